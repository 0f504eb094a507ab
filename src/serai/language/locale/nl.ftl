# Berichten van het huis in het Nederlands. Wat een bericht betekent, staat in en.ftl.

## Spelers en het verslag

seat-name = Speler { $number }
list-and = { $first } en { $last }
log-move = { $seat } { $move }
log-effect = { $seat }: { $effect }
outcome-shared = De overwinning wordt gedeeld: { $names }.
# Een plek op iemands eigen bord.
place-of = { $text } ({ $seat })

## Personages: tegenstanders van het huis

character-bulbul = Bulbul
character-jaggu = Jaggu
character-makara = Makara
character-rukmini = Rukmini
character-ustad = Ustad Karim
character-lobsang = Lobsang
character-zarina = Zarina
character-farhad = Farhad Beg
character-nur = Nur al-Huda
character-birbal = Birbal

# Wat ze graag doen en hoe goed ze spelen.
bot-style-friend = vriendin
bot-style-gambler = gokker
bot-style-hermit = kluizenaar
bot-style-sailor = schipper
bot-style-courtier = hofdame
bot-style-builder = bouwmeester
bot-style-trader = koopvrouw
bot-style-raider = rover
bot-style-scholar = geleerde
bot-style-all-rounder = alleskunner
bot-level-1 = beginner
bot-level-2 = leerling
bot-level-3 = gelegenheids­speler
bot-level-4 = goed
bot-level-5 = sterk
bot-level-6 = expert
bot-level-7 = meester

## Weigeringen

with-citation = { $text } (regel { $rule })
with-house-rule = { $text } (huisregel “{ $ruling }”)
refuse-not-now =
    { $count ->
        [one] Dat kan nu niet. Er is { $count } andere zet mogelijk.
       *[other] Dat kan nu niet. Er zijn { $count } andere zetten mogelijk.
    }
refuse-game-over = De partij is afgelopen: er zijn geen zetten meer.
refuse-not-your-turn = Je bent niet aan de beurt.
refuse-unknown-verb =
    { $count ->
        [one] “{ $word }” is geen zet. De enige mogelijke zet is: { $known }.
       *[other] “{ $word }” is geen zet. De { $count } zetten zijn: { $known }.
    }
# “—” staat voor niets: er ontbreekt een woord, of er is er een te veel.
refuse-bad-argument = { $verb }: woord { $nth } erachter is “{ $given }”. Verwacht: { $expected }.
refuse-missing-argument = { $verb }: woord { $nth } erachter ontbreekt. Verwacht: { $expected }.
refuse-extra-argument =
    { $count ->
        [0] { $verb } staat alleen; “{ $given }” is te veel.
        [one] Achter { $verb } hoort 1 woord; “{ $given }” is te veel.
       *[other] Achter { $verb } horen { $count } woorden; “{ $given }” is te veel.
    }

## Problemen met spellen, opties en bestanden

problem-game = Het spel “{ $given }” kennen we niet. Kies uit: { $known }.
problem-language = De taal “{ $given }” spreken we niet. Kies uit: { $allowed }.
problem-seats = “{ $given }” is geen mogelijk aantal spelers. Kies uit: { $allowed }.
problem-seat = Plaats { $given } bestaat niet. De plaatsen zijn genummerd van 0 t/m { $last }.
problem-option-name = De optie “{ $name }” bestaat niet. Kies uit: { $known }.
problem-habit = Voor “{ $given }” bestaat geen vast antwoord; het kan wel voor: { $known }.
problem-option-value = De optie “{ $name }” kan niet “{ $given }” zijn. Toegestaan: { $allowed }.
problem-option-seats = De optie “{ $name }” bestaat alleen met zoveel spelers: { $allowed }.
problem-not-json = Dit is geen JSON: { $detail }
problem-position = { $place } is “{ $given }”. Verwacht: { $expected }
problem-position-digest = De stelling is na het opslaan veranderd. Was dat de bedoeling? Haal dan “digest” weg.
problem-impossible = Deze stelling kan in een partij niet voorkomen: { $law }
problem-transcript-first-line = Dit is geen partijverslag. De eerste regel moet “{ $expected }” zijn.
problem-transcript-check =
    { $lines ->
        [one] Het partijverslag is beschadigd of afgekapt ({ $lines } regel). Gebruik een ongewijzigde kopie.
       *[other] Het partijverslag is beschadigd of afgekapt ({ $lines } regels). Gebruik een ongewijzigde kopie.
    }
problem-transcript-line = Regel { $line } van het partijverslag klopt niet. Verwacht: { $expected }
problem-transcript-seat = Regel { $line } van het partijverslag is voor “{ $given }”, maar “{ $expected }” is aan de beurt (* is het toeval).
problem-transcript-move = Regel { $line } van het partijverslag, “{ $move }”: { $reason }
problem-transcript-position = Het partijverslag leidt niet naar de stelling die het in regel { $line } noemt.
problem-transcript-result = Het partijverslag leidt niet tot de uitslag die het in regel { $line } noemt.
problem-seat-taken = Hier zit al iemand.
problem-not-your-seat = Dit is niet jouw plaats.
problem-already-over = De partij is afgelopen.
problem-not-begun = De partij is nog niet begonnen: er zijn nog plaatsen vrij.
problem-draft-empty = Er valt niets te bevestigen.
problem-no-hints = Aan deze tafel wordt zonder tips gespeeld.
problem-nothing-to-undo = Er valt niets ongedaan te maken.
problem-nothing-to-redo = Er valt niets opnieuw te doen.
problem-takeback-none = Er valt niets terug te nemen.
problem-takeback-open = Er wacht al een verzoek om iets terug te nemen.
problem-log-full = Aan deze tafel is al meer dan { $most } keer iets gebeurd. De partij gaat door, maar er wordt niets meer teruggenomen, er zijn geen tips meer en niemand schuift nog aan.
problem-not-away = Een bot valt alleen in voor iemand die aan de beurt is en er niet is.
problem-stand-in-later =
    { $minutes ->
        [one] Een bot kan invallen als iemand { $minutes } minuut weg is.
       *[other] Een bot kan invallen als iemand { $minutes } minuten weg is.
    }
problem-stand-in-not-agreed = Aan deze tafel valt een bot alleen in als iedereen het goedvindt.
problem-stand-in = Er speelt nu een bot voor je. Neem eerst je plaats terug.
problem-no-stand-in = Er speelt geen bot voor je.
problem-newcomer = Iemand is midden in de partij van deze plaats opgestaan. Wie hier gaat zitten, ziet wat geheim was; daarom moet eerst iedereen aan tafel het goedvinden.
problem-no-event = Dat moment is er aan deze tafel niet geweest.
problem-draft-first = Bevestig je beurt eerst of begin hem opnieuw.
problem-log = Het verloop van deze partij kan volgens deze regels vanaf gebeurtenis { $seq } niet nagespeeld worden.
problem-log-line = Het verloop van deze partij klopt niet bij “{ $line }”.
problem-rules-retired = Gespeeld volgens versie { $version } van de regels van “{ $name }”. Die worden hier niet meer gespeeld: deze Serai speelt versie { $ours }. De partij kan gelezen en bewaard worden, maar niet verdergespeeld.
problem-rules-newer = Gespeeld volgens versie { $version } van de regels van “{ $name }”, die deze Serai niet kent: hier wordt versie { $ours } gespeeld. Een nieuwere Serai speelt ermee verder.
problem-data-boxed =
    { $count ->
        [one] Gespeeld met een verbeterde doos van “{ $name }” ({ $count } waarde, gegevens { $data }), die dit programma niet heeft. De verbetering staat in het bestand van de partij: start Serai met “--box BESTAND” en noem dat bestand om verder te spelen.
       *[other] Gespeeld met een verbeterde doos van “{ $name }” ({ $count } waarden, gegevens { $data }), die dit programma niet heeft. De verbeteringen staan in het bestand van de partij: start Serai met “--box BESTAND” en noem dat bestand om verder te spelen.
    }
problem-data-unboxed = Gespeeld zonder de verbeteringen die dit programma voor de doos van “{ $name }” heeft (gegevens { $data }, hier { $ours }). Start Serai zonder “--box” en SERAI_BOX om verder te spelen.
problem-data-other = Gespeeld met de waarden van een andere uitgave van “{ $name }” (gegevens { $data }, hier { $ours }). De partij kan gelezen en bewaard worden; die uitgave speelt ermee verder.
problem-layout-newer = Dit is geschreven door een nieuwere Serai, in een vorm die deze niet kan lezen ({ $layout }). Werk Serai bij om het te openen.

## Wat bots van een stelling vinden

# amount: met teken, zoals “+3,9”.
advice-reason = { $text }: { $amount }
reason-rival =
    { $better ->
        [yes] { $seat } staat er slechter voor
       *[no] { $seat } staat er beter voor
    }
advice-chance = winstkans { advice-percent }
advice-percent =
    { $percent ->
        [0] minder dan 1%
        [100] meer dan 99%
       *[other] { $percent }%
    }
advice-points =
    { $points ->
        [one] ongeveer { $points } punt verwacht
       *[other] ongeveer { $points } punten verwacht
    }
