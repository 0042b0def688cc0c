"""Requests that no client library would send."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from tests.support.running import Running
from tests.support.wire import JSON, Answer, Headers, bearer, send

STATUSES = {200, 400, 401, 403, 404, 429}


@pytest.fixture(scope="module")
def key(shared: Running) -> str:
    return shared.key()


def assert_in_order(answer: Answer) -> None:
    """One of the statuses, with the headers; an error is a problem."""
    assert answer.status in STATUSES, answer
    assert int(answer.headers["x-ratelimit-remaining"]) >= 0
    assert answer.headers["x-request-id"]
    if answer.status != 200:
        assert answer.headers["content-type"] == "application/problem+json"
        problem = json.loads(answer.body)
        assert (problem["status"], problem["request_id"]) == (answer.status, answer.headers["x-request-id"])


TARGETS = [
    pytest.param(b"/v1//account", 404, id="two-slashes"),
    pytest.param(b"/v1/account/", 404, id="slash-at-end"),
    pytest.param(b"/v1/teams/../account", 404, id="dots"),
    pytest.param(b"/v1/candidates/%0A", 404, id="line-break-for-an-id"),
    pytest.param(b"/v1/candidates/a%0Ab/export", 400, id="line-break-in-an-id"),
    pytest.param(b"/v1/account%0A", 404, id="line-break-at-end"),
    pytest.param(b"/v1/candidates/a%00b", 400, id="nul-in-path"),
    pytest.param(b"/v1/candidates/%FF%FE", 404, id="bad-utf-8-in-path"),
    pytest.param(b"/v1/candidates/\xff", 404, id="raw-byte-in-path"),
    pytest.param(b"/v1/candidates/a%2Fb", 404, id="slash-in-an-id"),
    pytest.param(b"/v1/candidates/%", 404, id="percent-alone"),
    pytest.param(b"/v1/candidates/" + b"x" * 60_000, 400, id="long-id"),
    pytest.param(b"/v1/" + b"x/" * 30_000, 404, id="long-path"),
    pytest.param(b"/v1/candidates?q=%FF%FE", 200, id="bad-utf-8-in-query"),
    pytest.param(b"/v1/candidates?q=\xff", 200, id="raw-byte-in-query"),
    pytest.param(b"/v1/candidates?q=%ED%A0%80", 200, id="surrogate-in-query"),
    pytest.param(b"/v1/candidates?q=a%00b", 400, id="nul-in-query"),
    pytest.param(b"/v1/candidates?q=%", 200, id="percent-alone-in-query"),
    pytest.param(b"/v1/candidates?q=" + b"x" * 60_000, 400, id="long-query"),
    pytest.param(b"/v1/candidates?" + b"a=1&" * 20_000, 400, id="many-parameters"),
    pytest.param(b"/v1/candidates?limit=1&limit=2", 200, id="repeated-parameter"),
    pytest.param(b"/v1/candidates?limit=99999999999999999999999999", 400, id="great-number"),
    pytest.param(b"/v1/candidates?limit=%D9%A1", 400, id="digit-of-another-script"),
    pytest.param(b"/v1/candidates?cursor=OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5", 400, id="cursor-out-of-range"),
    pytest.param(b"/v1/candidates?cursor=%C3%A9", 400, id="cursor-not-ascii"),
    pytest.param(b"/v1/candidates?=1", 400, id="parameter-without-a-name"),
    pytest.param(b"/v1/account?anything=1", 200, id="unasked-parameter"),
]


@pytest.mark.parametrize(("target", "status"), TARGETS)
def test_a_strange_target_is_answered_in_order(shared: Running, key: str, target: bytes, status: int) -> None:
    answer = send(shared, "GET", target, [bearer(key)])
    assert_in_order(answer)
    assert answer.status == status, answer
    without_key = send(shared, "GET", target, [])
    assert_in_order(without_key)
    assert without_key.status == 401


BODIES = [
    pytest.param(b"", 400, id="nothing"),
    pytest.param(b"null", 400, id="null"),
    pytest.param(b'{"name": "\xff"}', 400, id="bad-utf-8"),
    pytest.param('{"name": "Zoë"}'.encode("utf-16"), 200, id="utf-16"),
    pytest.param(b'\xef\xbb\xbf{"name": "Ada"}', 200, id="byte-order-mark"),
    pytest.param(b'{"name": "\\ud800"}', 400, id="lone-surrogate"),
    pytest.param(b'{"name": "a\\u0000b"}', 400, id="nul"),
    pytest.param(b'{"name": "Ada", "name": "Bob"}', 200, id="a-field-twice"),
    pytest.param(b'{"name": NaN}', 400, id="not-a-number"),
    pytest.param(b'{"name": 1e999}', 400, id="infinite"),
    pytest.param(b'{"name": ' + b"9" * 5000 + b"}", 400, id="endless-number"),
    pytest.param(b"[" * 100_000, 400, id="deep"),
    pytest.param(b'{"name": ' + b"[" * 5000 + b"]" * 5000 + b"}", 400, id="deep-and-closed"),
    pytest.param(b'{"name": "' + b"x" * 1_100_000 + b'"}', 400, id="too-large"),
    pytest.param(b'{"name": "Ada"} trailing', 400, id="more-after-the-end"),
]


@pytest.mark.parametrize(("body", "status"), BODIES)
def test_a_strange_body_is_answered_in_order(shared: Running, key: str, body: bytes, status: int) -> None:
    answer = send(shared, "POST", b"/v1/candidates", [bearer(key), JSON], body)
    assert_in_order(answer)
    assert answer.status == status, answer


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        pytest.param([(b"authorization", b"Bearer x"), None], 401, id="a-wrong-key-then-a-right-one"),
        pytest.param([None, (b"authorization", b"Bearer x")], 200, id="a-right-key-then-a-wrong-one"),
        pytest.param([None, (b"idempotency-key", b"\xff\xfe")], 200, id="idempotency-key-not-ascii"),
        pytest.param([None, (b"idempotency-key", b"a\x7fb")], 400, id="idempotency-key-with-control-character"),
        pytest.param([None, (b"idempotency-key", b"x" * 201)], 400, id="idempotency-key-too-long"),
        pytest.param([None, *[(b"x-many", b"1")] * 5000], 200, id="many-headers"),
        pytest.param([None, (b"cookie", b"\xff=;;=\x00")], 200, id="broken-cookie"),
        pytest.param([None, (b"content-encoding", b"gzip")], 400, id="encoding-that-is-not-taken"),
        pytest.param([None, (b"x-forwarded-for", b"\xff")], 200, id="broken-forwarded-for"),
        pytest.param([None, (b"host", b"\xff"), (b"host", b"b")], 200, id="two-hosts"),
    ],
)
def test_strange_headers_are_answered_in_order(shared: Running, headers: list[Any], status: int) -> None:
    filled = [bearer(shared.key()) if header is None else header for header in headers]
    answer = send(shared, "POST", b"/v1/candidates", [*filled, JSON], b'{"name": "Ada"}')
    assert_in_order(answer)
    assert answer.status == status, answer


ENCODED = st.binary(max_size=12).map(lambda raw: b"".join(b"%%%02X" % byte for byte in raw))
PIECES = st.sampled_from([b"candidates", b"teams", b"assessments", b"account", b"members", b"analysis", b"take", b""])
TARGET = st.builds(
    lambda parts, query: b"/v1/" + b"/".join(parts) + (b"?" + query if query else b""),
    st.lists(PIECES | ENCODED, max_size=4),
    st.lists(
        st.builds(
            lambda name, value: name + b"=" + value,
            st.sampled_from([b"q", b"limit", b"cursor", b"order", b"status"]) | ENCODED,
            ENCODED | st.binary(max_size=8),
        ),
        max_size=3,
    ).map(b"&".join),
)
VALUE = st.binary(max_size=40).filter(lambda value: not {10, 13, 0}.intersection(value))
HEADERS = st.lists(
    st.tuples(
        st.sampled_from([b"authorization", b"idempotency-key", b"content-type", b"accept", b"content-length", b"host"]),
        VALUE,
    ),
    max_size=4,
)
METHODS = st.sampled_from(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW"])


def throw(running: Running, key: str, examples: int, *, repeatable: bool) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=repeatable,
        suppress_health_check=list(HealthCheck),
    )
    @given(method=METHODS, target=TARGET, headers=HEADERS, keyed=st.booleans(), body=st.binary(max_size=60))
    def throw_one(method: str, target: bytes, headers: Headers, keyed: bool, body: bytes) -> None:
        answer = send(running, method, target, [*([bearer(key)] if keyed else []), *headers], body)
        if method == "HEAD":
            assert answer.status in STATUSES
        else:
            assert_in_order(answer)

    throw_one()


def test_any_bytes_are_answered_in_order(shared: Running, key: str) -> None:
    throw(shared, key, 150, repeatable=True)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_many_kinds_of_bytes_are_answered_in_order(shared: Running, key: str) -> None:
    throw(shared, key, 10_000, repeatable=False)
