### Meldungen des Hauses auf Deutsch

## Spieler und Protokoll

seat-name = Spieler { $number }
log-move = { $seat }: { $move }

## Warum ein Zug nicht geht

with-citation = { $text } (Regel { $rule })
refuse-not-now = Das geht gerade nicht. { $count ->
        [one] Möglich ist nur 1 anderer Zug.
       *[other] Wähle einen der { $count } angebotenen Züge.
    }
refuse-game-over = { $seats ->
        [one] Die Partie ist zu Ende.
        [2] Die Partie ist für beide Spieler zu Ende.
       *[other] Die Partie ist für alle { $seats } Spieler zu Ende.
    } Beginne eine neue.
refuse-unknown-verb = „{ $word }“ ist kein Zug. { $count ->
        [one] Es gibt nur: { $known }
       *[other] Die { $count } Züge heißen: { $known }
    }
# „—“ steht für nichts: Ein Wort fehlt, oder es ist eines zu viel.
refuse-bad-argument = „{ $verb }“: Angabe { $nth } lautet „{ $given }“, erwartet: { $expected }

## Was mit Spielen, Optionen und Dateien nicht stimmt

problem-game = Ein Spiel „{ $given }“ gibt es nicht. Wähle aus: { $known }.
problem-language = Die Sprache „{ $given }“ sprechen wir nicht. Wähle aus: { $allowed }.
problem-seats = „{ $given }“ ist keine mögliche Spielerzahl. Erlaubt: { $allowed }.
problem-option-name = Eine Option „{ $name }“ gibt es nicht. Wähle aus: { $known }.
problem-option-value = Die Option „{ $name }“ kann nicht „{ $given }“ sein. Erlaubt: { $allowed }.
problem-not-json = Das ist kein JSON: { $detail }
problem-position = { $place } ist „{ $given }“. Erwartet: { $expected }
problem-position-digest = Die Stellung wurde nach dem Speichern geändert. War das Absicht, dann entferne ihren „digest“.
problem-impossible = Diese Stellung kann in keiner Partie entstehen: { $law }
problem-transcript-first-line = Das ist kein Protokoll einer Partie. Die erste Zeile muss „{ $expected }“ lauten.
problem-transcript-check = Das Protokoll ist beschädigt oder unvollständig ({ $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    }). Nimm eine unveränderte Kopie.
problem-transcript-line = Zeile { $line } des Protokolls stimmt nicht. Erwartet: { $expected }
problem-transcript-version = Das Protokoll gehört zu Version { $version } der Regeln, wir spielen mit Version { $ours }.
problem-transcript-seat = Zeile { $line } des Protokolls ist ein Zug von „{ $given }“, an der Reihe ist aber „{ $expected }“ (* ist der Zufall).
problem-transcript-move = Zeile { $line } des Protokolls, „{ $move }“: { $reason }
problem-transcript-position = Das Protokoll führt zu einer anderen Stellung, als es in Zeile { $line } angibt.
