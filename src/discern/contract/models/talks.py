"""Meetings of two who talk one to one, and the page that prepares a talk: the same words for both of them."""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from itertools import count, takewhile
from typing import Annotated, Literal, Self

from pydantic import Field, StrictInt, StringConstraints, model_validator

from discern.contract.base_models import WRITTEN_EITHER_WAY, CandidateRef, Day, Input, Line, Object
from discern.contract.models.agreements import Agreement
from discern.contract.models.insights import Insight, Wording

Occasion = Literal["one-to-one", "feedback", "disagreement", "delegating", "change"]
"""What a talk is about."""

EveryWeeks = Annotated[StrictInt, Field(ge=1, le=4), WRITTEN_EITHER_WAY]

CardUse = Literal["used", "refused"]
"""What readers say of what a talk suggests."""

NoAdvice = Literal["open", "random", "no_card", "nothing_new", "unfinished", "unanswered", "withheld", "held"]
"""Why a talk has no advice. `open`: the answers leave the person's style open, or
look picked at random (`random`). `no_card`: there is none for the occasion. `nothing_new`: whatever suits was
used or refused lately. Or there are no results: the person hasn't finished the questionnaire (`unfinished`), or hasn't
begun it (`unanswered`), the answers make no profile (`withheld`), or it is held until it has been talked through
(`held`)."""

CardId = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern="^[A-Za-z0-9._-]+$")]
"""The id of a statement of a talk, which is that of its message."""

MOST_DAYS_AWAY = 366
"""How far from today a day of a talk may be."""

RESTS_WEEKS = 8
"""For so many weeks a suggestion doesn't come back that was used or refused."""


class Away(Object):
    """The days on which a leader meets nobody: from ``since`` on, and again on ``back_on``. Both are null where there
    are none.
    """

    since: date | None = None
    back_on: date | None = None

    def covers(self, day: date) -> bool:
        return self.since is not None and self.back_on is not None and self.since <= day < self.back_on


class PutAway(Input):
    """Both are null for a leader who isn't away."""

    since: Day | None = Field(default=None, description="The first day away; today by default.")
    back_on: Day | None = Field(description="The first day back, after `since` and today. Null: not away.")

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.since is not None and (self.back_on is None or self.back_on <= self.since):
            raise ValueError("back_on must be after since")
        return self


class Meeting(Object):
    """That a leader meets a person one to one, on a day every one to four weeks.

    ``leader`` is the name of the user who leads, null where nobody signs in. On ``skipped_on`` they don't meet, though
    it is one of the days: that which was skipped last. Nor do they while the leader is ``away``. ``shared`` is whether
    both let the other see the page of their talks, ``shared_by_you`` whether the caller does. ``own``: the caller is
    the leader.
    """

    id: str
    candidate: CandidateRef
    leader: str | None = None
    first_on: date
    every_weeks: int
    skipped_on: date | None = None
    away: Away = Away()
    shared: bool
    shared_by_you: bool
    own: bool


class PutMeeting(Input):
    first_on: Day = Field(description="A day on which the two meet; others follow every `every_weeks` weeks.")
    every_weeks: EveryWeeks = 1


class ShareMeeting(Input):
    shared: bool = Field(description="Whether the other one sees the page of the talks with you, and you do.")


class SkipMeeting(Input):
    on: Day | None = Field(description="A day of the meeting, on which the two don't meet. Null: they meet on it.")


class TalkQuery(Wording):
    """Either ``meeting_id`` or ``candidate_id``, with ``other_id`` where the talk is between two people."""

    meeting_id: Line | None = Field(
        default=None, description="A meeting of the caller's, as the leader or as the person."
    )
    candidate_id: Line | None = Field(
        default=None, description="The person that the caller talks with, or one of two people."
    )
    other_id: Line | None = Field(default=None, description="The other of two people.")
    occasion: Occasion = "one-to-one"
    on: Day | None = Field(
        default=None, description="The day to prepare for, today by default; each week has its own advice."
    )

    @model_validator(mode="after")
    def _whose(self) -> Self:
        if (self.meeting_id is None) == (self.candidate_id is None):
            raise ValueError("give either meeting_id or candidate_id")
        if self.other_id is not None and (self.candidate_id is None or self.other_id == self.candidate_id):
            raise ValueError("other_id must be of another person than candidate_id")
        return self


class Talk(Object):
    """A talk with a person, or of two people: one thing to do, and a line each for how to begin, what to bring and what
    to leave. Where there is no ``advice``, ``no_advice`` says why, and there is the question alone, if one is left.

    ``advice`` has what to do as its headline and why as its text; it, ``have_ready`` and ``avoid`` rest on ``claim``.
    ``on`` is the day of the next meeting, from the day asked for. ``agreements`` are the open ones, and the one that
    was answered last. ``used`` are the ids of statements that are said to be used in it. Where ``shared`` is false, all
    of it is empty.

    ``agreed_id`` is the one of ``agreements`` that a talk one to one opens with, as `find_opening` has it.
    """

    people: list[CandidateRef]
    leader: str | None = None
    occasion: Occasion
    meeting: Meeting | None = None
    on: date | None = None
    shared: bool = True
    claim: Insight | None = None
    advice: Insight | None = None
    no_advice: NoAdvice | None = None
    open_with: Insight | None = None
    have_ready: Insight | None = None
    avoid: Insight | None = None
    used: list[str] = []
    agreements: list[Agreement] = []
    agreed_id: str | None = None


