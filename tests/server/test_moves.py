"""Whose move, which move, how often: what a socket may do to a match, and what it may not."""

import asyncio
import sqlite3
from typing import Any, get_args

import msgspec
import pytest

from reihum.games import GAMES
from reihum.kernel.record import read_record, replay
from reihum.server.settings import UNLIMITED
from reihum.server.store.rows import SeatRow
from reihum.server.tables.table import Table
from reihum.server.wire.fields import Reaction
from tests.server.serving import (
    GUEST,
    ME,
    Browser,
    House,
    Socket,
    play_out,
    served,
    thought,
    typed_view,
)

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}
LEGAL_ELSEWHERE: dict[str, Any] = {
    "completto": {"type": "draw"},
    "rummy": {"type": "draw"},
    "finito": STAY,
}
NOT_YOURS = "table.not_your_seat"
STATE_KINDS = ("shown", "seated", "refused", "arranging", "hinted", "snapshot", "reset", "admin")


async def begun(house: House, game: str, **more: Any) -> tuple[Browser, Browser, str]:
    """Ann's match against Ben."""
    ann, ben = house.browser(), house.browser()
    table = await ann.set_up(game, ME, GUEST, **more)
    await ben.join(table["seats"][1]["link"], "Ben")
    assert (await ann.post(f"/api/tables/{table['id']}/start")).status_code == 200
    return ann, ben, table["id"]


async def moves_of(house: House, table: str) -> int:
    """How many moves are stored."""
    return len(await house.server.store.moves(table))


async def refusal(socket: Socket, **message: Any) -> str:
    """The code of the refusal of a message."""
    reply = await socket.ask(**message)
    assert reply["type"] == "refused", reply
    return str(reply["code"])


def play(seat: int, nth: int, action: Any, game: str = "finito") -> dict[str, Any]:
    """A move as a message."""
    return {"type": "play", "seat": seat, "nth": nth, "move": {"game": game, "action": action}}


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_plays_for_another_seat(game: str, sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, game)
        eve = house.browser()
        await eve.set_up(game, ME, {"type": "me", "name": "Eva"})  # a token, and seats elsewhere
        async with ann.at(table) as left, ben.at(table) as right, eve.at(table) as other:
            for socket in (left, right, other):
                await socket.hear_of("shown")
            mover = left.view(0)["waiting"][0]
            own, stranger = ((left, right), (right, left))[mover]
            legal = play(mover, 0, msgspec.to_builtins(thought(game, own.view(mover))), game)
            for socket in (stranger, other):
                assert await refusal(socket, **legal) == "table.not_your_seat"
            assert await refusal(other, **{**legal, "seat": 3}) == "table.not_your_seat"
            assert await refusal(own, **{**legal, "seat": 3}) == "table.not_your_seat"
            assert await moves_of(house, table) == 0
            await own.say(**legal)  # the very same, from the right socket
            assert (await other.hear_of("shown"))["ply"] == 1


async def test_a_move_counts_once_and_only_as_the_next_one(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, _, table = await begun(house, "finito")
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            first = msgspec.to_builtins(thought("finito", socket.view(0)))
            before = socket.shown
            early = await socket.ask(**play(0, 1, first))
            assert (early["code"], early["facts"]) == ("table.too_early", {"nth": 0})
            after = await socket.ask(**play(0, 0, first))
            assert (after["ply"], socket.nth(0)) == (1, 1)
            assert await socket.ask(**play(0, 0, first)) == after  # a resend: the same answer
            other = {**first, "square": (first["square"] + 1) % 36}
            assert await socket.ask(**play(0, 0, other)) == after  # a late click into the past
            assert await refusal(socket, **play(0, 1, first)) == "game.not_your_move"
            assert await moves_of(house, table) == 1
            assert socket.view(0)["rolls"] == before["known"]["public"]["rolls"]


async def test_a_match_that_has_not_begun_or_is_over_takes_no_moves(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, GUEST)
        async with ann.at(table["id"]) as socket:
            await socket.hear_of("shown")
            assert await refusal(socket, **play(0, 0, STAY)) == "table.not_playing"
        table = await ann.set_up("finito", ME, {"type": "me", "name": "Ben"})
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0, 1))
            assert await refusal(socket, **play(0, socket.nth(0), STAY)) == "table.not_playing"
            assert (await socket.ask(**play(0, 0, STAY)))["type"] == "shown"


