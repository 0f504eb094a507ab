# Merv in het Nederlands. Wat een bericht betekent, staat in en.ftl.
#
# Woordenlijst
#   meester (master)           loopt om de stad heen; gaat elke fase naar een actieveld en daarna naar de wachtrij
#   actieveld, kant (space, side)   N3 is het middelste veld van de noordkant (E: oost, S: zuid, W: west),
#                              geteld met de klok mee
#   lijn (line)                de rij of kolom waar een actieveld naartoe leidt
#   kavel, gebouw (site, building)   de stad heeft 24 kavels (a1 tot e5), elk met plaats voor één gebouw
#   activeren (to activate)    een kavel van de lijn gebruiken; op een lege bouw je eerst
#   blokje (cube)              een grondstof: rood, blauw, groen, beige of wit, dat voor elke kleur telt
#   kamelenmarkt (camel market)   het midden van de stad (c3): geen kavel; zijn velden geven iets voor een kameel
#   dienaar (servant)          gaat op pad als soldaat (guard) of als hoveling (courtier)
#   gunst, invloed (favour, influence)   gunst: 1 gunst, 2 gunsten
#   karavaankaart, specerij (caravan card, spice)
#   boekrol, doorbraak (scroll, achievement)   elke tweede boekrol geeft een tegel van het volgende niveau
#   korting, joker (discount, joker)   doorbraken van niveau 1 en 2
#   handelsstad, kort stad, handelspost, goed (place, trading post, good)   binnen zijn goederen gewoon, buiten zeldzaam
#   pad, stap (path, step)     de vier wegen omhoog in de moskee
#   uitbreiding (upgrade)      een tegel op een kavel
#   puntentegel (scoring tile) punten voor gebouwen met één soort actie
#   muur, poort (wall, gate)
#   contract, stapel (contract, pile)   zes stapels: niveau I tot III, F met gunst, S met een soldaat
#   wachtrij (queue)           bepaalt de volgorde van de volgende fase
#   overval, losgeld (raid, ransom)
#   Grootvizier (Grand Vizier), Corrupte Magistraat (Corrupt Magistrate), rijkdom (wealth)

title = Merv
about = Merv, het hart van de zijderoute: bouw de stad op, handel in specerijen en zeldzame goederen, win gunsten aan het hof en bouw muren voordat de overvallers komen. Wie na drie jaar de meeste punten heeft, wint.

## Opties van een partij

option-level-title = Soloniveau
option-level-about = hoe sterk de Corrupte Magistraat tegen je speelt
option-level-standard = Solo: Corrupte Magistraat, standaard (anders: beginner)
option-level-hard = Solo: Corrupte Magistraat, moeilijk
option-level-tyrant = Solo: Corrupte Magistraat, tiran
level-novice = beginner
level-standard = standaard
level-hard = moeilijk
level-tyrant = tiran
option-camel-market-title = Kamelenmarkt
option-camel-market-about = de kant van de tegel bepaalt welke velden er zijn; gewoonlijk wordt erom geloot
option-camel-market-drawn-way = één kant, geloot
option-camel-market-whole-way = de velden van beide kanten
option-camel-market-side-a-way = kant A
option-camel-market-side-b-way = kant B
option-camel-market-whole = Kamelenmarkt met de velden van beide kanten (anders wordt er een kant geloot)
option-camel-market-side-a = Kamelenmarkt: kant A, zonder loting
option-camel-market-side-b = Kamelenmarkt: kant B, zonder loting
option-spice-literal-title = Specerijen naar de letter
option-spice-literal-about = elke soort geeft een bonus bij de 2e, 3e, 4e, 6e en 8e kaart
option-spice-literal = { option-spice-literal-title }: { option-spice-literal-about }
option-palace-voluntary-title = Hovelingen naar keuze
option-palace-voluntary-about = je besteedt alleen gunst voor de hovelingen die je kiest; volgens de regels moet het voor allemaal
option-palace-voluntary = { option-palace-voluntary-title }: { option-palace-voluntary-about } (huisregel)
option-upgrades-own-title = Uitbreidingen bij eigen gebouwen
option-upgrades-own-about = uitbreidingen alleen op kavels met een eigen gebouw; volgens de regels op elke kavel
option-upgrades-own = { option-upgrades-own-title }: { option-upgrades-own-about } (huisregel)
option-hall-favour-each-title = Eerste hoveling van elke speler
option-hall-favour-each-about = in elke zaal geeft de eerste hoveling van elke speler gunst, niet alleen de allereerste
option-hall-favour-each = { option-hall-favour-each-title }: { option-hall-favour-each-about }

## Namen: wie geen plaats aan tafel heeft

other-0 = Grootvizier
other-1 = Corrupte Magistraat

## Namen: grondstoffen en kleuren

# Voor “blokje”; .pl voor “blokjes”
resource-red = rood
    .pl = rode
resource-blue = blauw
    .pl = blauwe
resource-green = groen
    .pl = groene
resource-tan = beige
    .pl = beige
resource-white = wit
    .pl = witte

# Muren en poorten van de voorraad.
colour-red = { resource-red }
colour-blue = { resource-blue }
colour-green = { resource-green }
colour-tan = { resource-tan }

# Blokjes die in de bibliotheek betaald worden, achter elkaar: “rood, blauw, 2 × wit”.
cube-red = { resource-red }
cube-blue = { resource-blue }
cube-green = { resource-green }
cube-tan = { resource-tan }
cube-white = { resource-white }
cube-joker = joker

## Namen: acties en kavels

# .in: waar je iets doet
action-caravansary = karavanserai
    .in = in de karavanserai
action-palace = paleis
    .in = in het paleis
action-library = bibliotheek
    .in = in de bibliotheek
action-marketplace = marktplaats
    .in = op de marktplaats
action-mosque = moskee
    .in = in de moskee
action-fortification = vesting
    .in = bij de vesting

site-caravansary-red = { resource-red.pl } { action-caravansary }
    .def = de { resource-red.pl } { action-caravansary }
site-caravansary-blue = { resource-blue.pl } { action-caravansary }
    .def = de { resource-blue.pl } { action-caravansary }
site-caravansary-green = { resource-green.pl } { action-caravansary }
    .def = de { resource-green.pl } { action-caravansary }
site-caravansary-tan = { resource-tan.pl } { action-caravansary }
    .def = de { resource-tan.pl } { action-caravansary }
site-palace-red = { resource-red } { action-palace }
    .def = het { resource-red.pl } { action-palace }
site-palace-blue = { resource-blue } { action-palace }
    .def = het { resource-blue.pl } { action-palace }
site-palace-green = { resource-green } { action-palace }
    .def = het { resource-green.pl } { action-palace }
site-palace-tan = { resource-tan } { action-palace }
    .def = het { resource-tan.pl } { action-palace }
site-library-red = { resource-red.pl } { action-library }
    .def = de { resource-red.pl } { action-library }
site-library-blue = { resource-blue.pl } { action-library }
    .def = de { resource-blue.pl } { action-library }
site-library-green = { resource-green.pl } { action-library }
    .def = de { resource-green.pl } { action-library }
site-library-tan = { resource-tan.pl } { action-library }
    .def = de { resource-tan.pl } { action-library }
site-marketplace-red = { resource-red.pl } { action-marketplace }
    .def = de { resource-red.pl } { action-marketplace }
site-marketplace-blue = { resource-blue.pl } { action-marketplace }
    .def = de { resource-blue.pl } { action-marketplace }
site-marketplace-green = { resource-green.pl } { action-marketplace }
    .def = de { resource-green.pl } { action-marketplace }
site-marketplace-tan = { resource-tan.pl } { action-marketplace }
    .def = de { resource-tan.pl } { action-marketplace }
site-mosque-red = { resource-red.pl } { action-mosque }
    .def = de { resource-red.pl } { action-mosque }
site-mosque-blue = { resource-blue.pl } { action-mosque }
    .def = de { resource-blue.pl } { action-mosque }
site-mosque-green = { resource-green.pl } { action-mosque }
    .def = de { resource-green.pl } { action-mosque }
site-mosque-tan = { resource-tan.pl } { action-mosque }
    .def = de { resource-tan.pl } { action-mosque }
site-fortification-red = { resource-red.pl } { action-fortification }
    .def = de { resource-red.pl } { action-fortification }
site-fortification-blue = { resource-blue.pl } { action-fortification }
    .def = de { resource-blue.pl } { action-fortification }
site-fortification-green = { resource-green.pl } { action-fortification }
    .def = de { resource-green.pl } { action-fortification }
site-fortification-tan = { resource-tan.pl } { action-fortification }
    .def = de { resource-tan.pl } { action-fortification }

