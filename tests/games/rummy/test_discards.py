"""R17: draw and discard."""

import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.model import Pass
from tests.games.rummy.tables import legal, play, refused, seen, table_with, view, why_not

POOL = "n1 n2 n3 n4 n5"


def test_r17_option_draw_and_discard() -> None:
    racks = ("b7 w1", "w2")
    off = table_with(*racks, table="b4 b5 b6", pool=POOL)
    on = table_with(*racks, table="b4 b5 b6", pool=POOL, draw_and_discard=True)
    assert refused(off, "discard w1") == "rummy.no_discarding"
    assert play(off, "draw").turn == 1
    assert play(on, "draw").turn == 0
    assert seen(play(off, "lay b4 b5 b6 b7")).rack == "w1"
    assert refused(on, "lay b4 b5 b6 b7") == "rummy.draw_first"


def test_r17_every_turn_begins_with_drawing_a_tile() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", pool=POOL, draw_and_discard=True)
    assert refused(state, "lay b4 b5 b6 b7") == "rummy.draw_first"
    assert refused(state, "discard w1") == "rummy.draw_first"
    assert refused(state, "pass") == "rummy.discard_instead"
    state = play(state, "draw")
    assert (seen(state).rack, seen(state).pool) == ("n1 b7 w1", "n2 n3 n4 n5")
    assert refused(state, "draw") == "rummy.already_drawn"


def test_r17_laying_one_tile_is_enough() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", pool=POOL, draw_and_discard=True)
    state = play(state, "draw", "lay b4 b5 b6 b7")
    assert (seen(state).rack, state.turn, state.discards) == ("n1 w1", 1, ((), ()))


def test_r17_who_lays_none_puts_one_tile_on_the_own_stack() -> None:
    state = table_with("b7 w1", "w2", pool=POOL, draw_and_discard=True)
    state = play(state, "draw")
    assert refused(state, "lay") == "rummy.table_not_legal nothing_laid"
    assert refused(state, "pass") == "rummy.discard_instead"
    assert refused(state, "discard w9") == "rummy.tile_not_on_rack"
    state = play(state, "discard w1")
    assert (seen(state).rack, state.turn, state.discards) == ("n1 b7", 1, (("w1",), ()))
    state = play(state, "draw", "discard w2", "draw", "discard n3")
    assert state.discards == (("w1", "n3"), ("w2",))


def test_r17_the_drawn_tile_may_be_laid_or_discarded_at_once() -> None:
    state = table_with("b7 w1", "w2", table="n2 n3 n4", pool="n1", draw_and_discard=True)
    assert play(state, "draw", "discard n1").discards == (("n1",), ())
    assert seen(play(state, "draw", "lay n1 n2 n3 n4")).rack == "b7 w1"


def test_r17_a_player_lays_or_discards_not_both() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", pool=POOL, draw_and_discard=True)
    state = play(state, "draw", "lay b4 b5 b6 b7")
    assert refused(state, "discard w1", seat=0) == "game.not_your_move"


def test_r17_the_top_discard_of_the_player_before_may_be_taken_instead() -> None:
    state = table_with(
        "b5 b6 w1", "w2", "w3", pool=POOL, discards=("r1", "r2", "r3 b4"), draw_and_discard=True
    )
    state = play(state, "lay with-discard b4 b5 b6")
    assert seen(state) == ("b4 b5 b6", "w1", POOL)
    assert state.discards == (("r1",), ("r2",), ("r3",))
    assert state.turn == 1


@pytest.mark.parametrize(
    "stacks",
    [
        ("b4", "b4", "r3"),  # only of the player before
        ("", "", "b4 r3"),  # only the top one
        ("b4", "", ""),  # not the own
    ],
)
def test_r17_no_other_discard_may_be_taken(stacks: tuple[str, ...]) -> None:
    state = table_with("b5 b6 w1", "w2", "w3", pool=POOL, discards=stacks, draw_and_discard=True)
    expected = {
        "r3": "rummy.table_not_legal tile_not_on_rack",
        "": "rummy.no_discard_to_take",
    }
    assert refused(state, "lay with-discard b4 b5 b6") == expected[stacks[2][-2:]]


def test_r17_it_is_taken_instead_of_drawing_not_after() -> None:
    state = table_with("b5 b6 w1", "w2", pool=POOL, discards=("", "b4"), draw_and_discard=True)
    state = play(state, "draw")
    assert refused(state, "lay with-discard b4 b5 b6") == "rummy.no_discard_to_take"


def test_r17_without_the_option_there_is_none_to_take() -> None:
    state = table_with("b5 b6 w1", "w2", pool=POOL, discards=("", "b4"))
    assert refused(state, "lay with-discard b4 b5 b6") == "rummy.no_discard_to_take"


@pytest.mark.parametrize(
    ("before", "after", "rack", "discard"),
    [
        ("", "b4 b5 b6", "b5 b6", "b4"),
        ("r4 r5 r6 r7", "r5 r6 r7 | n4 r4 b4", "n4", "b4"),  # with a tile of the table
        ("b5 b6 b7 b8", "b4 b5 b6 | b7 b8 b9", "b9", "b4"),  # of one taken apart
        ("b4 b5 b6", "b4 b5 b6 | b4 b5 b6", "b5 b6", "b4"),  # like one that lies there
        ("b4 b5 b6", "b4 b5 b6 b7 | b4 b5 b6", "b5 b6 b7", "b4"),
        ("b5 b6 b7", "b4 b5 b6 b7 | n4 r4 b4", "n4 r4 b4", "b4"),  # one b4 here, one there
        ("r4 * r6", "r4 r5 r6 | b5 r5 * n5", "r5 b5 n5", "r5"),
    ],
)
def test_r17_the_discard_is_laid_in_a_new_set(
    before: str, after: str, rack: str, discard: str
) -> None:
    assert legal(before, after, rack=rack, discard=discard, draw_and_discard=True)


