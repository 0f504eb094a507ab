# Маленькая игра для тестов. Сообщения дома — в serai.language.
title = Камешки
about = Бери камешки из кучи. Отполированные стоят вдвое.
option-big-heap = Куча из 24 камешков

move-take =
    { $n ->
        [one] Взять { $n } камешек
        [few] Взять { $n } камешка
       *[other] Взять { $n } камешков
    }
    .told =
        { $n ->
            [one] берёт { $n } камешек
            [few] берёт { $n } камешка
           *[other] берёт { $n } камешков
        }
move-pass = Ничего не брать
    .told = ничего не берёт
move-polish = Отполировать камешек
    .told = полирует камешек
move-coin =
    { $side ->
        [0] Выпала решка
       *[other] Выпал орёл
    }

ask-take = Сколько камешков взять?
ask-follow = Взять тоже один?
ask-coin = Какая сторона монеты?

refuse-heap-too-small = В куче осталось только { $heap }.
refuse-no-rough-pebble = Нет неотполированного камешка.

place-heap = куча
about-heap = Можно взять от одного до трёх. Два — и каждый может взять ещё один, три — бросают монету.
place-rough = грубые камешки
about-rough = Грубый камешек даёт одно очко, отполированный — два.

clock-turn-seat = Берёт { $turn_seat }

table-heap = Куча
player-rough = Грубые
player-polished = Отполированные
