"""Every message between browser and server, and every stored thing that travels, typed once.

The OpenAPI document and the browser's TypeScript types are made from this file.
"""

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Raw, Struct

from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy import model as rummy
from reihum.games.rummy.model import Problem, Tile
from reihum.games.rummy.solver import Most
from reihum.games.rummy.solver.model import Hint as RummyHint
from reihum.games.rummy.solver.model import Stage
from reihum.kernel.match import NextRound, Standing
from reihum.puzzles.model import RummyPuzzle
from reihum.server.schemas import one_of

Name = Annotated[str, Meta(max_length=200)]  # tidied and counted later, see seats.py
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Reaction = Literal["hello", "well_played", "oh_no", "hurry", "thanks", "good_game"]


# --- what belongs to one of the games; its tag says to which

Public = completto.Public | rummy.Public | finito.Public
Own = completto.Own | rummy.Own | finito.Own
AnyHint = completto.Hint | RummyHint | finito.Hint
Draft = rummy.Lay  # of the one game whose moves lie half done for a while

# Two games have a `lay`: only who knows the game of the table can read an action.
ACTIONS = (
    *get_args(completto.Action),
    *get_args(rummy.PlayerAction),
    *get_args(finito.Action),
    NextRound,
)
Action = Annotated[Raw, Meta(extra_json_schema=one_of(*ACTIONS))]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from outside: nothing unknown in it."""


# --- setting up a table


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
    options: dict[str, Any] = {}
    hints: bool = False


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


# --- real tiles on a table at home, in Rummy's notation

Tiles = Annotated[str, Meta(max_length=1000)]  # `r6 b3 *`
Sets = Annotated[str, Meta(max_length=1000)]  # `b4 b5 b6 | r10 b10 *`
OneTile = Annotated[str, Meta(max_length=8)] | None


class Solve(Message, frozen=True):
    """What is the best Rummy play for this table and this rack?"""

    table: Sets
    rack: Tiles
    opened: bool = True
    options: dict[str, Any] = {}
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
    options: dict[str, Any] = {}
    discard: OneTile = None  # R17: it was taken
    open_tile: OneTile = None  # R18: it was used


class Way(Message, frozen=True):
    """How is a Rummy table turned into another, in steps that hands can do?"""

    before: Sets
    after: Sets


Entry = Annotated[str, Meta(max_length=400)]  # what somebody writes in a field of a score sheet


class AtRow(Message, frozen=True):
    """Where does a Completto tile fit in a row?"""

    row: Annotated[str, Meta(max_length=200)]  # `3 . 14 . 42`
    tile: Annotated[str, Meta(max_length=8)]
    options: dict[str, Any] = {}


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
    options: dict[str, Any] = {}


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
    name: str | None  # None: nobody has come yet, or a person who gave none
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
    status: Literal["open", "playing", "over", "abandoned"]
    host: bool  # whether the asker set it up
    seed_hash: str
    seed: str | None  # once the match is over
    next: str | None  # the table of the rematch


class Invitation(Struct, frozen=True):
    """Who invites to which game, with which agreement: what one knows before sitting down."""

    host: str  # the name of whoever set the table up
    game: str
    options: dict[str, Any]
    hints: bool
    seats: tuple[SeatInfo, ...]


class Known(Struct, frozen=True):
    """What everybody knows of a match: how it stands, and the round that is played."""

    standing: Standing
    public: Public


class Ply(Struct, frozen=True):
    """A finished match after so many of its moves: what everybody saw then."""

    ply: int
    plies: int
    move: str | None  # the one that led here, in the notation
    known: Known
    own: tuple[Own, ...]  # what each seat knew besides


class Moved(Struct, frozen=True):
    """A move as everybody saw it: who made it, and what it changed of what everybody sees."""

    seat: int
    late: bool  # it was the clock that made it
    changed: Any  # what is new in place of what was there; in an object, the fields that changed


class Story(Struct, frozen=True):
    """All that has happened at a table: what everybody saw at first, and move by move."""

    start: Known | None
    moves: tuple[Moved, ...]


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


class Daily(Struct, frozen=True):
    """The puzzles of a day, the easiest first; another generator would make others."""

    date: str
    generator: int
    puzzles: tuple[RummyPuzzle, ...]


class Steps(Struct, frozen=True):
    """Rummy: the way from one table to another, as hands would go it."""

    stages: tuple[Stage, ...]


class Checked(Struct, frozen=True):
    """What is wrong with a turn; nothing if it is legal."""

    problems: tuple[Problem, ...]


class Fitting(Struct, frozen=True):
    """Completto: every place where the tile fits; none if it fits nowhere."""

    fits: tuple[completto.Fit, ...]


class Aimed(Struct, frozen=True):
    """Finito: the squares that the roll aims at, counted from 0, and what the board counts."""

    targets: tuple[int, ...]
    longest: int
    finished: bool


class Scored(Struct, frozen=True):
    """The points of every round, everybody's total, and who is ahead."""

    lines: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    ahead: tuple[int, ...]


class MyTables(Struct, frozen=True):
    """The tables at which this browser has a seat, newest first."""

    tables: tuple[TableInfo, ...]


class Forgotten(Struct, frozen=True):
    """At how many tables somebody was forgotten."""

    tables: int


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
    action: Action


class Arrange(Message, frozen=True, tag="arrange"):
    """What lies half done, for all to see."""

    seat: SeatNumber
    draft: Annotated[Raw, Meta(extra_json_schema=one_of(Draft))]


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


class Addressed(Struct, frozen=True):
    """What a message is about, as far as that can be read."""

    seat: SeatNumber | None = None
    nth: Count | None = None


# --- the socket: to the browser


class SeatView(Struct, frozen=True):
    """What one seat knows besides, how many moves it has made, and when its time is up."""

    own: Own
    nth: int
    milliseconds_left: int | None = None


class Seated(Struct, frozen=True, tag="seated"):
    """How the table stands: who sits where, whether it has begun."""

    table: TableInfo


class LastMove(Struct, frozen=True):
    """Who made the last move, and whether the clock made it for them."""

    seat: int
    late: bool


class Shown(Struct, frozen=True, tag="shown"):
    """The whole of what this browser may see, after `ply` moves of the match."""

    ply: int
    known: Known | None  # None before the match begins
    seats: dict[int, SeatView]  # the browser's own seats
    last: LastMove | None = None  # the move that led here, if it is known


class Arranging(Struct, frozen=True, tag="arranging"):
    """What lies half done at this seat, and what is still wrong with it."""

    seat: int
    draft: Draft
    problems: tuple[Problem, ...]


class Hinted(Struct, frozen=True, tag="hinted"):
    """A good move for this seat."""

    seat: int
    hint: AnyHint


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody said something."""

    seat: int
    reaction: Reaction


class Presence(Struct, frozen=True, tag="presence"):
    """Who has gone away from the table, and for how many milliseconds; all others are here."""

    away: dict[int, int]


class Refused(Struct, frozen=True, tag="refused"):
    """A message was not followed, and why.

    It names the seat that the message was about, and of a move which one of that seat it was.
    """

    code: str
    facts: dict[str, Any] = {}
    seat: int | None = None
    nth: int | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """The connection is alive."""


Told = Seated | Shown | Arranging | Hinted | Reacted | Presence | Refused | Pong
