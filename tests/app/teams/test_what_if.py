"""What if, over the real service: what would change in both teams, and doing it."""

from collections.abc import Mapping

import pytest
from streamlit.testing.v1 import AppTest

from discern.charts.team.who_is_where import count_in_half
from discern.client import Client
from discern.contract import operations
from discern.contract.models.candidates import CandidateQuery, NewCandidate
from discern.contract.models.teams import Team, TeamAnalysis, TeamQuery, WhatIf
from discern.contract.styles import STYLES, Style
from discern_app.teams.what_if import missing_style
from tests.support.pages import Open, click, headings, labels, run, texts, with_sample_company

pytestmark = with_sample_company


@pytest.fixture
def people(client: Client) -> Mapping[str, str]:
    """Ids by name."""
    return {each.name: each.id for each in client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=200))).data}


@pytest.fixture
def teams(client: Client) -> Mapping[str, str]:
    """Ids by name."""
    return {each.name: each.id for each in client.send(operations.LIST_TEAMS(TeamQuery())).data}


def read(client: Client, team_id: str) -> Team:
    return client.send(operations.GET_TEAM(team_id=team_id))


def members(client: Client, team_id: str) -> set[str]:
    return {member.name for member in read(client, team_id).members}


def analyse(client: Client, team_id: str, **changes: list[str]) -> TeamAnalysis:
    return client.send(operations.GET_TEAM_ANALYSIS(WhatIf.model_validate(changes), team_id=team_id))


def title(test: AppTest) -> str:
    [found] = headings(test)
    return found.replace("\\", "")


def charts_on(test: AppTest) -> int:
    return len(test.get("plotly_chart"))


def look(open_page: Open, team: str, **query: str) -> AppTest:
    return open_page("teams", team=team, view="what-if", **query)


@pytest.fixture
def ben(open_page: Open, people: Mapping[str, str], teams: Mapping[str, str]) -> AppTest:
    """The page on which Ben Hartwell, who is in Product, would move to Finance."""
    return look(open_page, teams["Finance"], **{"with": people["Ben Hartwell"]})


def test_a_move_says_what_both_teams_would_have_and_changes_nothing(
    ben: AppTest, client: Client, people: Mapping[str, str], teams: Mapping[str, str]
) -> None:
    """The counts are those of the two teams' pages."""
    id_ = people["Ben Hartwell"]
    rows = {
        "Finance": (analyse(client, teams["Finance"]), analyse(client, teams["Finance"], **{"with": [id_]})),
        "Product": (analyse(client, teams["Product"]), analyse(client, teams["Product"], without=[id_])),
    }
    for name, sides in rows.items():
        counts = [f"{count_in_half(side, 'fast')} of {side.profiled}" for side in sides]
        assert f"| Fast in {name} | {counts[0]} | {counts[1]} |" in texts(ben)
    assert title(ben).startswith("Finance gets one person who moves fast, and Product still has")
    assert charts_on(ben) == 2
    assert "Not for hiring" in texts(ben)
    assert "Ben Hartwell" in members(client, teams["Product"]) - members(client, teams["Finance"])


def test_a_move_is_made_in_both_teams_with_one_click(ben: AppTest, client: Client, teams: Mapping[str, str]) -> None:
    click(ben, "Move Ben")
    assert "Ben Hartwell" in members(client, teams["Finance"]) - members(client, teams["Product"])
    assert "with" not in ben.query_params
    assert "Undo" in labels(ben)


def test_who_would_stay_in_the_other_team_is_only_added(ben: AppTest, client: Client, teams: Mapping[str, str]) -> None:
    [box] = ben.checkbox
    assert (box.label, box.value) == ("Ben leaves Product", True)
    box.uncheck()
    run(ben)
    assert "Product" not in title(ben)
    assert charts_on(ben) == 1
    click(ben, "Add Ben")
    assert "Ben Hartwell" in members(client, teams["Finance"]) & members(client, teams["Product"])


