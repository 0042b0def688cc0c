"""Which styles two people lead with: which ones, the same, opposite, different, or open."""

from collections.abc import Iterator, Sequence

import numpy as np

from discern.contract.models.insights import Claim, Figure
from discern.contract.styles import STYLES, Style
from discern.insight.circle_positions import Floats
from discern.insight.claims import is_claimed, probability_figure
from discern.insight.pairs.pair import Pair, advise
from discern.insight.style_circle import OF_OPPOSITES, OPPOSITE

_OF_THE_SAME = (
    ("strength", "pair-same-style-strength"),
    ("watch_out", "pair-same-style-watch-out"),
    ("try", "pair-same-style-try"),
    ("question", "pair-same-style-question"),
)
_OF_OPPOSITES = (
    ("strength", "pair-strength"),
    ("watch_out", "pair-opposite-styles-watch-out"),
    ("try", "pair-opposite-styles-try"),
    ("question", "pair-opposite-styles-question"),
)
_OF_NEIGHBOURS = (("strength", "pair-strength"),)


def prob_same(joint: Floats) -> float:
    """P(both lead with the same style)."""
    return float(np.trace(joint))


def prob_opposite(joint: Floats) -> float:
    """P(they lead with opposite styles)."""
    return float(sum(joint[row, STYLES.index(OPPOSITE[style])] for row, style in enumerate(STYLES)))


def likeliest_styles(joint: Floats) -> tuple[Style, Style, float]:
    """What the first and the second most probably lead with, and how probably they both do."""
    row, column = divmod(int(joint.argmax()), len(STYLES))
    return STYLES[row], STYLES[column], float(joint[row, column])


def describe_styles(pair: Pair, joint: Floats) -> Iterator[Claim]:
    """The styles by name if that is likely enough, else whether they are the same, opposite or different, else open.

    ``joint`` (4, 4) holds P(the first leads with i and the second with j).
    """
    one, other, likeliest = likeliest_styles(joint)
    same, opposite = prob_same(joint), prob_opposite(joint)
    # Of two opposite styles the same one always comes first, so that advice has two cases and not four.
    turned = OPPOSITE[one] == other and one not in OF_OPPOSITES
    if turned:
        one, other = other, one
    unsure = _unsure(joint)
    figures = [
        probability_figure("evidence-pair-styles", likeliest, first=(one,), second=(other,)),
        probability_figure("evidence-pair-same", same),
        probability_figure("evidence-pair-opposite", opposite),
    ]
    if is_claimed(likeliest):
        base, messages = _name(pair, one, other, likeliest, figures, turned=turned)
        yield base
        yield from advise(base, messages)
    elif is_claimed(same):
        yield pair.claim("same_style", "same_style", "pair-same-style-unsure", same, figures)
    elif is_claimed(opposite):
        yield pair.claim("opposite_styles", "opposite_styles", "pair-opposite-unsure", opposite, figures, unsure=unsure)
    elif is_claimed(1 - same):
        figures[0] = probability_figure("evidence-pair-different", 1 - same)
        yield pair.claim(
            "different_styles", "different_styles", "pair-different-unsure", 1 - same, figures, unsure=unsure
        )
    else:
        yield pair.claim("styles-open", "styles_open", "pair-styles-open", None, figures)


def _unsure(joint: Floats) -> str:
    """Whose style isn't likely enough to be claimed: the first one's, the second's, both, or both only together."""
    first, second = (is_claimed(float(joint.sum(axis=axis).max())) for axis in (1, 0))
    if first and second:
        return "together"
    return "second" if first else "first" if second else "both"


def _name(
    pair: Pair, one: Style, other: Style, probability: float, figures: list[Figure], *, turned: bool
) -> tuple[Claim, Sequence[tuple[str, str]]]:
    """That the first leads with ``one`` and the second with ``other``; and the advice, by kind and message."""
    if one == other:
        base = pair.claim(f"same_style-{one}", "same_style", "pair-same-style", probability, figures, styles=(one,))
        return base, _OF_THE_SAME
    is_opposite = OPPOSITE[one] == other
    kind, message = ("opposite_styles", "pair-opposite-styles") if is_opposite else ("styles", "pair-styles")
    base = pair.claim(
        f"{kind}-{one}{other}", kind, message, probability, figures, turned=turned, first=(one,), second=(other,)
    )
    return base, _OF_OPPOSITES if is_opposite else _OF_NEIGHBOURS
