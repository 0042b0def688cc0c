"""The files at the root agree with each other and with the code."""

import ast
import re
import tomllib
from datetime import date
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import discern

ROOT = Path(__file__).parents[1]

BY_NAME = {"psycopg", "uvloop"}
"""Packages that another one imports for us: SQLAlchemy, to reach PostgreSQL, and uvicorn, whose answers on a connection
that stays open would each wait 40 ms without it.
"""


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


def test_the_changelog_has_the_version_with_its_date_or_as_unreleased() -> None:
    [released] = re.findall(rf"^## \[{re.escape(discern.__version__)}\] - (\S+)$", read("CHANGELOG.md"), re.MULTILINE)
    if released != "Unreleased":
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


def test_documents_name_files_that_exist() -> None:
    glossary = read("docs/glossary.md")
    under_src = re.findall(r"`((?:contract|instrument|insight|charts|reports|service)/[\w/.]*)`", glossary)
    named = glossary + read("CONTRIBUTING.md") + read("docs/system.md")
    from_root = re.findall(r"`((?:app|src|tests|docs)/[\w/.]+)`", named)
    assert under_src
    assert from_root
    assert [name for name in under_src if not (ROOT / "src" / "discern" / name).exists()] == []
    assert [name for name in from_root if not (ROOT / name).exists()] == []


def test_every_package_that_the_code_imports_is_declared() -> None:
    ours, imported = {_normalized("discern-disc"), *_declared()}, _imported_by_the_code()
    # Packages of extras may not be installed: nothing says then which one a module belongs to.
    undeclared = {
        module: packages
        for module, packages in packages_distributions().items()
        if module in imported and not ours & {_normalized(each) for each in packages}
    }
    assert undeclared == {}


def test_every_package_that_is_declared_is_imported() -> None:
    imported, owners = _imported_by_the_code(), packages_distributions()
    unused = {_normalized(package) for packages in owners.values() for package in packages} & _declared().keys()
    unused -= {_normalized(package) for module in imported & owners.keys() for package in owners[module]}
    assert unused == BY_NAME


def test_every_dependency_has_an_upper_bound() -> None:
    """At the next major version, or, before 1, at the next minor one: `.ci/newest` says what comes after it."""
    assert [line for line in _declared().values() if not re.search(r">=[^,]+,<", line)] == []


def _declared() -> dict[str, str]:
    """What the project needs, by name, as it is declared."""
    project = tomllib.loads(read("pyproject.toml"))["project"]
    lines = [*project["dependencies"], *chain.from_iterable(project["optional-dependencies"].values())]
    return {_normalized(re.split(r"[\[><=~! ;]", line)[0]): line for line in lines}


def _imported_by_the_code() -> set[str]:
    """The first part of every name that a module of `src` or `app` imports."""
    found = set()
    for file in (*(ROOT / "src").rglob("*.py"), *(ROOT / "app").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
                found.add(node.module.partition(".")[0])
    return found


def _normalized(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()
