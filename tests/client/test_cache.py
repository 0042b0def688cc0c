"""What a page sees through the cache: little asked, never long out of date, and still there in an outage."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from discern.client import (
    Cache,
    CachedReader,
    Client,
    DiscernError,
    InvalidRequest,
    NotAuthenticated,
    NotFound,
    NotPermitted,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.client.cache import FRESH_FOR, kept_for
from discern.client.testing import FakeClock, Fault
from discern.contract import operations
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam, TeamChange
from discern.contract.models.users import RemoveUser
from discern.contract.operation_type import CacheKind
from discern.contract.styles import Style
from tests.support.faulty_service import BASE_URL, FaultyService

SCORES: dict[Style, float] = {"D": 80, "I": 40, "S": 30, "C": 50}


@pytest.fixture
def reader(client: Client, clock: FakeClock) -> CachedReader:
    return CachedReader(client, Cache(clock=clock))


@pytest.fixture
def team(service: FaultyService) -> str:
    return service.world.add_team("Operations").id


def test_a_read_is_cached_for_a_while(
    reader: CachedReader, service: FaultyService, clock: FakeClock, team: str
) -> None:
    first = reader.read(operations.GET_TEAM(team_id=team))
    clock.pass_time(5)
    again = reader.read(operations.GET_TEAM(team_id=team))
    assert (first.age, again.age, again.error) == (0, 5, None)
    assert again.value is first.value
    assert len(service.sent) == 1


def test_what_is_getting_old_is_asked_for_again(
    reader: CachedReader, service: FaultyService, clock: FakeClock, team: str
) -> None:
    reader.read(operations.GET_TEAM(team_id=team))
    service.world.rename_team(team, "Renamed")
    clock.pass_time(30)
    renewed = reader.read(operations.GET_TEAM(team_id=team))
    assert (renewed.value.name, renewed.age) == ("Renamed", 0)


@pytest.mark.parametrize("kind", FRESH_FOR)
def test_nothing_is_given_for_more_than_twenty_seconds_without_asking(kind: CacheKind) -> None:
    assert FRESH_FOR[kind] <= 20


def test_an_erased_person_is_gone_after_a_minute(
    reader: CachedReader, service: FaultyService, clock: FakeClock
) -> None:
    person = service.world.add_candidate("Ada")
    assessment = service.world.add_assessment(person.id)
    service.world.complete(assessment.id, SCORES)
    reader.read(operations.GET_RESULTS(assessment_id=assessment.id))
    service.world.erase(person.id)
    clock.pass_time(60)
    with pytest.raises(NotFound):
        reader.read(operations.GET_RESULTS(assessment_id=assessment.id))


def outage(service: FaultyService, kind: str) -> None:
    faults = {
        "429": Fault(429, headers={"Retry-After": "30"}),
        "500": Fault(500),
        "503": Fault(503),
        "time-out": Fault(hangs=True),
        "dropped": Fault(),
        "unreadable": Fault(200, body=b"<html>"),
    }
    if kind == "down":
        service.down = True
    else:
        service.fault_for = lambda _request: faults[kind]


OUTAGES = [
    ("429", RateLimited),
    ("500", ServerError),
    ("503", ServerError),
    ("time-out", TimedOut),
    ("dropped", ServiceUnreachable),
    ("down", ServiceUnreachable),
    ("unreadable", UnreadableAnswer),
]


@pytest.mark.parametrize(("kind", "expected"), OUTAGES, ids=[kind for kind, _ in OUTAGES])
def test_in_an_outage_pages_keep_what_they_had_with_its_age_and_heal(
    reader: CachedReader, service: FaultyService, clock: FakeClock, kind: str, expected: type[DiscernError]
) -> None:
    service.world.add_assessment(service.world.add_candidate("Ada").id)
    first = reader.read(operations.LIST_ASSESSMENTS())
    clock.pass_time(40)
    outage(service, kind)
    stale = reader.read(operations.LIST_ASSESSMENTS())
    assert stale.value is first.value
    assert 40 <= stale.age <= 44
    assert type(stale.error) is expected

    service.down = False
    service.fault_for = lambda _request: None
    clock.pass_time(31)
    healed = reader.read(operations.LIST_ASSESSMENTS())
    assert (healed.age, healed.error) == (0, None)


@pytest.mark.parametrize(("kind", "expected"), OUTAGES, ids=[kind for kind, _ in OUTAGES])
@pytest.mark.exhaustive
def test_of_people_nothing_outlives_an_outage_by_more_than_a_minute(
    reader: CachedReader, service: FaultyService, clock: FakeClock, kind: str, expected: type[DiscernError], team: str
) -> None:
    person = service.world.add_candidate("Ada")
    result = service.world.complete(service.world.add_assessment(person.id, team).id, SCORES).assessment_id
    about_people = (
        operations.GET_RESULTS(assessment_id=result),
        operations.LIST_CANDIDATES(),
        operations.LIST_ASSESSMENTS(),
        operations.GET_TEAM(team_id=team),
        operations.GET_TEAM_ANALYSIS(team_id=team),
        operations.LIST_REPORTS(),
        operations.LIST_USERS(),
        operations.LIST_WEBHOOKS(),
    )
    for call in (*about_people, operations.GET_ACCOUNT()):
        reader.read(call)
    outage(service, kind)
    clock.pass_time(60.5)
    for call in about_people:
        with pytest.raises(expected):
            reader.read(call)
    assert type(reader.read(operations.GET_ACCOUNT()).error) is expected


def test_only_kinds_in_which_nobody_is_named_outlive_an_outage_by_more() -> None:
    assert {kind for kind in FRESH_FOR if kept_for(kind) > 60} == {"account", "events"}


@pytest.mark.parametrize(("kind", "expected"), OUTAGES, ids=[kind for kind, _ in OUTAGES])
def test_with_an_empty_cache_the_error_is_raised(
    reader: CachedReader, service: FaultyService, kind: str, expected: type[DiscernError]
) -> None:
    outage(service, kind)
    with pytest.raises(expected):
        reader.read(operations.LIST_TEAMS())


@pytest.mark.parametrize(
    ("status", "expected"),
    [(400, InvalidRequest), (401, NotAuthenticated), (403, NotPermitted), (404, NotFound)],
)
def test_a_refusal_drops_what_was_cached(
    reader: CachedReader, service: FaultyService, clock: FakeClock, status: int, expected: type[DiscernError]
) -> None:
    reader.read(operations.LIST_ASSESSMENTS())
    clock.pass_time(40)
    service.fail(status)
    with pytest.raises(expected):
        reader.read(operations.LIST_ASSESSMENTS())
    service.down = True
    with pytest.raises(ServiceUnreachable):
        reader.read(operations.LIST_ASSESSMENTS())


def test_a_revoked_key_drops_all_that_was_read_with_it(
    reader: CachedReader, service: FaultyService, clock: FakeClock, team: str
) -> None:
    reader.read(operations.GET_TEAM(team_id=team))
    service.revoke(service.key)
    with pytest.raises(NotAuthenticated):
        reader.read(operations.LIST_TEAMS())
    with pytest.raises(NotAuthenticated):
        reader.read(operations.GET_TEAM(team_id=team))


def test_a_dead_service_is_not_waited_for_by_each_part_of_a_page(
    reader: CachedReader, service: FaultyService, clock: FakeClock
) -> None:
    parts = [operations.LIST_ASSESSMENTS(), operations.LIST_USERS(), operations.GET_ACCOUNT()]
    for part in parts:
        reader.read(part)
    clock.pass_time(50)
    service.fault_for = lambda _request: Fault(hangs=True)
    began = clock()
    for part in parts:
        assert isinstance(reader.read(part).error, TimedOut)
    assert clock() - began <= 3.001


def test_a_limit_is_respected_for_cached_reads(reader: CachedReader, service: FaultyService, clock: FakeClock) -> None:
    reader.read(operations.LIST_ASSESSMENTS())
    clock.pass_time(35)
    service.quota, service.retry_after = 0, 30.0
    for _ in range(20):
        assert isinstance(reader.read(operations.LIST_ASSESSMENTS()).error, RateLimited)
        clock.pass_time(1)
    assert len(service.sent) == 2


def test_a_long_limit_is_respected_for_uncached_reads_too(
    reader: CachedReader, service: FaultyService, clock: FakeClock, team: str
) -> None:
    service.quota, service.retry_after = 0, 30.0
    waits = []
    for part in (
        operations.GET_TEAM(team_id=team),
        operations.LIST_TEAMS(),
        operations.GET_TEAM_ANALYSIS(team_id=team),
    ):
        with pytest.raises(RateLimited) as caught:
            reader.read(part)
        waits.append((caught.value.operation, caught.value.retry_after, caught.value.status))
        clock.pass_time(10)
    assert waits == [("get_team", 30, 429), ("list_teams", 20, 429), ("get_team_analysis", 10, 429)]
    assert len(service.sent) == 1
    service.quota = None
    assert reader.read(operations.GET_TEAM(team_id=team)).error is None


def test_a_trouble_of_the_past_does_not_mark_what_is_recent(
    reader: CachedReader, service: FaultyService, clock: FakeClock, team: str
) -> None:
    reader.read(operations.GET_TEAM(team_id=team))
    service.down = True
    with pytest.raises(ServiceUnreachable):
        reader.read(operations.LIST_TEAMS())
    assert reader.read(operations.GET_TEAM(team_id=team)).error is None
    clock.pass_time(15)
    assert reader.read(operations.GET_TEAM(team_id=team)).error is None


def test_a_write_drops_what_it_touches_for_every_caller(
    reader: CachedReader, service: FaultyService, team: str
) -> None:
    other = reader.acting_for(service.world.add_owner())
    for one in (reader, other):
        one.read(operations.GET_TEAM(team_id=team))
        one.read(operations.LIST_ASSESSMENTS())
    reader.write(operations.CHANGE_TEAM(TeamChange(name="Renamed"), team_id=team))
    asked = len(service.sent)
    for one in (reader, other):
        assert one.read(operations.GET_TEAM(team_id=team)).value.name == "Renamed"
        one.read(operations.LIST_ASSESSMENTS())
    assert len(service.sent) == asked + 2


def test_a_write_that_failed_for_certain_changes_nothing_cached(
    reader: CachedReader, service: FaultyService, team: str
) -> None:
    reader.read(operations.GET_TEAM(team_id=team))
    service.fail(400)
    with pytest.raises(InvalidRequest):
        reader.write(operations.CHANGE_TEAM(TeamChange(name="Renamed"), team_id=team))
    reader.read(operations.GET_TEAM(team_id=team))
    assert service.count("GET", f"/teams/{team}") == 1


def test_after_a_write_of_unknown_outcome_pages_ask_again_and_keep_what_they_had_meanwhile(
    reader: CachedReader, service: FaultyService, clock: FakeClock, team: str
) -> None:
    reader.read(operations.GET_TEAM(team_id=team))
    service.fail(after=True)
    with pytest.raises(ServiceUnreachable):
        reader.write(operations.CHANGE_TEAM(TeamChange(name="Renamed"), team_id=team))
    service.down = True
    stale = reader.read(operations.GET_TEAM(team_id=team))
    assert (stale.value.name, type(stale.error)) == ("Operations", ServiceUnreachable)
    service.down = False
    clock.pass_time(3)
    assert reader.read(operations.GET_TEAM(team_id=team)).value.name == "Renamed"


def test_a_write_that_breaks_off_leaves_what_it_may_have_changed_in_doubt(
    reader: CachedReader, service: FaultyService, team: str
) -> None:
    reader.read(operations.GET_TEAM(team_id=team))

    def interrupt(request: httpx.Request) -> Fault | None:
        if request.method == "PATCH":
            raise KeyboardInterrupt
        return None

    service.fault_for = interrupt
    with pytest.raises(KeyboardInterrupt):
        reader.write(operations.CHANGE_TEAM(TeamChange(name="Renamed"), team_id=team))
    reader.read(operations.GET_TEAM(team_id=team))
    assert service.count("GET", f"/teams/{team}") == 2


def test_a_read_that_a_write_overtook_is_not_cached(
    client: Client, service: FaultyService, clock: FakeClock, team: str
) -> None:
    reader = CachedReader(client, Cache(clock=clock))
    arrived, go_on = threading.Event(), threading.Event()

    def hold_back(request: httpx.Request) -> Fault | None:
        if request.method == "GET" and not arrived.is_set():
            arrived.set()
            go_on.wait(10)
        return None

    service.fault_for = hold_back
    with ThreadPoolExecutor(1) as pool:
        slow = pool.submit(reader.read, operations.GET_TEAM(team_id=team))
        assert arrived.wait(10)
        reader.write(operations.CHANGE_TEAM(TeamChange(name="Renamed"), team_id=team))
        assert reader.read(operations.GET_TEAM(team_id=team)).value.name == "Renamed"
        service.world.rename_team(team, "As it was before")
        go_on.set()
        slow.result(10)
    assert reader.read(operations.GET_TEAM(team_id=team)).value.name == "Renamed"


def test_what_somebody_else_hides_is_dropped_once_the_version_is_another(
    client: Client, service: FaultyService, clock: FakeClock, team: str
) -> None:
    cache = Cache(clock=clock)
    mine, yours = (CachedReader(client.acting_for(service.world.add_owner()), cache) for _ in range(2))
    for reader in (mine, yours):
        reader.find_version()
        reader.read(operations.GET_TEAM(team_id=team))
    service.world.rename_team(team, "Renamed")
    clock.pass_time(2)
    assert mine.read(operations.GET_TEAM(team_id=team)).value.name == "Operations"
    before = mine.find_version()
    assert mine.read(operations.GET_TEAM(team_id=team)).value.name == "Renamed"
    assert yours.read(operations.GET_TEAM(team_id=team)).value.name == "Operations"
    service.sent.clear()
    clock.pass_time(2)
    assert mine.find_version().value == before.value
    mine.read(operations.GET_TEAM(team_id=team))
    assert [sent.path for sent in service.sent] == ["/changes"]


def test_sessions_of_one_viewer_ask_for_the_version_every_two_seconds(
    reader: CachedReader, service: FaultyService, clock: FakeClock
) -> None:
    for _ in range(5):
        for _ in range(200):
            reader.find_version()
        clock.pass_time(2)
    assert len(service.sent) == 5


def test_a_refusal_drops_all_that_somebody_read(
    client: Client, service: FaultyService, clock: FakeClock, team: str
) -> None:
    person, _ = service.world.add_owner(), service.world.add_owner()
    reader = CachedReader(client.acting_for(person), Cache(clock=clock))
    reader.find_version()
    reader.read(operations.GET_TEAM(team_id=team))
    service.world.client.send(operations.REMOVE_USER(RemoveUser(id=person)))
    clock.pass_time(2)
    with pytest.raises(NotPermitted):
        reader.find_version()
    with pytest.raises(NotPermitted):
        reader.read(operations.GET_TEAM(team_id=team))


@pytest.mark.parametrize(("status", "asked_again"), [(401, 1), (403, 0), (404, 0)])
def test_a_service_without_versions_loses_nothing_that_was_read(
    reader: CachedReader, service: FaultyService, team: str, status: int, asked_again: int
) -> None:
    reader.read(operations.GET_TEAM(team_id=team))
    service.fault_for = lambda request: Fault(status) if request.url.path.endswith("/changes") else None
    with pytest.raises(DiscernError):
        reader.find_version()
    service.sent.clear()
    reader.read(operations.GET_TEAM(team_id=team))
    assert len(service.sent) == asked_again


def test_callers_do_not_see_what_others_read(service: FaultyService, clock: FakeClock) -> None:
    other_key = service.add_key()
    cache = Cache(clock=clock)
    with (
        Client(BASE_URL, service.key, transport=service, clock=clock) as one,
        Client(BASE_URL, other_key, transport=service, clock=clock) as two,
        Client("http://other.test/v1", service.key, transport=service, clock=clock) as three,
    ):
        readers = [CachedReader(client, cache) for client in (one, two, three)]
        for reader in [*readers, readers[0].acting_for(service.world.add_owner())]:
            reader.read(operations.LIST_TEAMS())
            reader.read(operations.LIST_TEAMS())
    assert len(service.sent) == 4


def test_a_key_that_is_renewed_is_one_caller(service: FaultyService, clock: FakeClock) -> None:
    key = {"now": service.key}
    with Client(BASE_URL, lambda: key["now"], transport=service, clock=clock) as client:
        reader = CachedReader(client, Cache(clock=clock))
        reader.read(operations.LIST_TEAMS())
        key["now"] = "not valid"
        reader.read(operations.LIST_TEAMS())
    assert len(service.sent) == 1


def test_a_takers_next_block_is_never_cached(reader: CachedReader, service: FaultyService) -> None:
    assessment = service.world.add_assessment(service.world.add_candidate("Ada").id)
    service.world.consent(assessment.id)
    reader.read(operations.GET_NEXT(assessment_id=assessment.id))
    reader.read(operations.GET_NEXT(assessment_id=assessment.id))
    assert len(service.sent) == 2


def test_only_reads_can_be_read(reader: CachedReader) -> None:
    with pytest.raises(ValueError, match="create_candidate"):
        reader.read(operations.CREATE_CANDIDATE(NewCandidate(name="Ada")))


def test_the_cache_is_bounded(client: Client, service: FaultyService, clock: FakeClock) -> None:
    cache = Cache(max_bytes=5_000, clock=clock)
    reader = CachedReader(client, cache)
    for n in range(20):
        reader.read(operations.GET_TEAM(team_id=service.world.add_team(f"Team {n}").id))
        assert cache.answers.currsize <= 5_000
    assert 1 < len(cache.answers) < 5
    requests = len(service.sent)
    reader.read(operations.GET_TEAM(team_id=service.world.teams[0].id))
    assert len(service.sent) == requests


def test_an_answer_that_is_too_long_to_hold_is_still_given(
    client: Client, service: FaultyService, clock: FakeClock
) -> None:
    cache = Cache(max_bytes=10, clock=clock)
    assert CachedReader(client, cache).read(operations.LIST_TEAMS()).value.data == []
    assert (len(cache.answers), cache.answers.currsize) == (0, 0)


@pytest.mark.integration
def test_many_threads_in_bad_weather_all_get_their_own_team(service: FaultyService, clock: FakeClock) -> None:
    dice = random.Random(20_261_120)
    faults = [None, None, None, None, Fault(500), Fault(), Fault(hangs=True), Fault(429, headers={"Retry-After": "2"})]
    service.fault_for = lambda _request: dice.choice(faults)
    teams = [service.world.add_team(f"Team {n}").id for n in range(4)]
    users = [service.world.add_owner() for _ in range(2)]
    cache = Cache(clock=clock)

    def session(number: int) -> int:
        reader = CachedReader(client, cache).acting_for(users[number % 2])
        answered = 0
        for n in range(300):
            team = teams[(n + number) % len(teams)]
            try:
                if n % 25 == 0:
                    reader.write(operations.CHANGE_TEAM(TeamChange(name=f"Team {number}.{n}"), team_id=team))
                held = reader.read(operations.GET_TEAM(team_id=team))
            except DiscernError:
                continue
            answered += 1
            assert held.value.id == team
            clock.pass_time(0.3)
        return answered

    with (
        Client(BASE_URL, service.key, transport=service, clock=clock, sleep=clock.sleep) as client,
        ThreadPoolExecutor(8) as pool,
    ):
        answered = list(pool.map(session, range(8), timeout=60))
    assert all(answered)


def test_a_create_shows_in_the_list_that_follows(reader: CachedReader) -> None:
    assert reader.read(operations.LIST_TEAMS()).value.data == []
    reader.write(operations.CREATE_TEAM(NewTeam(name="Ops")))
    assert [team.name for team in reader.read(operations.LIST_TEAMS()).value.data] == ["Ops"]


def test_of_the_answers_in_a_questionnaire_only_the_last_drops_what_managers_read(
    reader: CachedReader, service: FaultyService
) -> None:
    assessment = service.world.add_assessment(service.world.add_candidate("Ada").id)
    agreed = GiveConsent(accepted=True)
    token = reader.write(operations.GIVE_CONSENT(agreed, assessment_id=assessment.id)).private_token
    taker = reader.acting_for_taker(token or "")

    def list_again() -> tuple[str, int]:
        service.sent.clear()
        (listed,) = reader.read(operations.LIST_ASSESSMENTS()).value.data
        return listed.status, len(service.sent)

    blocks = list(taker.read(operations.GET_NEXT(assessment_id=assessment.id)).value.blocks)
    list_again()
    first, *others = [Answer(block=each.id, most=each.items[0].id, least=each.items[1].id) for each in blocks]
    assert not taker.write(operations.GIVE_ANSWERS(GiveAnswers(answers=[first]), assessment_id=assessment.id)).done
    assert list_again() == ("started", 0)
    assert taker.write(operations.GIVE_ANSWERS(GiveAnswers(answers=others), assessment_id=assessment.id)).done
    assert list_again() == ("completed", 1)
