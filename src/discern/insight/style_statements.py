"""Statements about how many people in a team lead with which style, each made only if the numbers support it."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from discern.contract import STYLES, Evidence, Insight, Style, certainty
from discern.contract.certainty import MORE_LIKELY_THAN_NOT
from discern.insight.statement_building import OPEN, full_name, hedge, is_claimed, probability_evidence, state
from discern.insight.style_counts import (
    Floats,
    interval_of,
    poisson_binomial_pmf,
    prob_absent,
    prob_all_present,
    prob_both_lead,
    prob_majority,
    style_columns,
)
from discern.insight.style_phrases import ENDS, OPPOSITE
from discern.insight.team_arrays import MIN_PROFILED, TeamArrays

MIN_SPLIT, MAX_SPLIT = 4, 60
"""Team sizes for which a split is reported: smaller teams have no two camps, larger ones don't work as one team."""

_HALVES: dict[frozenset[Style], str] = {
    frozenset[Style]({"D", "I"}): ", the active half of the circle",
    frozenset[Style]({"S", "C"}): ", the thoughtful half of the circle",
    frozenset[Style]({"I", "S"}): ", the people-first half of the circle",
    frozenset[Style]({"D", "C"}): ", the task-first half of the circle",
}

TRIVIAL_FROM = 0.9
"""A statement this probable for a random team of the same size isn't made: it would fit almost any team."""

WIDE = 0.4
"""An interval of counts is called wide where it spans more than this share of the people."""


def state_too_few(profiled: int) -> Insight:
    """The one statement about fewer than `MIN_PROFILED` people: too few."""
    so_far = {0: "Nobody here has a profile yet.", 1: "One person here has a profile."}.get(
        profiled, f"{profiled} people here have a profile."
    )
    return state(
        "too-few",
        "too_few",
        f"{so_far} From {MIN_PROFILED} profiles on, this page says what the team is like as a whole.",
        OPEN,
        [Evidence(name="people profiled", value=profiled)],
    )


def state_no_probabilities(profiled: int) -> Insight:
    """Why nothing is said about style counts where a service gives no probabilities."""
    return state(
        "no-probabilities",
        "no_probabilities",
        "How sure each person's style is isn't known here, so nothing is said about how many lead with which.",
        OPEN,
        [Evidence(name="people profiled", value=profiled)],
    )


