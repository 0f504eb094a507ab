# The table in the browser: playing, watching, replaying. English is the reference.

## The frame of the page

web-play-title = { $title } – Serai
web-play-title-turn = ● Your turn – { $title }
web-play-title-asked = ● A question for you – { $title }
web-play-home = Home
web-play-loading = Loading the table …
web-play-part-board = Table
web-play-part-side = Moves, log and more
web-play-tab-board = Board
web-play-tab-me = Me
web-play-tab-actions = Actions
web-play-tab-players = Players
web-play-tab-log = Log
web-play-tab-rules = Rules
web-play-tab-chat = Chat
web-play-tab-settings = Settings
web-play-tab-more = More
web-play-tabs = Parts of the table
web-play-close = Close
web-play-cancel = Cancel
web-play-copy = Copy
web-play-copied = Copied.

## Prompt bar

web-play-prompt = What happens now
web-play-your-turn = Your turn
web-play-your-turn-as = Your turn, { $seat }
web-play-asked = Asked in the turn of { $seat }
web-play-turn-of = { $seat } is to move
web-play-thinking = { $seat } is thinking …
web-play-waiting = Waiting for players
web-play-waiting-hint = The game begins when every seat is taken.
web-play-over = The game is over
web-play-nobody = One moment …
web-play-watch = Just watch
web-play-complete = Your turn is complete. Confirm it, or undo.
web-play-watching = You are watching.
web-play-undo = Undo
web-play-redo = Redo
web-play-reset = Start turn over
web-play-confirm = Confirm
web-play-takeback = Take back my last turn
web-play-takeback-asked = { $seat } would like to take back the last turn.
web-play-takeback-waits = You asked to take back your last turn. The others have to agree.
web-play-takeback-agree = Agree
web-play-takeback-refuse = Refuse
web-play-takeback-withdraw = Withdraw
web-play-held = The table has changed.
web-play-update = Show it
web-play-now-your-turn = It is your turn. { $question }
web-play-sending = Sending …

## Connection

web-play-line-connecting = Connecting …
web-play-line-offline = No connection. Your choice is kept; retrying …
web-play-line-refused = This table does not exist, or you may not see it.

## Actions

web-play-actions = Moves
web-play-actions-found =
    { $count ->
        [0] No matching moves.
        [one] { $count } matching move.
       *[other] { $count } matching moves.
    }
web-play-actions-none = Nothing to decide for you at the moment.
web-play-recent = What happened last
web-play-actions-any-time = At any time
web-play-actions-search = Find a move
web-play-actions-search-hint = word, notation or effect
web-play-actions-more = Show { $count } more
web-play-locks-chance = Cannot be undone: chance decides
web-play-locks-asks = Cannot be undone: others are asked
web-play-locks-reveals = Cannot be undone: it ends the game and shows what was hidden
web-play-ends = Ends your turn
web-play-your-steps = Your turn so far

## Effects of moves (named by web-effect-… of the house)

web-play-effects-more = and { $count } more

## Standing answers

web-play-standing = Standing answers
web-play-standing-ask = Ask me
web-play-standing-fixed = Always “{ $answer }”

## Command line

web-play-command = Command line
web-play-command-hint = A move, or: me, legal, why …
web-play-command-run = Run
web-play-command-nobody = There is no such rival. The next player is rival 1; a name does as well.
web-play-command-legal =
    { $count ->
        [0] There is nothing for you to decide now.
        [one] { $count } move: { $moves }
       *[other] { $count } moves: { $moves }
    }
web-play-command-last-none = Nothing has happened yet.
web-play-command-score = { $seat }: { $score }
web-play-command-played = Played: { $notation }
web-play-command-me-none = You have no seat at this table.
web-play-secret = hidden

## Why not?

web-play-why-intro = Moves that are not possible now. Ask why, or type any move.
web-play-why-move = A move in notation
web-play-why-ask = Why not?
web-play-why-offered = You can make this move now.
web-play-why-not-yours = You can ask about moves when it is your turn.
web-play-why-verbs = Not possible now
web-play-why-all = Every kind of move is possible now.
web-play-why-of = Why not “{ $notation }”?

## Log

web-play-log-empty = Nothing has happened yet.
web-play-log-everybody = Everybody
web-play-log-filter = Whose moves
web-play-log-search = Search the log
web-play-log-copy = Copy notation
web-play-log-link = Copy link
web-play-log-see = See this position
web-play-log-older = Show older entries
web-play-log-chance = chance
web-play-log-opened = The table was opened.
web-play-log-sat = { $seat } takes seat { $seat_number }.
web-play-log-resigned = { $seat } resigned.
web-play-log-stood-in = A bot stands in for { $seat }, called by { $by_seat }.
web-play-log-gave-back = The bot gives the seat back to { $seat }.
web-play-log-agreed =
    { $to ->
        [newcomer]
            { $yes ->
                [yes] { $seat } agrees to somebody new in the empty seat.
               *[no] { $seat } no longer agrees to somebody new in the empty seat.
            }
       *[stand-in]
            { $yes ->
                [yes] { $seat } agrees to bots standing in.
               *[no] { $seat } no longer agrees to bots standing in.
            }
    }
