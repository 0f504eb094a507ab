# Rajas of the Ganges in het Nederlands. Wat een bericht betekent, staat in en.ftl.
#
# Woordenlijst
#   arbeider (worker)        komt op een plek op het bord, één per rondgang
#   rondgang (pass)          iedereen plaatst één arbeider; een ronde heeft er meer
#   ronde (round)            van de eerste arbeider tot alle arbeiders thuis zijn
#   plek (space)             waar een arbeider komt; op de rivier: riviervak
#   steengroeve (quarry)     hier koop je provincietegels (“tegel” zonder meer)
#   markt (market)           staat op een tegel; op het marktplein (kort: markt) krijg je er geld voor
#   voorterras, terras, balkon, kamer   de vier delen van het paleis
#                            (front terrace, terrace, balcony, chamber)
#   haven (harbour)          hier vaart de boot de rivier op
#   beeld, hand (statue, hand)  Kali; elke hand houdt één dobbelsteen vast
#   dobbelsteen, oog (die, pip)  b4 is een blauwe vier, b4~ dezelfde, omgedraaid met karma
#   karma                    draait een dobbelsteen om terwijl je ermee betaalt
#   provincie, vak, residentie (province, square, residence)
#                            c2 is een vak; de wegen N, E, S, W: noord, oost, zuid, west
#   veld (field)             aan de rand van de provincie (N2, S …), geeft één keer opbrengst
#   opbrengsttegel (yield tile)  ligt op een veld of komt van de danseres
#   opwaardering (upgrade)   één stap meer roem voor een soort gebouw
#   bonus                    op het geldspoor of het roemspoor
#   voorbij elkaar (margin)  zoveel roem verder dan waar de twee markers elkaar ontmoeten

title = Rajas of the Ganges
about = Bouw met arbeiders, dobbelstenen en een beetje karma je provincie aan de Ganges uit. Roem en geld lopen naar elkaar toe, en wie ze bij elkaar brengt, heeft de overwinning bijna binnen.

## Opties van een partij

option-navaratnas-title = Navaratnas
option-navaratnas-about = een arbeider meer, minder dobbelstenen en opbrengsttegels naar keuze
option-navaratnas = { option-navaratnas-title }: { option-navaratnas-about }
option-ganga-title = Ganga
option-ganga-about = getrokken tegels veranderen een deel van de rivier
option-ganga = { option-ganga-title }: { option-ganga-about }
option-sides-title = Gemengde tafel
option-sides-about = elke speler kiest een kant voor de eigen borden
option-sides = { option-sides-title }: { option-sides-about }
option-harbour-stay-title = Haven
option-harbour-stay-about = de boot mag met elke dobbelsteen blijven liggen
option-harbour-stay = { option-harbour-stay-title }: { option-harbour-stay-about }
problem-sides-and-navaratnas = Aan een gemengde tafel kun je niet ook het volledige Navaratnas spelen. Laat “navaratnas” of “sides” weg.

## Namen

# .adj: de verbogen vorm, zoals in “een blauwe dobbelsteen”; .die: één dobbelsteen; .several: meer dan
# één, in een rij
colour-blue = blauw
    .adj = blauwe
    .die = een blauwe dobbelsteen
    .several = { $n } blauwe dobbelstenen
colour-green = groen
    .adj = groene
    .die = een groene dobbelsteen
    .several = { $n } groene dobbelstenen
colour-orange = oranje
    .adj = oranje
    .die = een oranje dobbelsteen
    .several = { $n } oranje dobbelstenen
colour-purple = paars
    .adj = paarse
    .die = een paarse dobbelsteen
    .several = { $n } paarse dobbelstenen
colour-any = kleur naar keuze

# .market: de markt voor deze soort
good-silk = zijde
    .market = zijdemarkt
    .markets = zijdemarkten
good-tea = thee
    .market = theemarkt
    .markets = theemarkten
good-spice = specerijen
    .market = specerijenmarkt
    .markets = specerijenmarkten
good-any = soort naar keuze
    .market = markt
    .markets = verschillende markten

# .def: met lidwoord
building-temple = tempel
    .def = de tempel
building-palace = paleis
    .def = het paleis
building-fort = fort
    .def = het fort
building-mill = molen
    .def = de molen

# .number: het nummer van de kamer en van de dobbelsteen die haar opent
chamber-mogul = Grootmogol
    .number = 1
    .does = roem, startspeler
chamber-dancer = Danseres
    .number = 2
    .does = dobbelstenen, opbrengsttegel
chamber-yogi = Yogi
    .number = 3
    .does = karma, dobbelsteen
chamber-raja = Raja
    .number = 4
    .does = opwaardering, geld
chamber-builder = Bouwmeester
    .number = 5
    .does = over een tegel heen bouwen
chamber-portuguese = Portugees
    .number = 6
    .does = boot laten varen

hue-white = wit
    .adj = witte
hue-yellow = geel
    .adj = gele
hue-red = rood
    .adj = rode
hue-brown = bruin
    .adj = bruine

bonus-money12 = 12 geld (boot)
bonus-money33 = 33 geld (dobbelstenen)
bonus-money44 = 44 geld (boot)
bonus-money55 = 55 geld (dobbelstenen)
bonus-fame5 = 5 roem (opwaardering)
bonus-fame24 = 24 roem (karma)
bonus-fame31 = 31 roem (boot)

side-basic = basiskant
side-navaratnas = Navaratnas-kant

road-straight = rechte weg
road-curve = bocht
road-fork = splitsing
road-cross = kruising

# Dobbelstenen naar kleur en ogen; .a: met lidwoord; .turned: met karma omgedraaid.
die-b1 = blauwe 1
    .a = een blauwe 1
    .turned = blauwe 1 (omgedraaid naar 6)
    .turned_a = een blauwe 1 (met karma omgedraaid naar 6)
    .several = { $n } blauwe enen
    .turned_several = { $n } blauwe enen (met karma omgedraaid naar 6)
die-b2 = blauwe 2
    .a = een blauwe 2
    .turned = blauwe 2 (omgedraaid naar 5)
    .turned_a = een blauwe 2 (met karma omgedraaid naar 5)
    .several = { $n } blauwe tweeën
    .turned_several = { $n } blauwe tweeën (met karma omgedraaid naar 5)
