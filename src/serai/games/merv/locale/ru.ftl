### Мерв: сообщения игры по-русски.
###
### Словарь (английское слово правил → русское)
###   master → мастер               queue → очередь; queue space → место в очереди
###   action space → клетка (N1 … W5) line → линия (строка или столбец города)
###   site → участок (a1 … e5)      building → здание; activate → активировать
###   cube → кубик                  joker → джокер (достижение 2-го уровня); discount → скидка
###   servant → слуга               guard → страж; courtier → придворный; hall → зал
###   favour → благосклонность (её тратят на придворных); influence → влияние; point → очко
###   caravansary → караван-сарай   caravan card → карта каравана; row → ряд карт; spice → пряность
###   palace → дворец               library → библиотека; scroll → свиток
###   achievement → достижение      level → уровень
###   marketplace → рынок           place → место (Бухара …); trading post → торговый пост
###   good → товар                  common, rare → обычный, редкий
###   mosque → мечеть               path, step → путь, шаг; top → вершина
###   scoring tile → жетон подсчёта upgrade → улучшение
###   fortification → укрепление    wall, gate → стена, ворота
###   contract → контракт           pile → стопка (I-F … III-S)
###   camel market → верблюжий рынок (c3); raid, ransom → набег, выкуп
###   Grand Vizier → великий визирь Corrupt Magistrate → продажный магистрат; wealth → богатство
###   year, phase, turn → год, фаза, ход
###
### Ходы игроков: на кнопке — инфинитив, в журнале (.told) — настоящее время после имени; и то и
### другое со строчной буквы. Случай и журнал — предложениями без рода игрока. Вопросы — в
### инфинитиве, советы — «Выберите …».
###
### Формы имён: .gen род. п., .pl мн. ч., .pl-gen и .pl-ins мн. ч. род. и твор. п., .to куда,
### .at где, .good что там продают, .good-acc то же в вин. п., .acc вин. п.; само имя — в им. п.
### (у цветов муж. род).

title = Мерв
about = Мерв, сердце Шёлкового пути. Три года мастера обходят город, строят и пользуются чужими зданиями. Покупайте пряности, посылайте придворных во дворец, торгуйте, собирайте свитки, поднимайтесь в мечети — и возводите стены, пока не пришли монголы. Победит тот, у кого в конце больше очков.

## Настройки партии

option-level-title = Уровень соло
option-level-about = насколько силён продажный магистрат, с которым вы играете
option-level-standard = Соло: продажный магистрат обычного уровня (иначе — уровень новичка)
option-level-hard = Соло: продажный магистрат сложного уровня
option-level-tyrant = Соло: продажный магистрат — тиран
level-novice = новичок
level-standard = обычный
level-hard = сложный
level-tyrant = тиран
option-camel-market-title = Верблюжий рынок
option-camel-market-about = от стороны жетона зависит, какие на рынке клетки; обычно её определяет случай
option-camel-market-drawn-way = случайная сторона
option-camel-market-whole-way = клетки обеих сторон
option-camel-market-side-a-way = сторона A
option-camel-market-side-b-way = сторона B
option-camel-market-whole = Верблюжий рынок с клетками обеих сторон (иначе сторона случайна)
option-camel-market-side-a = Верблюжий рынок: всегда сторона A
option-camel-market-side-b = Верблюжий рынок: всегда сторона B
option-spice-literal-title = Пряности буквально
option-spice-literal-about = бонус за 2-ю, 3-ю, 4-ю, 6-ю и 8-ю карту каждой пряности
option-spice-literal = { option-spice-literal-title }: { option-spice-literal-about }
option-palace-voluntary-title = Придворные на выбор
option-palace-voluntary-about = благосклонность тратят лишь на тех придворных, на кого хотят; по правилам — обязательно на всех
option-palace-voluntary = { option-palace-voluntary-title }: { option-palace-voluntary-about } (наше прочтение)
option-upgrades-own-title = Улучшения у своих зданий
option-upgrades-own-about = улучшения только на участки со своими зданиями; по правилам — на любые
option-upgrades-own = { option-upgrades-own-title }: { option-upgrades-own-about } (наше прочтение)
option-hall-favour-each-title = Первый придворный каждого
option-hall-favour-each-about = в каждом зале благосклонность даёт первый придворный каждого игрока, а не только самый первый
option-hall-favour-each = { option-hall-favour-each-title }: { option-hall-favour-each-about }

## Имена: у кого нет места за столом

other-0 = Великий визирь
other-1 = Продажный магистрат

## Имена: кубики и цвета

resource-red = красный
    .gen = красного
    .pl = красные
    .pl-gen = красных
    .pl-ins = красными
resource-blue = синий
    .gen = синего
    .pl = синие
    .pl-gen = синих
    .pl-ins = синими
resource-green = зелёный
    .gen = зелёного
    .pl = зелёные
    .pl-gen = зелёных
    .pl-ins = зелёными
resource-tan = песочный
    .gen = песочного
    .pl = песочные
    .pl-gen = песочных
    .pl-ins = песочными
resource-white = белый
    .gen = белого
    .pl = белые
    .pl-gen = белых
    .pl-ins = белыми

# Кубики, которыми платят в библиотеке.
cube-red = { resource-red }
    .acc = { resource-red } кубик
cube-blue = { resource-blue }
    .acc = { resource-blue } кубик
cube-green = { resource-green }
    .acc = { resource-green } кубик
cube-tan = { resource-tan }
    .acc = { resource-tan } кубик
cube-white = { resource-white }
    .acc = { resource-white } кубик
cube-joker = джокер
    .acc = джокер

# Цвет, под которым лежат стены и ворота.
colour-red = { resource-red }
    .gen = { resource-red.gen }
colour-blue = { resource-blue }
    .gen = { resource-blue.gen }
colour-green = { resource-green }
    .gen = { resource-green.gen }
colour-tan = { resource-tan }
    .gen = { resource-tan.gen }

## Имена: город

action-caravansary = караван-сарай
action-palace = дворец
action-library = библиотека
action-marketplace = рынок
action-mosque = мечеть
action-fortification = укрепление

site-caravansary-red = красный караван-сарай
site-caravansary-blue = синий караван-сарай
site-caravansary-green = зелёный караван-сарай
site-caravansary-tan = песочный караван-сарай
site-palace-red = красный дворец
site-palace-blue = синий дворец
site-palace-green = зелёный дворец
site-palace-tan = песочный дворец
site-library-red = красная библиотека
site-library-blue = синяя библиотека
site-library-green = зелёная библиотека
site-library-tan = песочная библиотека
site-marketplace-red = красный рынок
site-marketplace-blue = синий рынок
site-marketplace-green = зелёный рынок
site-marketplace-tan = песочный рынок
site-mosque-red = красная мечеть
site-mosque-blue = синяя мечеть
site-mosque-green = зелёная мечеть
site-mosque-tan = песочная мечеть
site-fortification-red = красное укрепление
site-fortification-blue = синее укрепление
site-fortification-green = зелёное укрепление
site-fortification-tan = песочное укрепление

side-north = северная сторона
    .gen = северной стороны
    .at = с северной стороны
side-east = восточная сторона
    .gen = восточной стороны
    .at = с восточной стороны
side-south = южная сторона
    .gen = южной стороны
    .at = с южной стороны
side-west = западная сторона
    .gen = западной стороны
    .at = с западной стороны

# Клетки верблюжьего рынка называются по тому, что дают.
market-white = белый кубик
    .acc = белый кубик
market-scroll = свиток
    .acc = свиток
market-card = карта каравана
    .acc = карту каравана
market-favour = благосклонность
    .acc = благосклонность
market-good = редкий товар
    .acc = редкий товар
market-step = шаг в мечети
    .acc = шаг в мечети
market-guard = страж
    .acc = стража

## Имена: пряности, залы, достижения

spice-juniper = можжевельник
    .gen = можжевельника
spice-pepper = перец
    .gen = перца
spice-saffron = шафран
    .gen = шафрана
spice-cardamom = кардамон
    .gen = кардамона

# Карты одной пряности одинаковы.
card-juniper-1 = { spice-juniper }
card-juniper-2 = { spice-juniper }
card-juniper-3 = { spice-juniper }
card-juniper-4 = { spice-juniper }
card-juniper-5 = { spice-juniper }
card-juniper-6 = { spice-juniper }
card-juniper-7 = { spice-juniper }
card-juniper-8 = { spice-juniper }
card-pepper-1 = { spice-pepper }
card-pepper-2 = { spice-pepper }
card-pepper-3 = { spice-pepper }
card-pepper-4 = { spice-pepper }
card-pepper-5 = { spice-pepper }
card-pepper-6 = { spice-pepper }
card-saffron-1 = { spice-saffron }
card-saffron-2 = { spice-saffron }
card-saffron-3 = { spice-saffron }
card-saffron-4 = { spice-saffron }
card-saffron-5 = { spice-saffron }
card-saffron-6 = { spice-saffron }
card-cardamom-1 = { spice-cardamom }
card-cardamom-2 = { spice-cardamom }
card-cardamom-3 = { spice-cardamom }
card-cardamom-4 = { spice-cardamom }

