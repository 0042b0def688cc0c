"""Ten thousand calls in bad weather: each ends in an answer or a named error, nothing is done twice, budgets hold."""

import random
from collections import Counter

import httpx
import pytest

from discern.client import Client, DiscernError
from discern.client.testing import FakeClock, Fault, FaultTransport
from discern.contract import operations
from discern.contract.models.teams import NewTeam
from tests.support.faulty_service import BASE_URL, FaultyService
from tests.support.teams_in_memory import TeamsInMemory

CALLS = 10_000
BUDGET = 20.0


def storm(dice: random.Random) -> Fault | None:
    """One request in five goes wrong, before or after it had its effect."""
    if dice.random() >= 0.2:
        return None
    after = dice.random() < 0.5
    return dice.choice(
        [
            Fault(429, headers={"Retry-After": str(dice.choice([0.5, 2, 60]))}),
            Fault(500, after=after),
            Fault(hangs=True, after=after),
            Fault(after=after),
        ]
    )


@pytest.mark.integration
@pytest.mark.parametrize("honoured", [False, True], ids=["keys unknown", "keys honoured"])
def test_every_call_ends_once_and_in_time(honoured: bool) -> None:
    stored = TeamsInMemory()
    service = FaultTransport(stored)
    service.honours_keys = honoured
    with client_of(service, honoured) as client:
        answered = weather_the_storm(service, client, stored.add("kept"), CALLS)
    made = Counter(stored.names.values())
    assert made.most_common(1)[0][1] == 1
    assert set(answered) <= set(made)


@pytest.mark.integration
@pytest.mark.parametrize("honoured", [False, True], ids=["keys unknown", "keys honoured"])
def test_a_real_service_does_nothing_twice_either(service: FaultyService, honoured: bool) -> None:
    service.honours_keys = honoured
    with client_of(service, honoured) as client:
        answered = weather_the_storm(service, client, service.world.add_team("kept").id, CALLS // 20)
    made = Counter(team.name for team in service.world.teams)
    assert made.most_common(1)[0][1] == 1
    assert set(answered) <= set(made)


def client_of(service: FaultTransport, honoured: bool) -> Client:
    key = service.key if isinstance(service, FaultyService) else "dk_test"
    clock = service.clock
    return Client(
        BASE_URL, key, transport=service, clock=clock, sleep=clock.sleep, budget=BUDGET, idempotent_creates=honoured
    )


def weather_the_storm(service: FaultTransport, client: Client, kept: str, calls: int) -> list[str]:
    """Read the team ``kept``, and create another in one call of four; returns the names in the answers of creates."""
    dice = random.Random(20_261_120)
    clock = service.clock
    ends: Counter[str] = Counter()
    answered: list[str] = []
    service.latency = 0.05
    service.fault_for = lambda _request: storm(dice)
    for n in range(calls):
        began = clock()
        try:
            if n % 4 == 0:
                answered.append(client.send(operations.CREATE_TEAM(NewTeam(name=f"team {n}"))).name)
            else:
                client.send(operations.GET_TEAM(team_id=kept))
            ends["answer"] += 1
        except DiscernError as error:
            ends[type(error).__name__] += 1
        assert clock() - began <= BUDGET + 0.01
    assert sum(ends.values()) == calls
    assert ends["answer"] > 0.9 * calls
    assert set(ends) <= {"answer", "RateLimited", "ServerError", "TimedOut", "ServiceUnreachable"}
    return answered


def test_a_service_that_never_answers_well_costs_no_more_than_the_budget() -> None:
    dice = random.Random(7)
    clock = FakeClock()
    service = FaultTransport(TeamsInMemory(), clock=clock)
    service.fault_for = lambda _request: Fault(hangs=True) if dice.random() < 0.5 else Fault(500)
    with Client(BASE_URL, "dk_test", transport=service, clock=clock, sleep=clock.sleep, budget=BUDGET) as client:
        for _ in range(200):
            began = clock()
            with pytest.raises(DiscernError):
                client.send(operations.LIST_TEAMS())
            assert clock() - began <= BUDGET + 0.01


def test_each_attempt_meets_its_own_fault() -> None:
    service = FaultTransport(TeamsInMemory())
    seen: list[str] = []

    def note(request: httpx.Request) -> Fault | None:
        seen.append(request.headers["Idempotency-Key"])
        return Fault(429, headers={"Retry-After": "0"}) if len(seen) == 1 else None

    service.fault_for = note
    with Client(BASE_URL, "dk_test", transport=service, clock=service.clock, sleep=service.clock.sleep) as client:
        client.send(operations.CREATE_TEAM(NewTeam(name="Ops")))
    assert len(seen) == 2
    assert len(set(seen)) == 1