die-b3 = blauwe 3
    .a = een blauwe 3
    .turned = blauwe 3 (omgedraaid naar 4)
    .turned_a = een blauwe 3 (met karma omgedraaid naar 4)
    .several = { $n } blauwe drieën
    .turned_several = { $n } blauwe drieën (met karma omgedraaid naar 4)
die-b4 = blauwe 4
    .a = een blauwe 4
    .turned = blauwe 4 (omgedraaid naar 3)
    .turned_a = een blauwe 4 (met karma omgedraaid naar 3)
    .several = { $n } blauwe vieren
    .turned_several = { $n } blauwe vieren (met karma omgedraaid naar 3)
die-b5 = blauwe 5
    .a = een blauwe 5
    .turned = blauwe 5 (omgedraaid naar 2)
    .turned_a = een blauwe 5 (met karma omgedraaid naar 2)
    .several = { $n } blauwe vijven
    .turned_several = { $n } blauwe vijven (met karma omgedraaid naar 2)
die-b6 = blauwe 6
    .a = een blauwe 6
    .turned = blauwe 6 (omgedraaid naar 1)
    .turned_a = een blauwe 6 (met karma omgedraaid naar 1)
    .several = { $n } blauwe zessen
    .turned_several = { $n } blauwe zessen (met karma omgedraaid naar 1)
die-g1 = groene 1
    .a = een groene 1
    .turned = groene 1 (omgedraaid naar 6)
    .turned_a = een groene 1 (met karma omgedraaid naar 6)
    .several = { $n } groene enen
    .turned_several = { $n } groene enen (met karma omgedraaid naar 6)
die-g2 = groene 2
    .a = een groene 2
    .turned = groene 2 (omgedraaid naar 5)
    .turned_a = een groene 2 (met karma omgedraaid naar 5)
    .several = { $n } groene tweeën
    .turned_several = { $n } groene tweeën (met karma omgedraaid naar 5)
die-g3 = groene 3
    .a = een groene 3
    .turned = groene 3 (omgedraaid naar 4)
    .turned_a = een groene 3 (met karma omgedraaid naar 4)
    .several = { $n } groene drieën
    .turned_several = { $n } groene drieën (met karma omgedraaid naar 4)
die-g4 = groene 4
    .a = een groene 4
    .turned = groene 4 (omgedraaid naar 3)
    .turned_a = een groene 4 (met karma omgedraaid naar 3)
    .several = { $n } groene vieren
    .turned_several = { $n } groene vieren (met karma omgedraaid naar 3)
die-g5 = groene 5
    .a = een groene 5
    .turned = groene 5 (omgedraaid naar 2)
    .turned_a = een groene 5 (met karma omgedraaid naar 2)
    .several = { $n } groene vijven
    .turned_several = { $n } groene vijven (met karma omgedraaid naar 2)
die-g6 = groene 6
    .a = een groene 6
    .turned = groene 6 (omgedraaid naar 1)
    .turned_a = een groene 6 (met karma omgedraaid naar 1)
    .several = { $n } groene zessen
    .turned_several = { $n } groene zessen (met karma omgedraaid naar 1)
die-o1 = oranje 1
    .a = een oranje 1
    .turned = oranje 1 (omgedraaid naar 6)
    .turned_a = een oranje 1 (met karma omgedraaid naar 6)
    .several = { $n } oranje enen
    .turned_several = { $n } oranje enen (met karma omgedraaid naar 6)
die-o2 = oranje 2
    .a = een oranje 2
    .turned = oranje 2 (omgedraaid naar 5)
    .turned_a = een oranje 2 (met karma omgedraaid naar 5)
    .several = { $n } oranje tweeën
    .turned_several = { $n } oranje tweeën (met karma omgedraaid naar 5)
die-o3 = oranje 3
    .a = een oranje 3
    .turned = oranje 3 (omgedraaid naar 4)
    .turned_a = een oranje 3 (met karma omgedraaid naar 4)
    .several = { $n } oranje drieën
    .turned_several = { $n } oranje drieën (met karma omgedraaid naar 4)
die-o4 = oranje 4
    .a = een oranje 4
    .turned = oranje 4 (omgedraaid naar 3)
    .turned_a = een oranje 4 (met karma omgedraaid naar 3)
    .several = { $n } oranje vieren
    .turned_several = { $n } oranje vieren (met karma omgedraaid naar 3)
die-o5 = oranje 5
    .a = een oranje 5
    .turned = oranje 5 (omgedraaid naar 2)
    .turned_a = een oranje 5 (met karma omgedraaid naar 2)
    .several = { $n } oranje vijven
    .turned_several = { $n } oranje vijven (met karma omgedraaid naar 2)
die-o6 = oranje 6
    .a = een oranje 6
    .turned = oranje 6 (omgedraaid naar 1)
    .turned_a = een oranje 6 (met karma omgedraaid naar 1)
    .several = { $n } oranje zessen
    .turned_several = { $n } oranje zessen (met karma omgedraaid naar 1)
die-p1 = paarse 1
    .a = een paarse 1
    .turned = paarse 1 (omgedraaid naar 6)
    .turned_a = een paarse 1 (met karma omgedraaid naar 6)
    .several = { $n } paarse enen
    .turned_several = { $n } paarse enen (met karma omgedraaid naar 6)
die-p2 = paarse 2
    .a = een paarse 2
    .turned = paarse 2 (omgedraaid naar 5)
    .turned_a = een paarse 2 (met karma omgedraaid naar 5)
    .several = { $n } paarse tweeën
    .turned_several = { $n } paarse tweeën (met karma omgedraaid naar 5)
die-p3 = paarse 3
    .a = een paarse 3
    .turned = paarse 3 (omgedraaid naar 4)
    .turned_a = een paarse 3 (met karma omgedraaid naar 4)
    .several = { $n } paarse drieën
    .turned_several = { $n } paarse drieën (met karma omgedraaid naar 4)
die-p4 = paarse 4
    .a = een paarse 4
    .turned = paarse 4 (omgedraaid naar 3)
    .turned_a = een paarse 4 (met karma omgedraaid naar 3)
    .several = { $n } paarse vieren
    .turned_several = { $n } paarse vieren (met karma omgedraaid naar 3)
die-p5 = paarse 5
    .a = een paarse 5
    .turned = paarse 5 (omgedraaid naar 2)
    .turned_a = een paarse 5 (met karma omgedraaid naar 2)
    .several = { $n } paarse vijven
    .turned_several = { $n } paarse vijven (met karma omgedraaid naar 2)
