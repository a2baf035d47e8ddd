"""What has happened at a table, move by move, as everybody saw it.

It is made of nothing but what every watcher was told at the time, so it can tell no secret.
"""

import asyncio

from reihum.server.tables.table import Table, known
from reihum.server.wire.answers import Moved, Story
from reihum.server.wire.changes import changes

BREATH = 20  # moves that are told before others get their turn


class _Told:
    """As far as a table's story has been told already: the next asker goes on from there."""

    def __init__(self, table: Table) -> None:
        self.match = table.beginning()
        self.start = self.seen = known(table.game, self.match)
        self.moves: list[Moved] = []


async def story(table: Table) -> Story:
    """All that everybody saw at this table, from the start on; nothing before it begins."""
    if table.row.status == "open":
        return Story(None, ())
    if _Told not in table.worked_out:
        table.worked_out[_Told] = _Told(table)
    told: _Told = table.worked_out[_Told]
    kept = await table.store.news(table.row.id, len(told.moves))
    for move in kept.moves if kept else ():
        if move.ply != len(told.moves):
            continue  # somebody else has asked, too, and told it meanwhile
        told.match = table.game.apply_written(told.match, move.seat, move.action)
        before, told.seen = told.seen, known(table.game, told.match)
        told.moves.append(Moved(move.seat, bool(move.late), changes(before, told.seen)))
        if move.ply % BREATH == 0:
            await asyncio.sleep(0)
    if table.begun and table.begun.moves:
        elsewhere = table.begun.moves
        return Story(table.begun.start, (*elsewhere, *told.moves), len(elsewhere))
    return Story(told.start, tuple(told.moves))
