"""The page that prepares a talk of a leader with a person, or of two people: read under the gates, then composed.

In a talk with a meeting both read the same words: those of results that both of them may see.

Why: docs/decisions/0027-a-talk-is-one-page-for-two.md
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection

from discern import insight, words
from discern.cards.talks import (
    Choice,
    Material,
    Preparation,
    choose_talk,
    collect_material,
    find_newcomers,
    say_talk,
)
from discern.contract.models.agreements import Agreement
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.insights import Insight, Mark, Voice, find_denied
from discern.contract.models.results import Results
from discern.contract.models.talks import (
    RESTS_WEEKS,
    Meeting,
    NoAdvice,
    Occasion,
    Talk,
    TalkOpener,
    TalkQuery,
    UseCards,
    find_opening,
    is_skipped,
    next_day,
    next_meeting,
    planned_day,
    talk_before,
)
from discern.contract.weeks import find_monday
from discern.service.domain.team_analysis import compare_stored_people, read_pair
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.references import name_person
from discern.service.storage.repositories.agreements import list_agreements_between, list_agreements_with_each
from discern.service.storage.repositories.candidates import get_candidate, list_made_on
from discern.service.storage.repositories.meetings import (
    find_meeting_with,
    find_pair,
    get_meeting,
    is_coach,
    list_own_meetings,
    list_shared_meetings,
    require_day,
    require_leader,
    require_led_person,
    require_shared,
)
from discern.service.storage.repositories.people.marks import list_marks_of_several
from discern.service.storage.repositories.results import (
    find_why_unprofiled,
    list_first_profiles,
    list_own_results,
    list_shared_results,
)
from discern.service.storage.repositories.used_cards import (
    CardUsed,
    TalkKey,
    find_refused,
    find_resting,
    list_used,
    list_used_by,
    store_use,
)
from discern.service.storage.repositories.visibility import Viewer, require_visible

PLANNED = timedelta(weeks=52)
"""For so long a plan knows what was before; then it begins anew."""

BEGINS = date(2026, 8, 3)
"""A Monday from which plans of talks without a meeting are counted: in summer, when the fewest meet."""

OPENER_DAYS = 13
"""For so many days ahead the next talks are listed: on a Monday, those of two weeks."""

SEEN_AHEAD = timedelta(weeks=3)
"""From its own week on, a new profile changes so long nothing for the leader's other talks: they have been listed."""


@dataclass(frozen=True, slots=True)
class StoredTalk:
    """What a talk is composed from.

    Attributes:
        page: the talk without what is suggested.
        on: the day that it is prepared for.
        results: the results of the people, in their order; none where nothing may be said of them.
        marks: what each of them says of statements about them.
        used: what their talks have used or refused.
        no_profile: why there are no results, where there are none.
        profiled_at: when the person's first profile came.
        made_on: when the person's record was made, in a talk with a meeting.
        meeting: whose talk it is; None where the two don't meet.
        by_coach: whether it is a coach's.
        others: all talks of the leader, by meeting, as far as they say something. Two of them don't suggest the same
            soon after each other where there is something else.
    """

    page: Talk
    on: date
    results: Sequence[Results] = ()
    marks: Sequence[Sequence[Mark]] = ()
    used: Sequence[CardUsed] = ()
    no_profile: NoAdvice | None = None
    profiled_at: datetime | None = None
    made_on: date | None = None
    meeting: Meeting | None = None
    by_coach: bool = False
    others: Mapping[str, "StoredTalk"] = field(default_factory=dict)

    @property
    def looks_random(self) -> bool:
        return any(each.quality.looks_random for each in self.results)

    @property
    def is_unclear(self) -> bool:
        """Whether somebody's answers look random, or make no profile."""
        return self.looks_random or self.no_profile == "withheld"


