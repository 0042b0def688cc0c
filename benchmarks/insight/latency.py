"""How long the service takes to analyse teams, to answer a what-if, to compare two people, and to find the answers
behind what is said of a person."""

import statistics
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import httpx
import numpy as np

from benchmarks.support.figure import Figure, at_most
from benchmarks.support.processes import HttpServer, create_key, serve_discern, sqlite_url
from discern import instrument
from discern.client import Client, operations
from discern.contract import Answer, GiveAnswers, GiveConsent, NewAssessment, NewCandidate
from discern.contract.headers import PRIVATE_TOKEN
from tests.support.seed_teams import seed_teams

SMALL, LARGE = 7, 500
CALLS = 41
SEED = 20261122


def latency_figures() -> list[Figure]:
    """CPU time of a request in ms, on SQLite: on a machine that has other work, wall time says more about that."""
    with tempfile.TemporaryDirectory(prefix="discern-benchmark-") as folder:
        environment = {"DISCERN_DATABASE_URL": sqlite_url(Path(folder))}
        key = create_key(environment)
        with (
            serve_discern(environment) as server,
            Client(f"{server.url}/v1", key, timeout=60) as client,
            httpx.Client(headers={"Authorization": f"Bearer {key}"}, base_url=f"{server.url}/v1", timeout=60) as http,
        ):
            assessment_id, token = _answer(client)
            teams = seed_teams(client, (SMALL, LARGE, LARGE + 1))
            people = [member.id for member in client.send(operations.get_team(teams[LARGE + 1])).members]
            analysis = f"/teams/{teams[LARGE]}/analysis"
            what_if = f"{analysis}?with={people[-1]}&without={people[0]}&with_style=S"
            return [
                _measure(server, http, f"analysis of {SMALL} people, ms", f"/teams/{teams[SMALL]}/analysis", 60.0),
                _measure(server, http, f"analysis of {LARGE} people, ms", analysis, 150.0),
                _measure(server, http, f"what-if of {LARGE} people, ms", what_if, 200.0),
                _measure(
                    server, http, "comparison of two people, ms", f"/comparisons?a={people[0]}&b={people[1]}", 60.0
                ),
                _measure(
                    server,
                    http,
                    "evidence of 24 answers, ms",
                    f"/assessments/{assessment_id}/evidence",
                    150.0,
                    {PRIVATE_TOKEN: token},
                ),
            ]


def _answer(client: Client) -> tuple[str, str]:
    """Somebody who has answered the fixed form: the assessment's id, and the token of their private link."""
    bank, rng = instrument.load_bank(), np.random.default_rng(SEED)
    made = client.send(operations.create_assessment(NewAssessment(candidate=NewCandidate(name="Ada"))))
    consent = client.send(operations.give_consent(made.id, GiveConsent(accepted=True)))
    given = instrument.simulate_respondent(bank, "fixed", rng.normal(0, 1, 4), rng)
    answers = [Answer(block=each.block, most=each.most, least=each.least, ms=4000) for each in given]
    client.send(operations.give_answers(made.id, GiveAnswers(answers=answers)))
    return made.id, consent.private_token or ""


def _measure(
    server: HttpServer,
    http: httpx.Client,
    figure: str,
    path: str,
    ceiling: float,
    headers: Mapping[str, str] | None = None,
) -> Figure:
    http.get(path, headers=headers).raise_for_status()
    took = []
    before = server.cpu()
    for _ in range(CALLS):
        start = time.perf_counter()
        http.get(path, headers=headers).raise_for_status()
        took.append(time.perf_counter() - start)
    cpu = (server.cpu() - before) / CALLS
    how = f"CPU time, mean of {CALLS} requests, SQLite; {1e3 * statistics.median(took):.1f} by the clock"
    return at_most(figure, 1e3 * cpu, ceiling, how)
