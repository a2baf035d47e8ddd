"""What can be asked by HTTP, and what it needs."""

from typing import Annotated, Any

from msgspec import Meta, Raw, field

from reihum.games.rummy.solver import Most
from reihum.server.wire.fields import Count, Entry, Message, Name, OneTile, SeatNumber, Sets, Tiles
from reihum.server.wire.games import Action

NO_ACTION = b"null"


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
    options: dict[str, Any] = field(default_factory=dict)
    hints: bool = False


class DealWish(Message, frozen=True):
    """Sit down to the deal of a day in this game."""

    game: Annotated[str, Meta(max_length=24)]


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
    action: Action = field(default_factory=lambda: Raw(NO_ACTION))


class Solve(Message, frozen=True):
    """What is the best Rummy play for this table and this rack?"""

    table: Sets
    rack: Tiles
    opened: bool = True
    options: dict[str, Any] = field(default_factory=dict)
    discard: OneTile = None  # R17: it is taken
    open_tile: OneTile = None  # R18: it may be used to finish
    most: Most = "tiles"
    plays: Annotated[int, Meta(ge=1, le=5)] = 1  # the best few, which lay different tiles
    finish: bool = False  # only a play that lays the whole rack


class Check(Message, frozen=True):
    """May a Rummy turn end like this?"""

    before: Sets
    after: Sets
    rack: Tiles
    opened: bool = True
    options: dict[str, Any] = field(default_factory=dict)
    discard: OneTile = None  # R17: it was taken
    open_tile: OneTile = None  # R18: it was used


class Way(Message, frozen=True):
    """How is a Rummy table turned into another, in steps that hands can do?"""

    before: Sets
    after: Sets


class AtRow(Message, frozen=True):
    """Where does a Completto tile fit in a row?"""

    row: Annotated[str, Meta(max_length=200)]  # `3 . 14 . 42`
    tile: Annotated[str, Meta(max_length=8)]
    options: dict[str, Any] = field(default_factory=dict)


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
    options: dict[str, Any] = field(default_factory=dict)
