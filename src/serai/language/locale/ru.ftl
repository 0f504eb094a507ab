# Общие сообщения по-русски. Что значит каждое сообщение, сказано в en.ftl.
#
# Словарь: option → настройка, position → позиция, transcript → запись партии,
# rule → правило, seat → игрок; обращение — «Выберите …».

## Игроки и журнал

seat-name = Игрок { $number }
log-move = { $seat } — { $move }

## Отказы

with-citation = { $text } (правило { $rule })
refuse-not-now =
    Сейчас так ходить нельзя. Выберите из { $count ->
        [one] { $count } возможного хода
       *[other] { $count } возможных ходов
    }.
refuse-game-over =
    { $seats ->
        [one] Партия на { $seats } игрока окончена, ходов больше нет.
       *[other] Партия на { $seats } игроков окончена, ходов больше нет.
    }
refuse-unknown-verb = Хода «{ $word }» нет. Есть такие ({ $count }): { $known }.
# «—» значит «ничего»: слова не хватает или оно лишнее.
refuse-bad-argument = { $verb }: слово { $nth } после него — «{ $given }». Нужно: { $expected }

## Трудности с играми, настройками и файлами

problem-game = Игры «{ $given }» здесь нет. Есть: { $known }.
problem-language = Языка «{ $given }» здесь нет. Выберите из: { $allowed }.
problem-seats = Игроков не может быть { $given }. Выберите из: { $allowed }.
problem-option-name = Настройки «{ $name }» нет. Есть: { $known }.
problem-option-value = Настройка «{ $name }»: значение «{ $given }» не подходит. Можно: { $allowed }.
problem-not-json = Это не JSON: { $detail }
problem-position = { $place }: здесь «{ $given }». Нужно: { $expected }
problem-position-digest = Позицию изменили после сохранения. Если так и надо, уберите из неё «digest».
problem-impossible = Такой позиции в игре быть не может: { $law }
problem-transcript-first-line = Это не запись партии: её первая строка — «{ $expected }».
problem-transcript-check =
    Запись партии повреждена или обрезана ({ $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    }). Возьмите неизменённую копию.
problem-transcript-line = Строка { $line } записи партии неверна. Нужно: { $expected }
problem-transcript-version = Запись сделана по правилам версии { $version }, а здесь версия { $ours }.
problem-transcript-seat = Строка { $line } записи: ходит «{ $given }», а очередь у «{ $expected }» (* — случай).
problem-transcript-move = Строка { $line } записи, «{ $move }»: { $reason }
problem-transcript-position = Запись приводит не к той позиции, что названа в строке { $line }.

## serai sim

cli-arg-sim-game = какая игра (rajas)
cli-arg-sim-seats = кто играет, место за местом; параметры бота пишутся после двоеточия: greedy:width=24
cli-arg-sim-games = сколько партий
cli-arg-sim-seed = одно и то же начальное число даёт те же партии
cli-arg-sim-jobs = на сколько процессов разделить работу; результат тот же
cli-arg-sim-option = настройка игры, например ganga или sides=basic,navaratnas; можно повторять
cli-arg-sim-rotate = меняться местами от партии к партии или сидеть по списку
cli-arg-sim-json = вывести объект JSON вместо таблиц
cli-sim-interrupted = Прервано. Вот что есть на этот момент.
cli-sim-played =
    { $games ->
        [one] { $games } партия «{ $title }», начальное число { $seed }
        [few] { $games } партии «{ $title }», начальное число { $seed }
       *[many] { $games } партий «{ $title }», начальное число { $seed }
    }
cli-sim-options = Настройки: { $options }.
cli-sim-rotated = Места меняются: каждый сидит на каждом месте одинаково часто.
cli-sim-not-rotated = Места не меняются: каждый сидит по списку.
cli-sim-unfinished =
    { $games ->
        [one] { $games } партия не кончалась. Она прервана и нигде не учтена.
        [few] { $games } партии не кончались. Они прерваны и нигде не учтены.
       *[many] { $games } партий не кончались. Они прерваны и нигде не учтены.
    }
