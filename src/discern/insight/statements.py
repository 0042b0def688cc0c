"""How many of a team lead with which style, in sentences, each said only when the numbers hold it."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from discern.contract import STYLES, Evidence, Insight, Style, certainty
from discern.insight.crowd import FEWEST, Crowd
from discern.insight.guidance import ENDS, OPPOSITE
from discern.insight.heads import Floats, all_present, both_lead, columns, distribute, interval_of, most, nobody
from discern.insight.wording import OPEN, SAID_FROM, called, chance, hedge, is_said, state

FEWEST_SPLIT, MOST_SPLIT = 4, 60
"""Teams of fewer can't be split in two; larger ones don't work together as one."""

_HALVES: dict[frozenset[Style], str] = {
    frozenset[Style]({"D", "I"}): ", the active half of the circle",
    frozenset[Style]({"S", "C"}): ", the thoughtful half of the circle",
    frozenset[Style]({"I", "S"}): ", the people-first half of the circle",
    frozenset[Style]({"D", "C"}): ", the task-first half of the circle",
}

TO_BE_EXPECTED = 0.9
"""What as many people drawn by chance would show with this probability isn't said of a team: it fits any."""

WIDE = 0.4
"""An interval of heads that spans more than this share of the people is called wide."""


def decline(profiled: int) -> Insight:
    """Why nothing is said of fewer than `FEWEST` people."""
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


def count_heads(crowd: Crowd, probabilities: Floats) -> Iterator[Insight]:
    """What can be said of how many lead with which style, from their probabilities (n, 4)."""
    yield from _majority(crowd, probabilities) or [_leave_open(crowd, probabilities)]
    yield from _splits(crowd, probabilities)
    yield from _absences(crowd, probabilities)
    yield from _coverage(crowd, probabilities)
    yield from _lone_voices(crowd, probabilities)
    yield from _wide(crowd, probabilities)


def _profiled(crowd: Crowd) -> Evidence:
    return Evidence(name="people profiled", value=crowd.profiled)


def _leave_open(crowd: Crowd, probabilities: Floats) -> Insight:
    single, pair = _best_sets(probabilities)
    return state(
        "majority-open",
        "majority",
        f"Can't tell yet which styles most of {crowd.members} {crowd.verb('lead')} with.",
        OPEN,
        [_most_evidence(probabilities, styles) for styles in (single, pair)],
    )


def _majority(crowd: Crowd, probabilities: Floats) -> list[Insight]:
    """That most lead with one style, when that holds; otherwise that most lead with one of two."""
    for styles in _best_sets(probabilities):
        probability = most(probabilities, styles)
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
            f"{hedge(strength)} most of {crowd.members} {crowd.verb('lead')} with {names}{half}.",
            strength,
            [
                _most_evidence(probabilities, styles),
                Evidence(name=f"expected people who lead with {names}", value=round(expected, 1)),
                _profiled(crowd),
            ],
        )
    ]


def _best_sets(probabilities: Floats) -> tuple[tuple[Style, ...], tuple[Style, ...]]:
    """The style and the pair of styles that most expect to lead with."""
    expected = probabilities.sum(axis=0)

    def likeliest(sets: Sequence[tuple[Style, ...]]) -> tuple[Style, ...]:
        return max(sets, key=lambda styles: float(expected[columns(styles)].sum()))

    return likeliest([(style,) for style in STYLES]), likeliest(list(combinations(STYLES, 2)))


def _most_evidence(probabilities: Floats, styles: Sequence[Style]) -> Evidence:
    return chance(f"that more than half lead with {' or '.join(styles)}", most(probabilities, styles))


