# Общие сообщения по-русски. Что значит каждое сообщение, сказано в en.ftl.
#
# Словарь: option → настройка, position → позиция, transcript → запись партии,
# rule → правило, seat → игрок; обращение — «Выберите …».

## Игроки и журнал

seat-name = Игрок { $number }
log-move = { $seat } — { $move }

## Отказы

with-citation = { $text } (правило { $rule })
refuse-not-now =
    Сейчас так ходить нельзя. Выберите из { $count ->
        [one] { $count } возможного хода
       *[other] { $count } возможных ходов
    }.
refuse-game-over =
    { $seats ->
        [one] Партия на { $seats } игрока окончена, ходов больше нет.
       *[other] Партия на { $seats } игроков окончена, ходов больше нет.
    }
refuse-unknown-verb = Хода «{ $word }» нет. Есть такие ({ $count }): { $known }.
# «—» значит «ничего»: слова не хватает или оно лишнее.
refuse-bad-argument = { $verb }: слово { $nth } после него — «{ $given }». Нужно: { $expected }

## Трудности с играми, настройками и файлами

problem-game = Игры «{ $given }» здесь нет. Есть: { $known }.
problem-language = Языка «{ $given }» здесь нет. Выберите из: { $allowed }.
problem-seats = Игроков не может быть { $given }. Выберите из: { $allowed }.
problem-option-name = Настройки «{ $name }» нет. Есть: { $known }.
problem-option-value = Настройка «{ $name }»: значение «{ $given }» не подходит. Можно: { $allowed }.
problem-not-json = Это не JSON: { $detail }
problem-position = { $place }: здесь «{ $given }». Нужно: { $expected }
problem-position-digest = Позицию изменили после сохранения. Если так и надо, уберите из неё «digest».
problem-impossible = Такой позиции в игре быть не может: { $law }
problem-transcript-first-line = Это не запись партии: её первая строка — «{ $expected }».
problem-transcript-check =
    Запись партии повреждена или обрезана ({ $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    }). Возьмите неизменённую копию.
problem-transcript-line = Строка { $line } записи партии неверна. Нужно: { $expected }
problem-transcript-version = Запись сделана по правилам версии { $version }, а здесь версия { $ours }.
problem-transcript-seat = Строка { $line } записи: ходит «{ $given }», а очередь у «{ $expected }» (* — случай).
problem-transcript-move = Строка { $line } записи, «{ $move }»: { $reason }
problem-transcript-position = Запись приводит не к той позиции, что названа в строке { $line }.