advice-then = daarna waarschijnlijk: { $moves }
advice-again = { $text } ({ $count } ×)
advice-times = { $count } × { $text }
advice-against-next = Vergeleken met de op één na beste beurt, in de eigen punten van de bot:
advice-against-best = Vergeleken met de beste beurt, in de eigen punten van de bot:
advice-against-played = Vergeleken met de gespeelde beurt, in de eigen punten van de bot:
advice-more-chance = { $amount } procentpunt winstkans
advice-more-points = punten { $amount }
advice-more-worth = waardering door de bot { $amount }
advice-alike = Nauwelijks verschil met de op één na beste beurt.
advice-same = Even goed als de beste beurt.
advice-near = Nauwelijks minder goed dan de beste beurt.
advice-only = Een andere beurt komt niet in aanmerking.
advice-unlearned = Van tafels als deze hebben de bots nog niets geleerd. Daarom kunnen ze je winstkans niet inschatten.
advice-other-rules = De schattingen komen uit partijen volgens versie { $trained } van de regels; deze volgt versie { $played }. Ze kunnen dus verkeerd zijn.
advice-other-values = De schattingen komen uit partijen met andere waarden van het spelmateriaal. Ze kunnen dus verkeerd zijn.
advice-other-options = De schattingen komen uit partijen met de gebruikelijke opties. Met die van deze tafel kunnen ze verkeerd zijn.
problem-nobody-decides = Hier hoeft niemand iets te beslissen.
problem-no-thoughts = “{ $bot }” speelt, maar kan niet zeggen waarom. Vraag een van deze: { $known }.
problem-bot = Er is geen bot “{ $given }”. Beschikbaar: { $known }.

## serai train

cli-arg-train-game = het spel dat geleerd wordt
cli-arg-train-seats = voor hoeveel spelers
cli-arg-train-generations = hoe vaak er gespeeld, aangepast en bij de poort beslist wordt; 0: alleen de winstkansen van het meegeleverde model opnieuw leren
cli-arg-train-games = hoeveel partijen een generatie speelt
cli-arg-train-width = hoe breed ze tijdens het leren zoeken
cli-arg-train-seed = dezelfde startwaarde geeft dezelfde tegenstanders
cli-arg-train-jobs = hoeveel processen het werk verdelen
cli-arg-train-folder = waar alles bewaard wordt; na een onderbreking gaat dezelfde opdracht daar verder
cli-arg-train-out = waar het model komt te staan (MAP/model.json)
cli-train-games = 
    { $generation ->
        [0] Partijen waaruit de winstkansen geleerd worden
       *[other] Generatie { $generation }: partijen om van te leren
    }
cli-train-choice = Generatie { $generation }: kandidaten spelen tegen de beste tot nu toe
cli-train-gate = Generatie { $generation }: de poort
cli-train-promoted = Generatie { $generation } is door de poort: { $words }
cli-train-kept-out = Generatie { $generation } is niet door de poort gekomen: { $words }
cli-train-interrupted = Onderbroken. Alles staat in { $folder }; dezelfde opdracht gaat daar verder.
cli-train-written = Het model staat in { $file } ({ $minutes } min).

## serai sim

cli-arg-sim-game = welk spel (rajas)
cli-arg-sim-seats = wie er speelt, plaats voor plaats; parameters van een bot staan achter een dubbelepunt: greedy:width=24
cli-arg-sim-games = hoeveel partijen
cli-arg-sim-seed = dezelfde startwaarde geeft dezelfde partijen
cli-arg-sim-jobs = hoeveel processen het werk verdelen; de uitkomst blijft gelijk
cli-arg-sim-option = een optie van het spel, zoals ganga of sides=basic,navaratnas; mag vaker
cli-arg-sim-rotate = per partij van plaats wisselen, of iedereen houdt de plaats uit de lijst
cli-arg-sim-json = één JSON-object in plaats van tabellen tonen
cli-sim-interrupted = Afgebroken. Dit zijn de uitkomsten tot nu toe.
cli-sim-played =
    { $games ->
        [one] { $games } partij { $title }, startwaarde { $seed }
       *[other] { $games } partijen { $title }, startwaarde { $seed }
    }
cli-sim-options = Met { $options }.
cli-sim-rotated = De plaatsen wisselen: iedereen zit even vaak op elke plaats.
cli-sim-not-rotated = De plaatsen wisselen niet: iedereen houdt de plaats uit de lijst.
cli-sim-unfinished =
    { $games ->
        [one] { $games } partij hield niet op. Die is afgebroken en telt niet mee.
       *[other] { $games } partijen hielden niet op. Die zijn afgebroken en tellen niet mee.
    }
cli-sim-player = Speler
cli-sim-games = Partijen
cli-sim-wins = Gewonnen
cli-sim-share = Aandeel
cli-sim-interval = 95%-betr.interval
cli-sim-score = Punten
cli-sim-sd = Std.afw.
cli-sim-lowest = Laagste
cli-sim-highest = Hoogste
cli-sim-place = Naar plaats en volgorde
cli-sim-fair = Kansen
cli-sim-seat = Plaats { $nth }
cli-sim-order = In ronde 1 als { $nth }e aan de beurt
cli-sim-even = gelijk
cli-sim-uneven = ongelijk
cli-sim-quantity = Per partij
cli-sim-mean = Gemiddeld
cli-sim-of-rounds = Rondes
cli-sim-of-decisions = Beslissingen
cli-sim-of-chance = Worpen en trekkingen
cli-sim-of-winners = { $fact }: winnaars
cli-sim-of-everybody = { $fact }: iedereen
cli-sim-note = Een gedeelde overwinning telt naar rato. Gelijke kansen: het interval bevat het aandeel dat zuiver toeval zou geven.
cli-sim-time = { $seconds } s, { $rate } partijen per seconde
cli-sim-interpreted = De engine draait geïnterpreteerd. Gecompileerd is hij vele malen sneller (make setup).

## serai fuzz

cli-arg-fuzz-game = welk spel doorzocht wordt (rajas)
cli-arg-fuzz-plies = hoeveel beslissingen er gespeeld worden, verdeeld over alle spelersaantallen en varianten
cli-arg-fuzz-seed = dezelfde startwaarde geeft dezelfde partijen
cli-arg-fuzz-jobs = hoeveel processen het werk verdelen; de uitkomst blijft gelijk
cli-arg-fuzz-out = map voor wat er gevonden wordt
cli-arg-fuzz-option = bij een optie van het spel blijven, zoals ganga of ganga=off; mag vaker
cli-arg-fuzz-only = alleen de partij met dit nummer, om een vondst nog eens te zien
cli-arg-fuzz-illegal = in plaats daarvan zoveel verboden zetten proberen en de weigeringen tellen
cli-arg-fuzz-secrets = zoveel paren stellingen vergelijken die alleen verschillen in wat één plaats geheimhoudt: niemand anders mag een verschil zien
cli-arg-fuzz-pairings = in plaats daarvan zoveel partijen tussen bots van elke soort, sterkte en stijl spelen: geen mag te lang duren (Agra: 60 rondes)
cli-arg-fuzz-digests = in plaats daarvan een controlegetal over zoveel partijen van elke variant tonen
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
cli-fuzz-rate = Eén beslissing op
cli-fuzz-times = Aantal
cli-fuzz-check-pure = kijken verandert niets
cli-fuzz-check-copy = kopieën
cli-fuzz-check-position = stellingen opgeslagen en geladen
cli-fuzz-check-view = wat elke plaats ziet
cli-fuzz-check-preview = wat vóór de keuze over een zet wordt verteld
cli-fuzz-check-places = plekken op het bord
cli-fuzz-check-illegal = verboden zetten
cli-fuzz-check-transcript = partijverslagen nagespeeld
cli-fuzz-check-damaged-transcript = beschadigde partijverslagen
cli-fuzz-check-damaged-position = beschadigde stellingen
cli-fuzz-check-typed = zetten als tekst ingevoerd
cli-fuzz-check-end = dit alles aan het einde van een partij
cli-fuzz-code = Nummer
cli-fuzz-refusal = Reden van weigering
cli-fuzz-try-number = geprobeerd: een willekeurig getal
cli-fuzz-try-unoffered = geprobeerd: een zet die niet wordt aangeboden
cli-fuzz-try-near = geprobeerd: een aangeboden zet met andere woorden
cli-fuzz-try-seen = geprobeerd: een zet van een ander moment
cli-fuzz-try-mistyped = geprobeerd: een zet met een tikfout
cli-fuzz-try-junk = geprobeerd: helemaal geen zet
cli-fuzz-try-thing = geprobeerd: iets van een verkeerd type
cli-fuzz-sum = totaal
cli-fuzz-pairs =
    { $count ->
        [one] { $count } paar stellingen dat alleen in een geheim verschilt, gezien door alle anderen: tafel, mogelijke zetten, weigeringen in alle talen, vooruitblik, verloop; en nog eens na dezelfde volgende zet.
       *[other] { $count } paren stellingen die alleen in een geheim verschillen, gezien door alle anderen: tafel, mogelijke zetten, weigeringen in alle talen, vooruitblik, verloop; en nog eens na dezelfde volgende zet.
    }
cli-fuzz-longest =
    { $rounds ->
        [one] De langste partij tussen bots had { $rounds } ronde.
       *[other] De langste partij tussen bots had { $rounds } rondes.
    }
cli-fuzz-no-secrets = In { $title } houdt niemand iets geheim, dus er valt niets te vergelijken.
cli-fuzz-no-secrets-now = Met deze opties houdt in { $title } niemand iets geheim, dus er valt niets te vergelijken.
cli-fuzz-nothing = Niets gevonden.
cli-fuzz-findings =
    { $count ->
        [one] { $count } fout gevonden. Die staat in { $folder }:
       *[other] { $count } fouten gevonden. Die staan in { $folder }:
    }
