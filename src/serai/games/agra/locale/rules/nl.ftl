### Agra: de paragrafen van de regels in het Nederlands, één bericht per paragraaf van rulebook.toml.

## Voorbereiding

rule-S1 = De drie prijsfiches liggen bij de handelaar, met de kant met de minste vlaggen boven.
    .title = Prijsfiches aan het begin
rule-S2 = De twaalf bouwbonustegels liggen open op hun plaatsen, vier per niveau, en de twaalf bouwplaatstegels bedekken de gebouwen van niveau 2, 3 en 4.
    .title = Bouwbonustegels en bouwplaatsen
rule-S3 = Met een dobbelsteen wordt vanaf de groeve de eerste kolom omlaag geteld, dus een 1 is de groeve en een 4 de katoenplantage; bij een 5 of 6 wordt opnieuw gegooid.
    .title = Waar de koopman begint
rule-S4 = Met een dobbelsteen wordt vanaf de eerste bouwplaats geteld, dus een 1 is de bovenste van de tweede kolom en een 6 de tweede bouwplaats van de derde.
    .title = Waar de bouwer begint
rule-S5 = Vijf willekeurige notabelen van niveau I, vier van II, drie van III en twee van IV worden neergelegd; de andere blijven in de doos.
    .title = Notabelen langs de rivier
rule-S6 = De gildesymbolen moeten 5, 5 en 4 verdeeld zijn; tot dat zo is, worden notabelen van niveau I, zo nodig van II of III, omgewisseld.
    .title = Evenwichtige gilden langs de rivier
rule-S7 = De boot ligt bij de eerste steiger, en de limietmarkers 4, 5 en 6 liggen tussen latere steigers.
    .title = Boot en limietmarkers voor opdrachten
rule-S8 = De meditatiemarker bedekt de actie om een goed te leveren.
    .title = Meditatiemarker aan het begin
rule-S9 = Het toeval wijst de startspeler aan, die de startspelermarker houdt en begint.
    .title = Startspeler
rule-S10 = Tien arbeiders, 22 speelstenen, 2 roepies en een meditatieteller op veld 1.
    .title = Waarmee een speler begint
rule-S11 = Elk van de vier boeren staat op het middelste vakje van zijn spoor, en op elk van de acht gemarkeerde vakjes ligt een afdekfiche.
    .title = De boerderij aan het begin
rule-S12 = Elke speler heeft op de startpositie van elk van de drie invloedssporen één invloedsmarker.
    .title = Invloed aan het begin
rule-S13 = Een dobbelsteen per gildekolom bepaalt op welke opdracht, van boven geteld, de opdrachtmarker van dat gilde staat.
    .title = Opdrachtmarkers aan het begin
rule-S14 = Drie van de veertien geschudde gunsttegels liggen open, de andere vormen de trekstapel.
    .title = Gunsttegels in het aanbod

## Aanpassingen voor twee en drie spelers

rule-V1 = Met twee of drie spelers heeft elk niveau één notabele minder, in totaal tien, en de gildesymbolen zijn 3, 3 en 4 verdeeld.
    .title = Minder notabelen
rule-V2 = Twee dobbelstenen voor de linker- en twee voor de rechterhelft van Akbars schalen bepalen waar neutrale speelstenen liggen; een tweede dobbelsteen met hetzelfde getal wordt niet opnieuw gegooid.
    .title = Akbar met twee spelers
rule-V3 = Eén dobbelsteen per helft van Akbars schalen bepaalt waar een neutrale speelsteen ligt.
    .title = Akbar met drie spelers
rule-V4 = Op verschillende opdrachten van elke kolom liggen twee neutrale speelstenen; bij een gelijk getal wordt opnieuw gegooid.
    .title = Opdrachten met twee spelers
rule-V5 = Op één opdracht van elke kolom ligt één neutrale speelsteen; een dobbelsteen bepaalt welke.
    .title = Opdrachten met drie spelers

## Beurt en einde

rule-T1 = Te beginnen bij de startspeler komen de spelers met de klok mee aan de beurt, tot het spel eindigt.
    .title = Rondes en beurten
rule-T2 = Een beurt heeft een meditatiefase, die je mag overslaan, een actiefase, die je niet mag overslaan, en een opdrachtfase, die je mag overslaan.
    .title = De drie fasen van een beurt
