"""What racks that could be would do on a table, asked as seldom as can be; and who goes by that."""

import pytest
from hypothesis import given, settings

from reihum.games.rummy import GAME
from reihum.games.rummy.board import tiles_of
from reihum.games.rummy.fitting import kinds_of
from reihum.games.rummy.judge import problems
from reihum.games.rummy.layable import Layable
from reihum.games.rummy.laying import Budget
from reihum.games.rummy.master import ONE_LOOK_WORK, best_action
from reihum.games.rummy.model import Draw, Lay, Options, Turn
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.prospects import laid
from reihum.games.rummy.solver.work import UNLIMITED, Work
from tests.amounts import amount
from tests.games.rummy.hard_positions import HARD
from tests.games.rummy.positions import turns_with_own_sets
from tests.games.rummy.tables import table_with, view

TABLE = read_table("b4 b5 b6")
RACK = read_rack("b7 r1 r2 w12 *")


def left(rack: str, opened: bool = True) -> tuple[int, ...]:
    """What is left of a rack when it has done on the table what it can."""
    return (
        Layable(Work(100_000), ONE_LOOK_WORK).look(TABLE, read_rack(rack), opened, Options()).left
    )


def test_a_joker_stays_unless_it_ends_the_round() -> None:
    assert left("b7 r1 r2 w12 *") == tuple(kinds_of(read_rack("r1 r2 w12 *")))
    assert left("b7 r1 r2 *") == tuple(kinds_of(()))


def test_who_has_not_opened_adds_nothing_to_the_table_before_opening() -> None:
    assert left("b7 r1 w12", opened=False) == tuple(kinds_of(read_rack("b7 r1 w12")))
    assert left("b7 r11 r12 r13 w1", opened=False) == tuple(kinds_of(read_rack("b7 w1")))


def test_nothing_is_asked_twice() -> None:
    layable = Layable(Work(100_000), ONE_LOOK_WORK)
    first = layable.look(TABLE, RACK, True, Options())
    after = layable.work.left
    assert after < 100_000
    assert layable.look(TABLE, RACK, True, Options()) is first
    assert layable.work.left == after
    assert layable.complete


def test_a_question_has_its_limit_and_says_so() -> None:
    table, rack, options, _ = HARD["a try that grew too large is taken up again"]
    layable = Layable(Work(20_000), ONE_LOOK_WORK)
    layable.look(read_table(table), read_rack(rack), True, options)
    assert not layable.complete
    assert 20_000 - 2 * ONE_LOOK_WORK < layable.work.left < 20_000 - ONE_LOOK_WORK


def test_the_least_for_a_look_is_there_when_the_work_is_used_up() -> None:
    layable = Layable(Work(0), ONE_LOOK_WORK, least=1_000)
    assert layable.look(TABLE, RACK, True, Options()) == laid(Turn(TABLE, RACK), 1_000)
    assert layable.complete
    assert layable.work.left < 0
    nothing = Layable(Work(0), ONE_LOOK_WORK)
    assert nothing.look(TABLE, RACK, True, Options()).left == tuple(kinds_of(RACK))
    assert not nothing.complete


def test_who_has_not_opened_finds_no_place_for_a_joker() -> None:
    assert left("*", opened=False) == tuple(kinds_of(read_rack("*")))
    assert left("*") == tuple(kinds_of(()))
    assert left("r11 r12 r13 *", opened=False) == tuple(kinds_of(()))


# Not opened: the hand's own sets and a joker, and a set of the table that would take the joker.
OWN_SETS_AND_A_JOKER = {
    "n11 n12 n13 r1 r2 r3 b1 b2 b3 w1 w2 w3 w4 *": ("n10 n11 n12 n13", True),
    "n13 r13 b13 w13 n10 r10 b10 w10 n7 r7 b7 w7 *": ("b8 b9 b10", False),
}


@pytest.mark.parametrize(("rack", "told"), OWN_SETS_AND_A_JOKER.items())
def test_r5_who_opens_has_no_place_for_a_joker_in_sets_of_others(
    rack: str, told: tuple[str, bool]
) -> None:
    table, ends = told
    turn = Turn(read_table(table), read_rack(rack), opened=False)
    found = laid(turn, UNLIMITED)
    assert (sum(found.left) == 0) == ends
    state = table_with(rack, "r5 r6", table=table, opened=(False, True), pool="w1 n3 n6 n9")
    hint = GAME.hint(view(state, 0), "seed")
    assert hint
    action = hint.action
    assert isinstance(action, Lay)
    assert not problems(turn, action.table)
    assert (len(tiles_of(action.table)) - len(tiles_of(turn.table)) == len(turn.rack)) == ends