cli-fuzz-kind-exception = De engine stopte met een fout.
cli-fuzz-kind-crash = De engine crashte, of ging eindeloos door zonder iemand iets te vragen.
cli-fuzz-kind-dead-end = Niemand kan een zet doen, en de partij is niet afgelopen.
cli-fuzz-kind-lone-option = Er werd iets gevraagd waarop maar één antwoord mogelijk is.
cli-fuzz-kind-duplicate-option = Een zet wordt twee keer aangeboden.
cli-fuzz-kind-endless = De partij houdt niet op.
cli-fuzz-kind-law = Een behoudswet van het spel is geschonden.
cli-fuzz-kind-impure = Er veranderde iets door er alleen naar te kijken.
cli-fuzz-kind-preview = Een zet bracht iets anders dan vooraf was verteld.
cli-fuzz-kind-place = Een plek op het bord spreekt de aangeboden zetten tegen.
cli-fuzz-kind-why-not = De reden van een weigering en de aangeboden zetten spreken elkaar tegen.
cli-fuzz-kind-refused-option = Een aangeboden zet werd geweigerd.
cli-fuzz-kind-notation = Een zet is na schrijven en lezen een andere.
cli-fuzz-kind-position = Een stelling is na opslaan en laden een andere.
cli-fuzz-kind-position-damaged = Een beschadigde stelling werd niet netjes geweigerd.
cli-fuzz-kind-transcript = Een partijverslag geeft nagespeeld een andere partij.
cli-fuzz-kind-transcript-damaged = Een beschadigd partijverslag werd niet netjes geweigerd.
cli-fuzz-kind-copy = Een kopie is niet gelijk aan het origineel of hangt ervan af.
cli-fuzz-kind-illegal-accepted = Een verboden zet werd aangenomen.
cli-fuzz-kind-refusal = Een verboden zet werd niet netjes geweigerd.
cli-fuzz-kind-text = In een taal ontbreekt een tekst.
cli-fuzz-kind-view = Een plaats ziet iets wat niet mag, of ziet niet wat wel moet.
cli-fuzz-kind-result = Winnaars en eindstand kloppen niet met elkaar.
cli-fuzz-kind-secret = Iemand kan zien wat een andere plaats geheimhoudt.
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
cli-arg-bench-seconds = seconden per meting en meetronde
cli-arg-bench-interpreted = ook de geïnterpreteerde engine meten, of weglaten
cli-arg-bench-json = één JSON-object in plaats van tabellen tonen
cli-trouble-seconds = --seconds verwacht een aantal seconden, zoals 0.5, niet “{ $given }”.
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
cli-bench-at-any-time = Acties op elk moment
cli-bench-free-where = Vragen met zulke acties
cli-bench-free-many = Hoeveel per vraag
cli-bench-free-chosen = Deel van de beslissingen
cli-bench-free-without = Beslissingen/s zonder
cli-bench-free-cost = Met / zonder
cli-bench-what = Wat
cli-bench-rate = Snelheid of duur
cli-bench-source = Geïnterpreteerd
cli-bench-ratio = Verhouding
cli-bench-random = willekeurige beslissingen: { $variant }
cli-bench-copy = kopie van een stelling: { $variant }
cli-bench-copy-from = kopie in een gebruikte stelling: { $variant }
cli-bench-surface-decisions = beslissingen via new, options, play
cli-bench-surface-digest = controlegetal
cli-bench-surface-to-json = stelling naar JSON
cli-bench-surface-from-json = stelling uit JSON
cli-bench-surface-view = beeld van een plaats
cli-bench-surface-copy = kopie van een partij
cli-bench-surface-replay = regels van een partijverslag nagespeeld
cli-bench-bot = een partij van { $bot } tegen zichzelf
cli-bench-thinking = Bots aan het denken
cli-bench-leaves = Beoordeelde stellingen/s
cli-bench-turns = Doordachte beurten/s
cli-bench-mean = Een beslissing
cli-bench-worst = De langste
cli-bench-peers = Anderen, door ons op één kern gemeten: catanatron (Catan) 36.000 beslissingen per seconde en 51 µs per kopie, TAG (vier zware spellen) 280.000 tot 580.000 beslissingen per seconde.

## De opdrachtregel: hulp en fouten

cli-overview = Serai: zware bordspellen om te spelen, te bestuderen en te simuleren.
cli-overview-end = “serai OPDRACHT --help” vertelt meer; “--lang” kiest uit { $languages }. Zonder opdracht opent de tafel in je browser.
cli-command-serve = tafels in de browser openen, voor jezelf of voor anderen
cli-command-play = spelen in de terminal, met mensen en bots
cli-command-replay = een gespeelde partij bekijken
cli-command-words = een hele partij in zinnen vertellen, beurt voor beurt
cli-command-why-move = zeggen wat een bot van een gespeelde zet vindt, en waarom
cli-command-sim = bots veel partijen laten spelen en de uitkomsten samenvatten
cli-command-train = tegenstanders laten leren van partijen onder elkaar
cli-command-fuzz = willekeurig spelen en fouten in de regels zoeken
cli-command-bench = meten hoe snel de engine is
cli-command-rulebook = per paragraaf tonen welke regel en welke test erachter staan
cli-command-data = tonen hoe goed het spelmateriaal bekend is
cli-command-config = elke instelling tonen, met haar waarde en waar die vandaan komt
cli-command-backup = alle tafels van de server naar één bestand kopiëren
cli-command-verify = alles nakijken wat is opgeslagen
cli-command-repair = beschadigde tafels uit de database halen, elk naar een eigen bestand
cli-command-admin = tafels en gasten van een server beheren: tonen, sluiten, dempen, weren, verwijderen, opruimen, aankondigen
cli-help-usage = Gebruik:
cli-help-positionals = Argumenten
cli-help-options = Opties
cli-arg-help = deze hulp tonen
cli-arg-lang = taal van alle berichten
cli-arg-no-colour = zonder kleuren
cli-arg-game = naam van het spel
cli-arg-play-seats = wie er spelen, gescheiden door komma’s: you, you:Anna, een personage zoals zarina of zarina:level=3 (1 tot en met 7), of een andere bot
cli-arg-option = een variant van het spel; mag vaker
cli-arg-seed = getal dat alle worpen en trekkingen bepaalt
cli-arg-load = verdergaan met een opgeslagen partij; “last” is de laatst gespeelde
cli-arg-file = een opgeslagen partij; “last” is de laatst gespeelde
cli-arg-brief = alleen één regel per beurt, zonder de stappen
cli-arg-step = stap voor stap, ook als er niemand aan een terminal zit
cli-arg-luck = SEED:SALT van een afgelopen partij: worpen en trekkingen opnieuw berekenen en vergelijken
cli-arg-at = bij deze zet beginnen
cli-arg-why-move-number = nummer van de zet, zoals “serai replay” telt
cli-arg-why-move-turn = N telt hele beurten, vanaf 1
cli-arg-why-move-level = wie je het vraagt: een niveau van 1 t/m 7 (6), of een bot zoals zarina of greedy:width=24
cli-arg-all = alle waarden, ook de zekere
cli-arg-json = uitvoer voor programma’s
cli-arg-rulings = hoe open vragen in de spelregels zijn beslist
cli-trouble-usage = De argumenten zijn niet te begrijpen ({ $detail }). “{ $command } --help” toont wat er kan.
cli-trouble-unknown-command = De opdracht “{ $given }” bestaat niet. Kies uit: { $known }.
cli-trouble-number = { $name } verwacht een geheel getal, niet “{ $given }”.
cli-trouble-seat = Niemand heet hier “{ $given }”. Aan tafel kunnen zitten: { $known }.
cli-trouble-level = De niveaus lopen van 1 tot en met { $most }, maar “{ $spec }” vraagt om { $given }.
cli-trouble-train-numpy = Leren heeft NumPy nodig: pip install “serai[train]”.
cli-trouble-train-unlearned = Over { $name } met { $seats } aan tafel is nog niets geleerd: vraag minstens één generatie.
cli-trouble-seats-of-file = Het aantal spelers klopt niet: { $seats } in de opgeslagen partij, { $given } opgegeven.
cli-trouble-no-last = Er is nog geen laatste partij. Begin er een met “serai play”.
cli-trouble-no-moment = Nummer { $given } is er niet in deze partij: die loopt van { $first } t/m { $last }.
cli-trouble-no-file = Het bestand “{ $file }” bestaat niet ({ $detail }).
cli-trouble-file = Het bestand “{ $file }” kan niet worden gebruikt ({ $detail }).
cli-trouble-not-text = Het bestand “{ $file }” is geen tekst in UTF-8.
cli-trouble-data = De gegevens van het spelmateriaal zijn beschadigd: { $detail }

## De tafel in de terminal

cli-welcome = Typ een nummer, een zet of het begin ervan. “help” legt de rest uit, “help symbols” de tekens.
cli-sits = Aan tafel: { $names }.
cli-sits-who = { $name } ({ $ways })
cli-reconstructed =
    { $count ->
        [one] { $count } waarde van het spelmateriaal is gereconstrueerd, omdat die nergens is gepubliceerd: “serai data { $game }”.
       *[other] { $count } waarden van het spelmateriaal zijn gereconstrueerd, omdat ze nergens zijn gepubliceerd: “serai data { $game }”.
    }
cli-choose-last = verdergaan met de laatste partij
cli-choose-alone = jij alleen
cli-choose-bots =
    { $count ->
        [one] jij tegen { $count } bot
       *[other] jij tegen { $count } bots
    }
cli-choose-people =
    { $count ->
        [one] { $count } persoon aan dit toetsenbord
       *[other] { $count } personen aan dit toetsenbord
    }
