### Merv: de paragrafen van de regels in het Nederlands, één bericht per paragraaf van rulebook.toml.

## Voorbereiding

rule-S1 = De meesters staan in willekeurige volgorde in de wachtrij op de noordwesthoek, en de jaarmarker staat op het eerste jaar.
    .title = Meesters in willekeurige volgorde
rule-S2 = Elke speler heeft een meester, 9 gebouwen, 8 dienaren en 10 schijven: drie tellen gunst, invloed en punten, allemaal vanaf 0, één is voor de moskee en zes zijn handelsposten.
    .title = Speelmateriaal van een speler
rule-S3 = De kamelenmarkt ligt leeg in het midden van vijf rijen en vijf kolommen; de 24 kavels, één voor elke combinatie van actie en kleur, worden er willekeurig omheen gelegd.
    .title = De stad
rule-S4 = Niemand begint met grondstoffen, kamelen, boekrollen, kaarten of goederen, en geen enkele kavel heeft een gebouw, soldaat of uitbreiding.
    .title = Aan het begin niets
rule-S5 = Op het eerste vak van elk van de vier paden staat een kameel, op het daarvoor bestemde vak de productie-uitbreiding in de kleur van het pad, en op de vijfde stap een van de vier puntentegels, willekeurig verdeeld; zes witte uitbreidingen vormen een gemeenschappelijke stapel.
    .title = Moskee aan het begin
rule-S6 = De 18 contracten vormen zes stapels van drie, naar niveau van invloed en naar bonus; de kaart die het meest waard is, ligt bovenop.
    .title = Contracten aan het begin
rule-S7 = Alle zestien doorbraken liggen open, vier per niveau, en er liggen boekrollen klaar.
    .title = Bibliotheek aan het begin
rule-S8 = De 24 karavaankaarten (8 jeneverbes, 6 peper, 6 saffraan, 4 kardemom) worden geschud, en acht ervan worden open in een rij gelegd; de eerste is die het verst van de stapel ligt.
    .title = Karavaankaarten aan het begin
rule-S9 = Met 1, 2, 3 of 4 spelers staat er een kameel op elk van de eerste 2, 2, 3 of 4 kaarten; kamelen van de twaalf die niet neergezet worden, blijven in de doos.
    .title = Kamelen op de karavaanrij
rule-S10 = In de voorraad zijn vier muren en één poort in elk van de vier kleuren.
    .title = Muren en poorten aan het begin
rule-S11 = In elk van de vier binnenste handelssteden staat een kameel, en van elk van de acht soorten liggen zes goederen klaar.
    .title = Marktplaats aan het begin

## Jaren en fasen

rule-Y1 = Het spel duurt drie jaar van elk vier fasen; daarin gaan de meesters achtereenvolgens langs de noord-, oost-, zuid- en westkant.
    .title = Drie jaar van vier fasen
rule-Y2 = In elke fase heeft elke meester één beurt, van de voorste tot de achterste in de wachtrij, zodat een speler in totaal twaalf beurten heeft.
    .title = Eén beurt in elke fase
rule-Y3 = Na de vierde fase vormt de wachtrij zich op de noordwesthoek, dan komt de overval (tweede en derde jaar), dan de puntentelling.
    .title = Einde van een jaar
rule-Y4 = Het spel eindigt na de puntentelling van het derde jaar met de eindtelling.
    .title = Einde van het spel

## De beurt

rule-T1 = Een beurt is: een actieveld kiezen, een kavel activeren, grondstoffen produceren, één actie uitvoeren.
    .title = Stappen van een beurt
rule-T2 = De meester gaat naar een van de vijf velden aan de kant van deze fase; een veld met een andere meester mag niet gekozen worden.
    .title = Een actieveld kiezen
rule-T3 = Met een veld in het noorden of zuiden kies je de kolom ervan, met een veld in het oosten of westen de rij.
    .title = Kolom of rij
rule-T4 = Een lijn waarin geen kavel geactiveerd kan worden, mag niet gekozen worden: alle kavels zijn leeg en de speler heeft geen gebouw meer.
    .title = Lijnen die je niet kunt kiezen
rule-T5 = Heeft elk vrij veld zo’n lijn, dan gaat de meester naar een vrij veld naar keuze; er wordt geen kavel geactiveerd en niets geproduceerd, de middelste lijn opent nog steeds de kamelenmarkt, en de actie is gunst of een soldaat.
    .title = Geen lijn mogelijk
rule-T6 = Een van de kavels van de lijn wordt geactiveerd; de kamelenmarkt is geen kavel.
    .title = Een kavel activeren
rule-T7 = Is de geactiveerde kavel leeg, dan moet de speler daar gratis een eigen gebouw neerzetten.
    .title = Bouwen
rule-T8 = Zonder gebouw in de eigen voorraad moet een speler een bebouwde kavel activeren, ongeacht de kleur van het gebouw.
    .title = Geen gebouw meer
