"""A member's own page: signed in, without a link."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from discern.contract import operations
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.candidates import CandidateChange
from discern.contract.models.users import ConfirmMember
from discern_app.access import signed_in
from discern_app.access.client_address import RequestLimits
from discern_app.access.secret import cookie_name
from discern_app.base.current_service import configured_service
from discern_app.participant import routes
from tests.app.participant.conftest import browsers
from tests.support.hostile import ACCEPTED
from tests.support.plain_pages import Browser
from tests.support.signed import Company, begin, complete

HOST = "disc.example.org"

SignIn = Callable[[str], Browser]


@pytest.fixture
def sign_in(company: Company, monkeypatch: pytest.MonkeyPatch) -> Iterator[SignIn]:
    """A browser in which somebody has signed in, at their own page."""
    for module in ("visit", "own.page"):
        monkeypatch.setattr(f"discern_app.participant.{module}.is_sign_in_set_up", lambda: True)
    monkeypatch.setattr(routes, "limits", RequestLimits())
    with browsers() as open_one:

        def enter(person: str) -> Browser:
            browser = open_one()
            sealed = signed_in.seal_claims(company.claims(person), datetime.now(UTC))
            browser.http.cookies.set(cookie_name(HOST, signed_in.SIGNED_IN), sealed, domain=HOST)
            browser.http.headers["Origin"] = f"https://{HOST}"
            return browser.get("/me")

        yield enter


@pytest.fixture
def person(company: Company) -> str:
    """The one person of a team, whom a member called visitor is."""
    company.let_in("visitor", "member", (), company.people["Ours"])
    return company.people["Ours"]


def candidate(company: Company, person: str) -> Any:
    return company.owner.send(operations.GET_CANDIDATE(candidate_id=person))


def test_a_browser_names_the_page_that_a_member_s_form_is_on(sign_in: SignIn, person: str) -> None:
    """With the policy of other pages it sends the origin `null`, and no form of a member's would be taken."""
    assert sign_in("visitor").page.headers["referrer-policy"] == "same-origin"


def test_who_has_answered_nothing_reads_so(sign_in: SignIn, person: str) -> None:
    browser = sign_in("visitor")
    assert browser.heading == "You have no profile yet."
    assert "Sign out" in browser.text


def test_what_a_member_may_see_they_see_on_every_tab(sign_in: SignIn, company: Company, person: str) -> None:
    complete(company, "Ours", "team")
    browser = sign_in("visitor")
    assert "Scores" in browser.text or "scores" in browser.text
    assert "How it works" in browser.text
    for tab, words in (
        ("seen", "Who sees your profile?"),
        ("data", "Download everything"),
        ("how", "Never use it for"),
        ("how", "highest score can belong to another style"),
    ):
        assert words in browser.get(f"/me?tab={tab}").text, tab
        assert browser.page.status_code == 200
        assert "/me?token=" not in browser.page.text
    assert browser.get("/me?tab=data").page.text.count("Your private link") == 0


def test_a_member_confirms_with_a_link_what_is_hidden(sign_in: SignIn, company: Company, person: str) -> None:
    token = complete(company, "Ours", "private")
    browser = sign_in("visitor")
    assert browser.heading == "Your profile is hidden here until you confirm that this sign-in is yours."
    for wrong in ("https://discern.example/me?token=" + "x" * 32, "nonsense", ""):
        browser.get("/me").press("Confirm that this is me", link=wrong)
        assert browser.page.status_code == 422
        assert "That isn't a private link of yours" in browser.text
    browser.press("Confirm that this is me", link=f" https://discern.example/me?token={token} ")
    assert "This sign-in is yours from now on" in browser.text
    assert "Confirm that this is me" not in browser.text
    browser.get("/me?tab=seen").press("Save", visibility="team")
    assert candidate(company, person).visibility == "team"


def test_a_member_narrows_what_others_see_corrects_and_erases(sign_in: SignIn, company: Company, person: str) -> None:
    complete(company, "Ours", "team")
    browser = sign_in("visitor")
    browser.get("/me?tab=seen")
    assert "Everyone who works with profiles here" not in browser.text
    browser.press("Save", visibility="private")
    assert candidate(company, person).visibility == "private"
    browser.get("/me?tab=data").press("Save", name="Corrected", email="")
    assert candidate(company, person).name == "Corrected"
    browser.press("Delete everything", sure="yes")
    assert browser.heading == "Your data are deleted"
    assert company.owner.send(operations.LIST_CANDIDATES()).data[0].id != person


