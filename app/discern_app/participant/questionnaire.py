"""The questionnaire, for both of its hosts: its markup, what its script is told, and what it sends.

A plain page asks the questions, and a component of Streamlit's where a host honours no routes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, RateLimited
from discern.contract import GiveAnswers, GivenAnswer, Next
from discern_app.base.language import say
from discern_app.base.text import until
from discern_app.participant.forms import now_ms, picked

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
    earlier = {each.block.id: each for each in _reachable(following)}
    before = following.answered - len(earlier)
    block, number = following.blocks[0], following.answered + 1
    picks = picked(fields, block) if fields.get("block") == block.id else {}
    if (at := earlier.get(fields.get("block", ""))) is not None:
        block, number = at.block, before + [*earlier].index(at.block.id) + 1
        answered = {"most": at.most, "least": at.least, "second": at.second or ""}
        picks = picked(answered if fields.get("back") else fields, block)
    wanted = ("most", "least", "second") if following.ranking else ("most", "least")
    return {
        "assessment": assessment_id,
        "block": block,
        "picks": picks,
        "pick_of": {item: what for what, item in picks.items()},
        "asked": next((each for each in wanted if each not in picks), "change"),
        "number": number,
        "has_earlier": number > before + 1,
        "total": following.total,
        "minutes": minutes_left(following.total - following.answered),
        "shown": fields.get("shown") or now_ms() if picks else now_ms(),
        "ranking": following.ranking,
        "day": until(expires_at, long=True),
    }


def _reachable(following: Next) -> Sequence[GivenAnswer]:
    """The answers that a page without the script leads back to. In an adaptive form another one would delete those
    after it, which the script alone asks about.
    """
    return () if following.adaptive else following.given or ()


def find_earlier(following: Next, block: str) -> str | None:
    """The question before the one that is shown; None where there is none to go back to."""
    ids = [each.block.id for each in _reachable(following)]
    place = ids.index(block) if block in ids else len(ids)
    return ids[place - 1] if place else None


def minutes_left(questions: int) -> int:
    """In whole minutes, rounded up, at the pace of most people."""
    return -(-questions * SECONDS_A_QUESTION // 60)


def describe_questions(assessment_id: str, following: Next) -> dict[str, Any]:
    """What the script `questions.js` needs to ask the rest by itself."""
    counts = range(1, following.total) if following.adaptive else ()
    return {
        "assessment": assessment_id,
        "next": following.model_dump(),
        "seconds": SECONDS_A_QUESTION,
        "words": {
            "steps": [say("taking-step", number=n, total=following.total) for n in range(1, following.total + 1)],
            "minutes": [say("taking-minutes-left", minutes=n) for n in range(1, 31)],
            "asked": {each: say("taking-asked", pick=each) for each in ("most", "least", "second", "change")},
            "picked": {each: say("taking-pick", pick=each) for each in ("most", "least")},
            "next": say("taking-next"),
            "later": [say("taking-later-answers", count=n) for n in counts],
            "drop": [say("taking-drop", count=n) for n in counts],
        },
    }


@dataclass(frozen=True, slots=True)
class Saved:
    """What became of answers that the script sent, as an HTTP status and what comes next if they are saved: of the
    blocks only the first, since the script knows all others, and an adaptive form has one.

    On a status from 500 on, and on 429, the script sends them again. On any other it forgets them, and shows how things
    are.
    """

    status: int
    following: Next | None = None
    error: DiscernError | None = None


def save_answers(taker: CachedReader, assessment_id: str, sent: Mapping[str, Any]) -> Saved:
    """Save what the script sends, for the person that ``taker`` acts for."""
    given = {"answers": sent.get("given")}
    if sent.get("drop_later") is True:
        # Only where it is needed, so that a service that can't drop answers takes all others.
        given["drop_later"] = True
    try:
        call = operations.give_answers(assessment_id, GiveAnswers.model_validate(given))
    except ValidationError:
        return Saved(400)
    try:
        following = taker.write(call)
        return Saved(200, following.model_copy(update={"blocks": following.blocks[:1]}))
    except (InvalidRequest, NotPermitted, NotFound) as error:
        return Saved(409, error=error)
    except DiscernError as error:
        return Saved(429 if isinstance(error, RateLimited) else 503, error=error)
