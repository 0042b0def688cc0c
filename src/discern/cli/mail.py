"""The command `discern mail`."""

import sys

import click

from discern.cli.context import load_settings, now
from discern.contract.models.candidates import require_address
from discern.service.mail.sending import explain, send_test


@click.group()
def mail() -> None:
    """Invitations and reminders by mail."""


@mail.command("test")
@click.argument("address")
def send_test_mail(address: str) -> None:
    """Send a mail to ADDRESS by the settings, and say what the mail server made of it."""
    settings = load_settings()
    if settings.smtp_server is None or settings.mail_sender is None:
        raise click.ClickException("Mail is not set up: set DISCERN_SMTP_URL, DISCERN_MAIL_FROM and DISCERN_APP_URL.")
    try:
        recipient = require_address(address)
    except ValueError as error:
        raise click.UsageError(f"ADDRESS {error}") from None
    reason = send_test(settings.smtp_server, settings.mail_sender, recipient, now())
    if reason is not None:
        click.echo(f"Error: {explain(reason)}", err=True)
        sys.exit(1)
    click.echo(
        f"{settings.smtp_server.host} took the mail. Look whether it arrived, and whether it was taken for spam."
    )