def open_days(
    connection: Connection,
    account_id: str,
    viewer: Viewer,
    days: Mapping[str, date],
    language: str,
    voice: Voice = "named",
) -> dict[str, TalkOpener]:
    """How talks of a leader open on these days of theirs, by meeting, where both share them."""
    if not days:
        return {}
    talks = _read_talks(connection, account_id, viewer.user_id, max(days.values()), "one-to-one")
    chosen = _choose(talks, days, language, voice)
    person = {place: talks[place].page.people[0] for place in chosen}
    since = min((talk_before(talks[place].meeting, days[place]) for place in chosen), default=date.max)
    met = [each.id for each in person.values()]
    agreed = list_agreements_with_each(connection, viewer.user_id, met, since, viewer)
    return {
        place: TalkOpener(
            meeting_id=place,
            candidate=person[place],
            on=days[place],
            agreed=find_opening(agreed[person[place].id], talks[place].meeting, days[place]),
            open_with=_say(talks[place], choice, language, voice).open_with,
            unclear=talks[place].is_unclear,
        )
        for place, choice in chosen.items()
    }


def list_openers(
    connection: Connection, account_id: str, viewer: Viewer, today: date, language: str, voice: Voice
) -> list[TalkOpener]:
    """How the next talks of a leader open, by day: those of the next `OPENER_DAYS` days that both share."""
    meetings = list_own_meetings(connection, account_id, viewer)
    last = today + timedelta(days=OPENER_DAYS)
    days = {each.id: day for each in meetings if each.own and (day := next_day(each, today)) <= last}
    found = open_days(connection, account_id, viewer, days, language, voice).values()
    return sorted(found, key=lambda each: (each.on, each.candidate.name, each.candidate.id))


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
            return StoredTalk(Talk(people=named, occasion=query.occasion, meeting=meeting, shared=False), day)
        if meeting is not None:
            return _read_meeting(connection, account_id, viewer, query, meeting.id, day)
    for candidate_id in people:
        require_visible(connection, viewer, candidate_id)
    results = _read_results(connection, account_id, people, viewer)
    talk = TalkKey(viewer.user_id, tuple(people))
    agreed = list_agreements_between(connection, talk.made_by, talk.people, viewer)
    page = _with_agreed(Talk(people=named, occasion=query.occasion), agreed, day)
    return _read_rest(connection, page, talk, day, results)


def _read_meeting(
    connection: Connection, account_id: str, viewer: Viewer, query: TalkQuery, meeting_id: str, day: date
) -> StoredTalk:
    meeting = get_meeting(connection, account_id, meeting_id, viewer)
    page = Talk(people=[meeting.candidate], occasion=query.occasion, meeting=meeting, shared=meeting.shared)
    if not meeting.shared:
        return StoredTalk(page, day)
    made_by, candidate_id = find_pair(connection, account_id, meeting_id, viewer)
    on = next_day(meeting, day)
    page = page.model_copy(update={"leader": meeting.leader, "on": on})
    agreed = list_agreements_between(connection, made_by, (candidate_id,), viewer)
    talks = _read_talks(connection, account_id, made_by, on, query.occasion)
    if meeting_id not in talks:
        # One of the two has ended it, or closed its page, since it was read.
        raise not_found("meeting")
    return replace(talks[meeting_id], page=_with_agreed(page, agreed, on), on=on, others=talks)


def _with_agreed(page: Talk, agreed: Sequence[Agreement], on: date) -> Talk:
    opening = find_opening(agreed, page.meeting, on) if page.occasion == "one-to-one" else None
    return page.model_copy(update={"agreements": agreed, "agreed_id": opening and opening.id})


