"""All the best ways to lay tiles, number by number, told by which tiles lie in groups and runs.

From one number to the next only what is open counts: the lengths of the runs of each colour, the
jokers that are left and, for an opening, the points. Ways that leave the same open are the same
from there on, so one value, the best, is kept for them. Afterwards, what does not lead to the best
value at the end is dropped. Of the sets that are touched only those are counted here that are
touched for sure.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.gates import Gate, lacking
from reihum.games.rummy.solver.group_choices import CHOICES
from reihum.games.rummy.solver.groups import NO_GROUPS, Groups, groups_of
from reihum.games.rummy.solver.index import Index, zeros
from reihum.games.rummy.solver.joker_uses import Use, shares
from reihum.games.rummy.solver.layout import (
    COUNT_BITS,
    COUNT_MASK,
    KIND_MASK,
    LEFT_MASK,
    LEFT_SHIFT,
    NOT_THERE,
    POINTS_SHIFT,
    RACK_SHIFT,
    RUNS_SHIFT,
    STATE_BITS,
    STATE_MASK,
    TOUCHED_SHIFT,
    USE_SHIFT,
    USED_SHIFT,
    end_of,
)
from reihum.games.rummy.solver.task import ONE_JOKER, UNTOUCHED, Task

EVERY_COLOUR: Final = 0o1111
NO_FLOOR: Final = -(1 << 40)


def tiles_in(counts: i64) -> i64:
    """How many tiles these are, two bits a colour."""
    return (counts & 3) + (counts >> 2 & 3) + (counts >> 4 & 3) + (counts >> 6)


class Reach:
    """What can be open after each number (nodes), and what leads from one to the other (edges)."""

    def __init__(self, task: Task, floor: i64, with_jokers: bool) -> None:
        """Leaves out what cannot bring more than the floor, which counts sets touched."""
        self.task = task
        self.floor = floor
        self.cut: i64 = NO_FLOOR  # the most that could have come of what was left out
        left: i64 = 0
        if with_jokers:
            left = task.table_jokers | task.rack_jokers << RACK_SHIFT
        self.with_jokers = with_jokers
        self.keys: vec[i64] = vec[i64]([left << LEFT_SHIFT])
        self.values: vec[i64] = vec[i64]([UNTOUCHED])
        self.first_edges: vec[i64] = vec[i64]()  # of each node, and where the last one's end
        self.labels: vec[i64] = vec[i64]()
        self.targets: vec[i64] = vec[i64]()
        self.brings: vec[i64] = vec[i64]()  # the value at the target that an edge brings
        self.starts: vec[i64] = vec[i64]([0, 1])  # of each number's nodes
        self.index = Index()
        self.most_above = self._most_above()
        self.available: i64 = 0  # tiles of the number at hand, two bits a colour
        self.gates: list[list[Gate] | None] = []  # of that number, by the jokers that are left
        self.groups: list[Groups] = [
            groups_of(groups) if groups else NO_GROUPS for groups in task.groups
        ]
        for number in range(1, 14):
            self._pass(number)
        self.first_edges = append(self.first_edges, len(self.labels))
        self.best: i64 = self._best()

    def _most_above(self) -> vec[i64]:
        """By number: what the numbers above it bring if all their tiles can be laid."""
        task = self.task
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

    def _best(self) -> i64:
        """The value of the best way that may be the end; NO_FLOOR if there is none."""
        best: i64 = NO_FLOOR
        for node in range(self.starts[13], self.starts[14]):
            if self.values[node] > best and self.may_end(node):
                best = self.values[node]
        return best

    def may_end(self, node: i64) -> bool:
        """Whether all that must be laid has been."""
        task = self.task
        key = self.keys[node]
        if not self.with_jokers:
            return True
        rack_left = key >> LEFT_SHIFT + RACK_SHIFT & KIND_MASK
        return (
            not key >> LEFT_SHIFT & KIND_MASK
            and task.rack_jokers - rack_left >= task.rack_jokers_must
            and key >> POINTS_SHIFT >= task.wanted
        )

    def _pass(self, number: i64) -> None:
        """All that can be open after this number."""
        if self.starts[number - 1] == self.starts[number]:
            self.starts = append(self.starts, len(self.keys))
            return
        # often as many as after the number before
        self.index = Index(self.starts[number] - self.starts[number - 1])
        self.gates = [None] * (LEFT_MASK + 1)
        at = (number + 1) * 4
        total = self.task.total
        self.available = total[at] | total[at + 1] << 2 | total[at + 2] << 4 | total[at + 3] << 6
        for node in range(self.starts[number - 1], self.starts[number]):
            self.first_edges = append(self.first_edges, len(self.labels))
            for gate in self._gates(number, self.keys[node] >> LEFT_SHIFT & LEFT_MASK):
                value = self.values[node] + gate.value
                if value + gate.rest > self.floor:
                    self._through(gate, self.keys[node], value)
                elif value + gate.rest > self.cut:
                    self.cut = value + gate.rest
        self.starts = append(self.starts, len(self.keys))

    def _gates(self, number: i64, left: i64) -> list[Gate]:
        """One for each number of jokers that can be used here, when so many are left."""
        gates = self.gates[left]
        if gates is None:
            gates = [self._gate(Gate(self.task, number, share)) for share in shares(left)]
            self.gates[left] = gates
        return gates

    def _gate(self, gate: Gate) -> Gate:
        task = self.task
        number, share = gate.number, gate.share
        gate.rest = self.most_above[number] + (share.after >> RACK_SHIFT) * (
            task.worth[13] - ONE_JOKER
        )
        counted = max(number, task.joker_counts)
        gate.value = share.from_rack * (task.worth[counted] - ONE_JOKER)
        gate.value += self.most_above[number - 1] - self.most_above[number]
        return gate

    def _through(self, gate: Gate, key: i64, value: i64) -> None:
        """All ways to go on when so many jokers are used."""
        if not gate.spots:
            gate.open()
        used = gate.share.used
        none = gate.allowed(key, 0)
        one: i64 = 0
        two: i64 = 0
        if used:
            one = gate.allowed(key, 1)
        if used == 2:
            two = gate.allowed(key, 2)
        for use in gate.share.uses:
            allowed = none & use.none | one & use.one | two & use.two
            if (allowed | allowed >> 1 | allowed >> 2) & EVERY_COLOUR == EVERY_COLOUR:
                self._use(gate, use, key, value, allowed)

    def _use(self, gate: Gate, use: Use, key: i64, value: i64, allowed: i64) -> None:
        """All ways to go on from what is open with this use of jokers.

        `value` is what it is worth if all tiles of the number are laid and no set is touched.
        """
        choices = CHOICES.possible(self.available, use.in_groups, gate.blocks, allowed)
        if not choices & COUNT_MASK:
            return
        number = gate.number
        in_a = gate.spots[(use.in_runs & 3) * 4]
        in_b = gate.spots[(use.in_runs >> 2 & 3) * 4 + 1]
        in_c = gate.spots[(use.in_runs >> 4 & 3) * 4 + 2]
        in_d = gate.spots[(use.in_runs >> 6) * 4 + 3]
        state_a = key & STATE_MASK
        state_b = key >> STATE_BITS & STATE_MASK
        state_c = key >> 2 * STATE_BITS & STATE_MASK
        state_d = key >> 3 * STATE_BITS & STATE_MASK
        needs_a: i64 = 0
        needs_b: i64 = 0
        needs_c: i64 = 0
        needs_d: i64 = 0
        if gate.begins:
            needs_a = gate.needs(0, state_a, use)
            needs_b = gate.needs(1, state_b, use)
            needs_c = gate.needs(2, state_c, use)
            needs_d = gate.needs(3, state_d, use)
        needs = needs_a | needs_b | needs_c | needs_d
        wanted = self.task.wanted
        least = self.floor - gate.rest
        cut = self.cut - gate.rest
        above = gate.share.after << LEFT_SHIFT
        groups = self.groups[number]
        for place in range(choices >> COUNT_BITS, end_of(choices)):
            choice = CHOICES.all[place]
            regrouped = groups.cost(choice, use.in_groups)
            if value - regrouped <= least:
                cut = max(cut, value - regrouped)
                continue
            list_a = in_a.lists[state_a * 3 + (choice & 3)]
            list_b = in_b.lists[state_b * 3 + (choice >> 2 & 3)]
            list_c = in_c.lists[state_c * 3 + (choice >> 4 & 3)]
            list_d = in_d.lists[state_d * 3 + (choice >> 6)]
            end_a = end_of(list_a)
            end_b = end_of(list_b)
            end_c = end_of(list_c)
            end_d = end_of(list_d)
            at_a = (list_a >> COUNT_BITS) - 1
            at_b = list_b >> COUNT_BITS
            at_c = list_c >> COUNT_BITS
            at_d = list_d >> COUNT_BITS
            left = self.available - choice
            while True:  # every way of each colour with every way of the others
                at_a += 1
                if at_a == end_a:
                    at_a = list_a >> COUNT_BITS
                    at_b += 1
                    if at_b == end_b:
                        at_b = list_b >> COUNT_BITS
                        at_c += 1
                        if at_c == end_c:
                            at_c = list_c >> COUNT_BITS
                            at_d += 1
                            if at_d == end_d:
                                break
                way_a = in_a.ways[at_a]
                way_b = in_b.ways[at_b]
                way_c = in_c.ways[at_c]
                way_d = in_d.ways[at_d]
                used_a = way_a >> USED_SHIFT
                used_b = way_b >> USED_SHIFT
                used_c = way_c >> USED_SHIFT
                used_d = way_d >> USED_SHIFT
                runs = used_a | used_b << 2 | used_c << 4 | used_d << 6
                unlaid = tiles_in(left - runs)
                touched = regrouped
                if needs:
                    touched += (
                        lacking(needs_a, used_a)
                        + lacking(needs_b, used_b)
                        + lacking(needs_c, used_c)
                        + lacking(needs_d, used_d)
                    )
                brought = value - gate.worth * unlaid - touched
                if brought <= least:
                    cut = max(cut, brought)
                    continue
                after = (
                    above
                    | (way_a & STATE_MASK)
                    | (way_b & STATE_MASK) << STATE_BITS
                    | (way_c & STATE_MASK) << 2 * STATE_BITS
                    | (way_d & STATE_MASK) << 3 * STATE_BITS
                )
                if wanted:
                    points = (key >> POINTS_SHIFT) + number * (
                        tiles_in(self.available) - unlaid + gate.share.from_rack
                    )
                    after |= min(wanted, points) << POINTS_SHIFT
                label = choice | runs << RUNS_SHIFT | use.number << USE_SHIFT
                self._add(after, brought, label | touched << TOUCHED_SHIFT)
        self.cut = cut + gate.rest

    def _add(self, key: i64, value: i64, label: i64) -> None:
        """One more edge, and its target; unless a better one is known."""
        index = self.index
        at = index.slot(key)
        target: i64 = 0
        if index.keys[at] == NOT_THERE:
            target = len(self.keys)
            index.put_at(at, key, target)
            self.keys = append(self.keys, key)
            self.values = append(self.values, value)
        else:
            target = index.values[at]
            known = self.values[target]
            if value > known:
                self.values[target] = value
            elif value | UNTOUCHED < known | UNTOUCHED:
                return
        self.labels = append(self.labels, label)
        self.targets = append(self.targets, target)
        self.brings = append(self.brings, value)
