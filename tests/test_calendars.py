"""Calendar files, read back as a calendar program reads them."""

from dataclasses import replace
from datetime import UTC, date, datetime

from icalendar import Calendar, Event

from discern.calendars import Opener, agreement_calendar, make_calendar, meeting_calendar
from discern.contract.base_models import CandidateRef
from discern.contract.models.agreements import Agreement
from discern.contract.models.talks import Meeting

NOW = datetime(2026, 11, 28, 9, 30, tzinfo=UTC)

MEETING = Meeting(
    id="meet_1",
    candidate=CandidateRef(id="cand_1", name="Diego Ruiz"),
    leader="Ana",
    first_on=date(2026, 12, 1),
    every_weeks=2,
    shared=True,
    shared_by_you=True,
    own=True,
)

AGREEMENT = Agreement(
    id="agr_1",
    candidate_ids=["cand_1"],
    people=[CandidateRef(id="cand_1", name="Diego Ruiz")],
    when="the team decides",
    who="Diego",
    will="say one doubt; then, wait\nBEGIN:VALARM",
    until=date(2026, 12, 11),
    own=True,
    created_at=NOW,
)


def only_event(file: bytes) -> Event:
    [event] = events(file)
    return event


def events(file: bytes) -> list[Event]:
    calendar = Calendar.from_ical(file)
    assert isinstance(calendar, Calendar)
    assert all(len(line) <= 75 for line in file.split(b"\r\n"))
    return list(calendar.events)


def test_a_meeting_is_repeated_every_other_week_from_its_first_day_and_takes_no_time() -> None:
    event = only_event(meeting_calendar(MEETING, NOW))
    assert (event.start, event.end) == (date(2026, 12, 1), date(2026, 12, 2))
    assert event["rrule"].to_ical() == b"FREQ=WEEKLY;INTERVAL=2"
    assert event["transp"] == "TRANSPARENT"
    assert event.stamp == NOW
    assert event.uid == only_event(meeting_calendar(MEETING, datetime(2027, 1, 1, tzinfo=UTC))).uid


def test_an_agreement_is_on_its_day_alone() -> None:
    event = only_event(agreement_calendar(AGREEMENT, NOW))
    assert (event.start, event.end, event.get("rrule")) == (date(2026, 12, 11), date(2026, 12, 12), None)


def test_no_file_names_anybody_or_says_what_was_agreed_unless_it_is_wanted() -> None:
    file = make_calendar([MEETING], [AGREEMENT], NOW)
    assert [event.summary for event in events(file)] == ["Talk", "Agreement due"]
    assert not any(word in file for word in (b"Diego", b"Ana", b"doubt", b"decides"))


def test_with_names_events_say_who_and_what_in_words_that_stay_words() -> None:
    file = make_calendar(
        [MEETING, MEETING.model_copy(update={"id": "meet_2", "own": False})], [AGREEMENT], NOW, names=True
    )
    talk, other_side, agreed = events(file)
    assert (talk.summary, other_side.summary) == ("Talk with Diego", "Talk with Ana")
    assert agreed.summary == f"Agreed: {AGREEMENT.will}"
    assert "When the team decides, Diego will say one doubt" in str(agreed.description)
    namesake = MEETING.model_copy(update={"id": "meet_3", "candidate": CandidateRef(id="cand_3", name="Diego Alba")})
    summaries = [each.summary for each in events(make_calendar([MEETING, namesake], [], NOW, names=True))]
    assert summaries == ["Talk with Diego R.", "Talk with Diego A."]
    assert not agreed.subcomponents, "what somebody wrote is text, not a part of the file"
    assert len({event.uid for event in (talk, other_side, agreed)}) == 3


OPENER = Opener(date(2026, 12, 15), "“What went well?”")


def test_the_next_talk_says_how_it_opens_where_names_are_wanted_and_no_other_day_does() -> None:
    all_days, one_day = events(meeting_calendar(MEETING, NOW, names=True, opener=OPENER))
    assert (one_day.start, one_day.decoded("recurrence-id"), one_day.get("rrule")) == (OPENER.on, OPENER.on, None)
    assert one_day.uid == all_days.uid, "it takes the place of that day"
    assert (one_day.summary, one_day.description) == (all_days.summary, f"Open with: {OPENER.question}")
    assert all_days.description is None
    assert "went well" not in meeting_calendar(MEETING, NOW, opener=OPENER).decode()


def test_it_opens_with_what_was_agreed_and_has_the_question_only_where_that_was_kept() -> None:
    for outcome, said in (
        ("partly", "Last time, partly: When the team decides, Diego will ask. What is in the way?"),
        ("kept", "Kept last time: When the team decides, Diego will ask.\nOpen with: “What went well?”"),
    ):
        agreed = AGREEMENT.model_copy(update={"outcome": outcome, "will": "ask"})
        opener = replace(OPENER, agreed=agreed)
        assert events(meeting_calendar(MEETING, NOW, names=True, opener=opener))[1].description == said
        assert "decides" not in meeting_calendar(MEETING, NOW, opener=opener).decode()


def test_a_talk_of_the_reader_has_the_link_to_its_page_and_names_nobody_by_it() -> None:
    url = "https://disc.example.org"
    both = [MEETING, MEETING.model_copy(update={"id": "meet_2", "own": False})]
    own, other_side = events(make_calendar(both, [], NOW, app_url=url))
    assert own.description == f"Prepare the talk: {url}/talk?person=cand_1"
    assert other_side.description is None
    named = events(meeting_calendar(MEETING, NOW, names=True, opener=OPENER, app_url=url))
    assert [str(each.description).count("Prepare the talk") for each in named] == [1, 1]


def test_a_skipped_day_is_left_out() -> None:
    event = only_event(meeting_calendar(MEETING.model_copy(update={"skipped_on": date(2026, 12, 15)}), NOW))
    assert event["exdate"].to_ical() == b"20261215"