rule-T3 = In hun eigen beurt mogen spelers op elk moment olie en curry, gunsten en luxegoederen gebruiken, zelfs midden in een andere actie; niets daarvan vervangt de hoofdactie.
    .title = Nevenacties
rule-T4 = De speler die aan de beurt is, mag op elk moment de effecten van eigen notabelen gebruiken, zelfs midden in een andere actie.
    .title = Effecten op elk moment
rule-T5 = Aan het einde van een beurt gaan de speelstenen van die speler op gebruikte gunstacties en luxegoederen terug naar de voorraad, en de effecten van die speler die één keer per beurt werken, zijn weer te gebruiken.
    .title = Einde van een beurt

## Speelstenen en geld

rule-W1 = Goederen, gunsten, leveringen, opdrachten en geschenken worden allemaal met dezelfde 22 speelstenen aangegeven; zonder speelsteen in de voorraad kun je niets meer krijgen.
    .title = Een speler heeft 22 speelstenen
rule-W2 = Spelers mogen eigen goederen en gunsten op elk moment teruggeven aan hun voorraad, en hoeven niet alles te nemen wat ze produceren.
    .title = Speelstenen vrijmaken mag
rule-W3 = Roepies worden in een zak bewaard; de eigenaar mag er op elk moment in kijken, de anderen niet.
    .title = Geld is verborgen
rule-W4 = Roepies worden aan een gemeenschappelijke voorraad betaald en daaruit genomen.
    .title = Roepies komen uit de voorraad

## Goederen

rule-G1 = Elk van de zestien gebouwen staat voor één goed: vier basisgoederen, acht verwerkte goederen en vier luxegoederen.
    .title = Zestien goederen
rule-G2 = Een gebouw biedt plaats aan een onbeperkt aantal speelstenen, ook al voordat het gebouwd is: een goed kan daar op elk moment opgeslagen, verwerkt of geruild worden.
    .title = Opslag zonder limiet
rule-G3 = Goederen van de eerste kolom zijn 1 waard, van de tweede en derde 2, en luxegoederen 3.
    .title = Gedrukte waarden
rule-G4 = Een prijsfiche op een goed vervangt de gedrukte waarde; alles wat naar een waarde vraagt, gebruikt de actuele.
    .title = Actuele waarde
rule-G5 = Een productie levert zoveel goederen op als er vrije, niet afgedekte vakjes zijn tussen het symbool van het goed en de twee boeren ernaast, van 0 tot 8.
    .title = Hoeveel er geproduceerd wordt
rule-G6 = Wie een goed verwerkt, maakt er het goed van waar een pijl naartoe leidt: elk basisgoed leidt naar de tweede en naar de derde kolom van zijn rij, en de derde kolom leidt naar het luxegoed.
    .title = Verwerken langs pijlen
rule-G7 = Als een hoofdactie minstens één goed verwerkt, mag elke andere speler precies één goed van dezelfde soort langs dezelfde pijl verwerken.
    .title = Volgers
rule-G8 = De actieve speler krijgt 1 gunst voor elke speler die volgt.
    .title = Gunst voor volgers

## Bouwen

rule-B1 = Zandsteen, hout, cement en planken zijn bouwmateriaal en hebben bij een gebouw een bouwwaarde van 1, 1, 2 en 2.
    .title = Bouwmateriaal
rule-B2 = De betaalde bouwwaarden moeten de kosten op de bouwplaats halen.
    .title = Bouwkosten
rule-B3 = Minstens twee soorten materiaal in één betaling tellen voor 1 extra.
    .title = Gemengd materiaal
rule-B4 = Een gebouw dat gebouwd wordt, raakt zijn bouwplaatstegel kwijt en is vanaf dan voor iedereen een actieveld.
    .title = De bouwplaats verdwijnt
rule-B5 = Wie voor een gebouw betaalt, neemt een van de overgebleven bouwbonustegels van dat niveau, gebruikt die meteen en bewaart hem gedekt.
    .title = Een bouwbonustegel kiezen
rule-B6 = Na de bonus komt een arbeider uit de voorraad op het nieuwe gebouw en worden daar hoogstens drie goederen verwerkt.
    .title = Een arbeider naar het nieuwe gebouw
rule-B7 = Voor deze bouwplaats gelden dezelfde kosten als voor elke andere, je krijgt een bouwbonustegel, en daarna gaat de bouwer verder.
    .title = Bouwen waar de bouwer staat

