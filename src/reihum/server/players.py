"""Computer players: they think in processes of their own, and come in by the same door."""

import asyncio
import logging
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import msgspec

from reihum.games import GAMES
from reihum.kernel.answers import Answer
from reihum.kernel.match import Seat
from reihum.server.database import DatabaseDown
from reihum.server.table import Table

LONGEST_THOUGHT = 10.0  # seconds; then the first legal move is made instead
log = logging.getLogger("reihum")


def think(game_name: str, player: str, view: bytes, kind: Any, seed: str) -> str:
    """The move of this player, given the view as everybody at that seat gets it."""
    game = GAMES[game_name]
    seen = msgspec.json.decode(view, type=kind)
    return game.write_action(game.players[player](seen, seed))


class Players:
    """All computer players of this process."""

    def __init__(self, thinkers: int, pace: float) -> None:
        self.thinkers, self.pace = thinkers, pace
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[tuple[str, Seat, int], asyncio.Task[None]] = {}

    def attend(self, table: Table) -> None:
        """Begin to think for every computer player that is asked something."""
        if not table.playing:
            return
        for seat in table.game.waiting(table.state):
            key = (table.row.id, seat, table.made[seat])
            player = table.row.seats[seat].player
            if player and key not in self._thinking:
                task = asyncio.create_task(self._move(table, seat, table.made[seat], player))
                self._thinking[key] = task
                task.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[str, Seat, int], _: "asyncio.Task[None]") -> None:
        del self._thinking[key]

    async def _move(self, table: Table, seat: Seat, nth: int, player: str) -> None:
        view = table.game.view(table.state, seat)
        thought, _ = await asyncio.gather(
            self.best_action(table, view, player), asyncio.sleep(self.pace)
        )
        delay = 0.5
        while True:
            try:
                await table.play(seat, nth, thought)
            except Answer as problem:
                log.error("%s at %s: %s", player, table.game.name, problem.code)
                thought = table.game.moves(table.game.view(table.state, seat))[0]
            except DatabaseDown:
                await asyncio.sleep(delay)
                delay = min(5.0, 2 * delay)
            else:
                return

    async def best_action(self, table: Table, view: Any, player: str) -> Any:
        """What the player would do; the first legal move if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        call = (
            table.game.name,
            player,
            msgspec.json.encode(view),
            type(view),
            secrets.token_hex(8),
        )
        try:
            thought = loop.run_in_executor(self._executor(), think, *call)
            return table.game.read_action(await asyncio.wait_for(thought, LONGEST_THOUGHT))
        except (BrokenExecutor, TimeoutError) as problem:
            log.error("%s at %s: %r", player, table.game.name, problem)
            self._restart()
        except Exception:  # a player may fail in any way; the table goes on
            log.exception("%s at %s", player, table.game.name)
        return table.game.moves(view)[0]

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.thinkers, get_context("spawn"))
        return self._pool

    def _restart(self) -> None:
        """Think in new processes; what others have asked of the old ones is still answered."""
        if self._pool:
            self._pool.shutdown(wait=False)
            self._pool = None

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self._thinking.values()):
            task.cancel()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
