"""From the table before to the table after in steps that hands can do.

Tiles that leave a set are in hand until they are laid. First jokers are exchanged; then, for the
sets that hang together, tiles are taken, and sets are built.
"""

from reihum.games.rummy.board import exchanges, without
from reihum.games.rummy.judge import Way, changes, read
from reihum.games.rummy.model import JOKER, Set, Table, Tile
from reihum.games.rummy.new_sets import NOWHERE
from reihum.games.rummy.solver.model import Step


def steps(before: Table, after: Table, discard: Tile | None = None) -> tuple[Step, ...]:
    """What to do by hand to get from one table to the other, tiles of the rack being laid; a
    discard that was taken comes in a new set (R17).
    """
    change = changes(before, after)
    new = list(change.new)
    way, found = read(change, discard)
    exchanged = _exchange(change.old, way)
    pieces = _pieces(list(way.lying), new, found)
    laid = list(without(change.laid, way.spent))
    return (*exchanged, *_moves(list(way.lying), new, pieces, laid, len(way.spent)))


def _exchange(old: Table, way: Way) -> list[Step]:
    """R12: the jokers that are taken."""
    found: list[Step] = []
    for before, lying in zip(old, way.lying, strict=True):
        now = before
        for tile in without(lying, before):
            nearer = _with(now, tile)
            found.append(Step("exchange", (tile,), set=now, gives=nearer, from_rack=(tile,)))
            now = nearer
    return found


def _with(tiles: Set, tile: Tile) -> Set:
    """The set with a tile in the place of a joker that stands for it."""
    return next(result for spent, result in exchanges(tiles) if spent == (tile,))


def _pieces(
    lying: list[Set], new: list[Set], found: tuple[int, ...]
) -> list[list[tuple[Tile, ...]]]:
    """For each set that lies and each new one, the tiles that go from one to the other."""
    pieces: list[list[tuple[Tile, ...]]] = [[() for _ in new] for _ in lying]
    rest = [tuple(tiles) for tiles in lying]
    wanted = [tuple(tiles) for tiles in new]
    for at, to in enumerate(found):
        if to != NOWHERE:  # it stays whole
            pieces[at][to] = lying[at]
            rest[at], wanted[to] = (), without(wanted[to], lying[at])
    while True:
        shared = [
            (len(wanted[to]) - len(without(wanted[to], rest[at])), at, to)
            for at in range(len(lying))
            for to in range(len(new))
        ]
        most, at, to = max(shared, default=(0, 0, 0), key=lambda one: one[0])
        if not most:
            return pieces
        common = without(rest[at], without(rest[at], wanted[to]))
        pieces[at][to] = (*pieces[at][to], *common)
        rest[at], wanted[to] = without(rest[at], common), without(wanted[to], common)


def _moves(
    lying: list[Set],
    new: list[Set],
    pieces: list[list[tuple[Tile, ...]]],
    laid: list[Tile],
    freed: int,
) -> list[Step]:
    """Take what has to leave its set, then build each new set on the largest part that lies."""
    bases = _bases(lying, new, pieces)
    found: list[Step] = []
    hand: list[Tile] = [JOKER] * freed
    done: set[int] = set()
    for to in _in_order(lying, new, pieces):
        for at in range(len(lying)):
            if pieces[at][to] and at not in done:
                done.add(at)
                found += _taken(lying[at], pieces[at], bases[at])
                hand += without(lying[at], pieces[at][bases[at]] if bases[at] >= 0 else ())
        base = next((at for at in range(len(lying)) if bases[at] == to), -1)
        start = pieces[base][to] if base >= 0 else ()
        if start != new[to]:
            found.append(_built(start, new[to], hand, laid))
    return found


def _bases(lying: list[Set], new: list[Set], pieces: list[list[tuple[Tile, ...]]]) -> list[int]:
    """For each set that lies: which new set is built on what stays of it; -1 if none is."""
    bases = [-1] * len(lying)
    sizes = [(len(pieces[at][to]), at, to) for at in range(len(lying)) for to in range(len(new))]
    for size, at, to in sorted(sizes, key=lambda one: (-one[0], one[1], one[2])):
        if size and bases[at] < 0 and to not in bases:
            bases[at] = to
    return bases


def _in_order(lying: list[Set], new: list[Set], pieces: list[list[tuple[Tile, ...]]]) -> list[int]:
    """The new sets, those that get tiles from the same sets one after the other."""
    order: list[int] = []
    waiting = list(range(len(new)))
    while waiting:
        near = [
            to
            for to in waiting
            if any(
                pieces[at][to] and pieces[at][other] for other in order for at in range(len(lying))
            )
        ]
        chosen = near[0] if near else waiting[0]
        waiting.remove(chosen)
        order.append(chosen)
    return order


def _taken(tiles: Set, parts: list[tuple[Tile, ...]], base: int) -> list[Step]:
    """The parts of a set that leave it, one by one; the last stays where it is."""
    found: list[Step] = []
    left = tiles
    for to, part in enumerate(parts):
        if part and to != base:
            after = without(left, part)
            found.append(Step("take", part, set=left, gives=after))
            left = after
    return found


def _built(start: Set, goal: Set, hand: list[Tile], laid: list[Tile]) -> Step:
    """Lay what a new set lacks, from the hand as far as it is there, else from the rack."""
    lacking = without(goal, start)
    from_rack: list[Tile] = []
    for tile in lacking:
        if tile in hand:
            hand.remove(tile)
        else:
            laid.remove(tile)
            from_rack.append(tile)
    if start:
        return Step("add", lacking, set=start, gives=goal, from_rack=tuple(from_rack))
    return Step("new", lacking, gives=goal, from_rack=tuple(from_rack))
