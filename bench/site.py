"""The page that needs no server: what it weighs, how soon one plays, how fast it thinks.

Seconds are from the tap on "Play now" until the table is there, and from opening the page, with
the whole browser slowed down four times, workers and all (bench/slow.py; a loop in a worker tells
how much that was with what else this machine had to do): with nothing loaded before; at the second
visit, for which the first has kept Python's memory with all that is imported; and at the third, for
which the browser has kept what it compiled, too, as it does once some moves were made: so a
few are made in every visit. The tap comes as soon as there is a button.
Seconds of the CPU are what all threads of the browser used in that time: other work on this
machine does not change them much. Games are whole ones of computer players, the same in the page's
Python as in this one.
"""

import gzip
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from rich.table import Table

from bench.page import CONSOLE
from bench.slow import cpu_seconds, group_of, slowed
from bench.web import SLOWER, chromium
from tests.web.hands import PLAY, Mouse
from tests.web.visitors import CALM_PAGE

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "site"
SCRIPT = ROOT / "tests" / "page" / "games.mjs"
LOADS = 3
VISITS = ("nothing loaded", "the second visit", "the third visit")
MOVES = 10  # made at the table
STAY = 5.0  # seconds after that, before the page is closed
GAMES = 60
NOW = "Play Finito! now"
LOOP = """() => new Promise(resolve => {
  const work = 'let sum = 0;'
    + 'for (let i = 0; i < 2e8; i++) sum = (sum * 31 + i) | 0; postMessage(sum);';
  new Worker(URL.createObjectURL(new Blob([work]))).onmessage = () => resolve();
})"""
NATIVE = "import sys; from tests.page.games import transcripts; transcripts(int(sys.argv[1]))"


class Silent(SimpleHTTPRequestHandler):
    """A plain web server."""

    def log_message(self, *_: object, **__: object) -> None:
        """Say nothing."""


@contextmanager
def served() -> Iterator[str]:
    """The site on a plain web server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def weights() -> dict[str, int]:
    """Bytes of each part, packed; of the client in all its languages."""
    found: dict[str, int] = {}
    for file in SITE.rglob("*"):
        if file.is_file() and file.suffix not in {".png", ".txt"}:
            content = file.read_bytes()
            name = file.name if file.parent.name == "python" else "the client, ten languages"
            packed = content if file.suffix == ".gz" else gzip.compress(content)
            found[name] = found.get(name, 0) + len(packed)
    return dict(sorted(found.items(), key=lambda one: -one[1]))


class Visit(NamedTuple):
    """How long it took until the table was there."""

    tap: float  # seconds from the tap
    opening: float  # from opening the page
    work: float  # seconds of the CPU since the tap


def until_played(context: BrowserContext, address: str, group: int) -> Visit:
    """A visit on a slow device, until the table is there; then a stay at full speed."""
    page = context.new_page()
    with slowed(group, SLOWER):
        opened = time.perf_counter()
        page.goto(address)
        button = page.get_by_role("button", name=NOW)
        button.wait_for()
        tapped, before = time.perf_counter(), cpu_seconds(group)
        button.click()
        page.wait_for_selector("[data-table]")
        there, after = time.perf_counter(), cpu_seconds(group)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    PLAY["Finito!"](Mouse(page), most=MOVES, endless=True)
    time.sleep(STAY)
    page.close()
    return Visit(there - tapped, there - opened, after - before)


def loads(browser: Browser, address: str) -> list[Visit]:
    """The middle of several first visits, of second ones, and of third ones."""
    group, rounds = group_of(browser), []
    for _ in range(LOADS):
        context = browser.new_context(locale="en-GB")
        context.add_init_script(CALM_PAGE)  # computer players do not take their time
        rounds.append([until_played(context, address, group) for _ in VISITS])
        context.close()
    return [Visit(*map(median, zip(*same, strict=True))) for same in zip(*rounds, strict=True)]


def how_slow(browser: Browser) -> float:
    """Seconds that go by for a second of work in a worker, when the browser is slowed."""
    page, group = browser.new_page(), group_of(browser)
    with slowed(group, SLOWER):
        begin, before = time.perf_counter(), cpu_seconds(group)
        page.evaluate(LOOP)
        passed, work = time.perf_counter() - begin, cpu_seconds(group) - before
    page.close()
    return passed / work


def memory(browser: Browser, address: str) -> int:
    """Megabytes of the process that shows a table and thinks for it."""
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(address)
    page.get_by_role("button", name=NOW).click()
    page.wait_for_selector("[data-table]")
    wire = browser.new_browser_cdp_session()
    known = wire.send("SystemInfo.getProcessInfo")["processInfo"]
    statuses = [Path(f"/proc/{one['id']}/status") for one in known if one["type"] == "renderer"]
    told = [status.read_text() for status in statuses if status.exists()]
    page.context.close()
    return max([int(one.partition("VmRSS:")[2].split()[0]) // 1024 for one in told], default=0)


def games_a_second(command: list[str]) -> float:
    """Whole games a second, without what starting takes."""
    took = []
    for games in (0, GAMES):
        begin = time.perf_counter()
        subprocess.run([*command, str(games)], cwd=ROOT, check=True, capture_output=True)
        took.append(time.perf_counter() - begin)
    return GAMES / (took[1] - took[0])


def main() -> None:
    """Measure and tell."""
    table = Table("what", "figure")
    for name, size in weights().items():
        table.add_row(name, f"{size / 1e6:.2f} MB")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        table.add_row("a second of work in a worker takes", f"{how_slow(browser):.1f} s")
        for name, visit in zip(VISITS, loads(browser, address), strict=True):
            table.add_row(f"from the tap to the table, {name}", f"{visit.tap:.1f} s")
            table.add_row("... of the CPU", f"{visit.work:.1f} s")
            table.add_row("... and from opening the page", f"{visit.opening:.1f} s")
        table.add_row("memory of the page with its two workers", f"{memory(browser, address)} MB")
        browser.close()
    node = str(ROOT / ".venv" / "bin" / "node")
    page = games_a_second([node, str(SCRIPT), str(SITE / "python")])
    here = games_a_second([sys.executable, "-c", NATIVE])
    table.add_row("games of computer players in the page's Python", f"{page:.2f} a second")
    table.add_row("the same in this Python", f"{here:.2f} a second")
    CONSOLE.print(table)
