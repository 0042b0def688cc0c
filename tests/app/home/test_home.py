"""The first page: cards that lead on, teams, who has yet to answer and can be reminded, and whose profile is new."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.client.testing import Fault
from discern.contract import operations
from discern.contract.base_models import SAMPLE_PREFIX, CandidateRef, Page
from discern.contract.models.account import Usage
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import NewCandidate, ProfileTotals
from discern.contract.models.reports import Report
from discern_app.access.secret import Access
from discern_app.home.overview import new_profiles, people_card, reports_card, teams_card, waiting_card
from discern_app.session_state import IS_INCOMPLETE
from tests.support.faulty_service import FaultyService
from tests.support.pages import Open, click, labels, run, texts, with_sample_company

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
TOTALS = ProfileTotals(with_profile=1050, waiting=2, to_invite=148)


def assessment(person: str, days: int, **more: object) -> Assessment:
    """Made ``days`` ago."""
    return Assessment.model_validate(
        {
            "id": f"asm_{person}_{days}", "status": "created", "candidate": CandidateRef(id=person, name=person),
            "form": "fixed", "language": "en", "created_at": NOW - timedelta(days=days),
        } | more
    )  # fmt: skip


def report(status: str) -> Report:
    return Report.model_validate(
        {
            "id": "rep_1", "status": status, "subject": {"type": "team", "id": "team_1"}, "audience": "manager",
            "length": "short", "language": "en", "created_at": NOW,
        }
    )  # fmt: skip


@with_sample_company
@pytest.mark.parametrize("page", ["home", "teams"])
def test_the_colours_of_the_teams_bars_are_explained_once(open_page: Open, page: str) -> None:
    keys = [each for each in open_page(page).get("html") if 'class="bar-key"' in each.proto.body]
    assert len(keys) == 1
    places = [keys[0].proto.body.find(style) for style in ("Dominance", "Influence", "Steadiness", "Conscientiousness")]
    assert -1 not in places
    assert places == sorted(places)


def test_no_team_no_key_to_its_bar(open_page: Open) -> None:
    assert "Expected in the direction" not in texts(open_page("teams"))


def test_a_person_who_answered_twice_lately_counts_once() -> None:
    usage = Usage(candidates=1200, assessments=2000, completed=1100, teams=3)
    done = [assessment("ana", 30, completed_at=NOW - timedelta(days=days)) for days in (1, 3, 20)]
    card = people_card(usage, TOTALS, Page(data=done), NOW)
    assert (card.page, card.value, card.note) == ("people", "1,050", "of 1,200 · 1 in 14 days")
    uncounted = people_card(usage, None, Page(data=done, has_more=True), NOW)
    assert (uncounted.label, uncounted.value) == ("People", "1,200")
    assert uncounted.note == "1,100 finished · 1+ in 14 days"


@pytest.mark.parametrize(
    ("waiting", "has_more", "shown"),
    [
        ([], False, ("0", "")),
        ([assessment("ana", 0)], False, ("1", "since today")),
        ([assessment("ana", 0), assessment("bo", 3)], False, ("2", "longest for 3 days")),
        ([assessment("ana", 1)], True, ("1+", "longest for 1 day")),
    ],
)
def test_the_longest_wait_is_named(waiting: list[Assessment], has_more: bool, shown: tuple[str, str]) -> None:
    card = waiting_card(waiting, None, NOW, has_more=has_more)
    assert (card.page, card.value, card.note) == ("assessments", *shown)


def test_the_number_who_are_waited_for_is_that_of_the_list_it_leads_to() -> None:
    card = waiting_card([assessment("ana", 1)], TOTALS, NOW, has_more=True)
    assert (card.page, card.query, card.value) == ("people", {"status": "waiting"}, "2")


def test_who_answered_twice_is_among_the_new_ones_once() -> None:
    twice = [assessment("ana", days, status="completed", completed_at=NOW - timedelta(days=days)) for days in (3, 1)]
    other = assessment("bo", 2, status="completed", completed_at=NOW - timedelta(days=2))
    assert [each.id for each in new_profiles([*twice, other], NOW)] == ["asm_ana_1", "asm_bo_2"]


@pytest.mark.parametrize(
    ("count", "complete", "note"),
    [(3, 2, "2 fully finished"), (3, 0, "none fully finished yet"), (9, None, ""), (0, 0, "")],
)
def test_teams_are_complete_only_where_all_were_read(count: int, complete: int | None, note: str) -> None:
    assert teams_card(count, complete).note == note


@pytest.mark.parametrize(
    ("states", "note"),
    [
        (["ready", "failed", "queued"], "1 failed"),
        (["ready", "writing", "queued"], "2 being written"),
        (["ready", "ready", "cancelled"], "2 ready"),
        ([], "none yet"),
    ],
)
def test_a_report_that_failed_is_named_first(states: list[str], note: str) -> None:
    card = reports_card(Page[Report](data=[report(each) for each in states]))
    assert card.note == note
    assert (card.tone == "orange") == ("failed" in states)


@with_sample_company
def test_each_card_leads_to_its_page_and_each_team_and_person_to_theirs(open_page: Open) -> None:
    test = open_page()
    links = {link.proto.label: link.proto.page for link in test.get("page_link")}
    assert {each: links[each] for each in ("People who have finished", "Waiting for answers", "Teams", "Reports")} == {
        "People who have finished": "people", "Waiting for answers": "people", "Teams": "teams", "Reports": "reports"
    }  # fmt: skip
    assert links["**Finance**"] == "teams", "all of it is made up, and the page says so once"
    people = [(label, page) for label, page in links.items() if "-badge[" in label]
    assert len(people) == 4
    assert {page for _, page in people} == {"people"}
    said = texts(test)
    assert "7 of 8 have a profile · 1 not finished" in said
    assert "Very likely" in said, "a chip says how sure it is"


def test_a_person_with_two_open_invitations_is_waited_for_once(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    person = fake.world.add_candidate("Ana")
    for _ in range(2):
        fake.world.add_assessment(person.id)
    test = open_over("home")
    assert {each.label: each.value for each in test.metric}["Waiting for answers"] == "1"
    assert len([each for each in test.button if each.label == "Remind"]) == 1


@with_sample_company
def test_a_reminder_is_two_clicks_away(open_page: Open) -> None:
    test = open_page()
    [first, *_] = [button for button in test.button if button.label == "Remind"]
    first.click()
    test.run(timeout=30)
    [message] = [each.value for each in test.code if each.value.startswith("Hello ")]
    assert "/take?token=" in message
    assert "This is a reminder: " in message
    assert "questionnaire about how you like to work" in message


@with_sample_company
def test_everybody_who_is_waited_for_is_reminded_at_once(open_page: Open) -> None:
    test = open_page()
    waiting = int({each.label: each.value for each in test.metric}["Waiting for answers"])
    test = click(test, "Remind all")
    messages = [each.value for each in test.code if each.value.startswith("Hello ")]
    assert len(messages) == waiting > 1


def test_without_a_team_the_next_step_is_to_make_one(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.world.add_candidate("Ana")
    test = open_over("home")
    assert "No team yet" in texts(test)
    assert "New team" in [link.proto.label for link in test.get("page_link")]
    assert "Everybody has answered." in texts(test)
    click(test, "Invite people")
    assert test.text_input, "the dialog that invites is open"


def test_a_team_without_an_analysis_is_a_card_without_a_picture(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fake.world.add_team("Crew", [fake.world.add_candidate("Ana").id])
    fake.fault_for = lambda request: Fault(status=500) if request.url.path.endswith("/analysis") else None
    test = open_over("home")
    assert "**Crew**" in texts(test)
    assert "1 person" in texts(test)
    assert not test.error
    assert "Invite people" in labels(test)


def test_the_first_page_reads_no_more_than_it_shows(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    """However many people and teams there are."""
    for number in range(8):
        person = fake.world.add_candidate(f"Person {number}").id
        fake.world.add_assessment(person, fake.world.add_team(f"Team {number}", [person]).id)
    before = len(fake.sent)
    open_over("home")
    paths = [request.path for request in fake.sent[before:]]
    assert sum(path.endswith("/analysis") for path in paths) == 6
    assert paths.count("/assessments") == 1


@with_sample_company
def test_made_up_people_are_marked_one_by_one_beside_real_ones(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Real Person"))))
    assert "(sample)" in texts(open_page()).replace("\\", "")


def test_a_team_whose_analysis_was_late_has_its_picture_with_the_next_look(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    """An open page looks every few seconds, and is drawn again while it is incomplete."""
    person = fake.world.add_candidate("Ana")
    team = fake.world.add_team("Crew", [person.id])
    fake.world.complete(fake.world.add_assessment(person.id, team.id).id, {"D": 70.0, "I": 40.0, "S": 30.0, "C": 60.0})
    fake.fault_for = lambda request: Fault(status=503) if request.url.path.endswith("/analysis") else None
    test = open_over("home")
    assert 'class="bar"' not in texts(test)
    assert test.session_state[IS_INCOMPLETE.key]
    fake.fault_for = lambda request: None
    run(test)
    assert 'class="bar"' in "".join(str(each.proto) for each in test.get("html")).replace("\\", "")
    assert IS_INCOMPLETE.key not in test.session_state


@pytest.mark.parametrize("is_real", [True, False], ids=["real", "made-up"])
def test_who_sees_every_name_is_said_once_there_is_somebody_real(
    open_page: Open, client: Client, monkeypatch: pytest.MonkeyPatch, is_real: bool
) -> None:
    inside = Access(holds_secret=True, is_open=False)
    monkeypatch.setattr("discern_app.home.overview.current_access", lambda: inside)
    made = NewCandidate(name="Ana", external_id=None if is_real else f"{SAMPLE_PREFIX}ana")
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=made)))
    assert ("Everyone who can open these pages sees every name" in texts(open_page())) == is_real
