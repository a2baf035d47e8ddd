"""R8: the time is up. What stays, what goes back, what is drawn."""

import msgspec
import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.model import Lay, TimeUp
from reihum.games.rummy.rules import apply, time_up
from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.match import NextRound
from tests.games.rummy.tables import in_match, play, refused, seen, table_with

POOL = "w1 w2 w3 w4"


def test_r8_valid_sets_stay_the_other_tiles_go_to_the_rack_and_three_are_drawn() -> None:
    state = table_with("n4 n9", "r1", table="b4 b5 b6 b7 | n10 r10 b10", pool=POOL)
    state = play(state, "time-up b5 b6 b7 | n4 b4 | n10 r10 b10")
    assert seen(state) == ("b5 b6 b7 | n10 r10 b10", "n4 n9 b4 w1 w2 w3", "w4")
    assert state.turn == 1


def test_r8_tiles_laid_in_valid_sets_stay_too() -> None:
    state = table_with("n4 w10 r1 r2 r3", "r1", table="b4 b5 b6 b7 | n10 r10 b10", pool=POOL)
    state = play(state, "time-up b5 b6 b7 | n4 b4 | n10 r10 b10 w10 | r1 r2 r3")
    assert seen(state).table == "b5 b6 b7 | n10 r10 b10 w10 | r1 r2 r3"
    assert seen(state).rack == "n4 b4 w1 w2 w3"


def test_r8_a_table_only_rearranged_stays_as_it_lies_and_costs_three_tiles() -> None:
    state = table_with("n9", "r1", table="b4 b5 b6 b7 b8 b9", pool=POOL)
    state = play(state, "time-up b4 b5 b6 | b7 b8 b9")
    assert seen(state) == ("b4 b5 b6 | b7 b8 b9", "n9 w1 w2 w3", "w4")


@pytest.mark.parametrize(
    ("pool", "rack"), [("w1 w2", "n4 n9 w1 w2"), ("w1", "n4 n9 w1"), ("", "n4 n9")]
)
def test_r8_fewer_are_drawn_if_the_pool_has_fewer(pool: str, rack: str) -> None:
    state = table_with("n4 n9", "r1", table="b4 b5 b6", pool=pool)
    assert seen(play(state, "time-up b4 b5 b6 | n4")) == ("b4 b5 b6", rack, "")


def test_r8_nothing_touched_counts_as_drawing_one_tile() -> None:
    state = table_with("n4 n9", "r1", table="b4 b5 b6", pool=POOL)
    assert play(state, "time-up b4 b5 b6") == play(state, "draw")
    assert seen(play(state, "time-up b4 b5 b6")).rack == "n4 n9 w1"


def test_r8_an_empty_place_on_the_table_is_nothing_touched() -> None:
    state = table_with("n4 n9", "r1", table="b4 b5 b6", pool=POOL)
    assert apply(state, 0, TimeUp((*state.table, ()))) == play(state, "draw")


def test_r8_nothing_touched_with_an_empty_pool_counts_as_passing() -> None:
    state = table_with("n4 n9", "r1", table="b4 b5 b6")
    assert play(state, "time-up b4 b5 b6") == play(state, "pass")


@pytest.mark.parametrize(
    "arrangement",
    [
        "r4 r5 r6 | b8 b9 * | n1",  # the joker set was split
        "r4 r5 r6 | n1 | * b9 b10",
        "* r4 r5 r6 | b8 b9 | n1",  # the joker stands for another tile
    ],
)
def test_r8_where_a_rule_was_broken_in_what_stays_all_goes_back(arrangement: str) -> None:
    state = table_with("b8 b9 b10 n1", "r1", table="r4 r5 r6 *", pool=POOL)
    state = play(state, f"time-up {arrangement}")
    assert seen(state) == ("r4 r5 r6 *", "n1 b8 b9 b10 w1 w2 w3", "w4")
    assert state.turn == 1


def test_r8_a_freed_joker_in_no_new_set_is_such_a_broken_rule() -> None:
    state = table_with("r7 n1", "r1", table="r4 r5 r6 * | b4 b5 b6", pool=POOL)
    state = play(state, "time-up r4 r5 r6 r7 | b4 b5 b6 * | n1")
    assert seen(state) == ("r4 r5 r6 * | b4 b5 b6", "n1 r7 w1 w2 w3", "w4")


def test_r8_with_free_jokers_the_split_joker_set_breaks_no_rule() -> None:
    state = table_with("b8 b9 n1", "r1", table="r4 r5 r6 *", pool=POOL, jokers="free")
    state = play(state, "time-up r4 r5 r6 | b8 b9 * | n1")
    assert seen(state) == ("r4 r5 r6 | b8 b9 *", "n1 w1 w2 w3", "w4")