## Gunsten

rule-F1 = Een gunst die je krijgt, is een speelsteen uit de voorraad die je in de opslag voor gunsten legt; die komt van het spel, nooit van een andere speler.
    .title = Gunsten zijn speelstenen
rule-F2 = Voor een weggestuurde staande arbeider, een bezoek aan de koopman, stappen bij een gilde, bouwbonustegels, notabelen, verloren contracten, volgers, gebeurtenissen op de rivier en het boek.
    .title = Wanneer je gunsten krijgt
rule-F3 = Elke eigen gunstactie mag één keer per beurt gebruikt worden, op elk moment van de eigen beurt.
    .title = Gunstacties
rule-F4 = Een actie kan meer gunsten vragen dan ze er kost; de rest moet er zijn en blijft.
    .title = Bezit en besteding
rule-F5 = Een van de bestede gunsten markeert de actie tot het einde van de eigen beurt van de eigenaar; de andere gaan meteen terug naar de voorraad.
    .title = Een gebruikte actie wordt gemarkeerd
rule-F6 = Je besteedt 2 gunsten: je krijgt één basisgoed naar keuze.
    .title = Gunsten voor een basisgoed
rule-F7 = Je besteedt 3 gunsten: je verwerkt één goed.
    .title = Gunsten voor verwerken
rule-F8 = Je moet 4 gunsten hebben en besteedt er 3: één stap omhoog op het invloedsspoor van een gilde naar keuze.
    .title = Gunsten voor een stap
rule-F9 = Een speler kan drie gunsttegels hebben; komt er een vierde, dan wordt een van de tegels, naar keuze, teruggeschud in de trekstapel, nadat het aanbod is aangevuld.
    .title = Drie plaatsen voor gunsttegels
rule-F10 = Een van de drie open tegels wordt genomen, en de trekstapel vult de open plek.
    .title = Een gunsttegel nemen

## Invloed, gilden en opdrachten

rule-I1 = Elke notabele en elke kolom opdrachten hoort bij het kunstenaarsgilde, het koopmansgilde of het wetenschapsgilde.
    .title = Drie gilden
rule-I2 = Na alle leveringen mag de speler één stap omhoog op het invloedsspoor van het gilde van elke notabele aan wie geleverd is.
    .title = Invloed na leveringen
rule-I3 = Hoe vaak en met hoeveel goederen er in één fase ook aan een notabele geleverd is, hij geeft hoogstens één stap.
    .title = Eén stap per notabele
rule-I4 = Wie de derde stap bereikt, krijgt meteen 1 gunst of een gunsttegel, op de zesde 2 gunsten of een tegel.
    .title = Derde en zesde stap
rule-I5 = Hoe hoger een invloedsmarker staat, hoe meer roepies een opdracht van dat gilde oplevert.
    .title = Beloningen groeien met invloed

## Meditatiefase

rule-M1 = Zoveel eigen staande arbeiders als de speler wil, mogen neergelegd worden om meditatiepunten te krijgen; pas daarna worden punten besteed.
    .title = Arbeiders neerleggen
rule-M2 = De eerste arbeider geeft wat het veld van de meditatieteller aangeeft, elke volgende wat telkens het veld ervóór aangeeft, en nooit minder dan 1.
    .title = Punten van elke arbeider
rule-M3 = Punten die in de fase niet besteed worden, gaan verloren.
    .title = Punten vervallen
rule-M4 = Met punten koop je open acties naar keuze, in elke volgorde en zo vaak als je wilt; de buitenste actie onder de meditatiemarker is geblokkeerd.
    .title = Welke acties open zijn
rule-M5 = Een goed wordt geruild voor een ander met dezelfde waarde, voor zoveel punten als die waarde.
    .title = Een goed ruilen
rule-M6 = Voor drie punten lever je één goed aan een notabele.
    .title = Een goed leveren
rule-M7 = Een goed wordt verwerkt voor zoveel punten als het nieuwe goed waard is.
    .title = Een goed verwerken
rule-M8 = Voor twee punten haal je een afdekfiche van je eigen boerderij weg; je bewaart het.
    .title = Een afdekfiche weghalen
rule-M9 = Voor één punt verplaats je een boer één vakje; deze actie in het midden is nooit geblokkeerd.
    .title = Een boer verplaatsen
