"""The team's page over the real service: its views, what stays in the address, what-if, and presenting."""

from collections.abc import Mapping

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client, operations
from discern.contract import CandidateRef, Evidence, Insight, Team, TeamAnalysis, TeamRef
from discern_app.components.insights import STANDS_OUT, group, sayable, wording
from discern_app.teams.anonymize import without_names
from discern_app.teams.slides import make_slides
from discern_app.teams.what_if import compare_statements
from tests.support.pages import Open, click, labels, run, texts
from tests.support.seed_teams import NAMES, seed_teams

VIEWS = ("At a glance", "People", "What if", "Talk about it")


@pytest.fixture
def team(open_page: Open, client: Client) -> Team:
    """Seven people with a profile, and an eighth who has one and is in no team."""
    ids = seed_teams(client, (7, 8))
    client.send(operations.delete_team(ids[8]))
    return client.send(operations.get_team(ids[7]))


@pytest.fixture
def outsider(team: Team, client: Client) -> str:
    members = {member.id for member in team.members}
    [found] = [each.id for each in client.send(operations.list_candidates()).data if each.id not in members]
    return found


def charts_on(test: AppTest) -> int:
    return len(test.get("plotly_chart"))


def tables(test: AppTest) -> str:
    return "\n".join(each.value for each in test.markdown if each.value.startswith("|"))


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("named", ["true", "false"], ids=["names", "no-names"])
def test_every_view_opens_from_its_address(open_page: Open, team: Team, view: str, named: str) -> None:
    test = open_page("team", team=team.id, view=view, names=named, with_style="D")
    assert not test.error
    assert charts_on(test) == {"At a glance": 2, "People": 3 if named == "true" else 2, "What if": 2}.get(view, 0)


def test_profiles_are_shown_side_by_side_too(open_page: Open, team: Team) -> None:
    test = open_page("team", team=team.id, view="People")
    [profiles] = [each for each in test.button_group if each.label == "Profiles"]
    profiles.set_value("Side by side")
    assert charts_on(run(test)) == 3


@pytest.mark.parametrize("view", [view for view in VIEWS if view != "What if"])
def test_without_names_nobody_is_named(open_page: Open, team: Team, view: str) -> None:
    """Choosing who would leave needs names; nothing else does."""
    test = open_page("team", team=team.id, view=view, names="false", person=team.members[0].id)
    seen = "\n".join([texts(test), *(str(each.proto) for each in test.get("plotly_chart"))]).replace("\\", "")
    for member in team.members:
        assert member.name not in seen
        assert member.id not in seen


def test_a_person_is_pointed_out_from_the_address(open_page: Open, team: Team) -> None:
    person = team.members[3]
    test = open_page("team", team=team.id, person=person.id)
    assert f"**{person.name}**" in texts(test)
    assert {"Profile", "Compare"} <= {each.proto.label for each in test.get("page_link")}


def test_people_of_one_name_have_different_labels(open_page: Open, client: Client) -> None:
    team = seed_teams(client, (len(NAMES),))[len(NAMES)]
    [choice] = [each for each in open_page("team", team=team).selectbox if each.label.startswith("Choose a person")]
    assert len(set(choice.options)) == len(NAMES)
    assert sum(option.startswith("Jo ·") for option in choice.options) == 2


def test_a_what_if_changes_nothing_until_it_is_applied(
    open_page: Open, client: Client, team: Team, outsider: str
) -> None:
    leaver = team.members[0].id
    test = open_page("team", team=team.id, view="What if", without=leaver, **{"with": outsider})
    assert "7 people, 7 with a profile → 7 people, 7 with a profile" in texts(test)
    assert {member.id for member in client.send(operations.get_team(team.id)).members} == {
        member.id for member in team.members
    }

    click(test, "Change the team")
    after = {member.id for member in client.send(operations.get_team(team.id)).members}
    assert after == {member.id for member in team.members} - {leaver} | {outsider}
    assert "without" not in test.query_params
    assert "with" not in test.query_params


def test_a_newcomer_can_be_imagined_and_not_applied(open_page: Open, team: Team) -> None:
    test = open_page("team", team=team.id, view="What if", with_style="C")
    assert "7 people, 7 with a profile → 8 people, 8 with a profile" in texts(test)
    assert "Hypothetical newcomers" in texts(test)
    assert "Change the team" not in labels(test)


