"""The client against the real interface: in this process, and on a socket that closes and opens again."""

import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI
from pydantic import SecretStr

from discern.client import (
    AsyncClient,
    Cache,
    CachedReader,
    Call,
    Client,
    DiscernError,
    InvalidRequest,
    NotFound,
    ServiceUnreachable,
)
from discern.client.testing import FakeClock
from discern.contract import operations
from discern.contract.models.assessments import (
    Answer,
    AssessmentChange,
    AssessmentQuery,
    GiveAnswers,
    GiveConsent,
    NewAssessment,
    OpenLink,
    Taking,
)
from discern.contract.models.candidates import CandidateChange, CandidateQuery, NewCandidate, SetVisibility
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.events import EVENT_TYPES, EventQuery
from discern.contract.models.sync import SyncBatch, SyncCandidate, SyncTeam
from discern.contract.models.teams import NewTeam, TeamChange, TeamQuery, WhatIf
from discern.contract.models.webhooks import DeliveryQuery, NewWebhook, Replay, RotateSecret, WebhookChange
from discern.service import Service, create_api
from discern.service.embedded import BASE_URL, InProcessTransport
from discern.service.storage.repositories.accounts import create_key, ensure_default_account
from discern.settings import Settings
from tests.support.databases import NewSQLite

T = TypeVar("T")
Send = Callable[[Call[T]], T]


class RealService:
    """The interface over a database of its own."""

    def __init__(self, database_url: str) -> None:
        self.api = create_api(Settings(database_url=SecretStr(database_url)))

    def key(self) -> str:
        service: Service = self.api.state.service
        now = datetime.now(UTC)

        def make(connection: Any) -> str:
            account = ensure_default_account(connection, now)
            return create_key(connection, account.id, "test", ("admin",), now, None)[1]

        return service.database.write_now(make)


@pytest.fixture
def real(new_sqlite: NewSQLite, tmp_path: Path) -> RealService:
    return RealService(new_sqlite(tmp_path))


@pytest.fixture
def portal(real: RealService) -> Iterator[BlockingPortal]:
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(real.api.router.lifespan_context(real.api)),
    ):
        yield portal


@pytest.fixture
def real_client(real: RealService, portal: BlockingPortal) -> Iterator[Client]:
    with Client(BASE_URL, real.key(), transport=InProcessTransport(real.api, portal)) as client:
        yield client


@pytest.fixture(params=["sync", "async"])
def send(request: pytest.FixtureRequest, real: RealService, portal: BlockingPortal) -> Iterator[Send[Any]]:
    """Either client over the real service."""
    with ExitStack() as stack:
        if request.param == "sync":
            transport = InProcessTransport(real.api, portal)
            yield stack.enter_context(Client(BASE_URL, real.key(), transport=transport)).send
        else:
            bridge = httpx.ASGITransport(real.api, raise_app_exceptions=False, root_path="/v1")
            client = AsyncClient(BASE_URL, real.key(), transport=bridge)
            stack.enter_context(portal.wrap_async_context_manager(client))
            yield lambda operation: portal.call(client.send, operation)


