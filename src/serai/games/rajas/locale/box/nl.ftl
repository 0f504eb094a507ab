# De doos van Rajas of the Ganges in het Nederlands. Wat een bericht betekent, staat in en.ftl.

## Waar je kijkt

box-board-quarry = Speelbord, steengroeve, zoals die met { $seats } spelers is: wat de plekken kosten, van links naar rechts.
box-board-harbour = Speelbord, haven, zoals die met { $seats } spelers is: wat de plekken kosten, van links naar rechts.
box-board-front = Speelbord, paleis, zoals het met { $seats } spelers is: het voorterras, waar je geld krijgt.
box-board-terrace = Speelbord, paleis, zoals het met { $seats } spelers is: de plekken van het terras, elk voor dobbelstenen van één kleur.
box-board-balconies = Speelbord, paleis, zoals het met { $seats } spelers is: de balkons, elk met de kleur van de dobbelsteen die je daar inlevert.
box-board-cover =
    Afdektegels voor drie spelers: de { $id ->
        [cover-a] eerste
       *[other] tweede
    } van de twee, en wat hij bedekt.
box-ganga-tile = Module Ganga: riviertegels, nummer { $number } van 8 (de nummers zijn van ons; leg de tegels op een rij en houd die volgorde).
box-province-field = Provinciebord, velden met opbrengst: { $name }. Vakken heten a tot e van links en 1 tot 4 van boven; N, E, S, W zijn de boven-, rechter-, onder- en linkerrand van een vak.
box-province-basic_yield = Provinciebord, basiskant: het veld { $field }.
box-province-field_colour = Provinciebord, Navaratnas-kant: het veld { $field }.
box-province-navaratnas_yield = Provinciebord, Navaratnas-kant: wat het veld { $field } zonder tegel oplevert.
box-river-space = Speelbord, rivier: vak { $number }, geteld vanaf de start van de boten.
box-tiles-tile = Provincietegels, kleur { $colour }: leg alle 16 op volgorde van het dier op de achterkant (slang, koe, tijger) en dan van de kosten; tegel { $number }.
box-yield_tiles-tile = Opbrengsttegels, kleur { $colour }: nummer { $number } van die kleur (de nummers zijn van ons; leg ze op een rij en houd die volgorde).

## Namen

yield-N2 = aan de bovenrand boven kolom b
yield-N4 = aan de bovenrand boven kolom d
yield-NW = in de hoek linksboven
yield-NE = in de hoek rechtsboven
yield-S = aan de onderrand in het midden
yield-W2 = aan de linkerrand in rij 2
yield-E2 = aan de rechterrand in rij 2
yield-W3 = aan de linkerrand in rij 3
yield-E3 = aan de rechterrand in rij 3
yield-W4 = aan de linkerrand in rij 4
yield-E4 = aan de rechterrand in rij 4
area-quarry = steengroeve
area-harbour = haven

## Velden

field-seats = Spelers
field-costs = Geld
field-spaces = Aantal plekken
field-colours = Kleuren
    .words = colour
field-give = Kleuren
    .words = colour
field-area = Waar hij ligt
    .words = area
field-hides = Plekken die hij bedekt, van links geteld zoals met vier spelers
field-reward = Levert op
    .words = reward
field-reached_from = Bereikbaar vanaf (vak en rand)
field-field = Veld
    .words = yield
field-colour = Kleur
    .words = colour hue
field-number = Nummer
field-stack = Dier op de achterkant
    .words = animal
field-cost = Kosten in ogen
field-road = Weg
    .words = road
field-buildings = Gebouwen
    .words = building
field-markets = Markten (soort en waarde)

## Wat er mag staan

allowed-yield-side = een rand zonder buurvak en zonder ander veld
allowed-square = een vak van het raster
allowed-cell-side = minstens één rand van een vak
allowed-cells-for = vakken of stenen voor { $names }
allowed-directions = richtingen waar een vak ligt
allowed-colours-alike = allemaal dezelfde of allemaal verschillende kleuren
allowed-three-colours = een tot drie kleuren
allowed-space-from-1 = een vak van 1 tot en met { $last }
allowed-for-ids = { $colour } voor de ids { $letter }..
allowed-other-colour = een andere kleur, elk maar één keer
allowed-two-rewards = hoogstens twee opbrengsten
allowed-no-chamber = een opbrengst die geen kamer opent
allowed-costs = kosten die nooit lager worden
allowed-colours-once = elke kleur één keer: { $names }
allowed-spaces = 1 tot en met { $n } plekken
allowed-cover = plekken die van { $all } de kosten { $left } overlaten
allowed-sum = { $n }, de som van de vermeldingen
allowed-items = samen een of twee dingen
allowed-stacks = slang, koe, tijger in deze volgorde, geen overgeslagen
allowed-last-tiger = tijger voor de laatste tegel van een kleur
allowed-fields = { $n } velden
allowed-at-most-other = hoogstens { $name }, dus { $n }
