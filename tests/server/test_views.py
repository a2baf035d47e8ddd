"""Non-interference: tables that differ only in what a seat may not know tell it the same bytes."""

import contextlib
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.games.completto.model import Shift
from reihum.games.finito.model import Place, Stay
from reihum.games.rummy.model import Draw
from reihum.kernel.match import NextRound
from reihum.server.settings import UNLIMITED
from reihum.server.store.rows import MoveRow, SeatRow, TableRow
from reihum.server.tables.seats import new_table_id, new_token, owner_of
from tests.amounts import amount
from tests.laws.secrets import with_other_secrets
from tests.server.serving import Browser, House, Socket, served

pytestmark = pytest.mark.anyio

SEATS = 3
POSITIONS = amount(5, 1000)
OPTIONS: dict[str, dict[str, Any]] = {"rummy": {"turn_seconds": 0}, "completto": {}, "finito": {}}
PATHS = ("", "/record", "/plies/0", "/plies/1")
QUIET = (Shift, Draw, Place, Stay, NextRound)  # what shows no tile to the others


class Position:
    """A match in its middle, and the tokens of those who play it."""

    def __init__(self, game: str, number: int) -> None:
        self.game, self.random = GAMES[game], Random(f"{game} {number}")
        self.tokens = [new_token() for _ in range(SEATS)]
        options = msgspec.convert(OPTIONS[game], self.game.options)
        self.made = [0] * SEATS
        self.match = self.game.start(options, SEATS, f"{game}-{number}")
        self.number = 0
        for _ in range(self.random.randrange(1, 60)):
            waiting = self.game.waiting(self.match)
            if not waiting:
                break
            self.move(self.random.choice(waiting))
        owners = [SeatRow("person", f"P{n}", owner=owner_of(t)) for n, t in enumerate(self.tokens)]
        self.row = TableRow(
            id=new_table_id(),
            game=game,
            rules=self.game.rules_version,
            options=msgspec.to_builtins(options),
            hints=False,
            seed=self.match.seed,
            status="playing",
            host=owners[0].owner or "",
            created=0.0,
            next=None,
            seats=tuple(owners),
        )

    def move(self, seat: int) -> None:
        """Go on by a move of this seat's."""
        action: Any = NextRound()
        if not self.game.between_rounds(self.match):
            action = self.game.players["simple"](self.game.view(self.match, seat), "x")
        self.match = self.game.apply(self.match, seat, action)
        self.made[seat] += 1
        self.number += 1

    async def put(self, house: House, match: Any) -> None:
        """Store the table with this match, as if the moves had led to it."""
        snapshot = msgspec.json.encode((self.made, match)).decode()
        move = MoveRow(self.number - 1, 0, "draw", 0.0)
        store = house.server.store
        assert await store.add_table(self.row)
        row = self.row
        assert await store.add_move(row, move, row=row, clocks=None, snapshot=snapshot)

    def quiet_move(self, keep: int | None) -> tuple[int, Any] | None:
        """Another seat's move that shows nothing of what is hidden from this one."""
        waiting = self.game.waiting(self.match)
        if self.game.name == "finito" and len(waiting) < 2:
            return None  # the last choice shows everybody's
        for seat in waiting:
            for action in self.game.offered(self.game.view(self.match, seat)):
                if seat != keep and isinstance(action, QUIET):
                    return seat, action
        return None


@contextlib.asynccontextmanager
async def listening(house: House, position: Position, seat: int | None) -> AsyncIterator[Socket]:
    """Somebody at the table: the owner of a seat, or a spectator."""
    browser = house.browser()
    if seat is not None:
        browser.http.cookies.set("reihum", position.tokens[seat])
    async with browser.at(position.row.id) as socket:
        yield socket


async def asked(browser: Browser, position: Position) -> list[Any]:
    """What HTTP says about the table."""
    found = [await browser.get(f"/api/tables/{position.row.id}{path}") for path in PATHS]
    return [(reply.status_code, reply.content) for reply in found]


def probes(position: Position, seat: int | None) -> list[Any]:
    """Messages that must not be followed, and might be answered by what is hidden."""
    drafts = [[], [["b1", "b2", "b3"]], [["*", "*"]], [["n13"]], [["r5", "b5", "w5"]]]
    actions: list[Any] = [{"type": "lay", "table": draft} for draft in drafts]
    actions += [{"type": "place", "counter": 12, "square": 40}, {"type": "push"}, {}]
    wanted = []
    for at in {seat, (seat or 0) + 1} - {None, SEATS}:
        nth = position.made[at] + 1 if at is not None else 0
        moves = [{"game": game, "action": a} for game in GAMES for a in actions]
        wanted += [{"type": "play", "seat": at, "nth": nth, "move": move} for move in moves]
        wanted += [{"type": "hint", "seat": at}]
        if at != seat:
            wanted += [{"type": "arrange", "seat": at, "draft": a} for a in actions]
    return [*wanted, {"type": "ping"}, {"type": "undo"}]


async def heard(house: House, position: Position, keep: int | None) -> list[Any]:
    """Every byte that this seat, or a spectator, is told; the table goes on meanwhile."""
    frames: list[Any] = []
    async with listening(house, position, keep) as socket:
        frames += [await socket.connection.recv() for _ in range(2)]
        for message in probes(position, keep):
            await socket.say(**message)
            frames.append(await socket.connection.recv())
        if quiet := position.quiet_move(keep):
            seat, action = quiet
            async with listening(house, position, seat) as other:
                await other.hear_of("shown")
                await other.play(seat, action)
                assert (await other.hear())["type"] == "shown"
            frames.append(await socket.connection.recv())
    browser = house.browser()
    if keep is not None:
        browser.http.cookies.set("reihum", position.tokens[keep])
    return frames + await asked(browser, position)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_hidden_changes_no_byte(game: str, tmp_path: Any) -> None:
    moved = 0
    async with (
        served(str(tmp_path / "one.sqlite"), UNLIMITED) as house,
        served(str(tmp_path / "two.sqlite"), UNLIMITED) as other,
    ):
        for number in range(POSITIONS):
            for keep in (0, 1, None):
                position = Position(game, number)
                changed = with_other_secrets(game, position.match, keep, position.random)
                assert changed != position.match
                await position.put(house, position.match)
                await position.put(other, changed)
                told = [await heard(place, position, keep) for place in (house, other)]
                assert told[0] == told[1]
                moved += position.quiet_move(keep) is not None
    assert moved > POSITIONS / 2  # tables went on under the eyes of somebody who may not see all
