# Rajas of the Ganges in English. English is the reference for what each message means.
#
# Glossary
#   worker         placed on a space of the board, one each pass
#   pass           everybody places one worker; a round has several passes
#   round          from the first worker until all workers come home
#   space          where a worker or a boat goes
#   quarry         buys province tiles (“tile” alone is always a province tile)
#   market         printed on a tile; the markets of the board pay for it
#   front terrace, terrace, balcony, chamber   the four parts of the palace
#   harbour        moves the boat along the river
#   statue, hand   Kali; each of her hands holds one die
#   die, pips      b4 is a blue four, b4~ the same turned over by karma
#   karma          turns a die over while it is paid
#   province, square, residence   c2 is a square; roads N, E, S, W leave it
#   field          at the border of the province (N2, S …), pays a yield once
#   yield tile     lies on a field (W1, Y1, D1, N1 …) or is drawn at the dancer
#   upgrade        one step more fame for a kind of building
#   bonus          on the money track or the fame track
#   past           how far the two markers have passed each other

title = Rajas of the Ganges
about = Build up a province by the Ganges with workers, dice and a little karma. Fame and money run towards each other, and whoever makes them meet is close to winning.

## Options of a match

option-navaratnas-title = Navaratnas
option-navaratnas-about = 1 more worker, fewer starting dice, and you choose your own yield tiles
option-navaratnas = { option-navaratnas-title }: { option-navaratnas-about }
option-ganga-title = Ganga
option-ganga-about = tiles drawn by chance change some spaces of the river
option-ganga = { option-ganga-title }: { option-ganga-about }
option-sides-title = Mixed table
option-sides-about = each player chooses a side for their own boards
option-sides = { option-sides-title }: { option-sides-about }
option-harbour-stay-title = Harbour
option-harbour-stay-about = the boat may stay where it is with any die
option-harbour-stay = { option-harbour-stay-title }: { option-harbour-stay-about }
problem-sides-and-navaratnas = A mixed table cannot play the full Navaratnas game as well. Leave out “navaratnas” or “sides”.

## Names

# .die: one die; .several: more than one, in a list.
colour-blue = blue
    .a = a blue
    .die = a blue die
    .several = { $n } blue dice
colour-green = green
    .a = a green
    .die = a green die
    .several = { $n } green dice
colour-orange = orange
    .a = an orange
    .die = an orange die
    .several = { $n } orange dice
colour-purple = purple
    .a = a purple
    .die = a purple die
    .several = { $n } purple dice
colour-any = any colour

good-silk = silk
good-tea = tea
good-spice = spice
good-any = any good

building-temple = temple
building-palace = palace
building-fort = fort
building-mill = mill

# The attribute is the number of the chamber and of the die that opens it.
chamber-mogul = Great Mogul
    .number = 1
    .does = fame, start player
chamber-dancer = Dancer
    .number = 2
    .does = dice and a yield tile
chamber-yogi = Yogi
    .number = 3
    .does = karma and a die
chamber-raja = Raja
    .number = 4
    .does = an upgrade and money
chamber-builder = Master Builder
    .number = 5
    .does = build over a tile
chamber-portuguese = Portuguese
    .number = 6
    .does = sail the boat

hue-white = white
hue-yellow = yellow
hue-red = red
hue-brown = brown

bonus-money12 = 12 money (boat)
bonus-money33 = 33 money (dice)
bonus-money44 = 44 money (boat)
bonus-money55 = 55 money (dice)
bonus-fame5 = 5 fame (upgrade)
bonus-fame24 = 24 fame (karma)
bonus-fame31 = 31 fame (boat)

side-basic = basic side
side-navaratnas = Navaratnas side

road-straight = straight
road-curve = curve
road-fork = fork
road-cross = crossing

# Dice by colour and pips; .turned: turned over for karma; .several: in a list, more than one.
die-b1 = blue 1
    .a = a blue 1
    .several = { $n } blue 1s
    .turned = blue 1 (turned to 6 with 1 karma)
    .turned_a = a blue 1 (turned to 6 with 1 karma)
    .turned_several = { $n } blue 1s (turned to 6 with { $n } karma)
die-b2 = blue 2
    .a = a blue 2
    .several = { $n } blue 2s
    .turned = blue 2 (turned to 5 with 1 karma)
    .turned_a = a blue 2 (turned to 5 with 1 karma)
    .turned_several = { $n } blue 2s (turned to 5 with { $n } karma)
die-b3 = blue 3
    .a = a blue 3
    .several = { $n } blue 3s
    .turned = blue 3 (turned to 4 with 1 karma)
    .turned_a = a blue 3 (turned to 4 with 1 karma)
    .turned_several = { $n } blue 3s (turned to 4 with { $n } karma)
die-b4 = blue 4
    .a = a blue 4
    .several = { $n } blue 4s
    .turned = blue 4 (turned to 3 with 1 karma)
    .turned_a = a blue 4 (turned to 3 with 1 karma)
    .turned_several = { $n } blue 4s (turned to 3 with { $n } karma)
die-b5 = blue 5
    .a = a blue 5
    .several = { $n } blue 5s
    .turned = blue 5 (turned to 2 with 1 karma)
    .turned_a = a blue 5 (turned to 2 with 1 karma)
    .turned_several = { $n } blue 5s (turned to 2 with { $n } karma)