# Na “de”.
side-north = noordkant
side-east = oostkant
side-south = zuidkant
side-west = westkant

## Namen: specerijen en karavaankaarten

spice-juniper = jeneverbes
    .several = { $n } × { spice-juniper }
spice-pepper = peper
    .several = { $n } × { spice-pepper }
spice-saffron = saffraan
    .several = { $n } × { spice-saffron }
spice-cardamom = kardemom
    .several = { $n } × { spice-cardamom }

card-juniper-1 = { spice-juniper }
card-juniper-2 = { spice-juniper }
card-juniper-3 = { spice-juniper }
card-juniper-4 = { spice-juniper }
card-juniper-5 = { spice-juniper }
card-juniper-6 = { spice-juniper }
card-juniper-7 = { spice-juniper }
card-juniper-8 = { spice-juniper }
card-pepper-1 = { spice-pepper }
card-pepper-2 = { spice-pepper }
card-pepper-3 = { spice-pepper }
card-pepper-4 = { spice-pepper }
card-pepper-5 = { spice-pepper }
card-pepper-6 = { spice-pepper }
card-saffron-1 = { spice-saffron }
card-saffron-2 = { spice-saffron }
card-saffron-3 = { spice-saffron }
card-saffron-4 = { spice-saffron }
card-saffron-5 = { spice-saffron }
card-saffron-6 = { spice-saffron }
card-cardamom-1 = { spice-cardamom }
card-cardamom-2 = { spice-cardamom }
card-cardamom-3 = { spice-cardamom }
card-cardamom-4 = { spice-cardamom }

# Actievelden: .line loopt van daar door de stad, .side is de kant waaraan ze liggen.
position-N1 = N1
    .line = kolom a
    .side = noordkant
position-N2 = N2
    .line = kolom b
    .side = noordkant
position-N3 = N3
    .line = kolom c
    .side = noordkant
position-N4 = N4
    .line = kolom d
    .side = noordkant
position-N5 = N5
    .line = kolom e
    .side = noordkant
position-E1 = E1
    .line = rij 1
    .side = oostkant
position-E2 = E2
    .line = rij 2
    .side = oostkant
position-E3 = E3
    .line = rij 3
    .side = oostkant
position-E4 = E4
    .line = rij 4
    .side = oostkant
position-E5 = E5
    .line = rij 5
    .side = oostkant
position-S1 = S1
    .line = kolom e
    .side = zuidkant
position-S2 = S2
    .line = kolom d
    .side = zuidkant
position-S3 = S3
    .line = kolom c
    .side = zuidkant
position-S4 = S4
    .line = kolom b
    .side = zuidkant
position-S5 = S5
    .line = kolom a
    .side = zuidkant
position-W1 = W1
    .line = rij 5
    .side = westkant
position-W2 = W2
    .line = rij 4
    .side = westkant
position-W3 = W3
    .line = rij 3
    .side = westkant
position-W4 = W4
    .line = rij 2
    .side = westkant
position-W5 = W5
    .line = rij 1
    .side = westkant

# Stapels contracten, naar hun achterkant.
pile-I-F = I (gunst)
pile-I-S = I (soldaat)
pile-II-F = II (gunst)
pile-II-S = II (soldaat)
pile-III-F = III (gunst)
pile-III-S = III (soldaat)

## Namen: paleis en bibliotheek

hall-knowledge = Kenniszaal
hall-spices = Specerijenzaal
hall-trade = Handelszaal
hall-faith = Geloofszaal

achievement-caravansary-less = karavanserai 1 blokje goedkoper
achievement-palace-less = paleis 1 blokje goedkoper
achievement-marketplace-less = marktplaats 1 blokje goedkoper
achievement-mosque-less = moskee 1 blokje goedkoper
achievement-red-joker = 1 rood blokje als joker
achievement-blue-joker = 1 blauw blokje als joker
achievement-green-joker = 1 groen blokje als joker
achievement-tan-joker = 1 beige blokje als joker
achievement-post = gratis handelspost met 1 goed
achievement-card = gratis karavaankaart
achievement-step = gratis stap in de moskee
achievement-wall = gratis muur of poort
achievement-points = meteen punten
achievement-guard-and-favour = soldaat en gunst
achievement-guards = meerdere soldaten
achievement-favours = meteen gunst

## Namen: marktplaats en kamelenmarkt

good-carpets = tapijten
good-silk = zijde
good-paper = papier
good-jade = jade
good-dates = dadels
good-pearls = parels
good-turquoise = turkoois
good-amber = barnsteen

# .good: wat er te koop is
place-bukhara = Buchara
    .good = { good-carpets }
place-changan = Chang’an
    .good = { good-silk }
place-samarkand = Samarkand
    .good = { good-paper }
place-khotan = Khotan
    .good = { good-jade }
place-herat = Herat
    .good = { good-dates }
place-alexandria = Alexandrië
    .good = { good-pearls }
place-nishapur = Nisjapoer
    .good = { good-turquoise }
place-antioch = Antiochië
    .good = { good-amber }

# Velden van de kamelenmarkt, naar wat ze geven.
market-white = 1 wit blokje
market-scroll = 1 boekrol
market-card = 1 karavaankaart naar keuze
market-favour = 1 gunst
market-good = 1 zeldzaam goed
market-step = 1 stap in de moskee
market-guard = 1 soldaat

# Waar punten vandaan komen, tussen haakjes achter een getal.
source-favour = gunstspoor
source-influence = invloedsspoor
source-contracts = contract
source-mosque = moskee
source-achievements = doorbraak
source-knowledge = { hall-knowledge }
source-spices = { hall-spices }
source-trade = { hall-trade }
source-faith = { hall-faith }
source-buildings = gebouwen
source-tiles = puntentegels
source-top = top van de moskee
source-sets = specerijensets
# Solokaarten, en uitbreidingen waar de Corrupte Magistraat niets aan heeft.
source-cards = solobonus
origin-post = handelspost
origin-mosque = moskee
origin-cards = karavaankaarten
origin-market = kamelenmarkt

## Zetten van de spelers: de beurt

move-go = Naar { $position } gaan ({ $position_line })
    .told = gaat naar de { $position_side }, { $position_line } ({ $position })
move-activate = Activeren: { move-activate.named }
    .told = activeert { move-activate.that }
    .named =
        { $site_key ->
            [none] { $cell }
           *[other] { $site } ({ $cell })
        }
    .that =
        { $site_key ->
            [none] { $cell }
           *[other] { $site_def } ({ $cell })
        }
    .deed = { move-activate.told }
move-favour = 1 gunst krijgen
    .told = kiest voor gunst
move-guard = Soldaat plaatsen
    .told = kiest voor een soldaat
move-act =
    { $action_key ->
        [none] Actie van de kavel uitvoeren
       *[other] Actie uitvoeren: { $action }
    }
    .told = voert de actie van de kavel uit
move-end = Beurt beëindigen
    .told = beëindigt de beurt
# Besluit een keuze uit meer dingen.
move-done = Klaar
    .told = is klaar
move-done-cards = Deze kaarten betalen
move-done-courtier = Geen hoveling meer
move-done-trade = Klaar met handelen
move-done-climb = Niet verder omhoog
move-done-wall = Klaar met bouwen
move-done-fund = Geen hoveling meer laten scoren
move-pass = Niet doen
    .told = ziet ervan af
move-pay = Betalen
    .told = betaalt de kosten
move-save = Korting: 1 { $resource } blokje minder betalen
    .told = betaalt 1 { $resource } blokje minder
move-joker = Joker: telt als 1 { $resource } blokje
    .told = gebruikt de joker als 1 { $resource } blokje
move-station = Soldaat plaatsen: { move-activate.named }
    .told =
        { $site_count ->
            [1] stuurt een soldaat naar { move-activate.that }
           *[other] stuurt { $site_count } soldaten naar { $site_def }
        }
    .deed = { move-station.told }
move-upgrade = Uitbreiding leggen: { move-activate.named }
    .told = legt de uitbreiding op { move-activate.that }
    .deed = { move-upgrade.told }

## Zetten van de spelers: de acties van de kavels

move-lay = Kameel zetten op de eerste kaart zonder kameel
    .told = zet een kameel op de eerste kaart zonder kameel
move-take =
    { $spice_key ->
        [none] Kaart { $nth } uit de rij nemen
       *[other] Kaart { $nth } nemen ({ $spice })
    }
    .told = neemt kaart { $nth } uit de rij
move-colour = Betalen met { $resource }
    .told = betaalt alle kaarten met { $resource }
move-courtier = Hoveling naar de { $hall } sturen
    .told = stuurt een hoveling naar de { $hall }
