"""Take links and join links in two browsers: what each of them keeps, and what the other one is shown."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Installation, run_app
from tests.mission.interface import Interface
from tests.support import plain_taker
from tests.support.plain_taker import STEP, begin, read_block

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.timeout(240)]

LAPTOP: Any = {"width": 1366, "height": 650}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    with run_app(tmp_path_factory.mktemp("links")) as app:
        yield app


@pytest.fixture(scope="module")
def rest(app: Installation) -> Iterator[Interface]:
    with app.interface() as rest:
        yield rest


@pytest.fixture
def browsers(browser: "Browser") -> Iterator["tuple[BrowserContext, BrowserContext]"]:
    """Two that share nothing."""
    contexts = browser.new_context(viewport=LAPTOP), browser.new_context(viewport=LAPTOP)
    yield contexts
    for context in contexts:
        context.close()


def visit(context: "BrowserContext", url: str) -> "Page":
    page = context.new_page()
    page.set_default_timeout(40_000)
    page.goto(url)
    page.get_by_role("heading").first.wait_for()
    return page


def answer(page: "Page") -> None:
    """Pick the first statement as most and the second as least."""
    plain_taker.answer(page, *list(read_block(page))[:2])


def test_each_step_begins_with_all_its_statements_in_view(
    rest: Interface, browsers: "tuple[BrowserContext, BrowserContext]"
) -> None:
    made = rest.post("/assessments", {"candidate": {"name": "Noor"}, "form": "short"})
    page = visit(browsers[0], made["take_url"])
    begin(page)
    for _ in range(3):
        texts = read_block(page).values()
        assert len(texts) == 4
        for text in texts:
            box = page.get_by_text(text, exact=True).first.bounding_box()
            assert box is not None
            assert 0 < box["y"] < LAPTOP["height"] - box["height"], text
        assert page.evaluate("document.activeElement.id") == "block"
        answer(page)


def test_the_browser_that_began_continues_and_another_one_restarts(
    rest: Interface, browsers: "tuple[BrowserContext, BrowserContext]"
) -> None:
    made = rest.post("/assessments", {"candidate": {"name": "Noor"}, "form": "short"})
    own, other = browsers
    first = visit(own, made["take_url"])
    begin(first)
    answer(first)
    again = visit(own, made["take_url"])
    again.get_by_text("Question 2 of 12").wait_for()

    elsewhere = visit(other, made["take_url"])
    elsewhere.get_by_role("heading", name="Started in another browser").wait_for()
    assert elsewhere.get_by_text(STEP).count() == 0
    begin(elsewhere, "Start again")
    elsewhere.get_by_text("Question 1 of 12").wait_for()
    first.reload()
    first.get_by_role("heading", name="This link doesn't work").wait_for()
    back = visit(own, made["take_url"])
    back.get_by_role("heading", name="Hello Noor").wait_for()


def test_who_scans_the_code_again_in_the_same_browser_is_there_once(
    rest: Interface, browsers: "tuple[BrowserContext, BrowserContext]"
) -> None:
    team = rest.post("/teams", {"name": "Harbour"})
    link = rest.post(f"/teams/{team['id']}/join-links", {"form": "short"})["url"]
    own, other = browsers

    def join(page: "Page", name: str) -> None:
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Continue").click()
        page.get_by_role("heading", name=f"Hello {name}").wait_for()

    join(visit(own, link), "Ada")
    again = visit(own, link)
    again.get_by_role("button", name="Continue with mine").click()
    again.get_by_role("heading", name="Hello Ada").wait_for()
    begin(again)
    answer(again)
    third = visit(own, link)
    third.get_by_role("button", name="Continue with mine").click()
    third.get_by_text("Question 2 of 12").wait_for()
    join(visit(other, link), "Bob")
    shared = visit(other, link)
    shared.get_by_role("button", name="Someone else").click()
    join(shared, "Cem")
    assert [member["name"] for member in rest.get(f"/teams/{team['id']}")["members"]] == ["Ada", "Bob", "Cem"]
