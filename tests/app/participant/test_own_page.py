"""A person's own page behind their private link, without a script: profile, who sees it, and their data."""

import json
import re
import shutil
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from html import escape
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest

from discern import instrument, words
from discern.client import Client
from discern.client.cache import CachedReader
from discern.contract import operations
from discern.contract.models.assessments import Answer, AnswerAgain, Assessment, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.insights import Insight, PutMark
from discern.contract.models.reports import ReportQuery
from discern.contract.models.results import Results
from discern.contract.models.teams import NewTeam, Reveal
from discern_app.base.current_service import configured_service
from discern_app.insight.profile import LISTS, findings_of
from discern_app.participant.own.data import CORRECTED
from tests.app.participant.test_requests import FIRST_LOAD_BYTES
from tests.support.databases import NewSQLite
from tests.support.plain_pages import Browser
from tests.support.process_state import service_over
from tests.support.questionnaire import pick

NAME = "Noor <B> {{ 7 }}"
COMMENT = "Only with <b>strangers</b> around"
UNHURRIED_MS, HURRIED_MS = 9_000, 200
WRITTEN_S = 60

Open = Callable[[], Browser]


@dataclass(frozen=True)
class Answered:
    """A database with somebody who answered and took their time, and the token of their private link."""

    database: Path
    taken: Assessment
    private: str


@pytest.fixture(scope="session")
def answered(new_sqlite: NewSQLite, tmp_path_factory: pytest.TempPathFactory) -> Answered:
    """Made once and copied for each test."""
    folder = tmp_path_factory.mktemp("answered")
    with service_over(new_sqlite(folder)) as service:
        taken = invite(service.managers.client)
        private = answer_all(service.managers.client, taken, UNHURRIED_MS)
    return Answered(folder / "discern.db", taken, private)


@pytest.fixture
def app_database(request: pytest.FixtureRequest, new_sqlite: NewSQLite, tmp_path: Path) -> str:
    """With the answers of the person for a test of their private link, or else empty."""
    url = new_sqlite(tmp_path)
    if "private" in request.fixturenames:
        shutil.copyfile(request.getfixturevalue("answered").database, tmp_path / "discern.db")
    return url


@pytest.fixture
def private(answered: Answered) -> str:
    return answered.private


@pytest.fixture
def taken(request: pytest.FixtureRequest, client: Client) -> Assessment:
    """Answered for a test of the private link, or else just made."""
    if "private" in request.fixturenames:
        made: Assessment = request.getfixturevalue("answered").taken
        return made
    return invite(client)


@pytest.fixture
def person(private: str) -> CachedReader:
    """Calls by the person."""
    return configured_service().takers.acting_for_taker(private)


@pytest.fixture
def own(browser: Browser, private: str) -> Browser:
    """The person's page in their browser."""
    return browser.open(private, "/me")


def invite(client: Client) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name=NAME, email="noor@example.org"), form="short")
    return client.send(operations.CREATE_ASSESSMENT(new))


LEAN = (1.3, 0.3, -1.3, -0.3)
"""What people here answer by, unless a test says otherwise."""


def answer_all(client: Client, taken: Assessment, ms: int, theta: Sequence[float] = LEAN) -> str:
    token = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=taken.id)).private_token
    assert token is not None
    give(client, taken, token, ms, theta)
    return token


def give(client: Client, taken: Assessment, token: str, ms: int, theta: Sequence[float] = LEAN) -> None:
    """Answer everything by a private link."""
    rng = np.random.default_rng(10)
    simulated = instrument.simulate_respondent(instrument.load_bank(), "short", np.array(theta), rng)
    answers = [Answer(block=each.block, most=each.most, least=each.least, ms=ms) for each in simulated]
    person = client.acting_for_taker(token)
    person.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=taken.id))


def retake(client: Client, taken: Assessment) -> str:
    """Invite the person again and answer that too; gives the new private link."""
    again = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=taken.candidate.id, form="short")))
    return answer_all(client, again, UNHURRIED_MS)


