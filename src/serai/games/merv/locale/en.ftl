# Merv in English. English is the reference for what each message means.
#
# Glossary
#   master         walks around the city; goes to one action space in each phase, then to the queue
#   space, side    N3 is the middle space of the north side (E: east, S: south, W: west), counted clockwise
#   line           the row or column that an action space leads into
#   site, building a site is one of the 24 plots of the city (a1 to e5); it may hold one building
#   to activate    to use a site of the line; an empty one is built on first
#   cube           a resource: red, blue, green, tan, or white, which stands for any colour
#   camel market   the middle of the city (c3): not a site; its spaces give something for a camel
#   servant        goes out as a soldier (protects a building in a raid) or as a courtier (scores in a hall)
#   favour         pays for the scoring of courtiers
#   influence      opens contracts and allows more spices
#   caravan card   carries a spice; lies in a row; camels bring cards within reach
#   scroll, breakthrough   every second scroll brings a tile of the next level
#   discount, joker   breakthroughs of level 1 (1 cube less) and of level 2 (1 cube as white)
#   place, trading post, good   eight places, inner and outer; inner goods are common, outer ones rare
#   path, step     the four ways up the mosque
#   upgrade        a tile on a site: production (1 cube more) or white (white instead of its colour)
#   scoring tile   points for buildings of one action
#   wall, gate, piece   protect the first two sites of a line; a gate stands in the middle of a side
#   contract, pile six piles: level I to III, F with favour, S with a soldier
#   queue          where the masters wait; it makes the order of the next phase
#   raid, ransom   unprotected buildings are hit; a cube buys one off
#   Grand Vizier   third colour with one or two players
#   Corrupt Magistrate, wealth   the rival of the solo game; wealth is what he acts with instead of cubes

title = Merv
about = Merv, the heart of the Silk Road: build up the city, trade spices and rare goods, win favour at court, and raise walls before the raiders come. Whoever has the most points after three years wins.

## Options of a match

option-level-title = Solo level
option-level-about = how strong the Corrupt Magistrate is, who plays against you
option-level-standard = Solo: Corrupt Magistrate, standard (default: novice)
option-level-hard = Solo: Corrupt Magistrate, hard
option-level-tyrant = Solo: Corrupt Magistrate, tyrant
level-novice = novice
level-standard = standard
level-hard = hard
level-tyrant = tyrant
option-camel-market-title = Camel market
option-camel-market-about = the side of its tile decides which spaces it has; usually it is drawn
option-camel-market-drawn-way = one side, drawn
option-camel-market-whole-way = the spaces of both sides
option-camel-market-side-a-way = side A
option-camel-market-side-b-way = side B
option-camel-market-whole = Camel market with the spaces of both sides (without this a side is drawn)
option-camel-market-side-a = Camel market: side A, not drawn
option-camel-market-side-b = Camel market: side B, not drawn
option-spice-literal-title = Spices to the letter
option-spice-literal-about = every kind pays its bonus with the 2nd, 3rd, 4th, 6th and 8th card
option-spice-literal = { option-spice-literal-title }: { option-spice-literal-about }
option-palace-voluntary-title = Courtiers of your choice
option-palace-voluntary-about = you choose the courtiers for whom you spend favour; the rules say it must be spent for all
option-palace-voluntary = { option-palace-voluntary-title }: { option-palace-voluntary-about } (ours)
option-upgrades-own-title = Upgrades on your own buildings
option-upgrades-own-about = an upgrade goes only to a site with a building of yours; the rules allow any site
option-upgrades-own = { option-upgrades-own-title }: { option-upgrades-own-about } (ours)
option-hall-favour-each-title = First courtier of each player
option-hall-favour-each-about = in every hall the first courtier of each player brings favour, not only the first of all
option-hall-favour-each = { option-hall-favour-each-title }: { option-hall-favour-each-about }

## Names: those who have no seat

other-0 = Grand Vizier
other-1 = Corrupt Magistrate

## Names: resources and colours

resource-red = red
resource-blue = blue
resource-green = green
resource-tan = tan
resource-white = white

# Walls and gates of the supply.
colour-red = { resource-red }
colour-blue = { resource-blue }
colour-green = { resource-green }
colour-tan = { resource-tan }

# Cubes paid in the library, several in a row: “red, blue, 2 white”.
cube-red = { resource-red }
    .several = { $n } { resource-red }
cube-blue = { resource-blue }
    .several = { $n } { resource-blue }
cube-green = { resource-green }
    .several = { $n } { resource-green }
cube-tan = { resource-tan }
    .several = { $n } { resource-tan }
cube-white = { resource-white }
    .several = { $n } { resource-white }
cube-joker = joker

## Names: actions and sites

# After “the”.
action-caravansary = caravansary
action-palace = palace
action-library = library
action-marketplace = marketplace
action-mosque = mosque
action-fortification = fortification

site-caravansary-red = { resource-red } { action-caravansary }
site-caravansary-blue = { resource-blue } { action-caravansary }
site-caravansary-green = { resource-green } { action-caravansary }
site-caravansary-tan = { resource-tan } { action-caravansary }
site-palace-red = { resource-red } { action-palace }
site-palace-blue = { resource-blue } { action-palace }
site-palace-green = { resource-green } { action-palace }
site-palace-tan = { resource-tan } { action-palace }
site-library-red = { resource-red } { action-library }
site-library-blue = { resource-blue } { action-library }
site-library-green = { resource-green } { action-library }
site-library-tan = { resource-tan } { action-library }
site-marketplace-red = { resource-red } { action-marketplace }
site-marketplace-blue = { resource-blue } { action-marketplace }
site-marketplace-green = { resource-green } { action-marketplace }
site-marketplace-tan = { resource-tan } { action-marketplace }
site-mosque-red = { resource-red } { action-mosque }
site-mosque-blue = { resource-blue } { action-mosque }
site-mosque-green = { resource-green } { action-mosque }
site-mosque-tan = { resource-tan } { action-mosque }
site-fortification-red = { resource-red } { action-fortification }
site-fortification-blue = { resource-blue } { action-fortification }
site-fortification-green = { resource-green } { action-fortification }
site-fortification-tan = { resource-tan } { action-fortification }

# After “the”, before “side”.
side-north = north
side-east = east
side-south = south
side-west = west

## Names: spices and caravan cards

spice-juniper = juniper
    .single = 1 { spice-juniper }
    .several = { $n } { spice-juniper }
spice-pepper = pepper
    .single = 1 { spice-pepper }
    .several = { $n } { spice-pepper }
spice-saffron = saffron
    .single = 1 { spice-saffron }
    .several = { $n } { spice-saffron }
spice-cardamom = cardamom
    .single = 1 { spice-cardamom }
    .several = { $n } { spice-cardamom }