# Клетки действий: .line — линия города, .side — сторона.
position-N1 = N1
    .line = столбец a
    .at = у столбца a
    .side = север
    .from = с северной стороны
position-N2 = N2
    .line = столбец b
    .at = у столбца b
    .side = север
    .from = с северной стороны
position-N3 = N3
    .line = столбец c
    .at = у столбца c
    .side = север
    .from = с северной стороны
position-N4 = N4
    .line = столбец d
    .at = у столбца d
    .side = север
    .from = с северной стороны
position-N5 = N5
    .line = столбец e
    .at = у столбца e
    .side = север
    .from = с северной стороны
position-E1 = E1
    .line = строка 1
    .at = у строки 1
    .side = восток
    .from = с восточной стороны
position-E2 = E2
    .line = строка 2
    .at = у строки 2
    .side = восток
    .from = с восточной стороны
position-E3 = E3
    .line = строка 3
    .at = у строки 3
    .side = восток
    .from = с восточной стороны
position-E4 = E4
    .line = строка 4
    .at = у строки 4
    .side = восток
    .from = с восточной стороны
position-E5 = E5
    .line = строка 5
    .at = у строки 5
    .side = восток
    .from = с восточной стороны
position-S1 = S1
    .line = столбец e
    .at = у столбца e
    .side = юг
    .from = с южной стороны
position-S2 = S2
    .line = столбец d
    .at = у столбца d
    .side = юг
    .from = с южной стороны
position-S3 = S3
    .line = столбец c
    .at = у столбца c
    .side = юг
    .from = с южной стороны
position-S4 = S4
    .line = столбец b
    .at = у столбца b
    .side = юг
    .from = с южной стороны
position-S5 = S5
    .line = столбец a
    .at = у столбца a
    .side = юг
    .from = с южной стороны
position-W1 = W1
    .line = строка 5
    .at = у строки 5
    .side = запад
    .from = с западной стороны
position-W2 = W2
    .line = строка 4
    .at = у строки 4
    .side = запад
    .from = с западной стороны
position-W3 = W3
    .line = строка 3
    .at = у строки 3
    .side = запад
    .from = с западной стороны
position-W4 = W4
    .line = строка 2
    .at = у строки 2
    .side = запад
    .from = с западной стороны
position-W5 = W5
    .line = строка 1
    .at = у строки 1
    .side = запад
    .from = с западной стороны

# Стопки контрактов, по их рубашкам.
pile-I-F = I (благосклонность)
pile-I-S = I (страж)
pile-II-F = II (благосклонность)
pile-II-S = II (страж)
pile-III-F = III (благосклонность)
pile-III-S = III (страж)

hall-knowledge = зал знаний
    .at = в зале знаний
hall-spices = зал пряностей
    .at = в зале пряностей
hall-trade = зал торговли
    .at = в зале торговли
hall-faith = зал веры
    .at = в зале веры

achievement-caravansary-less = скидка в караван-сарае
achievement-palace-less = скидка во дворце
achievement-marketplace-less = скидка на рынке
achievement-mosque-less = скидка в мечети
achievement-red-joker = красный джокер
achievement-blue-joker = синий джокер
achievement-green-joker = зелёный джокер
achievement-tan-joker = песочный джокер
achievement-post = бесплатный торговый пост с товаром
achievement-card = бесплатная карта каравана
achievement-step = бесплатный шаг в мечети
achievement-wall = бесплатная стена или ворота
achievement-points = очки сразу
achievement-guard-and-favour = страж и благосклонность
achievement-guards = несколько стражей сразу
achievement-favours = благосклонность сразу

## Имена: места и товары

place-bukhara = Бухара
    .to = в Бухару
    .at = в Бухаре
    .good = { good-carpets }
    .good-acc = { good-carpets.acc }
place-changan = Чанъань
    .to = в Чанъань
    .at = в Чанъани
    .good = { good-silk }
    .good-acc = { good-silk.acc }
place-samarkand = Самарканд
    .to = в Самарканд
    .at = в Самарканде
    .good = { good-paper }
    .good-acc = { good-paper.acc }
place-khotan = Хотан
    .to = в Хотан
    .at = в Хотане
    .good = { good-jade }
    .good-acc = { good-jade.acc }
place-herat = Герат
    .to = в Герат
    .at = в Герате
    .good = { good-dates }
    .good-acc = { good-dates.acc }
place-alexandria = Александрия
    .to = в Александрию
    .at = в Александрии
    .good = { good-pearls }
    .good-acc = { good-pearls.acc }
place-nishapur = Нишапур
    .to = в Нишапур
    .at = в Нишапуре
    .good = { good-turquoise }
    .good-acc = { good-turquoise.acc }
place-antioch = Антиохия
    .to = в Антиохию
    .at = в Антиохии
    .good = { good-amber }
    .good-acc = { good-amber.acc }

good-carpets = ковры
    .acc = ковры
good-silk = шёлк
    .acc = шёлк
good-paper = бумага
    .acc = бумагу
good-jade = нефрит
    .acc = нефрит
good-dates = финики
    .acc = финики
good-pearls = жемчуг
    .acc = жемчуг
good-turquoise = бирюза
    .acc = бирюзу
good-amber = янтарь
    .acc = янтарь

## Имена: откуда очки

source-favour = трек благосклонности
source-influence = трек влияния
source-contracts = контракт
source-mosque = мечеть
source-achievements = достижение
source-knowledge = { hall-knowledge }
source-spices = { hall-spices }
source-trade = { hall-trade }
source-faith = { hall-faith }
source-buildings = здания
source-tiles = жетоны подсчёта
source-top = вершина мечети
source-sets = наборы пряностей
# То, что есть только у магистрата: карты соло и замена улучшений.
source-cards = бонус соло
origin-post = торговый пост
origin-mosque = мечеть
origin-cards = карты каравана
origin-market = верблюжий рынок

## Ходы игроков: ход мастера

move-go = поставить мастера на клетку { $position } ({ $position_line })
    .told = ставит мастера { $position_from } { $position_at } ({ $position })
move-activate = активировать участок { $cell }{ move-activate.which }
    .told = активирует участок { move-activate.named }
    .which =
        { $site_key ->
            [none] { "" }
           *[other] { " " }({ $site })
        }
    .deed = { move-activate.told }
    .named =
        { $site_key ->
            [none] { $cell }
           *[other] «{ $site }» ({ $cell })
        }
move-favour = получить +1 к благосклонности
    .told = выбирает благосклонность
move-guard = поставить стража
    .told = выбирает стража
move-act =
    { $action_key ->
        [none] выполнить действие участка
       *[other] выполнить действие участка: { $action }
    }
    .told = выполняет действие участка
move-end = закончить ход
    .told = заканчивает ход
# Конец действия, в котором можно сделать ещё что-нибудь.
move-done = на этом всё
    .told = идёт дальше
move-done-cards = заплатить за эти карты
move-done-courtier = больше не посылать придворных
move-done-trade = закончить торговлю
move-done-climb = не подниматься выше
move-done-wall = закончить строительство
move-done-fund = больше ни на кого не тратить
# Отказ от бонуса.
move-pass = отказаться от бонуса
    .told = отказывается от бонуса
move-station = поставить стража на участок { $cell }{ move-activate.which }
    .told =
        { $site_count ->
            [1] ставит стража на участок { move-activate.named }
           *[other] ставит { $site_count } стражей на участки: { $site }
        }
    .deed = { move-station.told }
move-upgrade = улучшить участок { $cell }{ move-activate.which }
    .told = улучшает участок { move-activate.named }
    .deed = { move-upgrade.told }

## Ходы игроков: оплата

move-pay = заплатить кубиками
    .told = расплачивается
move-save = воспользоваться скидкой: на 1 { $resource } кубик меньше
    .told = пользуется скидкой и платит на 1 { $resource } кубик меньше
move-joker = использовать джокер вместо { $resource_gen } кубика
    .told = использует джокер вместо { $resource_gen } кубика

## Ходы игроков: действия участков

move-lay = положить верблюда на первую карту без верблюда
    .told = кладёт верблюда на первую карту без верблюда
