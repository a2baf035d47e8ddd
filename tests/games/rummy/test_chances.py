"""Who will win a round of Rummy: what chances are, what a draw can bring, what moves are worth."""

from collections import Counter
from statistics import fmean, stdev
from typing import Any

import pytest
from msgspec.structs import replace

from reihum.games.rummy import GAME
from reihum.games.rummy.bots import sharp
from reihum.games.rummy.chances import (
    DRAWN,
    LEAST_LOOK_WORK,
    chance_in,
    chances,
    draws,
    lucky,
    told_apart,
    weighed,
)
from reihum.games.rummy.fitting import Fitting, Hand, friends, kinds_of
from reihum.games.rummy.layable import Layable
from reihum.games.rummy.laying import Budget, has_opened, lay_most, most, without_jokers
from reihum.games.rummy.model import KINDS, Draw, Lay, Options, Pass, Round, TimeUp, View
from reihum.games.rummy.notation import read_action, read_rack, read_table, write_action
from reihum.games.rummy.prospects import (
    COMMON_SIZE,
    FILE,
    FILES,
    LOOK_WORK,
    SEAT_SIZE,
    Scene,
    best_laid,
    shipped,
)
from reihum.games.rummy.rules import apply
from reihum.games.rummy.solver import Work
from reihum.games.rummy.useful_draws import UsefulDraws
from reihum.games.rummy.view import imagine
from reihum.kernel.chance import shuffled
from tests.amounts import amount
from tests.games.rummy.hard_positions import hard
from tests.games.rummy.tables import table_with, view

MIDDLE = 24  # moves into a game


def middle(seats: int, **options: Any) -> Round:
    """A round well under way, in which the pool still has tiles."""
    match = GAME.start(Options(**options), seats, "chances")
    for moves in range(MIDDLE):
        seat = GAME.waiting(match)[0]
        action = GAME.players["eager"](GAME.view(match, seat), f"{moves}")
        match = GAME.apply(match, seat, action)
    return match.round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_to_one(seats: int) -> None:
    state = middle(seats)
    assert sum(chances(state)) == pytest.approx(1, abs=1e-12)
    assert len(Scene(state).common) == COMMON_SIZE
    assert {len(facts) for facts in Scene(state).each} == {SEAT_SIZE}


def test_at_the_end_it_is_known_who_has_won() -> None:
    won = apply(table_with("b7", "r1 r5", table="b4 b5 b6"), 0, read_action("lay b4 b5 b6 b7"))
    assert chances(won) == (1.0, 0.0)
    shared = table_with("r1", "w1", "w13", table="b4 b5 b6")
    for seat in range(3):
        shared = apply(shared, seat, Pass())
    assert chances(shared) == (0.5, 0.5, 0.0)


def test_few_tiles_are_better_than_many_and_an_end_is_nearly_won() -> None:
    many = "n1 n2 r3 r7 b1 b11 w2 w6 w13"
    ahead = chances(table_with("n4 r9", many, table="b4 b5 b6", pool="w1 w3 w9 r10 b12"))
    assert ahead[0] > 0.6
    ends = chances(table_with("b7 b3", many, table="b4 b5 b6", pool="w1 w3 w9 r10 b12"))
    assert ends[0] > 0.9
    assert ends[0] > ahead[0]


def test_r14_whoever_moves_next_and_can_lay_all_wins_although_another_could_too() -> None:
    """A review told 26 %, then 100 % once it was laid, without luck, error or word."""
    both = table_with("b7", "b3", "r1", table="b4 b5 b6", pool="w1 w3 w9")
    assert chances(both) == (1.0, 0.0, 0.0)
    waited = apply(both, 0, Draw())
    assert chances(waited) == (0.0, 1.0, 0.0)
    assert lucky(both, 0, Draw(), waited) == (0.0, 0.0, 0.0)  # no tile would have helped


def test_r17_who_has_to_draw_first_has_not_won_yet() -> None:
    first = table_with("b7", "r1 r9", table="b4 b5 b6", pool="w1 w3 w9", draw_and_discard=True)
    assert 0.5 < chances(first)[0] < 1.0


