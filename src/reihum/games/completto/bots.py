"""Completto's computer players, weakest first.

A shift alone brings nobody nearer to the end, so nobody shifts unless the row then costs less by
their own measure: that can only go on for so long. Who can do nothing else makes room for a
face-up tile, to take it in the next turn.
"""

from typing import Final

from reihum.games.completto.board import READINGS, shifted
from reihum.games.completto.gaps import (
    after,
    cost,
    lay_costs,
    reachable,
    stuck,
    way_out,
)
from reihum.games.completto.model import Action, Draw, Hint, Lay, Push, Row, Shift, Take, View
from reihum.games.completto.view import moves, unseen_tiles
from reihum.kernel.chance import Seed, chosen, pick

WORTH_A_SHIFT: Final = 0.4  # what a shift must save, by the gaps' costs


def random(view: View, seed: Seed) -> Action:
    """Any of the legal moves, all equally likely."""
    return chosen(seed, "move", moves(view))


def simple(view: View, seed: Seed) -> Action:
    """Keeps room for what can still come; shifts only where a gap cannot be filled any more."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    row, numbers = bytes(view.public.rows[view.seat]), _possible(view)
    if isinstance(options[0], Push):
        return min(options, key=lambda push: _push_cost(push, row))

    def worth(action: Action) -> float:
        return cost(after(row, action), numbers, 1.0) - 2 * _earns_extra_turn(view, action)

    now = cost(row, numbers, 1.0)
    laying = [action for action in options if isinstance(action, Lay | Take)]
    if laying and (view.public.drawn or worth(min(laying, key=worth)) < now):
        return min(laying, key=worth)
    if stuck(row, numbers):
        shift = min([action for action in options if isinstance(action, Shift)], key=worth)
        if worth(shift) < now:
            return shift
    # Shifting only as a last resort, and then at random, so that nobody shifts to and fro for ever.
    return Draw() if view.public.pile_size else chosen(seed, "shift", options)


def gentle(view: View, seed: Seed) -> Action:
    """Lays a tile about where it belongs, and looks at the face-up tiles only for pairs."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    row = bytes(view.public.rows[view.seat])
    if isinstance(options[0], Push | Lay):
        order = sorted(options, key=lambda action: _push_cost(action, row))
        seen = 1 if pick(seed, "attention", 3) else min(len(order), 3)
        return chosen(seed, "move", order[:seen])
    takes = [action for action in options if isinstance(action, Take)]
    if takes and row.count(0) == 1:
        return takes[0]  # the last one: nobody overlooks that
    pairs = [action for action in takes if _earns_extra_turn(view, action)]
    if pairs:
        return chosen(seed, "pair", pairs)
    numbers = _possible(view)
    if not view.public.pile_size:
        return way_out(view.public.face_up, options, row, numbers)
    shift = _best_shift(options, row, numbers, 1.0) if stuck(row, numbers) else None
    return shift or Draw()


def steady(view: View, _seed: Seed) -> Action:
    """Lays every tile where it leaves most room for what can still come."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    row, numbers = bytes(view.public.rows[view.seat]), _possible(view)

    def worth(action: Action) -> float:
        return cost(after(row, action), numbers, 1.0) - _earns_extra_turn(view, action)

    if isinstance(options[0], Push | Lay):
        return min(options, key=worth)
    taking = [action for action in options if isinstance(action, Take)]
    if taking and worth(min(taking, key=worth)) < cost(row, numbers, 1.0) - 1:
        return min(taking, key=worth)
    shift = _best_shift(options, row, numbers, 1.0)
    if shift and (stuck(row, numbers) or not view.public.pile_size):
        return shift
    return Draw() if view.public.pile_size else way_out(view.public.face_up, options, row, numbers)


def sharp(view: View, _seed: Seed) -> Action:
    """Weighs a draw by every tile that could come against taking and shifting."""
    return weighed(view, tight=20.0, at_hand=4, extra_turn=2.0)


def master(view: View, _seed: Seed) -> Action:
    """Plays for the win against these others: takes, draws or shifts by learned chances."""
    # What it has learned takes a while to load: only who asks the master waits for it.
    from reihum.games.completto.master import best_move  # noqa: PLC0415

    return best_move(view)


def weighed(view: View, tight: float, at_hand: int, extra_turn: float) -> Action:
    """The move that leaves the row that is easiest to fill, by the gaps' costs."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    row = bytes(view.public.rows[view.seat])
    numbers = reachable(unseen_tiles(view.public), view.public.face_up, at_hand)

    def worth(action: Action) -> float:
        extra = extra_turn * _earns_extra_turn(view, action)
        return cost(after(row, action), numbers, tight) - extra

    if isinstance(options[0], Push | Lay):
        return min(options, key=worth)
    now = cost(row, numbers, tight)
    found: list[tuple[float, Action]] = [
        (worth(action), action) for action in options if isinstance(action, Take)
    ]
    if view.public.pile_size:
        found.append((now + _draw_gain(view, row, numbers, tight, extra_turn), Draw()))
    shift = _best_shift(options, row, numbers, tight)
    if shift and worth(shift) < now - WORTH_A_SHIFT:
        found.append((worth(shift), shift))
    if not found:
        return way_out(view.public.face_up, options, row, numbers)
    return min(found, key=lambda one: one[0])[1]


def _draw_gain(view: View, row: Row, numbers: list[int], tight: float, extra_turn: float) -> float:
    """By how much a draw changes the cost, on average over all tiles that can come."""
    gains = lay_costs(row, numbers, tight, extra_turn)
    unseen = unseen_tiles(view.public)
    total = 0.0
    for tile in unseen:
        total += min([gains.get(reading, 0.0) for reading in READINGS[tile]])
    return total / max(1, len(unseen))


def _best_shift(
    options: tuple[Action, ...], row: Row, numbers: list[int], tight: float
) -> Shift | None:
    """The shift after which the row costs least, if that is less than now."""
    best, found = cost(row, numbers, tight) - 1e-6, None
    seen = {row}
    for action in options:
        if isinstance(action, Shift):
            other = shifted(row, action.slot, action.to)
            if other not in seen:
                seen.add(other)
                value = cost(other, numbers, tight)
                if value < best:
                    best, found = value, action
    return found


def _earns_extra_turn(view: View, action: Action) -> bool:
    """C12."""
    if not isinstance(action, Lay | Take):
        return False
    tile = action.tile if isinstance(action, Take) else view.public.drawn
    return any(
        fit.extra_turn
        for fit in view.own.fits[tile]
        if fit.slot == action.slot and fit.reading == action.reading
    )


def _push_cost(action: Action, row: Row) -> float:
    """How far a number is from its place in a row that is spread evenly from 1 to 100."""
    if not isinstance(action, Push | Lay):
        return 0.0
    return abs(action.slot - (action.reading - 1) / 99 * len(row))


def _possible(view: View) -> list[int]:
    """The readings that tiles not yet in a row can still have, each once."""
    tiles = (*unseen_tiles(view.public), *view.public.face_up)
    return sorted({reading for tile in tiles for reading in READINGS[tile]})


def hint(view: View, seed: Seed) -> Hint:
    """What the best player that there is would do in this seat's place."""
    return shown(view, master(view, seed))


def shown(_view: View, action: Action) -> Hint:
    """A move as a hint shows it."""
    return Hint(action)


PLAYERS: Final = {
    "random": random,
    "gentle": gentle,
    "simple": simple,
    "steady": steady,
    "sharp": sharp,
    "master": master,
}
