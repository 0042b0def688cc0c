"""Node's programs that tests need, in the versions that `tests/clients/package-lock.json` pins.

Node itself comes from PyPI with the group `dev`: that of Debian 12 is older than they need.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

CLIENTS = Path(__file__).parents[1] / "clients"
INSTALLED = CLIENTS / "node_modules" / ".bin"


def require_node() -> Path:
    """The folder of the programs. Without it, tests are skipped, or fail where REQUIRE_NODE=1."""
    if shutil.which("node") is None or not INSTALLED.is_dir():
        needed = f"needs Node and `uv run npm ci --prefix {CLIENTS.relative_to(Path.cwd())}`"
        if os.environ.get("REQUIRE_NODE"):
            pytest.fail(needed)
        pytest.skip(needed)
    return INSTALLED


def run(*command: str | Path, cwd: Path, seconds: float = 300) -> str:
    """What a program prints; a test whose program fails shows all of it."""
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=seconds
    )
    assert done.returncode == 0, f"{Path(command[0]).name} ended with {done.returncode}\n{done.stdout}"
    return done.stdout