move-study = Blokjes betalen voor boekrollen: { $paid_cube }
    .told = betaalt voor boekrollen met { $paid_cube }
move-achieve = Doorbraak nemen: { $achievement }
    .told = neemt de doorbraak “{ $achievement }”
    .deed = { move-achieve.told }
move-post = Handelspost openen in { $place }
    .told = opent een handelspost in { $place }
    .deed = { move-post.told }
move-trade = In { $place } { $place_good } kopen
    .told = koopt { $place_good } in { $place }
move-ride = Kameel naar { $place }: { $place_good } kopen
    .told = stuurt een kameel naar { $place } en koopt { $place_good }
move-climb = 1 stap omhoog op pad { $path }
    .told = gaat 1 stap omhoog op pad { $path } van de moskee
move-wall =
    { $position_key ->
        [N3] Poort bouwen op { $position } ({ $position_side })
        [E3] Poort bouwen op { $position } ({ $position_side })
        [S3] Poort bouwen op { $position } ({ $position_side })
        [W3] Poort bouwen op { $position } ({ $position_side })
       *[other] Muur bouwen op { $position } ({ $position_side })
    }
    .told =
        { $part ->
            [gate]
                { $position_count ->
                    [1] bouwt de poort aan de { $position_side } ({ $position })
                   *[other] bouwt { $position_count } poorten ({ $position })
                }
           *[wall]
                { $position_count ->
                    [1] bouwt een muur aan de { $position_side } ({ $position })
                   *[other] bouwt { $position_count } muren ({ $position })
                }
        }
    .deed = { move-wall.told }
move-piece = Bouwen in { $colour }
    .told = kiest { $colour } als bouwkleur
move-good = Nemen: { $good }
    .told = neemt { $good }

## Zetten van de spelers: wachtrij, overval en puntentelling

move-stay = Hier blijven
    .told = blijft hier in de wachtrij
move-skip = Hier een kameel neerzetten en verder naar voren schuiven
    .told = zet een kameel in de wachtrij en schuift verder naar voren
move-ransom = 1 { $resource } blokje losgeld betalen
    .told = betaalt 1 { $resource } blokje losgeld
move-lose = Gebouw opgeven
    .told = betaalt geen losgeld
move-fund = 1 gunst besteden: hoveling in de { $hall } scoort
    .told = besteedt 1 gunst en laat een hoveling in de { $hall } scoren

## Zetten van de spelers: voor de Grootvizier

move-vizier = Grootvizier naar { $position } sturen ({ $position_line })
    .told = stuurt de Grootvizier naar de { $position_side }, { $position_line } ({ $position })
move-house = Grootvizier laten bouwen: { move-activate.named }
    .told = laat de Grootvizier bouwen op { move-activate.that }

## Zetten van de spelers: op elk moment

move-contract = Contract { $pile } vervullen (1 { $resource } blokje)
    .told = vervult contract { $pile } met 1 { $resource } blokje
    .deed = vervult contract { $pile }
move-camels = Kamelenmarkt: alle kamelen nemen
    .told = neemt alle kamelen van de kamelenmarkt
move-bazaar = Kamelenmarkt: 1 kameel voor { $market }
    .told = zet 1 kameel op de kamelenmarkt voor { $market }

## Wat het toeval deed

move-deal = Volgende kavel: { $site }
    .told =
        { $row ->
            [0] { move-deal }
           *[other] Rij { $row } van de stad ({ $cell }): { $site }
        }
move-draw = Nieuwe karavaankaart: { $card }
    .told =
        { $card_count ->
            [1] { move-draw }
           *[other] Nieuwe karavaankaarten: { $card }
        }
move-tile = Puntentegel in de moskee: { $tile_action }
    .told =
        { $tile_action_count ->
            [1] { move-tile }
           *[other] Puntentegels in de moskee: { $tile_action }
        }
move-side = Kamelenmarkt: kant { $market_side }
move-next = { $seat } sluit aan in de wachtrij
move-reveal = Solokaart { $solo }

## Weigeringen: actieveld en kavel

refuse-space-taken = Op { $position } staat al een meester ({ $seat }). Kies een vrij veld.
refuse-empty-line = Vanaf { $position } valt er niets te activeren: de lijn is leeg, en je hebt geen gebouwen meer. Kies een ander actieveld.
refuse-other-side = In deze fase gaan de meesters naar de { $side }, en daar ligt { $position } niet. Kies een veld aan die kant.
refuse-not-in-line = { $cell } ligt niet in de lijn van { $position }. Kies een kavel in die lijn.
refuse-camel-market-here = { $cell } is de kamelenmarkt en geen kavel. Kies een kavel.
refuse-no-building = { $cell } is leeg, en je hebt geen gebouwen meer. Kies een bebouwde kavel.
# De Grootvizier bouwt.
refuse-site-built = { $cell } is al bebouwd ({ $seat }). Kies een lege kavel voor de Grootvizier.
refuse-no-site-active = In de lijn van { $position } was geen kavel te activeren, dus er is geen actie van een kavel. Kies gunst of een soldaat.

## Weigeringen: betalen

refuse-too-few-cubes =
    { $missing ->
        [one] Je komt { $missing } blokje van de juiste kleur tekort; wit mag ook. Kies iets wat je kunt betalen.
       *[other] Je komt { $missing } blokjes van de juiste kleur tekort; wit mag ook. Kies iets wat je kunt betalen.
    }
refuse-no-cube = Je hebt hiervoor geen { $resource } blokje. Kies een andere kleur.
refuse-not-in-bill = Hier hoef je geen { $resource } blokje te betalen. Kies een kleur die gevraagd wordt.
refuse-no-discount = Je hebt hiervoor geen korting meer. Betaal gewoon.
refuse-no-joker = Je hebt hiervoor geen joker. Alleen met een doorbraak van niveau 2 telt 1 blokje voor een andere kleur. Betaal gewoon.
refuse-joker-used = Je joker ({ $resource }) is al gebruikt; hij helpt één keer per eigen beurt en één keer per overval. Betaal gewoon.
refuse-own-colour = Je joker is zelf { $resource }, dus dat maakt geen verschil. Betaal een { $resource } blokje gewoon als { $resource }.

## Weigeringen: soldaten en uitbreidingen

refuse-no-servant = Al je { $all } dienaren zijn op pad als soldaat of hoveling. Na een overval komen soldaten terug; kies voorlopig iets anders.
refuse-not-built = Op { $cell } staat geen gebouw om te beschermen. Kies een bebouwde kavel.
refuse-has-guard = Op { $cell } staat al een soldaat ({ $seat }). Kies een ander gebouw.
refuse-has-upgrade = { $cell } heeft een uitbreiding, dus er is geen plaats. Kies een ander gebouw.
refuse-walled = Muren en poorten beschermen { $cell } al aan alle kanten. Kies een ander gebouw.
refuse-upgraded-already = { $cell } heeft al een uitbreiding. Kies een andere kavel.
refuse-no-site-to-guard = Er is nu geen gebouw voor een soldaat: elk gebouw heeft al een soldaat, een uitbreiding of bescherming aan alle kanten. Kies gunst of de actie van de kavel.
refuse-not-yours = Op { $cell } staat geen gebouw van jou. Aan deze tafel komt een uitbreiding op een eigen kavel.

## Weigeringen: karavanserai

refuse-no-card-there = Er ligt geen kaart { $nth } in de rij. Kies een kaart die er wel ligt.
refuse-out-of-reach = Kaart { $nth } is buiten bereik: er staat geen kameel op en ook niet op de kaart ervoor. Kies een andere, of zet eerst eigen kamelen neer.
refuse-spice-limit =
    { $allowed ->
        [one] Met je invloed mag je maar { $allowed } soort specerij hebben, en { $spice } is er een te veel. Blijf bij je eigen soort, of win eerst invloed.
       *[other] Met je invloed mag je maar { $allowed } soorten specerijen hebben, en { $spice } is er een te veel. Blijf bij je eigen soorten, of win eerst invloed.
    }
refuse-no-cube-for-card =
    { $cards ->
        [0] Een kaart kost 1 blokje, en je hebt er geen. Kies gunst of een soldaat.
       *[other] Een kaart kost 1 blokje, en je hebt er geen meer. Ga verder.
    }
refuse-too-few-for-card =
    { $cards ->
        [one] Je kunt maar { $cards } kaart betalen, want alle blokjes moeten dezelfde kleur hebben. Ga verder met deze.
       *[other] Je kunt maar { $cards } kaarten betalen, want alle blokjes moeten dezelfde kleur hebben. Ga verder met deze.
    }
