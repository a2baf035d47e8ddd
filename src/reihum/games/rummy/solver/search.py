"""Of all the best ways, the one that touches the fewest sets of the table.

The way that can still touch the fewest is followed first, so the first one to arrive is the best.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import Index, filled, zeros
from reihum.games.rummy.solver.joker_uses import Use, use_of
from reihum.games.rummy.solver.lanes import Lane
from reihum.games.rummy.solver.layout import (
    CONFIG_BITS,
    CONFIG_MASK,
    CONFIGS_MASK,
    COST_MASK,
    COST_SHIFT,
    COUNT_BITS,
    GROUPS_MASK,
    NODE_SHIFT,
    RUNS_SHIFT,
    TOKEN_JOKERS_SHIFT,
    TOKEN_MORE,
    TOUCHED_SHIFT,
    USE_MASK,
    USE_SHIFT,
    end_of,
)
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.task import UNTOUCHED, Task

DEAD: Final = 255  # no best way leads through here
NO_PARENT: Final = -1


class Search:
    """A search through the best ways."""

    def __init__(self, task: Task, reach: Reach) -> None:
        self.task = task
        self.reach = reach
        self.two_jokers = task.table_jokers + task.rack_jokers == 2
        self.lanes: list[Lane] = [Lane(task, colour) for colour in range(4)]
        self.numbers: vec[i64] = zeros(len(reach.keys))  # of each node of the reach
        self.least: vec[i64] = filled(DEAD, len(reach.keys))  # touched from there on, at least
        self._look_back()
        # what has been found: where in the reach, the configs of the lanes, touched so far
        self.keys: vec[i64] = vec[i64]()
        self.costs: vec[i64] = vec[i64]()
        self.parents: vec[i64] = vec[i64]()
        self.labels: vec[i64] = vec[i64]()
        self.seen = Index()
        # what is to be followed: by how many are touched at least, the last one found first
        self.heads: vec[i64] = filled(NO_PARENT, DEAD + 1)
        self.nexts: vec[i64] = vec[i64]()

    def _look_back(self) -> None:
        """From the end back: which nodes are on a best way, and how many sets are touched then."""
        reach = self.reach
        for node in range(reach.starts[13], reach.starts[14]):
            self.numbers[node] = 13
            if reach.may_end(node) and reach.values[node] | UNTOUCHED == reach.best | UNTOUCHED:
                self.least[node] = 0
        for number in range(12, -1, -1):
            for node in range(reach.starts[number], reach.starts[number + 1]):
                self.numbers[node] = number
                least: i64 = DEAD
                for edge in range(reach.first_edges[node], reach.first_edges[node + 1]):
                    rest = self._rest(edge)
                    rest += reach.labels[edge] >> TOUCHED_SHIFT
                    if rest < least:
                        least = rest
                self.least[node] = least

    def _rest(self, edge: i64) -> i64:
        """How many sets are touched after an edge at least; DEAD if it is on no best way."""
        reach = self.reach
        target = reach.targets[edge]
        if reach.brings[edge] | UNTOUCHED == reach.values[target] | UNTOUCHED:
            return self.least[target]
        return DEAD

    def best(self, most_touched: i64) -> i64:
        """The end of the way that touches the fewest sets; NO_PARENT if all touch too many."""
        self._push(0, 0, NO_PARENT, 0, self.least[0])
        for touched in range(min(DEAD, most_touched + 1)):
            while self.heads[touched] != NO_PARENT:
                found = self.heads[touched]
                self.heads[touched] = self.nexts[found]
                key = self.keys[found]
                if self.costs[found] > self.seen.get(key):
                    continue  # a better way to the same was found since
                node = key >> NODE_SHIFT
                if node >= self.reach.starts[13]:
                    return found
                self._expand(found, node, touched)
        return NO_PARENT

    def _push(self, key: i64, cost: i64, parent: i64, label: i64, touched: i64) -> None:
        at = self.seen.slot(key)
        if self.seen.keys[at] == key and self.seen.values[at] <= cost:
            return
        self.seen.put_at(at, key, cost)
        self.nexts = append(self.nexts, self.heads[touched])
        self.heads[touched] = len(self.keys)
        self.keys = append(self.keys, key)
        self.costs = append(self.costs, cost)
        self.parents = append(self.parents, parent)
        self.labels = append(self.labels, label)

    def _expand(self, found: i64, node: i64, touched: i64) -> None:
        """Follow the edges that can touch just so many in all; others when their time comes."""
        reach = self.reach
        later: i64 = DEAD
        for edge in range(reach.first_edges[node], reach.first_edges[node + 1]):
            rest = self._rest(edge)
            if rest < DEAD:
                fewest = self.costs[found] + (reach.labels[edge] >> TOUCHED_SHIFT) + rest
                if fewest == touched:
                    self._follow(found, self.numbers[node] + 1, edge, rest)
                elif touched < fewest < later:
                    later = fewest
        if later < DEAD:
            self.nexts[found] = self.heads[later]
            self.heads[later] = found

    def _follow(self, found: i64, number: i64, edge: i64, rest: i64) -> None:
        """All that the table's runs can do on an edge."""
        configs = self.keys[found] & CONFIGS_MASK
        target = self.reach.targets[edge]
        label = self.reach.labels[edge]
        use = use_of(label >> USE_SHIFT & USE_MASK)
        cost = self.costs[found] + self.reach.groups[number].cost(
            label & GROUPS_MASK, use.in_groups
        )
        lane_a, lane_b, lane_c, lane_d = self.lanes
        list_a = self.list_of(0, number, configs, label, use)
        list_b = self.list_of(1, number, configs, label, use)
        list_c = self.list_of(2, number, configs, label, use)
        list_d = self.list_of(3, number, configs, label, use)
        for at_a in range(list_a >> COUNT_BITS, end_of(list_a)):
            way_a = lane_a.ways[at_a]
            for at_b in range(list_b >> COUNT_BITS, end_of(list_b)):
                way_b = lane_b.ways[at_b]
                for at_c in range(list_c >> COUNT_BITS, end_of(list_c)):
                    way_c = lane_c.ways[at_c]
                    for at_d in range(list_d >> COUNT_BITS, end_of(list_d)):
                        way_d = lane_d.ways[at_d]
                        after = (
                            cost
                            + (way_a >> COST_SHIFT & COST_MASK)
                            + (way_b >> COST_SHIFT & COST_MASK)
                            + (way_c >> COST_SHIFT & COST_MASK)
                            + (way_d >> COST_SHIFT & COST_MASK)
                        )
                        key = (
                            target << NODE_SHIFT
                            | (way_a & CONFIG_MASK)
                            | (way_b & CONFIG_MASK) << CONFIG_BITS
                            | (way_c & CONFIG_MASK) << 2 * CONFIG_BITS
                            | (way_d & CONFIG_MASK) << 3 * CONFIG_BITS
                        )
                        self._push(key, after, found, label, after + rest)

    def list_of(self, colour: i64, number: i64, configs: i64, label: i64, use: Use) -> i64:
        """The ways of a lane past a number."""
        lane = self.lanes[colour]
        if lane.idle:
            return 1  # the one way there always is
        tokens: i64 = label >> RUNS_SHIFT + 2 * colour & 3
        tokens |= (use.in_runs >> 2 * colour & 3) << TOKEN_JOKERS_SHIFT
        if self.two_jokers and use.share.left:
            tokens |= TOKEN_MORE
        return lane.list_of(number, configs >> colour * CONFIG_BITS & CONFIG_MASK, tokens)
