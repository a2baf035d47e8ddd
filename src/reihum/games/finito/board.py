"""Finito's geometry: which squares a roll aims at, and how far the counters are in order."""

from typing import Final

from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Board

# The first and the last square that carry each number, by number.
FIRST: Final[tuple[int, ...]] = (-1, *(SQUARES.index(n) for n in range(1, FACES + 1)))
LAST: Final[tuple[int, ...]] = (-1, *(35 - SQUARES[::-1].index(n) for n in range(1, FACES + 1)))


def targets(board: Board, roll: int) -> tuple[int, ...]:
    """F5: the empty squares of this number; else the nearest empty ones before and after."""
    first, last = FIRST[roll], LAST[roll]
    if not board[first]:
        return (first,) if first == last or board[last] else (first, last)
    if not board[last]:
        return (last,)
    before, after = board.rfind(0, 0, first), board.find(0, last)
    return tuple([square for square in (before, after) if square >= 0])


def placed(board: Board, counter: int, square: int) -> Board:
    """The board with this counter on this square, and nowhere else (F6, F7)."""
    squares = bytearray(board)
    lay = squares.find(counter)
    if lay >= 0:
        squares[lay] = 0
    squares[square] = counter
    return bytes(squares)


def counters(board: Board) -> bytes:
    """The counters that lie, in reading order, empty squares skipped."""
    return board.replace(b"\0", b"")


def finished(board: Board) -> bool:
    """F9: all twelve counters lie in ascending order; gaps do not matter."""
    return counters(board) == COUNTERS


def longest(board: Board) -> int:
    """F10: how many counters the longest ascending row of neighbours has."""
    best = length = last = 0
    for counter in counters(board):
        length = length + 1 if counter > last else 1
        best, last = max(best, length), counter
    return best
