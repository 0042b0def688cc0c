"""What exported tables say about people, in the columns and the words of the pages, and the sheet that explains it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, tzinfo
from typing import TypeAlias

from discern.contract.base_models import CandidateRef, is_sample
from discern.contract.certainty import OPEN, Certainty, certainty
from discern.contract.models.candidates import Candidate, ProfileResults
from discern.contract.models.results import Interval, Results
from discern.contract.styles import STYLES, Style
from discern.words import STRENGTHS, style_name
from discern_app.base.language import language, say
from discern_app.components.assessment_summary import Placed
from discern_app.components.export import Cell, Percent, Points, Row

Measured: TypeAlias = Mapping[Style, tuple[float, Interval | None]]
"""The scores of a person, each with its range where that is known."""

About: TypeAlias = list[tuple[str, str | date]]


def result_cells(says: str | None, placed: Placed | None, measured: Measured | None) -> dict[str, Cell]:
    """What results say of a person, each score with its range.

    Args:
        says: what the page says of where the person lies, or why it doesn't say it.
        placed: what says how sure that is; None where it isn't said.
        measured: the scores; None where they aren't shown.
    """
    probability = None if placed is None else placed.probability
    strength = None if placed is None else strength_of(placed)
    cells: dict[str, Cell] = {
        say("people-column", column="place"): says,
        say("people-column", column="chance"): None if probability is None else Percent.of(probability),
        say("export-column", column="sure"): strength and say("shared-chip", strength=STRENGTHS[strength]),
    }
    for style in STYLES:
        score, interval = measured[style] if measured else (None, None)
        low, high = interval or (None, None)
        cells[style] = _points(score)
        cells[say("export-range", style=style, end="low")] = _points(low)
        cells[say("export-range", style=style, end="high")] = _points(high)
    return cells


def strength_of(placed: Placed) -> Certainty | None:
    """How sure it is what is said; None where another service names a style and not how sure it is."""
    if placed.probability is not None:
        return certainty(placed.probability)
    return None if placed.label else OPEN


def _points(value: float | None) -> Points | None:
    return None if value is None else Points(value)


def measured_in_profile(results: ProfileResults) -> Measured:
    return {
        style: (score, None if results.intervals is None else results.intervals[style])
        for style, score in results.scores.items()
    }


def measured_in(results: Results) -> Measured | None:
    if results.scores is None:
        return None
    return {style: (score.score, score.interval) for style, score in results.scores.items()}


def say_answers(verdict: str | None) -> str | None:
    """What checks of the answers found; None where the service doesn't say."""
    return None if verdict is None else say("export-answers", verdict=verdict)


def id_cells(person: CandidateRef) -> dict[str, Cell]:
    """By which id the organisation knows a person, and last of all columns by which Discern does."""
    return {
        say("lists-role", role="external_id"): person.external_id,
        say("export-column", column="id"): person.id or None,
    }


def own_columns(people: Iterable[Candidate], taken: Collection[str]) -> dict[str, str]:
    """The columns that the organisation keeps itself, by their keys: each is called as it is, unless a column of ours
    is called so already; ``taken`` are the titles of these.
    """
    titles: dict[str, str] = {}
    for key in dict.fromkeys(key for person in people for key in person.metadata):
        title = key
        while title in taken or title in titles.values():
            title = say("export-own-column", name=title)
        titles[key] = title
    return titles


def own_cells(person: Candidate | None, columns: Mapping[str, str]) -> dict[str, Cell]:
    own = {} if person is None else person.metadata
    return {title: own.get(key) for key, title in columns.items()}


def add_own_columns(rows: Sequence[tuple[Candidate | None, Row, Row]]) -> list[Row]:
    """Each row with the own columns of its person between its first cells and its last."""
    taken = {title for _, first, last in rows for title in (*first, *last)}
    columns = own_columns([person for person, _, _ in rows if person is not None], taken)
    return [{**first, **own_cells(person, columns), **last} for person, first, last in rows]


def day_of(moment: datetime | None, zone: tzinfo | None) -> date | None:
    """The day of a moment in the reader's time zone."""
    return None if moment is None else moment.astimezone(zone or UTC).date()


def explain(
    rows: Sequence[Row], on: date, ranges: Sequence[str], *, external_ids: Iterable[str | None] = (), listed: str = ""
) -> About:
    """What the columns of ``rows`` and the words in them mean.

    Args:
        rows: those of the table of people.
        on: the day of the export.
        ranges: sentences on what the ranges rest on.
        external_ids: those of the people, by which the made-up are known.
        listed: who is in the table, as a sentence.
    """
    titles = {title for row in rows for title in row}
    about: About = [(say("export-about", about="date"), on)]
    if listed:
        about.append((say("export-about", about="list"), listed))
    made_up = {is_sample(external_id) for external_id in external_ids}
    if True in made_up:
        about.append(
            (say("export-about", about="sample"), say("export-sample", all="no" if False in made_up else "yes"))
        )
    about.append((say("profile-basis-about", about="uses"), say("profile-basis-excluded-uses")))
    if STYLES[0] in titles:
        about += [*_explain_place(), *_explain_scores(rows, ranges)]
    if (status := say("people-column", column="status")) in titles:
        about.append((status, say("states-help").replace("**", "")))
    named = {
        say("people-column", column="person"): "person",
        say("people-column", column="until"): "until",
        say("people-column", column="teams"): "teams",
        say("lists-role", role="email"): "email",
        say("export-column", column="answers"): "answers",
        say("people-column", column="last"): "last",
        say("lists-role", role="external_id"): "external-id",
        say("export-column", column="id"): "id",
    }
    about += [(title, say("export-meaning", of=of)) for title, of in named.items() if title in titles]
    return about


def _explain_place() -> About:
    words = {"not_shared": "not-shared", "results_held": "held"}
    return [
        (say("people-column", column="place"), say("export-meaning", of="place")),
        *((say("people-hidden", why=why), say("export-meaning", of=of)) for why, of in words.items()),
        (say("people-random"), say("export-meaning", of="random")),
        (say("people-column", column="chance"), say("export-meaning", of="chance")),
        (say("export-column", column="sure"), say("export-meaning", of="sure")),
        *(
            (say("shared-chip", strength=strength), say("how-it-works-strength", strength=strength))
            for strength in STRENGTHS.values()
        ),
    ]


def _explain_scores(rows: Sequence[Row], ranges: Sequence[str]) -> About:
    ends = {end: [say("export-range", style=style, end=end) for style in STYLES] for end in ("low", "high")}
    lacks = any(
        row.get(style) is not None and row.get(low) is None
        for row in rows
        for style, low in zip(STYLES, ends["low"], strict=True)
    )
    return [
        *((style, say("people-score-help", style=style_name(style, language()), styles=style)) for style in STYLES),
        (say("export-about", about="scores"), say("export-meaning", of="scores")),
        (f"{ends['low'][0]}, {ends['high'][0]} …", say("export-meaning", of="range")),
        (say("profile-basis-about", about="ranges"), " ".join(ranges)),
        *([(say("export-about", about="missing"), say("export-meaning", of="missing"))] if lacks else []),
    ]
