"""Agreements on the pages: due ones first on Home, those with a person on their page, a team's below its card."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.agreements import Agreement, AgreementQuery, AnswerAgreement, NewAgreement, Outcome
from discern.contract.models.candidates import Candidate, CandidateTeam
from discern.contract.models.teams import TeamRef, TeamSummary
from discern.contract.weeks import find_sunday
from discern.service.storage.engine.tables import agreements
from discern.words import format_day, format_day_of_year
from discern_app.base.current_service import configured_service
from discern_app.base.embedded_service import embedded_service
from discern_app.dialogs.agreements import friday_to_come
from discern_app.insight.agreed import is_quiet, working_day
from discern_app.talk.by_team import group_agreements
from tests.support.pages import SHELL, Open, click, field, labels, run, script_of, texts, with_sample_company
from tests.support.signed import SECRETS, Company, complete

TODAY = datetime.now(UTC).date()


def agree(client: Client, person: str | None = None, *, team: str | None = None, **more: Any) -> Agreement:
    subject: dict[str, Any] = {"team_id": team} if person is None else {"candidate_ids": [person]}
    new = NewAgreement(**subject, **{"will": "say one doubt", "until": TODAY + timedelta(days=14), **more})
    return client.send(operations.CREATE_AGREEMENT(new))


def make_due(agreement: Agreement, days: int = 1) -> None:
    """Let its day be yesterday's, or one so many days ago."""
    until = TODAY - timedelta(days=days)
    change = update(agreements).where(agreements.c.id == agreement.id).values(until=until)
    embedded_service().service.database.write_now(lambda connection: connection.execute(change))


def press(test: AppTest, key: str) -> AppTest:
    test.button(key=key).click()
    return run(test)


def find(client: Client, name: str) -> Candidate:
    return next(each for each in client.send(operations.LIST_CANDIDATES()).data if each.name.startswith(name))


def first_team(client: Client) -> TeamSummary:
    return client.send(operations.LIST_TEAMS()).data[0]


def somebody(client: Client) -> Candidate:
    """Somebody with a profile."""
    team = client.send(operations.GET_TEAM_ANALYSIS(team_id=first_team(client).id))
    return client.send(operations.GET_CANDIDATE(candidate_id=team.map[0].candidate_id))


@with_sample_company
def test_due_ones_come_first_on_home_and_are_answered_in_one_click_that_can_be_undone(
    open_page: Open, client: Client
) -> None:
    person = somebody(client)
    due = agree(client, person.id, when="the team decides", who="Ana *B*")
    agree(client, person.id, will="wait a week")
    team_s = agree(client, team=first_team(client).id, will="meet on Monday")
    make_due(due)
    make_due(team_s)
    test = open_page()
    assert test.title[0].value.startswith("Next\\: say what was kept with ")
    assert all(each in test.title[0].value.partition(", read")[0] for each in (person.name.split()[0], "Finance"))
    said = texts(test)
    assert "When the team decides, Ana \\*B\\* will say one doubt." in said
    assert "**Finance** · meet on Monday." in said
    assert "(due " not in said, "which its badge says"
    assert "wait a week" not in said
    assert said.index("Agreed, and due") < said.index("answered yet")
    press(test, f"partly {due.id}")
    assert test.title[0].value.startswith("Next\\: say what was kept with Finance and read ")
    assert "Partly kept: When the team decides" in texts(test)
    assert client.send(operations.GET_AGREEMENT(agreement_id=due.id)).outcome == "partly"
    click(test, "Undo")
    assert client.send(operations.GET_AGREEMENT(agreement_id=due.id)).outcome is None
    assert f"kept {due.id}" in [each.key for each in test.button]


