"""Rummy's strongest player: lay or wait? Judged by learned chances over racks that could be.

A joker is worth more than whatever it lets one lay, until it ends the round: it is never laid
before. What the others may hold is imagined; those racks come first that could lay the least on
the table as it lies, since their owners have just left it so. Who has not work enough to look into
a few of these draws, which is nearly always right. When the pool is empty, it looks to the end.
"""

from reihum.games.rummy.board import sorted_tiles, tiles_of, without
from reihum.games.rummy.ending import last_turn
from reihum.games.rummy.layable import Asked, Layable
from reihum.games.rummy.laying import (
    Budget,
    has_opened,
    lay_nothing,
    most,
    turn,
    without_jokers,
)
from reihum.games.rummy.learned import Row, chances, counts, row, shipped
from reihum.games.rummy.model import ALL_TILES, Action, Discard, Draw, Lay, Rack, Table, View
from reihum.games.rummy.scoring import rack_points
from reihum.games.rummy.solver import Play
from reihum.kernel.chance import Seed, shuffled
from reihum.kernel.match import Seat
from reihum.kernel.network import Odds

IMAGINED = 24  # racks of others, shared out among these
LIKELIEST = 8  # of these are looked into
ENOUGH = 3  # deals have to be looked into before anything is laid
LOOKING_WORK = 14_000  # for what each choice is worth
IMAGINED_WORK = 3_000  # for what others may hold; what they could do then gets the rest
SURE = 1e-4  # nothing is surer than that, where several chances come together


class World:
    """What the others may hold, and the tile that may come next from the pool."""

    def __init__(self, racks: dict[Seat, Rack], next_tiles: Rack) -> None:
        self.racks = racks
        self.next_tiles = next_tiles


class Choice:
    """An action with what it leaves: the table, the pool, and the own rack before a draw."""

    def __init__(self, view: View, action: Action, table: Table, rack: Rack) -> None:
        self.action, self.table, self.rack = action, table, rack
        self.draws = isinstance(action, Draw)
        self.pool = view.public.pool_size - self.draws
        self.opened = has_opened(view) or isinstance(action, Lay)


