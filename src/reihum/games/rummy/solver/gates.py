"""What a number lets through when so many jokers are used at it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.groups import Groups
from reihum.games.rummy.solver.joker_uses import Share
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

    def rows_at(self, key: i64, found: vec[i64], at: i64) -> i64:
        """Where in the book the rows of each colour begin, and what they allow together: the
        numbers of tiles that may go to groups, three bits a colour.
        """
        a = self.a.row_at(key & PLACE_MASK)
        b = self.b.row_at(key >> PLACE_BITS & PLACE_MASK)
        c = self.c.row_at(key >> 2 * PLACE_BITS & PLACE_MASK)
        d = self.d.row_at(key >> 3 * PLACE_BITS & PLACE_MASK)
        found[at] = a
        found[at + 1] = b
        found[at + 2] = c
        found[at + 3] = d
        rows = self.a.book.rows
        return rows[a] | rows[b] << 3 | rows[c] << 6 | rows[d] << 9


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
