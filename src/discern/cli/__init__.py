"""The command line: the app, accounts, keys, serving, data and measurement."""

from importlib.metadata import PackageNotFoundError, distribution

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
    _refuse_a_mixture()


def _refuse_a_mixture() -> None:
    """Say that `discern-client` is installed too, which has the same files; stop where they are of another version.

    Why: docs/decisions/0029-the-client-is-installed-alone.md
    """
    try:
        client, product = distribution("discern-client"), distribution("discern-disc")
    except PackageNotFoundError:
        return
    if "discern/__init__.py" not in map(str, client.files or ()):
        return  # it leads to the same checkout
    told = (
        f"discern-client {client.version} is installed beside discern-disc {product.version}, which has the same "
        "files: who removes or upgrades one breaks the other. Keep one: pip uninstall discern-client, "
        f"then pip install --force-reinstall --no-deps discern-disc=={product.version}"
    )
    if client.version != product.version:
        raise click.ClickException(told)
    click.echo(f"Warning: {told}", err=True)


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
