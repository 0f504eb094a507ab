### Gemeinsame Meldungen auf Deutsch

## Spieler und Protokoll

seat-name = Spieler { $number }
list-and = { $first } und { $last }
log-move = { $seat } { $move }
log-effect = { $seat }: { $effect }
outcome-shared = Der Sieg wird geteilt: { $names }.
# Ein Ort auf dem Tableau von jemandem.
place-of = { $text } ({ $seat })

## Figuren: Gegner

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

# Was sie mögen und wie gut sie spielen.
bot-style-friend = Freundin
bot-style-gambler = Zocker
bot-style-hermit = Einsiedler
bot-style-sailor = Schiffer
bot-style-courtier = Hofdame
bot-style-builder = Baumeister
bot-style-trader = Händlerin
bot-style-raider = Plünderer
bot-style-scholar = Gelehrte
bot-style-all-rounder = Alleskönner
bot-level-1 = Anfänger
bot-level-2 = Lehrling
bot-level-3 = Gelegenheits­spieler
bot-level-4 = gut
bot-level-5 = stark
bot-level-6 = Experte
bot-level-7 = Meister

## Warum ein Zug nicht geht

with-citation = { $text } (Regel { $rule })
with-house-rule = { $text } (unsere Auslegung: „{ $ruling }“)
refuse-not-now = Das geht gerade nicht. { $count ->
        [one] Möglich ist nur 1 Zug.
       *[other] Wähle einen der { $count } angebotenen Züge.
    }
refuse-game-over = Die Partie ist zu Ende. Beginne eine neue.
refuse-not-your-turn = Du bist nicht dran.
refuse-unknown-verb = „{ $word }“ ist kein Zug. { $count ->
        [one] Es gibt nur: { $known }.
       *[other] Diese { $count } gibt es: { $known }.
    }
# „—“ steht für nichts: Ein Wort fehlt, oder es ist eines zu viel.
refuse-bad-argument = „{ $verb }“: Angabe { $nth } lautet „{ $given }“. Erwartet: { $expected }.
refuse-missing-argument = „{ $verb }“: Angabe { $nth } fehlt. Erwartet: { $expected }.
refuse-extra-argument =
    { $count ->
        [0] „{ $verb }“ steht allein; „{ $given }“ ist zu viel.
        [one] „{ $verb }“ hat nur 1 Angabe; „{ $given }“ ist zu viel.
       *[other] „{ $verb }“ hat { $count } Angaben; „{ $given }“ ist zu viel.
    }

## Was mit Spielen, Optionen und Dateien nicht stimmt

problem-game = Ein Spiel „{ $given }“ gibt es nicht. Wähle aus: { $known }.
problem-language = Die Sprache „{ $given }“ sprechen wir nicht. Wähle aus: { $allowed }.
problem-seats = „{ $given }“ ist keine mögliche Spielerzahl. Erlaubt: { $allowed }.
problem-seat = Einen Platz { $given } gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
problem-option-name = Eine Option „{ $name }“ gibt es nicht. Wähle aus: { $known }.
problem-habit = Für „{ $given }“ gibt es keine Dauerantwort, nur für: { $known }.
problem-option-value = Die Option „{ $name }“ kann nicht „{ $given }“ sein. Erlaubt: { $allowed }.
problem-option-seats = Die Option „{ $name }“ gibt es nur bei dieser Spielerzahl: { $allowed }.
problem-not-json = Das ist kein JSON: { $detail }
problem-position = Bei { $place } steht „{ $given }“. Erwartet: { $expected }
problem-position-digest = Die Stellung wurde nach dem Speichern geändert. War das Absicht? Dann entferne ihren „digest“.
problem-impossible = Diese Stellung kann in keiner Partie entstehen: { $law }
problem-transcript-first-line = Das ist kein Protokoll einer Partie. Die erste Zeile muss „{ $expected }“ lauten.
problem-transcript-check = Das Protokoll ist beschädigt oder unvollständig ({ $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    }). Nimm eine unveränderte Kopie.
problem-transcript-line = Zeile { $line } des Protokolls stimmt nicht. Erwartet: { $expected }
problem-transcript-seat = Zeile { $line } des Protokolls ist ein Zug von „{ $given }“, an der Reihe ist aber „{ $expected }“ (* ist der Zufall).
problem-transcript-move = Zeile { $line } des Protokolls, „{ $move }“: { $reason }
problem-transcript-position = Das Protokoll führt zu einer anderen Stellung, als es in Zeile { $line } angibt.
problem-transcript-result = Das Protokoll führt nicht zu dem Ergebnis, das es in Zeile { $line } nennt.
problem-seat-taken = Hier sitzt schon jemand.
problem-not-your-seat = Das ist nicht dein Platz.
problem-already-over = Die Partie ist zu Ende.
problem-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
problem-draft-empty = Es gibt nichts zu bestätigen.
problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
problem-nothing-to-undo = Es gibt nichts rückgängig zu machen.
problem-nothing-to-redo = Es gibt nichts wiederherzustellen.
problem-takeback-none = Es gibt nichts zurückzunehmen.
problem-takeback-open = Es wartet schon eine Bitte um Zurücknahme auf Antwort.
problem-not-away = Ein Bot springt nur für jemanden ein, der dran und nicht da ist.
problem-stand-in-later =
    { $minutes ->
        [one] Ein Bot kann einspringen, wenn jemand { $minutes } Minute nicht da war.
       *[other] Ein Bot kann einspringen, wenn jemand { $minutes } Minuten nicht da war.
    }
problem-stand-in-not-agreed = An diesem Tisch springt ein Bot nur ein, wenn alle zugestimmt haben.
problem-stand-in = Ein Bot spielt gerade für dich. Übernimm zuerst wieder deinen Platz.
problem-no-stand-in = Für dich spielt gerade kein Bot.
problem-newcomer = Von diesem Platz ist jemand mitten in der Partie aufgestanden. Wer sich hierher setzt, sieht, was geheim war; deshalb müssen erst alle am Tisch zustimmen.
problem-no-event = Diesen Zeitpunkt gibt es in dieser Partie nicht.
problem-draft-first = Bestätige zuerst deinen Zug oder beginne ihn neu.
problem-log-full = An diesem Tisch ist schon mehr als { $most }-mal etwas geschehen. Die Partie geht weiter, aber zurückgenommen und getippt wird nicht mehr, und niemand setzt sich neu dazu.
problem-log = Das Protokoll dieser Partie lässt sich ab Ereignis { $seq } nach diesen Regeln nicht nachspielen.
problem-log-line = Das Protokoll dieser Partie passt bei „{ $line }“ nicht zusammen.
problem-rules-retired = Gespielt nach Version { $version } der Regeln von „{ $name }“. Danach wird hier nicht mehr gespielt, sondern nach Version { $ours }. Die Partie lässt sich lesen und aufbewahren, aber nicht weiterspielen.
problem-rules-newer = Gespielt nach Version { $version } der Regeln von „{ $name }“, die dieses Serai nicht kennt; hier wird Version { $ours } gespielt. Ein neueres Serai spielt damit weiter.
problem-data-boxed =
    { $count ->
        [one] Gespielt mit einer berichtigten Schachtel von „{ $name }“ ({ $count } Wert, Daten { $data }), die dieses Programm nicht hat. Die Berichtigung steht in der Datei der Partie: Zum Weiterspielen Serai mit „--box DATEI“ starten und diese Datei nennen.
       *[other] Gespielt mit einer berichtigten Schachtel von „{ $name }“ ({ $count } Werte, Daten { $data }), die dieses Programm nicht hat. Die Berichtigungen stehen in der Datei der Partie: Zum Weiterspielen Serai mit „--box DATEI“ starten und diese Datei nennen.
    }
problem-data-unboxed = Gespielt ohne die Berichtigungen, die dieses Programm für die Schachtel von „{ $name }“ hat (Daten { $data }, hier { $ours }). Zum Weiterspielen Serai ohne „--box“ und SERAI_BOX starten.
problem-data-other = Gespielt mit den Werten einer anderen Ausgabe von „{ $name }“ (Daten { $data }, hier { $ours }). Die Partie lässt sich lesen und aufbewahren; jene Ausgabe spielt damit weiter.
problem-layout-newer = Das hat ein neueres Serai geschrieben, in einer Form, die dieses nicht lesen kann ({ $layout }). Ein aktuelles Serai öffnet es.

## Was Bots von einer Stellung halten

# amount: mit Vorzeichen, etwa „+3,9“.
advice-reason = { $text }: { $amount }
reason-rival =
    { $better ->
        [yes] { $seat } steht schlechter da
       *[no] { $seat } steht besser da
    }
advice-chance = Gewinnchance { advice-percent }
advice-percent =
    { $percent ->
        [0] unter 1 %
        [100] über 99 %
       *[other] { $percent } %
    }
advice-points =
    { $points ->
        [one] etwa { $points } Punkt erwartet
       *[other] etwa { $points } Punkte erwartet
    }
advice-then = danach wahrscheinlich: { $moves }
advice-again = { $text } ({ $count } ×)
advice-times = { $count } × { $text }
advice-against-next = Verglichen mit dem nächstbesten Zug, in Bewertungspunkten des Bots:
advice-against-best = Verglichen mit dem besten Zug, in Bewertungspunkten des Bots:
advice-against-played = Verglichen mit dem gespielten Zug, in Bewertungspunkten des Bots:
advice-more-chance = { $amount } Prozentpunkte Gewinnchance
advice-more-points = Punkte { $amount }
advice-more-worth = Bewertung durch den Bot { $amount }
advice-alike = Kaum ein Unterschied zum nächstbesten Zug.
advice-same = Genauso gut wie der beste Zug.
advice-near = Kaum schlechter als der beste Zug.
advice-only = Ein anderer Zug kommt nicht in Frage.
advice-unlearned = Von Tischen wie diesem haben die Bots noch nichts gelernt. Deine Gewinnchance können sie deshalb nicht einschätzen.
advice-other-rules = Die Schätzungen stammen aus Partien nach Version { $trained } der Regeln; diese folgt Version { $played }. Sie können also falsch sein.
advice-other-values = Die Schätzungen stammen aus Partien mit anderen Werten des Spielmaterials. Sie können also falsch sein.
advice-other-options = Die Schätzungen stammen aus Partien mit den üblichen Optionen. Mit denen dieses Tisches können sie falsch sein.
problem-nobody-decides = Hier hat niemand etwas zu entscheiden.
problem-no-thoughts = „{ $bot }“ spielt, kann aber nicht sagen, warum. Frage jemanden von diesen: { $known }.
problem-bot = Es gibt keinen Bot „{ $given }“. Zur Wahl stehen: { $known }.