die-p6 = paarse 6
    .a = een paarse 6
    .turned = paarse 6 (omgedraaid naar 1)
    .turned_a = een paarse 6 (met karma omgedraaid naar 1)
    .several = { $n } paarse zessen
    .turned_several = { $n } paarse zessen (met karma omgedraaid naar 1)

# Waar de wegen van een tegel heen gaan.
roads-N = naar het noorden
roads-E = naar het oosten
roads-NE = naar het noorden en oosten
roads-S = naar het zuiden
roads-NS = naar het noorden en zuiden
roads-ES = naar het oosten en zuiden
roads-NES = naar het noorden, oosten en zuiden
roads-W = naar het westen
roads-NW = naar het noorden en westen
roads-EW = naar het oosten en westen
roads-NEW = naar het noorden, oosten en westen
roads-SW = naar het zuiden en westen
roads-NSW = naar het noorden, zuiden en westen
roads-ESW = naar het oosten, zuiden en westen
roads-NESW = naar alle kanten

# Wat op een tegel staat: gebouwen, en markten met hun waarde.
content-temple = { building-temple }
content-palace = { building-palace }
content-fort = { building-fort }
content-mill = { building-mill }
content-silk = { good-silk.market } { $n }
content-tea = { good-tea.market } { $n }
content-spice = { good-spice.market } { $n }

animal-snake = slang
animal-cow = koe
animal-tiger = tijger

## Zetten van de spelers

move-quarry = Steengroeve: provincietegel kopen en leggen
    .told = stuurt een arbeider naar de steengroeve
move-mixed = Gemengde markt: 1 markt per soort
    .told = stuurt een arbeider naar de gemengde markt
move-market = Markt: geld voor { $good_markets }
    .told = stuurt een arbeider naar de { $good_market }
move-front = Voorterras: dobbelstenen opnieuw gooien
    .told = stuurt een arbeider naar het voorterras
move-terrace = Terras: 1 { $colour_adj } dobbelsteen pakken
    .told = pakt op het terras een { $colour_adj } dobbelsteen
move-balcony = Balkon: 1 { $colour_adj } dobbelsteen inruilen voor { $balcony_colour_adj } dobbelstenen
    .told = ruilt op het balkon { $colour } voor { $balcony_colour }
# Ook zonder arbeider, als de rivier een kamer opent.
move-chamber = { $chamber } ({ $chamber_number }): { $chamber_does }
    .told = bezoekt de { $chamber } (kamer { $chamber_number })
    .deed = { move-chamber.told }
move-harbour = Haven: varen
    .told = stuurt een arbeider naar de haven
move-pay = Betalen: { $paid_die }
    .told = betaalt met { $paid_die_a }
    .deed = betaalt met { $given_die_a }
move-tile = Tegel { $tile } nemen ({ $tile_price } ogen, { $tile_content })
    .told = neemt tegel { $tile } ({ $tile_content })
    .deed = { move-tile.told }
# De windrichtingen van de notatie (NESW) in het Nederlands: E is oost, S is zuid.
move-lay = Op { $cell } leggen, met wegen { $roads }
    .told = legt de tegel op { $cell }, met wegen { $roads }
move-overbuild = Tegel { $tile } ({ $tile_content }) over { $cell } heen bouwen
    .told = neemt tegel { $tile } ({ $tile_content }) om over een andere tegel heen te bouwen
    .deed = bouwt tegel { $tile } ({ $tile_content }) over { $cell } heen
move-reroll = Opnieuw gooien: { $die }
    .told =
        { $die_count ->
            [one] gooit de { $die } opnieuw
           *[other] gooit { $die_a } opnieuw
        }
    .deed = { move-reroll.told }
move-take = 1 { $colour_adj } dobbelsteen pakken
    .told = pakt { $colour_die }
move-return = Terugleggen: { $die }
    .told = legt { $die_a } terug in de voorraad
    .deed = { move-return.told }
move-upgrade = Opwaarderen: { $building }
    .told = waardeert { $building_def } op
move-sail =
    { $spaces ->
        [0] Boot laten liggen
        [one] { $spaces } vrij vak varen
       *[other] { $spaces } vrije vakken varen
    }
    .told =
        { $spaces ->
            [0] laat de boot liggen
            [one] vaart { $spaces } vrij vak verder
           *[other] vaart { $spaces } vrije vakken verder
        }
move-done = Klaar
    .told = is klaar
move-done-tile = Geen tegel nemen
move-done-reroll = De gekozen dobbelstenen gooien
move-done-room = Minder dobbelstenen pakken
move-done-colour = Geen dobbelstenen meer pakken
move-done-jewel = Geen opbrengsttegel nemen
move-yield = Eerst de opbrengst van veld { $field } nemen
    .told = neemt eerst de opbrengst van veld { $field }
move-bonus = Eerst de bonus nemen: { $bonus }
    .told = neemt eerst de bonus: { $bonus }
move-jewel = Opbrengsttegel { $jewel } ({ $jewel_reward }) op veld { $field } leggen
    .told = legt de opbrengsttegel “{ $jewel_reward }” ({ $jewel }) op veld { $field }
    .deed = { move-jewel.told }
move-score =
    { $markets ->
        [0] Voor geen markt geld nemen
        [one] { $money } geld voor { $markets } { $good_market }
       *[other] { $money } geld voor { $markets } { $good_markets }
    }
    .told =
        { $markets ->
            [0] krijgt voor geen enkele markt geld
            [one] krijgt { $money } geld voor { $markets } { $good_market }
           *[other] krijgt { $money } geld voor { $markets } { $good_markets }
        }

## Wat het toeval deed

move-roll = Gegooid: { $die_a }
move-reveal = Nieuwe { $tile_colour_adj } tegel in het aanbod: { $tile_content }, { $tile_price } ogen ({ $tile })
move-draw = Opbrengsttegel { $jewel } getrokken ({ $jewel_reward })
    .told = Nieuwe opbrengsttegel: “{ $jewel_reward }” ({ $jewel })
move-start = { $seat } is startspeler
move-ganga =
    { $pips ->
        [one] Ganga: { $pips } vak verder
       *[other] Ganga: { $pips } vakken verder
    }
move-flow = Riviertegel { $flow } ({ $flow_reward }) komt hier te liggen

## Weigeringen: het bord

