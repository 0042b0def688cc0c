"""The analysis of a team from its members' results, and the claims about it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean

import numpy as np

from discern.contract.models.insights import Claim
from discern.contract.models.results import Interval, Results, list_bases
from discern.contract.models.teams import (
    Absence,
    Centre,
    GroupAnalysis,
    Halves,
    MapPoint,
    Mean,
    Share,
    TeamAnalysis,
    TeamRef,
)
from discern.contract.score_errors import theta_of
from discern.contract.styles import STYLES, ByStyle, circle_position, quarter_of
from discern.insight.circle import AXES, ENDS, Counts, Profile, interval_of_draws, profiles_of
from discern.insight.claims import doubted_in
from discern.insight.team.advice import advise
from discern.insight.team.counts import MIN_PROFILED, Team, interval_of, prob_none, team_of
from discern.insight.team.few import describe_pairs, note_few
from discern.insight.team.outliers_and_pairs import (
    find_bridges,
    find_contrasts,
    find_ends,
    find_friction,
    find_outliers,
)
from discern.insight.team.ranking import drop_contradictions, rank
from discern.insight.team.situations import describe_situations, find_divided, find_facts, find_groups
from discern.insight.team.style_claims import claim_no_probabilities, claim_too_few, describe_distribution
from discern.insight.team.team_level import (
    add_caveats,
    describe_averages,
    describe_centre,
    describe_spread,
    spread_of,
)
from discern.insight.team.without_random import compare_without
from discern.instrument import NARROWING_PEOPLE, Z95


def analyse_team(
    team: TeamRef, size: int, results: Sequence[Results], pending: int
) -> tuple[TeamAnalysis, list[Claim]]:
    """Analyse the results of a team's members, as `analyse_group` does those of any people."""
    group, claims = analyse_group(size, results, pending)
    team = TeamRef(id=team.id, name=team.name, external_id=team.external_id)
    return TeamAnalysis(team=team, **dict(group)), claims


def analyse_group(size: int, results: Sequence[Results], pending: int) -> tuple[GroupAnalysis, list[Claim]]:
    """Analyse the results of several people; the claims are not in the analysis, which has statements.

    ``size`` is the number of people and ``pending`` the number yet to answer; ``results`` has at most one result per
    person. Withheld results (null scores or style) don't count as profiled. Where a service doesn't say how sure
    somebody's place is, everything that depends on it is left out for the whole group.
    """
    profiles = profiles_of(results)
    profiled = [each for each in results if each.scores is not None]
    drawn = team_of(size, profiles, is_tried=_are_tried(profiled))
    doubted = doubted_in(profiled)
    points = [_place(profile, is_doubted=profile.candidate.id in doubted) for profile in profiles]
    means = _average(profiles) if profiles else None
    analysis = GroupAnalysis(
        size=size,
        profiled=len(profiles),
        pending=pending,
        distribution=_count(points, drawn) if profiles else None,
        halves=_count_halves(points, drawn) if profiles else None,
        means=means,
        map=points,
        centre=_centre(points, drawn) if profiles else None,
        spread=float(np.median(spread_of(drawn.places))) if drawn and drawn.is_tried and drawn.profiled > 1 else None,
        absent=[]
        if drawn is None
        else [Absence(style=style, probability=prob_none(drawn.places, (style,))) for style in STYLES],
        bases=list_bases(profiled),
    )
    return analysis, _describe(size, profiled, drawn)


def _are_tried(results: Sequence[Results]) -> bool:
    """Whether people's answers say for all results how telling the statements are."""
    return all(each.instrument is None or (each.instrument.people or 0) >= NARROWING_PEOPLE for each in results)


def _describe(size: int, results: Sequence[Results], team: Team | None) -> list[Claim]:
    """All claims about a ``team`` from ``results`` that have scores: as `rank` has them, the verdict first; then the
    advice, in the same order; then caveats.

    With fewer than three profiled people, one claim that says so.
    """
    if len(results) < MIN_PROFILED:
        return [claim_too_few(len(results))]
    if team is None:
        claims, limits = [claim_no_probabilities(len(results))], []
    elif team.is_few:
        claims, limits = describe_pairs(team, doubted_in(results)), [note_few(team)]
    else:
        claims, limits = _claim(results, team)
    claims = rank(claims)
    return [*claims, *advise(claims, size), *limits, *add_caveats(results)]


