"""A play step by step: how everything lies after each thing that hands do."""

from reihum.games.rummy.board import without
from reihum.games.rummy.model import JOKER, Set, Table, Tile
from reihum.games.rummy.solver import Step, steps
from reihum.games.rummy.solver.model import Stage


def stages(before: Table, after: Table, discard: Tile | None = None) -> tuple[Stage, ...]:
    """The steps from one table to another, each with how everything lies after it."""
    found: list[Stage] = []
    table = before
    hand: Set = ()
    for step in steps(before, after, discard):
        table, hand = _stepped(table, step), _held(hand, step)
        found.append(Stage(step, table, hand))
    return tuple(found)


def _stepped(table: Table, step: Step) -> Table:
    """The table after a step: the changed set stays in its place, a new one comes last."""
    if not step.set:
        return (*table, step.gives)
    at = table.index(step.set)
    rest: Table = (step.gives,) if step.gives else ()
    return (*table[:at], *rest, *table[at + 1 :])


def _held(hand: Set, step: Step) -> Set:
    """The tiles in hand after a step."""
    if step.do == "take":
        return (*hand, *step.tiles)
    if step.do == "exchange":
        return (*hand, JOKER)
    return without(hand, without(step.tiles, step.from_rack))
