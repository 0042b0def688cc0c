"""Some weeks with the sample company, lived through the ordinary operations with a clock that starts in the past.

People answer in the first two weeks. Then a manager meets three of them one to one: they prepare with the page of the
talk, use what it suggests, say what became of the last agreement, and make another.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib.resources import files

from pydantic import BaseModel, ConfigDict

from discern.client.cache import CachedReader
from discern.contract import operations
from discern.contract.base_models import SAMPLE_PREFIX
from discern.contract.models.agreements import AgreementQuery, AnswerAgreement, NewAgreement, Outcome
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.talks import Meeting, PutMeeting, TalkQuery, UseCards
from discern.contract.models.teams import TeamQuery
from discern.samples import load

WEEKS = 6
"""How many weeks before the present one it begins."""

ANSWERING_DAYS = 10
"""Working days on which people answer."""

FIRST_TALKS = 2
"""The week of the first talks."""


class PastClock:
    """The time for a service that lives through the past."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


class SampleAgreement(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    when: str | None
    will: str
    outcome: Outcome | None


class SampleMeeting(BaseModel):
    """Talks with the sample person of that number on a ``weekday``, 0 for Monday, with what is agreed on in each."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    person: int
    weekday: int
    every_weeks: int
    agreements: list[SampleAgreement]


class SampleTeamAgreement(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    team: int
    when: str
    who: str
    will: str


class SampleHistory(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    meetings: list[SampleMeeting]
    team: SampleTeamAgreement


@cache
def sample_history() -> SampleHistory:
    """What happens, as shipped with the package."""
    return SampleHistory.model_validate_json(files("discern.samples").joinpath("history.json").read_bytes())


def first_monday(today: date) -> date:
    return today - timedelta(days=today.weekday(), weeks=WEEKS)


def live_through(reader: CachedReader, clock: PastClock, today: date) -> None:
    """Load the sample company into an empty account, and live through its weeks up to yesterday.

    Args:
        reader: over a service whose clock is ``clock``, which this sets.
        today: the last day is the one before it.

    Raises:
        DiscernError: a call failed.
    """
    monday = first_monday(today)
    _answer(reader, clock, monday)
    history = sample_history()
    meetings = {}
    clock.now = _at(monday + timedelta(weeks=FIRST_TALKS), 8)
    for each in history.meetings:
        first_on = monday + timedelta(weeks=FIRST_TALKS, days=each.weekday)
        person = _find_person(reader, each.person)
        put = PutMeeting(first_on=first_on, every_weeks=each.every_weeks)
        meetings[each.person] = reader.write(operations.PUT_MEETING(put, candidate_id=person))
    query = TeamQuery(external_id=f"{SAMPLE_PREFIX}team-{history.team.team + 1}", limit=1)
    team = reader.client.send(operations.LIST_TEAMS(query))
    made = NewAgreement(
        team_id=team.data[0].id,
        when=history.team.when,
        who=history.team.who,
        will=history.team.will,
        until=today - timedelta(days=today.weekday() + 3),
    )
    reader.write(operations.CREATE_AGREEMENT(made))
    for day, number, each in _talks(history, monday, today):
        clock.now = _at(day, 10)
        _talk(reader, meetings[each.person], each, number, day)


def _answer(reader: CachedReader, clock: PastClock, monday: date) -> None:
    clock.now = _at(monday, 9)
    for share in load(reader):
        day = int(share * ANSWERING_DAYS * 0.999)
        clock.now = _at(monday + timedelta(weeks=day // 5, days=day % 5), 9) + timedelta(hours=share * 6)


def _talks(history: SampleHistory, monday: date, today: date) -> Iterator[tuple[date, int, SampleMeeting]]:
    """The days of talks in their order, each with the number of the talk with that person and the meeting."""
    for week in range(WEEKS - FIRST_TALKS + 1):
        for each in sorted(history.meetings, key=lambda meeting: meeting.weekday):
            day = monday + timedelta(weeks=FIRST_TALKS + week, days=each.weekday)
            if week % each.every_weeks == 0 and day < today:
                yield day, week // each.every_weeks, each


def _talk(reader: CachedReader, meeting: Meeting, each: SampleMeeting, number: int, day: date) -> None:
    talk = reader.client.send(operations.GET_TALK(TalkQuery(meeting_id=meeting.id, on=day)))
    lines = [line.id for line in (talk.advice, talk.open_with, talk.have_ready, talk.avoid) if line is not None]
    # Of four, two are enough for a talk.
    if lines[:2]:
        reader.write(operations.USE_CARDS(UseCards(meeting_id=meeting.id, cards=lines[:2], on=day, use="used")))
    open_ones = AgreementQuery(candidate_id=meeting.candidate.id, open=True)
    for agreement in reader.client.send(operations.LIST_AGREEMENTS(open_ones)).data:
        outcome = each.agreements[number - 1].outcome
        reader.write(operations.ANSWER_AGREEMENT(AnswerAgreement(outcome=outcome), agreement_id=agreement.id))
    new = each.agreements[number]
    until = day + timedelta(weeks=each.every_weeks)
    agreed = NewAgreement(meeting_id=meeting.id, when=new.when, will=new.will, until=until)
    reader.write(operations.CREATE_AGREEMENT(agreed))


def _find_person(reader: CachedReader, number: int) -> str:
    query = CandidateQuery(external_id=f"{SAMPLE_PREFIX}person-{number + 1}", limit=1)
    return reader.client.send(operations.LIST_CANDIDATES(query)).data[0].id


def _at(day: date, hour: int) -> datetime:
    return datetime.combine(day, time(hour), UTC)
