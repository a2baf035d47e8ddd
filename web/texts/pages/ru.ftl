# Setting up, joining

who-plays = Кто играет?
how-you-play = Как вы играете?
seat-me = Я
seat-same-device = Кто-то здесь, на этом устройстве
seat-guest = Гость по ссылке
seat-computer = { $name }, компьютер ({ $level })
level-random = играет как попало
level-gentle = мягкий
level-simple = простой
level-curious = любопытный
level-eager = бойкий
level-steady = надёжный
level-sharp = хитрый
level-patient = терпеливый
level-master = мастер
manner-random = Кладёт что попало.
manner-gentle = Играет не спеша и даёт тебе место.
manner-simple = Играет первое, что подходит.
manner-curious = Кладёт, что подходит, и порой пробует новое.
manner-eager = Любит перестраивать, но видит не всё.
manner-steady = Играет спокойно и редко ошибается.
manner-sharp = Смотрит вперёд и не упускает случая.
manner-patient = Копит фишки, а потом выкладывает много сразу.
manner-master = Думает обо всём. Победить трудно.
manner-master-rummy = Часто придерживает фишки, а потом выкладывает много сразу. Победить трудно.
seat-number = Место { $number }
name-of-seat = Имя для места { $number }
name-missing = Напиши здесь имя.
add-seat = Добавить игрока
remove = Убрать
begin = Начать
set-up-and-invite = Подготовить и пригласить
hints = Подсказки
hints-about = Каждый может попросить хороший ход.
agreement = О чём договорились
agreement-rest = Остальное — как в правилах из коробки.
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
no-limit = Без ограничения
one-round = Решает один раунд
starter-drawn = По жребию
option-completto-pairs = Что такое пара?
option-completto-pairs-about = Пара вроде 32 и 33 даёт ещё один ход.
option-completto-pairs-side-by-side = Прямо рядом
option-completto-pairs-anywhere = Можно и с промежутком
option-completto-shift = Куда можно передвинуть закрытую фишку?
option-completto-shift-about = Можно не брать фишку, а передвинуть закрытую фишку в своём ряду.
option-completto-shift-anywhere = Куда угодно, и на края тоже
option-completto-shift-between = Только между двумя фишками
option-completto-rounds = Раунды
option-completto-rounds-about = Каждая ещё закрытая фишка — минус одно очко.
option-completto-starter = Кто начинает?
option-completto-starter-about = За настоящим столом — самый младший.
option-completto-decision-seconds = Время на размышление
option-completto-decision-seconds-about = Когда оно выйдет, за тебя сделают самый простой ход.
option-rummy-opening-points = Очки для входа в игру
option-rummy-opening-points-about = Твои первые наборы должны стоить не меньше.
option-rummy-manipulate-when-opening = Перестановки при входе в игру
option-rummy-manipulate-when-opening-about = В ход, когда ты входишь в игру, можно менять и другие наборы.
option-rummy-turn-seconds = Время на ход
option-rummy-turn-seconds-about = Если оно вышло, а на столе нет порядка, ты берёшь три фишки.
option-rummy-jokers = Джокеры
option-rummy-jokers-about = Можно ли разбирать набор с джокером?
option-rummy-jokers-locked = Нет, он остаётся целым
option-rummy-jokers-free = Наборы можно разбирать
option-rummy-rounds = Раунды
option-rummy-rounds-about = Очки всех раундов складываются.
option-rummy-draw-and-discard = Брать и сбрасывать
option-rummy-draw-and-discard-about = В начале хода берут фишку. Кто ничего не выложил, кладёт фишку в свою стопку.
option-rummy-winner-scores = Очки победителю
option-rummy-winner-scores-about = Победитель получает все очки, которые теряют остальные.
option-rummy-open-tile = Открытая фишка
option-rummy-open-tile-about = Одна фишка лежит открытой рядом с запасом. Для чего её можно взять?
option-rummy-open-tile-off = Без открытой фишки
option-rummy-open-tile-finish = Только чтобы закончить
option-rummy-open-tile-any = Для любого хода
option-rummy-hand-doubles = Всё сразу — вдвойне
option-rummy-hand-doubles-about = Если кто-то выложит все фишки сразу, все очки удваиваются.
option-finito-must-move = Надо переложить
option-finito-must-move-about = Когда все фишки лежат, нельзя оставить всё как есть.
option-finito-must-move-why = Нужно ли тогда при каждом броске перекладывать фишку? Правила понимают двояко. Как играете вы?
option-finito-must-move-no = Можно оставить всё как есть
option-finito-must-move-yes = Надо переложить фишку
option-finito-target = Играть до
option-finito-target-about = После каждого раунда — очко за каждую фишку в самом длинном ряду.
option-finito-decision-seconds = Время на размышление
option-finito-decision-seconds-about = Когда оно выйдет, за тебя сделают самый простой ход.
join-title = Тебя пригласили
join-about = Как тебя называть?
invited-by = { $name } приглашает тебя играть: { $game }
invited-with = За столом: { $names }
invited-free = { $seats ->
    [one] Свободно { $seats } место.
    [few] Свободно { $seats } места.
    [many] Свободно { $seats } мест.
   *[other] Свободно { $seats } места.
}
colon = { $before }: { $after }
sit-down = Сесть за стол
waiting-for-guests = Ждём гостей
all-here = Все на месте
that-is-you = (ты)
invite-about = Отправь эту ссылку одному человеку или покажи картинку для камеры. Она действует один раз.
invite-link = Ссылка-приглашение
qr-code = Картинка ссылки для камеры телефона
copy-link = Скопировать ссылку
send-link = Отправить ссылку
copied = Скопировано
copy-by-hand = Этот браузер не копирует. Выдели ссылку и скопируй её вручную.
link-here-only = Эта ссылка работает только на этом компьютере. Чтобы она работала во всём доме, запусти Reihum так:
host-begins = Игру начинает тот, кто подготовил стол, когда все на месте.

