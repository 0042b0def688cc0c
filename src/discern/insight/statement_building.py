"""The parts of a statement: words for its certainty, its evidence, and names that can be taken out."""

from collections import Counter
from collections.abc import Sequence

from discern.contract import STYLE_NAMES, CandidateRef, Certainty, Evidence, Insight, Interval, Style, certainty, fill

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
    """A statement.

    ``template`` has ``{0}``, ``{1}`` … for the names of ``people``; ``unnamed`` says the same without names. Without
    people, ``template`` is the text.
    """
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
    """Names that are distinct within one sentence: namesakes get their external id, or their number, in brackets."""
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
    """A probability that a statement rests on, to three decimals."""
    return Evidence(name=f"probability {name}", value=round(probability, 3))


def rounded_evidence(name: str, value: float) -> Evidence:
    """A figure that a statement rests on, to two decimals."""
    return Evidence(name=name, value=round(value, 2))


def measured_evidence(name: str, value: float, interval: Interval | None, digits: int = 0) -> Evidence:
    """A figure with its interval: "62 (54–70)", or "-0.3 (-0.8 to 0.2)" where an end is negative."""
    shown = f"{value:.{digits}f}"
    if interval is not None:
        low, high = interval
        shown = (
            f"{shown} ({low:.{digits}f}–{high:.{digits}f})"
            if low >= 0
            else f"{shown} ({low:.{digits}f} to {high:.{digits}f})"
        )
    return Evidence(name=name, value=shown)


def is_claimed(probability: float) -> bool:
    """Whether ``probability`` is high enough to claim anything."""
    return certainty(probability) != OPEN
