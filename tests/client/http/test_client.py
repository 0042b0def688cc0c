"""What a caller of the service gets, from either client."""

import asyncio
import gzip
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import httpx
import pytest

from discern.client import (
    AsyncClient,
    Call,
    Client,
    InvalidRequest,
    NotAuthenticated,
    NotFound,
    NotPermitted,
    RateLimited,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.client.http.responses import MAX_ANSWER
from discern.client.testing import FakeClock, Fault
from discern.contract import operations
from discern.contract.base_models import Page
from discern.contract.models.assessments import (
    Answer,
    AssessmentQuery,
    GiveAnswers,
    GiveConsent,
    NewAssessment,
    OpenLink,
    Taking,
)
from discern.contract.models.candidates import CandidateQuery, NewCandidate
from discern.contract.models.teams import NewTeam, TeamChange, WhatIf
from discern.instrument import load_bank
from tests.support.faulty_service import BASE_URL, FaultyService
from tests.support.picking import pick_by_style

T = TypeVar("T")


class Caller:
    """Calls through the one client or the other."""

    def __init__(self, kind: str, transport: Any, clock: Callable[[], float]) -> None:
        self._kind = kind
        self.transport = transport
        self.clock = clock
        self.options: dict[str, Any] = {}
        self.key: Any = transport.key

    def send(self, operation: Call[T]) -> T:
        if self._kind == "sync":
            with Client(
                BASE_URL, self.key, transport=self.transport, clock=self.clock, sleep=self._sleep, **self.options
            ) as client:
                return client.send(operation)
        return asyncio.run(self._send(operation))

    def every(self, operation: Call[Page[T]]) -> list[T]:
        if self._kind == "sync":
            with Client(BASE_URL, self.key, transport=self.transport, clock=self.clock, sleep=self._sleep) as client:
                return list(client.pages(operation))
        return asyncio.run(self._every(operation))

    async def _send(self, operation: Call[T]) -> T:
        async with self._client() as client:
            return await client.send(operation)

    async def _every(self, operation: Call[Page[T]]) -> list[T]:
        async with self._client() as client:
            return [item async for item in client.pages(operation)]

    def _client(self) -> AsyncClient:
        return AsyncClient(
            BASE_URL, self.key, transport=self.transport, clock=self.clock, sleep=self._sleep_async, **self.options
        )

    def _sleep(self, seconds: float) -> None:
        assert isinstance(self.clock, FakeClock)
        self.clock.sleep(seconds)

    async def _sleep_async(self, seconds: float) -> None:
        self._sleep(seconds)


@pytest.fixture(params=["sync", "async"])
def caller(request: pytest.FixtureRequest, service: FaultyService, clock: FakeClock) -> Caller:
    return Caller(request.param, service, clock)


def test_the_whole_thread_from_a_team_to_its_analysis(caller: Caller, service: FaultyService) -> None:
    team = caller.send(operations.CREATE_TEAM(NewTeam(name="Operations")))
    made = caller.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada"), team_id=team.id)))
    assert made.take_url is not None
    taking = caller.send(operations.OPEN_LINK(OpenLink(token=made.take_url.partition("=")[2])))
    assert isinstance(taking, Taking)
    assert (taking.assessment_id, taking.candidate.name) == (made.id, "Ada")
    with pytest.raises(NotFound) as early:
        caller.send(operations.GET_RESULTS(assessment_id=made.id))
    assert early.value.code == "results_not_ready"
    with pytest.raises(InvalidRequest) as unasked:
        caller.send(operations.GET_NEXT(assessment_id=made.id))
    assert unasked.value.code == "consent_required"
    assert caller.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id)).private_token

    following = caller.send(operations.GET_NEXT(assessment_id=made.id))
    while not following.done:
        picks = [pick_by_style(load_bank().blocks[each.id], 0, 3) for each in following.blocks]
        answers = [
            Answer(block=each.id, most=most, least=least)
            for each, (most, least) in zip(following.blocks, picks, strict=True)
        ]
        following = caller.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=made.id))

    results = caller.send(operations.GET_RESULTS(assessment_id=made.id))
    assert results.scores is not None
    assert results.scores.D.score > results.scores.C.score
    assert caller.send(operations.GET_ASSESSMENT(assessment_id=made.id)).status == "completed"
    analysis = caller.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))
    assert (analysis.size, analysis.profiled) == (1, 1)
    assert caller.send(operations.GET_TEAM_ANALYSIS(WhatIf(without=[made.candidate.id]), team_id=team.id)).size == 0