## serai train

cli-arg-train-game = das Spiel, das gelernt wird
cli-arg-train-seats = für wie viele Spieler
cli-arg-train-generations = wie oft gespielt, angepasst und über die Qualifikation entschieden wird; 0: nur die Gewinnchancen des mitgelieferten Modells werden neu gelernt
cli-arg-train-games = wie viele Partien eine Generation spielt
cli-arg-train-width = wie breit sie beim Lernen suchen
cli-arg-train-seed = derselbe Startwert ergibt dieselben Gegner
cli-arg-train-jobs = wie viele Prozesse sich die Arbeit teilen
cli-arg-train-folder = wo alles aufbewahrt wird; nach einer Unterbrechung macht derselbe Befehl dort weiter
cli-arg-train-out = wohin das Modell geschrieben wird (ORDNER/model.json)
cli-train-games = 
    { $generation ->
        [0] Partien, aus denen die Gewinnchancen gelernt werden
       *[other] Generation { $generation }: Partien zum Lernen
    }
cli-train-choice = Generation { $generation }: Die Kandidaten spielen gegen den bisher Besten
cli-train-gate = Generation { $generation }: Qualifikation
cli-train-promoted = Generation { $generation } hat sich qualifiziert: { $words }
cli-train-kept-out = Generation { $generation } hat sich nicht qualifiziert: { $words }
cli-train-interrupted = Unterbrochen. Alles liegt in { $folder }; derselbe Befehl macht dort weiter.
cli-train-written = Das Modell liegt in { $file } ({ $minutes } min).

## serai sim

cli-arg-sim-game = welches Spiel (rajas)
cli-arg-sim-seats = wer spielt, Platz für Platz; Parameter eines Bots stehen hinter einem Doppelpunkt: greedy:width=24
cli-arg-sim-games = wie viele Partien
cli-arg-sim-seed = derselbe Startwert ergibt dieselben Partien
cli-arg-sim-jobs = wie viele Prozesse sich die Arbeit teilen; das Ergebnis bleibt gleich
cli-arg-sim-option = eine Option des Spiels, etwa ganga oder sides=basic,navaratnas; mehrfach möglich
cli-arg-sim-rotate = die Plätze von Partie zu Partie tauschen oder alle auf dem Platz aus der Liste lassen
cli-arg-sim-json = ein JSON-Objekt statt Tabellen ausgeben
cli-sim-interrupted = Abgebrochen. Das ist das Ergebnis bis hierher.
cli-sim-played =
    { $games ->
        [one] { $games } Partie { $title }, Startwert { $seed }
       *[other] { $games } Partien { $title }, Startwert { $seed }
    }
cli-sim-options = Mit { $options }.
cli-sim-rotated = Die Plätze wechseln: Alle sitzen gleich oft auf jedem Platz.
cli-sim-not-rotated = Die Plätze wechseln nicht: Alle behalten den Platz aus der Liste.
cli-sim-unfinished =
    { $games ->
        [one] { $games } Partie nahm kein Ende. Sie wurde abgebrochen und zählt nicht mit.
       *[other] { $games } Partien nahmen kein Ende. Sie wurden abgebrochen und zählen nicht mit.
    }
cli-sim-player = Spieler
cli-sim-games = Partien
cli-sim-wins = Siege
cli-sim-share = Anteil
cli-sim-interval = 95-%-Intervall
cli-sim-score = Punkte
cli-sim-sd = Streuung
cli-sim-lowest = Minimum
cli-sim-highest = Maximum
cli-sim-place = Nach Platz und Reihenfolge
cli-sim-fair = Chancen
cli-sim-seat = Platz { $nth }
cli-sim-order = In Runde 1 an { $nth }. Stelle
cli-sim-even = gleich
cli-sim-uneven = ungleich
cli-sim-quantity = In einer Partie
cli-sim-mean = Mittel
cli-sim-of-rounds = Runden
cli-sim-of-decisions = Entscheidungen
cli-sim-of-chance = Würfe und Ziehungen
cli-sim-of-winners = { $fact }: Sieger
cli-sim-of-everybody = { $fact }: alle
cli-sim-note = Ein geteilter Sieg zählt anteilig. „Gleich“ heißt: Das Intervall enthält den Anteil, den der reine Zufall ergäbe.
cli-sim-time = { $seconds } s, { $rate } Partien pro Sekunde
cli-sim-interpreted = Die Engine läuft interpretiert. Kompiliert ist sie um ein Vielfaches schneller (make setup).

## serai fuzz

cli-arg-fuzz-game = welches Spiel durchsucht wird (rajas)
cli-arg-fuzz-plies = wie viele Entscheidungen gespielt werden, verteilt auf alle Spielerzahlen und Varianten
cli-arg-fuzz-seed = derselbe Startwert ergibt dieselben Partien
cli-arg-fuzz-jobs = wie viele Prozesse sich die Arbeit teilen; das Ergebnis bleibt gleich
cli-arg-fuzz-out = Ordner für das, was gefunden wird
cli-arg-fuzz-option = bei einer Option des Spiels bleiben, etwa ganga oder ganga=off; mehrfach möglich
cli-arg-fuzz-only = nur die Partie mit dieser Nummer, um einen Fund noch einmal zu sehen
cli-arg-fuzz-illegal = stattdessen so viele verbotene Züge versuchen und die Ablehnungen zählen
cli-arg-fuzz-secrets = so viele Paare von Stellungen vergleichen, die sich nur darin unterscheiden, was ein Platz geheim hält: Kein anderer darf einen Unterschied sehen
cli-arg-fuzz-pairings = stattdessen so viele Partien zwischen Bots jeder Art, Stufe und Vorliebe spielen: Keine darf zu lange dauern (Agra: 60 Runden)
cli-arg-fuzz-digests = stattdessen eine Prüfsumme über so viele Partien jeder Variante ausgeben
cli-arg-fuzz-compare = mit --digests: die Partien auch mit der interpretierten Engine spielen und vergleichen
cli-fuzz-played =
    { $games ->
        [one] { $games } Partie mit { $plies } Entscheidungen, Varianten: { $variants }, Startwert { $seed }
       *[other] { $games } Partien mit { $plies } Entscheidungen, Varianten: { $variants }, Startwert { $seed }
    }
cli-fuzz-time = { $seconds } s, { $rate } pro Sekunde
cli-fuzz-interpreted = Die Engine läuft interpretiert. Kompiliert ist sie um ein Vielfaches schneller (make setup).
cli-fuzz-every-ply = Nach jeder Entscheidung werden geprüft: die angebotenen Züge, die Invarianten des Spiels, eine Ablehnung, und ob bloßes Fragen etwas ändert. Außerdem hin und wieder:
cli-fuzz-check = Prüfung
cli-fuzz-rate = Alle … Entscheidungen
cli-fuzz-times = Wie oft
cli-fuzz-check-pure = Ansehen ändert nichts
cli-fuzz-check-copy = Kopien
cli-fuzz-check-position = Stellungen gespeichert und geladen
cli-fuzz-check-view = was jeder Platz sieht
cli-fuzz-check-preview = was vor der Wahl über einen Zug gesagt wird
cli-fuzz-check-places = Orte auf dem Plan
cli-fuzz-check-illegal = verbotene Züge
cli-fuzz-check-transcript = Protokolle nachgespielt
cli-fuzz-check-damaged-transcript = beschädigte Protokolle
cli-fuzz-check-damaged-position = beschädigte Stellungen
cli-fuzz-check-typed = Züge als Text eingegeben
cli-fuzz-check-end = alles davon am Ende einer Partie
cli-fuzz-code = Nummer
cli-fuzz-refusal = Grund der Ablehnung
cli-fuzz-try-number = versucht: irgendeine Zahl
cli-fuzz-try-unoffered = versucht: ein Zug, der nicht angeboten ist
cli-fuzz-try-near = versucht: ein angebotener Zug mit anderen Angaben
cli-fuzz-try-seen = versucht: ein Zug von einem anderen Zeitpunkt
cli-fuzz-try-mistyped = versucht: ein vertippter Zug
cli-fuzz-try-junk = versucht: überhaupt kein Zug
cli-fuzz-try-thing = versucht: etwas vom falschen Typ
cli-fuzz-sum = zusammen
cli-fuzz-pairs =
    { $count ->
        [one] { $count } Paar von Stellungen, die sich nur in einem Geheimnis unterscheiden, aus der Sicht aller anderen verglichen: Tisch, angebotene Züge, Ablehnungen in allen Sprachen, Vorschau, Verlauf; danach noch einmal nach demselben nächsten Zug.
       *[other] { $count } Paare von Stellungen, die sich nur in einem Geheimnis unterscheiden, aus der Sicht aller anderen verglichen: Tisch, angebotene Züge, Ablehnungen in allen Sprachen, Vorschau, Verlauf; danach noch einmal nach demselben nächsten Zug.
    }
cli-fuzz-longest =
    { $rounds ->
        [one] Die längste Partie zwischen Bots hatte { $rounds } Runde.
       *[other] Die längste Partie zwischen Bots hatte { $rounds } Runden.
    }
cli-fuzz-no-secrets = In { $title } hält niemand etwas geheim, also gibt es nichts zu vergleichen.
cli-fuzz-no-secrets-now = Mit diesen Optionen hält in { $title } niemand etwas geheim, also gibt es nichts zu vergleichen.
cli-fuzz-nothing = Nichts gefunden.
cli-fuzz-findings =
    { $count ->
        [one] { $count } Fehler gefunden. Er liegt in { $folder }:
       *[other] { $count } Fehler gefunden. Sie liegen in { $folder }:
    }
