"""What can become of one colour's open runs at a number, found by trying."""

from __future__ import annotations

from typing import Final

# An open run is told by a number:
#   3 * length + jokers          any run: of one or two places, or of three with two jokers, which
#                                R10 reads as a group, so that it has to go on
#   LONG                         any run of three or more
#   KEPT + index                 a run of the table that is to stay as it lies
#   WHOLE + 2 * index + grown    a joker run of the table that stays whole (R11), and may grow
#   NEW + ...                    a run that has to be a new set (R12, R17): its length; how many
#                                tiles in a row at its end lie once; how many numbers it has, at
#                                most two;
#                                whether it has the tile or joker it is for
LONG: Final = 12
KEPT: Final = 16
WHOLE: Final = 32
NEW: Final = 64
LENGTH_MASK: Final = 7
ROW_SHIFT: Final = 3
NUMBERS_SHIFT: Final = 6
MARK: Final = 1 << 8
LONGEST_NEW: Final = 6  # longer ones can be cut

# The open runs of a colour in one number, sorted.
SLOT_BITS: Final = 11
SLOT_MASK: Final = (1 << SLOT_BITS) - 1

# Where an open run comes from, below its kind: the place of the run it was, and its last tile.
KIND_SHIFT: Final = 8
PLACE_SHIFT: Final = 2
PLACE_MASK: Final = 63
MARKED: Final = 2
JOKER: Final = 1

# What goes to the runs of a colour at a number: tiles, jokers, marked jokers, a marked tile; and
# whether both tiles of the kind lie on the table.
JOKERS_SHIFT: Final = 2
MARKED_JOKERS_SHIFT: Final = 4
MARKED_TILE: Final = 1 << 6
BOTH: Final = 1 << 7
TOKEN_BITS: Final = 8

Way = tuple[list[int], int]


class OldRun:
    """A run of the table."""

    def __init__(self, low: int, high: int, jokers: int, counts: bool) -> None:
        self.low = low
        self.high = high
        self.jokers = jokers  # bit by number
        self.counts = counts  # not if a tile of the rack took a joker's place: it is touched


def packed(slots: list[int]) -> int:
    """Open runs in one number."""
    slots.sort(reverse=True)
    found = 0
    for slot in slots:
        found = found << SLOT_BITS | slot
    return found


def slots_of(config: int) -> list[int]:
    """The open runs that a number stands for."""
    slots: list[int] = []
    while config:
        slots.append(config & SLOT_MASK)
        config >>= SLOT_BITS
    return slots


def may_end(slot: int) -> bool:
    """Whether an open run is a set as it is."""
    if slot < NEW:
        return slot >= LONG
    code = slot - NEW
    return code & MARK > 0 and code & LENGTH_MASK >= 3 and code >> NUMBERS_SHIFT & 3 == 2


def ways(
    old: list[OldRun],
    whole: list[OldRun],
    count_jokers: bool,
    marks: bool,
    number: int,
    config: int,
    tokens: int,
) -> list[Way]:
    """All that can become of open runs at a number: those open then, and how many are touched."""
    walk = Walk(old, whole, count_jokers, marks, number, slots_of(config), tokens)
    walk.begin_old(0)
    return walk.found