card-juniper-1 = { spice-juniper }
card-juniper-2 = { spice-juniper }
card-juniper-3 = { spice-juniper }
card-juniper-4 = { spice-juniper }
card-juniper-5 = { spice-juniper }
card-juniper-6 = { spice-juniper }
card-juniper-7 = { spice-juniper }
card-juniper-8 = { spice-juniper }
card-pepper-1 = { spice-pepper }
card-pepper-2 = { spice-pepper }
card-pepper-3 = { spice-pepper }
card-pepper-4 = { spice-pepper }
card-pepper-5 = { spice-pepper }
card-pepper-6 = { spice-pepper }
card-saffron-1 = { spice-saffron }
card-saffron-2 = { spice-saffron }
card-saffron-3 = { spice-saffron }
card-saffron-4 = { spice-saffron }
card-saffron-5 = { spice-saffron }
card-saffron-6 = { spice-saffron }
card-cardamom-1 = { spice-cardamom }
card-cardamom-2 = { spice-cardamom }
card-cardamom-3 = { spice-cardamom }
card-cardamom-4 = { spice-cardamom }

# Action spaces: .line leads from there through the city, .side is where they lie.
position-N1 = N1
    .line = column a
    .side = north side
position-N2 = N2
    .line = column b
    .side = north side
position-N3 = N3
    .line = column c
    .side = north side
position-N4 = N4
    .line = column d
    .side = north side
position-N5 = N5
    .line = column e
    .side = north side
position-E1 = E1
    .line = row 1
    .side = east side
position-E2 = E2
    .line = row 2
    .side = east side
position-E3 = E3
    .line = row 3
    .side = east side
position-E4 = E4
    .line = row 4
    .side = east side
position-E5 = E5
    .line = row 5
    .side = east side
position-S1 = S1
    .line = column e
    .side = south side
position-S2 = S2
    .line = column d
    .side = south side
position-S3 = S3
    .line = column c
    .side = south side
position-S4 = S4
    .line = column b
    .side = south side
position-S5 = S5
    .line = column a
    .side = south side
position-W1 = W1
    .line = row 5
    .side = west side
position-W2 = W2
    .line = row 4
    .side = west side
position-W3 = W3
    .line = row 3
    .side = west side
position-W4 = W4
    .line = row 2
    .side = west side
position-W5 = W5
    .line = row 1
    .side = west side

# Piles of contracts, by what their backs show.
pile-I-F = I (favour)
pile-I-S = I (soldier)
pile-II-F = II (favour)
pile-II-S = II (soldier)
pile-III-F = III (favour)
pile-III-S = III (soldier)

## Names: palace and library

# After “the”.
hall-knowledge = Hall of Knowledge
hall-spices = Hall of Spices
hall-trade = Hall of Trade
hall-faith = Hall of Faith

achievement-caravansary-less = caravansaries cost 1 cube less
achievement-palace-less = palaces cost 1 cube less
achievement-marketplace-less = marketplaces cost 1 cube less
achievement-mosque-less = mosques cost 1 cube less
achievement-red-joker = 1 red cube as a joker
achievement-blue-joker = 1 blue cube as a joker
achievement-green-joker = 1 green cube as a joker
achievement-tan-joker = 1 tan cube as a joker
achievement-post = free trading post and 1 free good
achievement-card = free caravan card
achievement-step = free mosque step
achievement-wall = free wall or gate
achievement-points = immediate points
achievement-guard-and-favour = a soldier and favour
achievement-guards = several soldiers
achievement-favours = immediate favour

## Names: marketplace and camel market

# .one: after the number 1
good-carpets = carpets
    .one = carpet
good-silk = silk
    .one = silk
good-paper = paper
    .one = paper
good-jade = jade
    .one = jade
good-dates = dates
    .one = date
good-pearls = pearls
    .one = pearl
good-turquoise = turquoise
    .one = turquoise
good-amber = amber
    .one = amber

# .good: what is sold there
place-bukhara = Bukhara
    .good = { good-carpets }
place-changan = Chang’an
    .good = { good-silk }
place-samarkand = Samarkand
    .good = { good-paper }
place-khotan = Khotan
    .good = { good-jade }
place-herat = Herat
    .good = { good-dates }
place-alexandria = Alexandria
    .good = { good-pearls }
place-nishapur = Nishapur
    .good = { good-turquoise }
place-antioch = Antioch
    .good = { good-amber }

# Spaces of the camel market, by what they give.
market-white = 1 white cube
market-scroll = 1 scroll
market-card = any caravan card
market-favour = 1 favour
market-good = 1 rare good
market-step = 1 mosque step
market-guard = 1 soldier

# Where points come from, in brackets after a number.
source-favour = favour track
source-influence = influence track
source-contracts = contract
source-mosque = mosque
source-achievements = breakthrough
source-knowledge = { hall-knowledge }
source-spices = { hall-spices }
source-trade = { hall-trade }
source-faith = { hall-faith }
source-buildings = buildings
source-tiles = scoring tiles
source-top = top of the mosque
source-sets = sets of spices
# Solo cards, and upgrades that the Corrupt Magistrate cannot use.
source-cards = solo bonus
origin-post = trading post
origin-mosque = mosque
origin-cards = caravan cards
origin-market = camel market

## Moves of the players: the turn

move-go = Go to { $position } ({ $position_line })
    .told = goes to the { $position_side }, { $position_line } ({ $position })
move-activate = Activate the { move-activate.named }
    .told = activates the { move-activate.named }
    .named =
        { $site_key ->
            [none] site { $cell }
           *[other] { $site } ({ $cell })
        }
    .deed = { move-activate.told }
move-favour = Gain 1 favour
    .told = takes favour
move-guard = Deploy a soldier
    .told = deploys a soldier
move-act =
    { $action_key ->
        [none] Use the action of the site
       *[other] Use the { $action } action
    }
    .told = uses the site’s action
move-end = End your turn
    .told = ends the turn
# Ends a choice of several.
move-done = Done
    .told = is done
move-done-cards = Pay for these cards
move-done-courtier = No more courtiers
move-done-trade = Finish trading
move-done-climb = Stop climbing
move-done-wall = Finish building
move-done-fund = No more courtiers score
# Declines an offer.
move-pass = Decline
    .told = declines
move-pay = Pay
    .told = pays
# Breakthrough of level 1.
move-save = Discount: pay 1 { $resource } cube less
    .told = pays 1 { $resource } cube less
# Breakthrough of level 2; the colour is the one asked for.
move-joker = Joker: counts as 1 { $resource } cube
    .told = uses a joker as 1 { $resource } cube
move-station = Soldier to the { move-activate.named }
    .told =
        { $site_count ->
            [1] sends a soldier to the { move-activate.named }
           *[other] sends { $site_count } soldiers ({ $site })
        }
    .deed = { move-station.told }
move-upgrade = Put the upgrade on the { move-activate.named }
    .told = puts an upgrade on the { move-activate.named }
    .deed = { move-upgrade.told }

## Moves of the players: the actions of the sites

move-lay = Put a camel on the first card without one
    .told = puts a camel on the first card without one
move-take =
    { $spice_key ->
        [none] Take card { $nth } from the row
       *[other] Take card { $nth } ({ $spice })
    }
    .told = takes card { $nth } from the row
# Which cubes pay for the cards.
move-colour = Pay in { $resource }
    .told = pays in { $resource }
