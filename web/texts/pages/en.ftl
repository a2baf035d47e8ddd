# Setting up, joining

who-plays = Who plays?
how-you-play = How do you play?
seat-me = Me
seat-same-device = Somebody here, on this device
seat-guest = A guest, by link
seat-computer = { $name }, computer ({ $level })
level-random = plays anything
level-gentle = gentle
level-simple = simple
level-curious = curious
level-eager = eager
level-steady = steady
level-sharp = sharp
level-patient = patient
level-master = master
manner-random = Lays whatever comes to hand.
manner-gentle = Takes it easy and leaves you room.
manner-simple = Plays the first thing that fits.
manner-curious = Lays what fits and now and then tries a trick.
manner-eager = Likes to rearrange, but does not see every way.
manner-steady = Stays calm and makes few mistakes.
manner-sharp = Looks ahead and uses every chance.
manner-patient = Saves up tiles, then lays many at once.
manner-master = Thinks of everything. Hard to beat.
manner-master-rummy = Often keeps its tiles back, then lays many at once. Hard to beat.
seat-number = Seat { $number }
name-of-seat = Name for seat { $number }
name-missing = Please write a name here.
add-seat = Add a player
remove = Remove
begin = Begin
set-up-and-invite = Set up and invite
hints = Hints
hints-about = Everybody may ask for a good move.
agreement = What you agreed on
agreement-rest = All else is as in the rulebook.
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
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
option-rummy-jokers-free = Sets may be taken apart
option-rummy-rounds = Rounds
option-rummy-rounds-about = The points of all rounds are added up.
option-rummy-draw-and-discard = Draw and discard
option-rummy-draw-and-discard-about = Every turn begins with drawing. If you lay nothing, you put a tile on your stack.
option-rummy-winner-scores = The winner scores
option-rummy-winner-scores-about = The winner gets all the points that the others lose.
option-rummy-open-tile = Open tile
option-rummy-open-tile-about = One tile lies open beside the pool. What may it be used for?
option-rummy-open-tile-off = No open tile
option-rummy-open-tile-finish = Only to finish
option-rummy-open-tile-any = For any play
option-rummy-hand-doubles = Hand counts double
option-rummy-hand-doubles-about = If somebody lays all tiles at once, all points count twice.
option-finito-must-move = Moving is a must
option-finito-must-move-about = When all counters lie, you may not leave everything as it is.
option-finito-must-move-why = Must you move a counter at every roll then? Readers of the rulebook understand it in two ways. How do you play?
option-finito-must-move-no = You may leave everything as it is
option-finito-must-move-yes = You have to move a counter
option-finito-target = Play up to
option-finito-target-about = After each round you get a point for every counter in your longest row.
option-finito-decision-seconds = Time to think
option-finito-decision-seconds-about = When it is over, the simplest move is made for you.
join-title = You are invited
join-about = What shall the others call you?
invited-by = { $name } invites you to play: { $game }
invited-with = At the table: { $names }
invited-free = { $seats ->
    [one] One seat is free.
   *[other] { $seats } seats are free.
}
colon = { $before }: { $after }
sit-down = Sit down
waiting-for-guests = Waiting for guests
all-here = Everybody is here
that-is-you = (you)
invite-about = Send this link to one person, or let them scan the picture. It works once.
invite-link = Invitation link
qr-code = Picture of the invitation link for a phone camera
copy-link = Copy link
send-link = Send link
copied = Copied
copy-by-hand = This browser does not copy. Please select the link and copy it yourself.
link-here-only = This link works on this computer only. For one that works in your whole house, start Reihum with:
host-begins = The host begins the game when everybody is here.

# At every table

