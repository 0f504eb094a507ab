# Agra in het Nederlands. Wat een bericht betekent, staat in en.ftl.
#
# Woordenlijst
#   arbeider (worker)          staat op het bord, gaat liggen om te mediteren, wordt door anderen weggestuurd
#   hoofdactie (main action)   een arbeider komt op een actieveld: een gebouw of een hoofdkarakter
#   hoofdkarakter (character)  architect, schipper, handelaar, botanist
#   horige (peon)              betaal je als je een veld gebruikt waar al een eigen arbeider is
#   gebouw, bouwplaats (building, site)   een bouwplaats is een gebouw dat er nog niet staat
#   koopman, bouwer (merchant, builder)   lopen van gebouw naar gebouw en van bouwplaats naar bouwplaats
#   goed, waarde (good, value) 16 goederen van vier niveaus; een prijsfiche verandert een waarde
#   verwerken (to process)      van een goed een ander goed maken, langs een pijl op het bord
#   volgen (to follow)         zelf 1 goed verwerken als een ander dat doet
#   bouwwaarde (building value)  wat zandsteen, hout, cement en planken waard zijn bij het bouwen
#   notabele, contract (notable, contract)   vraagt goederen; wie het meest levert, krijgt het contract
#   levering, betaling (delivery, fare)   één levering van de schipper is gratis, meer kosten een goed
#   niveau, steiger (level, pier)   de boot vaart van steiger naar steiger en opent niveaus
#   gilde, stap, invloed (guild, step, influence)   drie gilden met elk een invloedsspoor
#   opdracht (order)           twee goederen voor een gilde; alleen de gemarkeerde kun je vervullen
#   Akbar, schaal (Akbar, bowl)   in elke schaal past één goed als geschenk
#   gunst, gunstactie, gunsttegel (favour, favour action, favour tile)
#   speelsteen (marker)        staat voor een goed, een gunst, een opdracht of een geschenk; ieder heeft er 22
#   meditatiepunt, meditatiemarker, meditatieteller (meditation point, marker, stone)
#   boerderij, boer, afdekfiche, vakje (farm, farmer, cover, square)   n1 is een vakje aan de
#                              noordkant (e: oost, s: zuid, w: west)
#   spelersbord (court), zak (bag)

title = Agra
about = Agra, 1572: uit heel India komen notabelen naar de verjaardag van Akbar. Verbouw en verwerk goederen, mediteer, win gilden en gasten voor je, en zorg dat je aan het eind de meeste roepies hebt.

## Opties van een partij

option-open-money-title = Open geld
option-open-money-about = iedereen ziet ieders roepies
option-open-money = { option-open-money-title }: { option-open-money-about } (huisregel)
option-painter-all-tracks-title = Schilder
option-painter-all-tracks-about = 1 stap bij alle drie de gilden, niet bij één
option-painter-all-tracks = { option-painter-all-tracks-title }: { option-painter-all-tracks-about }
option-oil-curry-unlimited-title = Olie en curry
option-oil-curry-unlimited-about = zo vaak per beurt als je wilt
option-oil-curry-unlimited = { option-oil-curry-unlimited-title }: { option-oil-curry-unlimited-about }
option-french-trader-values-title = Franse Handelaar
option-french-trader-values-about = zijn drie goederen moeten 1, 2 en 3 waard zijn
option-french-trader-values = { option-french-trader-values-title }: { option-french-trader-values-about }
option-trader-title = Handelaar
option-trader-about = hoeveel minder de nieuwe goederen waard mogen zijn dan de ingeleverde; volgens de regels precies 1 minder
option-trader-exact-way = precies 1 minder
option-trader-at-most-way = 1 minder, of nog minder
option-trader-until-full-way = nemen tot er niets meer bij past, ook als er waarde overblijft
option-trader-at-most = Handelaar: de nieuwe goederen mogen ook nog minder waard zijn (huisregel; volgens de regels precies 1 minder)
option-trader-until-full = Handelaar: goederen nemen tot er niets meer bij past, ook als er waarde overblijft (huisregel; volgens de regels precies 1 minder)
option-influence-title = Leveringen
option-influence-about = hoe vaak je voor leveringen aan dezelfde notabele 1 stap omhoog gaat bij het gilde; gewoonlijk één keer per fase
option-influence-phase-way = één keer per fase
option-influence-action-way = één keer per leveringsactie
option-influence-turn-way = één keer per beurt
option-influence-action = Leveringen: 1 stap per notabele in elke leveringsactie, niet in de hele fase
option-influence-turn = Leveringen: 1 stap per notabele in de hele beurt, niet in elke fase
option-peon-takes-rupees-title = Horige
option-peon-takes-rupees-about = je krijgt ook de roepies op het gebouw
option-peon-takes-rupees = { option-peon-takes-rupees-title }: { option-peon-takes-rupees-about } (huisregel)
option-dyer-value-two-title = Verver
option-dyer-value-two-about = het nieuwe goed moet precies 2 waard zijn, niet hoogstens
option-dyer-value-two = { option-dyer-value-two-title }: { option-dyer-value-two-about }
option-more-alone-title = Gunsttegel “{ action-more }”
option-more-alone-about = ook zonder een andere verwerking
option-more-alone = { option-more-alone-title }: { option-more-alone-about }

## Namen: goederen

# .one: na het getal 1; .single: met het getal, in een rij; .building: waar het gemaakt wordt
good-sandstone = zandsteen
    .one = zandsteen
    .single = 1 zandsteen
    .many = zandsteen
    .made = tot 1 zandsteen
    .building = { building-sandstone }
    .several = { $n } zandsteen
good-wood = hout
    .one = hout
    .single = 1 hout
    .many = hout
    .made = tot 1 hout
    .building = { building-wood }
    .several = { $n } hout
good-turmeric = kurkuma
    .one = kurkuma
    .single = 1 kurkuma
    .many = kurkuma
    .made = tot 1 kurkuma
    .building = { building-turmeric }
    .several = { $n } kurkuma
good-cotton = katoen
    .one = katoen
    .single = 1 katoen
    .many = katoen
    .made = tot 1 katoen
    .building = { building-cotton }
    .several = { $n } katoen
good-cement = cement
    .one = cement
    .single = 1 cement
    .many = cement
    .made = 1 zandsteen tot 1 cement
    .building = { building-cement }
    .several = { $n } cement
good-boards = planken
    .one = plank
    .single = 1 plank
    .many = planken
    .made = 1 hout tot 1 plank
    .building = { building-boards }
    .several = { $n } planken
good-curry = curry
    .one = curry
    .single = 1 curry
    .many = curry
    .made = 1 kurkuma tot 1 curry
    .building = { building-curry }
    .several = { $n } curry
good-oil = olie
    .one = olie
    .single = 1 olie
    .many = olie
    .made = 1 katoen tot 1 olie
    .building = { building-oil }
    .several = { $n } olie
good-bricks = bakstenen
    .one = baksteen
    .single = 1 baksteen
    .many = bakstenen
    .made = 1 zandsteen tot 1 baksteen
    .building = { building-bricks }
    .several = { $n } bakstenen
good-paper = papier
    .one = papier
    .single = 1 papier
    .many = papier
    .made = 1 hout tot 1 papier
    .building = { building-paper }
    .several = { $n } papier
good-dye = kleurstof
    .one = kleurstof
    .single = 1 kleurstof
    .many = kleurstof
    .made = 1 kurkuma tot 1 kleurstof
    .building = { building-dye }
    .several = { $n } kleurstof
good-cloth = doek
    .one = doek
    .single = 1 doek
    .many = doek
    .made = 1 katoen tot 1 doek
    .building = { building-cloth }
    .several = { $n } doek
good-statues = beelden
    .one = beeld
    .single = 1 beeld
    .many = beelden
    .made = 1 baksteen tot 1 beeld
    .building = { building-statues }
    .several = { $n } beelden
good-books = boeken
    .one = boek
    .single = 1 boek
    .many = boeken
    .made = 1 papier tot 1 boek
    .building = { building-books }
    .several = { $n } boeken
good-paintings = schilderijen
    .one = schilderij
    .single = 1 schilderij
    .many = schilderijen
    .made = 1 kleurstof tot 1 schilderij
    .building = { building-paintings }
    .several = { $n } schilderijen
good-clothes = kleding
    .one = kledingstuk
    .single = 1 kledingstuk
    .many = kledingstukken
    .made = 1 doek tot 1 kledingstuk
    .building = { building-clothes }
    .several = { $n } kledingstukken

# Waar je speelstenen voor staan: goederen en gunsten.
store-sandstone = { good-sandstone }
    .one = { good-sandstone.one }
store-wood = { good-wood }
    .one = { good-wood.one }
store-turmeric = { good-turmeric }
    .one = { good-turmeric.one }
store-cotton = { good-cotton }
    .one = { good-cotton.one }
store-cement = { good-cement }
    .one = { good-cement.one }
store-boards = { good-boards }
    .one = { good-boards.one }
store-curry = { good-curry }
    .one = { good-curry.one }
store-oil = { good-oil }
    .one = { good-oil.one }
store-bricks = { good-bricks }
    .one = { good-bricks.one }
store-paper = { good-paper }
    .one = { good-paper.one }
store-dye = { good-dye }
    .one = { good-dye.one }
store-cloth = { good-cloth }
    .one = { good-cloth.one }
store-statues = { good-statues }
    .one = { good-statues.one }
store-books = { good-books }
    .one = { good-books.one }
store-paintings = { good-paintings }
    .one = { good-paintings.one }
store-clothes = { good-clothes }
    .one = { good-clothes.one }
store-favour = gunsten
    .one = gunst

# De schalen van Akbar heten naar hun goederen.
bowl-cement = { good-cement }
bowl-bricks = { good-bricks }
bowl-statues = { good-statues }
bowl-boards = { good-boards }
bowl-paper = { good-paper }
bowl-books = { good-books }
bowl-curry = { good-curry }
bowl-dye = { good-dye }
bowl-paintings = { good-paintings }
bowl-oil = { good-oil }
bowl-cloth = { good-cloth }
bowl-clothes = { good-clothes }

## Namen: gebouwen en hoofdkarakters (allemaal met “de”)

building-sandstone = groeve
building-wood = houtzagerij
building-turmeric = kurkumaplantage
building-cotton = katoenplantage
building-cement = cementfabriek
building-boards = schaverij
building-curry = currykeuken
building-oil = oliemolen
building-bricks = steenbakkerij
building-paper = papierfabriek
building-dye = verfmakerij
building-cloth = doekweverij
building-statues = beeldhouwerij
building-books = boekbinderij
building-paintings = schilderswerkplaats
building-clothes = kleermakerij

# Actievelden: de gebouwen en de vier hoofdkarakters.
space-sandstone = { building-sandstone }
    .does = zandsteen produceren
space-wood = { building-wood }
    .does = hout produceren
space-turmeric = { building-turmeric }
    .does = kurkuma produceren