rule-M10 = Aan het einde van de fase bedekt de meditatiemarker de buitenste actie die het laatst gebruikt is; is er geen gebruikt, dan blijft hij liggen.
    .title = De meditatiemarker schuift

## Actievelden

rule-A1 = Een arbeider uit de voorraad gaat naar een hoofdkarakter, een voltooid gebouw of de bouwplaats waar de bouwer staat.
    .title = De hoofdactie is verplicht
rule-A2 = Op een vrij veld wordt de actie uitgevoerd.
    .title = Een vrij veld
rule-A3 = De arbeider gaat terug naar zijn eigenaar, die niets krijgt; daarna wordt de actie uitgevoerd.
    .title = Een liggende arbeider van een ander
rule-A4 = De arbeider gaat terug naar zijn eigenaar, die 1 gunst van het spel krijgt; daarna wordt de actie uitgevoerd.
    .title = Een staande arbeider van een ander
rule-A5 = Een eigenaar wiens meditatieteller op het vierde veld of verder ligt, krijgt 2 gunsten in plaats van 1.
    .title = Twee gunsten vanaf het vierde veld
rule-A6 = Er wordt geen arbeider geplaatst; er worden 2 roepies betaald, de eigen arbeider wordt overeind gezet als hij lag, niemand krijgt een gunst, en de actie wordt uitgevoerd.
    .title = De horige: een eigen arbeider op het veld
rule-A7 = Wie geen arbeider in de voorraad heeft, moet de horige gebruiken, betaalt wat hij heeft als dat minder dan 2 roepies is, en kan niet bouwen.
    .title = Geen arbeider meer
rule-A8 = Wie een arbeider op een gebouw plaatst, neemt alle roepies die daar liggen.
    .title = Roepies op een gebouw
rule-A9 = Na een actie op het gebouw van de koopman krijgt de speler 2 gunsten.
    .title = De koopman geeft gunsten
rule-A10 = Daarna gaat de koopman zoveel voltooide gebouwen verder als een dobbelsteen aangeeft, de kolommen omlaag, van links naar rechts, en van het laatste gebouw naar de groeve.
    .title = De koopman gaat verder
rule-A11 = Op elk voltooid gebouw dat de koopman passeert, komt 1 roepie; op het gebouw waar hij stopt niet.
    .title = Roepies op de weg van de koopman
rule-A12 = Een arbeider op de bouwplaats van de bouwer bouwt die voor niets en zonder bouwbonustegel, en verwerkt daar daarna goederen.
    .title = Een gratis gebouw van de bouwer
rule-A13 = Daarna gaat de bouwer zoveel bouwplaatsen verder als een dobbelsteen aangeeft, en van de laatste naar de eerste.
    .title = De bouwer gaat verder
rule-A14 = Als alles gebouwd is, wordt de bouwer weggehaald.
    .title = De bouwer vertrekt

## Hoofdkarakters

rule-C1 = Ofwel ga je één stap omhoog op het invloedsspoor van een gilde, ofwel bouw je één gebouw in drie stappen: betalen en bouwen, een bouwbonustegel nemen, een arbeider sturen om te verwerken.
    .title = Architect
rule-C2 = Goederen worden geleverd om precies één opdracht te vervullen en aan zoveel notabelen als de speler wil, of alleen voor een van beide.
    .title = Schipper
rule-C3 = Eén levering is gratis; er mag één goed betaald worden, en de waarde daarvan is het aantal verdere leveringen.
    .title = Hoeveel leveringen
rule-C4 = Aan het einde van de actie levert elke levering die betaald en niet gebruikt is, 1 roepie op.
    .title = Ongebruikte leveringen
rule-C5 = Een opdracht kost twee leveringen, beide goederen worden tegelijk geleverd, en in een actie kan maar één opdracht vervuld worden.
    .title = Een opdracht met de schipper
rule-C6 = Alleen in deze hoofdactie mag een gevraagd goed dubbel geleverd worden; met genoeg leveringen mag dat nog eens.
    .title = Dubbele levering met de schipper
rule-C7 = Hoogstens drie eigen goederen worden geruild voor andere naar keuze, die samen 1 minder waard moeten zijn.
    .title = Handelaar
rule-C8 = Vóór of na de ruil mag één prijsfiche geplaatst, omgedraaid of verplaatst worden, ook allebei, maar niet terug naar de handelaar.
    .title = Een prijsfiche verplaatsen
