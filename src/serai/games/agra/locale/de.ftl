### Agra auf Deutsch
###
### Glossar (englisch im Code – deutsch am Tisch)
###
###   good, basic good      Ware, Grundware; luxury Luxusware; value Warenwert (in Kürze: Wert)
###   worker, stand, lie    Arbeiter, stehen, liegen; lay hinlegen; stand up aufrichten
###   space                 Aktionsfeld (in Kürze: Feld); character Hauptcharakter
###   building, site        Gebäude, Baustelle; level Stufe; cost Baukosten; worth Bauwert
###   bonus tile            Baubonusplättchen (in Kürze: Baubonus)
###   architect, sailor     Architekt, Schiffer; trader Händler; botanist Botanikerin
###   merchant, builder     Kaufmann, Baumeister (die beiden laufen über die Gebäude)
###   peon                  Tagelöhner: das Feld eines eigenen Arbeiters noch einmal nutzen
###   point                 Meditationspunkt (in Kürze: MP); stone Meditationsstein
###   outer action, marker  äußere Meditationsaktion, Meditationsmarker
###   farm, square          Hof, Feld; farmer Bauer; cover Abdeckplättchen
###   favour                Gunst (have besitzen, spend abgeben); favour action Gunstaktion; favour tile Gunstplättchen
###   marker (supply)       Spielermarker (in Kürze: Marker)
###   guild, step           Gilde, Stufe der Gildenleiste (in der Gilde aufsteigen); influence Einfluss
###   order, limit          Auftrag, Auftragslimit; Akbar’s bowl: Akbars Schale
###   notable, contract     Persönlichkeit, Vertrag; deliver liefern; double Doppellieferung
###   fare                  was man dem Schiffer zahlt
###   boat, pier            Boot, Anlegestelle
###   price token           Preisplättchen (niedrig, mittel, hoch)
###   produce, process      produzieren, verarbeiten; follow sich anschließen
###
### Felder des Hofs stehen in Notation: n, e, s, w für die Seiten oben, rechts, unten, links und 1
### bis 5 im Uhrzeigersinn. n1 liegt neben dem Sandstein.
###
### Formen der Namen: Waren .one (1 Brett), .many (2 Bretter), .no (keine Bretter), .is (Bretter
### sind), .paid (1 Brett, als Bezahlung), .several (2 Bretter, in einer Reihe), .made (woraus und
### wozu), .building (wo); Gebäude .acc (Akkusativ mit Artikel) und .to (wohin);
### Aktionsfelder .at (wo); Persönlichkeiten .nom (am Satzanfang), .acc und .dat mit Artikel.

title = Agra
about = Akbar der Große feiert Geburtstag, und ganz Agra bereitet sich vor. Bestelle deinen Hof, verarbeite Waren, schicke Arbeiter aus und lass sie meditieren. Wer den Gästen am Fluss, den Gilden und dem Kaiser am besten dient, hat am Ende die meisten Rupien.

option-open-money-title = Offenes Geld
option-open-money-about = Alle sehen, wer wie viele Rupien hat
option-open-money = { option-open-money-title }: { option-open-money-about } (Hausregel)
option-painter-all-tracks-title = Malerin
option-painter-all-tracks-about = in allen drei Gilden aufsteigen statt in einer
option-painter-all-tracks = { option-painter-all-tracks-title }: { option-painter-all-tracks-about }
option-oil-curry-unlimited-title = Öl und Curry
option-oil-curry-unlimited-about = beliebig oft statt einmal pro Zug
option-oil-curry-unlimited = { option-oil-curry-unlimited-title }: { option-oil-curry-unlimited-about }
option-french-trader-values-title = Französischer Händler
option-french-trader-values-about = genau je 1 Ware mit Wert 1, 2 und 3
option-french-trader-values = { option-french-trader-values-title }: { option-french-trader-values-about }
option-trader-title = Händler
option-trader-about = wie viel weniger die neuen Waren wert sein dürfen als die abgegebenen; laut Spielregel genau 1 weniger
option-trader-exact-way = genau 1 weniger
option-trader-at-most-way = 1 weniger oder noch weniger
option-trader-until-full-way = nehmen, bis nichts mehr passt, auch wenn Tauschwert übrig bleibt
option-trader-at-most = Händler: Die neuen Waren dürfen auch noch weniger wert sein (Hausregel; laut Spielregel genau 1 weniger)
option-trader-until-full = Händler: nehmen, bis nichts mehr passt, auch wenn Tauschwert übrig bleibt (Hausregel; laut Spielregel genau 1 weniger)
option-influence-title = Einfluss durch Lieferungen
option-influence-about = wie oft Lieferungen an dieselbe Persönlichkeit 1 Stufe Einfluss bringen; üblich ist einmal in jeder Phase
option-influence-phase-way = einmal in jeder Phase
option-influence-action-way = einmal in jeder Lieferaktion
option-influence-turn-way = einmal pro Zug
option-influence-action = Einfluss durch Lieferungen: je Persönlichkeit einmal in jeder Lieferaktion statt in jeder Phase
option-influence-turn = Einfluss durch Lieferungen: je Persönlichkeit nur einmal pro Zug
option-peon-takes-rupees-title = Tagelöhner
option-peon-takes-rupees-about = bringt auch die Rupien auf dem Gebäude ein
option-peon-takes-rupees = { option-peon-takes-rupees-title }: { option-peon-takes-rupees-about } (Hausregel)
option-dyer-value-two-title = Färberin
option-dyer-value-two-about = Die neue Ware muss genau 2 wert sein, nicht höchstens
option-dyer-value-two = { option-dyer-value-two-title }: { option-dyer-value-two-about }
option-more-alone-title = Gunstplättchen „{ action-more }“
option-more-alone-about = auch ohne eine andere Verarbeitung
option-more-alone = { option-more-alone-title }: { option-more-alone-about }

## Waren

good-sandstone = Sandstein
    .one = Sandstein
    .paid = 1 Sandstein
    .several = { $n } Sandsteine
    .many = Sandsteine
    .dats = Sandsteinen
    .no = keinen Sandstein
    .is = Sandstein ist
    .made = zu 1 Sandstein
    .building = { building-sandstone }
good-wood = Holz
    .one = Holz
    .paid = 1 Holz
    .several = { $n } Holz
    .many = Holz
    .dats = Holz
    .no = kein Holz
    .is = Holz ist
    .made = zu 1 Holz
    .building = { building-wood }
good-turmeric = Kurkuma
    .one = Kurkuma
    .paid = 1 Kurkuma
    .several = { $n } Kurkuma
    .many = Kurkuma
    .dats = Kurkuma
    .no = keine Kurkuma
    .is = Kurkuma ist
    .made = zu 1 Kurkuma
    .building = { building-turmeric }
good-cotton = Baumwolle
    .one = Baumwolle
    .paid = 1 Baumwolle
    .several = { $n } Baumwolle
    .many = Baumwolle
    .dats = Baumwolle
    .no = keine Baumwolle
    .is = Baumwolle ist
    .made = zu 1 Baumwolle
    .building = { building-cotton }
good-cement = Zement
    .one = Zement
    .paid = 1 Zement
    .several = { $n } Zement
    .many = Zement
    .dats = Zement
    .no = keinen Zement
    .is = Zement ist
    .made = 1 Sandstein zu 1 Zement
    .building = { building-cement }
good-boards = Bretter
    .one = Brett
    .paid = 1 Brett
    .several = { $n } Bretter
    .many = Bretter
    .dats = Brettern
    .no = keine Bretter
    .is = Bretter sind
    .made = 1 Holz zu 1 Brett
    .building = { building-boards }
good-curry = Curry
    .one = Curry
    .paid = 1 Curry
    .several = { $n } Curry
    .many = Curry
    .dats = Curry
    .no = kein Curry
    .is = Curry ist
    .made = 1 Kurkuma zu 1 Curry
    .building = { building-curry }
good-oil = Öl
    .one = Öl
    .paid = 1 Öl
    .several = { $n } Öl
    .many = Öl
    .dats = Öl
    .no = kein Öl
    .is = Öl ist
    .made = 1 Baumwolle zu 1 Öl
    .building = { building-oil }
good-bricks = Ziegel
    .one = Ziegel
    .paid = 1 Ziegel
    .several = { $n } Ziegel
    .many = Ziegel
    .dats = Ziegeln
    .no = keine Ziegel
    .is = Ziegel sind
    .made = 1 Sandstein zu 1 Ziegel
    .building = { building-bricks }
good-paper = Papier
    .one = Papier
    .paid = 1 Papier
    .several = { $n } Papier
    .many = Papier
    .dats = Papier
    .no = kein Papier
    .is = Papier ist
    .made = 1 Holz zu 1 Papier
    .building = { building-paper }
good-dye = Farbe
    .one = Farbe
    .paid = 1 Farbe
    .several = { $n } Farben
    .many = Farben
    .dats = Farben
    .no = keine Farbe
    .is = Farbe ist
    .made = 1 Kurkuma zu 1 Farbe
    .building = { building-dye }
good-cloth = Tuch
    .one = Tuch
    .paid = 1 Tuch
    .several = { $n } Tücher
    .many = Tücher
    .dats = Tüchern
    .no = kein Tuch
    .is = Tuch ist
    .made = 1 Baumwolle zu 1 Tuch
    .building = { building-cloth }
good-statues = Statuen
    .one = Statue
    .paid = 1 Statue
    .several = { $n } Statuen
    .many = Statuen
    .dats = Statuen
    .no = keine Statue
    .is = Statuen sind
    .made = 1 Ziegel zu 1 Statue
    .building = { building-statues }
good-books = Bücher
    .one = Buch
    .paid = 1 Buch
    .several = { $n } Bücher
    .many = Bücher
    .dats = Büchern
    .no = kein Buch
    .is = Bücher sind
    .made = 1 Papier zu 1 Buch
    .building = { building-books }
good-paintings = Gemälde
    .one = Gemälde
    .paid = 1 Gemälde
    .several = { $n } Gemälde
    .many = Gemälde
    .dats = Gemälden
    .no = kein Gemälde
    .is = Gemälde sind
    .made = 1 Farbe zu 1 Gemälde
    .building = { building-paintings }
good-clothes = Kleider
    .one = Kleid
    .paid = 1 Kleid
    .several = { $n } Kleider
    .many = Kleider
    .dats = Kleidern
    .no = keine Kleider
    .is = Kleider sind
    .made = 1 Tuch zu 1 Kleid
    .building = { building-clothes }

# Was ein Marker sein kann: Ware oder Gunst.
store-sandstone = { good-sandstone }
    .one = { good-sandstone.one }
    .no = { good-sandstone.no }
store-wood = { good-wood }
    .one = { good-wood.one }
    .no = { good-wood.no }
store-turmeric = { good-turmeric }
    .one = { good-turmeric.one }
    .no = { good-turmeric.no }
store-cotton = { good-cotton }
    .one = { good-cotton.one }
    .no = { good-cotton.no }
store-cement = { good-cement }
    .one = { good-cement.one }
    .no = { good-cement.no }
store-boards = { good-boards }
    .one = { good-boards.one }
    .no = { good-boards.no }
store-curry = { good-curry }
    .one = { good-curry.one }
    .no = { good-curry.no }
store-oil = { good-oil }
    .one = { good-oil.one }
    .no = { good-oil.no }
store-bricks = { good-bricks }
    .one = { good-bricks.one }
    .no = { good-bricks.no }
store-paper = { good-paper }
    .one = { good-paper.one }
    .no = { good-paper.no }
store-dye = { good-dye }
    .one = { good-dye.one }
    .no = { good-dye.no }
store-cloth = { good-cloth }
    .one = { good-cloth.one }
    .no = { good-cloth.no }
store-statues = { good-statues }
    .one = { good-statues.one }
    .no = { good-statues.no }
