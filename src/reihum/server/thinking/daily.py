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

MOST_KEPT = 200  # of one kind: those of 66 days

Found = TypeVar("Found")

Key = tuple[str, str]  # a day and a game

puzzles_kept: OrderedDict[Key, Puzzle] = OrderedDict()
deals_kept: OrderedDict[Key, Deal] = OrderedDict()
# While somebody has a day worked out, all others who ask for it wait for that. If it takes too
# long, whoever asks next goes on from what was found.
under_way: WeakValueDictionary[str, Lock] = WeakValueDictionary()


async def daily(players: Players, day: str, address: str) -> Daily:
    """The puzzles of this day; Unreadable if it has none."""
    text = checked_day(day)
    async with under_way.setdefault(f"puzzles of {text}", Lock()):
        asker = Asker(Rank.STRANGER, address)
        for game in GAMES:
            if (text, game) not in puzzles_kept:
                puzzle = await players.ask(made, text, game, asker=asker)
                _keep(puzzles_kept, (text, game), puzzle)
        found = [puzzles_kept[text, game] for game in GAMES]
        return Daily(text, GENERATOR, tuple(found))


async def deals(players: Players, day: str, address: str) -> Deals:
    """The deals of this day, and what the master made of them; Unreadable if it has none."""
    text = checked_day(day)
    async with under_way.setdefault(f"deals of {text}", Lock()):
        asker = Asker(Rank.STRANGER, address)
        for game in GAMES:
            if (text, game) not in deals_kept:
                _keep(deals_kept, (text, game), await _by_master(players, text, game, asker))
        found = [deals_kept[text, game] for game in GAMES]
        return Deals(text, tuple(found))


async def _by_master(players: Players, day: str, game: str, asker: Asker) -> Deal:
    """What the master makes of a deal, worked out in pieces between which others have a turn."""
    so_far = b""
    while True:
        so_far = await players.ask(tried, day, game, so_far, asker=asker)
        deal = msgspec.json.decode(so_far, type=Trial).deal
        if deal:
            return deal


def _keep(kept: OrderedDict[Key, Found], key: Key, found: Found) -> None:
    kept[key] = found
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
