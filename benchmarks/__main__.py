"""`python -m benchmarks NAME [--json]`.

Of `instrument` also `--worlds`, `--learning`, `--quality`, `--tables` and `--data NAME FILE`; of `service` also
`--maintenance`, `--million`, and `--postgres`, with `--beside COMMIT`.
"""

import importlib
import json
from dataclasses import asdict
from pathlib import Path

import click

from benchmarks.support.figure import Figure
from benchmarks.support.pace import measure_pace

NAMES = ("app", "client", "events", "insight", "instrument", "reports", "service", "strangers", "takers")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("name", type=click.Choice(NAMES))
@click.option("--worlds", "part", flag_value="worlds", help="Of instrument: in worlds that its parameters miss.")
@click.option("--learning", "part", flag_value="learning", help="Of instrument: what 30, 50 and 300 people gain.")
@click.option("--quality", "part", flag_value="quality", help="Of instrument: what its checks of answers catch.")
@click.option("--tables", "part", flag_value="tables", help="Of instrument: the manual's tables, in Markdown.")
@click.option("--postgres", "part", flag_value="postgres", help="Of service: on PostgreSQL, by processes.")
@click.option("--maintenance", "part", flag_value="maintenance", help="Of service: who waits for it, and its memory.")
@click.option("--million", "part", flag_value="million", help="Of service: among 1,000,000 assessments on PostgreSQL.")
@click.option("--beside", help="Of service --postgres: a commit whose service is measured in turn with this one's.")
@click.option("--data", type=(str, Path), help="Of instrument: on public ratings, such as --data spi spi.csv.")
@click.option("--json", "as_json", is_flag=True, help="A list of {figure, value, target, holds, how}.")
def main(name: str, *, part: str | None, beside: str | None, data: tuple[str, Path] | None, as_json: bool) -> None:
    """Measure and print the figures of one benchmark. A figure that misses its bar fails nothing."""
    whose = "service" if part in {"postgres", "maintenance", "million"} else "instrument"
    if name != whose and (part or data):
        raise click.UsageError(f"--{part or 'data'} goes with {whose}")
    if beside and part != "postgres":
        raise click.UsageError("--beside goes with service --postgres")
    if part and data:
        raise click.UsageError(f"--{part} or --data, one at a time")
    if part == "tables":
        for line in importlib.import_module("benchmarks.instrument.tables").lines():
            click.echo(line)
        return
    if data is not None:
        figures: list[Figure] = _compare_on(*data)
    else:
        measured = importlib.import_module(f"benchmarks.{name}.{part}" if part else f"benchmarks.{name}")
        figures = measured.figures(beside) if beside else measured.figures()
        figures = [measure_pace(), *figures]
    if as_json:
        click.echo(json.dumps([asdict(figure) for figure in figures], indent=2))
        return
    width = max(len(figure.figure) for figure in figures)
    for figure in figures:
        verdict = {True: "holds", False: "MISSED", None: ""}[figure.holds]
        click.echo(f"{figure.figure:<{width}}  {figure.value:>12.4g}  {figure.target:<12} {verdict:<7} {figure.how}")


def _compare_on(name: str, file: Path) -> list[Figure]:
    real_data = importlib.import_module("benchmarks.instrument.real_data")
    if name not in real_data.SOURCES:
        raise click.UsageError(f"--data: one of {', '.join(real_data.SOURCES)}")
    try:
        figures: list[Figure] = real_data.read_figures(name, file)
    except (real_data.DataError, OSError) as error:
        raise click.ClickException(str(error)) from None
    return figures


if __name__ == "__main__":
    main(prog_name="python -m benchmarks")
