"""What was just done is said where it was done, and taken back there."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import Assessment, AssessmentQuery, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam, Reveal, Team, TeamQuery
from tests.support.listed import rows, tick_places
from tests.support.pages import Open, click, labels, run, script_of, texts, with_sample_company
from tests.support.signed import Company

LIST = operations.LIST_TEAMS(TeamQuery(limit=10))


@pytest.fixture
def jonas(client: Client) -> str:
    return client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Jonas Weber"))).id


@pytest.fixture
def teams(client: Client, jonas: str) -> dict[str, str]:
    """Three teams by their names, the first with Jonas Weber and Ada Lind."""
    ada = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ada Lind"))).id
    members: dict[str, list[str]] = {"Product": [jonas, ada], "Finance": [], "Sales": []}
    return {
        name: client.send(operations.CREATE_TEAM(NewTeam(name=name, members=ids))).id for name, ids in members.items()
    }


def members(client: Client, team_id: str) -> set[str]:
    return {member.name for member in client.send(operations.GET_TEAM(team_id=team_id)).members}


def plain(test: AppTest) -> str:
    return texts(test).replace("**", "").replace("\\", "")


@dataclass
class Moved:
    """Somebody who has moved from one team of the sample company to another, on the page of the second."""

    test: AppTest
    name: str
    id: str
    old: Team
    new: Team


@pytest.fixture
def moved(open_page: Open, client: Client) -> Moved:
    old, new = (client.send(operations.GET_TEAM(team_id=team.id)) for team in client.send(LIST).data[:2])
    placed = client.send(operations.GET_TEAM_ANALYSIS(team_id=old.id)).map
    person = next(member for member in old.members if member.id in {point.candidate_id for point in placed})
    test = open_page("teams", team=new.id, view="what-if", **{"with": person.id})
    return Moved(click(test, f"Move {person.name.split()[0]}"), person.name, person.id, old, new)


def are_in(client: Client, moved: Moved) -> tuple[bool, bool]:
    """Whether the person is in the old team, and in the new one."""
    old, new = (moved.name in members(client, team.id) for team in (moved.old, moved.new))
    return old, new


@with_sample_company
def test_who_changed_teams_is_said_to_have_gone_where_and_is_moved_back(client: Client, moved: Moved) -> None:
    assert f"{moved.name} moved from {moved.old.name} to {moved.new.name}." in plain(moved.test)
    assert not moved.test.toast
    assert are_in(client, moved) == (False, True)
    click(moved.test, "Undo")
    assert f"Undone. {moved.name} moved from {moved.new.name} to {moved.old.name}." in plain(moved.test)
    assert "Undo" not in labels(moved.test)
    assert are_in(client, moved) == (True, False)


@with_sample_company
def test_undo_leaves_alone_whom_somebody_else_has_moved_since(client: Client, moved: Moved) -> None:
    client.send(operations.REMOVE_MEMBER(team_id=moved.new.id, candidate_id=moved.id))
    click(moved.test, "Undo")
    assert f"Nothing was undone for {moved.name}, because someone has changed those teams since." in plain(moved.test)
    assert are_in(client, moved) == (False, False)


@with_sample_company
def test_undo_says_so_where_the_team_is_gone(client: Client, moved: Moved) -> None:
    client.send(operations.DELETE_TEAM(team_id=moved.old.id))
    click(moved.test, "Undo")
    assert f"Nothing was undone for {moved.name}" in plain(moved.test)
    assert moved.name in members(client, moved.new.id)


def tick_all(test: AppTest) -> AppTest:
    [table] = test.dataframe
    rows = list(range(len(table.value)))
    test.session_state[str(table.key)] = {"selection": {"rows": rows, "columns": [], "cells": []}}
    return run(test)


def tick_people(test: AppTest) -> AppTest:
    return tick_places(test, *range(len(rows(test))))


def test_who_was_taken_out_of_a_team_is_back_in_it(open_page: Open, client: Client, teams: dict[str, str]) -> None:
    test = tick_all(open_page("teams", team=teams["Product"], view="edit"))
    [remove] = [each for each in labels(test) if each.startswith("Remove")]
    click(test, remove)
    assert members(client, teams["Product"]) == set()
    assert "left Product." in plain(test)
    click(test, "Undo")
    assert members(client, teams["Product"]) == {"Ada Lind", "Jonas Weber"}


def test_the_note_goes_with_the_next_team_that_is_opened(open_page: Open, teams: dict[str, str]) -> None:
    test = tick_all(open_page("teams", team=teams["Product"], view="edit"))
    click(test, next(each for each in labels(test) if each.startswith("Remove")))
    assert "Undo" in labels(test)
    test.query_params["team"] = teams["Sales"]
    run(test)
    test.query_params["team"] = teams["Product"]
    assert "Undo" not in labels(run(test))


def test_of_who_joins_only_those_who_were_not_in_the_team_leave_it_again(
    open_page: Open, client: Client, teams: dict[str, str], jonas: str
) -> None:
    client.send(operations.ADD_MEMBER(team_id=teams["Sales"], candidate_id=jonas))
    test = tick_people(open_page("people"))
    click(test, "Add to a team")
    [choice] = [each for each in test.selectbox if each.key == "team to add to"]
    choice.select_index([str(option) for option in choice.options].index("Sales"))
    click(run(test), "Add")
    assert "Ada Lind joined Sales." in plain(test)
    click(test, "Undo")
    assert members(client, teams["Sales"]) == {"Jonas Weber"}


def test_a_manager_is_told_whom_they_cannot_take_back(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours",))
    test = tick_all(company.open("teams", "lead", None, team=company.teams["Ours"], view="edit"))
    click(test, next(each for each in labels(test) if each.startswith("Remove")))
    assert "Undo leaves out Person of Ours, because only an owner can add" in plain(test)
    assert "Undo" not in labels(test)


def test_undo_shows_nobody_results_that_a_coach_holds_back(company: Company) -> None:
    held = company.people["Ours"]
    reveal = Reveal(revealed=False, candidate_id=held)
    company.owner.send(operations.REVEAL_TEAM(reveal, team_id=company.teams["Ours"]))
    test = tick_all(company.open("teams", "boss", None, team=company.teams["Ours"], view="edit"))
    click(test, next(each for each in labels(test) if each.startswith("Remove")))
    assert "Undo leaves out Person of Ours, because a coach's separate decision" in plain(test)
    assert "Undo" not in labels(test)


LAST = end_of_day(datetime.now(UTC).date() + timedelta(days=9))


@pytest.fixture
def invited(client: Client, teams: dict[str, str], jonas: str) -> Assessment:
    new = NewAssessment(candidate_id=jonas, team_id=teams["Product"], form="short", expires_at=LAST)
    return client.send(operations.CREATE_ASSESSMENT(new))


def of_person(client: Client, candidate_id: str) -> Sequence[Assessment]:
    return client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(candidate_id=candidate_id))).data


def cancel(open_page: Open, page: str, assessment: Assessment) -> AppTest:
    if page == "assessments":
        return click(open_page(page, assessment=assessment.id), "Cancel it")
    test = tick_people(open_page(page, q="Jonas"))
    [menu] = [each for each in test.menu_button if each.key == "people actions"]
    menu.click("cancel")
    return click(run(test), "Cancel the invitation")


@pytest.mark.parametrize("page", ["assessments", "people"])
def test_who_was_cancelled_is_invited_again_for_the_same_team_and_day(
    open_page: Open, client: Client, invited: Assessment, page: str
) -> None:
    test = cancel(open_page, page, invited)
    assert "The invitation for Jonas Weber is cancelled. Its link and any answers are gone for good." in plain(test)
    click(test, "Invite again")
    assert "Send the new link" in plain(test)
    new, old = of_person(client, invited.candidate.id)
    assert (new.status, old.status) == ("created", "cancelled")
    assert (new.team_id, new.form, new.expires_at) == (invited.team_id, invited.form, LAST)
    assert str(new.take_url).partition("?")[2] in click(test, "Show the link").code[0].value


def test_who_has_been_invited_since_gets_no_second_invitation(
    open_page: Open, client: Client, invited: Assessment
) -> None:
    test = cancel(open_page, "assessments", invited)
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=invited.candidate.id)))
    click(test, "Invite again")
    assert "Jonas Weber wasn't invited again" in plain(test)
    assert len(of_person(client, invited.candidate.id)) == 2


def test_who_has_left_the_team_since_is_not_put_back_by_an_invitation(
    open_page: Open, client: Client, invited: Assessment, teams: dict[str, str]
) -> None:
    test = cancel(open_page, "assessments", invited)
    client.send(operations.REMOVE_MEMBER(team_id=teams["Product"], candidate_id=invited.candidate.id))
    click(test, "Invite again")
    assert of_person(client, invited.candidate.id)[0].team_id is None
    assert members(client, teams["Product"]) == {"Ada Lind"}


def test_what_was_done_on_another_page_is_not_said_here(open_page: Open, invited: Assessment) -> None:
    test = cancel(open_page, "assessments", invited)
    test.switch_page(script_of("people"))
    assert "is cancelled" not in texts(run(test))