def test_what_drawing_is_worth_in_a_deal_does_not_depend_on_what_came_in_another() -> None:
    seen = view(middle(2), middle(2).turn)
    worlds = [imagine(seen, f"deal {number}") for number in range(3)]
    after = [apply(world, seen.seat, Draw()) for world in worlds]
    for world in worlds:
        told = [chance_in(world, seen, Draw(), one, best_laid, 3) for one in after]
        assert told == [told[0]] * 3
    few = replace(worlds[0], pool=worlds[0].pool[:2])
    by_tile = [
        chance_in(replace(few, pool=pool), seen, Draw(), after[0], best_laid, 1)
        for pool in (few.pool, few.pool[::-1])
    ]
    both = chance_in(few, seen, Draw(), after[0], best_laid, 12)
    assert both == pytest.approx(fmean(by_tile))


def test_moves_are_weighed_until_they_are_told_apart() -> None:
    assert not told_apart([[0.2, 0.9]])  # one deal says nothing
    assert told_apart([[0.9, 0.2, 0.3], [0.8, 0.3, 0.1]])  # clearly the best
    assert not told_apart([[0.9, 0.2], [0.2, 0.9]])
    assert not told_apart([[0.2, 0.3, 0.9], [0.2, 0.9, 0.3]])  # how much worse is not known
    assert told_apart([[0.2, 0.3, 0.9], [0.2, 0.3, 0.9], [0.2, 0.3, 0.9]])
    assert not told_apart([[0.1, 0.3], [0.1, 0.9]] * 3)
    assert told_apart([[0.1, 0.3], [0.1, 0.5]] * 3)


def test_however_little_may_be_looked_at_a_move_rests_on_two_deals() -> None:
    seen = view(hard("much has to be lost", 2), 0)
    told = weighed(seen, budget=Budget(0))
    looks, deals = (
        Layable(Work(0), LOOK_WORK, LEAST_LOOK_WORK),
        [imagine(seen, f"weighed.{n}") for n in (0, 1)],
    )
    assert len(told) > 1
    for option, chance in told:
        after = apply(deals[0], 0, option)
        each = [chance_in(deal, seen, option, after, looks.look, DRAWN) for deal in deals]
        assert chance == pytest.approx(fmean(each))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {"jokers": "free"}), (2, {"draw_and_discard": True})],
)
def test_over_every_tile_of_the_pool_luck_is_zero(seats: int, options: dict[str, object]) -> None:
    state = middle(seats, **options)
    while state.drawn:  # R17: until the next one begins a turn
        discard = read_action(f"discard {state.racks[state.turn][0]}")
        state = apply(state, state.turn, discard)
    fan = draws(state, state.turn, Draw())["tile"]
    assert sum(likely for likely, _ in fan) == pytest.approx(1)
    assert {tile: round(likely * len(state.pool)) for likely, tile in fan} == Counter(state.pool)
    sums = [0.0] * seats
    for likely, tile in fan:
        first = state.pool.index(tile)
        pool = (tile, *state.pool[:first], *state.pool[first + 1 :])
        before = replace(state, pool=pool)
        found = lucky(before, state.turn, Draw(), apply(before, state.turn, Draw()))
        assert found
        assert sum(found) == pytest.approx(0, abs=1e-12)
        sums = [total + likely * one for total, one in zip(sums, found, strict=True)]
    assert sums == pytest.approx([0.0] * seats, abs=1e-12)


def test_a_joker_is_luck_and_a_tile_that_fits_nothing_is_not() -> None:
    state = table_with("b8 n1", "r2 r5 n4", table="b4 b5 b6", pool="b7 * r13")
    given = {}
    for tile in state.pool:
        before = replace(state, pool=(tile, *[other for other in state.pool if other != tile]))
        found = lucky(before, 0, Draw(), apply(before, 0, Draw()))
        assert found
        given[tile] = found[0]
    assert given["*"] > 0
    assert given["r13"] < 0


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    state = table_with("b7 r1", "r2 r5", table="b4 b5 b6", pool="w1")
    lays = read_action("lay b4 b5 b6 b7")
    assert lucky(state, 0, lays, apply(state, 0, lays)) is None
    assert draws(state, 0, lays) == {}
    empty = table_with("b9", "r2", table="b4 b5 b6")
    assert lucky(empty, 0, Pass(), apply(empty, 0, Pass())) is None