web-play-log-lapsed = Not everybody answered in time: the turn of { $seat } is not taken back.
web-play-log-asked = { $seat } asked to take back a turn.
web-play-log-answered =
    { $yes ->
        [yes] { $seat } agreed.
       *[no] { $seat } refused.
    }
web-play-log-taken-back = The turn was taken back.
web-play-log-hinted = { $seat } asked for a hint.
web-play-log-gone = taken back
web-play-since = Since your last turn
web-play-since-first = Before your first turn
web-play-since-turns =
    { $count ->
        [one] { $count } turn of the others
       *[other] { $count } turns of the others
    }
web-play-since-none = Nothing has happened since your last turn.

## History and replay

web-play-history = You see the table as it was: step { $step } of { $steps }.
web-play-history-now = Back to the present
web-play-replay = Replay
web-play-replay-slider = Step
web-play-replay-step = Step { $step } of { $steps }
web-play-replay-first = First step
web-play-replay-back = One step back
web-play-replay-forward = One step forward
web-play-replay-last = Last step
web-play-replay-play = Play
web-play-replay-pause = Pause
web-play-replay-open = Look back
web-play-ranking = Result
web-play-ranking-place = Place
web-play-ranking-player = Player
web-play-ranking-score = Score
web-play-ranking-won = { $names } won.
web-play-ranking-shared = The victory is shared: { $names }.
web-play-ranking-resigned = The game was abandoned.
web-play-ranking-closed = Those who run the server have closed the table.
web-play-ranking-nobody = Nobody won.
web-play-ranking-lost = The game was lost.
web-play-download = Download the game
web-play-rematch = Play again
web-play-rematch-go = To the new game
web-play-branch = Continue from here
web-play-branch-hint = A new match begins at the position you see, with bots in the other seats.
web-play-result-hint = Look at any position in the log or with the bar above the board, and continue from there.

## Fair luck

web-play-luck = Fair dice
web-play-luck-why = All dice and draws of this game follow from one secret number, the seed. It was fixed before the first move: this is its fingerprint (SHA-256). When the game is over, the seed is revealed, and everybody can check that it matches the fingerprint.
web-play-luck-commitment = Fingerprint
web-play-luck-seed = Seed
web-play-luck-salt = Salt
web-play-luck-later = The seed is shown when the game is over.
web-play-luck-checked = Checked in your browser: the seed matches the fingerprint.
web-play-luck-wrong = The seed does not match the fingerprint!
web-play-luck-unchecked = Your browser can check this only over https or on this computer. The command below does it too.
web-play-luck-replay = Download the game; this command recomputes all dice and draws from the seed:
web-play-luck-before = If this game was opened from a file or branched off another one, what was played before has another seed.
web-play-luck-chain = Fingerprint of everything that happened, the same for everybody

## Players and seats

web-play-players = Players
web-play-seat-open = Open seat
web-play-seat-you = you
web-play-seat-online = here
web-play-seat-away = away
web-play-seat-resigned = resigned
web-play-seat-stand-in = a bot stands in
web-play-seat-bot = bot
web-play-seat-thinking = thinking
web-play-seat-to-move = to move
web-play-seat-score = Score { $score }
web-play-seat-score-secret = Score hidden
web-play-seat-won = won
web-play-watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-play-invite = Copy invitation link
web-play-invite-hint = Whoever has this link can sit down. No account is needed.
web-play-put-bot = Let a bot play here
web-play-stand-in = Let a bot stand in
web-play-stand-in-due = { $seat } is away. A bot can stand in until they are back; the seat stays theirs.
web-play-stand-in-rule =
    { $minutes ->
        [one] Once somebody has been away for { $minutes } minute, anybody at the table may call a bot to stand in. The seat stays theirs, and they take it back with one click.
       *[other] Once somebody has been away for { $minutes } minutes, anybody at the table may call a bot to stand in. The seat stays theirs, and they take it back with one click.
    }
web-play-stand-in-ask = This table is played over days: a bot may stand in for whoever has been away for ten minutes only if everybody agrees ({ $yes } of { $people }).
web-play-newcomer-ask = Whoever sits down here sees what was kept secret in this seat. Everybody has to agree ({ $yes } of { $people }).
web-play-agree = I agree
web-play-agree-no-longer = I no longer agree
web-play-stood-in = A bot is playing for you.
web-play-stood-in-turns =
    { $count ->
        [one] { $count } turn was played meanwhile.
       *[other] { $count } turns were played meanwhile.
    }
web-play-stood-in-end = A bot played for you until the end.
web-play-stood-in-see = What was played
web-play-come-back = Take my seat back
web-play-log-by-bot = the bot for { $seat }
web-play-glance = Show everything of { $seat } on the board
web-play-which-bot = Which bot
web-play-seat-menu = Seat of { $seat }
web-play-leave = Leave this seat
web-play-resign = Resign
web-play-resign-sure = Resign from this game?
web-play-resign-what = You lose this game. If other people are still playing, a bot takes over your seat.
web-play-seat-link = Take this seat with you
web-play-seat-link-what = With this link you can continue from another browser or device. Keep it to yourself: whoever has it plays in your place. Older links to this seat no longer work.
web-play-look-as = View from this seat
web-play-link = Link

