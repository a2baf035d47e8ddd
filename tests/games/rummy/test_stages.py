"""The way to a play: after each step it is told how everything lies, and what is in hand."""

from reihum.games.rummy.model import Set, Table
from reihum.games.rummy.notation import read_table
from reihum.games.rummy.stages import stages


def told(before: str, after: str) -> list[tuple[str, Table, Set]]:
    """What is done in each step, how the table lies then, and what is in hand."""
    found = stages(read_table(before), read_table(after))
    return [(stage.step.do, stage.table, stage.hand) for stage in found]


def test_a_set_that_changes_stays_in_its_place_and_a_new_one_comes_last() -> None:
    one, two, three = told("b8 b9 b10 | r1 r2 r3", "b9 b10 b11 | r1 r2 r3 | n8 r8 b8")
    lying = ("r1", "r2", "r3")
    assert one == ("take", (("b9", "b10"), lying), ("b8",))
    assert two == ("add", (("b9", "b10", "b11"), lying), ("b8",))
    assert three == ("new", (("b9", "b10", "b11"), lying, ("n8", "r8", "b8")), ())


def test_r12_a_joker_that_was_taken_is_in_hand_until_it_is_laid() -> None:
    exchange, new = told("b4 * b6 | r1 r2 r3", "b4 b5 b6 | r1 r2 r3 | n9 r9 *")
    assert exchange == ("exchange", (("b4", "b5", "b6"), ("r1", "r2", "r3")), ("*",))
    assert new[2] == ()


def test_a_set_of_which_nothing_stays_leaves_the_table() -> None:
    take, add = told("r1 r2 r3 | r4 r5 r6 r7", "r1 r2 r3 r4 r5 r6 r7 r8")
    assert take == ("take", (("r4", "r5", "r6", "r7"),), ("r1", "r2", "r3"))
    assert add == ("add", (("r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8"),), ())
