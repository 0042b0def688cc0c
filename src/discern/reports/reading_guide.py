"""What every report says about itself: how to read it, what it is for, and what the results are based on."""

from collections.abc import Sequence

from discern.contract.certainty import LIKELY, MORE_LIKELY_THAN_NOT, VERY_LIKELY
from discern.contract.models.reports import Passage, SubjectType
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
    percent,
    style_name,
)

CHECKSUM = 12
"""How many characters of a questionnaire's checksum a report has; a result has all."""

EXAMPLE = (62.0, (27.0, 89.0))
"""A score with its interval, to explain how scores are written."""


def guide_of(subject_type: SubjectType, language: str) -> list[Passage]:
    """The passages on reading and using a report about such a subject."""
    score, interval = EXAMPLE
    low, high = (format_number(end, None, 0, language) for end in interval)
    scores = {
        "example": format_score(score, interval, language),
        "score": format_number(score, None, 0, language),
        "low": low,
        "high": high,
    }
    words_begin = {
        "very_likely": percent(VERY_LIKELY, language),
        "likely": percent(LIKELY, language),
        "more_likely": percent(MORE_LIKELY_THAN_NOT, language),
    }
    read = Passage(
        heading=format_message(language, "report-read"),
        paragraphs=[
            format_message(
                language, "report-read-styles", {style.lower(): style_name(style, language) for style in STYLES}
            ),
            format_message(language, "report-read-circle"),
            format_message(language, "report-read-scores", scores),
            format_message(language, "report-read-certainty", words_begin),
            format_message(language, "report-read-numbers"),
        ],
    )
    team = Passage(
        heading=format_message(language, "report-team"), paragraphs=[format_message(language, "report-team-counts")]
    )
    use = Passage(
        heading=format_message(language, "report-for"),
        paragraphs=[
            format_message(language, "report-for-what"),
            format_message(language, "report-for-excluded"),
            format_message(language, "report-for-care"),
        ],
    )
    return [read, *([team] if subject_type == "team" else []), use]


def basis_of(material: Material, results: Sequence[Results], report_id: str) -> list[str]:
    """Lines on when which questions were answered, on the norms, and on what the ranges of a report rest on.

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
    return [
        *_describe_dates(material, results),
        *compared,
        *describe_parameters(list_bases(results), language),
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
        return [line for n, each in enumerate(results, start=1) if (line := _describe_answers(material, each, n))]
    dates = sorted(each.completed_at for each in results if each.completed_at is not None)
    if not dates:
        return []
    first, last = (format_day(date, language, long=True) for date in (dates[0], dates[-1]))
    if first == last:
        return [format_message(language, "report-basis-on", {"count": len(results), "date": first})]
    return [format_message(language, "report-basis-between", {"count": len(results), "first": first, "last": last})]


def _describe_answers(material: Material, result: Results, number: int) -> str | None:
    """When one person answered, and what; None if that is unknown."""
    if result.completed_at is None or result.instrument is None:
        return None
    language = material.commission.language
    values: dict[str, str | int | float] = {
        "date": format_day(result.completed_at, language, long=True),
        "blocks": result.instrument.blocks,
    }
    if material.subject_type == "assessment":
        return format_message(language, "report-basis-answered", values)
    return format_message(language, "report-basis-answered-by", values | {"a": f"[P{number}]"})
