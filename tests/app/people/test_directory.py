"""The directory: who is listed for which reader, how the list is searched, and services that answer less."""

import re
from collections.abc import Callable

import httpx
import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.client.testing import Fault
from discern.contract import operations
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.candidates import CandidateQuery, NewCandidate, ProfileResults
from discern.contract.models.teams import NewTeam
from discern.contract.styles import Style
from discern_app.base.text import escape
from tests.support.faulty_service import FaultyService
from tests.support.listed import names, read, row_of, rows, tick
from tests.support.pages import Open, click, headings, run, texts, with_sample_company
from tests.support.signed import Company, complete

SCORES: dict[Style, float] = {"D": 70.0, "I": 40.0, "S": 30.0, "C": 60.0}


def title(test: AppTest) -> str:
    [heading] = headings(test)
    return read(heading)


def groups(test: AppTest) -> list[str]:
    return [option for each in test.button_group for option in each.options]


@with_sample_company
@pytest.mark.parametrize("page", ["people", "assessments"])
def test_who_is_made_up_is_marked_row_by_row_beside_somebody_who_is_not(
    open_page: Open, client: Client, page: str
) -> None:
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Real Person"))))
    test = open_page(page)
    assert "Sample" not in " ".join(row_of(test, "Real Person").cells)
    assert "Sample" in " ".join(row_of(test, "Liam Ashdown").cells)
    assert "made-up people" not in texts(test)


@with_sample_company
def test_everyone_is_listed_and_the_title_counts_them(open_page: Open) -> None:
    test = open_page("people")
    assert len(names(test)) == 40
    assert title(test) == "36 of 40 have a profile, and 3 haven't finished yet."
    assert "1 to 40 of 40" in texts(test)
    assert row_of(test, "Mei Tan").cells == ["C", "●●○ Likely", "Calm, task first", "Finance"]
    assert row_of(test, "Felix Baumann").cells == ["Answering, 12 of 24", "Customer care"]
    assert not re.search(r"\d+%", texts(test))


@with_sample_company
def test_the_list_is_searched_sorted_and_filtered_by_its_address(open_page: Open) -> None:
    found = open_page("people", q="MEI T")
    assert names(found) == ["Mei Tan"]
    assert title(found) == "36 of 40 have a profile, and 3 haven't finished yet.", "of everyone, whatever is searched"
    by_name = names(open_page("people"))
    assert by_name == sorted(by_name, key=str.casefold)
    assert by_name[0] == "Amara Osei"
    assert names(open_page("people", sort="created"))[0] == "Noor Rahmani"
    waiting = open_page("people", status="waiting")
    assert "Noor Rahmani" in names(waiting)
    assert len(names(waiting)) == 3
    assert "1 to 3 of 3" in texts(waiting)
    assert groups(waiting)[0] == "All 40"


@with_sample_company
def test_people_of_a_style_can_come_first_and_it_says_that_this_is_no_ranking(open_page: Open) -> None:
    test = open_page("people", sort="C")
    styles = [row.cells[0] for row in rows(test) if len(row.cells) == 4]
    of_style = [style == "C" for style in styles]
    neighbours = ["C" in style and style != "C" for style in styles]
    assert of_style == sorted(of_style, reverse=True)
    assert neighbours[sum(of_style) :] == sorted(neighbours[sum(of_style) :], reverse=True)
    sure = [row.cells[1] for row in rows(test)[: sum(of_style)]]
    assert sure == sorted(sure, key=lambda said: -said.count("●"))
    assert "how sure it is, not how much or how well" in texts(test)
    [box] = [each for each in test.selectbox if each.label == "Order"]
    assert box.options == [
        "By name", "Direct (D) first", "Outgoing (I) first", "Steady (S) first", "Careful (C) first", "Newest first",
    ]  # fmt: skip
    assert "how sure it is, not how much" not in texts(open_page("people"))


