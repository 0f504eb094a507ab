### Раджи Ганга: сообщения игры по-русски.
###
### Словарь (английское слово правил → русское)
###   worker → рабочий              space (for a worker) → место
###   province tile → тайл          square, cell → клетка (провинции)
###   road end → выход дороги       residence → резиденция
###   quarry → каменоломня          market → рынок; mixed market → смешанный рынок
###   palace → дворец               chamber → покои (только мн. ч.)
###   front terrace → передняя терраса; terrace → терраса; balcony → балкон
###   trade (at the balcony) → обмен
###   Great Mogul → Великий Могол   dancer → танцовщица; yogi → йог
###   master builder → зодчий       overbuild → накрыть (тайл тайлом)
###   harbour → гавань              boat → лодка; river space → клетка реки
###   die, dice → кубик, кубики     face → значение; pips → очки на кубиках
###   turn over (karma) → перевернуть; reroll → переброс
###   supply → запас                Kali's hands → руки Кали
###   money → монеты                fame → очки славы; karma → карма; track → трек
###   upgrade → улучшение           level → сколько очков славы приносит здание
###   yield field → поле дохода     yield tile → жетон дохода; connected → соединённый (дошла дорога)
###   Ganga tile → жетон реки       bonus (of a track) → бонус
###   marker → маркер               round → раунд; pass → круг
###   b4 — синий кубик с 4, b4~ — он же, перевёрнутый за карму (g зелёный, o оранжевый,
###   p фиолетовый); N, E, S, W — вверх, вправо, вниз, влево на планшете провинции
###
### Ходы игроков: на кнопке — инфинитив, в журнале (.told) — настоящее время после имени; и то и
### другое со строчной буквы. Случай и журнал — предложениями без рода игрока. Вопросы — в
### инфинитиве, советы — «Выберите …».
###
### Формы имён: .gen род. п., .dat дат. п., .rolled бросок, .every «каждый …», .neut ср. род, .pl, .pl-gen и .pl-ins мн. ч. им. (и вин.), род. и твор. п.;
### .acc вин. п. (у зданий мн. ч.: улучшают вид зданий), .each «за каждый …»; само имя — в им. п. (у цветов муж. род).

title = Раджи Ганга
about = Стройте провинцию на берегах Ганга с помощью рабочих, кубиков и капельки кармы. Маркеры славы и монет идут навстречу друг другу: кто сведёт их первым, тот близок к победе.

## Настройки партии

option-navaratnas-title = Вариант «Наваратны»
option-navaratnas-about = на одного рабочего больше, меньше кубиков, жетоны дохода на выбор
option-navaratnas = { option-navaratnas-title }: { option-navaratnas-about }
option-ganga-title = Модуль «Ганга»
option-ganga-about = вытянутые жетоны меняют часть клеток реки
option-ganga = { option-ganga-title }: { option-ganga-about }
option-sides-title = Смешанный стол
option-sides-about = каждый выбирает свою сторону планшетов
option-sides = { option-sides-title }: { option-sides-about }
option-harbour-stay-title = Гавань
option-harbour-stay-about = с любым кубиком лодке можно остаться на месте
option-harbour-stay = { option-harbour-stay-title }: { option-harbour-stay-about }
problem-sides-and-navaratnas = Смешанный стол не сочетается с полным вариантом «Наваратны». Уберите «navaratnas» или «sides».

## Имена

colour-blue = синий
    .dat = синему
    .pl = синие
    .pl-gen = синих
    .pl-ins = синими
    .die = синий кубик
    .several =
        { $n ->
            [few] { $n } синих кубика
           *[many] { $n } синих кубиков
        }
colour-green = зелёный
    .dat = зелёному
    .pl = зелёные
    .pl-gen = зелёных
    .pl-ins = зелёными
    .die = зелёный кубик
    .several =
        { $n ->
            [few] { $n } зелёных кубика
           *[many] { $n } зелёных кубиков
        }
colour-orange = оранжевый
    .dat = оранжевому
    .pl = оранжевые
    .pl-gen = оранжевых
    .pl-ins = оранжевыми
    .die = оранжевый кубик
    .several =
        { $n ->
            [few] { $n } оранжевых кубика
           *[many] { $n } оранжевых кубиков
        }
colour-purple = фиолетовый
    .dat = фиолетовому
    .pl = фиолетовые
    .pl-gen = фиолетовых
    .pl-ins = фиолетовыми
    .die = фиолетовый кубик
    .several =
        { $n ->
            [few] { $n } фиолетовых кубика
           *[many] { $n } фиолетовых кубиков
        }
colour-any = любой
    .dat = любому

good-silk = шёлк
    .acc = шёлк
    .gen = шёлка
good-tea = чай
    .acc = чай
    .gen = чая
good-spice = пряности
    .acc = пряности
    .gen = пряностей
good-any = любой товар

building-temple = храм
    .acc = храмы
    .every = каждый храм
    .each = каждый храм
building-palace = дворец
    .acc = дворцы
    .every = каждый дворец
    .each = каждый дворец
building-fort = форт
    .acc = форты
    .every = каждый форт
    .each = каждый форт
building-mill = мельница
    .acc = мельницы
    .every = каждая мельница
    .each = каждую мельницу

chamber-mogul = Великий Могол
    .gen = Великого Могола
    .number = 1
chamber-dancer = танцовщица
    .gen = танцовщицы
    .number = 2
chamber-yogi = йог
    .gen = йога
    .number = 3
chamber-raja = раджа
    .gen = раджи
    .number = 4
chamber-builder = зодчий
    .gen = зодчего
    .number = 5
chamber-portuguese = португалец
    .gen = португальца
    .number = 6

hue-white = белый
    .neut = белое
hue-yellow = жёлтый
    .neut = жёлтое
hue-red = красный
    .neut = красное
hue-brown = коричневый
    .neut = коричневое

bonus-money12 = на отметке 12 монет (лодка вперёд)
bonus-money33 = на отметке 33 монеты (2 любых кубика)
bonus-money44 = на отметке 44 монеты (лодка вперёд)
bonus-money55 = на отметке 55 монет (2 любых кубика)
bonus-fame5 = на отметке 5 очков славы (улучшение)
bonus-fame24 = на отметке 24 очка славы (карма)
bonus-fame31 = на отметке 31 очко славы (лодка вперёд)

side-basic = базовая сторона
side-navaratnas = сторона «Наваратны»

road-straight = прямая
road-curve = поворот
road-fork = развилка
road-cross = перекрёсток

# Кубики по цвету и очкам; .turned: перевёрнут за карму.
die-b1 = синий 1
    .acc = синий кубик (1)
    .rolled = синий кубик (выпало 1)
    .several = { $n } синих по 1
    .turned = синий (1 → 6 за карму)
    .turned_acc = синий кубик (1 → 6 за карму)
    .turned_several = { $n } синих (1 → 6 за карму)
