### Агра: сообщения игры по-русски.
###
### Словарь (английское слово правил → русское)
###   worker → работник; lay → уложить (ложится); stand up → поднять (встаёт); supply → запас
###   space → место                 building → здание; site → стройка; level → уровень
###   meditation point → очко медитации; meditation marker → маркер медитации (на круге)
###   meditation stone → счётчик медитации (на планшете)
###   farm → ферма                  farmer → фермер; cover → крышка; square → клетка (n1 … w5)
###   good → товар                  value → ценность; price token → жетон цены
###   process → переработать        follow → переработать следом
###   peon → пеон (снова свой работник); merchant → купец; builder → строитель (ходят по городу)
###   architect, sailor, trader, botanist → архитектор, мореход, торговец, ботаник
###   building material → материал; building cost → стоимость; bonus tile → жетон бонуса
###   delivery → доставка           fare → плата мореходу
###   notable → нотабль             contract → контракт; boat → лодка; pier → пирс
###   guild → гильдия               influence track, step → трек влияния, шаг
###   order → заказ                 order limit → предел заказов; Akbar’s bowl → чаша Акбара
###   favour → милость              favour tile → жетон милости; favour action → действие милости
###   have, spend (favour) → нужно, тратится
###   rupee → рупия                 marker → маркер; round, turn → раунд, ход
###   Слова русского издания, но хлопок — везде хлопок, песчаник — не песок, Jagirdar — джагирдар,
###   Mujtahida — муджтахида, Sufi — суфий, Dewan — деван.
###
### Ходы игроков: на кнопке — инфинитив, в журнале (.told) — настоящее время после имени; и то и
### другое со строчной буквы. Случай и журнал — предложениями без рода игрока. Вопросы — в
### инфинитиве, советы — «Выберите …».
###
### Формы имён: .gen род. п., .dat дат. п., .one одна штука товара (им. п.), .acc она же в вин. п.,
### .to куда, .at где, .building здание, где товар делают, .for за что рупии; само имя — в им. п.

title = Агра
about = 1572 год. Агра готовится ко дню рождения Акбара. Выращивайте и перерабатывайте товары, служите знатным гостям, гильдиям и самому императору — и медитируйте, чтобы успеть больше. Победит тот, у кого в конце больше рупий.

## Настройки партии

option-open-money-title = Открытые деньги
option-open-money-about = все видят, сколько у кого рупий
option-open-money = { option-open-money-title }: { option-open-money-about } (домашнее правило)
option-painter-all-tracks-title = Художник
option-painter-all-tracks-about = по шагу влияния во всех трёх гильдиях, а не в одной
option-painter-all-tracks = { option-painter-all-tracks-title }: { option-painter-all-tracks-about }
option-oil-curry-unlimited-title = Масло и карри
option-oil-curry-unlimited-about = сколько угодно раз за ход, а не один раз
option-oil-curry-unlimited = { option-oil-curry-unlimited-title }: { option-oil-curry-unlimited-about }
option-french-trader-values-title = Французский торговец
option-french-trader-values-about = три товара разной ценности (1, 2 и 3)
option-french-trader-values = { option-french-trader-values-title }: { option-french-trader-values-about }
option-trader-title = Торговец
option-trader-about = на сколько взятые товары могут быть дешевле отданных; по правилам — ровно на 1
option-trader-exact-way = ровно на 1 меньше
option-trader-at-most-way = на 1 меньше или ещё меньше
option-trader-until-full-way = брать, пока что-нибудь подходит, даже если ценность останется
option-trader-at-most = Торговец: взятые товары могут стоить и ещё меньше (наше прочтение; по правилам ровно на 1 меньше)
option-trader-until-full = Торговец: брать, пока что-нибудь подходит, даже если ценность останется (наше прочтение; по правилам ровно на 1 меньше)
option-influence-title = Влияние за доставки
option-influence-about = как часто доставки одному нотаблю дают 1 шаг влияния; обычно один раз за фазу
option-influence-phase-way = один раз за фазу
option-influence-action-way = один раз за действие
option-influence-turn-way = один раз за ход
option-influence-action = Влияние за доставки: по шагу за каждого нотабля в каждом действии, а не за всю фазу
option-influence-turn = Влияние за доставки: по шагу за каждого нотабля за весь ход, а не за фазу
option-peon-takes-rupees-title = Пеон
option-peon-takes-rupees-about = забирает и рупии, лежащие на здании
option-peon-takes-rupees = { option-peon-takes-rupees-title }: { option-peon-takes-rupees-about } (наше прочтение)
option-dyer-value-two-title = Красильщик
option-dyer-value-two-about = новый товар ценностью ровно 2, а не до 2
option-dyer-value-two = { option-dyer-value-two-title }: { option-dyer-value-two-about }
option-more-alone-title = Жетон милости «{ action-more }»
option-more-alone-about = и без другой переработки
option-more-alone = { option-more-alone-title }: { option-more-alone-about }

## Имена

good-sandstone = песчаник
    .few = песчаника
    .made = товар в песчаник
    .gen = песчаника
    .acc = песчаник
    .one = песчаник
    .building = { building-sandstone }
    .several =
        { $n ->
            [few] { $n } { good-sandstone.few }
           *[many] { $n } { good-sandstone.gen }
        }
good-wood = дерево
    .few = дерева
    .made = товар в дерево
    .gen = дерева
    .acc = дерево
    .one = дерево
    .building = { building-wood }
    .several =
        { $n ->
            [few] { $n } { good-wood.few }
           *[many] { $n } { good-wood.gen }
        }
good-turmeric = куркума
    .few = куркумы
    .made = товар в куркуму
    .gen = куркумы
    .acc = куркуму
    .one = куркума
    .building = { building-turmeric }
    .several =
        { $n ->
            [few] { $n } { good-turmeric.few }
           *[many] { $n } { good-turmeric.gen }
        }
good-cotton = хлопок
    .few = хлопка
    .made = товар в хлопок
    .gen = хлопка
    .acc = хлопок
    .one = хлопок
    .building = { building-cotton }
    .several =
        { $n ->
            [few] { $n } { good-cotton.few }
           *[many] { $n } { good-cotton.gen }
        }
good-cement = цемент
    .few = цемента
    .made = песчаник в цемент
    .gen = цемента
    .acc = цемент
    .one = цемент
    .building = { building-cement }
    .several =
        { $n ->
            [few] { $n } { good-cement.few }
           *[many] { $n } { good-cement.gen }
        }
good-boards = доски
    .few = доски
    .made = дерево в доску
    .gen = досок
    .acc = доску
    .one = доска
    .building = { building-boards }
    .several =
        { $n ->
            [few] { $n } { good-boards.few }
           *[many] { $n } { good-boards.gen }
        }
good-curry = карри
    .few = карри
    .made = куркуму в карри
    .gen = карри
    .acc = карри
    .one = карри
    .building = { building-curry }
    .several =
        { $n ->
            [few] { $n } { good-curry.few }
           *[many] { $n } { good-curry.gen }
        }
good-oil = масло
    .few = масла
    .made = хлопок в масло
    .gen = масла
    .acc = масло
    .one = масло
    .building = { building-oil }
    .several =
        { $n ->
            [few] { $n } { good-oil.few }
           *[many] { $n } { good-oil.gen }
        }
good-bricks = кирпичи
    .few = кирпича
    .made = песчаник в кирпич
    .gen = кирпичей
    .acc = кирпич
    .one = кирпич
    .building = { building-bricks }
    .several =
        { $n ->
            [few] { $n } { good-bricks.few }
           *[many] { $n } { good-bricks.gen }
        }
good-paper = бумага
    .few = бумаги
    .made = дерево в бумагу
    .gen = бумаги
    .acc = бумагу
    .one = бумага
    .building = { building-paper }
    .several =
        { $n ->
            [few] { $n } { good-paper.few }
           *[many] { $n } { good-paper.gen }
        }
good-dye = краска
    .few = краски
    .made = куркуму в краску
    .gen = краски
    .acc = краску
    .one = краска
    .building = { building-dye }
    .several =
        { $n ->
            [few] { $n } { good-dye.few }
           *[many] { $n } { good-dye.gen }
        }
good-cloth = ткань
    .few = ткани
    .made = хлопок в ткань
    .gen = ткани
    .acc = ткань
    .one = ткань
    .building = { building-cloth }
    .several =
        { $n ->
            [few] { $n } { good-cloth.few }
           *[many] { $n } { good-cloth.gen }
        }
good-statues = статуи
    .few = статуи
    .made = кирпич в статую
    .gen = статуй
    .acc = статую
    .one = статуя
    .building = { building-statues }
    .several =
        { $n ->
            [few] { $n } { good-statues.few }
           *[many] { $n } { good-statues.gen }
        }
good-books = книги
    .few = книги
    .made = бумагу в книгу
    .gen = книг
    .acc = книгу
    .one = книга
    .building = { building-books }
    .several =
        { $n ->
            [few] { $n } { good-books.few }
           *[many] { $n } { good-books.gen }
        }
good-paintings = картины
    .few = картины
    .made = краску в картину
    .gen = картин
    .acc = картину
    .one = картина
    .building = { building-paintings }
    .several =
        { $n ->
            [few] { $n } { good-paintings.few }
           *[many] { $n } { good-paintings.gen }
        }
good-clothes = одежда
    .few = одежды
    .made = ткань в одежду
    .gen = одежды
    .acc = одежду
    .one = одежда
    .building = { building-clothes }
    .several =
        { $n ->
            [few] { $n } { good-clothes.few }
           *[many] { $n } { good-clothes.gen }
        }

# Здание называется по ремеслу или по товару; .to — куда, .at — где.
space-sandstone = карьер
    .to = в карьер
    .at = в карьере
space-wood = лесопилка
    .to = на лесопилку
    .at = на лесопилке
space-turmeric = ферма куркумы
    .to = на ферму куркумы
    .at = на ферме куркумы
space-cotton = ферма хлопка
    .to = на ферму хлопка
    .at = на ферме хлопка
space-cement = цементная мастерская
    .to = в цементную мастерскую
    .at = в цементной мастерской
space-boards = столярная мастерская
    .to = в столярную мастерскую
    .at = в столярной мастерской
space-curry = кухня карри
    .to = на кухню карри
    .at = на кухне карри
space-oil = маслобойня
    .to = на маслобойню
    .at = на маслобойне
space-bricks = кирпичная мастерская
    .to = в кирпичную мастерскую
    .at = в кирпичной мастерской
space-paper = бумажная мастерская
    .to = в бумажную мастерскую
    .at = в бумажной мастерской
space-dye = мастерская красок
    .to = в мастерскую красок
    .at = в мастерской красок
space-cloth = ткацкая мастерская
    .to = в ткацкую мастерскую
    .at = в ткацкой мастерской
