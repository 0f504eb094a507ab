# Kop van elke pagina, startpagina en aanschuiven.

## Elke pagina

web-top-skip = Naar de inhoud
web-top-home = Serai – startpagina
web-top-language = Taal
web-top-theme = Weergave
web-top-theme-system = Automatisch
web-top-theme-light = Licht
web-top-theme-dark = Donker

web-home-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
web-home-unknown-trouble = Er ging iets mis. Probeer het nog eens.
web-app-again = Pagina opnieuw laden
web-app-announcement = Bericht van wie de server beheert
web-app-announcement-at = Om { $time } uur.

web-link-copy = Kopiëren
web-link-share = Delen
web-link-copied = Gekopieerd.

web-nowhere-title = Hier is niets – Serai
web-nowhere = Hier is niets
web-nowhere-about = Dit adres leidt niet naar een tafel. Misschien is er onderweg een stuk van de link verdwenen.
web-nowhere-home = Naar de startpagina

## Wat een zet verandert

web-effect-other = { $seat }: { $effect }
web-effect-seat = { $seat }
web-effect-number = { $change } { $name }
web-effect-part = { $name } ({ $part })
web-effect-level = { $name } { $before } → { $after }
web-effect-came = + { $name }: { $items }
web-effect-went = − { $name }: { $items }

## Startpagina: spellen

web-home-title = Serai – bordspellen aan jouw tafel
web-home-about = Schuif aan en speel: tegen bots, met anderen aan één scherm of met vrienden waar dan ook. Een account is niet nodig.
web-home-games = De tafels staan klaar
web-home-play = Spelen
web-home-play-friend = Samen
web-home-play-alone = Alleen
web-home-more = Meer …
web-pitch-rajas = Dobbelstenen in Kali’s handen, een provincie vol wegen en markten, en twee markers die rond het bord op elkaar af racen.
web-pitch-agra = Kweek en verwerk zestien goederen, mediteer, en win de notabelen die over de rivier naar Akbars verjaardag komen.
web-pitch-merv = Twaalf beurten rond een stad met vierentwintig kavels. Elke rij die je wekt, voedt ook je buren, en de Mongolen komen eraan.
web-fact-seats = { $low }–{ $high } spelers
web-fact-minutes = { $low }–{ $high } min.
web-fact-weight = gewicht { $weight } van 5
web-home-join-table = Naar een tafel
web-home-join-by = Link of code van de tafel
web-home-join-go = Erheen
web-home-join-wrong = Dit is geen link en geen code van een tafel. De link ziet eruit als …/t/abcdefgh23456777; de code is het laatste deel ervan.

## Startpagina: een tafel op maat

web-home-count = Aantal plaatsen
web-home-who = Wie schuift er aan?
web-home-seat = Plaats { $number }
web-home-seat-name = Naam van de speler op plaats { $number }
web-home-sits-me = Ik
web-home-sits-here = Nog iemand aan dit scherm
web-home-sits-open = Iemand via een link
web-home-options = Opties van het spel
web-home-watch = Wie mag meekijken?
web-home-watch-nobody = Niemand
web-home-watch-link = Wie de link heeft
web-home-watch-everybody = Iedereen
web-home-join = Wie mag aanschuiven?
web-home-join-link = Wie de uitnodiging heeft
web-home-join-everybody = Iedereen
web-new-away = Als iemand wegblijft
web-new-away-minutes =
    { $minutes ->
        [one] na { $minutes } minuut een bot
       *[other] na { $minutes } minuten een bot
    }
web-new-away-days = over dagen: alleen een bot als iedereen het goedvindt
web-home-create = Tafel openen
web-home-made = Je tafel staat klaar
web-home-made-about = Stuur deze link naar je vrienden. Wie hem opent, typt een naam en zit aan tafel. De partij begint zodra alle plaatsen bezet zijn.
web-home-made-link = Uitnodiging
web-home-made-go = Naar de tafel

## Een nieuwe tafel

web-new-title = Nieuwe tafel
web-new-cancel = Annuleren
web-new-game = Spel
web-new-variants = Varianten
web-new-readings =
    { $count ->
        [one] { $count } interpretatie van de regels
       *[other] { $count } interpretaties van de regels
    }