refuse-no-camel = Je hebt geen kameel om neer te zetten. Kamelen staan op karavaankaarten, in de wachtrij, op de marktplaats, in de moskee en op de kamelenmarkt.
refuse-camel-waits =
    { $camels ->
        [one] Je enige kameel is die van een kaart die je net hebt genomen; je krijgt hem na de actie. Neem kaarten binnen bereik, of ga verder.
       *[other] Je enige kamelen zijn die { $camels } van kaarten die je net hebt genomen; je krijgt ze na de actie. Neem kaarten binnen bereik, of ga verder.
    }
refuse-row-full =
    { $cards ->
        [one] Op de enige kaart staat al een kameel. Houd je kameel.
       *[other] Op alle { $cards } kaarten staat al een kameel. Houd je kameel.
    }
refuse-nothing-in-row =
    { $allowed ->
        [one] Met je invloed mag je maar { $allowed } soort specerij hebben, en daarvan is geen kaart bereikbaar. Kies gunst of een soldaat.
       *[other] Met je invloed mag je maar { $allowed } soorten specerijen hebben, en daarvan is geen kaart bereikbaar. Kies gunst of een soldaat.
    }
refuse-colour-can-pay = Met alleen wit mag je pas betalen als je geen ander blokje hebt. Kies een van je kleuren; wit vult aan wat ontbreekt.
refuse-nothing-chosen =
    { $cards ->
        [one] Neem eerst minstens { $cards } kaart.
       *[other] Neem eerst minstens { $cards } kaarten.
    }

## Weigeringen: bibliotheek en paleis

refuse-too-many-scrolls =
    { $most ->
        [one] Je kunt in één actie maar { $most } boekrol krijgen. Betaal 1 blokje.
       *[other] Je kunt in één actie hoogstens { $most } boekrollen krijgen. Betaal voor elke boekrol 1 blokje, en niet meer.
    }
refuse-white-at-end =
    { $colours ->
        [one] Wit staat voor kleuren die je niet hebt. Betaal eerst een blokje van de kleur die je hebt.
       *[other] Wit staat voor kleuren die je niet hebt. Betaal eerst van elk van je { $colours } kleuren een blokje.
    }
refuse-taken-achievement = “{ $achievement }” is al weg. Kies een doorbraak die er nog ligt.
refuse-other-level = “{ $achievement }” is van een ander niveau. Kies een doorbraak van niveau { $level }.

## Weigeringen: marktplaats

refuse-post-there = Je hebt al een handelspost in { $place }. Kies een andere stad.
refuse-inner-first = { $place } is een buitenste handelsstad, en je eerste handelspost komt in een binnenste: Buchara, Samarkand, Herat of Nisjapoer.
refuse-no-route = Er loopt geen route van een van je handelsposten naar { $place }. Kies een stad naast een van je posten.
refuse-no-camel-to-ride = Je hebt geen kameel voor de route naar { $place }. Handel waar je een post hebt.
refuse-not-linked = { $place } is alleen te bereiken vanuit een handelspost ernaast, en daar heb je er geen. Kies een andere stad.
refuse-traded = Je hebt in deze actie al in { $place } gehandeld. Kies een andere stad, of ga verder.
refuse-sold-out = Uitverkocht: { $good }. Kies een ander goed.
refuse-no-post = Je hebt geen handelspost in { $place }. Handel waar je er wel een hebt, of stuur een kameel naar een stad ernaast.
refuse-no-post-for-good = Je hebt geen handelspost in { $place }, en ook geen schijf meer. Kies het goed van een stad waar je er een hebt.
refuse-post-rides-not = Je hebt een handelspost in { $place }, dus je kunt daar zonder kameel handelen.
refuse-common-good = Dit geeft een zeldzaam goed: zijde, jade, parels of barnsteen. Kies een daarvan in plaats van { $good }.

## Weigeringen: moskee en vesting

refuse-other-path = Je bent aan pad { $own } begonnen en blijft daar het hele spel op, dus pad { $path } kan niet meer. Ga verder op pad { $own }.
refuse-at-top = Je bent al aan de top van de moskee (stap { $steps }). Kies iets anders.
refuse-wall-there = { $position_key ->
        [N3] De poort op { $position } staat er al. Kies een andere plek.
        [E3] De poort op { $position } staat er al. Kies een andere plek.
        [S3] De poort op { $position } staat er al. Kies een andere plek.
        [W3] De poort op { $position } staat er al. Kies een andere plek.
       *[other] Op { $position } staat al een muur. Kies een andere plek.
    }
refuse-no-piece = In { $colour } is er van deze soort niets meer. Kies een andere kleur.
refuse-cannot-build = { $position_key ->
        [N3] Er is geen poort meer die je kunt betalen, dus { $position } blijft open. Kies een andere plek.
        [E3] Er is geen poort meer die je kunt betalen, dus { $position } blijft open. Kies een andere plek.
        [S3] Er is geen poort meer die je kunt betalen, dus { $position } blijft open. Kies een andere plek.
        [W3] Er is geen poort meer die je kunt betalen, dus { $position } blijft open. Kies een andere plek.
       *[other] Er is geen muur meer die je kunt betalen, dus { $position } blijft open. Kies een andere plek.
    }
refuse-nothing-to-do = Er is nu { $action_in } niets wat je kunt betalen. Kies gunst of een soldaat.
refuse-nothing-done = Doe hier eerst minstens één ding, daarna kun je verder.

## Weigeringen: contracten en kamelenmarkt

refuse-no-contract = Alle contracten van stapel { $pile } zijn vervuld. Kies een andere stapel.
refuse-too-little-influence =
    Dit contract vraagt { $needed } invloed, en je hebt { $held ->
        [0] nog geen invloed
       *[other] maar { $held }
    }. Soldaten en muren leveren invloed op.
refuse-too-few-scrolls =
    { $needed ->
        [one] Dit contract vraagt { $needed } boekrol
       *[other] Dit contract vraagt { $needed } boekrollen
    }, en je hebt er { $held ->
        [0] geen
       *[other] maar { $held }
    } over. In de bibliotheek zijn er meer.
refuse-too-few-common =
    { $needed ->
        [one] Dit contract vraagt { $needed } gewoon goed
       *[other] Dit contract vraagt { $needed } gewone goederen
    }, en je hebt er { $held ->
    [0] geen
    *[other] maar { $held }
    } over. Ze zijn te koop in de binnenste handelssteden.
refuse-too-few-rare =
    { $needed ->
        [one] Dit contract vraagt { $needed } zeldzaam goed
       *[other] Dit contract vraagt { $needed } zeldzame goederen
    }, en je hebt er { $held ->
    [0] geen
    *[other] maar { $held }
    } over. Ze zijn te koop in de buitenste handelssteden.
refuse-market-closed = De kamelenmarkt is één keer per beurt open, na de productie, voor een meester op het middelste veld van de { $side }. Kies iets anders.
refuse-market-empty = Er staat geen kameel op de kamelenmarkt. Zet er zelf een neer, of doe niets.
refuse-market-taken = Op “{ $market }” staat al een kameel. Kies een vrij veld van de kamelenmarkt, of neem alle kamelen.
refuse-market-absent = De kamelenmarkt van deze partij heeft geen “{ $market }”. Kies een veld dat er wel is.
refuse-no-camel-to-lay = Je hebt geen kameel om daar neer te zetten. Neem in plaats daarvan de kamelen van de markt, als er staan.
refuse-short-choice = Maak eerst deze keuze: contracten en de kamelenmarkt komen ervoor of erna.

## Weigeringen: overval en puntentelling

refuse-wrong-ransom = Een { $resource } blokje redt het gebouw op { $cell } niet. Betaal met de kleur van de kavel of van de uitbreiding daar, of met wit.
refuse-no-courtier = Je hebt geen hoveling in de { $hall }. Kies een zaal waar je er wel een hebt.
refuse-must-fund =
    { $favour ->
        [one] Je hebt nog { $favour } gunst en moet die besteden zolang er hovelingen zijn die nog niet gescoord hebben. Kies er een.
       *[other] Je hebt nog { $favour } gunsten en moet die besteden zolang er hovelingen zijn die nog niet gescoord hebben. Kies er een.
    }
refuse-all-funded = Al je hovelingen in de { $hall } hebben gescoord. Kies een andere zaal.

## Het verslag: jaren en fasen

note-year-begins = Jaar { $year } begint
note-phase-begins = De meesters gaan naar de { $side }
note-queued = { $seat } staat nu op plaats { $place_number } in de wachtrij
note-raid = Overval aan het eind van jaar { $year }
note-ransomed = { note-built.who } koopt het gebouw op { move-activate.that } vrij
note-ransom-paid = { note-built.who } koopt het gebouw op { move-activate.that } vrij met 1 { $resource } blokje
note-lost =
    { $site_count ->
        [1] { note-built.who } verliest het gebouw op { move-activate.that }
       *[other] { note-built.who } verliest { $site_count } gebouwen, op { $site_def }
    }
