# Das Ergebnis einer Partie und Bilder von Stellungen.

web-result-won-by = { $seat } gewinnt mit { $by } Vorsprung
web-result-table = Der Tisch
web-result-winner = Sieger
web-result-shares = geteilter Sieg
web-result-behind = { $by } zurück
web-result-tied = gleichauf, aber Nachteil im Gleichstand
web-result-sources = Punkte nach Herkunft
web-result-gap-sources = Was den Abstand verringerte
web-result-points = Punkte
web-result-steps = Schritte
web-result-usual = gegen das Übliche
web-result-numbers = Zahlen
web-result-usually = üblich
web-result-as-usual = wie üblich
web-result-usual-what = Üblich ist der Durchschnitt aus { $games } Partien des Bots „greedy“ gegen sich selbst an einem Tisch dieser Größe.
web-result-largest = Am meisten aus einer Quelle: { $seat }, { $count } ({ $what }).
web-result-source = Herkunft
web-result-course = Der Verlauf der Partie
web-result-race = Das Rennen
web-result-course-what = Punkte nach jedem Zug. Ein Klick zeigt den Spielplan in diesem Moment.
web-result-race-what = Schritte, die noch fehlen, bis sich die beiden Marker treffen. Ein Klick zeigt den Spielplan in diesem Moment.
web-result-meet = treffen
web-result-before = Vor dem ersten Zug
web-result-turn = Zug { $turn }, { $seat }
web-result-turns = Zug
web-result-gains = { $seat } gewinnt { $by } hinzu
web-result-takes-lead = { $seat } geht in Führung: +{ $by }
web-result-look = Der Spielplan in diesem Moment
web-result-values = Alle Werte als Tabelle
web-result-tools = Nach der Partie
web-result-board = Spielplan
web-result-open = Das ganze Ergebnis
web-result-keep = Speichern
web-result-share = Link teilen
web-result-shared = Kopiert
web-result-not-shared = Der Link ließ sich nicht kopieren: { $link }
web-result-turned-seats = Noch einmal, alle einen Platz weiter
web-result-players =
    { $count ->
        [one] allein
       *[other] zu { $count }
    }
web-result-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
web-result-rules = Regeln { $version }
web-picture-svg = Bild (SVG)
web-picture-png = Bild (PNG)
web-picture-failed = Das Bild ließ sich nicht machen.
