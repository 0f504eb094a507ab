# The result of a game and pictures of positions. English is the reference.

web-result-won-by = { $seat } wins by { $by }
web-result-table = Final scores
web-result-winner = winner
web-result-shares = shared victory
web-result-behind = { $by } behind
web-result-tied = level, but behind
web-result-sources = Score by source
web-result-gap-sources = What closed the gap
web-result-points = points
web-result-steps = steps
web-result-usual = compared with the usual
web-result-numbers = numbers
web-result-usually = usually
web-result-as-usual = as usual
web-result-usual-what = “Usual” is the average of { $games } games of the bot “greedy” against itself with this number of players.
web-result-largest = Most from one source: { $seat }, { $count } ({ $what }).
web-result-source = Source
web-result-course = The course of the game
web-result-race = The race
web-result-course-what = Scores after each turn. Click anywhere to see the board at that time.
web-result-race-what = Steps still needed until a player’s two markers meet. Click anywhere to see the board at that time.
web-result-meet = meet
web-result-before = Before the first turn
web-result-turn = Turn { $turn }, { $seat }
web-result-turns = Turn
web-result-gains = { $seat } gains { $by }
web-result-takes-lead = { $seat } takes the lead: +{ $by }
web-result-look = See the board at that time
web-result-values = All values as a table
web-result-tools = After the game
web-result-board = Board
web-result-open = The whole result
web-result-keep = Keep
web-result-share = Share link
web-result-shared = Copied
web-result-not-shared = The link could not be copied: { $link }
web-result-turned-seats = Play again, everyone moves one seat on
web-result-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-result-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-result-rules = rules { $version }
web-picture-svg = Picture (SVG)
web-picture-png = Picture (PNG)
web-picture-failed = The picture could not be made.
