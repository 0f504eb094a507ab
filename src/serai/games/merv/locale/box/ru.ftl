# Коробка «Мерва» по-русски. Что значит каждое сообщение, сказано в en.ftl.

## Где смотреть

box-caravan-spice = Карты каравана: пряность «{ $name }». Сосчитайте её карты и посмотрите, какие из них дают награду.
box-caravan-space = Жетон верблюжьего рынка: клетка «{ $name }». На какой стороне жетона она есть?
box-contracts-contract = Контракты, стопка { $beginning } (уровни I–III; F даёт благосклонность, S — стража): карта { $number } сверху.
box-fortification-walls_of_colour = Укрепление: сколько стен лежит в запасе под каждым из четырёх цветов?
box-fortification-gates_of_colour = Укрепление: сколько ворот лежит в запасе под каждым из четырёх цветов?
box-fortification-wall_price = Укрепление: сколько кубиков своего цвета стоит стена?
box-fortification-gate_price = Укрепление: сколько кубиков своего цвета стоят ворота?
box-library-achievement = Библиотека, достижения уровня { $level }: то, что у нас названо «{ $name }».
box-marketplace-place = Рынок: { $name }, { $ring } ({ $good }). Какими кубиками там платят?
box-mosque-path = Мечеть: улучшение с кубиком на пути { $number }, считая слева.
box-mosque-step = Мечеть, путь { $path } слева: шаг { $step } снизу.
box-mosque-white_upgrades = Жетоны улучшений: сколько из них белых?
box-mosque-late_upgrade_points = Мечеть: сколько очков получает тот, кто пришёл, когда улучшения на пути уже нет?
box-mosque-late_tile_points = Мечеть: сколько очков получает тот, кто пришёл, когда жетона подсчёта на пути уже нет?
box-palace-hall = Дворец: { $name }. Каким цветом там платят за придворного?
box-scoring-tile = Жетоны подсчёта мечети: номер { $number } из 4 (нумерация наша; разложите их в ряд и не меняйте порядок). За здания с каким действием он даёт очки?
box-solo-card = Карты соло: номер { $number } из 6 (нумерация наша; разложите их в ряд и не меняйте порядок).
box-solo-level = Правила соло: уровень «{ $name }». Сколько богатства он даёт продажному магистрату в первый, второй и третий год?
box-solo-wealth_most = Правила соло: сколько богатства у магистрата самое большее?
box-solo-solo_cards_most = Правила соло: сколько карт каравана он берёт за одно действие самое большее?
box-solo-solo_courtiers = Правила соло: сколько придворных он посылает за всю игру самое большее?
box-solo-solo_two_courtiers = Правила соло: с какого богатства он посылает двух придворных сразу?
box-solo-solo_scrolls_most = Правила соло: сколько свитков он берёт за одно действие самое большее?
box-solo-solo_library_points = Правила соло: сколько очков ему даёт достижение высшего уровня?
box-solo-solo_steps = Правила соло: сколько шагов в мечети он делает за одно действие самое большее?
box-solo-solo_upgrade_points = Правила соло: сколько очков он получает вместо улучшения?
box-solo-solo_walls = Правила соло: сколько стен и ворот он строит за одно действие самое большее?
box-solo-solo_ransoms = Правила соло: сколько своих зданий он спасает при каждом набеге?
box-tracks-favour_top = Трек благосклонности: число на последней клетке.
box-tracks-influence_top = Трек влияния: число на последней клетке.
box-tracks-space = { $track }: очки у клетки { $space }.
box-tracks-limit = Трек влияния: с какой клетки разрешено столько видов пряностей: { $spices }?

## Названия

reward-favour = благосклонность
reward-guard = страж
reward-guard-and-favour = страж и благосклонность
reward-white-cube = белый кубик
reward-white-upgrade = белое улучшение
reward-scroll = свиток
reward-any-card = любая карта каравана
reward-rare-good = редкий товар
reward-mosque-step = шаг в мечети
reward-camel = верблюд
reward-production-upgrade = улучшение с кубиком
reward-free-wall = бесплатная стена или ворота
reward-scoring-tile = жетон подсчёта
reward-points = очки
reward-top = вершина мечети
ring-inner = внутреннее место
ring-outer = внешнее место
marketside-a = сторона A
marketside-b = сторона B
counts-scrolls = свитки
counts-cards = карты каравана
counts-goods = товары
counts-steps = шаги в мечети
level-novice = новичок
level-standard = обычный
level-hard = сложный
level-tyrant = тиран
track-favour = Трек благосклонности
track-influence = Трек влияния

## Поля

field-cards = Карт
field-every = Награда за каждые столько карт
field-reward = Даёт
    .words = reward
field-sides = Стороны
    .words = marketside
field-influence = Нужное влияние
field-scrolls = Свитки
field-common = Обычные товары
field-rare = Редкие товары
field-points = Очки
field-value = Число
field-level = Уровень
    .words = level
field-amount = Сколько
field-ring = Кольцо
    .words = ring
field-good = Товар
    .words = good
field-price = Цена
    .words = colour
field-upgrade = Цвет улучшения
    .words = resource
field-path = Путь
field-step = Шаг
field-cost = Кубики к оплате
    .words = colour
field-colour = Цвет
    .words = colour
field-counts = Считает
    .words = counts
field-action = Действие
    .words = action
field-magistrate = Клетки в порядке выбора продажного магистрата
field-vizier = Клетки в порядке выбора великого визиря
field-sites = Действия, которые предпочитает продажный магистрат, лучшее первым
    .words = action
field-wealth = Богатство
field-track = Трек
    .words = track
field-space = Клетка
    .words = market
field-spices = Видов пряностей

## Что может там быть

allowed-no-other-space = награда, которой нет у других клеток
allowed-no-other-spice = награда, которой нет у других пряностей
allowed-one-side = хотя бы одна сторона
allowed-rising = возрастающие числа
allowed-n-rising = возрастающих чисел: { $n }
allowed-fewer = меньше, чем у карты выше
allowed-more = больше, чем на уровне ниже
allowed-in-pile = { $what } в этой стопке
allowed-on-level = { $n } на этом уровне
allowed-in-colours = { $n }, цветов: { $colours }
allowed-no-two-alike = без одинаковых на уровне
allowed-by-turns = внутренние и внешние места по очереди
allowed-here = здесь { $what }
allowed-only-step = { $what } на шаге { $n } и больше нигде
allowed-one-cube = хотя бы один кубик
allowed-other-hall = цвет, которого нет у других залов
allowed-in-hall = { $what } в этом зале
allowed-other-tile = действие, которого нет у других жетонов
allowed-every-action = каждое действие один раз
allowed-every-space = каждая клетка стороны один раз
allowed-track-space = трек и клетка как в id