move-courtier = Send a courtier to the { $hall }
    .told = sends a courtier to the { $hall }
move-study = Pay for scrolls with: { $paid_cube }
    .told =
        { $paid_cube_count ->
            [1] pays a { $paid_cube } cube for a scroll
           *[other] pays { $paid_cube } cubes for scrolls
        }
move-achieve = Take the breakthrough: { $achievement }
    .told = takes the breakthrough “{ $achievement }”
    .deed = { move-achieve.told }
move-post = Open a trading post in { $place }
    .told = opens a trading post in { $place }
    .deed = { move-post.told }
move-trade = Buy { $place_good } in { $place }
    .told = buys { $place_good } in { $place }
move-ride = Send a camel to { $place } and buy { $place_good }
    .told = sends a camel to { $place } and buys { $place_good }
move-climb = Go 1 step up path { $path }
    .told = goes 1 step up path { $path } of the mosque
move-wall =
    { $position_key ->
        [N3] Build the gate at { $position } ({ $position_side })
        [E3] Build the gate at { $position } ({ $position_side })
        [S3] Build the gate at { $position } ({ $position_side })
        [W3] Build the gate at { $position } ({ $position_side })
       *[other] Build a wall at { $position } ({ $position_side })
    }
    .told =
        { $part ->
            [gate]
                { $position_count ->
                    [1] builds the gate on the { $position_side } ({ $position })
                   *[other] builds { $position_count } gates ({ $position })
                }
           *[wall]
                { $position_count ->
                    [1] builds a wall on the { $position_side } ({ $position })
                   *[other] builds { $position_count } walls ({ $position })
                }
        }
    .deed = { move-wall.told }
move-piece = Build in { $colour }
    .told = builds it in { $colour }
move-good = Take { $good }
    .told = takes { $good }

## Moves of the players: queue, raid and scoring

move-stay = Stay here
    .told = stays here in the queue
move-skip = Put a camel here and move up
    .told = puts a camel in the queue and moves up
move-ransom = Pay 1 { $resource } cube as ransom
    .told = pays 1 { $resource } cube as ransom
move-lose = Give up the building
    .told = pays no ransom
move-fund = Spend 1 favour: a courtier in the { $hall } scores
    .told = spends 1 favour, and a courtier in the { $hall } scores

## Moves of the players: for the Grand Vizier

move-vizier = Grand Vizier to { $position } ({ $position_line })
    .told = sends the Grand Vizier to the { $position_side }, { $position_line } ({ $position })
move-house = Grand Vizier builds on the { move-activate.named }
    .told = has the Grand Vizier build on the { move-activate.named }

## Moves of the players: at any time

# The pile is written I-F, III-S and so on.
move-contract = Fulfil contract { $pile } (1 { $resource } cube)
    .told = fulfils contract { $pile } with 1 { $resource } cube
    .deed = fulfils contract { $pile }
move-camels = Camel market: take all camels
    .told = takes all camels from the camel market
move-bazaar = Camel market: 1 camel for { $market }
    .told = puts 1 camel into the camel market for { $market }

## What chance did

move-deal = Next site: { $site }
    .told =
        { $row ->
            [0] { move-deal }
           *[other] Row { $row } of the city ({ $cell }): { $site }
        }
move-draw = New caravan card: { $card }
    .told =
        { $card_count ->
            [1] { move-draw }
           *[other] New caravan cards: { $card }
        }
move-tile = Scoring tile in the mosque: { $tile_action }
    .told =
        { $tile_action_count ->
            [1] { move-tile }
           *[other] Scoring tiles in the mosque: { $tile_action }
        }
move-side = Camel market: side { $market_side }
move-next = Next in the queue: { $seat }
move-reveal = Solo card { $solo }

## Refusals: space and site

refuse-space-taken = There is already a master on { $position } ({ $seat }). Choose a free space.
refuse-empty-line = Nothing can be activated from { $position }: its line is empty, and you have no buildings left. Choose another space.
refuse-other-side = In this phase the masters go to the { $side } side, and { $position } is not there. Choose a space on that side.
refuse-not-in-line = { $cell } does not lie in the line of { $position }. Choose a site in that line.
refuse-camel-market-here = { $cell } is the camel market, not a site. Choose a site.
refuse-no-building = { $cell } is empty, and there is no building left to put there. Choose a site that is built on.
# The Grand Vizier builds.
refuse-site-built = { $cell } already has a building ({ $seat }). Choose an empty site for the Grand Vizier.
refuse-no-site-active = No site of the line of { $position } could be activated, so there is no action of a site. Choose favour or a soldier.

## Refusals: paying

refuse-too-few-cubes =
    { $missing ->
        [one] You are { $missing } cube short (white counts as any colour). Choose something you can pay for.
       *[other] You are { $missing } cubes short (white counts as any colour). Choose something you can pay for.
    }
refuse-no-cube = You have no { $resource } cube for this. Choose another colour.
refuse-not-in-bill = This does not cost a { $resource } cube. Choose a colour that is asked for.
refuse-no-discount = You have no discount left for this. Just pay.
refuse-no-joker = You have no joker for this. Only a breakthrough of level 2 lets 1 cube stand for another. Just pay.
refuse-joker-used = Your { $resource } joker has already been used; it works once in each of your turns and once in a raid. Just pay.
refuse-own-colour = Your joker is { $resource } anyway, so it would change nothing. Pay a { $resource } cube as it is.

## Refusals: soldiers and upgrades

refuse-no-servant = All your { $all } servants are out as soldiers or courtiers. Soldiers come home after a raid, so choose something else for now.
refuse-not-built = There is no building on { $cell } to protect. Choose a site that is built on.
refuse-has-guard = A soldier already stands on { $cell } ({ $seat }). Choose another building.
refuse-has-upgrade = { $cell } has an upgrade, so there is no room for a soldier. Choose another building.
refuse-walled = Walls and gates already protect { $cell } on every side. Choose another building.
refuse-upgraded-already = { $cell } already has an upgrade. Choose another site.
refuse-no-site-to-guard = There is no building for a soldier now: each has a soldier, an upgrade or protection on every side. Choose favour or the action of the site.
refuse-not-yours = There is no building of yours on { $cell }. In this match an upgrade goes only on a site of your own.

## Refusals: caravansary

refuse-no-card-there = There is no card { $nth } in the row. Choose one that lies there.
refuse-out-of-reach = Card { $nth } is out of reach: there is no camel on it or on the card before it. Choose another, or put your own camels down first.
refuse-spice-limit =
    { $allowed ->
        [one] Your influence allows only { $allowed } kind of spice, and { $spice } would be one too many. Stay with the kind you have, or gain influence first.
       *[other] Your influence allows only { $allowed } kinds of spice, and { $spice } would be one too many. Stay with the kinds you have, or gain influence first.
    }
refuse-no-cube-for-card =
    { $cards ->
        [0] A card costs 1 cube, and you have none. Choose favour or a soldier.
       *[other] A card costs 1 cube, and you have none left. Go on.
    }
