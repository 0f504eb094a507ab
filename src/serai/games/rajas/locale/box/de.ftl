# Die Schachtel von Rajas of the Ganges auf Deutsch. Was eine Botschaft bedeutet, steht in en.ftl.

## Wo man nachsieht

box-board-quarry = Spielplan, Steinbruch, so wie er bei { $seats } Spielern ist: was die Felder kosten, von links nach rechts.
box-board-harbour = Spielplan, Hafen, so wie er bei { $seats } Spielern ist: was die Felder kosten, von links nach rechts.
box-board-front = Spielplan, Palast, so wie er bei { $seats } Spielern ist: die Vorterrasse, wo es Geld gibt.
box-board-terrace = Spielplan, Palast, so wie er bei { $seats } Spielern ist: die Felder der Terrasse, jedes für Würfel einer Farbe.
box-board-balconies = Spielplan, Palast, so wie er bei { $seats } Spielern ist: die Balkone, jeder mit der Farbe des Würfels, den man dort abgibt.
box-board-cover =
    Abdeckplättchen für drei Spieler: das { $id ->
        [cover-a] erste
       *[other] zweite
    } der beiden und was es verdeckt.
box-ganga-tile = Ganga-Modul: Flussplättchen, Nummer { $number } von 8 (die Nummern sind unsere; leg die Plättchen in eine Reihe und lass sie liegen).
box-province-field = Provinztableau, Sondererträge: { $name }. Felder heißen a bis e von links und 1 bis 4 von oben; N, E, S, W sind der obere, rechte, untere und linke Rand eines Feldes.
box-province-basic_yield = Provinztableau, Basisseite: der Sonderertrag { $field }.
box-province-field_colour = Provinztableau, Navaratnas-Seite: der Sonderertrag { $field }.
box-province-navaratnas_yield = Provinztableau, Navaratnas-Seite: was der Sonderertrag { $field } ohne Plättchen bringt.
box-river-space = Spielplan, Fluss: Feld { $number }, gezählt ab dem Startfeld der Boote.
box-tiles-tile = Provinzplättchen, Farbe { $colour }: leg alle 16 nach dem Tier auf der Rückseite aus (Schlange, Kuh, Tiger), dann nach den Kosten; Plättchen { $number }.
box-yield_tiles-tile = Ertragsplättchen, Farbe { $colour }: Nummer { $number } dieser Farbe (die Nummern sind unsere; leg sie in eine Reihe und lass sie liegen).

## Namen

yield-N2 = am oberen Rand über Spalte b
yield-N4 = am oberen Rand über Spalte d
yield-NW = in der linken oberen Ecke
yield-NE = in der rechten oberen Ecke
yield-S = am unteren Rand in der Mitte
yield-W2 = am linken Rand in Reihe 2
yield-E2 = am rechten Rand in Reihe 2
yield-W3 = am linken Rand in Reihe 3
yield-E3 = am rechten Rand in Reihe 3
yield-W4 = am linken Rand in Reihe 4
yield-E4 = am rechten Rand in Reihe 4
area-quarry = Steinbruch
area-harbour = Hafen

## Felder

field-seats = Spieler
field-costs = Geld
field-spaces = Anzahl der Felder
field-colours = Farben
    .words = colour
field-give = Farben
    .words = colour
field-area = Wo es liegt
    .words = area
field-hides = Felder, die es verdeckt, von links gezählt wie zu viert
field-reward = Bringt
    .words = reward
field-reached_from = Erreicht von (Feld und Rand)
field-field = Sonderertrag
    .words = yield
field-colour = Farbe
    .words = colour hue
field-number = Nummer
field-stack = Tier auf der Rückseite
    .words = animal
field-cost = Kosten in Augen
field-road = Weg
    .words = road
field-buildings = Gebäude
    .words = building
field-markets = Märkte (Ware und Wert)

## Was da stehen darf

allowed-yield-side = ein Rand ohne Nachbarfeld und ohne anderen Ertrag
allowed-square = ein Feld des Rasters
allowed-cell-side = mindestens ein Rand eines Feldes
allowed-cells-for = Felder oder Steine für { $names }
allowed-directions = Richtungen, in denen ein Feld liegt
allowed-colours-alike = lauter gleiche oder lauter verschiedene Farben
allowed-three-colours = eine bis drei Farben
allowed-space-from-1 = ein Feld von 1 bis { $last }
allowed-for-ids = { $colour } für die ids { $letter }..
allowed-other-colour = eine andere Farbe, jede nur einmal
allowed-two-rewards = höchstens zwei Erträge
allowed-no-chamber = ein Ertrag, der kein Gemach öffnet
allowed-costs = Kosten, die nie kleiner werden
allowed-colours-once = jede Farbe einmal: { $names }
allowed-spaces = 1 bis { $n } Felder
allowed-cover = Felder, die von { $all } die Kosten { $left } übrig lassen
allowed-sum = { $n }, die Summe der Einträge
allowed-items = zusammen ein oder zwei Dinge
allowed-stacks = Schlange, Kuh, Tiger in dieser Folge, keines ausgelassen
allowed-last-tiger = Tiger für das letzte Plättchen einer Farbe
allowed-fields = { $n } Felder
allowed-at-most-other = höchstens { $name }, also { $n }
