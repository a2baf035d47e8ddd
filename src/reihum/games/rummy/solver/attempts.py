"""One way to deal with the table's jokers, tried out: the best that comes of it by the rules.

Jokers that were taken must lie in new sets (R12), the discard too (R17). Mostly they do by
themselves. If not, every new set that one of them could lie in is laid aside in turn, and the best
is made of the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from reihum.games.rummy.board import extensions, holds, points, sorted_tiles, tidy, without
from reihum.games.rummy.model import COLOURS, JOKER, NUMBERS, Set, Tile
from reihum.games.rummy.new_sets import homes_of, new_places
from reihum.games.rummy.own_sets import short_sets
from reihum.games.rummy.solver.best import (
    MANY_TILES,
    Found,
    best_arrangement,
    best_at_a_glance,
    best_between,
    good_arrangement,
)
from reihum.games.rummy.solver.counted import (
    NOTHING_SETTLED,
    Settled,
    task_beside,
    task_of,
)
from reihum.games.rummy.solver.ends import Ends
from reihum.games.rummy.solver.lying import CELL, Limits, Lying
from reihum.games.rummy.solver.openings import joker_numbers
from reihum.games.rummy.solver.task import Goal, Task
from reihum.games.rummy.solver.value import (
    NOTHING_LAID,
    ONE_TOUCHED_AT_MOST,
    THREE_TOUCHED_AT_MOST,
    if_none_were_touched,
    only_all_beats,
)
from reihum.games.rummy.solver.work import OutOfWork

MANY: Final = 16  # sets touched
ONE_TRY: Final = 50  # what it costs to begin with, beside what is looked at


class Attempt:
    """A way to deal with the table's jokers, and what may be laid."""

    def __init__(
        self,
        goal: Goal,
        lying: Lying,
        limits: Limits,
        discard: Tile | None,
        legal: Callable[[list[Set]], bool],
    ) -> None:
        self.goal = goal
        self.lying = lying
        self.limits = limits
        self.discard = discard  # if it has to lie in a new set (R17)
        self.legal = legal  # whether jokers and the discard lie where they may
        self._unsettled: Task | None = None  # once somebody asks

    def best(self, floor: int, ends: Ends | None) -> Found | None:
        """The best of this attempt that is worth more than the floor.

        If something is known of both ends of its task, that helps.
        """
        return self._best_beside(NOTHING_SETTLED, floor, ends)

    def glimpse(self, floor: int) -> tuple[Found | None, Ends | None]:
        """Something that is worth more than the floor, if all can be laid; and what both ends of
        the task look like.
        """
        task = self._unsettled_task()
        if task.most() - floor <= ONE_TOUCHED_AT_MOST:
            return None, None
        ends = Ends(task)
        found = self._legal(best_at_a_glance(ends, max(floor, task.most() - MANY)))
        return (found if found and self._counts_rightly(found) else None), ends

    def good(self, floor: int) -> Found | None:
        """Something that is worth more than the floor: mostly there is no more to be laid."""
        task = self._unsettled_task()
        if task.most() <= floor:
            return None
        self.goal.work.spend(ONE_TRY)
        found = good_arrangement(task, floor)
        if found is None and floor == NOTHING_LAID:
            found = good_arrangement(task.from_above(), floor)
        return self._legal(found)

    def _legal(self, found: Found | None) -> Found | None:
        """What was found with nothing settled, complete, if it keeps to the rules."""
        if found is None:
            return None
        found = self._complete(found, NOTHING_SETTLED)
        return found if self._keeps_the_rules(found) else None

    def is_large(self) -> bool:
        """Whether there are many tiles, and so many ways to touch few sets."""
        task = self._unsettled_task()
        return task.tiles() >= MANY_TILES and not task.wanted and task.sparing

    def _best_beside(self, settled: Settled, floor: int, ends: Ends | None = None) -> Found | None:
        """The best with all this settled."""
        self.goal.work.spend(ONE_TRY)
        task = self._task(settled)
        if task is None or task.most() <= floor:
            return None
        if ends is not None and only_all_beats(floor, task.most()):
            found = best_between(ends, floor)
        else:
            found = best_arrangement(task, floor)
        if found is None:
            return None
        found = self._complete(found, settled)
        if self._keeps_the_rules(found) and self._counts_rightly(found):
            return found
        # It breaks a rule. What keeps to the rules is one of the arrangements that this was the
        # best of, so it is worth no more.
        return self._best_by_the_rules(settled, task, found.sets(), floor, found.value)

    def _best_by_the_rules(
        self, settled: Settled, task: Task, likely: list[Set], floor: int, most: int
    ) -> Found | None:
        """The best when one set more is laid aside, in which an owed tile lies."""
        owed = self._owed(settled)
        if owed is None:
            return self._best_of(self._with_one_grown(settled, task), floor, most)
        more = list(self._with_new_set(settled, owed, task, likely))
        # With that to beat, tries are far shorter.
        nearly = max(floor, most - THREE_TOUCHED_AT_MOST)
        best = self._best_of(more, nearly, most)
        if best is None and nearly > floor:
            return self._best_of(more, floor, most)
        return best

    def _best_of(self, tries: list[Settled], floor: int, most: int) -> Found | None:
        """The best of these; there is no more than the most."""
        best: Found | None = None
        for settled in tries:
            found = self._best_beside(settled, floor)
            if found is not None:
                best, floor = found, found.value
                if floor == most:
                    break
        return best

    def _complete(self, found: Found, settled: Settled) -> Found:
        """What was found with all that lies beside it."""
        lying = self.lying
        return found.with_sets([*lying.untouched, *lying.own, *lying.again, *settled.aside])

    def _keeps_the_rules(self, found: Found) -> bool:
        """Whether what has to lie in a new set does."""
        return not self._owes() or self.legal(found.sets())

    def _counts_rightly(self, found: Found) -> bool:
        """Jokers look alike: whether that of the rack can be one that counts so much, while the one
        that was taken lies in a new set (R12).
        """
        counts = found.joker_points()
        if not self.lying.spent or not counts or self.discard == JOKER:
            return True
        sets = found.sets()
        old = [tiles for tiles, _ in self.lying.sets]
        guests = [JOKER, *([self.discard] if self.discard else [])]
        for at, tiles in enumerate(sets):
            if counts in joker_numbers(tiles):
                others = (*sets[:at], without(tiles, (JOKER,)), *sets[at + 1 :])
                if new_places(guests, old, homes_of([], others), others):
                    return True
        return False

    def _owes(self) -> bool:
        """Whether something has to lie in a new set."""
        return bool(self.discard) or len(self.lying.spent) > 0

    def _owed(self, settled: Settled) -> Tile | None:
        """What has to lie in a new set, and is in none of those laid aside."""
        tiles = [tile for tiles in settled.aside for tile in tiles]
        freed = len(self.lying.spent)
        if tiles.count(JOKER) < freed + (self.discard == JOKER):
            return JOKER
        if self.discard and self.discard not in tiles:
            return self.discard
        return None

    def _unsettled_task(self) -> Task:
        """What is to be arranged with nothing settled; several ask for it."""
        if self._unsettled is None:
            self._unsettled = task_of(self.goal, self.lying, self.limits)
        return self._unsettled

    def _task(self, settled: Settled) -> Task | None:
        """What is left to arrange; None if there are no tiles for what is settled."""
        if not any(settled):
            return self._unsettled_task()
        return task_beside(settled, self.goal, self.lying, self.limits)

    def _with_new_set(
        self, settled: Settled, owed: Tile, task: Task, likely: list[Set]
    ) -> Iterator[Settled]:
        """One set more is laid aside, a new one with an owed tile, likely ones first; and the sets
        of the table that it holds stay whole elsewhere, or else it would not be new.
        """
        new_sets = _one_of_each([one for one in short_sets(_tiles_left(task)) if owed in one])
        for new in sorted(new_sets, key=lambda new: new not in likely):
            old = self._old_sets_in(new)
            if holds(new, [tile for tiles in old for tile in tiles]):
                yield Settled((*settled.aside, new), (*settled.whole, *old))

    def _old_sets_in(self, new: Set) -> list[Set]:
        """R12: the sets of the table that a set holds, kind by kind."""
        there = frozenset(new)
        return [
            old
            for old, _ in self.lying.sets
            if there.issuperset(old)
            and holds(new, old)
            and not (self.lying.locked and JOKER in old)
        ]

    def _with_one_grown(self, settled: Settled, task: Task) -> list[Settled]:
        """One of the sets that stay whole is laid aside: as it is, and with tiles added. Either may
        be what keeps the rules (R12), and which of them does is known once the rest is arranged.
        """
        if not settled.whole:
            return []
        first, rest = settled.whole[0], settled.whole[1:]
        return [Settled((*settled.aside, one), rest) for one in _grown(first, _tiles_left(task))]