cli-fuzz-kind-exception = Die Engine ist mit einem Fehler abgebrochen.
cli-fuzz-kind-crash = Die Engine ist abgestürzt oder lief endlos weiter, ohne jemanden zu fragen.
cli-fuzz-kind-dead-end = Niemand kann ziehen, und die Partie ist nicht zu Ende.
cli-fuzz-kind-lone-option = Es wurde gefragt, obwohl nur eine Antwort möglich ist.
cli-fuzz-kind-duplicate-option = Ein Zug wird doppelt angeboten.
cli-fuzz-kind-endless = Die Partie nimmt kein Ende.
cli-fuzz-kind-law = Eine Invariante des Spiels ist verletzt.
cli-fuzz-kind-impure = Etwas hat sich durch bloßes Ansehen geändert.
cli-fuzz-kind-preview = Ein Zug brachte etwas anderes, als vorher gesagt wurde.
cli-fuzz-kind-place = Ein Ort auf dem Plan widerspricht den angebotenen Zügen.
cli-fuzz-kind-why-not = Die Begründung einer Ablehnung und die angebotenen Züge widersprechen sich.
cli-fuzz-kind-refused-option = Ein angebotener Zug wurde abgelehnt.
cli-fuzz-kind-notation = Ein Zug ist nach dem Schreiben und Lesen ein anderer.
cli-fuzz-kind-position = Eine Stellung ist nach dem Speichern und Laden eine andere.
cli-fuzz-kind-position-damaged = Eine beschädigte Stellung wurde nicht sauber abgelehnt.
cli-fuzz-kind-transcript = Ein Protokoll ergibt nachgespielt eine andere Partie.
cli-fuzz-kind-transcript-damaged = Ein beschädigtes Protokoll wurde nicht sauber abgelehnt.
cli-fuzz-kind-copy = Eine Kopie und ihr Original sind nicht gleich oder nicht unabhängig.
cli-fuzz-kind-illegal-accepted = Ein verbotener Zug wurde angenommen.
cli-fuzz-kind-refusal = Ein verbotener Zug wurde nicht sauber abgelehnt.
cli-fuzz-kind-text = In einer Sprache fehlt ein Text.
cli-fuzz-kind-view = Ein Platz sieht, was er nicht sehen soll, oder nicht, was er sehen soll.
cli-fuzz-kind-result = Sieger und Ränge passen nicht zusammen.
cli-fuzz-kind-secret = Jemand kann sehen, was ein anderer Platz geheim hält.
cli-fuzz-variant = Variante
cli-fuzz-digest = Prüfsumme
cli-fuzz-equal = Gleich
cli-fuzz-decisions = Entscheidungen
cli-fuzz-digests-compiled =
    { $games ->
        [one] { $games } Partie jeder Variante, kompilierte Engine, { $seconds } s
       *[other] { $games } Partien jeder Variante, kompilierte Engine, { $seconds } s
    }
cli-fuzz-digests-interpreted =
    { $games ->
        [one] { $games } Partie jeder Variante, interpretierte Engine, { $seconds } s
       *[other] { $games } Partien jeder Variante, interpretierte Engine, { $seconds } s
    }
cli-fuzz-all-equal = Die interpretierte Engine spielt dieselben Partien (Varianten: { $variants }).
cli-fuzz-differing =
    { $count ->
        [one] Die interpretierte Engine spielt in { $count } Variante andere Partien.
       *[other] Die interpretierte Engine spielt in { $count } Varianten andere Partien.
    }

## serai bench

cli-arg-bench-game = welches Spiel gemessen wird (rajas)
cli-arg-bench-seconds = Sekunden je Messung und Durchlauf
cli-arg-bench-interpreted = auch die interpretierte Engine messen oder weglassen
cli-arg-bench-json = ein JSON-Objekt statt Tabellen ausgeben
cli-trouble-seconds = --seconds braucht eine Dauer in Sekunden, etwa 0.5, nicht „{ $given }“.
cli-bench-wait = Die Messung dauert ein bis zwei Minuten …
cli-bench-compiled = Kompilierte Engine, Python { $python }, { $machine }, ein Kern
cli-bench-interpreted = Interpretierte Engine, Python { $python }, { $machine }, ein Kern
cli-bench-how =
    { $runs ->
        [one] { $runs } Durchlauf von { $seconds } s.
       *[other] Der beste von { $runs } abwechselnden Durchläufen von je { $seconds } s.
    }
cli-bench-variant = Zufällig gespielt
cli-bench-decisions = Entscheidungen/s
cli-bench-games = Partien/s
cli-bench-length = Entscheidungen je Partie
cli-bench-options = Möglichkeiten
cli-bench-chance = Würfe und Ziehungen je Partie
cli-bench-at-any-time = Jederzeit-Aktionen
cli-bench-free-where = Fragen mit Jederzeit-Aktionen
cli-bench-free-many = Wie viele jeweils
cli-bench-free-chosen = Anteil der Entscheidungen
cli-bench-free-without = Entscheidungen/s ohne
cli-bench-free-cost = Mit / ohne
cli-bench-what = Gemessen
cli-bench-rate = Rate oder Dauer
cli-bench-source = Interpretiert
cli-bench-ratio = Verhältnis
cli-bench-random = zufällige Entscheidungen: { $variant }
cli-bench-copy = Kopie einer Stellung: { $variant }
cli-bench-copy-from = Kopie in eine gebrauchte Stellung: { $variant }
cli-bench-surface-decisions = Entscheidungen über new, options, play
cli-bench-surface-digest = Prüfsumme
cli-bench-surface-to-json = Stellung zu JSON
cli-bench-surface-from-json = Stellung aus JSON
cli-bench-surface-view = Sicht eines Platzes
cli-bench-surface-copy = Kopie einer Partie
cli-bench-surface-replay = Einträge eines Protokolls nachgespielt
cli-bench-bot = eine Partie von { $bot } gegen sich selbst
cli-bench-thinking = Bots beim Nachdenken
cli-bench-leaves = Bewertete Stellungen/s
cli-bench-turns = Durchdachte Züge/s
cli-bench-mean = Eine Entscheidung
cli-bench-worst = Die längste
cli-bench-peers = Andere, von uns auf einem Kern gemessen: catanatron (Catan) 36.000 Entscheidungen pro Sekunde und 51 µs pro Kopie, TAG (vier große Spiele) 280.000 bis 580.000 Entscheidungen pro Sekunde.

## Die Befehlszeile: Hilfe und Fehler

cli-overview = Serai: anspruchsvolle Brettspiele spielen, untersuchen und simulieren.
cli-overview-end = „serai BEFEHL --help“ sagt mehr; „--lang“ wählt aus { $languages }. Ohne Befehl öffnet sich der Tisch im Browser.
cli-command-serve = Tische im Browser öffnen, für dich oder für andere
cli-command-play = im Terminal spielen, mit Menschen und Bots
cli-command-replay = eine gespielte Partie ansehen
cli-command-words = eine ganze Partie in Sätzen erzählen, Zug für Zug
cli-command-why-move = sagen, was ein Bot von einem gespielten Zug hält, und warum
cli-command-sim = Bots viele Partien spielen lassen und auswerten
cli-command-train = Gegner lernen lassen, in Partien gegeneinander
cli-command-fuzz = zufällig spielen und nach Regelfehlern suchen
cli-command-bench = messen, wie schnell die Engine ist
cli-command-rulebook = zu jedem Abschnitt der Spielregel zeigen, welche Regel und welcher Test dahintersteht
cli-command-data = zeigen, wie gut das Spielmaterial bekannt ist
cli-command-config = jede Einstellung zeigen, ihren Wert, und woher er kommt
cli-command-backup = alle Tische des Servers in eine Datei sichern
cli-command-verify = alles Gespeicherte durchsehen
cli-command-repair = beschädigte Tische aus der Datenbank nehmen, jeden in eine Datei
cli-command-admin = nach Tischen und Gästen eines Servers sehen: auflisten, schließen, stumm schalten, sperren, löschen, aufräumen, ankündigen
cli-help-usage = Aufruf:
cli-help-positionals = Angaben
cli-help-options = Optionen
cli-arg-help = diese Hilfe zeigen
cli-arg-lang = Sprache aller Ausgaben
cli-arg-no-colour = ohne Farben
cli-arg-game = Name des Spiels
cli-arg-play-seats = wer mitspielt, durch Kommas getrennt: you, you:Anna, eine Figur wie zarina oder zarina:level=3 (1 bis 7) oder ein anderer Bot
cli-arg-option = eine Variante des Spiels; mehrfach möglich
cli-arg-seed = Zahl, die alle Würfe und Ziehungen bestimmt
cli-arg-load = eine gespeicherte Partie fortsetzen; „last“ ist die zuletzt gespielte
cli-arg-file = eine gespeicherte Partie; „last“ ist die zuletzt gespielte
cli-arg-brief = nur eine Zeile je Zug, ohne seine Schritte
cli-arg-step = schrittweise zeigen, auch ohne Terminal
cli-arg-luck = SEED:SALT einer beendeten Partie: Würfel und Ziehungen neu berechnen und vergleichen
cli-arg-at = mit diesem Zug beginnen
cli-arg-why-move-number = Nummer des Zuges, wie „serai replay“ sie zählt
cli-arg-why-move-turn = N zählt ganze Spielzüge, ab 1
cli-arg-why-move-level = wer gefragt wird: eine Stufe von 1 bis 7 (6) oder ein Bot wie zarina oder greedy:width=24
cli-arg-all = alle Werte, auch die sicheren
cli-arg-json = Ausgabe für Programme (JSON)
cli-arg-rulings = wie offene Fragen der Spielregel ausgelegt werden
cli-trouble-usage = Diese Angaben verstehen wir nicht ({ $detail }). „{ $command } --help“ zeigt, was möglich ist.
cli-trouble-unknown-command = Einen Befehl „{ $given }“ gibt es nicht. Wähle aus: { $known }.
cli-trouble-number = { $name } braucht eine ganze Zahl, nicht „{ $given }“.
cli-trouble-seat = „{ $given }“ kennen wir nicht. Am Tisch sitzen können: { $known }.
cli-trouble-level = Die Spielstärke geht von 1 bis { $most }, „{ $spec }“ verlangt { $given }.
cli-trouble-train-numpy = Zum Lernen wird NumPy gebraucht: pip install { "\"" }serai[train]{ "\"" }
cli-trouble-train-unlearned = Für { $name } zu { $seats } ist noch nichts gelernt. Verlange mindestens eine Generation.
cli-trouble-seats-of-file = Die Partie hat { $seats } Spieler, angegeben { $given ->
        [one] ist nur 1
       *[other] sind { $given }
    }.
cli-trouble-no-last = Es gibt noch keine letzte Partie. „serai play“ beginnt eine.
cli-trouble-no-moment = Eine Nummer { $given } gibt es in dieser Partie nicht: Sie reicht von { $first } bis { $last }.
cli-trouble-no-file = Die Datei „{ $file }“ gibt es nicht.
cli-trouble-file = Die Datei „{ $file }“ lässt sich nicht verwenden ({ $detail }).
cli-trouble-not-text = Die Datei „{ $file }“ ist kein Text in UTF-8.
cli-trouble-data = Die Daten des Spielmaterials sind beschädigt: { $detail }

## Der Spieltisch im Terminal

cli-welcome = Tippe eine Nummer, einen Zug oder dessen Anfang. „help“ erklärt alles Weitere, „help symbols“ die Zeichen.
cli-sits = Am Tisch: { $names }.
cli-sits-who = { $name } ({ $ways })
cli-reconstructed =
    { $count ->
        [one] { $count } Wert des Spielmaterials ist rekonstruiert, weil ihn niemand veröffentlicht hat: „serai data { $game }“.
       *[other] { $count } Werte des Spielmaterials sind rekonstruiert, weil sie niemand veröffentlicht hat: „serai data { $game }“.
    }