move-take =
    { $spice_key ->
        [none] взять из ряда { $nth }-ю карту
       *[other] взять из ряда { $nth }-ю карту ({ $spice })
    }
    .told = берёт из ряда { $nth }-ю карту
move-colour = заплатить { $resource_pl-ins } кубиками
    .told = выбирает для оплаты { $resource_pl } кубики
move-courtier = послать придворного в { $hall }
    .told = посылает придворного в { $hall }
move-study = взять свитки за кубики: { $paid_cube }
    .told = отдаёт за свитки: { $paid_cube_acc }
move-achieve = взять достижение «{ $achievement }»
    .told = берёт достижение «{ $achievement }»
    .deed = { move-achieve.told }
move-post = открыть торговый пост { $place_at }
    .told = открывает торговый пост { $place_at }
    .deed = { move-post.told }
move-trade = купить { $place_good-acc } { $place_at }
    .told = покупает { $place_good-acc } { $place_at }
move-ride = послать верблюда { $place_to } и купить { $place_good-acc }
    .told = посылает верблюда { $place_to } и покупает { $place_good-acc }
move-climb = подняться в мечети на шаг по { $path }-му пути
    .told = поднимается в мечети на шаг по { $path }-му пути
# Третья клетка каждой стороны — для ворот.
move-wall =
    { $position_key ->
        [N3] поставить ворота на { $position } ({ $position_side })
        [E3] поставить ворота на { $position } ({ $position_side })
        [S3] поставить ворота на { $position } ({ $position_side })
        [W3] поставить ворота на { $position } ({ $position_side })
       *[other] поставить стену на { $position } ({ $position_side })
    }
    .told =
        { $part ->
            [gate]
                { $position_count ->
                    [1] ставит ворота { $position_from } ({ $position })
                   *[other] ставит ворота ({ $position })
                }
           *[wall]
                { $position_count ->
                    [1] ставит стену { $position_from } ({ $position })
                    [few] ставит { $position_count } стены ({ $position })
                   *[other] ставит { $position_count } стен ({ $position })
                }
        }
    .deed = { move-wall.told }
move-piece = взять из { $colour_gen } запаса
    .told = выбирает цвет постройки: { $colour }
move-good = взять редкий товар: { $good_acc }
    .told = берёт редкий товар: { $good_acc }

## Ходы игроков: очередь, набег, подсчёт

move-stay = остановиться на этом месте очереди
    .told = останавливается на этом месте очереди
move-skip = оставить здесь верблюда и пройти дальше
    .told = оставляет верблюда на свободном месте очереди и проходит дальше
move-ransom = заплатить выкуп: 1 { $resource } кубик
    .told = платит выкуп (1 { $resource } кубик)
move-lose = не платить выкуп и потерять здание
    .told = не платит выкуп
move-fund = потратить 1 благосклонность на придворного { $hall_at }
    .told = тратит 1 благосклонность на придворного { $hall_at }

## Ходы игроков: за великого визиря

move-vizier = поставить великого визиря на клетку { $position } ({ $position_line })
    .told = ставит великого визиря { $position_from } { $position_at } ({ $position })
move-house = построить здание великого визиря на участке { $cell }{ move-activate.which }
    .told = строит здание великого визиря на участке { move-activate.named }

## Ходы игроков: в любой момент

move-contract = выполнить контракт { $pile }, отдав { $resource } кубик
    .told = выполняет контракт { $pile }, отдав { $resource } кубик
    .deed = выполняет контракт { $pile }
move-camels = забрать всех верблюдов с верблюжьего рынка
    .told = забирает всех верблюдов с верблюжьего рынка
move-bazaar = положить верблюда на верблюжий рынок: { $market }
    .told = кладёт верблюда на верблюжий рынок и выбирает { $market_acc }

## Случай

move-deal = В городе появляется { $site }
    .told =
        { $row ->
            [0] { move-deal }
           *[other] Строка { $row } города ({ $cell }): { $site }
        }
move-draw = Новая карта каравана в ряду: { $card }
    .told =
        { $card_count ->
            [1] { move-draw }
           *[other] Новые карты каравана в ряду: { $card }
        }
move-tile = На путь мечети ложится жетон подсчёта «{ $tile_action }»
    .told =
        { $tile_action_count ->
            [1] { move-tile }
           *[other] На пути мечети ложатся жетоны подсчёта: { $tile_action }
        }
move-side = Верблюжий рынок: сторона { $market_side }
move-next = { $seat } встаёт в очередь
move-reveal = Открыта карта соло № { $solo }

## Вопросы

ask-space = На какую клетку поставить мастера?
ask-site = Какой участок активировать?
ask-action = Благосклонность, страж или действие участка?
ask-end-turn = Сделать что-нибудь ещё или закончить ход?
ask-vizier-space = На какую клетку поставить великого визиря?
ask-vizier-site = На каком участке построит великий визирь?
ask-pay = Как заплатить?
ask-guard = На какой участок поставить стража?
ask-upgrade = Какой участок улучшить?
ask-cards = Какую карту каравана взять? До этого можно положить верблюдов.
ask-colour = Каким цветом заплатить? Он останется для всех карт этого действия.
ask-courtier = В какой зал послать придворного?
ask-study = Какими кубиками заплатить за свитки?
ask-achieve = Какое достижение взять?
ask-post = Где открыть торговый пост?
ask-trade = Где купить товар?
ask-free-post = Где бесплатно открыть торговый пост и взять товар?
ask-free-good = Все ваши посты уже открыты: товар какого места взять?
ask-rare-good = Какой редкий товар взять?
ask-climb = Подняться в мечети на шаг?
ask-free-step = Сделать бесплатный шаг в мечети? По какому пути?
ask-wall = Где поставить стену или ворота?
ask-piece = Из запаса какого цвета взять?
ask-free-wall = Где бесплатно поставить стену или ворота?
ask-skip = Остановиться здесь или оставить верблюда и пройти дальше?
ask-ransom = Набег: заплатить выкуп за здание?
ask-fund = Дворец: на каких придворных потратить благосклонность?
# Когда за настоящим столом люди сами тянут.
ask-next-master = Чей мастер следующий в очереди?
ask-deal = Какой участок лёг следующим?
ask-tile = Какой жетон подсчёта лёг на следующий путь мечети?
ask-market-side = Какой стороной вверх лежит верблюжий рынок?
ask-draw = Какая карта каравана легла в ряд?
ask-reveal = Какая карта соло открыта?

## Где мы в правилах

crumb-setup = Подготовка
crumb-years = Год
crumb-reveal = Карта соло
crumb-turn = Ход
crumb-vizierturn = Великий визирь
crumb-magistrateturn = Продажный магистрат
crumb-pay = Оплата
crumb-placeguard = Страж
crumb-placeupgrade = Улучшение
crumb-caravansary = Караван-сарай
crumb-closerow = Ряд карт
crumb-palace = Дворец
crumb-library = Библиотека
crumb-achieve = Достижение
crumb-marketplace = Рынок
crumb-freepost = Бесплатный торговый пост
crumb-raregood = Редкий товар
crumb-mosque = Мечеть
crumb-freestep = Бесплатный шаг
crumb-fortification = Укрепление
crumb-freewall = Бесплатная стена
crumb-queue = Очередь
crumb-raid = Набег
crumb-yearscoring = Подсчёт года

## Журнал: годы и фазы

note-year-begins = Начинается { $year }-й год
note-phase-begins = Новая фаза: мастера встают { $side_at }
note-queued = { $seat } занимает { $place_number }-е место в очереди
note-raid = Набег монголов в конце { $year }-го года
note-ransomed = { $seat } выкупает здание на участке { move-activate.named }
note-ransom-paid = { $seat } выкупает здание на участке { move-activate.named } за 1 { $resource } кубик
note-lost =
    { $site_count ->
        [1] { $seat } теряет здание на участке { move-activate.named }
        [few] { $seat } теряет { $site_count } здания на участках: { $site }
       *[other] { $seat } теряет { $site_count } зданий на участках: { $site }
    }
note-guards-home =
    { $count ->
        [one] Набег окончен, { $count } страж возвращается в запас
        [few] Набег окончен, { $count } стража возвращаются в запас
       *[many] Набег окончен, { $count } стражей возвращаются в запас
    }
note-scoring = Подсчёт { $year }-го года
note-spices-by-kind = Пряности: у каждой свои бонусы, они показаны у караван-сарая. Единственная фраза о них в кратких правилах здесь понимается как общий перечень бонусов всех пряностей; с настройкой «{ option-spice-literal-title }» она действует дословно для каждой пряности.

## Журнал: кубики, очки, треки