store-books = { good-books }
    .one = { good-books.one }
    .no = { good-books.no }
store-paintings = { good-paintings }
    .one = { good-paintings.one }
    .no = { good-paintings.no }
store-clothes = { good-clothes }
    .one = { good-clothes.one }
    .no = { good-clothes.no }
store-favour = Gunst
    .one = Gunst
    .no = keine Gunst

bowl-cement = Zementschale
bowl-bricks = Ziegelschale
bowl-statues = Statuenschale
bowl-boards = Bretterschale
bowl-paper = Papierschale
bowl-books = Bücherschale
bowl-curry = Curryschale
bowl-dye = Farbschale
bowl-paintings = Gemäldeschale
bowl-oil = Ölschale
bowl-cloth = Tuchschale
bowl-clothes = Kleiderschale

token-low = niedrig
token-middle = mittel
token-high = hoch

# Felder eines Hofs, nach ihrer Seite.
square-n1 = n1 (Norden)
    .at = im Norden (n1)
square-n2 = n2 (Norden)
    .at = im Norden (n2)
square-n3 = n3 (Norden)
    .at = im Norden (n3)
square-n4 = n4 (Norden)
    .at = im Norden (n4)
square-n5 = n5 (Norden)
    .at = im Norden (n5)
square-e1 = e1 (Osten)
    .at = im Osten (e1)
square-e2 = e2 (Osten)
    .at = im Osten (e2)
square-e3 = e3 (Osten)
    .at = im Osten (e3)
square-e4 = e4 (Osten)
    .at = im Osten (e4)
square-e5 = e5 (Osten)
    .at = im Osten (e5)
square-s1 = s1 (Süden)
    .at = im Süden (s1)
square-s2 = s2 (Süden)
    .at = im Süden (s2)
square-s3 = s3 (Süden)
    .at = im Süden (s3)
square-s4 = s4 (Süden)
    .at = im Süden (s4)
square-s5 = s5 (Süden)
    .at = im Süden (s5)
square-w1 = w1 (Westen)
    .at = im Westen (w1)
square-w2 = w2 (Westen)
    .at = im Westen (w2)
square-w3 = w3 (Westen)
    .at = im Westen (w3)
square-w4 = w4 (Westen)
    .at = im Westen (w4)
square-w5 = w5 (Westen)
    .at = im Westen (w5)

## Gebäude und Aktionsfelder

building-sandstone = Steinbruch
    .acc = den Steinbruch
    .to = zum Steinbruch
building-wood = Holzfäller
    .acc = den Holzfäller
    .to = zum Holzfäller
building-turmeric = Kurkumapflanzung
    .acc = die Kurkumapflanzung
    .to = zur Kurkumapflanzung
building-cotton = Baumwollpflanzung
    .acc = die Baumwollpflanzung
    .to = zur Baumwollpflanzung
building-cement = Zementwerk
    .acc = das Zementwerk
    .to = zum Zementwerk
building-boards = Sägewerk
    .acc = das Sägewerk
    .to = zum Sägewerk
building-curry = Currymühle
    .acc = die Currymühle
    .to = zur Currymühle
building-oil = Ölmühle
    .acc = die Ölmühle
    .to = zur Ölmühle
building-bricks = Ziegelei
    .acc = die Ziegelei
    .to = zur Ziegelei
building-paper = Papierfabrik
    .acc = die Papierfabrik
    .to = zur Papierfabrik
building-dye = Farbmühle
    .acc = die Farbmühle
    .to = zur Farbmühle
building-cloth = Tuchweberei
    .acc = die Tuchweberei
    .to = zur Tuchweberei
building-statues = Bildhauerei
    .acc = die Bildhauerei
    .to = zur Bildhauerei
building-books = Buchbinderei
    .acc = die Buchbinderei
    .to = zur Buchbinderei
building-paintings = Malerwerkstatt
    .acc = die Malerwerkstatt
    .to = zur Malerwerkstatt
building-clothes = Schneider
    .acc = den Schneider
    .to = zum Schneider

space-sandstone = { building-sandstone }
    .at = im Steinbruch
space-wood = { building-wood }
    .at = beim Holzfäller
space-turmeric = { building-turmeric }
    .at = auf der Kurkumapflanzung
space-cotton = { building-cotton }
    .at = auf der Baumwollpflanzung
space-cement = { building-cement }
    .at = im Zementwerk
space-boards = { building-boards }
    .at = im Sägewerk
space-curry = { building-curry }
    .at = in der Currymühle
space-oil = { building-oil }
    .at = in der Ölmühle
space-bricks = { building-bricks }
    .at = in der Ziegelei
space-paper = { building-paper }
    .at = in der Papierfabrik
space-dye = { building-dye }
    .at = in der Farbmühle
space-cloth = { building-cloth }
    .at = in der Tuchweberei
space-statues = { building-statues }
    .at = in der Bildhauerei
space-books = { building-books }
    .at = in der Buchbinderei
space-paintings = { building-paintings }
    .at = in der Malerwerkstatt
space-clothes = { building-clothes }
    .at = beim Schneider
space-architect = Architekt
    .at = beim Architekten
space-sailor = Schiffer
    .at = beim Schiffer
space-trader = Händler
    .at = beim Händler
space-botanist = Botanikerin
    .at = bei der Botanikerin

## Gilden und Persönlichkeiten

guild-artisans = Künstlergilde
guild-merchants = Kaufmannsgilde
guild-scholars = Gelehrtengilde

notable-portuguese-trader = Portugiesischer Händler
    .nom = Der portugiesische Händler
    .acc = den portugiesischen Händler
    .dat = dem portugiesischen Händler
notable-sufi = Sufi
    .nom = Der Sufi
    .acc = den Sufi
    .dat = dem Sufi
notable-takshaka = Takshaka
    .nom = Der Takshaka
    .acc = den Takshaka
    .dat = dem Takshaka
notable-mahout = Mahout
    .nom = Der Mahout
    .acc = den Mahout
    .dat = dem Mahout
notable-khatib = Khatib
    .nom = Der Khatib
    .acc = den Khatib
    .dat = dem Khatib
notable-french-trader = Französischer Händler
    .nom = Der französische Händler
    .acc = den französischen Händler
    .dat = dem französischen Händler
notable-dyer = Färberin
    .nom = Die Färberin
    .acc = die Färberin
    .dat = der Färberin
notable-cook = Koch
    .nom = Der Koch
    .acc = den Koch
    .dat = dem Koch
notable-muezzin = Muezzin
    .nom = Der Muezzin
    .acc = den Muezzin
    .dat = dem Muezzin
notable-jagirdar = Jagirdar
    .nom = Der Jagirdar
    .acc = den Jagirdar
    .dat = dem Jagirdar
notable-caliph = Kalif
    .nom = Der Kalif
    .acc = den Kalifen
    .dat = dem Kalifen
notable-calligrapher = Kalligraph
    .nom = Der Kalligraph
    .acc = den Kalligraphen
    .dat = dem Kalligraphen
notable-mullah = Mullah
    .nom = Der Mullah
    .acc = den Mullah
    .dat = dem Mullah
notable-english-trader = Englischer Händler
    .nom = Der englische Händler
    .acc = den englischen Händler
    .dat = dem englischen Händler
notable-mosaic-maker = Mosaikleger
    .nom = Der Mosaikleger
    .acc = den Mosaikleger
    .dat = dem Mosaikleger
notable-mujtahida = Mudschtahida
    .nom = Die Mudschtahida
    .acc = die Mudschtahida
    .dat = der Mudschtahida
notable-dutch-trader = Niederländischer Händler
    .nom = Der niederländische Händler
    .acc = den niederländischen Händler
    .dat = dem niederländischen Händler
notable-painter = Malerin
    .nom = Die Malerin
    .acc = die Malerin
    .dat = der Malerin
notable-subadar = Subadar
    .nom = Der Subadar
    .acc = den Subadar
    .dat = dem Subadar
notable-sadr = Sadr us-Sudur
    .nom = Der Sadr us-Sudur
    .acc = den Sadr us-Sudur
    .dat = dem Sadr us-Sudur
notable-grand-mufti = Großmufti
    .nom = Der Großmufti
    .acc = den Großmufti
    .dat = dem Großmufti
notable-grand-imam = Großer Imam
    .nom = Der Große Imam
    .acc = den Großen Imam
    .dat = dem Großen Imam
notable-court-artist = Hofkünstler
    .nom = Der Hofkünstler
    .acc = den Hofkünstler
    .dat = dem Hofkünstler
notable-dewan = Dewan
    .nom = Der Dewan
    .acc = den Dewan
    .dat = dem Dewan

## Gunst, Boni, Meditation

tile-stand = 1 Arbeiter aufrichten
tile-more = 1 Ware zusätzlich verarbeiten
tile-point = 1 Meditationspunkt erhalten
tile-sell = 1 Ware verkaufen
tile-uncover = 1 Abdeckplättchen entfernen
tile-deliver = 1 Ware liefern
tile-order = 1 zusätzliche Auftragsphase durchführen
tile-farmers = Bauern 2-mal bewegen
tile-token = 1 Preisplättchen versetzen
tile-swap = 1 Ware gegen eine gleichwertige tauschen
tile-gain-two = 1 Ware mit Wert 2 nehmen
tile-stone = Meditationsstein 1 Feld weiterbewegen
tile-refine = 1 Ware mit Wert 1 zu einer mit Wert 2 verarbeiten
tile-peon = Tagelöhner kostenlos nutzen

action-good = 1 Grundware nehmen
action-process = 1 Ware verarbeiten
action-step = 1 Stufe in einer Gilde aufsteigen
action-stand = { tile-stand }
action-more = { tile-more }
action-point = { tile-point }
action-sell = { tile-sell }
action-uncover = { tile-uncover }
action-deliver = { tile-deliver }
action-order = { tile-order }
action-farmers = { tile-farmers }
action-token = { tile-token }
action-swap = { tile-swap }
action-gain-two = { tile-gain-two }
action-stone = { tile-stone }
action-refine = { tile-refine }
action-peon = { tile-peon }

bonus-artisans-3 = 1 Stufe in der Künstlergilde und 3 Rupien
bonus-cover-2 = 1 Abdeckplättchen entfernen, 2 Rupien
bonus-merchants-3 = 1 Stufe in der Kaufmannsgilde und 3 Rupien
bonus-favour-3 = 1 Gunst und 3 Rupien
bonus-artisans-4 = 1 Stufe in der Künstlergilde und 4 Rupien
bonus-favour-4 = 1 Gunst und 4 Rupien
bonus-scholars-4 = 1 Stufe in der Gelehrtengilde und 4 Rupien
bonus-rupees-5 = 5 Rupien
bonus-scholars-5 = 1 Stufe in der Gelehrtengilde und 5 Rupien
bonus-favour-5 = 1 Gunst und 5 Rupien
bonus-merchants-5 = 1 Stufe in der Kaufmannsgilde und 5 Rupien
bonus-rupees-6 = 6 Rupien

outer-trade = Eine Ware tauschen
outer-deliver = Eine Ware liefern
outer-process = Eine Ware verarbeiten
outer-uncover = Ein Abdeckplättchen entfernen
outer-farmer = Einen Bauern bewegen

# Woher Rupien kommen und wohin sie gehen.
source-deliveries = Lieferungen
    .why = für die Lieferung
source-bonuses = Boni für Lieferungen
    .why = als Bonus aus einem Vertrag
source-orders = Aufträge
    .why = für den Auftrag
source-sailor = ungenutzte Lieferungen
    .why = für ungenutzte Lieferungen
source-buildings = vom Kaufmann liegen gelassen
    .why = vom Kaufmann
source-building = neue Gebäude
    .why = für das neue Gebäude
source-clothes = Kleider
    .why = für das Kleid
source-sales = Verkäufe
    .why = für den Verkauf
source-french = Französischer Händler
    .why = vom französischen Händler
