"""Completto's computer players, weakest first."""

from bisect import bisect_left, bisect_right

from reihum.games.completto.board import READINGS, laid, shifted
from reihum.games.completto.model import Action, Draw, Lay, Push, Row, Shift, Take, View
from reihum.games.completto.view import moves, unseen_tiles
from reihum.kernel.chance import Seed, chosen


def random(view: View, seed: Seed) -> Action:
    """Any of the legal moves, all equally likely."""
    return chosen(seed, "move", moves(view))


def simple(view: View, seed: Seed) -> Action:
    """Keeps room for what can still come; shifts only where a gap cannot be filled any more."""
    options = moves(view)
    if view.seat is None or len(options) == 1:
        return options[0]
    row, numbers = bytes(view.rows[view.seat]), _reachable(view)
    if isinstance(options[0], Push):
        return min(options, key=lambda push: _push_cost(push, row))

    def cost(action: Action) -> float:
        return _cost(_after(row, action), numbers) - _bonus(view, action)

    laying = [action for action in options if isinstance(action, Lay | Take)]
    if laying and (view.drawn or cost(min(laying, key=cost)) < _cost(row, numbers)):
        return min(laying, key=cost)
    if _stuck(row, numbers):
        shift = min([action for action in options if isinstance(action, Shift)], key=cost)
        if cost(shift) < _cost(row, numbers):
            return shift
    # Shifting only as a last resort, and then at random, so that nobody shifts to and fro for ever.
    return Draw() if view.pile_size else chosen(seed, "shift", options)


EXTRA_TURN = 2.0


def _bonus(view: View, action: Action) -> float:
    """What an extra turn is worth, in face-down tiles (C12)."""
    if not isinstance(action, Lay | Take):
        return 0.0
    tile = action.tile if isinstance(action, Take) else view.drawn
    earns = any(
        fit.extra_turn
        for fit in view.fits[tile]
        if fit.slot == action.slot and fit.reading == action.reading
    )
    return EXTRA_TURN if earns else 0.0


def _after(row: Row, action: Action) -> Row:
    if isinstance(action, Lay | Take):
        return laid(row, action.slot, action.reading)
    return shifted(row, action.slot, action.to) if isinstance(action, Shift) else row


def _push_cost(action: Action, row: Row) -> float:
    """How far a number is from its place in a row that is spread evenly from 1 to 100."""
    if not isinstance(action, Push):
        return 0.0
    return abs(action.slot - (action.reading - 1) / 99 * len(row))


def _reachable(view: View) -> list[int]:
    """The readings that tiles not yet in a row can still have."""
    tiles = (*unseen_tiles(view), *view.face_up)
    return sorted({reading for tile in tiles for reading in READINGS[tile]})


def _gaps(row: Row, numbers: list[int]) -> list[tuple[int, int]]:
    """For each gap between open numbers: its face-down tiles, and the readings that fit in it."""
    gaps = []
    low = hidden = 0
    for reading in (*row, 101):
        if not reading:
            hidden += 1
            continue
        if hidden:
            gaps.append((hidden, bisect_left(numbers, reading) - bisect_right(numbers, low)))
        low, hidden = reading, 0
    return gaps


def _cost(row: Row, numbers: list[int]) -> float:
    """How hard a row is to fill: a gap that is nearly as full as it can be costs most."""
    cost = 0.0
    for hidden, room in _gaps(row, numbers):
        cost += hidden
        cost += 20.0 * (hidden - room) if hidden > room else hidden * hidden / (room + 1 - hidden)
    return cost


def _stuck(row: Row, numbers: list[int]) -> bool:
    """Whether some gap has more face-down tiles than readings that fit in it."""
    return any(hidden > room for hidden, room in _gaps(row, numbers))


PLAYERS = {"random": random, "simple": simple}
