"""Testing a connection: which endpoints the service offers and the key may read."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal

from discern.client import Client, operations
from discern.client.calls import Call
from discern.client.errors import DiscernError, NotFound, NotPermitted
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.teams import TeamQuery
from discern_app.base.error_banners import describe

CHECKS: dict[str, Call[Any]] = {
    "assessments": operations.list_assessments(AssessmentQuery(limit=1)),
    "people": operations.list_candidates(CandidateQuery(limit=1)),
    "teams": operations.list_teams(TeamQuery(limit=1)),
    "account": operations.get_account(),
}
"""The requests that are tried, by their names in the catalogue. Every service has the first."""


Outcome = Literal["read", "missing", "forbidden", "failed"]


@dataclass(frozen=True, slots=True)
class Check:
    """The outcome of one request; ``failure`` says what went wrong, ``ms`` is its duration in milliseconds."""

    name: str
    outcome: Outcome
    failure: str
    ms: float


def check_connection(client: Client) -> list[Check]:
    """Send each request once, past the cache. Ends at a failure that all of them would meet."""
    done: list[Check] = []
    outcome: Outcome
    for name, operation in CHECKS.items():
        started = perf_counter()
        try:
            client.send(operation)
            outcome, failure = "read", ""
        except NotFound:
            outcome, failure = "missing", ""
        except NotPermitted:
            outcome, failure = "forbidden", ""
        except DiscernError as error:
            outcome, failure = "failed", describe(error).title
        done.append(Check(name, outcome, failure, (perf_counter() - started) * 1000))
        if outcome == "failed":
            break
    return done