# At every table

connecting = Одну минуту…
connection-lost = Связь пропала. Пробуем снова…
move-on-its-way = Твой ход уже в пути…
server-awaited = Сервер сейчас не отвечает. Как только он ответит, страница сама продолжит работу.
try-again = Попробуй снова
here-offer = Мы пробуем снова. Можно играть дальше прямо здесь, в этом браузере. Тогда всё, чего тебе не было видно, раздаётся заново: скрытые фишки и будущие броски. Твой стол на сервере остаётся.
here-go-on = Играть дальше здесь
here-wait = Подождать
here-note = Ты играешь дальше в этом браузере. Всё, чего тебе не было видно, роздано заново.
here-only = Этот стол есть только в этом браузере.
here-back = Назад к столу на сервере
here-title = Если связь прервётся
here-kept = Тогда можно играть дальше здесь. Всё нужное есть в этом браузере.
here-fetching = Загружаем то, что нужно, чтобы играть дальше здесь (5 МБ)…
here-spared = Чтобы беречь трафик, ничего не загружено. Если связь прервётся, играть дальше здесь не получится.
here-absent = У этого сервера нет того, что нужно. Надо подождать, пока связь вернётся.
here-impossible = По этому адресу браузеры такого не разрешают. Нужен https или сам этот компьютер.
here-failed = Не получилось загрузить то, что нужно, чтобы играть дальше здесь.
here-fetch = Загрузить сейчас (5 МБ)
waiting-for = Ждём: { $names }
your-turn-at = Твой ход: { $game }
who-begins = Кто начинает?
begins-highest = { $name } берёт самую большую фишку и начинает.
begins-equal = Самые большие равны. Берут ещё раз:
begins-lot = Начинает { $name }. Так решил жребий.
begins-named = Начинает { $name }. Так договорились.
begins-neighbour = Начинает { $name }: место слева от того, кто закончил прошлый раунд.
begins-together = Никто не начинает. Все играют одновременно.
round-is-over = Раунд окончен.
hint = Подсказка
skip = Пропустить
show-again = Показать ещё раз
log = Что было
log-empty = Пока ничего.
time-left = Осталось времени
time-left-of = Осталось времени: { $name }
middle = Середина стола
face-down-count = { $count ->
    [one] { $count } закрытая
    [few] { $count } закрытые
    [many] { $count } закрытых
   *[other] { $count } закрытой
}
counters-down = { $count ->
    [one] { $count } закрытая
    [few] { $count } закрытые
    [many] { $count } закрытых
   *[other] { $count } закрытой
}
scores = Очки
round = Раунд
round-number = Раунд { $round }
total = Итого
round-won = { $count ->
    [one] { $names } выигрывает раунд { $round }
   *[other] Раунд { $round } вничью: { $names }
}
match-won = { $count ->
    [one] { $names } побеждает!
   *[other] Общая победа: { $names }!
}
next-round = Следующий раунд
rematch = Ещё раз
rematch-ready = К следующей игре
games-won = Выигранные игры
download-record = Скачать запись игры
shuffle-check = Всё честно?
shuffle-now = Всё, что выпадает в этой игре, взято из одного тайного числа, которое откроется в конце. Вот его отпечаток: он покажет, что число никто не менял.
shuffle-about = Всё, что выпало в этой игре, взято из одного тайного числа. Его отпечаток был виден до первого хода, так что никто не мог его изменить.
shuffle-hash = Отпечаток до первого хода:
shuffle-seed = Тайное число:
shuffle-right = Совпадает. Раздача была определена ещё до первого хода.
shuffle-wrong = Не совпадает!
shuffle-unknown = Этот браузер не может проверить.
all-draws = Все раздачи и броски этого сервера
seats = Кто где сидит
leave = Уйти из-за стола
computer-takes-over = Сядет компьютер ({ $level })
away = нет на месте
away-since = нет на месте с { $time }
away-for = { $name } отсутствует: { $time }.
seat-left-empty = Одно место пустует. Кто будет там играть?
wait = Подождать
leave-sure = Правда уйти? Игра продолжится без тебя.
leave-not = Остаться
take-over-here = { $name } сейчас здесь.
take-over-sure = Тогда вместо { $name } играет компьютер. Кто здесь сидел, может вернуться на своё место в любое время.
replaced = { $name } играет теперь за тебя, а ты смотришь.
take-back-seat = Вернуться в игру
take-over-no = Нет, { $name } играет дальше
take-over-yes = Да, пусть играет компьютер
say-something = Сказать
say-hello = Привет!
say-well-played = Хороший ход!
say-thanks = Спасибо!
say-oh-no = О нет!
say-hurry = Твой ход!
say-good-game = Хорошая игра!
help = Помощь
keys = Клавиши
key-arrows = Стрелки
key-arrows-does = от фишки к фишке
key-edge = Home, End
key-edge-does = к первой или последней фишке
key-tab = Tab
key-tab-does = к следующей части стола
key-enter = Enter
key-enter-does = взять, положить
key-escape = Escape
key-escape-does = вернуть то, что в руке
key-draw = D
key-draw-does = взять фишку
key-turn = R
key-turn-does = перевернуть фишку вверх ногами
key-new-set = N
key-new-set-does = положить новым набором
key-split = S
key-split-does = разделить набор у фишки в руке
key-take-back = Ctrl + Z
key-take-back-does = шаг назад
key-finish = F
key-finish-does = закончить ход
key-rack = Shift + ← →
key-rack-does = передвинуть фишку на своей подставке
curtain-title = Сейчас ходит { $name }
curtain-about = Передай устройство. Остальные не смотрят.
curtain-time = Твоё время пойдёт, когда ты возьмёшь устройство: { $time }.
curtain-late = Его ещё никто не взял. Время до конца хода:
curtain-ready = Это я, { $name }
drawn-new = { $name }, это новое на твоей подставке
drawn-done = Готово, передаю устройство
review = Разбор
replay = Посмотреть ещё раз
replay-step = Ход { $ply } из { $plies }
replay-back = Назад
replay-on = Вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-seat = Глазами

