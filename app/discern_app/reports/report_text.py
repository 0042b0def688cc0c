"""Reports in a few words: how one ended, and who wrote it. Pure functions but for the reader's language."""

from discern.contract.models.reports import DRAFTED, ReportDocument, ReportStatus
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
    """Who wrote, as Markdown."""
    writer = document.writer
    others = [section for section in document.sections if section.id != DRAFTED]
    kind: str = "built_in" if writer.model is None else writer.kind
    # A model chose among our sentences, as it does since it writes none itself.
    if kind == "both" and all(section.writer.kind == "built_in" for section in others):
        kind = "arranged"
    text = say("reports-credit", writer=kind, model=escape(writer.model or ""))
    drafted = next((section.heading for section in document.sections if section.id == DRAFTED), None)
    return text if drafted is None else f"{text} {say('drafts-credit', heading=escape(drafted))}"
