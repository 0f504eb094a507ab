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
#   farm, farmer, cover tile, square   n1 is a square on the north side of your court
#   court          your own board
#   bag            where rupees are kept, hidden from the others

title = Agra
about = Agra, 1572: notables from all over India come to Akbar’s birthday. Grow and refine goods, meditate, win the favour of guilds and guests, and end up with the most rupees.

## Options of a match

option-open-money-title = Open money
option-open-money-about = everybody sees everybody’s rupees
option-open-money = { option-open-money-title }: { option-open-money-about } (house rule)
option-painter-all-tracks-title = Painter
option-painter-all-tracks-about = 1 step with all three guilds, not with one
option-painter-all-tracks = { option-painter-all-tracks-title }: { option-painter-all-tracks-about }
option-oil-curry-unlimited-title = Oil and curry
option-oil-curry-unlimited-about = as often as you like in a turn
option-oil-curry-unlimited = { option-oil-curry-unlimited-title }: { option-oil-curry-unlimited-about }
option-french-trader-values-title = French Trader
option-french-trader-values-about = his three goods must be worth 1, 2 and 3
option-french-trader-values = { option-french-trader-values-title }: { option-french-trader-values-about }
option-trader-title = Trader
option-trader-about = how much less the goods taken may be worth than those given; the rules ask for exactly 1 less
option-trader-exact-way = exactly 1 less
option-trader-at-most-way = 1 less, or even less
option-trader-until-full-way = you must take goods until nothing more fits, even if something is left over
option-trader-at-most = Trader: the goods taken may be worth even less (ours; the rules ask for exactly 1 less)
option-trader-until-full = Trader: you must take goods until nothing more fits, even if something is left over (ours; the rules ask for exactly 1 less)
option-influence-title = Deliveries
option-influence-about = how often deliveries to the same notable bring 1 step up with a guild; usually once per phase
option-influence-phase-way = once per phase
option-influence-action-way = once per action with deliveries
option-influence-turn-way = once per turn
option-influence-action = Deliveries: 1 step per notable and action, not per phase
option-influence-turn = Deliveries: 1 step per notable and turn, not per phase
option-peon-takes-rupees-title = Peon
option-peon-takes-rupees-about = also takes the rupees on the building
option-peon-takes-rupees = { option-peon-takes-rupees-title }: { option-peon-takes-rupees-about } (ours)
option-dyer-value-two-title = Dyer
option-dyer-value-two-about = the new good must be worth exactly 2, not at most
option-dyer-value-two = { option-dyer-value-two-title }: { option-dyer-value-two-about }
option-more-alone-title = Favour tile “{ action-more }”
option-more-alone-about = also without another processing
option-more-alone = { option-more-alone-title }: { option-more-alone-about }

## Names: goods

# .one: after the number 1; .many: after other numbers; .single: with 1, in a list
# .several: more than one, in a list; .building: where it is made
good-sandstone = sandstone
    .one = sandstone
    .many = sandstone
    .single = 1 sandstone
    .several = { $n } sandstone
    .made = a good into 1 sandstone
    .building = { building-sandstone }
good-wood = wood
    .one = wood
    .many = wood
    .single = 1 wood
    .several = { $n } wood
    .made = a good into 1 wood
    .building = { building-wood }
good-turmeric = turmeric
    .one = turmeric
    .many = turmeric
    .single = 1 turmeric
    .several = { $n } turmeric
    .made = a good into 1 turmeric
    .building = { building-turmeric }
good-cotton = cotton
    .one = cotton
    .many = cotton
    .single = 1 cotton
    .several = { $n } cotton
    .made = a good into 1 cotton
    .building = { building-cotton }
good-cement = cement
    .one = cement
    .many = cement
    .single = 1 cement
    .several = { $n } cement
    .made = 1 sandstone into 1 cement
    .building = { building-cement }
good-boards = boards
    .one = board
    .many = boards
    .single = 1 board
    .several = { $n } boards
    .made = 1 wood into 1 board
    .building = { building-boards }
good-curry = curry
    .one = curry
    .many = curry
    .single = 1 curry
    .several = { $n } curry
    .made = 1 turmeric into 1 curry
    .building = { building-curry }
good-oil = oil
    .one = oil
    .many = oil
    .single = 1 oil
    .several = { $n } oil
    .made = 1 cotton into 1 oil
    .building = { building-oil }
good-bricks = bricks
    .one = brick
    .many = bricks
    .single = 1 brick
    .several = { $n } bricks
    .made = 1 sandstone into 1 brick
    .building = { building-bricks }
good-paper = paper
    .one = paper
    .many = paper
    .single = 1 paper
    .several = { $n } paper
    .made = 1 wood into 1 paper
    .building = { building-paper }
good-dye = dye
    .one = dye
    .many = dye
    .single = 1 dye
    .several = { $n } dye
    .made = 1 turmeric into 1 dye
    .building = { building-dye }
good-cloth = cloth
    .one = cloth
    .many = cloth
    .single = 1 cloth
    .several = { $n } cloth
    .made = 1 cotton into 1 cloth
    .building = { building-cloth }
good-statues = statues
    .one = statue
    .many = statues
    .single = 1 statue
    .several = { $n } statues
    .made = 1 brick into 1 statue
    .building = { building-statues }
good-books = books
    .one = book
    .many = books
    .single = 1 book
    .several = { $n } books
    .made = 1 paper into 1 book
    .building = { building-books }
good-paintings = paintings
    .one = painting
    .many = paintings
    .single = 1 painting
    .several = { $n } paintings
    .made = 1 dye into 1 painting
    .building = { building-paintings }
good-clothes = clothes
    .one = garment
    .many = garments
    .single = 1 garment
    .several = { $n } garments
    .made = 1 cloth into 1 garment
    .building = { building-clothes }

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
building-wood = logging camp
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
building-statues = sculptor’s workshop
building-books = bookbindery
building-paintings = painter’s studio
building-clothes = tailor’s workshop

# Action spaces: the buildings and the four characters.
space-sandstone = { building-sandstone }
    .does = produce sandstone
space-wood = { building-wood }
    .does = produce wood
space-turmeric = { building-turmeric }
    .does = produce turmeric
space-cotton = { building-cotton }
    .does = produce cotton
space-cement = { building-cement }
    .does = sandstone → cement
space-boards = { building-boards }
    .does = wood → boards
space-curry = { building-curry }
    .does = turmeric → curry
space-oil = { building-oil }
    .does = cotton → oil
space-bricks = { building-bricks }
    .does = sandstone → bricks
space-paper = { building-paper }
    .does = wood → paper
space-dye = { building-dye }
    .does = turmeric → dye
space-cloth = { building-cloth }
    .does = cotton → cloth
space-statues = { building-statues }
    .does = bricks → statues
space-books = { building-books }
    .does = paper → books
space-paintings = { building-paintings }
    .does = dye → paintings
space-clothes = { building-clothes }
    .does = cloth → clothes
space-architect = architect
    .does = build or influence
space-sailor = sailor
    .does = deliver goods
space-trader = trader
    .does = exchange goods
space-botanist = botanist
    .does = farm and meditation

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
action-step = 1 step up with a guild
action-stand = stand up 1 worker
action-more = process 1 more good
action-point = gain 1 meditation point
action-sell = sell 1 good
action-uncover = remove 1 cover tile
action-deliver = deliver 1 good to a notable
action-order = 1 extra gift or order
action-farmers = move farmers twice
action-token = move 1 price token
action-swap = swap 1 good for another of equal value
action-gain-two = gain 1 good worth 2
action-stone = advance the meditation stone 1 space
action-refine = process 1 good worth 1 into one worth 2
action-peon = use the peon for free

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
bonus-cover-2 = remove 1 cover tile, 2 rupees
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

# Squares of a farm, by their side.
square-n1 = n1 (north)
    .at = on n1 (north)