# Completto

completto-push = { $left ->
    [one] Вставь { $number } в свой ряд. Это последняя фишка.
    [few] Вставь { $number } в свой ряд. Осталось { $left } фишки.
    [many] Вставь { $number } в свой ряд. Осталось { $left } фишек.
   *[other] Вставь { $number } в свой ряд. Осталось { $left } фишки.
}
completto-lay = Положи { $number } на место закрытой фишки.
completto-take = Куда положить { $number }?
completto-shift = Куда вставить эту фишку?
completto-turn = Твой ход: возьми закрытую фишку, открытую из середины или передвинь свою закрытую.
completto-turn-draw = Твой ход: возьми закрытую фишку или передвинь свою закрытую.
completto-extra = Пара! У тебя ещё один ход.
middle-empty = Открытых фишек пока нет
draw-from-pile = { $count ->
    [one] Взять фишку, осталась { $count }
    [few] Взять фишку, осталось { $count }
    [many] Взять фишку, осталось { $count }
   *[other] Взять фишку, осталось { $count }
}
take-tile = Взять { $number }
tile-in-middle = { $number }, в середине
read-as = Перевернуть в { $number }
your-row = Ряд: { $name }, твой
row-of = Ряд: { $name }
place-open = Место { $place }: { $number }
place-down = Место { $place }: закрыта
place-down-shift = Место { $place }: закрыта, можно передвинуть
place-lay = Место { $place }: положить сюда { $number }
place-lay-extra = Место { $place }: положить сюда { $number } и ходить ещё раз
place-gap = Вставить на место { $place }
completto-hint-draw = Подсказка: возьми фишку.
completto-hint-lay = Подсказка: положи { $number } на место { $place }.
completto-hint-take = Подсказка: возьми { $number } из середины и положи на место { $place }.
completto-hint-shift = Подсказка: передвинь закрытую фишку с места { $place } на место { $goal }.

