# Start page

start-title = Three games with number tiles
start-about = No sign-up. Pick a game, and a computer player sits down with you. Or invite your family.
play-now = Play now
play-now-game = Play { $game } now
set-up = Set up a table
set-up-game = Set up a table: { $game }
how-to-play = How to play
how-to-play-game = How to play { $game }
completto-about = Turn your row of 22 over, piece by piece, from low to high.
rummy-about = Lay runs and groups. Everything on the table may be moved.
finito-about = One die for all. Who has twelve counters in order first?
my-tables = My tables
status-open = waiting for guests
status-playing = in play
status-over = finished
at-home = Real tiles at home
at-home-about = Rummy referee, score sheet, die and clock for your own kitchen table.
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
your-name = Your name
name = Name

# Setting up, joining

who-plays = Who plays?
how-you-play = How do you play?
seat-me = Me
seat-same-device = Somebody here, on this device
seat-guest = A guest, by link
seat-computer = Computer ({ $level })
level-random = plays anything
level-gentle = gentle
level-simple = simple
level-steady = steady
level-sharp = sharp
level-master = master
seat-empty = Empty seat
seat-number = Seat { $number }
name-of-seat = Name for seat { $number }
add-seat = Add a player
remove = Remove
begin = Begin
set-up-and-invite = Set up and invite
hints = Hints
hints-about = Everybody may ask for a good move.
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
no-limit = No limit
one-round = One round decides
starter-drawn = Drawn by lot
option-completto-pairs = What is a pair?
option-completto-pairs-about = A pair of neighbours like 32 and 33 earns an extra turn.
option-completto-pairs-side-by-side = Side by side
option-completto-pairs-anywhere = With gaps, too
option-completto-shift = Where may a face-down tile be moved?
option-completto-shift-about = You may move a face-down tile within your row instead of drawing.
option-completto-shift-anywhere = Anywhere, to the ends, too
option-completto-shift-between = Only between two tiles
option-completto-rounds = Rounds
option-completto-rounds-about = Every tile still face down counts one minus point.
option-completto-starter = Who begins?
option-completto-starter-about = Around a real table, the youngest.
option-completto-decision-seconds = Time to think
option-completto-decision-seconds-about = When it is over, the simplest move is made for you.
option-rummy-opening-points = Points to open
option-rummy-opening-points-about = Your first sets must count at least this much.
option-rummy-manipulate-when-opening = Rearrange when opening
option-rummy-manipulate-when-opening-about = In the turn in which you open, you may move other sets as well.
option-rummy-turn-seconds = Time for a turn
option-rummy-turn-seconds-about = If your table is not in order when it is over, you draw three tiles.
option-rummy-jokers = Jokers
option-rummy-jokers-about = May a set with a joker be taken apart?
option-rummy-jokers-locked = No, it stays whole
option-rummy-jokers-free = Yes
option-rummy-rounds = Rounds
option-rummy-rounds-about = The points of all rounds are added up.
option-rummy-draw-and-discard = Draw and discard
option-rummy-draw-and-discard-about = Every turn begins with drawing. If you lay nothing, you put a tile on your stack.
option-rummy-open-tile = Open tile
option-rummy-open-tile-about = One tile lies open. You may take it only to finish.
option-rummy-hand-doubles = Hand counts double
option-rummy-hand-doubles-about = If somebody lays all tiles at once, all points count twice.
option-finito-must-move = Moving is a must
option-finito-must-move-about = When all counters lie, you may not leave everything as it is.
option-finito-target = Play up to
option-finito-target-about = After each round you get a point for every counter in your longest row.
option-finito-decision-seconds = Time to think
option-finito-decision-seconds-about = When it is over, the simplest move is made for you.
join-title = You are invited
join-about = What shall the others call you?
sit-down = Sit down
to-start = To the start page
waiting-for-guests = Waiting for guests
all-here = Everybody is here
that-is-you = (you)
invite-about = Send this link to one person, or let them scan the picture. It works once.
invite-link = Invitation link
qr-code = Picture of the invitation link for a phone camera
copy-link = Copy link
copied = Copied
copy-by-hand = This browser does not copy. Please select the link and copy it yourself.
host-begins = The host begins the game when everybody is here.

