"""Completto's learned values: the turns to go from a row, and what every move makes of it."""

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from reihum.games.completto.board import READINGS
from reihum.games.completto.model import ROW_LENGTH, TILES, Row
from reihum.kernel.network import Network, Numbers

Indices = NDArray[np.int64]

FACE_UP = ROW_LENGTH * len(TILES)  # embeddings: a reading in a slot, then a tile face up,
GONE = FACE_UP + len(TILES)  # then one that lies in another row, or upside down in this one,
KIND = GONE + len(TILES)  # then the kind of table
FAR = 1e6

PAIRS: Indices = np.array([(tile, reading) for tile in TILES for reading in READINGS[tile]])
SLOTS: Indices = np.arange(ROW_LENGTH)


@cache
def network() -> Network:
    """The shipped values."""
    return Network(files("reihum.games.completto").joinpath("values.npz").read_bytes())


class Table:
    """A row with all that matters around it."""

    def __init__(
        self, row: Row, face_up: bytes, unseen: bytes, kind: int, pile: int, drawn: int = 0
    ) -> None:
        self.row, self.face_up, self.unseen = row, face_up, unseen
        self.kind, self.pile, self.drawn = kind, pile, drawn

    def gone(self) -> list[int]:
        """The tiles that cannot come any more and whose number this row does not show."""
        there = {*self.row, *self.face_up, *self.unseen, self.drawn}
        return [tile for tile in TILES if tile not in there]

    def sums(self) -> Numbers:
        """The first layer: the sum of the embeddings of all that is there."""
        net = network()
        terms = [slot * 100 + reading - 1 for slot, reading in enumerate(self.row) if reading]
        terms += [FACE_UP + tile - 1 for tile in self.face_up]
        terms += [GONE + tile - 1 for tile in self.gone()]
        terms.append(KIND + self.kind)
        total: Numbers = net.embed[terms].sum(0) + net.bias
        return total


class Moves:
    """What every move from a table is worth: the turns to go, this one included."""

    def __init__(self, table: Table) -> None:
        row = np.frombuffer(table.row, np.uint8).astype(np.int64)
        base = table.sums()
        lays, shifts, leaves = _lays(table, row), _shifts(row), _leaves(table)
        after = [
            _after_lays(base, lays, table),
            _after_shifts(base, row, shifts),
            _after_leaves(base, leaves),
        ]
        values = network().values(np.concatenate(after))
        first, second = len(lays), len(lays) + len(shifts)
        extra = _extra(row, lays)
        last = table.row.count(0) == 1
        self.lays, self.shifts = lays, shifts  # tile, reading, slot; from, to
        self.lay_values = np.ones(first) if last else values[:first] + ~extra
        self.shift_values = 1.0 + values[first:second]
        self.draw = self._draw(table, leaves, 1.0 + values[second:])

    def _draw(self, table: Table, leaves: Indices, leave_values: Numbers) -> float:
        """The mean over all unseen tiles: laid as well as can be, or left in the middle."""
        if not table.pile or not table.unseen:
            return FAR
        best = np.full(len(TILES) + 1, FAR)
        np.minimum.at(best, self.lays[:, 0], self.lay_values)
        best[leaves] = np.where(best[leaves] < FAR, best[leaves], leave_values)
        return float(best[list(table.unseen)].mean())

    def best(self, face_up: bytes) -> float:
        """The turns to go after the best move."""
        takes = np.isin(self.lays[:, 0], list(face_up))
        return min(
            self.draw,
            float(self.lay_values[takes].min(initial=FAR)),
            float(self.shift_values.min(initial=FAR)),
        )


def _lays(table: Table, row: Indices) -> Indices:
    """Every tile that is face up or unseen, with every reading in every slot where it fits."""
    below = np.maximum.accumulate(row)
    above = np.minimum.accumulate(np.where(row == 0, 101, row)[::-1])[::-1]
    had = np.isin(PAIRS[:, 0], list(table.face_up + table.unseen))
    reading = PAIRS[:, 1]
    fits = (below[:, None] < reading) & (reading < above[:, None]) & (row == 0)[:, None] & had
    slot, pair = fits.nonzero()
    return np.column_stack([PAIRS[pair], slot])


def _after_lays(base: Numbers, lays: Indices, table: Table) -> Numbers:
    """The first layer after each lay; one upside down hides its own number and shows its twin's."""
    embed, gone = network().embed, table.gone()
    tile, reading, slot = lays.T
    after: Numbers = base + embed[slot * 100 + reading - 1]
    up = np.isin(tile, list(table.face_up))
    after[up] -= embed[FACE_UP + tile[up] - 1]
    turned = tile != reading
    after[turned] += embed[GONE + tile[turned] - 1]
    twin = turned & np.isin(reading, gone)
    after[twin] -= embed[GONE + reading[twin] - 1]
    return after


def _extra(row: Indices, lays: Indices) -> NDArray[np.bool_]:
    """C12: which of these earn an extra turn."""
    padded = np.concatenate([[-5], row, [-5]])
    _, reading, slot = lays.T
    left = (padded[slot] == reading - 1) & (reading > 1)
    extra: NDArray[np.bool_] = left | (padded[slot + 2] == reading + 1)
    return extra


def _shifts(row: Indices) -> Indices:
    """C10: every shift with a result of its own, from the edge of a gap past some open tiles."""
    hidden, shown = row == 0, row > 0
    right = hidden & np.append(shown[1:], False)
    left = hidden & np.insert(shown[:-1], 0, False)
    later = SLOTS[:, None] < SLOTS
    forth = (right[:, None] & shown & later).nonzero()
    back = (left[:, None] & shown & later.T).nonzero()
    return np.concatenate([np.column_stack(forth), np.column_stack(back)])


def _after_shifts(base: Numbers, row: Indices, shifts: Indices) -> Numbers:
    embed = network().embed
    place = np.maximum(SLOTS * 100 + row - 1, 0)
    shown = (row > 0)[:, None]

    def moved(by: int) -> Numbers:
        there = np.maximum(np.clip(SLOTS + by, 0, ROW_LENGTH - 1) * 100 + row - 1, 0)
        change: Numbers = np.cumsum((embed[there] - embed[place]) * shown, axis=0)
        return np.insert(change, 0, 0.0, axis=0)  # at s: over all slots before s

    start, end = shifts.T
    lower, upper = moved(-1), moved(1)
    forth = lower[end + 1] - lower[start + 1]
    back = upper[start] - upper[end]
    after: Numbers = base + np.where((end > start)[:, None], forth, back)
    return after


def _leaves(table: Table) -> Indices:
    """The unseen tiles, any of which may have to be left in the middle."""
    return np.array(list(table.unseen), dtype=np.int64)


def _after_leaves(base: Numbers, leaves: Indices) -> Numbers:
    embed = network().embed
    after: Numbers = base + embed[FACE_UP + leaves - 1]
    return after
