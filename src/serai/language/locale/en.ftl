# Messages shared by all games in English. English is the reference for what each message means.

## Players and the log

seat-name = Player { $number }
list-and = { $first } and { $last }
log-move = { $seat } { $move }
log-effect = { $seat }: { $effect }
outcome-shared = The victory is shared: { $names }.
# A place of somebody’s own board.
place-of = { $text } ({ $seat })

## Characters: computer opponents

character-bulbul = Bulbul
character-jaggu = Jaggu
character-makara = Makara
character-rukmini = Rukmini
character-ustad = Ustad Karim
character-lobsang = Lobsang
character-zarina = Zarina
character-farhad = Farhad Beg
character-nur = Nur al-Huda
character-birbal = Birbal

# What they like, and how well they play.
bot-style-friend = friend
bot-style-gambler = gambler
bot-style-hermit = hermit
bot-style-sailor = sailor
bot-style-courtier = courtier
bot-style-builder = builder
bot-style-trader = trader
bot-style-raider = raider
bot-style-scholar = scholar
bot-style-all-rounder = all-rounder
bot-level-1 = beginner
bot-level-2 = learner
bot-level-3 = casual
bot-level-4 = good
bot-level-5 = strong
bot-level-6 = expert
bot-level-7 = master

## Refusals

with-citation = { $text } (rule { $rule })
with-house-rule = { $text } (house rule “{ $ruling }”)
refuse-not-now =
    { $count ->
        [one] That is not possible now, but { $count } other move is.
       *[other] That is not possible now, but { $count } other moves are.
    }
refuse-game-over = The game is over: there are no more moves.
refuse-not-your-turn = It is not your turn.
refuse-unknown-verb =
    { $count ->
        [one] “{ $word }” is not a move. The only move is { $known }.
       *[other] “{ $word }” is not a move. The { $count } moves are: { $known }.
    }
# “—” stands for nothing: a word is missing, or there is one too many.
refuse-bad-argument = { $verb }: word { $nth } after it is “{ $given }”. Expected: { $expected }.
refuse-missing-argument = { $verb }: word { $nth } after it is missing. Expected: { $expected }.
refuse-extra-argument =
    { $count ->
        [0] Nothing follows { $verb }; “{ $given }” is too much.
        [one] { $verb } takes 1 word; “{ $given }” is too much.
       *[other] { $verb } takes { $count } words; “{ $given }” is too much.
    }

## Problems with games, options and files

problem-game = There is no game called “{ $given }”. Available: { $known }.
problem-language = The language “{ $given }” is not available. Choose one of: { $allowed }.
problem-seats = This game cannot be played with { $given } players. Choose one of: { $allowed }.
problem-seat = There is no seat { $given }. Seats are numbered from 0 to { $last }.
problem-option-name = There is no option called “{ $name }”. Available: { $known }.
problem-habit = “{ $given }” cannot have a standing answer; these can: { $known }.
problem-option-value = The option “{ $name }” cannot be “{ $given }”. Allowed: { $allowed }.
problem-option-seats = The option “{ $name }” is only for this number of players: { $allowed }.
problem-not-json = This is not JSON: { $detail }
problem-position = { $place } is “{ $given }”. Expected: { $expected }
problem-position-digest = The position was changed after it was saved. If that was on purpose, remove its “digest”.
problem-impossible = This position cannot come up in a game: { $law }
problem-transcript-first-line = This is not a transcript. Its first line must be “{ $expected }”.
problem-transcript-check =
    { $lines ->
        [one] The transcript is damaged or cut short ({ $lines } line). Use an unchanged copy.
       *[other] The transcript is damaged or cut short ({ $lines } lines). Use an unchanged copy.
    }
problem-transcript-line = Line { $line } of the transcript is wrong. Expected: { $expected }
problem-transcript-seat = Line { $line } of the transcript is for “{ $given }”, but “{ $expected }” is to move (* is chance).
problem-transcript-move = Line { $line } of the transcript, “{ $move }”: { $reason }
problem-transcript-position = The transcript does not lead to the position that it names in line { $line }.
problem-transcript-result = The transcript does not lead to the result that it names in line { $line }.
problem-seat-taken = Somebody already sits here.
problem-not-your-seat = This is not your seat.
problem-already-over = The game is over.
problem-not-begun = The game has not begun yet: seats are still open.
problem-draft-empty = There is nothing to confirm.
problem-no-hints = Hints are switched off at this table.
problem-nothing-to-undo = There is nothing to undo.
problem-nothing-to-redo = There is nothing to redo.
problem-takeback-none = There is nothing to take back.
problem-takeback-open = There is already an open request to take a turn back.
problem-log-full = The log of this table has more than { $most } events. The game continues, but without hints, without taking turns back and without new players.
problem-not-away = A bot stands in only for somebody who is to move and is not here.
problem-stand-in-later =
    { $minutes ->
        [one] A bot can stand in once somebody has been away for { $minutes } minute.
       *[other] A bot can stand in once somebody has been away for { $minutes } minutes.
    }
problem-stand-in-not-agreed = At this table a bot stands in only if everybody has agreed to it.
problem-stand-in = A bot is playing for you. Take your seat back first.
problem-no-stand-in = No bot is playing in your place.
problem-newcomer = Somebody left this seat in the middle of the game. Whoever sits down here sees what was kept secret, so everybody at the table has to agree first.
problem-no-event = There is no such step in this match.
problem-draft-first = Confirm or reset your turn first.
problem-log = The log of this match cannot be replayed by these rules from event { $seq } on.
problem-log-line = The log of this match is inconsistent at “{ $line }”.
problem-rules-retired = It was played by version { $version } of the rules of “{ $name }”, which is retired: this Serai plays version { $ours }. It can be viewed and kept, but not continued.
problem-rules-newer = It was played by version { $version } of the rules of “{ $name }”, which this Serai does not know: it plays version { $ours }. A newer Serai can continue it.
problem-data-boxed =
    { $count ->
        [one] It was played with a corrected box of “{ $name }” ({ $count } value, data { $data }), which this process does not have. The correction is in the file of the match: to continue it, start Serai with “--box FILE” and name that file.
       *[other] It was played with a corrected box of “{ $name }” ({ $count } values, data { $data }), which this process does not have. The corrections are in the file of the match: to continue it, start Serai with “--box FILE” and name that file.
    }
problem-data-unboxed = It was played without the corrections that this process has for the box of “{ $name }” (data { $data }, here { $ours }). To continue it, start Serai without “--box” and SERAI_BOX.
problem-data-other = It was played with the component values of another release of “{ $name }” (data { $data }, here { $ours }). It can be viewed and kept; that release can continue it.
problem-layout-newer = This was written by a newer Serai, in a layout that this one cannot read ({ $layout }). Update Serai to open it.

## What bots think of a position

# amount: with its sign, such as “+3.9”.
advice-reason = { $text }: { $amount }
reason-rival =
    { $better ->
        [yes] { $seat } is worse off
       *[no] { $seat } is better off
    }
advice-chance = chance to win: { advice-percent }
advice-percent =
    { $percent ->
        [0] under 1%
        [100] over 99%
       *[other] { $percent }%
    }
advice-points =
    { $points ->
        [one] about { $points } point expected
       *[other] about { $points } points expected
    }
advice-then = then probably: { $moves }
advice-again = { $text } ({ $count } ×)
advice-times = { $count } × { $text }
advice-against-next = Compared with the next best turn, in the bot’s own points:
advice-against-best = Compared with the best turn, in the bot’s own points:
advice-against-played = Compared with the turn that was played, in the bot’s own points:
advice-more-chance = { $amount } percentage points of winning chance
advice-more-points = points { $amount }
advice-more-worth = rating by the bot { $amount }
advice-alike = Hardly any different from the next best turn.
advice-same = Just as good as the best turn.
advice-near = Hardly any worse than the best turn.
advice-only = There is no other turn worth considering.
advice-unlearned = The bots have not learned from games like this one yet, so they cannot estimate your chance of winning.
advice-other-rules = The estimates come from games played by version { $trained } of the rules; this one follows version { $played }. So they may be wrong.
advice-other-values = The estimates come from games with other component values. So they may be wrong.
advice-other-options = The estimates come from games with the usual options. With those of this table they may be wrong.
problem-nobody-decides = Nobody has to decide anything here.
problem-no-thoughts = “{ $bot }” plays, but cannot say why. Ask one of: { $known }.
problem-bot = There is no bot “{ $given }”. Available: { $known }.

