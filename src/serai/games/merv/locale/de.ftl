### Merv auf Deutsch
###
### Glossar (englisch im Code – deutsch am Tisch)
###
###   master                Meister; queue (space) Reihenfolge, Reihenfolgenfeld
###   action space, line    Aktionsfeld, Reihe oder Spalte (hinter dem Feld)
###   site, building        Grundstück, Gebäude; activate aktivieren
###   cube, resource        Ressource; joker Joker (Errungenschaft der 2. Stufe)
###   discount              Ersparnis (Errungenschaft der 1. Stufe)
###   favour, influence     Gunst (spend ausgeben), Einfluss; point Siegespunkt
###   servant               Diener; guard Wache; courtier Höfling
###   upgrade               Ausbau: Produktionsausbau oder Jokerausbau (der weiße)
###   caravansary, card     Karawanserei, Gewürzkarte; spice Gewürz, Sorte
###   palace, hall          Palast, Halle
###   library, scroll       Bibliothek, Schriftrolle; achievement Errungenschaft, level Stufe
###   marketplace, place    Handelshaus, Ort; trading post Handelsposten; good Ware
###   common, rare          gewöhnlich, selten; inner, outer innerer, äußerer Ort
###   mosque, path, step    Moschee, Pfad, Schritt; top letztes Feld; scoring tile Wertungsplättchen
###   fortification         Befestigung; wall Mauer, gate Tor; piece Bauteil
###   contract, pile        Auftrag, Stapel; camel market Kamelmarkt
###   raid, ransom          Überfall, Schutzgeld
###   Grand Vizier          Großwesir; Corrupt Magistrate Korrupter Magistrat; wealth Reichtum
###   year, phase           Jahr, Aktionsphase; share Anteil
###
### Grundstücke stehen in Notation: a bis e von West nach Ost, 1 bis 5 von Nord nach Süd; c3 ist der
### Kamelmarkt. Aktionsfelder und Mauern: N, E, S, W für Nord, Ost, Süd, West und 1 bis 5 im
### Uhrzeigersinn; auf 3 steht ein Tor, sonst eine Mauer. Auftragsstapel: Stufe I bis III, dazu F
### (bringt Gunst) oder S (bringt eine Wache).
###
### Formen der Namen: Farben .e (rote) und .en (roten); Aktionen .acc (Akkusativ mit Artikel) und .at
### (wo); Orte .good (die Ware). Wer keinen Platz hat, bekommt in Sätzen einen Artikel: note-points.who, am Satzanfang.

title = Merv
about = Merv an der Seidenstraße: Baue in der Stadt, lass ganze Reihen für dich arbeiten und mach dir in Palast, Bibliothek, Moschee und Handelshaus einen Namen. Zweimal kommen die Mongolen, und nach drei Jahren gewinnt, wer die meisten Siegespunkte hat.

option-level-title = Solo-Stufe
option-level-about = wie stark der Korrupte Magistrat gegen dich spielt
option-level-standard = Solo: der Korrupte Magistrat auf normaler Stufe (sonst: leicht)
option-level-hard = Solo: der Korrupte Magistrat auf schwerer Stufe
option-level-tyrant = Solo: der Korrupte Magistrat als Tyrann
level-novice = leicht
level-standard = normal
level-hard = schwer
level-tyrant = Tyrann
option-camel-market-title = Kamelmarkt
option-camel-market-about = die Seite des Plättchens bestimmt, welche Felder es gibt; üblich ist, sie auszulosen
option-camel-market-drawn-way = eine Seite, ausgelost
option-camel-market-whole-way = die Felder beider Seiten
option-camel-market-side-a-way = Seite A
option-camel-market-side-b-way = Seite B
option-camel-market-whole = Kamelmarkt mit den Feldern beider Seiten (sonst wird eine Seite ausgelost)
option-camel-market-side-a = Kamelmarkt: Seite A, ohne Auslosung
option-camel-market-side-b = Kamelmarkt: Seite B, ohne Auslosung
option-spice-literal-title = Gewürzboni wörtlich
option-spice-literal-about = bei jeder Sorte mit der 2., 3., 4., 6. und 8. Karte
option-spice-literal = { option-spice-literal-title }: { option-spice-literal-about }
option-palace-voluntary-title = Höflinge nach Wahl
option-palace-voluntary-about = Gunst nur für Höflinge der eigenen Wahl; laut Spielregel muss sie für alle ausgegeben werden
option-palace-voluntary = { option-palace-voluntary-title }: { option-palace-voluntary-about } (Hausregel)
option-upgrades-own-title = Ausbauten bei eigenen Gebäuden
option-upgrades-own-about = Ausbauten nur auf Grundstücke mit eigenem Gebäude; laut Spielregel auf beliebige
option-upgrades-own = { option-upgrades-own-title }: { option-upgrades-own-about } (Hausregel)
option-hall-favour-each-title = Erster Höfling jedes Spielers
option-hall-favour-each-about = In jeder Halle bringt der erste Höfling jedes Spielers Gunst, nicht nur der allererste
option-hall-favour-each = { option-hall-favour-each-title }: { option-hall-favour-each-about }

other-0 = Großwesir
other-1 = Korrupter Magistrat

## Farben

resource-red = rot
    .e = rote
    .en = roten
resource-blue = blau
    .e = blaue
    .en = blauen
resource-green = grün
    .e = grüne
    .en = grünen
resource-tan = beige
    .e = beige
    .en = beigen
resource-white = weiß
    .e = weiße
    .en = weißen

# Bezahlt in der Bibliothek.
cube-red = { resource-red }
    .paid = 1 rote
cube-blue = { resource-blue }
    .paid = 1 blaue
cube-green = { resource-green }
    .paid = 1 grüne
cube-tan = { resource-tan }
    .paid = 1 beige
cube-white = { resource-white }
    .paid = 1 weiße
cube-joker = Joker
    .paid = 1 als Joker genutzte

# Mauern und Tore nach der Farbe ihres Preises.
colour-red = { resource-red }
    .es = rotes
colour-blue = { resource-blue }
    .es = blaues
colour-green = { resource-green }
    .es = grünes
colour-tan = { resource-tan }
    .es = beiges

## Aktionen, Grundstücke, Wertungsplättchen

action-caravansary = Karawanserei
    .acc = die Karawanserei
    .at = in der Karawanserei
action-palace = Palast
    .acc = den Palast
    .at = im Palast
action-library = Bibliothek
    .acc = die Bibliothek
    .at = in der Bibliothek
action-marketplace = Handelshaus
    .acc = das Handelshaus
    .at = im Handelshaus
action-mosque = Moschee
    .acc = die Moschee
    .at = in der Moschee
action-fortification = Befestigung
    .acc = die Befestigung
    .at = an der Befestigung

# Grundstücke. Am Anfang eines Zuges: .acc („Roten Palast b2 aktivieren“).
site-caravansary-red = rote Karawanserei
    .acc = Rote Karawanserei
    .den = die rote Karawanserei
site-caravansary-blue = blaue Karawanserei
    .acc = Blaue Karawanserei
    .den = die blaue Karawanserei
site-caravansary-green = grüne Karawanserei
    .acc = Grüne Karawanserei
    .den = die grüne Karawanserei
site-caravansary-tan = beige Karawanserei
    .acc = Beige Karawanserei
    .den = die beige Karawanserei
site-palace-red = roter Palast
    .acc = Roten Palast
    .den = den roten Palast
site-palace-blue = blauer Palast
    .acc = Blauen Palast
    .den = den blauen Palast
site-palace-green = grüner Palast
    .acc = Grünen Palast
    .den = den grünen Palast
site-palace-tan = beiger Palast
    .acc = Beigen Palast
    .den = den beigen Palast
site-library-red = rote Bibliothek
    .acc = Rote Bibliothek
    .den = die rote Bibliothek
site-library-blue = blaue Bibliothek
    .acc = Blaue Bibliothek
    .den = die blaue Bibliothek
site-library-green = grüne Bibliothek
    .acc = Grüne Bibliothek
    .den = die grüne Bibliothek
site-library-tan = beige Bibliothek
    .acc = Beige Bibliothek
    .den = die beige Bibliothek
site-marketplace-red = rotes Handelshaus
    .acc = Rotes Handelshaus
    .den = das rote Handelshaus
site-marketplace-blue = blaues Handelshaus
    .acc = Blaues Handelshaus
    .den = das blaue Handelshaus
site-marketplace-green = grünes Handelshaus
    .acc = Grünes Handelshaus
    .den = das grüne Handelshaus
site-marketplace-tan = beiges Handelshaus
    .acc = Beiges Handelshaus
    .den = das beige Handelshaus
site-mosque-red = rote Moschee
    .acc = Rote Moschee
    .den = die rote Moschee
site-mosque-blue = blaue Moschee
    .acc = Blaue Moschee
    .den = die blaue Moschee
site-mosque-green = grüne Moschee
    .acc = Grüne Moschee
    .den = die grüne Moschee