cli-choose-last = die letzte Partie fortsetzen
cli-choose-alone = du allein
cli-choose-bots =
    { $count ->
        [one] du gegen { $count } Bot
       *[other] du gegen { $count } Bots
    }
cli-choose-people =
    { $count ->
        [one] { $count } Person an dieser Tastatur
       *[other] { $count } Personen an dieser Tastatur
    }
cli-choose = Nummer von 1 bis { $count } (Enter: 1):
cli-choose-options = Welche Varianten? Nummern, oder Enter für keine:
cli-unclear = „{ $given }“ ist nicht eindeutig. Das kann heißen: { $moves }
cli-no-word = „{ $given }“ ist weder ein Zug noch ein Befehl. „moves“ zeigt, was möglich ist, „help“ die Befehle.
cli-no-number = Die Möglichkeiten sind von 1 bis { $count } nummeriert.
cli-way-out = „moves“ zeigt, was möglich ist.
cli-interrupted = Noch einmal Strg+C, und du verlässt den Tisch. Die Partie bleibt auf jeden Fall erhalten.
cli-enter = Enter: an den Tisch
cli-undone = Zurückgenommen. „redo“ stellt den Schritt wieder her.
cli-no-undo = Es gibt nichts zurückzunehmen: Dein Zug beginnt erst hier, oder ein Wurf, eine Ziehung oder ein Mitspieler kam dazwischen.
cli-redone = Wiederhergestellt.
cli-no-redo = Es gibt nichts wiederherzustellen.
cli-taken-back = Zurück vor deinen letzten Zug.
cli-no-takeback = Es gibt keinen früheren Zug von dir.
cli-why-what = Warum was? Schreibe einen Zug hinter „why“, etwa „why { $move }“ oder „why 3“.
cli-why-yes = Das geht: { $move }.
cli-why-chance = Danach entscheidet der Zufall, und es gibt kein Zurück.
cli-why-rulings = { $count ->
        [one] Dazu gibt es { $count } Auslegung: „rules { $section }“.
       *[other] Dazu gibt es { $count } Auslegungen: „rules { $section }“.
    }
cli-any-time = Jederzeit
cli-any-many = Züge { $first } bis { $last }; „any“ zeigt sie
cli-any-open = Antworten auf die Frage: { $first } bis { $last }; „any“ führt zu ihnen zurück
cli-any-none = Im Moment lässt sich nichts einschieben.
cli-stand-always = Ab jetzt lautet die Antwort auf „{ $question }“ immer Ja. „ask { $question }“ ändert das.
cli-stand-never = Ab jetzt lautet die Antwort auf „{ $question }“ immer Nein. „ask { $question }“ ändert das.
cli-stand-ask = Ab jetzt wirst du bei „{ $question }“ jedes Mal gefragt.
cli-stand-what = Welche Frage? Möglich sind: { $questions }.
cli-stand-none = In diesem Spiel wird jede Frage jedes Mal gestellt.
cli-hint = { $bot } würde spielen:
cli-hint-several = Die besten Züge aus Sicht eines Bots der Stufe { $level }:
cli-bot-of-level = Ein Bot der Stufe { $level }
cli-rules-all = Schreibe einen Abschnitt hinter „rules“, etwa „rules R3“, oder ein englisches Suchwort.
cli-rules-none = Kein Abschnitt heißt „{ $given }“, und in keinem kommt das Wort vor. Es gibt:
cli-show-what = Was möchtest du sehen? Es gibt: { $topics }.
cli-no-player = Die Spieler sind von 1 bis { $number } nummeriert.
cli-save-where = Schreibe einen Dateinamen hinter „save“.
cli-saved = Gespeichert in { $file }.
cli-saved-end = Die Partie liegt in { $file }. „serai replay last“ zeigt sie.
cli-saved-last = Die Partie liegt in { $file }. „serai play --load last{ $box }“ setzt sie fort, „serai replay last{ $box }“ zeigt sie.
cli-cannot-keep = Die Partie lässt sich nicht automatisch sichern ({ $detail }). Nimm „save DATEI“.
cli-other-table = Diese Partie gehört an einen anderen Tisch ({ $seats } Spieler). Verlasse diesen Tisch und nimm „serai play --load“.
cli-loaded = Geladen: Stand nach { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }.
cli-quit-save = Unter welchem Namen soll die Partie gespeichert werden? (Enter: nur als letzte Partie behalten)
cli-watch = Enter: nächster Zug · Zahl: so viele Züge weiter · q: beenden
cli-help-answers = Antworte mit einer Nummer, einem Zug („terrace blue“), seinem Anfang („t b“) oder mehreren auf einmal („quarry; tile B04“). Würfel zum Neuwürfeln lassen sich aufzählen: „b1 o3“.
cli-help-topics = Teile des Tisches ausführlich: { $topics }.
cli-do-help = diese Liste; „help symbols“ erklärt die Zeichen
cli-do-moves = alle möglichen Züge ausführlich
cli-do-more = die nächste Seite der Züge
cli-do-any = was jederzeit möglich ist, und zurück
cli-do-always = eine Frage ab jetzt immer bejahen: „always follow“
cli-do-never = eine Frage ab jetzt immer verneinen: „never follow“
cli-do-ask = wieder jedes Mal gefragt werden: „ask follow“
cli-do-undo = die letzte Entscheidung zurücknehmen, nicht aber Würfe und Ziehungen
cli-do-redo = das Zurückgenommene wiederherstellen
cli-do-takeback = zurück vor deinen letzten Zug
cli-do-why = warum ein Zug nicht geht, oder was er bewirken würde
cli-do-hint = was ein Bot tun würde, und warum; „hint 3“ nennt drei Züge
cli-do-rules = ein Abschnitt der Regeln mit unseren Auslegungen (englisch)
cli-do-show = ein Teil des Tisches ausführlich
cli-do-log = die letzten Züge, je eine Zeile; „log 50“ erzählt 50 Schritte
cli-do-save = die Partie in eine Datei schreiben
cli-do-load = eine gespeicherte Partie fortsetzen
cli-do-quit = den Tisch verlassen; die Partie bleibt erhalten

## Partien ansehen, Daten, Spielregel

cli-replay-at = { $at }/{ $last }
cli-replay-prompt = Enter: weiter · p: zurück · Zahl: dorthin · q: beenden
cli-why-move-played = { $seat } hat gespielt:
cli-why-move-best = { $bot } würde spielen:
cli-why-move-alike = { $bot } hält diesen Zug für genauso gut wie den eigenen:
cli-why-move-same = { $bot } würde dasselbe spielen.
cli-why-move-difference = Das hätte gebracht:
cli-kept-seats =
{ $count } Spieler
cli-kept-rules = Regeln: Version { $version }
cli-kept-data = Werte des Spielmaterials: { $data }
cli-kept-no-data = Werte des Spielmaterials: nicht festgehalten
cli-kept-box = In der Schachtel berichtigt: { $file }, { $record }: { $values }
cli-kept-options = Varianten: { $options }
cli-kept-result = Gewonnen: { $names }. Punkte: { $scores }
cli-kept-moves =
    { $count ->
        [one] { $count } Zug, wie er aufgeschrieben ist:
       *[other] { $count } Züge, wie sie aufgeschrieben sind:
    }
cli-set-aside = Die letzte Partie kann dieses Serai nicht weiterspielen. Sie liegt in { $file }; „serai replay“ zeigt sie.
cli-luck-fingerprint = Fingerabdruck dieses Startwerts: { $hash }. Er muss derselbe sein, der vor dem ersten Zug gezeigt wurde.
cli-luck-fair =
    { $count ->
        [one] { $count } Zufallsergebnis stammt aus diesem Startwert.
       *[other] { $count } Würfe und Ziehungen stammen aus diesem Startwert.
    }
cli-luck-strange =
    { $count ->
        [one] { $count } stammt nicht daraus, und zwar nach Entscheidung { $lines }.
       *[other] { $count } stammen nicht daraus, die ersten nach den Entscheidungen { $lines }. (Was vor dem Öffnen eines Tisches gespielt wurde, hat einen anderen Startwert.)
    }
cli-data-file = Datei
cli-data-values = Werte
cli-data-stated = belegt
cli-data-derived = abgeleitet
cli-data-reconstructed = rekonstruiert
cli-data-sum = zusammen
cli-data-proven = sicher bekannt: { $fields }
cli-data-note =
    { $count ->
        [one] { $game }: { $count } Wert ({ $share }) ist rekonstruiert.
       *[other] { $game }: { $count } Werte ({ $share }) sind rekonstruiert.
    }
cli-data-verified = geprüft
cli-data-looked =
    { $count ->
        [one] In deiner Schachtel ist { $count } Wert geprüft ({ $share }).
       *[other] In deiner Schachtel sind { $count } Werte geprüft ({ $share }).
    }
cli-data-check = Wer das Spiel besitzt, kann nachsehen, ob sie stimmen:
cli-data-digest = Prüfsumme der Daten: { $digest }
cli-arg-box = mit dem Material dieser Schachtel spielen: eine Datei mit Berichtigungen oder eine gespeicherte Partie, die welche mitbringt (SERAI_BOX bewirkt dasselbe)
cli-arg-data-check = die rekonstruierten Werte mit dem echten Spiel auf dem Tisch durchgehen und eine Datei mit Berichtigungen schreiben
cli-trouble-box-is-game = „{ $file }“ ist eine gespeicherte Partie und bleibt eine. Wähle für deine Berichtigungen eine andere Datei: --box DATEI
cli-trouble-other-box = Deine Tische sind unter { $address } schon offen, aber nicht mit dieser Schachtel: dort „{ $theirs }“, hier „{ $ours }“. Beende zuerst jenes Serai.
cli-trouble-changed-box = Deine Tische sind unter { $address } schon offen, aber mit „{ $box }“, wie es vor der Änderung war. Beende zuerst jenes Serai.

## serai data --check: one question after the other

cli-check-begin =
    { $count ->
        [one] { $game }: { $count } Wert ist rekonstruiert, angesehen hast du davon { $known }. Deine Antworten kommen in { $file }.
       *[other] { $game }: { $count } Werte sind rekonstruiert, angesehen hast du davon { $known }. Deine Antworten kommen in { $file }.
    }
