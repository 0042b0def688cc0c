"""Before they consent, people read who invites them and who is responsible for their data."""

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import NewAssessment, NewJoinLink
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam
from discern.contract.models.users import PutUser, SignIn
from discern_app.base.embedded_service import embedded_service
from tests.app.participant.conftest import token_of
from tests.support.plain_pages import Browser

RESPONSIBLE = "Harbour & Works <Ltd>, privacy@example.org"


@pytest.fixture(autouse=True)
def responsible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_RESPONSIBLE", RESPONSIBLE)


@pytest.fixture
def asha(client: Client) -> Client:
    """Calls on behalf of an owner who has signed in."""
    service, email = embedded_service(), "asha@example.org"
    own = Client(service.base_url, service.key("sign-in", "admin", "act"), transport=service.transport())
    user = client.send(operations.PUT_USER(PutUser(email=email, role="owner")))
    claims = SignIn(issuer="https://id.example", subject="1", email=email, email_verified=True, name="Asha <b>Patel")
    own.send(operations.SIGN_IN(claims))
    return own.acting_for(user.id)


def test_consent_names_who_invites_and_who_is_responsible(browser: Browser, asha: Client) -> None:
    made = asha.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada"))))
    browser.open(token_of(str(made.take_url)))
    assert "Asha <b>Patel has invited you." in browser.text
    assert f"Who is responsible for your data. {RESPONSIBLE}" in browser.text
    assert "<b>Patel" not in browser.page.text


def test_a_link_to_join_a_team_names_who_invites(browser: Browser, asha: Client) -> None:
    team = asha.send(operations.CREATE_TEAM(NewTeam(name="Harbour")))
    link = asha.send(operations.CREATE_JOIN_LINK(NewJoinLink(form="short", limit=2), team_id=team.id))
    browser.open(token_of(link.url))
    assert "Asha <b>Patel has invited you." in browser.text
    browser.press("Continue", name="Ada")
    assert "Who invited you. Asha <b>Patel." in browser.text


def test_who_invites_is_whoever_gave_the_link_where_nobody_signs_in(browser: Browser, token: str) -> None:
    browser.open(token)
    assert "invited you." not in browser.text.replace("Who invited you.", "")
    assert "Who invited you. The person who gave you the link." in browser.text