space-statues = мастерская скульптора
    .to = в мастерскую скульптора
    .at = в мастерской скульптора
space-books = переплётная мастерская
    .to = в переплётную мастерскую
    .at = в переплётной мастерской
space-paintings = мастерская живописца
    .to = в мастерскую живописца
    .at = в мастерской живописца
space-clothes = швейная мастерская
    .to = в швейную мастерскую
    .at = в швейной мастерской
space-architect = архитектор
    .to = к архитектору
    .at = у архитектора
space-sailor = мореход
    .to = к мореходу
    .at = у морехода
space-trader = торговец
    .to = к торговцу
    .at = у торговца
space-botanist = ботаник
    .to = к ботанику
    .at = у ботаника

building-sandstone = { space-sandstone }
    .acc = карьер
    .to = { space-sandstone.to }
building-wood = { space-wood }
    .acc = лесопилку
    .to = { space-wood.to }
building-turmeric = { space-turmeric }
    .acc = ферму куркумы
    .to = { space-turmeric.to }
building-cotton = { space-cotton }
    .acc = ферму хлопка
    .to = { space-cotton.to }
building-cement = { space-cement }
    .acc = цементную мастерскую
    .to = { space-cement.to }
building-boards = { space-boards }
    .acc = столярную мастерскую
    .to = { space-boards.to }
building-curry = { space-curry }
    .acc = кухню карри
    .to = { space-curry.to }
building-oil = { space-oil }
    .acc = маслобойню
    .to = { space-oil.to }
building-bricks = { space-bricks }
    .acc = кирпичную мастерскую
    .to = { space-bricks.to }
building-paper = { space-paper }
    .acc = бумажную мастерскую
    .to = { space-paper.to }
building-dye = { space-dye }
    .acc = мастерскую красок
    .to = { space-dye.to }
building-cloth = { space-cloth }
    .acc = ткацкую мастерскую
    .to = { space-cloth.to }
building-statues = { space-statues }
    .acc = мастерскую скульптора
    .to = { space-statues.to }
building-books = { space-books }
    .acc = переплётную мастерскую
    .to = { space-books.to }
building-paintings = { space-paintings }
    .acc = мастерскую живописца
    .to = { space-paintings.to }
building-clothes = { space-clothes }
    .acc = швейную мастерскую
    .to = { space-clothes.to }

# То, что лежит у игрока: товары и милость.
store-sandstone = { good-sandstone }
    .gen = { good-sandstone.gen }
    .acc = { good-sandstone.acc }
store-wood = { good-wood }
    .gen = { good-wood.gen }
    .acc = { good-wood.acc }
store-turmeric = { good-turmeric }
    .gen = { good-turmeric.gen }
    .acc = { good-turmeric.acc }
store-cotton = { good-cotton }
    .gen = { good-cotton.gen }
    .acc = { good-cotton.acc }
store-cement = { good-cement }
    .gen = { good-cement.gen }
    .acc = { good-cement.acc }
store-boards = { good-boards }
    .gen = { good-boards.gen }
    .acc = { good-boards.acc }
store-curry = { good-curry }
    .gen = { good-curry.gen }
    .acc = { good-curry.acc }
store-oil = { good-oil }
    .gen = { good-oil.gen }
    .acc = { good-oil.acc }
store-bricks = { good-bricks }
    .gen = { good-bricks.gen }
    .acc = { good-bricks.acc }
store-paper = { good-paper }
    .gen = { good-paper.gen }
    .acc = { good-paper.acc }
store-dye = { good-dye }
    .gen = { good-dye.gen }
    .acc = { good-dye.acc }
store-cloth = { good-cloth }
    .gen = { good-cloth.gen }
    .acc = { good-cloth.acc }
store-statues = { good-statues }
    .gen = { good-statues.gen }
    .acc = { good-statues.acc }
store-books = { good-books }
    .gen = { good-books.gen }
    .acc = { good-books.acc }
store-paintings = { good-paintings }
    .gen = { good-paintings.gen }
    .acc = { good-paintings.acc }
store-clothes = { good-clothes }
    .gen = { good-clothes.gen }
    .acc = { good-clothes.acc }
store-favour = милость
    .gen = милости
    .acc = милость

# Чаша Акбара называется по своему товару.
bowl-cement = { good-cement }
    .gen = { good-cement.gen }
bowl-bricks = { good-bricks }
    .gen = { good-bricks.gen }
bowl-statues = { good-statues }
    .gen = { good-statues.gen }
bowl-boards = { good-boards }
    .gen = { good-boards.gen }
bowl-paper = { good-paper }
    .gen = { good-paper.gen }
bowl-books = { good-books }
    .gen = { good-books.gen }
bowl-curry = { good-curry }
    .gen = { good-curry.gen }
bowl-dye = { good-dye }
    .gen = { good-dye.gen }
bowl-paintings = { good-paintings }
    .gen = { good-paintings.gen }
bowl-oil = { good-oil }
    .gen = { good-oil.gen }
bowl-cloth = { good-cloth }
    .gen = { good-cloth.gen }
bowl-clothes = { good-clothes }
    .gen = { good-clothes.gen }

guild-artisans = ремесленники
    .gen = ремесленников
guild-merchants = купцы
    .gen = купцов
guild-scholars = учёные
    .gen = учёных

notable-portuguese-trader = португальский торговец
    .gen = португальского торговца
    .dat = португальскому торговцу
notable-sufi = суфий
    .gen = суфия
    .dat = суфию
notable-takshaka = такшака
    .gen = такшаки
    .dat = такшаке
notable-mahout = погонщик
    .gen = погонщика
    .dat = погонщику
notable-khatib = хатиб
    .gen = хатиба
    .dat = хатибу
notable-french-trader = французский торговец
    .gen = французского торговца
    .dat = французскому торговцу
notable-dyer = красильщик
    .gen = красильщика
    .dat = красильщику
notable-cook = повар
    .gen = повара
    .dat = повару
notable-muezzin = муэдзин
    .gen = муэдзина
    .dat = муэдзину
notable-jagirdar = джагирдар
    .gen = джагирдара
    .dat = джагирдару
notable-caliph = халиф
    .gen = халифа
    .dat = халифу
notable-calligrapher = каллиграф
    .gen = каллиграфа
    .dat = каллиграфу
notable-mullah = мулла
    .gen = муллы
    .dat = мулле
notable-english-trader = английский торговец
    .gen = английского торговца
    .dat = английскому торговцу
notable-mosaic-maker = мастер мозаики
    .gen = мастера мозаики
    .dat = мастеру мозаики
notable-mujtahida = муджтахида
    .gen = муджтахиды
    .dat = муджтахиде
notable-dutch-trader = голландский торговец
    .gen = голландского торговца
    .dat = голландскому торговцу
notable-painter = художник
    .gen = художника
    .dat = художнику
notable-subadar = субадар
    .gen = субадара
    .dat = субадару
notable-sadr = садр-ус-судур
    .gen = садр-ус-судура
    .dat = садр-ус-судуру
notable-grand-mufti = великий муфтий
    .gen = великого муфтия
    .dat = великому муфтию
notable-grand-imam = великий имам
    .gen = великого имама
    .dat = великому имаму
notable-court-artist = придворный художник
    .gen = придворного художника
    .dat = придворному художнику
notable-dewan = деван
    .gen = девана
    .dat = девану

# Действия милости: три напечатаны на планшете, остальные — жетоны.
action-good = получить основной товар
action-process = переработать товар
action-step = сделать шаг влияния
action-stand = { tile-stand }
action-more = { tile-more }
action-point = { tile-point }
action-sell = { tile-sell }
action-uncover = { tile-uncover }
action-deliver = { tile-deliver }
action-order = { tile-order }
action-farmers = { tile-farmers }
action-token = { tile-token }
action-swap = { tile-swap }
action-gain-two = { tile-gain-two }
action-stone = { tile-stone }
action-refine = { tile-refine }
action-peon = { tile-peon }

tile-stand = поднять работника
tile-more = переработать ещё один товар
tile-point = получить очко медитации
tile-sell = продать товар
tile-uncover = снять крышку
tile-deliver = доставить товар нотаблю
tile-order = выполнить ещё один заказ или подарить товар Акбару
tile-farmers = сделать два хода фермерами
tile-token = переместить жетон цены
tile-swap = обменять товар на равный по ценности
tile-gain-two = получить товар ценностью 2
tile-stone = продвинуть счётчик медитации
tile-refine = переработать товар ценностью 1 в товар ценностью 2
tile-peon = взять пеона бесплатно

bonus-artisans-3 = шаг в гильдии ремесленников и 3 рупии
bonus-cover-2 = снятие крышки и 2 рупии
bonus-merchants-3 = шаг в гильдии купцов и 3 рупии
bonus-favour-3 = 1 милость и 3 рупии
bonus-artisans-4 = шаг в гильдии ремесленников и 4 рупии
bonus-favour-4 = 1 милость и 4 рупии
bonus-scholars-4 = шаг в гильдии учёных и 4 рупии
bonus-rupees-5 = 5 рупий
bonus-scholars-5 = шаг в гильдии учёных и 5 рупий
bonus-favour-5 = 1 милость и 5 рупий
bonus-merchants-5 = шаг в гильдии купцов и 5 рупий
bonus-rupees-6 = 6 рупий

token-low = малый жетон цены
token-middle = средний жетон цены
token-high = большой жетон цены

# Клетки фермы, по её сторонам.
square-n1 = n1 (вверху)
square-n2 = n2 (вверху)
square-n3 = n3 (вверху)
square-n4 = n4 (вверху)
square-n5 = n5 (вверху)
square-e1 = e1 (справа)
square-e2 = e2 (справа)
square-e3 = e3 (справа)
square-e4 = e4 (справа)
square-e5 = e5 (справа)
square-s1 = s1 (внизу)
square-s2 = s2 (внизу)
square-s3 = s3 (внизу)
square-s4 = s4 (внизу)
square-s5 = s5 (внизу)
square-w1 = w1 (слева)
square-w2 = w2 (слева)
square-w3 = w3 (слева)
square-w4 = w4 (слева)
square-w5 = w5 (слева)

# Внешние действия круга медитации.
outer-trade = обмен
outer-deliver = доставка
outer-process = переработка
outer-uncover = снятие крышки
outer-farmer = перемещение фермера

# Откуда рупии.
source-deliveries = доставки нотаблям
    .for = за доставку нотаблю
source-bonuses = бонусы нотаблей
    .for = по контрактам нотаблей
source-orders = заказы
    .for = за заказ
source-sailor = неиспользованные доставки
    .for = за неиспользованные доставки
source-buildings = со здания
    .for = со здания
source-building = строительство
    .for = за строительство