die-b6 = blue 6
    .a = a blue 6
    .several = { $n } blue 6s
    .turned = blue 6 (turned to 1 with 1 karma)
    .turned_a = a blue 6 (turned to 1 with 1 karma)
    .turned_several = { $n } blue 6s (turned to 1 with { $n } karma)
die-g1 = green 1
    .a = a green 1
    .several = { $n } green 1s
    .turned = green 1 (turned to 6 with 1 karma)
    .turned_a = a green 1 (turned to 6 with 1 karma)
    .turned_several = { $n } green 1s (turned to 6 with { $n } karma)
die-g2 = green 2
    .a = a green 2
    .several = { $n } green 2s
    .turned = green 2 (turned to 5 with 1 karma)
    .turned_a = a green 2 (turned to 5 with 1 karma)
    .turned_several = { $n } green 2s (turned to 5 with { $n } karma)
die-g3 = green 3
    .a = a green 3
    .several = { $n } green 3s
    .turned = green 3 (turned to 4 with 1 karma)
    .turned_a = a green 3 (turned to 4 with 1 karma)
    .turned_several = { $n } green 3s (turned to 4 with { $n } karma)
die-g4 = green 4
    .a = a green 4
    .several = { $n } green 4s
    .turned = green 4 (turned to 3 with 1 karma)
    .turned_a = a green 4 (turned to 3 with 1 karma)
    .turned_several = { $n } green 4s (turned to 3 with { $n } karma)
die-g5 = green 5
    .a = a green 5
    .several = { $n } green 5s
    .turned = green 5 (turned to 2 with 1 karma)
    .turned_a = a green 5 (turned to 2 with 1 karma)
    .turned_several = { $n } green 5s (turned to 2 with { $n } karma)
die-g6 = green 6
    .a = a green 6
    .several = { $n } green 6s
    .turned = green 6 (turned to 1 with 1 karma)
    .turned_a = a green 6 (turned to 1 with 1 karma)
    .turned_several = { $n } green 6s (turned to 1 with { $n } karma)
die-o1 = orange 1
    .a = an orange 1
    .several = { $n } orange 1s
    .turned = orange 1 (turned to 6 with 1 karma)
    .turned_a = an orange 1 (turned to 6 with 1 karma)
    .turned_several = { $n } orange 1s (turned to 6 with { $n } karma)
die-o2 = orange 2
    .a = an orange 2
    .several = { $n } orange 2s
    .turned = orange 2 (turned to 5 with 1 karma)
    .turned_a = an orange 2 (turned to 5 with 1 karma)
    .turned_several = { $n } orange 2s (turned to 5 with { $n } karma)
die-o3 = orange 3
    .a = an orange 3
    .several = { $n } orange 3s
    .turned = orange 3 (turned to 4 with 1 karma)
    .turned_a = an orange 3 (turned to 4 with 1 karma)
    .turned_several = { $n } orange 3s (turned to 4 with { $n } karma)
die-o4 = orange 4
    .a = an orange 4
    .several = { $n } orange 4s
    .turned = orange 4 (turned to 3 with 1 karma)
    .turned_a = an orange 4 (turned to 3 with 1 karma)
    .turned_several = { $n } orange 4s (turned to 3 with { $n } karma)
die-o5 = orange 5
    .a = an orange 5
    .several = { $n } orange 5s
    .turned = orange 5 (turned to 2 with 1 karma)
    .turned_a = an orange 5 (turned to 2 with 1 karma)
    .turned_several = { $n } orange 5s (turned to 2 with { $n } karma)
die-o6 = orange 6
    .a = an orange 6
    .several = { $n } orange 6s
    .turned = orange 6 (turned to 1 with 1 karma)
    .turned_a = an orange 6 (turned to 1 with 1 karma)
    .turned_several = { $n } orange 6s (turned to 1 with { $n } karma)
die-p1 = purple 1
    .a = a purple 1
    .several = { $n } purple 1s
    .turned = purple 1 (turned to 6 with 1 karma)
    .turned_a = a purple 1 (turned to 6 with 1 karma)
    .turned_several = { $n } purple 1s (turned to 6 with { $n } karma)
die-p2 = purple 2
    .a = a purple 2
    .several = { $n } purple 2s
    .turned = purple 2 (turned to 5 with 1 karma)
    .turned_a = a purple 2 (turned to 5 with 1 karma)
    .turned_several = { $n } purple 2s (turned to 5 with { $n } karma)
die-p3 = purple 3
    .a = a purple 3
    .several = { $n } purple 3s
    .turned = purple 3 (turned to 4 with 1 karma)
    .turned_a = a purple 3 (turned to 4 with 1 karma)
    .turned_several = { $n } purple 3s (turned to 4 with { $n } karma)
die-p4 = purple 4
    .a = a purple 4
    .several = { $n } purple 4s
    .turned = purple 4 (turned to 3 with 1 karma)
    .turned_a = a purple 4 (turned to 3 with 1 karma)
    .turned_several = { $n } purple 4s (turned to 3 with { $n } karma)
