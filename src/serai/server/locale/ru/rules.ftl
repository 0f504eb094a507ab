# Правила рядом с полем

web-rules-head = Правила нашими словами
web-rules-find = Найти правило: слово или номер
web-rules-found =
    { $count ->
        [one] { $count } раздел
        [few] { $count } раздела
       *[many] { $count } разделов
    }
web-rules-house = Наше решение:
web-rules-stated = Так сказано в правилах:
web-rules-derived = Выведено из правил:
web-rules-guess = Наше предположение:
web-rules-otherwise = За этим столом действует настройка «{ $option }».
web-rules-wait = Правила загружаются…
web-table-rule = Правило { $rule }
web-table-rule-titled = Правило { $rule }: { $title }
