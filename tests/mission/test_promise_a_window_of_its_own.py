"""The app in a window of its own, as `discern desktop` opens it: it shows the app and leaves nothing running."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.mission.interface import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]


@pytest.fixture
def display() -> Iterator[str]:
    """A screen in memory. Skipped where there is none to be had, or no window to put on it."""
    if find_spec("webview") is None:
        pytest.skip("the extra is missing: uv sync --extra desktop")
    if shutil.which("Xvfb") is None:
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


@pytest.mark.parametrize(
    ("sent", "code"),
    [pytest.param(signal.SIGTERM, 0, id="closed"), pytest.param(signal.SIGKILL, -signal.SIGKILL, id="killed")],
)
def test_the_window_shows_the_app_and_nothing_stays_behind(
    tmp_path: Path, display: str, sent: signal.Signals, code: int
) -> None:
    """SIGTERM closes the window as its cross does."""
    home, folder = tmp_path / "home", tmp_path / "folder"
    home.mkdir()
    folder.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCERN_", "XDG_", "COV"))}
    environment = kept | {"HOME": str(home), "DISPLAY": display, "QTWEBENGINE_DISABLE_SANDBOX": "1"}
    data = home / ".local" / "share" / "discern"
    log = home / ".local" / "state" / "discern" / "log" / "app.log"
    output = tmp_path / "output"
    with output.open("wb") as written:
        opened = subprocess.Popen(
            [sys.executable, "-m", "discern", "desktop"],
            cwd=folder, env=environment, stdout=written, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:

        def is_drawn() -> bool:
            # The window has asked for the page and its session has read from the service.
            assert opened.poll() is None, output.read_text()
            return (data / "discern.db-wal").exists() and bool(established(log))

        wait_until(is_drawn, 60)
        opened.send_signal(sent)
        assert opened.wait(60) == code, output.read_text()
    finally:
        with suppress(ProcessLookupError):
            opened.kill()
    wait_until(lambda: sorted(file.name for file in data.glob("discern.db*")) == ["discern.db"], 60)


def established(log: Path) -> list[str]:
    """Connections to the server whose address is in the log."""
    words = log.read_text().split() if log.exists() else []
    urls = [word for word in words if word.startswith("http://localhost:")]
    if not urls:
        return []
    port = urlsplit(urls[0]).port
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    return [line for line in lines if line.split()[1].endswith(f":{port:04X}") and line.split()[3] == "01"]
