"""One pass of the solver: what it finds, and what it says of what it left out."""

import pytest

from reihum.games.rummy.notation import read_table
from reihum.games.rummy.solver.counted import task_of
from reihum.games.rummy.solver.lying import all_of, as_it_lies
from reihum.games.rummy.solver.packed import NOT_THERE
from reihum.games.rummy.solver.sweep import NO_LIMIT, Sweep
from reihum.games.rummy.solver.task import Goal, Task
from reihum.games.rummy.solver.value import UNTOUCHED
from reihum.games.rummy.solver.work import Work


def task(table: str, rack: tuple[str, ...]) -> Task:
    """A task of the most tiles, no joker of the table being taken."""
    return task_of(Goal(False, Work()), as_it_lies(read_table(table)), all_of(rack))


def swept(table: str, rack: tuple[str, ...], floor: int) -> Sweep:
    """What comes of a position that is worth more than the floor."""
    sweep = Sweep(task(table, rack), floor, True)
    sweep.finish(NO_LIMIT)
    return sweep


def test_a_joker_that_cannot_be_laid_is_lost() -> None:
    found = swept("n1 r1 b1 w1", ("*",), UNTOUCHED - 1)
    assert found.end != NOT_THERE
    assert found.best == UNTOUCHED  # no tile is laid, no set is touched
    missed = swept("n1 r1 b1 w1", ("*",), UNTOUCHED)
    assert missed.end == NOT_THERE
    assert missed.cut >= UNTOUCHED


@pytest.mark.parametrize(
    ("table", "rack", "touched"),
    [
        ("n5 r5 b5 w5", ("n3", "n4"), 1),  # a group of the next number, or of the one after it
        ("n4 r4 b4 w4 | n5 r5 b5 w5", ("n3",), 2),  # of both
    ],
)
def test_what_runs_need_from_groups_counts_each_group_once(
    table: str, rack: tuple[str, ...], touched: int
) -> None:
    """All is laid with so few sets touched, though nothing worse is let through."""
    worth = task(table, rack).most() - touched
    assert swept(table, rack, worth - 1).best == worth
    assert swept(table, rack, worth).end == NOT_THERE


def test_a_pass_stops_when_there_are_too_many_nodes() -> None:
    rack = ("n4", "r4", "b4", "n5", "r5", "b5", "n6", "r6", "b6")
    assert swept("", rack, UNTOUCHED).best == task("", rack).most()
    short = Sweep(task("", rack), UNTOUCHED, True)
    short.finish(3)
    assert short.stopped
    assert short.end == NOT_THERE
