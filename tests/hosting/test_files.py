"""The files that hosts read by their names, held against those hosts' own rules."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.systemd_sandbox import ROOT

BIN = Path(sys.executable).parent
UNITS = sorted([*(ROOT / "docs/hosting").glob("*.service"), *(ROOT / "docs/hosting").glob("*.timer")])


def test_the_dockerfile_keeps_to_its_linter_s_rules() -> None:
    linted = subprocess.run([BIN / "hadolint", ROOT / "Dockerfile"], capture_output=True, text=True)
    assert (linted.returncode, linted.stdout) == (0, "")


def test_the_compose_file_has_the_schema_of_compose() -> None:
    command = [str(BIN / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(ROOT / "compose.yaml")]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on this machine: apt-get install systemd")
    for file in UNITS:
        # Whether the programs are there is the server's matter.
        text = re.sub(r"/srv/discern/\.venv/bin/\w+", "/bin/true", file.read_text(encoding="utf-8"))
        (tmp_path / file.name).write_text(text.replace("WorkingDirectory=/srv/discern", "WorkingDirectory=/"))
    verified = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / unit.name], capture_output=True, text=True, timeout=60
    )
    assert (verified.returncode, verified.stderr) == (0, "")


def test_what_the_image_copies_is_not_ignored() -> None:
    kept = {
        line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")
    }
    copies = re.findall(r"^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    copied = {name for names in copies for name in names.split()}
    assert copied <= kept
    assert all((ROOT / name).exists() for name in copied)


def test_packages_are_named_one_a_line() -> None:
    lines = (ROOT / "packages.txt").read_text().splitlines()
    assert lines
    assert all(re.fullmatch(r"[a-z0-9.+-]+", line) for line in lines)
