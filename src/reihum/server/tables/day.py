"""Days that have puzzles and deals, and sitting down to the deal of one."""

from datetime import UTC, date, datetime, timedelta

from reihum.kernel.answers import Unreadable
from reihum.kernel.chance import Seed
from reihum.puzzles.deals import OPPONENT, OPTIONS, deal_seed
from reihum.server.tables.live import Tables
from reihum.server.tables.lobby import set_up
from reihum.server.tables.table import Table
from reihum.server.wire.questions import Computer, Me, NewTable

FIRST = date(2026, 11, 1)


def last() -> date:
    """The last day that has puzzles: tomorrow, which in some places has begun already."""
    return datetime.now(UTC).date() + timedelta(days=1)


def checked_day(text: str) -> str:
    """The day itself, written like `2026-11-16`, if it has puzzles."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.max
    if not FIRST <= day <= last() or day.isoformat() != text:
        raise Unreadable("daily.no_puzzles", first=FIRST.isoformat(), last=last().isoformat())
    return text


def is_deal(seed: Seed, game: str) -> bool:
    """Whether this is the seed of a day's deal in this game."""
    days = range((last() - FIRST).days + 1)
    return any(seed == deal_seed((FIRST + timedelta(days=at)).isoformat(), game) for at in days)


async def sit_down(tables: Tables, owner: str, text: str, game: str) -> Table:
    """A table with the deal of a day: the same tiles and rolls, and the same opponent, for all."""
    day = checked_day(text)
    wish = NewTable(game, (Me(), Computer(OPPONENT)), OPTIONS.get(game, {}))
    return await set_up(tables, owner, wish, deal_seed(day, game))