def _splits(crowd: Crowd, probabilities: Floats) -> Iterator[Insight]:
    """That two opposite styles each lead a quarter of the people or more, and at least two."""
    if not FEWEST_SPLIT <= crowd.profiled <= MOST_SPLIT:
        return
    least = split_from(crowd.profiled)
    for one in ENDS:
        other = OPPOSITE[one]
        probability = both_lead(probabilities, one, other, least)
        if probability < SAID_FROM:
            continue
        strength = certainty(probability)
        yield state(
            f"split-{one}{other}",
            "split",
            f"{hedge(strength)} {one} and {other}, opposite styles, each lead {least} people or more.",
            strength,
            [
                chance(f"that {one} and {other} each lead at least {least}", probability),
                *(
                    Evidence(name=f"expected people who lead with {style}", value=round(float(heads), 1))
                    for style, heads in zip(
                        (one, other), probabilities[:, columns((one, other))].sum(axis=0), strict=True
                    )
                ),
                _profiled(crowd),
            ],
        )


def split_from(people: int) -> int:
    """How many of each of two opposite styles split a team."""
    return max(2, -(-people // 4))


def _absences(crowd: Crowd, probabilities: Floats) -> Iterator[Insight]:
    for style, probability in nobody(probabilities).items():
        if probability < SAID_FROM:
            continue
        strength = certainty(probability)
        yield state(
            f"absent-{style}",
            "absent",
            f"{hedge(strength)} nobody {crowd.where} leads with {called(style)}.",
            strength,
            [chance(f"that nobody leads with {style}", probability), _profiled(crowd)],
        )


def _coverage(crowd: Crowd, probabilities: Floats) -> Iterator[Insight]:
    probability = all_present(probabilities)
    by_chance = all_present(np.full_like(probabilities, 1 / len(STYLES)))
    if probability < SAID_FROM or by_chance >= TO_BE_EXPECTED:
        return
    strength = certainty(probability)
    yield state(
        "coverage",
        "coverage",
        f"{hedge(strength)} each of the four styles leads somebody {crowd.where}.",
        strength,
        [chance("that all four styles are there", probability), _profiled(crowd)],
    )


def _lone_voices(crowd: Crowd, probabilities: Floats) -> Iterator[Insight]:
    """That exactly one leads with a style, by name where it is sure enough who."""
    for column, style in enumerate(STYLES):
        leads = probabilities[:, column]
        alone = float(distribute(leads)[1])
        if alone < SAID_FROM:
            continue
        likeliest = int(leads.argmax())
        named = float(leads[likeliest] * np.prod(1 - np.delete(leads, likeliest)))
        evidence = [chance(f"that exactly one leads with {style}", alone)]
        if is_said(named) and certainty(named) == certainty(alone):
            strength = certainty(named)
            unnamed = f"{hedge(strength)} just one person {crowd.where} leads with {called(style)}."
            yield state(
                f"lone-{style}",
                "lone",
                f"{unnamed[:-1]}: {{0}}.",
                strength,
                [*evidence, chance("that it is this person", named), _profiled(crowd)],
                [crowd.people[likeliest]],
                unnamed,
            )
        else:
            strength = certainty(alone)
            yield state(
                f"lone-{style}",
                "lone",
                f"{hedge(strength)} just one person {crowd.where} leads with {called(style)}.",
                strength,
                [*evidence, _profiled(crowd)],
            )


def _wide(crowd: Crowd, probabilities: Floats) -> Iterator[Insight]:
    """That the answers leave it wide open how many lead with some of the styles."""
    intervals = {style: interval_of(distribute(probabilities[:, column])) for column, style in enumerate(STYLES)}
    wide = [style for style, (low, high) in intervals.items() if high - low > WIDE * crowd.profiled]
    if not wide:
        return
    told = "; ".join(f"{style}: {intervals[style][0]:.0f} to {intervals[style][1]:.0f}" for style in wide)
    yield state(
        "wide",
        "caveat",
        f"How many lead with {' or '.join(wide)} is wide open: {told} of {crowd.profiled} are all quite possible.",
        OPEN,
        [
            Evidence(
                name=f"people who lead with {style}, 95% interval", value="{:.0f}–{:.0f}".format(*intervals[style])
            )
            for style in wide
        ],
    )
