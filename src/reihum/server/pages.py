"""The browser client's files, as they were built into the package."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent.parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with their content


def built() -> bool:
    """Whether the client was built."""
    return (FOLDER / "index.html").exists()


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
