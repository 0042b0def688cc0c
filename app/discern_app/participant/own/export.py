"""All that is stored about a person as files to take away: a page to read, and the same for programs."""

from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from discern.contract import STYLES, AssessmentExport, CandidateExport
from discern.words import format_score, restate, strength_name
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import language, say
from discern_app.base.text import day
from discern_app.participant.own.records import list_consents, list_held, list_log
from discern_app.participant.rendering import render

FILE = "my-data.zip"
PAGE, DATA = "my-data.html", "my-data.json"
"""The names of the files in it."""


def pack(export: CandidateExport) -> bytes:
    """A ZIP file with both, in the language that is spoken."""
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        packed.writestr(PAGE, make_page(export))
        packed.writestr(DATA, export.model_dump_json(indent=2))
    return file.getvalue()


def make_page(export: CandidateExport) -> str:
    """The page: what is stored and why, profiles in words, what the person said of them, and who has looked."""
    values = {
        "name": export.candidate.name,
        "day": day(export.exported_at),
        "held": list_held(export),
        "consents": list_consents(export),
        "kept_days": load_settings().retention_days or 0,
        "assessments": [_describe(each) for each in export.assessments],
        "log": list_log(export, most=len(export.audit)),
    }
    return render("own_export", values)


def _describe(given: AssessmentExport) -> dict[str, Any]:
    results = given.results
    said = {} if results is None else {each.id: restate(each, language(), "you") for each in results.insights}
    scores = None if results is None else results.scores
    return {
        "title": say(
            "own-data-file-assessment",
            day=day(given.assessment.created_at),
            status=say("assessments-status", status=given.assessment.status),
        ),
        "answers": len(given.answers),
        "scores": []
        if scores is None
        else [
            (
                say("shared-style", style=style, styles=style),
                format_score(scores[style].score, scores[style].interval, language()),
            )
            for style in STYLES
        ],
        "statements": [(each.text, strength_name(each.strength, language())) for each in said.values()],
        "marks": [
            (
                said[mark.statement_id].text if mark.statement_id in said else mark.statement_id,
                say("own-data-file-mark", fit=mark.fit),
                mark.comment or "",
            )
            for mark in given.marks
        ],
    }
