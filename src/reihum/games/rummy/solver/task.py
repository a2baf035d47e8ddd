"""A position as the solver counts it: tiles by colour and number, what must lie, what may."""

from __future__ import annotations

from typing import Final

from reihum.games.rummy.solver.groups import NOTHING_TOUCHED, OldGroup, least_touched
from reihum.games.rummy.solver.slots import OldRun

# Cells are indexed (number + 1) * 4 + colour, so that two numbers beyond either end exist, empty.
CELLS: Final = 17 * 4

# A value is tiles and points, or points and tiles; then how few jokers are laid; then how few sets
# are touched.
UNTOUCHED: Final = 255
ONE_JOKER: Final = 1 << 8
MINOR: Final = 1 << 10
MAJOR: Final = 1 << 20


class Task:
    """What is to be arranged."""

    def __init__(self, most_points: bool) -> None:
        self.must: list[int] = [0] * CELLS  # tiles that must lie on the table after
        self.total: list[int] = [0] * CELLS  # these, and those of the rack
        self.table_jokers = 0  # must be laid, count for nothing
        self.rack_jokers = 0  # may be laid
        self.rack_jokers_must = 0  # how many of these have to be
        self.marked_jokers = 0  # the discard, if it is one: must be laid in a new set (R17)
        self.new_homes = False  # whether the table's jokers must be laid in new sets (R12)
        self.discard = -1  # the cell of the tile that must be laid in a new set (R17)
        self.wanted = 0  # R5: points that have to be laid
        self.bonus = 0  # the value of tiles that must be laid from the rack
        self.touches = 0  # how many sets are touched at least, if it is to be of any use
        self.tile_worth: list[int] = [
            number * MAJOR + MINOR if most_points else MAJOR + number * MINOR
            for number in range(14)
        ]
        # the table's sets as they lie
        self.old_runs: list[list[OldRun]] = [[], [], [], []]
        self.old_groups: list[list[OldGroup]] = [[] for _ in range(14)]
        # R11, joker sets that stay whole
        self.whole_runs: list[list[OldRun]] = [[], [], [], []]
        self.whole_groups: list[list[OldGroup]] = [[] for _ in range(14)]
        self.run_lows: list[int] = [0] * CELLS
        self.run_highs: list[int] = [0] * CELLS
        self.group_blocks: list[int] = [0] * 14  # four bits a group: the colours that may be added
        # for bounds on how many sets are touched
        self.old_highs: list[int] = [0] * CELLS  # how many runs without jokers end there
        self.touched: list[list[int]] = [NOTHING_TOUCHED] * 14  # by number and counts in groups

    def add_tile(self, cell: int, must: int, may: int) -> None:
        """More tiles of a kind."""
        self.must[cell] += must
        self.total[cell] += must + may

    def add_run(self, colour: int, run: OldRun, whole: bool) -> None:
        """A run of the table; its tiles come on their own unless it stays whole."""
        low, high = (run.low + 1) * 4 + colour, (run.high + 1) * 4 + colour
        if whole:
            self.whole_runs[colour].append(run)
            self.run_lows[low] += 1
            self.run_highs[high] += 1
        else:
            self.old_runs[colour].append(run)
            if run.counts and not run.jokers:
                self.old_highs[high] += 1

    def add_group(self, number: int, group: OldGroup, whole: bool) -> None:
        """A group of the table; its tiles come on their own unless it stays whole."""
        if whole:
            self.whole_groups[number].append(group)
            missing = 0
            if group.colours.bit_count() + group.jokers == 3:
                for colour in range(4):
                    if not group.colours >> 2 * colour & 1:
                        missing |= 1 << colour
            self.group_blocks[number] = self.group_blocks[number] << 4 | missing
        else:
            self.old_groups[number].append(group)

    def ready(self) -> None:
        """All sets are there."""
        for number in range(1, 14):
            if self.old_groups[number]:
                self.touched[number] = least_touched(self.old_groups[number])

    def most(self) -> int:
        """What it is worth if all that may be laid can be, and no set is touched but must be."""
        most = self.bonus + UNTOUCHED - self.touches
        for cell in range(8, 60):
            if self.total[cell] > self.must[cell]:
                worth = self.tile_worth[(cell >> 2) - 1]
                most += worth * (self.total[cell] - self.must[cell])
        jokers = self.rack_jokers + self.marked_jokers
        return most + jokers * (self.tile_worth[13] - ONE_JOKER)
