"""A match: one or more rounds, the points of each, and who wins.

In all three games more points are better (minus points count below zero), so the winners
of a match are always the seats with the highest total.
"""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from reihum.kernel.chance import Seed

Seat = int
Points = tuple[int, ...]  # one number for each seat


class Playable(Protocol):
    """What the kernel knows of a round."""

    @property
    def options(self) -> Any:
        """What the table has agreed on."""
        ...

    @property
    def points(self) -> Points | None:
        """What the round counts for each seat; None as long as it is played."""
        ...


Options = TypeVar("Options")
Round = TypeVar("Round", bound=Playable)
Public = TypeVar("Public")
Own = TypeVar("Own")


class NextRound(Struct, frozen=True, tag="next_round", forbid_unknown_fields=True):
    """Go on to the next round; it begins when every seat has said so."""


class Sheet(Struct, frozen=True):
    """The score sheet: a line of points for every finished round, and who is ready to go on."""

    lines: tuple[Points, ...] = ()
    ready: tuple[Seat, ...] = ()


class Outcome(Struct, frozen=True):
    """How a match ended: everybody's total, and the winner, or those who share the win."""

    totals: Points
    winners: tuple[Seat, ...]


class Match(Struct, Generic[Options, Round], frozen=True):
    """All there is to know about a match, secrets included."""

    options: Options
    seats: int
    seed: Seed  # secret
    number: int  # of the round
    round: Round  # holds secrets
    sheet: Sheet = Sheet()


class Standing(Struct, frozen=True):
    """How a match stands, as everybody knows it."""

    round: int  # its number
    round_over: bool
    waiting: tuple[Seat, ...]  # who may act now: in the round, or by going on to the next
    sheet: Sheet
    outcome: Outcome | None


class View(Struct, Generic[Public, Own], frozen=True):
    """All that a seat may know of a match: what everybody knows, and what only this seat knows.

    `waiting` is who may act in the round; nobody, once it is over.
    """

    seat: Seat
    seats: int
    round: int
    waiting: tuple[Seat, ...]
    sheet: Sheet
    public: Public
    own: Own

    @property
    def points(self) -> Points | None:
        """What the round counts for each seat; None as long as it is played."""
        return None if self.waiting else self.sheet.lines[-1]


def totals(sheet: Sheet, seats: int) -> Points:
    """The points of all finished rounds added up, for each seat."""
    return tuple(sum(line[seat] for line in sheet.lines) for seat in range(seats))


def decided(points: Points) -> Outcome:
    """The outcome of a match that ends with these totals: the highest wins, equals share."""
    best = max(points)
    return Outcome(points, tuple(seat for seat, total in enumerate(points) if total == best))


def shares_of_win(points: Points) -> tuple[float, ...]:
    """Everybody's share of the win of a round that ends with these points."""
    best = max(points)
    return tuple([(own == best) / points.count(best) for own in points])


def by_seat(chances: Sequence[float], first: Seat) -> tuple[float, ...]:
    """Everybody's chances by seat, from those in the order of play, which begins with this seat."""
    seats = len(chances)
    return tuple([chances[(seat - first) % seats] for seat in range(seats)])


def with_line(sheet: Sheet, line: Points) -> Sheet:
    """The sheet after a round that ended with these points."""
    return Sheet((*sheet.lines, line))


def with_ready(sheet: Sheet, seat: Seat) -> Sheet:
    """The sheet when one more seat has said that it wants to go on."""
    return Sheet(sheet.lines, tuple(sorted((*sheet.ready, seat))))


def unready(sheet: Sheet, seats: int) -> tuple[Seat, ...]:
    """The seats that have not yet said that they want to go on."""
    return tuple(seat for seat in range(seats) if seat not in sheet.ready)


def write_sheet(sheet: Sheet, outcome: Outcome | None) -> list[str]:
    """The score sheet as lines of text."""
    lines = [
        f"points of round {number}: {' '.join(map(str, line))}"
        for number, line in enumerate(sheet.lines, 1)
    ]
    if outcome:
        lines.append(f"totals: {' '.join(map(str, outcome.totals))}")
        lines.append(f"winners: {' '.join(f'seat {seat}' for seat in outcome.winners)}")
    return lines