rule-T9 = Elke kavel van de lijn waarvan het gebouw de kleur van het geactiveerde heeft, geeft de actieve speler 1 blokje in de kleur van de kavel; of het gebouw de eigen kleur heeft, doet er niet toe.
    .title = Produceren
rule-T10 = Een kavel met een witte uitbreiding levert een wit blokje op in plaats van zijn kleur.
    .title = Produceren met een witte uitbreiding
rule-T11 = Een kavel met een productie-uitbreiding levert naast zijn eigen blokje een blokje in de kleur van de uitbreiding op.
    .title = Produceren met een productie-uitbreiding
rule-T12 = Is een gebouw van een andere speler geactiveerd, dan krijgt ook de eigenaar de volledige opbrengst van die kavel.
    .title = Aandeel van de eigenaar in de geactiveerde kavel
rule-T13 = Van zijn andere kavels in de lijn krijgt die eigenaar alleen de blokjes van de uitbreidingen, niet de blokjes die op de kavels gedrukt staan.
    .title = Aandeel van de eigenaar in zijn andere kavels
rule-T14 = Na de productie moet de speler er één kiezen: gunst krijgen, een soldaat neerzetten of de actie van de geactiveerde kavel uitvoeren.
    .title = Een van drie acties
rule-T15 = De actie van de kavel kan alleen gekozen worden als daar minstens één ding te doen is, en dan moet er ook minstens één gedaan worden.
    .title = De actie van de kavel

## Kamelenmarkt

rule-K1 = Alleen een speler van wie de gekozen lijn de middelste rij of de middelste kolom is, mag de kamelenmarkt gebruiken, hoogstens één keer in de beurt en op elk moment na de productie.
    .title = Wie de kamelenmarkt mag gebruiken
rule-K2 = Deze speler mag alle kamelen nemen die daar staan, als het er minstens één is.
    .title = De kamelen nemen
rule-K3 = Of deze speler zet 1 eigen kameel op een vrij veld en krijgt het effect van dat veld; de kameel blijft daar staan.
    .title = Een kameel neerzetten
rule-K4 = Eén veld geeft 1 wit blokje.
    .title = Witte grondstof
rule-K5 = Eén veld geeft 1 boekrol.
    .title = Boekrol
rule-K6 = Eén veld geeft 1 kaart naar keuze uit de rij, waar de kamelen ook staan, samen met een kameel die erop staat; de limiet voor specerijen geldt.
    .title = Karavaankaart
rule-K7 = Eén veld geeft 1 gunst.
    .title = Gunst
rule-K8 = Eén veld geeft 1 zeldzaam goed van een soort naar keuze die nog in voorraad is, zonder handelspost.
    .title = Zeldzaam goed
rule-K9 = Eén veld geeft 1 gratis stap in de moskee met alles wat die oplevert; je mag ervan afzien.
    .title = Stap in de moskee
rule-K10 = Eén veld laat de speler 1 soldaat neerzetten.
    .title = Soldaat
rule-K11 = Een vrij veld mag ook genomen worden als het effect nu niets doet; de kameel blijft staan en blokkeert het.
    .title = Effecten die niets doen
rule-K12 = De tegel heeft twee kanten, waarvan er bij de voorbereiding één geloot wordt: witte grondstof, boekrol, gunst en soldaat, of karavaankaart, zeldzaam goed, stap in de moskee en gunst (gereconstrueerd). Met een optie wordt één kant afgesproken, of zijn alle zeven velden open.
    .title = Kanten van de kamelenmarkt

## Wachtrij

rule-Q1 = Als elke meester zijn beurt heeft gehad, gaan ze allemaal naar de wachtrij op de volgende hoek met de klok mee: noordoost, zuidoost, zuidwest, noordwest.
    .title = De wachtrij vormen
rule-Q2 = Ze gaan een voor een, te beginnen met de meester op het actieveld dat het dichtst bij de hoek ligt waar ze vandaan kwamen.
    .title = Achterste meester eerst
rule-Q3 = Elke meester gaat naar de eerste vrije plek, geteld vanaf de achterkant van de wachtrij, en passeert bezette plekken gratis.
    .title = Volgende vrije plek
rule-Q4 = Met minder dan vier meesters wordt de vierde plek van elke wachtrij niet gebruikt.
    .title = Drie meesters
rule-Q5 = In plaats van te stoppen mag een speler 1 kameel op de plek zetten, ook als er al kamelen staan, en doorgaan naar de volgende vrije plek; dat mag herhaaldelijk.
    .title = Een plek overslaan met een kameel
rule-Q6 = Overslaan kan alleen als er verder naar voren een vrije plek overblijft.
    .title = Alleen met een vrije plek vooruit
rule-Q7 = Een meester die stopt, neemt alle kamelen die op zijn plek staan.
    .title = Kamelen op een plek in de wachtrij

## Gunst