## serai train

cli-arg-train-game = the game to learn
cli-arg-train-seats = for how many players
cli-arg-train-generations = how many generations to play, fit and test at the gate; 0: only the model in the package learns its chances again
cli-arg-train-games = how many games a generation plays
cli-arg-train-width = how many moves they look at while they learn
cli-arg-train-seed = the same seed gives the same opponents
cli-arg-train-jobs = how many processes share the work
cli-arg-train-folder = where everything is kept; after an interruption, the same command continues there
cli-arg-train-out = where the model is written (FOLDER/model.json)
cli-train-games = 
    { $generation ->
        [0] Games from which chances are learned
       *[other] Generation { $generation }: games to learn from
    }
cli-train-choice = Generation { $generation }: candidates play against the best so far
cli-train-gate = Generation { $generation }: the gate
cli-train-promoted = Generation { $generation } passed the gate: { $words }
cli-train-kept-out = Generation { $generation } did not pass the gate: { $words }
cli-train-interrupted = Interrupted. Everything is kept in { $folder }; the same command continues there.
cli-train-written = The model is in { $file } ({ $minutes } min).

## serai sim

cli-arg-sim-game = the game to play (rajas)
cli-arg-sim-seats = who plays, seat by seat; the parameters of a bot follow a colon: greedy:width=24
cli-arg-sim-games = how many games
cli-arg-sim-seed = the same seed gives the same games
cli-arg-sim-jobs = how many processes share the work; the result stays the same
cli-arg-sim-option = an option of the game, such as ganga or sides=basic,navaratnas; may be repeated
cli-arg-sim-rotate = change seats from game to game, or keep everybody where the list puts them
cli-arg-sim-json = print one JSON object instead of tables
cli-sim-interrupted = Interrupted. These are the results so far.
cli-sim-played =
    { $games ->
        [one] { $games } game of { $title }, seed { $seed }
       *[other] { $games } games of { $title }, seed { $seed }
    }
cli-sim-options = With { $options }.
cli-sim-rotated = Seats rotate: everybody sits in every seat equally often.
cli-sim-not-rotated = Seats do not rotate: everybody sits where the list puts them.
cli-sim-unfinished =
    { $games ->
        [one] { $games } game did not end. It was stopped and is not counted.
       *[other] { $games } games did not end. They were stopped and are not counted.
    }
cli-sim-player = Player
cli-sim-games = Games
cli-sim-wins = Won
cli-sim-share = Share
cli-sim-interval = 95 % interval
cli-sim-score = Score
cli-sim-sd = SD
cli-sim-lowest = Min
cli-sim-highest = Max
cli-sim-place = By seat and turn order
cli-sim-fair = Balance
cli-sim-seat = Seat { $nth }
cli-sim-order = Turn { $nth } of the first round
cli-sim-even = even
cli-sim-uneven = uneven
cli-sim-quantity = Per game
cli-sim-mean = Mean
cli-sim-of-rounds = Rounds
cli-sim-of-decisions = Decisions
cli-sim-of-chance = Rolls and draws
cli-sim-of-winners = { $fact }: winners
cli-sim-of-everybody = { $fact }: everybody
cli-sim-note = A shared win is split. “Even”: the interval contains what pure chance would give.
cli-sim-time = { $seconds } s, { $rate } games per second
cli-sim-interpreted = The engine runs interpreted. Compiled, it is many times faster (make setup).

## serai fuzz

cli-arg-fuzz-game = the game to search (rajas)
cli-arg-fuzz-plies = how many decisions to play, across all numbers of players and all variants
cli-arg-fuzz-seed = the same seed gives the same games
cli-arg-fuzz-jobs = how many processes share the work; the result stays the same
cli-arg-fuzz-out = folder for what is found
cli-arg-fuzz-option = keep to an option of the game, such as ganga or ganga=off; may be repeated
cli-arg-fuzz-only = only the game with this number, to see a finding again
cli-arg-fuzz-illegal = try this many illegal moves instead, and count the refusals
cli-arg-fuzz-secrets = compare this many pairs of positions that differ only in what a seat keeps secret: nobody else may see a difference
cli-arg-fuzz-pairings = play this many games between bots of every kind, level and style instead: none may be too long (Agra: 60 rounds)
cli-arg-fuzz-digests = print a digest of this many games of every variant instead
cli-arg-fuzz-compare = with --digests: play them with the interpreted engine too, and compare
cli-fuzz-played =
    { $games ->
        [one] { $games } game with { $plies } decisions, variants: { $variants }, seed { $seed }
       *[other] { $games } games with { $plies } decisions, variants: { $variants }, seed { $seed }
    }
cli-fuzz-time = { $seconds } s, { $rate } per second
cli-fuzz-interpreted = The engine runs interpreted. Compiled, it is many times faster (make setup).
cli-fuzz-every-ply = After every decision: the offered moves, the conservation laws, one refusal, and that asking changes nothing. From time to time also:
cli-fuzz-check = Check
cli-fuzz-rate = One decision in
cli-fuzz-times = Times
cli-fuzz-check-pure = reading changes nothing
cli-fuzz-check-copy = copies
cli-fuzz-check-position = positions saved and loaded
cli-fuzz-check-view = what each seat sees
cli-fuzz-check-preview = what is told of a move before it is chosen
cli-fuzz-check-places = places of the board
cli-fuzz-check-illegal = illegal moves
cli-fuzz-check-transcript = transcripts replayed
cli-fuzz-check-damaged-transcript = damaged transcripts
cli-fuzz-check-damaged-position = damaged positions
cli-fuzz-check-typed = moves typed as text
cli-fuzz-check-end = all of it at the end of a game
cli-fuzz-code = Code
cli-fuzz-refusal = Refused because
cli-fuzz-try-number = tried: any number
cli-fuzz-try-unoffered = tried: a move not on offer
cli-fuzz-try-near = tried: a move on offer with other words
cli-fuzz-try-seen = tried: a move from another moment
cli-fuzz-try-mistyped = tried: a mistyped move
cli-fuzz-try-junk = tried: not a move at all
cli-fuzz-try-thing = tried: something of the wrong type
cli-fuzz-sum = total
cli-fuzz-pairs =
    { $count ->
        [one] { $count } pair of positions that differ only in a secret, as seen by everybody else: table, offered moves, refusals in all languages, previews, log; and once more after the same next move.
       *[other] { $count } pairs of positions that differ only in a secret, as seen by everybody else: table, offered moves, refusals in all languages, previews, log; and once more after the same next move.
    }
cli-fuzz-longest =
    { $rounds ->
        [one] The longest game between bots had { $rounds } round.
       *[other] The longest game between bots had { $rounds } rounds.
    }
cli-fuzz-no-secrets = In { $title } nobody keeps anything secret, so there is nothing to compare.
cli-fuzz-no-secrets-now = With these options nobody keeps anything secret in { $title }, so there is nothing to compare.
cli-fuzz-nothing = Nothing found.
cli-fuzz-findings =
    { $count ->
        [one] { $count } fault found. It is kept in { $folder }:
       *[other] { $count } faults found. They are kept in { $folder }:
    }
