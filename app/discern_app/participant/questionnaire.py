"""The questionnaire: its markup, what its script is told, and what it sends."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from discern.contract.models.assessments import Next
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
