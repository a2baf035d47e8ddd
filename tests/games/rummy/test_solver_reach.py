"""One pass of the solver: what it finds, and what it says of what it left out."""

from reihum.games.rummy.notation import read_table
from reihum.games.rummy.solver.layout import NOT_THERE
from reihum.games.rummy.solver.reach import NO_LIMIT, Reach
from reihum.games.rummy.solver.task import UNTOUCHED, Task
from reihum.games.rummy.solver.ways import Limits, Way, task_of
from reihum.games.rummy.solver.work import Work


def task(table: str, rack: tuple[str, ...]) -> Task:
    """A task of the most tiles, no joker of the table being taken."""
    way = Way([(tiles, True) for tiles in read_table(table)], ())
    return task_of(way, Limits(rack), Work(), locked=True, most_points=False)


def reached(table: str, rack: tuple[str, ...], floor: int) -> Reach:
    """What comes of a position that is worth more than the floor."""
    reach = Reach(task(table, rack), floor, True)
    reach.finish(NO_LIMIT)
    return reach


def test_a_joker_that_cannot_be_laid_is_lost() -> None:
    found = reached("n1 r1 b1 w1", ("*",), UNTOUCHED - 1)
    assert found.end != NOT_THERE
    assert found.best == UNTOUCHED  # no tile is laid, no set is touched
    missed = reached("n1 r1 b1 w1", ("*",), UNTOUCHED)
    assert missed.end == NOT_THERE
    assert missed.cut >= UNTOUCHED


def test_a_pass_stops_when_there_are_too_many_nodes() -> None:
    rack = ("n4", "r4", "b4", "n5", "r5", "b5", "n6", "r6", "b6")
    assert reached("", rack, UNTOUCHED).best == task("", rack).most()
    short = Reach(task("", rack), UNTOUCHED, True)
    short.finish(3)
    assert short.stopped
    assert short.end == NOT_THERE