cli-choose = Nummer van 1 t/m { $count } (Enter: 1):
cli-choose-options = Welke varianten? Nummers, of Enter voor geen:
cli-unclear = “{ $given }” kan verschillende zetten betekenen: { $moves }
cli-no-word = “{ $given }” is geen zet en geen opdracht. “moves” toont wat er kan, “help” de opdrachten.
cli-no-number = De mogelijkheden zijn genummerd van 1 t/m { $count }.
cli-way-out = “moves” toont wat er kan.
cli-interrupted = Nog een keer Ctrl-C en je gaat van tafel. De partij blijft hoe dan ook bewaard.
cli-enter = Enter: naar de tafel
cli-undone = Ongedaan gemaakt. “redo” doet het opnieuw.
cli-no-undo = Er valt niets ongedaan te maken: je beurt begint hier pas, of er kwam een worp, een trekking of iemand anders tussen.
cli-redone = Opnieuw gedaan.
cli-no-redo = Er valt niets opnieuw te doen.
cli-taken-back = Terug naar vóór je vorige beurt.
cli-no-takeback = Er is geen eerdere beurt van jou om naar terug te gaan.
cli-why-what = Waarom wat? Typ een zet achter “why”, zoals “why { $move }” of “why 3”.
cli-why-yes = Dit kan: { $move }.
cli-why-chance = Daarna beslist het toeval, en dat kun je niet ongedaan maken.
cli-why-rulings =
    { $count ->
        [one] Hierover is { $count } beslissing genomen: “rules { $section }”.
       *[other] Hierover zijn { $count } beslissingen genomen: “rules { $section }”.
    }
cli-any-time = Op elk moment
cli-any-many = zetten { $first } t/m { $last }; “any” toont ze
cli-any-open = Antwoorden op de vraag: { $first } t/m { $last }; “any” gaat ernaar terug
cli-any-none = Er is nu niets wat je tussendoor kunt doen.
cli-stand-always = Vanaf nu is het antwoord op “{ $question }” altijd ja. “ask { $question }” verandert dat.
cli-stand-never = Vanaf nu is het antwoord op “{ $question }” altijd nee. “ask { $question }” verandert dat.
cli-stand-ask = Vanaf nu krijg je de vraag “{ $question }” elke keer.
cli-stand-what = Welke vraag? Kies uit: { $questions }.
cli-stand-none = In dit spel wordt elke vraag elke keer gesteld.
cli-hint = { $bot } zou spelen:
cli-hint-several = De beste beurten volgens een bot van niveau { $level }:
cli-bot-of-level = Een bot van niveau { $level }
cli-rules-all = Typ een paragraaf achter “rules”, zoals “rules R3”, of een Engels zoekwoord.
cli-rules-none = Geen paragraaf heet “{ $given }”, en dat woord komt nergens voor. Er zijn:
cli-show-what = Wat wil je zien? Kies uit: { $topics }.
cli-no-player = De spelers zijn genummerd van 1 t/m { $number }.
cli-save-where = Typ een bestandsnaam achter “save”.
cli-saved = Opgeslagen in { $file }.
cli-saved-end = De partij staat in { $file }. Bekijk die met “serai replay last”.
cli-saved-last = De partij staat in { $file }. Ga verder met “serai play --load last{ $box }” of kijk terug met “serai replay last{ $box }”.
cli-cannot-keep = De partij kan niet automatisch worden bewaard ({ $detail }). Gebruik “save BESTAND”.
cli-other-table = Die partij hoort bij een andere tafel ({ $seats } spelers). Ga van tafel en gebruik “serai play --load”.
cli-loaded =
    { $moves ->
        [one] Geladen, na { $moves } keuze.
       *[other] Geladen, na { $moves } keuzes.
    }
cli-quit-save = Onder welke naam opslaan? (Enter: alleen als laatste partij bewaren)
cli-watch = Enter: volgende beurt · getal: zoveel beurten verder · q: stoppen
cli-help-answers = Antwoord met een nummer, een zet (“terrace blue”), het begin ervan (“t b”) of meer zetten tegelijk (“quarry; tile B04”). Dobbelstenen die je opnieuw wilt gooien, mag je opsommen: “b1 o3”.
cli-help-topics = Delen van de tafel voluit: { $topics }.
cli-do-help = deze lijst; “help symbols” legt de tekens uit
cli-do-moves = alle mogelijke zetten voluit
cli-do-more = de volgende bladzijde met zetten
cli-do-any = wat je tussendoor kunt doen, en terug
cli-do-always = een vraag voortaan met ja beantwoorden: “always follow”
cli-do-never = een vraag voortaan met nee beantwoorden: “never follow”
cli-do-ask = weer elke keer gevraagd worden: “ask follow”
cli-do-undo = de laatste keuze ongedaan maken, maar geen worpen en trekkingen
cli-do-redo = opnieuw doen wat je ongedaan hebt gemaakt
cli-do-takeback = terug naar vóór je vorige beurt
cli-do-why = waarom een zet niet kan, of wat hij zou doen
cli-do-hint = wat een bot zou doen, en waarom; “hint 3” noemt drie beurten
cli-do-rules = een paragraaf van de regels met de beslissingen erbij (Engels)
cli-do-show = een deel van de tafel voluit
cli-do-log = de laatste beurten, elk op een regel; “log 50” vertelt 50 stappen
cli-do-save = de partij in een bestand schrijven
cli-do-load = verdergaan met een opgeslagen partij
cli-do-quit = van tafel gaan; de partij blijft bewaard

## Partijen bekijken, gegevens, spelregels

cli-replay-at = { $at }/{ $last }
cli-replay-prompt = Enter: verder · p: terug · getal: daarheen · q: stoppen
cli-why-move-played = { $seat } speelde:
cli-why-move-best = { $bot } zou spelen:
cli-why-move-alike = { $bot } vindt deze beurt even goed als de eigen beurt:
cli-why-move-same = { $bot } zou hetzelfde spelen.
cli-why-move-difference = Dat had opgeleverd:
cli-kept-seats =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
cli-kept-rules = Regels: versie { $version }
cli-kept-data = Waarden van het materiaal: { $data }
cli-kept-no-data = Waarden van het materiaal: niet vastgelegd
cli-kept-box = Verbeterd in de doos: { $file }, { $record }: { $values }
cli-kept-options = Opties: { $options }
cli-kept-result = Winnaar: { $names }. Punten: { $scores }
cli-kept-moves =
    { $count ->
        [one] { $count } zet, zoals die bewaard is:
       *[other] { $count } zetten, zoals ze bewaard zijn:
    }
cli-set-aside = De laatste partij kan met deze Serai niet verdergespeeld worden. Die staat in { $file }; “serai replay” toont hem.
cli-luck-fingerprint = Vingerafdruk van deze startwaarde: { $hash }. Dat moet dezelfde zijn als vóór de eerste zet getoond werd.
cli-luck-fair =
    { $count ->
        [one] { $count } worp of trekking komt uit deze startwaarde.
       *[other] { $count } worpen en trekkingen komen uit deze startwaarde.
    }
cli-luck-strange =
    { $count ->
        [one] { $count } niet, na keuze { $lines }.
       *[other] { $count } niet, de eerste na de keuzes { $lines }. (Wat vóór het openen van een tafel gespeeld is, heeft een andere startwaarde.)
    }
cli-data-file = Bestand
cli-data-values = Waarden
cli-data-stated = vermeld
cli-data-derived = afgeleid
cli-data-reconstructed = gereconstrueerd
cli-data-sum = totaal
cli-data-proven = zeker bekend: { $fields }
cli-data-note =
    { $count ->
        [one] { $game }: { $count } waarde ({ $share }) is gereconstrueerd.
       *[other] { $game }: { $count } waarden ({ $share }) zijn gereconstrueerd.
    }
cli-data-verified = nagekeken
cli-data-looked =
    { $count ->
        [one] In jouw doos is { $count } waarde nagekeken ({ $share }).
       *[other] In jouw doos zijn { $count } waarden nagekeken ({ $share }).
    }
cli-data-check = Heb je het spel, dan kun je nakijken of ze kloppen:
cli-data-digest = Controlegetal van de gegevens: { $digest }
cli-arg-box = met het materiaal van deze doos spelen: een bestand met verbeteringen, of een bewaarde partij die ze meebrengt (SERAI_BOX doet hetzelfde)
cli-arg-data-check = de gereconstrueerde waarden nalopen met het echte spel op tafel, en een bestand met verbeteringen schrijven
cli-trouble-box-is-game = “{ $file }” is een bewaarde partij en blijft dat. Kies voor je verbeteringen een ander bestand: --box BESTAND
cli-trouble-other-box = Je tafels zijn op { $address } al open, maar niet met deze doos: daar “{ $theirs }”, hier “{ $ours }”. Sluit eerst die Serai.
cli-trouble-changed-box = Je tafels zijn op { $address } al open, maar met “{ $box }” zoals die was voor de wijziging. Sluit eerst die Serai.

## serai data --check: one question after the other

cli-check-begin =
    { $count ->
        [one] { $game }: { $count } waarde is gereconstrueerd, en je hebt er { $known } bekeken. Je antwoorden komen in { $file }.
       *[other] { $game }: { $count } waarden zijn gereconstrueerd, en je hebt er { $known } bekeken. Je antwoorden komen in { $file }.
    }
