"""From the best way to the sets on the table."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from reihum.games.rummy.model import COLOURS, JOKER, Set, Tile
from reihum.games.rummy.solver import open_runs
from reihum.games.rummy.solver.joker_uses import Use, use_of
from reihum.games.rummy.solver.lanes import Lane
from reihum.games.rummy.solver.layout import (
    COUNT_BITS,
    GROUPS_MASK,
    LENGTHENED_MASK,
    LENGTHENED_SHIFT,
    LOOSENED_SHIFT,
    MARKS_MASK,
    NOT_THERE,
    ORIGIN_SHIFT,
    PLACE_BITS,
    PLACE_MASK,
    STATE_MASK,
    SUMS_SHIFT,
    USE_MASK,
    USE_SHIFT,
    USED_MASK,
    USED_SHIFT,
    end_of,
)
from reihum.games.rummy.solver.open_runs import STATES
from reihum.games.rummy.solver.passages import CONFIGS, Passage
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.task import OldRun

TILES: Final[list[list[Tile]]] = [
    [f"{colour}{number}" for number in range(14)] for colour in COLOURS
]


def arranged(reach: Reach) -> list[Set]:
    """The sets of the table after, those from joker sets that stayed whole included."""
    path = _path(reach)
    sets: list[Set] = []
    for number in range(1, 14):
        done = reach.origins[path[number]]
        sets += _groups_at(reach, number, done & GROUPS_MASK, _use_of(done).in_groups)
    for colour in range(4):
        sets += _runs_of(reach, colour, path)
    return sets


def joker_points(reach: Reach) -> int:
    """R5: what the rack's jokers on the table count."""
    points = 0
    for number, node in enumerate(_path(reach)):
        if number:
            from_rack = _use_of(reach.origins[node]).share.from_rack
            points += max(reach.task.real(number), reach.task.joker_counts) * from_rack
    return points


def _path(reach: Reach) -> list[int]:
    """The nodes of the best way, from before the first number."""
    path = [reach.end]
    while path[-1]:
        path.append(reach.origins[path[-1]] >> ORIGIN_SHIFT)
    path.reverse()
    return path


def _use_of(done: i64) -> Use:
    return use_of(done >> USE_SHIFT & USE_MASK)


def _groups_at(reach: Reach, number: int, counts: int, jokers: int) -> list[Set]:
    sets: list[Set] = []
    for colours, more in reach.groups[number].settled(counts, jokers)[1]:
        real = reach.task.real(number)
        tiles = [TILES[c][real] for c in range(4) if colours >> 2 * c & 1]
        sets.append((*tiles, *[JOKER] * more))
    return sets


def _runs_of(reach: Reach, colour: int, path: list[int]) -> list[Set]:
    lane = reach.lanes[colour]
    rows = Rows(lane)
    for number in range(1, 14):
        done = reach.origins[path[number]]
        use = _use_of(done)
        jokers = use.in_runs >> 2 * colour & 3
        before = reach.nodes.numbers[path[number - 1]] >> colour * PLACE_BITS & PLACE_MASK
        after = reach.nodes.numbers[path[number]] >> colour * PLACE_BITS & PLACE_MASK
        if not (before or after or jokers or rows.open or rows.ended or lane.lying[number]):
            continue
        passage = lane.passage(number, jokers, use.share)
        way = _cheapest(passage, before, after, done >> 2 * colour & 3)
        doubt = STATES[CONFIGS.numbers[after] & STATE_MASK][3]
        rows.pass_number(number, way, jokers, doubt, passage.more)
    return rows.all()


def _cheapest(passage: Passage, before: i64, after: i64, grouped: i64) -> i64:
    """The way from one config to the other that lays the most, and touches the fewest runs."""
    cheapest: i64 = NOT_THERE
    least: i64 = 0
    row = passage.row_at(before)
    listed = passage.book.rows[row + 1 + grouped]
    for at in range(listed >> COUNT_BITS, end_of(listed)):
        way = passage.book.ways[at]
        loss = way >> SUMS_SHIFT
        if way & PLACE_MASK == after and (cheapest == NOT_THERE or loss < least):
            cheapest, least = way, loss
    assert cheapest != NOT_THERE
    return cheapest


