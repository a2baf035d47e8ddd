"""`make pictures`: the README's pictures, taken of the real pages while a game is under way."""

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
FETCHED = ROOT / "web" / "node_modules" / ".chromium" / "chromium"
AT_ONCE = "localStorage['reihum.settings'] ??= JSON.stringify({coach: false, pace: 'once'})"
# Of each game: who plays with us, how many moves we make first, and the screen.
SCENES = {
    "rummy": (("master", "sharp", "steady"), 10, (1280, 800)),
    "completto": (("sharp", "steady"), 14, (820, 780)),
    "finito": (("steady",), 12, (390, 780)),
}


class Over(Exception):
    """A game that was over before its picture was taken."""


@contextmanager
def served() -> Iterator[str]:
    """A server with a fresh database."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "reihum", "serve", "--port", str(port)]
        quick = os.environ | {"REIHUM_PACE": "0"}
        server = subprocess.Popen([*command, "--database", f"{folder}/t.sqlite"], env=quick)
        address = f"http://127.0.0.1:{port}"
        try:
            while not answers(f"{address}/health"):
                if server.poll() is not None:
                    sys.exit("the server did not start")
            yield address
        finally:
            server.terminate()
            server.wait()


def answers(address: str) -> bool:
    """Whether somebody answers there."""
    try:
        return bool(urlopen(address).status)
    except URLError:
        return False


def play(page: Page, address: str, table: dict[str, Any], moves: int) -> None:
    """Make so many of our moves, each as the hint says, and wait until it is our turn again."""
    (cookie,) = page.context.cookies()
    known = {"Cookie": f"{cookie['name']}={cookie['value']}"}
    where = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    nth = -1  # of our moves, the one that a hint was asked for
    with connect(where, additional_headers=known) as line:
        while nth < moves:
            told: dict[str, Any] = json.loads(line.recv())
            if told["type"] == "refused":
                sys.exit(f"refused: {told['code']}")
            if told["type"] == "shown":
                standing, asked = told["known"]["standing"], told["seats"]["0"]["nth"]
                if standing["outcome"]:
                    raise Over
                if 0 in standing["waiting"] and asked > nth:
                    nth = asked
                    line.send(json.dumps({"type": "hint", "seat": 0}))
            if told["type"] == "hinted":
                move = {"game": table["game"], "action": told["hint"]["action"]}
                line.send(json.dumps({"type": "play", "seat": 0, "nth": nth, "move": move}))


def picture(browser: Browser, address: str, game: str, folder: Path) -> None:
    """One game, some moves in; another one where it was over too soon."""
    players, moves, (width, height) = SCENES[game]
    page = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}
    ).new_page()
    page.add_init_script(AT_ONCE)
    seats = [{"type": "me"}, *({"type": "computer", "player": player} for player in players)]
    wish = {"game": game, "seats": seats, "hints": True, "options": {}}
    while True:
        table = page.request.post("/api/tables", data=wish).json()
        try:
            play(page, address, table, moves)
            break
        except Over:
            continue
    page.goto(f"/table/{table['id']}")
    page.wait_for_selector("[data-table]")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=folder / f"{game}.png", animations="disabled")


def main(folder: Path = PICTURES) -> None:
    """Take them all."""
    folder.mkdir(exist_ok=True)
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or str(FETCHED)
    with served() as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program)
        for game in SCENES:
            picture(browser, address, game, folder)
        browser.close()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
