"""Claims about a team that a reader would take for a contradiction, of which only one is made.

Both may be true, each at its own certainty: most people lead with an active style, weakly, while the few others lie far
to the thoughtful side. Side by side they only confuse.
"""

from collections.abc import Sequence

from discern.contract.models.insights import Claim
from discern.contract.styles import STYLES
from discern.insight.circle_axes import opposite_end
from discern.insight.style_circle import ENDS_OF


def drop_contradictions(claims: Sequence[Claim]) -> list[Claim]:
    """``claims`` in the same order, without those that contradict a majority or a more probable claim."""
    ranked = sorted(claims, key=lambda each: (each.kind != "majority", -(each.probability or 0.0)))
    kept: list[Claim] = []
    for each in ranked:
        if not any(_contradict(each, other) for other in kept):
            kept.append(each)
    ids = {each.id for each in kept}
    return [each for each in claims if each.id in ids]


def sides_of(said: Claim) -> frozenset[str]:
    """The ends of the axes that a claim says most people, or their centre, are towards."""
    about = said.id.partition("-")[2]
    if said.kind == "majority" and about != "open":
        return frozenset.intersection(*(ENDS_OF[style] for style in STYLES if style in about))
    if said.kind == "centre" and about not in {"open", "middle"}:
        return frozenset({about})
    if said.kind == "situation" and "-most-" in said.id:
        return frozenset({about.rpartition("-")[2]})
    return frozenset()


def _contradict(one: Claim, other: Claim) -> bool:
    return _is_against(one, other) or _is_against(other, one)


def _is_against(one: Claim, other: Claim) -> bool:
    sides = sides_of(one)
    if any(opposite_end(side) in sides_of(other) for side in sides):
        return True
    if other.id in {"centre-middle", "centre-open"}:
        return one.kind == "majority" and bool(sides)
    return one.id == "spread-close" and (other.kind in {"split", "divided"} or "-divided-" in other.id)
