# Общие сообщения по-русски. Что значит каждое сообщение, сказано в en.ftl.
#
# Словарь: match → партия (игра — только название), log → журнал, option → настройка,
# seed → начальное число, undo, redo, take back → отменить, вернуть, взять назад,
# position → позиция, transcript → запись партии, rule → правило, seat → игрок;
# обращение — «Выберите …».

## Игроки и журнал

seat-name = Игрок { $number }
list-and = { $first } и { $last }
log-move = { $seat } { $move }
log-effect = { $seat }: { $effect }
outcome-shared = Победу делят: { $names }.
# Место на чьём-то планшете.
place-of = { $text } ({ $seat })

## Персонажи: соперники

character-bulbul = Бульбуль
character-jaggu = Джаггу
character-makara = Макара
character-rukmini = Рукмини
character-ustad = Устад Карим
character-lobsang = Лобсанг
character-zarina = Зарина
character-farhad = Фархад-бек
character-nur = Нур аль-Худа
character-birbal = Бирбал

# Что они любят и насколько хорошо играют.
bot-style-friend = подруга
bot-style-gambler = авантюрист
bot-style-hermit = отшельник
bot-style-sailor = лодочник
bot-style-courtier = придворная
bot-style-builder = строитель
bot-style-trader = торговка
bot-style-raider = налётчик
bot-style-scholar = учёная
bot-style-all-rounder = универсал
bot-level-1 = новичок
bot-level-2 = ученик
bot-level-3 = любитель
bot-level-4 = знаток
bot-level-5 = профи
bot-level-6 = эксперт
bot-level-7 = мастер

## Отказы

with-citation = { $text } (правило { $rule })
with-house-rule = { $text } (домашнее правило «{ $ruling }»)
refuse-not-now = Сейчас так ходить нельзя. Возможных ходов: { $count }.
refuse-game-over = Партия окончена, ходов больше нет.
refuse-not-your-turn = Сейчас не ваш ход.
refuse-unknown-verb = Хода «{ $word }» нет. Вот какие есть ({ $count }): { $known }.
# «—» значит «ничего»: слова не хватает или оно лишнее.
refuse-bad-argument = { $verb }: { $nth }-е слово после него — «{ $given }», а нужно: { $expected }.
refuse-missing-argument = { $verb }: не хватает { $nth }-го слова после него. Нужно: { $expected }.
refuse-extra-argument =
    { $count ->
        [0] { $verb } пишется без других слов; «{ $given }» лишнее.
        [one] После { $verb } нужно { $count } слово; «{ $given }» лишнее.
        [few] После { $verb } нужно { $count } слова; «{ $given }» лишнее.
       *[many] После { $verb } нужно { $count } слов; «{ $given }» лишнее.
    }

## Трудности с играми, настройками и файлами

problem-game = Игры «{ $given }» здесь нет. Есть: { $known }.
problem-language = Языка «{ $given }» здесь нет. Можно выбрать: { $allowed }.
problem-seats = Такое число игроков ({ $given }) не подходит. Можно выбрать: { $allowed }.
problem-seat = Места { $given } нет. Места пронумерованы от 0 до { $last }.
problem-option-name = Настройки «{ $name }» нет. Есть: { $known }.
problem-habit = На «{ $given }» нельзя дать постоянный ответ; можно на: { $known }.
problem-option-value = Настройка «{ $name }»: значение «{ $given }» не подходит. Можно: { $allowed }.
problem-option-seats = Настройка «{ $name }» возможна только при числе игроков: { $allowed }.
problem-not-json = Это не JSON: { $detail }
problem-position = { $place }: здесь «{ $given }». Нужно: { $expected }
problem-position-digest = Позицию изменили после сохранения. Если так и задумано, уберите из неё «digest».
problem-impossible = Такой позиции в игре быть не может: { $law }
problem-transcript-first-line = Это не запись партии: первой строкой должно быть «{ $expected }».
problem-transcript-check =
    Запись партии повреждена или обрезана ({ $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    }). Возьмите неизменённую копию.
problem-transcript-line = Строка { $line } записи партии неверна. Нужно: { $expected }
problem-transcript-seat = Строка { $line } записи отмечена «{ $given }», а сейчас ход «{ $expected }» (* — случай).
problem-transcript-move = Строка { $line } записи, «{ $move }»: { $reason }
problem-transcript-position = Запись приводит не к той позиции, что названа в строке { $line }.
problem-transcript-result = Запись не приводит к результату, который она называет в строке { $line }.
problem-seat-taken = Это место уже занято.
problem-not-your-seat = Это не ваше место.
problem-already-over = Партия окончена.
problem-not-begun = Партия ещё не началась: есть свободные места.
problem-draft-empty = Подтверждать нечего.
problem-no-hints = За этим столом играют без подсказок.
problem-nothing-to-undo = Отменять нечего.
problem-nothing-to-redo = Возвращать нечего.
problem-takeback-none = Брать назад нечего.
problem-takeback-open = Просьба взять ход назад уже ждёт ответа.
problem-log-full = За этим столом уже произошло более { $most } событий. Партия продолжается, но вернуть ход, получить подсказку или сесть за стол больше нельзя.
problem-not-away = Бот подменяет только того, чей сейчас ход и кого нет на связи.
problem-stand-in-later =
    { $minutes ->
        [one] Бот может подменить игрока, которого нет { $minutes } минуту.
        [few] Бот может подменить игрока, которого нет { $minutes } минуты.
       *[many] Бот может подменить игрока, которого нет { $minutes } минут.
    }
problem-stand-in-not-agreed = За этим столом бот подменяет игрока, только если согласны все.
problem-stand-in = Сейчас за вас играет бот. Сначала вернитесь за стол.
problem-no-stand-in = За вас бот не играет.
problem-newcomer = С этого места встали посреди партии. Кто сюда сядет, увидит то, что держалось в тайне, поэтому сначала должны согласиться все за столом.
problem-no-event = Такого момента за этим столом не было.
problem-draft-first = Сначала подтвердите ход или начните его заново.
problem-log = Запись этой партии нельзя воспроизвести по этим правилам, начиная с события { $seq }.
problem-log-line = Журнал этой партии не сходится на строке «{ $line }».
problem-rules-retired = Партия сыграна по правилам «{ $name }» версии { $version }. Они больше не действуют: этот Serai играет по версии { $ours }. Партию можно читать и хранить, но не продолжить.
problem-rules-newer = Партия сыграна по правилам «{ $name }» версии { $version }, которых этот Serai не знает: он играет по версии { $ours }. Продолжить её сможет более новый Serai.
problem-data-boxed =
    { $count ->
        [one] Партия сыграна с исправленной коробкой «{ $name }» ({ $count } значение, данные { $data }), которой у этой программы нет. Исправление записано в файле партии: чтобы продолжить, запустите Serai с «--box ФАЙЛ» и укажите этот файл.
        [few] Партия сыграна с исправленной коробкой «{ $name }» ({ $count } значения, данные { $data }), которой у этой программы нет. Исправления записаны в файле партии: чтобы продолжить, запустите Serai с «--box ФАЙЛ» и укажите этот файл.
       *[other] Партия сыграна с исправленной коробкой «{ $name }» ({ $count } значений, данные { $data }), которой у этой программы нет. Исправления записаны в файле партии: чтобы продолжить, запустите Serai с «--box ФАЙЛ» и укажите этот файл.
    }
problem-data-unboxed = Партия сыграна без тех исправлений, которые есть у этой программы для коробки «{ $name }» (данные { $data }, здесь { $ours }). Чтобы продолжить, запустите Serai без «--box» и SERAI_BOX.
problem-data-other = Партия сыграна с данными другого выпуска «{ $name }» (данные { $data }, здесь { $ours }). Её можно читать и хранить; продолжить её сможет тот выпуск.
problem-layout-newer = Это записал более новый Serai в виде, который этот прочитать не может ({ $layout }). Обновите Serai, чтобы открыть запись.

## Что боты думают о позиции

# amount: со знаком, например «+3,9».
advice-reason = { $text }: { $amount }
reason-rival =
    { $better ->
        [yes] позиция соперника ({ $seat }) хуже
       *[no] позиция соперника ({ $seat }) лучше
    }
advice-chance = шанс на победу: { advice-percent }
advice-percent =
    { $percent ->
        [0] менее 1 %
        [100] более 99 %
       *[other] { $percent } %
    }
advice-points = очков в конце: около { $points }
advice-then = дальше, вероятно: { $moves }
advice-again = { $text } ({ $count } ×)
advice-times = { $count } × { $text }
advice-against-next = По сравнению со следующим по силе ходом, в оценочных очках бота:
advice-against-best = По сравнению с лучшим ходом, в оценочных очках бота:
advice-against-played = По сравнению с сыгранным ходом, в оценочных очках бота:
advice-more-chance = шанс на победу { $amount } п. п.
advice-more-points = очки { $amount }
advice-more-worth = оценка бота { $amount }
advice-alike = Почти не отличается от следующего по силе хода.
advice-same = Ничуть не хуже лучшего хода.
advice-near = Почти не хуже лучшего хода.
advice-only = Других достойных ходов нет.
advice-unlearned = На таких столах боты ещё не учились, поэтому оценить ваш шанс на победу они не могут.
advice-other-rules = Оценки получены из партий по версии правил { $trained }, а эта партия идёт по версии { $played }. Поэтому они могут быть неверны.
advice-other-values = Оценки получены из партий с другими значениями компонентов. Поэтому они могут быть неверны.
advice-other-options = Оценки получены из партий с обычными вариантами игры. С вариантами этого стола они могут быть неверны.
problem-nobody-decides = Здесь никому не нужно ничего решать.
problem-no-thoughts = «{ $bot }» играет, но объяснить свои ходы не может. Спросите кого-то из них: { $known }.
problem-bot = Бота «{ $given }» нет. Есть такие: { $known }.