rule-C9 = Prijsfiches worden nooit gestapeld en veranderen een gedrukte waarde nooit met meer dan 1.
    .title = Grenzen van prijsfiches
rule-C10 = Een prijsfiche blijft liggen waar het ligt tot een speler of een gebeurtenis op de rivier het verplaatst.
    .title = Prijsfiches blijven liggen
rule-C11 = Twee verschillende van drie acties, in een volgorde naar keuze: meditatie verhogen, een afdekfiche weghalen, boeren verplaatsen.
    .title = Botanist
rule-C12 = De goederen die tussen twee velden staan, worden betaald om de meditatieteller één veld vooruit te zetten.
    .title = Meditatie verhogen
rule-C13 = Eén afdekfiche wordt van de eigen boerderij weggehaald en bewaard.
    .title = De botanist haalt een afdekfiche weg
rule-C14 = Je verplaatst één boer twee vakjes, of hoogstens twee boeren elk één vakje.
    .title = De botanist verplaatst boeren
rule-C15 = Boeren komen nooit op of voorbij een symbool van een goed of een afdekfiche.
    .title = Waar boeren niet mogen komen

## Gebouwen voor productie en verwerking

rule-P1 = Groeve, houtzagerij, kurkumaplantage en katoenplantage produceren hun basisgoed in hun opslag.
    .title = Productiegebouwen
rule-P2 = Eén tot drie goederen van één soort gaan langs een pijl naar de opslag van het gebouw waar de arbeider is.
    .title = Verwerkingsgebouwen

## Olie en curry

rule-K1 = Eén olie of één curry zet één eigen arbeider overeind.
    .title = Olie of curry
rule-K2 = Eén olie en één curry zetten samen drie eigen arbeiders overeind.
    .title = Olie en curry
rule-K3 = Per beurt is maar één van deze acties toegestaan.
    .title = Eén keer per beurt

## Luxegoederen

rule-L1 = Het bestede goed ligt tot het einde van de beurt op zijn rol, dus elke soort werkt één keer per beurt.
    .title = Eén van elk luxegoed per beurt
rule-L2 = Tussen de actiefase en de opdrachtfase heeft de speler nog een hoofdactie.
    .title = Beeld
rule-L3 = Twee eigen invloedsmarkers gaan elk één stap omhoog.
    .title = Schilderij
rule-L4 = Drie liggende arbeiders worden overeind gezet, en de speler krijgt 1 gunst.
    .title = Boek
rule-L5 = De speler krijgt zoveel roepies als kleding waard is.
    .title = Kleding

## Opdrachtfase

rule-O1 = Ofwel wordt één goed aan Akbar gegeven, ofwel wordt precies één opdracht vervuld, of geen van beide.
    .title = Akbar of een opdracht
rule-O2 = Eén goed wordt in de schaal gelegd die het toont; in elke schaal past in het hele spel één goed.
    .title = Een geschenk aan Akbar
rule-O3 = Alleen de opdracht met de opdrachtmarker van het gilde kan vervuld worden.
    .title = Alleen gemarkeerde opdrachten
rule-O4 = In een kolom passen maar zoveel speelstenen, de neutrale meegeteld, als de huidige limiet aangeeft; die begint bij 3.
    .title = Limiet van opdrachten
rule-O5 = De eigen invloedsmarker moet de startpositie op het spoor van het gilde verlaten hebben.
    .title = Invloed is nodig
rule-O6 = Beide goederen van de opdracht gaan van het bord terug naar de voorraad, en één speelsteen geeft aan dat de opdracht vervuld is.
    .title = Beide goederen worden betaald
rule-O7 = De opdrachtmarker gaat omlaag naar de volgende vrije opdracht, en na de onderste begint hij weer bovenaan.
    .title = De opdrachtmarker gaat verder
rule-O8 = Wie op het spoor vooraan staat, alleen of met anderen, krijgt de roepies die daar staan.
    .title = Beloning aan kop
rule-O9 = Wie een opdracht vervult zonder aan kop te staan, krijgt 1 roepie minder en gaat één stap omhoog.
    .title = Beloning achter de koploper
rule-O10 = Als alle opdrachten van een gilde vervuld zijn, verlaat de opdrachtmarker de kolom en wordt het einde van het spel aangekondigd.
    .title = Een volle kolom

## Notabelen

