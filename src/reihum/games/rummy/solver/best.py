"""The best arrangement of all that a position allows."""

from typing import Final

from reihum.games.rummy.model import Set
from reihum.games.rummy.solver.arrange import arranged, joker_points
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.search import NO_PARENT, Search
from reihum.games.rummy.solver.task import UNTOUCHED, Task

FEW: Final = 7  # sets touched


class Found:
    """The best that was found: its value, the sets of the table, what the rack's jokers count."""

    def __init__(self, value: int, sets: list[Set], joker_points: int) -> None:
        self.value = value
        self.sets = sets
        self.joker_points = joker_points


def best_arrangement(task: Task, floor: int) -> Found | None:
    """The best arrangement of a task, if it is worth more than the floor.

    Jokers can lie in so many ways that it is much quicker to ask for nearly all there could be
    first, and then for less and less.
    """
    floor -= task.bonus
    ceiling = most = task.most() - task.bonus
    losses = _losses(task)
    if losses and not task.table_jokers and not task.rack_jokers_must:
        # what can be laid without jokers can be laid with them
        floor = max(floor, (Reach(task, floor, with_jokers=False).best & ~UNTOUCHED) - 1)
    if most - floor <= UNTOUCHED:
        losses = []  # all can be laid: it is about sets touched
    for loss in [*losses, most - floor]:
        least = most - loss
        if least >= ceiling:
            continue
        reach = Reach(task, max(floor, least), with_jokers=True)
        if reach.best > reach.floor:
            search = Search(task, reach)
            value = reach.best | UNTOUCHED
            end = search.best(value - reach.floor - 1)
            if end != NO_PARENT:
                value += task.bonus - search.costs[end]
                return Found(value, arranged(search, end), joker_points(search, end))
            ceiling = reach.floor
        else:
            ceiling = reach.cut
        if ceiling <= floor:
            break
    return None


def _losses(task: Task) -> list[int]:
    """How much less than all there could be to ask for, in one try after the other."""
    if task.wanted or not task.table_jokers + task.rack_jokers:
        return []
    tile = task.worth[13]
    return [FEW, 3 * tile // 2, 5 * tile]


def most_value(task: Task) -> int:
    """The value of the best arrangement, sets touched not being counted; negative if none."""
    return (Reach(task, -task.bonus, with_jokers=True).best & ~UNTOUCHED) + task.bonus