refuse-space-taken = Op deze plek staat al een arbeider van { $seat }. Kies een andere plek.
refuse-all-taken =
    { $spaces ->
        [one] De enige plek hier is bezet tot de volgende ronde.
        [2] Beide plekken hier zijn bezet tot de volgende ronde.
       *[other] Alle { $spaces } plekken hier zijn bezet tot de volgende ronde.
    }
refuse-too-little-money =
    { $held ->
        [0] Je komt { $missing } geld tekort: je hebt niets.
       *[other] Je komt { $missing } geld tekort: je hebt maar { $held }.
    }
refuse-mixed-once =
    { $allowed ->
        [one] Per ronde mag maar { $allowed } van je arbeiders naar de gemengde markt. Probeer de markt van één soort.
       *[other] Per ronde mogen maar { $allowed } van je arbeiders naar de gemengde markt. Probeer de markt van één soort.
    }
refuse-too-many-markets =
    { $allowed ->
        [0] Voor zulke markten krijg je hier geen geld.
        [one] { $given } is te veel: je krijgt hier maar voor { $allowed } markt geld.
       *[other] { $given } is te veel: je krijgt hier voor hoogstens { $allowed } markten geld.
    }
refuse-one-of-each =
    { $goods ->
        [one] Op de gemengde markt krijg je hier geld voor precies { $goods } markt: je hebt alleen die soort.
       *[other] Op de gemengde markt krijg je geld voor precies één markt van elk van je { $goods } soorten.
    }
refuse-scores-the-same = Ook dat levert { $money } geld op, het maakt geen verschil. Neem wat er wordt aangeboden.
refuse-no-such-markets =
    { $markets ->
        [0] Zonder markt is er geen geld, ook geen { $money }.
        [one] Je hebt geen markt die hier { $money } geld oplevert.
       *[other] Geen { $markets } van je markten leveren hier samen { $money } geld op.
    }
refuse-scores-less = Dat levert maar { $money } geld op, en met { $better } geld zet je ook niets extra’s in gang. Neem dat.
refuse-no-mogul = De Grootmogol mag je hier niet kiezen. Kies een kamer van { $first } t/m 6.

## Weigeringen: dobbelstenen en karma

refuse-no-dice = Dit kost een dobbelsteen, en je hebt er geen. Op de terrassen krijg je er een.
refuse-colour-not-shown = Je neemt één dobbelsteen van elke getoonde kleur, en { $colour } hoort daar niet (meer) bij. Neem een andere kleur.
refuse-supply-out = Er ligt geen { $colour_adj } dobbelsteen meer in de voorraad. Wacht tot iemand er een betaalt.
refuse-no-die-of-colour = Je hebt geen { $colour_adj } dobbelsteen om te geven.
refuse-no-die-of-face = Je hebt een dobbelsteen met een { $face } nodig, of een { $opposite } en 1 karma. Je karma: { $karma }.
refuse-too-few-pips =
    { $missing ->
        [one] Je komt { $missing } oog tekort ({ $colour }). Neem er een dobbelsteen of karma bij.
       *[other] Je komt { $missing } { $colour_adj } ogen tekort. Neem er een dobbelsteen of karma bij.
    }
refuse-not-held =
    { $held ->
        [0] Je hebt geen { $colour_adj } { $face }.
        [one] Je hebt maar één { $colour_adj } { $face }.
       *[other] Je hebt maar { $held } { $colour_adj } dobbelstenen met een { $face }.
    }
refuse-too-little-karma =
    { $held ->
        [0] Dit kost { $needed } karma, en je hebt geen karma.
       *[other] Dit kost { $needed } karma, en je hebt maar { $held }.
    }
refuse-wrong-colour = Hier tellen alleen { $colour_adj } dobbelstenen, geen { $given_colour_adj }.
refuse-die-not-needed = Eén dobbelsteen te veel: je betaalt { $paid } ogen, en { $needed } is genoeg. Laat er een weg.
refuse-karma-not-needed = Zonde van je karma: zo kom je op { $paid } ogen, en { $needed } is genoeg. Geef de dobbelsteen zoals hij ligt.
refuse-karma-no-use = Hier telt alleen de kleur. Bewaar je karma ({ $held }) en geef de dobbelsteen zoals hij ligt.
refuse-turned-down = Met karma zakt deze dobbelsteen van { $face } naar { $opposite }. Betaal hem zoals hij ligt.
refuse-wrong-pips = Hier is een dobbelsteen met precies { $needed } nodig, niet met { $given }.
refuse-harbour-pips = In de haven gelden alleen dobbelstenen van 1 t/m { $most }, geen { $given }. Met karma kun je een hoge omdraaien.
refuse-no-harbour-die = Je hebt een dobbelsteen van 1 tot en met { $most } nodig, of een die met 1 karma zo laag wordt. Je karma: { $karma }.
refuse-one-die = Geef hier precies 1 dobbelsteen, niet { $given }.
# Dobbelstenen die opnieuw gegooid worden, worden op kleur en dan op ogen gekozen.
refuse-in-order = Je kiest dobbelstenen op volgorde en bent al bij de { $colour_adj } { $face }. Kies die of een latere.
refuse-no-gain =
    { $plain ->
        [one] Karma helpt hier niet: zonder karma is de dobbelsteen goed voor { $plain } markt, met karma voor { $turned }.
       *[other] Karma helpt hier niet: zonder karma is de dobbelsteen goed voor { $plain } markten, met karma voor { $turned }.
    }

## Weigeringen: de provincie

refuse-not-on-offer = Tegel { $tile } ligt niet boven op zijn stapel. Kies een tegel uit het aanbod.
refuse-square-taken = Op { $cell } ligt al tegel { $tile }. Alleen de Bouwmeester bouwt over tegels heen.
refuse-square-unreached = Er leidt nog geen weg naar { $cell }.
refuse-wrong-roads = Zo kun je de tegel niet draaien. Aantal wegen: { $given } gevraagd, { $ends } op de tegel.
refuse-not-connected = Zo gedraaid sluit de tegel op { $cell } op geen van je wegen aan. Draai hem anders.
refuse-nothing-to-overbuild =
    { $tiles ->
        [0] Je hebt geen tegel waar je overheen mag bouwen.
        [one] Over je enige tegel kun je nu niet heen bouwen: daarvoor heb je een duurdere tegel nodig, dobbelstenen voor het verschil en passende wegen.
       *[other] Over geen van je { $tiles } tegels kun je nu heen bouwen: daarvoor heb je een duurdere tegel nodig, dobbelstenen voor het verschil en passende wegen.
    }
