"""Text that all report formats share: sentences, what people say of them, the writer's credit, evidence."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from discern.contract.certainty import Certainty
from discern.contract.models.insights import Evidence, Insight, Mark, claim_behind, weightiest_mark
from discern.contract.models.reports import (
    ReportCard,
    ReportDocument,
    Section,
    Sentence,
    Table,
    credit_of,
    number_statements,
    sections_of,
)
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES
from discern.insight.claims import ADVICE_KINDS, PORTRAIT_KINDS
from discern.words import (
    format_day,
    format_message,
    given_name,
    is_probability,
    list_parts,
    percent,
    say_mark,
    value_text,
)

UNGRADED = frozenset(
    {
        *(*ADVICE_KINDS, *PORTRAIT_KINDS, "rub", "situation"),
        *("caveat", "measured", "too_few", "no_probabilities", "random", "withheld"),
    }
)
"""Kinds of statements without a badge: what follows from a claim, which alone was measured, what limits it, and what
holds by definition.
"""


def is_finding(statement: Insight) -> bool:
    """Whether a statement is a finding, beside which a badge says how sure it is."""
    return statement.kind not in UNGRADED


def as_sentence(text: str) -> str:
    """A text with a full stop where it has no other end; what is quoted last may be less than a sentence."""
    return text if text.rstrip("”“»")[-1:] in {".", "?", "!"} else f"{text}."


class Item(NamedTuple):
    """A sentence and the numbers of the statements that it cites.

    ``strength`` is how sure it is, where it is a finding. ``says`` is what the person says of the statements, where it
    isn't that they fit; where ``is_denied``, that it isn't them.
    """

    text: str
    statements: list[int]
    strength: Certainty | None = None
    says: str | None = None
    is_denied: bool = False


def items_of(section: Section, numbers: dict[str, int], document: ReportDocument) -> list[Item]:
    """A section's sentences. In the first section, what the person says has their own words with it."""
    leads = section is sections_of(document)[0]
    return [_item(sentence, numbers, document, with_comment=leads) for sentence in section.sentences]


def _item(sentence: Sentence, numbers: dict[str, int], document: ReportDocument, *, with_comment: bool) -> Item:
    ids = sentence.statements
    item = Item(sentence.text, [numbers[id_] for id_ in ids if id_ in numbers], sentence.strength)
    mark = find_mark(ids, document)
    if mark is None:
        return item
    return item._replace(says=mark_text(mark, document, with_comment=with_comment), is_denied=mark.fit == "not_me")


def find_mark(ids: Sequence[str], document: ReportDocument) -> Mark | None:
    """The weightiest mark on what rests on these statements; None where they fit or nothing is said of them."""
    if not document.marks:
        return None
    return weightiest_mark(ids, {each.id: each for each in document.statements}, document.marks)


def denial_text(ids: Sequence[str], document: ReportDocument) -> str | None:
    """That the person says it isn't them; None of what rests on no statement that they deny."""
    mark = find_mark(ids, document)
    return mark_text(mark, document, with_comment=False) if mark is not None and mark.fit == "not_me" else None


def card_denial(card: ReportCard, document: ReportDocument) -> str | None:
    """What the person says of a card that rests on what isn't them, or says it in other words; else None."""
    return denial_text([*card.statements, *card.restates], document)


def denied_rows(table: Table, document: ReportDocument) -> list[bool]:
    """Whether each row is about a statement that the person says isn't them."""
    denied = [denial_text([id_], document) is not None for id_ in table.statements]
    return denied or [False] * len(table.rows)


def mark_text(mark: Mark, document: ReportDocument, *, with_comment: bool = True) -> str:
    """What the person says of a statement; a report to the person alone speaks to them, one on several names them."""
    you = document.audience == "self" and document.subject_type == "assessment"
    of_one = document.subject_type == "assessment"
    marked = next((each for each in document.statements if each.id == mark.statement_id and not of_one), None)
    name = marked.people[0].name if marked is not None and marked.people else None
    if of_one and document.results:
        name = given_name(document.results[0].candidate.name)
    return say_mark(mark, document.language, you=you, name=name, with_comment=with_comment)


