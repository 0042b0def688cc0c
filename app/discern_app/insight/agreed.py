"""An agreement in a sentence."""

from collections.abc import Callable

from discern.contract.models.agreements import Agreement
from discern.words import format_day
from discern_app.base.language import language, say


def say_agreement(agreement: Agreement, write: Callable[[str], str] = str) -> str:
    """The sentence; ``write`` makes people's own words fit for where it is shown."""
    when, who = agreement.when or "", agreement.who or ""
    shape = "all" if when and who else "when" if when else "who" if who else "will"
    return say(
        "agreements-words",
        shape=shape,
        when=write(when),
        who=write(who),
        will=write(agreement.will),
        until=format_day(agreement.until, language()),
    )