site-mosque-tan = beige Moschee
    .acc = Beige Moschee
    .den = die beige Moschee
site-fortification-red = rote Befestigung
    .acc = Rote Befestigung
    .den = die rote Befestigung
site-fortification-blue = blaue Befestigung
    .acc = Blaue Befestigung
    .den = die blaue Befestigung
site-fortification-green = grüne Befestigung
    .acc = Grüne Befestigung
    .den = die grüne Befestigung
site-fortification-tan = beige Befestigung
    .acc = Beige Befestigung
    .den = die beige Befestigung

side-north = Nordseite
side-east = Ostseite
side-south = Südseite
side-west = Westseite

## Karawanserei und Kamelmarkt

spice-juniper = Wacholder
    .one = 1 { spice-juniper }
    .several = { $n } { spice-juniper }
spice-pepper = Pfeffer
    .one = 1 { spice-pepper }
    .several = { $n } { spice-pepper }
spice-saffron = Safran
    .one = 1 { spice-saffron }
    .several = { $n } { spice-saffron }
spice-cardamom = Kardamom
    .one = 1 { spice-cardamom }
    .several = { $n } { spice-cardamom }

# Die Karten einer Sorte sind gleich.
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

# Aktionsfelder: .line führt von dort durch die Stadt, .side ist die Seite, an der sie liegen.
position-N1 = N1
    .line = Spalte a
    .side = Nordseite
position-N2 = N2
    .line = Spalte b
    .side = Nordseite
position-N3 = N3
    .line = Spalte c
    .side = Nordseite
position-N4 = N4
    .line = Spalte d
    .side = Nordseite
position-N5 = N5
    .line = Spalte e
    .side = Nordseite
position-E1 = E1
    .line = Reihe 1
    .side = Ostseite
position-E2 = E2
    .line = Reihe 2
    .side = Ostseite
position-E3 = E3
    .line = Reihe 3
    .side = Ostseite
position-E4 = E4
    .line = Reihe 4
    .side = Ostseite
position-E5 = E5
    .line = Reihe 5
    .side = Ostseite
position-S1 = S1
    .line = Spalte e
    .side = Südseite
position-S2 = S2
    .line = Spalte d
    .side = Südseite
position-S3 = S3
    .line = Spalte c
    .side = Südseite
position-S4 = S4
    .line = Spalte b
    .side = Südseite
position-S5 = S5
    .line = Spalte a
    .side = Südseite
position-W1 = W1
    .line = Reihe 5
    .side = Westseite
position-W2 = W2
    .line = Reihe 4
    .side = Westseite
position-W3 = W3
    .line = Reihe 3
    .side = Westseite
position-W4 = W4
    .line = Reihe 2
    .side = Westseite
position-W5 = W5
    .line = Reihe 1
    .side = Westseite

# Auftragsstapel, nach ihren Rückseiten.
pile-I-F = I (bringt Gunst)
pile-I-S = I (bringt eine Wache)
pile-II-F = II (bringt Gunst)
pile-II-S = II (bringt eine Wache)
pile-III-F = III (bringt Gunst)
pile-III-S = III (bringt eine Wache)

market-white = 1 weiße Ressource
market-scroll = 1 Schriftrolle
market-card = 1 beliebige Gewürzkarte
market-favour = 1 Gunst
market-good = 1 seltene Ware
market-step = 1 Schritt in der Moschee
market-guard = 1 Wache

## Palast, Bibliothek, Handelshaus

hall-knowledge = Halle des Wissens
hall-spices = Halle der Gewürze
hall-trade = Halle des Handels
hall-faith = Halle des Glaubens

achievement-caravansary-less = Karawanserei 1 Ressource günstiger
achievement-palace-less = Palast 1 Ressource günstiger
achievement-marketplace-less = Handelshaus 1 Ressource günstiger
achievement-mosque-less = Moschee 1 Ressource günstiger
achievement-red-joker = Rot als Joker
achievement-blue-joker = Blau als Joker
achievement-green-joker = Grün als Joker
achievement-tan-joker = Beige als Joker
achievement-post = 1 Handelsposten mit kostenloser Ware
achievement-card = 1 Gewürzkarte kostenlos
achievement-step = 1 Schritt in der Moschee kostenlos
achievement-wall = 1 Mauer oder 1 Tor kostenlos
achievement-points = Siegespunkte sofort
achievement-guard-and-favour = 1 Wache und Gunst
achievement-guards = Mehrere Wachen
achievement-favours = Gunst sofort

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
place-alexandria = Alexandria
    .good = { good-pearls }
place-nishapur = Nischapur
    .good = { good-turquoise }
place-antioch = Antiochia
    .good = { good-amber }

good-carpets = Teppiche
good-silk = Seide
good-paper = Papier
good-jade = Jade
good-dates = Datteln
good-pearls = Perlen
good-turquoise = Türkise
good-amber = Bernstein

# Woher Siegespunkte kommen; .why in einem Satz.
source-favour = Gunstleiste
    .why = auf der Gunstleiste
source-influence = Einflussleiste
    .why = auf der Einflussleiste
source-contracts = Auftrag
    .why = für den Auftrag
source-mosque = Moschee
    .why = in der Moschee
source-achievements = Errungenschaft
    .why = für die Errungenschaft
source-knowledge = Halle des Wissens
    .why = für die Halle des Wissens
source-spices = Halle der Gewürze
    .why = für die Halle der Gewürze
source-trade = Halle des Handels
    .why = für die Halle des Handels
source-faith = Halle des Glaubens
    .why = für die Halle des Glaubens
source-buildings = Gebäude
    .why = für Gebäude
source-tiles = Wertungsplättchen
    .why = für Wertungsplättchen
source-top = letztes Feld der Moschee
    .why = für das letzte Feld der Moschee
source-sets = Gewürzsets
    .why = für Gewürzsets
source-cards = Solobonus
    .why = als Solobonus
origin-post = für den Handelsposten
origin-mosque = in der Moschee
origin-cards = von den Gewürzkarten
origin-market = vom Kamelmarkt

## Züge, kurz: als Auswahl und hinter einem Namen („Anna: Grundstück b2 aktivieren“)

move-go = Auf Aktionsfeld { $position } gehen ({ $position_line })
    .told = geht auf die { $position_side }, { $position_line } ({ $position })
move-activate =
    { $site_key ->
        [none] Grundstück { $cell } aktivieren
       *[other] { $site_acc } { $cell } aktivieren
    }
    .told = aktiviert { move-activate.that }
    .which =
        { $site_key ->
            [none] { "" }
           *[other] { " " }({ $site })
        }
    .deed = { move-activate.told }
    .that =
        { $site_key ->
            [none] Grundstück { $cell }
           *[other] { $site_den } ({ $cell })
        }
move-favour = 1 Gunst erhalten
    .told = entscheidet sich für Gunst
move-guard = Eine Wache aufstellen
    .told = entscheidet sich für eine Wache
move-act =
    { $action_key ->
        [none] Grundstücksaktion ausführen
       *[other] Grundstücksaktion ausführen: { $action }
    }
    .told = führt die Grundstücksaktion aus
move-end = Zug beenden
    .told = beendet den Zug
# Beendet eine Auswahl von mehreren.
move-done = Fertig
    .told = ist fertig
move-done-cards = Diese Karten bezahlen
move-done-courtier = Keine weiteren Höflinge
move-done-trade = Handel beenden
move-done-climb = Nicht weiter aufsteigen
move-done-wall = Bauen beenden
move-done-fund = Keine weiteren Höflinge werten
# Lehnt ein Angebot ab.
move-pass = Verzichten
    .told = verzichtet
move-pay = Bezahlen
    .told = bezahlt den Preis
move-save = 1 { $resource_e } Ressource sparen
    .told = spart dank der Errungenschaft 1 { $resource_e } Ressource
move-joker = Joker als { $resource_e } Ressource nutzen
    .told = nutzt den Joker als { $resource_e } Ressource
move-station = Wache auf Grundstück { $cell }{ move-activate.which } stellen
    .told =
        { $site_count ->
            [1] stellt eine Wache auf { move-activate.that }
           *[other] stellt je eine Wache auf { $site_den }
        }
    .deed = { move-station.told }
move-lay = 1 Kamel auf die nächste Gewürzkarte ohne Kamel legen
    .told = legt 1 Kamel auf die nächste Gewürzkarte ohne Kamel
move-take =
    { $spice_key ->
        [none] { $nth }. Gewürzkarte nehmen
       *[other] { $nth }. Gewürzkarte nehmen ({ $spice })
    }
    .told = wählt die { $nth }. Gewürzkarte
move-colour = Mit { $resource_en } Ressourcen bezahlen
    .told = will mit { $resource_en } Ressourcen bezahlen
move-courtier = Höfling in die { $hall } schicken
    .told = schickt einen Höfling in die { $hall }
move-study = Schriftrollen bezahlen ({ $paid_cube })
    .told = zahlt { $paid_cube_paid } Ressource für Schriftrollen