die-b2 = синий 2
    .acc = синий кубик (2)
    .rolled = синий кубик (выпало 2)
    .several = { $n } синих по 2
    .turned = синий (2 → 5 за карму)
    .turned_acc = синий кубик (2 → 5 за карму)
    .turned_several = { $n } синих (2 → 5 за карму)
die-b3 = синий 3
    .acc = синий кубик (3)
    .rolled = синий кубик (выпало 3)
    .several = { $n } синих по 3
    .turned = синий (3 → 4 за карму)
    .turned_acc = синий кубик (3 → 4 за карму)
    .turned_several = { $n } синих (3 → 4 за карму)
die-b4 = синий 4
    .acc = синий кубик (4)
    .rolled = синий кубик (выпало 4)
    .several = { $n } синих по 4
    .turned = синий (4 → 3 за карму)
    .turned_acc = синий кубик (4 → 3 за карму)
    .turned_several = { $n } синих (4 → 3 за карму)
die-b5 = синий 5
    .acc = синий кубик (5)
    .rolled = синий кубик (выпало 5)
    .several = { $n } синих по 5
    .turned = синий (5 → 2 за карму)
    .turned_acc = синий кубик (5 → 2 за карму)
    .turned_several = { $n } синих (5 → 2 за карму)
die-b6 = синий 6
    .acc = синий кубик (6)
    .rolled = синий кубик (выпало 6)
    .several = { $n } синих по 6
    .turned = синий (6 → 1 за карму)
    .turned_acc = синий кубик (6 → 1 за карму)
    .turned_several = { $n } синих (6 → 1 за карму)
die-g1 = зелёный 1
    .acc = зелёный кубик (1)
    .rolled = зелёный кубик (выпало 1)
    .several = { $n } зелёных по 1
    .turned = зелёный (1 → 6 за карму)
    .turned_acc = зелёный кубик (1 → 6 за карму)
    .turned_several = { $n } зелёных (1 → 6 за карму)
die-g2 = зелёный 2
    .acc = зелёный кубик (2)
    .rolled = зелёный кубик (выпало 2)
    .several = { $n } зелёных по 2
    .turned = зелёный (2 → 5 за карму)
    .turned_acc = зелёный кубик (2 → 5 за карму)
    .turned_several = { $n } зелёных (2 → 5 за карму)
die-g3 = зелёный 3
    .acc = зелёный кубик (3)
    .rolled = зелёный кубик (выпало 3)
    .several = { $n } зелёных по 3
    .turned = зелёный (3 → 4 за карму)
    .turned_acc = зелёный кубик (3 → 4 за карму)
    .turned_several = { $n } зелёных (3 → 4 за карму)
die-g4 = зелёный 4
    .acc = зелёный кубик (4)
    .rolled = зелёный кубик (выпало 4)
    .several = { $n } зелёных по 4
    .turned = зелёный (4 → 3 за карму)
    .turned_acc = зелёный кубик (4 → 3 за карму)
    .turned_several = { $n } зелёных (4 → 3 за карму)
die-g5 = зелёный 5
    .acc = зелёный кубик (5)
    .rolled = зелёный кубик (выпало 5)
    .several = { $n } зелёных по 5
    .turned = зелёный (5 → 2 за карму)
    .turned_acc = зелёный кубик (5 → 2 за карму)
    .turned_several = { $n } зелёных (5 → 2 за карму)
die-g6 = зелёный 6
    .acc = зелёный кубик (6)
    .rolled = зелёный кубик (выпало 6)
    .several = { $n } зелёных по 6
    .turned = зелёный (6 → 1 за карму)
    .turned_acc = зелёный кубик (6 → 1 за карму)
    .turned_several = { $n } зелёных (6 → 1 за карму)
die-o1 = оранжевый 1
    .acc = оранжевый кубик (1)
    .rolled = оранжевый кубик (выпало 1)
    .several = { $n } оранжевых по 1
    .turned = оранжевый (1 → 6 за карму)
    .turned_acc = оранжевый кубик (1 → 6 за карму)
    .turned_several = { $n } оранжевых (1 → 6 за карму)
die-o2 = оранжевый 2
    .acc = оранжевый кубик (2)
    .rolled = оранжевый кубик (выпало 2)
    .several = { $n } оранжевых по 2
    .turned = оранжевый (2 → 5 за карму)
    .turned_acc = оранжевый кубик (2 → 5 за карму)
    .turned_several = { $n } оранжевых (2 → 5 за карму)
die-o3 = оранжевый 3
    .acc = оранжевый кубик (3)
    .rolled = оранжевый кубик (выпало 3)
    .several = { $n } оранжевых по 3
    .turned = оранжевый (3 → 4 за карму)
    .turned_acc = оранжевый кубик (3 → 4 за карму)
    .turned_several = { $n } оранжевых (3 → 4 за карму)
die-o4 = оранжевый 4
    .acc = оранжевый кубик (4)
    .rolled = оранжевый кубик (выпало 4)
    .several = { $n } оранжевых по 4
    .turned = оранжевый (4 → 3 за карму)
    .turned_acc = оранжевый кубик (4 → 3 за карму)
    .turned_several = { $n } оранжевых (4 → 3 за карму)
die-o5 = оранжевый 5
    .acc = оранжевый кубик (5)
    .rolled = оранжевый кубик (выпало 5)
    .several = { $n } оранжевых по 5
    .turned = оранжевый (5 → 2 за карму)
    .turned_acc = оранжевый кубик (5 → 2 за карму)
    .turned_several = { $n } оранжевых (5 → 2 за карму)
die-o6 = оранжевый 6
    .acc = оранжевый кубик (6)
    .rolled = оранжевый кубик (выпало 6)
    .several = { $n } оранжевых по 6
    .turned = оранжевый (6 → 1 за карму)
    .turned_acc = оранжевый кубик (6 → 1 за карму)
    .turned_several = { $n } оранжевых (6 → 1 за карму)
die-p1 = фиолетовый 1
    .acc = фиолетовый кубик (1)
    .rolled = фиолетовый кубик (выпало 1)
    .several = { $n } фиолетовых по 1
    .turned = фиолетовый (1 → 6 за карму)
    .turned_acc = фиолетовый кубик (1 → 6 за карму)
    .turned_several = { $n } фиолетовых (1 → 6 за карму)
die-p2 = фиолетовый 2
    .acc = фиолетовый кубик (2)
    .rolled = фиолетовый кубик (выпало 2)
    .several = { $n } фиолетовых по 2
    .turned = фиолетовый (2 → 5 за карму)
    .turned_acc = фиолетовый кубик (2 → 5 за карму)
    .turned_several = { $n } фиолетовых (2 → 5 за карму)
die-p3 = фиолетовый 3
    .acc = фиолетовый кубик (3)
    .rolled = фиолетовый кубик (выпало 3)
    .several = { $n } фиолетовых по 3
    .turned = фиолетовый (3 → 4 за карму)
    .turned_acc = фиолетовый кубик (3 → 4 за карму)
    .turned_several = { $n } фиолетовых (3 → 4 за карму)