def _tiles_left(task: Task) -> tuple[Tile, ...]:
    """All tiles of a task that are in no set which stays whole."""
    left = [
        tile
        for colour in COLOURS
        for number in NUMBERS
        for tile in [f"{colour}{number}"] * task.total[CELL[f"{colour}{number}"]]
    ]
    return sorted_tiles(left + [JOKER] * (task.table_jokers + task.rack_jokers))


def _one_of_each(new_sets: list[Set]) -> list[Set]:
    """Of sets that take the same tiles one is enough: that in which jokers count the most."""
    found: dict[Set, Set] = {}
    for new in sorted([tidy(tiles) for tiles in new_sets], key=points):
        found[sorted_tiles(new)] = new
    return list(found.values())


def _grown(tiles: Set, left: tuple[Tile, ...]) -> list[Set]:
    """A set as it is, and with any of these tiles added."""
    found: dict[Set, None] = {tiles: None}
    for tile, longer in extensions(tiles):
        if tile in left:
            found |= dict.fromkeys(_grown(longer, without(left, (tile,))))
    return list(found)


def best_of(attempts: list[Attempt], floor: int) -> Found | None:
    """The best of these attempts that is worth more than the floor.

    With many tiles something good is looked for first, so that there is something to beat; and so
    that there is something when the work is used up.
    """
    best: Found | None = None
    ends: list[Ends | None] = [None] * len(attempts)
    try:
        if attempts[0].is_large():
            for at, attempt in enumerate(attempts):
                found, ends[at] = attempt.glimpse(floor)
                if found is not None:
                    best, floor = found, found.value
        for at, attempt in enumerate(attempts):
            found = attempt.best(floor, ends[at])
            if found is not None:
                best, floor = found, found.value
    except OutOfWork:
        pass
    return best


def good_of(attempts: list[Attempt]) -> Found | None:
    """Something good; how many sets it touches is all the same."""
    best: Found | None = None
    floor = NOTHING_LAID
    try:
        for attempt in attempts:
            found = attempt.good(floor)
            if found is not None:
                best, floor = found, if_none_were_touched(found.value)
    except OutOfWork:
        pass
    return best
