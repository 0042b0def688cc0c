"""Teams and two people as they are used. That every size is whole is on the contact sheet."""

import csv
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.teams import NewTeam
from discern.words import given_name
from tests.support.running_app.server import Server
from tests.support.seed_teams import NAMES, seed_teams

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

OpenPage = Callable[..., "Page"]
Settle = Callable[["Page"], None]
Faults = Callable[["Page"], list[str]]

PHONE: Any = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile",
}


@pytest.fixture
def teams(app: Server, client: Client, request: pytest.FixtureRequest) -> dict[int, str]:
    """Teams by size, the first people's names long, alike, full of markup, or in other scripts; made once a module."""
    made: dict[int, str] = request.module.__dict__.setdefault("made", {})
    if not made:
        made.update(seed_teams(client, (7, 30, 40)))
    return made


def test_two_people_are_compared_from_a_link(
    app: Server, client: Client, teams: dict[int, str], open_page: OpenPage, settle: Settle, faults_in: Faults
) -> None:
    first, _, third, *_ = client.send(operations.GET_TEAM(team_id=teams[7])).members
    page = open_page(f"{app.url}/compare?a={first.id}&b={third.id}")
    assert page.get_by_role("figure").count() == 3
    assert page.get_by_text(given_name(NAMES[0])).locator("visible=true").count() > 0
    assert page.get_by_text(given_name(NAMES[2])).locator("visible=true").count() > 0
    assert faults_in(page) == []


def test_a_what_if_is_looked_at_then_applied(
    app: Server, client: Client, teams: dict[int, str], open_page: OpenPage, settle: Settle, faults_in: Faults
) -> None:
    members = client.send(operations.GET_TEAM(team_id=teams[40])).members
    team = client.send(operations.CREATE_TEAM(_crew([member.id for member in members[20:26]]))).id
    page = open_page(f"{app.url}/teams?team={team}")
    page.get_by_role("radio", name="What if").click()
    settle(page)
    page.get_by_role("combobox", name=re.compile("Take someone out")).click()
    page.get_by_role("option").first.click()
    page.keyboard.press("Escape")
    page.wait_for_url(f"**without={members[20].id}*")
    settle(page)
    assert page.get_by_text("Crew without").is_visible()
    assert faults_in(page) == []
    assert len(client.send(operations.GET_TEAM(team_id=team)).members) == 6

    linked = open_page(page.url)
    go = linked.get_by_role("button", name=re.compile("^(check )?Take .* out$"))
    assert go.is_visible(), "the address keeps the question"
    go.click()
    linked.get_by_role("button", name="Undo").wait_for()
    settle(linked)
    assert [member.id for member in client.send(operations.GET_TEAM(team_id=team)).members] == [
        m.id for m in members[21:26]
    ]
    assert "without" not in linked.url


