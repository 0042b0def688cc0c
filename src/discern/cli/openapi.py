"""The interface's description as a file."""

import json

import click

from discern.cli.context import load_settings
from discern.service import create_api
from discern.service.http.openapi import describe


@click.command()
def openapi() -> None:
    """Print the description of the interface: OpenAPI 3.1 as JSON."""
    click.echo(json.dumps(describe(create_api(load_settings())), indent=1, ensure_ascii=False))