rule-N1 = Je kunt leveren aan notabelen tot en met het niveau dat de steiger van de boot geopend heeft.
    .title = Aan wie je kunt leveren
rule-N2 = Een speelsteen gaat uit de opslag naar het gevraagde goed van de notabele, elk goed één keer.
    .title = Een levering
rule-N3 = Na elke afzonderlijke levering krijgt de speler zoveel roepies als er speelstenen op de notabele liggen, van wie ze ook zijn.
    .title = Roepies voor een levering
rule-N4 = Met twee leveringen van de schipper wordt een goed dubbel geleverd; de tweede speelsteen ligt naast de eerste, levert 1 roepie op en telt mee voor het contract.
    .title = Dubbele levering
rule-N5 = Zodra elk gevraagd goed er is, wordt het spel onderbroken en wordt het contract toegekend.
    .title = Een contract is voltooid
rule-N6 = Wie de meeste goederen geleverd heeft; bij gelijke stand wie het goed geleverd heeft dat hoger staat.
    .title = Wie het contract krijgt
rule-N7 = Wie het contract krijgt, neemt de notabele, mag het effect meteen gebruiken en krijgt zijn speelstenen terug in de voorraad.
    .title = De winnaar van het contract
rule-N8 = Alle anderen krijgen de eigen speelstenen terug als gunsten.
    .title = De anderen krijgen een vergoeding
rule-N9 = Effecten mogen gebruikt worden: sommige één keer, meteen; sommige één keer per beurt; sommige telkens als aan hun voorwaarde is voldaan; sommige aan het eind.
    .title = Soorten effecten

## Rivier

rule-R1 = Als de gevraagde contracten voltooid zijn, vaart de boot meteen verder, wordt de bijbehorende gebeurtenis uitgevoerd, en daarna gaat de beurt door.
    .title = De boot vaart meteen
rule-R2 = De boot begint hier en vertrekt na twee contracten van niveau I.
    .title = Eerste steiger
rule-R3 = Het gebouw waar de bouwer staat, wordt gebouwd en de bouwer gaat verder; de boot vertrekt na het eerste contract van niveau II.
    .title = Tweede steiger
rule-R4 = De koopman gaat verder, elke speler krijgt 1 gunst voor elk eigen katoen, hoogstens 3, en de limiet wordt 4 opdrachten; de boot vertrekt na het tweede contract van niveau II.
    .title = Derde steiger
rule-R5 = De prijsfiches gaan terug naar de handelaar, elke speler krijgt 1 gunst, en de limiet wordt 5 opdrachten; de boot vertrekt na het eerste contract van niveau III.
    .title = Vierde steiger
rule-R6 = Elke speler krijgt een goed met waarde 1, 2 of 3 als hij geen, één of meer katoen heeft, en de limiet wordt 6 opdrachten; de boot vertrekt na het eerste contract van niveau IV.
    .title = Vijfde steiger
rule-R7 = Kleding levert 1 roepie meer op, en het einde van het spel wordt aangekondigd.
    .title = Zesde steiger

## Einde van het spel

rule-E1 = Een voltooid contract van niveau IV, een invloedsmarker op de bovenste stap van een invloedsspoor, of zes speelstenen in een kolom opdrachten.
    .title = Wat het spel beëindigt
rule-E2 = De lopende ronde wordt afgemaakt, en elke speler krijgt nog één beurt.
    .title = De laatste ronde
rule-E3 = Notabelen met het symbool voor het einde van het spel leveren hun roepies op.
    .title = Notabelen aan het eind
rule-E4 = De eerste speler op elk invloedsspoor krijgt 2 roepies voor elke eigen speelsteen bij de opdrachten van dat gilde, iedereen op de tweede positie 1.
    .title = Eerste en tweede in een gilde
rule-E5 = Alle spelers die de eerste positie delen, krijgen 1 roepie voor elke eigen opdracht, en de tweede positie niets.
    .title = Gedeelde eerste positie
rule-E6 = Een meditatieteller op het laatste veld is 5 roepies waard.
    .title = Laatste veld van de meditatie
rule-E7 = Elk afdekfiche dat van de eigen boerderij is weggehaald, is 1 roepie waard.
    .title = Weggehaalde afdekfiches
rule-E8 = Eén, twee en drie geschenken zijn 1, 3 en 5 roepies waard, elk verder geschenk 3 meer.
    .title = Geschenken aan Akbar
