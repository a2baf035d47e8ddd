"""What has happened at a table is told to whoever asks: all that everybody saw, and no more."""

from typing import Any

import pytest
from msgspec import UnsetType
from msgspec.structs import fields, replace

from reihum.games import GAMES
from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy import model as rummy
from reihum.kernel.match import Standing
from reihum.server.wire.changes import (
    Changes,
    ComplettoChanges,
    FinitoChanges,
    RummyChanges,
    StandingChanges,
    changes,
)
from reihum.server.wire.games import Known
from tests.clock import HandClock
from tests.server.serving import COMPUTER, GUEST, ME, play_out, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio

TWO = ({"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"})


def with_changes(before: Any, changed: Any) -> Any:
    """What was seen after a move: an object's fields are changed one by one, all else whole."""
    if not isinstance(before, dict) or not isinstance(changed, dict):
        return changed
    return before | {name: with_changes(before.get(name), one) for name, one in changed.items()}


@pytest.mark.parametrize("game", GAMES)
async def test_the_story_is_what_a_spectator_saw(game: str, sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, eve = house.browser(), house.browser()
        table = await ann.set_up(game, ME, COMPUTER, COMPUTER)
        async with ann.at(table["id"]) as own, eve.at(table["id"]) as spectator:
            await play_out(game, own, (0,))
            seen: dict[int, Any] = {}
            while not seen or own.shown["ply"] not in seen:
                await spectator.hear_of("shown")
                seen[spectator.shown["ply"]] = spectator.shown
        story = (await eve.get(f"/api/tables/{table['id']}/story")).json()
    view = story["start"]
    views = [view := with_changes(view, move["changed"]) for move in story["moves"]]
    assert len(views) == own.shown["ply"]
    for ply, shown in seen.items():
        if ply:
            assert shown["known"] == views[ply - 1]
            assert shown["last"] == {
                "seat": story["moves"][ply - 1]["seat"],
                "late": False,
            }


@pytest.mark.parametrize(
    ("known", "changes"),
    [
        (Standing, StandingChanges),
        (completto.Public, ComplettoChanges),
        (rummy.Public, RummyChanges),
        (finito.Public, FinitoChanges),
    ],
)
def test_every_field_that_everybody_knows_can_change_but_the_agreement(
    known: type, changes: type
) -> None:
    told = {one.name: one.type for one in fields(changes)}
    assert told == {
        one.name: one.type | UnsetType for one in fields(known) if one.name != "options"
    }


@pytest.mark.parametrize("game", GAMES)
def test_what_stays_as_it_is_is_not_told_again(game: str) -> None:
    rules = GAMES[game]
    before, after = [rules.start(rules.options(), 2, "seed") for _ in range(2)]
    known = Known(rules.standing(before), rules.public(before))
    assert changes(known, Known(rules.standing(after), rules.public(after))) == Changes()
    later = Known(replace(rules.standing(after), waiting=()), rules.public(after))
    assert changes(known, later) == Changes(StandingChanges(waiting=()))


async def test_the_story_goes_on_from_where_it_was_told(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("completto", *TWO)
        address = f"/api/tables/{table['id']}/story"
        assert (await ann.get(address)).json()["moves"] == []
        async with ann.at(table["id"]) as socket:
            await socket.hear_of("shown")
            for nth in range(3):
                own = socket.shown["seats"]["0"]["own"]
                (fits,) = own["fits"].values()
                push = {"type": "push", "reading": fits[0]["reading"], "slot": fits[0]["slot"]}
                move = {"game": "completto", "action": push}
                await socket.ask(type="play", seat=0, nth=nth, move=move)
                moves = (await ann.get(address)).json()["moves"]
                assert [move["seat"] for move in moves] == [0] * (nth + 1)


async def test_a_table_that_has_not_begun_has_no_story(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", ME, GUEST)
        story = (await ann.get(f"/api/tables/{table['id']}/story")).json()
        unknown = await ann.get("/api/tables/nothere/story")
    assert story == {"start": None, "moves": [], "before": 0}
    assert said(unknown) == (404, "table.unknown")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rummy", {"turn_seconds": 60}),
        ("completto", {"decision_seconds": 60}),
        ("finito", {"decision_seconds": 60}),
    ],
)
async def test_what_the_clock_did_is_told_as_such(
    game: str, options: dict[str, int], sqlite: str
) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up(game, *TWO, options=options)
        async with ann.at(table["id"]) as socket:
            await socket.hear_of("shown")
            assert socket.shown["ply"] == 0
            clock.go_on(60)
            await socket.hear_of("shown")
            assert socket.shown["last"]["late"]
        moves = (await ann.get(f"/api/tables/{table['id']}/story")).json()["moves"]
        assert moves
        assert all(move["late"] for move in moves)


async def test_a_rummy_turn_in_steps(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = {"before": "b8 b9 b10", "after": "b9 b10 b11 | n8 r8 b8"}
        steps = (await ann.post("/api/rummy/steps", table)).json()["stages"]
        lost = await ann.post("/api/rummy/steps", {"before": "b8 b9 b10", "after": "r1 r2 r3"})
        many = await ann.post(
            "/api/rummy/steps", {"before": "", "after": "b1 b2 b3 | b1 b2 b3 | b1 b2 b3"}
        )
        nonsense = await ann.post("/api/rummy/steps", {"before": "", "after": "b8 z9"})
    assert [stage["step"]["do"] for stage in steps] == ["take", "add", "new"]
    assert steps[-1]["table"] == [["b9", "b10", "b11"], ["n8", "r8", "b8"]]
    assert said(lost) == (409, "rummy.tiles_not_conserved")
    assert said(many) == (400, "rummy.too_many_tiles")
    assert said(nonsense)[0] == 400