async def test_a_move_of_another_game_is_unreadable(sqlite: str) -> None:
    foreign: dict[str, tuple[Any, ...]] = {
        "finito": ({"type": "draw"}, {"type": "lay", "reading": 3, "slot": 0}, {"type": "pass"}),
        "completto": (STAY, {"type": "place", "counter": 1, "square": 0}, {"type": "pass"}),
        "rummy": (STAY, {"type": "shift", "slot": 0, "to": 1}, {"type": "time_up", "table": []}),
    }
    odd: tuple[Any, ...] = (None, 1, "draw", [], {}, {"type": "time_up"}, {"type": "admin"})
    async with served(sqlite) as house:
        for game, actions in foreign.items():
            ann, ben, table = await begun(house, game)
            async with ann.at(table) as left, ben.at(table) as right:
                for seat, socket in enumerate((left, right)):
                    await socket.hear_of("shown")
                    for action in (*actions, *odd):
                        code = await refusal(socket, **play(seat, 0, action, game))
                        assert code == "message.unreadable"
                    for other, action in LEGAL_ELSEWHERE.items():
                        if other != game:
                            answer = await socket.ask(**play(seat, 0, action, other))
                            assert answer["code"] == "table.other_game"
                            assert answer["facts"] == {"game": game, "asked": other}
            assert await moves_of(house, table) == 0


