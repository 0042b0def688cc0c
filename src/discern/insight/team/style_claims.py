"""Claims about how many people in a team lead with which style, each made only if the numbers support it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations

import numpy as np

from discern.contract.certainty import LIKELY, MORE_LIKELY_THAN_NOT, VERY_LIKELY, certainty
from discern.contract.models.insights import Claim, Figure
from discern.contract.styles import STYLES, Style
from discern.insight.circle import OF_OPPOSITES, OPPOSITE, Floats
from discern.insight.claims import (
    Value,
    claim,
    count_figure,
    interval_figure,
    is_claimed,
    number_figure,
    probability_figure,
)
from discern.insight.team.counts import (
    MIN_PROFILED,
    TeamArrays,
    interval_of,
    poisson_binomial_pmf,
    prob_absent,
    prob_all_present,
    prob_both_lead,
    prob_majority,
    prob_none_lead,
    style_columns,
)

MIN_SPLIT, MAX_SPLIT = 4, 60
"""Team sizes for which a split is reported: smaller teams have no two camps, larger ones don't work as one team."""

TRIVIAL_FROM = 0.9
"""A claim this probable for a random team of the same size isn't made: it would fit almost any team."""

WIDE = 0.4
"""An interval of counts is called wide where it spans more than this share of the people."""


def claim_too_few(profiled: int) -> Claim:
    """The one claim about fewer than `MIN_PROFILED` people: too few."""
    evidence = [count_figure("evidence-profiled", profiled)]
    return claim("too-few", "too_few", "team-too-few", None, evidence, (), count=profiled, needed=MIN_PROFILED)


def claim_no_probabilities(profiled: int) -> Claim:
    """Why nothing is said about style counts where a service gives no probabilities."""
    evidence = [count_figure("evidence-profiled", profiled)]
    return claim("no-probabilities", "no_probabilities", "team-no-probabilities", None, evidence, ())


def describe_distribution(team: TeamArrays, probabilities: Floats) -> Iterator[Claim]:
    """Claims about how many people lead with each style, from their probabilities (n, 4)."""
    claims = [
        *(_majority(team, probabilities) or [_leave_open(team, probabilities)]),
        *_splits(team, probabilities),
        *_absences(team, probabilities),
        *_coverage(team, probabilities),
        *_lone_voices(team, probabilities),
    ]
    yield from claims
    yield from _wide(team, probabilities, _counted(claims))


def _counted(claims: Iterable[Claim]) -> set[Style]:
    """The styles of which a claim says, more or less closely, how many they lead. Most leading with one of two styles
    leaves open how many lead with either."""
    counted: set[Style] = set()
    for each in claims:
        about = {style for style in STYLES if style in each.id.partition("-")[2]}
        if each.kind == "coverage":
            counted.update(STYLES)
        elif each.kind in {"split", "absent", "lone"} or (each.kind == "majority" and len(about) == 1):
            counted |= about
    return counted


def _profiled(team: TeamArrays) -> Figure:
    return count_figure("evidence-profiled", team.profiled)


def _leave_open(team: TeamArrays, probabilities: Floats) -> Claim:
    evidence = [_most_figure(probabilities, styles) for styles in _best_sets(probabilities)]
    return claim("majority-open", "majority", "team-majority-open", None, evidence, (), **team.coverage)


def _majority(team: TeamArrays, probabilities: Floats) -> list[Claim]:
    """That most lead with one style or, failing that, with one of two; empty where neither can be claimed.

    Two neighbours say what the team shares. Two opposite styles don't, and are named only where that is surer.
    """
    single, beside, across = _best_sets(probabilities)
    styles = single
    if not is_claimed(prob_majority(probabilities, single)):
        of_two = {pair: prob_majority(probabilities, pair) for pair in (beside, across)}
        styles = across if _words_below(of_two[across], of_two[beside]) else beside
    probability = prob_majority(probabilities, styles)
    if not is_claimed(probability):
        return []
    expected = float(probabilities[:, style_columns(styles)].sum())
    evidence = [
        _most_figure(probabilities, styles),
        number_figure("evidence-expected", expected, 1, styles=styles),
        _profiled(team),
    ]
    id_ = f"majority-{''.join(styles)}"
    return [claim(id_, "majority", "team-majority", probability, evidence, (), styles=styles, **team.coverage)]


def _best_sets(probabilities: Floats) -> tuple[tuple[Style, ...], ...]:
    """The single style, the two neighbours and the two opposites that lead the most people in expectation."""
    expected = probabilities.sum(axis=0)

    def likeliest(sets: Sequence[tuple[Style, ...]]) -> tuple[Style, ...]:
        return max(sets, key=lambda styles: float(expected[style_columns(styles)].sum()))

    pairs = list(combinations(STYLES, 2))
    across = [pair for pair in pairs if OPPOSITE[pair[0]] == pair[1]]
    beside = [pair for pair in pairs if pair not in across]
    return likeliest([(style,) for style in STYLES]), likeliest(beside), likeliest(across)


def _most_figure(probabilities: Floats, styles: Sequence[Style]) -> Figure:
    return probability_figure("evidence-most", prob_majority(probabilities, styles), styles=styles)


