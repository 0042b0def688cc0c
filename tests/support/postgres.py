"""A real PostgreSQL for tests: its own cluster in a folder, on loopback, with the machine's binaries."""

import getpass
import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest


def find_binaries() -> Path | None:
    """The folder of `initdb` and `postgres`, or None where the machine has none."""
    found = shutil.which("postgres")
    if found:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda each: int(each.parts[-3]))
    return installed[-1].parent if installed else None


SERVER_USER = "nobody" if os.geteuid() == 0 else None
"""Who runs PostgreSQL, which refuses to run as root; None for the user of the tests."""


@dataclass
class Postgres:
    """A cluster that can be started, stopped hard, and asked for new databases."""

    binaries: Path
    folder: Path
    port: int
    max_connections: int = 200
    made: int = 0

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        """
        Raises:
            OSError: it failed, or took longer than a minute; the message ends with the end of the log.
        """
        command = [str(self.binaries / program), *arguments]
        log = self.folder / "log"
        try:
            with log.open("ab") as output:
                subprocess.run(command, check=True, user=SERVER_USER, stdout=output, stderr=output, cwd="/", timeout=60)
        except subprocess.SubprocessError as error:
            raise OSError(f"{error}\n{log.read_text(errors='replace')[-2000:]}") from error

    def create(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if SERVER_USER is not None:
            shutil.chown(self.folder, SERVER_USER)
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "discern", "-E", "UTF8", "-D", str(self._data))

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c fsync=off -c max_connections={self.max_connections}"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-o", options, "start")

    def stop(self) -> None:
        """Stop at once, as a crash would."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Let none of its processes run inside, though their connections stay open. Linux alone says which they are."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        pids = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        try:
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    def address(self, name: str) -> str:
        return f"postgresql://discern@127.0.0.1:{self.port}/{name}"

    def new_database(self, template: str = "template1") -> str:
        """Make an empty database, or a copy of one that nothing is connected to, and return its address."""
        self.made += 1
        name = f"test_{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def drop_database(self, url: str) -> None:
        """Drop a database, whoever is connected to it."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")


def free_port() -> int:
    """One that is free at all of this machine's addresses, as servers such as nginx want it."""
    with socket.socket() as probe:
        probe.bind(("", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def make_cluster(port: int) -> Iterator[Postgres]:
    """A cluster that isn't started yet, in a folder that its own user can reach. PostgreSQL must be installed."""
    binaries = find_binaries()
    assert binaries is not None
    with TemporaryDirectory(prefix="discern-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = Postgres(binaries, Path(folder) / "cluster", port)
        server.create()
        yield server


@contextmanager
def run_postgres(folder: Path, max_connections: int = 200) -> Iterator[Postgres]:
    """A running cluster in a new folder. Raises `FileNotFoundError` where the machine has no PostgreSQL."""
    binaries = find_binaries()
    if binaries is None:
        raise FileNotFoundError(f"no PostgreSQL on this machine (user {getpass.getuser()})")
    server = Postgres(binaries, folder, free_port(), max_connections)
    server.create()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def require_postgres(max_connections: int = 200) -> Iterator[Postgres]:
    """A cluster in a folder that its own user can reach. Without PostgreSQL the test fails if it must run, or skips."""
    if find_binaries() is None:
        reason = "no PostgreSQL on this machine: apt-get install postgresql"
        if os.environ.get("REQUIRE_POSTGRES"):
            pytest.fail(reason)
        pytest.skip(reason)
    with TemporaryDirectory(prefix="discern-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with run_postgres(Path(folder) / "cluster", max_connections) as server:
            yield server