refuse-too-few-for-card =
    { $cards ->
        [one] You have { $cards } card and cannot pay for another, as all cubes must have the same colour. Go on with that one.
       *[other] You have { $cards } cards and cannot pay for another, as all cubes must have the same colour. Go on with these.
    }
refuse-no-camel = You have no camel to put down. You can get camels from caravan cards, the queue, the marketplace, the mosque and the camel market.
refuse-camel-waits =
    { $camels ->
        [one] Your only camel came with a card just taken; it is yours after the action. Take cards within reach, or go on.
       *[other] Your only { $camels } camels came with cards just taken; they are yours after the action. Take cards within reach, or go on.
    }
refuse-row-full =
    { $cards ->
        [one] The only card already has a camel. Keep yours.
       *[other] All { $cards } cards already have a camel. Keep yours.
    }
refuse-nothing-in-row =
    { $allowed ->
        [one] Your influence allows only { $allowed } kind of spice, and no card of it is within reach. Choose favour or a soldier.
       *[other] Your influence allows only { $allowed } kinds of spice, and no card of them is within reach. Choose favour or a soldier.
    }
refuse-colour-can-pay = You may pay with white alone only if you have no other cube. Choose one of your colours; white makes up the rest.
refuse-nothing-chosen =
    { $cards ->
        [one] Take at least { $cards } card first.
       *[other] Take at least { $cards } cards first.
    }

## Refusals: library and palace

refuse-too-many-scrolls =
    { $most ->
        [one] You can get { $most } scroll in one action. Pay 1 cube.
       *[other] You can get { $most } scrolls in one action and no more. Pay 1 cube for each.
    }
refuse-white-at-end =
    { $colours ->
        [one] White stands for colours that you do not have. First pay a cube of the colour that you do have.
       *[other] White stands for colours that you do not have. First pay a cube of each of your { $colours } colours.
    }
refuse-taken-achievement = “{ $achievement }” has been taken. Choose a breakthrough that is still there.
refuse-other-level = “{ $achievement }” is of another level. Choose a breakthrough of level { $level }.

## Refusals: marketplace

refuse-post-there = You already have a trading post in { $place }. Choose another place.
refuse-inner-first = { $place } is an outer place, and your first trading post goes to an inner one: Bukhara, Samarkand, Herat or Nishapur.
refuse-no-route = No route leads to { $place } from a trading post of yours. Choose a place next to one.
refuse-no-camel-to-ride = You have no camel for the route to { $place }. Trade where you have a post.
refuse-not-linked = { $place } can only be reached from a trading post next to it, and you have none there. Choose another place.
refuse-traded = You have already traded in { $place } in this action. Choose another place, or go on.
refuse-sold-out = Sold out: { $good }. Choose another good.
refuse-no-post = You have no trading post in { $place }. Trade where you have one, or send a camel to a place next to it.
refuse-no-post-for-good = You have no trading post in { $place }, and no disc for another. Choose a good of a place where you have one.
refuse-post-rides-not = You have a trading post in { $place }, so you can trade there without a camel.
refuse-common-good = This gives a rare good: silk, jade, pearls or amber. Choose one of them instead of { $good }.

## Refusals: mosque and fortification

refuse-other-path = You have started on path { $own } and stay on it for the whole game, so you cannot use path { $path }.
refuse-at-top = You are already at the top of the mosque (step { $steps }). Choose something else.
refuse-wall-there =
    { $position_key ->
        [N3] There is already a gate at { $position }. Choose another position.
        [E3] There is already a gate at { $position }. Choose another position.
        [S3] There is already a gate at { $position }. Choose another position.
        [W3] There is already a gate at { $position }. Choose another position.
       *[other] There is already a wall at { $position }. Choose another position.
    }
refuse-no-piece = There is no { $colour } one left. Choose another colour.
refuse-cannot-build = { $position_key ->
        [N3] No gate is left that you can pay for, so { $position } stays open. Choose another position.
        [E3] No gate is left that you can pay for, so { $position } stays open. Choose another position.
        [S3] No gate is left that you can pay for, so { $position } stays open. Choose another position.
        [W3] No gate is left that you can pay for, so { $position } stays open. Choose another position.
       *[other] No wall is left that you can pay for, so { $position } stays open. Choose another position.
    }
refuse-nothing-to-do = There is nothing that you can pay for at the { $action } now. Choose favour or a soldier.
refuse-nothing-done = Do at least one thing here first, then you may go on.

## Refusals: contracts and camel market

refuse-no-contract = All contracts of pile { $pile } have been fulfilled. Choose another pile.
refuse-too-little-influence =
    This contract takes { $needed } influence, and you have { $held ->
        [0] none
       *[other] only { $held }
    }. Soldiers and walls bring some.
refuse-too-few-scrolls =
    { $needed ->
        [one] This contract takes { $needed } scroll
       *[other] This contract takes { $needed } scrolls
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    } to lay on it. The library has more.
refuse-too-few-common =
    { $needed ->
        [one] This contract takes { $needed } common good
       *[other] This contract takes { $needed } common goods
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    } to lay on it. Inner places of the marketplace sell them.
refuse-too-few-rare =
    { $needed ->
        [one] This contract takes { $needed } rare good
       *[other] This contract takes { $needed } rare goods
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    } to lay on it. Outer places of the marketplace sell them.
refuse-market-closed = The camel market is open once a turn, after production, to a master on the middle space of the { $side } side. Choose something else.
refuse-market-empty = There is no camel in the camel market. Put one of yours there instead, or do nothing.
refuse-market-taken = There is already a camel on “{ $market }”. Choose a free space of the camel market, or take all camels.
refuse-market-absent = The camel market of this game has no “{ $market }”. Choose a space that it has.
refuse-no-camel-to-lay = You have no camel to put there. Take the camels of the market instead, if there are any.
refuse-short-choice = Make this choice first: contracts and the camel market come before it or after it.

## Refusals: raid and scoring

refuse-wrong-ransom = A { $resource } cube does not save the building on { $cell }. Pay in the colour of its site or of its upgrade, or white.
refuse-no-courtier = You have no courtier in the { $hall }. Choose a hall where you have one.
refuse-must-fund = You still have { $favour } favour, and it must be spent while there are courtiers who have not scored. Choose one.
refuse-all-funded = All your courtiers in the { $hall } have scored. Choose another hall.

## The log: years and phases

note-year-begins = Year { $year } begins
note-phase-begins = The masters go to the { $side } side
note-queued = { $seat }: number { $place_number } in the queue
note-raid = Raid at the end of year { $year }
note-ransomed = { note-built.who } saves the building on the { move-activate.named }
note-ransom-paid = { $seat } saves the building on the { move-activate.named } with a ransom of 1 { $resource } cube
note-lost =
    { $site_count ->
        [1] { note-built.who } loses the building on the { move-activate.named }
       *[other] { note-built.who } loses { $site_count } buildings ({ $site })
    }
note-guards-home =
    { $count ->
        [one] { $count } soldier goes home
       *[other] { $count } soldiers go home
    }