connecting = One moment …
connection-lost = The connection is lost. Trying again …
move-on-its-way = Your move is on its way …
server-awaited = The server cannot be reached just now. As soon as it answers, this page goes on by itself.
try-again = Try again
here-offer = We keep trying. You can also go on here, in this browser. Then what you could not see is dealt anew: hidden tiles, and rolls still to come. Your table at the server stays there.
here-go-on = Go on here
here-wait = Wait
here-note = You play on in this browser. What you could not see was dealt anew.
here-only = This table is in this browser alone.
here-back = Back to the table at the server
here-title = If the connection breaks
here-kept = Then you can go on here. All that is needed is in this browser.
here-fetching = All that is needed to go on here is being fetched (5 MB) …
here-spared = To save data, nothing was fetched. So you cannot go on here if the connection breaks.
here-absent = This server does not have what is needed for that. You have to wait until the connection is back.
here-impossible = Browsers do not allow going on here at this address. It needs https, or this very computer.
here-failed = What is needed to go on here could not be fetched.
here-fetch = Fetch it now (5 MB)
waiting-for = Waiting for { $names }
your-turn-at = Your turn: { $game }
who-begins = Who begins?
begins-highest = { $name } drew the highest tile and begins.
begins-equal = The highest are equal. They draw again:
begins-lot = { $name } begins. The lot decided.
begins-named = { $name } begins. That is agreed.
begins-neighbour = { $name } begins: the left neighbour of whoever ended the last round.
begins-together = Nobody begins. All play at the same time.
round-is-over = The round is over.
hint = Hint
skip = Skip
show-again = Show again
log = What happened
log-empty = Nothing yet.
time-left = Time left
time-left-of = Time left for { $name }
middle = Middle of the table
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
games-won = Games won
download-record = Download the record
shuffle-check = Was it fair?
shuffle-now = All draws of this game come from one secret number, which is told at the end. This is its fingerprint: it shows then that nobody has changed the number.
shuffle-about = All draws of this game come from one secret number. Its fingerprint was shown before the first move, so nobody could change it later.
shuffle-hash = Fingerprint before the first move:
shuffle-seed = The secret number:
shuffle-right = They match. This deal was fixed before the first move.
shuffle-wrong = They do not match!
shuffle-unknown = This browser cannot check it.
all-draws = All draws of this server
seats = Who sits where
leave = Leave the table
computer-takes-over = Computer takes over ({ $level })
away = away
away-since = away since { $time }
away-for = { $name } has been away for { $time }.
seat-left-empty = A seat is empty. Who is to play there?
wait = Wait
leave-sure = Really leave? The game goes on without you.
leave-not = Stay
take-over-here = { $name } is here now.
take-over-sure = A computer then plays in place of { $name }, who may take the seat back at any time.
replaced = { $name } plays for you now; you are watching.
take-back-seat = Play again myself
take-over-no = No, { $name } plays on
take-over-yes = Yes, the computer plays
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
key-turn-does = turn the tile upside down
key-new-set = N
key-new-set-does = lay what you hold as a new set
key-split = S
key-split-does = split the set at the tile you hold
key-take-back = Ctrl + Z
key-take-back-does = take back one step
key-finish = F
key-finish-does = finish the turn
key-rack = Shift + ← →
key-rack-does = move a tile along your rack
curtain-title = { $name } is next
curtain-about = Hand over the device. The others look away.
curtain-time = Your time begins when you take the device: { $time }.
curtain-late = Nobody has taken it yet. Time until the turn is over:
curtain-ready = I am { $name }
drawn-new = { $name }, this is new on your rack
drawn-done = Done, pass it on
review = Review
replay = Watch it again
replay-step = Move { $ply } of { $plies }
replay-back = Back
replay-on = Next
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seat = Seen by

# Completto