def test_people_and_teams_change(caller: Caller) -> None:
    ada = caller.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ada")))
    team = caller.send(operations.CREATE_TEAM(NewTeam(name="Ops")))
    assert caller.send(operations.ADD_MEMBER(team_id=team.id, candidate_id=ada.id)).size == 1
    assert caller.send(operations.CHANGE_TEAM(TeamChange(name="Operations"), team_id=team.id)).name == "Operations"
    assert caller.send(operations.REMOVE_MEMBER(team_id=team.id, candidate_id=ada.id)).members == []
    other = caller.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=ada.id)))
    assert caller.send(operations.CANCEL_ASSESSMENT(assessment_id=other.id)).status == "cancelled"
    assert caller.send(operations.GET_CANDIDATE(candidate_id=ada.id)) == ada
    assert caller.send(operations.DELETE_CANDIDATE(candidate_id=ada.id)).deleted
    assert caller.send(operations.DELETE_TEAM(team_id=team.id)).id == team.id
    assert caller.send(operations.GET_ACCOUNT()).usage.candidates == 0


def test_a_list_is_walked_to_its_end_in_order(caller: Caller, service: FaultyService) -> None:
    for n in range(7):
        service.world.add_candidate(f"Person {n}")
    people = caller.every(operations.LIST_CANDIDATES(CandidateQuery(limit=3, order="oldest")))
    assert [person.name for person in people] == [f"Person {n}" for n in range(7)]
    assert service.count("GET", "/candidates") == 3


@pytest.mark.parametrize("cursor", ["c1", None], ids=["runs in a circle", "leads nowhere"])
def test_a_list_that_cannot_be_walked_is_refused(caller: Caller, service: FaultyService, cursor: str | None) -> None:
    service.answer("GET", "/candidates", {"data": [], "has_more": True, "next_cursor": cursor})
    with pytest.raises(UnreadableAnswer):
        caller.every(operations.LIST_CANDIDATES())


@pytest.mark.parametrize(
    "body",
    [b"", b"<html>Streamlit</html>", b"null", b"{}", b'{"data": {}}', b'{"data": [{"id": 1}]}', b"\xff", b"[" * 5_000],
)
def test_a_200_that_is_not_an_answer_is_said_to_be_unreadable(
    caller: Caller, service: FaultyService, body: bytes
) -> None:
    service.answer("GET", "/assessments", body)
    with pytest.raises(UnreadableAnswer) as caught:
        caller.send(operations.LIST_ASSESSMENTS())
    assert (caught.value.status, caught.value.body) == (200, body)
    assert caught.value.request_id is not None
    assert service.count("GET", "/assessments") == 1


@pytest.mark.parametrize("key", ["", "  ", "schlüssel", "a\nb", "wrong"])
def test_a_key_that_is_none_is_not_authenticated(caller: Caller, key: str) -> None:
    caller.key = key
    with pytest.raises(NotAuthenticated):
        caller.send(operations.GET_ACCOUNT())


def test_a_key_may_be_renewed_under_way(caller: Caller, service: FaultyService) -> None:
    keys = iter([service.key, service.add_key("take")])
    caller.key = lambda: next(keys)
    caller.send(operations.LIST_TEAMS())
    with pytest.raises(NotPermitted):
        caller.send(operations.LIST_TEAMS())


