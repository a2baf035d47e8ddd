"""What is said at a table by its socket: from the browser, and to the browser."""

from msgspec import Struct, field

from reihum.games import Own
from reihum.server.wire.answers import TableInfo
from reihum.server.wire.fields import Count, Facts, Message, Reaction, Saying, SeatNumber
from reihum.server.wire.games import AnyHint, Draft, DraftProblem, Known, Move


class Play(Message, frozen=True, tag="play"):
    """A move; `nth` is how many moves the seat has made before, so that none counts twice."""

    seat: SeatNumber
    nth: Count
    move: Move


class Arrange(Message, frozen=True, tag="arrange"):
    """What lies half done, for all to see."""

    seat: SeatNumber
    draft: Draft


class Hint(Message, frozen=True, tag="hint"):
    """What would a good player do? At tables that allow it."""

    seat: SeatNumber


class React(Message, frozen=True, tag="react"):
    """One of a few things to say, instead of a chat."""

    seat: SeatNumber
    reaction: Reaction


class Taken(Message, frozen=True, tag="taken"):
    """Whoever sits there has taken the device that goes round: their time begins anew, once a turn.

    Only where all people sit round one device; it changes nothing where somebody else waits.
    """

    seat: SeatNumber


class Ping(Message, frozen=True, tag="ping"):
    """Is the connection alive?"""


Asked = Play | Arrange | Hint | React | Taken | Ping


class Addressed(Struct, frozen=True):
    """What a message asks for and is about, as far as that can be read."""

    asked: Saying | None = field(default=None, name="type")
    seat: SeatNumber | None = None
    nth: Count | None = None


class SeatView(Struct, frozen=True):
    """What only this seat knows, and how many moves it has made."""

    own: Own
    nth: int


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
    clocks: dict[int, int] = {}  # how many milliseconds each seat has left whose time runs
    last: LastMove | None = None  # the move that led here, if it is known


class Arranging(Struct, frozen=True, tag="arranging"):
    """What lies half done at this seat, and what is still wrong with it."""

    seat: int
    draft: Draft
    problems: tuple[DraftProblem, ...]


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
    host_looks_on: bool = False  # without a seat; nobody decides in the host's place then


class Refused(Struct, frozen=True, tag="refused"):
    """A message was refused, and why.

    It names the message's `type`, as `asked`, the seat that it was about and, if it was a move, its
    `nth`; none of them where the message could not be read.
    """

    code: str
    facts: Facts = {}
    asked: Saying | None = None
    seat: int | None = None
    nth: int | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """The connection is alive."""


Told = Seated | Shown | Arranging | Hinted | Reacted | Presence | Refused | Pong
