"""The app in a window of its own: what it needs, where its data go, and that it leaves nothing running."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
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
    monkeypatch.setattr(process, "USUAL_PORT", port)
    return port


@pytest.mark.slow
def test_the_server_finds_its_configuration_from_anywhere_and_ends_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_port: int
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCERN_DATABASE_URL", f"sqlite:///{tmp_path / 'discern.db'}")
    with run_app(tmp_path / "logs" / "app.log") as app:
        assert app.url == f"http://127.0.0.1:{own_port}"
        assert app.await_health(), app.log.read_text()
        assert httpx.get(f"{app.url}/healthz").json()["service"] == "discern"
        # The project's configuration turns off what Streamlit would otherwise announce here.
        assert "usage statistics" not in app.log.read_text()
        with run_app(tmp_path / "other.log") as other:
            assert other.url != app.url
    assert app.process.returncode in {0, -signal.SIGTERM}, app.log.read_text()
    assert "Traceback" not in app.log.read_text()
    # A clean stop leaves one file, with no log of writes beside it.
    assert sorted(file.name for file in tmp_path.glob("discern.db*")) == ["discern.db"]


@pytest.mark.slow
def test_a_server_that_can_t_start_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_port: int) -> None:
    monkeypatch.setenv("DISCERN_DATABASE_URL", "postgresql://127.0.0.1:9/none?connect_timeout=1")
    with run_app(tmp_path / "app.log") as app:
        assert not app.await_health()
        assert "Discern can't start" in app.last_words()


@pytest.fixture
def display() -> Iterator[str]:
    """A screen in memory. Skipped where there is none to be had."""
    if shutil.which("Xvfb") is None or find_spec("webview") is None:
        pytest.skip("no Xvfb on this machine: apt-get install xvfb libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    try:
        os.close(writing)
        with os.fdopen(reading) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def wait_until(happens: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sent", "code"),
    [pytest.param(signal.SIGTERM, 0, id="closed"), pytest.param(signal.SIGKILL, -signal.SIGKILL, id="killed")],
)
def test_the_window_shows_the_app_and_nothing_stays_behind(
    tmp_path: Path, display: str, sent: signal.Signals, code: int
) -> None:
    """SIGTERM closes the window as its cross does."""
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCERN_", "XDG_", "COV"))}
    environment = kept | {"HOME": str(home), "DISPLAY": display, "QTWEBENGINE_DISABLE_SANDBOX": "1"}
    data = home / ".local" / "share" / "discern"
    log = home / ".local" / "state" / "discern" / "log" / "app.log"
    output = tmp_path / "output"
    with output.open("wb") as written:
        opened = subprocess.Popen(
            [sys.executable, "-m", "discern", "desktop"],
            cwd=elsewhere, env=environment, stdout=written, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:

        def is_drawn() -> bool:
            # The window has asked for the page and its session has read from the service.
            assert opened.poll() is None, output.read_text()
            return (data / "discern.db-wal").exists() and bool(established(log))

        wait_until(is_drawn)
        opened.send_signal(sent)
        assert opened.wait(60) == code, output.read_text()
    finally:
        with suppress(ProcessLookupError):
            opened.kill()
    wait_until(lambda: sorted(file.name for file in data.glob("discern.db*")) == ["discern.db"])


def established(log: Path) -> list[str]:
    """Connections to the server whose address is in the log."""
    words = log.read_text().split() if log.exists() else []
    urls = [word for word in words if word.startswith("http://localhost:")]
    if not urls:
        return []
    port = int(urls[0].rpartition(":")[2])
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    return [line for line in lines if line.split()[1].endswith(f":{port:04X}") and line.split()[3] == "01"]
