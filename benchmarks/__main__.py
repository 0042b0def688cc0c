"""`python -m benchmarks NAME`: see `python -m benchmarks --help` and `python -m benchmarks NAME --help`."""

import importlib
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from benchmarks import evidence as recorded
from benchmarks.lines import format_table, measure
from benchmarks.mutants.runner import BaselineError, Verdict, describe, run_mutants
from benchmarks.mutants.table import MUTANTS
from benchmarks.support.checkout import read_files, read_files_of
from benchmarks.support.figure import Figure, at_least
from benchmarks.support.pace import measure_pace

PLAIN = {
    "app": "First visits, reruns, sessions and memory of the app.",
    "events": "How fast events are recorded and delivered.",
    "insight": "How often statements hold, and how long they take.",
    "languages": "What is said of people who answered in one language, and in two.",
    "reports": "How long reports are, and how long they take.",
    "takers": "How long saving an answer takes.",
}
"""Benchmarks without parts, and what they tell."""

in_json = click.option("--json", "as_json", is_flag=True, help="A list of {figure, value, target, holds, how}.")


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Measure Discern, from the root of the checkout. A figure that misses its bar fails nothing."""


def _add(name: str, what: str) -> None:
    @main.command(name, help=what)
    @in_json
    def measure(*, as_json: bool) -> None:
        _measure(name, None, as_json=as_json)


for _name, _what in PLAIN.items():
    _add(_name, _what)


@main.command()
@click.option("--worlds", "part", flag_value="in_worlds", help="In worlds that its parameters miss.")
@click.option("--learning", "part", flag_value="learning", help="What 30, 100 and 300 people gain.")
@click.option("--quality", "part", flag_value="quality", help="What its checks of answers catch.")
@click.option("--tables", "part", flag_value="tables", help="The manual's tables, in Markdown.")
@click.option("--data", type=(str, Path), help="On public ratings, such as --data spi spi.csv.")
@in_json
def instrument(*, part: str | None, data: tuple[str, Path] | None, as_json: bool) -> None:
    """How well and how fast people are measured."""
    if part and data:
        raise click.UsageError("a part or --data, one at a time")
    if part == "tables":
        for line in _load("instrument.tables").lines():
            click.echo(line)
    elif data is not None:
        _print(_compare_on(*data), as_json=as_json)
    else:
        _measure("instrument", part, as_json=as_json)


@main.command()
@click.option("--postgres", "part", flag_value="postgres", help="On PostgreSQL instead of SQLite.")
@in_json
def service(*, part: str | None, as_json: bool) -> None:
    """How long requests take in a company of 5,000 people."""
    _measure("service", None, *([part] if part else []), as_json=as_json)


@main.command()
@click.option("--postgres", "part", flag_value="postgres", help="On PostgreSQL instead of SQLite.")
@in_json
def plain(*, part: str | None, as_json: bool) -> None:
    """What requests cost in Discern and in plain FastAPI and SQLAlchemy."""
    _measure("plain", None, *([part] if part else []), as_json=as_json)


@main.command()
@click.option("--postgres", "part", flag_value="postgres", help="On PostgreSQL instead of SQLite.")
@in_json
def bulk(*, part: str | None, as_json: bool) -> None:
    """How long results of 5,000 people take as one table, and an account to move."""
    _measure("bulk", None, *([part] if part else []), as_json=as_json)


@main.command()
@click.option(
    "--record", "group", type=click.Choice([*recorded.GROUPS]), help="Measure this group anew, which takes long."
)
def evidence(*, group: str | None) -> None:
    """The figures that documents quote, with commit and machine."""
    if group is not None:
        recorded.record(group)
    for line in recorded.print_records():
        click.echo(line)


@main.command()
@click.option("--only", "names", multiple=True, metavar="NAME", help="This one. May be given several times.")
@click.option("--list", "is_list", is_flag=True, help="Name them, and run none.")
@in_json
def mutants(*, names: tuple[str, ...], is_list: bool, as_json: bool) -> None:
    """Break one promise after the other, and see that a test fails. Ends with 1 if one lives or is stale.

    Runs on a copy; the rows are in benchmarks/mutants/table.py.
    """
    known = {mutant.name: mutant for mutant in MUTANTS}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise click.UsageError(f"there is no mutant {', '.join(unknown)}; --list names them")
    chosen = [known[name] for name in names] or list(MUTANTS)
    if is_list:
        for mutant in chosen:
            click.echo(describe(mutant))
        return
    verdicts: Counter[Verdict] = Counter()
    began = time.monotonic()
    try:
        for outcome in run_mutants(chosen):
            verdicts[outcome.verdict] += 1
            if not as_json:
                click.echo(
                    f"{outcome.verdict:<6} {outcome.seconds:>6.1f} s  {outcome.mutant.name:<38}  {outcome.by}".rstrip()
                )
    except BaselineError as error:
        raise click.ClickException(str(error)) from None
    if as_json:
        killed = at_least("promises whose break a test notices", verdicts["killed"], len(chosen), "one mutant each")
        _print([killed], as_json=True)
        return
    told = ", ".join(f"{verdicts[verdict]} {verdict}" for verdict in ("killed", "lived", "stale"))
    click.echo(f"{told}, in {time.monotonic() - began:.0f} s")
    if verdicts["killed"] < len(chosen):
        sys.exit(1)


@main.command()
@click.option("--against", metavar="REF", help="A commit beside it.")
def lines(*, against: str | None) -> None:
    """Lines of code, part by part: without blanks, comments, docstrings and imports."""
    try:
        before = None if against is None else measure(read_files_of(against))
    except subprocess.CalledProcessError:
        raise click.UsageError(f"there is no commit {against}") from None
    for line in format_table(measure(read_files()), before):
        click.echo(line)


def _load(name: str) -> Any:
    """A benchmark's module. Most import what takes long."""
    return importlib.import_module(f"benchmarks.{name}")


def _measure(name: str, part: str | None, *arguments: str, as_json: bool) -> None:
    measured: list[Figure] = _load(f"{name}.{part}" if part else name).figures(*arguments)
    _print([measure_pace(), *measured], as_json=as_json)


def _print(figures: Sequence[Figure], *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps([asdict(figure) for figure in figures], indent=2))
        return
    width = max(len(figure.figure) for figure in figures)
    for figure in figures:
        verdict = {True: "holds", False: "MISSED", None: ""}[figure.holds]
        click.echo(f"{figure.figure:<{width}}  {figure.value:>12.4g}  {figure.target:<12} {verdict:<7} {figure.how}")


def _compare_on(name: str, file: Path) -> list[Figure]:
    real_data = _load("instrument.real_data")
    if name not in (*real_data.SOURCES, "bft"):
        raise click.UsageError(f"--data: one of {', '.join((*real_data.SOURCES, 'bft'))}")
    reader = _load("instrument.pair_probit_data") if name == "bft" else real_data
    try:
        figures: list[Figure] = reader.read_figures(name, file)
    except (real_data.DataError, OSError) as error:
        raise click.ClickException(str(error)) from None
    return figures


if __name__ == "__main__":
    main(prog_name="python -m benchmarks")