source-peons = Tagelöhner
    .why = für den Tagelöhner
source-takshaka = Vertrag mit dem Takshaka
    .why = durch den Vertrag mit dem Takshaka
source-bonus = Baubonus
    .why = durch den Baubonus
# Wofür jemand Gunst erhält, hinter der Zahl.
cause-room = mit dem frei gewordenen Marker
cause-merchant = vom Kaufmann
cause-worker = für den verdrängten Arbeiter
cause-follower = weil sich jemand anschließt
cause-guest = für die Lieferung des Gastes
cause-pier = an der Anlegestelle
cause-contract = durch den Vertrag
cause-step = statt eines Gunstplättchens
cause-book = für das Buch
cause-mosaic = durch den Vertrag mit dem Mosaikleger
cause-bonus = durch den Baubonus

## Züge, kurz: als Auswahl und hinter einem Namen („Anna: Papierfabrik bauen“)

move-lay = Arbeiter { $space_at } hinlegen
    .told = legt den Arbeiter { $space_at } hin
move-cook = Mit einem Arbeiter beim Koch meditieren
    .told = meditiert mit einem Arbeiter beim Koch
move-trade = 1 { $good_one } gegen 1 { $other_good_one } tauschen
    .told =
        tauscht { $good_paid } gegen { $good_count ->
            [one] { $other_good_paid }
           *[other] { $good_count } { $other_good_many }
        }
move-deliver = 1 { $good_one } an { $notable_acc } liefern
    .told = liefert 1 { $good_one } an { $notable_acc }
    .deed = { move-deliver.told }
# Die Ware, die dabei entsteht.
move-process = { $good_made } verarbeiten
    .told = verarbeitet { $good_made }
move-uncover = Abdeckplättchen von Feld { $square } entfernen
    .told = entfernt ein Abdeckplättchen { $square_at }
move-farmer = Bauern auf Feld { $square } bewegen
    .told = bewegt einen Bauern auf Feld { $square }
# Beendet eine Auswahl oder verzichtet auf den Rest.
move-done = Fertig
    .told = ist fertig
move-done-make = Nichts verarbeiten
move-done-architect = Weder aufsteigen noch bauen
move-done-meditate = Meditation beenden
move-done-sailor = Lieferungen beenden
move-done-trader = Tausch beenden
move-done-botanist = Bei der Botanikerin fertig
move-done-farmers = Bauern stehen lassen
move-done-serve = Nichts an Akbar, kein Auftrag
move-done-room = Den Rest verfallen lassen
move-done-stand = Die anderen liegen lassen
# Mit einem neuen Arbeiter oder mit dem Tagelöhner.
move-place = Aktion { $space_at } nutzen
    .told = setzt einen Arbeiter { $space_at } ein
    .deed = { move-place.told }
move-shelter = Arbeiter beim Koch unterbringen
    .told = bringt den Arbeiter beim Koch unter
move-influence = In der { $guild } aufsteigen
    .told = steigt in der { $guild } auf
move-build = { $building } bauen
    .told = baut { $building_acc }
    .deed = { move-build.told }
move-pay = Bezahlen ({ $paid_good_paid })
    .told = zahlt { $paid_good_paid } als Baumaterial
move-bonus = Baubonus nehmen ({ $bonus })
    .told = nimmt einen Baubonus: { $bonus }
move-make = { $n ->
        [one] 1 Ware verarbeiten
       *[other] { $n } Waren verarbeiten
    }
    .told =
        { $n ->
            [one] verarbeitet { $n } Ware
           *[other] verarbeitet { $n } Waren
        }
move-follow = Sich anschließen und 1 Ware verarbeiten
    .told = schließt sich an und verarbeitet 1 Ware
move-pass = Verzichten
    .told = verzichtet
move-fare = Den Schiffer mit 1 { $good_one } bezahlen
    .told = zahlt dem Schiffer { $good_paid }
move-double = 2 { $good_many } an { $notable_acc } liefern (Doppellieferung)
    .told = liefert 2 { $good_many } an { $notable_acc } (Doppellieferung)
    .deed = { move-double.told }
move-order = Auftrag der { $guild } erfüllen
    .told = erfüllt den Auftrag der { $guild }
move-akbar = 1 { $good_one } an Akbar liefern
    .told = liefert 1 { $good_one } an Akbar
    .deed = { move-akbar.told }
move-give = 1 { $good_one } abgeben
    .told = gibt { $good_paid } ab
move-take = 1 { $good_one } nehmen
    .told = nimmt { $good_paid }
move-token = { $token_key ->
        [low] Niedriges
        [middle] Mittleres
       *[other] Hohes
    } Preisplättchen mit Wert { $value } auf { $good } legen
    .told =
        legt das { $token_key ->
            [low] niedrige
            [middle] mittlere
           *[other] hohe
        } Preisplättchen mit Wert { $value } auf { $good }
move-stone = Waren zahlen und Meditationsstein 1 Feld weiterbewegen
    .told = zahlt die verlangten Waren für den Meditationsstein
move-dye = Bei der Färberin 2 produzierte Waren gegen 1 { $good_one } tauschen
    .told = tauscht bei der Färberin 2 produzierte Waren gegen 1 { $good_one }
move-statue = 1 Statue ausgeben und noch eine Hauptaktion ausführen
    .told = gibt 1 Statue aus, um noch eine Hauptaktion auszuführen
move-end = Zug beenden
    .told = beendet den Zug
move-ability = Fähigkeit aus dem Vertrag mit { $notable_dat } nutzen
    .told = nutzt die Fähigkeit aus dem Vertrag mit { $notable_dat }
move-stand = Arbeiter { $space_at } aufrichten
    .told = richtet den Arbeiter { $space_at } auf
move-return = 1 { $store_one } zurücklegen
    .told = legt 1 { $store_one } zurück, um einen Marker frei zu bekommen
move-favour = Gunst statt eines Gunstplättchens nehmen
    .told = nimmt Gunst statt eines Gunstplättchens
move-tile = Gunstplättchen „{ $tile }“ nehmen
    .told = nimmt das Gunstplättchen „{ $tile }“
    .deed = { move-tile.told }
move-discard = Gunstplättchen „{ $tile }“ abwerfen
    .told = wirft das Gunstplättchen „{ $tile }“ ab
move-more = Mit Gunst noch 1 Ware verarbeiten
    .told = verarbeitet mit Gunst noch 1 Ware
move-gift = 1 { $good_one } in Akbars { $bowl } legen
    .told = legt 1 { $good_one } in Akbars { $bowl }
    .deed = { move-gift.told }
move-sell = 1 { $good_one } verkaufen
    .told = verkauft 1 { $good_one }
move-put = 1 { $good_one } beim französischen Händler ablegen
    .told = legt 1 { $good_one } beim französischen Händler ab

## Züge, die im eigenen Zug fast jederzeit gehen

move-oil = 1 Öl ausgeben und 1 Arbeiter aufrichten
    .told = gibt 1 Öl aus, um 1 Arbeiter aufzurichten
move-curry = 1 Curry ausgeben und 1 Arbeiter aufrichten
    .told = gibt 1 Curry aus, um 1 Arbeiter aufzurichten
move-oil-curry = 1 Öl und 1 Curry ausgeben und bis zu 3 Arbeiter aufrichten
    .told = gibt 1 Öl und 1 Curry aus, um bis zu 3 Arbeiter aufzurichten
move-use = Mit Gunst { $action }
    .told = nutzt für { $spend } Gunst die Gunstaktion „{ $action }“
move-painting = 1 Gemälde ausgeben und in 2 Gilden je 1 Stufe aufsteigen
    .told = gibt 1 Gemälde aus, um in 2 Gilden aufzusteigen
move-book = 1 Buch ausgeben, bis zu 3 Arbeiter aufrichten und 1 Gunst erhalten
    .told = gibt 1 Buch aus, um bis zu 3 Arbeiter aufzurichten und 1 Gunst zu erhalten
move-clothes = 1 Kleid ausgeben und Rupien in Höhe seines Warenwerts erhalten
    .told = gibt 1 Kleid aus, um dessen Warenwert in Rupien zu erhalten
move-french = 1 Ware beim französischen Händler ablegen
    .told = nutzt den Vertrag mit dem französischen Händler
move-caliph = Beim Kalifen 1 Baumwolle zahlen und 1 Arbeiter aufrichten
    .told = zahlt beim Kalifen 1 Baumwolle, um 1 Arbeiter aufzurichten
move-english = Beim englischen Händler 1 Ware gegen eine gleichwertige tauschen
    .told = nutzt den Vertrag mit dem englischen Händler
move-mosaic = { $favour ->
        [one] Beim Mosaikleger 1 MP gegen 1 Gunst tauschen
       *[other] Beim Mosaikleger 3 MP gegen { $favour } Gunst tauschen
    }
    .told =
        { $favour ->
            [one] tauscht beim Mosaikleger 1 MP gegen 1 Gunst
           *[other] tauscht beim Mosaikleger 3 MP gegen { $favour } Gunst
        }

## Was ein Zug gerade bedeutet: in Klammern dahinter

remark-sent-home = verdrängt einen Arbeiter von { $seat }
remark-peon =
    { $count ->
        [0] dein Arbeiter dort arbeitet noch einmal, ohne Lohn
        [one] dein Arbeiter dort arbeitet noch einmal, als Tagelöhner für { $count } Rupie
       *[other] dein Arbeiter dort arbeitet noch einmal, als Tagelöhner für { $count } Rupien
    }
remark-favour-to = { $count } Gunst für { $seat }
# A good and what it becomes.
remark-along = { $good } → { $other_good }
# The value of a good with a price token on it.
remark-value-changes = Wert { $before } → { $after }
remark-value-stays = Wert bleibt { $after }
remark-have-spend = { $have } Gunst besitzen, { $spend } abgeben

## Was der Zufall bringt

move-roll = Gewürfelt: { $pips }
move-draw = Neu in der Auslage: Gunstplättchen „{ $tile }“
move-notable = { $notable_nom } kommt an den Fluss
move-exchange = { $other_notable_nom } ersetzt { $notable_acc } am Fluss
move-start = { $seat } beginnt die Partie

## Warum ein Zug nicht geht, und was hilft: Waren

refuse-no-good = Du hast { $good_no }. Wähle etwas anderes oder beschaffe dir diese Ware zuerst.
refuse-neither-good = Dafür brauchst du 1 { $good_one } und 1 { $other_good_one } und hast beides nicht. Wähle etwas anderes oder beschaffe dir diese Waren zuerst.
refuse-too-few-goods = Dafür brauchst du { $needed ->
        [one] 1 { $good_one }
       *[other] { $needed } { $good_many }
    }, aber du hast { $held ->
        [0] noch nichts davon
       *[other] nur { $held }
    }. Wähle weniger oder beschaffe dir diese Ware zuerst.
refuse-no-goods = Du hast keine passende Ware (Wert höchstens { $most }). Produziere erst Waren oder tausche welche ein.
refuse-wrong-value = { $good_is } gerade { $value } wert. Wähle eine Ware, die genau { $needed } wert ist.
refuse-too-dear = { $good_is } gerade { $value } wert, { $allowed ->
        [0] aber dein Tauschwert reicht für keine Ware mehr. Gib mehr ab, wenn du noch kannst, oder mach weiter.
       *[other] erlaubt ist aber höchstens { $allowed }. Wähle eine günstigere Ware.
    }
