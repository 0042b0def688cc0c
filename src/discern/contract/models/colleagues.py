"""Sharing with colleagues: what the members of a team who choose it see of each other."""

from typing import Self

from pydantic import Field, StrictBool, model_validator

from discern.contract.base_models import Input, Line, Object, OwnLine, Time
from discern.contract.certainty import Certainty
from discern.contract.models.insights import Fit

MOST_LINES = 3
"""How many lines somebody writes for their colleagues at most."""

MOST_SENTENCES = 3
"""How much is said of two colleagues at most."""


class PlainStatement(Object):
    """A sentence, and in a word how sure it is; null for advice, which nobody measured.

    ``caution`` says in a sentence why to read it with care, where something about the answers is unusual; ``strength``
    is null then.
    """

    text: str
    strength: Certainty | None = None
    caution: str | None = None


class Colleague(Object):
    """Somebody in a team with the person, where both share with their colleagues.

    ``works`` is how they like to work, and ``fit`` what they say of that themselves. ``lines`` are their own words.
    ``you_two`` says how the two are alike or differ, where it may rub, and what to try; nothing that either says isn't
    them, and where that leaves nothing to try, a question.
    """

    name: str
    works: PlainStatement
    fit: Fit | None = None
    lines: list[str] = []
    you_two: list[PlainStatement] = Field(default=[], max_length=MOST_SENTENCES)


class ColleaguesConsent(Object):
    """That the person agreed to share with their colleagues, and to which version of the text; with ``withdrawn_at``,
    until when.
    """

    version: str
    accepted_at: Time
    withdrawn_at: Time | None = None
    lines: list[str] = Field(default=[], description="What the person wrote for their colleagues.")


class ColleaguesText(Object):
    """What somebody agrees to who shares with their colleagues."""

    version: str
    text: str


class Colleagues(Object):
    """Whether a person shares with their colleagues, and who shares with them, by name.

    ``text`` is the one that the person agreed to, or else what there is to agree to today. ``consent`` is null where
    they never did. ``colleagues`` is empty unless the person shares and has a result that counts and isn't held back.
    """

    candidate_id: str
    shares: bool
    text: ColleaguesText
    consent: ColleaguesConsent | None = None
    colleagues: list[Colleague] = []


class PutColleagues(Input):
    """Whether the person shares with their colleagues from now on; what they write for them."""

    shares: StrictBool
    version: Line | None = Field(
        default=None,
        description="The version of the text that was read: needed to begin, and refused if it is not today's.",
    )
    lines: list[OwnLine] | None = Field(
        default=None,
        max_length=MOST_LINES,
        description="In the order in which colleagues read them. Without them, they stay as they are.",
    )

    @model_validator(mode="after")
    def _lines_are_shared(self) -> Self:
        if self.lines and not self.shares:
            raise ValueError("lines are for somebody who shares")
        return self
