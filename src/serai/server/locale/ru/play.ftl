# Стол в браузере: игра, просмотр, повтор.

## Рамка страницы

web-play-title = { $title } — Serai
web-play-title-turn = ● Ваш ход — { $title }
web-play-title-asked = ● Вас спрашивают — { $title }
web-play-home = На главную
web-play-loading = Ищем стол…
web-play-part-board = Игровой стол
web-play-part-side = Ходы, журнал и прочее
web-play-tab-board = Поле
web-play-tab-me = Я
web-play-tab-actions = Ходы
web-play-tab-players = Игроки
web-play-tab-log = Журнал
web-play-tab-rules = Правила
web-play-tab-chat = Чат
web-play-tab-settings = Настройки
web-play-tab-more = Ещё
web-play-tabs = Части стола
web-play-close = Закрыть
web-play-cancel = Отмена
web-play-copy = Скопировать
web-play-copied = Скопировано.

## Верхняя строка

web-play-prompt = Что сейчас происходит
web-play-your-turn = Ваш ход
web-play-your-turn-as = { $seat }, ваш ход
web-play-asked = Вопрос во время хода: { $seat }
web-play-turn-of = Ходит { $seat }
web-play-thinking = { $seat } думает…
web-play-waiting = Ждём игроков
web-play-waiting-hint = Партия начнётся, когда все места будут заняты.
web-play-over = Партия окончена
web-play-nobody = Секунду…
web-play-watch = Просто смотреть
web-play-complete = Ход готов. Подтвердите его или отмените последний шаг.
web-play-watching = Вы смотрите игру.
web-play-undo = Отменить
web-play-redo = Вернуть
web-play-reset = Начать ход заново
web-play-confirm = Подтвердить
web-play-takeback = Взять назад последний ход
web-play-takeback-asked = { $seat } просит взять назад последний ход.
web-play-takeback-waits = Вы попросили взять ход назад. Нужно согласие остальных.
web-play-takeback-agree = Согласиться
web-play-takeback-refuse = Отказать
web-play-takeback-withdraw = Отозвать просьбу
web-play-held = Положение на столе изменилось.
web-play-update = Показать
web-play-now-your-turn = Ваш ход. { $question }
web-play-sending = Отправляем…

## Связь

web-play-line-connecting = Подключаемся…
web-play-line-offline = Нет связи. Ваш выбор сохранён, пробуем снова…
web-play-line-refused = Такого стола нет, или он для вас закрыт.

## Ходы

web-play-actions = Ходы
web-play-actions-found =
    { $count ->
        [0] Ничего не подходит.
        [one] Подходит { $count } ход.
        [few] Подходят { $count } хода.
       *[many] Подходит { $count } ходов.
    }
web-play-actions-none = Сейчас решать нечего.
web-play-recent = Последние события
web-play-actions-any-time = В любой момент
web-play-actions-search = Найти ход
web-play-actions-search-hint = слово, запись хода или результат
web-play-actions-more = Показать ещё { $count }
web-play-locks-chance = Нельзя отменить: решает случай
web-play-locks-asks = Нельзя отменить: спросят других
web-play-locks-reveals = Нельзя отменить: партия закончится, и скрытое откроется
web-play-ends = Завершает ваш ход
web-play-your-steps = Ваш ход на этот момент

## Что меняет ход

web-play-effects-more = и ещё { $count }

## Постоянные ответы

web-play-standing = Ответить раз и навсегда
web-play-standing-ask = Спрашивать каждый раз
web-play-standing-fixed = Всегда: { $answer }

## Командная строка

web-play-command = Командная строка
web-play-command-hint = Ход или: me, legal, why …
web-play-command-run = Ввод
web-play-command-nobody = Такого соперника нет. «rival 1» — следующий игрок; можно и по имени.
web-play-command-legal =
    { $count ->
        [0] Сейчас решать нечего.
        [one] { $count } ход: { $moves }
        [few] { $count } хода: { $moves }
       *[many] { $count } ходов: { $moves }
    }
web-play-command-last-none = Пока ничего не произошло.
web-play-command-score = { $seat }: { $score }
web-play-command-played = Сделан ход: { $notation }
web-play-command-me-none = За этим столом у вас нет места.
web-play-secret = скрыто

## Почему нельзя?

