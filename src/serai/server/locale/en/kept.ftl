# A game that cannot be continued here, as it is stored. English is the reference.

web-home-shelved = Stored games that cannot be continued
web-home-shelved-about = Their rules or component values are not those of this server. Nothing is lost.
web-home-table-shelved = Cannot be continued here
web-home-look-kept = Open
web-kept-open = As far as it is stored, the game was not over.
web-kept-turn = The game was not over: { $name } was to move.
web-kept-rules = Rules
web-kept-version = Version { $version }
web-kept-data = Component values
web-kept-data-unknown = not recorded
web-kept-box = Corrected in the box
web-kept-moves =
    { $count ->
        [one] { $count } move, as stored
       *[other] { $count } moves, as stored
    }