cli-fuzz-kind-exception = The engine stopped with an error.
cli-fuzz-kind-crash = The engine crashed, or ran on without end.
cli-fuzz-kind-dead-end = Nobody can move, and the game is not over.
cli-fuzz-kind-lone-option = A question with only one answer was asked.
cli-fuzz-kind-duplicate-option = A move is offered twice.
cli-fuzz-kind-endless = The game does not end.
cli-fuzz-kind-law = A law of the game is broken.
cli-fuzz-kind-impure = Reading something changed it.
cli-fuzz-kind-preview = A move brought something else than was told before.
cli-fuzz-kind-place = A place of the board contradicts the offered moves.
cli-fuzz-kind-why-not = The reason for a refusal and the moves on offer disagree.
cli-fuzz-kind-refused-option = A move on offer was refused.
cli-fuzz-kind-notation = A move, written down and read back, is another move.
cli-fuzz-kind-position = A position, saved and loaded again, is another position.
cli-fuzz-kind-position-damaged = A damaged position was not refused properly.
cli-fuzz-kind-transcript = A transcript, replayed, is another game.
cli-fuzz-kind-transcript-damaged = A damaged transcript was not refused properly.
cli-fuzz-kind-copy = A copy differs from its original or depends on it.
cli-fuzz-kind-illegal-accepted = An illegal move was accepted.
cli-fuzz-kind-refusal = An illegal move was not refused properly.
cli-fuzz-kind-text = A text is missing in a language.
cli-fuzz-kind-view = A seat sees what it should not, or does not see what it should.
cli-fuzz-kind-result = Winners and ranks contradict each other.
cli-fuzz-kind-secret = Somebody can see what another seat keeps secret.
cli-fuzz-variant = Variant
cli-fuzz-digest = Digest
cli-fuzz-equal = Equal
cli-fuzz-decisions = Decisions
cli-fuzz-digests-compiled =
    { $games ->
        [one] { $games } game of every variant, compiled engine, { $seconds } s
       *[other] { $games } games of every variant, compiled engine, { $seconds } s
    }
cli-fuzz-digests-interpreted =
    { $games ->
        [one] { $games } game of every variant, interpreted engine, { $seconds } s
       *[other] { $games } games of every variant, interpreted engine, { $seconds } s
    }
cli-fuzz-all-equal = The interpreted engine plays the same games ({ $variants } variants).
cli-fuzz-differing =
    { $count ->
        [one] The interpreted engine plays different games in { $count } variant.
       *[other] The interpreted engine plays different games in { $count } variants.
    }

## serai bench

cli-arg-bench-game = the game to measure (rajas)
cli-arg-bench-seconds = seconds for each measurement and run
cli-arg-bench-interpreted = measure the interpreted engine as well, or leave it out
cli-arg-bench-json = print one JSON object instead of tables
cli-trouble-seconds = --seconds takes a number of seconds, such as 0.5, not “{ $given }”.
cli-bench-wait = Measuring for a minute or two …
cli-bench-compiled = Compiled engine, Python { $python }, { $machine }, one core
cli-bench-interpreted = Interpreted engine, Python { $python }, { $machine }, one core
cli-bench-how =
    { $runs ->
        [one] { $runs } run of { $seconds } s.
       *[other] The best of { $runs } interleaved runs of { $seconds } s each.
    }
cli-bench-variant = Random play
cli-bench-decisions = Decisions/s
cli-bench-games = Games/s
cli-bench-length = Decisions per game
cli-bench-options = Options
cli-bench-chance = Rolls and draws per game
cli-bench-at-any-time = Actions at any time
cli-bench-free-where = Questions that offer some
cli-bench-free-many = How many per question
cli-bench-free-chosen = Share of decisions
cli-bench-free-without = Decisions/s without
cli-bench-free-cost = With / without
cli-bench-what = What
cli-bench-rate = Rate or time
cli-bench-source = Interpreted
cli-bench-ratio = Ratio
cli-bench-random = decisions at random: { $variant }
cli-bench-copy = copy of a position: { $variant }
cli-bench-copy-from = copy into a used position: { $variant }
cli-bench-surface-decisions = decisions through new, options, play
cli-bench-surface-digest = digest
cli-bench-surface-to-json = position to JSON
cli-bench-surface-from-json = position from JSON
cli-bench-surface-view = view of a seat
cli-bench-surface-copy = copy of a match
cli-bench-surface-replay = entries of a transcript replayed
cli-bench-bot = a game of { $bot } against itself
cli-bench-thinking = Bots thinking
cli-bench-leaves = Positions judged/s
cli-bench-turns = Turns thought through/s
cli-bench-mean = A decision
cli-bench-worst = The longest one
cli-bench-peers = Others, measured by us on one core: catanatron (Catan) 36,000 decisions per second and 51 µs per copy, TAG (four heavy games) 280,000 to 580,000 decisions per second.

## The command line: help and errors

cli-overview = Serai: heavy board games to play, study and simulate.
cli-overview-end = “serai COMMAND --help” tells you more; “--lang” chooses one of { $languages }. Without a command, Serai opens in your browser.
cli-command-serve = play in the browser, alone or with others (starts the server)
cli-command-play = play in the terminal, with people and bots
cli-command-replay = look through a finished or saved game
cli-command-words = tell a whole game in sentences, turn by turn
cli-command-why-move = show what a bot thinks of a move that was played, and why
cli-command-sim = let bots play many games and summarise the results
cli-command-train = train bots on games against each other
cli-command-fuzz = play at random and look for broken rules
cli-command-bench = measure how fast the engine is
cli-command-rulebook = show which rule and which test cover each section
cli-command-data = show which component values are certain and which are reconstructed
cli-command-config = print every setting, its value and where it comes from
cli-command-backup = copy everything that the server stores into one file
cli-command-verify = check everything that is stored
cli-command-repair = move damaged games out of the database, each into a file
cli-command-admin = look after the tables and guests of a server: list, close, mute, ban, delete, purge, announce
cli-help-usage = Usage:
cli-help-positionals = Arguments
cli-help-options = Options
cli-arg-help = show this help
cli-arg-lang = language of all messages
cli-arg-no-colour = no colours
cli-arg-game = name of the game
cli-arg-play-seats = who plays, separated by commas: you, you:Anna, a character such as zarina or zarina:level=3 (1 to 7), or another bot
cli-arg-option = a variant of the game; may be repeated
cli-arg-seed = number that determines all rolls and draws
cli-arg-load = continue a saved game; “last” is the one played last
cli-arg-file = a saved game; “last” is the one played last
cli-arg-brief = only one line for each turn, without its steps
cli-arg-step = step through it even without a terminal
cli-arg-luck = SEED:SALT of a finished match: recompute its dice and draws and compare them
cli-arg-at = start at this move
cli-arg-why-move-number = number of the move, as “serai replay” counts them
cli-arg-why-move-turn = N counts turns, from 1
cli-arg-why-move-level = who is asked: a level from 1 to 7 (6), or a bot such as zarina or greedy:width=24
cli-arg-all = every value, including those that are certain
cli-arg-json = output for programs
cli-arg-rulings = show how open questions of the rulebook are decided
cli-trouble-usage = The arguments are not understood ({ $detail }). “{ $command } --help” shows what is possible.
cli-trouble-unknown-command = There is no command “{ $given }”. Available: { $known }.
cli-trouble-number = { $name } takes a whole number, not “{ $given }”.
cli-trouble-seat = There is no player called “{ $given }”. Available: { $known }.
cli-trouble-level = Levels go from 1 to { $most }, but “{ $spec }” asks for { $given }.
cli-trouble-train-numpy = Learning needs NumPy: pip install “serai[train]”.
cli-trouble-train-unlearned = Nothing has been learned of { $name } with { $seats } players yet: ask for at least one generation.
cli-trouble-seats-of-file =
    { $given ->
        [one] The saved game has { $seats } players, and only { $given } was named.
       *[other] The saved game has { $seats } players, and { $given } were named.
    }
