"""Finito as text: 36 tokens a board (`.` or the counter), `7>24` an action; and back."""

import re
from collections.abc import Iterable

from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Action, Board, Place, Public, Stay
from reihum.kernel.answers import Unreadable

PLACE = re.compile(r"(\d{1,2}) *> *(\d{1,2})")


def write_counters(counters: Iterable[int]) -> str:
    """`3 7 12`"""
    return " ".join(map(str, counters))


def write_board(board: Board) -> str:
    """The 36 squares in reading order, `.` for an empty one."""
    return " ".join(str(counter) if counter else "." for counter in board)


def read_board(text: str) -> Board:
    """The board that a text means; on it every counter lies at most once."""
    words = text.split()
    if len(words) != len(SQUARES):
        raise Unreadable("finito.board_size", count=len(words), squares=len(SQUARES))
    board = bytes(_counter(word, square) for square, word in enumerate(words))
    for counter in COUNTERS:
        if board.count(counter) > 1:
            raise Unreadable("finito.counter_twice", counter=counter)
    return board


def _counter(word: str, square: int) -> int:
    if word == ".":
        return 0
    if not word.isdecimal() or not word.isascii() or len(word) > 2 or int(word) not in COUNTERS:
        raise Unreadable("finito.unknown_counter", text=word, square=square)
    return int(word)


def read_roll(text: str) -> int:
    """The number on the die that a text means."""
    if text.isdecimal() and text.isascii() and len(text) <= 2 and 1 <= int(text) <= FACES:
        return int(text)
    raise Unreadable("finito.unknown_roll", text=text, faces=FACES)


def write_action(action: Action) -> str:
    """`7>24`, `stay`"""
    return f"{action.counter}>{action.square}" if isinstance(action, Place) else "stay"


def read_action(text: str) -> Action:
    """The action that a text means."""
    text = text.strip()
    if text == "stay":
        return Stay()
    found = PLACE.fullmatch(text)
    if not found or not found[0].isascii():
        raise Unreadable("action.unreadable", text=text)
    counter, square = int(found[1]), int(found[2])
    if counter not in COUNTERS:
        raise Unreadable("finito.unknown_counter", text=found[1], square=square)
    if square >= len(SQUARES):
        raise Unreadable("finito.unknown_square", square=square, last=len(SQUARES) - 1)
    return Place(counter, square)


def write_public(number: int, known: Public) -> list[str]:
    """What everybody knows of a round of this number, a line for each part."""
    lines = [f"round {number}, roll {known.rolls}: {known.roll}"]
    for seat, board in enumerate(known.boards):
        lines.append(f"seat {seat}: {write_board(bytes(board))}")
        if known.face_up[seat]:
            shown = write_counters(known.face_up[seat])
            lines.append(f"  face up {shown}, {known.face_down[seat]} face down")
        lines += ["  has chosen"] if known.chosen[seat] else []
    return lines
