"""Testing a connection: which endpoints the service offers and the key may read."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from discern.client import Client, operations
from discern.client.calls import Call
from discern.client.errors import DiscernError, NotFound, NotPermitted
from discern.contract import AssessmentQuery, CandidateQuery, Scope, TeamQuery
from discern_app.base.error_banners import describe

CHECKS: dict[str, Call[Any]] = {
    "Assessments": operations.list_assessments(AssessmentQuery(limit=1)),
    "People": operations.list_candidates(CandidateQuery(limit=1)),
    "Teams": operations.list_teams(TeamQuery(limit=1)),
    "Account and key": operations.get_account(),
}
"""The requests that are tried, by their names on the page. Every service has the first."""

SCOPES: dict[Scope, str] = {
    "assessments:read": "see assessments and their status",
    "assessments:write": "create and cancel assessments",
    "candidates:read": "see people",
    "candidates:write": "add, change and delete people",
    "results:read": "see results",
    "teams:read": "see teams and their analysis",
    "teams:write": "create and change teams",
    "reports:read": "read reports",
    "reports:write": "request reports",
    "webhooks:read": "see webhook endpoints and deliveries",
    "webhooks:write": "manage webhook endpoints",
    "events:read": "read events",
    "take": "answer on a participant's behalf, as the participant pages do",
    "act": "act for a signed-in user",
    "admin": "do everything",
}


@dataclass(frozen=True, slots=True)
class Check:
    """The outcome of one request; ``ms`` is its duration in milliseconds."""

    name: str
    outcome: str
    works: bool
    ms: float


def check_connection(client: Client) -> list[Check]:
    """Send each request once, past the cache. Ends at a failure that all of them would meet."""
    done: list[Check] = []
    for name, operation in CHECKS.items():
        started = perf_counter()
        try:
            client.send(operation)
            outcome, works, goes_on = "can be read", True, True
        except NotFound:
            outcome, works, goes_on = "not offered by this service", False, True
        except NotPermitted:
            outcome, works, goes_on = "not allowed for this key", False, True
        except DiscernError as error:
            outcome, works, goes_on = describe(error).title, False, False
        done.append(Check(name, outcome, works, (perf_counter() - started) * 1000))
        if not goes_on:
            break
    return done