# At every table

connecting = One moment …
connection-lost = The connection is lost. Trying again …
offline-title = No connection
offline-about = This page could not be loaded. It will be there again when you are online.
offline-note = No connection just now. Score sheet, die and clock work all the same.
waiting-for = Waiting for { $names }
round-is-over = The round is over.
hint = Hint
time-left = Time left
middle = Middle of the table
face-down = face down
face-down-count = { $count } face down
counters-down = { $count } face down
scores = Scores
round = Round
round-number = Round { $round }
total = Total
round-won = { $count ->
    [one] { $names } wins round { $round }
   *[other] { $names } share round { $round }
}
match-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
next-round = Next round
rematch = Play again
rematch-ready = To the next game
download-record = Download the record
shuffle-check = Was it fair?
shuffle-about = All draws of this game come from one secret number. Its fingerprint was shown before the first move, so nobody could change it later.
shuffle-hash = Fingerprint before the first move:
shuffle-seed = The secret number:
shuffle-right = They match. This deal was fixed before the first move.
shuffle-wrong = They do not match!
shuffle-unknown = This browser cannot check it.
seats = Who sits where
leave = Leave the table
free-seat = Free this seat
computer-takes-over = Computer takes over ({ $level })
say-something = Say something
say-hello = Hello!
say-well-played = Well played!
say-thanks = Thank you!
say-oh-no = Oh no!
say-hurry = Your turn!
say-good-game = Good game!
help = Help
keys = Keys
key-arrows = Arrow keys
key-arrows-does = go from tile to tile
key-edge = Home, End
key-edge-does = go to the first or the last tile
key-tab = Tab
key-tab-does = go to the next part of the table
key-enter = Enter
key-enter-does = pick up, put down
key-escape = Escape
key-escape-does = put back what you hold
key-draw = D
key-draw-does = draw
key-turn = R
key-turn-does = turn the tile upside down (Completto)
key-new-set = N
key-new-set-does = lay what you hold as a new set (Rummy)
key-split = S
key-split-does = split the set at the tile you hold (Rummy)
key-take-back = Ctrl + Z
key-take-back-does = take back one step (Rummy)
key-finish = F
key-finish-does = finish the turn (Rummy)
key-rack = Shift + ← →
key-rack-does = move a tile along your rack (Rummy)
curtain-title = { $name } is next
curtain-about = Hand over the device. The others look away.
curtain-ready = I am { $name }
replay = Watch it again
replay-step = Move { $ply } of { $plies }
replay-back = Back
replay-on = Next
replay-seat = Seen by
coach = Tips for the first game
coach-ok = Got it
coach-off = No more tips

# Completto

completto-push = { $left ->
    [one] Put the { $number } into your row. It is the last one.
   *[other] Put the { $number } into your row. { $left } tiles to go.
}
completto-lay = Lay the { $number } in place of a face-down tile.
completto-take = Where do you lay the { $number }?
completto-shift = Where do you push this tile in?
completto-turn = Your turn: draw a tile, take one from the middle, or move one of your face-down tiles.
completto-extra = A pair! You have another turn.
middle-empty = No open tiles yet
draw-from-pile = { $count ->
    [one] Draw a tile, { $count } left
   *[other] Draw a tile, { $count } left
}
take-tile = Take the { $number }
tile-in-middle = { $number }, in the middle
read-as = Turn to { $number }
your-row = Row of { $name }, yours
row-of = Row of { $name }
place-open = Place { $place }: { $number }
place-down = Place { $place }: face down
place-down-shift = Place { $place }: face down, can be moved
place-lay = Place { $place }: lay the { $number } here
place-lay-extra = Place { $place }: lay the { $number } here for an extra turn
place-gap = Push in as number { $place }
completto-hint-draw = Hint: draw a tile.
completto-hint-lay = Hint: lay the { $number } at place { $place }.
completto-hint-take = Hint: take the { $number } from the middle and lay it at place { $place }.
completto-hint-shift = Hint: move the face-down tile at place { $place } to place { $goal }.

# Rummy

