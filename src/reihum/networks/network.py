"""A small learned network: the turns to go, and how likely each number of them is.

Its first layer is a sum of embeddings, one for each term of a position, so that a move changes a
few terms of that sum. The file holds bytes with a scale for each column; `research` writes it and
says there what made it. There are two makes: with NumPy, and without it, where only Python is.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import NamedTuple, Protocol

HAS_NUMPY = find_spec("numpy") is not None
SCALE = 10.0  # the last layer counts in tens of turns
SOONEST = 0.5  # turns to go, for whoever has not finished

Terms = list[int]
Change = tuple[int, int]  # a term that goes, and the one that comes for it
Line = list[float]
Facts = list[int]  # what is true, 1, and what is not, 0


class Likely(Protocol):
    """How likely each number of turns is, a line for each position."""

    def line(self, at: int) -> Line:
        """The line of one position."""
        ...

    def times(self, weights: Line) -> list[float]:
        """For each line the mean of these weights."""
        ...

    def first(self, mine: list[int], others: list[list[int]], leads: list[bool]) -> list[float]:
        """How likely each of these lines is done before all its others.

        One that leads has its turns before the others', so it need not be earlier than they are.
        """
        ...

    def done(self, at: int) -> None:
        """In this position all is done: no turn is left."""
        ...


class Network(Protocol):
    """The weights of one file, ready to be used."""

    about: str  # what made it
    numbers: int  # of turns that it tells apart

    def judged(self, rows: list[Terms]) -> tuple[list[float], Likely]:
        """The turns to go, and how likely each number of them is, for each of these positions."""
        ...

    def changed(self, base: Terms, changes: list[Change]) -> tuple[list[float], Likely]:
        """What `judged` tells, after each of these changes of one position."""
        ...


class Contest(Protocol):
    """A network that knows who wins, from what is true of all and of each seat."""

    about: str

    def chances(self, common: Facts, seats: list[list[Facts]]) -> list[Line]:
        """For each moment how likely each seat is to win; they add up to one to the last digit.

        The seats come in the order of play. One of which nothing changes has its facts once, the
        others have theirs for each moment.
        """
        ...


class Make(NamedTuple):
    """One way to make networks from their files."""

    network: Callable[[bytes], Network]
    contest: Callable[[bytes], Contest]


def make() -> Make:
    """The quicker make that can be had. NumPy takes a while to load: only who asks waits for it."""
    if HAS_NUMPY:
        from reihum.networks.numpy_network import WITH_NUMPY  # noqa: PLC0415

        return WITH_NUMPY
    from reihum.networks.plain_network import PLAIN  # noqa: PLC0415

    return PLAIN
