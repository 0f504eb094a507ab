# De uitslag van een partij en afbeeldingen van standen.

web-result-won-by = { $seat } wint met { $by } voorsprong
web-result-table = De tafel
web-result-winner = winnaar
web-result-shares = gedeelde overwinning
web-result-behind = { $by } achter
web-result-tied = gelijk, maar erachter
web-result-sources = Punten per herkomst
web-result-gap-sources = Wat de afstand kleiner maakte
web-result-points = punten
web-result-steps = stappen
web-result-usual = vergeleken met gewoonlijk
web-result-numbers = getallen
web-result-usually = gewoonlijk
web-result-as-usual = zoals gewoonlijk
web-result-usual-what = Gebruikelijk is het gemiddelde van { $games } partijen van de bot “greedy” tegen zichzelf aan een tafel van deze grootte.
web-result-largest = Het meest uit één bron: { $seat }, { $count } ({ $what }).
web-result-source = Herkomst
web-result-course = Het verloop van de partij
web-result-race = De race
web-result-course-what = De stand na elke beurt. Klik ergens om het bord op dat moment te zien.
web-result-race-what = Stappen die nog ontbreken tot de twee markers van een speler elkaar ontmoeten. Klik ergens om het bord op dat moment te zien.
web-result-meet = samen
web-result-before = Voor de eerste beurt
web-result-turn = Beurt { $turn }, { $seat }
web-result-turns = Beurt
web-result-gains = { $seat } komt { $by } vooruit
web-result-takes-lead = { $seat } neemt de leiding: +{ $by }
web-result-look = Het bord op dat moment
web-result-values = Alle waarden als tabel
web-result-tools = Na de partij
web-result-board = Bord
web-result-open = De hele uitslag
web-result-keep = Bewaren
web-result-share = Link delen
web-result-shared = Gekopieerd
web-result-not-shared = De link kon niet worden gekopieerd: { $link }
web-result-turned-seats = Nog een keer, iedereen een plaats verder
web-result-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
web-result-minutes =
    { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
web-result-rules = regels { $version }
web-picture-svg = Afbeelding (SVG)
web-picture-png = Afbeelding (PNG)
web-picture-failed = De afbeelding kon niet worden gemaakt.
