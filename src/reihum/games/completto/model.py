"""Completto's nouns: tiles, rows, what can be agreed on, what can be done, round and view."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.kernel import match
from reihum.kernel.match import Points, Seat
from reihum.kernel.options import Agreed

RULES_VERSION = 1

TILES = bytes(range(1, 101))  # C1
FACE_DOWN_DEALT = 17  # C4
TURNED_DEALT = 5  # C5
ROW_LENGTH = FACE_DOWN_DEALT + TURNED_DEALT

Row = bytes  # a byte a place: the reading of an open tile, or 0 where one lies face down

Number = Annotated[int, Meta(ge=1, le=100)]
Slot = Annotated[int, Meta(ge=0, lt=ROW_LENGTH)]


DAY = 86_400  # seconds


class Options(Agreed, frozen=True):
    """What a table can agree on; the defaults are the rulebook's."""

    pairs: Literal["side_by_side", "anywhere"] = "side_by_side"  # C13
    shift: Literal["anywhere", "between"] = "anywhere"  # C10
    rounds: Annotated[int, Meta(ge=1, le=100)] = 1  # C16
    starter: Annotated[int, Meta(ge=0, le=3)] | None = None  # C7: a seat; drawn if not named
    decision_seconds: Annotated[int, Meta(ge=0, le=DAY)] = 0  # C19; 0 = no limit


class Push(Struct, frozen=True, tag="push", forbid_unknown_fields=True):
    """Push the tile just turned over into the row, so that it lies at this slot (C5)."""

    reading: Number
    slot: Slot


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Turn over a face-down tile from the middle (C8)."""


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True):
    """Lay the drawn tile in the place of a face-down one (C8)."""

    reading: Number
    slot: Slot


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """Lay a face-up tile from the middle in the place of a face-down one (C9)."""

    tile: Number
    reading: Number
    slot: Slot


class Shift(Struct, frozen=True, tag="shift", forbid_unknown_fields=True):
    """Take a face-down tile out of the row and push it in so that it lies elsewhere (C10)."""

    slot: Slot
    to: Slot


class Fit(Struct, frozen=True):
    """A place where a tile may be laid, and whether that earns an extra turn (C11, C12)."""

    slot: int
    reading: int
    extra_turn: bool


Action = Push | Draw | Lay | Take | Shift


class Round(Struct, frozen=True):
    """All there is to know about a round, secrets included."""

    options: Options
    rows: tuple[Row, ...]
    tiles: tuple[bytes, ...]  # the tile in each place of each row; the face-down ones are secret
    dealt: tuple[bytes, ...]  # C5: tiles to push in; the first lies open, the others are secret
    pile: bytes  # secret: the face-down tiles in the middle, the next one first
    face_up: bytes  # the face-up tiles in the middle, sorted
    turn: Seat
    drawn: int = 0  # C8: the tile that this turn turned over and that must be laid; 0 if none
    extra_turn: bool = False  # C12: this turn is an extra turn
    points: Points | None = None  # C15, C16: once the round is over


class Public(Struct, frozen=True, tag_field="game", tag="completto"):
    """What everybody knows of a round."""

    options: Options
    rows: tuple[tuple[int, ...], ...]
    tiles: tuple[tuple[int, ...], ...]  # 0 where one lies face down
    turned: tuple[int, ...]  # C5: the tile each seat has to push in; 0 if none
    to_push: tuple[int, ...]  # how many each seat has to push in
    pile_size: int
    face_up: tuple[int, ...]
    turn: Seat
    drawn: int
    extra_turn: bool


class Own(Struct, frozen=True, tag_field="game", tag="completto"):
    """What only one seat knows."""

    fits: dict[int, tuple[Fit, ...]]  # where each tile that this seat may lay now fits


class Hint(Struct, frozen=True, tag_field="game", tag="completto"):
    """A good move."""

    action: Action


View = match.View[Public, Own]
Match = match.Match[Options, Round]