def test_every_operation_of_the_interface(send: Send[Any]) -> None:
    team = send(operations.CREATE_TEAM(NewTeam(name="Ops")))
    made = send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada"), team_id=team.id)))
    assert send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="created"))).data == [made]
    assert made.take_url is not None
    taking = send(operations.OPEN_LINK(OpenLink(token=httpx.URL(made.take_url).params["token"])))
    assert isinstance(taking, Taking)
    assert taking.assessment_id == made.id
    assert send(
        operations.GIVE_CONSENT(GiveConsent(accepted=True, version=taking.consent.version), assessment_id=made.id)
    ).private_token
    following = send(operations.GET_NEXT(assessment_id=made.id))
    while not following.done:
        answers = [Answer(block=b.id, most=b.items[0].id, least=b.items[-1].id) for b in following.blocks]
        following = send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=made.id))
    assert send(operations.GET_RESULTS(assessment_id=made.id)).assessment_id == made.id
    assert send(operations.GET_ASSESSMENT(assessment_id=made.id)).status == "completed"
    assert send(operations.GET_TEAM_ANALYSIS(team_id=team.id)).size == 1
    assert send(operations.GET_TEAM_ANALYSIS(WhatIf(with_style=["S", "S"]), team_id=team.id)).size == 3
    assert send(operations.GET_TEAM_ANALYSIS(WhatIf(without=[made.candidate.id]), team_id=team.id)).size == 0

    bo = send(operations.CREATE_CANDIDATE(NewCandidate(name="Bo", external_id="b/1")))
    assert send(operations.GET_CANDIDATE(candidate_id=bo.id)) == bo
    assert send(operations.LIST_CANDIDATES(CandidateQuery(external_id="b/1"))).data == [bo]
    assert send(operations.ADD_MEMBER(team_id=team.id, candidate_id=bo.id)).size == 2
    assert send(operations.REMOVE_MEMBER(team_id=team.id, candidate_id=bo.id)).size == 1
    assert send(operations.GET_TEAM_ANALYSIS(WhatIf(with_=[bo.id]), team_id=team.id)).size == 2
    assert send(operations.CHANGE_TEAM(TeamChange(name="Operations"), team_id=team.id)).name == "Operations"
    assert [listed.name for listed in send(operations.LIST_TEAMS()).data] == ["Operations"]
    assert send(operations.GET_TEAM(team_id=team.id)).members[0].name == "Ada"
    changed = send(operations.CHANGE_CANDIDATE(CandidateChange(name="Bob", external_id=None), candidate_id=bo.id))
    assert (changed.name, changed.external_id) == ("Bob", None)
    assert (
        send(operations.SET_VISIBILITY(SetVisibility(visibility="private"), candidate_id=bo.id)).visibility == "private"
    )
    assert send(operations.EXPORT_CANDIDATE(candidate_id=made.candidate.id)).assessments[0].assessment.id == made.id
    batch = SyncBatch(
        candidates=[SyncCandidate(external_id="c", name="Cy")],
        teams=[SyncTeam(external_id="t", name="Sales", members=["c"])],
    )
    assert send(operations.SYNC(batch)).created == 2
    assert send(operations.SYNC(batch)).unchanged == 2
    assert send(operations.LIST_TEAMS(TeamQuery(external_id="t"))).data[0].size == 1
    other = send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=bo.id)))
    end = datetime(2126, 12, 1, 8, tzinfo=UTC)
    assert (
        send(operations.CHANGE_ASSESSMENT(AssessmentChange(expires_at=end), assessment_id=other.id)).expires_at == end
    )
    assert send(operations.CANCEL_ASSESSMENT(assessment_id=other.id)).status == "cancelled"
    check_webhooks(send)
    assert send(operations.DELETE_CANDIDATE(candidate_id=bo.id)).id == bo.id
    assert send(operations.DELETE_TEAM(team_id=team.id)).deleted
    assert send(operations.GET_ACCOUNT()).usage.completed == 1


def check_webhooks(send: Send[Any]) -> None:
    made = send(operations.CREATE_WEBHOOK(NewWebhook(url="https://example.org/x", events=("team.updated",))))
    assert made.secret.startswith("whsec_")
    assert send(operations.GET_WEBHOOK(webhook_id=made.id)).events == ("team.updated",)
    sent = send(operations.TEST_WEBHOOK(webhook_id=made.id))
    assert (
        send(operations.LIST_DELIVERIES(DeliveryQuery(event_id=sent.event_id), webhook_id=made.id)).data[0].id
        == sent.id
    )
    assert send(operations.RESEND_DELIVERY(delivery_id=sent.id)).event_id == sent.event_id
    assert send(operations.ROTATE_SECRET(RotateSecret(overlap_hours=0), webhook_id=made.id)).secret.startswith("whsec_")
    assert (
        send(operations.REPLAY_EVENTS(Replay(since=datetime(2100, 1, 1, tzinfo=UTC)), webhook_id=made.id)).queued == 0
    )
    changed = send(operations.CHANGE_WEBHOOK(WebhookChange(status="disabled", description="HR"), webhook_id=made.id))
    assert (changed.status, changed.disabled_reason, changed.description) == ("disabled", "owner", "HR")
    with pytest.raises(InvalidRequest) as refused:
        send(operations.TEST_WEBHOOK(webhook_id=made.id))
    assert refused.value.code == "webhook_disabled"
    assert [webhook.id for webhook in send(operations.LIST_WEBHOOKS()).data] == [made.id]
    events = send(operations.LIST_EVENTS(EventQuery(order="newest", limit=2))).data
    assert {event.type for event in events} <= set(EVENT_TYPES)
    with pytest.raises(InvalidRequest) as unknown:
        send(operations.LIST_EVENTS(EventQuery(after="evt_none")))
    assert unknown.value.code == "event_unknown"
    assert send(operations.DELETE_WEBHOOK(webhook_id=made.id)).deleted


