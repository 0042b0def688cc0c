"""The page of a private link: the questions while any are open, then the person's own page with its three tabs, of
which that on their data is always there.
"""

from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from starlette.responses import Response

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted
from discern.contract import OPEN_STATUSES, AnswerAgain, AnswerEvidence, Invitation, PutMark, Results, Taking, Wording
from discern_app.base.error_banners import describe
from discern_app.base.language import language, reader_wording
from discern_app.insight.own_words import NO_MARKS, Marks, by_statement
from discern_app.participant import questions
from discern_app.participant.link_pages import show_closed
from discern_app.participant.links import Closed
from discern_app.participant.own.data import show_data
from discern_app.participant.own.frame import frame
from discern_app.participant.own.profile import FITS, describe_profile, what_failed, why_unusual
from discern_app.participant.own.records import one_line
from discern_app.participant.own.seen import show_seen
from discern_app.participant.rendering import lead_to, show
from discern_app.participant.visit import Visit


def open_own(visit: Visit) -> Response:
    """The page of a private link. Raises `DiscernError`."""
    opened = visit.open()
    if isinstance(opened, Closed):
        return show_closed(opened)
    if isinstance(opened, Invitation) or not opened.private:
        return lead_to("take", visit.token)
    tab = visit.fields.get("tab")
    # Who stops halfway still sees, corrects and deletes what is stored.
    asked = None if tab == "data" else questions.show_next(visit, opened)
    if asked is not None:
        return asked
    has_ended = opened.status not in {"completed", *OPEN_STATUSES}
    match "data" if has_ended else tab:
        case "data":
            return show_data(visit, opened)
        case "seen":
            return show_seen(visit, opened)
        case _:
            return _show_profile(visit, opened)


def _show_profile(visit: Visit, taking: Taking) -> Response:
    assessment_id = taking.assessment_id
    try:
        results = visit.taker.client.send(operations.get_results(assessment_id, reader_wording()))
    except (NotFound, NotPermitted) as error:
        state = {"results_held": "held", "results_not_ready": "waiting"}.get(error.code or "", "missing")
        return _show(visit, taking, {"state": state, "banner": describe(error)})
    if results.quality.verdict == "withheld":
        found = {"reasons": why_unusual(results), "failed": what_failed(results)}
        return _show(visit, taking, {"state": "withheld", "taking": taking, **found})
    if results.scores is None:
        return _show(visit, taking, {"state": "unread"})
    marks = _read_marks(visit, assessment_id)
    evidence = _read_evidence(visit, results)
    described = describe_profile(results, marks, evidence, datetime.now(UTC).date())
    return _show(visit, taking, {"state": "shown", **described})


def _show(visit: Visit, taking: Taking, values: dict[str, Any]) -> Response:
    return show("own_profile", {**frame(visit, taking, "profile"), **values})


def _read_marks(visit: Visit, assessment_id: str) -> Marks:
    """The person's marks; none where the service has none, or can't say."""
    try:
        return by_statement(visit.taker.client.send(operations.get_marks(assessment_id)).marks)
    except DiscernError:
        return NO_MARKS


def _read_evidence(visit: Visit, results: Results) -> AnswerEvidence | None:
    """The answers behind each claim; None where the service doesn't tell them, or can't."""
    wording = Wording(language=language(), voice="you")
    try:
        return visit.taker.client.send(operations.get_evidence(results.assessment_id, wording))
    except DiscernError:
        return None


def answer_again(visit: Visit) -> Response:
    """Start again after a withheld result, and lead to the questions. Raises `DiscernError`."""
    taking = visit.require_own()
    # Another tab may have started already: the link's page shows where things stand.
    with suppress(InvalidRequest):
        given = AnswerAgain(accepted=True, version=visit.fields.get("version") or taking.consent.version)
        visit.taker.write(operations.answer_again(taking.assessment_id, given))
    return lead_to("me", visit.token)


def mark(visit: Visit) -> Response:
    """Store what the person says of a statement, or take it back. Raises `DiscernError`."""
    taking = visit.require_own()
    statement = visit.fields.get("statement", "")
    fit = next((each for each in FITS if each == visit.fields.get("fit")), None)
    if statement and fit is None:
        visit.taker.write(operations.remove_mark(taking.assessment_id, statement))
    elif statement and fit is not None:
        given = PutMark(fit=fit, comment=one_line(visit.fields.get("comment", ""), 280) or None)
        visit.taker.write(operations.put_mark(taking.assessment_id, statement, given))
    return lead_to("me", visit.token, place=f"s-{statement}")
