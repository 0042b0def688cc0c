"""A laptop with nothing but Python and pip: the README's one command, in a fresh clone."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.support.ephemeral_host import ROOT
from tests.support.postgres import free_port

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def first_command() -> str:
    found = re.search(r"^## Start\n.*?^```sh\n(.*?)^```$", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1].strip()


@pytest.mark.skipif(shutil.which("git") is None or not (ROOT / ".git").exists(), reason="nothing to clone, or no git")
def test_the_readme_s_command_starts_the_app_and_keeps_data_at_home(tmp_path: Path) -> None:
    clone, home, python = tmp_path / "discern", tmp_path / "home", tmp_path / "python"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    subprocess.run([sys.executable, "-m", "venv", str(python)], check=True)
    port = free_port()
    left_out = ("DISCERN_", "STREAMLIT_", "UV_", "VIRTUAL_ENV", "COV", "XDG_", "PYTEST")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    environment = kept | {
        "PATH": f"{python / 'bin'}:/usr/local/bin:/usr/bin:/bin",
        "HOME": str(home),
        "STREAMLIT_SERVER_PORT": str(port),
        "STREAMLIT_SERVER_HEADLESS": "true",
        "UV_CACHE_DIR": os.environ.get("UV_CACHE_DIR", str(Path.home() / ".cache" / "uv")),
    }
    log = tmp_path / "log"
    with log.open("wb") as output:
        started = subprocess.Popen(
            ["bash", "-c", first_command()],
            cwd=clone, env=environment, stdout=output, stderr=output, start_new_session=True,
        )  # fmt: skip
    try:
        answer = None
        while answer is None:
            assert started.poll() is None, log.read_text()[-3000:]
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=5).json()
            except (httpx.TransportError, ValueError):
                time.sleep(0.2)
        assert answer == {"status": "ready", "service": "discern"}
        assert httpx.get(f"http://127.0.0.1:{port}/v1/teams").status_code == 401
        assert f"http://localhost:{port}/open?secret=" in log.read_text()
    finally:
        os.killpg(started.pid, signal.SIGINT)
        started.wait(30)
    places = {"linux": ".local/share/discern", "darwin": "Library/Application Support/discern"}
    assert [file.name for file in (home / places[sys.platform]).glob("discern.db*")] == ["discern.db"]
    assert (home / places[sys.platform] / "discern.secret").stat().st_mode & 0o777 == 0o600
    # The clone is as it was, but for its environment.
    status = subprocess.run(["git", "status", "--porcelain"], cwd=clone, capture_output=True, text=True, check=True)
    assert status.stdout == ""
