"""What a number lets through when so many jokers are used at it."""

from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.groups import Groups
from reihum.games.rummy.solver.joker_uses import Share, Use
from reihum.games.rummy.solver.lanes import Lane
from reihum.games.rummy.solver.layout import PLACE_BITS, PLACE_MASK
from reihum.games.rummy.solver.passages import Passage
from reihum.games.rummy.solver.task import Task


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Crossing:
    """The passages of the four colours side by side."""

    def __init__(self, a: Passage, b: Passage, c: Passage, d: Passage) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def allowed(self, key: i64) -> i64:
        """The numbers of tiles that may go to groups, three bits a colour."""
        return (
            self.a.allowed_at(key & PLACE_MASK)
            | self.b.allowed_at(key >> PLACE_BITS & PLACE_MASK) << 3
            | self.c.allowed_at(key >> 2 * PLACE_BITS & PLACE_MASK) << 6
            | self.d.allowed_at(key >> 3 * PLACE_BITS & PLACE_MASK) << 9
        )


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Gate:
    """A number, with so many jokers used at it."""

    def __init__(self, task: Task, number: i64, share: Share, groups: Groups) -> None:
        self.number = number
        self.share = share
        self.groups = groups
        self.worth: i64 = task.worth[number]
        self.blocks: i64 = task.blocks[number]
        self.value: i64 = 0  # what it brings if all tiles are laid, and so many jokers
        self.rest: i64 = 0  # what numbers above can bring
        # once somebody comes: crossings where the runs of every colour get no joker, one, two
        self.none: Crossing | None = None
        self.one: Crossing | None = None
        self.two: Crossing | None = None
        self.mixed: list[Crossing | None] | None = None  # others, by use

    def open(self, lanes: list[Lane]) -> Crossing:
        """Get ready to let through."""
        none = self._equal(lanes, 0)
        self.none = none
        if self.share.used:
            self.one = self._equal(lanes, 1)
        if self.share.used == 2:
            self.two = self._equal(lanes, 2)
        return none

    def _equal(self, lanes: list[Lane], jokers: i64) -> Crossing:
        return Crossing(
            lanes[0].passage(self.number, jokers, self.share),
            lanes[1].passage(self.number, jokers, self.share),
            lanes[2].passage(self.number, jokers, self.share),
            lanes[3].passage(self.number, jokers, self.share),
        )

    def crossing(self, use: Use) -> Crossing:
        """The crossing where the runs of each colour get the jokers that this use has for them."""
        if not use.in_runs:
            return _there(self.none)
        mixed = self.mixed
        if mixed is None:
            mixed = self.mixed = [None] * len(self.share.uses)
        found = mixed[use.place]
        if found is None:
            found = Crossing(
                self._of(use.in_runs & 3).a,
                self._of(use.in_runs >> 2 & 3).b,
                self._of(use.in_runs >> 4 & 3).c,
                self._of(use.in_runs >> 6).d,
            )
            mixed[use.place] = found
        return found

    def _of(self, jokers: i64) -> Crossing:
        """The one where every colour's runs get so many jokers."""
        if not jokers:
            return _there(self.none)
        return _there(self.one if jokers == 1 else self.two)


def _there(crossing: Crossing | None) -> Crossing:
    assert crossing
    return crossing