class OpenersQuery(Wording):
    on: Day | None = Field(default=None, description="From which day on; today by default.")


class TalkOpener(Object):
    """How the talk of a day opens: with what was ``agreed``, and else, or where that was kept, with a question.
    ``open_with`` is null where none is left. ``unclear``: the person's answers look random, or make no profile.
    """

    meeting_id: str
    candidate: CandidateRef
    on: date
    agreed: Agreement | None = None
    open_with: Insight | None = None
    unclear: bool = False


class TalkOpeners(Object):
    openers: list[TalkOpener]


class UseCards(Input):
    """Of the talk that ``meeting_id`` or ``candidate_ids`` name."""

    meeting_id: Line | None = None
    candidate_ids: list[Line] = Field(default=[], max_length=2, json_schema_extra={"uniqueItems": True})
    cards: Annotated[list[CardId], Field(min_length=1, max_length=4)] = Field(
        description="Ids of the statements of a talk: of `advice`, `open_with`, `have_ready` or `avoid`."
    )
    on: Day | None = Field(default=None, description="The talk's day, or one before it; today by default.")
    use: CardUse | None = Field(description="Null takes back what was said.")

    @model_validator(mode="after")
    def _whose(self) -> Self:
        if (self.meeting_id is None) == (not self.candidate_ids):
            raise ValueError("give either meeting_id or candidate_ids")
        if len(set(self.candidate_ids)) < len(self.candidate_ids):
            raise ValueError("candidate_ids must be of two people")
        return self


class UsedCard(Object):
    """A suggestion that the talk of a day used or refused, by its id; ``leader`` prepared the talk."""

    leader: str | None = None
    card: str
    use: CardUse
    on: date


class UsedCards(Object):
    cards: list[str]
    use: CardUse | None = None


def meeting_days(first_on: date, every_weeks: int, since: date) -> Iterator[date]:
    """The days of a meeting from ``since`` on, without an end."""
    step = timedelta(weeks=every_weeks)
    gone = max(0, -(-(since - first_on).days // step.days))
    return (first_on + step * number for number in count(gone))


def next_meeting(first_on: date, every_weeks: int, since: date) -> date:
    """The first day of a meeting from ``since`` on, skipped or not."""
    return next(meeting_days(first_on, every_weeks, since))


def is_skipped(meeting: Meeting, day: date) -> bool:
    """Whether the two don't meet on a day of the meeting."""
    return day == meeting.skipped_on or meeting.away.covers(day)


def next_day(meeting: Meeting, since: date) -> date:
    """The first day from ``since`` on on which the two meet."""
    days = meeting_days(meeting.first_on, meeting.every_weeks, since)
    return next(day for day in days if not is_skipped(meeting, day))


def skipped_days(meeting: Meeting) -> list[date]:
    """The days of a meeting on which the two don't meet: that which was skipped last, and those of the absence."""
    away = meeting.away
    days = set() if meeting.skipped_on is None else {meeting.skipped_on}
    if away.since is not None:
        days.update(takewhile(away.covers, meeting_days(meeting.first_on, meeting.every_weeks, away.since)))
    return sorted(days)


def planned_day(meeting: Meeting, day: date) -> date:
    """The day on which the talk of a day was to be, before the days until then were skipped."""
    step = timedelta(weeks=meeting.every_weeks)
    while day - step >= meeting.first_on and is_skipped(meeting, day - step):
        day -= step
    return day


TWO_WEEKS = timedelta(weeks=2)


def talk_before(meeting: Meeting | None, on: date) -> date:
    """The day of the talk before that of a day; without a meeting, two weeks before it."""
    return on - TWO_WEEKS if meeting is None else planned_day(meeting, on) - timedelta(weeks=meeting.every_weeks)


def find_opening(agreements: Iterable[Agreement], meeting: Meeting | None, on: date) -> Agreement | None:
    """What two agreed on that their talk of a day opens with: an open one, or one that was answered since the talk
    before. One that is due goes first, then whatever happened last, and last what was kept. ``agreements`` are the
    newest first.
    """
    since = talk_before(meeting, on)
    found = [each for each in agreements if each.answered_at is None or each.answered_at.date() >= since]
    return max(
        found,
        key=lambda each: (
            each.outcome is None and each.until <= on,
            each.outcome != "kept",
            each.answered_at or each.created_at,
        ),
        default=None,
    )


def opens_with_question(agreed: Agreement | None) -> bool:
    """Whether a talk that begins with what was agreed has its question there too: what was kept needs none."""
    return agreed is None or agreed.outcome == "kept"