move-achieve = Errungenschaft „{ $achievement }“ nehmen
    .told = nimmt die Errungenschaft „{ $achievement }“
    .deed = { move-achieve.told }
move-post = Handelsposten in { $place } errichten
    .told = errichtet einen Handelsposten in { $place }
    .deed = { move-post.told }
move-trade = In { $place } { $place_good } kaufen
    .told = kauft in { $place } { $place_good }
move-ride = Mit 1 Kamel in { $place } { $place_good } kaufen
    .told = schickt 1 Kamel nach { $place } und kauft dort { $place_good }
move-climb = 1 Schritt in der Moschee gehen (Pfad { $path })
    .told = geht auf Pfad { $path } der Moschee 1 Schritt weiter
move-wall = { $position_key ->
        [N3] Tor
        [E3] Tor
        [S3] Tor
        [W3] Tor
       *[other] Mauer
    } bei { $position } ({ $position_side }) errichten
    .told =
        { $part ->
            [gate]
                { $position_count ->
                    [1] errichtet ein Tor auf der { $position_side } ({ $position })
                   *[other] errichtet { $position_count } Tore ({ $position })
                }
           *[wall]
                { $position_count ->
                    [1] errichtet eine Mauer auf der { $position_side } ({ $position })
                   *[other] errichtet { $position_count } Mauern ({ $position })
                }
        }
    .deed = { move-wall.told }
move-piece = Bauteil nehmen ({ $colour })
    .told = nimmt dafür ein { $colour_es } Bauteil
move-upgrade = Ausbau auf Grundstück { $cell }{ move-activate.which } legen
    .told = legt einen Ausbau auf { move-activate.that }
    .deed = { move-upgrade.told }
move-good = 1 seltene Ware nehmen ({ $good })
    .told = nimmt { $good } als seltene Ware
move-stay = Auf diesem Reihenfolgenfeld bleiben
    .told = bleibt auf diesem Reihenfolgenfeld
move-skip = Dieses Reihenfolgenfeld mit 1 Kamel überspringen
    .told = überspringt mit 1 Kamel ein Reihenfolgenfeld
move-ransom = 1 { $resource_e } Ressource als Schutzgeld zahlen
    .told = zahlt 1 { $resource_e } Ressource als Schutzgeld
move-lose = Gebäude aufgeben
    .told = gibt ein Gebäude auf
move-fund = 1 Gunst ausgeben und einen Höfling in der { $hall } werten
    .told = gibt 1 Gunst aus und wertet einen Höfling in der { $hall }
move-vizier = Den Großwesir auf Aktionsfeld { $position } schicken ({ $position_line })
    .told = schickt den Großwesir auf die { $position_side }, { $position_line } ({ $position })
move-house = Den Großwesir auf Grundstück { $cell }{ move-activate.which } bauen lassen
    .told = lässt den Großwesir ein Gebäude auf { move-activate.that } setzen

## Züge, die im eigenen Zug fast jederzeit gehen

move-contract = Auftrag { $pile } erfüllen (1 { $resource_e } Ressource)
    .told = erfüllt Auftrag { $pile } mit 1 { $resource_en } Ressource
    .deed = erfüllt Auftrag { $pile }
move-camels = Alle Kamele vom Kamelmarkt nehmen
    .told = nimmt alle Kamele vom Kamelmarkt
move-bazaar = 1 Kamel auf den Kamelmarkt legen und { $market } erhalten
    .told = legt für { $market } 1 Kamel auf den Kamelmarkt

## Was der Zufall bringt

move-deal = Nächstes Grundstück: { $site }
    .told =
        { $row ->
            [0] { move-deal }
           *[other] Reihe { $row } der Stadt von West nach Ost ({ $cell }): { $site }
        }
move-draw = Neue Gewürzkarte: { $card }
    .told =
        { $card_count ->
            [1] { move-draw }
           *[other] Neue Gewürzkarten: { $card }
        }
move-tile = Nächstes Wertungsplättchen: { $tile_action }
    .told =
        { $tile_action_count ->
            [1] { move-tile }
           *[other] Wertungsplättchen in der Moschee: { $tile_action }
        }
move-side = Kamelmarkt: Seite { $market_side }
move-next = { note-points.who } kommt auf das nächste freie Reihenfolgenfeld
move-reveal = Aufgedeckt: Solokarte { $solo }

## Warum ein Zug nicht geht, und was hilft: Aktionsfeld und Grundstück

refuse-space-taken = Auf Aktionsfeld { $position } steht schon ein Meister ({ $seat }). Wähle ein freies Feld.
refuse-empty-line = Hinter Aktionsfeld { $position } ist alles unbebaut, und du hast kein Gebäude mehr im Vorrat. Wähle ein Aktionsfeld, hinter dem schon ein Gebäude steht.
refuse-other-side = Aktionsfeld { $position } ist gerade nicht an der Reihe: In dieser Phase stehen die Meister auf der { $side }. Wähle dort ein Feld.
refuse-not-in-line = Grundstück { $cell } liegt nicht hinter Aktionsfeld { $position }. Wähle eines aus dieser Reihe oder Spalte.
refuse-camel-market-here = Auf { $cell } liegt der Kamelmarkt, und der ist kein Grundstück. Wähle ein Grundstück.
refuse-no-building = Grundstück { $cell } ist unbebaut, und im Vorrat ist kein Gebäude mehr. Wähle ein bebautes Grundstück.
refuse-site-built = Auf Grundstück { $cell } steht schon ein Gebäude ({ $seat }). Der Großwesir braucht ein unbebautes Grundstück.
refuse-no-site-active = Hinter Aktionsfeld { $position } ließ sich kein Grundstück aktivieren, also gibt es keine Grundstücksaktion. Wähle Gunst oder eine Wache.

## Warum nicht: Bezahlen

refuse-too-few-cubes = { $missing ->
        [one] Dir fehlt dafür 1 Ressource der richtigen Farbe
       *[other] Dir fehlen dafür { $missing } Ressourcen der richtigen Farbe
    } (weiß ginge auch). Wähle etwas Günstigeres, oder nutze Ersparnis oder Joker, falls sie zur Wahl stehen.
refuse-no-cube = Dir fehlt dafür eine { $resource_e } Ressource. Zahle anders oder wähle eine andere Möglichkeit.
refuse-not-in-bill = Eine { $resource_e } Ressource gehört hier nicht zum Preis. Wähle eine Farbe, die verlangt wird.
refuse-no-discount = Du hast gerade keine Ersparnis und musst die { $resource_e } Ressource zahlen. Eine Ersparnis bringt die passende Errungenschaft der 1. Stufe; sie gilt einmal pro Aktion.
refuse-no-joker = Du hast gerade keinen Joker, der als { $resource_e } Ressource zählen könnte. Joker sind die Errungenschaften der 2. Stufe.
refuse-joker-used = Dein Joker ({ $resource }) ist schon genutzt. Er hilft einmal pro Zug und einmal pro Überfall; zahle diesmal anders.
refuse-own-colour = Dein Joker ist selbst { $resource } und würde nichts ändern. Zahle die { $resource_e } Ressource ohne ihn.

## Warum nicht: Wachen und Ausbauten

refuse-no-servant = Alle deine { $all } Diener sind schon im Einsatz. Wachen kehren nach einem Überfall zurück. Wähle bis dahin etwas anderes.
refuse-not-built = Auf { $cell } steht kein Gebäude, das eine Wache schützen könnte. Wähle ein bebautes Grundstück.
refuse-has-guard = Auf Grundstück { $cell } steht schon eine Wache ({ $seat }). Wähle ein Grundstück ohne Wache.
refuse-has-upgrade = Auf Grundstück { $cell } liegt schon ein Ausbau. Wähle ein Grundstück ohne Ausbau.
refuse-walled = Grundstück { $cell } ist durch Befestigungen schon ganz geschützt und bekommt keine Wache mehr. Wähle ein ungeschütztes.
refuse-upgraded-already = Auf Grundstück { $cell } liegt schon ein Ausbau. Wähle ein anderes Grundstück.
refuse-no-site-to-guard = Nirgends ist Platz für eine Wache: Jedes Gebäude hat schon eine, hat einen Ausbau oder ist ganz geschützt. { $servants ->
        [one] Dein letzter Diener bleibt
       *[other] Deine { $servants } Diener bleiben
    } im Vorrat. Wähle eine andere Aktion.
refuse-not-yours = Auf { $cell } steht kein Gebäude von dir. An diesem Tisch gehört ein Ausbau auf ein Grundstück mit eigenem Gebäude.

## Warum nicht: Karawanserei

refuse-no-card-there = An { $nth }. Stelle liegt keine Gewürzkarte. Wähle eine aus der Reihe.
refuse-out-of-reach = Die { $nth }. Gewürzkarte erreichst du nicht, denn weder auf ihr noch auf der Karte davor liegt ein Kamel. Nimm eine nähere, oder lege erst eigene Kamele.
refuse-spice-limit = Dein Einfluss erlaubt erst { $allowed ->
        [one] 1 Gewürzsorte
       *[other] { $allowed } Gewürzsorten
    }, und { $spice } wäre eine zu viel. Nimm eine Sorte, die du schon hast, oder gewinne erst Einfluss.
