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
    operations,
)
from discern.client.testing import FakeClock
from discern.contract.models.assessments import (
    Answer,
    AssessmentChange,
    AssessmentQuery,
    GiveAnswers,
    GiveConsent,
    NewAssessment,
    Taking,
)
from discern.contract.models.candidates import CandidateChange, CandidateQuery, NewCandidate, SetVisibility
from discern.contract.models.events import EventQuery
from discern.contract.models.sync import SyncBatch, SyncCandidate, SyncTeam
from discern.contract.models.teams import NewTeam, TeamChange, TeamQuery
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
    team = send(operations.create_team(NewTeam(name="Ops")))
    made = send(operations.create_assessment(NewAssessment(candidate=NewCandidate(name="Ada"), team_id=team.id)))
    assert send(operations.list_assessments(AssessmentQuery(status="created"))).data == [made]
    assert made.take_url is not None
    taking = send(operations.open_link(httpx.URL(made.take_url).params["token"]))
    assert isinstance(taking, Taking)
    assert taking.assessment_id == made.id
    assert send(
        operations.give_consent(made.id, GiveConsent(accepted=True, version=taking.consent.version))
    ).private_token
    following = send(operations.get_next(made.id))
    while not following.done:
        answers = [Answer(block=b.id, most=b.items[0].id, least=b.items[-1].id) for b in following.blocks]
        following = send(operations.give_answers(made.id, GiveAnswers(answers=answers)))
    assert send(operations.get_results(made.id)).assessment_id == made.id
    assert send(operations.get_assessment(made.id)).status == "completed"
    assert send(operations.get_team_analysis(team.id)).size == 1
    assert send(operations.get_team_analysis(team.id, with_style=["S", "S"])).size == 3
    assert send(operations.get_team_analysis(team.id, without=[made.candidate.id])).size == 0

    bo = send(operations.create_candidate(NewCandidate(name="Bo", external_id="b/1")))
    assert send(operations.get_candidate(bo.id)) == bo
    assert send(operations.list_candidates(CandidateQuery(external_id="b/1"))).data == [bo]
    assert send(operations.add_member(team.id, bo.id)).size == 2
    assert send(operations.remove_member(team.id, bo.id)).size == 1
    assert send(operations.get_team_analysis(team.id, with_=[bo.id])).size == 2
    assert send(operations.change_team(team.id, TeamChange(name="Operations"))).name == "Operations"
    assert [listed.name for listed in send(operations.list_teams()).data] == ["Operations"]
    assert send(operations.get_team(team.id)).members[0].name == "Ada"
    changed = send(operations.change_candidate(bo.id, CandidateChange(name="Bob", external_id=None)))
    assert (changed.name, changed.external_id) == ("Bob", None)
    assert send(operations.set_visibility(bo.id, SetVisibility(visibility="private"))).visibility == "private"
    assert send(operations.export_candidate(made.candidate.id)).assessments[0].assessment.id == made.id
    batch = SyncBatch(
        candidates=[SyncCandidate(external_id="c", name="Cy")],
        teams=[SyncTeam(external_id="t", name="Sales", members=["c"])],
    )
    assert send(operations.sync(batch)).created == 2
    assert send(operations.sync(batch)).unchanged == 2
    assert send(operations.list_teams(TeamQuery(external_id="t"))).data[0].size == 1
    other = send(operations.create_assessment(NewAssessment(candidate_id=bo.id)))
    end = datetime(2126, 12, 1, 8, tzinfo=UTC)
    assert send(operations.change_assessment(other.id, AssessmentChange(expires_at=end))).expires_at == end
    assert send(operations.cancel_assessment(other.id)).status == "cancelled"
    check_webhooks(send)
    assert send(operations.delete_candidate(bo.id)).id == bo.id
    assert send(operations.delete_team(team.id)).deleted
    assert send(operations.get_account()).usage.completed == 1