cli-trouble-no-last = There is no last game yet. Start one with “serai play”.
cli-trouble-no-moment = There is no { $given } in this game: it goes from { $first } to { $last }.
cli-trouble-no-file = There is no file “{ $file }” ({ $detail }).
cli-trouble-file = The file “{ $file }” cannot be used ({ $detail }).
cli-trouble-not-text = The file “{ $file }” is not UTF-8 text.
cli-trouble-data = The component data is damaged: { $detail }

## The table in the terminal

cli-welcome = Type a number, a move or the beginning of one. “help” explains the rest, “help symbols” the signs.
cli-sits = Players: { $names }.
cli-sits-who = { $name } ({ $ways })
cli-reconstructed =
    { $count ->
        [one] { $count } component value is reconstructed, because it has never been published. See “serai data { $game }”.
       *[other] { $count } component values are reconstructed, because they have never been published. See “serai data { $game }”.
    }
cli-choose-last = continue the last game
cli-choose-alone = you, solo
cli-choose-bots =
    { $count ->
        [one] you against { $count } bot
       *[other] you against { $count } bots
    }
cli-choose-people =
    { $count ->
        [one] { $count } person at this keyboard
       *[other] { $count } people at this keyboard
    }
cli-choose = Number from 1 to { $count } (Enter: 1):
cli-choose-options = Which variants? Numbers, or Enter for none:
cli-unclear = “{ $given }” can mean several moves: { $moves }
cli-no-word = “{ $given }” is neither a move nor a command. “moves” lists what is possible, “help” the commands.
cli-no-number = Options are numbered from 1 to { $count }.
cli-way-out = “moves” lists what is possible.
cli-interrupted = Press Ctrl-C again to leave. The game is kept in any case.
cli-enter = Enter: back to the game
cli-undone = Undone. “redo” does it again.
cli-no-undo = Nothing can be undone: your turn starts here, or chance or another player has come in between.
cli-redone = Redone.
cli-no-redo = There is nothing to redo.
cli-taken-back = Back to before your last turn.
cli-no-takeback = There is no earlier turn of yours to go back to.
cli-why-what = Why what? Type a move after “why”, such as “why { $move }” or “why 3”.
cli-why-yes = This is possible: { $move }.
cli-why-chance = Then chance decides, and it cannot be taken back.
cli-why-rulings =
    { $count ->
        [one] There is { $count } ruling on it: “rules { $section }”.
       *[other] There are { $count } rulings on it: “rules { $section }”.
    }
cli-any-time = At any time
cli-any-many = moves { $first } to { $last }; “any” shows them
cli-any-open = Answers to the question: { $first } to { $last }; “any” shows them again
cli-any-none = There is nothing you can do in between right now.
cli-stand-always = From now on the answer to “{ $question }” is always yes. “ask { $question }” changes that.
cli-stand-never = From now on the answer to “{ $question }” is always no. “ask { $question }” changes that.
cli-stand-ask = From now on you are asked about “{ $question }” each time.
cli-stand-what = Which question? Choose one of: { $questions }.
cli-stand-none = This game has no questions with standing answers.
cli-hint = { $bot } would play:
cli-hint-several = The best turns in the eyes of a level { $level } bot:
cli-bot-of-level = A level { $level } bot
cli-rules-all = Type a section after “rules”, such as “rules R3”, or a word to look for.
cli-rules-none = No section is called “{ $given }” or contains that word. The sections are:
cli-show-what = Show what? Choose one of: { $topics }.
cli-no-player = Players are numbered from 1 to { $number }.
cli-save-where = Type the name of a file after “save”.
cli-saved = Saved in { $file }.
cli-saved-end = The game is kept in { $file }. “serai replay last” shows it.
cli-saved-last = The game is kept in { $file }. “serai play --load last{ $box }” continues it, “serai replay last{ $box }” shows it.
cli-cannot-keep = The game cannot be kept automatically ({ $detail }). Use “save FILE”.
cli-other-table = That game is for another table ({ $seats } players). Leave and use “serai play --load”.
cli-loaded =
    { $moves ->
        [one] Loaded, after { $moves } choice.
       *[other] Loaded, after { $moves } choices.
    }
cli-quit-save = Save under which name? (Enter: just keep it as the last game)
cli-watch = Enter: next turn · a number: skip that many turns · q: quit
cli-help-answers = Answer with a number, a move (“terrace blue”), its beginning (“t b”), or several at once (“quarry; tile B04”). Dice to reroll can be listed: “b1 o3”.
cli-help-topics = Parts of the game in full: { $topics }.
cli-do-help = this list; “help symbols” explains the signs
cli-do-moves = all possible moves in full
cli-do-more = the next page of moves
cli-do-any = show the actions possible at any time, or hide them again
cli-do-always = say yes to a question from now on: “always follow”
cli-do-never = say no to a question from now on: “never follow”
cli-do-ask = be asked each time again: “ask follow”
cli-do-undo = undo the last choice, but not what chance has decided
cli-do-redo = redo what was undone
cli-do-takeback = go back to before your last turn
cli-do-why = why a move is not possible, or what it would do
cli-do-hint = what a bot would do, and why; “hint 3” tells three turns
cli-do-rules = a section of the rules and the rulings on it
cli-do-show = a part of the game in full
cli-do-log = the last turns, a line each; “log 50” tells 50 steps
cli-do-save = write the game to a file
cli-do-load = continue a saved game
cli-do-quit = leave; the game is kept

## Replay, data, rulebook

cli-replay-at = { $at }/{ $last }
cli-replay-prompt = Enter: next · p: back · a number: go there · q: quit
cli-why-move-played = { $seat } played:
cli-why-move-best = { $bot } would play:
cli-why-move-alike = { $bot } thinks this turn just as good as its own:
cli-why-move-same = { $bot } would play the same.
cli-why-move-difference = It would have brought:
cli-kept-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cli-kept-rules = Rules: version { $version }
cli-kept-data = Component values: { $data }
cli-kept-no-data = Component values: not recorded
cli-kept-box = Corrected in the box: { $file }, { $record }: { $values }
cli-kept-options = Options: { $options }
cli-kept-result = Winner: { $names }. Points: { $scores }
cli-kept-moves =
    { $count ->
        [one] { $count } move, as it is kept:
       *[other] { $count } moves, as they are kept:
    }
cli-set-aside = This Serai cannot continue your last game. It is kept in { $file }; “serai replay” shows it.
cli-luck-fingerprint = Fingerprint of this seed: { $hash }. It must be the one that was shown before the first move.
cli-luck-fair =
    { $count ->
        [one] { $count } die or draw comes from this seed.
       *[other] { $count } dice and draws come from this seed.
    }
cli-luck-strange =
    { $count ->
        [one] { $count } does not: after choice { $lines }.
       *[other] { $count } do not; the first are after the choices { $lines }. (What was played before a table was opened has another seed.)
    }
cli-data-file = File
cli-data-values = Values
cli-data-stated = stated
cli-data-derived = derived
cli-data-reconstructed = reconstructed
cli-data-sum = total
cli-data-proven = certain: { $fields }
cli-data-note =
    { $count ->
        [one] { $game }: { $count } value ({ $share }) is reconstructed.
       *[other] { $game }: { $count } values ({ $share }) are reconstructed.
    }
cli-data-verified = verified
cli-data-looked =
    { $count ->
        [one] Your box has { $count } verified value ({ $share }).
       *[other] Your box has { $count } verified values ({ $share }).
    }
cli-data-check = If you own the game, you can check whether they are right:
cli-data-digest = Digest of the data: { $digest }
cli-arg-box = play with the components of this box: a file of corrections, or a saved game that carries some (SERAI_BOX does the same)
cli-arg-data-check = go through the reconstructed values with the real game on your table, and write a file of corrections
cli-trouble-box-is-game = “{ $file }” is a saved game and will not be overwritten. Choose another file for your corrections: --box FILE
cli-trouble-other-box = Serai is already running at { $address }, but not with this box: there “{ $theirs }”, here “{ $ours }”. Stop it first.
cli-trouble-changed-box = Serai is already running at { $address }, but with “{ $box }” as it was before it was changed. Stop it first.

