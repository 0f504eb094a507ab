# Der Tisch im Browser: spielen, zuschauen, zurückblicken.

## Rahmen der Seite

web-play-title = { $title } – Serai
web-play-title-turn = ● Du bist dran – { $title }
web-play-title-asked = ● Eine Frage an dich – { $title }
web-play-home = Startseite
web-play-loading = Der Tisch wird geladen …
web-play-part-board = Spieltisch
web-play-part-side = Züge, Verlauf und mehr
web-play-tab-board = Spielplan
web-play-tab-me = Ich
web-play-tab-actions = Züge
web-play-tab-players = Spieler
web-play-tab-log = Verlauf
web-play-tab-rules = Regeln
web-play-tab-chat = Chat
web-play-tab-settings = Einstellungen
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
web-play-turn-of = { $seat } ist dran
web-play-thinking = { $seat } überlegt …
web-play-waiting = Es fehlen noch Mitspieler
web-play-waiting-hint = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-play-over = Die Partie ist zu Ende
web-play-nobody = Einen Moment …
web-play-watch = Nur zuschauen
web-play-complete = Dein Zug ist fertig. Bestätige ihn oder mach etwas rückgängig.
web-play-watching = Du schaust zu.
web-play-undo = Rückgängig
web-play-redo = Wiederherstellen
web-play-reset = Zug neu beginnen
web-play-confirm = Bestätigen
web-play-takeback = Letzten Zug zurücknehmen
web-play-takeback-asked = { $seat } möchte den letzten Zug zurücknehmen.
web-play-takeback-waits = Du möchtest deinen letzten Zug zurücknehmen. Die anderen müssen zustimmen.
web-play-takeback-agree = Zustimmen
web-play-takeback-refuse = Ablehnen
web-play-takeback-withdraw = Anfrage zurückziehen
web-play-held = Auf dem Tisch hat sich etwas geändert.
web-play-update = Jetzt anzeigen
web-play-now-your-turn = Du bist dran. { $question }
web-play-sending = Wird gesendet …

## Verbindung

web-play-line-connecting = Verbindung wird aufgebaut …
web-play-line-offline = Keine Verbindung. Deine Auswahl bleibt erhalten; wir versuchen es weiter …
web-play-line-refused = Diesen Tisch gibt es nicht, oder er ist für dich nicht zugänglich.

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
web-play-actions-more = { $count } weitere Züge zeigen
web-play-locks-chance = Lässt sich nicht zurücknehmen: Danach entscheidet der Zufall.
web-play-locks-asks = Lässt sich nicht zurücknehmen: Danach sind andere gefragt.
web-play-locks-reveals = Lässt sich nicht zurücknehmen: Die Partie endet, und Verborgenes wird aufgedeckt.
web-play-ends = Beendet deinen Zug
web-play-your-steps = Dein Zug bis hierher

## Wirkung der Züge

web-play-effects-more = und { $count } weitere

## Dauerantworten

web-play-standing = Dauerantworten
web-play-standing-ask = Jedes Mal fragen
web-play-standing-fixed = Immer: { $answer }

## Befehlszeile

web-play-command = Befehlszeile
web-play-command-hint = Zug oder: me, legal, why …
web-play-command-run = Ausführen
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

web-play-why-intro = Diese Züge sind gerade nicht möglich. Frag nach dem Grund oder gib einen beliebigen Zug ein.
web-play-why-move = Ein Zug in Notation
web-play-why-ask = Warum nicht?
web-play-why-offered = Doch: Diesen Zug kannst du jetzt machen.
web-play-why-not-yours = Nach Zügen kannst du fragen, sobald du dran bist.
web-play-why-verbs = Gerade nicht möglich
web-play-why-all = Gerade ist jede Art von Zug möglich.
web-play-why-of = Warum nicht „{ $notation }“?

## Verlauf

