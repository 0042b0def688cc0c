"""Sentences that a language model drafts, before and after somebody accepts them."""

from typing import Literal

from discern.contract.base_models import Object, Time


class AcceptedDraft(Object):
    """That a language model drafted a sentence, and who let it into the report. Its meaning wasn't checked.

    ``accepted_by`` is the name of the person or the key; null where nobody signs in, or they are gone.
    """

    model: str
    accepted_by: str | None = None
    accepted_at: Time


Doubt = Literal["unknown_id", "name", "number", "negation", "excluded_use", "markup"]
"""What a filter doubts in a drafted sentence: it cites what it wasn't given; it has a word that may be a name, or a
number, that isn't in what it cites; it denies what that affirms, or the reverse; it may be about selection, pay or
health; it has a link or markup."""


class DraftedSentence(Object):
    """A sentence by a language model, not checked for meaning, and the ids of the statements that it cites.

    ``doubts`` come from a filter that knows words alone: without any, a sentence may still be wrong. ``accepted_at`` is
    when its requester let it into the report, null before.
    """

    id: str
    text: str
    statements: list[str]
    doubts: list[Doubt] = []
    accepted_at: Time | None = None
