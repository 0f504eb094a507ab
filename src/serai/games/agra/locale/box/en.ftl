# The box of Agra in English: where a component is, what its fields are called, what may be there.
#
# box-FILE-KIND (or box-FILE-ID) says where the owner of the game has to look; fields that it names are
# not asked. name: of the component, number: at the end of its id, beginning: the rest of the id.
# field-…: what a field is called; its words are the messages of what can stand there.

## Where to look

box-board-token = Price tokens, sorted by their flags: the token “{ $name }”. Count the flags on both of its sides, the side with fewer first.
box-court-space = Court board, the player’s own: space { $number } of the meditation track, counted from where the stone starts.
box-court-side =
    Court board, the player’s own: the { $number ->
        [1] upper
        [2] right
        [3] lower
       *[4] left
    } side of the farm, read clockwise.
box-goods-site = Main board, building sites: the { $building }. What does it cost to build?
box-imperial-step = Imperial board, tracks of influence (all three are alike): step { $number }, counted from the start.
box-imperial-order = Imperial board, orders of the { $guild }: row { $row } from the top.
box-imperial-bowl =
    Imperial board, Akbar’s bowls: { $side_key ->
        [left] the left side
       *[right] the right side
    }, the bowl with the die { $die }.
box-notables-notable = Notables, level { $level }: number { $number }, the { $name }.

## Fields

field-sides = Flags
field-points = Meditation points
field-cost = Cost
    .words = good
field-corner = Good in the corner where the side begins
    .words = good
field-covered = Squares with a cover tile at set-up, counted from this corner
field-rupees = Rupees for an order
field-favour = Favour instead of a tile
field-goods = Goods
    .words = good
field-good = Good
    .words = good
field-guild = Guild
    .words = guild
field-top = Good at the top
    .words = good
field-middle = Good in the middle
    .words = good
field-bottom = Good at the bottom
    .words = good
field-building = Building
    .words = building
field-side = Side
field-die = Die
field-row = Row
field-number = Number
field-level = Level
field-deliver = Delivery bonus for
    .words = good
field-deliver_rupees = Rupees for each such delivery

## What may be there

allowed-smaller-first = two numbers, the smaller first
allowed-basic-once = each basic good only once
allowed-free-squares = free squares, each once
allowed-no-first-cost = goods, but none for the first space
allowed-middle = the middle of { $n }
allowed-left = a good to its left
allowed-none-basic = none, for basic goods only
allowed-steps = from 2 to { $n } steps
allowed-cook = more than the { $n } that the Cook shelters
allowed-bowls = each good once, no basic goods
allowed-two-goods = two different goods
allowed-different = different goods
allowed-as-level = { $n } goods, as others of its level
allowed-boat = enough contracts for the boat to go on
allowed-never-fall = three numbers that never fall
allowed-even-share = an even share of { $n } notables