die-p4 = фиолетовый 4
    .acc = фиолетовый кубик (4)
    .rolled = фиолетовый кубик (выпало 4)
    .several = { $n } фиолетовых по 4
    .turned = фиолетовый (4 → 3 за карму)
    .turned_acc = фиолетовый кубик (4 → 3 за карму)
    .turned_several = { $n } фиолетовых (4 → 3 за карму)
die-p5 = фиолетовый 5
    .acc = фиолетовый кубик (5)
    .rolled = фиолетовый кубик (выпало 5)
    .several = { $n } фиолетовых по 5
    .turned = фиолетовый (5 → 2 за карму)
    .turned_acc = фиолетовый кубик (5 → 2 за карму)
    .turned_several = { $n } фиолетовых (5 → 2 за карму)
die-p6 = фиолетовый 6
    .acc = фиолетовый кубик (6)
    .rolled = фиолетовый кубик (выпало 6)
    .several = { $n } фиолетовых по 6
    .turned = фиолетовый (6 → 1 за карму)
    .turned_acc = фиолетовый кубик (6 → 1 за карму)
    .turned_several = { $n } фиолетовых (6 → 1 за карму)

# Куда ведут дороги тайла.
roads-N = вверх
roads-E = вправо
roads-NE = вверх и вправо
roads-S = вниз
roads-NS = вверх и вниз
roads-ES = вправо и вниз
roads-NES = вверх, вправо и вниз
roads-W = влево
roads-NW = вверх и влево
roads-EW = вправо и влево
roads-NEW = вверх, вправо и влево
roads-SW = вниз и влево
roads-NSW = вверх, вниз и влево
roads-ESW = вправо, вниз и влево
roads-NESW = во все стороны

# Что есть на тайле: здания и рынки с их доходом.
content-temple = { building-temple }
content-palace = { building-palace }
content-fort = { building-fort }
content-mill = { building-mill }
content-silk = { good-silk } +{ $n }
content-tea = { good-tea } +{ $n }
content-spice = { good-spice } +{ $n }

animal-snake = змея
animal-cow = корова
animal-tiger = тигр

## Ходы игроков

move-quarry = каменоломня: построить тайл
    .told = посылает рабочего в каменоломню
move-mixed = смешанный рынок: продать разные товары
    .told = посылает рабочего на смешанный рынок
move-market = рынок: получить монеты за { $good_acc }
    .told = посылает рабочего на рынок { $good_gen }
move-front = передняя терраса: перебросить кубики
    .told = посылает рабочего на переднюю террасу
move-terrace = терраса: взять { $colour } кубик
    .told = берёт на террасе { $colour } кубик
move-balcony = балкон: обменять { $colour } кубик на { $balcony_colour_pl }
    .told = обменивает на балконе { $colour } кубик
move-chamber = { $chamber } ({ $chamber_number })
    .told = входит в покои { $chamber_gen } ({ $chamber_number })
    .deed = { move-chamber.told }
move-harbour = гавань: плыть
    .told = посылает рабочего в гавань
move-pay =
    { $paid_die_count ->
        [1] заплатить: { $paid_die_acc }
       *[other] заплатить кубиками: { $paid_die }
    }
    .told =
        { $paid_die_count ->
            [1] отдаёт { $paid_die_acc }
           *[other] отдаёт кубики: { $paid_die }
        }
    .deed =
        { $given_die_count ->
            [1] отдаёт { $given_die_acc }
           *[other] отдаёт кубики: { $given_die }
        }
move-tile = взять тайл { $tile } (цена { $tile_price }, { $tile_content })
    .told = берёт тайл «{ $tile_content }» ({ $tile })
    .deed = { move-tile.told }
move-lay = положить на клетку { $cell }, дороги { $roads }
    .told = кладёт тайл на клетку { $cell }, дороги { $roads }
move-overbuild = накрыть клетку { $cell } тайлом { $tile } ({ $tile_content })
    .told = берёт тайл «{ $tile_content }» ({ $tile }), чтобы накрыть им другой
    .deed = накрывает клетку { $cell } тайлом «{ $tile_content }» ({ $tile })
move-reroll = перебросить { $die_acc }
    .told =
        { $die_count ->
            [1] перебрасывает { $die_acc }
           *[other] перебрасывает кубики: { $die }
        }
    .deed = { move-reroll.told }
move-take = взять из запаса { $colour } кубик
    .told = берёт из запаса { $colour_die }
move-return = вернуть в запас { $die_acc }
    .told =
        { $die_count ->
            [1] возвращает в запас { $die_acc }
           *[other] возвращает в запас кубики: { $die }
        }
    .deed = { move-return.told }
move-upgrade = улучшить { $building_acc }
    .told = улучшает { $building_acc }
move-sail =
    { $spaces ->
        [0] оставить лодку на месте
        [one] проплыть { $spaces } свободную клетку
        [few] проплыть { $spaces } свободные клетки
       *[many] проплыть { $spaces } свободных клеток
    }
    .told =
        { $spaces ->
            [0] оставляет лодку на месте
            [one] проплывает { $spaces } свободную клетку
            [few] проплывает { $spaces } свободные клетки
           *[many] проплывает { $spaces } свободных клеток
        }
# Конец выбора или отказ: больше не перебрасывать, не возвращать, жетон не брать.
move-done = на этом всё
    .told = идёт дальше
move-done-tile = не брать тайл
move-done-reroll = бросить выбранные кубики
move-done-room = взять меньше кубиков
move-done-colour = больше не брать кубиков
move-done-jewel = не брать жетон дохода
move-yield = сначала получить доход с поля { $field }
    .told = сначала получает доход с поля { $field }
move-bonus = сначала взять бонус { $bonus }
    .told = сначала берёт бонус { $bonus }
move-jewel = положить жетон дохода { $jewel } ({ $jewel_reward }) на поле { $field }
    .told = кладёт жетон дохода «{ $jewel_reward }» ({ $jewel }) на поле { $field }
    .deed = { move-jewel.told }
move-score =
    { $good_key ->
        [any] { $markets ->
            [0] не получать монет за рынки
            [one] получить { move-score.coins } за { $markets } рынок
            [few] получить { move-score.coins } за { $markets } разных рынка
           *[many] получить { move-score.coins } за { $markets } разных рынков
        }
       *[other] { $markets ->
            [one] получить { move-score.coins } за { $markets } рынок { $good_gen }
            [few] получить { move-score.coins } за { $markets } рынка { $good_gen }
           *[many] получить { move-score.coins } за { $markets } рынков { $good_gen }
        }
    }
    .told =
        { $good_key ->
            [any] { $markets ->
                [0] не получает монет за рынки
                [one] получает { move-score.coins } за { $markets } рынок
                [few] получает { move-score.coins } за { $markets } разных рынка
               *[many] получает { move-score.coins } за { $markets } разных рынков
            }
           *[other] { $markets ->
                [one] получает { move-score.coins } за { $markets } рынок { $good_gen }
                [few] получает { move-score.coins } за { $markets } рынка { $good_gen }
               *[many] получает { move-score.coins } за { $markets } рынков { $good_gen }
            }
        }
    .coins =
        { $money ->
            [one] { $money } монету
            [few] { $money } монеты
           *[many] { $money } монет
        }

