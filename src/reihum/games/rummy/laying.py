"""What players ask the solver for their turn: an end of the round, the most that can be laid."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from reihum.games.rummy.board import sorted_tiles, without
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import (
    COLOURS,
    JOKER,
    NUMBER,
    Action,
    Discard,
    Draw,
    Lay,
    Pass,
    Rack,
    Table,
    Tile,
    Turn,
    View,
)
from reihum.games.rummy.plays import plain_ends, plainly
from reihum.games.rummy.solver import Play, Work, best_play, can_finish_with
from reihum.games.rummy.view import may_pass, turn_of

Choice = Callable[[Rack, "Budget"], Action | None]

FEW: Final = 4  # tiles: whoever has no more left sees an end that needs no rearranging
LOOKED_AT: Final = (
    600  # positions on the way to such an end; more takes two jokers and a full table
)

# What a player may look at in a turn, in the solver's units of work: where nothing is compiled, all
# of it takes less than half a second. It is two jokers in one hand that need so much.
TURN_WORK: Final = 28_000
FINISH_WORK: Final = 20_000  # of that for an end of the round, with whatever else is taken
MOST_WORK: Final = 2_500  # and so much for the most that can be laid


class Budget:
    """What a player may still look at in this turn; nobody's clock is asked.

    One that is a part of another takes from that one, too.
    """

    def __init__(self, most: int = TURN_WORK, whole: "Budget | None" = None) -> None:
        self.left: int = min(most, whole.left) if whole else most
        self._whole = whole

    def part(self, most: int) -> Work:
        """For one question, or for several; what was not needed is given back with `settle`."""
        work = Work(max(0, min(most, self.left)))
        self.take(int(work.left))
        return work

    def settle(self, work: Work) -> None:
        """These questions are answered: give back what is left, or pay what they took beyond it."""
        self.take(-int(work.left))

    def take(self, work: int) -> None:
        """So much is looked at, or given back."""
        self.left -= work
        if self._whole:
            self._whole.take(work)


def turn(view: View, choice: Choice, budget: Budget | None = None) -> Action:
    """A turn of a player who ends the round where that can be done, and else lays this choice."""
    rack, budget = view.own.rack, budget or Budget()
    found = finish(view, rack, budget)
    if found:
        return found
    if view.public.must_draw_first:
        return with_discard(view, without_jokers(rack), budget) or Draw()
    return choice(rack, budget) or lay_nothing(view, rack)


def has_opened(view: View) -> bool:
    """Whether the seat whose view this is has opened (R5)."""
    return view.public.opened[view.seat]


def most(view: View, rack: Rack, budget: Budget) -> Play | None:
    """The play that lays the most of these tiles.

    Where that is too much work, it is what was found until then; or the jokers stay on the rack, or
    nothing is rearranged, if that lays more.
    """
    if not rack:
        return None
    known, work = view.public, budget.part(MOST_WORK)
    open_tile = known.open_tile if known.options.open_tile == "any" else None
    mine = replace(turn_of(view), rack=rack, open_tile=open_tile)
    play = best_play(mine, work=work)
    budget.settle(work)
    if not work.used_up:
        return play
    plain = most(view, without_jokers(rack), budget) if JOKER in rack else _plain_play(mine)
    return plain if plain and (not play or plain.tiles > play.tiles) else play


def lay_most(view: View, rack: Rack, budget: Budget) -> Lay | None:
    """To lay the most of these tiles, if any can be laid."""
    play = most(view, rack, budget)
    return Lay(play.table, with_open_tile=play.with_open_tile) if play else None


def _plain_play(turn: Turn) -> Play | None:
    """What can be laid of tiles with numbers without rearranging anything."""
    table, left = plainly(turn)
    played = without(turn.rack, left)
    if not played:
        return None
    touched = sum([now != then for now, then in zip(table, turn.table, strict=False)])
    return Play(len(played), sum([NUMBER[tile] for tile in played]), played, table, touched)


def finish(view: View, rack: Rack, budget: Budget) -> Action | None:
    """A play that ends the round, with the help of the open tile or the discard if need be."""
    work = budget.part(FINISH_WORK)
    found: Action | None = None
    for mine in _turns(view, rack):
        play = can_finish_with(mine, work=work)
        if play:
            found = _lay(mine, play.table)
            break
    budget.settle(work)
    return found


def finish_plainly(view: View, rack: Rack) -> Action | None:
    """A play that ends the round with few tiles, only if nothing has to be rearranged for it."""
    if len(rack) > FEW:
        return None
    for mine in _turns(view, rack):
        for table in plain_ends(mine.table, sorted_tiles(mine.hand), LOOKED_AT):
            if not problems(mine, table):
                return _lay(mine, table)
    return None


def _turns(view: View, rack: Rack) -> Iterator[Turn]:
    """What can be done with these tiles: alone, with the open tile, with the discard, with both."""
    discards: list[Tile | None] = [] if view.public.must_draw_first else [None]
    discards += [view.own.discard] if view.own.discard else []
    open_tiles = [None, view.public.open_tile] if view.public.open_tile else [None]
    for discard in discards:
        for open_tile in open_tiles:
            yield replace(turn_of(view), rack=rack, discard=discard, open_tile=open_tile)


def _lay(mine: Turn, table: Table) -> Lay:
    """The action that leaves this table, with all that the turn takes."""
    return Lay(table, mine.discard is not None, mine.open_tile is not None)


def with_discard(view: View, rack: Rack, budget: Budget) -> Action | None:
    """R17: a play that takes the discard, if it lays no less than could be laid without."""
    if not view.own.discard:
        return None
    taken, work = (
        replace(turn_of(view), rack=rack, discard=view.own.discard),
        budget.part(MOST_WORK),
    )
    taking = best_play(taken, work=work)
    budget.settle(work)
    without_it = most(view, rack, budget)
    if taking and taking.tiles >= (without_it.tiles if without_it else 0):
        return Lay(taking.table, with_discard=True)
    return None


def lay_nothing(view: View, rack: Rack) -> Action:
    """Draw or pass; or discard the dearest tile that has no neighbour (R17)."""
    if may_pass(view):
        return Pass()
    if view.public.options.draw_and_discard:
        return Discard(max(dict.fromkeys(rack), key=lambda tile: _loneliness(tile, rack)))
    return Draw()


def _loneliness(tile: Tile, rack: Rack) -> tuple[int, int]:
    """How little a tile fits with the rest of the rack, then its number; a joker never goes."""
    if tile == JOKER:
        return (-99, 0)
    colour, number = tile[0], NUMBER[tile]
    near = [f"{colour}{number + step}" for step in (-2, -1, 1, 2)]
    alike = [f"{other}{number}" for other in COLOURS if other != colour]
    return (-sum(friend in rack for friend in near + alike), number)


def without_jokers(rack: Rack) -> Rack:
    """The tiles that have a number."""
    return tuple([tile for tile in rack if tile != JOKER])
