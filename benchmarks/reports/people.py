"""Reports on 40 simulated people: pages, words, and what the manager reads that the coach doesn't."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import count, islice

from benchmarks.reports.reading import count_pages, count_words, difference, median, sentences_of
from benchmarks.support.figure import Figure, at_least, plain, within
from discern.contract import Results
from discern.contract.models.reports import Audience, Length, Paper, ReportDocument
from discern.reports.assembly import write_document
from discern.reports.material import Commission, gather_person
from discern.reports.placeholders import reveal
from tests.support.measured import measure, measure_many

AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")
PAIRS: tuple[tuple[Audience, Audience], ...] = (("manager", "coach"), ("self", "coach"), ("self", "manager"))
PAPERS: tuple[Paper, ...] = ("a4", "letter")
NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
DRAWN, FLAT, UNCERTAIN = 30, 5, 5
FULL_PAGES = (8, 12)
LEAST_DIFFERENT = 40.0
LEAST_ADVICE = 3
ADVICE = frozenset({"strength", "watch_out", "try"})


def people() -> list[Results]:
    """People drawn from the population, some with a level profile, and some with a nearly level one."""
    flat = (measure(f"Flat {n}", (0.0, 0.0, 0.0, 0.0), number=100 + n) for n in count())
    uncertain = (measure(f"Near {n}", (0.25, 0.0, -0.25, 0.1), number=200 + n) for n in count())
    groups = ((measure_many(2 * DRAWN), DRAWN), (flat, FLAT), (uncertain, UNCERTAIN))
    return [each for group, size in groups for each in islice((r for r in group if r.scores is not None), size)]


def write(result: Results, audience: Audience, length: Length) -> ReportDocument:
    material, roster = gather_person(result, Commission(audience, length))
    document, _ = asyncio.run(write_document(material, [result], report_id="rep_benchmark", now=NOW))
    return reveal(document, roster)


def measure_people() -> list[Figure]:
    """For each reader, of the full reports and of the short ones."""
    found = people()
    full = {audience: [write(each, audience, "full") for each in found] for audience in AUDIENCES}
    short = {audience: [write(each, audience, "short") for each in found] for audience in AUDIENCES}
    return [*_count(full, "full", FULL_PAGES), *_count(short, "short", (1, 1)), *_compare(full)]


def _count(
    written: Mapping[Audience, Sequence[ReportDocument]], length: Length, bar: tuple[int, int]
) -> Iterator[Figure]:
    for audience, documents in written.items():
        what, how = f"{length} report, {audience}", f"{len(documents)} people"
        for paper in PAPERS:
            pages = [count_pages(document, paper) for document in documents]
            for name, value in (("fewest", min(pages)), ("most", max(pages))):
                yield within(f"{what}: {name} pages, {paper}", value, *bar, how)
        words = [count_words(document) for document in documents]
        yield plain(f"{what}: words, fewest", min(words), f"{how}, without evidence and guide")
        yield plain(f"{what}: words, median", median(words), f"{how}, without evidence and guide")
        yield plain(f"{what}: distinct sentences, median", median([len(sentences_of(each)) for each in documents]), how)


def _compare(written: Mapping[Audience, Sequence[ReportDocument]]) -> Iterator[Figure]:
    how = f"{len(written['self'])} people; sentences only one of the two has, the smaller share"
    for one, other in PAIRS:
        shares = [difference(a, b) for a, b in zip(written[one], written[other], strict=True)]
        name = f"{one} against {other}: different sentences, %"
        if one == "manager":
            yield at_least(f"{name}, least", min(shares), LEAST_DIFFERENT, how)
        else:
            yield plain(f"{name}, least", min(shares), how)
        yield plain(f"{name}, median", median(shares), how)
    for audience, documents in written.items():
        advice = [_count_advice(document) for document in documents]
        yield at_least(
            f"{audience}: pieces of advice, fewest", min(advice), LEAST_ADVICE, "what it brings, costs, to try"
        )


def _count_advice(document: ReportDocument) -> int:
    """Statements of advice that the sections make."""
    kinds = {statement.id: statement.kind for statement in document.statements}
    said = {id_ for section in document.sections for sentence in section.sentences for id_ in sentence.statements}
    return sum(kinds[id_] in ADVICE for id_ in said)
