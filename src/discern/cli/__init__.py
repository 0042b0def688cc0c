"""The command line: the app, accounts, keys, serving, data and measurement."""

import click

from discern import __version__
from discern.cli.accounts import accounts
from discern.cli.app import app, demo, desktop
from discern.cli.backup import backup, restore
from discern.cli.keys import keys
from discern.cli.mail import mail
from discern.cli.measuring import bank, calibrate, norms, study
from discern.cli.openapi import openapi
from discern.cli.portability import export_folder, import_folder
from discern.cli.serve import serve, worker
from discern.cli.signin import signin
from discern.cli.sync import sync


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main() -> None:
    """Discern: DISC assessments and team insight that say how certain they are."""


for command in (
    app,
    demo,
    desktop,
    accounts,
    keys,
    serve,
    worker,
    sync,
    backup,
    restore,
    export_folder,
    import_folder,
    mail,
    signin,
    study,
    calibrate,
    norms,
    bank,
    openapi,
):
    main.add_command(command)