square-n2 = n2 (north)
    .at = on n2 (north)
square-n3 = n3 (north)
    .at = on n3 (north)
square-n4 = n4 (north)
    .at = on n4 (north)
square-n5 = n5 (north)
    .at = on n5 (north)
square-e1 = e1 (east)
    .at = on e1 (east)
square-e2 = e2 (east)
    .at = on e2 (east)
square-e3 = e3 (east)
    .at = on e3 (east)
square-e4 = e4 (east)
    .at = on e4 (east)
square-e5 = e5 (east)
    .at = on e5 (east)
square-s1 = s1 (south)
    .at = on s1 (south)
square-s2 = s2 (south)
    .at = on s2 (south)
square-s3 = s3 (south)
    .at = on s3 (south)
square-s4 = s4 (south)
    .at = on s4 (south)
square-s5 = s5 (south)
    .at = on s5 (south)
square-w1 = w1 (west)
    .at = on w1 (west)
square-w2 = w2 (west)
    .at = on w2 (west)
square-w3 = w3 (west)
    .at = on w3 (west)
square-w4 = w4 (west)
    .at = on w4 (west)
square-w5 = w5 (west)
    .at = on w5 (west)

# Meditation actions that the meditation marker can block.
outer-trade = swapping goods
outer-deliver = delivering
outer-process = processing
outer-uncover = removing cover tiles
outer-farmer = moving a farmer

# Where rupees come from, in brackets after a number (the peon is where they go).
source-deliveries = delivery
source-bonuses = delivery bonus
source-orders = order
source-sailor = unused deliveries
source-buildings = found on the building
source-building = new building
source-clothes = garment
source-sales = sale
source-french = French Trader
source-peons = peon
source-takshaka = Takshaka’s contract
source-bonus = bonus tile
# Why somebody gains favour, in brackets after a number.
cause-room = marker returned
cause-merchant = merchant
cause-worker = worker sent home
cause-follower = follower
cause-guest = guest’s delivery
cause-pier = pier
cause-contract = contract
cause-step = instead of a favour tile
cause-book = book
cause-mosaic = Mosaic Maker’s contract
cause-bonus = bonus tile

## Moves of the players: meditation

move-lay = Lay down the worker at the { $space }
    .told = lays down the worker at the { $space }
move-cook = Meditate with a worker of the Cook
    .told = meditates with a worker sheltered by the Cook
move-trade = Swap 1 { $good_one } for 1 { $other_good_one }
    .told =
        { $good_count ->
            [one] swaps { $good_single } for { $other_good_single }
           *[other] swaps { $good_single } for { $good_count } { $other_good_many }
        }
move-deliver = Deliver 1 { $good_one } to the { $notable }
    .told = delivers 1 { $good_one } to the { $notable }
    .deed = { move-deliver.told }
# The good is what it becomes.
move-process = Process { $good_made }
    .told = processes { $good_made }
move-uncover = Remove the cover tile on { $square }
    .told = removes the cover tile { $square_at }
move-farmer = Move a farmer to { $square }
    .told = moves a farmer to { $square }
# Ends a choice of several, or declines the rest of an action.
move-done = Done
    .told = is done
move-done-make = Process nothing
move-done-architect = Neither a step nor a building
move-done-meditate = Finish meditation
move-done-sailor = Finish deliveries
move-done-trader = Finish the exchange
move-done-botanist = Finish at the botanist
move-done-farmers = Leave the farmers
move-done-serve = No gift and no order
move-done-room = Lose the rest
move-done-stand = Leave the others lying

## Moves of the players: the main action

move-place = Place a worker: { $space } ({ $space_does })
    .told = places a worker at the { $space }
    .deed = { move-place.told }
move-shelter = Let the Cook shelter the worker
    .told = lets the Cook shelter the worker
move-influence = 1 step up with the { $guild }
    .told = goes up 1 step with the { $guild }
move-build = Build the { $building }
    .told = builds the { $building }
    .deed = { move-build.told }
move-pay = Pay: { $paid_good_single }
    .told = pays { $paid_good_single }
move-bonus = Bonus tile: { $bonus }
    .told = takes a bonus tile: { $bonus }
move-make =
    { $n ->
        [one] Process { $n } good
       *[other] Process { $n } goods
    }
    .told =
        { $n ->
            [one] processes { $n } good
           *[other] processes { $n } goods
        }
move-follow = Follow: process 1 good too
    .told = follows and processes 1 good
# Declines an offer.
move-pass = Decline
    .told = declines
move-fare = Pay the sailor 1 { $good_one } for more deliveries
    .told = pays the sailor { $good_single } for more deliveries
move-double = Double delivery: 2 { $good_many } to the { $notable }
    .told = makes a double delivery: 2 { $good_many } to the { $notable }
    .deed = { move-double.told }
move-order = Fulfil the order of the { $guild }
    .told = fulfils the { $guild }’ order
move-akbar = Give Akbar 1 { $good_one }
    .told = gives Akbar 1 { $good_one }
    .deed = { move-akbar.told }
move-give = Give the trader 1 { $good_one }
    .told = gives the trader { $good_single }
move-take = Take 1 { $good_one }
    .told = takes { $good_single }
move-token =
    { $token_key ->
        [low] Low price token on { $good } (value { $value })
        [middle] Middle price token on { $good } (value { $value })
       *[other] High price token on { $good } (value { $value })
    }
    .told =
        { $token_key ->
            [low] moves the low price token to { $good } (value { $value })
            [middle] moves the middle price token to { $good } (value { $value })
           *[other] moves the high price token to { $good } (value { $value })
        }
move-stone = Pay goods: advance the meditation stone 1 space
    .told = pays goods and advances the meditation stone 1 space
move-dye = Dyer: swap 2 of these goods for 1 { $good_one }
    .told = swaps 2 of the goods produced for 1 { $good_one } (Dyer’s contract)
move-statue = Spend 1 statue: a second main action
    .told = spends 1 statue for a second main action
move-end = End your turn
    .told = ends the turn
move-ability = Use the ability: { $notable }
    .told = uses the { $notable }’s ability

## Moves of the players: inside other actions

move-stand = Stand up the worker at the { $space }
    .told = stands up the worker at the { $space }
move-return = Return 1 { $store_one } to your supply
    .told = returns 1 { $store_one } to the supply
move-favour = Take favour instead of a tile
    .told = takes favour instead of a tile
move-tile = Take the favour tile “{ $tile }”
    .told = takes the favour tile “{ $tile }”
    .deed = { move-tile.told }
move-discard = Discard the favour tile “{ $tile }”
    .told = discards the favour tile “{ $tile }”
move-more = Spend favour: process 1 more good
    .told = spends favour to process 1 more good
move-gift = Put 1 { $good_one } into Akbar’s bowl for { $bowl }
    .told = puts 1 { $good_one } into Akbar’s bowl for { $bowl }
    .deed = { move-gift.told }
move-sell = Sell 1 { $good_one }
    .told = sells 1 { $good_one }
move-put = Put 1 { $good_one } on the French Trader’s card
    .told = puts 1 { $good_one } on the French Trader’s card

## Moves of the players: at any time

move-oil = Spend 1 oil: stand up 1 worker
    .told = spends 1 oil to stand up 1 worker
move-curry = Spend 1 curry: stand up 1 worker
    .told = spends 1 curry to stand up 1 worker
move-oil-curry = Spend 1 oil and 1 curry: let up to 3 workers stand up
    .told = spends 1 oil and 1 curry to let up to 3 workers stand up
move-use = Spend favour: { $action }
    .told = uses the favour action “{ $action }” for { $spend } favour
move-painting = Spend 1 painting: 1 step with each of 2 guilds
    .told = spends 1 painting for a step with each of 2 guilds
move-book = Spend 1 book: let up to 3 workers stand up, gain 1 favour
    .told = spends 1 book to let up to 3 workers stand up and gain 1 favour
