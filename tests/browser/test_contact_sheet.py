"""Every page as a picture, on one sheet to leaf through: all widths, light and dark, nobody to five hundred people.

The sheet is `contact-sheet/index.html` in the checkout, or in the folder that CONTACT_SHEET names. The sizes that the
design promises are measured on the same pages, and nothing on any of them may be broken, cut or overlapping.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Literal

import pytest

from discern.contract import operations
from discern.contract.models.assessments import GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import CandidateQuery, NewCandidate
from discern.contract.models.reports import NewReport, TeamSubject
from discern.words import LANGUAGES
from tests.browser.conftest import FAULTS
from tests.support.contact_sheet import ContactSheet, height_of
from tests.support.people import answers_of
from tests.support.running_app.crowd import Crowd, run_crowd
from tests.support.running_app.server import ROOT, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1800)]

SIZES = (0, 1, 2, 7, 40, 500)
WIDTHS = (390, 768, 1024, 1440, 1920)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

VIEWS = ("overview", "people", "what-if&with_style=D", "workshop", "edit")

COMPACT_PX = 1100
"""How high a team of seven and a person may be at a width of 1440."""


@pytest.fixture(scope="module")
def crowd(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    with run_crowd(tmp_path_factory.mktemp("crowd"), SIZES) as crowd:
        yield crowd


@pytest.fixture(scope="module")
def sheet() -> Iterator[ContactSheet]:
    sheet = ContactSheet(Path(os.environ.get("CONTACT_SHEET", ROOT / "contact-sheet")))
    yield sheet
    sheet.write()


def bottom_of_first_chart(page: "Page") -> float:
    """Where the first chart of a page ends, in pixels from its top."""
    bottom: float = page.locator('[data-testid="stPlotlyChart"]').first.evaluate(
        """chart => chart.getBoundingClientRect().bottom
            + document.querySelector('[data-testid="stMain"]').scrollTop"""
    )
    return bottom


def report_on(crowd: Crowd, language: str) -> str:
    """The id of a report on the team of seven, once it is written."""
    subject = TeamSubject(type="team", id=crowd.teams[7])
    new = NewReport.model_validate({"subject": subject, "language": language})
    report = crowd.client.send(operations.CREATE_REPORT(new))
    ends = monotonic() + 120
    while report.status in {"queued", "writing"} and monotonic() < ends:
        report = crowd.client.send(operations.GET_REPORT(report_id=report.id))
    assert report.status == "ready"
    return report.id


def own_pages_of(crowd: Crowd) -> dict[str, str]:
    """A participant's pages: consent, a question, and every tab of a profile."""
    new = NewAssessment(candidate=NewCandidate(name="Ada"), form="short")
    asked, done = (crowd.client.send(operations.CREATE_ASSESSMENT(new)) for _ in range(2))
    pages = {"Consent": str(asked.take_url)}
    private = crowd.client.send(
        operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=done.id)
    ).private_token
    given = GiveAnswers.model_validate({"answers": answers_of((0, 1))})
    crowd.client.send(operations.GIVE_ANSWERS(given, assessment_id=done.id))
    return pages | {
        f"Own page: {tab}": f"{crowd.server.url}/me?token={private}&tab={tab}" for tab in ("profile", "seen", "data")
    }


def pages_of(crowd: Crowd, language: str = "en") -> dict[str, str]:
    """The address of each page by what it shows."""
    first, second = crowd.client.send(operations.LIST_CANDIDATES(CandidateQuery(q="Person 2", limit=2))).data
    team = crowd.teams[7]
    return {
        "Home": "",
        "People": "people",
        "A person": f"people?person={first.id}",
        "A person with a long name": f"people?assessment={crowd.long_named.id}",
        "Assessments": "assessments",
        "Inviting": "assessments?new=1",
        "Teams": "teams",
        **{f"A team: {view.partition('&')[0]}": f"teams?team={team}&view={view}" for view in VIEWS},
        "Presenting": f"teams?team={team}&present=3",
        "Talk": f"talk?person={first.id}",
        "Talk of two": f"talk?person={first.id}&other={second.id}&occasion=feedback",
        "Compare": f"compare?a={first.id}&b={second.id}",
        "Reports": "reports",
        "A report": f"reports?report={report_on(crowd, language)}",
        "Integrations": "integrations",
        "Settings": "settings",
        "How it works": "how_it_works",
    }