note-guards-home =
    { $count ->
        [one] { $count } soldaat gaat naar huis
       *[other] { $count } soldaten gaan naar huis
    }
note-scoring = Puntentelling van jaar { $year }
note-spices-by-kind = Specerijen: elke soort geeft haar eigen bonussen, zoals bij de karavanserai staat aangegeven. De beknopte spelregels hebben er één zin over; die geldt hier als samenvatting van alle soorten. Met de optie “{ option-spice-literal-title }” geldt hij letterlijk, en dan geeft elke soort een bonus bij de 2e, 3e, 4e, 6e en 8e kaart.

## Het verslag: winst en verlies

note-produced =
    { $count ->
        [one] { $seat }: +{ $count } { $resource } blokje (productie)
       *[other] { $seat }: +{ $count } { $resource_pl } blokjes (productie)
    }
# Het gebouw van een ander is geactiveerd.
note-shared =
    { $count ->
        [one] { $seat }: +{ $count } { $resource } blokje als eigenaar
       *[other] { $seat }: +{ $count } { $resource_pl } blokjes als eigenaar
    }
note-gained-cubes =
    { $count ->
        [one] { $seat }: +{ $count } { $resource } blokje
       *[other] { $seat }: +{ $count } { $resource_pl } blokjes
    }
note-paid =
    { $count ->
        [one] { $seat }: −{ $count } { $resource } blokje
       *[other] { $seat }: −{ $count } { $resource_pl } blokjes
    }
note-points =
    { $count ->
        [one] { $seat }: +{ $count } punt ({ $source })
       *[other] { $seat }: +{ $count } punten ({ $source })
    }
note-favour-gained =
    { $count ->
        [one] { $seat }: +{ $count } gunst (nu { $total })
       *[other] { $seat }: +{ $count } gunsten (nu { $total })
    }
note-favour-spent =
    { $count ->
        [one] { note-built.who } besteedt { $count } gunst aan een hoveling in de { $hall }
       *[other] { note-built.who } besteedt { $count } gunsten aan een hoveling in de { $hall }
    }
note-influence-gained = { $seat }: +{ $count } invloed (nu { $total })
note-camels-gained =
    { $count ->
        [one] { $seat }: +{ $count } kameel ({ $origin })
       *[other] { $seat }: +{ $count } kamelen ({ $origin })
    }
note-camels-left =
    { $count ->
        [1] { note-built.who } zet een kameel in de wachtrij en schuift verder naar voren
       *[other] { note-built.who } zet { $count } kamelen in de wachtrij en schuift verder naar voren
    }
note-queue-camels =
    { $count ->
        [one] { note-built.who } neemt { $count } kameel uit de wachtrij
       *[other] { note-built.who } neemt { $count } kamelen uit de wachtrij
    }
# Na het handelen trekken de kamelen van de routes verder.
note-camels-sent =
    { $count ->
        [one] { $seat }: { $count } kameel trekt verder naar de karavaankaarten
       *[other] { $seat }: { $count } kamelen trekken verder naar de karavaankaarten
    }
note-camels-to-market =
    { $count ->
        [one] { $seat }: { $count } kameel trekt verder naar de kamelenmarkt
       *[other] { $seat }: { $count } kamelen trekken verder naar de kamelenmarkt
    }
note-camels-lost =
    { $count ->
        [one] { $seat }: { $count } kameel verdwijnt uit het spel
       *[other] { $seat }: { $count } kamelen verdwijnen uit het spel
    }
note-card-taken =
    { $spice_count ->
        [1] { $seat }: +1 karavaankaart ({ $spice })
       *[other] { $seat }: +{ $spice_count } karavaankaarten ({ $spice })
    }
    .deed =
        { $spice_count ->
            [1] neemt een karavaankaart ({ $spice })
           *[other] neemt { $spice_count } karavaankaarten ({ $spice })
        }
note-scrolls-gained =
    { $count ->
        [one] { $seat }: +{ $count } boekrol (nu { $total })
       *[other] { $seat }: +{ $count } boekrollen (nu { $total })
    }
note-good-gained = { $seat }: +1 goed ({ $good })
note-tile-taken = { note-built.who } neemt de puntentegel “{ $tile_action }”
note-upgrade-lost = { $seat }: geen kavel voor de uitbreiding; die vervalt, en de tegel blijft liggen

## Het verslag: de stad

# .who: aan het begin van een zin, met lidwoord voor wie geen plaats aan tafel heeft.
note-built = { note-built.who } zet een gebouw op { move-activate.that }
    .deed = zet er een gebouw op
    .who =
        { $seat_number ->
            [9] De Grootvizier
            [10] De Corrupte Magistraat
           *[other] { $seat }
        }
note-guard-home = { $seat }: de soldaat op { move-activate.that } maakt plaats voor een uitbreiding en gaat naar huis
note-no-line = { note-built.who } heeft vanaf daar niets te activeren

# Wie niet zelf kiest: Grootvizier en Corrupte Magistraat.
note-went = { note-built.who } gaat naar de { $position_side }, { $position_line } ({ $position })
note-activated = { note-built.who } activeert { move-activate.that }
note-wealth = { note-built.who } doet de actie { $action_in } met rijkdom { $count }
note-guarded = { note-built.who } stuurt een soldaat naar { move-activate.that }
note-walled =
    { $position_key ->
        [N3] { note-built.who } bouwt de poort aan de { $position_side } ({ $position })
        [E3] { note-built.who } bouwt de poort aan de { $position_side } ({ $position })
        [S3] { note-built.who } bouwt de poort aan de { $position_side } ({ $position })
        [W3] { note-built.who } bouwt de poort aan de { $position_side } ({ $position })
       *[other] { note-built.who } bouwt een muur aan de { $position_side } ({ $position })
    }
note-at-court = { note-built.who } stuurt een hoveling naar de { $hall }
note-posted = { note-built.who } opent een handelspost in { $place }
note-climbed = { note-built.who } gaat naar stap { $steps } op pad { $path } van de moskee
note-fulfilled = { note-built.who } vervult contract { $pile }
note-goods-laid =
    { $count ->
        [one] { $seat }: −1 goed ({ $good }) voor het contract
       *[other] { $seat }: −{ $count } goederen ({ $good }) voor het contract
    }
note-scrolls-laid =
    { $count ->
        [one] { note-built.who } legt { $count } boekrol op het contract
       *[other] { note-built.who } legt { $count } boekrollen op het contract
    }
note-achievement-gone = { note-built.who } haalt de doorbraak “{ $achievement }” weg

## Vragen

ask-space = Waar gaat je meester naartoe?
ask-site = Welke kavel van de lijn activeer je?
ask-action = Wat doe je: 1 gunst, een soldaat of de actie van de kavel?
ask-end-turn = Doe je deze beurt nog iets?
ask-vizier-space = Waar gaat de Grootvizier naartoe?
ask-vizier-site = Waar bouwt de Grootvizier?
ask-pay = Hoe betaal je?
ask-guard = Waar zet je je soldaat neer?
ask-upgrade = Waar leg je de uitbreiding?
ask-cards = Welke karavaankaart neem je? Je mag vooraf eigen kamelen neerzetten.
ask-colour = Met welke kleur betaal je? Die geldt voor alle kaarten van deze actie.
ask-courtier = Naar welke zaal stuur je een hoveling?
ask-study = Welke blokjes betaal je? Elk geeft 1 boekrol.
ask-achieve = Welke doorbraak neem je?
ask-post = Waar open je een handelspost?
ask-trade = Wat koop je?
ask-free-post = Waar open je een handelspost? Het goed krijg je erbij.
ask-free-good = Al je handelsposten staan er: het goed van welke stad neem je?
ask-rare-good = Welk zeldzaam goed neem je?
ask-climb = Moskee: ga je een stap omhoog?
ask-free-step = Moskee: zet je je gratis stap, en op welk pad?
ask-wall = Waar bouw je een muur of poort?
ask-piece = In welke kleur bouw je?
ask-free-wall = Waar bouw je je gratis muur of poort?
ask-skip = Wachtrij: blijf je hier, of zet je een kameel neer en schuif je verder naar voren?
ask-ransom = Overval: betaal je losgeld voor je gebouw?
ask-fund = Paleis: voor welke hovelingen besteed je gunst?
ask-next-master = Wiens meester staat als volgende in de wachtrij?
ask-deal = Welke kavel wordt nu gelegd?
ask-tile = Welke puntentegel wordt nu gelegd?
ask-market-side = Welke kant van de kamelenmarkt ligt boven?
ask-draw = Welke karavaankaart wordt getrokken?
ask-reveal = Welke solokaart wordt omgedraaid?

