"""When a failed call is made again."""

from typing import Any

import httpx
import pytest

from discern.client import Call, Client, DiscernError
from discern.client.testing import Fault, FaultTransport
from discern.contract import operations
from discern.contract.models.teams import NewTeam, TeamChange
from tests.support.faulty_service import BASE_URL

READ = operations.GET_TEAM(team_id="team_1")
CREATE = operations.CREATE_TEAM(NewTeam(name="Operations"))
CHANGE = operations.CHANGE_TEAM(TeamChange(name="Operations"), team_id="team_1")

LIMITED = Fault(429, headers={"Retry-After": "1"})
DROPPED = Fault()
LATE = Fault(hangs=True)
FAULTY = Fault(500)


def is_retried(call: Call[Any], fault: Fault | None, **options: Any) -> bool:
    """Whether a call that keeps meeting this fault is made more than once; without one, nothing can be connected to."""
    service = FaultTransport()
    service.down = fault is None
    requests: list[httpx.Request] = []

    def meet(request: httpx.Request) -> Fault | None:
        requests.append(request)
        return fault

    service.fault_for = meet
    clock = service.clock
    with (
        Client(BASE_URL, "dk_test", transport=service, clock=clock, sleep=clock.sleep, **options) as client,
        pytest.raises(DiscernError),
    ):
        client.send(call)
    return len(requests) > 1


@pytest.mark.parametrize("fault", [LIMITED, None], ids=["429", "connection refused"])
@pytest.mark.parametrize("call", [READ, CREATE, CHANGE], ids=["read", "create", "change"])
def test_what_certainly_had_no_effect_is_always_repeated(call: Call[Any], fault: Fault | None) -> None:
    assert is_retried(call, fault)


@pytest.mark.parametrize("fault", [DROPPED, LATE, FAULTY], ids=["dropped", "time-out", "500"])
@pytest.mark.parametrize(
    ("call", "idempotent_creates", "expected"),
    [(READ, False, True), (CREATE, False, False), (CREATE, True, True), (CHANGE, False, False), (CHANGE, True, False)],
    ids=["read", "create", "create where the key is honoured", "change", "change where the key is honoured"],
)
def test_what_may_have_had_an_effect_is_repeated_only_where_that_is_harmless(
    call: Call[Any], fault: Fault, idempotent_creates: bool, expected: bool
) -> None:
    assert is_retried(call, fault, idempotent_creates=idempotent_creates) is expected


@pytest.mark.parametrize(
    "fault", [*map(Fault, (302, 400, 401, 403, 404)), Fault(200, body=b"<html>")], ids=lambda fault: str(fault.status)
)
def test_what_would_fail_again_is_not_repeated(fault: Fault) -> None:
    assert not is_retried(READ, fault)


@pytest.mark.parametrize(("seconds", "expected"), [("5", True), ("6", False)])
def test_a_wait_longer_than_five_seconds_is_the_callers(seconds: str, expected: bool) -> None:
    assert is_retried(READ, Fault(429, headers={"Retry-After": seconds})) is expected
