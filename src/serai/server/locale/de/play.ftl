# Der Tisch im Browser: spielen, zusehen, zurückblättern.

## Rahmen der Seite

web-play-title = { $title } – Serai
web-play-title-turn = ● Du bist dran – { $title }
web-play-title-asked = ● Eine Frage an dich – { $title }
web-play-home = Start
web-play-loading = Der Tisch wird gesucht …
web-play-part-board = Spieltisch
web-play-part-side = Züge, Verlauf und mehr
web-play-tab-board = Brett
web-play-tab-me = Ich
web-play-tab-actions = Züge
web-play-tab-players = Spieler
web-play-tab-log = Verlauf
web-play-tab-rules = Regeln
web-play-tab-chat = Chat
web-play-tab-settings = Optionen
web-play-tab-more = Mehr
web-play-tabs = Bereiche des Tisches
web-play-close = Schließen
web-play-cancel = Abbrechen
web-play-copy = Kopieren
web-play-copied = Kopiert.

## Kopfleiste

web-play-prompt = Was gerade zu tun ist
web-play-your-turn = Du bist dran
web-play-your-turn-as = { $seat }, du bist dran
web-play-asked = Frage im Zug von { $seat }
web-play-turn-of = { $seat } ist am Zug
web-play-thinking = { $seat } überlegt …
web-play-waiting = Es fehlen noch Mitspielende
web-play-waiting-hint = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-play-over = Das Spiel ist zu Ende
web-play-nobody = Einen Moment …
web-play-watch = Nur zusehen
web-play-complete = Dein Zug ist fertig. Bestätige ihn, oder nimm etwas zurück.
web-play-watching = Du siehst zu.
web-play-undo = Rückgängig
web-play-redo = Wiederholen
web-play-reset = Zug neu beginnen
web-play-confirm = Bestätigen
web-play-takeback = Letzten Zug zurücknehmen
web-play-takeback-asked = { $seat } möchte den letzten Zug zurücknehmen.
web-play-takeback-waits = Du möchtest deinen letzten Zug zurücknehmen. Die anderen müssen zustimmen.
web-play-takeback-agree = Zustimmen
web-play-takeback-refuse = Ablehnen
web-play-takeback-withdraw = Doch nicht
web-play-held = Auf dem Tisch hat sich etwas geändert.
web-play-update = Anzeigen
web-play-now-your-turn = Du bist dran. { $question }
web-play-sending = Wird gesendet …

## Verbindung

web-play-line-connecting = Verbindung wird aufgebaut …
web-play-line-offline = Keine Verbindung. Deine Auswahl bleibt erhalten; es wird weiter versucht …
web-play-line-refused = Diesen Tisch gibt es nicht, oder du hast keinen Zutritt.

## Züge

web-play-actions = Züge
web-play-actions-found =
    { $count ->
        [0] Kein Zug passt.
        [one] { $count } Zug passt.
       *[other] { $count } Züge passen.
    }
web-play-actions-none = Für dich gibt es gerade nichts zu entscheiden.
web-play-recent = Was zuletzt geschah
web-play-actions-any-time = Jederzeit möglich
web-play-actions-search = Zug suchen
web-play-actions-search-hint = Wort, Notation oder Wirkung
web-play-actions-more = { $count } weitere zeigen
web-play-locks-chance = Nicht zurücknehmbar: Zufall entscheidet
web-play-locks-asks = Nicht zurücknehmbar: andere sind gefragt
web-play-locks-reveals = Nicht rückgängig zu machen: beendet die Partie und deckt Verborgenes auf
web-play-ends = Beendet deinen Zug
web-play-your-steps = Dein Zug bis hierher

## Wirkung der Züge

web-play-effects-more = und { $count } mehr

## Feste Antworten

web-play-standing = Ein für alle Mal antworten
web-play-standing-ask = Jedes Mal fragen
web-play-standing-fixed = Immer: { $answer }

## Befehlszeile

web-play-command = Befehlszeile
web-play-command-hint = Ein Zug, oder: me, rival 1 (wer als Nächstes kommt), legal, why …, last, since, score
web-play-command-run = Los
web-play-command-nobody = Diesen Mitspieler gibt es nicht. „rival 1“ ist, wer als Nächstes kommt; ein Name geht auch.
web-play-command-legal =
    { $count ->
        [0] Für dich gibt es gerade nichts zu entscheiden.
        [one] { $count } Zug: { $moves }
       *[other] { $count } Züge: { $moves }
    }
