"""A load client: many tables, two browsers at each, every seat answers as soon as it may.

Runs as a process of its own: `python -m bench.load ADDRESS GAME TABLES SECONDS [MOVES_A_SECOND]`;
prints one JSON object: moves, seconds, and the milliseconds from a move to the other seat's update.
"""

import asyncio
import json
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

View = dict[str, Any]


def finito_move(view: View, nth: int) -> dict[str, Any]:
    """The first counter on the first target; once all lie, now one counter and now another."""
    face_up = view["face_up"][view["seat"]]
    if not face_up and nth % 2:
        return {"type": "stay"}
    counter = face_up[0] if face_up else 12 - nth % 12
    return {"type": "place", "counter": counter, "square": view["targets"][0]}


def completto_move(view: View, nth: int) -> dict[str, Any]:
    """Push, draw and lay as it comes; after twenty moves shift, so that no game ends."""
    row, fits = view["rows"][view["seat"]], view["fits"]
    turned = view["turned"][view["seat"]]
    for tile, verb in ((turned, "push"), (view["drawn"], "lay")):
        if tile:
            fit = fits[str(tile)][0]
            return {"type": verb, "reading": fit["reading"], "slot": fit["slot"]}
    if nth < 20:
        return {"type": "draw"}
    slot = row.index(0)
    return {"type": "shift", "slot": slot, "to": 21 if slot < 21 else 0}


MOVES: dict[str, Callable[[View, int], dict[str, Any]]] = {
    "finito": finito_move,
    "completto": completto_move,
}


class Load:
    """All browsers, and what they have measured."""

    def __init__(self, game: str, pause: float) -> None:
        self.move, self.pause = MOVES[game], pause
        self.moves = 0
        self.delays: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}  # by table and seat: when it moved last
        self.over = False

    async def sit(self, table: str, seat: int, socket: ClientConnection) -> None:
        """Answer every question that this seat is asked."""
        answered = -1
        while not self.over:
            message = json.loads(await socket.recv())
            if message["type"] != "shown" or not message["seats"]:
                continue
            shown = message["seats"][str(seat)]
            now = time.perf_counter()
            other = self.sent.pop((table, 1 - seat), None)
            if other is not None:
                self.delays.append(now - other)
            view, nth = shown["view"], shown["nth"]
            if seat in view["waiting"] and nth > answered and not view["outcome"]:
                answered = nth
                if self.pause:
                    await asyncio.sleep(self.pause)
                self.sent[table, seat] = time.perf_counter()
                action = self.move(view, nth)
                text = json.dumps({"type": "play", "seat": seat, "nth": nth, "action": action})
                await socket.send(text)
                self.moves += 1


async def opened(address: str, game: str) -> list[tuple[str, int, ClientConnection]]:
    """A table with a browser at each of its two seats."""
    sockets = []
    async with (
        # Nothing is encrypted here; to load certificates would take a tenth of a second.
        httpx.AsyncClient(base_url=address, verify=False) as ann,
        httpx.AsyncClient(base_url=address, verify=False) as ben,
    ):
        seats = [{"type": "me", "name": "Ann"}, {"type": "guest"}]
        table = (await ann.post("/api/tables", json={"game": game, "seats": seats})).json()
        link = {"link": table["seats"][1]["link"], "name": "Ben"}
        await ben.post("/api/join", json=link)
        await ann.post(f"/api/tables/{table['id']}/start")
        for seat, browser in enumerate((ann, ben)):
            where = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
            cookie = {"Cookie": f"reihum={browser.cookies['reihum']}"}
            socket = await connect(where, additional_headers=cookie, compression=None)
            sockets.append((table["id"], seat, socket))
    return sockets


async def main() -> None:
    """Open the tables, play, and tell."""
    address, game, tables, seconds, *pace = sys.argv[1:]
    pause = 2 * int(tables) / float(pace[0]) if pace else 0.0  # both seats act at the same time
    sockets = []
    for _ in range(int(tables)):
        sockets += await opened(address, game)
    load = Load(game, pause)
    print("ready", flush=True)
    sys.stdin.readline()
    started = time.perf_counter()
    sitting = [asyncio.create_task(load.sit(*place)) for place in sockets]
    await asyncio.sleep(float(seconds))
    load.over = True
    took = time.perf_counter() - started
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    delays = sorted(1000 * delay for delay in load.delays) or [0.0]
    result = {"moves": load.moves, "seconds": took}
    result |= {f"p{p}": delays[int(len(delays) * p / 100)] for p in (50, 99)}
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
