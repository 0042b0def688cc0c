"""The page of a private link: the questions while any are open, then the person's own page with its tabs, of which
that on their data is always there.
"""

from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from starlette.responses import RedirectResponse, Response

from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted
from discern.contract import operations
from discern.contract.models.assessments import AnswerAgain, Invitation
from discern.contract.models.candidates import Candidate
from discern.contract.models.insights import AnswerEvidence, PutMark, Wording
from discern.contract.models.results import Results
from discern.contract.models.users import ConfirmMember
from discern.words import STRENGTHS
from discern_app.access.signed_in import find_signed_in
from discern_app.base.error_banners import describe
from discern_app.base.language import language, reader_wording, say
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.insight.findings import DOTS
from discern_app.insight.how_it_works import (
    answer_steps,
    describe_styles,
    excluded_uses,
    explain_circle,
    explain_strengths,
    meant_uses,
)
from discern_app.insight.own_words import NO_MARKS, Marks, by_statement
from discern_app.participant import questions
from discern_app.participant.keep_link import begin_mail
from discern_app.participant.link_pages import show_closed
from discern_app.participant.own.colleagues import describe_colleagues
from discern_app.participant.own.data import show_data
from discern_app.participant.own.frame import HOW, frame, one_line, stay
from discern_app.participant.own.look_back import describe_look_back, show_look_back
from discern_app.participant.own.profile import FITS, describe_profile, why_unusual
from discern_app.participant.own.seen import show_seen
from discern_app.participant.own.talks import show_talks
from discern_app.participant.questions import has_answered
from discern_app.participant.rendering import HEADERS, lead_to, show
from discern_app.participant.visit import ALL_RIGHTS, Closed, Own, Visit, find_token, own_of, rights_of

STATES = {"results_held": "held", "results_not_ready": "waiting", "not_shared": "hidden"}
"""What the profile says in place of results, by the code that the service answers with."""


def open_own(visit: Visit) -> Response:
    """The page of a private link, or of a member who is signed in. Raises `DiscernError`."""
    if visit.member is not None:
        return _open_members(visit)
    if not visit.fields.get("token") and is_sign_in_set_up():
        # The door asks them to sign in, and leads on who has.
        return RedirectResponse(f"{base_path()}/", 303, headers=HEADERS)
    opened = visit.open()
    if isinstance(opened, Closed):
        return show_closed(opened)
    if isinstance(opened, Invitation) or not opened.private:
        return lead_to("take", visit.token)
    own = own_of(opened)
    return _ask_or_show(visit, own, "data" if own.has_ended else visit.fields.get("tab"))


def _open_members(visit: Visit) -> Response:
    return _ask_or_show(visit, visit.require_own(), visit.fields.get("tab"))


def _ask_or_show(visit: Visit, own: Own, tab: str | None) -> Response:
    """The next question, or a tab: who stops halfway still sees, corrects and deletes what is stored."""
    # Before there is a profile, the page of a private link has no other tab.
    is_other_tab = tab == "data" or (own.member is not None and tab is not None)
    is_asked = tab == questions.QUESTIONS or not (own.status == "completed" or is_other_tab)
    question = questions.show_next(visit, own) if is_asked else None
    return question or _show_tab(visit, own, tab)


def _show_tab(visit: Visit, own: Own, tab: str | None) -> Response:
    match tab:
        case "data":
            return show_data(visit, own)
        case "seen":
            return show_seen(visit, own)
        case "talks":
            return show_talks(visit, own)
        case "look-back":
            return show_look_back(visit, own)
        case "how" if own.member is not None:
            return show("own_how", frame(visit, own, HOW) | _how_it_works())
        case _:
            return _show_profile(visit, own)


def _how_it_works() -> dict[str, Any]:
    return {
        "styles": describe_styles(),
        "circle": explain_circle(),
        "meant": meant_uses(),
        "excluded": excluded_uses(),
        "strengths": [(DOTS[each], STRENGTHS[each], meaning) for each, meaning in explain_strengths()],
        "steps": answer_steps(),
    }


def _show_profile(visit: Visit, own: Own) -> Response:
    assessment_id = own.assessment_id
    if assessment_id is None or own.status != "completed":
        return _show(visit, own, {"state": "none"})
    try:
        results = visit.taker.client.send(operations.GET_RESULTS(reader_wording(), assessment_id=assessment_id))
    except (NotFound, NotPermitted) as error:
        return _show(visit, own, {"state": STATES.get(error.code or "", "missing"), "banner": describe(error)})
    if results.quality.verdict == "withheld":
        return _show(visit, own, {"state": "withheld", "taking": own.taking, "reasons": why_unusual(results)})
    if results.scores is None:
        return _show(visit, own, {"state": "unread"})
    marks = _read_marks(visit, assessment_id)
    evidence = _read_evidence(visit, results)
    described = describe_profile(results, marks, evidence, datetime.now(UTC).date())
    person = _read_person(visit, own)
    besides = describe_look_back(visit, own) | describe_colleagues(visit, own, person)
    return _show(visit, own, {"state": "shown", "taking": own.taking, **described, **besides}, person=person)


