"""Reports on 40 simulated pairs and on teams of many kinds: pages, words, and what only one reader gets."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count, islice

from benchmarks.reports.readers import AUDIENCES, Written, compare_readers, count_all
from benchmarks.support.figure import Figure
from discern.contract.models.reports import Audience, Length, ReportDocument
from discern.contract.models.results import Results
from discern.reports.assembly import write_document
from discern.reports.material import MOST_CARDS, Commission, gather_pair, gather_team
from discern.reports.placeholders import reveal
from tests.support.measured import measure, measure_many

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
PAIRS, FLAT_PAIRS = 36, 4
SIZES = (3, 7, 12, MOST_CARDS, 40)
DRAWS = 3
PAIR_PAGES, TEAM_PAGES, ONE_PAGE = (2, 2), (4, 8), (1, 1)


@dataclass(frozen=True, slots=True)
class _Subject:
    """Two people or, with a ``size``, a team of as many members, some of them without results."""

    results: Sequence[Results]
    size: int | None = None


def measure_several() -> list[Figure]:
    """For each reader, of the full reports and of the short ones."""
    return [figure for name, (subjects, pages) in _subjects().items() for figure in _measure(name, subjects, pages)]


def _measure(name: str, subjects: Sequence[_Subject], pages: tuple[int, int]) -> Iterator[Figure]:
    how = f"{len(subjects)} of them"
    full = _write_all(subjects, "full")
    yield from count_all(full, f"{name}, full", pages, how)
    short = _write_all(subjects, "short")
    yield from count_all(short, f"{name}, short", ONE_PAGE, how)
    yield from compare_readers(full, f"{name}, full", how)
    yield from compare_readers(short, f"{name}, short", how)


def _subjects() -> Mapping[str, tuple[Sequence[_Subject], tuple[int, int]]]:
    drawn = [each for each in measure_many(3 * PAIRS) if each.scores is not None]
    flat = _profiled("Flat", (0.0, 0.0, 0.0, 0.0), 100, 2 * FLAT_PAIRS)
    pairs = [_Subject(pair) for pair in zip(drawn[:PAIRS], drawn[PAIRS:], strict=False)]
    pairs += [_Subject(pair) for pair in zip(flat[::2], flat[1::2], strict=True)]
    teams = {
        f"team of {size}": ([_Subject(drawn[n : n + size], size) for n in range(0, 20 * DRAWS, 20)], TEAM_PAGES)
        for size in SIZES
    }
    halves = [*_profiled("A", (1.8, 0.2, -1.2, -0.4), 300, 6), *_profiled("B", (-1.2, -0.2, 1.8, 0.4), 400, 6)]
    return {
        "pair": (pairs, PAIR_PAGES),
        **teams,
        "flat team of 7": ([_Subject(flat[:7], 7)], TEAM_PAGES),
        "divided team of 12": ([_Subject(halves, 12)], TEAM_PAGES),
        "7 of 14, some hidden": ([_Subject(drawn[:7], 14)], TEAM_PAGES),
    }


def _profiled(name: str, theta: tuple[float, float, float, float], number: int, size: int) -> list[Results]:
    """People with these true scores whose answers gave a profile."""
    tried = (measure(f"{name} {n}", theta, number=number + n) for n in count())
    return list(islice((each for each in tried if each.scores is not None), size))


def _write_all(subjects: Sequence[_Subject], length: Length) -> Written:
    return {audience: [_write(each, audience, length) for each in subjects] for audience in AUDIENCES}


def _write(subject: _Subject, audience: Audience, length: Length) -> ReportDocument:
    commission, results = Commission(audience, length), subject.results
    if subject.size is None:
        material, roster = gather_pair(results[0], results[1], commission)
    else:
        material, roster = gather_team(subject.size, results, commission)
    document, _ = asyncio.run(write_document(material, results, report_id="rep_benchmark", now=NOW))
    return reveal(document, roster)
