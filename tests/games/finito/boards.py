"""Finito positions in the notation, so that a test reads like the rulebook."""

from collections.abc import Iterator

import msgspec
import pytest

from reihum.games.finito import GAME
from reihum.games.finito import board as geometry
from reihum.games.finito.model import COUNTERS, EMPTY, Options, State, View
from reihum.games.finito.notation import read_action, read_board, write_action, write_board
from reihum.games.finito.rules import apply
from reihum.games.finito.view import moves
from reihum.kernel.answers import Refused
from reihum.kernel.match import Points, Seat, Sheet

DEFAULT = Options()
MUST_MOVE = Options(must_move=True)
NOTHING = write_board(EMPTY)
SEED = "a-secret-seed"

# All in order but for the 12, which lies on the first square; a 20 brings it to the end.
ALMOST = """
    12 . 1 . 2 . 3 . 4 . 5 .
    6 . 7 . 8 . 9 . 10 . 11 .
    . . . . . . . . . . . ."""
# 7 to 12 and then 1 to 6, with the first and the last square empty: both runs are of six.
SIX = """
    . 7 8 9 10 11 12 . . . . .
    . . . . . . . . . . . .
    . . . . . 1 2 3 4 5 6 ."""
# No two neighbours ascend but 1 and 12: a run of two.
TWO = """
    . . . . . . . . . . . .
    11 10 9 8 7 6 5 4 3 2 1 12
    . . . . . . . . . . . ."""


def covering(*squares: int) -> str:
    """A board on which counters lie on just these squares; which ones does not matter."""
    words = NOTHING.split()
    for counter, square in enumerate(sorted(squares), 1):
        words[square] = str(counter)
    return " ".join(words)


def targets(board: str, roll: int) -> set[int]:
    """The target squares of a roll."""
    found = geometry.targets(read_board(board), roll)
    assert len(set(found)) == len(found)
    return set(found)


def position(
    *boards: str,
    roll: int,
    face_up: tuple[str, ...] = (),
    options: Options = DEFAULT,
    lines: tuple[Points, ...] = (),
) -> State:
    """A position: a board for each seat, and its face-up counters while it has any.

    The counters that neither lie nor are face up are face down, the lowest to be turned first.
    """
    lying = tuple(map(read_board, boards))
    up = tuple(bytes(map(int, text.split())) for text in face_up) or (b"",) * len(lying)
    down = tuple(_missing(board + shown) for board, shown in zip(lying, up, strict=True))
    for shown, hidden in zip(up, down, strict=True):
        assert len(shown) == 3 or not hidden, "three are face up as long as any are left"
    return State(
        options=options,
        seed=SEED,
        round=len(lines) + 1,
        rolls=1,
        roll=roll,
        boards=lying,
        face_up=up,
        face_down=down,
        choices=(None,) * len(lying),
        sheet=Sheet(lines),
    )


def _missing(counters: bytes) -> bytes:
    return bytes(counter for counter in COUNTERS if counter not in counters)


def choose(state: State, seat: Seat, text: str) -> State:
    """The state after one seat's choice."""
    return apply(state, seat, read_action(text))


def play(state: State, *texts: str) -> State:
    """The state after every seat's choice, seat 0 first."""
    assert len(texts) == len(state.boards)
    for seat, text in enumerate(texts):
        state = choose(state, seat, text)
    return state


def refused(state: State, seat: Seat, text: str) -> str:
    """Why this choice is refused, code and facts; the state is as it was before."""
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as refusal:
        choose(state, seat, text)
    assert msgspec.json.encode(state) == before
    return str(refusal.value)


def everyone(state: State) -> Iterator[View]:
    """What each seat sees, and then what a spectator sees."""
    for seat in (*range(len(state.boards)), None):
        yield GAME.view(state, seat)


def offered(state: State, seat: Seat) -> set[str]:
    """The moves that a seat is shown."""
    found = [write_action(move) for move in moves(GAME.view(state, seat))]
    assert len(set(found)) == len(found)
    return set(found)
