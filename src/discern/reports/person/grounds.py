"""What the parts of a report on a person go by: the claims, the least certain first, and the texts that suit these."""

from collections.abc import Collection, Iterator, Mapping

from discern.contract.models.insights import Insight, StylesArgument
from discern.contract.styles import STYLES, Style
from discern.reports.material import Material
from discern.words import format_message

CLAIMS = ("style", "blend", "not_leading", "pace", "focus")
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


def looks_random(material: Material) -> bool:
    """Whether the person's answers may have been picked without choosing."""
    return any(each.quality.looks_random for each in material.results)


def styles_of(statement: Insight) -> tuple[Style, ...]:
    """The styles that a statement is about; empty if it is about none."""
    about = statement.arguments.get("styles")
    return about.styles if isinstance(about, StylesArgument) else ()


def key_of(claim: Insight) -> str:
    """What the texts on a claim are found by in the catalogue."""
    styles = styles_of(claim)
    if claim.kind in {"blend", "not_leading"}:
        return claim.kind
    if claim.kind == "style":
        return "open" if not styles else STYLE_KEYS[styles[0]] if len(styles) == 1 else "two"
    return claim.id.partition("-")[2]


def texts_for(material: Material) -> list[tuple[str, int]]:
    """What texts that claim nothing are found by: a tie and turn 1, the surest claims first.

    Of somebody who leads with one of two styles, the texts of both suit. Where there are fewer than `LEAST_TEXTS`,
    those that suit everybody follow.
    """
    return [(tie, turn) for tie, turn, _ in texts_with_claims(material)]


def texts_with_claims(material: Material, *, of_both: bool = False) -> list[tuple[str, int, Insight]]:
    """The same, each with the claim that it suits; those that suit everybody have the measured scores instead.

    With ``of_both``, somebody who leads with one of two styles gets a text for these together, ``half-di``: that one is
    as sure as the claim, and a text on either style would be less so.
    """
    claims: dict[str, Insight] = {}
    leading = {style for each in claims_of(material) if each.kind == "style" for style in styles_of(each)}
    for claim in reversed(claims_of(material)):
        for tie in _ties(claim, leading, of_both=of_both):
            claims.setdefault(tie, claim)
    measured = next((each for each in material.statements if each.kind == "measured"), material.statements[0])
    missing = max(LEAST_TEXTS - len(claims), 0)
    return [
        *((tie, 1, claim) for tie, claim in claims.items()),
        *(("open", turn, measured) for turn in range(1, missing + 1)),
    ]


def _ties(claim: Insight, leading: Collection[Style], *, of_both: bool) -> Iterator[str]:
    """Of the two highest styles, the one that isn't said to lead has its text from them."""
    styles = [style for style in STYLES if style in styles_of(claim)]
    if claim.kind == "style" and of_both and len(styles) == 2:
        yield f"half-{''.join(styles).lower()}"
    elif claim.kind == "style":
        yield from (STYLE_KEYS[style] for style in styles_of(claim))
    elif claim.kind == "blend":
        yield from (STYLE_KEYS[style] for style in styles if style not in leading)
    elif claim.kind in {"pace", "focus"}:
        yield key_of(claim)
