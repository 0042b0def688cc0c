"""Stored assessments and results as the interface shows them."""

from datetime import datetime
from typing import Any

from pydantic_core import to_json

from discern import words
from discern.contract.base_models import Page
from discern.contract.models.assessments import OPEN_STATUSES, Assessment
from discern.contract.models.candidates import ProfileTotals
from discern.contract.models.insights import Voice
from discern.contract.models.results import Results
from discern.insight import describe_person
from discern.service.storage.repositories.assessments import StoredAssessment


def take_url(url: str, token: str) -> str:
    """The address at which the app opens a token: a take link or a join link."""
    return f"{url}/take?token={token}"


def private_url(url: str, token: str) -> str:
    """The address at which the app opens a private link."""
    return f"{url}/me?token={token}"


def about_url(url: str, token: str) -> str:
    """The address at which the app opens the link of a "Working with me" page."""
    return f"{url}/working_with?token={token}"


def present(stored: StoredAssessment, now: datetime, url: str) -> Assessment:
    """An assessment at ``now``; its take link is there for as long as it opens."""
    return Assessment(**_fields(stored, now, url))


def write_assessment(stored: StoredAssessment, now: datetime, url: str) -> bytes:
    """An assessment at ``now``, as JSON. A model of it would take longer to make than the assessment to read."""
    return to_json(_fields(stored, now, url))


def write_page(page: Page[StoredAssessment], totals: ProfileTotals | None, now: datetime, url: str) -> bytes:
    """A page of assessments at ``now``, as JSON."""
    data = [_fields(stored, now, url) for stored in page.data]
    return to_json({"data": data, "has_more": page.has_more, "next_cursor": page.next_cursor, "totals": totals})


def _fields(stored: StoredAssessment, now: datetime, url: str) -> dict[str, Any]:
    """The fields of an assessment, in their order."""
    status = stored.status_at(now)
    token = stored.take_token if status in OPEN_STATUSES else None
    return {
        "id": stored.id,
        "status": status,
        "candidate": {
            "id": stored.candidate_id,
            "name": stored.candidate_name,
            "external_id": stored.candidate_external_id,
        },
        "team_id": stored.team_id,
        "form": stored.form,
        "language": stored.language,
        "created_at": stored.created_at,
        "started_at": stored.started_at,
        "completed_at": stored.completed_at,
        "expires_at": stored.expires_at,
        "take_url": None if token is None else take_url(url, token),
        "metadata": stored.metadata,
    }


def present_results(stored: Results, language: str = words.LANGUAGES[0], voice: Voice = "named") -> Results:
    """Results with what they say in sentences."""
    return words.add_statements(stored, describe_person(stored), language, voice)
