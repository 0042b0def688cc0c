"""A report as its reader has it: its sentences and pages."""

import re
from collections.abc import Iterator, Sequence

from discern.contract.models.reports import Chapter, Paper, Passage, ReportDocument, Section, Table, parts_of
from discern.reports.pdf import make_pdf

_END_OF_SENTENCE = re.compile(r"(?<=[.?!:])[”’)]*\s+")
_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
_WORD = re.compile(r"\w[\w'’-]*")


def count_pages(document: ReportDocument, paper: Paper = "a4") -> int:
    """The pages of the PDF."""
    return len(_PAGE.findall(make_pdf(document, paper)))


def count_words(document: ReportDocument) -> int:
    """The words of the body."""
    return sum(len(_WORD.findall(text)) for text in body_of(document))


def sentences_of(document: ReportDocument) -> set[str]:
    """The distinct sentences of the body."""
    return {
        sentence
        for text in body_of(document)
        for sentence in _END_OF_SENTENCE.split(text)
        if len(_WORD.findall(sentence)) > 1
    }


def share_of_own(ours: set[str], theirs: set[str]) -> float:
    """The share of our sentences, in percent, that the other report doesn't have."""
    return 100 * len(ours - theirs) / len(ours)


def difference(one: ReportDocument, other: ReportDocument) -> float:
    """The smaller share, in percent, of sentences that only one of two reports has."""
    ours, theirs = sentences_of(one), sentences_of(other)
    return min(share_of_own(ours, theirs), share_of_own(theirs, ours))


def body_of(document: ReportDocument) -> Iterator[str]:
    """All texts before the evidence, without headings, labels and empty cells."""
    for part in parts_of(document):
        match part:
            case Section():
                yield from (sentence.text for sentence in part.sentences)
            case Chapter():
                yield from filter(None, [part.note])
                for topic in part.topics:
                    yield from filter(None, [topic.note])
                    for card in topic.cards:
                        yield from filter(None, [card.headline, card.text])
            case Passage():
                yield from part.paragraphs
            case Table():
                yield from (part.note, *(cell for row in part.rows for cell in row if cell))


def headings_of(document: ReportDocument) -> Iterator[str]:
    """The headings of the parts, of topics and of columns, and the labels of lines to write on."""
    for part in parts_of(document):
        match part:
            case Section():
                yield part.heading
            case Passage():
                yield from (part.heading, *part.lines)
            case Chapter():
                yield from (part.heading, *(topic.heading for topic in part.topics))
            case Table():
                yield from (part.heading, *part.columns)


def median(values: Sequence[float]) -> float:
    """The upper median."""
    return sorted(values)[len(values) // 2]
