"""The browser client's files, as they were built into the package."""

import gzip
import os
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from reihum.games import GAMES

FOLDER = Path(__file__).parents[2] / "static"
PACKABLE = {".css", ".html", ".js", ".mjs", ".svg", ".webmanifest"}
PAGE = "index.html"
# The pages of the client by the first word of their path; these go on with the name of a game, ...
OF_A_GAME = {"lesson", "new", "rules"}
# ... and these as they like.
OTHERS = {
    *("about", "aims", "daily", "fairness", "fits", "home", "join", "my-play", "practice"),
    *("referee", "replay", "review", "table"),
}
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with their content


def built() -> bool:
    """Whether the client was built."""
    return (FOLDER / PAGE).exists()


def is_page(path: str) -> bool:
    """Whether the client has a page for this path; for any other it says that there is none."""
    first, _, rest = path.strip("/").partition("/")
    return not first or first in OTHERS or (first in OF_A_GAME and rest.partition("/")[0] in GAMES)


def _content(file: str, base_path: str) -> bytes:
    """What is in a file. The page is shown at every path, so it asks for what was built beside it
    by whole paths.
    """
    content = Path(file).read_bytes()
    here = f'="{base_path}/'.encode()
    return content.replace(b'="./', here) if Path(file).name == PAGE else content


@cache
def _packed(file: str, _changed: float, base_path: str) -> bytes:
    """The content, packed once for all; it is the same for everybody, so its length tells nothing.

    What holds secrets is never packed.
    """
    return gzip.compress(_content(file, base_path), mtime=0)


def takes_gzip(accepted: str) -> bool:
    """Whether this is what a browser says that can unpack."""
    for part in accepted.split(","):
        name, _, quality = part.replace(" ", "").lower().partition(";q=")
        if name == "gzip":
            return quality.strip("0.") != "" or not quality
    return False


def _for_eyes(path: str, asked: Headers) -> bool:
    """Whether a person asks for a missing page: no program, and no page that lacks a file."""
    if path.partition("/")[0] in ("api", "assets"):
        return False
    return "." not in Path(path).name or "text/html" in asked.get("accept", "")


class Pages(StaticFiles):
    """The client: its files, and for every other path its one page, which knows what to show.

    Where it knows no page, the status says so as well.
    """

    def __init__(self, base_path: str) -> None:
        self._base_path = base_path
        super().__init__(directory=FOLDER, check_dir=False)

    async def check_config(self) -> None:
        """Where the client was not built there are no pages; the API is there all the same."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of the client, or its page."""
        kept = path.startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or not _for_eyes(path, Headers(scope=scope)):
                raise
            response, kept = await self._page(path.removeprefix("."), scope), False
        response.headers["cache-control"] = FOR_EVER if kept else "no-cache"
        return response

    async def _page(self, path: str, scope: Scope) -> Response:
        """The page; never 304 (not modified) at a path that has none."""
        if is_page(path):
            return await super().get_response(PAGE, scope)
        packing = [header for header in scope["headers"] if header[0] == b"accept-encoding"]
        response = await super().get_response(PAGE, {**scope, "headers": packing})
        response.status_code = 404
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, packed for browsers that can unpack; a part of it as it is."""
        file, asked = Path(full_path), Headers(scope=scope)
        whole = self._whole(file, stat_result, status_code)
        if file.suffix in PACKABLE:
            whole.headers["vary"] = "accept-encoding"
        if self.is_not_modified(whole.headers, asked):
            return NotModifiedResponse(whole.headers)
        wanted = takes_gzip(asked.get("accept-encoding", "")) and "range" not in asked
        if not wanted or file.suffix not in PACKABLE:
            return whole
        packed = _packed(str(file), stat_result.st_mtime, self._base_path)
        kept = ("content-type", "last-modified", "vary")
        headers = {name: whole.headers[name] for name in kept if name in whole.headers}
        headers |= {"content-encoding": "gzip", "etag": f"W/{whole.headers['etag']}"}
        return Response(packed, status_code, headers)

    def _whole(self, file: Path, stat: os.stat_result, status: int) -> Response:
        """All of a file, as it is."""
        if file.name != PAGE:
            return FileResponse(file, status, stat_result=stat)
        content = _content(str(file), self._base_path)
        tag = sha256(content).hexdigest()[:32]
        return Response(content, status, {"etag": f'"{tag}"'}, "text/html")
