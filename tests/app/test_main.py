"""The start file where a host runs it as a page, because it knows no `st.App`."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.support.pages import labels, run, texts
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