die-p5 = purple 5
    .a = a purple 5
    .several = { $n } purple 5s
    .turned = purple 5 (turned to 2 with 1 karma)
    .turned_a = a purple 5 (turned to 2 with 1 karma)
    .turned_several = { $n } purple 5s (turned to 2 with { $n } karma)
die-p6 = purple 6
    .a = a purple 6
    .several = { $n } purple 6s
    .turned = purple 6 (turned to 1 with 1 karma)
    .turned_a = a purple 6 (turned to 1 with 1 karma)
    .turned_several = { $n } purple 6s (turned to 1 with { $n } karma)

# Where the roads of a tile lead.
roads-N = to the north
roads-E = to the east
roads-NE = to the north and east
roads-S = to the south
roads-NS = to the north and south
roads-ES = to the east and south
roads-NES = to the north, east and south
roads-W = to the west
roads-NW = to the north and west
roads-EW = to the east and west
roads-NEW = to the north, east and west
roads-SW = to the south and west
roads-NSW = to the north, south and west
roads-ESW = to the east, south and west
roads-NESW = in all directions

# What a tile carries: buildings, and markets with their value.
content-temple = { building-temple }
content-palace = { building-palace }
content-fort = { building-fort }
content-mill = { building-mill }
content-silk = { good-silk } { $n }
content-tea = { good-tea } { $n }
content-spice = { good-spice } { $n }

animal-snake = snake
animal-cow = cow
animal-tiger = tiger

## Moves of the players

move-quarry = Quarry: buy and lay a province tile
    .told = sends a worker to the quarry
move-mixed = Mixed market: 1 market of each good
    .told = sends a worker to the mixed market
move-market = Market: money for { $good } markets
    .told = sends a worker to the { $good } market
move-front = Front terrace: reroll dice
    .told = sends a worker to the front terrace
move-terrace = Terrace: take { $colour_a } die
    .told = takes { $colour_a } die on the terrace
move-balcony = Balcony: trade in { $colour_a } die for { $balcony_colour } dice
    .told = trades in { $colour_a } die on the balcony
# Also without a worker, when the river opens a chamber.
move-chamber = { $chamber } ({ $chamber_number }): { $chamber_does }
    .told = visits the { $chamber } (chamber { $chamber_number })
    .deed = { move-chamber.told }
move-harbour = Harbour: sail your boat
    .told = sends a worker to the harbour
move-pay = Pay { $paid_die }
    .told = pays { $paid_die_a }
    .deed = pays { $given_die_a }
move-tile = Take tile { $tile } ({ $tile_price } pips, { $tile_content })
    .told = takes tile { $tile } ({ $tile_content })
    .deed = { move-tile.told }
move-lay = Lay it on { $cell }, roads { $roads }
    .told = lays the tile on { $cell }, with roads { $roads }
move-overbuild = Build { $tile } ({ $tile_content }) over { $cell }
    .told = takes tile { $tile } ({ $tile_content }) to build over another
    .deed = builds tile { $tile } ({ $tile_content }) over the one on { $cell }
move-reroll = Reroll { $die }
    .told = rerolls { $die_a }
    .deed = { move-reroll.told }
move-take = Take { $colour_a } die
    .told = takes { $colour_die }
move-return = Return { $die } to the supply
    .told = returns { $die_a } to the supply
    .deed = { move-return.told }
move-upgrade = Upgrade the { $building }
    .told = upgrades the { $building }
move-sail =
    { $spaces ->
        [0] Leave the boat where it is
        [one] Sail { $spaces } free space
       *[other] Sail { $spaces } free spaces
    }
    .told =
        { $spaces ->
            [0] leaves the boat where it is
            [one] sails { $spaces } free space
           *[other] sails { $spaces } free spaces
        }
# Ends a choice of several, or declines: no more dice to reroll or put back, no yield tile.
move-done = Done
    .told = is done
move-done-tile = Take no tile
move-done-reroll = Roll the chosen dice
move-done-room = Take fewer dice
move-done-colour = Take no more dice
move-done-jewel = Take no yield tile
move-yield = Collect the yield of field { $field } first
    .told = collects the yield of field { $field } first
move-bonus = Take the bonus at { $bonus } first
    .told = takes the bonus at { $bonus } first
move-jewel = Lay yield tile { $jewel } ({ $jewel_reward }) on field { $field }
    .told = lays the yield tile “{ $jewel_reward }” ({ $jewel }) on field { $field }
    .deed = { move-jewel.told }
move-score =
    { $good_key ->
        [any] { $markets ->
            [0] Take no money for markets
            [one] Take { $money } money for { $markets } market
           *[other] Take { $money } money for { $markets } different markets
        }
       *[other] { $markets ->
            [one] Take { $money } money for { $markets } { $good } market
           *[other] Take { $money } money for { $markets } { $good } markets
        }
    }
    .told =
        { $good_key ->
            [any] { $markets ->
                [0] takes no money for markets
                [one] takes { $money } money for { $markets } market
               *[other] takes { $money } money for { $markets } different markets
            }
           *[other] { $markets ->
                [one] takes { $money } money for { $markets } { $good } market
               *[other] takes { $money } money for { $markets } { $good } markets
            }
        }

## What chance did

