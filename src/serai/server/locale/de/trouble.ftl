# Warum der Server etwas abgelehnt hat, auf Deutsch.

## Die Anfrage

problem-json = Das ist kein JSON.
problem-bad-request = Mit dieser Anfrage stimmt etwas nicht, und zwar bei { $place }.
problem-too-large = Das ist zu groß: Höchstens { $most } Byte sind erlaubt.
problem-too-deep =
    { $most ->
        [one] Das ist zu tief verschachtelt: Höchstens { $most } Ebene ist erlaubt.
       *[other] Das ist zu tief verschachtelt: Höchstens { $most } Ebenen sind erlaubt.
    }
problem-content-type = Der Server nimmt nur JSON an.
problem-origin = Das kam von einer Seite, die nicht zu diesem Server gehört. Deshalb wurde nichts ausgeführt.
problem-method = Das geht hier nicht.
problem-path = Unter dieser Adresse gibt es nichts.
problem-slow = Die Anfrage war zu lange unterwegs. Bitte versuch es noch einmal.
problem-too-many =
    { $seconds ->
        [one] Das ging etwas zu schnell. Bitte warte { $seconds } Sekunde.
       *[other] Das ging etwas zu schnell. Bitte warte { $seconds } Sekunden.
    }
problem-sockets =
    Es sind zu viele Fenster gleichzeitig offen. Erlaubt { $most ->
        [one] ist höchstens 1
       *[other] sind höchstens { $most }
    }.
problem-no-hello = Die Verbindung ist noch nicht vollständig aufgebaut.
problem-busy = Jemand anders war etwas schneller. Bitte versuch es noch einmal.
problem-server = Auf dem Server ist etwas schiefgegangen (Fehler { $id }). Bitte versuch es noch einmal.
problem-storage = Der Server kann gerade nichts speichern ({ $id }). Bitte versuch es bald noch einmal.
problem-unwell =
    { $what ->
        [bots] Die Bots dieses Servers ziehen im Moment nicht.
       *[tables] Der Server kann im Moment keine Tische führen.
    }
page-not-built = Die Seiten dieses Servers sind noch nicht gebaut. „make setup“ erledigt das.

## Menschen

problem-no-identity = Der Server kennt dich noch nicht. Wähle zuerst einen Namen.
problem-name = Ein Name braucht mindestens ein sichtbares Zeichen.
problem-chat-empty = Diese Nachricht ist leer.
problem-chat-spectator = Hier kann nur schreiben, wer am Tisch sitzt.
problem-banned = Du kannst diesen Server nicht mehr benutzen: Wer ihn betreibt, hat dich gesperrt.
problem-muted =
    { $until ->
        [0] Du kannst hier vorerst nichts schreiben: Wer diesen Server betreibt, hat dich stumm geschaltet.
       *[other] Du kannst hier bis { DATETIME($until, dateStyle: "medium", timeStyle: "short") } nichts schreiben: Wer diesen Server betreibt, hat dich stumm geschaltet.
    }

## Tische und Plätze

problem-no-table = Diesen Tisch gibt es nicht.
problem-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
problem-not-watching = An diesem Tisch kann man nicht zuschauen.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-second-seat = Du sitzt schon an diesem Tisch.
problem-invite = Diese Einladung gilt nicht (mehr). Bitte um einen neuen Link.
problem-token = Dieser Link zu einem Platz gilt nicht (mehr).
problem-level = Die Spielstärke geht von 1 bis { $most }; { $given } gibt es nicht.
problem-bot-cost = „{ $given }“ würde zu lange nachdenken, denn den Server teilen sich alle: { $param } darf höchstens { $most } sein.
problem-nobody = Mindestens ein Platz muss für einen Menschen frei sein.
problem-tables-under-way =
    { $most ->
        [one] Du hast schon eine Partie am Laufen. Bring sie zu Ende, bevor du eine neue eröffnest.
       *[other] Du hast schon { $most } Partien am Laufen. Bring einige zu Ende, bevor du eine neue eröffnest.
    }

## Die Partie

problem-not-finished = Das geht erst nach dem Ende der Partie.
problem-illegal = Dieser Zug ist gerade nicht möglich.
problem-no-thought = Kein Bot konnte rechtzeitig darüber nachdenken. Bitte versuch es noch einmal.
