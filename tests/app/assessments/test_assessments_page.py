"""The assessments page over the real service: many at once, filters in the address, cancelling, inviting again."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from discern import words
from discern.client import Client
from discern.contract import operations
from discern.contract.last_day import end_of_day, last_day_of
from discern.contract.models.assessments import Assessment, AssessmentQuery, NewAssessment
from discern.contract.models.candidates import NewCandidate, ProfileTotals
from discern.contract.models.teams import NewTeam
from discern_app.assessments.assessment_table import title_of
from discern_app.components import share_links
from discern_app.dialogs import export_files
from discern_app.dialogs.invite import sending
from discern_app.session_state import OPEN_DIALOG
from tests.support.faulty_service import FaultyService
from tests.support.listed import names, row_of, rows
from tests.support.pages import Open, choose, click, field, labels, run, texts, with_sample_company

LIST = "name,email,id,team\nAna Ruiz,ana@example.org,1,Crew\nBo,nowhere,2,\nCy,,,\n"


def invite(client: Client, name: str, **more: Any) -> Assessment:
    return client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name=name), **more)))


def give_list(test: AppTest, text: str) -> AppTest:
    test.text_area[0].input(text)
    return click(test, "Check the list")


def take_for(test: AppTest, heading: str, role: str) -> None:
    [menu] = [each for each in test.selectbox if each.label == heading]
    menu.set_value(role)
    run(test)


def test_a_list_is_previewed_before_anything_is_made(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = give_list(open_page("assessments", new="many"), LIST)
    assert not client.send(operations.LIST_ASSESSMENTS()).data
    assert "2** people will be invited" in texts(test)
    assert "**1 row is left out.** The person in it is neither added nor changed." in texts(test)
    assert "| 3 | Bo · nowhere · 2 | doesn't have a valid e\\-mail address |" in texts(test)


def test_two_invitations_of_one_person_differ_by_when_they_were_made(open_page: Open, client: Client) -> None:
    first = invite(client, "Ana")
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=first.candidate.id)))
    invite(client, "Bo")
    found = rows(open_page("assessments"))
    assert [row.name for row in found] == ["Bo", "Ana", "Ana"]
    assert found[0].note == ""
    assert all(re.match(r"invited on .* · \d\d:\d\d UTC", row.note) for row in found[1:])
    assert len({row.label for row in found}) == 3


@pytest.mark.parametrize(
    ("with_profile", "waiting", "title"),
    [
        (0, 0, "No one has been invited yet."),
        (5, 0, "No invitation is open."),
        (5, 1, "One invitation is open."),
        (0, 3, "3 invitations are open."),
    ],
)
def test_the_title_is_the_answer(with_profile: int, waiting: int, title: str) -> None:
    assert title_of(ProfileTotals(with_profile=with_profile, waiting=waiting, to_invite=0)) == title


def test_a_name_that_an_address_book_turned_round_is_turned_back_unless_that_is_unticked(
    open_page: Open, client: Client
) -> None:
    test = give_list(open_page("assessments", new="many"), "Meier, Sabine <s@example.org>; Li, Bo <bo@example.org>")
    assert "Sabine Meier · s@example.org\nBo Li · bo@example.org" in texts(test)
    test.checkbox(key="invite turn names True").uncheck().run()
    assert "Meier, Sabine · s@example.org\nLi, Bo · bo@example.org" in texts(test)
    click(test, "Make 2 links")
    made = client.send(operations.LIST_ASSESSMENTS()).data
    assert sorted(each.candidate.name for each in made) == ["Li, Bo", "Meier, Sabine"]


def test_what_a_column_is_taken_for_can_be_changed_and_is_remembered(open_page: Open, client: Client) -> None:
    text = "Name,Where,E-mail,Born\nAna Ruiz,Porto,ana@example.org,1990\nBo Li,Lyon,bo@example.org,1991"
    test = give_list(open_page("assessments", new="many"), text)
    assert "Not used: Where, Born" in [each.label for each in test.expander]
    take_for(test, "Where", "team")
    assert "Ana Ruiz · ana@example.org · Porto\nBo Li · bo@example.org · Lyon" in texts(test)
    take_for(test, "Born", "keep")
    click(test, "Make 2 links")
    assert {each.name for each in client.send(operations.LIST_TEAMS()).data} == {"Porto", "Lyon"}
    kept = {each.name: each.metadata for each in client.send(operations.LIST_CANDIDATES()).data}
    assert kept == {"Ana Ruiz": {"Born": "1990"}, "Bo Li": {"Born": "1991"}}
    click(test, "Start with another list")
    give_list(test, text)
    assert "Not used: Born" in [each.label for each in test.expander]


def test_who_has_left_is_invited_only_if_chosen(open_page: Open, client: Client) -> None:
    text = "Name,E-mail,Status\nAna Ruiz,ana@example.org,Active\nBo Li,bo@example.org,Terminated"
    test = give_list(open_page("assessments", new="many"), text)
    assert "One person is left out unless you choose otherwise" in texts(test)
    assert "Make 1 link" in labels(test)
    test.multiselect[-1].select("Bo Li · has left (Status: Terminated)")
    run(test)
    click(test, "Make 2 links")
    assert sorted(people(client)) == ["Ana Ruiz", "Bo Li"]


def test_many_are_invited_with_one_click_and_not_twice(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = give_list(open_page("assessments", new="many"), LIST)
    click(test, "Make 2 links")
    made = client.send(operations.LIST_ASSESSMENTS()).data
    assert sorted(each.candidate.name for each in made) == ["Ana Ruiz", "Cy"]
    assert [member.name for member in client.send(operations.GET_TEAM(team_id=team.id)).members] == ["Ana Ruiz"]
    assert "2** people, each with a link to send" in texts(test)
    assert not [label for label in labels(test) if label.startswith(("Create", "Continue"))]

    click(test, "Start with another list")
    give_list(test, "name,email,id\nAna Ruiz,ana@example.org,1\n")
    assert "already invited" in texts(test)
    assert "Make 1 link" not in labels(test)


def test_a_list_is_sent_in_steps_of_which_each_goes_on_where_the_last_ended(
    open_page: Open, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "STEP_S", 0.0)
    names = [f"Guest {number}" for number in range(7)]
    test = click(give_list(open_page("assessments", new="many"), "\n".join(names)), "Make 7 links")
    assert "7** people, each with a link to send" in texts(test)
    assert sorted(each.candidate.name for each in client.send(operations.LIST_ASSESSMENTS()).data) == names


@pytest.mark.parametrize("text", ["", "\x01\x02"], ids=["nobody", "no-text"])
def test_text_that_is_no_list_is_reported(open_page: Open, text: str) -> None:
    test = give_list(open_page("assessments", new="many"), text)
    assert test.error
    assert "Check the list" in labels(test)


def test_a_list_is_changed_without_being_pasted_again(open_page: Open, client: Client) -> None:
    test = give_list(open_page("assessments", new="many"), LIST)
    click(test, "Change the list")
    assert str(test.text_area[0].value).strip() == LIST.strip()
    give_list(test, LIST.replace("nowhere", "bo@example.org").replace(",Crew", ","))
    click(test, "Make 3 links")
    click(test, "Start with another list")
    assert test.text_area[0].value == ""


def test_teams_that_are_not_there_are_made_from_the_list(open_page: Open, client: Client) -> None:
    test = give_list(
        open_page("assessments", new="many"), "name,team\nAna,Crew\nBo,crew\nCy,Sales\nDi,\nEd," + "x" * 201
    )
    assert "New teams: **Crew**, **Sales**" in texts(test)
    assert "the team's name must be one line of at most 200 characters" in texts(test)
    assert client.send(operations.LIST_TEAMS()).data == []
    click(test, "Make 4 links")
    teams = {each.name: each.id for each in client.send(operations.LIST_TEAMS()).data}
    members = {name: client.send(operations.GET_TEAM(team_id=id_)).members for name, id_ in teams.items()}
    assert {name: sorted(each.name for each in found) for name, found in members.items()} == {
        "Crew": ["Ana", "Bo"],
        "Sales": ["Cy"],
    }


def test_the_links_of_a_list_are_on_the_page(open_page: Open, client: Client) -> None:
    test = give_list(open_page("assessments", new="many"), "name,email\nAna,ana@example.org\nBo,")
    assert not test.code
    click(test, "Make 2 links")
    tokens = {
        each.candidate.name: str(each.take_url).partition("?")[2]
        for each in client.send(operations.LIST_ASSESSMENTS()).data
    }
    each, all_ = test.code[:2], test.code[2]
    for link, name in zip(each, ("Ana", "Bo"), strict=True):
        assert str(link.value).endswith(tokens[name])
        assert str(link.value).startswith("http"), "a link to copy for each person"
    ana, bo = str(all_.value).split("\n\n")
    assert ana.startswith("Ana, ana@example.org\nhttp")
    assert ana.endswith(tokens["Ana"])
    assert bo.startswith("Bo\nhttp")
    assert bo.endswith(tokens["Bo"])


@pytest.mark.parametrize(
    ("address", "network", "line"),
    [
        pytest.param(None, None, "This link works only on this computer", id="laptop"),
        pytest.param(None, "http://192.168.1.20:8501", "in the same network", id="laptop-in-a-network"),
        pytest.param("https://discern.example.org", None, "No mail goes out from here yet", id="server"),
    ],
)
def test_one_line_beside_the_link_says_where_it_opens_or_that_nobody_sends_it(
    open_page: Open, monkeypatch: pytest.MonkeyPatch, address: str | None, network: str | None, line: str
) -> None:
    if address is not None:
        monkeypatch.setenv("DISCERN_APP_URL", address)
    monkeypatch.setattr("discern_app.components.share_links.find_network_origin", lambda _: network)
    test = open_page("assessments", new="1")
    assert not any("link" in each.value for each in [*test.caption, *test.warning]), "said before there is a link"
    field(test, "Name").set_value("Noor")
    click(test, "Create and get the link")
    [said] = [each.value for each in test.caption if "link" in each.value]
    assert line in said
    assert len(said.split()) < 25
    assert str(test.code[0].value).startswith(address or network or "http://localhost")
    assert bool(test.get("image")) == (network is not None)


@pytest.mark.parametrize(
    ("form", "minutes"),
    [
        ("fixed", "five to ten minutes"),
        ("short", "about five minutes"),
    ],
)
def test_the_message_says_how_long_the_form_takes(open_page: Open, client: Client, form: Any, minutes: str) -> None:
    made = invite(client, "Ana", form=form)
    assert f"It takes {minutes}:" in open_page("assessments", assessment=made.id).code[1].value


@with_sample_company
def test_who_is_answering_is_said_to_be_how_far(open_page: Open, client: Client) -> None:
    [started] = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="started"))).data
    following = client.send(operations.GET_NEXT(assessment_id=started.id))
    assert following.answered
    said = f"Answering, {following.answered} of {following.total}"
    assert row_of(open_page("assessments"), "Felix Baumann").cells[0] == said
    assert said in texts(open_page("assessments", assessment=started.id))


@with_sample_company
def test_whose_answers_support_no_profile_is_said_to_have_none_and_why(open_page: Open, client: Client) -> None:
    done = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed"))).data
    verdicts = {each.id: client.send(operations.GET_RESULTS(assessment_id=each.id)).quality.verdict for each in done}
    withheld = {each.candidate.name for each in done if verdicts[each.id] == "withheld"}
    assert withheld
    said = {row.name: row.cells[0] for row in rows(open_page("assessments"))}
    assert {name for name, state in said.items() if state.startswith("No profile: ")} == withheld
    assert {name for name, state in said.items() if state == "Profile"} == {
        each.candidate.name for each in done
    } - withheld


def test_a_file_has_the_columns_of_the_page_and_ids_last(
    open_page: Open, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: dict[str, Callable[[], list[dict[str, Any]]]] = {}
    monkeypatch.setattr(export_files, "offer_files", lambda name, rows, objects, **_: files.update({name: rows}))
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    made = invite(client, "Ana", team_id=team.id)
    choose(test := open_page("assessments"), "Export")
    [row] = files["assessments"]()
    [on_page] = rows(test)
    assert list(row)[:5] == ["Person", "Status", "Team", "Invited", "Finished"]
    assert list(row)[-3:] == ["Id", "Id in Discern", "Assessment id"]
    assert (row["Person"], row["Status"], row["Team"]) == (on_page.name, on_page.cells[0], "Crew")
    assert on_page.cells[-1] == "24 questions · Crew"
    assert (row["Id in Discern"], row["Assessment id"]) == (made.candidate.id, made.id)
    assert (row["Invited"], row["Finished"]) == (made.created_at.date(), None)


def test_the_address_keeps_status_and_team(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    invite(client, "Ana", team_id=team.id)
    invite(client, "Bo")
    assert names(open_page("assessments", team=team.id)) == ["Ana"]
    assert "Nothing matches" in texts(open_page("assessments", team=team.id, status="with_profile"))


def test_choosing_a_team_and_going_back_change_the_address_alone(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    invite(client, "Ana", team_id=team.id)
    invite(client, "Bo")
    test = open_page("assessments")
    [box] = [each for each in test.selectbox if each.label == "Team"]
    box.set_value(team.id)
    run(test)
    assert team.id in test.query_params["team"]
    assert names(test) == ["Ana"]
    del test.query_params["team"]
    run(test)
    assert sorted(names(test)) == ["Ana", "Bo"]


def test_one_that_waits_has_its_link_and_a_message_and_can_be_cancelled(open_page: Open, client: Client) -> None:
    waiting = invite(client, "Ana")
    test = open_page("assessments", assessment=waiting.id)
    link, message = (each.value for each in test.code)
    assert link in message
    assert message.startswith("Hello Ana,")
    click(test, "Cancel it")
    assert client.send(operations.GET_ASSESSMENT(assessment_id=waiting.id)).status == "cancelled"
    click(test, "Invite again")
    again = client.send(operations.LIST_ASSESSMENTS()).data
    assert [each.status for each in again] == ["created", "cancelled"]
    assert len({each.candidate.id for each in again}) == 1
    assert "Invite again" not in labels(test)


def test_a_long_list_is_read_a_page_at_a_time(open_page: Open, client: Client) -> None:
    for number in range(60):
        invite(client, f"Person {number}")
    test = open_page("assessments")
    assert len(rows(test)) == 50
    assert "1 to 50 of 60, newest first" in texts(test)
    click(test, "Next")
    assert len(rows(test)) == 10
    assert "51 to 60 of 60, newest first" in texts(test)
    click(test, "Previous")
    assert names(test)[0] == "Person 59"


def test_a_filter_asks_for_the_list_and_for_nothing_else(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fake.world.add_team("Crew")
    fake.world.add_assessment(fake.world.add_candidate("Ana").id)
    test = open_over("assessments")
    before = len(fake.sent)
    test.button_group(key="group").set_value("with_profile")
    run(test)
    assert "Nothing matches" in texts(test)
    assert [sent.path for sent in fake.sent[before:] if sent.path != "/events"] == ["/assessments"]


def test_the_links_in_a_file_are_those_that_people_use(
    open_page: Open, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = invite(client, "Ana")
    monkeypatch.setattr(share_links, "browser_home", lambda: "https://discern.example")
    published = share_links.assessment_publisher()(made)
    assert made.take_url is not None
    assert published.take_url == f"https://discern.example/take?{made.take_url.partition('?')[2]}"
    assert share_links.assessment_publisher()(made.model_copy(update={"take_url": None})).take_url is None


def test_every_file_with_assessments_has_such_links(
    open_page: Open, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: dict[str, Callable[[], list[Assessment]]] = {}
    monkeypatch.setattr(export_files, "offer_files", lambda name, rows, objects, **_: files.update({name: objects}))
    invite(client, "Ana")
    choose(open_page("assessments"), "Export")
    [exported] = files["assessments"]()
    assert exported.take_url is not None
    assert exported.take_url.startswith(f"{share_links.browser_home()}/take?token=")


def write_name(test: AppTest, name: str) -> AppTest:
    field(test, "Name").input(name)
    return click(test, "Create and get the link")


def people(client: Client) -> list[str]:
    return sorted(each.name for each in client.send(operations.LIST_CANDIDATES()).data)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("ana  ruiz", "Someone with this name is here already: **Ana Ruiz**"),
        ("Anna Ruiz", "A similar name is here already: **Ana Ruiz**"),
    ],
)
def test_who_is_invited_has_a_namesake_named_before_anybody_is_made(
    open_page: Open, client: Client, written: str, said: str
) -> None:
    invite(client, "Ana Ruiz")
    test = write_name(open_page("assessments", new="one"), written)
    assert said in texts(test)
    assert people(client) == ["Ana Ruiz"]
    assert "Ana Ruiz" in [str(each.proto.label) for each in test.get("page_link")]
    click(test, "Create and get the link")
    assert "is ready" in texts(test)
    assert len(people(client)) == 2


def test_who_has_no_namesake_but_a_made_up_one_is_invited_at_once(open_page: Open, client: Client) -> None:
    invite(client, "Ana Ruiz")
    client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ana Torres", external_id="discern-sample:person-1")))
    test = write_name(open_page("assessments", new="one"), "Ana Torres")
    assert "is ready" in texts(test)
    assert "here already" not in texts(test)


def test_a_list_says_whose_names_may_be_those_of_others(open_page: Open, client: Client) -> None:
    invite(client, "Tom Weber")
    client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Bo Chen", external_id="discern-sample:person-1")))
    test = give_list(open_page("assessments", new="many"), "Tom Webber\nBo Chen\nMaria Lopez\nMaria Lopes\n")
    shown = texts(test)
    assert "2 names may belong to people who are here already" in shown
    assert "**Tom Webber** (line 1) and **Tom Weber**" in shown
    assert "**Maria Lopes** (line 4) and **Maria Lopez" in shown
    assert "**Bo Chen** (line 2) and" not in shown
    click(test, "Make 4 links")
    assert people(client).count("Tom Webber") == 1
    assert "names may belong" not in texts(test)


def name_team(test: AppTest, name: str) -> None:
    """Write a new team's name into its field."""
    field(test, "Or a new team's name").input(name)