rule-F1 = De speler krijgt 1 gunst; dit kan altijd.
    .title = Gunst in plaats van de actie van de kavel

## Soldaten

rule-G1 = Eén dienaar uit de voorraad van de speler gaat als soldaat naar een kavel met een gebouw, waar ook in de stad.
    .title = Een soldaat neerzetten
rule-G2 = Een kavel met een soldaat, met een uitbreiding of volledig beschermd door muren en poorten mag niet gekozen worden.
    .title = Waar geen soldaat mag staan
rule-G3 = De speler krijgt 1 invloed voor een soldaat bij een eigen gebouw, en in plaats daarvan 2 voor een soldaat bij een gebouw van een andere kleur.
    .title = Invloed voor een soldaat
rule-G4 = Soldaten en hovelingen komen uit dezelfde acht dienaren; zonder dienaar is er geen soldaat.
    .title = Dienaren
rule-G5 = De hoofdactie soldaat kan alleen gekozen worden als er een dienaar en een toegestane kavel zijn.
    .title = De soldaat als hoofdactie
rule-G6 = Van een soldaat die als bonus komt, mag je afzien; zonder dienaar of toegestane kavel vervalt hij.
    .title = De soldaat als bonus
rule-G7 = Een soldaat blijft tot de volgende overval of tot zijn kavel een uitbreiding krijgt; niemand mag hem terugroepen.
    .title = Soldaten blijven

## Karavanserai

rule-C1 = De speler neemt een of meer kaarten van de rij, de ene na de andere, en betaalt voor elke kaart 1 blokje.
    .title = Kaarten kopen
rule-C2 = Alle blokjes die in de actie betaald worden, moeten dezelfde kleur hebben.
    .title = Eén kleur
rule-C3 = De eerste kaart mag altijd genomen worden, elke andere alleen als er een kameel op staat of op de kaart er vlak voor.
    .title = Kaarten binnen bereik
rule-C4 = Zolang er nog een kaart gekocht kan worden, mag de speler kamelen uit zijn voorraad neerzetten, elk op de eerste kaart zonder kameel; de kamelen van kaarten die hij in deze actie neemt, horen daar nog niet bij.
    .title = Eigen kamelen neerzetten
rule-C5 = Een kameel op een kaart die genomen wordt, gaat naar de speler; tot het einde van de actie telt hij mee voor het bereik van kaarten en kan hij niet opnieuw neergezet worden.
    .title = Kamelen op genomen kaarten
rule-C6 = Na de actie schuiven de overgebleven kaarten met hun kamelen naar voren, en de rij wordt uit de stapel aangevuld tot acht kaarten; is de stapel leeg, dan blijft die korter.
    .title = De rij aansluiten
rule-C7 = De invloed bepaalt hoeveel verschillende specerijen een speler mag hebben; invloed die een kaart oplevert, telt meteen, en ook voor gratis kaarten geldt de limiet.
    .title = Limiet voor specerijen
rule-C8 = Invloed 0–3 staat één specerij toe, 4–7 twee, 8–11 drie, 12 en meer alle vier (gereconstrueerde waarden).
    .title = Benodigde invloed voor specerijen
rule-C9 = Elke tweede jeneverbeskaart geeft 1 gunst (gereconstrueerd).
    .title = Jeneverbes
rule-C10 = Bij elke tweede peperkaart mag de speler een soldaat neerzetten (gereconstrueerd).
    .title = Peper
rule-C11 = Elke derde saffraankaart geeft een witte uitbreiding (gereconstrueerd).
    .title = Saffraan
rule-C12 = Elke tweede kardemomkaart geeft 1 wit blokje (gereconstrueerd).
    .title = Kardemom
rule-C13 = De bonus van een kaart komt meteen, voordat de volgende kaart gekocht wordt, zodat de blokjes en de invloed ervan daarvoor te gebruiken zijn.
    .title = Wanneer specerijbonussen komen
rule-C14 = Met een optie geeft elke specerij een bonus bij de 2e, 3e, 4e, 6e en 8e kaart; zonder die optie krijgen de spelers bij de voorbereiding te horen hoe de regel over de bonussen gelezen wordt.
    .title = Specerijbonussen naar de letter

## Paleis

rule-P1 = De speler stuurt een of meer van zijn dienaren als hovelingen naar de zalen, zoveel als hij wil en ook meer naar dezelfde zaal; ze blijven tot het einde van het spel.
    .title = Hovelingen sturen
rule-P2 = De n-de hoveling van een speler in het hele paleis kost n blokjes.
    .title = Prijs van een hoveling
rule-P3 = Een hoveling wordt betaald in de kleur van zijn zaal: Kennis blauw, Specerijen rood, Handel beige, Geloof groen (gereconstrueerde kleuren).
    .title = Kleuren van de zalen
rule-P4 = De allereerste hoveling in een zaal, van wie dan ook, levert zijn eigenaar 1 gunst op.
    .title = Eerste in een zaal
