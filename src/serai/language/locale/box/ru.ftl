# Что может стоять в данных о компонентах. Как находится перевод, сказано в en.ftl.

box-nothing = ничего
allowed-whole = целое число от { $low } до { $high }
allowed-text = текст
allowed-list = список
allowed-table = таблица
allowed-one-of = одно из: { $names }
allowed-known-fields = такого поля нет; известны: { $names }
allowed-field-required = это поле обязательно
allowed-record-required = эта запись обязательна
allowed-section = раздел, например "P2" или "P4, p. 6"
allowed-other-id = id, которого нет у других записей файла
allowed-toml = правильный TOML
allowed-tables = список таблиц [[{ $kind }]]
allowed-exactly = ровно { $n }
allowed-at-most = не больше { $n }
allowed-at-least = не меньше { $n }
allowed-no-more = не больше { $n } записей этого вида
allowed-at-this-place = { $what } на этом месте
allowed-in-all = всего { $n }
allowed-numbers = чисел: { $n }
allowed-end-of-id = как в конце id: { $what }
allowed-in-id = как в id: { $what }
