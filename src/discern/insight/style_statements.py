"""Statements about how many people in a team lead with which style, each made only if the numbers support it."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from discern.contract import STYLES, Evidence, Insight, Style, certainty
from discern.insight.phrase_book import ENDS, OPPOSITE
from discern.insight.style_counts import (
    Floats,
    columns,
    interval_of,
    poisson_binomial_pmf,
    prob_absent,
    prob_all_present,
    prob_both_lead,
    prob_majority,
)
from discern.insight.team_arrays import FEWEST, TeamArrays
from discern.insight.wording import OPEN, SAID_FROM, full_name, hedge, is_said, probability_evidence, state

FEWEST_SPLIT, MOST_SPLIT = 4, 60
"""Smaller teams can't be split in two; larger ones don't work together as one."""

_HALVES: dict[frozenset[Style], str] = {
    frozenset[Style]({"D", "I"}): ", the active half of the circle",
    frozenset[Style]({"S", "C"}): ", the thoughtful half of the circle",
    frozenset[Style]({"I", "S"}): ", the people-first half of the circle",
    frozenset[Style]({"D", "C"}): ", the task-first half of the circle",
}

TO_BE_EXPECTED = 0.9
"""A statement that would hold for a random team of the same size with this probability isn't made: it fits any team."""

WIDE = 0.4
"""An interval of counts that spans more than this share of the people is called wide."""


def decline(profiled: int) -> Insight:
    """Why nothing is said about fewer than `FEWEST` people."""
    so_far = {0: "Nobody here has a profile yet.", 1: "One person here has a profile."}.get(
        profiled, f"{profiled} people here have a profile."
    )
    return state(
        "too-few",
        "too_few",
        f"{so_far} From {FEWEST} profiles on, this page says what the team is like as a whole.",
        OPEN,
        [Evidence(name="people profiled", value=profiled)],
    )


def admit_no_probabilities(profiled: int) -> Insight:
    return state(
        "no-probabilities",
        "no_probabilities",
        "How sure each person's style is isn't known here, so nothing is said about how many lead with which.",
        OPEN,
        [Evidence(name="people profiled", value=profiled)],
    )


def count_heads(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
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
    """That most people lead with one style, if that holds; otherwise that most lead with one of two."""
    for styles in _best_sets(probabilities):
        probability = prob_majority(probabilities, styles)
        if probability >= SAID_FROM:
            break
    else:
        return []
    strength = certainty(probability)
    names = " or ".join(styles)
    half = _HALVES.get(frozenset(styles), "")
    expected = float(probabilities[:, columns(styles)].sum())
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
    """The single style, and the pair of styles, expected to lead the most people."""
    expected = probabilities.sum(axis=0)

    def likeliest(sets: Sequence[tuple[Style, ...]]) -> tuple[Style, ...]:
        return max(sets, key=lambda styles: float(expected[columns(styles)].sum()))

    return likeliest([(style,) for style in STYLES]), likeliest(list(combinations(STYLES, 2)))


def _most_evidence(probabilities: Floats, styles: Sequence[Style]) -> Evidence:
    return probability_evidence(
        f"that more than half lead with {' or '.join(styles)}", prob_majority(probabilities, styles)
    )


def _splits(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """That two opposite styles each lead a quarter of the people or more, and at least two."""
    if not FEWEST_SPLIT <= team.profiled <= MOST_SPLIT:
        return
    least = split_from(team.profiled)
    for one in ENDS:
        other = OPPOSITE[one]
        probability = prob_both_lead(probabilities, one, other, least)
        if probability < SAID_FROM:
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
                    Evidence(name=f"expected people who lead with {style}", value=round(float(heads), 1))
                    for style, heads in zip(
                        (one, other), probabilities[:, columns((one, other))].sum(axis=0), strict=True
                    )
                ),
                _profiled(team),
            ],
        )


def split_from(people: int) -> int:
    """How many of each of two opposite styles split a team."""
    return max(2, -(-people // 4))


def _absences(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    for style, probability in prob_absent(probabilities).items():
        if probability < SAID_FROM:
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
    probability = prob_all_present(probabilities)
    by_chance = prob_all_present(np.full_like(probabilities, 1 / len(STYLES)))
    if probability < SAID_FROM or by_chance >= TO_BE_EXPECTED:
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
    """That exactly one person leads with a style, by name if it is sure enough who."""
    for column, style in enumerate(STYLES):
        leads = probabilities[:, column]
        alone = float(poisson_binomial_pmf(leads)[1])
        if alone < SAID_FROM:
            continue
        likeliest = int(leads.argmax())
        named = float(leads[likeliest] * np.prod(1 - np.delete(leads, likeliest)))
        evidence = [probability_evidence(f"that exactly one leads with {style}", alone)]
        if is_said(named) and certainty(named) == certainty(alone):
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
    """That the answers leave it wide open how many lead with some of the styles."""
    intervals = {
        style: interval_of(poisson_binomial_pmf(probabilities[:, column])) for column, style in enumerate(STYLES)
    }
    wide = [style for style, (low, high) in intervals.items() if high - low > WIDE * team.profiled]
    if not wide:
        return
    told = "; ".join(f"{style}: {intervals[style][0]:.0f} to {intervals[style][1]:.0f}" for style in wide)
    yield state(
        "wide",
        "caveat",
        f"How many lead with {' or '.join(wide)} is wide open: {told} of {team.profiled} are all quite possible.",
        OPEN,
        [
            Evidence(
                name=f"people who lead with {style}, 95% interval", value="{:.0f}–{:.0f}".format(*intervals[style])
            )
            for style in wide
        ],
    )