def test_a_key_that_cannot_be_renewed_is_an_outage(caller: Caller) -> None:
    def renew() -> str:
        raise RuntimeError("no database")

    caller.key = renew
    with pytest.raises(ServiceUnreachable) as caught:
        caller.send(operations.GET_ACCOUNT())
    assert not caught.value.maybe_done


def test_reads_are_tried_again_and_waits_grow(caller: Caller, service: FaultyService, clock: FakeClock) -> None:
    service.fail(500)
    service.fail()
    began = clock()
    assert caller.send(operations.LIST_TEAMS()).data == []
    assert service.count("GET", "/teams") == 3
    assert 0.3 <= clock() - began <= 0.9


def test_a_limit_is_waited_for_as_long_as_the_service_asks(
    caller: Caller, service: FaultyService, clock: FakeClock
) -> None:
    service.fail(429, headers={"Retry-After": "3"})
    began = clock()
    caller.send(operations.CREATE_TEAM(NewTeam(name="Ops")))
    assert 3 <= clock() - began < 3.3
    assert len(service.world.teams) == 1


def test_a_long_limit_is_reported_at_once(caller: Caller, service: FaultyService, clock: FakeClock) -> None:
    service.quota, service.retry_after = 0, 42.0
    with pytest.raises(RateLimited) as caught:
        caller.send(operations.LIST_TEAMS())
    assert caught.value.retry_after == 42
    assert "42 s" in caught.value.message
    assert clock() == 1_000


def test_a_create_of_unknown_outcome_is_not_sent_again(caller: Caller, service: FaultyService) -> None:
    service.fail(after=True)
    with pytest.raises(ServiceUnreachable) as caught:
        caller.send(operations.CREATE_TEAM(NewTeam(name="Ops")))
    assert caught.value.maybe_done
    assert len(service.world.teams) == 1


def test_a_create_is_sent_again_under_its_key_where_the_service_honours_it(
    caller: Caller, service: FaultyService
) -> None:
    caller.options["idempotent_creates"] = True
    service.fail(after=True)
    team = caller.send(operations.CREATE_TEAM(NewTeam(name="Ops")))
    assert [made.id for made in service.world.teams] == [team.id]
    assert service.count("POST", "/teams") == 2


def test_a_service_that_is_down_is_unreachable_and_nothing_was_done(caller: Caller, service: FaultyService) -> None:
    service.down = True
    with pytest.raises(ServiceUnreachable) as caught:
        caller.send(operations.CREATE_TEAM(NewTeam(name="Ops")))
    assert not caught.value.maybe_done


def test_a_service_that_hangs_times_out_within_the_budget(
    caller: Caller, service: FaultyService, clock: FakeClock
) -> None:
    service.fault_for = lambda _request: Fault(hangs=True)
    began = clock()
    with pytest.raises(TimedOut):
        caller.send(operations.LIST_TEAMS())
    assert clock() - began <= 20.001
    assert service.count("GET", "/teams") == 2


def test_an_answer_without_end_is_cut_off(caller: Caller) -> None:
    bomb = gzip.compress(bytes(MAX_ANSWER + 1))
    caller.transport = httpx.MockTransport(
        lambda _request: httpx.Response(200, headers={"Content-Encoding": "gzip"}, content=bomb)
    )
    with pytest.raises(UnreadableAnswer):
        caller.send(operations.LIST_TEAMS())


def test_a_redirect_is_not_followed_and_names_where_the_service_is(caller: Caller, service: FaultyService) -> None:
    service.fail(307, headers={"Location": "https://elsewhere.test/v1/teams"})
    with pytest.raises(UnreadableAnswer) as caught:
        caller.send(operations.LIST_TEAMS())
    assert "https://elsewhere.test/v1/teams" in caught.value.message


