"""Norms and item parameters from the answers collected here."""

import json
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from discern import instrument
from discern.cli.accounts import find_account
from discern.cli.context import load_settings, now, open_database
from discern.service.domain.banks import Banks
from discern.service.domain.item_bank import read_bank
from discern.service.domain.scoring import to_choices
from discern.service.storage.engine.database import Database
from discern.service.storage.measurement.answer_sets import list_answer_sets
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.measurement.people_counts import count_people, count_who_counts
from discern.service.storage.repositories.accounts import StoredAccount, list_accounts
from discern.settings import SettingsError


@click.group()
def norms() -> None:
    """The norm group that scores are compared with."""


ACCOUNT_HELP = "Name or id of the account whose people count. Needed where people of several accounts do."


class Collected(NamedTuple):
    """The bank in use, and the answers to its statements of those people of an account who count."""

    bank: instrument.Bank
    answer_sets: list[tuple[instrument.Choice, ...]]


@norms.command("fit")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--id", "norms_id", required=True, help="What the norm group is called, for example `acme-2026`.")
@click.option("--version", "bank_version", required=True, help="The new bank's version.")
@click.option("--account", "account_name", help=ACCOUNT_HELP)
def fit_norms(file: Path, norms_id: str, bank_version: str, account_name: str | None) -> None:
    """Estimate norms from the answers collected here and write a bank with them to FILE.

    Existing results don't change. To use it: DISCERN_BANK=FILE.
    """
    bank, answer_sets = read_collected(account_name)
    try:
        fitted = instrument.fit_norms(bank, answer_sets, norms_id, today())
    except (instrument.NormsError, instrument.ChoiceError) as error:
        raise click.ClickException(str(error)) from None
    for number, style in enumerate(instrument.STYLES):
        click.echo(
            f"{style}: mean {fitted.mean[number]:+.2f}, SD {fitted.sd[number]:.2f}, in units of the bank's items"
        )
    new = instrument.with_fit_limits(instrument.with_norms(bank, fitted, bank_version))
    echo_changes(bank, new, answer_sets)
    write_bank(file, new)
    click.echo(f"Norms {norms_id} are in {file}; start with DISCERN_BANK={file}")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--version", "bank_version", required=True, help="The new bank's version.")
@click.option("--account", "account_name", help=ACCOUNT_HELP)
def calibrate(file: Path, bank_version: str, account_name: str | None) -> None:
    """Estimate item parameters from the answers collected here and write the new bank to FILE.

    Existing results don't change. To use it: DISCERN_BANK=FILE.
    """
    bank, answer_sets = read_collected(account_name)
    try:
        result = instrument.calibrate(bank, answer_sets, bank_version, today())
    except (instrument.CalibrationError, instrument.ChoiceError) as error:
        raise click.ClickException(f"{error}. Nothing was written.") from None
    fitted = len(bank.blocks) - len(result.kept)
    click.echo(f"{fitted} of {len(bank.blocks)} blocks have enough answers; loadings are {result.common_loading:.2f}.")
    click.echo(
        "The correlation of the styles is that of these people."
        if result.correlation_fitted
        else "The correlation of the styles stays the bank's: too few mixed-keyed blocks were answered."
    )
    echo_changes(bank, result.bank, answer_sets)
    write_bank(file, result.bank)
    click.echo(f"Bank {result.bank.version} is in {file}; start with DISCERN_BANK={file}")


def read_collected(account_name: str | None) -> Collected:
    """What to estimate from; prints who counts."""
    try:
        banks = Banks(read_bank(load_settings()))
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
    with open_database() as database:
        database.write_now(partial(banks.register, beside_a_server=True))
        account = (
            choose_account(database, banks.current_key)
            if account_name is None
            else find_account(database, account_name)
        )
        counts = database.read_now(lambda connection: count_who_counts(connection, account.id, banks.current_key))
        collected = database.read_now(lambda connection: list_answer_sets(connection, account.id, banks.current_key))
    click.echo(
        f"Account {account.name}: {counts.counted} people count, each by their first answers. Left out: "
        f"{counts.sample} of the sample company, {counts.withheld} whose results were withheld, "
        f"{counts.other_statements} who answered other statements, and {counts.retakes} repeated assessments."
    )
    return Collected(banks.current, [to_choices(one) for one in collected])


def choose_account(database: Database, bank: BankKey) -> StoredAccount:
    """The only account whose people count, or the first one where nobody's do."""
    every = database.read_now(list_accounts)
    people = {account: number for (account, key), number in database.read_now(count_people).items() if key == bank}
    counting = [account for account in every if account.id in people]
    if len(counting) > 1:
        named = ", ".join(f"{account.name} ({people[account.id]})" for account in counting)
        raise click.UsageError(f"People of several accounts have answered: {named}. Choose one with --account.")
    return (counting or every)[0]


def echo_changes(
    before: instrument.Bank, after: instrument.Bank, answer_sets: list[tuple[instrument.Choice, ...]]
) -> None:
    """Print what the new bank changes in the scores of the people who count."""
    change = instrument.change_of_scores(before, after, answer_sets)
    click.echo(
        f"Their scores change by {change.score:.0f} points on average, and 95% intervals are "
        f"{change.interval_after:.0f} instead of {change.interval_before:.0f} points wide."
    )


def write_bank(file: Path, bank: instrument.Bank) -> None:
    text = json.dumps(instrument.bank_to_dict(bank), ensure_ascii=False, indent=1)
    try:
        file.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{file} can't be written: {error.strerror}") from None


def today() -> str:
    return now().date().isoformat()