move-roll = Rolled: { $die }
move-reveal = New { $tile_colour } tile on offer for { $tile_price } pips: { $tile } ({ $tile_content })
move-draw = Yield tile { $jewel } is drawn ({ $jewel_reward })
    .told = Yield tile drawn: “{ $jewel_reward }” ({ $jewel })
move-start = { $seat } goes first
move-ganga =
    Ganga: { $pips ->
        [one] { $pips } space further
       *[other] { $pips } spaces further
    }
move-flow = River tile { $flow } ({ $flow_reward }) goes here

## Refusals: the board

refuse-space-taken = { $seat } already has a worker on this space. Choose another space.
refuse-all-taken =
    { $spaces ->
        [one] The only space here is taken until the next round.
        [2] Both spaces here are taken until the next round.
       *[other] All { $spaces } spaces here are taken until the next round.
    }
refuse-too-little-money =
    { $held ->
        [0] You are { $missing } money short: you have none.
       *[other] You are { $missing } money short: you have { $held }.
    }
refuse-mixed-once = Only { $allowed } of your workers may visit the mixed market each round. Try the market of a single good.
refuse-too-many-markets =
    { $allowed ->
        [0] You get no money for such a market here.
        [one] { $given } is too many: you may take money for { $allowed } such market.
       *[other] { $given } is too many: you may take money for up to { $allowed } such markets.
    }
refuse-one-of-each =
    { $goods ->
        [one] The mixed market pays for exactly { $goods } market here: you have only that good.
       *[other] The mixed market pays for exactly one market of each of your { $goods } goods.
    }
refuse-scores-the-same = Those bring { $money } money as well, so it makes no difference. Take the ones that are listed.
refuse-no-such-markets =
    { $markets ->
        [0] Without a market there is no money, and not { $money } either.
        [one] You have no such market that brings { $money } money.
       *[other] No { $markets } such markets of yours bring { $money } money together.
    }
refuse-scores-less = That brings only { $money } money, and { $better } money would not give you another bonus. Take those.
refuse-no-mogul = The Great Mogul cannot be chosen here. Choose a chamber from { $first } to 6.

## Refusals: dice and karma

refuse-no-dice = This costs a die, and you have none. Terraces give dice.
refuse-colour-not-shown = You take one die of each colour shown, and { $colour } is not among those left. Take another colour.
refuse-supply-out = There is no { $colour } die left in the supply. Wait until somebody pays one.
refuse-no-die-of-colour = You have no { $colour } die to give.
refuse-no-die-of-face = You need a die showing { $face }, or a { $opposite } and 1 karma. Your karma: { $karma }.
refuse-too-few-pips =
    { $missing ->
        [one] You need { $missing } more { $colour } pip, from dice or karma.
       *[other] You need { $missing } more { $colour } pips, from dice or karma.
    }
refuse-not-held =
    { $held ->
        [0] You have no { $colour } { $face }.
        [one] You have only { $held } { $colour } { $face }.
       *[other] You have only { $held } { $colour } dice showing { $face }.
    }
refuse-too-little-karma =
    { $held ->
        [0] This takes { $needed } karma, and you have none.
       *[other] This takes { $needed } karma, and you have { $held }.
    }
refuse-wrong-colour = Only { $colour } dice count here, not { $given_colour } ones.
refuse-die-not-needed =
    { $needed ->
        [one] One die too many: you pay { $paid } pips, and { $needed } is enough. Leave a die out.
       *[other] One die too many: you pay { $paid } pips, and { $needed } are enough. Leave a die out.
    }
refuse-karma-not-needed =
    { $needed ->
        [one] Karma wasted: this makes { $paid } pips, and { $needed } is enough. Give the die as it lies.
       *[other] Karma wasted: this makes { $paid } pips, and { $needed } are enough. Give the die as it lies.
    }
refuse-karma-no-use = Only the colour counts here, so keep your { $held } karma. Give the die as it lies.
refuse-turned-down = Karma would turn this die from { $face } down to { $opposite }. Pay it as it lies.
refuse-wrong-pips = This takes a die showing exactly { $needed }, not { $given }.
refuse-harbour-pips = The harbour takes dice from 1 to { $most }, not { $given }. Karma can turn a high die over.
refuse-no-harbour-die = You need a die showing 1 to { $most }, or one that 1 karma turns so low. Your karma: { $karma }.
refuse-one-die = Give exactly 1 die here, not { $given }.
# Dice to be rerolled are picked by colour, then by pips.
refuse-in-order = Dice are picked in order, and you have already reached { $colour } { $face }. Pick that or a later one.
refuse-no-gain =
    { $plain ->
        [one] Karma gains nothing: the die is good for { $plain } market as it lies and for { $turned } when turned.
       *[other] Karma gains nothing: the die is good for { $plain } markets as it lies and for { $turned } when turned.
    }

## Refusals: the province

