"""Participants' plain pages, as browsers without a script see them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest
from anyio.from_thread import start_blocking_portal
from starlette.applications import Starlette
from starlette.middleware import Middleware

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Assessment, NewAssessment, NewJoinLink
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam
from discern_app.access.client_address import RequestLimits
from discern_app.base.current_service import configured_service
from discern_app.base.http_middleware import LinkAddresses
from discern_app.participant import routes
from tests.support.plain_pages import ASGIInThread, Browser
from tests.support.process_state import stop_service, use_database


@pytest.fixture
def client(app_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """What managers' pages call through, over a service of its own."""
    monkeypatch.setenv("DISCERN_OPEN_ACCESS", "1")
    monkeypatch.setenv("DISCERN_TRUSTED_PROXIES", "127.0.0.0/8")
    monkeypatch.setenv("DISCERN_RATE_LIMIT", "1000000")
    use_database(app_database, monkeypatch)
    yield configured_service().managers.client
    stop_service()


@pytest.fixture
def open_browser(client: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Browser]]:
    """Open another browser, which has no cookies."""
    monkeypatch.setattr(routes, "limits", RequestLimits())
    with browsers() as open_one:
        yield open_one


@contextmanager
def browsers() -> Iterator[Callable[[], Browser]]:
    """Browsers of the plain pages, over the service that is configured."""
    app = Starlette(
        routes=routes.participant_routes(),
        middleware=[Middleware(LinkAddresses, paths=routes.secret_paths())],
    )
    with start_blocking_portal() as portal:
        yield lambda: Browser(
            httpx.Client(transport=ASGIInThread(app, portal), base_url="https://disc.example.org", trust_env=False)
        )


@pytest.fixture
def browser(open_browser: Callable[[], Browser]) -> Browser:
    return open_browser()


@pytest.fixture
def assessment(client: Client) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name="Ada <Bold>"), form="short")
    return client.send(operations.CREATE_ASSESSMENT(new))


@pytest.fixture
def token(assessment: Assessment) -> str:
    return token_of(str(assessment.take_url))


@pytest.fixture
def invitation(client: Client) -> str:
    """The token of a join link for two people."""
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour <B>")))
    return token_of(client.send(operations.CREATE_JOIN_LINK(NewJoinLink(form="short", limit=2), team_id=team.id)).url)


def token_of(url: str) -> str:
    return url.partition("token=")[2]
