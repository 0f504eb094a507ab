# Партия, которую здесь продолжить нельзя, в том виде, в каком она хранится.

web-home-shelved = Сохранённые партии, которые здесь не продолжить
web-home-shelved-about = Их правила или данные компонентов отличаются от тех, что у этого сервера. Ничего из них не потеряно.
web-home-table-shelved = Здесь не продолжить
web-home-look-kept = Открыть
web-kept-open = Насколько известно, партия не была окончена.
web-kept-turn = Партия не была окончена. Следующий ход: { $name }.
web-kept-rules = Правила
web-kept-version = Версия { $version }
web-kept-data = Данные компонентов
web-kept-data-unknown = не записаны
web-kept-box = Исправлено в коробке
web-kept-moves =
    { $count ->
        [one] { $count } ход, как он записан
        [few] { $count } хода, как они записаны
       *[other] { $count } ходов, как они записаны
    }
