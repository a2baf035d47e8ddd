"""Completto positions in the notation, so that a test reads like the rulebook."""

from collections.abc import Iterator

import msgspec
import pytest

from reihum.games.completto import GAME, board
from reihum.games.completto.model import ROW_LENGTH, TILES, Match, Options, Public, Round, View
from reihum.games.completto.notation import read_row, write_row
from reihum.games.completto.rules import apply
from reihum.kernel.answers import Refused
from reihum.kernel.chance import Seed
from reihum.kernel.match import NextRound, Points, Seat, Sheet

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
) -> Round:
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
    return Round(
        options=options,
        rows=tuple(places),
        tiles=tiles,
        dealt=tuple(dealt),
        pile=middle + bytes(others) if pile.endswith("...") else middle,
        face_up=shown,
        turn=turn,
    )


def _tiles(text: str) -> bytes:
    return bytes(map(int, text.split()))


def start(options: Options, seats: int, seed: Seed) -> Round:
    """The first round of a match."""
    return GAME.start(options, seats, seed).round


def in_match(state: Round, lines: tuple[Points, ...] = ()) -> Match:
    """A match in which these rounds are over and this one is played."""
    number, lines = len(lines) + 1, (*lines, *([state.points] if state.points else []))
    return Match(state.options, len(state.rows), SEED, number, state, Sheet(lines))


def play(state: Round, *texts: str, seat: Seat | None = None) -> Round:
    """The round after these actions of one seat, or of whoever's turn it is."""
    for text in texts:
        action = GAME.read_action(text)
        assert not isinstance(action, NextRound)
        state = apply(state, state.turn if seat is None else seat, action)
    return state


def go_on(match: Match, *seats: Seat) -> Match:
    """The match when these seats have gone on to the next round."""
    for seat in seats:
        match = GAME.apply(match, seat, NextRound())
    return match


def refused(state: Round | Match, text: str, seat: Seat | None = None) -> str:
    """Why this action is refused, code and facts; the position is as it was before."""
    match = in_match(state) if isinstance(state, Round) else state
    before = msgspec.json.encode(match)
    with pytest.raises(Refused) as refusal:
        GAME.apply(match, match.round.turn if seat is None else seat, GAME.read_action(text))
    assert msgspec.json.encode(match) == before
    return str(refusal.value)


def row(state: Round, seat: Seat) -> str:
    """The row that a seat has."""
    return write_row(state.rows[seat])


def view(state: Round, seat: Seat) -> View:
    """What a seat sees."""
    return GAME.view(in_match(state), seat)


def views(state: Round) -> Iterator[View]:
    """What each seat sees."""
    for seat in range(len(state.rows)):
        yield view(state, seat)


def everyone(state: Round) -> Iterator[Public]:
    """What each seat, and a spectator, knows that everybody knows."""
    yield from (seen.public for seen in views(state))
    yield GAME.public(in_match(state))


def offered(state: Round, seat: Seat) -> set[str]:
    """The moves that a seat is shown."""
    found = GAME.offered(view(state, seat))
    assert len(set(found)) == len(found)
    return set(map(GAME.write_action, found))
