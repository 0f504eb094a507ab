# Верх каждой страницы, главная страница и как сесть за стол.

## Каждая страница

web-top-skip = К содержанию
web-top-home = Serai — на главную
web-top-language = Язык
web-top-theme = Оформление
web-top-theme-system = Как в системе
web-top-theme-light = Светлое
web-top-theme-dark = Тёмное

web-home-unreachable = Сервер недоступен. Попробуйте ещё раз чуть позже.
web-home-unknown-trouble = Что-то пошло не так. Попробуйте ещё раз.
web-app-again = Загрузить страницу заново
web-app-announcement = Сообщение от владельцев сервера
web-app-announcement-at = Время: { $time }.

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
web-effect-number = { $name } { $change }
web-effect-part = { $name } ({ $part })
web-effect-level = { $name } { $before } → { $after }
web-effect-came = { $name }: + { $items }
web-effect-went = { $name }: − { $items }

## Главная: игры

web-home-title = Serai — настольные игры в браузере
web-home-about = Садитесь и играйте: против ботов, с друзьями за одним экраном или с друзьями где угодно. Регистрация не нужна.
web-home-games = Во что играем?
web-home-play = Играть
web-home-play-friend = Вдвоём
web-home-play-alone = В одиночку
web-home-more = Ещё…
web-pitch-rajas = Кубики в руках Кали, провинция с дорогами и рынками и два маркера, которые бегут навстречу друг другу вокруг поля.
web-pitch-agra = Выращивайте и перерабатывайте шестнадцать товаров, медитируйте и завоёвывайте расположение нотаблей, которые плывут по реке на день рождения Акбара.
web-pitch-merv = Двенадцать ходов вокруг города из двадцати четырёх участков. С каждого вашего хода кубики получают и соседи, а монголы уже близко.
web-fact-seats =
    { $high ->
        [one] { $low }–{ $high } игрок
        [few] { $low }–{ $high } игрока
       *[many] { $low }–{ $high } игроков
    }
web-fact-minutes = { $low }–{ $high } мин
web-fact-weight = сложность { $weight } из 5
web-home-join-table = Найти стол
web-home-join-by = Ссылка или код стола
web-home-join-go = Перейти
web-home-join-wrong = Это не ссылка и не код стола. Ссылка выглядит как …/t/abcdefgh23456777, а код — её последняя часть.

## Главная: стол на заказ

web-home-count = Число мест
web-home-who = Кто сядет за стол?
web-home-seat = Место { $number }
web-home-seat-name = Имя того, кто сидит на месте { $number }
web-home-sits-me = Я
web-home-sits-here = Ещё кто-то за этим экраном
web-home-sits-open = Кто-нибудь по ссылке
web-home-options = Варианты игры
web-home-watch = Кто может смотреть?
web-home-watch-nobody = Никто
web-home-watch-link = Все, у кого есть ссылка
web-home-watch-everybody = Все
web-home-join = Кто может сесть за стол?
web-home-join-link = По приглашению
web-home-join-everybody = Кто угодно
web-new-away = Если кто-то отошёл
web-new-away-minutes =
    { $minutes ->
        [one] { $minutes } минута, потом бот
        [few] { $minutes } минуты, потом бот
       *[many] { $minutes } минут, потом бот
    }
web-new-away-days = игра на несколько дней: бот, только если согласны все
web-home-create = Открыть стол
web-home-made = Стол готов
web-home-made-about = Отправьте эту ссылку друзьям: достаточно открыть её, ввести имя и сесть за стол. Партия начнётся, когда все места будут заняты.
web-home-made-link = Приглашение
web-home-made-go = К столу

## Новый стол

web-new-title = Новый стол
web-new-cancel = Отмена
web-new-game = Игра
web-new-variants = Варианты
web-new-readings =
    { $count ->
        [one] { $count } прочтение правил
        [few] { $count } прочтения правил
       *[many] { $count } прочтений правил
    }