## Regels waar we in zitten, een tot drie woorden

crumb-setup = Voorbereiding
crumb-years = Jaar
crumb-reveal = Solokaart
crumb-turn = Beurt
crumb-vizierturn = Grootvizier
crumb-magistrateturn = Corrupte Magistraat
crumb-pay = Betaling
crumb-placeguard = Soldaat
crumb-placeupgrade = Uitbreiding
crumb-caravansary = Karavanserai
crumb-closerow = Karavaanrij
crumb-palace = Paleis
crumb-library = Bibliotheek
crumb-achieve = Doorbraak
crumb-marketplace = Marktplaats
crumb-freepost = Gratis handelspost
crumb-raregood = Zeldzaam goed
crumb-mosque = Moskee
crumb-freestep = Gratis stap
crumb-fortification = Vesting
crumb-freewall = Gratis muur
crumb-queue = Wachtrij
crumb-raid = Overval
crumb-yearscoring = Puntentelling

## Plekken op de borden: hoe ze heten en waar ze voor dienen

# place-KIND is een titel, about-KIND legt uit. Is er een about-KIND-NAME, dan geldt die in plaats
# van about-KIND. Geen gedrukte waarden: de eigenaar van een doos mag die verbeteren.
place-space = Actieveld { $position }
about-space =
    { $position_key ->
        [N3] { about-space.general } { about-space.middle }
        [E3] { about-space.general } { about-space.middle }
        [S3] { about-space.general } { about-space.middle }
        [W3] { about-space.general } { about-space.middle }
       *[other] { about-space.general }
    }
    .general = Je meester gaat hierheen om een kavel in de rij of kolom erachter te activeren. Op elk veld past één meester.
    .middle = Vanaf dit veld mag je ook de kamelenmarkt gebruiken.
place-site =
    { $cell_key ->
        [c3] Kamelenmarkt ({ $cell })
       *[other] Kavel { $cell }
    }
about-site = Op een lege kavel komt bij het activeren een gebouw van jou. Daarna geven alle gebouwen van dezelfde eigenaar in de lijn je blokjes, en vervolgens krijg je gunst, zet je een soldaat neer of gebruik je de actie van de kavel.
about-site-c3 = Geen kavel. Wie deze rij of kolom gekozen heeft, mag alle kamelen hier nemen, of er één op een vrij veld zetten en krijgen wat dat veld geeft.

# Wat de actie van een kavel doet; welke kavel welke actie heeft, wordt elke partij geloot.
about-action-caravansary = Neem karavaankaarten: elke kost een blokje, allemaal in dezelfde kleur. Specerijen geven bonussen, en sets van verschillende specerijen leveren aan het eind punten op.
about-action-palace = Stuur hovelingen naar de zalen van het paleis. Elke hoveling kost blokjes in de kleur van de zaal, en elke volgende kost meer.
about-action-library = Betaal blokjes van verschillende kleuren, elk voor een boekrol. Boekrollen geven doorbraken en zijn nodig voor contracten.
about-action-marketplace = Open een handelspost in een stad en koop daarna een goed in elke stad waar je een post hebt. Met kamelen bereik je ook de steden ernaast.
about-action-mosque = Ga stap voor stap je pad op en betaal daarvoor de aangegeven blokjes. Elke stap geeft wat er ligt.
about-action-fortification = Bouw muren en poorten voor blokjes. Voor de gebouwen die ze beschermen krijg je invloed, het meest voor die van anderen.
place-cube =
    { $resource_key ->
        [joker] Joker
       *[other] { $resource_pl } blokjes
    }
about-cube =
    { $resource_key ->
        [white] Witte blokjes tellen als elke kleur.
        [joker] Door je doorbraak telt één blokje van die kleur als wit, één keer in elk van je beurten en één keer per overval.
       *[other] Gebouwen geven blokjes. Je betaalt er acties van kavels, contracten en bij een overval losgeld mee.
    }
place-card = Karavaankaart { $nth }
about-card = Kost in de karavanserai een blokje. Een kaart is bereikbaar als er een kameel op staat, of op de kaart ervoor; de eerste is dat altijd. Hoeveel soorten specerijen je mag hebben, hangt van je invloed af.
place-hall = { $hall }
about-hall = Hovelingen leveren hier aan het eind van elk jaar punten op, als je er gunst voor besteedt. Er een sturen kost blokjes in de kleur van de zaal.
about-hall-knowledge = Een hoveling hier levert aan het eind van elk jaar punten op voor je boekrollen, als je er gunst voor besteedt. Er een sturen kost blokjes in de kleur van de zaal.
about-hall-spices = Een hoveling hier levert aan het eind van elk jaar punten op voor je karavaankaarten, als je er gunst voor besteedt. Er een sturen kost blokjes in de kleur van de zaal.
about-hall-trade = Een hoveling hier levert aan het eind van elk jaar punten op voor je goederen, als je er gunst voor besteedt. Er een sturen kost blokjes in de kleur van de zaal.
about-hall-faith = Een hoveling hier levert aan het eind van elk jaar punten op voor je stappen in de moskee, als je er gunst voor besteedt. Er een sturen kost blokjes in de kleur van de zaal.
place-achievement = Doorbraak: { $achievement }
about-achievement =
    { $achievement_key ->
        [caravansary-less] { about-achievement.general } { about-achievement.less }
        [palace-less] { about-achievement.general } { about-achievement.less }
        [marketplace-less] { about-achievement.general } { about-achievement.less }
        [mosque-less] { about-achievement.general } { about-achievement.less }
        [red-joker] { about-achievement.general } { about-achievement.joker }
        [blue-joker] { about-achievement.general } { about-achievement.joker }
        [green-joker] { about-achievement.general } { about-achievement.joker }
        [tan-joker] { about-achievement.general } { about-achievement.joker }
       *[other] { about-achievement.general } Hij werkt meteen en maar één keer.
    }
    .general = Als je met je boekrollen het niveau bereikt, neem je een van de doorbraken die er op dat niveau nog zijn.
    .less = Hij helpt tot het eind van de partij één keer in elke actie van die soort.
    .joker = Hij helpt één keer in elk van je beurten en één keer per overval.
place-town = { $place } ({ $place_good })
about-town =
    { $place_key ->
        [changan] Een van de buitenste handelssteden, met een zeldzaam goed. { about-town.outer }
        [khotan] Een van de buitenste handelssteden, met een zeldzaam goed. { about-town.outer }
        [alexandria] Een van de buitenste handelssteden, met een zeldzaam goed. { about-town.outer }
        [antioch] Een van de buitenste handelssteden, met een zeldzaam goed. { about-town.outer }
       *[other] Een van de binnenste handelssteden, met een gewoon goed; daar komt je eerste handelspost. Met een post koop je hier bij elke actie op de marktplaats, en vanaf een post ernaast kom je hier ook met een kameel.
    }
    .outer = Een handelspost heeft een route nodig vanaf een post die je al hebt. Vanaf een post ernaast kom je hier ook met een kameel.
place-path = Moskee: pad { $path }
about-path = Elke stap kost de aangegeven blokjes en geeft wat er ligt. Wie een pad begint, blijft erop; wie de top bereikt, krijgt vanaf dan bij elke puntentelling punten voor eigen moskeeën.
place-wall =
    { $position_key ->
        [N3] Poort op { $position }
        [E3] Poort op { $position }
        [S3] Poort op { $position }
        [W3] Poort op { $position }
       *[other] Muur op { $position }
    }
about-wall = Beschermt de eerste twee kavels erachter tegen een overval van deze kant. Je betaalt blokjes van de gekozen kleur en krijgt invloed voor de gebouwen die nu beschermd zijn.
place-yard = Muren en poorten: { $colour }
about-yard = Muren en poorten die nog niemand gebouwd heeft. Deze betaal je met blokjes van deze kleur.
place-good = Goed: { $good }
about-good = Te koop in de handelssteden. Contracten vragen goederen, en hovelingen in de { hall-trade } leveren er punten voor op.
place-contract =
    { $pile_key ->
        [I-F] Contract van niveau I (gunst)
        [I-S] Contract van niveau I (soldaat)
        [II-F] Contract van niveau II (gunst)
        [II-S] Contract van niveau II (soldaat)
        [III-F] Contract van niveau III (gunst)
        [III-S] Contract van niveau III (soldaat)
       *[other] Contract { $pile }
    }
