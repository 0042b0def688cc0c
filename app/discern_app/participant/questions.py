"""The questions behind a private link, and the page after the last one."""

from contextlib import suppress
from typing import Any
from urllib.parse import urlencode

from pydantic import ValidationError
from starlette.responses import JSONResponse, Response

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, RateLimited
from discern.contract import GiveAnswers, Next, Taking
from discern_app.access.gate import base_path
from discern_app.base.language import say
from discern_app.participant.forms import answer_of, now_ms, picked
from discern_app.participant.own.records import CHOICES
from discern_app.participant.own.seen import save_visibility
from discern_app.participant.rendering import HEADERS, lead_to, show
from discern_app.participant.visit import NoLinkError, Visit

SECONDS_A_QUESTION = 15
"""How long a question takes most people, for the time left until their own pace is known."""


def show_next(visit: Visit, taking: Taking) -> Response | None:
    """The next question behind a private link; None where there is none. Raises `DiscernError`."""
    if taking.status not in {"created", "started"}:
        return None
    following = visit.taker.client.send(operations.get_next(taking.assessment_id))
    return None if following.done else _show_question(visit, taking.assessment_id, following)


def _show_question(visit: Visit, assessment_id: str, following: Next) -> Response:
    block = following.blocks[0]
    picks = picked(visit.fields, block) if visit.fields.get("block") == block.id else {}
    asked = "most" if "most" not in picks else "least" if "least" not in picks else "second"
    values: dict[str, Any] = {
        "token": visit.token,
        "assessment": assessment_id,
        "block": block,
        "picks": picks,
        "pick_of": {item: what for what, item in picks.items()},
        "asked": asked,
        "number": following.answered + 1,
        "total": following.total,
        "minutes": minutes_left(following.total - following.answered),
        "shown": visit.fields.get("shown", "") if picks else now_ms(),
        "state": _state(visit, assessment_id, following),
        "link": visit.link_to("me", visit.token),
    }
    return show("question", values)


def minutes_left(questions: int) -> int:
    """In whole minutes, rounded up, at the pace of most people."""
    return -(-questions * SECONDS_A_QUESTION // 60)


def _state(visit: Visit, assessment_id: str, following: Next) -> dict[str, Any]:
    """What the script needs to ask the rest by itself."""
    return {
        "token": visit.token,
        "assessment": assessment_id,
        "answers": f"{base_path()}/take/answers",
        "page": f"{base_path()}/me?{urlencode({'token': visit.token})}",
        "end": f"{base_path()}/take?{urlencode({'token': visit.token})}",
        "next": following.model_dump(),
        "seconds": SECONDS_A_QUESTION,
        "words": {
            "steps": [say("taking-step", number=n, total=following.total) for n in range(1, following.total + 1)],
            "minutes": [say("taking-minutes-left", minutes=n) for n in range(1, 31)],
            "asked": {each: say("taking-asked", pick=each) for each in ("most", "least", "second", "change")},
            "picked": {each: say("taking-pick", pick=each) for each in ("most", "least")},
        },
    }


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
        answers = GiveAnswers.model_validate({"answers": sent.get("given")})
        call = operations.give_answers(str(sent.get("assessment")), answers)
    except ValidationError:
        return JSONResponse({"retry": False}, 400, headers=HEADERS)
    try:
        following = visit.taker.write(call)
    except (InvalidRequest, NotPermitted, NotFound, NoLinkError):
        return JSONResponse({"retry": False}, 409, headers=HEADERS)
    except DiscernError as error:
        return JSONResponse({"retry": True}, 429 if isinstance(error, RateLimited) else 503, headers=HEADERS)
    return JSONResponse(following.model_dump(), headers=HEADERS)


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
    query = {"saved": "yes"} if save_visibility(visit) else {}
    return lead_to("take", visit.token, **query)