refuse-not-on-offer = Tile { $tile } is not on top of its stack. Choose one of the tiles on offer.
refuse-square-taken = Tile { $tile } already lies on { $cell }. Only the Master Builder builds over tiles.
refuse-square-unreached = None of your roads leads to { $cell } yet.
refuse-wrong-roads = The tile cannot be turned like that. Number of roads: { $given } asked for, { $ends } on the tile.
refuse-not-connected = Turned like that, the tile on { $cell } joins none of your roads. Turn it another way.
refuse-nothing-to-overbuild =
    { $tiles ->
        [0] You have no tile that may be built over.
        [one] Your only tile cannot be built over now: that takes a more expensive tile, dice for the difference, and roads that fit.
       *[other] None of your { $tiles } tiles can be built over now: that takes a more expensive tile, dice for the difference, and roads that fit.
    }
refuse-not-dearer = The new tile must cost more than the old one: { $price } against { $old }.
refuse-overbuilt-once = { $cell } has already been built over; that is allowed only once.
refuse-cuts-off =
    { $tiles ->
        [one] That would cut { $tiles } tile off from your residence.
       *[other] That would cut { $tiles } tiles off from your residence.
    }
refuse-empty-square = There is no tile on { $cell } to build over.
refuse-wrong-square = You are building over { $cell }, so the tile goes there.
refuse-fully-upgraded = The { $building } is already at the top ({ $level } fame). Choose another building.

## Refusals: river, fields and bonuses

refuse-river-too-short =
    { $ahead ->
        [0] This takes exactly { $needed } free spaces on the river, and none is ahead.
        [one] This takes exactly { $needed } free spaces on the river, and only { $ahead } is ahead.
       *[other] This takes exactly { $needed } free spaces on the river, and only { $ahead } are ahead.
    }
refuse-river-end = Your boat has reached the last space of the river ({ $last }).
refuse-too-far =
    { $allowed ->
        [one] { $given } is too far: you may sail { $allowed } space.
       *[other] { $given } is too far: you may sail up to { $allowed } spaces.
    }
refuse-past-the-end =
    { $allowed ->
        [one] { $given } is too far: only { $allowed } free space is left to the end of the river.
       *[other] { $given } is too far: only { $allowed } free spaces are left to the end of the river.
    }
refuse-must-sail =
    { $least ->
        [one] The boat must go at least { $least } space.
       *[other] The boat must go at least { $least } spaces.
    }
refuse-field-not-reached = You do not get the yield of field { $field } now.
refuse-field-covered = Field { $field } already has a yield tile, and yield tiles stay where they are.
refuse-field-colour = A { $tile_hue } yield tile cannot lie on a { $field_hue } field.
refuse-jewel-gone = Yield tile { $jewel } is no longer on display.
refuse-equal-jewel = { $jewel } and { $other_jewel } are equal. Take { $other_jewel }.
refuse-other-jewel = Yield tile { $jewel } is yours. Lay that one.
refuse-bonus-not-due =
    { $due ->
        [one] You do not get that bonus now, but another one.
       *[other] You do not get that bonus now. Choose one of the { $due } that you do get.
    }

## Decisions of our own, named where one of them forbids something

ruling-useless-payments = no die or karma is wasted
ruling-most-valuable-markets = the most valuable markets count
ruling-dice-picked-in-order = dice are picked in order
ruling-equal-yield-tiles = equal tiles are listed once

## The log

note-money-gained = { $seat }: +{ $amount } money (now { $total })
note-money-paid = { $seat }: −{ $amount } money (now { $total })
note-fame-gained = { $seat }: +{ $amount } fame (now { $total })
note-karma-gained = { $seat }: +{ $amount } karma (now { $total })
note-worker-gained = { $seat }: +1 worker (now { $total })
note-worker-left = { $seat }’s last unused worker leaves the game
note-boat-moved =
    { $spaces ->
        [one] { $seat } sails { $spaces } free space to river space { $space }
       *[other] { $seat } sails { $spaces } free spaces to river space { $space }
    }
    .deed = sails to river space { $space }
note-level-raised = { $seat }: each { $building } now gives { $level } fame
note-tile-laid = { $seat }: tile { $tile } ({ $tile_content }) on { $cell }
note-field-reached = { $seat } connects field { $field }
note-die-rolled = { $seat } rolls { $die_a }
    .deed =
        { $die_count ->
            [one] +1 die ({ $die })
           *[other] +{ $die_count } dice ({ $die })
        }
# Dice that were held before.
note-die-rerolled = { $seat } rolls { $die_a }
    .deed = rolls { $die_a }
# Where there was no colour to choose.
note-die-taken = { $seat } takes { $colour_die }
note-bonus-taken = { $seat } takes the bonus at { $bonus }
note-markers-met = { $seat }’s markers have met ({ $fame } fame, { $money } money)
    .deed = brings the markers together
note-last-pass = The game ends after this pass of one worker each
note-round-begins = Round { $round }: { $seat } begins
note-no-space =
    { $workers ->
        [one] { $seat }: no space for the last worker
       *[other] { $seat }: no space for any of { $workers } workers
    }

## Questions

