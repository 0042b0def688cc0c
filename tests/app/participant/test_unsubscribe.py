"""The link at the end of a mail."""

import pytest
from sqlalchemy import Connection

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Assessment
from discern.service.storage.queues.mails import ask_for_mail, claim_mails, mark_sending
from discern.service.tokens import digest, new_token
from discern_app.base.embedded_service import embedded_service
from tests.support.plain_pages import Browser


@pytest.fixture
def stop_token(client: Client, assessment: Assessment) -> str:
    """The secret of a mail that was handed over."""
    token = new_token()
    service = embedded_service().api.state.service
    account_id = client.send(operations.GET_ACCOUNT()).id

    def write(connection: Connection) -> None:
        ask_for_mail(connection, account_id, assessment.id, "invitation", None, service.now())
        [claimed] = claim_mails(connection, service.now(), 1)
        assert mark_sending(connection, claimed, digest(token), service.now())

    service.database.write_now(write)
    return token


def refuses(client: Client) -> bool:
    service = embedded_service().api.state.service
    rows = service.database.read_now(lambda connection: connection.exec_driver_sql("SELECT * FROM mail_refusals").all())
    return bool(rows)


def test_opening_the_link_asks_and_the_button_ends_the_reminders(
    browser: Browser, client: Client, stop_token: str
) -> None:
    opened = browser.http.get(f"/unsubscribe?token={stop_token}")
    assert "No more reminders?" in opened.text
    assert not refuses(client)
    done = browser.http.post(f"/unsubscribe?token={stop_token}")
    assert "You will get no more reminders by mail" in done.text
    assert refuses(client)


def test_a_mail_program_ends_them_with_one_click(browser: Browser, client: Client, stop_token: str) -> None:
    done = browser.http.post(f"/unsubscribe?token={stop_token}", data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200
    assert refuses(client)


@pytest.mark.parametrize("token", ["", "x", "A" * 32])
def test_a_wrong_link_ends_nothing(browser: Browser, client: Client, token: str) -> None:
    assert browser.http.post(f"/unsubscribe?token={token}").status_code == 404
    assert not refuses(client)