web-play-command-last-none = Es ist noch nichts geschehen.
web-play-command-score = { $seat }: { $score }
web-play-command-played = Gespielt: { $notation }
web-play-command-me-none = Du hast an diesem Tisch keinen Platz.
web-play-secret = verdeckt

## Warum nicht?

web-play-why-intro = Züge, die gerade nicht angeboten werden. Frag nach dem Grund, oder tippe einen beliebigen Zug ein.
web-play-why-move = Ein Zug in Notation
web-play-why-ask = Warum nicht?
web-play-why-offered = Doch: Diesen Zug kannst du jetzt machen.
web-play-why-not-yours = Nach Zügen kannst du fragen, wenn du dran bist.
web-play-why-verbs = Gerade nicht möglich
web-play-why-all = Jede Art von Zug ist gerade möglich.
web-play-why-of = Warum nicht „{ $notation }“?

## Verlauf

web-play-log-empty = Es ist noch nichts geschehen.
web-play-log-everybody = Alle
web-play-log-filter = Wessen Züge
web-play-log-search = Im Verlauf suchen
web-play-log-copy = Notation kopieren
web-play-log-link = Link kopieren
web-play-log-see = Diese Stellung ansehen
web-play-log-older = Ältere Einträge zeigen
web-play-log-chance = Zufall
web-play-log-opened = Der Tisch wurde eröffnet.
web-play-log-sat = { $seat } sitzt auf Platz { $seat_number }.
web-play-log-resigned = { $seat } hat aufgegeben.
web-play-log-asked = { $seat } möchte einen Zug zurücknehmen.
web-play-log-answered =
    { $yes ->
        [yes] { $seat } hat zugestimmt.
       *[no] { $seat } hat abgelehnt.
    }
web-play-log-taken-back = Der Zug wurde zurückgenommen.
web-play-log-hinted = { $seat } hat nach einem Tipp gefragt.
web-play-log-ended = Das Spiel ist zu Ende.
web-play-log-gone = zurückgenommen
web-play-since = Seit deinem letzten Zug
web-play-since-first = Vor deinem ersten Zug
web-play-since-turns =
    { $count ->
        [one] { $count } Zug der anderen
       *[other] { $count } Züge der anderen
    }
web-play-since-none = Seit deinem letzten Zug ist nichts geschehen.

## Rückblick

web-play-history = Du siehst den Tisch, wie er war: Schritt { $step } von { $steps }.
web-play-history-now = Zurück zu jetzt
web-play-replay = Rückblick
web-play-replay-slider = Schritt
web-play-replay-step = Schritt { $step } von { $steps }
web-play-replay-first = Erster Schritt
web-play-replay-back = Ein Schritt zurück
web-play-replay-forward = Ein Schritt weiter
web-play-replay-last = Letzter Schritt
web-play-replay-play = Abspielen
web-play-replay-pause = Anhalten
web-play-replay-open = Zurückblättern
web-play-ranking = Ergebnis
web-play-ranking-place = Rang
web-play-ranking-player = Name
web-play-ranking-score = Punkte
web-play-ranking-won = { $names } hat gewonnen.
web-play-ranking-shared = Geteilter Sieg: { $names }.
web-play-ranking-resigned = Das Spiel wurde aufgegeben.
web-play-ranking-nobody = Niemand hat gewonnen.
web-play-ranking-lost = Das Spiel ging verloren.
web-play-download = Partie herunterladen
web-play-rematch = Noch einmal
web-play-rematch-go = Zur neuen Partie
web-play-branch = Von hier weiterspielen
web-play-branch-hint = Ein neuer Tisch beginnt mit der gezeigten Stellung; auf den anderen Plätzen spielen Bots.
web-play-result-hint = Sieh dir im Verlauf oder mit der Leiste über dem Brett eine beliebige Stellung an, und spiel von dort weiter.

## Ehrliches Glück

