"""The browser client's files, as they were built into the package."""

import gzip
import os
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parents[2] / "static"
PACKABLE = {".css", ".html", ".js", ".svg", ".webmanifest"}
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with their content


def built() -> bool:
    """Whether the client was built."""
    return (FOLDER / "index.html").exists()


@cache
def _packed(file: str, _changed: float) -> bytes:
    """The content, packed once for all; it is the same for everybody, so its length tells nothing.

    What holds secrets is never packed.
    """
    return gzip.compress(Path(file).read_bytes(), mtime=0)


def takes_gzip(accepted: str) -> bool:
    """Whether this is what a browser says that can unpack."""
    for part in accepted.split(","):
        name, _, quality = part.replace(" ", "").lower().partition(";q=")
        if name == "gzip":
            return quality.strip("0.") != "" or not quality
    return False


class Pages(StaticFiles):
    """The client: its files, and for every other path its one page, which knows what to show."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER, check_dir=False)

    async def check_config(self) -> None:
        """Where the client was not built there are no pages; the API is there all the same."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of the client, or its page."""
        kept = path.startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or path.startswith("api/") or "." in Path(path).name:
                raise
            response, kept = await super().get_response("index.html", scope), False
        response.headers["cache-control"] = FOR_EVER if kept else "no-cache"
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, packed for browsers that can unpack; a part of it as it is."""
        plain = super().file_response(full_path, stat_result, scope, status_code)
        if Path(full_path).suffix not in PACKABLE:
            return plain
        plain.headers["vary"] = "accept-encoding"
        asked = Headers(scope=scope)
        wanted = takes_gzip(asked.get("accept-encoding", "")) and "range" not in asked
        if not wanted or not isinstance(plain, FileResponse):
            return plain
        kept = ("content-type", "last-modified", "vary")
        headers = {name: plain.headers[name] for name in kept}
        headers |= {"content-encoding": "gzip", "etag": f"W/{plain.headers['etag']}"}
        return Response(_packed(str(full_path), stat_result.st_mtime), status_code, headers)
