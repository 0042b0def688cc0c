"""The arrows between folders, kept by reading every import."""

import ast
import graphlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
APP = ROOT / "app"

MAY_IMPORT = {
    "contract": set[str](),
    "instrument": set[str](),
    "datafolder": set[str](),
    "email_addresses": set[str](),
    "identity_providers": set[str](),
    "mail_server": set[str](),
    "spreadsheet_text": set[str](),
    "settings": {"datafolder", "email_addresses", "mail_server"},
    "installation_secret": {"datafolder", "settings"},
    "app_launcher": set[str](),
    "desktop": {"app_launcher"},
    "insight": {"contract", "instrument"},
    "words": {"contract"},
    "calendars": {"contract", "email_addresses", "words"},
    "cards": {"contract", "words"},
    "charts": {"contract", "words"},
    "client": {"contract"},
    "lists": {"contract"},
    "samples": {"client", "contract"},
    "typesetting": {"charts", "contract", "words"},
    "reports": {"cards", "contract", "insight", "charts", "typesetting", "words"},
    "workshop": {"cards", "charts", "contract", "typesetting", "words"},
    "service": {
        "calendars",
        "cards",
        "contract",
        "email_addresses",
        "installation_secret",
        "instrument",
        "insight",
        "mail_server",
        "reports",
        "settings",
        "spreadsheet_text",
        "words",
    },
    "app": {
        "calendars",
        "cards",
        "client",
        "charts",
        "contract",
        "datafolder",
        "email_addresses",
        "identity_providers",
        "installation_secret",
        "lists",
        "samples",
        "settings",
        "service",
        "spreadsheet_text",
        "words",
        "workshop",
    },
}
"""What each folder may import of ours. `cli` may import all."""

FEATURES = (
    "assessments",
    "home",
    "integrations",
    "people",
    "reports",
    "settings",
    "talk",
    "teams",
)

ROOMS: dict[str, dict[str, set[str]]] = {
    "app/discern_app": {
        "base": set(),
        "components": {"base"},
        "insight": {"base", "components"},
        "dialogs": {"base", "components", "insight", "access"},
        "access": {"base", "components"},
        "participant": {"base", "components", "insight", "access"},
        "bridge": {"base", "access", "participant"},
        "entrance": {"base", "access", "participant"},
        **{feature: {"base", "components", "dialogs", "insight", "access"} for feature in FEATURES},
    },
    "src/discern/client": {
        "http": set(),
        "testing": {"http"},
    },
    "src/discern/insight": {
        "claims": set(),
        "circle": {"claims"},
        "person": {"claims", "circle"},
        "pairs": {"claims", "circle"},
        "team": {"claims", "circle"},
        "answer_evidence": {"claims", "circle", "person"},
    },
    "src/discern/instrument": {
        "numerics": set(),
        "best_worst_logit": {"numerics"},
        "bank": {"numerics"},
        "choices": {"numerics", "bank"},
        "posterior": {"numerics", "best_worst_logit", "bank", "choices"},
        "style": {"numerics", "bank", "posterior"},
        "quality": {"numerics", "best_worst_logit", "bank", "choices", "posterior"},
        "profile": {"numerics", "bank", "choices", "posterior", "style", "quality"},
        "simulation": {"numerics", "best_worst_logit", "bank", "choices"},
        "forms": {"numerics", "best_worst_logit", "bank", "posterior", "quality", "simulation"},
        "calibration": {"numerics", "bank", "choices", "posterior", "forms"},
    },
    "src/discern/service": {
        "storage": set(),
        "domain": {"storage"},
        "mail": {"storage"},
        "jobs": {"storage", "domain", "mail"},
        "http": {"storage", "domain"},
        "routes": {"storage", "domain", "mail", "jobs", "http"},
    },
    "src/discern/service/storage": {
        "engine": set(),
        "queues": {"engine"},
        "measurement": {"engine", "queues"},
        "repositories": {"engine", "queues", "measurement"},
        "backup": {"engine", "queues"},
        "portability": {"engine", "queues", "measurement", "repositories"},
        "migrations": {"engine"},
    },
}
"""What each folder inside a package may import of the others beside it, and each module where the table names it. Other
modules beside the folders are free."""


FREE = {"cli", "__main__"}


def files() -> list[Path]:
    return sorted([*SRC.rglob("*.py"), *APP.rglob("*.py")])


def folder(file: Path) -> str:
    """The folder, or the top-level module, that a file belongs to."""
    if file.is_relative_to(APP):
        return "app"
    parts = file.relative_to(SRC / "discern").with_suffix("").parts
    return parts[0]


@cache
def imports(file: Path) -> frozenset[str]:
    """Every module that a file imports anywhere in it, by its full name."""
    return frozenset(_read_imports(file))


def _read_imports(file: Path) -> Iterator[str]:
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


def test_imports_follow_the_arrows() -> None:
    found = {
        name(file): ours(file) - MAY_IMPORT.get(folder(file), set()) for file in files() if folder(file) not in FREE
    }
    assert {file: beyond for file, beyond in found.items() if beyond} == {}


def test_the_app_meets_the_service_in_one_file_at_most() -> None:
    assert len([name(file) for file in files() if folder(file) == "app" and "service" in ours(file)]) <= 1


def test_nothing_under_src_imports_streamlit() -> None:
    below = [file for file in files() if folder(file) != "app"]
    assert [name(file) for file in below if any(each.split(".")[0] == "streamlit" for each in imports(file))] == []


def neighbours(file: Path, package: str) -> set[str]:
    """The rooms of a package that a file in it imports, its own left out."""
    root = ROOT / package
    dotted = ".".join((root.relative_to(APP if root.is_relative_to(APP) else SRC)).parts)
    imported = {
        module.removeprefix(f"{dotted}.").split(".")[0] for module in imports(file) if module.startswith(dotted)
    }
    return (imported & ROOMS[package].keys()) - {file.relative_to(root).with_suffix("").parts[0]}


@pytest.mark.parametrize(("package", "room"), [(package, room) for package, rooms in ROOMS.items() for room in rooms])
def test_arrows_between_rooms_lead_one_way(package: str, room: str) -> None:
    folder, module = ROOT / package / room, ROOT / package / f"{room}.py"
    found = {near for file in (module, *folder.rglob("*.py")) if file.exists() for near in neighbours(file, package)}
    beyond = {f"{package}/{room} -> {near}" for near in found - ROOMS[package][room]}
    assert beyond == set()


@pytest.mark.parametrize("package", ROOMS)
def test_every_room_has_its_arrows(package: str) -> None:
    inside = list((ROOT / package).iterdir())
    folders = {path.name for path in inside if path.is_dir() and list(path.glob("*.py"))}
    modules = {path.stem for path in inside if path.suffix == ".py"}
    assert folders <= ROOMS[package].keys() <= folders | modules


def test_the_arrows_between_rooms_make_no_circle() -> None:
    for rooms in ROOMS.values():
        tuple(graphlib.TopologicalSorter(rooms).static_order())


def test_the_app_takes_three_names_at_top_level() -> None:
    found = {path.stem for path in APP.iterdir() if path.suffix == ".py" or list(path.glob("*.py"))}
    assert found == {"main", "streamlit_app", "discern_app"}


def test_reading_imports_finds_them() -> None:
    assert "discern.charts.chart.Chart" in imports(SRC / "discern" / "charts" / "__init__.py")
    assert ours(SRC / "discern" / "insight" / "claims.py") == {"contract"}
