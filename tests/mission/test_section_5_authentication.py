"""5. Authentication: `Authorization: Bearer <API_KEY>`; 401 without a valid key, 403 without the rights."""

from collections.abc import Iterator

import httpx
import pytest

from tests.mission.installation import Installation
from tests.mission.interface import Interface


def _ask(rest: Interface, **headers: str) -> httpx.Response:
    return httpx.get(f"{rest.url}/assessments", headers=headers)


def test_the_key_is_sent_as_a_bearer(rest: Interface) -> None:
    assert _ask(rest, Authorization=f"Bearer {rest.key}").status_code == 200


def test_a_request_without_a_key_is_answered_with_401(rest: Interface) -> None:
    assert _ask(rest).status_code == 401


@pytest.mark.parametrize("sent", ["Bearer", "Bearer {}x", "Bearer dsc_none", "Basic {}", "{}", "bearer: {}"])
def test_a_request_with_an_invalid_key_is_answered_with_401(rest: Interface, sent: str) -> None:
    answer = _ask(rest, Authorization=sent.format(rest.key))
    assert answer.status_code == 401
    assert rest.key not in answer.text


def test_a_key_anywhere_else_counts_for_nothing(rest: Interface) -> None:
    answer = httpx.get(f"{rest.url}/assessments", params={"api_key": rest.key}, headers={"X-Api-Key": rest.key})
    assert answer.status_code == 401


@pytest.fixture(scope="module")
def reader(installation: Installation) -> Iterator[Interface]:
    """A key that reads assessments, and nothing else."""
    with installation.interface("assessments:read") as reader:
        yield reader


def test_a_key_that_lacks_the_rights_is_answered_with_403(reader: Interface) -> None:
    assert reader.call("GET", "/assessments").status_code == 200
    refused = reader.call("POST", "/assessments", {"candidate": {"name": "Ada"}})
    assert (refused.status_code, refused.json()["code"]) == (403, "scope_missing")
    assert "assessments:write" in refused.json()["detail"], "it says which right is missing"


def test_a_key_is_shown_once_and_not_kept(installation: Installation, reader: Interface) -> None:
    assert reader.key not in installation.run("keys", "list")
    assert reader.key not in installation.log.read_text()


def test_a_revoked_key_is_refused_at_once(installation: Installation) -> None:
    with installation.interface("teams:read") as revoked:
        assert revoked.call("GET", "/teams").status_code == 200
        key = revoked.get("/account")["key"]["id"]
        installation.run("keys", "revoke", key)
        assert revoked.call("GET", "/teams").status_code == 401
