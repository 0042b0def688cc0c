"""The files at the root agree with each other and with the code."""

import re
import tomllib
from datetime import date
from pathlib import Path

import discern

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_hooks_run_what_ci_lints() -> None:
    hooks = re.findall(r"^ +entry: (.+)$", read(".pre-commit-config.yaml"), re.MULTILINE)
    linting = re.findall(r"^uv run --no-sync (?!pytest|coverage).+$", read(".ci/run"), re.MULTILINE)
    assert hooks == linting


def test_ci_begins_with_the_readme_s_commands() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", read("README.md"), re.MULTILINE | re.DOTALL)
    commands = re.findall(r"^uv .+$", read(".ci/run"), re.MULTILINE)
    assert commands[:2] == ["uv sync --locked", blocks[1].strip()]


def test_the_changelog_has_the_version_with_its_date() -> None:
    [released] = re.findall(rf"^## \[{re.escape(discern.__version__)}\] - (\S+)$", read("CHANGELOG.md"), re.MULTILINE)
    date.fromisoformat(released)


def test_the_lock_file_names_the_project() -> None:
    name = tomllib.loads(read("pyproject.toml"))["project"]["name"]
    [ours] = [package for package in tomllib.loads(read("uv.lock"))["package"] if "editable" in package["source"]]
    assert ours["name"] == name


def test_links_between_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    linked = [
        (document.name, target)
        for document in documents
        for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#]+)", document.read_text(encoding="utf-8"))
        if not (document.parent / target).exists()
    ]
    assert linked == []
