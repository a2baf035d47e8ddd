"""What can be asked by HTTP, and what it needs."""

from typing import Annotated

from msgspec import Meta, field

from reihum.kernel.options import Values
from reihum.puzzles.model import Level
from reihum.server.wire.fields import Count, Entry, Message, Name, SeatNumber
from reihum.server.wire.games import Move


class Me(Message, frozen=True, tag="me"):
    """A seat for the browser that asks; a name is needed where guests will see it."""

    name: Name | None = None


class Guest(Message, frozen=True, tag="guest"):
    """A seat for whoever opens its link first."""


class Computer(Message, frozen=True, tag="computer"):
    """A seat for a computer player."""

    player: Annotated[str, Meta(max_length=24)]


SeatWish = Me | Guest | Computer


class NewTable(Message, frozen=True):
    """A table to be set up; a second `me` is another person on the same device."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=2, max_length=4)]
    options: Values = field(default_factory=dict)
    hints: bool = False


class DealWish(Message, frozen=True):
    """Sit down to the deal of a day in this game."""

    game: Annotated[str, Meta(max_length=24)]


class PuzzleWish(Message, frozen=True):
    """A puzzle of this game, and about this hard."""

    game: Annotated[str, Meta(max_length=24)]
    level: Level


class Join(Message, frozen=True):
    """Take the seat that this link is for."""

    link: Annotated[str, Meta(max_length=64)]
    name: Name


class Invited(Message, frozen=True):
    """What is this link an invitation to?"""

    link: Annotated[str, Meta(max_length=64)]


class SeatOnly(Message, frozen=True):
    """Which seat it is about."""

    seat: SeatNumber


class Free(Message, frozen=True):
    """The host frees a seat whose owner is gone; a computer player may sit down there."""

    seat: SeatNumber
    player: Annotated[str, Meta(max_length=24)] | None = None


class Weigh(Message, frozen=True):
    """What was a move of this seat worth? Without one: which was the best?"""

    seat: SeatNumber
    move: Move | None = None


class AtRow(Message, frozen=True):
    """Where does a Completto tile fit in a row?"""

    row: Annotated[str, Meta(max_length=200)]  # `3 . 14 . 42`
    tile: Annotated[str, Meta(max_length=8)]
    options: Values = field(default_factory=dict)


class AtBoard(Message, frozen=True):
    """Which squares of a Finito board does a roll aim at, and what does the board count?"""

    board: Annotated[str, Meta(max_length=200)]  # 36 words, a dot where a square is empty
    roll: Annotated[int, Meta(ge=1, le=20)] | None = None


class AtSheet(Message, frozen=True):
    """What do these rounds count? In Rummy what is left on each rack, or 0 for the winner."""

    game: Annotated[str, Meta(max_length=24)]
    lines: Annotated[
        tuple[Annotated[tuple[Entry, ...], Meta(min_length=2, max_length=4)], ...],
        Meta(max_length=100),
    ]
    hands: Annotated[
        tuple[Count, ...], Meta(max_length=100)
    ] = ()  # R19: the rounds that count double
    options: Values = field(default_factory=dict)
