"""An agreement in a sentence, in the reader's language, and what a form for one takes."""

from collections.abc import Callable, Iterable
from datetime import date, timedelta
from typing import get_args

from discern import words
from discern.contract.models.agreements import MOST_DAYS, Agreement, Outcome
from discern.contract.weeks import find_monday
from discern_app.base.language import language, say

OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)

USUAL = timedelta(days=14)
"""How far ahead the day of an agreement is, unless it is that of the next meeting."""

SATURDAY = 5

HOLIDAYS = ((12, 24), (12, 25), (12, 26), (12, 31), (1, 1))
"""Month and day of those that no agreement is for unless somebody chooses one."""

LONGEST, LONGEST_WHO = 280, 200
"""How many characters a new one may have: what happens when, and who does it."""


def say_agreement(agreement: Agreement, write: Callable[[str], str] = str, *, dated: bool = True) -> str:
    """The sentence, with its day where it is open and ``dated``; ``write`` makes people's own words fit for where it is
    shown.
    """
    return words.say_agreement(agreement, language(), write, dated=dated)


def strip_doer(will: str, who: str) -> str:
    """What somebody will do, without the “Ana will” that the sentence has of its own."""
    start = f"{who.strip()} will ".casefold()
    return will.strip()[len(start) :] if who.strip() and will.strip().casefold().startswith(start) else will


def working_day(day: date) -> date:
    """The day, or the next on which people work: no Saturday, no Sunday, no holiday at the turn of the year."""
    while day.weekday() >= SATURDAY or (day.month, day.day) in HOLIDAYS:
        day += timedelta(days=1)
    return day


def days_to_move(today: date) -> dict[str, str]:
    """For a plain form that gives an agreement another day: the first, the last and the usual one, as ISO dates."""
    days = {
        "today": today,
        "latest": today + timedelta(days=MOST_DAYS),
        "usual": working_day(today + timedelta(weeks=1)),
    }
    return {name: day.isoformat() for name, day in days.items()}


def is_quiet(until: date, today: date) -> bool:
    """Whether it was asked about an agreement with this day: on that day, and until the Monday after."""
    return today > find_monday(until) + timedelta(weeks=1)


def find_to_shrink(agreements: Iterable[Agreement]) -> Agreement | None:
    """The one that was answered last, where it was partly kept and nothing was agreed on since: the next one may be a
    smaller one. What was dropped is over.
    """
    found = list(agreements)
    answered = [(each.answered_at, each.id, each) for each in found if each.answered_at is not None]
    if not answered:
        return None
    answered_at, _, last = max(answered)
    is_followed = any(each.created_at >= answered_at for each in found)
    return last if last.outcome == "partly" and not is_followed else None


def say_shrink(partly: Agreement) -> str:
    """That it was partly kept, when that was said, and to try less of it."""
    on = (partly.answered_at or partly.created_at).date()
    return say("agreements-shrink", day=words.format_day_of_year(on, language()))
