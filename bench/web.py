"""The client in a real browser on a slow device: how heavy, how soon seen, how quick to the hand.

The CPU is slowed down four times. A drag is measured at a Rummy table on which nearly all tiles
lie: the browser's own event timing for picking up and putting down, and for every move of the
pointer the time until the next frame is painted.
"""

import gzip
import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.table import Table
from websockets.sync.client import ClientConnection, connect

from bench.frames import all_frames, summed_up
from bench.page import CONSOLE
from bench.server import OURS, free_port, running

FETCHED = Path(__file__).parent.parent / "web" / "node_modules" / ".chromium" / "chromium"
SLOWER = 4
LOADS, ROUNDS, DRAGS, MOVES = 5, 4, 6, 24
MOST_TABLES = 20
PEOPLE = [{"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"}]
WISH = {
    "game": "rummy",
    "seats": PEOPLE,
    "hints": True,
    "options": {"turn_seconds": 0, "opening_points": 0},
}
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
WATCH = """() => {
  window.delays = [];
  window.interactions = [];
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (one.interactionId) interactions.push(one.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  addEventListener('pointermove', event => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => delays.push(performance.now() - event.timeStamp);
    requestAnimationFrame(() => port2.postMessage(0));
  }, { capture: true });
}"""

TAKE = "() => { const all = [interactions, delays]; interactions = []; delays = []; return all; }"


def chromium() -> str:
    """The browser that the environment names, the system's, or the one that `make test` fetches."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or str(FETCHED)


@contextmanager
def served() -> Iterator[str]:
    """A server with a fresh database."""
    port = free_port()
    with TemporaryDirectory() as folder:
        serve = ["serve", "--port", str(port), "--database", f"{folder}/t.sqlite", "--unlimited"]
        with running([*OURS, *serve], port, "/health"):
            yield f"http://127.0.0.1:{port}"


def new_page(browser: Browser, address: str) -> Page:
    """A page of somebody new."""
    page = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}).new_page()
    page.add_init_script("localStorage['reihum.settings'] ??= '{\"sound\":false}'")
    return page


def slowed(page: Page) -> Page:
    """From now on this page is on a slow device."""
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def slow_page(browser: Browser, address: str) -> Page:
    """A page of somebody new, on a slow device."""
    return slowed(new_page(browser, address))


def first_load(browser: Browser, address: str) -> tuple[int, float]:
    """Packed bytes of script and style on the start page, and milliseconds until it is seen."""
    page = slow_page(browser, address)
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        if urlsplit(response.url).path.endswith((".js", ".css")) and "worker" not in response.url:
            sizes.append(len(gzip.compress(response.body())))

    page.on("response", weigh)
    page.goto("/")
    page.wait_for_selector("h1")
    page.wait_for_function(f"() => {PAINT} !== null")
    painted = float(page.evaluate(PAINT))
    weight = sum(sizes)
    page.context.close()
    return weight, painted


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv())
        if message["type"] == kind:
            return message


def crowded(page: Page, address: str) -> tuple[str, int] | None:
    """A table on which nearly all tiles lie, and how many: both draw them all, then one lays."""
    table = page.request.post("/api/tables", data=WISH).json()["id"]
    (cookie,) = page.context.cookies()
    headers = {"Cookie": f"{cookie['name']}={cookie['value']}"}
    line = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(line, additional_headers=headers) as socket:
        shown = hear(socket, "shown")
        while True:
            seat = shown["known"]["public"]["turn"]
            mover = shown["seats"][str(seat)]
            view = shown["known"]["standing"] | shown["known"]["public"] | mover["own"]
            tiles = sum(map(len, view["table"])) + len(view["rack"])
            if view["round_over"]:
                return None  # somebody could lay everything
            if not view["pool_size"] and tiles >= 90:
                return table, tiles
            action = {"type": "draw"}
            if not view["pool_size"]:
                socket.send(json.dumps({"type": "hint", "seat": seat}))
                action = hear(socket, "hinted")["hint"]["action"]
            move = {"game": "rummy", "action": action}
            play = {"type": "play", "seat": seat, "nth": mover["nth"], "move": move}
            socket.send(json.dumps(play))
            shown = hear(socket, "shown")


def full_table(page: Page, address: str) -> tuple[str, int]:
    """A table of this browser's on which nearly all tiles lie, and how many."""
    for _ in range(MOST_TABLES):
        if found := crowded(page, address):
            return found
    raise RuntimeError("no table with enough tiles")


def all_moving(browser: Browser, address: str) -> dict[str, tuple[list[float], list[float]]]:
    """What the frames of all that moves cost, and when they come."""
    quick = new_page(browser, address)
    slow = slowed(quick.context.new_page())
    table, _ = full_table(quick, address)
    return all_frames(browser, slow, quick, table, SLOWER)


def drag(page: Page, number: int) -> None:
    """Carry a tile of the rack to and fro over the table, and put it back."""
    box = page.locator(".rack .spot").nth(number % 5).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(MOVES):
        page.mouse.move(120 + 1000 * (step % 8) / 8, 150 + 400 * (step % 5) / 5)
        page.wait_for_timeout(20)
    page.mouse.move(x, y)
    page.mouse.up()
    page.wait_for_timeout(100)


def dragging(browser: Browser, address: str) -> tuple[int, list[float], list[float]]:
    """How many tiles there were, and milliseconds of the quietest round, in order:

    of picking up and putting down, and from a move of the pointer to the next frame.
    """
    page = slow_page(browser, address)
    found = full_table(page, address)
    page.goto(f"/table/{found[0]}")
    page.locator(".curtain button").click()
    page.wait_for_selector(".rack .spot")
    page.evaluate(WATCH)
    rounds = [one_round(page) for _ in range(ROUNDS)]
    page.context.close()
    interactions, delays = min(rounds, key=lambda times: times[0][-1])
    return found[1], interactions, delays


def one_round(page: Page) -> tuple[list[float], list[float]]:
    """Some drags, and their milliseconds; event timing leaves out what took less than 16."""
    for number in range(DRAGS):
        drag(page, number)
    interactions, delays = page.evaluate(TAKE)
    return sorted(interactions) or [16.0], sorted(delays)


def main() -> None:
    """Measure, and print what is wanted beside it."""
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        loads = [first_load(browser, address) for _ in range(LOADS)]
        tiles, interactions, delays = dragging(browser, address)
        moving = all_moving(browser, address)
        browser.close()
    table = Table(title=f"the client, CPU {SLOWER} times slower")
    for heading in ("figure", "measured", "wanted"):
        table.add_column(heading, justify="left" if heading == "figure" else "right")
    painted = sorted(load[1] for load in loads)
    kilobytes = max(load[0] for load in loads) / 1000
    table.add_row("start page, script and style, packed", f"{kilobytes:.0f} kB", "< 50 kB")
    table.add_row("first contentful paint, middle", f"{painted[LOADS // 2]:.0f} ms", "< 1500 ms")
    slowest = interactions[-1]
    table.add_row(f"interaction among {tiles} tiles, slowest", f"{slowest:.0f} ms", "< 100 ms")
    half, most = delays[len(delays) // 2], delays[int(len(delays) * 0.99)]
    table.add_row("pointer to next frame, middle", f"{half:.0f} ms", "")
    table.add_row("pointer to next frame, p99", f"{most:.0f} ms", "< 100 ms")
    for name, (costs, times) in moving.items():
        table.add_row(
            f"{name}: work for a frame, middle / p95 / longest", summed_up(costs), "16.7 ms"
        )
        table.add_row("... from frame to frame, on this machine", summed_up(times), "16.7 ms")
    CONSOLE.print(table)