def _read_talks(
    connection: Connection, account_id: str, made_by: str | None, day: date, occasion: Occasion
) -> dict[str, StoredTalk]:
    """What the talks of a leader until the week of a day are composed from, by meeting, the longest known first: a new
    one changes nothing for the others. It takes as many queries for many as for one.
    """
    sunday = find_monday(day) + timedelta(days=6)
    met = [each for each in list_shared_meetings(connection, account_id, made_by) if each.first_on <= sunday]
    people = [each.candidate.id for each in met]
    # As each person sees them, since the leader sees no less of what isn't held back.
    results = {each.candidate.id: each for each in list_own_results(connection, people)}
    marks = list_marks_of_several(connection, [each.assessment_id for each in results.values()])
    used = list_used_by(connection, made_by, people)
    since = list_first_profiles(connection, list(results))
    made_on = list_made_on(connection, people)
    by_coach = is_coach(connection, made_by)
    missing = [each for each in people if each not in results]
    why = find_why_unprofiled(connection, missing) if missing else {}
    found = {}
    for meeting in met:
        person = meeting.candidate
        own = results.get(person.id)
        found[meeting.id] = StoredTalk(
            Talk(people=[person], occasion=occasion),
            day,
            [] if own is None else [own],
            [] if own is None else [marks.get(own.assessment_id, [])],
            used.get(person.id, []),
            why.get(person.id),
            since.get(person.id),
            made_on.get(person.id),
            meeting,
            by_coach,
        )
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


def _read_rest(connection: Connection, page: Talk, talk: TalkKey, on: date, results: Sequence[Results]) -> StoredTalk:
    marks = list_marks_of_several(connection, [each.assessment_id for each in results])
    return StoredTalk(
        page,
        on,
        results,
        [marks.get(each.assessment_id, []) for each in results],
        list_used(connection, talk),
        by_coach=is_coach(connection, talk.made_by),
    )


def compose_talk(stored: StoredTalk, language: str, voice: Voice) -> Talk:
    """A talk with what is suggested in the week of its day; ``language`` and ``voice`` are those of the statements."""
    page = stored.page
    if not page.shared:
        return page
    if page.meeting is None:
        choice = _choose_alone(stored, language, voice)
    else:
        choice = _choose(stored.others, {page.meeting.id: stored.on}, language, voice)[page.meeting.id]
    found = _say(stored, choice, language, voice)
    used = {each.card for each in stored.used if each.use == "used"}
    return page.model_copy(
        update={
            "claim": found.claim,
            "no_advice": _why_none(stored, choice),
            "advice": found.advice,
            "open_with": found.open_with,
            "have_ready": found.have_ready,
            "avoid": found.avoid,
            "used": [each for each in found.ids if each in used],
        }
    )


def _choose_alone(stored: StoredTalk, language: str, voice: Voice) -> Choice:
    """What a talk without a meeting suggests in the week of its day: as if there were one every week, so that what it
    would have had in the weeks before rests where there is something else.
    """
    material = _collect(stored, language, voice)
    monday = find_monday(stored.on)
    week = BEGINS + (monday - BEGINS) // PLANNED * PLANNED
    shown: dict[str, date] = {}
    while week < monday:
        recent = _since(shown, week - timedelta(weeks=RESTS_WEEKS))
        shown.update(dict.fromkeys(choose_talk(material, week, shown=recent).ids, week))
        week += timedelta(weeks=1)
    recent = _since(shown, monday - timedelta(weeks=RESTS_WEEKS))
    return choose_talk(material, stored.on, resting=find_resting(stored.used, stored.on), shown=recent)


def _why_none(stored: StoredTalk, choice: Choice) -> NoAdvice | None:
    if choice.advice is not None:
        return None
    if stored.looks_random:
        return "random"
    return stored.no_profile or choice.no_advice


Age = tuple[datetime, str]
"""When a profile came, and the meeting, so that no two are of an age."""

OLDEST: Age = (datetime.min.replace(tzinfo=UTC), "")
NEWEST: Age = (datetime.max.replace(tzinfo=UTC), "")


