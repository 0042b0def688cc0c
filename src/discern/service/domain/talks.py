"""The page that prepares a talk of a leader with a person, or of two people: read under the gates, then composed.

In a talk with a meeting both read the same words: those of results that both of them may see.

Why: docs/decisions/0027-a-talk-is-one-page-for-two.md
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from sqlalchemy import Connection

from discern import insight, words
from discern.cards.talks import Preparation, prepare_talk
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.insights import Insight, Mark, Voice, claims_behind, marks_of_claims
from discern.contract.models.results import Results
from discern.contract.models.talks import Occasion, Talk, TalkQuery, UseCards, next_day, next_meeting, planned_day
from discern.contract.weeks import find_monday
from discern.service.domain.team_analysis import compare_stored_people, read_pair
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.references import name_person
from discern.service.storage.repositories.agreements import list_agreements_between
from discern.service.storage.repositories.candidates import get_candidate
from discern.service.storage.repositories.meetings import (
    find_meeting_with,
    find_pair,
    get_meeting,
    list_shared_meetings,
    require_day,
    require_leader,
    require_led_person,
    require_shared,
)
from discern.service.storage.repositories.people.marks import list_marks_of_several
from discern.service.storage.repositories.results import list_shared_results
from discern.service.storage.repositories.used_cards import (
    CardUsed,
    TalkKey,
    find_resting,
    find_resting_before,
    list_used,
    store_use,
)
from discern.service.storage.repositories.visibility import Viewer, require_visible


@dataclass(frozen=True, slots=True)
class StoredTalk:
    """What a talk is composed from.

    Attributes:
        page: the talk without what is suggested.
        on: the day that it is prepared for.
        turn: the day that decides whose turn it is of what suits. What was prepared for a day that is skipped comes
            again on the next.
        results: the results of the people, in their order; none where nothing may be said of them.
        marks: what each of them says of statements about them.
        used: what their talks have used or refused.
        week: the talks that the leader has in that week, by meeting, as far as they say something. Two of them don't
            suggest the same where there is something else.
    """

    page: Talk
    on: date
    turn: date
    results: Sequence[Results] = ()
    marks: Sequence[Sequence[Mark]] = ()
    used: Sequence[CardUsed] = ()
    week: Mapping[str, "StoredTalk"] = field(default_factory=dict)


def prepare_week(
    connection: Connection, account_id: str, made_by: str | None, day: date, language: str, voice: Voice = "named"
) -> dict[str, Preparation]:
    """What the talks of a leader suggest in the week of a day, by meeting, where both share them."""
    week = _read_week(connection, account_id, made_by, day, "one-to-one")
    return _choose_week(week, language, voice)


def read_talk(connection: Connection, account_id: str, viewer: Viewer, query: TalkQuery, today: date) -> StoredTalk:
    """Read what a talk is composed from.

    Args:
        connection: where it is read.
        account_id: the caller's.
        viewer: who prepares it, as `person_links.recognise` knows them.
        query: whose talk, about what, and when.
        today: the day in UTC.

    Raises:
        ServiceError: `not_found` for the meeting or a person; `not_led`, `not_shared`, `results_held` or `role_forbids`
            where ``viewer`` may not; `profile_missing` where somebody has no result that counts and there is no
            meeting; `invalid_parameter` for a day too far away.
    """
    day = query.on or today
    require_day("on", day, today)
    if query.meeting_id is not None:
        return _read_meeting(connection, account_id, viewer, query, query.meeting_id, day)
    require_leader(viewer)
    people = [each for each in (query.candidate_id, query.other_id) if each is not None]
    for candidate_id in people:
        missing = not_found("candidate")
        require_led_person(connection, account_id, candidate_id, viewer, missing, to_write=False)
    named = [name_person(get_candidate(connection, account_id, candidate_id)) for candidate_id in people]
    if len(people) == 1:
        meeting, is_shared = find_meeting_with(connection, people[0], viewer)
        if not is_shared:
            return StoredTalk(Talk(people=named, occasion=query.occasion, meeting=meeting, shared=False), day, day)
        if meeting is not None:
            return _read_meeting(connection, account_id, viewer, query, meeting.id, day)
    for candidate_id in people:
        require_visible(connection, viewer, candidate_id)
    results = _read_results(connection, account_id, people, viewer)
    talk = TalkKey(viewer.user_id, tuple(people))
    agreed = list_agreements_between(connection, talk.made_by, talk.people, viewer)
    page = Talk(people=named, occasion=query.occasion, agreements=agreed)
    return _read_rest(connection, page, talk, day, day, results)


def _read_meeting(
    connection: Connection, account_id: str, viewer: Viewer, query: TalkQuery, meeting_id: str, day: date
) -> StoredTalk:
    meeting = get_meeting(connection, account_id, meeting_id, viewer)
    page = Talk(people=[meeting.candidate], occasion=query.occasion, meeting=meeting, shared=meeting.shared)
    if not meeting.shared:
        return StoredTalk(page, day, day)
    made_by, candidate_id = find_pair(connection, account_id, meeting_id, viewer)
    on = next_day(meeting, day)
    page = page.model_copy(update={"leader": meeting.leader, "on": on})
    agreed = list_agreements_between(connection, made_by, (candidate_id,), viewer)
    week = _read_week(connection, account_id, made_by, on, query.occasion)
    if meeting_id not in week:
        # One of the two has ended it, or closed its page, since it was read.
        raise not_found("meeting")
    return replace(week[meeting_id], page=page.model_copy(update={"agreements": agreed}), week=week)


def _read_week(
    connection: Connection, account_id: str, made_by: str | None, day: date, occasion: Occasion
) -> dict[str, StoredTalk]:
    """What the talks of a leader in the week of a day are composed from, by meeting, the longest known first: a new one
    changes nothing for the others, nor does one that is skipped.
    """
    monday = find_monday(day)
    found = {}
    for meeting in list_shared_meetings(connection, account_id, made_by):
        on = next_meeting(meeting.first_on, meeting.every_weeks, monday)
        if on < monday + timedelta(weeks=1):
            person = meeting.candidate
            # As the person sees them, since the leader sees no less of what isn't held back.
            as_person = Viewer("member", candidate_id=person.id)
            results = list_shared_results(connection, account_id, [person.id], as_person, with_region=True)
            page = Talk(people=[person], occasion=occasion)
            turn = planned_day(meeting, on)
            found[meeting.id] = _read_rest(connection, page, TalkKey(made_by, (person.id,)), on, turn, results)
    return found


def _read_results(connection: Connection, account_id: str, people: Sequence[str], viewer: Viewer) -> Sequence[Results]:
    if len(people) == 1:
        results = list_shared_results(connection, account_id, people, viewer, with_region=True)
        if not results:
            raise ServiceError("profile_missing", "There is no profile to prepare a talk from.")
        return results
    # In one order, so that the words are the same whichever of the two is named first.
    a, b = sorted(people)
    return read_pair(connection, account_id, ComparisonQuery(a=a, b=b), viewer)


def _read_rest(
    connection: Connection, page: Talk, talk: TalkKey, on: date, turn: date, results: Sequence[Results]
) -> StoredTalk:
    marks = list_marks_of_several(connection, [each.assessment_id for each in results])
    return StoredTalk(
        page,
        on,
        turn,
        results,
        [marks.get(each.assessment_id, []) for each in results],
        list_used(connection, talk),
    )


def compose_talk(stored: StoredTalk, language: str, voice: Voice) -> Talk:
    """A talk with what is suggested in the week of its day; ``language`` and ``voice`` are those of the statements."""
    page = stored.page
    if not page.shared:
        return page
    place = "" if page.meeting is None else page.meeting.id
    found = _choose_week(stored.week or {place: stored}, language, voice)[place]
    used = {each.card for each in stored.used if each.use == "used"}
    return page.model_copy(
        update={
            "claim": found.claim,
            "advice": found.advice,
            "open_with": found.open_with,
            "have_ready": found.have_ready,
            "avoid": found.avoid,
            "used": [each for each in found.ids if each in used],
        }
    )


def _choose_week(week: Mapping[str, StoredTalk], language: str, voice: Voice) -> dict[str, Preparation]:
    """What the talks of a week suggest, one after the other, so that none repeats another where there is something
    else. What one of them refuses in that week changes nothing for the others.
    """
    choose = {place: _prepare(each, language, voice) for place, each in week.items()}
    found: dict[str, Preparation] = {}
    for place, each in week.items():
        found[place] = choose[place](find_resting_before(each.used, each.on), _ids_of(found.values()))
    for place, each in week.items():
        resting = find_resting(each.used, each.on)
        if not resting.isdisjoint(found[place].ids):
            others = [said for other, said in found.items() if other != place]
            found[place] = choose[place](resting, _ids_of(others))
    return found


def _ids_of(found: Iterable[Preparation]) -> set[str]:
    return {id_ for each in found for id_ in each.ids}


def _prepare(stored: StoredTalk, language: str, voice: Voice) -> Callable[[set[str], set[str]], Preparation]:
    """What a talk suggests, by what rests and by what others of the week suggest."""
    people = stored.page.people
    names = words.short_names(people)
    own = [_say_person(each, language, voice, names) for each in stored.results]
    statements = own[0] if len(own) == 1 else _say_pair(stored.results, language, voice, names)
    denied = _find_denied(statements, own, stored.marks)

    def prepare(resting: set[str], taken: set[str]) -> Preparation:
        return prepare_talk(
            statements,
            " ".join(sorted(person.id for person in people)),
            stored.turn,
            stored.page.occasion,
            resting=resting,
            denied=denied,
            taken=taken,
            language=language,
            voice=voice,
            names=names,
        )

    return prepare


def _say_person(results: Results, language: str, voice: Voice, names: dict[str, str]) -> list[Insight]:
    return [words.say(claim, language, voice, names) for claim in insight.describe_person(results)]


def _say_pair(results: Sequence[Results], language: str, voice: Voice, names: dict[str, str]) -> list[Insight]:
    if len(results) != 2:
        return []
    comparison = compare_stored_people((results[0], results[1]), language, voice)
    return [words.restate(each, language, voice, names) for each in comparison.insights]


def _find_denied(
    statements: Iterable[Insight], own: Sequence[Sequence[Insight]], marks: Sequence[Sequence[Mark]]
) -> set[str]:
    """The ids of statements that somebody says aren't them, and of those that rest on what they say that of."""
    found = set()
    for of_person, said in zip(own, marks, strict=True):
        denied = {mark.statement_id for mark in marks_of_claims(said) if mark.fit == "not_me"}
        for each in statements:
            behind = claims_behind(each, [each, *of_person])
            if denied.intersection(behind) or (each in of_person and each.id in denied):
                found.add(each.id)
    return found