cli-check-how = Eingabetaste: Es stimmt. Sonst tippe, was wirklich da steht. „?“ sagt, was möglich ist, „skip“ lässt eine Frage offen, „back“ geht eine zurück, „quit“ hört auf. Jede Antwort ist sofort gespeichert.
cli-check-nth = { $game } · { $nth } von { $count } · Regelheft §{ $rule }
cli-check-note = Anmerkung (englisch): { $note }
cli-check-so = Stimmt das?
cli-check-so-lines = Stimmt alles? Wenn nicht: die Nummer einer Zeile und was wirklich da steht, etwa „2 …“.
cli-check-before = (Serai glaubte: { $value })
cli-check-confirm = Eingabetaste, wenn es jetzt stimmt.
cli-check-missing = Dann fehlt noch „{ $field }“: die Nummer der Zeile und was da steht.
cli-check-lines = die Nummer einer Zeile und was da steht
cli-check-cannot-be = „{ $given }“ kann da nicht stehen. Möglich: { $allowed }
cli-check-clash = Das passt noch nicht zusammen. { $clash } Ist es trotzdem so gedruckt, antworte noch einmal dasselbe und berichtige die andere Stelle, wenn sie an der Reihe ist.
cli-check-clash-at = { $where }: „{ $found }“ – erlaubt: { $allowed }.
cli-check-unfit = Einige Antworten passen nicht zusammen. { $clash } Bitte sieh noch einmal nach.
cli-check-not-playable = Deine Antworten stehen in { $file }, spielen lässt sich damit aber noch nicht. { $clash }
cli-check-changes =
    { $count ->
        [0] Du hast { $known } von { $total } Werten angesehen. Nichts weicht von Serais Daten ab.
        [one] Du hast { $known } von { $total } Werten angesehen. { $count } Teil weicht von Serais Daten ab:
       *[other] Du hast { $known } von { $total } Werten angesehen. { $count } Teile weichen von Serais Daten ab:
    }
cli-check-left =
    { $count ->
        [one] { $count } Frage ist noch offen. Weiter geht es mit:
       *[other] { $count } Fragen sind noch offen. Weiter geht es mit:
    }
cli-check-stopped =
    { $count ->
        [one] Jede Antwort ist gespeichert, { $count } Frage ist noch offen. Weiter geht es mit:
       *[other] Jede Antwort ist gespeichert, { $count } Fragen sind noch offen. Weiter geht es mit:
    }
cli-check-digest = Prüfsumme der Daten in deiner Schachtel: { $digest } (Serais eigene: { $ours })
cli-check-trial = Zur Probe: zufällige Partien mit deiner Schachtel …
cli-check-breaks = Mit diesen Werten lassen sich die Regeln nicht spielen: { $detail }
cli-check-play = Alles funktioniert. Spiel mit deiner Schachtel, oder stell sie für alles ein, was du von hier aus startest:
cli-check-other-data = Serais Daten haben sich seither geändert ({ $theirs } → { $ours }). Deine Berichtigungen bleiben; was du richtig fandest, wird noch einmal gefragt.

## Boxes and data that cannot be

# name: of the game. box: the file of the box. place: where in it.
problem-data = { $name } lässt sich hier nicht spielen: Ein Wert in den Daten kann nicht stimmen. { $file }, { $record }, { $field }: „{ $found }“ – erlaubt: { $allowed }.
problem-box-file = „{ $box }“ ist keine Schachtel: weder Berichtigungen noch eine Partie, die welche mitbringt ({ $detail }).
problem-box-place = „{ $box }“: { $place } ist „{ $given }“. Erwartet: { $expected }
problem-box-data = „{ $box }“ berichtigt andere Daten von { $name } ({ $theirs }), als Serai hat ({ $ours }). Geh sie noch einmal durch: serai data { $name } --check --box { $box }
problem-box-result = „{ $box }“ wurde mit Daten von { $name } gespielt, die Serai nicht mehr hat: Mit den Berichtigungen wären sie { $ours }, nicht { $theirs }.
problem-box-values = { $name } lässt sich mit „{ $box }“ nicht spielen: Eine Berichtigung kann nicht stimmen. { $file }, { $record }, { $field }: „{ $found }“ – erlaubt: { $allowed }.
problem-box-game = { $name } lässt sich mit den Berichtigungen in „{ $box }“ nicht spielen ({ $detail }).
problem-game-fails = { $name } lässt sich hier nicht spielen: Die Regeln lassen sich nicht laden ({ $detail }).

## serai rulebook

cli-rulings-rulebook = aus der Spielregel
cli-rulings-house = unsere Auslegung
cli-rulings-stated = belegt
cli-rulings-derived = abgeleitet
cli-rulings-guess = eine Vermutung
cli-rulebook-share = Umgesetzt und durch Tests belegt: { $complete } von { $total } Abschnitten ({ $share }).
cli-rulebook-without-rule = Ohne Regel:
cli-rulebook-without-test = Ohne Test:
cli-rulebook-no-such-rule = Genannt, aber nicht vorhanden:
cli-rulebook-edition-de = Deutsche Ausgabe
cli-rulebook-edition-nl = Niederländische Ausgabe
cli-rulebook-edition-ru = Russische Ausgabe
cli-rulebook-silent = sagt nichts dazu
cli-rulebook-all-silent = Keine Ausgabe sagt etwas dazu.
cli-rulebook-option = Eine andere Auslegung lässt sich mit der Option „{ $option }“ wählen.
cli-rulebook-one-edition = Von dieser Spielregel wurde nur eine Ausgabe gelesen, es gibt also nichts zu vergleichen.
cli-rulebook-compared = Auslegungen: { $rulings }. Bei { $disputed } davon unterscheiden sich die Ausgaben.

## Rajas im Terminal

cli-rajas-round = Runde { $round }, Durchgang { $lap }
cli-rajas-start = Startspieler:
cli-rajas-mogul = beim Großmogul:
cli-rajas-last-pass = Letzter Durchgang!
cli-rajas-quarry = Steinbruch
cli-rajas-harbour = Hafen
cli-rajas-mixed = Gemischt
cli-rajas-market = Markt
cli-rajas-front = Vorterr.
cli-rajas-terrace = Terrasse
cli-rajas-balcony = Balkon
cli-rajas-chamber = Gemach
cli-rajas-levels = Ruhm
cli-rajas-supply = Vorrat
cli-rajas-dice = Würfel
cli-rajas-player = Ruhm { $fame }, Geld { $money }, { $standing }, Karma { $karma }, Arbeiter { $ready } von { $workers }, Fluss { $boat }, Hände { $hands }.
cli-rajas-tile = Preis { $price }, { $road }: { $contents } ({ $animal }, { $below } darunter)
cli-rajas-ranking = Rangliste: Ruhm plus der Weg des Geldmarkers in Ruhmesfeldern, minus { $fields }.
cli-rajas-legend-tracks = ★ Ruhm von links, ₹ Geld von rechts; wo sie sich treffen, entscheidet sich die Partie. ⇔ so viel Ruhm fehlt noch, ✓ so weit aneinander vorbei, w2/4 zwei von vier Arbeitern frei, k Karma, ≈ Flussfeld, w auf der Leiste: Dort wartet ein Arbeiter.
cli-rajas-legend-dice = Würfel: b25 sind eine blaue 2 und eine blaue 5; b blau, g grün, o orange, p violett; ~ mit Karma gedreht.
cli-rajas-legend-province = Provinz: ─┼─b7 ist ein blaues Plättchen zum Preis 7 mit seinen Wegen, * überbaut; darunter T Tempel, P Palast, F Fort, M Mühle, si Seide, te Tee, sp Gewürze mit ihrem Wert. ⌂ Residenz, [c2] hierhin führt ein Weg, ✓ Ertrag erhalten.
cli-rajas-legend-tiles = Auslage: 4╮te2 kostet 4 Augen, hat eine Kurve und einen Teemarkt mit Wert 2; • deine Würfel reichen dafür.
cli-rajas-legend-spaces = Felder: Zahlen sind der Geldpreis freier Felder (Gemächer: der nötige Würfel), ein Spielerzeichen heißt besetzt, b→o: 1 blauen Würfel abgeben, 2 orangefarbene nehmen.
cli-rajas-legend-rewards = Erträge: 2d Würfel, bd blaue Würfel, b/k ein blauer Würfel je Karma, 2k Karma, ₹3 Geld, ★2 Ruhm, ↑ Aufwertung, ≈1 Boot, C? ein Gemach, ₹mix Gemischtwaren, ₹×4 bis zu 4 Märkte einer Sorte, ₹/m je Markt, ★/mt je Plättchen mit Markt, ₹/B je Gebäude, ₹/yt je Ertragsplättchen, ★/╮ je Kurve, ★/w je Arbeiter.
cli-rajas-legend-river = Fluss: Die Zeile unter den Leisten zeigt die Felder vor deinem Boot; w╎ ist die Brücke mit einem Arbeiter. ⚄ Danach entscheidet der Zufall, und es gibt kein Zurück.

## Agra im Terminal