move-clothes = Spend 1 garment: gain its value in rupees
    .told = spends 1 garment for its value in rupees
move-french = French Trader: put 1 good on his card
    .told = uses the French Trader’s contract
move-caliph = Caliph: spend 1 cotton, stand up 1 worker
    .told = spends 1 cotton to stand up 1 worker (Caliph’s contract)
move-english = English Trader: swap 1 good for one of equal value
    .told = uses the English Trader’s contract
move-mosaic =
    { $favour ->
        [one] Mosaic Maker: swap 1 meditation point for 1 favour
       *[other] Mosaic Maker: swap 3 meditation points for { $favour } favour
    }
    .told =
        { $favour ->
            [one] swaps 1 meditation point for 1 favour (Mosaic Maker’s contract)
           *[other] swaps 3 meditation points for { $favour } favour (Mosaic Maker’s contract)
        }

## What an offered move means as things stand: in brackets behind it

remark-sent-home = { $seat }’s worker goes home
remark-peon =
    { $count ->
        [0] your own worker there works again for free
        [one] your own worker there works again as a peon, for { $count } rupee
       *[other] your own worker there works again as a peon, for { $count } rupees
    }
remark-favour-to = { $seat } gains { $count } favour
# A good and what it becomes.
remark-along = { $good } → { $other_good }
# The value of a good with a price token on it.
remark-value-changes = value { $before } → { $after }
remark-value-stays = value stays { $after }
remark-have-spend = have { $have } favour, spend { $spend }

## What chance did

move-roll = Rolled: { $pips }
move-draw = New favour tile on offer: { $tile }
move-notable = New notable at the river: { $notable }
move-exchange = The { $other_notable } replaces the { $notable } at the river
move-start = { $seat } goes first

## Refusals: goods

refuse-no-good = This takes 1 { $good_one }, and you have none. Get one first, or choose something else.
refuse-neither-good = This takes 1 { $good_one } and 1 { $other_good_one }, and you have neither. Get both first, or choose something else.
refuse-too-few-goods =
    This takes { $needed ->
        [one] 1 { $good_one }
       *[other] { $needed } { $good_many }
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    }. Get more first, or choose less.
refuse-no-goods = This takes a good worth at most { $most }, and you have none that fits. Produce some first.
refuse-wrong-value = This takes a good worth exactly { $needed }. The value of { $good } is { $value } now, so choose another good.
refuse-too-dear =
    { $allowed ->
        [0] { $good } costs { $value } now, and you have nothing left to spend. Give more if you still can, or go on.
       *[other] { $good } costs { $value } now, and you can spend at most { $allowed }. Choose a cheaper good.
    }
refuse-same-kind = That would be { $store } for { $store }. Choose another kind.
refuse-return-same = That would be { $store } for { $store }, and nothing is gained. Return something else.
refuse-none-to-return = You have no { $store } to return. Choose something that you have.
refuse-basic-only = Choose a basic good here (sandstone, wood, turmeric or cotton), not { $good }.
refuse-not-processed = You cannot make { $good } by processing: basic goods are produced. Choose a processed good.
refuse-nothing-to-process = You have no good for “{ $action }”. Get one that can still be processed.
refuse-with-processing = “{ $action }” works only together with another processing. Process a good first; you will be asked right after it.
refuse-other-colour = The Dyer gives a good from the row of { $produced_good }, and { $good } is not in it. Choose one from that row.

## Refusals: workers and meditation

refuse-not-standing = You have no worker standing at the { $space }. Choose a space where you have one.
refuse-not-lying = You have no worker lying at the { $space }. Choose a space where you have one.
refuse-lay-first = You have already spent points, so the worker at the { $space } stays standing. Next time lay workers down first.
refuse-nobody-lies = None of your workers is lying down, so there is nobody to stand up. Keep this for later.
refuse-too-few-points =
    { $needed ->
        [one] This costs { $needed } meditation point
       *[other] This costs { $needed } meditation points
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    }. Choose something cheaper, or lay more workers down before you spend any.
refuse-blocked = The meditation marker blocks { $outer } now. Choose another meditation action.
refuse-only-meditating = This needs the meditation phase, at the start of your turn.

## Refusals: placing a worker

refuse-nobody-sheltered = The Cook shelters none of your workers. When your standing workers are sent home, he can take in up to { $places }.
refuse-points-spent = You have already spent meditation points ({ $left } left), so you cannot lay down more workers now. Next time lay them down first.
refuse-not-built = The { $space } has not been built yet. Choose a building that has, a character, or the builder’s site.
refuse-too-little-money =
    { $needed ->
        [one] Your own worker is there already: the peon costs { $needed } rupee
       *[other] Your own worker is there already: the peon costs { $needed } rupees
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    }. Choose another space.
refuse-peon-paid = Your peon is paid, but you have no worker at the { $space }. Choose a space where you have one.
refuse-no-worker = You have no worker left for the { $space }. Choose a space where your own worker is already.
refuse-only-placing = “{ $action }” is only possible once, just before you place a worker.
refuse-after-the-phase = “{ $action }” belongs to the action phase, and the extra action of a statue comes after it. Place a worker, or pay the peon.
refuse-no-own-worker = None of your workers is on the board, so a peon has nobody to help. Place a worker instead.

## Refusals: influence and building

refuse-at-the-top = You are already on the top step ({ $step }) of the { $guild }. Choose another guild.
refuse-other-guild = You have just gone up with the { $guild }. Choose another guild for the next step.
refuse-no-track-left = You are already on the top step ({ $step }) of all three guilds. Choose something else.
refuse-already-built = The { $building } is already built. Choose a site.
refuse-no-worker-to-build = Building the { $building } takes another worker from your supply, and you have none there. Go up a step with a guild instead.
refuse-too-few-materials = The { $building } costs { $cost }, and all your materials together are worth { $worth }. Get more sandstone, wood, cement or boards; two different kinds count 1 extra.
refuse-pays-too-little = That is worth { $worth }, and the building costs { $cost }. Add materials; two different kinds count 1 extra.
refuse-pays-too-much = That is worth { $worth }, and the building costs only { $cost }. You can keep 1 { $good_one }.
refuse-wrong-level = That bonus tile is for level { $level }, and your building is level { $needed }. Choose one of level { $needed }.
refuse-bonus-taken = The bonus tile “{ $bonus }” is gone. Choose one that is still there.

## Refusals: sailor and notables

refuse-too-few-deliveries =
    { $needed ->
        [one] This takes { $needed } delivery
       *[other] This takes { $needed } deliveries
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    } left. Pay the sailor with a good, if you still can.
refuse-one-order = The sailor lets you fulfil only one order each time. The order of the { $guild } must wait for the order phase.
refuse-fare-paid =
    { $deliveries ->
        [one] You have already paid for { $deliveries } delivery. Only the contract of the Portuguese Trader lets you pay again.
       *[other] You have already paid for { $deliveries } deliveries. Only the contract of the Portuguese Trader lets you pay again.
    }
refuse-fare-too-high = The goods you pay the sailor may be worth at most { $allowed } together, and this would make { $value }. Choose a cheaper good.
refuse-notable-away = The { $notable } is not waiting at the river. Choose a notable who is.
refuse-not-reached = The { $notable } is level { $level }, and the boat has only reached level { $reached }. Completed contracts move it on.
refuse-not-ordered = The { $notable } does not order { $good }. Choose a good that is ordered.
refuse-already-delivered = The { $notable } already has { $good } from { $seat }. Choose a good that is still missing there.
refuse-only-the-sailor = Only your own main action at the sailor delivers 2 { $good_many } to one notable at once. Deliver 1 here.
refuse-nothing-to-deliver = No notable within reach of pier { $pier } orders any of your goods. First get a good that is ordered.

## Refusals: trader and price tokens