web-play-why-intro = Ходы, которых сейчас нет в списке. Спросите о причине или введите любой ход.
web-play-why-move = Ход в записи
web-play-why-ask = Почему нельзя?
web-play-why-offered = Можно: этот ход сейчас есть в списке.
web-play-why-not-yours = О ходах можно спрашивать, когда ход ваш.
web-play-why-verbs = Сейчас недоступно
web-play-why-all = Сейчас доступны все виды ходов.
web-play-why-of = Почему нельзя «{ $notation }»?

## Журнал

web-play-log-empty = Пока ничего не произошло.
web-play-log-everybody = Все
web-play-log-filter = Чьи ходы
web-play-log-search = Поиск в журнале
web-play-log-copy = Скопировать запись хода
web-play-log-link = Скопировать ссылку
web-play-log-see = Показать эту позицию
web-play-log-older = Показать более ранние записи
web-play-log-chance = Случай
web-play-log-opened = Стол открыт.
web-play-log-sat = { $seat } садится на место { $seat_number }.
web-play-log-resigned = { $seat } сдаётся.
web-play-log-stood-in = За игрока { $seat } играет бот (его позвал игрок { $by_seat }).
web-play-log-gave-back = Бот уступает место. Снова играет { $seat }.
web-play-log-agreed =
    { $to ->
        [newcomer]
            { $yes ->
                [yes] { $seat } не против нового игрока на свободном месте.
               *[no] { $seat } теперь против нового игрока на свободном месте.
            }
       *[stand-in]
            { $yes ->
                [yes] { $seat } не против того, чтобы бот подменял игроков.
               *[no] { $seat } теперь против того, чтобы бот подменял игроков.
            }
    }
web-play-log-lapsed = Ответили не все, и ход назад не взят. Просил { $seat }.
web-play-log-asked = { $seat } просит взять ход назад.
web-play-log-answered =
    { $yes ->
        [yes] { $seat } соглашается.
       *[no] { $seat } не соглашается.
    }
web-play-log-taken-back = Ход взят назад.
web-play-log-hinted = { $seat } просит подсказку.
web-play-log-gone = взято назад
web-play-since = С вашего последнего хода
web-play-since-first = До вашего первого хода
web-play-since-turns =
    { $count ->
        [one] { $count } чужой ход
        [few] { $count } чужих хода
       *[many] { $count } чужих ходов
    }
web-play-since-none = С вашего последнего хода ничего не произошло.

## Просмотр и повтор

web-play-history = Так стол выглядел раньше: шаг { $step } из { $steps }.
web-play-history-now = К текущей позиции
web-play-replay = Повтор
web-play-replay-slider = Шаг
web-play-replay-step = Шаг { $step } из { $steps }
web-play-replay-first = Первый шаг
web-play-replay-back = Шаг назад
web-play-replay-forward = Шаг вперёд
web-play-replay-last = Последний шаг
web-play-replay-play = Пуск
web-play-replay-pause = Пауза
web-play-replay-open = Просмотреть партию
web-play-ranking = Итог
web-play-ranking-place = Место
web-play-ranking-player = Игрок
web-play-ranking-score = Очки
web-play-ranking-won = Победа: { $names }.
web-play-ranking-shared = Победу делят: { $names }.
web-play-ranking-resigned = Партия сдана.
web-play-ranking-closed = Владельцы сервера закрыли стол.
web-play-ranking-nobody = Победителя нет.
web-play-ranking-lost = Партия проиграна.
web-play-download = Скачать партию
web-play-rematch = Сыграть ещё раз
web-play-rematch-go = К новой партии
web-play-branch = Играть с этой позиции
web-play-branch-hint = Новый стол начнётся с этой позиции; на остальных местах будут боты.
web-play-result-hint = Любую позицию можно открыть из журнала или на полосе над полем и играть с неё дальше.

## Честная случайность

web-play-luck = Честная случайность
web-play-luck-why = Всё случайное в этой партии вычисляется из одного секретного числа. Оно выбрано до первого хода: вот его отпечаток (SHA-256). После партии число открывается, и каждый может проверить, что отпечаток сделан именно с него.
web-play-luck-commitment = Отпечаток
web-play-luck-seed = Секретное число
web-play-luck-salt = Соль
web-play-luck-later = Число откроется, когда партия закончится.
web-play-luck-checked = Проверено в этом браузере: число и отпечаток совпадают.
web-play-luck-wrong = Число и отпечаток не совпадают!
web-play-luck-unchecked = Браузер может проверить это только по https или на этом же компьютере. Команда ниже делает то же самое.
web-play-luck-replay = Скачайте партию, и эта команда заново вычислит из секретного числа всё случайное:
web-play-luck-before = Если этот стол открыт из файла или продолжает другую партию, у сыгранного раньше другое секретное число.
web-play-luck-chain = Отпечаток всего, что произошло; у всех он одинаков

