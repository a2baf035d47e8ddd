"""A number of a sweep in one case: so many jokers are spent at it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.colour_row import ColourRow
from reihum.games.rummy.solver.jokers import Spent
from reihum.games.rummy.solver.packed import of_colour, place_in, rack_jokers
from reihum.games.rummy.solver.task import Task
from reihum.games.rummy.solver.transitions import Transitions


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class FourColours:
    """The transitions of the four colours side by side, the runs of each with as many jokers."""

    def __init__(self, rows: list[ColourRow], number: i64, jokers: i64, spent: Spent) -> None:
        self.a: Transitions = rows[0].transitions(number, jokers, spent)
        self.b: Transitions = rows[1].transitions(number, jokers, spent)
        self.c: Transitions = rows[2].transitions(number, jokers, spent)
        self.d: Transitions = rows[3].transitions(number, jokers, spent)
        self.first: i64 = 4 * jokers  # where in a list of rows these come

    def rows_at(self, node: i64, found: vec[i64]) -> i64:
        """Finds where the rows of a node's four states begin; what they allow together."""
        a = self.a.row_at(place_in(node, 0))
        b = self.b.row_at(place_in(node, 1))
        c = self.c.row_at(place_in(node, 2))
        d = self.d.row_at(place_in(node, 3))
        at = self.first
        found[at] = a
        found[at + 1] = b
        found[at + 2] = c
        found[at + 3] = d
        rows = self.a.listed.rows
        return rows[a] | of_colour(rows[b], 1) | of_colour(rows[c], 2) | of_colour(rows[d], 3)


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class NumberCase:
    """A number, with so many jokers spent at it, and what that can be worth."""

    def __init__(
        self, task: Task, rows: list[ColourRow], number: i64, spent: Spent, bounds: vec[i64]
    ) -> None:
        """`bounds` are what the numbers above each are worth if all their tiles are laid."""
        self.rows = rows
        self.number = number
        self.spent = spent
        # if all tiles of the number are laid; and what the numbers above can still bring
        self.value: i64 = bounds[number - 1] - bounds[number]
        self.value += spent.from_rack * task.of_joker(number)
        self.rest: i64 = bounds[number] + rack_jokers(spent.left) * task.most_of_joker()
        self._colours: list[FourColours] = []

    def colours(self) -> list[FourColours]:
        """By how many jokers the runs of each colour get; worked out once somebody asks."""
        if not self._colours:
            jokers: i64 = 0
            while jokers <= self.spent.count:
                self._colours.append(FourColours(self.rows, self.number, jokers, self.spent))
                jokers += 1
        return self._colours