## Случай

move-roll = Выпало: { $die }
move-reveal = Открыт { $tile_colour } тайл: { $tile_content }, цена { $tile_price } ({ $tile })
move-draw = Вытянут жетон дохода { $jewel } ({ $jewel_reward })
    .told = Вытянут жетон дохода «{ $jewel_reward }» ({ $jewel })
move-start = Партию начинает { $seat }
move-ganga =
    Модуль «Ганга»: { $pips ->
        [one] на { $pips } клетку дальше
        [few] на { $pips } клетки дальше
       *[many] на { $pips } клеток дальше
    }
move-flow = На реку ложится жетон { $flow } ({ $flow_reward })

## Вопросы

ask-worker = Куда поставить рабочего?
ask-tile = Какой тайл взять?
ask-payment = Какими кубиками заплатить? (~ — перевёрнут за карму)
ask-lay = Куда положить тайл и как его повернуть?
ask-market-die = Какой кубик отдать? Сработает не больше рынков, чем на нём очков (~ — перевёрнут за карму).
ask-score = Какие рынки сработают? От этого зависит, какие деления вы пройдёте на треке монет.
ask-reroll = Какие кубики перебросить?
ask-balcony-die = Какой кубик обменять?
ask-chamber-die = Какой кубик отдать за покои? (~ — перевёрнут за карму)
ask-overbuild = Какую клетку накрыть и каким тайлом?
ask-overbuild-lay = Как повернуть тайл?
ask-harbour-die = Какой кубик отдать? Лодка пройдёт не больше клеток, чем на нём очков (~ — перевёрнут за карму).
ask-sail = На сколько клеток плыть?
ask-chamber = Какие покои посетить?
ask-room = У Кали не хватает рук: вернуть кубики в запас или взять меньше?
ask-colour = Кубик какого цвета взять?
ask-upgrade = Какие здания улучшить?
ask-yield = Какой доход получить первым?
ask-bonus = Какой бонус получить первым?
ask-first-jewel = На какое коричневое поле положить жетон дохода?
ask-jewel = Какой жетон дохода взять и на какое поле положить?
ask-roll = Что выпало на кубике?
ask-reveal = Какой тайл открылся?
ask-draw = Какой жетон дохода вытянут?
ask-start = Кто ходит первым?
ask-ganga = Модуль «Ганга»: что выпало на кубике?
ask-flow = Модуль «Ганга»: какой жетон реки вытянут?

## Где мы в правилах

crumb-setup = Подготовка
crumb-rounds = Раунд
crumb-turn = Ход
crumb-quarry = Каменоломня
crumb-payment = Оплата
crumb-reveal = Новый тайл
crumb-specialyields = Доходы
crumb-upgrade = Улучшение
crumb-onegood = Рынок одного товара
crumb-scoremarkets = Доход рынков
crumb-frontterrace = Передняя терраса
crumb-balcony = Балкон
crumb-chamber = Покои
crumb-chamberofchoice = Покои на выбор
crumb-masterbuilder = Зодчий
crumb-harbour = Гавань
crumb-sail = Плавание
crumb-takedice = Кубики из запаса
crumb-roll = Бросок
crumb-bonuses = Бонусы
crumb-whitetile = Белый жетон дохода
crumb-firstjewel = Первый жетон дохода
crumb-choosejewel = Выбор жетона дохода
crumb-gangatiles = Жетоны реки

## Журнал

note-money-gained =
    { $seat }: { $amount ->
        [one] +{ $amount } монета
        [few] +{ $amount } монеты
       *[many] +{ $amount } монет
    } (теперь { $total })
note-money-paid =
    { $seat }: { $amount ->
        [one] −{ $amount } монета
        [few] −{ $amount } монеты
       *[many] −{ $amount } монет
    } ({ $total ->
        [one] осталась { $total }
       *[other] осталось { $total }
    })
note-fame-gained =
    { $seat }: { $amount ->
        [one] +{ $amount } очко славы
        [few] +{ $amount } очка славы
       *[many] +{ $amount } очков славы
    } (теперь { $total })
note-karma-gained = { $seat }: +{ $amount } к карме (теперь { $total })
note-worker-gained = { $seat } получает ещё одного рабочего (теперь их { $total })
note-worker-left = { $seat }: последний неактивный рабочий выходит из игры
note-boat-moved =
    { $seat } проплывает { $spaces ->
        [one] { $spaces } свободную клетку
        [few] { $spaces } свободные клетки
       *[many] { $spaces } свободных клеток
    } и встаёт на клетку { $space }
    .deed = плывёт до клетки { $space }
note-level-raised =
    { $seat }: { $building_every } теперь приносит { $level ->
        [one] { $level } очко славы
        [few] { $level } очка славы
       *[many] { $level } очков славы
    }
note-tile-laid = { $seat }: тайл { $tile } теперь на клетке { $cell }
note-field-reached = { $seat }: дорога дошла до поля дохода { $field }
note-die-rolled =
    { $die_count ->
        [1] { $seat } бросает { $die_rolled }
       *[other] { $seat } бросает кубики: { $die }
    }
    .deed =
        { $die_count ->
            [one] +{ $die_count } кубик ({ $die })
            [few] +{ $die_count } кубика ({ $die })
           *[many] +{ $die_count } кубиков ({ $die })
        }
# Кубики, которые были и раньше.
note-die-rerolled =
    { $die_count ->
        [1] { $seat } бросает { $die_rolled }
       *[other] { $seat } бросает кубики: { $die }
    }
    .deed =
        { $die_count ->
            [1] бросает { $die_rolled }
           *[other] бросает кубики: { $die }
        }
# Где не было выбора цвета.
note-die-taken = { $seat } берёт из запаса { $colour_die }
note-bonus-taken = { $seat } получает бонус { $bonus }
note-markers-met = { $seat }: маркеры встретились (слава { $fame }, монеты { $money })
    .deed = маркеры встретились
note-last-pass = Это последний круг
note-round-begins = Раунд { $round } начинает { $seat }
note-no-space =
    { $seat }: { $workers ->
        [one] { $workers } рабочему некуда встать
       *[other] { $workers } рабочим некуда встать
    }

## Отказы

refuse-space-taken = Место уже занято ({ $seat }). Выберите свободное.
refuse-all-taken =
    { $spaces ->
        [1] Единственное место здесь занято до конца раунда.
        [2] Оба места здесь заняты до конца раунда.
        [one] Все { $spaces } место здесь занято до конца раунда.
        [few] Все { $spaces } места здесь заняты до конца раунда.
       *[many] Все { $spaces } мест здесь заняты до конца раунда.
    } Выберите другую часть поля.
refuse-too-little-money =
    Не хватает { $missing ->
        [one] { $missing } монеты
       *[other] { $missing } монет
    }: у вас { $held ->
        [0] ни одной
        [one] { $held } монета
        [few] { $held } монеты
       *[many] { $held } монет
    }. Заработайте на рынке или на передней террасе.
