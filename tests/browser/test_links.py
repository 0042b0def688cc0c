"""Take links and join links in two browsers: what each of them keeps, and what the other one is shown."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Installation, Interface, run_app

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.timeout(240)]

LAPTOP: Any = {"width": 1366, "height": 650}
STEP = re.compile(r"^Question \d+ of")

Settle = Callable[["Page"], None]


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


def visit(context: "BrowserContext", url: str, settle: Settle) -> "Page":
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.goto(url)
    page.get_by_role("heading").or_(page.get_by_text(STEP)).first.wait_for(timeout=60_000)
    settle(page)
    return page


def tick(page: "Page", settle: Settle) -> None:
    for box in page.get_by_role("checkbox").all():
        box.locator("xpath=ancestor::label").click()
        settle(page)


def begin(page: "Page", settle: Settle, button: str = "Start") -> None:
    tick(page, settle)
    page.get_by_role("button", name=button).click()
    page.wait_for_url(re.compile(r"/me\?token="))
    settle(page)


def answer(page: "Page", settle: Settle) -> None:
    """Pick the first statement as most and the second as least, and go on."""
    step = page.get_by_text(STEP).inner_text()
    for number, what in enumerate(("Most like me", "Least like me")):
        choices = page.get_by_role("radio", name=what).or_(page.get_by_role("button", name=what))
        choices.nth(number).click()
        settle(page)
    page.get_by_role("button", name="Next").click()
    page.get_by_text(step, exact=True).wait_for(state="detached")
    settle(page)


def test_each_step_begins_with_all_its_statements_in_view(
    rest: Interface, browsers: "tuple[BrowserContext, BrowserContext]", settle: Settle
) -> None:
    made = rest.post("/assessments", {"candidate": {"name": "Noor"}, "form": "short"})
    page = visit(browsers[0], made["take_url"], settle)
    begin(page, settle)
    for _ in range(3):
        [block, *_] = rest.get(f"/assessments/{made['id']}/next")["blocks"]
        for item in block["items"]:
            box = page.get_by_text(item["text"], exact=True).first.bounding_box()
            assert box is not None
            assert 60 < box["y"] < LAPTOP["height"] - box["height"], item["text"]
        assert "Question" in page.evaluate("document.activeElement.ariaLabel ?? ''")
        answer(page, settle)


def test_the_browser_that_began_continues_and_another_one_restarts(
    rest: Interface, browsers: "tuple[BrowserContext, BrowserContext]", settle: Settle
) -> None:
    made = rest.post("/assessments", {"candidate": {"name": "Noor"}, "form": "short"})
    own, other = browsers
    first = visit(own, made["take_url"], settle)
    begin(first, settle)
    answer(first, settle)
    again = visit(own, made["take_url"], settle)
    again.get_by_text("Question 2 of 12").wait_for()

    elsewhere = visit(other, made["take_url"], settle)
    elsewhere.get_by_role("heading", name="Started in another browser").wait_for()
    assert elsewhere.get_by_text(STEP).count() == 0
    begin(elsewhere, settle, "Start again")
    elsewhere.get_by_text("Question 1 of 12").wait_for()
    first.reload()
    first.get_by_role("heading", name="This link doesn't work").wait_for()
    back = visit(own, made["take_url"], settle)
    back.get_by_role("heading", name="Hello Noor").wait_for()


def test_who_scans_the_code_again_in_the_same_browser_is_there_once(
    rest: Interface, browsers: "tuple[BrowserContext, BrowserContext]", settle: Settle
) -> None:
    team = rest.post("/teams", {"name": "Harbour"})
    link = rest.post(f"/teams/{team['id']}/join-links", {"form": "short"})["url"]
    own, other = browsers

    def join(page: "Page", name: str) -> None:
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Continue").click()
        page.get_by_role("heading", name=f"Hello {name}").wait_for()
        settle(page)

    join(visit(own, link, settle), "Ada")
    again = visit(own, link, settle)
    again.get_by_role("button", name="Continue with mine").click()
    again.get_by_role("heading", name="Hello Ada").wait_for()
    settle(again)
    begin(again, settle)
    answer(again, settle)
    third = visit(own, link, settle)
    third.get_by_role("button", name="Continue with mine").click()
    third.get_by_text("Question 2 of 12").wait_for()
    join(visit(other, link, settle), "Bob")
    shared = visit(other, link, settle)
    shared.get_by_role("button", name="Someone else").click()
    join(shared, "Cem")
    assert [member["name"] for member in rest.get(f"/teams/{team['id']}")["members"]] == ["Ada", "Bob", "Cem"]
