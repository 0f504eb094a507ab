# The box of Rajas of the Ganges in English: where a component is, what its fields are called, what may
# be there. How it works is told in the box of Agra.

## Where to look

box-board-quarry = Game board, quarry, as it is with { $seats } players: what the action spaces cost, from left to right.
box-board-harbour = Game board, harbour, as it is with { $seats } players: what the action spaces cost, from left to right.
box-board-front = Game board, palace, as it is with { $seats } players: the front terrace, where money is taken.
box-board-terrace = Game board, palace, as it is with { $seats } players: the spaces of the terrace, each for dice of one colour.
box-board-balconies = Game board, palace, as it is with { $seats } players: the balconies, each with the colour of the die that is given there.
box-board-cover =
    Cover tiles for three players: { $id ->
        [cover-a] the first
       *[other] the second
    } of the two, and what it hides.
box-ganga-tile = Ganga module: river tiles, number { $number } of 8 (the numbers are ours; lay the tiles in a row and keep their order).
box-province-field = Province board, special yields: { $name }. Squares are named a to e from the left and 1 to 4 from the top; N, E, S, W are the upper, right, lower and left edge of a square.
box-province-basic_yield = Province board, basic side: the special yield { $field }.
box-province-field_colour = Province board, Navaratnas side: the special yield { $field }.
box-province-navaratnas_yield = Province board, Navaratnas side: what the special yield { $field } gives without a tile.
box-river-space = Game board, river: space { $number }, counted from the start of the boats.
box-tiles-tile = Province tiles, colour { $colour }: lay all 16 out by the animal on the back (snake, cow, tiger) and then by cost; tile { $number }.
box-yield_tiles-tile = Yield tiles, colour { $colour }: number { $number } of its colour (the numbers are ours; lay them in a row and keep their order).

## Names

yield-N2 = at the upper edge above column b
yield-N4 = at the upper edge above column d
yield-NW = in the upper left corner
yield-NE = in the upper right corner
yield-S = at the lower edge in the middle
yield-W2 = at the left edge in row 2
yield-E2 = at the right edge in row 2
yield-W3 = at the left edge in row 3
yield-E3 = at the right edge in row 3
yield-W4 = at the left edge in row 4
yield-E4 = at the right edge in row 4
area-quarry = quarry
area-harbour = harbour

## Fields

field-seats = Players
field-costs = Money
field-spaces = Number of spaces
field-colours = Colours
    .words = colour
field-give = Colours
    .words = colour
field-area = Where it lies
    .words = area
field-hides = Spaces that it hides, counted from the left as they are with four players
field-reward = Gives
    .words = reward
field-reached_from = Reached from (square and edge)
field-field = Special yield
    .words = yield
field-colour = Colour
    .words = colour hue
field-number = Number
field-stack = Animal on the back
    .words = animal
field-cost = Cost in pips
field-road = Road
    .words = road
field-buildings = Buildings
    .words = building
field-markets = Markets (good and value)

## What may be there

allowed-yield-side = a side without a cell or another yield
allowed-square = a square of the grid
allowed-cell-side = at least one cell side
allowed-cells-for = cells or stones for { $names }
allowed-directions = directions with a cell there
allowed-colours-alike = colours all equal or all different
allowed-three-colours = one to three colours
allowed-space-from-1 = a space from 1 to { $last }
allowed-for-ids = { $colour } for the ids { $letter }..
allowed-other-colour = another colour, each one only once
allowed-two-rewards = at most two rewards
allowed-no-chamber = a reward that opens no chamber
allowed-costs = costs that never fall
allowed-colours-once = each colour once: { $names }
allowed-spaces = 1 to { $n } spaces
allowed-cover = places that leave the costs { $left } of { $all }
allowed-sum = { $n }, the sum of the records
allowed-items = one or two items together
allowed-stacks = snake, cow, tiger in this order, none left out
allowed-last-tiger = tiger for the last tile of a colour
allowed-fields = { $n } fields
allowed-at-most-other = at most { $name }, which is { $n }
