# Warum der Server etwas abgelehnt hat, auf Deutsch.

## Die Anfrage

problem-json = Das ist kein JSON.
problem-bad-request = An dieser Anfrage stimmt etwas nicht, und zwar bei { $place }.
problem-too-large = Das ist zu groß: Höchstens { $most } Byte sind erlaubt.
problem-too-deep =
    { $most ->
        [one] Das ist zu tief verschachtelt: Höchstens { $most } Ebene ist erlaubt.
       *[other] Das ist zu tief verschachtelt: Höchstens { $most } Ebenen sind erlaubt.
    }
problem-content-type = Der Server nimmt nur JSON an.
problem-origin = Das kam von einer Seite, die nicht zu diesem Server gehört. Deshalb ist nichts geschehen.
problem-method = Das geht hier nicht.
problem-path = Unter dieser Adresse gibt es nichts.
problem-slow = Die Anfrage war zu lange unterwegs. Bitte versuch es noch einmal.
problem-too-many =
    { $seconds ->
        [one] Das war sehr schnell. Bitte warte { $seconds } Sekunde.
       *[other] Das war sehr schnell. Bitte warte { $seconds } Sekunden.
    }
problem-sockets =
    { $most ->
        [one] Es sind zu viele Fenster zugleich offen: Höchstens { $most } ist erlaubt.
       *[other] Es sind zu viele Fenster zugleich offen: Höchstens { $most } sind erlaubt.
    }
problem-no-hello = Die Verbindung ist noch nicht begrüßt worden.
problem-busy = Jemand anders war einen Augenblick schneller. Bitte versuch es noch einmal.
problem-server = Auf dem Server ist etwas schiefgegangen. Es ist als { $id } vermerkt; bitte versuch es noch einmal.
problem-storage = Der Server kann gerade nichts aufschreiben ({ $id }). Bitte versuch es bald noch einmal.
page-not-built = Die Seiten dieses Servers sind noch nicht gebaut. „make setup“ baut sie.

## Menschen

problem-no-identity = Der Server kennt dich noch nicht. Wähle zuerst einen Namen.
problem-name = Ein Name braucht mindestens ein sichtbares Zeichen.
problem-chat-empty = In dieser Zeile gibt es nichts zu lesen.
problem-chat-spectator = Hier können nur die schreiben, die am Tisch sitzen.

## Tische und Plätze

problem-no-table = Diesen Tisch gibt es nicht.
problem-not-watching = An diesem Tisch kann man nicht zuschauen.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-second-seat = Du sitzt schon an diesem Tisch.
problem-invite = Diese Einladung gilt nicht (mehr). Bitte um einen neuen Link.
problem-token = Dieser Link zu einem Platz gilt nicht (mehr).
problem-bot = Es gibt keinen Bot „{ $given }“. Zur Wahl stehen: { $known }.
problem-level = Die Spielstärke geht von 1 bis { $most }; { $given } gibt es nicht.
problem-nobody = Mindestens ein Platz muss für einen Menschen sein.

## Die Partie

problem-not-finished = Das geht erst nach dem Ende der Partie.
problem-illegal = Dieser Zug steht jetzt nicht zur Wahl.
problem-no-thought = Kein Bot konnte rechtzeitig darüber nachdenken. Bitte versuche es noch einmal.