space-cotton = { building-cotton }
    .does = katoen produceren
space-cement = { building-cement }
    .does = zandsteen → cement
space-boards = { building-boards }
    .does = hout → planken
space-curry = { building-curry }
    .does = kurkuma → curry
space-oil = { building-oil }
    .does = katoen → olie
space-bricks = { building-bricks }
    .does = zandsteen → bakstenen
space-paper = { building-paper }
    .does = hout → papier
space-dye = { building-dye }
    .does = kurkuma → kleurstof
space-cloth = { building-cloth }
    .does = katoen → doek
space-statues = { building-statues }
    .does = bakstenen → beelden
space-books = { building-books }
    .does = papier → boeken
space-paintings = { building-paintings }
    .does = kleurstof → schilderijen
space-clothes = { building-clothes }
    .does = doek → kleding
space-architect = architect
    .does = bouwen of invloed
space-sailor = schipper
    .does = goederen leveren
space-trader = handelaar
    .does = goederen ruilen
space-botanist = botanist
    .does = boerderij en meditatie

## Namen: gilden (met “het”) en notabelen (met “de”)

guild-artisans = kunstenaarsgilde
guild-merchants = koopmansgilde
guild-scholars = wetenschapsgilde

notable-portuguese-trader = Portugese Handelaar
notable-sufi = Soefi
notable-takshaka = Takshaka
notable-mahout = Mahout
notable-khatib = Khatib
notable-french-trader = Franse Handelaar
notable-dyer = Verver
notable-cook = Kok
notable-muezzin = Muezzin
notable-jagirdar = Jagirdar
notable-caliph = Kalief
notable-calligrapher = Kalligraaf
notable-mullah = Moellah
notable-english-trader = Engelse Handelaar
notable-mosaic-maker = Mozaïekmaker
notable-mujtahida = Mujtahida
notable-dutch-trader = Nederlandse Handelaar
notable-painter = Schilder
notable-subadar = Subadar
notable-sadr = Sadr us-Sudur
notable-grand-mufti = Groot-Moefti
notable-grand-imam = Groot-Imam
notable-court-artist = Hofkunstenaar
notable-dewan = Dewan

## Namen: gunstacties, tegels en fiches

# Wat een gunstactie doet; .to: na “om”. De eerste drie staan op elk spelersbord, de andere zijn tegels.
action-good = 1 basisgoed krijgen
    .to = 1 basisgoed te krijgen
action-process = 1 goed verwerken
    .to = 1 goed te verwerken
action-step = 1 stap omhoog bij een gilde
    .to = 1 stap omhoog te gaan bij een gilde
action-stand = 1 arbeider overeind zetten
    .to = 1 arbeider overeind te zetten
action-more = 1 extra goed verwerken
    .to = 1 extra goed te verwerken
action-point = 1 meditatiepunt
    .to = 1 meditatiepunt te krijgen
action-sell = 1 goed verkopen
    .to = 1 goed te verkopen
action-uncover = 1 afdekfiche weghalen
    .to = 1 afdekfiche weg te halen
action-deliver = 1 goed leveren aan een notabele
    .to = 1 goed te leveren aan een notabele
action-order = 1 extra geschenk of opdracht
    .to = 1 extra geschenk te geven of 1 extra opdracht te vervullen
action-farmers = 2 keer een boer verplaatsen
    .to = 2 keer een boer te verplaatsen
action-token = 1 prijsfiche verplaatsen
    .to = 1 prijsfiche te verplaatsen
action-swap = 1 goed ruilen voor een ander van gelijke waarde
    .to = 1 goed te ruilen voor een ander van gelijke waarde
action-gain-two = 1 goed met waarde 2 krijgen
    .to = 1 goed met waarde 2 te krijgen
action-stone = meditatieteller 1 veld vooruit
    .to = de meditatieteller 1 veld vooruit te zetten
action-refine = 1 goed met waarde 1 verwerken tot waarde 2
    .to = 1 goed met waarde 1 te verwerken tot waarde 2
action-peon = de horige gratis gebruiken
    .to = de horige gratis te gebruiken

tile-stand = { action-stand }
tile-more = { action-more }
tile-point = { action-point }
tile-sell = { action-sell }
tile-uncover = { action-uncover }
tile-deliver = { action-deliver }
tile-order = { action-order }
tile-farmers = { action-farmers }
tile-token = { action-token }
tile-swap = { action-swap }
tile-gain-two = { action-gain-two }
tile-stone = { action-stone }
tile-refine = { action-refine }
tile-peon = { action-peon }

# Bouwbonustegels.
bonus-artisans-3 = 1 stap bij het kunstenaarsgilde en 3 roepies
bonus-cover-2 = 1 afdekfiche weghalen en 2 roepies
bonus-merchants-3 = 1 stap bij het koopmansgilde en 3 roepies
bonus-favour-3 = 1 gunst en 3 roepies
bonus-artisans-4 = 1 stap bij het kunstenaarsgilde en 4 roepies
bonus-favour-4 = 1 gunst en 4 roepies
bonus-scholars-4 = 1 stap bij het wetenschapsgilde en 4 roepies
bonus-rupees-5 = 5 roepies
bonus-scholars-5 = 1 stap bij het wetenschapsgilde en 5 roepies
bonus-favour-5 = 1 gunst en 5 roepies
bonus-merchants-5 = 1 stap bij het koopmansgilde en 5 roepies
bonus-rupees-6 = 6 roepies

# De drie prijsfiches, naar hun waarden.
token-low = laag
token-middle = midden
token-high = hoog

# Vakjes van een boerderij, naar hun kant.
square-n1 = n1 (noord)
    .at = aan de noordkant (n1)
    .to = aan de noordkant naar n1
square-n2 = n2 (noord)
    .at = aan de noordkant (n2)
    .to = aan de noordkant naar n2
square-n3 = n3 (noord)
    .at = aan de noordkant (n3)
    .to = aan de noordkant naar n3
square-n4 = n4 (noord)
    .at = aan de noordkant (n4)
    .to = aan de noordkant naar n4
square-n5 = n5 (noord)
    .at = aan de noordkant (n5)
    .to = aan de noordkant naar n5
square-e1 = e1 (oost)
    .at = aan de oostkant (e1)
    .to = aan de oostkant naar e1
square-e2 = e2 (oost)
    .at = aan de oostkant (e2)
    .to = aan de oostkant naar e2
square-e3 = e3 (oost)
    .at = aan de oostkant (e3)
    .to = aan de oostkant naar e3
square-e4 = e4 (oost)
    .at = aan de oostkant (e4)
    .to = aan de oostkant naar e4
square-e5 = e5 (oost)
    .at = aan de oostkant (e5)
    .to = aan de oostkant naar e5
square-s1 = s1 (zuid)
    .at = aan de zuidkant (s1)
    .to = aan de zuidkant naar s1
square-s2 = s2 (zuid)
    .at = aan de zuidkant (s2)
    .to = aan de zuidkant naar s2
square-s3 = s3 (zuid)
    .at = aan de zuidkant (s3)
    .to = aan de zuidkant naar s3
square-s4 = s4 (zuid)
    .at = aan de zuidkant (s4)
    .to = aan de zuidkant naar s4
square-s5 = s5 (zuid)
    .at = aan de zuidkant (s5)
    .to = aan de zuidkant naar s5
square-w1 = w1 (west)
    .at = aan de westkant (w1)
    .to = aan de westkant naar w1
square-w2 = w2 (west)
    .at = aan de westkant (w2)
    .to = aan de westkant naar w2
square-w3 = w3 (west)
    .at = aan de westkant (w3)
    .to = aan de westkant naar w3
square-w4 = w4 (west)
    .at = aan de westkant (w4)
    .to = aan de westkant naar w4
square-w5 = w5 (west)
    .at = aan de westkant (w5)
    .to = aan de westkant naar w5

# Meditatieacties die de meditatiemarker kan blokkeren, na “het”.
outer-trade = ruilen
outer-deliver = leveren
outer-process = verwerken
outer-uncover = weghalen van afdekfiches
outer-farmer = verplaatsen van een boer

# Waar roepies vandaan komen (aan de horige geef je ze uit).
source-deliveries = levering
source-bonuses = leveringsbonus
source-orders = opdracht
source-sailor = ongebruikte leveringen
source-buildings = gevonden op het gebouw
source-building = nieuw gebouw
source-clothes = kledingstuk
source-sales = verkoop
source-french = Franse Handelaar
source-peons = horige
source-takshaka = contract van de Takshaka
source-bonus = bouwbonustegel
# Waarvoor iemand gunsten krijgt, tussen haakjes achter een getal.
cause-room = ingeleverde speelsteen
cause-merchant = koopman
cause-worker = weggestuurde arbeider
cause-follower = volger
cause-guest = levering van de gast
cause-pier = steiger
cause-contract = contract
cause-step = in plaats van een gunsttegel
cause-book = boek
cause-mosaic = contract van de Mozaïekmaker
cause-bonus = bouwbonustegel

## Zetten van de spelers: meditatie

move-lay = Arbeider bij de { $space } neerleggen
    .told = legt de arbeider bij de { $space } neer om te mediteren
move-cook = Mediteren met een arbeider bij de Kok
    .told = mediteert met een arbeider bij de Kok
move-trade = 1 { $good_one } ruilen voor 1 { $other_good_one }
    .told =
        { $good_count ->
            [one] ruilt { $good_single } voor { $other_good_single }
           *[other] ruilt { $good_single } voor { $good_count } { $other_good_many }
        }
move-deliver = 1 { $good_one } leveren aan de { $notable }
    .told = levert 1 { $good_one } aan de { $notable }
    .deed = { move-deliver.told }
# Genoemd wordt wat het goed wordt.
move-process = { $good_made } verwerken
    .told = verwerkt { $good_made }
move-uncover = Afdekfiche van { $square } weghalen
    .told = haalt een afdekfiche weg { $square_at }
move-farmer = Boer naar { $square } verplaatsen
    .told = verplaatst een boer { $square_to }
move-done = Klaar
    .told = is klaar
move-done-make = Niets verwerken
move-done-architect = Niet omhooggaan en niet bouwen
move-done-meditate = Meditatie afsluiten
move-done-sailor = Klaar met leveren
move-done-trader = Klaar met ruilen
move-done-botanist = Klaar bij de botanist
move-done-farmers = Boeren laten staan
move-done-serve = Geen geschenk en geen opdracht
move-done-room = De rest laten vervallen
move-done-stand = De anderen laten liggen

## Zetten van de spelers: de hoofdactie

move-place = Plaatsen: { $space } ({ $space_does })
    .told = plaatst een arbeider bij de { $space }
    .deed = { move-place.told }
move-shelter = Arbeider laten opvangen door de Kok
    .told = laat de Kok de arbeider opvangen
move-influence = 1 stap omhoog bij het { $guild }
    .told = gaat 1 stap omhoog bij het { $guild }