# Rummy

joker = джокер
tile-brown = коричневая { $number }
tile-red = красная { $number }
tile-blue = синяя { $number }
tile-white = белая { $number }
colour-brown = коричневый
colour-red = красный
colour-blue = синий
colour-white = белый
tiles = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
has-opened = уже в игре
not-opened = ещё не в игре
rummy-table = Наборы на столе
rummy-empty = Стол пуст.
rummy-put = Куда? Нажми на набор или на свободное место на столе.
rummy-put-or-stack = Куда? Нажми на набор, на свободное место на столе или на свою стопку.
rummy-draw-first = Сначала возьми фишку.
rummy-lay-or-discard = Выложи фишки или положи одну в свою стопку.
rummy-open-or-discard = Войди в игру (не меньше { $points } очков) или положи фишку в свою стопку.
rummy-lay-or-pass = Выложи фишки или пропусти ход.
rummy-lay-or-draw = Твой ход: выложи фишки или возьми одну.
rummy-open-or-draw = Твой ход: войди в игру (не меньше { $points } очков) или возьми фишку.
rummy-may-finish = Всё в порядке. Можно нажать «{ finish }».
rummy-arranging = Пока не всё в порядке.
rummy-hint-draw = Подсказка: возьми фишку.
rummy-hint-wait = Подсказка: подожди и возьми фишку. Что выложишь сейчас, поможет и другим.
rummy-hint-pass = Подсказка: пропусти ход.
rummy-hint-draw-back = Подсказка: забери свои фишки и возьми ещё одну.
rummy-hint-pass-back = Подсказка: забери свои фишки и пропусти ход.
rummy-hint-discard = Подсказка: положи в стопку: { $tile }.
rummy-hint-discard-back = Подсказка: забери свои фишки и положи в стопку: { $tile }.
rummy-hint-lay = Подсказка: можно выложить: { $tiles }.
rummy-hint-lay-many = Подсказка: можно выложить столько фишек: { $count }.
rummy-hint-puzzle = { $sets ->
    [one] Подсказка: на столе нужно изменить { $sets } набор.
    [few] Подсказка: на столе нужно изменить { $sets } набора.
    [many] Подсказка: на столе нужно изменить { $sets } наборов.
   *[other] Подсказка: на столе нужно изменить { $sets } набора.
}
show-me = Покажи
rummy-show-kept = Что можно выложить?
step-exchange = Положи на место джокера: { $tiles }. Набор: { $set }. Возьми джокера.
step-take = Забери: { $tiles }. Из набора: { $set }.
step-add = Добавь: { $tiles }. К набору: { $set }.
step-new = Положи новым набором: { $tiles }.
told-exchange = { $name } кладёт на место джокера: { $tiles }. Набор: { $set }. Берёт джокера.
told-take = { $name } забирает: { $tiles }. Из набора: { $set }.
told-add = { $name } добавляет: { $tiles }. К набору: { $set }.
told-new = { $name } выкладывает новый набор: { $tiles }.
step-of = Шаг { $step } из { $steps }:
all-steps = Все шаги сразу
all-steps-short = Все
in-hand = в твоей руке
in-hand-of = в руке: { $name }
in-your-hand = В твоей руке: { $tiles }
opening-counted = { $points } из { $needed } очков
new-set = Новый набор
set-of = Набор { $number }: { $tiles }
whole-set = Переместить весь набор { $number }
put-before = Положить перед: { $tile }
put-at-end = Положить в конец набора { $number }
your-rack = Подставка: { $name }, твоя
rack-place = { $tile }: место { $place } из { $places } на твоей подставке
back-to-rack = Назад на подставку
back-to-place = Положить обратно
sort-colour = По цвету
sort-number = По числу
arrange-table = Упорядочить стол
look-closer = Рассмотреть ближе
split-here = Разделить здесь
take-back = Шаг назад
take-all-back = Вернуть всё
finish = Готово
draw = Взять фишку
pass = Пропустить
supply = Запас и стопки
draw-from-pool = Взять фишку, в запасе { $count }
own-stack = Твоя стопка: { $tile }
nothing = пусто
take-discard = Взять из стопки: { $tile }
stack-of = Стопка: { $name }: { $tile }
open-tile = Открытая фишка: { $tile }, только чтобы закончить
open-tile-any = Открытая фишка: { $tile }
open-tile-short = Открытая
problem-not-a-set = Пока не ряд и не группа
problem-tile-missing = Должно остаться на столе: { $tiles }
problem-tile-not-on-rack = Нет на твоей подставке: { $tiles }
problem-table-touched-before-opening = Сначала войди в игру только своими фишками
problem-joker-set-split = Набор с джокером остаётся целым
problem-joker-taken-before-opening = Сначала войди в игру, потом бери джокера
problem-joker-not-in-new-set = Джокер должен лечь в новый набор
problem-discard-not-in-new-set = В новый набор должно лечь: { $tiles }
problem-open-tile-only-to-finish = Открытая фишка — только чтобы закончить
problem-open-tile-not-laid = Выложи открытую фишку или оставь её на месте
problem-nothing-laid = С твоей подставки не взято ни одной фишки
problem-opening-too-low = Сумма этих наборов — только { $points }. Для входа в игру мало
why-short = Нужно не меньше трёх
why-two-of-a-colour = В группе каждый цвет только один раз
why-gap = Между ними не хватает числа
why-twice = В ряду каждое число только один раз
why-mixed = Не один цвет и не одно число
why-too-long = Слишком много фишек