source-clothes = одежда
    .for = за одежду
source-sales = продажа
    .for = за проданный товар
source-french = французский торговец
    .for = от французского торговца
source-peons = пеон
    .for = за пеона
source-takshaka = контракт такшаки
    .for = по контракту такшаки
source-bonus = жетон бонуса
    .for = с жетона бонуса
# За что дают милость, после числа.
cause-room = за счёт освободившегося маркера
cause-merchant = от купца
cause-worker = за вытесненного работника
cause-follower = за чужую переработку
cause-guest = за доставку гостя
cause-pier = на пирсе
cause-contract = по контракту
cause-step = вместо жетона милости
cause-book = за книгу
cause-mosaic = по контракту мастера мозаики
cause-bonus = с жетона бонуса

## Ходы игроков: медитация

move-lay = уложить работника { $space_at }
    .told = укладывает работника { $space_at }
move-cook = забрать работника у повара и получить очки медитации
    .told = забирает работника у повара, чтобы помедитировать
move-trade = обменять { $good_acc } на { $other_good_acc }
    .told =
        обменивает { $good_acc } на { $good_count ->
            [1] { $other_good_acc }
            [few] { $good_count } { $other_good_few }
           *[many] { $good_count } { $other_good_gen }
        }
# Также у морехода.
move-deliver = доставить { $good_acc } { $notable_dat }
    .told = доставляет { $good_acc } { $notable_dat }
    .deed = { move-deliver.told }
move-process = переработать { $good_made }
    .told = перерабатывает { $good_made }
move-uncover = снять крышку с клетки { $square }
    .told = снимает крышку с клетки { $square }
move-farmer = передвинуть фермера на клетку { $square }
    .told = передвигает фермера на клетку { $square }
# Конец действия, в котором можно сделать ещё что-нибудь.
move-done = на этом всё
    .told = идёт дальше
move-done-make = ничего не перерабатывать
move-done-architect = не строить и не подниматься
move-done-meditate = закончить медитацию
move-done-sailor = закончить доставки
move-done-trader = закончить обмен
move-done-botanist = закончить у ботаника
move-done-farmers = оставить фермеров на месте
move-done-serve = без даров и заказов
move-done-room = потерять остальное
move-done-stand = остальных не поднимать

## Ходы игроков: основное действие

move-place = отправить работника { $space_to }
    .told = отправляет работника { $space_to }
    .deed = { move-place.told }
move-shelter = оставить работника у повара
    .told = оставляет работника у повара
move-influence = подняться на шаг в гильдии { $guild_gen }
    .told = поднимается на шаг в гильдии { $guild_gen }
move-build = построить { $building_acc }
    .told = строит { $building_acc }
    .deed = { move-build.told }
move-pay = заплатить: { $paid_good_one }
    .told = платит: { $paid_good_one }
move-bonus = взять жетон бонуса: { $bonus }
    .told = берёт жетон бонуса: { $bonus }
move-make =
    { $n ->
        [one] переработать { $n } товар
        [few] переработать { $n } товара
       *[many] переработать { $n } товаров
    }
    .told =
        { $n ->
            [one] перерабатывает { $n } товар
            [few] перерабатывает { $n } товара
           *[many] перерабатывает { $n } товаров
        }
move-follow = переработать следом 1 товар
    .told = следом перерабатывает 1 товар
move-pass = отказаться
    .told = отказывается
move-fare = отдать мореходу { $good_acc }
    .told = отдаёт мореходу { $good_acc } за дополнительные доставки
move-double = двойная доставка: отдать 2 { $good_few } { $notable_dat }
    .told = делает двойную доставку: 2 { $good_few } { $notable_dat }
    .deed = { move-double.told }
move-order = выполнить заказ гильдии { $guild_gen }
    .told = выполняет заказ гильдии { $guild_gen }
move-akbar = подарить Акбару { $good_acc }
    .told = дарит Акбару { $good_acc }
    .deed = { move-akbar.told }
move-give = отдать торговцу { $good_acc }
    .told = отдаёт торговцу { $good_acc }
move-take = взять { $good_acc }
    .told = берёт { $good_acc }
move-token = положить { $token }: ценность { $good_gen } станет { $value }
    .told = кладёт { $token }: ценность { $good_gen } теперь { $value }
move-stone = отдать товары и продвинуть счётчик медитации
    .told = платит товарами за шаг счётчика медитации
move-dye = красильщик: обменять 2 только что полученных товара на { $good_acc }
    .told = по контракту красильщика обменивает 2 только что полученных товара на { $good_acc }
move-statue = отдать статую за ещё одно основное действие
    .told = отдаёт статую, чтобы выполнить ещё одно основное действие
move-end = закончить ход
    .told = заканчивает ход
move-ability = использовать способность контракта { $notable_gen }
    .told = использует способность контракта { $notable_gen }

## Ходы игроков: по пути

move-stand = поднять работника { $space_at }
    .told = поднимает работника { $space_at }
move-return = вернуть в запас { $store_acc }
    .told = возвращает в запас { $store_acc }, чтобы освободить маркер
move-favour = взять милость вместо жетона
    .told = берёт милость вместо жетона
move-tile = взять жетон милости «{ $tile }»
    .told = берёт жетон милости «{ $tile }»
    .deed = { move-tile.told }
move-discard = сбросить жетон милости «{ $tile }»
    .told = сбрасывает жетон милости «{ $tile }»
move-more = переработать ещё 1 товар за милость
    .told = перерабатывает ещё 1 товар за милость
move-gift = положить { $good_acc } в чашу Акбара для { $bowl_gen }
    .told = кладёт { $good_acc } в чашу Акбара для { $bowl_gen }
    .deed = { move-gift.told }
move-sell = продать { $good_acc }
    .told = продаёт { $good_acc }
move-put = положить на карту французского торговца { $good_acc }
    .told = кладёт на карту французского торговца { $good_acc }

## Ходы игроков: в любой момент

move-oil = отдать масло и поднять одного работника
    .told = отдаёт масло, чтобы поднять одного работника
move-curry = отдать карри и поднять одного работника
    .told = отдаёт карри, чтобы поднять одного работника
move-oil-curry = отдать масло и карри и поднять до трёх работников
    .told = отдаёт масло и карри, чтобы поднять до трёх работников
move-use = потратить милость: { $action }
    .told =
        выполняет действие милости «{ $action }» за { $spend ->
            [one] { $spend } милость
            [few] { $spend } милости
           *[many] { $spend } милостей
        }
move-painting = отдать картину: по шагу влияния в двух гильдиях
    .told = отдаёт картину и делает по шагу в двух гильдиях
move-book = отдать книгу: поднять до трёх работников, получить 1 милость
    .told = отдаёт книгу, поднимает до трёх работников и получает 1 милость
move-clothes = отдать одежду и получить рупии по её ценности
    .told = отдаёт одежду и получает рупии по её ценности
move-french = французский торговец: положить товар на его карту
    .told = использует контракт французского торговца
move-caliph = халиф: отдать 1 хлопок и поднять одного работника
    .told = по контракту халифа поднимает одного работника за 1 хлопок
move-english = английский торговец: обменять товар на равный по ценности
    .told = использует контракт английского торговца
move-mosaic =
    { $favour ->
        [1] мастер мозаики: обменять 1 очко медитации на 1 милость
        [one] мастер мозаики: обменять 3 очка медитации на { $favour } милость
        [few] мастер мозаики: обменять 3 очка медитации на { $favour } милости
       *[many] мастер мозаики: обменять 3 очка медитации на { $favour } милостей
    }
    .told =
        { $favour ->
            [1] по контракту мастера мозаики обменивает 1 очко медитации на 1 милость
            [one] по контракту мастера мозаики обменивает 3 очка медитации на { $favour } милость
            [few] по контракту мастера мозаики обменивает 3 очка медитации на { $favour } милости
           *[many] по контракту мастера мозаики обменивает 3 очка медитации на { $favour } милостей
        }

## Что ход значит сейчас: в скобках за ним

remark-sent-home = работник вытеснен: { $seat }
remark-peon =
    { $count ->
        [0] ваш работник там действует ещё раз, бесплатно
        [one] ваш работник там действует ещё раз как пеон, за { $count } рупию
        [few] ваш работник там действует ещё раз как пеон, за { $count } рупии
       *[many] ваш работник там действует ещё раз как пеон, за { $count } рупий
    }
remark-favour-to = { $seat }: милость +{ $count }
# A good and what it becomes.
remark-along = { $good } → { $other_good }
# The value of a good with a price token on it.
remark-value-changes = ценность { $before } → { $after }
remark-value-stays = ценность по-прежнему { $after }
remark-have-spend = милость: нужно { $have }, тратится { $spend }

## Случай

move-roll = Выпало: { $pips }
move-draw = Открыт жетон милости «{ $tile }»
move-notable = К реке приходит { $notable }
move-exchange = К реке вместо { $notable_gen } приходит { $other_notable }
move-start = Партию начинает { $seat }

## Вопросы

ask-meditate = Медитация: уложить работников, потратить очки или закончить?
ask-place = Куда поставить работника?
ask-architect = Архитектор: построить здание или подняться на шаг влияния?
ask-payment = Какими материалами заплатить? Два вида и больше дают на 1 больше.
ask-bonus = Какой жетон бонуса взять?
ask-make = Сколько товаров переработать?
ask-follow = Переработать следом 1 товар?
ask-more = Переработать ещё 1 товар за милость?
ask-process = Какой товар сделать?
ask-sailor = Мореход: что и кому доставить? (За товар — больше доставок.)
ask-guest = Джагирдар: доставить 1 товар нотаблю?
ask-trader = Торговец: что отдать и что взять? (Жетон цены — до или после.)
ask-botanist = Ботаник: какое улучшение сделать?
ask-farmers = Какого фермера передвинуть и куда?
ask-uncover = Какую крышку снять?
ask-dye = Красильщик: обменять 2 только что полученных товара на один из того же ряда?
ask-serve = Выполнить заказ, подарить товар Акбару или ничего не делать?
ask-end-turn = Сделать что-нибудь ещё или закончить ход?
ask-extra-order = Какой заказ выполнить или что подарить Акбару?
ask-deliver = Какой товар и какому нотаблю доставить?
ask-token = Какой жетон цены положить, куда и какой стороной?
ask-swap = Какой товар обменять на другой той же ценности?
ask-gain = Какой товар взять?
ask-sell = Какой товар продать?
ask-french = Какой товар положить на карту французского торговца?
ask-stand = Какого работника поднять?
ask-influence = В какой гильдии подняться на шаг?
ask-step-bonus = Милость или жетон милости?
ask-discard = Жетонов милости слишком много: какой сбросить?
ask-any-tile = Мастер мозаики: какой жетон милости взять?
ask-rise = Подняться на шаг за доставку?
ask-rise-top = Следующий шаг — верхний, и с него может начаться конец партии. Подняться?
ask-ability = Использовать способность нового контракта?
ask-free-build = Муджтахида: построить это здание бесплатно? Нужен работник.
ask-gift = Садр-ус-судур: какой товар подарить Акбару и в какую чашу?
ask-shelter = Работника вытеснили: оставить его у повара?
ask-room = Маркеры кончились: вернуть что-нибудь в запас или отказаться от остального?
# Когда за настоящим столом люди сами бросают и тянут.
ask-draw = Какой жетон милости открыт?
ask-merchant = Купец: что выпало на кубике?
ask-builder = Строитель: что выпало на кубике?
ask-notable = Какого нотабля вытянули?
ask-exchange = Гильдии неравны: какого нотабля убрали и кто его заменил?
ask-start = Кто ходит первым?
ask-order-marker = Маркер заказа: что выпало на кубике?
ask-neutral-bowl = Нейтральный маркер у Акбара: что выпало на кубике?
ask-neutral-order = Нейтральный маркер на заказе: что выпало на кубике?

