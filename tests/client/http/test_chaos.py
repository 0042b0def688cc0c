"""Ten thousand calls in bad weather: each ends in an answer or a named error, nothing is done twice, budgets hold."""

import random
from collections import Counter

import httpx
import pytest

from discern.client import Client, DiscernError, operations
from discern.client.testing import API_KEY, BASE_URL, FakeClock, FakeService, Fault
from discern.contract import NewTeam

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


@pytest.mark.parametrize("honoured", [False, True], ids=["keys unknown", "keys honoured"])
def test_every_call_ends_once_and_in_time(honoured: bool) -> None:
    dice = random.Random(20_261_120)
    clock = FakeClock()
    service = FakeService(clock=clock)
    service.honours_keys = honoured
    service.latency = 0.05
    kept = service.world.add_team("kept")
    ends: Counter[str] = Counter()
    answered: list[str] = []

    with Client(
        BASE_URL, API_KEY, transport=service, clock=clock, sleep=clock.sleep, budget=BUDGET, idempotent_creates=honoured
    ) as client:
        service.weather = lambda _request: storm(dice)
        for n in range(CALLS):
            began = clock()
            try:
                if n % 4 == 0:
                    answered.append(client.send(operations.create_team(NewTeam(name=f"team {n}"))).name)
                else:
                    client.send(operations.get_team(kept.id))
                ends["answer"] += 1
            except DiscernError as error:
                ends[type(error).__name__] += 1
            assert clock() - began <= BUDGET + 0.01

    made = Counter(team.name for team in service.world.teams.values())
    assert made.most_common(1)[0][1] == 1
    assert set(answered) <= set(made)
    assert sum(ends.values()) == CALLS
    assert ends["answer"] > 0.9 * CALLS
    assert set(ends) <= {"answer", "RateLimited", "ServerError", "TimedOut", "ServiceUnreachable"}


def test_a_service_that_never_answers_well_costs_no_more_than_the_budget() -> None:
    dice = random.Random(7)
    clock = FakeClock()
    service = FakeService(clock=clock)
    service.weather = lambda _request: Fault(hangs=True) if dice.random() < 0.5 else Fault(500)
    with Client(BASE_URL, API_KEY, transport=service, clock=clock, sleep=clock.sleep, budget=BUDGET) as client:
        for _ in range(200):
            began = clock()
            with pytest.raises(DiscernError):
                client.send(operations.list_teams())
            assert clock() - began <= BUDGET + 0.01


def test_the_weather_is_seen_by_each_attempt() -> None:
    service = FakeService()
    seen: list[str] = []

    def note(request: httpx.Request) -> Fault | None:
        seen.append(request.headers["Idempotency-Key"])
        return Fault(429, headers={"Retry-After": "0"}) if len(seen) == 1 else None

    service.weather = note
    with Client(BASE_URL, API_KEY, transport=service, clock=service.clock, sleep=service.clock.sleep) as client:
        client.send(operations.create_team(NewTeam(name="Ops")))
    assert len(seen) == 2
    assert len(set(seen)) == 1