cli-check-how = Enter: het klopt. Typ anders wat er echt staat. “?” vertelt wat mogelijk is, “skip” laat een vraag open, “back” gaat er een terug, “quit” stopt. Elk antwoord wordt meteen bewaard.
cli-check-nth = { $game } · { $nth } van { $count } · spelregels §{ $rule }
cli-check-note = Opmerking (Engels): { $note }
cli-check-so = Klopt dat?
cli-check-so-lines = Klopt alles? Zo niet: het nummer van een regel en wat er echt staat, zoals “2 …”.
cli-check-before = (Serai dacht: { $value })
cli-check-confirm = Enter als het nu klopt.
cli-check-missing = Dan is “{ $field }” ook nodig: het nummer van de regel en wat er staat.
cli-check-lines = het nummer van een regel en wat er staat
cli-check-cannot-be = “{ $given }” kan daar niet staan. Mogelijk: { $allowed }
cli-check-clash = Dat past nog niet bij elkaar. { $clash } Is het toch zo gedrukt, geef dan nog eens hetzelfde antwoord en verbeter de andere plek als die aan de beurt is.
cli-check-clash-at = { $where }: “{ $found }” – toegestaan: { $allowed }.
cli-check-unfit = Sommige antwoorden passen niet bij elkaar. { $clash } Kijk nog eens, alsjeblieft.
cli-check-not-playable = Je antwoorden staan in { $file }, maar ermee spelen kan nog niet. { $clash }
cli-check-changes =
    { $count ->
        [0] Je hebt { $known } van de { $total } waarden bekeken. Niets wijkt af van de gegevens van Serai.
        [one] Je hebt { $known } van de { $total } waarden bekeken. { $count } onderdeel wijkt af van de gegevens van Serai:
       *[other] Je hebt { $known } van de { $total } waarden bekeken. { $count } onderdelen wijken af van de gegevens van Serai:
    }
cli-check-left =
    { $count ->
        [one] { $count } vraag staat nog open. Ga verder met:
       *[other] { $count } vragen staan nog open. Ga verder met:
    }
cli-check-stopped =
    { $count ->
        [one] Elk antwoord is bewaard, { $count } vraag staat nog open. Ga verder met:
       *[other] Elk antwoord is bewaard, { $count } vragen staan nog open. Ga verder met:
    }
cli-check-digest = Controlegetal van de gegevens in jouw doos: { $digest } (dat van Serai: { $ours })
cli-check-trial = Een proef: willekeurige partijen met jouw doos …
cli-check-breaks = Met deze waarden zijn de regels niet te spelen: { $detail }
cli-check-play = Alles werkt. Speel met jouw doos, of stel hem in voor alles wat je vanaf hier start:
cli-check-other-data = De gegevens van Serai zijn sindsdien veranderd ({ $theirs } → { $ours }). Je verbeteringen blijven; wat je in orde vond, wordt nog eens gevraagd.

## Boxes and data that cannot be

# name: of the game. box: the file of the box. place: where in it.
problem-data = { $name } is hier niet te spelen: een waarde in de gegevens kan niet kloppen. { $file }, { $record }, { $field }: “{ $found }” – toegestaan: { $allowed }.
problem-box-file = “{ $box }” is geen doos: er staan geen verbeteringen in, en ook geen partij die ze meebrengt ({ $detail }).
problem-box-place = “{ $box }”: { $place } is “{ $given }”. Verwacht: { $expected }
problem-box-data = “{ $box }” verbetert andere gegevens van { $name } ({ $theirs }) dan Serai heeft ({ $ours }). Loop ze nog eens na: serai data { $name } --check --box { $box }
problem-box-result = “{ $box }” is gespeeld met gegevens van { $name } die Serai niet meer heeft: met de verbeteringen zouden ze { $ours } zijn, niet { $theirs }.
problem-box-values = { $name } is niet te spelen met “{ $box }”: een verbetering kan niet kloppen. { $file }, { $record }, { $field }: “{ $found }” – toegestaan: { $allowed }.
problem-box-game = { $name } is niet te spelen met de verbeteringen in “{ $box }” ({ $detail }).
problem-game-fails = { $name } is hier niet te spelen: de regels kunnen niet worden geladen ({ $detail }).

## serai rulebook

cli-rulings-rulebook = uit de spelregels
cli-rulings-house = onze beslissing
cli-rulings-stated = vermeld
cli-rulings-derived = afgeleid
cli-rulings-guess = een gok
cli-rulebook-share = Uitgewerkt en getest: { $complete } van { $total } paragrafen ({ $share }).
cli-rulebook-without-rule = Zonder regel:
cli-rulebook-without-test = Zonder test:
cli-rulebook-no-such-rule = Genoemd, maar niet te vinden:
cli-rulebook-edition-de = Duitse uitgave
cli-rulebook-edition-nl = Nederlandse uitgave
cli-rulebook-edition-ru = Russische uitgave
cli-rulebook-silent = zegt er niets over
cli-rulebook-all-silent = Geen enkele uitgave zegt er iets over.
cli-rulebook-option = Een andere interpretatie is te kiezen met de optie “{ $option }”.
cli-rulebook-one-edition = Van deze spelregels is maar één uitgave gelezen, dus er valt niets te vergelijken.
cli-rulebook-compared = Beslissingen: { $rulings }. Bij { $disputed } daarvan verschillen de uitgaven.

## Het bord van Rajas in de terminal

cli-rajas-round = Ronde { $round }, rondgang { $lap }
cli-rajas-start = startspeler:
cli-rajas-mogul = bij de Grootmogol:
cli-rajas-last-pass = Laatste rondgang!
cli-rajas-quarry = groeve
cli-rajas-harbour = haven
cli-rajas-mixed = gemengd
cli-rajas-market = markt
cli-rajas-front = voorterras
cli-rajas-terrace = terras
cli-rajas-balcony = balkon
cli-rajas-chamber = kamer
cli-rajas-levels = roem
cli-rajas-supply = voorraad
cli-rajas-dice = stenen
cli-rajas-player = Roem { $fame }, geld { $money }, { $standing }, karma { $karma }, arbeiders { $ready } van { $workers }, rivier { $boat }, handen { $hands }.
cli-rajas-tile = prijs { $price }, { $road }: { $contents } ({ $animal }, { $below } eronder)
cli-rajas-ranking = Eindstand: roem + de roemvakken die het geld heeft afgelegd − { $fields }.
cli-rajas-legend-tracks = ★ roem van links, ₹ geld van rechts; waar ze elkaar ontmoeten, valt de beslissing. ⇔ zoveel roem ontbreekt nog, ✓ zo ver voorbij elkaar, w2/4 twee van de vier arbeiders vrij, k karma, ≈ riviervak, w op het spoor: daar wacht een arbeider.
cli-rajas-legend-dice = Dobbelstenen: b25 is een blauwe 2 en een blauwe 5; b blauw, g groen, o oranje, p paars; ~ omgedraaid met karma.
cli-rajas-legend-province = Provincie: ─┼─b7 is een blauwe tegel met prijs 7 en zijn wegen, * overbouwd; daaronder T tempel, P paleis, F fort, M molen, si zijde, te thee, sp specerijen met hun waarde. ⌂ residentie, [c2] hierheen leidt een weg, ✓ opbrengst ontvangen.
cli-rajas-legend-tiles = Aanbod: 4╮te2 kost 4 ogen, heeft een bocht en een theemarkt met waarde 2; • je dobbelstenen zijn genoeg.
cli-rajas-legend-spaces = Plekken: een getal is de prijs in geld van een vrije plek (kamers: de dobbelsteen), een spelersteken betekent bezet, b→o: geef blauw, pak twee oranje.
cli-rajas-legend-rewards = Opbrengsten: 2d dobbelstenen, bd blauwe dobbelstenen, b/k een blauwe dobbelsteen per karma, 2k karma, ₹3 geld, ★2 roem, ↑ opwaardering, ≈1 boot, C? een kamer, ₹mix gemengde markt, ₹×4 hoogstens 4 markten van één soort, ₹/m per markt, ★/mt per tegel met een markt, ₹/B per gebouw, ₹/yt per opbrengsttegel, ★/╮ per bocht, ★/w per arbeider.
cli-rajas-legend-river = Rivier: de regel onder de sporen toont de vakken voor je boot; w╎ is de brug met een arbeider. ⚄ daarna beslist het toeval, en dat kun je niet ongedaan maken.

## Agra in de terminal

