"""The managers' pages with one person, seven, forty and five hundred, among them long names and other scripts."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from discern.client import Client, operations
from discern.contract import AssessmentQuery, NewAssessment, NewCandidate
from tests.support import seed_teams
from tests.support.running_app.server import ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    Crowded = tuple[Server, dict[int, str], str]

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]

SIZES = (1, 7, 40, 500)


@pytest.fixture(scope="module")
def crowded(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Crowded]":
    """An app with teams of all sizes, the id of each, and the assessment of somebody with a long name."""
    database = f"sqlite:///{tmp_path_factory.mktemp('crowd') / 'discern.db'}"
    environment = {"DISCERN_DATABASE_URL": database, "DISCERN_RATE_LIMIT": "1000000"}
    with serve(ROOT / "app" / "main.py", ROOT, environment) as server:
        command = [
            sys.executable,
            "-m",
            "discern",
            *["keys", "create", "--account", "default", "--name", "test", "--scopes", "admin"],
        ]
        made = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | environment)
        with Client(f"{server.url}/v1", made.stdout.split()[-1], timeout=60.0, budget=60.0) as client:
            teams = seed_teams.seed_teams(client, SIZES)
            named = AssessmentQuery(q=seed_teams.NAMES[0], status="completed", limit=1)
            [long_named] = client.send(operations.list_assessments(named)).data
            client.send(
                operations.create_assessment(
                    NewAssessment(candidate=NewCandidate(name=seed_teams.NAMES[0]), team_id=teams[7])
                )
            )
        yield server, teams, long_named.id


def test_the_overview_and_the_lists_hold_five_hundred_people(
    crowded: "Crowded",
    open_page: Callable[..., "Page"],
    faults_in: Callable[["Page"], list[str]],
) -> None:
    server, _, long_named = crowded
    for path in ("", "assessments", "teams", f"results?assessment={long_named}"):
        page = open_page(f"{server.url}/{path}")
        assert faults_in(page) == [], path
        page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_team_of_any_size_can_be_edited(
    crowded: "Crowded",
    open_page: Callable[..., "Page"],
    faults_in: Callable[["Page"], list[str]],
    size: int,
) -> None:
    server, teams, _ = crowded
    assert faults_in(open_page(f"{server.url}/teams?team={teams[size]}")) == []