move-build = Bouwen: { $building }
    .told = bouwt de { $building }
    .deed = { move-build.told }
move-pay = Betalen: { $paid_good_single }
    .told = betaalt { $paid_good_single }
move-bonus = Bouwbonustegel: { $bonus }
    .told = neemt een bouwbonustegel: { $bonus }
move-make =
    { $n ->
        [one] { $n } goed verwerken
       *[other] { $n } goederen verwerken
    }
    .told =
        { $n ->
            [one] verwerkt { $n } goed
           *[other] verwerkt { $n } goederen
        }
move-follow = Volgen: ook 1 goed verwerken
    .told = volgt en verwerkt ook 1 goed
move-pass = Niet doen
    .told = ziet ervan af
move-fare = Schipper 1 { $good_one } betalen voor meer leveringen
    .told = betaalt de schipper { $good_single }
move-double = Dubbel leveren: 2 { $good_many } aan de { $notable }
    .told = levert 2 { $good_many } aan de { $notable } (dubbele levering)
    .deed = { move-double.told }
move-order = Opdracht van het { $guild } vervullen
    .told = vervult de opdracht van het { $guild }
move-akbar = 1 { $good_one } aan Akbar schenken
    .told = schenkt Akbar 1 { $good_one }
    .deed = { move-akbar.told }
move-give = 1 { $good_one } aan de handelaar geven
    .told = geeft de handelaar { $good_single }
move-take = 1 { $good_one } nemen
    .told = neemt { $good_single }
move-token =
    { $token_key ->
        [low] Laag prijsfiche op { $good } leggen (waarde { $value })
        [middle] Middelste prijsfiche op { $good } leggen (waarde { $value })
       *[other] Hoog prijsfiche op { $good } leggen (waarde { $value })
    }
    .told =
        { $token_key ->
            [low] legt het lage prijsfiche op { $good } (nu waarde { $value })
            [middle] legt het middelste prijsfiche op { $good } (nu waarde { $value })
           *[other] legt het hoge prijsfiche op { $good } (nu waarde { $value })
        }
move-stone = Met goederen betalen: meditatieteller 1 veld vooruit
    .told = betaalt met goederen en zet de meditatieteller 1 veld vooruit
move-dye = Verver: 2 van deze goederen ruilen voor 1 { $good_one }
    .told = ruilt dankzij de Verver 2 geproduceerde goederen voor 1 { $good_one }
move-statue = 1 beeld besteden: een tweede hoofdactie
    .told = besteedt 1 beeld aan een tweede hoofdactie
move-end = Beurt beëindigen
    .told = beëindigt de beurt
move-ability = Effect gebruiken: { $notable }
    .told = gebruikt het effect van de { $notable }

## Zetten van de spelers: tussendoor

move-stand = Arbeider bij de { $space } overeind zetten
    .told = zet de arbeider bij de { $space } overeind
move-return = 1 { $store_one } inleveren
    .told = levert 1 { $store_one } in
move-favour = Gunsten nemen in plaats van een gunsttegel
    .told = kiest voor gunsten in plaats van een gunsttegel
move-tile = Gunsttegel “{ $tile }” nemen
    .told = neemt de gunsttegel “{ $tile }”
    .deed = { move-tile.told }
move-discard = Gunsttegel “{ $tile }” afleggen
    .told = legt de gunsttegel “{ $tile }” af
move-more = Gunsten besteden: 1 extra goed verwerken
    .told = besteedt gunsten om 1 extra goed te verwerken
move-gift = 1 { $good_one } in Akbars schaal voor { $bowl } leggen
    .told = legt 1 { $good_one } in Akbars schaal voor { $bowl }
    .deed = { move-gift.told }
move-sell = 1 { $good_one } verkopen
    .told = verkoopt 1 { $good_one }
move-put = 1 { $good_one } bij de Franse Handelaar leggen
    .told = legt 1 { $good_one } bij de Franse Handelaar

## Zetten van de spelers: op elk moment

move-oil = 1 olie besteden: 1 arbeider overeind zetten
    .told = besteedt 1 olie om 1 arbeider overeind te zetten
move-curry = 1 curry besteden: 1 arbeider overeind zetten
    .told = besteedt 1 curry om 1 arbeider overeind te zetten
move-oil-curry = 1 olie en 1 curry: tot 3 arbeiders overeind zetten
    .told = besteedt 1 olie en 1 curry om hoogstens 3 arbeiders overeind te zetten
move-use = Gunsten besteden: { $action }
    .told =
        { $spend ->
            [one] besteedt { $spend } gunst om { $action_to }
           *[other] besteedt { $spend } gunsten om { $action_to }
        }
move-painting = 1 schilderij besteden: 1 stap bij elk van 2 gilden
    .told = besteedt 1 schilderij om bij 2 gilden 1 stap omhoog te gaan
move-book = 1 boek: tot 3 arbeiders overeind zetten, +1 gunst
    .told = besteedt 1 boek, zet hoogstens 3 arbeiders overeind en krijgt 1 gunst
move-clothes = 1 kledingstuk besteden voor roepies
    .told = besteedt 1 kledingstuk en krijgt de waarde ervan in roepies
move-french = Franse Handelaar: 1 goed op zijn kaart leggen
    .told = gebruikt het effect van de Franse Handelaar
move-caliph = Kalief: 1 katoen besteden, 1 arbeider overeind zetten
    .told = besteedt dankzij de Kalief 1 katoen om 1 arbeider overeind te zetten
move-english = Engelse Handelaar: goed ruilen, gelijke waarde
    .told = gebruikt het effect van de Engelse Handelaar
move-mosaic =
    { $favour ->
        [one] Mozaïekmaker: 1 meditatiepunt ruilen voor 1 gunst
       *[other] Mozaïekmaker: 3 meditatiepunten ruilen voor { $favour } gunsten
    }
    .told =
        { $favour ->
            [one] ruilt dankzij de Mozaïekmaker 1 meditatiepunt voor 1 gunst
           *[other] ruilt dankzij de Mozaïekmaker 3 meditatiepunten voor { $favour } gunsten
        }

## Wat een zet nu betekent: tussen haakjes erachter

remark-sent-home = de arbeider van { $seat } wordt weggestuurd
remark-peon =
    { $count ->
        [0] je eigen arbeider daar werkt nog eens, gratis
        [one] je eigen arbeider daar werkt nog eens, als horige voor { $count } roepie
       *[other] je eigen arbeider daar werkt nog eens, als horige voor { $count } roepies
    }
remark-favour-to =
    { $count ->
        [one] { $seat } krijgt { $count } gunst
       *[other] { $seat } krijgt { $count } gunsten
    }
# A good and what it becomes.
remark-along = { $good } → { $other_good }
# The value of a good with a price token on it.
remark-value-changes = waarde { $before } → { $after }
remark-value-stays = waarde blijft { $after }
remark-have-spend =
    { $have ->
        [one] { $have } gunst bezitten, { $spend } besteden
       *[other] { $have } gunsten bezitten, { $spend } besteden
    }

## Wat het toeval deed

move-roll = Gegooid: { $pips }
move-draw = Nieuwe gunsttegel in het aanbod: “{ $tile }”
move-notable = Aan de rivier: { $notable }
move-exchange = De { $other_notable } komt aan de rivier in plaats van de { $notable }
move-start = { $seat } is startspeler

## Weigeringen: goederen

refuse-no-good = Hiervoor is 1 { $good_one } nodig, en je hebt er geen. Zorg daar eerst voor, of kies iets anders.
refuse-neither-good = Hiervoor zijn 1 { $good_one } en 1 { $other_good_one } nodig, en je hebt geen van beide. Zorg daar eerst voor, of kies iets anders.
refuse-too-few-goods =
    Hiervoor heb je { $needed ->
        [one] 1 { $good_one }
       *[other] { $needed } { $good_many }
    } nodig, en je hebt er { $held ->
        [0] geen
       *[other] maar { $held }
    }. Zorg eerst voor meer, of kies minder.
refuse-no-goods = Hiervoor is een goed met waarde { $most } of minder nodig, en je hebt er geen dat past. Produceer eerst iets.
refuse-wrong-value = Hiervoor is een goed met precies waarde { $needed } nodig. De waarde van { $good } is nu { $value }, dus kies een ander goed.
refuse-too-dear =
    { $allowed ->
        [0] De waarde van { $good } is nu { $value }, en voor wat je over hebt, kun je niets nemen. Geef meer als dat nog kan, of ga verder.
       *[other] De waarde van { $good } is nu { $value }, en hier kan hoogstens { $allowed }. Kies een goedkoper goed.
    }
refuse-same-kind = Dat zou { $store } voor { $store } zijn. Kies een andere soort.
refuse-return-same = Dat zou { $store } voor { $store } zijn, en je wint er niets mee. Lever iets anders in.
refuse-none-to-return = Je hebt geen { $store } om in te leveren. Kies iets wat je hebt.
refuse-basic-only = Kies hier een basisgoed (zandsteen, hout, kurkuma of katoen), geen { $good }.
refuse-not-processed = Er loopt geen pijl naar { $good }: basisgoederen worden geproduceerd, niet verwerkt. Kies een goed waar een pijl naartoe loopt.
refuse-nothing-to-process = Je hebt geen goed voor “{ $action }”. Zorg eerst voor een goed dat langs een pijl verder kan.
refuse-with-processing = “{ $action }” kan alleen bij een andere verwerking. Verwerk eerst een goed, dan krijg je meteen daarna de vraag.
refuse-other-colour = De Verver geeft een ander goed uit de rij van { $produced_good }, dus geen { $good }. Kies er een uit die rij.

## Weigeringen: arbeiders en meditatie

refuse-not-standing = Bij de { $space } staat geen arbeider van jou. Kies een veld waar er wel een staat.
refuse-not-lying = Bij de { $space } ligt geen arbeider van jou. Kies een veld waar er wel een ligt.
refuse-lay-first = Je hebt al punten besteed, dus je arbeider bij de { $space } blijft staan. Leg arbeiders de volgende keer eerst neer.
refuse-nobody-lies = Geen van je arbeiders ligt, dus er valt niemand overeind te zetten. Bewaar dit voor later.
refuse-too-few-points =
    { $needed ->
        [one] Dit kost { $needed } meditatiepunt
       *[other] Dit kost { $needed } meditatiepunten
    }, en je hebt er { $held ->
        [0] geen
       *[other] maar { $held }
    }. Kies iets goedkopers, of leg meer arbeiders neer voordat je punten besteedt.
refuse-blocked = De meditatiemarker blokkeert nu het { $outer }. Kies een andere meditatieactie.
refuse-only-meditating = Dit gaat om meditatiepunten, dus het kan alleen in de meditatiefase, aan het begin van je beurt.

## Weigeringen: een arbeider plaatsen

