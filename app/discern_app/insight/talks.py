"""What the page of a talk says, for every place that shows it: the same words for both readers."""

from datetime import date, timedelta
from typing import get_args

from discern.contract.models.agreements import Agreement
from discern.contract.models.insights import Insight
from discern.contract.models.talks import (
    CardUse,
    Meeting,
    Occasion,
    Talk,
    UseCards,
    next_day,
    opens_with_question,
    talk_before,
)
from discern.words import format_day_of_year, format_names, short_names
from discern_app.base.language import language, say
from discern_app.insight.findings import Names, sentence

OCCASIONS: tuple[Occasion, ...] = get_args(Occasion)


def cards_of(talk: Talk) -> dict[str, Insight]:
    """What the cards say, by the card, in the order of the page."""
    asked = "open" if opens_with_question(agreed_of(talk)) else "then"
    found = {asked: talk.open_with, "ready": talk.have_ready, "avoid": talk.avoid}
    return {card: statement for card, statement in found.items() if statement is not None}


def agreed_of(talk: Talk) -> Agreement | None:
    """What was agreed that the talk opens with."""
    return next((each for each in talk.agreements if each.id == talk.agreed_id), None)


def suggestions_of(talk: Talk) -> list[str]:
    """The ids of all that the page suggests."""
    said = [talk.advice, *cards_of(talk).values()]
    return list(dict.fromkeys(each.id for each in said if each is not None))


def names_of(talk: Talk) -> Names:
    return short_names(talk.people)


def called(talk: Talk) -> str:
    """What the people of a talk are called, in one line."""
    names = names_of(talk)
    return format_names([names.get(each.id, each.name) for each in talk.people], language())


def title_of_talk(talk: Talk) -> str:
    """What to do; where nothing is claimed, that there is a question."""
    if talk.advice is None:
        return say("talk-title", names=called(talk), asked=_is_asked(talk))
    return talk.advice.headline or sentence(talk.advice, names_of(talk))


def next_time(talk: Talk) -> date | None:
    """The day of the meeting after the one that is prepared."""
    if talk.meeting is None or talk.on is None:
        return None
    return next_day(talk.meeting, talk.on + timedelta(days=1))


def answered_lately(talk: Talk, today: date) -> list[Agreement]:
    """What was answered since the talk before the one that is prepared."""
    since = talk_before(talk.meeting, talk.on or today)
    return [each for each in talk.agreements if each.answered_at is not None and each.answered_at.date() >= since]


def skipped_day(meeting: Meeting, today: date) -> str:
    """The day that is skipped, as a date; empty where there is none, or it is over."""
    day = meeting.skipped_on
    return "" if day is None or day < today else format_day_of_year(day, language())


def why_of(talk: Talk) -> str:
    """Why to do it; where nothing is advised, why not."""
    if talk.advice is not None:
        return talk.advice.text
    return say("talk-open", why=talk.no_advice or "open", asked=_is_asked(talk), names=called(talk))


def _is_asked(talk: Talk) -> str:
    return "no" if talk.open_with is None else "yes"


def use_of(talk: Talk, use: CardUse | None) -> UseCards:
    """That the talk used or refused all that the page suggests, or neither any more."""
    return UseCards(
        meeting_id=None if talk.meeting is None else talk.meeting.id,
        candidate_ids=[each.id for each in talk.people] if talk.meeting is None else [],
        cards=suggestions_of(talk),
        on=talk.on,
        use=use,
    )
