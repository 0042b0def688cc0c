"""The questions behind a private link, and the page after the last one."""

from contextlib import suppress
from datetime import datetime
from typing import Any

from pydantic import ValidationError
from starlette.responses import JSONResponse, RedirectResponse, Response

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, RateLimited
from discern.contract.models.assessments import OPEN_STATUSES, GiveAnswers, Next, Taking
from discern_app.base.navigation import base_path
from discern_app.participant.forms import PICKS, answer_of
from discern_app.participant.keep_link import begin_mail, draw_own_code
from discern_app.participant.own.records import rights_of
from discern_app.participant.questionnaire import (
    describe_questions,
    find_earlier,
    values_of,
)
from discern_app.participant.rendering import HEADERS, address_of, lead_to, show
from discern_app.participant.visit import NoLinkError, Own, Visit

QUESTIONS = "questions"
"""The tab of a member's page that asks."""


def show_next(visit: Visit, own: Own) -> Response | None:
    """The next question of the person; None where there is none. Raises `DiscernError`."""
    begun = own.begun if own.member is not None else own.assessment_id if own.status in OPEN_STATUSES else None
    if begun is None:
        return None
    following = visit.taker.client.send(operations.get_next(begun))
    return None if following.done else _show_question(visit, begun, own.expires_at, following)


def _show_question(visit: Visit, assessment_id: str, expires_at: datetime | None, following: Next) -> Response:
    state = describe_questions(assessment_id, following) | {
        "token": visit.token,
        "answers": f"{base_path()}/take/answers",
        "page": _address_of_questions(visit),
        "end": address_of("take", visit.token) if visit.member is None else address_of("me"),
    }
    link = "" if visit.member is not None else visit.link_to("me", visit.token)
    code = draw_own_code(link, is_embedded=visit.service.is_embedded) if link else None
    data = address_of("me", visit.token, tab="data")
    here = {"token": visit.token, "state": state, "link": link, "code": code, "data": data}
    return show("question", values_of(assessment_id, following, expires_at, visit.fields) | here)


def _address_of_questions(visit: Visit, **query: str) -> str:
    # A member's own page shows the profile of before while there are questions.
    here = {} if visit.member is None else {"tab": QUESTIONS}
    return address_of("me", visit.token, **here, **query)


def _lead_to_questions(visit: Visit, **query: str) -> Response:
    return RedirectResponse(_address_of_questions(visit, **query), 303, headers=HEADERS)


def answer(visit: Visit) -> Response:
    """One tap of a browser without the script: the answer is saved once all of it is picked. Raises `DiscernError`."""
    fields = visit.fields
    assessment_id, block_id = fields.get("assessment", ""), fields.get("block", "")
    picks = {each: fields[each] for each in PICKS if fields.get(each)}
    given = answer_of(fields, block_id, picks)
    if given is None:
        return _lead_to_questions(visit, block=block_id, shown=fields.get("shown", ""), **picks)
    # It may have been answered, ended or restarted elsewhere in the meantime: the page shows how things are.
    with suppress(InvalidRequest, NotPermitted, NotFound):
        following = visit.taker.write(operations.give_answers(assessment_id, GiveAnswers(answers=[given])))
        if following.done:
            return lead_to("take", visit.token) if visit.member is None else lead_to("me")
    return _lead_to_questions(visit)


def go_back(visit: Visit) -> Response:
    """The question before the one that is shown, for a browser without the script. Raises `DiscernError`."""
    earlier = None
    with suppress(InvalidRequest, NotPermitted, NotFound):
        following = visit.taker.client.send(operations.get_next(visit.fields.get("assessment", "")))
        earlier = find_earlier(following, visit.fields.get("block", ""))
    return _lead_to_questions(visit, **({} if earlier is None else {"block": earlier, "back": "yes"}))


def take_answers(visit: Visit, sent: dict[str, Any]) -> Response:
    """Save what the script sends, and say how far the person is; the script knows the questions that remain.

    It sends answers again where `retry` is true, and otherwise forgets them and asks for the page anew.
    """
    try:
        given = GiveAnswers.model_validate({"answers": sent.get("given")})
        following = visit.taker.write(operations.give_answers(str(sent.get("assessment")), given))
    except ValidationError:
        status = 400
    except (NoLinkError, InvalidRequest, NotPermitted, NotFound):
        status = 409
    except DiscernError as error:
        status = 429 if isinstance(error, RateLimited) else 503
    else:
        return JSONResponse(following.model_copy(update={"blocks": []}).model_dump(), headers=HEADERS)
    return JSONResponse({"retry": status in {429, 503}}, status, headers=HEADERS)


def show_end(visit: Visit, taking: Taking) -> Response:
    """Thanks, who may see the profile, and the link to keep; elsewhere the private link's own page."""
    if taking.status != "completed" or taking.candidate_id is None:
        return lead_to("me", visit.token)
    person = visit.taker.client.send(operations.get_candidate(taking.candidate_id))
    values = {
        "token": visit.token,
        "name": taking.candidate.name,
        "form": f"{base_path()}/take",
        "person": person,
        "is_member": False,
        "rights": rights_of(person),
        "saved": visit.fields.get("saved", ""),
        "link": visit.link_to("me", visit.token),
        "mail": begin_mail(visit.taker),
    }
    return show("end", values)
