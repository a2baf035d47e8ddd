"""The puzzles of a day: worked out like a hint, then kept, since they never change."""

from asyncio import Lock
from collections import OrderedDict
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from reihum.games import GAMES
from reihum.puzzles.daily import of_day
from reihum.puzzles.deals import Trial, begun, gone_on
from reihum.puzzles.model import GENERATOR, Deal, Puzzle
from reihum.server.tables.day import checked_day
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Rank
from reihum.server.wire.answers import Daily, Deals

MOST_KEPT = 64  # days

Found = TypeVar("Found")

days_kept: OrderedDict[str, Daily] = OrderedDict()
deals_kept: OrderedDict[str, Deals] = OrderedDict()
# While somebody has a day worked out, all others who ask for it wait for that.
under_way: WeakValueDictionary[str, Lock] = WeakValueDictionary()


async def daily(players: Players, day: str, address: str) -> Daily:
    """The puzzles of this day; Unreadable if it has none."""
    text = checked_day(day)
    async with under_way.setdefault(f"puzzles of {text}", Lock()):
        if text not in days_kept:
            asker = Asker(Rank.STRANGER, address)
            found = [await players.ask(made, text, game, asker=asker) for game in GAMES]
            _keep(days_kept, text, Daily(text, GENERATOR, tuple(found)))
        return days_kept[text]


async def deals(players: Players, day: str, address: str) -> Deals:
    """The deals of this day, and what the master made of them; Unreadable if it has none."""
    text = checked_day(day)
    async with under_way.setdefault(f"deals of {text}", Lock()):
        if text not in deals_kept:
            asker = Asker(Rank.STRANGER, address)
            found = [await _by_master(players, text, game, asker) for game in GAMES]
            _keep(deals_kept, text, Deals(text, tuple(found)))
        return deals_kept[text]


async def _by_master(players: Players, day: str, game: str, asker: Asker) -> Deal:
    """What the master makes of a deal, worked out in pieces between which others have a turn."""
    so_far = b""
    while True:
        so_far = await players.ask(tried, day, game, so_far, asker=asker)
        deal = msgspec.json.decode(so_far, type=Trial).deal
        if deal:
            return deal


def _keep(kept: OrderedDict[str, Found], day: str, found: Found) -> None:
    kept[day] = found
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)


# What follows is called in a process of its own, and raises no Answer.


def made(day: str, game: str) -> Puzzle:
    """The puzzle of a game on this day, made."""
    return of_day(day, game)


def tried(day: str, game: str, so_far: bytes) -> bytes:
    """The master, some moves further with a deal of this day."""
    trial = msgspec.json.decode(so_far, type=Trial) if so_far else begun(day, game)
    return msgspec.json.encode(gone_on(day, game, trial))