ask-worker = Where does your worker go?
ask-tile = Which province tile do you take?
ask-payment = Which dice do you pay? (~: turned over with 1 karma)
ask-lay = Where do you lay the tile, and which way round?
ask-market-die = Which die do you give? Each pip is good for at most 1 market.
ask-score = For which markets do you take money? It decides which spaces of the track you reach.
ask-reroll = Which dice do you reroll?
ask-balcony-die = Which die do you give?
ask-chamber-die = Which die do you give for this chamber?
ask-overbuild = Which tile do you build, and over which square?
ask-overbuild-lay = How do you turn the new tile?
ask-harbour-die = Which die do you give? You may sail up to that many spaces.
ask-sail = How far do you sail?
ask-chamber = Which chamber do you visit?
ask-room = Kali’s hands are full: put dice back, or take fewer?
ask-colour = Which colour of die do you take?
ask-upgrade = Which building do you upgrade?
ask-yield = Which yield do you collect first?
ask-bonus = Which bonus do you take first?
ask-first-jewel = Which brown field do you cover with your yield tile?
ask-jewel = Which yield tile do you take, for which field?
# Asked when people roll and draw at a real table.
ask-roll = What does the die show?
ask-reveal = Which tile comes up on the stack?
ask-draw = Which yield tile is drawn?
ask-start = Who goes first?
ask-ganga = Ganga: what does the die show?
ask-flow = Ganga: which river tile is drawn?

## Rules in progress, one to three words

crumb-setup = Setting up
crumb-rounds = Round
crumb-turn = Turn
crumb-quarry = Quarry
crumb-payment = Payment
crumb-reveal = New tile
crumb-specialyields = Yields
crumb-upgrade = Upgrade
crumb-onegood = Market of one good
crumb-scoremarkets = Money for markets
crumb-frontterrace = Front terrace
crumb-balcony = Balcony
crumb-chamber = Chamber
crumb-chamberofchoice = Chamber of choice
crumb-masterbuilder = Master Builder
crumb-harbour = Harbour
crumb-sail = Sailing
crumb-takedice = Taking dice
crumb-roll = Die roll
crumb-bonuses = Bonus
crumb-whitetile = White yield tile
crumb-firstjewel = First yield tile
crumb-choosejewel = Yield tile
crumb-gangatiles = Ganga tiles

## What spaces, fields and tiles give, short enough for the board

reward-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
reward-karma = +{ $n } karma
reward-money = +{ $n } money
reward-fame = +{ $n } fame
reward-upgrade =
    { $n ->
        [one] { $n } upgrade
       *[other] { $n } upgrades
    }
reward-boat = boat: next free space
reward-any-chamber = a chamber from 2 to 6
reward-chamber = chamber { $n }
reward-dice-per-karma =
    { $colour_key ->
        [any] 1 die per karma
       *[other] 1 { $colour } die per karma
    }
reward-money-per-market = +{ $n } money per market
reward-mixed-goods = mixed market
reward-one-good =
    { $n ->
        [one] { $n } market
       *[other] up to { $n } markets of one good
    }
reward-fame-per-upgrade = +{ $n } fame per upgrade
reward-money-per-upgrade = +{ $n } money per upgrade
reward-fame-per-karma = +{ $n } fame per karma
reward-coloured-dice =
    { $dice_colour_count ->
        [2] { $dice_colour_die }
       *[other] dice: { $dice_colour }
    }
reward-sail-up-to =
    { $n ->
        [one] boat: { $n } space
       *[other] boat: up to { $n } spaces
    }
reward-upgrade-and-die = 1 upgrade and 1 die
reward-fame-per-market-tile = +{ $n } fame per tile with a market
reward-fame-per-river-spaces =
    { $n ->
        [one] +1 fame per river space
       *[other] +1 fame per { $n } river spaces
    }
reward-money-per-building = +{ $n } money per building
reward-money-per-yield-tile = +{ $n } money per connected yield tile
reward-fame-per-curve = +{ $n } fame per curve
reward-fame-per-worker = +{ $n } fame per worker

## Places of the boards: what they are called, and what they are for

# place-KIND is a title, about-KIND explains. Where there is an about-KIND-NAME, it wins over
# about-KIND. No printed values here: the owner of a box may correct them.
place-quarry = Quarry
about-quarry = The next free space costs some money. Then you take one of the province tiles on offer, pay dice of its colour that show at least its price, and lay it in your province at once.
place-mixed = Mixed market
about-mixed = You get the value of one market of each good in your province. No die is needed.
place-market = Market: { $good }
about-market = Give any die and get the value of { $good } markets in your province: at most as many as the die shows.
place-front = Front terrace
about-front = You get some money and may then reroll any of your dice.
place-terrace = Terrace: { $colour }
about-terrace = You take as many { $colour } dice from the supply as the space shows, roll them and put them on your Kali statue.
place-balcony = Balcony: { $colour }
about-balcony = Give { $colour_a } die, whatever it shows, and take dice of the colour that the balcony shows.
place-chamber = { $chamber } (chamber { $chamber_number })
about-chamber = Give a die that shows exactly the number of the chamber, and get what the chamber offers.
about-chamber-mogul = For a die showing { $chamber_number } you gain fame, and you go first in the next round.
about-chamber-dancer = For a die showing { $chamber_number } you take dice of any colours and a yield tile.
about-chamber-yogi = For a die showing { $chamber_number } you gain karma and take dice of any colour.
about-chamber-raja = For a die showing { $chamber_number } you upgrade a kind of building and get money.
about-chamber-builder = For a die showing { $chamber_number } you build a more expensive tile over one of your province and pay only the difference in pips. Fields at the border pay nothing for this.
about-chamber-portuguese = For a die showing { $chamber_number } your boat sails exactly as many free spaces as the chamber shows, and you get the reward of the space where it stops.
place-harbour = Harbour
about-harbour = Give a low die: your boat sails up to as many free spaces as it shows, and you get the reward of the space where it stops. The later spaces for workers also cost money.
place-die =
    { $die_key ->
        [b1] Blue die showing 1
        [b2] Blue die showing 2
        [b3] Blue die showing 3
        [b4] Blue die showing 4
        [b5] Blue die showing 5
        [b6] Blue die showing 6
        [g1] Green die showing 1
        [g2] Green die showing 2
        [g3] Green die showing 3
        [g4] Green die showing 4
        [g5] Green die showing 5
        [g6] Green die showing 6
        [o1] Orange die showing 1
        [o2] Orange die showing 2
        [o3] Orange die showing 3
        [o4] Orange die showing 4
        [o5] Orange die showing 5
        [o6] Orange die showing 6
        [p1] Purple die showing 1
        [p2] Purple die showing 2
        [p3] Purple die showing 3
        [p4] Purple die showing 4
        [p5] Purple die showing 5
        [p6] Purple die showing 6
       *[other] Die { $die }
    }
