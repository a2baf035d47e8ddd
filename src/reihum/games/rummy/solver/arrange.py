"""From a way the search has found to the sets on the table."""

from __future__ import annotations

from reihum.games.rummy.model import COLOURS, JOKER, Set
from reihum.games.rummy.solver import groups, slots
from reihum.games.rummy.solver.nodes import (
    MARKED_IN_GROUP,
    MARKED_IN_RUN,
    USED_IN_RUNS_SHIFT,
    Node,
    both_lie,
)
from reihum.games.rummy.solver.search import Search
from reihum.games.rummy.solver.walk import ways


def arranged(search: Search, goal: Node) -> list[Set]:
    """The sets of the table after, those from joker sets that stayed whole included."""
    path: list[Node] = []
    node = goal.parent
    while node is not None and node.number:
        path.append(node)
        node = node.parent
    path.reverse()
    sets: list[Set] = []
    for node in path:
        sets += _groups_at(search, node)
    for colour in range(4):
        sets += _runs_of(search, colour, path)
    return sets


def joker_points(goal: Node) -> int:
    """R5: what the rack's jokers on the table count."""
    points = 0
    node: Node | None = goal.parent
    while node is not None and node.number:
        points += node.number * node.use.counted
        node = node.parent
    return points


def _groups_at(search: Search, node: Node) -> list[Set]:
    number, label = node.number, node.label
    marked_colour = search.discard & 3 if label & MARKED_IN_GROUP else -1
    here = search.front(number).groups
    if not label & 255 and not here.whole:
        return []
    _, found = here.settled(
        label & 255, node.use.group_jokers, node.use.group_marked, marked_colour, both_lie(label)
    )
    sets: list[Set] = []
    for group in found:
        colours, jokers = group & 255, group >> groups.JOKERS_SHIFT & 3
        whole = group >> groups.WHOLE_SHIFT
        if whole:
            colours |= here.whole[whole - 1].colours
            jokers += here.whole[whole - 1].jokers
        tiles = [f"{COLOURS[c]}{number}" for c in range(4) if colours >> 2 * c & 1]
        sets.append((*tiles, *[JOKER] * jokers))
    return sets


class _Runs:
    """One way to cut a colour's tiles into runs, so far."""

    def __init__(self, cost: int, before: _Runs | None, after: list[int]) -> None:
        self.cost = cost
        self.before = before
        self.after = after  # the open runs, each with where it came from, sorted


def _runs_of(search: Search, colour: int, path: list[Node]) -> list[Set]:
    """The runs of a colour, as few of the table's touched as can be."""
    lane = search.lanes[colour]
    if _as_usual(search, colour, path):
        return [tuple(_tiles_of(run, COLOURS[colour])) for run in lane.old + lane.whole]
    layer: dict[int, _Runs] = {0: _Runs(0, None, [])}
    for node in path:
        layer = _next_layer(search, colour, node, layer)
    best: _Runs | None = None
    for config, runs in layer.items():
        ends = all(slots.may_end(slot) for slot in slots.slots_of(config))
        if ends and (best is None or runs.cost < best.cost):
            best = runs
    assert best is not None
    steps: list[list[int]] = []
    at: _Runs | None = best
    while at is not None:
        steps.append(at.after)
        at = at.before
    steps.reverse()
    return _cut(lane.whole, COLOURS[colour], steps)


def _as_usual(search: Search, colour: int, path: list[Node]) -> bool:
    """Whether all runs of a colour can stay as they lie."""
    lane = search.lanes[colour]
    if lane.marks:
        return False
    for node in path:
        tokens = node.label >> USED_IN_RUNS_SHIFT + 2 * colour & 3 | node.use.tokens[colour]
        if tokens != lane.usual[node.number]:
            return False
    return all(run.counts for run in lane.old)


def _next_layer(
    search: Search, colour: int, node: Node, layer: dict[int, _Runs]
) -> dict[int, _Runs]:
    lane = search.lanes[colour]
    label = node.label
    tokens = label >> USED_IN_RUNS_SHIFT + 2 * colour & 3 | node.use.tokens[colour]
    if both_lie(label) >> 2 * colour & 1:
        tokens |= slots.BOTH
    if label & MARKED_IN_RUN and search.discard & 3 == colour:
        tokens |= slots.MARKED_TILE
    found: dict[int, _Runs] = {}
    for config, runs in layer.items():
        for after, more in ways(
            lane.old, lane.whole, lane.count_jokers, lane.marks, node.number, config, tokens
        ):
            kinds = slots.packed([slot >> slots.KIND_SHIFT for slot in after])
            known = found.get(kinds)
            if known is None or known.cost > runs.cost + more:
                found[kinds] = _Runs(runs.cost + more, runs, sorted(after))
    return found


def _cut(whole: list[slots.OldRun], colour: str, steps: list[list[int]]) -> list[Set]:
    """The runs that these open runs, number by number, have been."""
    sets: list[Set] = []
    kinds: list[int] = []
    open_runs: list[list[str]] = []
    for number, after in enumerate(steps):
        longer: list[list[str]] = []
        origins = [(slot >> slots.PLACE_SHIFT & slots.PLACE_MASK) - 1 for slot in after]
        for slot, origin in zip(after, origins, strict=True):
            kind = slot >> slots.KIND_SHIFT
            tiles = open_runs[origin].copy() if origin >= 0 else []
            going = origin >= 0 and slots.WHOLE <= kinds[origin] < slots.NEW
            if slots.WHOLE <= kind < slots.NEW:
                if not going:
                    tiles += _tiles_of(whole[(kind - slots.WHOLE) >> 1], colour)
            else:
                tiles.append(JOKER if slot & slots.JOKER else f"{colour}{number}")
            longer.append(tiles)
        sets += [tuple(tiles) for at, tiles in enumerate(open_runs) if at not in origins]
        open_runs = longer
        kinds = [slot >> slots.KIND_SHIFT for slot in after]
    return sets + [tuple(tiles) for tiles in open_runs]


def _tiles_of(run: slots.OldRun, colour: str) -> list[str]:
    return [
        JOKER if run.jokers >> number & 1 else f"{colour}{number}"
        for number in range(run.low, run.high + 1)
    ]