## serai train

cli-arg-train-game = игра, которой учатся
cli-arg-train-seats = для скольких игроков
cli-arg-train-generations = сколько раз играть, подбирать веса и проводить отбор; 0: заново выучить только шансы готовой модели
cli-arg-train-games = сколько партий играет одно поколение
cli-arg-train-width = насколько широк перебор при обучении
cli-arg-train-seed = одно и то же начальное число даёт тех же соперников
cli-arg-train-jobs = сколько процессов делят работу
cli-arg-train-folder = где всё хранится; после остановки та же команда продолжит с этого места
cli-arg-train-out = куда записать модель (ПАПКА/model.json)
cli-train-games = 
    { $generation ->
        [0] Партии, по которым оцениваются шансы
       *[other] Поколение { $generation }: учебные партии
    }
cli-train-choice = Поколение { $generation }: кандидаты играют против лучшего на сегодня
cli-train-gate = Поколение { $generation }: отборочный матч
cli-train-promoted = Поколение { $generation } прошло отбор: { $words }
cli-train-kept-out = Поколение { $generation } не прошло отбор: { $words }
cli-train-interrupted = Остановлено. Всё сохранено в { $folder }; та же команда продолжит оттуда.
cli-train-written = Модель записана в { $file } ({ $minutes } мин).

## serai sim

cli-arg-sim-game = какая игра (rajas)
cli-arg-sim-seats = кто играет, место за местом; параметры бота — после двоеточия: greedy:width=24
cli-arg-sim-games = сколько партий
cli-arg-sim-seed = при одном и том же начальном числе партии одинаковы
cli-arg-sim-jobs = на сколько процессов разделить работу; результат тот же
cli-arg-sim-option = настройка игры, например ganga или sides=basic,navaratnas; можно повторять
cli-arg-sim-rotate = меняться местами от партии к партии или сидеть по списку
cli-arg-sim-json = вывести объект JSON вместо таблиц
cli-sim-interrupted = Прервано. Вот что получилось к этому моменту.
cli-sim-played =
    «{ $title }»: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, начальное число { $seed }
cli-sim-options = Настройки: { $options }.
cli-sim-rotated = Места меняются: каждый сидит на каждом месте одинаково часто.
cli-sim-not-rotated = Места не меняются: каждый сидит по списку.
cli-sim-unfinished =
    { $games ->
        [1] 1 партия не закончилась. Она прервана и нигде не учтена.
        [one] { $games } партия не закончилась. Они прерваны и нигде не учтены.
        [few] { $games } партии не закончились. Они прерваны и нигде не учтены.
       *[many] { $games } партий не закончилось. Они прерваны и нигде не учтены.
    }
cli-sim-player = Игрок
cli-sim-games = Партий
cli-sim-wins = Побед
cli-sim-share = Доля
cli-sim-interval = Интервал 95 %
cli-sim-score = Очки
cli-sim-sd = Откл.
cli-sim-lowest = Мин.
cli-sim-highest = Макс.
cli-sim-place = Победы по местам и очерёдности
cli-sim-fair = Баланс
cli-sim-seat = Место { $nth }
cli-sim-order = Ход { $nth } в первом раунде
cli-sim-even = в норме
cli-sim-uneven = нарушен
cli-sim-quantity = За партию
cli-sim-mean = В среднем
cli-sim-of-rounds = Раунды
cli-sim-of-decisions = Решения
cli-sim-of-chance = Случайные события
cli-sim-of-winners = { $fact }: победители
cli-sim-of-everybody = { $fact }: все
cli-sim-note = Если победу делят, каждому засчитывается его доля. «В норме»: в интервал входит доля чистого случая.
cli-sim-time = { $seconds } с, партий в секунду: { $rate }
cli-sim-interpreted = Движок работает без компиляции. С ней он во много раз быстрее (make setup).

## serai fuzz

cli-arg-fuzz-game = какую игру проверять (rajas)
cli-arg-fuzz-plies = сколько решений сыграть (на все составы игроков и все варианты вместе)
cli-arg-fuzz-seed = при одном и том же начальном числе партии одинаковы
cli-arg-fuzz-jobs = на сколько процессов разделить работу; результат тот же
cli-arg-fuzz-out = папка для находок
cli-arg-fuzz-option = закрепить настройку игры, например ganga или ganga=off; можно повторять
cli-arg-fuzz-only = только партия с этим номером, чтобы увидеть находку ещё раз
cli-arg-fuzz-illegal = вместо этого попробовать столько недопустимых ходов и сосчитать отказы
cli-arg-fuzz-secrets = сравнить столько пар позиций, которые отличаются только тайной одного места: никто другой не должен видеть разницы
cli-arg-fuzz-pairings = вместо этого сыграть столько партий между ботами всех видов, уровней и стилей: ни одна не должна затянуться (Агра: 60 раундов)
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
cli-fuzz-every-ply = После каждого решения: список ходов, законы игры, один отказ и то, что вопросы ничего не меняют. Кроме того, время от времени:
cli-fuzz-check = Проверка
cli-fuzz-rate = Одно решение из
cli-fuzz-times = Сколько раз
cli-fuzz-check-pure = просмотр ничего не меняет
cli-fuzz-check-copy = копии
cli-fuzz-check-position = сохранение и загрузка позиций
cli-fuzz-check-view = что видно с каждого места
cli-fuzz-check-preview = что сказано о ходе до выбора
cli-fuzz-check-places = места на поле
cli-fuzz-check-illegal = недопустимые ходы
cli-fuzz-check-transcript = повтор партий по записи
cli-fuzz-check-damaged-transcript = повреждённые записи партий
cli-fuzz-check-damaged-position = повреждённые позиции
cli-fuzz-check-typed = ходы, введённые текстом
cli-fuzz-check-end = всё это в конце партии
cli-fuzz-code = Код
cli-fuzz-refusal = Причина отказа
cli-fuzz-try-number = попытка: любое число
cli-fuzz-try-unoffered = попытка: хода нет в списке
cli-fuzz-try-near = попытка: ход из списка, но с другими словами
cli-fuzz-try-seen = попытка: ход из другого момента
cli-fuzz-try-mistyped = попытка: ход с опечаткой
cli-fuzz-try-junk = попытка: вовсе не ход
cli-fuzz-try-thing = попытка: что-то не того типа
cli-fuzz-sum = всего
cli-fuzz-pairs =
    { $count ->
        [one] { $count } пара позиций, которые отличаются только тайной, глазами всех остальных: стол, возможные ходы, отказы на всех языках, предпросмотр, рассказ; и ещё раз после одного и того же хода.
        [few] { $count } пары позиций, которые отличаются только тайной, глазами всех остальных: стол, возможные ходы, отказы на всех языках, предпросмотр, рассказ; и ещё раз после одного и того же хода.
       *[other] { $count } пар позиций, которые отличаются только тайной, глазами всех остальных: стол, возможные ходы, отказы на всех языках, предпросмотр, рассказ; и ещё раз после одного и того же хода.
    }
cli-fuzz-longest = Раундов в самой длинной партии между ботами: { $rounds }.
cli-fuzz-no-secrets = В игре «{ $title }» никто ничего не скрывает: сравнивать нечего.
cli-fuzz-no-secrets-now = С этими настройками в игре «{ $title }» никто ничего не скрывает: сравнивать нечего.
cli-fuzz-nothing = Ничего не найдено.
cli-fuzz-findings =
    { $count ->
        [one] Найдена { $count } ошибка (папка { $folder }):
        [few] Найдены { $count } ошибки (папка { $folder }):
       *[many] Найдено { $count } ошибок (папка { $folder }):
    }
