"""The sections of a report, and the statements each may use."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from discern.contract.models.insights import Insight, claim_behind
from discern.contract.models.reports import Audience, SubjectType
from discern.insight.claims import PORTRAIT_KINDS
from discern.reports.material import Material
from discern.reports.person.grounds import CLAIMS, FINDINGS, findings_of, looks_random, main_claim
from discern.words import format_message

SectionId = Literal[
    "summary",
    "portrait",
    "scores",
    "details",
    "people",
    "strengths",
    "watch_outs",
    "both_sides",
    "try",
    "questions",
    "next_steps",
    "certainty",
]


@dataclass(frozen=True, slots=True)
class Outline:
    """A section to write: the ``statements`` that it makes, in order, at most ``most`` of those that it ``may`` make.

    ``purpose`` says what it is for to whoever chooses among them.
    """

    id: SectionId
    heading: str
    purpose: str
    statements: tuple[Insight, ...]
    most: int
    may: tuple[Insight, ...]


@dataclass(frozen=True, slots=True)
class _Rule:
    id: SectionId
    kinds: Sequence[str]
    purpose: str
    most: int
    in_short: int
    """The maximum number of sentences in a short report; 0 leaves the section out."""


_OF_PAIRS = (
    *("same_style", "opposite_styles", "no_probabilities"),
    *(f"{axis}_{how}" for axis in ("pace", "focus") for how in ("opposite", "apart", "both", "open")),
)
_POINTS: Mapping[SubjectType, Sequence[str]] = {
    "assessment": FINDINGS,
    "comparison": _OF_PAIRS,
    "team": (
        *("majority", "absent", "coverage", "divided", "split", "centre", "spread", "pair"),
        *("too_few", "no_probabilities"),
    ),
}
"""The kinds of statements that the summary uses, in the order of the analysis: the first is the verdict."""

_MOST_FINDINGS = 3
"""How many findings the summary has: the verdict, and two more."""

_ADVICE: Sequence[_Rule] = (
    _Rule("strengths", ("strength",), "what this brings", 6, 2),
    _Rule("watch_outs", ("watch_out",), "what it may cost, and when to look out", 6, 2),
    _Rule("try", ("try",), "what to try this week, concretely", 6, 2),
    _Rule("questions", ("question",), "questions to talk about", 6, 0),
)
_DETAILS = _Rule("details", (), "what the answers say, one statement after the other, with the figures", 14, 0)

_OF_A_PERSON: Sequence[_Rule] = (
    _Rule("portrait", ("portrait",), "how the person works, in prose", 1, 1),
    _Rule("scores", ("measured", "score", "caveat"), "the four scores, and what limits them", 9, 1),
    # Questions to a person are texts of their own, for each reader.
    *(rule for rule in _ADVICE if rule.id != "questions"),
)
_OF_SEVERAL: Sequence[_Rule] = (
    _DETAILS,
    _Rule(
        "people",
        ("end", "outlier", "bridge", "friction", "group", "lone", "rub"),
        "who is where in the team, and where two may clash",
        12,
        2,
    ),
    # Beside what concerns several people, a short report has room for one of what they bring and of what it may cost.
    *(replace(rule, in_short=min(rule.in_short, 1) if rule.id != "try" else rule.in_short) for rule in _ADVICE),
    _Rule("certainty", ("caveat", "wide", "measured"), "who is counted, and what limits it", 6, 2),
)

_NO_SIDES: Mapping[SectionId, int] = {"strengths": 0, "watch_outs": 0}
_IN_SHORT: Mapping[tuple[SubjectType, Audience], Mapping[SectionId, int]] = {
    ("assessment", "manager"): {**_NO_SIDES, "try": 1},
    ("assessment", "coach"): {**_NO_SIDES, "portrait": 0, "try": 1},
    ("comparison", "manager"): _NO_SIDES,
    ("comparison", "coach"): {**_NO_SIDES, "try": 0},
    ("team", "manager"): {**_NO_SIDES, "people": 0, "try": 0},
    ("team", "coach"): {**_NO_SIDES, "people": 0, "try": 0},
}
"""The most sentences of sections of a short report whose reader has other parts instead: a manager what to do first of
all, a coach what to test or to look for.
"""

_ELSEWHERE = frozenset({"situation", "question", "try", *PORTRAIT_KINDS})
"""Kinds of statements that other parts of the report make where no section does."""

_ELSEWHERE_OF_A_TEAM = frozenset({"try", "questions"})
"""Sections that a full report on a team has none of: other parts say what to try, and what to ask."""

_TESTED = frozenset({"details", "people"})
"""Sections in which a coach reads what is least sure first."""

_FOR_BOTH: Mapping[SectionId, tuple[int, Callable[[Insight], bool]]] = {
    "try": (2, lambda statement: not (statement.message or "").endswith(("-first", "-second"))),
    "certainty": (3, lambda statement: statement.kind != "measured"),
}
"""Sections in which a short report on two people says something to or of each of them: how many sentences they have,
and what comes after those. The scores of both leave room for what limits them.
"""

_TOGETHER: Mapping[tuple[SectionId, SectionId], SectionId] = {
    ("strengths", "watch_outs"): "both_sides",
    ("try", "questions"): "next_steps",
    ("details", "people"): "details",
}
"""Sections that become one where either would have a single sentence: a heading isn't for one line."""