## Постоянные ответы

habit-follow-always = перерабатывать следом
habit-follow-never = не перерабатывать следом
habit-shelter-always = оставлять работника у повара
habit-shelter-never = отпускать работника в запас
habit-rise-always = подниматься
habit-rise-never = не подниматься
habit-ability-always = использовать
habit-ability-never = не использовать

## Где мы в правилах

crumb-setup = Подготовка
crumb-rounds = Раунд
crumb-turn = Ход
crumb-meditation = Медитация
crumb-mainaction = Основное действие
crumb-shelter = У повара
crumb-architect = Архитектор
crumb-build = Строительство
crumb-sailor = Мореход
crumb-guestdelivery = Доставка джагирдара
crumb-trader = Торговец
crumb-swap = Обмен товара
crumb-botanist = Ботаник
crumb-production = Производство
crumb-processing = Переработка
crumb-follow = Переработка следом
crumb-onemore = Ещё один товар
crumb-processone = Переработка товара
crumb-orderphase = Фаза заказов
crumb-extraorder = Ещё один заказ
crumb-contract = Контракт
crumb-deliverone = Доставка
crumb-boat = Лодка
crumb-merchant = Купец
crumb-builder = Строитель
crumb-builderbuilds = Второй пирс
crumb-anytile = Жетон на выбор
crumb-sadrgift = Дар садр-ус-судура
crumb-raiseinfluence = Влияние
crumb-ability = Способность
crumb-freebuild = Муджтахида
crumb-deliveryinfluence = Влияние за доставки
crumb-refill = Новый жетон милости
crumb-stepbonus = Награда за шаг
crumb-tileslots = Жетоны милости
crumb-uncover = Снять крышку
crumb-movefarmers = Фермеры
crumb-standup = Поднять работников
crumb-movetoken = Жетон цены
crumb-gaingood = Новый товар
crumb-sellgood = Продажа
crumb-putonfrench = Французский торговец
crumb-room = Нехватка маркеров

## Наши решения, на которые ссылаются отказы

ruling-useless-favour = впустую ничего не тратят
ruling-top-of-the-track = выше верхнего шага подниматься некуда
ruling-overpaying-a-building = лишнего за здание не платят
ruling-trader-one-direction = сначала всё отдают, потом берут
ruling-prices-stand-still = пока идёт обмен, цены не меняются

## Журнал

note-goods-gained =
    { $seat }: { $count ->
        [one] +{ $count } { $good_one }
        [few] +{ $count } { $good_few }
       *[many] +{ $count } { $good_gen }
    }
note-goods-lost =
    { $seat }: маркеров не хватило, { $count ->
        [one] пропадает { $count } { $good_one }
        [few] пропадает { $count } { $good_few }
       *[many] пропадает { $count } { $good_gen }
    }
note-favour-gained =
    { $cause_key ->
        [step] { $seat } берёт { $count ->
            [one] { $count } милость
            [few] { $count } милости
           *[many] { $count } милостей
        }
       *[other] { $seat }: { $count ->
            [one] +{ $count } милость
            [few] +{ $count } милости
           *[many] +{ $count } милостей
        }
    } { $cause }
note-favour-for-delivery =
    { $seat }: { $count ->
        [one] +{ $count } милость
        [few] +{ $count } милости
       *[many] +{ $count } милостей
    } { $count ->
        [1] за доставку
       *[other] за доставки
    } { $notable_dat }
note-favour-lost =
    { $seat }: маркеров не хватило, { $count ->
        [one] пропадает { $count } милость
        [few] пропадают { $count } милости
       *[many] пропадает { $count } милостей
    }
note-rupees-gained =
    { $source_key ->
        [bonus] { $seat } берёт жетон бонуса на { $count ->
            [one] { $count } рупию
            [few] { $count } рупии
           *[many] { $count } рупий
        }
       *[other] { $seat }: { $count ->
            [one] +{ $count } рупия
            [few] +{ $count } рупии
           *[many] +{ $count } рупий
        } { $source_for }
    }
    .deed =
        { $open_key ->
            [yes] { "" }
           *[no] { $count ->
                [one] +{ $count } рупия
                [few] +{ $count } рупии
               *[many] +{ $count } рупий
            }
        }
note-rupees-paid =
    { $seat }: { $count ->
        [one] −{ $count } рупия
        [few] −{ $count } рупии
       *[many] −{ $count } рупий
    } за пеона
    .deed =
        { $open_key ->
            [yes] { "" }
           *[no] { $count ->
                [one] −{ $count } рупия за пеона
                [few] −{ $count } рупии за пеона
               *[many] −{ $count } рупий за пеона
            }
        }
note-step-risen = { $seat } поднимается в гильдии { $guild_gen } на { $step }-й шаг
note-stone-moved = { $seat }: счётчик медитации переходит на клетку { $space }
note-stone-paid = { $seat } за { $paid_good_acc } продвигает счётчик медитации на клетку { $space }
note-processed =
    { $seat } перерабатывает { $count ->
        [1] { $used_good_acc } в { $made_good_acc }
        [few] { $count } { $used_good_few } в { $count } { $made_good_few }
       *[many] { $count } { $used_good_gen } в { $count } { $made_good_gen }
    }
note-followed = { $seat } следом перерабатывает { $used_good_acc } в { $made_good_acc }
note-processed-more =
    { $seat } за { $spend ->
        [one] { $spend } милость
        [few] { $spend } милости
       *[many] { $spend } милостей
    } перерабатывает ещё { $used_good_acc } в { $made_good_acc }
note-dyed =
    { $seat } производит { $count ->
        [1] { $used_good_acc }
        [few] { $count } { $used_good_few }
       *[many] { $count } { $used_good_gen }
    } и по контракту красильщика обменивает { $count ->
        [2] их
       *[other] 2 единицы
    } на { $dyed_good_acc }
note-order-fulfilled = { $seat } выполняет заказ гильдии { $guild_gen }: отдаёт { $wanted_good_acc }
    .deed = выполняет заказ гильдии { $guild_gen }
note-worker-sent-home = { $seat }: работник { $space_at } вытеснен
note-workers-stood =
    { $seat }: { $count ->
        [0] никто не лежит, поднимать некого
        [one] встаёт { $count } работник
        [few] встают { $count } работника
       *[many] встают { $count } работников
    }
note-contract-won = { $seat } получает контракт { $notable_gen }
    .deed = получает контракт { $notable_gen }
# Кое-где за этим сразу следует, кто что получил.
note-boat-moved =
    Лодка приходит к пирсу { $pier }{ $pier ->
        [3] : ходит купец, а за хлопок дают милость
        [4] : все получают милость
        [5] : все получают товар
       *[other] { "" }
    }
note-merchant-moved = Купец идёт { $building_to } (выпало { $pips })
note-builder-moved = Строитель идёт на стройку «{ $building }» (выпало { $pips })
note-builder-left = Всё построено, строитель уходит
note-site-built = Построено: { $building }
    .deed = построено: { $building }
note-tokens-returned = Жетоны цены возвращаются торговцу
note-end-triggered = Близится конец партии: раунд { $round } — последний
    .deed = раунд { $round } станет последним
note-round-begins = Раунд { $round } начинает { $seat }
note-marker-moved = Маркер медитации закрывает действие «{ $outer }»
note-order-marked = Следующий заказ гильдии { $guild_gen }: { $wanted_good_one }
note-neutral-bowl = Нейтральный маркер ложится в чашу Акбара для { $bowl_gen }
note-neutral-order = Нейтральный маркер занимает заказ гильдии { $guild_gen }: { $wanted_good_one }
note-points-gained =
    { $seat }: { $count ->
        [one] +{ $count } очко медитации
        [few] +{ $count } очка медитации
       *[many] +{ $count } очков медитации
    } (теперь { $total })
note-points-lost =
    { $seat }: { $count ->
        [one] пропадает { $count } очко медитации
        [few] пропадают { $count } очка медитации
       *[many] пропадает { $count } очков медитации
    }
note-farm-changed = { $seat } снимает крышку с клетки { $square }
note-french-paid = { $seat } заполняет карту французского торговца
note-mullah-helped = { $seat }: мулла помогает, «{ $action }» на 1 милость дешевле
note-final-coins =
    { $seat }: { $count ->
        [one] { $count } рупия в мешочке
        [few] { $count } рупии в мешочке
       *[many] { $count } рупий в мешочке
    }
note-final-notable =
    { $seat }: { $count ->
        [one] +{ $count } рупия
        [few] +{ $count } рупии
       *[many] +{ $count } рупий
    } ({ $notable })
note-final-guild =
    { $seat }: { $count ->
        [one] +{ $count } рупия
        [few] +{ $count } рупии
       *[many] +{ $count } рупий
    } (заказы гильдии { $guild_gen })
note-final-stone =
    { $seat }: { $count ->
        [one] +{ $count } рупия
        [few] +{ $count } рупии
       *[many] +{ $count } рупий
    } (счётчик медитации)
note-final-covers =
    { $seat }: { $count ->
        [one] +{ $count } рупия
        [few] +{ $count } рупии
       *[many] +{ $count } рупий
    } (снятые крышки)
note-final-akbar =
    { $seat }: { $count ->
        [one] +{ $count } рупия
        [few] +{ $count } рупии
       *[many] +{ $count } рупий
    } (дары Акбару)

## Отказы: товары и ценность

refuse-no-good = У вас нет { $good_gen }. Сначала добудьте этот товар или выберите другой ход.
refuse-neither-good = У вас нет ни { $good_gen }, ни { $other_good_gen }. Сначала добудьте эти товары или выберите другой ход.
refuse-too-few-goods =
    { $held ->
        [0] У вас нет { $good_gen }, а нужно { $needed }.
       *[other] Не хватает { $good_gen }: нужно { $needed }, есть { $held }.
    } Сначала добудьте этот товар или выберите другой ход.
