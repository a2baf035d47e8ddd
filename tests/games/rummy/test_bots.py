"""Rummy's players: each in its own manner. tests/laws has what holds for all players."""

from typing import Any

import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.model import Draw, Options, Round
from reihum.games.rummy.notation import read_action, write_action
from tests.games.rummy.tables import table_with, view

NAMES = list(PLAYERS)[1:]


def answers(state: Round, name: str, seeds: int = 1) -> set[str]:
    """What a player answers, as text, over so many seeds."""
    seen = view(state, 0)
    return {write_action(PLAYERS[name](seen, f"seed-{seed}")) for seed in range(seeds)}


def test_gentle_overlooks_what_fits_the_table_now_and_then() -> None:
    state = table_with("b7 w9", "r1", table="b4 b5 b6", pool="w1")
    assert answers(state, "gentle", 20) == {"lay b4 b5 b6 b7", "draw"}


def test_gentle_never_overlooks_the_end() -> None:
    state = table_with("b7", "r1", table="b4 b5 b6", pool="w1")
    assert answers(state, "gentle", 20) == {"lay b4 b5 b6 b7"}


@pytest.mark.parametrize("name", ["gentle", "curious", "eager", "steady"])
@pytest.mark.parametrize(
    ("rack", "options"),
    [
        ("b8 *", {}),  # the joker must not go in front
        ("b7 b3 *", {}),
        ("b7", {"open_tile": "w9", "pool": "w1"}),
        ("b8 b9", {"discards": ("", "b7"), "draw_and_discard": True}),
    ],
)
def test_nobody_overlooks_a_plain_end(name: str, rack: str, options: dict[str, Any]) -> None:
    state = table_with(rack, "r1", table="b4 b5 b6", **{"pool": "w1", **options})
    ends = answers(state, name, 20)
    assert all(GAME.rules.apply(state, 0, read_action(end)).points for end in ends)


def test_curious_rearranges_now_and_then_and_eager_more_often() -> None:
    seen = view(table_with("r6 w1", "r1", table="r4 r5 r6 r7 r8", pool="w1"), 0)
    often = {
        name: sum(PLAYERS[name](seen, f"{seed}") != Draw() for seed in range(400))
        for name in ("gentle", "curious", "eager", "steady")
    }
    assert often["gentle"] == 0
    assert 5 < often["curious"] < 40
    assert 70 < often["eager"] < 130
    assert often["steady"] == 400


def test_gentle_and_simple_rearrange_nothing_but_steady_does() -> None:
    state = table_with("r6 w1", "r1", table="r4 r5 r6 r7 r8", pool="w1")
    assert answers(state, "gentle", 20) == answers(state, "simple") == {"draw"}
    assert answers(state, "steady") == {"lay r4 r5 r6 | r6 r7 r8"}


FEW, MANY = "r1 r2 r13", "r1 r2 r13 w3"  # on another's rack
LOW, HIGH = "w1 w2 w4 w5 w6 w7 w8 w10 w11 w12 w13 n1", "w1 w2 w4 w5 w6 w7 w8 w10 w11 w12 w13 n1 n2"


@pytest.mark.parametrize(("rack", "pool"), [(FEW, HIGH), (MANY, LOW)])
def test_patient_saves_up_tiles_until_the_round_may_soon_be_over(rack: str, pool: str) -> None:
    mine, table = "b7 n3", "b4 b5 b6"
    assert answers(table_with(mine, MANY, table=table, pool=HIGH), "sharp") == {"lay b4 b5 b6 b7"}
    assert answers(table_with(mine, MANY, table=table, pool=HIGH), "patient") == {"draw"}
    assert answers(table_with(mine, rack, table=table, pool=pool), "patient") == {"lay b4 b5 b6 b7"}


def test_patient_hurries_whichever_of_the_others_has_few_tiles() -> None:
    state = table_with("b7 n3", MANY, FEW, table="b4 b5 b6", pool=HIGH)
    assert answers(state, "patient") == {"lay b4 b5 b6 b7"}


JOKER_GOES = "lay b4 b5 b6 | n9 r9 *"


@pytest.mark.parametrize("name", ["sharp", "patient", "master"])
def test_the_joker_is_kept_while_many_tiles_are_left(name: str) -> None:
    state = table_with("n9 r9 n1 r3 w5 w12 *", "r1 r2 r13 w3", table="b4 b5 b6", pool="w1")
    assert answers(state, "steady") == {JOKER_GOES}
    assert answers(state, name) == {"draw"}


@pytest.mark.parametrize("name", ["sharp", "patient", "master"])
@pytest.mark.parametrize("rack", ["n10 r10 b10 n1 r3 w5", "n10 r10 b10 n1 r3 w5 *"])
def test_whoever_can_open_without_a_joker_does_so_at_once(name: str, rack: str) -> None:
    state = table_with(rack, "r1 r2 r13 w3 w9", opened=(False, False), pool="w1 w2 b1 b7")
    assert answers(state, name) == {"lay n10 r10 b10"}


@pytest.mark.parametrize("name", ["steady", "sharp", "patient", "master"])
def test_the_joker_goes_to_end_the_round(name: str) -> None:
    state = table_with("n9 r9 *", "r1", table="b4 b5 b6", pool="w1")
    assert answers(state, name) == {JOKER_GOES}


@pytest.mark.parametrize("name", ["steady", "sharp", "patient", "master"])
def test_r17_the_discard_is_taken_to_end_the_round(name: str) -> None:
    state = table_with("b5 b6", "r1", pool="w1", discards=("", "b4"), draw_and_discard=True)
    assert answers(state, name) == {"lay with-discard b4 b5 b6"}


@pytest.mark.parametrize("name", ["steady", "sharp", "patient", "master"])
def test_r18_the_open_tile_is_taken_to_end_the_round(name: str) -> None:
    state = table_with("r6 r3", "r1", table="r4 r5 r6 r7", pool="w1", open_tile="r8")
    assert answers(state, name) == {"lay with-open-tile r3 r4 r5 r6 | r6 r7 r8"}


@pytest.mark.parametrize("name", NAMES[:-1])  # the master takes its time without a compiler
def test_nobody_plays_for_ever(name: str) -> None:
    match = GAME.start(Options(), 2, "bots")
    for moves in range(1000):
        if not GAME.waiting(match):
            return
        seat = GAME.waiting(match)[0]
        match = GAME.apply(match, seat, PLAYERS[name](GAME.view(match, seat), f"s{moves}"))
    pytest.fail("no end")
