"""Looking back: weeks after a profile, a person says of four sentences whether they showed. One isn't theirs."""

from typing import Literal, get_args

from discern.contract.base_models import Input, Object, Time
from discern.contract.models.insights import Fit, LanguageChoice

SentenceKind = Literal["energises", "drains", "do", "dont"]
"""What a sentence is about: what energises and what drains the person, and what helps and what doesn't with them."""

SENTENCE_KINDS: tuple[SentenceKind, ...] = get_args(SentenceKind)


class PortraitLine(Object):
    """A line of a portrait, of the person's own direction or half, or of the one opposite.

    ``fit`` is what the person said of it, and ``is_foreign`` whether it is the one from opposite; both are null until
    they have answered.
    """

    kind: SentenceKind
    text: str
    fit: Fit | None = None
    is_foreign: bool | None = None


class LookBack(Object):
    """What a person is asked ``asked_from`` a day on, and what they said.

    There are no ``sentences`` before that day, and none ever where neither a direction nor a half is said of the
    person; then ``asked_from`` is null, too.
    """

    assessment_id: str
    asked_from: Time | None
    answered_at: Time | None = None
    sentences: list[PortraitLine] = []


class SentenceFits(Input):
    """What the person says of each of the four sentences, by its kind."""

    energises: Fit
    drains: Fit
    do: Fit
    dont: Fit


class PutLookBack(LanguageChoice):
    fits: SentenceFits


class HitRate(Object):
    """How many people said what of a kind of sentence, when it was theirs and when it was the foreign one."""

    kind: SentenceKind
    own: dict[Fit, int]
    foreign: dict[Fit, int]


class HitRates(Object):
    """How many people have looked back, and from ``needed`` of them on what they said: ``rates`` is empty before.

    It is nobody's, and enters no score.
    """

    answered: int
    needed: int
    rates: list[HitRate] = []
