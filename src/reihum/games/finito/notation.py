"""Finito as text: 36 tokens a board (`.` or the counter), `7>24` an action; and back."""

import re
from collections.abc import Iterable

from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Action, Board, Place, Stay, View
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import NextRound, write_sheet

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
    """`7>24`, `stay`, `next`"""
    match action:
        case Place():
            return f"{action.counter}>{action.square}"
        case Stay():
            return "stay"
        case NextRound():
            return "next"


def read_action(text: str) -> Action:
    """The action that a text means."""
    text = text.strip()
    if text == "stay":
        return Stay()
    if text == "next":
        return NextRound()
    found = PLACE.fullmatch(text)
    if not found or not found[0].isascii():
        raise Unreadable("action.unreadable", text=text)
    counter, square = int(found[1]), int(found[2])
    if counter not in COUNTERS:
        raise Unreadable("finito.unknown_counter", text=found[1], square=square)
    if square >= len(SQUARES):
        raise Unreadable("finito.unknown_square", square=square, last=len(SQUARES) - 1)
    return Place(counter, square)


def write_view(view: View) -> str:
    """The view as text, a line for each part."""
    lines = [f"round {view.round}, roll {view.rolls}: {view.roll}"]
    for seat, board in enumerate(view.boards):
        lines.append(f"seat {seat}: {write_board(bytes(board))}")
        if view.face_up[seat]:
            shown = write_counters(view.face_up[seat])
            lines.append(f"  face up {shown}, {view.face_down[seat]} face down")
        lines += ["  has chosen"] if view.chosen[seat] else []
    return "\n".join([*lines, *write_sheet(view.sheet, view.outcome)])
