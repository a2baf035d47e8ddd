"""A server below a path of somebody else's host: /spiele/api/games is /api/games of ours."""

from starlette.types import ASGIApp, Receive, Scope, Send

FIGURES = "/metrics"


class BelowPath:
    """Wraps the application; takes the path off, unless the proxy has done so already.

    The figures are at the top alone: else, where the proxy takes the path off,
    /spiele/spiele/metrics would lead to them past its rule for /spiele/metrics.
    """

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app, self.base_path = app, base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on as if it had been made at the top."""
        path = scope.get("path", "")
        below = path.removeprefix(self.base_path) or "/"
        ours = below != path and below.startswith("/") and below != FIGURES
        if self.base_path and ours:
            scope = {**scope, "path": below}
        await self.app(scope, receive, send)
