"""Advice for one person: what can help, what it can cost, a question, something to try.

Each piece rests on one claim, is named for it (``try-style-D``), and has its probability, strength and evidence. Where
neither a style nor an end of an axis is clear, the advice claims nothing and says so.

Why: docs/decisions/0017-cards-and-advice.md
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from discern.contract.certainty import MORE_LIKELY_THAN_NOT
from discern.contract.models.insights import Claim
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import Style
from discern.insight.circle_positions import NORMAL, Profile
from discern.insight.claims import (
    ADVICE_KINDS,
    OPEN,
    SUREST_FIRST,
    advice,
    arguments_of,
    end_of,
    probability_figure,
    styles_of,
)
from discern.insight.style_circle import OPPOSITE

MOST = 2
"""How much advice of one kind a person gets: more than two things to try nobody tries."""

_SPECIFIC = ("style", "blend", "pace", "focus")
"""Claims that advice rests on; of equally sure ones the more specific first."""

_GIVES: Mapping[str, Sequence[str]] = {**dict.fromkeys(_SPECIFIC, ADVICE_KINDS), "not_leading": ("watch_out", "try")}
"""The kinds of advice that each kind of claim gives rise to."""


def advise(profile: Profile, claims: Sequence[Claim]) -> list[Claim]:
    """The advice that follows from ``claims`` about a person, kind by kind, at most `MOST` of a kind.

    The surest claim gives rise to advice of every kind. The others take turns, so that each has its say.
    """
    bases = [*_rank(claims), *_prompts(profile, claims)]
    found = list(_advise_open(claims, alone=not bases))
    turns: Counter[str] = Counter()
    for kind in ADVICE_KINDS:
        able = [each for each in bases[1:] if kind in _GIVES[each.kind]]
        # The sort is stable: of those who have had their say equally often, the surest comes first.
        next_ones = sorted(able, key=lambda each: turns[each.id])[: MOST - 1]
        turns.update(each.id for each in next_ones)
        found += [_rest(each, kind) for each in (*bases[:1], *next_ones)]
    return [each for kind in ADVICE_KINDS for each in found if each.kind == kind]


def _rank(claims: Sequence[Claim]) -> list[Claim]:
    """The claims that advice rests on, the surest first."""
    leading = next((styles_of(each) for each in claims if each.kind == "style"), ())
    usable = [
        each
        for each in claims
        if each.kind in _SPECIFIC
        and each.strength != OPEN
        # The advice for "leads with D or I" would come again for "D and I are highest".
        and not (each.kind == "blend" and set(leading) == set(styles_of(each)))
    ]
    return sorted(usable, key=lambda each: (SUREST_FIRST.index(each.strength), _SPECIFIC.index(each.kind)))


def _prompts(profile: Profile, claims: Sequence[Claim]) -> Iterator[Claim]:
    """The claim that a person doesn't lead with some styles, about the lowest one only.

    It must be likely enough to lie below the middle; and it isn't the opposite of the leading one, for which the cost
    of leading with that is the same advice.
    """
    leading = {style for each in claims if each.kind == "style" for style in styles_of(each)}
    highest = {style for each in claims if each.kind == "blend" for style in styles_of(each)}
    beside = {*highest, *(OPPOSITE[style] for style in leading)}
    for base in claims:
        low = {style: _below(profile, style) for style in styles_of(base) if style not in beside}
        if base.kind != "not_leading" or not low:
            continue
        lowest = max(low, key=lambda style: low[style])
        if low[lowest] >= MORE_LIKELY_THAN_NOT:
            figure = probability_figure("evidence-score-beyond", low[lowest], styles=(lowest,), side="below", line=50.0)
            arguments = base.arguments | arguments_of({"styles": (lowest,)})
            yield base.model_copy(update={"arguments": arguments, "evidence": [*base.evidence, figure]})


def _below(profile: Profile, style: Style) -> float:
    """P(the score lies below 50); 0 where its error is unknown."""
    error = error_of(profile.scores[style])
    return NORMAL.cdf(-theta_of(profile.scores[style]) / error) if error else 0.0


def _advise_open(claims: Sequence[Claim], *, alone: bool) -> Iterator[Claim]:
    """What somebody without a clear style can use; less of it where there is other advice."""
    for base in claims:
        if base.id == "style-open":
            for kind in ("watch_out", "question", "try") if alone else ("try",):
                yield advice(base, kind, f"person-open-{kind.replace('_', '-')}")
            if alone:
                yield advice(base, "try", "person-open-try-other", "-other")


def _rest(base: Claim, kind: str) -> Claim:
    """One piece of advice from a claim."""
    name = kind.replace("_", "-")
    if end := end_of(base):
        return advice(base, kind, f"person-end-{name}", end=end)
    styles = styles_of(base)
    message = {
        "style": f"person-{name}" if len(styles) == 1 else f"person-half-{name}",
        "blend": f"person-blend-{name}",
        "not_leading": f"person-prompt-{name}",
    }[base.kind]
    return advice(base, kind, message, styles=styles)