rule-E9 = Wie de meeste roepies heeft, wint; bij gelijke stand beslist de waarde van de overgebleven goederen, met 1 voor elke gunst; daarna wordt de overwinning gedeeld.
    .title = De winnaar

## De notabelen een voor een

rule-D1 = De schipper mag betaald worden met meer goederen, met een totale waarde van hoogstens 4; 1 roepie voor elk geleverd doek.
    .title = Portugese Handelaar
rule-D2 = Eenmalig mag de meditatieteller gratis één veld vooruit; 1 roepie voor elke geleverde curry.
    .title = Soefi
rule-D3 = Bouwen zonder de bouwer: 1 bouwwaarde extra en 1 roepie.
    .title = Takshaka
rule-D4 = Zandsteen of hout produceren levert er één meer op.
    .title = Mahout
rule-D5 = Kurkuma of katoen produceren levert er één meer op.
    .title = Khatib
rule-D6 = Eén keer per beurt mag één goed met waarde 1, 2 of 3 zonder levering op de kaart gelegd worden; de derde speelsteen levert 5 roepies op, en alle drie gaan terug naar de voorraad.
    .title = Franse Handelaar
rule-D7 = Na elke productie mogen precies twee van de geproduceerde goederen één goed van dezelfde kleur met een waarde van hoogstens 2 worden; 1 roepie voor elke geleverde kleurstof.
    .title = Verver
rule-D8 = Hoogstens twee eigen arbeiders die staand worden weggestuurd, mogen op de kaart wachten; in de meditatiefase mag elk van hen voor punten terug naar de voorraad, alsof hij neergelegd werd; 1 roepie voor elke geleverde olie.
    .title = Kok
rule-D9 = Eén punt extra in een meditatiefase die er minstens één oplevert.
    .title = Muezzin
rule-D10 = Na de schipper van een andere speler mag één goed aan een notabele geleverd worden, en de actieve speler krijgt 1 gunst; de eigen schipper heeft één gratis levering meer.
    .title = Jagirdar
rule-D11 = Eén keer per beurt zet één katoen één liggende arbeider overeind.
    .title = Kalief
rule-D12 = De horige kost 1 roepie; 1 roepie voor elk geleverd papier.
    .title = Kalligraaf
rule-D13 = Eén keer in elke eigen beurt kost een gunstactie 1 gunst minder, nooit 0, al moeten alle gunsten er wel zijn; 1 roepie voor elke geleverde baksteen.
    .title = Moellah
rule-D14 = Eén keer per beurt wordt een goed geruild voor een ander met dezelfde waarde.
    .title = Engelse Handelaar
rule-D15 = Eenmalig een open gunsttegel naar keuze of een tegel die je uit de trekstapel zoekt, waarna die geschud wordt; één keer per beurt koop je voor 1 of 3 punten 1 of 2 gunsten.
    .title = Mozaïekmaker
rule-D16 = Eenmalig mag de bouwplaats die het dichtst bij de linkerbovenhoek ligt gratis gebouwd worden volgens de bouwregels, met een arbeider ervoor; 2 roepies voor elk geleverd beeld.
    .title = Mujtahida
rule-D17 = Aan het eind 1, 3 of 6 roepies voor eigen opdrachten van één, twee of drie gilden; 2 roepies voor elk geleverd kledingstuk.
    .title = Nederlandse Handelaar
rule-D18 = Eenmalig mogen hoogstens drie liggende arbeiders overeind gezet worden en mag één invloedsmarker naar keuze één stap omhoog; 2 roepies voor elk geleverd schilderij.
    .title = Schilder
rule-D19 = Aan het eind 1 roepie voor elke eigen opdracht; 2 roepies voor elk geleverd boek.
    .title = Subadar
rule-D20 = Eenmalig gaat een eigen goed naar keuze in een vrije schaal van Akbar waarvan het goed dezelfde waarde heeft; aan het eind 1 roepie voor elk eigen geschenk.
    .title = Sadr us-Sudur
rule-D21 = Eenmalig 3 gunsten; aan het eind 3 roepies voor elke set van alle drie de gildesymbolen op eigen opdrachten en contracten.
    .title = Groot-Moefti
rule-D22 = Eenmalig 3 gunsten; aan het eind 1 roepie voor elk eigen contract en elke eigen opdracht van het wetenschapsgilde, de kaart zelf meegeteld.
    .title = Groot-Imam
