# Итог партии и картинки позиций.

web-result-won-by = Победа: { $seat } (отрыв — { $by })
web-result-table = За столом
web-result-winner = победа
web-result-shares = делит победу
web-result-behind = отставание { $by }
web-result-tied = столько же, но ниже
web-result-sources = Очки по источникам
web-result-gap-sources = Что сократило разрыв
web-result-points = очки
web-result-steps = шаги
web-result-usual = против обычного
web-result-numbers = числа
web-result-usually = обычно
web-result-as-usual = как обычно
web-result-usual-what = Обычное — среднее за { $games } партий бота «greedy» с самим собой за таким же столом.
web-result-largest = Больше всего из одного источника: { $seat }, { $count } ({ $what }).
web-result-source = Источник
web-result-course = Ход партии
web-result-race = Гонка
web-result-course-what = Счёт после каждого хода. Щёлкните в любом месте, чтобы увидеть поле в тот момент.
web-result-race-what = Сколько шагов осталось до встречи двух маркеров игрока. Щёлкните в любом месте, чтобы увидеть поле в тот момент.
web-result-meet = встреча
web-result-before = До первого хода
web-result-turn = Ход { $turn }, { $seat }
web-result-turns = Ход
web-result-gains = { $seat }: +{ $by }
web-result-takes-lead = Вперёд выходит { $seat }: +{ $by }
web-result-look = Поле в этот момент
web-result-values = Все значения таблицей
web-result-tools = После партии
web-result-board = Поле
web-result-open = Весь итог
web-result-keep = Сохранить
web-result-share = Ссылка
web-result-shared = Скопировано
web-result-not-shared = Ссылку не удалось скопировать: { $link }
web-result-turned-seats = Ещё раз, пересев на место дальше
web-result-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
web-result-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
web-result-rules = правила { $version }
web-picture-svg = Картинка (SVG)
web-picture-png = Картинка (PNG)
web-picture-failed = Не удалось сделать картинку.
