"""2. Resources and their fields: assessments, results, teams, analyses and reports, addressed by opaque text."""

from typing import Any
from urllib.parse import quote

import pytest

from tests.mission.interface import Interface, complete, invite, wait_until


def test_an_assessment_is_listed_from_its_creation_on(rest: Interface) -> None:
    made = invite(rest, "Zoë O’Hara-Lindström")
    assert rest.list("/assessments", q="o’hara-lind") == [made]


def test_results_are_addressed_by_the_id_of_the_assessment(rest: Interface) -> None:
    ada = complete(rest, "Ada")
    assert rest.get(f"/assessments/{ada.assessment}/results")["assessment_id"] == ada.assessment


def test_the_composition_of_a_team_can_change_and_its_analysis_follows(rest: Interface) -> None:
    ada, bo = complete(rest, "Ada"), complete(rest, "Bo", "SCID")
    team = rest.post("/teams", {"name": "Harbour", "members": [ada.id]})
    path = f"/teams/{team['id']}"
    assert _people_of(rest, path) == {"Ada"}
    assert rest.call("PUT", f"{path}/members/{bo.id}").status_code == 200
    assert _people_of(rest, path) == {"Ada", "Bo"}
    assert rest.call("DELETE", f"{path}/members/{ada.id}").status_code == 200
    assert _people_of(rest, path) == {"Bo"}


def _people_of(rest: Interface, path: str) -> set[str]:
    analysis, team = rest.get(f"{path}/analysis"), rest.get(path)
    on_map = {point["name"] for point in analysis["map"]}
    assert on_map == {member["name"] for member in team["members"]}
    return on_map


def test_a_report_becomes_ready_some_time_after_it_is_requested(rest: Interface) -> None:
    ada = complete(rest, "Ada")
    asked = rest.post("/reports", {"subject": {"type": "assessment", "id": ada.assessment}, "length": "short"})
    assert asked["status"] == "queued"
    wait_until(lambda: rest.get(f"/reports/{asked['id']}")["status"] == "ready")


def _ids_in(value: Any) -> list[object]:
    if isinstance(value, dict):
        own = [each for name, each in value.items() if name == "id" or name.endswith("_id")]
        return [*own, *(found for each in value.values() for found in _ids_in(each))]
    return [found for each in value for found in _ids_in(each)] if isinstance(value, list) else []


def test_ids_are_text(rest: Interface) -> None:
    ada = complete(rest, "Ada")
    team = rest.post("/teams", {"name": "Harbour", "members": [ada.id]})
    analysis, results = rest.get(f"/teams/{team['id']}/analysis"), rest.get(f"/assessments/{ada.assessment}/results")
    ids = _ids_in([team, analysis["map"], results["candidate"], rest.get(f"/assessments/{ada.assessment}")])
    assert ids
    assert all(isinstance(each, str) or each is None for each in ids)


@pytest.mark.parametrize("id_", ["0", "-1", "null", "asm_nobody", "grün", "a b", "1' OR '1'='1", "<b>", "x" * 100])
@pytest.mark.parametrize("path", ["/assessments/{}/results", "/teams/{}/analysis"])
def test_any_text_that_is_no_id_of_ours_is_not_found(rest: Interface, path: str, id_: str) -> None:
    assert rest.call("GET", path.format(quote(id_, safe=""))).status_code == 404
