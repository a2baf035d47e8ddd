"""Computer players: they think in processes of their own, and come in by the same door."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from reihum.games import GAMES
from reihum.kernel.answers import Answer, Refused
from reihum.kernel.chance import thought_seed
from reihum.kernel.match import NextRound, Seat
from reihum.server.settings import Limits
from reihum.server.store.database import DatabaseDown
from reihum.server.tables.seats import computers_alone
from reihum.server.tables.table import Table
from reihum.server.thinking.turns import Asker, NobodyFree, Rank, Turns

MOST_ASKED = 64  # questions of a rank under way at once, of all browsers together
LONGEST_WAIT = 10.0  # seconds that a question waits until somebody begins to think about it
ASK_LATER = 5  # seconds
FIRST_DELAY, LONGEST_DELAY = 0.5, 5.0  # seconds until a move that was not stored is tried again

Found = TypeVar("Found")
log = logging.getLogger("reihum")


def think(game_name: str, player: str, view: bytes, seed: str) -> str:
    """The move of this player, given the view as everybody at that seat gets it."""
    game = GAMES[game_name]
    seen = msgspec.json.decode(view, type=game.view_type)
    return game.write_action(game.players[player](seen, seed))


def advise(game_name: str, view: bytes, seed: str) -> bytes:
    """The hint for a seat that has this view, as it is told."""
    game = GAMES[game_name]
    seen = msgspec.json.decode(view, type=game.view_type)
    return msgspec.json.encode(game.hint(seen, seed))


class Thinkers(Protocol):
    """Where thinking is done, while the tables go on."""

    waiting: Turns[Any]

    async def think(
        self,
        function: Callable[..., Found],
        *facts: object,
        asker: Asker,
        patience: float | None = None,
    ) -> Found:
        """What the function answers; NobodyFree if nobody begins to think in time."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


class Decision(NamedTuple):
    """What one player has to think about: the nth move of a seat at a table."""

    table: Table  # itself: what was begun for one that is gone moves nowhere
    seat: Seat
    nth: int
    player: str


