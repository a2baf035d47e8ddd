"""What a game has to say, all of it about one round; the match around it is the kernel's."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from reihum.kernel.chance import Seed
from reihum.kernel.match import Options, Own, Public, Round, Seat, Sheet, View

Action = TypeVar("Action")


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[Options, Round, Action, Public, Own]):
    """A round from the deal to its points. Its `points` say when it is over.

    `apply` returns a new round or raises Refused and changes nothing.
    """

    deal: Callable[[Options, int, Seed, int, Round | None], Round]  # ..., its number, the last one
    goes_on: Callable[[Options, Sheet], bool]  # whether another round follows these
    waiting: Callable[[Round], tuple[Seat, ...]]  # who may act now; nobody once it is over
    apply: Callable[[Round, Seat, Action], Round]
    time_up: Callable[[Round, Seat, Any], Action]  # what the clock does, given what lies half done
    public: Callable[[Round], Public]  # what everybody knows
    own: Callable[[Round, Seat], Own]  # what only this seat knows
    imagine: Callable[[View[Public, Own], Seed], Round]  # one that this may be a view of
    draft: Callable[[Round, Seat, Any], Any] | None = None  # what is wrong with a half-done move


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[Action, Public]):
    """How a game is written, and read back."""

    read_action: Callable[[str], Action]
    write_action: Callable[[Action], str]
    write_public: Callable[[int, Public], list[str]]  # the round's number, what everybody knows
