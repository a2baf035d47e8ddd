"""Finished matches looked at again: the same as by the command, worked out once, never before."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.games.rummy.model import Draw
from reihum.kernel.answers import Refused
from reihum.kernel.game import AnyGame
from reihum.kernel.record import Record, read_move, read_record, replayed
from reihum.review.judges import Manner, judge
from reihum.review.review import reviewed
from reihum.server.settings import UNLIMITED
from reihum.server.thinking import reviewing
from reihum.server.thinking.turns import Asker
from reihum.server.wire.questions import Weigh
from tests.review.test_luck import record_of
from tests.server.reviewed import opened, plain, review_of, short_record
from tests.server.serving import ME, play_out, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio

TWO = (ME, {"type": "me", "name": "Ben"})


@pytest.mark.parametrize(
    ("database", "game"), [("sqlite", "completto"), ("postgresql", "finito")], indirect=["database"]
)
async def test_a_finished_match_has_the_review_of_its_record_worked_out_once(
    database: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(database, UNLIMITED) as house:
        ann = house.browser()
        table = (await ann.set_up(game, *TWO))["id"]
        async with ann.at(table) as socket:
            await play_out(game, socket, (0, 1))
        record = read_record((await ann.get(f"/api/tables/{table}/record")).content)
        stranger = house.browser()
        found = await review_of(stranger, table)
        assert found == plain(game, record)
        assert found["seats"] == ["Ann", "Ben"]
    monkeypatch.setattr(reviewing, "looked_through", None)  # nobody could do it again
    async with served(database, UNLIMITED) as house:
        again = await house.browser().get(f"/api/tables/{table}/review")
        assert again.json()["review"] == found


async def test_a_review_goes_with_its_table(database: str) -> None:
    async with served(database, UNLIMITED) as house:
        ann = house.browser()
        table = await opened(ann, short_record())
        await review_of(ann, table)
        store = house.server.store
        kept = await store.review(table)
        assert kept
        assert not await store.keep_review(table, "{}")  # there is one
        assert await store.review(table) == kept
        assert (await ann.post("/api/forget")).json() == {"tables": 1}
        assert await store.review(table) is None
        assert not await store.keep_review(table, "{}")  # too late


async def test_who_is_forgotten_is_not_named_by_a_review(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up("finito", ME, {"type": "guest"})
        await ben.join(table["seats"][1]["link"], "Ben")
        await ann.do(f"/api/tables/{table['id']}/start")
        async with ann.at(table["id"]) as one, ben.at(table["id"]) as other:
            playing = play_out("finito", one, (0,)), play_out("finito", other, (1,))
            await asyncio.gather(*playing)
        assert (await review_of(ann, table["id"]))["seats"] == ["Ann", "Ben"]
        await ben.do("/api/forget")
        assert (await review_of(ann, table["id"]))["seats"] == ["Ann", "seat 1"]


async def test_nothing_is_told_before_the_match_is_over(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO))["id"]
        path = f"/api/tables/{table}"
        assert said(await ann.get(f"{path}/review")) == (409, "game.not_over")
        asked = await ann.post(f"{path}/plies/0/weigh", {"seat": 0})
        assert said(asked) == (409, "game.not_over")


async def test_how_far_it_has_come_is_told(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "UNTIL_TOLD", 0.0)
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        record = short_record()
        table = await opened(ann, record)
        first = (await ann.get(f"/api/tables/{table}/review")).json()
        assert first == {"done": 0, "moves": len(record.moves), "review": None}
        assert await review_of(ann, table) == plain("finito", record)


def test_a_match_is_looked_at_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "PIECE", 0.0)
    record, game = short_record(), GAMES["finito"]
    match = msgspec.json.encode(game.start(game.options(), 2, record.seed))
    moves = []
    for number in range(len(record.moves)):
        rest = list(record.moves[number:])
        piece = reviewing.looked_through("finito", "", match, rest, number)
        assert piece.done == 1
        moves += piece.moves
        match = piece.match
    assert moves == reviewed(game, record).moves


async def test_a_game_without_chances_says_so(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "JUDGED", ("completto",))
    async with served(sqlite) as house:
        ann = house.browser()
        table = await opened(ann, short_record())
        reply = await ann.get(f"/api/tables/{table}/review")
        assert said(reply) == (409, "review.no_chances")
        assert reply.json()["facts"] == {"game": "finito", "known": "completto"}
        asked = await ann.post(f"/api/tables/{table}/plies/0/weigh", {"seat": 0})
        assert said(asked) == (409, "review.no_chances")


async def test_a_match_that_is_too_long_says_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "MOST_MOVES", 10)
    async with served(sqlite) as house:
        ann = house.browser()
        table = await opened(ann, short_record())
        reply = await ann.get(f"/api/tables/{table}/review")
        assert said(reply) == (409, "review.too_long")


async def test_all_who_wait_for_a_review_are_told_what_prevents_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await opened(ann, short_record())
        failing = asyncio.Event()

        async def fail(*_: object, **__: object) -> None:
            await failing.wait()
            raise Refused("server.no_answer")

        with monkeypatch.context() as patch:
            patch.setattr(house.server.players, "ask", fail)
            path = f"/api/tables/{table}/review"
            asking = [asyncio.create_task(ann.get(path)) for _ in range(3)]
            live = await house.server.tables.get(table)
            while reviewing.Reviewing not in live.worked_out:
                await asyncio.sleep(0)
            failing.set()
            told = [said(reply) for reply in await asyncio.gather(*asking)]
        assert {code for _, code in told} == {"server.no_answer"}
        assert await review_of(ann, table)


async def test_who_asks_too_much_is_told_and_may_ask_again(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = await opened(ann, short_record())
        asking: Counter[str] = vars(house.server.players)["_asking"]
        asking["127.0.0.1"] = UNLIMITED.questions
        reply = await ann.get(f"/api/tables/{table}/review")
        assert said(reply) == (429, "limit.hints")
        asking.clear()
        assert await review_of(ann, table) == plain("finito", short_record())


@pytest.mark.parametrize("game", ["completto", "finito"])
async def test_a_choice_is_weighed_as_the_review_says(sqlite: str, game: str) -> None:
    record = short_record(game)
    moves = [move for move in reviewed(GAMES[game], record).moves if move.error]
    moves.sort(key=lambda move: -(move.error or 0))
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = await opened(ann, record)
        for move in moves[:3]:
            path = f"/api/tables/{table}/plies/{move.number - 1}/weigh"
            made = msgspec.to_builtins(GAMES[game].read_action(move.action))
            asked = {"seat": move.seat, "move": {"game": game, "action": made}}
            told = (await ann.post(path, asked)).json()
            assert told["best"] - told["chance"] == pytest.approx(move.error)
            best = msgspec.to_builtins(GAMES[game].read_action(move.better or ""))
            assert told["hint"] == {"game": game, "action": best}
            told = (await ann.post(path, {"seat": move.seat, "move": told["hint"]})).json()
            assert told["chance"] == told["best"]
            told = (await ann.post(path, {"seat": move.seat})).json()
            assert told["chance"] == told["best"]


@pytest.mark.parametrize(("other", "manner"), [("patient", "holding"), ("steady", "laying")])
async def test_a_choice_in_rummy_is_weighed_in_the_manner_of_the_match(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, other: str, manner: Manner
) -> None:
    game, record = GAMES["rummy"], record_of("rummy", ["steady", other], "manner")
    at, match = choice_of_many(game, record)
    seen = game.view(match, match.round.turn)
    wanted = dict(judge("rummy", manner).weighed(seen, Draw()))
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        path = f"/api/tables/{await opened(ann, record)}/plies/{at}/weigh"
        draw = {"game": "rummy", "action": {"type": "draw"}}
        for _ in range(2):  # the manner is looked for once
            told = (await ann.post(path, {"seat": seen.seat, "move": draw})).json()
            assert told["chance"] == pytest.approx(wanted[Draw()])
            assert told["best"] == pytest.approx(max(wanted.values()))
            monkeypatch.setattr(reviewing, "manner_from", None)


async def test_choices_that_are_weighed_at_once_have_one_look_for_the_manner(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite, UNLIMITED) as house:
        table_id = await opened(house.browser(), short_record())
        players, table = house.server.players, await house.server.tables.get(table_id)
        asked, ask = [], players.ask

        async def noted(function: Any, *facts: object, asker: Asker) -> Any:
            asked.append(function)
            return await ask(function, *facts, asker=asker)

        monkeypatch.setattr(players, "ask", noted)
        wish = Weigh(read_move(short_record().moves[0], 1)[0])
        one, other = await asyncio.gather(
            *[reviewing.weigh(players, table, 0, wish, "") for _ in range(2)]
        )
        assert one == other
        assert asked.count(reviewing.manner_from) == 1


def choice_of_many(game: AnyGame, record: Record) -> tuple[int, Any]:
    """After how many moves somebody has a choice that depends on how the others play; the match."""
    for at, (_, match) in enumerate(replayed(game, record)):
        seen = game.view(match, match.round.turn)
        said = [judge("rummy", manner).weighed(seen) for manner in ("holding", "laying")]
        chances = [[chance for _, chance in one] for one in said]
        if match.round.opened[seen.seat] and len(chances[0]) > 1 and chances[0] != chances[1]:
            return at, match
    raise AssertionError("nobody has such a choice")


async def test_what_cannot_be_weighed_is_refused(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        record = short_record()
        table = await opened(ann, record)
        path = f"/api/tables/{table}/plies"
        nowhere = {"game": "finito", "action": {"type": "place", "counter": 1, "square": 1}}
        elsewhere = {"game": "rummy", "action": {"type": "draw"}}
        odd = {"game": "finito", "action": {"type": "dance"}}
        first = int(record.moves[0][0])
        for ply, asked, answer in (
            (0, {"seat": 0, "move": nowhere}, (409, "finito.not_a_target")),
            (0, {"seat": 3}, (409, "game.not_your_move")),
            (1, {"seat": first}, (409, "game.not_your_move")),
            (len(record.moves), {"seat": 0}, (400, "table.unknown_ply")),
            (0, {"seat": 0, "move": elsewhere}, (400, "table.other_game")),
            (0, {"seat": 0, "move": odd}, (400, "message.unreadable")),
            (0, {"seat": 9}, (400, "message.unreadable")),
        ):
            reply = await ann.post(f"{path}/{ply}/weigh", asked)
            if answer[1].startswith("finito"):
                assert reply.json()["code"].startswith("finito.")
            else:
                assert said(reply) == answer
