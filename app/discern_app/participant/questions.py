"""The questions behind a private link, for browsers with the script and without."""

import re
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from typing import Any

from pydantic import ValidationError
from starlette.responses import JSONResponse, RedirectResponse, Response

from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, RateLimited
from discern.contract import operations
from discern.contract.models.assessments import OPEN_STATUSES, Answer, Block, GiveAnswers, Next
from discern_app.base.language import known_language, say, speaking
from discern_app.base.navigation import base_path
from discern_app.base.text import until
from discern_app.participant.keep_link import draw_own_code, sends_mail
from discern_app.participant.rendering import HEADERS, address_of, lead_to, show
from discern_app.participant.visit import NoLinkError, Own, Visit

PICKS = ("most", "least")
"""What is picked of a block's statements, in this order."""


LONGEST_MS = 86_400_000
"""The longest response time that is recorded, in milliseconds."""


def now_ms() -> int:
    return int(time.time() * 1000)


def picked(fields: Mapping[str, str], block: Block) -> dict[str, str]:
    """What is picked of a block's statements so far: `most` and `least`, each another one."""
    ids = {item.id for item in block.items}
    picks: dict[str, str] = {}
    for what in PICKS:
        item = fields.get(what)
        if item not in ids or item in picks.values():
            break
        picks[what] = item
    return picks


def answer_of(fields: Mapping[str, str], block: str, picks: Mapping[str, str]) -> Answer | None:
    """The answer to a block; None until both are picked."""
    if not all(what in picks for what in PICKS):
        return None
    shown_at = fields.get("shown", "")
    ms = now_ms() - int(shown_at) if re.fullmatch(r"[0-9]{1,14}", shown_at) else None
    return Answer(
        block=block,
        most=picks["most"],
        least=picks["least"],
        ms=None if ms is None else min(max(ms, 0), LONGEST_MS),
    )


SECONDS_A_QUESTION = 15
"""How long a question takes most people, for the time left until their own pace is known."""


