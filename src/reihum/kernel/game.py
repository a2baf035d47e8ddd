"""A game as a value: pure functions of options, seats, seed and moves, with no clock and no I/O."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from reihum.kernel.answers import Unreadable
from reihum.kernel.chance import Seed
from reihum.kernel.match import Outcome, Seat

SEATS = range(2, 5)  # every one of our games is for two to four

Options = TypeVar("Options")
State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View", bound=Struct)
Seen = TypeVar("Seen", contravariant=True)
Answer = TypeVar("Answer", covariant=True)


class Player(Protocol[Seen, Answer]):
    """A computer player: from what one seat sees to its next action; same seed, same answer."""

    def __call__(self, view: Seen, seed: Seed, /) -> Answer:
        """The action that the seat takes."""
        ...


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Options, State, Action, View]):
    """All there is to a game. `apply` returns a new state or raises Refused and changes nothing."""

    name: str
    rules_version: int
    options: type[Options]
    actions: Any  # the type of all actions that a player may send
    start: Callable[[Options, int, Seed], State]
    waiting: Callable[[State], tuple[Seat, ...]]
    apply: Callable[[State, Seat, Action], State]
    outcome: Callable[[State], Outcome | None]
    seconds: Callable[[Options], int]  # the time for a decision; 0 = no limit
    time_up: Callable[[State, Seat, Any], Action]  # what the clock does, given what lies half done
    public_view: Callable[[State], View]  # what everybody knows
    own_view: Callable[[State, Seat], dict[str, Any]]  # the fields that this seat sees otherwise
    moves: Callable[[View], tuple[Action, ...]]
    imagine: Callable[[View, Seed], State]
    read_action: Callable[[str], Action]
    write_action: Callable[[Action], str]
    write_view: Callable[[View], str]
    players: Mapping[str, Player[View, Action]]
    draft: Callable[[State, Seat, Any], Any] | None = None  # what is wrong with a half-done move

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat knows, or a spectator."""
        public = self.public_view(state)
        return public if seat is None else replace(public, **self.own_view(state, seat))


def checked_seats(seats: int) -> int:
    """The number of seats itself, if so many can play."""
    if seats in SEATS:
        return seats
    raise Unreadable("game.seats", seats=seats, fewest=SEATS.start, most=SEATS.stop - 1)