def test_a_chart_and_its_table_are_saved_whole(
    app: Server, client: Client, teams: dict[int, str], open_page: OpenPage, settle: Settle, tmp_path: Path
) -> None:
    page = open_page(f"{app.url}/teams?team={teams[7]}", accept_downloads=True)
    page.locator(".st-key-behind-heads").get_by_role("button", name="Table and files").click()
    settle(page)
    files = {}
    for button in ("Picture (PNG)", "Picture (SVG)", "Table (CSV)"):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        files[path.suffix] = path
    assert not any(name in path.name for path in files.values() for name in NAMES)

    assert files[".png"].read_bytes().startswith(b"\x89PNG")
    with files[".csv"].open(encoding="utf-8-sig", newline="") as file:
        head, *rows = csv.reader(file)
    assert head[1:] == ["Direction or half", *(f"Quarter {style}" for style in "DISC")]
    members = client.send(operations.GET_TEAM(team_id=teams[7])).members
    assert {member.name for member in members} <= {row[0] for row in rows}
    root = ET.parse(files[".svg"]).getroot()
    drawn = " ".join("".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text"))
    counts = re.findall(r"(?:([DISC])  (?:Fast|Calm), (?:task|people) first|No side yet) (\d)", drawn)
    assert "".join(style for style, _ in counts) == "DISC", "what the letters mean is on the picture"
    assert sum(int(count) for _, count in counts) == 7, "and so is how many are where"
    assert _cut(page, files[".svg"]) == []


def test_tiles_stay_whole_when_the_window_changes(
    app: Server, teams: dict[int, str], open_page: OpenPage, settle: Settle
) -> None:
    page = open_page(f"{app.url}/teams?team={teams[7]}")
    rows = []
    for width in (1440, 390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        settle(page)
        boxes = boxes_of(page, ".st-key-heads .barlayer .point path")
        [room] = boxes_of(page, ".st-key-heads")
        outside = [box for box in boxes if box["x"] < room["x"] - 1 or box["right"] > room["right"] + 1]
        assert outside == [], (width, room)
        rows.append([(round(box["width"]), round(box["height"])) for box in boxes])
    wide, narrow, wide_again = rows
    assert len(wide) == 7
    assert wide == wide_again
    assert len({height for _, height in wide + narrow}) == 1
    assert min(width for width, _ in narrow) >= 90, "room for a name on a phone"


def test_the_circle_leaves_no_gap_below_it_on_a_phone(app: Server, teams: dict[int, str], open_page: OpenPage) -> None:
    page = open_page(f"{app.url}/teams?team={teams[7]}", **PHONE)
    lines = page.locator(".st-key-map .annotation").filter(has_text="Pale dots: one of two").bounding_box()
    below = page.locator(".st-key-behind-map").bounding_box()
    assert lines is not None
    assert below is not None
    assert 0 <= below["y"] - (lines["y"] + lines["height"]) <= 40


@pytest.mark.slow
def test_a_dot_is_tapped(app: Server, teams: dict[int, str], open_page: OpenPage, settle: Settle) -> None:
    page = open_page(f"{app.url}/teams?team={teams[7]}")
    page.locator(".st-key-map .scatterlayer .trace").last.locator(".point").first.click(force=True)
    page.wait_for_url("**person=cand_*")
    settle(page)
    assert page.get_by_role("dialog").get_by_role("button", name="Open profile").is_visible()


@pytest.mark.slow
def test_one_tap_on_a_dot_opens_the_person_on_a_phone(
    app: Server, teams: dict[int, str], open_page: OpenPage, settle: Settle
) -> None:
    page = open_page(f"{app.url}/teams?team={teams[7]}", **PHONE)
    dot = page.locator(".st-key-map .scatterlayer .trace").last.locator(".point").first
    dot.scroll_into_view_if_needed()
    box = dot.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**person=cand_*")
    settle(page)
    assert page.get_by_role("dialog").get_by_role("button", name="Open profile").is_visible()


@pytest.mark.slow
def test_a_team_is_presented_by_the_arrow_keys(
    app: Server, teams: dict[int, str], open_page: OpenPage, settle: Settle
) -> None:
    page = open_page(f"{app.url}/teams?team={teams[7]}&present=1")
    for number in (2, 3):
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**present={number}")
        settle(page)
    assert not any(page.get_by_text(name).count() for name in NAMES), "names are off until they are asked for"
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**present=2")
    page.keyboard.press("Escape")
    page.wait_for_url(lambda url: "present" not in url)


def test_slides_are_read_from_the_back_of_a_room(
    app: Server, teams: dict[int, str], open_page: OpenPage, settle: Settle
) -> None:
    """Statements have letters of 40 pixels or more, text of 24, and nothing has to be scrolled."""
    page = open_page(f"{app.url}/teams?team={teams[7]}&minutes=90&present=1", viewport={"width": 1440, "height": 900})
    has_advice = has_todos = False
    for number in range(2, 20):
        statements = font_sizes(page, ".slide .points strong") or font_sizes(page, ".slide h1")
        texts = font_sizes(
            page, ".slide .text, .slide .four :is(strong, p), .slide .points li > p:not(.because, .over)"
        )
        assert min(statements) >= 40
        assert min(texts, default=24) >= 24
        has_advice = has_advice or page.locator(".slide ul.points").count() > 0
        has_todos = has_todos or page.locator(".slide ol.points").count() > 0
        room = page.get_by_test_id("stMain").evaluate(
            "e => [e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth]"
        )
        assert room == [0, 0]
        assert not page.get_by_test_id("stSidebarNav").is_visible()
        if page.get_by_role("button", name="Next").is_disabled():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**present={number}")
        settle(page)
    assert has_advice
    assert has_todos


def boxes_of(page: "Page", selector: str) -> list[dict[str, float]]:
    """Where the elements are, in pixels."""
    boxes: list[dict[str, float]] = page.locator(selector).evaluate_all(
        "found => found.map(each => each.getBoundingClientRect().toJSON())"
    )
    return boxes


def font_sizes(page: "Page", selector: str) -> list[float]:
    """The sizes of letters of the elements, in pixels."""
    sizes: list[float] = page.locator(selector).evaluate_all(
        "found => found.map(each => parseFloat(getComputedStyle(each).fontSize))"
    )
    return sizes


def _crew(members: list[str]) -> NewTeam:
    return NewTeam(name="Crew", members=members)


def _cut(page: "Page", picture: Path) -> list[str]:
    """Texts of a vector drawing that lie outside it."""
    page.set_content(picture.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """() => {
            const edge = document.querySelector('svg').getBoundingClientRect();
            return [...document.querySelectorAll('svg text')].filter((text) => {
                const r = text.getBoundingClientRect();
                return r.width && (r.left < edge.left || r.right > edge.right || r.top < edge.top
                    || r.bottom > edge.bottom);
            }).map((text) => text.textContent);
        }"""
    )
    return found