web-play-luck = Ehrliches Glück
web-play-luck-why = Alle Würfe und Ziehungen dieser Partie folgen aus einer geheimen Zahl, dem Startwert. Er stand vor dem ersten Zug fest: Das ist sein Fingerabdruck (SHA-256). Am Ende der Partie wird der Startwert offengelegt, und alle können prüfen, dass er zum Fingerabdruck passt.
web-play-luck-commitment = Fingerabdruck
web-play-luck-seed = Startwert
web-play-luck-salt = Zusatz (Salt)
web-play-luck-later = Der Startwert wird am Ende der Partie gezeigt.
web-play-luck-checked = In deinem Browser geprüft: Der Startwert passt zum Fingerabdruck.
web-play-luck-wrong = Der Startwert passt nicht zum Fingerabdruck!
web-play-luck-unchecked = Dein Browser kann das nur über https oder auf diesem Rechner prüfen. Der Befehl unten tut es auch.
web-play-luck-replay = Lade die Partie herunter; dieser Befehl macht alle Würfe und Ziehungen neu aus dem Startwert:
web-play-luck-before = Wurde dieser Tisch aus einer Datei oder aus einer anderen Partie heraus geöffnet, hat das vorher Gespielte einen anderen Startwert.
web-play-luck-chain = Fingerabdruck von allem, was geschehen ist; bei allen gleich

## Plätze