def results_of(client: Client, taken: Assessment) -> Results:
    return client.send(operations.GET_RESULTS(assessment_id=taken.id))


def tab(browser: Browser, private: str, name: str) -> Browser:
    return browser.open(private, "/me", tab=name)


# The profile.


def test_the_profile_speaks_to_the_person(own: Browser, client: Client, taken: Assessment) -> None:
    assert own.page.status_code == 200
    results = results_of(client, taken)
    verdict = words.restate(results.insights[0], "en", "you")
    assert own.heading == verdict.text
    assert own.text.count(NAME) == 2, "in the title and above the tabs, and nowhere in the profile"
    for said in results.insights:
        assert said.text not in own.text or not said.people
    assert f"{percent(verdict)} {verdict.detail}" in own.text, "behind its badge"
    for style in ("D · Dominance", "I · Influence", "S · Steadiness", "C · Conscientiousness"):
        assert style in own.text


def percent(insight: Insight) -> str:
    """How sure it is, as the page says it."""
    assert insight.probability is not None
    return f"{insight.strength.capitalize()}: {words.percent(insight.probability)}"


def test_the_profile_says_a_thing_once_and_what_to_do(own: Browser, client: Client, taken: Assessment) -> None:
    """The portrait once, its lists, one thing to try; and no certainty but the badge's."""
    said = [words.restate(each, "en", "you") for each in results_of(client, taken).insights]
    of_kind = {each.kind: each.text for each in said if each.kind in {"portrait", *LISTS}}
    assert {"portrait", "energises", "drains", "do", "dont"} <= set(of_kind)
    for text in of_kind.values():
        assert [line for line in text.splitlines() if own.text.count(line) != 1] == []
    assert own.text.count(said[0].text) == 1
    assert len(re.findall(r"\b(?:very )?likely\b", own.text, re.IGNORECASE)) == 2, "on the badge, and in what it opens"
    assert own.text.count("Try this week") == 1
    assert own.text.count("not yet tested on real people") == 1
    assert [each.text for each in findings_of(said) if each.text not in own.text] == []


@pytest.mark.parametrize("theta", [(1.6, 1.5, -1.5, -1.6), (0.0, 0.0, 0.0, 0.0), (1.3, 0.3, -1.3, -0.3)])
def test_each_thing_said_of_the_person_is_asked_about_once(
    browser: Browser, client: Client, theta: tuple[float, ...]
) -> None:
    taken = invite(client)
    private = answer_all(client, taken, UNHURRIED_MS, theta)
    browser.open(private, "/me")
    asked = {form.fields["statement"] for form in browser.forms if form.fields.get("do") == "mark"}
    insights = results_of(client, taken).insights
    assert asked == {f"portrait-{insights[0].id}", *(each.id for each in findings_of(insights))}
    assert sum(label == "Fits" for form in browser.forms for _, _, label in form.buttons) == len(asked) <= 3


def test_each_statement_shows_the_answers_behind_it(own: Browser, person: CachedReader, taken: Assessment) -> None:
    found = [
        each.text
        for claim in person.client.send(operations.GET_EVIDENCE(assessment_id=taken.id)).claims
        for each in claim.supporting
    ]
    assert found
    assert "From your own answers" in own.text
    assert [text for text in found[:3] if text.partition("“")[2][:20] not in own.text] == []


def test_a_first_load_with_both_figures_is_small(own: Browser) -> None:
    html = own.page
    assert html.text.count("data:image/svg+xml;base64,") == 4
    total = len(html.content)
    for address in {each for each in html.text.split('"') if each.startswith("/take/files/")}:
        total += len(own.http.get(address).content)
    print(f"{total:,} bytes")
    assert total < FIRST_LOAD_BYTES


