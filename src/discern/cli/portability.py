"""An account as a folder: export, import."""

from pathlib import Path

import click

from discern.cli.accounts import choose_account
from discern.cli.context import now, open_database
from discern.cli.measuring import load_banks
from discern.service.domain.portability.export import export_account
from discern.service.domain.portability.folder import README, PortabilityError
from discern.service.domain.portability.importing import import_account


@click.command("export")
@click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.option("--account", "account_name", help="Name or id of the account, where there are several.")
def export_folder(folder: Path, account_name: str | None) -> None:
    """Write an account's data to the new folder DIR, as JSON and CSV. Discern may be running.

    It has what a key sees that acts for nobody; README.txt in it says what stayed behind.
    """
    with open_database() as database:
        account = choose_account(database, account_name)
        try:
            manifest = export_account(database, account, folder, now())
        except PortabilityError as error:
            raise click.ClickException(f"{error}.") from None
    people, assessments = (manifest.files[name].rows for name in ("people.jsonl", "assessments.jsonl"))
    click.echo(f"{people} people with {assessments} completed assessments are in {folder}.")
    for each in manifest.left_out:
        if each.count:
            click.echo(f"Left out: {each.count} {each.what}.")
    click.echo(f"What else stayed behind is in {folder / README}.")


@click.command("import")
@click.argument("folder", metavar="DIR", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--account", "account_name", help="Name or id of the account, where there are several.")
def import_folder(folder: Path, account_name: str | None) -> None:
    """Import DIR, made by `discern export`, into an account without people and teams.

    Either all of it is imported, or nothing changes. Nobody comes back whom the account's log says to be erased.
    """
    banks = load_banks()
    with open_database() as database:
        account = choose_account(database, account_name)
        database.write_now(lambda connection: banks.register(connection, beside_a_server=True))
        try:
            imported = import_account(database, account, folder, now())
        except PortabilityError as error:
            raise click.ClickException(f"{error}. Nothing was imported.") from None
    click.echo(f"{imported.people} people with {imported.assessments} completed assessments were imported.")
    if imported.gone:
        click.echo(f"Left out: {imported.gone} who were erased, or assessments whose consent was withdrawn.")