cli-agra-round = Runde { $round }
cli-agra-last-round = Letzte Runde!
cli-agra-next-to-last = Noch eine Runde!
cli-agra-start = Startspieler:
cli-agra-phase-meditation = Meditationsphase
cli-agra-phase-action = Aktionsphase
cli-agra-phase-order = Auftragsphase
cli-agra-points = MP: { $points }
cli-agra-blocked = blockiert:
cli-agra-tiles = Plättchen:
cli-agra-akbar = Akbar nimmt
# Spalten der Spieler zwischen „|“, siehe en.ftl.
cli-agra-columns-long = Rupien|am Ende|Gunst|Marker|Arbeiter|Künstler|Kaufleute|Gelehrte|Stein|Erträge|Waren|Verträge|Aufträge|Akbar|Plättchen
cli-agra-columns = Rupien|Ende|Gunst|Mark|Arbeit.|Künst|Kaufm|Geleh|Stein|Hof|Waren|Vertr|Auftr|Akbar|Plätt
cli-agra-columns-short = ₹|Ende|Gun|Mark|Arbeit|Kün|Kau|Gel|Med|Hof|Ware|Ver|Auf|Akb|Plä
cli-agra-head-city = Stadt: Wert, Arbeiter, M Kaufmann, B Baumeister, × meine, [Baukosten]
cli-agra-head-river = Fluss: Boot an Anlegestelle { $pier } von { $piers }, Verträge der Stufe { $level }: { $done } von { $need }
cli-agra-head-river-end = Fluss: Boot an Anlegestelle { $pier } von { $piers }
cli-agra-head-guilds = Gilden: höchstens { $limit } Aufträge je Spalte; Akbars Schalen
cli-agra-head-court = Mein Hofplan: Hof, Meditation, Gunstaktionen, Verträge
cli-agra-head-others = Die anderen: Waren, Verträge, Gunstplättchen
cli-agra-guilds = Gilden
cli-agra-farm = Hof
cli-agra-stone = Meditationsfeld { $space } von { $last }, MP für den nächsten Arbeiter: { $points },
cli-agra-stone-next = nächstes Feld für { $goods }
cli-agra-favour = Gunstaktionen (besitzen/abgeben):
cli-agra-bonuses = Baubonus:
cli-agra-good = { $good }: Wert { $value } (aufgedruckt { $printed })
cli-agra-good-site = { $good }: Wert { $value } (aufgedruckt { $printed }), Baustelle für { $cost }
cli-agra-boat = Das Boot liegt an Anlegestelle { $pier }: Lieferungen bis Stufe { $level }, höchstens { $limit } Aufträge je Spalte.
cli-agra-orders = Aufträge, höchstens { $limit } je Spalte
cli-agra-bowls = Akbars Schalen
cli-agra-player = Rupien { $rupees } (dazu { $end }, wenn jetzt Schluss wäre), Gunst { $favour }, Marker im Vorrat { $markers }, Arbeiter im Vorrat { $workers }, liegend { $lying }.
cli-agra-action = { $have } besitzen, { $spend } abgeben
cli-agra-pile = Verdeckter Stapel: { $count }.
cli-agra-ranking = Rangliste: Rupien im Beutel + Verträge + Aufträge der Gilden + Meditation + Abdeckplättchen + Akbar.
cli-agra-answers = Antworte mit einer Nummer, einem Zug („place wood“), seinem Anfang („pl w“) oder mehreren auf einmal („lay wood; farmer n2; done“). Auch was jederzeit möglich ist, hat Nummern und kann vor einer Antwort eingeschoben werden.
cli-agra-legend-players = Spieler: Die Kopfzeile nennt die Spalten; wo sie keinen Platz hat, stehen Buchstaben vor den Zahlen. ₹ Rupien im Beutel (? unbekannt), +8 brächte das Spielende jetzt, ♥ Gunst, m Marker im Vorrat, w5●2○1 fünf Arbeiter im Vorrat, zwei stehen, einer liegt; A3+ M0 S2 (Kün Kau Gel) Stufen bei Künstlern, Kaufleuten, Gelehrten (+ in Führung), ◉ (Med) Meditationsfeld, 2242 Erträge des Hofs (Sandstein, Holz, Kurkuma, Baumwolle), g Waren, c Verträge, o Aufträge, b Waren in Akbars Schalen, t Gunstplättchen.
cli-agra-legend-city = Stadt: Name, Wert (2↑ 1↓ durch Preisplättchen erhöht oder gesenkt; aufgedruckt ist 1 weniger oder mehr), ● ein Arbeiter steht, ○ liegt dort, M Kaufmann, B Baumeister, ₹1 Rupien auf dem Gebäude, ×3 deine Waren, [4] eine Baustelle und ihre Baukosten.
cli-agra-legend-goods = Waren: { $goods }.
cli-agra-legend-river = Fluss: ≈2/6 II 1/2 das Boot liegt an Anlegestelle 2 und fährt nach zwei Verträgen der Stufe II weiter, einer ist erfüllt. III✗ ist noch nicht erreichbar. Bei jeder Persönlichkeit stehen Gilde und bestellte Waren; • du hast sie, ● von diesem Spieler geliefert, ●● Doppellieferung. Die englischen Namen der Persönlichkeiten und der Gunstaktionen sind die Wörter zum Tippen.
cli-agra-legend-guilds = Aufträge: ≤3 höchstens so viele je Spalte; ●·3··× der dritte von sechs ist markiert, × neutral; dahinter die beiden Waren und was sie dir brächten (₹2↑ und eine Stufe). Darunter die Waren, die Akbar noch nimmt.
cli-agra-legend-court = Hofplan: der Hof im Uhrzeigersinn, Ecken mit ihrem Ertrag, ▒ abgedeckt, Y Bauer; die Felder heißen n1 bis w5. ◉3/6 +2 →cot+cur: Feld 3, 2 MP für den nächsten Arbeiter, Kosten des nächsten Felds. ♥ Gunstaktionen: besitzen/abgeben, • möglich, ✗ in diesem Zug genutzt. Dann deine Verträge.
cli-agra-legend-moves = Gewinne: ₹ Rupien, ♥ Gunst, w Arbeiter, p Meditationspunkte, A M S Einfluss, ◉ Meditation, Y:woo+1 ein Ertrag des Hofs. ⚄ Danach entscheidet der Zufall, und es gibt kein Zurück.

## Merv im Terminal

cli-merv-year = Jahr { $year }
cli-merv-to-pay = zu zahlen:
cli-merv-danger = Überfall in Jahr { $year } trifft
# Vor der fünften Spalte stehen die Buchstaben der fünf Ressourcen.
cli-merv-columns-long = Punkte|Ende|Gunst|Einfluss|Kamele|Rollen|Waren|Gewürze|Diener|Gebäude|Gefahr|Aufträge|Plättchen
cli-merv-columns = Pkt|Ende|Gun|Einf|Kam|Rol|War|Gewü|Dien|Geb|!|Auft|Plätt
cli-merv-columns-short = p|=|♥|i|∩|s|c+r|gewü|di|g|!|a|t
cli-merv-now-long = hat|Palast|Gebäude|Plättchen|Moschee|Gewürze|gesamt
cli-merv-now = hat|Pal|Geb|Plä|Mos|Gew|dann
cli-merv-head-raid = Überfall am Ende von Jahr { $year }
cli-merv-head-score = Wenn jetzt Schluss wäre
cli-merv-head-contracts = Aufträge
cli-merv-head-caravan = Gewürzkarten, Sorten: { $kinds } von { $allowed }
cli-merv-head-palace = Palast: nächster Höfling { $price } ▪
cli-merv-head-palace-full = Palast: kein Diener mehr im Vorrat
cli-merv-head-library = Bibliothek
cli-merv-head-market = Handelshaus
cli-merv-head-mosque = Moschee
cli-merv-head-walls = Mauern und Tore
cli-merv-head-rival = Solokarte { $card }
cli-merv-no-card = Jetzt liegt keine Solokarte aus.
cli-merv-spaces = { $name }: erstes freies Feld von { $spaces }
cli-merv-prefers = Der Magistrat bevorzugt: { $actions }. Außerdem bringt ihm die Karte { $gain }.
cli-merv-no-danger = Kein Gebäude ist in Gefahr.
cli-merv-no-contracts = Alle Aufträge sind erfüllt.
cli-merv-walls = Mauern
cli-merv-gates = Tore
cli-merv-thanks = Einfluss für eine Mauer oder ein Tor dort:
cli-merv-or = oder
cli-merv-saved-guard = eine Wache
cli-merv-saved-ransom = 1 Ressource Schutzgeld ({ $cubes })
cli-merv-building = Gebäude: { $name }
cli-merv-guard = Wache: { $name }
cli-merv-upgrade = Ausbau
cli-merv-market-camels = Kamelmarkt, Felder mit Kamel: { $names }.
cli-merv-row = Gewürzkarten von vorn, im Stapel noch { $count }. • erreichbar, ∩ mit Kamel.
cli-merv-market = Kamelmarkt: alle Kamele nehmen oder eines auf ein freies Feld legen (wenn du Reihe 3 oder Spalte c gewählt hast).
cli-merv-camels-out = Kamele aus dem Spiel: { $count }.
cli-merv-level = Stufe { $level }, mit Schriftrolle { $scrolls }
cli-merv-places = Ort: Ware und wie viele es noch gibt, Preis, ∩ Kamel. Nachbarn in dieser Liste sind verbunden, auch der letzte und der erste.
cli-merv-contract = ab Einfluss { $influence }: { $things } und 1 Ressource → { $points } Siegespunkte und { $bonus }
cli-merv-asks-scrolls =
    { $count ->
        [one] { $count } Schriftrolle
       *[other] { $count } Schriftrollen
    }
cli-merv-asks-common =
    { $count ->
        [one] { $count } gewöhnliche Ware
       *[other] { $count } gewöhnliche Waren
    }
cli-merv-asks-rare =
    { $count ->
        [one] { $count } seltene Ware
       *[other] { $count } seltene Waren
    }
