# Коробка «Агры» по-русски. Что значит каждое сообщение, сказано в en.ftl.

## Где смотреть

box-board-token = Жетоны цены, по числу флажков: { $name }. Сосчитайте флажки на обеих сторонах; сначала та, где их меньше.
box-court-space = Личный планшет игрока: клетка { $number } трека медитации, считая от начальной клетки счётчика.
box-court-side =
    Личный планшет игрока: { $number ->
        [1] верхняя
        [2] правая
        [3] нижняя
       *[4] левая
    } сторона фермы, по часовой стрелке.
box-goods-site = Главное поле, стройки: { $building }. Сколько стоит здание?
box-imperial-step = Императорское поле, треки влияния (все три одинаковы): шаг { $number }, считая от начала.
box-imperial-order = Императорское поле, заказы гильдии «{ $guild }»: ряд { $row } сверху.
box-imperial-bowl =
    Императорское поле, чаши Акбара: { $side_key ->
        [left] левая сторона
       *[right] правая сторона
    }, чаша с числом кубика { $die }.
box-notables-notable = Нотабли, уровень { $level }: номер { $number }, { $name }.

## Поля

field-sides = Флажки
field-points = Очки медитации
field-cost = Стоимость
    .words = good
field-corner = Товар в углу, где начинается сторона
    .words = good
field-covered = Клетки с крышкой в начале партии, считая от этого угла
field-rupees = Рупии за заказ
field-favour = Милость вместо жетона
field-goods = Товары
    .words = good
field-good = Товар
    .words = good
field-guild = Гильдия
    .words = guild
field-top = Товар вверху
    .words = good
field-middle = Товар посередине
    .words = good
field-bottom = Товар внизу
    .words = good
field-building = Здание
    .words = building
field-side = Сторона
field-die = Число кубика
field-row = Ряд
field-number = Номер
field-level = Уровень
field-deliver = Бонус за доставку
    .words = good
field-deliver_rupees = Рупии за такую доставку

## Что может там быть

allowed-smaller-first = два числа, сначала меньшее
allowed-basic-once = каждый основной товар только один раз
allowed-free-squares = свободные клетки, каждая один раз
allowed-no-first-cost = товары, но ни одного для первой клетки
allowed-middle = середина из { $n }
allowed-left = товар слева от него
allowed-none-basic = none, только для основных товаров
allowed-steps = от 2 до { $n } шагов
allowed-cook = больше, чем { $n }, которых принимает повар
allowed-bowls = каждый товар один раз, без основных
allowed-two-goods = два разных товара
allowed-different = разные товары
allowed-as-level = товаров: { $n }, как у других этого уровня
allowed-boat = достаточно контрактов, чтобы лодка шла дальше
allowed-never-fall = три числа, которые не убывают
allowed-even-share = поровну из { $n } нотаблей
