"""What every report says about itself, once, at its end: how to read it, how far to trust it, what it is based on."""

from collections.abc import Sequence

from discern.contract.certainty import LEANING, LIKELY, VERY_LIKELY
from discern.contract.models.reports import Passage, ReportPage, Section
from discern.contract.models.results import Results, list_bases
from discern.contract.styles import STYLES
from discern.reports.material import Material
from discern.words import (
    describe_parameters,
    format_day,
    format_message,
    format_number,
    format_score,
    list_parts,
    note_parameters,
    percent,
    style_name,
)

CHECKSUM = 12
"""How many characters of a questionnaire's checksum a report has; a result has all."""

EXAMPLE = (62.0, (27.0, 89.0))
"""A score with its interval, to explain how scores are written."""


def is_in_brief(material: Material) -> bool:
    """Whether a report has no page for how to read it: a short one, and one on two people."""
    return material.commission.length == "short" or material.subject_type == "comparison"


def guide_of(material: Material, results: Sequence[Results], pages: Sequence[ReportPage]) -> list[Passage]:
    """The passages on reading a report of these pages and on how far to trust it; a brief one has the second in a few
    lines.
    """
    language = material.commission.language
    bases = list_bases(results)
    if is_in_brief(material):
        teaching = "report-trust-teaching" if material.commission.length == "full" else "report-trust-teaching-in-brief"
        paragraphs = [note_parameters(bases, language), format_message(language, teaching)]
        return [Passage(heading=format_message(language, "report-trust"), paragraphs=paragraphs)]
    # A team's report has no scores, and numbers of people instead.
    if material.subject_type == "team":
        counted = [format_message(language, "report-read-counts")]
    else:
        counted = [_score(language)] if _has_ranges(pages) else []
    settled = "yes" if all(each.instrument is not None and each.instrument.settled for each in results) else "no"
    read = Passage(
        heading=format_message(language, "report-read"),
        paragraphs=[
            format_message(language, "report-read-styles", _names_of_styles(language)),
            format_message(language, "report-read-circle"),
            *counted,
            format_message(language, "report-read-certainty", {"settled": settled, **_words_begin(language)}),
            format_message(language, "report-read-numbers"),
        ],
    )
    trust = Passage(
        heading=format_message(language, "report-trust"),
        paragraphs=[
            format_message(language, "report-trust-start"),
            *describe_parameters(bases, language),
            format_message(language, "report-trust-teaching"),
            format_message(language, "report-trust-days"),
        ],
    )
    return [read, trust]


def read_in_brief(language: str) -> str:
    """What the letters and the dots of badges mean, in a line; a report on two people has it before the cards."""
    return format_message(language, "report-read-in-brief", _names_of_styles(language) | _words_begin(language))


def _names_of_styles(language: str) -> dict[str, str]:
    return {style.lower(): style_name(style, language) for style in STYLES}


def _words_begin(language: str) -> dict[str, str]:
    """Where the words for how sure something is begin."""
    begins = {"very_likely": VERY_LIKELY, "likely": LIKELY, "leaning": LEANING}
    return {word: percent(chance, language) for word, chance in begins.items()}


def _has_ranges(pages: Sequence[ReportPage]) -> bool:
    """Whether scores stand on these pages with their ranges; drawings have none."""
    return any(isinstance(part, Section) and part.id == "scores" for page in pages for part in page.parts)


def _score(language: str) -> str:
    """How a score is written, by an example."""
    score, interval = EXAMPLE
    low, high = (format_number(end, None, 0, language) for end in interval)
    values = {
        "example": format_score(score, interval, language),
        "score": format_number(score, None, 0, language),
        "low": low,
        "high": high,
    }
    return format_message(language, "report-read-scores", values)


def basis_of(material: Material, results: Sequence[Results], report_id: str) -> list[str]:
    """Lines on when which questions were answered and, in a full report, on the norms, and what to name for the record.

    The last is for support, and for those who check it.
    """
    language = material.commission.language
    norms = {(each.norms.id, each.norms.n, each.norms.as_of) for each in results if each.norms is not None}
    # That there is no norm group yet is said of the ranges.
    compared = [
        format_message(language, "report-basis-norms", {"count": n, "date": as_of})
        for _, n, as_of in sorted(norms)
        if n
    ]
    if is_in_brief(material):
        return _describe_dates(material, results)
    return [
        *_describe_dates(material, results),
        *compared,
        _name_for_the_record(results, report_id, language),
    ]


def _name_for_the_record(results: Sequence[Results], report_id: str, language: str) -> str:
    """The ids of a report, and of questionnaires and norms where they are known, in one line."""
    questionnaires = {
        (each.instrument.id, each.instrument.version, each.instrument.fingerprint.removeprefix("sha256:")[:CHECKSUM])
        for each in results
        if each.instrument is not None
    }
    norms = {(each.norms.id, each.norms.as_of) for each in results if each.norms is not None}
    named = [format_message(language, "report-basis-report", {"id": report_id})]
    named += [
        format_message(language, "report-basis-questionnaire", {"id": id_, "version": version, "checksum": checksum})
        for id_, version, checksum in sorted(questionnaires)
    ]
    named += [
        format_message(language, "report-basis-norms-named", {"id": id_, "date": as_of}) for id_, as_of in sorted(norms)
    ]
    return format_message(language, "report-basis-record", {"named": list_parts(named, language)})


def _describe_dates(material: Material, results: Sequence[Results]) -> list[str]:
    """When people answered; of one or two, also what."""
    language = material.commission.language
    if len(results) <= 2:
        who = ["[P1]", "[P2]"][: len(results)]
        lines = [_describe_answers(material, each, a) for a, each in zip(who, results, strict=True)]
        of_both = {_describe_answers(material, each, None) for each in results}
        return [line for line in (of_both if len(of_both) < len(lines) else lines) if line]
    dates = sorted(each.completed_at for each in results if each.completed_at is not None)
    if not dates:
        return []
    first, last = (format_day(date, language, long=True) for date in (dates[0], dates[-1]))
    if first == last:
        return [format_message(language, "report-basis-on", {"count": len(results), "date": first})]
    return [format_message(language, "report-basis-between", {"count": len(results), "first": first, "last": last})]


def _describe_answers(material: Material, result: Results, name: str | None) -> str | None:
    """When a person answered, or two did without a name, and what; None if that is unknown."""
    if result.completed_at is None or result.instrument is None:
        return None
    language = material.commission.language
    values: dict[str, str | int | float] = {
        "date": format_day(result.completed_at, language, long=True),
        "blocks": result.instrument.blocks,
    }
    if material.subject_type == "assessment":
        return format_message(language, "report-basis-answered", values)
    if name is None:
        return format_message(language, "report-basis-answered-both", values)
    return format_message(language, "report-basis-answered-by", values | {"a": name})
