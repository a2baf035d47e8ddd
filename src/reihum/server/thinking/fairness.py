"""What chance has brought on this server: counted once a match is over, beside the play."""

import logging

from reihum.games import GAMES
from reihum.kernel.answers import Answer
from reihum.kernel.record import Record, write_move, written
from reihum.review.draws import POSSIBLE, drawn
from reihum.server.store.database import DatabaseDown
from reihum.server.tables.day import is_deal
from reihum.server.tables.keeper import Keeper
from reihum.server.tables.seats import names_of
from reihum.server.tables.table import Table
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Rank
from reihum.server.wire.answers import Drawn, Fairness

log = logging.getLogger("reihum")


class Tally:
    """Counts the draws of every match that ends here, once; no move waits for it."""

    def __init__(self, players: Players) -> None:
        self._players = players

    def attend(self, table: Table) -> None:
        """Count this match, if it is over and nobody looks after it yet."""
        if table.row.status == "over" and Tally not in table.worked_out:
            table.worked_out[Tally] = self._players.begin(self._count(table))

    async def _count(self, table: Table) -> None:
        store, table_id = table.store, table.row.id
        try:
            if is_deal(table.row.seed, table.row.game) or await store.counted(table_id):
                return  # what everybody plays on the same day comes as often as it is played
            lines = [write_move(move.seat, move.action) for move in await store.moves(table_id)]
            row = table.row
            record = written(table.game, table.options, names_of(row), row.seed, lines)
            asker = Asker(Rank.STRANGER, "", table_id)
            draws = await self._players.ask(came, record, asker=asker)
            await store.count(table_id, row.game, draws)
        except (Answer, DatabaseDown) as problem:  # it is counted when somebody looks at it again
            log.warning("the draws of a match are not counted: %s", problem)


async def fairness(store: Keeper) -> Fairness:
    """How often everything came; what never came, too."""
    kept = {(game, kind, what): count for game, kind, what, count in await store.draws()}
    return Fairness(
        tuple(
            [
                Drawn(game, kind, {what: kept.get((game, kind, what), 0) for what in possible})
                for game, kinds in POSSIBLE.items()
                for kind, possible in kinds.items()
                if any((game, kind, what) in kept for what in possible)
            ]
        )
    )


# What follows is called in a process of its own, and raises no Answer.


def came(record: Record) -> dict[str, dict[str, int]]:
    """What was drawn in this match."""
    return drawn(GAMES[record.game], record)