class Rows:
    """The runs of one colour as they are being laid."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.open: list[list[Tile]] = []
        self.done: list[Set] = []
        self.ended: list[Set] = []  # runs of the table that ended at the number before
        self.loosened: list[OldRun] = []  # plain runs
        self.grown: dict[OldRun, list[Tile]] = {}  # joker runs that have taken on a run

    def pass_number(self, number: int, way: int, jokers: int, doubt: int, more: bool) -> None:
        """Lays what the colour's runs get at a number."""
        tiles = way >> USED_SHIFT & USED_MASK
        lengthened = way >> LENGTHENED_SHIFT & LENGTHENED_MASK
        self.open += [list(run) for run in self.ended[:lengthened]]
        self.done += self.ended[lengthened:]
        self.ended = []
        ending: list[list[Tile]] = []
        for run in self.lane.runs:
            if not run.low <= number <= run.high:
                continue
            if way >> LOOSENED_SHIFT & MARKS_MASK & run.mark:
                self._loosen(run, number)
            if not run.whole and run not in self.loosened:
                tiles -= 1
            if run.high == number:
                ending += self._end(run)
        if tiles or jokers or self.open:
            self._lay(_tile(self.lane, number), tiles, jokers, doubt, more)
        self.open += ending

    def _loosen(self, run: OldRun, number: int) -> None:
        if run.whole:
            self.grown[run] = self._taken_on() + _tiles_of(self.lane, run)
            return
        self.loosened.append(run)
        if run.low < number:
            self.open.append(_tiles_of(self.lane, run)[: number - run.low])

    def _end(self, run: OldRun) -> list[list[Tile]]:
        """What goes on as any run does when one of the table ends; else it has ended as it lay."""
        if run in self.loosened:
            return []
        if run in self.grown:
            return [self.grown[run]]
        tiles = _tiles_of(self.lane, run)
        if not run.cost:
            return [tiles]
        self.ended.append(tuple(tiles))
        return []

    def all(self) -> list[Set]:
        """All the runs that were laid."""
        runs = self.done + self.ended + [tuple(tiles) for tiles in self.open]
        if self.lane.task.turned:
            return [tuple(reversed(run)) for run in runs]
        return runs

    def _taken_on(self) -> list[Tile]:
        """The shortest open run becomes part of a joker run."""
        shortest = min(self.open, key=len)
        self.open.remove(shortest)
        return shortest

    def _lay(self, tile: Tile, tiles: int, jokers: int, doubt: int, more: bool) -> None:
        """Short runs go on first, then long ones; what is left begins new ones."""
        self.open.sort(key=lambda run: (len(run) >= 3 and not _lacks_a_number(run), len(run)))
        count = tiles + jokers
        if not jokers and not doubt:
            self.done += [tuple(run) for run in self.open[count:]]
            self.open = [[*run, tile] for run in self.open[:count]]
            self.open += [[tile] for _ in range(count - len(self.open))]
            return
        going_on = self.open[:count] + [[] for _ in range(count - len(self.open))]
        self.done += [tuple(run) for run in self.open[count:]]
        for places in combinations(range(count), jokers):
            self.open = [[*run, JOKER if at in places else tile] for at, run in enumerate(going_on)]
            if _doubt(self.open, more) == doubt:
                return
        raise AssertionError(tile, doubt)


def _lacks_a_number(run: list[Tile]) -> bool:
    return len(run) == 3 and run.count(JOKER) == 2


def _doubt(runs: list[list[Tile]], more: bool) -> int:
    """What is doubtful about one of these runs (open_runs.py)."""
    for run in runs:
        jokers = run.count(JOKER)
        if _lacks_a_number(run):
            return open_runs.LACKS_A_NUMBER
        if jokers == 2 and len(run) == 2:
            return open_runs.PAIR_OF_JOKERS
        if jokers == 1 and len(run) <= 2 and more:
            return open_runs.JOKER_IN_PAIR if len(run) == 2 else open_runs.JOKER_ALONE
    return open_runs.NOTHING


def _tiles_of(lane: Lane, run: OldRun) -> list[Tile]:
    return [
        JOKER if run.jokers >> number & 1 else _tile(lane, number)
        for number in range(run.low, run.high + 1)
    ]


def _tile(lane: Lane, number: int) -> Tile:
    return TILES[lane.colour][lane.task.real(number)]