def test_a_member_goes_on_with_questions_that_are_open(sign_in: SignIn, company: Company, person: str) -> None:
    token = begin(company, "Ours")
    browser = sign_in("visitor")
    assert browser.state["token"] == ""
    user = next(each for each in company.owner.send(operations.LIST_USERS()).data if each.role == "member")
    configured_service().takers.write(operations.CONFIRM_MEMBER(ConfirmMember(token=token, user_id=user.id)))
    state = browser.state
    block = state["next"]["blocks"][0]
    given = {"block": block["id"], "most": block["items"][0]["id"], "least": block["items"][1]["id"], "ms": 9000}
    sent = {"token": "", "assessment": state["assessment"], "given": [given]}
    answered = browser.http.post("/take/answers", json=sent)
    assert answered.status_code == 200
    assert answered.json()["answered"] == state["next"]["answered"] + 1
    assert browser.http.post("/take/answers", json=sent, headers={"Origin": "https://evil.example"}).status_code == 403
    for tab, words in (
        ("data", "Download everything"),
        ("seen", "Who sees your profile?"),
        ("how", "Never use it for"),
    ):
        assert words in browser.get(f"/me?tab={tab}").text, tab


def test_an_invitation_beside_a_profile_leaves_the_profile_in_sight(
    sign_in: SignIn, company: Company, person: str
) -> None:
    complete(company, "Ours", "team")
    made = company.owner.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=person)))
    company.assessments["Ours"] = made.id
    begin(company, "Ours")
    browser = sign_in("visitor")
    assert "Your open questions" in browser.text
    assert browser.get("/me?tab=questions").state["assessment"] == made.id


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "https://disc.example.org.evil.example"])
def test_a_form_of_another_site_does_nothing(sign_in: SignIn, company: Company, person: str, origin: str) -> None:
    complete(company, "Ours", "team")
    browser = sign_in("visitor")
    forms = (
        {"do": "visibility", "visibility": "private"},
        {"do": "erase", "sure": "yes"},
        {"do": "correct", "name": "Mallory"},
        {"do": "withdraw", "sure": "yes"},
    )
    before = candidate(company, person)
    for form in forms:
        refused = browser.http.post("/me", data=form, headers={"Origin": origin})
        assert refused.status_code == 403, form
    assert candidate(company, person) == before


@pytest.mark.parametrize("who", ["boss", "manager", "stranger"])
def test_nobody_else_has_such_a_page(sign_in: SignIn, company: Company, person: str, who: str) -> None:
    complete(company, "Ours", "team")
    company.let_in("manager", "manager", ("Ours",))
    browser = sign_in("visitor")
    browser.http.cookies.clear()
    sealed = signed_in.seal_claims(company.claims(who), datetime.now(UTC))
    browser.http.cookies.set(cookie_name(HOST, signed_in.SIGNED_IN), sealed, domain=HOST)
    answered = browser.http.get("/me")
    assert (answered.status_code, answered.headers["location"]) == (303, "/")
    for form in ({"do": "erase", "sure": "yes"}, {"do": "export"}, {"do": "correct", "name": "Mallory"}):
        assert browser.http.post("/me", data=form).status_code in {303, 404}
    assert candidate(company, person).name == "Person of Ours"


def test_a_member_reaches_nobody_elses_page_by_a_form(sign_in: SignIn, company: Company, person: str) -> None:
    complete(company, "Ours", "team")
    theirs = complete(company, "Theirs", "team")
    browser = sign_in("visitor")
    # A link goes before the sign-in, and opens its own person's page alone.
    assert "Person of Theirs" in browser.open(theirs, "/me").text
    browser.http.post(
        "/me", data={"do": "mark", "assessment": company.assessments["Theirs"], "statement": "x", "fit": "fits"}
    )
    assert candidate(company, company.people["Theirs"]).name == "Person of Theirs"


def test_names_are_text(sign_in: SignIn, company: Company, person: str) -> None:
    complete(company, "Ours", "team")
    name = next(each for each in ACCEPTED if "<" in each).strip()
    company.owner.send(operations.CHANGE_CANDIDATE(CandidateChange(name=name), candidate_id=person))
    browser = sign_in("visitor")
    for tab in ("profile", "seen", "data", "how"):
        assert "<script" not in browser.get(f"/me?tab={tab}").page.text.replace('<script src="', "")