web-new-readings-about = Где правила неясны или издания расходятся, мы играем по одному прочтению. Здесь можно договориться о другом.
web-new-seats = Места
web-new-characters = Персонажи
web-new-call = Нажмите на карточку: персонаж сядет на отмеченное место или встанет.
web-new-domes = купола = сила, от 1 до { $most }
web-new-level = Уровень: { $name }
web-new-level-of = { $level } из { $most }, { $word }
web-new-about = Каждый персонаж умеет играть во все три игры: стиль влияет на выбор, а уровень — на то, как далеко он смотрит вперёд. Видно ему только то, что положено видеть с его места.
web-new-think = Боты думают
web-new-think-at-once = мгновение
web-new-think-up-to = до { $seconds } с
web-new-think-long = сколько угодно
web-new-open = Свободное место
web-new-open-about = ждёт друга
web-new-here-about = за этим экраном
web-new-friends-about = Партия начнётся, когда свободное место займут. Ссылку для друга вы сейчас получите.
web-new-help = Помощь во время игры
web-new-help-rules = только правила
web-new-help-hints = подсказки по просьбе
web-new-help-about = Что даёт ход и почему он невозможен, говорится всегда. Кто просил подсказку, все видят в журнале.
web-new-mark-reconstructed = восстановлено
web-new-mark-house = наше прочтение
web-new-mark-ours = наше правило

## Персонажи: что они говорят

web-saying-bulbul = Любая дорога куда-нибудь да ведёт.
web-saying-jaggu = Река не ждёт, пока готов план.
web-saying-makara = Чья река, того и урожай.
web-saying-rukmini = При дворе помнят каждую услугу.
web-saying-ustad = Камень за камнем.
web-saying-lobsang = Сначала чай, потом ход.
web-saying-zarina = Дважды посчитай, один раз продай.
web-saying-farhad = Вы хотели встать сюда? Какая жалость.
web-saying-nur = Стол — раскрытая книга.
web-saying-birbal = Хороший вопрос — половина ответа.

## Главная: столы

web-home-mine = Продолжить игру
web-home-next = К столу, где ждут моего хода
web-home-open-tables = Открытые столы
web-home-finished = Законченные партии
web-home-seat-open = свободное место
web-home-you = вы
web-home-gave-up = партия сдана
web-home-stood-in = подменяет бот
web-home-table-waiting =
    { $count ->
        [0] Вот-вот начнётся
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
web-home-table-yours = Ваш ход
web-home-table-stood-in = За вас играет бот
web-home-table-theirs = Ходит { $name }
web-home-table-playing = Идёт игра
web-home-table-over = Партия окончена
web-home-table-lost = Поражение
web-home-table-won = Победа: { $names }
web-home-open = Продолжить
web-home-replay = Пересмотреть
web-home-sit = Сесть за стол
web-home-look = Смотреть
web-home-all-tables = Показать все ({ $count })

## Главная: файлы, имя, связь

web-home-import = Открыть партию из файла
web-home-import-about = Скачанную партию можно пересмотреть, а незаконченную — доиграть.
web-home-import-file = Выбрать файл…
web-home-import-found =
    { $count ->
        [one] { $title }, { $count } игрок. Кто где сидит?
        [few] { $title }, { $count } игрока. Кто где сидит?
       *[many] { $title }, { $count } игроков. Кто где сидит?
    }
web-home-import-long = Этот файл слишком велик для записи партии.
web-home-me = Вы
web-home-name = Ваше имя
web-home-name-example = Имя за столом
web-home-name-keep = Сохранить
web-home-name-kept = Сохранено. За новыми столами вас будут звать так.
web-home-forget = Забыть меня на всех устройствах
web-home-forget-sure = Вас забудут все браузеры, в которых вы здесь играли. Место за столом сохранится, только если у вас есть ссылка на него. Забыть?
web-home-forget-yes = Да, забыть
web-home-forget-no = Нет, не надо
web-home-forgotten = Готово. Теперь вас здесь никто не знает.
web-home-data-download = Скачать всё, что хранится обо мне
web-home-data-delete = Удалить всё обо мне…
web-home-data-delete-about = Ваше имя, ваши сообщения в чате и ваши места будут удалены на всех устройствах и навсегда. Начатые партии продолжатся без вас, как если бы вы сдались; ваши столы, которые ещё ждут игроков, закроются. Ваши ходы останутся, но без имени.
web-home-data-delete-yes = Удалить всё
web-home-data-deleted = Всё о вас удалено.
web-home-connecting = Ищем сервер…
web-home-connected = Связь с сервером есть.
web-home-offline = Сервер недоступен, пробуем снова и снова.
web-home-offline-since = С { $time } нет связи с сервером, пробуем снова и снова.
web-home-notice = Названия игр принадлежат их владельцам, которые не имеют отношения к этому проекту. Правила изложены своими словами; картинок из игр здесь нет.
web-home-notice-values = Напечатанные значения, которые мы не смогли проверить и восстановили сами, отмечены в правилах.

## За стол по ссылке

web-join-title = Присоединиться к партии «{ $title }»
web-join-others = За столом: { $names }
web-join-sit = Сесть за стол
web-join-full = Все места заняты. Можно смотреть.