def test_no_tab_has_anything_inline(browser: Browser, private: str) -> None:
    for name in ("profile", "seen", "data"):
        page = tab(browser, private, name).page
        assert page.headers["cache-control"] == "no-store"
        assert "unsafe" not in page.headers["content-security-policy"]
        assert "<script>" not in page.text
        assert " style=" not in page.text
        assert " on" + "click" not in page.text
        assert NAME not in page.text
        assert 'aria-current="page"' in page.text


def test_what_fits_is_marked_and_taken_back(own: Browser, person: CachedReader, taken: Assessment) -> None:
    own.press("Not me")
    [mark] = person.client.send(operations.GET_MARKS(assessment_id=taken.id)).marks
    assert (mark.fit, mark.statement_id.partition("-")[0]) == ("not_me", "portrait")
    assert own.url.endswith(f"#s-{mark.statement_id}")
    assert f'id="s-{mark.statement_id}"' in own.page.text
    assert "<h1><s>" in own.page.text
    own.press("Save", comment=f"  {COMMENT}\n")
    own.press("Partly")
    [mark] = person.client.send(operations.GET_MARKS(assessment_id=taken.id)).marks
    assert (mark.fit, mark.comment) == ("partly", COMMENT)
    assert COMMENT not in own.page.text
    own.press("Partly")
    assert person.client.send(operations.GET_MARKS(assessment_id=taken.id)).marks == []


def test_what_rests_on_a_denied_portrait_is_struck_out(own: Browser) -> None:
    """Not the tips that rest on another finding, which they name."""
    tips = own.page.text.count("<h3>") - own.page.text.count("<h3>From your own answers")
    others = own.page.text.count("Because: ")
    assert tips - others > 20
    own.press("Not me")
    assert own.page.text.count("<h3><s>") == tips - others
    assert '<p class="portrait"><s>' in own.page.text


def test_a_mark_of_the_verdict_itself_can_be_taken_back(
    browser: Browser, private: str, person: CachedReader, taken: Assessment
) -> None:
    """As a client may put one, and the page did before it had a portrait."""
    verdict = person.client.send(operations.GET_RESULTS(assessment_id=taken.id)).insights[0]
    person.write(operations.PUT_MARK(PutMark(fit="not_me"), assessment_id=taken.id, statement_id=verdict.id))
    assert "<h1><s>" in browser.open(private, "/me").page.text
    browser.press("Not me")
    assert person.client.send(operations.GET_MARKS(assessment_id=taken.id)).marks == []
    browser.press("Fits")
    [mark] = person.client.send(operations.GET_MARKS(assessment_id=taken.id)).marks
    assert mark.statement_id == f"portrait-{verdict.id}"


def test_a_statement_that_is_not_made_is_not_marked(own: Browser, private: str) -> None:
    sent = {"do": "mark", "token": private, "statement": "style-X", "fit": "fits"}
    refused = own.http.post("/me", data=sent)
    assert refused.status_code == 409
    assert "wasn&#39;t saved" in refused.text


# Where there is no profile.


def test_withheld_results_are_told_kindly_with_what_to_do(browser: Browser, client: Client, taken: Assessment) -> None:
    private = answer_all(client, taken, HURRIED_MS)
    browser.open(private, "/me")
    assert browser.heading == "There is no profile this time"
    assert "nothing about you" in browser.text
    assert "faster than anyone can read the text" in browser.text
    assert "must not be used for" in browser.text
    tab(browser, private, "data")
    assert "0 profiles, 1 set of answers without one" in browser.text
    assert "Write my report" not in browser.text


def test_who_answers_again_goes_straight_to_the_questions_by_the_same_link(
    browser: Browser, open_browser: Open, client: Client, taken: Assessment
) -> None:
    private = answer_all(client, taken, HURRIED_MS)
    other_tab = open_browser().open(private, "/me")
    browser.open(private, "/me").press("Answer again")
    assert "Question 1 of 12" in browser.text
    assert browser.token == private
    assert other_tab.press("Answer again").text == browser.text
    listed = client.send(operations.LIST_ASSESSMENTS()).data
    assert sorted((each.status, each.candidate.name) for each in listed) == [("completed", NAME), ("started", NAME)]
    [started] = [each for each in listed if each.status == "started"]

    give(client, started, private, UNHURRIED_MS)
    assert browser.open(private, "/me").heading == "You move fast and put the task first."
    assert "1 profile, 1 set of answers without one" in tab(browser, private, "data").text
    browser.press("Withdraw consent", sure="yes")
    assert "This questionnaire has ended" in browser.text