def values_of(
    assessment_id: str, following: Next, expires_at: datetime | None, fields: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """What the template `_questionnaire.html` shows: the next question, with what ``fields`` have picked of it, or an
    earlier one that they name; and until when questions can be answered.

    The template also needs a ``token``, which may be empty.
    """
    fields = fields or {}
    earlier = {answer.block.id: answer for answer in following.given or ()}
    # Answers that the service keeps to itself can't be gone back to, and count before the others.
    before = following.answered - len(earlier)
    block, number = following.blocks[0], following.answered + 1
    picks = picked(fields, block) if fields.get("block") == block.id else {}
    if (at := earlier.get(fields.get("block", ""))) is not None:
        block, number = at.block, before + [*earlier].index(at.block.id) + 1
        picks = picked({"most": at.most, "least": at.least} if fields.get("back") else fields, block)
    return {
        "assessment": assessment_id,
        "block": block,
        "picks": picks,
        "pick_of": {item: what for what, item in picks.items()},
        "asked": next((pick for pick in PICKS if pick not in picks), "change"),
        "number": number,
        "has_earlier": number > before + 1,
        "total": following.total,
        "minutes": minutes_left(following.total - following.answered),
        # The time of an answer runs through all of its taps, each of which is a page here.
        "shown": fields.get("shown") or now_ms() if picks else now_ms(),
        "day": until(expires_at, long=True),
    }


def find_earlier(following: Next, block: str) -> str | None:
    """The question before the one that is shown; None where there is none to go back to."""
    ids = [answer.block.id for answer in following.given or ()]
    place = ids.index(block) if block in ids else len(ids)
    return ids[place - 1] if place else None


def minutes_left(questions: int) -> int:
    """In whole minutes, rounded up, at the pace of most people."""
    return -(-questions * SECONDS_A_QUESTION // 60)


def describe_questions(assessment_id: str, following: Next) -> dict[str, Any]:
    """What the script `questions.js` needs to ask the rest by itself."""
    return {
        "assessment": assessment_id,
        "next": following.model_dump(),
        "seconds": SECONDS_A_QUESTION,
        "words": {
            "steps": [say("taking-step", number=n, total=following.total) for n in range(1, following.total + 1)],
            "minutes": [say("taking-minutes-left", minutes=n) for n in range(1, 31)],
            "asked": {pick: say("taking-asked", pick=pick) for pick in (*PICKS, "change")},
            "picked": {pick: say("taking-pick", pick=pick) for pick in PICKS},
        },
    }


QUESTIONS = "questions"
"""The tab of a person's page that asks."""

ANSWERED = {"answered": "yes"}
"""What the address of the person's page says after the last question: then it thanks, and shows the link to keep."""


def has_answered(visit: Visit) -> bool:
    """Whether the page comes after the last question, or after a form that was on that page."""
    return visit.fields.get("answered") == ANSWERED["answered"]


def show_next(visit: Visit, own: Own) -> Response | None:
    """The next question of the person; None where there is none. Raises `DiscernError`."""
    begun = own.assessment_id if own.begun is None and own.status in OPEN_STATUSES else own.begun
    if begun is None:
        return None
    following = visit.taker.client.send(operations.GET_NEXT(assessment_id=begun))
    if following.done:
        return None
    # What is asked and how is one text: the page asks in the questionnaire's language, whatever the reader's is.
    with speaking(known_language(following.language) or visit.language):
        return _show_question(visit, begun, own, following)


def _show_question(visit: Visit, assessment_id: str, own: Own, following: Next) -> Response:
    state = describe_questions(assessment_id, following) | {
        "token": visit.token,
        "answers": f"{base_path()}/take/answers",
        "page": _address_of_questions(visit),
        "end": address_of("me", visit.token, **ANSWERED),
    }
    link = "" if visit.member is not None else visit.link_to("me", visit.token)
    code = draw_own_code(link, is_embedded=visit.service.is_embedded) if link else None
    here = {
        "token": visit.token,
        "state": state,
        "link": link,
        "code": code,
        "data": address_of("me", visit.token, tab="data"),
        "mails": bool(link) and sends_mail(visit.taker),
        "email": _find_address(visit, own.candidate_id) if link and not following.answered else "",
    }
    return show("question", values_of(assessment_id, following, own.expires_at, visit.fields) | here)


def _find_address(visit: Visit, candidate_id: str | None) -> str:
    """The address on file, which a person may have their link mailed to; empty where there is none or no mail."""
    if candidate_id is None or not sends_mail(visit.taker):
        return ""
    try:
        return visit.taker.client.send(operations.GET_CANDIDATE(candidate_id=candidate_id)).email or ""
    except DiscernError:
        return ""


def _address_of_questions(visit: Visit, **query: str) -> str:
    # A person's own page shows the profile of before while there are questions.
    return address_of("me", visit.token, tab=QUESTIONS, **query)


def _lead_to_questions(visit: Visit, **query: str) -> Response:
    return RedirectResponse(_address_of_questions(visit, **query), 303, headers=HEADERS)


def answer(visit: Visit) -> Response:
    """One tap of a browser without the script: the answer is saved once all of it is picked. Raises `DiscernError`."""
    fields = visit.fields
    assessment_id, block_id = fields.get("assessment", ""), fields.get("block", "")
    picks = {pick: fields[pick] for pick in PICKS if fields.get(pick)}
    answer_given = answer_of(fields, block_id, picks)
    if answer_given is None:
        return _lead_to_questions(visit, block=block_id, shown=fields.get("shown", ""), **picks)
    # It may have been answered, ended or restarted elsewhere in the meantime: the page shows how things are.
    with suppress(InvalidRequest, NotPermitted, NotFound):
        following = visit.taker.write(
            operations.GIVE_ANSWERS(GiveAnswers(answers=[answer_given]), assessment_id=assessment_id)
        )
        if following.done:
            return lead_to("me", visit.token, **ANSWERED)
    return _lead_to_questions(visit)


def go_back(visit: Visit) -> Response:
    """The question before the one that is shown, for a browser without the script. Raises `DiscernError`."""
    earlier = None
    with suppress(InvalidRequest, NotPermitted, NotFound):
        following = visit.taker.client.send(operations.GET_NEXT(assessment_id=visit.fields.get("assessment", "")))
        earlier = find_earlier(following, visit.fields.get("block", ""))
    return _lead_to_questions(visit, **({} if earlier is None else {"block": earlier, "back": "yes"}))


def take_answers(visit: Visit, sent: dict[str, Any]) -> Response:
    """Save what the script sends, and say how far the person is; the script knows the questions that remain.

    It sends answers again where `retry` is true, and otherwise forgets them and asks for the page anew.
    """
    try:
        answers = GiveAnswers.model_validate({"answers": sent.get("given")})
        following = visit.taker.write(operations.GIVE_ANSWERS(answers, assessment_id=str(sent.get("assessment"))))
    except ValidationError:
        status = 400
    except (NoLinkError, InvalidRequest, NotPermitted, NotFound):
        # The page knows better how things stand: the script asks for it anew.
        status = 409
    except DiscernError as error:
        status = 429 if isinstance(error, RateLimited) else 503
    else:
        return JSONResponse(following.model_copy(update={"blocks": []}).model_dump(), headers=HEADERS)
    return JSONResponse({"retry": status in {429, 503}}, status, headers=HEADERS)
