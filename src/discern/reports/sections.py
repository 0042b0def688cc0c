"""Which statements each section of a report makes: the most that it has room for, of those that it may make.

A finding has its badge; what follows from one has none.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from discern.contract.certainty import certainty
from discern.contract.models.insights import Insight, claim_behind, holds_without_random, without_random
from discern.contract.models.reports import Audience, Section, Sentence, SubjectType, Writer
from discern.insight.circle import AXES
from discern.insight.claims import PORTRAIT_KINDS
from discern.reports.grounds import CLAIMS, FINDINGS, findings_of, open_axis
from discern.reports.material import Material
from discern.reports.shared_text import is_finding
from discern.words import format_message, restate, strength_name

SectionId = Literal[
    "summary", "portrait", "scores", "details", "people", "strengths", "watch_outs", "try", "questions", "certainty"
]

BUILT_IN = Writer(kind="built_in")


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
    """The kinds of statements of a section, and the most of them in a full report and in a short one; 0 leaves it out.

    Without kinds it takes every statement that no other section claims.
    """

    id: SectionId
    kinds: Sequence[str]
    purpose: str
    most: int
    in_short: int


_POINTS: Mapping[SubjectType, Sequence[str]] = {
    "assessment": FINDINGS,
    "comparison": (
        *("same_style", "opposite_styles", "no_probabilities", "random"),
        *(f"{axis}_{how}" for axis in ("pace", "focus") for how in ("opposite", "apart", "both", "open")),
    ),
    "team": (
        *("majority", "absent", "coverage", "divided", "split", "centre", "spread", "pair"),
        *("too_few", "no_probabilities"),
    ),
}
"""The kinds of statements of the summary, in the order of the analysis: the first is the verdict."""

_MOST_FINDINGS = 3
"""How many findings the summary has: the verdict, and two more."""

_SIDES = (
    _Rule("strengths", ("strength",), "what this brings", 4, 2),
    _Rule("watch_outs", ("watch_out",), "what it may cost, and when to look out", 4, 2),
)
_RULES: Mapping[SubjectType, Sequence[_Rule]] = {
    "assessment": (
        _Rule("portrait", ("portrait",), "how the person works, in prose", 1, 1),
        _Rule("scores", ("measured", "score", "caveat"), "the four scores, and what limits them", 9, 1),
        *_SIDES,
        _Rule("try", ("try",), "what to try this week, concretely", 3, 2),
    ),
    "comparison": (
        _Rule("details", (), "what else the answers say", 3, 0),
        _Rule("people", ("friction", "rub"), "where the two may clash", 3, 2),
        *_SIDES,
        _Rule("try", ("try",), "what to try this week, concretely", 4, 2),
        _Rule("questions", ("question",), "questions to talk about", 2, 0),
        _Rule("certainty", ("caveat", "wide", "measured"), "the scores, and what limits them", 6, 2),
    ),
    "team": (
        _Rule("details", (), "what else the answers say of the team", 4, 0),
        _Rule("people", ("end", "outlier", "bridge", "friction", "group", "lone", "rub"), "who is where", 4, 2),
        *_SIDES,
        _Rule("try", ("try",), "what to try this week, concretely", 0, 2),
        _Rule("certainty", ("caveat", "measured"), "who is counted, and what limits it", 6, 2),
    ),
}

_NO_SIDES: Mapping[SectionId, int] = {"strengths": 0, "watch_outs": 0}
_ONE_EACH: Mapping[SectionId, int] = {"strengths": 1, "watch_outs": 1}
_IN_SHORT: Mapping[tuple[SubjectType, Audience], Mapping[SectionId, int]] = {
    ("assessment", "manager"): {**_NO_SIDES, "try": 1},
    ("assessment", "coach"): {**_NO_SIDES, "portrait": 0, "try": 1},
    ("comparison", "self"): _ONE_EACH,
    ("comparison", "manager"): _NO_SIDES,
    ("comparison", "coach"): {**_NO_SIDES, "try": 0},
    ("team", "self"): _ONE_EACH,
    ("team", "manager"): {**_NO_SIDES, "people": 0, "try": 0},
    ("team", "coach"): {**_NO_SIDES, "people": 0, "try": 0},
}
"""The most sentences of sections of a short report whose reader has other parts instead: a manager what to do first of
all, a coach what to test or to look for.
"""

_ELSEWHERE = frozenset({"situation", "question", "try", "wide", *PORTRAIT_KINDS})
"""Kinds of statements that other parts of the report make where no section does."""

_TESTED = frozenset({"details", "people"})
"""Sections in which a coach reads what is least sure first."""


def outline(material: Material) -> list[Outline]:
    """The sections of a report, in order; sections without a statement are left out."""
    short = material.commission.length == "short"
    rules = _RULES[material.subject_type]
    statements = _sayable(material)
    placed = {kind for rule in rules for kind in rule.kinds} | _ELSEWHERE
    chosen = [s for s in statements if s.kind in _POINTS[material.subject_type]]
    if material.subject_type == "assessment":
        # A warning about the answers comes before anything that they say.
        chosen = [*(s for s in statements if s.id == "caution"), *chosen]
    if material.subject_type == "team":
        chosen = [*chosen, *(s for s in statements if s.id == "few")]
    most = _MOST_FINDINGS + sum(s.kind == "caveat" for s in chosen)
    sections = [_outline(material, "summary", "the few things that matter most, the point first", chosen, most)]
    said = {each.id for each in sections[0].statements}
    for rule in rules:
        chosen = [
            s for s in statements if s.id not in said and (s.kind in rule.kinds if rule.kinds else s.kind not in placed)
        ]
        if material.commission.audience == "coach" and rule.id in _TESTED:
            chosen.sort(key=lambda statement: statement.probability or 0.0)
        if short and material.subject_type == "assessment" and rule.id in {"strengths", "watch_outs", "try"}:
            # Advice on a claim that isn't among the few points would come from nowhere.
            chosen = [s for s in chosen if (base := claim_behind(s, material.by_id())) is None or base.id in said]
        if short and material.subject_type == "comparison":
            chosen = _for_both(rule.id, chosen)
        most = _in_short(material, rule) if short else rule.most
        sections.append(_outline(material, rule.id, rule.purpose, chosen, most))
    return [section for section in sections if section.statements]


def _in_short(material: Material, rule: _Rule) -> int:
    of_reader = _IN_SHORT.get((material.subject_type, material.commission.audience), {})
    most = of_reader.get(rule.id, rule.in_short)
    # The scores of both leave room for what limits them.
    return 3 if most and material.subject_type == "comparison" and rule.id == "certainty" else most


def _for_both(id_: SectionId, statements: Sequence[Insight]) -> list[Insight]:
    """The statements of a short report on two, those first that say something to or of each of the two."""

    def comes_after(statement: Insight) -> bool:
        if id_ == "try":
            return not (statement.message or "").endswith(("-first", "-second"))
        return id_ == "certainty" and statement.kind != "measured"

    # False sorts before true, and the sort is stable.
    return sorted(statements, key=comes_after)


def _sayable(material: Material) -> Sequence[Insight]:
    """The statements that sections may make, without findings that another says too."""
    # How far to trust a report says at its end what scores compare with, and how many may be in each quarter stands
    # beside the drawing.
    given = [each for each in material.statements if each.id != "no-norm-group" and each.message != "team-wide"]
    if material.subject_type == "assessment":
        said = {each.id for each in findings_of(material)}
        return [each for each in given if each.id in said or each.kind not in CLAIMS]
    if material.analysis is not None and material.analysis.profiled == material.analysis.size:
        given = [each for each in given if each.id != "who-counts"]
    return [
        each
        for each in given
        if not (
            _follows(material, each)
            or _is_slight(material, each)
            or _is_doubled(material, each)
            or is_on_card(material, each)
        )
    ]


def is_on_card(material: Material, statement: Insight) -> bool:
    """Whether a statement says of one person of a team what their card says."""
    return statement.kind == "group" and len(statement.people) == 1 and bool(material.members)


def _is_slight(material: Material, statement: Insight) -> bool:
    """Whether a statement is, or rests on, a difference of two people that is no more than a leaning, where there is
    more to say.
    """
    base = claim_behind(statement, material.by_id()) or statement
    is_first = base.id == material.statements[0].id
    return not is_first and base.kind.endswith("_apart") and base.strength == "leaning"


def _follows(material: Material, statement: Insight) -> bool:
    """Whether a claim about two people on an axis holds wherever what is said of their styles does."""
    ending = {"opposite_styles": "_opposite", "same_style": "_both"}.get(material.statements[0].kind)
    return material.subject_type == "comparison" and ending is not None and statement.kind.endswith(ending)


_SAID_BY_STYLES: Mapping[str, str] = {
    "opposite_styles-DS": "pace_opposite",
    "opposite_styles-IC": "focus_opposite",
}
"""By the verdict on two people, the difference on an axis that asks the same of them."""


def asks_for_same(material: Material, claim: Insight) -> bool:
    """Whether a difference of two people asks for what that of their styles does, which is said first."""
    return _SAID_BY_STYLES.get(material.statements[0].id) == claim.kind


def _is_doubled(material: Material, statement: Insight) -> bool:
    """Whether advice is much what follows from the styles of two people, of which a full report says more."""
    base = claim_behind(statement, material.by_id())
    is_full = material.commission.length == "full"
    return is_full and statement.kind in {"strength", "try"} and base is not None and asks_for_same(material, base)


def _outline(material: Material, id_: SectionId, purpose: str, statements: Sequence[Insight], most: int) -> Outline:
    chosen = () if most == 0 else tuple(statements)
    return Outline(id_, _heading_of(material, id_, chosen[:most]), purpose, chosen[:most], most, chosen)


def _both_halves(statements: Sequence[Insight]) -> list[Insight]:
    """What two people share in pace and in focus, where both together are as sure as either; else []."""
    both = [each for each in statements if each.kind in {"pace_both", "focus_both"} and each.probability is not None]
    # However the two chances hang together, both hold with at least this.
    least = sum(each.probability or 0.0 for each in both) - 1
    return both if len(both) == len(AXES) and {certainty(least)} == {each.strength for each in both} else []


def _tell_both(material: Material, both: Sequence[Insight]) -> str:
    """The halves that two people share, in one sentence."""
    names = dict(zip("ab", (person.name for person in both[0].people), strict=True))
    ends = {each.kind.partition("_")[0]: each.id.partition("-")[2] for each in both}
    voice = "you" if material.commission.audience == "self" else "named"
    return format_message(material.commission.language, "pair-both-halves", {"voice": voice, **names, **ends})


def _heading_of(material: Material, id_: str, statements: Sequence[Insight]) -> str:
    commission, by_id = material.commission, material.by_id()
    behind = [base.kind for each in statements if (base := claim_behind(each, by_id)) is not None]
    is_alike = bool(behind) and all(kind == "same_style" or kind.endswith("_both") for kind in behind)
    values = {
        "subject": material.subject_type,
        "audience": commission.audience,
        "alike": "yes" if is_alike else "no",
    }
    return format_message(commission.language, f"report-heading-{id_.replace('_', '-')}", values)


def write_section(material: Material, outlined: Outline) -> Section:
    """The section with its sentences. Equal material gives equal sentences."""
    sentences = list(_write(material, outlined))
    return Section(id=outlined.id, heading=outlined.heading, writer=BUILT_IN, sentences=sentences)


def _write(material: Material, outlined: Outline) -> Iterator[Sentence]:
    language = material.commission.language
    # What to try is for the person: a coach hands it on and doesn't do what a manager would.
    is_handed_on = (material.subject_type, material.commission.audience, outlined.id) == ("assessment", "coach", "try")
    both = _both_halves(outlined.statements)
    for statement in outlined.statements:
        if statement in both[1:]:
            continue
        if both and statement is both[0]:
            yield Sentence(
                text=_tell_both(material, both), statements=[each.id for each in both], strength=both[0].strength
            )
            continue
        text = restate(statement, language, "you").text if is_handed_on else statement.text
        strength = statement.strength if is_finding(statement) else None
        yield Sentence(text=text, statements=[statement.id], strength=strength)
        if outlined.id == "summary" and not holds_without_random(statement):
            yield Sentence(text=_tell_without_random(material, statement), statements=[statement.id])
        axis = open_axis(material, statement)
        if axis is not None:
            text = format_message(language, "profile-open", {"axis": axis})
            yield Sentence(text=text, statements=[statement.id])


def _tell_without_random(material: Material, statement: Insight) -> str:
    """How sure a claim is without the answers that look random."""
    language, without = material.commission.language, without_random(statement)
    values = {"claimed": "no", "strength": ""}
    if without is not None and isinstance(without.value, float):
        values = {"claimed": "yes", "strength": strength_name(certainty(without.value), language)}
    return format_message(language, "report-without-random", values)
