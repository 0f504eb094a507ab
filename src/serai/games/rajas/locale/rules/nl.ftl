### Rajas of the Ganges: de paragrafen van de regels in het Nederlands, één bericht per paragraaf van rulebook.toml.

## Voorbereiding

rule-S1 = Het bord ligt met de kant voor twee of met de kant voor drie en vier spelers boven; met drie spelers sluiten de twee afdektegels de gemarkeerde plekken af.
    .title = Kant van het bord en afdektegels
rule-S2 = Alle 48 dobbelstenen, 12 van elke kleur, liggen in een gemeenschappelijke voorraad.
    .title = Voorraad dobbelstenen
rule-S3 = De provincietegels worden op kleur en op het symbool op de achterkant gesorteerd in twaalf stapels, die elk apart geschud en open neergelegd worden.
    .title = Tegelstapels
rule-S4 = De acht witte opbrengsttegels vormen een geschudde gedekte stapel; zonder varianten blijven de andere opbrengsttegels en de riviertegels in de doos.
    .title = Witte opbrengsttegels
rule-S5 = Elke speler zet drie arbeiders als inactief op het bord: op roem 15, op geld 20 en op de brug.
    .title = Inactieve arbeiders
rule-S6 = Elke speler begint met drie arbeiders bij de hand, de boot op het begin van de rivier, karma op niveau 1 en voor elke soort gebouw een opwaarderingsmarker op 2.
    .title = Arbeiders, boot, karma, opwaarderingen
rule-S7 = Iedereen gooit één dobbelsteen van elke kleur; wie de laagste som heeft, begint, en wel met 3 geld, en elke volgende speler in de beurtvolgorde heeft er één meer; bij gelijke stand begint wie het laatst Indiaas heeft gegeten.
    .title = Eerste dobbelstenen, startspeler, startgeld
rule-S8 = De bonusmarker van het geldspoor ligt op 12 met de rivierkant boven, de roemmarker op 0.
    .title = Bonusmarker en roemmarker

## Verloop van het spel

rule-R1 = Een ronde bestaat uit rondgangen waarin elke speler om de beurt, te beginnen bij de startspeler, één arbeider plaatst, tot niemand er meer een kan plaatsen.
    .title = Rondes en rondgangen
rule-R2 = Steengroeve en haven worden rij voor rij van links af gevuld; op de markt en in het paleis mag je elke vrije plek kiezen.
    .title = Volgorde van vullen
rule-R3 = Eerst wordt een arbeider geplaatst, dan worden de kosten betaald, dan wordt de actie uitgevoerd; op een plek is ruimte voor één arbeider.
    .title = Plaatsen, betalen, uitvoeren
rule-R4 = Geld betaal je door de geldmarker terug te zetten; wie te weinig heeft, kan een plek die geld kost niet gebruiken.
    .title = Met geld betalen
rule-R5 = Wat een plek aan dobbelstenen kost, staat erop, in de regel één dobbelsteen; betaalde dobbelstenen gaan terug naar de voorraad en liggen nooit op het bord, en zonder passende dobbelstenen is de actie niet mogelijk.
    .title = Met dobbelstenen betalen
rule-R6 = Met een dobbelsteen uit de voorraad gooi je onmiddellijk, en je bewaart hem op het beeld met de ogen die hij aangeeft; pak je er meer tegelijk, dan kies je eerst de kleuren en gooi je daarna alle dobbelstenen.
    .title = Nieuwe dobbelstenen meteen gooien
rule-R7 = Op het beeld passen in het basisspel tien dobbelstenen; wie er meer zou krijgen, pakt er minder of legt vóór het pakken dobbelstenen terug.
    .title = Maximum aan handen
rule-R8 = Een kleur die in de voorraad op is, kun je voorlopig niet pakken.
    .title = Kleur op in de voorraad

## Steengroeve en provincie

rule-Q1 = Een plek in de steengroeve kost 1 tot 4 geld en staat je toe een van de twaalf zichtbare tegels te kopen met dobbelstenen van zijn kleur die samen minstens zijn prijs waard zijn, en die tegel meteen te leggen.
    .title = Kosten van de steengroeve en prijs van een tegel
rule-Q2 = Je mag met meer ogen betalen dan een tegel kost.
    .title = Te veel betalen
rule-Q3 = Een tegel levert meteen iets op: zijn markten het aangegeven geld, zijn gebouwen elk 2, 3 of 4 roem, al naargelang je opwaardering van dat gebouw.
    .title = Wat een gelegde tegel oplevert
rule-Q4 = Een opbrengst aan de rand krijg je zodra een weg die voor het eerst met de residentie verbindt, na wat de tegel zelf oplevert; je mag een tegel ook leggen zonder een opbrengst te bereiken.
    .title = Bijzondere opbrengsten
