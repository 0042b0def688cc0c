"""The files of one person's results: what they say of the person, and score by score."""

from datetime import date, tzinfo

from discern.contract.models.results import Results, list_bases
from discern.words import describe_parameters
from discern_app.base.language import language, say
from discern_app.components.assessment_summary import say_place
from discern_app.components.export import Cell, Percent, Points, Rows, Workbook
from discern_app.components.people_sheets import day_of, explain, id_cells, measured_in, result_cells, say_answers


def result_workbook(results: Results, zone: tzinfo | None, on: date) -> Workbook:
    """A row about the person, and one for each score. ``on`` is the day of the export; days are those in ``zone``."""
    person = [_person_cells(results, zone)]
    about = explain(
        person,
        on,
        describe_parameters(list_bases([results]), language()),
        external_ids=[results.candidate.external_id],
    )
    about += [
        (say("export-column", column="direction"), say("export-meaning", of="direction")),
        (say("profile-column", column="highest"), say("export-meaning", of="highest")),
    ]
    sheets = {"person": person, "scores": score_rows(results)}
    return Workbook({say("export-sheet", sheet=sheet): rows for sheet, rows in sheets.items()}, about)


def _person_cells(results: Results, zone: tzinfo | None) -> dict[str, Cell]:
    """What the list says of a person, of these results."""
    looks_random = results.quality.looks_random
    style = None if looks_random else results.style
    says = say("people-random") if looks_random and results.scores else None
    return {
        say("people-column", column="person"): results.candidate.name,
        **result_cells(
            says if style is None else say_place(style), style, None if looks_random else measured_in(results)
        ),
        say("export-column", column="answers"): say_answers(results.quality.verdict),
        say("assessments-column", column="completed"): day_of(results.completed_at, zone),
        **id_cells(results.candidate),
    }


def score_rows(results: Results) -> Rows:
    """A row a style with its score; one without any where the results are withheld."""
    quarters, highest = (results.style.quarters, results.style.highest) if results.style else (None, None)
    person: dict[str, Cell] = {say("people-column", column="person"): results.candidate.name}
    ids: dict[str, Cell] = {say("export-column", column="assessment"): results.assessment_id}
    answers: dict[str, Cell] = {say("export-column", column="answers"): say_answers(results.quality.verdict)}
    return [
        {
            **person,
            say("profile-column", column="style"): say("shared-style", style=style, styles=style),
            say("profile-column", column="score"): Points(score.score),
            say("export-column", column="low"): Points(score.interval[0]) if score.interval else None,
            say("export-column", column="high"): Points(score.interval[1]) if score.interval else None,
            say("export-column", column="direction"): Percent.of(quarters[style]) if quarters else None,
            say("profile-column", column="highest"): Percent.of(highest[style]) if highest else None,
            **answers,
            **ids,
        }
        for style, score in (results.scores.items() if results.scores else ())
    ] or [{**person, **answers, **ids}]