async def test_no_message_can_carry_state(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, _, table = await begun(house, "rummy")
        async with ann.at(table) as socket:
            before = await socket.hear_of("shown")
            for kind in STATE_KINDS:
                message = {**before, "type": kind}
                assert await refusal(socket, **message) == "message.unreadable"
            extra = {**play(0, 0, {"type": "draw"}, "rummy"), "state": {}}
            assert await refusal(socket, **extra) == "message.unreadable"
            assert (await socket.ask(type="ping"))["type"] == "pong"
        async with ann.at(table) as socket:
            after = await socket.hear_of("shown")
            for shown in (before, after):
                shown.pop("clocks")
            assert after == before


async def test_after_a_dropped_socket_one_full_view_tells_all(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "finito")
        async with ann.at(table) as socket, ben.at(table) as other:
            await socket.hear_of("shown")
            await other.hear_of("shown")
            first = play(0, 0, msgspec.to_builtins(thought("finito", socket.view(0))))
            await socket.say(**first)
            socket.connection.transport.abort()  # before any answer
            assert (await other.hear_of("shown"))["ply"] == 1
            await other.play(1, thought("finito", other.view(1)))
            assert (await other.hear_of("shown"))["ply"] == 2
        async with ann.at(table) as socket:
            kinds = [(await socket.hear())["type"] for _ in range(2)]
            assert kinds == ["seated", "shown"]
            assert (socket.shown["ply"], socket.nth(0)) == (2, 1)
            full = socket.shown
            await socket.hear_of("presence")  # the other has gone
            assert await socket.ask(**first) == full  # sent again, since it was never answered
            assert (await socket.ask(type="ping"))["type"] == "pong"
        assert await moves_of(house, table) == 2


@pytest.mark.parametrize("game", GAMES)
async def test_two_tabs_on_every_seat_play_one_match(game: str, sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann, ben, table = await begun(house, game)
        async with ann.at(table) as a, ann.at(table) as b, ben.at(table) as c, ben.at(table) as d:
            tabs = ((a, 0), (b, 0), (c, 1), (d, 1))
            sent = await asyncio.gather(*[play_out(game, tab, (seat,)) for tab, seat in tabs])
            assert [tab.seated["status"] for tab, _ in tabs] == ["over"] * 4
        stored = await moves_of(house, table)
        assert max(sent) <= stored <= sum(sent)
        record = read_record((await ben.get(f"/api/tables/{table}/record")).content)
        assert len(record.moves) == stored
        assert GAMES[game].outcome(replay(GAMES[game], record)) is not None


async def test_two_tabs_that_differ_make_one_move(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, _, table = await begun(house, "finito")
        async with ann.at(table) as left, ann.at(table) as right:
            await left.hear_of("shown")
            await right.hear_of("shown")
            view = left_view(left)
            one, two = (msgspec.to_builtins(a) for a in GAMES["finito"].offered(view)[:2])
            await asyncio.gather(left.say(**play(0, 0, one)), right.say(**play(0, 0, two)))
            seen = [await tab.hear_of("shown") for tab in (left, right)]
            assert seen[0] == seen[1]
            assert left.view(0)["choice"] in (one, two)
        assert await moves_of(house, table) == 1


async def test_every_reaction_is_told_to_all_and_nothing_else_is(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "finito")
        eve = house.browser()
        async with ann.at(table) as left, ben.at(table) as right, eve.at(table) as other:
            for socket in (left, right, other):
                await socket.hear_of("shown")
            for reaction in get_args(Reaction):
                told = await left.ask(type="react", seat=0, reaction=reaction)
                assert told == {"type": "reacted", "seat": 0, "reaction": reaction}
                assert await right.hear() == await other.hear() == told
            for reaction in ("damn", "", "<b>", None, 1):
                code = await refusal(left, type="react", seat=0, reaction=reaction)
                assert code == "message.unreadable"
            for socket in (right, other):
                code = await refusal(socket, type="react", seat=0, reaction="hello")
                assert code == "table.not_your_seat"


async def test_hints_are_given_only_where_agreed_and_to_the_asker_alone(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "finito")
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            assert await refusal(socket, type="hint", seat=0) == "table.no_hints"
        ann, ben, table = await begun(house, "finito", hints=True)
        async with ann.at(table) as left, ben.at(table) as right:
            await left.hear_of("shown")
            await right.hear_of("shown")
            assert await refusal(right, type="hint", seat=0) == "table.not_your_seat"
            hinted = await left.ask(type="hint", seat=0)
            assert (hinted["type"], hinted["seat"]) == ("hinted", 0)
            await left.play(0, hinted["hint"]["action"])
            assert (await left.hear_of("shown"))["ply"] == 1
            assert (await right.hear())["type"] == "shown"  # nothing of the hint before it
            assert await refusal(left, type="hint", seat=0) == "game.not_your_move"


async def test_whoever_goes_away_while_a_move_is_stored_the_others_are_told(sqlite: str) -> None:
    async with served(sqlite) as house:
        _, ben, table = await begun(house, "finito")
        async with ben.at(table) as other:
            await other.hear_of("shown")
            await go_away_while_it_is_stored(house.server.tables.live[table], sqlite)
            assert (await other.hear())["ply"] == 1
        assert await moves_of(house, table) == 1


async def test_a_table_that_is_removed_while_a_move_is_stored_is_no_fault(sqlite: str) -> None:
    async with served(sqlite) as house:
        _, ben, table = await begun(house, "finito")
        live = house.server.tables.live[table]
        async with ben.at(table) as other:
            await other.hear_of("shown")
            before = asyncio.all_tasks()
            await go_away_while_it_is_stored(live, sqlite)
            async with live.lock:  # before it is told
                telling = asyncio.all_tasks() - before
                assert await house.server.tables.remove(table)
            assert None in await asyncio.gather(*telling)
            assert (await other.hear())["code"] == "table.unknown"


async def go_away_while_it_is_stored(live: Table, database: str) -> None:
    """Somebody makes a move, and waits for no answer."""
    action = live.game.offered(live.game.view(live.match, 0))[0]
    lock = sqlite3.connect(database, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")  # so that storing takes its time
    playing = asyncio.create_task(live.play(0, 0, action, live.row.seats[0].holder))
    while not live.lock.locked():
        await asyncio.sleep(0)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert playing.cancelled()
    lock.execute("ROLLBACK")
    lock.close()


async def test_a_seat_that_is_freed_cannot_be_played_any_more(database: str) -> None:
    """Even if the move has come first, but waits behind another one."""
    async with served(database) as house:
        _, ben, table = await begun(house, "finito")
        live = house.server.tables.live[table]
        async with ben.at(table) as socket:
            await socket.hear_of("shown")
            await live.lock.acquire()
            await socket.play(1, thought("finito", socket.view(1)))
            while not vars(live.lock)["_waiters"]:
                await asyncio.sleep(0.01)
            leaving = asyncio.create_task(ben.post(f"/api/tables/{table}/leave", {"seat": 1}))
            while (await kept_seat(house, table, 1)).owner:
                await asyncio.sleep(0.01)
            live.lock.release()
            assert (await socket.hear_of("refused"))["code"] == "table.not_your_seat"
            assert (await leaving).status_code == 200
        assert await moves_of(house, table) == 0


async def kept_seat(house: House, table: str, seat: int) -> SeatRow:
    """A seat as it is stored."""
    row = await house.server.store.table(table)
    assert row
    return row.seats[seat]


async def test_a_move_that_another_process_made_is_told_before_the_next(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "finito")
        async with ann.at(table) as left, ben.at(table) as right:
            await left.hear_of("shown")
            await right.hear_of("shown")
            live = house.server.tables.live[table]
            stranger = Table(live.row, house.server.store)  # as another process has it
            action, holder = stranger.game.offered(left_view(left))[0], live.row.seats[0].holder
            assert await stranger.play(0, 0, action, holder)
            await right.play(1, thought("finito", right.view(1)))
            assert [(await right.hear())["ply"] for _ in range(2)] == [1, 2]
            assert [(await left.hear())["ply"] for _ in range(2)] == [1, 2]


def left_view(socket: Socket) -> Any:
    """What the first seat sees, as its type."""
    return typed_view("finito", socket.view(0))


async def test_a_refusal_names_what_it_answers_and_of_a_move_which_one_it_was(sqlite: str) -> None:
    def named(refused: dict[str, Any]) -> tuple[Any, ...]:
        assert refused["type"] == "refused"
        return refused["code"], refused["asked"], refused["seat"], refused["nth"]

    async with served(sqlite) as house:
        ann, _, table = await begun(house, "finito")
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            stay, nonsense = {"type": "stay"}, {"type": "lay", "table": []}
            asked = [
                (play(0, 0, stay), ("finito.place_first", "play", 0, 0)),
                (play(0, 5, stay), ("table.too_early", "play", 0, 5)),
                (play(1, 0, stay), (NOT_YOURS, "play", 1, 0)),
                (play(0, 0, nonsense, "rummy"), ("table.other_game", "play", 0, 0)),
                (play(0, 0, nonsense), ("message.unreadable", "play", 0, 0)),
                (play(0, 0, stay) | {"more": 1}, ("message.unreadable", "play", 0, 0)),
                ({"type": "hint", "seat": 0}, ("table.no_hints", "hint", 0, None)),
                (
                    {"type": "react", "seat": 1, "reaction": "hello"},
                    ("table.not_your_seat", "react", 1, None),
                ),
                ({"type": "taken", "seat": 1}, ("table.not_your_seat", "taken", 1, None)),
                ({"type": "ping", "more": 1}, ("message.unreadable", "ping", None, None)),
                ({"type": "sing"}, ("message.unreadable", None, None, None)),
                (
                    {"type": "hint", "seat": 99, "nth": "x"},
                    ("message.unreadable", None, None, None),
                ),
            ]
            for message, expected in asked:
                assert named(await socket.ask(**message)) == expected