## serai data --check: one question after the other

cli-check-begin =
    { $count ->
        [one] { $game }: { $count } value is reconstructed, and you have looked at { $known }. Your answers go into { $file }.
       *[other] { $game }: { $count } values are reconstructed, and you have looked at { $known }. Your answers go into { $file }.
    }
cli-check-how = Enter: that is right. Otherwise type what is really there. “?” tells what is possible, “skip” leaves a question open, “back” returns to the previous one, “quit” stops. Every answer is kept at once.
cli-check-nth = { $game } · { $nth } of { $count } · rulebook §{ $rule }
cli-check-note = Note: { $note }
cli-check-so = Is that right?
cli-check-so-lines = Is all of this right? If not: the number of a line and what is really there, such as “2 …”.
cli-check-before = (Serai believed: { $value })
cli-check-confirm = Enter if it is right now.
cli-check-missing = Then “{ $field }” is needed as well: the number of its line and what is there.
cli-check-lines = the number of a line and what is there
cli-check-cannot-be = “{ $given }” is not possible there. Possible: { $allowed }
cli-check-clash = This does not fit together yet. { $clash } If it is printed like that all the same, give the same answer again, and correct the other place when it comes up.
cli-check-clash-at = { $where }: “{ $found }” – allowed: { $allowed }.
cli-check-unfit = Some answers do not fit together. { $clash } Please check them again.
cli-check-not-playable = Your answers are kept in { $file }, but the game cannot be played with them yet. { $clash }
cli-check-changes =
    { $count ->
        [0] You have looked at { $known } of { $total } values. Nothing differs from Serai’s data.
        [one] You have looked at { $known } of { $total } values. { $count } component differs from Serai’s data:
       *[other] You have looked at { $known } of { $total } values. { $count } components differ from Serai’s data:
    }
cli-check-left =
    { $count ->
        [one] { $count } question is still open. Continue with:
       *[other] { $count } questions are still open. Continue with:
    }
cli-check-stopped =
    { $count ->
        [one] Every answer is kept, { $count } question is still open. Continue with:
       *[other] Every answer is kept, { $count } questions are still open. Continue with:
    }
cli-check-digest = Digest of the data in your box: { $digest } (Serai’s own: { $ours })
cli-check-trial = Testing: random games with your box …
cli-check-breaks = The rules cannot be played with these values: { $detail }
cli-check-play = Everything works. Play with your box, or use it for everything that you start from here:
cli-check-other-data = Serai’s data has changed since ({ $theirs } → { $ours }). Your corrections stay; what you found right is asked again.

## Boxes and data that cannot be

# name: of the game. box: the file of the box. place: where in it.
problem-data = { $name } cannot be played here: a value in its data must be wrong. { $file }, { $record }, { $field }: “{ $found }” – allowed: { $allowed }.
problem-box-file = “{ $box }” is not a box: it has neither corrections nor a game that carries some ({ $detail }).
problem-box-place = “{ $box }”: { $place } is “{ $given }”. Expected: { $expected }
problem-box-data = “{ $box }” corrects other data of { $name } ({ $theirs }) than Serai has ({ $ours }). Go through it again: serai data { $name } --check --box { $box }
problem-box-result = “{ $box }” was played with data of { $name } that Serai no longer has: with its corrections the data would be { $ours }, not { $theirs }.
problem-box-values = { $name } cannot be played with “{ $box }”: a correction in it must be wrong. { $file }, { $record }, { $field }: “{ $found }” – allowed: { $allowed }.
problem-box-game = { $name } cannot be played with the corrections in “{ $box }” ({ $detail }).
problem-game-fails = { $name } cannot be played here: its rules cannot be loaded ({ $detail }).

## serai rulebook

cli-rulings-rulebook = from the rulebook
cli-rulings-house = our decision
cli-rulings-stated = stated
cli-rulings-derived = derived
cli-rulings-guess = a guess
cli-rulebook-share = Implemented and tested: { $complete } of { $total } sections ({ $share }).
cli-rulebook-without-rule = Without a rule:
cli-rulebook-without-test = Without a test:
cli-rulebook-no-such-rule = Cited but missing:
cli-rulebook-edition-de = German
cli-rulebook-edition-nl = Dutch
cli-rulebook-edition-ru = Russian
cli-rulebook-silent = says nothing about it
cli-rulebook-all-silent = No edition says anything about it.
cli-rulebook-option = Another reading can be chosen with the option “{ $option }”.
cli-rulebook-one-edition = Only one edition of this rulebook was read, so there is nothing to compare.
cli-rulebook-compared = Rulings: { $rulings }. The editions differ on { $disputed } of them.

## The board of Rajas in the terminal

cli-rajas-round = Round { $round }, pass { $lap }
cli-rajas-start = starts:
cli-rajas-mogul = with the Great Mogul:
cli-rajas-last-pass = Last pass!
cli-rajas-quarry = quarry
cli-rajas-harbour = harbour
cli-rajas-mixed = mixed
cli-rajas-market = market
cli-rajas-front = front
cli-rajas-terrace = terrace
cli-rajas-balcony = balcony
cli-rajas-chamber = chamber
cli-rajas-levels = fame
cli-rajas-supply = supply
cli-rajas-dice = dice
cli-rajas-player = Fame { $fame }, money { $money }, { $standing }, karma { $karma }, workers { $ready } of { $workers }, river { $boat }, hands { $hands }.
cli-rajas-tile = price { $price }, { $road }: { $contents } ({ $animal }, { $below } below)
cli-rajas-ranking = Ranking: fame, plus the fame steps that the money has covered, minus { $fields }.
cli-rajas-legend-tracks = ★ fame comes from the left, ₹ money from the right; when they meet, the last pass begins. ⇔ fame still needed, ✓ how far past each other, w2/4 two of four workers available, k karma, ≈ river space, w on the track: a worker waits there.
cli-rajas-legend-dice = Dice: b25 is a blue 2 and a blue 5; b blue, g green, o orange, p purple; ~ turned over by karma.
cli-rajas-legend-province = Province: ─┼─b7 is a blue tile of price 7 and its roads, * built over another; below it T temple, P palace, F fort, M mill, si silk, te tea, sp spice with their value. ⌂ residence, [c2] a road leads here, ✓ yield collected.
cli-rajas-legend-tiles = Tiles: 4╮te2 costs 4 pips, has a curve and a tea market worth 2; • your dice can pay for it.
cli-rajas-legend-spaces = Spaces: a number is what a free space costs in money (in chambers: the die), a player’s symbol means taken, b→o: give blue, take two orange.
cli-rajas-legend-rewards = Rewards: 2d dice, bd blue dice, b/k a blue die per karma, 2k karma, ₹3 money, ★2 fame, ↑ upgrade, ≈1 boat, C? a chamber, ₹mix mixed market, ₹×4 up to 4 markets of a good, ₹/m per market, ★/mt per tile with a market, ₹/B per building, ₹/yt per yield tile, ★/╮ per curve, ★/w per worker.
cli-rajas-legend-river = River: the line below the tracks shows the spaces ahead of your boat; w╎ is the bridge with a worker. ⚄ chance decides next, and that cannot be undone.

## The board of Agra in the terminal

