# Agra in English. English is the reference for what each message means.
#
# Glossary
#   worker         stands on the board; lies down to meditate; is sent home by others
#   main action    a worker is placed on an action space: a building or a character
#   character      architect, sailor, trader, botanist
#   peon           is paid when you use a space where your own worker is already
#   building, site a site is a building that has not been built yet
#   merchant, builder   walk from building to building, and from site to site
#   good, value    16 goods in four levels; a price token changes the value of one
#   to process     to turn a good into another along an arrow of the board
#   to follow      to process 1 good when another player does
#   building value what sandstone, wood, cement and boards are worth when you build
#   notable, contract   a notable at the river orders goods; whoever delivers most wins the contract
#   delivery, fare the sailor makes one delivery free, more for a good (the fare)
#   level, pier    the boat moves from pier to pier and opens levels of notables
#   guild, step, influence   three guilds; steps on their tracks are influence
#   order          two goods that a guild wants; only the marked order can be fulfilled
#   Akbar, bowl    the emperor; each bowl takes one good as a gift
#   favour, favour action, favour tile   favour pays for favour actions; three are printed, more are on tiles
#   marker         stands for a good, for favour, for an order or a gift; everybody has 22
#   meditation point, marker, stone   points are spent on meditation actions; the marker blocks one
#                  of them for everybody; the stone on your court says how many points a worker gives
#   farm, farmer, cover, square   n1 is a square on the north side of your court
#   court          your own board
#   bag            where rupees are kept, hidden from the others

title = Agra
about = Agra, 1572: notables from all over India come to Akbar’s birthday. Grow and refine goods, meditate, win the favour of guilds and guests, and end up with the most rupees.

## Options of a match

option-open-money = Open money: everybody sees everybody’s rupees
option-painter-all-tracks = Painter: 1 step with all three guilds, not just with one
option-oil-curry-unlimited = Oil and curry: as often as you like in a turn
option-french-trader-values = French Trader: his three goods must be worth 1, 2 and 3
option-trader-exact = Trader: take goods until nothing more fits
option-influence-per-turn = Deliveries: 1 step for each notable in a whole turn, not in each action
option-peon-no-rupees = Peon: rupees on the building stay there if your own worker is there already

## Names: goods

# .one: after the number 1
good-sandstone = sandstone
    .one = sandstone
good-wood = wood
    .one = wood
good-turmeric = turmeric
    .one = turmeric
good-cotton = cotton
    .one = cotton
good-cement = cement
    .one = cement
good-boards = boards
    .one = board
good-curry = curry
    .one = curry
good-oil = oil
    .one = oil
good-bricks = bricks
    .one = brick
good-paper = paper
    .one = paper
good-dye = dye
    .one = dye
good-cloth = cloth
    .one = cloth
good-statues = statues
    .one = statue
good-books = books
    .one = book
good-paintings = paintings
    .one = painting
good-clothes = clothes
    .one = set of clothes

# What markers stand for on your side: goods and favour.
store-sandstone = { good-sandstone }
    .one = { good-sandstone.one }
store-wood = { good-wood }
    .one = { good-wood.one }
store-turmeric = { good-turmeric }
    .one = { good-turmeric.one }
store-cotton = { good-cotton }
    .one = { good-cotton.one }
store-cement = { good-cement }
    .one = { good-cement.one }
store-boards = { good-boards }
    .one = { good-boards.one }
store-curry = { good-curry }
    .one = { good-curry.one }
store-oil = { good-oil }
    .one = { good-oil.one }
store-bricks = { good-bricks }
    .one = { good-bricks.one }
store-paper = { good-paper }
    .one = { good-paper.one }
store-dye = { good-dye }
    .one = { good-dye.one }
store-cloth = { good-cloth }
    .one = { good-cloth.one }
store-statues = { good-statues }
    .one = { good-statues.one }
store-books = { good-books }
    .one = { good-books.one }
store-paintings = { good-paintings }
    .one = { good-paintings.one }
store-clothes = { good-clothes }
    .one = { good-clothes.one }
store-favour = favour
    .one = favour

# Akbar’s bowls are called after their goods.
bowl-cement = { good-cement }
bowl-bricks = { good-bricks }
bowl-statues = { good-statues }
bowl-boards = { good-boards }
bowl-paper = { good-paper }
bowl-books = { good-books }
bowl-curry = { good-curry }
bowl-dye = { good-dye }
bowl-paintings = { good-paintings }
bowl-oil = { good-oil }
bowl-cloth = { good-cloth }
bowl-clothes = { good-clothes }