class Players:
    """All computer players of this process, and the adviser whom browsers may ask.

    A player that fails, in whatever way, or answers what the rules forbid, does not stop its table:
    the first of the moves that it could make is made for it, and the log says so.
    """

    def __init__(self, minds: Thinkers, adviser: Thinkers, pace: float, limits: Limits) -> None:
        self.pace, self.work = pace, limits.work
        self._minds = minds
        self._adviser = adviser  # so that no crowd of askers keeps the players waiting
        self._asked = dict.fromkeys(Rank, 0)
        self._most, self._asking = limits.questions, Counter[str]()  # of an address, at once
        self._thinking: dict[Decision, asyncio.Task[None]] = {}
        self._advising: dict[Decision, asyncio.Task[bytes]] = {}
        self._begun: set[asyncio.Task[Any]] = set()

    @property
    def thinking(self) -> int:
        """How many players think, or wait for their turn."""
        return len(self._thinking)

    @property
    def waiting(self) -> int:
        """How many wait for a process."""
        return len(self._minds.waiting)

    @property
    def questions_waiting(self) -> int:
        """How many questions wait for one."""
        return len(self._adviser.waiting)

    def attend(self, table: Table) -> None:
        """Begin to think for every computer player that is asked something. Where nobody else plays
        and nobody looks on, they rest until somebody comes: such tables would have no end. But the
        time of whoever gave them the last seat still runs, until they have moved there.
        """
        resting = computers_alone(table.row) and not table.watchers and not table.clocks
        if not table.playing or resting:
            return
        for seat in table.game.waiting(table.match):
            player = table.row.seats[seat].player
            if player:
                decision = Decision(table, seat, table.nth[seat], player)
                if decision not in self._thinking:
                    task = asyncio.create_task(self._move(table, decision))
                    self._thinking[decision] = task
                    task.add_done_callback(partial(self._thought, decision))

    def _thought(self, decision: Decision, _: "asyncio.Task[None]") -> None:
        del self._thinking[decision]

    async def _move(self, table: Table, decision: Decision) -> None:
        thought, _ = await asyncio.gather(
            self._thought_of(table, decision), asyncio.sleep(self.pace)
        )
        for action in thought:
            try:
                await self._play(table, decision, action)
            except Answer as problem:
                if table.gone or problem.code in ("table.not_your_seat", "table.unknown"):
                    return  # somebody else sits there now, or holds the table; or it was removed
                log.error("%s at %s: %s", decision.player, table.game.name, problem.code)
            else:
                return

    async def _play(self, table: Table, decision: Decision, action: Any) -> None:
        """Make the move; as often as it takes, while the database is away."""
        delay = FIRST_DELAY
        while True:
            try:
                await table.play(decision.seat, decision.nth, action, decision.player)
            except DatabaseDown:
                await asyncio.sleep(delay)
                delay = min(LONGEST_DELAY, 2 * delay)
            else:
                return

    async def _thought_of(self, table: Table, decision: Decision) -> tuple[Any, ...]:
        """First the player's own choice; then, if that fails or is illegal, the first legal move.

        Between rounds there is nothing to think about.
        """
        game, match, player = table.game, table.match, decision.player
        if game.between_rounds(match):
            return (NextRound(),)
        view = game.view(match, decision.seat)
        first = game.offered(view)[0]
        try:
            rank = Rank.PLAYER if table.watchers else Rank.UNWATCHED
            asker = Asker(rank, table.visitor, table.row.id)
            seed = thought_seed(table.row.seed, decision.seat, decision.nth)
            seen = msgspec.json.encode(view)
            text = await self._minds.think(think, game.name, player, seen, seed, asker=asker)
            return (game.read_action(text), first)
        except Exception:  # a player may fail in any way; the table goes on
            log.exception("%s at %s", player, game.name)
        return (first,)

    async def hint(self, table: Table, seat: Seat) -> msgspec.Raw:
        """The game's hint for this seat, as it is told; asked twice, it is thought of once."""
        decision = Decision(table, seat, table.nth[seat], "")
        if decision not in self._advising:
            view = msgspec.json.encode(table.game.view(table.match, seat))
            facts = (table.game.name, view, secrets.token_hex(8))
            asker = Asker(Rank.HINT, table.visitor, table.row.id)
            task = asyncio.create_task(self.ask(advise, *facts, asker=asker))
            self._advising[decision] = task
            task.add_done_callback(lambda _: self._advising.pop(decision, None))
        return msgspec.Raw(await asyncio.shield(self._advising[decision]))

    async def ask(self, function: Callable[..., Found], *facts: object, asker: Asker) -> Found:
        """What a function answers, worked out by the adviser; Refused if too many ask before."""
        if not self._has_room(asker):
            raise Refused("limit.hints", seconds=ASK_LATER)
        self._asked[asker.rank] += 1
        self._asking[asker.address] += 1
        try:
            return await self._adviser.think(function, *facts, asker=asker, patience=LONGEST_WAIT)
        except NobodyFree:
            raise Refused("limit.hints", seconds=ASK_LATER) from None
        except Exception as problem:  # like a player it may fail in any way; who asks is told
            log.error("%s: %r", function.__name__, problem)
            raise Refused("server.no_answer") from None
        finally:
            self._asked[asker.rank] -= 1
            self._asking[asker.address] -= 1
            self._asking += Counter()  # keeps those alone that have any

    def _has_room(self, asker: Asker) -> bool:
        """Whether there is a place for a question; once half are taken, for whoever has none.

        Each rank has places of its own: strangers with many puzzles leave room for hints.
        """
        asked = self._asked[asker.rank]
        most = self._most if asked < MOST_ASKED // 2 else 1
        return asked < MOST_ASKED and self._asking[asker.address] < most

    def begin(self, work: Coroutine[Any, Any, Found]) -> "asyncio.Task[Found]":
        """Begin with something that asks one question after the other."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [*self._thinking.values(), *self._advising.values(), *self._begun]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._minds.close()
        self._adviser.close()