rule-Q5 = Een nieuwe tegel mag je vrij draaien, en een van zijn wegen moet op een bestaande weg aansluiten, zodat hij verbonden is met de residentie, die drie wegen heeft.
    .title = Aansluiting en draaiing
rule-Q6 = Een tegel mag een weg van zijn buurtegel blokkeren zolang elke tegel een verbinding met de residentie houdt; tegels worden later niet verplaatst.
    .title = Wegen afsluiten
rule-Q7 = Een opwaardering schuift de marker van één soort gebouw naar keuze één kolom naar rechts; je krijgt die van de Raja, op één riviervak, bij roem 5 of als opbrengst.
    .title = Opwaarderingen
rule-Q8 = Een opwaardering verandert nooit iets aan wat al gelegde gebouwen hebben opgeleverd; die telt alleen voor gebouwen die je daarna legt.
    .title = Opwaardering telt alleen voor latere gebouwen

## Markt

rule-M1 = Op de plek van de gemengde markt krijg je geld voor precies één markt van elke soort die je hebt.
    .title = Gemengde markt
rule-M2 = De plek voor één soort kost een dobbelsteen in een kleur naar keuze en geeft geld voor hoogstens zoveel markten van één soort als de dobbelsteen ogen heeft.
    .title = Markt van één soort
rule-M3 = Met drie of vier spelers mag niemand in een ronde meer dan één arbeider op de plekken van de gemengde markt hebben.
    .title = Eén gemengde plek per speler

## Paleis

rule-P1 = Een gratis plek: je krijgt 2 geld en gooit zoveel van je eigen dobbelstenen opnieuw als je wilt, of geen enkele.
    .title = Voorterras
rule-P2 = Een gratis plek: je pakt één dobbelsteen van de aangegeven kleur.
    .title = Terras
rule-P3 = Je geeft een dobbelsteen van één kleur, met hoeveel ogen ook, en pakt twee dobbelstenen van een andere kleur.
    .title = Balkons
rule-P4 = Voor een dobbelsteen met precies een 1: 2 roem, en je bent startspeler in de volgende ronde.
    .title = Grootmogol
rule-P5 = Voor een dobbelsteen met precies een 2: twee dobbelstenen in kleuren naar keuze en een witte opbrengsttegel, blind getrokken en meteen gebruikt; gebruikte tegels gaan opzij en worden opnieuw geschud als de stapel op is.
    .title = Danseres
rule-P6 = Voor een dobbelsteen met precies een 3: 2 karma en één dobbelsteen in een kleur naar keuze.
    .title = Yogi
rule-P7 = Voor een dobbelsteen met precies een 4: één opwaardering naar keuze en 3 geld.
    .title = Raja Man Singh
rule-P8 = Voor een dobbelsteen met precies een 5: je bouwt een duurdere zichtbare tegel over één eigen tegel heen en betaalt het verschil met dobbelstenen van de nieuwe kleur; alle tegels blijven verbonden, opbrengsten worden hierbij nooit uitgekeerd, en over een tegel wordt maar één keer heen gebouwd.
    .title = Bouwmeester
rule-P9 = Voor een dobbelsteen met precies een 6: je vaart precies zes onbezette vakken en krijgt de beloning; dit kan niet binnen de laatste zes vakken van de rivier.
    .title = Portugees

## Haven en rivier

rule-H1 = In de haven geef je een dobbelsteen met een 1, 2 of 3: met een 1 vaart de boot precies één vrij vak, met een 2 één of twee, met een 3 hoogstens drie; met een 3 mag hij ook blijven liggen.
    .title = Dobbelstenen en varen
rule-H2 = De eerste arbeider in de haven betaalt geen geld, latere betalen 1 of 2.
    .title = Geld in de haven
rule-H3 = Vakken met een andere boot worden overgeslagen en niet meegeteld; alleen op het begin en op het laatste vak mogen meerdere boten liggen.
    .title = Bezette vakken
rule-H4 = Je krijgt meteen wat het vak toont waarop de boot stopt.
    .title = Beloning van het vak
rule-H5 = Pak twee dobbelstenen in kleuren naar keuze.
    .title = Beloning: twee dobbelstenen
rule-H6 = Je karma stijgt twee niveaus.
    .title = Beloning: karma
rule-H7 = Je krijgt het aangegeven geld.
    .title = Beloning: geld
rule-H8 = Gebruik een van de kamers 2 tot en met 6 zonder arbeider en zonder de bijbehorende dobbelsteen, ook als de kamer bezet is.
    .title = Beloning: kamer naar keuze
rule-H9 = Pak één dobbelsteen van de aangegeven kleur voor elke karma die je hebt, nul tot drie.
    .title = Beloning: dobbelstenen voor karma