web-play-players = Mitspielende
web-play-seat-open = Freier Platz
web-play-seat-you = du
web-play-seat-online = ist da
web-play-seat-away = nicht da
web-play-seat-resigned = hat aufgegeben
web-play-seat-bot = Bot
web-play-seat-thinking = überlegt
web-play-seat-to-move = am Zug
web-play-seat-score = Punkte: { $score }
web-play-seat-score-secret = Punkte verdeckt
web-play-seat-won = hat gewonnen
web-play-watchers =
    { $count ->
        [one] { $count } Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
web-play-invite = Einladungslink kopieren
web-play-invite-hint = Wer diesen Link hat, kann sich dazusetzen. Ein Konto ist nicht nötig.
web-play-put-bot = Hier einen Bot spielen lassen
web-play-bot-goes-on = Einen Bot weiterspielen lassen
web-play-bot-goes-on-hint = Gerade nicht da. Nach zehn Minuten ohne Zug kann ein Bot diesen Platz übernehmen.
web-play-glance = Alles von { $seat } auf dem Brett zeigen
web-play-which-bot = Welcher Bot
web-play-seat-menu = Platz von { $seat }
web-play-leave = Platz verlassen
web-play-resign = Aufgeben
web-play-resign-sure = Diese Partie aufgeben?
web-play-resign-what = Du verlierst diese Partie. Wenn noch andere Menschen mitspielen, übernimmt ein Bot deinen Platz.
web-play-seat-link = Platz mitnehmen
web-play-seat-link-what = Mit diesem Link spielst du in einem anderen Browser oder auf einem anderen Gerät weiter. Behalte ihn für dich: Wer ihn hat, spielt an deiner Stelle. Ältere Links für diesen Platz gelten nicht mehr.
web-play-look-as = Von diesem Platz aus sehen
web-play-link = Link

## Gerät weitergeben

web-play-curtain = Gib das Gerät an { $seat } weiter
web-play-curtain-why = Gleich ist zu sehen, was nur { $seat } wissen darf.
web-play-curtain-ready = Ich bin { $seat } – weiter

## Chat

web-play-chat = Chat
web-play-chat-empty = Noch hat niemand etwas gesagt.
web-play-chat-say = Etwas sagen
web-play-chat-send = Senden
web-play-chat-seats-only = Im Chat sind nur die, die am Tisch sitzen.
web-play-chat-new = { $name }: { $text }

## Optionen und Hilfe

web-play-language = Sprache
web-play-theme = Aussehen
web-play-theme-system = Wie das System
web-play-theme-light = Hell
web-play-theme-dark = Dunkel
web-play-size = Schriftgröße
web-play-size-normal = Normal
web-play-size-large = Groß
web-play-size-larger = Größer
web-play-confirm-mode = Zug bestätigen
web-play-confirm-always = Immer
web-play-confirm-two-steps = Wenn er aus mehreren Schritten besteht
web-play-confirm-never = Nie
web-play-shortcuts = Tastenkürzel mit einer Taste
web-play-motion = Bewegung: Figuren gleiten, Züge der anderen werden Schritt für Schritt gezeigt
web-play-sounds = Töne: mein Zug, Figuren, Würfel, das Ende
web-play-help = Hilfe
web-play-help-keys = Tasten
web-play-help-key = Taste
web-play-help-what = Was sie tut
web-play-help-moves = In der Liste der Züge: einen der ersten neun wählen
web-play-help-arrows = Durch die Züge gehen
web-play-help-actions = Zu den Zügen
web-play-help-log = Zum Verlauf
web-play-help-rules = Zu den Regeln
web-play-help-board = Zum Brett
web-play-help-hint = Nach einem Tipp fragen, oder ihn schließen
web-play-help-glance = Zu den Sachen der nächsten Person
web-play-help-search = Zug suchen
web-play-help-command = Befehlszeile
web-play-help-help = Diese Hilfe
web-play-help-escape = Zurück: schließen, Rückblick oder Feld verlassen
web-play-help-step = Im Rückblick: ein Schritt zurück oder weiter; die Leertaste spielt ab
web-play-help-off = Tastenkürzel sind ausgeschaltet. In den Optionen lassen sie sich einschalten.

## Schwierigkeiten

web-play-board-failed = Das Brett lässt sich nicht anzeigen. Mit den Zügen kannst du weiterspielen.
web-play-board-again = Noch einmal versuchen
web-play-stale = Der Tisch hat sich inzwischen verändert; es ist nichts geschehen.

## The board as something to touch

web-table-this-turn = Dieser Zug
web-table-touch = Tippe einen leuchtenden Ort auf dem Plan an. Zeige auf etwas, um zu sehen, was es brächte oder warum es nicht geht.
web-table-second = Zuerst kommt etwas anderes: Tippe einen leuchtenden Ort an.
web-table-not-now = Jetzt nicht. Du wirst gefragt: { $question }
web-table-rivals = Mitspieler
web-table-at-once = Beendet deinen Zug ohne Bestätigen
web-table-some-at-once = Ein Klick kann deinen Zug ohne Bestätigen beenden; bestätigen musst du nur, wenn danach noch etwas von selbst geschieht. Das kannst du in den Einstellungen ändern.
# Unter der Frage, wenn ein Klick auf einen Ort mit Schloss ohne weiteres gilt.
web-table-final-next = Ein Klick bei einem Schloss gilt jetzt endgültig.
web-table-final = Dieser Klick gilt endgültig
web-table-mine = Deine Sachen
web-table-enlarge = { $seat } groß zeigen
web-table-close = Schließen
web-table-scroll = Weiter unten
web-table-beside-you = Neben dir
web-table-larger = Größer
web-table-smaller = Kleiner
web-table-fit = Ganzer Plan
web-table-sheet = Mehr oder weniger zur Auswahl
web-table-turn-left = Nach links drehen
web-table-turn-right = Nach rechts drehen
web-table-at-least = Mindestens:
web-table-then = Danach: { $question }
web-table-moves-here =
    { $count ->
        [one] { $count } Zug hier
       *[other] { $count } Züge hier
    }
web-table-waits = { $move }: bestätigen oder ändern.
web-table-since = Was seit deinem letzten Zug geschah: noch einmal zeigen
web-table-since-first = Was vor deinem ersten Zug geschah: noch einmal zeigen
web-table-show-again = Noch einmal zeigen
web-table-only-go-on = Weiter, oder du tust etwas, das jederzeit geht.
web-table-nothing-waits = Es gibt gerade nichts zu bestätigen.
web-table-or-glows = Oder tippe einen leuchtenden Ort an.
web-table-last = Zuletzt: { $move }
web-table-all-moves = Alle Züge
web-table-last-turn = Letzter Zug
web-table-undo-end = Mehr lässt sich nicht zurücknehmen: Hier beginnt dein Zug, oder der Zufall oder jemand anders hat seither entschieden.
web-table-places =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
web-table-tap = auf dem Plan antippen oder hochziehen
web-table-swipe = hochziehen für die Liste
web-table-other-place = Anderer Ort
web-table-map =
    { $count ->
        [one] Ganzer Plan, { $count } Ort zur Auswahl
       *[other] Ganzer Plan, { $count } Orte zur Auswahl
    }
web-table-on-mine = Bei dir: { $count }
web-table-on-board = Plan: { $count }
web-table-waiting = Andere sind dran
web-table-figures = Werte aller Spieler
web-table-help-large = Einen Spieler groß zeigen
web-table-help-places = Auf dem Plan: von Ort zu Ort
web-table-help-offered = Auf dem Plan: zum nächsten Ort, an dem etwas möglich ist
web-table-help-turn = Das gewählte Plättchen drehen
web-table-complete = Dein Zug ist fertig.

## Tipps

web-hint-title = Tipp
web-hint-ask = Was würde ein Bot tun?
web-hint-thinking = Ein Bot denkt nach …
web-hint-best = Bester Zug
web-hint-other = { $nth }. Möglichkeit
web-hint-show = Auf dem Plan zeigen
web-hint-left = Die Stellung hat sich geändert.
web-hint-again = Noch einmal fragen