def test_r8_the_luck_of_three_tiles_by_the_clock_is_small_on_average() -> None:
    state = middle(2)
    unfinished, sums = TimeUp((*state.table, state.racks[state.turn][:1])), []
    for number in range(30):
        before = replace(state, pool=tuple(shuffled("clock", f"{number}", state.pool)))
        after = apply(before, state.turn, unfinished)
        assert len(after.pool) == len(state.pool) - 3
        found = lucky(before, state.turn, unfinished, after)
        assert found
        sums.append(found[0])
    assert abs(fmean(sums)) < 4 * stdev(sums) / len(sums) ** 0.5


def test_the_move_asked_for_is_weighed_beside_the_best_ones() -> None:
    state = table_with("b7 r1 w9 w10", "r2 r5 n4", table="b4 b5 b6", pool="w1 n9 n1 r12")
    seen = view(state, 0)
    lays = read_action("lay b4 b5 b6 b7")
    assert [option for option, _ in weighed(seen, Draw())] == [Draw(), lays]
    found = dict(weighed(seen, lays))
    assert set(found) == {Draw(), lays}
    assert found[lays] > found[Draw()]
    assert weighed(seen, TimeUp(state.table)) == []


def first_opening(seed: str) -> tuple[View, Lay] | None:
    """In a game of two, the first opening that needs no joker."""
    match = GAME.start(GAME.options(), 2, seed)
    while GAME.waiting(match):
        seen = GAME.view(match, GAME.waiting(match)[0])
        lay = lay_most(seen, without_jokers(seen.own.rack), Budget())
        if lay:
            return seen, lay
        match = GAME.apply(match, seen.seat, Draw())
    return None


def test_to_open_without_a_joker_is_no_mistake() -> None:
    """Played on both ways, it is worth as much as to wait for a turn (docs/players.md); chances
    learned from players who wait on purpose said that it costs three points and more.
    """
    openings = [first_opening(f"opening-{number}") for number in range(amount(60, 400))]
    costs = []
    for seen, lay in filter(None, openings):
        said = {write_action(action): chance for action, chance in weighed(seen, lay)}
        costs += [said["draw"] - said[write_action(lay)]] if "draw" in said else []
    assert abs(fmean(costs)) < 0.025


def large_lays(seed: str) -> list[tuple[View, Lay]]:
    """In a game of two who always lay: turns in which six tiles and more can be laid at once."""
    match, found = GAME.start(GAME.options(), 2, seed), []
    while GAME.waiting(match):
        seen = GAME.view(match, GAME.waiting(match)[0])
        play = most(seen, without_jokers(seen.own.rack), Budget())
        if play and play.tiles >= 6 and has_opened(seen) and seen.public.pool_size:
            found.append((seen, Lay(play.table)))
        match = GAME.apply(match, seen.seat, sharp(seen, "any"))
    return found


def test_among_players_who_lay_to_lay_many_tiles_is_no_mistake() -> None:
    """Played on both ways, it is worth a point or two (docs/players.md); chances learned where
    some save up tiles say that it costs thirteen.
    """
    costs: dict[str, list[float]] = {manner: [] for manner in FILES}
    for number in range(12):
        for seen, lay in large_lays(f"large-{number}"):
            for manner, file in FILES.items():
                said = {type(action): chance for action, chance in weighed(seen, lay, file=file)}
                costs[manner] += [said[Draw] - said[Lay]] if Draw in said else []
    assert abs(fmean(costs["laying"])) < 0.05
    assert fmean(costs["holding"]) > 0.08


def test_an_end_that_is_missed_is_a_great_error() -> None:
    state = table_with("b7", "r2 r5 n4", table="b4 b5 b6", pool="w1 n9 n1 r12")
    found = dict(weighed(view(state, 0), Draw()))
    assert found[read_action("lay b4 b5 b6 b7")] == 1.0
    assert found[Draw()] < 0.97