about-contract =
    { $pile_key ->
        [I-S] { about-contract.general } Het levert punten op, en je mag een soldaat neerzetten.
        [II-S] { about-contract.general } Het levert punten op, en je mag een soldaat neerzetten.
        [III-S] { about-contract.general } Het levert punten op, en je mag een soldaat neerzetten.
       *[other] { about-contract.general } Het levert punten en gunst op.
    }
    .general = Vraagt genoeg invloed, een blokje naar keuze en de aangegeven boekrollen en goederen, die erop blijven liggen.
place-camels = Kamelen
about-camels = Kamelen maken meer karavaankaarten bereikbaar, brengen je naar steden zonder eigen handelspost, slaan een plek in de wachtrij over en dienen op de kamelenmarkt als betaling.
place-market = Kamelenmarkt: { $market }
about-market = Zet een kameel op dit veld en je krijgt wat het geeft. Het veld blijft bezet tot iemand alle kamelen van de markt neemt.
about-market-white = Voor een kameel krijg je een wit blokje, dat als elke kleur telt.
about-market-scroll = Voor een kameel krijg je een boekrol, misschien met een doorbraak.
about-market-card = Voor een kameel neem je een karavaankaart naar keuze uit de rij, ook een die niet bereikbaar is.
about-market-favour = Voor een kameel krijg je gunst.
about-market-good = Voor een kameel neem je een zeldzaam goed naar keuze.
about-market-step = Voor een kameel ga je een stap omhoog in de moskee en krijg je wat er ligt.
about-market-guard = Voor een kameel gaat een van je dienaren een gebouw beschermen, en dat levert invloed op.
place-points = Punten
about-points = Wie na het laatste jaar de meeste punten heeft, wint.
place-favour = Gunst
about-favour = Aan het eind van elk jaar besteed je gunst om hovelingen te laten meetellen. Sommige vakken van het spoor geven meteen punten.
place-influence = Invloed
about-influence = Opent contracten en staat meer soorten specerijen toe. Soldaten, muren en poorten leveren invloed op; sommige vakken van het spoor geven meteen punten.
place-scrolls = Boekrollen
about-scrolls = Met genoeg boekrollen krijg je een doorbraak van het volgende niveau. Ze zijn ook nodig voor contracten, en hovelingen in de { hall-knowledge } leveren er punten voor op.

## Hoeveelheden in de statistiek

fact-score = Punten in totaal
fact-from_favour = Punten: gunstspoor
fact-from_influence = Punten: invloedsspoor
fact-from_contracts = Punten: contracten
fact-from_mosque = Punten: moskee
fact-from_achievements = Punten: doorbraken
fact-from_knowledge = Punten: Kenniszaal
fact-from_spices = Punten: Specerijenzaal
fact-from_trade = Punten: Handelszaal
fact-from_faith = Punten: Geloofszaal
fact-from_buildings = Punten: gebouwen
fact-from_tiles = Punten: puntentegels
fact-from_top = Punten: top van de moskee
fact-from_sets = Punten: specerijensets
fact-influence = Invloed
fact-steps = Stappen in de moskee
fact-contracts = Contracten
fact-cards = Karavaankaarten
fact-courtiers = Hovelingen
fact-scrolls = Boekrollen
fact-goods = Goederen
fact-buildings = Gebouwen in de stad

## In de browser: wat een kleur heeft

player-points = Punten
    .change =
        { $count ->
            [one] { $change } punt ({ $source })
           *[other] { $change } punten ({ $source })
        }
player-favour = Gunst
    .change =
        { $count ->
            [one] { $change } gunst
           *[other] { $change } gunsten
        }
player-influence = Invloed
    .change = { $change } invloed
player-camels = Kamelen
    .change =
        { $count ->
            [one] { $change } kameel
           *[other] { $change } kamelen
        }
player-scrolls = Boekrollen
    .change =
        { $count ->
            [one] { $change } boekrol
           *[other] { $change } boekrollen
        }
player-scrolls-on-contracts = Boekrollen op contracten
player-cubes = Blokjes
    .change =
        { $count ->
            [one] { $change } { $resource } blokje
           *[other] { $change } { $resource_pl } blokjes
        }
player-goods = Goederen
    .change =
        { $count ->
            [one] { $change } goed ({ $good })
           *[other] { $change } goederen ({ $good })
        }
player-goods-on-contracts = Goederen op contracten
player-courtiers = Hovelingen
    .change =
        { $count ->
            [one] { $change } hoveling in de { $hall }
           *[other] { $change } hovelingen in de { $hall }
        }
player-posts = Handelsposten
    .change =
        { $count ->
            [one] { $change } handelspost
           *[other] { $change } handelsposten
        }
player-steps = Stappen in de moskee
    .change =
        { $count ->
            [one] { $change } stap in de moskee
           *[other] { $change } stappen in de moskee
        }
player-cards = Karavaankaarten
    .change =
        { $count ->
            [one] { $change } karavaankaart
           *[other] { $change } karavaankaarten
        }
player-achievements = Doorbraken
    .change =
        { $count ->
            [one] { $change } doorbraak
           *[other] { $change } doorbraken
        }
player-contracts = Contracten
    .change =
        { $count ->
            [one] { $change } contract
           *[other] { $change } contracten
        }
player-scoring-tiles = Puntentegels
player-servants = Dienaren over
    .change =
        { $count ->
            [one] { $change } dienaar over
           *[other] { $change } dienaren over
        }
player-buildings = Gebouwen over
player-discs = Schijven over
    .change =
        { $count ->
            [one] { $change } schijf over
           *[other] { $change } schijven over
        }
player-in-danger = In gevaar
    .change =
        { $count ->
            [one] { $change } gebouw in gevaar
           *[other] { $change } gebouwen in gevaar
        }
player-spices-allowed = Toegestane soorten specerijen
    .change =
        { $count ->
            [one] { $change } soort specerij toegestaan
           *[other] { $change } soorten specerijen toegestaan
        }

## In de browser: wat er op tafel ligt

table-upgrades = Uitbreiding
table-walls = Muren en poorten
table-row-camels = Kamelen op karavaankaarten
    .change =
        { $count ->
            [one] { $change } kameel op karavaankaarten
           *[other] { $change } kamelen op karavaankaarten
        }
table-camel-market = Kamelen op de kamelenmarkt
    .change =
        { $count ->
            [one] { $change } kameel op de kamelenmarkt
           *[other] { $change } kamelen op de kamelenmarkt
        }

## In de browser: opschriften

panel-when = Jaar { $year }, { $side }
panel-order = Volgorde in deze fase
panel-to-pay = Te betalen
panel-none = geen
panel-camel = kameel
panel-camels =
    { $count ->
        [one] { $count } kameel
       *[other] { $count } kamelen
    }

panel-market-here = kamelenmarkt, kamelen op { $count } van { $all } velden
panel-usable = nu te gebruiken
panel-building = gebouw van { $name }
panel-guard = soldaat van { $name }
panel-upgrade = uitbreiding ({ $resource })
panel-danger = in gevaar
panel-in-use = nu in gebruik
panel-master = meester van { $name }
panel-legend-upgrade = uitbreiding

panel-place = { $number }e in de rij
panel-stops = zou hier blijven

panel-raid = Overval aan het eind van jaar { $year }
panel-raid-about = Een van deze dingen is genoeg om het gebouw te redden
panel-no-danger = Geen gebouw loopt gevaar.
panel-missing = Muren
panel-a-guard = Soldaat
panel-ransom = Losgeld

panel-sources = Punten per herkomst

panel-pile-left = In de stapel: { $count }
panel-reach = bereikbaar
panel-chosen = gekozen
panel-no-card = geen kaart
panel-spices = Specerijen
panel-with-card = bij kaart { $cards }

panel-courtiers =
    { $count ->
        [0] geen hoveling
        [one] { $count } hoveling
       *[other] { $count } hovelingen
    }, elk { $points }
panel-next-courtier = Volgende hoveling
panel-cubes =
    { $count ->
        [one] { $count } blokje
       *[other] { $count } blokjes
    }
panel-funded = met gunst gescoord: { $count }

panel-level = Niveau { $level }, bij boekrol { $scroll }
panel-taken = genomen door { $name }

panel-price = Prijs
panel-left = Over
panel-rare = zeldzaam
panel-traded = in deze actie al gehandeld

panel-left-in-pile = nog { $count }
panel-asks-influence = invloed { $count }
panel-asks-scrolls =
    { $count ->
        [one] { $count } boekrol
       *[other] { $count } boekrollen
    }
panel-asks-common =
    { $count ->
        [one] { $count } gewoon goed
       *[other] { $count } gewone goederen
    }
panel-asks-rare =
    { $count ->
        [one] { $count } zeldzaam goed
       *[other] { $count } zeldzame goederen
    }