note-produced =
    { $seat }: { $count ->
        [one] +{ $count } { $resource } кубик
        [few] +{ $count } { $resource_pl-gen } кубика
       *[many] +{ $count } { $resource_pl-gen } кубиков
    } (производство)
note-shared =
    { $seat }: { $count ->
        [one] +{ $count } { $resource } кубик
        [few] +{ $count } { $resource_pl-gen } кубика
       *[many] +{ $count } { $resource_pl-gen } кубиков
    } (доля владельца)
note-gained-cubes =
    { $seat }: { $count ->
        [one] +{ $count } { $resource } кубик
        [few] +{ $count } { $resource_pl-gen } кубика
       *[many] +{ $count } { $resource_pl-gen } кубиков
    }
note-paid =
    { $seat }: { $count ->
        [one] −{ $count } { $resource } кубик
        [few] −{ $count } { $resource_pl-gen } кубика
       *[many] −{ $count } { $resource_pl-gen } кубиков
    }
note-points =
    { $seat }: { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очка
       *[many] +{ $count } очков
    } ({ $source })
note-favour-gained = { $seat }: +{ $count } к благосклонности (теперь { $total })
note-influence-gained = { $seat }: +{ $count } к влиянию (теперь { $total })
note-favour-spent = { $seat } тратит { $count } благосклонность на придворного { $hall_at }

## Журнал: город

note-built = { $seat } строит здание на участке { move-activate.named }
    .deed = строит здание
note-guard-home = { $seat }: страж уходит с улучшенного участка { move-activate.named }
note-upgrade-lost = { $seat }: участка для улучшения нет, оно остаётся на месте
note-tile-taken = { $seat } получает жетон подсчёта «{ $tile_action }»
note-no-line = { $seat }: активировать отсюда нечего

## Журнал: верблюды, карты, свитки, товары

note-camels-gained =
    { $seat }: { $count ->
        [one] +{ $count } верблюд
        [few] +{ $count } верблюда
       *[many] +{ $count } верблюдов
    } ({ $origin })
note-camels-left =
    { $count ->
        [1] { $seat } оставляет верблюда на свободном месте очереди и проходит дальше
       *[other] { $seat } оставляет { $count } верблюдов на свободных местах очереди и проходит дальше
    }
note-queue-camels =
    { $count ->
        [one] { $seat } забирает из очереди { $count } верблюда
       *[other] { $seat } забирает из очереди { $count } верблюдов
    }
note-camels-sent =
    { $count ->
        [one] { $seat }: с дорог на карты каравана переходит { $count } верблюд
        [few] { $seat }: с дорог на карты каравана переходят { $count } верблюда
       *[many] { $seat }: с дорог на карты каравана переходит { $count } верблюдов
    }
note-camels-to-market =
    { $count ->
        [one] { $seat }: с дорог на верблюжий рынок переходит { $count } верблюд
        [few] { $seat }: с дорог на верблюжий рынок переходят { $count } верблюда
       *[many] { $seat }: с дорог на верблюжий рынок переходит { $count } верблюдов
    }
note-camels-lost =
    { $count ->
        [one] { $seat }: мест нет, и { $count } верблюд выбывает из игры
        [few] { $seat }: мест нет, и { $count } верблюда выбывают из игры
       *[many] { $seat }: мест нет, и { $count } верблюдов выбывает из игры
    }
note-card-taken =
    { $spice_count ->
        [1] { $seat }: +1 карта каравана ({ $spice })
        [few] { $seat }: +{ $spice_count } карты каравана ({ $spice })
       *[other] { $seat }: +{ $spice_count } карт каравана ({ $spice })
    }
    .deed =
        { $spice_count ->
            [1] берёт карту каравана ({ $spice })
            [few] берёт { $spice_count } карты каравана ({ $spice })
           *[other] берёт { $spice_count } карт каравана ({ $spice })
        }
note-scrolls-gained =
    { $seat }: { $count ->
        [one] +{ $count } свиток
        [few] +{ $count } свитка
       *[many] +{ $count } свитков
    } (теперь { $total })
note-good-gained = { $seat }: +1 товар ({ $good })

## Журнал: великий визирь и продажный магистрат

note-went = { $seat } ставит мастера { $position_from } { $position_at } ({ $position })
note-activated = { $seat } активирует участок { move-activate.named }
note-wealth = { $seat } выполняет действие «{ $action }», богатство { $count }
note-guarded = { $seat } ставит стража на участок { move-activate.named }
note-walled =
    { $position_key ->
        [N3] { $seat } ставит ворота { $position_from } ({ $position })
        [E3] { $seat } ставит ворота { $position_from } ({ $position })
        [S3] { $seat } ставит ворота { $position_from } ({ $position })
        [W3] { $seat } ставит ворота { $position_from } ({ $position })
       *[other] { $seat } ставит стену { $position_from } ({ $position })
    }
note-at-court = { $seat } посылает придворного в { $hall }
note-posted = { $seat } открывает торговый пост { $place_at }
note-climbed = { $seat } поднимается в мечети: путь { $path }, шаг { $steps }
note-fulfilled = { $seat } выполняет контракт { $contract }
note-goods-laid =
    { $seat } кладёт на контракт { $count ->
        [1] { $good_acc }
        [one] { $count } товар ({ $good })
        [few] { $count } товара ({ $good })
       *[many] { $count } товаров ({ $good })
    }
note-scrolls-laid =
    { $seat } кладёт на контракт { $count ->
        [one] { $count } свиток
        [few] { $count } свитка
       *[many] { $count } свитков
    }
note-achievement-gone = { $seat } убирает из библиотеки достижение «{ $achievement }»

## Отказы: клетка и участок

refuse-space-taken = Клетка { $position } занята ({ $seat }). Выберите свободную.
refuse-empty-line = Напротив клетки { $position } нет ни одного здания, и в вашем запасе зданий тоже нет. Выберите клетку напротив здания.
refuse-other-side = В этой фазе мастера встают { $side_at }, а клетка { $position } не там. Выберите клетку этой стороны.
refuse-not-in-line = Участок { $cell } не лежит напротив клетки { $position }. Выберите участок её строки или столбца.
refuse-camel-market-here = { $cell } — верблюжий рынок, а не участок. Выберите участок.
refuse-no-building = Участок { $cell } пуст, а зданий в запасе не осталось. Выберите участок со зданием.
refuse-site-built = На участке { $cell } уже стоит здание ({ $seat }). Великий визирь строит только на пустом, выберите такой.
refuse-no-site-active = Напротив клетки { $position } активировать было нечего, поэтому действия участка нет. Выберите благосклонность или стража.
refuse-nothing-to-do = Действие «{ $action }» сейчас ничего не даст: платить вам нечем или не за что. Выберите благосклонность или стража.
refuse-nothing-done = Сделайте здесь сначала хотя бы что-то одно, потом можно закончить.
refuse-not-yours = На участке { $cell } нет вашего здания. За этим столом улучшают только участки со своими зданиями, выберите такой.

## Отказы: оплата

refuse-too-few-cubes =
    Не хватает { $missing ->
        [one] { $missing } кубика нужного цвета или белого
       *[other] { $missing } кубиков нужного цвета или белых
    }. Выберите то, за что можете заплатить.
refuse-no-cube = Для этого у вас нет { $resource_gen } кубика. Выберите другой цвет.
refuse-not-in-bill = В этой цене { $resource_gen } кубика нет. Выберите цвет, которым нужно платить.
refuse-no-discount = Скидки на { $resource } кубик нет: в этом действии она не действует или уже использована. Заплатите полную цену.
refuse-no-joker =
    { $resource_key ->
        [white] Джокера у вас сейчас нет: достижение не взято или уже использовано в этом ходу. Заплатите другими кубиками.
       *[other] Заменить { $resource } кубик нечем: у вас нет достижения-джокера. Заплатите кубиками этого цвета или белыми.
    }
refuse-joker-used = Ваш джокер ({ $resource }) уже использован: он действует раз за ход и раз за набег. Заплатите без него.
refuse-own-colour = Ваш джокер сам { $resource }, менять его на тот же цвет незачем. Заплатите обычным кубиком или выберите другой цвет.

## Отказы: слуги, стражи, улучшения

refuse-no-servant = Все ваши слуги ({ $all }) уже стражи или придворные, послать некого. Стражи вернутся после набега, а пока выберите другое.
refuse-not-built = Участок { $cell } пуст, охранять там нечего. Выберите участок со зданием.
refuse-has-guard = На участке { $cell } уже есть страж ({ $seat }). Выберите другой участок.
refuse-has-upgrade = На участке { $cell } уже есть улучшение. Выберите участок без улучшения.
refuse-walled = Участок { $cell } уже защищён стенами со всех сторон. Выберите участок, которому нужен страж.
refuse-upgraded-already = На участке { $cell } уже есть улучшение. Выберите другой участок.
refuse-no-site-to-guard =
    { $servants ->
        [one] Для стража нет подходящего участка, хотя свободен { $servants } слуга. Выберите благосклонность или действие участка.
        [few] Для стража нет подходящего участка, хотя свободны { $servants } слуги. Выберите благосклонность или действие участка.
       *[many] Для стража нет подходящего участка, хотя свободно { $servants } слуг. Выберите благосклонность или действие участка.
    }