## Names: buildings and characters

building-sandstone = quarry
building-wood = lumberjack
building-turmeric = turmeric farm
building-cotton = cotton farm
building-cement = cement works
building-boards = sawmill
building-curry = curry kitchen
building-oil = oil press
building-bricks = brickworks
building-paper = paper mill
building-dye = dye works
building-cloth = weaving mill
building-statues = sculptor
building-books = bookbinder
building-paintings = painter’s studio
building-clothes = tailor

# Action spaces: the buildings and the four characters.
space-sandstone = { building-sandstone }
space-wood = { building-wood }
space-turmeric = { building-turmeric }
space-cotton = { building-cotton }
space-cement = { building-cement }
space-boards = { building-boards }
space-curry = { building-curry }
space-oil = { building-oil }
space-bricks = { building-bricks }
space-paper = { building-paper }
space-dye = { building-dye }
space-cloth = { building-cloth }
space-statues = { building-statues }
space-books = { building-books }
space-paintings = { building-paintings }
space-clothes = { building-clothes }
space-architect = architect
space-sailor = sailor
space-trader = trader
space-botanist = botanist

## Names: guilds and notables

guild-artisans = artisans
guild-merchants = merchants
guild-scholars = scholars

notable-portuguese-trader = Portuguese Trader
notable-sufi = Sufi
notable-takshaka = Takshaka
notable-mahout = Mahout
notable-khatib = Khatib
notable-french-trader = French Trader
notable-dyer = Dyer
notable-cook = Cook
notable-muezzin = Muezzin
notable-jagirdar = Jagirdar
notable-caliph = Caliph
notable-calligrapher = Calligrapher
notable-mullah = Mullah
notable-english-trader = English Trader
notable-mosaic-maker = Mosaic Maker
notable-mujtahida = Mujtahida
notable-dutch-trader = Dutch Trader
notable-painter = Painter
notable-subadar = Subadar
notable-sadr = Sadr us-Sudur
notable-grand-mufti = Grand Mufti
notable-grand-imam = Grand Imam
notable-court-artist = Court Artist
notable-dewan = Dewan

## Names: favour actions, tiles and tokens

# What a favour action does. The first three are printed on every court, the others are tiles.
action-good = gain 1 basic good
action-process = process 1 good
action-step = 1 step of influence
action-stand = stand 1 worker up
action-more = process 1 good more
action-point = 1 meditation point
action-sell = sell 1 good
action-uncover = remove 1 cover
action-deliver = deliver 1 good
action-order = 1 extra gift or order
action-farmers = 2 farmer moves
action-token = move 1 price token
action-swap = swap 1 good at equal value
action-gain-two = gain 1 good worth 2
action-stone = meditation stone 1 space on
action-refine = process a good worth 1 into one worth 2
action-peon = peon free of charge

tile-stand = { action-stand }
tile-more = { action-more }
tile-point = { action-point }
tile-sell = { action-sell }
tile-uncover = { action-uncover }
tile-deliver = { action-deliver }
tile-order = { action-order }
tile-farmers = { action-farmers }
tile-token = { action-token }
tile-swap = { action-swap }
tile-gain-two = { action-gain-two }
tile-stone = { action-stone }
tile-refine = { action-refine }
tile-peon = { action-peon }

# Bonus tiles for a new building.
bonus-artisans-3 = 1 step with the artisans, 3 rupees
bonus-cover-2 = remove 1 cover, 2 rupees
bonus-merchants-3 = 1 step with the merchants, 3 rupees
bonus-favour-3 = 1 favour, 3 rupees
bonus-artisans-4 = 1 step with the artisans, 4 rupees
bonus-favour-4 = 1 favour, 4 rupees
bonus-scholars-4 = 1 step with the scholars, 4 rupees
bonus-rupees-5 = 5 rupees
bonus-scholars-5 = 1 step with the scholars, 5 rupees
bonus-favour-5 = 1 favour, 5 rupees
bonus-merchants-5 = 1 step with the merchants, 5 rupees
bonus-rupees-6 = 6 rupees

# The three price tokens, by their sides.
token-low = low
token-middle = middle
token-high = high

# Meditation actions that the meditation marker can block.
outer-trade = swapping goods
outer-deliver = delivering
outer-process = processing
outer-uncover = removing covers

