# De doos van Agra in het Nederlands. Wat een bericht betekent, staat in en.ftl.

## Waar je kijkt

box-board-token = Prijsfiches, op volgorde van hun vlaggen: het fiche “{ $name }”. Tel de vlaggen op beide kanten, eerst de kant met de minste.
box-court-space = Spelersbord: vakje { $number } van het meditatiespoor, geteld vanaf het startvakje van de teller.
box-court-side =
    Spelersbord: de { $number ->
        [1] bovenkant
        [2] rechterkant
        [3] onderkant
       *[4] linkerkant
    } van de boerderij, met de klok mee gelezen.
box-goods-site = Groot speelbord, bouwplaatsen: { $building }. Wat kost het om te bouwen?
box-imperial-step = Keizerlijk bord, invloedssporen (alle drie hetzelfde): stap { $number }, geteld vanaf het begin.
box-imperial-order = Keizerlijk bord, opdrachten ({ $guild }): rij { $row } van boven.
box-imperial-bowl =
    Keizerlijk bord, de schalen van Akbar: { $side_key ->
        [left] linkerkant
       *[right] rechterkant
    }, de schaal met dobbelsteen { $die }.
box-notables-notable = Notabelen, niveau { $level }: nummer { $number }, { $name }.

## Velden

field-sides = Vlaggen
field-points = Meditatiepunten
field-cost = Kosten
    .words = good
field-corner = Goed in de hoek waar de kant begint
    .words = good
field-covered = Vakjes met een afdekfiche bij de start, geteld vanaf die hoek
field-rupees = Roepies voor een opdracht
field-favour = Gunsten in plaats van een tegel
field-goods = Goederen
    .words = good
field-good = Goed
    .words = good
field-guild = Gilde
    .words = guild
field-top = Goed bovenaan
    .words = good
field-middle = Goed in het midden
    .words = good
field-bottom = Goed onderaan
    .words = good
field-building = Gebouw
    .words = building
field-side = Kant
field-die = Dobbelsteen
field-row = Rij
field-number = Nummer
field-level = Niveau
field-deliver = Leveringsbonus voor
    .words = good
field-deliver_rupees = Roepies per levering

## Wat er mag staan

allowed-smaller-first = twee getallen, het kleinste eerst
allowed-basic-once = elk basisgoed maar één keer
allowed-free-squares = vrije vakjes, elk één keer
allowed-no-first-cost = goederen, maar geen voor het eerste vakje
allowed-middle = het midden van { $n }
allowed-left = een goed links ervan
allowed-none-basic = none, alleen bij basisgoederen
allowed-steps = 2 tot en met { $n } stappen
allowed-cook = meer dan de { $n } die de Kok opneemt
allowed-bowls = elk goed één keer, geen basisgoederen
allowed-two-goods = twee verschillende goederen
allowed-different = verschillende goederen
allowed-as-level = { $n } goederen, zoals anderen van dit niveau
allowed-boat = genoeg contracten om de boot verder te laten varen
allowed-never-fall = drie getallen die nooit kleiner worden
allowed-even-share = een gelijk deel van { $n } notabelen
