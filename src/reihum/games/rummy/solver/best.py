"""The best arrangement of all that a position allows."""

from __future__ import annotations

from collections.abc import Callable

from reihum.games.rummy.model import Set
from reihum.games.rummy.solver.arrange import arranged, joker_points
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.search import Search
from reihum.games.rummy.solver.task import UNTOUCHED, Task


class Found:
    """The best that was found: its value, the sets of the table, what the rack's jokers count."""

    def __init__(self, value: int, sets: list[Set], joker_points: int) -> None:
        self.value = value
        self.sets = sets
        self.joker_points = joker_points


def best_of(tasks: list[Task], floor: int, legal: Callable[[list[Set]], bool]) -> Found | None:
    """The best arrangement of any of these tasks that is legal and worth more than the floor."""
    best: Found | None = None
    for task in tasks:
        if task.most() > floor:
            found = _solve(task, floor, legal)
            if found is not None:
                best, floor = found, found.value
    return best


def _solve(task: Task, floor: int, legal: Callable[[list[Set]], bool]) -> Found | None:
    """The best arrangement of a task.

    What has to lie in a new set mostly does by itself: that is tried first, being much quicker.
    """
    reach = Reach(task, floor - task.bonus, True)
    if reach.most() + task.bonus <= floor:
        return None
    if (task.new_homes and task.table_jokers) or task.marked_jokers or task.discard >= 0:
        found = _search(task, reach, floor, False)
        if found is None or legal(found.sets):
            return found
    return _search(task, reach, floor, True)


def _search(task: Task, reach: Reach, floor: int, marks: bool) -> Found | None:
    least = floor - task.bonus
    search = Search(task, reach, marks)
    goal = search.best(reach.most(), least)
    if goal is None and reach.most() & ~UNTOUCHED > least & ~UNTOUCHED:
        # the most that it could bring cannot be had: look for less
        search = Search(task, Reach(task, least, False), marks)
        goal = search.best(least, least)
    if goal is None:
        return None
    value = goal.value + task.bonus + UNTOUCHED
    return Found(value, arranged(search, goal), joker_points(goal))
