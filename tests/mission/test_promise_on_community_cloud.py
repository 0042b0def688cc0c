"""The repository as it is, on a host that clones it, syncs it, forgets its disk, and shows pages in a frame.

What is assumed of Community Cloud stands in `tests/support/ephemeral_host.py`. Nobody has tried it with an account.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx
import pytest

from tests.mission.installation import ACCESS_SECRET
from tests.support.ephemeral_host import LIMIT, ROOT, App, Host
from tests.support.plain_taker import answer, begin, read_block
from tests.support.postgres import Postgres, require_postgres

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Frame, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.timeout(600)]

APP_URL = "https://our-team.streamlit.app"

READING_S = 3.0
"""How long somebody reads a question: answers given faster carry no profile."""


LIKING = "DICSX"
"""The styles of statements from the most to the least like somebody; `X` is one that fits hardly anybody."""


@pytest.fixture
def host() -> Iterator[Host]:
    if not (ROOT / ".git").exists() or shutil.which("uv") is None or shutil.which("nginx") is None:
        pytest.skip("the host clones the repository and runs uv behind nginx, and one of them is missing here")
    with TemporaryDirectory(prefix="discern-cloud-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        yield Host(Path(folder))


@pytest.fixture(scope="module")
def postgres_of_its_own() -> Iterator[Postgres]:
    """A PostgreSQL for this rehearsal alone."""
    with require_postgres() as server:
        yield server


def secrets(**settings: str) -> str:
    """What somebody pastes."""
    settings = {"ACCESS_SECRET": ACCESS_SECRET} | settings
    return "\n".join(["[discern]", *(f'{name} = "{value}"' for name, value in settings.items())]) + "\n"


def open_pages(browser: "Browser", app: App, path: str = "") -> "Frame":
    """The pages of those who lead, in a browser that types the secret once."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    inside = show(page, f"{app.url}/{path}")
    inside.get_by_label("Access secret").fill(ACCESS_SECRET)
    inside.get_by_role("button", name="Open the pages").click()
    inside.get_by_role("link", name="How it works").wait_for()
    return inside


def show(page: "Page", url: str) -> "Frame":
    """Go to an address of the host's, which frames the app."""
    page.set_default_timeout(60_000)
    page.goto(url)
    inside = page.frame(name="app")
    assert inside is not None
    return inside


def load_sample_company(inside: "Frame") -> None:
    inside.get_by_role("button", name="Look around with the sample company").click()
    inside.get_by_role("button", name="Remove the sample company").wait_for()


def open_team(inside: "Frame", app: App) -> None:
    """From its card until its first chart is drawn."""
    inside = show(inside.page, f"{app.url}/teams")
    inside.get_by_role("button", name="Finance").first.click()
    inside.locator(".js-plotly-plot .trace").first.wait_for()


def make_link(inside: "Frame", app: App) -> str:
    """A take link for one Ada, made on the assessments page."""
    inside = show(inside.page, f"{app.url}/assessments?new=1")
    inside.get_by_label("Name", exact=True).fill("Ada Lovelace")
    inside.get_by_role("button", name="Create and get the link").click()
    link = inside.get_by_test_id("stCode").first.inner_text().strip()
    assert link.startswith(f"{APP_URL}/take?token="), link
    return link.replace(APP_URL, app.url)


def open_link(page: "Page", link: str) -> "Frame":
    """As a candidate on a phone would."""
    inside = show(page, link)
    inside.get_by_role("heading", level=1).wait_for()
    return inside


def take(page: "Page", link: str) -> None:
    """Agree, answer every question, and see one's own profile, report and data."""
    inside = open_link(page, link)
    begin(inside)
    questions = int(inside.get_by_text(re.compile(r"^Question 1 of \d+")).inner_text().split()[3])
    for number in range(questions):
        inside.get_by_text(f"Question {number + 1} of {questions}").wait_for()
        by_liking = sorted(read_block(inside), key=lambda item: LIKING.index(style_in(item)))
        answer(inside, by_liking[0], by_liking[-1], reading_s=READING_S)
    inside.get_by_text("All your answers are saved").wait_for()
    inside.get_by_role("link", name="My data").click()
    inside.get_by_role("button", name="Write my report").click()
    with page.expect_download() as report:
        inside.get_by_role("button", name="PDF (A4)").click()
    assert Path(report.value.path()).read_bytes().startswith(b"%PDF")
    with page.expect_download() as everything:
        inside.get_by_role("button", name="Download everything").click()
    assert everything.value.suggested_filename == "my-data.zip"


def find_own_page(page: "Page", link: str) -> None:
    """Come back by the link that one was sent, in the browser that one answered in."""
    inside = show(page, link)
    inside.get_by_role("link", name="My data").wait_for()
    assert "Ada Lovelace" in inside.locator(".page").inner_text()


def style_in(item: str) -> str:
    """The style's letter in an item's id."""
    return item.rpartition("-")[2][0].upper()


def test_one_secret_is_enough_and_sqlite_warns_before_it_forgets(host: Host, browser: "Browser") -> None:
    host.deploy(secrets(APP_URL=APP_URL))
    with host.awake() as app:
        inside = open_pages(browser, app)
        inside.get_by_text("Your data will not last").wait_for()
        inside.get_by_test_id("stAlert").first.get_by_text("DATABASE_URL").wait_for()
        load_sample_company(inside)
        assert inside.get_by_text("Your data will not last").is_visible()
        open_team(inside, app)
        # The browser keeps that it may.
        show(inside.page, app.url).get_by_role("button", name="Remove the sample company").wait_for()
        assert "Traceback" not in app.log.read_text()
        assert ACCESS_SECRET not in app.log.read_text()
        # The home could not be written to, so the data are among the temporary files.
        assert list((host.folder / "home").iterdir()) == []
        assert len(list((host.folder / "tmp").glob("discern-*/discern.db"))) == 1
        print(f"\nSQLite: {app.memory.peak / 1e6:.0f} MB of {LIMIT / 1e6:.0f} at the most")
    host.deploy(secrets(APP_URL=APP_URL))
    with host.awake() as app:
        open_pages(browser, app).get_by_role("button", name="Look around with the sample company").wait_for()


def test_on_postgres_all_is_there_after_a_restart_with_an_empty_disk(
    host: Host, browser: "Browser", postgres_of_its_own: Postgres
) -> None:
    pasted = secrets(APP_URL=APP_URL, DATABASE_URL=postgres_of_its_own.new_database())
    phone = browser.new_context(viewport={"width": 390, "height": 667}, has_touch=True, is_mobile=True).new_page()
    host.deploy(pasted)
    with host.awake() as app:
        inside = open_pages(browser, app)
        load_sample_company(inside)
        assert not inside.get_by_text("Your data will not last").is_visible()
        link = make_link(inside, app)
        take(phone, link)
        phone.reload()
        find_own_page(phone, link)
        # Where pages are served at every path, only the body shows that this is no interface.
        assert re.search("<!doctype html", httpx.get(f"{app.inside}/v1/account").text, re.IGNORECASE)
        assert "Traceback" not in app.log.read_text()
        print(f"\nPostgreSQL: {app.memory.peak / 1e6:.0f} MB of {LIMIT / 1e6:.0f} at the most")
    host.deploy(pasted)
    token = urlsplit(link).query
    with host.awake() as app:
        # The browser knows this address by another port.
        stranger = browser.new_context().new_page()
        ended = open_link(stranger, f"{app.url}/take?{token}").get_by_role("heading", level=1)
        assert ended.inner_text() == "You have answered every question"
        open_team(open_pages(browser, app), app)
