"""No report says a thing twice, of simulated people, pairs and teams: neither word for word nor but for one word."""

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import pytest

from discern.contract.models.reports import (
    Audience,
    Chapter,
    Length,
    Passage,
    ReportDocument,
    Section,
    Table,
    parts_of,
)
from discern.contract.models.results import Results
from discern.reports.assembly import write_document
from discern.reports.material import Commission, gather_pair, gather_person, gather_team
from discern.reports.members import BETWEEN
from discern.reports.own_words import fill_answers, may_hold_answers, voice_to
from discern.reports.placeholders import reveal
from discern.service.domain.answer_evidence import AnsweredResults, present_evidence
from tests.support.measured import answer_many

NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")
LENGTHS: tuple[Length, ...] = ("full", "short")
SIZES = (3, 4, 8, 15, 25, 40)
FEWEST_WORDS = 4
"""A shorter sentence is a label or a line of a list."""

_END = re.compile(r"(?<=[.?!])[”’)]*\s+")
_WORD = re.compile(r"\w[\w'’-]*")


def drawn(count: int) -> list[AnsweredResults]:
    return [each for each in answer_many(count) if each.results.scores is not None]


def people_of(people: Sequence[AnsweredResults]) -> list[Results]:
    return [each.results for each in people]


def in_groups(people: Sequence[AnsweredResults], size: int) -> list[list[Results]]:
    """People by so many at a time."""
    return [people_of(people[n : n + size]) for n in range(0, len(people) - size + 1, size)]


def write(results: Sequence[Results], audience: Audience, length: Length, *, of: str = "team") -> ReportDocument:
    commission = Commission(audience, length)
    if of == "team":
        material, roster = gather_team(len(results), results, commission)
    elif of == "pair":
        material, roster = gather_pair(results[0], results[1], commission)
    else:
        material, roster = gather_person(results[0], commission)
    document, _ = asyncio.run(write_document(material, results, report_id="rep_1", now=NOW))
    return reveal(document, roster)


def read(person: AnsweredResults, audience: Audience, length: Length) -> ReportDocument:
    """A report on one person, with their answers where it may hold them."""
    document = write([person.results], audience, length, of="person")
    if not may_hold_answers(document):
        return document
    return fill_answers(document, present_evidence(person.by_given_name(), document.language, voice_to(document)))


def passages(document: ReportDocument) -> Iterator[list[str]]:
    """What is read in a row: a report, and within it the card of each person, who reads no other's.

    A sheet to fill in names the findings that it is about.
    """
    findings = {statement.text for statement in document.statements}
    body: list[str] = [text for passage in document.guide for text in passage.paragraphs] + document.basis
    for part in parts_of(document):
        match part:
            case Section():
                body += [sentence.text for sentence in part.sentences]
            case Chapter():
                cards = [[topic.note or "", *_said_on(topic.cards)] for topic in part.topics]
                body.append(part.note or "")
                if part.form == "people":
                    yield from cards
                else:
                    body += [text for card in cards for text in card]
            case Passage():
                body += part.paragraphs
            case Table():
                body += [part.note, *(cell for row in part.rows for cell in row if cell not in findings)]
            case _:
                pass
    yield body


def _said_on(cards: Sequence[object]) -> Iterator[str]:
    for card in cards:
        headline, text = getattr(card, "headline", None), getattr(card, "text", "")
        # What has no full stop is a label.
        if headline and headline[-1] in ".?!":
            yield headline
        yield from text.split(BETWEEN)


def repeated(texts: Sequence[str]) -> set[tuple[str, ...]]:
    """Sentences that stand twice, and pairs that differ in one word."""
    said = Counter(
        words
        for text in texts
        for sentence in _END.split(text)
        if len(words := tuple(_WORD.findall(sentence.lower()))) >= FEWEST_WORDS
    )
    alike: dict[tuple[str, ...], set[tuple[str, ...]]] = defaultdict(set)
    for words in said:
        for n in range(len(words)):
            alike[*words[:n], "", *words[n + 1 :]].add(words)
    twice = {words for words, count in said.items() if count > 1}
    return twice | {words for found in alike.values() if len(found) > 1 for words in found}


def assert_says_nothing_twice(document: ReportDocument) -> None:
    found = [each for texts in passages(document) for each in repeated(texts)]
    assert not found, [" ".join(words) for words in found]


def test_the_search_finds_what_stands_twice_or_differs_in_a_word() -> None:
    one = "Ask for the date first."
    assert repeated([f"{one} Then wait.", one])
    assert repeated([one, "Ask for the day first."])
    assert not repeated([one, "Ask for a day last."])


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_report_says_nothing_twice(audience: Audience, length: Length) -> None:
    people = drawn(60)
    for document in (
        *(read(person, audience, length) for person in people[:10]),
        *(write(two, audience, length, of="pair") for two in in_groups(people, 2)[:8]),
        *(write(people_of(people[-size:]), audience, length) for size in SIZES),
    ):
        assert_says_nothing_twice(document)


@pytest.mark.integration
@pytest.mark.timeout(600)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("audience", AUDIENCES)
def test_no_report_of_many_says_anything_twice(audience: Audience, length: Length) -> None:
    people = drawn(220)
    for person in people:
        assert_says_nothing_twice(read(person, audience, length))
    for two in in_groups(people, 2):
        assert_says_nothing_twice(write(two, audience, length, of="pair"))
    for size in SIZES:
        for team in in_groups(people, size)[:10]:
            assert_says_nothing_twice(write(team, audience, length))
