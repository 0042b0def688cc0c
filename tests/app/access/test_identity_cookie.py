"""The cookie of who has signed in: browsers keep it whatever the provider says, and it makes nobody somebody else."""

from datetime import UTC, datetime
from http.cookies import SimpleCookie
from typing import Any

import pytest
from hypothesis import given, strategies as st
from starlette.responses import Response

from discern_app.access.signed_in import CLAIMS, read_cookie, seal_claims, set_cookie, unseal_claims

HOST = "discern.example.org"
NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
WHO = {
    "iss": "https://login.example.org/tenants/8f3a61c0-9d57-b24e-51d7-e0a96c3b8f42/v2.0",
    "sub": "s" * 200,
    "email": f"{'a' * 64}@{'b' * 180}.example",
    "email_verified": True,
    "provider": "auth0",
}
BROWSERS_KEEP = 4096
"""Bytes of a cookie with its name and attributes that RFC 6265 asks of browsers at least."""


def kept(claims: dict[str, Any]) -> dict[str, Any] | None:
    """What the app reads of a cookie with these claims after a browser has kept it; None where the browser doesn't."""
    response = Response()
    set_cookie(response, HOST, claims)
    header = response.headers["set-cookie"]
    if len(header.encode()) > BROWSERS_KEEP:
        return None
    return read_cookie({name: each.value for name, each in SimpleCookie(header).items()}, HOST)


@pytest.mark.parametrize("name", ["Ada Lovelace", "n" * 200, "名" * 200, "é" * 200], ids=["short", "ascii", "cjk", "é"])
def test_a_name_as_long_as_names_may_be_is_kept(name: str) -> None:
    found = kept(WHO | {"name": name})
    assert found is not None
    assert found.items() >= (WHO | {"name": name}).items()


@pytest.mark.parametrize(
    "name", ["名" * 500, "😀" * 500, "\x01" * 500, "n" * 10_000], ids=["cjk", "emoji", "control", "ascii"]
)
def test_without_room_for_the_name_the_person_is_kept(name: str) -> None:
    found = kept(WHO | {"name": name})
    assert found is not None
    assert found.items() >= WHO.items()
    assert "name" not in found


@given(
    st.dictionaries(st.sampled_from(CLAIMS[:-1]), st.booleans() | st.text() | st.text().map(lambda text: text * 200))
)
def test_no_claim_is_cut_short(claims: dict[str, Any]) -> None:
    value = seal_claims(claims, NOW)
    found = unseal_claims(value)
    assert len(value) < 3_800
    assert found is not None
    assert found.pop("iat") == NOW.timestamp()
    assert found.items() <= claims.items()
