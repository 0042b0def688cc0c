"""These tests know the product from outside alone, so that they hold whatever is moved or renamed inside it."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def imported_by(file: Path) -> Iterator[str]:
    """The first part of the name of every module that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + str(node.module).partition(".")[0]


def used_files() -> set[Path]:
    """The files of this folder, and the test support that they import, directly or not."""
    support = {file.stem: file for file in (ROOT / "tests").rglob("*.py") if not file.stem.startswith("test_")}
    used: set[Path] = set()
    waiting = set(HERE.glob("*.py"))
    while waiting:
        file = waiting.pop()
        used.add(file)
        waiting |= {support[name] for name in imported_by(file) if name in support} - used
    return used


def test_they_import_nothing_of_the_product() -> None:
    inside = {"discern", "app"} | {path.stem for path in (ROOT / "app").iterdir()}
    assert {"main"} <= inside
    used = used_files()
    assert len(used) > 10
    assert {file.name: set(imported_by(file)) & inside for file in used if set(imported_by(file)) & inside} == {}