web-play-log-empty = Es ist noch nichts geschehen.
web-play-log-everybody = Alle
web-play-log-filter = Wessen Züge?
web-play-log-search = Im Verlauf suchen
web-play-log-copy = Notation kopieren
web-play-log-link = Link kopieren
web-play-log-see = Diese Stellung ansehen
web-play-log-older = Ältere Einträge zeigen
web-play-log-chance = Zufall
web-play-log-opened = Der Tisch wurde eröffnet.
web-play-log-sat = { $seat } setzt sich auf Platz { $seat_number }.
web-play-log-resigned = { $seat } hat aufgegeben.
web-play-log-stood-in = Ein Bot springt für { $seat } ein; { $by_seat } hat ihn gerufen.
web-play-log-gave-back = Der Bot gibt { $seat } den Platz zurück.
web-play-log-agreed =
    { $to ->
        [newcomer]
            { $yes ->
                [yes] { $seat } ist mit jemand Neuem auf dem freien Platz einverstanden.
               *[no] { $seat } ist mit jemand Neuem auf dem freien Platz nicht mehr einverstanden.
            }
       *[stand-in]
            { $yes ->
                [yes] { $seat } ist damit einverstanden, dass Bots einspringen.
               *[no] { $seat } ist nicht mehr damit einverstanden, dass Bots einspringen.
            }
    }
web-play-log-lapsed = Nicht alle haben rechtzeitig geantwortet: Der Zug von { $seat } bleibt stehen.
web-play-log-asked = { $seat } möchte einen Zug zurücknehmen.
web-play-log-answered =
    { $yes ->
        [yes] { $seat } hat zugestimmt.
       *[no] { $seat } hat abgelehnt.
    }
web-play-log-taken-back = Der Zug wurde zurückgenommen.
web-play-log-hinted = { $seat } hat nach einem Tipp gefragt.
web-play-log-gone = zurückgenommen
web-play-since = Seit deinem letzten Zug
web-play-since-first = Vor deinem ersten Zug
web-play-since-turns =
    { $count ->
        [one] { $count } Zug der Mitspieler
       *[other] { $count } Züge der Mitspieler
    }
web-play-since-none = Seit deinem letzten Zug ist nichts geschehen.

## Rückblick

web-play-history = So sah der Tisch nach Schritt { $step } von { $steps } aus.
web-play-history-now = Zur aktuellen Stellung
web-play-replay = Rückblick
web-play-replay-slider = Schritt
web-play-replay-step = Schritt { $step } von { $steps }
web-play-replay-first = Erster Schritt
web-play-replay-back = Ein Schritt zurück
web-play-replay-forward = Ein Schritt weiter
web-play-replay-last = Letzter Schritt
web-play-replay-play = Abspielen
web-play-replay-pause = Anhalten
web-play-replay-open = Rückblick
web-play-ranking = Ergebnis
web-play-ranking-place = Rang
web-play-ranking-player = Name
web-play-ranking-score = Punkte
web-play-ranking-won = { $names } hat gewonnen.
web-play-ranking-shared = Geteilter Sieg: { $names }.
web-play-ranking-resigned = Die Partie wurde aufgegeben.
web-play-ranking-closed = Wer den Server betreibt, hat den Tisch geschlossen.
web-play-ranking-nobody = Niemand hat gewonnen.
web-play-ranking-lost = Die Partie ist verloren.
web-play-download = Partie herunterladen
web-play-rematch = Noch eine Partie
web-play-rematch-go = Zur neuen Partie
web-play-branch = Von hier weiterspielen
web-play-branch-hint = Ein neuer Tisch beginnt mit dieser Stellung; auf den anderen Plätzen spielen Bots.
web-play-result-hint = Sieh dir im Verlauf oder mit der Leiste über dem Spielplan eine beliebige Stellung an und spiel von dort weiter.

## Überprüfbarer Zufall

web-play-luck = Überprüfbarer Zufall
web-play-luck-why = Alle Würfe und Ziehungen dieser Partie folgen aus einer geheimen Zahl, dem Startwert. Er stand schon vor dem ersten Zug fest, wie sein Fingerabdruck (SHA-256) belegt. Am Ende der Partie wird der Startwert offengelegt. Dann können alle prüfen, dass er zum Fingerabdruck passt.
web-play-luck-commitment = Fingerabdruck
web-play-luck-seed = Startwert
web-play-luck-salt = Zusatz (Salt)
web-play-luck-later = Der Startwert wird am Ende der Partie gezeigt.
web-play-luck-checked = In deinem Browser geprüft: Der Startwert passt zum Fingerabdruck.
web-play-luck-wrong = Der Startwert passt nicht zum Fingerabdruck!
web-play-luck-unchecked = Dein Browser kann das nur über https oder auf diesem Rechner prüfen. Du kannst auch den Befehl unten nehmen.
web-play-luck-replay = Lade die Partie herunter. Dieser Befehl berechnet alle Würfe und Ziehungen neu aus dem Startwert:
web-play-luck-before = Wurde dieser Tisch aus einer Datei oder aus einer anderen Partie heraus geöffnet, hat das vorher Gespielte einen anderen Startwert.
web-play-luck-chain = Fingerabdruck des ganzen Verlaufs; bei allen gleich

