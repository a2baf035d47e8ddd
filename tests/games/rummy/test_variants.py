"""R18 and R20: the open tile, and options freely combined."""

from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace

from reihum.games.rummy import GAME
from reihum.games.rummy.model import Lay, Options, Round, Turn
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import best_play
from reihum.games.rummy.view import public
from tests.games.rummy.tables import (
    go_on,
    legal,
    play,
    refused,
    seen,
    start,
    table_with,
    view,
    why_not,
)


@pytest.mark.parametrize("use", ["finish", "any"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r18_option_open_tile_the_last_tile_of_the_last_stack_lies_beside_the_pool(
    seats: int, use: Literal["finish", "any"]
) -> None:
    without = start(Options(), seats, "any")
    with_it = start(Options(open_tile=use), seats, "any")
    assert without.open_tile is None
    assert with_it.open_tile is not None
    assert (*with_it.pool, with_it.open_tile) == without.pool
    assert with_it.racks == without.racks


def test_r18_it_lies_face_up() -> None:
    state = table_with("b5 b6", "w2", open_tile="b4")
    assert public(state).open_tile == "b4"


def test_r18_who_can_end_the_round_with_it_may_take_it() -> None:
    state = table_with("b5 b6", "w2", pool="n1", open_tile="b4")
    state = play(state, "lay with-open-tile b4 b5 b6")
    assert (state.points, state.open_tile) == ((2, -2), None)
    assert seen(state) == ("b4 b5 b6", "", "n1")


def test_r18_without_it_nobody_can() -> None:
    state = table_with("b5 b6", "w2", pool="n1")
    assert refused(state, "lay with-open-tile b4 b5 b6") == "rummy.no_open_tile"
    assert refused(state, "lay b4 b5 b6") == "rummy.table_not_legal tile_not_on_rack"


@pytest.mark.parametrize(
    ("rack", "after"),
    [
        ("b5 b6 w1", "b4 b5 b6"),  # w1 is left
        ("b5 b6 b4", "b4 b5 b6"),  # the open tile itself is left
        ("b5 b6 b7", "b4 b5 b6"),  # b7 could have been laid too, but was not
    ],
)
def test_r18_who_does_not_end_the_round_may_not(rack: str, after: str) -> None:
    assert why_not("", after, rack=rack, open_tile="b4") == ["open_tile_only_to_finish"]
    state = table_with(rack, "w2", pool="n1", open_tile="b4")
    expected = "rummy.table_not_legal open_tile_only_to_finish"
    assert refused(state, f"lay with-open-tile {after}") == expected


def test_r18_it_counts_as_a_tile_of_the_rack() -> None:
    assert legal("", "b9 b10 b11", rack="b9 b10", open_tile="b11", opened=False)  # 30 points
    assert legal("r4 * r6", "r4 r5 r6 | b7 b8 *", rack="b7 b8", open_tile="r5")  # R12
    found = why_not("", "b8 b9 b10", rack="b9 b10", open_tile="b8", opened=False)
    assert found == ["opening_too_low"]


def test_r18_it_may_be_added_to_a_set_too() -> None:
    assert legal("b4 b5 b6", "b4 b5 b6 b7 b8", rack="b8", open_tile="b7")


def test_r18_nobody_draws_it_otherwise() -> None:
    state = table_with("b5 w1", "w2", open_tile="b4")
    assert refused(state, "draw") == "rummy.pool_empty"
    state = play(state, "pass")
    assert state.open_tile == "b4"
    assert seen(play(state, "pass"))[1:] == ("b5 w1", "")


def test_r18_no_penalty_takes_it_either() -> None:
    state = play(table_with("b5 w1", "w2", pool="n1", open_tile="b4"), "time-up b5")
    assert (seen(state).rack, state.open_tile) == ("n1 b5 w1", "b4")


def test_r18_with_r17_the_turn_begins_with_drawing_all_the_same() -> None:
    state = table_with("b5 b6", "w2", pool="b7", open_tile="b4", draw_and_discard=True)
    assert refused(state, "lay with-open-tile b4 b5 b6") == "rummy.draw_first"
    assert play(state, "draw", "lay with-open-tile b4 b5 b6 b7").points == (2, -2)


def test_r18_with_r17_the_discard_and_the_open_tile_may_be_used_together() -> None:
    state = table_with(
        "b5", "w2", pool="b7", discards=("", "b6"), open_tile="b4", draw_and_discard=True
    )
    state = play(state, "lay with-discard with-open-tile b4 b5 b6")
    assert (state.points, state.discards) == ((2, -2), ((), ()))


def test_r18_with_r19_a_hand_may_be_finished_with_it() -> None:
    racks = ("b9 b10", "w2")
    state = table_with(*racks, pool="n1", open_tile="b11", opened=False, hand_doubles=True)
    assert play(state, "lay with-open-tile b9 b10 b11").points == (4, -4)


def for_any_play(*racks: str, table: str = "", discards: tuple[str, ...] = ()) -> Round:
    """A position in which the open tile, b4, may be used for any play."""
    state = table_with(*racks, table=table, pool="n1", open_tile="b4", discards=discards)
    options = replace(state.options, open_tile="any", draw_and_discard=bool(discards))
    return replace(state, options=options)


def test_r18_option_open_tile_for_any_play() -> None:
    lay = "lay with-open-tile b4 b5 b6"
    only_to_finish = table_with("b5 b6 w1", "w2", pool="n1", open_tile="b4")
    assert refused(only_to_finish, lay) == "rummy.table_not_legal open_tile_only_to_finish"
    after = play(for_any_play("b5 b6 w1", "w2"), lay)
    assert (seen(after), after.open_tile) == (("b4 b5 b6", "w1", "n1"), None)
    alone = play(for_any_play("w1", "w2", table="b5 b6 b7"), "lay with-open-tile b4 b5 b6 b7")
    assert (seen(alone).rack, alone.turn) == ("w1", 1)  # it counts as a tile of the rack


def test_r18_it_never_goes_to_the_rack() -> None:
    state = for_any_play("b5 b6 b7 w1", "w2")
    expected = "rummy.table_not_legal open_tile_not_laid"
    assert refused(state, "lay with-open-tile b5 b6 b7") == expected
    twin = play(for_any_play("b4 b5 b6 w1", "w2"), "lay with-open-tile b4 b5 b6")
    assert seen(twin).rack == "b4 w1"  # one b4 is laid, which of the two nobody can tell
    both = for_any_play("b5 b6 w1", "w2", discards=("", "b4"))
    assert refused(both, "lay with-discard with-open-tile b4 b5 b6") == expected
    assert refused(both, "lay with-open-tile b4 b5 b6") == "rummy.draw_first"


def test_r18_out_of_time_it_goes_back_with_the_table() -> None:
    state = play(for_any_play("b5 w1", "w2"), "time-up with-open-tile b4 b5")
    assert (seen(state).rack, state.open_tile) == ("n1 b5 w1", "b4")


@pytest.mark.parametrize("player", ["steady", "sharp", "master"])
def test_r18_good_players_use_it(player: str) -> None:
    state = for_any_play("b5 b6 w1 w9 r12", "w2 w3")
    action = GAME.players[player](view(state, 0), "any")
    assert action == Lay((("b4", "b5", "b6"),), with_open_tile=True)
    assert action in GAME.offered(view(state, 0))


def test_r18_the_best_play_uses_it_only_if_more_is_laid() -> None:
    options = Options(open_tile="any")
    table, rack = read_table("b5 b6 b7"), read_rack("b8 r1")
    play_with = best_play(Turn(table, rack, options=options, open_tile="b4"))
    assert play_with
    assert (play_with.played, play_with.with_open_tile) == (("b4", "b8"), True)
    plain = best_play(Turn(table, rack, options=options, open_tile="w12"))
    assert plain
    assert (plain.played, plain.with_open_tile) == (("b8",), False)
    finish_only = best_play(Turn(table, rack, options=Options(open_tile="finish"), open_tile="b4"))
    assert finish_only == plain


DEFAULTS = {
    "opening_points": 30,
    "manipulate_when_opening": False,
    "turn_seconds": 120,
    "jokers": "locked",
    "rounds": 1,
    "draw_and_discard": False,
    "winner_scores": True,
    "open_tile": "off",
    "hand_doubles": False,
}


def test_r20_the_options_and_their_defaults_are_those_of_the_page() -> None:
    assert msgspec.to_builtins(Options()) == DEFAULTS


@pytest.mark.parametrize(
    "wrong",
    [
        {"jokers": "wild"},
        {"rounds": 0},
        {"opening_points": -1},
        {"turn_seconds": -1},
        {"hand_doubles": 2},
        {"open_tile": True},
        {"winner_scores": "no"},
        {"wind": True},
    ],
)
def test_r20_there_are_no_others(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Options)


@pytest.mark.parametrize("player", ["random", "simple"])
def test_r20_they_are_freely_combined(player: str) -> None:
    options = Options(
        opening_points=10,
        manipulate_when_opening=True,
        turn_seconds=0,
        jokers="free",
        rounds=2,
        draw_and_discard=True,
        winner_scores=False,
        open_tile="any",
        hand_doubles=True,
    )
    match = GAME.start(options, 3, "combined")
    for number in range(3000):
        if not GAME.waiting(match):
            break
        if GAME.between_rounds(match):
            match = go_on(match, 0, 1, 2)
        seat = GAME.waiting(match)[0]
        action = GAME.players[player](GAME.view(match, seat), f"move-{number}")
        match = GAME.apply(match, seat, action)
    outcome = GAME.outcome(match)
    assert outcome is not None
    assert len(match.sheet.lines) == 2
    assert sum(outcome.totals) <= 0  # R15 may round down, nothing else is lost or found
