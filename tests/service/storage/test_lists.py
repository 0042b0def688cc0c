"""Lists: what a search finds on every page, and how many there are of what."""

from datetime import timedelta
from urllib.parse import quote

import pytest

from discern.service.jobs.retention import run_retention
from tests.support.running import Running


def names_of(running: Running, key: str, query: str) -> list[str]:
    return [each["name"] for each in running.call("GET", f"/candidates?{query}", None, key).json()["data"]]


def all_names(running: Running, key: str, query: str) -> list[str]:
    """Of all pages, of two people each."""
    found, cursor = [], ""
    while True:
        page = running.call("GET", f"/candidates?limit=2&{query}{cursor}", None, key).json()
        found += [each["name"] for each in page["data"]]
        if not page["has_more"]:
            return found
        cursor = f"&cursor={page['next_cursor']}"


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("order=newest", ["Zoe 4", "Zoe 3", "Zoe 2", "Zoe 1"]),
        ("order=oldest", ["Zoe 1", "Zoe 2", "Zoe 3", "Zoe 4"]),
        ("sort=name", ["Zoe 1", "Zoe 2", "Zoe 3", "Zoe 4"]),
    ],
)
@pytest.mark.exhaustive
def test_a_name_is_found_on_every_page(running: Running, order: str, expected: list[str]) -> None:
    key = running.key()
    for name in ("Ada", "Zoe 1", "Bo", "Cy", "Zoe 2", "Zoe 3", "Di", "Ed", "Flo", "Zoe 4", "Gil"):
        running.call("POST", "/candidates", {"name": name}, key)
    assert all_names(running, key, f"q=zoe&{order}") == expected
    assert all_names(running, key, f"q=zoe%203&{order}") == ["Zoe 3"]
    assert all_names(running, key, f"q=ZO&{order}") == expected
    assert all_names(running, key, f"q=3&{order}") == ["Zoe 3"]
    assert all_names(running, key, f"q=zo%25x&{order}") == all_names(running, key, f"q=_&{order}") == []


def test_a_letter_is_found_in_any_script_and_beside_wildcards(running: Running) -> None:
    key = running.key()
    for name in ("王小明", "Ömer Çağ", "Ω", "50% Ann", "a_b", "Bu", "Cy", "Di"):
        running.call("POST", "/candidates", {"name": name}, key)
    for text, found in (
        ("小", "王小明"),
        ("ö", "Ömer Çağ"),
        ("ÇA", "Ömer Çağ"),
        ("ω", "Ω"),
        ("0%", "50% Ann"),
        ("a 5", "50% Ann"),
        ("a_b", "a_b"),
    ):
        assert all_names(running, key, f"q={quote(text)}") == [found]


def test_who_is_idle_is_found_on_every_page(running: Running) -> None:
    key = running.key()
    for name in ("Ada", "Bo", "Cy"):
        running.call("POST", "/candidates", {"name": name}, key)
    running.clock.advance(days=40)
    active = running.call("POST", "/assessments", {"candidate": {"name": "Di"}}, key).json()["candidate"]["id"]
    running.clock.advance(days=40)
    running.call("POST", "/assessments", {"candidate_id": active}, key)
    for name in ("Ed", "Flo", "Gil"):
        running.call("POST", "/candidates", {"name": name}, key)
    assert all_names(running, key, "idle_days=30") == ["Cy", "Bo", "Ada"]
    assert all_names(running, key, "idle_days=30&q=o") == ["Bo"]


def test_people_in_groups_are_counted_of_those_who_are_searched_for(running: Running) -> None:
    key = running.key()
    for name in ("Zoe 1", "Ada", "Zoe 2", "Zoe 3", "Bo", "Cy", "Di"):
        running.call("POST", "/assessments", {"candidate": {"name": name}}, key)
    totals = running.call("GET", "/candidates?include=profile&q=zoe", None, key).json()["totals"]
    assert totals == {"with_profile": 0, "waiting": 3, "to_invite": 0}


def test_usage_counts_what_is_there(running: Running) -> None:
    key = running.key()

    def usage() -> dict[str, int]:
        counted: dict[str, int] = running.call("GET", "/account", None, key).json()["usage"]
        return counted

    made = running.call("POST", "/assessments", {"candidate": {"name": "Ada"}}, key).json()
    team = running.call("POST", "/teams", {"name": "Quay"}, key).json()
    assert usage() == {"candidates": 1, "assessments": 1, "completed": 0, "teams": 1}
    running.call("DELETE", f"/candidates/{made['candidate']['id']}", None, key)
    running.call("DELETE", f"/teams/{team['id']}", None, key)
    assert usage() == {"candidates": 0, "assessments": 0, "completed": 0, "teams": 0}


def test_what_has_expired_is_listed_before_and_after_it_is_marked(running: Running) -> None:
    key = running.key()
    ends = (running.clock() + timedelta(days=1)).isoformat()
    body = {"candidate": {"name": "Ada"}, "expires_at": ends}
    made = [running.call("POST", "/assessments", body, key).json()["id"] for _ in range(3)]

    def listed(status: str) -> list[str]:
        page = running.call("GET", f"/assessments?status={status}", None, key).json()
        return [each["id"] for each in page["data"]]

    assert listed("created") == made[::-1]
    running.clock.advance(days=2)
    assert (listed("created"), listed("expired")) == ([], made[::-1])
    running.portal.call(run_retention, running.service)
    assert (listed("created"), listed("expired")) == ([], made[::-1])
