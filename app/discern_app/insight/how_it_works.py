"""What *How it works* tells, on the managers' page and on a member's plain one."""

from typing import get_args

from discern.contract.certainty import Certainty
from discern.contract.styles import STYLES, Style
from discern.words import STRENGTHS, style_name
from discern_app.base.language import language, say

MEANT = ("talking", "clashes", "coaching", "workshop")
EXCLUDED = ("jobs", "ranking", "judging", "monitoring")

CIRCLE = ("halves", "said", "highest", "levels")

STEPS = ("consent", "link", "choice", "deletion", "network")
"""In the life of somebody's answers."""


def describe_styles() -> list[tuple[Style, str, str]]:
    """Each style with its name and what people in its direction are like."""
    return [(style, style_name(style, language()), say("how-it-works-style", style=style)) for style in STYLES]


def explain_circle() -> list[str]:
    """What is said of a person, a paragraph each."""
    return [say("how-it-works-circle", about=about) for about in CIRCLE]


def meant_uses() -> list[str]:
    return [say("how-it-works-meant-for", use=use) for use in MEANT]


def excluded_uses() -> list[str]:
    return [say("how-it-works-excluded-from", use=use) for use in EXCLUDED]


def explain_strengths() -> list[tuple[Certainty, str]]:
    """Each word for certainty, and what it means."""
    return [(strength, say("how-it-works-strength", strength=STRENGTHS[strength])) for strength in get_args(Certainty)]


def answer_steps() -> list[tuple[str, str]]:
    """What becomes of somebody's answers: each step, and the step in full."""
    return [(say("how-it-works-step", step=step), say("how-it-works-step-detail", step=step)) for step in STEPS]