refuse-too-few-pips =
    Не хватает { $missing ->
        [one] { $missing } очка
       *[other] { $missing } очков
    } на { $colour_pl-gen } кубиках: нужны ещё кубики, карма или тайл дешевле.
refuse-mixed-once =
    За раунд на смешанный рынок можно отправить не больше { $allowed ->
        [one] { $allowed } рабочего
       *[other] { $allowed } рабочих
    }. Выберите рынок одного товара.
refuse-too-many-markets =
    { $allowed ->
        [0] Такие рынки здесь не работают.
        [one] { $given } — слишком много: здесь сработает не больше { $allowed } такого рынка.
       *[other] { $given } — слишком много: здесь сработает не больше { $allowed } таких рынков.
    }
refuse-one-of-each =
    { $goods ->
        [one] На смешанном рынке сработает ровно один рынок: у вас есть только этот товар.
        [few] На смешанном рынке сработает ровно по одному рынку каждого из ваших { $goods } товаров.
       *[many] На смешанном рынке сработает ровно по одному рынку каждого из ваших { $goods } товаров.
    }
refuse-scores-the-same =
    Так тоже выйдет { $money ->
        [one] { $money } монета
        [few] { $money } монеты
       *[many] { $money } монет
    }, разницы нет. Возьмите то, что предложено.
refuse-no-such-markets =
    { $markets ->
        [0] Без рынков так не бывает
        [one] У вас нет такого рынка
        [few] У вас нет { $markets } таких рынков
       *[many] У вас нет { $markets } таких рынков
    }, чтобы вышло { $money ->
        [one] { $money } монета
        [few] { $money } монеты
       *[many] { $money } монет
    }.
refuse-scores-less =
    Так вы получите только { $money ->
        [one] { $money } монету
        [few] { $money } монеты
       *[many] { $money } монет
    }, а можно { $better }, и ничего лишнего на треке вы при этом не заденете. Возьмите больше.
refuse-no-dice =
    { $held ->
        [0] Нужно отдать кубик, а у вас нет ни одного. Возьмите кубик на террасе.
       *[other] Нужно отдать кубик, а подходящего у вас нет (кубиков: { $held }). Возьмите кубик на террасе.
    }
refuse-colour-not-shown = Берут по одному кубику показанных цветов, и этого цвета ({ $colour }) среди них нет или он уже взят. Возьмите другой.
refuse-supply-out = В запасе не осталось { $colour_pl-gen } кубиков. Выберите другой цвет.
refuse-no-die-of-colour = Нужен { $colour } кубик, а у вас такого нет. Возьмите его на террасе.
refuse-no-die-of-face = Нужен кубик со значением { $face } (или { $opposite } и 1 карма, чтобы его перевернуть). Карма сейчас: { $karma }. Возьмите или перебросьте кубики.
refuse-nothing-to-overbuild =
    { $tiles ->
        [0] Накрывать нечего: в провинции нет тайла, который ещё можно накрыть.
        [1] Ваш единственный тайл сейчас не накрыть: нужны тайл дороже, кубики его цвета на разницу и подходящие дороги.
        [one] Ни один из { $tiles } тайла сейчас не накрыть: нужны тайл дороже, кубики его цвета на разницу и подходящие дороги.
       *[other] Ни один из { $tiles } тайлов сейчас не накрыть: нужны тайл дороже, кубики его цвета на разницу и подходящие дороги.
    }
refuse-river-too-short =
    Плыть надо ровно на { $needed ->
        [one] { $needed } свободную клетку
        [few] { $needed } свободные клетки
       *[many] { $needed } свободных клеток
    }, а впереди { $ahead ->
        [0] ни одной
       *[other] их { $ahead }
    }. Выберите другой ход.
refuse-river-end = Лодка уже на последней клетке реки ({ $last }). Выберите другое место.
refuse-no-harbour-die = Нужен кубик со значением от 1 до { $most } (или с таким значением на обратной стороне и 1 карма, чтобы его перевернуть). Карма сейчас: { $karma }. Возьмите или перебросьте кубики.
refuse-not-held =
    { $held ->
        [0] Кубика «{ $colour } { $face }» у вас нет.
       *[other] Кубиков «{ $colour } { $face }» у вас только { $held }.
    } Выберите из тех, что есть.
refuse-too-little-karma = Не хватает кармы: нужно { $needed }, есть { $held }. Переверните меньше кубиков или зайдите к йогу.
refuse-wrong-colour = Здесь нужен { $colour } цвет, а это { $given_colour }. Платите { $colour_pl-ins } кубиками.
refuse-die-not-needed =
    Один кубик лишний: выходит { $paid ->
        [one] { $paid } очко
        [few] { $paid } очка
       *[many] { $paid } очков
    }, а достаточно { $needed }. Уберите один кубик.
refuse-karma-not-needed =
    Карма тут лишняя: выходит { $paid ->
        [one] { $paid } очко
        [few] { $paid } очка
       *[many] { $paid } очков
    }, а достаточно { $needed }. Отдайте кубик как есть.
refuse-turned-down = Перевернув { $face }, вы получите { $opposite }: это меньше. Отдайте кубик как есть.
refuse-wrong-pips = Нужен кубик ровно со значением { $needed }, а на этом { $given }. Выберите другой или переверните подходящий за карму.
refuse-harbour-pips = В гавани годятся кубики от 1 до { $most }, а на этом { $given }. Переверните его за карму или отдайте другой.
refuse-one-die =
    Нужен ровно один кубик, а { $given ->
        [one] выбран { $given } кубик
        [few] выбрано { $given } кубика
       *[many] выбрано { $given } кубиков
    }. Отдайте один.
refuse-not-on-offer = Тайл { $tile } не лежит сверху стопки. Выберите один из верхних тайлов.
refuse-square-taken = Клетка { $cell } занята тайлом { $tile }. Выберите свободную; накрывает тайлы только зодчий.
refuse-square-unreached = К клетке { $cell } не ведёт дорога от резиденции. Выберите клетку, куда она ведёт.
refuse-wrong-roads = Так этот тайл не повернуть: дорог на нём { $ends }, а указано { $given }. Поверните его иначе.
refuse-not-connected = Если так положить тайл на клетку { $cell }, он не соединится с вашими дорогами. Поверните его иначе.
refuse-not-dearer = Новый тайл должен быть дороже: он стоит { $price }, а прежний — { $old }. Выберите тайл дороже.
refuse-overbuilt-once = На клетке { $cell } тайл уже накрывали, второй раз нельзя. Выберите другую клетку.
refuse-cuts-off =
    Это отрежет от резиденции { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[many] { $tiles } тайлов
    }. Поверните тайл иначе или выберите другой.
refuse-empty-square = На клетке { $cell } нет тайла, накрывать нечего. Выберите клетку с тайлом.
refuse-fully-upgraded =
    Выше некуда: { $building_every } уже приносит { $level ->
        [one] { $level } очко славы
        [few] { $level } очка славы
       *[many] { $level } очков славы
    }. Выберите другое здание.
