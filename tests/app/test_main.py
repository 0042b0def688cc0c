"""The start file where a host runs it as a page, because it knows no `st.App`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from discern.service.storage.engine.database import Database
from tests.support.pages import SHELL, labels, run, texts
from tests.support.process_state import start_afresh, stop_service

MAIN = Path(__file__).parents[2] / "app" / "main.py"


def test_it_draws_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_DATABASE_URL", f"sqlite:///{tmp_path / 'discern.db'}")
    monkeypatch.setenv("DISCERN_OPEN_ACCESS", "1")
    start_afresh()
    try:
        test = run(AppTest.from_file(str(MAIN), default_timeout=30))
        assert "Look around with the sample company" in labels(test)
        test.switch_page("discern_app/teams/teams.py")
        assert "team" in texts(run(test)).lower()
    finally:
        stop_service()


def test_what_is_wrong_at_start_is_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_RATE_LIMIT", "many")
    start_afresh()
    try:
        test = run(AppTest.from_file(str(MAIN), default_timeout=30))
        assert "Discern can't start. DISCERN_RATE_LIMIT" in test.error[0].value
    finally:
        start_afresh()


NEEDED_LATER = {
    "alembic": "migrations",
    "cryptography": "sign-in, and sealing what answers to idempotent creates have secret",
    "pandas": "tables",
    "psycopg": "PostgreSQL",
    "pyarrow": "tables",
    "typst": "PDFs",
}
"""Packages of 7 to 50 MB, and what needs them."""

START = "import main; done = main.app is not None"
FIRST_PAGE = f"""
from streamlit.testing.v1 import AppTest
test = AppTest.from_file({str(SHELL)!r}, default_timeout=60).run()
done = test.markdown[0].value.startswith("# Welcome")
"""


@pytest.mark.integration
@pytest.mark.parametrize("script", [pytest.param(START, id="start"), pytest.param(FIRST_PAGE, id="first page")])
def test_large_packages_are_imported_only_where_they_are_used(tmp_path: Path, script: str) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    database = Database(url)
    database.open()
    database.close()
    script += f"\nimport sys; print(done, sorted({set(NEEDED_LATER)} & sys.modules.keys()))"
    environment = os.environ | {
        "DISCERN_DATABASE_URL": url,
        "DISCERN_OPEN_ACCESS": "1",
        "PYTHONPATH": str(MAIN.parent),
    }
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "True []"