refuse-no-cube-for-card =
    { $cards ->
        [0] Du hast keine Ressource, um eine Gewürzkarte zu bezahlen. Wähle eine andere Aktion.
       *[other] Jede Gewürzkarte kostet 1 Ressource, und du hast keine mehr. Mach weiter.
    }
refuse-too-few-for-card = { $cards ->
        [one] Du kannst nur 1 Gewürzkarte bezahlen, denn alle Ressourcen müssen dieselbe Farbe haben. Mach weiter.
       *[other] Du kannst nur { $cards } Gewürzkarten bezahlen, denn alle Ressourcen müssen dieselbe Farbe haben. Mach weiter.
    }
refuse-no-camel = Du hast kein Kamel zum Legen. Kamele liegen auf Gewürzkarten, auf dem Kamelmarkt, an inneren Orten des Handelshauses, am Anfang der Moscheepfade und auf Reihenfolgenfeldern.
refuse-camel-waits = Du hast nur { $camels ->
        [one] das Kamel der eben genommenen Karte, und das bekommst du erst
       *[other] die { $camels } Kamele eben genommener Karten, und die bekommst du erst
    } nach der Aktion. Nimm erreichbare Karten oder mach weiter.
refuse-row-full = { $cards ->
        [one] Auf der einzigen Gewürzkarte liegt schon ein Kamel.
       *[other] Auf jeder der { $cards } Gewürzkarten liegt schon ein Kamel.
    } Nimm jetzt Karten.
refuse-nothing-in-row = Du darfst keine der erreichbaren Gewürzkarten nehmen: Dein Einfluss reicht erst für { $allowed ->
        [one] 1 Sorte
       *[other] { $allowed } Sorten
    }. Wähle eine andere Aktion.
refuse-colour-can-pay = Ganz in Weiß zahlst du nur, wenn du keine andere Ressource hast. Wähle eine deiner Farben; Weiß ergänzt, was fehlt.
refuse-nothing-chosen = Nimm mindestens { $cards ->
        [one] 1 Gewürzkarte
       *[other] { $cards } Gewürzkarten
    }, bevor du weitermachst.

## Warum nicht: Bibliothek

refuse-too-many-scrolls = { $most ->
        [one] Eine Aktion bringt hier höchstens 1 Schriftrolle. Zahle genau 1 Ressource.
       *[other] Eine Aktion bringt hier höchstens { $most } Schriftrollen. Zahle je Schriftrolle 1 Ressource.
    }
refuse-white-at-end = Weiße Ressourcen stehen hier nur für Farben, die du nicht hast. { $colours ->
        [one] Zahle erst mit der Farbe, die du hast.
       *[other] Zahle erst mit jeder der { $colours } Farben, die du hast.
    }
refuse-taken-achievement = Die Errungenschaft „{ $achievement }“ ist schon vergeben. Nimm eine, die noch ausliegt.
refuse-other-level = Die Errungenschaft „{ $achievement }“ gehört zu einer anderen Stufe. Nimm eine der { $level }. Stufe.

## Warum nicht: Handelshaus

refuse-post-there = In { $place } hast du schon einen Handelsposten. Wähle einen anderen Ort.
refuse-inner-first = Dein erster Handelsposten gehört an einen inneren Ort, und { $place } ist ein äußerer. Fang in Buchara, Samarkand, Herat oder Nischapur an.
refuse-no-route = Von deinen Handelsposten führt keine Route nach { $place }. Wähle einen Ort, der mit einem davon verbunden ist.
refuse-no-camel-to-ride = Du hast kein Kamel für die Route nach { $place }. Handle an einem Ort, an dem du einen Handelsposten hast.
refuse-not-linked = Keiner deiner Handelsposten steht an einem Nachbarort von { $place }. Wähle einen Ort, der mit einem deiner Handelsposten verbunden ist.
refuse-traded = In { $place } hast du in dieser Aktion schon gehandelt. Wähle einen anderen Ort oder mach weiter.
refuse-sold-out = Diese Ware ist ausverkauft ({ $good }). Wähle eine andere.
refuse-no-post = In { $place } hast du keinen Handelsposten. Handeln kannst du dort nur mit einem Kamel, von einem Handelsposten am Nachbarort aus.
refuse-no-post-for-good = In { $place } hast du keinen Handelsposten, und auch keine Scheibe mehr für einen. Wähle die Ware eines Ortes, an dem du einen hast.
refuse-post-rides-not = In { $place } hast du selbst einen Handelsposten. Handle dort ohne Kamel.
refuse-common-good = Das ist eine gewöhnliche Ware ({ $good }). Nimm eine seltene: Seide, Jade, Perlen oder Bernstein.

## Warum nicht: Moschee und Befestigung

refuse-other-path = Du bist in der Moschee auf Pfad { $own } und bleibst dort; Pfad { $path } steht dir nicht mehr offen. Geh auf Pfad { $own } weiter.
refuse-at-top = Du bist in der Moschee schon auf dem letzten Feld ({ $steps } Schritte). Wähle etwas anderes.
refuse-wall-there = Bei { $position } steht schon { $position_key ->
        [N3] ein Tor
        [E3] ein Tor
        [S3] ein Tor
        [W3] ein Tor
       *[other] eine Mauer
    }. Wähle einen freien Platz.
refuse-no-piece = In dieser Farbe ({ $colour }) ist kein passendes Bauteil mehr da. Wähle eine andere.
refuse-cannot-build = { $position_key ->
        [N3] Ein Tor
        [E3] Ein Tor
        [S3] Ein Tor
        [W3] Ein Tor
       *[other] Eine Mauer
    } bei { $position } ist gerade nicht möglich: Es fehlt das Bauteil, oder dir fehlen Ressourcen seiner Farbe. Wähle einen anderen Platz.
refuse-nothing-to-do = Du kannst { $action_at } gerade nichts bezahlen. Nimm stattdessen Gunst oder stelle eine Wache auf.
refuse-nothing-done = Mach hier erst mindestens eine Sache, dann geht es weiter.

## Warum nicht: Aufträge und Kamelmarkt

refuse-no-contract = Der Auftragsstapel { $pile } ist leer. Wähle einen anderen.
refuse-too-little-influence = Dieser Auftrag verlangt { $needed } Einfluss, aber du hast { $held ->
        [0] noch keinen
       *[other] erst { $held }
    }. Stelle Wachen auf oder baue Befestigungen.
refuse-too-few-scrolls = Dieser Auftrag verlangt { $needed ->
        [one] 1 freie Schriftrolle
       *[other] { $needed } freie Schriftrollen
    }, aber du hast { $held ->
        [0] keine
       *[other] nur { $held }
    }. Neue gibt es in der Bibliothek.
refuse-too-few-common = Dieser Auftrag verlangt { $needed ->
        [one] 1 gewöhnliche Ware
       *[other] { $needed } gewöhnliche Waren
    }, aber du hast { $held ->
        [0] keine
       *[other] nur { $held }
    }. Die gibt es im Handelshaus an inneren Orten.
refuse-too-few-rare = Dieser Auftrag verlangt { $needed ->
        [one] 1 seltene Ware
       *[other] { $needed } seltene Waren
    }, aber du hast { $held ->
        [0] keine
       *[other] nur { $held }
    }. Die gibt es im Handelshaus an äußeren Orten.
refuse-market-closed = Der Kamelmarkt steht dir gerade nicht offen. Du kannst ihn einmal pro Zug nach der Produktion nutzen, wenn dein Meister auf dem mittleren Feld der { $side } steht.
refuse-market-empty = Auf dem Kamelmarkt liegt gerade kein Kamel. Lege eines hin oder komm später wieder.
refuse-market-taken = Auf diesem Feld des Kamelmarkts ({ $market }) liegt schon ein Kamel. Wähle ein freies.
refuse-market-absent = Dieses Feld ({ $market }) gibt es auf eurem Kamelmarkt nicht. Wähle ein anderes.
refuse-no-camel-to-lay = Du hast kein Kamel, das du dort hinlegen könntest. Nimm stattdessen die Kamele vom Kamelmarkt, falls welche da sind.
refuse-short-choice = Triff erst diese Wahl: Aufträge und der Kamelmarkt kommen davor oder danach.

## Warum nicht: Überfall und Wertung

refuse-wrong-ransom = Für Grundstück { $cell } nehmen die Mongolen keine { $resource_e } Ressource. Zahle eine in der Farbe des Grundstücks oder seines Ausbaus oder eine weiße.
refuse-no-courtier = In der { $hall } hast du keinen Höfling. Wähle eine Halle, in der einer von dir ist.
refuse-must-fund = Du hast noch { $favour } Gunst und musst sie ausgeben, solange nicht alle deine Höflinge gewertet sind. Wähle einen.
refuse-all-funded = In der { $hall } sind schon alle deine Höflinge gewertet. Wähle eine andere Halle.

