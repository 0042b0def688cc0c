"""The team's page over the real service: its views, what stays in the address, what-if, and presenting."""

import html
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pandas as pd
import pytest
import streamlit
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.insights import Evidence, Insight
from discern.contract.models.teams import NewTeam, Team, WhatIf
from discern.contract.styles import STYLES
from discern.words import style_name
from discern_app.base.text import escape
from discern_app.dialogs.invite.people_list import BATCH
from discern_app.insight.findings import STANDS_OUT, group, sayable, wording
from discern_app.insight.team_cards import say_halves
from discern_app.session_state import OPEN_DIALOG
from discern_app.teams.team_page import without_names
from tests.support.databases import NewSQLite
from tests.support.pages import Open, choose, click, labels, run, texts
from tests.support.process_state import service_over
from tests.support.seed_teams import NAMES, seed_teams

VIEWS = ("overview", "people", "what-if", "workshop")


@pytest.fixture(scope="session")
def seeded(new_sqlite: NewSQLite, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with the people of `team`, made once and copied for each test, and the team's id."""
    folder = tmp_path_factory.mktemp("team")
    with service_over(new_sqlite(folder)) as service:
        ids = seed_teams(service.managers.client, (7, 8))
        service.managers.client.send(operations.DELETE_TEAM(team_id=ids[8]))
    return folder / "discern.db", ids[7]


@pytest.fixture
def app_database(request: pytest.FixtureRequest, new_sqlite: NewSQLite, tmp_path: Path) -> str:
    """Filled for a test of `team`, or else empty."""
    url = new_sqlite(tmp_path)
    if "team" in request.fixturenames:
        shutil.copyfile(request.getfixturevalue("seeded")[0], tmp_path / "discern.db")
    return url


@pytest.fixture
def team(seeded: tuple[Path, str], client: Client) -> Team:
    """Seven people with a profile, and an eighth who has one and is in no team."""
    return client.send(operations.GET_TEAM(team_id=seeded[1]))


@pytest.fixture
def outsider(team: Team, client: Client) -> str:
    members = {member.id for member in team.members}
    [found] = [each.id for each in client.send(operations.LIST_CANDIDATES()).data if each.id not in members]
    return found


def charts_on(test: AppTest) -> int:
    return len(test.get("plotly_chart"))


def tables(test: AppTest) -> str:
    return "\n".join(each.value for each in test.markdown if each.value.startswith("|"))


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("named", ["true", "false"])
@pytest.mark.exhaustive("named")
def test_every_view_opens_from_its_address(open_page: Open, team: Team, view: str, named: str) -> None:
    test = open_page("teams", team=team.id, view=view, names=named, with_style="D")
    assert not test.error
    assert test.session_state["view"] == view
    assert charts_on(test) == {"overview": 2, "people": 1, "what-if": 2}.get(view, 0)


def test_the_people_of_a_team_are_a_table_with_scores(open_page: Open, client: Client, team: Team) -> None:
    analysis = client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))
    table = open_page("teams", team=team.id, view="people").dataframe[0].value
    scores = {point.name: point.scores for point in analysis.map}
    names = [re.sub("[\u2068\u2069]", "", name) for name in table["Person"]]
    assert sorted(names) == sorted(scores)
    for name, (_, row) in zip(names, table.iterrows(), strict=True):
        known = scores[name]
        assert known is not None
        assert [row[style] for style in STYLES] == [round(known[style]) for style in STYLES]
    assert "Status" not in table


def test_who_has_no_profile_has_a_status_among_the_people_of_a_team(
    open_page: Open, client: Client, team: Team
) -> None:
    new = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Nadia")))
    client.send(operations.ADD_MEMBER(team_id=team.id, candidate_id=new.id))
    table = open_page("teams", team=team.id, view="people").dataframe[0].value
    statuses = {name: list(status) for name, status in zip(table["Person"], table["Status"], strict=True)}
    assert statuses.pop("Nadia") == ["Not invited"]
    assert len(statuses) == 7
    assert set(map(tuple, statuses.values())) == {("Finished",)}