cli-fuzz-kind-exception = Движок прервался с ошибкой.
cli-fuzz-kind-crash = Движок аварийно завершился или зациклился, не задав ни одного вопроса.
cli-fuzz-kind-dead-end = Никто не может ходить, а партия не окончена.
cli-fuzz-kind-lone-option = Задан вопрос, на который есть только один ответ.
cli-fuzz-kind-duplicate-option = Один ход предложен дважды.
cli-fuzz-kind-endless = Партия никак не заканчивается.
cli-fuzz-kind-law = Нарушен закон игры.
cli-fuzz-kind-impure = Что-то изменилось от простого просмотра.
cli-fuzz-kind-preview = Ход принёс не то, что было сказано заранее.
cli-fuzz-kind-place = Место на поле противоречит предложенным ходам.
cli-fuzz-kind-why-not = Причина отказа и список ходов противоречат друг другу.
cli-fuzz-kind-refused-option = Предложенный ход отклонён.
cli-fuzz-kind-notation = После записи и чтения ход стал другим.
cli-fuzz-kind-position = После сохранения и загрузки позиция стала другой.
cli-fuzz-kind-position-damaged = Повреждённая позиция не отклонена как следует.
cli-fuzz-kind-transcript = По записи получается другая партия.
cli-fuzz-kind-transcript-damaged = Повреждённая запись партии не отклонена как следует.
cli-fuzz-kind-copy = Копия отличается от оригинала или зависит от него.
cli-fuzz-kind-illegal-accepted = Недопустимый ход принят.
cli-fuzz-kind-refusal = Недопустимый ход не отклонён как следует.
cli-fuzz-kind-text = На одном из языков нет текста.
cli-fuzz-kind-view = С места видно лишнее или не видно нужного.
cli-fuzz-kind-result = Победители и места противоречат друг другу.
cli-fuzz-kind-secret = Кому-то видно то, что скрывает другое место.
cli-fuzz-variant = Вариант
cli-fuzz-digest = Контрольная сумма
cli-fuzz-equal = Совпадает
cli-fuzz-decisions = Решения
cli-fuzz-digests-compiled = Партий каждого варианта: { $games }, с компиляцией, { $seconds } с
cli-fuzz-digests-interpreted = Партий каждого варианта: { $games }, без компиляции, { $seconds } с
cli-fuzz-all-equal = Без компиляции партии такие же (вариантов: { $variants }).
cli-fuzz-differing = Без компиляции партии другие. Таких вариантов: { $count }.

## serai bench

cli-arg-bench-game = какую игру измерять (rajas)
cli-arg-bench-seconds = секунд на каждое измерение и прогон
cli-arg-bench-interpreted = измерить и движок без компиляции или пропустить это
cli-arg-bench-json = вывести объект JSON вместо таблиц
cli-trouble-seconds = --seconds: нужно число секунд, например 0.5, а не «{ $given }».
cli-bench-wait = Измерение займёт минуту-другую…
cli-bench-compiled = С компиляцией, Python { $python }, { $machine }, одно ядро
cli-bench-interpreted = Без компиляции, Python { $python }, { $machine }, одно ядро
cli-bench-how =
    { $runs ->
        [1] Один прогон, { $seconds } с.
       *[other] Лучший из чередующихся прогонов (их { $runs }) по { $seconds } с.
    }
cli-bench-variant = Случайная игра
cli-bench-decisions = Решений/с
cli-bench-games = Партий/с
cli-bench-length = Решений за партию
cli-bench-options = Ходов на выбор
cli-bench-chance = Случайных событий за партию
cli-bench-at-any-time = Действия в любой момент
cli-bench-free-where = Вопросов с ними
cli-bench-free-many = Сколько таких действий
cli-bench-free-chosen = Доля решений
cli-bench-free-without = Решений/с без них
cli-bench-free-cost = С ними / без них
cli-bench-what = Что
cli-bench-rate = Скорость или время
cli-bench-source = Без компиляции
cli-bench-ratio = Во сколько раз
cli-bench-random = случайные решения: { $variant }
cli-bench-copy = копия позиции: { $variant }
cli-bench-copy-from = копия в использованную позицию: { $variant }
cli-bench-surface-decisions = решения через new, options, play
cli-bench-surface-digest = контрольная сумма
cli-bench-surface-to-json = позиция в JSON
cli-bench-surface-from-json = позиция из JSON
cli-bench-surface-view = вид с места игрока
cli-bench-surface-copy = копия партии
cli-bench-surface-replay = повтор по строкам записи
cli-bench-bot = партия бота { $bot } с самим собой
cli-bench-thinking = Боты думают
cli-bench-leaves = Оценённых позиций/с
cli-bench-turns = Продуманных ходов/с
cli-bench-mean = Одно решение
cli-bench-worst = Самое долгое
cli-bench-peers = Другие по нашим измерениям на одном ядре: catanatron («Катан») 36 000 решений в секунду и 51 мкс на копию, TAG (четыре сложные игры) от 280 000 до 580 000 решений в секунду.

## Командная строка: справка и ошибки

cli-overview = Serai: сложные настольные игры — чтобы играть, изучать и моделировать.
cli-overview-end = Подробнее: «serai КОМАНДА --help»; «--lang» выбирает язык ({ $languages }). Без команды Serai откроется в браузере.
cli-command-serve = открыть Serai в браузере — для себя или для других
cli-command-play = играть в терминале с людьми и ботами
cli-command-replay = посмотреть сыгранную партию
cli-command-words = рассказать всю партию словами, ход за ходом
cli-command-why-move = сказать, что бот думает о сыгранном ходе и почему
cli-command-sim = дать ботам сыграть много партий и подвести итоги
cli-command-train = обучать соперников на партиях между собой
cli-command-fuzz = играть наугад и искать ошибки в правилах
cli-command-bench = измерить скорость движка
cli-command-rulebook = показать, какое правило и какой тест стоят за каждым разделом
cli-command-data = показать, насколько точно известны компоненты
cli-command-config = показать все настройки, их значения и откуда они взяты
cli-command-backup = скопировать все столы сервера в один файл
cli-command-verify = проверить всё, что хранится
cli-command-repair = убрать повреждённые столы из базы, каждый в свой файл
cli-command-admin = следить за столами и гостями сервера: показать, закрыть, лишить слова, заблокировать, удалить, очистить, объявить
cli-help-usage = Вызов:
cli-help-positionals = Аргументы
cli-help-options = Параметры
cli-arg-help = показать эту справку
cli-arg-lang = язык всех сообщений
cli-arg-no-colour = без цвета
cli-arg-game = название игры
cli-arg-play-seats = кто играет, через запятую: you, you:Анна, персонаж, например zarina или zarina:level=3 (от 1 до 7), или другой бот
cli-arg-option = настройка игры; можно повторять
cli-arg-seed = начальное число: от него зависит всё, что решает случай
cli-arg-load = продолжить сохранённую партию; «last» — последняя сыгранная
cli-arg-file = сохранённая партия; «last» — последняя сыгранная
cli-arg-brief = только по строке на ход, без его шагов
cli-arg-step = показывать по шагам, даже если за терминалом никого нет
cli-arg-luck = SEED:SALT законченной партии: заново вычислить броски и вытянутое и сравнить
cli-arg-at = начать с этого хода
cli-arg-why-move-number = номер хода, как его считает «serai replay»
cli-arg-why-move-turn = N считает ходы игроков целиком, с 1
cli-arg-why-move-level = кого спросить: уровень от 1 до 7 (6) или бот, например zarina или greedy:width=24
cli-arg-all = все значения, включая достоверные
cli-arg-json = вывод для программ
cli-arg-rulings = как решены спорные вопросы правил
cli-trouble-usage = Не удалось разобрать аргументы ({ $detail }). Как правильно, покажет «{ $command } --help».
cli-trouble-unknown-command = Команды «{ $given }» нет. Есть: { $known }.
cli-trouble-number = { $name }: нужно целое число, а не «{ $given }».
cli-trouble-seat = Игрока «{ $given }» здесь не знают. Сесть за стол могут: { $known }.
cli-trouble-level = Уровни — от 1 до { $most }, а в «{ $spec }» указан { $given }.
cli-trouble-train-numpy = Для обучения нужен NumPy: pip install serai[train]
cli-trouble-train-unlearned = Для «{ $name }» (игроков: { $seats }) ещё ничего не выучено: нужно хотя бы одно поколение.
cli-trouble-seats-of-file = В сохранённой партии игроков: { $seats }, а указано: { $given }.
cli-trouble-no-last = Последней партии ещё нет. Начните её командой «serai play».
cli-trouble-no-moment = Номера { $given } в этой партии нет: они идут от { $first } до { $last }.
cli-trouble-no-file = Файла «{ $file }» нет ({ $detail }).
cli-trouble-file = Файл «{ $file }» не подходит ({ $detail }).
cli-trouble-not-text = Файл «{ $file }» — не текст в кодировке UTF-8.
cli-trouble-data = Данные о компонентах повреждены: { $detail }

## Стол в терминале

cli-welcome = Введите номер, ход или его начало. «help» объяснит остальное, «help symbols» — знаки.
cli-sits = За столом: { $names }.
cli-sits-who = { $name } ({ $ways })
cli-reconstructed =
    { $count ->
        [one] { $count } значение компонентов восстановлено: таких данных никто не публиковал.
        [few] { $count } значения компонентов восстановлены: таких данных никто не публиковал.
       *[many] { $count } значений компонентов восстановлено: таких данных никто не публиковал.
    } Подробнее: «serai data { $game }».
cli-choose-last = продолжить последнюю партию
cli-choose-alone = вы в одиночку
cli-choose-bots =
    { $count ->
        [one] вы против { $count } бота
       *[other] вы против { $count } ботов
    }
cli-choose-people =
    { $count ->
        [one] { $count } человек за этой клавиатурой
        [few] { $count } человека за этой клавиатурой
       *[many] { $count } человек за этой клавиатурой
    }