def use_cards(connection: Connection, account_id: str, viewer: Viewer, given: UseCards, today: date) -> None:
    """Keep what a talk used or refused.

    Raises:
        ServiceError: `invalid_parameter` for a meeting or people that aren't there, or a day too far away; `not_led`,
            `not_shared` or `role_forbids` where ``viewer`` may not.
    """
    day = given.on or today
    require_day("on", day, today)
    if given.meeting_id is not None:
        made_by, candidate_id = require_shared(connection, account_id, given.meeting_id, viewer)
        talk = TalkKey(made_by, (candidate_id,))
        meeting = get_meeting(connection, account_id, given.meeting_id, viewer)
        day = next_day(meeting, day)
    else:
        require_leader(viewer)
        for number, candidate_id in enumerate(given.candidate_ids):
            missing = invalid(f"candidate_ids.{number}", "there is no such candidate")
            require_led_person(connection, account_id, candidate_id, viewer, missing)
        talk = TalkKey(viewer.user_id, tuple(given.candidate_ids))
        if len(talk.people) == 1:
            meeting_with, is_shared = find_meeting_with(connection, talk.people[0], viewer)
            if not is_shared:
                raise ServiceError("not_shared", "One of the two doesn't share the page of these talks.")
            if meeting_with is not None:
                day = next_day(meeting_with, day)
    store_use(connection, talk, given.cards, given.use, day)
