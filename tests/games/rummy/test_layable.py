"""How many tiles a table takes of a rack that could be, asked as seldom as can be."""

from reihum.games.rummy import GAME
from reihum.games.rummy.board import tiles_of
from reihum.games.rummy.layable import QUESTION_WORK, Layable
from reihum.games.rummy.laying import Budget
from reihum.games.rummy.learned import Side
from reihum.games.rummy.master import best_action
from reihum.games.rummy.model import Draw, Lay, Options
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import Work
from tests.games.rummy.hard_positions import HARD
from tests.games.rummy.tables import table_with, view

TABLE = read_table("b4 b5 b6")
LONGER = read_table("b4 b5 b6 b7")
RACK = read_rack("b7 r1 r2 w12 *")


def asking(work: int = 100_000) -> Layable:
    return Layable(Options(), Work(work))


def test_jokers_add_what_the_solver_says() -> None:
    found = asking().side(TABLE, RACK, True, (TABLE, RACK, True))
    assert found == Side(RACK, True, plain=1, most=4)


def test_on_another_table_jokers_add_as_much() -> None:
    found = asking().side(LONGER, RACK, True, (TABLE, RACK, True))
    assert (found.plain, found.most) == (0, 3)


def test_nothing_is_asked_twice() -> None:
    layable = asking()
    first = layable.side(TABLE, RACK, True, (TABLE, RACK, True))
    left = layable.work.left
    assert layable.side(TABLE, RACK, True, (TABLE, RACK, True)) == first
    assert layable.work.left == left


def test_who_has_not_opened_is_asked_once_for_all_tables() -> None:
    layable, rack = asking(), read_rack("b7 r11 r12 r13")
    assert layable.plain(TABLE, rack, opened=False) == 3
    left = layable.work.left
    assert layable.plain(LONGER, rack, opened=False) == 3
    assert layable.work.left == left
    assert layable.plain(TABLE, rack, opened=True) == 4


def test_a_question_has_its_limit_and_says_so() -> None:
    table, rack, options, _ = HARD["much has to be lost"]
    layable = Layable(options, Work(10 * QUESTION_WORK))
    layable.plain(read_table(table), read_rack(rack), opened=True)
    assert not layable.complete
    assert layable.work.left > 8 * QUESTION_WORK


def test_jokers_that_take_too_much_work_are_guessed_and_end_nothing() -> None:
    found = asking(work=0).side(TABLE, RACK, True, (TABLE, RACK, True))
    assert found.plain < found.most < len(RACK)


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