completto-push = { $left ->
    [one] Put the { $number } into your row. It is the last one.
   *[other] Put the { $number } into your row. { $left } tiles to go.
}
completto-lay = Lay the { $number } in place of a face-down tile.
completto-take = Where do you lay the { $number }?
completto-shift = Where do you push this tile in?
completto-turn = Your turn: draw a tile, take one from the middle, or move one of your face-down tiles.
completto-turn-draw = Your turn: draw a tile, or move one of your face-down tiles.
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
rummy-put = Where shall it go? Tap a set, or a free place on the table.
rummy-put-or-stack = Where shall it go? Tap a set, a free place on the table, or your stack.
rummy-draw-first = Draw a tile first.
rummy-lay-or-discard = Lay tiles, or put one on your stack.
rummy-open-or-discard = Open with { $points } points or more, or put a tile on your stack.
rummy-lay-or-pass = Lay tiles, or pass.
rummy-lay-or-draw = Your turn: lay tiles, or draw one.
rummy-open-or-draw = Your turn: open with { $points } points or more, or draw a tile.
rummy-may-finish = All in order. You can finish.
rummy-arranging = Not in order yet.
rummy-hint-draw = Hint: draw a tile.
rummy-hint-wait = Hint: wait and draw a tile. What you lay now, the others can use.
rummy-hint-pass = Hint: pass.
rummy-hint-draw-back = Hint: take your tiles back and draw one.
rummy-hint-pass-back = Hint: take your tiles back and pass.
rummy-hint-discard = Hint: put { $tile } on your stack.
rummy-hint-discard-back = Hint: take your tiles back and put { $tile } on your stack.
rummy-hint-lay = Hint: you can lay { $tiles }.
rummy-hint-lay-many = Hint: you can lay { $count } tiles.
rummy-hint-puzzle = { $sets ->
    [one] Hint: one set on the table has to change.
   *[other] Hint: { $sets } sets on the table have to change.
}
show-me = Show me
rummy-show-kept = What could I lay?
step-exchange = Lay { $tiles } in the place of the joker in { $set }, and take the joker.
step-take = Take { $tiles } out of { $set }.
step-add = Lay { $tiles } next to { $set }.
step-new = Lay { $tiles } as a new set.
told-exchange = { $name } lays { $tiles } in the place of the joker in { $set }, and takes the joker.
told-take = { $name } takes { $tiles } out of { $set }.
told-add = { $name } lays { $tiles } next to { $set }.
told-new = { $name } lays { $tiles } as a new set.
step-of = Step { $step } of { $steps }:
all-steps = All steps at once
all-steps-short = All
in-hand = in your hand
in-hand-of = in the hand of { $name }
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
back-to-place = Put it back
sort-colour = By colour
sort-number = By number
arrange-table = Tidy the table
look-closer = Look closer
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
open-tile-any = Open tile: { $tile }
open-tile-short = Open
problem-not-a-set = Not a run or group yet
problem-tile-missing = Must stay on the table: { $tiles }
problem-tile-not-on-rack = Not on your rack: { $tiles }
problem-table-touched-before-opening = Open first, with your own tiles only
problem-joker-set-split = A set with a joker stays whole
problem-joker-taken-before-opening = Open before you take a joker
problem-joker-not-in-new-set = The joker goes into a new set
problem-discard-not-in-new-set = { $tiles } goes into a new set
problem-open-tile-only-to-finish = The open tile is only there to finish
problem-open-tile-not-laid = Lay the open tile, or leave it where it is
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
counters-up = Open: { $counters }
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
event-no-fit = { $name } drew { $number }. It fits nowhere and goes to the middle.
event-extra = A pair! { $name } has another turn.
event-turn = { $name } is next.
event-late = Time is up for { $name }.
event-loose = { $name } takes back what was in no set: { $tiles }.
event-laid-these = { $name } laid { $tiles }.
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
event-revealed = All show what they chose.
event-said = { $name }: { $text }
event-seat-taken = { $name } now plays in place of { $before }.
event-seat-free = { $before } has left the table.
event-seat-joined = { $name } sits down at the table.
event-away = { $name } has gone away.
event-not-here = { $name } is not here right now.
event-back = { $name } is back.
event-rematch = The next game is ready.

# About you, where you have not given a name: in place of the texts of the same name