def _claim(results: Sequence[Results], team: Team) -> tuple[list[Claim], list[Claim]]:
    """What is claimed of a team of five or more, without advice; and what limits it."""
    doubted = doubted_in(results)
    others = [each for each in results if each.candidate.id not in doubted]
    rest = team_of(team.size - len(doubted), profiles_of(others), is_tried=_are_tried(others)) if doubted else team
    places = None if rest is None else rest.places

    def compare(claims: Iterable[Claim]) -> Iterable[Claim]:
        if not doubted:
            return claims
        return compare_without(claims, [] if rest is None else list(_against_norms(others, rest)), places, doubted)

    facts = list(find_facts(team))
    found = [
        *describe_distribution(team),
        *_against_norms(results, team),
        describe_centre(team, places),
        *find_ends(team),
        *find_outliers(team),
        *find_bridges(team),
        *(opposites := list(find_friction(team))),
    ]
    if not opposites:
        # Opposite directions say the same more specifically.
        found += find_contrasts(team)
    # A split between opposite styles says the same more specifically.
    if not any(each.kind == "split" for each in found):
        found += find_divided(team, facts)
    limits = [each for each in found if each.kind == "caveat"]
    claims = drop_contradictions([*compare(each for each in found if each.kind != "caveat")])
    # After that, since they belong to a split or division that stays.
    claims += compare(find_groups(team, claims))
    return [*claims, *compare(describe_situations(team, facts, claims))], limits


def _against_norms(results: Sequence[Results], team: Team) -> Iterator[Claim]:
    """What is said of a team beside the norm group: against norms that have no people behind them a team is neither
    high nor low, neither close nor far apart.
    """
    if not any(each.has_provisional_norms for each in results):
        yield from describe_averages(team, _average(profiles_of(results)))
        if team.is_tried:
            yield from describe_spread(team)


def _count(points: Sequence[MapPoint], team: Team | None) -> ByStyle[Share]:
    """People by the quarter of the circle that their dot lies in; with draws, also the expected number and its
    range."""
    counts = Counter(quarter_of(point.x, point.y) for point in points)
    return ByStyle[Share].of(
        {
            style: _share(counts[style], None if team is None else team.places.counts[:, column])
            for column, style in enumerate(STYLES)
        }
    )


def _count_halves(points: Sequence[MapPoint], team: Team | None) -> Halves:
    """People by the halves of the circle that their dot lies in."""
    counts = {
        "fast": sum(point.y > 0 for point in points),
        "calm": sum(point.y <= 0 for point in points),
        "people": sum(point.x > 0 for point in points),
        "task": sum(point.x <= 0 for point in points),
    }
    return Halves.model_validate(
        {
            end: _share(counts[end], None if team is None else team.places.at(end).sum(axis=1))
            for axis in AXES
            for end in ENDS[axis]
        }
    )


def _share(count: int, drawn: Counts | None) -> Share:
    if drawn is None:
        return Share(count=count)
    return Share(count=count, expected=float(drawn.mean()), interval=interval_of(drawn))


def _centre(points: Sequence[MapPoint], team: Team | None) -> Centre:
    x, y = fmean(point.x for point in points), fmean(point.y for point in points)
    if team is None:
        return Centre(x=x, y=y)
    across, up = (interval_of_draws(team.places.on(axis).mean(axis=1)) for axis in ("focus", "pace"))
    return Centre(x=x, y=y, x_interval=across, y_interval=up)


def _average(profiles: Sequence[Profile]) -> ByStyle[Mean]:
    """Mean scores with 95% intervals, mean ± 1.96·√(Σ se²)/n, clipped to 0–100.

    The interval reflects the measurement error of these members and no sampling error: the team is the population, not
    a sample of one. Until the levels of styles are settled it is mean ± 1.96·Σ se/n: an error of a level is the same
    for everybody, and doesn't average out. ``sd`` (divisor n − 1) is how far the members differ.
    """
    n = len(profiles)
    are_settled = all(each.settled or not each.bank for each in profiles)
    means: dict[str, Mean] = {}
    for style in STYLES:
        scores = [profile.scores[style] for profile in profiles]
        mean = fmean(score.score for score in scores)
        errors = [score.se for score in scores if score.se is not None]
        interval: Interval | None = None
        if len(errors) == n:
            half = Z95 * (sqrt(sum(se * se for se in errors)) if are_settled else sum(errors)) / n
            interval = (max(0.0, mean - half), min(100.0, mean + half))
        means[style] = Mean(
            score=mean, sd=float(np.std([s.score for s in scores], ddof=1)) if n > 1 else None, interval=interval
        )
    return ByStyle[Mean].of(means)


def _place(profile: Profile, *, is_doubted: bool) -> MapPoint:
    """A person on the circle: at their dot, or where their scores lie if a service gives no position.

    Nothing is said of those whose answers look random: drawn as sound, a guess would be believed.
    """
    place = profile.style.position or circle_position(*(theta_of(score) for score in profile.scores.values()))
    scores = ByStyle[float].of({each: score.score for each, score in profile.scores.items()})
    return MapPoint.of(profile.candidate, profile.style, place, scores, looks_random=is_doubted)