refuse-same-kind = So hättest du nur wieder 1 { $store_one }, und nichts wäre gewonnen. Wähle etwas anderes.
refuse-return-same = So hättest du nur wieder 1 { $store_one }, und nichts wäre gewonnen. Leg etwas anderes zurück.
refuse-none-to-return = Du hast { $store_no } zum Zurücklegen. Wähle etwas, das du hast.
refuse-basic-only = Hier gibt es nur Grundwaren, und { $good_is } keine. Wähle Sandstein, Holz, Kurkuma oder Baumwolle.
refuse-not-processed = Kein Pfeil führt zu dieser Ware ({ $good }): Grundwaren werden produziert, nicht verarbeitet. Wähle eine, auf die ein Pfeil zeigt.
refuse-nothing-to-process = Für „{ $action }“ hast du keine passende Ware. Behalte deine Gunst und hol dir erst eine.
refuse-with-processing = „{ $action }“ geht nur zusammen mit einer anderen Verarbeitung. Verarbeite erst eine Ware; gleich danach wirst du gefragt.
refuse-other-colour = Die Färberin gibt nur eine andere Ware aus der Reihe von { $produced_good }, nicht { $good }. Wähle eine andere aus dieser Reihe.

## Warum nicht: Arbeiter und Meditation

refuse-not-standing = Du hast { $space_at } keinen stehenden Arbeiter. Wähle ein Feld, auf dem einer von dir steht.
refuse-not-lying = Du hast { $space_at } keinen liegenden Arbeiter. Wähle ein Feld, auf dem einer von dir liegt.
refuse-lay-first = Du hast schon Meditationspunkte ausgegeben, deshalb bleibt dein Arbeiter { $space_at } diesmal stehen. Lege nächstes Mal erst alle hin.
refuse-nobody-lies = Keiner deiner Arbeiter liegt, also kannst du keinen aufrichten. Heb dir das für später auf.
refuse-too-few-points = Das kostet { $needed ->
        [one] 1 Meditationspunkt
       *[other] { $needed } Meditationspunkte
    }, aber du hast { $held ->
        [0] keinen
       *[other] nur { $held }
    }. Wähle etwas Günstigeres, oder lege mehr Arbeiter hin, bevor du Punkte ausgibst.
refuse-blocked = „{ $outer }“ ist gerade vom Meditationsmarker blockiert. Nutze eine andere Meditationsaktion.
refuse-only-meditating = Hier geht es um Meditationspunkte, deshalb ist das nur in der Meditationsphase möglich, am Anfang deines Zuges.
refuse-nobody-sheltered = Beim Koch wartet kein Arbeiter. Er nimmt bis zu { $places } stehende Arbeiter von dir auf, wenn sie verdrängt werden.
refuse-points-spent = Du hast schon Meditationspunkte ausgegeben (noch { $left } übrig), jetzt zählt kein weiterer Arbeiter mehr. Fang nächstes Mal mit dem Hinlegen an.
refuse-not-built = Dort ist noch eine Baustelle ({ $space }). Wähle ein fertiges Gebäude, einen Hauptcharakter oder die Baustelle mit dem Baumeister.
refuse-too-little-money = Dort ist schon ein Arbeiter von dir: Der Tagelöhner kostet { $needed ->
        [one] 1 Rupie
       *[other] { $needed } Rupien
    }, aber du hast { $held ->
        [0] keine
       *[other] nur { $held }
    }. Wähle ein anderes Feld.
refuse-peon-paid = Der Tagelöhner ist schon bezahlt, aber { $space_at } hast du keinen Arbeiter. Wähle ein Feld mit einem eigenen.
refuse-no-worker = Du hast keinen Arbeiter mehr für dieses Feld ({ $space }). Nutze ein Feld, auf dem schon einer von dir ist.
refuse-only-placing = „{ $action }“ geht nur einmal, und zwar direkt bevor du einen Arbeiter einsetzt.
refuse-after-the-phase = „{ $action }“ gehört in die Aktionsphase, und die zusätzliche Aktion der Statue kommt danach. Setze einen Arbeiter ein oder bezahle den Tagelöhner.
refuse-no-own-worker = „{ $action }“ braucht einen eigenen Arbeiter auf dem Spielplan, und du hast dort keinen. Setze erst einen ein.

## Warum nicht: Gilden und Bauen

refuse-at-the-top = In der { $guild } stehst du schon auf der obersten Stufe ({ $step }). Wähle eine andere Gilde.
refuse-other-guild = In der { $guild } bist du gerade erst aufgestiegen. Wähle eine andere Gilde.
refuse-no-track-left = Du stehst in allen Gilden schon auf der obersten Stufe ({ $step }). Wähle etwas anderes.
refuse-already-built = Du kannst { $building_acc } nicht noch einmal bauen, denn das Gebäude steht schon. Wähle eine Baustelle.
refuse-no-worker-to-build = Für { $building_acc } brauchst du noch 1 Arbeiter im Vorrat, aber du hast keinen mehr. Steige stattdessen in einer Gilde auf.
refuse-too-few-materials = Für { $building_acc } brauchst du einen Bauwert von { $cost }, dein gesamtes Baumaterial bringt nur { $worth }. Sammle mehr; mindestens zwei verschiedene Sorten bringen 1 Bauwert extra.
refuse-pays-too-little = Du zahlst einen Bauwert von { $worth }, nötig sind { $cost }. Gib mehr Baumaterial; mindestens zwei verschiedene Sorten bringen 1 Bauwert extra.
refuse-pays-too-much = Du zahlst einen Bauwert von { $worth }, aber { $cost } genügen. Du kannst 1 { $good_one } behalten.
refuse-wrong-level = Dieses Baubonusplättchen gehört zu Stufe { $level }, dein Gebäude aber zu Stufe { $needed }. Wähle eines der Stufe { $needed }.
refuse-bonus-taken = Dieses Baubonusplättchen ({ $bonus }) ist schon weg. Wähle eines, das noch ausliegt.

## Warum nicht: Lieferungen und Persönlichkeiten

refuse-too-few-deliveries = Dafür brauchst du { $needed ->
        [one] 1 Lieferung
       *[other] { $needed } Lieferungen
    }, aber du hast { $held ->
        [0] keine mehr
       *[other] nur noch { $held }
    }. Bezahle den Schiffer mit einer Ware, wenn du das noch kannst.
refuse-one-order = Mit dem Schiffer erfüllst du nur 1 Auftrag, und das hast du schon getan. Die { $guild } muss bis zur Auftragsphase warten.
refuse-fare-paid = Der Schiffer ist schon bezahlt ({ $deliveries ->
        [one] 1 Lieferung
       *[other] { $deliveries } Lieferungen
    } extra). Mehrere Waren nimmt er nur, wenn du den Vertrag mit dem portugiesischen Händler hast.
refuse-fare-too-high = Damit hättest du dem Schiffer Waren im Wert von { $value } gezahlt, erlaubt sind aber nur { $allowed }. Wähle eine günstigere Ware.
refuse-notable-away = { $notable_nom } wartet nicht am Fluss. Wähle eine Persönlichkeit, die dort ausliegt.
refuse-not-reached = { $notable_nom } gehört zu Stufe { $level }, aber das Boot erreicht erst Stufe { $reached }. Erfülle Verträge, dann fährt es weiter.
refuse-not-ordered = { $notable_nom } hat { $good_no } bestellt. Liefere eine der bestellten Waren.
refuse-already-delivered = { $seat } hat schon 1 { $good_one } an { $notable_acc } geliefert. Liefere etwas, das dort noch fehlt.
refuse-only-the-sailor = Eine Doppellieferung (2 { $good_many } an dieselbe Persönlichkeit) ist nur mit deiner Hauptaktion beim Schiffer möglich. Liefere hier nur 1.
refuse-nothing-to-deliver = Du hast keine Ware, die eine erreichbare Persönlichkeit bestellt (das Boot liegt an Anlegestelle { $pier }). Beschaffe dir erst eine.

## Warum nicht: Händler und Preisplättchen

refuse-give-first = Du hast schon { $taken ->
        [one] 1 Ware
       *[other] { $taken } Waren
    } genommen; abgeben kannst du nur vorher. Nimm noch etwas oder mach weiter.
refuse-given-all = Mehr als { $most } Waren nimmt der Händler nicht. Nimm jetzt etwas dafür.
refuse-worth-nothing = Dafür bekämst du nichts: Selbst mit { $good } gibst du nur Waren im Wert von { $value } ab. Gib etwas Wertvolleres ab.
refuse-no-such-return = { $value ->
        [0] { $good_is } allein für einen Tausch zu wenig wert, und du hast nichts, was passend dazukäme.
       *[other] Was du nimmst, muss 1 weniger wert sein als das, was du abgibst. Mit { $good } wären das { $value }, und keine anderen Waren ergeben gerade genau so viel.
    }
refuse-rest-remains = Mit { $good } bliebe ein Tauschwert von { $value } übrig, den keine Waren genau ergeben. Wähle eine andere Ware.
refuse-exchange-first = Du bist mitten in einem Tausch. Bring ihn zu Ende, dann geht das wieder.
refuse-peon-free = Der Tagelöhner kostet dich gerade nichts; die Gunst wäre verschenkt. Behalte sie.
refuse-nothing-given = Bevor du 1 { $good_one } nimmst, musst du dem Händler etwas geben. Fang damit an.
refuse-other-goods = Diese Ware ({ $good }) hast du gerade selbst abgegeben. Nimm eine andere.
refuse-take-more = { $value ->
        [0] Was du abgegeben hast, ist für einen Tausch zu wenig wert. Gib noch eine Ware ab.
       *[other] Dir stehen noch Waren im Wert von { $value } zu. Nimm noch eine.
    }
refuse-token-before-or-after = { $moved ->
        [0] Ein Preisplättchen versetzt du vor dem Tausch oder danach, nicht mittendrin. Tausche erst zu Ende.
       *[other] Du hast schon { $moved } Preisplättchen versetzt; mehr geht in dieser Aktion nicht. Tausche deine Waren oder mach weiter.
    }
refuse-no-such-side = Dieses Preisplättchen zeigt { $low } oder { $high }, keine { $value }. Wähle eine seiner beiden Seiten oder ein anderes.
refuse-value-too-far = Das passt nicht zu { $good }: Aufgedruckt ist { $printed }, das Preisplättchen zeigt { $value }, und der Unterschied darf höchstens 1 sein. Wähle eine andere Ware oder ein anderes Plättchen.
refuse-token-lies-there = Auf dieser Ware ({ $good }) liegt schon ein Preisplättchen mit Wert { $value }. Wähle eine andere Ware, oder drehe das Plättchen um, wenn die andere Seite passt.

## Warum nicht: Botanikerin und Hof

refuse-different-actions = Bei der Botanikerin wählst du { $count } verschiedene Aktionen, und diese hast du schon genutzt. Nimm eine andere.
refuse-last-space = Dein Meditationsstein liegt schon auf dem letzten der { $spaces } Felder. Wähle etwas anderes.
refuse-farmer-too-far = Der Bauer dieser Seite steht auf Feld { $farmer_square } und geht immer genau 1 Feld weit. Feld { $square } liegt nicht daneben; wähle ein Nachbarfeld.
refuse-square-covered = Auf Feld { $square } liegt ein Abdeckplättchen. Entferne es zuerst oder bewege einen anderen Bauern.
refuse-no-cover = Auf Feld { $square } liegt kein Abdeckplättchen. Wähle ein abgedecktes Feld.
refuse-no-covers-left = Du hast schon alle { $count } Abdeckplättchen entfernt. Behalte deine Gunst für etwas anderes.
refuse-no-farmer-moves = Keiner deiner Bauern kann sich gerade bewegen, also bringt „{ $action }“ nichts. Entferne erst ein Abdeckplättchen.

## Warum nicht: Aufträge und Akbar

refuse-column-full = Alle Aufträge der { $guild } sind erfüllt. Wähle eine andere Gilde.
refuse-order-limit = Bei der { $guild } ist das Auftragslimit von { $limit } erreicht. Es steigt, wenn das Boot weiterfährt.
refuse-no-influence = Dein Einflussmarker in der { $guild } steht noch am Start. Steige dort erst 1 Stufe auf.
refuse-no-bowl = Akbar hat keine Schale für { $good }, denn Grundwaren nimmt er nicht. Liefere ihm eine verarbeitete Ware.
refuse-bowl-full = Akbars Schale für { $good } ist schon belegt. Wähle eine freie.
refuse-nothing-to-serve = „{ $action }“ bringt dir gerade nichts: Du kannst weder an Akbar liefern noch einen Auftrag erfüllen. Sammle erst passende Waren.

