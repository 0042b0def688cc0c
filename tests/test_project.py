"""The files at the root agree with each other and with the code."""

import ast
import re
import tomllib
from datetime import date
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import discern

ROOT = Path(__file__).parents[1]

CLIENT = "packaging/client/"
"""Where the client's distribution is made."""

BY_NAME = {"psycopg", "uvloop"}
"""Packages that another one imports for us: SQLAlchemy, to reach PostgreSQL, and uvicorn, whose answers on a connection
that stays open would each wait 40 ms without it.
"""


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project(root: str) -> dict[str, Any]:
    """How a distribution is declared in the `pyproject.toml` of a folder."""
    found: dict[str, Any] = tomllib.loads(read(f"{root}pyproject.toml"))["project"]
    return found


def test_the_hooks_run_what_ci_lints() -> None:
    hooks = re.findall(r"^ +entry: (.+)$", read(".pre-commit-config.yaml"), re.MULTILINE)
    linting = re.findall(r"^uv run --no-sync (?!pytest|coverage|sphinx-build|npm).+$", read(".ci/run"), re.MULTILINE)
    assert hooks == linting


def test_ci_begins_with_the_readme_s_commands() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", read("README.md"), re.MULTILINE | re.DOTALL)
    commands = re.findall(r"^uv .+$", read(".ci/run"), re.MULTILINE)
    assert commands[:2] == ["uv sync --locked", blocks[1].strip()]


def test_the_changelog_and_the_citation_have_the_version_and_its_date() -> None:
    [released] = re.findall(rf"^## \[{re.escape(discern.__version__)}\] - (\S+)$", read("CHANGELOG.md"), re.MULTILINE)
    date.fromisoformat(released)
    cited = dict(re.findall(r"^(version|date-released): (\S+)$", read("CITATION.cff"), re.MULTILINE))
    assert cited == {"version": discern.__version__, "date-released": released}


def test_the_lock_file_names_the_two_distributions() -> None:
    locked = [each for each in tomllib.loads(read("uv.lock"))["package"] if "editable" in each["source"]]
    assert {each["name"] for each in locked} == {project(root)["name"] for root in ("", CLIENT)}


def test_the_two_distributions_are_one_release() -> None:
    assert project(CLIENT)["version"] == discern.__version__
    assert read(f"{CLIENT}LICENSE") == read("LICENSE")
    ours, theirs = _declared(""), _declared(CLIENT)
    assert theirs.items() <= ours.items()


def test_links_between_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    linked = [
        (document.name, target)
        for document in documents
        for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#]+)", document.read_text(encoding="utf-8"))
        if not (document.parent / target).exists()
    ]
    assert linked == []


def test_documents_name_files_that_exist() -> None:
    glossary = read("docs/glossary.md")
    under_src = re.findall(r"`((?:contract|instrument|insight|charts|reports|service)/[\w/.]*)`", glossary)
    named = glossary + read("CONTRIBUTING.md") + read("docs/system.md")
    from_root = re.findall(r"`((?:app|src|tests|docs)/[\w/.]+)`", named)
    assert under_src
    assert from_root
    assert [name for name in under_src if not (ROOT / "src" / "discern" / name).exists()] == []
    assert [name for name in from_root if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("root", ["", CLIENT], ids=["discern-disc", "discern-client"])
def test_every_package_that_the_code_imports_is_declared(root: str) -> None:
    ours, imported = {"discern-disc", "discern-client", *_declared(root)}, _imported_by_the_code(root)
    # Packages of extras may not be installed: nothing says then which one a module belongs to.
    undeclared = {
        module: packages
        for module, packages in packages_distributions().items()
        if module in imported and not ours & {_normalized(each) for each in packages}
    }
    assert undeclared == {}


@pytest.mark.parametrize(("root", "by_name"), [("", BY_NAME), (CLIENT, set[str]())])
def test_every_package_that_is_declared_is_imported(root: str, by_name: set[str]) -> None:
    imported, owners = _imported_by_the_code(root), packages_distributions()
    unused = {_normalized(package) for packages in owners.values() for package in packages} & _declared(root).keys()
    unused -= {_normalized(package) for module in imported & owners.keys() for package in owners[module]}
    assert unused == by_name


def test_every_dependency_has_an_upper_bound() -> None:
    """At the next major version, or, before 1, at the next minor one: `.ci/newest` says what comes after it."""
    lines = {**_declared(""), **_declared(CLIENT)}.values()
    assert [line for line in lines if not re.search(r">=[^,]+,<", line)] == []


def _declared(root: str) -> dict[str, str]:
    """What a distribution needs, by name, as it is declared."""
    needs = project(root)
    lines = [*needs["dependencies"], *chain.from_iterable(needs["optional-dependencies"].values())]
    return {_normalized(re.split(r"[\[><=~! ;]", line)[0]): line for line in lines}


def _imported_by_the_code(root: str) -> set[str]:
    """The first part of every name that a module of a distribution imports."""
    sources = ROOT / "src" / "discern"
    alone = {*(sources / "contract").rglob("*.py"), *(sources / "client").rglob("*.py")}
    found = set()
    for file in alone if root == CLIENT else {*sources.rglob("*.py"), *(ROOT / "app").rglob("*.py")}:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
                found.add(node.module.partition(".")[0])
    return found


def _normalized(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()
