"""Whatever goes wrong on the wire ends in a named error."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime

import httpx
import pytest
from hypothesis import given, strategies as st

from discern.client import (
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
from discern.client.http.responses import (
    LONGEST_RETRY_AFTER,
    WIRE_ERRORS,
    error_of_exception,
    error_of_response,
    retry_after,
)
from discern.contract import operations

NOW = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)


def httpx_exceptions() -> Iterator[type[Exception]]:
    for name in dir(httpx):
        member = getattr(httpx, name)
        if isinstance(member, type) and issubclass(member, Exception):
            yield member


def instance_of(kind: type[Exception]) -> Exception:
    if issubclass(kind, httpx.HTTPStatusError):
        request = httpx.Request("GET", "http://service")
        return kind("failed", request=request, response=httpx.Response(500, request=request))
    try:
        return kind("failed")
    except TypeError:
        return kind()


@pytest.mark.parametrize("kind", [*httpx_exceptions(), OSError, TimeoutError, ConnectionResetError])
def test_no_exception_of_the_wire_escapes(kind: type[Exception]) -> None:
    assert issubclass(kind, WIRE_ERRORS)

    def fail(_request: httpx.Request) -> httpx.Response:
        raise instance_of(kind)

    with (
        Client("http://service/v1", "key", transport=httpx.MockTransport(fail), sleep=lambda _seconds: None) as client,
        pytest.raises(DiscernError) as caught,
    ):
        client.send(operations.GET_ACCOUNT())
    assert caught.value.status is None
    assert caught.value.operation == "get_account"
    assert "key" not in caught.value.message


@pytest.mark.parametrize(
    ("raised", "expected", "maybe_done"),
    [
        (httpx.ConnectError(""), ServiceUnreachable, False),
        (httpx.ConnectTimeout(""), ServiceUnreachable, False),
        (httpx.PoolTimeout(""), TimedOut, False),
        (httpx.ReadTimeout(""), TimedOut, True),
        (httpx.WriteTimeout(""), TimedOut, True),
        (TimeoutError(), TimedOut, True),
        (httpx.ReadError(""), ServiceUnreachable, True),
        (httpx.RemoteProtocolError(""), ServiceUnreachable, True),
        (httpx.DecodingError(""), UnreadableAnswer, True),
        (httpx.LocalProtocolError(""), InvalidRequest, False),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else None,
)
def test_an_exception_says_what_to_do_and_whether_the_call_may_have_been_done(
    raised: Exception, expected: type[DiscernError], maybe_done: bool
) -> None:
    error = error_of_exception("create_team", raised)
    assert type(error) is expected
    assert error.maybe_done is maybe_done


@pytest.mark.parametrize(
    ("status", "expected"),
    [
        (302, UnreadableAnswer),
        (400, InvalidRequest),
        (401, NotAuthenticated),
        (403, NotPermitted),
        (404, NotFound),
        (408, TimedOut),
        (409, InvalidRequest),
        (410, NotFound),
        (422, InvalidRequest),
        (429, RateLimited),
        (500, ServerError),
        (503, ServerError),
        (599, ServerError),
    ],
)
@pytest.mark.parametrize(
    "body",
    [b"", b"<html>oops</html>", b"null", b"[1]", b'{"error": 7}', b'{"errors": [1, {"field": 2}]}', b"[" * 60_000],
    ids=["empty", "html", "null", "list", "number", "odd errors", "deep"],
)
def test_every_status_is_named_whatever_the_body(status: int, expected: type[DiscernError], body: bytes) -> None:
    error = error_of_response("get_team", status, httpx.Headers(), body, NOW)
    assert type(error) is expected
    assert (error.status, error.body) == (status, body)
    assert error.message
    assert "<" not in error.message


@pytest.mark.parametrize(
    ("body", "detail", "code"),
    [
        (
            b'{"title": "Bad Request", "detail": "No such form.", "code": "invalid_parameter"}',
            "No such form.",
            "invalid_parameter",
        ),
        (b'{"error": "No such form."}', "No such form.", None),
        (b'{"error": {"code": "bad_form", "message": "No such form."}}', "No such form.", "bad_form"),
        (b'{"status": "error", "error_code": 17, "message": "No such\\n form."}', "No such form.", "17"),
        (b"<h1>Bad gateway</h1>", "The service did not accept what was sent.", None),
    ],
    ids=["problem", "text", "object", "status and code", "html"],
)
def test_an_error_body_is_read_in_the_shapes_services_use(body: bytes, detail: str, code: str | None) -> None:
    error = error_of_response("create_assessment", 400, httpx.Headers({"X-Request-Id": "req_1"}), body, NOW)
    assert (error.message, error.code, error.request_id) == (detail, code, "req_1")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("2026-12-06T12:00:00Z", datetime(2026, 12, 6, 12, tzinfo=UTC)),
        ("2026-12-06", None),
        ("soon", None),
        (1_796_558_400, None),
    ],
)
def test_when_a_link_expired_is_told(written: object, read: datetime | None) -> None:
    body = json.dumps({"detail": "It has expired.", "code": "link_expired", "expired_at": written}).encode()
    assert error_of_response("open_link", 404, httpx.Headers(), body, NOW).expired_at == read


def test_invalid_fields_are_named() -> None:
    body = b'{"detail": "Two fields are wrong.", "errors": [{"field": "candidate.name", "message": "too long"}]}'
    (field,) = error_of_response("create_assessment", 400, httpx.Headers(), body, NOW).errors
    assert (field.field, field.message) == ("candidate.name", "too long")


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("7", 7.0),
        ("0.5", 0.5),
        (None, 1.0),
        ("soon", 1.0),
        ("-3", 1.0),
        ("nan", 1.0),
        ("1e999", 1.0),
        ("9999999", 86_400.0),
        ("Fri, 20 Nov 2026 09:30:30 GMT", 30.0),
        ("Fri, 20 Nov 2026 09:30:30 -0000", 30.0),
        ("Fri, 20 Nov 2026 09:29:00 GMT", 0.0),
        ("Fri, 20 Nov 2026 09:30:30 +99999999999999", 1.0),
        ("Fri, 20 Nov 99999999999999999999 09:30:30 GMT", 1.0),
    ],
)
def test_retry_after_is_seconds_or_a_date(value: str | None, seconds: float) -> None:
    assert retry_after({} if value is None else {"Retry-After": value}, NOW) == seconds


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"X-RateLimit-Reset": "48"}, 48.0),
        ({"RateLimit-Reset": f"{int(NOW.timestamp()) + 30}"}, 30.0),
        ({"Retry-After": "soon", "X-RateLimit-Reset": "48"}, 48.0),
        ({"Retry-After": "7", "X-RateLimit-Reset": "48"}, 7.0),
    ],
)
def test_without_retry_after_the_limit_s_renewal_is_waited_for(headers: dict[str, str], seconds: float) -> None:
    assert retry_after(headers, NOW) == seconds


@given(st.text(st.characters(codec="latin-1"), max_size=40) | st.integers().map("Fri, 20 Nov 2026 09:30:30 +{}".format))
def test_whatever_retry_after_says_too_many_requests_is_an_error_with_a_wait(value: str) -> None:
    error = error_of_response("get_account", 429, {"Retry-After": value}, b"", NOW)
    assert isinstance(error, RateLimited)
    assert 0 <= error.retry_after <= LONGEST_RETRY_AFTER