joker = joker
tile-brown = brown { $number }
tile-red = red { $number }
tile-blue = blue { $number }
tile-white = white { $number }
colour-brown = brown
colour-red = red
colour-blue = blue
colour-white = white
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
has-opened = has opened
not-opened = not opened yet
rummy-table = Sets on the table
rummy-empty = The table is empty.
rummy-put = Where shall it go? Click a set, or the free table.
rummy-draw-first = Draw a tile first.
rummy-lay-or-discard = Lay tiles, or put one on your stack.
rummy-lay-or-pass = Lay tiles, or pass.
rummy-lay-or-draw = Your turn: lay tiles, or draw one.
rummy-open-or-draw = Your turn: open with { $points } points or more, or draw a tile.
rummy-may-finish = All in order. You can finish.
rummy-arranging = Not in order yet.
rummy-hint-draw = Hint: draw a tile.
rummy-hint-discard = Hint: put { $tile } on your stack.
rummy-hint-lay = Hint: you can lay { $tiles }.
show-me = Show me
step-exchange = Lay { $tiles } in the place of the joker in { $set }, and take the joker.
step-take = Take { $tiles } out of { $set }.
step-add = Lay { $tiles } next to { $set }.
step-new = Lay { $tiles } as a new set.
step-of = Step { $step } of { $steps }
in-hand = in your hand
in-your-hand = In your hand: { $tiles }
opening-counted = { $points } of { $needed } points
new-set = New set
set-of = Set { $number }: { $tiles }
whole-set = Move the whole set { $number }
put-before = Put before { $tile }
put-at-end = Put at the end of set { $number }
your-rack = Rack of { $name }, yours
rack-place = { $tile }: place { $place } of { $places } on your rack
back-to-rack = Back to the rack
sort-colour = By colour
sort-number = By number
split-here = Split here
take-back = Step back
take-all-back = Take all back
finish = Finish
draw = Draw a tile
pass = Pass
supply = Pool and stacks
draw-from-pool = Draw a tile, { $count } left in the pool
own-stack = Your stack: { $tile }
nothing = nothing
take-discard = Take { $tile } from the stack
stack-of = Stack of { $name }: { $tile }
open-tile = Open tile: { $tile }, only to finish
open-tile-short = Open
problem-not-a-set = Not a run or group yet
problem-tile-missing = { $tiles } must stay on the table
problem-tile-not-on-rack = { $tiles } is not on your rack
problem-table-touched-before-opening = Open first, with your own tiles only
problem-joker-set-split = A set with a joker stays whole
problem-joker-taken-before-opening = Open before you take a joker
problem-joker-not-in-new-set = The joker goes into a new set
problem-discard-not-in-new-set = { $tiles } goes into a new set
problem-open-tile-only-to-finish = The open tile is only there to finish
problem-nothing-laid = No tile comes from your rack
problem-opening-too-low = These sets count only { $points } points. That is too little to open
why-short = Three tiles or more belong together
why-two-of-a-colour = A group has each colour only once
why-gap = A number is missing in between
why-twice = A run has each number only once
why-mixed = Not one colour, and not one number
why-too-long = There are too many tiles in it

# Finito!

your-counters = Your open counters
counter = Counter { $number }
counter-chosen = Counter { $number }, chosen
your-board = Board of { $name }, yours
board-of = Board of { $name }
board-empty = empty
square-empty = Square { $place }, number { $printed }, empty
square-target = Square { $place }, number { $printed }: you can lay here
square-taken = Square { $place }, number { $printed }: counter { $number }
square-movable = Square { $place }, number { $printed }: counter { $number }, can be moved
has-chosen = ready
die-shows = The die shows { $number }
finito-pick = Pick one of your open counters, then a lit square.
finito-put = Lay the { $number } on a lit square.
finito-move = Move a counter to a lit square, or leave everything as it is.
finito-must-move = Move a counter to a lit square.
stay = Leave it
finito-hint-stay = Hint: leave everything as it is.
finito-hint-place = Hint: lay the { $number } on the marked { $printed }.

# What happened

