"""The questions behind a private link, and the page after the last one."""

from contextlib import suppress
from typing import Any
from urllib.parse import urlencode

from starlette.responses import JSONResponse, Response

from discern.client import operations
from discern.client.errors import InvalidRequest, NotFound, NotPermitted
from discern.contract import GiveAnswers, Next, SetVisibility, Taking, Visibility
from discern_app.access.gate import base_path
from discern_app.participant.forms import answer_of
from discern_app.participant.questionnaire import Saved, describe_questions, save_answers, values_of
from discern_app.participant.rendering import HEADERS, lead_to, show
from discern_app.participant.visit import NoLinkError, Visit

CHOICES: tuple[Visibility, ...] = ("private", "team", "organisation")


def show_next(visit: Visit, taking: Taking) -> Response | None:
    """The next question behind a private link; None where there is none. Raises `DiscernError`."""
    if taking.status not in {"created", "started"}:
        return None
    following = visit.taker.client.send(operations.get_next(taking.assessment_id))
    return None if following.done else _show_question(visit, taking.assessment_id, following)


def _show_question(visit: Visit, assessment_id: str, following: Next) -> Response:
    state = describe_questions(assessment_id, following) | {
        "token": visit.token,
        "answers": f"{base_path()}/take/answers",
        "page": f"{base_path()}/me?{urlencode({'token': visit.token})}",
        "end": f"{base_path()}/take?{urlencode({'token': visit.token})}",
    }
    here = {"token": visit.token, "state": state, "link": visit.link_to("me", visit.token)}
    return show("question", values_of(assessment_id, following, visit.fields) | here)


def answer(visit: Visit) -> Response:
    """One tap of a browser without the script: the answer is saved once all of it is picked. Raises `DiscernError`."""
    fields = visit.fields
    assessment_id, block_id = fields.get("assessment", ""), fields.get("block", "")
    picks = {each: fields[each] for each in ("most", "least", "second") if fields.get(each)}
    given = answer_of(fields, block_id, picks, ranking=fields.get("ranking") == "yes")
    if given is None:
        return lead_to("me", visit.token, block=block_id, shown=fields.get("shown", ""), **picks)
    # It may have been answered, ended or restarted elsewhere in the meantime: the page shows how things are.
    with suppress(InvalidRequest, NotPermitted, NotFound):
        following = visit.taker.write(operations.give_answers(assessment_id, GiveAnswers(answers=[given])))
        if following.done:
            return lead_to("take", visit.token)
    return lead_to("me", visit.token)


def take_answers(visit: Visit, sent: dict[str, Any]) -> Response:
    """Save what the script sends. It sends again where `retry` is true, and asks for the page anew where it is not."""
    try:
        saved = save_answers(visit.taker, str(sent.get("assessment")), sent)
    except NoLinkError:
        saved = Saved(409)
    if saved.following is not None:
        return JSONResponse(saved.following.model_dump(), headers=HEADERS)
    return JSONResponse({"retry": saved.status in {429, 503}}, saved.status, headers=HEADERS)


def show_end(visit: Visit, taking: Taking) -> Response:
    """Thanks, who may see the profile, and the link to keep; elsewhere the private link's own page."""
    if taking.status != "completed" or taking.candidate_id is None:
        return lead_to("me", visit.token)
    person = visit.taker.client.send(operations.get_candidate(taking.candidate_id))
    values = {
        "token": visit.token,
        "name": taking.candidate.name,
        "choices": CHOICES,
        "visibility": person.visibility,
        "answers_shared": person.answers_shared,
        "is_saved": visit.fields.get("saved") == "yes",
        "link": visit.link_to("me", visit.token),
    }
    return show("end", values)


def choose_visibility(visit: Visit) -> Response:
    """Save who may see the profile. Raises `DiscernError`."""
    opened = visit.open()
    chosen = visit.fields.get("visibility")
    choice = next((each for each in CHOICES if each == chosen), None)
    query: dict[str, str] = {}
    if isinstance(opened, Taking) and opened.candidate_id is not None and choice is not None:
        shared = visit.fields.get("answers_shared") == "yes"
        given = SetVisibility(visibility=choice, answers_shared=shared)
        visit.taker.write(operations.set_visibility(opened.candidate_id, given))
        query["saved"] = "yes"
    return lead_to("take", visit.token, **query)
