# The rules beside the board

web-rules-head = The rules in our words
web-rules-find = Find a rule: a word or a number
web-rules-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
web-rules-house = Our decision:
web-rules-stated = As the book says:
web-rules-derived = Follows from the book:
web-rules-guess = A guess of ours:
web-rules-otherwise = This match follows the option “{ $option }”.
web-rules-wait = Loading the rules …
web-table-rule = Rule { $rule }
web-table-rule-titled = Rule { $rule }: { $title }
