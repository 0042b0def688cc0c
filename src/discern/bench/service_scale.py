"""Whether requests keep their time when an account has a hundred times as much."""

import secrets
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
from anyio.from_thread import start_blocking_portal
from pydantic import SecretStr
from sqlalchemy import Connection, insert

from discern import instrument
from discern.bench.figure import Figure
from discern.service import create_api
from discern.service.embedded.transport import BASE_URL, InProcessTransport
from discern.service.storage.engine.tables import assessments, candidates, memberships, teams
from discern.service.storage.repositories.accounts import create_key, ensure_default_account
from discern.service.tokens import new_id, new_token
from discern.settings import Settings

FEW, MANY = 1_000, 100_000
TEAM = 50
CALLS = 40
MOST_TIMES = 2.0

STATUSES = ("created", "started", "completed", "completed", "cancelled")


def scaling() -> list[Figure]:
    """The time of each request among `MANY` assessments, in times of that among `FEW`; SQLite, in this process."""
    few, many = _time(FEW), _time(MANY)
    how = f"median of {CALLS} calls in process; {1e3 * few['list']:.2g} ms a list among {FEW:,}"
    return [
        Figure(
            f"{name} among {MANY:,} to among {FEW:,}",
            many[name] / few[name],
            f"<= {MOST_TIMES:g}",
            many[name] <= MOST_TIMES * few[name],
            how,
        )
        for name in few
    ]


def _time(size: int) -> dict[str, float]:
    with _filled(size) as (http, team_id):
        people = http.get("/candidates", params={"team_id": team_id}).json()["data"]
        assessment_id = http.get("/assessments", params={"team_id": team_id}).json()["data"][0]["id"]
        paths = {
            "list": "/assessments",
            "oldest first": "/assessments?order=oldest",
            "get": f"/assessments/{assessment_id}",
            "filter by status": "/assessments?status=started",
            "filter by team": f"/assessments?team_id={team_id}",
            "filter by person": f"/assessments?candidate_id={people[0]['id']}",
            "filter by external id": "/assessments?external_id=p-7",
            "people of a team": f"/candidates?team_id={team_id}",
            f"analysis of {TEAM} people": f"/teams/{team_id}/analysis",
        }
        return {name: _median(http, path) for name, path in paths.items()}


def _median(http: httpx.Client, path: str) -> float:
    took = []
    for _ in range(CALLS):
        began = time.perf_counter()
        http.get(path).raise_for_status()
        took.append(time.perf_counter() - began)
    return statistics.median(took)


@contextmanager
def _filled(size: int) -> Iterator[tuple[httpx.Client, str]]:
    """A service with ``size`` assessments, and the id of a team whose people have all completed theirs."""
    with tempfile.TemporaryDirectory(prefix="discern-bench-") as folder:
        url = SecretStr(f"sqlite:///{Path(folder) / 'discern.db'}")
        api = create_api(Settings(database_url=url, rate_limit=1_000_000))
        with (
            start_blocking_portal() as portal,
            portal.wrap_async_context_manager(api.router.lifespan_context(api)),
            httpx.Client(transport=InProcessTransport(api, portal), base_url=BASE_URL, timeout=60) as http,
        ):
            key = api.state.service.database.write_now(lambda connection: _fill(connection, size - TEAM))
            http.headers["Authorization"] = f"Bearer {key}"
            yield http, _make_team(http)


def _fill(connection: Connection, size: int) -> str:
    """Make people in teams with an assessment each, and a key."""
    now = datetime.now(UTC)
    account = ensure_default_account(connection, now)
    rows: dict[Any, list[dict[str, Any]]] = {teams: [], candidates: [], memberships: [], assessments: []}
    for number in range(size):
        name, candidate_id = f"Person {number}", new_id("cand")
        if number % TEAM == 0:
            team = {"id": new_id("team"), "name": f"Team {number}", "name_folded": f"team {number}"}
            rows[teams].append({**team, "account_id": account.id, "created_at": now, "updated_at": now})
        person = {"id": candidate_id, "name": name, "name_folded": name.casefold(), "external_id": f"p-{number}"}
        rows[candidates].append({**person, "account_id": account.id, "visibility": "team", "created_at": now})
        rows[memberships].append({"team_id": team["id"], "candidate_id": candidate_id, "added_at": now})
        status = STATUSES[number % len(STATUSES)]
        rows[assessments].append(
            {
                "id": new_id("asm"),
                "account_id": account.id,
                "candidate_id": candidate_id,
                "team_id": team["id"],
                "status": status,
                "form": "fixed",
                "language": "en",
                "seed": secrets.randbelow(2**31),
                "take_token": new_token() if status in {"created", "started"} else None,
                "created_at": now,
                "expires_at": now + timedelta(days=30),
                "metadata": {},
            }
        )
    for table, given in rows.items():
        connection.execute(insert(table), given)
    return create_key(connection, account.id, "bench", ("admin",), now)[1]


def _make_team(http: httpx.Client) -> str:
    """Let `TEAM` people take the short form."""

    def post(path: str, body: object) -> Any:
        return http.post(path, json=body).raise_for_status().json()

    team_id: str = post("/teams", {"name": "Crew"})["id"]
    bank = instrument.load_bank()
    blocks = [bank.blocks[block] for block in bank.form("short").blocks]
    for number in range(TEAM):
        new = {"candidate": {"name": f"Member {number}"}, "team_id": team_id, "form": "short"}
        path = f"/assessments/{post('/assessments', new)['id']}"
        post(f"{path}/consent", {"accepted": True})
        items = [[item.id for item in block.items] for block in blocks]
        picked = [secrets.SystemRandom().sample(ids, 2) for ids in items]
        answers = [
            {"block": block.id, "most": most, "least": least, "ms": 8000}
            for block, (most, least) in zip(blocks, picked, strict=True)
        ]
        post(f"{path}/answers", {"answers": answers})
    return team_id
