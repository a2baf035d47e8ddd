"""How the runs of one colour can pass a number, by what lies there and what comes after it.

Each run of the table is let be as long as there are tiles for it: it takes its tile at each of its
numbers. It is touched when it is loosened, which makes it a run like any other from there on, or
when it gets a tile above its end. A joker run that must stay whole (R11) has its tiles anyway; it
is touched when it takes on a run below it, or gets a tile above its end.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import Places, laid_over, nones
from reihum.games.rummy.solver.layout import (
    AHEAD_SHIFT,
    COST_MASK,
    COST_SHIFT,
    COUNT_BITS,
    ENDED_SHIFT,
    FROM_GROUPS_SHIFT,
    LENGTHENED_SHIFT,
    LOOSENED_SHIFT,
    MARKS_MASK,
    NOT_THERE,
    STATE_BITS,
    STATE_MASK,
    SUMS_SHIFT,
    UNLAID_SHIFT,
    USED_MASK,
    USED_SHIFT,
)
from reihum.games.rummy.solver.open_runs import (
    DOUBTS,
    NEEDS,
    ONES,
    THREES,
    TWOS,
    following,
    joined,
    loosened,
    with_long,
)

REMEMBERED: Final = 1 << 12
ROOM: Final = 256  # at first

# The kind of a passage, packed into one number: tiles that have to lie on the table, tiles that
# may; those that the next number has for runs, those that the one after has; jokers in runs here;
# joker runs and plain runs that begin at the next number; whether a joker may lie where a tile
# could, and whether the second joker is still to come; what the next two numbers have for runs
# besides the tiles of groups; last the runs of the table that lie here.
TOTAL_SHIFT: Final = 2
NEAR_SHIFT: Final = 4
FAR_SHIFT: Final = 7
JOKERS_SHIFT: Final = 10
NEXT_LOWS_SHIFT: Final = 12
NEXT_BEGUN_SHIFT: Final = 14
LOOSE: Final = 1 << 16
MORE: Final = 1 << 17
NEXT_LOOSE_SHIFT: Final = 18
FAR_LOOSE_SHIFT: Final = 21
LYING_SHIFT: Final = 24

# Such a run: there, whole, already changed; its tiles below the number, up to three; its end.
LYING_BITS: Final = 6
LYING_MASK: Final = 0x3F
THERE: Final = 1
WHOLE: Final = 2
CHANGED: Final = 4
LENGTH_SHIFT: Final = 3
ENDS: Final = 32

CONFIGS: Final = Places(ROOM)  # all there ever were; the first when nothing is open
CONFIGS.place_of(0)


class Book:
    """The ways of all passages, one behind the other."""

    def __init__(self) -> None:
        # four numbers a row: what may go to groups, as bits, then the list of ways by what does
        self.rows: vec[i64] = vec[i64]()
        self.ways: vec[i64] = vec[i64]()


class Lying:
    """A run of the table that lies at a number."""

    def __init__(self, packed: i64, mark: i64) -> None:
        self.mark = mark  # a bit of its own
        self.whole = packed & WHOLE > 0  # R11: whether it must stay whole
        self.changed = packed & CHANGED > 0  # whether a tile already took a joker's place
        self.length: i64 = packed >> LENGTH_SHIFT & 3  # below the number; three is as good as more
        self.ends = packed & ENDS > 0  # whether this is its last number


class Passage:
    """For every config, and every number of tiles that go to groups: the ways to pass."""

    def __init__(self, kind: i64, book: Book) -> None:
        self.book = book
        self.must: i64 = kind & 3
        self.total: i64 = kind >> TOTAL_SHIFT & 3
        self.near: i64 = kind >> NEAR_SHIFT & 7
        self.far: i64 = kind >> FAR_SHIFT & 7
        self.jokers: i64 = kind >> JOKERS_SHIFT & 3
        self.next_lows: i64 = kind >> NEXT_LOWS_SHIFT & 3
        self.next_begun: i64 = kind >> NEXT_BEGUN_SHIFT & 3
        self.next_loose: i64 = kind >> NEXT_LOOSE_SHIFT & 7
        self.far_loose: i64 = kind >> FAR_LOOSE_SHIFT & 7
        self.loose = kind & LOOSE > 0
        self.more = kind & MORE > 0
        self.plain: list[Lying] = []
        self.whole: list[Lying] = []
        mark: i64 = 1
        packed: i64 = kind >> LYING_SHIFT
        while packed:
            if packed & THERE:
                run = Lying(packed & LYING_MASK, mark)
                (self.whole if run.whole else self.plain).append(run)
            packed >>= LYING_BITS
            mark *= 2
        self.rows: vec[i64] = vec[i64]()  # by config, once somebody comes: where in the book

    def row_at(self, place: i64) -> i64:
        """Where in the book the row of a config begins."""
        if place < len(self.rows):
            row = self.rows[place]
            if row != NOT_THERE:
                return row
        return self._fill(place)

    def _fill(self, place: i64) -> i64:
        if place >= len(self.rows):  # room for all configs there are by now, and some more
            self.rows = laid_over(self.rows, nones(CONFIGS.count + 16))
        book = self.book
        row: i64 = len(book.rows)
        book.rows = append(book.rows, 0)
        for grouped in range(3):
            start: i64 = len(book.ways)
            if grouped <= self.total:
                self._find(CONFIGS.numbers[place], grouped)
            count: i64 = len(book.ways) - start
            book.rows = append(book.rows, start << COUNT_BITS | count)
            if count:
                book.rows[row] |= 1 << grouped
        self.rows[place] = row
        return row

    def _find(self, config: i64, grouped: i64) -> None:
        """The ways from a config if so many tiles go to groups."""
        state = config & STATE_MASK
        marks = config >> STATE_BITS & MARKS_MASK
        ended = config >> ENDED_SHIFT
        standing = [run for run in self.plain if not run.length or marks & run.mark]
        joiners = [run for run in self.whole if not run.length]
        open_runs = ONES[state] + TWOS[state] + THREES[state] + ended
        for run in standing:
            if run.length:
                open_runs += 1
        left = self.total - grouped
        for choice in range(1 << len(joiners)):
            way: i64 = 0
            taken: i64 = 0
            for at, run in enumerate(joiners):
                if choice >> at & 1:
                    taken += 1
                    way += _loosening(run)
            fewest = self._fewest(self.must - grouped, left, open_runs - taken)
            for used in range(fewest, left + 1):
                laid = used << USED_SHIFT | (left - used) << SUMS_SHIFT + UNLAID_SHIFT
                self._lay(config, standing, taken, way | laid)

    def _fewest(self, must: i64, left: i64, open_runs: i64) -> i64:
        """How many tiles runs get at least."""
        if not self.jokers:  # a run that ends beside a tile left over is never best
            must = max(must, min(left, open_runs))
        elif not self.loose:  # where a tile is left over, a joker is not needed
            must = left
        return max(0, must)

    def _lay(self, config: i64, standing: list[Lying], taken: i64, way: i64) -> None:
        """The table's runs are let be if tiles suffice; if not, as few as can be are loosened.

        One that begins here may be loosened anyway, if its tile makes another run longer; and any
        one may give its tile away for a joker, if there are two, which take more than one number.
        So many short runs are taken on by joker runs.
        """
        in_doubt = self.jokers > 0 and (self.more or DOUBTS[config & STATE_MASK] > 0)
        enough: i64 = 0  # the choices with which tiles suffice, as bits
        for choice in range(1 << len(standing)):
            state = config & STATE_MASK
            done = way
            kept: list[Lying] = []
            for_others = needless = False
            for at, run in enumerate(standing):
                if not choice >> at & 1:
                    kept.append(run)
                    continue
                state = loosened(state, run.length)
                done += _loosening(run)
                if enough >> (choice - (1 << at)) & 1 and not in_doubt:
                    for_others |= run.length == 0
                    needless |= run.length > 0
            if taken <= ONES[state] + TWOS[state]:
                state = joined(state, taken)
                tiles = (way >> USED_SHIFT & USED_MASK) - len(kept)
                if tiles >= 0 and tiles + self.jokers >= NEEDS[state]:
                    enough |= 1 << choice
                    if not needless:
                        self._go_on(state, config, kept, done, for_others)

    def _go_on(
        self, state: i64, config: i64, standing: list[Lying], way: i64, for_others: bool
    ) -> None:
        """Tiles to spare may make runs longer that ended just below."""
        marks = config >> STATE_BITS & MARKS_MASK
        tiles = (way >> USED_SHIFT & USED_MASK) - len(standing)
        begun = tiles + self.jokers - ONES[state] - TWOS[state] - THREES[state]
        most = min(begun, config >> ENDED_SHIFT)
        while True:
            if begun <= 0 or not for_others:
                one, other = following(state, tiles, self.jokers, self.more)
                self._settle(one, marks, standing, way)
                self._settle(other, marks, standing, way)
            begun -= 1
            most -= 1
            if most < 0:
                return
            state = with_long(state, THREES[state] + 1)
            way += 1 << LENGTHENED_SHIFT | 1 << COST_SHIFT

    def _settle(self, state: i64, marks: i64, standing: list[Lying], way: i64) -> None:
        """One more way, without long runs that nothing can make longer; unless one that must go
        on cannot.
        """
        if state == NOT_THERE:
            return
        longs = THREES[state]
        needs = NEEDS[state]
        kept: i64 = 0
        young: i64 = 0  # runs that are let be, too short to end
        marked: i64 = 0
        ended: i64 = 0
        for run in standing:
            if run.ends:
                ended += 1
            else:
                marked |= run.mark
                kept += 1
                if run.length < 2:
                    young += 1
        for run in self.whole:
            grown = (marks | way >> LOOSENED_SHIFT) & run.mark
            if not run.ends:
                marked |= grown
            elif grown or run.changed:
                longs += 1
            else:
                ended += 1
        if needs + young > self.near + self.next_lows or ONES[state] > self.far:
            return
        room = max(0, self.near - kept - max(0, needs - self.next_lows))
        ahead = max(0, needs + kept + self.next_begun - self.near - self.next_lows)
        must_go_on = needs - ONES[state] - TWOS[state]
        longs = min(longs - must_go_on, room)
        ended = min(ended, room - longs)
        config = with_long(state, longs + must_go_on) | marked << STATE_BITS | ended << ENDED_SHIFT
        touched = (way >> COST_SHIFT & COST_MASK) + ahead
        from_groups = max(0, needs - self.next_loose)
        from_groups |= max(0, ONES[state] - self.far_loose) << 4
        way |= (touched | ahead << AHEAD_SHIFT | from_groups << FROM_GROUPS_SHIFT) << SUMS_SHIFT
        self.book.ways = append(self.book.ways, way | CONFIGS.place_of(config))


def _loosening(run: Lying) -> i64:
    """What it adds to a way to loosen a run of the table."""
    way = run.mark << LOOSENED_SHIFT
    if not run.changed:
        way += 1 << COST_SHIFT
    return way


class Known:
    """The passages that were worked out, by kind, with their book."""

    def __init__(self) -> None:
        self.book = Book()
        self.kinds = Places(ROOM)
        self.passages: list[Passage] = []

    def passage(self, kind: i64) -> Passage:
        """The passage of a kind."""
        place = self.kinds.find(kind)
        if place != NOT_THERE:
            return self.passages[place]
        found = Passage(kind, self.book)
        self.passages.append(found)
        self.kinds.place_of(kind)
        return found


_known: Final[list[Known]] = [Known()]


def known() -> Known:
    """What is known; all is begun anew when that has become too much."""
    if len(_known[0].passages) >= REMEMBERED:
        _known[0] = Known()
    return _known[0]
