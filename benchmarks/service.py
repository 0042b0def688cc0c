"""How long requests take in a company of 5,000 people: `discern serve`, on SQLite or PostgreSQL."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from benchmarks.support.figure import Figure, plain
from benchmarks.support.processes import create_key, serve_discern, sqlite_url
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery, NewAssessment
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.sync import MOST_ROWS, SyncBatch
from discern.contract.models.teams import WhatIf
from tests.support.postgres import run_postgres
from tests.support.seed_teams import seed_teams

PEOPLE = 5_000
TEAM = 40
"""People of the one team whose members have answered."""

CALLS = 40
REPEATED_NAME, RARE_NAME = "Robin", "Quixote"


def figures(kind: str = "sqlite") -> list[Figure]:
    """The median time of each request, sent one after another by one client, and the slowest of 20."""
    with (
        tempfile.TemporaryDirectory(prefix="discern-benchmark-", ignore_cleanup_errors=True) as folder,
        new_database(kind, Path(folder)) as url,
    ):
        environment = {"DISCERN_DATABASE_URL": url}
        key = create_key(environment)
        with serve_discern(environment) as server, Client(f"{server.url}/v1", key, timeout=60) as client:
            _add_people(client)
            team = seed_teams(client, (TEAM,))[TEAM]
            return [_time(name, request) for name, request in _requests(client, team).items()]


@contextmanager
def new_database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield sqlite_url(folder)
        return
    folder.chmod(0o755)
    with run_postgres(folder / "cluster") as postgres:
        yield postgres.new_database()


def _add_people(client: Client) -> None:
    """People as a synchronisation brings them: half of them share a first name, and one has a rare one."""
    names = (
        f"{RARE_NAME if number == 0 else REPEATED_NAME if number % 2 else 'Sam'} Family{number}"
        for number in range(PEOPLE - TEAM)
    )
    rows = [{"external_id": f"p-{number}", "name": name} for number, name in enumerate(names)]
    for first in range(0, len(rows), MOST_ROWS):
        client.send(operations.SYNC(SyncBatch(candidates=rows[first : first + MOST_ROWS])))


def _requests(client: Client, team: str) -> Mapping[str, Callable[[], object]]:
    """What is asked for, by the name of its figure."""
    members = client.send(operations.LIST_CANDIDATES(CandidateQuery(team_id=team, limit=2))).data
    person, other = (member.id for member in members)
    [assessment] = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(candidate_id=person))).data
    calls = {
        "a page of people": operations.LIST_CANDIDATES(CandidateQuery()),
        "people by a name that half have": operations.LIST_CANDIDATES(CandidateQuery(q=REPEATED_NAME)),
        "people by a name that one has": operations.LIST_CANDIDATES(CandidateQuery(q=RARE_NAME)),
        "people of a team": operations.LIST_CANDIDATES(CandidateQuery(team_id=team)),
        "a page of assessments": operations.LIST_ASSESSMENTS(AssessmentQuery()),
        "results": operations.GET_RESULTS(assessment_id=assessment.id),
        "comparison": operations.COMPARE_PEOPLE(ComparisonQuery(a=person, b=other)),
        f"analysis of {TEAM} people": operations.GET_TEAM_ANALYSIS(team_id=team),
        f"what-if for {TEAM} people": operations.GET_TEAM_ANALYSIS(WhatIf(without=[person]), team_id=team),
    }
    requests: dict[str, Callable[[], object]] = {name: partial(client.send, call) for name, call in calls.items()}
    requests["creating an assessment"] = lambda: client.send(
        operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=person))
    )
    return requests


def _time(name: str, request: Callable[[], object]) -> Figure:
    request()
    times = []
    for _ in range(CALLS):
        began = time.perf_counter()
        request()
        times.append(1000 * (time.perf_counter() - began))
    slow = statistics.quantiles(times, n=20)[-1]
    how = f"median of {CALLS} calls one after another, client and server; 95%: {slow:.3g} ms"
    return plain(f"{name}, ms", statistics.median(times), how)
