"""The best arrangement of all that a position allows."""

from typing import Final

from reihum.games.rummy.model import Set
from reihum.games.rummy.solver.arrange import arranged, joker_points
from reihum.games.rummy.solver.glance import glance
from reihum.games.rummy.solver.reach import NO_LIMIT, Reach
from reihum.games.rummy.solver.task import UNTOUCHED, Task
from reihum.games.rummy.solver.work import OutOfWork

MANY_TILES: Final = 70  # nearly all of which can often be laid
MANY_NODES: Final = 2_000  # for one look
FEW: Final = 4  # sets touched
LOOKED_AT: Final = 3  # numbers from below, before looking from above is too late
GROWTH: Final = 4  # how many times as many nodes there may be after one more number
SOME: Final = 48  # nodes, from which on it is worth looking from above too


class Found:
    """The best that was found, its sets not laid out yet."""

    def __init__(self, value: int, reach: Reach) -> None:
        self.value = value
        self.reach = reach
        self.beside: list[Set] = []  # sets that lie besides
        self.points = 0  # what the rack's jokers in these count

    def sets(self) -> list[Set]:
        """The sets of the table."""
        return self.beside + arranged(self.reach)

    def joker_points(self) -> int:
        """R5: what the rack's jokers on the table count."""
        return self.points + joker_points(self.reach)


def best_arrangement(task: Task, floor: int) -> Found | None:
    """The best arrangement of a task, if it is worth more than the floor.

    If it is too much to look through all at once, something good is looked for first.
    """
    floor = _without_jokers(task, floor)
    reach = _reach(task, floor, NO_LIMIT if task.wanted else MANY_NODES, with_jokers=True)
    if not reach.stopped:
        return _found(reach, floor)
    good = seen_at_a_glance(reach.task, floor)
    if good is not None:
        floor = good.value
    try:
        return _better(task, floor) or good
    except OutOfWork:
        if good is None:
            raise
        return good


def _better(task: Task, floor: int) -> Found | None:
    """The same, asking for far more first; unless all tiles are to be laid, when that is hardly to
    be had.
    """
    most = bound = task.most()
    less = FEW if most - floor > UNTOUCHED else most - floor
    while bound > floor:
        least = max(floor, most - less)
        if least < bound:
            reach = _reach(task, least, NO_LIMIT, with_jokers=True)
            found = _found(reach, least)
            if found is not None:
                return found
            bound = reach.cut + task.bonus
        less += less // 2
    return None


def best_one_way(task: Task, floor: int) -> Found | None:
    """The best arrangement of a task, if it is worth more than the floor; its first number is
    passed first.
    """
    reach = Reach(task, floor - task.bonus, True)
    reach.finish(NO_LIMIT)
    return _found(reach, floor)


def seen_at_a_glance(task: Task, floor: int) -> Found | None:
    """Something that is worth more than the floor, and often nearly the best."""
    return _found(glance(task, floor - task.bonus), floor)


def _found(reach: Reach, floor: int) -> Found | None:
    """What was reached in the end, if it is worth more than the floor."""
    value = reach.best + reach.task.bonus
    return Found(value, reach) if value > floor else None


def _without_jokers(task: Task, floor: int) -> int:
    """A higher floor, if there is one: what can be laid without jokers can be laid with them."""
    if not task.rack_jokers or task.table_jokers or task.rack_jokers_must or task.wanted:
        return floor
    if task.tiles() >= MANY_TILES:
        return floor
    without = _reach(task, floor, NO_LIMIT, with_jokers=False).best
    return max(floor, (without & ~UNTOUCHED) - 1 + task.bonus)


def _reach(task: Task, floor: int, limit: int, *, with_jokers: bool) -> Reach:
    """From the lowest number up or from the highest down, whichever looks like less.

    With loose jokers one is often ten times as much as the other: much can be made of them until
    those numbers come where tiles are in need of them.
    """
    floor -= task.bonus
    reach = Reach(task, floor, with_jokers)
    other: Reach | None = None
    while reach.passed < 13 and reach.nodes.count <= limit:
        if other is None and reach.passed < LOOKED_AT and reach.nodes.count > SOME:
            other = None if task.wanted else Reach(task.from_above(), floor, with_jokers)
        if other is not None:
            behind = min(LOOKED_AT, max(0, reach.passed - other.passed))
            if other.nodes.count * GROWTH**behind < reach.nodes.count:
                reach, other = other, reach
        reach.pass_next()
    reach.finish(limit)
    return reach


def most_value(task: Task) -> int:
    """The value of the best arrangement, sets touched not being counted; negative if none."""
    return (_reach(task, 0, NO_LIMIT, with_jokers=True).best & ~UNTOUCHED) + task.bonus
