"""Addresses that people keep: each leads to its page, with what its parameters ask for."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Company, let_in
from tests.mission.seen import assert_no_error, rows_on, settle, subject_of, text_of, wait_for_home
from tests.support.plain_taker import is_asking, read_block

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

OpenPage = Callable[..., "Page"]

PATHS = (
    "assessments",
    "people",
    "teams",
    "talk",
    "compare",
    "reports",
    "integrations",
    "settings",
    "how_it_works",
    "take",
    "me",
)


@pytest.mark.parametrize("path", PATHS)
def test_every_address_answers_with_a_page(company: Company, open_page: OpenPage, path: str) -> None:
    page = open_page(f"{company.url}/{path}")
    assert_no_error(page)
    assert len(text_of(page)) > 100


@pytest.mark.parametrize("path", ["home", "access"])
def test_the_address_of_a_page_that_is_not_open_here_leads_home(
    company: Company, browser: "Browser", path: str
) -> None:
    """Home's own address is the root; the others are for those who sign in, and here nobody does."""
    context = let_in(browser.new_context(), company.url)
    page = context.new_page()
    page.goto(f"{company.url}/{path}")
    wait_for_home(page)
    settle(page)
    assert_no_error(page)
    context.close()


@pytest.mark.parametrize("path", ["nowhere", "results", "People", "gr%C3%BCn"])
def test_an_address_that_no_page_has_says_so_and_leads_home(company: Company, open_page: OpenPage, path: str) -> None:
    page = open_page(f"{company.url}/{path}")
    assert page.get_by_role("heading", level=1).all_inner_texts() == ["Page not found"]
    assert "main page" not in text_of(page)
    assert page.title() == "Page not found · Discern"
    page.get_by_role("button", name="Go to Home").click()
    wait_for_home(page)


def test_the_group_of_assessments_is_kept(company: Company, open_page: OpenPage) -> None:
    rows = rows_on(open_page(f"{company.url}/assessments?status=waiting"))
    started = [each["candidate"]["name"] for each in company.rest.list("/assessments", status="started")]
    assert len(started) == 1
    assert any(started[0] in row for row in rows)
    assert not any("finished on" in row for row in rows)


def test_a_name_and_a_team_narrow_the_assessments(company: Company, open_page: OpenPage) -> None:
    rows = rows_on(open_page(f"{company.url}/assessments?q=Guest+07"))
    assert [row for row in rows if "Guest" in row and "Guest 07" not in row] == []
    assert any("Guest 07" in row for row in rows)
    team = company.team()
    rows = rows_on(open_page(f"{company.url}/assessments?team={team['id']}"))
    for member in team["members"]:
        assert any(member["name"] in row for row in rows), member
    assert not any("Guest" in row for row in rows)


def test_one_assessment_is_opened_with_its_link(company: Company, open_page: OpenPage) -> None:
    [assessment] = company.rest.list("/assessments", q="Guest 03")
    page = open_page(f"{company.url}/assessments?assessment={assessment['id']}")
    token = assessment["take_url"].partition("token=")[2]
    assert token in text_of(page)


@pytest.mark.parametrize("new", ["1", "many"])
def test_the_form_for_a_new_assessment_is_open(company: Company, open_page: OpenPage, new: str) -> None:
    page = open_page(f"{company.url}/assessments?new={new}")
    if new == "1":
        assert page.get_by_label("Name", exact=True).is_visible()
    else:
        assert page.locator("input[type=file]").count() == 1


def test_the_results_of_one_assessment_are_shown(company: Company, open_page: OpenPage) -> None:
    results = company.results("Hugo Almeida")
    page = open_page(f"{company.url}/people?assessment={results['assessment_id']}")
    assert subject_of(page) == "Hugo Almeida"
    assert page.get_by_role("heading", name=re.compile(r"^Hugo .+\.$"), level=1).is_visible(), "what is said of him"


PERSON_PAGES = {
    "profile": r"next talk.*energises hugo.*with hugo: don't",
    "together": r"with team-mates",
    "history": r"nothing to compare with yet|since \w+",
    "basis": r"what it is based on",
}


@pytest.mark.parametrize("view", PERSON_PAGES)
def test_a_person_is_shown_in_the_view_asked_for(company: Company, open_page: OpenPage, view: str) -> None:
    person = company.results("Hugo Almeida")["candidate"]
    page = open_page(f"{company.url}/people?person={person['id']}&view={view}")
    assert_no_error(page)
    assert subject_of(page) == "Hugo Almeida"
    # Parts of it are read after the rest.
    page.wait_for_function("words => new RegExp(words, 'is').test(document.body.innerText)", arg=PERSON_PAGES[view])
    assert re.search(PERSON_PAGES[view], text_of(page), re.IGNORECASE | re.DOTALL), text_of(page)


TEAM_PAGES: dict[str, tuple[str, str]] = {
    "none": ("teams?team={}", r"who is where"),
    "overview": ("teams?team={}&view=overview", r"who is where.*scores in conscientiousness"),
    "people": ("teams?team={}&view=people", r"calm, task first.*prepare a conversation"),
    "what if": ("teams?team={}&view=what-if&with_style=D", r"what changes.*of 7\s.*of 8\b"),
    "workshop": ("teams?team={}&view=workshop", r"questions? to ask|first ask everyone"),
    "edit": ("teams?team={}&view=edit", r"join link"),
}


