"""The first page: the way to a first team; then what to do this week, and the teams with a line each."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update
from streamlit.testing.v1 import AppTest

from discern.cards import list_cards, tip_of_week
from discern.client import Client
from discern.client.testing import Fault
from discern.contract import operations
from discern.contract.base_models import SAMPLE_PREFIX, CandidateRef
from discern.contract.models.assessments import AnswerAgain, Assessment, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.reports import Report
from discern.contract.models.teams import TeamSummary
from discern.service.storage.engine.tables import agreements
from discern_app.access.secret import Access
from discern_app.base.current_service import configured_service
from discern_app.base.embedded_service import embedded_service
from discern_app.base.language import speaking
from discern_app.home.overview import collect_to_do, title_of
from discern_app.session_state import IS_INCOMPLETE
from tests.support.faulty_service import FaultyService
from tests.support.operations import add_withheld
from tests.support.pages import Open, click, labels, run, texts, with_sample_company

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


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


def test_who_answered_twice_is_new_once_and_only_for_a_week() -> None:
    twice = [assessment("ana", days, status="completed", completed_at=NOW - timedelta(days=days)) for days in (3, 1)]
    bo, cy = (
        assessment(name, days, status="completed", completed_at=NOW - timedelta(days=days))
        for name, days in (("bo", 2), ("cy", 9))
    )
    to_do = collect_to_do([], [*twice, bo, cy], [], NOW, more_wait=False)
    assert [each.id for each in to_do.new] == ["asm_ana_1", "asm_bo_2"]
    assert to_do.count == 1


def test_who_waits_longest_is_reminded_first_and_failed_reports_are_named() -> None:
    waiting = [assessment("ana", 0), assessment("bo", 3)]
    to_do = collect_to_do(waiting, [], [report("ready"), report("failed"), report("queued")], NOW, more_wait=True)
    assert [each.id for each in to_do.waiting] == ["asm_bo_3", "asm_ana_0"]
    assert (to_do.failed, to_do.count) == (1, 2)
    assert collect_to_do(waiting[:1], [], [], NOW, more_wait=False).count == 0, "nobody is reminded on the first day"
    assert collect_to_do([], [], [report("ready")], NOW, more_wait=False).count == 0


def test_the_title_tells_the_first_things_to_do_and_who_they_are_about() -> None:
    new = [assessment("cy", 1, status="completed", completed_at=NOW - timedelta(days=1))]
    waiting = [assessment("ana", 0), assessment("bo", 3)]
    with speaking("en"):
        assert title_of(collect_to_do([], [], [], NOW, more_wait=False)) == "Nothing is due this week."
        assert title_of(collect_to_do(waiting[1:], [], [], NOW, more_wait=False)) == "Next: remind one person."
        all_of_it = collect_to_do(waiting, new, [report("failed")], NOW, more_wait=False)
        assert title_of(all_of_it) == "Next: read the profile of cy, remind 2 people and rewrite one failed report."
        team = TeamSummary(id="t", name="Board", size=6, workshop_on=NOW.date(), created_at=NOW, updated_at=NOW)
        assert title_of(collect_to_do([], new, [], NOW, more_wait=False, workshops=[team])) == (
            "Next: get ready for the workshop with Board and read the profile of cy."
        )
        many = collect_to_do(waiting, [], [], NOW, more_wait=True)
        assert title_of(many) == "Next: remind more than 2 people."


def test_who_was_asked_for_two_weeks_is_in_no_title_and_stands_below_the_others() -> None:
    """By then they were named in two of Monday's messages."""
    waiting = [assessment("aylin", 15), assessment("bo", 14)]
    with speaking("en"):
        both = collect_to_do(waiting, [], [], NOW, more_wait=False)
        assert title_of(both) == "Next: remind one person."
        assert [each.candidate.name for each in both.waiting] == ["bo", "aylin"]
        assert title_of(collect_to_do(waiting[:1], [], [], NOW, more_wait=False)) == "Nothing is due this week."


