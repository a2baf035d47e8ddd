"""A match of each game at one table: what `make test` tries of the server in pure Python, too."""

import pytest

from tests.amounts import COMPILED_TOO
from tests.clock import HandClock
from tests.server.serving import COMPUTER, ME, play_out, served

pytestmark = pytest.mark.anyio

# PostgreSQL is spoken to alike in both, and takes a second to begin.
OTHER = "sqlite" if COMPILED_TOO else "postgresql"
SECONDS = {"completto": "decision_seconds", "rummy": "turn_seconds", "finito": "decision_seconds"}


@pytest.mark.parametrize(
    ("database", "game"),
    [("sqlite", "completto"), (OTHER, "rummy"), ("sqlite", "finito")],
    indirect=["database"],
)
async def test_a_match_is_timed_played_and_kept(game: str, database: str) -> None:
    clock = HandClock()
    async with served(database, clock=clock) as house:
        ann = house.browser()
        seats = (ME, {"type": "me", "name": "Ben"}, COMPUTER)
        table = (await ann.set_up(game, *seats, options={SECONDS[game]: 60}))["id"]
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            while not any(socket.nth(seat) for seat in (0, 1)):
                clock.go_on(60)
                await socket.hear()
            await play_out(game, socket, (0, 1), most=20)
    async with served(database) as house:
        again = house.browser()
        again.http.cookies.set("reihum", ann.token or "")
        async with again.at(table) as socket:
            await play_out(game, socket, (0, 1))
            assert socket.seated["status"] == "over"
        assert (await again.get(f"/api/tables/{table}/record")).status_code == 200
