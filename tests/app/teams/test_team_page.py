"""The team's page over the real service: its views, what stays in the address, and presenting."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import streamlit
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.insights import Evidence, Insight
from discern.contract.models.teams import NewTeam, Team
from discern.words import short_names
from discern_app.base.text import escape
from discern_app.insight.findings import findings_in, sentence, sentence_markdown
from discern_app.session_state import INVITE_ROWS, OPEN_DIALOG
from discern_app.teams.overview import follow
from discern_app.teams.team_page import without_names
from tests.support.databases import NewSQLite
from tests.support.listed import rows
from tests.support.pages import Open, choose, click, headings, labels, texts
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
@pytest.mark.exhaustive
def test_every_view_opens_from_its_address(open_page: Open, team: Team, view: str, named: str) -> None:
    test = open_page("teams", team=team.id, view=view, names=named, with_style="D")
    assert not test.error
    assert test.session_state["view"] == view
    assert charts_on(test) == {"overview": 3, "what-if": 1}.get(view, 0)


def test_the_people_of_a_team_are_rows_that_say_where_each_is_and_how_sure_that_is(
    open_page: Open, client: Client, team: Team
) -> None:
    analysis = client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))
    listed = {row.name: row.cells for row in rows(open_page("teams", team=team.id, view="people"))}
    assert listed.keys() == {point.name for point in analysis.map}
    for point in analysis.map:
        letters, sure, way = listed[point.name]
        assert letters.replace(" ", "") in "DISC" or letters == "–"
        assert any(word in sure for word in ("Very likely", "Likely", "Leaning", "Open"))
        assert way


def test_who_has_no_profile_has_a_status_among_the_people_of_a_team(
    open_page: Open, client: Client, team: Team
) -> None:
    new = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Nadia")))
    client.send(operations.ADD_MEMBER(team_id=team.id, candidate_id=new.id))
    listed = {row.name: row.cells for row in rows(open_page("teams", team=team.id, view="people"))}
    assert listed.pop("Nadia") == ["Not invited"]
    assert len(listed) == 7


def test_what_is_said_of_someone_in_a_team_is_what_is_said_under_people(
    open_page: Open, client: Client, team: Team
) -> None:
    in_team = {row.name: row.cells for row in rows(open_page("teams", team=team.id, view="people"))}
    under_people = {row.name: row.cells[:3] for row in rows(open_page("people", team=team.id))}
    assert len(in_team) == len(team.members)
    assert {name: under_people[name] for name in in_team} == in_team


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
    assert charts_on(test) == 5


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
    analysis = client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))
    names = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    shown = texts(open_page("teams", team=team.id))
    assert analysis.insights
    said = {each.id: sentence_markdown(each, names) for each in analysis.insights}
    assert {id_: text for id_, text in said.items() if text not in shown} == {}
    assert headings(open_page("teams", team=team.id))[0] == escape(sentence(analysis.insights[0], names))


def test_people_of_one_name_have_different_labels(open_page: Open, client: Client) -> None:
    team = seed_teams(client, (len(NAMES),))[len(NAMES)]
    [choice] = [each for each in open_page("teams", team=team).selectbox if each.label.startswith("Choose a person")]
    assert len(set(choice.options)) == len(NAMES)
    assert sum(option.startswith("Jo ·") for option in choice.options) == 2


def test_the_foot_says_once_that_advice_was_not_measured(open_page: Open, client: Client) -> None:
    shown = texts(open_page("teams", team=seed_teams(client, (12,))[12]))
    assert shown.count("is standard DISC teaching") == 1


def test_an_empty_team_says_what_to_do(open_page: Open, client: Client) -> None:
    team = seed_teams(client, (0, 1))[0]
    test = open_page("teams", team=team)
    assert "No one is in this team yet" in texts(test)
    assert "Paste their names to invite them" in texts(test)
    assert labels(test).count("Invite") == 1
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
    assert "2 people are invited, and no one has finished yet." in texts(test)
    assert "invite the people in the team" not in texts(test)
    assert "Ana · invited today" in texts(test)
    assert labels(test).count("Invite") == 1
    click(test, "Remind 2 people")
    assert all(links)
    assert all(link in "".join(each.value for each in test.code) for link in links)


def test_who_of_a_team_isn_t_invited_can_be_while_others_wait(open_page: Open, client: Client) -> None:
    cem = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Cem")))
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour", members=[cem.id])))
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ana"), team_id=team.id)))
    test = open_page("teams", team=team.id)
    assert "1 person is invited, and no one has finished yet. 1 person isn't invited yet." in texts(test)
    click(test, "Invite the other one")
    planned = test.session_state[INVITE_ROWS.key]
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
        "2 people are invited, and no one has finished yet. Their invitations were for other teams or for none, but "
        "the answers count here too. 1 person isn't invited yet." in texts(test)
    )
    assert "Ana · invited today · no date to answer by · for no team" in texts(test)
    assert "Bo · invited today · no date to answer by · for another team" in texts(test)
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
    assert charts_on(test) == 3


def test_the_first_slide_alone_says_how_far_the_questionnaire_was_tested(open_page: Open, team: Team) -> None:
    first, last = (
        texts(open_page("teams", team=team.id, present="1")),
        texts(open_page("teams", team=team.id, present="999")),
    )
    assert "not yet tested on real people" in first
    assert "tested" not in last


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


def test_advice_stands_under_the_claim_that_it_follows_from_and_none_is_lost() -> None:
    claims = [say("majority-DI", "majority"), say("absent-C", "absent")]
    advice = [say("try-absent-C", "try"), say("strength-majority-DI", "strength"), say("question-other", "question")]
    found = [(claim and claim.id, [each.id for each in follows]) for claim, follows in follow([*claims, *advice])]
    assert found == [
        ("majority-DI", ["strength-majority-DI"]),
        ("absent-C", ["try-absent-C"]),
        (None, ["question-other"]),
    ]


def test_what_cannot_be_said_without_names_is_not_said() -> None:
    about = say("a", "outlier", "Ana stands apart.", "Ana")
    assert sentence(about) == "Ana stands apart."
    assert findings_in([about, say("b", "mean")], named=False) == [say("b", "mean")]
    unnamed = about.model_copy(update={"text_without_names": "Somebody stands apart."})
    assert sentence(unnamed, named=False) == "Somebody stands apart."


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


def test_the_title_says_how_many_profiles_are_missing_until_there_is_a_team_to_tell_of(
    open_page: Open, client: Client
) -> None:
    teams = seed_teams(client, (1, 2))
    assert headings(open_page("teams", team=teams[1]))[0] == escape("2 more profiles, and you see the team.")
    assert headings(open_page("teams", team=teams[2]))[0] == escape("One more profile, and you see the team.")
