"""What the rest of the numbers can still bring: exact values for every way runs can be open.

Going from one end of the numbers to the other, one number at a time, this keeps for each number
the ways the runs can be open, with the most that can have been laid. Ways that are no better in
anything than another are dropped.
"""

from __future__ import annotations

from typing import Final

from reihum.games.rummy.solver.layers import FEW, SIEVE_BITS, Layer, undominated, undominated_by
from reihum.games.rummy.solver.sweep import NO_SIEVE, Sweep
from reihum.games.rummy.solver.task import ONE_JOKER, UNTOUCHED, Task

EMPTY: Final = Layer({})


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
        self.below.append(Layer(layer))
        for number in range(1, 14):
            into: dict[int, int] = {}
            Sweep(self.task, number, 1).spread(layer, 0, self.jokers, True, 0, into, 0, NO_SIEVE)
            layer = undominated(into) if len(into) > FEW else into
            self.below.append(Layer(layer))
        if hopeful:
            self.floor = max(self.floor, layer.get(0, 0) & ~UNTOUCHED)

    def _extend(self, sweep: Sweep, number: int, table: int, rack: int) -> None:
        left = self.jokers - table - rack
        floor = self.floor - self.most_below[number]
        if rack < self.rack:
            floor -= (self.rack - rack) * (self.task.tile_worth[13] - ONE_JOKER)
        sieve = NO_SIEVE
        last = self.jokers > 0 and not left
        if last:
            sieve = self.below[number - 1].sieve()
        into: dict[int, int] = {}
        for table_here in range(table + 1):
            for rack_here in range(rack + 1):
                layer = self.layers[(table - table_here) * self.width + rack - rack_here][
                    number + 1
                ]
                if layer.found:
                    gain = rack_here * (self.task.tile_worth[number] - ONE_JOKER)
                    used = table_here + rack_here
                    sweep.spread(layer.found, used, left, not rack_here, gain, into, floor, sieve)
        if last and len(self.below[number - 1].found) > SIEVE_BITS:
            into = self._fitting(into, self.below[number - 1])
        if table and into:
            into = undominated_by(into, self.layers[(table - 1) * self.width + rack][number])
        if len(into) > FEW:
            into = undominated(into)
        self.layers[table * self.width + rack][number] = Layer(into)

    def _fitting(self, found: dict[int, int], below: Layer) -> dict[int, int]:
        return {state: value for state, value in found.items() if below.best(state) >= 0}

    def most(self) -> int:
        """What all numbers can bring; -1 if the tiles that must lie cannot all lie."""
        return self.rest(0, 0, self.table, self.rack)

    def rest(self, number: int, state: int, table: int, rack: int) -> int:
        """The most that the numbers above this one can bring with so many jokers left."""
        key = ((state << 4 | number) << 2 | table) << 2 | rack
        found = self.known.get(key)
        if found is None:
            found = -1
            for some_table in range(table + 1):
                for some_rack in range(rack + 1):
                    layer = self.layers[some_table * self.width + some_rack][number + 1]
                    if layer.found:
                        found = max(found, layer.best(state))
            self.known[key] = found
        return found
