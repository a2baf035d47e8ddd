"""The best way to lay tiles, number by number.

From one number to the next only what is open counts: the runs of each colour (lanes.py), the jokers
that are left and, for an opening, the points. Ways that leave the same open are the same from there
on, so only the best of them is kept.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.gates import Gate
from reihum.games.rummy.solver.group_choices import CHOICES
from reihum.games.rummy.solver.groups import NO_GROUPS, Groups, groups_of
from reihum.games.rummy.solver.index import Places, longer, zeros
from reihum.games.rummy.solver.joker_uses import Use, shares
from reihum.games.rummy.solver.lanes import Lane
from reihum.games.rummy.solver.layout import (
    AHEAD_SHIFT,
    COUNT_BITS,
    COUNT_MASK,
    FROM_GROUPS_SHIFT,
    KIND_MASK,
    LEFT_BITS,
    LEFT_MASK,
    LEFT_SHIFT,
    NOT_THERE,
    ORIGIN_SHIFT,
    PLACE_BITS,
    PLACE_MASK,
    POINTS_SHIFT,
    RACK_SHIFT,
    SUM_MASK,
    SUMS_SHIFT,
    UNLAID_SHIFT,
    USE_SHIFT,
    end_of,
)
from reihum.games.rummy.solver.passages import known
from reihum.games.rummy.solver.task import UNTOUCHED, Task

EVERY_COLOUR: Final = 0o1111
NO_FLOOR: Final = -(1 << 40)
NO_LIMIT: Final = 1 << 40
ROOM: Final = 256  # for nodes, at first


def _touched() -> vec[i64]:
    """How many groups are touched at least, by how many tiles are needed from groups of the next
    number, and of the one after it, four bits each, and above them by the jokers that are left.
    """
    found = zeros(3 << 8)
    for place in range(3 << 8):
        near, far, jokers = place & 15, place >> 4 & 15, place >> 8
        found[place] = 0 if near + far <= jokers else 1 + (near > jokers and far > jokers)
    return found


TOUCHED: Final[vec[i64]] = _touched()


def tiles_in(counts: i64) -> i64:
    """How many tiles these are, two bits a colour."""
    return (counts & 3) + (counts >> 2 & 3) + (counts >> 4 & 3) + (counts >> 6)


def _most_above(task: Task) -> vec[i64]:
    """What the numbers above one bring if all their tiles are laid."""
    most = zeros(14)
    number: i64 = 13
    while number:
        tiles: i64 = 0
        at = (number + 1) * 4
        for cell in range(at, at + 4):
            tiles += task.total[cell] - task.must[cell]
        most[number - 1] = most[number] + task.worth[number] * tiles
        number -= 1
    return most


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Reach:
    """What can be open after each number: the nodes, each with the best way to it."""

    def __init__(self, task: Task, floor: i64, with_jokers: bool) -> None:
        """Leaves out what cannot bring more than the floor."""
        self.task = task
        self.floor = floor
        self.cut: i64 = NO_FLOOR  # the most that could have come of what was left out
        self.most_above = _most_above(task)
        # if all is laid, and nothing touched
        self.most: i64 = self.most_above[0] + task.rack_jokers * task.most_of_joker() + UNTOUCHED
        slack = self.most - floor  # what may be lost
        left: i64 = 0
        if with_jokers:
            left = task.table_jokers | task.rack_jokers << RACK_SHIFT
        self.with_jokers = with_jokers
        self.nodes = Places(ROOM)  # their keys
        self.nodes.place_of(left << LEFT_SHIFT)
        self.values: vec[i64] = zeros(ROOM)
        self.origins: vec[i64] = zeros(ROOM)  # the node before, and what was done then
        self.values[0] = UNTOUCHED
        self.starts: vec[i64] = vec[i64]([0, 1])  # of each number's nodes
        passages = known()
        self.book = passages.book
        self.lanes: list[Lane] = [Lane(task, colour, slack, passages) for colour in range(4)]
        # where in the book the rows of the node at hand begin: four for each number of jokers
        self.begins: vec[i64] = zeros(3 * 4)
        self.available: i64 = 0  # tiles of the number at hand, two bits a colour
        # by number, and by the jokers that are left
        self.gates: list[list[Gate] | None] = [None] * (14 << LEFT_BITS)
        self.groups: list[Groups] = [
            groups_of(groups) if groups else NO_GROUPS for groups in task.groups
        ]
        self.passed: i64 = 0  # the last number that was
        self.stopped = False  # whether there were too many nodes
        self.end: i64 = NOT_THERE  # the node of the best way
        self.best: i64 = NO_FLOOR  # its value
        self._look_at_musts(slack)

    def finish(self, limit: i64) -> None:
        """Pass all numbers, unless there are more nodes than this before."""
        while self.passed < 13:
            if self.nodes.count > limit:
                self.stopped = True
                return
            self.pass_next()
        for node in range(self.starts[13], self.starts[14]):
            value = self.values[node]
            if value <= self.floor:  # a joker was left that could have been laid
                self.cut = max(self.cut, value)
            elif value > self.best and self._may_end(node):
                self.end = node
                self.best = value

    def _look_at_musts(self, slack: i64) -> None:
        """Tiles that are worth what may be lost must be laid: ways without them are left out."""
        most = self.most_above
        for number in range(1, 14):
            worth = self.task.worth[number]
            if worth >= slack and most[number - 1] > most[number]:
                self.cut = max(self.cut, self.most - worth)

    def _may_end(self, node: i64) -> bool:
        """Whether all that must be laid has been."""
        task = self.task
        key = self.nodes.numbers[node]
        if not self.with_jokers:
            return True
        rack_left = key >> LEFT_SHIFT + RACK_SHIFT & KIND_MASK
        return (
            not key >> LEFT_SHIFT & KIND_MASK
            and task.rack_jokers - rack_left >= task.rack_jokers_must
            and key >> POINTS_SHIFT >= task.wanted
        )

    def pass_next(self) -> None:
        """All that can be open after the next number."""
        number = self.passed + 1
        self.passed = number
        if self.starts[number - 1] == self.starts[number]:
            self.starts = append(self.starts, self.nodes.count)
            return
        # often there are twice as many as after the number before
        self.nodes.begin(2 * (self.starts[number] - self.starts[number - 1]))
        at = (number + 1) * 4
        total = self.task.total
        self.available = total[at] | total[at + 1] << 2 | total[at + 2] << 4 | total[at + 3] << 6
        gates: list[Gate] = []
        left: i64 = NOT_THERE  # the jokers that these gates are for
        known: i64 = self.nodes.count
        for node in range(self.starts[number - 1], self.starts[number]):
            self.task.work.spend(1 + self.nodes.count - known)
            known = self.nodes.count
            if self.nodes.numbers[node] >> LEFT_SHIFT & LEFT_MASK != left:
                left = self.nodes.numbers[node] >> LEFT_SHIFT & LEFT_MASK
                gates = self._gates(number, left)
            for gate in gates:
                value = self.values[node] + gate.value
                if value + gate.rest > self.floor:
                    self._through(gate, node, value)
                elif value + gate.rest > self.cut:
                    self.cut = value + gate.rest
        self.starts = append(self.starts, self.nodes.count)

    def move(self, node: i64, to: i64) -> None:
        """Put a node of the last number in another place."""
        self.nodes.numbers[to] = self.nodes.numbers[node]
        self.values[to] = self.values[node]
        self.origins[to] = self.origins[node]

    def end_number(self, end: i64) -> None:
        """Forget the last number's nodes from here on."""
        self.nodes.count = end
        self.starts[self.passed + 1] = end

    def _gates(self, number: i64, left: i64) -> list[Gate]:
        """One for each number of jokers that can be used here, when so many are left."""
        at = number << LEFT_BITS | left
        gates = self.gates[at]
        if gates is None:
            groups = self.groups[number]
            gates = [self._gate(Gate(self.task, number, share, groups)) for share in shares(left)]
            self.gates[at] = gates
        return gates

    def _gate(self, gate: Gate) -> Gate:
        task = self.task
        number, share = gate.number, gate.share
        gate.rest = self.most_above[number] + (share.after >> RACK_SHIFT) * task.most_of_joker()
        gate.value = share.from_rack * task.of_joker(number)
        gate.value += self.most_above[number - 1] - self.most_above[number]
        return gate

    def _through(self, gate: Gate, node: i64, value: i64) -> None:
        """All ways to go on when so many jokers are used."""
        key = self.nodes.numbers[node]
        none = (gate.none or gate.open(self.lanes)).rows_at(key, self.begins, 0)
        one: i64 = 0
        two: i64 = 0
        if gate.one:
            one = gate.one.rows_at(key, self.begins, 4)
        if gate.two:
            two = gate.two.rows_at(key, self.begins, 8)
        for use in gate.share.uses:
            allowed = none & use.none | one & use.one | two & use.two
            if (allowed | allowed >> 1 | allowed >> 2) & EVERY_COLOUR == EVERY_COLOUR:
                choices = CHOICES.possible(self.available, use.in_groups, gate.blocks, allowed)
                if choices & COUNT_MASK:
                    self._use(gate, use, node, value, choices)

    def _use(self, gate: Gate, use: Use, node: i64, value: i64, choices: i64) -> None:
        """All ways to go on with this use of jokers, by what goes to groups.

        `value` is what it is worth if all tiles of the number are laid and no set is touched.
        """
        key = self.nodes.numbers[node]
        rows, ways = self.book.rows, self.book.ways
        begins, in_runs = self.begins, use.in_runs
        row_a = begins[4 * (in_runs & 3)] + 1
        row_b = begins[4 * (in_runs >> 2 & 3) + 1] + 1
        row_c = begins[4 * (in_runs >> 4 & 3) + 2] + 1
        row_d = begins[4 * (in_runs >> 6) + 3] + 1
        least = self.floor - gate.rest
        cut = self.cut - gate.rest
        worth = gate.worth
        above = gate.share.after << LEFT_SHIFT
        groups = gate.groups
        costs = groups.costs
        left = gate.share.left << 8
        in_groups = use.in_groups << 8
        origin = node << ORIGIN_SHIFT | use.number << USE_SHIFT
        wanted = self.task.wanted
        chosen = CHOICES.all
        for place in range(choices >> COUNT_BITS, end_of(choices)):
            choice = chosen[place]
            cost = costs[in_groups | choice]
            if cost == NOT_THERE:
                cost = groups.cost(choice, use.in_groups)
            grouped = value - cost
            if grouped <= least:
                cut = max(cut, grouped)
                continue
            list_a = rows[row_a + (choice & 3)]
            list_b = rows[row_b + (choice >> 2 & 3)]
            list_c = rows[row_c + (choice >> 4 & 3)]
            list_d = rows[row_d + (choice >> 6)]
            at_a, at_b = list_a >> COUNT_BITS, list_b >> COUNT_BITS
            at_c, at_d = list_c >> COUNT_BITS, list_d >> COUNT_BITS
            while True:  # every way of each colour with every way of the others
                way_a, way_b, way_c, way_d = ways[at_a], ways[at_b], ways[at_c], ways[at_d]
                sums = way_a + way_b + way_c + way_d >> SUMS_SHIFT
                unlaid = sums >> UNLAID_SHIFT
                brought = grouped - worth * unlaid - (sums & SUM_MASK)
                bound = brought - TOUCHED[left | (sums >> FROM_GROUPS_SHIFT & SUM_MASK)]
                if bound > least:
                    after = above | (way_a & PLACE_MASK)
                    after |= (way_b & PLACE_MASK) << PLACE_BITS
                    after |= (way_c & PLACE_MASK) << 2 * PLACE_BITS
                    after |= (way_d & PLACE_MASK) << 3 * PLACE_BITS
                    if wanted:
                        after |= self._points(gate, key, unlaid) << POINTS_SHIFT
                    brought += sums >> AHEAD_SHIFT & SUM_MASK
                    self._add(after, brought, origin | choice)
                elif bound > cut:
                    cut = bound
                at_a += 1
                if at_a < end_of(list_a):
                    continue
                at_a = list_a >> COUNT_BITS
                at_b += 1
                if at_b < end_of(list_b):
                    continue
                at_b = list_b >> COUNT_BITS
                at_c += 1
                if at_c < end_of(list_c):
                    continue
                at_c = list_c >> COUNT_BITS
                at_d += 1
                if at_d == end_of(list_d):
                    break
        self.cut = cut + gate.rest

    def _points(self, gate: Gate, key: i64, unlaid: i64) -> i64:
        """R5: the points after all tiles of a number but so many were laid."""
        points = key >> POINTS_SHIFT
        points += gate.number * (tiles_in(self.available) - unlaid + gate.share.from_rack)
        return min(self.task.wanted, points)

    def _add(self, key: i64, value: i64, origin: i64) -> None:
        """One more node, or a better way to one."""
        count = self.nodes.count
        node = self.nodes.place_of(key)
        if node == len(self.values):
            self.values = longer(self.values)
            self.origins = longer(self.origins)
        if node == count or value > self.values[node]:
            self.values[node] = value
            self.origins[node] = origin