## Отказы: караван-сарай

refuse-no-card-there = { $nth }-й карты в ряду нет. Выберите карту, которая там лежит.
refuse-out-of-reach = До { $nth }-й карты не добраться: верблюда нет ни на ней, ни на карте перед ней. Положите своих верблюдов или выберите карту ближе к началу ряда.
refuse-spice-limit =
    { $allowed ->
        [one] Взять карту { $spice_gen } нельзя: при вашем влиянии доступен { $allowed } вид пряностей. Выберите пряность, которая у вас есть, или поднимите влияние.
        [few] Взять карту { $spice_gen } нельзя: при вашем влиянии доступны { $allowed } вида пряностей. Выберите пряность, которая у вас есть, или поднимите влияние.
       *[many] Взять карту { $spice_gen } нельзя: при вашем влиянии доступно { $allowed } видов пряностей. Выберите пряность, которая у вас есть, или поднимите влияние.
    }
refuse-no-cube-for-card =
    { $cards ->
        [0] Карта стоит 1 кубик, а у вас нет ни одного. Выберите другое действие.
       *[other] Карта стоит 1 кубик, а кубиков у вас больше нет. На этом закончите.
    }
refuse-too-few-for-card =
    { $cards ->
        [one] Кубиков одного цвета вам хватило только на { $cards } карту. На этом закончите.
        [few] Кубиков одного цвета вам хватило только на { $cards } карты. На этом закончите.
       *[many] Кубиков одного цвета вам хватило только на { $cards } карт. На этом закончите.
    }
refuse-no-camel = Класть некого: верблюдов у вас нет. Они лежат на картах каравана, в очереди, на рынке, в мечети и на верблюжьем рынке.
refuse-camel-waits =
    { $camels ->
        [one] У вас только { $camels } верблюд с только что взятой карты, он достанется вам после действия. Берите доступные карты или закончите.
        [few] У вас только { $camels } верблюда с только что взятых карт, они достанутся вам после действия. Берите доступные карты или закончите.
       *[many] У вас только { $camels } верблюдов с только что взятых карт, они достанутся вам после действия. Берите доступные карты или закончите.
    }
refuse-row-full = На всех картах ряда ({ $cards }) уже есть верблюды. Выбирайте карты.
refuse-nothing-in-row =
    { $allowed ->
        [one] Взять нечего: при вашем влиянии доступен { $allowed } вид пряностей, а такой карты в пределах досягаемости нет. Выберите другое действие.
        [few] Взять нечего: при вашем влиянии доступны { $allowed } вида пряностей, а такой карты в пределах досягаемости нет. Выберите другое действие.
       *[many] Взять нечего: при вашем влиянии доступно { $allowed } видов пряностей, а такой карты в пределах досягаемости нет. Выберите другое действие.
    }
refuse-colour-can-pay = Одними белыми платят, только если других кубиков нет. Выберите свой цвет, белые добавят недостающее.
refuse-nothing-chosen =
    { $cards ->
        [one] Возьмите хотя бы { $cards } карту, потом можно закончить.
        [few] Возьмите хотя бы { $cards } карты, потом можно закончить.
       *[many] Возьмите хотя бы { $cards } карт, потом можно закончить.
    }

## Отказы: библиотека и достижения

refuse-too-many-scrolls =
    { $most ->
        [one] За одно действие можно взять не больше { $most } свитка. Заплатите меньше.
       *[other] За одно действие можно взять не больше { $most } свитков. Заплатите меньше.
    }
refuse-white-at-end =
    { $colours ->
        [0] Сначала платят кубиками своих цветов, а у вас их нет. Заплатите одними белыми.
        [one] Сначала платят цветными кубиками: у вас есть { $colours } цвет. Добавьте его, белые заменяют только то, чего нет.
        [few] Сначала платят цветными кубиками: у вас есть { $colours } цвета. Добавьте все, белые заменяют только то, чего нет.
       *[many] Сначала платят цветными кубиками: у вас есть { $colours } цветов. Добавьте все, белые заменяют только то, чего нет.
    }
refuse-taken-achievement = Достижение «{ $achievement }» уже взято. Выберите другое того же уровня.
refuse-other-level = Сейчас берут достижение { $level }-го уровня, а «{ $achievement }» — другого. Выберите достижение этого уровня.

## Отказы: рынок

refuse-post-there = Ваш торговый пост { $place_at } уже есть. Выберите другое место.
refuse-inner-first = { $place } — внешнее место, а первый торговый пост открывают во внутреннем. Выберите Бухару, Самарканд, Герат или Нишапур.
refuse-no-route = От ваших торговых постов нет дороги { $place_to }. Выберите место рядом с одним из них.
refuse-no-camel-to-ride = Чтобы попасть { $place_to }, нужен верблюд, а у вас его нет. Торгуйте там, где у вас есть пост.
refuse-not-linked = Попасть { $place_to } можно только от соседнего торгового поста, а у вас там поста нет. Выберите другое место.
refuse-traded = Товар { $place_at } в этом действии уже куплен. Выберите другое место или закончите.
refuse-sold-out = Товар «{ $good }» распродан. Выберите другой.
refuse-no-post = Вашего торгового поста { $place_at } нет. Выберите место со своим постом или пошлите верблюда в соседнее.
refuse-no-post-for-good = Вашего торгового поста { $place_at } нет, и дисков больше нет. Выберите товар места, где ваш пост есть.
refuse-post-rides-not = Ваш торговый пост { $place_at } уже есть, верблюд не нужен. Просто купите товар.
refuse-common-good = Этот товар ({ $good }) обычный, а нужен редкий. Выберите шёлк, нефрит, жемчуг или янтарь.

## Отказы: мечеть и укрепление

refuse-other-path = Вы уже идёте по пути { $own }, и перейти на путь { $path } нельзя. Поднимайтесь по своему пути.
refuse-at-top = Вы уже на вершине мечети (шаг { $steps }). Выберите другое.
refuse-wall-there =
    { $position_key ->
        [N3] На { $position } ворота уже стоят. Выберите свободное место.
        [E3] На { $position } ворота уже стоят. Выберите свободное место.
        [S3] На { $position } ворота уже стоят. Выберите свободное место.
        [W3] На { $position } ворота уже стоят. Выберите свободное место.
       *[other] На { $position } стена уже стоит. Выберите свободное место.
    }
refuse-no-piece = В запасе { $colour_gen } цвета для этого места ничего не осталось. Выберите другой цвет.
refuse-cannot-build =
    { $position_key ->
        [N3] Ворота на { $position } поставить нельзя: их нет в запасе или не хватает 2 кубиков нужного цвета. Выберите другое место.
        [E3] Ворота на { $position } поставить нельзя: их нет в запасе или не хватает 2 кубиков нужного цвета. Выберите другое место.
        [S3] Ворота на { $position } поставить нельзя: их нет в запасе или не хватает 2 кубиков нужного цвета. Выберите другое место.
        [W3] Ворота на { $position } поставить нельзя: их нет в запасе или не хватает 2 кубиков нужного цвета. Выберите другое место.
       *[other] Стену на { $position } поставить нельзя: стен нет в запасе или не хватает 1 кубика нужного цвета. Выберите другое место.
    }

## Отказы: контракты и верблюжий рынок

refuse-no-contract = В стопке { $pile } контрактов не осталось. Выберите другую стопку.
refuse-too-little-influence = Для этого контракта нужно влияние { $needed }, а у вас { $held }. Поднимите влияние стражами, стенами и воротами.
refuse-too-few-scrolls =
    Для этого контракта { $needed ->
        [one] нужен { $needed } свиток
        [few] нужно { $needed } свитка
       *[many] нужно { $needed } свитков
    }, а { $held ->
        [0] свободных у вас нет
       *[other] свободных у вас только { $held }
    }. Свитки дают в библиотеке.
refuse-too-few-common =
    Для этого контракта { $needed ->
        [one] нужен { $needed } обычный товар
        [few] нужно { $needed } обычных товара
       *[many] нужно { $needed } обычных товаров
    }, а { $held ->
        [0] свободных у вас нет
       *[other] свободных у вас только { $held }
    }. Их покупают во внутренних местах рынка.
