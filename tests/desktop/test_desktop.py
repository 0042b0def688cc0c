"""The desktop window: what it needs, where its data is, and that it leaves nothing running."""

import signal
from pathlib import Path

import httpx
import platformdirs
import pytest

from discern.desktop import DesktopError, open_desktop, process, window
from discern.desktop.process import run_app
from tests.support.postgres import free_port


def test_without_the_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "find_spec", lambda name: None)
    with pytest.raises(DesktopError, match="uv sync --extra desktop"):
        open_desktop()


@pytest.mark.integration
def test_a_second_window_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filelock = pytest.importorskip("filelock", reason="needs the extra `desktop`")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, ensure_exists: tmp_path)
    with filelock.FileLock(tmp_path / "desktop.lock"), pytest.raises(DesktopError, match="open already"):
        open_desktop()


@pytest.fixture
def own_port(monkeypatch: pytest.MonkeyPatch) -> int:
    port = free_port()
    monkeypatch.setattr(process, "PREFERRED_PORT", port)
    return port


@pytest.mark.slow
def test_the_server_finds_its_configuration_from_anywhere_and_ends_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_port: int
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCERN_DATABASE_URL", f"sqlite:///{tmp_path / 'discern.db'}")
    with run_app(tmp_path / "logs" / "app.log") as app:
        assert app.url == f"http://127.0.0.1:{own_port}"
        assert app.wait_until_healthy(), app.log.read_text()
        assert httpx.get(f"{app.url}/healthz").json()["service"] == "discern"
        assert "set-cookie" in httpx.get(app.opening).headers
        assert app.secret not in app.log.read_text() + repr(app)
        # The project's configuration suppresses the welcome text that Streamlit would print here.
        assert "usage statistics" not in app.log.read_text()
        with run_app(tmp_path / "other.log") as other:
            assert other.url != app.url
    assert app.process.returncode in {0, -signal.SIGTERM}, app.log.read_text()
    assert "Traceback" not in app.log.read_text()
    # After a clean stop the database is a single file, without a write-ahead log.
    assert sorted(file.name for file in tmp_path.glob("discern.db*")) == ["discern.db"]


@pytest.mark.slow
def test_a_server_that_cannot_start_reports_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_port: int) -> None:
    monkeypatch.setenv("DISCERN_DATABASE_URL", "postgresql://127.0.0.1:9/none?connect_timeout=1")
    with run_app(tmp_path / "app.log") as app:
        assert not app.wait_until_healthy()
        assert "Discern can't start" in app.last_log_line()