refuse-nobody-sheltered = Bij de Kok wacht geen arbeider; er is plaats voor { $places }. Hij vangt staande arbeiders van je op die worden weggestuurd.
refuse-points-spent = Je hebt al meditatiepunten besteed (nog { $left } over), dus er tellen nu geen arbeiders meer mee. Begin daar de volgende keer mee.
refuse-not-built = De { $space } is nog niet gebouwd. Kies een gebouw dat er staat, een hoofdkarakter of de bouwplaats met de bouwer.
refuse-too-little-money =
    { $needed ->
        [one] Daar is je eigen arbeider al: de horige kost { $needed } roepie
       *[other] Daar is je eigen arbeider al: de horige kost { $needed } roepies
    }, en je hebt er { $held ->
        [0] geen
       *[other] maar { $held }
    }. Kies een ander veld.
refuse-peon-paid = Je horige staat klaar, maar bij de { $space } heb je geen arbeider. Kies een veld waar je er wel een hebt.
refuse-no-worker = Je hebt geen arbeider meer voor de { $space }. Kies een veld waar al een eigen arbeider is.
refuse-only-placing = “{ $action }” kan maar één keer, vlak voordat je een arbeider plaatst.
refuse-after-the-phase = “{ $action }” hoort bij de actiefase, en de extra actie van een beeld komt daarna. Plaats een arbeider of betaal de horige.
refuse-no-own-worker = Geen van je arbeiders is op het bord, dus een horige kan niemand helpen. Plaats gewoon een arbeider.

## Weigeringen: invloed en bouwen

refuse-at-the-top = Bij het { $guild } sta je al op de bovenste stap ({ $step }). Kies een ander gilde.
refuse-other-guild = Bij het { $guild } heb je net een stap gezet. Kies een ander gilde.
refuse-no-track-left = Bij alle drie de gilden sta je al op de bovenste stap ({ $step }). Kies iets anders.
refuse-already-built = De { $building } staat er al. Kies een bouwplaats.
refuse-no-worker-to-build = Voor de { $building } heb je nog een arbeider uit je voorraad nodig, en daar is er geen meer. Ga in plaats daarvan een stap omhoog bij een gilde.
refuse-too-few-materials = De { $building } kost { $cost }, en al je bouwmateriaal samen is { $worth } waard. Zorg voor meer zandsteen, hout, cement of planken; twee soorten samen tellen voor 1 extra.
refuse-pays-too-little = Dat is { $worth } waard, en het gebouw kost { $cost }. Doe er materiaal bij; twee soorten samen tellen voor 1 extra.
refuse-pays-too-much = Dat is { $worth } waard, en het gebouw kost maar { $cost }. Je kunt 1 { $good_one } houden.
refuse-wrong-level = Die bouwbonustegel hoort bij niveau { $level }, en je gebouw bij niveau { $needed }. Kies er een van niveau { $needed }.
refuse-bonus-taken = De bouwbonustegel “{ $bonus }” is al weg. Kies er een die er nog ligt.

## Weigeringen: schipper en notabelen

refuse-too-few-deliveries =
    { $needed ->
        [one] Hiervoor is { $needed } levering nodig
       *[other] Hiervoor zijn { $needed } leveringen nodig
    }, en je hebt er { $held ->
        [0] geen meer
       *[other] nog maar { $held }
    }. Betaal de schipper met een goed, als dat nog kan.
refuse-one-order = Met de schipper vervul je maar één opdracht per keer. De opdracht van het { $guild } moet wachten tot de opdrachtfase.
refuse-fare-paid =
    { $deliveries ->
        [one] Je hebt al voor { $deliveries } levering betaald. Alleen met het contract van de Portugese Handelaar mag dat vaker.
       *[other] Je hebt al voor { $deliveries } leveringen betaald. Alleen met het contract van de Portugese Handelaar mag dat vaker.
    }
refuse-fare-too-high = Je goederen voor de schipper mogen samen hoogstens { $allowed } waard zijn, en zo wordt het { $value }. Kies een goedkoper goed.
refuse-notable-away = De { $notable } wacht niet aan de rivier. Kies een notabele die daar wel wacht.
refuse-not-reached = De { $notable } is van niveau { $level }, en de boot is pas bij niveau { $reached }. Met contracten vaart hij verder.
refuse-not-ordered = De { $notable } vraagt niet om { $good }. Kies een goed dat gevraagd wordt.
refuse-already-delivered = De { $notable } heeft al { $good } van { $seat }. Kies een goed dat daar nog ontbreekt.
refuse-only-the-sailor = Een dubbele levering (2 { $good_many } aan dezelfde notabele) kan alleen met je eigen hoofdactie bij de schipper. Lever er hier maar 1.
refuse-nothing-to-deliver = Geen notabele binnen bereik van steiger { $pier } vraagt om een van je goederen. Zorg eerst voor een goed dat gevraagd wordt.

## Weigeringen: handelaar en prijsfiches

refuse-give-first =
    { $taken ->
        [one] Je hebt al { $taken } goed genomen, en geven gaat vóór nemen. Neem nog iets, of ga verder.
       *[other] Je hebt al { $taken } goederen genomen, en geven gaat vóór nemen. Neem nog iets, of ga verder.
    }
refuse-given-all = Je hebt { $most } goederen gegeven, en meer neemt de handelaar niet aan. Neem nu andere.
refuse-worth-nothing = Met { $good } kun je hoogstens voor { $value } aan goederen geven, en daarvoor krijg je niets.
refuse-no-such-return =
    { $value ->
        [0] { $good } alleen is te weinig waard om te ruilen, en je hebt niets wat er passend bij kan.
       *[other] Wat je neemt, moet 1 minder waard zijn dan wat je geeft. Met { $good } zou dat { $value } zijn, en geen andere goederen komen daar nu precies op uit.
    }
refuse-rest-remains = Met { $good } blijft er een waarde van { $value } over, en daar komen geen goederen precies op uit. Kies een ander goed.
refuse-exchange-first = Je bent midden in een ruil. Maak die eerst af; daarna kan dit weer.
refuse-peon-free = De horige is nu al gratis, dus je gunsten zouden verspild zijn.
refuse-nothing-given = Voor 1 { $good_one } moet je de handelaar eerst iets geven.
refuse-other-goods = Je hebt net { $good } gegeven, dus neem andere goederen.
refuse-take-more =
    { $value ->
        [0] Wat je hebt gegeven, is te weinig waard om te ruilen. Geef nog een goed.
       *[other] Je hebt nog recht op goederen ter waarde van { $value }. Neem eerst nog iets.
    }
refuse-token-before-or-after =
    { $moved ->
        [0] Een prijsfiche verplaats je voor het geven of na het nemen, niet ertussenin.
       *[other] Je hebt al { $moved } prijsfiche verplaatst, en meer kan niet in deze actie.
    }
refuse-no-such-side = Dit prijsfiche toont { $low } of { $high }, geen { $value }. Kies een van de twee kanten, of een ander prijsfiche.
refuse-value-too-far = De gedrukte waarde van { $good } is { $printed }, en een prijsfiche mag daar hoogstens 1 van verschillen, dus { $value } past niet. Kies een ander goed of een ander prijsfiche.
refuse-token-lies-there = Op { $good } ligt al een prijsfiche (waarde { $value }). Kies een ander goed, of draai dat fiche om als de andere kant past.

## Weigeringen: botanist en boerderij

refuse-different-actions = Bij de botanist doe je { $count } verschillende dingen. Kies iets wat je nog niet hebt gedaan.
refuse-last-space = Je meditatieteller ligt al op het laatste veld ({ $spaces }). Kies iets anders.
refuse-farmer-too-far = Boeren gaan 1 vakje per keer. De boer van die kant staat op { $farmer_square }, en { $square } ligt daar niet naast.
refuse-square-covered = Vakje { $square } is afgedekt. Haal eerst het afdekfiche weg, of verplaats een andere boer.
refuse-no-cover = Op { $square } ligt geen afdekfiche. Kies een afgedekt vakje.
refuse-no-covers-left = Je hebt alle { $count } afdekfiches al weggehaald. Bewaar je gunsten voor iets anders.
refuse-no-farmer-moves = Geen boer heeft een vrij vakje naast zich. Haal eerst een afdekfiche weg.

## Weigeringen: Akbar en de gilden

refuse-column-full = Alle opdrachten van het { $guild } zijn vervuld. Kies een ander gilde.
refuse-order-limit =
    { $limit ->
        [one] Bij het { $guild } kan voorlopig maar { $limit } opdracht vervuld worden, en dat is al gebeurd. De limiet stijgt als de boot verder vaart.
       *[other] Bij het { $guild } kunnen voorlopig maar { $limit } opdrachten vervuld worden, en dat is al gebeurd. De limiet stijgt als de boot verder vaart.
    }
refuse-no-influence = Bij het { $guild } heb je nog geen invloed. Ga daar eerst minstens 1 stap omhoog.
refuse-no-bowl = Akbar heeft geen schaal voor { $good }: basisgoederen neemt hij niet aan. Geef hem een verwerkt goed.
refuse-bowl-full = Akbars schaal voor { $good } is al bezet. Kies een vrije.
refuse-nothing-to-serve = Je hebt geen goed voor een vrije schaal van Akbar, en ook niet de twee goederen voor een opdracht die voor jou open is. Zorg daar eerst voor.

## Weigeringen: gunsten en andere hulp

refuse-tile-not-owned = Je hebt de gunsttegel “{ $tile }” niet. Nieuwe tegels krijg je op de invloedssporen.
refuse-tile-not-on-offer = De gunsttegel “{ $tile }” ligt niet in het aanbod. Kies er een die er wel ligt.
refuse-used-this-turn = “{ $action }” is al gebruikt. De steen komt terug aan het einde van je eigen beurt.
refuse-too-little-favour =
    { $needed ->
        [one] Hiervoor moet je { $needed } gunst hebben
       *[other] Hiervoor moet je { $needed } gunsten hebben
    }, en je hebt er { $held ->
        [0] geen
       *[other] maar { $held }
    }. Je krijgt ze van de koopman en als een staande arbeider van je wordt weggestuurd.
refuse-oil-curry-once =
    { $count ->
        [one] Olie en curry helpen maar één keer per beurt.
       *[other] Olie en curry helpen maar { $count } keer per beurt.
    }
refuse-one-is-enough = Er ligt maar 1 van je arbeiders. Gebruik alleen olie of alleen curry.
refuse-luxury-once = Je hebt deze beurt al 1 { $good_one } besteed, en elke soort werkt één keer per beurt.
refuse-not-your-notable = Je hebt het contract van de { $notable } niet. Wie daar de meeste goederen levert, krijgt het.
refuse-notable-used = De { $notable } heeft je deze beurt al geholpen. Volgende beurt kan het weer.
refuse-value-on-card = De Franse Handelaar heeft al een goed met waarde { $value }, dus nu neemt hij geen { $good } aan. Kies een goed met een andere waarde.

## Huisregels waarnaar weigeringen verwijzen

