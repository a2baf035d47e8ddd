"""What the referee is asked, in the notation, and what it answers."""

from typing import Annotated

from msgspec import Meta, Struct, field

from reihum.games.rummy.model import Problem, Tile
from reihum.games.rummy.solver.model import Most, Stage
from reihum.kernel.options import Values

Tiles = Annotated[str, Meta(max_length=1000)]  # `r6 b3 *`
Sets = Annotated[str, Meta(max_length=1000)]  # `b4 b5 b6 | r10 b10 *`
OneTile = Annotated[str, Meta(max_length=8)] | None


class Solve(Struct, frozen=True, forbid_unknown_fields=True):
    """What is the best Rummy play for this table and this rack?"""

    table: Sets
    rack: Tiles
    opened: bool = True
    options: Values = field(default_factory=dict)
    discard: OneTile = None  # R17: it is taken
    open_tile: OneTile = None  # R18: it may be used to finish
    most: Most = "tiles"
    plays: Annotated[int, Meta(ge=1, le=5)] = 1  # the best few, which lay different tiles
    finish: bool = False  # only a play that lays the whole rack


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """May a Rummy turn end like this?"""

    before: Sets
    after: Sets
    rack: Tiles
    opened: bool = True
    options: Values = field(default_factory=dict)
    discard: OneTile = None  # R17: it was taken
    open_tile: OneTile = None  # R18: it was used


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """How is a Rummy table turned into another, in steps that hands can do?"""

    before: Sets
    after: Sets


class BestPlay(Struct, frozen=True):
    """Rummy: a turn that lays tiles, and the way there."""

    tiles: int
    points: int
    played: tuple[Tile, ...]
    with_open_tile: bool
    stages: tuple[Stage, ...]


class Solved(Struct, frozen=True):
    """The best plays, best first; none if nothing can be laid."""

    plays: tuple[BestPlay, ...]
    complete: bool = True  # else it was too much work to look at all: there may be better ones


class Steps(Struct, frozen=True):
    """Rummy: the way from one table to another, as hands would go it."""

    stages: tuple[Stage, ...]


class Checked(Struct, frozen=True):
    """What is wrong with a turn; nothing if it is legal."""

    problems: tuple[Problem, ...]