@with_sample_company
def test_each_team_has_its_card_of_the_week_unless_it_undertook_something(
    open_page: Open, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same as on the team's page."""
    # However busy the machine is.
    monkeypatch.setattr("discern_app.insight.team_cards.LONGEST_WAIT_S", 1e9)
    team = client.send(operations.LIST_TEAMS()).data[0]
    test = open_page("teams", team=team.id)
    click(test, "I'll do this")
    [made] = client.send(operations.LIST_AGREEMENTS()).data
    home = texts(open_page()).replace("\\", "")
    teams = [each.id for each in client.send(operations.LIST_TEAMS()).data]
    analyses = {each: client.send(operations.GET_TEAM_ANALYSIS(team_id=each)) for each in teams}
    fitting = [each for each, analysis in analyses.items() if list_cards(analysis.insights, each)]
    today = datetime.now(UTC).date()
    tips = [each for each, analysis in analyses.items() if tip_of_week(analysis.insights, each, today) is not None]
    assert 3 <= len(fitting) <= home.count("This week: ") + 1 == len(tips)
    # Another team may have the same card.
    row = f"**{team.name}** · {made.will}"
    assert home.count(row) == 1, "among what the reader took on"
    lately = update(agreements).values(created_at=datetime.now(UTC) - timedelta(weeks=1), outcome="kept")
    embedded_service().service.database.write_now(lambda connection: connection.execute(lately))
    configured_service().managers.drop()
    home = texts(open_page()).replace("\\", "")
    assert home.count("This week: ") == len(tips)
    assert row not in home


@with_sample_company
def test_it_leads_with_what_to_do_and_has_a_line_for_each_team(open_page: Open) -> None:
    test = open_page()
    [title] = test.title
    assert re.fullmatch(r"Next\\: read the profiles of \w+, \w+ and \d+ more\\.", title.value)
    said = texts(test)
    assert "3 people haven't answered yet." in said
    assert said.count("Very likely: ") + said.count("Likely: ") >= 4, "each team has its verdict"
    assert "7 of 8" in said
    links = {link.proto.label: link.proto.page for link in test.get("page_link")}
    assert links["**Finance**"] == "teams", "all of it is made up, and the page says so once"
    assert not test.metric


@with_sample_company
def test_with_the_sample_alone_the_way_to_ones_own_team_stands_below(open_page: Open) -> None:
    test = open_page()
    assert "Name it" in labels(test)
    assert [each.proto.expanded for each in test.expander if each.label == "Your own team, in four steps"] == [True]


def test_the_first_of_ones_own_people_is_named_beside_what_the_team_still_needs(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    world = fake.world
    nils = world.add_candidate("Nils Berg")
    team = world.add_team("Legal", [nils.id])
    world.complete(world.add_assessment(nils.id, team.id).id, {"D": 70, "I": 40, "S": 30, "C": 60})
    [title] = [each.value.replace("\\", "") for each in open_over("home").title]
    assert title == "Nils Berg is the first of your own people to answer. Legal needs two more for a team picture."


def test_the_way_to_a_first_team_ticks_itself(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    def shown() -> tuple[int, set[str]]:
        test = open_over("home")
        return texts(test).count("check_circle"), {"Name it", "Add people", "Show the links"} & set(labels(test))

    assert shown() == (0, {"Name it"})
    team = fake.world.add_team("Crew", [])
    assert shown() == (1, {"Add people"})
    person = fake.world.add_candidate("Ana")
    invited = fake.world.add_assessment(person.id, team.id)
    assert shown() == (2, {"Show the links"})
    fake.world.complete(invited.id, {"D": 70.0, "I": 40.0, "S": 30.0, "C": 60.0})
    assert shown() == (0, set()), "what is done leaves"


def test_answers_without_a_profile_are_no_new_profile_and_are_asked_for_again(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fake.world.add_team("Crew", [])
    add_withheld(fake.running, fake.key)
    test = open_over("home")
    shown = texts(test)
    assert "The first answers gave no profile." in shown.replace("\\", "")
    assert "The answers from **Careless** gave no profile. Ask them to answer again." in shown
    assert "New profiles" not in shown
    assert "Three show you the team" not in shown
    click(test, "Invite again")
    [*_, in_dialog] = [each for each in test.button if each.label == "Invite again"]
    in_dialog.click()
    assert "/take?" in " ".join(each.value for each in run(test).code)
    assert [each.status for each in fake.world.assessments].count("created") == 1
    assert "gave no profile. Ask" not in texts(open_over("home"))


def test_a_person_with_two_open_invitations_is_waited_for_once(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    crew = [fake.world.add_candidate(name).id for name in ("Bo", "Cy", "Di")]
    team = fake.world.add_team("Crew", crew)
    for each in crew:
        fake.world.complete(fake.world.add_assessment(each, team.id).id, {"D": 70.0, "I": 40.0, "S": 30.0, "C": 60.0})
    person = fake.world.add_candidate("Ana")
    for _ in range(2):
        fake.world.add_assessment(person.id)
    test = open_over("home")
    assert "Remind one person." in texts(test)
    assert len([each for each in test.button if each.label == "Remind"]) == 1


@with_sample_company
def test_a_reminder_is_two_clicks_away(open_page: Open) -> None:
    test = open_page()
    [first, *_] = [button for button in test.button if button.label == "Remind"]
    first.click()
    test.run(timeout=30)
    [message] = [each.value for each in test.code if each.value.startswith("Hello ")]
    assert "/take?token=" in message
    assert "This is a reminder" in message
    assert "questionnaire about how you like to work" in message


@with_sample_company
def test_everybody_who_is_waited_for_is_reminded_at_once(open_page: Open) -> None:
    test = open_page()
    test = click(test, "Copy reminders for 3")
    messages = [each.value for each in test.code if each.value.startswith("Hello ")]
    assert len(messages) == 3


def test_a_team_without_an_analysis_is_a_card_without_a_picture(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fake.world.add_team("Crew", [fake.world.add_candidate("Ana").id])
    fake.fault_for = lambda request: Fault(status=500) if request.url.path.endswith("/analysis") else None
    test = open_over("home")
    assert "**Crew**" in texts(test)
    assert "One person" in texts(test)
    assert not test.error


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
def test_it_says_who_is_not_reminded_with_the_others(open_page: Open, client: Client) -> None:
    for name in ("Real Person", "Other Person"):
        client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name=name))))
    test = open_page()
    assert "5 people haven't answered yet." in texts(test)
    assert "Copy reminders for 2" in labels(test)
    assert "3 of them are made up and aren't reminded with the others." in texts(test)


@with_sample_company
def test_whom_the_reader_meets_is_asked_beside_the_first_real_people_too(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Real Person"))))
    test = open_page()
    assert "See how your team works, in four steps." in texts(test).replace("\\", "")
    assert "Who do you meet one to one?" in labels(test)


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
    assert "One person" in texts(test)
    assert test.session_state[IS_INCOMPLETE.key]
    fake.fault_for = lambda request: None
    run(test)
    assert "1 of 1" in texts(test)
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


def test_who_has_a_private_link_alone_is_given_a_new_one_in_place_of_it(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    id_, token = add_withheld(fake.running, fake.key)
    with fake.sending() as client:
        again = operations.ANSWER_AGAIN(AnswerAgain(accepted=True), assessment_id=id_)
        own = client.acting_for_taker(token).send(again)
        test = click(open_over("home"), "New link")
        assert "Ask them to open it" in texts(test)
        [*_, in_dialog] = [each for each in test.button if each.label == "New link"]
        in_dialog.click()
        assert "/take?" in " ".join(each.value for each in run(test).code)
        statuses = {each.id: each.status for each in client.send(operations.LIST_ASSESSMENTS()).data}
    assert statuses.pop(own.id) == "cancelled"
    assert sorted(statuses.values()) == ["created", "withheld"] or sorted(statuses.values()) == ["completed", "created"]
    assert "Remind" in labels(open_over("home"))


def test_somebody_who_was_only_invited_is_not_answering(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    team = fake.world.add_team("Crew", [])
    add_withheld(fake.running, fake.key)
    fake.world.add_assessment(fake.world.add_candidate("Ana").id, team.id)
    shown = texts(open_over("home")).replace("\\", "")
    assert "The first answers gave no profile." in shown
    assert "Someone is answering" not in shown
