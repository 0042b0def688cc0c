"""The tab on who sees the profile: the choice, the "Working with me" page and its link, and who has looked."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from starlette.responses import Response

from discern.client.errors import NotFound, NotPermitted
from discern.contract import operations
from discern.contract.last_day import end_of_day
from discern.contract.models.candidates import About, Candidate, NewAboutLink, PromptAnswer, PutAbout, SetVisibility
from discern.contract.models.export import CandidateExport, ExportQuery
from discern.contract.models.insights import Wording
from discern_app.base.language import language
from discern_app.base.text import until
from discern_app.insight.stored_data import list_log
from discern_app.participant.own.frame import AUDIENCES, LINK_DAYS, PROMPTS, frame, one_line, stay
from discern_app.participant.rendering import lead_to, show
from discern_app.participant.visit import ALL_RIGHTS, CHOICES, Own, Visit, rights_of

ABOUT_LONGEST = 400
"""The most characters of an answer on the "Working with me" page."""


TOTALS = ExportQuery(reads="totals")
"""Pages say how often each reader looked; the download has every day."""


def show_seen(visit: Visit, own: Own, made: str = "") -> Response:
    """The tab; ``made`` is a link that was just made, which the service tells once. Raises `DiscernError`."""
    values = frame(visit, own, "seen") | {
        "rights": ALL_RIGHTS,
        "prompts": PROMPTS,
        "audiences": AUDIENCES,
        "days": LINK_DAYS,
        "made": made,
        "person": None,
        "shares_with_colleagues": False,
        "about": None,
        "about_refused": False,
        "answers": {},
        "open_until": "",
        "log": [],
    }
    if own.candidate_id is not None:
        client = visit.taker.client
        export: CandidateExport = client.send(operations.EXPORT_CANDIDATE(TOTALS, candidate_id=own.candidate_id))
        person: Candidate = export.candidate
        consent = export.colleagues
        values["shares_with_colleagues"] = consent is not None and consent.withdrawn_at is None
        values |= {"person": person, "rights": rights_of(person), "log": list_log(export, own_visits=False)}
        values |= _read_about(visit, own.candidate_id)
    return show("own_seen", values)


def _read_about(visit: Visit, candidate_id: str) -> dict[str, object]:
    try:
        wording = Wording(language=language(), voice="you")
        page: About = visit.taker.client.send(operations.GET_ABOUT(wording, candidate_id=candidate_id))
    except NotPermitted:
        return {"about_refused": True}
    except NotFound:
        return {}
    return {
        "about": page,
        "answers": {answer.prompt: answer.text for answer in page.answers},
        "open_until": until(page.link_expires_at),
    }


def choose_visibility(visit: Visit) -> Response:
    """Save who may see the profile, and go back to the tab where it was chosen. Raises `DiscernError`."""
    own = visit.require_own()
    query = {"tab": "profile" if visit.fields.get("tab") == "profile" else "seen", **stay(visit)}
    choice = next((visibility for visibility in CHOICES if visibility == visit.fields.get("visibility")), None)
    if own.candidate_id is not None and choice is not None:
        shared = visit.fields.get("answers_shared") == "yes"
        change = SetVisibility(visibility=choice, answers_shared=shared)
        visit.taker.write(operations.SET_VISIBILITY(change, candidate_id=own.candidate_id))
        query["saved"] = "visibility"
    return lead_to("me", visit.token, place="visibility", **query)


def write_about(visit: Visit) -> Response:
    """Save the person's words and who reads them. Raises `DiscernError`."""
    own = visit.require_own()
    audience = next((audience for audience in AUDIENCES if audience == visit.fields.get("audience")), None)
    if own.candidate_id is None or audience is None:
        return lead_to("me", visit.token, tab="seen")
    change = PutAbout(visibility=audience, answers=_read_answers(visit.fields))
    try:
        visit.taker.write(operations.PUT_ABOUT(change, candidate_id=own.candidate_id))
    except NotPermitted:
        return lead_to("me", visit.token, place="about", tab="seen", saved="refused")
    return lead_to("me", visit.token, place="about", tab="seen", saved="about")


def _read_answers(fields: Mapping[str, str]) -> list[PromptAnswer]:
    texts = {prompt: one_line(fields.get(prompt, ""), ABOUT_LONGEST) for prompt in PROMPTS}
    return [PromptAnswer(prompt=prompt, text=text) for prompt, text in texts.items() if text]


def make_link(visit: Visit) -> Response:
    """Make a link to the "Working with me" page, and show it. Raises `DiscernError`."""
    own = visit.require_own()
    days = next((days for days in LINK_DAYS if str(days) == visit.fields.get("days")), LINK_DAYS[1])
    if own.candidate_id is None:
        return lead_to("me", visit.token, tab="seen")
    expires_at = end_of_day(datetime.now(UTC).date() + timedelta(days=days))
    link = visit.taker.write(
        operations.CREATE_ABOUT_LINK(NewAboutLink(expires_at=expires_at), candidate_id=own.candidate_id)
    )
    return show_seen(visit, own, visit.publish(link.url))


def end_link(visit: Visit) -> Response:
    """End the link to the "Working with me" page. Raises `DiscernError`."""
    own = visit.require_own()
    if own.candidate_id is not None:
        visit.taker.write(operations.REVOKE_ABOUT_LINK(candidate_id=own.candidate_id))
    return lead_to("me", visit.token, place="about", tab="seen")
