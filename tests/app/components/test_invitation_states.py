"""One word for each state, on every page."""

from typing import get_args

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery, Status
from discern.contract.models.candidates import ProfileStatus
from discern_app.components.invitation_states import GROUPS, LOOKS, name_state
from tests.support.listed import names, rows
from tests.support.pages import Open, with_sample_company


def test_each_state_has_a_look_and_a_word_of_its_own() -> None:
    assert set(LOOKS) == set(get_args(ProfileStatus)) >= set(get_args(Status))
    assert len({name_state(state) for state in LOOKS}) == len(LOOKS)
    assert name_state("started", 5, 24) == "Answering, 5 of 24"
    assert name_state("completed", 24, 24) == "Profile"


def edited(open_page: Open, team_id: str) -> dict[str, str]:
    """What the list of a team's members says of each."""
    table = open_page("teams", team=team_id, view="edit").dataframe[0].value.to_dict("records")
    return {row["Person"]: next(iter(row["Status"]), "") for row in table}


@with_sample_company
def test_people_assessments_and_teams_say_the_same_of_a_person(open_page: Open, client: Client) -> None:
    on_people = {row.name: row.cells for row in rows(open_page("people"))}
    on_assessments = {row.name: row.cells[0] for row in rows(open_page("assessments"))}
    assert set(on_assessments.values()) >= {"Profile", "Invited", "Answering, 12 of 24", "No profile: too fast"}
    assert on_people.keys() == on_assessments.keys()
    for name, cells in on_people.items():
        # Of who has a profile, People says what is in it.
        assert on_assessments[name] == "Profile" or on_assessments[name] in cells
    teams = {each.team_id for each in client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(limit=200))).data}
    compared = 0
    for team_id in filter(None, teams):
        for name, status in edited(open_page, team_id).items():
            assert on_assessments[name].startswith(status)
            compared += 1
    assert compared > 30


@with_sample_company
@pytest.mark.parametrize("page", ["people", "assessments"])
def test_both_pages_have_one_filter_with_counts(open_page: Open, page: str) -> None:
    [choice] = [each for each in open_page(page).button_group if each.label == "Show"]
    assert list(choice.options) == ["All 40", "Profile 36", "Waiting 3", "No profile 1"]
    listed = {group: names(open_page(page, status=group)) for group in GROUPS}
    assert [len(found) for found in listed.values()] == [40, 36, 3, 1]
    assert listed["to_invite"] == ["Quentin Roux"]