refuse-give-first =
    { $taken ->
        [one] You have already taken { $taken } good, and giving comes before taking. Take more, or go on.
       *[other] You have already taken { $taken } goods, and giving comes before taking. Take more, or go on.
    }
refuse-given-all = You have given { $most } goods, and the trader takes no more. Now take others.
refuse-worth-nothing = Even with { $good }, what you give would be worth only { $value }, and you would get nothing for it.
refuse-no-such-return =
    { $value ->
        [0] { $good } alone is worth too little for an exchange, and you have nothing to give with it that would fit.
       *[other] What you take must be worth 1 less than what you give. With { $good } that would be { $value }, and no other goods make exactly that now.
    }
refuse-rest-remains = With { $good } a value of { $value } would be left, and no goods make exactly that. Choose another good.
refuse-exchange-first = You are in the middle of an exchange. Finish it first; then this is possible again.
refuse-peon-free = The peon is free for you now, so favour would be wasted.
refuse-nothing-given = Give the trader something before you take { $good }.
refuse-other-goods = You have just given { $good }, so take other goods.
refuse-take-more =
    { $value ->
        [0] What you have given is worth too little for an exchange. Give another good.
       *[other] There are still goods worth { $value } to take. Take some first.
    }
refuse-token-before-or-after =
    { $moved ->
        [0] A price token moves before you give or after you have taken, not in between.
       *[other] You have already moved { $moved } price token, and no more is possible in this action.
    }
refuse-no-such-side = This price token shows { $low } or { $high }, not { $value }. Choose one of its sides, or another token.
refuse-value-too-far = The printed value of { $good } is { $printed }, and a token may differ from it by at most 1, so { $value } does not fit. Choose another good or token.
refuse-token-lies-there = There is already a price token on { $good } (value { $value }). Choose another good, or turn that token over if its other side fits.

## Refusals: botanist and farm

refuse-different-actions = The botanist lets you do { $count } different things. Choose one that you have not done yet.
refuse-last-space = Your meditation stone is already on the last space ({ $spaces }). Choose something else.
refuse-farmer-too-far = Farmers move 1 square at a time. The farmer of that side stands on { $farmer_square }, and { $square } is not next to it.
refuse-square-covered = Square { $square } is covered. Remove the cover tile first, or move another farmer.
refuse-no-cover = There is no cover tile on { $square }. Choose a covered square.
refuse-no-covers-left = You have already removed all { $count } cover tiles. Keep your favour for something else.
refuse-no-farmer-moves = No farmer has a free square next to it. Remove a cover tile first.

## Refusals: Akbar and the guilds

refuse-column-full = All orders of the { $guild } are fulfilled. Choose another guild.
refuse-order-limit =
    { $limit ->
        [one] The { $guild } take only { $limit } order for now, and that has been fulfilled. The limit rises when the boat moves on.
       *[other] The { $guild } take only { $limit } orders for now, and they have been fulfilled. The limit rises when the boat moves on.
    }
refuse-no-influence = You have no influence with the { $guild } yet. Go up at least 1 step there first.
refuse-no-bowl = Akbar has no bowl for { $good }: he does not take basic goods. Give him a processed one.
refuse-bowl-full = Akbar’s bowl for { $good } is taken. Choose a free one.
refuse-nothing-to-serve = You have neither a good for a free bowl of Akbar nor both goods for an order that is open to you. Get them first.

## Refusals: favour and other help

refuse-tile-not-owned = You do not have the favour tile “{ $tile }”. Steps with a guild bring new tiles.
refuse-tile-not-on-offer = The favour tile “{ $tile }” is not on offer. Choose one that is.
refuse-used-this-turn = “{ $action }” has already been used. Its marker comes back at the end of your own turn.
refuse-too-little-favour =
    You must have { $needed } favour for this, and you have { $held ->
        [0] none
       *[other] only { $held }
    }. The merchant gives some, and so does each standing worker who is sent home.
refuse-oil-curry-once =
    { $count ->
        [one] You may use oil and curry only once in a turn.
       *[other] You may use oil and curry only { $count } times in a turn.
    }
refuse-one-is-enough = Only 1 of your workers is lying down. Use oil or curry alone.
refuse-luxury-once = You have already used 1 { $good_one } this turn, and each kind works once a turn.
refuse-not-your-notable = You do not have the contract of the { $notable }. Whoever delivers most wins it.
refuse-notable-used = You have already used the { $notable } this turn. You can use the contract again next turn.
refuse-value-on-card = The French Trader already has a good worth { $value }, so he does not take { $good } now. Choose a good of another value.

## House rules that refusals cite

ruling-useless-favour = nothing is spent without effect
ruling-top-of-the-track = the top step is the last one
ruling-overpaying-a-building = nothing is paid that can be kept
ruling-trader-one-direction = first all goods are given, then others taken
ruling-prices-stand-still = prices do not change while goods change hands

## The log

note-goods-gained =
    { $count ->
        [one] { $seat }: +1 { $good_one }
       *[other] { $seat }: +{ $count } { $good_many }
    }
note-goods-lost =
    { $count ->
        [one] { $seat } has no marker left for 1 more { $good_one }
       *[other] { $seat } has no markers left for { $count } more { $good_many }
    }
note-favour-gained =
    { $cause_key ->
        [step] { $seat } takes { $count } favour instead of a favour tile
       *[other] { $seat }: +{ $count } favour ({ $cause })
    }
note-favour-for-delivery =
    { $count ->
        [one] { $seat }: +{ $count } favour (earlier delivery to the { $notable })
       *[other] { $seat }: +{ $count } favour (earlier deliveries to the { $notable })
    }
note-favour-lost =
    { $count ->
        [one] { $seat } has no marker left for { $count } more favour
       *[other] { $seat } has no markers left for { $count } more favour
    }
note-rupees-gained =
    { $source_key ->
        [bonus] { $count ->
            [one] { $seat } takes a bonus tile worth { $count } rupee
           *[other] { $seat } takes a bonus tile worth { $count } rupees
        }
       *[other] { $count ->
            [one] { $seat }: +{ $count } rupee ({ $source })
           *[other] { $seat }: +{ $count } rupees ({ $source })
        }
    }
    .deed =
        { $open_key ->
            [yes] { "" }
           *[no] { $count ->
                [one] +{ $count } rupee
               *[other] +{ $count } rupees
            }
        }
note-rupees-paid =
    { $count ->
        [one] { $seat }: −{ $count } rupee for the peon
       *[other] { $seat }: −{ $count } rupees for the peon
    }
    .deed =
        { $open_key ->
            [yes] { "" }
           *[no] { $count ->
                [one] −{ $count } rupee for the peon
               *[other] −{ $count } rupees for the peon
            }
        }
note-step-risen = { $seat } goes up to step { $step } with the { $guild }
note-stone-moved = { $seat }: meditation stone now on space { $space }
note-stone-paid = { $seat } advances the meditation stone to space { $space } for { $paid_good_single }
note-processed =
    { $count ->
        [one] { $seat } processes 1 { $used_good_one } into 1 { $made_good_one }
       *[other] { $seat } processes { $count } { $used_good_many } into { $count } { $made_good_many }
    }
note-followed = { $seat } follows and processes 1 { $used_good_one } into 1 { $made_good_one }
note-processed-more = { $seat } spends { $spend } favour to process 1 more { $used_good_one } into 1 { $made_good_one }
note-dyed = { $seat } produces { $count } { $used_good_many } and swaps 2 for 1 { $dyed_good_one } (Dyer’s contract)
note-order-fulfilled = { $seat } fulfils the { $guild }’ order with { $wanted_good_single }
    .deed = fulfils the { $guild }’ order
note-worker-sent-home = { $seat }’s worker at the { $space } is sent home
note-workers-stood =
    { $count ->
        [0] { $seat }: no worker is lying down, so none stands up
        [one] { $seat }: { $count } worker stands up
       *[other] { $seat }: { $count } workers stand up
    }
