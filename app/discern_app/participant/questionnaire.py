"""The questionnaire, for both of its hosts: its markup, what its script is told, and what it sends.

A plain page asks the questions, and a component of Streamlit's where a host honours no routes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, RateLimited
from discern.contract import GiveAnswers, Next
from discern_app.base.language import say
from discern_app.base.text import until
from discern_app.participant.forms import PICKS, now_ms, picked

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
    earlier = {each.block.id: each for each in following.given or ()}
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
        "asked": next((each for each in PICKS if each not in picks), "change"),
        "number": number,
        "has_earlier": number > before + 1,
        "total": following.total,
        "minutes": minutes_left(following.total - following.answered),
        "shown": fields.get("shown") or now_ms() if picks else now_ms(),
        "day": until(expires_at, long=True),
    }


def find_earlier(following: Next, block: str) -> str | None:
    """The question before the one that is shown; None where there is none to go back to."""
    ids = [each.block.id for each in following.given or ()]
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
            "asked": {each: say("taking-asked", pick=each) for each in (*PICKS, "change")},
            "picked": {each: say("taking-pick", pick=each) for each in PICKS},
        },
    }


@dataclass(frozen=True, slots=True)
class Saved:
    """What became of answers that the script sent, as an HTTP status and how far the person is if they are saved,
    without the blocks that remain, since the script knows them.

    On a status from 500 on, and on 429, the script sends them again. On any other it forgets them, and shows how things
    are.
    """

    status: int
    following: Next | None = None
    error: DiscernError | None = None


def save_answers(taker: CachedReader, assessment_id: str, sent: Mapping[str, Any]) -> Saved:
    """Save what the script sends, for the person that ``taker`` acts for."""
    try:
        call = operations.give_answers(assessment_id, GiveAnswers.model_validate({"answers": sent.get("given")}))
    except ValidationError:
        return Saved(400)
    try:
        following = taker.write(call)
        return Saved(200, following.model_copy(update={"blocks": []}))
    except (InvalidRequest, NotPermitted, NotFound) as error:
        return Saved(409, error=error)
    except DiscernError as error:
        return Saved(429 if isinstance(error, RateLimited) else 503, error=error)
