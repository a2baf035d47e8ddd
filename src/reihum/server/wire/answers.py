"""What HTTP answers, and what of it the socket tells too."""

from typing import Literal

from msgspec import Struct

from reihum.games import Own
from reihum.games.completto import model as completto
from reihum.kernel.options import Values
from reihum.puzzles.model import Deal, Puzzle
from reihum.review.review import Review
from reihum.server.wire.changes import Changes
from reihum.server.wire.fields import Facts, SeatKind, Status
from reihum.server.wire.games import AnyHint, Known
from reihum.server.wire.options import OptionInfo


class Refusal(Struct, frozen=True):
    """No, and why: a code, and the facts that a sentence about it needs."""

    code: str
    facts: Facts = {}


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules_version: int
    options: tuple[OptionInfo, ...]
    players: tuple[str, ...]  # all computer players, weakest first
    levels: tuple[str, ...]  # those of them that people are offered


class Games(Struct, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class SeatInfo(Struct, frozen=True):
    """Who sits where, as everybody may know it."""

    kind: SeatKind
    name: str | None  # None: nobody has come yet, or a person who gave none
    player: str | None = None
    yours: bool = False
    yours_to_take_back: bool = False  # a computer player was put in your place
    host: bool = False  # whoever set the table up sits here
    link: str | None = None  # told to the host alone, until it is used


class TableInfo(Struct, frozen=True):
    """A table as it stands, without what is played on it."""

    id: str
    game: str
    options: Values
    hints: bool
    seats: tuple[SeatInfo, ...]
    status: Status
    host: bool  # whether the asker set it up
    seed_hash: str
    seed: str | None  # once the match is over
    next: str | None  # the table of the rematch


class Invitation(Struct, frozen=True):
    """Who invites to which game, with which agreement: what one knows before sitting down."""

    host: str  # the name of whoever set the table up
    game: str
    options: Values
    hints: bool
    seats: tuple[SeatInfo, ...]


class Ply(Struct, frozen=True):
    """A finished match after so many of its moves: what everybody saw then."""

    ply: int
    plies: int
    move: str | None  # the one that led here, in the notation
    known: Known
    own: tuple[Own, ...]  # what only each seat knew


class Reviewed(Struct, frozen=True):
    """The review of a finished match or, until it is ready, how far it has come."""

    done: int
    moves: int
    review: Review | None


class Weighed(Struct, frozen=True):
    """What a choice was worth: the chance to win then, the best one's, and the best move."""

    chance: float | None  # None if nobody can say
    best: float
    hint: AnyHint


class Drawn(Struct, frozen=True):
    """How often each of some equally likely things came: faces, tiles, or seats that begin."""

    game: str
    kind: str  # `face`, `tile`, or `starter` with the number of seats
    counts: dict[str, int]


class Fairness(Struct, frozen=True):
    """What chance has brought on this server, in all matches that ended here."""

    draws: tuple[Drawn, ...]


class Moved(Struct, frozen=True):
    """A move as everybody saw it: who made it, and what it changed of what everybody sees."""

    seat: int
    late: bool  # it was the clock that made it
    changed: Changes


class Story(Struct, frozen=True):
    """All that has happened at a table: what everybody saw at first, and move by move."""

    start: Known | None
    moves: tuple[Moved, ...]
    before: int = 0  # how many of them were made elsewhere, before the match went on at this table


class Daily(Struct, frozen=True):
    """The puzzles of a day, one of each game; another generator would make others."""

    date: str
    generator: int
    puzzles: tuple[Puzzle, ...]


class Posed(Struct, frozen=True):
    """A puzzle that nobody else was given; it is of the level wished for, or near it."""

    puzzle: Puzzle


class Deals(Struct, frozen=True):
    """The deals of a day, one for each game."""

    date: str
    deals: tuple[Deal, ...]


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
