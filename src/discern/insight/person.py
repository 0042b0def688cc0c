"""What is said of one person: their direction or half of the circle, their portrait, and the advice that follows.

Each piece of advice rests on one claim, is named for it (``try-style-D``), and has its probability, strength and
evidence. Where neither a direction nor a half is clear, the advice claims nothing and says so.

Why: docs/decisions/0017-cards-and-advice.md
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from discern.contract.certainty import LIKELY, OPEN
from discern.contract.models.insights import Claim, Figure, TextArgument, TopicArgument
from discern.contract.models.results import Results
from discern.contract.score_errors import NORMAL, error_of, theta_of
from discern.contract.styles import Style
from discern.insight.circle import AXES, ENDS, Profile, half_probability, profiles_of, styles_in
from discern.insight.claims import (
    ADVICE_KINDS,
    advice,
    claim,
    count_figure,
    end_of,
    interval_figure,
    is_said,
    probability_figure,
    styles_of,
    text_figure,
    topic_figure,
)


def claim_style(profile: Profile) -> Claim | None:
    """The direction that is said of the person, or that it is open; None where a half is said."""
    style, people = profile.style, [profile.candidate]
    if style.direction is not None and style.probability is not None:
        styles = styles_in(style.direction)
        message = "person-style" if len(styles) == 1 else "person-style-between"
        evidence = [probability_figure("evidence-direction", style.probability, styles=styles)]
        return claim(f"style-{style.direction}", "style", message, style.probability, evidence, people, styles=styles)
    if style.half is not None:
        return None
    evidence = (
        []
        if style.quarters is None
        else [
            probability_figure("evidence-direction", p, styles=(each,))
            for each, p in sorted(style.quarters.items(), key=lambda item: -item[1])
        ]
    )
    return claim("style-open", "style", "person-style-open", None, evidence, people)


_OF_HALF = {"pace": "person-pace", "focus": "person-focus"}


def claim_halves(profile: Profile) -> list[Claim]:
    """The halves of the circle that are sure enough, the surer first."""
    claims = []
    for axis in AXES:
        for end in ENDS[axis]:
            probability = half_probability(profile.style, end)
            if probability is None or not is_said(probability, settled=profile.settled):
                continue
            evidence = [probability_figure("evidence-half", probability, end=end)]
            claims.append(
                claim(f"{axis}-{end}", axis, _OF_HALF[axis], probability, evidence, [profile.candidate], end=end)
            )
    return sorted(claims, key=lambda each: -(each.probability or 0.0))


PORTRAIT = {
    "portrait": "portrait",
    "energises": "portrait-energises",
    "drains": "portrait-drains",
    "do": "portrait-do",
    "dont": "portrait-dont",
    "ask": "portrait-ask",
}
"""The message of each of `PORTRAIT_KINDS`."""


def portray(claims: Sequence[Claim]) -> Iterator[Claim]:
    """The portrait that belongs to what is said of the person first, and its lists, each of a line to a row.

    Of somebody whose place is open, the list is of questions to ask.
    """
    base = next((each for each in claims if each.kind in _BASES), None)
    if base is None:
        return
    region = base.id.partition("-")[2]
    for kind, message in PORTRAIT.items():
        if kind == "portrait" or (kind == "ask") == (region == "open"):
            values = {} if kind == "ask" else {"region": region}
            yield advice(base, kind, message, "", **values)


MOST = 2
"""How much advice of one kind a person gets: more than two things to try nobody tries."""

_BASES = frozenset({"style", "pace", "focus"})
"""Claims that advice rests on."""


def advise(claims: Sequence[Claim]) -> list[Claim]:
    """The advice that follows from ``claims`` about a person, kind by kind, at most `MOST` of a kind.

    What is said of the person gives rise to advice of every kind. The others take turns, so that each has its say.
    """
    bases = [each for each in claims if each.kind in _BASES and each.strength != OPEN]
    found = list(_advise_open(claims, alone=not bases))
    turns: Counter[str] = Counter()
    for kind in ADVICE_KINDS:
        # The sort is stable: of those that have had their say equally often, the surer comes first.
        next_ones = sorted(bases[1:], key=lambda each: turns[each.id])[: MOST - 1]
        turns.update(each.id for each in next_ones)
        found += [_rest(each, kind) for each in (*bases[:1], *next_ones)]
    return [each for kind in ADVICE_KINDS for each in found if each.kind == kind]


def _advise_open(claims: Sequence[Claim], *, alone: bool) -> Iterator[Claim]:
    """What somebody without a clear style can use; less of it where there is other advice."""
    for base in claims:
        if base.id == "style-open":
            if alone:
                yield advice(base, "watch_out", "person-open-watch-out")
                yield advice(base, "question", "person-open-question")
            yield advice(base, "try", "person-open-try")
            if alone:
                yield advice(base, "try", "person-open-try-other", "-other")


_ADVICE = {
    "strength": ("person-end-strength", "person-strength", "person-half-strength"),
    "watch_out": ("person-end-watch-out", "person-watch-out", "person-half-watch-out"),
    "question": ("person-end-question", "person-question", "person-half-question"),
    "try": ("person-end-try", "person-try", "person-half-try"),
}
"""For each of `ADVICE_KINDS` the message about a half of the circle, about a style, and about two styles."""


def _rest(base: Claim, kind: str) -> Claim:
    """One piece of advice from a claim."""
    of_half, of_style, of_two_styles = _ADVICE[kind]
    if end := end_of(base):
        return advice(base, kind, of_half, end=end)
    styles = styles_of(base)
    return advice(base, kind, of_style if len(styles) == 1 else of_two_styles, styles=styles)


_DOUBTS = {
    "fast": "person-caution-fast",
    "same_places": "person-caution-places",
    "translated": "person-caution-translated",
}
"""What says how answers that fail a check are doubtful, the weightiest first; others are only unusual."""

NOTABLE = 5.0
"""A score must be at least this far from 50, the middle of the norm group, to be worth a claim, in points."""


def describe_person(results: Results) -> list[Claim]:
    """What one person's results say, the main point first.

    Withheld results (null scores or style) give one claim with the reason. Answers that look random claim nothing: it
    is said that they do. Where a service doesn't say how sure it is, nothing is said of the style.

    Why: docs/decisions/0014-careless-answers.md
    """
    found = profiles_of([results])
    if not found:
        return [_withhold(results)]
    if results.quality.looks_random:
        about = [results.candidate]
        doubt = claim("random", "random", "person-random", None, _failed_checks(results), about)
        return [doubt, *_note_norms(results)]
    (profile,) = found
    # Against norms that have no people behind them no score is high or low.
    scores = [] if results.has_provisional_norms else list(_scores(profile))
    if profile.style.pace is None:
        claims = [_claim_no_probabilities(profile)]
    else:
        style = claim_style(profile)
        claims = [*([] if style is None else [style]), *claim_halves(profile)]
        named = styles_in(profile.style.direction)
        scores = [each for each in scores if not _belies(each, named)]
    return [*claims, *scores, *portray(claims), *advise(claims), *_caveats(results)]


def _belies(score: Claim, named: Sequence[Style]) -> bool:
    """Whether a low score stands beside the same style as a direction."""
    (style,), side = styles_of(score), score.arguments["side"]
    return isinstance(side, TopicArgument) and side.topic == "below" and style in named


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
    evidence = [text_figure("evidence-style-given", profile.style.label or "")]
    return claim("no-probabilities", "no_probabilities", "person-no-probabilities", None, evidence, [profile.candidate])


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
        message = next((message for check, message in _DOUBTS.items() if check in checks), "person-caution")
        yield claim("caution", "caveat", message, None, failed, ())
    yield from _note_norms(results)


def _note_norms(results: Results) -> Iterator[Claim]:
    if results.norms is not None and results.norms.n == 0:
        evidence = [
            text_figure("evidence-norms", results.norms.id),
            count_figure("evidence-norm-group", results.norms.n),
        ]
        yield claim("no-norm-group", "caveat", "person-no-norm-group", None, evidence, ())