note-contract-won = { $seat } wins the { $notable }’s contract
    .deed = wins the { $notable }’s contract
note-boat-moved = The boat reaches pier { $pier }
note-merchant-moved = The merchant goes to the { $building } (rolled a { $pips })
note-builder-moved = The builder goes to the site of the { $building } (rolled a { $pips })
note-builder-left = Everything is built; the builder leaves the game
note-site-built = The builder finishes the { $building }
    .deed = the builder finishes the { $building }
note-tokens-returned = All price tokens go back to the trader
note-end-triggered = This triggers the end of the game: round { $round } will be the last
    .deed = round { $round } will be the last
note-round-begins = Round { $round }: { $seat } begins
note-marker-moved = The meditation marker now blocks { $outer }
note-order-marked = The { $guild }’ next order: { $wanted_good_single }
note-neutral-bowl = A neutral marker goes into Akbar’s bowl for { $bowl }
note-neutral-order = A neutral marker goes on one of the { $guild }’ orders: { $wanted_good_single }
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
note-farm-changed = { $seat } removes the cover tile { $square_at }
note-french-paid = { $seat } has 3 goods on the French Trader’s card and clears it
note-mullah-helped = { $seat }: the Mullah saves 1 favour on “{ $action }”

# Counting at the end.
note-final-coins =
    { $count ->
        [one] { $seat }: { $count } rupee in the bag
       *[other] { $seat }: { $count } rupees in the bag
    }
note-final-notable =
    { $count ->
        [one] { $seat }: +{ $count } rupee for the { $notable }’s contract
       *[other] { $seat }: +{ $count } rupees for the { $notable }’s contract
    }
note-final-guild =
    { $count ->
        [one] { $seat }: +{ $count } rupee for { $guild }’ orders
       *[other] { $seat }: +{ $count } rupees for { $guild }’ orders
    }
note-final-stone =
    { $count ->
        [one] { $seat }: +{ $count } rupee for the meditation stone
       *[other] { $seat }: +{ $count } rupees for the meditation stone
    }
note-final-covers =
    { $count ->
        [one] { $seat }: +{ $count } rupee for cover tiles removed
       *[other] { $seat }: +{ $count } rupees for cover tiles removed
    }
note-final-akbar =
    { $count ->
        [one] { $seat }: +{ $count } rupee for gifts to Akbar
       *[other] { $seat }: +{ $count } rupees for gifts to Akbar
    }

## Questions

ask-meditate = Meditate? Lay workers down, then spend the points.
ask-place = Where do you place your worker?
ask-architect = Architect: a step with a guild, or a building?
ask-payment = Which materials do you pay? Two or more kinds count 1 extra.
ask-bonus = Which bonus tile do you take?
ask-make = How many goods do you process?
ask-follow = Do you process 1 good as well?
ask-more = Do you spend favour to process 1 more good?
ask-process = Which good do you make?
ask-sailor = Sailor: what do you deliver, and to whom? A good pays for more deliveries.
ask-guest = Jagirdar: do you deliver 1 good too?
ask-trader = Trader: which goods do you give and take?
ask-botanist = Botanist: what do you improve?
ask-farmers = To which square do you move a farmer?
ask-uncover = Which cover tile do you remove?
ask-dye = Dyer: for which good do you swap 2 of the goods produced?
ask-serve = A gift to Akbar, or an order of a guild?
ask-end-turn = Anything else this turn?
ask-extra-order = Which gift or order do you add?
ask-deliver = Which good do you deliver, and to whom?
ask-token = Which price token do you move, and where?
ask-swap = Which good do you swap for another of equal value?
ask-gain = Which good do you take?
ask-sell = Which good do you sell?
ask-french = Which good do you put on the French Trader’s card?
ask-stand = Which worker stands up?
ask-influence = With which guild do you go up?
ask-step-bonus = Take favour or a favour tile, and which?
ask-discard = Your court is full: which favour tile do you discard?
ask-any-tile = Mosaic Maker: which favour tile do you take?
ask-rise = Do you go up 1 step for your delivery?
ask-rise-top = The next step is the top one, and that can end the game. Do you go up?
ask-ability = Do you use the ability of your new contract?
ask-free-build = Mujtahida: do you build this site for free? It takes a worker.
ask-gift = Sadr us-Sudur: what do you give Akbar, for which bowl?
ask-shelter = Does the Cook shelter the worker who was sent home?
ask-room = You are out of markers: return something, or lose the rest?
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

## Standing answers

habit-follow-always = Follow
habit-follow-never = Do not follow
habit-shelter-always = Let the Cook shelter the worker
habit-shelter-never = Let the worker go home
habit-rise-always = Go up
habit-rise-never = Do not go up
habit-ability-always = Use it
habit-ability-never = Leave it unused

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
crumb-onemore = One more good
crumb-processone = Processing one good
crumb-orderphase = Order phase
crumb-extraorder = Extra order
crumb-contract = Contract
crumb-deliverone = Delivery
crumb-boat = Boat
crumb-merchant = Merchant
crumb-builder = Builder
crumb-builderbuilds = Second pier
crumb-anytile = Mosaic Maker
crumb-sadrgift = Sadr’s gift
crumb-raiseinfluence = Influence
crumb-ability = Ability
crumb-freebuild = Mujtahida
crumb-deliveryinfluence = Influence for deliveries
crumb-refill = New favour tile
crumb-stepbonus = Step bonus
crumb-tileslots = Favour tiles
crumb-uncover = Removing a cover tile
crumb-movefarmers = Farmers
crumb-standup = Standing up
crumb-movetoken = Price token
crumb-gaingood = Gaining a good
crumb-sellgood = Sale
crumb-putonfrench = French Trader
crumb-room = Out of markers

## Places of the boards: what they are called, and what they are for

# place-KIND is a title, about-KIND explains. Where there is an about-KIND-NAME, it wins over
# about-KIND. No printed values here: the owner of a box may correct them.
place-space = { $space }
about-space =
    { $space_key ->
        [sandstone] A worker here produces sandstone: { about-space.farm }
        [wood] A worker here produces wood: { about-space.farm }
        [turmeric] A worker here produces turmeric: { about-space.farm }
        [cotton] A worker here produces cotton: { about-space.farm }
        [cement] A worker here turns some of your sandstone into cement. { about-space.follow }
        [boards] A worker here turns some of your wood into boards. { about-space.follow }
        [curry] A worker here turns some of your turmeric into curry. { about-space.follow }
        [oil] A worker here turns some of your cotton into oil. { about-space.follow }
        [bricks] A worker here turns some of your sandstone into bricks. { about-space.follow }
        [paper] A worker here turns some of your wood into paper. { about-space.follow }
        [dye] A worker here turns some of your turmeric into dye. { about-space.follow }
        [cloth] A worker here turns some of your cotton into cloth. { about-space.follow }
        [statues] A worker here turns some of your bricks into statues. { about-space.follow }
        [books] A worker here turns some of your paper into books. { about-space.follow }
        [paintings] A worker here turns some of your dye into paintings. { about-space.follow }
        [clothes] A worker here turns some of your cloth into clothes. { about-space.follow }
       *[other] Place a worker here as your main action. A worker of another player who is here goes home.
    }
    .farm = as much as there are free squares between its picture and the farmers on your court.
    .follow = Each of the others may then process one as well, and you gain favour for everybody who does.
about-space-architect = Go up a step with a guild, or pay building materials to build a site. Whoever builds takes a bonus tile, and another worker uses the new building at once.
about-space-sailor = Deliver goods to notables at the river, and fulfil one order of a guild if you like. The first delivery is free; a good paid to the sailor adds as many as it is worth, and those you leave unused bring rupees.
about-space-trader = Exchange some of your goods for any others that are worth a little less altogether. Before or after that you may move one price token.
about-space-botanist = Improve your court in different ways: pay goods to advance your meditation stone, remove a cover tile, move your farmers.
place-good =
    { $good_key ->
        [favour] Favour
       *[other] Stock: { $good }
    }
