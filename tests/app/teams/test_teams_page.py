"""The page of teams over the real service: make, find, rename, fill from a list, invite, delete."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from streamlit.testing.v1 import AppTest

from discern import words
from discern.client import Client
from discern.client.testing import Fault
from discern.contract import operations
from discern.contract.last_day import last_day_of
from discern.contract.models.assessments import Invitation, NewAssessment, OpenLink
from discern.contract.models.candidates import CandidateQuery, NewCandidate
from discern.contract.models.teams import NewTeam
from discern_app.insight.findings import sentence_markdown
from tests.support.faulty_service import FaultyService
from tests.support.pages import Open, choose, click, labels, run, texts
from tests.support.seed_teams import seed_teams

LIST = "id,name,email,team\n1,Ana Ruiz,ana@example.org,Sales\n2,Bo,,Sales\n,Cy,,Sales\n4,Di,nowhere,Care\n"


def listed(test: AppTest) -> list[str]:
    return [each.label for each in test.button if each.key and each.key.startswith("open team_")]


def test_teams_are_listed_and_found_by_name(open_page: Open, client: Client) -> None:
    for name in ("Crew", "Sales"):
        client.send(operations.CREATE_TEAM(NewTeam(name=name)))
    assert listed(open_page("teams")) == ["**Sales**", "**Crew**"]
    assert listed(open_page("teams", **{"team name": "sal"})) == ["**Sales**"]


def test_a_search_that_finds_no_team_is_cleared_with_a_click(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = open_page("teams", **{"team name": "zz"})
    assert not listed(test)
    assert listed(click(test, "Clear search and filters")) == ["**Crew**"]


def test_a_card_says_who_has_a_profile_and_what_stands_out(open_page: Open, client: Client) -> None:
    team = seed_teams(client, (7,))[7]
    verdict = client.send(operations.GET_TEAM_ANALYSIS(team_id=team)).insights[0]
    shown = texts(open_page("teams"))
    assert "7 of 7" in shown
    assert sentence_markdown(verdict) in shown


def test_teams_beyond_a_page_are_a_click_away(open_page: Open, client: Client) -> None:
    for number in range(13):
        client.send(operations.CREATE_TEAM(NewTeam(name=f"Crew {number}")))
    test = open_page("teams")
    assert len(listed(test)) == 12
    assert listed(click(test, "Next")) == ["**Crew 0**"]


def test_an_analysis_that_fails_leaves_a_card_without_a_picture(
    fake: FaultyService, open_over: Callable[..., AppTest]
) -> None:
    people = [fake.world.add_candidate(name).id for name in ("Ana", "Bo")]
    fake.world.add_team("Crew", people)
    fake.fault_for = lambda request: Fault(status=500) if request.url.path.endswith("/analysis") else None
    test = open_over("teams")
    assert listed(test) == ["**Crew**"]
    assert "2 people" in texts(test)
    assert not test.error


def test_without_any_team_one_is_made_with_a_click(open_page: Open) -> None:
    test = open_page("teams")
    assert "No team yet" in texts(test)
    assert "Team name" in [each.label for each in click(test, "Create a team").text_input]


def test_a_new_team_opens_to_be_filled(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ana")))
    test = click(open_page("teams"), "New team")
    [name] = [each for each in test.text_input if each.label == "Team name"]
    name.input("Crew")
    click(test, "Create the team")
    [team] = client.send(operations.LIST_TEAMS()).data
    assert team.id in test.query_params["team"]
    assert {"Invite", "Choose people who are here"} <= set(labels(run(test)))
    click(test, "Choose people who are here")
    assert "Add people" in [each.label for each in test.multiselect]


def test_a_team_is_renamed(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = open_page("teams", team=team.id, view="edit")
    [name] = [each for each in test.text_input if each.label == "Name"]
    name.input("Boat crew")
    click(test, "Save name")
    assert client.send(operations.GET_TEAM(team_id=team.id)).name == "Boat crew"


def test_a_team_is_deleted_when_that_is_confirmed(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = choose(open_page("teams", team=team.id), "Delete the team")
    click(test, "Keep")
    assert client.send(operations.LIST_TEAMS()).data
    test = choose(test, "Delete the team")
    click(test, "Delete team")
    assert not client.send(operations.LIST_TEAMS()).data


def test_everybody_who_has_not_finished_is_invited_at_once(open_page: Open, client: Client) -> None:
    people = [client.send(operations.CREATE_CANDIDATE(NewCandidate(name=name))).id for name in ("Ana", "Bo", "Cy")]
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew", members=people)))
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=people[0], team_id=team.id)))
    test = open_page("teams", team=team.id, view="edit")
    statuses = [cell for row in test.dataframe[0].value["Status"] for cell in row]
    assert sorted(statuses) == ["Invited", "Not invited", "Not invited"]
    click(test, "Invite all 3 who haven't finished")
    assert len(client.send(operations.LIST_ASSESSMENTS()).data) == 1
    test.button(key="send invitations").click()
    run(test)
    made = client.send(operations.LIST_ASSESSMENTS()).data
    assert {each.candidate.id for each in made} == set(people)
    assert len(made) == 3


def press_last(test: AppTest, label: str) -> AppTest:
    """Click a button of a dialog whose label one on the page behind it has too."""
    [each for each in test.button if each.label == label][-1].click()
    return run(test)


def test_people_and_teams_are_brought_in_from_a_list(open_page: Open, client: Client) -> None:
    test = click(open_page("teams"), "Import")
    [area] = test.text_area
    area.input(LIST)
    click(test, "Check the list")
    assert not client.send(operations.LIST_CANDIDATES()).data
    assert "**What will happen:** **3** new" in texts(test)
    assert [line[:6] for line in texts(test).splitlines() if line.startswith("| 5 |")] == ["| 5 | "]
    press_last(test, "Import")
    assert "**3** new" in texts(test)
    [sales] = client.send(operations.LIST_TEAMS()).data
    assert {each.name for each in client.send(operations.GET_TEAM(team_id=sales.id)).members} == {
        "Ana Ruiz",
        "Bo",
        "Cy",
    }

    click(test, "Start with another list")
    test.text_area[0].input(LIST.replace("Bo", "Bob"))
    click(test, "Check the list")
    press_last(test, "Import")
    assert "**1** changed · **2** unchanged" in texts(test)
    names = {each.name for each in client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=200))).data}
    assert names == {"Ana Ruiz", "Bob", "Cy"}


def test_a_list_to_bring_in_is_changed_without_being_pasted_again(open_page: Open) -> None:
    test = click(open_page("teams"), "Import")
    test.text_area[0].input(LIST)
    click(test, "Check the list")
    click(test, "Change the list")
    assert str(test.text_area[0].value).strip() == LIST.strip()
    click(test, "Check the list")
    assert "**What will happen:** **3** new" in texts(test)


def test_who_wanted_to_invite_gets_from_the_import_to_the_invitation_of_a_list(open_page: Open) -> None:
    test = click(open_page("teams"), "Import")
    press_last(test, "Invite people")
    assert "Importing invites no one." not in texts(test)
    [how] = [each for each in test.button_group if each.key == "invite how"]
    assert how.value == "many"


def test_teams_of_one_name_have_different_labels_in_the_list(open_page: Open, client: Client) -> None:
    for _ in range(2):
        client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    first, second = listed(open_page("teams"))
    assert first != second
    assert first.startswith("**Crew · made on")


def test_a_join_link_says_that_it_works_here_alone(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = click(open_page("teams", team=team.id, view="edit"), "Create a join link")
    assert "This link works only on this computer" in texts(test)


def test_a_deleted_team_is_reported(open_page: Open) -> None:
    test = open_page("teams", team="team_gone")
    assert "Not found" in test.error[0].proto.title
    assert "Delete team" not in labels(run(test))


def test_a_join_link_is_shown_once_with_its_code_and_opens(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = click(open_page("teams", team=team.id, view="edit"), "Create a join link")
    link = test.code[0].value
    opened = client.send(operations.OPEN_LINK(OpenLink(token=link.partition("token=")[2])))
    assert isinstance(opened, Invitation)
    assert opened.team.name == "Crew"
    assert opened.expires_at is not None
    last = last_day_of(opened.expires_at)
    assert last is not None
    days = last - datetime.now(UTC).date()
    assert days in {timedelta(days=7), timedelta(days=6)}, "the test may run at midnight"
    assert f"Open until {words.format_day(last)}, for" in texts(test)
    assert "QR code" in str(test.get("image")[0].proto)
    assert not open_page("teams", team=team.id, view="edit").code