def test_who_may_not_answer_again_reads_why_and_what_to_do(browser: Browser, client: Client, taken: Assessment) -> None:
    private = answer_all(client, taken, HURRIED_MS)
    invited = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=taken.candidate.id)))
    consent = operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=invited.id)
    elsewhere = str(client.send(consent).private_token)
    following = client.send(operations.GET_NEXT(assessment_id=invited.id))
    client.acting_for_taker(elsewhere).send(
        operations.GIVE_ANSWERS(GiveAnswers(answers=[pick(following.blocks[0])]), assessment_id=invited.id)
    )
    assert "Another questionnaire is waiting for you" in browser.open(private, "/me").text
    assert "Could you send me a new link" in browser.page.text
    client.send(operations.CANCEL_ASSESSMENT(assessment_id=invited.id))
    person = configured_service().takers.acting_for_taker(private)
    for _ in range(2):
        started = person.write(operations.ANSWER_AGAIN(AnswerAgain(accepted=True), assessment_id=taken.id))
        give(client, started, private, HURRIED_MS)
    assert "as often as this link allows" in browser.open(private, "/me").text
    sent = browser.http.post("/me", data={"do": "again", "token": private})
    assert sent.status_code == 303


def test_results_that_a_coach_holds_back_are_announced(browser: Browser, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour")))
    new = NewAssessment(candidate=NewCandidate(name="Ida"), form="short", team_id=team.id)
    taken = client.send(operations.CREATE_ASSESSMENT(new))
    private = answer_all(client, taken, UNHURRIED_MS)
    client.send(operations.REVEAL_TEAM(Reveal(revealed=False), team_id=team.id))
    assert browser.open(private, "/me").heading == "Your profile hasn't been released yet"
    assert "Download everything" in tab(browser, private, "data").text


def test_an_assessment_that_has_ended_keeps_the_data_in_reach(
    browser: Browser, client: Client, taken: Assessment
) -> None:
    private = str(
        client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=taken.id)).private_token
    )
    client.send(operations.CANCEL_ASSESSMENT(assessment_id=taken.id))
    browser.open(private, "/me")
    assert browser.heading == "This questionnaire has ended"
    assert "It was cancelled" in browser.text
    assert "Delete everything" in browser.text


def test_who_stops_halfway_can_correct_and_delete_what_is_stored(
    browser: Browser, client: Client, taken: Assessment
) -> None:
    private = str(
        client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=taken.id)).private_token
    )
    following = client.send(operations.GET_NEXT(assessment_id=taken.id))
    client.acting_for_taker(private).send(
        operations.GIVE_ANSWERS(GiveAnswers(answers=[pick(following.blocks[0])]), assessment_id=taken.id)
    )
    browser.open(private, "/me")
    data = next(each for each in browser.read.links if each.endswith("tab=data"))
    browser.get(data)
    assert "1 question" in browser.text
    browser.press("Save", name="Noor Haddad-Lind", email="")
    assert "Noor Haddad-Lind" in browser.text
    browser.get(next(each for each in browser.read.links if each.endswith("tab=questions")))
    assert "Question 2 of 12" in browser.text
    browser.get(data).press("Delete everything", sure="yes")
    assert browser.heading == "Your data are deleted"
    assert client.send(operations.LIST_CANDIDATES()).data == []


# Who sees it.