refuse-no-goods = Нужен товар ценностью не больше { $most }, а подходящего у вас нет. Сначала произведите его или выменяйте.
refuse-wrong-value = Не та ценность: у { $good_gen } сейчас { $value }, а нужно ровно { $needed }. Выберите другой товар.
refuse-too-dear =
    { $allowed ->
        [0] Слишком дорого: ценность { $good_gen } сейчас { $value }, а брать пока не на что. Отдайте больше или закончите обмен.
       *[other] Слишком дорого: ценность { $good_gen } сейчас { $value }, а можно не больше { $allowed }. Выберите товар дешевле.
    }
# При обмене и когда маркеров не хватает.
refuse-same-kind = Нельзя отдать и получить одно и то же ({ $store }). Выберите что-нибудь другое.
refuse-return-same = Вернуть и тут же получить одно и то же ({ $store }) бессмысленно. Верните что-нибудь другое.
refuse-none-to-return = Вернуть нечего: { $store_gen } у вас нет. Выберите то, что есть.
refuse-basic-only = Так получают только основные товары, а { $good } не из них. Выберите песчаник, дерево, куркуму или хлопок.
refuse-not-processed = Переработкой { $good_acc } не получить: это основной товар, его производят. Выберите товар, к которому ведёт стрелка.
refuse-nothing-to-process = Для действия «{ $action }» у вас нет подходящего товара. Сначала добудьте товар, от которого идёт стрелка.
refuse-with-processing = Действие «{ $action }» предложат сразу после переработки. Сначала переработайте товар.
refuse-other-colour = Красильщик даёт другой товар из того же ряда, что и { $produced_good }, так что { $good_acc } взять нельзя. Выберите товар из этого ряда.

## Отказы: медитация

refuse-not-standing = Вашего стоящего работника { $space_at } нет. Выберите того, кто стоит.
refuse-not-lying = Вашего лежащего работника { $space_at } нет. Выберите того, кто лежит.
refuse-lay-first = Очки медитации уже потрачены, поэтому работник { $space_at } остаётся стоять. В другой раз сначала уложите всех, кого хотите.
refuse-nobody-lies = Никто из ваших работников не лежит, поднимать некого. Приберегите это на потом.
refuse-too-few-points =
    Нужно { $needed ->
        [one] { $needed } очко медитации
        [few] { $needed } очка медитации
       *[many] { $needed } очков медитации
    }, а { $held ->
        [0] у вас ни одного
       *[other] у вас { $held }
    }. Уложите ещё работников (пока очки не тратились) или выберите действие дешевле.
refuse-blocked = Действие «{ $outer }» закрыто маркером медитации. Выберите другое; фермеры ходят всегда.
refuse-only-meditating = Это возможно только в фазе медитации, в начале хода. Подождите следующего хода.

## Отказы: места и работники

refuse-nobody-sheltered = У повара нет ваших работников (мест у него { $places }). Он принимает стоящих работников, которых вытеснили.
refuse-points-spent = Очки медитации уже потрачены (осталось { $left }), поэтому новые работники очков не дадут. В другой раз начните с них.
refuse-not-built = Поставить работника { $space_to } пока нельзя: здание не построено, и строителя там нет. Выберите построенное здание, персонажа или стройку со строителем.
refuse-too-little-money =
    Там уже ваш работник, и пеон стоит { $needed ->
        [one] { $needed } рупию
        [few] { $needed } рупии
       *[many] { $needed } рупий
    }, а у вас { $held ->
        [0] ни одной
       *[other] { $held }
    }. Выберите другое место.
refuse-peon-paid = Бесплатный пеон работает там, где уже есть ваш работник, а { $space_at } его нет. Выберите место своего работника.
refuse-no-worker = Идти { $space_to } некому: в запасе нет работников. Выберите место, где уже есть ваш работник.
refuse-only-placing = Действие «{ $action }» возможно один раз и только перед тем, как поставить работника.
refuse-after-the-phase = «{ $action }» — для фазы действия, а дополнительное действие статуи идёт после неё. Поставьте работника или заплатите за пеона.
refuse-no-own-worker = Для действия «{ $action }» на поле должен быть ваш работник. Поставьте работника как обычно.

## Отказы: архитектор и стройка

refuse-at-the-top = Выше некуда: ваш маркер в гильдии { $guild_gen } уже на шаге { $step }. Выберите другую гильдию.
refuse-other-guild = В гильдии { $guild_gen } шаг уже сделан. Выберите другую гильдию.
refuse-no-track-left = Выше некуда: все ваши маркеры влияния уже на шаге { $step }. Выберите другое действие.
refuse-already-built = Уже построено: { $building }. Выберите то, что ещё не построено.
refuse-no-worker-to-build = В запасе нет работника, чтобы поставить его { $building_to }. Вместо строительства можно подняться на шаг влияния.
refuse-too-few-materials = Не хватает материалов: { $building } стоит { $cost }, а все ваши материалы вместе — { $worth }. Добудьте песчаник, дерево, цемент или доски; если видов два и больше, это ещё +1.
refuse-pays-too-little = Этого мало: вместе { $worth }, а нужно { $cost }. Добавьте материал; если видов два и больше, это ещё +1.
refuse-pays-too-much = Слишком много: вместе { $worth }, а достаточно { $cost }. Оставьте себе { $good_acc }.
refuse-wrong-level = Этот жетон бонуса для уровня { $level }, а здание уровня { $needed }. Выберите жетон уровня { $needed }.
refuse-bonus-taken = Этот жетон бонуса ({ $bonus }) уже взят. Выберите другой того же уровня.

## Отказы: мореход и нотабли

refuse-too-few-deliveries =
    { $needed ->
        [one] Нужна { $needed } доставка
        [few] Нужны { $needed } доставки
       *[many] Нужно { $needed } доставок
    }, а { $held ->
        [0] не осталось ни одной
        [one] осталась { $held }
       *[other] осталось { $held }
    }. Если мореходу ещё не заплачено, отдайте ему товар.
refuse-one-order = За одно действие морехода выполняют один заказ, и он уже выполнен. Заказ гильдии { $guild_gen } подождёт фазы заказов.
refuse-fare-paid =
    Мореходу уже заплачено за { $deliveries ->
        [one] { $deliveries } доставку
        [few] { $deliveries } доставки
       *[many] { $deliveries } доставок
    }. Ещё раз платят только с контрактом португальского торговца.
refuse-fare-too-high = Вместе выходит { $value }, а португальский торговец разрешает не больше { $allowed }. Выберите товар дешевле.
refuse-notable-away = У реки нет { $notable_gen }. Выберите нотабля, который ждёт товаров.
refuse-not-reached = Лодка ещё не дошла до { $notable_gen }: это уровень { $level }, а открыты уровни до { $reached }. Лодка идёт дальше, когда выполняют контракты.
refuse-not-ordered = Не тот товар: { $notable } не просит { $good_gen }. Выберите товар, который заказан.
refuse-already-delivered = У { $notable_gen } уже есть { $good } ({ $seat }). Выберите другой товар или другого нотабля.
refuse-only-the-sailor = Двойная доставка (2 × { $good } одному нотаблю) возможна только в вашем основном действии у морехода. Здесь доставьте один товар.
refuse-nothing-to-deliver = Лодка у пирса { $pier }, и никто из доступных нотаблей не ждёт ваших товаров. Сначала добудьте нужный.

## Отказы: торговец и жетоны цены

refuse-give-first =
    Сначала отдают, потом берут, а { $taken ->
        [one] взят уже { $taken } товар
        [few] взято уже { $taken } товара
       *[many] взято уже { $taken } товаров
    }. Берите дальше или закончите.
refuse-given-all =
    Торговцу отдают не больше { $most ->
        [one] { $most } товара
       *[other] { $most } товаров
    }. Теперь выберите, что взять.
refuse-worth-nothing = Вместе с этим товаром ({ $good }) можно отдать самое большее на { $value }, и взять за это нечего.
refuse-no-such-return =
    { $value ->
        [0] Сам по себе этот товар ({ $good }) для обмена слишком дёшев, а добавить к нему нечего.
       *[other] Взятое должно стоить на 1 меньше отданного. С этим товаром ({ $good }) вышло бы { $value }, а другими товарами ровно столько сейчас не набрать.
    }
refuse-rest-remains = После этого товара ({ $good }) осталась бы ценность { $value }, а ровно столько ничем не набрать. Выберите другой.
refuse-exchange-first = Обмен ещё не закончен. Завершите его, потом это снова можно.
refuse-peon-free =
    { $price ->
        [0] Пеон сейчас и так бесплатный, милость пропала бы зря.
        [one] Пеон сейчас стоит { $price } рупию, милость пропала бы зря.
        [few] Пеон сейчас стоит { $price } рупии, милость пропала бы зря.
       *[many] Пеон сейчас стоит { $price } рупий, милость пропала бы зря.
    }
refuse-nothing-given = Чтобы взять { $good_acc }, сначала отдайте торговцу свой товар.
refuse-other-goods = Назад тот же товар ({ $good }) не берут. Выберите другой.
refuse-take-more =
    { $value ->
        [0] Отданное стоит слишком мало для обмена. Отдайте ещё товар.
       *[other] За отданное можно взять ещё товаров на { $value }. Сначала возьмите их.
    }
refuse-token-before-or-after =
    { $moved ->
        [0] Жетон цены кладут до обмена или после него, но не посреди обмена. Сначала закончите обмен.
       *[other] Вы уже положили жетон цены. За одно действие кладут только один.
    }
refuse-no-such-side = Ценности { $value } на этом жетоне нет, на нём { $low } и { $high }. Выберите одну из них.
refuse-value-too-far = Жетон меняет ценность не больше чем на 1: у { $good_gen } напечатано { $printed }, и { $value } не подходит. Выберите другой товар или жетон.
refuse-token-lies-there = На этом товаре ({ $good }, ценность { $value }) жетон цены уже лежит. Выберите другой товар или другую сторону.

## Отказы: ботаник и ферма

refuse-different-actions =
    У ботаника делают { $count ->
        [one] { $count } улучшение
        [few] { $count } разных улучшения
       *[many] { $count } разных улучшений
    }, а это уже было. Выберите другое.
