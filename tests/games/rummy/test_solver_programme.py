"""The solver: every answer is judged by the rules, its value by an integer programme."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import JOKER, Options, Rack, Table, Turn
from reihum.games.rummy.notation import read_rack, read_table, write_table
from reihum.games.rummy.solver import Most, Play, best_play
from tests.amounts import COMPILED, COMPILED_TOO
from tests.games.rummy.hard_positions import HARD
from tests.games.rummy.judged import Question, kept
from tests.games.rummy.positions import full_tables, joker_exchanges, positions

SHARED = Path(__file__).parents[2] / "data" / "rummy_positions.jsonl"
POSITIONS = [json.loads(line) for line in SHARED.read_text("utf-8").splitlines()]
LOCKED, FREE = Options(), Options(jokers="free")
MANY = 2000
PARTS = 10  # of those, so that on a busy machine no test takes as long as one that hangs
ANSWERS = kept()
SHARDS = 20
# In pure Python a part will do: it is the same code, and slow.
EVERY = 1 if COMPILED else 30 if COMPILED_TOO else 6
# A second each without a compiler; beside a compiled run test_budget looks at such ones alone.
SLOW = (
    "the same with jokers locked",
    "a joker is hard to lay",
    "a freed joker needs a new set, and that is dear",
)
HERE = [name for name in HARD if not (COMPILED_TOO and name in SLOW)]


def value(play: Play | None, most: Most) -> tuple[int, int, int, int]:
    """What a play is worth, as the programme tells it."""
    if play is None:
        return 0, 0, 0, 0
    first, second = (play.tiles, play.points) if most == "tiles" else (play.points, play.tiles)
    return first, second, play.played.count(JOKER), play.touched


def judged(table: Table, rack: Rack, options: Options, most: Most = "tiles") -> Play | None:
    """The best play of a player who has opened; legal if there is one."""
    play = best_play(Turn(table, rack, options=options), most=most)
    if play:
        assert problems(Turn(table, rack, options=options), play.table) == ()
    return play


def judge(table: Table, rack: Rack, options: Options, most: Most = "tiles") -> None:
    """The solver's answer is legal, and worth what the integer programme finds, or has found."""
    play = judged(table, rack, options, most)
    question = Question(table, rack, options, most)
    assert value(play, most) == (ANSWERS.get(question) or question.answer())


@pytest.mark.parametrize("place", range(len(POSITIONS)))
def test_shared_positions(place: int) -> None:
    position = POSITIONS[place]
    table, rack = read_table(position["table"]), read_rack(position["rack"])
    if "opening" in position:
        play = best_play(Turn(table, rack, opened=False))
        assert (play.tiles if play else 0) == position["opening"]
        assert not play or problems(Turn(table, rack, opened=False), play.table) == ()
        return
    for options, wanted in ((FREE, position["free"]), (LOCKED, position["locked"])):
        play = judged(table, rack, options)
        assert (play.tiles if play else 0) == wanted


@pytest.mark.parametrize("shard", range(SHARDS))
def test_no_play_is_better(shard: int) -> None:
    """On the shared positions and many drawn ones, ties and all."""
    for question in list(ANSWERS)[shard :: SHARDS * EVERY]:
        judge(*question)


@pytest.mark.large
@pytest.mark.parametrize("shard", range(SHARDS))
def test_the_programme_says_so_still(shard: int) -> None:
    for question, answer in list(ANSWERS.items())[shard::SHARDS]:
        assert question.answer() == answer


@pytest.mark.parametrize("name", HERE)
def test_hard_positions(name: str) -> None:
    table, rack, options, most = HARD[name]
    judge(read_table(table), read_rack(rack), options, most)


@pytest.mark.large
@pytest.mark.parametrize("_part", range(PARTS))
@settings(max_examples=MANY // PARTS)
@given(positions(), st.sampled_from([FREE, LOCKED]), st.sampled_from(["tiles", "points"]))
def test_any_position(
    _part: int, position: tuple[Table, Rack], options: Options, most: Most
) -> None:
    judge(*position, options, most)


@pytest.mark.large
@pytest.mark.parametrize("_part", range(PARTS))
@settings(max_examples=MANY // PARTS)
@given(positions(most_sets=5, most_held=8, jokers=2), st.sampled_from([FREE, LOCKED]))
def test_many_jokers(_part: int, position: tuple[Table, Rack], options: Options) -> None:
    judge(*position, options)


@given(joker_exchanges(), st.sampled_from(["tiles", "points"]))
def test_a_joker_on_the_table_and_one_on_the_rack(position: tuple[Table, Rack], most: Most) -> None:
    judge(*position, LOCKED, most)


@pytest.mark.large
@settings(max_examples=MANY // 10)
@given(full_tables())
def test_full_tables(position: tuple[Table, Rack]) -> None:
    judge(*position, FREE)


@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        ("b4 b5 b6", "b3", "b3 b4 b5 b6"),
        ("b4 b5 b6", "b7", "b4 b5 b6 b7"),
        ("r10 b10 n10", "w10", "n10 r10 b10 w10"),
        ("b8 b9 b10", "b11 n8 r8", "b9 b10 b11 | n8 r8 b8"),
        ("r4 r5 r6 r7 r8", "r6", "r4 r5 r6 | r6 r7 r8"),
    ],
)
def test_worked_examples(table: str, rack: str, after: str) -> None:
    play = judged(read_table(table), read_rack(rack), LOCKED)
    assert play
    assert write_table(play.table) == after


def test_the_last_worked_example() -> None:
    play = judged(read_table("w1 w2 w3 w4 | w1 n1 r1 b1"), read_rack("b1"), LOCKED)
    assert play
    assert ("w2", "w3", "w4") in play.table
    assert sorted(map(len, play.table)) == [3, 3, 3]


def test_a_tie_keeps_the_joker() -> None:
    play = judged(read_table("n13 r13 b13"), read_rack("w13 *"), LOCKED)
    assert play
    assert play.played == ("w13",)


def test_a_tie_touches_few_sets() -> None:
    table = read_table("n1 n2 n3 | r1 r2 r3 | b1 b2 b3 | w4 w5 w6 w7")
    play = judged(table, read_rack("w8"), LOCKED)
    assert play
    assert (play.touched, play.table[:3]) == (1, table[:3])


def test_points_may_want_other_tiles_than_tiles_do() -> None:
    rack = read_rack("n1 n2 n3 n4 r4 b4 w4 r13 b13 w13")
    tiles, points = best_play(Turn((), rack)), best_play(Turn((), rack), most="points")
    assert tiles
    assert points
    assert (tiles.tiles, points.points) == (10, tiles.points)


def test_nothing_to_lay() -> None:
    assert best_play(Turn(read_table("b4 b5 b6"), read_rack("r1 r13"))) is None
    assert best_play(Turn((), ())) is None
