"""How a match of Rummy is played: does somebody hold tiles back, or do all lay what they can?"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from reihum.games.rummy.laying import without_jokers
from reihum.games.rummy.model import Action, Lay, Round, TimeUp, Turn
from reihum.games.rummy.plays import plainly
from reihum.kernel.match import Seat

A_SET: Final = 3  # tiles that could be laid: nobody overlooks so many for long
OFTEN: Final = 3  # turns that laid nothing of them

Manner = Literal["holding", "laying"]
Moved = tuple[Round, Seat, Action]  # the round before, who moved, and how


def suited(moves: Iterable[Moved]) -> Manner:
    """Whether somebody saved up tiles, or all laid what they could."""
    held, laid = Counter[Seat](), Counter[Seat]()
    for state, seat, action in moves:
        if not state.opened[seat] or isinstance(action, TimeUp):
            continue  # who has not opened could seldom do more; whose time is up chose nothing
        if isinstance(action, Lay):
            laid[seat] += 1
        elif could_lay(state, seat) >= A_SET:
            held[seat] += 1
    holds = any(turns >= OFTEN and turns >= laid[seat] for seat, turns in held.items())
    return "holding" if holds else "laying"


def could_lay(state: Round, seat: Seat) -> int:
    """How many tiles with numbers whoever has opened could lay without rearranging anything."""
    rack = without_jokers(state.racks[seat])
    _, left = plainly(Turn(state.table, rack, options=state.options))
    return len(rack) - len(left)