rule-P5 = Met een optie levert de eerste hoveling van elke speler in een zaal 1 gunst op.
    .title = Eerste van elke speler in een zaal

## Bibliotheek

rule-L1 = De speler betaalt hoogstens vier blokjes van verschillende kleuren en krijgt voor elk een boekrol.
    .title = Boekrollen voor grondstoffen
rule-L2 = Een wit blokje staat voor een kleur die niet op een andere manier betaald wordt.
    .title = Wit in de bibliotheek
rule-L3 = Met de 2e, 4e, 6e en 8e boekrol, waar die ook vandaan komt, neemt de speler meteen een doorbraak van het 1e, 2e, 3e en 4e niveau.
    .title = Doorbraken door boekrollen
rule-L4 = Er is geen limiet aan boekrollen, niet voor een speler en niet in de doos; na de achtste leveren ze geen doorbraken meer op.
    .title = Meer boekrollen

## Doorbraken

rule-H1 = De speler kiest uit de tegels van dat niveau die er nog zijn, ook een die nu niets zou doen; elke tegel is er één keer.
    .title = Een doorbraak nemen
rule-H2 = De tegel haalt 1 blokje van de prijs van één actie af: karavanserai, paleis, marktplaats of moskee (gereconstrueerde keuze van acties).
    .title = Niveau 1: korting
rule-H3 = De korting telt één keer in elke actie van die soort, voor een betaling naar keuze van de speler (in de karavanserai voor het eerste blokje), nooit onder 0 en nooit voor iets wat gratis is.
    .title = Eén keer in elke actie
rule-H4 = Met de tegel mag de eigenaar 1 blokje van de kleur ervan, rood, blauw, groen of beige, gebruiken alsof het wit was.
    .title = Niveau 2: joker
rule-H5 = De joker is één keer in elke eigen beurt en één keer in elke overval te gebruiken.
    .title = Hoe vaak de joker
rule-H6 = Eén tegel geeft een handelspost volgens de gewone regels, met kameel of gunst, en gratis het goed van die stad, als er nog een is; staan alle zes posten er al, dan geeft hij het goed van een stad met een eigen post.
    .title = Niveau 3: handelspost
rule-H7 = Eén tegel geeft gratis een karavaankaart binnen bereik; eerst mogen eigen kamelen neergezet worden, en daarna volgt de specerijbonus.
    .title = Niveau 3: karavaankaart
rule-H8 = Eén tegel geeft een gratis stap in de moskee met alles wat die oplevert; je mag ervan afzien.
    .title = Niveau 3: stap in de moskee
rule-H9 = Eén tegel geeft een gratis muur of poort met de bijbehorende invloed.
    .title = Niveau 3: muur
rule-H10 = Eén tegel geeft 8 punten.
    .title = Niveau 4: punten
rule-H11 = Met één tegel mag de speler hoogstens drie soldaten neerzetten (gereconstrueerd aantal).
    .title = Niveau 4: soldaten
rule-H12 = Eén tegel geeft 2 gunsten (gereconstrueerd aantal).
    .title = Niveau 4: gunst
rule-H13 = Met één tegel mag de speler een soldaat neerzetten en krijgt hij 1 gunst (een gok).
    .title = Niveau 4: soldaat en gunst

## Marktplaats

rule-M1 = De actie begint met één handelspost, die verplicht is zolang de speler een schijf heeft en een stad waar die mag komen.
    .title = Een handelspost openen
rule-M2 = De eerste handelspost moet in een binnenste stad komen; latere mogen in elke binnenste stad komen, en in buitenste die bereikbaar zijn.
    .title = De eerste post
rule-M3 = Voor een buitenste stad is een eigen handelspost nodig in een binnenste stad die ermee verbonden is.
    .title = Posten in buitenste steden
rule-M4 = Een speler heeft hoogstens één post in een stad, maar mag bij de posten van anderen komen.
    .title = Eén post in elke stad
rule-M5 = Wie een post opent in een stad met een kameel, neemt die kameel.
    .title = Kameel van een binnenste stad
rule-M6 = De allereerste post in een buitenste stad, van wie dan ook, levert 1 gunst op.
    .title = Eerste post in een buitenste stad
rule-M7 = Daarna mag de speler één goed kopen in elke stad met een eigen post, in elke stad één keer in de actie.
    .title = Handelen
rule-M8 = Een binnenste stad verkoopt een gewoon goed voor 1 blokje: Buchara rood, Samarkand blauw, Herat groen, Nisjapoer beige; een buitenste stad verkoopt een zeldzaam goed voor de twee blokjes van de steden ernaast (gereconstrueerde namen en prijzen).
    .title = Prijzen
rule-M9 = De acht handelssteden vormen een kring, afwisselend binnenste en buitenste steden: Buchara, Chang’an, Samarkand, Khotan, Herat, Alexandrië, Nisjapoer, Antiochië; buren zijn verbonden (gereconstrueerd).
    .title = Verbindingen
