# The head of every page, the home page, and sitting down. English is the reference.

## Every page

web-top-skip = Skip to the content
web-top-home = Serai – home
web-top-language = Language
web-top-theme = Appearance
web-top-theme-system = Automatic
web-top-theme-light = Light
web-top-theme-dark = Dark

web-home-unreachable = The server cannot be reached. Please try again in a moment.
web-home-unknown-trouble = Something went wrong. Please try again.
web-app-again = Load the page again
web-app-announcement = Message from those who run the server
web-app-announcement-at = At { $time }.

web-link-copy = Copy
web-link-share = Share
web-link-copied = Copied.

web-nowhere-title = Nothing here – Serai
web-nowhere = There is nothing here
web-nowhere-about = There is no page at this address. Perhaps part of the link is missing.
web-nowhere-home = To the home page

## What a move changes

web-effect-other = { $seat }: { $effect }
web-effect-seat = { $seat }
web-effect-number = { $change } { $name }
web-effect-part = { $name } ({ $part })
web-effect-level = { $name } { $before } → { $after }
web-effect-came = + { $name }: { $items }
web-effect-went = − { $name }: { $items }

## Home: games

web-home-title = Serai – board games at your table
web-home-about = Sit down and play: against bots, with friends at one screen, or with friends anywhere. No account needed.
web-home-games = Choose a game
web-home-play = Play
web-home-play-friend = With a friend
web-home-play-alone = Solo
web-home-more = More …
web-pitch-rajas = Dice in Kali’s hands, a province of roads and markets, and two markers that race towards each other around the board.
web-pitch-agra = Grow and refine sixteen goods, meditate, and win the notables who come up the river to Akbar’s birthday.
web-pitch-merv = Twelve turns around a city of twenty-four sites. Every row you wake feeds your neighbours, and the Mongols are coming.
web-fact-seats = { $low }–{ $high } players
web-fact-minutes = { $low }–{ $high } min
web-fact-weight = weight { $weight } of 5
web-home-join-table = Join a game
web-home-join-by = Link or code of the table
web-home-join-go = Go there
web-home-join-wrong = This is neither the link nor the code of a table. The link looks like …/t/abcdefgh23456777, and the code is its last part.

## Home: a table made to measure

web-home-count = Number of seats
web-home-who = Who sits down?
web-home-seat = Seat { $number }
web-home-seat-name = Name of the person in seat { $number }
web-home-sits-me = Me
web-home-sits-here = Another person at this screen
web-home-sits-open = Somebody with the link
web-home-options = Options of the game
web-home-watch = Who may watch?
web-home-watch-nobody = Nobody
web-home-watch-link = Whoever has the link
web-home-watch-everybody = Everybody
web-home-join = Who may sit down?
web-home-join-link = Whoever has the invitation
web-home-join-everybody = Everybody
web-new-away = If somebody is away
web-new-away-minutes =
    { $minutes ->
        [one] { $minutes } minute, then a bot may
       *[other] { $minutes } minutes, then a bot may
    }
web-new-away-days = over days: a bot only if all agree
web-home-create = Create the table
web-home-made = Your table is ready
web-home-made-about = Send this link to your friends. Whoever opens it types a name and sits down. The game begins when every seat is taken.
web-home-made-link = Invitation
web-home-made-go = To the table

## A new table

web-new-title = New table
web-new-cancel = Cancel
web-new-game = Game
web-new-variants = Variants
web-new-readings =
    { $count ->
        [one] { $count } reading of the rules
       *[other] { $count } readings of the rules
    }