@with_sample_company
def test_one_that_is_over_says_since_when_gets_a_new_day_or_is_dropped_and_is_asked_about_once(
    open_page: Open, client: Client
) -> None:
    person = somebody(client).id
    today_s, late, old = (agree(client, person, will=will) for will in ("ask Bo", "say one doubt", "wait a week"))
    make_due(today_s, 0)
    make_due(late)
    make_due(old, 20)
    test = open_page()
    said = texts(test)
    assert "due today" in said
    assert f"overdue since {format_day(TODAY - timedelta(days=1))}" in said
    assert f"overdue since {format_day(TODAY - timedelta(days=20))}" in said
    assert said.index("say one doubt") < said.index("wait a week"), "which stands below"
    assert "Still open" in [each.value.partition(" ")[2] for each in test.caption]
    press(test, f"dropped {late.id}")
    assert client.send(operations.GET_AGREEMENT(agreement_id=late.id)).outcome == "dropped"
    click(test, "Undo")
    assert client.send(operations.GET_AGREEMENT(agreement_id=late.id)).outcome is None
    for each in (today_s, late):
        press(test, f"kept {each.id}")
    assert "say what was kept" in test.title[0].value, "one is left"
    assert "wait a week" in texts(test), "and stays in sight"
    until = TODAY + timedelta(days=9)
    test.date_input(key=f"until {old.id}").set_value(until)
    press(test, f"move {old.id}")
    assert client.send(operations.GET_AGREEMENT(agreement_id=old.id)).until == until
    assert "wait a week" not in texts(test)


def test_what_a_coach_agreed_with_a_team_and_is_due_by_sunday_has_its_buttons_and_is_in_the_title(
    company: Company,
) -> None:
    """Two weeks after they agreed, when Home asks otherwise how it's going."""
    complete(company, "Ours", "team")
    company.let_in("coach", "coach", ("Ours",))
    new = NewAgreement(team_id=company.teams["Ours"], will="meet on Monday", until=find_sunday(TODAY))
    made = company.client("coach").send(operations.CREATE_AGREEMENT(new))
    before = update(agreements).values(created_at=datetime.now(UTC) - timedelta(weeks=2))
    embedded_service().service.database.write_now(lambda connection: connection.execute(before))
    test = company.open("home", "coach")
    assert "see to what is due with Ours" in test.title[0].value
    assert texts(test).count("meet on Monday") == 1
    assert f"kept {made.id}" in [each.key for each in test.button]


@pytest.mark.parametrize(("until", "last"), [("2026-11-30", "2026-12-07"), ("2026-12-04", "2026-12-07")])
def test_it_is_asked_on_its_day_and_until_the_monday_after(until: str, last: str) -> None:
    day, monday = date.fromisoformat(until), date.fromisoformat(last)
    assert not is_quiet(day, day)
    assert not is_quiet(day, monday)
    assert is_quiet(day, monday + timedelta(days=1))


@pytest.mark.parametrize(
    ("day", "chosen"),
    [
        ("2026-12-04", "2026-12-04"),
        ("2026-12-05", "2026-12-07"),
        ("2026-12-24", "2026-12-28"),
        ("2026-12-31", "2027-01-04"),
    ],
)
def test_no_agreement_is_for_a_weekend_or_a_holiday_by_itself(day: str, chosen: str) -> None:
    assert working_day(date.fromisoformat(day)).isoformat() == chosen


@with_sample_company
def test_on_a_person_s_page_one_agrees_and_sees_what_became_of_the_others(open_page: Open, client: Client) -> None:
    person = somebody(client)
    test = open_page("people", person=person.id)
    field(test, "When this happens").input("the team decides")
    field(test, "Will").input("say one doubt")
    click(test, "Write it down")
    [made] = client.send(operations.LIST_AGREEMENTS(AgreementQuery(candidate_id=person.id))).data
    in_two_weeks = working_day(TODAY + timedelta(days=14))
    assert (made.when, made.will, made.until) == ("the team decides", "say one doubt", in_two_weeks)
    assert made.who
    assert made.who in person.name
    assert f"When the team decides, {made.who} will say one doubt" in texts(test)
    assert field(test, "Will").value == ""
    press(test, f"kept {made.id}")
    assert f"Kept last time: When the team decides, {made.who} will" in texts(test)
    assert "which says nothing about DISC" not in texts(test)
    outcomes: list[Outcome] = ["dropped", "kept"]
    for outcome in outcomes:
        another = agree(client, person.id)
        # A write of the page's own, which makes what it has read stale.
        answer = operations.ANSWER_AGREEMENT(AnswerAgreement(outcome=outcome), agreement_id=another.id)
        configured_service().managers.write(answer)
    test = open_page("people", person=person.id)
    assert "Kept 2 of 3, which says nothing about DISC." in texts(test)
    assert "The last three were dropped" not in texts(test)
    field(test, "Will").input("nothing of the kind")
    click(test, "Write it down")
    mistaken = client.send(operations.LIST_AGREEMENTS()).data[0]
    assert "nothing of the kind" in texts(test)
    press(test, f"delete {mistaken.id}")
    assert "nothing of the kind" not in texts(test)


