"""How long the service takes to analyse teams and to answer a what-if."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import httpx
import numpy as np
from anyio.from_thread import start_blocking_portal
from pydantic import SecretStr
from sqlalchemy import Connection, insert

from discern.bench.figure import Figure
from discern.bench.insight_truth import Known, measure
from discern.bench.instrument_design import at_most
from discern.contract import CandidateRef
from discern.instrument import draw_people, load_bank
from discern.service import create_api
from discern.service.embedded.transport import BASE_URL, BridgeTransport
from discern.service.storage.engine.tables import assessments, candidates, memberships, teams
from discern.service.storage.repositories.accounts import create_key, ensure_default_account
from discern.service.storage.repositories.results import store_results
from discern.settings import Settings

SMALL, LARGE = 7, 500
CALLS = 21


def server_time() -> list[Figure]:
    """CPU time of a request in process, SQLite, in milliseconds: no request here waits for anything, and on a machine
    that has other work the time of a clock says more about that."""
    rng = np.random.default_rng(23)
    bank = load_bank()
    people = measure(bank, draw_people(bank.norms.correlation, LARGE + 1, rng), rng)
    found = []
    with _served(people) as http:
        what_if = f"with=cand_{LARGE}&without=cand_0&with_style=S"
        for figure, path, ceiling in (
            (f"analysis of {SMALL} people, ms", f"/teams/team_{SMALL}/analysis", 60.0),
            (f"analysis of {LARGE} people, ms", f"/teams/team_{LARGE}/analysis", 150.0),
            (f"what-if of {LARGE} people, ms", f"/teams/team_{LARGE}/analysis?{what_if}", 200.0),
            ("comparison of two people, ms", "/comparisons?a=cand_0&b=cand_1", 60.0),
        ):
            wall, cpu = _median(http, path)
            how = f"CPU time, median of {CALLS} calls in process, SQLite; {wall:.1f} by the clock"
            found.append(at_most(figure, cpu, ceiling, how))
    return found


def _median(http: httpx.Client, path: str) -> tuple[float, float]:
    wall, cpu = [], []
    for _ in range(CALLS):
        began = time.perf_counter(), time.process_time()
        http.get(path).raise_for_status()
        wall.append(time.perf_counter() - began[0])
        cpu.append(time.process_time() - began[1])
    return 1e3 * statistics.median(wall), 1e3 * statistics.median(cpu)


@contextmanager
def _served(people: Known) -> Iterator[httpx.Client]:
    """A service with these people and their results, a team of the first few and one of the first many."""
    with tempfile.TemporaryDirectory() as folder:
        url = SecretStr(f"sqlite:///{Path(folder) / 'discern.db'}")
        api = create_api(Settings(database_url=url, rate_limit=1_000_000))
        with (
            start_blocking_portal() as portal,
            portal.wrap_async_context_manager(api.router.lifespan_context(api)),
            httpx.Client(transport=BridgeTransport(api, portal), base_url=BASE_URL, timeout=60) as http,
        ):
            key = api.state.service.database.write_now(lambda connection: _fill(connection, people))
            http.headers["Authorization"] = f"Bearer {key}"
            yield http


def _fill(connection: Connection, people: Known) -> str:
    now = datetime.now(UTC)
    account_id = ensure_default_account(connection, now).id
    times = {"account_id": account_id, "created_at": now}
    refs = [CandidateRef(id=f"cand_{row}", name=f"Person {row}") for row in range(len(people.results))]
    given = [{**times, "id": ref.id, "name": ref.name, "name_folded": ref.name.casefold()} for ref in refs]
    connection.execute(insert(candidates), [{**row, "visibility": "organisation"} for row in given])
    taken = {"status": "completed", "form": "fixed", "language": "en", "seed": 0, "metadata": {}}
    rows = [{**times, **taken, "id": f"asm_{row}", "candidate_id": ref.id} for row, ref in enumerate(refs)]
    connection.execute(insert(assessments), rows)
    for row, (ref, results) in enumerate(zip(refs, people.results, strict=True)):
        update = {"assessment_id": f"asm_{row}", "candidate": ref, "completed_at": now}
        store_results(connection, results.model_copy(update=update), now)
    for size in (SMALL, LARGE):
        named = {"id": f"team_{size}", "name": f"Team {size}", "name_folded": f"team {size}", "updated_at": now}
        connection.execute(insert(teams), {**times, **named})
        joined = [{"team_id": named["id"], "candidate_id": ref.id, "added_at": now} for ref in refs[:size]]
        connection.execute(insert(memberships), joined)
    return create_key(connection, account_id, "bench", ("admin",), now)[1]