rule-H10 = Je krijgt de aangegeven roem.
    .title = Beloning: roem
rule-H11 = Waardeer één soort gebouw één niveau op.
    .title = Beloning: opwaardering
rule-H12 = Je krijgt 1 geld voor elke markt die je tot nu toe gebouwd hebt.
    .title = Beloning: geld voor markten
rule-H13 = Je krijgt geld voor hoogstens drie markten van verschillende soorten.
    .title = Beloning: gemengde markt
rule-H14 = Je krijgt geld voor hoogstens het aangegeven aantal markten van één soort; er wordt geen dobbelsteen gegeven.
    .title = Beloning: markten van één soort
rule-H15 = Je krijgt 1 roem voor elke opwaardering die je tot nu toe gedaan hebt.
    .title = Beloning: roem voor opwaarderingen
rule-H16 = Je krijgt 2 geld voor elke opwaardering die je tot nu toe gedaan hebt.
    .title = Beloning: geld voor opwaarderingen
rule-H17 = Je krijgt 2 roem voor elke karma die je hebt.
    .title = Beloning: roem voor karma
rule-H18 = Met de boot op het laatste vak is de rivieractie niet meer te gebruiken.
    .title = Einde van de rivier

## Karma

rule-K1 = Eén karma draait één eigen dobbelsteen op de tegenoverliggende kant wanneer die gebruikt wordt.
    .title = Een dobbelsteen omdraaien
rule-K2 = Karma begint op 1, ligt tussen 0 en 3 en stijgt door de Yogi, de rivier en roem 24.
    .title = Niveau van karma
rule-K3 = Karma kost geen arbeider; je gebruikt het in je eigen beurt, terwijl de dobbelsteen in kwestie gebruikt wordt.
    .title = Wanneer je karma gebruikt

## Nieuwe arbeiders

rule-W1 = Wie geld 20, roem 15 of de brug, die geen riviervak is, bereikt of passeert, maakt de arbeider daar actief; er zijn er twee te winnen.
    .title = Arbeiders winnen
rule-W2 = Zodra de tweede arbeider gewonnen is, gaat de derde inactieve uit het spel.
    .title = De derde gaat uit het spel
rule-W3 = Een actieve arbeider blijft actief als een marker terugvalt, en mag al geplaatst worden in dezelfde ronde waarin hij gewonnen is.
    .title = Nooit kwijt, meteen inzetbaar

## Bonussen van de sporen

rule-T1 = Bij het bereiken of passeren van roem 5 krijg je meteen één opwaardering, die vanaf de volgende beurt telt.
    .title = Roem 5
rule-T2 = Bij het bereiken of passeren van roem 24 mag je je karma twee niveaus verhogen.
    .title = Roem 24
rule-T3 = Bij het bereiken of passeren van roem 31 mag de boot naar het volgende vrije vak varen en krijg je de beloning daarvan.
    .title = Roem 31
rule-T4 = Bij het bereiken of passeren van geld 12 en van geld 44 mag de boot naar het volgende vrije vak varen en krijg je de beloning daarvan.
    .title = Geld 12 en 44
rule-T5 = Bij het bereiken of passeren van geld 33 en van geld 55 mag je twee dobbelstenen in kleuren naar keuze pakken en er daarna mee gooien.
    .title = Geld 33 en 55
rule-T6 = De marker toont de volgende bonus van het geldspoor; de vier bonussen krijg je elk één keer, op volgorde, en daarna gaat de marker uit het spel.
    .title = Bonusmarker
rule-T7 = Een bonus hoort bij het spoor waarop hij staat; komt de andere marker erlangs, dan levert dat niets op.
    .title = Alleen het eigen spoor

## Einde van een ronde

rule-E1 = Wie de Grootmogol heeft gebruikt, wordt startspeler; heeft niemand dat gedaan, dan de volgende speler met de klok mee.
    .title = Volgende startspeler
rule-E2 = Alle actieve arbeiders gaan vóór de nieuwe ronde terug naar hun eigenaars.
    .title = Arbeiders keren terug

## Einde van het spel

rule-F1 = Het einde wordt ingeluid zodra de roemmarker en de geldmarker van een speler, die in tegengestelde richting lopen, elkaar ontmoeten of passeren.
    .title = Het einde inluiden
rule-F2 = De lopende rondgang wordt afgemaakt: iedereen tussen degene die het einde inluidde en de startspeler mag nog één arbeider plaatsen, als die er is.
    .title = Rest van de rondgang
rule-F3 = Van de spelers wier markers elkaar ontmoet hebben, wint degene met de meeste roemvelden tussen de markers; bij gelijke stand degene bij wie dat het eerst gebeurde.
    .title = Winnaar en gelijke stand
