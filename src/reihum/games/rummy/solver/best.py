"""The best arrangement of all that a position allows."""

from typing import Final

from reihum.games.rummy.model import Set
from reihum.games.rummy.solver.arrange import arranged, joker_points
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.task import UNTOUCHED, Task

MANY: Final = 85  # tiles to arrange, with which it takes long to look through all
FEW: Final = (7, 15)  # sets touched


class Found:
    """The best that was found: its value, the sets of the table, what the rack's jokers count."""

    def __init__(self, value: int, sets: list[Set], joker_points: int) -> None:
        self.value = value
        self.sets = sets
        self.joker_points = joker_points


def best_arrangement(task: Task, floor: int) -> Found | None:
    """The best arrangement of a task, if it is worth more than the floor."""
    floor -= task.bonus
    ceiling = most = task.most() - task.bonus
    if task.rack_jokers and not (task.table_jokers or task.rack_jokers_must or task.wanted):
        # what can be laid without jokers can be laid with them
        floor = max(floor, (Reach(task, floor, with_jokers=False).best & ~UNTOUCHED) - 1)
    for least in _floors(task, most, floor):
        if least >= ceiling:
            continue
        reach = Reach(task, least, with_jokers=True)
        if reach.best > least:
            return Found(reach.best + task.bonus, arranged(reach), joker_points(reach))
        ceiling = reach.cut
    return None


def _floors(task: Task, most: int, floor: int) -> list[int]:
    """What to ask for, in one try after the other.

    Of very many tiles jokers make so much that it is quicker to ask for nearly all first.
    """
    if most - floor <= UNTOUCHED or not task.table_jokers + task.rack_jokers or task.wanted:
        return [floor]
    if sum(task.total) < MANY:
        return [floor]
    floors = [*[most - few for few in FEW], most - 2 * task.worth[13]]
    return [least for least in floors if least > floor] + [floor]


def most_value(task: Task) -> int:
    """The value of the best arrangement, sets touched not being counted; negative if none."""
    return (Reach(task, -task.bonus, with_jokers=True).best & ~UNTOUCHED) + task.bonus