cli-sim-player = Игрок
cli-sim-games = Партий
cli-sim-wins = Побед
cli-sim-share = Доля
cli-sim-interval = Интервал 95 %
cli-sim-score = Очки
cli-sim-sd = Отклонение
cli-sim-lowest = Меньше всего
cli-sim-highest = Больше всего
cli-sim-place = По месту и очереди
cli-sim-fair = Равновесие
cli-sim-seat = Место { $nth }
cli-sim-order = Ход { $nth } первого раунда
cli-sim-even = равно
cli-sim-uneven = не равно
cli-sim-quantity = За партию
cli-sim-mean = В среднем
cli-sim-of-rounds = Раунды
cli-sim-of-decisions = Решения
cli-sim-of-chance = Броски и вытягивания
cli-sim-of-winners = { $fact }: победители
cli-sim-of-everybody = { $fact }: все
cli-sim-fact-money = Деньги
cli-sim-fact-fame = Слава
cli-sim-fact-karma = Карма
cli-sim-fact-boat = Клетка лодки
cli-sim-fact-workers = Рабочие
cli-sim-fact-province = Построенные тайлы
cli-sim-note = Общая победа делится на части. Равно: в интервал входит доля, какую дал бы чистый случай.
cli-sim-time = { $seconds } с, партий в секунду: { $rate }
cli-sim-interpreted = Движок работает без компиляции. С ней он во много раз быстрее (make setup).

## serai fuzz

cli-arg-fuzz-game = какую игру проверять (rajas)
cli-arg-fuzz-plies = сколько решений сыграть при любом числе игроков и во всех вариантах
cli-arg-fuzz-seed = одно и то же начальное число даёт те же партии
cli-arg-fuzz-jobs = на сколько процессов разделить работу; результат тот же
cli-arg-fuzz-out = папка для находок
cli-arg-fuzz-option = закрепить настройку игры, например ganga или ganga=off; можно повторять
cli-arg-fuzz-only = только партия с этим номером, чтобы увидеть находку ещё раз
cli-arg-fuzz-illegal = вместо этого попробовать столько недопустимых ходов и сосчитать отказы
cli-arg-fuzz-digests = вместо этого вывести контрольную сумму стольких партий каждого варианта
cli-arg-fuzz-compare = вместе с --digests: сыграть и без компиляции и сравнить
cli-fuzz-played =
    { $games ->
        [one] { $games } партия, решений: { $plies }, вариантов: { $variants }, начальное число { $seed }
        [few] { $games } партии, решений: { $plies }, вариантов: { $variants }, начальное число { $seed }
       *[many] { $games } партий, решений: { $plies }, вариантов: { $variants }, начальное число { $seed }
    }
cli-fuzz-time = { $seconds } с, { $rate } в секунду
cli-fuzz-interpreted = Движок работает без компиляции. С ней он во много раз быстрее (make setup).
cli-fuzz-every-ply = После каждого решения: список ходов, законы сохранения, один отказ и то, что вопросы ничего не меняют. Кроме того, время от времени:
cli-fuzz-check = Проверка
cli-fuzz-times = Сколько раз
cli-fuzz-check-pure = просмотр ничего не меняет
cli-fuzz-check-copy = копии
cli-fuzz-check-position = позиции сохранены и загружены
cli-fuzz-check-view = что видно с каждого места
cli-fuzz-check-illegal = недопустимые ходы
cli-fuzz-check-transcript = записи партий сыграны заново
cli-fuzz-check-damaged-transcript = повреждённые записи партий
cli-fuzz-check-damaged-position = повреждённые позиции
cli-fuzz-check-typed = ходы, введённые текстом
cli-fuzz-check-end = всё это в конце партии
cli-fuzz-code = Код
cli-fuzz-refusal = Причина отказа
cli-fuzz-try-number = попытка: любое число
cli-fuzz-try-unoffered = попытка: хода нет в списке
cli-fuzz-try-near = попытка: ход из списка с другими словами
cli-fuzz-try-seen = попытка: ход из другого момента
cli-fuzz-try-mistyped = попытка: ход с опечаткой
cli-fuzz-try-junk = попытка: вовсе не ход
cli-fuzz-try-thing = попытка: нечто не того типа
cli-fuzz-sum = всего
cli-fuzz-nothing = Ничего не найдено.
cli-fuzz-findings =
    { $count ->
        [one] Найдена { $count } ошибка. Она лежит в { $folder }:
        [few] Найдены { $count } ошибки. Они лежат в { $folder }:
       *[many] Найдено { $count } ошибок. Они лежат в { $folder }:
    }