cli-choose = Номер от 1 до { $count } (Enter: 1):
cli-choose-options = Какие настройки игры добавить? Номера или просто Enter, если никаких:
cli-unclear = «{ $given }» может означать разные ходы: { $moves }
cli-no-word = «{ $given }» — не ход и не команда. Возможные ходы покажет «moves», команды — «help».
cli-no-number = Ходы пронумерованы от 1 до { $count }.
cli-way-out = Все возможные ходы покажет «moves».
cli-interrupted = Нажмите Ctrl-C ещё раз, чтобы выйти. Партия в любом случае сохранится.
cli-enter = Enter: обратно к партии
cli-undone = Ход отменён. «redo» вернёт его.
cli-no-undo = Отменять нечего: ваш ход только начался, либо уже вмешался случай или другой игрок.
cli-redone = Ход возвращён.
cli-no-redo = Возвращать нечего.
cli-taken-back = Вы снова в начале своего прошлого хода.
cli-no-takeback = Брать назад нечего: прошлых ходов нет.
cli-why-what = О каком ходе речь? Напишите его после «why», например «why { $move }» или «why 3».
cli-why-yes = Этот ход возможен: { $move }.
cli-why-chance = Дальше решает случай, и отменить ход будет нельзя.
cli-why-rulings =
    { $count ->
        [one] По этому пункту есть { $count } решение: «rules { $section }».
        [few] По этому пункту есть { $count } решения: «rules { $section }».
       *[many] По этому пункту есть { $count } решений: «rules { $section }».
    }
cli-any-time = В любой момент
cli-any-many = ходы { $first }–{ $last }; «any» покажет их
cli-any-open = Ответы на вопрос: { $first }–{ $last }; «any» вернёт к ним
cli-any-none = Сейчас таких действий нет.
cli-stand-always = Теперь ответ на «{ $question }» — всегда «да». «ask { $question }» это изменит.
cli-stand-never = Теперь ответ на «{ $question }» — всегда «нет». «ask { $question }» это изменит.
cli-stand-ask = Теперь вопрос «{ $question }» будут задавать каждый раз.
cli-stand-what = Какой вопрос? Возможны: { $questions }.
cli-stand-none = В этой игре каждый вопрос задаётся каждый раз.
cli-hint = { $bot } предлагает:
cli-hint-several = Лучшие ходы по мнению бота уровня { $level }:
cli-bot-of-level = Бот уровня { $level }
cli-rules-all = Напишите после «rules» раздел, например «rules R3», или английское слово для поиска.
cli-rules-none = Раздела «{ $given }» нет, и это слово нигде не встречается. Вот все разделы:
cli-show-what = Что показать? Можно выбрать: { $topics }.
cli-no-player = Игроки пронумерованы от 1 до { $number }.
cli-save-where = Напишите имя файла после «save».
cli-saved = Сохранено: { $file }.
cli-saved-end = Партия сохранена: { $file }. Посмотреть её — «serai replay last».
cli-saved-last = Партия сохранена: { $file }. Продолжить — «serai play --load last{ $box }», посмотреть — «serai replay last{ $box }».
cli-cannot-keep = Автоматически сохранить партию не удаётся ({ $detail }). Сохраните её сами: «save ФАЙЛ».
cli-other-table = Эта партия для другого стола (игроков: { $seats }). Выйдите и запустите «serai play --load».
cli-loaded = Партия загружена, решений в ней: { $moves }.
cli-quit-save = Под каким именем сохранить? (Enter: оставить только как последнюю партию)
cli-watch = Enter: следующий ход · число: пропустить столько ходов · q: выйти
cli-help-answers = Отвечайте номером, ходом («terrace blue»), его началом («t b») или несколькими сразу («quarry; tile B04»). Кубики для переброса можно перечислить: «b1 o3».
cli-help-topics = Подробно можно посмотреть: { $topics }.
cli-do-help = этот список; «help symbols» объясняет знаки
cli-do-moves = все возможные ходы с пояснениями
cli-do-more = следующая страница ходов
cli-do-any = что можно сделать в любой момент, и обратно
cli-do-always = всегда отвечать на вопрос «да»: «always follow»
cli-do-never = всегда отвечать на вопрос «нет»: «never follow»
cli-do-ask = снова спрашивать каждый раз: «ask follow»
cli-do-undo = отменить последний выбор, но не то, что решил случай
cli-do-redo = вернуть отменённое
cli-do-takeback = взять назад свой прошлый ход: вернуться к его началу
cli-do-why = почему ход невозможен или что он даст
cli-do-hint = что сделал бы бот и почему; «hint 3» назовёт три хода
cli-do-rules = раздел правил и решения к нему (по-английски)
cli-do-show = часть стола подробно
cli-do-log = последние ходы, по строке на ход; «log 50» расскажет 50 шагов
cli-do-save = записать партию в файл
cli-do-load = продолжить сохранённую партию
cli-do-quit = выйти; партия сохранится

## Просмотр партий, данные, правила

cli-replay-at = { $at }/{ $last }
cli-replay-prompt = Enter: дальше · p: назад · число: туда · q: выйти
cli-why-move-played = Сыгранный ход ({ $seat }):
cli-why-move-best = { $bot } предлагает:
cli-why-move-alike = { $bot } считает этот ход ничуть не хуже своего:
cli-why-move-same = { $bot } предлагает то же самое.
cli-why-move-difference = Это дало бы:
cli-kept-seats =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
cli-kept-rules = Правила: версия { $version }
cli-kept-data = Данные компонентов: { $data }
cli-kept-no-data = Данные компонентов: не записаны
cli-kept-box = Исправлено в коробке: { $file }, { $record }: { $values }
cli-kept-options = Настройки: { $options }
cli-kept-result = Победа: { $names }. Очки: { $scores }
cli-kept-moves =
    { $count ->
        [one] { $count } ход, как он записан:
        [few] { $count } хода, как они записаны:
       *[other] { $count } ходов, как они записаны:
    }
cli-set-aside = Последнюю партию этот Serai продолжить не может. Она лежит в { $file }; «serai replay» её перескажет.
cli-luck-fingerprint = Отпечаток этого числа: { $hash }. Он должен совпасть с тем, что был показан до первого хода.
cli-luck-fair =
    { $count ->
        [one] { $count } случайный исход следует из этого числа.
        [few] { $count } случайных исхода следуют из этого числа.
       *[many] { $count } случайных исходов следует из этого числа.
    }
cli-luck-strange =
    { $count ->
        [1] Ещё 1 исход из него не следует: он стоит после решения { $lines }.
        [one] Ещё { $count } исход из него не следует; первые из них — после решений { $lines }. (У сыгранного до открытия стола другое число.)
        [few] Ещё { $count } исхода из него не следуют; первые из них — после решений { $lines }. (У сыгранного до открытия стола другое число.)
       *[many] Ещё { $count } исходов из него не следует; первые из них — после решений { $lines }. (У сыгранного до открытия стола другое число.)
    }
cli-data-file = Файл
cli-data-values = Значений
cli-data-stated = из источника
cli-data-derived = выведено
cli-data-reconstructed = восстановлено
cli-data-sum = всего
cli-data-proven = точно известно: { $fields }
cli-data-note =
    { $count ->
        [one] { $game }: { $count } значение ({ $share }) восстановлено.
        [few] { $game }: { $count } значения ({ $share }) восстановлены.
       *[many] { $game }: { $count } значений ({ $share }) восстановлено.
    }
cli-data-verified = проверено
cli-data-looked =
    { $count ->
        [one] В вашей коробке проверено { $count } значение ({ $share }).
        [few] В вашей коробке проверено { $count } значения ({ $share }).
       *[many] В вашей коробке проверено { $count } значений ({ $share }).
    }
cli-data-check = Если у вас есть игра, можно посмотреть, верны ли они:
cli-data-digest = Контрольная сумма данных: { $digest }
cli-arg-box = играть компонентами этой коробки: файл с исправлениями или сохранённая партия, в которой они есть (то же делает SERAI_BOX)
cli-arg-data-check = пройти по восстановленным значениям с настоящей игрой на столе и записать файл с исправлениями
cli-trouble-box-is-game = «{ $file }» — сохранённая партия и ею останется. Выберите для исправлений другой файл: --box ФАЙЛ
cli-trouble-other-box = Serai уже открыт по адресу { $address }, но не с этой коробкой: там «{ $theirs }», здесь «{ $ours }». Сначала остановите тот сервер.
cli-trouble-changed-box = Serai уже открыт по адресу { $address }, но с «{ $box }» до изменений. Сначала остановите тот сервер.

## serai data --check: one question after the other

cli-check-begin =
    { $count ->
        [one] { $game }: восстановлено { $count } значение, вы посмотрели { $known }. Ответы записываются в { $file }.
        [few] { $game }: восстановлено { $count } значения, вы посмотрели { $known }. Ответы записываются в { $file }.
       *[many] { $game }: восстановлено { $count } значений, вы посмотрели { $known }. Ответы записываются в { $file }.
    }
