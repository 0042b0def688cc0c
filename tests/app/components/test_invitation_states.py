"""One word for each state, on every page."""

from typing import get_args

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery, Status
from discern.contract.models.candidates import ProfileStatus
from discern_app.components.invitation_states import LOOKS, name_state
from tests.support.pages import Open, with_sample_company


def test_each_state_has_a_look_and_a_word_of_its_own() -> None:
    assert set(LOOKS) == set(get_args(ProfileStatus)) >= set(get_args(Status))
    assert len({name_state(state) for state in LOOKS}) == len(LOOKS)
    assert name_state("started", 5, 24) == "Started · 5 of 24"
    assert name_state("completed", 24, 24) == "Finished"


def statuses(open_page: Open, page: str, **query: str) -> dict[str, str]:
    """What a page's table says of each person."""
    rows = open_page(page, **query).dataframe[0].value.to_dict("records")
    return {row["Person"]: next(iter(row["Status"]), "") for row in rows}


@with_sample_company
def test_people_assessments_and_teams_say_the_same_of_a_person(open_page: Open, client: Client) -> None:
    on_people = statuses(open_page, "people")
    on_assessments = statuses(open_page, "assessments")
    assert set(on_people.values()) >= {"Finished", "Invited", "Unclear answers"}
    assert on_people == {name: on_assessments[name] for name in on_people}
    teams = {each.team_id for each in client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(limit=200))).data}
    compared = 0
    for team_id in filter(None, teams):
        for name, status in statuses(open_page, "teams", team=team_id, view="edit").items():
            assert on_people[name].partition(" ·")[0] == status
            compared += 1
    assert compared > 30


def test_both_filters_have_the_words_of_the_states(open_page: Open, client: Client) -> None:
    [choice] = [each for each in open_page("assessments").button_group if each.key == "status"]
    assert list(choice.options) == ["All", *(name_state(status) for status in get_args(Status))]