refuse-too-few-rare =
    Для этого контракта { $needed ->
        [one] нужен { $needed } редкий товар
        [few] нужно { $needed } редких товара
       *[many] нужно { $needed } редких товаров
    }, а { $held ->
        [0] свободных у вас нет
       *[other] свободных у вас только { $held }
    }. Их покупают во внешних местах рынка.
refuse-market-closed = Верблюжий рынок открыт раз за ход, после производства, и только если мастер стоит в середине { $side_gen }. Выберите другое.
refuse-market-empty = На верблюжьем рынке нет ни одного верблюда. Положите туда своего или выберите другое.
refuse-market-taken = На этой клетке верблюжьего рынка ({ $market }) уже лежит верблюд. Выберите свободную.
refuse-market-absent = Такой клетки ({ $market }) на этой стороне верблюжьего рынка нет. Выберите другую.
refuse-no-camel-to-lay = У вас нет верблюда, чтобы положить его сюда. Можно взять верблюдов с рынка, если они там есть.
refuse-short-choice = Сначала сделайте этот выбор: контракты и верблюжий рынок — до него или после него.

## Отказы: набег и подсчёт

refuse-wrong-ransom = Этим кубиком ({ $resource }) здание на участке { $cell } не выкупить. Заплатите кубиком цвета участка или его улучшения либо белым.
refuse-no-courtier = Придворных { $hall_at } у вас нет. Выберите зал, где они есть.
refuse-must-fund = У вас ещё есть благосклонность ({ $favour }), и её нужно тратить, пока есть придворные без очков. Выберите одного.
refuse-all-funded = Все ваши придворные { $hall_at } уже принесли очки. Выберите другой зал.

## Места на поле: как они называются и для чего они

# place-KIND — заголовок, about-KIND — пояснение. Если есть about-KIND-NAME, берётся оно, а не
# about-KIND. Без напечатанных чисел: владелец коробки может их исправить.
place-space = Клетка действия { $position }
about-space =
    { $position_key ->
        [N3] { about-space.general } { about-space.middle }
        [E3] { about-space.general } { about-space.middle }
        [S3] { about-space.general } { about-space.middle }
        [W3] { about-space.general } { about-space.middle }
       *[other] { about-space.general }
    }
    .general = Ваш мастер встаёт сюда, чтобы активировать один участок в строке или столбце за этой клеткой. На каждой клетке помещается один мастер.
    .middle = С этой клетки можно ещё воспользоваться верблюжьим рынком.
place-site =
    { $cell_key ->
        [c3] Верблюжий рынок ({ $cell })
       *[other] Участок { $cell }
    }
about-site = На пустом участке при активации появляется ваше здание. Затем все здания того же владельца в этой линии дают вам кубики, а после этого вы получаете благосклонность, ставите стража или выполняете действие участка.
about-site-c3 = Это не участок. Кто выбрал его строку или столбец, может забрать отсюда всех верблюдов или положить одного на свободную клетку и получить то, что она даёт.

# Что даёт действие участка; какое действие у какого участка, в каждой партии решает случай.
about-action-caravansary = Берите карты каравана: каждая стоит кубик, и все кубики одного цвета. Пряности приносят бонусы, а наборы разных пряностей — очки в конце партии.
about-action-palace = Посылайте придворных в залы дворца. Каждый стоит кубиков того цвета, что у зала, и каждый следующий стоит дороже.
about-action-library = Платите кубиками разных цветов: за каждый вы получаете свиток. Свитки приносят достижения и нужны для контрактов.
about-action-marketplace = Откройте торговый пост, а затем купите по товару всюду, где у вас есть пост. Верблюды позволяют торговать и в соседних местах.
about-action-mosque = Поднимайтесь по своему пути шаг за шагом, платя указанные кубики. Каждый шаг даёт то, что там лежит.
about-action-fortification = Возводите стены и ворота за кубики. За здания, которые они защищают, вы получаете влияние, за чужие — больше всего.
place-cube =
    { $resource_key ->
        [joker] Джокер
       *[other] { $resource_pl } кубики
    }
about-cube =
    { $resource_key ->
        [white] Белым кубиком можно заплатить вместо любого другого.
        [joker] Благодаря вашему достижению один кубик его цвета считается белым: один раз за каждый ваш ход и один раз за набег.
       *[other] Кубики дают здания. Ими платят за действия участков, за контракты и за выкуп при набеге.
    }
place-card = { $nth }-я карта каравана
about-card = В караван-сарае она стоит кубик. Карту можно взять, если верблюд лежит на ней или на предыдущей карте; первую можно взять всегда. Сколько разных пряностей можно иметь, зависит от вашего влияния.
place-hall = { $hall }
about-hall = Придворные приносят здесь очки в конце каждого года, если потратить на них благосклонность. Послать придворного стоит кубиков того цвета, что у зала.
about-hall-knowledge = Придворный приносит здесь очки за ваши свитки в конце каждого года, если потратить на него благосклонность. Послать его стоит кубиков того цвета, что у зала.
about-hall-spices = Придворный приносит здесь очки за ваши карты каравана в конце каждого года, если потратить на него благосклонность. Послать его стоит кубиков того цвета, что у зала.
about-hall-trade = Придворный приносит здесь очки за ваши товары в конце каждого года, если потратить на него благосклонность. Послать его стоит кубиков того цвета, что у зала.
about-hall-faith = Придворный приносит здесь очки за ваши шаги в мечети в конце каждого года, если потратить на него благосклонность. Послать его стоит кубиков того цвета, что у зала.
place-achievement = Достижение: { $achievement }
about-achievement =
    { $achievement_key ->
        [caravansary-less] { about-achievement.general } { about-achievement.less }
        [palace-less] { about-achievement.general } { about-achievement.less }
        [marketplace-less] { about-achievement.general } { about-achievement.less }
        [mosque-less] { about-achievement.general } { about-achievement.less }
        [red-joker] { about-achievement.general } { about-achievement.joker }
        [blue-joker] { about-achievement.general } { about-achievement.joker }
        [green-joker] { about-achievement.general } { about-achievement.joker }
        [tan-joker] { about-achievement.general } { about-achievement.joker }
       *[other] { about-achievement.general } Оно действует сразу и только один раз.
    }
    .general = Когда ваших свитков хватит на его уровень, вы берёте одно из оставшихся достижений этого уровня.
    .less = До конца партии оно сберегает кубик один раз в каждом таком действии.
    .joker = Один кубик этого цвета считается белым: один раз за каждый ваш ход и один раз за набег.
place-town = { $place } ({ $place_good })
about-town =
    { $place_key ->
        [changan] Внешнее место с редким товаром. { about-town.outer }
        [khotan] Внешнее место с редким товаром. { about-town.outer }
        [alexandria] Внешнее место с редким товаром. { about-town.outer }
        [antioch] Внешнее место с редким товаром. { about-town.outer }
       *[other] Внутреннее место с обычным товаром; первый торговый пост открывают в одном из таких. Если у вас здесь пост, вы можете покупать товар при каждом действии рынка, а если пост по соседству — поможет верблюд.
    }
    .outer = Чтобы открыть здесь пост, нужен путь от поста, который у вас уже есть. Если пост по соседству, торговать здесь поможет верблюд.
place-path = Мечеть: путь { $path }
about-path = Каждый шаг стоит указанных кубиков и даёт то, что там лежит. Кто начал путь, с него уже не сходит; на вершине ваши мечети приносят очки при каждом следующем подсчёте.
place-wall =
    { $position_key ->
        [N3] Ворота на { $position }
        [E3] Ворота на { $position }
        [S3] Ворота на { $position }
        [W3] Ворота на { $position }
       *[other] Стена на { $position }
    }
about-wall = Защищает от набега с этой стороны два первых участка за собой. Вы платите кубиками выбранного цвета и получаете влияние за здания, которые теперь защищены.
place-yard = Стены и ворота: { $colour } цвет
about-yard = Стены и ворота, которые ещё никто не построил. За эти платят кубиками этого цвета.
place-good = Товар: { $good }
about-good = Товары покупают в разных местах на рынке. Их требуют контракты, а придворные в зале торговли приносят за них очки.
place-contract =
    { $pile_key ->
        [I-F] Контракт уровня I (благосклонность)
        [I-S] Контракт уровня I (страж)
        [II-F] Контракт уровня II (благосклонность)
        [II-S] Контракт уровня II (страж)
        [III-F] Контракт уровня III (благосклонность)
        [III-S] Контракт уровня III (страж)
       *[other] Контракт { $pile }
    }