# Finito!

your-counters = Твои открытые фишки
counter = Фишка { $number }
counter-chosen = Фишка { $number }, выбрана
your-board = Поле: { $name }, твоё
board-of = Поле: { $name }
counters-up = Открытые: { $counters }
board-empty = пусто
square-empty = Клетка { $place }, число { $printed }, пусто
square-target = Клетка { $place }, число { $printed }: сюда можно положить
square-taken = Клетка { $place }, число { $printed }: фишка { $number }
square-movable = Клетка { $place }, число { $printed }: фишка { $number }, можно переложить
has-chosen = готово
die-shows = На кубике { $number }
finito-pick = Выбери открытую фишку, потом светлую клетку.
finito-put = Положи { $number } на светлую клетку.
finito-move = Переложи фишку на светлую клетку или оставь всё как есть.
finito-must-move = Переложи фишку на светлую клетку.
stay = Оставить
finito-hint-stay = Подсказка: оставь всё как есть.
finito-hint-place = Подсказка: положи { $number } на отмеченную клетку { $printed }.

# What happened

event-new-round = Начинается раунд { $round }.
event-round-over = Раунд окончен.
event-laid = { $name } кладёт { $number } на место { $place }.
event-shifted = { $name } передвигает закрытую фишку.
event-drew = { $name } берёт { $number }.
event-no-fit = { $name } берёт { $number }. Никуда не подходит и остаётся в середине.
event-extra = Пара! { $name } ходит ещё раз.
event-turn = Сейчас ходит { $name }.
event-late = { $name }: время вышло.
event-loose = Вне набора: { $tiles }. { $name } берёт это на свою подставку.
event-laid-these = { $name } выкладывает: { $tiles }.
event-laid-tiles = { $count ->
    [one] { $name } выкладывает { $count } фишку.
    [few] { $name } выкладывает { $count } фишки.
    [many] { $name } выкладывает { $count } фишек.
   *[other] { $name } выкладывает { $count } фишки.
}
event-drew-tiles = { $count ->
    [one] { $name } берёт { $count } фишку.
    [few] { $name } берёт { $count } фишки.
    [many] { $name } берёт { $count } фишек.
   *[other] { $name } берёт { $count } фишки.
}
event-discarded = { $name } сбрасывает: { $tile }.
event-passed = { $name } пропускает ход.
event-chose = { $name }: выбор сделан.
event-placed = { $name } кладёт { $number } на клетку { $printed }.
event-stayed = { $name } оставляет всё как есть.
event-rolled = На кубике { $number }.
event-revealed = Все показывают свой выбор.
event-said = { $name }: { $text }
event-seat-taken = { $name } теперь играет вместо игрока { $before }.
event-seat-free = { $before } больше не сидит за столом.
event-seat-joined = { $name } садится за стол.
event-away = { $name } больше не за столом.
event-not-here = { $name } сейчас не за столом.
event-back = { $name } снова здесь.
event-rematch = Следующая игра готова.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = Ты берёшь самую большую фишку и начинаешь.
begins-lot-you = Начинаешь ты. Так решил жребий.
begins-named-you = Начинаешь ты. Так договорились.
begins-neighbour-you = Начинаешь ты: ты сидишь слева от того, кто закончил прошлый раунд.
round-won-you = Ты выигрываешь раунд { $round }
match-won-you = Ты побеждаешь!
your-row-you = Твой ряд
row-of-you = Твой ряд
told-exchange-you = Ты кладёшь на место джокера: { $tiles }. Набор: { $set }. Берёшь джокера.
told-take-you = Ты забираешь: { $tiles }. Из набора: { $set }.
told-add-you = Ты добавляешь: { $tiles }. К набору: { $set }.
told-new-you = Ты выкладываешь новый набор: { $tiles }.
in-hand-of-you = в твоей руке
your-rack-you = Твоя подставка
stack-of-you = Твоя стопка: { $tile }
your-board-you = Твоё поле
board-of-you = Твоё поле
event-laid-you = Ты кладёшь { $number } на место { $place }.
event-shifted-you = Ты передвигаешь закрытую фишку.
event-drew-you = Ты берёшь { $number }.
event-no-fit-you = Ты берёшь { $number }. Никуда не подходит и остаётся в середине.
event-extra-you = Пара! Ты ходишь ещё раз.
event-turn-you = Сейчас ходишь ты.
event-late-you = Твоё время вышло.
event-loose-you = Вне набора: { $tiles }. Это возвращается на твою подставку.
event-laid-these-you = Ты выкладываешь: { $tiles }.
event-laid-tiles-you = { $count ->
    [one] Ты выкладываешь { $count } фишку.
    [few] Ты выкладываешь { $count } фишки.
    [many] Ты выкладываешь { $count } фишек.
   *[other] Ты выкладываешь { $count } фишки.
}
event-drew-tiles-you = { $count ->
    [one] Ты берёшь { $count } фишку.
    [few] Ты берёшь { $count } фишки.
    [many] Ты берёшь { $count } фишек.
   *[other] Ты берёшь { $count } фишки.
}
event-discarded-you = Ты сбрасываешь: { $tile }.
event-passed-you = Ты пропускаешь ход.
event-chose-you = Твой выбор сделан.
event-placed-you = Ты кладёшь { $number } на клетку { $printed }.
event-stayed-you = Ты оставляешь всё как есть.

