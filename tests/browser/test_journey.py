"""From an empty database to a team's analysis, as a manager and a candidate live it."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pytest

from discern.client import Client, operations
from discern.contract.models.assessments import NewJoinLink
from discern.contract.models.teams import NewTeam
from discern.instrument import load_bank
from discern.instrument.quality import MS_PER_WORD
from tests.support.plain_taker import answer, begin, is_asking, read_block
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
NAME = "Zoë O’Hara-Lindström <b>de</b> la Cruz"
TEMPER: Mapping[str, float] = {"D": -1.5, "I": -0.5, "S": 2.0, "C": 0.8}
"""How strongly the candidate of this journey has each style."""


def likeness() -> dict[str, float]:
    """How much each statement is like this candidate, by item id."""
    items = [item for block in load_bank().blocks.values() for item in block.items]
    return {
        item.id: item.intercept if item.style is None else item.key * item.loading * TEMPER[item.style]
        for item in items
    }


def answer_block(page: "Page") -> None:
    """Read for as long as an honest reader must, then pick most and least."""
    like = likeness()
    shown = read_block(page)
    ranked = sorted(shown, key=lambda item: like[item])
    words = sum(len(text.split()) for text in shown.values())
    answer(page, ranked[-1], ranked[0], reading_s=MS_PER_WORD * words / 1000)


@pytest.mark.slow
def test_from_an_empty_database_to_a_team(
    app: Server,
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    faults_in: Callable[["Page"], list[str]],
) -> None:
    manager = open_page(app.url)
    assert faults_in(manager) == []
    manager.get_by_role("button", name="Invite people").click()
    manager.get_by_label("Name", exact=True).fill(NAME)
    manager.get_by_role("combobox", name=re.compile("Questionnaire")).click()
    manager.get_by_role("option", name=re.compile("Short")).click()
    manager.get_by_role("button", name="Create and get the link").click()
    link = manager.get_by_test_id("stCode").first.inner_text().strip()
    settle(manager)
    assert faults_in(manager) == []

    phone = open_page(link, **PHONE)
    assert NAME in phone.get_by_role("heading", level=1).inner_text()
    assert faults_in(phone) == []
    begin(phone)
    private = phone.url
    assert phone.get_by_text("Question 1 of 12").is_visible()
    assert faults_in(phone) == []
    for _ in range(3):
        answer_block(phone)
    phone.close()

    phone = open_page(private, **PHONE)
    assert phone.get_by_text("Question 4 of 12").is_visible(), "answers given before the tab was closed are kept"
    while is_asking(phone):
        answer_block(phone)
    phone.get_by_role("heading", name=f"Thank you, {NAME}").wait_for()
    assert faults_in(phone) == []
    assert phone.get_by_text("You have answered every question.").is_visible()

    own = open_page(private, **PHONE)
    lead = own.locator("details.lead")
    assert lead.get_by_text(re.compile("^Leads with ")).is_visible()
    assert faults_in(own) == []
    lead.locator("summary").click()
    assert lead.get_by_text(re.compile(r"lead with \w+ \([DISC]\)")).is_visible()
    assert faults_in(own) == []
    dead = open_page(link, **PHONE)
    assert dead.get_by_role("heading", name="This assessment is completed").is_visible()

    manager.goto(f"{app.url}/people")
    settle(manager)
    manager.get_by_test_id("stDataFrame").click(position={"x": 95, "y": 57})
    manager.wait_for_url("**/people?person=cand_*")
    manager.get_by_role("figure").first.wait_for()
    settle(manager)
    assert manager.get_by_role("figure").first.is_visible()
    assert faults_in(manager) == []

    manager.goto(f"{app.url}/teams")
    settle(manager)
    manager.get_by_role("button", name="New team").click()
    manager.get_by_label("Team name").fill("Harbour")
    manager.get_by_role("button", name="Create the team").click()
    manager.get_by_role("combobox", name=re.compile("Add people")).click()
    manager.get_by_role("option").first.click()
    manager.keyboard.press("Escape")
    manager.get_by_role("button", name="Add", exact=True).click()
    settle(manager)
    assert faults_in(manager) == []
    manager.get_by_role("radio", name="Overview").click()
    manager.get_by_role("figure").first.wait_for()
    settle(manager)
    assert manager.get_by_text("1 of 1 has a profile").is_visible()
    assert faults_in(manager) == []


@pytest.mark.slow
def test_a_group_starts_from_one_link(
    app: Server,
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    faults_in: Callable[["Page"], list[str]],
    client: Client,
) -> None:
    team = client.send(operations.create_team(NewTeam(name="Harbour crew")))
    link = client.send(operations.create_join_link(team.id, NewJoinLink(form="short", limit=2)))
    token = link.url.partition("token=")[2]
    for name in ("Ada", "Bob"):
        phone = open_page(f"{app.url}/take?token={token}", **PHONE)
        assert "Harbour crew" in phone.get_by_role("heading", level=1).inner_text()
        assert faults_in(phone) == []
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Continue").dblclick()
        phone.get_by_role("heading", name=f"Hello {name}").wait_for()
        assert token not in phone.url
        settle(phone)
        assert faults_in(phone) == []
        begin(phone)
        assert phone.get_by_text("Question 1 of 12").is_visible()
        answer_block(phone)
        assert phone.get_by_text("Question 2 of 12").is_visible()
    assert [member.name for member in client.send(operations.get_team(team.id)).members] == ["Ada", "Bob"]
    late = open_page(f"{app.url}/take?token={token}", **PHONE)
    assert late.get_by_role("heading", name="This link has reached its limit").is_visible()
    assert faults_in(late) == []