note-scoring = Scoring for year { $year }
note-spices-by-kind = Spices: each kind pays its own bonuses, as the caravansary shows. The short rules say this in a single sentence, read here as a summary of all kinds; the option “{ option-spice-literal-title }” reads it literally.

## The log: gains and losses

note-produced =
    { $count ->
        [one] { $seat }: +{ $count } { $resource } cube (production)
       *[other] { $seat }: +{ $count } { $resource } cubes (production)
    }
# The building of another player was activated.
note-shared =
    { $count ->
        [one] { $seat }: +{ $count } { $resource } cube (as owner)
       *[other] { $seat }: +{ $count } { $resource } cubes (as owner)
    }
note-gained-cubes =
    { $count ->
        [one] { $seat }: +{ $count } { $resource } cube
       *[other] { $seat }: +{ $count } { $resource } cubes
    }
note-paid =
    { $count ->
        [one] { $seat }: −{ $count } { $resource } cube
       *[other] { $seat }: −{ $count } { $resource } cubes
    }
note-points =
    { $count ->
        [one] { $seat }: +{ $count } point ({ $source })
       *[other] { $seat }: +{ $count } points ({ $source })
    }
note-favour-gained = { $seat }: +{ $count } favour (now { $total })
note-favour-spent = { note-built.who } spends { $count } favour on a courtier in the { $hall }
note-influence-gained = { $seat }: +{ $count } influence (now { $total })
note-camels-gained =
    { $count ->
        [one] { $seat }: +{ $count } camel ({ $origin })
       *[other] { $seat }: +{ $count } camels ({ $origin })
    }
note-camels-left =
    { $count ->
        [1] { note-built.who } puts a camel in the queue and moves up
       *[other] { note-built.who } puts { $count } camels in the queue and moves up
    }
note-queue-camels =
    { $count ->
        [one] { note-built.who } takes { $count } camel from the queue
       *[other] { note-built.who } takes { $count } camels from the queue
    }
# After trading the camels on the routes move on.
note-camels-sent =
    { $count ->
        [one] { $count } of { $seat }’s camels moves on to the caravan cards
       *[other] { $count } of { $seat }’s camels move on to the caravan cards
    }
note-camels-to-market =
    { $count ->
        [one] { $count } of { $seat }’s camels moves on to the camel market
       *[other] { $count } of { $seat }’s camels move on to the camel market
    }
note-camels-lost =
    { $count ->
        [one] { $seat }: { $count } camel leaves the game
       *[other] { $seat }: { $count } camels leave the game
    }
note-card-taken =
    { $spice_count ->
        [1] { $seat }: +1 caravan card ({ $spice })
       *[other] { $seat }: +{ $spice_count } caravan cards ({ $spice_single })
    }
    .deed =
        { $spice_count ->
            [1] takes a { $spice } card
           *[other] takes { $spice_count } caravan cards ({ $spice_single })
        }
note-scrolls-gained =
    { $count ->
        [one] { $seat }: +{ $count } scroll (now { $total })
       *[other] { $seat }: +{ $count } scrolls (now { $total })
    }
note-good-gained = { $seat }: +1 { $good_one }
note-tile-taken = { $seat }: +1 scoring tile ({ $tile_action })
note-upgrade-lost = { $seat }: no site for the upgrade, so it is lost

## The log: the city

# Those without a seat are no names.
note-built = { note-built.who } builds on the { move-activate.named }
    .deed = builds there
    .who =
        { $seat_number ->
            [9] The { other-0 }
            [10] The { other-1 }
           *[other] { $seat }
        }
note-guard-home = { $seat }’s soldier on the { move-activate.named } makes room for an upgrade and goes home
note-no-line = { note-built.who } has nothing to activate from there

# Those who do not choose themselves: Grand Vizier and Corrupt Magistrate.
note-went = { note-built.who } goes to the { $position_side }, { $position_line } ({ $position })
note-activated = { note-built.who } activates the { move-activate.named }
note-wealth = { note-built.who } uses the { $action } with wealth { $count }
note-guarded = { note-built.who } sends a soldier to the { move-activate.named }
note-walled =
    { $position_key ->
        [N3] { $seat }: gate on the { $position_side } ({ $position })
        [E3] { $seat }: gate on the { $position_side } ({ $position })
        [S3] { $seat }: gate on the { $position_side } ({ $position })
        [W3] { $seat }: gate on the { $position_side } ({ $position })
       *[other] { $seat }: wall on the { $position_side } ({ $position })
    }
note-at-court = { $seat }: courtier in the { $hall }
note-posted = { $seat }: trading post in { $place }
note-climbed = { $seat }: step { $steps } of path { $path }
note-fulfilled = { $seat }: contract { $pile } fulfilled
note-goods-laid =
    { $count ->
        [one] { $seat }: −1 { $good_one } (on the contract)
       *[other] { $seat }: −{ $count } { $good } (on the contract)
    }
note-scrolls-laid =
    { $count ->
        [one] { $seat } puts { $count } scroll on the contract
       *[other] { $seat } puts { $count } scrolls on the contract
    }
note-achievement-gone = { note-built.who } removes the breakthrough “{ $achievement }”

## Questions

ask-space = Where does your master go?
ask-site = Which site of the line do you activate?
ask-action = What do you do: 1 favour, a soldier, or the action of the site?
ask-end-turn = Anything else this turn?
ask-vizier-space = Where does the Grand Vizier go?
ask-vizier-site = Where does the Grand Vizier build?
ask-pay = How do you pay?
ask-guard = Where does your soldier go?
ask-upgrade = Where does the upgrade go?
ask-cards = Which caravan card do you take? You may put camels down first.
ask-colour = Which colour do you pay with? It holds for all cards of this action.
ask-courtier = To which hall do you send a courtier?
ask-study = Which cubes do you pay? Each brings 1 scroll.
ask-achieve = Which breakthrough do you take?
ask-post = Where do you open a trading post?
ask-trade = What do you buy?
ask-free-post = Where do you open a trading post? Its good is free.
ask-free-good = All your trading posts are out: the good of which place do you take?
ask-rare-good = Which rare good do you take?
ask-climb = Mosque: do you go up another step?
ask-free-step = Mosque: on which path do you take your free step, if at all?
ask-wall = Where do you build a wall or gate?
ask-piece = In which colour do you build?
ask-free-wall = Where do you build your free wall or gate?
ask-skip = Queue: stay here, or put a camel down and move up?
ask-ransom = Raid: do you pay ransom for your building?
ask-fund = Palace: for which courtiers do you spend favour?
# Asked when people shuffle and draw at a real table.
ask-next-master = Whose master is next in the queue?
ask-deal = Which site is dealt next?
ask-tile = Which scoring tile is next?
ask-market-side = Which side of the camel market lies up?
ask-draw = Which caravan card is drawn?
ask-reveal = Which solo card is turned up?

## Rules in progress, one to three words

