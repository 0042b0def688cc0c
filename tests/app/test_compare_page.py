"""Two people's page over the real service."""

import pytest

from discern.client import Client, operations
from discern.contract import CandidateRef, NewCandidate
from tests.support.pages import Open, click, texts
from tests.support.seed_teams import seed_teams


@pytest.fixture
def two(open_page: Open, client: Client) -> tuple[CandidateRef, CandidateRef]:
    team = client.send(operations.get_team(seed_teams(client, (2,))[2]))
    first, second = team.members
    return first, second


def test_two_people_are_compared_from_a_link(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    a, b = two
    test = open_page("compare", a=a.id, b=b.id)
    assert len(test.get("plotly_chart")) == 3
    said = texts(test).replace("\\", "")
    assert a.name in said
    assert b.name in said
    assert "What stands out" in said or "Can't tell yet" in said


def test_the_two_change_places(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    a, b = two
    test = open_page("compare", a=a.id, b=b.id)
    click(test, "Swap")
    assert b.id in test.query_params["a"]
    assert a.id in test.query_params["b"]
    assert [box.value for box in test.selectbox[:2]] == [b.id, a.id]


def test_one_person_alone_is_not_compared(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    assert "two different people" in open_page("compare", a=two[0].id, b=two[0].id).info[0].value
    assert "Choose two people" in texts(open_page("compare", a=two[0].id))


def test_a_missing_profile_is_explained_kindly(
    open_page: Open, client: Client, two: tuple[CandidateRef, CandidateRef]
) -> None:
    new = client.send(operations.create_candidate(NewCandidate(name="Nova")))
    test = open_page("compare", a=two[0].id, b=new.id)
    assert test.error[0].proto.title == "These two can't be compared"
    assert "Nova" in [option for box in test.selectbox[:2] for option in box.options]


def test_a_deleted_person_is_reported(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    assert "Not found" in open_page("compare", a=two[0].id, b="cand_gone").error[0].proto.title
