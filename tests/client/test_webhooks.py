"""The receiver's side: only what the service signed, just now and as it came, is let in."""

import base64
import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime

import pytest
import standardwebhooks
from hypothesis import given, strategies as st

from discern.client.webhooks import (
    FutureDeliveryError,
    MalformedDeliveryError,
    StaleDeliveryError,
    UnsignedDeliveryError,
    WebhookError,
    WronglySignedDeliveryError,
    verify,
)
from discern.contract.models.events import Event
from discern.contract.webhook_signing import read_secret, sign_delivery, write_secret

NOW = 1_795_165_200
SECRET = write_secret(bytes(range(32)))
OTHER = write_secret(bytes(range(1, 33)))
BODY = b'{"type":"team.updated","timestamp":"2026-11-20T09:00:00Z","data":{"team_id":"team_1"}}'
HEADERS = sign_delivery([SECRET], "evt_1", NOW, BODY)


def check(
    headers: Mapping[str, str] = HEADERS, body: bytes | str = BODY, secret: str = SECRET, now: float = NOW
) -> Event:
    return verify(headers, body, secret, now=now)


def test_a_delivery_becomes_its_event() -> None:
    at = datetime(2026, 11, 20, 9, tzinfo=UTC)
    expected = Event(id="evt_1", type="team.updated", timestamp=at, data={"team_id": "team_1"})
    assert check() == expected
    assert check({name.upper(): value for name, value in HEADERS.items()}, BODY.decode()) == expected


def test_either_secret_will_do_on_either_side() -> None:
    both = sign_delivery([OTHER, SECRET], "evt_1", NOW, BODY)
    assert check(both).id == check(both, secret=OTHER).id == "evt_1"
    assert verify(HEADERS, BODY, [OTHER, SECRET], now=NOW).id == "evt_1"


def sign(key: bytes, id_: str, timestamp: int, body: bytes) -> str:
    """A signature as the standard describes it, of any bytes."""
    signed = b"%s.%d.%s" % (id_.encode(), timestamp, body)
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


def without(name: str) -> dict[str, str]:
    return {key: value for key, value in HEADERS.items() if key != name}


WRONG = {
    "no-id": (without("webhook-id"), UnsignedDeliveryError, "webhook-id is missing"),
    "no-time": (without("webhook-timestamp"), UnsignedDeliveryError, "webhook-timestamp is missing"),
    "no-signature": (without("webhook-signature"), UnsignedDeliveryError, "webhook-signature is missing"),
    "empty-signature": ({**HEADERS, "webhook-signature": " "}, UnsignedDeliveryError, "webhook-signature is missing"),
    "nothing": ({}, UnsignedDeliveryError, "is missing"),
    "words-for-time": ({**HEADERS, "webhook-timestamp": "today"}, MalformedDeliveryError, "Unix seconds"),
    "fraction": ({**HEADERS, "webhook-timestamp": f"{NOW}.5"}, MalformedDeliveryError, "Unix seconds"),
    "nan": ({**HEADERS, "webhook-timestamp": "nan"}, MalformedDeliveryError, "Unix seconds"),
    "other-digits": ({**HEADERS, "webhook-timestamp": "١٢٣"}, MalformedDeliveryError, "Unix seconds"),
    "no-version": ({**HEADERS, "webhook-signature": "abc"}, MalformedDeliveryError, "v1,"),
    "other-version": (
        {**HEADERS, "webhook-signature": HEADERS["webhook-signature"].replace("v1,", "v2,")},
        MalformedDeliveryError,
        "v1,",
    ),
    "letters-in-id": ({**HEADERS, "webhook-id": "é"}, MalformedDeliveryError, "ASCII"),
    "not-base64": ({**HEADERS, "webhook-signature": "v1,*** v1,é"}, WronglySignedDeliveryError, "No signature"),
    "another-id": ({**HEADERS, "webhook-id": "evt_2"}, WronglySignedDeliveryError, "No signature"),
    "another-time": ({**HEADERS, "webhook-timestamp": str(NOW + 1)}, WronglySignedDeliveryError, "No signature"),
}