rule-F4 = Alle anderen worden gerangschikt naar de roem die hun markers nog tekortkomen.
    .title = Rangschikking

## Navaratnas

rule-N1 = Alle drie de inactieve arbeiders zijn te winnen, dus een speler mag er zes hebben.
    .title = Zes arbeiders
rule-N2 = Op de achterkant van het beeld passen acht dobbelstenen.
    .title = Acht handen
rule-N3 = De provincieborden liggen op hun andere kant, waarvan de gedrukte opbrengsten klein zijn maar veranderd kunnen worden.
    .title = Andere kant van de provincie
rule-N4 = Elke speler trekt blind een bruine opbrengsttegel en legt die open op een van de twee bruine velden van het eigen bord.
    .title = Eerste bruine tegel
rule-N5 = Alle overige opbrengsttegels van de vier kleuren liggen voor iedereen open.
    .title = Open aanbod
rule-N6 = Eerst levert de provincietegel iets op en daarna komt de opbrengst; eenmaal gelegde opbrengsttegels worden niet verplaatst en niet bedekt.
    .title = Eerst de tegel, dan de opbrengst; tegels blijven
rule-N7 = Bij de Danseres mag je twee dobbelstenen pakken en een opbrengsttegel naar keuze uit het aanbod, die je meteen op een vrij veld van zijn kleur legt; hij levert pas iets op als hij aangesloten is.
    .title = Danseres
rule-N8 = Wie minder actieve arbeiders heeft dan iemand anders, krijgt een opbrengsttegel wanneer hij zelf aan de beurt zou zijn en geen eigen arbeider meer overheeft, en legt die meteen.
    .title = Minder arbeiders
rule-N9 = Heeft iemand zelfs twee actieve arbeiders meer, dan levert de tweede rondgang die je in een ronde mist een tweede opbrengsttegel op.
    .title = Twee arbeiders minder
rule-N10 = Je mag alleen een tegel nemen waarvoor op het eigen bord een vrij veld van zijn kleur is; je mag er ook van afzien.
    .title = Passend veld, afzien mag
rule-N11 = 1 roem voor elke eigen provincietegel met minstens één markt.
    .title = Bruin: tegels met markten
rule-N12 = 1 roem voor elke drie afgelegde riviervakken, het begin niet meegeteld.
    .title = Bruin: rivier
rule-N13 = 1 geld voor elk gebouw dat nu in de eigen provincie staat.
    .title = Bruin: gebouwen
rule-N14 = 2 geld voor elke aangesloten opbrengsttegel.
    .title = Bruin: opbrengsttegels
rule-N15 = 2 roem voor elke bocht die tot nu toe in de eigen provincie gebouwd is, bedekt of niet.
    .title = Bruin: bochten
rule-N16 = 2 geld voor elke opwaardering die je tot nu toe gedaan hebt.
    .title = Bruin: opwaarderingen
rule-N17 = 1 roem voor elke actieve arbeider.
    .title = Bruin: arbeiders

## Gemengde tafels

rule-X1 = Gevorderde spelers mogen de Navaratnas-kant van provincie en beeld gebruiken, terwijl nieuwkomers de basiskanten gebruiken.
    .title = Kanten aan een gemengde tafel
rule-X2 = Aan een gemengde tafel gelden de basisregels: hoogstens vijf arbeiders, en alleen witte opbrengsttegels, die je van de Danseres krijgt en meteen gebruikt.
    .title = Grenzen aan een gemengde tafel

## Module Ganga

rule-G1 = De acht riviertegels worden geschud; telkens opnieuw wordt een dobbelsteen gegooid, worden zoveel vakken vanaf het begin of de laatste tegel afgeteld en wordt daar een tegel open neergelegd.
    .title = Riviertegels neerleggen
rule-G2 = Het leggen eindigt als de tegels op zijn of de rivier ten einde is; op het laatste vak komt nooit een tegel, en overgebleven tegels zijn uit het spel.
    .title = Grenzen van de riviertegels
rule-G3 = Pak één dobbelsteen in een kleur naar keuze voor elke karma die je hebt, nul tot drie.
    .title = Riviertegel: dobbelstenen naar keuze voor karma
rule-G4 = Pak drie dobbelstenen, één van elke aangegeven kleur.
    .title = Riviertegel: drie dobbelstenen
rule-G5 = Gebruik de aangegeven kamer.
    .title = Riviertegel: kamer
rule-G6 = Je krijgt geld voor hoogstens drie markten van één soort; er wordt geen dobbelsteen gegeven.
    .title = Riviertegel: drie markten
rule-G7 = Je vaart hoogstens drie vrije vakken verder en krijgt de beloning van het bereikte vak.
    .title = Riviertegel: drie vakken
