"""Sentences about a team, each said only when the numbers hold it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist

from discern.contract import STYLE_NAMES, STYLES, ByStyle, Certainty, Evidence, Insight, Mean, Style, certainty
from discern.insight.heads import Floats, all_present, columns, distribute, most, nobody

SAID_FROM = 0.60
"""Below this probability nothing is said: the words for it are *can't tell yet*."""

FEWEST = 3
"""Fewer profiled people than this are persons, not a team."""

NOTABLE = 5.0
"""How far from the reference group's middle of 50 a mean score must be to be worth a sentence, in points."""

_HALVES: dict[frozenset[Style], str] = {
    frozenset[Style]({"D", "I"}): "the active half of the circle",
    frozenset[Style]({"S", "C"}): "the thoughtful half of the circle",
    frozenset[Style]({"I", "S"}): "the people-first half of the circle",
    frozenset[Style]({"D", "C"}): "the task-first half of the circle",
}


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who is spoken of: ``probabilities`` has a row a profiled person, shape (n, 4)."""

    size: int
    probabilities: Floats

    @property
    def profiled(self) -> int:
        return len(self.probabilities)

    @property
    def whole(self) -> bool:
        return self.profiled >= self.size

    @property
    def members(self) -> str:
        return "this team" if self.whole else f"the {self.profiled} people profiled so far"

    @property
    def lead(self) -> str:
        return "leads" if self.whole else "lead"


def state(size: int, profiled: int, probabilities: Floats | None, means: ByStyle[Mean] | None) -> list[Insight]:
    """What can be said of a team, strongest kind first; with fewer than three profiled people, why nothing is."""
    if profiled < FEWEST:
        return [_decline(profiled)]
    said: list[Insight] = []
    if probabilities is None:
        said.append(_admit_no_probabilities(profiled))
    else:
        crowd = Crowd(size, probabilities)
        said.extend(_majority(crowd) or [_leave_open(crowd)])
        said.extend(_absences(crowd))
        said.extend(_coverage(crowd))
        said.extend(_lone_voices(crowd))
    if means is not None:
        said.extend(_averages(size, profiled, means))
    return said


def _decline(profiled: int) -> Insight:
    so_far = {0: "Nobody here has a profile yet.", 1: "One person here has a profile."}.get(
        profiled, f"{profiled} people here have a profile."
    )
    return Insight(
        id="too-few",
        kind="too_few",
        text=f"{so_far} From {FEWEST} profiles on, this page says what the team is like as a whole.",
        strength="can't tell yet",
        evidence=[Evidence(name="people profiled", value=profiled)],
    )


def _admit_no_probabilities(profiled: int) -> Insight:
    return Insight(
        id="no-probabilities",
        kind="no_probabilities",
        text="How sure each person's style is isn't known here, so nothing is said about how many lead with which.",
        strength="can't tell yet",
        evidence=[Evidence(name="people profiled", value=profiled)],
    )


def _leave_open(crowd: Crowd) -> Insight:
    single, pair = _best_sets(crowd)
    return Insight(
        id="majority-open",
        kind="majority",
        text=f"Can't tell yet which styles most of {crowd.members} {crowd.lead} with.",
        strength="can't tell yet",
        evidence=[_most_evidence(crowd, styles) for styles in (single, pair)],
    )


def _majority(crowd: Crowd) -> list[Insight]:
    """That most lead with one style, when that holds; otherwise that most lead with one of two."""
    for styles in _best_sets(crowd):
        probability = most(crowd.probabilities, styles)
        if probability >= SAID_FROM:
            break
    else:
        return []
    strength = certainty(probability)
    names = " or ".join(styles)
    half = _HALVES.get(frozenset(styles))
    expected = float(crowd.probabilities[:, columns(styles)].sum())
    return [
        Insight(
            id=f"majority-{''.join(styles)}",
            kind="majority",
            text=f"{_hedge(strength)} most of {crowd.members} {crowd.lead} with {names}{f', {half}' if half else ''}.",
            strength=strength,
            evidence=[
                _most_evidence(crowd, styles),
                Evidence(name=f"expected people who lead with {names}", value=round(expected, 1)),
                Evidence(name="people profiled", value=crowd.profiled),
            ],
        )
    ]


def _best_sets(crowd: Crowd) -> tuple[tuple[Style, ...], tuple[Style, ...]]:
    def likeliest(sets: Sequence[tuple[Style, ...]]) -> tuple[Style, ...]:
        return max(sets, key=lambda styles: most(crowd.probabilities, styles))

    return likeliest([(style,) for style in STYLES]), likeliest(list(combinations(STYLES, 2)))


def _most_evidence(crowd: Crowd, styles: Sequence[Style]) -> Evidence:
    return Evidence(
        name=f"probability that more than half lead with {' or '.join(styles)}",
        value=round(most(crowd.probabilities, styles), 3),
    )


def _absences(crowd: Crowd) -> Iterator[Insight]:
    for style, probability in nobody(crowd.probabilities).items():
        if probability < SAID_FROM:
            continue
        strength = certainty(probability)
        where = "in this team" if crowd.whole else f"among {crowd.members}"
        yield Insight(
            id=f"absent-{style}",
            kind="absent",
            text=f"{_hedge(strength)} nobody {where} leads with {STYLE_NAMES[style]} ({style}).",
            strength=strength,
            evidence=[
                Evidence(name=f"probability that nobody leads with {style}", value=round(probability, 3)),
                Evidence(name="people profiled", value=crowd.profiled),
            ],
        )


def _coverage(crowd: Crowd) -> Iterator[Insight]:
    probability = all_present(crowd.probabilities)
    if probability < SAID_FROM:
        return
    strength = certainty(probability)
    where = "in this team" if crowd.whole else f"among {crowd.members}"
    yield Insight(
        id="coverage",
        kind="coverage",
        text=f"{_hedge(strength)} each of the four styles leads somebody {where}.",
        strength=strength,
        evidence=[
            Evidence(name="probability that all four styles are there", value=round(probability, 3)),
            Evidence(name="people profiled", value=crowd.profiled),
        ],
    )


def _lone_voices(crowd: Crowd) -> Iterator[Insight]:
    for column, style in enumerate(STYLES):
        alone = float(distribute(crowd.probabilities[:, column])[1])
        if alone < SAID_FROM:
            continue
        strength = certainty(alone)
        where = "in this team" if crowd.whole else f"among {crowd.members}"
        yield Insight(
            id=f"lone-{style}",
            kind="lone",
            text=f"{_hedge(strength)} just one person {where} leads with {STYLE_NAMES[style]} ({style}).",
            strength=strength,
            evidence=[
                Evidence(name=f"probability that exactly one leads with {style}", value=round(alone, 3)),
                Evidence(name="people profiled", value=crowd.profiled),
            ],
        )


def _averages(size: int, profiled: int, means: ByStyle[Mean]) -> Iterator[Insight]:
    """That a mean score lies at least ``NOTABLE`` points from 50, where measurement error leaves that likely."""
    members = "This team" if profiled >= size else f"The {profiled} people profiled so far"
    score = "scores" if profiled >= size else "score"
    for style, mean in means.items():
        if mean.interval is None:
            continue
        low, high = mean.interval
        above = mean.score > 50
        line = 50 + NOTABLE if above else 50 - NOTABLE
        distance = mean.score - line if above else line - mean.score
        error = (mean.score - low if above else high - mean.score) / NormalDist().inv_cdf(0.975)
        probability = NormalDist().cdf(distance / error) if error > 0 else float(distance > 0)
        if probability < 0.8:
            continue
        strength = certainty(probability)
        yield Insight(
            id=f"mean-{style}",
            kind="mean",
            text=f"{members} {strength} {score} {'above' if above else 'below'} {line:.0f} in {STYLE_NAMES[style]} "
            f"({style}) on average, where 50 is the middle of the reference group.",
            strength=strength,
            evidence=[
                Evidence(name=f"mean score in {style}", value=f"{mean.score:.0f} ({low:.0f}–{high:.0f})"),
                Evidence(name=f"probability of that beyond {line:.0f}", value=round(probability, 3)),
            ],
        )


def _hedge(strength: Certainty) -> str:
    """How a sentence begins: "It is likely that"."""
    return f"It is {strength} that"
