"""Other people's packages are used as their documentation has them, found by reading every import and attribute."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"benchmarks", "discern", "discern_app", "tests"}
INTERNALS = ROOT / "app" / "discern_app" / "base" / "streamlit_internals.py"
"""The one file that may rest on what isn't documented."""

DOCUMENTED: dict[str, set[str]] = {
    "alembic": {"command", "config", "context", "op", "util"},
    "authlib": {"common.errors", "integrations.starlette_client"},
    "babel": {"core", "dates", "lists", "numbers"},
    "anyio": {"abc", "from_thread", "lowlevel", "to_process", "to_thread"},
    "cachetools": {"func", "keys"},
    "click": {"testing"},
    "cryptography": {"fernet"},
    "fastapi": {
        "concurrency",
        "encoders",
        "exceptions",
        "exception_handlers",
        "openapi.docs",
        "openapi.models",
        "openapi.utils",
        "responses",
        "routing",
        "security",
        "staticfiles",
        "testclient",
    },
    "fastapi_offline": set(),
    "filelock": set(),
    "fluent": {"runtime", "syntax"},
    "font_source_sans_pro": set(),
    "icalendar": set(),
    "recurring_ical_events": set(),
    "httpx": set(),
    "httpx2": set(),
    "idna": set(),
    "jinja2": {"nodes"},
    "limits": {"storage", "strategies"},
    "markupsafe": set(),
    "joserfc": {"errors"},
    "mcp": {
        "client.streamable_http",
        "server",
        "server.mcpserver",
        "server.mcpserver.exceptions",
        "server.transport_security",
        "types",
    },
    "numpy": {"linalg", "polynomial", "random", "typing"},
    "openpyxl": {"cell", "utils.exceptions"},
    "pandas": set(),
    "PIL": set(),
    "platformdirs": set(),
    "playwright": {"async_api", "sync_api"},
    "plotly": {"express", "graph_objects", "io", "subplots"},
    "prometheus_client": {"multiprocess", "openmetrics.exposition"},
    "psutil": set(),
    "pptx": {"chart.data", "dml.color", "enum.chart", "enum.shapes", "enum.text", "util"},
    "pydantic": {
        "alias_generators",
        "config",
        "dataclasses",
        "fields",
        "functional_serializers",
        "functional_validators",
        "json_schema",
        "networks",
        "types",
    },
    "pydantic_core": {"core_schema"},
    "pythonjsonlogger": {"json"},
    "segno": set(),
    "sqlalchemy": {
        "dialects.postgresql",
        "dialects.sqlite",
        "engine",
        "event",
        "exc",
        "ext.asyncio",
        "ext.compiler",
        "orm",
        "pool",
        "schema",
        "sql",
        "sql.expression",
        "types",
    },
    "standardwebhooks": {"webhooks"},
    "starlette": {
        "applications",
        "background",
        "concurrency",
        "config",
        "convertors",
        "datastructures",
        "endpoints",
        "exceptions",
        "middleware",
        "middleware.base",
        "middleware.cors",
        "middleware.gzip",
        "middleware.sessions",
        "middleware.trustedhost",
        "requests",
        "responses",
        "routing",
        "staticfiles",
        "status",
        "testclient",
        "types",
        "websockets",
    },
    "streamlit": {"testing.v1", "typing"},
    "tenacity": set(),
    "typing_extensions": set(),
    "typst": set(),
    "uvicorn": set(),
    "websockets": {"asyncio.client", "asyncio.server", "exceptions", "sync.client"},
    "webview": set(),
    "xlsxwriter": set(),
}
"""For each package, the modules below it that its documentation has; the package itself always counts.

Streamlit's are those of its API reference (`st.*`, `streamlit.typing`, app testing), not of its source.
"""

DOCUMENTED_NAMES = {
    "_asdict": "of `typing.NamedTuple` and of SQLAlchemy's `Row`",
    "_fields": "of `typing.NamedTuple` and of SQLAlchemy's `Row`",
    "_mapping": "of SQLAlchemy's `Row`",
    "_replace": "of `typing.NamedTuple`",
    "_exit": "of `os`",
}
"""Names that begin with an underscore and are documented all the same, so that they don't clash with columns."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not (name.startswith("__") and name.endswith("__"))


def imported(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, str | None]]:
    """Every import: the module, and the name from it, or None where the module itself is imported."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield from ((node.module, alias.name) for alias in node.names)


