# Start page

start-title = Три игры с фишками-числами
start-about = Без регистрации. Выбери игру, и компьютер сядет играть с тобой. Или пригласи семью.
start-about-page = Без регистрации. Выбери игру, и компьютер сядет играть с тобой. Или передавайте устройство по кругу.
play-now = Играть
play-now-game = Играть в { $game }
set-up = Подготовить стол
set-up-game = Подготовить стол: { $game }
how-to-play = Как играть
how-to-play-game = Как играть в { $game }
learn-it = Научиться за две минуты
lesson-of = { $game }: научиться за две минуты
completto-about = Открой свой ряд из 22 фишек, одну за другой, от меньшей к большей.
rummy-about = Выкладывай ряды и группы. Всё на столе можно переставлять.
finito-about = Один кубик на всех. Кто первым разложит двенадцать фишек по порядку?
my-tables = Мои столы
back-to = Назад за стол
status-open = ждёт гостей
status-playing = идёт игра
status-over = закончен
status-abandoned = никто не вернулся
table-abandoned = Здесь давно никто не играл, поэтому игра окончена.
forget-me = Забудь меня
forget-me-about = Твоё имя и твои столы навсегда исчезнут с этого сервера. Столы с другими людьми останутся, но без тебя.
forget-me-yes = Да, забудь меня
forget-me-done = Готово. Твоего имени и твоих столов здесь больше нет.
at-home = Настоящие фишки дома
at-home-about = Судья, листы для очков, кубик и часы для игры на вашем столе.
daily = Задачи дня
daily-short = По одной задаче для каждой игры, каждый день новые, для всех одинаковые.
daily-coming = Задачи скоро будут…
daily-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
daily-done = Все три решены. Завтра будут новые.
daily-share = Скопировать результат
deals = Партии дня
deals-about = Для всех одни и те же фишки и броски, соперник — { $name }. Считается первая попытка.
deal-masters-coming = Мастер ещё играет…
deal-yours = Ты: { $points }, ходов: { $moves }
deal-masters = Мастер: { $points }, ходов: { $moves }
deal-look = Посмотреть
deal-look-at = Посмотреть: { $game }
deal-go-on = Продолжить
deal-go-on-with = Продолжить: { $game }
daily-archive = Другие дни
daily-yesterday = Вчерашние задачи
daily-before = Днём раньше
daily-after = Днём позже
daily-today = Сегодня
daily-past = Они с прошлого дня и не считаются в днях подряд. Подсказка покажет решение.
puzzle-lay-all = Выложи все фишки. Стол можно перестраивать.
puzzle-tiles-left = Так можно. Но на подставке ещё есть фишки.
puzzle-is-solved = Решено
puzzle-solved-with = { $hints ->
    [0] Решено, без подсказок!
    [one] Решено, с { $hints } подсказкой.
    [few] Решено, с { $hints } подсказками.
    [many] Решено, с { $hints } подсказками.
   *[other] Решено, с { $hints } подсказками.
}
puzzle-missed = Неверные попытки: { $misses }.
puzzle-next = Следующая задача
practice = Тренировка
practice-short = Задачи без конца, как раз по твоим силам.
my-play = Моя игра
my-play-short = Как прошли твои игры. Открой игру из файла.
guest = Гость
close = Закрыть
settings = Настройки
language = Язык
theme = Светло или темно
theme-auto = Как на устройстве
theme-light = Светло
theme-dark = Темно
sound = Звук
big-tiles = Большие фишки
notify = Скажи, когда мой ход
notify-refused = Браузер этого не разрешает. Это можно изменить в его настройках.
pace = Ходы других
pace-slow = Медленно
pace-normal = Средне
pace-fast = Быстро
pace-once = Сразу
your-name = Твоё имя
name = Имя

# Setting up, joining

player-random = Пип, Юно, Кики, Зазу
player-gentle = Лило, Бенно, Элла, Отис
player-simple = Тим, Лена, Финн, Роза
player-curious = Лео, Майя, Тео, Сури
player-eager = Мия, Йонас, Руби, Нико
player-steady = Нора, Эмиль, Ида, Бруно
player-sharp = Макс, Вера, Хьюго, Ирис
player-patient = Антон, Грета, Сами, Эльза
player-master = Ада, Оскар, Мира, Феликс
seat-empty = Свободное место
yes = Да
no = Нет
to-start = На главную
page-unknown = Здесь такой страницы нет.

# At every table

offline-title = Нет связи
offline-about = Эта страница не загрузилась. Она вернётся, когда будет сеть.
offline-note = Сейчас нет связи. Но можно читать правила, учиться играть и пользоваться листом для очков, кубиком и часами.

# About you, where you have not given a name: in place of the texts of the same name

you = Ты

# Why not

refused-other = Не получилось ({ $code }).
refused-server-gone = Сервер не отвечает. Попробуй чуть позже.
refused-server-try-again = Сервер занят. Попробуй чуть позже.
refused-server-failed = Сервер ошибся. Попробуй ещё раз.
refused-server-no-answer = Ответа пришлось ждать слишком долго. Попробуй ещё раз.
refused-outdated = Страница и сервер не понимают друг друга. Загрузи страницу заново.
refused-changed = Так уже нельзя. Посмотри на стол и выбери ещё раз.
refused-request-too-large = Слишком много за один раз.
refused-request-too-slow = Связь сейчас очень медленная. Попробуй ещё раз.
refused-request-foreign-origin = Эта страница не с этого сервера. Открой страницу самого сервера.
refused-limit-requests = Слишком много сразу. Подожди немного.
refused-limit-messages = Не так быстро, пожалуйста.
refused-limit-sockets = На этом устройстве открыто слишком много столов.
refused-limit-watchers = За этим столом слишком много зрителей.
refused-limit-hints = Сейчас многие просят подсказку. Попробуй чуть позже.
refused-table-unknown = Такого стола нет или уже нет.
refused-table-not-alone = Здесь может продолжиться только игра, где ты один на один с компьютером.
refused-record-rules = Эта партия сыграна по другим правилам, старше или новее здешних. Поэтому открыть её нельзя.
refused-record-went-on = Эту партию с середины доигрывали в браузере. Показать её может только он.
refused-table-link-used = Приглашение уже использовано или устарело. Попроси новое.
refused-table-not-host = Это может только тот, кто подготовил стол.
refused-seat-name-length = В имени от 1 до 24 букв.
refused-seat-name-characters = В имени есть буквы, которые нельзя показать.

# The page that needs no server

page-loading = Загружаем игры: { $percent } %
page-starting = Игры запускаются…
page-failed = Не удалось загрузить игры. Обнови страницу, чтобы попробовать ещё раз.
page-broken = На этой странице что-то пошло не так. Обнови её, чтобы попробовать ещё раз.
load-again = Обновить
page-not-kept = Этот браузер ничего не хранит, или в нём нет места. Можно играть дальше, но игра пропадёт, когда ты закроешь страницу.
page-no-guests = Гостей сюда не позвать: эта страница играет без сервера, и никто другой до неё не доберётся. Играй с компьютером, или передавайте устройство по кругу.
here-mark = в этом браузере
refused-table-open-elsewhere = Этот стол открыт в другой вкладке. Играй там или закрой её и обнови эту страницу.

# About

about = О программе
