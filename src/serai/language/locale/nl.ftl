# Berichten van het huis in het Nederlands. Wat een bericht betekent, staat in en.ftl.

## Spelers en het verslag

seat-name = Speler { $number }
log-move = { $seat }: { $move }

## Weigeringen

with-citation = { $text } (regel { $rule })
refuse-not-now =
    { $count ->
        [one] Dat kan nu niet. Er is { $count } andere zet mogelijk.
       *[other] Dat kan nu niet. Er zijn { $count } andere zetten mogelijk.
    }
refuse-game-over =
    { $seats ->
        [one] Het spel is afgelopen.
       *[other] Het spel is voor alle { $seats } spelers afgelopen.
    }
refuse-unknown-verb =
    { $count ->
        [one] “{ $word }” is geen zet. Er is er { $count }: { $known }.
       *[other] “{ $word }” is geen zet. Er zijn er { $count }: { $known }.
    }
# “—” staat voor niets: er ontbreekt een woord, of er is er een te veel.
refuse-bad-argument = { $verb }: woord { $nth } erachter is “{ $given }”. Verwacht: { $expected }

## Problemen met spellen, opties en bestanden

problem-game = Het spel “{ $given }” is er niet. Wel: { $known }.
problem-language = “{ $given }” spreken we niet. Kies uit: { $allowed }.
problem-seats = Met { $given } spelers kan dit niet. Kies uit: { $allowed }.
problem-option-name = De optie “{ $name }” is er niet. Wel: { $known }.
problem-option-value = De optie “{ $name }” kan niet “{ $given }” zijn. Toegestaan: { $allowed }.
problem-not-json = Dit is geen JSON: { $detail }
problem-position = { $place } is “{ $given }”. Verwacht: { $expected }
problem-position-digest = De stelling is na het bewaren veranderd. Was dat de bedoeling, haal dan “digest” weg.
problem-impossible = Deze stelling kan in een spel niet voorkomen: { $law }
problem-transcript-first-line = Dit is geen partijverslag. De eerste regel moet “{ $expected }” zijn.
problem-transcript-check =
    { $lines ->
        [one] Het partijverslag is beschadigd of afgekapt ({ $lines } regel). Gebruik een ongewijzigde kopie.
       *[other] Het partijverslag is beschadigd of afgekapt ({ $lines } regels). Gebruik een ongewijzigde kopie.
    }
problem-transcript-line = Regel { $line } van het partijverslag klopt niet. Verwacht: { $expected }
problem-transcript-version = Het partijverslag hoort bij versie { $version } van de spelregels, wij spelen versie { $ours }.
problem-transcript-seat = Regel { $line } van het partijverslag is voor “{ $given }”, maar “{ $expected }” is aan de beurt (* is het toeval).
problem-transcript-move = Regel { $line } van het partijverslag, “{ $move }”: { $reason }
problem-transcript-position = Het partijverslag leidt naar een andere stelling dan die in regel { $line }.

## serai sim

cli-arg-sim-game = welk spel (rajas)
cli-arg-sim-seats = wie er speelt, plaats voor plaats; parameters van een bot staan achter een dubbelepunt: greedy:width=24
cli-arg-sim-games = hoeveel partijen
cli-arg-sim-seed = dezelfde startwaarde geeft dezelfde partijen
cli-arg-sim-jobs = hoeveel processen het werk verdelen; de uitkomst blijft gelijk
cli-arg-sim-option = een optie van het spel, zoals ganga of sides=basic,navaratnas; mag vaker
cli-arg-sim-rotate = van partij tot partij van plaats wisselen, of iedereen houdt de plaats van de lijst
cli-arg-sim-json = één JSON-object in plaats van tabellen
cli-sim-interrupted = Afgebroken. Dit is er tot nu toe.
cli-sim-played =
    { $games ->
        [one] { $games } partij { $title }, startwaarde { $seed }
       *[other] { $games } partijen { $title }, startwaarde { $seed }
    }
cli-sim-options = Met { $options }.
cli-sim-rotated = De plaatsen wisselen: iedereen zit even vaak op elke plaats.
cli-sim-not-rotated = De plaatsen wisselen niet: iedereen houdt de plaats van de lijst.
cli-sim-unfinished =
    { $games ->
        [one] { $games } partij hield niet op. Ze is gestaakt en telt nergens mee.
       *[other] { $games } partijen hielden niet op. Ze zijn gestaakt en tellen nergens mee.
    }
