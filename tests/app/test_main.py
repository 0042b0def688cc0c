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
    "pandas": "nothing",
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


EVERY_PAGE = f"""
from streamlit.testing.v1 import AppTest
from discern import samples
from discern.contract import CandidateQuery, TeamQuery
from discern.client import operations
from discern_app.base.current_service import configured_service
from tests.support.pages import PAGES, run, script_of
reader = configured_service().managers
for _ in samples.load(reader):
    pass
people = reader.client.send(operations.list_candidates(CandidateQuery())).data
team = reader.client.send(operations.list_teams(TeamQuery())).data[0].id
opened = [(page, {{}}) for page in PAGES[1:]]
opened += [("people", {{"person": people[0].id}}), ("compare", {{"a": people[0].id, "b": people[1].id}})]
opened += [("teams", {{"team": team, "view": view}}) for view in ("overview", "people", "whatif", "workshop", "edit")]
opened += [("settings", {{"tab": "Access"}}), ("assessments", {{"new": "many"}})]
for page, query in opened:
    test = AppTest.from_file({str(SHELL)!r}, default_timeout=60)
    test.switch_page(script_of(page))
    for name, value in query.items():
        test.query_params[name] = value
    run(test)
done = True
"""


@pytest.mark.integration
def test_no_page_loads_pandas(tmp_path: Path) -> None:
    """Streamlit needs it for much that pages don't ask for: 45 MB, and half a second of somebody's first view."""
    assert "pandas" not in loaded_by(EVERY_PAGE, tmp_path)


@pytest.mark.integration
@pytest.mark.parametrize("script", [pytest.param(START, id="start"), pytest.param(FIRST_PAGE, id="first page")])
def test_large_packages_are_imported_only_where_they_are_used(tmp_path: Path, script: str) -> None:
    assert loaded_by(script, tmp_path) == "True []"


def loaded_by(script: str, folder: Path) -> str:
    """Whether the script says that it is ``done``, and which of the large packages it has imported."""
    url = f"sqlite:///{folder / 'discern.db'}"
    database = Database(url)
    database.open()
    database.close()
    script += f"\nimport sys; print(done, sorted({set(NEEDED_LATER)} & sys.modules.keys()))"
    environment = os.environ | {
        "DISCERN_DATABASE_URL": url,
        "DISCERN_OPEN_ACCESS": "1",
        "PYTHONPATH": f"{MAIN.parent}:{MAIN.parents[1]}",
    }
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1]
