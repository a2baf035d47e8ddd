"""A task from both its ends: what one end tells leaves out much, and never the best."""

from random import Random

from reihum.games.rummy.model import JOKER, Rack, Table
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver.counted import task_of
from reihum.games.rummy.solver.ends import Ends, beyond
from reihum.games.rummy.solver.lying import Lying, all_of
from reihum.games.rummy.solver.packed import MOST_LEFT
from reihum.games.rummy.solver.sweep import NO_LIMIT, Sweep
from reihum.games.rummy.solver.task import Goal, Task
from reihum.games.rummy.solver.value import ONE_TOUCHED_AT_MOST
from reihum.games.rummy.solver.work import Work
from tests.amounts import SEED, amount
from tests.games.rummy.test_solver_plain import drawn

MANY = 7  # sets touched


def task(table: Table, rack: Rack, *, locked: bool) -> Task:
    """Jokers of the table are locked, or else the sets that have one are taken apart."""
    sets = [(tiles, locked or JOKER not in tiles) for tiles in table]
    return task_of(Goal(False, Work()), Lying(sets, locked=locked), all_of(rack))


def plainly(one: Task, floor: int) -> Sweep:
    """A sweep that knows nothing of the other end."""
    sweep = Sweep(one, floor, True)
    sweep.finish(NO_LIMIT)
    return sweep


def test_what_both_ends_tell_never_leaves_out_the_best() -> None:
    random = Random(SEED)
    for at in range(amount(12, 2_000)):
        sets = random.choice((6, 15, 40))
        tiles, held = drawn(random, sets=sets, held=5, numbers=range(1, 14), jokers=0.1)
        table, rack = read_table(" | ".join(map(" ".join, tiles))), read_rack(" ".join(held))
        one = task(table, rack, locked=at % 2 > 0)
        floor = one.most() - one.bonus - random.randint(1, MANY)
        ends = Ends(one)
        assert max(ends.sweep(floor).best, floor) == max(plainly(one, floor).best, floor), (
            f"seed {SEED}: {tiles} {held}"
        )


def test_numbers_that_cost_a_set_cost_it_from_the_beginning() -> None:
    """n13 can be laid only as n10 to n13: from number 8 down a run is sure to be touched."""
    one = task(read_table("n10 n11 n12 | b1 b2 b3"), read_rack("n13"), locked=True)
    told = beyond(plainly(one.from_above(), one.most() - one.bonus - ONE_TOUCHED_AT_MOST))
    n13 = one.worth[13]
    assert told[8 * MOST_LEFT] == n13 - 1
    assert told[10 * MOST_LEFT] == n13  # there it is not known yet


def test_a_run_that_is_cut_near_both_its_ends_is_touched_once() -> None:
    long_run = " ".join(f"n{number}" for number in range(1, 14))
    one = task(read_table(f"{long_run} | r8 r9 r10"), read_rack("n3 n11 r11"), locked=True)
    most = one.most() - one.bonus
    assert Ends(one).sweep(most - 3).best == most - 2


def test_what_is_known_makes_the_way_shorter() -> None:
    table = read_table(
        "b3 b4 b5 b6 | n3 n4 n5 | r5 r6 r7 | n13 r13 w13 | b6 b7 b8 | r5 r6 r7 r8 r9 r10 r11 | "
        "w4 w5 w6 | n4 r4 b4 w4 | b8 b9 b10 b11 b12 b13 | r1 r2 r3 | w5 w6 w7 * | w9 w10 w11 w12 | "
        "r13 b13 w13 | n12 r12 b12 w12 | n10 r10 w10 | n9 r9 b9 * | w7 w8 w9 | n2 r2 b2 w2 | "
        "n11 n12 n13 | n6 n7 n8 | n1 r1 b1 w1 | n8 r8 w8 | n11 r11 b11 w11 | b1 b2 b3 | n3 r3 w3"
    )
    one = task(table, read_rack("n1 n2 n5 n7 r4 r12 b5 w1 w3"), locked=True)
    floor = one.most() - one.bonus - 4
    ends = Ends(one)
    plain = plainly(ends.easier.task, floor)
    assert ends.sweep(floor).best == plain.best
    assert 5 * ends.sweep(floor).nodes.count < 3 * plain.nodes.count
