"""Reports on 40 simulated people: pages, words, and what the manager reads that the coach doesn't."""

import asyncio
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import count, islice

from benchmarks.reports.readers import AUDIENCES, Written, compare_readers, count_all
from benchmarks.support.figure import Figure, plain
from discern.contract.models.reports import Audience, Length, ReportDocument, sections_of
from discern.contract.models.results import Results
from discern.reports.assembly import write_document
from discern.reports.material import Commission, gather_person
from discern.reports.own_words import fill_answers, may_hold_answers, voice_to
from discern.reports.placeholders import reveal
from discern.service.domain.answer_evidence import AnsweredResults, present_evidence
from tests.support.measured import answer, answer_many

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
DRAWN, FLAT, UNCERTAIN = 30, 5, 5
FULL_PAGES = (3, 6)
RANDOM_PAGES = (2, 2)
"""Of answers that look random, on which nothing is advised."""
ADVICE = frozenset({"strength", "watch_out", "try"})


def people() -> list[AnsweredResults]:
    """People drawn from the population, some with a level profile, and some with a nearly level one."""
    flat = (answer(f"Flat {n}", (0.0, 0.0, 0.0, 0.0), number=100 + n) for n in count())
    uncertain = (answer(f"Near {n}", (0.25, 0.0, -0.25, 0.1), number=200 + n) for n in count())
    groups = ((answer_many(2 * DRAWN), DRAWN), (flat, FLAT), (uncertain, UNCERTAIN))
    return [each for group, size in groups for each in islice((r for r in group if r.results.scores is not None), size)]


def write(result: Results, audience: Audience, length: Length) -> ReportDocument:
    """A report as it is written."""
    material, roster = gather_person(result, Commission(audience, length))
    document, _ = asyncio.run(write_document(material, [result], report_id="rep_benchmark", now=NOW))
    return reveal(document, roster)


def read(person: AnsweredResults, audience: Audience, length: Length) -> ReportDocument:
    """A report as it is read: by the person, and by a coach who may see the answers, with these."""
    document = write(person.results, audience, length)
    if not may_hold_answers(document):
        return document
    return fill_answers(document, present_evidence(person.by_given_name(), document.language, voice_to(document)))


def measure_people() -> list[Figure]:
    """For each reader, of the full reports and of the short ones."""
    found = people()
    full = {audience: [read(each, audience, "full") for each in found] for audience in AUDIENCES}
    short = {audience: [read(each, audience, "short") for each in found] for audience in AUDIENCES}
    how, random = f"{len(found)} people", [each.results.quality.looks_random for each in found]
    chosen, doubtful = (
        {
            reader: [each for each, is_random in zip(documents, random, strict=True) if is_random == which]
            for reader, documents in full.items()
        }
        for which in (False, True)
    )
    return [
        *count_all(chosen, "person, full", FULL_PAGES, f"{len(found) - sum(random)} people"),
        *count_all(doubtful, "person, answers that look random, full", RANDOM_PAGES, f"{sum(random)} people"),
        *count_all(short, "person, short", (1, 1), how),
        *compare_readers(full, "person, full", how),
        *compare_readers(short, "person, short", how),
        *_advise(full, random),
    ]


def _advise(written: Written, random: Sequence[bool]) -> Iterator[Figure]:
    """Of people whose answers don't look random: nothing is advised on those that do."""
    how = f"what it brings, costs, to try; without {sum(random)} whose answers look random"
    for audience, documents in written.items():
        advice = [
            _count_advice(document) for document, is_random in zip(documents, random, strict=True) if not is_random
        ]
        yield plain(f"person, {audience}: pieces of advice, fewest", min(advice), how)


def _count_advice(document: ReportDocument) -> int:
    """Statements of advice that the sections make."""
    kinds = {statement.id: statement.kind for statement in document.statements}
    said = {id_ for section in sections_of(document) for sentence in section.sentences for id_ in sentence.statements}
    return sum(kinds[id_] in ADVICE for id_ in said)
