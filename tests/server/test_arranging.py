"""Rummy: the table while it is being rearranged, for all to see, and for nobody else to touch."""

from typing import Any

import pytest

from reihum.games import GAMES
from tests.server.serving import Socket, served
from tests.server.test_moves import begun, moves_of, refusal

pytestmark = pytest.mark.anyio

UNTIMED = {"turn_seconds": 0}


def lay(*sets: list[str]) -> dict[str, Any]:
    """A draft."""
    return {"type": "lay", "table": sets}


async def in_turn(left: Socket, right: Socket) -> tuple[int, Socket, Socket]:
    """The seat whose turn it is, its socket, and the other one."""
    await left.hear_of("shown")
    await right.hear_of("shown")
    seat = int(left.view(0)["turn"])
    return (seat, left, right) if seat == 0 else (seat, right, left)


async def test_a_draft_is_shown_to_all_with_its_problems_and_is_no_move(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "rummy", options=UNTIMED)
        eve = house.browser()
        async with ann.at(table) as left, ben.at(table) as right, eve.at(table) as other:
            await other.hear_of("shown")
            seat, mover, waiter = await in_turn(left, right)
            rack = mover.view(seat)["rack"]
            tile = next(tile for tile in rack if tile != "*")
            told = await mover.ask(type="arrange", seat=seat, draft=lay([tile]))
            assert told["draft"]["table"] == [[tile]]
            assert [problem["code"] for problem in told["problems"]] == ["not_a_set"]
            assert await waiter.hear() == await other.hear() == told
            assert await moves_of(house, table) == 0
            back = await mover.ask(type="arrange", seat=seat, draft=lay())
            assert [problem["code"] for problem in back["problems"]] == ["nothing_laid"]
            await mover.play(seat, {"type": "draw"})
            assert (await waiter.hear_of("shown"))["ply"] == 1
            assert waiter.view(1 - seat)["table"] == []


async def test_who_comes_back_in_the_middle_of_a_turn_sees_the_draft(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "rummy", options=UNTIMED)
        eve = house.browser()
        async with ann.at(table) as left, ben.at(table) as right:
            seat, mover, _ = await in_turn(left, right)
            rack = mover.view(seat)["rack"]
            await mover.ask(type="arrange", seat=seat, draft=lay())
            told = await mover.ask(type="arrange", seat=seat, draft=lay(rack[:1]))
            for browser in (ann, ben, eve):
                async with browser.at(table) as back:
                    kinds = [(await back.hear())["type"] for _ in range(2)]
                    assert kinds == ["seated", "shown"]
                    assert await back.hear() == told  # the latest alone
                    assert (await back.ask(type="ping"))["type"] == "pong"
            free = {"seat": 1 - seat, "player": "simple"}
            await ann.do(f"/api/tables/{table}/free", free)  # touches no draft
            await mover.hear_of("shown")
            async with eve.at(table) as back:
                assert await back.hear_of("arranging") == told
            await mover.play(seat, {"type": "draw"})
            await mover.hear_of("shown")
            async with eve.at(table) as back:
                await back.hear_of("shown")
                assert (await back.ask(type="ping"))["type"] == "pong"  # the draft is past


async def test_the_draft_of_somebody_who_left_is_gone(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "rummy", options=UNTIMED)
        async with ann.at(table) as left, ben.at(table) as right:
            seat, mover, waiter = await in_turn(left, right)
            await mover.ask(type="arrange", seat=seat, draft=lay())
            await (ann, ben)[seat].do(f"/api/tables/{table}/leave", {"seat": seat})
            await waiter.hear_of("shown")
            assert house.server.tables.live[table].drafts == {}


async def test_only_the_table_and_the_own_rack_can_be_arranged(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "rummy", options=UNTIMED)
        async with ann.at(table) as left, ben.at(table) as right:
            seat, mover, waiter = await in_turn(left, right)
            rack = mover.view(seat)["rack"]
            strange = next(t for t in waiter.view(1 - seat)["rack"] if t not in rack)
            twice = next(tile for tile in rack if rack.count(tile) == 1)
            refused: dict[str, tuple[Any, ...]] = {
                "rummy.tiles_not_conserved": (lay([strange]), lay([twice, twice])),
                "rummy.too_many_tiles": (lay([twice] * 3), lay(["*"] * 60)),
                "rummy.empty_set": (lay([], []), lay([twice], []), lay(*[[]] * 900)),
                "rummy.no_open_tile": ({**lay(), "with_open_tile": True},),
                "rummy.no_discard_to_take": ({**lay(), "with_discard": True},),
                "message.unreadable": (
                    lay(["x1"]),
                    lay(["b14"]),
                    lay(["b1\n"]),
                    {"type": "draw"},
                    {"type": "pass"},
                    {"type": "time_up", "table": []},
                    {"type": "lay"},
                    None,
                    [],
                ),
            }
            for code, drafts in refused.items():
                for draft in drafts:
                    found = await refusal(mover, type="arrange", seat=seat, draft=draft)
                    assert found == code, draft
            own = lay([waiter.view(1 - seat)["rack"][0]])
            assert await refusal(waiter, type="arrange", seat=1 - seat, draft=own) == (
                "game.not_your_move"
            )
            assert await refusal(waiter, type="arrange", seat=seat, draft=own) == (
                "table.not_your_seat"
            )
            assert house.server.tables.live[table].drafts == {}


async def test_what_the_clock_makes_of_any_draft_can_be_read_back(sqlite: str) -> None:
    """A move that cannot be read back would make its table impossible to revive."""
    game = GAMES["rummy"]
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "rummy")
        async with ann.at(table) as left, ben.at(table) as right:
            seat, mover, _ = await in_turn(left, right)
            rack = mover.view(seat)["rack"]
            for draft in (lay(), lay([]), lay([], rack[:1]), lay(rack[:2], []), lay(rack)):
                await mover.ask(type="arrange", seat=seat, draft=draft)
                live = house.server.tables.live[table]
                kept = live.drafts.get(seat)
                action = game.time_up(live.match, seat, kept and kept.draft)
                assert game.read_recorded(game.write_action(action)) == action


async def test_other_games_have_nothing_to_arrange(sqlite: str) -> None:
    async with served(sqlite) as house:
        for game in ("finito", "completto"):
            ann, _, table = await begun(house, game)
            async with ann.at(table) as socket:
                await socket.hear_of("shown")
                code = await refusal(socket, type="arrange", seat=0, draft=lay())
                assert code == "table.nothing_to_arrange"
