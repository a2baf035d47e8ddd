"""A hand-made judgement of a Completto row: how hard its gaps are to fill with what can come."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import fsum
from typing import Final

from reihum.games.completto.board import READINGS, gap, laid, pushed, shifted
from reihum.games.completto.model import Action, Lay, Push, Row, Shift, Take

HOPELESS: Final = 20.0  # for every face-down tile that a gap has no room for

Gap = tuple[int, int, int]  # its face-down tiles, and the open numbers before and after it


def gaps(row: Row) -> list[Gap]:
    """The gaps that have face-down tiles, from left to right; 0 and 101 stand at the ends."""
    found = []
    low = hidden = 0
    for reading in (*row, 101):
        if not reading:
            hidden += 1
            continue
        if hidden:
            found.append((hidden, low, reading))
        low, hidden = reading, 0
    return found


def room(numbers: list[int], low: int, high: int) -> int:
    """How many of these readings, which are in order, lie between two open numbers."""
    return bisect_left(numbers, high) - bisect_right(numbers, low)


def gap_cost(hidden: int, numbers: int, tight: float) -> float:
    """About how many turns a gap takes, by its face-down tiles and the readings that fit."""
    if hidden > numbers:
        return hidden + tight * hidden * hidden + HOPELESS * (hidden - numbers)
    return hidden + tight * hidden * hidden / (numbers + 1 - hidden)


def cost(row: Row, numbers: list[int], tight: float) -> float:
    """About how many turns a row still takes: a gap that is nearly full costs most."""
    each = [gap_cost(hidden, room(numbers, low, high), tight) for hidden, low, high in gaps(row)]
    return fsum(each)  # equal gaps cost the same in any order, and by every Python


def stuck(row: Row, numbers: list[int]) -> bool:
    """Whether some gap has more face-down tiles than readings that fit in it."""
    return any(hidden > room(numbers, low, high) for hidden, low, high in gaps(row))


def lay_costs(row: Row, numbers: list[int], tight: float, extra_turn: float) -> dict[int, float]:
    """For every reading that fits: by how much laying it as well as can be changes the cost.

    An extra turn makes a row cheaper by as much as it is worth (C12, pairs side by side).
    """
    found = {}
    for hidden, low, high in gaps(row):
        squares = room(numbers, low, high)
        now = gap_cost(hidden, squares, tight)
        fitting = numbers[bisect_right(numbers, low) : bisect_left(numbers, high)]
        for below, reading in enumerate(fitting):
            above = squares - below - 1
            best = 1e9
            for left in range(hidden):
                extra = (left == 0 and 0 < low == reading - 1) or (
                    left == hidden - 1 and high == reading + 1
                )
                parts = gap_cost(left, below, tight) + gap_cost(hidden - 1 - left, above, tight)
                best = min(best, parts - extra_turn * extra)
            found[reading] = best - now
    return found


def reachable(unseen: Sequence[int], face_up: Sequence[int], at_hand: int) -> list[int]:
    """The readings that tiles not yet in a row can still have, in order.

    One that lies face up counts several times, since it need not be waited for.
    """
    waiting = {reading for tile in unseen for reading in READINGS[tile]}
    there = {reading for tile in face_up for reading in READINGS[tile]}
    return sorted([*(waiting - there), *list(there) * at_hand])


def after(row: Row, action: Action) -> Row:
    """The row after an action, as far as that can be known before."""
    if isinstance(action, Lay | Take):
        return laid(row, action.slot, action.reading)
    if isinstance(action, Push):
        return pushed(row, action.slot, action.reading)
    return shifted(row, action.slot, action.to) if isinstance(action, Shift) else row


def way_out(
    face_up: Sequence[int], options: tuple[Action, ...], row: Row, numbers: list[int]
) -> Action:
    """When nothing can be drawn: take what fits, or make room for a face-up tile at least cost."""
    takes = [action for action in options if isinstance(action, Take)]
    useful = [
        action
        for action in options
        if isinstance(action, Shift) and _fits_then(face_up, after(row, action))
    ]
    return min(
        takes or useful or options, key=lambda action: cost(after(row, action), numbers, 1.0)
    )


def _fits_then(face_up: Sequence[int], row: Row) -> bool:
    """Whether some face-up tile fits into this row."""
    return any(gap(row, reading) for tile in face_up for reading in READINGS[tile])
