"""What the rest of the numbers can still bring: exact values for every way runs can be open.

Going from one end of the numbers to the other, one number at a time, this keeps for each number
the ways the runs can be open, with the most that can have been laid. Ways that are no better in
anything than another are dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reihum.games.rummy.solver.layers import FEW, SIEVE_BITS, Layer, undominated, undominated_by
from reihum.games.rummy.solver.sweep import NO_SIEVE, Sweep
from reihum.games.rummy.solver.task import ONE_JOKER, UNTOUCHED, Task

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY: Final = Layer({})
UNKNOWN: Final = -2


class Reach:
    """By number and jokers used: all that can be open below the numbers from there on up."""

    def __init__(self, task: Task, floor: int, hopeful: bool) -> None:
        """Leaves out what cannot bring more than the floor, which counts sets touched.

        The hopeful one also leaves out what brings less than can be laid without jokers; they are
        sure to find a place, unless there are rules for where.
        """
        self.task = task
        self.table = task.table_jokers
        self.rack = task.rack_jokers + task.marked_jokers
        self.width = self.rack + 1
        self.jokers = self.table + self.rack
        self.known: dict[int, int] = {}
        self.floor = max(0, floor + 1)
        self.most_below: list[int] = self._most_below()
        self.layers: list[list[Layer]] = [
            [EMPTY] * 15 for _ in range((self.table + 1) * self.width)
        ]
        self.layers[0][14] = Layer({0: UNTOUCHED})
        self.below: list[Layer] = []
        if self.jokers:
            self._sweep_up(hopeful)
        for number in range(13, 0, -1):
            sweep = Sweep(task, number, -1)
            for table in range(self.table + 1):
                for rack in range(self.width):
                    self._extend(sweep, number, table, rack)

    def _most_below(self) -> list[int]:
        """By number: what the numbers below it bring if all their tiles can be laid."""
        task = self.task
        most = [0] * 15
        for number in range(1, 14):
            at = (number + 1) * 4
            tiles = 0
            for cell in range(at, at + 4):
                tiles += task.total[cell] - task.must[cell]
            most[number + 1] = most[number] + task.tile_worth[number] * tiles
        return most

    def _sweep_up(self, hopeful: bool) -> None:
        """What can be open from below, no joker used; and what can be laid without jokers."""
        layer = {0: UNTOUCHED}
        self.below = [Layer(layer)] + [EMPTY] * 13
        for number in range(1, 14):
            into: dict[int, int] = {}
            Sweep(self.task, number, 1).spread(layer, 0, self.jokers, True, 0, into, 0, NO_SIEVE)
            layer = undominated(into) if len(into) > FEW else into
            if not layer:
                return
            self.below[number] = Layer(layer)
        if hopeful:
            self.floor = max(self.floor, layer.get(0, 0) & ~UNTOUCHED)

    def _extend(self, sweep: Sweep, number: int, table: int, rack: int) -> None:
        """One number further down, so many jokers being used from there on up."""
        left = self.jokers - table - rack
        below = EMPTY
        sieve = NO_SIEVE
        if self.jokers and not left:  # the numbers below have to do without
            below = self.below[number - 1]
            if not below.found:
                return
            sieve = below.sieve()
        floor = self.floor - self.most_below[number]
        if rack < self.rack:
            floor -= (self.rack - rack) * (self.task.tile_worth[13] - ONE_JOKER)
        into: dict[int, int] = {}
        for table_here in range(table + 1):
            for rack_here in range(rack + 1):
                place = (table - table_here) * self.width + rack - rack_here
                layer = self.layers[place][number + 1].found
                if layer:
                    gain = rack_here * (self.task.tile_worth[number] - ONE_JOKER)
                    used = table_here + rack_here
                    sweep.spread(layer, used, left, not rack_here, gain, into, floor, sieve)
        if len(below.found) > SIEVE_BITS:
            into = self._fitting(into, below)
        if table and into:
            into = undominated_by(into, self.layers[(table - 1) * self.width + rack][number])
        if len(into) > FEW:
            into = undominated(into)
        if into:
            self.layers[table * self.width + rack][number] = Layer(into)

    def _fitting(self, found: dict[int, int], below: Layer) -> dict[int, int]:
        return {state: value for state, value in found.items() if below.best(state) >= 0}

    def most(self) -> int:
        """What all numbers can bring; -1 if the tiles that must lie cannot all lie."""
        return self.rest(0, 0, self.table, self.rack)

    def rest(self, number: i64, state: i64, table: i64, rack: i64) -> i64:
        """The most that the numbers above this one can bring with so many jokers left."""
        key: i64 = ((state << 4 | number) << 2 | table) << 2 | rack
        found: i64 = self.known.get(key, UNKNOWN)
        if found == UNKNOWN:
            found = -1
            for some_table in range(table + 1):
                for some_rack in range(rack + 1):
                    layer = self.layers[some_table * self.width + some_rack][number + 1]
                    if layer.found:
                        best: i64 = layer.best(state)
                        if best > found:
                            found = best
            self.known[key] = found
        return found