ruling-useless-favour = niets wordt zonder effect besteed
ruling-top-of-the-track = boven het hoogste veld is er geen meer
ruling-overpaying-a-building = je betaalt niets wat je kunt houden
ruling-trader-one-direction = eerst alles geven, dan pas nemen
ruling-prices-stand-still = tijdens een ruil veranderen de prijzen niet

## Het verslag

note-goods-gained =
    { $count ->
        [one] { $seat }: +1 { $good_one }
       *[other] { $seat }: +{ $count } { $good_many }
    }
note-goods-lost =
    { $count ->
        [one] { $seat } heeft geen speelstenen meer en loopt 1 { $good_one } mis
       *[other] { $seat } heeft geen speelstenen meer en loopt { $count } { $good_many } mis
    }
note-favour-gained =
    { $cause_key ->
        [step] { $count ->
            [one] { $seat } neemt { $count } gunst in plaats van een gunsttegel
           *[other] { $seat } neemt { $count } gunsten in plaats van een gunsttegel
        }
       *[other] { $count ->
            [one] { $seat }: +{ $count } gunst ({ $cause })
           *[other] { $seat }: +{ $count } gunsten ({ $cause })
        }
    }
note-favour-for-delivery =
    { $count ->
        [one] { $seat }: +{ $count } gunst (levering aan de { $notable })
       *[other] { $seat }: +{ $count } gunsten (leveringen aan de { $notable })
    }
note-favour-lost =
    { $count ->
        [one] { $seat } heeft geen speelstenen meer en loopt { $count } gunst mis
       *[other] { $seat } heeft geen speelstenen meer en loopt { $count } gunsten mis
    }
note-rupees-gained =
    { $source_key ->
        [bonus] { $count ->
            [one] { $seat } neemt een bouwbonustegel met { $count } roepie
           *[other] { $seat } neemt een bouwbonustegel met { $count } roepies
        }
       *[other] { $count ->
            [one] { $seat }: +{ $count } roepie ({ $source })
           *[other] { $seat }: +{ $count } roepies ({ $source })
        }
    }
    .deed =
        { $open_key ->
            [yes] { "" }
           *[no] { $count ->
                [one] +{ $count } roepie
               *[other] +{ $count } roepies
            }
        }
note-rupees-paid =
    { $count ->
        [one] { $seat }: −{ $count } roepie voor de horige
       *[other] { $seat }: −{ $count } roepies voor de horige
    }
    .deed =
        { $open_key ->
            [yes] { "" }
           *[no] { $count ->
                [one] −{ $count } roepie voor de horige
               *[other] −{ $count } roepies voor de horige
            }
        }
note-step-risen = { $seat } gaat bij het { $guild } 1 stap omhoog (nu { $step })
note-stone-moved = { $seat }: meditatieteller nu op veld { $space }
note-stone-paid = { $seat } zet de meditatieteller voor { $paid_good_single } vooruit naar veld { $space }
note-processed =
    { $count ->
        [one] { $seat } verwerkt 1 { $used_good_one } tot 1 { $made_good_one }
       *[other] { $seat } verwerkt { $count } { $used_good_many } tot { $count } { $made_good_many }
    }
note-followed = { $seat } volgt en verwerkt 1 { $used_good_one } tot 1 { $made_good_one }
note-processed-more =
    { $spend ->
        [one] { $seat } besteedt { $spend } gunst om nog 1 { $used_good_one } tot 1 { $made_good_one } te verwerken
       *[other] { $seat } besteedt { $spend } gunsten om nog 1 { $used_good_one } tot 1 { $made_good_one } te verwerken
    }
note-dyed = { $seat } produceert { $count } { $used_good_many } en ruilt er dankzij de Verver 2 in voor 1 { $dyed_good_one }
note-order-fulfilled = { $seat } vervult de opdracht van het { $guild } met { $wanted_good_single }
    .deed = vervult de opdracht van het { $guild }
note-worker-sent-home = De arbeider van { $seat } bij de { $space } wordt weggestuurd
note-workers-stood =
    { $count ->
        [0] { $seat }: er ligt geen arbeider om overeind te zetten
        [one] { $seat }: +{ $count } staande arbeider
       *[other] { $seat }: +{ $count } staande arbeiders
    }
note-contract-won = { $seat } krijgt het contract van de { $notable }
    .deed = krijgt het contract van de { $notable }
note-boat-moved = De boot bereikt steiger { $pier }
note-merchant-moved = De koopman gaat naar de { $building } (gegooid: { $pips })
note-builder-moved = De bouwer gaat naar de bouwplaats van de { $building } (gegooid: { $pips })
note-builder-left = Alles is gebouwd, en de bouwer vertrekt
note-site-built = De bouwer bouwt de { $building }
    .deed = laat de bouwer de { $building } bouwen
note-tokens-returned = Alle prijsfiches gaan terug naar de handelaar
note-end-triggered = Het einde is aangekondigd: ronde { $round } is de laatste
    .deed = ronde { $round } wordt de laatste
note-round-begins = Ronde { $round }: { $seat } begint
note-marker-moved = De meditatiemarker blokkeert nu het { $outer }
note-order-marked = Volgende opdracht van het { $guild }: { $wanted_good_single }
note-neutral-bowl = Een neutrale speelsteen komt in Akbars schaal voor { $bowl }
note-neutral-order = Een neutrale speelsteen bezet een opdracht van het { $guild }: { $wanted_good_single }
note-points-gained =
    { $count ->
        [one] { $seat }: +{ $count } meditatiepunt (nu { $total })
       *[other] { $seat }: +{ $count } meditatiepunten (nu { $total })
    }
note-points-lost =
    { $count ->
        [one] { $seat }: { $count } meditatiepunt gaat verloren
       *[other] { $seat }: { $count } meditatiepunten gaan verloren
    }
note-farm-changed = { $seat } haalt een afdekfiche weg { $square_at }
note-french-paid = { $seat }: de Franse Handelaar heeft alle 3 goederen en betaalt uit
note-mullah-helped = { $seat }: de Moellah bespaart 1 gunst bij “{ $action }”

# De telling aan het eind.
note-final-coins =
    { $count ->
        [one] { $seat }: { $count } roepie op zak
       *[other] { $seat }: { $count } roepies op zak
    }
note-final-notable =
    { $count ->
        [one] { $seat }: +{ $count } roepie van de { $notable }
       *[other] { $seat }: +{ $count } roepies van de { $notable }
    }
note-final-guild =
    { $count ->
        [one] { $seat }: +{ $count } roepie voor opdrachten van het { $guild }
       *[other] { $seat }: +{ $count } roepies voor opdrachten van het { $guild }
    }
note-final-stone =
    { $count ->
        [one] { $seat }: +{ $count } roepie voor de meditatieteller
       *[other] { $seat }: +{ $count } roepies voor de meditatieteller
    }
note-final-covers =
    { $count ->
        [one] { $seat }: +{ $count } roepie voor weggehaalde afdekfiches
       *[other] { $seat }: +{ $count } roepies voor weggehaalde afdekfiches
    }
note-final-akbar =
    { $count ->
        [one] { $seat }: +{ $count } roepie voor geschenken aan Akbar
       *[other] { $seat }: +{ $count } roepies voor geschenken aan Akbar
    }

## Vragen

ask-meditate = Mediteren? Leg arbeiders neer en besteed dan de punten.
ask-place = Waar plaats je je arbeider?
ask-architect = Architect: een stap omhoog bij een gilde, of een gebouw bouwen?
ask-payment = Met welk materiaal betaal je? Vanaf twee soorten telt het 1 meer.
ask-bonus = Welke bouwbonustegel neem je?
ask-make = Hoeveel goederen verwerk je?
ask-follow = Verwerk je ook 1 goed?
ask-more = Besteed je gunsten om 1 extra goed te verwerken?
ask-process = Welk goed maak je?
ask-sailor = Schipper: wat lever je, en aan wie? Met een goed betaal je voor meer leveringen.
ask-guest = Jagirdar: lever jij ook 1 goed?
ask-trader = Handelaar: welke goederen geef en neem je?
ask-botanist = Botanist: wat verbeter je?
ask-farmers = Naar welk vakje verplaats je een boer?
ask-uncover = Welk afdekfiche haal je weg?
ask-dye = Verver: waarvoor ruil je 2 van de geproduceerde goederen?
ask-serve = Een geschenk aan Akbar, of een opdracht van een gilde?
ask-end-turn = Doe je deze beurt nog iets?
ask-extra-order = Welk extra geschenk, of welke extra opdracht?
ask-deliver = Welk goed lever je, en aan wie?
ask-token = Welk prijsfiche verplaats je, en waarheen?
ask-swap = Welk goed ruil je voor een ander van gelijke waarde?
ask-gain = Welk goed neem je?
ask-sell = Welk goed verkoop je?
ask-french = Welk goed leg je bij de Franse Handelaar?
ask-stand = Welke arbeider zet je overeind?
ask-influence = Bij welk gilde ga je omhoog?
ask-step-bonus = Neem je gunsten of een gunsttegel, en welke?
ask-discard = Je spelersbord is vol: welke gunsttegel leg je af?
ask-any-tile = Mozaïekmaker: welke gunsttegel neem je?
ask-rise = Ga je 1 stap omhoog voor je levering?
ask-rise-top = De volgende stap is de bovenste, en daarmee kan het einde van het spel worden aangekondigd. Ga je omhoog?
ask-ability = Gebruik je het effect van je nieuwe contract?
ask-free-build = Mujtahida: bouw je deze bouwplaats gratis? Daar heb je een arbeider voor nodig.
ask-gift = Sadr us-Sudur: wat geef je Akbar, en voor welke schaal?
ask-shelter = Vangt de Kok de weggestuurde arbeider op?
ask-room = Je speelstenen zijn op: lever je iets in, of laat je de rest vervallen?
# Gevraagd als mensen aan een echte tafel gooien en trekken.
ask-draw = Welke gunsttegel is getrokken?
ask-merchant = Koopman: wat is er gegooid?
ask-builder = Bouwer: wat is er gegooid?
ask-notable = Welke notabele is getrokken?
ask-exchange = Ongelijke gilden: welke notabele vervangt welke?
ask-start = Wie is startspeler?
ask-order-marker = Opdrachtmarker: wat is er gegooid?
ask-neutral-bowl = Neutraal geschenk aan Akbar: wat is er gegooid?
ask-neutral-order = Neutrale opdracht: wat is er gegooid?

## Vaste antwoorden

habit-follow-always = Volgen
habit-follow-never = Niet volgen
habit-shelter-always = Laten opvangen door de Kok
habit-shelter-never = Laten wegsturen
habit-rise-always = Omhooggaan
habit-rise-never = Niet omhooggaan
habit-ability-always = Gebruiken
habit-ability-never = Niet gebruiken

## Lopende regels, een tot drie woorden

