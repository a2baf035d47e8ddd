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

from reihum.games.rummy.solver.group_choices import CHOICES
from reihum.games.rummy.solver.groups import NO_GROUPS, Groups, groups_of
from reihum.games.rummy.solver.index import Index, zeros
from reihum.games.rummy.solver.joker_uses import Share, Use, shares
from reihum.games.rummy.solver.layout import (
    COUNT_BITS,
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
from reihum.games.rummy.solver.open_runs import SHORT
from reihum.games.rummy.solver.passages import (
    FAR_SHIFT,
    HIGHS_SHIFT,
    JOKERS_SHIFT,
    LOOSE,
    LOWS_SHIFT,
    MORE,
    NEAR_SHIFT,
    TOTAL_SHIFT,
    Passages,
    passages,
)
from reihum.games.rummy.solver.task import CELLS, ONE_JOKER, UNTOUCHED, Task

EVERY_COLOUR: Final = 0o1111
SPOTS: Final = 3 * 3 * 2 * 4  # by jokers in runs, jokers left, whether one comes from the table
BEGUN_BITS: Final = 3
BEGUN_MASK: Final = 7
NO_FLOOR: Final = -(1 << 40)


def lacking(needs: i64, used: i64) -> i64:
    """How many of the table's runs cannot begin where they began, for want of tiles."""
    missing = (needs >> BEGUN_BITS) - used
    return min(needs & BEGUN_MASK, missing) if missing > 0 else 0


class Reach:
    """What can be open after each number (nodes), and what leads from one to the other (edges)."""

    def __init__(self, task: Task, floor: i64, with_jokers: bool) -> None:
        """Leaves out what cannot bring more than the floor, which counts sets touched."""
        self.task = task
        self.floor = floor
        self.jokers: i64 = 0
        left: i64 = 0
        if with_jokers:
            self.jokers = task.table_jokers + task.rack_jokers
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
        self.short = SHORT
        self.begun: vec[i64] = zeros(CELLS)
        self.homes: vec[i64] = zeros(CELLS)
        self.homes_above: vec[i64] = zeros(14)  # by number: joker sets of the table above it
        self._note_sets()
        self.groups: list[Groups] = [
            groups_of(groups) if groups else NO_GROUPS for groups in task.groups
        ]
        self.spots: list[Passages | None] = []
        for number in range(1, 14):
            self._pass(number)
        self.first_edges = append(self.first_edges, len(self.labels))
        self.best: i64 = self._best()

    def _most_above(self) -> vec[i64]:
        """By number: what the numbers above it bring if all their tiles can be laid."""
        task = self.task
        most = zeros(15)
        for number in range(13, 0, -1):
            tiles: i64 = 0
            at: i64 = (number + 1) * 4
            for cell in range(at, at + 4):
                tiles += task.total[cell] - task.must[cell]
            most[number - 1] = most[number] + task.worth[number] * tiles
        return most

    def _note_sets(self) -> None:
        """Where the table's runs begin, and where jokers lie that may be moved."""
        for colour in range(4):
            for run in self.task.runs[colour]:
                at = (run.counted_at + 1) * 4 + colour
                if run.jokers and not run.whole:
                    self.homes[at] += 1
                    self._add_home(run.counted_at)
                elif not run.whole:
                    self.begun[at] += 1
        for number in range(1, 14):
            for group in self.task.groups[number]:
                if group.jokers and not group.whole:
                    self._add_home(number)

    def _add_home(self, number: i64) -> None:
        for below in range(number):
            self.homes_above[below] += 1

    def _best(self) -> i64:
        """The value of the best way that may be the end; NO_FLOOR if there is none."""
        best: i64 = NO_FLOOR
        for node in range(self.starts[13], self.starts[14]):
            if self.may_end(node):
                best = max(best, self.values[node])
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
        task = self.task
        self.index = Index()
        self.spots = [None] * SPOTS
        at = (number + 1) * 4
        available: i64 = 0
        must: i64 = 0
        for colour in range(4):
            available |= task.total[at + colour] << 2 * colour
            must += task.must[at + colour]
        worth = task.worth[number]
        joker_worth = task.worth[13] - ONE_JOKER
        most = self.most_above[number - 1] - self.most_above[number]
        for node in range(self.starts[number - 1], self.starts[number]):
            self.first_edges = append(self.first_edges, len(self.labels))
            for share in shares(self.keys[node] >> LEFT_SHIFT & LEFT_MASK):
                value = self.values[node] + share.from_rack * (worth - ONE_JOKER)
                rest = self.most_above[number] + (share.after >> RACK_SHIFT) * joker_worth
                homeless = self.homes_above[number] - share.left
                if homeless > 0:
                    rest -= homeless
                if value + most + rest > self.floor:
                    value -= must * worth
                    self._share(node, number, share, available, value, self.floor - rest)
        self.starts = append(self.starts, len(self.keys))

    def _share(
        self, node: i64, number: i64, share: Share, available: i64, value: i64, floor: i64
    ) -> None:
        """All ways to go on from a node when so many jokers are used."""
        key = self.keys[node]
        none = self._allowed(number, key, share, 0)
        one: i64 = self._allowed(number, key, share, 1) if share.used else 0
        two: i64 = self._allowed(number, key, share, 2) if share.used == 2 else 0
        for use in share.uses:
            allowed = none & use.none | one & use.one | two & use.two
            if (allowed | allowed >> 1 | allowed >> 2) & EVERY_COLOUR == EVERY_COLOUR:
                self._use(key, number, use, available, allowed, value, floor)

    def _allowed(self, number: i64, key: i64, share: Share, jokers: i64) -> i64:
        """The numbers of tiles that may go to groups, three bits a colour, if the runs of every
        colour get so many jokers.
        """
        return (
            self._spot(number, 0, share, jokers).allowed_at(key & STATE_MASK)
            | self._spot(number, 1, share, jokers).allowed_at(key >> STATE_BITS & STATE_MASK) << 3
            | self._spot(number, 2, share, jokers).allowed_at(key >> 2 * STATE_BITS & STATE_MASK)
            << 6
            | self._spot(number, 3, share, jokers).allowed_at(key >> 3 * STATE_BITS & STATE_MASK)
            << 9
        )

    def _use(
        self,
        key: i64,
        number: i64,
        use: Use,
        available: i64,
        allowed: i64,
        value: i64,
        floor: i64,
    ) -> None:
        """All ways to go on from what is open with this use of jokers."""
        share = use.share
        a = key & STATE_MASK
        b = key >> STATE_BITS & STATE_MASK
        c = key >> 2 * STATE_BITS & STATE_MASK
        d = key >> 3 * STATE_BITS & STATE_MASK
        in_a = self._spot(number, 0, share, use.in_runs & 3)
        in_b = self._spot(number, 1, share, use.in_runs >> 2 & 3)
        in_c = self._spot(number, 2, share, use.in_runs >> 4 & 3)
        in_d = self._spot(number, 3, share, use.in_runs >> 6)
        left_homes = self._left_homes(number, use)
        needs_a = self._needs(number, 0, a, use)
        needs_b = self._needs(number, 1, b, use)
        needs_c = self._needs(number, 2, c, use)
        needs_d = self._needs(number, 3, d, use)
        worth = self.task.worth[number]
        wanted = self.task.wanted
        points = key >> POINTS_SHIFT
        above = share.after << LEFT_SHIFT
        groups = self.groups[number]
        choices = CHOICES.possible(available, use.in_groups, self.task.blocks[number], allowed)
        start = choices >> COUNT_BITS
        for place in range(start, end_of(choices)):
            choice = CHOICES.all[place]
            grouped = (choice & 3) + (choice >> 2 & 3) + (choice >> 4 & 3) + (choice >> 6)
            regrouped = left_homes + groups.cost(choice, use.in_groups)
            list_a = in_a.lists[a * 3 + (choice & 3)]
            list_b = in_b.lists[b * 3 + (choice >> 2 & 3)]
            list_c = in_c.lists[c * 3 + (choice >> 4 & 3)]
            list_d = in_d.lists[d * 3 + (choice >> 6)]
            for at_a in range(list_a >> COUNT_BITS, end_of(list_a)):
                way_a = in_a.ways[at_a]
                used_a = way_a >> USED_SHIFT
                for at_b in range(list_b >> COUNT_BITS, end_of(list_b)):
                    way_b = in_b.ways[at_b]
                    used_b = way_b >> USED_SHIFT
                    for at_c in range(list_c >> COUNT_BITS, end_of(list_c)):
                        way_c = in_c.ways[at_c]
                        used_c = way_c >> USED_SHIFT
                        for at_d in range(list_d >> COUNT_BITS, end_of(list_d)):
                            way_d = in_d.ways[at_d]
                            used_d = way_d >> USED_SHIFT
                            touched = (
                                regrouped
                                + lacking(needs_a, used_a)
                                + lacking(needs_b, used_b)
                                + lacking(needs_c, used_c)
                                + lacking(needs_d, used_d)
                            )
                            tiles = grouped + used_a + used_b + used_c + used_d
                            brought = value + worth * tiles - touched
                            if brought <= floor:
                                continue
                            after = (
                                above
                                | (way_a & STATE_MASK)
                                | (way_b & STATE_MASK) << STATE_BITS
                                | (way_c & STATE_MASK) << 2 * STATE_BITS
                                | (way_d & STATE_MASK) << 3 * STATE_BITS
                            )
                            if wanted:
                                counted = points + number * (tiles + share.from_rack)
                                after |= min(wanted, counted) << POINTS_SHIFT
                            runs = used_a | used_b << 2 | used_c << 4 | used_d << 6
                            label = choice | runs << RUNS_SHIFT | use.number << USE_SHIFT
                            self._add(after, brought, label | touched << TOUCHED_SHIFT)

    def _left_homes(self, number: i64, use: Use) -> i64:
        """How many of the table's runs lack their joker here."""
        left: i64 = 0
        for colour in range(4):
            homes = self.homes[(number + 1) * 4 + colour]
            if homes:
                jokers = use.in_runs >> 2 * colour & 3
                left += homes - jokers if homes > jokers else 0
        return left

    def _needs(self, number: i64, colour: i64, state: i64, use: Use) -> i64:
        """How many tiles runs need for all of the table's to begin here; and how many do."""
        cell = (number + 1) * 4 + colour
        begun = self.begun[cell]
        if not begun:
            return 0
        jokers = use.in_runs >> 2 * colour & 3
        needed = self.short[state] + begun - jokers - self.task.run_lows[cell]
        return needed << BEGUN_BITS | begun if needed > 0 else 0

    def _add(self, key: i64, value: i64, label: i64) -> None:
        """One more edge, and its target."""
        index = self.index
        at = index.slot(key)
        target = index.values[at]
        if index.keys[at] == NOT_THERE:
            target = len(self.keys)
            index.put_at(at, key, target)
            self.keys = append(self.keys, key)
            self.values = append(self.values, value)
        elif value > self.values[target]:
            self.values[target] = value
        self.labels = append(self.labels, label)
        self.targets = append(self.targets, target)
        self.brings = append(self.brings, value)

    def _spot(self, number: i64, colour: i64, share: Share, jokers: i64) -> Passages:
        """The passages of a colour whose runs get so many jokers."""
        from_table: i64 = 4 if jokers and share.from_table else 0
        place = (jokers * 3 + share.left) * 8 | from_table | colour
        found = self.spots[place]
        if found is None:
            found = passages(self._kind(number, colour, share, jokers))
            self.spots[place] = found
        return found

    def _kind(self, number: i64, colour: i64, share: Share, jokers: i64) -> i64:
        task = self.task
        cell = (number + 1) * 4 + colour
        low_near = task.run_lows[cell + 4]
        low_far = task.run_lows[cell + 8]
        near = low_near + (task.total[cell + 4] + share.left if number < 13 else 0)
        far = low_near + low_far + (task.total[cell + 8] + share.left if number < 12 else 0)
        kind = (
            task.must[cell]
            | task.total[cell] << TOTAL_SHIFT
            | min(near, 4) << NEAR_SHIFT
            | min(far, 4) << FAR_SHIFT
            | jokers << JOKERS_SHIFT
            | task.run_lows[cell] << LOWS_SHIFT
            | task.run_highs[cell] << HIGHS_SHIFT
        )
        if jokers and share.from_table:
            kind |= LOOSE
        if self.jokers == 2 and share.left:
            kind |= MORE
        return kind
