"""An agreement, and the day of a team's workshop, in a sentence."""

from collections.abc import Callable
from datetime import date

from discern.contract.models.agreements import Agreement
from discern.contract.models.teams import workshop_stage
from discern.words.catalog import LANGUAGES, format_message
from discern.words.figures import format_day, format_day_of_year


def say_agreement(
    agreement: Agreement, language: str = LANGUAGES[0], write: Callable[[str], str] = str, *, dated: bool = True
) -> str:
    """The sentence, with its day where it is open and ``dated``; ``write`` makes people's own words fit for where it is
    shown.
    """
    when, who = agreement.when or "", agreement.who or ""
    values = {
        "dated": "yes" if agreement.outcome is None and dated else "no",
        "shape": "all" if when and who else "when" if when else "who" if who else "will",
        "when": write(when),
        "who": write(who),
        "will": write(agreement.will.removesuffix(".")),
        "until": format_day_of_year(agreement.until, language, short=True)
        if agreement.until.year == agreement.created_at.year
        else format_day(agreement.until, language),
    }
    return format_message(language, "agreements-words", values)


def say_last(
    agreement: Agreement, language: str = LANGUAGES[0], write: Callable[[str], str] = str, *, dated: bool = True
) -> str:
    """How a talk begins with an agreement: what became of it, and a question; the rest is as in `say_agreement`."""
    said = say_agreement(agreement, language, write, dated=dated)
    values = {"outcome": agreement.outcome or "open", "words": said}
    return format_message(language, "agreements-last", values)


def say_workshop(on: date, today: date, language: str = LANGUAGES[0]) -> str:
    """What a leader is told of a team's workshop on a day; empty where there is nothing to tell."""
    stage = workshop_stage(on, today)
    day = format_day_of_year(on, language)
    return "" if stage is None else format_message(language, "week-team-workshop", {"stage": stage, "day": day})
