"""What a report on one person has of the person's own: their marks and their answers, as they are when it is read."""

from collections.abc import Mapping, Sequence

from discern.contract.models.insights import AnswerEvidence, ClaimAnswers, Mark, Voice
from discern.contract.models.reports import CardTopic, Chapter, ReportCard, ReportDocument, Worksheet
from discern.words import format_message, given_name, say_mark

ANSWERS = "answers"
"""The id of the chapter of the person's own answers."""


def may_hold_answers(document: ReportDocument) -> bool:
    """Whether a report has a place for the person's answers: a full one, to them or to their coach."""
    return (
        document.subject_type == "assessment"
        and document.length == "full"
        and document.audience in {"self", "coach"}
        and any(place.kind == "chapter" and place.id == ANSWERS for place in document.order)
    )


def voice_to(document: ReportDocument) -> Voice:
    """How sentences speak of the person to the reader."""
    return "you" if document.audience == "self" else "named"


def fill_marks(document: ReportDocument, marks: Sequence[Mark]) -> ReportDocument:
    """A written report with what the person says of its statements now, also in its table of these."""
    written = {statement.id for statement in document.statements}
    given = {mark.statement_id: mark for mark in marks if mark.statement_id in written}
    worksheets = [_fill(worksheet, given, document) for worksheet in document.worksheets]
    return document.model_copy(update={"marks": list(given.values()), "worksheets": worksheets})


def _fill(worksheet: Worksheet, marks: Mapping[str, Mark], document: ReportDocument) -> Worksheet:
    if not worksheet.statements:
        return worksheet
    you = document.audience == "self"
    name = given_name(document.results[0].candidate.name)
    rows = [
        row
        if (mark := marks.get(id_)) is None
        else [row[0], say_mark(mark, document.language, you=you, name=name, with_comment=False), mark.comment or ""]
        for row, id_ in zip(worksheet.rows, worksheet.statements, strict=True)
    ]
    return worksheet.model_copy(update={"rows": rows})


def add_answers(document: ReportDocument, evidence: AnswerEvidence) -> ReportDocument:
    """A report that `may_hold_answers`, with the answers that moved each of its claims most.

    The caller has made sure that the reader may see them.
    """
    written = {statement.id for statement in document.statements}
    topics = [
        topic
        for each in evidence.claims
        if each.statement.id in written and (topic := _answers_to(each, document)) is not None
    ]
    if not topics:
        return document
    heading, note = (_say(document, f"report-{document.audience}-answers-{part}") for part in ("heading", "note"))
    chapter = Chapter(id=ANSWERS, heading=heading, note=note, topics=topics)
    return document.model_copy(update={"chapters": [*document.chapters, chapter]})


def _answers_to(found: ClaimAnswers, document: ReportDocument) -> CardTopic | None:
    """The answers for and against a claim; a coach reads those against it first."""
    sides = [("for", found.supporting), ("against", found.opposing)]
    if document.audience == "coach":
        sides.reverse()
    cards = [
        ReportCard(
            headline=_say(document, f"report-{document.audience}-answers-side", side=side),
            text=" ".join(answer.text for answer in answers),
            statements=[found.statement.id],
        )
        for side, answers in sides
        if answers
    ]
    return CardTopic(heading=found.statement.text, cards=cards) if cards else None


def _say(document: ReportDocument, message: str, **values: str) -> str:
    return format_message(document.language, message, {"a": given_name(document.results[0].candidate.name), **values})