rule-M10 = Met een kameel op de route van een stad met een eigen post naar een verbonden stad mag de speler ook daar handelen, maar niet verder.
    .title = Handelen met een kameel
rule-M11 = Na de actie gaan de gebruikte kamelen naar karavaankaarten, van voren af, waarbij kaarten die er al een hebben worden overgeslagen; dan met de klok mee naar vrije velden van de kamelenmarkt; de overige gaan uit het spel.
    .title = Waar de kamelen naartoe gaan
rule-M12 = Een uitverkocht goed kan niet gekocht worden.
    .title = Uitverkocht
rule-M13 = Een speler die geen schijf meer heeft, of geen stad om een post te openen, beperkt zich tot handelen.
    .title = Zonder post om te openen

## Moskee

rule-O1 = De speler zet een of meer stappen omhoog op zijn pad en betaalt de prijs van elke stap.
    .title = Stappen in de moskee
rule-O2 = Met de eerste stap, betaald of gratis, kies je een van de vier paden voor het hele spel, ook een dat een andere speler gebruikt.
    .title = Een pad kiezen
rule-O3 = Op hetzelfde vak mogen zoveel markers staan als er zijn.
    .title = Gedeelde vakken
rule-O4 = Elk van de eerste vier stappen kost 1 blokje en elk van de laatste vier 2, in de kleuren van het pad; een heel pad kost 12 blokjes (gereconstrueerde prijzen).
    .title = Prijzen van de stappen
rule-O5 = Wat een stap oplevert, wordt vóór de volgende stap uitgevoerd.
    .title = Bonussen meteen
rule-O6 = De eerste speler op het eerste vak van een pad neemt de kameel die daar staat.
    .title = Eerste stap
rule-O7 = De stappen twee tot en met vier geven, naast de productie-uitbreiding, 1 gunst, een soldaat of een gratis muur of poort, zoals het pad aangeeft (gereconstrueerd).
    .title = Gunst, soldaat en gratis muur
rule-O8 = Wie als eerste de productie-uitbreiding plaatst die op het pad ligt (stap drie of vier), neemt die; wie komt als die weg is, krijgt 3 punten (gereconstrueerd).
    .title = Productie-uitbreiding
rule-O9 = De eerste op de vijfde stap neemt de puntentegel die daar ligt; elke latere speler krijgt 4 punten (gereconstrueerd).
    .title = Puntentegel
rule-O10 = Van de zesde en de zevende stap geeft de ene 5 of 6 punten en de andere een witte uitbreiding, zoals het pad aangeeft (gereconstrueerd).
    .title = Punten en witte uitbreiding
rule-O11 = Het achtste vak is de top; niemand gaat verder, en het levert in elk resterend jaar punten op.
    .title = Bovenste vak

## Uitbreidingen

rule-U1 = Een uitbreiding komt op een kavel naar keuze zonder uitbreiding, met of zonder gebouw, wie de eigenaar ook is.
    .title = Waar een uitbreiding komt
rule-U2 = Een soldaat op een kavel die een uitbreiding krijgt, gaat terug naar zijn eigenaar.
    .title = De soldaat gaat naar huis
rule-U3 = Een uitbreiding moet geplaatst worden als dat kan; kan het niet, dan vervalt die, en de tegel blijft liggen waar hij lag.
    .title = Geen kavel voor een uitbreiding
rule-U4 = Witte uitbreidingen komen van de gemeenschappelijke stapel van zes; is die op, dan is er in plaats daarvan 1 wit blokje.
    .title = Witte uitbreidingen op
rule-U5 = Een uitbreiding blijft voorgoed op die kavel, ook als het gebouw verloren gaat, en komt ten goede aan wie daar als volgende bouwt.
    .title = Uitbreidingen blijven
rule-U6 = Met een optie komen uitbreidingen alleen op kavels met een eigen gebouw.
    .title = Alleen eigen gebouwen

## Vesting

rule-W1 = De speler bouwt een of meer muren en poorten en betaalt voor elk daarvan.
    .title = Muren en poorten plaatsen
rule-W2 = Een muur kost 1 blokje en een poort 2 blokjes van de kleur waaronder die in de voorraad ligt (gereconstrueerde prijzen).
    .title = Prijzen van muren en poorten
rule-W3 = Elke kant heeft vijf plekken met ruimte voor één muur of poort: de poort in het midden, muren op de andere vier (gereconstrueerd).
    .title = Plekken
rule-W4 = Een muur of poort beschermt de eerste twee kavels erachter tegen aanvallen van die kant.
    .title = Wat een muur beschermt
rule-W5 = De speler krijgt 1 invloed voor elk eigen gebouw en 2 voor elk gebouw van een andere kleur op die twee kavels, of daar nu een soldaat staat of niet.
    .title = Invloed voor een muur
