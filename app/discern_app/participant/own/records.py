"""What a person may choose about their data, as their page offers it."""

from typing import get_args

from discern.contract.models.candidates import AboutPrompt, AboutVisibility, Candidate, OwnRights, Visibility
from discern.contract.models.export import CandidateExport

CHOICES: tuple[Visibility, ...] = ("private", "team", "organisation")
"""Who may see a person's results, from few to many."""

ALL_RIGHTS = OwnRights(visibility=list(CHOICES), share_answers=True, correct=True, erase=True)

PROMPTS: tuple[AboutPrompt, ...] = get_args(AboutPrompt)
AUDIENCES: tuple[AboutVisibility, ...] = get_args(AboutVisibility)
"""What a "Working with me" page asks, and who may read it."""

LINK_DAYS = (7, 30, 90)
"""For how many days a link to it may be open."""


def rights_of(person: Candidate) -> OwnRights:
    """What the person may do by this link or sign-in; all of it where the service doesn't tell."""
    return person.rights or ALL_RIGHTS


def open_consents(export: CandidateExport) -> list[str]:
    """The ids of the assessments whose consent can be withdrawn."""
    return [
        each.assessment.id
        for each in export.assessments
        if each.consent is not None and each.consent.withdrawn_at is None
    ]


def one_line(text: str, most: int) -> str:
    """Own words as the service takes them: one line, without control characters, of at most so many."""
    words = " ".join(text.split())
    return "".join(character for character in words if character.isprintable())[:most].strip()
