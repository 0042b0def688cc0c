"""The tab on the talks with leaders: the words that they read too, what was agreed on, and whether it is shared."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from pydantic import ValidationError
from starlette.responses import Response

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.agreements import MOST_DAYS, Agreement, AnswerAgreement, MoveAgreement, NewAgreement
from discern.contract.models.talks import (
    Meeting,
    Occasion,
    ShareMeeting,
    SkipMeeting,
    Talk,
    TalkQuery,
    next_day,
    opens_with_question,
)
from discern.words import format_day, format_day_of_year, format_weekday, say_last
from discern_app.base.language import language, say, statement_language
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.insight.agreed import (
    LONGEST,
    LONGEST_WHO,
    OUTCOMES,
    USUAL,
    days_to_move,
    find_to_shrink,
    say_agreement,
    say_shrink,
    strip_doer,
    working_day,
)
from discern_app.insight.findings import sentence
from discern_app.insight.talks import (
    OCCASIONS,
    agreed_of,
    answered_lately,
    called,
    cards_of,
    names_of,
    next_time,
    skipped_day,
    suggestions_of,
    title_of_talk,
    use_of,
    why_of,
)
from discern_app.participant.own.frame import TALKS, frame, one_line, read_meetings
from discern_app.participant.own.profile import Statement
from discern_app.participant.rendering import address_of, lead_to, show
from discern_app.participant.visit import Own, Visit


@dataclass(frozen=True, slots=True)
class Shown:
    """A talk as the page shows it. ``talk`` is None where it isn't shared, or can't be read now."""

    meeting: Meeting
    who: str
    when: str
    next_on: date
    skipped: str
    talk: Talk | None = None
    title: str = ""
    why: str = ""
    claim: Statement | None = None
    cards: tuple[tuple[str, str], ...] = ()
    is_used: bool = False
    suggested: str = ""
    agreed: tuple[tuple[Agreement, str], ...] = ()
    opens: bool = False
    name: str = ""
    until: date | None = None
    shrinking: Agreement | None = None
    to: str = ""


def show_talks(visit: Visit, own: Own, failure: str = "", status: int = 200) -> Response:
    """The tab; ``failure`` is what is wrong with an agreement that was sent. Raises `DiscernError`."""
    meetings = read_meetings(visit, own)
    if not meetings:
        return lead_to("me", visit.token)
    occasion, today = _occasion(visit), datetime.now(UTC).date()
    values = frame(visit, own, TALKS) | {
        "talks": [_describe(visit, each, occasion, today) for each in meetings],
        "occasion": occasion,
        "occasions": [
            (each, say("talk-occasion", occasion=each, meets="no", every=""), _address(visit, each))
            for each in OCCASIONS
        ],
        "outcomes": OUTCOMES,
        "shrink": say_shrink,
        "format_day": lambda day: format_day(day, language()),
        "day": today,
        **days_to_move(today),
        "longest": LONGEST,
        "longest_who": LONGEST_WHO,
        "failure": failure,
        "signs_in": is_sign_in_set_up(),
        "failed": visit.fields.get("meeting", "") if failure else "",
        "given": {field: visit.fields.get(field, "") for field in ("when", "who", "will", "until")},
    }
    return show("own_talks", values, status)


def _occasion(visit: Visit) -> Occasion:
    return next((each for each in OCCASIONS if each == visit.fields.get("occasion")), OCCASIONS[0])


def _address(visit: Visit, occasion: Occasion) -> str:
    return address_of("me", visit.token, tab=TALKS, **({} if occasion == OCCASIONS[0] else {"occasion": occasion}))


def _describe(visit: Visit, meeting: Meeting, occasion: Occasion, today: date) -> Shown:
    day = next_day(meeting, today)
    named, leader = "yes" if meeting.leader else "no", meeting.leader or ""
    who = say("own-talks-with", named=named, name=leader)
    when = say(
        "own-talks-when",
        weeks=meeting.every_weeks,
        day=format_weekday(day, language()),
        next=format_day_of_year(day, language()),
    )
    skipped = skipped_day(meeting, today)
    talk = _read(visit, meeting, occasion, today) if meeting.shared else None
    if talk is None or not talk.shared:
        return Shown(meeting, who, when, day, skipped)
    names, suggested = names_of(talk), suggestions_of(talk)
    first, lately = agreed_of(talk), answered_lately(talk, today)
    agreed = [each for each in talk.agreements if each.outcome is None or each in lately]
    agreed.sort(key=lambda each: each != first)
    return Shown(
        meeting,
        who,
        when,
        day,
        skipped,
        talk,
        title_of_talk(talk),
        why_of(talk),
        None if talk.claim is None else Statement(talk.claim, None),
        tuple(
            (say("own-talks-card", card=card, named=named, name=leader), sentence(each, names))
            for card, each in cards_of(talk).items()
        ),
        bool(suggested) and set(suggested) <= set(talk.used),
        " ".join(suggested),
        tuple(
            (each, say_last(each, language()) if each == first or each.outcome else _sentence(each)) for each in agreed
        ),
        not opens_with_question(first),
        called(talk),
        working_day(next_time(talk) or today + USUAL),
        find_to_shrink(talk.agreements),
        "" if talk.advice is None else say("own-talks-to", named=named, name=leader),
    )


def _sentence(agreement: Agreement) -> str:
    """The words of an agreement with a capital: people's own may begin without one."""
    words = say_agreement(agreement)
    return words[:1].upper() + words[1:]


