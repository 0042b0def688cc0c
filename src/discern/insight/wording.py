"""Building statements: the words for certainty, and names that can be removed again."""

from collections import Counter
from collections.abc import Sequence

from discern.contract import STYLE_NAMES, CandidateRef, Certainty, Evidence, Insight, Interval, Style, certainty, fill

SAID_FROM = 0.60
"""Below this probability nothing is claimed; the wording is *can't tell yet*."""

VERY_LIKELY = 0.95

LIKELY = 0.80
"""Below this probability no advice is given: the ground would be too thin."""

OPEN: Certainty = "can't tell yet"


def state(
    id_: str,
    kind: str,
    template: str,
    strength: Certainty,
    evidence: Sequence[Evidence],
    people: Sequence[CandidateRef] = (),
    unnamed: str | None = None,
) -> Insight:
    """A statement. ``template`` has ``{0}``, ``{1}`` … for ``people``; ``unnamed`` says the same without names."""
    if not people:
        return Insight(id=id_, kind=kind, text=template, strength=strength, evidence=list(evidence))
    return Insight(
        id=id_,
        kind=kind,
        text=fill(template, names_of(people)),
        strength=strength,
        evidence=list(evidence),
        people=list(people),
        template=template,
        text_without_names=unnamed,
    )


def names_of(people: Sequence[CandidateRef]) -> list[str]:
    """What people are called in one sentence: their names, with external id or number added if two names are equal."""
    shared = Counter(person.name for person in people)
    return [
        person.name if shared[person.name] == 1 else f"{person.name} ({person.external_id or number})"
        for number, person in enumerate(people, start=1)
    ]


def hedge(strength: Certainty) -> str:
    """The opening of a sentence: "It is likely that"."""
    return f"It is {strength} that"


def full_name(style: Style) -> str:
    """A style's name with its letter: "Dominance (D)"."""
    return f"{STYLE_NAMES[style]} ({style})"


def probability_evidence(name: str, probability: float) -> Evidence:
    """A probability that a statement rests on."""
    return Evidence(name=f"probability {name}", value=round(probability, 3))


def rounded_evidence(name: str, value: float) -> Evidence:
    return Evidence(name=name, value=round(value, 2))


def measured_evidence(name: str, value: float, interval: Interval | None, digits: int = 0) -> Evidence:
    """A figure with its interval, as in "62 (54–70)"."""
    shown = f"{value:.{digits}f}"
    if interval is not None:
        low, high = interval
        shown = (
            f"{shown} ({low:.{digits}f}–{high:.{digits}f})"
            if low >= 0
            else f"{shown} ({low:.{digits}f} to {high:.{digits}f})"
        )
    return Evidence(name=name, value=shown)


def is_said(probability: float) -> bool:
    return certainty(probability) != OPEN
