"""The sections of a report, and the statements each may use."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from discern.contract import Insight
from discern.contract.models.reports import SubjectType
from discern.reports.material import Material
from discern.words import format_message

SectionId = Literal["summary", "details", "people", "strengths", "watch_outs", "try", "questions", "certainty"]


@dataclass(frozen=True, slots=True)
class Outline:
    """A section to write. ``purpose`` is its brief to the writer, ``most`` the maximum number of sentences."""

    id: SectionId
    heading: str
    purpose: str
    statements: tuple[Insight, ...]
    most: int


@dataclass(frozen=True, slots=True)
class _Rule:
    id: SectionId
    kinds: Sequence[str]
    purpose: str
    most: int
    in_short: int
    """The maximum number of sentences in a short report; 0 leaves the section out."""


_POINTS: Mapping[SubjectType, Sequence[str]] = {
    "assessment": ("style", "no_probabilities", "pace", "focus"),
    "comparison": (
        "same_style",
        "opposite_styles",
        "styles",
        "pace_apart",
        "focus_apart",
        "pace_alike",
        "focus_alike",
        "no_probabilities",
    ),
    "team": ("majority", "absent", "coverage", "too_few", "no_probabilities"),
}
"""The kinds of statements that the summary uses, the main point first."""

_RULES: Sequence[_Rule] = (
    _Rule("details", (), "what the answers say, one statement after the other, with the figures", 14, 0),
    _Rule(
        "people",
        ("outlier", "bridge", "friction", "split", "lone", "rub"),
        "who is where in the team, and where two may clash",
        12,
        3,
    ),
    _Rule("strengths", ("strength",), "what this brings", 6, 2),
    _Rule("watch_outs", ("watch_out",), "what it may cost, and when to look out", 6, 2),
    _Rule("try", ("try",), "what to try this week, concretely", 6, 2),
    _Rule("questions", ("question",), "questions to talk about", 6, 0),
    _Rule("certainty", ("caveat", "wide", "measured"), "how sure this is and what it rests on", 6, 2),
)
_PLACED = {kind for rule in _RULES for kind in rule.kinds}


def outline(material: Material) -> list[Outline]:
    """The sections of a report, in order; sections without a statement are left out."""
    points = [s for kind in _POINTS[material.subject_type] for s in material.statements if s.kind == kind]
    short = material.commission.length == "short"
    # A rule without kinds takes every statement that no other section claims.
    sections = [
        _outline(material, "summary", "the few things that matter most, the point first", points, 3 if short else 4)
    ]
    for rule in _RULES:
        most = rule.in_short if short else rule.most
        chosen = [s for s in material.statements if (s.kind in rule.kinds if rule.kinds else s.kind not in _PLACED)]
        if rule.id == "questions" and material.commission.audience == "manager" and not short:
            most = 2
        if most:
            sections.append(_outline(material, rule.id, rule.purpose, chosen, most))
    return [section for section in sections if section.statements]


def _outline(material: Material, id_: SectionId, purpose: str, statements: Sequence[Insight], most: int) -> Outline:
    commission = material.commission
    values = {"subject": material.subject_type, "audience": commission.audience}
    heading = format_message(commission.language, f"report-heading-{id_.replace('_', '-')}", values)
    return Outline(id_, heading, purpose, tuple(statements[:most]), most)