about-good =
    { $good_key ->
        [favour] { about-favour }
        [sandstone] { about-good.general } Sandstone is a building material too.
        [wood] { about-good.general } Wood is a building material too.
        [cement] { about-good.general } Cement is a building material too.
        [boards] { about-good.general } Boards are a building material too.
        [oil] { about-good.general } At any time in your turn you may spend oil to stand workers up.
        [curry] { about-good.general } At any time in your turn you may spend curry to stand workers up.
        [statues] { about-good.general } In your turn you may spend a statue for a second main action.
        [books] { about-good.general } In your turn you may spend a book to stand workers up and gain favour.
        [paintings] { about-good.general } In your turn you may spend a painting to go up with different guilds.
        [clothes] { about-good.general } In your turn you may spend clothes for their value in rupees.
       *[other] { about-good.general }
    }
    .general = Each marker is one good: to process, deliver or exchange, or to pay with.
place-notable = { $notable }
about-notable = Orders goods at the river. Every delivery brings rupees, and you may go up a step with the guild. Whoever has delivered most wins the contract with its ability; between equals whoever delivered the good further up.
place-square = Farm square { $square }
about-square = You produce as much of a basic good as there are free squares between it and the farmers on both sides. A cover tile has to be removed before a farmer can pass.
place-track = Influence with the { $guild }
about-track = The higher you stand, the more an order of this guild pays. Some steps bring favour or a favour tile; the top step triggers the end of the game.
place-bonus = Bonus tile: { $bonus }
about-bonus = Whoever builds a site of this level takes one such tile and gains what it shows.
place-order = Order of the { $guild }
about-order = The marked order of this guild. Deliver both goods for rupees; whoever does not lead with the guild gains a little less, but goes up a step. You must have at least one step there already.
place-token =
    { $token_key ->
        [low] Low price token
        [middle] Middle price token
       *[other] High price token
    }
about-token = Replaces the value of the good under it with the value that it shows. The trader moves it.
place-stone = Meditation stone
about-stone = Its space says how many meditation points each worker gives when laid down. At the botanist you pay goods to advance it.
place-favour = Favour
about-favour = Pays for favour actions. It comes from standing workers who are sent home, from the merchant, from steps with guilds, and from others who process along with you.
place-tile = Favour tile: { $tile }
about-tile = One more favour action for your court. Certain steps with a guild let you take a tile on offer instead of favour.
place-bowl = Akbar’s bowl for { $bowl }
about-bowl = Takes one good as a gift to Akbar, usually in the order phase. Your gifts bring rupees at the end: the more, the better.
place-action = Favour action: { $action }
about-action = You may use it once in each of your turns, by spending the favour that it asks for.
place-rupees = Rupees
about-rupees = Money and score in one: whoever has the most rupees wins. During the game they pay for the peon, who lets you use a space of your own worker again.
place-pier = Pier { $pier }
about-pier = Contracts move the boat from pier to pier. When it arrives, an event happens, and notables of further levels may come within reach.
place-fare = Fare: { $good }
about-fare = Pay this good to the sailor for more deliveries: as many as it is worth.
place-anytime = At any time
about-anytime = What you may do at any time in your turn, also in the middle of something else: favour actions, oil and curry, luxuries and abilities of your notables.
place-wheel = Meditation: { $outer }
about-wheel =
    { $outer_key ->
        [trade] For meditation points you swap a good for another of the same value. { about-wheel.marker }
        [deliver] For meditation points you deliver a good to a notable. { about-wheel.marker }
        [process] For meditation points you process a good. { about-wheel.marker }
       *[uncover] For meditation points you remove a cover tile from your farm. { about-wheel.marker }
    }
    .marker = The meditation marker blocks the action that was used last.
about-wheel-farmer = For meditation points you move a farmer on your farm. The meditation marker never blocks this.

## Quantities in statistics

fact-score = Score
fact-deliveries = Rupees: deliveries
fact-bonuses = Rupees: delivery bonuses
fact-orders = Rupees: orders
fact-sailor = Rupees: sailor
fact-buildings = Rupees: found on buildings
fact-building = Rupees: building
fact-clothes = Rupees: clothes
fact-sales = Rupees: sales
fact-french = Rupees: French Trader
fact-peons = Rupees paid for peons
fact-contracts = End: contracts
fact-guilds = End: guilds
fact-stone = End: meditation
fact-covers = End: cover tiles
fact-akbar = End: Akbar

## In the browser: names of what changes

player-rupees = Rupees
    .change =
        { $count ->
            [one] { $change } rupee ({ $source })
           *[other] { $change } rupees ({ $source })
        }
player-goods = Goods
    .change =
        { $count ->
            [one] { $change } { $good_one }
           *[other] { $change } { $good_many }
        }
player-favour = Favour
    .change = { $change } favour
player-supply = Markers in supply
    .change =
        { $count ->
            [one] { $change } marker in supply
           *[other] { $change } markers in supply
        }
player-workers = Workers in supply
    .change =
        { $count ->
            [one] { $change } worker in supply
           *[other] { $change } workers in supply
        }
player-lying = Workers lying
    .change =
        { $count ->
            [one] { $change } lying worker
           *[other] { $change } lying workers
        }
player-sheltered = Workers with the Cook
    .change =
        { $count ->
            [one] { $change } worker sheltered by the Cook
           *[other] { $change } workers sheltered by the Cook
        }
player-farmers = Farmers
player-covers = Cover tiles
player-yields = Production
player-deliveries = Deliveries
    .change =
        { $count ->
            [one] { $change } delivery left
           *[other] { $change } deliveries left
        }
player-exchange = Value to exchange
    .change = { $change } value to exchange
player-at-end = Rupees at the end
    .change =
        { $count ->
            [one] { $change } rupee at the end
           *[other] { $change } rupees at the end
        }
player-stone = Meditation stone
    .change =
        { $count ->
            [one] { $change } space for the meditation stone
           *[other] { $change } spaces for the meditation stone
        }
player-influence = Influence
    .change =
        { $count ->
            [one] { $change } step with the { $guild }
           *[other] { $change } steps with the { $guild }
        }
player-tiles = Favour tiles
    .change =
        { $count ->
            [one] { $change } favour tile
           *[other] { $change } favour tiles
        }
player-building-bonuses = Bonus tiles
player-contracts = Contracts
    .change =
        { $count ->
            [one] { $change } contract
           *[other] { $change } contracts
        }
player-french = Goods on the French Trader’s card
    .change =
        { $count ->
            [one] { $change } good on the French Trader’s card
           *[other] { $change } goods on the French Trader’s card
        }
table-round = Round
table-start = Start player
table-points = Meditation points
    .change =
        { $count ->
            [one] { $change } meditation point
           *[other] { $change } meditation points
        }
table-values = Value
table-blocked = Blocked in meditation
table-built = Buildings
table-merchant = Merchant
table-builder = Builder
table-coins = Rupees on buildings
    .change =
        { $count ->
            [one] { $change } rupee on the { $building }
           *[other] { $change } rupees on the { $building }
        }
table-pier = Pier of the boat
    .change =
        { $count ->
            [one] boat { $change } pier
           *[other] boat { $change } piers
        }

## In the browser: the common board

panel-now = This round
panel-phase = Phase
panel-phase-none = between phases
panel-phase-meditation = meditation
panel-phase-action = main action
panel-phase-order = orders
panel-end-near = Round { $round } is the last.
panel-city = City
panel-city-hint = Each row shows a basic good and what can be made of it. The number beside a name is its value.
panel-made-from = made from: { $good }
panel-value = value { $value }
panel-value-printed = value { $value }, printed { $printed }
panel-site = site, costs { $cost }
panel-material = building value { $value }
panel-standing = worker of { $seat }, standing
panel-standing-short = standing
panel-lying = worker of { $seat }, lying
panel-lying-short = lying
panel-coins =
    { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }
