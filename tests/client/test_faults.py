"""The transport that injects faults in front of a service."""

import asyncio
import gzip

import httpx
import pytest

from discern.client.testing import FakeClock, Fault, FaultTransport, Sent

URL = "http://service.test/v1/teams"


class Recorder(httpx.BaseTransport):
    """Answers everything alike, and keeps the requests."""

    def __init__(self, response: httpx.Response | None = None) -> None:
        self.requests: list[httpx.Request] = []
        self._response = response or httpx.Response(200, text="real", headers={"X-RateLimit-Remaining": "7"})

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return self._response


def test_what_does_not_go_wrong_reaches_the_service_unchanged() -> None:
    behind = Recorder()
    with httpx.Client(transport=FaultTransport(behind)) as client:
        response = client.post(URL, content=b"body", headers={"Idempotency-Key": "k"})
    assert (response.text, response.headers["X-RateLimit-Remaining"]) == ("real", "7")
    [request] = behind.requests
    assert (request.content, request.headers["Idempotency-Key"]) == (b"body", "k")


def test_an_encoded_body_arrives_decoded_once() -> None:
    encoded = httpx.Response(200, headers={"Content-Encoding": "gzip"}, content=gzip.compress(b"text"))
    with httpx.Client(transport=FaultTransport(Recorder(encoded))) as client:
        assert client.get(URL).text == "text"


@pytest.mark.parametrize("after", [False, True])
def test_a_fault_comes_before_or_after_the_effect(after: bool) -> None:
    behind = Recorder()
    service = FaultTransport(behind)
    service.fail(after=after)
    with httpx.Client(transport=service) as client:
        with pytest.raises(httpx.ReadError):
            client.get(URL)
        assert client.get(URL).status_code == 200
    assert len(behind.requests) == 1 + after
    assert service.sent == [Sent("GET", "/teams", None), Sent("GET", "/teams", 200)]


def test_a_request_that_hangs_uses_up_its_time_out_on_the_clock() -> None:
    clock = FakeClock()
    service = FaultTransport(Recorder(), clock=clock)
    service.fail(hangs=True)
    with httpx.Client(transport=service, timeout=7) as client:
        with pytest.raises(httpx.ReadTimeout):
            client.get(URL)
        service.latency = 0.5
        client.get(URL)
    assert clock() == 7.5


def test_faults_are_chosen_by_request_and_end() -> None:
    service = FaultTransport(Recorder())
    service.fault_for = lambda request: Fault(500, body=b"garbage") if request.method == "POST" else None
    with httpx.Client(transport=service) as client:
        assert (client.get(URL).status_code, client.post(URL).text) == (200, "garbage")
        service.down = True
        with pytest.raises(httpx.ConnectError):
            client.get(URL)
        service.recover()
        assert client.post(URL).status_code == 200


def test_a_quota_runs_out_and_is_said() -> None:
    service = FaultTransport(Recorder())
    service.quota, service.retry_after = 1, 9
    with httpx.Client(transport=service) as client:
        assert client.get(URL).headers["X-RateLimit-Remaining"] == "0"
        refused = client.get(URL)
    assert (refused.status_code, refused.headers["Retry-After"], refused.json()["code"]) == (429, "9", "rate_limited")


def test_a_service_may_not_know_idempotency_keys() -> None:
    behind = Recorder()
    service = FaultTransport(behind)
    service.honours_keys = False
    with httpx.Client(transport=service) as client:
        client.post(URL, headers={"Idempotency-Key": "k"})
    assert "Idempotency-Key" not in behind.requests[0].headers


def test_payloads_need_no_service_and_work_in_asynchronous_code() -> None:
    service = FaultTransport()
    service.answer("GET", "/teams", [1])

    async def get() -> tuple[int, ...]:
        async with httpx.AsyncClient(transport=service) as client:
            return (await client.get(URL)).status_code, (await client.get(f"{URL}/x")).status_code

    assert asyncio.run(get()) == (200, 404)
    assert service.count("GET", "/teams") == 1
