# Messages of the house in English. English is the reference for what each message means.

## Players and the log

seat-name = Player { $number }
log-move = { $seat }: { $move }

## Refusals

with-citation = { $text } (rule { $rule })
refuse-not-now =
    { $count ->
        [one] That is not possible now. { $count } other move is.
       *[other] That is not possible now. { $count } other moves are.
    }
refuse-game-over =
    { $seats ->
        [one] The game is over.
       *[other] The game is over for all { $seats } players.
    }
refuse-unknown-verb =
    { $count ->
        [one] “{ $word }” is not a move. There is { $count }: { $known }.
       *[other] “{ $word }” is not a move. There are { $count }: { $known }.
    }
# “—” stands for nothing: a word is missing, or there is one too many.
refuse-bad-argument = { $verb }: word { $nth } after it is “{ $given }”. Expected: { $expected }

## Problems with games, options and files

problem-game = There is no game “{ $given }”. There is: { $known }.
problem-language = We do not speak “{ $given }”. Choose one of: { $allowed }.
problem-seats = { $given } players cannot play this. Choose one of: { $allowed }.
problem-option-name = There is no option “{ $name }”. There are: { $known }.
problem-option-value = The option “{ $name }” cannot be “{ $given }”. Allowed: { $allowed }.
problem-not-json = This is not JSON: { $detail }
problem-position = { $place } is “{ $given }”. Expected: { $expected }
problem-position-digest = The position was changed after it was saved. If you meant to, remove its “digest”.
problem-impossible = This position cannot come up in a game: { $law }
problem-transcript-first-line = This is not a transcript. Its first line must be “{ $expected }”.
problem-transcript-check =
    { $lines ->
        [one] The transcript is damaged or cut short ({ $lines } line). Use an unchanged copy.
       *[other] The transcript is damaged or cut short ({ $lines } lines). Use an unchanged copy.
    }
problem-transcript-line = Line { $line } of the transcript is wrong. Expected: { $expected }
problem-transcript-version = The transcript is for version { $version } of the rules, and we play version { $ours }.
problem-transcript-seat = Line { $line } of the transcript is for “{ $given }”, but it is the turn of “{ $expected }” (* is chance).
problem-transcript-move = Line { $line } of the transcript, “{ $move }”: { $reason }
problem-transcript-position = The transcript leads to another position than the one it names in line { $line }.
