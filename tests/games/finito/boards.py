"""Finito positions in the notation, so that a test reads like the rulebook."""

from collections.abc import Iterator

import msgspec
import pytest

from reihum.games.finito import GAME
from reihum.games.finito import board as geometry
from reihum.games.finito.model import COUNTERS, EMPTY, Match, Options, Public, Round, View
from reihum.games.finito.notation import read_board, write_board
from reihum.games.finito.rules import apply
from reihum.kernel.answers import Refused
from reihum.kernel.chance import Seed
from reihum.kernel.match import NextRound, Points, Seat, Sheet

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
) -> Round:
    """A position: a board for each seat, and its face-up counters while it has any.

    The counters that neither lie nor are face up are face down, the lowest to be turned first.
    """
    lying = tuple(map(read_board, boards))
    up = tuple(bytes(map(int, text.split())) for text in face_up) or (b"",) * len(lying)
    down = tuple(_missing(board + shown) for board, shown in zip(lying, up, strict=True))
    for shown, hidden in zip(up, down, strict=True):
        assert len(shown) == 3 or not hidden, "three are face up as long as any are left"
    return Round(
        options=options,
        seed=SEED,
        number=1,
        rolls=1,
        roll=roll,
        boards=lying,
        face_up=up,
        face_down=down,
        choices=(None,) * len(lying),
    )


def _missing(counters: bytes) -> bytes:
    return bytes(counter for counter in COUNTERS if counter not in counters)


def start(options: Options, seats: int, seed: Seed) -> Round:
    """The first round of a match."""
    return GAME.start(options, seats, seed).round


def in_match(state: Round, lines: tuple[Points, ...] = ()) -> Match:
    """A match in which these rounds are over and this one is played."""
    number, lines = len(lines) + 1, (*lines, *([state.points] if state.points else []))
    return Match(state.options, len(state.boards), SEED, number, state, Sheet(lines))


def choose(state: Round, seat: Seat, text: str) -> Round:
    """The round after one seat's choice."""
    action = GAME.read_action(text)
    assert not isinstance(action, NextRound)
    return apply(state, seat, action)


def go_on(match: Match, *seats: Seat) -> Match:
    """The match when these seats have gone on to the next round."""
    for seat in seats:
        match = GAME.apply(match, seat, NextRound())
    return match


def play(state: Round, *texts: str) -> Round:
    """The round after every seat's choice, seat 0 first."""
    assert len(texts) == len(state.boards)
    for seat, text in enumerate(texts):
        state = choose(state, seat, text)
    return state


def refused(state: Round | Match, seat: Seat, text: str) -> str:
    """Why this choice is refused, code and facts; the position is as it was before."""
    match = in_match(state) if isinstance(state, Round) else state
    before = msgspec.json.encode(match)
    with pytest.raises(Refused) as refusal:
        GAME.apply(match, seat, GAME.read_action(text))
    assert msgspec.json.encode(match) == before
    return str(refusal.value)


def view(state: Round, seat: Seat) -> View:
    """What a seat sees."""
    return GAME.view(in_match(state), seat)


def views(state: Round) -> Iterator[View]:
    """What each seat sees."""
    for seat in range(len(state.boards)):
        yield view(state, seat)


def everyone(state: Round) -> Iterator[Public]:
    """What each seat, and a spectator, knows that everybody knows."""
    yield from (seen.public for seen in views(state))
    yield GAME.public(in_match(state))


def offered(state: Round, seat: Seat) -> set[str]:
    """The moves that a seat is shown."""
    found = [GAME.write_action(move) for move in GAME.offered(view(state, seat))]
    assert len(set(found)) == len(found)
    return set(found)
