# De tafel in de browser: spelen, meekijken, terugkijken.

## Het kader van de pagina

web-play-title = { $title } – Serai
web-play-title-turn = ● Jouw beurt – { $title }
web-play-title-asked = ● Een vraag aan jou – { $title }
web-play-home = Start
web-play-loading = Tafel laden …
web-play-part-board = Speeltafel
web-play-part-side = Zetten, verloop en meer
web-play-tab-board = Bord
web-play-tab-me = Ik
web-play-tab-actions = Zetten
web-play-tab-players = Spelers
web-play-tab-log = Verloop
web-play-tab-rules = Regels
web-play-tab-chat = Chat
web-play-tab-settings = Instellingen
web-play-tab-more = Meer
web-play-tabs = Delen van de tafel
web-play-close = Sluiten
web-play-cancel = Annuleren
web-play-copy = Kopiëren
web-play-copied = Gekopieerd.

## Bovenste balk

web-play-prompt = Wat er nu te doen is
web-play-your-turn = Jij bent aan de beurt
web-play-your-turn-as = { $seat }, jij bent aan de beurt
web-play-asked = Vraag in de beurt van { $seat }
web-play-turn-of = { $seat } is aan de beurt
web-play-thinking = { $seat } denkt na …
web-play-waiting = Wachten op spelers
web-play-waiting-hint = De partij begint zodra alle plaatsen bezet zijn.
web-play-over = De partij is afgelopen
web-play-nobody = Een ogenblik …
web-play-watch = Alleen meekijken
web-play-complete = Je beurt is klaar. Bevestig hem, of maak iets ongedaan.
web-play-watching = Je kijkt mee.
web-play-undo = Ongedaan maken
web-play-redo = Opnieuw doen
web-play-reset = Beurt opnieuw beginnen
web-play-confirm = Bevestigen
web-play-takeback = Laatste beurt terugnemen
web-play-takeback-asked = { $seat } wil de laatste beurt terugnemen.
web-play-takeback-waits = Je wilt je laatste beurt terugnemen. De anderen moeten het goedvinden.
web-play-takeback-agree = Akkoord
web-play-takeback-refuse = Weigeren
web-play-takeback-withdraw = Intrekken
web-play-held = Er is iets veranderd op tafel.
web-play-update = Tonen
web-play-now-your-turn = Jij bent aan de beurt. { $question }
web-play-sending = Wordt verstuurd …

## Verbinding

web-play-line-connecting = Verbinding maken …
web-play-line-offline = Geen verbinding. Je keuze blijft bewaard; we blijven het proberen …
web-play-line-refused = Deze tafel bestaat niet, of je mag er niet bij.

## Zetten

web-play-actions = Zetten
web-play-actions-found =
    { $count ->
        [0] Geen zet gevonden.
        [one] { $count } zet gevonden.
       *[other] { $count } zetten gevonden.
    }
web-play-actions-none = Je hoeft nu niets te beslissen.
web-play-recent = Wat er het laatst gebeurde
web-play-actions-any-time = Op elk moment
web-play-actions-search = Zet zoeken
web-play-actions-search-hint = woord, notatie of effect
web-play-actions-more = Nog { $count } laten zien
web-play-locks-chance = Niet ongedaan te maken: het toeval beslist
web-play-locks-asks = Niet ongedaan te maken: anderen krijgen een vraag
web-play-locks-reveals = Niet ongedaan te maken: de partij eindigt, en wat verborgen was, wordt zichtbaar
web-play-ends = Beëindigt je beurt
web-play-your-steps = Je beurt tot nu toe

## Effect van zetten

web-play-effects-more = en nog { $count }

## Vaste antwoorden

web-play-standing = Vaste antwoorden
web-play-standing-ask = Elke keer vragen
web-play-standing-fixed = Altijd “{ $answer }”

## Opdrachtregel

web-play-command = Opdrachtregel
web-play-command-hint = Zet of: me, legal, why …
web-play-command-run = Uitvoeren
web-play-command-nobody = Die tegenspeler is er niet. “rival 1” is de volgende speler; een naam mag ook.
web-play-command-legal =
    { $count ->
        [0] Je hoeft nu niets te beslissen.
        [one] { $count } zet: { $moves }
       *[other] { $count } zetten: { $moves }
    }
web-play-command-last-none = Er is nog niets gebeurd.
web-play-command-score = { $seat }: { $score }
web-play-command-played = Gespeeld: { $notation }
web-play-command-me-none = Je hebt geen plaats aan deze tafel.
web-play-secret = verborgen

## Waarom niet?

