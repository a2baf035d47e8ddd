"""Whoever asks for advice is told what good players lay, and a way that leads there."""

from random import Random

import pytest
from msgspec.structs import replace

from reihum.games.rummy import GAME
from reihum.games.rummy.board import tiles_of, without
from reihum.games.rummy.laying import without_jokers
from reihum.games.rummy.model import JOKER, Lay, Options, View
from reihum.games.rummy.solver import best_play
from reihum.games.rummy.view import turn_of
from tests.amounts import SEED, amount


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
def test_a_hint_lays_the_most_but_no_joker_in_vain(options: Options) -> None:
    random = Random(f"{SEED} {options}")
    for _ in range(amount(1, 10)):
        views = met(options, random)
        for view in random.sample(views, min(len(views), 6)):
            hint = GAME.hint(view, SEED)
            asked = f"seed {SEED}: {view}"
            most = best_play(replace(turn_of(view), rack=without_jokers(view.own.rack)))
            waits = not most or view.public.must_draw_first  # R17
            assert waits or isinstance(hint.action, Lay), asked
            assert GAME.legal(view, hint.action), asked
            assert not hint.stages or hint.stages[-1].hand == (), asked
            if isinstance(hint.action, Lay):
                after = hint.stages[-1].table
                assert sorted(map(sorted, after)) == sorted(map(sorted, hint.action.table)), asked
                assert not lays_a_joker_in_vain(view, hint.action), asked
                laid = len(tiles_of(hint.action.table)) - len(tiles_of(view.public.table))
                assert not most or laid >= most.tiles, asked


def lays_a_joker_in_vain(view: View, action: Lay) -> bool:
    """Whether a joker leaves the rack without ending the round; one taken from the table may."""
    before, after = tiles_of(view.public.table), tiles_of(action.table)
    laid = without(after, before)
    own = len(laid) - action.with_discard - action.with_open_tile
    taken = [view.own.discard] * action.with_discard + [
        view.public.open_tile
    ] * action.with_open_tile
    return laid.count(JOKER) > taken.count(JOKER) and own < len(view.own.rack)