begins-highest-you = You drew the highest tile and begin.
begins-lot-you = You begin. The lot decided.
begins-named-you = You begin. That is agreed.
begins-neighbour-you = You begin: the left neighbour of whoever ended the last round.
round-won-you = You win round { $round }
match-won-you = You win!
your-row-you = Your row
row-of-you = Your row
told-exchange-you = You lay { $tiles } in the place of the joker in { $set }, and take the joker.
told-take-you = You take { $tiles } out of { $set }.
told-add-you = You lay { $tiles } next to { $set }.
told-new-you = You lay { $tiles } as a new set.
in-hand-of-you = in your hand
your-rack-you = Your rack
stack-of-you = Your stack: { $tile }
your-board-you = Your board
board-of-you = Your board
event-laid-you = You laid { $number } at place { $place }.
event-shifted-you = You moved a face-down tile.
event-drew-you = You drew { $number }.
event-no-fit-you = You drew { $number }. It fits nowhere and goes to the middle.
event-extra-you = A pair! You have another turn.
event-turn-you = It is your turn.
event-late-you = Your time is up.
event-loose-you = Back to your rack, because it was in no set: { $tiles }.
event-laid-these-you = You laid { $tiles }.
event-laid-tiles-you = { $count ->
    [one] You laid { $count } tile.
   *[other] You laid { $count } tiles.
}
event-drew-tiles-you = { $count ->
    [one] You drew { $count } tile.
   *[other] You drew { $count } tiles.
}
event-discarded-you = You put down { $tile }.
event-passed-you = You passed.
event-chose-you = You have chosen.
event-placed-you = You laid { $number } on the { $printed }.
event-stayed-you = You left everything as it is.

# Why not

refused-table-not-your-seat = This is not your seat.
refused-table-not-playing = Nothing can be played here at the moment.
refused-table-too-early = One moment, the last move is not through yet.
refused-table-seat-changed = Somebody else is sitting there now.
refused-table-seat-for-computer = While a game goes on, only a computer can take over this seat.
refused-table-seats-empty = Some seats are still empty.
refused-table-no-hints = At this table there are no hints.
refused-table-nothing-to-arrange = There is nothing to arrange now.
refused-daily-no-puzzles = There are puzzles for every day from { $first } to { $last }.
refused-game-not-your-move = It is not your turn.
refused-game-not-over = The game is not over yet.
refused-game-round-over = The round is over.
refused-game-round-not-over = The round is not over yet.
refused-completto-unknown-starter = There is no such seat.
refused-completto-does-not-fit = The { $reading } does not fit there.
refused-completto-not-between = At this table a tile is pushed in between two others, not at an end.
refused-completto-lay-first = Lay the drawn tile first.
refused-completto-push-first = Put the open tile into your row first.
refused-completto-pile-empty = There are no tiles left to draw.
refused-completto-row-does-not-ascend = The open numbers of a row must rise from left to right.
refused-completto-tile-twice = There is only one { $tile }, and it lies in your row already.
refused-completto-unknown-tile = There is no tile “{ $text }”. They go from 1 to 100.
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
refused-hand-stays-on-table = This must stay on the table: { $tiles }.
refused-hand-never-on-rack = This tile goes to no rack: it can only be laid in a set.
refused-hand-not-your-turn = You may sort your rack. Laying has to wait for your turn.
refused-hand-fits-nowhere = The { $reading } fits nowhere in your row.

# Real tiles at home

other-ways = Other ways to play
other-ways-about = You can agree on these when you set up a table.

# About

about-version = Reihum, version { $version }. Free software under the MIT licence.
about-stored = What is kept, and where
about-stored-page = Everything stays in this browser: your tables and the moves in them. Nothing is sent anywhere. If you clear this site’s data in the browser, it is gone.
about-stored-server = The server keeps your tables: the names you typed, the agreement and every move. You are known by a cookie alone, without an account. With “Forget me” under your tables the server forgets it all.
about-stored-here = If you go on in this browser because the connection is lost, that table is kept in this browser alone.
about-settings = Your settings, such as language and sound, stay in this browser.
about-licences = Made with the work of others
about-licences-about = Parts of this page were made by other people, who let everybody use them. These are their licences.
about-show-licences = Show the licences
