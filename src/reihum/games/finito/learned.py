"""Finito's learned values: the turns to go from a board, and how likely each number of them is."""

from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.games.finito.board import counters, finished, placed, targets
from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Board
from reihum.kernel.network import Network, Numbers

# Embeddings of a counter on a square; then come those of one face up.
LAID: Final = len(SQUARES) * len(COUNTERS)

Move = tuple[int, int]  # a counter and the square to lay it on
STAY: Final[Move] = (0, 0)


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


def changed(base: Numbers, board: Board, moves: list[Move]) -> Numbers:
    """The first layer after each of these moves, before a counter is turned over."""
    embed = network().embed
    gone = []
    new = []
    for counter, square in moves:
        lay = board.find(counter)
        gone.append(lies(counter, lay) if lay >= 0 else LAID + counter - 1)
        new.append(lies(counter, square))
    after: Numbers = base + embed[new] - embed[gone]
    return after


def judged(board: Board, face_up: bytes, moves: list[Move]) -> tuple[Numbers, Numbers]:
    """After each of these moves: the turns to go, and how likely each number of them is.

    Staying, where that may be done, is the last of them.
    """
    stays = moves[-1] == STAY
    laying = moves[:-1] if stays else moves
    base = sums(board, face_up)
    after = changed(base, board, laying)
    turns, chances = network().judged(np.vstack([after, base]) if stays else after)
    last = astray(board)
    for at, (counter, square) in enumerate(laying):
        if counter in last and finished(placed(board, counter, square)):
            turns[at] = 0.0
            chances[at] = 0.0
            chances[at, 0] = 1.0
    return turns, chances


def astray(board: Board) -> bytes:
    """The counters any one of which, laid where it belongs, would bring all in order."""
    order = counters(board)
    each = [bytes((counter,)) for counter in COUNTERS]
    return b"".join([one for one in each if order.replace(one, b"") == COUNTERS.replace(one, b"")])


def choices(face_up: bytes, squares: list[int], must_move: bool) -> list[Move]:
    """All moves to these squares, square by square, and staying where that may be done."""
    moves = [(counter, square) for square in squares for counter in face_up or COUNTERS]
    return moves if face_up or must_move else [*moves, STAY]


def aims(board: Board) -> NDArray[np.int64]:
    """The target squares of every roll, two a line, the only one twice."""
    lines = [targets(board, roll) for roll in range(1, FACES + 1)]
    return np.array([(line[0], line[-1]) for line in lines])
