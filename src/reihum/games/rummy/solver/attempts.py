"""One way to deal with the table's jokers, tried out: the best that comes of it by the rules.

Jokers that were taken must lie in new sets (R12), the discard too (R17). Mostly they do by
themselves. If not, every new set that one of them could lie in is set aside in turn, and the best
is made of the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from reihum.games.rummy.board import points, sorted_tiles, tidy
from reihum.games.rummy.model import COLOURS, JOKER, NUMBER, NUMBERS, Set, Tile
from reihum.games.rummy.solver.best import (
    MANY_TILES,
    Found,
    best_arrangement,
    best_one_way,
    seen_at_a_glance,
)
from reihum.games.rummy.solver.glance import easier
from reihum.games.rummy.solver.openings import joker_numbers, own_sets
from reihum.games.rummy.solver.task import ONE_JOKER, UNTOUCHED, Task
from reihum.games.rummy.solver.ways import CELL, Limits, Way, task_of
from reihum.games.rummy.solver.work import OutOfWork, Work

FEW: Final = 4  # sets touched
MANY: Final = 16
ONE_TRY: Final = 50  # what it costs to begin with, beside what is looked at


class Attempt:
    """A way to deal with the table's jokers, and what may be laid."""

    def __init__(
        self,
        way: Way,
        limits: Limits,
        *,
        locked: bool,
        most_points: bool,
        discard: Tile | None,
        legal: Callable[[list[Set]], bool],
        work: Work,
    ) -> None:
        self.way = way
        self.work = work
        self.limits = limits
        self.locked = locked
        self.most_points = most_points
        self.discard = discard
        self.legal = legal
        self.untouched: list[Set] = []  # sets of the table that stay as they are
        self.own: list[Set] = []  # sets of the rack alone that are laid besides (R5)
        self.wanted = 0
        self.joker_counts = 0  # the number that a joker of the rack counts at least
        self.eased: Task | None = None  # the task with the end first from which it is easier

    def best(self, floor: int) -> Found | None:
        """The best of this attempt that is worth more than the floor."""
        return self._best_beside([], floor)

    def glimpse(self, floor: int) -> Found | None:
        """Something that is worth more than the floor, if all can be laid."""
        task, counted = self._task([])
        if task is None or task.most() - floor <= FEW:
            return None
        self.eased = easier(task)
        found = seen_at_a_glance(self.eased, max(floor, task.most() - MANY))
        if found is not None:
            self._complete(found, [], counted)
            if self._has_guests() and not self.legal(found.sets()):
                return None
        return found

    def is_large(self) -> bool:
        """Whether there are many tiles."""
        task, _ = self._task([])
        return task is not None and task.tiles() >= MANY_TILES and not task.wanted

    def _best_beside(self, aside: list[Set], floor: int) -> Found | None:
        """The best with these sets laid aside, made of tiles of the table and the rack."""
        self.work.spend(ONE_TRY)
        task, counted = self._task(aside)
        if task is None or task.most() <= floor:
            return None
        if self.eased is not None and not aside and task.most() - floor <= UNTOUCHED:
            found = best_one_way(self.eased, floor)
        else:
            found = best_arrangement(task, floor)
        if found is None:
            return None
        self._complete(found, aside, counted)
        if not self._has_guests():
            return found
        sets = found.sets()
        if self.legal(sets):
            return found
        homes = list(self._homes(aside, task, sets))
        most = found.value  # more cannot come of it if there are rules to keep to
        nearly = max(floor, most - FEW)  # with that to beat, tries are far shorter
        best = self._best_at_home(aside, homes, nearly, most)
        if best is None and nearly > floor:
            return self._best_at_home(aside, homes, floor, most)
        return best

    def _complete(self, found: Found, aside: list[Set], counted: int) -> None:
        """Add what lies besides."""
        found.beside = self.untouched + self.own + aside
        found.points = counted

    def _best_at_home(
        self, aside: list[Set], homes: list[tuple[Set, list[Tile]]], floor: int, most: int
    ) -> Found | None:
        """The best with one of these sets laid aside, too; there is no more than the most."""
        best: Found | None = None
        limits = self.limits
        for home, also in homes:
            self.limits = limits.copy()
            for tile in also:
                self.limits.least[tile] = self.limits.most[tile]
            found = self._best_beside([*aside, home], floor)
            self.limits = limits
            if found is not None:
                best, floor = found, found.value
                if floor == most:
                    break
        return best

    def is_like(self, other: Attempt, floor: int) -> bool:
        """Whether nothing else than of another attempt can come of this one.

        If all must be laid, it is all the same which tile took a joker's place.
        """
        if not self.way.spent or len(self.way.spent) != len(other.way.spent):
            return False
        task, _ = self._task([])
        if task is None or task.most() - floor > UNTOUCHED:
            return False
        return self._lasting() == other._lasting()

    def _lasting(self) -> list[Set]:
        """The sets of the table that no joker was taken from, or that still have one (R11)."""
        return [tiles for tiles, as_before in self.way.lying if as_before or JOKER in tiles]

    def _has_guests(self) -> bool:
        """Whether something has to lie in a new set."""
        return bool(self.discard) or (self.locked and len(self.way.spent) > 0)

    def _task(self, aside: list[Set]) -> tuple[Task | None, int]:
        """What is left to arrange, and the points of the rack's jokers in the sets laid aside."""
        task = task_of(
            self.way, self.limits, self.work, locked=self.locked, most_points=self.most_points
        )
        task.wanted = self.wanted
        task.joker_counts = self.joker_counts
        own_jokers = [number for tiles in self.own for number in joker_numbers(tiles)]
        for tiles in self.own:
            task.bonus += sum([task.worth[NUMBER[tile]] for tile in tiles if tile != JOKER])
        jokers: list[int] = []
        for tiles in aside:
            task.bonus += int((tiles, True) in self.way.lying)  # it lies as one lay before
            jokers += joker_numbers(tiles)
            for tile in tiles:
                if tile != JOKER and not _take(task, tile):
                    return None, 0
        from_table = min(len(jokers), task.table_jokers)
        task.table_jokers -= from_table
        task.rack_jokers -= len(jokers) - from_table
        if task.rack_jokers < 0:
            return None, 0
        counted = sorted(jokers)[from_table:]  # jokers look alike: the rack's count the most
        task.rack_jokers_must = max(0, task.rack_jokers_must - len(counted))
        counted += own_jokers
        task.bonus += sum([task.worth[number] - ONE_JOKER for number in counted])
        return task, sum(counted)

    def _homes(
        self, aside: list[Set], task: Task, likely: list[Set]
    ) -> Iterator[tuple[Set, list[Tile]]]:
        """The new sets for what has to lie in one and is in none of those laid aside, likely ones
        first; each with tiles of the rack that have to be laid, so that it is new.
        """
        tiles = [tile for tiles in aside for tile in tiles]
        freed = len(self.way.spent) if self.locked else 0
        if tiles.count(JOKER) < freed + (self.discard == JOKER):
            guest = JOKER
        elif self.discard and self.discard not in tiles:
            guest = self.discard
        else:
            return
        left = [
            tile
            for colour in COLOURS
            for number in NUMBERS
            for tile in [f"{colour}{number}"] * task.total[CELL[f"{colour}{number}"]]
        ]
        left += [JOKER] * (task.table_jokers + task.rack_jokers)
        homes = self._unlike([one for one in own_sets(sorted_tiles(left)) if guest in one])
        for home in sorted(homes, key=lambda home: home not in likely):
            for also in self._makes_new(home, task):
                yield home, also

    def _unlike(self, homes: list[Set]) -> list[Set]:
        """Of sets that take the same tiles one is enough, that in which jokers count the most; but
        for one that lies as another lay before.
        """
        found: dict[Set, Set] = {}
        for home in sorted([tidy(home) for home in homes], key=points):
            lay = (home, True) in self.way.lying
            found[home if lay else sorted_tiles(home)] = home
        return list(found.values())

    def _makes_new(self, home: Set, task: Task) -> Iterator[list[Tile]]:
        """The choices of tiles that have to be laid, so that a set is new.

        It is not if it holds a set of the table whole, unless a tile of that lies twice.
        """
        choices: list[list[Tile | None]] = []
        there = frozenset(home)
        for lying, _ in self.way.lying:
            if JOKER in lying or not there.issuperset(lying):
                continue
            twice: list[Tile | None] = []
            for tile in lying:
                if task.must[CELL[tile]] == 2:
                    twice = [None]
                    break
                if task.total[CELL[tile]] == 2:
                    twice.append(tile)
            choices.append(twice)
        for chosen in product(*choices):
            yield [tile for tile in chosen if tile]


def _take(task: Task, tile: Tile) -> bool:
    """Takes a tile out of a task, one that must lie if there is one; whether there was any."""
    cell = CELL[tile]
    if not task.total[cell]:
        return False
    task.total[cell] -= 1
    if task.must[cell]:
        task.must[cell] -= 1
    else:
        task.bonus += task.worth[(cell >> 2) - 1]
    return True


def best_of(attempts: list[Attempt], floor: int) -> Found | None:
    """The best of these attempts that is worth more than the floor.

    With many tiles a glance comes first, so that there is something to beat; and so that there is
    something when the work is used up.
    """
    best: Found | None = None
    for glimpse in [True, False] if attempts[0].is_large() else [False]:
        tried: list[Attempt] = []
        for attempt in attempts:
            if any(attempt.is_like(other, floor) for other in tried):
                continue
            tried.append(attempt)
            try:
                found = attempt.glimpse(floor) if glimpse else attempt.best(floor)
            except OutOfWork:
                return best
            if found is not None:
                best, floor = found, found.value
    return best
