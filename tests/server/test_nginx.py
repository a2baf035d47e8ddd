"""The example configuration for nginx, with a real nginx in front of a real server."""

import asyncio
import json
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from reihum.server.settings import Limits
from tests.amounts import PATIENCE
from tests.server.processes import free_port
from tests.server.serving import GUEST, ME, House, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
NAME = "tables.example.org"
ORIGIN = f"https://{NAME}"
WISH = {"game": "finito", "seats": [ME, GUEST]}
AROUND = """
daemon off; pid {folder}/pid; error_log stderr;
events {{}}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/a; uwsgi_temp_path {folder}/b; scgi_temp_path {folder}/c;
    include {folder}/site.conf;
}}
"""
PLAIN = (
    "server {{ listen 127.0.0.1:{plain}; location / {{ proxy_pass http://127.0.0.1:{port}; }} }}"
)


class Proxy(NamedTuple):
    """A proxy, and the server behind it."""

    house: House
    secure: int  # the port with the example's configuration
    plain: int  # one that has nothing but proxy_pass

    def browser(self) -> httpx.AsyncClient:
        """A browser that goes to the example's name, wherever that is."""
        address = f"https://127.0.0.1:{self.secure}"
        headers = {"host": NAME}
        return httpx.AsyncClient(base_url=address, headers=headers, verify=False, timeout=PATIENCE)


def certificate(folder: Path) -> None:
    """One that nobody has signed."""
    kind = ("-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}")
    files = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
    subprocess.run(["openssl", "req", *kind, *files], check=True, capture_output=True)


@asynccontextmanager
async def behind_nginx(
    folder: Path, database: str, limits: Limits | None = None
) -> AsyncIterator[Proxy]:
    """A server behind the example, ports and places put in."""
    certificate(folder)
    secure, redirect, plain = free_port(), free_port(), free_port()
    async with served(database, limits) as house:
        port = house.address.rpartition(":")[2]
        site = EXAMPLE.read_text()
        for example, here in (
            ("127.0.0.1:8080", f"127.0.0.1:{port}"),
            ("listen 80;", f"listen 127.0.0.1:{redirect};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
            (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ):
            assert example in site
            site = site.replace(example, here)
        (folder / "site.conf").write_text(site + PLAIN.format(plain=plain, port=port))
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
        nginx = await asyncio.create_subprocess_exec(
            "nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")
        )
        try:
            async with asyncio.timeout(PATIENCE):
                while not await reachable(plain):
                    assert nginx.returncode is None, "nginx did not start"
                    await asyncio.sleep(0.05)
            yield Proxy(house, secure, plain)
        finally:
            if nginx.returncode is None:
                nginx.terminate()
            await nginx.wait()


async def reachable(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


async def test_a_table_is_set_up_and_watched_through_the_example(
    sqlite: str, tmp_path: Path
) -> None:
    async with behind_nginx(tmp_path, sqlite) as proxy, proxy.browser() as browser:
        reply = await browser.post("/api/tables", json=WISH, headers={"origin": ORIGIN})
        assert reply.status_code == 200
        assert "secure" in reply.headers["set-cookie"].lower()  # the browser is at https
        for evil in ("https://evil.example", f"http://{NAME}.evil.example", "null"):
            forged = await browser.post("/api/tables", json=WISH, headers={"origin": evil})
            assert said(forged) == (403, "request.foreign_origin")
        trust = ssl.create_default_context()
        trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
        async with connect(
            f"wss://{NAME}/api/tables/{reply.json()['id']}/socket",
            host="127.0.0.1",
            port=proxy.secure,
            ssl=trust,
            origin=ORIGIN,  # type: ignore[arg-type]
            additional_headers={"cookie": reply.headers["set-cookie"].partition(";")[0]},
        ) as socket:
            heard = [json.loads(await socket.recv())["type"] for _ in range(2)]
            assert heard == ["seated", "shown"]
            await socket.send('{"type":"ping"}')
            assert json.loads(await socket.recv())["type"] == "pong"


async def test_whoever_says_to_be_somebody_else_is_not_believed(
    sqlite: str, tmp_path: Path
) -> None:
    limits = Limits(tables=3)
    async with behind_nginx(tmp_path, sqlite, limits) as proxy, proxy.browser() as browser:
        statuses = []
        for number in range(4):
            claimed = {"x-forwarded-for": f"192.0.2.{number}", "origin": ORIGIN}
            reply = await browser.post("/api/tables", json=WISH, headers=claimed)
            statuses.append(reply.status_code)
        assert statuses == [200, 200, 200, 429]


async def test_with_nothing_but_proxy_pass_our_own_page_may_post(
    sqlite: str, tmp_path: Path
) -> None:
    """nginx then calls us by another name than the browser does; browsers tell whose page it is."""
    async with behind_nginx(tmp_path, sqlite) as proxy:
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


async def test_the_figures_are_not_for_everybody(sqlite: str, tmp_path: Path) -> None:
    async with behind_nginx(tmp_path, sqlite) as proxy, proxy.browser() as browser:
        assert (await browser.get("/metrics")).status_code == 200  # from this machine
        large = {"x": "y" * 20_000}
        assert (await browser.get("/", headers=large)).status_code in (400, 431)