## Was geschehen ist: Jahre und Phasen

note-year-begins = Jahr { $year } beginnt
note-phase-begins = Aktionsphase auf der { $side }
note-queued = { note-points.who } steht jetzt auf Reihenfolgenfeld { $place_number }
note-raid = Die Mongolen überfallen Merv (Jahr { $year })
note-ransomed = { note-points.who } rettet mit Schutzgeld { move-activate.that }
note-ransom-paid = { note-points.who } zahlt 1 { $resource_e } Ressource als Schutzgeld und rettet { move-activate.that }
note-lost =
    { $site_count ->
        [1] { note-points.who } verliert { move-activate.that }
       *[other] { note-points.who } verliert { $site_den }
    }
note-guards-home = { $count ->
        [one] Die einzige Wache kehrt heim
        [2] Beide Wachen kehren heim
       *[other] Alle { $count } Wachen kehren heim
    }
note-scoring = Wertungsphase von Jahr { $year }

## Was geschehen ist: Gewinn und Verlust

note-produced = { $seat } produziert { $count } { $resource_e } { $count ->
        [one] Ressource
       *[other] Ressourcen
    }
note-shared = { $seat } erhält { $count } { $resource_e } { $count ->
        [one] Ressource
       *[other] Ressourcen
    } für das eigene Gebäude
note-gained-cubes = { $seat } erhält { $count } { $resource_e } { $count ->
        [one] Ressource
       *[other] Ressourcen
    }
note-paid = { $seat } zahlt { $count } { $resource_e } { $count ->
        [one] Ressource
       *[other] Ressourcen
    }
note-points = { note-points.who } erhält { $count ->
        [one] 1 Siegespunkt
       *[other] { $count } Siegespunkte
    } { $source_why }
    .who = { $seat_number ->
        [9] Der Großwesir
        [10] Der Magistrat
       *[other] { $seat }
    }
note-favour-gained = { note-points.who } erhält { $count } Gunst (jetzt { $total })
note-influence-gained = { note-points.who } erhält { $count } Einfluss (jetzt { $total })
note-favour-spent = { note-points.who } gibt { $count } Gunst für einen Höfling in der { $hall } aus
note-camels-gained = { note-points.who } erhält { $count ->
        [one] 1 Kamel
       *[other] { $count } Kamele
    } { $origin }
note-camels-left = { note-points.who } überspringt mit { $count ->
        [1] 1 Kamel ein Reihenfolgenfeld
       *[other] { $count } Kamelen { $count } Reihenfolgenfelder
    }
note-queue-camels = { note-points.who } nimmt { $count ->
        [one] 1 Kamel
       *[other] { $count } Kamele
    } vom Reihenfolgenfeld
note-camels-sent = { $count ->
        [one] 1 Kamel zieht
       *[other] { $count } Kamele ziehen
    } vom Handelshaus zu den Gewürzkarten
note-camels-to-market = { $count ->
        [one] 1 Kamel zieht
       *[other] { $count } Kamele ziehen
    } vom Handelshaus zum Kamelmarkt
note-camels-lost = { $count ->
        [one] 1 Kamel findet keinen Platz und kommt
       *[other] { $count } Kamele finden keinen Platz und kommen
    } aus dem Spiel
note-card-taken = { note-points.who } erhält { $spice_count ->
        [1] 1 Gewürzkarte
       *[other] { $spice_count } Gewürzkarten
    } ({ $spice })
    .deed =
        { $spice_count ->
            [1] nimmt eine Gewürzkarte ({ $spice })
           *[other] nimmt { $spice_count } Gewürzkarten ({ $spice_one })
        }
note-scrolls-gained = { note-points.who } erhält { $count ->
        [0] keine Schriftrolle
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    } (insgesamt { $total })
note-good-gained = { note-points.who } erhält 1 Ware ({ $good })
note-built = { note-points.who } setzt ein Gebäude auf { move-activate.that }
    .deed = setzt dort ein Gebäude
note-guard-home = { note-points.who } nimmt die Wache zurück, weil ein Ausbau auf { move-activate.that } kommt
note-upgrade-lost = { $seat } hat kein Grundstück für den Ausbau, und er bleibt liegen
note-tile-taken = { note-points.who } nimmt das Wertungsplättchen „{ $tile_action }“

## Was geschehen ist: wer nicht selbst wählt

note-went = { note-points.who } geht auf die { $position_side }, { $position_line } ({ $position })
note-activated = { note-points.who } aktiviert { move-activate.that }
note-wealth = { note-points.who } nutzt { $action_acc } mit Reichtum { $count }
note-guarded = { note-points.who } stellt eine Wache auf { move-activate.that }
note-walled = { note-points.who } errichtet { $position_key ->
        [N3] ein Tor
        [E3] ein Tor
        [S3] ein Tor
        [W3] ein Tor
       *[other] eine Mauer
    } auf der { $position_side } ({ $position })
note-at-court = { note-points.who } schickt einen Höfling in die { $hall }
note-posted = { note-points.who } errichtet einen Handelsposten in { $place }
note-climbed = { note-points.who } geht in der Moschee auf Pfad { $path } den { $steps }. Schritt
note-fulfilled = { note-points.who } erfüllt Auftrag { $contract }
note-goods-laid = { note-points.who } legt { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } ({ $good }) auf den Auftrag
note-scrolls-laid = { note-points.who } legt { $count ->
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    } auf den Auftrag
note-achievement-gone = { note-points.who } nimmt die Errungenschaft „{ $achievement }“ aus der Auslage
note-no-line = { note-points.who } kann dort kein Grundstück aktivieren
note-spices-by-kind = Gewürzboni: Jede Gewürzsorte wird für sich gezählt und bringt die Boni, die in der Karawanserei für sie abgebildet sind. Die Kurzregel fasst das für alle Sorten in einem Satz zusammen; wörtlich gilt dieser Satz nur mit der Option „Gewürzboni wörtlich“.

## Fragen

ask-space = Auf welches Aktionsfeld geht dein Meister?
ask-site = Welches Grundstück aktivierst du?
ask-action = Nimmst du Gunst, stellst du eine Wache auf, oder führst du die Grundstücksaktion aus?
ask-end-turn = Noch etwas, bevor dein Zug endet?
ask-vizier-space = Auf welches Aktionsfeld schickst du den Großwesir?
ask-vizier-site = Wo soll der Großwesir bauen?
ask-pay = Wie bezahlst du?
ask-guard = Wo stellst du die Wache auf?
ask-upgrade = Auf welches Grundstück legst du den Ausbau?
ask-cards = Welche Gewürzkarte nimmst du? Du darfst eigene Kamele legen.
ask-colour = Mit welcher Farbe bezahlst du? Sie gilt für alle Gewürzkarten dieser Aktion.
ask-courtier = In welche Halle schickst du einen Höfling?
ask-study = Mit welchen Ressourcen bezahlst du die Schriftrollen?
ask-achieve = Welche Errungenschaft nimmst du?
ask-post = Wo errichtest du einen Handelsposten?
ask-trade = Wo handelst du?
ask-free-post = Wo errichtest du den Handelsposten? Die Ware dort bekommst du kostenlos dazu.
ask-free-good = Alle deine Handelsposten stehen: Welche Ware nimmst du an einem deiner Orte?
ask-rare-good = Welche seltene Ware nimmst du?
ask-climb = Gehst du in der Moschee einen Schritt, und wenn ja, auf welchem Pfad?
ask-free-step = Gehst du in der Moschee den kostenlosen Schritt, und auf welchem Pfad?
ask-wall = Wo errichtest du eine Mauer oder ein Tor?
ask-piece = Welche Farbe soll das Bauteil haben?
ask-free-wall = Wo errichtest du kostenlos eine Mauer oder ein Tor?
ask-skip = Bleibst du hier stehen, oder überspringst du dieses Reihenfolgenfeld mit 1 Kamel?
ask-ransom = Zahlst du Schutzgeld, oder gibst du das Gebäude auf?
ask-fund = Palast: Für welche Höflinge gibst du je 1 Gunst aus?
# Wenn am echten Tisch gemischt und gezogen wird.
ask-next-master = Wer kommt als Nächstes in der Reihenfolge?
ask-deal = Welches Grundstück kommt auf das nächste Feld der Stadt?
ask-tile = Welches Wertungsplättchen kommt auf den nächsten Pfad der Moschee?
ask-market-side = Welche Seite des Kamelmarkts liegt oben?
ask-draw = Welche Gewürzkarte kommt in die Reihe?
ask-reveal = Welche Solokarte wird aufgedeckt?

## Wo wir gerade sind

