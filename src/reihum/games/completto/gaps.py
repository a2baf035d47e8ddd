"""A hand-made judgement of a Completto row: how hard its gaps are to fill with what can come."""

from bisect import bisect_left, bisect_right

from reihum.games.completto.board import READINGS
from reihum.games.completto.model import Row, View
from reihum.games.completto.view import unseen_tiles

FIRM = 1.0  # turns that a face-down tile takes even where there is room
TIGHT = 0.9  # how much a gap costs for being small
HOPELESS = 20.0  # for every face-down tile that a gap has no room for


def reachable(view: View) -> list[int]:
    """The readings that tiles not yet in a row can still have, in order."""
    tiles = (*unseen_tiles(view), *view.face_up, view.drawn)
    return sorted({reading for tile in tiles for reading in READINGS[tile]})


def gaps(row: Row, numbers: list[int]) -> list[tuple[int, int]]:
    """For each gap between open numbers: its face-down tiles, and the readings that fit in it."""
    found = []
    low = hidden = 0
    for reading in (*row, 101):
        if not reading:
            hidden += 1
            continue
        if hidden:
            found.append((hidden, bisect_left(numbers, reading) - bisect_right(numbers, low)))
        low, hidden = reading, 0
    return found


def cost(row: Row, numbers: list[int]) -> float:
    """About how many turns a row still takes: a gap that is nearly full costs most."""
    total = 0.0
    for hidden, room in gaps(row, numbers):
        total += FIRM * hidden
        if hidden > room:
            total += TIGHT * hidden * hidden + HOPELESS * (hidden - room)
        else:
            total += TIGHT * hidden * hidden / (room + 1 - hidden)
    return total