def best_action(view: View, seed: Seed, budget: Budget | None = None) -> Action:
    """The action that is worth most to the seat, as far as the chances know."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        return lay_or_wait(view, rack, seed, budget, shipped())

    return turn(view, choice, budget)


def lay_or_wait(view: View, rack: Rack, seed: Seed, budget: Budget, odds: Odds) -> Action | None:
    """To lay the most or to wait, whichever is worth more by these chances."""
    if not view.public.pool_size and not view.public.options.draw_and_discard:
        return last_turn(view, rack, seed, budget)
    play = most(view, without_jokers(rack), budget)
    if not play:
        return None
    choices = [laying(view, rack, play), waiting(view, rack)]
    if_laid, if_waited = _worths(view, rack, choices, seed, budget, odds)
    return choices[if_laid < if_waited].action


def laying(view: View, rack: Rack, play: Play) -> Choice:
    """To lay this play."""
    taken = [view.public.open_tile] if play.with_open_tile and view.public.open_tile else []
    left = without([*rack, *taken], play.played)
    return Choice(view, Lay(play.table, with_open_tile=play.with_open_tile), play.table, left)


def waiting(view: View, rack: Rack) -> Choice:
    """To lay nothing."""
    action = lay_nothing(view, rack)
    left = without(rack, (action.tile,)) if isinstance(action, Discard) else rack
    return Choice(view, action, view.public.table, left)


def _worlds(view: View, rack: Rack, seed: Seed, layable: Layable) -> list[World]:
    """The likeliest of some imagined deals of the tiles that the seat cannot see."""
    known = [*rack, *tiles_of(view.public.table), *tiles_of(view.public.discards)]
    known += [view.public.open_tile] if view.public.open_tile else []
    unseen = without(ALL_TILES, known)
    rivals = len(view.public.rack_sizes) - 1
    found: list[tuple[int, int, World]] = []
    kept_back = layable.work.left - IMAGINED_WORK
    for number in range(IMAGINED // rivals):
        tiles = shuffled(seed, f"imagined {number}", unseen)
        racks: dict[Seat, Rack] = {}
        for seat, size in enumerate(view.public.rack_sizes):
            if seat != view.seat:
                racks[seat], tiles = sorted_tiles(tiles[:size]), tiles[size:]
        layable.complete = True
        lying = _left_lying(view, racks, layable)
        if layable.complete:
            found.append((lying, number, World(racks, tuple(tiles[:1]))))
        if layable.work.left < kept_back:
            break
    found.sort(key=lambda one: one[:2])
    return [world for _, _, world in found[: max(ENOUGH, LIKELIEST // rivals)]]


def _left_lying(view: View, racks: dict[Seat, Rack], layable: Layable) -> int:
    """How many tiles the others could lay on the table as it lies."""
    known, found = view.public, 0
    for seat, rack in racks.items():
        found += layable.plain(known.table, rack, known.opened[seat])
    return found


def _worths(
    view: View, rack: Rack, choices: list[Choice], seed: Seed, budget: Budget, odds: Odds
) -> list[float]:
    """What each choice is worth, over as many worlds as there is work for, the same for all."""
    work = budget.part(LOOKING_WORK)
    layable = Layable(view.public.options, work)
    judges = [Judge(view, choice, layable) for choice in choices]
    for world in _worlds(view, rack, seed, layable):
        layable.complete = True
        seen = [judge.duels(world) for judge in judges]
        if layable.complete:
            for judge, duels in zip(judges, seen, strict=True):
                judge.worlds.append(duels)
                judge.at_stake.append(sum(map(rack_points, world.racks.values())))
        if work.left <= 0:
            break
    budget.settle(work)
    return [judge.worth(odds) for judge in judges]


class Judge:
    """A choice in one world after another: what the chances have to know of it."""

    def __init__(self, view: View, choice: Choice, layable: Layable) -> None:
        self.view, self.choice, self.layable = view, choice, layable
        self.on_table = counts(tiles_of(choice.table))
        self.worlds: list[list[Row]] = []
        self.at_stake: list[int] = []  # in each world: what all that the others hold counts

    def duels(self, world: World) -> list[Row]:
        """A row for each rival, if the others hold this; none where one can end the round."""
        lying, choice, others = self.view.public.table, self.choice, []
        for seat, rack in world.racks.items():
            opened = self.view.public.opened[seat]
            asked: Asked = (lying, rack, opened)
            others.append(self.layable.side(choice.table, rack, opened, asked))
        if any(other.most == len(other.rack) for other in others):
            return []
        rack = sorted_tiles((*choice.rack, *world.next_tiles)) if choice.draws else choice.rack
        asked = (choice.table, choice.rack, choice.opened)
        mine = self.layable.side(choice.table, rack, choice.opened, asked)
        return [row(mine, other, self.on_table, choice.pool) for other in others]

    def worth(self, odds: Odds) -> float:
        """The mean over all worlds that were looked into: of the chance to win the round, or of its
        points, where more rounds are played (R16). Few tell nothing: then the rule is to draw.
        """
        if len(self.worlds) < ENOUGH:
            return float(self.choice.draws)
        rows = [one for world in self.worlds for one in world]
        duels = iter(chances(rows, odds) if rows else [])
        won = [_together([next(duels) for _ in world]) if world else 0.0 for world in self.worlds]
        if self.view.public.options.rounds > 1:
            lost = rack_points(self.choice.rack)
            won = [
                chance * gained - (1 - chance) * lost
                for chance, gained in zip(won, self.at_stake, strict=True)
            ]
        return sum(won) / len(won)


def _together(duels: list[float]) -> float:
    """The chance to win against all, from those against each (Bradley and Terry)."""
    odds = 0.0  # of losing
    for chance in duels:
        odds += 1 / max(SURE, chance) - 1
    return 1 / (1 + odds)