## Warum nicht: Gunst, Luxuswaren, Verträge

refuse-tile-not-owned = Das Gunstplättchen „{ $tile }“ hast du nicht. Wähle eines von deinem Hofplan; neue gibt es auf den Gildenleisten.
refuse-tile-not-on-offer = Das Gunstplättchen „{ $tile }“ liegt nicht aus. Nimm eines aus der Auslage.
refuse-used-this-turn = „{ $action }“ ist schon genutzt. Der Marker kommt am Ende deines eigenen Zuges zurück.
refuse-too-little-favour = Dafür musst du { $needed } Gunst besitzen, aber du hast { $held ->
        [0] keine
       *[other] nur { $held }
    }. Neue bekommst du beim Kaufmann und wenn andere deine stehenden Arbeiter verdrängen.
refuse-oil-curry-once = Mit Öl und Curry richtest du Arbeiter nur { $count ->
        [one] einmal
       *[other] { $count }-mal
    } pro Zug auf. Im nächsten Zug geht es wieder.
refuse-one-is-enough = Bei dir liegt nur 1 Arbeiter, da genügt Öl oder Curry allein. Behalte das andere.
refuse-luxury-once = Du hast in diesem Zug schon 1 { $good_one } ausgegeben, mehr als 1 je Sorte geht nicht. Im nächsten Zug geht es wieder.
refuse-not-your-notable = Dafür brauchst du den Vertrag mit { $notable_dat }. Den erhält, wer dort die meisten Waren liefert.
refuse-notable-used = Den Vertrag mit { $notable_dat } hast du in diesem Zug schon genutzt. Im nächsten geht es wieder.
refuse-value-on-card = Beim französischen Händler liegt schon eine Ware mit Wert { $value }, deshalb passt 1 { $good_one } nicht dazu. Wähle eine Ware mit einem anderen Wert.

## Unsere Auslegungen, auf die sich Ablehnungen berufen

ruling-useless-favour = nichts wird ohne Wirkung abgegeben
ruling-top-of-the-track = über der obersten Stufe gibt es keine mehr
ruling-overpaying-a-building = bezahlt wird nichts, was man behalten kann
ruling-trader-one-direction = erst alles abgeben, dann nehmen
ruling-prices-stand-still = während eines Tauschs ändern sich keine Preise

## Was geschehen ist

note-goods-gained = { $seat } erhält { $count ->
        [one] 1 { $good_one }
       *[other] { $count } { $good_many }
    }
note-goods-lost = Bei { $seat } { $count ->
        [one] verfällt 1 { $good_one }
       *[other] verfallen { $count } { $good_many }
    }, weil keine Marker mehr da sind
note-favour-gained = { $seat } { $cause_key ->
        [step] nimmt { $count } Gunst { $cause }
        [follower] erhält { $count } Gunst, { $cause }
       *[other] erhält { $count } Gunst { $cause }
    }
note-favour-for-delivery = { $seat } erhält { $count } Gunst für { $count ->
        [one] die Lieferung
       *[other] die Lieferungen
    } an { $notable_acc }
note-favour-lost = Bei { $seat } { $count ->
        [one] verfällt 1 Gunst
       *[other] verfallen { $count } Gunst
    }, weil keine Marker mehr da sind
note-rupees-gained = { $seat } { $source_key ->
        [bonus] nimmt
       *[other] erhält
    } { $count ->
        [one] 1 Rupie
       *[other] { $count } Rupien
    }{ $source_key ->
        [bonus] { " als Baubonus" }
        [sailor] { $count ->
            [one] { " für eine ungenutzte Lieferung" }
           *[other] { " " }{ $source_why }
        }
       *[other] { " " }{ $source_why }
    }
    .deed =
        { $open_key ->
            [yes] { "" }
           *[no] { $count ->
                [one] +{ $count } Rupie
               *[other] +{ $count } Rupien
            }
        }
note-rupees-paid = { $seat } zahlt { $count ->
        [one] 1 Rupie
       *[other] { $count } Rupien
    } für den Tagelöhner
    .deed =
        { $open_key ->
            [yes] { "" }
           *[no] { $count ->
                [one] −{ $count } Rupie für den Tagelöhner
               *[other] −{ $count } Rupien für den Tagelöhner
            }
        }
note-step-risen = { $seat } steigt in der { $guild } auf Stufe { $step }
note-stone-moved = Der Meditationsstein von { $seat } rückt auf Feld { $space } vor
note-stone-paid = { $seat } zieht den Meditationsstein für { $paid_good_paid } auf Feld { $space }
note-processed = { $seat } verarbeitet { $count ->
        [one] 1 { $used_good_one } zu 1 { $made_good_one }
       *[other] { $count } { $used_good_many } zu { $count } { $made_good_dats }
    }
note-followed = { $seat } schließt sich an und verarbeitet 1 { $used_good_one } zu 1 { $made_good_one }
note-processed-more = { $seat } verarbeitet für { $spend } Gunst noch 1 { $used_good_one } zu 1 { $made_good_one }
note-dyed = { $seat } produziert { $count } { $used_good_many } und tauscht 2 davon bei der Färberin gegen 1 { $dyed_good_one }
note-order-fulfilled = { $seat } erfüllt den Auftrag der { $guild } mit { $wanted_good_paid }
    .deed = erfüllt den Auftrag der { $guild }
note-worker-sent-home = Der Arbeiter von { $seat } wird { $space_at } verdrängt
note-workers-stood = { $count ->
        [0] Bei { $seat } liegt kein Arbeiter, also wird keiner aufgerichtet
        [one] Bei { $seat } wird 1 Arbeiter aufgerichtet
       *[other] Bei { $seat } werden { $count } Arbeiter aufgerichtet
    }
note-contract-won = { $seat } erhält den Vertrag mit { $notable_dat }
    .deed = erhält den Vertrag mit { $notable_dat }
note-boat-moved = Das Boot erreicht Anlegestelle { $pier }
note-merchant-moved = Der Kaufmann geht { $building_to } (gewürfelt: { $pips })
note-builder-moved = Der Baumeister geht { $building_to } (Baustelle, gewürfelt: { $pips })
note-builder-left = Alles ist gebaut, und der Baumeister kommt aus dem Spiel
note-site-built = Der Baumeister baut { $building_acc }
    .deed = lässt den Baumeister { $building_acc } bauen
note-tokens-returned = Alle Preisplättchen kehren zum Händler zurück
note-end-triggered = Das Spielende ist eingeleitet: Runde { $round } ist die letzte
    .deed = das Spielende ist eingeleitet (Runde { $round } ist die letzte)
note-round-begins = Runde { $round }: { $seat } beginnt
note-marker-moved = Der Meditationsmarker blockiert jetzt „{ $outer }“
note-order-marked = Nächster Auftrag der { $guild }: { $wanted_good_paid }
note-neutral-bowl = Ein neutraler Marker kommt in Akbars { $bowl }
note-neutral-order = Ein neutraler Marker besetzt einen Auftrag der { $guild }: { $wanted_good_paid }
note-points-gained = { $seat } erhält { $count ->
        [one] 1 Meditationspunkt
       *[other] { $count } Meditationspunkte
    } (jetzt { $total })
note-points-lost = Bei { $seat } { $count ->
        [one] verfällt 1 ungenutzter Meditationspunkt
       *[other] verfallen { $count } ungenutzte Meditationspunkte
    }
note-farm-changed = { $seat } entfernt ein Abdeckplättchen { $square_at }
note-french-paid = Beim französischen Händler von { $seat } liegen jetzt drei Waren, und er zahlt
note-mullah-helped = Der Mullah erspart { $seat } 1 Gunst bei „{ $action }“

## Schlusswertung

note-final-coins = { $seat } hat { $count ->
        [one] 1 Rupie
       *[other] { $count } Rupien
    } im Beutel
note-final-notable = { $seat } erhält { $count ->
        [one] 1 Rupie
       *[other] { $count } Rupien
    } für den Vertrag mit { $notable_dat }
note-final-guild = { $seat } erhält { $count ->
        [one] 1 Rupie
       *[other] { $count } Rupien
    } für Aufträge der { $guild }
note-final-stone = { $seat } erhält { $count ->
        [one] 1 Rupie
       *[other] { $count } Rupien
    } für den Meditationsstein
note-final-covers = { $seat } erhält { $count ->
        [one] 1 Rupie
       *[other] { $count } Rupien
    } für entfernte Abdeckplättchen
note-final-akbar = { $seat } erhält { $count ->
        [one] 1 Rupie
       *[other] { $count } Rupien
    } für Waren bei Akbar

## Fragen

ask-meditate = Welche Arbeiter legst du hin, und wofür nutzt du die Meditationspunkte?
ask-place = Auf welches Feld setzt du deinen Arbeiter?
ask-architect = Baust du mit dem Architekten ein Gebäude, oder steigerst du deinen Einfluss?
ask-payment = Mit welchem Baumaterial bezahlst du? Zwei oder mehr Sorten bringen 1 Bauwert extra.
ask-bonus = Welches Baubonusplättchen nimmst du?
ask-make = Wie viele Waren verarbeitest du?
ask-follow = Schließt du dich an und verarbeitest auch 1 Ware?
ask-more = Gibst du Gunst ab, um noch 1 Ware zu verarbeiten?
ask-process = Welche Ware verarbeitest du?
ask-sailor = Was liefert der Schiffer, und womit bezahlst du ihn?
ask-guest = Lieferst du dank des Jagirdars auch 1 Ware?
ask-trader = Was gibst du ab, und was nimmst du dafür?
ask-botanist = Welche 2 Aktionen der Botanikerin nutzt du?
ask-farmers = Auf welches Feld bewegst du einen Bauern?
ask-uncover = Welches Abdeckplättchen entfernst du?
ask-dye = Tauschst du 2 der produzierten Waren bei der Färberin ein?
ask-serve = Lieferst du an Akbar, oder erfüllst du einen Auftrag?
ask-end-turn = Noch etwas, bevor dein Zug endet?
ask-extra-order = Lieferst du zusätzlich an Akbar, oder erfüllst du einen Auftrag?
ask-deliver = Was lieferst du, und an wen?
ask-token = Welches Preisplättchen versetzt du, und wohin?
ask-swap = Welche Ware tauschst du gegen eine andere mit gleichem Wert?
ask-gain = Welche Ware nimmst du?
ask-sell = Welche Ware verkaufst du?
ask-french = Welche Ware legst du beim französischen Händler ab?
ask-stand = Welchen Arbeiter richtest du auf?
ask-influence = In welcher Gilde steigst du auf?
ask-step-bonus = Nimmst du Gunst oder ein Gunstplättchen?
ask-discard = Dein Hofplan ist voll. Welches Gunstplättchen wirfst du ab?
ask-any-tile = Welches Gunstplättchen suchst du dir aus?
ask-rise = Steigst du für deine Lieferung 1 Stufe auf?
ask-rise-top = Die nächste Stufe ist die oberste, und das kann das Spielende einleiten. Steigst du auf?
ask-ability = Nutzt du die Fähigkeit deines neuen Vertrags?
ask-free-build = Mudschtahida: Baust du dieses Gebäude kostenlos? Dafür brauchst du einen Arbeiter.
ask-gift = Welche Ware legst du bei Akbar ab, und in welche Schale?
ask-shelter = Soll dein Arbeiter beim Koch unterkommen?
ask-room = Du hast keine Marker mehr. Legst du etwas zurück, oder verlierst du den Rest?
# Wenn am echten Tisch gewürfelt und gezogen wird.
ask-draw = Welches Gunstplättchen kommt in die Auslage?
ask-merchant = Was zeigt der Würfel für den Kaufmann?
ask-builder = Was zeigt der Würfel für den Baumeister?
ask-notable = Welche Persönlichkeit kommt an den Fluss?
ask-exchange = Die Gilden sind ungleich verteilt: Welche Persönlichkeit ersetzt welche?
ask-start = Wer beginnt die Partie?
ask-order-marker = Was zeigt der Würfel für den ersten Auftrag der Gilde?
ask-neutral-bowl = Was zeigt der Würfel für den neutralen Marker bei Akbar?
ask-neutral-order = Was zeigt der Würfel für den neutralen Marker bei den Aufträgen?