def visit(page: "Page", url: str, settle: Callable[["Page"], None]) -> None:
    """Go to an address in a tab that has been to the app: a fresh one would load and compile its scripts again."""
    page.goto(url)
    settle(page)


def test_every_page_at_every_width_in_light_and_dark(
    crowd: Crowd, sheet: ContactSheet, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    faults = []
    pages = pages_of(crowd)
    for scheme in SCHEMES:
        page = open_page(crowd.server.url, color_scheme=scheme)
        for name, path in pages.items():
            visit(page, f"{crowd.server.url}/{path}", settle)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 900})
                settle(page)
                faults += [f"{name}, {width} px, {scheme}: {fault}" for fault in page.evaluate(FAULTS)]
                sheet.add(name, f"{width} px, {scheme}", page)
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_page_in_each_language(
    crowd: Crowd, sheet: ContactSheet, open_page: Callable[..., "Page"], settle: Callable[["Page"], None], language: str
) -> None:
    """Longer words break nothing, and are cut nowhere: `python -m translating preview LANGUAGE`."""
    faults = []
    page = open_page(f"{crowd.server.url}/?language={language}")
    for name, path in pages_of(crowd, language).items():
        visit(page, f"{crowd.server.url}/{path}", settle)
        for width in (390, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            settle(page)
            faults += [f"{name}, {width} px: {fault}" for fault in page.evaluate(FAULTS)]
            sheet.add(name, f"{language}, {width} px", page)
    for name, address in own_pages_of(crowd).items():
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"{address}&language={language}")
        faults += [f"{name}: {fault}" for fault in page.evaluate(FAULTS)]
        sheet.add(name, f"{language}, 390 px", page)
    assert faults == []


@pytest.mark.parametrize("size", SIZES)
def test_a_team_of_every_size(
    crowd: Crowd, sheet: ContactSheet, open_page: Callable[..., "Page"], settle: Callable[["Page"], None], size: int
) -> None:
    faults = []
    page = open_page(crowd.server.url)
    for view in VIEWS:
        visit(page, f"{crowd.server.url}/teams?team={crowd.teams[size]}&view={view}", settle)
        for width in (1440, 390):
            page.set_viewport_size({"width": width, "height": 900})
            settle(page)
            faults += [f"{view}, {width} px: {fault}" for fault in page.evaluate(FAULTS)]
            sheet.add(f"A team of {size}", f"{view.partition('&')[0]}, {width} px", page)
    assert faults == []


def test_a_team_and_a_person_show_the_point_first(
    crowd: Crowd, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    """What is said of them, what to do about it, and how to ask for more, before anything is scrolled."""
    from playwright.sync_api import expect

    pages = pages_of(crowd)
    for name, is_compact in {"A team: overview": True, "A person": True, "A person with a long name": False}.items():
        page = open_page(f"{crowd.server.url}/{pages[name]}")
        verdict, ask = page.get_by_role("heading", level=1), page.get_by_role("button", name="Ask about this")
        action = page.locator(".st-key-monday, .st-key-next-talk")
        assert bottom_of_first_chart(page) <= 900, name
        assert height_of(page) <= COMPACT_PX or not is_compact, name
        for width, height in ((1440, 900), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            for part in (verdict, ask, action):
                expect(part).to_be_in_viewport(ratio=1)


def test_the_first_start(
    app: Server, sheet: ContactSheet, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    for scheme in SCHEMES:
        page = open_page(app.url, color_scheme=scheme)
        for path in ("", "people", "assessments", "teams", "talk", "compare", "reports", "integrations"):
            visit(page, f"{app.url}/{path}", settle)
            for width in (1440, 390):
                page.set_viewport_size({"width": width, "height": 900})
                settle(page)
                sheet.add("Nobody there yet", f"/{path}, {width} px, {scheme}", page)
