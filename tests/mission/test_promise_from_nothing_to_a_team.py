"""From an empty database to a team's page: a manager sends a link, somebody answers on a phone, both see results."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Company, Installation, run_app
from tests.mission.seen import (
    charts_on,
    draws_profile,
    open_row,
    scores_in,
    settle,
    shows_heads,
    subject_of,
    traces_on,
)
from tests.support import plain_taker

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

OpenPage = Callable[..., "Page"]

PHONE = {"viewport": {"width": 390, "height": 667}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
NAME = "Zoë O’Hara-Lindström <b>de</b> la Cruz"

READING_S = 3.1
"""What an honest reader needs for four statements; faster answers count against the profile."""

TOO_WIDE = """
() => Math.max(...[document.scrollingElement, document.querySelector('[data-testid="stMain"], body > main')]
  .filter(Boolean).map((e) => e.scrollWidth - e.clientWidth))
"""
"""By how many pixels what is on the page is wider than the window."""

Picks = dict[str, tuple[str, str]]


@pytest.fixture(scope="module")
def empty(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    with run_app(tmp_path_factory.mktemp("empty")) as app:
        yield app


@pytest.fixture(scope="module")
def temper(company: Company) -> Picks:
    """What somebody who knows their own mind picked as most and least like them, by block."""
    person = company.results("Mei Tan")["candidate"]["id"]
    [taken] = company.rest.get(f"/candidates/{person}/export")["assessments"]
    return {answer["block"]: (answer["most"], answer["least"]) for answer in taken["answers"]}


def answer(phone: "Page", block: dict[str, Any], temper: Picks) -> None:
    """Read the block that is on the screen, and pick: the next one comes by itself."""
    texts = {item["id"]: item["text"] for item in block["items"]}
    for text in texts.values():
        assert phone.get_by_text(text, exact=True).first.is_visible(), text
    # Not by where they stand: the order on the screen is another each time, and answers by chance make no profile.
    most, least = temper.get(block["id"], tuple(sorted(texts))[:2])
    plain_taker.answer(phone, most, least, reading_s=READING_S)


def assert_fits(page: "Page") -> None:
    """Nothing has to be scrolled sideways."""
    too_wide = page.evaluate(TOO_WIDE)
    assert too_wide <= 1, f"{too_wide} px"


def test_from_an_empty_database_to_a_team(empty: Installation, open_page: OpenPage, temper: Picks) -> None:
    with empty.interface() as rest:
        manager = open_page(empty.url)
        manager.get_by_role("button", name="Name it").click()
        manager.get_by_label("Team name").fill("Harbour")
        manager.get_by_role("button", name="Create the team").click()
        manager.wait_for_url(re.compile("team=team_"))
        manager.get_by_role("link", name="Home").click()
        manager.get_by_role("button", name="Add people").click()
        manager.get_by_role("dialog").get_by_role("radio", name="One person").click()
        manager.get_by_label("Name", exact=True).fill(NAME)
        manager.get_by_role("combobox", name=re.compile("Questionnaire")).click()
        manager.get_by_role("option", name=re.compile("Short")).click()
        manager.get_by_role("button", name=re.compile("Create")).last.click()
        # Read where it stands: the page around it may be drawn again at this moment.
        shown_link = manager.get_by_text("/take?token=").first.inner_text()
        [assessment] = rest.list("/assessments")
        assert assessment["candidate"]["name"] == NAME
        [link] = set(re.findall(rf"{empty.url}/take\?token=\S+", shown_link.replace("localhost", "127.0.0.1")))

        phone = open_page(link, **PHONE)
        assert NAME in phone.get_by_role("heading", level=1).inner_text()
        assert_fits(phone)
        plain_taker.begin(phone)
        private = phone.url
        blocks = rest.get(f"/assessments/{assessment['id']}/next")["blocks"]
        assert len(blocks) == 12
        for block in blocks[:2]:
            assert_fits(phone)
            answer(phone, block, temper)
        again = phone.context.new_page()
        again.goto(link)
        again.wait_for_url(re.compile(r"/me\?token="))
        phone.close()

        other = open_page(link, **PHONE)
        other.get_by_role("heading", name="Continue in the browser where you started").wait_for()
        assert_fits(other)
        phone = open_page(private, **PHONE)
        for block in blocks[2:]:
            answer(phone, block, temper)
        phone.get_by_text("All your answers are saved").wait_for()
        results = rest.get(f"/assessments/{assessment['id']}/results")
        assert results["quality"]["verdict"] == "ok", results["quality"]

        own = open_page(private, **PHONE)
        own.get_by_text("Your four scores").click()
        shown = own.locator(".scores strong").all_inner_texts()
        assert [text.partition(" ")[0] for text in shown] == [
            f"{each['score']:.0f}" for each in results["scores"].values()
        ]
        own.locator(".chip").first.click()
        own.get_by_text("you chose “").first.wait_for()
        assert_fits(own)
        dead = open_page(link, **PHONE)
        assert dead.get_by_role("heading", name="You have answered every question").is_visible()

        manager.goto(f"{empty.url}/people")
        settle(manager)
        open_row(manager, 1)
        assert subject_of(manager) == NAME
        assert any(draws_profile(radar, scores_in(results)) for radar in traces_on(manager, "scatterpolar"))

        [team] = rest.list("/teams")
        manager.goto(f"{empty.url}/teams?team={team['id']}")
        settle(manager)
        analysis = rest.get(f"/teams/{team['id']}/analysis")
        assert analysis["profiled"] == 1
        assert any(shows_heads(chart, analysis) for chart in charts_on(manager))


def test_nobody_begins_without_agreeing(empty: Installation, open_page: OpenPage) -> None:
    with empty.interface() as rest:
        assessment = rest.post("/assessments", {"candidate": {"name": "Noor"}, "form": "short"})
        phone = open_page(assessment["take_url"], **PHONE)
        phone.get_by_role("button", name="Start").tap()
        assert phone.get_by_role("checkbox").evaluate("(box) => box.matches(':invalid:focus')")
        assert rest.get(f"/assessments/{assessment['id']}")["status"] == "created"
        assert phone.get_by_role("link", name="Profiles").count() == 0, "a candidate's link leads nowhere else"
