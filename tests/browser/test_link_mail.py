"""The private link by mail in a real browser: on a phone, with and without a script, to a real mailbox."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from tests.support.accessibility import out_of_reach, violations_in
from tests.support.mailboxes import APP, Mailbox, run_mailbox
from tests.support.running_app.server import ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

PHONE: Any = {"viewport": {"width": 390, "height": 780}, "has_touch": True, "is_mobile": True}
ADDRESS = "noor@recipient.example"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with run_mailbox() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def app(browser: "Browser", database_url: str, mailbox: Mailbox) -> Iterator[Server]:
    """The app, with mail set up."""
    settings = {f"DISCERN_{name.upper()}": str(value) for name, value in mailbox.settings.items()}
    with serve(ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": database_url, **settings}) as server:
        yield server


@pytest.mark.parametrize("scripts", [True, False], ids=["script", "no-script"])
def test_a_phone_gets_the_link_into_its_mailbox(
    client: Client, app: Server, mailbox: Mailbox, browser: "Browser", settle: Callable[["Page"], None], scripts: bool
) -> None:
    mailbox.got.clear()
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Noor"), form="short")))
    token = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id)).private_token
    context = browser.new_context(**PHONE, java_script_enabled=scripts)
    context.set_default_timeout(40_000)
    try:
        page = context.new_page()
        page.goto(f"{app.url}/me?token={token}&tab=data")
        if scripts:
            assert out_of_reach(page) == []
        page.get_by_label("Your e-mail address").fill(ADDRESS)
        page.get_by_role("button", name="Mail me a code").click()
        page.get_by_text(f"We have mailed a code to {ADDRESS}").wait_for()
        found = re.search(r"\b[0-9]{6}\b", mailbox.got[-1].text)
        assert found is not None
        if scripts:
            assert violations_in(page, settle) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
        page.get_by_label("Code from the mail").fill(f"{(int(found[0]) + 1) % 1_000_000:06}")
        page.get_by_role("button", name="Mail me the link").click()
        page.get_by_text("That isn't the code").wait_for()
        page.get_by_label("Code from the mail").fill(found[0])
        page.get_by_role("button", name="Mail me the link").dblclick()
        page.get_by_text("on its way to your mailbox").wait_for()
    finally:
        context.close()
    assert len(mailbox.got) == 2
    assert f"{APP}/me?token={token}" in mailbox.got[-1].text
