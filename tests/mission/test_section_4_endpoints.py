"""4. Endpoints: the four that the specification names, and what it says of all."""

from typing import Any

import httpx
import pytest

from tests.mission.interface import REMAINING, Interface, complete, invite


def test_get_assessments_lists_all_assessments(rest: Interface) -> None:
    made = [invite(rest, f"Guest {number}")["id"] for number in range(3)]
    listed = [each["id"] for each in rest.list("/assessments")]
    assert set(made) <= set(listed)
    assert len(listed) == len(set(listed))


def test_post_assessments_creates_a_new_one(rest: Interface) -> None:
    answer = rest.call("POST", "/assessments", {"candidate": {"name": "Ada"}})
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "application/json")


def test_get_assessments_id_results_gives_the_results(rest: Interface) -> None:
    ada = complete(rest, "Ada")
    assert rest.call("GET", f"/assessments/{ada.assessment}/results").json()["scores"].keys() == set("DISC")


def test_get_teams_id_analysis_gives_the_disc_analysis(rest: Interface) -> None:
    team = rest.post("/teams", {"name": "Nobody yet"})
    analysis = rest.get(f"/teams/{team['id']}/analysis")
    assert (analysis["team"]["id"], analysis["size"], analysis["profiled"]) == (team["id"], 0, 0)


def test_a_list_is_read_page_by_page_to_its_end_and_nothing_is_left_out_or_doubled(rest: Interface) -> None:
    made = {invite(rest, f"Page {number}")["id"] for number in range(5)}
    seen: list[str] = []
    cursor: dict[str, str] = {}
    while True:
        page = rest.get("/assessments", limit="2", q="Page ", **cursor)
        assert len(page["data"]) <= 2
        seen += [each["id"] for each in page["data"]]
        assert page["has_more"] == (page["next_cursor"] is not None)
        if not page["has_more"]:
            break
        cursor = {"cursor": page["next_cursor"]}
    assert sorted(seen) == sorted(made)


@pytest.fixture(scope="module")
def described(rest: Interface) -> Any:
    """The interface's own description, which needs no key."""
    return httpx.get(f"{rest.url}/openapi.json").raise_for_status().json()


def test_the_four_endpoints_of_the_specification_are_described(described: Any) -> None:
    paths = {path.replace("{assessment_id}", "{id}").replace("{team_id}", "{id}") for path in described["paths"]}
    assert {"/assessments", "/assessments/{id}/results", "/teams/{id}/analysis"} <= paths
    assert {"get", "post"} <= described["paths"]["/assessments"].keys()


def test_every_endpoint_that_is_described_requires_a_key_and_tells_the_remaining_requests(
    rest: Interface, described: Any
) -> None:
    with httpx.Client(timeout=60) as http:
        for path, operations in described["paths"].items():
            for method in operations.keys() & {"get", "post", "put", "patch", "delete"}:
                answer = http.request(method, rest.url + path.replace("{", "").replace("}", ""))
                assert answer.status_code == 401, (method, path)
                assert int(answer.headers[REMAINING]) >= 0, (method, path)