def outline(material: Material) -> list[Outline]:
    """The sections of a report, in order; sections without a statement are left out."""
    is_person = material.subject_type == "assessment"
    short = material.commission.length == "short"
    rules = _OF_A_PERSON if is_person else _OF_SEVERAL
    points = _POINTS[material.subject_type]
    statements = _sayable(material)
    placed = {kind for rule in rules for kind in rule.kinds} | _ELSEWHERE
    chosen = [s for s in statements if s.kind in points]
    if is_person or looks_random(material):
        # A warning about the answers comes before anything that they say.
        chosen = [*(s for s in statements if s.id == "caution"), *chosen]
    most = _MOST_FINDINGS + sum(s.kind == "caveat" for s in chosen)
    sections = [_outline(material, "summary", "the few things that matter most, the point first", chosen, most)]
    said = {each.id for each in sections[0].statements}
    for rule in rules:
        if material.subject_type == "team" and not short and rule.id in _ELSEWHERE_OF_A_TEAM:
            continue
        most = _most(material, rule)
        # A rule without kinds takes every statement that no other section claims.
        chosen = [
            s for s in statements if s.id not in said and (s.kind in rule.kinds if rule.kinds else s.kind not in placed)
        ]
        if material.commission.audience == "coach" and rule.id in _TESTED:
            chosen.sort(key=lambda statement: statement.probability or 0.0)
        if short and material.subject_type == "comparison" and rule.id in _FOR_BOTH:
            of_both, comes_after = _FOR_BOTH[rule.id]
            most = of_both if most else 0
            # False sorts before true, and the sort is stable.
            chosen.sort(key=comes_after)
        if short and is_person and rule in _ADVICE:
            # Advice on a claim that isn't among the few points would come from nowhere.
            chosen = [s for s in chosen if (base := claim_behind(s, material.by_id())) is None or base.id in said]
        if most:
            sections.append(_outline(material, rule.id, rule.purpose, chosen, most))
    return _join(material, [section for section in sections if section.statements])


def _most(material: Material, rule: _Rule) -> int:
    """The most sentences of a section."""
    audience = material.commission.audience
    if material.commission.length == "short":
        return _IN_SHORT.get((material.subject_type, audience), {}).get(rule.id, rule.in_short)
    return 2 if rule.id == "questions" and audience == "manager" else rule.most


def _sayable(material: Material) -> Sequence[Insight]:
    """The statements that sections may make, without findings that another says too. Of one person or two whose answers
    look random that is what was measured, what limits it, and what would be said first of one person.
    """
    # How far to trust a report says at its end what scores compare with.
    given = [each for each in material.statements if each.id != "no-norm-group"]
    if looks_random(material):
        main = main_claim(material) if material.subject_type == "assessment" else None
        known = {"caveat", "measured"}
        return [each for each in given if each.kind in known or (each is main and each.probability is not None)]
    if material.subject_type == "assessment":
        said = {each.id for each in findings_of(material)}
        return [each for each in given if each.id in said or each.kind not in CLAIMS]
    return [each for each in given if not _follows(material, each)]


def _follows(material: Material, statement: Insight) -> bool:
    """Whether a claim about two people on an axis holds wherever what is said of their styles does."""
    ending = {"opposite_styles": "_opposite", "same_style": "_both"}.get(material.statements[0].kind)
    return material.subject_type == "comparison" and ending is not None and statement.kind.endswith(ending)


def _join(material: Material, sections: Sequence[Outline]) -> list[Outline]:
    """The sections, those of `_TOGETHER` as one where either has a single statement."""
    joined: list[Outline] = []
    for section in sections:
        before = joined[-1] if joined else None
        name = None if before is None else _TOGETHER.get((before.id, section.id))
        if before is None or name is None or min(len(before.statements), len(section.statements)) > 1:
            joined.append(section)
            continue
        both = (*before.statements, *section.statements)
        purpose = f"{before.purpose}; then {section.purpose}"
        joined[-1] = _outline(material, name, purpose, both, len(both))
    return joined


def _outline(material: Material, id_: SectionId, purpose: str, statements: Sequence[Insight], most: int) -> Outline:
    commission = material.commission
    values = {"subject": material.subject_type, "audience": commission.audience}
    heading = format_message(commission.language, f"report-heading-{id_.replace('_', '-')}", values)
    return Outline(id_, heading, purpose, tuple(statements[:most]), most, tuple(statements))