@pytest.mark.parametrize(
    "arrangement",
    [
        "r4 | r6 * | b4 b5 b6",
        "r4 * | r6 | b4 b5 b6 b7",
        "r4 r5 r6 | b4 b5 b6 | * b7",  # taken by the rules, then in no set
        "r4 * r6 b7 | b4 b5 b6",  # its set spoilt
    ],
)
def test_r8_where_a_joker_of_the_table_would_go_to_the_rack_all_goes_back(
    arrangement: str,
) -> None:
    state = table_with("r5 b7", "r1", table="r4 * r6 | b4 b5 b6", pool=POOL)
    state = play(state, f"time-up {arrangement}")
    assert seen(state) == ("r4 * r6 | b4 b5 b6", "r5 b7 w1 w2 w3", "w4")


def test_r8_with_free_jokers_it_goes_to_the_rack() -> None:
    state = table_with("r5 b7", "r1", table="r4 * r6 | b4 b5 b6", pool=POOL, jokers="free")
    state = play(state, "time-up r4 | r6 * | b4 b5 b6 b7")
    assert seen(state) == ("b4 b5 b6 b7", "r4 r5 r6 w1 w2 w3 *", "w4")


def test_r8_a_joker_of_the_rack_just_goes_back_to_it() -> None:
    state = table_with("b7 n1 *", "r1", table="b4 b5 b6", pool=POOL)
    state = play(state, "time-up b4 b5 b6 b7 | n1 *")
    assert seen(state) == ("b4 b5 b6 b7", "n1 w1 w2 w3 *", "w4")


def test_r8_a_joker_taken_into_a_new_set_stays_there() -> None:
    state = table_with("r5 b7 b8 n1", "r1", table="r4 * r6", pool=POOL)
    state = play(state, "time-up r4 r5 r6 | b7 b8 * | n1")
    assert seen(state) == ("r4 r5 r6 | b7 b8 *", "n1 w1 w2 w3", "w4")


@pytest.mark.parametrize(
    "arrangement",
    [
        "n4 n5 n6 n7 | r1 r2 r3 | b9",  # 6 points
        "n4 n5 n6 n7 | b9 b10",  # no set at all
        "n5 n6 n7 | n4 b4 | b9 b10 b11",  # an opening, but the table was touched
        "n4 n5 n6 | n7 | b9 b10 b11",
    ],
)
def test_r8_unopened_all_goes_back_if_what_stays_is_no_legal_opening(arrangement: str) -> None:
    rack = "r1 r2 r3 b4 b9 b10 b11"
    state = table_with(rack, "w9", table="n4 n5 n6 n7", pool=POOL, opened=False)
    state = play(state, f"time-up {arrangement}")
    assert seen(state) == ("n4 n5 n6 n7", f"{rack} w1 w2 w3", "w4")
    assert state.opened == (False, False)


def test_r8_unopened_a_legal_opening_stays_and_the_rest_goes_back() -> None:
    state = table_with("r1 b4 b9 b10 b11", "w9", table="n4 n5 n6", pool=POOL, opened=False)
    state = play(state, "time-up n4 n5 n6 | b9 b10 b11 | r1 b4")
    assert seen(state) == ("n4 n5 n6 | b9 b10 b11", "r1 b4 w1 w2 w3", "w4")
    assert state.opened == (True, False)


def test_r8_unopened_and_untouched_is_one_tile_too() -> None:
    state = table_with("r1 b4", "w9", table="n4 n5 n6", pool=POOL, opened=False)
    assert seen(play(state, "time-up n4 n5 n6")).rack == "r1 b4 w1"


def test_r8_a_finished_table_counts_as_laid() -> None:
    state = table_with("n1 b7", "w9", table="b4 b5 b6", pool=POOL)
    assert play(state, "time-up b4 b5 b6 b7") == play(state, "lay b4 b5 b6 b7")
    opening = table_with("n1 b9 b10 b11", "w9", pool=POOL, opened=False)
    assert play(opening, "time-up b9 b10 b11") == play(opening, "lay b9 b10 b11")
    assert seen(play(opening, "time-up b9 b10 b11")) == ("b9 b10 b11", "n1", POOL)


def test_r8_a_finished_table_can_win_the_round() -> None:
    state = play(table_with("b7", "w9", table="b4 b5 b6", pool=POOL), "time-up b4 b5 b6 b7")
    assert state.points == (9, -9)


