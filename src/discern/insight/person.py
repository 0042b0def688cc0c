"""Claims about one person: the style they lead with, how certain that is, and what follows."""

from collections.abc import Iterator

from discern.contract import STYLES, Claim, Figure, Results, Style, TextArgument
from discern.contract.certainty import LIKELY
from discern.insight.circle_axes import AXES, ENDS, MIDDLE, position, position_figure, prob_beyond
from discern.insight.circle_positions import (
    NORMAL,
    Floats,
    Profile,
    error_of,
    profiles_of,
    style_probabilities,
    theta_of,
)
from discern.insight.claims import (
    claim,
    count_figure,
    interval_figure,
    is_claimed,
    probability_figure,
    text_figure,
    topic_figure,
)

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
    claims: list[Claim] = []
    if known is None:
        claims.append(_claim_no_probabilities(profile))
    else:
        claims.extend(_styles(profile, known))
    claims.extend(_axes(profile))
    # Against norms that have no people behind them no score is high or low.
    if not results.has_provisional_norms:
        claims.extend(_scores(profile))
    claims.extend(_caveats(results))
    return claims


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


def _styles(profile: Profile, known: Floats) -> Iterator[Claim]:
    """The style the person leads with, or one of two, or that it is open; ``known`` (4,) are the probabilities."""
    ranked = sorted(range(len(STYLES)), key=lambda column: -known[column])
    first, second = STYLES[ranked[0]], STYLES[ranked[1]]
    top, pair = float(known[ranked[0]]), float(known[ranked[0]] + known[ranked[1]])
    people = [profile.candidate]
    evidence = [
        probability_figure("evidence-leads", float(known[column]), styles=(STYLES[column],)) for column in ranked
    ]
    if is_claimed(top):
        yield claim(f"style-{first}", "style", "person-style", top, evidence, people, styles=(first,))
        yield from _advise(profile, first, top)
    elif is_claimed(pair):
        evidence = [probability_figure("evidence-leads", pair, styles=(first, second)), *evidence]
        yield claim(
            f"style-{first}{second}", "style", "person-style-pair", pair, evidence, people, styles=(first, second)
        )
    else:
        yield claim("style-open", "style", "person-style-open", None, evidence, people)
    yield from _rule_out(profile, known)


def _advise(profile: Profile, style: Style, probability: float) -> Iterator[Claim]:
    """What leading with ``style`` can bring and cost, a question and something to try; empty unless it is likely."""
    if probability < LIKELY:
        return
    evidence = [probability_figure("evidence-leads", probability, styles=(style,))]
    for kind, message in (
        ("strength", "person-strength"),
        ("watch_out", "person-watch-out"),
        ("question", "person-question"),
        ("try", "person-try"),
    ):
        yield claim(f"{kind}-style-{style}", kind, message, probability, evidence, [profile.candidate], styles=(style,))


def _rule_out(profile: Profile, known: Floats) -> Iterator[Claim]:
    """That the person does not lead with the least likely styles, whose probabilities sum to at most 5%."""
    kept: list[int] = []
    for column in sorted(range(len(STYLES)), key=lambda column: known[column]):
        if float(known[[*kept, column]].sum()) > 1 - 0.95:
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


def _axes(profile: Profile) -> Iterator[Claim]:
    """The end of pace and of focus that the person is clearly nearer to."""
    place = profile.place
    if place.variance is None:
        return
    for axis in AXES:
        value = position(place, axis)
        end = ENDS[axis][0 if value > 0 else 1]
        probability = prob_beyond(abs(value), MIDDLE, place.variance)
        if probability < LIKELY:
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
        yield claim("caution", "caveat", "person-caution", None, failed, ())
    if results.norms is not None and results.norms.n == 0:
        evidence = [
            text_figure("evidence-norms", results.norms.id),
            count_figure("evidence-norm-group", results.norms.n),
        ]
        yield claim("no-norm-group", "caveat", "person-no-norm-group", None, evidence, ())