crumb-setup = Voorbereiding
crumb-rounds = Ronde
crumb-turn = Beurt
crumb-meditation = Meditatie
crumb-mainaction = Hoofdactie
crumb-shelter = Kok
crumb-architect = Architect
crumb-build = Bouwen
crumb-sailor = Schipper
crumb-guestdelivery = Levering Jagirdar
crumb-trader = Handelaar
crumb-swap = Ruil
crumb-botanist = Botanist
crumb-production = Productie
crumb-processing = Verwerken
crumb-follow = Volgen
crumb-onemore = Eén extra
crumb-processone = Eén goed verwerken
crumb-orderphase = Opdrachtfase
crumb-extraorder = Extra opdracht
crumb-contract = Contract
crumb-deliverone = Levering
crumb-boat = Boot
crumb-merchant = Koopman
crumb-builder = Bouwer
crumb-builderbuilds = Tweede steiger
crumb-anytile = Mozaïekmaker
crumb-sadrgift = Geschenk Sadr
crumb-raiseinfluence = Invloed
crumb-ability = Effect
crumb-freebuild = Mujtahida
crumb-deliveryinfluence = Invloed voor leveringen
crumb-refill = Nieuwe gunsttegel
crumb-stepbonus = Bonus op het spoor
crumb-tileslots = Gunsttegels
crumb-uncover = Afdekfiche weghalen
crumb-movefarmers = Boeren
crumb-standup = Arbeiders overeind
crumb-movetoken = Prijsfiche
crumb-gaingood = Goed krijgen
crumb-sellgood = Verkoop
crumb-putonfrench = Franse Handelaar
crumb-room = Geen speelstenen meer

## Plekken op de borden: hoe ze heten en waar ze voor dienen

# place-KIND is een titel, about-KIND legt uit. Is er een about-KIND-NAME, dan geldt die in plaats
# van about-KIND. Geen gedrukte waarden: de eigenaar van een doos mag die verbeteren.
place-space = { $space }
about-space =
    { $space_key ->
        [sandstone] Een arbeider produceert hier zandsteen: { about-space.farm }
        [wood] Een arbeider produceert hier hout: { about-space.farm }
        [turmeric] Een arbeider produceert hier kurkuma: { about-space.farm }
        [cotton] Een arbeider produceert hier katoen: { about-space.farm }
        [cement] Een arbeider verwerkt hier zandsteen van jou tot cement. { about-space.follow }
        [boards] Een arbeider verwerkt hier hout van jou tot planken. { about-space.follow }
        [curry] Een arbeider verwerkt hier kurkuma van jou tot curry. { about-space.follow }
        [oil] Een arbeider verwerkt hier katoen van jou tot olie. { about-space.follow }
        [bricks] Een arbeider verwerkt hier zandsteen van jou tot bakstenen. { about-space.follow }
        [paper] Een arbeider verwerkt hier hout van jou tot papier. { about-space.follow }
        [dye] Een arbeider verwerkt hier kurkuma van jou tot kleurstof. { about-space.follow }
        [cloth] Een arbeider verwerkt hier katoen van jou tot doek. { about-space.follow }
        [statues] Een arbeider verwerkt hier bakstenen van jou tot beelden. { about-space.follow }
        [books] Een arbeider verwerkt hier papier van jou tot boeken. { about-space.follow }
        [paintings] Een arbeider verwerkt hier kleurstof van jou tot schilderijen. { about-space.follow }
        [clothes] Een arbeider verwerkt hier doek van jou tot kleding. { about-space.follow }
       *[other] Plaats hier een arbeider voor je hoofdactie. Een arbeider van een ander die hier is, wordt weggestuurd.
    }
    .farm = zoveel als er op je spelersbord vakjes vrij zijn tussen het goed en de boeren.
    .follow = De andere spelers mogen daarna elk ook één goed verwerken, en voor ieder die dat doet krijg je gunsten.
about-space-architect = Ga een stap omhoog bij een gilde, of betaal met bouwmateriaal voor een bouwplaats. Wie bouwt, neemt een bouwbonustegel, en een tweede arbeider gebruikt het nieuwe gebouw meteen.
about-space-sailor = Lever goederen aan notabelen aan de rivier; ook één opdracht van een gilde kan. De eerste levering is gratis. Een goed voor de schipper geeft er zoveel bij als het waard is, en wat je niet gebruikt, levert roepies op.
about-space-trader = Ruil een paar van je goederen voor andere naar keuze, die samen iets minder waard zijn. Ervoor of erna mag je één prijsfiche verplaatsen.
about-space-botanist = Verbeter je spelersbord op verschillende manieren: betaal goederen om je meditatieteller te verschuiven, haal een afdekfiche weg, verplaats je boeren.
place-good =
    { $good_key ->
        [favour] Gunsten
       *[other] Opslag: { $good }
    }
about-good =
    { $good_key ->
        [favour] { about-favour }
        [sandstone] { about-good.general } Zandsteen is ook bouwmateriaal.
        [wood] { about-good.general } Hout is ook bouwmateriaal.
        [cement] { about-good.general } Cement is ook bouwmateriaal.
        [boards] { about-good.general } Planken zijn ook bouwmateriaal.
        [oil] { about-good.general } Olie mag je in je beurt op elk moment besteden om arbeiders overeind te zetten.
        [curry] { about-good.general } Curry mag je in je beurt op elk moment besteden om arbeiders overeind te zetten.
        [statues] { about-good.general } In je beurt mag je een beeld besteden voor een tweede hoofdactie.
        [books] { about-good.general } In je beurt mag je een boek besteden om arbeiders overeind te zetten en gunsten te krijgen.
        [paintings] { about-good.general } In je beurt mag je een schilderij besteden om bij verschillende gilden omhoog te gaan.
        [clothes] { about-good.general } In je beurt mag je een kledingstuk besteden voor zijn waarde in roepies.
       *[other] { about-good.general }
    }
    .general = Elke speelsteen is één goed: om te verwerken, te leveren, te ruilen of mee te betalen.
place-notable = { $notable }
about-notable = Vraagt goederen aan de rivier. Elke levering levert roepies op, en je mag een stap omhoog bij het gilde. Wie de meeste goederen geleverd heeft, krijgt het contract met het effect ervan; bij gelijke stand wie het goed geleverd heeft dat hoger staat.
place-square = Vakje { $square } van de boerderij
about-square = Van een basisgoed produceer je zoveel als er vakjes vrij zijn tussen dat goed en de boeren aan weerszijden. Een afdekfiche moet weg voordat een boer erlangs kan.
place-track = Invloed bij het { $guild }
about-track = Hoe hoger je staat, hoe meer een opdracht van dit gilde oplevert. Sommige stappen geven gunsten of een gunsttegel; met de bovenste stap wordt het einde aangekondigd.
place-bonus = Bouwbonustegel: { $bonus }
about-bonus = Wie een gebouw van dit niveau bouwt, neemt zo’n tegel en krijgt wat erop staat.
place-order = Opdracht van het { $guild }
about-order = De gemarkeerde opdracht van dit gilde. Lever beide goederen voor roepies; wie bij het gilde niet voorop ligt, krijgt iets minder, maar gaat een stap omhoog. Je moet daar al minstens één stap gezet hebben.
place-token =
    { $token_key ->
        [low] Laag prijsfiche
        [middle] Middelste prijsfiche
       *[other] Hoog prijsfiche
    }
about-token = Geeft het goed waarop het ligt de waarde die erop staat. Bij de handelaar verplaats je het.
place-stone = Meditatieteller
about-stone = Zijn veld zegt hoeveel meditatiepunten een arbeider geeft die gaat liggen. Bij de botanist schuif je hem voor goederen verder.
place-favour = Gunsten
about-favour = Hiermee betaal je gunstacties. Je krijgt ze van staande arbeiders die weggestuurd worden, van de koopman, van stappen bij gilden en van spelers die jou volgen.
place-tile = Gunsttegel: { $tile }
about-tile = Een extra gunstactie voor je spelersbord. Bij bepaalde stappen van een gilde mag je in plaats van gunsten een tegel uit het aanbod nemen.
place-bowl = Akbars schaal voor { $bowl }
about-bowl = Hierin past één goed als geschenk voor Akbar, meestal in de opdrachtfase. Je geschenken leveren aan het eind roepies op: hoe meer, hoe beter.
place-action = Gunstactie: { $action }
about-action = Je mag deze in elk van je beurten één keer gebruiken en besteedt er gunsten voor.
place-rupees = Roepies
about-rupees = Geld en punten tegelijk: wie aan het eind de meeste heeft, wint. Tijdens de partij betaal je er de horige mee, zodat je het veld van een eigen arbeider nog eens kunt gebruiken.
place-pier = Steiger { $pier }
about-pier = Contracten brengen de boot van steiger naar steiger. Als hij aankomt, volgt er een gebeurtenis, en misschien komen notabelen van een volgend niveau binnen bereik.
place-fare = Schipper betalen: { $good }
about-fare = Betaal de schipper met dit goed voor meer leveringen: zoveel als het waard is.
place-anytime = Op elk moment
about-anytime = Wat je in je beurt op elk moment mag doen, ook midden in een andere actie: gunstacties, olie en curry, luxegoederen en effecten van je notabelen.
place-wheel = Meditatie: { $outer }
about-wheel =
    { $outer_key ->
        [trade] Voor meditatiepunten ruil je een goed voor een ander met dezelfde waarde. { about-wheel.marker }
        [deliver] Voor meditatiepunten lever je een goed aan een notabele. { about-wheel.marker }
        [process] Voor meditatiepunten verwerk je een goed langs een pijl. { about-wheel.marker }
       *[uncover] Voor meditatiepunten haal je een afdekfiche van je boerderij. { about-wheel.marker }
    }
    .marker = De meditatiemarker blokkeert de actie die het laatst gebruikt is.
about-wheel-farmer = Voor meditatiepunten verplaats je een boer op je boerderij. De meditatiemarker blokkeert dit nooit.

## Grootheden in statistieken

fact-score = Roepies in totaal
fact-deliveries = Roepies: leveringen
fact-bonuses = Roepies: leveringsbonussen
fact-orders = Roepies: opdrachten
fact-sailor = Roepies: schipper
fact-buildings = Roepies: op gebouwen
fact-building = Roepies: bouwen
fact-clothes = Roepies: kleding
fact-sales = Roepies: verkopen
fact-french = Roepies: Franse Handelaar
fact-peons = Roepies voor horigen
fact-contracts = Einde: contracten
fact-guilds = Einde: gilden
fact-stone = Einde: meditatie
fact-covers = Einde: afdekfiches
fact-akbar = Einde: Akbar

## In de browser: namen van wat er verandert

player-rupees = Roepies
    .change =
        { $count ->
            [one] { $change } roepie ({ $source })
           *[other] { $change } roepies ({ $source })
        }
player-goods = Goederen
    .change =
        { $count ->
            [one] { $change } { $good_one }
           *[other] { $change } { $good_many }
        }
