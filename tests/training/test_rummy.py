"""The games that Rummy's chances are learned from; the learning itself is torch's."""

from random import Random

import numpy as np
import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.board import sorted_tiles
from reihum.games.rummy.fitting import kinds_of
from reihum.games.rummy.model import Draw, Options, Round
from reihum.games.rummy.notation import read_action, read_rack, write_action
from reihum.games.rummy.prospects import KIND_FACTS, SEAT_SIZE
from tests.games.rummy.tables import table_with, view
from training import rummy_tried
from training.rummy_colours import recoloured
from training.rummy_moments import SHARE, Job, game
from training.rummy_players import Holder, astray, somebody
from training.rummy_tried import Tried, decisions, told, tried


def test_moments_are_what_is_known_and_who_won_in_their_order() -> None:
    found = next(found for n in range(9) if len((found := game(Job("t", n))).won))
    assert len(found.first) == len(found.common) == len(found.each) == len(found.won)
    assert (found.won.sum(1) == SHARE).all()
    assert not found.won[:, found.seats :].any()
    winners = [
        {(first + at) % found.seats for at in np.flatnonzero(won)}
        for first, won in zip(found.first.astype(int), found.won, strict=True)
    ]
    assert all(winner == winners[0] for winner in winners)
    facts = np.unpackbits(found.each, 2)[:, :, :SEAT_SIZE]
    assert facts[:, : found.seats, : KIND_FACTS // 3].any(2).all()


def test_a_holder_waits_until_it_can_lay_all_or_has_to_hurry() -> None:
    holder = Holder(Random(1))
    holder.pool, holder.rival, holder.many, holder.on_a_whim = 0, 2, 9, 0.0
    some = table_with("b7 w9", "r1 r2 r3", table="b4 b5 b6", pool="w1 n9")
    assert holder(view(some, 0), some, "") == Draw()
    all_of_them = table_with("b7", "r1 r2 r3", table="b4 b5 b6", pool="w1 n9")
    assert holder(view(all_of_them, 0), all_of_them, "") == read_action("lay b4 b5 b6 b7")
    late = table_with("b7 w9", "r1 r2", table="b4 b5 b6", pool="w1 n9")
    assert holder(view(late, 0), late, "") == read_action("lay b4 b5 b6 b7")


OPENING = "lay n10 r10 b10"


def unopened() -> Round:
    return table_with("n10 r10 b10 w5", "r1 r2 r3 r9", opened=(False, False), pool="w1 n9 w2 b1")


def test_only_who_is_late_waits_with_an_opening() -> None:
    state, late = unopened(), Holder(Random(1), late=True)
    late.pool, late.rival, late.many, late.on_a_whim = 0, 2, 9, 0.0
    assert late(view(state, 0), state, "") == Draw()
    for name in ("holder", "seer"):
        assert somebody(name, Random(1))(view(state, 0), state, "") == read_action(OPENING)


def test_who_goes_astray_waits_before_the_opening_and_after_it_does_either() -> None:
    state, opened = unopened(), table_with("b7 w9", "r1 r2 r3", table="b4 b5 b6", pool="w1 n9")
    assert {astray(view(state, 0), Random(at)) for at in range(20)} == {Draw()}
    either = {write_action(astray(view(opened, 0), Random(at))) for at in range(20)}
    assert either == {"draw", "lay b4 b5 b6 b7"}


def test_a_decision_is_played_on_both_ways_and_set_beside_what_is_said() -> None:
    job = rummy_tried.Job("steady", seats=2, deals=2, seed="both-ways")
    found = decisions(job)
    assert {one.kind for one in found} & {"opens, fewer", "opens, 6 and more"}
    for one in found:
        assert one.match.round.opened[one.seat] == one.kind.startswith("lays")
        assert GAME.legal(GAME.view(one.match, one.seat), one.lay)
    for each in tried(job):
        assert each.found in {-1.0, -0.5, 0.0, 0.5, 1.0}  # of two deals, if nobody shares a win
        assert abs(each.said) < 1


def test_what_is_told_of_decisions_are_their_means_and_how_sure_they_are() -> None:
    some = [Tried("lays, fewer", -0.1, 0.1), Tried("lays, fewer", -0.3, -0.2)]
    wanted = "2 decisions: said -20.0, found  -5.0, apart -15.0 ± 5.0"
    assert told("lays, fewer", some).split(maxsplit=2)[2] == wanted


@pytest.mark.parametrize("name", ["holder", "late", "seer", "explorer", "steady"])
def test_everybody_plays_by_the_rules(name: str) -> None:
    match, players = GAME.start(Options(), 2, "waits"), [somebody(name, Random(s)) for s in (1, 2)]
    while (waiting := GAME.waiting(match)) and len(match.round.pool) > 40:
        seen = GAME.view(match, waiting[0])
        match = GAME.apply(match, waiting[0], players[waiting[0]](seen, match.round, "seed"))


def test_exchanged_colours_are_another_position_of_the_same_worth() -> None:
    rack = read_rack("n1 r5 r6 b13 *")
    before = kinds_of(rack)
    exchanges = recoloured(len(before))
    assert len({tuple(exchange) for exchange in exchanges}) == 24
    assert all(sorted(exchange) == list(range(len(before))) for exchange in exchanges)
    swapped = str.maketrans("nr", "rn")
    wanted = kinds_of(sorted_tiles(tile.translate(swapped) for tile in rack))
    found = [[before[at] for at in exchange] for exchange in exchanges]
    assert wanted in found
    assert before in found