refuse-last-space = Счётчик медитации уже на последней клетке ({ $spaces }), дальше некуда. Выберите другое.
refuse-farmer-too-far = Фермер ходит на соседнюю клетку: он стоит на { $farmer_square }, а { $square } с ней не граничит. Выберите другую.
refuse-square-covered = На клетке { $square } лежит крышка. Сначала снимите её.
refuse-no-cover = На клетке { $square } крышки нет. Выберите клетку с крышкой.
refuse-no-covers-left = Все крышки ({ $count }) с вашей фермы уже сняты. Приберегите милость для другого.
refuse-no-farmer-moves = Действие «{ $action }» сейчас ничего не даст: фермерам некуда ходить. Сначала снимите крышку.

## Отказы: гильдии и Акбар

refuse-column-full = Все заказы гильдии { $guild_gen } уже выполнены. Выберите другую гильдию.
refuse-order-limit =
    У гильдии { $guild_gen } пока не больше { $limit ->
        [one] { $limit } заказа
       *[other] { $limit } заказов
    }, и все выполнены. Предел растёт, когда лодка идёт дальше.
refuse-no-influence = У вас нет влияния в гильдии { $guild_gen }. Для заказа поднимитесь там хотя бы на 1 шаг.
refuse-no-bowl = Чаши для { $good_gen } у Акбара нет: основных товаров ему не дарят. Выберите другой товар.
refuse-bowl-full = Чаша для { $good_gen } уже занята. Выберите другую.
refuse-nothing-to-serve = Действие «{ $action }» сейчас ничего не даст: нет ни товара для свободной чаши Акбара, ни товаров для доступного вам заказа. Сначала добудьте их.

## Отказы: милость и дополнительные действия

refuse-tile-not-owned = Жетона милости «{ $tile }» у вас нет. Новые жетоны получают на треках влияния.
refuse-tile-not-on-offer = Жетона милости «{ $tile }» среди открытых нет. Выберите один из открытых.
refuse-used-this-turn = Действие милости «{ $action }» уже использовано. Маркер вернётся в конце вашего хода.
refuse-too-little-favour =
    { $needed ->
        [one] Нужна { $needed } милость
        [few] Нужны { $needed } милости
       *[many] Нужно { $needed } милостей
    }, а у вас { $held ->
        [0] ни одной
       *[other] { $held }
    }. Милость дают, например, у купца и когда вытесняют вашего стоящего работника.
refuse-oil-curry-once =
    Масло и карри поднимают работников только { $count ->
        [1] один раз
        [few] { $count } раза
       *[other] { $count } раз
    } за ход. В следующем ходу можно снова.
refuse-one-is-enough = Лежит только один ваш работник. Отдайте или масло, или карри.
refuse-luxury-once = Роскошный товар ({ $good_one }) в этом ходу уже использован. Каждый вид — раз за ход.
refuse-not-your-notable = Контракта { $notable_gen } у вас нет. Его получает тот, кто доставил больше всех.
refuse-notable-used = Контракт { $notable_gen } в этом ходу уже использован. В следующем ходу можно снова.
refuse-value-on-card = Французский торговец уже взял товар ценностью { $value } и ещё один такой ({ $good_one }) не возьмёт. Выберите другую ценность.

## Места на поле: как они называются и для чего они

# place-KIND — заголовок, about-KIND — пояснение. Если есть about-KIND-NAME, берётся оно, а не
# about-KIND. Без напечатанных чисел: владелец коробки может их исправить.
place-space = { $space }
about-space =
    { $space_key ->
        [sandstone] Работник добывает здесь песчаник: { about-space.farm }
        [wood] Работник заготавливает здесь дерево: { about-space.farm }
        [turmeric] Работник собирает здесь куркуму: { about-space.farm }
        [cotton] Работник собирает здесь хлопок: { about-space.farm }
        [cement] Работник перерабатывает здесь ваш песчаник в цемент. { about-space.follow }
        [boards] Работник перерабатывает здесь ваше дерево в доски. { about-space.follow }
        [curry] Работник перерабатывает здесь вашу куркуму в карри. { about-space.follow }
        [oil] Работник перерабатывает здесь ваш хлопок в масло. { about-space.follow }
        [bricks] Работник перерабатывает здесь ваш песчаник в кирпичи. { about-space.follow }
        [paper] Работник перерабатывает здесь ваше дерево в бумагу. { about-space.follow }
        [dye] Работник перерабатывает здесь вашу куркуму в краску. { about-space.follow }
        [cloth] Работник перерабатывает здесь ваш хлопок в ткань. { about-space.follow }
        [statues] Работник перерабатывает здесь ваши кирпичи в статуи. { about-space.follow }
        [books] Работник перерабатывает здесь вашу бумагу в книги. { about-space.follow }
        [paintings] Работник перерабатывает здесь вашу краску в картины. { about-space.follow }
        [clothes] Работник перерабатывает здесь вашу ткань в одежду. { about-space.follow }
       *[other] Сюда в основном действии ставят работника. Чужой работник, который здесь был, уходит в запас своего владельца.
    }
    .farm = столько, сколько свободных клеток на вашем планшете между этим товаром и фермерами.
    .follow = После этого каждый соперник может переработать один такой товар следом, и за каждого, кто это сделает, вы получите милость.
about-space-architect = Сделайте шаг влияния в одной из гильдий или постройте здание, заплатив материалами. Тот, кто строит, берёт жетон бонуса, и ещё один работник сразу использует новое здание.
about-space-sailor = Доставляйте товары нотаблям у реки; можно выполнить и один заказ гильдии. Первая доставка бесплатна; товар, отданный мореходу, даёт ещё столько доставок, какова его ценность, а за неиспользованные вы получите рупии.
about-space-trader = Обменяйте несколько своих товаров на любые другие, суммарная ценность которых немного меньше. До обмена или после него можно переместить один жетон цены.
about-space-botanist = Улучшайте свой планшет разными способами: продвиньте счётчик медитации, заплатив товарами, снимите крышку, передвиньте фермеров.
place-good =
    { $good_key ->
        [favour] Милость
       *[other] Склад: { $good }
    }
about-good =
    { $good_key ->
        [favour] { about-favour }
        [sandstone] { about-good.general } Кроме того, песчаник — строительный материал.
        [wood] { about-good.general } Кроме того, дерево — строительный материал.
        [cement] { about-good.general } Кроме того, цемент — строительный материал.
        [boards] { about-good.general } Кроме того, доски — строительный материал.
        [oil] { about-good.general } В любой момент своего хода можно отдать масло, чтобы поднять работников.
        [curry] { about-good.general } В любой момент своего хода можно отдать карри, чтобы поднять работников.
        [statues] { about-good.general } В свой ход можно отдать статую ради второго основного действия.
        [books] { about-good.general } В свой ход можно отдать книгу, чтобы поднять работников и получить милость.
        [paintings] { about-good.general } В свой ход можно отдать картину, чтобы сделать шаги влияния в разных гильдиях.
        [clothes] { about-good.general } В свой ход можно отдать одежду и получить её ценность в рупиях.
       *[other] { about-good.general }
    }
    .general = Каждый маркер — один товар: его можно переработать, доставить, обменять или отдать в уплату.
place-notable = { $notable }
about-notable = Ждёт товаров у реки. Каждая доставка приносит рупии и позволяет сделать шаг влияния в его гильдии. Кто доставил больше всех, получает контракт с особой способностью; при равенстве — тот, чей товар стоит выше.
place-square = Клетка фермы { $square }
about-square = Сколько клеток свободно между основным товаром и фермерами по обе стороны от него, столько этого товара вы и получаете. Крышку надо снять, иначе фермер не пройдёт.
place-track = Влияние у { $guild_gen }
about-track = Чем выше вы стоите, тем больше платят за заказы этой гильдии. Некоторые шаги дают милость или жетон милости, а верхний запускает конец партии.
place-bonus = Жетон бонуса: { $bonus }
about-bonus = Кто строит здание этого уровня, берёт один такой жетон и получает то, что на нём указано.
place-order = Заказ { $guild_gen }
about-order = Отмеченный заказ этой гильдии. Отдайте оба товара и получите рупии; кто в гильдии не впереди, получает немного меньше, зато делает шаг влияния. Хотя бы один шаг там уже должен быть сделан.
place-token = { $token }
about-token = Товар, на котором лежит этот жетон, имеет ту ценность, что указана на жетоне. Перемещают его у торговца.
place-stone = Счётчик медитации
about-stone = Его деление показывает, сколько очков медитации даёт работник, который ложится. У ботаника его продвигают за товары.
place-favour = Милость
about-favour = Ею платят за действия милости. Милость дают вытесненные работники, если они стояли, купец, шаги влияния и соперники, которые перерабатывают товар следом за вами.
place-tile = Жетон милости: { $tile }
about-tile = Ещё одно действие милости для вашего планшета. На некоторых шагах влияния вместо милости можно взять один из открытых жетонов.
place-bowl = Чаша Акбара для { $bowl_gen }
about-bowl = В неё кладут один товар в дар Акбару, обычно в фазе заказов. В конце партии дары приносят рупии: чем их больше, тем лучше.
place-action = Действие милости: { $action }
about-action = Его можно выполнить один раз за каждый свой ход, отдав за это милость.
place-rupees = Рупии
about-rupees = Это и деньги, и очки: побеждает тот, у кого больше рупий. По ходу партии ими платят за пеона, чтобы снова использовать место своего работника.
place-pier = Пирс { $pier }
about-pier = Контракты ведут лодку от пирса к пирсу. Когда она приходит, происходит событие, и доступными могут стать нотабли следующих уровней.
place-fare = Плата мореходу: { $good }
about-fare = Заплатите мореходу этим товаром, и вы получите ещё столько доставок, какова его ценность.
place-anytime = В любой момент
about-anytime = То, что вы можете делать в свой ход в любой момент, даже посреди другого действия: действия милости, масло и карри, роскошные товары и способности ваших нотаблей.
place-wheel = Медитация: { $outer }
about-wheel =
    { $outer_key ->
        [trade] За очки медитации вы меняете товар на другой той же ценности. { about-wheel.marker }
        [deliver] За очки медитации вы доставляете товар нотаблю. { about-wheel.marker }
        [process] За очки медитации вы перерабатываете товар по стрелке. { about-wheel.marker }
       *[uncover] За очки медитации вы снимаете крышку со своей фермы. { about-wheel.marker }
    }
    .marker = Маркер медитации закрывает то действие, которым воспользовались последним.
about-wheel-farmer = За очки медитации вы передвигаете фермера на своей ферме. Это действие маркер медитации никогда не закрывает.

## Величины в статистике

fact-score = Счёт
fact-deliveries = Рупии: доставки
fact-bonuses = Рупии: бонусы нотаблей
fact-orders = Рупии: заказы
fact-sailor = Рупии: мореход
fact-buildings = Рупии: со зданий
fact-building = Рупии: строительство
fact-clothes = Рупии: одежда
fact-sales = Рупии: продажи
fact-french = Рупии: французский торговец
fact-peons = Рупии: плата за пеона
fact-contracts = Конец: контракты
fact-guilds = Конец: гильдии
fact-stone = Конец: медитация
fact-covers = Конец: крышки
fact-akbar = Конец: Акбар

