"""The best arrangement of all that a position allows."""

from typing import Final

from reihum.games.rummy.model import Set
from reihum.games.rummy.solver.arrange import arranged, joker_points
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.search import NO_PARENT, Search
from reihum.games.rummy.solver.task import MAJOR, UNTOUCHED, Task

FEW: Final = (7, 16)  # sets touched


class Found:
    """The best that was found: its value, the sets of the table, what the rack's jokers count."""

    def __init__(self, value: int, sets: list[Set], joker_points: int) -> None:
        self.value = value
        self.sets = sets
        self.joker_points = joker_points


def best_arrangement(task: Task, floor: int) -> Found | None:
    """The best arrangement of a task, if it is worth more than the floor."""
    for least in _floors(task, floor - task.bonus):
        reach = Reach(task, least, with_jokers=True)
        if reach.best > least:
            search = Search(task, reach)
            value = reach.best | UNTOUCHED
            end = search.best(value - least - 1)
            if end != NO_PARENT:
                value += task.bonus - search.costs[end]
                return Found(value, arranged(search, end), joker_points(search, end))
    return None


def most_value(task: Task) -> int:
    """The value of the best arrangement, sets touched not being counted; negative if none."""
    return (Reach(task, -task.bonus, with_jokers=True).best & ~UNTOUCHED) + task.bonus


def _floors(task: Task, floor: int) -> list[int]:
    """What to ask for, in one try after the other: first nearly all there could be, then less.

    Jokers can lie in so many ways that it is much quicker to ask for too much first.
    """
    jokers = task.table_jokers + task.rack_jokers
    if not jokers or task.wanted:
        return [floor]
    most = task.most() - task.bonus
    if not task.table_jokers and not task.rack_jokers_must:
        # what can be laid without jokers can be laid with them
        floor = max(floor, (Reach(task, floor, with_jokers=False).best & ~UNTOUCHED) - 1)
    span = most - floor
    if span <= UNTOUCHED:  # all can be laid: it is about sets touched
        return [most - span // 2, floor]
    floors = [most - few for few in FEW]
    if span > MAJOR:  # tiles, or points if these come first
        floors.append(most - span // 4)
    return [*floors, floor]