cli-merv-path = Pfad { $path }
cli-merv-step-camel = Kamel für den Ersten
cli-merv-step-favour = Gunst
cli-merv-step-guard = Wache
cli-merv-step-production = Produktionsausbau
cli-merv-step-white = Jokerausbau
cli-merv-step-tile = Wertungsplättchen
cli-merv-step-wall = 1 Mauer oder 1 Tor kostenlos
cli-merv-step-points = Siegespunkte
cli-merv-step-top = letztes Feld: Punkte für Moscheen in jeder Wertungsphase
cli-merv-vizier = Keine Punkte, keine Ressourcen. Kamele: { $camels }, Gebäude im Vorrat: { $buildings }.
cli-merv-player = Siegespunkte { $points } ({ $now }, wenn jetzt Schluss wäre), Gunst { $favour }, Einfluss { $influence } (erlaubte Gewürzsorten: { $spices }), Kamele { $camels }, Schriftrollen { $scrolls } ({ $laid } auf Aufträgen); im Vorrat: Diener { $servants }, Gebäude { $buildings }, Scheiben { $discs }.
cli-merv-points = Punkte:
cli-merv-goods = Waren:
cli-merv-spices = Gewürzkarten:
cli-merv-posts = Handelsposten:
cli-merv-courtiers = Höflinge:
cli-merv-achievements = Errungenschaften:
cli-merv-fulfilled = Aufträge:
cli-merv-tiles = Wertungsplättchen:
cli-merv-mosque = Moschee:
cli-merv-on-path = Pfad { $path }, Schritt { $step }
cli-merv-ranking = Rangliste: Gunst + Einfluss + Aufträge + Moschee + Errungenschaften + Palast + Gebäude + Wertungsplättchen + letztes Moscheefeld + Gewürzsets + Sonstiges.
cli-merv-ranking-columns = Gun|Einf|Auft|Mos|Err|Pal|Geb|Plä|Let|Set|Son
cli-merv-answers = Antworte mit einer Nummer, einem Zug („go N3“), dessen Anfang („act b“) oder mit mehreren auf einmal („go N3; activate b2“). Auch Züge, die jederzeit möglich sind, haben Nummern und können vor einer Antwort eingeschoben werden.
cli-merv-legend-players = Spieler: Punkte, Ende = Punkte, wenn jetzt Schluss wäre, Gunst, Einfluss, Ressourcen nach Buchstaben, Kamele, Schriftrollen (0/2: von zweien keine frei), Waren (gewöhnliche+seltene), Karten der vier Gewürze, Diener und Gebäude im Vorrat, !2 Gebäude in Gefahr, Aufträge; −Ka eine Ersparnis, R→W ein Joker (✗ genutzt), dann Wertungsplättchen.
cli-merv-legend-city = Stadt: MoR●!g ist eine rote Moschee, ein Gebäude von ●, in einem Überfall in Gefahr, mit grünem Produktionsausbau (w: Jokerausbau). ○□△◇ statt ! ist eine Wache. ▸ ist das aktivierte Grundstück. ∩2/7 in der Mitte: Kamele auf zwei von sieben Feldern des Kamelmarkts, • du darfst ihn jetzt nutzen.
cli-merv-legend-names = Aktionen: { $actions }. Ressourcen: { $cubes }.
cli-merv-legend-around = Ringsum: N1 bis W5 sind Aktionsfelder (N, E, S, W: Nord, Ost, Süd, West), ● ein Meister dort; ═ ║ eine Mauer, ╡╞ ╫ ein Tor. An den Ecken ▶NW 1● 2■∩: die Reihenfolge von vorn, mit Kamelen; ▸ das Feld, um das es geht.
cli-merv-legend-raid = Überfall: ●b2 N2+W4 g GW: Dein Gebäude auf b2 retten Mauern bei N2 und W4 oder eine Wache (g) oder Grün oder Weiß als Schutzgeld; ■ a1 c3: Gebäude der anderen, die getroffen würden („raid“ sagt mehr). Mauern: Bauteile im Vorrat nach Farbe (in Klammern der Preis), dann i N2+3: so viel Einfluss bekommst du bei N2.
cli-merv-legend-score = Wenn jetzt Schluss wäre: deine Punkte + Palast (soweit deine Gunst reicht) + Gebäude + Wertungsplättchen + letztes Moscheefeld + Gewürzsets = zusammen. Ein Überfall ist nicht eingerechnet.
cli-merv-legend-caravan = Gewürzkarten: •1∩wac: erste Karte, erreichbar, mit Kamel; ▸ gewählt. wac2/2♥: Du hast 2, jede zweite bringt ♥. Darunter der Kamelmarkt. { $spices }.
cli-merv-legend-palace = Palast: Farbe, Halle, was jeder deiner Höflinge dort zählen würde, Höflinge. Bibliothek: s4: eine dieser Errungenschaften mit der vierten Schriftrolle; ● hat sie schon.
cli-merv-legend-trade = Handelshaus: buk R 6∩ ●: Preis, Waren im Vorrat, Kamel, Handelsposten; links die inneren, rechts die äußeren Orte, jeder mit dem davor und dem danach verbunden. Aufträge: •I-F ≥3 s1c1 6p♥: • du kannst ihn erfüllen, Einfluss 3, 1 Schriftrolle (s), 1 gewöhnliche Ware (c; r: seltene) und eine beliebige Ressource, für 6 Punkte und Gunst.
cli-merv-legend-mosque = Moschee: R∩ Rot für ein Kamel; ♥ Gunst, g Wache, +R Produktionsausbau, +W Jokerausbau, # 1 Mauer oder 1 Tor kostenlos, Bi Wertungsplättchen für Bibliotheken, 5p Punkte, ★ letztes Feld; darunter, wer dort steht.
cli-merv-legend-rival = Solokarte: Felder der Seite in der Reihenfolge, in der ■ und ▲ ein freies suchen, die Aktionen, die der Magistrat bevorzugt, + was ihm die Karte bringt.
cli-merv-legend-moves = Gewinne: R B G T W Ressourcen, ▪ Ressourcen aller Farben, ♥ Gunst, i Einfluss, ∩ Kamele, s Schriftrollen, p Siegespunkte, ✓●b2 diese Mauer macht das Gebäude sicher. ⚄ Als Nächstes entscheidet der Zufall, und es gibt kein Zurück.

## Ein Spielplan, den niemand gezeichnet hat

cli-plain-answers = Antworte mit einer Nummer, einem Zug in Notation, seinem Anfang oder mit mehreren auf einmal und „;“ dazwischen. Auch Züge, die jederzeit möglich sind, haben Nummern und können vor einer Antwort eingeschoben werden.
cli-plain-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-plain-won = Gewonnen: { $names }.
cli-plain-lost = Niemand hat gewonnen.

## serai serve, serai backup, verify, repair

cli-setting-host = unter welcher Adresse der Server erreichbar ist: 127.0.0.1 nur von diesem Rechner, 0.0.0.0 aus dem ganzen Netz
cli-setting-port = der Port (8000; mit --open der nächste freie ab dort)
cli-setting-database = wo die Tische liegen: sqlite:///DATEI oder postgresql+psycopg://NUTZER@RECHNER/NAME (serai.db in diesem Ordner; mit --open eine Datei in deinem eigenen Ordner); SERAI_DATABASE in der Umgebung sagt dasselbe
cli-arg-serve-open = gleich den Browser öffnen
cli-setting-origin = eine weitere Adresse, unter der Browser den Server finden, etwa https://serai.example; mehrfach möglich
cli-setting-proxy = ein Proxy vor dem Server (Adresse oder Netz), dem geglaubt wird, für wen er fragt; mehrfach möglich
cli-setting-people-per-address = wie viele Leute sich eine Adresse teilen dürfen, etwa ein Verein hinter einem Router: So viel wie sie alle darf eine Adresse tun (5)
cli-setting-workers-for-bots = wie viele Prozesse für Bots denken (1)
cli-setting-keep-matches = so viele Tage bleiben beendete Partien; 0: für immer (0)
cli-setting-keep-waiting = so viele Tage nach der letzten Änderung bleiben Tische, an denen noch nicht begonnen wurde; 0: für immer (90)
cli-setting-keep-chat = so viele Tage bleibt der Chat; 0: so lange wie der Tisch (0)
cli-setting-keep-guests = so viele Tage bleiben Gäste, die an keinem Tisch sind; 0: für immer (400)
cli-setting-limits = begrenzen, wie oft jemand etwas tun darf; off nur zum Messen
cli-setting-log = wie viel der Server über seine Arbeit erzählt
cli-setting-log-format = wie das Log des Servers aussieht: ein JSON-Objekt je Zeile, einfacher Text, oder (auto) Text am Terminal und sonst JSON
cli-setting-metrics = wo der Server Kennzahlen für Prometheus ausgibt: ein Port dieses Rechners (9464) oder Adresse und Port; leer heißt: nirgends. Gehört nicht ins offene Netz
cli-arg-config = eine TOML-Datei mit Einstellungen; SERAI_CONFIG in der Umgebung sagt dasselbe
cli-arg-config-toml = eine Datei zum Anfangen ausgeben, in der jede Einstellung erklärt ist
cli-config-usual = Standard
cli-serve-metrics = Kennzahlen für Prometheus: { $address }
cli-arg-backup-target = die Zieldatei; eine ältere Sicherung wird ersetzt
cli-arg-backup-database = wo die Tische liegen (serai.db in diesem Ordner, sonst die Datei in deinem eigenen Ordner); SERAI_DATABASE in der Umgebung sagt dasselbe
cli-arg-verify-database = wo die Tische liegen (serai.db in diesem Ordner, sonst die Datei in deinem eigenen Ordner); SERAI_DATABASE in der Umgebung sagt dasselbe
cli-arg-repair-folder = der Ordner für die Dateien
cli-arg-repair-database = wo die Tische liegen (serai.db in diesem Ordner, sonst die Datei in deinem eigenen Ordner); SERAI_DATABASE in der Umgebung sagt dasselbe
cli-serve-open = Der Tisch ist offen: { $address }
cli-serve-also = Für andere: { $address }
cli-serve-no-proxy = Vor dem Server scheint ein Proxy zu stehen, doch keinem wird vertraut: Die Grenzen zählen ihn als einen Besucher. Mit --proxy 127.0.0.1 zählen sie Leute, sofern er auf diesem Rechner läuft.
cli-serve-already = Der Tisch ist schon offen: { $address }
cli-serve-kept = Alles liegt in { $place }.
cli-serve-end = Strg+C schließt ihn; offene Partien gehen beim nächsten Mal weiter.
cli-serve-engine = Die schnelle Engine ist fertig: Die Bots nutzen sie ab sofort, alles andere ab dem nächsten Start.
cli-serve-closed = Geschlossen. Es ist nichts verloren.
cli-serve-no-browser = Hier ließ sich kein Browser öffnen. Gib diese Adresse in einen ein: { $address }
cli-serve-no-client = Die Seite für den Browser ist noch nicht gebaut („make setup“ erledigt das). Bis dahin steht unter der Adresse nur dieser Hinweis.
cli-migrated = Die Datenbank ist auf den neuen Stand gebracht, in einem Schritt, der ganz oder gar nicht geschieht. Kopien von PostgreSQL macht dessen eigenes Werkzeug.
cli-migrated-copied = Die Datenbank ist auf den neuen Stand gebracht. Eine Kopie des alten Standes liegt in { $file }.
cli-backup-done = Gesichert: { $file } ({ $size } kB).
cli-trouble-port-taken = Port { $port } wird schon von einem anderen Programm benutzt. Nimm einen anderen: --port 8080
cli-trouble-address = { $host }, Port { $port }: Dort lässt sich kein Server starten ({ $detail }).
cli-backup-unreadable = Die Datei der Datenbank ist beschädigt. In der Sicherung ist alles, was sich noch lesen ließ:
cli-backup-damaged =
    { $count ->
        [one] Es ist alles da, aber das Protokoll eines Tisches ist nicht mehr das geschriebene; es ist gesichert, wie es ist (Tisch, erstes Ereignis):
       *[other] Es ist alles da, aber die Protokolle von { $count } Tischen sind nicht mehr die geschriebenen; sie sind gesichert, wie sie sind (Tisch, erstes Ereignis):
    }
cli-verify-file = Die Datei der Datenbank ist beschädigt. „serai backup“ macht aus dem, was sich lesen lässt, eine heile:
cli-verify-older = Die Datenbank stammt von einer älteren Ausgabe: Nur die Ketten der Protokolle werden geprüft.
cli-verify-well =
    { $count ->
        [one] Ein Tisch ist so, wie er geschrieben wurde.
       *[other] { $count } Tische sind so, wie sie geschrieben wurden.
    }
cli-verify-shelved =
    { $count ->
        [one] Ein Tisch wird aufbewahrt, dessen Regeln oder Werte nicht die dieser Ausgabe sind.
       *[other] { $count } Tische werden aufbewahrt, deren Regeln oder Werte nicht die dieser Ausgabe sind.
    }