cli-agra-round = Round { $round }
cli-agra-last-round = Last round!
cli-agra-next-to-last = One more round!
cli-agra-start = starts:
cli-agra-phase-meditation = meditation phase
cli-agra-phase-action = action phase
cli-agra-phase-order = order phase
cli-agra-points = { $points } points
cli-agra-blocked = blocked:
cli-agra-tiles = tiles:
cli-agra-akbar = Akbar takes
# Columns of the players between “|”, in three lengths, always in this order: rupees, what the end
# would pay, favour, markers, workers, the three guilds, stone, yields, goods, contracts, orders,
# gifts, tiles. All of the second must fit 74 letters, all of the shortest 50.
cli-agra-columns-long = rupees|at end|favour|markers|workers|artisans|merchants|scholars|stone|production|goods|contracts|orders|gifts|tiles
cli-agra-columns = rupees|end|favour|mark|workers|artis|merch|schol|stone|farm|goods|contr|order|gift|tile
cli-agra-columns-short = ₹|end|fav|mark|worker|art|mer|sch|med|farm|good|con|ord|gif|til
cli-agra-head-city = City: value, worker, M merchant, B builder, × mine, [cost] of a site
cli-agra-head-river = River: boat at pier { $pier } of { $piers }, contracts of level { $level }: { $done } of { $need }
cli-agra-head-river-end = River: boat at pier { $pier } of { $piers }
cli-agra-head-guilds = Guilds: at most { $limit } orders in each column; gifts for Akbar
cli-agra-head-court = My court: farm, meditation, favour actions, contracts
cli-agra-head-others = The others: goods, contracts, favour tiles
cli-agra-guilds = Guilds
cli-agra-farm = Farm
cli-agra-stone = meditation space { $space } of { $last }, points for the next worker: { $points },
cli-agra-stone-next = next space for { $goods }
cli-agra-favour = favour actions (have/spend):
cli-agra-bonuses = Building bonuses:
cli-agra-good = { $good }: worth { $value } (printed { $printed })
cli-agra-good-site = { $good }: worth { $value } (printed { $printed }), site for { $cost }
cli-agra-boat = The boat is at pier { $pier }: deliveries up to level { $level }, at most { $limit } orders in each column.
cli-agra-orders = Orders, at most { $limit } in each column
cli-agra-bowls = Bowls of Akbar
cli-agra-player = Rupees { $rupees } (and { $end } if the game ended now), favour { $favour }, markers in supply { $markers }, workers in supply { $workers }, lying { $lying }.
cli-agra-action = have { $have }, spend { $spend }
cli-agra-pile = Face down: { $count }.
cli-agra-ranking = Ranking: rupees in the bag + contracts + orders of the guilds + meditation + cover tiles + Akbar.
cli-agra-answers = Answer with a number, a move (“place wood”), its beginning (“pl w”), or several at once (“lay wood; farmer n2; done”). Moves at any time have numbers too and may come before an answer.
cli-agra-legend-players = Players: the header names the columns; where there is no room for it, letters come before the numbers. ₹ rupees in the bag (? unknown), +8 what the end would pay now, ♥ favour, m markers left, w5●2○1 five workers in the supply, two standing, one lying; A3+ M0 S2 (art mer sch) steps with artisans, merchants, scholars (+ in the lead), ◉ (med) meditation space, 2242 production of the farm (sandstone, wood, turmeric, cotton), g goods, c contracts, o orders, b gifts in the bowls of Akbar, t favour tiles.
cli-agra-legend-city = City: name, value (2↑ 1↓ raised or lowered by a price token; the printed value is 1 less or 1 more), ● a worker stands there, ○ is lying there, M merchant, B builder, ₹1 rupees left there, ×3 your goods, [4] a site and its cost.
cli-agra-legend-goods = Goods: { $goods }.
cli-agra-legend-river = River: ≈2/6 II 1/2 the boat is at pier 2 and leaves after two contracts of level II, one is done. III✗ cannot be reached yet. A notable shows the guild and the goods ordered; • you have it, ● delivered by that player, ●● double delivery. The English names of notables and of favour actions are the words to be typed.
cli-agra-legend-guilds = Orders: ≤3 at most that many in each column; ●·3··× the third of six is marked, × neutral; behind it the two goods and what they would pay you (₹2↑ and a step). Below, the goods that Akbar still takes.
cli-agra-legend-court = Court: the farm clockwise, corners with their production, ▒ cover tile, Y farmer; n1 to w5 are its squares. ◉3/6 +2 →cot+cur: space 3, 2 points for the next worker, cost of the next space. ♥ favour actions: have/spend, • you can, ✗ used this turn. Then your contracts.
cli-agra-legend-moves = Gains: ₹ rupees, ♥ favour, w workers, p meditation points, A M S influence, ◉ meditation, Y:woo+1 production of the farm. ⚄ chance decides next, and that cannot be undone.

## The board of Merv in the terminal

cli-merv-year = Year { $year }
cli-merv-to-pay = to pay:
cli-merv-danger = raid in year { $year } hits
# The columns after the fourth are preceded by the letters of the five cubes.
cli-merv-columns-long = points|now|favour|influence|camels|scrolls|goods|spices|servants|buildings|danger|contracts|tiles
cli-merv-columns = pts|now|fav|inf|cam|scr|good|spic|srv|bld|!|con|tiles
cli-merv-columns-short = p|=|♥|i|∩|s|c+r|spic|sv|b|!|k|t
cli-merv-now-long = has|palace|buildings|tiles|top|spices|in all
cli-merv-now = has|pal|bld|til|top|set|now
cli-merv-head-raid = Raid at the end of year { $year }
cli-merv-head-score = If the game ended now
cli-merv-head-contracts = Contracts
cli-merv-head-caravan = Caravan: { $kinds } of { $allowed } spices
cli-merv-head-palace = Palace: my next courtier { $price } ▪
cli-merv-head-palace-full = Palace: no servants left
cli-merv-head-library = Library
cli-merv-head-market = Marketplace
cli-merv-head-mosque = Mosque
cli-merv-head-walls = Walls and gates
cli-merv-head-rival = Solo card { $card }
cli-merv-no-card = There is no solo card now.
cli-merv-spaces = { $name }: first free space of { $spaces }
cli-merv-prefers = The Magistrate looks for: { $actions }. The card also gives him { $gain }.
cli-merv-no-danger = No building is in danger.
cli-merv-no-contracts = All contracts are fulfilled.
cli-merv-walls = walls
cli-merv-gates = gates
cli-merv-thanks = Influence for a wall or gate there:
cli-merv-or = or
cli-merv-saved-guard = a soldier
cli-merv-saved-ransom = as ransom 1 cube ({ $cubes })
cli-merv-building = building of { $name }
cli-merv-guard = soldier of { $name }
cli-merv-upgrade = upgrade
cli-merv-market-camels = Camel market, spaces with a camel: { $names }.
cli-merv-row = Caravan cards from the front; { $count } in the pile. • within reach, ∩ with a camel.
cli-merv-market = Camel market: take all camels, or put one on a free space (from row 3 or column c).
cli-merv-camels-out = Camels out of the game: { $count }.
cli-merv-level = Level { $level }, at { $scrolls } scrolls
cli-merv-places = Place: good and how many are left, price, ∩ camel; neighbours in this list (and the last and the first) are linked.
cli-merv-contract = with influence { $influence }: { $things } and 1 cube → { $points } points and { $bonus }
cli-merv-asks-scrolls =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
cli-merv-asks-common =
    { $count ->
        [one] { $count } common good
       *[other] { $count } common goods
    }
cli-merv-asks-rare =
    { $count ->
        [one] { $count } rare good
       *[other] { $count } rare goods
    }
