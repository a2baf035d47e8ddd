"""Laws of moving: what is offered is accepted, what is refused changes nothing, tiles stay."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games.completto.model import TILES, Draw, Lay, Push, Shift, Take
from reihum.games.finito.model import COUNTERS, Place, Stay
from reihum.games.rummy import model as rummy_model
from reihum.kernel.answers import Refused
from reihum.kernel.match import NextRound
from tests.amounts import amount
from tests.laws.matches import Played, played, strewn

EVERY_ACTION: dict[str, list[Any]] = {
    "completto": [
        Draw(),
        NextRound(),
        *(kind(reading, slot) for kind in (Push, Lay) for reading in TILES for slot in range(22)),
        *(Shift(slot, to) for slot in range(22) for to in range(22)),
    ],
    "finito": [
        Stay(),
        NextRound(),
        *(Place(counter, square) for counter in COUNTERS for square in range(36)),
    ],
}


def every_action(play: Played) -> list[Any]:
    """Every action that anybody could think of."""
    taken = [tile for tile in (5, 6, 9, 68, 89) if play.game.name == "completto"]
    taken += getattr(play.match.round, "face_up", b"") if play.game.name == "completto" else b""
    takes = [Take(t, reading, slot) for t in set(taken) for reading in TILES for slot in range(22)]
    return EVERY_ACTION[play.game.name] + takes


def accepted(play: Played, seat: int, action: Any) -> bool:
    try:
        play.game.apply(play.match, seat, action)
    except Refused:
        return False
    return True


def offered_to(play: Played, seat: int) -> tuple[Any, ...]:
    """What a seat may do, as far as it is listed; between rounds there is only going on."""
    game, match = play.game, play.match
    if game.between_rounds(match):
        assert game.offered(game.view(match, seat)) == ()
        return (NextRound(),) if seat in game.waiting(match) else ()
    return game.offered(game.view(match, seat))


@given(played())
def test_every_offered_move_is_accepted(play: Played) -> None:
    for seat in play.game.waiting(play.match):
        offered = offered_to(play, seat)
        assert offered
        for action in offered:
            assert accepted(play, seat, action), action


@settings(max_examples=amount(8, 1000))
@given(played(games=("completto", "finito")))
def test_what_is_not_offered_is_refused(play: Played) -> None:
    for seat in range(play.seats):
        offered = offered_to(play, seat)
        assert play.game.offers_all
        assert len(set(offered)) == len(offered)
        found = [action for action in every_action(play) if accepted(play, seat, action)]
        assert set(found) == set(offered)


@given(played(games=("rummy",)))
def test_drawing_or_passing_is_always_among_the_offers(play: Played) -> None:
    for seat in play.game.waiting(play.match):
        offered = offered_to(play, seat)
        quiet = {"draw", "pass", "discard", "next_round"}
        assert any(msgspec.to_builtins(action)["type"] in quiet for action in offered)


@given(played(), st.randoms(use_true_random=False))
def test_a_refused_move_changes_nothing(play: Played, random: Random) -> None:
    before = msgspec.json.encode(play.match)
    waiting = play.game.waiting(play.match)
    for seat in range(play.seats):
        view = play.game.view(play.match, seat)
        if seat not in waiting:
            with pytest.raises(Refused, match=r"game\.not_your_move"):
                play.game.apply(play.match, seat, NextRound())
        elif play.game.name == "rummy":
            accepted(play, seat, rummy_model.Lay(strewn(view, random)))
        else:
            for action in random.sample(every_action(play), 50):
                accepted(play, seat, action)
    assert msgspec.json.encode(play.match) == before


@given(played(), st.randoms(use_true_random=False))
def test_what_a_seat_sees_is_enough_to_say_what_is_legal(play: Played, random: Random) -> None:
    game = play.game
    for seat in range(play.seats):
        view = game.view(play.match, seat)
        tried = list(game.offered(view))
        if game.name == "rummy":
            tables = [strewn(view, random) for _ in range(5)]
            tried += [rummy_model.Lay(t, *f) for t in tables for f in ((), (True,), (False, True))]
            tried += [rummy_model.Draw(), rummy_model.Pass(), rummy_model.Discard("b7")]
        else:
            tried += random.sample(every_action(play), 50)
        for action in tried:
            if not isinstance(action, NextRound):
                assert game.legal(view, action) == accepted(play, seat, action), action


def tiles_in(play: Played) -> list[Counter[Any]]:
    """All pieces of the game, pile by pile where piles cannot mix."""
    state = play.match.round
    if play.game.name == "completto":
        rows = [tile for tiles in (*state.tiles, *state.dealt) for tile in tiles]
        return [
            Counter([*rows, *state.pile, *state.face_up, *([state.drawn] if state.drawn else [])])
        ]
    if play.game.name == "rummy":
        piles = (*state.table, *state.racks, *state.discards, state.pool)
        opened = [state.open_tile] if state.open_tile else []
        return [Counter([tile for pile in piles for tile in pile] + opened)]
    return [
        Counter(c for c in (*state.boards[seat], *state.face_up[seat], *state.face_down[seat]) if c)
        for seat in range(play.seats)
    ]


ALL_PIECES = {"completto": TILES, "rummy": rummy_model.ALL_TILES, "finito": COUNTERS}


@given(played())
def test_tiles_are_conserved(play: Played) -> None:
    assert all(pieces == Counter(ALL_PIECES[play.game.name]) for pieces in tiles_in(play))


@given(played(games=("completto",)))
def test_rows_ascend_and_show_a_reading_of_their_tile(play: Played) -> None:
    for row, tiles in zip(play.match.round.rows, play.match.round.tiles, strict=True):
        opened = [number for number in row if number]
        assert opened == sorted(set(opened))
        for number, tile in zip(row, tiles, strict=True):
            turned = str(tile)[::-1].translate(str.maketrans("69", "96"))
            assert number in (0, tile) or str(number) == turned


@given(played(games=("rummy",)))
def test_between_turns_the_table_has_only_sets(play: Played) -> None:
    for tiles in play.match.round.table:
        numbers = [int(tile[1:]) for tile in tiles if tile != "*"]
        colours = [tile[0] for tile in tiles if tile != "*"]
        group = len(set(numbers)) == 1 and len(set(colours)) == len(colours) and len(tiles) <= 4
        firsts = {int(t[1:]) - at for at, t in enumerate(tiles) if t != "*"}
        run = len(set(colours)) == 1 and len(firsts) == 1 and 1 <= min(firsts) <= 14 - len(tiles)
        assert len(tiles) >= 3
        assert group or run