cli-agra-round = Ronde { $round }
cli-agra-last-round = Laatste ronde!
cli-agra-next-to-last = Nog één ronde!
cli-agra-start = startspeler:
cli-agra-phase-meditation = meditatiefase
cli-agra-phase-action = actiefase
cli-agra-phase-order = opdrachtfase
cli-agra-points = punten: { $points }
cli-agra-blocked = geblokkeerd:
cli-agra-tiles = tegels:
cli-agra-akbar = Akbar neemt
cli-agra-columns-long = roepies|aan eind|gunsten|stenen|arbeiders|kunstenaars|kooplieden|wetenschap|meditatie|productie|goederen|contracten|opdrachten|geschenken|tegels
cli-agra-columns = roepie|eind|gunst|stenen|arbeid|kunst|koopl|weten|medit|boer|goed|contr|opdr|gesch|tegel
cli-agra-columns-short = ₹|eind|gun|sten|arbeid|kun|koo|wet|med|boer|goed|con|opd|ges|teg
cli-agra-head-city = Stad: waarde, arbeider, M koopman, B bouwer, × van mij, [kosten]
cli-agra-head-river = Rivier: boot bij steiger { $pier } van { $piers }, contracten van niveau { $level }: { $done } van { $need }
cli-agra-head-river-end = Rivier: boot bij steiger { $pier } van { $piers }
cli-agra-head-guilds = Gilden: hoogstens { $limit } opdrachten per kolom; geschenken voor Akbar
cli-agra-head-court = Mijn spelersbord: boerderij, meditatie, gunstacties, contracten
cli-agra-head-others = De anderen: goederen, contracten, gunsttegels
cli-agra-guilds = Gilden
cli-agra-farm = Boerderij
cli-agra-stone = meditatieveld { $space } van { $last }, punten voor de volgende arbeider: { $points },
cli-agra-stone-next = volgend veld voor { $goods }
cli-agra-favour = gunstacties (bezit/besteed):
cli-agra-bonuses = Bouwbonussen:
cli-agra-good = { $good }: waarde { $value } (gedrukt { $printed })
cli-agra-good-site = { $good }: waarde { $value } (gedrukt { $printed }), bouwplaats voor { $cost }
cli-agra-boat = De boot ligt bij steiger { $pier }: leveren tot niveau { $level }, hoogstens { $limit } opdrachten per kolom.
cli-agra-orders = Opdrachten, hoogstens { $limit } per kolom
cli-agra-bowls = Akbars schalen
cli-agra-player = Roepies { $rupees } (en { $end } als het spel nu eindigde), gunsten { $favour }, speelstenen over { $markers }, arbeiders in voorraad { $workers }, liggende arbeiders { $lying }.
cli-agra-action = bezit { $have }, besteed { $spend }
cli-agra-pile = Trekstapel: { $count }.
cli-agra-ranking = Eindstand: roepies op zak + contracten + opdrachten van de gilden + meditatie + afdekfiches + Akbar.
cli-agra-answers = Antwoord met een nummer, een zet (“place wood”), het begin ervan (“pl w”) of meer zetten tegelijk (“lay wood; farmer n2; done”). Zetten die altijd mogen, hebben ook een nummer en mogen vóór een antwoord.
cli-agra-legend-players = Spelers: de kopregel noemt de kolommen; waar die geen plaats heeft, staan letters voor de getallen. ₹ roepies op zak (? onbekend), +8 wat het einde nu zou opleveren, ♥ gunsten, m speelstenen over, w5●2○1 vijf arbeiders in voorraad, twee staan, één ligt; A3+ M0 S2 (kun koo wet) stappen bij kunstenaars, kooplieden, wetenschap (+ aan de leiding), ◉ (med) meditatieveld, 2242 productie van de boerderij (zandsteen, hout, kurkuma, katoen), g goederen, c contracten, o opdrachten, b geschenken in de schalen van Akbar, t gunsttegels.
cli-agra-legend-city = Stad: naam, waarde (2↑ 1↓ verhoogd of verlaagd door een prijsfiche; gedrukt is 1 minder of meer), ● een arbeider staat, ○ ligt daar, M koopman, B bouwer, ₹1 roepies op het gebouw, ×3 jouw goederen, [4] een bouwplaats en de kosten.
cli-agra-legend-goods = Goederen: { $goods }.
cli-agra-legend-river = Rivier: ≈2/6 II 1/2 de boot ligt bij steiger 2 en vertrekt na twee contracten van niveau II, één is vervuld. III✗ is nog niet bereikbaar. Bij een notabele staan het gilde en de gevraagde goederen; • je hebt het, ● geleverd door die speler, ●● dubbele levering. De Engelse namen van notabelen en gunstacties zijn de woorden die je typt.
cli-agra-legend-guilds = Opdrachten: ≤3 hoogstens zoveel per kolom; ●·3··× de derde van zes is gemarkeerd, × neutraal; daarachter de twee goederen en wat ze je opleveren (₹2↑ en een stap). Daaronder de goederen die Akbar nog neemt.
cli-agra-legend-court = Spelersbord: de boerderij met de klok mee, hoeken met hun productie, ▒ afgedekt, Y boer; de vakjes heten n1 t/m w5. ◉3/6 +2 →cot+cur: veld 3, 2 punten voor de volgende arbeider, kosten van het volgende veld. ♥ gunstacties: bezit/besteed, • mogelijk, ✗ deze beurt gebruikt. Dan je contracten.
cli-agra-legend-moves = Opbrengst: ₹ roepies, ♥ gunsten, w arbeiders, p meditatiepunten, A M S invloed, ◉ meditatie, Y:woo+1 productie van de boerderij. ⚄ daarna beslist het toeval, en dat kun je niet ongedaan maken.

## Het bord van Merv in de terminal

cli-merv-year = Jaar { $year }
cli-merv-to-pay = te betalen:
cli-merv-danger = overval in jaar { $year } treft
# Voor de vijfde kolom staan de letters van de vijf blokjes.
cli-merv-columns-long = punten|nu|gunst|invloed|kamelen|rollen|goederen|specerijen|dienaren|gebouwen|gevaar|contracten|tegels
cli-merv-columns = pnt|nu|gun|inv|kam|rol|goed|spec|dnr|geb|!|ctr|tegel
cli-merv-columns-short = p|=|♥|i|∩|s|c+r|spec|dn|g|!|k|t
cli-merv-now-long = heeft|paleis|gebouwen|tegels|top|specerijen|totaal
cli-merv-now = nu|pal|geb|teg|top|spc|dan
cli-merv-head-raid = Overval, eind van jaar { $year }
cli-merv-head-score = Als het spel nu eindigde
cli-merv-head-contracts = Contracten
cli-merv-head-caravan = Karavaan: { $kinds } van { $allowed } specerijen
cli-merv-head-palace = Paleis: volgende hoveling { $price } ▪
cli-merv-head-palace-full = Paleis: geen dienaar meer over
cli-merv-head-library = Bibliotheek
cli-merv-head-market = Marktplaats
cli-merv-head-mosque = Moskee
cli-merv-head-walls = Muren en poorten
cli-merv-head-rival = Solokaart { $card }
cli-merv-no-card = Er ligt nu geen solokaart.
cli-merv-spaces = { $name }: eerste vrije veld van { $spaces }
cli-merv-prefers = De Magistraat zoekt: { $actions }. De kaart geeft hem daarnaast { $gain }.
cli-merv-no-danger = Geen gebouw loopt gevaar.
cli-merv-no-contracts = Alle contracten zijn vervuld.
cli-merv-walls = muren
cli-merv-gates = poorten
cli-merv-thanks = Invloed voor een muur of poort daar:
cli-merv-or = of
cli-merv-saved-guard = een soldaat
cli-merv-saved-ransom = 1 blokje losgeld ({ $cubes })
cli-merv-building = gebouw van { $name }
cli-merv-guard = soldaat van { $name }
cli-merv-upgrade = uitbreiding
cli-merv-market-camels = Kamelenmarkt, velden met een kameel: { $names }.
cli-merv-row = Karavaankaarten van voren af; { $count } in de stapel. • bereikbaar, ∩ met een kameel.
cli-merv-market = Kamelenmarkt: neem alle kamelen, of zet er een op een vrij veld (met rij 3 of kolom c).
cli-merv-camels-out = Kamelen uit het spel: { $count }.
cli-merv-level = Niveau { $level }, bij boekrol { $scrolls }
cli-merv-places = Handelsstad: goed en hoeveel er nog zijn, prijs, ∩ kameel; buren in deze lijst (ook de laatste en de eerste) zijn verbonden.
cli-merv-contract = met invloed { $influence }: { $things } en 1 blokje → { $points } punten en { $bonus }
cli-merv-asks-scrolls =
    { $count ->
        [one] { $count } boekrol
       *[other] { $count } boekrollen
    }
cli-merv-asks-common =
    { $count ->
        [one] { $count } gewoon goed
       *[other] { $count } gewone goederen
    }
cli-merv-asks-rare =
    { $count ->
        [one] { $count } zeldzaam goed
       *[other] { $count } zeldzame goederen
    }