cli-check-how = Enter — всё так. Иначе введите, что там на самом деле. «?» подскажет, что возможно, «skip» оставит вопрос открытым, «back» вернёт на один назад, «quit» закончит. Каждый ответ сохраняется сразу.
cli-check-nth = { $game } · { $nth } из { $count } · правила, §{ $rule }
cli-check-note = Примечание (по-английски): { $note }
cli-check-so = Это так?
cli-check-so-lines = Всё ли так? Если нет — номер строки и что там на самом деле, например «2 …».
cli-check-before = (Serai считал: { $value })
cli-check-confirm = Enter, если теперь всё верно.
cli-check-missing = Тогда нужно ещё «{ $field }»: номер строки и что там.
cli-check-lines = номер строки и что в ней
cli-check-cannot-be = «{ $given }» здесь быть не может. Возможно: { $allowed }
cli-check-clash = Пока это не сходится. { $clash } Если всё же напечатано так, ответьте то же ещё раз и исправьте другое место, когда до него дойдёт очередь.
cli-check-clash-at = { $where }: «{ $found }» — допустимо: { $allowed }.
cli-check-unfit = Некоторые ответы не сходятся. { $clash } Посмотрите, пожалуйста, ещё раз.
cli-check-not-playable = Ответы сохранены в { $file }, но играть с ними пока нельзя. { $clash }
cli-check-changes =
    { $count ->
        [0] Вы посмотрели { $known } из { $total } значений. Отличий от данных Serai нет.
        [one] Вы посмотрели { $known } из { $total } значений. От данных Serai отличается { $count } компонент:
        [few] Вы посмотрели { $known } из { $total } значений. От данных Serai отличаются { $count } компонента:
       *[many] Вы посмотрели { $known } из { $total } значений. От данных Serai отличаются { $count } компонентов:
    }
cli-check-left =
    { $count ->
        [one] Остался { $count } вопрос. Продолжить:
        [few] Осталось { $count } вопроса. Продолжить:
       *[many] Осталось { $count } вопросов. Продолжить:
    }
cli-check-stopped =
    { $count ->
        [one] Все ответы сохранены, остался { $count } вопрос. Продолжить:
        [few] Все ответы сохранены, осталось { $count } вопроса. Продолжить:
       *[many] Все ответы сохранены, осталось { $count } вопросов. Продолжить:
    }
cli-check-digest = Контрольная сумма данных вашей коробки: { $digest } (собственная у Serai: { $ours })
cli-check-trial = Проба: случайные партии с вашей коробкой…
cli-check-breaks = С этими значениями играть по правилам нельзя: { $detail }
cli-check-play = Всё работает. Играйте с вашей коробкой или задайте её для всего, что запускаете отсюда:
cli-check-other-data = Данные Serai с тех пор изменились ({ $theirs } → { $ours }). Ваши исправления остаются; о том, что вы сочли верным, спросим ещё раз.

## Boxes and data that cannot be

# name: of the game. box: the file of the box. place: where in it.
problem-data = Играть в { $name } здесь нельзя: одно из значений в данных не может быть верным. { $file }, { $record }, { $field }: «{ $found }» — допустимо: { $allowed }.
problem-box-file = «{ $box }» — не коробка: в файле нет ни исправлений, ни партии, в которой они есть ({ $detail }).
problem-box-place = «{ $box }»: в { $place } стоит «{ $given }». Нужно: { $expected }
problem-box-data = «{ $box }» исправляет не те данные { $name } ({ $theirs }), что есть у Serai ({ $ours }). Пройдите по ним ещё раз: serai data { $name } --check --box { $box }
problem-box-result = «{ $box }»: в этой партии были данные { $name }, которых у Serai больше нет: с исправлениями получилось бы { $ours }, а не { $theirs }.
problem-box-values = Играть в { $name } с «{ $box }» нельзя: одно из исправлений не может быть верным. { $file }, { $record }, { $field }: «{ $found }» — допустимо: { $allowed }.
problem-box-game = Играть в { $name } с исправлениями из «{ $box }» нельзя ({ $detail }).
problem-game-fails = Играть в { $name } здесь нельзя: правила не загружаются ({ $detail }).

## serai rulebook

cli-rulings-rulebook = по правилам
cli-rulings-house = наше решение
cli-rulings-stated = сказано прямо
cli-rulings-derived = следует из текста
cli-rulings-guess = предположение
cli-rulebook-share =
    Реализовано и проверено тестами: { $complete } из { $total ->
        [one] { $total } раздела
       *[other] { $total } разделов
    } ({ $share }).
cli-rulebook-without-rule = Нет правила:
cli-rulebook-without-test = Нет теста:
cli-rulebook-no-such-rule = Названо, но отсутствует:
cli-rulebook-edition-de = Немецкое издание
cli-rulebook-edition-nl = Нидерландское издание
cli-rulebook-edition-ru = Русское издание
cli-rulebook-silent = об этом ничего не сказано
cli-rulebook-all-silent = Ни в одном издании об этом ничего не сказано.
cli-rulebook-option = Другое прочтение можно выбрать настройкой «{ $option }».
cli-rulebook-one-edition = Прочитано только одно издание этих правил, поэтому сравнивать нечего.
cli-rulebook-compared = Решений: { $rulings }. Издания расходятся в { $disputed } из них.

## Поле «Раджей» в терминале

cli-rajas-round = Раунд { $round }, круг { $lap }
cli-rajas-start = начинает:
cli-rajas-mogul = у Могола:
cli-rajas-last-pass = Последний круг!
cli-rajas-quarry = каменоломня
cli-rajas-harbour = гавань
cli-rajas-mixed = смешанный
cli-rajas-market = рынок
cli-rajas-front = передняя
cli-rajas-terrace = терраса
cli-rajas-balcony = балкон
cli-rajas-chamber = покои
cli-rajas-levels = слава
cli-rajas-supply = запас
cli-rajas-dice = кубики
cli-rajas-player = Слава { $fame }, монеты { $money }, { $standing }, карма { $karma }, рабочие { $ready } из { $workers }, река { $boat }, рук { $hands }.
cli-rajas-tile = цена { $price }, { $road }: { $contents } ({ $animal }, под ним ещё { $below })
cli-rajas-ranking = Места: слава плюс деления трека славы, пройденные монетами, минус { $fields }.
cli-rajas-legend-tracks = ★ слава слева, ₹ монеты справа; где они встретятся, там решается партия. ⇔ сколько славы ещё не хватает, ✓ насколько маркеры разошлись, w2/4 — свободны двое рабочих из четырёх, k карма, ≈ клетка реки, w на треке — там ждёт рабочий.
cli-rajas-legend-dice = Кубики: b25 — синие 2 и 5; b синий, g зелёный, o оранжевый, p фиолетовый; ~ — перевёрнут за карму.
cli-rajas-legend-province = Провинция: ─┼─b7 — синий тайл ценой 7 и его дороги, * — лежит поверх другого; под ним T храм, P дворец, F форт, M мельница, si шёлк, te чай, sp пряности и их ценность. ⌂ резиденция, [c2] — сюда ведёт дорога, ✓ — доход получен.
cli-rajas-legend-tiles = Тайлы: 4╮te2 стоит 4 очка, на нём поворот дороги и чайный рынок ценностью 2; • — ваших кубиков хватает.
cli-rajas-legend-spaces = Места: число — сколько монет стоит свободное место (в покоях — какой нужен кубик), знак игрока — занято, b→o — отдать синий, взять два оранжевых.
cli-rajas-legend-rewards = Награды: 2d кубики, bd синие кубики, b/k синий кубик за карму, 2k карма, ₹3 монеты, ★2 слава, ↑ улучшение, ≈1 лодка, C? покои, ₹mix смешанный рынок, ₹×4 до 4 рынков одного товара, ₹/m за рынок, ★/mt за тайл с рынком, ₹/B за здание, ₹/yt за жетон дохода, ★/╮ за поворот, ★/w за рабочего.
cli-rajas-legend-river = Река: строка под треками — клетки перед вашей лодкой; w╎ — мост с рабочим. ⚄ — дальше решает случай, и отменить ход будет нельзя.

## Агра в терминале

