"""The app's pages as Streamlit runs them: over a service of their own, or over one behind faults."""

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from discern import samples
from discern.client import Client
from discern.client.cache import Cache, CachedReader
from discern.client.foreign import ForeignPayloads
from discern_app.base.current_service import Service, configured_service
from discern_app.session_state import CHOSEN_SERVICE
from tests.support.compiled_statements import compiled_statements as compiled_statements
from tests.support.databases import NewSQLite, copy_template
from tests.support.faulty_service import BASE_URL, FaultyService, run_shared
from tests.support.pages import HOME, SAMPLE_COMPANY, SHELL, Open, run, script_of, texts
from tests.support.process_state import (
    compiled_scripts as compiled_scripts,
    installed_components as installed_components,
    service_over,
    stop_service,
    use_database,
)
from tests.support.running import Running
from tests.support.signed import Company

PAGE = pytest.StashKey[AppTest]()
"""The page that a test opened last."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say of a test that failed what its page showed: a banner is often the reason."""
    report = yield
    if report.failed and PAGE in item.stash:
        report.sections.append(("The page showed", texts(item.stash[PAGE])))
    return report


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that names no database has one of its own, never that in the home of who tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def app_database(request: pytest.FixtureRequest, new_sqlite: NewSQLite, tmp_path: Path) -> str:
    """Empty, or filled where a test is marked `with_sample_company`."""
    url = new_sqlite(tmp_path)
    if getattr(request, "param", None) == SAMPLE_COMPANY:
        shutil.copyfile(request.getfixturevalue("sample_database"), tmp_path / "discern.db")
    return url


@pytest.fixture
def open_page(app_database: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Open a page of the app over a service of its own, as on a laptop with nothing configured.

    A page waits for the service about as long as the test waits for the page: a slow disk is no outage.
    """
    monkeypatch.setattr("discern_app.base.current_service.REQUEST_TIMEOUT_S", 25.0)
    monkeypatch.setenv("DISCERN_OPEN_ACCESS", "1")
    use_database(app_database, monkeypatch)

    def open_one(page: str = "home", **query: str) -> AppTest:
        test = AppTest.from_file(str(SHELL), default_timeout=30)
        if page != HOME:
            test.switch_page(script_of(page))
        for name, value in query.items():
            test.query_params[name] = value
        request.node.stash[PAGE] = test
        return run(test)

    yield open_one
    stop_service()


@pytest.fixture(scope="session")
def sample_database(new_sqlite: NewSQLite, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with the sample company, loaded once for all tests."""
    folder = tmp_path_factory.mktemp("sample")
    with service_over(new_sqlite(folder)) as service:
        for _ in samples.load(service.managers):
            pass
    return folder / "discern.db"


@pytest.fixture
def client(open_page: Open) -> Client:
    """What the managers' pages call through."""
    return configured_service().managers.client


@pytest.fixture(scope="session")
def shared_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One service for all tests of pages over `fake`, which has an account of its own in each."""
    with run_shared(tmp_path_factory.mktemp("app")) as running:
        yield running


@pytest.fixture
def fake(shared_service: Running) -> FaultyService:
    """A service whose faults the test decides."""
    return FaultyService(shared_service)


@pytest.fixture
def open_over(open_page: Open, fake: FaultyService) -> Callable[..., AppTest]:
    """Open a page over the service behind faults."""

    def open_one(page: str, **query: str) -> AppTest:
        reader = CachedReader(fake.sending(foreign=ForeignPayloads()), Cache(clock=fake.clock))
        test = AppTest.from_file(str(SHELL), default_timeout=30)
        test.session_state[CHOSEN_SERVICE.key] = Service(BASE_URL, managers=reader, takers=reader, links=reader)
        if page != HOME:
            test.switch_page(script_of(page))
        for name, value in query.items():
            test.query_params[name] = value
        return run(test)

    return open_one


def set_up_sign_in(database_url: str, patch: pytest.MonkeyPatch) -> None:
    patch.setenv("DISCERN_OPEN_ACCESS", "1")
    patch.setenv("DISCERN_OWNERS", "Boss@example.org")
    patch.setattr("discern_app.base.current_service.is_sign_in_set_up", lambda: True)
    use_database(database_url, patch)


@pytest.fixture(scope="session")
def founded_company(new_sqlite: NewSQLite, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Company]:
    """A database that nothing is connected to, and the company in it, founded once for all tests."""
    folder = tmp_path_factory.mktemp("company")
    with pytest.MonkeyPatch.context() as patch:
        set_up_sign_in(new_sqlite(folder), patch)
        company = Company()
        stop_service()
    return folder / "discern.db", company


@pytest.fixture
def company(
    founded_company: tuple[Path, Company], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Company]:
    database, founded = founded_company
    set_up_sign_in(copy_template(database, tmp_path), monkeypatch)
    yield founded.moved()
    stop_service()
