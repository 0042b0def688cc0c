"""The section of a report that holds the drafted sentences its requester has accepted."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from discern.contract.drafts.sentences import AcceptedDraft
from discern.contract.models.reports import (
    DRAFTED,
    Place,
    ReportDocument,
    Section,
    Sentence,
    Writer,
)
from discern.reports.placeholders import Roster, reveal
from discern.words import format_day, format_message, format_names


@dataclass(frozen=True, slots=True)
class Accepted:
    """A drafted sentence with placeholders for names, who accepted it and when."""

    text: str
    statements: list[str]
    model: str
    accepted_by: str | None
    accepted_at: datetime


def add_opening(document: ReportDocument, roster: Roster, accepted: Sequence[Accepted]) -> ReportDocument:
    """A report with names, and after its first section those drafted sentences that somebody has accepted.

    Discern's own words stay first.
    """
    if not accepted:
        return document
    language = document.language
    section = Section(
        id=DRAFTED,
        heading=format_message(language, "drafts-heading"),
        writer=Writer(kind="model", model=accepted[0].model),
        note=_note(accepted, language),
        sentences=[
            reveal(Sentence(text=each.text, statements=each.statements), roster).model_copy(
                update={
                    "drafted": AcceptedDraft(
                        model=each.model, accepted_by=each.accepted_by, accepted_at=each.accepted_at
                    )
                }
            )
            for each in accepted
        ],
    )
    first, rest = document.sections[:1], document.sections[1:]
    after = next((n for n, place in enumerate(document.order, start=1) if place.kind == "section"), 0)
    order = [*document.order[:after], Place(kind="section", id=DRAFTED), *document.order[after:]]
    return document.model_copy(update={"sections": [*first, section, *rest], "order": order if document.order else []})


def _note(accepted: Sequence[Accepted], language: str) -> str:
    """Who drafted and who accepted, and that nobody has checked the meaning."""
    models = dict.fromkeys(each.model for each in accepted)
    people = dict.fromkeys(each.accepted_by for each in accepted if each.accepted_by is not None)
    days = dict.fromkeys(
        format_day(each.accepted_at, language, long=True) for each in sorted(accepted, key=lambda one: one.accepted_at)
    )
    given = {
        "models": format_names(list(models), language),
        "known": "yes" if people else "no",
        "who": format_names(list(people), language),
        "days": format_names(list(days), language),
    }
    return format_message(language, "drafts-note", given)
