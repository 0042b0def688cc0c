"""`python -m benchmarks NAME [--json]`, and `python -m benchmarks instrument --worlds [--json]`."""

import importlib
import json
from dataclasses import asdict

import click

from benchmarks.support.figure import Figure

NAMES = ("app", "client", "events", "insight", "instrument", "service")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("name", type=click.Choice(NAMES))
@click.option("--worlds", is_flag=True, help="Of instrument: its claims in worlds that its parameters don't describe.")
@click.option("--json", "as_json", is_flag=True, help="A list of {figure, value, target, holds, how}.")
def main(name: str, *, worlds: bool, as_json: bool) -> None:
    """Measure and print the figures of one benchmark. A figure that misses its bar fails nothing."""
    if worlds and name != "instrument":
        raise click.UsageError("--worlds goes with instrument")
    taken = importlib.import_module("benchmarks.instrument.worlds" if worlds else f"benchmarks.{name}")
    figures: list[Figure] = taken.figures()
    if as_json:
        click.echo(json.dumps([asdict(figure) for figure in figures], indent=2))
        return
    width = max(len(figure.figure) for figure in figures)
    for figure in figures:
        verdict = {True: "holds", False: "MISSED", None: ""}[figure.holds]
        click.echo(f"{figure.figure:<{width}}  {figure.value:>12.4g}  {figure.target:<12} {verdict:<7} {figure.how}")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks")
