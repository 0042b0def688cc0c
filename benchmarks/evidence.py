"""The figures that documents quote, as they were recorded: by which command, of which commit, and on which machine.

A group of figures is a file in `docs/evidence`; `docs/evidence/quotes.toml` has the sentences that quote them.
"""

import json
import os
import platform
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.support.figure import Figure

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "evidence"

GROUPS: Mapping[str, tuple[str, ...]] = {
    "measurement": ("instrument",),
    "claims": ("insight",),
    "safety": ("mutants", "--json"),
    "load": ("takers",),
}
"""The command of each group, as `python -m benchmarks` takes it. All but the mutants' print figures by ``--json``."""


@dataclass(frozen=True, slots=True)
class Record:
    """A group of figures. ``machine`` says what kind it was and how busy; ``commit`` is the one that was measured."""

    command: str
    commit: str
    machine: str
    date: str
    figures: tuple[Figure, ...]

    def find(self, name: str) -> Figure:
        """The one figure of a name.

        Raises:
            ValueError: there is none, or more than one.
        """
        [found] = (figure for figure in self.figures if figure.figure == name)
        return found


@dataclass(frozen=True, slots=True)
class Quote:
    """A text of a document with the recorded figures in it."""

    document: str
    text: str


def read_records() -> dict[str, Record]:
    """The recorded groups by their names; one that was never recorded is left out."""
    found = {}
    for group in GROUPS:
        file = FOLDER / f"{group}.json"
        if file.exists():
            data = json.loads(file.read_text(encoding="utf-8"))
            figures = tuple(Figure(**each) for each in data.pop("figures"))
            found[group] = Record(**data, figures=figures)
    return found


def read_quotes() -> Iterator[Quote]:
    """What documents must say, by the record.

    Raises:
        KeyError: a quote is of a group that isn't recorded.
        ValueError: it names a figure that isn't, or that isn't one.
    """
    records = read_records()
    for quote in tomllib.loads((FOLDER / "quotes.toml").read_text(encoding="utf-8"))["quote"]:
        measured = records[quote["group"]]
        said = [say(measured.find(name).value, quote["as"]) for name in quote["figures"]]
        yield Quote(quote["document"], quote["says"].format(*said))


def say(value: float, form: str) -> str:
    """A figure as documents write it: ``percent``, ``count``, or the digits after the point, where ``.3`` writes .951
    and ``0.3`` writes 0.951.
    """
    if form == "percent":
        return f"{100 * value:.1f}%"
    if form == "count":
        return f"{value:.0f}"
    whole, _, digits = form.partition(".")
    said = f"{value:.{int(digits)}f}"
    return said if whole else said.removeprefix("0")


def print_records() -> Iterator[str]:
    """All recorded figures, with what each group was measured by, of which commit, on which machine and when."""
    for group, record in read_records().items():
        yield f"{group}: {record.command}"
        yield f"  commit {record.commit}, {record.date}, {record.machine}"
        width = max(len(figure.figure) for figure in record.figures)
        for figure in record.figures:
            yield f"  {figure.figure:<{width}}  {figure.value:>10.4g}  {figure.target}".rstrip()
        yield ""


def record(group: str) -> None:
    """Measure a group anew, which takes minutes, and write its file."""
    machine = describe_machine()
    command = ["-m", "benchmarks", *dict.fromkeys((*GROUPS[group], "--json"))]
    done = subprocess.run([sys.executable, *command], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    write(group, [Figure(**each) for each in json.loads(done.stdout)], find_commit(), machine)


def write(group: str, figures: list[Figure], commit: str, machine: str) -> None:
    """Write a group's file."""
    data = {
        "command": " ".join(("uv run python -m benchmarks", *(part for part in GROUPS[group] if part != "--json"))),
        "commit": commit,
        "machine": machine,
        "date": datetime.now(UTC).date().isoformat(),
        "figures": [asdict(figure) for figure in figures],
    }
    (FOLDER / f"{group}.json").write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def describe_machine() -> str:
    """Cores, system and Python, and how busy the machine is before it measures."""
    load = os.getloadavg()[0]
    return (
        f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}, "
        f"load {load:.1f} before it began"
    )


def find_commit() -> str:
    """The commit that is measured; with a plus where the code isn't as it has it."""
    commit = _git("rev-parse", "--short=10", "HEAD")
    return f"{commit}+" if _git("status", "--porcelain", "--", "src", "app", "benchmarks") else commit


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
