"""The server as who runs it meets it: starting, stopping, several processes, figures."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from reihum.cli import main, serving
from reihum.kernel.answers import Unreadable
from reihum.server.net.run import serve, window_browser
from reihum.server.settings import Settings
from tests.amounts import PATIENCE
from tests.ports import free_port
from tests.server.postgres import Postgres
from tests.server.processes import COMMAND
from tests.server.serving import COMPUTER, ME, play_out, served

pytestmark = pytest.mark.anyio

MOST, MANY = 20, 70  # requests that a limit would allow, and that are made


@contextmanager
def running(errors: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`reihum serve` with these arguments, and the address that it says."""
    with errors.open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            start_new_session=True,
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
    """With a computer player in the middle of a thought; a terminal tells it to all processes."""
    errors = tmp_path / "errors"
    with running(errors, "--database", sqlite) as (process, address):
        with httpx.Client(base_url=address, timeout=PATIENCE, verify=False) as client:
            seats = [{"type": "computer", "player": "master"}] * 2
            wish = {"game": "completto", "seats": seats}
            assert client.post("/api/tables", json=wish).status_code == 200
            while "reihum_thinking 0.0" in client.get("/metrics").text:
                pass
        os.killpg(process.pid, sign)
        assert process.wait(PATIENCE) in (0, -sign)
    lines = errors.read_text("utf-8").splitlines()
    assert {json.loads(line)["path"] for line in lines} == {"/api/tables", "/metrics"}


def test_at_home_it_has_the_same_address_each_time(tmp_path: Path) -> None:
    """For a browser keeps language, solved puzzles and the like for one address."""
    addresses, usual = [], free_port()
    for taken in (False, True, False):
        with running_at_home(usual, tmp_path, taken=taken) as address:
            addresses.append(address)
    first, elsewhere, again = addresses
    assert first == again == f"http://127.0.0.1:{usual}"
    assert elsewhere != first


@pytest.mark.parametrize("words", [[], ["--lan"]])
def test_the_environment_names_the_port_at_home(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served_at = []
    monkeypatch.setattr(serving, "built", lambda: True)
    monkeypatch.setattr(serving, "serve", lambda *given, **_: served_at.append(given[2]))
    for port in ("8937", "0"):  # 0 is any that is free
        monkeypatch.setenv("REIHUM_PORT", port)
        assert main(words) == 0
    assert served_at == [8937, 0]
    for wrong in ("-1", "65536", "http"):
        monkeypatch.setenv("REIHUM_PORT", wrong)
        assert main(words) == 2
        assert f"REIHUM_PORT={wrong} is no port" in capsys.readouterr().err
    assert served_at == [8937, 0]


def test_started_once_more_it_shows_the_table_that_is_there(tmp_path: Path) -> None:
    usual = free_port()
    with running_at_home(usual, tmp_path, taken=False) as address:
        again = at_home(usual, tmp_path)
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"Reihum is running already: the table is at {address}.\n"
        for more in (["--lan"], ["serve", "--port", "0"]):  # which cannot be the one that is there
            other = at_home(usual, tmp_path, *more)
            assert (other.returncode, other.stdout) == (2, "")
            said = f"reihum: Reihum is running already at {address}; first end it there, by Ctrl-C"
            assert other.stderr == f"{said}\n"


class Enough(Exception):
    """The server has come as far as the test wants."""


def served_beside(
    database: str,
    port: int,
    ready: Callable[[str], None] | None = None,
    host: str = "127.0.0.1",
) -> None:
    """Serve in another thread, where no event loop runs yet, until an exception ends it."""
    with ThreadPoolExecutor(1) as beside:
        beside.submit(serve, Settings(database=database), host, port, ready=ready).result()


def test_it_listens_by_ipv6(sqlite: str) -> None:
    """Where there is none it says so, as for any address that this machine does not have."""
    shown = []

    def look(address: str) -> None:
        shown.append(address)
        raise Enough

    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        with pytest.raises(Unreadable, match=r"server\.address"):
            served_beside(sqlite, 0, look, "::1")
    else:
        with pytest.raises(Enough):
            served_beside(sqlite, 0, look, "::1")
        assert re.fullmatch(r"http://\[::1\]:\d+", shown[0])


def test_who_is_told_the_address_has_the_file_already(sqlite: str) -> None:
    """Another server that is begun at this very moment is told so, in one line."""

    def look(address: str) -> None:
        command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", sqlite]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as other:
            assert other.stdout
            assert other.stderr
            said = other.stdout.readline()
            other.kill()
            why = other.stderr.read()
        assert said == ""
        assert why.startswith(f"reihum: Reihum is running already at {address};")
        assert why.count("\n") == 1
        raise Enough

    with pytest.raises(Enough):
        served_beside(sqlite, 0, look)


def test_an_address_of_before_is_not_told_any_more(sqlite: str) -> None:
    """Neither while a server begins, nor after it could not."""
    noted = Path(f"{sqlite}-address")
    noted.write_text("http://192.0.2.7:8080", "utf-8")
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        port = somebody.getsockname()[1]
        with pytest.raises(Unreadable, match=r"server\.address"):
            served_beside(sqlite, port)
    assert not noted.exists()


def test_for_the_house_it_shows_the_way_to_the_table_once_more(tmp_path: Path) -> None:
    (tmp_path / "home.db-address").write_text("http://192.0.2.7:8080", "utf-8")
    with closing(sqlite3.connect(tmp_path / "home.db-serving", isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")  # as the other server has it
        again = at_home(free_port(), tmp_path, "--lan")
        assert (again.returncode, again.stderr) == (0, "")
        first, *picture = again.stdout.splitlines()
        assert first == "Reihum is running already: the table is at http://192.0.2.7:8080."
        assert any("█" in line or "▄" in line for line in picture)


def at_home(usual: int, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`reihum` with these arguments, where it does not go on."""
    command = f"from reihum.cli import serve; serve.PORT = {usual}; {COMMAND}"
    wish = {"REIHUM_DATABASE": str(home / "home.db"), "BROWSER": "lynx"}
    return subprocess.run(
        [sys.executable, "-c", command, *arguments],
        capture_output=True,
        text=True,
        env=os.environ | wish,
        timeout=PATIENCE,
        check=False,
    )


@contextmanager
def running_at_home(usual: int, home: Path, *, taken: bool) -> Iterator[str]:
    """`reihum`, whose usual port is this one here; somebody else may have it. Its address."""
    command = f"from reihum.cli import serve; serve.PORT = {usual}; {COMMAND}"
    holder = socket.create_server(("127.0.0.1", usual)) if taken else contextlib.nullcontext()
    wish = {"REIHUM_DATABASE": str(home / "home.db"), "BROWSER": "lynx"}
    with (
        holder,
        subprocess.Popen(
            [sys.executable, "-c", command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | wish,
        ) as process,
    ):
        assert process.stdout
        assert process.stderr
        try:
            found = re.search(r"http://[^ ]+", process.stdout.readline())
            assert found, process.stderr.read()
            httpx.get(f"{found[0]}/api/version", timeout=PATIENCE, verify=False)
            yield found[0]
        finally:
            process.terminate()
        assert process.stderr.read() == ""  # the address stays in sight


def test_several_processes_have_the_same_settings_and_log(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REIHUM_LIMIT_REQUESTS", str(MOST))
    errors = tmp_path / "errors"
    arguments = ("--workers", "2", "--unlimited", "--database", postgres.new_database())
    with running(errors, *arguments) as (process, address):
        with httpx.Client(base_url=address, timeout=PATIENCE, verify=False) as client:
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