def test_one_comes_for_another(
    open_page: Open, client: Client, people: Mapping[str, str], teams: Mapping[str, str]
) -> None:
    test = look(open_page, teams["Finance"], without=people["Mei Tan"], **{"with": people["Ben Hartwell"]})
    before = members(client, teams["Finance"])
    click(test, "Make this change")
    assert members(client, teams["Finance"]) == before - {"Mei Tan"} | {"Ben Hartwell"}


@pytest.mark.parametrize("style", STYLES)
def test_of_a_newcomer_it_says_what_the_service_says_and_nobody_is_added(
    open_page: Open, client: Client, teams: Mapping[str, str], style: Style
) -> None:
    after = analyse(client, teams["Customer care"], with_style=[style]).insights
    said = {each.kind: each for each in after if each.kind in {"newcomer", "first_week"}}
    test = look(open_page, teams["Customer care"], with_style=style)
    if said["newcomer"].probability is not None:
        assert title(test) == said["newcomer"].text
        assert said["first_week"].text in texts(test).replace("\\", "")
    assert said["newcomer"].probability is not None or "newcomer" not in title(test)
    assert "no one is added" in texts(test)
    assert not [each for each in labels(test) if each.startswith(("Move", "Add", "Make"))]


def test_without_names_only_the_boxes_to_choose_in_have_any(
    open_page: Open, client: Client, people: Mapping[str, str], teams: Mapping[str, str]
) -> None:
    test = look(open_page, teams["Finance"], names="false", **{"with": people["Ben Hartwell"]})
    drawn = "".join(chart.proto.spec for chart in test.get("plotly_chart"))
    for name in (*members(client, teams["Finance"]), "Ben Hartwell"):
        assert name not in texts(test) + drawn
    assert "Make this change" in labels(test)


def test_who_has_no_profile_is_not_offered_and_nothing_is_said_to_change(
    open_page: Open, client: Client, teams: Mapping[str, str]
) -> None:
    new = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Nia New")))
    test = look(open_page, teams["Finance"])
    [joining] = [each for each in test.multiselect if each.label == "Move someone here"]
    assert "Ben Hartwell · from Product" in joining.options
    assert not [each for each in joining.options if "Nia New" in each]
    test = look(open_page, teams["Finance"], **{"with": new.id})
    assert "You see no profile of Nia New" in texts(test)
    assert title(test) == "What this changes can't be seen."
    assert "What changes" not in texts(test)
    assert "Add Nia" in labels(test)


def test_it_starts_with_an_example(open_page: Open, client: Client, teams: Mapping[str, str]) -> None:
    test = look(open_page, teams["Finance"])
    assert "What would change?" in texts(test)
    click(test, "Imagine one more")
    assert test.query_params["with_style"] == missing_style(analyse(client, teams["Finance"]))
    assert charts_on(test) == 1


def test_what_to_do_where_someone_only_leaves_is_about_who_leaves(
    open_page: Open, people: Mapping[str, str], teams: Mapping[str, str]
) -> None:
    shown = texts(look(open_page, teams["Finance"], without=people["Mei Tan"]))
    assert "take over what Mei did" in shown
    assert "new colleague" not in shown


def test_it_is_chosen_on_the_page_and_kept_in_the_address(
    open_page: Open, people: Mapping[str, str], teams: Mapping[str, str]
) -> None:
    test = look(open_page, teams["Finance"])
    [leaving] = [each for each in test.multiselect if each.label == "Take someone out"]
    leaving.select(people["Mei Tan"])
    run(test)
    assert people["Mei Tan"] in test.query_params["without"]
    assert "Take Mei out" in labels(test)
    click(test, "Start over")
    assert "without" not in test.query_params


@pytest.mark.parametrize("query", [{"without": "cand_gone"}, {"with": "zz"}, {"with_style": "X"}, {"without": "\x00"}])
def test_a_link_to_something_missing_is_reported_or_ignored(
    open_page: Open, teams: Mapping[str, str], query: Mapping[str, str]
) -> None:
    test = look(open_page, teams["Finance"], **query)
    assert not test.exception
    assert test.error or "What would change?" in texts(test)
