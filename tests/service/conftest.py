"""Databases of both kinds, and services over them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from tests.support.compiled_statements import compiled_statements as compiled_statements
from tests.support.databases import NewSQLite, copy_template, on_sqlite, prepare
from tests.support.mailboxes import Mailbox, run_mailbox
from tests.support.operations import KeptWorlds
from tests.support.people import Company, found_company
from tests.support.postgres import Postgres, require_postgres
from tests.support.running import Running, run_service

SHARED_SECRET = "Hs4vX2pLr9TzK8wNd7WkBf3JyGc6Ua5Q"
"""What seals is the same for all processes over PostgreSQL only where the setting gives it."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the whole run."""
    with require_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> str:
    """The name of a database with today's tables and banks, to be copied: see `make_template`."""
    url = postgres.new_database()
    prepare(url)
    return url.rpartition("/")[2]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on the kinds of database that it is marked with."""
    mark = metafunc.definition.get_closest_marker("databases") or on_sqlite.mark
    for fixture in ("database_url", "shared", "empty_database"):
        if fixture in metafunc.fixturenames:
            metafunc.parametrize(fixture, mark.args, indirect=True)


@contextmanager
def new_database(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """The address of an empty database of the kind that the fixture is for."""
    if request.param == "sqlite":
        new_sqlite: NewSQLite = request.getfixturevalue("new_sqlite")
        yield new_sqlite(folder)
        return
    server: Postgres = request.getfixturevalue("postgres")
    url = server.new_database(request.getfixturevalue("postgres_template"))
    yield url
    # Hundreds of them take minutes to delete at the end.
    server.drop_database(url)


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    with new_database(request, tmp_path) as url:
        yield url


@pytest.fixture
def start(database_url: str) -> Iterator[Callable[..., Running]]:
    """Start services; each call finds the database that the one before it left."""
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(run_service(database_url, **settings))


@pytest.fixture
def running(start: Callable[..., Running]) -> Running:
    return start()


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One service for all tests of a file, which keep apart by accounts. Its limits are out of reach."""
    settings: dict[str, Any] = {"rate_limit": 1_000_000, "access_secret": SecretStr(SHARED_SECRET)}
    with new_database(request, tmp_path_factory.mktemp("shared")) as url, run_service(url, **settings) as running:
        yield running


@pytest.fixture(scope="module")
def kept_worlds(shared: Running) -> KeptWorlds:
    """Those in one service."""
    return KeptWorlds()


@pytest.fixture(scope="module")
def empty_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a database to fill once for a file, whose tests copy it: see `copy_database`."""
    with new_database(request, tmp_path_factory.mktemp("filled")) as url:
        yield url


@pytest.fixture(scope="module")
def founded(empty_database: str) -> tuple[str, Company]:
    """The address of a database that nothing is connected to, and the company in it."""
    with run_service(empty_database) as running:
        return empty_database, found_company(running, "founded")


@pytest.fixture
def copy_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Copy a database that nothing is connected to, by its address; gives the copy's."""
    with ExitStack() as stack:

        def copy(url: str) -> str:
            if url.startswith("sqlite"):
                return copy_template(Path(url.removeprefix("sqlite:///")), tmp_path)
            server: Postgres = request.getfixturevalue("postgres")
            made = server.new_database(url.rpartition("/")[2])
            stack.callback(server.drop_database, made)
            return made

        yield copy


@pytest.fixture
def fresh_company(founded: tuple[str, Company], copy_database: Callable[[str], str]) -> Iterator[Company]:
    """A company in a database of its own, which is copied: founding one costs ten times as much."""
    url, company = founded
    with run_service(copy_database(url), rate_limit=1_000_000) as running:
        yield company.moved_to(running)


@pytest.fixture(scope="module")
def mail_server() -> Iterator[Mailbox]:
    with run_mailbox() as mailbox:
        yield mailbox


@pytest.fixture
def mailbox(mail_server: Mailbox) -> Mailbox:
    """An SMTP server on loopback that has got nothing yet and takes everything."""
    mail_server.got.clear()
    mail_server.to_recipient = mail_server.to_text = "250 OK"
    mail_server.on_text = lambda _: None
    return mail_server