def describe_distribution(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """Statements about how many people lead with each style, from their probabilities (n, 4)."""
    yield from _majority(team, probabilities) or [_leave_open(team, probabilities)]
    yield from _splits(team, probabilities)
    yield from _absences(team, probabilities)
    yield from _coverage(team, probabilities)
    yield from _lone_voices(team, probabilities)
    yield from _wide(team, probabilities)


def _profiled(team: TeamArrays) -> Evidence:
    return Evidence(name="people profiled", value=team.profiled)


def _leave_open(team: TeamArrays, probabilities: Floats) -> Insight:
    single, pair = _best_sets(probabilities)
    return state(
        "majority-open",
        "majority",
        f"Can't tell yet which styles most of {team.members} {team.verb('lead')} with.",
        OPEN,
        [_most_evidence(probabilities, styles) for styles in (single, pair)],
    )


def _majority(team: TeamArrays, probabilities: Floats) -> list[Insight]:
    """That most lead with one style or, failing that, with one of two; empty where neither can be claimed."""
    for styles in _best_sets(probabilities):
        probability = prob_majority(probabilities, styles)
        if probability >= MORE_LIKELY_THAN_NOT:
            break
    else:
        return []
    strength = certainty(probability)
    names = " or ".join(styles)
    half = _HALVES.get(frozenset(styles), "")
    expected = float(probabilities[:, style_columns(styles)].sum())
    return [
        state(
            f"majority-{''.join(styles)}",
            "majority",
            f"{hedge(strength)} most of {team.members} {team.verb('lead')} with {names}{half}.",
            strength,
            [
                _most_evidence(probabilities, styles),
                Evidence(name=f"expected people who lead with {names}", value=round(expected, 1)),
                _profiled(team),
            ],
        )
    ]


def _best_sets(probabilities: Floats) -> tuple[tuple[Style, ...], tuple[Style, ...]]:
    """The single style and the pair of styles that lead the most people in expectation."""
    expected = probabilities.sum(axis=0)

    def likeliest(sets: Sequence[tuple[Style, ...]]) -> tuple[Style, ...]:
        return max(sets, key=lambda styles: float(expected[style_columns(styles)].sum()))

    return likeliest([(style,) for style in STYLES]), likeliest(list(combinations(STYLES, 2)))


def _most_evidence(probabilities: Floats, styles: Sequence[Style]) -> Evidence:
    return probability_evidence(
        f"that more than half lead with {' or '.join(styles)}", prob_majority(probabilities, styles)
    )


def _splits(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """That two opposite styles each lead at least a quarter of the people, and at least two."""
    if not MIN_SPLIT <= team.profiled <= MAX_SPLIT:
        return
    least = min_split_count(team.profiled)
    for one in ENDS:
        other = OPPOSITE[one]
        probability = prob_both_lead(probabilities, one, other, least)
        if probability < MORE_LIKELY_THAN_NOT:
            continue
        strength = certainty(probability)
        yield state(
            f"split-{one}{other}",
            "split",
            f"{hedge(strength)} {one} and {other}, opposite styles, each lead {least} people or more.",
            strength,
            [
                probability_evidence(f"that {one} and {other} each lead at least {least}", probability),
                *(
                    Evidence(name=f"expected people who lead with {style}", value=round(float(count), 1))
                    for style, count in zip(
                        (one, other), probabilities[:, style_columns((one, other))].sum(axis=0), strict=True
                    )
                ),
                _profiled(team),
            ],
        )


def min_split_count(people: int) -> int:
    """The least count on either side that splits a team of ``people``: a quarter, rounded up, and at least 2."""
    return max(2, -(-people // 4))


def _absences(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """That nobody leads with a style."""
    for style, probability in prob_absent(probabilities).items():
        if probability < MORE_LIKELY_THAN_NOT:
            continue
        strength = certainty(probability)
        yield state(
            f"absent-{style}",
            "absent",
            f"{hedge(strength)} nobody {team.where} leads with {full_name(style)}.",
            strength,
            [probability_evidence(f"that nobody leads with {style}", probability), _profiled(team)],
        )


def _coverage(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """That every style leads somebody, unless a random team of this size would have all four anyway."""
    probability = prob_all_present(probabilities)
    by_chance = prob_all_present(np.full_like(probabilities, 1 / len(STYLES)))
    if probability < MORE_LIKELY_THAN_NOT or by_chance >= TRIVIAL_FROM:
        return
    strength = certainty(probability)
    yield state(
        "coverage",
        "coverage",
        f"{hedge(strength)} each of the four styles leads somebody {team.where}.",
        strength,
        [probability_evidence("that all four styles are there", probability), _profiled(team)],
    )


def _lone_voices(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """That exactly one person leads with a style; named where it is as certain who as that there is one."""
    for column, style in enumerate(STYLES):
        leads = probabilities[:, column]
        alone = float(poisson_binomial_pmf(leads)[1])
        if alone < MORE_LIKELY_THAN_NOT:
            continue
        likeliest = int(leads.argmax())
        # P(this person leads with it and nobody else does), which is at most P(exactly one does).
        named = float(leads[likeliest] * np.prod(1 - np.delete(leads, likeliest)))
        evidence = [probability_evidence(f"that exactly one leads with {style}", alone)]
        if is_claimed(named) and certainty(named) == certainty(alone):
            strength = certainty(named)
            unnamed = f"{hedge(strength)} just one person {team.where} leads with {full_name(style)}."
            yield state(
                f"lone-{style}",
                "lone",
                f"{unnamed[:-1]}: {{0}}.",
                strength,
                [*evidence, probability_evidence("that it is this person", named), _profiled(team)],
                [team.people[likeliest]],
                unnamed,
            )
        else:
            strength = certainty(alone)
            yield state(
                f"lone-{style}",
                "lone",
                f"{hedge(strength)} just one person {team.where} leads with {full_name(style)}.",
                strength,
                [*evidence, _profiled(team)],
            )


def _wide(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """A caveat where the intervals of some counts are wide."""
    intervals = {
        style: interval_of(poisson_binomial_pmf(probabilities[:, column])) for column, style in enumerate(STYLES)
    }
    wide = [style for style, (low, high) in intervals.items() if high - low > WIDE * team.profiled]
    if not wide:
        return
    ranges = "; ".join(f"{style}: {intervals[style][0]:.0f} to {intervals[style][1]:.0f}" for style in wide)
    yield state(
        "wide",
        "caveat",
        f"How many lead with {' or '.join(wide)} is wide open: {ranges} of {team.profiled} are all quite possible.",
        OPEN,
        [
            Evidence(
                name=f"people who lead with {style}, 95% interval", value="{:.0f}–{:.0f}".format(*intervals[style])
            )
            for style in wide
        ],
    )