rule-D23 = Eenmalig 3 gunsten; aan het eind 1 roepie voor elk eigen contract en elke eigen opdracht van het kunstenaarsgilde, de kaart zelf meegeteld.
    .title = Hofkunstenaar
rule-D24 = Eenmalig 3 gunsten; aan het eind 1 roepie voor elk eigen contract en elke eigen opdracht van het koopmansgilde, de kaart zelf meegeteld.
    .title = Dewan
rule-D25 = Een bonus voor het leveren van een goed wordt uitbetaald voor een goed dat aan een notabele, aan een opdracht, aan Akbar of aan de Franse Handelaar gegeven wordt.
    .title = Wat als leveren telt
rule-D26 = Een effect van deze soort werkt één keer in elke eigen beurt; de kaart wordt ter herinnering gedraaid.
    .title = Eén keer per beurt

## Bouwbonustegels

rule-U1 = Elke tegel hoort bij een niveau en geeft roepies en, bij de meeste, een stap omhoog bij een gilde, een gunst of een afdekfiche.
    .title = Eén tegel voor een gebouw
rule-U2 = Kunstenaarsgilde en 3 roepies; een afdekfiche en 2; koopmansgilde en 3; een gunst en 3.
    .title = Bouwbonustegels van niveau 2
rule-U3 = Kunstenaarsgilde en 4 roepies; een gunst en 4; wetenschapsgilde en 4; alleen 5 roepies.
    .title = Bouwbonustegels van niveau 3
rule-U4 = Wetenschapsgilde en 5 roepies; een gunst en 5; koopmansgilde en 5; alleen 6 roepies.
    .title = Bouwbonustegels van niveau 4

## Gunsttegels

rule-Q1 = Je besteedt 2 gunsten: één liggende arbeider op het bord wordt overeind gezet.
    .title = Gunsttegel: overeind zetten
rule-Q2 = Je besteedt 2 gunsten: naast een andere verwerking, of die nu door meditatie, gunsten, een gebouw of volgen gebeurt, wordt één extra goed verwerkt.
    .title = Gunsttegel: één extra goed verwerken
rule-Q3 = Je moet 2 gunsten hebben en besteedt er 1: één punt extra, alleen in de meditatiefase.
    .title = Gunsttegel: meditatiepunt
rule-Q4 = Je moet 3 gunsten hebben en besteedt er 2: je verkoopt één goed voor zijn waarde.
    .title = Gunsttegel: verkopen
rule-Q5 = Je moet 3 gunsten hebben en besteedt er 2: je haalt een afdekfiche weg en bewaart het.
    .title = Gunsttegel: een afdekfiche weghalen
rule-Q6 = Je moet 4 gunsten hebben en besteedt er 2: je levert een goed aan een notabele, met de gebruikelijke roepies en invloed.
    .title = Gunsttegel: leveren
rule-Q7 = Je moet 4 gunsten hebben en besteedt er 2: een extra opdrachtfase.
    .title = Gunsttegel: opdrachtfase
rule-Q8 = Je moet 2 gunsten hebben en besteedt er 1: twee verplaatsingen van één boer of één verplaatsing van elk van twee boeren.
    .title = Gunsttegel: boeren
rule-Q9 = Je moet 3 gunsten hebben en besteedt er 2: je verplaatst een prijsfiche naar keuze zoals bij de handelaar.
    .title = Gunsttegel: prijsfiche
rule-Q10 = Je besteedt 2 gunsten: je ruilt één goed voor een ander met dezelfde waarde.
    .title = Gunsttegel: ruilen
rule-Q11 = Je moet 4 gunsten hebben en besteedt er 3: je krijgt een goed naar keuze met waarde 2.
    .title = Gunsttegel: goed met waarde 2
rule-Q12 = Je besteedt 4 gunsten: de meditatieteller gaat gratis één veld vooruit.
    .title = Gunsttegel: meditatieteller
rule-Q13 = Je moet 3 gunsten hebben en besteedt er 2: je verwerkt een goed met waarde 1 tot een met waarde 2.
    .title = Gunsttegel: van 1 naar 2 verwerken
rule-Q14 = Je besteedt 3 gunsten: je gebruikt de horige gratis, alleen in de actiefase.
    .title = Gunsttegel: gratis horige
