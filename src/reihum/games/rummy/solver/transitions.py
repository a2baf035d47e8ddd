"""How the runs of one colour can pass a number, by what lies there and what comes after it.

Each run of the table is kept as long as there are tiles for it: it takes its tile at each of its
numbers. It is touched when it is released, which makes it a run like any other from there on, or
when it gets a tile above its end. A joker run that must stay whole (R11) has its tiles anyway; it
is touched when it takes on a run below it, or gets a tile above its end.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import Index, laid_over, nones
from reihum.games.rummy.solver.open_runs import (
    DOUBTS,
    NEEDS,
    ONES,
    THREES,
    TWOS,
    gone_on,
    with_long,
    with_run,
    without_short,
)
from reihum.games.rummy.solver.packed import (
    NOT_THERE,
    ONE_TOUCHED,
    deed_of,
    ended_in,
    marks_in,
    open_runs_in,
    part_of,
    released_in,
    state_of,
    tiles_in_runs,
    toll_ahead,
    toll_of_unlaid,
    transition_of,
    with_count,
)
from reihum.games.rummy.solver.supply import (
    begun_in,
    ends_here,
    far_in,
    far_loose_in,
    has_more,
    is_changed,
    is_loose,
    is_whole,
    joker_runs_in,
    jokers_in,
    mark_of,
    must_in,
    near_in,
    near_loose_in,
    run_at,
    runs_in,
    tiles_below,
    total_in,
)

REMEMBERED: Final = 1 << 14  # a kB each; two hundred positions have about half as many
ROOM: Final = 256  # at first
MOST_BESIDE: Final = 4  # runs of the table that lie side by side at a number

STATES: Final = Index(ROOM)  # all there ever were; the first when nothing is open
STATES.place_of(0)


class Listed:
    """All transitions that were worked out, one behind the other.

    A row has the transitions from one state: first which numbers of tiles may go to groups, as
    bits; then for none, one and two tiles the part of the list that has the transitions, which is
    empty where so many may not.
    """

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]()
        self.all: vec[i64] = vec[i64]()  # the transitions
        self.deeds: vec[i64] = vec[i64]()  # what each of them does


class TableRun:
    """A run of the table that lies at a number."""

    def __init__(self, run: i64, mark: i64) -> None:
        self.mark = mark  # a bit of its own
        self.whole = is_whole(run)
        self.below: i64 = tiles_below(run)
        self.ends = ends_here(run)
        self.counts = not is_changed(run)  # whether touching it counts: else it was touched before
        self.release_deed: i64 = deed_of(0, mark, 0)
        self.release_toll: i64 = ONE_TOUCHED if self.counts else 0


class Transitions:
    """For every state, and every number of tiles that go to groups: the ways to pass."""

    def __init__(self, supply: i64, listed: Listed) -> None:
        self.listed = listed
        self.must: i64 = must_in(supply)
        self.total: i64 = total_in(supply)
        self.near: i64 = near_in(supply)
        self.far: i64 = far_in(supply)
        self.jokers: i64 = jokers_in(supply)
        self.next_joker_runs: i64 = joker_runs_in(supply)
        self.next_begun: i64 = begun_in(supply)
        self.near_loose: i64 = near_loose_in(supply)
        self.far_loose: i64 = far_loose_in(supply)
        self.loose = is_loose(supply)
        self.more = has_more(supply)
        self.plain: list[TableRun] = []
        self.whole: list[TableRun] = []
        runs = runs_in(supply)
        for place in range(MOST_BESIDE):
            packed = run_at(runs, place)
            if packed:
                run = TableRun(packed, mark_of(place))
                (self.whole if run.whole else self.plain).append(run)
        self.reaching: i64 = 0  # how many of the plain ones reach beyond the number
        for run in self.plain:
            if not run.ends:
                self.reaching += 1
        self.rows: vec[i64] = vec[i64]()  # by state, once it is asked for: where its row is

    def row_at(self, place: i64) -> i64:
        """Where the row of a state begins."""
        if place < len(self.rows):
            row = self.rows[place]
            if row != NOT_THERE:
                return row
        return self._fill(place)

    def _fill(self, place: i64) -> i64:
        if place >= len(self.rows):  # room for all states there are by now, and some more
            self.rows = laid_over(self.rows, nones(STATES.count + 16))
        listed = self.listed
        row: i64 = len(listed.rows)
        listed.rows = append(listed.rows, 0)
        for grouped in range(3):
            start: i64 = len(listed.all)
            if grouped <= self.total:
                self._find(STATES.numbers[place], grouped)
            count: i64 = len(listed.all) - start
            listed.rows = append(listed.rows, part_of(start, count))
            if count:
                listed.rows[row] = with_count(listed.rows[row], grouped)
        self.rows[place] = row
        return row

    def _find(self, state: i64, grouped: i64) -> None:
        """The transitions from a state if so many tiles go to groups."""
        runs = open_runs_in(state)
        marks = marks_in(state)
        kept = [run for run in self.plain if not run.below or marks & run.mark]
        takers = [run for run in self.whole if not run.below]
        reaching = ONES[runs] + TWOS[runs] + THREES[runs] + ended_in(state)
        for run in kept:
            if run.below:
                reaching += 1
        left = self.total - grouped
        for choice in range(1 << len(takers)):
            taken: i64 = 0
            deed: i64 = 0
            toll: i64 = 0
            for at, run in enumerate(takers):
                if choice >> at & 1:
                    taken += 1
                    deed += run.release_deed
                    toll += run.release_toll
            fewest = self._fewest(self.must - grouped, left, reaching - taken)
            for used in range(fewest, left + 1):
                unlaid = toll_of_unlaid(left - used)
                self._release(state, kept, taken, deed + deed_of(used, 0, 0), toll + unlaid)

    def _fewest(self, must: i64, left: i64, reaching: i64) -> i64:
        """How many tiles runs get at least."""
        if not self.jokers:  # a tile that makes a run longer is better laid than left
            must = max(must, min(left, reaching))
        elif not self.loose:  # a joker is better kept than laid where a tile is left that fits
            must = left
        return max(0, must)

    def _release(
        self, state: i64, candidates: list[TableRun], taken: i64, deed: i64, toll: i64
    ) -> None:
        """Try every choice of the table's runs to release, and go on from those that leave tiles
        enough for the runs that are kept. `taken` short runs are taken on by joker runs.

        If tiles suffice with one run less released, releasing it is needless; unless it begins
        here, and its tile makes another run longer. With two jokers, which lie at two numbers, it
        may pay to give any run's tile away for a joker: then nothing is needless.
        """
        in_doubt = self.jokers > 0 and (self.more or DOUBTS[open_runs_in(state)] > 0)
        enough: i64 = 0  # the choices with which tiles suffice, a bit each
        for choice in range(1 << len(candidates)):
            runs = open_runs_in(state)
            done, cost = deed, toll
            kept: list[TableRun] = []
            for_others = needless = False
            for at, run in enumerate(candidates):
                if not choice >> at & 1:
                    kept.append(run)
                    continue
                runs = with_run(runs, run.below)
                done += run.release_deed
                cost += run.release_toll
                without_it = choice - (1 << at)
                if enough >> without_it & 1 and not in_doubt:
                    for_others |= run.below == 0
                    needless |= run.below > 0
            if taken <= ONES[runs] + TWOS[runs]:
                runs = without_short(runs, taken)
                tiles = tiles_in_runs(deed) - len(kept)
                if tiles >= 0 and tiles + self.jokers >= NEEDS[runs]:
                    enough |= 1 << choice
                    if not needless:
                        self._go_on(runs, state, kept, done, cost, for_others)

    def _go_on(
        self,
        runs: i64,
        state: i64,
        kept: list[TableRun],
        deed: i64,
        toll: i64,
        for_others: bool,
    ) -> None:
        """Tiles to spare may go to runs of the table that ended just below: each of these that gets
        one is touched.
        """
        marks = marks_in(state)
        tiles = tiles_in_runs(deed) - len(kept)
        begun = tiles + self.jokers - ONES[runs] - TWOS[runs] - THREES[runs]
        most = min(begun, ended_in(state))
        while True:
            if begun <= 0 or not for_others:
                one, other = gone_on(runs, tiles, self.jokers, self.more)
                self._settle(one, marks, kept, deed, toll)
                self._settle(other, marks, kept, deed, toll)
            begun -= 1
            most -= 1
            if most < 0:
                return
            runs = with_long(runs, THREES[runs] + 1)
            deed += deed_of(0, 0, 1)
            toll += ONE_TOUCHED

    def _settle(self, runs: i64, marks: i64, kept: list[TableRun], deed: i64, toll: i64) -> None:
        """Append one transition, unless a run that must go on has nothing to go on with."""
        if runs == NOT_THERE:
            return
        going_on = [run for run in kept if not run.ends]
        too_short: i64 = len([run for run in going_on if run.below < 2])
        needs = NEEDS[runs] + too_short
        if needs > self.near + self.next_joker_runs or ONES[runs] > self.far:
            return
        grown = marks | released_in(deed)  # of joker runs: those that have taken on a run
        state = self._state(runs, kept, going_on, grown)
        toll += self._ahead(runs, len(going_on), self._broken(len(going_on), grown))
        listed = self.listed
        listed.all = append(listed.all, transition_of(STATES.place_of(state), toll))
        listed.deeds = append(listed.deeds, deed)

    def _state(self, runs: i64, kept: list[TableRun], going_on: list[TableRun], grown: i64) -> i64:
        """What is open after the number. Long runs that the next number cannot make longer are
        dropped: they end here.
        """
        longs = THREES[runs]
        ended: i64 = len(kept) - len(going_on)
        for run in self.whole:
            if run.ends and (grown & run.mark or not run.counts):
                longs += 1
            elif run.ends:
                ended += 1
        needs = NEEDS[runs]
        must_go_on = needs - ONES[runs] - TWOS[runs]
        room = self._room(needs, len(going_on))
        longs = min(longs - must_go_on, room)
        ended = min(ended, room - longs)
        return state_of(with_long(runs, longs + must_go_on), self._marked(going_on, grown), ended)

    def _marked(self, going_on: list[TableRun], grown: i64) -> i64:
        """The marks of a state: of the runs that are kept and go on, and of joker runs that do and
        have taken on a run.
        """
        marks: i64 = 0
        for run in going_on:
            marks |= run.mark
        for run in self.whole:
            if not run.ends:
                marks |= grown & run.mark
        return marks

    def _broken(self, going_on: i64, grown: i64) -> i64:
        """How many of the table's runs that reach beyond the number are touched by now."""
        broken = self.reaching - going_on
        for run in self.whole:
            if not run.ends and grown & run.mark:
                broken += 1
        return broken

    def _room(self, needs: i64, going_on: i64) -> i64:
        """How many tiles of the next number are left for runs that need not go on."""
        return max(0, self.near - going_on - max(0, needs - self.next_joker_runs))

    def _ahead(self, runs: i64, going_on: i64, broken: i64) -> i64:
        """The toll of what is known already of the next two numbers: for every tile that the next
        one lacks a run of the table is touched there, and tiles that only its groups have are
        taken from these.
        """
        needs = NEEDS[runs]
        later = max(0, needs + going_on + self.next_begun - self.near - self.next_joker_runs)
        from_next = max(0, needs - self.near_loose)
        from_far = max(0, ONES[runs] - self.far_loose)
        return toll_ahead(later, from_next, from_far, broken)


class Known:
    """The transitions that were worked out, by supply."""

    def __init__(self) -> None:
        self.listed = Listed()
        self.supplies = Index(ROOM)
        self.transitions: list[Transitions] = []

    def of(self, supply: i64) -> Transitions:
        """The transitions of a colour that finds this at a number."""
        place = self.supplies.find(supply)
        if place != NOT_THERE:
            return self.transitions[place]
        found = Transitions(supply, self.listed)
        self.transitions.append(found)
        self.supplies.place_of(supply)
        return found


_known: Final[list[Known]] = [Known()]


def known() -> Known:
    """What is known; all is begun anew when that has become too much."""
    if len(_known[0].transitions) >= REMEMBERED:
        _known[0] = Known()
    return _known[0]