web-new-readings-about = Waar de regels onduidelijk zijn of uitgaven verschillen, spelen we volgens één interpretatie. Hier kun je de andere afspreken.
web-new-seats = Plaatsen
web-new-characters = Personages
web-new-call = Klik op een kaart: dat personage neemt de gemarkeerde plaats of staat weer op.
web-new-domes = koepels = speelsterkte, 1 t/m { $most }
web-new-level = Niveau van { $name }
web-new-level-of = { $level } van { $most }, { $word }
web-new-about = Elk personage speelt alle drie de spellen: de stijl kleurt de keuzes, het niveau bepaalt hoe ver het vooruitkijkt. Ze zien alleen wat vanaf hun plaats te zien is.
web-new-think = Bots denken na
web-new-think-at-once = nauwelijks
web-new-think-up-to = tot { $seconds } s
web-new-think-long = zo lang ze willen
web-new-open = Vrije plaats
web-new-open-about = wacht op een vriend
web-new-here-about = aan dit scherm
web-new-friends-about = De partij begint zodra de vrije plaats bezet is. De link om te versturen krijg je zo.
web-new-help = Sterkte van de hulp
web-new-help-rules = alleen regels
web-new-help-hints = tips op verzoek
web-new-help-about = Wat een zet oplevert, en waarom er een niet kan, wordt altijd verteld. Iedereen ziet in het verloop wie om een tip vroeg.
web-new-mark-reconstructed = gereconstrueerd
web-new-mark-house = onze uitleg
web-new-mark-ours = huisregel

## Personages: wat ze zeggen

web-saying-bulbul = Elke weg leidt wel ergens heen.
web-saying-jaggu = De rivier wacht niet op een plan.
web-saying-makara = Wie de rivier heeft, heeft de oogst.
web-saying-rukmini = Het hof vergeet geen enkele gunst.
web-saying-ustad = Steen voor steen.
web-saying-lobsang = Eerst thee, dan de zet.
web-saying-zarina = Twee keer tellen, één keer verkopen.
web-saying-farhad = Wilde je daar staan? Wat jammer.
web-saying-nur = De tafel is een open boek.
web-saying-birbal = Een goede vraag is het halve antwoord.

## Startpagina: tafels

web-home-mine = Verder waar je was
web-home-next = Volgende tafel waar ik aan de beurt ben
web-home-open-tables = Open tafels
web-home-finished = Afgelopen partijen
web-home-seat-open = vrije plaats
web-home-you = jij
web-home-gave-up = opgegeven
web-home-stood-in = een bot valt in
web-home-table-waiting =
    { $count ->
        [0] Begint zo
        [one] { $count } plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
web-home-table-yours = Jij bent aan de beurt
web-home-table-stood-in = Er speelt een bot voor je
web-home-table-theirs = Aan de beurt: { $name }
web-home-table-playing = Bezig
web-home-table-over = Afgelopen
web-home-table-lost = Verloren
web-home-table-won = Winnaar: { $names }
web-home-open = Verderspelen
web-home-replay = Terugkijken
web-home-sit = Aanschuiven
web-home-look = Meekijken
web-home-all-tables = Alle { $count } tonen

## Startpagina: bestanden, naam, verbinding

web-home-import = Een partij uit een bestand openen
web-home-import-about = Een gedownloade partij kun je nog eens bekijken of, als die niet af was, verderspelen.
web-home-import-file = Bestand kiezen …
web-home-import-found =
    { $count ->
        [one] { $title }, { $count } speler. Wie zit waar?
       *[other] { $title }, { $count } spelers. Wie zit waar?
    }
web-home-import-long = Dit bestand is te lang voor een partij.
web-home-me = Jij
web-home-name = Je naam
web-home-name-example = Zo heet je aan tafel
web-home-name-keep = Opslaan
web-home-name-kept = Opgeslagen. Aan nieuwe tafels heet je zo.
web-home-forget = Mij op alle apparaten vergeten
web-home-forget-sure = Alle browsers waarin je hier bekend bent, vergeten je. Een plaats houd je alleen als je de link ervan hebt. Nu vergeten?
web-home-forget-yes = Ja, vergeet mij
web-home-forget-no = Nee, onthoud mij
web-home-forgotten = Klaar. Deze server kent je niet meer.
web-home-data-download = Alles downloaden wat over mij is opgeslagen
web-home-data-delete = Alles over mij verwijderen …
web-home-data-delete-about = Je naam, je chatberichten en je plaatsen worden verwijderd, op alle apparaten en voorgoed. Lopende partijen gaan zonder jou verder, alsof je hebt opgegeven; tafels van jou die nog wachten, worden gesloten. Je zetten blijven, maar zonder je naam.
web-home-data-delete-yes = Alles verwijderen
web-home-data-deleted = Alles over jou is verwijderd.
web-home-connecting = Verbinding maken met de server …
web-home-connected = Verbonden met de server.
web-home-offline = De server is niet bereikbaar; we blijven het proberen.
web-home-offline-since = Sinds { $time } geen verbinding met de server; we blijven het proberen.
web-home-notice = De namen van de spellen zijn van hun eigenaren, die niets met dit project te maken hebben. De regels staan hier in eigen woorden; afbeeldingen uit de spellen zijn er niet.
web-home-notice-values = Gedrukte waarden die we niet konden nakijken maar hebben afgeleid, zijn in de regels als zodanig gemarkeerd.

## Aanschuiven via een link

web-join-title = Meespelen met { $title }
web-join-others = Aan tafel: { $names }
web-join-sit = Aanschuiven
web-join-full = Alle plaatsen zijn bezet. Je kunt meekijken.