@settings(max_examples=amount(40, 2000))
@given(turns_with_own_sets())
def test_whatever_is_said_to_end_the_round_is_legal(turn: Turn) -> None:
    found = laid(turn, UNLIMITED)
    if turn.rack and not sum(found.left):
        assert not problems(turn, found.table)


def test_a_joker_that_joins_two_pairs_to_a_run_ends_the_round() -> None:
    assert left("r5 r6 r8 r9 *") == tuple(kinds_of(()))


def test_a_look_costs_as_much_whether_it_is_remembered_or_not() -> None:
    laid.cache_clear()
    left = []
    for _ in range(2):
        looks = Layable(Work(4_000), ONE_LOOK_WORK)
        looks.look(TABLE, RACK, True, Options())
        left.append(looks.work.left)
    assert left[0] == left[1] < 4_000


def test_who_has_opened_is_looked_at_apart_from_who_has_not() -> None:
    looks = Layable(Work(4_000), ONE_LOOK_WORK)
    opened = looks.look(TABLE, RACK, True, Options())
    once = looks.work.left
    assert looks.look(TABLE, RACK, False, Options()) != opened  # R5
    assert looks.work.left < once


def test_all_looks_together_take_no_more_than_there_is() -> None:
    table, rack, options, _ = HARD["a try that grew too large is taken up again"]
    lying, held = read_table(table), read_rack(rack)
    looks = Layable(Work(ONE_LOOK_WORK), ONE_LOOK_WORK)
    for at in range(len(held)):
        looks.look(lying, held[:at] + held[at + 1 :], True, options)
    assert -ONE_LOOK_WORK < looks.work.left <= 0


def test_who_can_look_into_hardly_anything_waits() -> None:
    state = table_with("b7 b8 r1 w12", "r1 r4 r5 w8", table="b4 b5 b6", pool="w1 n3 n6 n9")
    assert best_action(view(state, 0), "seed", Budget(0)) == Draw()


def test_who_sees_that_the_other_is_about_to_end_waits_no_longer() -> None:
    state = table_with("b7 b8 w12", "b9", table="b4 b5 b6", pool="w1 n3 n6 n9")
    assert isinstance(best_action(view(state, 0), "seed"), Lay)


def test_nobody_leaves_an_end_that_takes_both_jokers_and_half_the_table() -> None:
    table = (
        "n1 r1 b1 | n11 b11 w11 | n13 r13 w13 | n6 r6 b6 | n9 b9 w9 | r4 b4 w4 | "
        "r7 r8 r9 r10 r11 r12 | w5 w6 w7 | n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 | "
        "r5 r6 r7 r8 r9 r10 r11 | w5 w6 w7 w8 w9 w10 | "
        "b10 b11 b12 b13 | n2 r2 b2 w2 | b5 b6 b7 | w1 w2 w3 | r13 b13 w13"
    )
    mine = "n3 n5 n7 n12 n13 r1 r2 r4 r5 r12 b2 b4 b5 b8 b8 b9 w1 w3 w4 w10 w11 * *"
    state = table_with(mine, "n4 n8 n10 r3 r3 b1", table=table, pool="b3 b3 w12")
    for player in ("steady", "sharp", "master"):
        action = GAME.players[player](view(state, 0), "seed")
        assert isinstance(action, Lay), player
        assert len(tiles_of(action.table)) == len(tiles_of(state.table)) + 23, player


def test_who_plays_for_points_does_not_keep_dear_tiles_while_another_is_nearly_done() -> None:
    mine, other = "w10 w11 w12 w13 n13 r13 b13 r12 n2 b4", "r1 w4"
    pool = "w1 n3 n6 n9 r2 r3 b7 b10 w6 w7 n1 n4"
    state = table_with(mine, other, table="b4 b5 b6 | r7 r8 r9", pool=pool, rounds=3)
    assert isinstance(best_action(view(state, 0), "seed"), Lay)  # R16
    state = table_with(mine, other, table="b4 b5 b6 | r7 r8 r9", pool=pool)
    assert best_action(view(state, 0), "seed") == Draw()