about-die = Dice lie on the hands of the Kali statue. They pay for tiles with colour and pips, for chambers, markets and the harbour with their pips, and for balconies with their colour.
place-tile = Province tile { $tile }
about-tile = Costs dice of its colour that together show at least its price. When it is laid, each market on it brings its value in money and each building brings fame.
place-square = Square { $cell }
about-square = A tile can be laid here if one of its roads joins a road that leads to the residence. Only the Master Builder builds over a tile.
place-supply = Supply: { $colour } dice
about-supply = Whoever takes a die from here rolls it at once and puts it on a free hand of the Kali statue. Dice that are paid come back here.
place-building = Upgrades: { $building }
about-building = How much fame each building of this kind brings when its tile is laid. An upgrade raises it for later tiles.
place-field = Yield field { $field }
about-field = Pays its yield once, as soon as a road connects it to the residence.
place-bonus = Bonus at { $bonus }
about-bonus = You get this bonus once, when your marker reaches or passes its space on the track.
place-jewel = Yield tile { $jewel }
about-jewel = In the basic game it pays at once and is put aside. With Navaratnas it lies on a field of its colour and pays when a road gets there.
place-good =
    { $good_key ->
        [any] Markets of the province
       *[other] { $good } markets of the province
    }
about-good = Each market brings its value in money when its tile is laid, and again whenever you take money for it at the market.
place-money = Money
about-money = Pays for spaces in the quarry and the harbour. The marker runs towards the fame marker; when the two meet, the game ends with that pass.
place-fame = Fame
about-fame = Comes mostly from buildings and is never lost. The marker runs towards the money marker; when the two meet, the game ends with that pass.
place-karma = Karma
about-karma = Each karma turns one die over to its opposite side while you pay with it.
place-workers = Workers
about-workers = One is placed in each pass. More of them wait on the fame track, on the money track and at the bridge.
place-river =
    { $space ->
        [0] Start of the river
       *[other] River space { $space }
    }
about-river =
    { $space ->
        [0] All boats set out from here.
       *[other] A boat that stops here brings the reward of the space. Spaces with another boat are skipped and not counted.
    }

## Quantities in statistics

fact-money = Money
fact-fame = Fame
fact-karma = Karma
fact-boat = River space
fact-workers = Workers
fact-province = Tiles built

## In the browser

# Names of what a move changes, and headings.
player-money = Money
    .change = { $change } money
player-fame = Fame
    .change = { $change } fame
player-karma = Karma
    .change = { $change } karma
player-boat = Boat
    .change =
        { $count ->
            [one] { $change } space on the river
           *[other] { $change } spaces on the river
        }
player-workers = Workers
    .change =
        { $count ->
            [one] { $change } worker
           *[other] { $change } workers
        }
player-waiting = Workers still to gain
player-due = Bonuses due
    .change =
        { $count ->
            [one] { $change } bonus due
           *[other] { $change } bonuses due
        }
player-levels = Fame per building
    .change = { $change } fame per { $building }
player-dice = Dice
    .change =
        { $count ->
            [one] { $change } { $colour } die
           *[other] { $change } { $colour } dice
        }
player-province = Province
player-connected = Connected fields
    .change =
        { $count ->
            [one] { $change } connected field
           *[other] { $change } connected fields
        }
player-jewels = Yield tiles
player-markets = Markets
table-mogul = With the Great Mogul
table-river = River tiles
table-set-aside = White yield tiles already drawn
table-display = Yield tiles to choose
table-supply = Dice in the supply
    .change =
        { $count ->
            [one] { $change } { $colour } die in the supply
           *[other] { $change } { $colour } dice in the supply
        }

panel-mogul = Starts the next round: { $seat }
# Row of a table: fame that is missing until the markers meet.
panel-waiting = { $seat } can still gain a worker: { $places }

panel-taken = taken:
panel-cost =
    { $n ->
        [0] no charge
       *[other] { $n } money
    }
