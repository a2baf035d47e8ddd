"""Rummy's master until 0.1, kept as it was to be played against.

It looks first at those racks which could lay the least, takes all jokers of all racks into account,
and so looks into a few at best before its work is used up; if into none, it lays.
"""

from msgspec.structs import replace

from reihum.games.rummy.board import sorted_tiles, tiles_of, without
from reihum.games.rummy.laying import (
    Budget,
    has_opened,
    lay_nothing,
    most,
    turn,
    without_jokers,
)
from reihum.games.rummy.model import (
    ALL_TILES,
    Action,
    Discard,
    Lay,
    Rack,
    Table,
    Turn,
    View,
)
from reihum.games.rummy.solver import Play, Work, best_play
from reihum.kernel.chance import Seed, shuffled
from reihum.kernel.match import Seat
from reihum.research.former_learned import Row, Side, chances, counts, row

IMAGINED = 24  # racks of others, shared out among these
LIKELIEST = 8  # of these are looked into
SURE = 1e-4  # nothing is surer than that, where several chances come together

IMAGINED_WORK = 3_000  # for what others may hold; what they could do then gets the rest


class World:
    """What the others may hold, and the tile that may come next from the pool."""

    def __init__(self, racks: dict[Seat, Rack], next_tiles: Rack) -> None:
        self.racks = racks
        self.next_tiles = next_tiles


class Choice:
    """An action with what it leaves: the table, the pool, and the own rack in every world."""

    def __init__(self, action: Action, table: Table, racks: list[Rack], pool: int) -> None:
        self.action = action
        self.table = table
        self.racks = racks
        self.pool = pool


