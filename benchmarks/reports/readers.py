"""What each of the three readers of a report gets: pages, words, and how much of it only they get."""

from collections.abc import Iterator, Mapping, Sequence

from benchmarks.reports.reading import count_pages, count_words, difference, median, sentences_of
from benchmarks.support.figure import Figure, at_least, plain, within
from discern.contract.models.reports import Audience, Paper, ReportDocument

AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")
PAIRS: tuple[tuple[Audience, Audience], ...] = (("manager", "coach"), ("self", "coach"), ("self", "manager"))
PAPERS: tuple[Paper, ...] = ("a4", "letter")
LEAST_DIFFERENT = 40.0

Written = Mapping[Audience, Sequence[ReportDocument]]


def count_all(written: Written, what: str, bar: tuple[int, int], how: str) -> Iterator[Figure]:
    """Pages and words of reports for each reader; the pages are to lie within ``bar``."""
    for audience, documents in written.items():
        name = f"{what}, {audience}"
        for paper in PAPERS:
            pages = [count_pages(document, paper) for document in documents]
            for which, value in (("fewest", min(pages)), ("most", max(pages))):
                yield within(f"{name}: {which} pages, {paper}", value, *bar, how)
        words = [count_words(document) for document in documents]
        yield plain(f"{name}: words, fewest", min(words), f"{how}, without evidence and guide")
        yield plain(f"{name}: words, median", median(words), f"{how}, without evidence and guide")
        yield plain(f"{name}: distinct sentences, median", median([len(sentences_of(each)) for each in documents]), how)


def compare_readers(written: Written, what: str, how: str) -> Iterator[Figure]:
    """How different the reports for two readers are; a manager's and a coach's by `LEAST_DIFFERENT` percent or more."""
    how = f"{how}; sentences only one of the two has, the smaller share"
    for one, other in PAIRS:
        shares = [difference(a, b) for a, b in zip(written[one], written[other], strict=True)]
        name = f"{what}, {one} against {other}: different sentences, %"
        if one == "manager":
            yield at_least(f"{name}, least", min(shares), LEAST_DIFFERENT, how)
        else:
            yield plain(f"{name}, least", min(shares), how)
        yield plain(f"{name}, median", median(shares), how)