# Why not

refused-table-not-your-seat = Это не твоё место.
refused-table-not-playing = Сейчас здесь нельзя играть.
refused-table-too-early = Минуту, прошлый ход ещё в пути.
refused-table-seat-changed = Там уже сидит кто-то другой.
refused-table-seat-for-computer = Пока идёт игра, это место может занять только компьютер.
refused-table-seats-empty = Ещё есть свободные места.
refused-table-no-hints = За этим столом нет подсказок.
refused-table-nothing-to-arrange = Сейчас нечего переставлять.
refused-daily-no-puzzles = Задачи есть на каждый день с { $first } по { $last }.
refused-game-not-your-move = Сейчас не твой ход.
refused-game-not-over = Игра ещё не окончена.
refused-game-round-over = Раунд окончен.
refused-game-round-not-over = Раунд ещё не окончен.
refused-completto-unknown-starter = Такого места нет.
refused-completto-does-not-fit = { $reading } туда не подходит.
refused-completto-not-between = За этим столом фишку вставляют между двумя другими, а не с краю.
refused-completto-lay-first = Сначала положи взятую фишку.
refused-completto-push-first = Сначала вставь открытую фишку в ряд.
refused-completto-pile-empty = Фишек больше нет.
refused-completto-row-does-not-ascend = Открытые числа ряда должны расти слева направо.
refused-completto-tile-twice = { $tile } есть только одна, и она уже в твоём ряду.
refused-completto-unknown-tile = Фишки «{ $text }» нет. Они от 1 до 100.
refused-rummy-table-not-legal = На столе пока не всё в порядке.
refused-rummy-tiles-not-conserved = Некоторые фишки не там, где были. Верни всё и попробуй снова.
refused-rummy-draw-first = Сначала возьми фишку.
refused-rummy-pool-empty = Фишек больше нет.
refused-rummy-pool-not-empty = Ещё можно взять фишку.
refused-rummy-discard-instead = Выложи фишки или положи одну в свою стопку.
refused-rummy-no-discarding = За этим столом ничего не кладут в стопку.
refused-rummy-last-tile-before-opening = Ты ещё не в игре: оставь последнюю фишку и пропусти ход.
refused-rummy-not-a-set = Ни ряд, ни группа: { $tiles }
refused-rummy-empty-set = Между двумя чертами нет набора.
refused-rummy-too-many-tiles = Слишком много: { $tile } × { $count }, а в игре только { $copies }.
refused-rummy-unknown-tile = Фишки «{ $text }» не бывает.
refused-finito-not-a-target = Туда положить нельзя.
refused-finito-must-move = Нужно переложить фишку.
refused-finito-place-first = Сначала положи все свои фишки.
refused-hand-pick-first = Сначала возьми фишку.
refused-hand-stays-on-table = Лежало на столе и должно там остаться: { $tiles }.
refused-hand-never-on-rack = Эта фишка не идёт ни на какую подставку: её можно только выложить в набор.
refused-hand-not-your-turn = Раскладывать свои фишки можно. Выкладывать — только в свой ход.
refused-hand-fits-nowhere = { $reading } не подходит никуда в твоём ряду.

# Real tiles at home

other-ways = Можно играть и так
other-ways-about = Об этом можно договориться, когда вы готовите стол.

# About

about-version = Reihum, версия { $version }. Свободная программа с лицензией MIT.
about-stored = Что хранится и где
about-stored-page = Всё остаётся в этом браузере: твои столы и ходы. Никуда ничего не отправляется. Если стереть данные этого сайта, всё исчезнет.
about-stored-server = Сервер хранит твои столы: введённые имена, договорённости и каждый ход. Он знает тебя только по cookie, без учётной записи. Кнопка «Забудь меня» под твоими столами заставит сервер всё забыть.
about-stored-here = Если играешь дальше в этом браузере, потому что связи нет, этот стол есть только в нём.
about-settings = Твои настройки, например язык и звук, остаются в этом браузере.
about-licences = Сделано с помощью других
about-licences-about = Части этой страницы сделали другие люди и разрешили всем ими пользоваться. Вот их лицензии.
about-show-licences = Показать лицензии