crumb-setup = Setting up
crumb-years = Year
crumb-reveal = Solo card
crumb-turn = Turn
crumb-vizierturn = Grand Vizier
crumb-magistrateturn = Corrupt Magistrate
crumb-pay = Payment
crumb-placeguard = Soldier
crumb-placeupgrade = Upgrade
crumb-caravansary = Caravansary
crumb-closerow = Caravan row
crumb-palace = Palace
crumb-library = Library
crumb-achieve = Breakthrough
crumb-marketplace = Marketplace
crumb-freepost = Free trading post
crumb-raregood = Rare good
crumb-mosque = Mosque
crumb-freestep = Free step
crumb-fortification = Fortification
crumb-freewall = Free wall
crumb-queue = Queue
crumb-raid = Raid
crumb-yearscoring = Scoring

## Places of the boards: what they are called, and what they are for

# place-KIND is a title, about-KIND explains. Where there is an about-KIND-NAME, it wins over
# about-KIND. No printed values here: the owner of a box may correct them.
place-space = Action space { $position }
about-space =
    { $position_key ->
        [N3] { about-space.general } { about-space.middle }
        [E3] { about-space.general } { about-space.middle }
        [S3] { about-space.general } { about-space.middle }
        [W3] { about-space.general } { about-space.middle }
       *[other] { about-space.general }
    }
    .general = Your master goes here to activate one site of the row or column behind it. Each space has room for one master.
    .middle = From this space you may also use the camel market.
place-site =
    { $cell_key ->
        [c3] Camel market ({ $cell })
       *[other] Site { $cell }
    }
about-site = An empty site gets a building of yours when you activate it. All buildings of its owner in the line then produce cubes for you; after that you gain favour, deploy a soldier or use the action of the site.
about-site-c3 = Not a site. Whoever chose its row or column may take all camels that are here, or put one on a free space for what the space gives.

# What the action of a site does; which site has which action is dealt again for every match.
about-action-caravansary = Take caravan cards: each costs a cube, all of the same colour. Spices bring bonuses, and sets of different spices score at the end.
about-action-palace = Send courtiers to the halls of the palace. Each costs cubes in the colour of the hall, and every further one costs more.
about-action-library = Pay cubes of different colours, each for a scroll. Scrolls bring breakthroughs and fulfil contracts.
about-action-marketplace = Open a trading post in a place, then buy a good in each place where you have a post. With camels you also reach the places next to them.
about-action-mosque = Go up your path step by step, paying the cubes shown. Each step brings what lies on it.
about-action-fortification = Build city walls and gates for cubes. You gain influence for the buildings that they protect, most of all for those of others.
place-cube =
    { $resource_key ->
        [joker] Joker
       *[other] { $resource } cubes
    }
about-cube =
    { $resource_key ->
        [white] White cubes pay for any colour.
        [joker] Your breakthrough lets one cube of its colour count as white, once in each of your turns and once in a raid.
       *[other] Buildings produce cubes. They pay for the actions of sites, for contracts, and for ransom in a raid.
    }
place-card = Caravan card { $nth }
about-card = Costs a cube at the caravansary. A card is within reach if a camel is on it or on the card before it; the first one always is. Your influence limits how many kinds of spice you may have.
place-hall = { $hall }
about-hall = Courtiers score here at the end of each year, if you spend favour for them. Sending one costs cubes in the colour of the hall.
about-hall-knowledge = A courtier here scores your scrolls at the end of each year, if you spend favour for it. Sending one costs cubes in the colour of the hall.
about-hall-spices = A courtier here scores your caravan cards at the end of each year, if you spend favour for it. Sending one costs cubes in the colour of the hall.
about-hall-trade = A courtier here scores your goods at the end of each year, if you spend favour for it. Sending one costs cubes in the colour of the hall.
about-hall-faith = A courtier here scores your steps in the mosque at the end of each year, if you spend favour for it. Sending one costs cubes in the colour of the hall.
place-achievement = Breakthrough: { $achievement }
about-achievement =
    { $achievement_key ->
        [caravansary-less] { about-achievement.general } { about-achievement.less }
        [palace-less] { about-achievement.general } { about-achievement.less }
        [marketplace-less] { about-achievement.general } { about-achievement.less }
        [mosque-less] { about-achievement.general } { about-achievement.less }
        [red-joker] { about-achievement.general } { about-achievement.joker }
        [blue-joker] { about-achievement.general } { about-achievement.joker }
        [green-joker] { about-achievement.general } { about-achievement.joker }
        [tan-joker] { about-achievement.general } { about-achievement.joker }
       *[other] { about-achievement.general } It works at once, and only once.
    }
    .general = When your scrolls reach its level, you take one of the breakthroughs of that level that are left.
    .less = It helps once in every such action, for the rest of the game.
    .joker = It lets one cube of its colour count as white, once in each of your turns and once in every raid.
place-town = { $place } ({ $place_good })
about-town =
    { $place_key ->
        [changan] An outer place with a rare good. { about-town.outer }
        [khotan] An outer place with a rare good. { about-town.outer }
        [alexandria] An outer place with a rare good. { about-town.outer }
        [antioch] An outer place with a rare good. { about-town.outer }
       *[other] An inner place with a common good; your first trading post goes to one of these. With a post you buy here whenever you use the marketplace, and from a post next to it a camel gets you here too.
    }
    .outer = A trading post needs a route to one that you have already. From a post next to it a camel gets you here too.
place-path = Mosque: path { $path }
about-path = Each step costs the cubes shown and brings what lies on it. Whoever begins a path stays on it; whoever reaches the top scores for their own mosques in every scoring from then on.
place-wall =
    { $position_key ->
        [N3] Gate at { $position }
        [E3] Gate at { $position }
        [S3] Gate at { $position }
        [W3] Gate at { $position }
       *[other] Wall at { $position }
    }
about-wall = Protects the first two sites behind it from raids on this side. You pay cubes in the colour of the wall or gate and gain influence for the buildings that it protects.
place-yard = Walls and gates: { $colour }
about-yard = Walls and gates that nobody has built yet. You pay for these with { $colour } cubes.
place-good = Good: { $good }
about-good = Bought in the places of the marketplace. Contracts ask for goods, and courtiers in the Hall of Trade score them.
place-contract =
    { $pile_key ->
        [I-F] Contract of level I (favour)
        [I-S] Contract of level I (soldier)
        [II-F] Contract of level II (favour)
        [II-S] Contract of level II (soldier)
        [III-F] Contract of level III (favour)
        [III-S] Contract of level III (soldier)
       *[other] Contract { $pile }
    }
about-contract =
    { $pile_key ->
        [I-S] { about-contract.general } It brings points, and you may deploy a soldier.
        [II-S] { about-contract.general } It brings points, and you may deploy a soldier.
        [III-S] { about-contract.general } It brings points, and you may deploy a soldier.
       *[other] { about-contract.general } It brings points and favour.
    }
    .general = Asks for enough influence, a cube of any colour, and the scrolls and goods shown, which stay on it.
