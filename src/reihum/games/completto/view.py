"""What one seat, or a spectator, knows of a match (C18), and what can be done with that."""

from typing import Any, Final

from reihum.games.completto.board import READINGS, all_fits, pushes, shift_ends
from reihum.games.completto.model import (
    ROW_LENGTH,
    TILES,
    Action,
    Draw,
    Fit,
    Lay,
    Push,
    Shift,
    State,
    Take,
    View,
)
from reihum.games.completto.rules import outcome, preparing, round_over, waiting
from reihum.kernel.chance import Seed, shuffled
from reihum.kernel.match import NextRound, Seat

DRAW: Final = Draw()


def _shifts(ends: range) -> tuple[tuple[Action, ...], ...]:
    """The shifts that a face-down tile has, by the slot where it lies."""
    return tuple(
        [tuple([Shift(slot, to) for to in ends if to != slot]) for slot in range(ROW_LENGTH)]
    )


ANYWHERE: Final = _shifts(shift_ends(bytes(ROW_LENGTH), "anywhere"))  # C10
BETWEEN: Final = _shifts(shift_ends(bytes(ROW_LENGTH), "between"))


def public_view(state: State) -> View:
    """What everybody knows."""
    acting = waiting(state)
    return View(
        seat=None,
        options=state.options,
        round=state.round,
        waiting=acting,
        outcome=None if acting else outcome(state),
        rows=tuple([tuple(row) for row in state.rows]),
        tiles=tuple([_open_tiles(state, player) for player in range(len(state.rows))]),
        turned=tuple([tiles[0] if tiles else 0 for tiles in state.dealt]),
        to_push=tuple([len(tiles) for tiles in state.dealt]),
        pile_size=len(state.pile),
        face_up=tuple(state.face_up),
        turn=state.turn,
        drawn=state.drawn,
        extra_turn=state.extra_turn,
        fits={},
        sheet=state.sheet,
    )


def own_view(state: State, seat: Seat) -> dict[str, Any]:
    """What this seat sees otherwise: where the tiles fit that it may use now."""
    return {"seat": seat, "fits": _fits(state, seat) if seat in waiting(state) else {}}


def _open_tiles(state: State, player: Seat) -> tuple[int, ...]:
    row, tiles = state.rows[player], state.tiles[player]
    return tuple([tiles[slot] if row[slot] else 0 for slot in range(len(row))])


def _fits(state: State, seat: Seat) -> dict[int, tuple[Fit, ...]]:
    """Where the tiles fit that this seat may push in, lay or take now."""
    row, pairs = state.rows[seat], state.options.pairs
    if preparing(state):
        tile = state.dealt[seat][0]
        return {
            tile: tuple([Fit(s, r, False) for r in READINGS[tile] for s in pushes(row, r)]),
        }
    if round_over(state):
        return {}
    tiles = bytes((state.drawn,)) if state.drawn else state.face_up
    return all_fits(row, tiles, pairs)


def moves(view: View) -> tuple[Action, ...]:
    """Every action that this seat has now."""
    if view.seat is None or view.seat not in view.waiting:
        return ()
    if len(view.sheet.lines) == view.round:
        return (NextRound(),)
    turned = view.turned[view.seat]
    if turned:
        return tuple([Push(fit.reading, fit.slot) for fit in view.fits[turned]])
    if view.drawn:
        return tuple([Lay(fit.reading, fit.slot) for fit in view.fits[view.drawn]])
    found: list[Action] = [DRAW] if view.pile_size else []
    for tile, places in view.fits.items():
        found += [Take(tile, fit.reading, fit.slot) for fit in places]
    shifts = BETWEEN if view.options.shift == "between" else ANYWHERE
    for slot, reading in enumerate(view.rows[view.seat]):
        if not reading:
            found += shifts[slot]
    return tuple(found)


def unseen_tiles(view: View) -> bytes:
    """The tiles that nobody has seen: those that lie face down in rows and in the middle."""
    seen = {view.drawn, *view.face_up, *view.turned}
    for tiles in view.tiles:
        seen.update(tiles)
    return bytes([tile for tile in TILES if tile not in seen])


def imagine(view: View, seed: Seed) -> State:
    """A state that this view could be of; what is unknown, and what is to come, is drawn anew."""
    unseen = bytes(shuffled(seed, "imagined tiles", unseen_tiles(view)))
    hidden = iter(unseen)
    tiles = tuple([bytes([tile or next(hidden) for tile in places]) for places in view.tiles])
    dealt = tuple(
        [
            bytes([turned, *[next(hidden) for _ in range(count - 1)]]) if count else b""
            for turned, count in zip(view.turned, view.to_push, strict=True)
        ]
    )
    return State(
        options=view.options,
        seed=seed,
        round=view.round,
        rows=tuple([bytes(row) for row in view.rows]),
        tiles=tiles,
        dealt=dealt,
        pile=bytes(hidden),
        face_up=bytes(view.face_up),
        turn=view.turn,
        drawn=view.drawn,
        extra_turn=view.extra_turn,
        sheet=view.sheet,
    )