crumb-setup = Aufbau
crumb-years = Jahr
crumb-reveal = Solokarte
crumb-turn = Zug
crumb-vizierturn = Großwesir
crumb-magistrateturn = Korrupter Magistrat
crumb-pay = Bezahlen
crumb-placeguard = Wache
crumb-placeupgrade = Ausbau
crumb-caravansary = Karawanserei
crumb-closerow = Gewürzkarten auffüllen
crumb-palace = Palast
crumb-library = Bibliothek
crumb-achieve = Errungenschaft
crumb-marketplace = Handelshaus
crumb-freepost = Kostenloser Handelsposten
crumb-raregood = Seltene Ware
crumb-mosque = Moschee
crumb-freestep = Kostenloser Schritt
crumb-fortification = Befestigung
crumb-freewall = Kostenlose Befestigung
crumb-queue = Reihenfolge
crumb-raid = Überfall der Mongolen
crumb-yearscoring = Wertungsphase

## Orte der Pläne: wie sie heißen und wozu sie da sind

# place-KIND ist ein Titel, about-KIND erklärt. Gibt es about-KIND-NAME, gilt das statt about-KIND.
# Keine gedruckten Werte: Wem die Schachtel gehört, darf sie berichtigen.
place-space = Aktionsfeld { $position }
about-space =
    { $position_key ->
        [N3] { about-space.general } { about-space.middle }
        [E3] { about-space.general } { about-space.middle }
        [S3] { about-space.general } { about-space.middle }
        [W3] { about-space.general } { about-space.middle }
       *[other] { about-space.general }
    }
    .general = Dein Meister geht hierher, um ein Grundstück der Reihe oder Spalte dahinter zu aktivieren. Auf jedem Feld ist Platz für einen Meister.
    .middle = Von diesem Feld aus darfst du außerdem den Kamelmarkt nutzen.
place-site =
    { $cell_key ->
        [c3] Kamelmarkt ({ $cell })
       *[other] Grundstück { $cell }
    }
about-site = Auf ein leeres Grundstück kommt beim Aktivieren ein Gebäude von dir. Dann produzieren alle Gebäude desselben Besitzers in der Reihe oder Spalte Ressourcen für dich; danach erhältst du Gunst, stellst eine Wache auf oder nutzt die Aktion des Grundstücks.
about-site-c3 = Kein Grundstück. Wer diese Reihe oder Spalte gewählt hat, darf alle Kamele von hier nehmen oder ein Kamel auf ein freies Feld legen und bekommt, was das Feld gibt.

# Was die Aktion eines Grundstücks bewirkt; welches welche hat, wird in jeder Partie ausgelost.
about-action-caravansary = Nimm Gewürzkarten: Jede kostet eine Ressource, alle in derselben Farbe. Gewürze bringen Boni, und Sets verschiedener Gewürze bringen am Ende Siegespunkte.
about-action-palace = Schicke Höflinge in die Hallen des Palasts. Jeder kostet Ressourcen in der Farbe der Halle, und jeder weitere kostet mehr.
about-action-library = Zahle Ressourcen verschiedener Farben, jede für eine Schriftrolle. Schriftrollen bringen Errungenschaften und erfüllen Aufträge.
about-action-marketplace = Errichte einen Handelsposten an einem Ort und kaufe dann an jedem Ort mit eigenem Handelsposten eine Ware. Mit Kamelen erreichst du auch die Orte daneben.
about-action-mosque = Gehe deinen Pfad Schritt für Schritt hinauf und zahle dafür die angegebenen Ressourcen. Jeder Schritt bringt, was dort liegt.
about-action-fortification = Errichte Mauern und Tore für Ressourcen. Für die Gebäude, die sie schützen, bekommst du Einfluss, für fremde am meisten.
place-cube =
    { $resource_key ->
        [joker] Joker
       *[other] { $resource_e } Ressourcen
    }
about-cube =
    { $resource_key ->
        [white] Weiße Ressourcen zählen als jede Farbe.
        [joker] Durch deine Errungenschaft zählt eine Ressource ihrer Farbe als weiß, einmal in jedem deiner Züge und einmal pro Überfall.
       *[other] Gebäude produzieren Ressourcen. Damit bezahlst du Grundstücksaktionen, Aufträge und das Schutzgeld bei einem Überfall.
    }
place-card = { $nth }. Gewürzkarte
about-card = Kostet in der Karawanserei eine Ressource. Erreichbar ist eine Karte, wenn auf ihr oder auf der Karte davor ein Kamel liegt; die erste ist es immer. Wie viele Gewürzsorten du haben darfst, hängt von deinem Einfluss ab.
place-hall = { $hall }
about-hall = Höflinge bringen hier am Ende jedes Jahres Siegespunkte, wenn du für sie Gunst ausgibst. Einen zu schicken kostet Ressourcen in der Farbe der Halle.
about-hall-knowledge = Ein Höfling hier wertet am Ende jedes Jahres deine Schriftrollen, wenn du für ihn Gunst ausgibst. Ihn zu schicken kostet Ressourcen in der Farbe der Halle.
about-hall-spices = Ein Höfling hier wertet am Ende jedes Jahres deine Gewürzkarten, wenn du für ihn Gunst ausgibst. Ihn zu schicken kostet Ressourcen in der Farbe der Halle.
about-hall-trade = Ein Höfling hier wertet am Ende jedes Jahres deine Waren, wenn du für ihn Gunst ausgibst. Ihn zu schicken kostet Ressourcen in der Farbe der Halle.
about-hall-faith = Ein Höfling hier wertet am Ende jedes Jahres deine Schritte in der Moschee, wenn du für ihn Gunst ausgibst. Ihn zu schicken kostet Ressourcen in der Farbe der Halle.
place-achievement = Errungenschaft: { $achievement }
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
       *[other] { about-achievement.general } Sie wirkt sofort und nur einmal.
    }
    .general = Erreichst du mit deinen Schriftrollen ihre Stufe, nimmst du eine der Errungenschaften, die auf dieser Stufe noch da sind.
    .less = Sie hilft bis zum Ende der Partie einmal in jeder solchen Aktion.
    .joker = Sie hilft einmal in jedem deiner Züge und einmal in jedem Überfall.
place-town = { $place } ({ $place_good })
about-town =
    { $place_key ->
        [changan] Ein äußerer Ort mit einer seltenen Ware. { about-town.outer }
        [khotan] Ein äußerer Ort mit einer seltenen Ware. { about-town.outer }
        [alexandria] Ein äußerer Ort mit einer seltenen Ware. { about-town.outer }
        [antioch] Ein äußerer Ort mit einer seltenen Ware. { about-town.outer }
       *[other] Ein innerer Ort mit einer gewöhnlichen Ware; dein erster Handelsposten kommt an einen inneren Ort. Mit einem Handelsposten kaufst du hier bei jeder Aktion im Handelshaus, und von einem Handelsposten daneben kommst du auch mit einem Kamel hierher.
    }
    .outer = Ein Handelsposten braucht eine Route zu einem, den du schon hast. Von einem Handelsposten daneben kommst du auch mit einem Kamel hierher.
place-path = Moschee: Pfad { $path }
about-path = Jeder Schritt kostet die angegebenen Ressourcen und bringt, was dort liegt. Wer einen Pfad begonnen hat, bleibt auf ihm; wer das letzte Feld erreicht, bekommt in jeder weiteren Wertungsphase Siegespunkte für eigene Moscheen.
place-wall =
    { $position_key ->
        [N3] Tor bei { $position }
        [E3] Tor bei { $position }
        [S3] Tor bei { $position }
        [W3] Tor bei { $position }
       *[other] Mauer bei { $position }
    }
about-wall = Schützt die ersten beiden Grundstücke dahinter vor Überfällen von dieser Seite. Du zahlst Ressourcen in der Farbe des Bauteils und bekommst Einfluss für die Gebäude, die es schützt.
place-yard = Mauern und Tore: { $colour }
about-yard = Mauern und Tore, die noch niemand errichtet hat. Diese hier bezahlst du mit Ressourcen dieser Farbe.
place-good = Ware: { $good }
about-good = Zu kaufen an den Orten des Handelshauses. Aufträge verlangen Waren, und Höflinge in der Halle des Handels werten sie.
place-contract =
    { $pile_key ->
        [I-F] Auftrag der Stufe I (bringt Gunst)
        [I-S] Auftrag der Stufe I (bringt eine Wache)
        [II-F] Auftrag der Stufe II (bringt Gunst)
        [II-S] Auftrag der Stufe II (bringt eine Wache)
        [III-F] Auftrag der Stufe III (bringt Gunst)
        [III-S] Auftrag der Stufe III (bringt eine Wache)
       *[other] Auftrag { $pile }
    }
about-contract =
    { $pile_key ->
        [I-S] { about-contract.general } Er bringt Siegespunkte, und du darfst eine Wache aufstellen.
        [II-S] { about-contract.general } Er bringt Siegespunkte, und du darfst eine Wache aufstellen.
        [III-S] { about-contract.general } Er bringt Siegespunkte, und du darfst eine Wache aufstellen.
       *[other] { about-contract.general } Er bringt Siegespunkte und Gunst.
    }
    .general = Verlangt genug Einfluss, eine beliebige Ressource und die angegebenen Schriftrollen und Waren, die darauf liegen bleiben.
