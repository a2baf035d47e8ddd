"""What everybody, and what one seat, knows of a round (C18), and what can be done with that."""

from typing import Final

from reihum.games.completto.board import READINGS, all_fits, pushes, shift_ends
from reihum.games.completto.model import (
    ROW_LENGTH,
    TILES,
    Action,
    Draw,
    Fit,
    Lay,
    Own,
    Public,
    Push,
    Round,
    Shift,
    Take,
    View,
)
from reihum.games.completto.rules import preparing, waiting
from reihum.kernel.chance import Seed, shuffled
from reihum.kernel.match import Seat

DRAW: Final = Draw()


def _shifts(ends: range) -> tuple[tuple[Action, ...], ...]:
    """The shifts that a face-down tile has, by the slot where it lies."""
    return tuple(
        [tuple([Shift(slot, to) for to in ends if to != slot]) for slot in range(ROW_LENGTH)]
    )


ANYWHERE: Final = _shifts(shift_ends(bytes(ROW_LENGTH), "anywhere"))  # C10
BETWEEN: Final = _shifts(shift_ends(bytes(ROW_LENGTH), "between"))


def public(state: Round) -> Public:
    """What everybody knows."""
    return Public(
        options=state.options,
        rows=tuple([tuple(row) for row in state.rows]),
        tiles=tuple([_open_tiles(state, player) for player in range(len(state.rows))]),
        turned=tuple([tiles[0] if tiles else 0 for tiles in state.dealt]),
        to_push=tuple([len(tiles) for tiles in state.dealt]),
        pile_size=len(state.pile),
        face_up=tuple(state.face_up),
        turn=state.turn,
        drawn=state.drawn,
        extra_turn=state.extra_turn,
    )


def own(state: Round, seat: Seat) -> Own:
    """What only this seat is told: where the tiles fit that it may use now."""
    return Own(_fits(state, seat) if seat in waiting(state) else {})


def _open_tiles(state: Round, player: Seat) -> tuple[int, ...]:
    row, tiles = state.rows[player], state.tiles[player]
    return tuple([tiles[slot] if row[slot] else 0 for slot in range(len(row))])


def _fits(state: Round, seat: Seat) -> dict[int, tuple[Fit, ...]]:
    """Where the tiles fit that this seat may push in, lay or take now."""
    row, pairs = state.rows[seat], state.options.pairs
    if preparing(state):
        tile = state.dealt[seat][0]
        return {
            tile: tuple([Fit(s, r, False) for r in READINGS[tile] for s in pushes(row, r)]),
        }
    tiles = bytes((state.drawn,)) if state.drawn else state.face_up
    return all_fits(row, tiles, pairs)


def moves(view: View) -> tuple[Action, ...]:
    """Every action that this seat has now."""
    if view.seat not in view.waiting:
        return ()
    known, fits = view.public, view.own.fits
    turned = known.turned[view.seat]
    if turned:
        return tuple([Push(fit.reading, fit.slot) for fit in fits[turned]])
    if known.drawn:
        return tuple([Lay(fit.reading, fit.slot) for fit in fits[known.drawn]])
    found: list[Action] = [DRAW] if known.pile_size else []
    for tile, places in fits.items():
        found += [Take(tile, fit.reading, fit.slot) for fit in places]
    shifts = BETWEEN if known.options.shift == "between" else ANYWHERE
    for slot, reading in enumerate(known.rows[view.seat]):
        if not reading:
            found += shifts[slot]
    return tuple(found)


def unseen_tiles(known: Public) -> bytes:
    """The tiles that nobody has seen: those that lie face down in rows and in the middle."""
    seen = {known.drawn, *known.face_up, *known.turned}
    for tiles in known.tiles:
        seen.update(tiles)
    return bytes([tile for tile in TILES if tile not in seen])


def imagine(view: View, seed: Seed) -> Round:
    """A round that this view could be of; what is unknown is drawn anew."""
    known = view.public
    unseen = bytes(shuffled(seed, "imagined tiles", unseen_tiles(known)))
    hidden = iter(unseen)
    tiles = tuple([bytes([tile or next(hidden) for tile in places]) for places in known.tiles])
    dealt = tuple(
        [
            bytes([turned, *[next(hidden) for _ in range(count - 1)]]) if count else b""
            for turned, count in zip(known.turned, known.to_push, strict=True)
        ]
    )
    return Round(
        options=view.public.options,
        rows=tuple([bytes(row) for row in known.rows]),
        tiles=tiles,
        dealt=dealt,
        pile=bytes(hidden),
        face_up=bytes(known.face_up),
        turn=known.turn,
        drawn=known.drawn,
        extra_turn=known.extra_turn,
        points=view.points,
    )
