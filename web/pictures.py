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
from websockets.sync.client import ClientConnection, connect

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


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv())
        if message["type"] == kind:
            return message
        if message["type"] == "refused" and message["code"] == "table.not_playing":
            raise Over
        if message["type"] == "refused":
            sys.exit(f"refused: {message['code']}")


def play(page: Page, address: str, table: dict[str, Any], moves: int) -> None:
    """Make so many of our moves, each as the hint says, and wait until it is our turn again."""
    (cookie,) = page.context.cookies()
    known = {"Cookie": f"{cookie['name']}={cookie['value']}"}
    where = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    with connect(where, additional_headers=known) as line:
        while True:
            shown = hear(line, "shown")
            mine = shown["seats"]["0"]
            if 0 not in waited_for(shown):
                continue
            if mine["nth"] >= moves:
                return
            line.send(json.dumps({"type": "hint", "seat": 0}))
            move = {"game": table["game"], "action": hear(line, "hinted")["hint"]["action"]}
            line.send(json.dumps({"type": "play", "seat": 0, "nth": mine["nth"], "move": move}))


def waited_for(shown: dict[str, Any]) -> list[int]:
    """The seats that have to move."""
    found: list[int] = shown["known"]["standing"]["waiting"]
    return found


def picture(browser: Browser, address: str, game: str) -> None:
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
    page.screenshot(path=PICTURES / f"{game}.png", animations="disabled")


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or str(FETCHED)
    with served() as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program)
        for game in SCENES:
            picture(browser, address, game)
        browser.close()


if __name__ == "__main__":
    main()
