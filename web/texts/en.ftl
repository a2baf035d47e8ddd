# Start page

start-title = Three games with number tiles
start-about = No sign-up. Pick a game, and a computer player sits down with you. Or invite your family.
start-about-page = No sign-up. Pick a game, and a computer player sits down with you. Or pass the device round.
play-now = Play now
play-now-game = Play { $game } now
set-up = Set up a table
set-up-game = Set up a table: { $game }
how-to-play = How to play
how-to-play-game = How to play { $game }
learn-it = Learn it in two minutes
lesson-of = Learn { $game } in two minutes
completto-about = Turn your row of 22 over, piece by piece, from low to high.
rummy-about = Lay runs and groups. Everything on the table may be moved.
finito-about = One die for all. Who has twelve counters in order first?
my-tables = My tables
back-to = Back to the table
status-open = waiting for guests
status-playing = in play
status-over = finished
status-abandoned = nobody came back
table-abandoned = Nobody has played here for some time, so this game has ended.
forget-me = Forget me
forget-me-about = Your name and your tables are removed from this server, for good. Tables with other people stay without you.
forget-me-yes = Yes, forget me
forget-me-done = Done. Your name and your tables are gone.
at-home = Real tiles at home
at-home-about = Referee, score sheets, die and clock for the game on your own table.
daily = Puzzles of the day
daily-short = One puzzle of each game, new every day, the same for everybody.
daily-coming = The puzzles are on their way …
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-done = All three are solved. New ones come tomorrow.
daily-share = Copy the result
deals = Deals of the day
deals-about = The same tiles and rolls for everybody, against { $name }. Your first try counts.
deal-masters-coming = The master is still playing this …
deal-yours = You: { $points }, moves: { $moves }
deal-masters = The master: { $points }, moves: { $moves }
deal-look = Look at it
deal-look-at = Look at { $game }
deal-go-on = Go on
deal-go-on-with = Go on with { $game }
daily-archive = Other days
daily-yesterday = Yesterday’s puzzles
daily-before = The day before
daily-after = The day after
daily-today = Today
daily-past = These are from an earlier day: they do not count for days in a row. A hint shows the solution.
puzzle-lay-all = Lay all your tiles. You may rearrange the table.
puzzle-tiles-left = Allowed. But some tiles are still on your rack.
puzzle-is-solved = Solved
puzzle-solved-with = { $hints ->
    [0] Solved, all by yourself!
    [one] Solved, with one hint.
   *[other] Solved, with { $hints } hints.
}
puzzle-missed = Wrong tries: { $misses }.
puzzle-next = Next puzzle
practice = Practice
practice-short = Puzzles without end, as hard as suits you.
my-play = My play
my-play-short = How your games went. Open one from a file.
guest = Guest
close = Close
settings = Settings
language = Language
theme = Light or dark
theme-auto = Like my device
theme-light = Light
theme-dark = Dark
sound = Sound
big-tiles = Big tiles
notify = Tell me when it is my turn
notify-refused = Your browser does not allow this. You can change it in the settings of your browser.
pace = Others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-once = All at once
your-name = Your name
name = Name

# Setting up, joining

player-random = Pip, Juno, Kiki, Zazu
player-gentle = Lilo, Benno, Ella, Otis
player-simple = Tim, Lena, Finn, Rosa
player-curious = Leo, Maja, Theo, Suri
player-eager = Mia, Jonas, Ruby, Nico
player-steady = Nora, Emil, Ida, Bruno
player-sharp = Max, Vera, Hugo, Iris
player-patient = Anton, Greta, Sami, Elsa
player-master = Ada, Oskar, Mira, Felix
seat-empty = Empty seat
yes = Yes
no = No
to-start = To the start page
page-unknown = There is no such page here.

# At every table

offline-title = No connection
offline-about = This page could not be loaded. It will be there again when you are online.
offline-note = No connection just now. You can still read the rules, learn the games, and use score sheet, die and clock.

# About you, where you have not given a name: in place of the texts of the same name

you = You

# Why not

refused-other = That did not work ({ $code }).
refused-server-gone = The server cannot be reached. Please try again in a moment.
refused-server-try-again = The server is busy. Please try again in a moment.
refused-server-failed = The server has made a mistake. Please try again.
refused-server-no-answer = No answer was found in time. Please try again.
refused-outdated = This page and the server do not understand each other. Please load the page again.
refused-changed = That is not possible any more. Look at the table and choose again.
refused-request-too-large = That was too much at once.
refused-request-too-slow = Your connection is very slow just now. Please try again.
refused-request-foreign-origin = This page comes from a different place than the server. Open the server’s own page.
refused-limit-requests = That was a lot at once. Please wait a little.
refused-limit-messages = Not so fast, please.
refused-limit-sockets = Too many tables are open on this device.
refused-limit-watchers = Too many people are watching this table.
refused-limit-hints = Many people want a hint just now. Please try again in a moment.
refused-table-unknown = This table does not exist, or not any more.
refused-table-not-alone = Only a match between you and the computer can go on here.
refused-record-rules = This game was played by other rules, older or newer than the ones here. So it cannot be opened.
refused-record-went-on = This match was carried on in a browser, halfway through. Only that browser can show it.
refused-table-link-used = This invitation has been used, or it is too old. Ask for a new one.
refused-table-not-host = Only the host can do that.
refused-seat-name-length = A name has 1 to 24 letters.
refused-seat-name-characters = This name has letters that cannot be shown.

# The page that needs no server

page-loading = Loading the games: { $percent }%
page-starting = Starting the games …
page-failed = The games could not be loaded. Load the page again to try once more.
page-broken = Something went wrong on this page. Load it again to try once more.
load-again = Load again
page-not-kept = This browser keeps nothing, or has no room left. You can play on, but the game is gone when you close the page.
page-no-guests = Guests cannot come here: this page plays without a server, so nobody else can reach it. Play against the computer, or pass the device round.
here-mark = in this browser
refused-table-open-elsewhere = This table is open in another tab. Play on there, or close that tab and load this page again.

# About

about = About