## Feste Antworten

habit-follow-always = Sich anschließen
habit-follow-never = Sich nicht anschließen
habit-shelter-always = Beim Koch unterbringen
habit-shelter-never = In den Vorrat zurücknehmen
habit-rise-always = Aufsteigen
habit-rise-never = Nicht aufsteigen
habit-ability-always = Nutzen
habit-ability-never = Nicht nutzen

## Wo wir gerade sind

crumb-setup = Aufbau
crumb-rounds = Runde
crumb-turn = Zug
crumb-meditation = Meditationsphase
crumb-mainaction = Hauptaktion
crumb-shelter = Koch
crumb-architect = Architekt
crumb-build = Gebäude bauen
crumb-sailor = Schiffer
crumb-guestdelivery = Jagirdar
crumb-trader = Händler
crumb-swap = Ware tauschen
crumb-botanist = Botanikerin
crumb-production = Produktion
crumb-processing = Verarbeitung
crumb-follow = Sich anschließen
crumb-onemore = Noch 1 Ware verarbeiten
crumb-processone = 1 Ware verarbeiten
crumb-orderphase = Auftragsphase
crumb-extraorder = Zusätzliche Auftragsphase
crumb-contract = Vertrag
crumb-deliverone = 1 Ware liefern
crumb-boat = Boot
crumb-merchant = Kaufmann
crumb-builder = Baumeister
crumb-builderbuilds = Zweite Anlegestelle
crumb-anytile = Mosaikleger
crumb-sadrgift = Sadr us-Sudur
crumb-raiseinfluence = Einfluss
crumb-ability = Fähigkeit
crumb-freebuild = Mudschtahida
crumb-deliveryinfluence = Einfluss durch Lieferungen
crumb-refill = Neues Gunstplättchen
crumb-stepbonus = Bonus der Gildenleiste
crumb-tileslots = Gunstplättchen
crumb-uncover = Abdeckplättchen
crumb-movefarmers = Bauern
crumb-standup = Aufrichten
crumb-movetoken = Preisplättchen
crumb-gaingood = Ware nehmen
crumb-sellgood = Ware verkaufen
crumb-putonfrench = Französischer Händler
crumb-room = Keine Marker mehr

## Orte der Pläne: wie sie heißen und wozu sie da sind

# place-KIND ist ein Titel, about-KIND erklärt. Gibt es about-KIND-NAME, gilt das statt about-KIND.
# Keine gedruckten Werte: Wem die Schachtel gehört, darf sie berichtigen.
place-space = { $space }
about-space =
    { $space_key ->
        [sandstone] Ein Arbeiter hier produziert Sandstein: { about-space.farm }
        [wood] Ein Arbeiter hier produziert Holz: { about-space.farm }
        [turmeric] Ein Arbeiter hier produziert Kurkuma: { about-space.farm }
        [cotton] Ein Arbeiter hier produziert Baumwolle: { about-space.farm }
        [cement] Ein Arbeiter hier verarbeitet deinen Sandstein zu Zement. { about-space.follow }
        [boards] Ein Arbeiter hier verarbeitet dein Holz zu Brettern. { about-space.follow }
        [curry] Ein Arbeiter hier verarbeitet deine Kurkuma zu Curry. { about-space.follow }
        [oil] Ein Arbeiter hier verarbeitet deine Baumwolle zu Öl. { about-space.follow }
        [bricks] Ein Arbeiter hier verarbeitet deinen Sandstein zu Ziegeln. { about-space.follow }
        [paper] Ein Arbeiter hier verarbeitet dein Holz zu Papier. { about-space.follow }
        [dye] Ein Arbeiter hier verarbeitet deine Kurkuma zu Farbe. { about-space.follow }
        [cloth] Ein Arbeiter hier verarbeitet deine Baumwolle zu Tuch. { about-space.follow }
        [statues] Ein Arbeiter hier verarbeitet deine Ziegel zu Statuen. { about-space.follow }
        [books] Ein Arbeiter hier verarbeitet dein Papier zu Büchern. { about-space.follow }
        [paintings] Ein Arbeiter hier verarbeitet deine Farbe zu Gemälden. { about-space.follow }
        [clothes] Ein Arbeiter hier verarbeitet dein Tuch zu Kleidern. { about-space.follow }
       *[other] Setze hier für deine Hauptaktion einen Arbeiter ein. Ein fremder Arbeiter, der hier ist, wird verdrängt.
    }
    .farm = so viel, wie auf deinem Hof Felder zwischen dem Warensymbol und den Bauern frei sind.
    .follow = Die Mitspieler dürfen sich mit je einer Ware anschließen; für jeden, der es tut, bekommst du Gunst.
about-space-architect = Steige in einer Gilde eine Stufe auf, oder bezahle mit Baumaterial ein Gebäude. Wer baut, nimmt einen Baubonus, und ein weiterer Arbeiter nutzt das neue Gebäude sofort.
about-space-sailor = Liefere Waren an Persönlichkeiten am Fluss; auch ein Auftrag einer Gilde ist möglich. Die erste Lieferung ist kostenlos. Eine Ware für den Schiffer bringt so viele weitere Lieferungen, wie sie wert ist, und ungenutzte bringen Rupien.
about-space-trader = Tausche einige deiner Waren gegen beliebige andere, die zusammen etwas weniger wert sind. Davor oder danach darfst du ein Preisplättchen versetzen.
about-space-botanist = Verbessere deinen Hof auf verschiedene Arten: Zahle Waren, um den Meditationsstein vorzurücken, entferne ein Abdeckplättchen, bewege deine Bauern.
place-good =
    { $good_key ->
        [favour] Gunst
       *[other] Lager: { $good }
    }
about-good =
    { $good_key ->
        [favour] { about-favour }
        [sandstone] { about-good.general } Sandstein ist auch Baumaterial.
        [wood] { about-good.general } Holz ist auch Baumaterial.
        [cement] { about-good.general } Zement ist auch Baumaterial.
        [boards] { about-good.general } Bretter sind auch Baumaterial.
        [oil] { about-good.general } Öl darfst du in deinem Zug jederzeit ausgeben, um Arbeiter aufzurichten.
        [curry] { about-good.general } Curry darfst du in deinem Zug jederzeit ausgeben, um Arbeiter aufzurichten.
        [statues] { about-good.general } Für eine Statue bekommst du in deinem Zug eine zweite Hauptaktion.
        [books] { about-good.general } Für ein Buch darfst du in deinem Zug Arbeiter aufrichten und bekommst Gunst.
        [paintings] { about-good.general } Für ein Gemälde steigst du in deinem Zug in verschiedenen Gilden auf.
        [clothes] { about-good.general } Für ein Kleid bekommst du in deinem Zug seinen Wert in Rupien.
       *[other] { about-good.general }
    }
    .general = Jeder Marker ist eine Ware: zum Verarbeiten, Liefern, Tauschen oder Bezahlen.
place-notable = { $notable }
about-notable = Bestellt Waren am Fluss. Jede Lieferung bringt Rupien, und du darfst in der Gilde der Persönlichkeit eine Stufe aufsteigen. Wer am meisten geliefert hat, bekommt den Vertrag und mit ihm ihre Fähigkeit; bei Gleichstand, wer die weiter oben stehende Ware geliefert hat.
place-square = Feld { $square } des Hofs
about-square = Von einer Grundware produzierst du so viel, wie Felder zwischen ihr und den Bauern auf beiden Seiten frei sind. Ein Abdeckplättchen muss weg, bevor ein Bauer daran vorbeikommt.
place-track = Einfluss in der { $guild }
about-track = Je höher du stehst, desto mehr zahlen die Aufträge dieser Gilde. Manche Stufen bringen Gunst oder ein Gunstplättchen; die oberste leitet das Ende der Partie ein.
place-bonus = Baubonus: { $bonus }
about-bonus = Wer ein Gebäude dieser Stufe baut, nimmt ein solches Plättchen und bekommt, was darauf steht.
place-order = Auftrag der { $guild }
about-order = Der markierte Auftrag dieser Gilde. Liefere beide Waren für Rupien; wer in der Gilde nicht führt, bekommt etwas weniger, steigt aber eine Stufe auf. Mindestens eine Stufe musst du dort schon erreicht haben.
place-token =
    { $token_key ->
        [low] Niedriges Preisplättchen
        [middle] Mittleres Preisplättchen
       *[other] Hohes Preisplättchen
    }
about-token = Gibt der Ware, auf der es liegt, den Wert, den es zeigt. Versetzt wird es beim Händler.
place-stone = Meditationsstein
about-stone = Sein Feld sagt, wie viele Meditationspunkte ein Arbeiter bringt, der sich hinlegt. Bei der Botanikerin rückst du ihn gegen Waren vor.
place-favour = Gunst
about-favour = Damit bezahlst du Gunstaktionen. Gunst bringen stehende Arbeiter, die verdrängt werden, der Kaufmann, Stufen in den Gilden und Mitspieler, die sich deiner Verarbeitung anschließen.
place-tile = Gunstplättchen: { $tile }
about-tile = Eine weitere Gunstaktion für deinen Hof. Auf bestimmten Stufen einer Gilde darfst du statt Gunst ein ausliegendes Plättchen nehmen.
place-bowl = Akbars { $bowl }
about-bowl = Nimmt eine Ware für Akbar auf, meist in der Auftragsphase. Deine Waren bei Akbar bringen am Ende Rupien, je mehr, desto besser.
place-action = Gunstaktion: { $action }
about-action = Du darfst sie einmal in jedem deiner Züge nutzen und gibst dafür Gunst ab.
place-rupees = Rupien
about-rupees = Geld und Punkte in einem: Wer am Ende die meisten hat, gewinnt. In der Partie bezahlst du damit den Tagelöhner, der dich das Feld eines eigenen Arbeiters noch einmal nutzen lässt.
place-pier = Anlegestelle { $pier }
about-pier = Verträge bringen das Boot von Anlegestelle zu Anlegestelle. Bei der Ankunft tritt ein Ereignis ein, und vielleicht kommen Persönlichkeiten weiterer Stufen in Reichweite.
place-fare = Schiffer bezahlen: { $good }
about-fare = Bezahle den Schiffer mit dieser Ware für weitere Lieferungen: so viele, wie sie wert ist.
place-anytime = Jederzeit
about-anytime = Was du in deinem Zug jederzeit tun darfst, auch mitten in einer anderen Aktion: Gunstaktionen, Öl und Curry, Luxuswaren und Fähigkeiten deiner Persönlichkeiten.
place-wheel = Meditation: { $outer }
about-wheel =
    { $outer_key ->
        [trade] Für Meditationspunkte tauschst du eine Ware gegen eine andere mit gleichem Wert. { about-wheel.marker }
        [deliver] Für Meditationspunkte lieferst du eine Ware an eine Persönlichkeit. { about-wheel.marker }
        [process] Für Meditationspunkte verarbeitest du eine Ware einen Pfeil entlang. { about-wheel.marker }
       *[uncover] Für Meditationspunkte entfernst du ein Abdeckplättchen von deinem Hof. { about-wheel.marker }
    }
    .marker = Der Meditationsmarker blockiert die zuletzt genutzte Aktion.
