"""Who is thought for next: nobody waits because somebody else wants much."""

import asyncio

import pytest

from reihum.server.thinking.minds import Minds
from reihum.server.thinking.turns import Asker, NobodyFree, Rank, Turns

pytestmark = pytest.mark.anyio

EVE, ANN = "192.0.2.66", "192.0.2.1"


def order(*askers: Asker) -> list[Asker]:
    """The order in which these, who came in this one, have their turns."""
    turns: Turns[Asker] = Turns()
    for asker in askers:
        turns.add(asker, asker)
    assert len(turns) == len(askers)
    found = []
    while (taken := turns.take()) is not None:
        found.append(taken)
    assert len(turns) == 0
    return found


def test_players_come_before_hints_and_hints_before_strangers() -> None:
    askers = [Asker(rank, ANN) for rank in reversed(Rank)]
    assert [asker.rank for asker in order(*askers)] == list(Rank)
    assert list(Rank) == [Rank.PLAYER, Rank.UNWATCHED, Rank.HINT, Rank.STRANGER]


def test_sixty_tables_of_masters_make_another_table_wait_for_one_of_them() -> None:
    crowd = [Asker(Rank.PLAYER, EVE, f"table {n % 60}") for n in range(240)]
    ann = Asker(Rank.PLAYER, ANN, "hers")
    assert order(*crowd, ann).index(ann) == 1
    more = [ann, ann, ann]
    assert [at for at, one in enumerate(order(*crowd, *more)) if one == ann] == [1, 3, 5]


def test_tables_of_an_address_take_turns() -> None:
    askers = [Asker(Rank.PLAYER, ANN, "large")] * 4 + [Asker(Rank.PLAYER, ANN, "small")]
    tables = [asker.table for asker in order(*askers)]
    assert tables == ["large", "small", "large", "large", "large"]


async def test_who_gives_up_waiting_takes_nobodys_turn() -> None:
    minds = Minds(1)
    try:
        mind = vars(minds)["_free"].pop()  # somebody thinks

        async def thought(name: str, patience: float | None = None) -> str:
            asker = Asker(Rank.HINT, name)
            return await minds.think(str, name, asker=asker, patience=patience)

        eve = asyncio.create_task(thought("eve"))
        bob = asyncio.create_task(thought("bob"))
        ann = asyncio.create_task(thought("ann"))
        await asyncio.sleep(0)
        with pytest.raises(NobodyFree):
            await thought("too late", patience=0)
        eve.cancel()
        await asyncio.gather(eve, return_exceptions=True)
        vars(type(minds))["_give_back"](minds, mind)
        bob.cancel()  # at the very moment that it is his turn
        assert await ann == "ann"
        assert await thought("somebody") == "somebody"
        assert len(minds.waiting) == 0
    finally:
        minds.close()