@with_sample_company
def test_after_three_dropped_in_a_row_it_asks_whether_to_stop(open_page: Open, client: Client) -> None:
    person = somebody(client).id
    outcomes: list[Outcome] = ["kept", "dropped", "dropped", "dropped"]
    for outcome in outcomes:
        made = agree(client, person)
        client.send(operations.ANSWER_AGREEMENT(AnswerAgreement(outcome=outcome), agreement_id=made.id))
    shown = texts(open_page("people", person=person))
    assert "Kept 1 of 4, which says nothing about DISC." in shown
    assert "The last three were dropped. Stop agreeing on things for now, or try something smaller?" in shown


@with_sample_company
def test_a_team_takes_its_card_on_until_friday(open_page: Open, client: Client) -> None:
    team = first_team(client).id
    test = open_page("teams", team=team)
    click(test, "I'll do this")
    [made] = client.send(operations.LIST_AGREEMENTS(AgreementQuery(team_id=team))).data
    assert made.until == friday_to_come(TODAY)
    assert f"**{made.will}" in texts(test).replace("\\", ""), "it is what the card says"
    assert "To be done by" in "".join(toast.value for toast in test.toast)
    assert "I'll do this" not in labels(test)
    assert ":material/handshake: To be done by " in texts(test), "and not the card again"
    unnamed = texts(open_page("teams", team=team, names="false"))
    assert ":material/handshake: " not in unnamed
    fridays = {26: 27, 27: 34, 28: 34, 30: 34}
    first = date(2026, 10, 31)
    assert {day: (friday_to_come(first + timedelta(day)) - first).days for day in fridays} == fridays


def agreement(number: int, until: date, team: str = "", *people: str, outcome: Outcome | None = None) -> Agreement:
    ref = TeamRef(id=team, name=team) if team else None
    at = datetime(2026, 11, number, tzinfo=UTC)
    return Agreement(
        id=f"agr_{number}",
        team=ref,
        team_id=team or None,
        candidate_ids=list(people),
        will="wait",
        until=until,
        outcome=outcome,
        created_at=at,
        answered_at=None if outcome is None else at,
    )


@with_sample_company
@pytest.mark.parametrize("view", ["overview", "workshop"])
def test_a_team_agrees_on_something_in_its_own_words(open_page: Open, client: Client, view: str) -> None:
    team = first_team(client)
    test = open_page("teams", team=team.id, view=view)
    [will] = [each for each in test.text_input if each.label == "Will"]
    will.input("start with the risks")
    click(test, "Write it down")
    [made] = client.send(operations.LIST_AGREEMENTS(AgreementQuery(team_id=team.id))).data
    assert (made.will, made.outcome) == ("start with the risks", None)
    [will] = [each for each in test.text_input if each.label == "Will"]
    assert will.value == "", "there is room for another"
    test = open_page("teams", team=team.id)
    assert "Start with the risks (due " in texts(test)


@with_sample_company
def test_what_is_taken_on_for_a_team_stays_on_home_until_its_day(open_page: Open, client: Client) -> None:
    team = first_team(client)
    made = agree(client, team=team.id, will="start on time")
    agree(client, somebody(client).id, will="say one doubt")
    test = open_page()
    shown = texts(test)
    assert "Agreed, for later" in shown
    assert f"start on time (due {format_day_of_year(made.until, short=True)})" in shown
    assert "say one doubt" not in shown, "of people, their talk has it"
    press(test, f"dropped {made.id}")
    assert "Agreed, for later" not in texts(test)