player-favour = Gunsten
    .change =
        { $count ->
            [one] { $change } gunst
           *[other] { $change } gunsten
        }
player-supply = Speelstenen over
    .change =
        { $count ->
            [one] { $change } speelsteen over
           *[other] { $change } speelstenen over
        }
player-workers = Arbeiders in voorraad
    .change =
        { $count ->
            [one] { $change } arbeider in voorraad
           *[other] { $change } arbeiders in voorraad
        }
player-lying = Liggende arbeiders
    .change =
        { $count ->
            [one] { $change } liggende arbeider
           *[other] { $change } liggende arbeiders
        }
player-sheltered = Arbeiders bij de Kok
    .change =
        { $count ->
            [one] { $change } arbeider bij de Kok
           *[other] { $change } arbeiders bij de Kok
        }
player-farmers = Boeren
player-covers = Afdekfiches
player-yields = Productie
player-deliveries = Leveringen
    .change =
        { $count ->
            [one] { $change } levering over
           *[other] { $change } leveringen over
        }
player-exchange = Ruilwaarde
    .change = { $change } ruilwaarde
player-at-end = Roepies bij einde
    .change =
        { $count ->
            [one] { $change } roepie aan het eind
           *[other] { $change } roepies aan het eind
        }
player-stone = Meditatieteller
    .change =
        { $count ->
            [one] meditatieteller { $change } veld
           *[other] meditatieteller { $change } velden
        }
player-influence = Invloed
    .change =
        { $count ->
            [one] { $change } stap bij het { $guild }
           *[other] { $change } stappen bij het { $guild }
        }
player-tiles = Gunsttegels
    .change =
        { $count ->
            [one] { $change } gunsttegel
           *[other] { $change } gunsttegels
        }
player-building-bonuses = Bouwbonustegels
player-contracts = Contracten
    .change =
        { $count ->
            [one] { $change } contract
           *[other] { $change } contracten
        }
player-french = Goederen Franse Handelaar
    .change =
        { $count ->
            [one] { $change } goed bij de Franse Handelaar
           *[other] { $change } goederen bij de Franse Handelaar
        }
table-round = Ronde
table-start = Startspeler
table-points = Meditatiepunten
    .change =
        { $count ->
            [one] { $change } meditatiepunt
           *[other] { $change } meditatiepunten
        }
table-values = Waarde
table-blocked = Geblokkeerd bij het mediteren
table-built = Gebouwen
table-merchant = Koopman
table-builder = Bouwer
table-coins = Roepies op gebouwen
    .change =
        { $count ->
            [one] { $change } roepie ({ $building })
           *[other] { $change } roepies ({ $building })
        }
table-pier = Steiger van de boot
    .change =
        { $count ->
            [one] boot { $change } steiger
           *[other] boot { $change } steigers
        }

## In de browser: het gezamenlijke bord

panel-now = Deze ronde
panel-phase = Fase
panel-phase-none = tussen de fasen
panel-phase-meditation = meditatie
panel-phase-action = hoofdactie
panel-phase-order = opdrachten
panel-end-near = Ronde { $round } is de laatste.
panel-city = Stad
panel-city-hint = Elke rij toont een basisgoed en wat je ervan kunt maken. Het getal naast een naam is de waarde.
panel-made-from = gemaakt van: { $good }
panel-value = waarde { $value }
panel-value-printed = waarde { $value }, gedrukt { $printed }
panel-site = bouwplaats, kost { $cost }
panel-material = bouwwaarde { $value }
panel-standing = staande arbeider van { $seat }
panel-standing-short = staat
panel-lying = liggende arbeider van { $seat }
panel-lying-short = ligt
panel-coins =
    { $count ->
        [one] { $count } roepie
       *[other] { $count } roepies
    }
panel-characters = Hoofdkarakters
panel-nobody = niemand
panel-tokens = Prijsfiches
panel-token-away = bij de handelaar
panel-token-sides = { $low } of { $high }
panel-tiles = Gunsttegels in het aanbod
panel-pile = Trekstapel: { $count }
panel-action = Actie
panel-have = Bezit
panel-spend = Besteed
panel-bonuses = Bouwbonustegels
panel-level = Niveau { $level }
panel-river = Rivier
panel-boat = De boot ligt bij steiger { $pier } van { $piers }. Je kunt leveren tot niveau { $level }.
panel-boat-leaves = Hij vaart verder na contracten van niveau { $level }: { $done } van { $need }.
panel-pier-2 = Bij steiger 2 wordt het gebouw waar de bouwer staat gebouwd, en de bouwer gaat verder.
panel-pier-3 = Bij steiger 3 gaat de koopman verder, krijgt iedereen 1 gunst per eigen katoen (hoogstens 3) en wordt de limiet 4 opdrachten.
panel-pier-4 = Bij steiger 4 gaan de prijsfiches terug naar de handelaar, krijgt iedereen 1 gunst en wordt de limiet 5 opdrachten.
panel-pier-5 = Bij steiger 5 krijgt iedereen een goed: met waarde 1 zonder katoen, waarde 2 met 1 katoen, waarde 3 met meer katoen; de limiet wordt 6 opdrachten.
panel-pier-6 = Bij steiger 6 levert kleding 1 roepie meer op en wordt het einde van het spel aangekondigd.
panel-far = nog niet bereikbaar
panel-delivered = geleverd door { $seat }
panel-delivered-twice = dubbel geleverd door { $seat }
panel-guilds = Gilden en Akbar
panel-orders = Opdrachten van de gilden: de omkaderde zijn open, hoogstens { $limit } per kolom
panel-guild-artisans = Kunstenaars
panel-guild-merchants = Kooplieden
panel-guild-scholars = Wetenschap
panel-row = Rij
panel-marked = open opdracht
panel-done-by = vervuld door { $seat }
panel-neutral = neutrale steen
panel-influence = Stappen op de invloedssporen, en wat een opdracht oplevert
panel-step = Stap
panel-step-pays = Per opdracht
panel-step-favour = Gunsten
panel-akbar = Akbars schalen
panel-given-by = van { $seat }

## In de browser: de spelers

panel-you = jij
panel-hidden = verborgen
panel-place = plaats { $place }
panel-to-move = aan de beurt
panel-starts = startspeler
panel-at-the-end = Aan het eind
panel-workers = Arbeiders
panel-workers-told = { $supply } in voorraad, { $standing } staand, { $lying } liggend
panel-stone = veld { $space } van { $last }
panel-next-worker = Punten voor de volgende arbeider
panel-next-space = Volgend veld kost
panel-none = geen
panel-farm = Boerderij
panel-and-step = + 1 stap
panel-no-influence = geen invloed
panel-done = Vervulde opdrachten
panel-gifts = Geschenken aan Akbar
panel-favour-actions = Gunstacties
panel-used = gebruikt, er ligt een speelsteen op
panel-used-up = deze beurt gebruikt
panel-used-goods = Deze beurt gebruikt
panel-ending = Als het spel nu eindigde
panel-bag = Op zak
panel-end-notables = Contracten
panel-end-guilds = Gilden
panel-end-stone = Meditatie
panel-end-covers = Weggehaalde afdekfiches
panel-end-akbar = Geschenken aan Akbar
panel-total = Totaal
panel-ledger = Waar de roepies vandaan komen

## In de browser: wat contracten opleveren

panel-ability-portuguese-trader = Betaal de schipper met meer goederen, samen hoogstens 4 waard. 1 roepie voor elk doek dat je levert.
panel-ability-sufi = Eenmalig: meditatieteller gratis 1 veld vooruit. 1 roepie voor elke curry die je levert.
panel-ability-takshaka = Telkens als je bouwt (niet met de bouwer): 1 bouwwaarde extra en 1 roepie.
panel-ability-mahout = 1 extra als je zandsteen of hout produceert.
panel-ability-khatib = 1 extra als je kurkuma of katoen produceert.
panel-ability-french-trader = Eén keer per beurt: leg 1 goed met waarde 3 of minder op de kaart. Het derde goed levert 5 roepies op en maakt de kaart leeg.
panel-ability-french-trader-values = Eén keer per beurt: leg 1 goed op de kaart. Eén van elk met waarde 1, 2 en 3 levert 5 roepies op en maakt de kaart leeg.
panel-ability-dyer = Na het produceren: ruil 2 van die goederen voor 1 goed uit dezelfde rij met waarde 1 of 2. 1 roepie voor elke kleurstof die je levert.
panel-ability-dyer-value-two = Na het produceren: ruil 2 van die goederen voor 1 goed uit dezelfde rij met precies waarde 2. 1 roepie voor elke kleurstof die je levert.
panel-ability-cook = Vangt tot 2 staande arbeiders op die worden weggestuurd; vanaf de kaart kunnen ze mediteren. 1 roepie voor elke olie die je levert.
panel-ability-muezzin = 1 meditatiepunt extra zodra je in de meditatiefase punten krijgt.
panel-ability-jagirdar = Je schipper heeft 1 gratis levering extra. Na de schipper van een ander mag je 1 goed leveren; die ander krijgt 1 gunst.
panel-ability-caliph = Eén keer per beurt: besteed 1 katoen en zet 1 arbeider overeind.
panel-ability-calligrapher = De horige kost je maar 1 roepie. 1 roepie voor elk papier dat je levert.
panel-ability-mullah = Eén keer in elke eigen beurt: een gunstactie kost 1 gunst minder, maar minstens 1. 1 roepie voor elke baksteen die je levert.
panel-ability-english-trader = Eén keer per beurt: ruil 1 goed voor een ander van gelijke waarde.
panel-ability-mosaic-maker = Eenmalig: een gunsttegel naar keuze, ook uit de trekstapel. Eén keer per beurt: 1 gunst voor 1 meditatiepunt, of 2 gunsten voor 3.
panel-ability-mujtahida = Eenmalig: je mag de eerste bouwplaats linksboven gratis bouwen, als je er een arbeider voor hebt. 2 roepies voor elk beeld dat je levert.
panel-ability-dutch-trader = Aan het eind: 1, 3 of 6 roepies voor opdrachten van één, twee of drie gilden. 2 roepies voor elk kledingstuk dat je levert.
panel-ability-painter = Eenmalig: zet tot 3 arbeiders overeind, en 1 stap bij één gilde. 2 roepies voor elk schilderij dat je levert.
panel-ability-painter-all-tracks = Eenmalig: zet tot 3 arbeiders overeind, en 1 stap bij elk gilde. 2 roepies voor elk schilderij dat je levert.
panel-ability-subadar = Aan het eind: 1 roepie voor elk van je opdrachten. 2 roepies voor elk boek dat je levert.
panel-ability-sadr = Eenmalig: een goed naar keuze in een vrije schaal van Akbar met gelijke waarde. Aan het eind: 1 roepie voor elk van je geschenken.
panel-ability-grand-mufti = Eenmalig: 3 gunsten. Aan het eind: 3 roepies voor elke set van alle drie de gilden onder je opdrachten en contracten.
panel-ability-grand-imam = Eenmalig: 3 gunsten. Aan het eind: 1 roepie voor elke opdracht en elk contract van het wetenschapsgilde, dit meegeteld.
panel-ability-court-artist = Eenmalig: 3 gunsten. Aan het eind: 1 roepie voor elke opdracht en elk contract van het kunstenaarsgilde, dit meegeteld.
panel-ability-dewan = Eenmalig: 3 gunsten. Aan het eind: 1 roepie voor elke opdracht en elk contract van het koopmansgilde, dit meegeteld.

