"""Rummy's strongest player: lay or wait? Judged by learned chances over racks that could be.

A joker is worth more than whatever it lets one lay, until it ends the round: it is never laid
before. What the others may hold is imagined; those racks come first that could lay the least on
the table as it lies, since their owners have just left it so.
"""

from reihum.games.rummy.board import sorted_tiles, tiles_of, without
from reihum.games.rummy.laying import has_opened, lay_nothing, most, turn, without_jokers
from reihum.games.rummy.learned import Row, Side, chances, counts, row
from reihum.games.rummy.model import (
    ALL_TILES,
    Action,
    Discard,
    Lay,
    Options,
    Rack,
    Table,
    Turn,
    View,
)
from reihum.games.rummy.solver import best_play
from reihum.kernel.chance import Seed, shuffled
from reihum.kernel.match import Seat

IMAGINED = 24  # racks of others, shared out among these
LIKELIEST = 8  # of these are looked into
SURE = 1e-4  # nothing is surer than that, where several chances come together


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


def best_action(view: View, seed: Seed) -> Action:
    """The action after which the seat wins most often, as far as the chances know."""
    return turn(view, lambda rack: _lay_or_wait(view, rack, seed))


def _lay_or_wait(view: View, rack: Rack, seed: Seed) -> Action | None:
    play = most(view, without_jokers(rack))
    if not play:
        return None
    worlds = _worlds(view, rack, seed)
    taken = [view.public.open_tile] if play.with_open_tile and view.public.open_tile else []
    left = without([*rack, *taken], play.played)
    action = Lay(play.table, with_open_tile=play.with_open_tile)
    laying = Choice(action, play.table, [left] * len(worlds), view.public.pool_size)
    choices = [laying, _waiting(view, rack, worlds)]
    return max(choices, key=lambda choice: _chance(view, worlds, choice)).action


def _waiting(view: View, rack: Rack, worlds: list[World]) -> Choice:
    """To lay nothing."""
    action = lay_nothing(view, rack)
    if isinstance(action, Discard):
        left = without(rack, (action.tile,))
        return Choice(action, view.public.table, [left] * len(worlds), view.public.pool_size)
    racks = [sorted_tiles((*rack, *world.next_tiles)) for world in worlds]
    return Choice(action, view.public.table, racks, max(0, view.public.pool_size - 1))


def _worlds(view: View, rack: Rack, seed: Seed) -> list[World]:
    """The likeliest of some imagined deals of the unseen tiles."""
    known = [*rack, *tiles_of(view.public.table), *tiles_of(view.public.discards)]
    known += [view.public.open_tile] if view.public.open_tile else []
    unseen = without(ALL_TILES, known)
    found: list[tuple[int, int, World]] = []
    rivals = len(view.public.rack_sizes) - 1
    for number in range(IMAGINED // rivals):
        tiles = shuffled(seed, f"imagined {number}", unseen)
        racks: dict[Seat, Rack] = {}
        for seat, size in enumerate(view.public.rack_sizes):
            if seat != view.seat:
                racks[seat], tiles = sorted_tiles(tiles[:size]), tiles[size:]
        world = World(racks, tuple(tiles[:1]) if view.public.pool_size else ())
        found.append((_left_lying(view, world), number, world))
    found.sort(key=lambda one: one[:2])
    return [world for _, _, world in found[: max(1, LIKELIEST // rivals)]]


def _left_lying(view: View, world: World) -> int:
    """How many tiles the others could lay on the table as it lies."""
    found = 0
    for seat, rack in world.racks.items():
        plain = without_jokers(rack)
        found += _layable(view.public.table, plain, view.public.opened[seat], view.public.options)
    return found


def _layable(table: Table, rack: Rack, opened: bool, options: Options) -> int:
    play = best_play(Turn(table, rack, opened, options)) if rack else None
    return play.tiles if play else 0


def side(table: Table, rack: Rack, opened: bool, options: Options) -> Side:
    """A seat, with how many of its tiles the table takes."""
    plain_rack = without_jokers(rack)
    plain = _layable(table, plain_rack, opened, options)
    if len(plain_rack) == len(rack):
        return Side(rack, opened, plain, plain)
    return Side(rack, opened, plain, _layable(table, rack, opened, options))


def _chance(view: View, worlds: list[World], choice: Choice) -> float:
    """How likely the seat wins after this choice."""
    opened = has_opened(view) or isinstance(choice.action, Lay)
    table, on_table = choice.table, counts(tiles_of(choice.table))
    sides: dict[Rack, Side] = {}
    rows: list[Row] = []
    going = 0  # worlds in which nobody can end the round at once
    for world, rack in zip(worlds, choice.racks, strict=True):
        others = [
            side(table, other, view.public.opened[seat], view.public.options)
            for seat, other in world.racks.items()
        ]
        if any(other.most == len(other.rack) for other in others):
            continue
        if rack not in sides:
            sides[rack] = side(table, rack, opened, view.public.options)
        going += 1
        rows += [row(sides[rack], other, on_table, choice.pool) for other in others]
    if not rows:
        return 0.0
    duels, rivals = chances(rows), len(rows) // going
    won = 0.0
    for at in range(0, len(duels), rivals):
        won += _together(duels[at : at + rivals])
    return won / len(worlds)


def _together(duels: list[float]) -> float:
    """The chance to win against all, from those against each (Bradley and Terry)."""
    odds = 0.0  # of losing
    for chance in duels:
        odds += 1 / max(SURE, chance) - 1
    return 1 / (1 + odds)
