# Why not

refused-score-entry = «{ $text }» сюда не подходит: впиши число от 0 до { $most }.

# Real tiles at home

score-sheet = Лист для очков
add-round = Добавить раунд
start-again = Сначала
sheet-for = Лист для очков, игра
any-game = любая другая
sheet-rummy = Впишите, что осталось на каждой подставке: очки или фишки вроде b8 r8 *. Кто закончил, пишет 0.
sheet-completto = Впишите, сколько фишек в каждом ряду ещё закрыто. Кто закончил, пишет 0.
sheet-finito = Впишите, сколько фишек в самом длинном ряду у каждого. Кто закончил, пишет 12.
sheet-any = Впишите очки каждого раунда. Можно и со знаком минус.
sheet-hand = Всё сразу в раунде { $round }: двойные очки
sheet-ahead = Впереди: { $names }
change-sign = Плюс или минус
start-again-sure = Точно сначала? Все очки пропадут.
start-again-yes = Да, сначала
start-again-no = Нет, оставить
points-of = Очки: { $name }, раунд { $round }
roll-die = Бросить кубик
start-clock = Запустить часы
clock = Часы
clock-minutes = Минуты
clock-seconds = Секунды
pause-clock = Пауза
go-on = Дальше
time-is-up = Время вышло!
referee = Судья для Rummy
referee-about = Введи фишки, которые лежат перед тобой. Увидишь лучший ход шаг за шагом или узнаешь, можно ли так ходить.
to-referee = К судье
referee-question = Что ты хочешь узнать?
best-move = Лучший ход
is-allowed = Так можно?
show-best-move = Показать лучший ход
tiles-before = На столе
tiles-before-move = Стол до хода
tiles-after = Стол после хода
tiles-rack = Твоя подставка
tiles-rack-before = Твоя подставка до хода
tiles-discard = Фишка, которую ты берёшь из стопки
tiles-open = Открытая фишка
as-before = Как было
set-number = Набор { $number }
pick-tile = Все фишки
next-tile-goes = Следующая фишка ляжет сюда: { $place }
tiles-go-here = { $name }: { $tiles }. Добавить или убрать фишки
take-away = Убрать: { $tile }
tile-added = { $tile }: { $place }
nothing-to-lay = С этими фишками ничего не выложить.
maybe-better = Возможно, есть ход получше. С таким числом фишек всё посмотреть не получилось.
allowed-yes = Да, так ходить можно.
allowed-no = Нет, так ходить нельзя.
i-have-opened = Я уже в игре
clear-all = Очистить всё
type-instead = Набрать фишки текстом
type-about = Буква — это цвет (n коричневый, r красный, b синий, w белый), за ней число. * — джокер, а | стоит между двумя наборами.
best-move-is = { $count ->
    [one] Можно выложить: { $tiles }. Это { $count } фишка, сумма { $points }.
    [few] Можно выложить: { $tiles }. Это { $count } фишки, сумма { $points }.
    [many] Можно выложить: { $tiles }. Это { $count } фишек, сумма { $points }.
   *[other] Можно выложить: { $tiles }. Это { $count } фишки, сумма { $points }.
}
best-move-done = Это был последний шаг.
back-to-tiles = Назад к фишкам
ask-here = Спросить
fits-title = Completto: куда подходит?
fits-about = Введи свой ряд и фишку. Увидишь, куда она подходит и будет ли ещё один ход.
fits-row = Твой ряд
fits-row-how = Нажми на место и введи число. Пустое место — закрытая фишка.
fits-place = Число на месте { $place }
fits-tile = Фишка, которую кладёшь
fits-ask = Куда подходит?
fits-nowhere = { $number } никуда не подходит. Она остаётся открытой в середине.
aims-title = Finito!: какие клетки?
aims-about = Введи своё поле и бросок. Увидишь, какие клетки можно занять и сколько очков у поля.
aims-how = Выбери фишку, потом её клетку. Нажми на фишку на поле, чтобы убрать её.
aims-roll = На кубике
aims-no-roll = ещё не бросали
aims-board = Твоё поле
aims-score = Самый длинный ряд по порядку: { $points }
aims-finished = Finito! Все двенадцать лежат по порядку.
