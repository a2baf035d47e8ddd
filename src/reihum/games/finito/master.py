"""Finito's strongest player: learned values, a roll ahead, and an eye on the others' boards.

It plays for the win: what counts is not how soon it finishes on average, but how likely it is to
finish before the others, whose boards it judges by the same values.
"""

from typing import Final

import numpy as np

from reihum.games.finito.board import finished, placed, targets
from reihum.games.finito.learned import STAY, Move, aims, choices, judged, network
from reihum.games.finito.model import COUNTERS, SQUARES, Action, Board, Place, View
from reihum.games.finito.view import moves
from reihum.kernel.match import Seat
from reihum.kernel.network import Numbers

CLOSE: Final = 0.8  # turns: a move that looks worse than the best by more is not looked into
MOST: Final = 6  # moves that are looked into
FEW: Final = 3  # of them while counters are still face down, since each of those may come next
PATIENCE: Final = 0.002  # of a win: the least that a turn counts, even where all seems won or lost


def best_move(view: View) -> Action:
    """The move that wins most often, as far as the values know."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    board, face_up = bytes(view.public.boards[view.seat]), bytes(view.public.face_up[view.seat])
    pairs = [(move.counter, move.square) if isinstance(move, Place) else STAY for move in options]
    turns, _ = judged(board, face_up, pairs)
    order = [int(at) for at in np.argsort(turns, kind="stable")]
    most = FEW if view.public.face_down[view.seat] else MOST
    hopeful = [at for at in order[:most] if turns[at] <= turns[order[0]] + CLOSE]
    if len(hopeful) == 1 or turns[order[0]] == 0.0:
        return options[order[0]]
    wins = later(wins_by_turns(view, view.seat))
    must_move = view.public.options.must_move
    ahead = {at: outlook(board, face_up, pairs[at], must_move, wins) for at in hopeful}
    return options[max(hopeful, key=lambda at: ahead[at])]


def wins_by_turns(view: View, seat: Seat) -> Numbers:
    """How likely it is to win (or share) by finishing in so many turns after this one."""
    wins = np.ones(network().turns_bias.shape[0], np.float32)
    for other, places in enumerate(view.public.boards):
        if other != seat:
            board, face_up = bytes(places), bytes(view.public.face_up[other])
            squares = list(targets(board, view.public.roll))
            options = choices(face_up, squares, view.public.options.must_move)
            turns, chances = judged(board, face_up, options)
            likely = chances[turns.argmin()]
            wins *= 1.0 - np.cumsum(likely) + likely / 2
    return wins


def later(wins: Numbers) -> Numbers:
    """How likely these wins are when one turn more has passed."""
    return np.append(wins[1:], wins[-1:])


def outlook(board: Board, face_up: bytes, move: Move, must_move: bool, wins: Numbers) -> float:
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
    return float(np.mean(turned))


def _outlook(board: Board, face_up: bytes, must_move: bool, wins: Numbers) -> float:
    """How likely it is to win, when all counters to choose from are known."""
    empty = [square for square in range(len(SQUARES)) if not board[square]]
    options = choices(face_up, empty, must_move)
    chance = won(*judged(board, face_up, options), wins)
    stay = chance[-1] if options[-1] == STAY else -1.0
    laying = chance[: len(options) - (options[-1] == STAY)]
    best = np.full(len(SQUARES), -1.0, np.float32)
    best[empty] = laying.reshape(len(empty), -1).max(1)
    return float(np.maximum(best[aims(board)].max(1), stay).mean())


def won(turns: Numbers, chances: Numbers, wins: Numbers) -> Numbers:
    """How likely it is to win with these turns to go.

    The turns are known better than how likely each number of them is: where the two differ, a turn
    more or less counts for as much as it changes the chance to win.
    """
    numbers = np.arange(chances.shape[1], dtype=np.float32)
    late = turns - chances @ numbers
    slope = np.minimum(chances @ (later(wins) - wins), -PATIENCE)
    chance: Numbers = chances @ wins + late * slope
    return chance
