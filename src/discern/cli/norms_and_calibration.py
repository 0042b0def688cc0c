"""Norms and item parameters from the answers collected here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from discern.cli.context import load_settings, now, open_database

if TYPE_CHECKING:
    from discern import instrument


@click.group()
def norms() -> None:
    """The norm group that scores are compared with."""


@norms.command("fit")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--id", "norms_id", required=True, help="What the norm group is called, for example `acme-2026`.")
@click.option("--version", "bank_version", required=True, help="The new bank's version.")
def fit_norms(file: Path, norms_id: str, bank_version: str) -> None:
    """Estimate norms from the answers collected here and write a bank with them to FILE.

    Existing results don't change. To use it: DISCERN_BANK=FILE.
    """
    from discern import instrument

    bank, answer_sets = read_collected()
    try:
        fitted = instrument.fit_norms(bank, answer_sets, norms_id, today())
    except (instrument.NormsError, instrument.ChoiceError) as error:
        raise click.ClickException(str(error)) from None
    write_bank(file, instrument.with_fit_limits(instrument.with_norms(bank, fitted, bank_version)))
    click.echo(f"{fitted.n} people. Norms {norms_id} are in {file}; start with DISCERN_BANK={file}")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--version", "bank_version", required=True, help="The new bank's version.")
def calibrate(file: Path, bank_version: str) -> None:
    """Estimate item parameters from the answers collected here and write the new bank to FILE.

    Existing results don't change. To use it: DISCERN_BANK=FILE.
    """
    from discern import instrument

    bank, answer_sets = read_collected()
    try:
        result = instrument.calibrate(bank, answer_sets, bank_version, today())
    except (instrument.CalibrationError, instrument.ChoiceError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(
        f"{result.people} people, {result.rounds} rounds, last change {result.change:.2g}; "
        f"common loading {result.common_loading:.2f}; blocks left unchanged for lack of answers: {len(result.kept)}"
    )
    if not result.converged:
        raise click.ClickException("It did not converge, so nothing was written. Collect more answers.")
    write_bank(file, result.bank)
    click.echo(f"Bank {result.bank.version} is in {file}; start with DISCERN_BANK={file}")


def read_collected() -> tuple[instrument.Bank, list[list[instrument.Choice]]]:
    """The bank in use and the answers that were collected with it, withheld ones left out."""
    from discern import instrument
    from discern.service.domain.item_bank import read_bank
    from discern.service.storage.repositories.results import list_answer_sets
    from discern.settings import SettingsError

    try:
        bank = read_bank(load_settings())
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
    with open_database() as database:
        collected = database.read_now(list_answer_sets)
    return bank, [[instrument.Choice(each.block, each.most, each.least, each.ms) for each in one] for one in collected]


def write_bank(file: Path, bank: instrument.Bank) -> None:
    from discern import instrument

    text = json.dumps(instrument.bank_to_dict(bank), ensure_ascii=False, indent=1)
    try:
        file.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{file} can't be written: {error.strerror}") from None


def today() -> str:
    return now().date().isoformat()