@with_sample_company
def test_an_order_by_style_is_of_everyone_and_not_of_a_page(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = names(open_page("people", sort="C"))
    monkeypatch.setattr("discern_app.people.directory.PAGE", 15)
    monkeypatch.setattr("discern_app.people.directory.READ_AT_ONCE", 7)
    test = open_page("people", sort="C")
    assert names(test) == whole[:15]
    assert "1 to 15 of 40" in texts(test)
    test.pagination[0].set_value(3)
    assert names(run(test)) == whole[30:]


@with_sample_company
def test_a_name_opens_the_person(open_page: Open, client: Client) -> None:
    test = click(open_page("people", q="Mei Tan"), ":violet[**Mei Tan**] ›")
    [mei] = client.send(operations.LIST_CANDIDATES(CandidateQuery(q="Mei Tan"))).data
    assert test.query_params["person"] == mei.id


def test_all_rows_are_ticked_and_unticked_at_once(open_page: Open, client: Client) -> None:
    for name in ("Ada", "Bo", "Cy"):
        client.send(operations.CREATE_CANDIDATE(NewCandidate(name=name)))
    test = open_page("people")
    [every] = [box for box in test.checkbox if "Tick all 3" in box.label]
    every.check()
    assert "**3 chosen**" in texts(run(test))
    tick(test, "Ada", "Cy")
    assert "**2 chosen**" in texts(test)
    [every] = [box for box in test.checkbox if "Tick all 3" in box.label]
    assert every.value is False
    every.check()
    run(test)
    [every] = [box for box in test.checkbox if "Tick all 3" in box.label]
    every.uncheck()
    assert "chosen" not in texts(run(test))


def test_a_search_that_finds_nobody_says_what_was_searched_for(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ada")))
    test = open_page("people", q="<b>Ben")
    assert "No name here contains “\\<b\\>Ben”." in texts(test)
    click(test, "Clear search and filters")
    assert names(test) == ["Ada"]


def test_namesakes_are_told_apart_alike_under_people_and_under_assessments(open_page: Open, client: Client) -> None:
    for _ in range(2):
        client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Sam Doe"))))
    found = set(names(open_page("people")))
    assert len(found) == 2
    assert found == set(names(open_page("assessments")))


def test_a_group_is_kept_in_the_address(open_page: Open, client: Client) -> None:
    client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ada")))
    test = open_page("people")
    [group] = [each for each in test.button_group if each.label == "Show"]
    group.set_value("waiting")
    run(test)
    assert test.query_params["status"] == "waiting"
    assert "Nothing matches" in texts(test)
    click(test, "Clear search and filters")
    assert names(test) == ["Ada"]


def test_an_empty_directory_offers_the_first_step(open_page: Open) -> None:
    test = open_page("people")
    assert title(test) == "No one is here yet."
    assert not rows(test)
    click(test, "Invite the first person")
    assert "Create and get the link" in [each.label for each in test.button]


@pytest.mark.parametrize("search", ["z" * 400, "a\x00b", "‮", "*Ana* :material/bolt:"])
def test_any_search_is_a_search(open_page: Open, search: str) -> None:
    assert title(open_page("people", q=search)) == "No one is here yet."


def test_a_name_is_text_in_the_table(open_page: Open, client: Client) -> None:
    name = ":material/bolt: **Ana** =1+1"
    client.send(operations.CREATE_CANDIDATE(NewCandidate(name=name)))
    test = open_page("people")
    assert names(test) == [name]
    [button] = [each for each in test.button if "Ana" in each.label]
    assert button.label == f":violet[**{escape(name)}**] ›"


def test_a_manager_sees_their_own_people_and_a_coach_changes_nobody(company: Company) -> None:
    complete(company, "Ours", "team")
    company.let_in("lead", "manager", ("Ours",))
    company.let_in("guide", "coach", ("Theirs",))
    everybody = company.open("people", "boss")
    assert set(names(everybody)) == {"Person of Ours", "Person of Theirs"}
    assert "Import" in [each.label for each in everybody.button]
    own = company.open("people", "lead")
    assert names(own) == ["Person of Ours"]
    assert title(own) == "The first profile is here."
    assert "Import" not in [each.label for each in own.button]
    assert names(company.open("people", "guide")) == ["Person of Theirs"]


def test_what_is_not_shared_is_not_listed(company: Company) -> None:
    complete(company, "Ours", "private")
    assert row_of(company.open("people", "boss"), "Person of Ours").cells == ["Not shared", "Ours"]


def fill(fake: FaultyService, count: int) -> None:
    people = [fake.world.add_candidate(f"Person {number}") for number in range(count)]
    team = fake.world.add_team("Crew", [person.id for person in people])
    for person in people:
        fake.world.complete(fake.world.add_assessment(person.id, team.id).id, SCORES)


@pytest.mark.integration
def test_a_long_list_has_pages(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fill(fake, 60)
    test = open_over("people")
    first = names(test)
    assert len(first) == 50
    assert "1 to 50 of 60" in texts(test)
    second = names(click(test, "Next"))
    assert len(second) == 10
    assert not set(first) & set(second)


def test_a_service_of_an_earlier_version_lists_people_and_where_they_stand(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fill(fake, 2)

    def refuse(request: httpx.Request) -> Fault | None:
        return Fault(status=422) if "include" in request.url.params else None

    fake.fault_for = refuse
    test = open_over("people")
    assert not test.error
    assert set(names(test)) == {"Person 0", "Person 1"}
    assert [row.cells for row in rows(test)] == [["Profile"], ["Profile"]]
    assert not test.button_group
    assert title(test) == "People"


def test_a_service_without_people_lists_who_has_a_result(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fill(fake, 2)
    fake.world.add_candidate("Nobody Yet")
    fake.fault_for = lambda request: Fault(status=404) if request.url.path.endswith("/candidates") else None
    test = open_over("people")
    assert not test.error
    assert sorted(name.partition(" · ")[0] for name in names(test)) == ["Person 0", "Person 1"]


def test_everybody_of_a_team_without_a_profile_is_invited_at_once(open_page: Open, client: Client) -> None:
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada"))))
    new = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Bo")))
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew")))
    for person in (made.candidate.id, new.id):
        client.send(operations.ADD_MEMBER(team_id=team.id, candidate_id=person))
    test = open_page("people", team=team.id)
    [menu] = [each for each in test.menu_button if each.key == "people menu"]
    menu.click("invite")
    run(test)
    assert "**Bo** gets a new link" in texts(test)
    click(test, "Make the link")
    assert "The new link is ready" in texts(test)
    listed = client.send(operations.LIST_ASSESSMENTS()).data
    assert [each.candidate.name for each in listed] == ["Bo", "Ada"]
    assert str(listed[0].take_url).partition("?")[2] in test.code[0].value


@with_sample_company
def test_whose_answers_look_random_is_marked_under_people_and_in_the_team(open_page: Open, client: Client) -> None:
    listed = client.send(operations.LIST_CANDIDATES(CandidateQuery(include="profile", limit=200))).data
    doubted = {each.name for each in listed if each.profile and is_doubted(each.profile.results)}
    assert doubted
    shown = rows(open_page("people"))
    assert {row.name for row in shown if row.cells[0] == "Unclear answers"} == doubted
    [team] = {team.id for each in listed if each.name in doubted and each.profile for team in each.profile.teams or ()}
    marked = [row for row in rows(open_page("teams", team=team, view="people")) if row.cells == ["Unclear answers"]]
    assert {row.name for row in marked} == doubted


def is_doubted(results: ProfileResults | None) -> bool:
    return results is not None and results.quality is not None and results.quality.looks_random
