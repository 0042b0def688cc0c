"""How long Typst takes to set twelve pages of reports that it hasn't set before."""

import time
from collections.abc import Iterator

from benchmarks.reports.people import people, read
from benchmarks.reports.readers import AUDIENCES
from benchmarks.reports.reading import count_pages, median
from benchmarks.support.figure import Figure, plain
from discern.reports.pdf import make_pdf

PEOPLE = 12
PAGES = 12


def measure_typesetting() -> Iterator[Figure]:
    """CPU time in ms: on a machine that has other work, wall time says more about that."""
    found = people()
    # Fonts are read once in a process.
    make_pdf(read(found[PEOPLE], "self", "full"))
    for audience in AUDIENCES:
        documents = [read(each, audience, "full") for each in found[:PEOPLE]]
        cpu, wall = [], []
        for document in documents:
            began, clock = time.process_time(), time.perf_counter()
            make_pdf(document)
            cpu.append(1e3 * (time.process_time() - began))
            wall.append(1e3 * (time.perf_counter() - clock))
        pages = [count_pages(document) for document in documents]
        each = median([PAGES * took / count for took, count in zip(cpu, pages, strict=True)])
        by_clock = median([PAGES * took / count for took, count in zip(wall, pages, strict=True)])
        how = f"CPU time, median of {PEOPLE} new reports of {min(pages)}-{max(pages)} pages; {by_clock:.0f} elapsed"
        yield plain(f"{PAGES} pages, {audience}, ms", each, how)
