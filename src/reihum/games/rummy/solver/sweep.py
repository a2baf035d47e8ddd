"""The best way to lay tiles, number by number.

From one number to the next only what is open counts: the state of each colour (transitions.py), the
jokers that are left and, for an opening, the points. Ways that leave the same open are the same
from there on, so only the best of them is kept.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.colour_row import ColourRow
from reihum.games.rummy.solver.group_choices import CHOICES
from reihum.games.rummy.solver.groups import NO_GROUPS, Groups, groups_of
from reihum.games.rummy.solver.index import Index, filled, longer, zeros
from reihum.games.rummy.solver.jokers import Placement, spendings
from reihum.games.rummy.solver.number_case import Bounds, NumberCase
from reihum.games.rummy.solver.packed import (
    MOST_FROM_GROUPS,
    MOST_LEFT,
    NOT_THERE,
    ROWS_OF_NODE,
    broken_in,
    cell_of,
    counts_of,
    end_of,
    from_far_in,
    from_groups_in,
    from_next_in,
    is_empty,
    jokers_of,
    later_in,
    left_in,
    next_place,
    node_before,
    node_of,
    origin_of,
    place_of_part,
    places_of,
    points_in,
    rack_jokers,
    some_for_every_colour,
    start_of,
    table_jokers,
    tiles_in,
    toll_in,
    touched_in,
    unlaid_in,
)
from reihum.games.rummy.solver.task import Task
from reihum.games.rummy.solver.transitions import known
from reihum.games.rummy.solver.value import UNTOUCHED

NO_FLOOR: Final = -(1 << 40)
NO_LIMIT: Final = 1 << 40
ROOM: Final = 256  # for nodes, at first
NOTHING_KNOWN: Final[vec[i64]] = filled(NO_LIMIT, 14 * MOST_LEFT)  # about the numbers above


def _groups_touched() -> vec[i64]:
    """How many groups are touched at least, by the jokers that are left, none, one or two, and by
    the tiles that runs need from groups of the next two numbers.
    """
    found = zeros(3 * MOST_FROM_GROUPS)
    for jokers in range(3):
        for needed in range(MOST_FROM_GROUPS):
            near, far = from_next_in(needed), from_far_in(needed)
            touched = 0 if near + far <= jokers else 1 + (near > jokers and far > jokers)
            found[jokers * MOST_FROM_GROUPS + needed] = touched
    return found


GROUPS_TOUCHED: Final[vec[i64]] = _groups_touched()


def _most_above(task: Task) -> vec[i64]:
    """What the numbers above one bring if all their tiles are laid."""
    most = zeros(14)
    number: i64 = 13
    while number:
        tiles: i64 = 0
        at = cell_of(number, 0)
        for cell in range(at, at + 4):
            tiles += task.total[cell] - task.must[cell]
        most[number - 1] = most[number] + task.worth[number] * tiles
        number -= 1
    return most


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Sweep:
    """What can be open after each number: the nodes, each with the best way to it."""

    def __init__(
        self, task: Task, floor: i64, with_jokers: bool, beyond: vec[i64] = NOTHING_KNOWN
    ) -> None:
        """Leaves out what cannot bring more than the floor. `beyond` tells what the numbers above
        each can bring at most, if somebody knows (ends.py). A sweep counts without the task's
        bonus, which is the same for all that it finds: so does its floor.
        """
        self.task = task
        self.floor = floor
        self.most_above = _most_above(task)
        self.bounds = Bounds(floor, self.most_above, beyond)
        # if all is laid, and nothing touched: task.most() without the bonus
        self.most: i64 = self.most_above[0] + task.rack_jokers * task.most_of_joker() + UNTOUCHED
        slack = self.most - floor  # what may be lost
        self.cut: i64 = self._cut_by_musts(slack)  # the most that could come of what was left out
        self.with_jokers = with_jokers
        left: i64 = 0
        if with_jokers:
            left = jokers_of(task.table_jokers, task.rack_jokers)
        self.nodes = Index(ROOM)
        self.nodes.place_of(node_of(left, 0))
        self.values: vec[i64] = zeros(ROOM)
        self.origins: vec[i64] = zeros(ROOM)
        self.values[0] = UNTOUCHED
        self.starts: vec[i64] = vec[i64]([0, 1])  # of each number's nodes
        transitions = known()
        self.listed = transitions.listed
        self.rows: list[ColourRow] = [ColourRow(task, c, slack, transitions) for c in range(4)]
        self.groups: list[Groups] = [
            groups_of(groups) if groups else NO_GROUPS for groups in task.sets.groups
        ]
        # where the transitions of the node at hand begin: four rows for each number of jokers
        self.begins: vec[i64] = zeros(ROWS_OF_NODE)
        self.available: i64 = 0  # tiles of the number at hand, by colour
        self.passed: i64 = 0  # the last number that was
        self.stopped = False  # whether there were too many nodes
        self.end: i64 = NOT_THERE  # the node of the best way
        self.best: i64 = NO_FLOOR  # its value

    def _cut_by_musts(self, slack: i64) -> i64:
        """Tiles that are worth what may be lost must be laid: ways without them are left out."""
        most = self.most_above
        cut: i64 = NO_FLOOR
        for number in range(1, 14):
            worth = self.task.worth[number]
            if worth >= slack and most[number - 1] > most[number]:
                cut = max(cut, self.most - worth)
        return cut

    def finish(self, limit: i64) -> None:
        """Pass all numbers, unless there are more nodes than this before; then find the best end.

        After 13 nothing is open, so two possible ends differ only in the rack's jokers left. One of
        these counts for more than all sets that could be touched: no two are worth the same.
        """
        while self.passed < 13:
            if self.nodes.count > limit:
                self.stopped = True
                return
            self.pass_next()
        for node in range(self.starts[13], self.starts[14]):
            value = self.values[node]
            if value <= self.floor:  # a joker was left that could have been laid
                self._leave_out(value)
            elif value > self.best and self._may_end(self.nodes.numbers[node]):
                self.end = node
                self.best = value

    def _may_end(self, node: i64) -> bool:
        """Whether all that must be laid has been."""
        task = self.task
        if not self.with_jokers:
            return True
        left = left_in(node)
        return (
            not table_jokers(left)
            and task.rack_jokers - rack_jokers(left) >= task.jokers.rack_must
            and points_in(node) >= task.wanted
        )

    def pass_next(self) -> None:
        """All that can be open after the next number."""
        number = self.passed + 1
        self.passed = number
        first, end = self.starts[number - 1], self.starts[number]
        if first < end:
            self.nodes.begin(2 * (end - first))  # often there are twice as many as before
            at = cell_of(number, 0)
            total = self.task.total
            self.available = counts_of(total[at], total[at + 1], total[at + 2], total[at + 3])
            self._pass(number, first, end)
        self.starts = append(self.starts, self.nodes.count)

    def _pass(self, number: i64, first: i64, end: i64) -> None:
        """Go on from these nodes past a number."""
        cases: list[list[NumberCase] | None] = [None] * MOST_LEFT  # by the jokers that are left
        counted: i64 = self.nodes.count
        for at in range(first, end):
            self.task.work.spend(1 + self.nodes.count - counted)
            counted = self.nodes.count
            left = left_in(self.nodes.numbers[at])
            here = cases[left]
            if here is None:
                here = self._cases(number, left)
                cases[left] = here
            for case in here:
                value = self.values[at] + case.value
                if value + case.rest > self.floor:
                    self._go_on(case, at, value)
                else:
                    self._leave_out(value + case.rest)

    def _cases(self, number: i64, left: i64) -> list[NumberCase]:
        """One for each number of jokers that can be spent here, when so many are left."""
        return [
            NumberCase(self.task, self.rows, number, spent, self.bounds)
            for spent in spendings(left)
        ]

    def _go_on(self, case: NumberCase, at: i64, value: i64) -> None:
        """All ways to go on from a node when so many jokers are spent, wherever these lie."""
        node = self.nodes.numbers[at]
        colours = case.colours()
        none = colours[0].rows_at(node, self.begins)
        one: i64 = 0
        two: i64 = 0
        if case.spent.count:
            one = colours[1].rows_at(node, self.begins)
        if case.spent.count == 2:
            two = colours[2].rows_at(node, self.begins)
        blocks = self.task.sets.blocks[case.number]
        for placement in case.spent.placements:
            allowed = none & placement.none | one & placement.one | two & placement.two
            if some_for_every_colour(allowed):
                choices = CHOICES.possible(self.available, placement.in_groups, blocks, allowed)
                if not is_empty(choices):
                    self._lay(case, placement, at, value, choices)

    def _lay(
        self, case: NumberCase, placement: Placement, at: i64, value: i64, choices: i64
    ) -> None:
        """All ways to go on with this placement of jokers: every choice of tiles for groups.

        `value` is what it is worth if all tiles of the number are laid and no set is touched.
        """
        groups, chosen = self.groups[case.number], CHOICES.all
        for place in range(start_of(choices), end_of(choices)):
            choice = chosen[place]
            kept = value - groups.cost(choice, placement.in_groups)
            if kept > case.least:
                self._combine(case, placement, at, kept, choice)
            else:
                self._leave_out(kept + case.rest)

    def _combine(
        self, case: NumberCase, placement: Placement, at: i64, value: i64, choice: i64
    ) -> None:
        """With these tiles in groups, every transition of each colour together with every one of
        the others.
        """
        rows, begins, jokers = self.listed.rows, self.begins, placement.counts
        part_a = rows[place_of_part(begins, jokers, choice, 0)]
        part_b = rows[place_of_part(begins, jokers, choice, 1)]
        part_c = rows[place_of_part(begins, jokers, choice, 2)]
        part_d = rows[place_of_part(begins, jokers, choice, 3)]
        ways, origin = self.listed.all, origin_of(at, placement.number, choice)
        for d in range(start_of(part_d), end_of(part_d)):
            way_d = ways[d]
            for c in range(start_of(part_c), end_of(part_c)):
                way_c = ways[c]
                for b in range(start_of(part_b), end_of(part_b)):
                    way_b = ways[b]
                    for a in range(start_of(part_a), end_of(part_a)):
                        self._arrive(case, value, ways[a], way_b, way_c, way_d, origin)

    def _arrive(
        self, case: NumberCase, kept: i64, a: i64, b: i64, c: i64, d: i64, origin: i64
    ) -> None:
        """With these transitions of the four colours: the node that they lead to, if more than the
        floor can come of it.
        """
        toll = toll_in(d + c + b + a)
        brought = kept - case.worth * unlaid_in(toll) - touched_in(toll)
        bound = brought - GROUPS_TOUCHED[case.needs + from_groups_in(toll)]
        value = brought + later_in(toll)  # what is touched later the next number counts
        if bound > case.least and value + broken_in(toll) > case.enough:
            places = places_of(next_place(a), next_place(b), next_place(c), next_place(d))
            self._add(case, case.after | places, value, toll, origin)
        else:
            self._leave_out(min(bound + case.rest, self.floor))

    def _leave_out(self, value: i64) -> None:
        """Nothing is gone on with that can bring no more than this."""
        self.cut = max(self.cut, value)

    def _add(self, case: NumberCase, node: i64, value: i64, toll: i64, origin: i64) -> None:
        """One more node, or a better way to one."""
        if self.task.wanted:
            node |= self._points(case, node_before(origin), unlaid_in(toll))
        count = self.nodes.count
        at = self.nodes.place_of(node)
        if at == len(self.values):
            self.values = longer(self.values)
            self.origins = longer(self.origins)
        if at == count or value > self.values[at]:
            self.values[at] = value
            self.origins[at] = origin

    def _points(self, case: NumberCase, before: i64, unlaid: i64) -> i64:
        """R5: the points after all tiles of a number but so many were laid, as part of a node."""
        points = points_in(self.nodes.numbers[before])
        points += case.number * (tiles_in(self.available) - unlaid + case.spent.from_rack)
        return node_of(0, min(self.task.wanted, points))

    def best_by_left(self, passed: i64) -> vec[i64]:
        """The highest value after so many numbers, by the jokers that are left."""
        best = filled(NO_FLOOR, MOST_LEFT)
        for at in range(self.starts[passed], self.starts[passed + 1]):
            left = left_in(self.nodes.numbers[at])
            best[left] = max(best[left], self.values[at])
        return best

    def keep(self, kept: vec[i64]) -> None:
        """Of the last number's nodes only these, in order."""
        to = self.starts[self.passed]
        for place in range(len(kept)):
            at = kept[place]
            self.nodes.numbers[to] = self.nodes.numbers[at]
            self.values[to] = self.values[at]
            self.origins[to] = self.origins[at]
            to += 1
        self.nodes.count = to
        self.starts[self.passed + 1] = to
