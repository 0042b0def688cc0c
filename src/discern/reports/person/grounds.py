"""What the parts of a report on a person go by: the claims, the least certain first, and the texts that suit these."""

from collections.abc import Iterator, Mapping

from discern.contract.models.insights import Insight, StylesArgument
from discern.contract.styles import STYLES, Style
from discern.insight.circle import ENDS_OF
from discern.reports.material import Material
from discern.words import format_message

CLAIMS = ("style", "pace", "focus")
"""The kinds of statements that claim something of a person, and aren't advice."""

LEAST_TEXTS = 3
"""However little is claimed of somebody, they get so many questions and lines of a plan."""

STYLE_KEYS: Mapping[Style, str] = {"D": "dominance", "I": "influence", "S": "steadiness", "C": "conscientiousness"}
"""What the texts on a style are found by in the catalogue."""


def tell(material: Material, message: str, **values: str | int | float) -> str:
    """A message of the reader's own catalogue, ``report-<audience>-<message>``; ``$a`` is the person, and ``$random``
    whether the answers look random.
    """
    commission = material.commission
    given = {"a": "[P1]", "random": "yes" if looks_random(material) else "no", **values}
    return format_message(commission.language, f"report-{commission.audience}-{message}", given)


def claims_of(material: Material) -> list[Insight]:
    """The statements that claim something of the person, those without a probability first, then the least probable.

    None where the answers look random: nothing is made of what these claim.
    """
    found = [] if looks_random(material) else [each for each in material.statements if each.kind in CLAIMS]
    return sorted(found, key=lambda each: each.probability or 0.0)


def main_claim(material: Material) -> Insight | None:
    """What is said of the person first: a direction, a half of the circle, or that it is open; None of a service that
    doesn't say how sure it is.
    """
    return next((each for each in material.statements if each.kind in CLAIMS), None)


def looks_random(material: Material) -> bool:
    """Whether the person's answers may have been picked without choosing."""
    return any(each.quality.looks_random for each in material.results)


def styles_of(statement: Insight) -> tuple[Style, ...]:
    """The styles that a statement is about; empty if it is about none."""
    about = statement.arguments.get("styles")
    return about.styles if isinstance(about, StylesArgument) else ()


def styles_within(claim: Insight) -> tuple[Style, ...]:
    """The styles that a claim leaves possible: those of a direction, or the two in a half; none if all is open."""
    end = place_of(claim)
    return styles_of(claim) or tuple(style for style in STYLES if end in ENDS_OF[style])


def place_of(claim: Insight) -> str:
    """The direction or the half of the circle that a claim is about, such as ``DI`` or ``fast``."""
    return claim.id.partition("-")[2]


def key_of(claim: Insight) -> str:
    """What the texts on a claim are found by in the catalogue."""
    styles = styles_of(claim)
    if len(styles) == 2:
        return "two"
    return STYLE_KEYS[styles[0]] if styles else place_of(claim)


def texts_for(material: Material) -> list[tuple[str, int]]:
    """What texts that claim nothing are found by: a tie and turn 1, the surest claims first.

    Of somebody between two styles, the texts of both suit. Where there are fewer than `LEAST_TEXTS`, those that suit
    everybody follow.
    """
    return [(tie, turn) for tie, turn, _ in texts_with_claims(material)]


def texts_with_claims(material: Material, *, of_both: bool = False) -> list[tuple[str, int, Insight]]:
    """The same, each with the claim that it suits; those that suit everybody have the measured scores instead.

    With ``of_both``, somebody between two styles gets a text for these together, ``half-di``.
    """
    claims: dict[str, Insight] = {}
    for claim in reversed(claims_of(material)):
        for tie in _ties(claim, of_both=of_both):
            claims.setdefault(tie, claim)
    measured = next((each for each in material.statements if each.kind == "measured"), material.statements[0])
    missing = max(LEAST_TEXTS - len(claims), 0)
    return [
        *((tie, 1, claim) for tie, claim in claims.items()),
        *(("open", turn, measured) for turn in range(1, missing + 1)),
    ]


def _ties(claim: Insight, *, of_both: bool) -> Iterator[str]:
    styles = styles_of(claim)
    if of_both and len(styles) == 2:
        yield f"half-{place_of(claim).lower()}"
    elif claim.kind == "style":
        yield from (STYLE_KEYS[style] for style in styles)
    else:
        yield key_of(claim)
