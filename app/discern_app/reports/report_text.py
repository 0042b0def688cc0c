"""Reports in a few words: how one ended, and who wrote it. Pure functions but for the reader's language."""

from discern.contract.models.reports import ReportDocument, ReportStatus, credit_of
from discern_app.base.language import say
from discern_app.base.text import escape
from discern_app.components.tables import Tone

UNDER_WAY = ("queued", "writing")

TONES: dict[ReportStatus, Tone] = {
    "queued": "open",
    "writing": "open",
    "ready": "good",
    "failed": "bad",
    "cancelled": "quiet",
}


def status_of(status: ReportStatus) -> str:
    return say("reports-status", status=status)


def credit_line(document: ReportDocument) -> str:
    """What of a report a language model arranged and drafted, as Markdown; empty where that is nothing."""
    credit, model = credit_of(document)
    return "" if credit == "built_in" else say("report-writer", credit=credit, model=escape(model))