rule-W6 = Een kavel van de middelste rij of kolom is met één muur of poort volledig beschermd, elke andere kavel heeft er twee nodig.
    .title = Volledig beschermde kavels
rule-W7 = Een gratis muur of poort kost niets, mag elke kleur hebben die van die soort in voorraad is, en levert zijn invloed op, en je mag ervan afzien.
    .title = Gratis muur of poort
rule-W8 = Muren en poorten blijven tot het einde van het spel; een overval haalt ze niet weg.
    .title = Muren blijven

## Contracten

rule-A1 = In zijn eigen beurt mag een speler op elk moment en zonder zijn actie te gebruiken het bovenste contract van een stapel naar keuze vervullen.
    .title = Wanneer je contracten vervult
rule-A2 = De invloed van de speler moet minstens die van het contract zijn: 3, 7 of 11 voor niveau I, II en III (gereconstrueerde waarden).
    .title = Invloed voor contracten
rule-A3 = De speler betaalt 1 blokje naar keuze en legt de boekrollen en goederen neer die de kaart aangeeft, van beide minstens één; gewone en zeldzame goederen mogen van elke soort zijn.
    .title = Wat een contract vraagt
rule-A4 = Boekrollen en goederen op een contract dienen voor geen ander contract, maar tellen nog steeds voor doorbraken en in het paleis.
    .title = Gebruikte boekrollen en goederen
rule-A5 = De punten krijgt de speler meteen, en daarna komt er 1 gunst of een soldaat, zoals de stapel aangeeft.
    .title = Wat een contract oplevert
rule-A6 = In een beurt mogen meerdere contracten vervuld worden, elk met zijn eigen blokje; de volgende kaart van de stapel is meteen open.
    .title = Meerdere contracten
rule-A7 = De 18 kaarten vragen twee, drie of vier boekrollen en goederen en geven 4 tot 6, 7 tot 10 en 11 tot 15 punten (gereconstrueerde tabel).
    .title = Inhoud van de contracten

## De twee sporen

rule-B1 = Het gunstspoor loopt tot 10 en geeft meteen 1, 1, 2 en 3 punten bij het bereiken of passeren van 4, 6, 8 en 10 (gereconstrueerde waarden).
    .title = Punten op het gunstspoor
rule-B2 = Het invloedsspoor loopt tot 20 en geeft meteen 1, 2, 3, 4 en 5 punten bij het bereiken of passeren van 6, 10, 14, 17 en 20 (gereconstrueerde waarden).
    .title = Punten op het invloedsspoor
rule-B3 = Staat de gunst aan het einde van het spoor, dan wordt verkregen gunst invloed, stap voor stap.
    .title = Vol gunstspoor
rule-B4 = Staat de invloed aan het einde van zijn spoor, dan wordt verkregen invloed gunst, stap voor stap.
    .title = Vol invloedsspoor
rule-B5 = Staan beide aan het einde, dan levert het niets op.
    .title = Beide sporen vol
rule-B6 = Wie gunst besteedt, zet de marker terug, en punten van het spoor zijn opnieuw te verdienen; invloed daalt nooit.
    .title = Gunst besteden

## Betalen

rule-I1 = Een wit blokje mag in elke betaling voor een blokje van elke kleur staan.
    .title = Witte blokjes
rule-I2 = Een prijs wordt eerst in zijn kleur betaald; wit wordt alleen gebruikt voor wat ontbreekt. Het ene blokje van een contract of een losgeld kiest de speler.
    .title = Betalen volgens huisregel
rule-I3 = Of de joker van niveau 2 gebruikt wordt, en voor welke betaling de korting van niveau 1 gebruikt wordt, is de keuze van de speler.
    .title = Joker en korting zijn een keuze
rule-I4 = Alles wat spelers hebben, ligt voor iedereen open, en blokjes raken nooit op.
    .title = Open en onbeperkt
rule-I5 = Wat een prijs heeft, is alleen te krijgen voor de blokjes die de prijs noemt, en wel allemaal.
    .title = Wat een prijs heeft

## Overval

rule-R1 = De overval komt aan het einde van het tweede en van het derde jaar, vóór de puntentelling.
    .title = Wanneer de overval komt
rule-R2 = Van elke kant worden de eerste twee kavels van elke lijn aangevallen, dus alle 24 kavels; elke kavel kan maar één keer getroffen worden.
    .title = Wat aangevallen wordt
rule-R3 = Een gebouw is veilig voor aanvallen van een kant als daar in zijn lijn een muur of poort staat; dat moet zo zijn aan elke kant die het aanvalt.
    .title = Bescherming door muren
rule-R4 = Een soldaat, van wie hij ook is, beschermt zijn kavel tegen aanvallen van alle kanten.
    .title = Bescherming door soldaten
rule-R5 = Voor een onbeschermd gebouw mag de eigenaar 1 blokje in de kleur van de kavel betalen.
    .title = Losgeld