about-contract =
    { $pile_key ->
        [I-S] { about-contract.general } Он приносит очки и позволяет поставить стража.
        [II-S] { about-contract.general } Он приносит очки и позволяет поставить стража.
        [III-S] { about-contract.general } Он приносит очки и позволяет поставить стража.
       *[other] { about-contract.general } Он приносит очки и благосклонность.
    }
    .general = Нужно достаточно влияния. Один кубик любого цвета отдают, а указанные свитки и товары остаются на контракте.
place-camels = Верблюды
about-camels = Верблюды открывают доступ к дальним картам каравана, доходят туда, где нет вашего торгового поста, помогают обойти место в очереди и служат платой на верблюжьем рынке.
place-market = Верблюжий рынок: { $market }
about-market = Положите верблюда на эту клетку и получите то, что она даёт. Клетка остаётся занятой, пока кто-нибудь не заберёт с рынка всех верблюдов.
about-market-white = За верблюда вы получаете белый кубик: им можно заплатить вместо любого другого.
about-market-scroll = За верблюда вы получаете свиток, а с ним, возможно, и достижение.
about-market-card = За верблюда вы берёте любую карту каравана из ряда, даже недоступную.
about-market-favour = За верблюда вы получаете благосклонность.
about-market-good = За верблюда вы берёте любой редкий товар.
about-market-step = За верблюда вы делаете шаг в мечети и получаете то, что там лежит.
about-market-guard = За верблюда вы ставите слугу стражем к одному из зданий и получаете влияние.
place-points = Очки
about-points = После последнего года побеждает тот, у кого больше очков.
place-favour = Благосклонность
about-favour = В конце каждого года её тратят на придворных, чтобы они принесли очки. Некоторые деления трека сразу дают очки.
place-influence = Влияние
about-influence = Открывает контракты и позволяет иметь больше разных пряностей. Влияние приносят стражи, стены и ворота; некоторые деления трека сразу дают очки.
place-scrolls = Свитки
about-scrolls = Когда их достаточно, вы берёте достижение следующего уровня. Кроме того, их требуют контракты, а придворные в зале знаний приносят за них очки.

## Величины в статистике

fact-score = Счёт
fact-from_favour = Очки: трек благосклонности
fact-from_influence = Очки: трек влияния
fact-from_contracts = Очки: контракты
fact-from_mosque = Очки: мечеть
fact-from_achievements = Очки: достижения
fact-from_knowledge = Очки: зал знаний
fact-from_spices = Очки: зал пряностей
fact-from_trade = Очки: зал торговли
fact-from_faith = Очки: зал веры
fact-from_buildings = Очки: здания
fact-from_tiles = Очки: жетоны подсчёта
fact-from_top = Очки: вершина мечети
fact-from_sets = Очки: наборы пряностей
fact-influence = Влияние
fact-steps = Шаги в мечети
fact-contracts = Контракты
fact-cards = Карты каравана
fact-courtiers = Придворные
fact-scrolls = Свитки
fact-goods = Товары
fact-buildings = Здания в городе

## В браузере: что есть у цвета

player-points = Очки
    .change =
        { $count ->
            [one] { $change } очко ({ $source })
            [few] { $change } очка ({ $source })
           *[many] { $change } очков ({ $source })
        }
player-favour = Благосклонность
    .change = { $change } к благосклонности
player-influence = Влияние
    .change = { $change } к влиянию
player-camels = Верблюды
    .change =
        { $count ->
            [one] { $change } верблюд
            [few] { $change } верблюда
           *[many] { $change } верблюдов
        }
player-scrolls = Свитки
    .change =
        { $count ->
            [one] { $change } свиток
            [few] { $change } свитка
           *[many] { $change } свитков
        }
player-scrolls-on-contracts = Свитки на контрактах
player-cubes = Кубики
    .change =
        { $count ->
            [one] { $change } { $resource } кубик
            [few] { $change } { $resource_pl-gen } кубика
           *[many] { $change } { $resource_pl-gen } кубиков
        }
player-goods = Товары
    .change =
        { $count ->
            [one] { $change } товар ({ $good })
            [few] { $change } товара ({ $good })
           *[many] { $change } товаров ({ $good })
        }
player-goods-on-contracts = Товары на контрактах
player-courtiers = Придворные
    .change =
        { $count ->
            [one] { $change } придворный { $hall_at }
            [few] { $change } придворных { $hall_at }
           *[many] { $change } придворных { $hall_at }
        }
player-posts = Торговые посты
    .change =
        { $count ->
            [one] { $change } торговый пост
            [few] { $change } торговых поста
           *[many] { $change } торговых постов
        }
player-steps = Шаги в мечети
    .change =
        { $count ->
            [one] { $change } шаг в мечети
            [few] { $change } шага в мечети
           *[many] { $change } шагов в мечети
        }
player-cards = Карты каравана
    .change =
        { $count ->
            [one] { $change } карта каравана
            [few] { $change } карты каравана
           *[many] { $change } карт каравана
        }
player-achievements = Достижения
    .change =
        { $count ->
            [one] { $change } достижение
            [few] { $change } достижения
           *[many] { $change } достижений
        }
player-contracts = Контракты
    .change =
        { $count ->
            [one] { $change } контракт
            [few] { $change } контракта
           *[many] { $change } контрактов
        }
player-scoring-tiles = Жетоны подсчёта
player-servants = Слуги в запасе
    .change =
        { $count ->
            [one] { $change } слуга в запасе
            [few] { $change } слуги в запасе
           *[many] { $change } слуг в запасе
        }
player-buildings = Здания в запасе
player-discs = Диски в запасе
    .change =
        { $count ->
            [one] { $change } диск в запасе
            [few] { $change } диска в запасе
           *[many] { $change } дисков в запасе
        }
player-in-danger = Здания в опасности
    .change =
        { $count ->
            [one] { $change } здание в опасности
            [few] { $change } здания в опасности
           *[many] { $change } зданий в опасности
        }
player-spices-allowed = Доступно видов пряностей
    .change =
        { $count ->
            [one] { $change } доступный вид пряностей
            [few] { $change } доступных вида пряностей
           *[many] { $change } доступных видов пряностей
        }

## В браузере: что лежит на столе

table-upgrades = Улучшения
table-walls = Стены и ворота
table-row-camels = Верблюды на картах каравана
    .change =
        { $count ->
            [one] { $change } верблюд на картах каравана
            [few] { $change } верблюда на картах каравана
           *[many] { $change } верблюдов на картах каравана
        }
table-camel-market = Верблюды на верблюжьем рынке
    .change =
        { $count ->
            [one] { $change } верблюд на верблюжьем рынке
            [few] { $change } верблюда на верблюжьем рынке
           *[many] { $change } верблюдов на верблюжьем рынке
        }

## В браузере: подписи

panel-when = Год { $year }, { $side }
panel-order = Очередь в этой фазе
panel-to-pay = Заплатить
panel-none = нет
panel-camel = верблюд
panel-camels =
    { $count ->
        [one] { $count } верблюд
        [few] { $count } верблюда
       *[many] { $count } верблюдов
    }

panel-market-here = верблюжий рынок, верблюды на клетках: { $count } из { $all }
panel-usable = можно использовать сейчас
panel-building = здание: { $name }
panel-guard = страж: { $name }
panel-upgrade = улучшение ({ $resource })
panel-danger = в опасности
panel-in-use = активирован сейчас
panel-master = мастер: { $name }
panel-legend-upgrade = улучшение

panel-place = Место { $number }
panel-stops = здесь остановится мастер

panel-raid = Набег в конце { $year }-го года
panel-raid-about = Чтобы спасти здание, достаточно чего-нибудь одного
panel-no-danger = Ни одно здание не в опасности.
panel-missing = Стены
panel-a-guard = Страж
panel-ransom = Выкуп

panel-sources = Очки по источникам

panel-pile-left = В колоде: { $count }
panel-reach = можно взять
panel-chosen = выбрана
panel-no-card = карты нет
panel-spices = Пряности
panel-with-card = за карты № { $cards }

panel-courtiers =
    { $count ->
        [0] придворных нет
        [one] { $count } придворный
       *[other] { $count } придворных
    }, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }
panel-next-courtier = Новый придворный
panel-cubes =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
panel-funded = уже принесли очки: { $count }

panel-level =
    Уровень { $level }: от { $scroll ->
        [one] { $scroll } свитка
       *[other] { $scroll } свитков
    }
panel-taken = взято, владелец: { $name }

panel-price = Цена
panel-left = Осталось
panel-rare = редкий
panel-traded = здесь уже куплено

panel-left-in-pile = ещё { $count }
panel-asks-influence = влияние { $count }
panel-asks-scrolls =
    { $count ->
        [one] { $count } свиток
        [few] { $count } свитка
       *[many] { $count } свитков
    }
