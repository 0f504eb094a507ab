# Die Schachtel von Agra auf Deutsch. Was eine Botschaft bedeutet, steht in en.ftl.

## Wo man nachsieht

box-board-token = Preisplättchen, nach ihren Flaggen geordnet: das Plättchen „{ $name }“. Zähle die Flaggen auf beiden Seiten, zuerst die Seite mit weniger.
box-court-space = Hofplan, der eigene Spielplan: Feld { $number } der Meditationsleiste, gezählt ab dem Startfeld des Steins.
box-court-side =
    Hofplan, der eigene Spielplan: die { $number ->
        [1] obere
        [2] rechte
        [3] untere
       *[4] linke
    } Seite des Hofs, im Uhrzeigersinn gelesen.
box-goods-site = Großer Spielplan, Baustellen: { $building }. Wie hoch sind die Baukosten?
box-imperial-step = Kaiserlicher Spielplan, Gildenleisten (alle drei sind gleich): Stufe { $number }, gezählt ab dem Start.
box-imperial-order = Kaiserlicher Spielplan, Aufträge ({ $guild }): Zeile { $row } von oben.
box-imperial-bowl =
    Kaiserlicher Spielplan, Akbars Schalen: { $side_key ->
        [left] linke Seite
       *[right] rechte Seite
    }, die Schale mit der Würfelzahl { $die }.
box-notables-notable = Persönlichkeiten, Stufe { $level }: Nummer { $number }, { $name }.

## Felder

field-sides = Flaggen
field-points = Meditationspunkte
field-cost = Kosten
    .words = good
field-corner = Ware in der Ecke, an der die Seite beginnt
    .words = good
field-covered = Zu Beginn abgedeckte Felder, gezählt ab dieser Ecke
field-rupees = Rupien für einen Auftrag
field-favour = Gunst statt eines Gunstplättchens
field-goods = Waren
    .words = good
field-good = Ware
    .words = good
field-guild = Gilde
    .words = guild
field-top = Ware oben
    .words = good
field-middle = Ware in der Mitte
    .words = good
field-bottom = Ware unten
    .words = good
field-building = Gebäude
    .words = building
field-side = Seite
field-die = Würfelzahl
field-row = Zeile
field-number = Nummer
field-level = Stufe
field-deliver = Bonus für Lieferungen von
    .words = good
field-deliver_rupees = Rupien je Lieferung

## Was da stehen darf

allowed-smaller-first = zwei Zahlen, die kleinere zuerst
allowed-basic-once = jede Grundware nur einmal
allowed-free-squares = freie Felder, jedes nur einmal
allowed-no-first-cost = Waren, aber keine für das erste Feld
allowed-middle = die Mitte von { $n }
allowed-left = eine Ware links davon
allowed-none-basic = none, nur bei Grundwaren
allowed-steps = 2 bis { $n } Stufen
allowed-cook = mehr als die { $n }, die der Koch aufnimmt
allowed-bowls = jede Ware einmal, keine Grundwaren
allowed-two-goods = zwei verschiedene Waren
allowed-different = verschiedene Waren
allowed-as-level = { $n } Waren, wie die anderen dieser Stufe
allowed-boat = genug Verträge, dass das Boot weiterfährt
allowed-never-fall = drei Zahlen, die nie kleiner werden
allowed-even-share = ein gleicher Anteil von { $n } Persönlichkeiten
