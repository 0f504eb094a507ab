# Das kleine Spiel der Tests. Sätze des Hauses stehen in serai.language.
title = Kiesel
about = Nimm Kiesel vom Haufen. Polierte zählen zwei.
option-big-heap = Ein Haufen von 24 Kieseln

move-take =
    { $n ->
        [one] { $n } Kiesel nehmen
       *[other] { $n } Kiesel nehmen
    }
    .told = nimmt { $n } Kiesel
move-pass = Nichts nehmen
    .told = nimmt nichts
move-polish = Einen Kiesel polieren
    .told = poliert einen Kiesel
move-coin =
    { $side ->
        [0] Die Münze zeigt Zahl
       *[other] Die Münze zeigt Kopf
    }

ask-take = Wie viele Kiesel nimmst du?
ask-follow = Nimmst du auch einen?
ask-coin = Welche Seite der Münze?

refuse-heap-too-small = Auf dem Haufen liegen nur noch { $heap }.
refuse-no-rough-pebble = Du hast keinen rauen Kiesel zum Polieren.

place-heap = der Haufen
about-heap = Einer bis drei dürfen genommen werden. Bei zweien darf jeder folgen, bei dreien fällt eine Münze.
place-rough = raue Kiesel
about-rough = Ein rauer Kiesel zählt einen Punkt, ein polierter zwei.

clock-turn-seat = { $turn_seat } nimmt

table-heap = Haufen
player-rough = Rau
player-polished = Poliert