@pytest.mark.parametrize(
    ("before", "after", "rack", "discard"),
    [
        ("b5 b6 b7", "b4 b5 b6 b7", "", "b4"),  # only added
        ("b5 b6 b7", "b4 b5 b6 b7 b8", "b8", "b4"),
        ("n4 r4 w4", "n4 r4 b4 w4", "", "b4"),
        ("b1 b2 b3 | b5 b6 b7", "b1 b2 b3 b4 b5 b6 b7", "", "b4"),  # two joined
        ("r4 * r6", "r4 r5 r6 | b7 b8 *", "b7 b8", "r5"),  # in the joker's place
        ("b5 b6 b7", "b5 b6 b7 b8", "b8", "b4"),  # kept on the rack
        # kept, though one like it lies in a new set
        ("r7 b7 n7 w7", "r7 b7 n7 | w7 w8 w9", "w8 w9 n1", "r7"),
        ("n4 n5 n6 | r4 r5 r6 *", "n4 n5 n6 | r4 r5 r6 * | b1 b2 b3", "b1 b2 b3", "*"),
    ],
)
def test_r17_the_discard_is_not_just_added_or_kept(
    before: str, after: str, rack: str, discard: str
) -> None:
    found = why_not(before, after, rack=rack, discard=discard, draw_and_discard=True)
    assert found == ["discard_not_in_new_set"]


def test_r17_a_new_set_is_new_though_one_like_it_lay_there_and_was_joined() -> None:
    assert legal(
        "b4 b5 b6 | b7 b8 b9",
        "b4 b5 b6 b7 b8 b9 | b4 b5 b6",  # b4 from the stack, b5 b6 from the rack
        rack="b5 b6",
        discard="b4",
        draw_and_discard=True,
    )


def test_r17_the_discard_counts_as_a_tile_of_the_rack() -> None:
    state = table_with(
        "b9 b10 w1", "w2", pool=POOL, discards=("", "b11"), opened=False, draw_and_discard=True
    )
    assert play(state, "lay with-discard b9 b10 b11").opened == (True, False)  # 30 points


def test_r17_with_an_empty_pool_the_player_does_not_draw() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", draw_and_discard=True)
    assert refused(state, "draw") == "rummy.pool_empty"
    assert refused(state, "pass") == "rummy.discard_instead"
    assert seen(play(state, "lay b4 b5 b6 b7")).rack == "w1"
    assert seen(play(state, "discard w1")).rack == "b7"


def test_r17_with_an_empty_pool_a_discard_may_still_be_taken() -> None:
    state = table_with("b5 b6 w1", "w2", discards=("", "b4"), draw_and_discard=True)
    assert seen(play(state, "lay with-discard b4 b5 b6")).rack == "w1"


@pytest.mark.parametrize("doubles", [False, True])
def test_r17_the_last_tile_on_the_own_stack_wins(doubles: bool) -> None:
    state = table_with("w1", "w2 r9", draw_and_discard=True, hand_doubles=doubles)
    state = play(state, "discard w1")
    assert state.points == (11, -11)  # no hand either: nothing was laid (R19)


def test_r17_but_not_that_of_a_player_who_has_not_opened() -> None:
    state = table_with("w1", "w2 r9", draw_and_discard=True, opened=(False, True))
    assert refused(state, "discard w1") == "rummy.last_tile_before_opening"
    laid = table_with("w1", "w2", table="b4 b5 b6", draw_and_discard=True, opened=(False, True))
    assert refused(laid, "discard w1") == "rummy.last_tile_before_opening"  # others have opened
    passed = play(state, "pass")
    assert (seen(passed).rack, passed.turn, passed.discards) == ("w1", 1, ((), ()))
    assert play(passed, "discard r9").points == (1, -1)  # both idle: R15


@pytest.mark.parametrize("player", ["random", "gentle", "simple", "steady", "sharp", "master"])
def test_r17_computer_players_keep_that_tile_too(player: str) -> None:
    state = table_with("w1", "w2 r9", draw_and_discard=True, opened=(False, True))
    known = view(state, 0)
    assert GAME.offered(known) == (Pass(),)
    assert GAME.players[player](known, "any") == Pass()


def test_r17_with_a_pool_it_is_not_the_last_tile_once_drawn() -> None:
    state = table_with("w1", "w2 r9", pool="n1", draw_and_discard=True, opened=(False, True))
    assert refused(state, "pass") == "rummy.pool_not_empty"
    assert seen(play(state, "draw", "discard w1")).rack == "n1"


def test_r17_r15_discarding_lays_nothing() -> None:
    state = table_with("w1 w10", "w2 n5", draw_and_discard=True)
    state = play(state, "discard w10", "discard w2")
    assert state.points == (4, -4)  # 1 against 5


def test_r17_r15_a_turn_that_drew_the_last_tile_does_not_count() -> None:
    state = table_with("w1 w10", "w2 n5", pool="n1", draw_and_discard=True)
    state = play(state, "draw", "discard w10", "discard w2")
    assert state.points is None
    assert play(state, "discard n1").points == (4, -4)  # 1 against 5


@pytest.mark.parametrize("opened", [True, False])
def test_r17_r15_nor_if_its_time_then_ran_out(opened: bool) -> None:
    state = table_with("w1 w10", "w2 n5", pool="n1", opened=opened, draw_and_discard=True)
    state = play(state, "draw", "time-up", "discard w2")
    assert state.points is None  # only one turn began with an empty pool