@pytest.mark.parametrize("view", TEAM_PAGES)
def test_a_team_is_shown_in_the_view_asked_for(company: Company, open_page: OpenPage, view: str) -> None:
    team = _finance(company)
    address, words = TEAM_PAGES[view]
    page = open_page(f"{company.url}/{address.format(team['id'])}")
    assert_no_error(page)
    assert subject_of(page) == team["name"]
    assert re.search(words, text_of(page), re.IGNORECASE | re.DOTALL), text_of(page)


def test_a_team_is_shown_without_names(company: Company, open_page: OpenPage) -> None:
    team = _finance(company)
    text = text_of(open_page(f"{company.url}/teams?team={team['id']}&view=people&names=false"))
    assert not [member["name"] for member in team["members"] if member["name"] in text]


def test_one_person_of_a_team_is_pointed_out(company: Company, open_page: OpenPage) -> None:
    team = _finance(company)
    person = company.results("Hugo Almeida")["candidate"]
    page = open_page(f"{company.url}/teams?team={team['id']}&person={person['id']}")
    assert page.get_by_text("Hugo Almeida").first.is_visible()
    link = page.get_by_role("link", name=re.compile("^(Icon )?.*Compare$")).last
    assert person["id"] in str(link.get_attribute("href"))


@pytest.mark.slow
def test_a_team_is_presented_from_the_slide_asked_for(company: Company, open_page: OpenPage) -> None:
    team = _finance(company)
    page = open_page(f"{company.url}/teams?team={team['id']}&present=2")
    assert re.search(r"\b2 of \d+", text_of(page))
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("present=3"))
    settle(page)
    assert re.search(r"\b3 of \d+", text_of(page))


def test_people_who_would_leave_and_join_are_kept(company: Company, open_page: OpenPage) -> None:
    team = _finance(company)
    leaves = company.results("Hugo Almeida")["candidate"]["id"]
    joins = company.results("Amara Osei")["candidate"]["id"]
    address = f"{company.url}/teams?team={team['id']}&view=what-if&without={leaves}&with={joins}"
    text = text_of(open_page(address))
    assert re.search(r"what changes", text, re.IGNORECASE)
    assert "Hugo Almeida" in text
    assert "Amara Osei" in text
    assert company.rest.get(f"/teams/{team['id']}") == team


def test_one_team_is_opened_to_edit(company: Company, open_page: OpenPage) -> None:
    team = _finance(company)
    page = open_page(f"{company.url}/teams?team={team['id']}&view=edit")
    assert subject_of(page) == team["name"]
    listed = rows_on(page)
    assert all(any(member["name"] in row for row in listed) for member in team["members"])


def test_two_people_are_compared(company: Company, open_page: OpenPage) -> None:
    first, second = company.results("Hugo Almeida")["candidate"], company.results("Mei Tan")["candidate"]
    page = open_page(f"{company.url}/compare?a={first['id']}&b={second['id']}")
    assert_no_error(page)
    assert page.get_by_role("figure").count() > 0
    assert "Hugo" in text_of(page)
    assert "Mei" in text_of(page)


@pytest.mark.slow
def test_a_report_is_asked_for_and_kept_at_its_address(company: Company, open_page: OpenPage) -> None:
    team = company.rest.list("/teams")[1]
    page = open_page(f"{company.url}/reports?about=team&subject={team['id']}")
    assert team["name"] in str(page.get_by_role("combobox", name="Team").input_value())
    page.get_by_role("button", name="Write the report").click()
    page.wait_for_url(re.compile(r"report=\w+"))
    page.get_by_role("heading", name="In short").wait_for(timeout=40_000)
    again = open_page(page.url)
    assert again.get_by_role("heading", name="In short").is_visible()
    assert team["name"] in text_of(again)


def test_links_of_candidates_open_for_them_alone(company: Company, open_page: OpenPage) -> None:
    [assessment] = company.rest.list("/assessments", q="Guest 05")
    page = open_page(assessment["take_url"].replace("localhost", "127.0.0.1"))
    assert "Guest 05" in page.get_by_role("heading", level=1).inner_text()
    private = company.rest.post(f"/assessments/{_fresh(company)}/consent", {"accepted": True})["private_token"]
    page = open_page(f"{company.url}/me?token={private}")
    assert is_asking(page)
    assert len(read_block(page)) == 4
    for address in ("take", "me", "working_with"):
        page = open_page(f"{company.url}/{address}?token=not-a-token-of-ours")
        assert page.get_by_role("heading", name=re.compile("doesn't work")).is_visible()


def _finance(company: Company) -> Any:
    """The sample company's team of eight."""
    [team] = company.rest.list("/teams", q="Finance")
    return company.rest.get(f"/teams/{team['id']}")


def _fresh(company: Company) -> str:
    """The id of an assessment that nobody else in these tests looks at."""
    made: str = company.rest.post("/assessments", {"candidate": {"name": "Private Link"}, "form": "short"})["id"]
    return made
