"""One way to deal with the table's jokers, tried out: the best that comes of it by the rules.

Jokers that were taken must lie in new sets (R12), the discard too (R17). Mostly they do by
themselves. If not, every new set that one of them could lie in is set aside in turn, and the best
is made of the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from reihum.games.rummy.board import extensions, holds, points, sorted_tiles, tidy, without
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
        self.whole: list[Set] = []  # sets of the table that stay whole, so that another is new
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
        most = found.value  # more cannot come of it if there are rules to keep to
        guest = self._guest(aside)
        if guest is None:
            return self._best_with_hosts(aside, task, floor, most)
        homes = list(self._homes(guest, task, sets))
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
        self, aside: list[Set], homes: list[tuple[Set, list[Set]]], floor: int, most: int
    ) -> Found | None:
        """The best with one of these sets laid aside, too; there is no more than the most."""
        best: Found | None = None
        for home, old in homes:
            self.whole += old
            found = self._best_beside([*aside, home], floor)
            del self.whole[len(self.whole) - len(old) :]
            if found is not None:
                best, floor = found, found.value
                if floor == most:
                    break
        return best

    def _has_guests(self) -> bool:
        """Whether something has to lie in a new set."""
        return bool(self.discard) or (self.locked and len(self.way.spent) > 0)

    def _task(self, aside: list[Set]) -> tuple[Task | None, int]:
        """What is left to arrange, and the points of the rack's jokers in the sets laid aside."""
        task = task_of(
            self.way,
            self.limits,
            self.work,
            locked=self.locked,
            most_points=self.most_points,
            whole=self.whole,
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

    def _guest(self, aside: list[Set]) -> Tile | None:
        """What has to lie in a new set, and is in none of those laid aside."""
        tiles = [tile for tiles in aside for tile in tiles]
        freed = len(self.way.spent) if self.locked else 0
        if tiles.count(JOKER) < freed + (self.discard == JOKER):
            return JOKER
        if self.discard and self.discard not in tiles:
            return self.discard
        return None

    def _homes(self, guest: Tile, task: Task, likely: list[Set]) -> Iterator[tuple[Set, list[Set]]]:
        """The new sets that such a tile could lie in, likely ones first; each with the sets of the
        table that have to stay whole, so that it is new.
        """
        homes = self._unlike([one for one in own_sets(_tiles_left(task)) if guest in one])
        for home in sorted(homes, key=lambda home: home not in likely):
            old = self._held_by(home)
            if holds(home, [tile for tiles in old for tile in tiles]):
                yield home, old

    def _unlike(self, homes: list[Set]) -> list[Set]:
        """Of sets that take the same tiles one is enough, that in which jokers count the most; but
        for one that lies as another lay before.
        """
        found: dict[Set, Set] = {}
        for home in sorted([tidy(home) for home in homes], key=points):
            lay = (home, True) in self.way.lying
            found[home if lay else sorted_tiles(home)] = home
        return list(found.values())

    def _held_by(self, home: Set) -> list[Set]:
        """R12: the sets of the table that a set holds, kind by kind: it is new if they stay whole
        elsewhere. Two that share a tile cannot.
        """
        there = frozenset(home)
        return [
            lying
            for lying, _ in self.way.lying
            if there.issuperset(lying)
            and holds(home, lying)
            and not (self.locked and JOKER in lying)
        ]

    def _best_with_hosts(self, aside: list[Set], task: Task, floor: int, most: int) -> Found | None:
        """The best when one of the sets that stay whole is laid aside, too, with or without tiles
        added: these may be why a set that lay there is not found any more (R12).
        """
        if not self.whole:
            return None
        best: Found | None = None
        whole = self.whole
        old, self.whole = whole[0], whole[1:]
        for host in _grown(old, _tiles_left(task)):
            found = self._best_beside([*aside, host], floor)
            if found is not None:
                best, floor = found, found.value
                if floor == most:
                    break
        self.whole = whole
        return best


def _tiles_left(task: Task) -> tuple[Tile, ...]:
    """All tiles of a task that are in no set which stays whole."""
    left = [
        tile
        for colour in COLOURS
        for number in NUMBERS
        for tile in [f"{colour}{number}"] * task.total[CELL[f"{colour}{number}"]]
    ]
    return sorted_tiles(left + [JOKER] * (task.table_jokers + task.rack_jokers))


def _grown(tiles: Set, left: tuple[Tile, ...]) -> list[Set]:
    """A set as it is, and with any of these tiles added."""
    found: dict[Set, None] = {tiles: None}
    for tile, longer in extensions(tiles):
        if tile in left:
            found |= dict.fromkeys(_grown(longer, without(left, (tile,))))
    return list(found)


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
        for attempt in attempts:
            try:
                found = attempt.glimpse(floor) if glimpse else attempt.best(floor)
            except OutOfWork:
                return best
            if found is not None:
                best, floor = found, found.value
    return best
