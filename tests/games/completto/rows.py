"""Completto positions in the notation, so that a test reads like the rulebook."""

from collections.abc import Iterator

import msgspec
import pytest

from reihum.games.completto import GAME, board
from reihum.games.completto.model import ROW_LENGTH, TILES, Action, Options, State, View
from reihum.games.completto.notation import read_action, read_row, write_action, write_row
from reihum.games.completto.rules import apply
from reihum.games.completto.view import moves
from reihum.kernel.answers import Refused
from reihum.kernel.match import Points, Seat, Sheet

DEFAULT = Options()
ANYWHERE = Options(pairs="anywhere")
BETWEEN = Options(shift="between")
ALL_DOWN = ". " * ROW_LENGTH
ODD_TO_41 = " ".join(map(str, range(1, 42, 2)))  # 21 open tiles: one more makes a full row
SEED = "a-secret-seed"


def fits(row: str, tile: int, options: Options = DEFAULT) -> set[str]:
    """Where a tile fits, `reading@slot` each, with a `+` where that earns an extra turn."""
    found = board.fits(read_row(row), tile, options.pairs)
    marked = [f"{fit.reading}@{fit.slot}{'+' if fit.extra_turn else ''}" for fit in found]
    assert len(set(marked)) == len(marked)
    return set(marked)


def position(
    *rows: str,
    pile: str = "",
    face_up: str = "",
    turn: Seat = 0,
    options: Options = DEFAULT,
    lines: tuple[Points, ...] = (),
) -> State:
    """A position: a row for each seat, `ROW | TILES` where tiles are still to be pushed in.

    A row may be part of one. An open tile lies as it is printed; those face down are any others.
    A pile that ends in `...` has all the tiles that are left, so that none is missing.
    """
    places = [read_row(row.partition("|")[0]) for row in rows]
    dealt = [_tiles(row.partition("|")[2]) for row in rows]
    middle, shown = _tiles(pile.removesuffix("...")), bytes(sorted(_tiles(face_up)))
    used = b"".join([*map(board.open_numbers, places), *dealt, middle, shown])
    assert len(set(used)) == len(used), "a tile lies in two places"
    others = iter([tile for tile in reversed(TILES) if tile not in used])
    tiles = tuple(bytes(tile or next(others) for tile in row) for row in places)
    return State(
        options=options,
        seed=SEED,
        round=len(lines) + 1,
        rows=tuple(places),
        tiles=tiles,
        dealt=tuple(dealt),
        pile=middle + bytes(others) if pile.endswith("...") else middle,
        face_up=shown,
        turn=turn,
        sheet=Sheet(lines),
    )


def _tiles(text: str) -> bytes:
    return bytes(map(int, text.split()))


def play(state: State, *texts: str, seat: Seat | None = None) -> State:
    """The state after these actions of one seat, or of whoever's turn it is."""
    for text in texts:
        state = apply(state, state.turn if seat is None else seat, read_action(text))
    return state


def refused(state: State, text: str, seat: Seat | None = None) -> str:
    """Why this action is refused, code and facts; the state is as it was before."""
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as refusal:
        play(state, text, seat=seat)
    assert msgspec.json.encode(state) == before
    return str(refusal.value)


def row(state: State, seat: Seat) -> str:
    """The row that a seat has."""
    return write_row(state.rows[seat])


def everyone(state: State) -> Iterator[View]:
    """What each seat sees, and then what a spectator sees."""
    for seat in (*range(len(state.rows)), None):
        yield GAME.view(state, seat)


def offered(state: State, seat: Seat) -> set[str]:
    """The moves that a seat is shown."""
    found: list[Action] = list(moves(GAME.view(state, seat)))
    assert len(set(found)) == len(found)
    return set(map(write_action, found))