refuse-not-dearer = De nieuwe tegel moet duurder zijn dan de oude, maar kost { $price } en de oude { $old }.
refuse-overbuilt-once = Over { $cell } is al heen gebouwd, en dat mag maar één keer.
refuse-cuts-off =
    { $tiles ->
        [one] Zo raakt { $tiles } tegel los van je residentie.
       *[other] Zo raken { $tiles } tegels los van je residentie.
    }
refuse-empty-square = Op { $cell } ligt geen tegel om overheen te bouwen.
refuse-wrong-square = Je bouwt over { $cell } heen, dus daar hoort de tegel.
refuse-fully-upgraded = Hoger dan { $level } roem gaat { $building_def } niet. Kies een ander gebouw.

## Weigeringen: rivier, velden en bonussen

refuse-river-too-short =
    { $ahead ->
        [0] Hiervoor zijn precies { $needed } vrije riviervakken nodig, en voor je boot ligt er geen meer.
        [one] Hiervoor zijn precies { $needed } vrije riviervakken nodig, en voor je boot ligt er nog maar { $ahead }.
       *[other] Hiervoor zijn precies { $needed } vrije riviervakken nodig, en voor je boot liggen er nog maar { $ahead }.
    }
refuse-river-end = Je boot ligt al op het laatste riviervak ({ $last }).
refuse-too-far =
    { $allowed ->
        [0] Dat is te ver ({ $given }): je boot kan niet verder varen.
        [one] Dat is te ver ({ $given }): je mag { $allowed } vak varen.
       *[other] Dat is te ver ({ $given }): je mag hoogstens { $allowed } vakken varen.
    }
refuse-past-the-end =
    { $allowed ->
        [one] { $given } is te ver: tot het einde van de rivier is nog maar { $allowed } vak vrij.
       *[other] { $given } is te ver: tot het einde van de rivier zijn nog maar { $allowed } vakken vrij.
    }
refuse-must-sail =
    { $least ->
        [one] De boot moet minstens { $least } vak varen.
       *[other] De boot moet minstens { $least } vakken varen.
    }
refuse-field-not-reached = De opbrengst van veld { $field } krijg je nu niet.
refuse-field-covered = Op veld { $field } ligt al een opbrengsttegel, en die blijft liggen.
refuse-field-colour = Een { $tile_hue_adj } opbrengsttegel past niet op een { $field_hue } veld.
refuse-jewel-gone = Opbrengsttegel { $jewel } ligt er niet meer. Kies een andere.
refuse-equal-jewel = { $jewel } en { $other_jewel } zijn gelijk. Neem { $other_jewel }.
refuse-other-jewel = Jouw opbrengsttegel is { $jewel }. Leg die neer.
refuse-bonus-not-due =
    { $due ->
        [one] Die bonus krijg je nu niet, maar een andere wel.
       *[other] Die bonus krijg je nu niet. Kies een van de { $due } die je wel krijgt.
    }

## Beslissingen van het huis, genoemd waar er een iets verbiedt

ruling-useless-payments = geen dobbelsteen en geen karma voor niets
ruling-most-valuable-markets = de waardevolste markten tellen
ruling-dice-picked-in-order = dobbelstenen kies je op volgorde
ruling-equal-yield-tiles = gelijke tegels worden één keer aangeboden

## Het verslag

note-money-gained = { $seat }: +{ $amount } geld (nu { $total })
note-money-paid = { $seat }: −{ $amount } geld (nu { $total })
note-fame-gained = { $seat }: +{ $amount } roem (nu { $total })
note-karma-gained = { $seat }: +{ $amount } karma (nu { $total })
note-worker-gained = { $seat }: een nieuwe arbeider (nu { $total })
note-worker-left = { $seat }: de laatste inactieve arbeider gaat uit het spel
note-boat-moved =
    { $spaces ->
        [one] { $seat } vaart { $spaces } vrij vak verder naar riviervak { $space }
       *[other] { $seat } vaart { $spaces } vrije vakken verder naar riviervak { $space }
    }
    .deed = vaart naar riviervak { $space }
note-level-raised = { $seat }: { $building_def } levert nu { $level } roem op
note-tile-laid = { $seat }: tegel { $tile } ({ $tile_content }) op { $cell }
note-field-reached = { $seat } sluit veld { $field } aan
note-die-rolled = { $seat } gooit { $die_a }
    .deed =
        { $die_count ->
            [one] +1 dobbelsteen ({ $die_a })
           *[other] +{ $die_count } dobbelstenen ({ $die_a })
        }
# Dobbelstenen die er al waren.
note-die-rerolled = { $seat } gooit { $die_a }
    .deed = gooit { $die_a }
# Waar geen kleur te kiezen was.
note-die-taken = { $seat } pakt { $colour_die }
note-bonus-taken = { $seat } krijgt de bonus bij { $bonus }
note-markers-met = { $seat }: de markers ontmoeten elkaar ({ $fame } roem, { $money } geld)
    .deed = de markers ontmoeten elkaar
note-last-pass = Dit is de laatste rondgang
note-round-begins = Ronde { $round }: { $seat } begint
note-no-space =
    { $workers ->
        [one] { $seat }: geen plek voor de laatste arbeider
       *[other] { $seat }: geen plek voor een van de { $workers } arbeiders
    }

## Vragen

ask-worker = Waar gaat je arbeider heen?
ask-tile = Welke tegel neem je?
ask-payment = Met welke dobbelstenen betaal je? (~: met karma omgedraaid)
ask-lay = Waar leg je de tegel, en hoe gedraaid?
ask-market-die = Welke dobbelsteen geef je? Elk oog is goed voor hoogstens 1 markt.
ask-score = Voor welke markten neem je geld? Daarvan hangt af wat je op het geldspoor in gang zet.
ask-reroll = Welke dobbelstenen gooi je opnieuw?
ask-balcony-die = Welke dobbelsteen ruil je in?
ask-chamber-die = Welke dobbelsteen geef je voor deze kamer?
ask-overbuild = Welke tegel bouw je, en over welk vak heen?
ask-overbuild-lay = Hoe draai je de nieuwe tegel?
ask-harbour-die = Welke dobbelsteen geef je? Per oog vaar je hoogstens 1 vak.
ask-sail = Hoe ver vaar je?
ask-chamber = Welke kamer bezoek je?
ask-room = Kali heeft te weinig handen vrij: dobbelstenen terugleggen, of minder pakken?
ask-colour = Welke kleur dobbelsteen pak je?
ask-upgrade = Welk gebouw waardeer je op?
ask-yield = Welke opbrengst neem je eerst?
ask-bonus = Welke bonus neem je eerst?
ask-first-jewel = Op welk bruin veld leg je je opbrengsttegel?
ask-jewel = Welke opbrengsttegel neem je, en voor welk veld?
# Voor wie aan een echte tafel gooit en trekt.
ask-roll = Wat is er gegooid?
ask-reveal = Welke tegel komt boven op de stapel?
ask-draw = Welke opbrengsttegel wordt getrokken?
ask-start = Wie begint?
ask-ganga = Ganga: wat is er gegooid?
ask-flow = Ganga: welke riviertegel wordt getrokken?

