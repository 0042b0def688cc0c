"""Stored assessments and results as the interface shows them."""

from datetime import datetime

from starlette.requests import Request

from discern.contract.assessments import Assessment
from discern.contract.results import Results
from discern.insight import describe_person
from discern.service.state import Service
from discern.service.storage.assessments import OPEN_STATUSES, StoredAssessment


def app_url(request: Request, service: Service) -> str:
    """What take links begin with: the setting, or else the address under which the service was called."""
    if service.settings.app_url is not None:
        return service.settings.app_url
    # `request.url` would take apart and put together the whole address.
    host = request.headers.get("host")
    return f"{request.scope['scheme']}://{host or request.url.netloc}"


def take_url(url: str, token: str) -> str:
    """The address at which the app opens a token: a take link or a join link."""
    return f"{url}/take?token={token}"


def present(stored: StoredAssessment, now: datetime, url: str) -> Assessment:
    """An assessment at ``now``; its take link is there for as long as it opens."""
    status = stored.status_at(now)
    is_open = status in OPEN_STATUSES
    return Assessment.trusted(
        id=stored.id,
        status=status,
        candidate=stored.candidate,
        team_id=stored.team_id,
        form=stored.form,
        language=stored.language,
        created_at=stored.created_at,
        started_at=stored.started_at,
        completed_at=stored.completed_at,
        expires_at=stored.expires_at,
        take_url=take_url(url, stored.take_token) if stored.take_token is not None and is_open else None,
        metadata=stored.metadata,
    )


def present_results(stored: Results) -> Results:
    """Results with what they say in sentences."""
    return stored.model_copy(update={"insights": describe_person(stored)})