def test_the_person_chooses_who_sees_it(browser: Browser, client: Client, private: str, taken: Assessment) -> None:
    tab(browser, private, "seen").press("Save", visibility="organisation", answers_shared="yes")
    assert "It takes effect now" in browser.text
    seen = client.send(operations.GET_CANDIDATE(candidate_id=taken.candidate.id))
    assert (seen.visibility, seen.answers_shared) == ("organisation", True)
    assert "changed who sees your profile" in browser.text
    assert "looked at your profile" not in browser.text


def test_the_person_sees_and_chooses_below_the_profile_who_sees_it(
    own: Browser, client: Client, taken: Assessment
) -> None:
    assert "The leads and coaches of your teams, and the people who run Discern here." in own.text
    own.press("Save", visibility="private")
    assert own.url.endswith("#visibility")
    assert "You and your coach, and no one else." in own.text
    assert "It takes effect now" in own.text
    assert client.send(operations.GET_CANDIDATE(candidate_id=taken.candidate.id)).visibility == "private"


def test_a_page_of_their_own_is_written_shared_and_ended(
    browser: Browser, open_browser: Open, client: Client, private: str
) -> None:
    browser.open(private, "/me").press("Fits")
    tab(browser, private, "seen").press("Save this page", ask_me="Boats &\nbuoys", audience="link")
    assert "Your page is saved" in browser.text
    assert "Boats & buoys" in browser.text
    last = datetime.now(UTC).date() + timedelta(days=7)
    browser.press("Make a link", days="7")
    open_until = [f"It is open until {words.format_day(last + timedelta(days=each))}." for each in (0, 1)]
    assert any(each in browser.text for each in open_until), "the test may run at midnight"
    [link] = [each for each in browser.page.text.split('"') if "/working_with?" in each]
    assert link.startswith("https://disc.example.org/working_with?token=")
    assert link not in tab(browser, private, "seen").page.text
    # With the full stop of the sentence that it was in.
    stranger = open_browser().get(f"{link}.")
    assert stranger.heading == f"Working with {NAME}"
    assert "Boats & buoys" in stranger.text
    assert "decides early" in stranger.text, "of the portrait, which fits"
    assert stranger.page.headers["cache-control"] == "no-store"
    assert not stranger.forms
    assert any(f"It works until {words.format_day(last + timedelta(days=each))}." in stranger.text for each in (0, 1))
    browser.press("End the link")
    assert stranger.get(link).heading == "This link doesn't work"
    assert stranger.page.status_code == 404


@pytest.mark.parametrize("token", ["", "wrong", "x" * 300, "not-a-token-of-ours"])
def test_a_link_to_a_page_that_opens_nothing_says_so(browser: Browser, token: str) -> None:
    browser.open(token, "/working_with")
    assert (browser.page.status_code, browser.heading) == (404, "This link doesn't work")
    assert "the person it is about may have closed it" in browser.text


def test_one_of_two_links_under_a_name_cannot_write_the_page(
    browser: Browser, client: Client, private: str, taken: Assessment
) -> None:
    retake(client, taken)
    for sent in ({}, {"do": "about", "ask_me": "Boats", "audience": "team"}):
        browser.http.post("/me", data={"token": private, **sent})
        assert "this one can't change the page" in tab(browser, private, "seen").text
        assert "Save this page" not in browser.text


# Their data.


def test_the_private_link_can_be_selected_and_scanned(browser: Browser, private: str) -> None:
    tab(browser, private, "data")
    assert f'value="https://disc.example.org/me?token={private}"' in browser.page.text
    assert 'alt="QR code of your private link"' in browser.page.text


def test_name_and_address_are_corrected(browser: Browser, client: Client, private: str, taken: Assessment) -> None:
    tab(browser, private, "data").press("Save", name="Noor Haddad", email="noor@")
    assert browser.page.status_code == 422
    assert "doesn't look like an e-mail address" in browser.text
    assert 'value="noor@"' in browser.page.text
    browser.press("Save", name="Noor Haddad", email="")
    changed = client.send(operations.GET_CANDIDATE(candidate_id=taken.candidate.id))
    assert (changed.name, changed.email) == ("Noor Haddad", None)
    assert browser.heading == "My data"
    assert "Your name and address are saved" in browser.text


