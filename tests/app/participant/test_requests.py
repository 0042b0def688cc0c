"""What pages send and accept: headers, bounds, and the script's answers."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern_app.participant.rendering import FILES, HERE, to_html
from tests.app.participant.test_take import begin
from tests.support.plain_pages import Browser

FIRST_LOAD_BYTES = 150_000


def send(browser: Browser, given: object, **changed: Any) -> Any:
    state = browser.state
    body = {"token": state["token"], "assessment": state["assessment"], "given": given} | changed
    return browser.http.post(state["answers"], json=body)


def answers_to(browser: Browser) -> list[dict[str, Any]]:
    return [
        {"block": block["id"], "most": block["items"][0]["id"], "least": block["items"][1]["id"], "ms": 4000}
        for block in browser.state["next"]["blocks"]
    ]


def test_every_page_has_a_policy_of_its_own_and_is_kept_nowhere(browser: Browser, token: str) -> None:
    for page in (browser.open("wrong").page, browser.open(token).page, begin(browser, token).page):
        assert page.headers["cache-control"] == "no-store"
        assert page.headers["referrer-policy"] == "no-referrer"
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "<script>" not in page.text
        assert "style=" not in page.text
        assert " on" + "click" not in page.text


def test_a_first_load_is_small_and_its_files_are_kept(browser: Browser, token: str) -> None:
    html = begin(browser, token).page
    total = len(html.content)
    for address in {each for each in html.text.split('"') if each.startswith("/take/files/")}:
        file = browser.http.get(address)
        assert file.status_code == 200
        assert "immutable" in file.headers["cache-control"]
        total += len(file.content)
    assert total < FIRST_LOAD_BYTES / 3
    assert browser.http.get("/take/files/old/page.css").headers["cache-control"] == "no-store"
    assert browser.http.get("/take/files/old/routes.py").status_code == 404


def test_every_file_and_template_is_used() -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in (HERE / "templates").iterdir())
    assert {path.name for path in (HERE / "assets").iterdir()} <= FILES.keys()
    assert [name for name in FILES if f"file('{name}')" not in templates] == []


def test_answers_of_the_script_are_acknowledged_with_what_comes_next(
    browser: Browser, client: Client, assessment: Assessment, token: str
) -> None:
    begin(browser, token)
    given = answers_to(browser)
    for _ in range(2):
        assert send(browser, given[:3]).json()["answered"] == 3
    changed = given[0] | {"most": given[0]["least"], "least": given[0]["most"]}
    assert send(browser, [changed]).json()["answered"] == 3
    [taken] = client.send(operations.EXPORT_CANDIDATE(candidate_id=assessment.candidate.id)).assessments
    assert taken.answers[0].most == changed["most"]
    ended = {"done": True, "answered": 12, "total": 12, "blocks": [], "given": None, "language": "en"}
    assert send(browser, given[3:]).json() == ended


@pytest.mark.parametrize(
    "wrong",
    [
        {"token": "not-a-token-of-ours"},
        {"token": None},
        {"assessment": "asm_of_somebody_else"},
        {"given": []},
        {"given": "all"},
        {"given": [{"block": "b", "most": "a", "least": "a"}]},
    ],
    ids=repr,
)
def test_answers_that_cannot_be_saved_are_not_sent_again(
    browser: Browser, client: Client, assessment: Assessment, token: str, wrong: dict[str, Any]
) -> None:
    begin(browser, token)
    changed = dict(wrong)
    given = changed.pop("given", answers_to(browser)[:1])
    refused = send(browser, given, **changed)
    assert refused.status_code in {400, 409}
    assert refused.json() == {"retry": False}
    assert client.send(operations.GET_NEXT(assessment_id=assessment.id)).answered == 0


def test_the_token_of_one_person_saves_nothing_for_another(
    browser: Browser, open_browser: Callable[[], Browser], client: Client, invitation: str
) -> None:
    people = [browser, open_browser()]
    for n, each in enumerate(people):
        each.open(invitation).press("Continue", name=f"P{n}").press("Start", agreed="yes")
    theirs = people[1].state["assessment"]
    assert send(browser, answers_to(browser)[:1], assessment=theirs).status_code == 409
    assert client.send(operations.GET_NEXT(assessment_id=theirs)).answered == 0


@pytest.mark.parametrize("link", ["", "not-a-token-of-ours"])
def test_a_form_without_the_private_link_saves_nothing(
    browser: Browser, client: Client, assessment: Assessment, token: str, link: str
) -> None:
    begin(browser, token)
    [given] = answers_to(browser)[:1]
    for do in ("answer", "visibility", "consent"):
        sent = {"do": do, "token": link, "assessment": assessment.id, "agreed": "yes", "visibility": "private"}
        browser.http.post("/take", data=sent | {name: str(value) for name, value in given.items()})
    assert client.send(operations.GET_NEXT(assessment_id=assessment.id)).answered == 0
    assert client.send(operations.GET_CANDIDATE(candidate_id=assessment.candidate.id)).visibility == "team"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b'{"token": "a"}', "text/plain"),
        (b"{", "application/json"),
        (b"[]", "application/json"),
        (b"[" * 30_000, "application/json"),
        (b" " * 70_000, "application/json"),
    ],
)
def test_what_is_no_answer_is_refused(browser: Browser, content: bytes, kind: str) -> None:
    sent = browser.http.post("/take/answers", content=content, headers={"Content-Type": kind})
    assert sent.status_code == 400


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"do=join", "text/plain"),
        (b"a=1&" * 100, "application/x-www-form-urlencoded"),
        (b"a=" + b"x" * 70_000, "application/x-www-form-urlencoded"),
        (b"a=\xff", "application/x-www-form-urlencoded"),
    ],
)
def test_what_is_no_form_is_refused(browser: Browser, content: bytes, kind: str) -> None:
    assert browser.http.post("/take", content=content, headers={"Content-Type": kind}).status_code == 400


def test_markup_is_bold_paragraphs_and_lists_and_nothing_else() -> None:
    shown = to_html("**What** it *is*.\nMore.\n\n- one\n- <b>two</b>\n\n[a](javascript:b) & **<i>**")
    assert shown == (
        "<p><strong>What</strong> it *is*. More.</p>\n"
        "<ul><li>one</li><li>&lt;b&gt;two&lt;/b&gt;</li></ul>\n"
        "<p>[a](javascript:b) &amp; <strong>&lt;i&gt;</strong></p>"
    )


def test_the_state_for_the_script_cannot_end_its_element(browser: Browser, client: Client) -> None:
    new = NewAssessment(candidate=NewCandidate(name="</script>"), form="short")
    made = client.send(operations.CREATE_ASSESSMENT(new))
    page = begin(browser, str(made.take_url).partition("token=")[2]).page.text
    assert page.count("</script>") == page.count("<script")
    assert json.dumps(browser.state["next"])
