# Why not

refused-score-entry = “{ $text }” cannot be entered here: a number from 0 to { $most }, please.

# Real tiles at home

score-sheet = Score sheet
add-round = Add a round
start-again = Start again
sheet-for = Score sheet for
any-game = any other game
sheet-rummy = Enter what is left on each rack: the points, or the tiles like b8 r8 *. Whoever has finished enters 0.
sheet-completto = Enter how many tiles still lie face down in each row. Whoever has finished enters 0.
sheet-finito = Enter how many counters are in each longest row. Whoever has finished enters 12.
sheet-any = Enter the points of each round. They may be minus points, too.
sheet-hand = All at once in round { $round }: double points
sheet-ahead = Ahead: { $names }
change-sign = Plus or minus
start-again-sure = Really start again? All points will be gone.
start-again-yes = Yes, start again
start-again-no = No, keep them
points-of = Points of { $name } in round { $round }
roll-die = Roll the die
start-clock = Start the clock
clock = Clock
clock-minutes = Minutes
clock-seconds = Seconds
pause-clock = Pause
go-on = Go on
time-is-up = Time is up!
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
best-move-is = { $count ->
    [one] You can lay { $tiles }, that is { $count } tile and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] You can lay { $tiles }, that is { $count } tiles and { $points } points.
}
best-move-done = That was the last step.
back-to-tiles = Back to the tiles
ask-here = Ask
fits-title = Completto: where does it fit?
fits-about = Enter your row and the tile. You see where it fits, and whether you get an extra turn.
fits-row = Your row
fits-row-how = Tap a place and type its number. An empty place is a face-down tile.
fits-place = Number at place { $place }
fits-tile = The tile to lay
fits-ask = Where does it fit?
fits-nowhere = The { $number } fits nowhere. It stays open in the middle.
aims-title = Finito!: which squares?
aims-about = Enter your board and the roll. You see which squares you may take, and how many points the board has.
aims-how = Pick a counter, then its square. Tap a counter on the board to take it away.
aims-roll = The die shows
aims-no-roll = not rolled yet
aims-board = Your board
aims-score = Longest row in order: { $points }
aims-finished = Finito! All twelve are in order.
