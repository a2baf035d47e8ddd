"""The steps to a play: replayed by hand they give the table."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games.rummy.model import JOKER, Options, Rack, Table, Turn
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import Step, best_play, steps
from tests.amounts import amount
from tests.games.rummy.positions import positions
from tests.games.rummy.stepping import Hands


@settings(max_examples=amount(100, 3000))
@given(positions(jokers=2), st.sampled_from([Options(), Options(jokers="free")]))
def test_steps_lead_to_the_table(position: tuple[Table, Rack], options: Options) -> None:
    table, rack = position
    play = best_play(Turn(table, rack, options=options))
    if play:
        hands = Hands(table, rack)
        for step in steps(table, play.table):
            hands.do(step)
            if options.jokers == "locked" and step.do == "take":
                assert JOKER not in step.set or step.tiles == step.set  # R11: it stays whole
        assert sorted(hands.table) == sorted(play.table)
        assert not +hands.hand
        assert hands.rack == Counter(rack) - Counter(play.played)


def test_the_steps_of_a_worked_example() -> None:
    table = read_table("b8 b9 b10")
    play = best_play(Turn(table, read_rack("b11 n8 r8")))
    assert play
    assert steps(table, play.table) == (
        Step("take", ("b8",), set=("b8", "b9", "b10"), gives=("b9", "b10")),
        Step("add", ("b11",), ("b9", "b10"), ("b9", "b10", "b11"), from_rack=("b11",)),
        Step("new", ("n8", "r8", "b8"), gives=("n8", "r8", "b8"), from_rack=("n8", "r8")),
    )


def test_r11_a_locked_set_stays_whole_though_another_is_nearer() -> None:
    before, after = read_table("r2 r3 r4 r5 | r4 r5 *"), read_table("r2 r3 r4 r5 * | r4 r5 r6")
    told = [(step.do, step.tiles, step.set) for step in steps(before, after)]
    assert told == [
        ("take", ("r2", "r3"), ("r2", "r3", "r4", "r5")),
        ("add", ("r2", "r3"), ("r4", "r5", "*")),
        ("add", ("r6",), ("r4", "r5")),
    ]


def test_r12_a_joker_is_not_laid_on_a_set_that_lies_there() -> None:
    before = read_table("r4 * r6 | b4 b5 b6")
    after = read_table("r4 r5 r6 | b4 b5 b6 * | b4 b5 b6 b7")
    told = steps(before, after)
    assert [step.do for step in told] == ["exchange", "new", "add"]
    assert told[1].gives == ("b4", "b5", "b6", "*")
    assert told[2].set == ("b4", "b5", "b6")


def test_r12_an_exchange_is_a_step() -> None:
    table = read_table("b4 * b6")
    play = best_play(Turn(table, read_rack("b5 n9 r9")))
    assert play
    assert [step.do for step in steps(table, play.table)] == ["exchange", "new"]


def test_r17_the_discard_comes_in_a_new_set() -> None:
    """Either set could be the old one with a tile added; that with the discard has to be new."""
    before, after = read_table("b4 b5 b6"), read_table("b4 b5 b6 b7 | b3 b4 b5 b6")
    for discard, new in (("b7", "b4 b5 b6 b7"), ("b3", "b3 b4 b5 b6")):
        (step,) = [step for step in steps(before, after, discard) if discard in step.tiles]
        assert (step.do, " ".join(step.gives)) == ("new", new)
