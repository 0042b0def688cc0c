"""The page behind the link of Monday's message, and a private calendar feed. Their links are a leader's, and open
without signing in.

Mail filters open every link in a mail: no GET changes anything.

Why: docs/decisions/0028-mondays-message-goes-once-and-says-first-names.md
"""

from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Literal

from starlette.responses import Response

from discern.client import Client
from discern.client.errors import DiscernError, InvalidRequest, NotFound, RateLimited
from discern.contract import operations
from discern.contract.models.week_messages import AnswerWeek, OpenFeed, OpenWeek, SkipInWeek
from discern.words import format_since, say_workshop
from discern_app.access.secret import may_see_pages
from discern_app.base.branding import read_branding
from discern_app.base.language import language, speaking
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.insight.agreed import OUTCOMES, days_to_move
from discern_app.insight.talks import OCCASIONS
from discern_app.participant.rendering import HEADERS, lead_to, show
from discern_app.participant.visit import Visit

WEEK = "week"
CALENDAR = "calendar.ics"

STOP = "stop"
"""The field that stands in the link by which a mail program ends the messages, with one click and no page."""

State = Literal["stop", "stopped", "dead", "failed"]


def answer_week(visit: Visit) -> Response:
    """The page; or what one of its forms, or a mail program, asks for with a POST."""
    read_branding(visit.service.takers)
    with speaking(visit.language):
        if not visit.token:
            return _say("dead", "", 404)
        try:
            return _change(visit) if visit.request.method == "POST" else _open(visit)
        except NotFound:
            return _say("dead", "", 404)
        except DiscernError as error:
            return _say("failed", visit.token, 429 if isinstance(error, RateLimited) else 503)


def _open(visit: Visit) -> Response:
    if visit.fields.get(STOP):
        return _say("stop", visit.token)
    # Briefly: where the address has to wait for its guesses, asking again would use up what others may ask.
    week = _links(visit).call(operations.OPEN_WEEK(OpenWeek(token=visit.token)), brief=True).value
    # Each talk has a link to the first one by itself.
    return show(
        "week",
        {
            "week": week,
            "token": visit.token,
            "outcomes": OUTCOMES,
            "occasions": OCCASIONS[1:],
            "due": {each.id for each in week.agreements if each.outcome is None},
            "since": lambda day: format_since(day, week.monday, language()),
            "workshop": lambda on: say_workshop(on, week.monday, language()),
            # On a phone that has never opened the app, its pages say only that they are closed.
            "opens_app": is_sign_in_set_up() or may_see_pages(visit.request),
            **days_to_move(datetime.now(UTC).date()),
        },
    )


def _change(visit: Visit) -> Response:
    fields, links = visit.fields, _links(visit)
    if fields.get(STOP):
        links.send(operations.STOP_WEEK(OpenWeek(token=visit.token)))
        return _say("stopped", "")
    outcome = next((each for each in OUTCOMES if each == fields.get("outcome")), None)
    if outcome is not None and fields.get("agreement"):
        given = AnswerWeek(token=visit.token, agreement_id=fields["agreement"][:200], outcome=outcome)
        links.send(operations.ANSWER_WEEK(given))
    elif fields.get("move") and fields.get("agreement"):
        # A day that no calendar has, or one that is over, changes nothing: browsers offer neither.
        with suppress(ValueError, InvalidRequest):
            until = date.fromisoformat(fields.get("until", ""))
            moved = AnswerWeek(token=visit.token, agreement_id=fields["agreement"][:200], outcome=None, until=until)
            links.send(operations.ANSWER_WEEK(moved))
    if fields.get("skip_all"):
        for talk in links.send(operations.OPEN_WEEK(OpenWeek(token=visit.token))).held_talks:
            skip = SkipInWeek(token=visit.token, meeting_id=talk.meeting_id, skipped=True)
            links.send(operations.SKIP_IN_WEEK(skip))
    if fields.get("meeting"):
        links.send(
            operations.SKIP_IN_WEEK(
                SkipInWeek(token=visit.token, meeting_id=fields["meeting"][:200], skipped=fields.get("skip") == "yes")
            )
        )
    # By a GET, so that opening the page anew answers nothing again.
    return lead_to(WEEK, visit.token)


def answer_calendar(visit: Visit) -> Response:
    """The feed as a file, or nothing."""
    missing = Response("Not Found", 404, headers=HEADERS)
    if not visit.token:
        return missing
    try:
        content = _links(visit).call(operations.OPEN_FEED(OpenFeed(token=visit.token)), brief=True).value
    except NotFound:
        return missing
    except DiscernError as error:
        return Response("", 429 if isinstance(error, RateLimited) else 503, headers=HEADERS)
    named = {"Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'inline; filename="discern.ics"'}
    return Response(content, headers=HEADERS | named)


def _links(visit: Visit) -> Client:
    return visit.service.links.client.opening_from(visit.address)


def _say(state: State, token: str, status: int = 200) -> Response:
    return show("week_said", {"state": state, "token": token}, status)
