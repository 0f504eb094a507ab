# The box of Merv in English: where a component is, what its fields are called, what may be there. How it
# works is told in the box of Agra.

## Where to look

box-caravan-spice = Caravan cards: the spice { $name }. Count its cards, and look which of them carry a reward.
box-caravan-space = Tile of the camel market: the space “{ $name }”. On which side of the tile is it printed?
box-contracts-contract = Contracts, pile { $beginning } (level I to III; F brings favour, S a soldier): card { $number } from the top.
box-fortification-walls_of_colour = Fortification: how many walls lie in the supply under each of the four colours?
box-fortification-gates_of_colour = Fortification: how many gates lie in the supply under each of the four colours?
box-fortification-wall_price = Fortification: how many cubes of its colour does a wall cost?
box-fortification-gate_price = Fortification: how many cubes of its colour does a gate cost?
box-library-achievement = Library, breakthrough tiles of level { $level }: the one that we call “{ $name }”.
box-marketplace-place = Marketplace: { $name }, { $ring } ({ $good }). Which cubes does a trade there cost?
box-mosque-path = Mosque: the production upgrade on path { $number }, counted from the left.
box-mosque-step = Mosque, path { $path } from the left: step { $step } from the bottom.
box-mosque-white_upgrades = Upgrade tiles: how many are white?
box-mosque-late_upgrade_points = Mosque: how many points does somebody get who comes when the production upgrade of the path is gone?
box-mosque-late_tile_points = Mosque: how many points does somebody get who comes when the scoring tile of the path is gone?
box-palace-hall = Palace: { $name }. Which colour is paid for a courtier there?
box-scoring-tile = Scoring tiles of the mosque: number { $number } of 4 (the numbers are ours; lay them in a row and keep their order). For buildings with which action does it score?
box-solo-card = Solo cards: number { $number } of 6 (the numbers are ours; lay them in a row and keep their order).
box-solo-level = Solo rules: level “{ $name }”. How much wealth does it give the Corrupt Magistrate in the first, second and third year?
box-solo-wealth_most = Solo rules: how much wealth has the Magistrate at most?
box-solo-solo_cards_most = Solo rules: how many caravan cards does he take in one action at most?
box-solo-solo_courtiers = Solo rules: how many courtiers does he send in the whole game at most?
box-solo-solo_two_courtiers = Solo rules: from which wealth on does he send two courtiers at once?
box-solo-solo_scrolls_most = Solo rules: how many scrolls does he take in one action at most?
box-solo-solo_library_points = Solo rules: how many points does a breakthrough of the highest level bring him?
box-solo-solo_steps = Solo rules: how many steps in the mosque does he make in one action at most?
box-solo-solo_upgrade_points = Solo rules: how many points does he get instead of an upgrade?
box-solo-solo_walls = Solo rules: how many walls and gates does he build in one action at most?
box-solo-solo_ransoms = Solo rules: how many of his buildings does he save in each raid?
box-tracks-favour_top = Favour track: the number of its last space.
box-tracks-influence_top = Influence track: the number of its last space.
box-tracks-space = { $track }: the points beside space { $space }.
box-tracks-limit = Influence track: from which space on may one have { $spices } kinds of spices?

## Names

reward-favour = favour
reward-guard = soldier
reward-guard-and-favour = soldier and favour
reward-white-cube = white cube
reward-white-upgrade = white upgrade
reward-scroll = scroll
reward-any-card = any caravan card
reward-rare-good = rare good
reward-mosque-step = step in the mosque
reward-camel = camel
reward-production-upgrade = production upgrade
reward-free-wall = free wall or gate
reward-scoring-tile = scoring tile
reward-points = points
reward-top = top of the mosque
ring-inner = inner place
ring-outer = outer place
marketside-a = side A
marketside-b = side B
counts-scrolls = scrolls
counts-cards = caravan cards
counts-goods = goods
counts-steps = mosque steps
track-favour = Favour track
track-influence = Influence track

## Fields

field-cards = Cards
field-every = A reward with every so many cards
field-reward = Gives
    .words = reward
field-sides = Sides
    .words = marketside
field-influence = Influence needed
field-scrolls = Scrolls
field-common = Common goods
field-rare = Rare goods
field-points = Points
field-value = Number
field-level = Level
    .words = level
field-amount = How many
field-ring = Ring
    .words = ring
field-good = Good
    .words = good
field-price = Price
    .words = colour
field-upgrade = Colour of the upgrade
    .words = resource
field-path = Path
field-step = Step
field-cost = Cubes to pay
    .words = colour
field-colour = Colour
    .words = colour
field-counts = Counts
    .words = counts
field-action = Action
    .words = action
field-magistrate = Spaces in the order in which the Corrupt Magistrate tries them
field-vizier = Spaces in the order in which the Grand Vizier tries them
field-sites = Actions that the Corrupt Magistrate prefers, best first
    .words = action
field-wealth = Wealth
field-track = Track
    .words = track
field-space = Space
    .words = market
field-spices = Kinds of spices

## What may be there

allowed-no-other-space = a reward of no other space
allowed-no-other-spice = a reward of no other spice
allowed-one-side = at least one side
allowed-space-on-side = at least one space on side { $side }
allowed-rising = rising numbers
allowed-n-rising = { $n } rising numbers
allowed-fewer = fewer than the card above
allowed-more = more than on the level before
allowed-in-pile = { $what } in this pile
allowed-on-level = { $n } on this level
allowed-in-colours = { $n } in { $colours } colours
allowed-no-two-alike = no two alike on a level
allowed-by-turns = inner and outer places by turns
allowed-here = { $what } here
allowed-shares = as many for each of { $n }, at most { $most }
allowed-needed = { $n }; the rules need them
allowed-some-good = a good at least, common or rare
allowed-upgrades-of-paths = { $n } upgrades with the one of each path
allowed-only-step = { $what } on step { $n } and nowhere else
allowed-upgrades-paths = { $n } upgrades with the one of each path
allowed-each = as many for each of { $n }, at most { $most }
allowed-one-good = a good at least, common or rare
allowed-one-cube = at least one cube
allowed-other-hall = a colour of no other hall
allowed-in-hall = { $what } in this hall
allowed-other-tile = an action of no other tile
allowed-every-action = every action once
allowed-every-space = every space of a side once
allowed-track-space = track and space in the id