event-new-round = Round { $round } begins.
event-round-over = The round is over.
event-laid = { $name } laid { $number } at place { $place }.
event-shifted = { $name } moved a face-down tile.
event-drew = { $name } drew { $number }.
event-no-fit = { $number } goes to the middle.
event-extra = A pair! { $name } has another turn.
event-turn = { $name } is next.
event-laid-tiles = { $count ->
    [one] { $name } laid { $count } tile.
   *[other] { $name } laid { $count } tiles.
}
event-drew-tiles = { $count ->
    [one] { $name } drew { $count } tile.
   *[other] { $name } drew { $count } tiles.
}
event-discarded = { $name } put down { $tile }.
event-passed = { $name } passed.
event-chose = { $name } has chosen.
event-placed = { $name } laid { $number } on the { $printed }.
event-stayed = { $name } left everything as it is.
event-rolled = The die shows { $number }.
event-said = { $name }: { $text }

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
refused-request-foreign-origin = This page comes from a different place than the server. Open the server's own page.
refused-limit-requests = That was a lot at once. Please wait a little.
refused-limit-messages = Not so fast, please.
refused-limit-sockets = Too many tables are open on this device.
refused-limit-watchers = Too many people are watching this table.
refused-limit-hints = Many people want a hint just now. Please try again in a moment.
refused-table-unknown = This table does not exist, or not any more.
refused-table-link-used = This invitation has been used, or it is too old. Ask for a new one.
refused-table-not-host = Only the host can do that.
refused-table-not-your-seat = This is not your seat.
refused-table-not-playing = Nothing can be played here at the moment.
refused-table-too-early = One moment, the last move is not through yet.
refused-table-seat-changed = Somebody else sits there by now.
refused-table-seats-empty = Some seats are still empty.
refused-table-no-hints = At this table there are no hints.
refused-table-nothing-to-arrange = There is nothing to arrange now.
refused-seat-name-length = A name has 1 to 24 letters.
refused-seat-name-characters = This name has letters that cannot be shown.
refused-game-not-your-move = It is not your turn.
refused-game-not-over = The game is not over yet.
refused-game-round-over = The round is over.
refused-game-round-not-over = The round is not over yet.
refused-completto-unknown-starter = There is no such seat to begin.
refused-completto-does-not-fit = The { $reading } does not fit there.
refused-completto-not-between = At this table a tile is pushed in between two others, not at an end.
refused-completto-lay-first = Lay the drawn tile first.
refused-completto-push-first = Put the open tile into your row first.
refused-completto-pile-empty = There are no tiles left to draw.
refused-rummy-table-not-legal = The table is not in order yet.
refused-rummy-tiles-not-conserved = Some tiles are not where they were. Take everything back and try again.
refused-rummy-draw-first = Draw a tile first.
refused-rummy-pool-empty = There are no tiles left to draw.
refused-rummy-pool-not-empty = You can still draw.
refused-rummy-discard-instead = Lay tiles, or put one on your stack.
refused-rummy-no-discarding = At this table nothing is put on a stack.
refused-rummy-last-tile-before-opening = You have not opened yet: keep your last tile and pass.
refused-rummy-not-a-set = Not a run or group: { $tiles }
refused-rummy-empty-set = There is an empty set between two strokes.
refused-rummy-too-many-tiles = { $tile } is there { $count } times, but the game has only { $copies }.
refused-rummy-unknown-tile = There is no tile “{ $text }”.
refused-finito-not-a-target = You cannot lay there.
refused-finito-must-move = You have to move a counter.
refused-finito-place-first = First lay all your counters.
refused-hand-pick-first = First pick up a counter.
refused-hand-stays-on-table = { $tiles } was on the table and must stay there.
refused-hand-not-your-turn = You may sort your rack. Laying has to wait for your turn.

# Real tiles at home

