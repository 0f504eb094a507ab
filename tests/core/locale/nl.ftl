# Het kleine spel van de tests. Zinnen van het huis staan in serai.language.
title = Kiezels
about = Neem kiezels van de hoop. Gepolijste tellen dubbel.
option-big-heap = Een hoop van 24 kiezels

move-take =
    { $n ->
        [one] { $n } kiezel nemen
       *[other] { $n } kiezels nemen
    }
    .told =
        { $n ->
            [one] neemt { $n } kiezel
           *[other] neemt { $n } kiezels
        }
move-pass = Niets nemen
    .told = neemt niets
move-polish = Een kiezel polijsten
    .told = polijst een kiezel
move-coin =
    { $side ->
        [0] De munt toont munt
       *[other] De munt toont kop
    }

ask-take = Hoeveel kiezels neem je?
ask-follow = Neem je er ook een?
ask-coin = Welke kant van de munt?

refuse-heap-too-small = Er liggen nog maar { $heap } kiezels op de hoop.
refuse-no-rough-pebble = Je hebt geen ruwe kiezel om te polijsten.

place-heap = de hoop
about-heap = Een tot drie mogen genomen worden. Bij twee mag iedereen volgen, bij drie valt een munt.
place-rough = ruwe kiezels
about-rough = Een ruwe kiezel telt één punt, een gepolijste twee.

clock-turn-seat = { $turn_seat } neemt

table-heap = Hoop
player-rough = Ruw
player-polished = Gepolijst