refuse-too-far =
    { $given } — слишком далеко: плыть можно не больше чем на { $allowed ->
        [one] { $allowed } клетку
        [few] { $allowed } клетки
       *[many] { $allowed } клеток
    }. Выберите меньшее число.
refuse-past-the-end =
    { $allowed ->
        [one] { $given } — слишком далеко: до конца реки осталась { $allowed } свободная клетка.
        [few] { $given } — слишком далеко: до конца реки осталось { $allowed } свободные клетки.
       *[many] { $given } — слишком далеко: до конца реки осталось { $allowed } свободных клеток.
    }
refuse-must-sail =
    Лодка должна пройти хотя бы { $least ->
        [one] { $least } клетку
        [few] { $least } клетки
       *[many] { $least } клеток
    }. Выберите, на сколько плыть.
refuse-in-order = Кубики выбирают по порядку, и вы уже дошли до кубика «{ $colour } { $face }». Выберите такой же или следующий.
refuse-field-not-reached = Поле { $field } сейчас дохода не даёт. Выберите поле, к которому только что подошла дорога.
refuse-field-covered = На поле { $field } уже лежит жетон. Выберите свободное поле того же цвета.
refuse-field-colour = Поле { $field_hue_neut }, а жетон { $tile_hue }. Выберите поле под цвет жетона.
refuse-jewel-gone = Жетона { $jewel } среди выложенных уже нет. Выберите другой.
refuse-equal-jewel = Жетоны { $jewel } и { $other_jewel } одинаковы. Берите { $other_jewel }.
refuse-other-jewel = Положить надо вытянутый жетон { $jewel }. Выберите поле для него.
refuse-karma-no-use = Здесь важен только цвет, тратить карму (у вас { $held }) незачем. Отдайте кубик как есть.
refuse-wrong-square = Зодчий накрывает тайл на клетке { $cell }. Положите новый тайл туда.
refuse-no-mogul = Река не ведёт к Великому Моголу. Выберите покои с номером от { $first } до 6.
refuse-bonus-not-due =
    { $due ->
        [1] Этот бонус сейчас взять нельзя. Возьмите единственный доступный.
       *[other] Этот бонус сейчас взять нельзя. Выберите один из доступных (их { $due }).
    }
refuse-no-gain =
    Карма тут ничего не даст: с ней сработает { $turned ->
        [one] { $turned } рынок
        [few] { $turned } рынка
       *[many] { $turned } рынков
    }, без неё — { $plain }. Отдайте кубик как есть.

## Наши решения: называются там, где одно из них что-то запрещает

ruling-useless-payments = кубики и карма не тратятся впустую
ruling-most-valuable-markets = срабатывают самые ценные рынки
ruling-dice-picked-in-order = кубики выбирают по порядку
ruling-equal-yield-tiles = одинаковые жетоны предлагаются один раз

## Награды: коротко, для поля

reward-dice =
    { $n ->
        [one] { $n } любой кубик
        [few] { $n } любых кубика
       *[many] { $n } любых кубиков
    }
reward-karma = +{ $n } к карме
reward-money =
    { $n ->
        [one] +{ $n } монета
        [few] +{ $n } монеты
       *[many] +{ $n } монет
    }
reward-fame =
    { $n ->
        [one] +{ $n } очко славы
        [few] +{ $n } очка славы
       *[many] +{ $n } очков славы
    }
reward-upgrade =
    { $n ->
        [one] { $n } улучшение
        [few] { $n } улучшения
       *[many] { $n } улучшений
    }
reward-boat = лодка: следующая свободная клетка
reward-any-chamber = покои на выбор (2–6)
reward-chamber =
    { $n ->
        [1] покои 1: Великий Могол
        [2] покои 2: танцовщица
        [3] покои 3: йог
        [4] покои 4: раджа
        [5] покои 5: зодчий
        [6] покои 6: португалец
       *[other] покои { $n }
    }
reward-dice-per-karma = по { $colour_dat } кубику за каждую карму
reward-money-per-market =
    { $n ->
        [one] +{ $n } монета
        [few] +{ $n } монеты
       *[many] +{ $n } монет
    } за каждый рынок
reward-mixed-goods = смешанный рынок
reward-one-good =
    { $n ->
        [1] 1 рынок
        [one] до { $n } рынка одного товара
       *[other] до { $n } рынков одного товара
    }
reward-fame-per-upgrade =
    { $n ->
        [one] +{ $n } очко славы
        [few] +{ $n } очка славы
       *[many] +{ $n } очков славы
    } за каждое улучшение
reward-money-per-upgrade =
    { $n ->
        [one] +{ $n } монета
        [few] +{ $n } монеты
       *[many] +{ $n } монет
    } за каждое улучшение
reward-fame-per-karma =
    { $n ->
        [one] +{ $n } очко славы
        [few] +{ $n } очка славы
       *[many] +{ $n } очков славы
    } за каждую карму
reward-coloured-dice =
    { $dice_colour_count ->
        [2] { $dice_colour_die }
       *[other] кубики: { $dice_colour }
    }
reward-sail-up-to =
    { $n ->
        [1] лодка: 1 клетка
        [one] лодка: до { $n } клетки
       *[other] лодка: до { $n } клеток
    }
reward-upgrade-and-die = улучшение и любой кубик
reward-fame-per-market-tile =
    { $n ->
        [one] +{ $n } очко славы
        [few] +{ $n } очка славы
       *[many] +{ $n } очков славы
    } за каждый тайл с рынком
reward-fame-per-river-spaces =
    +1 очко славы за { $n ->
        [1] каждую клетку реки
        [one] каждую { $n } клетку реки
        [few] каждые { $n } клетки реки
       *[many] каждые { $n } клеток реки
    }
reward-money-per-building =
    { $n ->
        [one] +{ $n } монета
        [few] +{ $n } монеты
       *[many] +{ $n } монет
    } за каждое здание
reward-money-per-yield-tile =
    { $n ->
        [one] +{ $n } монета
        [few] +{ $n } монеты
       *[many] +{ $n } монет
    } за каждый соединённый жетон дохода
reward-fame-per-curve =
    { $n ->
        [one] +{ $n } очко славы
        [few] +{ $n } очка славы
       *[many] +{ $n } очков славы
    } за каждый поворот
reward-fame-per-worker =
    { $n ->
        [one] +{ $n } очко славы
        [few] +{ $n } очка славы
       *[many] +{ $n } очков славы
    } за каждого рабочего

## Места на поле: как они называются и для чего они

