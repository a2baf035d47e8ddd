"""What can become of one colour's open runs at a number, found by trying."""

from __future__ import annotations

from reihum.games.rummy.solver.slots import (
    BOTH,
    JOKER,
    JOKERS_SHIFT,
    KEPT,
    KIND_SHIFT,
    LENGTH_MASK,
    LONG,
    LONGEST_NEW,
    MARK,
    MARKED,
    MARKED_JOKERS_SHIFT,
    MARKED_TILE,
    NEW,
    NUMBERS_SHIFT,
    PLACE_SHIFT,
    ROW_SHIFT,
    WHOLE,
    OldRun,
    may_end,
    slots_of,
)

Way = tuple[list[int], int]


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