## Passing the device

web-play-curtain = Pass the device to { $seat }
web-play-curtain-why = The next page is for { $seat } only.
web-play-curtain-ready = I am { $seat } – continue

## Chat

web-play-chat = Chat
web-play-chat-empty = Nobody has said anything yet.
web-play-chat-say = Say something
web-play-chat-send = Send
web-play-chat-seats-only = Only people with a seat can chat.
web-play-chat-new = { $name }: { $text }

## Settings and help

web-play-language = Language
web-play-theme = Appearance
web-play-theme-system = Automatic
web-play-theme-light = Light
web-play-theme-dark = Dark
web-play-size = Text size
web-play-size-normal = Normal
web-play-size-large = Large
web-play-size-larger = Extra large
web-play-confirm-mode = Confirm turns
web-play-confirm-always = Always
web-play-confirm-two-steps = If it has two or more steps
web-play-confirm-never = Never
web-play-shortcuts = Single-key shortcuts
web-play-motion = Animation: pieces glide, and the turns of other players are shown step by step
web-play-sounds = Sounds: my turn, pieces, dice, the end
web-play-help = Help
web-play-help-keys = Keys
web-play-help-key = Key
web-play-help-what = What it does
web-play-help-moves = In the list of moves: choose one of the first nine
web-play-help-arrows = Go through the moves
web-play-help-actions = To the moves
web-play-help-log = To the log
web-play-help-rules = To the rules
web-play-help-board = To the board
web-play-help-hint = Ask for a hint, or close it
web-play-help-glance = Show the next player
web-play-help-search = Find a move
web-play-help-command = Command line
web-play-help-help = This help
web-play-help-escape = Back: close, leave the replay, leave a field
web-play-help-step = In the replay: one step back or forward; Space plays
web-play-help-off = Single-key shortcuts are off. They can be turned on in the settings.

## Trouble

web-play-board-failed = The board cannot be shown. You can continue with the list of moves.
web-play-board-again = Try again
web-play-stale = The table has changed in the meantime; nothing was done.

## The board as something to touch

web-table-this-turn = This turn
web-table-touch = Touch a highlighted place on the board. Point at anything to see what it would do, or why it is not possible.
web-table-second = Something else comes first: touch a highlighted place.
web-table-not-now = Not now. You are asked: { $question }
web-table-rivals = Other players
web-table-at-once = Ends your turn without Confirm
web-table-some-at-once = A click can end your turn without Confirm, unless something else then happens automatically: in that case you are asked. You can change this in the settings.
# Under the question, when a click on a place with a lock asks for no other word.
web-table-final-next = Clicking a lock is final now.
web-table-final = This click is final
web-table-mine = Your components
web-table-enlarge = Show { $seat } large
web-table-close = Close
web-table-scroll = Further down
web-table-beside-you = Beside you
web-table-larger = Larger
web-table-smaller = Smaller
web-table-fit = Whole board
web-table-sheet = More or fewer choices
web-table-turn-left = Turn to the left
web-table-turn-right = Turn to the right
web-table-at-least = At least:
web-table-then = Then: { $question }
web-table-moves-here =
    { $count ->
        [one] { $count } move here
       *[other] { $count } moves here
    }
web-table-waits = { $move }: confirm, or change it.
web-table-since = What happened since your last turn: show it again
web-table-since-first = What happened before your first turn: show it again
web-table-show-again = Show again
web-table-only-go-on = Continue, or do something that is always possible.
web-table-nothing-waits = There is nothing to confirm.
web-table-or-glows = Or touch a highlighted place.
web-table-last = Last: { $move }
web-table-all-moves = All moves
web-table-last-turn = Last turn
web-table-undo-end = Nothing more can be undone: your turn begins here, or there has been a roll or draw or a choice of another player since.
web-table-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-table-tap = tap the board, or swipe up
web-table-swipe = swipe up for the list
web-table-other-place = Other place
web-table-map =
    { $count ->
        [one] Whole board, { $count } place to choose
       *[other] Whole board, { $count } places to choose from
    }
web-table-on-mine = Yours: { $count }
web-table-on-board = Board: { $count }
web-table-waiting = Others are playing
web-table-figures = Values of all players
web-table-help-large = Show a player large
web-table-help-places = On the board: move from place to place
web-table-help-offered = On the board: move to the next place where something is possible
web-table-help-turn = Turn the chosen tile
web-table-complete = Your turn is complete.

## Hints

web-hint-title = Hint
web-hint-ask = What would a bot do?
web-hint-thinking = A bot is thinking …
web-hint-best = Best turn
web-hint-other = Choice { $nth }
web-hint-show = Show on the board
web-hint-left = The position has changed.
web-hint-again = Ask again
