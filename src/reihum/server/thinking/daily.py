"""The puzzles of a day: worked out like a hint, then kept, since they never change."""

from collections import OrderedDict
from typing import TypeVar

from reihum.games import GAMES
from reihum.puzzles.daily import of_day
from reihum.puzzles.deals import played_by_master
from reihum.puzzles.model import GENERATOR, Deal, RummyPuzzle
from reihum.server.tables.day import checked_day
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Rank
from reihum.server.wire.answers import Daily, Deals

MOST_KEPT = 64  # days

Found = TypeVar("Found")

_kept: OrderedDict[str, Daily] = OrderedDict()
_deals: OrderedDict[str, Deals] = OrderedDict()


async def daily(players: Players, day: str, address: str) -> Daily:
    """The puzzles of this day; Unreadable if it has none."""
    text = checked_day(day)
    if text not in _kept:
        asker = Asker(Rank.STRANGER, address)
        found = await players.ask(made, text, asker=asker)
        _keep(_kept, text, Daily(text, GENERATOR, found))
    return _kept[text]


async def deals(players: Players, day: str, address: str) -> Deals:
    """The deals of this day, and what the master made of them; Unreadable if it has none."""
    text = checked_day(day)
    if text not in _deals:
        asker = Asker(Rank.STRANGER, address)
        found = [await players.ask(tried, text, game, asker=asker) for game in GAMES]
        _keep(_deals, text, Deals(text, tuple(found)))
    return _deals[text]


def _keep(kept: OrderedDict[str, Found], day: str, found: Found) -> None:
    kept[day] = found
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)


# What follows is called in a process of its own, and raises no Answer.


def made(day: str) -> tuple[RummyPuzzle, ...]:
    """The puzzles of this day, made."""
    return of_day(day)


def tried(day: str, game: str) -> Deal:
    """A deal of this day, as the master played it."""
    return played_by_master(day, game)
