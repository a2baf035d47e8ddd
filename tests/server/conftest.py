"""The databases that the server is tested on."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from reihum.server.settings import Settings
from reihum.server.store.opening import opened
from reihum.server.store.store import Store
from tests.amounts import PATIENCE
from tests.deals import known_deals
from tests.lent_minds import minds_are_lent
from tests.prompt_servers import servers_are_prompt
from tests.server.lifted import LIMITS
from tests.server.postgres import Postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def quick() -> Iterator[None]:
    """To begin a process that thinks, or to end a server, takes as long as most tests do."""
    with minds_are_lent(), servers_are_prompt():
        yield


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine everything takes its time; tests that are about too long set their own."""
    for limit in LIMITS:
        monkeypatch.setattr(limit, PATIENCE)


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run has these games; a server in a process of its own deals as it likes."""
    known_deals(monkeypatch, request.node.nodeid)


@pytest.fixture
def standing_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a test takes, no permit comes back while it runs."""
    monkeypatch.setattr("reihum.server.limits.monotonic", lambda: 0.0)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server of the tests' own; not under pytest's folder, which only its owner may enter."""
    with TemporaryDirectory(prefix="reihum-postgres-") as folder:
        Path(folder).chmod(0o755)
        server = Postgres(Path(folder))
        yield server
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty SQLite file."""
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
async def kept(sqlite: str) -> AsyncIterator[Store]:
    """A store with a database of its own."""
    database = await opened(Settings(database=sqlite))
    yield Store(database)
    await database.close()