cli-fuzz-kind-exception = Движок прервался с ошибкой.
cli-fuzz-kind-dead-end = Никто не может ходить, а партия не окончена.
cli-fuzz-kind-lone-option = Задан вопрос, на который есть только один ответ.
cli-fuzz-kind-duplicate-option = Один ход предложен дважды.
cli-fuzz-kind-endless = Партия не кончается.
cli-fuzz-kind-law = Нарушен закон сохранения.
cli-fuzz-kind-impure = Что-то изменилось от одного просмотра.
cli-fuzz-kind-why-not = Причина отказа и список ходов противоречат друг другу.
cli-fuzz-kind-refused-option = Предложенный ход отклонён.
cli-fuzz-kind-notation = После записи и чтения ход стал другим.
cli-fuzz-kind-position = После сохранения и загрузки позиция стала другой.
cli-fuzz-kind-position-damaged = Повреждённая позиция не отклонена как следует.
cli-fuzz-kind-transcript = По записи получается другая партия.
cli-fuzz-kind-transcript-damaged = Повреждённая запись партии не отклонена как следует.
cli-fuzz-kind-copy = Копия и оригинал не равны или зависят друг от друга.
cli-fuzz-kind-illegal-accepted = Недопустимый ход принят.
cli-fuzz-kind-refusal = Недопустимый ход не отклонён как следует.
cli-fuzz-kind-text = На одном из языков нет текста.
cli-fuzz-kind-view = С места видно лишнее или не видно нужного.
cli-fuzz-kind-result = Победители и места не согласуются.
cli-fuzz-variant = Вариант
cli-fuzz-digest = Контрольная сумма
cli-fuzz-equal = Равны
cli-fuzz-decisions = Решения
cli-fuzz-digests-compiled = Партий каждого варианта: { $games }, с компиляцией, { $seconds } с
cli-fuzz-digests-interpreted = Партий каждого варианта: { $games }, без компиляции, { $seconds } с
cli-fuzz-all-equal = Без компиляции партии те же (вариантов: { $variants }).
cli-fuzz-differing = Без компиляции партии другие, вариантов: { $count }.

## serai bench

cli-arg-bench-game = какую игру измерять (rajas)
cli-arg-bench-seconds = секунд на измерение и прогон
cli-arg-bench-interpreted = измерить и без компиляции или пропустить это
cli-arg-bench-json = вывести объект JSON вместо таблиц
cli-bench-wait = Измерение займёт минуту или две …
cli-bench-compiled = С компиляцией, Python { $python }, { $machine }, одно ядро
cli-bench-interpreted = Без компиляции, Python { $python }, { $machine }, одно ядро
cli-bench-how =
    { $runs ->
        [one] { $runs } прогон по { $seconds } с.
       *[other] Лучший из чередующихся прогонов (их { $runs }) по { $seconds } с.
    }
cli-bench-variant = Случайная игра
cli-bench-decisions = Решений/с
cli-bench-games = Партий/с
cli-bench-length = Решений за партию
cli-bench-options = Ходов на выбор
cli-bench-chance = Бросков и вытягиваний за партию
cli-bench-what = Что
cli-bench-rate = Скорость или время
cli-bench-source = Без компиляции
cli-bench-ratio = Во сколько раз
cli-bench-random = случайные решения: { $variant }
cli-bench-copy = копия позиции: { $variant }
cli-bench-surface-decisions = решения через new, options, play
cli-bench-surface-digest = контрольная сумма
cli-bench-surface-to-json = позиция в JSON
cli-bench-surface-from-json = позиция из JSON
cli-bench-surface-view = вид с одного места
cli-bench-surface-copy = копия партии
cli-bench-surface-replay = строки записи, сыгранные заново
cli-bench-bot = партия { $bot } против себя
cli-bench-peers = Другие по нашим измерениям на одном ядре: catanatron («Катан») 36 000 решений в секунду и 51 мкс на копию, TAG (четыре сложные игры) от 280 000 до 580 000 решений в секунду.
