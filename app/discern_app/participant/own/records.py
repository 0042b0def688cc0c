"""What a person may choose about their data, as both faces of their page offer it."""

from typing import get_args

from discern.contract import AboutPrompt, AboutVisibility, CandidateExport, Visibility

CHOICES: tuple[Visibility, ...] = ("private", "team", "organisation")
"""Who may see a person's results, from few to many."""

PROMPTS: tuple[AboutPrompt, ...] = get_args(AboutPrompt)
AUDIENCES: tuple[AboutVisibility, ...] = get_args(AboutVisibility)
"""What a "Working with me" page asks, and who may read it."""

LINK_DAYS = (7, 30, 90)
"""For how many days a link to it may be open."""


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