panel-characters = Characters
panel-nobody = nobody here
panel-tokens = Price tokens
panel-token-away = with the trader
panel-token-sides = { $low } or { $high }
panel-tiles = Favour tiles on offer
panel-pile = Face down: { $count }
panel-action = Action
panel-have = Have
panel-spend = Spend
panel-bonuses = Bonus tiles for new buildings
panel-level = Level { $level }
panel-river = River
panel-boat = The boat lies at pier { $pier } of { $piers }. Deliveries are possible up to level { $level }.
panel-boat-leaves =
    { $need ->
        [one] It sails on after { $need } contract of level { $level } ({ $done } done).
       *[other] It sails on after { $need } contracts of level { $level } ({ $done } done).
    }
panel-pier-2 = At pier 2 the builder’s site is built, and the builder moves on.
panel-pier-3 = At pier 3 the merchant moves, everybody gains 1 favour for each cotton they own (at most 3), and the order limit becomes 4.
panel-pier-4 = At pier 4 the price tokens go back to the trader, everybody gains 1 favour, and the order limit becomes 5.
panel-pier-5 = At pier 5 everybody gains a good: worth 1 without cotton, 2 with 1 cotton, 3 with more; the order limit becomes 6.
panel-pier-6 = At pier 6 clothes pay 1 rupee more, and the end of the game is triggered.
panel-far = not within reach yet
panel-delivered = delivered by { $seat }
panel-delivered-twice = delivered twice by { $seat }
panel-guilds = Guilds and Akbar
panel-orders = Orders of the guilds: the framed ones are open, at most { $limit } in each column
panel-guild-artisans = Artisans
panel-guild-merchants = Merchants
panel-guild-scholars = Scholars
panel-row = Row
panel-marked = open order
panel-done-by = fulfilled by { $seat }
panel-neutral = neutral
panel-influence = Influence: steps, and what an order pays
panel-step = Step
panel-step-pays = Pays
panel-step-favour = Favour
panel-akbar = Akbar’s bowls
panel-given-by = from { $seat }

## In the browser: the players

panel-you = you
panel-hidden = hidden
panel-place = place { $place }
panel-to-move = to move
panel-starts = start player
panel-at-the-end = At the end
panel-workers = Workers
panel-workers-told = { $supply } in supply, { $standing } standing, { $lying } lying
panel-stone = space { $space } of { $last }
panel-next-worker = Points for the next worker
panel-next-space = Next space costs
panel-none = none
panel-farm = Farm
panel-and-step = + 1 step
panel-no-influence = no influence
panel-done = Orders fulfilled
panel-gifts = Gifts to Akbar
panel-favour-actions = Favour actions
panel-used = used, with a marker on it
panel-used-up = used this turn
panel-used-goods = Used this turn
panel-ending = If the game ended now
panel-bag = In the bag
panel-end-notables = Contracts
panel-end-guilds = Guilds
panel-end-stone = Meditation
panel-end-covers = Cover tiles removed
panel-end-akbar = Akbar
panel-total = Total
panel-ledger = Where the rupees come from

## In the browser: what contracts give

panel-ability-portuguese-trader = You may pay the sailor with several goods, worth at most 4 together. 1 rupee for each cloth you deliver.
panel-ability-sufi = Immediately: advance the meditation stone 1 space, free. 1 rupee for each curry you deliver.
panel-ability-takshaka = Whenever you build (not with the builder): 1 extra building value and 1 rupee.
panel-ability-mahout = Whenever you produce sandstone or wood: 1 extra.
panel-ability-khatib = Whenever you produce turmeric or cotton: 1 extra.
panel-ability-french-trader = Once a turn: put 1 good worth at most 3 on the card. The third pays 5 rupees and clears the card.
panel-ability-french-trader-values = Once a turn: put 1 good on the card. Three goods worth 1, 2 and 3 pay 5 rupees and clear the card.
panel-ability-dyer = After producing: swap 2 of the goods for 1 of the same row worth at most 2. 1 rupee for each dye you deliver.
panel-ability-dyer-value-two = After producing: swap 2 of the goods for 1 of the same row worth exactly 2. 1 rupee for each dye you deliver.
panel-ability-cook = Shelters up to 2 of your standing workers who are sent home; they can meditate from here. 1 rupee for each oil you deliver.
panel-ability-muezzin = 1 extra meditation point whenever you gain any in the meditation phase.
panel-ability-jagirdar = Your sailor has 1 more free delivery. After another player’s sailor you may deliver 1 good, and that player gains 1 favour.
panel-ability-caliph = Once a turn: spend 1 cotton to stand up 1 worker.
panel-ability-calligrapher = The peon costs you only 1 rupee. 1 rupee for each paper you deliver.
panel-ability-mullah = Once in each of your own turns: a favour action spends 1 less, but at least 1. 1 rupee for each brick you deliver.
panel-ability-english-trader = Once a turn: swap 1 good for another of equal value.
panel-ability-mosaic-maker = Immediately: any favour tile, even from the pile. Once a turn: 1 favour for 1 meditation point, or 2 for 3 points.
panel-ability-mujtahida = Immediately: you may build the first site from the top left free, if you have a worker for it. 2 rupees for each statue you deliver.
panel-ability-dutch-trader = At the end: 1, 3 or 6 rupees for orders of one, two or three guilds. 2 rupees for each garment you deliver.
panel-ability-painter = Immediately: up to 3 workers stand up, and 1 step with one guild. 2 rupees for each painting you deliver.
panel-ability-painter-all-tracks = Immediately: up to 3 workers stand up, and 1 step with every guild. 2 rupees for each painting you deliver.
panel-ability-subadar = At the end: 1 rupee for each of your orders. 2 rupees for each book you deliver.
panel-ability-sadr = Immediately: put any good into a free bowl of Akbar of equal value. At the end: 1 rupee for each of your gifts.
panel-ability-grand-mufti = Immediately: 3 favour. At the end: 3 rupees for each set of all three guilds among your orders and contracts.
panel-ability-grand-imam = Immediately: 3 favour. At the end: 1 rupee for each of your orders and contracts of the scholars, including this one.
panel-ability-court-artist = Immediately: 3 favour. At the end: 1 rupee for each of your orders and contracts of the artisans, including this one.
panel-ability-dewan = Immediately: 3 favour. At the end: 1 rupee for each of your orders and contracts of the merchants, including this one.

## How far the game is

clock-round = Round { $round }
clock-last-round = Round { $last_round } is the last
clock-start-seat = Start player: { $start_seat }
clock-phase =
    { $phase_key ->
        [meditation] Meditation
        [action] Main action
        [order] Orders
       *[none] Between phases
    }

## Short names for narrow labels; a notable may break into two lines, at a space or after a hyphen

notable-portuguese-trader-short = Portug. Trader
notable-sufi-short = Sufi
notable-takshaka-short = Takshaka
notable-mahout-short = Mahout
notable-khatib-short = Khatib
notable-french-trader-short = French Trader
notable-dyer-short = Dyer
notable-cook-short = Cook
notable-muezzin-short = Muezzin
notable-jagirdar-short = Jagirdar
notable-caliph-short = Caliph
notable-calligrapher-short = Calli-grapher
notable-mullah-short = Mullah
notable-english-trader-short = English Trader
notable-mosaic-maker-short = Mosaic Maker
notable-mujtahida-short = Mujtahida
notable-dutch-trader-short = Dutch Trader
notable-painter-short = Painter
notable-subadar-short = Subadar
notable-sadr-short = Sadr us-Sudur
notable-grand-mufti-short = Grand Mufti
notable-grand-imam-short = Grand Imam
notable-court-artist-short = Court Artist
notable-dewan-short = Dewan