def check_webhooks(send: Send[Any]) -> None:
    made = send(operations.create_webhook(NewWebhook(url="https://example.org/x", events=("team.updated",))))
    assert made.secret.startswith("whsec_")
    assert send(operations.get_webhook(made.id)).events == ("team.updated",)
    sent = send(operations.test_webhook(made.id))
    assert send(operations.list_deliveries(made.id, DeliveryQuery(event_id=sent.event_id))).data[0].id == sent.id
    assert send(operations.resend_delivery(sent.id)).event_id == sent.event_id
    assert send(operations.rotate_secret(made.id, RotateSecret(overlap_hours=0))).secret.startswith("whsec_")
    assert send(operations.replay_events(made.id, Replay(since=datetime(2100, 1, 1, tzinfo=UTC)))).queued == 0
    changed = send(operations.change_webhook(made.id, WebhookChange(status="disabled", description="HR")))
    assert (changed.status, changed.disabled_reason, changed.description) == ("disabled", "owner", "HR")
    with pytest.raises(InvalidRequest) as refused:
        send(operations.test_webhook(made.id))
    assert refused.value.code == "webhook_disabled"
    assert [webhook.id for webhook in send(operations.list_webhooks()).data] == [made.id]
    events = send(operations.list_events(EventQuery(order="newest", limit=2))).data
    assert all(event.type in {"assessment.completed", "team.updated"} for event in events)
    with pytest.raises(InvalidRequest) as unknown:
        send(operations.list_events(EventQuery(after="evt_none")))
    assert unknown.value.code == "event_unknown"
    assert send(operations.delete_webhook(made.id)).deleted


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
        operations.create_team(NewTeam(name="Ops")),
        operations.create_candidate(NewCandidate(name="Ada")),
        operations.create_assessment(NewAssessment(candidate=NewCandidate(name="Ada"))),
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
    usage = real_client.send(operations.get_account()).usage
    assert (usage.teams or usage.candidates) == 1
    assert usage.assessments == (create.name == "create_assessment")
    assert made.id


def test_a_list_is_walked_over_the_real_cursors(real_client: Client) -> None:
    names = [f"Person {n}" for n in range(7)]
    for name in names:
        real_client.send(operations.create_candidate(NewCandidate(name=name)))
    walked = real_client.pages(operations.list_candidates(CandidateQuery(limit=3, order="oldest")))
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
    team = client.send(operations.create_team(NewTeam(name="Ops", external_id="x")))
    ada = NewCandidate(name="Ada", external_id="x")
    made = client.send(operations.create_assessment(NewAssessment(candidate=ada)))
    closed = client.send(operations.create_assessment(NewAssessment(candidate=NewCandidate(name="Bo"))))
    client.send(operations.cancel_assessment(closed.id))
    calls: list[Call[Any]] = [
        operations.get_assessment("nowhere"),
        operations.get_results(made.id),
        operations.get_results(".."),
        operations.get_next(made.id),
        operations.cancel_assessment(closed.id),
        operations.change_assessment(closed.id, AssessmentChange(expires_at=None)),
        operations.change_assessment(made.id, AssessmentChange(expires_at=datetime(2020, 1, 1, tzinfo=UTC))),
        operations.give_consent(made.id, GiveConsent(accepted=True)),
        operations.give_consent(closed.id, GiveConsent(accepted=True)),
        operations.give_answers(made.id, GiveAnswers(answers=[Answer(block="none", most="a", least="b")])),
        operations.open_link("no such token"),
        operations.create_assessment(NewAssessment(candidate_id="nobody")),
        operations.create_assessment(NewAssessment(candidate=ada)),
        operations.create_candidate(ada),
        operations.create_team(NewTeam(name="Ops", external_id="x")),
        operations.create_team(NewTeam(name="Ops", members=["nobody"])),
        operations.list_candidates(CandidateQuery(cursor="no such cursor")),
        operations.get_team(""),
        operations.add_member(team.id, "nobody"),
        operations.remove_member(team.id, made.candidate.id),
        operations.delete_candidate("nobody"),
        operations.get_team_analysis("nowhere"),
        operations.get_team_analysis(team.id),
        operations.get_team_analysis(team.id, with_=["nobody"]),
        operations.get_team_analysis(team.id, without=["nobody"]),
        operations.compare_people(made.candidate.id, "nobody"),
        operations.compare_people(made.candidate.id, made.candidate.id),
        operations.compare_people(made.candidate.id, closed.candidate.id),
        operations.get_teammates("nobody"),
        operations.get_teammates(made.candidate.id),
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
            made = client.send(operations.create_assessment(NewAssessment(candidate=NewCandidate(name="Ana"))))
            reader = CachedReader(client, Cache(clock=clock))
            assert reader.read(operations.get_assessment(made.id)).error is None
        clock.pass_time(50)
        stale = reader.read(operations.get_assessment(made.id))
        assert stale.value == made
        assert stale.age == 50
        assert isinstance(stale.error, ServiceUnreachable)
        with pytest.raises(ServiceUnreachable):
            reader.read(operations.list_teams())
        with listening(RealService(url), port):
            clock.pass_time(3)
            healed = reader.read(operations.get_assessment(made.id))
            assert (healed.value, healed.age, healed.error) == (made, 0, None)
            client.send(operations.delete_candidate(made.candidate.id))
            clock.pass_time(100)
            with pytest.raises(NotFound):
                reader.read(operations.get_assessment(made.id))
