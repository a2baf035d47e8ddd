"""Keeping a game in a file: what was played is there, whatever ends it."""

from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from reihum.kernel.answers import Unreadable


class Keeper:
    """A file for a game, made before the game begins and written after every move."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: str | None = None  # why what is in the file is not the newest

    def begin(self, content: bytes) -> None:
        """Make the file; one that is there already is never written over."""
        try:
            self.path.touch(exist_ok=False)
        except FileExistsError:
            there = "is a folder" if self.path.is_dir() else "is there already"
            raise Unreadable("file", path=self.path, why=there) from None
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or problem
            raise Unreadable("file", path=self.path, why=why) from None
        self.write(content)
        if self.trouble:
            self.path.unlink()
            raise Unreadable("file", path=self.path, why=self.trouble)

    def write(self, content: bytes) -> None:
        """Put this in the place of what is there: all of it, or nothing is changed."""
        newest = self.path.with_name(f".{token_hex(8)}.newest")  # nobody's file, and no link
        try:
            newest.touch(exist_ok=False)
            newest.write_bytes(content)
            newest.replace(self.path)
            self.trouble = None
        except OSError as problem:
            self.trouble = problem.strerror
        finally:  # Ctrl-C may come in the midst of it
            with suppress(OSError):
                newest.unlink(missing_ok=True)