## В браузере: имена того, что меняется

player-rupees = Рупии
    .change =
        { $count ->
            [one] { $change } рупия { $source_for }
            [few] { $change } рупии { $source_for }
           *[many] { $change } рупий { $source_for }
        }
player-goods = Товары
    .change =
        { $count ->
            [one] { $change } { $good_one }
            [few] { $change } { $good_few }
           *[many] { $change } { $good_gen }
        }
player-favour = Милость
    .change =
        { $count ->
            [one] { $change } милость
            [few] { $change } милости
           *[many] { $change } милостей
        }
player-supply = Маркеры в запасе
    .change =
        { $count ->
            [one] { $change } маркер в запасе
            [few] { $change } маркера в запасе
           *[many] { $change } маркеров в запасе
        }
player-workers = Работники в запасе
    .change =
        { $count ->
            [one] { $change } работник в запасе
            [few] { $change } работника в запасе
           *[many] { $change } работников в запасе
        }
player-lying = Лежащие работники
    .change =
        { $count ->
            [one] { $change } уложенный работник
            [few] { $change } уложенных работника
           *[many] { $change } уложенных работников
        }
player-sheltered = Работники у повара
    .change =
        { $count ->
            [one] { $change } работник у повара
            [few] { $change } работника у повара
           *[many] { $change } работников у повара
        }
player-farmers = Фермеры
player-covers = Крышки
player-yields = Урожай
player-deliveries = Доставки
    .change =
        { $count ->
            [one] { $change } доставка
            [few] { $change } доставки
           *[many] { $change } доставок
        }
player-exchange = Ценность для обмена
    .change = { $change } к ценности для обмена
player-at-end = Рупии в конце
    .change =
        { $count ->
            [one] { $change } рупия в конце
            [few] { $change } рупии в конце
           *[many] { $change } рупий в конце
        }
player-stone = Счётчик медитации
    .change = { $change } к счётчику медитации
player-influence = Влияние
    .change =
        { $count ->
            [one] { $change } шаг в гильдии { $guild_gen }
            [few] { $change } шага в гильдии { $guild_gen }
           *[many] { $change } шагов в гильдии { $guild_gen }
        }
player-tiles = Жетоны милости
    .change =
        { $count ->
            [one] { $change } жетон милости
            [few] { $change } жетона милости
           *[many] { $change } жетонов милости
        }
player-building-bonuses = Жетоны бонуса
player-contracts = Контракты
    .change =
        { $count ->
            [one] { $change } контракт
            [few] { $change } контракта
           *[many] { $change } контрактов
        }
player-french = Товары у французского торговца
    .change =
        { $count ->
            [one] { $change } товар у французского торговца
            [few] { $change } товара у французского торговца
           *[many] { $change } товаров у французского торговца
        }
table-round = Раунд
table-start = Первый игрок
table-points = Очки медитации
    .change =
        { $count ->
            [one] { $change } очко медитации
            [few] { $change } очка медитации
           *[many] { $change } очков медитации
        }
table-values = Ценность
table-blocked = Закрыто в медитации
table-built = Здания
table-merchant = Купец
table-builder = Строитель
table-coins = Рупии на зданиях
    .change =
        { $count ->
            [one] { $change } рупия ({ $building })
            [few] { $change } рупии ({ $building })
           *[many] { $change } рупий ({ $building })
        }
table-pier = Пирс лодки
    .change = лодка { $change }

## В браузере: общее поле

panel-now = Этот раунд
panel-phase = Фаза
panel-phase-none = между фазами
panel-phase-meditation = медитация
panel-phase-action = основное действие
panel-phase-order = заказы
panel-end-near = Последний раунд — { $round }.
panel-city = Город
panel-city-hint = В каждом ряду — основной товар и то, что из него делают. Число рядом с названием — ценность.
panel-made-from = делают из: { $good }
panel-value = ценность { $value }
panel-value-printed = ценность { $value }, на поле { $printed }
panel-site = не построено, стоимость { $cost }
panel-material = как материал: { $value }
panel-standing = стоит работник: { $seat }
panel-standing-short = стоит
panel-lying = лежит работник: { $seat }
panel-lying-short = лежит
panel-coins =
    { $count ->
        [one] { $count } рупия
        [few] { $count } рупии
       *[other] { $count } рупий
    }
panel-characters = Персонажи
panel-nobody = никого
panel-tokens = Жетоны цены
panel-token-away = у торговца
panel-token-sides = { $low } или { $high }
panel-tiles = Жетоны милости на выбор
panel-pile = В закрытой стопке: { $count }
panel-action = Действие
panel-have = Нужно
panel-spend = Тратится
panel-bonuses = Жетоны бонуса за новые здания
panel-level = Уровень { $level }
panel-river = Река
panel-boat = Лодка у пирса { $pier } из { $piers }. Доставлять можно до уровня { $level }.
panel-boat-leaves = Она отплывёт после контрактов уровня { $level }: { $done } из { $need }.
panel-pier-2 = У пирса 2 достраивается здание, где стоит строитель, и строитель идёт дальше.
panel-pier-3 = У пирса 3 ходит купец, все получают по 1 милости за каждый свой хлопок (не больше 3), предел заказов — 4.
panel-pier-4 = У пирса 4 жетоны цены возвращаются торговцу, все получают 1 милость, предел заказов — 5.
panel-pier-5 = У пирса 5 все получают товар ценностью 1 (с одним хлопком — ценностью 2, с двумя и больше — ценностью 3); предел заказов — 6.
panel-pier-6 = У пирса 6 одежда приносит на 1 рупию больше, и начинается конец партии.
panel-far = пока недоступно
panel-delivered = доставлено: { $seat }
panel-delivered-twice = доставлено дважды: { $seat }
panel-guilds = Гильдии и Акбар
panel-orders = Заказы гильдий: в рамке — открытые, в столбце не больше { $limit }
panel-guild-artisans = Ремесленники
panel-guild-merchants = Купцы
panel-guild-scholars = Учёные
panel-row = Ряд
panel-marked = открытый заказ
panel-done-by = выполнено: { $seat }
panel-neutral = нейтральный маркер
panel-influence = Шаги влияния и плата за заказ
panel-step = Шаг
panel-step-pays = Плата за заказ
panel-step-favour = Милость
panel-akbar = Чаши Акбара
panel-given-by = дар: { $seat }

## В браузере: игроки

panel-you = это вы
panel-hidden = скрыто
panel-place = место { $place }
panel-to-move = ходит
panel-starts = первый игрок
panel-at-the-end = В конце
panel-workers = Работники
panel-workers-told = в запасе { $supply }, стоят { $standing }, лежат { $lying }
panel-stone = клетка { $space } из { $last }
panel-next-worker = Очки за следующего работника
panel-next-space = Следующая клетка стоит
panel-none = нет
panel-farm = Ферма
panel-and-step = и шаг
panel-no-influence = нет влияния
panel-done = Выполненные заказы
panel-gifts = Дары Акбару
panel-favour-actions = Действия милости
panel-used = использовано, лежит маркер
panel-used-up = перевёрнут
panel-used-goods = Использовано в этом ходу
panel-ending = Если бы партия закончилась сейчас
panel-bag = В мешочке
panel-end-notables = Контракты
panel-end-guilds = Гильдии
panel-end-stone = Медитация
panel-end-covers = Снятые крышки
panel-end-akbar = Дары Акбару
panel-total = Всего
panel-ledger = Откуда рупии

## В браузере: что дают контракты

panel-ability-portuguese-trader = Мореходу можно платить несколькими товарами общей ценностью до 4. 1 рупия за каждую доставленную ткань.
panel-ability-sufi = Один раз: бесплатно продвинуть счётчик медитации на клетку. 1 рупия за каждое доставленное карри.
panel-ability-takshaka = Когда вы строите сами: +1 к ценности материалов и 1 рупия.
panel-ability-mahout = Производя песчаник или дерево, вы получаете на 1 больше.
panel-ability-khatib = Производя куркуму или хлопок, вы получаете на 1 больше.
panel-ability-french-trader = Раз за ход: положить на карту 1 товар ценностью до 3. Третий приносит 5 рупий и освобождает карту.
panel-ability-french-trader-values = Раз за ход: положить на карту 1 товар. Товары ценностью 1, 2 и 3 вместе приносят 5 рупий и освобождают карту.
panel-ability-dyer = После производства: можно обменять 2 новых товара на 1 товар того же ряда ценностью до 2. 1 рупия за каждую доставленную краску.
panel-ability-dyer-value-two = После производства: можно обменять 2 новых товара на 1 товар того же ряда ценностью ровно 2. 1 рупия за каждую доставленную краску.
panel-ability-cook = Принимает до 2 ваших стоящих работников, которых вытеснили; отсюда они могут медитировать. 1 рупия за каждое доставленное масло.
panel-ability-muezzin = На 1 очко больше в каждой медитации, которая даёт очки.
panel-ability-jagirdar = У вашего морехода на 1 бесплатную доставку больше. После чужого морехода можно доставить 1 товар; тот игрок получит 1 милость.
panel-ability-caliph = Раз за ход: отдать 1 хлопок и поднять 1 работника.
panel-ability-calligrapher = Пеон стоит всего 1 рупию. 1 рупия за каждую доставленную бумагу.
panel-ability-mullah = Раз в каждый свой ход: действие милости на 1 дешевле, но не меньше 1. 1 рупия за каждый доставленный кирпич.
panel-ability-english-trader = Раз за ход: обменять 1 товар на другой той же ценности.
panel-ability-mosaic-maker = Один раз: взять любой жетон милости, даже из стопки. Раз за ход: обменять 1 очко медитации на 1 милость или 3 очка на 2 милости.
panel-ability-mujtahida = Один раз: если есть работник, можно бесплатно построить здание на первой стройке слева вверху. 2 рупии за каждую доставленную статую.
panel-ability-dutch-trader = В конце: 1, 3 или 6 рупий за заказы одной, двух или трёх гильдий. 2 рупии за каждую доставленную одежду.
panel-ability-painter = Один раз: поднять до 3 работников и сделать шаг в одной гильдии. 2 рупии за каждую доставленную картину.
panel-ability-painter-all-tracks = Один раз: поднять до 3 работников и сделать по шагу во всех гильдиях. 2 рупии за каждую доставленную картину.
panel-ability-subadar = В конце: 1 рупия за каждый ваш заказ. 2 рупии за каждую доставленную книгу.
panel-ability-sadr = Один раз: положить любой товар в свободную чашу Акбара той же ценности. В конце: 1 рупия за каждый ваш дар.
panel-ability-grand-mufti = Один раз: 3 милости. В конце: 3 рупии за каждый набор из трёх гильдий среди ваших заказов и контрактов.
panel-ability-grand-imam = Один раз: 3 милости. В конце: 1 рупия за каждый ваш заказ и контракт учёных, считая этот.
panel-ability-court-artist = Один раз: 3 милости. В конце: 1 рупия за каждый ваш заказ и контракт ремесленников, считая этот.
panel-ability-dewan = Один раз: 3 милости. В конце: 1 рупия за каждый ваш заказ и контракт купцов, считая этот.