def _show(
    visit: Visit, own: Own, values: dict[str, Any], failure: str = "", person: Candidate | None = None
) -> Response:
    """The tab; ``failure`` is what is wrong with the link by which somebody wants to confirm themselves.

    Below the profile, and once all is answered, is who sees it; then also the link to keep.
    """
    is_unconfirmed = own.member is not None and own.member.confirmed is False
    if person is None and has_answered(visit):
        person = _read_person(visit, own)
    link = visit.link_to("me", visit.token) if has_answered(visit) and own.member is None else ""
    about = {
        "shares_with_colleagues": False,
        "is_unconfirmed": is_unconfirmed,
        "failure": failure,
        "person": person,
        "rights": ALL_RIGHTS if person is None else rights_of(person),
        "link": link,
        "mail": begin_mail(visit.taker) if link else None,
    }
    return show("own_profile", frame(visit, own, "profile") | about | values, 422 if failure else 200)


def _read_person(visit: Visit, own: Own) -> Candidate | None:
    """The person, with who sees their profile; None where the service doesn't tell."""
    if own.candidate_id is None:
        return None
    try:
        return visit.taker.client.send(operations.GET_CANDIDATE(candidate_id=own.candidate_id))
    except DiscernError:
        return None


def _read_marks(visit: Visit, assessment_id: str) -> Marks:
    """The person's marks; none where the service has none, or can't say."""
    try:
        return by_statement(visit.taker.client.send(operations.GET_MARKS(assessment_id=assessment_id)).marks)
    except DiscernError:
        return NO_MARKS


def _read_evidence(visit: Visit, results: Results) -> AnswerEvidence | None:
    """The answers behind each claim; None where the service doesn't tell them, or can't."""
    wording = Wording(language=language(), voice="you")
    try:
        return visit.taker.client.send(operations.GET_EVIDENCE(wording, assessment_id=results.assessment_id))
    except DiscernError:
        return None


def answer_again(visit: Visit) -> Response:
    """Start again, by an invitation or after a withheld result, and lead to the questions. Raises `DiscernError`."""
    _, taking = visit.require_link()
    # Another tab may have started already: the link's page shows where things stand.
    with suppress(InvalidRequest):
        consent = AnswerAgain(accepted=True, version=visit.fields.get("version") or taking.consent.version)
        visit.taker.write(operations.ANSWER_AGAIN(consent, assessment_id=taking.assessment_id))
    return lead_to("me", visit.token, tab=questions.QUESTIONS)


def mark(visit: Visit) -> Response:
    """Store what the person says of a statement, or take it back. Raises `DiscernError`."""
    own = visit.require_own()
    if own.assessment_id is None:
        return lead_to("me", visit.token)
    statement = visit.fields.get("statement", "")
    fit = next((fit for fit in FITS if fit == visit.fields.get("fit")), None)
    if statement and fit is None:
        visit.taker.write(operations.REMOVE_MARK(assessment_id=own.assessment_id, statement_id=statement))
    elif statement and fit is not None:
        change = PutMark(fit=fit, comment=one_line(visit.fields.get("comment", ""), 280) or None)
        visit.taker.write(operations.PUT_MARK(change, assessment_id=own.assessment_id, statement_id=statement))
    return lead_to("me", visit.token, place=f"s-{statement}", **stay(visit))


def confirm(visit: Visit) -> Response:
    """Have the person's private link confirm the member who has signed in. Raises `DiscernError`."""
    own = visit.require_own()
    if own.member is None:
        return lead_to("me", visit.token)
    token = find_token(visit.fields.get("link", ""))
    failure = say("taking-confirm-wrong", example="https://…/me?token=…")
    if token is None:
        return _show(visit, own, {"state": "none"}, failure)
    try:
        confirmation = ConfirmMember(token=token, user_id=own.member.id)
        visit.service.takers.write(operations.CONFIRM_MEMBER(confirmation))
    except (InvalidRequest, NotFound):
        return _show(visit, own, {"state": "none"}, failure)
    # The sign-in's rights have changed.
    find_signed_in(visit.request, datetime.now(UTC), anew=True)
    return lead_to("me", saved="confirmed")