def test_a_what_if_is_chosen_on_the_page_and_kept_in_the_address(open_page: Open, team: Team) -> None:
    test = open_page("team", team=team.id, view="What if")
    assert "see what would change" in test.info[0].value
    [leaving] = [each for each in test.multiselect if each.label == "Who would leave"]
    leaving.select(team.members[1].id)
    run(test)
    assert team.members[1].id in test.query_params["without"]
    click(test, "Start over")
    assert "without" not in test.query_params


@pytest.mark.parametrize("query", [{"without": "cand_gone"}, {"with": "zz"}, {"with_style": "X"}, {"without": "\x00"}])
def test_a_link_to_something_missing_is_reported_or_ignored(
    open_page: Open, team: Team, query: Mapping[str, str]
) -> None:
    test = open_page("team", team=team.id, view="What if", **query)
    assert not test.exception
    assert test.info or test.error


def test_an_empty_team_says_what_to_do(open_page: Open, client: Client) -> None:
    team = seed_teams(client, (0, 1))[0]
    test = open_page("team", team=team)
    assert "This team has no profile yet" in test.info[0].value
    assert not charts_on(test)


def test_a_presentation_goes_on_and_back_and_ends(open_page: Open, team: Team) -> None:
    test = open_page("team", team=team.id)
    click(test, "Present")
    assert "7 of 7 people have a profile" in texts(test).replace("\\", "")
    click(test, "Next")
    assert charts_on(test) == 1
    click(test, "Back")
    assert not charts_on(test)
    click(test, "End")
    assert "present" not in test.query_params
    assert charts_on(test) == 2


@pytest.mark.parametrize("slide", ["0", "-1", "999", "1e3", "²", "", "x" * 99])
def test_a_presentation_begins_somewhere_whatever_the_link_says(open_page: Open, team: Team, slide: str) -> None:
    assert "End" in labels(open_page("team", team=team.id, present=slide))


def say(id_: str, kind: str, text: str = "So it is.", *people: str) -> Insight:
    return Insight(
        id=id_,
        kind=kind,
        text=text,
        strength="likely",
        evidence=[Evidence(name="probability", value=0.9)],
        people=[CandidateRef(id=name, name=name) for name in people],
        text_without_names=None,
    )


def test_statements_are_under_headings_and_unknown_kinds_are_not_lost() -> None:
    groups = group([say("a", "try"), say("b", "majority"), say("c", "something else"), say("d", "strength")])
    assert {heading: [each.id for each in found] for heading, found in groups.items()} == {
        STANDS_OUT: ["b", "c"],
        "strengths": ["d"],
        "tries": ["a"],
    }


def test_what_cannot_be_said_without_names_is_not_said() -> None:
    about = say("a", "outlier", "Ana stands apart.", "Ana")
    assert wording(about, named=True) == "Ana stands apart."
    assert sayable([about, say("b", "mean")], named=False) == [say("b", "mean")]
    unnamed = about.model_copy(update={"text_without_names": "Somebody stands apart."})
    assert wording(unnamed, named=False) == "Somebody stands apart."


def test_statements_that_begin_end_and_reverse_are_distinguished() -> None:
    before = [say("a", "mean", "A"), say("b", "mean", "B"), say("c", "mean", "C")]
    after = [say("b", "mean", "B"), say("c", "mean", "C, otherwise"), say("d", "mean", "D")]
    moved = compare_statements(before, after)
    assert [each.id for each in moved.added] == ["d"]
    assert [each.id for each in moved.removed] == ["a"]
    assert [(old.text, new.text) for old, new in moved.reworded] == [("C", "C, otherwise")]


def test_a_file_without_names_identifies_nobody(open_page: Open, client: Client) -> None:
    members = client.send(operations.get_team(team := seed_teams(client, (12,))[12])).members
    analysis = client.send(operations.get_team_analysis(team))
    shown = without_names(analysis).model_dump_json()
    assert analysis.map
    for member in members[: len(NAMES) - 2]:
        assert member.name not in shown
    for member in members:
        assert member.id not in shown


def test_nothing_about_single_people_is_presented() -> None:
    analysis = TeamAnalysis(
        team=TeamRef(id="t", name="Crew"),
        size=3,
        profiled=3,
        pending=0,
        insights=[say("a", "friction", "Ana and Bo may rub.", "Ana", "Bo"), say("b", "majority", "Most lead with D.")],
    )
    said = " ".join(slide.text for slide in make_slides(analysis))
    assert "Most lead with D." in said
    assert "Ana" not in said