cli-verify-damaged =
    { $count ->
        [one] Einer ist beschädigt. „serai repair“ legt ihn beiseite.
       *[other] { $count } sind beschädigt. „serai repair“ legt sie beiseite.
    }
cli-verify-chain = Ereignis { $seq } ist nicht das geschriebene
cli-verify-replay = das Protokoll ist heil, lässt sich aber nicht spielen: { $detail }
cli-verify-beside = was neben dem Protokoll steht, passt nicht dazu: { $detail }
cli-verify-unreadable = nicht zu lesen: { $detail }
cli-verify-name-removed = Ereignis { $seq }: Hier wurde ein Name entfernt; der Fingerabdruck lässt sich nicht mehr nachrechnen und gilt auf Treu und Glauben
cli-repair-aside = Aufbewahrt als { $file }.
cli-repair-done =
    { $count ->
        [0] Nichts ist beschädigt.
        [one] Ein Tisch wurde beiseitegelegt. Niemand kann ihn mehr öffnen; alles, was von ihm gespeichert war, steht in seiner Datei.
       *[other] { $count } Tische wurden beiseitegelegt. Niemand kann sie mehr öffnen; alles, was von ihnen gespeichert war, steht in ihren Dateien.
    }
cli-trouble-origin = „{ $given }“ ist keine Adresse der Form https://serai.example.
cli-trouble-proxy = „{ $given }“ ist weder eine Adresse wie 127.0.0.1 noch ein Netz wie 10.0.0.0/8.
cli-trouble-metrics = „{ $given }“ ist weder ein Port wie 9464 noch eine Adresse mit Port wie 127.0.0.1:9464.
cli-trouble-setting-unknown = { $file }: Eine Einstellung „{ $given }“ gibt es nicht. Meinst du „{ $near }“?
cli-trouble-variable-unknown = Eine Variable { $given } gibt es nicht. Meinst du { $near }?
cli-trouble-setting-value = { $name } kann nicht „{ $given }“ sein. Möglich ist: { $known }
cli-trouble-config-file = { $file } ist keine gültige TOML-Datei: { $detail }
cli-trouble-database = „{ $given }“ ist keine Datenbank, die wir kennen: { $known }
cli-trouble-storage = Die Datenbank { $given } lässt sich nicht verwenden ({ $detail }).
cli-trouble-driver = Für { $given } fehlt der Treiber für PostgreSQL: pip install { "\"" }serai[postgres]{ "\"" }
cli-trouble-backup-elsewhere = PostgreSQL bringt ein eigenes Werkzeug zum Sichern mit: pg_dump.
cli-trouble-repair-file = Die Datei der Datenbank selbst ist beschädigt. Lass „serai backup“ eine heile Kopie machen und lege sie an ihre Stelle.

## Nach einem Server sehen: serai admin

cli-admin-about-tables = Tische auflisten, zuletzt geänderte zuerst
cli-admin-about-guests = Gäste auflisten, die neuesten zuerst
cli-admin-about-show = einen Tisch mit seinen Leuten und dem Ende des Chats zeigen, oder einen Gast mit seinen Tischen
cli-admin-about-close = einen Tisch für immer schließen: Die Partie endet dort ohne Sieger, und alles Gespielte bleibt lesbar
cli-admin-about-mute = ablehnen, was ein Gast in Chats schreibt, und neue Namen
cli-admin-about-unmute = einen Gast wieder schreiben lassen
cli-admin-about-ban = einen Gast abweisen: Jede Anfrage wird abgelehnt, offene Seiten von Tischen werden geschlossen
cli-admin-about-unban = einen Gast wieder kommen lassen
cli-admin-about-delete = einen Gast löschen, mit allem, was ihn nennt, so wie er es selbst könnte
cli-admin-about-purge = löschen, was jetzt zu alt ist, wie es der Server einmal am Tag tut
cli-admin-about-message = allen im Browser eine Nachricht zeigen
cli-arg-admin-deed = was geschehen soll; „serai admin WHAT --help“ zeigt mehr
cli-arg-admin-yes = nicht nachfragen
cli-arg-admin-older = nur, was sich so viele Tage nicht geändert hat (Gäste: wer vorher kam)
cli-arg-admin-limit = wie viele gezeigt werden (100); 0: alle
cli-arg-admin-guest = Kennung eines Gastes oder ihr Anfang (mindestens sechs Zeichen)
cli-arg-admin-table = Kennung eines Tisches oder ihr Anfang (mindestens sechs Zeichen)
cli-arg-admin-which = Kennung eines Tisches oder Gastes oder ihr Anfang (mindestens sechs Zeichen)
cli-arg-admin-status = nur Tische in diesem Zustand
cli-arg-admin-name = nur Namen mit diesem Text
cli-arg-admin-banned = nur gesperrte Gäste
cli-arg-admin-muted = nur stumm geschaltete Gäste
cli-arg-admin-hours = für so viele Stunden; sonst, bis es aufgehoben wird
cli-arg-admin-dry = nur zählen
cli-arg-admin-text = was allen gezeigt wird
cli-arg-admin-clear = die Nachricht zurücknehmen
cli-arg-admin-minutes = worum es geht, beginnt in so vielen Minuten
cli-arg-admin-database = wo die Tische liegen (serai.db in diesem Ordner, sonst die Datei in deinem eigenen Ordner); SERAI_DATABASE in der Umgebung sagt dasselbe
cli-admin-tables-count =
    { $count ->
        [one] { $shown } von { $count } Tisch
       *[other] { $shown } von { $count } Tischen
    }
cli-admin-guests-count =
    { $count ->
        [one] { $shown } von { $count } Gast
       *[other] { $shown } von { $count } Gästen
    }
cli-admin-at-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
cli-admin-table = Tisch { $table }: { $game }, { $status }
cli-admin-opened = Eröffnet { $at } von { $guest }
cli-admin-changed =
    { $events ->
        [one] Zuletzt geändert { $at }, { $events } Ereignis, { $size }
       *[other] Zuletzt geändert { $at }, { $events } Ereignisse, { $size }
    }
cli-admin-guest = Gast { $guest }: { $name }, hier seit { $at }
cli-admin-is-banned = gesperrt
cli-admin-is-muted = stumm geschaltet
cli-admin-is-muted-until = stumm geschaltet bis { $at }
cli-admin-is-leaving = wird gerade gelöscht
cli-admin-sure = Wirklich? (ja/nein)
cli-admin-yes = j ja y yes
cli-admin-sure-close = Der Tisch { $table } ({ $game }: { $names }) wird geschlossen. Niemand kann dort weiterspielen.
cli-admin-sure-ban = { $name } ({ $guest }) wird gesperrt: Alles wird abgelehnt, und offene Seiten von Tischen werden geschlossen.
cli-admin-sure-delete = { $name } ({ $guest }) wird gelöscht, mit allem, was den Namen trägt. Das lässt sich nicht rückgängig machen.
cli-admin-sure-purge = Was zu alt ist, wird gelöscht. Das lässt sich nicht rückgängig machen; --dry-run zeigt, wie viel es ist.
cli-admin-close-done = Der Tisch ist geschlossen.
cli-admin-mute-done = Der Gast ist stumm geschaltet.
cli-admin-unmute-done = Der Gast kann wieder schreiben.
cli-admin-ban-done = Der Gast ist gesperrt.
cli-admin-unban-done = Der Gast kann wieder kommen.
cli-admin-delete-done = Der Gast ist gelöscht.
cli-admin-message-done = Allen wird die Nachricht gezeigt, bis zu „serai admin message --clear“.
cli-admin-message-cleared = Die Nachricht ist zurückgenommen.
cli-admin-already = Das war schon so.
cli-admin-purge-matches =
    { $days ->
        [0] Beendete Partien: bleiben für immer.
       *[other] Beendete Partien, älter als (Tage): { $days }, Anzahl: { $count }
    }
cli-admin-purge-waiting =
    { $days ->
        [0] Tische, an denen noch nicht begonnen wurde: bleiben für immer.
       *[other] Tische, an denen noch nicht begonnen wurde, älter als (Tage): { $days }, Anzahl: { $count }
    }
cli-admin-purge-chat =
    { $days ->
        [0] Chat: bleibt so lange wie der Tisch.
       *[other] Zeilen im Chat, älter als (Tage): { $days }, Anzahl: { $count }
    }
cli-admin-purge-guests =
    { $days ->
        [0] Gäste, die an keinem Tisch sind: bleiben für immer.
       *[other] Gäste, die an keinem Tisch sind, älter als (Tage): { $days }, Anzahl: { $count }
    }
cli-admin-purge-dry = Gelöscht wurde nichts.
cli-admin-purge-done = So viel wurde gelöscht.
cli-trouble-admin-older = Die Datenbank { $given } ist nicht von dieser Ausgabe. Starte einmal den Server dieser Ausgabe, oder nimm das „serai admin“ der anderen.
cli-trouble-admin-id = „{ $given }“ ist keine Kennung eines Tisches oder Gastes: mindestens ihre ersten sechs Zeichen. „serai admin tables“ und „serai admin guests“ listen sie auf.
cli-trouble-admin-unknown = Nichts hat hier eine Kennung, die mit „{ $given }“ beginnt. „serai admin tables“ und „serai admin guests“ listen auf, was es gibt.
cli-trouble-admin-several = „{ $given }“ könnte Mehreres sein: { $known }. Gib mehr Zeichen an.
cli-trouble-admin-unsure = „serai admin { $deed }“ fragt nach, bevor es etwas tut, und hier sitzt niemand am Terminal. Mit --yes fragt es nicht.
cli-trouble-admin-not-done = Es ist nichts geschehen.
cli-trouble-admin-message = Sag, was allen gezeigt werden soll, oder --clear, um es zurückzunehmen.
cli-trouble-admin-no-table = Diesen Tisch gibt es nicht mehr.
cli-trouble-admin-no-guest = Diesen Gast gibt es nicht mehr.
cli-trouble-admin-damaged = Das Protokoll dieses Tisches ist beschädigt; ihm wird nichts hinzugefügt. „serai repair“ nimmt den Tisch aus der Datenbank.
cli-trouble-admin-storage = In die Datenbank ließ sich nichts schreiben. Das Protokoll des Servers sagt mehr.
cli-trouble-admin-failed = Das ging nicht. Das Protokoll des Servers sagt mehr.
cli-trouble-admin-lost = Der Server hat aufgehört oder wurde neu gestartet, bevor er geantwortet hat. Sieh mit „serai admin show“ nach, was geschehen ist, und wiederhole den Auftrag, wenn nötig.
cli-trouble-admin-goes-on = Der Server hat angefangen und ist nach { $seconds } Sekunden noch nicht fertig. Er macht weiter; sieh später nach.
