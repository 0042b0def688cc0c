"""What a report on one person has of the person's own: their marks and their answers, as they are when it is read."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from discern.contract.models.insights import AnswerEvidence, ClaimAnswers, InfluentialAnswer, Mark, Voice
from discern.contract.models.reports import CardTopic, Chapter, ReportCard, ReportDocument, ReportPage, chapters_of
from discern.words import format_message, format_names, given_name

_NAMED = ("first", "last", "both")
"""What the sentence on an answer names of the statements in order."""

ANSWERS, CLAIMS = "answers", "claims"
"""The ids of the chapters of the person's own answers, and of what would speak for each finding and against it."""


def may_hold_answers(document: ReportDocument) -> bool:
    """Whether a report has a place for the person's answers: a full one, to them or to their coach."""
    return any(part.id == ANSWERS for page in document.pages for part in page.parts)


def voice_to(document: ReportDocument) -> Voice:
    """How sentences speak of the person to the reader."""
    return "you" if document.audience == "self" else "named"


def fill_marks(document: ReportDocument, marks: Sequence[Mark]) -> ReportDocument:
    """A written report with what the person says of its statements now."""
    written = {statement.id for statement in document.statements}
    return document.model_copy(update={"marks": [mark for mark in marks if mark.statement_id in written]})


def fill_answers(document: ReportDocument, evidence: AnswerEvidence | None) -> ReportDocument:
    """A report with the answers that moved each of its findings most in their place; without the place where there are
    none. The caller has made sure that the reader may see them.

    The halves that a direction lies in are no findings of their own, and mostly the same answers moved them.
    """
    tests = [each for each in chapters_of(document) if each.id == CLAIMS]
    found = {id_ for each in tests for topic in each.topics for card in topic.cards for id_ in card.statements}
    told = set[str]()
    topics = [
        topic
        for each in ([] if evidence is None else evidence.claims)
        if each.statement.id in found and (topic := _answers_to(each, document, told)) is not None
    ]
    pages = [
        ReportPage(
            parts=[
                part.model_copy(update={"topics": topics}) if isinstance(part, Chapter) and part.id == ANSWERS else part
                for part in page.parts
                if topics or part.id != ANSWERS
            ]
        )
        for page in document.pages
    ]
    return document.model_copy(update={"pages": pages})


def _answers_to(found: ClaimAnswers, document: ReportDocument, told: set[str]) -> CardTopic | None:
    """The answers for and against a claim but those on the blocks ``told`` already, which get these; a coach reads
    those against it first.
    """
    sides = [("for", found.supporting), ("against", found.opposing)]
    if document.audience == "coach":
        sides.reverse()
    cards = []
    for side, moving in sides:
        answers = [each for each in moving if each.block not in told]
        if answers:
            headline = _say(document, f"report-{document.audience}-answers-side", side=side)
            text = " ".join(_tell_answers(answers, document))
            cards.append(ReportCard(headline=headline, text=text, statements=[found.statement.id]))
        told |= {each.block for each in answers}
    return CardTopic(heading=found.statement.text, cards=cards) if cards else None


def _tell_answers(answers: Sequence[InfluentialAnswer], document: ReportDocument) -> Iterator[str]:
    """A sentence for each topic."""
    for topic in dict.fromkeys(each.topic for each in answers):
        alike: dict[str, list[str]] = defaultdict(list)
        of_topic = [each for each in answers if each.topic == topic]
        values = {"topic": topic, "voice": voice_to(document)}
        for answer in of_topic:
            chosen = {"first": answer.order[0], "last": answer.order[-1]}
            ways = (
                each
                for each in _NAMED
                if _say(document, "answers-chose", named=each, **values, **chosen) == answer.text
            )
            named = next(ways, _NAMED[-1])
            alike[named].append(_say(document, "answers-quoted", named=named, **chosen))
        if len(of_topic) == 1:
            yield of_topic[0].text
            continue
        language = document.language
        parts = [
            _say(document, "answers-chose-alike", named=named, quoted=format_names(quoted, language))
            for named, quoted in alike.items()
        ]
        yield _say(document, "answers-chose-several", chosen=format_names(parts, language), **values)


def _say(document: ReportDocument, message: str, **values: str) -> str:
    return format_message(document.language, message, {"a": given_name(document.results[0].candidate.name), **values})
