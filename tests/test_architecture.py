"""The arrows between folders, kept by reading every import."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
APP = ROOT / "app"

MAY_IMPORT = {
    "contract": set[str](),
    "instrument": set[str](),
    "datafolder": set[str](),
    "settings": {"datafolder"},
    "desktop": set[str](),
    "insight": {"contract", "instrument"},
    "charts": {"contract"},
    "client": {"contract"},
    "samples": {"client", "contract"},
    "reports": {"contract", "insight", "charts"},
    "service": {"contract", "instrument", "insight", "reports", "settings"},
    "app": {"client", "charts", "contract", "datafolder", "samples", "settings", "service"},
}
"""What each folder may import of ours. `cli` may import all."""

FREE = {"cli", "__main__"}


def files() -> list[Path]:
    return sorted([*SRC.rglob("*.py"), *APP.rglob("*.py")])


def folder(file: Path) -> str:
    """The folder, or the top-level module, that a file belongs to."""
    if file.is_relative_to(APP):
        return "app"
    parts = file.relative_to(SRC / "discern").with_suffix("").parts
    return parts[0]


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports anywhere in it, by its full name."""
    package = [] if file.is_relative_to(APP) else list(file.relative_to(SRC).with_suffix("").parts[:-1])
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def ours(file: Path) -> set[str]:
    """The folders of ours that a file imports, its own left out."""
    ours_in_src = {path.stem for path in (SRC / "discern").iterdir()}
    ours_in_app = {path.stem for path in APP.iterdir()} | {"app"}
    found: set[str] = set()
    for module in imports(file):
        first, *rest = module.split(".")
        if first == "discern":
            found |= ours_in_src & set(rest[:1])
        elif first in ours_in_app:
            found.add("app")
    return found - {folder(file)}


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", [file for file in files() if folder(file) not in FREE], ids=name)
def test_imports_follow_the_arrows(file: Path) -> None:
    assert ours(file) <= MAY_IMPORT.get(folder(file), set())


def test_the_app_meets_the_service_in_one_file_at_most() -> None:
    assert len([name(file) for file in files() if folder(file) == "app" and "service" in ours(file)]) <= 1


@pytest.mark.parametrize("file", [file for file in files() if folder(file) != "app"], ids=name)
def test_nothing_under_src_imports_streamlit(file: Path) -> None:
    assert not any(module.split(".")[0] == "streamlit" for module in imports(file))


def test_reading_imports_finds_them() -> None:
    assert "discern.charts.chart.Chart" in set(imports(SRC / "discern" / "charts" / "__init__.py"))
    assert ours(SRC / "discern" / "insight" / "team.py") == {"contract"}