score-sheet = Score sheet
add-round = Add a round
start-again = Start again
points-of = Points of { $name } in round { $round }
roll-die = Roll the die
start-clock = Start the clock
referee = Rummy referee
referee-about = Enter the tiles that lie in front of you. You see the best move step by step, or whether a move is allowed.
to-referee = To the referee
referee-question = What do you want to know?
best-move = The best move
is-allowed = Is this allowed?
show-best-move = Show the best move
tiles-before = On the table
tiles-before-move = The table before the move
tiles-after = The table after the move
tiles-rack = Your rack
tiles-rack-before = Your rack before the move
tiles-discard = The tile you take from a stack
tiles-open = The open tile
as-before = Copy from before
set-number = Set { $number }
pick-tile = All tiles
next-tile-goes = The next tile goes here: { $place }
tiles-go-here = { $name }: { $tiles }. Add or take away tiles
take-away = Take away { $tile }
tile-added = { $tile }: { $place }
nothing-to-lay = Nothing can be laid with these tiles.
maybe-better = There may be a better move. With so many tiles I could not look at all of them.
allowed-yes = Yes, this move is allowed.
allowed-no = No, this move is not allowed.
i-have-opened = I have opened already
clear-all = Clear all
type-instead = Type the tiles
type-about = A letter for the colour (n brown, r red, b blue, w white) and the number. * is a joker, and | stands between two sets.
rules-at-home = Rules at your table
best-move-is = { $count ->
    [one] You can lay { $tiles }, that is { $count } tile and { $points } points.
   *[other] You can lay { $tiles }, that is { $count } tiles and { $points } points.
}
best-move-done = That was the last step.
back-to-tiles = Back to the tiles

# How to play

rules-completto-aim-title = The aim
rules-completto-aim = You have a row of 22 tiles. Most of them lie face down. Be the first whose whole row is open, with the numbers rising from left to right.
rules-completto-prepare-title = Before you start
rules-completto-prepare = 17 tiles lie face down in front of you. You get five more, one after the other, and push each one in wherever you like. The open numbers must always rise.
rules-completto-turn-title = Your turn
rules-completto-turn = Do one of three things. Draw a face-down tile from the middle. Or take an open tile from the middle. Or move one of your own face-down tiles to another place.
rules-completto-fit-title = Where a tile fits
rules-completto-fit = A tile takes the place of a face-down one, so that your open numbers still rise. Here a 28 fits between 21 and 33. A drawn tile that fits must be laid. If it fits nowhere, it stays open in the middle.
rules-completto-upside-title = Upside down
rules-completto-upside = Some tiles can be read both ways, and they have a bar below the number. A 6 can be a 9, a 16 can be a 91. You choose when you lay it.
rules-completto-extra-title = One more turn
rules-completto-extra = If your tile makes a pair of neighbours like 32 and 33, side by side, you have another turn.
rules-completto-end-title = The end
rules-completto-end = Whoever has opened the whole row wins at once. Over several rounds, every face-down tile is a minus point.
rules-rummy-aim-title = The aim
rules-rummy-aim = Everybody begins with 14 tiles. Be the first to lay them all on the table.
rules-rummy-sets-title = Runs and groups
rules-rummy-sets = A run has three or more numbers of one colour in a row. A group has one number in three or four colours.
rules-rummy-open-title = Opening
rules-rummy-open = Your first sets come from your own rack and count 30 points or more together. If you cannot or do not want to lay, draw a tile.
rules-rummy-change-title = Moving things about
rules-rummy-change = After that you may change everything on the table: add tiles, split sets, build new ones. With a red 6 you can make two runs out of one. At the end of your turn every tile must lie in a good set, and at least one must come from your rack.
rules-rummy-joker-title = Jokers
rules-rummy-joker = A joker stands for any tile. A set with a joker stays together. Whoever has the tile it stands for can swap it in, and must use the joker in a new set at once.
rules-rummy-time-title = Time
rules-rummy-time = A turn may last two minutes. If the table is not in order by then, loose tiles go to your rack and you draw three more.
rules-rummy-end-title = The end
rules-rummy-end = When somebody has no tiles left, the round is over. The others lose the points on their racks, a joker counts 30, and the winner gets them.
rules-finito-aim-title = The aim
rules-finito-aim = You have twelve counters, 1 to 12, and a board with 36 squares. Be the first whose counters lie in order from low to high. Gaps do not matter.
rules-finito-roll-title = The die
rules-finito-roll = The die is rolled for everybody. All choose at the same time: lay one of your three open counters on a square with that number.
rules-finito-full-title = No free square?
rules-finito-full = Then take the nearest free square before it or after it.
rules-finito-move-title = All twelve lie
rules-finito-move = From now on you may move one counter to such a square at every roll, or leave everything as it is.
rules-finito-end-title = Finito!
rules-finito-end = The round is over as soon as somebody's counters are in order. If several finish with the same roll, they share the win.
