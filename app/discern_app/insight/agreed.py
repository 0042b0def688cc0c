"""An agreement in a sentence, in the reader's language."""

from collections.abc import Callable

from discern import words
from discern.contract.models.agreements import Agreement
from discern_app.base.language import language


def say_agreement(agreement: Agreement, write: Callable[[str], str] = str) -> str:
    """The sentence; ``write`` makes people's own words fit for where it is shown."""
    return words.say_agreement(agreement, language(), write)
