"""A number of a sweep in one case: so many jokers are spent at it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.colour_row import ColourRow
from reihum.games.rummy.solver.jokers import Spent
from reihum.games.rummy.solver.packed import (
    MOST_FROM_GROUPS,
    MOST_LEFT,
    node_of,
    of_colour,
    place_in,
    place_of_row,
    rack_jokers,
)
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
        self.jokers: i64 = jokers

    def rows_at(self, node: i64, found: vec[i64]) -> i64:
        """Finds where the rows of a node's four states begin; what they allow together."""
        a = self.a.row_at(place_in(node, 0))
        b = self.b.row_at(place_in(node, 1))
        c = self.c.row_at(place_in(node, 2))
        d = self.d.row_at(place_in(node, 3))
        found[place_of_row(self.jokers, 0)] = a
        found[place_of_row(self.jokers, 1)] = b
        found[place_of_row(self.jokers, 2)] = c
        found[place_of_row(self.jokers, 3)] = d
        rows = self.a.listed.rows
        return rows[a] | of_colour(rows[b], 1) | of_colour(rows[c], 2) | of_colour(rows[d], 3)


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Bounds:
    """What is to be beaten, and what the numbers above each can still bring."""

    def __init__(self, floor: i64, above: vec[i64], beyond: vec[i64]) -> None:
        self.floor = floor
        self.above = above  # if all their tiles are laid
        self.beyond = beyond  # at most, by the jokers that are left for them

    def all_of(self, number: i64) -> i64:
        """What a number brings if all its tiles are laid."""
        return self.above[number - 1] - self.above[number]

    def most_beyond(self, number: i64, left: i64) -> i64:
        """What the numbers above can bring at most with so many jokers."""
        return self.beyond[number * MOST_LEFT + left]


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class NumberCase:
    """A number, with so many jokers spent at it, and what that can be worth."""

    def __init__(
        self, task: Task, rows: list[ColourRow], number: i64, spent: Spent, bounds: Bounds
    ) -> None:
        self.rows = rows
        self.number = number
        self.spent = spent
        self.worth: i64 = task.worth[number]  # of a tile
        # if all tiles of the number are laid; and what the numbers above can still bring
        self.value: i64 = bounds.all_of(number) + spent.from_rack * task.of_joker(number)
        self.rest: i64 = bounds.above[number] + rack_jokers(spent.left) * task.most_of_joker()
        # A node is left out if it is worth no more than the least, which is quickly known; or than
        # enough, which a sweep from the other end has found.
        self.least: i64 = bounds.floor - self.rest
        self.enough: i64 = bounds.floor - bounds.most_beyond(number, spent.left)
        # the node after the number with nothing open; where these jokers begin in GROUPS_TOUCHED
        self.after: i64 = node_of(spent.left, 0)
        self.needs: i64 = spent.count_left * MOST_FROM_GROUPS
        self._colours: list[FourColours] = []

    def colours(self) -> list[FourColours]:
        """By how many jokers the runs of each colour get; worked out once somebody asks."""
        if not self._colours:
            jokers: i64 = 0
            while jokers <= self.spent.count:
                self._colours.append(FourColours(self.rows, self.number, jokers, self.spent))
                jokers += 1
        return self._colours