## How far the game is

clock-round = Ronde { $round }
clock-last-round = Ronde { $last_round } is de laatste
clock-start-seat = Startspeler: { $start_seat }
clock-phase =
    { $phase_key ->
        [meditation] Meditatie
        [action] Hoofdactie
        [order] Opdrachten
       *[none] Tussen de fasen
    }

## Short names for narrow labels; a notable may break into two lines, at a space or after a hyphen

notable-portuguese-trader-short = Portug. Handelaar
notable-sufi-short = Soefi
notable-takshaka-short = Takshaka
notable-mahout-short = Mahout
notable-khatib-short = Khatib
notable-french-trader-short = Franse Handelaar
notable-dyer-short = Verver
notable-cook-short = Kok
notable-muezzin-short = Muezzin
notable-jagirdar-short = Jagirdar
notable-caliph-short = Kalief
notable-calligrapher-short = Kalligraaf
notable-mullah-short = Moellah
notable-english-trader-short = Engelse Handelaar
notable-mosaic-maker-short = Mozaïek-maker
notable-mujtahida-short = Mujtahida
notable-dutch-trader-short = Nederl. Handelaar
notable-painter-short = Schilder
notable-subadar-short = Subadar
notable-sadr-short = Sadr us-Sudur
notable-grand-mufti-short = Groot-Moefti
notable-grand-imam-short = Groot-Imam
notable-court-artist-short = Hofkun-stenaar
notable-dewan-short = Dewan

guild-artisans-short = Kunstenaars
guild-merchants-short = Kooplieden
guild-scholars-short = Wetenschap

action-good-short = basisgoed
action-process-short = verwerken
action-step-short = invloed +1
action-stand-short = overeind
action-more-short = extra verwerken
action-point-short = 1 punt
action-sell-short = verkopen
action-uncover-short = afdekfiche
action-deliver-short = leveren
action-order-short = extra opdracht
action-farmers-short = boeren 2 keer
action-token-short = prijsfiche
action-swap-short = ruilen
action-gain-two-short = goed waarde 2
action-stone-short = teller verder
action-refine-short = van 1 naar 2
action-peon-short = gratis horige

## Words on the drawn boards: as short as can be

panel-court-of = Spelersbord: { $seat }
draw-your-court = Jouw bord
draw-city = De stad Agra

# De stad en wat eronder ligt. Het eerste: een goed en het gebouw dat het maakt.
draw-building = { $good } ({ $good_building })
draw-site = bouwplaats
# Wie hoeveel van een goed heeft: namen met getallen.
draw-stock = opslag: { $list }
draw-meditation = Meditatie
draw-points =
    { $n ->
        [one] { $n } meditatiepunt
       *[other] { $n } meditatiepunten
    }
draw-points-value = zoveel meditatiepunten als het goed waard is
draw-blocked = geblokkeerd
draw-builders-bonus = Bouwbonus
draw-taken = genomen door { $seat }
# Open gunsttegels, en hoeveel er gesloten liggen.
draw-open-tiles = in het aanbod
draw-pile = trekstapel: { $n }
draw-have-spend =
    { $have ->
        [one] { $have } gunst bezitten, { $spend } besteden
       *[other] { $have } gunsten bezitten, { $spend } besteden
    }
draw-enough-favour = je hebt genoeg
draw-not-yours-yet = nog niet van jou
# Roepies die het einde nu zou opleveren.
draw-at-end = +{ $n } bij einde
draw-stone = Teller
draw-home = thuis
draw-standing = staand
draw-lying = liggend
draw-markers = stenen
draw-contracts-tiles = Contracten en tegels
draw-no-contracts = nog geen contracten
draw-markers-left =
    { $n ->
        [one] { $n } speelsteen over
       *[other] { $n } speelstenen over
    }
draw-stone-points = { $n } MP
draw-farmer-here = hier staat een boer
draw-covered = afgedekt
draw-leads = ligt voorop

# The river and the imperial board
# Who would get the contract of a notable now.
draw-notable-leads = { $seat } ligt voor
draw-notable-won = het contract is van { $seat }
draw-next-pays =
    { $n ->
        [one] de volgende levering brengt { $n } roepie op
       *[other] de volgende levering brengt { $n } roepies op
    }
# For whoever looks: the goods are a list.
draw-you-lack = Je mist: { $list }
draw-your-goods-pay =
    { $n ->
        [one] Wat je ervan hebt, brengt nu { $n } roepie op: { $list }
       *[other] Wat je ervan hebt, brengt nu { $n } roepies op: { $list }
    }
draw-your-goods-pay-later =
    { $n ->
        [one] Zodra de boot er is, brengt wat je ervan hebt { $n } roepie op: { $list }
       *[other] Zodra de boot er is, brengt wat je ervan hebt { $n } roepies op: { $list }
    }
draw-contract-at-end =
    { $n ->
        [one] Zoals het nu staat, brengt het contract je aan het einde { $n } roepie op
       *[other] Zoals het nu staat, brengt het contract je aan het einde { $n } roepies op
    }
# Favour tiles that may be looked up in the pile.
draw-any-tile = Een tegel naar keuze uit de trekstapel
draw-contract = Contract
draw-pier-leaves = Vanaf hier vaart de boot verder na contracten van niveau { $level }: { $done } van { $need }.
draw-on-step = { $seat }: stap { $step }
# What is printed on a step of influence.
draw-step =
    { $favour ->
        [0] stap { $step }: een opdracht brengt { $rupees } op
        [one] stap { $step }: bij aankomst { $favour } gunst of een tegel, een opdracht brengt { $rupees } op
       *[other] stap { $step }: bij aankomst { $favour } gunsten of een tegel, een opdracht brengt { $rupees } op
    }
draw-order-pays =
    { $n ->
        [one] Voor jou: { $n } roepie
       *[other] Voor jou: { $n } roepies
    }
draw-order-limit = Vervulde opdrachten: { $done }, voorlopig hoogstens { $limit }
# How far away the things are that bring the last round.
draw-end-contract =
    { $n ->
        [0] Met een contract van het laatste niveau is het einde van het spel aangekondigd.
        [one] Nog { $n } levering tot een contract van het laatste niveau het einde van het spel aankondigt.
       *[other] Nog { $n } leveringen tot een contract van het laatste niveau het einde van het spel aankondigt.
    }
draw-end-track =
    { $n ->
        [0] Met de bovenste stap is het einde van het spel aangekondigd.
        [one] Nog { $n } stap tot de bovenste het einde van het spel aankondigt.
       *[other] Nog { $n } stappen tot de bovenste het einde van het spel aankondigt.
    }
draw-end-orders =
    { $n ->
        [0] Met de laatste opdracht is het einde van het spel aangekondigd.
        [one] Nog { $n } opdracht tot het einde van het spel wordt aangekondigd.
       *[other] Nog { $n } opdrachten tot het einde van het spel wordt aangekondigd.
    }
draw-points-left = Punten
draw-next-worker = volgende: +{ $n }
draw-deliveries = Leveringen over: { $n }
draw-fares = Met een goed betaal je er zoveel bij als het waard is
draw-paid = { $n } betaald
draw-give = Goederen geven: { $n } van { $of }
draw-gave-exactly = Gegeven: waarde { $worth }; neem precies { $n }
draw-gave-at-most = Gegeven: waarde { $worth }; neem hoogstens { $n }
draw-take-exactly = Goederen ter waarde van precies { $n } nemen
draw-take-at-most = Goederen ter waarde van hoogstens { $n } nemen
draw-price-tokens = Prijsfiches
draw-phase-meditation = Meditatie
draw-phase-action = Actie
draw-phase-orders = Opdrachten
# What meditation points pay for.
draw-outer-deliver = Leveren
draw-outer-trade = Ruilen
draw-outer-process = Verwerken
draw-outer-uncover = Weghalen
draw-outer-farmer = Boer

## De uitslag: waar de punten vandaan kwamen

result-start = aan het begin
result-deliveries = leveringen
result-bonuses = leveringsbonussen
result-orders = opdrachten
result-sailor = ongebruikte leveringen
result-buildings = op gebouwen
result-building = nieuwe gebouwen
result-clothes = kleding
result-sales = verkopen
result-french = Franse Handelaar
result-peons = aan horigen
result-contracts = contracten
result-guilds = gilden
result-stone = meditatie
result-covers = afdekfiches
result-akbar = Akbar

## Redenen van bots: wat een zet beter of slechter doet, voor een getal

reason-rupees = roepies, met de eindtelling
reason-ahead = voorsprong bij het einde
reason-goods = goederen in voorraad
reason-farm = boerderij en productie
reason-meditation = meditatie
reason-workers = arbeiders
reason-favour = gunsten
reason-markers = speelstenen in je voorraad
reason-guilds = invloed bij de gilden
reason-orders = opdrachten van de gilden
reason-gifts = goederen bij Akbar
reason-gifts-ready = goederen voor Akbars vrije schalen
reason-river = vooruitzichten op leveringen
reason-contract = contract met de { $notable }
reason-contracts = contracten
reason-building = bouwen
reason-tile = gunsttegel “{ $tile }”
reason-rivals =
    { $better ->
        [yes] anderen hebben minder gunsten
       *[no] anderen hebben meer gunsten
    }
reason-time = tempo tot het einde
reason-pier = tocht van de boot
reason-coins = roepies op gebouwen
reason-values = waarde van de goederen
reason-tiles = gunsttegels in de trekstapel

# Wat een bot aan het eind van de partij verwacht, en wat een andere beurt had opgeleverd (amount: met teken).
score-expected =
    { $points ->
        [one] ongeveer { $points } roepie verwacht
       *[other] ongeveer { $points } roepies verwacht
    }
score-gained = roepies { $amount }

## Wie gewonnen heeft, en waarom

outcome-won = { $score ->
        [one] { $seat } wint met { $score } roepie.
       *[other] { $seat } wint met { $score } roepies.
    }
outcome-tie =
    { $score ->
        [one] { $seat } wint: anderen hebben ook { $score } roepie, maar hun overgebleven goederen en gunsten zijn minder waard.
       *[other] { $seat } wint: anderen hebben ook { $score } roepies, maar hun overgebleven goederen en gunsten zijn minder waard.
    }
outcome-rank =
    { $score ->
        [one] { $rank }. { $seat }: { $text } roepie
       *[other] { $rank }. { $seat }: { $text } roepies
    }