# place-KIND — заголовок, about-KIND — пояснение. Если есть about-KIND-NAME, берётся оно, а не
# about-KIND. Без напечатанных чисел: владелец коробки может их исправить.
place-quarry = Каменоломня
about-quarry = За следующее свободное место платят монетами. Затем вы берёте один из открытых тайлов, отдаёте кубики его цвета, на которых вместе не меньше очков, чем он стоит, и сразу кладёте его в свою провинцию.
place-mixed = Смешанный рынок
about-mixed = Вы получаете монеты за один рынок каждого товара в своей провинции. Отдавать кубик не нужно.
place-market = Рынок: { $good }
about-market = Вы отдаёте любой кубик и получаете монеты за рынки { $good_gen } в своей провинции, но не больше чем за столько рынков, сколько очков на кубике.
place-front = Передняя терраса
about-front = Вы получаете монеты, а потом можете перебросить любые свои кубики.
place-terrace = Терраса: { $colour } цвет
about-terrace = Вы берёте из запаса столько { $colour_pl-gen } кубиков, сколько показано на этом месте, бросаете их и кладёте на статую Кали.
place-balcony = Балкон: { $colour } цвет
about-balcony = Вы отдаёте { $colour } кубик с любым значением и берёте кубики другого цвета, показанного на балконе.
place-chamber = { $chamber } (покои { $chamber_number })
about-chamber = Вы отдаёте кубик, значение которого равно номеру покоев, и получаете то, что они дают.
about-chamber-mogul = За кубик со значением { $chamber_number } вы получаете очки славы, и первый ход следующего раунда будет вашим.
about-chamber-dancer = За кубик со значением { $chamber_number } вы берёте кубики любых цветов и жетон дохода.
about-chamber-yogi = За кубик со значением { $chamber_number } вы получаете карму и берёте кубики любого цвета.
about-chamber-raja = За кубик со значением { $chamber_number } вы улучшаете один вид зданий и получаете монеты.
about-chamber-builder = За кубик со значением { $chamber_number } вы накрываете тайл своей провинции более дорогим и доплачиваете только разницу в очках. Поля дохода при этом ничего не дают.
about-chamber-portuguese = За кубик со значением { $chamber_number } ваша лодка проходит ровно столько свободных клеток реки, сколько показано в покоях, и вы получаете награду той клетки, где она остановится.
place-harbour = Гавань
about-harbour = Вы отдаёте кубик с малым значением: лодка проходит не больше свободных клеток, чем на нём очков, и вы получаете награду той клетки, где она остановится. За дальние места для рабочих платят ещё и монетами.
place-die =
    { $die_key ->
        [b1] Синий кубик со значением 1
        [b2] Синий кубик со значением 2
        [b3] Синий кубик со значением 3
        [b4] Синий кубик со значением 4
        [b5] Синий кубик со значением 5
        [b6] Синий кубик со значением 6
        [g1] Зелёный кубик со значением 1
        [g2] Зелёный кубик со значением 2
        [g3] Зелёный кубик со значением 3
        [g4] Зелёный кубик со значением 4
        [g5] Зелёный кубик со значением 5
        [g6] Зелёный кубик со значением 6
        [o1] Оранжевый кубик со значением 1
        [o2] Оранжевый кубик со значением 2
        [o3] Оранжевый кубик со значением 3
        [o4] Оранжевый кубик со значением 4
        [o5] Оранжевый кубик со значением 5
        [o6] Оранжевый кубик со значением 6
        [p1] Фиолетовый кубик со значением 1
        [p2] Фиолетовый кубик со значением 2
        [p3] Фиолетовый кубик со значением 3
        [p4] Фиолетовый кубик со значением 4
        [p5] Фиолетовый кубик со значением 5
        [p6] Фиолетовый кубик со значением 6
       *[other] Кубик { $die }
    }
about-die = Кубики лежат на руках статуи Кали. За тайлы платят цветом и очками, за покои, рынки и гавань — очками, а за обмен на балконе — цветом.
place-tile = Тайл провинции { $tile }
about-tile = За него отдают кубики его цвета, на которых вместе не меньше очков, чем он стоит. Когда тайл кладут, каждый рынок на нём приносит монеты, а каждое здание — очки славы.
place-square = Клетка провинции { $cell }
about-square = Сюда можно положить тайл, если его дорога продолжает дорогу, ведущую к резиденции. Накрыть тайл другим может только зодчий.
place-supply = Запас { $colour_pl-gen } кубиков
about-supply = Кубик из запаса сразу бросают и кладут на свободную руку статуи Кали. Отданные кубики возвращаются сюда.
place-building = Улучшения: { $building }
about-building = Столько очков славы приносит каждое такое здание, когда кладут тайл с ним. Улучшение повышает это число для следующих тайлов.
place-field = Поле дохода { $field }
about-field = Один раз даёт свой доход, как только дорога соединит его с резиденцией.
place-bonus = Бонус { $bonus }
about-bonus = Этот бонус вы получаете один раз, когда ваш маркер доходит до этого деления трека или проходит его.
place-jewel = Жетон дохода { $jewel }
about-jewel = В базовой игре он сразу даёт доход и откладывается. В варианте «Наваратны» он лежит на поле своего цвета и даёт доход, когда туда дойдёт дорога.
place-good =
    { $good_key ->
        [any] Рынки провинции
       *[other] Рынки провинции: { $good }
    }
about-good = Каждый рынок приносит монеты, когда кладут его тайл, и потом всякий раз, когда он срабатывает.
place-money = Монеты
about-money = Ими платят за места в каменоломне и в гавани. Маркер монет идёт навстречу маркеру славы; когда они встретятся, партия закончится вместе с этим кругом.
place-fame = Слава
about-fame = Очки славы приносят прежде всего здания, и они никогда не теряются. Маркер славы идёт навстречу маркеру монет; когда они встретятся, партия закончится вместе с этим кругом.
place-karma = Карма
about-karma = За каждую единицу кармы можно при оплате перевернуть один кубик на противоположную сторону.
place-workers = Рабочие
about-workers = В каждом круге игрок ставит одного рабочего. Новые рабочие ждут на треке славы, на треке монет и у моста.
place-river =
    { $space ->
        [0] Начало реки
       *[other] Клетка реки { $space }
    }
about-river =
    { $space ->
        [0] Отсюда отплывают все лодки.
       *[other] Лодка, которая здесь остановится, приносит награду этой клетки. Клетки с чужими лодками не считаются, их проходят.
    }

## Величины в статистике

fact-money = Монеты
fact-fame = Слава
fact-karma = Карма
fact-boat = Клетка реки
fact-workers = Рабочие
fact-province = Построено тайлов

## В браузере

# Названия того, что меняет ход, и заголовки.
player-money = Монеты
    .change =
        { $count ->
            [one] { $change } монета
            [few] { $change } монеты
           *[many] { $change } монет
        }
player-fame = Слава
    .change =
        { $count ->
            [one] { $change } очко славы
            [few] { $change } очка славы
           *[many] { $change } очков славы
        }
player-karma = Карма
    .change = { $change } к карме
player-boat = Лодка
    .change =
        { $count ->
            [one] { $change } клетка по реке
            [few] { $change } клетки по реке
           *[many] { $change } клеток по реке
        }
player-workers = Рабочие
    .change =
        { $count ->
            [one] { $change } рабочий
            [few] { $change } рабочих
           *[many] { $change } рабочих
        }
