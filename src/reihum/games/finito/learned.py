"""Finito's learned values: the turns to go from a board, and what every roll could make of it."""

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from reihum.games.finito.board import finished, placed, targets
from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Board
from reihum.kernel.network import Network, Numbers

LAID = len(SQUARES) * len(COUNTERS)  # embeddings of a counter on a square; then of one face up
FAR = 1e6


@cache
def network() -> Network:
    """The shipped values."""
    return Network(files("reihum.games.finito").joinpath("values.npz").read_bytes())


def lies(counter: int, square: int) -> int:
    """The embedding of a counter on a square."""
    return square * len(COUNTERS) + counter - 1


def sums(board: Board, face_up: bytes) -> Numbers:
    """The first layer of a position: the sum of its embeddings."""
    net = network()
    terms = [lies(counter, square) for square, counter in enumerate(board) if counter]
    terms += [LAID + counter - 1 for counter in face_up]
    total: Numbers = net.embed[terms].sum(0) + net.bias
    return total


def changed(base: Numbers, board: Board, moves: list[tuple[int, int]]) -> Numbers:
    """The first layer after each of these moves (counter, square), before one is turned over."""
    embed = network().embed
    gone = []
    for counter, _ in moves:
        lay = board.find(counter)
        gone.append(lies(counter, lay) if lay >= 0 else LAID + counter - 1)
    new = [lies(counter, square) for counter, square in moves]
    after: Numbers = base + embed[new] - embed[gone]
    return after


def values(board: Board, face_up: bytes, moves: list[tuple[int, int]]) -> Numbers:
    """The turns to go after each of these moves."""
    found = network().values(changed(sums(board, face_up), board, moves))
    for at, (counter, square) in enumerate(moves):
        if finished(placed(board, counter, square)):
            found[at] = 0.0
    return found


def outlook(board: Board, face_up: bytes, unseen: bytes, must_move: bool) -> float:
    """The turns to go from a position, looked at one roll ahead: exact over faces and counters."""
    if finished(board):
        return 0.0
    if not unseen or len(face_up) == 3:
        return _outlook(board, face_up, must_move)
    return float(np.mean([_outlook(board, face_up + bytes((c,)), must_move) for c in unseen]))


def _outlook(board: Board, face_up: bytes, must_move: bool) -> float:
    """The same, when all counters to choose from are known."""
    choice = face_up or COUNTERS
    empty = [square for square in range(len(SQUARES)) if not board[square]]
    moves = [(counter, square) for square in empty for counter in choice]
    best = np.full(len(SQUARES) + 1, FAR, np.float32)
    best[empty] = values(board, face_up, moves).reshape(len(empty), len(choice)).min(1)
    each = best[_aims(board)].min(1)
    if not face_up and not must_move:
        each = np.minimum(each, network().values(sums(board, face_up)[None])[0])
    return 1.0 + float(each.mean())


def _aims(board: Board) -> NDArray[np.int64]:
    """The target squares of every roll, two a line; 36 where there is only one."""
    lines = [targets(board, roll) for roll in range(1, FACES + 1)]
    return np.array([(line[0], line[1] if len(line) > 1 else len(SQUARES)) for line in lines])


def chances(board: Board, face_up: bytes, moves: list[tuple[int, int]]) -> Numbers:
    """How likely each number of turns to go is after each of these moves."""
    found = network().chances(changed(sums(board, face_up), board, moves))
    for at, (counter, square) in enumerate(moves):
        if finished(placed(board, counter, square)):
            found[at] = 0.0
            found[at, 0] = 1.0
    return found