cli-merv-path = Pad { $path }
cli-merv-step-camel = kameel voor de eerste
cli-merv-step-favour = gunst
cli-merv-step-guard = soldaat
cli-merv-step-production = productie-uitbreiding
cli-merv-step-white = witte uitbreiding
cli-merv-step-tile = puntentegel
cli-merv-step-wall = gratis muur of poort
cli-merv-step-points = punten
cli-merv-step-top = top: punten voor moskeeën bij elke puntentelling
cli-merv-vizier = Krijgt geen punten en geen blokjes. Kamelen { $camels }, gebouwen in voorraad { $buildings }.
cli-merv-player = Punten { $points } ({ $now } als het spel nu eindigde), gunsten { $favour }, invloed { $influence } (soorten specerijen: { $spices }), kamelen { $camels }, boekrollen { $scrolls } ({ $laid } op contracten); in voorraad: dienaren { $servants }, gebouwen { $buildings }, schijven { $discs }.
cli-merv-points = Punten:
cli-merv-goods = Goederen:
cli-merv-spices = Karavaankaarten:
cli-merv-posts = Handelsposten:
cli-merv-courtiers = Hovelingen:
cli-merv-achievements = Doorbraken:
cli-merv-fulfilled = Contracten:
cli-merv-tiles = Puntentegels:
cli-merv-mosque = Moskee:
cli-merv-on-path = pad { $path }, stap { $step }
cli-merv-ranking = Eindstand: gunst + invloed + contracten + moskee + doorbraken + paleis + gebouwen + puntentegels + top van de moskee + sets specerijen + overig.
cli-merv-ranking-columns = gun|inv|ctr|mos|drb|pal|geb|teg|top|set|ove
cli-merv-answers = Antwoord met een nummer, een zet (“go N3”), het begin ervan (“act b”) of meer zetten tegelijk (“go N3; activate b2”). Zetten die altijd mogen, hebben ook een nummer en mogen vóór een antwoord.
cli-merv-legend-players = Spelers: punten, nu = punten als het spel nu eindigde, gunst, invloed, blokjes per letter, kamelen, boekrollen (0/2: geen van de twee vrij), goederen (gewoon+zeldzaam), kaarten van de vier specerijen, dienaren en gebouwen in voorraad, !2 gebouwen in gevaar, contracten; −Ka een korting, R→W een joker (✗ gebruikt), daarna puntentegels.
cli-merv-legend-city = Stad: MoR●!g is een rode moskee, gebouw van ●, in gevaar bij een overval, met een groene productie-uitbreiding (w: witte uitbreiding). ○□△◇ in plaats van ! is een soldaat. ▸ is de kavel in gebruik. ∩2/7 in het midden: kamelen op twee van de zeven velden van de kamelenmarkt, • je mag hem nu gebruiken.
cli-merv-legend-names = Acties: { $actions }. Blokjes: { $cubes }.
cli-merv-legend-around = Eromheen: N1 tot W5 zijn actievelden (N, E, S, W: noord, oost, zuid, west), ● daar staat een meester; ═ ║ een muur, ╡╞ ╫ een poort. Op de hoeken ▶NW 1● 2■∩: de wachtrij van voren af, met kamelen; ▸ het veld waar het om gaat.
cli-merv-legend-raid = Overval: ●b2 N2+W4 g GW: je gebouw op b2 wordt gered door muren bij N2 en W4, of door een soldaat (g), of door een groen of wit blokje als losgeld; ■ a1 c3: gebouwen van anderen die getroffen zouden worden (“raid” vertelt meer). Muren: voorraad per kleur (tussen haakjes de prijs), dan i N2+3: zoveel invloed krijg je bij N2.
cli-merv-legend-score = Als het spel nu eindigde: je punten + paleis (zover je gunsten reiken) + gebouwen + puntentegels + top van de moskee + sets specerijen = samen. Met een overval is geen rekening gehouden.
cli-merv-legend-caravan = Karavaan: •1∩jen: eerste kaart, bereikbaar, met een kameel; ▸ gekozen. jen2/2♥: je hebt er 2, elke tweede geeft ♥. Daaronder de kamelenmarkt. { $spices }.
cli-merv-legend-palace = Paleis: kleur, zaal, wat elke hoveling van jou daar zou opleveren, hovelingen. Bibliotheek: s4: een van deze doorbraken bij de vierde boekrol; ● heeft hem al.
cli-merv-legend-trade = Marktplaats: buk R 6∩ ●: prijs, goederen in voorraad, kameel, handelsposten; links de binnenste handelssteden, rechts de buitenste, elk verbonden met de vorige en de volgende. Contracten: •I-F ≥3 s1c1 6p♥: • je kunt het vervullen, invloed 3, 1 boekrol (s), 1 gewoon goed (c; r: zeldzaam) en 1 blokje naar keuze, voor 6 punten en gunst.
cli-merv-legend-mosque = Moskee: R∩ rood voor een kameel; ♥ gunst, g soldaat, +R productie-uitbreiding, +W witte uitbreiding, # gratis muur of poort, Bi puntentegel voor bibliotheken, 5p punten, ★ top; daaronder wie er staat.
cli-merv-legend-rival = Solokaart: velden van de kant in de volgorde waarin ■ en ▲ een vrij veld zoeken, de acties die de Magistraat het liefst heeft, + wat de kaart hem geeft.
cli-merv-legend-moves = Opbrengst: R B G T W blokjes, ▪ blokjes van alle kleuren, ♥ gunst, i invloed, ∩ kamelen, s boekrollen, p punten, ✓●b2 met deze muur is het gebouw veilig. ⚄ hierna beslist het toeval, en dat kun je niet ongedaan maken.

## Een bord dat niemand getekend heeft

cli-plain-answers = Antwoord met een nummer, een zet in notatie, het begin ervan, of meer zetten tegelijk met “;” ertussen. Zetten die altijd mogen, hebben ook een nummer en mogen vóór een antwoord.
cli-plain-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
cli-plain-won = De overwinning gaat naar { $names }.
cli-plain-lost = Niemand heeft gewonnen.

## serai serve, serai backup, verify, repair

cli-setting-host = waar de server luistert: 127.0.0.1 is alleen deze computer, 0.0.0.0 het hele netwerk
cli-setting-port = de poort (8000; met --open de eerste vrije vanaf daar)
cli-setting-database = waar de tafels worden bewaard: sqlite:///BESTAND of postgresql+psycopg://GEBRUIKER@HOST/NAAM (serai.db in deze map; met --open een bestand in je eigen map); SERAI_DATABASE in de omgeving zegt hetzelfde
cli-arg-serve-open = meteen de browser openen
cli-setting-origin = nog een adres waarop browsers de server vinden, zoals https://serai.example; mag vaker
cli-setting-proxy = een proxy vóór de server (adres of netwerk) die wordt geloofd als hij zegt voor wie hij vraagt; mag vaker
cli-setting-people-per-address = hoeveel mensen één adres mogen delen, zoals een club achter één router: een adres mag net zoveel doen als zij samen (5)
cli-setting-workers-for-bots = hoeveel processen voor bots denken (1)
cli-setting-keep-matches = zoveel dagen blijven afgelopen partijen bewaard; 0: voor altijd (0)
cli-setting-keep-waiting = zoveel dagen na de laatste wijziging blijven tafels waaraan nog niet begonnen is; 0: voor altijd (90)
cli-setting-keep-chat = zoveel dagen blijft de chat bewaard; 0: zolang de tafel er is (0)
cli-setting-keep-guests = zoveel dagen blijven gasten die aan geen tafel zitten; 0: voor altijd (400)
cli-setting-limits = begrenzen hoe vaak iemand iets mag doen; off alleen om te meten
cli-setting-log = hoeveel de server over zijn werk vertelt
cli-setting-log-format = hoe het logboek van de server eruitziet: één JSON-object per regel, gewone tekst, of (auto) tekst in een terminal en anders JSON
cli-setting-metrics = waar de server metingen voor Prometheus geeft: een poort van deze computer (zoals 9464) of een adres met poort; leeg betekent nergens. Hoort niet op het open netwerk
cli-arg-config = een TOML-bestand met instellingen; SERAI_CONFIG in de omgeving zegt hetzelfde
cli-arg-config-toml = een bestand om mee te beginnen tonen, waarin elke instelling wordt uitgelegd
cli-config-usual = standaard
cli-serve-metrics = Metingen voor Prometheus: { $address }
cli-arg-backup-target = het bestand waarin de kopie komt; een oudere kopie wordt vervangen
cli-arg-backup-database = waar de tafels worden bewaard (serai.db in deze map, anders het bestand in je eigen map); SERAI_DATABASE in de omgeving zegt hetzelfde
cli-arg-verify-database = waar de tafels worden bewaard (serai.db in deze map, anders het bestand in je eigen map); SERAI_DATABASE in de omgeving zegt hetzelfde
cli-arg-repair-folder = de map voor de bestanden
cli-arg-repair-database = waar de tafels worden bewaard (serai.db in deze map, anders het bestand in je eigen map); SERAI_DATABASE in de omgeving zegt hetzelfde
cli-serve-open = De tafel is open: { $address }
cli-serve-also = Voor anderen: { $address }
cli-serve-no-proxy = Er lijkt een proxy vóór de server te staan, maar geen enkele wordt vertrouwd: de limieten tellen hem als één bezoeker. Met --proxy 127.0.0.1 tellen ze mensen, als hij op deze computer draait.
cli-serve-already = De tafel is al open: { $address }
cli-serve-kept = Alles wordt bewaard in { $place }.
cli-serve-end = Ctrl-C sluit de server; onvoltooide partijen gaan de volgende keer verder.
cli-serve-engine = De snelle engine is klaar: de bots gebruiken hem vanaf nu, al het andere vanaf de volgende start.
cli-serve-closed = Gesloten. Er is niets verloren.
cli-serve-no-browser = Hier kon geen browser worden geopend. Typ dit adres in een browser: { $address }
cli-serve-no-client = De pagina voor de browser is nog niet gebouwd (“make setup” doet dat). Tot dan staat op het adres alleen die mededeling.
cli-migrated = De database is bijgewerkt, in één stap die helemaal of helemaal niet gebeurt. Kopieën van PostgreSQL maakt het eigen gereedschap daarvan.
cli-migrated-copied = De database is bijgewerkt. Een kopie van hoe die was, staat in { $file }.
cli-backup-done = Opgeslagen: { $file } ({ $size } kB).
cli-backup-unreadable = Het bestand van de database is beschadigd. In de kopie staat alles wat nog te lezen was:
cli-backup-damaged =
    { $count ->
        [one] Alles staat erin, maar het logboek van één tafel is niet meer wat er geschreven is; het is gekopieerd zoals het is (tafel, eerste gebeurtenis):
       *[other] Alles staat erin, maar de logboeken van { $count } tafels zijn niet meer wat er geschreven is; ze zijn gekopieerd zoals ze zijn (tafel, eerste gebeurtenis):
    }
cli-verify-file = Het bestand van de database is beschadigd. “serai backup” maakt een gaaf bestand van wat nog te lezen is:
cli-verify-older = De database is van een oudere uitgave: alleen de ketens van de logboeken worden nagekeken.
cli-verify-well =
    { $count ->
        [one] Eén tafel is zoals die geschreven is.
       *[other] { $count } tafels zijn zoals ze geschreven zijn.
    }
cli-verify-shelved =
    { $count ->
        [one] Eén tafel wordt bewaard waarvan de regels of waarden niet die van deze uitgave zijn.
       *[other] { $count } tafels worden bewaard waarvan de regels of waarden niet die van deze uitgave zijn.
    }
cli-verify-damaged =
    { $count ->
        [one] Eén tafel is beschadigd. “serai repair” zet hem apart.
       *[other] { $count } tafels zijn beschadigd. “serai repair” zet ze apart.
    }
