"""From the best way to the sets on the table."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from reihum.games.rummy.model import COLOURS, JOKER, Set, Tile
from reihum.games.rummy.solver import open_runs
from reihum.games.rummy.solver.colour_row import ColourRow
from reihum.games.rummy.solver.jokers import Placement, placement
from reihum.games.rummy.solver.open_runs import DOUBTS
from reihum.games.rummy.solver.packed import (
    NOT_THERE,
    count_in,
    end_of,
    groups_in,
    lengthened_in,
    next_place,
    node_before,
    open_runs_in,
    place_in,
    place_in_row,
    placement_in,
    released_in,
    start_of,
    tiles_in_runs,
    toll_in,
)
from reihum.games.rummy.solver.sweep import Sweep
from reihum.games.rummy.solver.task import OldRun
from reihum.games.rummy.solver.transitions import STATES, Transitions

TILES: Final[list[list[Tile]]] = [
    [f"{colour}{number}" for number in range(14)] for colour in COLOURS
]


def arranged(sweep: Sweep) -> list[Set]:
    """The sets of the table after, those from joker sets that stayed whole included."""
    path = _path(sweep)
    sets: list[Set] = []
    for number in range(1, 14):
        origin = sweep.origins[path[number]]
        sets += _groups_at(sweep, number, groups_in(origin), _placement(origin).in_groups)
    for colour in range(4):
        sets += _runs_of(sweep, colour, path)
    return sets


def joker_points(sweep: Sweep) -> int:
    """R5: what the rack's jokers on the table count."""
    points = 0
    for number, node in enumerate(_path(sweep)):
        if number:
            from_rack = _placement(sweep.origins[node]).spent.from_rack
            points += max(sweep.task.real(number), sweep.task.jokers.count_as) * from_rack
    return points


def _path(sweep: Sweep) -> list[int]:
    """The nodes of the best way, from before the first number."""
    path = [sweep.end]
    while path[-1]:
        path.append(node_before(sweep.origins[path[-1]]))
    path.reverse()
    return path


def _placement(origin: i64) -> Placement:
    return placement(placement_in(origin))


def _groups_at(sweep: Sweep, number: int, counts: int, jokers: int) -> list[Set]:
    sets: list[Set] = []
    for colours, more in sweep.groups[number].settled(counts, jokers)[1]:
        real = sweep.task.real(number)
        tiles = [TILES[c][real] for c in range(4) if count_in(colours, c)]
        sets.append((*tiles, *[JOKER] * more))
    return sets


def _runs_of(sweep: Sweep, colour: int, path: list[int]) -> list[Set]:
    row = sweep.rows[colour]
    runs = Runs(row)
    for number in range(1, 14):
        origin = sweep.origins[path[number]]
        placed = _placement(origin)
        jokers = placed.in_runs(colour)
        before = place_in(sweep.nodes.numbers[path[number - 1]], colour)
        after = place_in(sweep.nodes.numbers[path[number]], colour)
        if not (before or after or jokers or runs.open or runs.ended or row.lying[number]):
            continue
        transitions = row.transitions(number, jokers, placed.spent)
        deed = _cheapest(transitions, before, after, count_in(groups_in(origin), colour))
        doubt = DOUBTS[open_runs_in(STATES.numbers[after])]
        runs.pass_number(number, deed, jokers, doubt, transitions.more)
    return runs.all()


def _cheapest(transitions: Transitions, before: i64, after: i64, grouped: i64) -> i64:
    """What the transition does that lays the most from one state to the other, and touches the
    fewest runs.
    """
    listed = transitions.listed
    cheapest: i64 = NOT_THERE
    part = listed.rows[place_in_row(transitions.row_at(before), grouped)]
    for at in range(start_of(part), end_of(part)):
        if next_place(listed.all[at]) == after and (
            cheapest == NOT_THERE or toll_in(listed.all[at]) < toll_in(listed.all[cheapest])
        ):
            cheapest = at
    assert cheapest != NOT_THERE
    return listed.deeds[cheapest]


class Runs:
    """The runs of one colour as they are being laid."""

    def __init__(self, row: ColourRow) -> None:
        self.row = row
        self.open: list[list[Tile]] = []
        self.done: list[Set] = []
        self.ended: list[Set] = []  # runs of the table that ended at the number before
        self.released: list[OldRun] = []  # plain runs
        self.grown: dict[OldRun, list[Tile]] = {}  # joker runs that have taken on a run

    def pass_number(self, number: int, deed: int, jokers: int, doubt: int, more: bool) -> None:
        """Lays what the colour's runs get at a number."""
        tiles = tiles_in_runs(deed)
        self._go_on(lengthened_in(deed))
        ending: list[list[Tile]] = []
        for at, run in enumerate(self.row.runs):
            if not run.low <= number <= run.high:
                continue
            if released_in(deed) & self.row.marks[at]:
                self._release(run, number)
            if not run.whole and run not in self.released:
                tiles -= 1
            if run.high == number:
                ending += self._end(run)
        if tiles or jokers or self.open:
            self._lay(_tile(self.row, number), tiles, jokers, doubt, more)
        self.open += ending

    def _go_on(self, lengthened: int) -> None:
        """Of the runs of the table that ended at the number before, so many get a tile more."""
        for at, run in enumerate(self.ended):
            if at < lengthened:
                self.open.append(list(run))
            else:
                self.done.append(run)
        self.ended.clear()

    def _release(self, run: OldRun, number: int) -> None:
        if run.whole:
            self.grown[run] = self._taken_on() + _tiles_of(self.row, run)
            return
        self.released.append(run)
        if run.low < number:
            self.open.append(_tiles_of(self.row, run)[: number - run.low])

    def _end(self, run: OldRun) -> list[list[Tile]]:
        """A run of the table ends. If it was changed, it goes on as any open run does. If not, it
        waits in `ended`, since the next number may still lengthen it.
        """
        if run in self.released:
            return []
        if run in self.grown:
            return [self.grown[run]]
        tiles = _tiles_of(self.row, run)
        if not run.cost:
            return [tiles]
        self.ended.append(tuple(tiles))
        return []

    def all(self) -> list[Set]:
        """All the runs that were laid."""
        runs = self.done + self.ended + [tuple(tiles) for tiles in self.open]
        if self.row.task.turned:
            return [tuple(reversed(run)) for run in runs]
        return runs

    def _taken_on(self) -> list[Tile]:
        """The shortest open run becomes part of a joker run."""
        shortest = min(self.open, key=len)
        self.open.remove(shortest)
        return shortest

    def _lay(self, tile: Tile, tiles: int, jokers: int, doubt: int, more: bool) -> None:
        """Short runs go on first, then long ones; what is left begins new ones."""
        if len(self.open) > 1:
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


def _tiles_of(row: ColourRow, run: OldRun) -> list[Tile]:
    return [
        JOKER if number in run.jokers else _tile(row, number)
        for number in range(run.low, run.high + 1)
    ]


def _tile(row: ColourRow, number: int) -> Tile:
    return TILES[row.colour][row.task.real(number)]
