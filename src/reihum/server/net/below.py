"""A server below a path of somebody else's host: /spiele/api/games is /api/games of ours."""

from starlette.types import ASGIApp, Receive, Scope, Send


class BelowPath:
    """Wraps the application; takes the path off, unless the proxy has done so already."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app, self.base_path = app, base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on as if it had been made at the top."""
        path = scope.get("path", "")
        if self.base_path and f"{path}/".startswith(f"{self.base_path}/"):
            scope = {**scope, "path": path.removeprefix(self.base_path) or "/"}
        await self.app(scope, receive, send)