# Where rupees come from (the peon is where they go).
source-deliveries = deliveries
source-bonuses = bonuses of notables
source-orders = orders
source-sailor = unused deliveries
source-buildings = left by the merchant
source-building = new buildings
source-clothes = clothes
source-sales = sales
source-french = French Trader
source-peons = peon

## Moves of the players: meditation

move-lay = Lay down the worker at the { $space }
move-cook = Meditate with a worker of the Cook
move-trade = Swap 1 { $good_one } for 1 { $other_good_one }
move-deliver = Deliver 1 { $good_one } to the { $notable }
# The good is what it becomes.
move-process = Process: make 1 { $good_one }
move-uncover = Remove the cover on { $square }
move-farmer = Move a farmer to { $square }
# Ends a choice of several, or declines the rest of an action.
move-done = That’s all, go on

## Moves of the players: the main action

move-place = Place a worker at the { $space }
move-shelter = Let the Cook take the worker in
move-influence = 1 step up with the { $guild }
move-build = Build the { $building }
move-pay = Pay { $paid_good }
move-bonus = Bonus tile: { $bonus }
move-make =
    { $n ->
        [one] Process { $n } good
       *[other] Process { $n } goods
    }
move-follow = Follow: process 1 good too
# Declines an offer.
move-pass = No, thank you
move-fare = Pay the sailor 1 { $good_one }
move-double = Deliver 2 { $good } to the { $notable } (double delivery)
move-order = Fulfil the order of the { $guild }
move-akbar = Give Akbar 1 { $good_one }
move-give = Give 1 { $good_one }
move-take = Take 1 { $good_one }
move-token = { $token_key ->
        [low] Low price token: { $good } at { $value }
        [middle] Middle price token: { $good } at { $value }
       *[other] High price token: { $good } at { $value }
    }
move-stone = Move your meditation stone 1 space on for goods
move-dye = Dyer: turn 2 of the goods into 1 { $good_one }
move-statue = Use a statue: a second main action
move-end = End your turn

## Moves of the players: within other things

move-stand = Stand up the worker at the { $space }
move-return = Give up 1 { $store_one }
move-favour = Take favour instead of a tile
move-tile = Take the favour tile “{ $tile }”
move-discard = Discard the favour tile “{ $tile }”
move-more = Process 1 good more
move-gift = Put 1 { $good_one } into Akbar’s bowl for { $bowl }
move-sell = Sell 1 { $good_one }
move-put = Put 1 { $good_one } on the French Trader

## Moves of the players: at any time

move-oil = Oil: stand 1 worker up
move-curry = Curry: stand 1 worker up
move-oil-curry = Oil and curry: stand up to 3 workers up
move-use = Favour: { $action }
move-painting = Painting: 1 step with each of 2 guilds
move-book = Book: stand up to 3 workers up, 1 favour
move-clothes = Clothes: their value in rupees
move-french = French Trader: put a good on him
move-caliph = Caliph: 1 cotton stands 1 worker up
move-english = English Trader: swap 1 good at equal value
move-mosaic =
    { $favour ->
        [one] Mosaic Maker: 1 favour for 1 meditation point
       *[other] Mosaic Maker: { $favour } favour for 3 meditation points
    }

## What chance did

move-roll = Rolled: { $pips }
move-draw = New favour tile on offer: { $tile }
move-notable = At the river: { $notable }
move-exchange = { $other_notable } replaces { $notable } at the river
move-start = { $seat } goes first

## Refusals: goods

refuse-no-good = This takes 1 { $good_one }, and you have none.
refuse-too-few-goods =
    This takes { $needed ->
        [one] 1 { $good_one }
       *[other] { $needed } { $good }
    }, and you have { $held ->
        [0] none
       *[other] { $held }
    }.
refuse-no-goods = This takes a good worth at most { $most }, and you have none that fits.
refuse-wrong-value = This takes a good worth exactly { $needed }. The value of { $good } is { $value } now.
refuse-too-dear = At most { $allowed } is possible here, and the value of { $good } is { $value } now.
refuse-same-kind = That would be { $store } for { $store }. Choose another kind.
refuse-none-to-return = You have no { $store } to give up.
refuse-basic-only = Choose a basic good here (sandstone, wood, turmeric or cotton), not { $good }.
refuse-not-processed = No arrow leads to { $good }: basic goods are produced, not processed.
refuse-nothing-to-process = You have no good that “{ $action }” could process.
refuse-with-processing = “{ $action }” only adds to another processing. You will be asked right after one.
refuse-other-colour = The Dyer gives another good from the row of { $produced_good }, so not { $good }.