cli-agra-round = Раунд { $round }
cli-agra-last-round = Последний раунд!
cli-agra-next-to-last = Ещё один раунд!
cli-agra-start = начинает:
cli-agra-phase-meditation = фаза медитации
cli-agra-phase-action = фаза действия
cli-agra-phase-order = фаза заказов
cli-agra-points = очки: { $points }
cli-agra-blocked = закрыто:
cli-agra-tiles = жетоны:
cli-agra-akbar = Акбар берёт
# Столбцы игроков между «|», см. en.ftl.
cli-agra-columns-long = рупии|в конце|милость|маркеры|работники|ремесленники|купцы|учёные|медитация|урожай|товары|контракты|заказы|дары|жетоны
cli-agra-columns = рупии|итог|милость|марк|работн|ремес|купцы|учён|медит|урож|товар|контр|заказ|дары|жетон
cli-agra-columns-short = ₹|итог|мил|марк|работн|рем|куп|учё|мед|урож|тов|кнт|зак|дар|жет
cli-agra-head-city = Город: ценность, работник, M купец, B строитель, × мои, [стоимость]
cli-agra-head-river = Река: лодка у пирса { $pier } из { $piers }, контракты уровня { $level }: { $done } из { $need }
cli-agra-head-river-end = Река: лодка у пирса { $pier } из { $piers }
cli-agra-head-guilds = Гильдии: заказов в столбце не больше { $limit }; дары Акбару
cli-agra-head-court = Мой планшет: ферма, медитация, действия милости, контракты
cli-agra-head-others = Остальные: товары, контракты, жетоны милости
cli-agra-guilds = Гильдии
cli-agra-farm = Ферма
cli-agra-stone = клетка медитации { $space } из { $last }, очки за следующего работника: { $points },
cli-agra-stone-next = следующая клетка стоит: { $goods }
cli-agra-favour = действия милости (нужно/тратится):
cli-agra-bonuses = Бонусы за здания:
cli-agra-good = { $good }: ценность { $value } (напечатана { $printed })
cli-agra-good-site = { $good }: ценность { $value } (напечатана { $printed }), стройка стоимостью { $cost }
cli-agra-boat = Лодка у пирса { $pier }: доставка до уровня { $level }, заказов в столбце не больше { $limit }.
cli-agra-orders = Заказы, в столбце не больше { $limit }
cli-agra-bowls = Чаши Акбара
cli-agra-player = Рупии: { $rupees } (и ещё { $end }, если бы партия закончилась сейчас), милость: { $favour }, маркеров осталось: { $markers }, работников в запасе: { $workers }, лежат: { $lying }.
cli-agra-action = нужно { $have }, тратится { $spend }
cli-agra-pile = В закрытой стопке: { $count }.
cli-agra-ranking = Итог: рупии в мешочке + контракты + заказы гильдий + медитация + крышки + Акбар.
cli-agra-answers = Отвечайте номером, ходом («place wood»), его началом («pl w») или несколькими сразу («lay wood; farmer n2; done»). То, что можно в любой момент, тоже пронумеровано и вставляется перед ответом.
cli-agra-legend-players = Игроки: столбцы названы в заголовке; где для него нет места, перед числами стоят буквы. ₹ рупии в мешочке (? неизвестно), +8 — сколько дал бы конец партии сейчас, ♥ милость, m маркеры в запасе, w5●2○1 — пять работников в запасе, двое стоят, один лежит; A3+ M0 S2 (рем куп учё) — шаги у ремесленников, купцов, учёных (+ — впереди), ◉ (мед) клетка медитации, 2242 — урожай фермы (песчаник, дерево, куркума, хлопок), g товары, c контракты, o заказы, b дары в чашах Акбара, t жетоны милости.
cli-agra-legend-city = Город: название, ценность (2↑ 1↓ — повышена или понижена жетоном цены; напечатано на 1 меньше или больше), ● работник стоит, ○ лежит, M купец, B строитель, ₹1 рупии на здании, ×3 ваши товары, [4] стройка и её стоимость.
cli-agra-legend-goods = Товары: { $goods }.
cli-agra-legend-river = Река: ≈2/6 II 1/2 — лодка у пирса 2 и уйдёт после двух контрактов уровня II, один уже выполнен. III✗ — пока не достать. У нотабля указаны гильдия и заказанные товары; • — у вас есть, ● — доставил этот игрок, ●● — двойная доставка. Английские имена нотаблей и действий милости — слова для ввода.
cli-agra-legend-guilds = Заказы: ≤3 — столько в столбце самое большее; ●·3··× — отмечен третий из шести, × — нейтральный маркер; за ним два товара и сколько вы получите (₹2↑ — и шаг). Ниже — товары, которые ещё берёт Акбар.
cli-agra-legend-court = Планшет: ферма по часовой стрелке, углы с урожаем, ▒ крышка, Y фермер; клетки n1…w5 (n сверху, e справа, s снизу, w слева). ◉3/6 +2 →cot+cur: клетка 3, 2 очка за следующего работника, плата за следующую клетку. ♥ действия милости: нужно/тратится, • можно, ✗ уже было в этом ходу. Потом ваши контракты.
cli-agra-legend-moves = Прибыль: ₹ рупии, ♥ милость, w работники, p очки медитации, A M S влияние, ◉ медитация, Y:woo+1 урожай фермы. ⚄ — дальше решает случай, и отменить ход будет нельзя.

## Поле «Мерва» в терминале

cli-merv-year = Год { $year }
cli-merv-to-pay = заплатить:
cli-merv-danger = набег (год { $year }):
# Перед пятым столбцом стоят буквы пяти кубиков.
cli-merv-columns-long = очки|итог|благосклонность|влияние|верблюды|свитки|товары|пряности|слуги|здания|опасность|контракты|жетоны
cli-merv-columns = очк|ито|бла|вли|вер|сви|това|прян|слу|зда|!|кон|жетон
cli-merv-columns-short = о|=|♥|в|∩|с|о+р|прян|сл|з|!|к|ж
cli-merv-now-long = есть|дворец|здания|жетоны|вершина|пряности|всего
cli-merv-now = есть|двр|зда|жет|вер|пря|всего
cli-merv-head-raid = Набег в конце года { $year }
cli-merv-head-score = Если бы партия закончилась сейчас
cli-merv-head-contracts = Контракты
cli-merv-head-caravan = Караван: пряностей { $kinds } из { $allowed }
cli-merv-head-palace = Дворец: новый придворный { $price } ▪
cli-merv-head-palace-full = Дворец: слуг больше нет
cli-merv-head-library = Библиотека
cli-merv-head-market = Рынок
cli-merv-head-mosque = Мечеть
cli-merv-head-walls = Стены и ворота
cli-merv-head-rival = Карта соло { $card }
cli-merv-no-card = Сейчас карты соло нет.
cli-merv-spaces = { $name }: первая свободная клетка из { $spaces }
cli-merv-prefers = Магистрат ищет: { $actions }. Кроме того, карта даёт ему { $gain }.
cli-merv-no-danger = Ни одно здание не в опасности.
cli-merv-no-contracts = Все контракты выполнены.
cli-merv-walls = стены
cli-merv-gates = ворота
cli-merv-thanks = Влияние за стену или ворота:
cli-merv-or = или
cli-merv-saved-guard = страж
cli-merv-saved-ransom = выкуп — 1 кубик ({ $cubes })
cli-merv-building = здание: { $name }
cli-merv-guard = страж: { $name }
cli-merv-upgrade = улучшение
cli-merv-market-camels = Верблюжий рынок, клетки с верблюдом: { $names }.
cli-merv-row = Карты каравана с начала ряда; в колоде { $count }. • можно взять, ∩ везёт верблюда.
cli-merv-market = Верблюжий рынок: забрать всех верблюдов или положить одного на свободную клетку (строка 3 или столбец c).
cli-merv-camels-out = Верблюдов вне игры: { $count }.
cli-merv-level =
    Уровень { $level }: от { $scrolls ->
        [one] { $scrolls } свитка
       *[other] { $scrolls } свитков
    }
