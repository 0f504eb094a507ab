# Kopf jeder Seite, Startseite und Platznehmen.

## Jede Seite

web-top-skip = Zum Inhalt springen
web-top-home = Serai – Startseite
web-top-language = Sprache
web-top-theme = Darstellung
web-top-theme-system = Automatisch
web-top-theme-light = Hell
web-top-theme-dark = Dunkel

web-home-unreachable = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.
web-home-unknown-trouble = Da ist etwas schiefgegangen. Bitte versuch es noch einmal.
web-app-again = Seite neu laden
web-app-announcement = Nachricht von denen, die den Server betreiben
web-app-announcement-at = Um { $time } Uhr.

web-link-copy = Kopieren
web-link-share = Teilen
web-link-copied = Kopiert.

web-nowhere-title = Hier ist nichts – Serai
web-nowhere = Hier ist nichts
web-nowhere-about = Diese Adresse führt zu keinem Tisch. Vielleicht ist ein Stück des Links verloren gegangen.
web-nowhere-home = Zur Startseite

## Was ein Zug ändert

web-effect-other = { $seat }: { $effect }
web-effect-seat = { $seat }
web-effect-number = { $name } { $change }
web-effect-part = { $name } ({ $part })
web-effect-level = { $name } { $before } → { $after }
web-effect-came = + { $name }: { $items }
web-effect-went = − { $name }: { $items }

## Startseite: Spiele

web-home-title = Serai – Brettspiele an deinem Tisch
web-home-about = Setz dich und spiel: gegen Bots oder mit Freunden, am selben Bildschirm oder per Link. Ganz ohne Konto.
web-home-games = Wähle ein Spiel
web-home-play = Spielen
web-home-play-friend = Zu zweit
web-home-play-alone = Allein
web-home-more = Mehr …
web-pitch-rajas = Würfel in Kalis Händen, eine Provinz aus Wegen und Märkten und zwei Marker, die rund um den Plan aufeinander zulaufen.
web-pitch-agra = Produziere und verarbeite sechzehn Waren, meditiere und gewinne die Gäste für dich, die über den Fluss zu Akbars Geburtstag kommen.
web-pitch-merv = Zwölf Züge rund um eine Stadt mit vierundzwanzig Grundstücken. Was du aktivierst, nützt auch den Nachbarn, und die Mongolen kommen.
web-fact-seats = { $low }–{ $high } Spieler
web-fact-minutes = { $low }–{ $high } Min.
web-fact-weight = Anspruch { $weight } von 5
web-home-join-table = An einen Tisch
web-home-join-by = Link oder Code des Tischs
web-home-join-go = Hingehen
web-home-join-wrong = Das ist weder der Link noch der Code eines Tischs. Der Link sieht aus wie …/t/abcdefgh23456777, der Code ist sein letzter Teil.

## Startseite: ein Tisch nach Maß

web-home-count = Anzahl der Plätze
web-home-who = Wer setzt sich dazu?
web-home-seat = Platz { $number }
web-home-seat-name = Name auf Platz { $number }
web-home-sits-me = Ich
web-home-sits-here = Jemand an diesem Bildschirm
web-home-sits-open = Jemand per Einladungslink
web-home-options = Optionen des Spiels
web-home-watch = Wer darf zuschauen?
web-home-watch-nobody = Niemand
web-home-watch-link = Wer den Link hat
web-home-watch-everybody = Alle
web-home-join = Wer darf sich setzen?
web-home-join-link = Wer den Einladungslink hat
web-home-join-everybody = Alle
web-new-away = Wenn jemand wegbleibt
web-new-away-minutes =
    { $minutes ->
        [one] nach { $minutes } Minute ein Bot
       *[other] nach { $minutes } Minuten ein Bot
    }
web-new-away-days = über Tage: Bot nur, wenn alle zustimmen
web-home-create = Tisch eröffnen
web-home-made = Dein Tisch ist bereit
web-home-made-about = Schick diesen Link an deine Freunde. Wer ihn öffnet, gibt einen Namen ein und sitzt am Tisch. Sobald alle Plätze besetzt sind, geht es los.
web-home-made-link = Einladungslink
web-home-made-go = Zum Tisch

## Ein neuer Tisch

web-new-title = Neuer Tisch
web-new-cancel = Abbrechen
web-new-game = Spiel
web-new-variants = Varianten
web-new-readings =
    { $count ->
        [one] { $count } Auslegung der Regeln
       *[other] { $count } Auslegungen der Regeln
    }
