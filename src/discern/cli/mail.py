"""The command `discern mail`."""

import sys

import click

from discern.cli.accounts import choose_account
from discern.cli.context import load_settings, now, open_database
from discern.contract.models.candidates import require_address
from discern.service.mail.sending import explain, send_test
from discern.service.mail.setup import find_setup


@click.group()
def mail() -> None:
    """Invitations and reminders by mail."""


@mail.command("test")
@click.argument("address")
@click.option("--account", "account_name", help="Name or id of the account, where there are several.")
def send_test_mail(address: str, account_name: str | None) -> None:
    """Send a mail to ADDRESS as mail is set up, and say what the mail server made of it."""
    try:
        recipient = require_address(address)
    except ValueError as error:
        raise click.UsageError(f"ADDRESS {error}") from None
    settings = load_settings()
    with open_database() as database:
        account = choose_account(database, account_name)
        setup = database.read_now(lambda connection: find_setup(connection, settings, account.id))
    if setup is None:
        raise click.ClickException(
            "Mail is not set up: set DISCERN_SMTP_URL, DISCERN_MAIL_FROM and DISCERN_APP_URL, or set it up on the page "
            "Settings."
        )
    reason = send_test(setup.server, setup.sender, recipient, now())
    if reason is not None:
        click.echo(f"Error: {explain(reason)}", err=True)
        sys.exit(1)
    click.echo(f"{setup.server.host} took the mail. Look whether it arrived, and whether it was taken for spam.")
