"""What is to be arranged, as the solver counts it."""

from reihum.games.rummy.notation import read_table
from reihum.games.rummy.solver.counted import task_of
from reihum.games.rummy.solver.group_choices import fills_groups
from reihum.games.rummy.solver.lying import all_of, as_it_lies
from reihum.games.rummy.solver.packed import counts_of
from reihum.games.rummy.solver.task import Goal, Task
from reihum.games.rummy.solver.work import Work

NOTHING = counts_of(0, 0, 0, 0)


def task(table: str, *rack: str) -> Task:
    """A task of the most points, no joker of the table being taken."""
    return task_of(Goal(True, Work()), as_it_lies(read_table(table)), all_of(rack))


def told(one: Task) -> tuple[object, ...]:
    """All that a task says about tiles and sets."""
    sets = one.sets
    cells = (one.must, one.total, one.worth, sets.begun, sets.grouped, sets.run_lows, sets.blocks)
    runs = [[(run.low, run.high, run.jokers) for run in colour] for colour in sets.runs]
    return ([list(numbers)[1:] for numbers in cells], runs, sets.groups, one.most(), one.turned)


def test_a_group_that_stays_whole_takes_a_tile_or_a_joker_if_it_has_three() -> None:
    three = task("n5 r5 *").sets.blocks[5]
    assert fills_groups(NOTHING, 1, three)
    assert fills_groups(counts_of(0, 0, 1, 0), 0, three)
    assert not fills_groups(counts_of(1, 0, 0, 0), 0, three)
    assert not fills_groups(NOTHING, 2, three)


def test_a_group_of_four_takes_nothing_wherever_it_lies() -> None:
    """Beside one of three there are no jokers left to add, in a game; so it is asked for here."""
    three = task("n5 r5 *").sets.blocks[5]
    for table in ("r5 b5 w5 * | n5 r5 *", "n5 r5 * | r5 b5 w5 *"):
        assert task(table).sets.blocks[5] == three
    alone = task("r5 b5 w5 *").sets.blocks[5]
    assert not fills_groups(NOTHING, 1, alone)
    assert not fills_groups(counts_of(1, 0, 0, 0), 0, alone)


def test_turned_twice_a_task_is_what_it_was() -> None:
    one = task("n3 n4 n5 | n1 n2 n3 n4 | r7 b7 w7 | w2 w3 * | n8 r8 *", "r8", "b8", "*", "n13")
    assert told(one.from_above().from_above()) == told(one)
    assert told(one.from_above()) != told(one)


def test_a_set_laid_beside_its_like_lets_that_one_move() -> None:
    """R5: one like it lies there still. No third set can be like these two."""
    table = read_table("n1 n2 n3 | r5 b5 w5")
    lying = as_it_lies(table, read_table("n1 n2 n3"))
    assert lying.sets == [(table[0], False), (table[1], True)]
