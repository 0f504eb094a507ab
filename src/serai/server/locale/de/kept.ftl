# Eine Partie, die hier niemand weiterspielen kann, so wie sie aufbewahrt ist.

web-home-shelved = Aufbewahrte Partien, die hier nicht weitergehen
web-home-shelved-about = Ihre Regeln oder Materialwerte sind andere als die dieses Servers. Nichts davon ist verloren.
web-home-table-shelved = Geht hier nicht weiter
web-home-look-kept = Öffnen
web-kept-open = Soweit sie aufbewahrt ist, war die Partie nicht zu Ende.
web-kept-turn = Die Partie war nicht zu Ende: { $name } war dran.
web-kept-rules = Regeln
web-kept-version = Version Nr. { $version }
web-kept-data = Werte des Spielmaterials
web-kept-data-unknown = nicht festgehalten
web-kept-box = In der Schachtel berichtigt
web-kept-moves =
    { $count ->
        [one] { $count } Zug, wie er aufgeschrieben ist
       *[other] { $count } Züge, wie sie aufgeschrieben sind
    }
