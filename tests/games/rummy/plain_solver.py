"""The most tiles, and then points, that a turn can lay: a plain programme, number by number.

One more judge of the solver, which shares no code with it or with the rules: tiles are texts, what
is open between two numbers is a tuple of runs, and nothing is packed, bounded or remembered. It
does not count sets that are touched, and of a joker that was taken from the table it does not know
that it must lie in a new set (R12): so, with jokers locked, it tells what can be laid at most, and
what can be laid at least, without taking any.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

COLOURS = "nrbw"
JOKER = "*"
LONG, ENOUGH = 3, 2  # a run has three tiles or more, two or more of them numbers (R2, R10)

Run = tuple[int, int]  # an open run: its length up to 3, the numbers in it up to 2
State = tuple[tuple[Run, ...], ...]  # the open runs of each colour
Laid = tuple[int, int]  # tiles, points
Left = tuple[int, int]  # jokers that must be laid, jokers that may


class Task(NamedTuple):
    """What is to be arranged: tiles that must lie, tiles that may, joker sets that stay whole."""

    must: Counter[str]
    may: Counter[str]
    must_jokers: int
    may_jokers: int
    whole_runs: tuple[tuple[str, int, int], ...] = ()  # colour, lowest and highest number
    whole_groups: tuple[tuple[int, str], ...] = ()  # number, colours that may be added
    spent: Laid = (0, 0)  # what was laid in the places of jokers


def most_laid(table: list[list[str]], rack: list[str], *, free: bool) -> tuple[Laid, Laid]:
    """The most tiles and then points: for certain, and at most; the same if jokers are free."""
    if free:
        lying = Counter(tile for tiles in table for tile in tiles)
        most = best(Task(_numbers(lying), _numbers(rack), lying[JOKER], rack.count(JOKER)))
        return most, most
    tasks = list(locked_tasks(table, rack))
    return best(tasks[0]), max(best(task) for task in tasks)


def _numbers(tiles: Counter[str] | list[str]) -> Counter[str]:
    counted = Counter(tiles)
    del counted[JOKER]
    return counted


def locked_tasks(table: list[list[str]], rack: list[str]) -> Iterator[Task]:
    """R11, R12: every choice of jokers to exchange; first none."""
    for chosen in product(*[exchanges(tiles) for tiles in table]):
        spent = [tile for tiles, _ in chosen for tile in tiles]
        if Counter(spent) - Counter(rack):
            continue
        must: Counter[str] = Counter()
        runs: list[tuple[str, int, int]] = []
        groups: list[tuple[int, str]] = []
        for _, tiles in chosen:
            if JOKER not in tiles:
                must.update(tiles)
            elif low := lowest(tiles):
                runs.append((colour_of(tiles), low, low + len(tiles) - 1))
            else:
                missing = [c for c in COLOURS if f"{c}{number_of(tiles)}" not in tiles]
                groups.append((number_of(tiles), "".join(missing) if len(tiles) == 3 else ""))
        may = Counter(rack) - Counter(spent)
        points = sum(int(tile[1:]) for tile in spent)
        jokers = may.pop(JOKER, 0)
        laid = (len(spent), points)
        yield Task(must, may, len(spent), jokers, tuple(runs), tuple(groups), laid)


def colour_of(tiles: list[str]) -> str:
    """The colour of a run."""
    return next(tile[0] for tile in tiles if tile != JOKER)


def number_of(tiles: list[str]) -> int:
    """The number of a group."""
    return next(int(tile[1:]) for tile in tiles if tile != JOKER)


def lowest(tiles: list[str]) -> int:
    """The lowest number of a run; 0 if these tiles are a group."""
    known = [(at, tile) for at, tile in enumerate(tiles) if tile != JOKER]
    if len(known) < ENOUGH or known[0][1][0] != known[1][1][0]:
        return 0
    return int(known[0][1][1:]) - known[0][0]


def exchanges(tiles: list[str]) -> list[tuple[list[str], list[str]]]:
    """Tiles that take the places of jokers of a set, and the set then; first none."""
    found: list[tuple[list[str], list[str]]] = [([], tiles)]
    if JOKER in tiles:
        low = lowest(tiles)
        for at in (at for at, tile in enumerate(tiles) if tile == JOKER):
            number = low + at if low else number_of(tiles)
            colours = colour_of(tiles) if low else COLOURS
            for tile in (f"{c}{number}" for c in colours if f"{c}{number}" not in tiles):
                rest = exchanges([*tiles[:at], tile, *tiles[at + 1 :]])
                found += [([tile, *more], result) for more, result in rest]
    return found


def best(task: Task) -> Laid:
    """The most that can be laid; a task can always be done by laying nothing."""
    reached: dict[tuple[State, Left], Laid] = {
        (((), (), (), ()), (task.must_jokers, task.may_jokers)): task.spent
    }
    for number in range(1, 14):
        after: dict[tuple[State, Left], Laid] = {}
        for (state, left), laid in reached.items():
            for key, more in passed(task, number, state, left):
                value = (laid[0] + more[0], laid[1] + more[1])
                after[key] = max(after.get(key, value), value)
        reached = after
    ends = [laid for (state, (must, _)), laid in reached.items() if not must and _all_end(state)]
    return max(ends, default=(0, 0))


def _all_end(state: State) -> bool:
    return not any(map(short_runs, state))


class Partly(NamedTuple):
    """A number at which some colours have done what they do."""

    runs: State  # those of these colours as they go on, those of the others as they came
    grouped: tuple[int, ...]  # tiles of these colours that go to groups
    jokers: int  # in their runs


def passed(
    task: Task, number: int, state: State, left: Left
) -> Iterator[tuple[tuple[State, Left], Laid]]:
    """Everything that can be done at a number: what is open then, and what was laid."""
    found = {Partly(state, (), 0): 0}  # with the most tiles that were laid
    for at, colour in enumerate(COLOURS):
        more: dict[Partly, int] = {}
        possible = set(steps(task, colour, number, state[at], sum(left)))
        for partly, laid in found.items():
            for runs, grouped, used, count in possible:
                if used > sum(left) - partly.jokers:
                    continue
                after = (*partly.runs[:at], runs, *partly.runs[at + 1 :])
                key = Partly(after, (*partly.grouped, grouped), partly.jokers + used)
                more[key] = max(more.get(key, 0), laid + count)
        found = more
    blocks = tuple(missing for at, missing in task.whole_groups if at == number)
    for partly, laid in found.items():
        for spent in range(partly.jokers, sum(left) + 1):
            if not groups_fit(partly.grouped, spent - partly.jokers, blocks):
                continue
            for from_table in range(max(0, spent - left[1]), min(left[0], spent) + 1):
                from_rack = spent - from_table
                after_left = (left[0] - from_table, left[1] - from_rack)
                count = laid + from_rack
                yield (partly.runs, after_left), (count, count * number)


def steps(
    task: Task, colour: str, number: int, runs: tuple[Run, ...], jokers: int
) -> Iterator[tuple[tuple[Run, ...], int, int, int]]:
    """All that a colour can do with its tiles of a number and jokers: the open runs then, tiles in
    groups, jokers in runs, tiles laid from the rack.
    """
    must, may = task.must[f"{colour}{number}"], task.may[f"{colour}{number}"]
    begin = sum(c == colour and low == number for c, low, _ in task.whole_runs)
    end = sum(c == colour and high == number for c, _, high in task.whole_runs)
    for laid, used in product(range(must, must + may + 1), range(jokers + 1)):
        for in_runs in range(laid + 1):
            for rest in without_some(runs, begin):
                for after in gone_on(rest, in_runs, used):
                    if short_runs(after) > _next_for_runs(task, colour, number + 1) + jokers - used:
                        continue  # one of them cannot go on
                    ended = ((LONG, ENOUGH),) * end  # joker runs that may now go on as any other
                    yield tuple(sorted((*after, *ended))), laid - in_runs, used, laid - must


def short_runs(runs: tuple[Run, ...]) -> int:
    """How many open runs cannot end yet."""
    return sum(run != (LONG, ENOUGH) for run in runs)


def _next_for_runs(task: Task, colour: str, number: int) -> int:
    """How many runs of a colour can go on at a number without jokers."""
    tile = f"{colour}{number}"
    begin = sum(c == colour and low == number for c, low, _ in task.whole_runs)
    return task.must[tile] + task.may[tile] + begin


def without_some(runs: tuple[Run, ...], most: int) -> set[tuple[Run, ...]]:
    """R11: up to so many open runs become part of joker runs that begin here."""
    found = {runs}
    for _ in range(most):
        found |= {(*one[:at], *one[at + 1 :]) for one in found for at in range(len(one))}
    return found


@cache
def gone_on(runs: tuple[Run, ...], tiles: int, jokers: int) -> frozenset[tuple[Run, ...]]:
    """What can be open after a number at which runs get these tiles and jokers.

    Runs that cannot end yet go on first; then the others, before a new one begins: a long run can
    end or go on wherever a shorter one could.
    """
    count = tiles + jokers
    if count < short_runs(runs):
        return frozenset()
    longer = sorted(runs, key=lambda run: run == (LONG, ENOUGH))[:count]
    longer += [(0, 0)] * (count - len(longer))
    found: set[tuple[Run, ...]] = set()
    for places in combinations(range(count), jokers):
        grown = [
            (min(length + 1, LONG), min(numbers + (at not in places), ENOUGH))
            for at, (length, numbers) in enumerate(longer)
        ]
        found.add(tuple(sorted(grown)))
    return frozenset(found)


@cache
def groups_fit(counts: tuple[int, ...], jokers: int, blocks: tuple[str, ...]) -> bool:
    """R2: whether just these tiles, by colour, and jokers lie in groups, or are added to joker
    groups that miss some colours.
    """
    if blocks:
        missing, rest = blocks[0], blocks[1:]
        if groups_fit(counts, jokers, rest):
            return True
        if missing and jokers and groups_fit(counts, jokers - 1, rest):
            return True
        added = [at for at, colour in enumerate(COLOURS) if colour in missing and counts[at]]
        return any(groups_fit(_less(counts, (at,)), jokers, rest) for at in added)
    if not any(counts):
        return not jokers
    first = next(at for at, count in enumerate(counts) if count)
    others = [at for at in range(first + 1, 4) if counts[at]]
    for size in range(4):
        for more in combinations(others, size):
            for used in range(jokers + 1):
                if 3 <= 1 + size + used <= 4:
                    rest_fits = groups_fit(_less(counts, (first, *more)), jokers - used, ())
                    if rest_fits:
                        return True
    return False


def _less(counts: tuple[int, ...], colours: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count - (at in colours) for at, count in enumerate(counts))
