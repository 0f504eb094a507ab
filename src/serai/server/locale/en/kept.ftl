# A game that nobody can play on here, as it is kept. English is the reference.

web-home-shelved = Kept games that cannot be played on
web-home-shelved-about = Their rules or component values are not those of this server. Nothing of them is lost.
web-home-table-shelved = Cannot be played on here
web-home-look-kept = Open
web-kept-open = As far as it was kept, the game was not over.
web-kept-turn = The game was not over: { $name } was to move.
web-kept-rules = Rules
web-kept-version = Version { $version }
web-kept-data = Component values
web-kept-data-unknown = not recorded
web-kept-box = Corrected in the box
web-kept-moves =
    { $count ->
        [one] { $count } move, as it is kept
       *[other] { $count } moves, as they are kept
    }