def test_how_sure_a_style_is_says_the_same_in_a_team_s_table_as_under_people(
    open_page: Open, client: Client, team: Team
) -> None:
    in_team = open_page("teams", team=team.id, view="people").dataframe[0].value
    under_people = open_page("people", team=team.id).dataframe[0].value
    columns = ["Style", "How likely", *"DISC"]

    def said(table: pd.DataFrame) -> dict[str, list[object]]:
        names = (re.sub("[\u2068\u2069]", "", name) for name in table["Person"])
        return {
            name: [list(row["Style"]), *(None if pd.isna(row[each]) else row[each] for each in columns[1:])]
            for name, (_, row) in zip(names, table.iterrows(), strict=True)
        }

    found = said(in_team)
    assert len(found) == len(team.members)
    assert {name: said(under_people)[name] for name in found} == found


@pytest.mark.parametrize("view", [view for view in VIEWS if view != "what-if"])
def test_without_names_nobody_is_named(open_page: Open, team: Team, view: str) -> None:
    """Choosing who would leave needs names; nothing else does."""
    test = open_page("teams", team=team.id, view=view, names="false", person=team.members[0].id)
    seen = "\n".join([texts(test), *(str(each.proto) for each in test.get("plotly_chart"))]).replace("\\", "")
    for member in team.members:
        assert member.name not in seen
        assert member.id not in seen


def test_a_person_in_the_address_opens_in_a_drawer(open_page: Open, team: Team) -> None:
    person = team.members[3]
    test = open_page("teams", team=team.id, person=person.id)
    assert test.session_state[OPEN_DIALOG.key].title == escape(person.name)
    assert "Open profile" in labels(test)
    [compare] = [each for each in test.get("page_link") if each.proto.label == "Compare"]
    assert person.id in str(compare.proto)
    assert charts_on(test) == 4


def test_nobody_opens_in_a_drawer_who_is_elsewhere_or_without_names(open_page: Open, team: Team, outsider: str) -> None:
    assert not open_page("teams", team=team.id, person=outsider).get("dialog")
    assert not open_page("teams", team=team.id, person=team.members[0].id, names="false").get("dialog")


FILES = {"Export as CSV", "Export as Excel", "Export as JSON"}


def test_what_can_be_done_with_a_team_is_in_its_menu(open_page: Open, team: Team) -> None:
    test = choose(open_page("teams", team=team.id), "Export")
    assert {each.proto.label for each in test.get("download_button")} == {
        "Export as CSV",
        "Export as Excel",
        "Export as JSON",
    }
    assert "the team in figures" in texts(test)
    test = choose(open_page("teams", team=team.id, view="edit"), "Export")
    assert {each.proto.label for each in test.get("download_button")} == {
        "Export as CSV",
        "Export as Excel",
        "Export as JSON",
    }
    assert "the team in figures" not in texts(test), "members are exported"
    test = choose(open_page("teams", team=team.id), "Copy the link")
    assert test.code[0].value.endswith(f"/teams?team={team.id}")
    test = choose(open_page("teams", team=team.id), "Write a report")
    assert test.session_state[OPEN_DIALOG.key].title == "New report"


@pytest.mark.parametrize("named", ["true", "false"])
def test_a_team_is_exported_with_names_where_it_is_shown_with_them(
    open_page: Open, client: Client, team: Team, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    makers: list[Callable[[], bytes]] = []
    monkeypatch.setattr(streamlit, "download_button", lambda _, make, **__: makers.append(make))
    choose(open_page("teams", team=team.id, view="people", names=named), "Export")
    text_files = [file.decode() for make in makers if not (file := make()).startswith(b"PK")]
    [person, *_] = client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id)).map
    assert len(text_files) == len(makers) - 1 == 2
    assert [person.name in text for text in text_files] == [named == "true"] * 2
    assert any(person.candidate_id in text for text in text_files) == (named == "true")


def test_everything_that_is_said_of_a_team_is_on_its_overview(open_page: Open, client: Client, team: Team) -> None:
    shown = texts(open_page("teams", team=team.id))
    insights = client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id)).insights
    assert insights
    assert [each.text for each in insights if each.text not in shown] == []
    assert [each.text for each in insights if f"- {escape(each.text)}" in shown] == []


def test_where_it_can_t_be_said_where_most_are_the_overview_says_how_many_may_be_in_a_half(
    open_page: Open, client: Client, team: Team
) -> None:
    halves = say_halves(client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id)))
    assert halves
    assert halves in texts(open_page("teams", team=team.id))