cli-verify-chain = gebeurtenis { $seq } is niet wat er geschreven is
cli-verify-replay = het logboek is gaaf, maar kan niet worden nagespeeld: { $detail }
cli-verify-beside = wat naast het logboek wordt bewaard, past er niet bij: { $detail }
cli-verify-unreadable = niet te lezen: { $detail }
cli-verify-name-removed = gebeurtenis { $seq }: hier is een naam verwijderd; de vingerafdruk is niet meer na te rekenen en wordt zo aangenomen
cli-repair-aside = Bewaard als { $file }.
cli-repair-done =
    { $count ->
        [0] Er is niets beschadigd.
        [one] Eén tafel is apart gezet. Niemand kan hem nog openen; alles wat ervan was opgeslagen, staat in een eigen bestand.
       *[other] { $count } tafels zijn apart gezet. Niemand kan ze nog openen; alles wat ervan was opgeslagen, staat in eigen bestanden.
    }
cli-trouble-port-taken = Poort { $port } is al in gebruik bij een ander programma. Kies een andere: --port 8080
cli-trouble-address = { $host }, poort { $port }: daar kan de server niet luisteren ({ $detail }).
cli-trouble-origin = “{ $given }” is geen adres van de vorm https://serai.example.
cli-trouble-proxy = “{ $given }” is geen adres zoals 127.0.0.1 en ook geen netwerk zoals 10.0.0.0/8.
cli-trouble-metrics = “{ $given }” is geen poort zoals 9464 en ook geen adres met poort zoals 127.0.0.1:9464.
cli-trouble-setting-unknown = { $file }: de instelling “{ $given }” bestaat niet. Bedoel je “{ $near }”?
cli-trouble-variable-unknown = De variabele { $given } bestaat niet. Bedoel je { $near }?
cli-trouble-setting-value = { $name } kan niet “{ $given }” zijn. Mogelijk is: { $known }
cli-trouble-config-file = { $file } is geen geldig TOML-bestand: { $detail }
cli-trouble-database = “{ $given }” is geen database die we kennen: { $known }
cli-trouble-storage = De database { $given } kan niet worden gebruikt ({ $detail }).
cli-trouble-driver = Voor { $given } is het stuurprogramma voor PostgreSQL nodig: pip install “serai[postgres]”.
cli-trouble-backup-elsewhere = PostgreSQL heeft een eigen hulpmiddel voor kopieën: pg_dump.
cli-trouble-repair-file = Het bestand van de database zelf is beschadigd. Laat “serai backup” een gave kopie maken en zet die ervoor in de plaats.

## Een server beheren: serai admin

cli-admin-about-tables = tafels tonen, de laatst gewijzigde eerst
cli-admin-about-guests = gasten tonen, de nieuwste eerst
cli-admin-about-show = een tafel tonen met wie er zit en het eind van de chat, of een gast met zijn tafels
cli-admin-about-close = een tafel voorgoed sluiten: de partij eindigt daar zonder winnaar, en alles wat gespeeld is blijft leesbaar
cli-admin-about-mute = weigeren wat een gast in chats schrijft, en nieuwe namen
cli-admin-about-unmute = een gast weer laten schrijven
cli-admin-about-ban = een gast weren: elk verzoek wordt geweigerd, open pagina’s van tafels worden gesloten
cli-admin-about-unban = een gast weer toelaten
cli-admin-about-delete = een gast verwijderen, met alles waarin die genoemd wordt, zoals die het zelf zou kunnen
cli-admin-about-purge = verwijderen wat nu te oud is, zoals de server één keer per dag doet
cli-admin-about-message = iedereen in de browser een bericht tonen
cli-arg-admin-deed = wat er moet gebeuren; “serai admin WHAT --help” toont meer
cli-arg-admin-yes = doen zonder te vragen
cli-arg-admin-older = alleen wat zoveel dagen niet is gewijzigd (gasten: wie eerder kwam)
cli-arg-admin-limit = hoeveel er worden getoond (100); 0: alle
cli-arg-admin-guest = kenmerk van een gast, of het begin ervan (minstens zes tekens)
cli-arg-admin-table = kenmerk van een tafel, of het begin ervan (minstens zes tekens)
cli-arg-admin-which = kenmerk van een tafel of een gast, of het begin ervan (minstens zes tekens)
cli-arg-admin-status = alleen tafels in deze toestand
cli-arg-admin-name = alleen namen met deze tekst
cli-arg-admin-banned = alleen geweerde gasten
cli-arg-admin-muted = alleen gedempte gasten
cli-arg-admin-hours = voor zoveel uur; anders tot het wordt opgeheven
cli-arg-admin-dry = alleen tellen
cli-arg-admin-text = wat iedereen te zien krijgt
cli-arg-admin-clear = het bericht intrekken
cli-arg-admin-minutes = waar het over gaat, begint over zoveel minuten
cli-arg-admin-database = waar de tafels worden bewaard (serai.db in deze map, anders het bestand in je eigen map); SERAI_DATABASE in de omgeving zegt hetzelfde
cli-admin-tables-count =
    { $count ->
        [one] { $shown } van { $count } tafel
       *[other] { $shown } van { $count } tafels
    }
cli-admin-guests-count =
    { $count ->
        [one] { $shown } van { $count } gast
       *[other] { $shown } van { $count } gasten
    }
cli-admin-at-tables =
    { $count ->
        [one] { $count } tafel
       *[other] { $count } tafels
    }
cli-admin-table = Tafel { $table }: { $game }, { $status }
cli-admin-opened = Geopend op { $at } door { $guest }
cli-admin-changed =
    { $events ->
        [one] Laatst gewijzigd op { $at }, { $events } gebeurtenis, { $size }
       *[other] Laatst gewijzigd op { $at }, { $events } gebeurtenissen, { $size }
    }
cli-admin-guest = Gast { $guest }: { $name }, hier sinds { $at }
cli-admin-is-banned = geweerd
cli-admin-is-muted = gedempt
cli-admin-is-muted-until = gedempt tot { $at }
cli-admin-is-leaving = wordt verwijderd
cli-admin-sure = Zeker weten? (ja/nee)
cli-admin-yes = j ja y yes
cli-admin-sure-close = Tafel { $table } ({ $game }: { $names }) wordt gesloten. Niemand kan daar nog doorgaan.
cli-admin-sure-ban = { $name } ({ $guest }) wordt geweerd: alles wordt geweigerd, en open pagina’s van tafels worden gesloten.
cli-admin-sure-delete = { $name } ({ $guest }) wordt verwijderd, met alles waarin die naam staat. Dat is niet meer terug te draaien.
cli-admin-sure-purge = Wat te oud is, wordt verwijderd. Dat is niet meer terug te draaien; --dry-run toont hoeveel het is.
cli-admin-close-done = De tafel is gesloten.
cli-admin-mute-done = De gast is gedempt.
cli-admin-unmute-done = De gast kan weer schrijven.
cli-admin-ban-done = De gast is geweerd.
cli-admin-unban-done = De gast mag weer komen.
cli-admin-delete-done = De gast is verwijderd.
cli-admin-message-done = Iedereen krijgt het bericht te zien, tot “serai admin message --clear”.
cli-admin-message-cleared = Het bericht is ingetrokken.
cli-admin-already = Dat was al zo.
cli-admin-purge-matches =
    { $days ->
        [0] Afgelopen partijen: blijven voor altijd bewaard.
       *[other] Afgelopen partijen, ouder dan (dagen): { $days }, aantal: { $count }
    }
cli-admin-purge-waiting =
    { $days ->
        [0] Tafels waaraan nog niet begonnen is: blijven voor altijd bewaard.
       *[other] Tafels waaraan nog niet begonnen is, ouder dan (dagen): { $days }, aantal: { $count }
    }
cli-admin-purge-chat =
    { $days ->
        [0] Chat: blijft zolang de tafel er is.
       *[other] Chatberichten, ouder dan (dagen): { $days }, aantal: { $count }
    }
cli-admin-purge-guests =
    { $days ->
        [0] Gasten die aan geen tafel zitten: blijven voor altijd bewaard.
       *[other] Gasten die aan geen tafel zitten, ouder dan (dagen): { $days }, aantal: { $count }
    }
cli-admin-purge-dry = Er is niets verwijderd.
cli-admin-purge-done = Zoveel is er verwijderd.
cli-trouble-admin-older = De database { $given } is niet van deze uitgave. Start de server van deze uitgave één keer, of gebruik de “serai admin” van de andere.
cli-trouble-admin-id = “{ $given }” is geen kenmerk van een tafel of een gast: minstens de eerste zes tekens ervan. “serai admin tables” en “serai admin guests” tonen ze.
cli-trouble-admin-unknown = Niets heeft hier een kenmerk dat met “{ $given }” begint. “serai admin tables” en “serai admin guests” tonen wat er is.
cli-trouble-admin-several = “{ $given }” kan van alles zijn: { $known }. Geef meer tekens.
cli-trouble-admin-unsure = “serai admin { $deed }” vraagt het eerst, en hier zit niemand aan een terminal. Met --yes vraagt het niets.
cli-trouble-admin-not-done = Er is niets gedaan.
cli-trouble-admin-message = Zeg wat iedereen te zien krijgt, of --clear om het in te trekken.
cli-trouble-admin-no-table = Deze tafel bestaat niet meer.
cli-trouble-admin-no-guest = Deze gast bestaat niet meer.
cli-trouble-admin-damaged = Het logboek van deze tafel is beschadigd; er wordt niets aan toegevoegd. “serai repair” haalt de tafel uit de database.
cli-trouble-admin-storage = De database kon niet worden geschreven. Het logboek van de server zegt meer.
cli-trouble-admin-failed = Dat lukte niet. Het logboek van de server zegt meer.
cli-trouble-admin-lost = De server is gestopt of opnieuw gestart voordat hij antwoordde. Kijk met “serai admin show” wat er is gebeurd, en geef de opdracht zo nodig opnieuw.
cli-trouble-admin-goes-on = De server is begonnen en na { $seconds } seconden nog niet klaar. Hij gaat door; kijk later nog eens.
