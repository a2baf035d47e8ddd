"""C18: what everyone sees, and what nobody may see."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from reihum.games.completto import GAME
from reihum.games.completto.model import Fit, Options, Round
from reihum.games.completto.view import imagine, unseen_tiles
from tests.games.completto.rows import (
    ALL_DOWN,
    ODD_TO_41,
    SEED,
    everyone,
    in_match,
    offered,
    play,
    position,
    refused,
    start,
    view,
    views,
)

SEVENTEEN = ". " * 17


def _turn() -> Round:
    return position("60 67 . 81 . 93 .", "5 . . 20", pile="89 3 50 ...", face_up="45 90")


def _preparation() -> Round:
    return position(f"{SEVENTEEN} | 20 61 7", "6 . . 70 . | 13 14", pile="5 8 ...")


STATES: dict[str, Callable[[], Round]] = {
    "the deal": lambda: start(Options(), 4, SEED),
    "the preparation": _preparation,
    "a turn": _turn,
    "a drawn tile": lambda: play(_turn(), "draw"),
    "an extra turn": lambda: play(_turn(), "draw", "lay 68@2"),
    "the other's turn": lambda: play(_turn(), "shift 2>0"),
}
PUBLIC = {
    *("game", "options", "rows", "tiles", "turned", "to_push", "pile_size", "face_up"),
    *("turn", "drawn", "extra_turn"),
}


def _secrets(state: Round) -> list[int]:
    """The tiles that nobody has seen: in the rows, still to be turned over, and in the pile."""
    found = [
        tile
        for row, tiles in zip(state.rows, state.tiles, strict=True)
        for reading, tile in zip(row, tiles, strict=True)
        if not reading
    ]
    for tiles in state.dealt:
        found += tiles[1:]
    return [*found, *state.pile]


def _with_other_secrets(state: Round) -> Round:
    """A position that looks alike to all: the unseen tiles in another order."""
    others = reversed(_secrets(state))
    tiles = tuple(
        bytes(tile if reading else next(others) for reading, tile in zip(row, tiles, strict=True))
        for row, tiles in zip(state.rows, state.tiles, strict=True)
    )
    dealt = tuple(
        tiles[:1] + bytes(next(others) for _ in tiles[1:]) if tiles else b""
        for tiles in state.dealt
    )
    pile = bytes(others)
    return replace(state, tiles=tiles, dealt=dealt, pile=pile)


@pytest.mark.parametrize("name", STATES)
def test_c18_nobody_is_sent_anything_secret(name: str) -> None:
    """The unseen tiles could all be different: every view stays the same."""
    state = STATES[name]()
    other = _with_other_secrets(state)
    assert (other.tiles, other.pile) != (state.tiles, state.pile)
    for seen, seen_there in zip(views(state), views(other), strict=True):
        assert msgspec.json.encode(seen) == msgspec.json.encode(seen_there)


@pytest.mark.parametrize("name", STATES)
def test_c18_only_the_named_fields_are_sent(name: str) -> None:
    for seen in views(STATES[name]()):
        assert msgspec.to_builtins(seen.public).keys() == PUBLIC
        assert msgspec.to_builtins(seen.own).keys() == {"game", "fits"}
        assert SEED.encode() not in msgspec.json.encode(seen)


@pytest.mark.parametrize("name", STATES)
def test_c18_the_unseen_tiles_are_exactly_those_that_lie_face_down(name: str) -> None:
    for known in everyone(STATES[name]()):
        assert sorted(unseen_tiles(known)) == sorted(_secrets(STATES[name]()))


def test_c18_open_tiles_and_their_readings_and_where_face_down_tiles_lie() -> None:
    state = STATES["an extra turn"]()
    for known in everyone(state):
        assert known.rows == ((60, 67, 68, 81, 0, 93, 0), (5, 0, 0, 20))
        assert known.tiles == ((60, 67, 89, 81, 0, 93, 0), (5, 0, 0, 20))


def test_c18_the_face_up_tiles_and_the_number_of_face_down_tiles_in_the_middle() -> None:
    """100 tiles, of which 7 and 4 lie in the two rows and 2 face up."""
    for known in everyone(_turn()):
        assert (known.face_up, known.pile_size) == ((45, 90), 87)


def test_c18_the_turned_tile_of_the_preparation_and_how_many_come() -> None:
    for known in everyone(STATES["the preparation"]()):
        assert (known.turned, known.to_push) == ((20, 13), (3, 2))


def test_c18_whose_turn_it_is() -> None:
    for seen in views(STATES["the other's turn"]()):
        known = seen.public
        assert (known.turn, seen.waiting, known.drawn, known.extra_turn) == (1, (1,), 0, False)


def test_c18_no_seat_sees_more_of_the_tiles_than_a_spectator() -> None:
    for built in STATES.values():
        state = built()
        spectator = GAME.public(in_match(state))
        assert [seen.public for seen in views(state)] == [spectator] * len(state.rows)


def test_c18_a_seat_is_shown_where_its_tiles_fit_when_it_may_act() -> None:
    assert view(_turn(), 0).own.fits == {90: (Fit(4, 90, False),)}
    drawn = STATES["a drawn tile"]()
    assert set(view(drawn, 0).own.fits[89]) == {Fit(2, 68, True), Fit(4, 89, False)}
    assert set(view(drawn, 0).own.fits) == {89}
    assert view(_turn(), 1).own.fits == view(drawn, 1).own.fits == {}


def test_c18_those_who_wait_have_no_moves() -> None:
    assert offered(_turn(), 1) == set()
    assert refused(_turn(), "draw", seat=1) == "game.not_your_move"
    assert "draw" in offered(_turn(), 0)


def test_c18_between_rounds_the_next_one_stays_secret() -> None:
    state = position(f"{ODD_TO_41} .", ALL_DOWN, face_up="45", options=Options(rounds=2))
    between = in_match(play(state, "take 45 45@21"))
    assert GAME.standing(between).outcome is None
    for seat in (0, 1):
        assert SEED.encode() not in msgspec.json.encode(GAME.view(between, seat))


@pytest.mark.parametrize("name", STATES)
def test_c18_what_is_imagined_looks_the_same_and_knows_no_secret(name: str) -> None:
    state = STATES[name]()
    for seen in views(state):
        imagined = imagine(seen, "imagined")
        assert view(imagined, seen.seat) == seen
        assert GAME.imagine(seen, "imagined").seed == "imagined"
        assert imagine(view(_with_other_secrets(state), seen.seat), "imagined") == imagined
