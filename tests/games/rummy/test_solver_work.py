"""A question has a budget of work, counted and not timed; what was found until then is told."""

from collections.abc import Callable
from random import Random

import pytest

from reihum.games.rummy import Options, best_play, best_plays
from reihum.games.rummy.board import holds, is_set, sorted_tiles, tiles_of
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import ALL_TILES, Table, Turn
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import Play, Work, good_play
from reihum.games.rummy.solver.attempts import ONE_TRY
from tests.games.rummy.hard_positions import HARD

MOST = 1 << 40
EIGHTY = sorted_tiles(Random(3).sample(ALL_TILES, 80))
FREE = Options(manipulate_when_opening=True)
EMPTY: Table = ()


def cost(rack: tuple[str, ...], plays: int, most: int = MOST) -> int:
    """What a question costs, or had cost when it was too much."""
    work = Work(most)
    found = best_plays(Turn(EMPTY, rack), plays, work=work)
    assert work.used_up or len(found) == plays
    return most - int(work.left)


def test_eighty_tiles_and_five_plays_cost_no_more_than_they_may() -> None:
    limit = 20_000
    assert limit < cost(EIGHTY, 5, limit) < 2 * limit
    work = Work(limit)
    found = best_plays(Turn(EMPTY, EIGHTY), 5, work=work)
    assert work.used_up
    assert found[:1] == best_plays(Turn(EMPTY, EIGHTY), 1)  # those that are told are the best
    assert len(found) < 5


def test_the_same_question_costs_the_same_and_is_answered_with_just_that() -> None:
    rack = EIGHTY[:40]
    spent = cost(rack, 1)
    enough, too_little = Work(spent), Work(spent - 1)
    assert best_play(Turn(EMPTY, rack), work=enough) == best_play(Turn(EMPTY, rack))
    assert not enough.used_up
    best_play(Turn(EMPTY, rack), work=too_little)
    assert too_little.used_up


@pytest.mark.parametrize("answer", [best_play, good_play])
def test_every_way_to_deal_with_a_joker_is_counted(answer: Callable[..., Play | None]) -> None:
    """R12: n7 may take its place, w7 may, or none does: three attempts, each with hardly a node."""
    work = Work(MOST)
    assert answer(Turn(read_table("r7 b7 *"), read_rack("n7 w7")), work=work)
    assert MOST - work.left >= 3 * ONE_TRY


def test_what_one_way_to_deal_with_a_joker_gave_is_told_although_others_are_not_tried() -> None:
    work = Work(2 * ONE_TRY)
    play = best_play(Turn(read_table("r7 b7 *"), read_rack("n7 w7")), work=work)
    assert work.used_up
    assert play


def test_something_good_is_told_where_there_was_no_work_left_for_more() -> None:
    table, rack, options, most = HARD["something good is known, and more is asked for in vain"]
    turn = Turn(read_table(table), read_rack(rack), options=options)
    enough = Work(MOST)
    assert best_play(turn, most=most, work=enough)
    too_little = Work(MOST - enough.left - 1)
    good = best_play(turn, most=most, work=too_little)
    assert too_little.used_up
    assert good
    assert problems(turn, good.table) == ()


def test_what_is_found_before_the_end_is_a_play() -> None:
    for limit in (1, 60, 300, 1_000, 3_000, 10_000):
        for opened in (True, False):
            work = Work(limit)
            play = best_play(Turn(EMPTY, EIGHTY, opened=opened, options=FREE), work=work)
            if play:
                assert all(is_set(tiles) for tiles in play.table)
                assert holds(EIGHTY, tiles_of(play.table))
            else:
                assert work.used_up
