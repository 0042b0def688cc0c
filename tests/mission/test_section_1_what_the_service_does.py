"""1. What the service does: create assessments, retrieve results, analyse a team, synchronise, write reports.

That it notifies of events is section 6.
"""

from tests.mission.interface import Interface, complete, invite, wait_until


def test_a_client_creates_an_assessment_and_gets_the_link_to_send(rest: Interface) -> None:
    made = rest.post("/assessments", {"candidate": {"name": "Ada Lovelace", "email": "ada@example.org"}})
    assert made["candidate"]["name"] == "Ada Lovelace"
    assert rest.get(f"/assessments/{made['id']}") == made
    assert made["take_url"].startswith(rest.url.removesuffix("/v1"))


def test_a_client_retrieves_the_results_of_an_assessment(rest: Interface) -> None:
    ada = complete(rest, "Ada", "DICS")
    results = rest.get(f"/assessments/{ada.assessment}/results")
    assert (results["assessment_id"], results["candidate"]["id"]) == (ada.assessment, ada.id)
    assert "D" in results["style"]["direction"]
    assert results["scores"].keys() == set("DISC")
    assert max(results["scores"], key=lambda style: results["scores"][style]["score"]) == "D"


def test_a_client_obtains_a_disc_analysis_of_a_team(rest: Interface) -> None:
    people = [complete(rest, name, leaning) for name, leaning in (("Ada", "DICS"), ("Bo", "SCID"), ("Cy", "CSDI"))]
    team = rest.post("/teams", {"name": "Harbour", "members": [person.id for person in people]})
    analysis = rest.get(f"/teams/{team['id']}/analysis")
    assert (analysis["size"], analysis["profiled"]) == (3, 3)
    assert {point["candidate_id"] for point in analysis["map"]} == {person.id for person in people}
    assert sum(share["expected"] for share in analysis["distribution"].values()) > 2.99
    assert analysis["insights"]


def test_a_client_synchronises_its_own_data_with_the_platform(rest: Interface) -> None:
    batch = {
        "candidates": [{"external_id": "hr-17", "name": "Bo"}, {"external_id": "hr-18", "name": "Cy"}],
        "teams": [{"external_id": "quay", "name": "Quay", "members": ["hr-17", "hr-18"]}],
    }
    assert rest.post("/sync", batch)["created"] == 3
    again = rest.post("/sync", batch)
    assert (again["created"], again["unchanged"]) == (0, 3), "what was sent before is not made twice"
    [team] = rest.list("/teams", external_id="quay")
    assert [each["external_id"] for each in rest.get(f"/teams/{team['id']}")["members"]] == ["hr-17", "hr-18"]


def test_the_service_generates_a_report(rest: Interface) -> None:
    ada = complete(rest, "Ada Lovelace")
    report = rest.post("/reports", {"subject": {"type": "assessment", "id": ada.assessment}, "length": "short"})
    path = f"/reports/{report['id']}"
    wait_until(lambda: rest.get(path)["status"] == "ready")
    assert "Ada Lovelace" in rest.call("GET", f"{path}/markdown").text
    assert rest.call("GET", f"{path}/pdf").content.startswith(b"%PDF-")


def test_a_link_opens_what_the_candidate_is_asked_to_agree_to(rest: Interface) -> None:
    token = invite(rest, "Ada")["take_url"].partition("token=")[2]
    opened = rest.post("/take", {"token": token})
    assert opened["candidate"]["name"] == "Ada"
    assert "must not be used for" in opened["consent"]["text"]