cli-merv-path = Path { $path }
cli-merv-step-camel = camel for the first
cli-merv-step-favour = favour
cli-merv-step-guard = soldier
cli-merv-step-production = production upgrade
cli-merv-step-white = white upgrade
cli-merv-step-tile = scoring tile
cli-merv-step-wall = free wall or gate
cli-merv-step-points = points
cli-merv-step-top = top: points for mosques in every scoring
cli-merv-vizier = No points and no cubes. Camels { $camels }, buildings left { $buildings }.
cli-merv-player = Points { $points } ({ $now } if the game ended now), favour { $favour }, influence { $influence } (kinds of spice allowed: { $spices }), camels { $camels }, scrolls { $scrolls } ({ $laid } on contracts); left: servants { $servants }, buildings { $buildings }, discs { $discs }.
cli-merv-points = Points:
cli-merv-goods = Goods:
cli-merv-spices = Caravan cards:
cli-merv-posts = Trading posts:
cli-merv-courtiers = Courtiers:
cli-merv-achievements = Breakthroughs:
cli-merv-fulfilled = Contracts:
cli-merv-tiles = Scoring tiles:
cli-merv-mosque = Mosque:
cli-merv-on-path = path { $path }, step { $step }
cli-merv-ranking = Ranking: favour + influence + contracts + mosque + breakthroughs + palace + buildings + scoring tiles + top of the mosque + sets of spices + other.
cli-merv-ranking-columns = fav|inf|con|mos|brk|pal|bld|til|top|set|oth
cli-merv-answers = Answer with a number, a move (“go N3”), its beginning (“act b”), or several at once (“go N3; activate b2”). Moves at any time have numbers too and may come before an answer.
cli-merv-legend-players = Players: points, now = points if the game ended now, favour, influence, cubes by letter, ∩ camels, scrolls (0/2: none free of two), goods (common+rare), cards of the four spices, servants and buildings left, !2 buildings in danger, contracts; −Ca a discount, R→W a joker (✗ used), then scoring tiles.
cli-merv-legend-city = City: MoR●!g is a red mosque, building of ●, in danger in a raid, with a green production upgrade (w: white upgrade). ○□△◇ in place of ! is a soldier. ▸ is the site in use. ∩2/7 in the middle: camels on two of seven spaces of the camel market, • it may be used now.
cli-merv-legend-names = Actions: { $actions }. Cubes: { $cubes }.
cli-merv-legend-around = Around it: N1 to W5 are action spaces, ● a master there; ═ ║ a wall, ╡╞ ╫ a gate. At the corners ▶NW 1● 2■∩: the queue from its front, with camels; ▸ the space in question.
cli-merv-legend-raid = Raid: ●b2 N2+W4 g GW: your building on b2 would be saved by walls at N2 and W4, or by a soldier, or by a green or white cube as ransom; ■ a1 c3: buildings of others that would be hit (“raid” tells more). Walls: how many are left by colour (cubes for each), then i N2+3: influence for you at N2.
cli-merv-legend-score = If the game ended now: the points you have + palace (as far as your favour goes) + buildings + scoring tiles + top of the mosque + sets of spices = in all. A raid is not taken into account.
cli-merv-legend-caravan = Caravan: •1∩jun: first card, can be reached, with a camel; ▸ chosen. jun2/2♥: you have 2, every second brings ♥. Below, the camel market. { $spices }.
cli-merv-legend-palace = Palace: cube to pay, hall, what each of your courtiers there would score, courtiers. Library: s4: one of these breakthroughs with the fourth scroll; ● has it already.
cli-merv-legend-trade = Marketplace: buk R 6∩ ●: price, goods left, camel, trading posts; inner places left, outer ones right, each linked to the one before and after it. Contracts: •I-F ≥3 s1c1 6p♥: • you can, influence 3, 1 scroll, 1 common good (r rare) and any cube, for 6 points and favour.
cli-merv-legend-mosque = Mosque: R∩ red for a camel; ♥ favour, g soldier, +R production upgrade, +W white upgrade, # free wall or gate, Li scoring tile for libraries, 5p points, ★ top; below, who stands there.
cli-merv-legend-rival = Solo card: spaces of the side in the order in which ■ and ▲ look for a free one, the actions that the Magistrate prefers, + what the card gives him.
cli-merv-legend-moves = Gains: R B G T W cubes, ▪ cubes of any colour, ♥ favour, i influence, ∩ camels, s scrolls, p points, ✓●b2 this wall makes the building safe. ⚄ chance decides next, and that cannot be undone.

## A board that nobody has drawn

cli-plain-answers = Answer with a number, a move in its notation, its beginning, or several at once with “;” between them. Moves at any time have numbers too and may come before an answer.
cli-plain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-plain-won = The victory goes to: { $names }.
cli-plain-lost = Nobody has won.

## serai serve, serai backup, verify, repair

cli-setting-host = where to listen: 127.0.0.1 is this computer alone, 0.0.0.0 the whole network
cli-setting-port = the port (8000; with --open the next free one from there)
cli-setting-database = where games are stored: sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME (serai.db in this folder; with --open a file in your home folder); same as SERAI_DATABASE in the environment
cli-arg-serve-open = open the browser as well
cli-setting-origin = another address at which browsers reach the server, such as https://serai.example; may be repeated
cli-setting-proxy = a proxy in front of the server (an address or a network) that is trusted to say who its clients are; may be repeated
cli-setting-people-per-address = how many people may share an address, such as a club behind one router; the limits of an address allow for that many (5)
cli-setting-workers-for-bots = number of processes that compute the moves of bots (1)
cli-setting-keep-matches = days after which finished matches are deleted; 0: never (0)
cli-setting-keep-waiting = days without any change after which tables that never started are deleted; 0: never (90)
cli-setting-keep-chat = days after which chat messages are deleted; 0: never (0)
cli-setting-keep-guests = days after which guests who are at no table are deleted; 0: never (400)
cli-setting-limits = limit how often each client may do something; switch off only for measurements
cli-setting-log = how much the server logs
cli-setting-log-format = format of the log: one JSON object per line, plain text, or (auto) text in a terminal and JSON everywhere else
cli-setting-metrics = where to serve metrics for Prometheus: a port of this computer (such as 9464), or an address and a port; off if empty. Not for the open network
cli-arg-config = a TOML file with settings; same as SERAI_CONFIG in the environment
cli-arg-config-toml = print a file to start from, with every setting explained
cli-config-usual = default
cli-serve-metrics = Metrics for Prometheus: { $address }
cli-arg-backup-target = the file to write; an older copy is replaced
cli-arg-backup-database = where games are stored (serai.db in this folder, else the file in your home folder); same as SERAI_DATABASE in the environment
cli-arg-verify-database = where games are stored (serai.db in this folder, else the file in your home folder); same as SERAI_DATABASE in the environment
cli-arg-repair-folder = where the files go
cli-arg-repair-database = where games are stored (serai.db in this folder, else the file in your home folder); same as SERAI_DATABASE in the environment
cli-serve-open = Serai is running: { $address }
cli-serve-also = For others: { $address }
cli-serve-no-proxy = There seems to be a proxy in front of the server, but none is trusted, so the limits count it as one visitor. With --proxy 127.0.0.1 they count people, if it runs on this computer.
cli-serve-already = Serai is already running: { $address }
cli-serve-kept = Everything is kept in { $place }.
cli-serve-end = Ctrl-C stops the server; unfinished games continue next time.
cli-serve-engine = The fast engine is ready: bots use it from now on, everything else from the next start.
cli-serve-closed = Stopped. Nothing is lost.
cli-serve-no-browser = No browser could be opened here. Type this address into one: { $address }
cli-serve-no-client = The page for the browser has not been built yet (“make setup” builds it). Until then the address shows only this message.
cli-migrated = The database was brought up to date in a single transaction. Back up PostgreSQL with its own tools.
cli-migrated-copied = The database was brought up to date. A copy of the old one is kept in { $file }.
cli-backup-done = Saved: { $file } ({ $size } kB).
cli-backup-unreadable = The database file is damaged. The copy holds everything that could be read:
cli-backup-damaged =
    { $count ->
        [one] It is all there, but the log of one table is not what was written; it is copied as it is (table, first event):
       *[other] It is all there, but the logs of { $count } tables are not what was written; they are copied as they are (table, first event):
    }
cli-verify-file = The database file is damaged. “serai backup” makes a sound one from what can be read:
cli-verify-older = The database is from an older release: only the chains of its logs are checked.
cli-verify-well =
    { $count ->
        [one] One table is as it was written.
       *[other] { $count } tables are as they were written.
    }
cli-verify-shelved =
    { $count ->
        [one] One has rules or values other than those of this release; it is kept.
       *[other] { $count } have rules or values other than those of this release; they are kept.
    }
