# Коробка «Раджей Ганга» по-русски. Что значит каждое сообщение, сказано в en.ftl.

## Где смотреть

box-board-quarry = Игровое поле, каменоломня для { $seats } игроков: сколько стоят места, слева направо.
box-board-harbour = Игровое поле, гавань для { $seats } игроков: сколько стоят места, слева направо.
box-board-front = Игровое поле, дворец для { $seats } игроков: передняя терраса, где берут монеты.
box-board-terrace = Игровое поле, дворец для { $seats } игроков: места террасы, каждое для кубиков одного цвета.
box-board-balconies = Игровое поле, дворец для { $seats } игроков: балконы, каждый с цветом кубика, который там отдают.
box-board-cover =
    Накладки для трёх игроков: { $id ->
        [cover-a] первая
       *[other] вторая
    } из двух, и что она закрывает.
box-ganga-tile = Модуль «Ганга»: жетоны реки, номер { $number } из 8 (нумерация наша; разложите жетоны в ряд и не меняйте порядок).
box-province-field = Планшет провинции, поля дохода: { $name }. Клетки: от a до e слева направо, от 1 до 4 сверху вниз; N, E, S, W — верхний, правый, нижний и левый край клетки.
box-province-basic_yield = Планшет провинции, базовая сторона: поле дохода { $field }.
box-province-field_colour = Планшет провинции, сторона «Наваратны»: поле дохода { $field }.
box-province-navaratnas_yield = Планшет провинции, сторона «Наваратны»: что даёт без жетона поле дохода { $field }.
box-river-space = Игровое поле, река: клетка { $number }, считая от начала пути лодок.
box-tiles-tile = Тайлы провинции, цвет — { $colour }: разложите все 16 по зверю на обороте (змея, корова, тигр), затем по стоимости; тайл { $number }.
box-yield_tiles-tile = Жетоны дохода, цвет — { $colour }: номер { $number } среди них (нумерация наша; разложите их в ряд и не меняйте порядок).

## Названия

yield-N2 = у верхнего края над столбцом b
yield-N4 = у верхнего края над столбцом d
yield-NW = в левом верхнем углу
yield-NE = в правом верхнем углу
yield-S = у нижнего края посередине
yield-W2 = у левого края в ряду 2
yield-E2 = у правого края в ряду 2
yield-W3 = у левого края в ряду 3
yield-E3 = у правого края в ряду 3
yield-W4 = у левого края в ряду 4
yield-E4 = у правого края в ряду 4
area-quarry = каменоломня
area-harbour = гавань

## Поля

field-seats = Игроков
field-costs = Монеты
field-spaces = Число мест
field-colours = Цвета
    .words = colour
field-give = Цвета
    .words = colour
field-area = Где лежит
    .words = area
field-hides = Закрытые места, считая слева, как для четырёх игроков
field-reward = Даёт
    .words = reward
field-reached_from = Дорога подходит от (клетка и край)
field-field = Поле дохода
    .words = yield
field-colour = Цвет
    .words = colour hue
field-number = Номер
field-stack = Зверь на обороте
    .words = animal
field-cost = Стоимость в очках на кубиках
field-road = Дорога
    .words = road
field-buildings = Здания
    .words = building
field-markets = Рынки (товар и ценность)

## Что может там быть

allowed-yield-side = край без соседней клетки и без другого дохода
allowed-square = клетка сетки
allowed-cell-side = хотя бы один край клетки
allowed-cells-for = клетки или жетоны для { $names }
allowed-directions = направления, где есть клетка
allowed-colours-alike = все цвета одинаковые или все разные
allowed-three-colours = от одного до трёх цветов
allowed-space-from-1 = клетка от 1 до { $last }
allowed-for-ids = { $colour } для id { $letter }..
allowed-other-colour = другой цвет, каждый один раз
allowed-two-rewards = не больше двух наград
allowed-no-chamber = награда, которая не открывает покои
allowed-costs = цены, которые не убывают
allowed-colours-once = каждый цвет один раз: { $names }
allowed-spaces = мест: от 1 до { $n }
allowed-cover = места, после которых от { $all } остаётся { $left }
allowed-sum = { $n }, сумма записей
allowed-items = вместе одна или две вещи
allowed-stacks = змея, корова, тигр в этом порядке, без пропусков
allowed-last-tiger = тигр для последнего тайла цвета
allowed-fields = полей: { $n }
allowed-at-most-other = не больше { $name }, то есть { $n }