def test_one_person_is_invited_into_a_team_whose_name_is_typed(open_page: Open, client: Client) -> None:
    test = open_page("assessments", new="one")
    name_team(test, "Launch")
    write_name(test, "Ana Ruiz")
    [team] = client.send(operations.LIST_TEAMS()).data
    assert team.name == "Launch"
    assert "Team: **Launch** · No date to answer by" in texts(test)
    [made] = client.send(operations.LIST_ASSESSMENTS()).data
    assert made.team_id == team.id


def test_a_list_is_invited_into_a_new_team_until_a_chosen_day(open_page: Open, client: Client) -> None:
    test = open_page("assessments", new="many")
    name_team(test, "Launch")
    last = datetime.now(UTC).date() + timedelta(days=10)
    [other] = [each for each in test.date_input if each.label == "Or another date"]
    other.set_value(last)
    give_list(test, "Ana\nBo\nCy\nDee\nEd\n")
    said = words.format_day(last, "en")
    assert f"Team: **Launch**, created when you invite · Answer by **{said}**" in texts(test)
    assert not client.send(operations.LIST_TEAMS()).data, "looking makes nothing"
    click(test, "Make 5 links")
    [team] = client.send(operations.LIST_TEAMS()).data
    made = client.send(operations.LIST_ASSESSMENTS()).data
    assert {each.team_id for each in made} == {team.id}
    assert {each.expires_at for each in made} == {end_of_day(last)}
    assert f"Team: **Launch** · Answer by **{said}**" in texts(test)