def test_agreements_stand_once_each_by_team_and_where_something_is_due_first() -> None:
    today = date(2026, 11, 20)
    soon, late = today + timedelta(days=1), today - timedelta(days=1)
    teams = {
        each: [CandidateTeam(id=name, name=name) for name in names]
        for each, names in {"ana": ["Zoo", "Bank"], "ben": ["Zoo"], "cem": [], "dee": ["Alps"]}.items()
    }
    found = group_agreements(
        [
            agreement(1, soon, "Bank"),
            agreement(2, late, "", "ana", outcome="kept"),
            agreement(3, today, "", "ana", "ben"),
            agreement(4, late, "Zoo"),
            agreement(5, soon, "", "cem"),
            agreement(6, late, "Alps", outcome="dropped"),
            agreement(7, soon, "", "ana", "cem"),
            agreement(8, soon, "", "gone"),
            agreement(9, soon, "", "ana", "dee"),
        ],
        teams,
        today,
    )
    shown = [
        (group.team and group.team.name, *([each.id[4:] for each in part] for part in (group.due, group.open)))
        for group in found
    ]
    assert shown == [
        ("Zoo", ["4", "3"], []),
        ("Bank", [], ["1", "7"]),
        (None, [], ["5", "8"]),
        (None, [], ["9"]),
        ("Alps", [], []),
    ]
    assert [[each.id[4:] for each in group.answered] for group in found] == [[], ["2"], [], [], ["6"]]
    assert [group.across for group in found] == [False, False, False, True, False]


def test_a_coach_has_all_agreements_of_their_teams_on_one_page_and_of_no_others(company: Company) -> None:
    for team in ("Ours", "Theirs"):
        complete(company, team, "team")
        company.let_in(f"lead-{team}", "manager", (team,))
    company.let_in("coach", "coach", ("Ours",))
    made = agree(company.client("lead-Ours"), company.people["Ours"], will="whisper less")
    make_due(made)
    agree(company.client("lead-Ours"), team=company.teams["Ours"], will="meet on Monday")
    agree(company.client("lead-Theirs"), company.people["Theirs"], will="shout more")
    for name, expected in (
        ("coach", [True, True, False]),
        ("lead-Theirs", [False, False, True]),
        ("boss", [False] * 3),
    ):
        shown = texts(company.open("agreements", name))
        assert [words in shown for words in ("whisper less", "meet on Monday", "shout more")] == expected, name
        leads = [str(each.proto.label) for each in company.open("home", name).get("page_link")]
        assert (f"All agreements: {sum(expected)} open" in leads) == any(expected)
    test = company.open("agreements", "coach")
    assert test.title[0].value == "One agreement is due\\."
    shown = texts(test)
    assert shown.index("whisper less") < shown.index("meet on Monday")
    press(test, f"partly {made.id}")
    assert test.title[0].value == "Nothing is due; one agreement is open\\."
    assert "Make it smaller" not in [str(each.proto.label) for each in test.get("page_link")], "it isn't the coach's"


def test_who_leaves_is_on_no_page_and_a_maker_s_words_are_on_none_of_an_owner_s(company: Company) -> None:
    complete(company, "Ours", "team")
    person = company.people["Ours"]
    company.let_in("lead", "manager", ("Ours",))
    company.let_in("coach", "coach", ("Ours",))
    make_due(agree(company.client("lead"), person, will="whisper less"))

    def shown_to(name: str) -> list[bool]:
        home = company.open("home", name)
        test = AppTest.from_file(str(SHELL), default_timeout=30)
        test.secrets.update(SECRETS)
        test.user = company.claims(name)
        test.switch_page(script_of("people"))
        test.query_params["person"] = person
        return ["whisper less" in texts(each).lower() for each in (home, run(test))]

    assert shown_to("lead") == [True, True]
    assert shown_to("coach") == [False, True], "a coach sees it with the person, and isn't asked about it"
    assert shown_to("boss") == [False, False]
    # By a page, whose writes make stale what other pages have read.
    owner = configured_service().managers.acting_for(str(company.boss))
    owner.write(operations.REMOVE_MEMBER(team_id=company.teams["Ours"], candidate_id=person))
    assert shown_to("lead") == [False, False]
