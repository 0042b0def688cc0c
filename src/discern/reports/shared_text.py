"""Text that all report formats share: grouped sentences, the writer's credit, evidence, statement numbers."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from discern.contract.models.insights import Evidence, Insight, Mark, claim_behind, weightiest_mark, without_random
from discern.contract.models.reports import (
    CardTopic,
    Chapter,
    ReportCard,
    ReportDocument,
    Section,
    Sentence,
    Worksheet,
    credit_of,
    number_statements,
)
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES
from discern.reports.parts import FIRST
from discern.words import (
    STRENGTHS,
    format_day,
    format_message,
    given_name,
    list_parts,
    percent,
    say_mark,
    strength_name,
    value_text,
)

ADVICE = frozenset({"strength", "watch_out", "question", "try", "rub"})
"""Kinds of statements that say what follows from a claim: the claim was measured, and they weren't."""


SITUATIONS = frozenset({"purpose", "situations", "feedback", "talking", "styles", "pressure", "helping", "leading"})
"""The chapters of what to do about a claim."""


class Item(NamedTuple):
    """Consecutive sentences that cite the same statements, and the numbers of these.

    ``says`` is what the person says of these, where it isn't that they fit; where ``is_denied``, that it isn't them.
    """

    text: str
    statements: list[int]
    says: str | None = None
    is_denied: bool = False


def items_of(section: Section, numbers: dict[str, int], document: ReportDocument) -> list[Item]:
    """A section's sentences, consecutive ones that cite the same statements joined.

    In the first section, what the person says has their own words with it. Things to do first that rest on no claim
    cite the same figures and are none the less several.
    """
    leads = section is document.sections[0]
    claims = {each.id for each in document.statements if each.probability is not None}

    def part(turn_and_sentence: tuple[int, Sentence]) -> tuple[list[str], int | None]:
        turn, sentence = turn_and_sentence
        alone = section.id == FIRST and claims.isdisjoint(sentence.statements)
        return sentence.statements, turn if alone else None

    return [
        _item(" ".join(each.text for _, each in together), ids, numbers, document, with_comment=leads)
        for (ids, _), together in groupby(enumerate(section.sentences), key=part)
    ]


def _item(
    text: str, ids: Sequence[str], numbers: dict[str, int], document: ReportDocument, *, with_comment: bool
) -> Item:
    cited = [numbers[id_] for id_ in ids if id_ in numbers]
    mark = find_mark(ids, document)
    if mark is None:
        return Item(text, cited)
    return Item(text, cited, mark_text(mark, document, with_comment=with_comment), mark.fit == "not_me")


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


def claims_above(chapter: Chapter, topic: CardTopic, document: ReportDocument) -> list[str | None]:
    """For each card of a situation the claim that it rests on and how sure that is; None where the card before rests on
    the same, or where a headline or a note says it.
    """
    by_id = {each.id: each for each in document.statements}
    shown: list[str | None] = []
    before = None
    for card in topic.cards:
        said = _claim_of(card, by_id, document) if chapter.id in SITUATIONS else None
        shown.append(None if said == before else said)
        before = said
    return shown


def without_topic(said: str) -> str:
    """What is said of a situation, to stand under its heading: "Two paces" of "Meetings: two paces"."""
    _, _, rest = said.partition(": ")
    return f"{rest[:1].upper()}{rest[1:]}"


def _claim_of(card: ReportCard, by_id: Mapping[str, Insight], document: ReportDocument) -> str | None:
    cited = next((by_id[id_] for id_ in card.statements if id_ in by_id), None)
    claim = None if cited is None else claim_behind(cited, by_id) or cited
    if claim is None or claim.probability is None:
        return None
    # A card on a person that rests on a weak claim is headed by its condition.
    if document.subject_type == "assessment" and claim.strength != "very likely":
        return None
    headline = claim.headline or claim.text
    if claim.kind == "situation":
        headline = without_topic(headline)
    without = without_random(claim)
    values = {
        "without": "none" if without is None else value_text(without, document.language),
        "headline": "none" if headline == card.headline else headline,
        "strength": strength_name(claim.strength, document.language),
        "percent": percent(claim.probability, document.language),
    }
    return format_message(document.language, "report-card-claim", values)


def denied_rows(worksheet: Worksheet, document: ReportDocument) -> list[bool]:
    """Whether each row is about a statement that the person says isn't them."""
    denied = [denial_text([id_], document) is not None for id_ in worksheet.statements]
    return denied or [False] * len(worksheet.rows)


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
    """Every cited statement with its number, in order."""
    by_id = {statement.id: statement for statement in document.statements}
    return [(number, by_id[id_]) for id_, number in number_statements(document).items() if id_ in by_id]


def strength_text(statement: Insight, language: str) -> str:
    """How sure a statement is, at the beginning of a line."""
    return format_message(language, "report-strength", {"strength": STRENGTHS[statement.strength]})


def grounds_text(statement: Insight, document: ReportDocument, numbers: Mapping[str, int]) -> str:
    """How sure a statement is, in front of its figures; of advice, what it rests on and how sure that is.

    Nothing was measured of advice but the claim behind it. ``numbers`` are those of the cited statements.
    """
    language = document.language
    if statement.kind == "caveat":
        return format_message(language, "report-grounds-caveat")
    if statement.kind == "measured":
        about = "scores" if statement.people else "people"
        return format_message(language, "report-grounds-measured", {"about": about})
    if statement.kind not in ADVICE:
        return strength_text(statement, language)
    claim = claim_behind(statement, {each.id: each for each in document.statements})
    if claim is None:
        return strength_text(statement, language)
    values = {
        "known": "cited" if claim.id in numbers else "named",
        "number": numbers.get(claim.id, 0),
        "headline": claim.headline or claim.text,
        "strength": strength_name(claim.strength, language),
    }
    return format_message(language, "report-grounds-claim", values)


def evidence_text(evidence: Sequence[Evidence], language: str) -> str:
    """The evidence of a statement, on one line."""
    return list_parts(
        (
            format_message(language, "report-figure", {"name": each.name, "value": value_text(each, language)})
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


class ProbabilityTable(NamedTuple):
    """How probable each style's direction is for each person, in percent, where it is known."""

    title: str
    header: list[str]
    rows: list[list[str]]
    note: str


def probability_table(analysis: TeamAnalysis, language: str) -> ProbabilityTable:
    """The table of a report on a team."""
    return ProbabilityTable(
        format_message(language, "report-heading-everybody"),
        [format_message(language, "report-column-name"), *STYLES],
        [
            [point.name, *(percent(point.quarters[style], language) for style in STYLES)]
            for point in analysis.map
            if point.quarters is not None
        ],
        format_message(language, "report-everybody-note"),
    )
