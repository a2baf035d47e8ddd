"""The best arrangement of all that a position allows."""

from typing import Final

from reihum.games.rummy.model import Set
from reihum.games.rummy.solver.arrange import arranged, joker_points
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.task import UNTOUCHED, Task

MANY_TILES: Final = 70  # with so many, nearly all are asked for at first
MANY_NODES: Final = 10_000  # and with fewer, once there are so many nodes
FEW_NODES: Final = 120
SEVERAL_NODES: Final = 1_000
FEW: Final = 4  # sets touched
NO_LIMIT: Final = 1 << 40
LOOKED_AT: Final = 3  # numbers from below or from above, before one is chosen
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

    If it is too much to look through all at once, nearly all tiles are asked for first, and less as
    often as that is not to be had.
    """
    floor = _without_jokers(task, floor - task.bonus)
    most = task.most() - task.bonus
    least, limit, step = floor, NO_LIMIT, FEW // 2
    if most - floor > UNTOUCHED and not task.wanted:
        if task.tiles() >= MANY_TILES:
            least = max(floor, most - FEW)
        else:
            limit = MANY_NODES
    before = 0  # the nodes of the try before
    stopped: Reach | None = None  # the try for all at once
    while True:
        reach = _reach(task, least, limit, with_jokers=True)
        cut = reach.cut
        if reach.passed < 13:
            if stopped:  # so it is no shorter for asking for more
                return _found(stopped, floor, task)
            stopped, cut = reach, most
        elif reach.best > least or cut <= floor:
            return _found(reach, least, task)
        lost, nodes = most - cut, reach.nodes.count
        if lost > UNTOUCHED or nodes < 2 * before:
            step *= 8
        before = nodes
        least = max(floor, cut - _less(step, lost, nodes))


def _found(reach: Reach, floor: int, task: Task) -> Found | None:
    """What was reached in the end, if it is worth more than the floor."""
    reach.finish(NO_LIMIT)
    return Found(reach.best + task.bonus, reach) if reach.best > floor else None


def _less(step: int, lost: int, nodes: int) -> int:
    """How much less to ask for next: a step, longer or shorter as there were few nodes so far.

    With twice of what is known to be lost there may be a thousand times as many.
    """
    if nodes < FEW_NODES:
        step = max(step, FEW)
    if nodes < SEVERAL_NODES:
        step = min(step, max(FEW, lost))
    return step


def _without_jokers(task: Task, floor: int) -> int:
    """A higher floor, if there is one: what can be laid without jokers can be laid with them."""
    if not task.rack_jokers or task.table_jokers or task.rack_jokers_must or task.wanted:
        return floor
    if task.tiles() >= MANY_TILES:
        return floor
    without = _reach(task, floor, NO_LIMIT, with_jokers=False).best
    return max(floor, (without & ~UNTOUCHED) - 1)


def _reach(task: Task, floor: int, limit: int, *, with_jokers: bool) -> Reach:
    """From the lowest number up or from the highest down, whichever looks like less.

    With loose jokers one is often ten times as much as the other: much can be made of them until
    those numbers come where tiles are in need of them.
    """
    reach = Reach(task, floor, with_jokers)
    other: Reach | None = None
    while reach.passed < LOOKED_AT and not task.wanted:
        if other is None and reach.nodes.count > SOME:
            other = Reach(task.from_above(), floor, with_jokers)
        if other is not None:
            behind = max(0, reach.passed - other.passed)
            if other.nodes.count * GROWTH**behind < reach.nodes.count:
                reach, other = other, reach
        reach.pass_next()
    reach.finish(limit)
    return reach


def most_value(task: Task) -> int:
    """The value of the best arrangement, sets touched not being counted; negative if none."""
    return (_reach(task, -task.bonus, NO_LIMIT, with_jokers=True).best & ~UNTOUCHED) + task.bonus