place-camels = Kamele
about-camels = Kamele machen weitere Gewürzkarten erreichbar, bringen dich zu Orten ohne eigenen Handelsposten, überspringen Reihenfolgenfelder und dienen am Kamelmarkt als Bezahlung.
place-market = Kamelmarkt: { $market }
about-market = Lege ein Kamel auf dieses Feld, und du bekommst, was es gibt. Das Feld bleibt besetzt, bis jemand alle Kamele vom Markt nimmt.
about-market-white = Für ein Kamel bekommst du eine weiße Ressource; sie zählt als jede Farbe.
about-market-scroll = Für ein Kamel bekommst du eine Schriftrolle, vielleicht mit einer Errungenschaft.
about-market-card = Für ein Kamel nimmst du eine beliebige Gewürzkarte aus der Reihe, auch eine, die nicht erreichbar ist.
about-market-favour = Für ein Kamel erhältst du Gunst.
about-market-good = Für ein Kamel nimmst du eine seltene Ware deiner Wahl.
about-market-step = Für ein Kamel gehst du in der Moschee einen Schritt weiter und bekommst, was dort liegt.
about-market-guard = Für ein Kamel stellst du einen Diener als Wache an ein Gebäude; das bringt Einfluss.
place-points = Siegespunkte
about-points = Nach dem letzten Jahr gewinnt, wer die meisten Siegespunkte hat.
place-favour = Gunst
about-favour = Am Ende jedes Jahres gibst du Gunst aus, damit deine Höflinge gewertet werden. Manche Felder der Leiste bringen sofort Siegespunkte.
place-influence = Einfluss
about-influence = Öffnet Aufträge und erlaubt mehr Gewürzsorten. Wachen, Mauern und Tore bringen Einfluss; manche Felder der Leiste bringen sofort Siegespunkte.
place-scrolls = Schriftrollen
about-scrolls = Genug davon bringen eine Errungenschaft der nächsten Stufe. Sie erfüllen auch Aufträge, und Höflinge in der Halle des Wissens werten sie.

## Größen in Statistiken

fact-score = Siegespunkte
fact-from_favour = Punkte: Gunstleiste
fact-from_influence = Punkte: Einflussleiste
fact-from_contracts = Punkte: Aufträge
fact-from_mosque = Punkte: Moschee
fact-from_achievements = Punkte: Errungenschaften
fact-from_knowledge = Punkte: Halle des Wissens
fact-from_spices = Punkte: Halle der Gewürze
fact-from_trade = Punkte: Halle des Handels
fact-from_faith = Punkte: Halle des Glaubens
fact-from_buildings = Punkte: Gebäude
fact-from_tiles = Punkte: Wertungsplättchen
fact-from_top = Punkte: letztes Moscheefeld
fact-from_sets = Punkte: Gewürzsets
fact-influence = Einfluss
fact-steps = Schritte in der Moschee
fact-contracts = Erfüllte Aufträge
fact-cards = Gewürzkarten
fact-courtiers = Höflinge
fact-scrolls = Schriftrollen
fact-goods = Waren
fact-buildings = Gebäude in der Stadt

## Im Browser: was eine Farbe hat

player-points = Siegespunkte
    .change =
        { $count ->
            [one] { $change } Siegespunkt ({ $source })
           *[other] { $change } Siegespunkte ({ $source })
        }
player-favour = Gunst
    .change = { $change } Gunst
player-influence = Einfluss
    .change = { $change } Einfluss
player-camels = Kamele
    .change =
        { $count ->
            [one] { $change } Kamel
           *[other] { $change } Kamele
        }
player-scrolls = Schriftrollen
    .change =
        { $count ->
            [one] { $change } Schriftrolle
           *[other] { $change } Schriftrollen
        }
player-scrolls-on-contracts = Schriftrollen auf Aufträgen
player-cubes = Ressourcen
    .change =
        { $count ->
            [one] { $change } { $resource_e } Ressource
           *[other] { $change } { $resource_e } Ressourcen
        }
player-goods = Waren
    .change =
        { $count ->
            [one] { $change } Ware ({ $good })
           *[other] { $change } Waren ({ $good })
        }
player-goods-on-contracts = Waren auf Aufträgen
player-courtiers = Höflinge
    .change =
        { $count ->
            [one] { $change } Höfling in der { $hall }
           *[other] { $change } Höflinge in der { $hall }
        }
player-posts = Handelsposten
    .change = { $change } Handelsposten
player-steps = Schritte in der Moschee
    .change =
        { $count ->
            [one] { $change } Schritt in der Moschee
           *[other] { $change } Schritte in der Moschee
        }
player-cards = Gewürzkarten
    .change =
        { $count ->
            [one] { $change } Gewürzkarte
           *[other] { $change } Gewürzkarten
        }
player-achievements = Errungenschaften
    .change =
        { $count ->
            [one] { $change } Errungenschaft
           *[other] { $change } Errungenschaften
        }
player-contracts = Aufträge
    .change =
        { $count ->
            [one] { $change } Auftrag
           *[other] { $change } Aufträge
        }
player-scoring-tiles = Wertungsplättchen
player-servants = Diener im Vorrat
    .change = { $change } Diener im Vorrat
player-buildings = Gebäude im Vorrat
player-discs = Scheiben im Vorrat
    .change =
        { $count ->
            [one] { $change } Scheibe im Vorrat
           *[other] { $change } Scheiben im Vorrat
        }
player-in-danger = Gebäude in Gefahr
    .change = { $change } Gebäude in Gefahr
player-spices-allowed = Erlaubte Gewürzsorten
    .change =
        { $count ->
            [one] { $change } erlaubte Gewürzsorte
           *[other] { $change } erlaubte Gewürzsorten
        }

## Im Browser: was auf dem Tisch liegt

table-upgrades = Ausbauten
table-walls = Mauern und Tore
table-row-camels = Kamele auf Gewürzkarten
    .change =
        { $count ->
            [one] { $change } Kamel auf Gewürzkarten
           *[other] { $change } Kamele auf Gewürzkarten
        }
table-camel-market = Kamele auf dem Kamelmarkt
    .change =
        { $count ->
            [one] { $change } Kamel auf dem Kamelmarkt
           *[other] { $change } Kamele auf dem Kamelmarkt
        }

## Im Browser: Beschriftungen

panel-when = Jahr { $year }, { $side }
panel-order = Reihenfolge dieser Phase
panel-to-pay = Zu zahlen
panel-none = keine
panel-camel = Kamel
panel-camels =
    { $count ->
        [one] { $count } Kamel
       *[other] { $count } Kamele
    }

panel-market-here = Kamelmarkt, Kamele auf { $count } von { $all } Feldern
panel-usable = jetzt nutzbar
panel-building = Gebäude: { $name }
panel-guard = Wache: { $name }
panel-upgrade = Ausbau ({ $resource })
panel-danger = in Gefahr
panel-in-use = gerade aktiviert
panel-master = Meister: { $name }
panel-legend-upgrade = Ausbau

panel-place = Reihenfolgenfeld { $number }
panel-stops = bliebe hier stehen

panel-raid = Überfall am Ende von Jahr { $year }
panel-raid-about = Eines davon genügt, um das Gebäude zu retten
panel-no-danger = Kein Gebäude ist in Gefahr.
panel-missing = Befestigung
panel-a-guard = Wache
panel-ransom = Schutzgeld

panel-sources = Punkte nach Herkunft

panel-pile-left = Im Stapel: { $count }
panel-reach = erreichbar
panel-chosen = gewählt
panel-no-card = keine Karte
panel-spices = Gewürze
panel-with-card = mit Karte { $cards }

panel-courtiers =
    { $count ->
        [0] kein Höfling
        [one] { $count } Höfling
       *[other] { $count } Höflinge
    }, je { $points } SP
