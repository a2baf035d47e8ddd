"""The server as who runs it meets it: starting, stopping, several processes, figures."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from reihum.server.net.run import window_browser
from reihum.server.settings import Limits
from tests.amounts import PATIENCE
from tests.server.postgres import Postgres
from tests.server.processes import COMMAND
from tests.server.serving import COMPUTER, ME, play_out, served

pytestmark = pytest.mark.anyio

MANY = int(Limits().requests) + 50


@contextmanager
def running(errors: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`reihum serve` with these arguments, and the address that it says."""
    with errors.open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
    assert process.stdout
    with process, process.stdout as said:
        try:
            found = re.search(r"http://\S+", said.readline())
            assert found
            yield process, found[0]
        finally:
            process.kill()


def until_well(client: httpx.Client) -> None:
    """The first process answers."""
    while True:
        try:
            assert client.get("/health").status_code == 200
        except httpx.ConnectError:
            continue
        return


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_without_a_word(sign: signal.Signals, sqlite: str, tmp_path: Path) -> None:
    """With a computer player in the middle of a thought."""
    errors = tmp_path / "errors"
    with running(errors, "--database", sqlite) as (process, address):
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            seats = [{"type": "computer", "player": "master"}] * 2
            wish = {"game": "completto", "seats": seats}
            assert client.post("/api/tables", json=wish).status_code == 200
        process.send_signal(sign)
        assert process.wait(PATIENCE) in (0, -sign)
    lines = errors.read_text("utf-8").splitlines()
    assert [json.loads(line)["path"] for line in lines] == ["/api/tables"]


def test_several_processes_have_the_same_settings_and_log(
    postgres: Postgres, tmp_path: Path
) -> None:
    errors = tmp_path / "errors"
    arguments = ("--workers", "2", "--unlimited", "--database", postgres.new_database())
    with running(errors, *arguments) as (process, address):
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            until_well(client)
            answers = {client.get("/api/version").status_code for _ in range(MANY)}
            assert answers == {200}  # on one connection, by one process: it knows of no limit
        process.terminate()
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    paths = [json.loads(line)["path"] for line in errors.read_text("utf-8").splitlines()]
    assert paths.count("/api/version") == MANY


def test_several_processes_need_postgresql(sqlite: str) -> None:
    command = [sys.executable, "-c", COMMAND, "serve", "--workers", "2", "--database", sqlite]
    done = subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr.startswith(b"reihum: several workers need PostgreSQL")


async def test_the_figures_tell_how_many(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, {"type": "me", "name": "Ben"})
        await ann.set_up("finito", COMPUTER, ME)
        while house.server.players.thinking:
            await asyncio.sleep(0.01)
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0, 1), most=4)
            while socket.shown["ply"] < 4:
                await socket.hear()
            text = (await ann.get("/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert figures["reihum_moves_total"] == "5.0"
    assert figures["reihum_live_tables"] == "2.0"
    assert figures["reihum_watchers"] == "1.0"
    assert figures["reihum_thinking"] == "0.0"
    assert float(figures["process_resident_memory_bytes"]) > 0


WISHED = {
    "firefox": "firefox",
    "lynx": None,
    "/usr/bin/lynx": None,
    "lynx %s": None,
    "/usr/bin/w3m -N %s": None,
    "w3m:firefox %s": "firefox",
    "lynx:w3m": None,
}


@pytest.mark.parametrize(("wish", "opens"), WISHED.items())
def test_only_a_browser_with_a_window_is_opened(
    monkeypatch: pytest.MonkeyPatch, wish: str, opens: str | None
) -> None:
    """One in the terminal would cover the address, and nobody can play in it."""
    monkeypatch.setenv("BROWSER", wish)
    for name in wish.split(os.pathsep):
        webbrowser.register(name, None, webbrowser.GenericBrowser(name))
    found = window_browser()
    assert (found.name if found else None) == opens


def test_where_there_is_no_browser_none_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(using: str | None = None) -> webbrowser.BaseBrowser:
        raise webbrowser.Error(f"could not locate {using or 'runnable'} browser")

    monkeypatch.setattr(webbrowser, "get", found)
    assert window_browser() is None
