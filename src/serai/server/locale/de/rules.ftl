# Die Regeln neben dem Spielplan

web-rules-head = Die Regeln in unseren Worten
web-rules-find = Regel finden: Wort oder Nummer
web-rules-found =
    { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }
web-rules-house = Unsere Auslegung:
web-rules-stated = So steht es im Regelheft:
web-rules-derived = Aus dem Regelheft hergeleitet:
web-rules-guess = Von uns vermutet:
web-rules-otherwise = An diesem Tisch gilt die Option „{ $option }“.
web-rules-wait = Die Regeln werden geladen …
web-table-rule = Regel { $rule }
web-table-rule-titled = Regel { $rule }: { $title }