def test_people_of_one_name_have_different_labels(open_page: Open, client: Client) -> None:
    team = seed_teams(client, (len(NAMES),))[len(NAMES)]
    [choice] = [each for each in open_page("teams", team=team).selectbox if each.label.startswith("Choose a person")]
    assert len(set(choice.options)) == len(NAMES)
    assert sum(option.startswith("Jo ·") for option in choice.options) == 2


def test_a_what_if_changes_nothing_until_it_is_applied(
    open_page: Open, client: Client, team: Team, outsider: str
) -> None:
    leaver = team.members[0].id
    test = open_page("teams", team=team.id, view="what-if", without=leaver, **{"with": outsider})
    assert "7 → 7 people · 7 → 7 profiles" in texts(test)
    assert {member.id for member in client.send(operations.GET_TEAM(team_id=team.id)).members} == {
        member.id for member in team.members
    }

    click(test, "Change the team")
    after = {member.id for member in client.send(operations.GET_TEAM(team_id=team.id)).members}
    assert after == {member.id for member in team.members} - {leaver} | {outsider}
    assert "without" not in test.query_params
    assert "with" not in test.query_params


def test_a_newcomer_can_be_imagined_and_not_applied(open_page: Open, client: Client, team: Team) -> None:
    test = open_page("teams", team=team.id, view="what-if", with_style="C")
    shown = texts(test)
    assert "7 → 8 people · 7 → 8 profiles" in shown
    assert "A newcomer is imagined, so nobody is added." in shown
    assert not {"Change the team", "Apply…"} & {
        *labels(test),
        *(each.proto.popover.label for each in test.get("popover")),
    }
    after = client.send(operations.GET_TEAM_ANALYSIS(WhatIf(with_style=["C"]), team_id=team.id)).insights
    found = [each for each in after if each.kind in {"newcomer", "first_week"}]
    assert len(found) == 2
    [body] = [each.proto.body for each in test.get("html") if "What a newcomer would change" in each.proto.body]
    [about] = [part for part in body.split("<section") if "What a newcomer would change" in part]
    assert "What follows from a style is what DISC courses teach." in about
    for each in found:
        assert each.headline is not None
        assert html.escape(each.headline) in about
        # Said once: the lists of what would be new have other statements.
        assert body.count(f"<p>{html.escape(each.text)}</p>") == 1


def test_advice_says_under_its_heading_that_it_was_not_measured(open_page: Open, client: Client) -> None:
    test = open_page("teams", team=seed_teams(client, (12,))[12])
    bodies = [each.proto.body for each in test.get("html")]
    [listed] = [body for body in bodies if 'class="sections"' in body]
    sections = {part.partition("<")[0].strip(): part for part in listed.split("<details><summary>")[1:]}
    advice = {"Strengths", "Watch out for", "To try this week"} & {*sections}
    assert advice
    assert all("It wasn\u2019t measured here" in sections[each].replace("&#x27;", "\u2019") for each in advice)


def test_where_no_change_by_a_newcomer_stands_out_nothing_claims_that_none_can_be_named(
    open_page: Open, client: Client, team: Team
) -> None:
    leaver = team.members[0].id
    what_if = WhatIf(with_style=["D"], without=[leaver])
    [found] = [
        e for e in client.send(operations.GET_TEAM_ANALYSIS(what_if, team_id=team.id)).insights if e.kind == "newcomer"
    ]
    assert found.probability is None
    assert found.headline is not None
    page = open_page("teams", team=team.id, view="what-if", with_style="D", without=leaver)
    bodies = [each.proto.body for each in page.get("html")]
    assert any('class="changes"' in body for body in bodies)
    assert not any(html.escape(found.headline) in body or "What a newcomer would change" in body for body in bodies)


def test_a_what_if_shows_what_the_team_that_somebody_comes_from_would_be_without_them(
    open_page: Open, client: Client, team: Team, outsider: str
) -> None:
    other = client.send(operations.CREATE_TEAM(NewTeam(name="Others")))
    for id_ in (outsider, *(member.id for member in team.members[:3])):
        client.send(operations.ADD_MEMBER(team_id=other.id, candidate_id=id_))
    test = open_page("teams", team=team.id, view="what-if", **{"with": outsider})
    name = client.send(operations.GET_CANDIDATE(candidate_id=outsider)).name
    assert f"What would change in Others without {escape(name)}" in texts(test)
    assert sum('class="changes"' in each.proto.body for each in test.get("html")) == 2


