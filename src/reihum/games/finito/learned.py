"""Finito's learned values: the turns to go from a board, and how likely each number of them is."""

from functools import cache
from importlib.resources import files
from typing import Final

from reihum.games.finito.board import counters, finished, placed, targets
from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Board
from reihum.networks.network import Change, Likely, Network, Terms, make

# Embeddings of a counter on a square; then come those of one face up.
LAID: Final = len(SQUARES) * len(COUNTERS)

Move = tuple[int, int]  # a counter and the square to lay it on
STAY: Final[Move] = (0, 0)


@cache
def shipped() -> Network:
    """The shipped values."""
    return make().network(files("reihum.games.finito").joinpath("values.npz").read_bytes())


def lies(counter: int, square: int) -> int:
    """The embedding of a counter on a square."""
    return square * len(COUNTERS) + counter - 1


def terms(board: Board, face_up: bytes) -> Terms:
    """What the values of a position depend on."""
    laid = [lies(counter, square) for square, counter in enumerate(board) if counter]
    return laid + [LAID + counter - 1 for counter in face_up]


def change(board: Board, move: Move) -> Change:
    """What a move changes of that, before a counter is turned over."""
    counter, square = move
    if not counter:
        return (0, 0)
    lay = board.find(counter)
    gone = lies(counter, lay) if lay >= 0 else LAID + counter - 1
    return (gone, lies(counter, square))


def judged(board: Board, face_up: bytes, moves: list[Move]) -> tuple[list[float], Likely]:
    """After each of these moves: the turns to go, and how likely each number of them is."""
    changes = [change(board, move) for move in moves]
    turns, likely = shipped().changed(terms(board, face_up), changes)
    last = astray(board)
    for at, (counter, square) in enumerate(moves):
        if counter in last and finished(placed(board, counter, square)):
            turns[at] = 0.0
            likely.done(at)
    return turns, likely


def astray(board: Board) -> bytes:
    """The counters any one of which, laid where it belongs, would bring all in order."""
    order = counters(board)
    each = [bytes((counter,)) for counter in COUNTERS]
    return b"".join([one for one in each if order.replace(one, b"") == COUNTERS.replace(one, b"")])


def choices(face_up: bytes, squares: list[int], must_move: bool) -> list[Move]:
    """All moves to these squares, square by square, and staying where that may be done."""
    moves = [(counter, square) for square in squares for counter in face_up or COUNTERS]
    return moves if face_up or must_move else [*moves, STAY]


def aims(board: Board) -> list[tuple[int, int]]:
    """The two target squares of every roll, the only one twice."""
    lines = [targets(board, roll) for roll in range(1, FACES + 1)]
    return [(line[0], line[-1]) for line in lines]
