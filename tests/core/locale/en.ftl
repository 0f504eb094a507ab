# The small game of the tests. Messages of the house come from serai.language.
title = Pebbles
about = Take pebbles from the heap. Polished ones are worth two.
option-big-heap = A heap of 24 pebbles

move-take =
    { $n ->
        [one] Take { $n } pebble
       *[other] Take { $n } pebbles
    }
    .told =
        { $n ->
            [one] takes { $n } pebble
           *[other] takes { $n } pebbles
        }
move-pass = Take nothing
    .told = takes nothing
move-polish = Polish a pebble
    .told = polishes a pebble
move-coin =
    { $side ->
        [0] The coin shows tails
       *[other] The coin shows heads
    }

ask-take = How many pebbles do you take?
ask-follow = Do you take one as well?
ask-coin = Which side of the coin?

refuse-heap-too-small = The heap has only { $heap } left.
refuse-no-rough-pebble = You have no rough pebble to polish.

place-heap = the heap
about-heap = One to three may be taken. Two let everybody follow, three toss a coin.
place-rough = rough pebbles
about-rough = A rough pebble is worth one point, a polished one two.

clock-turn-seat = { $turn_seat } is to take

table-heap = Heap
player-rough = Rough
player-polished = Polished