def test_whatever_people_may_correct_has_a_field(browser: Browser, private: str) -> None:
    tab(browser, private, "data")
    assert {"name", "email"} <= set(CORRECTED)
    assert all(f'name="{field}" ' in browser.page.text for field in CORRECTED)


def test_everything_stored_is_downloaded(browser: Browser, private: str) -> None:
    tab(browser, private, "data").press("Download everything")
    assert browser.page.headers["content-disposition"] == 'attachment; filename="my-data.zip"'
    with ZipFile(BytesIO(browser.page.content)) as packed:
        assert packed.namelist() == ["my-data.html", "my-data.json"]
        stored, page = json.loads(packed.read("my-data.json")), packed.read("my-data.html").decode()
    assert f"What is stored about {escape(NAME)}" in page
    assert "12 answers are stored." in page
    assert [page.count(each) for each in ("Most like you: ", "Least like you: ", "Not chosen: ")] == [12, 12, 24]
    assert "Scores run from 0 to 100" in page
    assert "gave consent" in page
    assert "<script" not in page
    assert stored["candidate"]["name"] == NAME
    [first, *_] = answers = stored["assessments"][0]["answers"]
    assert len(answers) == 12
    assert len({first["most_text"], first["least_text"], *first["other_texts"]}) == 4


def test_their_own_report_is_written_and_downloaded(
    browser: Browser, person: CachedReader, private: str, taken: Assessment
) -> None:
    tab(browser, private, "data").press("Write my report")
    deadline = time.monotonic() + WRITTEN_S
    while time.monotonic() < deadline and "Your report is ready" not in tab(browser, private, "data").text:
        assert "Your report is being written" in browser.text
        # Each look takes some of the requests that a minute has.
        time.sleep(0.2)
    [report] = person.client.send(operations.LIST_REPORTS(ReportQuery())).data
    assert (report.audience, report.subject.type) == ("self", "assessment")
    for paper in ("A4", "US Letter"):
        tab(browser, private, "data").press(paper)
        assert browser.page.headers["content-disposition"] == 'attachment; filename="my-profile.pdf"'
        assert browser.page.content.startswith(b"%PDF")


def test_consent_is_withdrawn_once_that_is_ticked(
    browser: Browser, client: Client, private: str, taken: Assessment
) -> None:
    tab(browser, private, "data").press("Withdraw consent")
    assert results_of(client, taken).scores is not None
    browser.press("Withdraw consent", sure="yes")
    assert browser.heading == "This questionnaire has ended"
    [kept] = client.send(operations.EXPORT_CANDIDATE(candidate_id=taken.candidate.id)).assessments
    assert (kept.answers, kept.results) == ([], None)


def test_everything_is_deleted_once_that_is_ticked(browser: Browser, client: Client, private: str) -> None:
    tab(browser, private, "data").press("Delete everything")
    assert len(client.send(operations.LIST_CANDIDATES()).data) == 1
    browser.press("Delete everything", sure="yes")
    assert browser.heading == "Your data are deleted"
    assert client.send(operations.LIST_CANDIDATES()).data == []
    assert browser.open(private, "/me").heading == "This link doesn't work"


def test_each_of_two_links_offers_what_it_can_do_and_refuses_the_rest_in_words(
    browser: Browser, open_browser: Open, client: Client, private: str, taken: Assessment
) -> None:
    newer = retake(client, taken)
    for token in (private, newer):
        page = tab(open_browser(), token, "data")
        assert "Delete everything" not in page.text
        assert "Correct your name" not in page.text
        assert "Someone answered under your name by another link" in page.text
        for do in ("erase", "correct"):
            refused = page.http.post("/me", data={"do": do, "token": token, "sure": "yes", "name": "Mallory"})
            assert refused.status_code == 403, do
            assert "This link can&#39;t do that" in refused.text
    tab(browser, newer, "seen")
    assert "Everyone who works with profiles here" not in browser.text
    browser.press("Save", visibility="private")
    tab(browser, private, "seen")
    assert "The leads and coaches of my teams" not in browser.text
    tab(browser, newer, "seen").press("Save", visibility="team")
    assert client.send(operations.GET_CANDIDATE(candidate_id=taken.candidate.id)).visibility == "team"
    tab(browser, newer, "data").press("Withdraw consent", sure="yes")
    tab(browser, private, "data").press("Delete everything", sure="yes")
    assert client.send(operations.LIST_CANDIDATES()).data == []


