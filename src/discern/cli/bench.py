"""The benchmarks."""

from __future__ import annotations

import importlib
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from discern.bench.figure import Figure

BENCHMARKS = ("app", "client", "events", "insight", "instrument", "service")


@click.command()
@click.argument("name", type=click.Choice(BENCHMARKS))
@click.option("--json", "as_json", is_flag=True, help="A list of {figure, value, target, holds, how}.")
@click.option("--sessions", is_flag=True, help="Of the app: how many sessions one process holds. Takes minutes.")
def bench(name: str, *, as_json: bool, sessions: bool) -> None:
    """Measure and print the figures of one benchmark. A figure that misses its target fails nothing."""
    if sessions and name != "app":
        raise click.UsageError("--sessions goes with the benchmark `app`.")
    module = importlib.import_module("discern.bench.app_sessions" if sessions else f"discern.bench.{name}")
    figures: list[Figure] = module.figures()
    if as_json:
        click.echo(json.dumps([asdict(figure) for figure in figures], indent=2))
        return
    width = max(len(figure.figure) for figure in figures)
    for figure in figures:
        verdict = {True: "holds", False: "MISSED", None: ""}[figure.holds]
        click.echo(f"{figure.figure:<{width}}  {figure.value:>12.4g}  {figure.target:<12} {verdict:<7} {figure.how}")