class Walk:
    """All that can become of open runs at one number."""

    def __init__(
        self,
        old: list[OldRun],
        whole: list[OldRun],
        count_jokers: bool,
        marks: bool,
        number: int,
        config: list[int],
        tokens: int,
    ) -> None:
        self.old = old
        self.whole = whole
        self.count_jokers = count_jokers
        self.marks = marks
        self.number = number
        self.config = config
        self.tiles = tokens & 3
        self.jokers = tokens >> JOKERS_SHIFT & 3
        self.marked_jokers = tokens >> MARKED_JOKERS_SHIFT & 3
        self.marked_tile = bool(tokens & MARKED_TILE)
        self.both = bool(tokens & BOTH)
        if self.marked_tile:
            self.tiles -= 1
        self.after: list[int] = []
        self.cost = 0
        self.ended_long = False
        self.found: list[Way] = []

    def _take(self, joker: int) -> bool:
        if joker:
            if self.jokers:
                self.jokers -= 1
                return True
        elif self.tiles:
            self.tiles -= 1
            return True
        return False

    def _give_back(self, joker: int) -> None:
        if joker:
            self.jokers += 1
        else:
            self.tiles += 1

    def begin_old(self, index: int) -> None:
        """The table's runs that begin here: each is to be kept or not."""
        old = self.old
        while index < len(old) and (old[index].low != self.number or not old[index].counts):
            index += 1
        if index == len(old):
            self.begin_whole(0, 0)
            return
        kind = KEPT + index
        joker = old[index].jokers >> self.number & 1
        if self._take(joker):
            self.after.append(kind << KIND_SHIFT | joker)
            self.begin_old(index + 1)
            self.after.pop()
            self._give_back(joker)
        elif self._take_marked(joker):
            self.after.append(kind << KIND_SHIFT | MARKED | joker)
            self.begin_old(index + 1)
            self.after.pop()
            self._give_back_marked(joker)
        self.cost += 1
        self.begin_old(index + 1)
        self.cost -= 1

    def _take_marked(self, joker: int) -> bool:
        """R12, R17: a run that lay is as good as new if what is marked took the place of a twin."""
        if joker:
            if self.marked_jokers:
                self.marked_jokers -= 1
                return True
        elif self.marked_tile and self.both:
            self.marked_tile = False
            return True
        return False

    def _give_back_marked(self, joker: int) -> None:
        if joker:
            self.marked_jokers += 1
        else:
            self.marked_tile = True

    def begin_whole(self, index: int, taken: int) -> None:
        """R11: the joker runs that begin here, alone or after the tiles of an open run."""
        whole = self.whole
        while index < len(whole) and whole[index].low != self.number:
            index += 1
        if index == len(whole):
            self.go_on(0, taken)
            return
        kind = WHOLE + 2 * index
        self.after.append(kind << KIND_SHIFT)
        self.begin_whole(index + 1, taken)
        self.after.pop()
        cost = int(whole[index].counts)
        self.cost += cost
        for place, slot in enumerate(self.config):
            if slot <= LONG and not taken >> place & 1:
                self.after.append((kind + 1) << KIND_SHIFT | (place + 1) << PLACE_SHIFT)
                self.begin_whole(index + 1, taken | 1 << place)
                self.after.pop()
        self.cost -= cost

    def go_on(self, place: int, taken: int) -> None:
        """The open runs in turn: each goes on or ends."""
        if place == len(self.config):
            self.begin_others()
            return
        slot = self.config[place]
        if taken >> place & 1:
            self.go_on(place + 1, taken)
        elif slot >= NEW:
            self._go_on_new(place, taken, slot)
        elif slot >= WHOLE:
            self._go_on_whole(place, taken, slot)
        elif slot >= KEPT:
            self._go_on_kept(place, taken, slot)
        else:
            self._extend(place, taken, slot)
            if slot == LONG:
                ended = self.ended_long
                self.ended_long = True
                self.go_on(place + 1, taken)
                self.ended_long = ended

    def _put(self, kind: int, place: int, taken: int, tile: int) -> None:
        self.after.append(kind << KIND_SHIFT | (place + 1) << PLACE_SHIFT | tile)
        self.go_on(place + 1, taken)
        self.after.pop()

    def _go_on_kept(self, place: int, taken: int, slot: int) -> None:
        run = self.old[slot - KEPT]
        if run.high < self.number:
            self.go_on(place + 1, taken)
            return
        joker = run.jokers >> self.number & 1
        if self._take(joker):
            self._put(slot, place, taken, joker)
            self._give_back(joker)
        elif self._take_marked(joker):
            self._put(slot, place, taken, MARKED | joker)
            self._give_back_marked(joker)

    def _go_on_whole(self, place: int, taken: int, slot: int) -> None:
        run = self.whole[(slot - WHOLE) >> 1]
        if run.high >= self.number:
            self._put(slot, place, taken, 0)
            return
        self.go_on(place + 1, taken)
        cost = 0 if (slot - WHOLE) & 1 else int(run.counts)
        self.cost += cost
        self._extend(place, taken, LONG)
        self.cost -= cost

    def _extend(self, place: int, taken: int, slot: int) -> None:
        for joker in (0, JOKER):
            if self._take(joker):
                self._put(self._longer(slot, joker), place, taken, joker)
                self._give_back(joker)

    def _longer(self, slot: int, joker: int) -> int:
        if slot == LONG:
            return LONG
        length = slot // 3 + 1
        jokers = slot % 3 + joker if self.count_jokers else 0
        return LONG if length > 3 or (length == 3 and jokers < 2) else 3 * length + jokers

    def _go_on_new(self, place: int, taken: int, slot: int) -> None:
        if may_end(slot):
            self.go_on(place + 1, taken)
        for joker in (0, JOKER):
            if self._take(joker):
                self._grow(place, taken, slot, joker)
                self._give_back(joker)
        if self.marked_tile:
            self.marked_tile = False
            self._grow(place, taken, slot, MARKED)
            self.marked_tile = True
        if self.marked_jokers:
            self.marked_jokers -= 1
            self._grow(place, taken, slot, MARKED | JOKER)
            self.marked_jokers += 1

    def _grow(self, place: int, taken: int, slot: int, tile: int) -> None:
        longer = self._longer_new(slot, tile)
        if longer:
            self._put(longer, place, taken, tile)

    def _longer_new(self, slot: int, tile: int) -> int:
        """The new run with one more place; 0 if it then is a run that lay with tiles added (R12).

        It is not if one of the tiles lies twice: the two may have been exchanged.
        """
        code = slot - NEW
        length = (code & LENGTH_MASK) + 1
        if length > LONGEST_NEW:
            return 0
        row, numbers = code >> ROW_SHIFT & 7, code >> NUMBERS_SHIFT & 3
        if tile & JOKER:
            row = 0
        else:
            row = 0 if self.both else row + 1
            numbers = min(2, numbers + 1)
            for run in self.old:
                if run.high == self.number and self.number - run.low < row and not run.jokers:
                    return 0
        mark = MARK if tile & MARKED else code & MARK
        return NEW + (length | row << ROW_SHIFT | numbers << NUMBERS_SHIFT | mark)

    def begin_others(self) -> None:
        """What is left begins other runs."""
        if self.ended_long and (self.tiles or self.jokers):
            return  # to go on with the long run is as good
        count = len(self.after)
        if not self.marks:
            self._begin_any(self.tiles, self.jokers)
            self.found.append((self.after.copy(), self.cost))
        else:
            self._begin_new(MARKED, int(self.marked_tile))
            self._begin_new(MARKED | JOKER, self.marked_jokers)
            before = len(self.after)
            for tiles in range(self.tiles + 1):
                for jokers in range(self.jokers + 1):
                    self._begin_any(self.tiles - tiles, self.jokers - jokers)
                    self._begin_new(0, tiles)
                    self._begin_new(JOKER, jokers)
                    self.found.append((self.after.copy(), self.cost))
                    del self.after[before:]
        del self.after[count:]

    def _begin_any(self, tiles: int, jokers: int) -> None:
        for _ in range(tiles):
            self.after.append(3 << KIND_SHIFT)
        for _ in range(jokers):
            self.after.append((3 + int(self.count_jokers)) << KIND_SHIFT | JOKER)

    def _begin_new(self, tile: int, count: int) -> None:
        for _ in range(count):
            self.after.append(self._longer_new(NEW, tile) << KIND_SHIFT | tile)