about-wheel-farmer = Für Meditationspunkte bewegst du einen Bauern auf deinem Hof. Der Meditationsmarker blockiert das nie.

## Größen in Statistiken

fact-score = Rupien insgesamt
fact-deliveries = Rupien: Lieferungen
fact-bonuses = Rupien: Boni für Lieferungen
fact-orders = Rupien: Aufträge
fact-sailor = Rupien: Schiffer
fact-buildings = Rupien: auf Gebäuden
fact-building = Rupien: Bauen
fact-clothes = Rupien: Kleider
fact-sales = Rupien: Verkäufe
fact-french = Rupien: französischer Händler
fact-peons = Rupien für Tagelöhner
fact-contracts = Schlusswertung: Verträge
fact-guilds = Schlusswertung: Gilden
fact-stone = Schlusswertung: Meditation
fact-covers = Schlusswertung: Abdeckplättchen
fact-akbar = Schlusswertung: Akbar

## Im Browser: Namen dessen, was sich ändert

player-rupees = Rupien
    .change =
        { $count ->
            [one] { $change } Rupie ({ $source })
           *[other] { $change } Rupien ({ $source })
        }
player-goods = Waren
    .change =
        { $count ->
            [one] { $change } { $good_one }
           *[other] { $change } { $good_many }
        }
player-favour = Gunst
    .change = { $change } Gunst
player-supply = Marker im Vorrat
    .change = { $change } Marker im Vorrat
player-workers = Arbeiter im Vorrat
    .change = { $change } Arbeiter im Vorrat
player-lying = Liegende Arbeiter
    .change =
        { $count ->
            [one] { $change } liegender Arbeiter
           *[other] { $change } liegende Arbeiter
        }
player-sheltered = Arbeiter beim Koch
    .change = { $change } Arbeiter beim Koch
player-farmers = Bauern
player-covers = Abdeckplättchen
player-yields = Hofertrag
player-deliveries = Lieferungen
    .change =
        { $count ->
            [one] { $change } Lieferung übrig
           *[other] { $change } Lieferungen übrig
        }
player-exchange = Tauschwert
    .change = { $change } Tauschwert
player-at-end = Rupien am Ende
    .change =
        { $count ->
            [one] { $change } Rupie am Ende
           *[other] { $change } Rupien am Ende
        }
player-stone = Meditationsstein (Feld)
    .change =
        { $count ->
            [one] Meditationsstein { $change } Feld
           *[other] Meditationsstein { $change } Felder
        }
player-influence = Einfluss
    .change =
        { $count ->
            [one] { $change } Stufe in der { $guild }
           *[other] { $change } Stufen in der { $guild }
        }
player-tiles = Gunstplättchen
    .change = { $change } Gunstplättchen
player-building-bonuses = Baubonusplättchen
player-contracts = Verträge
    .change =
        { $count ->
            [one] { $change } Vertrag
           *[other] { $change } Verträge
        }
player-french = Waren beim französischen Händler
    .change =
        { $count ->
            [one] { $change } Ware beim französischen Händler
           *[other] { $change } Waren beim französischen Händler
        }
table-round = Runde
table-start = Startspieler
table-points = Meditationspunkte
    .change = { $change } MP
table-values = Wert
table-blocked = Blockierte Meditationsaktion
table-built = Gebäude
table-merchant = Kaufmann
table-builder = Baumeister
table-coins = Rupien auf Gebäuden
    .change =
        { $count ->
            [one] { $change } Rupie ({ $building })
           *[other] { $change } Rupien ({ $building })
        }
table-pier = Boot (Anlegestelle)
    .change =
        { $count ->
            [one] Boot { $change } Anlegestelle
           *[other] Boot { $change } Anlegestellen
        }

## Im Browser: der gemeinsame Plan

panel-now = Diese Runde
panel-phase = Phase des Zuges
panel-phase-none = zwischen den Phasen
panel-phase-meditation = Meditationsphase
panel-phase-action = Aktionsphase
panel-phase-order = Auftragsphase
panel-end-near = Runde { $round } ist die letzte.
panel-city = Stadt
panel-city-hint = Jede Reihe zeigt eine Grundware und was daraus entsteht. Die Zahl neben dem Namen ist der Warenwert.
panel-made-from = aus { $good }
panel-value = Wert { $value }
panel-value-printed = Wert { $value }, aufgedruckt { $printed }
panel-site = Baustelle, Baukosten { $cost }
panel-material = Bauwert { $value }
panel-standing = stehender Arbeiter von { $seat }
panel-standing-short = steht
panel-lying = liegender Arbeiter von { $seat }
panel-lying-short = liegt
panel-coins =
    { $count ->
        [one] { $count } Rupie
       *[other] { $count } Rupien
    }
panel-characters = Hauptcharaktere
panel-nobody = niemand da
panel-tokens = Preisplättchen
panel-token-away = beim Händler
panel-token-sides = { $low } oder { $high }
panel-tiles = Ausliegende Gunstplättchen
panel-pile = Verdeckter Stapel: { $count }
panel-action = Aktion
panel-have = Besitzen
panel-spend = Abgeben
panel-bonuses = Baubonusplättchen für neue Gebäude
panel-level = Stufe { $level }
panel-river = Fluss
panel-boat = Das Boot liegt an Anlegestelle { $pier } von { $piers }. Lieferungen sind bis Stufe { $level } möglich.
panel-boat-leaves = Es fährt weiter, sobald genug Verträge der Stufe { $level } erfüllt sind: { $done } von { $need }.
panel-pier-2 = An Anlegestelle 2 wird die Baustelle mit dem Baumeister gebaut; danach zieht er weiter.
panel-pier-3 = An Anlegestelle 3 zieht der Kaufmann weiter, alle erhalten 1 Gunst je eigener Baumwolle (höchstens 3), und das Auftragslimit ist dann 4.
panel-pier-4 = An Anlegestelle 4 kommen die Preisplättchen zum Händler zurück, alle erhalten 1 Gunst, und das Auftragslimit ist dann 5.
panel-pier-5 = An Anlegestelle 5 erhalten alle 1 Ware: ohne Baumwolle mit Wert 1, mit 1 Baumwolle mit Wert 2, mit mehr Baumwolle mit Wert 3. Das Auftragslimit ist dann 6.
panel-pier-6 = An Anlegestelle 6 bringen Kleider 1 Rupie mehr, und das Spielende wird eingeleitet.
panel-far = noch nicht erreichbar
panel-delivered = geliefert von { $seat }
panel-delivered-twice = Doppellieferung von { $seat }
panel-guilds = Gilden und Akbar
panel-orders = Aufträge der Gilden: Die umrahmten sind offen, höchstens { $limit } je Spalte.
panel-guild-artisans = Künstler
panel-guild-merchants = Kaufleute
panel-guild-scholars = Gelehrte
panel-row = Zeile
panel-marked = offener Auftrag
panel-done-by = erfüllt von { $seat }
panel-neutral = neutraler Marker
panel-influence = Stufen der Gildenleisten und was ein Auftrag bringt
panel-step = Stufe
panel-step-pays = Ein Auftrag bringt
panel-step-favour = Gunst
panel-akbar = Akbars Schalen
panel-given-by = von { $seat }

## Im Browser: die Spieler

panel-you = du
panel-hidden = verdeckt
panel-place = Rang { $place }
panel-to-move = ist dran
panel-starts = Startspieler
panel-at-the-end = Am Ende
panel-workers = Arbeiter
panel-workers-told = { $supply } im Vorrat, { $standing } stehend, { $lying } liegend
panel-stone = Feld { $space } von { $last }
panel-next-worker = MP für den nächsten Arbeiter
panel-next-space = Nächstes Feld kostet
panel-none = keine
panel-farm = Hof
panel-and-step = und 1 Stufe
panel-no-influence = kein Einfluss
panel-done = Erfüllte Aufträge
panel-gifts = Waren bei Akbar
panel-favour-actions = Gunstaktionen
panel-used = genutzt (ein Marker liegt darauf)
panel-used-up = in diesem Zug genutzt
panel-used-goods = In diesem Zug genutzt
panel-ending = Wenn jetzt Schluss wäre
panel-bag = Im Beutel
panel-end-notables = Verträge
panel-end-guilds = Gilden
panel-end-stone = Meditationsstein
panel-end-covers = Entfernte Abdeckplättchen
panel-end-akbar = Waren bei Akbar
panel-total = Summe
panel-ledger = Woher die Rupien kommen

## Im Browser: was Verträge bringen

panel-ability-portuguese-trader = Du darfst den Schiffer mit mehreren Waren bezahlen (zusammen höchstens Wert 4). 1 Rupie für jedes gelieferte Tuch.
panel-ability-sufi = Einmalig: Bewege deinen Meditationsstein kostenlos 1 Feld weiter. 1 Rupie für jedes gelieferte Curry.
panel-ability-takshaka = Immer wenn du selbst baust: 1 zusätzlicher Bauwert und 1 Rupie.
panel-ability-mahout = Immer wenn du Sandstein oder Holz produzierst: 1 Ware mehr davon.
panel-ability-khatib = Immer wenn du Kurkuma oder Baumwolle produzierst: 1 Ware mehr davon.
panel-ability-french-trader = Einmal pro Zug: Lege 1 Ware mit Wert bis 3 hierher. Die dritte bringt 5 Rupien; danach nimmst du alle zurück.
panel-ability-french-trader-values = Einmal pro Zug: Lege 1 Ware hierher. Je eine mit Wert 1, 2 und 3 bringen 5 Rupien; danach nimmst du alle zurück.
panel-ability-dyer = Nach dem Produzieren: Tausche 2 dieser Waren gegen 1 Ware derselben Reihe mit Wert bis 2. 1 Rupie für jede gelieferte Farbe.
panel-ability-dyer-value-two = Nach dem Produzieren: Tausche 2 dieser Waren gegen 1 Ware derselben Reihe, die genau 2 wert ist. 1 Rupie für jede gelieferte Farbe.
panel-ability-cook = Nimmt bis zu 2 deiner verdrängten stehenden Arbeiter auf; sie können von hier aus meditieren. 1 Rupie für jedes gelieferte Öl.
panel-ability-muezzin = 1 MP mehr, wenn du in der Meditationsphase mindestens 1 MP erhältst.
panel-ability-jagirdar = Dein Schiffer hat 1 kostenlose Lieferung mehr. Nutzt ein Mitspieler den Schiffer, darfst du danach 1 Ware liefern; dafür erhält er 1 Gunst.
panel-ability-caliph = Einmal pro Zug: Zahle 1 Baumwolle und richte 1 Arbeiter auf.
panel-ability-calligrapher = Der Tagelöhner kostet dich nur 1 Rupie. 1 Rupie für jedes gelieferte Papier.
panel-ability-mullah = Einmal in jedem deiner Züge: Für eine Gunstaktion gibst du 1 Gunst weniger ab, mindestens aber 1. 1 Rupie für jeden gelieferten Ziegel.
panel-ability-english-trader = Einmal pro Zug: Tausche 1 Ware gegen eine gleichwertige.
panel-ability-mosaic-maker = Einmalig: Nimm ein beliebiges Gunstplättchen, auch aus dem Stapel. Einmal pro Zug: 1 Gunst für 1 MP oder 2 Gunst für 3 MP.
panel-ability-mujtahida = Einmalig: Du darfst auf der obersten Baustelle ganz links kostenlos bauen, wenn du einen Arbeiter dafür hast. 2 Rupien für jede gelieferte Statue.
panel-ability-dutch-trader = Am Ende: 1, 3 oder 6 Rupien, wenn du Aufträge von einer, zwei oder drei Gilden erfüllt hast. 2 Rupien für jedes gelieferte Kleid.
panel-ability-painter = Einmalig: Richte bis zu 3 Arbeiter auf und steige in 1 Gilde 1 Stufe auf. 2 Rupien für jedes gelieferte Gemälde.
panel-ability-painter-all-tracks = Einmalig: Richte bis zu 3 Arbeiter auf und steige in allen Gilden je 1 Stufe auf. 2 Rupien für jedes gelieferte Gemälde.
panel-ability-subadar = Am Ende: 1 Rupie für jeden deiner Aufträge. 2 Rupien für jedes gelieferte Buch.
panel-ability-sadr = Einmalig: Lege 1 beliebige Ware in eine freie Schale Akbars mit gleichem Wert. Am Ende: 1 Rupie für jede deiner Waren bei Akbar.
panel-ability-grand-mufti = Einmalig: 3 Gunst. Am Ende: 3 Rupien für jedes Set aus allen drei Gilden unter deinen Aufträgen und Verträgen.
panel-ability-grand-imam = Einmalig: 3 Gunst. Am Ende: 1 Rupie für jeden deiner Aufträge und Verträge der Gelehrtengilde, diesen eingeschlossen.
panel-ability-court-artist = Einmalig: 3 Gunst. Am Ende: 1 Rupie für jeden deiner Aufträge und Verträge der Künstlergilde, diesen eingeschlossen.
panel-ability-dewan = Einmalig: 3 Gunst. Am Ende: 1 Rupie für jeden deiner Aufträge und Verträge der Kaufmannsgilde, diesen eingeschlossen.

