"""Finito's nouns: squares, counters, what can be agreed on, what can be done, round and view."""

from typing import Annotated

from msgspec import Meta, Struct

from reihum.kernel import match
from reihum.kernel.chance import Seed
from reihum.kernel.match import Points
from reihum.kernel.options import Agreed

RULES_VERSION = 1

# F2: the number that each of the 36 squares carries, in reading order.
SQUARES: tuple[int, ...] = (1, 2, *(n for n in range(3, 19) for _ in range(2)), 19, 20)
FACES = 20
COUNTERS = bytes(range(1, 13))  # F1
FACE_UP = 3  # F3

Board = bytes  # a byte a square: the counter that lies there, or 0
EMPTY: Board = bytes(len(SQUARES))


DAY = 86_400  # seconds


class Options(Agreed, frozen=True):
    """What a table can agree on; the defaults are the rulebook's."""

    must_move: bool = False  # F8
    target: Annotated[int, Meta(ge=1, le=1000)] | None = None  # F10
    decision_seconds: Annotated[int, Meta(ge=0, le=DAY)] = 0  # F12; 0 = no limit


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Lay a counter on a target square: a face-up one (F6), later one from the board (F7)."""

    counter: Annotated[int, Meta(ge=1, le=12)]
    square: Annotated[int, Meta(ge=0, le=35)]


class Stay(Struct, frozen=True, tag="stay", forbid_unknown_fields=True):
    """Leave everything as it is, once all counters lie (F8)."""


Action = Place | Stay


class Round(Struct, frozen=True):
    """All there is to know about a round, secrets included."""

    options: Options
    seed: Seed  # secret: F4, for the rolls to come
    number: int  # of the round
    rolls: int  # how often the die was rolled in this round
    roll: int  # what it shows
    boards: tuple[Board, ...]
    face_up: tuple[bytes, ...]  # counters to choose from, in the order in which they were turned
    face_down: tuple[bytes, ...]  # secret: the next one first
    choices: tuple[Action | None, ...]  # F4: hidden until all have acted
    points: Points | None = None  # F10: once the round is over


class Public(Struct, frozen=True, tag_field="game", tag="finito"):
    """What everybody knows of a round."""

    options: Options
    rolls: int
    roll: int
    boards: tuple[tuple[int, ...], ...]
    face_up: tuple[tuple[int, ...], ...]
    face_down: tuple[int, ...]  # how many
    chosen: tuple[bool, ...]


class Own(Struct, frozen=True, tag_field="game", tag="finito"):
    """What only one seat knows."""

    choice: Action | None
    targets: tuple[int, ...]  # of the own board, while this seat may choose


class Hint(Struct, frozen=True, tag_field="game", tag="finito"):
    """A good move."""

    action: Action


View = match.View[Public, Own]
Match = match.Match[Options, Round]