web-new-readings-about = Wo die Regeln unklar sind oder Ausgaben sich unterscheiden, gilt unsere Auslegung. Hier könnt ihr eine andere vereinbaren.
web-new-seats = Plätze
web-new-characters = Figuren
web-new-call = Ein Klick setzt jemanden auf den markierten Platz oder lässt die Figur wieder aufstehen.
web-new-domes = Kuppeln = Spielstärke, 1 bis { $most }
web-new-level = Spielstärke von { $name }
web-new-level-of = { $level } von { $most }, { $word }
web-new-about = Jede Figur spielt alle drei Spiele; der Stil lenkt ihre Wahl, die Spielstärke bestimmt, wie weit sie vorausschaut. Sie sieht nur, was von ihrem Platz aus zu sehen ist.
web-new-think = Bots überlegen
web-new-think-at-once = kaum
web-new-think-up-to = bis { $seconds } s
web-new-think-long = beliebig lange
web-new-open = Freier Platz
web-new-open-about = wartet auf Mitspieler
web-new-here-about = an diesem Bildschirm
web-new-friends-about = Es geht los, sobald der freie Platz besetzt ist. Den Link zum Verschicken bekommst du gleich.
web-new-help = Hilfe im Spiel
web-new-help-rules = nur Regeln
web-new-help-hints = Tipps auf Wunsch
web-new-help-about = Was ein Zug bringt und warum einer nicht geht, siehst du immer. Wer nach einem Tipp fragt, sehen alle im Verlauf.
web-new-mark-reconstructed = rekonstruiert
web-new-mark-house = unsere Auslegung
web-new-mark-ours = Hausregel

## Figuren: was sie sagen

web-saying-bulbul = Jeder Weg führt irgendwohin.
web-saying-jaggu = Der Fluss wartet nicht auf einen Plan.
web-saying-makara = Wem der Fluss gehört, dem gehört die Ernte.
web-saying-rukmini = Der Hof vergisst keine Gunst.
web-saying-ustad = Stein auf Stein.
web-saying-lobsang = Erst der Tee, dann der Zug.
web-saying-zarina = Zweimal zählen, einmal verkaufen.
web-saying-farhad = Da wolltest du hin? Wie schade.
web-saying-nur = Der Tisch ist ein offenes Buch.
web-saying-birbal = Eine gute Frage ist die halbe Antwort.

## Startseite: Tische

web-home-mine = Hier geht es weiter
web-home-next = Nächster Tisch, an dem ich dran bin
web-home-open-tables = Offene Tische
web-home-finished = Beendete Partien
web-home-seat-open = freier Platz
web-home-you = du
web-home-gave-up = hat aufgegeben
web-home-stood-in = ein Bot springt ein
web-home-table-waiting =
    { $count ->
        [0] Gleich geht es los
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
web-home-table-yours = Du bist dran
web-home-table-stood-in = Ein Bot spielt für dich
web-home-table-theirs = { $name } ist dran
web-home-table-playing = Läuft
web-home-table-over = Beendet
web-home-table-lost = Verloren
web-home-table-won = Sieg: { $names }
web-home-open = Weiterspielen
web-home-replay = Ansehen
web-home-sit = Platz nehmen
web-home-look = Zuschauen
web-home-all-tables = Alle { $count } zeigen

## Startseite: Dateien, Name, Verbindung

web-home-import = Partie aus einer Datei öffnen
web-home-import-about = Eine heruntergeladene Partie kannst du noch einmal ansehen oder, wenn sie noch nicht zu Ende war, weiterspielen.
web-home-import-file = Datei auswählen …
web-home-import-found = { $title } mit { $count ->
        [one] 1 Spieler
       *[other] { $count } Spielern
    }. Wer sitzt wo?
web-home-import-long = Diese Datei ist zu groß für eine Partie.
web-home-me = Du
web-home-name = Dein Name
web-home-name-example = z. B. Anna
web-home-name-keep = Speichern
web-home-name-kept = Gespeichert. So heißt du jetzt an neuen Tischen.
web-home-forget = Mich auf allen Geräten vergessen
web-home-forget-sure = Alle Browser, die dich hier kennen, vergessen dich. Einen Platz behältst du nur, wenn du seinen Link hast. Jetzt vergessen?
web-home-forget-yes = Ja, vergessen
web-home-forget-no = Abbrechen
web-home-forgotten = Erledigt. Hier kennt dich jetzt niemand mehr.
web-home-data-download = Herunterladen, was über mich gespeichert ist
web-home-data-delete = Alles über mich löschen …
web-home-data-delete-about = Dein Name, deine Chat-Nachrichten und deine Plätze werden gelöscht, auf allen Geräten und endgültig. Laufende Partien gehen ohne dich weiter, als hättest du aufgegeben; deine Tische, die noch warten, werden geschlossen. Deine Züge bleiben, aber ohne deinen Namen.
web-home-data-delete-yes = Alles löschen
web-home-data-deleted = Alles über dich ist gelöscht.
web-home-connecting = Verbindung zum Server wird aufgebaut …
web-home-connected = Mit dem Server verbunden.
web-home-offline = Der Server ist nicht erreichbar; wir versuchen es weiter.
web-home-offline-since = Seit { $time } keine Verbindung zum Server; wir versuchen es weiter.
web-home-notice = Die Namen der Spiele gehören ihren Inhabern, die mit diesem Projekt nichts zu tun haben. Die Regeln sind in eigenen Worten beschrieben; Bilder aus den Spielen gibt es hier nicht.
web-home-notice-values = Aufgedruckte Werte, die wir nicht prüfen konnten, sondern erschlossen haben, sind in den Regeln gekennzeichnet.

## Platz nehmen per Link

web-join-title = Bei { $title } mitspielen
web-join-others = Am Tisch: { $names }
web-join-sit = Platz nehmen
web-join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