def former(view: View, seed: Seed) -> Action:
    """Rummy's master until 0.1: its chances know how explorers play on, and nobody else."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        return lay_or_wait(view, rack, seed, budget)

    return turn(view, choice)


def lay_or_wait(view: View, rack: Rack, seed: Seed, budget: Budget) -> Action | None:
    """To lay the most or to wait, whichever wins more often by these chances."""
    play = most(view, without_jokers(rack), budget)
    if not play:
        return None
    found = weighed(view, rack, [play], seed, budget)
    return max(found, key=lambda one: one[1])[0]


def weighed(
    view: View, rack: Rack, plays: list[Play], seed: Seed, budget: Budget
) -> list[tuple[Action, float]]:
    """These plays and laying nothing, with how likely the seat wins then."""
    worlds = _worlds(view, rack, seed, budget)
    choices = [_laying(view, rack, play, len(worlds)) for play in plays]
    choices.append(_waiting(view, rack, worlds))
    found = _chances(view, worlds, choices, budget)
    return [(choice.action, chance) for choice, chance in zip(choices, found, strict=True)]


def _laying(view: View, rack: Rack, play: Play, worlds: int) -> Choice:
    """To lay this."""
    taken = [view.public.open_tile] if play.with_open_tile and view.public.open_tile else []
    left = without([*rack, *taken], play.played)
    action = Lay(play.table, with_open_tile=play.with_open_tile)
    return Choice(action, play.table, [left] * worlds, view.public.pool_size)


def _waiting(view: View, rack: Rack, worlds: list[World]) -> Choice:
    """To lay nothing."""
    action = lay_nothing(view, rack)
    if isinstance(action, Discard):
        left = without(rack, (action.tile,))
        return Choice(action, view.public.table, [left] * len(worlds), view.public.pool_size)
    racks = [sorted_tiles((*rack, *world.next_tiles)) for world in worlds]
    return Choice(action, view.public.table, racks, max(0, view.public.pool_size - 1))


def _worlds(view: View, rack: Rack, seed: Seed, budget: Budget) -> list[World]:
    """The likeliest of some imagined deals of the unseen tiles."""
    known = [*rack, *tiles_of(view.public.table), *tiles_of(view.public.discards)]
    known += [view.public.open_tile] if view.public.open_tile else []
    unseen = without(ALL_TILES, known)
    found: list[tuple[int, int, World]] = []
    rivals, work = len(view.public.rack_sizes) - 1, budget.part(IMAGINED_WORK)
    for number in range(IMAGINED // rivals):
        tiles = shuffled(seed, f"imagined {number}", unseen)
        racks: dict[Seat, Rack] = {}
        for seat, size in enumerate(view.public.rack_sizes):
            if seat != view.seat:
                racks[seat], tiles = sorted_tiles(tiles[:size]), tiles[size:]
        world = World(racks, tuple(tiles[:1]) if view.public.pool_size else ())
        lying = _left_lying(view, world, work)
        if work.used_up and found:
            break
        found.append((lying, number, world))
    budget.settle(work)
    found.sort(key=lambda one: one[:2])
    return [world for _, _, world in found[: max(1, LIKELIEST // rivals)]]


def _left_lying(view: View, world: World, work: Work) -> int:
    """How many tiles the others could lay on the table as it lies."""
    found, known = 0, view.public
    for seat, rack in world.racks.items():
        turn = Turn(known.table, without_jokers(rack), known.opened[seat], known.options)
        found += _layable(turn, work)
    return found


def _layable(turn: Turn, work: Work) -> int:
    play = best_play(turn, work=work) if turn.rack else None
    return play.tiles if play else 0


def side(turn: Turn, work: Work) -> Side:
    """A seat, with how many of its tiles the table takes."""
    plain_rack = without_jokers(turn.rack)
    plain = _layable(replace(turn, rack=plain_rack), work)
    if len(plain_rack) == len(turn.rack):
        return Side(turn.rack, turn.opened, plain, plain)
    return Side(turn.rack, turn.opened, plain, _layable(turn, work))


def _chances(view: View, worlds: list[World], choices: list[Choice], budget: Budget) -> list[float]:
    """How likely the seat wins after each choice: over as many worlds as the work is enough for,
    the same ones for all.
    """
    work = budget.part(budget.left)
    judges = [Judge(view, choice, work) for choice in choices]
    for at, world in enumerate(worlds):
        for judge in judges:
            judge.look_into(world, judge.choice.racks[at])
        if work.used_up:
            for judge in judges:
                judge.forget(at)
            break
    budget.settle(work)
    return [judge.chance() for judge in judges]


class Judge:
    """A choice in one world after another: what the chances have to know of it."""

    def __init__(self, view: View, choice: Choice, work: Work) -> None:
        self.view, self.choice, self.work = view, choice, work
        self.opened = has_opened(view) or isinstance(choice.action, Lay)
        self.on_table = counts(tiles_of(choice.table))
        self.sides: dict[Rack, Side] = {}
        self.worlds: list[list[Row]] = []  # a row for each rival; none where one can end the round

    def look_into(self, world: World, rack: Rack) -> None:
        """What everybody could do next if the others hold this."""
        opened = self.view.public.opened
        others = [self._side(other, opened[seat]) for seat, other in world.racks.items()]
        if any(other.most == len(other.rack) for other in others):
            self.worlds.append([])
            return
        if rack not in self.sides:
            self.sides[rack] = self._side(rack, self.opened)
        mine = self.sides[rack]
        self.worlds.append([row(mine, other, self.on_table, self.choice.pool) for other in others])

    def _side(self, rack: Rack, opened: bool) -> Side:
        return side(Turn(self.choice.table, rack, opened, self.view.public.options), self.work)

    def forget(self, world: int) -> None:
        """The work was not enough for this one."""
        del self.worlds[world:]

    def chance(self) -> float:
        """The mean of the chances over all worlds that were looked into; laying is the rule."""
        if not self.worlds:
            return float(isinstance(self.choice.action, Lay))
        rows = [one for world in self.worlds for one in world]
        duels = iter(chances(rows) if rows else [])
        won = [_together([next(duels) for _ in world]) for world in self.worlds if world]
        return sum(won) / len(self.worlds)


def _together(duels: list[float]) -> float:
    """The chance to win against all, from those against each (Bradley and Terry)."""
    odds = 0.0  # of losing
    for chance in duels:
        odds += 1 / max(SURE, chance) - 1
    return 1 / (1 + odds)