@pytest.mark.parametrize("leaves", [True, False])
def test_who_joins_leaves_the_team_they_come_from_unless_it_is_unticked(
    open_page: Open, client: Client, team: Team, outsider: str, leaves: bool
) -> None:
    other = client.send(operations.CREATE_TEAM(NewTeam(name="Others")))
    client.send(operations.ADD_MEMBER(team_id=other.id, candidate_id=outsider))
    test = open_page("teams", team=team.id, view="what-if", **{"with": outsider})
    [box] = [each for each in test.checkbox if each.label.endswith("also leaves Others")]
    assert box.value is True
    if not leaves:
        box.uncheck()
    click(test, "Change the team")
    assert outsider in {member.id for member in client.send(operations.GET_TEAM(team_id=team.id)).members}
    stayed = outsider in {member.id for member in client.send(operations.GET_TEAM(team_id=other.id)).members}
    assert stayed is not leaves


def test_who_has_no_profile_is_not_offered_and_changes_nothing(open_page: Open, client: Client, team: Team) -> None:
    new = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Nia New")))
    test = open_page("teams", team=team.id, view="what-if")
    [joining] = [each for each in test.multiselect if each.label == "Who would join"]
    assert joining.options
    assert "Nia New" not in joining.options
    test = open_page("teams", team=team.id, view="what-if", **{"with": new.id})
    assert "You see no profile of Nia New" in texts(test)
    assert "7 → 8 people · 7 → 7 profiles" in texts(test)


def test_a_what_if_starts_with_an_example(open_page: Open, team: Team, client: Client) -> None:
    test = open_page("teams", team=team.id, view="what-if")
    assert "What would change?" in texts(test)
    [example] = [each for each in labels(test) if each.startswith("Try a newcomer in the direction of")]
    click(test, example)
    shares = client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id)).distribution
    assert shares is not None
    fewest = min(STYLES, key=lambda style: shares[style].expected or 0.0)
    assert test.query_params["with_style"] == fewest
    assert example.endswith(style_name(fewest))
    assert charts_on(test) == 2


def test_a_what_if_is_chosen_on_the_page_and_kept_in_the_address(open_page: Open, team: Team) -> None:
    test = open_page("teams", team=team.id, view="what-if")
    [leaving] = [each for each in test.multiselect if each.label == "Who would leave"]
    leaving.select(team.members[1].id)
    run(test)
    assert team.members[1].id in test.query_params["without"]
    click(test, "Start over")
    assert "without" not in test.query_params


def test_a_what_if_is_shown_on_the_circle_too(open_page: Open, team: Team) -> None:
    test = open_page("teams", team=team.id, view="what-if", with_style="C")
    [pictures] = [each for each in test.button_group if each.key == "what if picture"]
    pictures.set_value("map")
    run(test)
    assert charts_on(test) == 1
    assert "centre would" in texts(test)


@pytest.mark.parametrize("query", [{"without": "cand_gone"}, {"with": "zz"}, {"with_style": "X"}, {"without": "\x00"}])
def test_a_link_to_something_missing_is_reported_or_ignored(
    open_page: Open, team: Team, query: Mapping[str, str]
) -> None:
    test = open_page("teams", team=team.id, view="what-if", **query)
    assert not test.exception
    assert test.error or "What would change?" in texts(test)


def test_an_empty_team_says_what_to_do(open_page: Open, client: Client) -> None:
    team = seed_teams(client, (0, 1))[0]
    test = open_page("teams", team=team)
    assert "This team has no profile yet" in texts(test)
    assert "Invite" in [each.label for each in test.button if each.key != "invite"]
    assert not charts_on(test)
    assert not test.toggle


