"""Finished matches, move by move: what they looked like after so many moves.

A replay goes on from the nearest match that is kept on the way, and lets others have their
turn every few moves: however long a match was, nobody else waits for it.
"""

import asyncio
from typing import Any

from reihum.server.store.rows import MoveRow
from reihum.server.tables.table import Table

KEEP_EVERY = 50  # moves, after which it is kept
BREATH = 4  # moves that are made before others have their turn


class Replay:
    """The moves of a finished match, and the match as it stood after some of them."""

    def __init__(self, table: Table, moves: list[MoveRow]) -> None:
        self.moves = moves
        self._game = table.game
        self._kept: dict[int, Any] = {0: table.beginning()}  # by ply

    async def after(self, ply: int) -> Any:
        """The match after so many moves."""
        done = ply - ply % KEEP_EVERY
        while done not in self._kept:
            done -= KEEP_EVERY
        match = self._kept[done]
        for move in self.moves[done:ply]:
            match = self._game.apply_written(match, move.seat, move.action)
            done += 1
            if done % KEEP_EVERY == 0:
                self._kept[done] = match
            if done % BREATH == 0:
                await asyncio.sleep(0)
        return match


async def replay_of(table: Table) -> Replay:
    """The replay of a table, as long as it is in memory; its match is over."""
    if Replay not in table.worked_out:
        moves = await table.store.moves(table.row.id)
        table.worked_out.setdefault(Replay, Replay(table, moves))
    replay: Replay = table.worked_out[Replay]
    return replay