## How far the game is

clock-round = Раунд { $round }
clock-last-round = Раунд { $last_round } — последний
clock-start-seat = Первый игрок: { $start_seat }
clock-phase =
    { $phase_key ->
        [meditation] Медитация
        [action] Основное действие
        [order] Заказы
       *[none] Между фазами
    }

## Short names for narrow labels; a notable may break into two lines, at a space or after a hyphen

notable-portuguese-trader-short = Португ. торговец
notable-sufi-short = Суфий
notable-takshaka-short = Такшака
notable-mahout-short = Погонщик
notable-khatib-short = Хатиб
notable-french-trader-short = Франц. торговец
notable-dyer-short = Красиль-щик
notable-cook-short = Повар
notable-muezzin-short = Муэдзин
notable-jagirdar-short = Джагир-дар
notable-caliph-short = Халиф
notable-calligrapher-short = Калли-граф
notable-mullah-short = Мулла
notable-english-trader-short = Англ. торговец
notable-mosaic-maker-short = Мастер мозаики
notable-mujtahida-short = Муджта-хида
notable-dutch-trader-short = Голланд. торговец
notable-painter-short = Художник
notable-subadar-short = Субадар
notable-sadr-short = Садр-ус-судур
notable-grand-mufti-short = Великий муфтий
notable-grand-imam-short = Великий имам
notable-court-artist-short = Придвор. художник
notable-dewan-short = Деван

guild-artisans-short = Ремесленники
guild-merchants-short = Купцы
guild-scholars-short = Учёные

action-good-short = осн. товар
action-process-short = переработка
action-step-short = шаг влияния
action-stand-short = поднять
action-more-short = +1 переработка
action-point-short = очко медит.
action-sell-short = продажа
action-uncover-short = снять крышку
action-deliver-short = доставка
action-order-short = доп. заказ
action-farmers-short = 2 хода ферм.
action-token-short = жетон цены
action-swap-short = обмен товара
action-gain-two-short = ценность 2
action-stone-short = счётчик +1
action-refine-short = из 1 в 2
action-peon-short = пеон даром

## Words on the drawn boards: as short as can be

panel-court-of = Планшет: { $seat }
draw-your-court = Ваш планшет
draw-city = Город Агра

# Город и то, что лежит под ним. Первое: товар и здание, где его делают.
draw-building = { $good } ({ $good_building })
draw-site = стройка
# У кого сколько такого товара: имена с числами.
draw-stock = на складе: { $list }
draw-meditation = Медитация
draw-points =
    { $n ->
        [one] { $n } очко медитации
        [few] { $n } очка медитации
       *[many] { $n } очков медитации
    }
draw-points-value = очки медитации по ценности товара
draw-blocked = закрыто
draw-builders-bonus = Бонус за здание
draw-taken = владелец: { $seat }
# Открытые жетоны милости и число закрытых.
draw-open-tiles = открытые
draw-pile = стопка: { $n }
draw-have-spend = милость: нужно { $have }, тратится { $spend }
draw-enough-favour = вам хватает
draw-not-yours-yet = пока не ваш
# Рупии, которые принёс бы конец игры сейчас.
draw-at-end = +{ $n } в конце
draw-stone = Счётчик
draw-home = запас
draw-standing = стоя
draw-lying = лёжа
draw-markers = маркеры
draw-contracts-tiles = Контракты и жетоны
draw-no-contracts = контрактов пока нет
draw-markers-left =
    { $n ->
        [one] { $n } маркер в запасе
        [few] { $n } маркера в запасе
       *[many] { $n } маркеров в запасе
    }
draw-stone-points = { $n } оч.
draw-farmer-here = здесь стоит фермер
draw-covered = под крышкой
draw-leads = впереди

# The river and the imperial board
# Who would get the contract of a notable now.
draw-notable-leads = впереди { $seat }
draw-notable-won = владелец контракта: { $seat }
draw-next-pays =
    { $n ->
        [one] следующая доставка даёт { $n } рупию
        [few] следующая доставка даёт { $n } рупии
       *[many] следующая доставка даёт { $n } рупий
    }
# For whoever looks: the goods are a list.
draw-you-lack = Вам не хватает: { $list }
draw-your-goods-pay =
    { $n ->
        [one] То, что у вас есть, дало бы сейчас { $n } рупию: { $list }
        [few] То, что у вас есть, дало бы сейчас { $n } рупии: { $list }
       *[many] То, что у вас есть, дало бы сейчас { $n } рупий: { $list }
    }
draw-your-goods-pay-later =
    { $n ->
        [one] После прихода лодки то, что у вас есть, дало бы { $n } рупию: { $list }
        [few] После прихода лодки то, что у вас есть, дало бы { $n } рупии: { $list }
       *[many] После прихода лодки то, что у вас есть, дало бы { $n } рупий: { $list }
    }
draw-contract-at-end =
    { $n ->
        [one] Сейчас этот контракт дал бы вам в конце { $n } рупию
        [few] Сейчас этот контракт дал бы вам в конце { $n } рупии
       *[many] Сейчас этот контракт дал бы вам в конце { $n } рупий
    }
# Favour tiles that may be looked up in the pile.
draw-any-tile = Любой жетон из стопки
draw-contract = Контракт
draw-pier-leaves = Отсюда лодка отплывёт после контрактов уровня { $level }: { $done } из { $need }.
draw-on-step = { $seat }: шаг { $step }
# What is printed on a step of influence.
draw-step =
    { $favour ->
        [0] шаг { $step }: за заказ { $rupees }
        [one] шаг { $step }: при достижении { $favour } милость или жетон, за заказ { $rupees }
        [few] шаг { $step }: при достижении { $favour } милости или жетон, за заказ { $rupees }
       *[many] шаг { $step }: при достижении { $favour } милостей или жетон, за заказ { $rupees }
    }
draw-order-pays =
    { $n ->
        [one] Вы получите { $n } рупию
        [few] Вы получите { $n } рупии
       *[many] Вы получите { $n } рупий
    }
draw-order-limit = Выполнено заказов: { $done }, пока не больше { $limit }
# How far away the things are that bring the last round.
draw-end-contract =
    { $n ->
        [0] Контракт последнего уровня запустил конец партии.
        [one] Ещё { $n } доставка, и контракт последнего уровня запустит конец партии.
        [few] Ещё { $n } доставки, и контракт последнего уровня запустит конец партии.
       *[many] Ещё { $n } доставок, и контракт последнего уровня запустит конец партии.
    }
draw-end-track =
    { $n ->
        [0] Верхний шаг запустил конец партии.
        [one] Ещё { $n } шаг, и верхний запустит конец партии.
        [few] Ещё { $n } шага, и верхний запустит конец партии.
       *[many] Ещё { $n } шагов, и верхний запустит конец партии.
    }
draw-end-orders =
    { $n ->
        [0] Последний заказ запустил конец партии.
        [one] Ещё { $n } заказ, и последний запустит конец партии.
        [few] Ещё { $n } заказа, и последний запустит конец партии.
       *[many] Ещё { $n } заказов, и последний запустит конец партии.
    }
draw-points-left = Очки
draw-next-worker = следующий: +{ $n }
draw-deliveries = Осталось доставок: { $n }
draw-fares = За товар — ещё столько доставок, какова его ценность
draw-paid = оплачено: { $n }
draw-give = Отдать товары: { $n } из { $of }
draw-gave-exactly = Отдано на { $worth }, взять ровно на { $n }
draw-gave-at-most = Отдано на { $worth }, взять не больше чем на { $n }
draw-take-exactly = Взять товары ровно на { $n }
draw-take-at-most = Взять товары не больше чем на { $n }
draw-price-tokens = Жетоны цены
draw-phase-meditation = Медитация
draw-phase-action = Действие
draw-phase-orders = Заказы
# What meditation points pay for.
draw-outer-deliver = Доставка
draw-outer-trade = Обмен
draw-outer-process = Перераб.
draw-outer-uncover = Крышка
draw-outer-farmer = Фермер

## Итог: откуда взялись очки

result-start = в начале
result-deliveries = доставки
result-bonuses = бонусы нотаблей
result-orders = заказы
result-sailor = неиспользованные доставки
result-buildings = со зданий
result-building = строительство
result-clothes = одежда
result-sales = продажи
result-french = французский торговец
result-peons = плата за пеона
result-contracts = контракты
result-guilds = гильдии
result-stone = медитация
result-covers = крышки
result-akbar = Акбар

## Доводы ботов: что ход даёт или теряет, перед числом

reason-rupees = рупии с учётом финального подсчёта
reason-ahead = отрыв к концу партии
reason-goods = товары в запасе
reason-farm = ферма и урожай
reason-meditation = медитация
reason-workers = работники
reason-favour = милость
reason-markers = маркеры в запасе
reason-guilds = влияние в гильдиях
reason-orders = заказы гильдий
reason-gifts = дары Акбару
reason-gifts-ready = товары для свободных чаш Акбара
reason-river = возможные доставки нотаблям
reason-contract = контракт { $notable_gen }
reason-contracts = контракты
reason-building = строительство
reason-tile = жетон милости «{ $tile }»
reason-rivals =
    { $better ->
        [yes] у соперников меньше милости
       *[no] у соперников больше милости
    }
reason-time = близость конца партии
reason-pier = путь лодки
reason-coins = рупии на зданиях
reason-values = ценность товаров
reason-tiles = жетоны милости в стопке

# Чего бот ожидает к концу партии и что дал бы другой ход (amount: со знаком).
score-expected = рупий в конце: около { $points }
score-gained = рупии { $amount }

## Кто победил и почему

outcome-won =
    Победа: { $seat }, { $score ->
        [one] { $score } рупия
        [few] { $score } рупии
       *[many] { $score } рупий
    }.
outcome-tie =
    Победа: { $seat }, { $score ->
        [one] { $score } рупия
        [few] { $score } рупии
       *[many] { $score } рупий
    }. При равенстве решает, чьи товары и милость стоят больше.
outcome-rank =
    { $rank }. { $seat }: { $score ->
        [one] { $text } рупия
        [few] { $text } рупии
       *[many] { $text } рупий
    }
