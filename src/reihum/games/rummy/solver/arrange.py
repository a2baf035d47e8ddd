"""From a way the search has found to the sets on the table."""

from itertools import combinations

from mypy_extensions import i64

from reihum.games.rummy.model import COLOURS, JOKER, Set, Tile
from reihum.games.rummy.solver import open_runs
from reihum.games.rummy.solver.joker_uses import Use, use_of
from reihum.games.rummy.solver.lanes import Lane
from reihum.games.rummy.solver.layout import (
    CHOSEN_SHIFT,
    CONFIG_BITS,
    CONFIG_MASK,
    COST_MASK,
    COST_SHIFT,
    COUNT_BITS,
    GROUPS_MASK,
    NODE_SHIFT,
    NOT_THERE,
    RUNS_SHIFT,
    STATE_BITS,
    STATE_MASK,
    TAKEN_SHIFT,
    USE_MASK,
    USE_SHIFT,
    end_of,
)
from reihum.games.rummy.solver.open_runs import STATES
from reihum.games.rummy.solver.search import NO_PARENT, Search
from reihum.games.rummy.solver.task import OldRun


def arranged(search: Search, end: int) -> list[Set]:
    """The sets of the table after, those from joker sets that stayed whole included."""
    path = _path(search, end)
    sets: list[Set] = []
    for number in range(1, 14):
        label = search.labels[path[number]]
        sets += _groups_at(
            search, number, label & GROUPS_MASK, use_of(label >> USE_SHIFT & USE_MASK).in_groups
        )
    for colour in range(4):
        sets += _runs_of(search, colour, path)
    return sets


def joker_points(search: Search, end: int) -> int:
    """R5: what the rack's jokers on the table count."""
    points = 0
    for number, found in enumerate(_path(search, end)):
        share = use_of(search.labels[found] >> USE_SHIFT & USE_MASK).share
        points += max(number, search.task.joker_counts) * share.from_rack
    return points


def _path(search: Search, end: int) -> list[int]:
    """What was found after each number, from before the first."""
    path: list[int] = []
    while end != NO_PARENT:
        path.append(end)
        end = search.parents[end]
    path.reverse()
    return path


def _groups_at(search: Search, number: int, counts: int, jokers: int) -> list[Set]:
    sets: list[Set] = []
    for colours, more in search.reach.groups[number].settled(counts, jokers)[1]:
        tiles = [f"{COLOURS[c]}{number}" for c in range(4) if colours >> 2 * c & 1]
        sets.append((*tiles, *[JOKER] * more))
    return sets


def _runs_of(search: Search, colour: int, path: list[int]) -> list[Set]:
    lane = search.lanes[colour]
    rows = Rows(lane, COLOURS[colour])
    for number in range(1, 14):
        label = search.labels[path[number]]
        use = use_of(label >> USE_SHIFT & USE_MASK)
        tiles = label >> RUNS_SHIFT + 2 * colour & 3
        jokers = use.in_runs >> 2 * colour & 3
        if not (tiles or jokers or rows.open or lane.lies_at(number)):
            continue
        before = search.keys[path[number - 1]] >> colour * CONFIG_BITS & CONFIG_MASK
        after = search.keys[path[number]] >> colour * CONFIG_BITS & CONFIG_MASK
        if lane.idle:
            node = search.keys[path[number]] >> NODE_SHIFT
            state = search.reach.keys[node] >> colour * STATE_BITS & STATE_MASK
            way = 0
        else:
            way = _cheapest(search, colour, number, before, after, label, use)
            state = after & STATE_MASK
        more = search.two_jokers and use.share.left > 0
        bits = before >> STATE_BITS
        rows.pass_number(number, bits, way, tiles, jokers, STATES[state][3], more)
    return rows.done + [tuple(tiles) for tiles in rows.open]


def _cheapest(
    search: Search, colour: i64, number: i64, before: i64, after: i64, label: i64, use: Use
) -> i64:
    """The way of a lane from one config to the other that touches the fewest runs."""
    lane = search.lanes[colour]
    listed = search.list_of(colour, number, before << colour * CONFIG_BITS, label, use)
    cheapest: i64 = NOT_THERE
    fewest: i64 = COST_MASK + 1
    for at in range(listed >> COUNT_BITS, end_of(listed)):
        way = lane.ways[at]
        cost = way >> COST_SHIFT & COST_MASK
        if way & CONFIG_MASK == after and cost < fewest:
            cheapest, fewest = way, cost
    return cheapest


class Rows:
    """The runs of one colour as they are being laid."""

    def __init__(self, lane: Lane, colour: str) -> None:
        self.lane = lane
        self.colour = colour
        self.open: list[list[Tile]] = []
        self.done: list[Set] = []
        self.grown: dict[int, list[Tile]] = {}  # joker runs that are loosened, by their place

    def pass_number(
        self,
        number: int,
        bits: int,
        way: int,
        tiles: int,
        jokers: int,
        doubt: int,
        more: bool,
    ) -> None:
        """Lays what the colour's runs get at a number."""
        beginning = 0
        taken = way >> TAKEN_SHIFT
        for at, run in enumerate(self.lane.runs):
            if not run.low <= number <= run.high:
                continue
            let_be = bits & run.bit > 0
            if run.low == number:
                let_be = not way >> CHOSEN_SHIFT + beginning & 1
                beginning += 1
                if let_be:
                    self.done.append(tuple(_tiles_of(run, self.colour)))
                elif run.whole:
                    self.grown[at] = self._taken_on() if taken else []
                    self.grown[at] += _tiles_of(run, self.colour)
                    taken -= int(taken > 0)
            if let_be and not run.whole:
                tiles -= 1
        if tiles or jokers or self.open:
            self._lay(f"{self.colour}{number}", tiles, jokers, doubt, more)
        if self.grown:
            for at in [at for at in self.grown if self.lane.runs[at].high == number]:
                self.open.append(self.grown.pop(at))

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


def _tiles_of(run: OldRun, colour: str) -> list[Tile]:
    return [
        JOKER if run.jokers >> number & 1 else f"{colour}{number}"
        for number in range(run.low, run.high + 1)
    ]