## Plätze

web-play-players = Spieler
web-play-seat-open = Freier Platz
web-play-seat-you = du
web-play-seat-online = ist da
web-play-seat-away = nicht da
web-play-seat-resigned = hat aufgegeben
web-play-seat-stand-in = ein Bot springt ein
web-play-seat-bot = Bot
web-play-seat-thinking = überlegt
web-play-seat-to-move = ist dran
web-play-seat-score = Punkte: { $score }
web-play-seat-score-secret = Punkte verdeckt
web-play-seat-won = hat gewonnen
web-play-watchers =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-play-invite = Einladungslink kopieren
web-play-invite-hint = Wer diesen Link hat, kann sich dazusetzen. Ein Konto ist nicht nötig.
web-play-put-bot = Hier einen Bot spielen lassen
web-play-stand-in = Einen Bot einspringen lassen
web-play-stand-in-due = { $seat } ist nicht da. Bis zur Rückkehr kann ein Bot einspringen; der Platz bleibt vergeben.
web-play-stand-in-rule =
    { $minutes ->
        [one] Ist jemand { $minutes } Minute nicht da, darf jeder am Tisch einen Bot einspringen lassen. Der Platz bleibt vergeben und wird mit einem Klick wieder übernommen.
       *[other] Ist jemand { $minutes } Minuten nicht da, darf jeder am Tisch einen Bot einspringen lassen. Der Platz bleibt vergeben und wird mit einem Klick wieder übernommen.
    }
web-play-stand-in-ask = An diesem Tisch wird über Tage gespielt: Wer zehn Minuten nicht da ist, für den darf ein Bot nur einspringen, wenn alle zustimmen ({ $yes } von { $people }).
web-play-newcomer-ask = Wer sich hierher setzt, sieht, was auf diesem Platz geheim war. Alle müssen zustimmen ({ $yes } von { $people }).
web-play-agree = Ich stimme zu
web-play-agree-no-longer = Ich stimme nicht mehr zu
web-play-stood-in = Ein Bot spielt für dich.
web-play-stood-in-turns =
    { $count ->
        [one] Inzwischen wurde { $count } Zug gespielt.
       *[other] Inzwischen wurden { $count } Züge gespielt.
    }
web-play-stood-in-end = Ein Bot hat für dich zu Ende gespielt.
web-play-stood-in-see = Was gespielt wurde
web-play-come-back = Meinen Platz wieder übernehmen
web-play-log-by-bot = der Bot für { $seat }
web-play-glance = Alles von { $seat } auf dem Spielplan zeigen
web-play-which-bot = Welcher Bot?
web-play-seat-menu = Platz von { $seat }
web-play-leave = Platz verlassen
web-play-resign = Aufgeben
web-play-resign-sure = Diese Partie aufgeben?
web-play-resign-what = Du verlierst diese Partie. Wenn noch andere mitspielen, übernimmt ein Bot deinen Platz.
web-play-seat-link = Auf anderem Gerät weiterspielen
web-play-seat-link-what = Mit diesem Link spielst du in einem anderen Browser oder auf einem anderen Gerät weiter. Gib ihn nicht weiter: Wer ihn hat, spielt an deiner Stelle. Ältere Links für diesen Platz gelten nicht mehr.
web-play-look-as = Aus Sicht dieses Platzes ansehen
web-play-link = Link

## Gerät weitergeben

web-play-curtain = Gib das Gerät an { $seat } weiter
web-play-curtain-why = Gleich ist zu sehen, was nur { $seat } wissen darf.
web-play-curtain-ready = Ich bin { $seat } – weiter

## Chat

web-play-chat = Chat
web-play-chat-empty = Noch hat niemand etwas gesagt.
web-play-chat-say = Nachricht schreiben
web-play-chat-send = Senden
web-play-chat-seats-only = Chatten kann nur, wer am Tisch sitzt.
web-play-chat-new = { $name }: { $text }

## Einstellungen und Hilfe