## How far the game is

clock-round = Runde { $round }
clock-last-round = Runde { $last_round } ist die letzte
clock-start-seat = Startspieler: { $start_seat }
clock-phase =
    { $phase_key ->
        [meditation] Meditation
        [action] Hauptaktion
        [order] Aufträge
       *[none] Zwischen den Phasen
    }

## Short names for narrow labels; a notable may break into two lines, at a space or after a hyphen

notable-portuguese-trader-short = Portug. Händler
notable-sufi-short = Sufi
notable-takshaka-short = Takshaka
notable-mahout-short = Mahout
notable-khatib-short = Khatib
notable-french-trader-short = Franz. Händler
notable-dyer-short = Färberin
notable-cook-short = Koch
notable-muezzin-short = Muezzin
notable-jagirdar-short = Jagirdar
notable-caliph-short = Kalif
notable-calligrapher-short = Kalligraph
notable-mullah-short = Mullah
notable-english-trader-short = Engl. Händler
notable-mosaic-maker-short = Mosaik-leger
notable-mujtahida-short = Mudsch-tahida
notable-dutch-trader-short = Niederl. Händler
notable-painter-short = Malerin
notable-subadar-short = Subadar
notable-sadr-short = Sadr us-Sudur
notable-grand-mufti-short = Großmufti
notable-grand-imam-short = Großer Imam
notable-court-artist-short = Hof-künstler
notable-dewan-short = Dewan

guild-artisans-short = Künstler
guild-merchants-short = Kaufleute
guild-scholars-short = Gelehrte

action-good-short = Grundware
action-process-short = verarbeiten
action-step-short = aufsteigen
action-stand-short = aufrichten
action-more-short = +1 verarbeiten
action-point-short = +1 MP
action-sell-short = verkaufen
action-uncover-short = aufdecken
action-deliver-short = liefern
action-order-short = Zusatzauftrag
action-farmers-short = Bauern 2-mal
action-token-short = Preisplättchen
action-swap-short = tauschen
action-gain-two-short = Ware Wert 2
action-stone-short = Stein weiter
action-refine-short = Wert 1 zu 2
action-peon-short = Tagelöhner

## Words on the drawn boards: as short as can be

panel-court-of = Hof: { $seat }
draw-your-court = Dein Hof
draw-city = Stadt Agra

# Die Stadt und was darunter liegt. Das Erste: eine Ware und das Gebäude, das sie herstellt.
draw-building = { $good } ({ $good_building })
draw-site = Baustelle
# Wer wie viel von einer Ware hat: Namen mit Zahlen.
draw-stock = Lager: { $list }
draw-meditation = Meditation
draw-points =
    { $n ->
        [one] { $n } Meditationspunkt
       *[other] { $n } Meditationspunkte
    }
draw-points-value = so viele Meditationspunkte, wie die Ware wert ist
draw-blocked = blockiert
draw-builders-bonus = Baubonus
draw-taken = genommen von { $seat }
# Offene Gunstplättchen, und wie viele verdeckt liegen.
draw-open-tiles = ausliegend
draw-pile = Stapel: { $n }
draw-have-spend = { $have } Gunst besitzen, { $spend } abgeben
draw-enough-favour = du hast genug
draw-not-yours-yet = gehört dir noch nicht
# Rupien, die das Ende jetzt brächte.
draw-at-end = +{ $n } am Ende
draw-stone = Stein
draw-home = Vorrat
draw-standing = stehend
draw-lying = liegend
draw-markers = Marker
draw-contracts-tiles = Verträge und Plättchen
draw-no-contracts = noch keine Verträge
draw-markers-left = { $n } Marker im Vorrat
draw-stone-points = { $n } MP
draw-farmer-here = hier steht ein Bauer
draw-covered = abgedeckt
draw-leads = führt

# The river and the imperial board
# Who would get the contract of a notable now.
draw-notable-leads = { $seat } führt
draw-notable-won = den Vertrag hat { $seat }
draw-next-pays =
    { $n ->
        [one] die nächste Lieferung bringt { $n } Rupie
       *[other] die nächste Lieferung bringt { $n } Rupien
    }
# For whoever looks: the goods are a list.
draw-you-lack = Dir fehlt: { $list }
draw-your-goods-pay =
    { $n ->
        [one] Was du davon hast, brächte dir jetzt { $n } Rupie: { $list }
       *[other] Was du davon hast, brächte dir jetzt { $n } Rupien: { $list }
    }
draw-your-goods-pay-later =
    { $n ->
        [one] Was du davon hast, brächte dir { $n } Rupie, sobald das Boot dort ist: { $list }
       *[other] Was du davon hast, brächte dir { $n } Rupien, sobald das Boot dort ist: { $list }
    }
draw-contract-at-end =
    { $n ->
        [one] Nach jetzigem Stand brächte dir der Vertrag am Ende { $n } Rupie
       *[other] Nach jetzigem Stand brächte dir der Vertrag am Ende { $n } Rupien
    }
# Favour tiles that may be looked up in the pile.
draw-any-tile = Jedes Plättchen vom Stapel
draw-contract = Vertrag
draw-pier-leaves = Von hier fährt das Boot weiter, sobald genug Verträge der Stufe { $level } erfüllt sind: { $done } von { $need }.
draw-on-step = { $seat }: Stufe { $step }
# What is printed on a step of influence.
draw-step =
    { $favour ->
        [0] Stufe { $step }: ein Auftrag bringt { $rupees }
       *[other] Stufe { $step }: beim Erreichen { $favour } Gunst oder ein Plättchen, ein Auftrag bringt { $rupees }
    }
draw-order-pays =
    { $n ->
        [one] Bringt dir { $n } Rupie
       *[other] Bringt dir { $n } Rupien
    }
draw-order-limit = Erfüllte Aufträge: { $done }, zurzeit höchstens { $limit }
# How far away the things are that bring the last round.
draw-end-contract =
    { $n ->
        [0] Ein Vertrag der letzten Stufe hat das Ende der Partie eingeleitet.
        [one] Noch { $n } Lieferung, bis ein Vertrag der letzten Stufe das Ende der Partie einleitet.
       *[other] Noch { $n } Lieferungen, bis ein Vertrag der letzten Stufe das Ende der Partie einleitet.
    }
draw-end-track =
    { $n ->
        [0] Die oberste Stufe hat das Ende der Partie eingeleitet.
        [one] Noch { $n } Stufe, bis die oberste das Ende der Partie einleitet.
       *[other] Noch { $n } Stufen, bis die oberste das Ende der Partie einleitet.
    }
draw-end-orders =
    { $n ->
        [0] Der letzte Auftrag hat das Ende der Partie eingeleitet.
        [one] Noch { $n } Auftrag, bis das Ende der Partie eingeleitet wird.
       *[other] Noch { $n } Aufträge, bis das Ende der Partie eingeleitet wird.
    }
draw-points-left = MP
draw-next-worker = nächster: +{ $n }
draw-deliveries = Lieferungen übrig: { $n }
draw-fares = Eine Ware bringt so viele weitere Lieferungen, wie sie wert ist
draw-paid = { $n } bezahlt
draw-give = Waren abgeben: { $n } von { $of }
draw-gave-exactly = Abgegeben: Wert { $worth }; genau { $n } nehmen
draw-gave-at-most = Abgegeben: Wert { $worth }; höchstens { $n } nehmen
draw-take-exactly = Waren im Wert von genau { $n } nehmen
draw-take-at-most = Waren im Wert von höchstens { $n } nehmen
draw-price-tokens = Preisplättchen
draw-phase-meditation = Meditation
draw-phase-action = Aktion
draw-phase-orders = Aufträge
# What meditation points pay for.
draw-outer-deliver = Liefern
draw-outer-trade = Tauschen
draw-outer-process = Verarb.
draw-outer-uncover = Aufdecken
draw-outer-farmer = Bauer

## Das Ergebnis: woher die Punkte kamen

result-start = zu Beginn
result-deliveries = Lieferungen
result-bonuses = Boni für Lieferungen
result-orders = Aufträge
result-sailor = ungenutzte Lieferungen
result-buildings = vom Kaufmann
result-building = neue Gebäude
result-clothes = Kleider
result-sales = Verkäufe
result-french = Französischer Händler
result-peons = an Tagelöhner
result-contracts = Verträge
result-guilds = Gilden
result-stone = Meditation
result-covers = Abdeckplättchen
result-akbar = Akbar

## Gründe der Bots: was ein Zug besser oder schlechter macht, vor einem Betrag

reason-rupees = Rupien samt Schlusswertung
reason-ahead = Vorsprung bei Spielende
reason-goods = Waren im Lager
reason-farm = Hof und Produktion
reason-meditation = Meditation
reason-workers = Arbeiter
reason-favour = Gunst
reason-markers = Marker im Vorrat
reason-guilds = Einfluss in den Gilden
reason-orders = Aufträge der Gilden
reason-gifts = Waren bei Akbar
reason-gifts-ready = Waren für Akbars freie Schalen
reason-river = Aussichten auf Lieferungen
reason-contract = Vertrag mit { $notable_dat }
reason-contracts = Verträge
reason-building = Bauen
reason-tile = Gunstplättchen „{ $tile }“
reason-rivals =
    { $better ->
        [yes] andere besitzen weniger Gunst
       *[no] andere besitzen mehr Gunst
    }
reason-time = Tempo bis zum Spielende
reason-pier = Fahrt des Boots
reason-coins = Rupien auf Gebäuden
reason-values = Warenwerte
reason-tiles = Gunstplättchen im Stapel

# Was ein Bot am Ende der Partie erwartet, und was ein anderer Zug gebracht hätte (amount: mit Vorzeichen).
score-expected =
    { $points ->
        [one] etwa { $points } Rupie erwartet
       *[other] etwa { $points } Rupien erwartet
    }
score-gained = Rupien { $amount }

## Wer gewonnen hat, und warum

outcome-won = { $score ->
        [one] { $seat } gewinnt mit { $score } Rupie.
       *[other] { $seat } gewinnt mit { $score } Rupien.
    }
outcome-tie =
    { $score ->
        [one] { $seat } gewinnt: Andere haben auch { $score } Rupie, aber ihre übrigen Waren und ihre Gunst sind weniger wert.
       *[other] { $seat } gewinnt: Andere haben auch { $score } Rupien, aber ihre übrigen Waren und ihre Gunst sind weniger wert.
    }
outcome-rank = { $rank }. { $seat }: { $score ->
        [one] { $text } Rupie
       *[other] { $text } Rupien
    }