def _splits(team: TeamArrays, probabilities: Floats) -> Iterator[Claim]:
    """That two opposite styles each lead at least a quarter of the people, and at least two."""
    if not MIN_SPLIT <= team.profiled <= MAX_SPLIT:
        return
    least = min_split_count(team.profiled)
    for one in OF_OPPOSITES:
        other = OPPOSITE[one]
        probability = prob_both_lead(probabilities, one, other, least)
        if probability < MORE_LIKELY_THAN_NOT:
            continue
        counts = probabilities[:, style_columns((one, other))].sum(axis=0)
        camps: dict[str, Value] = {"one": (one,), "other": (other,), "least": least}
        evidence = [
            probability_figure("evidence-each", probability, **camps),
            *(
                number_figure("evidence-expected", float(count), 1, styles=(style,))
                for style, count in zip((one, other), counts, strict=True)
            ),
            _profiled(team),
        ]
        yield claim(f"split-{one}{other}", "split", "team-split", probability, evidence, (), **camps)


def min_split_count(people: int) -> int:
    """The least count on either side that splits a team of ``people``: a quarter, rounded up, and at least 2."""
    return max(2, -(-people // 4))


def _absences(team: TeamArrays, probabilities: Floats) -> Iterator[Claim]:
    """That nobody leads with a style; of several styles in one claim, where that costs one word of certainty at most.

    If nobody leads with three styles, everybody leads with the fourth.
    """
    alone = {style: p for style, p in prob_absent(probabilities).items() if p >= MORE_LIKELY_THAN_NOT}
    surest_first = sorted(alone, key=lambda style: -alone[style])
    together: tuple[Style, ...] = ()
    for count in range(len(alone), 1, -1):
        styles = tuple(style for style in STYLES if style in surest_first[:count])
        probability = prob_none_lead(probabilities, styles)
        if probability >= MORE_LIKELY_THAN_NOT and _words_below(alone[surest_first[0]], probability) <= 1:
            yield _claim_absent(team, styles, probability)
            together = styles
            break
    for style, probability in alone.items():
        if style not in together:
            yield _claim_absent(team, (style,), probability)


def _words_below(surer: float, probability: float) -> int:
    """How many words of certainty lie between two probabilities."""
    return sum(probability < line <= surer for line in (MORE_LIKELY_THAN_NOT, LIKELY, VERY_LIKELY))


def _claim_absent(team: TeamArrays, styles: tuple[Style, ...], probability: float) -> Claim:
    evidence = [probability_figure("evidence-absent", probability, styles=styles), _profiled(team)]
    values: dict[str, Value] = {"styles": styles, **team.coverage}
    message = "team-absent"
    if len(styles) == len(STYLES) - 1:
        message, values["only"] = "team-everybody", tuple(style for style in STYLES if style not in styles)
    return claim(f"absent-{''.join(styles)}", "absent", message, probability, evidence, (), **values)


def _coverage(team: TeamArrays, probabilities: Floats) -> Iterator[Claim]:
    """That every style leads somebody, unless a random team of this size would have all four anyway."""
    probability = prob_all_present(probabilities)
    by_chance = prob_all_present(np.full_like(probabilities, 1 / len(STYLES)))
    if probability < MORE_LIKELY_THAN_NOT or by_chance >= TRIVIAL_FROM:
        return
    evidence = [probability_figure("evidence-coverage", probability), _profiled(team)]
    yield claim("coverage", "coverage", "team-coverage", probability, evidence, (), **team.coverage)


def _lone_voices(team: TeamArrays, probabilities: Floats) -> Iterator[Claim]:
    """That exactly one person leads with a style; named where it is as certain who as that there is one."""
    for column, style in enumerate(STYLES):
        leads = probabilities[:, column]
        alone = float(poisson_binomial_pmf(leads)[1])
        if alone < MORE_LIKELY_THAN_NOT:
            continue
        likeliest = int(leads.argmax())
        # P(this person leads with it and nobody else does), which is at most P(exactly one does).
        named = float(leads[likeliest] * np.prod(1 - np.delete(leads, likeliest)))
        values: dict[str, Value] = {"styles": (style,), **team.coverage}
        evidence = [probability_figure("evidence-lone", alone, styles=(style,))]
        if is_claimed(named) and certainty(named) == certainty(alone):
            evidence += [probability_figure("evidence-lone-person", named), _profiled(team)]
            person = team.people[likeliest]
            yield claim(f"lone-{style}", "lone", "team-lone-named", named, evidence, [person], **values)
        else:
            evidence += [_profiled(team)]
            yield claim(f"lone-{style}", "lone", "team-lone", alone, evidence, (), **values)


def _wide(team: TeamArrays, probabilities: Floats, counted: Collection[Style]) -> Iterator[Claim]:
    """A caveat where the intervals of some counts are wide: the widest, and which others are.

    Styles of which a claim says how many they lead are left out, since two answers to one question confuse.
    """
    intervals = {
        style: interval_of(poisson_binomial_pmf(probabilities[:, column])) for column, style in enumerate(STYLES)
    }
    limit = WIDE * team.profiled
    wide = [style for style, (low, high) in intervals.items() if high - low > limit and style not in counted]
    if not wide:
        return
    widest = max(wide, key=lambda style: intervals[style][1] - intervals[style][0])
    low, high = (int(end) for end in intervals[widest])
    rest = tuple(style for style in wide if style != widest)
    yield claim(
        "wide",
        "caveat",
        "team-wide",
        None,
        [interval_figure("evidence-counts", None, intervals[style], styles=(style,)) for style in wide],
        (),
        styles=(widest,),
        rest=rest,
        others=len(rest),
        low=low,
        high=high,
        of=team.profiled,
    )