web-play-language = Sprache
web-play-theme = Darstellung
web-play-theme-system = Automatisch
web-play-theme-light = Hell
web-play-theme-dark = Dunkel
web-play-size = Schriftgröße
web-play-size-normal = Normal
web-play-size-large = Groß
web-play-size-larger = Sehr groß
web-play-confirm-mode = Züge bestätigen
web-play-confirm-always = Immer
web-play-confirm-two-steps = Bei mehreren Schritten
web-play-confirm-never = Nie
web-play-shortcuts = Tastenkürzel (einzelne Tasten)
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
web-play-help-board = Zum Spielplan
web-play-help-hint = Nach einem Tipp fragen oder ihn schließen
web-play-help-glance = Zum Bereich des nächsten Spielers
web-play-help-search = Zug suchen
web-play-help-command = Befehlszeile
web-play-help-help = Diese Hilfe
web-play-help-escape = Zurück: Fenster schließen, Rückblick oder Eingabefeld verlassen
web-play-help-step = Im Rückblick: einen Schritt zurück oder weiter; die Leertaste spielt ab
web-play-help-off = Tastenkürzel sind ausgeschaltet. In den Einstellungen kannst du sie einschalten.

## Schwierigkeiten

web-play-board-failed = Der Spielplan lässt sich nicht anzeigen. Über die Zugliste kannst du weiterspielen.
web-play-board-again = Noch einmal versuchen
web-play-stale = Auf dem Tisch hat sich inzwischen etwas geändert; deine Eingabe wurde nicht ausgeführt.

## The board as something to touch

web-table-this-turn = Dieser Zug
web-table-touch = Tippe eine leuchtende Stelle auf dem Plan an. Zeige auf etwas, um zu sehen, was es brächte oder warum es nicht geht.
web-table-second = Zuerst kommt etwas anderes: Tippe eine leuchtende Stelle an.
web-table-not-now = Jetzt nicht. Du wirst gefragt: { $question }
web-table-rivals = Mitspieler
web-table-at-once = Beendet deinen Zug ohne Bestätigung
web-table-some-at-once = Ein Klick kann deinen Zug ohne Bestätigung beenden; bestätigen musst du nur, wenn danach noch etwas von selbst geschieht. Das kannst du in den Einstellungen ändern.
# Unter der Frage, wenn ein Klick auf eine Stelle mit Schloss ohne weiteres gilt.
web-table-final-next = Ein Klick auf eine Stelle mit Schloss gilt jetzt endgültig.
web-table-final = Dieser Klick gilt endgültig
web-table-mine = Dein Bereich
web-table-enlarge = { $seat } groß zeigen
web-table-close = Schließen
web-table-scroll = Weiter unten
web-table-beside-you = Neben dir
web-table-larger = Größer
web-table-smaller = Kleiner
web-table-fit = Ganzer Plan
web-table-sheet = Mehr oder weniger Auswahl zeigen
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
web-table-only-go-on = Mach weiter, oder tu etwas, das jederzeit möglich ist.
web-table-nothing-waits = Es gibt gerade nichts zu bestätigen.
web-table-or-glows = Oder tippe eine leuchtende Stelle an.
web-table-last = Zuletzt: { $move }
web-table-all-moves = Alle Züge
web-table-last-turn = Letzter Zug
web-table-undo-end = Mehr lässt sich nicht zurücknehmen: Hier beginnt dein Zug, oder seither hat der Zufall oder ein Mitspieler entschieden.
web-table-places =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
web-table-tap = auf dem Plan antippen oder hochziehen
web-table-swipe = hochziehen für die Liste
web-table-other-place = Andere Stelle
web-table-map =
    { $count ->
        [one] Ganzer Plan, { $count } Stelle zur Auswahl
       *[other] Ganzer Plan, { $count } Stellen zur Auswahl
    }
web-table-on-mine = Bei dir: { $count }
web-table-on-board = Plan: { $count }
web-table-waiting = Andere sind dran
web-table-figures = Werte aller Spieler
web-table-help-large = Einen Spieler groß zeigen
web-table-help-places = Auf dem Plan: von Stelle zu Stelle
web-table-help-offered = Auf dem Plan: zur nächsten Stelle, an der etwas möglich ist
web-table-help-turn = Das gewählte Plättchen drehen
web-table-complete = Dein Zug ist fertig.

## Tipps

web-hint-title = Tipp
web-hint-ask = Was würde ein Bot tun?
web-hint-thinking = Ein Bot denkt nach …
web-hint-best = Bester Zug
web-hint-other = { $nth }. Möglichkeit
web-hint-show = Auf dem Plan zeigen
web-hint-left = Die Stellung hat sich geändert.
web-hint-again = Noch einmal fragen
