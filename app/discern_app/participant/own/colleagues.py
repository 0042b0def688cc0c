"""The part of a person's page on their colleagues: who of their teams shares with them, and whether they share."""

from typing import Any

from starlette.responses import Response

from discern.client.errors import DiscernError, NotPermitted
from discern.contract import operations
from discern.contract.models.candidates import Candidate
from discern.contract.models.colleagues import MOST_LINES, Colleagues, PutColleagues
from discern.contract.models.insights import Wording
from discern.words import STRENGTHS
from discern_app.base.language import language
from discern_app.base.text import day
from discern_app.insight.findings import DOTS
from discern_app.participant.own.frame import one_line, stay
from discern_app.participant.rendering import HEADERS, address_of, lead_to, show
from discern_app.participant.visit import Own, Visit

LONGEST = 200
"""The most characters of a line."""

FIELDS = tuple(f"line-{number}" for number in range(1, MOST_LINES + 1))
"""The fields of the form with a person's lines."""


def describe_colleagues(visit: Visit, own: Own, person: Candidate | None) -> dict[str, Any]:
    """What the part shows of the person, whose results are shown above it; ``colleagues_state`` is `none` where the
    service doesn't tell.
    """
    try:
        seen, found = _read(visit, own)
    except NotPermitted:
        return {"colleagues_state": "refused"}
    except DiscernError:
        return {"colleagues_state": "none"}
    lines = [] if found.consent is None else found.consent.lines
    is_private = person is not None and person.visibility == "private"
    return {
        "shares_with_colleagues": found.shares,
        "colleagues_state": "on" if found.shares else "private" if is_private else "off",
        "agreed_on": "" if found.consent is None else day(found.consent.accepted_at),
        "terms": found.text,
        "own_lines": list(zip(FIELDS, [*lines, *[""] * MOST_LINES], strict=False)),
        "longest_line": LONGEST,
        **_listed(seen, found),
    }


def _read(visit: Visit, own: Own) -> tuple[str, Colleagues]:
    """The version of what the person may see, and their colleagues then. Raises `DiscernError`."""
    # Before they are read: what changes meanwhile makes another version.
    seen = _find_version(visit)
    wording = Wording(language=language(), voice="you")
    call = operations.GET_COLLEAGUES(wording, candidate_id=own.candidate_id or "")
    return seen, visit.taker.client.send(call)


def _find_version(visit: Visit) -> str:
    """Raises `DiscernError`, also while the service doesn't answer and did a moment ago."""
    cached = visit.taker.find_version()
    if cached.error is not None:
        raise cached.error
    return cached.value.version


def _listed(seen: str, found: Colleagues) -> dict[str, Any]:
    return {"seen_version": seen, "colleagues": found.colleagues, "dots": DOTS, "strengths": STRENGTHS}


def follow(visit: Visit) -> Response:
    """The list for a page that is open: nothing while all is as it was, 409 where the person doesn't share any more.
    Raises `DiscernError`.
    """
    if _find_version(visit) == visit.fields.get("seen"):
        return Response(status_code=204, headers=HEADERS)
    seen, found = _read(visit, visit.require_own())
    if not found.shares:
        return Response(status_code=409, headers=HEADERS)
    page = {"token": visit.token, "form": address_of("me"), "has_answered": False}
    return show("_colleagues", page | _listed(seen, found))


def share(visit: Visit) -> Response:
    """Share with colleagues, by the text that was shown. Raises `DiscernError`."""
    return _put(visit, PutColleagues(shares=True, version=visit.fields.get("version", "")), "colleagues")


def write_lines(visit: Visit) -> Response:
    """Save the person's lines. Raises `DiscernError`."""
    texts = [one_line(visit.fields.get(each, ""), LONGEST) for each in FIELDS]
    return _put(visit, PutColleagues(shares=True, lines=[text for text in texts if text]), "lines")


def stop(visit: Visit) -> Response:
    """Share with no colleague any more. Raises `DiscernError`."""
    return _put(visit, PutColleagues(shares=False), "stopped")


def _put(visit: Visit, given: PutColleagues, saved: str) -> Response:
    own = visit.require_own()
    if own.candidate_id is not None:
        visit.taker.write(operations.PUT_COLLEAGUES(given, candidate_id=own.candidate_id))
    return lead_to("me", visit.token, place="colleagues", saved=saved, **stay(visit))
