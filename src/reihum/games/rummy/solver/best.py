"""The best arrangement of all that a position allows."""

from typing import Final

from reihum.games.rummy.model import Set
from reihum.games.rummy.solver.arrange import arranged, joker_points
from reihum.games.rummy.solver.beam import beam
from reihum.games.rummy.solver.ends import Ends
from reihum.games.rummy.solver.sweep import NO_LIMIT, Sweep
from reihum.games.rummy.solver.task import Task
from reihum.games.rummy.solver.value import (
    THREE_TOUCHED_AT_MOST,
    if_all_were_touched,
    only_all_beats,
)
from reihum.games.rummy.solver.work import OutOfWork

MANY_TILES: Final = 70  # nearly all of which can often be laid
MANY_NODES: Final = 2_000  # for one look
LOOKED_AT: Final = 3  # numbers from below, before looking from above is too late
GROWTH: Final = 4  # how many times as many nodes there may be after one more number
SOME: Final = 48  # nodes, from which on it is worth looking from above too


class Found:
    """The best that was found, its sets not laid out yet."""

    def __init__(self, sweep: Sweep, beside: list[Set]) -> None:
        self.value: int = sweep.best + sweep.task.bonus
        self.sweep = sweep
        self.beside = beside  # sets that lie beside it

    def with_sets(self, beside: list[Set]) -> "Found":
        """This, with sets that lie beside it."""
        return Found(self.sweep, beside)

    def sets(self) -> list[Set]:
        """The sets of the table."""
        return self.beside + arranged(self.sweep)

    def joker_points(self) -> int:
        """R5: what the rack's jokers on the table count."""
        return self.sweep.task.sure.joker_points + joker_points(self.sweep)


def best_arrangement(task: Task, floor: int) -> Found | None:
    """The best arrangement of a task, if it is worth more than the floor.

    If it is too much to look through all at once, something good is looked for first.
    """
    floor = _without_jokers(task, floor)
    sweep = _swept(task, floor, NO_LIMIT if task.wanted else MANY_NODES, with_jokers=True)
    if not sweep.stopped:
        return _found(sweep, floor)
    good = good_arrangement(sweep.task, floor)
    if good is not None:
        floor = good.value
    try:
        return _better(task, floor) or good
    except OutOfWork:
        if good is None:
            raise
        return good


def _better(task: Task, floor: int) -> Found | None:
    """The best that is worth more than the floor: with a much higher floor first, which takes far
    less time, then with lower and lower ones. If only what lays everything beats the floor, that
    is looked for at once.
    """
    most = bound = task.most()
    less = most - floor if only_all_beats(floor, most) else THREE_TOUCHED_AT_MOST
    while bound > floor:
        least = max(floor, most - less)
        if least < bound:
            sweep = _swept(task, least, NO_LIMIT, with_jokers=True)
            found = _found(sweep, least)
            if found is not None:
                return found
            bound = sweep.cut + task.bonus
        less += less // 2
    return None


def best_between(ends: Ends, floor: int) -> Found | None:
    """The best arrangement of a task, if it is worth more than the floor."""
    return _found(ends.sweep(floor - ends.easier.task.bonus), floor)


def best_at_a_glance(ends: Ends, floor: int) -> Found | None:
    """The best arrangement if hardly a set has to be touched; if not, something good."""
    return _found(ends.easier, floor) or good_arrangement(ends.easier.task, floor)


def good_arrangement(task: Task, floor: int) -> Found | None:
    """Something that is worth more than the floor, and often nearly the best."""
    return _found(beam(task, floor - task.bonus), floor)


def _found(sweep: Sweep, floor: int) -> Found | None:
    """What came of a sweep, if it is worth more than the floor."""
    return Found(sweep, []) if sweep.best + sweep.task.bonus > floor else None


def _without_jokers(task: Task, floor: int) -> int:
    """A higher floor, if there is one: what can be laid without jokers can be laid with them."""
    if not task.rack_jokers or task.table_jokers or task.jokers.rack_must or task.wanted:
        return floor
    if task.tiles() >= MANY_TILES:
        return floor
    without = _swept(task, floor, NO_LIMIT, with_jokers=False).best
    return max(floor, if_all_were_touched(without) - 1 + task.bonus)


def _swept(task: Task, floor: int, limit: int, *, with_jokers: bool) -> Sweep:
    """From the lowest number up; or from the highest down, if the first numbers have many nodes and
    there are fewer from there.

    With loose jokers one is often ten times as much as the other: much can be made of them until
    those numbers come where tiles are in need of them.
    """
    floor -= task.bonus
    sweep = Sweep(task, floor, with_jokers)
    other: Sweep | None = None
    while sweep.passed < 13 and sweep.nodes.count <= limit:
        if other is None and sweep.passed < LOOKED_AT and sweep.nodes.count > SOME:
            other = None if task.wanted else Sweep(task.from_above(), floor, with_jokers)
        if other is not None:
            behind = min(LOOKED_AT, max(0, sweep.passed - other.passed))
            if other.nodes.count * GROWTH**behind < sweep.nodes.count:
                sweep, other = other, sweep
        sweep.pass_next()
    sweep.finish(limit)
    return sweep


def most_value(task: Task) -> int:
    """The value of the best arrangement, sets touched not being counted; negative if none."""
    return if_all_were_touched(_swept(task, 0, NO_LIMIT, with_jokers=True).best) + task.bonus