def _read(visit: Visit, meeting: Meeting, occasion: Occasion, today: date) -> Talk | None:
    query = TalkQuery(meeting_id=meeting.id, occasion=occasion, on=today, language=statement_language())
    try:
        return visit.taker.client.send(operations.GET_TALK(query))
    except DiscernError:
        return None


def _back(visit: Visit, meeting: Meeting | None) -> Response:
    """To the talk on the tab."""
    occasion = _occasion(visit)
    chosen = {} if occasion == OCCASIONS[0] else {"occasion": str(occasion)}
    place = "" if meeting is None else f"talk-{meeting.id}"
    return lead_to("me", visit.token, place=place, tab=TALKS, **chosen)


def _find(visit: Visit, own: Own) -> Meeting | None:
    """The meeting that a form names; None where it isn't one of the person's any more."""
    asked = visit.fields.get("meeting")
    return next((each for each in read_meetings(visit, own) if each.id == asked), None)


def answer(visit: Visit) -> Response:
    """Say what became of an agreement, or take it back. Raises `DiscernError`."""
    meeting = _find(visit, visit.require_own())
    outcome = next((each for each in OUTCOMES if each == visit.fields.get("outcome")), None)
    if meeting is not None:
        change = AnswerAgreement(outcome=outcome)
        visit.taker.write(operations.ANSWER_AGREEMENT(change, agreement_id=visit.fields.get("agreement", "")))
    return _back(visit, meeting)


def move(visit: Visit) -> Response:
    """Give an agreement another day. Raises `DiscernError`."""
    own = visit.require_own()
    meeting = _find(visit, own)
    if meeting is not None:
        until = _given_day(visit)
        if until is None:
            return show_talks(visit, own, say("own-talks-day-wrong"), 422)
        change = MoveAgreement(until=until)
        visit.taker.write(operations.MOVE_AGREEMENT(change, agreement_id=visit.fields.get("agreement", "")))
    return _back(visit, meeting)


def _given_day(visit: Visit) -> date | None:
    """The day that a form has for an agreement; None where it is none, or may not be its day."""
    today = datetime.now(UTC).date()
    try:
        until = date.fromisoformat(visit.fields.get("until", ""))
    except ValueError:
        return None
    return until if today <= until <= today + timedelta(days=MOST_DAYS) else None


def agree(visit: Visit) -> Response:
    """Write down what the two agree on. Raises `DiscernError`."""
    own = visit.require_own()
    meeting = _find(visit, own)
    if meeting is None:
        return _back(visit, meeting)
    until = _given_day(visit)
    if until is None:
        return show_talks(visit, own, say("own-talks-day-wrong"), 422)
    when, will = (one_line(visit.fields.get(field, ""), LONGEST) for field in ("when", "will"))
    who = one_line(visit.fields.get("who", ""), LONGEST_WHO)
    try:
        new = NewAgreement(
            meeting_id=meeting.id, when=when or None, who=who or None, will=strip_doer(will, who), until=until
        )
    except ValidationError:
        return show_talks(visit, own, say("own-talks-will-missing"), 422)
    visit.taker.write(operations.CREATE_AGREEMENT(new))
    return _back(visit, meeting)


def use(visit: Visit) -> Response:
    """Say that the talk used what is suggested, that something else is wanted, or neither. Raises `DiscernError`."""
    meeting = _find(visit, visit.require_own())
    if meeting is None:
        return _back(visit, meeting)
    talk = _read(visit, meeting, _occasion(visit), datetime.now(UTC).date())
    said = visit.fields.get("use")
    # Only of what was on the person's screen: another tab or the leader may have asked for something else.
    if talk is not None and talk.shared and " ".join(suggestions_of(talk)) == visit.fields.get("cards"):
        chosen = use_of(talk, "used" if said == "used" else "refused" if said == "refused" else None)
        visit.taker.write(operations.USE_CARDS(chosen))
    return _back(visit, meeting)


def skip(visit: Visit) -> Response:
    """Don't meet on a day, or meet on it after all. Raises `DiscernError`."""
    meeting = _find(visit, visit.require_own())
    if meeting is not None:
        try:
            on = date.fromisoformat(visit.fields["on"]) if visit.fields.get("on") else None
        except ValueError:
            return _back(visit, meeting)
        visit.taker.write(operations.SKIP_MEETING(SkipMeeting(on=on), meeting_id=meeting.id))
    return _back(visit, meeting)


def share(visit: Visit) -> Response:
    """Share the page with the leader, or don't. Raises `DiscernError`."""
    meeting = _find(visit, visit.require_own())
    if meeting is not None:
        change = ShareMeeting(shared=visit.fields.get("shared") == "yes")
        visit.taker.write(operations.SHARE_MEETING(change, meeting_id=meeting.id))
    return _back(visit, meeting)