rule-R6 = Met een uitbreiding wordt de kleur van de kavel of die van de uitbreiding betaald, wit bij een witte; wit mag altijd, en de joker ook, één keer.
    .title = Losgeld met een uitbreiding
rule-R7 = Een gebouw zonder losgeld gaat terug naar de voorraad van zijn eigenaar; uitbreidingen blijven.
    .title = Een gebouw verliezen
rule-R8 = De eigenaars beslissen in de volgorde van de wachtrij, elk gebouw voor gebouw, rij voor rij vanuit het noordwesten.
    .title = Volgorde van de beslissingen
rule-R9 = Na de overval gaan alle soldaten terug naar hun eigenaars.
    .title = Soldaten gaan naar huis

## Puntentelling van een jaar

rule-V1 = Elk jaar eindigt met zijn puntentelling: paleis, gebouwen, puntentegels, top van de moskee.
    .title = Volgorde van de puntentelling
rule-V2 = Voor elke hoveling moet 1 gunst besteed worden zolang die er is, en dan scoort hij; is er te weinig gunst, dan kiest de speler voor wie.
    .title = Gunst voor hovelingen
rule-V3 = Een hoveling daar scoort 1 punt voor elke boekrol.
    .title = Kenniszaal
rule-V4 = Een hoveling daar scoort 1 punt voor elke karavaankaart.
    .title = Specerijenzaal
rule-V5 = Een hoveling daar scoort 1 punt voor elk goed.
    .title = Handelszaal
rule-V6 = Een hoveling daar scoort 1 punt voor elke stap die in de moskee gezet is.
    .title = Geloofszaal
rule-V7 = Elk eigen gebouw in de stad scoort 1 punt.
    .title = Gebouwen
rule-V8 = Een puntentegel scoort 3 punten voor elk eigen gebouw op een kavel met de actie van die tegel.
    .title = Puntentegels
rule-V9 = Een marker op het bovenste vak scoort 4 punten voor elk eigen gebouw op een moskeekavel.
    .title = Top van de moskee
rule-V10 = Met een optie kiest de speler voor wie hij gunst besteedt, en mag hij sommige of alle hovelingen overslaan.
    .title = Gunst voor hovelingen naar keuze

## Einde van het spel

rule-E1 = Aan het eind scoort elke set van 1, 2, 3 of 4 verschillende specerijen 1, 3, 6 of 10 punten; de kaarten worden in sets verdeeld, te beginnen met de grootste.
    .title = Sets specerijen
rule-E2 = De speler met de meeste punten wint.
    .title = Winnaar
rule-E3 = Bij gelijke stand beslist meer gunst, dan meer invloed, dan de meester die verder vooraan in de wachtrij staat.
    .title = Gelijke stand

## Twee spelers met de Grootvizier

rule-D1 = Met twee spelers speelt de Grootvizier een derde kleur met meester en gebouwen; zijn meester doet mee in de wachtrij en komt in de volgorde daarvan aan de beurt.
    .title = De Grootvizier doet mee
rule-D2 = De speler die in de volgorde van deze fase eerder komt, kiest een vrij actieveld voor de Grootvizier.
    .title = Wie zijn veld kiest
rule-D3 = De andere speler kiest een lege kavel van die lijn, en de Grootvizier bouwt daar.
    .title = Wie zijn kavel kiest
rule-D4 = Heeft de lijn geen lege kavel, of heeft de Grootvizier geen gebouw meer, dan bouwt hij niet.
    .title = Geen gebouw voor de Grootvizier
rule-D5 = De Grootvizier produceert niet, voert geen acties uit en scoort geen punten.
    .title = Geen acties, grondstoffen of punten
rule-D6 = Hij neemt kamelen van een plek in de wachtrij waar hij stopt, en gebruikt elke kameel die hij heeft om plekken over te slaan zolang er verder naar voren een vrije overblijft.
    .title = Zijn kamelen
rule-D7 = Zijn gebouwen mogen geactiveerd worden zoals die van een speler, maar hij krijgt geen aandeel.
    .title = Zijn gebouwen gebruiken
rule-D8 = Een soldaat of muur bij zijn gebouwen telt als een bij gebouwen van een andere speler.
    .title = Invloed voor zijn gebouwen
rule-D9 = Zijn onbeschermde gebouwen gaan verloren; hij betaalt nooit losgeld.
    .title = Zijn gebouwen bij een overval

## Solo tegen de Corrupte Magistraat

rule-Z1 = In je eentje krijg je te maken met de Corrupte Magistraat, die al het speelmateriaal van een speler heeft, en met de Grootvizier; drie meesters doen mee, en op de karavaanrij staan twee kamelen.
    .title = Solo met drie meesters
rule-Z2 = Gereconstrueerd: elk jaar worden de zes solokaarten geschud, en aan het begin van elke fase wordt er een omgedraaid; twee blijven ongezien.
    .title = Solokaarten
