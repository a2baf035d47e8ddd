"""Finito's strongest player: learned values, a roll ahead, and an eye on the others' boards.

It plays for the win: what counts is not how soon it finishes on average, but how likely it is to
finish before the others, whose boards it judges by the same values.
"""

from itertools import accumulate
from typing import Final

from reihum.games.finito.board import finished, placed, targets
from reihum.games.finito.learned import STAY, Move, aims, choices, judged, shipped
from reihum.games.finito.model import COUNTERS, SQUARES, Action, Board, Place, View
from reihum.games.finito.view import moves
from reihum.kernel.match import Seat
from reihum.networks.network import Likely, Line

CLOSE: Final = 0.8  # turns: a move that looks worse than the best by more is not looked into
MOST: Final = 6  # moves that are looked into
FEW: Final = 3  # of them while counters are still face down, since each of those may come next
NEVER: Final = -1.0  # stands for the chance of what cannot be done
PATIENCE: Final = 0.002  # of a win: the least that a turn counts, even where all seems won or lost


def best_move(view: View) -> Action:
    """The move that wins most often, as far as the values know."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    board, face_up = bytes(view.public.boards[view.seat]), bytes(view.public.face_up[view.seat])
    pairs = [(move.counter, move.square) if isinstance(move, Place) else STAY for move in options]
    turns, _ = judged(board, face_up, pairs)
    order = sorted(range(len(options)), key=lambda at: turns[at])
    most = FEW if view.public.face_down[view.seat] else MOST
    hopeful = [at for at in order[:most] if turns[at] <= turns[order[0]] + CLOSE]
    if len(hopeful) == 1 or turns[order[0]] == 0.0:
        return options[order[0]]
    wins = later(wins_by_turns(view, view.seat))
    must_move = view.public.options.must_move
    ahead = {at: outlook(board, face_up, pairs[at], must_move, wins) for at in hopeful}
    return options[max(hopeful, key=lambda at: ahead[at])]


def wins_by_turns(view: View, seat: Seat) -> Line:
    """How likely it is to win (or share) by finishing in so many turns after this one."""
    wins = [1.0] * shipped().numbers
    for other, places in enumerate(view.public.boards):
        if other != seat:
            board, face_up = bytes(places), bytes(view.public.face_up[other])
            squares = list(targets(board, view.public.roll))
            options = choices(face_up, squares, view.public.options.must_move)
            turns, chances = judged(board, face_up, options)
            likely = chances.line(turns.index(min(turns)))
            passed = accumulate(likely)
            wins = [
                win * (1.0 - so_far + now / 2)
                for win, so_far, now in zip(wins, passed, likely, strict=True)
            ]
    return wins


def later(wins: Line) -> Line:
    """How likely these wins are when one turn more has passed."""
    return [*wins[1:], wins[-1]]


def outlook(board: Board, face_up: bytes, move: Move, must_move: bool, wins: Line) -> float:
    """How likely it is to win after a move, looked at one roll ahead: exact over what can come."""
    counter, square = move
    if counter:
        board = placed(board, counter, square)
        face_up = face_up.replace(bytes((counter,)), b"")
    if finished(board):
        return float("inf")
    unseen = bytes([c for c in COUNTERS if c not in board and c not in face_up])
    if not unseen or len(face_up) == 3:
        return _outlook(board, face_up, must_move, wins)
    turned = [_outlook(board, face_up + bytes((c,)), must_move, wins) for c in unseen]
    return sum(turned) / len(turned)


def _outlook(board: Board, face_up: bytes, must_move: bool, wins: Line) -> float:
    """How likely it is to win, when all counters to choose from are known."""
    empty = [square for square in range(len(SQUARES)) if not board[square]]
    options = choices(face_up, empty, must_move)
    chance = won(*judged(board, face_up, options), wins)
    stay = chance[-1] if options[-1] == STAY else NEVER
    each = len(face_up or COUNTERS)
    best = [NEVER] * len(SQUARES)
    for at, square in enumerate(empty):
        best[square] = max(chance[at * each : (at + 1) * each])
    rolls = [max(best[low], best[high], stay) for low, high in aims(board)]
    return sum(rolls) / len(rolls)


def won(turns: list[float], likely: Likely, wins: Line) -> list[float]:
    """How likely it is to win with these turns to go.

    The turns are known better than how likely each number of them is: where the two differ, a turn
    more or less counts for as much as it changes the chance to win.
    """
    means = likely.times([float(number) for number in range(len(wins))])
    slopes = likely.times([after - now for now, after in zip(wins, later(wins), strict=True)])
    return [
        chance + (turn - mean) * min(slope, -PATIENCE)
        for chance, turn, mean, slope in zip(likely.times(wins), turns, means, slopes, strict=True)
    ]
