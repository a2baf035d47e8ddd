"""Which extra brings a package that is not there: the core runs without them."""

from reihum.kernel.answers import Unreadable

EXTRAS = {
    "asyncpg": "postgresql",
    "httptools": "server",
    "numpy": "players",
    "platformdirs": "server",
    "prometheus_client": "server",
    "ray": "cluster",
    "segno": "server",
    "starlette": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
}


def missing(problem: ModuleNotFoundError) -> Unreadable:
    """The clear line for a package that an extra brings; any other missing module is a fault."""
    package = (problem.name or "").partition(".")[0]
    if package not in EXTRAS:
        raise problem
    return Unreadable("package.missing", package=package, extra=EXTRAS[package])