def test_what_a_seat_cannot_see_does_not_change_what_its_moves_are_worth() -> None:
    state = table_with("b7 r1 w9", "r2 r5 n4", table="b4 b5 b6", pool="w1 n9 n1 r12")
    other = table_with("b7 r1 w9", "w1 n9 n1", table="b4 b5 b6", pool="r2 r5 n4 r12")
    assert weighed(view(state, 0), None) == weighed(view(other, 0), None)


def fits(table: str) -> set[str]:
    fitting = Fitting(read_table(table))
    return {kind for kind, taken in zip(KINDS, fitting.taken, strict=True) if taken} - {"*"}


def test_what_a_table_takes() -> None:
    assert fits("b4 b5 b6") == {"b3", "b7"}
    assert fits("b1 b2 b3") == {"b4"}
    assert fits("n9 r9 b9") == {"w9"}
    assert fits("n9 r9 b9 w9") == set()
    assert fits("b4 b5 b6 b7 b8") == {"b3", "b9", "b6"}  # in the middle the run is split
    assert "n8" in fits("r8 r9 r10 r11 | b8 b9 b10 b11")  # with the first tile of each


def test_a_hand_at_a_glance() -> None:
    fitting = Fitting(read_table("b4 b5 b6"))
    hand = Hand(kinds_of(read_rack("n1 n2 n3 b7 b8 w9 w11 r13 *")), fitting)
    assert (hand.in_sets, hand.set_points) == (3, 6)
    assert hand.left == kinds_of(read_rack("w9 w11 r13 *"))
    assert friends(hand.left) == 2
    assert Hand(kinds_of(read_rack("n1 n2 n3 b7"))).left == kinds_of(("b7",))


def helped(left: str, table: str = "", pool: str = "") -> list[int]:
    """For each of these tiles how many of the pool would let it go."""
    lying = Fitting(read_table(table))
    return UsefulDraws(kinds_of(read_rack(left)), lying, kinds_of(read_rack(pool))).each


def test_what_would_help_a_tile_that_is_stuck() -> None:
    assert helped("b4 b5", pool="b3 b6 b6 b7 r4 w13") == [3, 3]  # either end of the run
    assert helped("r9 w9", pool="b9 n9 r10 w9") == [2, 2]  # another colour, not one that is there
    assert helped("b8", "b4 b5 b6", "b7 b9 r8") == [1]  # the table takes b7, then this one
    assert helped("b8 w1", "b4 b5 b6", "r1 r8") == [0, 0]
    assert helped("r8", "b8 b9 b10 b11", "n8 w13") == [1]  # and one that the run can do without


def test_how_much_of_the_pool_helps_and_what_is_dead() -> None:
    left, pool = kinds_of(read_rack("b4 b5 w13")), kinds_of(read_rack("b3 b6 r1 r2"))
    found = UsefulDraws(left, Fitting(()), pool)
    assert (found.part, found.dead) == (0.5, 1)


def test_an_end_with_jokers_is_seen_before_it_is_laid() -> None:
    rack = "n1 n2 n3 n7 n8 n9 r4 r5 r6 w10 w11 *"
    state = table_with(rack, "r2 r5 n4", table="b4 b5 b6", pool="w1 n9 n1 r12")
    assert sum(best_laid(state.table, state.racks[0], True, state.options).left) == 0
    stuck = table_with("r1 w6 *", "r2 r5 n4", table="b4 b5 b6", pool="w1 n9 n1 r12")
    left = best_laid(stuck.table, stuck.racks[0], True, stuck.options).left
    assert list(left) == kinds_of(read_rack("r1 w6 *"))  # a joker is kept until it ends the round


@pytest.mark.parametrize("file", FILES.values())
def test_the_shipped_file_says_what_made_it(file: str) -> None:
    assert "training.rummy_chances" in shipped(file).about


def test_a_file_is_read_once_whether_it_is_named_or_not() -> None:
    """The arena reads it before anybody's time runs, and names none; players name it."""
    assert shipped() is shipped(FILE)


def test_each_file_says_that_it_was_learned_from_players_of_its_manner() -> None:
    assert "--laying" in shipped(FILES["laying"]).about
    assert "--laying" not in shipped(FILES["holding"]).about