## Regels die aan de gang zijn, één tot drie woorden

crumb-setup = Voorbereiding
crumb-rounds = Ronde
crumb-turn = Beurt
crumb-quarry = Steengroeve
crumb-payment = Betaling
crumb-reveal = Nieuwe tegel
crumb-specialyields = Opbrengsten
crumb-upgrade = Opwaardering
crumb-onegood = Markt, één soort
crumb-scoremarkets = Geld voor markten
crumb-frontterrace = Voorterras
crumb-balcony = Balkon
crumb-chamber = Kamer
crumb-chamberofchoice = Kamer naar keuze
crumb-masterbuilder = Bouwmeester
crumb-harbour = Haven
crumb-sail = Varen
crumb-takedice = Dobbelstenen pakken
crumb-roll = Worp
crumb-bonuses = Bonus
crumb-whitetile = Witte opbrengsttegel
crumb-firstjewel = Eerste opbrengsttegel
crumb-choosejewel = Opbrengsttegel
crumb-gangatiles = Ganga-tegels

## Wat vakken, velden en tegels geven, kort genoeg voor het bord

reward-dice =
    { $n ->
        [one] { $n } dobbelsteen
       *[other] { $n } dobbelstenen
    }
reward-karma = +{ $n } karma
reward-money = +{ $n } geld
reward-fame = +{ $n } roem
reward-upgrade =
    { $n ->
        [one] { $n } opwaardering
       *[other] { $n } opwaarderingen
    }
reward-boat = boot: volgend vrij vak
reward-any-chamber = een kamer van 2 t/m 6
reward-chamber = kamer { $n }
reward-dice-per-karma =
    { $colour_key ->
        [any] 1 dobbelsteen per karma
       *[other] 1 { $colour_adj } dobbelsteen per karma
    }
reward-money-per-market = +{ $n } geld per markt
reward-mixed-goods = gemengde markt
reward-one-good =
    { $n ->
        [one] { $n } markt
       *[other] hoogstens { $n } markten van één soort
    }
reward-fame-per-upgrade = +{ $n } roem per opwaardering
reward-money-per-upgrade = +{ $n } geld per opwaardering
reward-fame-per-karma = +{ $n } roem per karma
reward-coloured-dice =
    { $dice_colour_count ->
        [2] { $dice_colour_die }
       *[other] dobbelstenen: { $dice_colour }
    }
reward-sail-up-to =
    { $n ->
        [one] boot: { $n } vak
       *[other] boot: hoogstens { $n } vakken
    }
reward-upgrade-and-die = 1 opwaardering en 1 dobbelsteen
reward-fame-per-market-tile = +{ $n } roem per tegel met een markt
reward-fame-per-river-spaces =
    { $n ->
        [one] +1 roem per riviervak
       *[other] +1 roem per { $n } riviervakken
    }
reward-money-per-building = +{ $n } geld per gebouw
reward-money-per-yield-tile = +{ $n } geld per aangesloten opbrengsttegel
reward-fame-per-curve = +{ $n } roem per bocht
reward-fame-per-worker = +{ $n } roem per arbeider

## Plekken op de borden: hoe ze heten en waar ze voor dienen

# place-KIND is een titel, about-KIND legt uit. Is er een about-KIND-NAME, dan geldt die in plaats
# van about-KIND. Geen gedrukte waarden: de eigenaar van een doos mag die verbeteren.
place-quarry = Steengroeve
about-quarry = De volgende vrije plek kost geld. Daarna neem je een van de provincietegels in het aanbod, betaal je die met dobbelstenen van zijn kleur die samen minstens de prijs aangeven, en leg je hem meteen in je provincie.
place-mixed = Gemengde markt
about-mixed = Je krijgt geld voor één markt van elke soort in je provincie. Een dobbelsteen is niet nodig.
place-market = Markt: { $good }
about-market = Geef een dobbelsteen naar keuze en krijg geld voor { $good_markets } in je provincie: hoogstens zoveel als de dobbelsteen ogen heeft.
place-front = Voorterras
about-front = Je krijgt geld en mag daarna zoveel van je dobbelstenen opnieuw gooien als je wilt.
place-terrace = Terras: { $colour }
about-terrace = Je pakt zoveel { $colour_adj } dobbelstenen uit de voorraad als de plek aangeeft, gooit ermee en legt ze op je Kalibeeld.
place-balcony = Balkon: { $colour }
about-balcony = Geef een { $colour_adj } dobbelsteen, hoeveel ogen hij ook heeft, en pak dobbelstenen van de andere kleur die het balkon toont.
place-chamber = { $chamber } (kamer { $chamber_number })
about-chamber = Geef een dobbelsteen die precies het nummer van de kamer aangeeft en krijg wat de kamer biedt.
about-chamber-mogul = Voor een dobbelsteen met een { $chamber_number } krijg je roem en ben je in de volgende ronde de startspeler.
about-chamber-dancer = Voor een dobbelsteen met een { $chamber_number } pak je dobbelstenen in kleuren naar keuze en een opbrengsttegel.
about-chamber-yogi = Voor een dobbelsteen met een { $chamber_number } krijg je karma en pak je dobbelstenen in een kleur naar keuze.
about-chamber-raja = Voor een dobbelsteen met een { $chamber_number } waardeer je een soort gebouw op en krijg je geld.
about-chamber-builder = Voor een dobbelsteen met een { $chamber_number } bouw je een duurdere tegel over een tegel in je provincie en betaal je alleen het verschil in ogen. De velden aan de rand geven dan niets.
about-chamber-portuguese = Voor een dobbelsteen met een { $chamber_number } vaart je boot precies zoveel vrije riviervakken als de kamer aangeeft, en je krijgt de beloning van het vak waar hij stopt.
place-harbour = Haven
about-harbour = Geef een lage dobbelsteen: je boot vaart hoogstens zoveel vrije riviervakken als hij ogen heeft, en je krijgt de beloning van het vak waar hij stopt. De achterste plekken voor arbeiders kosten ook geld.
place-die =
    { $die_key ->
        [b1] Blauwe dobbelsteen met 1 oog
        [b2] Blauwe dobbelsteen met 2 ogen
        [b3] Blauwe dobbelsteen met 3 ogen
        [b4] Blauwe dobbelsteen met 4 ogen
        [b5] Blauwe dobbelsteen met 5 ogen
        [b6] Blauwe dobbelsteen met 6 ogen
        [g1] Groene dobbelsteen met 1 oog
        [g2] Groene dobbelsteen met 2 ogen
        [g3] Groene dobbelsteen met 3 ogen
        [g4] Groene dobbelsteen met 4 ogen
        [g5] Groene dobbelsteen met 5 ogen
        [g6] Groene dobbelsteen met 6 ogen
        [o1] Oranje dobbelsteen met 1 oog
        [o2] Oranje dobbelsteen met 2 ogen
        [o3] Oranje dobbelsteen met 3 ogen
        [o4] Oranje dobbelsteen met 4 ogen
        [o5] Oranje dobbelsteen met 5 ogen
        [o6] Oranje dobbelsteen met 6 ogen
        [p1] Paarse dobbelsteen met 1 oog
        [p2] Paarse dobbelsteen met 2 ogen
        [p3] Paarse dobbelsteen met 3 ogen
        [p4] Paarse dobbelsteen met 4 ogen
        [p5] Paarse dobbelsteen met 5 ogen
        [p6] Paarse dobbelsteen met 6 ogen
       *[other] Dobbelsteen { $die }
    }
