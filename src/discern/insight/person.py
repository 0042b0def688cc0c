"""What is claimed of one person, in order, without two claims that contradict each other, and the advice that follows.

Each piece of advice rests on one claim, is named for it (``try-style-D``), and has its probability, strength and
evidence. Where neither a style nor an end of an axis is clear, the advice claims nothing and says so.

Why: docs/decisions/0017-cards-and-advice.md
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import numpy as np

from discern.contract.certainty import LIKELY, MORE_LIKELY_THAN_NOT
from discern.contract.models.insights import Claim, Figure, TextArgument, TopicArgument
from discern.contract.models.results import Results, Score
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle, Style
from discern.insight.circle import (
    AXES,
    ENDS,
    ENDS_OF,
    MIDDLE,
    NORMAL,
    OPPOSITE,
    VARIANCE_INFLATION,
    Floats,
    Profile,
    leading_styles,
    position,
    position_figure,
    prob_beyond,
    profiles_of,
    style_probabilities,
)
from discern.insight.claims import (
    ADVICE_KINDS,
    OPEN,
    SUREST_FIRST,
    Value,
    advice,
    arguments_of,
    claim,
    count_figure,
    end_of,
    interval_figure,
    is_claimed,
    probability_figure,
    styles_of,
    text_figure,
    topic_figure,
)
from discern.instrument import normal_cdf, normal_density

MAX_RULED_OUT = 0.05
"""The probability that one of the styles leads which are ruled out, taken together."""

CLOSE_BEHIND = 0.5
"""A style comes close behind the two that may lead where it is more than this share as likely as the second one."""

BLENDS: tuple[tuple[Style, Style], ...] = tuple(combinations(STYLES, 2))
"""The six pairs that the two highest styles can be."""

_REACH = 5.0
"""How far beyond the outermost θ the integral goes, in standard errors; less than 1e-6 lies farther out."""

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(48)
"""Of the quadrature on [-1, 1], (48,) each."""

_NARROWEST = 1 / 30
"""The smallest standard error that 48 nodes resolve, as a share of the range of the integral."""


def claim_style(profile: Profile, known: Floats) -> Claim:
    """The style the person leads with, or one of two, or that it is open; ``known`` (4,) are the probabilities."""
    ranked = sorted(range(len(STYLES)), key=lambda column: -known[column])
    people = [profile.candidate]
    evidence = [
        probability_figure("evidence-leads", float(known[column]), styles=(STYLES[column],)) for column in ranked
    ]
    leading = leading_styles(known)
    if len(leading) == 1:
        top = float(known[ranked[0]])
        return claim(f"style-{leading[0]}", "style", "person-style", top, evidence, people, styles=leading)
    if leading:
        pair = float(known[ranked[0]] + known[ranked[1]])
        evidence = [probability_figure("evidence-leads", pair, styles=leading), *evidence]
        values: dict[str, Value] = {"styles": leading}
        close = [STYLES[column] for column in ranked[2:] if known[column] > CLOSE_BEHIND * known[ranked[1]]]
        if close:
            values["close"] = close
        message = "person-style-pair-close" if close else "person-style-pair"
        return claim(f"style-{''.join(leading)}", "style", message, pair, evidence, people, **values)
    return claim("style-open", "style", "person-style-open", None, evidence, people)


def rule_out(profile: Profile, known: Floats) -> Iterator[Claim]:
    """That the person does not lead with the least likely styles, whose probabilities sum to `MAX_RULED_OUT` at most.

    ``known`` (4,) are the probabilities of leading.
    """
    kept: list[int] = []
    for column in sorted(range(len(STYLES)), key=lambda column: known[column]):
        if float(known[[*kept, column]].sum()) > MAX_RULED_OUT:
            break
        kept.append(column)
    # Three styles ruled out would only repeat that the fourth one leads.
    if not kept or len(kept) == len(STYLES) - 1:
        return
    styles = tuple(STYLES[column] for column in sorted(kept))
    left = float(known[kept].sum())
    yield claim(
        f"not_leading-{''.join(styles)}",
        "not_leading",
        "person-not-leading",
        1 - left,
        [probability_figure("evidence-not-leading", left, styles=styles)],
        [profile.candidate],
        styles=styles,
    )


def claim_blend(profile: Profile, leading: tuple[Style, ...]) -> Iterator[Claim]:
    """The two highest styles, where they are clear enough and agree with ``leading``: the styles, one of which leads.

    Nothing is claimed of a person whose leading style is open, or whose errors are unknown.
    """
    likely = blends_of(profile.scores)
    if not leading or likely is None:
        return
    highest = int(likely.argmax())
    # Rounding can take it past 1.
    probability, styles = min(float(likely[highest]), 1.0), BLENDS[highest]
    if not is_claimed(probability) or not set(leading) <= set(styles):
        return
    yield claim(
        f"blend-{''.join(styles)}",
        "blend",
        "person-blend",
        probability,
        [probability_figure("evidence-blend", probability, styles=styles)],
        [profile.candidate],
        styles=styles,
    )


def blends_of(scores: ByStyle[Score]) -> Floats | None:
    """P(the two highest styles are these), (6,), in the order of `BLENDS`; None where an error is unknown."""
    errors = [error_of(score) for score in scores.values()]
    known = np.array([error for error in errors if error is not None and error > 0])
    if len(known) < len(STYLES):
        return None
    theta = np.array([theta_of(score) for score in scores.values()])
    return blend_probabilities(theta, np.sqrt(VARIANCE_INFLATION) * known)


def blend_probabilities(theta: Floats, errors: Floats) -> Floats:
    """P(the two highest styles are these), (6,), in the order of `BLENDS`; they sum to 1.

    With independent normal errors, P(min(X, Y) > max(Z, W)) is ∫ f(t)·P(X > t)·P(Y > t) dt over the density f of
    max(Z, W), which is computed by Gauss–Legendre quadrature.

    Args:
        theta: the four scores (4,), in θ.
        errors: their standard errors (4,), above 0. Those far smaller than the distances between the scores are taken
            for larger ones, so that the two highest are rather claimed too carefully.
    """
    low, high = float((theta - _REACH * errors).min()), float((theta + _REACH * errors).max())
    errors = np.maximum(errors, _NARROWEST * (high - low))
    at = (high - low) / 2 * _NODES + (high + low) / 2
    z = (at[:, None] - theta) / errors
    below, density = normal_cdf(z), normal_density(z) / errors
    found = []
    for x, y in combinations(range(len(STYLES)), 2):
        v, w = (column for column in range(len(STYLES)) if column not in {x, y})
        largest = density[:, v] * below[:, w] + density[:, w] * below[:, v]
        found.append(float(_WEIGHTS @ (largest * (1 - below[:, x]) * (1 - below[:, y]))))
    # The six exclude each other, so what they miss of 1 is the quadrature's error.
    total = np.array(found)
    return np.asarray(total / total.sum())


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


_DOUBTS = {
    "near_random": "random",
    "random_answers": "random",
    "too_fast": "fast",
    "fast": "fast",
    "place_pattern": "places",
    "same_places": "places",
}
"""What is doubtful about answers that fail a check, the weightiest first; others are only unusual."""

NOTABLE = 5.0
"""A score must be at least this far from 50, the middle of the norm group, to be worth a claim, in points."""


def describe_person(results: Results) -> list[Claim]:
    """What one person's results say, the main point first.

    Withheld results (null scores or style) give one claim with the reason. Where a service gives no probabilities or
    no standard errors, what depends on them is left out.
    """
    found = profiles_of([results])
    if not found:
        return [_withhold(results)]
    (profile,) = found
    known = style_probabilities(profile.style)
    # Against norms that have no people behind them no score is high or low.
    scores = [] if results.has_provisional_norms else list(_scores(profile))
    if known is None:
        claims = [_claim_no_probabilities(profile), *_axes(profile)]
    else:
        style = claim_style(profile, known)
        leading = styles_of(style)
        blend = list(claim_blend(profile, leading))
        highest = styles_of(blend[0]) if blend else leading
        axes = [each for each in _axes(profile) if not _is_against(each, leading)]
        scores = [each for each in scores if not _belies(each, leading, highest)]
        claims = [style, *blend, *rule_out(profile, known), *axes]
    return [*claims, *scores, *advise(profile, claims), *_caveats(results)]


def _is_against(axis: Claim, leading: Sequence[Style]) -> bool:
    """Whether the end of an axis is the opposite one of every style of which one leads.

    Both may be true of somebody whose other styles weigh more together, but what is commonly taught of the style and of
    the end would contradict each other.
    """
    end = end_of(axis)
    return bool(leading) and all(end in ENDS_OF[OPPOSITE[style]] for style in leading)


def _belies(score: Claim, leading: Sequence[Style], highest: Sequence[Style]) -> bool:
    """Whether a high score stands beside "no style stands out", or a low one beside the same style as a leading one."""
    (style,), side = styles_of(score), score.arguments["side"]
    is_above = isinstance(side, TopicArgument) and side.topic == "above"
    return not leading if is_above else style in {*leading, *highest}


def _withhold(results: Results) -> Claim:
    evidence = _failed_checks(results) or [topic_figure("evidence-verdict", results.quality.verdict)]
    return claim("withheld", "withheld", "person-withheld", None, evidence, [results.candidate])


def _failed_checks(results: Results) -> list[Figure]:
    return [
        topic_figure("check-meaning", "yes", check=check.id, meaning=TextArgument(text=check.meaning))
        for check in results.quality.checks
        if not check.passed
    ]


def _claim_no_probabilities(profile: Profile) -> Claim:
    evidence = [text_figure("evidence-style-given", profile.style.label)]
    return claim("no-probabilities", "no_probabilities", "person-no-probabilities", None, evidence, [profile.candidate])


def _axes(profile: Profile) -> Iterator[Claim]:
    """The end of pace and of focus that the person is nearer to, where that is clear enough."""
    place = profile.place
    if place.variance is None:
        return
    for axis in AXES:
        value = position(place, axis)
        end = ENDS[axis][0 if value > 0 else 1]
        probability = prob_beyond(abs(value), MIDDLE, place.variance)
        if not is_claimed(probability):
            continue
        evidence = [
            probability_figure("evidence-axis", probability, end=end, line=MIDDLE),
            position_figure("evidence-position", axis, value, place.variance),
        ]
        yield claim(f"{axis}-{end}", axis, f"person-{axis}", probability, evidence, [profile.candidate], end=end)


def _scores(profile: Profile) -> Iterator[Claim]:
    """The scores that are clearly more than `NOTABLE` points above or below 50."""
    for style, score in profile.scores.items():
        error = error_of(score)
        if error is None or error <= 0:
            continue
        theta = theta_of(score)
        side, line = ("above", 50 + NOTABLE) if theta > 0 else ("below", 50 - NOTABLE)
        # The lines at 45 and 55 points are equally far from 0 in θ.
        probability = NORMAL.cdf((abs(theta) - NORMAL.inv_cdf((50 + NOTABLE) / 100)) / error)
        if probability < LIKELY:
            continue
        evidence = [
            probability_figure("evidence-score-beyond", probability, styles=(style,), side=side, line=line),
            interval_figure("evidence-score", score.score, score.interval, styles=(style,)),
        ]
        yield claim(
            f"score-{style}",
            "score",
            "person-score",
            probability,
            evidence,
            [profile.candidate],
            styles=(style,),
            side=side,
            line=line,
        )


def _caveats(results: Results) -> Iterator[Claim]:
    failed = _failed_checks(results)
    if results.quality.verdict == "caution" and failed:
        checks = {check.id for check in results.quality.checks if not check.passed}
        doubt = next((what for check, what in _DOUBTS.items() if check in checks), None)
        message = "person-caution" if doubt is None else f"person-caution-{doubt}"
        yield claim("caution", "caveat", message, None, failed, ())
    if results.norms is not None and results.norms.n == 0:
        evidence = [
            text_figure("evidence-norms", results.norms.id),
            count_figure("evidence-norm-group", results.norms.n),
        ]
        yield claim("no-norm-group", "caveat", "person-no-norm-group", None, evidence, ())