def test_a_team_of_invited_people_lists_them_and_leads_to_their_links(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour")))
    links = []
    for name in ("Ana", "Bo"):
        new = NewAssessment(candidate=NewCandidate(name=name), team_id=team.id)
        made = client.send(operations.CREATE_ASSESSMENT(new))
        links.append(str(made.take_url).partition("token=")[2])
    test = open_page("teams", team=team.id)
    assert "2 people are invited; nobody has finished yet." in texts(test)
    assert "invite the people in the team" not in texts(test)
    assert "Ana · invited today" in texts(test)
    assert "Invite" not in [each.label for each in test.button if each.key != "invite"]
    click(test, "Remind 2 people")
    assert all(links)
    assert all(link in "".join(each.value for each in test.code) for link in links)


def test_who_of_a_team_isn_t_invited_can_be_while_others_wait(open_page: Open, client: Client) -> None:
    cem = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Cem")))
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour", members=[cem.id])))
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ana"), team_id=team.id)))
    test = open_page("teams", team=team.id)
    assert "1 person is invited; nobody has finished yet. 1 person isn't invited yet." in texts(test)
    click(test, "Invite the other one")
    planned = test.session_state[BATCH]
    assert [each.person.name for each in planned] == ["Cem"]


def test_an_invitation_for_another_team_or_for_none_counts_and_says_so(open_page: Open, client: Client) -> None:
    other = client.send(operations.CREATE_TEAM(NewTeam(name="Quay")))
    people = []
    for name, team_id in (("Ana", None), ("Bo", other.id)):
        new = NewAssessment(candidate=NewCandidate(name=name), team_id=team_id)
        people.append(client.send(operations.CREATE_ASSESSMENT(new)).candidate.id)
    people.append(client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Cem"))).id)
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour", members=people)))
    test = open_page("teams", team=team.id)
    assert (
        "2 people are invited; nobody has finished yet. Their invitations were made for other teams or for none; "
        "the answers count here too. 1 person isn't invited yet." in texts(test)
    )
    assert "Ana · invited today · no last day to answer · not for a team" in texts(test)
    assert "Bo · invited today · no last day to answer · for another team" in texts(test)
    assert "Remind 2 people" in [each.label for each in test.button]


def test_a_presentation_goes_on_and_back_and_ends(open_page: Open, team: Team) -> None:
    test = open_page("teams", team=team.id)
    click(test, "Present")
    assert "7 of 7 people have a profile" in texts(test).replace("\\", "")
    click(test, "Next")
    assert "The four styles" in texts(test)
    click(test, "Next")
    assert charts_on(test) == 1
    click(test, "Back")
    assert not charts_on(test)
    click(test, "End")
    assert "present" not in test.query_params
    assert charts_on(test) == 2


def test_the_first_slide_alone_says_what_stands_behind_the_questionnaire(open_page: Open, team: Team) -> None:
    first, last = (
        texts(open_page("teams", team=team.id, present="1")),
        texts(open_page("teams", team=team.id, present="999")),
    )
    assert "its author's judgement" in first
    assert "expert" not in last
    assert "arameters" not in first + last


@pytest.mark.parametrize("slide", ["0", "-1", "999", "1e3", "²", "", "x" * 99])
@pytest.mark.exhaustive
def test_a_presentation_begins_somewhere_whatever_the_link_says(open_page: Open, team: Team, slide: str) -> None:
    assert "End" in labels(open_page("teams", team=team.id, present=slide))


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


def test_sub_groups_and_situations_have_headings_of_their_own() -> None:
    kinds = ["majority", "split", "group", "bridge", "situation", "newcomer", "first_week"]
    found = group([say(kind, kind) for kind in kinds])
    assert {heading: [each.kind for each in statements] for heading, statements in found.items()} == {
        STANDS_OUT: ["majority"],
        "newcomer": ["newcomer", "first_week"],
        "sub-groups": ["split", "group", "bridge"],
        "situations": ["situation"],
    }


def test_what_cannot_be_said_without_names_is_not_said() -> None:
    about = say("a", "outlier", "Ana stands apart.", "Ana")
    assert wording(about, named=True) == "Ana stands apart."
    assert sayable([about, say("b", "mean")], named=False) == [say("b", "mean")]
    unnamed = about.model_copy(update={"text_without_names": "Somebody stands apart."})
    assert wording(unnamed, named=False) == "Somebody stands apart."


def test_a_file_without_names_identifies_nobody(open_page: Open, client: Client) -> None:
    team = seed_teams(client, (12,))[12]
    members = client.send(operations.GET_TEAM(team_id=team)).members
    analysis = client.send(operations.GET_TEAM_ANALYSIS(team_id=team))
    shown = without_names(analysis).model_dump_json()
    assert analysis.map
    for member in members[: len(NAMES) - 2]:
        assert member.name not in shown
    for member in members:
        assert member.id not in shown
