"""Names that would be markup, in a real browser: text on every page, and nothing that they ask for happens."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from tests.support.hostile import ACCEPTED
from tests.support.people import answers_of
from tests.support.running import Running, run_service
from tests.support.running_app.server import ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Dialog, Page

    Hostile = tuple[Server, dict[str, str]]

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

NAMES = list(dict.fromkeys(name.strip() for name in ACCEPTED))
WITH_RESULTS = NAMES[:20]

MADE_OF_A_NAME = """
() => [...document.querySelectorAll('*')].filter((e) =>
  (e.matches('[onerror], [onload], [onmouseover], base, iframe:not([data-testid])'))
  || ['href', 'src', 'action', 'srcset'].some((name) => /^[^#].*evil/.test(e.getAttribute(name) || ''))
  || (e.matches('img') && e.getAttribute('src') === 'x')
  || (e.matches('script, style') && e.textContent.includes('evil'))
  || (e.matches('[data-testid="stMain"] :is(h1, h2, h3, h4, h5, h6, strong, em, del, mark, code, li, blockquote)')
    && e.innerText.trim() === 'evil')
).map((e) => e.outerHTML.slice(0, 120))
"""


def fill(running: Running) -> dict[str, str]:
    """Everybody in one team, which is called like them, some with results; what to open their pages with."""
    key = running.key("admin", account="default")
    people = [{"external_id": f"h{n}", "name": name} for n, name in enumerate(NAMES)]
    rows: list[Any] = []
    for start in range(0, len(people), 50):
        rows += running.answer("POST", "/sync", {"candidates": people[start : start + 50]}, key)["rows"]
    members = [row["id"] for row in rows]
    team = running.answer("POST", "/teams", {"name": NAMES[0], "members": members}, key)["id"]
    running.answer("POST", f"/teams/{team}/join-links", {}, key)
    found = {"team": team}
    for number, person in enumerate(members[: len(WITH_RESULTS)]):
        made = running.answer("POST", "/assessments", {"candidate_id": person, "team_id": team, "form": "short"}, key)
        path = f"/assessments/{made['id']}"
        token = running.answer("POST", f"{path}/consent", {"accepted": True}, key)["private_token"]
        running.answer("POST", f"{path}/answers", {"answers": answers_of((number % 4, (number + 1) % 4))}, key)
        found |= {"assessment": made["id"], "token": token, "b": found.get("a", ""), "a": person}
    open_one = running.answer("POST", "/assessments", {"candidate_id": members[1], "team_id": team}, key)
    return found | {"take": open_one["take_url"].rpartition("=")[2]}


@pytest.fixture(scope="module")
def hostile(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Hostile]":
    url = f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'discern.db'}"
    with run_service(url) as running:
        ids = fill(running)
    with serve(ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": url}) as server:
        yield server, ids


PATHS = [
    "",
    "assessments",
    "people",
    "people?assessment={assessment}",
    "people?person={a}&view=together",
    "people?person={a}&view=history",
    "people?person={a}&view=basis",
    "compare?a={a}&b={b}",
    "teams?team={team}",
    "teams?team={team}&view=people",
    "teams?team={team}&view=what-if&with_style=D&without={a}",
    "teams?team={team}&view=workshop",
    "teams?team={team}&present=1",
    "teams",
    "teams?team={team}&view=edit",
    "reports",
    "integrations",
    "me?token={token}",
    "take?token={take}",
]


def test_names_are_text_wherever_they_appear(
    hostile: "Hostile", open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    server, ids = hostile
    page = open_page(server.url)
    noticed: list[str] = []

    def refuse(dialog: "Dialog") -> None:
        noticed.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    page.on("dialog", refuse)
    ours = urlsplit(server.url).netloc
    page.on("request", lambda each: noticed.append(each.url) if urlsplit(each.url).netloc not in {ours, ""} else None)
    for path in PATHS:
        page.goto(f"{server.url}/{path.format(**ids)}")
        settle(page)
        assert page.evaluate(MADE_OF_A_NAME) == [], path
        assert page.locator('[data-testid="stMain"], body > main').is_visible(), path
        assert page.locator('[data-testid="stException"]').count() == 0, path
    page.goto(f"{server.url}/reports")
    settle(page)
    page.get_by_role("button", name="New report").click()
    page.get_by_role("radio", name="Full").click()
    settle(page)
    page.get_by_role("button", name="Write the report").click()
    page.get_by_role("heading", name="In short").wait_for(timeout=40_000)
    settle(page)
    assert page.evaluate(MADE_OF_A_NAME) == []
    assert NAMES[0] in page.locator('[data-testid="stMain"]').inner_text()
    assert noticed == []
