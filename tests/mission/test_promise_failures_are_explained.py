"""What a reader sees of the service: what happened and what to do when it fails, with what was there before, and how
many requests are left.
"""

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.mission.elsewhere import PointAt, ServiceElsewhere, answer_with_a_web_page, fail, pass_on_to
from tests.mission.installation import Company, Installation
from tests.mission.interface import wait_until
from tests.mission.seen import (
    banners_on,
    draws_profile,
    is_falling,
    requests_left,
    scores_in,
    settle,
    subject_of,
    text_of,
    traces_on,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

OpenPage = Callable[..., "Page"]

RETRY_AFTER_S = 7
"""Longer than a page waits, so that it says so instead."""

KINDS = {
    "400": (r"check what you entered|not valid|invalid|did not accept", r"again|change|correct|mend"),
    "401": (r"not accept.* key|doesn't accept.* key|key is(n't| not) valid", r"check the key|ask"),
    "403": (r"isn't allowed|permission|rights", r"use a key|ask"),
    "404": (r"no service at this address|isn't there|not found", r"end in /v1|go back|choose again|deleted"),
    "429": (r"too many requests", r"again by itself in \d+ s"),
    "500": (r"had an error|went wrong", r"try again"),
    "unreachable": (r"can't be reached", r"check|address"),
    "timeout": (r"took too long|in time", r"tr(y|ies) again"),
    "unreadable": (r"can't be read", r"check|address"),
}
"""What the banner of each kind of failure says: what happened, and what to do."""


@pytest.fixture(scope="module")
def failing(point_at: PointAt) -> tuple[ServiceElsewhere, Installation]:
    """An app at a service from which it never gets an answer, so that there is nothing to show instead."""
    return point_at(fail(500))


def break_(service: ServiceElsewhere, kind: str) -> None:
    service.stop()
    if kind == "unreachable":
        return
    if kind == "timeout":
        service.respond = service.hang
    elif kind == "unreadable":
        service.respond = answer_with_a_web_page
    elif kind == "429":
        service.respond = fail(429, Retry_After=str(RETRY_AFTER_S))
    else:
        service.respond = fail(int(kind))
    service.start()


def assert_banner(page: "Page", kind: str) -> None:
    """The page shows the banner of this kind and the way to other pages, and no traceback."""
    happened, to_do = KINDS[kind]

    def is_shown() -> bool:
        return any(
            re.search(happened, banner, re.IGNORECASE) and re.search(to_do, banner, re.IGNORECASE)
            for banner in banners_on(page)
        )

    # A page over what failed a moment ago may first say that, and draws itself again.
    try:
        wait_until(is_shown, 20)
    except AssertionError:
        pytest.fail(f"no banner says so: {banners_on(page)}\n{text_of(page)}")
    assert page.get_by_test_id("stSidebar").get_by_role("link", name="Settings").is_visible()
    assert "Traceback" not in text_of(page)
    assert page.get_by_test_id("stException").count() == 0


@pytest.mark.parametrize("kind", KINDS)
def test_each_failure_has_its_banner(
    failing: tuple[ServiceElsewhere, Installation], open_page: OpenPage, kind: str
) -> None:
    service, app = failing
    break_(service, kind)
    page = open_page(f"{app.url}/assessments", rests=False)
    assert_banner(page, kind)
    assert page.get_by_role("heading", name="Assessments").is_visible()
    said = "\n".join(banners_on(page))
    assert [other for other in KINDS if re.search(KINDS[other][0], said, re.IGNORECASE)] == [kind]


def test_a_banner_names_the_request_to_quote(
    failing: tuple[ServiceElsewhere, Installation], open_page: OpenPage
) -> None:
    service, app = failing
    break_(service, "500")
    page = open_page(f"{app.url}/assessments", rests=False)
    assert_banner(page, "500")
    assert "req_mission" in " ".join(banners_on(page))


def test_what_really_goes_wrong_has_the_same_banners(company: Company, open_page: OpenPage) -> None:
    page = open_page(f"{company.url}/people?assessment=asm_nobody")
    assert_banner(page, "404")
    page = open_page(f"{company.url}/teams?team=team_nowhere")
    assert_banner(page, "404")


@pytest.fixture(scope="module")
def remote(point_at: PointAt, company: Company) -> tuple[ServiceElsewhere, Installation]:
    """An app at a service elsewhere that answers as the company's does."""
    return point_at(pass_on_to(company.rest.url, company.rest.key))


def test_an_open_page_keeps_people_through_an_outage_for_a_minute_and_heals_without_a_click(
    remote: tuple[ServiceElsewhere, Installation], company: Company, open_page: OpenPage
) -> None:
    service, app = remote
    results = company.results("Mei Tan")
    page = open_page(f"{app.url}/people?assessment={results['assessment_id']}")

    def is_drawn() -> bool:
        return any(draws_profile(radar, scores_in(results)) for radar in traces_on(page, "scatterpolar"))

    def is_said(words: str) -> bool:
        return any(re.search(words, banner) for banner in banners_on(page))

    assert is_drawn()
    assert banners_on(page) == []
    service.stop()
    stopped = time.monotonic()
    try:
        wait_until(lambda: is_said(r"from .*\d.* ago"), 60)
        assert is_said("can't be reached")
        assert is_said("on screen for one minute at most")
        assert is_drawn()
        assert subject_of(page) == "Mei Tan"
        wait_until(lambda: "Mei" not in text_of(page), 90 - (time.monotonic() - stopped))
        settle(page)
        assert is_said("can't be reached")
        assert not is_said("on screen for one minute at most")
        assert page.locator(".js-plotly-plot").count() == 0
    finally:
        service.start()
    wait_until(lambda: banners_on(page) == [], 30)
    assert is_drawn()


@pytest.mark.parametrize("path", ["assessments", "people", "settings"])
def test_each_page_shows_how_many_requests_are_left(
    remote: tuple[ServiceElsewhere, Installation], open_page: OpenPage, path: str
) -> None:
    service, app = remote
    assert requests_left(open_page(f"{app.url}/{path}")) in service.sent


def test_the_quota_falls_in_step_with_the_header(
    remote: tuple[ServiceElsewhere, Installation], open_page: OpenPage
) -> None:
    service, app = remote
    shown = []
    try:
        for remaining in (400, 200, 30):
            service.remaining, answered = remaining, len(service.sent)
            # Nobody has searched for this before, so the page asks the service.
            page = open_page(f"{app.url}/assessments?q=nobody+{remaining}")
            shown.append(requests_left(page))
            assert shown[-1] in service.sent[answered:]
            page.close()
        assert is_falling(shown)
        assert re.search("few requests are left", " ".join(banners_on(open_page(f"{app.url}/teams"))), re.IGNORECASE)
    finally:
        service.remaining = None
