"""8. Limits: every answer says how many requests are left; beyond the limit it is 429."""

from collections.abc import Iterator

import httpx
import pytest

from tests.mission.installation import Installation
from tests.mission.interface import REMAINING, Interface

LIMIT = 600
"""Requests a minute and key, unless the installation says otherwise."""


@pytest.fixture
def fresh(installation: Installation) -> Iterator[Interface]:
    """A key that nobody has used yet."""
    with installation.interface("teams:read") as fresh:
        yield fresh


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/teams"), ("POST", "/teams"), ("GET", "/teams/nowhere"), ("GET", "/nowhere"), ("PUT", "/teams")],
)
def test_every_answer_says_how_many_requests_are_left(rest: Interface, method: str, path: str) -> None:
    with_key, without = rest.call(method, path), httpx.request(method, rest.url + path)
    assert int(with_key.headers[REMAINING]) >= 0
    assert int(without.headers[REMAINING]) >= 0


def test_beyond_the_limit_the_answer_is_429_and_says_when_to_ask_again(rest: Interface, fresh: Interface) -> None:
    first = int(fresh.call("GET", "/teams").headers[REMAINING])
    assert first == LIMIT - 1
    # What was used a tenth of a second ago may be used again, so it takes a few more than the limit.
    for _ in range(3 * LIMIT):
        answer = fresh.call("GET", "/teams/nowhere")
        if answer.status_code == 429:
            break
    assert (answer.status_code, answer.headers[REMAINING]) == (429, "0")
    assert answer.json()["code"] == "rate_limited"
    assert int(answer.headers["Retry-After"]) >= 1
    assert rest.call("GET", "/teams").status_code == 200, "other keys have limits of their own"
