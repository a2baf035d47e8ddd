"""Puzzles to practise with: of the level wished for or near it, each given once, within limits."""

from collections.abc import Iterator
from typing import Any

import pytest

from reihum.kernel.answers import Refused
from reihum.puzzles.making import by_level
from reihum.puzzles.model import Level, Puzzle, RummyPuzzle
from reihum.server.thinking import practice
from reihum.server.wire.questions import PuzzleWish
from tests.server.serving import served

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def empty_stock() -> Iterator[None]:
    practice.stock.clear()
    yield
    practice.stock.clear()


def of_level(level: Level, number: int = 1) -> RummyPuzzle:
    """A puzzle that can be told from others by its steps."""
    return RummyPuzzle((), ("b8",), level, 1, number)


class Quick:
    """Who makes puzzles without thinking: in each round those that a test has thought of."""

    def __init__(self, *rounds: tuple[Puzzle, ...]) -> None:
        self.rounds = list(rounds)

    async def ask(self, *_: object, **__: object) -> tuple[Puzzle, ...]:
        return self.rounds.pop(0)


async def wished(players: Any, level: Level) -> Any:
    """Of players that have all that is asked of them here."""
    found = await practice.posed(players, PuzzleWish("rummy", level), "")
    return found.puzzle


async def test_each_game_has_puzzles_and_nobody_is_given_another_ones(sqlite: str) -> None:
    async with served(sqlite) as house:
        told = []
        for game in ("rummy", "rummy", "finito"):
            reply = await house.browser().post("/api/puzzles", {"game": game, "level": 2})
            assert reply.status_code == 200, reply.text
            told.append(reply.json()["puzzle"])
    assert [puzzle["game"] for puzzle in told] == ["rummy", "rummy", "finito"]
    assert told[0] != told[1]


async def test_a_round_gives_its_puzzles_to_the_page_and_to_the_server_alike() -> None:
    assert practice.played("rummy", "abc") == tuple(by_level("rummy", "abc").values())


async def test_rounds_are_played_until_one_has_the_level() -> None:
    players = Quick((of_level(1),), (), (of_level(3), of_level(5)), (of_level(3),))
    assert (await wished(players, 3)).level == 3
    assert len(players.rounds) == 1
    assert (await wished(players, 5)).level == 5  # kept from before: nobody plays for it
    assert (await wished(players, 1)).level == 1
    assert len(players.rounds) == 1


async def test_after_so_many_rounds_the_nearest_level_is_given() -> None:
    rounds = [(of_level(1), of_level(4, number)) for number in range(practice.MOST_ROUNDS)]
    players = Quick(*rounds)
    assert (await wished(players, 5)).level == 4
    assert not players.rounds


async def test_where_no_round_has_any_who_asks_is_told_to_come_back() -> None:
    with pytest.raises(Refused, match=r"limit\.hints"):
        await wished(Quick(*[()] * practice.MOST_ROUNDS), 1)


async def test_only_so_many_puzzles_are_kept() -> None:
    rounds = [(of_level(1, number),) for number in range(100)]
    for _ in range(8):
        await wished(Quick(*rounds), 5)
    assert all(len(kept) <= practice.MOST_KEPT for kept in practice.stock.values())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "level": 1}, "game.unknown"),
        ({"game": "rummy", "level": 0}, "message.unreadable"),
        ({"game": "rummy", "level": 6}, "message.unreadable"),
        ({"game": "rummy", "level": "1"}, "message.unreadable"),
        ({"game": "x" * 500, "level": 1}, "message.unreadable"),
        ({"game": "rummy"}, "message.unreadable"),
    ],
)
async def test_what_is_no_wish_is_refused(sqlite: str, body: dict[str, Any], code: str) -> None:
    async with served(sqlite) as house:
        reply = await house.browser().post("/api/puzzles", body)
    assert (reply.status_code, reply.json()["code"]) == (400, code)
    assert not any(practice.stock.values())