## Игроки и места

web-play-players = Игроки
web-play-seat-open = Свободное место
web-play-seat-you = это вы
web-play-seat-online = на связи
web-play-seat-away = не на связи
web-play-seat-resigned = партия сдана
web-play-seat-stand-in = подменяет бот
web-play-seat-bot = бот
web-play-seat-thinking = думает
web-play-seat-to-move = ходит
web-play-seat-score = Очки: { $score }
web-play-seat-score-secret = Очки скрыты
web-play-seat-won = победа
web-play-watchers =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }
web-play-invite = Скопировать приглашение
web-play-invite-hint = По этой ссылке можно сесть за стол. Регистрация не нужна.
web-play-put-bot = Посадить сюда бота
web-play-stand-in = Пусть подменит бот
web-play-stand-in-due = { $seat } не на связи. Пока игрока нет, его может подменить бот; место остаётся за игроком.
web-play-stand-in-rule =
    { $minutes ->
        [one] Если игрока нет { $minutes } минуту, любой за столом может позвать бота на замену. Место остаётся за игроком: вернуться можно одним нажатием.
        [few] Если игрока нет { $minutes } минуты, любой за столом может позвать бота на замену. Место остаётся за игроком: вернуться можно одним нажатием.
       *[many] Если игрока нет { $minutes } минут, любой за столом может позвать бота на замену. Место остаётся за игроком: вернуться можно одним нажатием.
    }
web-play-stand-in-ask = За этим столом играют не один день: бот может подменить того, кого нет десять минут, только если согласны все ({ $yes } из { $people }).
web-play-newcomer-ask = Кто сюда сядет, увидит то, что здесь держалось в тайне. Нужно согласие всех ({ $yes } из { $people }).
web-play-agree = Я не против
web-play-agree-no-longer = Я уже против
web-play-stood-in = За вас играет бот.
web-play-stood-in-turns =
    { $count ->
        [one] За это время сыгран { $count } ход.
        [few] За это время сыграно { $count } хода.
       *[many] За это время сыграно { $count } ходов.
    }
web-play-stood-in-end = Партию за вас доиграл бот.
web-play-stood-in-see = Что было сыграно
web-play-come-back = Вернуться за стол
web-play-log-by-bot = бот за игрока { $seat }
web-play-glance = Показать на поле всё, что есть у игрока: { $seat }
web-play-which-bot = Какой бот
web-play-seat-menu = Место: { $seat }
web-play-leave = Освободить место
web-play-resign = Сдаться
web-play-resign-sure = Сдать эту партию?
web-play-resign-what = Вы проиграете эту партию. Если за столом остаются другие люди, место займёт бот.
web-play-seat-link = Играть на другом устройстве
web-play-seat-link-what = По этой ссылке можно продолжить игру в другом браузере или на другом устройстве. Никому её не показывайте: у кого ссылка, тот и ходит. Прежние ссылки на это место больше не действуют.
web-play-look-as = Смотреть с этого места
web-play-link = Ссылка

## Передача устройства

web-play-curtain = Передайте устройство. Теперь ходит { $seat }.
web-play-curtain-why = Сейчас откроется то, что может видеть только { $seat }.
web-play-curtain-ready = Я — { $seat }, дальше

## Чат

web-play-chat = Чат
web-play-chat-empty = Пока все молчат.
web-play-chat-say = Написать сообщение
web-play-chat-send = Отправить
web-play-chat-seats-only = Чат только для тех, кто сидит за столом.
web-play-chat-new = { $name }: { $text }

## Настройки и справка

