"""What `reihum.games.rummy` offers callers from outside refuses what there cannot be."""

from functools import partial
from typing import Any

import pytest

from reihum.games.rummy import Options, Turn, best_play, best_plays, can_finish, problems, steps
from reihum.games.rummy.notation import read_rack, read_table
from reihum.kernel.answers import Answer, Unreadable

UNTYPED: Any = Turn  # as callers without a type checker make one
TABLE, RACK = read_table("b8 b9 b10"), read_rack("b11 n8 r8")
DISCARDS = Options(draw_and_discard=True)

IMPOSSIBLE: list[tuple[Any, str]] = [
    (Turn((), ("r1",) * 5), "rummy.too_many_tiles"),
    (Turn((("r1", "r2", "r3"),) * 2, ("r1",)), "rummy.too_many_tiles"),
    (Turn((), ("r1",) * 2, options=DISCARDS, discard="r1"), "rummy.too_many_tiles"),
    (Turn((), ("x9",)), "rummy.unknown_tile"),
    (Turn((), ("b1 b2",)), "rummy.unknown_tile"),
    (Turn((), RACK, options=DISCARDS, discard="zz"), "rummy.unknown_tile"),
    (Turn((), RACK, options=DISCARDS, discard=""), "rummy.unknown_tile"),
    (Turn((), RACK, discard="b4"), "options.needed"),
    (Turn((), RACK, open_tile="b4"), "options.needed"),
    (Turn((("r1", "r2"),), RACK), "rummy.not_a_set"),
    (Turn(((),), RACK), "rummy.empty_set"),
    (UNTYPED(5, 6, 7, 8, 9, 10), "rummy.unreadable"),
    (UNTYPED((), "b1"), "rummy.unreadable"),
    (UNTYPED((), RACK, opened=1), "rummy.unreadable"),
    (UNTYPED((), RACK, options=None), "rummy.unreadable"),
    ("b1 b2 b3", "rummy.unreadable"),
    (None, "rummy.unreadable"),
]


@pytest.mark.parametrize(("turn", "code"), IMPOSSIBLE)
def test_a_turn_that_cannot_be_is_refused(turn: Any, code: str) -> None:
    for ask in (
        lambda: best_play(turn),
        lambda: best_plays(turn, 2),
        lambda: can_finish(turn),
        lambda: problems(turn, TABLE),
    ):
        with pytest.raises(Unreadable) as refused:
            ask()
        assert refused.value.code == code


@pytest.mark.parametrize("count", [-1, 0, True, "1", 1.0, None])
def test_as_many_plays_are_wanted_as_one_can_count(count: Any) -> None:
    with pytest.raises(Unreadable, match=r"options\.value option=count .* allowed=1\.\."):
        best_plays(Turn(TABLE, RACK), count)


@pytest.mark.parametrize("most", ["nonsense", None, 1, ["tiles"]])
def test_most_are_tiles_or_points(most: Any) -> None:
    turn = Turn(TABLE, RACK)
    asking: list[Any] = [best_play, can_finish, partial(best_plays, count=1)]
    for ask in asking:
        with pytest.raises(Unreadable, match=r"options\.value option=most .*tiles, points"):
            ask(turn, most=most)
        with pytest.raises(Unreadable, match=r"rummy\.unreadable"):
            ask(turn, work=most or 1)


@pytest.mark.parametrize(
    ("before", "after", "discard"),
    [
        (TABLE, (), None),
        (TABLE, (("b8", "b9"),), None),
        (TABLE, 5, None),
        (TABLE, TABLE, "zz"),
        (TABLE, TABLE, 5),
    ],
)
def test_steps_lead_from_a_table_to_a_table(before: Any, after: Any, discard: Any) -> None:
    with pytest.raises(Answer):
        steps(before, after, discard)


def test_tiles_may_be_brought_in_any_order() -> None:
    shuffled = UNTYPED([["r8", "b8", "n8"]], ["b11", "b9", "w8", "b10"])
    assert best_play(shuffled) == best_play(
        Turn(read_table("r8 b8 n8"), read_rack("b11 b9 w8 b10"))
    )
    assert problems(shuffled, (("w8", "n8", "r8", "b8"), ("b11", "b10", "b9"))) == ()