web-play-why-intro = Zetten die nu niet mogelijk zijn. Vraag waarom, of typ een zet naar keuze.
web-play-why-move = Een zet in notatie
web-play-why-ask = Waarom niet?
web-play-why-offered = Toch wel: deze zet kun je nu doen.
web-play-why-not-yours = Naar zetten kun je vragen als jij aan de beurt bent.
web-play-why-verbs = Nu niet mogelijk
web-play-why-all = Elke soort zet is nu mogelijk.
web-play-why-of = Waarom niet “{ $notation }”?

## Verloop

web-play-log-empty = Er is nog niets gebeurd.
web-play-log-everybody = Iedereen
web-play-log-filter = Zetten van
web-play-log-search = Zoeken in het verloop
web-play-log-copy = Notatie kopiëren
web-play-log-link = Link kopiëren
web-play-log-see = Deze stand bekijken
web-play-log-older = Oudere regels laten zien
web-play-log-chance = toeval
web-play-log-opened = De tafel is geopend.
web-play-log-sat = { $seat } zit op plaats { $seat_number }.
web-play-log-resigned = { $seat } heeft opgegeven.
web-play-log-stood-in = Een bot valt in voor { $seat }, op verzoek van { $by_seat }.
web-play-log-gave-back = De bot geeft { $seat } de plaats terug.
web-play-log-agreed =
    { $to ->
        [newcomer]
            { $yes ->
                [yes] { $seat } vindt een nieuwe speler op de vrije plaats goed.
               *[no] { $seat } vindt een nieuwe speler op de vrije plaats niet meer goed.
            }
       *[stand-in]
            { $yes ->
                [yes] { $seat } vindt het goed dat bots invallen.
               *[no] { $seat } vindt het niet meer goed dat bots invallen.
            }
    }
web-play-log-lapsed = Niet iedereen heeft op tijd geantwoord: de beurt van { $seat } blijft staan.
web-play-log-asked = { $seat } wil een beurt terugnemen.
web-play-log-answered =
    { $yes ->
        [yes] { $seat } ging akkoord.
       *[no] { $seat } heeft geweigerd.
    }
web-play-log-taken-back = De beurt is teruggenomen.
web-play-log-hinted = { $seat } vroeg om een tip.
web-play-log-gone = teruggenomen
web-play-since = Sinds je laatste beurt
web-play-since-first = Vóór je eerste beurt
web-play-since-turns =
    { $count ->
        [one] { $count } beurt van anderen
       *[other] { $count } beurten van anderen
    }
web-play-since-none = Sinds je laatste beurt is er niets gebeurd.

## Terugkijken

web-play-history = Je ziet de tafel zoals hij was: stap { $step } van { $steps }.
web-play-history-now = Terug naar nu
web-play-replay = Terugkijken
web-play-replay-slider = Stap
web-play-replay-step = Stap { $step } van { $steps }
web-play-replay-first = Eerste stap
web-play-replay-back = Een stap terug
web-play-replay-forward = Een stap verder
web-play-replay-last = Laatste stap
web-play-replay-play = Afspelen
web-play-replay-pause = Pauzeren
web-play-replay-open = Terugkijken
web-play-ranking = Uitslag
web-play-ranking-place = Plaats
web-play-ranking-player = Speler
web-play-ranking-score = Punten
web-play-ranking-won = { $names } heeft gewonnen.
web-play-ranking-shared = De overwinning wordt gedeeld: { $names }.
web-play-ranking-resigned = De partij is opgegeven.
web-play-ranking-closed = Wie de server beheert, heeft de tafel gesloten.
web-play-ranking-nobody = Niemand heeft gewonnen.
web-play-ranking-lost = De partij is verloren.
web-play-download = Partij downloaden
web-play-rematch = Nog een keer spelen
web-play-rematch-go = Naar de nieuwe partij
web-play-branch = Vanaf hier verderspelen
web-play-branch-hint = Een nieuwe tafel begint met de stand die je ziet; op de andere plaatsen spelen bots.
web-play-result-hint = Bekijk in het verloop of met de balk boven het bord een stand naar keuze, en speel vanaf daar verder.

## Eerlijk toeval

web-play-luck = Controleerbaar toeval
web-play-luck-why = Alle worpen en trekkingen van deze partij volgen uit één geheim getal, de startwaarde. Die lag vóór de eerste zet vast: dit is de vingerafdruk ervan (SHA-256). Aan het einde wordt de startwaarde onthuld, en iedereen kan nagaan dat die bij de vingerafdruk hoort.
web-play-luck-commitment = Vingerafdruk
web-play-luck-seed = Startwaarde
web-play-luck-salt = Toevoeging (salt)
web-play-luck-later = De startwaarde is te zien als de partij is afgelopen.
web-play-luck-checked = In je browser nagegaan: de startwaarde hoort bij de vingerafdruk.
web-play-luck-wrong = De startwaarde hoort niet bij de vingerafdruk!
web-play-luck-unchecked = Je browser kan dit alleen via https of op deze computer nagaan. De opdracht hieronder doet het ook.
web-play-luck-replay = Download de partij; deze opdracht berekent alle worpen en trekkingen opnieuw uit de startwaarde:
web-play-luck-before = Is deze tafel uit een bestand of vanuit een andere partij geopend, dan heeft wat daarvoor gespeeld is een andere startwaarde.
web-play-luck-chain = Vingerafdruk van alles wat er gebeurd is; bij iedereen gelijk

