"""The best arrangement: forward over the numbers, the most promising way first.

What a way so far has brought and what the rest can still bring (reach.py) tell how good it can get.
The way that can get best is followed first, so the first one to arrive is the best.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from reihum.games.rummy.solver.group_choices import SUM_SHIFT, possible
from reihum.games.rummy.solver.groups import IMPOSSIBLE
from reihum.games.rummy.solver.joker_uses import KIND_MASK, Use, uses
from reihum.games.rummy.solver.lanes import (
    ID_BITS,
    ID_MASK,
    NEVER,
    PENDING_SHIFT,
    TOUCHED_MASK,
    Lane,
)
from reihum.games.rummy.solver.nodes import (
    GOAL,
    MARKED_IN_GROUP,
    MARKED_IN_RUN,
    USED_IN_RUNS_SHIFT,
    USUAL_MASK,
    Front,
    Node,
    both_lie,
)
from reihum.games.rummy.solver.open_runs import STATE_BITS, STATE_MASK
from reihum.games.rummy.solver.passages import USED_SHIFT
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.slot_lanes import lane_of
from reihum.games.rummy.solver.slots import BOTH, MARKED_TILE
from reihum.games.rummy.solver.sweep import EVERY_COLOUR
from reihum.games.rummy.solver.task import ONE_JOKER, UNTOUCHED, Task

if TYPE_CHECKING:
    from mypy_extensions import i64


class Search:
    """A search for the best arrangement of a task."""

    def __init__(self, task: Task, reach: Reach, marks: bool) -> None:
        self.task = task
        self.reach = reach
        self.marks = marks  # whether to look at what has to lie in a new set (R12, R17)
        self.new_homes = marks and task.new_homes
        self.discard = task.discard if marks else -1
        marked = (self.new_homes and task.table_jokers > 0) or (marks and task.marked_jokers > 0)
        two = task.table_jokers + task.rack_jokers + task.marked_jokers == 2
        self.lanes: list[Lane] = [
            lane_of(
                task.old_runs[colour],
                task.whole_runs[colour],
                two,
                marked or (self.discard >= 0 and self.discard & 3 == colour),
            )
            for colour in range(4)
        ]
        self.fronts: list[Front | None] = [None] * 14
        self.buckets: dict[int, list[Node]] = {}
        self.heap: list[int] = []
        self.seen: dict[tuple[int, int], int] = {}
        self.floor = 0
        self.cutoff = 0

    def front(self, number: int) -> Front:
        """What is known about a number."""
        front = self.fronts[number]
        if front is None:
            front = Front(self.task, number)
            self.fronts[number] = front
        return front

    def best(self, cutoff: int, floor: int) -> Node | None:
        """The best way whose value is at least so much before sets touched are counted, and more
        than the floor after.
        """
        self.cutoff = cutoff & ~UNTOUCHED
        self.floor = floor
        task = self.task
        left = task.table_jokers | task.rack_jokers << 2 | task.marked_jokers << 4
        beliefs = 0
        for lane in self.lanes:
            beliefs = beliefs << ID_BITS | lane.start
        start = Node(0, 0, 0, beliefs, left, 0, 0, uses(0, False, False)[0], None)
        most = self.reach.most()
        if most < 0:
            return None
        self._push(start, most)
        while self.heap:
            priority = -self.heap[0]
            if priority <= floor:
                return None
            bucket = self.buckets[priority]
            if not bucket:
                heappop(self.heap)
                del self.buckets[priority]
                continue
            node = bucket.pop()
            if node.number == GOAL:
                return node
            if not self._is_dominated(node):
                if node.number == GOAL - 1:
                    self._arrive(node)
                else:
                    self._expand(node)
        return None

    def _push(self, node: Node, rest: int) -> None:
        priority = node.value + rest
        bucket = self.buckets.get(priority)
        if bucket is None:
            bucket = []
            self.buckets[priority] = bucket
            heappush(self.heap, -priority)
        bucket.append(node)

    def _is_dominated(self, node: Node) -> bool:
        """Whether a way followed already can do all that this one can, and has cost no more."""
        front = self.front(node.number)
        candidates = front.better(node.state)
        while candidates:
            other = front.nodes[(candidates & -candidates).bit_length() - 1]
            candidates &= candidates - 1
            if (
                other.left == node.left
                and other.points >= node.points
                and other.value >= node.value
            ):
                spare = other.value - node.value
                beliefs, others = node.beliefs, other.beliefs
                if beliefs == others:
                    return True
                for colour in (3, 2, 1, 0):
                    worse = self.lanes[colour].worse_by(
                        node.number, others & ID_MASK, beliefs & ID_MASK
                    )
                    spare -= worse
                    if worse == NEVER or spare < 0:
                        break
                    beliefs >>= ID_BITS
                    others >>= ID_BITS
                else:
                    return True
        front.add(node)
        return False

    def _arrive(self, node: Node) -> None:
        """All numbers are done: open runs end, jokers that must be laid are laid."""
        task = self.task
        if node.left & KIND_MASK or node.left >> 4 or node.points < task.wanted:
            return
        if task.rack_jokers - (node.left >> 2 & KIND_MASK) < task.rack_jokers_must:
            return
        value = node.value
        beliefs = node.beliefs
        for colour in (3, 2, 1, 0):
            touched = self.lanes[colour].end(beliefs & ID_MASK)
            if touched < 0:
                return
            value -= touched
            beliefs >>= ID_BITS
        self._push(Node(GOAL, value, 0, 0, node.left, node.points, 0, node.use, node), UNTOUCHED)

    def _expand(self, node: Node) -> None:
        number = node.number + 1
        sweep = self.front(number).sweep
        state: i64 = node.state
        a: i64 = state & STATE_MASK
        b: i64 = state >> STATE_BITS & STATE_MASK
        c: i64 = state >> 2 * STATE_BITS & STATE_MASK
        d: i64 = state >> 3 * STATE_BITS
        for use in uses(node.left, self.marks, self.new_homes):
            runs: i64 = use.in_runs
            in_a = sweep.passages(0, runs & 3, use.total_left, use.loose)
            in_b = sweep.passages(1, runs >> 2 & 3, use.total_left, use.loose)
            in_c = sweep.passages(2, runs >> 4 & 3, use.total_left, use.loose)
            in_d = sweep.passages(3, runs >> 6, use.total_left, use.loose)
            allowed: i64 = (
                in_a.allowed_at(a * 3)
                | in_b.allowed_at(b * 3) << 3
                | in_c.allowed_at(c * 3) << 6
                | in_d.allowed_at(d * 3) << 9
            )
            if (allowed | allowed >> 1 | allowed >> 2) & EVERY_COLOUR != EVERY_COLOUR:
                continue
            value = node.value + sweep.base + use.counted * (sweep.worth - ONE_JOKER)
            choice: i64
            for choice in possible(sweep.available, use.in_groups, False, sweep.blocks, allowed):
                self._choose(
                    node,
                    number,
                    use,
                    choice,
                    value + sweep.worth * (choice >> SUM_SHIFT),
                    sweep.worth,
                    in_a.ways[a * 3 + (choice & 3)],
                    in_b.ways[b * 3 + (choice >> 2 & 3)],
                    in_c.ways[c * 3 + (choice >> 4 & 3)],
                    in_d.ways[d * 3 + (choice >> 6 & 3)],
                )

    def _choose(
        self,
        node: Node,
        number: i64,
        use: Use,
        choice: i64,
        value: i64,
        worth: i64,
        in_a: list[int],
        in_b: list[int],
        in_c: list[int],
        in_d: list[int],
    ) -> None:
        """All ways to lay the tiles that are not in groups in runs."""
        left: i64 = node.left - use.used
        table: i64 = left & KIND_MASK
        rack: i64 = (left >> 2 & KIND_MASK) + (left >> 4)
        one: i64
        two: i64
        three: i64
        four: i64
        for one in in_a:
            for two in in_b:
                for three in in_c:
                    for four in in_d:
                        after: i64 = (
                            (one & STATE_MASK)
                            | (two & STATE_MASK) << STATE_BITS
                            | (three & STATE_MASK) << 2 * STATE_BITS
                            | (four & STATE_MASK) << 3 * STATE_BITS
                        )
                        one_used: i64 = one >> USED_SHIFT & 3
                        two_used: i64 = two >> USED_SHIFT & 3
                        three_used: i64 = three >> USED_SHIFT & 3
                        four_used: i64 = four >> USED_SHIFT & 3
                        rest: i64 = self.reach.rest(number, after, table, rack)
                        now: i64 = value + worth * (one_used + two_used + three_used + four_used)
                        if rest >= 0 and now + rest >= self.cutoff:
                            used: i64 = one_used | two_used << 2 | three_used << 4 | four_used << 6
                            label: i64 = choice & 255 | used << USED_IN_RUNS_SHIFT
                            self._mark(node, number, use, label, after, left, now, rest)

    def _mark(
        self,
        node: Node,
        number: i64,
        use: Use,
        label: i64,
        after: i64,
        left: i64,
        value: i64,
        rest: i64,
    ) -> None:
        """R17: if the discard has this number, it lies in a group or in a run."""
        discard: i64 = self.discard
        if discard >= 0 and discard >> 2 == number + 1:
            shift: i64 = 2 * (discard & 3)
            if label >> shift & 3:
                self._follow(node, number, use, label | MARKED_IN_GROUP, after, left, value, rest)
            if label >> USED_IN_RUNS_SHIFT + shift & 3:
                self._follow(node, number, use, label | MARKED_IN_RUN, after, left, value, rest)
        else:
            self._follow(node, number, use, label, after, left, value, rest)

    def _follow(
        self,
        node: Node,
        number: i64,
        use: Use,
        label: i64,
        after: i64,
        left: i64,
        value: i64,
        rest: i64,
    ) -> None:
        """Counts the sets of the table that are touched, and notes the way."""
        marked_colour: i64 = self.discard & 3 if label & MARKED_IN_GROUP else -1
        both: i64 = both_lie(label)
        touched: i64 = self.front(number).groups.cost(
            label & 255, use.group_jokers, use.group_marked, marked_colour, both
        )
        if touched == IMPOSSIBLE:
            return
        beliefs: i64 = 0
        before: i64 = node.beliefs
        pending: i64 = 0
        colour: i64
        for colour in range(4):
            lane = self.lanes[colour]
            if lane.idle:
                beliefs <<= ID_BITS
                continue
            tokens: i64 = label >> USED_IN_RUNS_SHIFT + 2 * colour & 3
            if use.used:
                tokens |= use.tokens[colour]
            if both >> 2 * colour & 1:
                tokens |= BOTH
            if label & MARKED_IN_RUN and self.discard & 3 == colour:
                tokens |= MARKED_TILE
            own: i64 = before >> ID_BITS * (3 - colour) & ID_MASK
            if not own and tokens & USUAL_MASK == lane.usual[number]:
                beliefs <<= ID_BITS
                continue
            belief: i64 = lane.follow(number, own, tokens)
            if belief < 0:
                return
            touched += belief >> ID_BITS & TOUCHED_MASK
            pending += belief >> PENDING_SHIFT
            beliefs = beliefs << ID_BITS | belief & ID_MASK
        value -= touched
        key = (after << 10 | number << 6 | left, beliefs)
        known = self.seen.get(key)
        if known is not None and known >= value and not self.task.wanted:
            return
        self.seen[key] = value
        points: i64 = node.points
        if points < self.task.wanted:
            laid: i64 = use.counted
            for shift in range(0, 16, 2):
                laid += label >> shift & 3
            points = min(self.task.wanted, points + number * laid)
        # A touched run that has not ended is counted here and, it may be, in the rest again.
        rest = min(rest + pending, rest | UNTOUCHED)
        if value + rest <= self.floor:
            return
        self._push(Node(number, value, after, beliefs, left, points, label, use, node), rest)
