"""Runs inside Pyodide: packs the modules that a table in the page imports, and no others.

`roots` are the folders of our modules and of the packages they use.
"""

import sys
from importlib import import_module

# Beside the door, what is imported only when it is wanted: the masters and what they have learned.
GAMES = ("completto", "finito", "rummy")
ENTRIES = ("reihum.page.door", *(f"reihum.games.{game}.master" for game in GAMES))

# A page has no sockets, starts no programs and keeps no files: what is imported for that is left
# out, and where it would be missed, an empty module stands in.
LEFT_OUT = ("ssl.py", "selectors.py")
STAND_INS = {
    "subprocess.py": "PIPE = STDOUT = DEVNULL = -1",
    "tempfile.py": "NamedTemporaryFile = None",
    **{
        f"{name}.py": "__all__ = ()"
        for name in (
            "asyncio/base_subprocess",
            "asyncio/selector_events",
            "asyncio/sslproto",
            "asyncio/streams",
            "asyncio/subprocess",
            "locale",
        )
    },
    "asyncio/unix_events.py": """
from asyncio.events import _BaseDefaultEventLoopPolicy as _DefaultEventLoopPolicy
__all__ = ()
""",
}

sys.path[:0] = roots  # noqa: F821 - python.mjs sets it
for entry in ENTRIES:
    import_module(entry)
# Reading what was learned imports more, when it is done for the first time.
for learned in ("completto.learned", "finito.learned", "rummy.prospects"):
    import_module(f"reihum.games.{learned}").shipped()
for game in import_module("reihum.review.judges").JUDGED:
    import_module(f"reihum.games.{game}.chances")
# Looked up before anything is imported for packing alone; what is frozen is in Python itself.
FILES = {
    file
    for module in list(sys.modules.values())
    if (file := getattr(module, "__file__", None))
    and not file.startswith("<")
    and not (module.__spec__ and module.__spec__.origin == "frozen")
}

import marshal  # noqa: E402
import tarfile  # noqa: E402
from importlib.util import MAGIC_NUMBER  # noqa: E402
from io import BytesIO  # noqa: E402
from pathlib import Path  # noqa: E402
from types import CodeType  # noqa: E402
from zipfile import ZipFile, ZipInfo  # noqa: E402

NO_LINE = 0xF8  # in a table of lines: so many units of code, less one, have none
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))


def compiled(source: bytes, inside: str) -> bytes:
    """The module as Python keeps it, never checked against its source, without docstrings."""
    code = compile(source, inside, "exec", dont_inherit=True, optimize=2)
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    return MAGIC_NUMBER + unchecked + marshal.dumps(without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """The code without its line numbers: an eighth of the download."""
    inner = tuple(without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=nowhere(len(code.co_code) // 2))


def nowhere(units: int) -> bytes:
    """A table of lines in which no instruction has one. An empty table would be shorter, but then
    Python cannot tell what failed, and whoever writes it to a log fails, too.
    """
    eight, rest = divmod(units, 8)
    return bytes([NO_LINE | 7] * eight + [NO_LINE | rest - 1] * (rest > 0))


def pack_library() -> None:
    """What is imported of the standard library, as a zip file on Python's path."""
    with ZipFile(LIBRARY) as whole, ZipFile("/library.zip", "w") as small:
        for file in sorted(file for file in FILES if file.startswith(f"{LIBRARY}/")):
            inside = file.removeprefix(f"{LIBRARY}/")
            if inside in LEFT_OUT:
                continue
            if inside.endswith(".py"):
                source = STAND_INS.get(inside, "").encode() or whole.read(inside)
                module = compiled(source, inside)
                small.writestr(ZipInfo(f"{inside}c"), module)
            else:
                small.writestr(ZipInfo(inside), whole.read(inside))


def pack_modules() -> None:
    """Our modules and the packages they use, as a tar file."""
    with tarfile.open("/reihum.tar", "w", format=tarfile.USTAR_FORMAT) as archive:
        for root in roots:  # noqa: F821
            learned = [str(path) for path in Path(root, "reihum", "games").rglob("*.npz")]
            for file in sorted(
                [*learned, *(file for file in FILES if file.startswith(f"{root}/"))]
            ):
                inside = file.removeprefix(f"{root}/")
                content = Path(file).read_bytes()
                if inside.endswith(".py"):
                    inside, content = f"{inside}c", compiled(content, inside)
                entry = tarfile.TarInfo(inside)
                entry.size = len(content)
                archive.addfile(entry, BytesIO(content))


pack_library()
pack_modules()
