"""What is claimed of one person, in order, and without two claims that contradict each other."""

from collections.abc import Iterator, Sequence

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Claim, Figure, TextArgument, TopicArgument
from discern.contract.models.results import Results
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import Style
from discern.insight.circle_axes import AXES, ENDS, MIDDLE, position, position_figure, prob_beyond
from discern.insight.circle_positions import (
    NORMAL,
    Profile,
    profiles_of,
    style_probabilities,
)
from discern.insight.claims import (
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
from discern.insight.older_parameters import describe_older
from discern.insight.person.advice import advise
from discern.insight.person.leading import claim_blend, claim_style, rule_out
from discern.insight.style_circle import ENDS_OF, OPPOSITE

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
    yield from describe_older([results], "person-older-parameters")
    if results.norms is not None and results.norms.n == 0:
        evidence = [
            text_figure("evidence-norms", results.norms.id),
            count_figure("evidence-norm-group", results.norms.n),
        ]
        yield claim("no-norm-group", "caveat", "person-no-norm-group", None, evidence, ())