panel-tile = { $tile }: { $price } pips, { $road }; { $contents }.
panel-palace = Palace
panel-chamber-mogul = start player of the next round
panel-chamber-dancer = a white yield tile
panel-chamber-builder = build over a tile
panel-chamber-portuguese = boat: exactly { $n } free spaces
panel-brings-nothing = brings nothing, only blocks

panel-kali = Kali statue: { $n } of { $hands } hands hold dice
panel-no-dice = no dice
panel-markets-of =
    { $n ->
        [0] { $good }: none
       *[other] { $good }: { $n }, worth { $value }
    }
panel-province-of = Province: { $seat }
panel-built = { $cell }: { $tile }, { $colour }, { $price } pips; { $contents }; roads: { $ends }
panel-overbuilt = built over
panel-square-open = a road leads here
panel-road-n = north
panel-road-e = east
panel-road-s = south
panel-road-w = west
panel-field-linked = connected
panel-field-near = one tile away

## Words on the drawn boards: as short as can be

# The harbour takes such dice.
draw-die-to = die 1–{ $n }
# The Master Builder builds over a tile.
draw-over = over
# A tile will be turned up here.
draw-next = next
# No tile is left in this stack.
draw-none = none
# The mixed market pays for so many goods.
draw-kinds = { $n } kinds
# This stall is not used with so few players.
draw-closed = closed
# A space that costs nothing.
draw-free = free
draw-ganges = GANGES
draw-your-province = Your province
# Steps that are missing until the markers of fame and money meet.
draw-to-go = { $n } to go
# The markers have met.
draw-met = met
draw-kali = Kali
# Hands of Kali that hold a die.
draw-of = { $n } of { $of }
## How far the game is

clock-round = Round { $round }
clock-pass = Pass { $pass }
clock-start-seat = Start player: { $start_seat }

# At the end of the game, as a bot expects it: how far apart the markers are, or past each other.
score-expected =
    { $met ->
        [no]
            { $gap ->
                [one] markers { $gap } step short of meeting at the end
               *[other] markers { $gap } steps short of meeting at the end
            }
       *[yes]
            { $gap ->
                [0] markers meeting exactly at the end
                [one] markers { $gap } step past each other at the end
               *[other] markers { $gap } steps past each other at the end
            }
    }
# What another turn would have brought; amount: with its sign.
score-gained = markers { $amount }
# The score of a seat: how far its two markers are apart, or past each other.
score-said =
    { $met ->
        [no] { $gap } to meeting
       *[yes]
            { $gap ->
                [0] met
               *[other] met, { $gap } past
            }
    }
# The same where there is little room.
score-short =
    { $met ->
        [no] { $gap } to go
       *[yes]
            { $gap ->
                [0] met
               *[other] met, +{ $gap }
            }
    }

## Where money and fame came from

source-start = At the start
source-quarry = Quarry
source-mixed = Mixed market
source-market = Market: { $good }
source-front = Front terrace
source-terrace = Terrace
source-balcony = Balcony
source-chamber = { $chamber }
source-harbour = Harbour
source-river = River
source-bonus = Bonus fields
source-yields = Yields

## The result: where the score came from

result-start = at the start
result-quarry = quarry
result-market = markets
result-terrace = palace terraces
result-chamber = chambers
result-river = river
result-bonus = bonus fields
result-yields = yields
result-way = Dotted: the { $way } steps to the meeting. One step is 1 fame or 2 money.

## Reasons of bots: what a turn does better or worse, before an amount

reason-fame = fame
reason-money = money
reason-meeting =
    { $better ->
        [yes] markers closer together
       *[no] markers further apart
    }
reason-dice = dice
reason-palace = palace chambers
reason-karma = karma
reason-payable = tiles the dice can pay for
reason-workers = workers
reason-bonuses = bonuses on the tracks
reason-buildings = buildings and upgrades
reason-markets = markets
reason-province = province tiles
reason-roads = roads and yields
reason-river = boat on the river
reason-start = position in the turn order
reason-supply = dice in the supply
reason-offer = tiles on offer
reason-spaces = free spaces on the board

## Who has won, and why

outcome-won =
    { $score ->
        [0] { $seat } wins: the markers have met exactly.
        [one] { $seat } wins: the markers are { $score } step past each other.
       *[other] { $seat } wins: the markers are { $score } steps past each other.
    }
outcome-tie =
    { $score ->
        [0] { $seat } wins the tie: of all markers that have met exactly, { $seat }’s met first.
        [one] { $seat } wins the tie: of all markers that are { $score } step past each other, { $seat }’s met first.
       *[other] { $seat } wins the tie: of all markers that are { $score } steps past each other, { $seat }’s met first.
    }
outcome-rank =
    { $met ->
        [no]
            { $score ->
                [one] { $rank }. { $seat }: markers { $score } step short of meeting
               *[other] { $rank }. { $seat }: markers { $score } steps short of meeting
            }
       *[yes]
            { $score ->
                [0] { $rank }. { $seat }: markers met exactly
                [one] { $rank }. { $seat }: markers { $score } step past each other
               *[other] { $rank }. { $seat }: markers { $score } steps past each other
            }
    }
