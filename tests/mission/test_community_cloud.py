"""The repository as it is, on a host that clones it, syncs it and forgets its disk."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.mission.installation import ACCESS_SECRET, let_in
from tests.support.ephemeral_host import LIMIT, ROOT, App, Host
from tests.support.plain_taker import answer, read_block
from tests.support.postgres import Postgres, require_postgres

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.timeout(600)]

APP_URL = "https://our-team.streamlit.app"

READING_S = 3.0
"""How long somebody reads a question: answers given faster carry no profile."""


LIKING = "DICSX"
"""The styles of statements from the most to the least like somebody; `X` is one that fits hardly anybody."""


@pytest.fixture
def host() -> Iterator[Host]:
    if not (ROOT / ".git").exists() or shutil.which("uv") is None:
        pytest.skip("the host clones the repository and runs uv, and one of them is missing here")
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


def open_page(browser: "Browser", url: str) -> "Page":
    page = let_in(browser.new_context(viewport={"width": 1440, "height": 900}), url).new_page()
    page.set_default_timeout(60_000)
    page.goto(url)
    return page


def load_sample_company(page: "Page") -> None:
    page.get_by_role("button", name="Look around with the sample company").click()
    page.get_by_role("button", name="Remove the sample company").wait_for()


def open_team(browser: "Browser", app: App) -> None:
    """From its card until its first chart is drawn."""
    page = open_page(browser, f"{app.url}/teams")
    page.get_by_role("button", name="Finance").first.click()
    page.locator(".js-plotly-plot .trace").first.wait_for()
    page.close()


def make_link(page: "Page", app: App) -> str:
    """A take link for one Ada, made on the assessments page."""
    page.goto(f"{app.url}/assessments?new=1")
    page.get_by_label("Name", exact=True).fill("Ada Lovelace")
    page.get_by_role("button", name="Create and get the link").click()
    return page.get_by_test_id("stCode").first.inner_text().strip()


def open_link(browser: "Browser", app: App, link: str) -> None:
    """As a candidate who gets there through the host's own address would."""
    assert link.startswith(f"{APP_URL}/take?token="), link
    page = open_page(browser, link.replace(APP_URL, app.url))
    assert "Ada Lovelace" in page.get_by_role("heading", level=1).inner_text()
    page.close()


def take(browser: "Browser", app: App, link: str) -> None:
    """Open the link on a phone, agree, answer every question in the component, and see one's own profile."""
    assert link.startswith(f"{APP_URL}/take?token="), link
    context = browser.new_context(viewport={"width": 390, "height": 667}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(link.replace(APP_URL, app.url))
    page.get_by_text("I have read this").click()
    page.get_by_role("button", name="Start").click()
    questions = int(page.get_by_text(re.compile(r"^Question 1 of \d+")).inner_text().split()[3])
    for number in range(questions):
        page.get_by_text(f"Question {number + 1} of {questions}").wait_for()
        by_liking = sorted(read_block(page), key=lambda item: LIKING.index(style_in(item)))
        answer(page, by_liking[0], by_liking[-1], reading_s=READING_S)
    page.get_by_text("You have answered every question").wait_for()
    page.reload()
    page.get_by_role("heading", name="Ada Lovelace").wait_for()
    page.locator(".js-plotly-plot .trace").first.wait_for()
    context.close()


def style_in(item: str) -> str:
    """The style's letter in an item's id."""
    return item.rpartition("-")[2][0].upper()


def read_pdf(app: App, key: str) -> bytes:
    """A report on the first team, ordered through the interface."""
    with httpx.Client(base_url=f"{app.url}/v1", headers={"Authorization": f"Bearer {key}"}, timeout=60) as http:
        team = http.get("/teams").raise_for_status().json()["data"][0]["id"]
        body = {"subject": {"type": "team", "id": team}, "audience": "manager", "length": "full"}
        report = http.post("/reports", json=body).raise_for_status().json()
        while report["status"] in {"queued", "writing"}:
            report = http.get(f"/reports/{report['id']}").raise_for_status().json()
        return http.get(f"/reports/{report['id']}/pdf").raise_for_status().content


def make_key(host: Host) -> str:
    command = ("keys", "create", "--account", "default", "--name", "rehearsal", "--scopes", "admin")
    return host.run("discern", *command).strip()


def test_on_sqlite_it_warns_before_anything_is_entered_and_forgets(host: Host, browser: "Browser") -> None:
    host.deploy(secrets(APP_URL=APP_URL))
    with host.awake() as app:
        page = open_page(browser, app.url)
        page.get_by_text("Your data will not last").wait_for()
        page.get_by_test_id("stAlert").first.get_by_text("DATABASE_URL").wait_for()
        load_sample_company(page)
        assert page.get_by_text("Your data will not last").is_visible()
        open_link(browser, app, make_link(page, app))
        open_team(browser, app)
        assert "Traceback" not in app.log.read_text()
        # The home could not be written to, so the data are among the temporary files.
        assert list((host.folder / "home").iterdir()) == []
        assert len(list((host.folder / "tmp").glob("discern-*/discern.db"))) == 1
        print(f"\nSQLite: {app.memory.peak / 1e6:.0f} MB of {LIMIT / 1e6:.0f} at the most")
    host.deploy(secrets(APP_URL=APP_URL))
    with host.awake() as app:
        page = open_page(browser, app.url)
        page.get_by_role("button", name="Look around with the sample company").wait_for()
        page.close()


def test_on_postgres_all_is_there_after_a_restart_with_an_empty_disk(
    host: Host, browser: "Browser", postgres_of_its_own: Postgres
) -> None:
    pasted = secrets(APP_URL=APP_URL, DATABASE_URL=postgres_of_its_own.new_database())
    host.deploy(pasted)
    with host.awake() as app:
        page = open_page(browser, app.url)
        load_sample_company(page)
        assert not page.get_by_text("Your data will not last").is_visible()
        link = make_link(page, app)
        page.close()
        open_link(browser, app, link)
        open_team(browser, app)
        key = make_key(host)
        assert read_pdf(app, key).startswith(b"%PDF")
        print(f"\nPostgreSQL: {app.memory.peak / 1e6:.0f} MB of {LIMIT / 1e6:.0f} at the most")
    host.deploy(pasted)
    with host.awake() as app:
        open_link(browser, app, link)
        open_team(browser, app)
        people = httpx.get(f"{app.url}/v1/account", headers={"Authorization": f"Bearer {key}"}).json()["usage"]
        assert people["candidates"] == 41


def test_it_works_where_the_host_knows_no_app_and_v1_is_not_reachable(host: Host, browser: "Browser") -> None:
    host.deploy(secrets(APP_URL=APP_URL, OPEN_ACCESS="true"))
    with host.awake(honours_app=False) as app:
        # Where pages are served at every path, only the body shows that this is no interface.
        answer = httpx.get(f"{app.url}/v1/account")
        assert re.search("<!doctype html", answer.text, re.IGNORECASE)
        page = open_page(browser, app.url)
        load_sample_company(page)
        take(browser, app, make_link(page, app))
        open_team(browser, app)
        assert "Traceback" not in app.log.read_text()
        print(f"\nas a plain script: {app.memory.peak / 1e6:.0f} MB of {LIMIT / 1e6:.0f} at the most")