cli-merv-places = Место: товар и сколько его осталось, цена, ∩ верблюд; соседи по списку (а также последнее и первое место) связаны.
cli-merv-contract =
    при влиянии { $influence }: { $things } и 1 кубик → { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и { $bonus }
cli-merv-asks-scrolls =
    { $count ->
        [one] { $count } свиток
        [few] { $count } свитка
       *[many] { $count } свитков
    }
cli-merv-asks-common =
    { $count ->
        [one] { $count } обычный товар
        [few] { $count } обычных товара
       *[many] { $count } обычных товаров
    }
cli-merv-asks-rare =
    { $count ->
        [one] { $count } редкий товар
        [few] { $count } редких товара
       *[many] { $count } редких товаров
    }
cli-merv-path = Путь { $path }
cli-merv-step-camel = верблюд первому
cli-merv-step-favour = благосклонность
cli-merv-step-guard = страж
cli-merv-step-production = улучшение с кубиком
cli-merv-step-white = белое улучшение
cli-merv-step-tile = жетон подсчёта
cli-merv-step-wall = бесплатная стена или ворота
cli-merv-step-points = очки
cli-merv-step-top = вершина: очки за мечети при каждом подсчёте
cli-merv-vizier = Без очков и кубиков. Верблюды: { $camels }, здания в запасе: { $buildings }.
cli-merv-player = Очки: { $points } ({ $now }, если бы партия закончилась сейчас), благосклонность: { $favour }, влияние: { $influence } (видов пряностей: { $spices }), верблюды: { $camels }, свитки: { $scrolls } (на контрактах { $laid }); в запасе слуги: { $servants }, здания: { $buildings }, диски: { $discs }.
cli-merv-points = Очки:
cli-merv-goods = Товары:
cli-merv-spices = Карты каравана:
cli-merv-posts = Торговые посты:
cli-merv-courtiers = Придворные:
cli-merv-achievements = Достижения:
cli-merv-fulfilled = Контракты:
cli-merv-tiles = Жетоны подсчёта:
cli-merv-mosque = Мечеть:
cli-merv-on-path = путь { $path }, шаг { $step }
cli-merv-ranking = Итог: благосклонность + влияние + контракты + мечеть + достижения + дворец + здания + жетоны подсчёта + вершина мечети + наборы пряностей + прочее.
cli-merv-ranking-columns = бла|вли|кон|меч|дос|дво|зда|жет|вер|наб|про
cli-merv-answers = Отвечайте номером, ходом («go N3»), его началом («act b») или несколькими сразу («go N3; activate b2»). У ходов, возможных в любой момент, тоже есть номера; их можно сделать до ответа.
cli-merv-legend-players = Игроки: очки, ито — очки, если бы партия закончилась сейчас, благосклонность, влияние, кубики по буквам, верблюды, свитки (0/2: из двух ни одного свободного), товары (обычные+редкие), карты четырёх пряностей, слуги и здания в запасе, !2 здания в опасности, контракты; −Ка скидка, R→W джокер (✗ использован), затем жетоны подсчёта.
cli-merv-legend-city = Город: МеR●!g — красная мечеть, здание игрока ●, в опасности при набеге, с зелёным улучшением (w: белое улучшение). ○□△◇ вместо ! — страж. ▸ — участок, о котором речь. ∩2/7 в середине: верблюды на двух из семи клеток верблюжьего рынка, • им можно воспользоваться сейчас.
cli-merv-legend-names = Действия: { $actions }. Кубики: { $cubes }.
cli-merv-legend-around = Вокруг: N1–W5 — клетки мастеров (N, E, S, W: север, восток, юг, запад), ● там стоит мастер; ═ ║ стена, ╡╞ ╫ ворота. По углам ▶NW 1● 2■∩ — очередь с начала, с верблюдами; ▸ место, о котором речь.
cli-merv-legend-raid = Набег: ●b2 N2+W4 g GW — ваше здание на b2 спасут стены N2 и W4, или страж (g), или зелёный либо белый кубик выкупа; ■ a1 c3 — здания других, которые пострадают (подробнее: «raid»). Стены: сколько осталось каждого цвета (в скобках цена), затем i N2+3 — ваше влияние за N2.
cli-merv-legend-score = Если бы партия закончилась сейчас: ваши очки + дворец (насколько хватит благосклонности) + здания + жетоны подсчёта + вершина мечети + наборы пряностей = всего. Набег не учтён.
cli-merv-legend-caravan = Караван: •1∩мож — первая карта, можно взять, с верблюдом; ▸ выбрана. мож2/2♥ — у вас 2, каждая вторая даёт ♥. Ниже верблюжий рынок. { $spices }.
cli-merv-legend-palace = Дворец: цвет, зал, сколько принесёт там каждый ваш придворный, придворные. Библиотека: s4 — одно из этих достижений с четвёртым свитком; ● — у кого оно уже есть.
cli-merv-legend-trade = Рынок: buk R 6∩ ● — цена, сколько товара осталось, верблюд, торговые посты; слева внутренние места, справа внешние, каждое связано с предыдущим и следующим. Контракты: •I-F ≥3 s1c1 6p♥ — • можно выполнить, влияние 3, 1 свиток (s), 1 обычный товар (c; r — редкий) и любой кубик, за это 6 очков и благосклонность.
cli-merv-legend-mosque = Мечеть: R∩ — красный за верблюда; ♥ благосклонность, g страж, +R улучшение с кубиком, +W белое улучшение, # бесплатная стена или ворота, Би жетон подсчёта за библиотеки, 5p очки, ★ вершина; ниже — кто где стоит.
cli-merv-legend-rival = Карта соло: клетки стороны в том порядке, в каком ■ и ▲ ищут свободную, действия, которые предпочитает магистрат, + что карта даёт ему.
cli-merv-legend-moves = Что даёт ход: R B G T W кубики, ▪ кубики любых цветов, ♥ благосклонность, i влияние, ∩ верблюды, s свитки, p очки, ✓●b2 — с этой стеной здание в безопасности. ⚄ дальше решает случай, и пути назад нет.

## Поле, которое никто не нарисовал

cli-plain-answers = Ответьте номером, ходом в записи, его началом или несколькими сразу через «;». У ходов в любое время тоже есть номера, их можно вставить перед ответом.
cli-plain-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
cli-plain-won = Победа: { $names }.
cli-plain-lost = Никто не победил.

## serai serve, serai backup, verify, repair

cli-setting-host = где ждать соединений: 127.0.0.1 — только этот компьютер, 0.0.0.0 — вся сеть
cli-setting-port = порт (8000; с --open — ближайший свободный начиная с него)
cli-setting-database = где хранить столы: sqlite:///ФАЙЛ или postgresql+psycopg://ИМЯ@УЗЕЛ/БАЗА (serai.db в этой папке; с --open — файл в личной папке); то же задаёт переменная окружения SERAI_DATABASE
cli-arg-serve-open = сразу открыть браузер
cli-setting-origin = ещё один адрес, по которому браузеры находят сервер, например https://serai.example; можно повторять
cli-setting-proxy = прокси перед сервером (адрес или сеть), которому можно верить, от чьего имени он спрашивает; можно повторять
cli-setting-people-per-address = сколько человек может сидеть за одним адресом, например клуб за одним роутером: адресу разрешено столько, сколько им всем вместе (5)
cli-setting-workers-for-bots = сколько процессов думает за ботов (1)
cli-setting-keep-matches = сколько дней хранить законченные партии; 0 — всегда (0)
cli-setting-keep-waiting = сколько дней после последнего изменения хранить столы, за которыми игра не началась; 0 — всегда (90)
cli-setting-keep-chat = сколько дней хранить чат; 0 — пока есть стол (0)
cli-setting-keep-guests = сколько дней хранить гостей, которых нет ни за одним столом; 0 — всегда (400)
cli-setting-limits = ограничивать частоту действий; off — только для измерений
cli-setting-log = насколько подробно сервер рассказывает о своей работе
cli-setting-log-format = вид журнала сервера: по одному объекту JSON в строке, простой текст или (auto) текст в терминале и JSON во всех других случаях
cli-setting-metrics = где отдавать показатели для Prometheus: порт этого компьютера (9464) или адрес с портом; пусто — нигде. Не открывайте его в сеть
cli-arg-config = файл TOML с настройками; то же задаёт переменная окружения SERAI_CONFIG
cli-arg-config-toml = вывести файл-заготовку, в котором объяснена каждая настройка
cli-config-usual = по умолчанию
cli-serve-metrics = Показатели для Prometheus: { $address }
cli-arg-backup-target = куда записать; прежняя копия заменяется
cli-arg-backup-database = где хранятся столы (serai.db в этой папке, иначе файл в личной папке); то же задаёт переменная окружения SERAI_DATABASE
cli-serve-open = Serai открыт: { $address }
cli-arg-verify-database = где хранятся столы (serai.db в этой папке, иначе файл в личной папке); то же задаёт переменная окружения SERAI_DATABASE
cli-arg-repair-folder = папка для этих файлов
cli-arg-repair-database = где хранятся столы (serai.db в этой папке, иначе файл в личной папке); то же задаёт переменная окружения SERAI_DATABASE
cli-serve-also = Для других: { $address }
cli-serve-no-proxy = Похоже, перед сервером стоит прокси, но ни одному не разрешено верить: для ограничений он — один посетитель. С --proxy 127.0.0.1 считаются люди, если он работает на этом компьютере.
cli-serve-already = Serai уже открыт: { $address }
cli-serve-kept = Всё хранится здесь: { $place }.
cli-serve-end = Ctrl-C остановит сервер; неоконченные партии продолжатся в следующий раз.
cli-serve-engine = Быстрый движок готов: боты уже пользуются им, всё остальное — со следующего запуска.
cli-serve-closed = Сервер остановлен. Ничего не потеряно.
cli-serve-no-browser = Браузер здесь открыть не удалось. Введите в нём этот адрес: { $address }
cli-serve-no-client = Страница для браузера ещё не собрана (это сделает «make setup»). Пока по адресу видно только сообщение об этом.
cli-migrated = База данных обновлена одним шагом: он выполняется целиком или никак. Копии PostgreSQL делают его собственные средства.
cli-migrated-copied = База данных обновлена. Её копия в прежнем виде лежит в { $file }.
cli-backup-done = Сохранено: { $file } ({ $size } кБ).
cli-backup-unreadable = Файл базы данных повреждён. В копии всё, что удалось прочитать:
cli-backup-damaged =
    { $count ->
        [one] Скопировано всё, но журнал { $count } стола отличается от записанного; он скопирован как есть (стол, первое событие):
        [few] Скопировано всё, но журналы { $count } столов отличаются от записанных; они скопированы как есть (стол, первое событие):
       *[many] Скопировано всё, но журналы { $count } столов отличаются от записанных; они скопированы как есть (стол, первое событие):
    }
cli-verify-file = Файл базы данных повреждён. «serai backup» сделает исправный из того, что читается:
cli-verify-older = База данных — от более старого выпуска: проверяются только цепочки журналов.
cli-verify-well =
    { $count ->
        [one] { $count } стол таков, каким был записан.
        [few] { $count } стола таковы, какими были записаны.
       *[many] { $count } столов таковы, какими были записаны.
    }
cli-verify-shelved =
    { $count ->
        [one] { $count } стол хранится, но его правила или значения — не этого выпуска.
        [few] { $count } стола хранятся, но их правила или значения — не этого выпуска.
       *[many] { $count } столов хранятся, но их правила или значения — не этого выпуска.
    }
cli-verify-damaged =
    { $count ->
        [one] { $count } стол повреждён. «serai repair» уберёт его из базы.
        [few] { $count } стола повреждены. «serai repair» уберёт их из базы.
       *[many] { $count } столов повреждены. «serai repair» уберёт их из базы.
    }
cli-verify-chain = событие { $seq } — не то, что было записано
cli-verify-replay = журнал цел, но сыграть по нему нельзя: { $detail }
cli-verify-beside = то, что хранится рядом с журналом, ему не соответствует: { $detail }
cli-verify-unreadable = не читается: { $detail }
cli-verify-name-removed = событие { $seq }: отсюда удалено имя; отпечаток больше не пересчитать, он принимается на веру
cli-repair-aside = Сохранено в { $file }.
cli-repair-done =
    { $count ->
        [0] Повреждений нет.
        [one] Убран { $count } стол. Открыть его больше нельзя; всё, что о нём хранилось, лежит в его файле.
        [few] Убраны { $count } стола. Открыть их больше нельзя; всё, что о них хранилось, лежит в их файлах.
       *[many] Убраны { $count } столов. Открыть их больше нельзя; всё, что о них хранилось, лежит в их файлах.
    }
cli-trouble-port-taken = Порт { $port } занят другой программой. Выберите другой: --port 8080
cli-trouble-address = { $host }, порт { $port }: ждать соединений там нельзя ({ $detail }).
cli-trouble-origin = «{ $given }» — не адрес вида https://serai.example.
cli-trouble-proxy = «{ $given }» — не адрес вида 127.0.0.1 и не сеть вида 10.0.0.0/8.
cli-trouble-metrics = «{ $given }» — не порт вида 9464 и не адрес с портом вида 127.0.0.1:9464.
cli-trouble-setting-unknown = { $file }: настройки «{ $given }» нет. Может быть, «{ $near }»?
cli-trouble-variable-unknown = Переменной { $given } нет. Может быть, { $near }?
cli-trouble-setting-value = { $name }: значение «{ $given }» не подходит. Можно так: { $known }
cli-trouble-config-file = { $file } — не файл TOML: { $detail }
cli-trouble-database = «{ $given }» — не та база данных, с которой мы умеем работать: { $known }
cli-trouble-storage = База данных { $given } недоступна или повреждена ({ $detail }).
cli-trouble-driver = Для { $given } нужен драйвер PostgreSQL: pip install serai[postgres]
cli-trouble-backup-elsewhere = У PostgreSQL есть своё средство для копий: pg_dump.
cli-trouble-repair-file = Повреждён сам файл базы данных. Сделайте исправную копию командой «serai backup» и положите её на его место.

## Присмотр за сервером: serai admin

cli-admin-about-tables = показать столы, недавно изменённые — первыми
cli-admin-about-guests = показать гостей, новых — первыми
cli-admin-about-show = показать стол, кто за ним сидит и конец чата, или гостя и его столы
cli-admin-about-close = закрыть стол навсегда: партия заканчивается без победителя, всё сыгранное остаётся доступным
cli-admin-about-mute = не принимать от гостя сообщения в чате и новые имена
cli-admin-about-unmute = снова разрешить гостю писать
cli-admin-about-ban = не пускать гостя: все запросы отклоняются, открытые страницы столов закрываются
cli-admin-about-unban = снова пускать гостя
cli-admin-about-delete = удалить гостя и всё, где он назван, как он мог бы сделать сам
cli-admin-about-purge = удалить то, что уже слишком старое, как сервер делает раз в день
cli-admin-about-message = показать всем в браузере сообщение
cli-arg-admin-deed = что сделать; «serai admin WHAT --help» расскажет подробнее
cli-arg-admin-yes = сделать без вопросов
cli-arg-admin-older = только то, что не менялось столько дней (гости: кто пришёл раньше)
cli-arg-admin-limit = сколько показать (100); 0 — все
cli-arg-admin-guest = код гостя или его начало (не меньше шести знаков)
cli-arg-admin-table = код стола или его начало (не меньше шести знаков)
cli-arg-admin-which = код стола или гостя или его начало (не меньше шести знаков)
cli-arg-admin-status = только столы в этом состоянии
cli-arg-admin-name = только имена с этим текстом
cli-arg-admin-banned = только заблокированные гости
cli-arg-admin-muted = только лишённые слова гости
cli-arg-admin-hours = на столько часов; иначе пока это не отменят
cli-arg-admin-dry = только посчитать
cli-arg-admin-text = что показать всем
cli-arg-admin-clear = убрать сообщение
cli-arg-admin-minutes = то, о чём речь, начнётся через столько минут
cli-arg-admin-database = где хранятся столы (serai.db в этой папке, иначе файл в личной папке); то же задаёт переменная окружения SERAI_DATABASE
cli-admin-tables-count = Столов: { $shown } из { $count }
cli-admin-guests-count = Гостей: { $shown } из { $count }
cli-admin-at-tables = столов: { $count }
cli-admin-table = Стол { $table }: { $game }, { $status }
cli-admin-opened = Открыт { $at }, открыл { $guest }
cli-admin-changed = Последнее изменение { $at }, событий: { $events }, { $size }
cli-admin-guest = Гость { $guest }: { $name }, здесь с { $at }
cli-admin-is-banned = заблокирован
cli-admin-is-muted = лишён слова
cli-admin-is-muted-until = лишён слова до { $at }
cli-admin-is-leaving = удаляется
cli-admin-sure = Точно? (да/нет)
cli-admin-yes = д да y yes
cli-admin-sure-close = Стол { $table } ({ $game }: { $names }) будет закрыт. Продолжить за ним никто не сможет.
cli-admin-sure-ban = Гость { $name } ({ $guest }) будет заблокирован: всё будет отклонено, открытые страницы столов закроются.
cli-admin-sure-delete = Гость { $name } ({ $guest }) будет удалён, и всё, где он назван, тоже. Это необратимо.
cli-admin-sure-purge = Всё слишком старое будет удалено. Это необратимо; --dry-run покажет, сколько его.
cli-admin-close-done = Стол закрыт.
cli-admin-mute-done = Гость лишён слова.
cli-admin-unmute-done = Гость снова может писать.
cli-admin-ban-done = Гость заблокирован.
cli-admin-unban-done = Гостя снова пускают.
cli-admin-delete-done = Гость удалён.
cli-admin-message-done = Сообщение показано всем, до «serai admin message --clear».
cli-admin-message-cleared = Сообщение убрано.
cli-admin-already = Так уже было.
cli-admin-purge-matches =
    { $days ->
        [0] Законченные партии: хранятся всегда.
       *[other] Законченные партии, старше дней: { $days }, всего: { $count }
    }
cli-admin-purge-waiting =
    { $days ->
        [0] Столы, за которыми игра не началась: хранятся всегда.
       *[other] Столы, за которыми игра не началась, старше дней: { $days }, всего: { $count }
    }
cli-admin-purge-chat =
    { $days ->
        [0] Чат: хранится, пока есть стол.
       *[other] Сообщения чата, старше дней: { $days }, всего: { $count }
    }
cli-admin-purge-guests =
    { $days ->
        [0] Гости, которых нет ни за одним столом: хранятся всегда.
       *[other] Гости, которых нет ни за одним столом, старше дней: { $days }, всего: { $count }
    }
cli-admin-purge-dry = Ничего не удалено.
cli-admin-purge-done = Столько удалено.
cli-trouble-admin-older = База данных { $given } — не от этого выпуска. Запустите один раз сервер этого выпуска или возьмите «serai admin» от другого.
cli-trouble-admin-id = «{ $given }» — не код стола или гостя: нужны хотя бы его первые шесть знаков. Коды показывают «serai admin tables» и «serai admin guests».
cli-trouble-admin-unknown = Здесь нет кода, который начинается с «{ $given }». Что есть, показывают «serai admin tables» и «serai admin guests».
cli-trouble-admin-several = «{ $given }» подходит к нескольким: { $known }. Укажите больше знаков.
cli-trouble-admin-unsure = «serai admin { $deed }» сначала спрашивает, а у терминала никого нет. С --yes вопросов не будет.
cli-trouble-admin-not-done = Ничего не сделано.
cli-trouble-admin-message = Укажите, что показать всем, или --clear, чтобы убрать сообщение.
cli-trouble-admin-no-table = Этого стола больше нет.
cli-trouble-admin-no-guest = Этого гостя больше нет.
cli-trouble-admin-damaged = Журнал этого стола повреждён, и ничего к нему не добавляется. «serai repair» уберёт стол из базы данных.
cli-trouble-admin-storage = Не удалось записать в базу данных. Подробности — в журнале сервера.
cli-trouble-admin-failed = Не получилось. Подробности — в журнале сервера.
cli-trouble-admin-lost = Сервер остановился или был запущен заново, не успев ответить. Посмотрите командой «serai admin show», что произошло, и при необходимости повторите.
cli-trouble-admin-goes-on = Сервер начал и за { $seconds } секунд не закончил. Он продолжает; посмотрите позже.