cli-sim-player = Speler
cli-sim-games = Partijen
cli-sim-wins = Gewonnen
cli-sim-share = Aandeel
cli-sim-interval = 95%-interval
cli-sim-score = Punten
cli-sim-sd = Spreiding
cli-sim-lowest = Laagste
cli-sim-highest = Hoogste
cli-sim-place = Naar plaats en volgorde
cli-sim-fair = Balans
cli-sim-seat = Plaats { $nth }
cli-sim-order = In ronde 1 als nummer { $nth }
cli-sim-even = gelijk
cli-sim-uneven = ongelijk
cli-sim-quantity = In een partij
cli-sim-mean = Gemiddeld
cli-sim-of-rounds = Rondes
cli-sim-of-decisions = Beslissingen
cli-sim-of-chance = Worpen en trekkingen
cli-sim-of-winners = { $fact }: winnaars
cli-sim-of-everybody = { $fact }: iedereen
cli-sim-fact-money = Geld
cli-sim-fact-fame = Roem
cli-sim-fact-karma = Karma
cli-sim-fact-boat = Riviervak van de boot
cli-sim-fact-workers = Arbeiders
cli-sim-fact-province = Gebouwde tegels
cli-sim-note = Een gedeelde winst telt naar deel. Gelijk: het interval bevat het aandeel dat zuiver toeval zou geven.
cli-sim-time = { $seconds } s, { $rate } partijen per seconde
cli-sim-interpreted = De engine draait geïnterpreteerd. Gecompileerd is hij vele malen sneller (make setup).

## serai fuzz

cli-arg-fuzz-game = welk spel doorzocht wordt (rajas)
cli-arg-fuzz-plies = hoeveel beslissingen er gespeeld worden, over alle spelersaantallen en varianten
cli-arg-fuzz-seed = dezelfde startwaarde geeft dezelfde partijen
cli-arg-fuzz-jobs = hoeveel processen het werk verdelen; de uitkomst blijft gelijk
cli-arg-fuzz-out = map voor wat er gevonden wordt
cli-arg-fuzz-option = bij een optie van het spel blijven, zoals ganga of ganga=off; mag vaker
cli-arg-fuzz-only = alleen de partij met dit nummer, om een vondst nog eens te zien
cli-arg-fuzz-illegal = in plaats daarvan zoveel verboden zetten proberen en de weigeringen tellen
cli-arg-fuzz-digests = in plaats daarvan een controlegetal over zoveel partijen van elke variant
cli-arg-fuzz-compare = met --digests: ook met de geïnterpreteerde engine, en vergelijken
cli-fuzz-played =
    { $games ->
        [one] { $games } partij met { $plies } beslissingen, varianten: { $variants }, startwaarde { $seed }
       *[other] { $games } partijen met { $plies } beslissingen, varianten: { $variants }, startwaarde { $seed }
    }
cli-fuzz-time = { $seconds } s, { $rate } per seconde
cli-fuzz-interpreted = De engine draait geïnterpreteerd. Gecompileerd is hij vele malen sneller (make setup).
cli-fuzz-every-ply = Na elke beslissing: het aanbod, de behoudswetten van het spel, een weigering, en dat vragen niets verandert. Daarnaast af en toe:
cli-fuzz-check = Controle
cli-fuzz-times = Aantal
cli-fuzz-check-pure = kijken verandert niets
cli-fuzz-check-copy = kopieën
cli-fuzz-check-position = stellingen bewaard en geladen
cli-fuzz-check-view = wat elke plaats ziet
cli-fuzz-check-illegal = verboden zetten
cli-fuzz-check-transcript = partijverslagen nagespeeld
cli-fuzz-check-damaged-transcript = beschadigde partijverslagen
cli-fuzz-check-damaged-position = beschadigde stellingen
cli-fuzz-check-typed = zetten als tekst ingevoerd
cli-fuzz-check-end = dit alles aan het einde van een partij
cli-fuzz-code = Nummer
cli-fuzz-refusal = Geweigerd wegens
cli-fuzz-try-number = geprobeerd: een willekeurig getal
cli-fuzz-try-unoffered = geprobeerd: een zet die niet wordt aangeboden
cli-fuzz-try-near = geprobeerd: een aangeboden zet met andere woorden
cli-fuzz-try-seen = geprobeerd: een zet van een ander moment
cli-fuzz-try-mistyped = geprobeerd: een zet met een tikfout
cli-fuzz-try-junk = geprobeerd: helemaal geen zet
cli-fuzz-try-thing = geprobeerd: iets van een verkeerd type
cli-fuzz-sum = totaal
cli-fuzz-nothing = Niets gevonden.
cli-fuzz-findings =
    { $count ->
        [one] { $count } fout gevonden. Ze staat in { $folder }:
       *[other] { $count } fouten gevonden. Ze staan in { $folder }:
    }