def test_who_enters_their_other_link_has_one_link_with_every_right(
    browser: Browser, client: Client, private: str, taken: Assessment
) -> None:
    newer = retake(client, taken)
    take_token = str(taken.take_url).partition("token=")[2]
    for wrong in ("nothing like it", take_token, private[:-1] + ("a" if private[-1] != "a" else "b")):
        tab(browser, private, "data").press("Put both together", link=wrong)
        assert "That isn't a private link of yours" in browser.text
    tab(browser, private, "data").press("Put both together", link=f"https://discern.example.org/me?token={newer}")
    assert "Both sets of answers are yours" in browser.text
    assert "Correct your name" in browser.text
    assert "2 profiles" in browser.text
    assert browser.open(newer, "/me").heading == "This link doesn't work"
    tab(browser, private, "data").press("Delete everything", sure="yes")
    assert client.send(operations.LIST_CANDIDATES()).data == []


def test_who_is_invited_again_starts_from_their_own_page_and_keeps_every_right(
    browser: Browser, client: Client, private: str, taken: Assessment
) -> None:
    before = browser.open(private, "/me").heading
    again = NewAssessment(candidate_id=taken.candidate.id, form="short")
    invited = client.send(operations.CREATE_ASSESSMENT(again))
    assert "You are invited to answer again" in browser.open(private, "/me").text
    browser.press("Answer again")
    assert "Question 1 of 12" in browser.text
    # The profile of before stays until there is another one.
    assert before in browser.open(private, "/me").text
    assert "You are invited" not in browser.text
    browser.get(next(each for each in browser.read.links if each.endswith("tab=questions")))
    assert "Question 1 of 12" in browser.text
    give(client, invited, private, UNHURRIED_MS)
    assert "2 profiles" in tab(browser, private, "data").text
    browser.press("Save", name="Noor Haddad-Lind", email="")
    assert "Noor Haddad-Lind" in browser.text
    tab(browser, private, "seen").press("Save", visibility="organisation")
    browser.open(private, "/me")
    tab(browser, private, "data").press("Delete everything", sure="yes")
    assert client.send(operations.LIST_CANDIDATES()).data == []


@pytest.mark.parametrize("link", ["", "not-a-token-of-ours", "take"])
def test_without_the_private_link_nothing_is_done(
    browser: Browser, client: Client, private: str, taken: Assessment, link: str
) -> None:
    before = client.send(operations.EXPORT_CANDIDATE(candidate_id=taken.candidate.id))
    token = str(taken.take_url).partition("token=")[2] if link == "take" else link
    everything = {"sure": "yes", "statement": "style-D", "fit": "fits", "visibility": "private", "audience": "team"}
    actions = ("mark", "seen", "about", "link", "unlink", "report", "pdf", "export", "correct", "withdraw", "erase")
    for number, do in enumerate(actions):
        # Each from an address of its own: one that tries many wrong links has to wait.
        address = {"X-Forwarded-For": f"198.51.100.{number}"}
        form = {"do": do, "token": token, "name": "Mallory", **everything}
        answered = browser.http.post("/me", data=form, headers=address)
        assert answered.status_code in {404, 410}, do
        assert NAME not in answered.text
        after = client.send(operations.EXPORT_CANDIDATE(candidate_id=taken.candidate.id))
        assert (after.candidate, after.assessments) == (before.candidate, before.assessments), do


# Words.