## Refusals: workers and meditation

refuse-not-standing = None of your workers stands at the { $space }.
refuse-not-lying = None of your workers lies at the { $space }.
refuse-lay-first = You have already spent points, so the worker at the { $space } stays up. Next time lay workers down first.
refuse-nobody-lies = None of your workers lies down, so there is nobody to stand up.
refuse-too-few-points =
    { $needed ->
        [one] You need { $needed } meditation point and have { $held }. Workers give points when they lie down.
       *[other] You need { $needed } meditation points and have { $held }. Workers give points when they lie down.
    }
refuse-blocked = The meditation marker blocks { $outer } now. Choose another meditation action.
refuse-only-meditating = This is about meditation points, so it is only possible in the meditation phase.

## Refusals: placing a worker

refuse-not-built = The { $space } has not been built yet. Choose a building that stands, or the builder’s site.
refuse-too-little-money =
    { $needed ->
        [one] You need { $needed } rupee for the peon and have { $held }.
       *[other] You need { $needed } rupees for the peon and have { $held }.
    }
refuse-peon-paid = Your peon is ready and helps only where your own worker is already, not at the { $space }.
refuse-no-worker = You have no worker left for the { $space }. Choose a space where your own worker is already.
refuse-only-placing = “{ $action }” is only possible when you are about to place a worker.
refuse-no-own-worker = None of your workers is on the board, so a peon has nobody to help.

## Refusals: influence and building

refuse-at-the-top = You are on the top step ({ $step }) of the { $guild } already. Choose another guild.
refuse-other-guild = You have just had a step with the { $guild }. The next one goes to another guild.
refuse-no-track-left = You are on the top step ({ $step }) of all three guilds already.
refuse-already-built = The { $building } stands already. Choose a site.
refuse-no-worker-to-build = Building the { $building } takes a worker from your supply, and you have none there.
refuse-too-few-materials = The { $building } costs { $cost }, and all your materials together are worth { $worth }. Sandstone, wood, cement and boards count, different ones together a little more.
refuse-pays-too-little = That is worth { $worth }, and the building costs { $cost }. Add materials.
refuse-pays-too-much = That is worth { $worth }, and the building costs { $cost }. Keep 1 { $good_one }: it is enough without.
refuse-wrong-level = That bonus tile is for level { $level }, and your building is of level { $needed }.
refuse-bonus-taken = The bonus tile “{ $bonus }” is gone.

## Refusals: sailor and notables

refuse-too-few-deliveries =
    { $needed ->
        [one] You need { $needed } delivery and have { $held } left. The sailor makes more for a good.
       *[other] You need { $needed } deliveries and have { $held } left. The sailor makes more for a good.
    }
refuse-one-order = The sailor takes only one order each time, so the { $guild } must wait.
refuse-fare-paid =
    { $deliveries ->
        [one] You have already paid for { $deliveries } delivery. Only the Portuguese Trader lets you pay again.
       *[other] You have already paid for { $deliveries } deliveries. Only the Portuguese Trader lets you pay again.
    }
refuse-fare-too-high = Your goods for the sailor may be worth { $allowed } together. This would make { $value }.
refuse-notable-away = The { $notable } is not waiting at the river.
refuse-not-reached = The { $notable } is of level { $level }, and the boat has reached only level { $reached }. Contracts move it on.
refuse-not-ordered = The { $notable } does not order { $good }.
refuse-already-delivered = The { $notable } already has { $good } from { $seat }.
refuse-nothing-to-deliver = None of your goods is ordered by a notable within reach of pier { $pier }.

## Refusals: trader and price tokens

refuse-give-first =
    { $taken ->
        [one] You have already taken { $taken } good, and giving comes before taking.
       *[other] You have already taken { $taken } goods, and giving comes before taking.
    }
refuse-given-all = You have given { $most } goods, and the trader takes no more. Now take others.
refuse-nothing-given = Give the trader something before you take { $good }.
refuse-other-goods = You have just given { $good }, so take other goods.
refuse-take-more = You can still take goods worth { $value }. Take until nothing fits.
refuse-token-before-or-after =
    { $moved ->
        [0] A price token moves before you give or after you have taken, not in between.
       *[other] You have already moved { $moved } price token, and that is all.
    }
refuse-no-such-side = This price token shows { $low } or { $high }, not { $value }.
refuse-value-too-far = The printed value of { $good } is { $printed }, and a token must differ from it by 1. Yours shows { $value }.
refuse-token-lies-there = A price token already lies on { $good } (value { $value }). Choose another good.

