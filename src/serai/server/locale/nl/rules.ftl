# De regels naast het bord

web-rules-head = De regels in onze woorden
web-rules-find = Regel zoeken: woord of nummer
web-rules-found =
    { $count ->
        [one] { $count } paragraaf
       *[other] { $count } paragrafen
    }
web-rules-house = Onze keuze:
web-rules-stated = Zo staat het in het boekje:
web-rules-derived = Uit het boekje afgeleid:
web-rules-guess = Een gok van ons:
web-rules-otherwise = Aan deze tafel geldt de optie “{ $option }”.
web-rules-wait = De regels worden opgehaald …
web-table-rule = Regel { $rule }
web-table-rule-titled = Regel { $rule }: { $title }
