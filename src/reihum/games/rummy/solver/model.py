"""What the solver answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.games.rummy.model import Lay, PlayerAction, Set, Table, Tile

Most = Literal["tiles", "points"]


class Step(Struct, frozen=True, omit_defaults=True):
    """One thing that hands do on the way from the table before to the table after.

    `exchange`: a tile from the rack takes a joker's place (R12). `take`: tiles leave a set.
    `add`: tiles are laid on a set. `new`: tiles become a new set.
    """

    do: Literal["exchange", "take", "add", "new"]
    tiles: tuple[Tile, ...]
    set: Set = ()  # the set as it lies then: what is taken from, or added to
    gives: Set = ()  # the set as it lies after the step
    from_rack: tuple[
        Tile, ...
    ] = ()  # those of the tiles that come from the rack; others are in hand


class Play(Struct, frozen=True):
    """A turn that lays tiles: which, and the table after it."""

    tiles: Annotated[int, Meta(ge=1)]
    points: int  # R5: a joker counts what it stands for
    played: tuple[Tile, ...]
    table: Table
    touched: int  # how many sets of the table before no longer lie as they lay
    with_open_tile: bool = False  # R18


class Stage(Struct, frozen=True):
    """A step on the way to a play, and how everything lies after it."""

    step: Step
    table: Table
    hand: tuple[Tile, ...]  # taken from the table, not yet laid


class Laying(Struct, frozen=True):
    """Tiles that could be laid, and the way there."""

    action: Lay
    stages: tuple[Stage, ...]


class Hint(Struct, frozen=True, tag_field="game", tag="rummy"):
    """A good move; where tiles are laid, with the way there."""

    action: PlayerAction
    stages: tuple[Stage, ...] = ()
    kept: Laying | None = None  # what could be laid, and had better be kept for now