@dataclass(slots=True)
class _Course:
    """A talk from week to week.

    Attributes:
        stored: what it is composed from.
        meeting: whose talk it is.
        material: what suits it.
        before: what suited it before there was a profile.
        plans: what was chosen for each of its days.
        had: what it had, each with the Monday of its last week.
        had_new: of that, what came by a new profile.
        shown: what it had on days that weren't skipped, each with the last of them.
        instead: what it got in place of what was planned, each with the last day.
    """

    stored: StoredTalk
    meeting: Meeting
    material: Material
    before: Material
    plans: dict[date, Choice] = field(default_factory=dict)
    had: dict[str, date] = field(default_factory=dict)
    had_new: dict[str, date] = field(default_factory=dict)
    shown: dict[str, date] = field(default_factory=dict)
    instead: dict[str, date] = field(default_factory=dict)

    def day_in(self, monday: date) -> date | None:
        """Its day in a week, if it has one."""
        on = next_meeting(self.meeting.first_on, self.meeting.every_weeks, monday)
        return on if on < monday + timedelta(weeks=1) else None

    @property
    def since(self) -> date:
        """From which week on the profile counts."""
        at = self.stored.profiled_at
        return date.min if at is None else find_monday(at.date())

    def is_new_in(self, monday: date) -> bool:
        """Whether the profile is so new that others' talks of the week may have been seen without it."""
        return self.since <= monday and monday - self.since < SEEN_AHEAD

    @property
    def age(self) -> Age:
        """Whose profile came sooner is planned sooner."""
        return self.stored.profiled_at or OLDEST[0], self.meeting.id

    def plan(
        self, on: date, monday: date, taken: Mapping[str, date], *, to_newcomer: bool, with_new: bool = False
    ) -> None:
        """Choose for a day of the week of ``monday``, without what others have ``taken`` where there is something else.

        What was prepared for a day that is skipped comes again on the next. A profile counts from its week on, and
        where it is new, once the others are planned: ``with_new``.
        """
        turn = planned_day(self.meeting, on)
        is_before = monday < self.since or (self.is_new_in(monday) and not with_new)
        recent = _since(self.shown, turn - timedelta(weeks=RESTS_WEEKS))
        prepared = self.plans.get(turn) if turn < on or not with_new else None
        material = self.before if is_before else self.material
        plan = prepared or choose_talk(material, turn, shown=recent, taken=taken, to_newcomer=to_newcomer)
        if with_new and to_newcomer:
            # Whatever they have answered.
            plan = replace(plan, open_with=self.plans[on].open_with)
        self.plans[on] = plan
        (self.had_new if with_new else self.had).update(dict.fromkeys(plan.ids, monday))
        if not is_skipped(self.meeting, on):
            self.shown.update(dict.fromkeys(plan.ids, on))

    def choose(self, on: date, monday: date, taken: Mapping[str, date], *, to_newcomer: bool) -> Choice:
        """What is planned for a day, or something else where the marks of its cards don't let it stay."""
        plan, since = self.plans[on], on - timedelta(weeks=RESTS_WEEKS)
        resting, replaced = find_resting(self.stored.used, on), _since(self.instead, since)
        if resting.union(replaced).isdisjoint(plan.ids):
            return plan
        earlier = {id_: last for id_, last in self.shown.items() if since < last < monday}
        before = _merge([earlier, replaced])
        if not find_refused(self.stored.used, on).isdisjoint(plan.ids):
            # They asked for something else, and what they had lately is nothing else.
            resting |= before.keys()
        choice = choose_talk(self.material, on, resting=resting, shown=before, taken=taken, to_newcomer=to_newcomer)
        self.instead.update(dict.fromkeys(choice.ids, on))
        return choice


