"""Whole matches through the server: by two browsers and a computer player, on both databases."""

import asyncio

import pytest

from reihum.games import GAMES
from reihum.kernel.record import read_record, replay, seed_matches
from tests.server.serving import COMPUTER, GUEST, ME, play_out, served

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("database", "game"),
    [
        *[("sqlite", game) for game in GAMES],
        ("postgresql", "rummy"),
        pytest.param("postgresql", "completto", marks=pytest.mark.large),
        pytest.param("postgresql", "finito", marks=pytest.mark.large),
    ],
    indirect=["database"],
)
async def test_two_browsers_and_a_computer_player_play_a_match(game: str, database: str) -> None:
    async with served(database) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up(game, ME, GUEST, COMPUTER)
        await ben.join(table["seats"][1]["link"], "Ben")
        assert (await ann.post(f"/api/tables/{table['id']}/start")).status_code == 200
        async with ann.at(table["id"]) as left, ben.at(table["id"]) as right:
            await asyncio.gather(play_out(game, left, (0,)), play_out(game, right, (1,)))
            assert left.seated["seed"] == right.seated["seed"]
            assert left.seated["seed_hash"] == table["seed_hash"]
        reply = await ben.get(f"/api/tables/{table['id']}/record")
    record = read_record(reply.content)
    assert seed_matches(record)
    assert record.seats == ("Ann", "Ben", "simple")
    assert GAMES[game].outcome(replay(GAMES[game], record)) is not None


async def test_a_finished_match_can_be_played_again_with_one_click(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, COMPUTER)
        early = await ann.post(f"/api/tables/{table['id']}/rematch")
        assert (early.status_code, early.json()["code"]) == (409, "game.not_over")
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0,))
        asked = [ann.post(f"/api/tables/{table['id']}/rematch") for _ in range(5)]
        again = {reply.json()["id"] for reply in await asyncio.gather(*asked)}
        assert len(again) == 1
        assert (await ann.get(f"/api/tables/{again.pop()}")).json()["status"] == "playing"


async def test_a_finished_match_can_be_seen_move_by_move(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, COMPUTER)
        plies = f"/api/tables/{table['id']}/plies"
        early = await ann.get(f"{plies}/0")
        assert (early.status_code, early.json()["code"]) == (409, "game.not_over")
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0,))
            end = socket.view(0)
        first = (await ann.get(f"{plies}/0")).json()
        last = (await ann.get(f"{plies}/{first['plies']}")).json()
        beyond = await ann.get(f"{plies}/{first['plies'] + 1}")
        nonsense = await ann.get(f"{plies}/x")
    assert (first["move"], first["known"]["public"]["rolls"]) == (None, 1)
    known = last["known"]
    assert known["standing"] | known["public"] | last["own"][0] | {"seat": 0} == end
    assert last["move"][0] in "01"
    assert (beyond.status_code, nonsense.status_code) == (400, 400)
