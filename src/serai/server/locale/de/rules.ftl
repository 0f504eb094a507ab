# Die Regeln neben dem Brett

web-rules-head = Die Regeln in unseren Worten
web-rules-find = Eine Regel finden: ein Wort oder eine Nummer
web-rules-found =
    { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }
web-rules-house = Unsere Entscheidung:
web-rules-stated = So steht es im Heft:
web-rules-derived = Aus dem Heft hergeleitet:
web-rules-guess = Von uns vermutet:
web-rules-otherwise = An diesem Tisch gilt die Option „{ $option }“.
web-rules-wait = Die Regeln werden geholt …
web-table-rule = Regel { $rule }
web-table-rule-titled = Regel { $rule }: { $title }
