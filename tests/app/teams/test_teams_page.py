"""The teams page over the real service: make, find, rename, fill from a list, delete."""

from streamlit.testing.v1 import AppTest

from discern.client import Client, operations
from discern.contract import CandidateQuery, Invitation, NewCandidate, NewTeam
from tests.support.pages import Open, click, labels, run, texts

LIST = "id,name,email,team\n1,Ana Ruiz,ana@example.org,Sales\n2,Bo,,Sales\n,Cy,,Sales\n4,Di,nowhere,Care\n"


def listed(test: AppTest) -> list[str]:
    return [each.proto.label for each in test.get("page_link")]


def test_teams_are_listed_and_found_by_name(open_page: Open, client: Client) -> None:
    for name in ("Crew", "Sales"):
        client.send(operations.create_team(NewTeam(name=name)))
    assert listed(open_page("teams")) == ["**Sales**", "**Crew**"]
    assert listed(open_page("teams", **{"team name": "sal"})) == ["**Sales**"]


def test_a_new_team_opens_to_be_filled(open_page: Open, client: Client) -> None:
    client.send(operations.create_candidate(NewCandidate(name="Ana")))
    test = open_page("teams")
    [name] = [each for each in test.text_input if each.label == "Team name"]
    name.input("Crew")
    click(test, "Create the team")
    [team] = client.send(operations.list_teams()).data
    assert team.id in test.query_params["team"]
    assert "Add people" in [each.label for each in test.multiselect]


def test_a_team_is_renamed_and_deleted(open_page: Open, client: Client) -> None:
    team = client.send(operations.create_team(NewTeam(name="Crew")))
    test = open_page("teams", team=team.id)
    [name] = [each for each in test.text_input if each.label == "Name"]
    name.input("Boat crew")
    click(test, "Save name")
    assert client.send(operations.get_team(team.id)).name == "Boat crew"
    click(test, "Delete team")
    assert not client.send(operations.list_teams()).data
    assert "No team yet" in texts(test)


def test_people_and_teams_are_brought_in_from_a_list(open_page: Open, client: Client) -> None:
    test = open_page("teams")
    [area] = test.text_area
    area.input(LIST)
    click(test, "Check the list")
    assert not client.send(operations.list_candidates()).data
    assert "**2 people** and **1 team**" in texts(test)
    assert list(test.dataframe[1].value["Line"]) == [4, 5]
    click(test, "Import")
    assert "**3** new" in test.success[0].value
    [sales] = client.send(operations.list_teams()).data
    assert {each.name for each in client.send(operations.get_team(sales.id)).members} == {"Ana Ruiz", "Bo"}

    click(test, "Start with another list")
    test.text_area[0].input(LIST.replace("Bo", "Bob"))
    click(test, "Check the list")
    click(test, "Import")
    assert test.success[0].value == "**1** changed · **2** unchanged"
    names = {each.name for each in client.send(operations.list_candidates(CandidateQuery(limit=200))).data}
    assert names == {"Ana Ruiz", "Bob"}


def test_a_list_to_bring_in_is_changed_without_being_pasted_again(open_page: Open) -> None:
    test = open_page("teams")
    test.text_area[0].input(LIST)
    click(test, "Check the list")
    click(test, "Change the list")
    assert str(test.text_area[0].value).strip() == LIST.strip()


def test_teams_of_one_name_have_different_labels_in_the_list(open_page: Open, client: Client) -> None:
    for _ in range(2):
        client.send(operations.create_team(NewTeam(name="Crew")))
    first, second = listed(open_page("teams"))
    assert first != second
    assert first.startswith("**Crew · made on")


def test_that_a_join_link_works_here_alone_is_said_before(open_page: Open, client: Client) -> None:
    team = client.send(operations.create_team(NewTeam(name="Crew")))
    assert "only on this machine" in texts(open_page("teams", team=team.id))


def test_a_deleted_team_is_reported(open_page: Open) -> None:
    test = open_page("teams", team="team_gone")
    assert "Not found" in test.error[0].proto.title
    assert "Delete team" not in labels(run(test))


def test_a_join_link_is_shown_once_with_its_code_and_opens(open_page: Open, client: Client) -> None:
    team = client.send(operations.create_team(NewTeam(name="Crew")))
    test = click(open_page("teams", team=team.id), "Create a join link")
    link = test.code[0].value
    opened = client.send(operations.open_link(link.partition("token=")[2]))
    assert isinstance(opened, Invitation)
    assert opened.team.name == "Crew"
    assert "QR code" in str(test.get("image")[0].proto)
    assert not open_page("teams", team=team.id).code
