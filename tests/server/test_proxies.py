"""The example configurations for nginx and Caddy, with real ones in front of a real server."""

import asyncio
import json
import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from reihum.server.settings import Limits
from tests.amounts import PATIENCE
from tests.ports import free_port
from tests.server.serving import GUEST, ME, House, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
NAME = "tables.example.org"
ORIGIN = f"https://{NAME}"
BELOW = "/spiele"
TRICKS = (
    *("//metrics", "/%6detrics", "/metrics?", "/./metrics", "/x/../metrics", "/%2fmetrics"),
    *("/spiele/metrics", "/metrics/", "/metrics;x", "/%2e/metrics", "/METRICS"),
)
WISH = {"game": "finito", "seats": [ME, GUEST]}
NGINX = """
daemon off; pid {folder}/pid; error_log stderr notice;
events {{}}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/a; uwsgi_temp_path {folder}/b; scgi_temp_path {folder}/c;
    {site}
    server {{ listen 127.0.0.1:{plain}; location / {{ proxy_pass http://127.0.0.1:{port}; }} }}
}}
"""
CADDY = """
{{
    admin off
    auto_https disable_redirects
    local_certs
    skip_install_trust
    default_sni tables.example.org
    storage file_system {folder}
    servers {{
        protocols h1 h2
    }}
}}
{site}
"""


class Kind(NamedTuple):
    """A proxy that is set up as its example says: at the top of a host, or below a path."""

    program: str
    below: str = ""
    takes_off: bool = False

    def told(self) -> str:
        """What it is, in a word."""
        return f"{self.program}{self.below}{' taken off' if self.takes_off else ''}"

    def site(self, port: int, secure: int, folder: Path) -> str:
        """The example, with ports, places and the path put in."""
        changes = {"127.0.0.1:8080": f"127.0.0.1:{port}", "/metrics": f"{self.below}/metrics"}
        if self.program == "nginx":
            changes |= {
                "listen 80;": f"listen 127.0.0.1:{free_port()};",
                "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
                f"/etc/letsencrypt/live/{NAME}": str(folder),
                "location / {": f"location {self.below}/ {{",
            }
            if self.takes_off:
                passed, more = "proxy_pass http://reihum", ";\n        proxy_http_version"
                changes[passed + more] = f"{passed}/{more}"
        else:
            changes[f"{NAME} {{"] = f"{NAME}:{secure} {{\n\tbind 127.0.0.1"
            if self.below:
                verb = "handle_path" if self.takes_off else "handle"
                changes["handle {"] = f"{verb} {self.below}/* {{"
        site = self.example.read_text("utf-8")
        for example, here in changes.items():
            assert example in site, example
            site = site.replace(example, here)
        return site

    @property
    def example(self) -> Path:
        return DEPLOY / ("nginx.conf" if self.program == "nginx" else "Caddyfile")

    @property
    def ready(self) -> bytes:
        """What it says when it listens; Caddy, when it has made its certificate besides."""
        return b"start worker process" if self.program == "nginx" else b"certificate obtained"

    def command(self, file: Path) -> list[str]:
        """What starts it."""
        if self.program == "nginx":
            return ["nginx", "-p", str(file.parent), "-e", "stderr", "-c", str(file)]
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


MISSING = [name for name in ("nginx", "openssl") if not shutil.which(name)]


def tried(*kind: Any) -> Any:
    """A proxy to try; what nginx's example needs has to be here."""
    lacks = MISSING if kind[0] == "nginx" else []
    skipped = pytest.mark.skipif(bool(lacks), reason=f"{' and '.join(lacks)} not installed")
    return pytest.param(Kind(*kind), marks=skipped)


PROGRAMS = ["nginx", *(["caddy"] if shutil.which("caddy") else [])]  # .ci/run says if there is none
TOP = [tried(name) for name in PROGRAMS]
EVERY = TOP + [tried(name, BELOW, takes_off) for name in PROGRAMS for takes_off in (False, True)]


class Proxy(NamedTuple):
    """A proxy, and the server behind it."""

    house: House
    kind: Kind
    secure: int  # the port with the example's configuration
    plain: int  # nginx's that has nothing but proxy_pass

    def browser(self) -> httpx.AsyncClient:
        """A browser that goes to the example's name, wherever that is."""
        address = f"https://127.0.0.1:{self.secure}{self.kind.below}"
        headers = {"host": NAME}
        return httpx.AsyncClient(base_url=address, headers=headers, verify=False, timeout=PATIENCE)


def certificate(folder: Path) -> None:
    """One that nobody has signed."""
    kind = ("-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}")
    files = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
    subprocess.run(["openssl", "req", *kind, *files], check=True, capture_output=True)


