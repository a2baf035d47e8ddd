"""The browser's types are those of the server."""

from pathlib import Path

from reihum.server.net.typescript import generated

FILE = Path(__file__).parent.parent.parent / "web" / "src" / "messages.gen.ts"


def test_the_browsers_types_are_not_stale() -> None:
    """Make them anew with `python -m reihum.server.net.typescript web/src/messages.gen.ts`."""
    assert FILE.read_text("utf-8") == generated()
