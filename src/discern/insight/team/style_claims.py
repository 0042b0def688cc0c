"""Claims about how many people in a team lie in which direction, each made only if the numbers support it."""

from collections.abc import Collection, Iterable, Iterator
from itertools import combinations

import numpy as np

from discern.contract.certainty import LEANING, LIKELY, VERY_LIKELY, certainty
from discern.contract.models.insights import Claim, Figure
from discern.contract.styles import STYLES, Style
from discern.insight.circle import OF_OPPOSITES, OPPOSITE, SHARED, share_of
from discern.insight.claims import (
    Value,
    claim,
    count_figure,
    interval_figure,
    is_claimed,
    is_said,
    number_figure,
    probability_figure,
)
from discern.insight.team.counts import (
    MIN_PROFILED,
    Team,
    drawn_by_chance,
    interval_of,
    prob_all_present,
    prob_each_has,
    prob_majority,
    prob_none,
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
    """Why nothing is said about counts where a service gives no probabilities."""
    evidence = [count_figure("evidence-profiled", profiled)]
    return claim("no-probabilities", "no_probabilities", "team-no-probabilities", None, evidence, ())


def describe_distribution(team: Team) -> Iterator[Claim]:
    """Claims about how many people lie in the direction of each style."""
    claims = [
        *(_majority(team) if team.may_have_most else ()),
        *_splits(team),
        *_absences(team),
        *_coverage(team),
        *_lone_voices(team),
    ]
    yield from claims
    yield from _wide(team, _counted(claims))


def _counted(claims: Iterable[Claim]) -> set[Style]:
    """The styles of which a claim says, more or less closely, how many there are. Most in one of two directions leaves
    open how many are in either."""
    counted: set[Style] = set()
    for each in claims:
        about = {style for style in STYLES if style in each.id.partition("-")[2]}
        if each.kind == "coverage":
            counted.update(STYLES)
        elif each.kind in {"split", "absent", "lone"} or (each.kind == "majority" and len(about) == 1):
            counted |= about
    return counted


def _profiled(team: Team) -> Figure:
    return count_figure("evidence-profiled", team.profiled)


def _majority(team: Team) -> Iterator[Claim]:
    """That most are in one direction or, failing that, in two neighbouring ones, which share a half."""
    sets: list[tuple[Style, ...]] = [
        *((style,) for style in STYLES),
        *(pair for pair in combinations(STYLES, 2) if OPPOSITE[pair[0]] != pair[1]),
    ]
    found = {styles: prob_majority(team.places, styles) for styles in sets}
    single, beside = (max((s for s in sets if len(s) == size), key=lambda s: found[s]) for size in (1, 2))
    styles = single if is_claimed(found[single]) else beside
    if is_claimed(found[styles]):
        evidence = [
            probability_figure("evidence-most", found[styles], styles=styles),
            _expected(team, styles),
            _profiled(team),
        ]
        id_ = f"majority-{''.join(styles)}"
        yield claim(id_, "majority", "team-majority", found[styles], evidence, (), styles=styles, **team.coverage)


def _expected(team: Team, styles: tuple[Style, ...]) -> Figure:
    expected = float(team.places.counts[:, style_columns(styles)].sum(axis=1).mean())
    return number_figure("evidence-expected", expected, 1, styles=styles)


def _splits(team: Team) -> Iterator[Claim]:
    """That two opposite directions each have at least a quarter of the people, and at least two."""
    if not MIN_SPLIT <= team.profiled <= MAX_SPLIT:
        return
    least = min_split_count(team.profiled)
    for one in OF_OPPOSITES:
        other = OPPOSITE[one]
        probability = prob_each_has(team.places, one, other, least)
        if not is_said(probability, settled=team.settled):
            continue
        camps: dict[str, Value] = {"one": (one,), "other": (other,), "least": least}
        evidence = [
            probability_figure("evidence-each", probability, **camps),
            *(_expected(team, (style,)) for style in (one, other)),
            _profiled(team),
        ]
        yield claim(f"split-{one}{other}", "split", "team-split", probability, evidence, (), **camps)


def min_split_count(people: int) -> int:
    """The least count on either side that splits a team of ``people``: a quarter, rounded up, and at least 2."""
    return max(2, -(-people // 4))


def _absences(team: Team) -> Iterator[Claim]:
    """That nobody is in a direction; of several in one claim, where that costs one word of certainty at most.

    If nobody is in three directions, everybody is in the fourth; if in two neighbours, everybody is in a half.
    """
    none = {style: prob_none(team.places, (style,)) for style in STYLES}
    alone = {style: p for style, p in none.items() if is_said(p, settled=team.settled)}
    surest_first = sorted(alone, key=lambda style: -alone[style])
    together: tuple[Style, ...] = ()
    for count in range(len(alone), 1, -1):
        styles = tuple(style for style in STYLES if style in surest_first[:count])
        probability = prob_none(team.places, styles)
        if is_said(probability, settled=team.settled) and _words_below(alone[surest_first[0]], probability) <= 1:
            yield _claim_absent(team, styles, probability)
            together = styles
            break
    for style, probability in alone.items():
        if style not in together:
            yield _claim_absent(team, (style,), probability)


def _words_below(surer: float, probability: float) -> int:
    """How many words of certainty lie between two probabilities."""
    return sum(probability < line <= surer for line in (LEANING, LIKELY, VERY_LIKELY))


def _claim_absent(team: Team, styles: tuple[Style, ...], probability: float) -> Claim:
    evidence = [probability_figure("evidence-absent", probability, styles=styles), _profiled(team)]
    values: dict[str, Value] = {"styles": styles, **team.coverage}
    message = "team-absent"
    only = tuple(style for style in STYLES if style not in styles)
    if len(only) == 1 or frozenset(only) in SHARED:
        message, values["only"] = "team-everyone", only
    return claim(f"absent-{''.join(styles)}", "absent", message, probability, evidence, (), **values)


def _coverage(team: Team) -> Iterator[Claim]:
    """That every direction has somebody, unless a random team of this size would have all four anyway."""
    probability = prob_all_present(team.places.counts)
    drawn = drawn_by_chance(team.profiled, len(STYLES))
    by_chance = prob_all_present((drawn[:, :, None] == np.arange(len(STYLES))).sum(axis=1))
    if not is_said(probability, settled=team.settled) or by_chance >= TRIVIAL_FROM:
        return
    evidence = [probability_figure("evidence-coverage", probability), _profiled(team)]
    yield claim("coverage", "coverage", "team-coverage", probability, evidence, (), **team.coverage)


def _lone_voices(team: Team) -> Iterator[Claim]:
    """That exactly one person is in a direction; named where it is as certain who as that there is one."""
    for column, style in enumerate(STYLES):
        is_alone = team.places.counts[:, column] == 1
        alone = share_of(is_alone)
        if not is_said(alone, settled=team.settled):
            continue
        # P(this person is there and nobody else is), which is at most P(exactly one is).
        of_each = (team.places.quarters[:, :, column] & is_alone[:, None]).mean(axis=0)
        likeliest = int(of_each.argmax())
        named = float(of_each[likeliest])
        values: dict[str, Value] = {"styles": (style,), **team.coverage}
        evidence = [probability_figure("evidence-lone", alone, styles=(style,))]
        if is_said(named, settled=team.settled) and certainty(named) == certainty(alone):
            evidence += [probability_figure("evidence-lone-person", named), _profiled(team)]
            person = team.people[likeliest]
            yield claim(f"lone-{style}", "lone", "team-lone-named", named, evidence, [person], **values)
        else:
            evidence += [_profiled(team)]
            yield claim(f"lone-{style}", "lone", "team-lone", alone, evidence, (), **values)


def _wide(team: Team, counted: Collection[Style]) -> Iterator[Claim]:
    """A caveat where the intervals of some counts are wide: the widest, and which others are.

    Styles of which a claim says how many there are are left out, since two answers to one question confuse.
    """
    intervals = {style: interval_of(team.places.counts[:, column]) for column, style in enumerate(STYLES)}
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
