"""A process has one service, whatever visitors send and whichever request comes first."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from discern.service import embedded
from discern.settings import SettingsError
from discern_app.base.current_service import configured_service
from discern_app.base.embedded_service import embedded_service, load_settings
from tests.support.pages import Open, run
from tests.support.process_state import start_afresh, stop_service

MAIN = Path(__file__).parents[3] / "app" / "main.py"
THREADS = 16


def test_a_visitor_who_clears_streamlits_caches_starts_no_second_service(open_page: Open) -> None:
    page = open_page()
    before = embedded_service(), load_settings(), configured_service()
    # What Streamlit does at `BackMsg.clear_cache`.
    st.cache_resource.clear()
    st.cache_data.clear()
    run(page)
    after = embedded_service(), load_settings(), configured_service()
    assert [one is other for one, other in zip(before, after, strict=True)] == [True, True, True]


def test_nor_where_a_host_runs_the_app_as_a_plain_script(open_page: Open) -> None:
    page = run(AppTest.from_file(str(MAIN), default_timeout=30))
    before = embedded_service()
    st.cache_resource.clear()
    run(page)
    assert embedded_service() is before
    assert not page.exception
    assert before.service.database.read_now(lambda connection: connection.exec_driver_sql("SELECT 1").scalar()) == 1


def test_sessions_that_come_first_at_once_share_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_DATABASE_URL", f"sqlite:///{tmp_path / 'discern.db'}")
    start_afresh()
    together = Barrier(THREADS)

    def ask(_: int) -> object:
        together.wait()
        return embedded_service()

    with ThreadPoolExecutor(THREADS) as pool:
        services = list(pool.map(ask, range(THREADS)))
    try:
        assert len({id(service) for service in services}) == 1
    finally:
        stop_service()


def test_what_failed_at_first_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start_afresh()
    monkeypatch.setenv("DISCERN_RATE_LIMIT", "many")
    with pytest.raises(SettingsError):
        embedded.process_service()
    monkeypatch.delenv("DISCERN_RATE_LIMIT")
    monkeypatch.setenv("DISCERN_DATABASE_URL", f"sqlite:///{tmp_path / 'discern.db'}")
    embedded_service()
    stop_service()