@pytest.mark.parametrize(
    "arrangement",
    ["b4 b5", "b4 b5 b6 | r9", "", "b4 b5 b6 b7 | b7"],
)
def test_r8_the_clock_ends_no_turn_with_tiles_lost_or_found(arrangement: str) -> None:
    state = table_with("n4 b7", "r1", table="b4 b5 b6", pool=POOL)
    assert refused(state, f"time-up {arrangement}") == "rummy.tiles_not_conserved"


def test_r8_option_turn_seconds_0_is_no_limit() -> None:
    position = ("n4 n9", "r1")
    unlimited = table_with(*position, table="b4 b5 b6", pool=POOL, turn_seconds=0)
    assert refused(unlimited, "time-up b4 b5 b6") == "game.no_clock"
    limited = table_with(*position, table="b4 b5 b6", pool=POOL, turn_seconds=1)
    assert seen(play(limited, "time-up b4 b5 b6")).rack == "n4 n9 w1"


def test_r8_the_open_tile_of_an_unfinished_turn_goes_back_with_all() -> None:
    state = table_with("n4 b8", "r1", table="b4 b5 b6", pool=POOL, open_tile="b7")
    state = play(state, "time-up with-open-tile b4 b5 b6 b7 b8 | n4")
    assert seen(state) == ("b4 b5 b6", "n4 b8 w1 w2 w3", "w4")
    assert state.open_tile == "b7"


def test_r8_a_turn_finished_with_the_open_tile_counts_as_laid() -> None:
    state = table_with("b8", "r1", table="b4 b5 b6", pool=POOL, open_tile="b7")
    assert play(state, "time-up with-open-tile b4 b5 b6 b7 b8").points == (1, -1)


def test_r8_the_clock_ends_the_turn_with_what_lies_half_done() -> None:
    state = table_with("n4 b7", "r1", table="b4 b5 b6", pool=POOL)
    half = (("b4", "b5", "b6"), ("n4",))
    assert time_up(state, 0, Lay(half)) == TimeUp(half)
    assert time_up(state, 0, Lay(half, True, True)) == TimeUp(half, True, True)
    assert time_up(state, 0, None) == TimeUp(state.table)  # nothing touched


def test_r8_between_rounds_the_player_is_ready_when_the_time_is_up() -> None:
    state = table_with("b7", "w9", table="b4 b5 b6", pool=POOL, rounds=2)
    match = in_match(play(state, "lay b4 b5 b6 b7"))
    assert GAME.time_up(match, 1, None) == NextRound()
    match = GAME.apply(match, 1, GAME.time_up(match, 1, None))
    assert GAME.waiting(match) == (0,)
    with pytest.raises(Refused, match=r"game\.not_your_move"):
        GAME.time_up(match, 1, None)  # is ready already


@pytest.mark.parametrize(("seconds", "seat"), [(0, 0), (120, 1)])
def test_r8_the_clock_of_no_limit_and_of_those_who_wait_stands_still(
    seconds: int, seat: int
) -> None:
    state = table_with("n4 b7", "r1", pool=POOL, turn_seconds=seconds)
    with pytest.raises(Refused) as caught:
        GAME.time_up(in_match(state), seat, None)
    assert caught.value.code == ("game.not_your_move" if seconds else "game.no_clock")
    assert GAME.seconds(state.options) == seconds


def test_r8_no_player_plays_the_clock() -> None:
    sent = msgspec.json.encode(TimeUp(()))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=GAME.actions)


@pytest.mark.parametrize("discarding", [False, True])
@pytest.mark.parametrize("arrangement", ["b4 b5 b6", "b4 b5 b6 b7", "b4 b5 b6 | n4"])
def test_r8_nobody_plays_the_clocks_move(discarding: bool, arrangement: str) -> None:
    """It would be a turn without a discard (R17), or three tiles for who wants them."""
    state = table_with("n4 b7", "r1", table="b4 b5 b6", pool=POOL, draw_and_discard=discarding)
    match = in_match(state)
    text = f"time-up {arrangement}"
    clocks = GAME.read_recorded(text)
    assert isinstance(clocks, TimeUp)
    assert not GAME.legal(GAME.view(match, 0), clocks)
    with pytest.raises(Unreadable, match=r"action\.unreadable"):
        GAME.apply(match, 0, clocks)
    with pytest.raises(Unreadable, match=r"action\.unreadable"):
        GAME.read_action(text)
    assert GAME.apply_recorded(match, 0, clocks) == GAME.apply_written(match, 0, text)