about-die = Dobbelstenen liggen op de handen van het Kalibeeld. Tegels betaal je met kleur en ogen, kamers, markten en de haven met de ogen, balkons met de kleur.
place-tile = Provincietegel { $tile }
about-tile = Kost dobbelstenen van zijn kleur die samen minstens de prijs aangeven. Bij het leggen geeft elke markt erop geld en elk gebouw roem.
place-square = Provincievak { $cell }
about-square = Hier kun je een tegel leggen als een van zijn wegen aansluit op een weg naar de residentie. Alleen de Bouwmeester bouwt over een tegel heen.
place-supply = Voorraad: { $colour_adj } dobbelstenen
about-supply = Wie hier een dobbelsteen pakt, gooit er meteen mee en legt hem op een vrije hand van het Kalibeeld. Betaalde dobbelstenen komen hier terug.
place-building = Opwaardering: { $building }
about-building = Zoveel roem geeft elk gebouw van deze soort als je de tegel legt. Een opwaardering verhoogt dat voor latere tegels.
place-field = Opbrengstveld { $field }
about-field = Geeft één keer zijn opbrengst, zodra een weg het met de residentie verbindt.
place-bonus = Bonus: { $bonus }
about-bonus = Deze bonus krijg je één keer, zodra je marker de plek op het spoor bereikt of passeert.
place-jewel = Opbrengsttegel { $jewel }
about-jewel = In het basisspel geeft hij meteen zijn opbrengst en gaat hij opzij. Bij Navaratnas ligt hij op een veld van zijn kleur en geeft hij iets zodra er een weg naartoe loopt.
place-good =
    { $good_key ->
        [any] Markten in de provincie
       *[other] { $good_markets } in de provincie
    }
about-good = Elke markt geeft geld als je de tegel legt, en opnieuw elke keer dat hij op het marktplein meetelt.
place-money = Geld
about-money = Hiermee betaal je plekken in de steengroeve en de haven. De geldmarker loopt naar de roemmarker toe; als ze elkaar ontmoeten, eindigt de partij met die rondgang.
place-fame = Roem
about-fame = Komt vooral van gebouwen en raak je nooit kwijt. De roemmarker loopt naar de geldmarker toe; als ze elkaar ontmoeten, eindigt de partij met die rondgang.
place-karma = Karma
about-karma = Met elke karma mag je bij het betalen één dobbelsteen op de tegenoverliggende kant draaien.
place-workers = Arbeiders
about-workers = In elke rondgang plaats je er één. Meer arbeiders wachten op het roemspoor, op het geldspoor en bij de brug.
place-river =
    { $space ->
        [0] Begin van de rivier
       *[other] Riviervak { $space }
    }
about-river =
    { $space ->
        [0] Hier vertrekken alle boten.
       *[other] Een boot die hier stopt, levert de beloning van het vak op. Vakken met een andere boot sla je over en tel je niet mee.
    }

## Grootheden in statistieken

fact-money = Geld
fact-fame = Roem
fact-karma = Karma
fact-boat = Riviervak
fact-workers = Arbeiders
fact-province = Gelegde tegels

## In de browser

# Wat een zet verandert, en koppen.
player-money = Geld
    .change = { $change } geld
player-fame = Roem
    .change = { $change } roem
player-karma = Karma
    .change = { $change } karma
player-boat = Boot
    .change =
        { $count ->
            [one] boot { $change } vak
           *[other] boot { $change } vakken
        }
player-workers = Arbeiders
    .change =
        { $count ->
            [one] { $change } arbeider
           *[other] { $change } arbeiders
        }
player-waiting = Nog te winnen arbeiders
player-due = Nog te ontvangen bonussen
    .change =
        { $count ->
            [one] { $change } bonus tegoed
           *[other] { $change } bonussen tegoed
        }
player-levels = Roem per gebouw
    .change = opwaardering ({ $building } { $change } roem)
player-dice = Dobbelstenen
    .change =
        { $count ->
            [one] { $change } { $colour_adj } dobbelsteen
           *[other] { $change } { $colour_adj } dobbelstenen
        }
player-province = Provincie
player-connected = Aangesloten velden
    .change =
        { $count ->
            [one] { $change } aangesloten veld
           *[other] { $change } aangesloten velden
        }
