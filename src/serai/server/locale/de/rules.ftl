# Die Regeln neben dem Brett

web-rules-head = Die Regeln in unseren Worten
web-rules-find = Eine Regel finden: ein Wort oder eine Nummer
web-rules-found =
    { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }
web-rules-house = Unsere Entscheidung, denn das Heft schweigt:
web-rules-stated = So steht es im Heft:
web-rules-derived = Aus dem Heft hergeleitet:
web-rules-guess = Von uns vermutet:
web-table-rule = Regel { $rule }
web-table-rule-titled = Regel { $rule }: { $title }
