"""The games that Rummy's chances are learned from; the learning itself is torch's."""

from random import Random

import numpy as np
import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.board import sorted_tiles
from reihum.games.rummy.fitting import kinds_of
from reihum.games.rummy.model import Draw, Options
from reihum.games.rummy.notation import read_action, read_rack
from reihum.games.rummy.prospects import KIND_FACTS, SEAT_SIZE
from tests.games.rummy.tables import table_with, view
from training.rummy_colours import recoloured
from training.rummy_moments import SHARE, game
from training.rummy_players import Holder, somebody


def test_moments_are_what_is_known_and_who_won_in_their_order() -> None:
    found = next(found for n in range(9) if len((found := game(("t", n))).won))
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


@pytest.mark.parametrize("name", ["holder", "seer", "explorer", "steady"])
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
