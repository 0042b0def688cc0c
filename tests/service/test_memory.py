"""What a REST process holds in memory when it has started, as names of modules: megabytes differ between machines."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.databases import NewSQLite

pytestmark = pytest.mark.integration

STARTED = """
import asyncio, sys
from discern.service.server import make_server

async def start():
    server = make_server()
    async with server.router.lifespan_context(server):
        print(*sys.modules)

asyncio.run(start())
"""

NEEDED_LATER = {
    "alembic": "only the first start after an update migrates",
    "cryptography": "seals what answers to idempotent creates have secret",
    "discern.charts": "drawn into reports",
    "discern.client": "the other end",
    "discern.contract.examples": "shown in the description of the interface",
    "discern.reports.assembly": "written by a worker",
    "discern.service.jobs.deliver_webhooks": "sent by a worker",
    "email.headerregistry": "addresses of mails",
    "fluent.runtime": "says the first message",
    "httpcore": "sends events",
    "httpx": "asks language models",
    "numpy.polynomial": "nodes to integrate over, for the first person who is described",
    "pandas": "tables of the app",
    "platformdirs": "finds the data folder where no setting says where the data is",
    "plotly": "charts",
    "pptx": "handouts",
    "psycopg": "the driver of PostgreSQL, where the database is SQLite",
    "pyarrow": "tables of the app",
    "rich": "the command line of httpx",
    "streamlit": "the app",
    "typst": "reports as PDF",
}
"""What a process beside a worker does without, and why."""

NEEDED_TO_ANSWER = ("discern.instrument", "numpy")
"""What the first participant would wait for if it weren't there yet."""


def test_a_rest_process_starts_without_what_others_need(tmp_path: Path, new_sqlite: NewSQLite) -> None:
    imported = _imported_by_a_rest_process(new_sqlite(tmp_path))
    assert not {name for name in NEEDED_LATER if name in imported}


def test_what_participants_wait_for_is_there_at_the_start(tmp_path: Path, new_sqlite: NewSQLite) -> None:
    assert _imported_by_a_rest_process(new_sqlite(tmp_path)).issuperset(NEEDED_TO_ANSWER)


def _imported_by_a_rest_process(url: str) -> set[str]:
    environment = {**os.environ, "DISCERN_DATABASE_URL": url, "DISCERN_WORKER": "off"}
    printed = subprocess.run(
        [sys.executable, "-c", STARTED], env=environment, capture_output=True, text=True, check=True
    )
    return set(printed.stdout.split())
