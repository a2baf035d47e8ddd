"""The puzzles of a day: worked out like a hint, then kept, since they never change."""

from collections import OrderedDict
from datetime import UTC, date, datetime, timedelta

from reihum.kernel.answers import Unreadable
from reihum.puzzles.daily import of_day
from reihum.puzzles.model import GENERATOR, RummyPuzzle
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Rank
from reihum.server.wire.answers import Daily

FIRST = date(2026, 11, 1)
MOST_KEPT = 64  # days

_kept: OrderedDict[str, Daily] = OrderedDict()


def last() -> date:
    """The last day that has puzzles: tomorrow, which in some places has begun already."""
    return datetime.now(UTC).date() + timedelta(days=1)


async def daily(players: Players, day: str, address: str) -> Daily:
    """The puzzles of this day; Unreadable if it has none."""
    text = checked_day(day)
    if text not in _kept:
        asker = Asker(Rank.STRANGER, address)
        found = await players.ask(made, text, asker=asker)
        _kept[text] = Daily(text, GENERATOR, found)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return _kept[text]


def checked_day(text: str) -> str:
    """The day itself, written like `2026-11-16`, if it has puzzles."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.max
    if not FIRST <= day <= last() or day.isoformat() != text:
        raise Unreadable("daily.no_puzzles", first=FIRST.isoformat(), last=last().isoformat())
    return text


# What follows is called in a process of its own, and raises no Answer.


def made(day: str) -> tuple[RummyPuzzle, ...]:
    """The puzzles of this day, made."""
    return of_day(day)