web-new-readings-about = Where the rules are unclear or editions differ, we play by one reading. Here you can agree on the other one.
web-new-seats = Seats
web-new-characters = Characters
web-new-call = Touch a character to put it in the marked seat; touch a seated character to remove it.
web-new-domes = domes = strength, 1 to { $most }
web-new-level = Level of { $name }
web-new-level-of = { $level } of { $most }, { $word }
web-new-about = Every character plays all three games; the style shapes its choices, the level decides how far it looks ahead. Bots know only what their seat may see.
web-new-think = Bots think
web-new-think-at-once = at once
web-new-think-up-to = up to { $seconds } s
web-new-think-long = as long as they like
web-new-open = Open seat
web-new-open-about = waits for a friend
web-new-here-about = at this screen
web-new-friends-about = The game begins when the open seat is taken. You get a link to send.
web-new-help = Help during the game
web-new-help-rules = rules only
web-new-help-hints = hints on request
web-new-help-about = The effects of a move, and why one is not possible, are always shown. The log tells everybody who asked for a hint.
web-new-mark-reconstructed = reconstructed
web-new-mark-house = our reading
web-new-mark-ours = our own rule

## Characters: what they say

web-saying-bulbul = Every path leads somewhere.
web-saying-jaggu = The river does not wait for a plan.
web-saying-makara = Whoever owns the river owns the harvest.
web-saying-rukmini = The court remembers every favour.
web-saying-ustad = Stone upon stone.
web-saying-lobsang = First the tea, then the move.
web-saying-zarina = Count twice, sell once.
web-saying-farhad = You wanted to stand there? What a pity.
web-saying-nur = The table is an open book.
web-saying-birbal = A good question is half the answer.

## Home: tables

web-home-mine = Continue where you left off
web-home-next = Next table waiting for me
web-home-open-tables = Open tables
web-home-finished = Finished games
web-home-seat-open = free seat
web-home-you = you
web-home-gave-up = resigned
web-home-stood-in = a bot stands in
web-home-table-waiting =
    { $count ->
        [0] Starting soon
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
web-home-table-yours = Your turn
web-home-table-stood-in = A bot is playing for you
web-home-table-theirs = Waiting for { $name }
web-home-table-playing = In progress
web-home-table-over = Finished
web-home-table-lost = Lost
web-home-table-won = Winner: { $names }
web-home-open = Continue
web-home-replay = Replay
web-home-sit = Sit down
web-home-look = Watch
web-home-all-tables = Show all { $count }

## Home: files, name, connection

web-home-import = Open a game from a file
web-home-import-about = A downloaded game can be watched again, or continued if it was not finished.
web-home-import-file = Choose a file …
web-home-import-found =
    { $count ->
        [one] { $title }, { $count } player. Who sits where?
       *[other] { $title }, { $count } players. Who sits where?
    }
web-home-import-long = This file is too large.
web-home-me = You
web-home-name = Your name
web-home-name-example = Your name at the table
web-home-name-keep = Save
web-home-name-kept = Saved. New tables will know you by this name.
web-home-forget = Forget me on all devices
web-home-forget-sure = All browsers that know you here will forget you. You keep a seat only if you have its link. Forget now?
web-home-forget-yes = Yes, forget me
web-home-forget-no = No, keep me
web-home-forgotten = Done. This server no longer knows you.
web-home-data-download = Download everything stored about me
web-home-data-delete = Delete everything about me …
web-home-data-delete-about = This deletes your name, your chat messages and your seats, on all devices and for good. Matches in progress continue without you, as if you had resigned; your tables that are still waiting are closed. The moves you made stay, without your name.
web-home-data-delete-yes = Delete everything
web-home-data-deleted = Everything about you has been deleted.
web-home-connecting = Connecting to the server …
web-home-connected = Connected to the server.
web-home-offline = The server cannot be reached; retrying …
web-home-offline-since = No connection to the server since { $time }; retrying …
web-home-notice = The names of the games belong to their owners, who have nothing to do with this project. The rules are written in our own words; there are no pictures from the games.
web-home-notice-values = Printed values that we could not check are reconstructed; the rules mark them as such.

## Sitting down by link

web-join-title = Join a game of { $title }
web-join-others = At the table: { $names }
web-join-sit = Sit down
web-join-full = All seats are taken. You can watch.