cli-fuzz-kind-exception = De engine brak af met een fout.
cli-fuzz-kind-dead-end = Niemand kan zetten, en de partij is niet afgelopen.
cli-fuzz-kind-lone-option = Er werd iets gevraagd waarop maar één antwoord mogelijk is.
cli-fuzz-kind-duplicate-option = Een zet wordt twee keer aangeboden.
cli-fuzz-kind-endless = De partij houdt niet op.
cli-fuzz-kind-law = Een behoudswet van het spel is geschonden.
cli-fuzz-kind-impure = Er veranderde iets door er alleen naar te kijken.
cli-fuzz-kind-why-not = De reden van een weigering en de aangeboden zetten spreken elkaar tegen.
cli-fuzz-kind-refused-option = Een aangeboden zet werd geweigerd.
cli-fuzz-kind-notation = Een zet is na schrijven en lezen een andere.
cli-fuzz-kind-position = Een stelling is na bewaren en laden een andere.
cli-fuzz-kind-position-damaged = Een beschadigde stelling werd niet netjes geweigerd.
cli-fuzz-kind-transcript = Een partijverslag geeft nagespeeld een andere partij.
cli-fuzz-kind-transcript-damaged = Een beschadigd partijverslag werd niet netjes geweigerd.
cli-fuzz-kind-copy = Een kopie en haar origineel zijn niet gelijk of niet onafhankelijk.
cli-fuzz-kind-illegal-accepted = Een verboden zet werd aangenomen.
cli-fuzz-kind-refusal = Een verboden zet werd niet netjes geweigerd.
cli-fuzz-kind-text = In een taal ontbreekt een tekst.
cli-fuzz-kind-view = Een plaats ziet wat ze niet mag zien, of niet wat ze moet zien.
cli-fuzz-kind-result = Winnaars en plaatsen kloppen niet met elkaar.
cli-fuzz-variant = Spelvariant
cli-fuzz-digest = Controlegetal
cli-fuzz-equal = Gelijk
cli-fuzz-decisions = Beslissingen
cli-fuzz-digests-compiled =
    { $games ->
        [one] { $games } partij van elke variant, gecompileerde engine, { $seconds } s
       *[other] { $games } partijen van elke variant, gecompileerde engine, { $seconds } s
    }
cli-fuzz-digests-interpreted =
    { $games ->
        [one] { $games } partij van elke variant, geïnterpreteerde engine, { $seconds } s
       *[other] { $games } partijen van elke variant, geïnterpreteerde engine, { $seconds } s
    }
cli-fuzz-all-equal = De geïnterpreteerde engine speelt dezelfde partijen (varianten: { $variants }).
cli-fuzz-differing =
    { $count ->
        [one] De geïnterpreteerde engine speelt in { $count } variant andere partijen.
       *[other] De geïnterpreteerde engine speelt in { $count } varianten andere partijen.
    }

## serai bench

cli-arg-bench-game = welk spel gemeten wordt (rajas)
cli-arg-bench-seconds = seconden per meting en ronde
cli-arg-bench-interpreted = ook de geïnterpreteerde engine meten, of weglaten
cli-arg-bench-json = één JSON-object in plaats van tabellen
cli-bench-wait = De meting duurt een à twee minuten …
cli-bench-compiled = Gecompileerde engine, Python { $python }, { $machine }, één kern
cli-bench-interpreted = Geïnterpreteerde engine, Python { $python }, { $machine }, één kern
cli-bench-how =
    { $runs ->
        [one] { $runs } ronde van { $seconds } s.
       *[other] De beste van { $runs } afwisselende rondes van { $seconds } s.
    }
cli-bench-variant = Willekeurig gespeeld
cli-bench-decisions = Beslissingen/s
cli-bench-games = Partijen/s
cli-bench-length = Beslissingen per partij
cli-bench-options = Mogelijkheden
cli-bench-chance = Worpen en trekkingen per partij
cli-bench-what = Wat
cli-bench-rate = Snelheid of duur
cli-bench-source = Geïnterpreteerd
cli-bench-ratio = Verhouding
cli-bench-random = willekeurige beslissingen: { $variant }
cli-bench-copy = kopie van een stelling: { $variant }
cli-bench-surface-decisions = beslissingen via new, options, play
cli-bench-surface-digest = controlegetal
cli-bench-surface-to-json = stelling naar JSON
cli-bench-surface-from-json = stelling uit JSON
cli-bench-surface-view = beeld van een plaats
cli-bench-surface-copy = kopie van een partij
cli-bench-surface-replay = regels van een partijverslag nagespeeld
cli-bench-bot = een partij van { $bot } tegen zichzelf
cli-bench-peers = Anderen, door ons op één kern gemeten: catanatron (Catan) 36.000 beslissingen per seconde en 51 µs per kopie, TAG (vier zware spellen) 280.000 tot 580.000 beslissingen per seconde.