guild-artisans-short = Artisans
guild-merchants-short = Merchants
guild-scholars-short = Scholars

action-good-short = basic good
action-process-short = process
action-step-short = guild +1
action-stand-short = stand up
action-more-short = process 1 more
action-point-short = +1 point
action-sell-short = sell a good
action-uncover-short = cover tile off
action-deliver-short = deliver
action-order-short = extra order
action-farmers-short = 2 farmers
action-token-short = price token
action-swap-short = equal swap
action-gain-two-short = good worth 2
action-stone-short = stone +1
action-refine-short = refine 1 to 2
action-peon-short = free peon

## Words on the drawn boards: as short as can be

panel-court-of = Court: { $seat }
draw-your-court = Your court
draw-city = City of Agra

# The city and what lies below it. In the first one, a good and the building that makes it.
draw-building = { $good } ({ $good_building })
draw-site = site
# Who has how many of a good: a list of names and numbers.
draw-stock = stock: { $list }
draw-meditation = Meditation
draw-points =
    { $n ->
        [one] { $n } meditation point
       *[other] { $n } meditation points
    }
draw-points-value = as many meditation points as the good is worth
draw-blocked = blocked
draw-builders-bonus = Building bonus
draw-taken = taken by { $seat }
# Favour tiles that everybody sees, and how many lie face down.
draw-open-tiles = on offer
draw-pile = pile: { $n }
draw-have-spend = have { $have } favour, spend { $spend }
draw-enough-favour = you have enough
draw-not-yours-yet = not yours yet
# Rupees that the end would pay now.
draw-at-end = +{ $n } at end
# The meditation stone.
draw-stone = Stone
# Below the number of workers who are at home, who stand or lie on the board, and of markers left.
draw-home = home
draw-standing = stand
draw-lying = lie
draw-markers = markers
draw-contracts-tiles = Contracts and tiles
draw-no-contracts = no contracts yet
draw-markers-left =
    { $n ->
        [one] { $n } marker left
       *[other] { $n } markers left
    }
# Points of meditation for the next worker.
draw-stone-points = { $n } pt
draw-farmer-here = a farmer stands here
draw-covered = covered
# Who may fulfil an order of the guild without losing a rupee.
draw-leads = leads

# The river and the imperial board
# Who would get the contract of a notable now.
draw-notable-leads = { $seat } leads
draw-notable-won = the contract went to { $seat }
draw-next-pays =
    { $n ->
        [one] the next delivery pays { $n } rupee
       *[other] the next delivery pays { $n } rupees
    }
# For whoever looks: the goods are a list.
draw-you-lack = You lack: { $list }
draw-your-goods-pay =
    { $n ->
        [one] What you have of it would pay you { $n } rupee now: { $list }
       *[other] What you have of it would pay you { $n } rupees now: { $list }
    }
draw-your-goods-pay-later =
    { $n ->
        [one] Once the boat is there, what you have of it would pay you { $n } rupee: { $list }
       *[other] Once the boat is there, what you have of it would pay you { $n } rupees: { $list }
    }
draw-contract-at-end =
    { $n ->
        [one] As things stand, the contract would pay you { $n } rupee at the end
       *[other] As things stand, the contract would pay you { $n } rupees at the end
    }
# Favour tiles that may be looked up in the pile.
draw-any-tile = Any tile from the pile
draw-contract = Contract
draw-pier-leaves =
    { $need ->
        [one] From here the boat sails on after { $need } contract of level { $level } ({ $done } done).
       *[other] From here the boat sails on after { $need } contracts of level { $level } ({ $done } done).
    }
draw-on-step = { $seat }: step { $step }
# What is printed on a step with a guild; favour, or a tile instead, is for reaching it.
draw-step =
    { $favour ->
        [0] step { $step }: an order pays { $rupees }
       *[other] step { $step }: { $favour } favour or a tile on arrival, an order pays { $rupees }
    }
draw-order-pays =
    { $n ->
        [one] Pays you { $n } rupee
       *[other] Pays you { $n } rupees
    }
draw-order-limit = Orders fulfilled: { $done }, at most { $limit } for now
# How far away the things are that bring the last round.
draw-end-contract =
    { $n ->
        [0] A contract of the last level has triggered the end of the game.
        [one] { $n } delivery until a contract of the last level triggers the end of the game.
       *[other] { $n } deliveries until a contract of the last level triggers the end of the game.
    }
draw-end-track =
    { $n ->
        [0] The top step has triggered the end of the game.
        [one] { $n } step until the top one triggers the end of the game.
       *[other] { $n } steps until the top one triggers the end of the game.
    }
draw-end-orders =
    { $n ->
        [0] The last order has triggered the end of the game.
        [one] { $n } order until the end of the game is triggered.
       *[other] { $n } orders until the end of the game is triggered.
    }
draw-points-left = Points
draw-next-worker = next: +{ $n }
draw-deliveries = Deliveries left: { $n }
draw-fares = A good pays for as many more as it is worth
draw-paid = { $n } paid
draw-give = Give goods: { $n } of { $of }
draw-gave-exactly = Given: worth { $worth }; take exactly { $n }
draw-gave-at-most = Given: worth { $worth }; take { $n } at most
draw-take-exactly = Take goods worth exactly { $n }
draw-take-at-most = Take goods worth { $n } at most
draw-price-tokens = Price tokens
draw-phase-meditation = Meditation
draw-phase-action = Action
draw-phase-orders = Orders
# What meditation points pay for.
draw-outer-deliver = Deliver
draw-outer-trade = Swap
draw-outer-process = Process
draw-outer-uncover = Uncover
draw-outer-farmer = Farmer

## The result: where the score came from

result-start = at the start
result-deliveries = deliveries
result-bonuses = delivery bonuses
result-orders = orders
result-sailor = unused deliveries
result-buildings = found on buildings
result-building = new buildings
result-clothes = clothes
result-sales = sales
result-french = French Trader
result-peons = paid for peons
result-contracts = contracts
result-guilds = guilds
result-stone = meditation
result-covers = cover tiles
result-akbar = Akbar

## Reasons of bots: what a turn does better or worse, before an amount

reason-rupees = rupees, with the final scoring
reason-ahead = lead when the game ends
reason-goods = goods in stock
reason-farm = farm and production
reason-meditation = meditation
reason-workers = workers
reason-favour = favour
reason-markers = markers in your supply
reason-guilds = influence with the guilds
reason-orders = guild orders
reason-gifts = goods with Akbar
reason-gifts-ready = goods for Akbar’s free bowls
reason-river = deliveries in sight
reason-contract = contract with the { $notable }
reason-contracts = contracts
reason-building = building
reason-tile = favour tile “{ $tile }”
reason-rivals =
    { $better ->
        [yes] others have less favour
       *[no] others have more favour
    }
reason-time = pace towards the end
reason-pier = voyage of the boat
reason-coins = rupees on buildings
reason-values = values of goods
reason-tiles = favour tiles in the pile

# What a bot expects at the end of the game, and what another turn would have brought (amount: with its sign).
score-expected =
    { $points ->
        [one] about { $points } rupee expected
       *[other] about { $points } rupees expected
    }
score-gained = rupees { $amount }

## Who has won, and why

outcome-won =
    { $score ->
        [one] { $seat } wins with { $score } rupee.
       *[other] { $seat } wins with { $score } rupees.
    }
outcome-tie =
    { $score ->
        [one] { $seat } wins the tie at { $score } rupee: goods and favour left over are worth more.
       *[other] { $seat } wins the tie at { $score } rupees: goods and favour left over are worth more.
    }
outcome-rank =
    { $score ->
        [one] { $rank }. { $seat }: { $text } rupee
       *[other] { $rank }. { $seat }: { $text } rupees
    }
