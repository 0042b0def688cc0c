"""What-if analyses change nothing and reveal nothing about people who hide; comparisons of two people."""

from typing import Any

import pytest

from tests.support.office import Office, found_office
from tests.support.running import Running


@pytest.fixture
def office(shared: Running) -> Office:
    return found_office(shared)


@pytest.fixture(scope="module")
def kept(shared: Running) -> Office:
    """One that no test changes."""
    office = found_office(shared)
    office.add("Outsider", "D")
    return office


def names(analysis: dict[str, Any]) -> set[str]:
    return {point["name"] for point in analysis["map"]}


def test_asking_changes_nothing(office: Office) -> None:
    dee = office.add("Dee", "D")
    before, team = office.ask(), office.running.answer("GET", f"/teams/{office.team}", key=office.key)
    office.ask(with_=[dee], without=[office.people["Ada"]], with_style=["I"])

    assert office.ask() == before
    assert office.running.answer("GET", f"/teams/{office.team}", key=office.key) == team


def test_with_somebody_is_as_it_will_be_when_they_have_joined(office: Office) -> None:
    dee = office.add("Dee", "D")
    would_be = office.ask(with_=[dee, dee])
    office.running.answer("PUT", f"/teams/{office.team}/members/{dee}", key=office.key)

    assert would_be["size"] == 4
    assert sorted(would_be.pop("map"), key=str) == sorted((is_now := office.ask()).pop("map"), key=str)
    assert would_be == is_now


def test_without_somebody_is_as_it_will_be_when_they_have_left(office: Office) -> None:
    would_be = office.ask(without=[office.people["Cy"]])
    office.running.answer("DELETE", f"/teams/{office.team}/members/{office.people['Cy']}", key=office.key)

    assert would_be == office.ask()
    assert [insight["kind"] for insight in would_be["insights"]] == ["too_few"]


def test_a_swap_and_newcomers(office: Office) -> None:
    dee = office.add("Dee", "D")
    swapped = office.ask(with_=[dee], without=[office.people["Ada"]], with_style=["I", "I"])

    assert (swapped["size"], swapped["profiled"], swapped["pending"]) == (5, 5, 0)
    assert names(swapped) == {"Bo", "Cy", "Dee", "Newcomer I", "Newcomer I2"}
    newcomers = [point for point in swapped["map"] if point["candidate_id"].startswith("newcomer-")]
    assert all(0.7 < point["quarters"]["I"] < 0.95 for point in newcomers)


def test_a_newcomer_is_described_by_the_team_they_would_join(office: Office) -> None:
    office.add("Dee", "D", member=True)
    said = office.ask(with_style=["C"])["insights"]
    about = [each for each in said if each["kind"] in {"newcomer", "first_week"}]

    assert [each["kind"] for each in about] == ["newcomer", "first_week"]
    assert about[0]["id"].startswith("newcomer-C-")
    assert about[1]["id"] == f"first_week-{about[0]['id']}"
    assert not any(each["people"] for each in about)
    assert not {"newcomer", "first_week"} & {each["kind"] for each in office.ask()["insights"]}


def test_a_newcomer_reveals_nothing_of_somebody_hidden(office: Office) -> None:
    seen = office.ask(with_style=["D"])["insights"]
    office.add("Hidden", "D", member=True, visibility="private")
    now = office.ask(with_style=["D"])["insights"]

    # The statements say from then on that they are about those profiled; their figures stay.
    assert [(each["id"], each["evidence"]) for each in now] == [(each["id"], each["evidence"]) for each in seen]


def test_somebody_hidden_does_not_enter(office: Office) -> None:
    hidden = office.add("Hidden", "D", visibility="private")

    assert names(office.ask(with_=[hidden])) == {"Ada", "Bo", "Cy"}


def test_who_has_answered_without_a_profile_is_not_waited_for(office: Office) -> None:
    hasty, late = office.add_hasty("Hasty", member=True), office.add("Late", member=True)
    outside = office.add_hasty("Quick", member=False)
    shown = office.ask()
    assert [shown[name] for name in ("size", "profiled", "pending", "withheld", "not_shared")] == [5, 3, 1, 1, 0]
    with_more = office.ask(with_=[outside], without=[late])
    assert [with_more[name] for name in ("size", "pending", "withheld")] == [5, 0, 2]
    assert office.ask(without=[hasty])["withheld"] == 0
    again = office.running.answer("PUT", f"/candidates/{hasty}/visibility", {"visibility": "private"}, office.key)
    hidden = office.ask()
    assert again["visibility"] == "private"
    assert [hidden[name] for name in ("pending", "withheld", "not_shared")] == [1, 0, 1]


