"""What a number lets through when so many jokers are used at it."""

from typing import Final

from mypy_extensions import i64

from reihum.games.rummy.solver.joker_uses import Share, Use
from reihum.games.rummy.solver.layout import STATE_BITS, STATE_MASK
from reihum.games.rummy.solver.open_runs import ONES, TWOS
from reihum.games.rummy.solver.passages import (
    FAR_SHIFT,
    HIGHS_SHIFT,
    JOKERS_SHIFT,
    KNOWN,
    LOOSE,
    LOWS_SHIFT,
    MORE,
    NEAR_SHIFT,
    TOTAL_SHIFT,
    Passages,
)
from reihum.games.rummy.solver.task import Task

BEGUN_BITS: Final = 3
BEGUN_MASK: Final = 7


def lacking(needs: i64, used: i64) -> i64:
    """How many of the table's runs cannot begin where they began, for want of tiles."""
    missing = (needs >> BEGUN_BITS) - used
    if missing <= 0:
        return 0
    return min(needs & BEGUN_MASK, missing)


class Gate:
    """A number, with so many jokers used at it."""

    def __init__(self, task: Task, number: i64, share: Share) -> None:
        self.task = task
        self.number = number
        self.share = share
        self.cell: i64 = (number + 1) * 4
        self.worth: i64 = task.worth[number]
        self.blocks: i64 = task.blocks[number]
        self.value: i64 = 0  # what it brings if all tiles are laid, and so many jokers
        self.rest: i64 = 0  # what numbers above can bring
        self.spots: list[Passages] = []  # by jokers in runs, by colour; once somebody comes
        self.begins = False  # whether a run of the table begins here
        for cell in range(self.cell, self.cell + 4):
            if task.begun[cell]:
                self.begins = True

    def open(self) -> None:
        """Get ready to let through."""
        for jokers in range(self.share.used + 1):
            for colour in range(4):
                self.spots.append(KNOWN.passages(self._kind(colour, jokers)))

    def _kind(self, colour: i64, jokers: i64) -> i64:
        task = self.task
        left = self.share.left
        cell = self.cell + colour
        near = task.run_lows[cell + 4]
        far = near + task.run_lows[cell + 8]
        if self.number < 13:
            near += task.total[cell + 4] + left
        if self.number < 12:
            far += task.total[cell + 8] + left
        kind = (
            task.must[cell]
            | task.total[cell] << TOTAL_SHIFT
            | min(near, 4) << NEAR_SHIFT
            | min(far, 4) << FAR_SHIFT
            | jokers << JOKERS_SHIFT
            | task.run_lows[cell] << LOWS_SHIFT
            | task.run_highs[cell] << HIGHS_SHIFT
        )
        if jokers and self.share.from_table:
            kind |= LOOSE
        if left and task.table_jokers + task.rack_jokers == 2:
            kind |= MORE
        return kind

    def allowed(self, key: i64, jokers: i64) -> i64:
        """The numbers of tiles that may go to groups, three bits a colour, if the runs of every
        colour get so many jokers.
        """
        spots = self.spots
        place = 4 * jokers
        return (
            spots[place].allowed_at(key & STATE_MASK)
            | spots[place + 1].allowed_at(key >> STATE_BITS & STATE_MASK) << 3
            | spots[place + 2].allowed_at(key >> 2 * STATE_BITS & STATE_MASK) << 6
            | spots[place + 3].allowed_at(key >> 3 * STATE_BITS & STATE_MASK) << 9
        )

    def needs(self, colour: i64, state: i64, use: Use) -> i64:
        """How many tiles runs need for all of the table's to begin here; and how many do."""
        cell = self.cell + colour
        begun = self.task.begun[cell]
        if not begun:
            return 0
        jokers = use.in_runs >> 2 * colour & 3
        needed = ONES[state] + TWOS[state] + begun - jokers - self.task.run_lows[cell]
        if needed <= 0:
            return 0
        return needed << BEGUN_BITS | begun