player-jewels = Opbrengsttegels
player-markets = Markten
table-mogul = Bij de Grootmogol
table-river = Riviertegels
table-set-aside = Getrokken witte opbrengsttegels
table-display = Opbrengsttegels naar keuze
table-supply = Dobbelstenen in de voorraad
    .change =
        { $count ->
            [one] { $change } { $colour_adj } dobbelsteen in de voorraad
           *[other] { $change } { $colour_adj } dobbelstenen in de voorraad
        }

panel-mogul = Begint de volgende ronde: { $seat }
# Rij van een tabel: roem die nog ontbreekt tot de markers elkaar ontmoeten.
panel-waiting = { $seat } kan nog arbeiders winnen: { $places }

panel-taken = bezet:
panel-cost =
    { $n ->
        [0] gratis
       *[other] { $n } geld
    }
panel-tile = { $tile }: { $price } ogen, { $road }; { $contents }.
panel-palace = Paleis
panel-chamber-mogul = startspeler van de volgende ronde
panel-chamber-dancer = een witte opbrengsttegel
panel-chamber-builder = over een tegel heen bouwen
panel-chamber-portuguese = boot: precies { $n } vrije vakken
panel-brings-nothing = levert niets op, blokkeert alleen

panel-kali = Kalibeeld: { $n } van { $hands } handen bezet
panel-no-dice = geen dobbelstenen
panel-markets-of =
    { $n ->
        [0] { $good }: geen
       *[other] { $good }: { $n }, samen { $value } geld
    }
panel-province-of = Provincie: { $seat }
panel-built = { $cell }: { $tile }, { $colour }, { $price } ogen; { $contents }; wegen: { $ends }
panel-overbuilt = over een andere tegel gebouwd
panel-square-open = hierheen loopt een weg
panel-road-n = noorden
panel-road-e = oosten
panel-road-s = zuiden
panel-road-w = westen
panel-field-linked = verbonden
panel-field-near = één tegel verderop

## Woorden op de getekende borden: zo kort mogelijk

draw-die-to = steen 1–{ $n }
draw-over = erover
draw-next = volgende
draw-none = leeg
draw-kinds = { $n } soorten
draw-closed = dicht
draw-free = gratis
draw-ganges = GANGES
draw-your-province = Jouw provincie
draw-to-go = nog { $n }
draw-met = ontmoet
draw-kali = Kali
draw-of = { $n } van { $of }
## How far the game is

clock-round = Ronde { $round }
clock-pass = Rondgang { $pass }
clock-start-seat = Startspeler: { $start_seat }

# Aan het eind van de partij, zoals een bot verwacht: hoe ver de markers uit elkaar of voorbij elkaar zijn.
score-expected =
    { $met ->
        [no] aan het eind nog { $gap } tot de markers elkaar ontmoeten
       *[yes]
            { $gap ->
                [0] aan het eind ontmoeten de markers elkaar net
               *[other] aan het eind zijn de markers elkaar { $gap } voorbij
            }
    }
# Wat een andere beurt had opgeleverd; amount: met teken.
score-gained = markers { $amount }
# De stand van een plaats: hoe ver de twee markers uit elkaar of voorbij elkaar zijn.
score-said =
    { $met ->
        [no] nog { $gap } tot de ontmoeting
       *[yes]
            { $gap ->
                [0] ontmoet
               *[other] ontmoet, { $gap } voorbij
            }
    }
# The same where there is little room.
score-short =
    { $met ->
        [no] nog { $gap }
       *[yes]
            { $gap ->
                [0] ontmoet
               *[other] ontmoet, +{ $gap }
            }
    }

## Where money and fame came from

source-start = Aan het begin
source-quarry = Steengroeve
source-mixed = Gemengde markt
source-market = Markt: { $good }
source-front = Voorterras
source-terrace = Terras
source-balcony = Balkon
source-chamber = { $chamber }
source-harbour = Haven
source-river = Rivier
source-bonus = Bonusvelden
source-yields = Opbrengsten

## De uitslag: waar de punten vandaan kwamen

result-start = aan het begin
result-quarry = steengroeve
result-market = markten
result-terrace = paleisterrassen
result-chamber = kamers
result-river = rivier
result-bonus = bonusvelden
result-yields = opbrengsten
result-way = Gestippeld: de { $way } stappen tot de ontmoeting. Eén stap is 1 roem of 2 geld.

## Redenen van bots: wat een zet beter of slechter doet, voor een getal

reason-fame = roem
reason-money = geld
reason-meeting =
    { $better ->
        [yes] markers dichter bij elkaar
       *[no] markers verder uit elkaar
    }
reason-dice = dobbelstenen
reason-palace = paleiskamers
reason-karma = karma
reason-payable = tegels die je kunt betalen
reason-workers = arbeiders
reason-bonuses = bonussen op de sporen
reason-buildings = gebouwen en opwaarderingen
reason-markets = markten
reason-province = provincietegels
reason-roads = wegen en opbrengsten
reason-river = boot op de rivier
reason-start = plaats in de beurtvolgorde
reason-supply = dobbelstenen in de voorraad
reason-offer = tegels in het aanbod
reason-spaces = vrije plekken op het bord

## Wie gewonnen heeft, en waarom

outcome-won =
    { $score ->
        [0] { $seat } wint: de markers ontmoeten elkaar precies.
        [one] { $seat } wint: de markers zijn elkaar { $score } stap voorbij.
       *[other] { $seat } wint: de markers zijn elkaar { $score } stappen voorbij.
    }
outcome-tie =
    { $score ->
        [0] { $seat } wint: ook bij anderen ontmoeten de markers elkaar precies, maar bij { $seat } het eerst.
        [one] { $seat } wint: ook bij anderen zijn de markers elkaar { $score } stap voorbij, maar bij { $seat } ontmoetten ze elkaar het eerst.
       *[other] { $seat } wint: ook bij anderen zijn de markers elkaar { $score } stappen voorbij, maar bij { $seat } ontmoetten ze elkaar het eerst.
    }
outcome-rank =
    { $met ->
        [no]
            { $score ->
                [one] { $rank }. { $seat }: nog { $score } stap tot de markers elkaar ontmoeten
               *[other] { $rank }. { $seat }: nog { $score } stappen tot de markers elkaar ontmoeten
            }
       *[yes]
            { $score ->
                [0] { $rank }. { $seat }: de markers ontmoeten elkaar precies
                [one] { $rank }. { $seat }: de markers zijn elkaar { $score } stap voorbij
               *[other] { $rank }. { $seat }: de markers zijn elkaar { $score } stappen voorbij
            }
    }