## Spelers en plaatsen

web-play-players = Spelers
web-play-seat-open = Vrije plaats
web-play-seat-you = jij
web-play-seat-online = aanwezig
web-play-seat-away = afwezig
web-play-seat-resigned = heeft opgegeven
web-play-seat-stand-in = een bot valt in
web-play-seat-bot = bot
web-play-seat-thinking = denkt na
web-play-seat-to-move = aan de beurt
web-play-seat-score = Punten: { $score }
web-play-seat-score-secret = Punten verborgen
web-play-seat-won = heeft gewonnen
web-play-watchers =
    { $count ->
        [one] { $count } persoon kijkt mee.
       *[other] { $count } mensen kijken mee.
    }
web-play-invite = Uitnodiging kopiëren
web-play-invite-hint = Wie deze link heeft, kan aanschuiven. Een account is niet nodig.
web-play-put-bot = Hier een bot laten spelen
web-play-stand-in = Een bot laten invallen
web-play-stand-in-due = { $seat } is er niet. Tot die terug is, kan een bot invallen; de plaats blijft bezet.
web-play-stand-in-rule =
    { $minutes ->
        [one] Is iemand { $minutes } minuut weg, dan mag iedereen aan tafel een bot laten invallen. De speler houdt de plaats en kan met één klik weer verder.
       *[other] Is iemand { $minutes } minuten weg, dan mag iedereen aan tafel een bot laten invallen. De speler houdt de plaats en kan met één klik weer verder.
    }
web-play-stand-in-ask = Aan deze tafel duurt een partij dagen: voor wie tien minuten weg is, mag een bot alleen invallen als iedereen het goedvindt ({ $yes } van { $people }).
web-play-newcomer-ask = Wie hier gaat zitten, ziet wat op deze plaats geheim was. Iedereen moet het goedvinden ({ $yes } van { $people }).
web-play-agree = Ik vind het goed
web-play-agree-no-longer = Ik vind het niet meer goed
web-play-stood-in = Er speelt een bot voor je.
web-play-stood-in-turns =
    { $count ->
        [one] Intussen is { $count } beurt gespeeld.
       *[other] Intussen zijn { $count } beurten gespeeld.
    }
web-play-stood-in-end = Een bot heeft de partij voor je uitgespeeld.
web-play-stood-in-see = Wat er gespeeld is
web-play-come-back = Mijn plaats terugnemen
web-play-log-by-bot = de bot voor { $seat }
web-play-glance = Alles van { $seat } op het bord tonen
web-play-which-bot = Welke bot
web-play-seat-menu = Plaats van { $seat }
web-play-leave = Plaats verlaten
web-play-resign = Opgeven
web-play-resign-sure = Deze partij opgeven?
web-play-resign-what = Je verliest deze partij. Spelen er nog andere mensen mee, dan neemt een bot je plaats over.
web-play-seat-link = Plaats meenemen
web-play-seat-link-what = Met deze link speel je verder in een andere browser of op een ander apparaat. Houd hem voor jezelf: wie hem heeft, speelt in jouw plaats. Oudere links van deze plaats werken niet meer.
web-play-look-as = Vanaf deze plaats kijken
web-play-link = Link

## Het apparaat doorgeven

web-play-curtain = Geef het apparaat aan { $seat }
web-play-curtain-why = Nu komt wat alleen { $seat } mag weten.
web-play-curtain-ready = Ik ben { $seat } – verder

## Chat

web-play-chat = Chat
web-play-chat-empty = Nog niemand heeft iets gezegd.
web-play-chat-say = Iets zeggen
web-play-chat-send = Versturen
web-play-chat-seats-only = De chat is alleen voor wie aan tafel zit.
web-play-chat-new = { $name }: { $text }

## Opties en hulp