place-camels = Camels
about-camels = Camels bring more caravan cards within reach, take you to places without a trading post of yours, skip spaces of the queue and pay in the camel market.
place-market = Camel market: { $market }
about-market = Put a camel on this space to get what it gives. It stays taken until somebody takes all camels of the market.
about-market-white = For a camel you get a white cube, which pays for any colour.
about-market-scroll = For a camel you get a scroll; it may bring a breakthrough.
about-market-card = For a camel you take any caravan card of the row, even one out of reach.
about-market-favour = For a camel you gain favour.
about-market-good = For a camel you take a rare good of your choice.
about-market-step = For a camel you go a step up in the mosque and get what lies there.
about-market-guard = For a camel one of your servants goes to protect a building, which brings influence.
place-points = Points
about-points = Whoever has the most points after the last year wins.
place-favour = Favour
about-favour = At the end of each year favour is spent so that courtiers score. Some spaces of the track bring points at once.
place-influence = Influence
about-influence = Opens contracts and allows more kinds of spice. Soldiers, walls and gates bring it; some spaces of the track bring points at once.
place-scrolls = Scrolls
about-scrolls = Enough of them bring a breakthrough of the next level. They also fulfil contracts, and courtiers in the Hall of Knowledge score them.

## Quantities in statistics

fact-score = Score
fact-from_favour = Points: favour track
fact-from_influence = Points: influence track
fact-from_contracts = Points: contracts
fact-from_mosque = Points: mosque
fact-from_achievements = Points: breakthroughs
fact-from_knowledge = Points: Hall of Knowledge
fact-from_spices = Points: Hall of Spices
fact-from_trade = Points: Hall of Trade
fact-from_faith = Points: Hall of Faith
fact-from_buildings = Points: buildings
fact-from_tiles = Points: scoring tiles
fact-from_top = Points: top of the mosque
fact-from_sets = Points: sets of spices
fact-influence = Influence
fact-steps = Mosque steps
fact-contracts = Contracts
fact-cards = Caravan cards
fact-courtiers = Courtiers
fact-scrolls = Scrolls
fact-goods = Goods
fact-buildings = Buildings in the city

## In the browser: what a colour has

player-points = Points
    .change =
        { $count ->
            [one] { $change } point ({ $source })
           *[other] { $change } points ({ $source })
        }
player-favour = Favour
    .change = { $change } favour
player-influence = Influence
    .change = { $change } influence
player-camels = Camels
    .change =
        { $count ->
            [one] { $change } camel
           *[other] { $change } camels
        }
player-scrolls = Scrolls
    .change =
        { $count ->
            [one] { $change } scroll
           *[other] { $change } scrolls
        }
player-scrolls-on-contracts = Scrolls on contracts
player-cubes = Cubes
    .change =
        { $count ->
            [one] { $change } { $resource } cube
           *[other] { $change } { $resource } cubes
        }
player-goods = Goods
    .change =
        { $count ->
            [one] { $change } { $good_one }
           *[other] { $change } { $good }
        }
player-goods-on-contracts = Goods on contracts
player-courtiers = Courtiers
    .change =
        { $count ->
            [one] { $change } courtier in the { $hall }
           *[other] { $change } courtiers in the { $hall }
        }
player-posts = Trading posts
    .change =
        { $count ->
            [one] { $change } trading post
           *[other] { $change } trading posts
        }
player-steps = Mosque steps
    .change =
        { $count ->
            [one] { $change } mosque step
           *[other] { $change } mosque steps
        }
player-cards = Caravan cards
    .change =
        { $count ->
            [one] { $change } caravan card
           *[other] { $change } caravan cards
        }
player-achievements = Breakthroughs
    .change =
        { $count ->
            [one] { $change } breakthrough
           *[other] { $change } breakthroughs
        }
player-contracts = Contracts
    .change =
        { $count ->
            [one] { $change } contract
           *[other] { $change } contracts
        }
player-scoring-tiles = Scoring tiles
player-servants = Servants left
    .change =
        { $count ->
            [one] { $change } servant left
           *[other] { $change } servants left
        }
player-buildings = Buildings left
player-discs = Discs left
    .change =
        { $count ->
            [one] { $change } disc left
           *[other] { $change } discs left
        }
player-in-danger = In danger
    .change =
        { $count ->
            [one] { $change } building in danger
           *[other] { $change } buildings in danger
        }
player-spices-allowed = Kinds of spice allowed
    .change =
        { $count ->
            [one] { $change } kind of spice allowed
           *[other] { $change } kinds of spice allowed
        }

## In the browser: what lies on the table

table-upgrades = Upgrade
table-walls = Walls and gates
table-row-camels = Camels on caravan cards
    .change =
        { $count ->
            [one] { $change } camel on caravan cards
           *[other] { $change } camels on caravan cards
        }
table-camel-market = Camels in the camel market
    .change =
        { $count ->
            [one] { $change } camel in the camel market
           *[other] { $change } camels in the camel market
        }

## In the browser: labels

panel-when = Year { $year }, { $side } side
panel-order = Order of this phase
panel-to-pay = To pay
panel-none = none
panel-camel = camel
panel-camels =
    { $count ->
        [one] { $count } camel
       *[other] { $count } camels
    }

panel-market-here = camel market, camels on { $count } of { $all } spaces
panel-usable = may be used now
panel-building = building of { $name }
panel-guard = soldier of { $name }
panel-upgrade = { $resource } upgrade
panel-danger = in danger
panel-in-use = in use now
panel-master = master of { $name }
panel-legend-upgrade = upgrade

panel-place = Number { $number }
panel-stops = would stay here

panel-raid = Raid at the end of year { $year }
panel-raid-about = Any one of these is enough to save the building
panel-no-danger = No building is in danger.
panel-missing = Walls
panel-a-guard = Soldier
panel-ransom = Ransom

panel-sources = Points by source

panel-pile-left = In the pile: { $count }
panel-reach = within reach
panel-chosen = chosen
panel-no-card = no card
panel-spices = Spices
panel-with-card = with card { $cards }

panel-courtiers =
    { $count ->
        [0] no courtier
        [one] { $count } courtier
       *[other] { $count } courtiers
    }, { $points } each
panel-next-courtier = Next courtier
panel-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
panel-funded = scored with favour: { $count }

panel-level = Level { $level }, with scroll { $scroll }
panel-taken = taken by { $name }

panel-price = Price
panel-left = Left
panel-rare = rare
panel-traded = traded in this action

panel-left-in-pile = left: { $count }
panel-asks-influence = { $count } influence
panel-asks-scrolls =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
panel-asks-common =
    { $count ->
        [one] { $count } common good
       *[other] { $count } common goods
    }
panel-asks-rare =
    { $count ->
        [one] { $count } rare good
       *[other] { $count } rare goods
    }

panel-step = Step
panel-gives-white = white upgrade
panel-gives-tile = scoring tile: { $tile_action }
panel-gives-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
panel-gives-top = top of the mosque

panel-wall-row = Walls
panel-gate-row = Gates

panel-solo-actions = The Magistrate looks for

panel-if-over = { $points } if the game ended now
panel-free = { $count } free
panel-used = used

## Names of our own decisions, after “house rule”