web-play-language = Язык
web-play-theme = Оформление
web-play-theme-system = Как в системе
web-play-theme-light = Светлое
web-play-theme-dark = Тёмное
web-play-size = Размер текста
web-play-size-normal = Обычный
web-play-size-large = Крупный
web-play-size-larger = Ещё крупнее
web-play-confirm-mode = Подтверждать ход
web-play-confirm-always = Всегда
web-play-confirm-two-steps = Если в нём больше одного шага
web-play-confirm-never = Никогда
web-play-shortcuts = Горячие клавиши
web-play-motion = Движение: фишки скользят, ходы соперников показываются по шагам
web-play-sounds = Звуки: мой ход, фишки, кубики, конец партии
web-play-help = Справка
web-play-help-keys = Клавиши
web-play-help-key = Клавиша
web-play-help-what = Что делает
web-play-help-moves = В списке ходов: выбрать один из первых девяти
web-play-help-arrows = Перейти к соседнему ходу
web-play-help-actions = К ходам
web-play-help-log = К журналу
web-play-help-rules = К правилам
web-play-help-board = К полю
web-play-help-hint = Попросить подсказку или закрыть её
web-play-help-glance = К планшету следующего игрока
web-play-help-search = Найти ход
web-play-help-command = Командная строка
web-play-help-help = Эта справка
web-play-help-escape = Назад: закрыть, выйти из просмотра или из поля ввода
web-play-help-step = При просмотре: шаг назад или вперёд; пробел — пуск
web-play-help-off = Горячие клавиши отключены. Их можно включить в настройках.

## Затруднения

web-play-board-failed = Поле показать не удалось. Играть дальше можно через список ходов.
web-play-board-again = Попробовать ещё раз
web-play-stale = Положение на столе успело измениться, ход не сделан.

## The board as something to touch

web-table-this-turn = Этот ход
web-table-touch = Коснитесь светящегося места на поле. Наведите указатель на что угодно, чтобы узнать, что это даст или почему так нельзя.
web-table-second = Сначала нужно выбрать другое: коснитесь светящегося места.
web-table-not-now = Не сейчас. Вопрос к вам: { $question }
web-table-rivals = Соперники
web-table-at-once = Завершает ваш ход без подтверждения
web-table-some-at-once = Щелчок может завершить ход без подтверждения; подтвердить нужно, только если вслед за ним что-то происходит само собой. Это можно изменить в настройках.
# Под вопросом, когда нажатие на место с замком сразу идёт в игру.
web-table-final-next = Нажатие там, где замок, теперь не отменить.
web-table-final = Это нажатие не отменить
web-table-mine = Ваш планшет
web-table-enlarge = Показать крупно: { $seat }
web-table-close = Закрыть
web-table-scroll = Ниже
web-table-beside-you = Рядом с вами
web-table-larger = Крупнее
web-table-smaller = Мельче
web-table-fit = Всё поле
web-table-sheet = Больше или меньше вариантов
web-table-turn-left = Повернуть влево
web-table-turn-right = Повернуть вправо
web-table-at-least = Как минимум:
web-table-then = Затем: { $question }
web-table-moves-here =
    { $count ->
        [one] Здесь { $count } ход
        [few] Здесь { $count } хода
       *[many] Здесь { $count } ходов
    }
web-table-waits = { $move }: подтвердите или измените.
web-table-since = Что произошло с вашего последнего хода: показать ещё раз
web-table-since-first = Что произошло до вашего первого хода: показать ещё раз
web-table-show-again = Показать ещё раз
web-table-only-go-on = Продолжайте или сделайте то, что можно в любой момент.
web-table-nothing-waits = Подтверждать пока нечего.
web-table-or-glows = Или коснитесь светящегося места.
web-table-last = Последний ход: { $move }
web-table-all-moves = Все ходы
web-table-last-turn = Последний ход
web-table-undo-end = Больше отменить нельзя: здесь начинается ваш ход, либо с тех пор решил случай или другой игрок.
web-table-places =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
web-table-tap = коснитесь поля или потяните вверх
web-table-swipe = потяните вверх: список
web-table-other-place = Другое место
web-table-map = Всё поле, мест на выбор: { $count }
web-table-on-mine = У вас: { $count }
web-table-on-board = Поле: { $count }
web-table-waiting = Ходят другие
web-table-figures = Показатели игроков
web-table-help-large = Показать игрока крупно
web-table-help-places = На поле: от места к месту
web-table-help-offered = На поле: к следующему месту, где есть ход
web-table-help-turn = Повернуть выбранный тайл
web-table-complete = Ход готов.

## Подсказки

web-hint-title = Подсказка
web-hint-ask = Что сделал бы бот?
web-hint-thinking = Бот думает…
web-hint-best = Лучший ход
web-hint-other = { $nth }-й вариант
web-hint-show = Показать на поле
web-hint-left = Позиция изменилась.
web-hint-again = Спросить ещё раз
