"""How many clicks everyday tasks take, counted in the browser."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Company
from tests.mission.seen import LIST_ROW, settle, subject_of, text_of, tick_row

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

OpenPage = Callable[..., "Page"]

COUNT = """
() => {
  window.clicks = 0;
  document.addEventListener('pointerdown', () => { window.clicks += 1; }, true);
}
"""
"""Counts from here on. What comes from a label's click is no click of its own, and presses aren't either."""

DOTS = """
(plot) => plot._fullData.flatMap((trace) => Array.from(trace.customdata || []).map((row, n) => ({
  id: row && row[0],
  x: plot._fullLayout.xaxis._offset + plot._fullLayout.xaxis.l2p(trace.x[n]),
  y: plot._fullLayout.yaxis._offset + plot._fullLayout.yaxis.l2p(trace.y[n]),
}))).filter((dot) => dot.id)
"""
"""Where the dots of a map are, in pixels from its corner, and whose."""

DESK = {"width": 1440, "height": 900}

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def count_from_here(page: "Page") -> "Page":
    page.evaluate(COUNT)
    return page


def clicks_on(page: "Page") -> int:
    """How many since the counting began; fails if the browser has loaded another document since."""
    count = page.evaluate("window.clicks")
    assert isinstance(count, int), "the page was loaded anew"
    return count


def test_a_person_is_two_clicks_from_anywhere(company: Company, open_page: OpenPage) -> None:
    page = count_from_here(open_page(f"{company.url}/settings"))
    page.get_by_role("link", name="People", exact=True).click()
    page.locator(LIST_ROW).first.wait_for()
    settle(page)
    done = {each["name"] for each in company.rest.list("/candidates", status="with_profile")}
    [*_, (row, name)] = [
        (row, name)
        for row in page.locator(LIST_ROW).all()
        if (name := row.get_by_role("button").first.inner_text().removesuffix(" ›")) in done
    ]
    row.get_by_role("button").first.click()
    page.get_by_text(name).first.wait_for()
    page.wait_for_url("**/people?person=*")
    assert clicks_on(page) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("way", ["above the page", "in the menu"])
def test_the_list_is_one_click_from_a_person(company: Company, open_page: OpenPage, width: int, way: str) -> None:
    person = company.results("Hugo Almeida")["candidate"]["id"]
    page = open_page(f"{company.url}/people?person={person}", viewport={"width": width, "height": 844})
    if way == "above the page":
        page.get_by_role("button", name="All people").click()
    else:
        if width == 390:
            page.get_by_test_id("stExpandSidebarButton").click()
        page.get_by_test_id("stSidebarNav").get_by_role("link", name="People", exact=True).click()
    page.wait_for_url("**/people")
    page.locator(LIST_ROW).first.wait_for()


@pytest.mark.slow
def test_a_link_to_the_list_opens_it_without_an_earlier_search(company: Company, open_page: OpenPage) -> None:
    page = open_page(f"{company.url}/people")
    search = page.get_by_placeholder("Search by name")
    search.fill("nobody")
    page.wait_for_url("**/people?q=nobody")
    page.get_by_role("link", name="Home").click()
    page.get_by_test_id("stSidebarNav").get_by_role("link", name="People", exact=True).click()
    page.wait_for_url("**/people")
    page.locator(LIST_ROW).first.wait_for()
    assert search.input_value() == ""


def test_whose_profile_is_new_is_one_click_from_home(company: Company, open_page: OpenPage) -> None:
    page = count_from_here(open_page(company.url))
    names = [each["candidate"]["name"] for each in company.rest.list("/assessments", status="completed")]
    link = page.locator(".st-key-home-new").get_by_role("link").filter(has_text=re.compile("|".join(names))).first
    [name] = [name for name in names if name in link.inner_text()]
    link.click()
    page.wait_for_url("**/people?person=*")
    assert subject_of(page) == name
    assert clicks_on(page) <= 1


def test_a_team_is_one_click_from_home(company: Company, open_page: OpenPage) -> None:
    page = count_from_here(open_page(company.url))
    # Anywhere on its card.
    page.locator(".st-key-team-cards").get_by_text("7 of 8").click(force=True)
    page.wait_for_url(re.compile("team=team_"))
    assert subject_of(page) == "Finance"
    assert clicks_on(page) <= 1


def test_a_team_opened_from_the_teams_stays_open_in_every_view(company: Company, open_page: OpenPage) -> None:
    page = open_page(f"{company.url}/teams")
    page.get_by_role("button", name="Finance").first.click()
    page.wait_for_url(re.compile("team=team_"))
    for view in ("People", "What if", "Workshop"):
        page.get_by_test_id("stMain").get_by_role("radio", name=view, exact=True).click()
        page.wait_for_url(re.compile("team=team_.*view="))
        settle(page)
        assert subject_of(page) == "Finance"
    page.get_by_role("button", name=re.compile("^Slide 2")).click()
    page.wait_for_url(re.compile("team=team_.*present=2"))


def test_an_empty_search_is_cleared_with_one_click(company: Company, open_page: OpenPage) -> None:
    for path in ("people", "assessments"):
        page = open_page(f"{company.url}/{path}")
        field = page.get_by_role("searchbox").or_(page.get_by_placeholder("Search by name")).first
        field.fill("Conscientiousness")
        field.press("Enter")
        page.wait_for_url(re.compile("q=Conscientiousness"))
        settle(page)
        page.get_by_role("button", name="Clear search and filters").click()
        page.locator(LIST_ROW).first.wait_for()
        assert "q=" not in page.url
        assert "encountered an error" not in text_of(page)


def test_a_person_on_a_teams_map_is_two_clicks_away(company: Company, open_page: OpenPage) -> None:
    [team] = company.rest.list("/teams", q="Finance")
    page = count_from_here(open_page(f"{company.url}/teams?team={team['id']}"))
    plot = page.locator(".js-plotly-plot").first
    dot = alone(plot.evaluate(DOTS))
    place: Any = {"x": dot["x"], "y": dot["y"]}
    plot.hover(position=place)
    plot.locator(".hoverlayer .hovertext").first.wait_for()
    plot.click(position=place)
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("button", name="Open profile").click()
    page.wait_for_url(f"**/people?person={dot['id']}")
    name = company.rest.get(f"/candidates/{dot['id']}")["name"]
    assert subject_of(page) == name
    assert clicks_on(page) <= 2


def alone(dots: list[dict[str, Any]]) -> dict[str, Any]:
    """The dot with the most room around it."""

    def room(dot: dict[str, Any]) -> float:
        others = [each for each in dots if each["id"] != dot["id"]]
        return min(abs(complex(each["x"] - dot["x"], each["y"] - dot["y"])) for each in others)

    return max(dots, key=room)


def test_a_reminder_is_copied_with_two_clicks_from_home(company: Company, open_page: OpenPage) -> None:
    page = count_from_here(open_page(company.url, viewport=DESK, permissions=CLIPBOARD))
    page.get_by_role("button", name="Remind").first.click()
    message = page.get_by_role("dialog").get_by_test_id("stCode").first
    message.hover()
    message.get_by_role("button").click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('/take?token=')")
    assert clicks_on(page) <= 2


@pytest.mark.parametrize("path", ["", "people", "assessments"], ids=lambda path: path or "home")
def test_the_form_to_invite_somebody_is_one_click_away(company: Company, open_page: OpenPage, path: str) -> None:
    page = count_from_here(open_page(f"{company.url}/{path}"))
    page.get_by_role("button", name=re.compile(r"\bInvite( people)?$")).first.click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).wait_for()
    assert clicks_on(page) <= 1


def test_two_of_a_list_are_compared_with_three_clicks(company: Company, open_page: OpenPage) -> None:
    page = count_from_here(open_page(f"{company.url}/people?status=with_profile&sort=name"))
    for number in (1, 2):
        tick_row(page, number)
    page.get_by_role("button", name=re.compile("Compare")).click()
    page.wait_for_url(re.compile(r"/compare\?a=\w+&b=\w+"))
    page.get_by_role("figure").first.wait_for()
    assert clicks_on(page) <= 3


def test_a_teams_report_is_asked_for_with_three_clicks(company: Company, open_page: OpenPage) -> None:
    [team] = company.rest.list("/teams", q="Finance")
    page = count_from_here(open_page(f"{company.url}/teams?team={team['id']}"))
    page.locator(".st-key-team-menu").get_by_role("button").click()
    page.get_by_role("menuitem", name=re.compile("Write a report")).click()
    page.get_by_role("button", name="Write the report").click()
    page.wait_for_url(re.compile(r"report=\w+"))
    settle(page)
    assert team["name"] in text_of(page)
    assert clicks_on(page) <= 3


def test_a_member_is_added_with_three_clicks(company: Company, open_page: OpenPage) -> None:
    team = company.rest.post("/teams", {"name": "Harbour"})
    try:
        page = count_from_here(open_page(f"{company.url}/teams?team={team['id']}"))
        page.get_by_role("radio", name="Edit").click()
        page.get_by_role("combobox", name=re.compile("Add people")).click()
        page.keyboard.type("Hugo Almeida")
        page.get_by_role("option", name="Hugo Almeida").wait_for()
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Add", exact=True).click()
        settle(page)
        members = company.rest.get(f"/teams/{team['id']}")["members"]
        assert [member["name"] for member in members] == ["Hugo Almeida"]
        assert clicks_on(page) <= 3
    finally:
        company.rest.delete(f"/teams/{team['id']}")
