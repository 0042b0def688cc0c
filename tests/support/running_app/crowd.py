"""An app with teams of many sizes, among them long names and other scripts."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Assessment, AssessmentQuery, NewAssessment
from discern.contract.models.candidates import NewCandidate
from tests.support import seed_teams
from tests.support.running_app.server import ROOT, Server, serve


@dataclass(frozen=True, slots=True)
class Crowd:
    """The running app, a client of its interface, the id of each team by its size, and a long name's assessment."""

    server: Server
    client: Client
    teams: dict[int, str]
    long_named: Assessment


@contextmanager
def run_crowd(folder: Path, sizes: Sequence[int]) -> Iterator[Crowd]:
    """Start the app with teams of these ``sizes``; the first person is also invited once more.

    Raises:
        DiscernError: the people can't be made.
    """
    environment = {"DISCERN_DATABASE_URL": f"sqlite:///{folder / 'discern.db'}", "DISCERN_RATE_LIMIT": "1000000"}
    with serve(ROOT / "app" / "main.py", ROOT, environment) as server:
        command = [sys.executable, "-m", "discern", "keys", "create"]
        command += ["--account", "default", "--label", "test", "--scopes", "admin"]
        made = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | environment)
        with Client(f"{server.url}/v1", made.stdout.split()[-1], timeout=60.0, budget=60.0) as client:
            teams = seed_teams.seed_teams(client, sizes)
            named = AssessmentQuery(q=seed_teams.NAMES[0], status="completed", limit=1)
            [long_named] = client.send(operations.LIST_ASSESSMENTS(named)).data
            again = NewAssessment(candidate=NewCandidate(name=seed_teams.NAMES[0]), team_id=teams[7])
            client.send(operations.CREATE_ASSESSMENT(again))
            yield Crowd(server, client, teams, long_named)
