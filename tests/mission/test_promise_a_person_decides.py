"""People decide who sees their results, take along what is stored about them, and leave nothing when they go."""

import json
from pathlib import Path

from tests.mission.installation import Installation
from tests.mission.interface import Interface, Person, agree, answer, complete, invite

NAME, ADDRESS = "Wilhelmina Quist-Zebulon", "quist.zebulon@example.org"


def _show_to(rest: Interface, person: Person, visibility: str) -> None:
    body = {"visibility": visibility}
    rest.call("PUT", f"/candidates/{person.id}/visibility", body, **person.private).raise_for_status()


def test_what_somebody_keeps_to_themselves_no_key_reads_and_no_team_counts(rest: Interface) -> None:
    ada, bo = complete(rest, "Ada"), complete(rest, "Bo", "SCID")
    team = rest.post("/teams", {"name": "Harbour", "members": [ada.id, bo.id]})
    _show_to(rest, ada, "private")
    path = f"/assessments/{ada.assessment}/results"
    refused = rest.call("GET", path)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_shared")
    analysis = rest.get(f"/teams/{team['id']}/analysis")
    assert (analysis["size"], analysis["profiled"], analysis["not_shared"]) == (2, 1, 1)
    assert [point["name"] for point in analysis["map"]] == ["Bo"]
    assert rest.call("GET", path, **ada.private).status_code == 200, "their own link still reads them"
    _show_to(rest, ada, "organisation")
    assert rest.call("GET", path).status_code == 200


def test_nobody_else_shows_what_somebody_hides(rest: Interface) -> None:
    ada, bo = complete(rest, "Ada"), complete(rest, "Bo")
    _show_to(rest, ada, "private")
    for private, status in (({}, 403), (bo.private, 404)):
        body = {"visibility": "organisation"}
        refused = rest.call("PUT", f"/candidates/{ada.id}/visibility", body, **private)
        assert refused.status_code == status
    assert rest.call("GET", f"/assessments/{ada.assessment}/results").status_code == 403


def test_everything_that_is_stored_about_somebody_is_theirs_to_take_along(rest: Interface) -> None:
    ada = complete(rest, NAME, email=ADDRESS)
    rest.post("/teams", {"name": "Harbour", "members": [ada.id]})
    export = rest.call("GET", f"/candidates/{ada.id}/export", **ada.private).raise_for_status().json()
    assert (export["candidate"]["name"], export["candidate"]["email"]) == (NAME, ADDRESS)
    assert [team["name"] for team in export["teams"]] == ["Harbour"]
    [taken] = export["assessments"]
    assert len(taken["answers"]) == 12
    assert taken["results"]["scores"] == rest.get(f"/assessments/{ada.assessment}/results")["scores"]


def test_who_withdraws_their_consent_has_no_answers_left(rest: Interface) -> None:
    ada = agree(rest, invite(rest, "Ada"))
    answer(rest, ada, blocks=4)
    path = f"/assessments/{ada.assessment}"
    rest.call("POST", f"{path}/consent", {"accepted": False}, **ada.private).raise_for_status()
    export = rest.get(f"/candidates/{ada.id}/export")
    assert [each["answers"] for each in export["assessments"]] == [[]]
    assert rest.get(path)["status"] == "cancelled"


def test_whoever_is_erased_leaves_no_byte(installation: Installation, rest: Interface) -> None:
    ada = complete(rest, NAME, email=ADDRESS)
    report = rest.post("/reports", {"subject": {"type": "assessment", "id": ada.assessment}, "length": "short"})
    assert any(ADDRESS.encode() in file for file in _files_of(installation))
    erased = rest.call("DELETE", f"/candidates/{ada.id}", **ada.private)
    assert erased.status_code == 200, erased.text
    for path in (f"/candidates/{ada.id}", f"/assessments/{ada.assessment}", f"/reports/{report['id']}"):
        assert rest.call("GET", path).status_code == 404
    for others in rest.list("/candidates", q=NAME):
        rest.delete(f"/candidates/{others['id']}")
    assert NAME not in json.dumps(rest.list("/candidates"))
    assert not any(text.encode() in file for text in (NAME, ADDRESS) for file in _files_of(installation))


def _files_of(installation: Installation) -> list[bytes]:
    """The database as it lies on the disk, with its log."""
    database = Path(installation.environment["DISCERN_DATABASE_URL"].removeprefix("sqlite:///"))
    return [file.read_bytes() for file in database.parent.glob(f"{database.name}*")]
