"""What the verbs of the server do; apart from them, since loading a server takes a while."""

import io
import logging
import os
import socket
from argparse import Namespace
from dataclasses import replace
from typing import TypeVar
from urllib.parse import urlsplit

import segno

from reihum.cli.command import Reply
from reihum.cli.serve import EVERYWHERE, LOOPBACK, PORT
from reihum.cli.settings import settings_of
from reihum.kernel.answers import Unreadable
from reihum.server.net.pages import built
from reihum.server.net.run import open_browser, serve
from reihum.server.settings import UNLIMITED, settings_from

THIS_MACHINE = (LOOPBACK, "localhost", "::1")
PORTS, WORKERS = range(65536), range(1, 1 << 40)  # port 0 is any that is free
Default = TypeVar("Default", int, None)


def run(asked: Namespace) -> Reply:
    """Serve until stopped."""
    port = _named("REIHUM_PORT", PORTS, PORT) if asked.port is None else asked.port
    workers = _named("REIHUM_WORKERS", WORKERS, 1) if asked.workers is None else asked.workers
    if port not in PORTS:
        raise Unreadable("arguments", verb="reihum serve", why=f"there is no port {port}")
    if workers not in WORKERS:
        raise Unreadable("arguments", verb="reihum serve", why="--workers is at least 1")
    settings = settings_of(asked)
    if asked.unlimited:
        settings = replace(settings, limits=UNLIMITED)
    serve(settings, asked.host, port, workers, ready=_say)
    return Reply({}, "")


def run_here(asked: Namespace) -> Reply:
    """The table on this machine, in its browser; or for everybody in the house."""
    if not built():
        raise Unreadable("server.no_client")
    logging.getLogger("reihum.requests").setLevel(logging.WARNING)  # the address stays in sight
    show = _show_picture if asked.lan else open_browser
    host = EVERYWHERE if asked.lan else LOOPBACK
    port = _named("REIHUM_PORT", PORTS, None)
    if port is None:
        port = PORT if asked.lan else _usual_port()

    def ready(address: str) -> None:
        _say(address)
        show(address)

    try:
        serve(settings_from(os.environ), host, port, ready=ready)
    except Unreadable as problem:
        address = str(problem.facts.get("address"))
        unreachable = asked.lan and urlsplit(address).hostname in THIS_MACHINE
        if problem.code != "server.running" or unreachable:
            raise  # nobody else in the house could reach a table that is for this machine alone
        print(f"Reihum is running already: the table is at {address}.", flush=True)
        show(address)
    return Reply({}, "")


def _named(name: str, known: range, default: Default) -> int | Default:
    """The number that the environment has by this name; one that is empty counts as none."""
    text = os.environ.get(name, "").strip()
    if text and not (text.isdecimal() and int(text) in known):
        raise Unreadable("settings", name=name, text=text)
    return int(text) if text else default


def _usual_port() -> int:
    """The default port, since a browser stores data by address; any free one if it is taken."""
    try:
        socket.create_server((LOOPBACK, PORT)).close()
    except OSError:
        return 0
    return PORT


def _say(address: str) -> None:
    print(f"The table is at {address} (Ctrl-C ends it).", flush=True)


def _show_picture(address: str) -> None:
    """The address as a picture that phones can read."""
    picture = io.StringIO()
    segno.make(address, error="m").terminal(picture, compact=True)
    print(picture.getvalue(), flush=True)