def _choose(
    talks: Mapping[str, StoredTalk], days: Mapping[str, date], language: str, voice: Voice
) -> dict[str, Choice]:
    """What talks suggest on days of theirs, by meeting, of those that are in ``talks``.

    Week after week is planned, so that what a talk had rests for all of the leader's for `RESTS_WEEKS`: people compare.
    Marks change nothing in the plan: what one talk refuses leaves the others as they are, in that week and later. Where
    they don't let a talk keep what is planned, it gets something else; where it asked for that, nothing that it had in
    the last weeks.
    """
    met = {place: (each, each.meeting) for place, each in talks.items() if each.meeting is not None}
    wanted = {place: find_monday(day) for place, day in days.items() if place in met}
    if not wanted:
        return {}
    material = {place: _collect(each, language, voice) for place, (each, _) in met.items()}
    before = {place: _collect(replace(each, results=(), marks=()), language, voice) for place, (each, _) in met.items()}
    first = find_monday(min(meeting.first_on for _, meeting in met.values()))
    plans: dict[date, set[date]] = {}
    for monday in wanted.values():
        plans.setdefault(first + (monday - first) // PLANNED * PLANNED, set()).add(monday)
    chosen: dict[str, Choice] = {}
    for begin, mondays in plans.items():
        courses = {
            place: _Course(each, meeting, material[place], before[place]) for place, (each, meeting) in met.items()
        }
        for monday, week in _plan_weeks(courses, begin, max(mondays)):
            chosen |= {place: choice for place, choice in week.items() if wanted.get(place) == monday}
    return chosen


def _plan_weeks(courses: Mapping[str, _Course], begin: date, last: date) -> Iterator[tuple[date, dict[str, Choice]]]:
    """What the talks of each week suggest, by meeting, from one Monday to another."""
    monday = begin
    while monday <= last:
        sunday = monday + timedelta(days=6)
        days = {place: on for place, each in courses.items() if (on := each.day_in(monday)) is not None}
        # Who is met only later changes nothing for those before.
        made_on = {
            place: each.stored.made_on
            for place, each in courses.items()
            if each.stored.made_on is not None and each.meeting.first_on <= sunday
        }
        newcomers = find_newcomers(made_on, monday)
        for place, on in days.items():
            courses[place].plan(on, monday, _taken(courses, place, monday), to_newcomer=place in newcomers)
        new = [place for place in days if courses[place].is_new_in(monday)]
        for place in sorted(new, key=lambda place: courses[place].age):
            taken = _taken(courses, place, monday, courses[place].age)
            courses[place].plan(days[place], monday, taken, to_newcomer=place in newcomers, with_new=True)
        chosen = {}
        for place, on in days.items():
            taken = _taken(courses, place, monday, NEWEST)
            chosen[place] = courses[place].choose(on, monday, taken, to_newcomer=place in newcomers)
        yield monday, chosen
        monday += timedelta(weeks=1)


def _taken(courses: Mapping[str, _Course], place: str, monday: date, before: Age = OLDEST) -> dict[str, date]:
    """What the other talks had lately; of what came by a profile that is new, what one had that came ``before``."""
    others = [each for other, each in courses.items() if other != place]
    had = [each.had for each in others]
    had += [each.had_new for each in others if each.age < before or not each.is_new_in(monday)]
    return _merge(_since(each, monday - timedelta(weeks=RESTS_WEEKS)) for each in had)


def _since(days: Mapping[str, date], day: date) -> dict[str, date]:
    return {id_: last for id_, last in days.items() if last > day}


def _merge(days: Iterable[Mapping[str, date]]) -> dict[str, date]:
    """The last day of each."""
    found: dict[str, date] = {}
    for each in days:
        for id_, day in each.items():
            found[id_] = max(day, found.get(id_, day))
    return found


def _collect(stored: StoredTalk, language: str, voice: Voice) -> Material:
    """What suits a talk."""
    people = stored.page.people
    names = words.short_names(people)
    own = [_say_person(each, language, voice, names) for each in stored.results]
    statements = own[0] if len(own) == 1 else _say_pair(stored.results, language, voice, names)
    denied = find_denied(statements, own, stored.marks)
    subject = " ".join(person.id for person in people)
    occasion, by_coach = stored.page.occasion, stored.by_coach
    return collect_material(statements, subject, occasion, denied=denied, by_coach=by_coach, language=language)


def _say(stored: StoredTalk, choice: Choice, language: str, voice: Voice) -> Preparation:
    return say_talk(choice, language, voice, words.short_names(stored.page.people))


def _say_person(results: Results, language: str, voice: Voice, names: dict[str, str]) -> list[Insight]:
    return [words.say(claim, language, voice, names) for claim in insight.describe_person(results)]


def _say_pair(results: Sequence[Results], language: str, voice: Voice, names: dict[str, str]) -> list[Insight]:
    if len(results) != 2:
        return []
    comparison = compare_stored_people((results[0], results[1]), language, voice)
    return [words.restate(each, language, voice, names) for each in comparison.insights]


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
