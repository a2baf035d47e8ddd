"""Laws of moving: what is offered is accepted, what is refused changes nothing, tiles stay."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.games.completto.model import TILES, Draw, Lay, Push, Shift, Take
from reihum.games.finito.model import COUNTERS, Place, Stay
from reihum.games.rummy import model as rummy_model
from reihum.kernel.answers import Refused
from reihum.kernel.match import NextRound
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


def every_action(match: Played) -> list[Any]:
    """Every action that anybody could think of."""
    taken = [tile for tile in (5, 6, 9, 68, 89) if match.game.name == "completto"]
    taken += getattr(match.state, "face_up", b"") if match.game.name == "completto" else b""
    takes = [Take(t, reading, slot) for t in set(taken) for reading in TILES for slot in range(22)]
    return EVERY_ACTION[match.game.name] + takes


def accepted(match: Played, seat: int, action: Any) -> bool:
    try:
        match.game.apply(match.state, seat, action)
    except Refused:
        return False
    return True


@given(played())
def test_every_offered_move_is_accepted(match: Played) -> None:
    for seat in match.game.waiting(match.state):
        offered = match.game.moves(match.game.view(match.state, seat))
        assert offered
        for action in offered:
            assert accepted(match, seat, action), action


@given(played(games=("completto", "finito")))
def test_what_is_not_offered_is_refused(match: Played) -> None:
    for seat in range(match.seats):
        offered = match.game.moves(match.game.view(match.state, seat))
        assert len(set(offered)) == len(offered)
        found = [action for action in every_action(match) if accepted(match, seat, action)]
        assert set(found) == set(offered)


@given(played(games=("rummy",)))
def test_drawing_or_passing_is_always_among_the_offers(match: Played) -> None:
    for seat in match.game.waiting(match.state):
        offered = match.game.moves(match.game.view(match.state, seat))
        quiet = {"draw", "pass", "discard", "next_round"}
        assert any(msgspec.to_builtins(action)["type"] in quiet for action in offered)


@given(played(), st.randoms(use_true_random=False))
def test_a_refused_move_changes_nothing(match: Played, random: Random) -> None:
    before = msgspec.json.encode(match.state)
    waiting = match.game.waiting(match.state)
    for seat in range(match.seats):
        view = match.game.view(match.state, seat)
        if seat not in waiting:
            with pytest.raises(Refused, match=r"game\.not_your_move"):
                match.game.apply(match.state, seat, NextRound())
        elif match.game.name == "rummy":
            accepted(match, seat, rummy_model.Lay(strewn(view, random)))
        else:
            for action in random.sample(every_action(match), 50):
                accepted(match, seat, action)
    assert msgspec.json.encode(match.state) == before


def tiles_in(match: Played) -> list[Counter[Any]]:
    """All pieces of the game, pile by pile where piles cannot mix."""
    state = match.state
    if match.game.name == "completto":
        rows = [tile for tiles in (*state.tiles, *state.dealt) for tile in tiles]
        return [
            Counter([*rows, *state.pile, *state.face_up, *([state.drawn] if state.drawn else [])])
        ]
    if match.game.name == "rummy":
        piles = (*state.table, *state.racks, *state.discards, state.pool)
        opened = [state.open_tile] if state.open_tile else []
        return [Counter([tile for pile in piles for tile in pile] + opened)]
    return [
        Counter(c for c in (*state.boards[seat], *state.face_up[seat], *state.face_down[seat]) if c)
        for seat in range(match.seats)
    ]


ALL_PIECES = {"completto": TILES, "rummy": rummy_model.ALL_TILES, "finito": COUNTERS}


@given(played())
def test_tiles_are_conserved(match: Played) -> None:
    assert all(pieces == Counter(ALL_PIECES[match.game.name]) for pieces in tiles_in(match))


@given(played(games=("completto",)))
def test_rows_ascend_and_show_a_reading_of_their_tile(match: Played) -> None:
    for row, tiles in zip(match.state.rows, match.state.tiles, strict=True):
        opened = [number for number in row if number]
        assert opened == sorted(set(opened))
        for number, tile in zip(row, tiles, strict=True):
            turned = str(tile)[::-1].translate(str.maketrans("69", "96"))
            assert number in (0, tile) or str(number) == turned


@given(played(games=("rummy",)))
def test_between_turns_the_table_has_only_sets(match: Played) -> None:
    for tiles in match.state.table:
        numbers = [int(tile[1:]) for tile in tiles if tile != "*"]
        colours = [tile[0] for tile in tiles if tile != "*"]
        group = len(set(numbers)) == 1 and len(set(colours)) == len(colours) and len(tiles) <= 4
        firsts = {int(t[1:]) - at for at, t in enumerate(tiles) if t != "*"}
        run = len(set(colours)) == 1 and len(firsts) == 1 and 1 <= min(firsts) <= 14 - len(tiles)
        assert len(tiles) >= 3
        assert group or run
