"""These tests know the product from outside alone, so that they hold whatever is moved or renamed inside it."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def imported_by(file: Path) -> Iterator[str]:
    """The name of every module that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def used_files() -> set[Path]:
    """The files of this folder, and the test support that they import, directly or not."""
    used: set[Path] = set()
    waiting = set(HERE.glob("*.py"))
    while waiting:
        file = waiting.pop()
        used.add(file)
        modules = {ROOT.joinpath(*name.split(".")).with_suffix(".py") for name in imported_by(file)}
        waiting |= {module for module in modules if module.is_file()} - used
    return used


def packages(file: Path) -> set[str]:
    return {name.partition(".")[0] for name in imported_by(file)}


def test_they_import_nothing_of_the_product() -> None:
    inside = {"discern"} | {path.stem for path in (ROOT / "app").iterdir()}
    assert {"main", "discern_app"} <= inside
    used = used_files()
    assert ROOT / "tests" / "support" / "accessibility.py" in used
    assert {file.name: packages(file) & inside for file in used if packages(file) & inside} == {}


def test_every_file_stands_in_the_list_of_promises() -> None:
    contents = (HERE / "__init__.py").read_text(encoding="utf-8")
    assert [file.name for file in HERE.glob("test_*.py") if f"`{file.name}`" not in contents] == []
