"""Every message between browser and server, and every stored thing that travels, typed once.

The OpenAPI document and the browser's TypeScript types are made from this file.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Name = Annotated[str, Meta(max_length=200)]  # tidied and counted later, see seats.py
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Reaction = Literal["hello", "well_played", "oh_no", "hurry", "thanks", "good_game"]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from outside: nothing unknown in it."""


# --- setting up a table


class Me(Message, frozen=True, tag="me"):
    """A seat for the browser that asks."""

    name: Name


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
    options: dict[str, Any] = {}
    hints: bool = False


class Join(Message, frozen=True):
    """Take the seat that this link is for."""

    link: Annotated[str, Meta(max_length=64)]
    name: Name


class SeatOnly(Message, frozen=True):
    """Which seat it is about."""

    seat: SeatNumber


class Free(Message, frozen=True):
    """The host frees a seat whose owner is gone; a computer player may sit down there."""

    seat: SeatNumber
    player: Annotated[str, Meta(max_length=24)] | None = None


# --- what HTTP answers


class Refusal(Struct, frozen=True):
    """No, and why: a code, and the facts that a sentence about it needs."""

    code: str
    facts: dict[str, Any] = {}


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules_version: int
    options: dict[str, Any]  # a JSON schema
    players: tuple[str, ...]  # weakest first


class Games(Struct, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class SeatInfo(Struct, frozen=True):
    """Who sits where, as everybody may know it."""

    kind: Literal["person", "guest", "computer"]
    name: str | None  # None: nobody has come yet
    player: str | None = None
    yours: bool = False
    link: str | None = None  # told to the host alone, until it is used


class TableInfo(Struct, frozen=True):
    """A table as it stands, without what is played on it."""

    id: str
    game: str
    options: dict[str, Any]
    hints: bool
    seats: tuple[SeatInfo, ...]
    status: Literal["open", "playing", "over"]
    host: bool  # whether the asker set it up
    seed_hash: str
    seed: str | None  # once the match is over
    next: str | None  # the table of the rematch


class Ply(Struct, frozen=True):
    """A finished match after so many of its moves: what everybody saw then."""

    ply: int
    plies: int
    move: str | None  # the one that led here, in the notation
    views: tuple[Any, ...]  # by seat


class MyTables(Struct, frozen=True):
    """The tables at which this browser has a seat, newest first."""

    tables: tuple[TableInfo, ...]


class Version(Struct, frozen=True):
    """What runs here."""

    version: str
    rules: dict[str, int]


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok"]


# --- the socket: from the browser


class Play(Message, frozen=True, tag="play"):
    """A move; `nth` is how many moves the seat has made before, so that none counts twice."""

    seat: SeatNumber
    nth: Count
    action: Raw


class Arrange(Message, frozen=True, tag="arrange"):
    """Rummy: the table while it is being rearranged, for all to see."""

    seat: SeatNumber
    draft: Raw


class Hint(Message, frozen=True, tag="hint"):
    """What would a good player do? At tables that allow it."""

    seat: SeatNumber


class React(Message, frozen=True, tag="react"):
    """One of a few things to say, instead of a chat."""

    seat: SeatNumber
    reaction: Reaction


class Ping(Message, frozen=True, tag="ping"):
    """Is the connection alive?"""


Asked = Play | Arrange | Hint | React | Ping


# --- the socket: to the browser


class SeatView(Struct, frozen=True):
    """What one seat sees, how many moves it has made, and when its time is up."""

    view: Any
    nth: int
    milliseconds_left: int | None = None


class Seated(Struct, frozen=True, tag="seated"):
    """How the table stands: who sits where, whether it has begun."""

    table: TableInfo


class Shown(Struct, frozen=True, tag="shown"):
    """The whole of what this browser may see, after `seq` moves of the match."""

    seq: int
    seats: dict[int, SeatView]  # the browser's own seats
    spectator: Any = None  # what everybody sees, for a browser without a seat


class Arranging(Struct, frozen=True, tag="arranging"):
    """Rummy: how the table lies in the middle of a turn, and what is still wrong with it."""

    seat: int
    draft: Any
    problems: Any


class Hinted(Struct, frozen=True, tag="hinted"):
    """A good move for this seat."""

    seat: int
    action: Any


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody said something."""

    seat: int
    reaction: Reaction


class Refused(Struct, frozen=True, tag="refused"):
    """The last message was not followed, and why."""

    code: str
    facts: dict[str, Any] = {}


class Pong(Struct, frozen=True, tag="pong"):
    """The connection is alive."""


Told = Seated | Shown | Arranging | Hinted | Reacted | Refused | Pong