cli-verify-damaged =
    { $count ->
        [one] One is damaged. “serai repair” sets it aside.
       *[other] { $count } are damaged. “serai repair” sets them aside.
    }
cli-verify-chain = event { $seq } is not what was written
cli-verify-replay = the log is whole, but cannot be played: { $detail }
cli-verify-beside = what is stored besides the log does not match it: { $detail }
cli-verify-unreadable = cannot be read: { $detail }
cli-verify-name-removed = event { $seq }: a name was removed here; its fingerprint is taken on trust
cli-repair-aside = Kept as { $file }.
cli-repair-done =
    { $count ->
        [0] Nothing is damaged.
        [one] One table was set aside. Nobody can open it any more; all that was stored of it is in its file.
       *[other] { $count } tables were set aside. Nobody can open them any more; all that was stored of them is in their files.
    }
cli-trouble-port-taken = Port { $port } is taken by another program. Choose another one: --port 8080
cli-trouble-address = { $host }, port { $port }: the server cannot listen there ({ $detail }).
cli-trouble-origin = “{ $given }” is not an address of the form https://serai.example.
cli-trouble-proxy = “{ $given }” is not an address such as 127.0.0.1, nor a network such as 10.0.0.0/8.
cli-trouble-metrics = “{ $given }” is neither a port such as 9464 nor an address with a port such as 127.0.0.1:9464.
cli-trouble-setting-unknown = { $file }: there is no setting “{ $given }”. Did you mean “{ $near }”?
cli-trouble-variable-unknown = There is no variable { $given }. Did you mean { $near }?
cli-trouble-setting-value = { $name } cannot be “{ $given }”. Expected: { $known }
cli-trouble-config-file = { $file } is not a valid TOML file: { $detail }
cli-trouble-database = “{ $given }” is not a supported database: { $known }
cli-trouble-storage = The database { $given } cannot be used ({ $detail }).
cli-trouble-driver = { $given } needs the PostgreSQL driver: pip install “serai[postgres]”.
cli-trouble-backup-elsewhere = For PostgreSQL, use its own backup tool, pg_dump.
cli-trouble-repair-file = The database file itself is damaged. Let “serai backup” make a sound copy, and put that in its place.

## Looking after a server: serai admin

cli-admin-about-tables = list tables, what changed last first
cli-admin-about-guests = list guests, the newest first
cli-admin-about-show = show a table with its people and the end of its chat, or a guest with their tables
cli-admin-about-close = close a table for good: the match ends there without a winner, and everything played stays readable
cli-admin-about-mute = refuse what a guest writes in chats, and new names
cli-admin-about-unmute = let a guest write again
cli-admin-about-ban = turn a guest away: every request is refused, open pages of tables are closed
cli-admin-about-unban = let a guest come again
cli-admin-about-delete = delete a guest with everything that names them, as they could do themselves
cli-admin-about-purge = delete what is too old now, as the server does once a day
cli-admin-about-message = show a message to everybody in the browser
cli-arg-admin-deed = what is to be done; “serai admin WHAT --help” shows more
cli-arg-admin-yes = do it without asking
cli-arg-admin-older = only what has not changed (guests: who came) for so many days
cli-arg-admin-limit = how many are shown (100); 0: all
cli-arg-admin-guest = id of a guest, or its first letters (at least six)
cli-arg-admin-table = id of a table, or its first letters (at least six)
cli-arg-admin-which = id of a table or a guest, or its first letters (at least six)
cli-arg-admin-status = only tables of this status
cli-arg-admin-name = only names with this text
cli-arg-admin-banned = only guests who are banned
cli-arg-admin-muted = only guests who are muted
cli-arg-admin-hours = for so many hours; otherwise until it is ended
cli-arg-admin-dry = only count
cli-arg-admin-text = what everybody is shown
cli-arg-admin-clear = take the message back
cli-arg-admin-minutes = what it is about begins in so many minutes
cli-arg-admin-database = where games are stored (serai.db in this folder, else the file in your home folder); same as SERAI_DATABASE in the environment
cli-admin-tables-count =
    { $count ->
        [one] { $shown } of { $count } table
       *[other] { $shown } of { $count } tables
    }
cli-admin-guests-count =
    { $count ->
        [one] { $shown } of { $count } guest
       *[other] { $shown } of { $count } guests
    }
cli-admin-at-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
cli-admin-table = Table { $table }: { $game }, { $status }
cli-admin-opened = Opened { $at } by { $guest }
cli-admin-changed =
    { $events ->
        [one] Last change { $at }, { $events } event, { $size }
       *[other] Last change { $at }, { $events } events, { $size }
    }
cli-admin-guest = Guest { $guest }: { $name }, here since { $at }
cli-admin-is-banned = banned
cli-admin-is-muted = muted
cli-admin-is-muted-until = muted until { $at }
cli-admin-is-leaving = being deleted
cli-admin-sure = Really? (yes/no)
cli-admin-yes = y yes
cli-admin-sure-close = Table { $table } ({ $game }: { $names }) will be closed. Nobody can continue there.
cli-admin-sure-ban = { $name } ({ $guest }) will be banned. Everything is refused to them, and their open pages of tables are closed.
cli-admin-sure-delete = { $name } ({ $guest }) will be deleted, with everything that names them. This cannot be undone.
cli-admin-sure-purge = What is too old will be deleted. This cannot be undone; --dry-run shows how much it is.
cli-admin-close-done = The table is closed.
cli-admin-mute-done = The guest is muted.
cli-admin-unmute-done = The guest can write again.
cli-admin-ban-done = The guest is banned.
cli-admin-unban-done = The guest can come again.
cli-admin-delete-done = The guest is deleted.
cli-admin-message-done = Everybody is shown the message, until “serai admin message --clear”.
cli-admin-message-cleared = The message is taken back.
cli-admin-already = It was so already.
cli-admin-purge-matches =
    { $days ->
        [0] Finished matches: kept for ever.
       *[other] Finished matches, older than days: { $days }, count: { $count }
    }
cli-admin-purge-waiting =
    { $days ->
        [0] Tables that never started: kept for ever.
       *[other] Tables that never started, older than days: { $days }, count: { $count }
    }
cli-admin-purge-chat =
    { $days ->
        [0] Chat messages: kept as long as their table.
       *[other] Chat messages, older than days: { $days }, count: { $count }
    }
cli-admin-purge-guests =
    { $days ->
        [0] Guests at no table: kept for ever.
       *[other] Guests at no table, older than days: { $days }, count: { $count }
    }
cli-admin-purge-dry = Nothing was deleted.
cli-admin-purge-done = This much was deleted.
cli-trouble-admin-older = The database { $given } is not from this release. Start the server of this release once, or use the “serai admin” of the other one.
cli-trouble-admin-id = “{ $given }” is not the id of a table or a guest: at least its first six letters. “serai admin tables” and “serai admin guests” list them.
cli-trouble-admin-unknown = Nothing here has an id that begins with “{ $given }”. “serai admin tables” and “serai admin guests” list what there is.
cli-trouble-admin-several = “{ $given }” could be several: { $known }. Give more letters.
cli-trouble-admin-unsure = “serai admin { $deed }” asks before it does anything, and nobody is at a terminal here. With --yes it does not ask.
cli-trouble-admin-not-done = Nothing was done.
cli-trouble-admin-message = Say what everybody is to be shown, or --clear to take it back.
cli-trouble-admin-no-table = This table does not exist any more.
cli-trouble-admin-no-guest = This guest does not exist any more.
cli-trouble-admin-damaged = The log of this table is damaged, and nothing is added to it. “serai repair” takes the table out of the database.
cli-trouble-admin-storage = The database could not be written. The log of the server says more.
cli-trouble-admin-failed = That did not work. The log of the server says more.
cli-trouble-admin-lost = The server ended, or was started again, before it answered. Look with “serai admin show” what has happened, and give the order again if needed.
cli-trouble-admin-goes-on = The server has begun and is not ready after { $seconds } seconds. It continues; look later.