@asynccontextmanager
async def behind(
    kind: Kind, folder: Path, database: str, limits: Limits | None = None
) -> AsyncIterator[Proxy]:
    """A server behind the example."""
    secure, plain = free_port(), free_port()
    async with served(database, limits, base_path=kind.below) as house:
        port = int(house.address.rpartition(":")[2])
        if kind.program == "nginx":
            certificate(folder)
        around = NGINX if kind.program == "nginx" else CADDY
        site = kind.site(port, secure, folder)
        file = folder / "proxy.conf"
        file.write_text(around.format(folder=folder, site=site, plain=plain, port=port))
        command = kind.command(file)
        proxy = await asyncio.create_subprocess_exec(
            *command, env=os.environ | {"HOME": str(folder)}, stderr=subprocess.PIPE
        )
        assert proxy.stderr
        try:
            async with asyncio.timeout(PATIENCE):
                await until_said(proxy.stderr, kind.ready)
                while not await greets(secure):
                    pass  # Caddy has made its certificate, but not taken it up
            listening = asyncio.create_task(proxy.stderr.read())  # nobody keeps it from saying more
            yield Proxy(house, kind, secure, plain)
        finally:
            if proxy.returncode is None:
                proxy.terminate()
            await proxy.wait()
        await listening


async def until_said(stream: asyncio.StreamReader, word: bytes) -> None:
    """A program has said this."""
    heard = []
    async for line in stream:
        heard.append(line)
        if word in line:
            return
    raise AssertionError(b"".join(heard).decode())


def trust() -> ssl.SSLContext:
    """Whatever certificate the example has here."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


async def greets(port: int) -> bool:
    """Whether a handshake comes to its end."""
    try:
        _, writer = await asyncio.open_connection(
            "127.0.0.1", port, ssl=trust(), server_hostname=NAME
        )
    except OSError:
        return False
    writer.close()
    return True


@pytest.mark.parametrize("kind", EVERY, ids=Kind.told)
async def test_a_table_is_set_up_and_watched_through_the_example(
    kind: Kind, sqlite: str, tmp_path: Path
) -> None:
    async with behind(kind, tmp_path, sqlite) as proxy, proxy.browser() as browser:
        page = await browser.get("/table/x")
        assert f'href="{kind.below}/manifest.webmanifest"' in page.text
        assert (await browser.get("/manifest.webmanifest")).json()["name"] == "Reihum"
        reply = await browser.post("/api/tables", json=WISH, headers={"origin": ORIGIN})
        assert reply.status_code == 200
        assert "secure" in reply.headers["set-cookie"].lower()  # the browser is at https
        for evil in ("https://evil.example", f"http://{NAME}.evil.example", "null"):
            forged = await browser.post("/api/tables", json=WISH, headers={"origin": evil})
            assert said(forged) == (403, "request.foreign_origin")
        async with connect(
            f"wss://{NAME}{kind.below}/api/tables/{reply.json()['id']}/socket",
            host="127.0.0.1",
            port=proxy.secure,
            ssl=trust(),
            origin=Origin(ORIGIN),
            additional_headers={"cookie": reply.headers["set-cookie"].partition(";")[0]},
        ) as socket:
            heard = [json.loads(await socket.recv())["type"] for _ in range(2)]
            assert heard == ["seated", "shown"]
            await socket.send('{"type":"ping"}')
            assert json.loads(await socket.recv())["type"] == "pong"


@pytest.mark.parametrize("kind", TOP, ids=Kind.told)
async def test_whoever_says_to_be_somebody_else_is_not_believed(
    kind: Kind, sqlite: str, tmp_path: Path
) -> None:
    limits = Limits(tables=3)
    async with behind(kind, tmp_path, sqlite, limits) as proxy, proxy.browser() as browser:
        statuses = []
        for number in range(4):
            claimed = {"x-forwarded-for": f"192.0.2.{number}", "origin": ORIGIN}
            reply = await browser.post("/api/tables", json=WISH, headers=claimed)
            statuses.append(reply.status_code)
        assert statuses == [200, 200, 200, 429]


@pytest.mark.parametrize("kind", [tried("nginx")], ids=Kind.told)
async def test_with_nothing_but_proxy_pass_our_own_page_may_post(
    kind: Kind, sqlite: str, tmp_path: Path
) -> None:
    """nginx then calls us by another name than the browser does; browsers tell whose page it is."""
    async with behind(kind, tmp_path, sqlite) as proxy:
        address = f"http://127.0.0.1:{proxy.plain}/api/tables"
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as browser:
            own = {"origin": ORIGIN, "sec-fetch-site": "same-origin"}
            assert (await browser.post(address, json=WISH, headers=own)).status_code == 200
            named = {"origin": ORIGIN, "x-forwarded-host": NAME}
            assert (await browser.post(address, json=WISH, headers=named)).status_code == 200
            for site in ("cross-site", "same-site"):
                forged = {"origin": "https://evil.example", "sec-fetch-site": site}
                reply = await browser.post(address, json=WISH, headers=forged)
                assert said(reply) == (403, "request.foreign_origin")


@pytest.mark.parametrize("kind", EVERY, ids=Kind.told)
async def test_the_figures_are_not_for_everybody(kind: Kind, sqlite: str, tmp_path: Path) -> None:
    async with behind(kind, tmp_path, sqlite) as proxy, proxy.browser() as browser:
        assert (await browser.get("/metrics")).status_code == 404
        for trick in TRICKS:
            assert "reihum_moves_total" not in await asked(proxy.secure, kind.below + trick)
        large = {"x": "y" * 20_000}
        assert (await browser.get("/", headers=large)).status_code in (400, 431)


async def asked(port: int, path: str) -> str:
    """What is at a path, which is sent just as it is here."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, ssl=trust(), server_hostname=NAME
    )
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        reply = await reader.read()
    writer.close()
    assert reply.startswith(b"HTTP/1.1 ")
    return reply.decode()