panel-next-courtier = Nächster Höfling
panel-cubes =
    { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
panel-funded = mit Gunst gewertet: { $count }

panel-level = Stufe { $level }, mit Schriftrolle { $scroll }
panel-taken = genommen von { $name }

panel-price = Preis
panel-left = Vorrat
panel-rare = selten
panel-traded = in dieser Aktion schon gehandelt

panel-left-in-pile = noch { $count }
panel-asks-influence = Einfluss { $count }
panel-asks-scrolls =
    { $count ->
        [one] { $count } Schriftrolle
       *[other] { $count } Schriftrollen
    }
panel-asks-common =
    { $count ->
        [one] { $count } gewöhnliche Ware
       *[other] { $count } gewöhnliche Waren
    }
panel-asks-rare =
    { $count ->
        [one] { $count } seltene Ware
       *[other] { $count } seltene Waren
    }

panel-step = Schritt
panel-gives-white = Jokerausbau
panel-gives-tile = Plättchen: { $tile_action }
panel-gives-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
panel-gives-top = letztes Feld

panel-wall-row = Mauern
panel-gate-row = Tore

panel-solo-actions = Der Magistrat bevorzugt

panel-if-over = { $points }, wenn jetzt Schluss wäre
panel-free = { $count } frei
panel-used = genutzt

## Namen unserer Auslegungen, nach „unsere Auslegung“

ruling-line-without-a-site = Reihe oder Spalte ohne aktivierbares Grundstück
ruling-joker-for-another-colour = Joker nur für eine andere Farbe
ruling-site-action-must-do = eine Aktion muss etwas bewirken
ruling-upgrades-on-own-buildings = Ausbauten nur bei eigenen Gebäuden
ruling-camels-just-taken = eben genommene Kamele nicht gleich wieder legen
ruling-paying-with-white = Weiß nur für das, was fehlt
ruling-library-white = Weiß in der Bibliothek
ruling-sold-out = ausverkaufte Waren
ruling-free-post-without-a-disc = kostenloser Handelsposten ohne Scheibe
ruling-values-of-the-walls = eine Mauer oder ein Tor je Platz
ruling-camels-needed-to-take = kein Nehmen vom leeren Kamelmarkt
ruling-camel-market-back = die Felder der beiden Seiten des Kamelmarkts
ruling-moments-for-contracts = Zeitpunkte für Aufträge und Kamelmarkt

## In drawings: houses

draw-your-house = Dein Bereich
draw-house-of = Bereich von { $seat }
draw-now = jetzt { $n }
draw-camels = Kamele
draw-scrolls = Rollen
draw-servants = Diener
draw-favour = Gunst
draw-influence = Einfluss
draw-to-build = zu bauen
draw-laid-on-contracts = blass: auf Aufträgen
draw-kinds-allowed =
    { $n ->
        [one] { $n } Sorte erlaubt
       *[other] { $n } Sorten erlaubt
    }
draw-achievements-contracts = Errungenschaften und Aufträge
draw-no-raid = Kein Überfall mehr
draw-at-risk = { $n } in Gefahr
draw-all-safe = alle sicher
draw-walls = Mauer { $walls }

draw-source-favour = Gunst
draw-source-influence = Einfluss
draw-source-contracts = Aufträge
draw-source-mosque = Moschee
draw-source-achievements = Errungensch.
draw-source-knowledge = Wissen
draw-source-spices = Gewürze
draw-source-trade = Handel
draw-source-faith = Glaube
draw-source-buildings = Gebäude
draw-source-tiles = Plättchen
draw-source-top = letztes Feld
draw-source-sets = Sets
draw-source-cards = Solobonus

## In drawings: Corrupt Magistrate and Grand Vizier

draw-level-novice = Leicht
draw-level-standard = Normal
draw-level-hard = Schwer
draw-level-tyrant = Tyrann
draw-his-card = Seine Karte
draw-deck = noch { $n }
draw-first-free = erstes freies Feld
draw-search-sites = dann die erste Art: am liebsten leer, sonst seine, sonst deine
draw-he-gets = er bekommt
draw-wealth = sein Reichtum dort
draw-wealth-of-level = davon { $n } durch seine Stufe
draw-stands = Steht auf { $space }
draw-goes-next = Als Nächstes: { $space }
draw-magistrate-next = Nächstes: { $space }, dann { $cell }
draw-vizier-next = Als Nächstes: { $space }, baut auf { $cell }
draw-waits = Wartet auf die nächste Karte
draw-turn-over = War schon dran
draw-vizier-chosen = { $seat } wählt sein Feld, { $other_seat } das Grundstück.
draw-vizier-sent = { $seat } hat ihn auf { $space } geschickt, { $other_seat } wählt das Grundstück.
draw-vizier-two = Er zahlt nichts und bekommt keine Punkte. Seine Gebäude produzieren für alle, die sie aktivieren.
draw-vizier-solo = Er nimmt Grundstücke statt Punkte. Mauern und Wachen für seine Gebäude bringen Einfluss.
draw-never-scores = baut, punktet nie
draw-left = noch { $n }
draw-stand = { $n } stehen

## In drawings: the turn in progress

draw-phase-space = Feld
draw-phase-site = Grundstück
draw-phase-action = Aktion
draw-way-favour = Gunst
draw-way-guard = Wache
draw-white-helps = Weiß ersetzt jede Farbe, die dir fehlt.
draw-discount-helps = Ersparnis: Tippe die Farbe an, von der du 1 Ressource weniger zahlst.
draw-joker-helps = Joker: Tippe die Farbe an, für die 1 Ressource ({ $resource }) einspringt.
place-way-favour = Gunst
about-way-favour = Statt der Grundstücksaktion bekommst du Gunst.
place-way-guard = Wache
about-way-guard = Statt der Grundstücksaktion schützt einer deiner Diener ein Gebäude; das bringt Einfluss.
place-way-act = Grundstücksaktion
about-way-act = Wofür das Grundstück da ist: Karawanserei, Palast, Bibliothek, Handelshaus, Moschee oder Befestigung. Bezahlt wird mit Ressourcen.

## How far the game is

clock-year = Jahr { $year }
clock-side = { $side }

## Short names for narrow labels

spice-juniper-short = Wacholder
spice-pepper-short = Pfeffer
spice-saffron-short = Safran
spice-cardamom-short = Kardamom

hall-knowledge-short = Wissen
hall-spices-short = Gewürze
hall-trade-short = Handel
hall-faith-short = Glaube

side-north-short = N
side-east-short = O
side-south-short = S
side-west-short = W

## Auf dem gezeichneten Plan

# Ein Jahr, so kurz es geht: „J2“.
draw-year = J{ $year }
# Zwei Zeilen einer Beschriftung: was Gewürzkarten kosten.
draw-card-price = je Karte 1 Ressource,
draw-one-colour = alle dieselbe Farbe
draw-pile-left = noch { $n }
# Was der nächste Höfling kostet.
draw-next-costs = Nächster: { $n }
# Was ein eigener Höfling in einer Halle wert ist.
draw-worth = du { $n }
draw-wall-yard = Bauhof
draw-posts-routes = Posten und Routen
# Siegespunkte, so kurz es geht.
draw-points-short = { $n } SP
# Ein Stapel Aufträge ist leer.
draw-all-done = erfüllt
# Waren, die ein Auftrag verlangt, ein Buchstabe: gewöhnlich oder selten.
draw-letter-common = g
draw-letter-rare = s
draw-free = frei
draw-built = gebaut
draw-not-built = noch nicht gebaut
draw-out-of-reach = nicht erreichbar
draw-gone = weg
# Zuerst entsteht ein eigenes Gebäude.
draw-builds = neues Gebäude
# Ressourcen, die jemand bekäme: „rot ×2, beige ×1“.
draw-for-you = für dich: { $list }
draw-for = für { $name }: { $list }
# Für einen Auftrag.
draw-lacks = dir fehlt: { $list }
draw-lacks-nothing = dir fehlt nichts dafür

## Das Ergebnis: woher die Punkte kamen

result-favour = Gunst
result-influence = Einfluss
result-contracts = Aufträge
result-mosque = Moschee
result-achievements = Errungenschaften
result-knowledge = Wissen
result-spices = Gewürze
result-trade = Handel
result-faith = Glaube
result-buildings = Gebäude
result-tiles = Wertungsplättchen
result-top = letztes Feld der Moschee
result-sets = Gewürzsets
result-cards = Solobonus

## Gründe der Bots: was ein Zug besser oder schlechter macht, vor einem Betrag

reason-points = Siegespunkte
reason-palace = Palast, Einfluss und Gunst
reason-camels = Kamele und Diener
reason-buildings = eigene Gebäude
reason-walls = Schutz vor dem Überfall
reason-mosque = Moschee
reason-tiles = Wertungsplättchen
reason-achievements = Errungenschaften
reason-cubes = Ressourcen
reason-contracts = Waren und Aussichten auf Aufträge
reason-posts = Handelsposten
reason-scrolls = Schriftrollen
reason-spices = Gewürze
reason-queue =
    { $better ->
        [yes] weiter vorn in der Reihenfolge
       *[no] weiter hinten in der Reihenfolge
    }
reason-taste = persönliche Vorliebe dieses Bots
reason-rivals =
    { $better ->
        [yes] andere bekommen weniger
       *[no] andere bekommen mehr
    }
reason-reach = erreichbare Gewürzkarten
reason-piles = ausliegende Aufträge
reason-board-camels = Kamele auf dem Spielplan
reason-upgrades = verbliebene Ausbauten
reason-sites = freie Grundstücke und Orte

## Wer gewonnen hat, und warum

outcome-won = { $seat } gewinnt mit { $score } Siegespunkten.
outcome-tie = { $seat } gewinnt: Andere haben auch { $score } Siegespunkte, aber bei Gleichstand entscheiden Gunst, Einfluss und Reihenfolge.
outcome-rank = { $rank }. { $seat }: { $score ->
        [one] { $text } Siegespunkt
       *[other] { $text } Siegespunkte
    }
outcome-lost = { $score } Siegespunkte genügen nicht, der Gegner hat mindestens so viele. Es gewinnt: { $name }