panel-step = Stap
panel-gives-white = witte uitbreiding
panel-gives-tile = puntentegel: { $tile_action }
panel-gives-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
panel-gives-top = de top

panel-wall-row = Muren
panel-gate-row = Poorten

panel-solo-actions = De Magistraat zoekt

panel-if-over = { $points } als het spel nu eindigde
panel-free = { $count } vrij
panel-used = gebruikt

## Namen van onze eigen beslissingen, na “huisregel”

ruling-line-without-a-site = een lijn zonder kavel om te activeren
ruling-joker-for-another-colour = de joker staat voor een andere kleur
ruling-site-action-must-do = een actie moet iets doen
ruling-upgrades-on-own-buildings = uitbreidingen alleen bij eigen gebouwen
ruling-camels-just-taken = net genomen kamelen niet meteen weer neerzetten
ruling-paying-with-white = wit alleen voor wat ontbreekt
ruling-library-white = wit in de bibliotheek
ruling-sold-out = een uitverkocht goed
ruling-free-post-without-a-disc = een gratis handelspost zonder schijf
ruling-values-of-the-walls = één muur of poort per plek
ruling-camels-needed-to-take = niets nemen van een lege kamelenmarkt
ruling-camel-market-back = de velden van de twee kanten van de kamelenmarkt
ruling-moments-for-contracts = momenten voor contracten en de kamelenmarkt

## In drawings: houses

draw-your-house = Jouw bord
draw-house-of = Bord van { $seat }
draw-now = nu { $n }
draw-camels = kamelen
draw-scrolls = rollen
draw-servants = dienaren
draw-favour = gunst
draw-influence = invloed
draw-to-build = te bouwen
draw-laid-on-contracts = bleek: op contracten
draw-kinds-allowed =
    { $n ->
        [one] { $n } soort toegestaan
       *[other] { $n } soorten toegestaan
    }
draw-achievements-contracts = Doorbraken en contracten
draw-no-raid = Geen overval meer
draw-at-risk = { $n } in gevaar
draw-all-safe = alles veilig
draw-walls = muur { $walls }

draw-source-favour = gunst
draw-source-influence = invloed
draw-source-contracts = contracten
draw-source-mosque = moskee
draw-source-achievements = doorbraken
draw-source-knowledge = kennis
draw-source-spices = specerijen
draw-source-trade = handel
draw-source-faith = geloof
draw-source-buildings = gebouwen
draw-source-tiles = tegels
draw-source-top = top
draw-source-sets = sets
draw-source-cards = solokaarten

## In drawings: Corrupt Magistrate and Grand Vizier

draw-level-novice = Beginner
draw-level-standard = Standaard
draw-level-hard = Moeilijk
draw-level-tyrant = Tiran
draw-his-card = Zijn kaart
draw-deck = nog { $n }
draw-first-free = eerste vrije veld
draw-search-sites = dan de eerste soort kavel die leeg is, anders van hem, anders van jou
draw-he-gets = hij krijgt
draw-wealth = zijn rijkdom in die lijn
draw-wealth-of-level = waarvan { $n } door zijn niveau
draw-stands = Staat op { $space }
draw-goes-next = Hierna: { $space }
draw-magistrate-next = Hierna: { $space }, dan { $cell }
draw-vizier-next = Hierna: { $space }, bouwt op { $cell }
draw-waits = Wacht op de volgende kaart
draw-turn-over = Is al aan de beurt geweest
draw-vizier-chosen = { $seat } kiest zijn veld, { $other_seat } zijn kavel.
draw-vizier-sent = { $seat } stuurde hem naar { $space }, { $other_seat } kiest zijn kavel.
draw-vizier-two = Hij betaalt niets en scoort niets. Zijn gebouwen leveren blokjes aan wie ze activeert.
draw-vizier-solo = Hij neemt kavels, geen punten. Muren en soldaten voor zijn gebouwen geven invloed.
draw-never-scores = bouwt, scoort nooit
draw-left = nog { $n }
draw-stand = er staan { $n }

## In drawings: the turn in progress

draw-phase-space = Veld
draw-phase-site = Kavel
draw-phase-action = Actie
draw-way-favour = Gunst
draw-way-guard = Soldaat
draw-white-helps = Wit telt voor elke kleur die je mist.
draw-discount-helps = Korting: tik op de kleur waarvan je 1 blokje minder betaalt.
draw-joker-helps = Joker: tik op de kleur waarvoor 1 { $resource } blokje telt.
place-way-favour = Gunst
about-way-favour = In plaats van de actie van de kavel krijg je gunst.
place-way-guard = Soldaat
about-way-guard = In plaats van de actie van de kavel gaat een van je dienaren een gebouw beschermen; dat geeft invloed.
place-way-act = Actie van de kavel
about-way-act = Waar de kavel voor dient: karavanserai, paleis, bibliotheek, marktplaats, moskee of vesting. Je betaalt met blokjes.

## How far the game is

clock-year = Jaar { $year }
clock-side = { $side }

## Short names for narrow labels

spice-juniper-short = Jeneverbes
spice-pepper-short = Peper
spice-saffron-short = Saffraan
spice-cardamom-short = Kardemom

hall-knowledge-short = Kennis
hall-spices-short = Specerijen
hall-trade-short = Handel
hall-faith-short = Geloof

side-north-short = N
side-east-short = O
side-south-short = Z
side-west-short = W

## Op het getekende bord

# Een jaar, zo kort mogelijk: “J2”.
draw-year = J{ $year }
# Twee regels van een opschrift: wat karavaankaarten kosten.
draw-card-price = 1 blokje per kaart,
draw-one-colour = alle van één kleur
draw-pile-left = nog { $n }
# Wat de volgende hoveling kost.
draw-next-costs = volgende: { $n }
# Wat een eigen hoveling in een zaal waard is.
draw-worth = jij { $n }
draw-wall-yard = Muren en poorten
draw-posts-routes = posten en routes
# Punten, zo kort mogelijk.
draw-points-short = { $n } pt
# Een stapel contracten is leeg.
draw-all-done = vervuld
# Goederen die een contract vraagt, één letter: gewoon of zeldzaam.
draw-letter-common = g
draw-letter-rare = z
draw-free = vrij
draw-built = gebouwd
draw-not-built = nog niet gebouwd
draw-out-of-reach = buiten bereik
draw-gone = weg
# Eerst komt er een eigen gebouw.
draw-builds = nieuw gebouw
# Blokjes die iemand zou krijgen: “rood ×2, beige ×1”.
draw-for-you = voor jou: { $list }
draw-for = voor { $name }: { $list }
# Voor een contract.
draw-lacks = je mist: { $list }
draw-lacks-nothing = je hebt er alles voor

## De uitslag: waar de punten vandaan kwamen

result-favour = gunst
result-influence = invloed
result-contracts = contracten
result-mosque = moskee
result-achievements = doorbraken
result-knowledge = kennis
result-spices = specerijen
result-trade = handel
result-faith = geloof
result-buildings = gebouwen
result-tiles = puntentegels
result-top = top van de moskee
result-sets = specerijensets
result-cards = solobonus

## Redenen van bots: wat een zet beter of slechter doet, voor een getal

reason-points = punten
reason-palace = paleis, invloed en gunst
reason-camels = kamelen en dienaren
reason-buildings = eigen gebouwen
reason-walls = bescherming tegen de overval
reason-mosque = moskee
reason-tiles = puntentegels
reason-achievements = doorbraken
reason-cubes = blokjes
reason-contracts = goederen en uitzicht op contracten
reason-posts = handelsposten
reason-scrolls = boekrollen
reason-spices = specerijen
reason-queue =
    { $better ->
        [yes] betere plaats in de wachtrij
       *[no] slechtere plaats in de wachtrij
    }
reason-taste = eigen voorkeur van deze bot
reason-rivals =
    { $better ->
        [yes] anderen krijgen minder
       *[no] anderen krijgen meer
    }
reason-reach = karavaankaarten binnen bereik
reason-piles = contracten in het aanbod
reason-board-camels = kamelen op het bord
reason-upgrades = uitbreidingen die er nog zijn
reason-sites = vrije kavels en plekken

## Wie gewonnen heeft, en waarom

outcome-won = { $seat } wint met { $score } punten.
outcome-tie = { $seat } wint: anderen hebben ook { $score } punten, maar gunst, invloed of de wachtrij beslist.
outcome-rank =
    { $score ->
        [one] { $rank }. { $seat }: { $text } punt
       *[other] { $rank }. { $seat }: { $text } punten
    }
outcome-lost = Met { $score } punten heb je niet meer dan je tegenstander: { $name } wint.