## Refusals: botanist and farm

refuse-different-actions = The botanist helps in { $count } different ways. Choose one that you have not used yet.
refuse-last-space = Your meditation stone is on the last space ({ $spaces }) already.
refuse-farmer-too-far = Farmers move 1 square at a time. That farmer stands on { $farmer_square }, so { $square } is out of reach.
refuse-square-covered = Square { $square } is covered. Remove the cover first.
refuse-no-cover = There is no cover on { $square }.
refuse-no-covers-left = You have already removed all { $count } covers.
refuse-no-farmer-moves = No farmer has a free square beside him. Remove a cover first.

## Refusals: Akbar and the guilds

refuse-column-full = All orders of the { $guild } are fulfilled.
refuse-order-limit =
    { $limit ->
        [one] The { $guild } take only { $limit } order for now. More will follow when the boat moves on.
       *[other] The { $guild } take only { $limit } orders for now. More will follow when the boat moves on.
    }
refuse-no-influence = You have no influence with the { $guild } yet. You need at least 1 step.
refuse-no-bowl = Akbar has no bowl for { $good }: he does not take basic goods.
refuse-bowl-full = Akbar’s bowl for { $good } is taken.
refuse-nothing-to-serve = You have no good for a free bowl, nor those for an order that is open to you.

## Refusals: favour and other help

refuse-tile-not-owned = You do not have the favour tile “{ $tile }”.
refuse-tile-not-on-offer = The favour tile “{ $tile }” is not on offer.
refuse-used-this-turn = You have already used “{ $action }” this turn.
refuse-too-little-favour = You need { $needed } favour for this and have { $held }.
refuse-oil-curry-once =
    { $count ->
        [one] Oil and curry help only once in a turn.
       *[other] Oil and curry help only { $count } times in a turn.
    }
refuse-one-is-enough = Only 1 of your workers lies down. Oil or curry alone is enough.
refuse-luxury-once = You have already used 1 { $good_one } this turn, and each kind works once.
refuse-not-your-notable = You do not have the contract of the { $notable }.
refuse-notable-used = The { $notable } has already helped you this turn.
refuse-value-on-card = The French Trader already has a good worth { $value }, so he does not take { $good } now.

## The log

note-goods-gained =
    { $count ->
        [one] { $seat }: +1 { $good_one }
       *[other] { $seat }: +{ $count } { $good }
    }
note-goods-lost =
    { $count ->
        [one] { $seat }: out of markers, 1 { $good_one } lost
       *[other] { $seat }: out of markers, { $count } { $good } lost
    }
note-favour-gained = { $seat }: +{ $count } favour
note-favour-lost = { $seat }: out of markers, { $count } favour lost
note-rupees-gained =
    { $count ->
        [one] { $seat }: +{ $count } rupee ({ $source })
       *[other] { $seat }: +{ $count } rupees ({ $source })
    }
note-rupees-paid =
    { $count ->
        [one] { $seat }: −{ $count } rupee for the peon
       *[other] { $seat }: −{ $count } rupees for the peon
    }
note-step-risen = { $seat }: step { $step } with the { $guild }
note-stone-moved = { $seat }: meditation stone on space { $space }
note-worker-sent-home = { $seat }: worker at the { $space } sent home
note-workers-stood =
    { $count ->
        [one] { $seat }: { $count } worker stands up
       *[other] { $seat }: { $count } workers stand up
    }
note-contract-won = { $seat } wins the contract of the { $notable }
note-boat-moved = The boat reaches pier { $pier }
note-merchant-moved = The merchant goes to the { $building }
note-builder-moved = The builder goes to the site of the { $building }
note-builder-left = Everything is built, and the builder leaves
note-site-built = New building: { $building }
note-tokens-returned = All price tokens go back to the trader
note-end-triggered = The end is near: round { $round } is the last
note-round-begins = Round { $round }: { $seat } begins
note-marker-moved = The meditation marker now blocks { $outer }
note-order-marked = Next order of the { $guild }: row { $row }
note-points-gained =
    { $count ->
        [one] { $seat }: +{ $count } meditation point (now { $total })
       *[other] { $seat }: +{ $count } meditation points (now { $total })
    }
note-points-lost =
    { $count ->
        [one] { $seat }: { $count } meditation point left unused
       *[other] { $seat }: { $count } meditation points left unused
    }
