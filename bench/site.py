"""The page that needs no server: what it weighs, how soon one plays, how fast it thinks.

Seconds are from the tap on "Play now" until the table is there, and from opening the page, with
the page's main thread slowed down four times: with nothing loaded before, at the second visit and
at the third, for which the browser has kept what it compiled. The tap comes as soon as there is a
button. Games are whole ones of computer players, the same in the page's Python as in this one.
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

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from rich.table import Table

from bench.page import CONSOLE
from bench.web import SLOWER, chromium

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "site"
SCRIPT = ROOT / "tests" / "page" / "games.mjs"
LOADS = 3
VISITS = ("nothing loaded", "the second visit", "the third visit")
STAY = 5.0  # seconds at the table, before the page is closed
GAMES = 60
PLAY = "Play Finito! now"
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


def until_played(context: BrowserContext, address: str) -> tuple[float, float]:
    """Seconds from the tap and from opening the page until the table is there, on a slow device."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    opened = time.perf_counter()
    page.goto(address)
    button = page.get_by_role("button", name=PLAY)
    button.wait_for()
    tapped = time.perf_counter()
    button.click()
    page.wait_for_selector("[data-table]")
    there = time.perf_counter()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    time.sleep(STAY)
    page.close()
    return there - tapped, there - opened


def loads(browser: Browser, address: str) -> list[tuple[float, float]]:
    """For each visit, seconds until one plays: from the tap, and from opening the page."""
    rounds = []
    for _ in range(LOADS):
        context = browser.new_context(locale="en-GB")
        rounds.append([until_played(context, address) for _ in VISITS])
        context.close()
    return [
        (median(tap for tap, _ in visit), median(opening for _, opening in visit))
        for visit in zip(*rounds, strict=True)
    ]


def memory(browser: Browser, address: str) -> int:
    """Megabytes of the process that shows a table and thinks for it."""
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(address)
    page.get_by_role("button", name=PLAY).click()
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
        for visit, (tap, opening) in zip(VISITS, loads(browser, address), strict=True):
            table.add_row(f"from the tap to the table, {visit}", f"{tap:.1f} s")
            table.add_row("and from opening the page", f"{opening:.1f} s")
        table.add_row("memory of the page with its two workers", f"{memory(browser, address)} MB")
        browser.close()
    node = str(ROOT / ".venv" / "bin" / "node")
    page = games_a_second([node, str(SCRIPT), str(SITE / "python")])
    here = games_a_second([sys.executable, "-c", NATIVE])
    table.add_row("games of computer players in the page's Python", f"{page:.2f} a second")
    table.add_row("the same in this Python", f"{here:.2f} a second")
    CONSOLE.print(table)
