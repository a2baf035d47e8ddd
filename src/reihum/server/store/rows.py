"""Tables, seats and moves as they are stored."""

from typing import Any

from msgspec import Struct, field

from reihum.server.wire.answers import Moved
from reihum.server.wire.fields import SeatKind, Status
from reihum.server.wire.games import Known

ENDED = ("over", "abandoned")


class SeatRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it is stored; the owner is the hash of a browser's token.

    Where a computer player was put in somebody's place it has both, and keeps that person's name:
    the owner may take it back.
    """

    kind: SeatKind
    name: str | None = None
    player: str | None = None
    owner: str | None = None
    link: str | None = None
    closed: bool = False  # taken from somebody for a computer player: none but they see its rack

    @property
    def holder(self) -> str | None:
        """Who may move here: the computer player by its name, or the owner; None if nobody."""
        return self.player or self.owner

    @property
    def called(self) -> str | None:
        """What whoever plays here is called: a computer player by its own name."""
        return self.player or self.name

    @property
    def person(self) -> str | None:
        """The owner, if no computer player plays in their place."""
        return None if self.player else self.owner


class TableRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is stored, with its seats."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    hints: bool
    seed: str
    status: Status
    host: str
    created: float
    next: str | None
    seats: tuple[SeatRow, ...]
    missed: int = 0  # turns that people let pass since one of them made a move
    since: float = 0.0  # when it came to this status, in the time of the house

    @property
    def ended(self) -> bool:
        """Whether nothing more is played here."""
        return self.status in ENDED


class MoveRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A move as it is stored."""

    ply: int = field(name="number")  # as the column and exported files call it
    seat: int
    action: str
    at: float
    late: int = 0  # 1 if the clock made it


class Begun(Struct, frozen=True):
    """How a match came to a page: what a seat saw of it, and what everybody had seen until then."""

    view: dict[str, Any]
    start: Known | None = None  # what everybody saw at first
    moves: tuple[Moved, ...] = ()  # and, move by move, as a story tells it


class Kept(Struct, frozen=True):
    """A table as it is read to be played on: its moves since the latest snapshot."""

    table: TableRow
    moves: list[MoveRow]
    clocks: dict[int, float]
    snapshot: tuple[int, str] | None = None  # how many moves it has seen, and its content
    begun: Begun | None = None  # only in a page: from which view it went on


class Saved(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table as it is exported: everything."""

    table: TableRow
    moves: tuple[MoveRow, ...]
    begun: Begun | None = None
