# Верх каждой страницы, главная страница и как сесть за стол.

## Каждая страница

web-top-skip = К содержанию
web-top-home = Serai — на главную
web-top-language = Язык
web-top-theme = Оформление
web-top-theme-system = Авто
web-top-theme-light = Светлое
web-top-theme-dark = Тёмное

web-home-unreachable = Сервер недоступен. Попробуйте ещё раз чуть позже.
web-home-unknown-trouble = Что-то пошло не так. Попробуйте ещё раз.
web-app-again = Загрузить страницу заново

web-link-copy = Скопировать
web-link-share = Поделиться
web-link-copied = Скопировано.

web-nowhere-title = Здесь пусто — Serai
web-nowhere = Здесь ничего нет
web-nowhere-about = По этому адресу стола нет. Возможно, часть ссылки потерялась по дороге.
web-nowhere-home = На главную

## Что меняет ход

web-effect-other = { $seat }: { $effect }
web-effect-seat = { $seat }

## Главная: игры

web-home-title = Serai — настольные игры за своим столом
web-home-welcome = Добро пожаловать в Serai
web-home-about = Садитесь и играйте: против ботов, с друзьями за одним экраном или с друзьями где угодно. Регистрация не нужна.
web-home-games = Играть
web-home-seats =
    { $low ->
        [1] В одиночку или до { $high } игроков
       *[other] От { $low } до { $high } игроков
    }
web-home-play-bots =
    { $count ->
        [one] Играть против { $count } бота
        [few] Играть против { $count } ботов
       *[many] Играть против { $count } ботов
    }
web-home-play-alone = Играть в одиночку
web-home-more = Ещё …

## Главная: стол на заказ

web-home-count = Число мест
web-home-who = Кто где сидит?
web-home-seat = Место { $number }
web-home-seat-name = Имя того, кто сидит на месте { $number }
web-home-sits-me = Я
web-home-sits-here = Ещё кто-то за этим экраном
web-home-sits-open = Друг или подруга, по ссылке
web-home-sits-bot = Бот: { $name }
web-bot-greedy = Бот «greedy» берёт то, что выгоднее прямо сейчас, и почти не планирует: подходящий соперник для первых партий.
web-bot-random = Бот «random» делает любой разрешённый ход: обыграть его легко, зато удобно пробовать.
web-home-options = Варианты игры
web-home-option-usual = Как обычно
web-home-option-ways = Вариант
web-home-watch = Кто может смотреть?
web-home-watch-nobody = Никто
web-home-watch-link = Все, у кого есть ссылка
web-home-watch-everybody = Все
web-home-join = Кто может сесть за стол?
web-home-join-link = По приглашению
web-home-join-everybody = Кто угодно
web-home-create = Открыть стол
web-home-made = Стол готов
web-home-made-about = Отправьте эту ссылку друзьям: достаточно открыть её, ввести имя и сесть за стол. Игра начнётся, когда все места будут заняты.
web-home-made-link = Приглашение
web-home-made-go = К столу

## Главная: столы

web-home-mine = Мои столы
web-home-next = Следующий стол, где ждут меня
web-home-open-tables = Открытые столы
web-home-finished = Законченные партии
web-home-seat-open = свободное место
web-home-you = вы
web-home-gave-up = сдаётся
web-home-table-waiting =
    { $count ->
        [0] Вот-вот начнётся
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
web-home-table-yours = Ваш ход
web-home-table-theirs = Ходит { $name }
web-home-table-playing = Идёт игра
web-home-table-over = Партия закончена
web-home-table-won = Победа: { $names }
web-home-open = Продолжить
web-home-replay = Пересмотреть
web-home-sit = Сесть за стол
web-home-look = Смотреть
web-home-all-tables = Показать все: { $count }

## Главная: файлы, имя, связь

web-home-import = Открыть партию из файла
web-home-import-about = Скачанную партию можно пересмотреть, а незаконченную — доиграть.
web-home-import-file = Выбрать файл …
web-home-import-found =
    { $count ->
        [one] { $title }, { $count } игрок. Кто где сидит?
        [few] { $title }, { $count } игрока. Кто где сидит?
       *[many] { $title }, { $count } игроков. Кто где сидит?
    }
web-home-import-long = Для партии этот файл слишком длинный.
web-home-me = Вы
web-home-name = Ваше имя
web-home-name-example = Имя за столом
web-home-name-keep = Сохранить
web-home-name-kept = Сохранено. За новыми столами вас будут звать так.
web-home-forget = Забыть меня на всех устройствах
web-home-forget-sure = Все браузеры, где вас здесь знают, вас забудут. Место за столом останется, только если у вас есть ссылка на него. Забыть сейчас?
web-home-forget-yes = Да, забыть
web-home-forget-no = Нет, не надо
web-home-forgotten = Готово. Теперь вы здесь новый человек.
web-home-connecting = Ищем сервер …
web-home-connected = Связь с сервером есть.
web-home-offline = Сервер недоступен; продолжаем попытки.
web-home-offline-since = Нет связи с сервером с { $time }; продолжаем попытки.
web-home-notice = Названия игр принадлежат их владельцам, которые не имеют отношения к этому проекту. Правила изложены своими словами; картинок из игр здесь нет.
web-home-notice-values = Напечатанные значения, которые мы не смогли проверить и восстановили сами, отмечены в правилах.

## За стол по ссылке

web-join-title = Присоединиться к партии: { $title }
web-join-others = За столом: { $names }
web-join-sit = Сесть за стол
web-join-full = Все места заняты. Можно смотреть.