def marks_by_id(document: ReportDocument) -> dict[str, Mark]:
    """What the person says of the statements, by the ids of these."""
    return {mark.statement_id: mark for mark in document.marks}


def cited_statements(document: ReportDocument) -> list[tuple[int, Insight]]:
    """Every statement that has a number of its own with it, in order: what advice is cited with is its claim."""
    by_id = {statement.id: statement for statement in document.statements}
    found = [(number, by_id[id_]) for id_, number in number_statements(document).items() if id_ in by_id]
    return [(number, statement) for number, statement in found if claim_behind(statement, by_id) is None]


def has_badge(statement: Insight) -> bool:
    """Whether a badge says in the evidence how sure a statement is."""
    return statement.kind not in {"caveat", "random", "measured"}


def grounds_text(statement: Insight, language: str) -> str:
    """What stands in front of a statement's figures: its chance, after its badge, or what else it is."""
    if has_badge(statement):
        return "" if statement.probability is None else percent(statement.probability, language)
    if statement.kind in {"caveat", "random"}:
        return format_message(language, "report-grounds-caveat")
    about = "scores" if statement.people else "people"
    return format_message(language, "report-grounds-measured", {"about": about})


_SAYS_ITS_FIGURES = frozenset({"person-scores", "team-members"})
"""The messages of statements that say the figures that they rest on."""

_IN_STANDARD_DEVIATIONS = frozenset({"evidence-pair-difference", "evidence-centre-position", "evidence-distance"})
"""Figures that the people a report is about don't read: no drawing of theirs has such a scale."""


def figures_text(statement: Insight, document: ReportDocument) -> str:
    """The figures that a statement rests on, as a sentence, without its own probability, which stands before them; ""
    where the statement itself says them.
    """
    if statement.message in _SAYS_ITS_FIGURES:
        return ""
    left_out = _IN_STANDARD_DEVIATIONS if document.audience == "self" else frozenset[str]()
    figures = [
        each
        for each in statement.evidence
        if each.message not in left_out and (each.value != statement.probability or not is_probability(each))
    ]
    known = evidence_text(figures, document.language)
    return f"{known[:1].upper()}{known[1:]}." if known else ""


def evidence_text(evidence: Sequence[Evidence], language: str) -> str:
    """The evidence of a statement, on one line."""
    return list_parts(
        (
            each.name
            if each.message == "check-meaning"
            else format_message(language, "report-figure", {"name": each.name, "value": value_text(each, language)})
            for each in evidence
        ),
        language,
    )


def writer_text(document: ReportDocument) -> str:
    """Who wrote the report: what a language model arranged of it, and what it drafted."""
    credit, model = credit_of(document)
    return format_message(document.language, "report-writer", {"credit": credit, "model": model})


def date_text(document: ReportDocument) -> str:
    """The day on which the report was written."""
    return format_day(document.written_at, document.language, long=True)


def probability_table(analysis: TeamAnalysis, language: str, doubted: Collection[str] = ()) -> Table | None:
    """How probable each style's direction is for each person, in percent, and a dash for those ``doubted``, by their
    candidate ids; None where it is unknown.
    """
    unknown = format_message(language, "report-everybody-doubted")
    rows = [
        [point.name, *([unknown] * len(STYLES))]
        if point.candidate_id in doubted
        else [point.name, *(percent(point.quarters[style], language) for style in STYLES)]
        for point in analysis.map
        if point.quarters is not None
    ]
    if not rows:
        return None
    return Table(
        id="everybody",
        heading=format_message(language, "report-heading-everybody"),
        note=format_message(language, "report-everybody-note", {"doubted": len(doubted)}),
        columns=[format_message(language, "report-column-name"), *STYLES],
        rows=rows,
        blank=False,
    )
