"""What the verbs of the server do; apart from them, since loading a server takes a while."""

import io
import logging
import os
import socket
from argparse import Namespace
from dataclasses import replace
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


def run(asked: Namespace) -> Reply:
    """Serve until stopped."""
    if not 0 <= asked.port <= 65535 or asked.workers < 1:
        raise Unreadable("arguments", verb="reihum serve", why="no such port or no worker")
    settings = settings_of(asked)
    if asked.unlimited:
        settings = replace(settings, limits=UNLIMITED)
    serve(settings, asked.host, asked.port, asked.workers, ready=_say)
    return Reply({}, "")


def run_here(asked: Namespace) -> Reply:
    """The table on this machine, in its browser; or for everybody in the house."""
    if not built():
        raise Unreadable("server.no_client")
    logging.getLogger("reihum.requests").setLevel(logging.WARNING)  # the address stays in sight
    show = _show_picture if asked.lan else open_browser
    host = EVERYWHERE if asked.lan else LOOPBACK
    port = _wished_port()
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


def _wished_port() -> int | None:
    """The port that the environment names, if it does; 0 is any that is free, as with --port."""
    wish = os.environ.get("REIHUM_PORT", "")
    if wish and not (wish.isdecimal() and 0 <= int(wish) <= 65535):
        raise Unreadable("arguments", verb="reihum", why=f"REIHUM_PORT={wish} is no port")
    return int(wish) if wish else None


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