def test_the_client_says_who_it_is_and_who_it_acts_for(client: Client, service: FaultyService) -> None:
    requests: list[httpx.Request] = []

    def note(request: httpx.Request) -> Fault | None:
        requests.append(request)
        return None

    service.fault_for = note
    user = service.world.add_owner()
    client.acting_for(user).send(operations.LIST_TEAMS())
    client.send(operations.CREATE_TEAM(NewTeam(name="Ops")))
    read, create = requests
    assert read.headers["Discern-Actor"] == user
    assert read.headers["User-Agent"].startswith("discern-client/")
    assert "Idempotency-Key" not in read.headers
    assert "Discern-Actor" not in create.headers
    assert len(create.headers["Idempotency-Key"]) == 32


@pytest.mark.parametrize("person", ["", " x", "zoë", "a\r\nX: y"])
def test_an_actor_that_no_header_can_contain_is_refused(client: Client, person: str) -> None:
    with pytest.raises(ValueError, match="printable"):
        client.acting_for(person)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "http://a..b/v1",
        f"http://{'a' * 64}.test/v1",
        f"http://{'é' * 70}.test/v1",
        "http://127.0.0.1:99999/v1",
        "http://x:y/v1",
        "http://xn--/v1",
        "service.test/v1",
        "ftp://service.test/v1",
        "https:///v1",
        "https://u:p@x.test/v1",
        "https://x/?a=1",
    ],
)
def test_an_address_that_cannot_be_one_is_refused_at_once(address: str) -> None:
    with pytest.raises(ValueError, match="address"):
        Client(address, "dk_test")


@pytest.mark.parametrize("address", ["http://[", "http://ex ample/v1", "http://127.0.0.1:1/v1"])
def test_an_address_that_leads_nowhere_is_unreachable(address: str) -> None:
    with Client(address, "dk_test", budget=0.3) as client, pytest.raises(ServiceUnreachable):
        client.send(operations.LIST_TEAMS())


def test_the_key_never_shows(client: Client, service: FaultyService) -> None:
    service.revoke(service.key)
    with pytest.raises(NotAuthenticated) as caught:
        client.send(operations.LIST_TEAMS())
    shown = (
        f"{client!r} {client.connection!r} {client.__dict__!r} {caught.value!r} {caught.value} {vars(caught.value)!r}"
    )
    assert service.key not in shown


def test_a_cookie_is_not_kept(client: Client, service: FaultyService) -> None:
    service.fail(404, headers={"Set-Cookie": "session=1"})
    with pytest.raises(NotFound):
        client.send(operations.GET_TEAM(team_id="x"))
    sent: list[str | None] = []

    def note(request: httpx.Request) -> Fault | None:
        sent.append(request.headers.get("Cookie"))
        return None

    service.fault_for = note
    client.send(operations.LIST_ASSESSMENTS(AssessmentQuery()))
    assert sent == [None]


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_an_answer_that_drips_is_cut_off_in_time(kind: str) -> None:
    """On a real socket, where each byte arrives well within a read time-out."""
    over = threading.Event()

    def drip() -> None:
        connection, _ = listener.accept()
        with connection:
            connection.recv(10_000)
            connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            while not over.wait(0.02):
                try:
                    connection.sendall(b" ")
                except OSError:
                    return

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=drip)
        thread.start()
        base_url = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
        began = time.monotonic()
        try:
            with pytest.raises(TimedOut):
                _list_teams(kind, base_url)
        finally:
            over.set()
            thread.join()
    assert time.monotonic() - began < 2


def _list_teams(kind: str, base_url: str) -> None:
    if kind == "sync":
        with Client(base_url, "dk_test", timeout=0.2, budget=0.2) as client:
            client.send(operations.LIST_TEAMS())
    else:
        asyncio.run(_list_teams_async(base_url))


async def _list_teams_async(base_url: str) -> None:
    async with AsyncClient(base_url, "dk_test", timeout=0.2, budget=0.2) as client:
        await client.send(operations.LIST_TEAMS())
