"""What the parts of a report on a person go by: the claims, the least certain first, and the texts that suit these."""

from collections.abc import Mapping

from discern.contract.models.insights import Insight, StylesArgument
from discern.contract.styles import Style
from discern.insight.circle import ENDS_OF
from discern.reports.material import Material
from discern.words import format_message

CLAIMS = ("style", "pace", "focus")
"""The kinds of statements that claim something of a person, and aren't advice."""

FINDINGS = (*CLAIMS, "no_probabilities", "random")
"""The kinds that a report on a person begins with."""

LEAST_TEXTS = 3
"""However little is claimed of somebody, they get so many questions and lines of a plan."""

STYLE_KEYS: Mapping[Style, str] = {"D": "dominance", "I": "influence", "S": "steadiness", "C": "conscientiousness"}
"""What the texts on a style are found by in the catalogue."""


def tell(material: Material, message: str, **values: str | int | float) -> str:
    """A message of the reader's own catalogue, ``report-<audience>-<message>``; ``$a`` is the person."""
    commission = material.commission
    return format_message(commission.language, f"report-{commission.audience}-{message}", {"a": "[P1]", **values})


def claims_of(material: Material) -> list[Insight]:
    """The statements that claim something of the person, those without a probability first, then the least probable."""
    return sorted(
        (each for each in material.statements if each.kind in CLAIMS), key=lambda each: each.probability or 0.0
    )


def findings_of(material: Material) -> list[Insight]:
    """`claims_of` without the halves of the circle that the direction said first lies in: it says these too."""
    main = main_claim(material)
    implied = frozenset[str]() if main is None else halves_of(main)
    return [each for each in claims_of(material) if each is main or place_of(each) not in implied]


def halves_of(claim: Insight) -> frozenset[str]:
    """The halves of the circle that a direction lies in; none of any other claim."""
    styles = styles_of(claim)
    return frozenset.intersection(*(ENDS_OF[style] for style in styles)) if styles else frozenset()


def open_axis(material: Material, statement: Insight) -> str | None:
    """The axis of which nothing is claimed, where the statement says the half of the other one and nothing more is
    said of the person.
    """
    said = {each.kind for each in material.statements if each.kind in CLAIMS}
    if material.subject_type != "assessment" or said != {statement.kind} or statement.kind == "style":
        return None
    return "focus" if statement.kind == "pace" else "pace"


def main_claim(material: Material) -> Insight | None:
    """What is said of the person first: a direction, a half of the circle, or that it is open; None of a service that
    doesn't say how sure it is, and of answers that look random.
    """
    return next((each for each in material.statements if each.kind in CLAIMS), None)


def looks_random(material: Material) -> bool:
    """Whether the person's answers may have been picked without choosing."""
    return any(each.quality.looks_random for each in material.results)


def styles_of(statement: Insight) -> tuple[Style, ...]:
    """The styles that a statement is about; empty if it is about none."""
    about = statement.arguments.get("styles")
    return about.styles if isinstance(about, StylesArgument) else ()


def place_of(claim: Insight) -> str:
    """The direction or the half of the circle that a claim is about, such as ``DI`` or ``fast``."""
    return claim.id.partition("-")[2]


def key_of(claim: Insight) -> str:
    """What the texts on a claim are found by in the catalogue; between two styles, by the half that both are in."""
    styles = styles_of(claim)
    if len(styles) == 1:
        return STYLE_KEYS[styles[0]]
    return next(iter(halves_of(claim)), place_of(claim))


def texts_for(material: Material) -> list[tuple[str, int]]:
    """What texts that claim nothing are found by: a tie and turn 1, the surest claims first.

    Of somebody between two styles, the texts of both suit. Where there are fewer than `LEAST_TEXTS`, those that suit
    everybody follow.
    """
    claimed = (each for each in reversed(claims_of(material)) if each.probability is not None)
    ties = dict.fromkeys(tie for claim in claimed for tie in _ties(claim))
    missing = max(LEAST_TEXTS - len(ties), 0)
    return [*((tie, 1) for tie in ties), *(("open", turn) for turn in range(1, missing + 1))]


def _ties(claim: Insight) -> list[str]:
    return [STYLE_KEYS[style] for style in styles_of(claim)] or [key_of(claim)]
