"""Who is thought for next, when there are more requests than processes."""

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

Thing = TypeVar("Thing")


class Rank(IntEnum):
    """Who comes before whom."""

    PLAYER = 0  # a computer player, at a table that somebody looks at
    UNWATCHED = 1  # one that plays with nobody there to see it
    HINT = 2
    STRANGER = 3  # all else: the referee at home, reviews, records, puzzles, sums


class Asker(NamedTuple):
    """For whom it is: a table, and the address that it is played from."""

    rank: Rank
    address: str
    table: str = ""


class NobodyFree(Exception):
    """All processes are busy, and stayed so for longer than somebody wanted to wait."""


class Turns(Generic[Thing]):
    """What waits. Of one rank the addresses take turns, and of one address its tables: so nobody
    waits longer because somebody else wants much.
    """

    def __init__(self) -> None:
        self._ranks: dict[Rank, OrderedDict[str, OrderedDict[str, deque[Thing]]]] = {
            rank: OrderedDict() for rank in Rank
        }

    def __len__(self) -> int:
        return sum(
            len(things)
            for addresses in self._ranks.values()
            for tables in addresses.values()
            for things in tables.values()
        )

    def add(self, asker: Asker, thing: Thing) -> None:
        """One more waits."""
        tables = self._ranks[asker.rank].setdefault(asker.address, OrderedDict())
        tables.setdefault(asker.table, deque()).append(thing)

    def take(self) -> Thing | None:
        """Whose turn it is; None if nobody waits."""
        for addresses in self._ranks.values():
            for address, tables in addresses.items():
                table, things = next(iter(tables.items()))
                thing = things.popleft()
                _to_the_end(tables, table, bool(things))
                _to_the_end(addresses, address, bool(tables))
                return thing
        return None


def _to_the_end(waiting: "OrderedDict[str, Thing]", key: str, still: bool) -> None:
    """Whoever had a turn goes to the end of the queue, if it still wants one."""
    if still:
        waiting.move_to_end(key)
    else:
        del waiting[key]
