"""R17 and R8 together: draw and discard when the time is up."""

import pytest

from tests.games.rummy.tables import play, refused, seen, table_with

POOL = "n1 n2 n3 n4 n5"


@pytest.mark.parametrize("opened", [True, False])
def test_r17_r8_out_of_time_costs_three_tiles_only_who_touched_something(opened: bool) -> None:
    state = table_with(
        "b7 w1", "w2", table="b4 b5 b6", pool=POOL, opened=opened, draw_and_discard=True
    )
    at_once = play(state, "time-up b4 b5 b6")
    assert seen(at_once) == ("b4 b5 b6", "n1 b7 w1", "n2 n3 n4 n5")  # the draw of the turn
    drawn = play(state, "draw", "time-up b4 b5 b6")
    assert seen(drawn) == seen(at_once)
    touched = play(state, "draw", "time-up b4 b5 b6 | w1")
    assert seen(touched) == ("b4 b5 b6", "n1 n2 n3 n4 b7 w1", "n5")
    for after in (at_once, drawn, touched):
        assert (after.discards, after.turn, after.drawn) == (((), ()), 1, False)


def test_r17_r8_without_the_option_untouched_costs_one() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", pool=POOL)
    assert seen(play(state, "time-up b4 b5 b6")).rack == "n1 b7 w1"


def test_r17_r8_what_was_laid_in_valid_sets_stays() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", pool=POOL, draw_and_discard=True)
    state = play(state, "draw", "time-up b4 b5 b6 b7 | w1")
    assert seen(state) == ("b4 b5 b6 b7", "n1 n2 n3 n4 w1", "n5")


def test_r17_r8_a_finished_table_counts_as_laid() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", pool=POOL, draw_and_discard=True)
    drawn = play(state, "draw")
    assert play(drawn, "time-up b4 b5 b6 b7") == play(drawn, "lay b4 b5 b6 b7")


def test_r17_r8_what_was_laid_before_drawing_goes_back() -> None:
    state = table_with("b7 w1", "w2", table="b4 b5 b6", pool=POOL, draw_and_discard=True)
    state = play(state, "time-up b4 b5 b6 b7")
    assert seen(state) == ("b4 b5 b6", "n1 n2 n3 b7 w1", "n4 n5")


@pytest.mark.parametrize(
    "arrangement",
    [
        "b4 b5 b6 | b7 | w1 w2",  # in no set
        "b4 b5 b6 b7 | w1 w2",  # in no new set
        "b4 b5 b6 b7",  # finished but for that
        "b4 b5 b6",  # not even laid
        "b4 b5 b6 | w1 w2 w3 | w8",  # others laid, but not that
    ],
)
def test_r17_r8_a_discard_taken_that_is_in_no_new_set_goes_back_with_the_table(
    arrangement: str,
) -> None:
    state = table_with(
        "w1 w2 w3 w8",
        "r9",
        table="b4 b5 b6",
        pool=POOL,
        discards=("", "r1 b7"),
        draw_and_discard=True,
    )
    state = play(state, f"time-up with-discard {arrangement}")
    assert seen(state) == ("b4 b5 b6", "n1 n2 n3 w1 w2 w3 w8", "n4 n5")
    assert state.discards == ((), ("r1", "b7"))


def test_r17_r8_a_discard_taken_into_a_new_set_stays_there() -> None:
    state = table_with("b8 b9 w1", "r9", pool=POOL, discards=("", "r1 b7"), draw_and_discard=True)
    state = play(state, "time-up with-discard b7 b8 b9 | w1")
    assert seen(state) == ("b7 b8 b9", "n1 n2 n3 w1", "n4 n5")
    assert state.discards == ((), ("r1",))


def test_r17_r8_a_table_finished_with_the_discard_counts_as_laid() -> None:
    state = table_with("b8 b9 w1", "r9", pool=POOL, discards=("", "b7"), draw_and_discard=True)
    arrangement = "with-discard b7 b8 b9"
    assert play(state, f"time-up {arrangement}") == play(state, f"lay {arrangement}")


def test_r17_r8_a_discard_cannot_be_taken_after_drawing() -> None:
    state = table_with("b8 b9 w1", "r9", pool=POOL, discards=("", "b7"), draw_and_discard=True)
    state = play(state, "draw")
    assert refused(state, "time-up with-discard b7 b8 b9") == "rummy.no_discard_to_take"


def test_r17_r8_with_an_empty_pool_nothing_is_drawn_and_the_turn_was_idle() -> None:
    state = table_with("w1 w10", "w2 n5", draw_and_discard=True)
    state = play(state, "time-up")
    assert (seen(state).rack, state.points) == ("w1 w10", None)
    assert play(state, "time-up").points == (-4, 4)  # 11 against 7