class DroppingTransport(httpx.BaseTransport):
    """Lets each first request have its effect, and breaks the connection before its answer."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self._inner = inner
        self.sent = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.sent += 1
        response = self._inner.handle_request(request)
        if self.sent % 2 == 1:
            raise httpx.ReadError("dropped", request=request)
        return response


@pytest.mark.parametrize(
    "create",
    [
        operations.CREATE_TEAM(NewTeam(name="Ops")),
        operations.CREATE_CANDIDATE(NewCandidate(name="Ada")),
        operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada"))),
    ],
    ids=lambda operation: operation.name,
)
def test_a_create_whose_answer_was_lost_is_made_once(
    real: RealService, portal: BlockingPortal, real_client: Client, create: Call[Any]
) -> None:
    transport = DroppingTransport(InProcessTransport(real.api, portal))
    with Client(
        BASE_URL, real.key(), transport=transport, sleep=lambda _seconds: None, idempotent_creates=True
    ) as client:
        made = client.send(create)
    assert transport.sent == 2
    usage = real_client.send(operations.GET_ACCOUNT()).usage
    assert (usage.teams or usage.candidates) == 1
    assert usage.assessments == (create.name == "create_assessment")
    assert made.id


def test_a_list_is_walked_over_the_real_cursors(real_client: Client) -> None:
    names = [f"Person {n}" for n in range(7)]
    for name in names:
        real_client.send(operations.CREATE_CANDIDATE(NewCandidate(name=name)))
    walked = real_client.pages(operations.LIST_CANDIDATES(CandidateQuery(limit=3, order="oldest")))
    assert [person.name for person in walked] == names
    assert real_client.quota is not None


REFUSALS = [
    ("get_assessment", "NotFound", "not_found", 404),
    ("get_results", "NotFound", "results_not_ready", 404),
    ("get_results", "NotFound", "not_found", 404),
    ("get_next", "InvalidRequest", "consent_required", 400),
    ("cancel_assessment", "answer", None, None),
    ("change_assessment", "InvalidRequest", "assessment_closed", 400),
    ("change_assessment", "InvalidRequest", "invalid_parameter", 400),
    ("give_consent", "answer", None, None),
    ("give_consent", "InvalidRequest", "assessment_closed", 400),
    ("give_answers", "InvalidRequest", "invalid_parameter", 400),
    ("open_link", "NotFound", "not_found", 404),
    ("create_assessment", "InvalidRequest", "invalid_parameter", 400),
    ("create_assessment", "InvalidRequest", "external_id_taken", 400),
    ("create_candidate", "InvalidRequest", "external_id_taken", 400),
    ("create_team", "InvalidRequest", "external_id_taken", 400),
    ("create_team", "InvalidRequest", "invalid_parameter", 400),
    ("list_candidates", "InvalidRequest", "invalid_parameter", 400),
    ("get_team", "NotFound", "unknown_path", 404),
    ("add_member", "NotFound", "not_found", 404),
    ("remove_member", "NotFound", "not_found", 404),
    ("delete_candidate", "NotFound", "not_found", 404),
    ("get_team_analysis", "NotFound", "not_found", 404),
    ("get_team_analysis", "answer", None, None),
    ("get_team_analysis", "InvalidRequest", "invalid_parameter", 400),
    ("get_team_analysis", "InvalidRequest", "invalid_parameter", 400),
    ("compare_people", "NotFound", "not_found", 404),
    ("compare_people", "InvalidRequest", "invalid_parameter", 400),
    ("compare_people", "NotFound", "profile_missing", 404),
    ("get_teammates", "NotFound", "not_found", 404),
    ("get_teammates", "NotFound", "profile_missing", 404),
]
"""What `refusals` meets: the operation, the kind of error, its code and status."""


def refusals(client: Client) -> Iterator[tuple[str, str, str | None, int | None]]:
    """How a service refuses, call by call."""
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Ops", external_id="x")))
    ada = NewCandidate(name="Ada", external_id="x")
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=ada)))
    closed = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Bo"))))
    client.send(operations.CANCEL_ASSESSMENT(assessment_id=closed.id))
    calls: list[Call[Any]] = [
        operations.GET_ASSESSMENT(assessment_id="nowhere"),
        operations.GET_RESULTS(assessment_id=made.id),
        operations.GET_RESULTS(assessment_id=".."),
        operations.GET_NEXT(assessment_id=made.id),
        operations.CANCEL_ASSESSMENT(assessment_id=closed.id),
        operations.CHANGE_ASSESSMENT(AssessmentChange(expires_at=None), assessment_id=closed.id),
        operations.CHANGE_ASSESSMENT(
            AssessmentChange(expires_at=datetime(2020, 1, 1, tzinfo=UTC)), assessment_id=made.id
        ),
        operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id),
        operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=closed.id),
        operations.GIVE_ANSWERS(
            GiveAnswers(answers=[Answer(block="none", most="a", least="b")]), assessment_id=made.id
        ),
        operations.OPEN_LINK(OpenLink(token="no such token")),
        operations.CREATE_ASSESSMENT(NewAssessment(candidate_id="nobody")),
        operations.CREATE_ASSESSMENT(NewAssessment(candidate=ada)),
        operations.CREATE_CANDIDATE(ada),
        operations.CREATE_TEAM(NewTeam(name="Ops", external_id="x")),
        operations.CREATE_TEAM(NewTeam(name="Ops", members=["nobody"])),
        operations.LIST_CANDIDATES(CandidateQuery(cursor="no such cursor")),
        operations.GET_TEAM(team_id=""),
        operations.ADD_MEMBER(team_id=team.id, candidate_id="nobody"),
        operations.REMOVE_MEMBER(team_id=team.id, candidate_id=made.candidate.id),
        operations.DELETE_CANDIDATE(candidate_id="nobody"),
        operations.GET_TEAM_ANALYSIS(team_id="nowhere"),
        operations.GET_TEAM_ANALYSIS(team_id=team.id),
        operations.GET_TEAM_ANALYSIS(WhatIf(with_=["nobody"]), team_id=team.id),
        operations.GET_TEAM_ANALYSIS(WhatIf(without=["nobody"]), team_id=team.id),
        operations.COMPARE_PEOPLE(ComparisonQuery(a=made.candidate.id, b="nobody")),
        operations.COMPARE_PEOPLE(ComparisonQuery(a=made.candidate.id, b=made.candidate.id)),
        operations.COMPARE_PEOPLE(ComparisonQuery(a=made.candidate.id, b=closed.candidate.id)),
        operations.GET_TEAMMATES(candidate_id="nobody"),
        operations.GET_TEAMMATES(candidate_id=made.candidate.id),
    ]
    for call in calls:
        try:
            client.send(call)
            yield call.name, "answer", None, None
        except DiscernError as error:
            yield call.name, type(error).__name__, error.code, error.status


def test_every_refusal_has_its_error_code_and_status(real_client: Client) -> None:
    assert [*refusals(real_client)] == REFUSALS


@contextmanager
def listening(real: RealService, port: int) -> Iterator[int]:
    """The service on a socket, for as long as the block lasts."""

    @asynccontextmanager
    async def lifespan(_outer: FastAPI) -> AsyncIterator[None]:
        async with real.api.router.lifespan_context(real.api):
            yield

    outer = FastAPI(lifespan=lifespan)
    outer.mount("/v1", real.api)
    server = uvicorn.Server(uvicorn.Config(outer, port=port, log_level="critical", lifespan="on", ws="none"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            thread.join(0.01)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def test_pages_keep_what_they_had_while_the_service_is_stopped_and_heal(
    new_sqlite: NewSQLite, tmp_path: Path, clock: FakeClock
) -> None:
    url = new_sqlite(tmp_path)
    first = RealService(url)
    with ExitStack() as stack:
        with listening(first, 0) as port:
            client = stack.enter_context(Client(f"http://127.0.0.1:{port}/v1", first.key(), clock=clock))
            made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ana"))))
            reader = CachedReader(client, Cache(clock=clock))
            assert reader.read(operations.GET_ASSESSMENT(assessment_id=made.id)).error is None
        clock.pass_time(50)
        stale = reader.read(operations.GET_ASSESSMENT(assessment_id=made.id))
        assert stale.value == made
        assert stale.age == 50
        assert isinstance(stale.error, ServiceUnreachable)
        with pytest.raises(ServiceUnreachable):
            reader.read(operations.LIST_TEAMS())
        with listening(RealService(url), port):
            clock.pass_time(3)
            healed = reader.read(operations.GET_ASSESSMENT(assessment_id=made.id))
            assert (healed.value, healed.age, healed.error) == (made, 0, None)
            client.send(operations.DELETE_CANDIDATE(candidate_id=made.candidate.id))
            clock.pass_time(100)
            with pytest.raises(NotFound):
                reader.read(operations.GET_ASSESSMENT(assessment_id=made.id))
