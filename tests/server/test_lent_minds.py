"""The tests' own servers: a process that thinks outlives the server that began it."""

import asyncio
import os
from threading import Thread

from reihum.server.thinking.turns import Asker, Rank
from tests.lent_minds import LentMinds, minds_are_lent


def process_of_a_server(found: list[int]) -> None:
    """Note the process that thinks for a server, which then ends."""
    minds = LentMinds(1)
    found.append(asyncio.run(minds.think(os.getpid, asker=Asker(Rank.PLAYER, "", ""))))
    minds.close()


def test_the_next_server_thinks_with_the_process_of_the_one_before() -> None:
    found: list[int] = []
    with minds_are_lent():
        for _ in range(3):
            server = Thread(target=process_of_a_server, args=[found])
            server.start()
            server.join()
    assert len(found) == 3
    assert len(set(found)) == 1
