"""Starting the server: on this machine, for the house, or for a crowd."""

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvicorn
from starlette.applications import Starlette

from reihum.kernel.answers import Unreadable
from reihum.server.figures import FOLDER, CountErrors
from reihum.server.house_clock import HouseClock
from reihum.server.net.app import application
from reihum.server.net.connections import Connection
from reihum.server.net.frames import Socket, is_our_mistake
from reihum.server.net.serving import STOP_SECONDS, Worker
from reihum.server.net.workers import Workers
from reihum.server.settings import Settings
from reihum.server.store.database import DatabaseDown, DatabaseTaken
from reihum.server.store.opening import opened, served_alone
from reihum.server.store.sqlite import note_address

IN_TERMINALS = {"www-browser", "links", "links2", "elinks", "lynx", "w3m"}
COLLECT_EVERY = 50_000, 20, 20  # objects made; the other two as gc.set_threshold has them
COUNTING = CountErrors(logging.ERROR)
PONG_SECONDS = 20.0  # for a browser to answer a ping
SETTINGS = "REIHUM_SETTINGS"  # where further processes find them


def from_environment() -> Starlette:
    """The application as a further process of the same server makes it."""
    _set_up_log()
    _collect_rarely()
    return application(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def _set_up_log() -> None:
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    logging.getLogger().addHandler(COUNTING)  # once, however often this is called
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_our_mistake)


def _collect_rarely() -> None:
    """A move leaves no garbage that only the collector finds, and looking for it takes time."""
    gc.freeze()  # what is there by now stays
    gc.set_threshold(*COLLECT_EVERY)


def config(
    settings: Settings, host: str, port: int, workers: int = 1, clock: HouseClock | None = None
) -> uvicorn.Config:
    """How uvicorn is to serve."""
    _set_up_log()
    _collect_rarely()
    app: str | Starlette = application(settings, clock)
    if workers > 1:
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        app = "reihum.server.net.run:from_environment"
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        workers=workers,
        factory=workers > 1,
        log_config=None,
        access_log=False,
        server_header=False,
        http=Connection,
        ws=Socket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_timeout=PONG_SECONDS,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until told to stop; `ready` is called with the address once it can be opened."""
    if workers > 1 and settings.file:
        raise Unreadable("server.workers_need_postgresql")
    with _alone(settings):
        _serve(config(settings, host, port, workers), settings, ready)


def _serve(wanted: uvicorn.Config, settings: Settings, ready: Callable[[str], None] | None) -> None:
    host, port = wanted.host, wanted.port
    listening = _listening(host, port)
    below = f"{settings.base_path}/" if settings.base_path else ""
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}{below}"
    with listening, contextlib.suppress(KeyboardInterrupt):  # which comes after all is tidied up
        if settings.file:
            note_address(settings.file, address)
        if ready:
            ready(address)
        if wanted.workers > 1:
            with TemporaryDirectory(prefix="reihum-figures-") as folder:
                os.environ[FOLDER] = folder
                Workers(wanted, [listening]).run()
        else:
            Worker(wanted).run(sockets=[listening])


def _listening(host: str, port: int) -> socket.socket:
    """A socket at this address, which may be one of IPv6; `::` is everywhere, IPv4 as well."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as problem:
        raise Unreadable("server.address", host=host, port=port, why=problem.strerror) from None


@contextlib.contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """Refuse a database that cannot be used, before anybody is told that there is a server.

    While this one is up, no other is at the same file.
    """
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(served_alone(settings))
            asyncio.run(_check(settings))
        except DatabaseDown as problem:
            if isinstance(problem, DatabaseTaken) and problem.address:
                raise Unreadable("server.running", address=problem.address) from None
            raise Unreadable("database", why=problem) from None
        yield


async def _check(settings: Settings) -> None:
    await (await opened(settings, checked=True)).close()


def _shown(host: str) -> str:
    """The address at which others reach a server that listens here."""
    if host in ("0.0.0.0", "::"):
        return address_in_the_house()
    return f"[{host}]" if ":" in host else host


def address_in_the_house() -> str:
    """This machine's address in the local network; loopback if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a reserved address; nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def open_browser(address: str) -> None:
    """Show the table in the browser, in a moment: it waits for a server that is still beginning."""
    if browser := window_browser():
        threading.Timer(0.5, browser.open, (address,)).start()


def window_browser() -> webbrowser.BaseBrowser | None:
    """This machine's browser; None if it would run in the terminal, where nobody can play.

    Where the user has named several, it is the first with a window.
    """
    for wish in os.environ.get("BROWSER", "").split(os.pathsep):
        try:
            browser = webbrowser.get(wish or None)
        except webbrowser.Error:
            continue
        if Path(browser.name).name not in IN_TERMINALS:
            return browser
    return None