@pytest.mark.parametrize(("headers", "kind", "message"), WRONG.values(), ids=WRONG)
def test_errors_differ_by_kind(headers: dict[str, str], kind: type[WebhookError], message: str) -> None:
    with pytest.raises(kind, match=message):
        check(headers)


@pytest.mark.parametrize(
    ("now", "kind"),
    [
        pytest.param(NOW + 300, None, id="five-minutes-old"),
        pytest.param(NOW + 301, StaleDeliveryError, id="older"),
        pytest.param(NOW - 300, None, id="five-minutes-ahead"),
        pytest.param(NOW - 301, FutureDeliveryError, id="further-ahead"),
    ],
)
def test_only_what_was_signed_just_now_counts(now: float, kind: type[WebhookError] | None) -> None:
    if kind is None:
        check(now=now)
    else:
        with pytest.raises(kind):
            check(now=now)


@pytest.mark.parametrize("body", [b"{}", b"[]", b"null", b"{", b"\xff", b"", b'{"type": "x"}', b"[" * 100_000])
def test_a_body_that_is_no_event_is_refused_though_signed(body: bytes) -> None:
    signed = {**HEADERS, "webhook-signature": sign(read_secret(SECRET), "evt_1", NOW, body)}
    with pytest.raises(MalformedDeliveryError):
        check(signed, body)


def test_fields_and_types_that_come_later_are_read() -> None:
    content = {**json.loads(BODY), "type": "moon.rose", "more": 1}
    body = json.dumps(content).encode()
    assert check(sign_delivery([SECRET], "evt_1", NOW, body), body).type == "moon.rose"


@pytest.mark.parametrize(
    "wrong", ["", "whsec_", "whsec_***", "whsec_YWJj", "whsec_" + base64.b64encode(bytes(65)).decode(), "whsec_é"]
)
def test_a_secret_that_is_none_is_a_mistake_of_the_receiver(wrong: str) -> None:
    with pytest.raises(ValueError, match="secret") as caught:
        check(secret=wrong)
    assert not wrong or wrong not in str(caught.value)
    with pytest.raises(ValueError, match="at least one"):
        verify(HEADERS, BODY, [])


@given(size=st.integers(24, 64), id_=st.from_regex(r"evt_[0-9A-Za-z]{1,30}", fullmatch=True), data=st.text(max_size=50))
def test_the_reference_package_agrees(size: int, id_: str, data: str) -> None:
    secret = write_secret(secrets.token_bytes(size))
    body = json.dumps({"type": "t", "timestamp": "2026-11-20T09:00:00Z", "data": {"x": data}}).encode()
    at = datetime.now(UTC)
    headers = sign_delivery([secret], id_, int(at.timestamp()), body)
    assert standardwebhooks.Webhook(secret).verify(body, headers) == json.loads(body)
    assert headers["webhook-signature"] == standardwebhooks.Webhook(secret).sign(id_, at, body.decode())
    assert verify(headers, body, secret).data == {"x": data}


HEADER_NAMES = st.sampled_from(["webhook-id", "Webhook-Timestamp", "webhook-signature", "other"])


@given(headers=st.dictionaries(HEADER_NAMES, st.text(max_size=30)), body=st.binary(max_size=60) | st.text(max_size=60))
def test_whatever_comes_from_outside_raises_nothing_else(headers: dict[str, str], body: bytes | str) -> None:
    for given_headers in (headers, {**HEADERS, **headers}):
        with suppress(WebhookError):
            check(given_headers, body)


def test_lengths_of_keys_are_those_of_the_standard() -> None:
    for size in (23, 65):
        with pytest.raises(ValueError, match="bytes"):
            write_secret(bytes(size))
    for size in (24, 64):
        assert read_secret(write_secret(bytes(size))) == bytes(size)
