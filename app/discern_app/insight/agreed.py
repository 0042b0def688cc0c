"""An agreement in a sentence, in the reader's language, and what a form for one takes."""

from collections.abc import Callable
from datetime import timedelta
from typing import get_args

from discern import words
from discern.contract.models.agreements import Agreement, Outcome
from discern_app.base.language import language

OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)

USUAL = timedelta(days=14)
"""How far ahead the day of an agreement is, unless it is that of the next meeting."""

LONGEST, LONGEST_WHO = 280, 200
"""How many characters a new one may have: what happens when, and who does it."""


def say_agreement(agreement: Agreement, write: Callable[[str], str] = str) -> str:
    """The sentence; ``write`` makes people's own words fit for where it is shown."""
    return words.say_agreement(agreement, language(), write)