web-play-language = Taal
web-play-theme = Weergave
web-play-theme-system = Automatisch
web-play-theme-light = Licht
web-play-theme-dark = Donker
web-play-size = Tekstgrootte
web-play-size-normal = Normaal
web-play-size-large = Groot
web-play-size-larger = Extra groot
web-play-confirm-mode = Beurt bevestigen
web-play-confirm-always = Altijd
web-play-confirm-two-steps = Bij twee stappen of meer
web-play-confirm-never = Nooit
web-play-shortcuts = Sneltoetsen (één toets)
web-play-motion = Beweging: stukken glijden, beurten van anderen worden stap voor stap getoond
web-play-sounds = Geluiden: mijn beurt, stukken, dobbelstenen, het einde
web-play-help = Hulp
web-play-help-keys = Toetsen
web-play-help-key = Toets
web-play-help-what = Wat de toets doet
web-play-help-moves = In de lijst met zetten: een van de eerste negen kiezen
web-play-help-arrows = Door de zetten lopen
web-play-help-actions = Naar de zetten
web-play-help-log = Naar het verloop
web-play-help-rules = Naar de regels
web-play-help-board = Naar het bord
web-play-help-hint = Een tip vragen of sluiten
web-play-help-glance = De volgende speler bekijken
web-play-help-search = Zet zoeken
web-play-help-command = Opdrachtregel
web-play-help-help = Deze hulp
web-play-help-escape = Terug: sluiten, terugkijken of een veld verlaten
web-play-help-step = Bij terugkijken: een stap terug of verder; de spatiebalk speelt af
web-play-help-off = De sneltoetsen staan uit. Bij de instellingen kun je ze aanzetten.

## Moeilijkheden

web-play-board-failed = Het bord kan niet worden getoond. Met de zetten kun je verderspelen.
web-play-board-again = Opnieuw proberen
web-play-stale = De tafel is intussen veranderd; er is niets gebeurd.

## The board as something to touch

web-table-this-turn = Deze beurt
web-table-touch = Raak een oplichtende plek op het bord aan. Wijs iets aan om te zien wat het zou opleveren, of waarom het niet kan.
web-table-second = Eerst iets anders: raak een oplichtende plek aan.
web-table-not-now = Nu niet. Je wordt gevraagd: { $question }
web-table-rivals = Tegenspelers
web-table-at-once = Beëindigt je beurt zonder bevestigen
web-table-some-at-once = Een klik kan je beurt beëindigen zonder dat je bevestigt; bevestigen hoeft alleen als er daarna nog iets vanzelf gebeurt. Dat kun je in de instellingen veranderen.
# Onder de vraag, als een klik op een plek met een slot meteen telt.
web-table-final-next = Een klik bij een slot is nu definitief.
web-table-final = Deze klik is definitief
web-table-mine = Jouw speelgebied
web-table-enlarge = { $seat } groot tonen
web-table-close = Sluiten
web-table-scroll = Verder naar beneden
web-table-beside-you = Naast jou
web-table-larger = Groter
web-table-smaller = Kleiner
web-table-fit = Hele bord
web-table-sheet = Meer of minder keuzes
web-table-turn-left = Linksom draaien
web-table-turn-right = Rechtsom draaien
web-table-at-least = Minstens:
web-table-then = Daarna: { $question }
web-table-moves-here =
    { $count ->
        [one] { $count } zet hier
       *[other] { $count } zetten hier
    }
web-table-waits = { $move }: bevestig of verander het.
web-table-since = Wat er sinds je laatste beurt gebeurde: nog eens tonen
web-table-since-first = Wat er vóór je eerste beurt gebeurde: nog eens tonen
web-table-show-again = Nog eens tonen
web-table-only-go-on = Ga verder, of doe iets wat altijd kan.
web-table-nothing-waits = Er valt nu niets te bevestigen.
web-table-or-glows = Of raak een oplichtende plek aan.
web-table-last = Laatste zet: { $move }
web-table-all-moves = Alle zetten
web-table-last-turn = Laatste beurt
web-table-undo-end = Verder terug kan niet: hier begint je beurt, of het toeval of iemand anders heeft sindsdien beslist.
web-table-places =
    { $count ->
        [one] { $count } plek
       *[other] { $count } plekken
    }
web-table-tap = tik op het bord of veeg omhoog
web-table-swipe = veeg omhoog voor de lijst
web-table-other-place = Andere plek
web-table-map =
    { $count ->
        [one] Hele bord, { $count } plek om te kiezen
       *[other] Hele bord, { $count } plekken om uit te kiezen
    }
web-table-on-mine = Bij jou: { $count }
web-table-on-board = Bord: { $count }
web-table-waiting = Anderen zijn aan de beurt
web-table-figures = Cijfers van iedereen
web-table-help-large = Een speler groot tonen
web-table-help-places = Op het bord: van plek naar plek
web-table-help-offered = Op het bord: naar de volgende plek waar iets mogelijk is
web-table-help-turn = De gekozen tegel draaien
web-table-complete = Je beurt is klaar.

## Tips

web-hint-title = Tip
web-hint-ask = Wat zou een bot doen?
web-hint-thinking = Een bot denkt na …
web-hint-best = Beste beurt
web-hint-other = { $nth }e mogelijkheid
web-hint-show = Op het bord tonen
web-hint-left = De stand is intussen veranderd.
web-hint-again = Nog eens vragen