def test_people_who_hide_look_like_those_who_have_not_answered(office: Office) -> None:
    """Neither by adding somebody nor by leaving somebody out."""
    outside = [office.add("Hidden", "D", visibility="private"), office.add("Silent")]
    inside = [office.add("Shy", "D", visibility="private", member=True), office.add("Late", member=True)]
    assert (office.ask()["pending"], office.ask()["not_shared"]) == (1, 1)

    assert office.ask(with_=[outside[0]]) == office.ask(with_=[outside[1]])
    assert office.ask(without=[inside[0]]) == office.ask(without=[inside[1]])
    assert office.ask(with_=[outside[0]], without=[inside[0]]) == office.ask(with_=[outside[1]], without=[inside[1]])


@pytest.mark.parametrize(
    ("what_if", "field"),
    [
        pytest.param({"with_": ["nobody"]}, "with.0", id="with-nobody"),
        pytest.param({"without": ["Ada", "nobody"]}, "without.1", id="without-nobody"),
        pytest.param({"without": ["Outsider"]}, "without.0", id="without-an-outsider"),
        pytest.param({"with_": ["Outsider", "Ada"], "without": ["Ada"]}, "with.1", id="in-and-out"),
        pytest.param({"with_style": ["X"]}, "with_style.0", id="no-style"),
        pytest.param({"with_style": ["D"] * 21}, "with_style", id="too-many-newcomers"),
        pytest.param({"wiht": ["Ada"]}, "wiht", id="misspelt"),
    ],
)
def test_what_makes_no_sense_is_refused(kept: Office, what_if: dict[str, list[str]], field: str) -> None:
    given = {name: [kept.people.get(value, value) for value in values] for name, values in what_if.items()}
    response = kept.call(**given)

    assert response.status_code == 400, response.text
    assert [error["field"] for error in response.json()["errors"]] == [field]


def test_another_accounts_people_do_not_exist(office: Office, shared: Running) -> None:
    other = Office(shared, shared.key(account="another office"))
    theirs = other.add("Theirs", "D")

    assert office.call(with_=[theirs]).status_code == 400
    assert office.compare("Ada", theirs).status_code == 404


def test_whose_results_were_looked_at_is_in_the_audit_log(office: Office, shared: Running) -> None:
    dee = office.add("Dee", "D")
    office.ask(with_=[dee])
    assert office.compare("Ada", "Dee").status_code == 200

    exported = shared.answer("GET", f"/candidates/{dee}/export", key=office.key)
    assert {"analysis.read", "comparison.read"} <= {entry["action"] for entry in exported["audit"]}


def test_two_people_are_compared_in_the_order_asked_for(office: Office) -> None:
    office.add("Dee", "D")
    one, other = office.compare("Dee", "Ada").json(), office.compare("Ada", "Dee").json()

    assert (one["a"]["name"], one["b"]["name"]) == ("Dee", "Ada")
    assert one["differences"]["D"]["difference"] == pytest.approx(-other["differences"]["D"]["difference"])
    assert one["differences"]["D"]["interval"][0] > 0
    assert {"opposite_styles", "pace_opposite", "rub", "try"} <= {insight["kind"] for insight in one["insights"]}
    assert one["a_results"]["insights"]


def test_who_cannot_be_compared(office: Office) -> None:
    office.add("Silent")
    office.add("Hidden", "D", visibility="private")
    refusals = [office.compare("Ada", name).json() for name in ("Silent", "Hidden")]

    for refusal in refusals:
        del refusal["request_id"]
        assert (refusal["status"], refusal["code"]) == (404, "profile_missing")
    assert refusals[0] == refusals[1], "people who hide look like those who haven't answered"
    assert office.compare("Ada", "nobody").json()["code"] == "not_found"
    same = office.compare("Ada", "Ada").json()
    assert (same["status"], same["errors"][0]["field"]) == (400, "b")
