"""What a move changed of what everybody knows: the fields that are new, each of them whole."""

from typing import TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy import model as rummy
from reihum.kernel.match import Outcome, Seat, Sheet
from reihum.server.wire.games import Known


class StandingChanges(Struct, frozen=True):
    """What is new in how the match stands."""

    round: int | UnsetType = UNSET
    round_over: bool | UnsetType = UNSET
    waiting: tuple[Seat, ...] | UnsetType = UNSET
    sheet: Sheet | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET


class ComplettoChanges(Struct, frozen=True, tag_field="game", tag="completto"):
    """What is new in a round of Completto."""

    rows: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    tiles: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    turned: tuple[int, ...] | UnsetType = UNSET
    to_push: tuple[int, ...] | UnsetType = UNSET
    pile_size: int | UnsetType = UNSET
    face_up: tuple[int, ...] | UnsetType = UNSET
    turn: Seat | UnsetType = UNSET
    drawn: int | UnsetType = UNSET
    extra_turn: bool | UnsetType = UNSET


class RummyChanges(Struct, frozen=True, tag_field="game", tag="rummy"):
    """What is new in a round of Rummy."""

    starting_draws: tuple[tuple[rummy.Tile | None, ...], ...] | UnsetType = UNSET
    turn: Seat | UnsetType = UNSET
    table: rummy.Table | UnsetType = UNSET
    racks: tuple[rummy.Rack, ...] | UnsetType | None = UNSET
    rack_sizes: tuple[int, ...] | UnsetType = UNSET
    pool_size: int | UnsetType = UNSET
    open_tile: rummy.Tile | UnsetType | None = UNSET
    discards: tuple[tuple[rummy.Tile, ...], ...] | UnsetType = UNSET
    opened: tuple[bool, ...] | UnsetType = UNSET
    drawn: bool | UnsetType = UNSET
    must_draw_first: bool | UnsetType = UNSET
    idle_turns: int | UnsetType = UNSET


class FinitoChanges(Struct, frozen=True, tag_field="game", tag="finito"):
    """What is new in a round of Finito."""

    rolls: int | UnsetType = UNSET
    roll: int | UnsetType = UNSET
    boards: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    face_up: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    face_down: tuple[int, ...] | UnsetType = UNSET
    chosen: tuple[bool, ...] | UnsetType = UNSET


class Changes(Struct, frozen=True):
    """What is new, after a move, in what everybody knows of a match."""

    standing: StandingChanges | UnsetType = UNSET
    public: ComplettoChanges | RummyChanges | FinitoChanges | UnsetType = UNSET


Kind = TypeVar("Kind", StandingChanges, ComplettoChanges, RummyChanges, FinitoChanges)


def changes(before: Known, after: Known) -> Changes:
    """What has changed between two moments of a match."""
    standing = _changed(StandingChanges, before.standing, after.standing)
    match after.public:
        case completto.Public():
            return Changes(standing, _changed(ComplettoChanges, before.public, after.public))
        case rummy.Public():
            return Changes(standing, _changed(RummyChanges, before.public, after.public))
        case finito.Public():
            return Changes(standing, _changed(FinitoChanges, before.public, after.public))


def _changed(kind: type[Kind], before: Struct, after: Struct) -> Kind | UnsetType:
    new = {
        field.name: value
        for field in msgspec.structs.fields(kind)
        if (value := getattr(after, field.name)) != getattr(before, field.name)
    }
    return kind(**new) if new else UNSET