rule-Z3 = Gereconstrueerd: hij gaat naar het eerste vrije veld in zijn lijst op de kaart en bouwt op de lege kavel van de lijn die het dichtst bij zijn meester ligt; al het andere is zoals met twee spelers.
    .title = De Grootvizier solo
rule-Z4 = Gereconstrueerd: hij gaat naar het eerste vrije veld in zijn lijst op de kaart.
    .title = Het veld van de Magistraat
rule-Z5 = Gereconstrueerd: zolang hij gebouwen heeft, neemt hij een lege kavel van de lijn, anders een met een eigen gebouw, anders een met dat van een ander, telkens de actie die in de voorkeur van de kaart het hoogst staat, dan de kavel het dichtst bij zijn meester.
    .title = De kavel van de Magistraat
rule-Z6 = Gereconstrueerd: als hij jouw gebouw activeert, krijg je je aandeel als eigenaar.
    .title = Jouw aandeel
rule-Z7 = Gereconstrueerd: hij heeft geen blokjes; zijn rijkdom is het aantal gebouwen van de geactiveerde kleur in de lijn, plus de productie-uitbreidingen erop, plus de bonus van het niveau, hoogstens 5.
    .title = De rijkdom van de Magistraat
rule-Z8 = Gereconstrueerd: de bonus is 1 voor beginner, 2 in het eerste jaar en daarna 1 voor standaard, 2 voor moeilijk, 3 voor tiran.
    .title = Niveaus
rule-Z9 = Gereconstrueerd: hij neemt zoveel van de eerste kaarten als zijn rijkdom, hoogstens 4, met hun kamelen en zonder limiet voor specerijen; alleen bonussen van gunst en soldaat tellen.
    .title = Magistraat: karavanserai
rule-Z10 = Gereconstrueerd: hij stuurt één hoveling, vanaf rijkdom 3 twee, naar de zaal waar hij er de meeste heeft (bij gelijke stand: Kennis, Specerijen, Handel, Geloof); hij heeft er hoogstens 4 en krijgt daarna in plaats daarvan 1 gunst; de gunst van de eerste in een zaal is voor hem.
    .title = Magistraat: paleis
rule-Z11 = Gereconstrueerd: hij krijgt zoveel boekrollen als zijn rijkdom, hoogstens 4; met de 2e, 4e, 6e en 8e haalt hij de eerste tegel van het niveau weg, en met de laatste scoort hij ook 8 punten.
    .title = Magistraat: bibliotheek
rule-Z12 = Gereconstrueerd: hij opent een post in de eerste stad, met de klok mee vanaf Buchara, waar hij er geen heeft, hoogstens zes, met de gebruikelijke kameel of gunst, en neemt daarna 1 goed van zoveel van zijn steden als zijn rijkdom, buitenste eerst.
    .title = Magistraat: marktplaats
rule-Z13 = Gereconstrueerd: hij zet zoveel stappen als zijn rijkdom, hoogstens 3, op het eerste pad dat jij niet gebruikt; uitbreidingen worden 2 punten en blijven waar ze zijn, al het andere is zoals gedrukt.
    .title = Magistraat: moskee
rule-Z14 = Gereconstrueerd: hij plaatst zoveel muren of poorten als zijn rijkdom, hoogstens 3, elk waar dat de meeste invloed oplevert, dan waar de meeste eigen gebouwen zijn, dan met de klok mee vanaf N1.
    .title = Magistraat: vesting
rule-Z15 = Gereconstrueerd: daarna krijgt hij wat de kaart geeft: 1 gunst, een soldaat op de kavel die de meeste invloed oplevert, of 2 punten.
    .title = Wat de kaart geeft
rule-Z16 = Gereconstrueerd: daarna vervult hij hoogstens één contract, het waardevolste dat hij kan vervullen, zonder een blokje te betalen.
    .title = Magistraat: contract
rule-Z17 = Gereconstrueerd: hij gebruikt nooit de kamelenmarkt en slaat in de wachtrij plekken over met elke kameel, zoals de Grootvizier.
    .title = Magistraat: kamelen
rule-Z18 = Gereconstrueerd: hij koopt de eerste twee van zijn onbeschermde gebouwen vrij, geteld naar de lijn van hun aanval met de klok mee vanaf N1, en verliest de andere.
    .title = Magistraat: overval
rule-Z19 = Gereconstrueerd: hij scoort zoals een speler, de waardevolste hovelingen eerst zolang hij gunst heeft, en aan het eind zijn sets specerijen.
    .title = Magistraat: puntentelling
rule-Z20 = Gereconstrueerd: je wint alleen met meer punten dan de Magistraat.
    .title = Solo winnen
rule-Z21 = Gereconstrueerd: als hij in de lijn van zijn veld geen kavel kan activeren, krijgt hij 1 gunst in plaats van een actie, en de beurt gaat verder met wat de kaart geeft.
    .title = Magistraat: niets te activeren