panel-asks-common =
    { $count ->
        [one] { $count } обычный товар
        [few] { $count } обычных товара
       *[many] { $count } обычных товаров
    }
panel-asks-rare =
    { $count ->
        [one] { $count } редкий товар
        [few] { $count } редких товара
       *[many] { $count } редких товаров
    }

panel-step = Шаг
panel-gives-white = белое улучшение
panel-gives-tile = жетон: { $tile_action }
panel-gives-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
panel-gives-top = вершина

panel-wall-row = Стены
panel-gate-row = Ворота

panel-solo-actions = Магистрат ищет

panel-if-over = { $points }, если бы партия закончилась сейчас
panel-free = свободно { $count }
panel-used = использован

## Названия собственных решений, после «домашнее правило»

ruling-line-without-a-site = линия без участка, который можно активировать
ruling-joker-for-another-colour = джокер заменяет другой цвет
ruling-site-action-must-do = действие должно что-то дать
ruling-upgrades-on-own-buildings = улучшения только у своих зданий
ruling-camels-just-taken = взятых верблюдов сразу снова не кладут
ruling-paying-with-white = белые только вместо недостающих
ruling-library-white = белые кубики в библиотеке
ruling-sold-out = распроданный товар
ruling-free-post-without-a-disc = бесплатный пост без диска
ruling-values-of-the-walls = одна стена или ворота на месте
ruling-camels-needed-to-take = с пустого верблюжьего рынка не берут
ruling-camel-market-back = клетки двух сторон верблюжьего рынка
ruling-moments-for-contracts = моменты для контрактов и верблюжьего рынка

## На рисунках: планшеты игроков

draw-your-house = Ваш планшет
draw-house-of = Планшет: { $seat }
draw-now = сейчас { $n }
draw-camels = верблюды
draw-scrolls = свитки
draw-servants = слуги
draw-favour = благоскл.
draw-influence = влияние
draw-to-build = в запасе
draw-laid-on-contracts = бледные — на контрактах
draw-kinds-allowed =
    { $n ->
        [one] доступен { $n } вид
        [few] доступны { $n } вида
       *[other] доступно { $n } видов
    }
draw-achievements-contracts = Достижения и контракты
draw-no-raid = Набегов больше не будет
draw-at-risk = в опасности { $n }
draw-all-safe = без угрозы
draw-walls = стена { $walls }

draw-source-favour = благоскл.
draw-source-influence = влияние
draw-source-contracts = контракты
draw-source-mosque = мечеть
draw-source-achievements = достижения
draw-source-knowledge = знания
draw-source-spices = пряности
draw-source-trade = торговля
draw-source-faith = вера
draw-source-buildings = здания
draw-source-tiles = жетоны
draw-source-top = вершина
draw-source-sets = наборы
draw-source-cards = карты соло

## In drawings: Corrupt Magistrate and Grand Vizier

draw-level-novice = Новичок
draw-level-standard = Обычный
draw-level-hard = Сложный
draw-level-tyrant = Тиран
draw-his-card = Его карта
draw-deck = ещё { $n }
draw-first-free = первая свободная клетка
draw-search-sites = затем первый вид участка: пустой, иначе его, иначе ваш
draw-he-gets = он получает
draw-wealth = его богатство в этой линии
draw-wealth-of-level = из них за уровень: { $n }
draw-stands = Стоит на { $space }
draw-goes-next = Дальше: { $space }
draw-magistrate-next = Дальше: { $space }, затем { $cell }
draw-vizier-next = Дальше: { $space }, построит на { $cell }
draw-waits = Ждёт следующей карты
draw-turn-over = Уже сделал ход
draw-vizier-chosen = Клетку для него выбирает { $seat }, участок — { $other_seat }.
draw-vizier-sent = { $seat } отправляет его на { $space }, участок выбирает { $other_seat }.
draw-vizier-two = Он ничего не платит и не получает очков. Его здания дают кубики тому, кто их активирует.
draw-vizier-solo = Он занимает участки, но не набирает очков. Стены и стражи у его зданий приносят влияние.
draw-never-scores = строит без очков
draw-left = ещё { $n }
draw-stand = стоит { $n }

## In drawings: the turn in progress

draw-phase-space = Клетка
draw-phase-site = Участок
draw-phase-action = Действие
draw-way-favour = Благоскл.
draw-way-guard = Страж
draw-white-helps = Белый кубик заменяет любой цвет, которого не хватает.
draw-discount-helps = Скидка: коснитесь цвета, в котором заплатите на 1 кубик меньше.
draw-joker-helps = Джокер: коснитесь цвета, который заменит 1 { $resource } кубик.
place-way-favour = Благосклонность
about-way-favour = Вместо действия участка вы получаете благосклонность.
place-way-guard = Страж
about-way-guard = Вместо действия участка один из ваших слуг защищает здание, и это приносит влияние.
place-way-act = Действие участка
about-way-act = То, для чего нужен участок: караван-сарай, дворец, библиотека, рынок, мечеть или укрепление. Платят кубиками.

## How far the game is

clock-year = Год { $year }
clock-side = { $side }

## Short names for narrow labels

spice-juniper-short = Можжев.
spice-pepper-short = Перец
spice-saffron-short = Шафран
spice-cardamom-short = Кардамон

hall-knowledge-short = Знания
hall-spices-short = Пряности
hall-trade-short = Торговля
hall-faith-short = Вера

side-north-short = С
side-east-short = В
side-south-short = Ю
side-west-short = З

## На нарисованном поле

# Год, как можно короче: «Г2».
draw-year = Г{ $year }
# Две строки подписи: сколько стоят карты каравана.
draw-card-price = 1 кубик за карту,
draw-one-colour = все одного цвета
draw-pile-left = ещё { $n }
# Сколько стоит следующий придворный.
draw-next-costs = новый: { $n }
# Сколько принесёт ваш придворный в зале.
draw-worth = вам { $n }
draw-wall-yard = Стены и ворота
draw-posts-routes = посты и дороги
# Победные очки, как можно короче.
draw-points-short = { $n } ПО
# Стопка контрактов пуста.
draw-all-done = выполнены
# Товары, которых требует контракт, одна буква: обычный или редкий.
draw-letter-common = о
draw-letter-rare = р
draw-free = свободно
draw-built = построено
draw-not-built = ещё не построено
draw-out-of-reach = пока не взять
draw-gone = больше нет
# Сначала появится собственное здание.
draw-builds = новое здание
# Кубики, которые кто-то получит: «красный ×2, песочный ×1».
draw-for-you = вам: { $list }
draw-for = получит { $name }: { $list }
# Для контракта.
draw-lacks = вам не хватает: { $list }
draw-lacks-nothing = у вас есть всё нужное

## Итог: откуда взялись очки

result-favour = благосклонность
result-influence = влияние
result-contracts = контракты
result-mosque = мечеть
result-achievements = достижения
result-knowledge = знания
result-spices = пряности
result-trade = торговля
result-faith = вера
result-buildings = здания
result-tiles = жетоны подсчёта
result-top = вершина мечети
result-sets = наборы пряностей
result-cards = бонус соло

## Доводы ботов: что ход даёт или теряет, перед числом

reason-points = очки
reason-palace = дворец, влияние и благосклонность
reason-camels = верблюды и слуги
reason-buildings = свои здания
reason-walls = защита от набега
reason-mosque = мечеть
reason-tiles = жетоны подсчёта
reason-achievements = достижения
reason-cubes = кубики
reason-contracts = товары и виды на контракты
reason-posts = торговые посты
reason-scrolls = свитки
reason-spices = пряности
reason-queue =
    { $better ->
        [yes] место в очереди лучше
       *[no] место в очереди хуже
    }
reason-taste = личный вкус этого бота
reason-rivals =
    { $better ->
        [yes] соперникам достаётся меньше
       *[no] соперникам достаётся больше
    }
reason-reach = доступные карты каравана
reason-piles = контракты на выбор
reason-board-camels = верблюды на поле
reason-upgrades = оставшиеся улучшения
reason-sites = свободные участки и места

## Кто победил и почему

outcome-won =
    Победа: { $seat }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }.
outcome-tie =
    Победа: { $seat }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }. При равенстве решает благосклонность, влияние или очередь.
outcome-rank =
    { $rank }. { $seat }: { $score ->
        [one] { $text } очко
        [few] { $text } очка
       *[many] { $text } очков
    }
outcome-lost =
    { $score ->
        [one] { $score } очко — не больше, чем у соперника.
        [few] { $score } очка — не больше, чем у соперника.
       *[many] { $score } очков — не больше, чем у соперника.
    } Победа: { $name }.