def is_documented(module: str, name: str | None) -> bool:
    package, _, below = module.partition(".")
    if package in OURS or package in sys.stdlib_module_names:
        return True
    return package in DOCUMENTED and (not below or below in DOCUMENTED[package])


def defined_here(nodes: Iterable[ast.AST]) -> set[str]:
    """The private names that a module defines: functions, variables, and attributes of its own classes."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
            found.add(node.attr)
    return found


def is_own(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in {"self", "cls"}


def violations(source: str) -> set[str]:
    """What a module uses that isn't documented."""
    # Walking costs more than all that is asked of a node.
    nodes = list(ast.walk(ast.parse(source)))
    found = set()
    for module, name in imported(nodes):
        if any(is_private(part) for part in module.split(".")) or not is_documented(module, name):
            found.add(module)
        elif name is not None and is_private(name):
            found.add(f"{module}.{name}")
    own = defined_here(nodes) | DOCUMENTED_NAMES.keys()
    for node in nodes:
        if isinstance(node, ast.Attribute) and is_private(node.attr) and not is_own(node.value):
            found |= {f"attribute {node.attr}"} - {f"attribute {name}" for name in own}
        elif isinstance(node, ast.Call):
            found |= {f"argument {each.arg}" for each in node.keywords if each.arg and is_private(each.arg)}
            if isinstance(node.func, ast.Name) and node.func.id in {"getattr", "setattr", "delattr", "hasattr"}:
                texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
                found |= {f"attribute {text}" for text in texts if isinstance(text, str) and is_private(text)}
    return found


def files() -> list[Path]:
    return sorted(file for place in ("src", "app", "benchmarks") for file in (ROOT / place).rglob("*.py"))


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


def test_only_what_is_documented_is_used() -> None:
    found = {f"{name(file)}: {each}" for file in files() for each in violations(file.read_text(encoding="utf-8"))}
    assert found == set()


def test_each_package_that_is_listed_is_imported() -> None:
    nodes = (ast.walk(ast.parse(file.read_text(encoding="utf-8"))) for file in files())
    assert DOCUMENTED.keys() - {module.partition(".")[0] for each in nodes for module, _ in imported(each)} == set()


def test_what_is_not_documented_fits_in_one_small_file() -> None:
    """Streamlit's own addresses, and the test ids that its pages have, stand in no other file but styles."""
    assert len(INTERNALS.read_text(encoding="utf-8").splitlines()) <= 80
    scripts = (file for suffix in ("py", "js") for file in (ROOT / "app").rglob(f"*.{suffix}") if file != INTERNALS)
    internal = re.compile(r"data-testid|[\"'/]_stcore[\"'/]|/media/|/component/|http11")
    assert [name(file) for file in scripts if internal.search(file.read_text(encoding="utf-8"))] == []


def defaults_no_checker_sees(source: str) -> list[int]:
    """Lines where a model's field has its default by position: `dataclass_transform` knows it by its keyword alone."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args)
    return [call.lineno for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Field"]


def test_type_checkers_see_the_default_of_every_field() -> None:
    assert defaults_no_checker_sees("a: int = Field(1)\nb: int = Field(default=1)") == [1]
    found = {name(file): defaults_no_checker_sees(file.read_text(encoding="utf-8")) for file in files()}
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("from starlette._utils import get_route_path", {"starlette._utils"}),
        ("from numpy import _core", {"numpy._core"}),
        ("import streamlit.runtime", {"streamlit.runtime"}),
        ("from streamlit.navigation.page import StreamlitPage", {"streamlit.navigation.page"}),
        ("from discern.client.cache import _key", {"discern.client.cache._key"}),
        ("import unheard_of", {"unheard_of"}),
        ("import streamlit as st\nst._config", {"attribute _config"}),
        ("row._mapping", set[str]()),
        ("getattr(page, '_script')", {"attribute _script"}),
        ("figure(_validate=False)", {"argument _validate"}),
        ("class A:\n def __init__(self): self._x = 1\n def same(self, other): return self._x == other._x", set[str]()),
        ("class A:\n def same(self, other): return other._x", {"attribute _x"}),
        ("from streamlit.typing import UploadedFile\nimport sys\nsys.__stdout__", set[str]()),
    ],
)
def test_reading_finds_it(source: str, expected: set[str]) -> None:
    assert violations(source) == expected