note-farm-changed = { $seat }: cover removed from { $square }
note-french-paid = { $seat }: the French Trader has his goods and pays
note-mullah-helped = { $seat }: the Mullah saves 1 favour on “{ $action }”

# Counting at the end.
note-final-coins =
    { $count ->
        [one] { $seat }: { $count } rupee in the bag
       *[other] { $seat }: { $count } rupees in the bag
    }
note-final-notable = { $seat }: +{ $count } for the { $notable }
note-final-guild = { $seat }: +{ $count } for orders of the { $guild }
note-final-stone = { $seat }: +{ $count } for the meditation stone
note-final-covers = { $seat }: +{ $count } for covers removed
note-final-akbar = { $seat }: +{ $count } for gifts to Akbar
note-final-total =
    { $count ->
        [one] { $seat }: { $count } rupee in all
       *[other] { $seat }: { $count } rupees in all
    }

## Questions

ask-meditate = Meditate? Lay workers down, then spend the points.
ask-place = Where do you place your worker?
ask-architect = Architect: a step of influence, or a building?
ask-payment = Which materials do you pay?
ask-bonus = Which bonus tile do you take?
ask-make = How many goods do you process?
ask-follow = Do you process 1 good as well?
ask-more = Do you spend favour to process 1 good more?
ask-process = Which good do you make?
ask-sailor = Sailor: what do you deliver, and to whom? A good pays for more deliveries.
ask-guest = Jagirdar: do you deliver 1 good too?
ask-trader = Trader: which goods do you give and take?
ask-botanist = Botanist: what do you improve?
ask-farmers = Which farmer do you move?
ask-uncover = Which cover do you remove?
ask-dye = Dyer: what do you turn 2 of the goods into?
ask-statue = Do you use a statue for a second main action?
ask-serve = A gift to Akbar, or an order of a guild?
ask-end-turn = Is there anything else you do this turn?
ask-extra-order = Which gift or order do you add?
ask-deliver = Which good do you deliver, and to whom?
ask-token = Which price token do you move, and where?
ask-swap = Which goods do you swap?
ask-gain = Which good do you take?
ask-sell = Which good do you sell?
ask-french = Which good do you put on the French Trader?
ask-pier-good = Fifth pier: which good do you take?
ask-stand = Which worker stands up?
ask-influence = With which guild do you rise?
ask-step-bonus = Favour, or which favour tile?
ask-discard = Which favour tile do you discard?
ask-any-tile = Mosaic Maker: which favour tile do you take?
ask-gift = Sadr us-Sudur: what do you give Akbar, for which bowl?
ask-shelter = Does the Cook take in the worker who was sent home?
ask-room = You are out of markers: what do you give up?
# Asked when people roll and draw at a real table.
ask-draw = Which favour tile is drawn?
ask-merchant = Merchant: what does the die show?
ask-builder = Builder: what does the die show?
ask-notable = Which notable is drawn?
ask-exchange = Uneven guilds: which notable replaces which?
ask-start = Who goes first?
ask-order-marker = Order marker: what does the die show?
ask-neutral-bowl = Neutral gift to Akbar: what does the die show?
ask-neutral-order = Neutral order: what does the die show?

## Rules in progress, one to three words

crumb-setup = Setting up
crumb-rounds = Round
crumb-turn = Turn
crumb-meditation = Meditation
crumb-mainaction = Main action
crumb-shelter = Cook
crumb-architect = Architect
crumb-build = Building
crumb-sailor = Sailor
crumb-guestdelivery = Jagirdar’s delivery
crumb-trader = Trader
crumb-swap = Swap
crumb-botanist = Botanist
crumb-production = Production
crumb-processing = Processing
crumb-follow = Following
crumb-onemore = One more
crumb-processone = Processing one good
crumb-orderphase = Order phase
crumb-extraorder = Extra order
crumb-contract = Contract
crumb-deliverone = Delivery
crumb-boat = Boat
crumb-piergood = Good at the pier
crumb-merchant = Merchant
crumb-builder = Builder
crumb-anytile = Mosaic Maker
crumb-sadrgift = Sadr’s gift
crumb-raiseinfluence = Influence
crumb-stepbonus = Bonus of the step
crumb-tileslots = Favour tiles
crumb-uncover = Removing a cover
crumb-movefarmers = Farmers
crumb-standup = Standing up
crumb-movetoken = Price token
crumb-gaingood = Gaining a good
crumb-sellgood = Sale
crumb-putonfrench = French Trader
crumb-room = Out of markers