def test_a_typed_name_that_a_team_has_is_that_team(open_page: Open, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Launch")))
    test = open_page("assessments", new="one")
    name_team(test, "launch")
    write_name(test, "Ana Ruiz")
    assert [each.id for each in client.send(operations.LIST_TEAMS()).data] == [team.id]


def test_a_list_of_which_some_rows_name_teams_says_what_the_chosen_one_is_for(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = open_page("assessments", new="many")
    name_team(test, "Launch")
    give_list(test, "name,team\nAna,Crew\nBo,\n")
    assert "**Launch**, created when you invite, for rows that name no team" in texts(test)
    click(test, "Make 2 links")
    teams = {each.id: each.name for each in client.send(operations.LIST_TEAMS()).data}
    made = client.send(operations.LIST_ASSESSMENTS()).data
    assert {each.candidate.name: teams[each.team_id or ""] for each in made} == {"Ana": "Crew", "Bo": "Launch"}


def test_a_new_team_that_is_typed_goes_before_those_of_a_list_which_can_be_taken_instead(
    open_page: Open, client: Client
) -> None:
    client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    test = open_page("assessments", new="many")
    name_team(test, "Launch")
    give_list(test, "name,team\nAna,Crew\nBo,Logistics\n")
    assert "Everyone joins it, whatever team the list names." in texts(test)
    assert "Team: **Launch**, created when you invite" in texts(test)
    click(test, "Use the list's teams")
    assert "The list names other teams, so no one joins **Launch**." in texts(test)
    click(test, "Put everyone into Launch")
    assert "Team: **Launch**, created when you invite" in texts(test)
    click(test, "Make 2 links")
    teams = {each.id: each.name for each in client.send(operations.LIST_TEAMS()).data}
    assert set(teams.values()) == {"Crew", "Launch"}
    made = client.send(operations.LIST_ASSESSMENTS()).data
    assert {each.candidate.name: teams[each.team_id or ""] for each in made} == {"Ana": "Launch", "Bo": "Launch"}


def test_a_list_whose_rows_all_name_the_typed_team_passes_over_none(open_page: Open) -> None:
    test = open_page("assessments", new="many")
    name_team(test, "Launch")
    give_list(test, "name,team\nAna,launch\nBo,Launch\n")
    assert "no one joins" not in texts(test)
    assert "whatever team" not in texts(test)
    assert "Put everyone into Launch" not in [button.label for button in test.button]


def test_one_person_is_invited_until_a_day_and_the_message_names_it(open_page: Open, client: Client) -> None:
    test = open_page("assessments", new="one")
    [name] = [each for each in test.text_input if each.label == "Name"]
    name.input("Ana Ruiz")
    [end] = [each for each in test.selectbox if each.label == "Answer by"]
    assert end.options[0] == "No date"
    end.select_index(1)
    click(test, "Create and get the link")
    [made] = client.send(operations.LIST_ASSESSMENTS()).data
    assert made.expires_at is not None
    last = last_day_of(made.expires_at)
    assert last is not None
    assert (last - made.created_at.date()).days in {7, 8}, "the test may run at midnight"
    assert f"Please answer by {words.format_day(last, 'en')}." in test.code[1].value


def test_a_list_is_invited_until_a_day(open_page: Open, client: Client) -> None:
    test = open_page("assessments", new="many")
    [end] = [each for each in test.selectbox if each.label == "Answer by"]
    end.select_index(2)
    give_list(test, "Ana\nBo\n")
    click(test, "Make 2 links")
    ends = [each.expires_at for each in client.send(operations.LIST_ASSESSMENTS()).data]
    assert len(ends) == 2
    assert all(each is not None for each in ends)


def test_a_pasted_list_is_there_again_when_its_dialog_was_closed(open_page: Open) -> None:
    """Escape, meant for a list of options, closes the dialog."""
    test = open_page("assessments", new="many")
    test.text_area[0].input("name,team\nYara Okoye,Boat house")
    run(test)
    del test.session_state[OPEN_DIALOG.key], test.query_params["new"]
    run(test)
    assert not test.text_area
    test.query_params["new"] = "many"
    assert run(test).text_area[0].value == "name,team\nYara Okoye,Boat house"