player-waiting = Рабочие, которые ещё ждут
player-due = Ещё не взятые бонусы
    .change =
        { $count ->
            [one] { $change } бонус, который ещё не взят
            [few] { $change } бонуса, которые ещё не взяты
           *[many] { $change } бонусов, которые ещё не взяты
        }
player-levels = Слава за здание
    .change = { $change } к славе за { $building_each }
player-dice = Кубики
    .change =
        { $count ->
            [one] { $change } { $colour } кубик
            [few] { $change } { $colour_pl-gen } кубика
           *[many] { $change } { $colour_pl-gen } кубиков
        }
player-province = Провинция
player-connected = Поля дохода, куда дошла дорога
    .change =
        { $count ->
            [one] { $change } соединённое поле
            [few] { $change } соединённых поля
           *[many] { $change } соединённых полей
        }
player-jewels = Жетоны дохода
player-markets = Рынки
table-mogul = В покоях Великого Могола
table-river = Жетоны реки
table-set-aside = Уже вытянутые белые жетоны дохода
table-display = Жетоны дохода на выбор
table-supply = Кубики в запасе
    .change =
        { $count ->
            [one] { $change } { $colour } кубик в запасе
            [few] { $change } { $colour_pl-gen } кубика в запасе
           *[many] { $change } { $colour_pl-gen } кубиков в запасе
        }

panel-mogul = Следующий раунд начинает { $seat }
panel-waiting = { $seat } ещё может получить рабочих: { $places }

panel-taken = занято:
panel-cost =
    { $n ->
        [0] бесплатно
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
panel-tile = { $tile }: цена { $price }, { $road }; { $contents }.
panel-palace = Дворец
panel-chamber-mogul = первый ход в следующем раунде
panel-chamber-dancer = белый жетон дохода
panel-chamber-builder = накрыть тайл другим
panel-chamber-portuguese =
    лодка проходит ровно { $n ->
        [one] { $n } свободную клетку
        [few] { $n } свободные клетки
       *[many] { $n } свободных клеток
    }
panel-brings-nothing = ничего не даёт, только занимает место

panel-kali = Кали держит кубиков: { $n } из { $hands }
panel-no-dice = кубиков нет
panel-markets-of =
    { $n ->
        [0] { $good }: нет
        [one] { $good }: { $n } рынок, приносит { $value }
        [few] { $good }: { $n } рынка, приносят { $value }
       *[many] { $good }: { $n } рынков, приносят { $value }
    }
panel-province-of = Провинция: { $seat }
panel-built = { $cell }: { $tile }, { $colour }, цена { $price }; { $contents }; дороги: { $ends }
panel-overbuilt = лежит поверх другого тайла
panel-square-open = сюда ведёт дорога
panel-road-n = вверх
panel-road-e = вправо
panel-road-s = вниз
panel-road-w = влево
panel-field-linked = дорога дошла
panel-field-near = в одном тайле отсюда

## Слова на нарисованных полях: как можно короче

draw-die-to = кубик 1–{ $n }
draw-over = поверх
draw-next = далее
draw-none = пусто
draw-kinds = { $n } товара
draw-closed = закрыто
draw-free = 0
draw-ganges = ГАНГ
draw-your-province = Ваша провинция
draw-to-go = ещё { $n }
draw-met = встреча
draw-kali = Кали
draw-of = { $n } из { $of }
## How far the game is

clock-round = Раунд { $round }
clock-pass = Круг { $pass }
clock-start-seat = Первый игрок: { $start_seat }

# К концу партии, как ожидает бот: сколько осталось до встречи маркеров или насколько они разошлись.
score-expected =
    { $met ->
        [no]
            в конце до встречи маркеров не хватит { $gap ->
                [one] { $gap } шага
               *[other] { $gap } шагов
            }
       *[yes]
            { $gap ->
                [0] в конце маркеры как раз встретятся
                [one] в конце маркеры разойдутся на { $gap } шаг
                [few] в конце маркеры разойдутся на { $gap } шага
               *[many] в конце маркеры разойдутся на { $gap } шагов
            }
    }
# Что дал бы другой ход; amount: со знаком.
score-gained = маркеры { $amount }
# Счёт места: сколько осталось до встречи двух маркеров или насколько они разошлись.
score-said =
    { $met ->
        [no]
            до встречи маркеров ещё { $gap ->
                [one] { $gap } шаг
                [few] { $gap } шага
               *[many] { $gap } шагов
            }
       *[yes]
            { $gap ->
                [0] маркеры встретились
                [one] маркеры разошлись на { $gap } шаг
                [few] маркеры разошлись на { $gap } шага
               *[many] маркеры разошлись на { $gap } шагов
            }
    }
# The same where there is little room.
score-short =
    { $met ->
        [no] ещё { $gap }
       *[yes]
            { $gap ->
                [0] встреча
               *[other] встреча, +{ $gap }
            }
    }

## Where money and fame came from

source-start = В начале
source-quarry = Каменоломня
source-mixed = Смешанный рынок
source-market = Рынок: { $good }
source-front = Передняя терраса
source-terrace = Терраса
source-balcony = Балкон
source-chamber = Покои: { $chamber }
source-harbour = Гавань
source-river = Река
source-bonus = Бонусы на треках
source-yields = Доходы

## Итог: откуда взялись очки

result-start = в начале
result-quarry = каменоломня
result-market = рынки
result-terrace = террасы дворца
result-chamber = покои
result-river = река
result-bonus = бонусы на треках
result-yields = доходы
result-way = Пунктир: { $way ->
    [one] { $way } шаг
    [few] { $way } шага
   *[many] { $way } шагов
} до встречи. Один шаг — 1 очко славы или 2 монеты.

## Доводы ботов: что ход даёт или теряет, перед числом

reason-fame = слава
reason-money = монеты
reason-meeting =
    { $better ->
        [yes] маркеры ближе друг к другу
       *[no] маркеры дальше друг от друга
    }
reason-dice = кубики
reason-palace = покои дворца
reason-karma = карма
reason-payable = тайлы, на которые хватит кубиков
reason-workers = рабочие
reason-bonuses = бонусы на треках
reason-buildings = здания и улучшения
reason-markets = рынки
reason-province = тайлы провинции
reason-roads = дороги и доходы
reason-river = лодка на реке
reason-start = место в порядке хода
reason-supply = кубики в запасе
reason-offer = тайлы на выбор
reason-spaces = свободные места на поле

## Кто победил и почему

outcome-won =
    Победа: { $seat }, { $score ->
        [0] маркеры как раз встретились.
        [one] маркеры разошлись на { $score } шаг.
        [few] маркеры разошлись на { $score } шага.
       *[many] маркеры разошлись на { $score } шагов.
    }
outcome-tie =
    Победа: { $seat }, { $score ->
        [0] маркеры как раз встретились.
        [one] маркеры разошлись на { $score } шаг.
        [few] маркеры разошлись на { $score } шага.
       *[many] маркеры разошлись на { $score } шагов.
    } При равенстве решает, чьи маркеры встретились раньше.
outcome-rank = { $rank }. { $seat }: { $text }
