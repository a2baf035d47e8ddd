"""Whoever asks for advice is told a move that no review finds fault with, and a way to it."""

from random import Random

import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.board import tiles_of, without
from reihum.games.rummy.chances import weighed
from reihum.games.rummy.model import JOKER, Draw, Lay, Options, Table, View
from reihum.games.rummy.notation import read_table
from reihum.games.rummy.prospects import laid
from reihum.games.rummy.solver.model import Hint
from reihum.review.judges import judge
from reihum.review.review import compared
from tests.amounts import SEED, amount
from tests.games.rummy.tables import table_with
from tests.games.rummy.tables import view as view_of

POINT = 0.01  # of a win: what a review begins to call a mistake
ENOUGH = amount(4, 1000)  # moments that were looked for: then the rest of the game is not looked at
POOL = "w1 n3 n6 n9 r2 r3 b9 b10 w6 w8 n1 n4 n10 n11 n12 r7 r8 r9 r10 b2 b3 w2 w3 w9"


def met(options: Options, random: Random) -> list[View]:
    """What the seats see before each move of a game of good players."""
    match = GAME.start(options, 2, f"{random.random()}")
    found: list[View] = []
    while waiting := GAME.waiting(match):
        found.append(GAME.view(match, waiting[0]))
        match = GAME.apply(match, waiting[0], GAME.players["sharp"](found[-1], "seed"))
    return found


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(jokers="free"),
        Options(draw_and_discard=True, open_tile="any"),
        Options(manipulate_when_opening=True, open_tile="finish"),
    ],
    ids=["plain", "free", "discards", "opening"],
)
def test_no_review_finds_fault_with_a_hint(options: Options) -> None:
    random = Random(f"{SEED} {options}")
    for _ in range(amount(1, 10)):
        views = met(options, random)
        for view in random.sample(views, min(len(views), 6)):
            hint = GAME.hint(view, SEED)
            asked = f"seed {SEED}: {view}"
            assert GAME.legal(view, hint.action), asked
            _, error = compared(judge("rummy"), view, hint.action)
            assert (error or 0) < POINT, asked
            assert not hint.stages or hint.stages[-1].hand == (), asked
            if isinstance(hint.action, Lay):
                assert same_sets(hint.stages[-1].table, hint.action.table), asked
                assert not hint.kept, asked


def test_of_moves_that_are_about_as_good_a_hint_lays_and_keeps_its_joker() -> None:
    random, found = Random(SEED), 0
    while not found:
        for view in met(Options(), random):
            hint, offered = GAME.hint(view, SEED), weighed(view)
            best = max(chance for _, chance in offered)
            good = [action for action, chance in offered if best - chance < POINT]
            if any(isinstance(a, Lay) and not lays_a_joker_in_vain(view, a) for a in good):
                found += 1
                assert isinstance(hint.action, Lay), f"seed {SEED}: {view}"
                assert not lays_a_joker_in_vain(view, hint.action), f"seed {SEED}: {view}"
                if found >= ENOUGH:
                    break


def test_a_hint_to_end_the_round_touches_no_set_in_vain() -> None:
    state = table_with("b7 n9 r9 w9", "n5 n2 b1", table="b4 b5 b6 | r4 r5 r6 | w4 w5 w6", pool=POOL)
    hint = GAME.hint(view_of(state, 0), SEED)
    assert isinstance(hint.action, Lay)
    assert {*read_table("r4 r5 r6 | w4 w5 w6")} <= {*hint.action.table}
    assert len(tiles_of(hint.action.table)) == 9 + 4


def test_a_move_is_weighed_alike_whatever_was_looked_at_before() -> None:
    state = table_with("b7 n2 n3 r5 r6 w12", "n5 n9 b1 w7", table="b4 b5 b6 | * r8 r9", pool=POOL)
    view = view_of(state, 0)
    laid.cache_clear()
    fresh = weighed(view)
    assert weighed(view) == fresh


def test_a_hint_to_wait_shows_what_could_be_laid_instead() -> None:
    nothing = table_with("r1 w12", "n5 n9 b1", table="b4 b5 b6", pool="w1 n3 n6")
    assert GAME.hint(view_of(nothing, 0), SEED) == Hint(Draw())
    rack = "b7 n2 n3 r5 r6 w12 n13 *"
    kept = table_with(rack, "n5 n9 b1 w7 r11 b13 n8", table="b4 b5 b6", pool=POOL)
    hint = GAME.hint(view_of(kept, 0), SEED)
    assert hint.action == Draw()
    assert hint.kept
    assert sorted(map(sorted, hint.kept.action.table)) == [["b4", "b5", "b6", "b7"]]
    assert [stage.step.tiles for stage in hint.kept.stages] == [("b7",)]
    assert hint.kept.stages[-1].table == hint.kept.action.table


def test_every_move_is_shown_with_the_way_there_also_that_with_the_discard() -> None:
    random, with_discard = Random(SEED), 0
    while not with_discard:
        for view in met(Options(draw_and_discard=True), random):
            for action in [action for action, _ in weighed(view) if isinstance(action, Lay)]:
                shown = GAME.shown(view, action)
                assert shown.action == action
                assert same_sets(shown.stages[-1].table, action.table), f"seed {SEED}: {view}"
                assert shown.stages[-1].hand == (), f"seed {SEED}: {view}"
                with_discard += action.with_discard
            if with_discard >= ENOUGH:
                break


def same_sets(one: Table, other: Table) -> bool:
    return sorted(map(sorted, one)) == sorted(map(sorted, other))


def lays_a_joker_in_vain(view: View, action: Lay) -> bool:
    """Whether a joker leaves the rack without ending the round; one taken from the table may."""
    before, after = tiles_of(view.public.table), tiles_of(action.table)
    laid = without(after, before)
    own = len(laid) - action.with_discard - action.with_open_tile
    taken = [view.own.discard] * action.with_discard + [
        view.public.open_tile
    ] * action.with_open_tile
    return laid.count(JOKER) > taken.count(JOKER) and own < len(view.own.rack)