ruling-line-without-a-site = a line without a site to activate
ruling-joker-for-another-colour = the joker stands for another colour
ruling-site-action-must-do = an action must do something
ruling-upgrades-on-own-buildings = upgrades only on your own buildings
ruling-camels-just-taken = camels just taken are not put down again
ruling-paying-with-white = white only for what is missing
ruling-library-white = white in the library
ruling-sold-out = a good that is sold out
ruling-free-post-without-a-disc = a free trading post without a disc
ruling-values-of-the-walls = one wall or gate at each position
ruling-camels-needed-to-take = no taking from an empty camel market
ruling-camel-market-back = the spaces of the two sides of the camel market
ruling-moments-for-contracts = moments for contracts and the camel market

## In drawings: areas of players

draw-your-house = Your area
draw-house-of = Area of { $seat }
# The points if the game ended now.
draw-now = now { $n }
# Below a number, at most 55 pixels wide.
draw-camels = camels
draw-scrolls = scrolls
draw-servants = servants
draw-favour = favour
draw-influence = influence
draw-to-build = to build
draw-laid-on-contracts = pale: laid on contracts
draw-kinds-allowed =
    { $n ->
        [one] { $n } kind allowed
       *[other] { $n } kinds allowed
    }
draw-achievements-contracts = Breakthroughs and contracts
draw-no-raid = No more raids
# Buildings that the raid would hit.
draw-at-risk = { $n } at risk
draw-all-safe = all safe
draw-walls = wall { $walls }

# Where points come from, below the bar, with a number behind it.
draw-source-favour = favour
draw-source-influence = influence
draw-source-contracts = contracts
draw-source-mosque = mosque
draw-source-achievements = breakthroughs
draw-source-knowledge = knowledge
draw-source-spices = spices
draw-source-trade = trade
draw-source-faith = faith
draw-source-buildings = buildings
draw-source-tiles = tiles
draw-source-top = top
draw-source-sets = sets
draw-source-cards = solo cards

## In drawings: Corrupt Magistrate and Grand Vizier

draw-level-novice = Novice
draw-level-standard = Standard
draw-level-hard = Hard
draw-level-tyrant = Tyrant
draw-his-card = His card
draw-deck = { $n } left
draw-first-free = first free space
draw-search-sites = then the first kind of site that is empty, else his, else yours
draw-he-gets = and he gets
draw-wealth = his wealth in that line
draw-wealth-of-level = { $n } of it for his level
draw-stands = Stands on { $space }
draw-goes-next = Next: { $space }
draw-magistrate-next = Next: { $space }, then { $cell }
draw-vizier-next = Next: { $space }, builds on { $cell }
draw-waits = Waits for the next card
draw-turn-over = Has had his turn
draw-vizier-chosen = { $seat } chooses his space, { $other_seat } his site.
draw-vizier-sent = { $seat } sent him to { $space }, { $other_seat } chooses his site.
draw-vizier-two = He pays nothing and scores nothing. His buildings produce for whoever activates them.
draw-vizier-solo = He takes sites, not points. Walls and soldiers for his buildings bring influence.
draw-never-scores = builds, never scores
draw-left = { $n } left
draw-stand = { $n } stand

## In drawings: the turn in progress

draw-phase-space = Space
draw-phase-site = Site
draw-phase-action = Action
draw-way-favour = Favour
draw-way-guard = Soldier
draw-white-helps = White stands for any colour that you lack.
draw-discount-helps = Discount: touch the colour of which you pay 1 cube less.
draw-joker-helps = Joker: touch the colour for which 1 { $resource } cube stands.
place-way-favour = Favour
about-way-favour = Instead of the action of the site you gain favour.
place-way-guard = Soldier
about-way-guard = Instead of the action of the site one of your servants goes to protect a building, which brings influence.
place-way-act = Action of the site
about-way-act = What the site is for: caravansary, palace, library, marketplace, mosque or fortification. You pay with cubes.

## How far the game is

clock-year = Year { $year }
clock-side = { $side } side

## Short names for narrow labels

spice-juniper-short = Juniper
spice-pepper-short = Pepper
spice-saffron-short = Saffron
spice-cardamom-short = Cardamom

hall-knowledge-short = Knowledge
hall-spices-short = Spices
hall-trade-short = Trade
hall-faith-short = Faith

side-north-short = N
side-east-short = E
side-south-short = S
side-west-short = W

## On the drawn board

# A year as short as can be: “Y2”.
draw-year = Y{ $year }
# Two lines of a caption: what caravan cards cost.
draw-card-price = pay 1 cube a card,
draw-one-colour = one colour
draw-pile-left = { $n } left
# What a courtier costs next.
draw-next-costs = next costs { $n }
# What a courtier of yours in a hall is worth.
draw-worth = you { $n }
draw-wall-yard = Wall yard
draw-posts-routes = posts and routes
# Victory points, as short as can be.
draw-points-short = { $n } VP
# A pile of contracts is empty.
draw-all-done = fulfilled
# Goods that a contract asks for, one letter: common or rare.
draw-letter-common = c
draw-letter-rare = r
draw-free = free
draw-built = built
draw-not-built = not built yet
draw-out-of-reach = out of reach
draw-gone = gone
# A building of the one who goes there comes first.
draw-builds = new building
# Cubes that somebody would get: “red ×2, tan ×1”.
draw-for-you = for you: { $list }
draw-for = for { $name }: { $list }
# For a contract.
draw-lacks = you lack: { $list }
draw-lacks-nothing = you have everything for it

## The result: where the score came from

result-favour = favour
result-influence = influence
result-contracts = contracts
result-mosque = mosque
result-achievements = breakthroughs
result-knowledge = knowledge
result-spices = spices
result-trade = trade
result-faith = faith
result-buildings = buildings
result-tiles = scoring tiles
result-top = top of the mosque
result-sets = sets of spices
result-cards = solo bonus

## Reasons of bots: what a turn does better or worse, before an amount

reason-points = points
reason-palace = palace, influence and favour
reason-camels = camels and servants
reason-buildings = buildings
reason-walls = safety from the raid
reason-mosque = mosque
reason-tiles = scoring tiles
reason-achievements = breakthroughs
reason-cubes = cubes
reason-contracts = goods and prospects of contracts
reason-posts = trading posts
reason-scrolls = scrolls
reason-spices = spices
reason-queue =
    { $better ->
        [yes] better position in the queue
       *[no] worse position in the queue
    }
reason-taste = this bot’s own taste
reason-rivals =
    { $better ->
        [yes] others get less
       *[no] others get more
    }
reason-reach = caravan cards within reach
reason-piles = contracts on offer
reason-board-camels = camels on the board
reason-upgrades = upgrades that are left
reason-sites = free sites and places

## Who has won, and why

outcome-won = { $seat } wins with { $score } points.
outcome-tie = { $seat } wins the tie at { $score } points on favour, influence or the queue.
outcome-rank =
    { $score ->
        [one] { $rank }. { $seat }: { $text } point
       *[other] { $rank }. { $seat }: { $text } points
    }
outcome-lost = { $score } points do not beat the rival: the { $name } wins.
