"""The command `discern signin`."""

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
import httpx

from discern.cli.context import load_settings
from discern.identity_providers import DEFAULT, Finding, read_providers, review_provider, review_redirect
from discern.settings import SECRETS_FILES

TIMEOUT_S = 10


@click.group()
def signin() -> None:
    """Signing in with a provider."""


@signin.command("check")
def check() -> None:
    """Say what the providers in .streamlit/secrets.toml offer, and what keeps people from signing in.

    It reads each provider's metadata and signs nobody in. Whether a client is registered, and what is in the claims of
    a person, only a sign-in shows. Exit code 1: something is wrong.
    """
    settings, auth = load_settings(), _read_auth(SECRETS_FILES)
    providers = read_providers(auth)
    if not providers:
        raise click.ClickException("No sign-in is set up: .streamlit/secrets.toml has no [auth] with a client_id.")
    findings = [review_redirect(auth, settings.app_url)]
    _show("[auth]", findings)
    for name in providers:
        section = auth if name == DEFAULT else auth[name]
        of_provider = _review(section, settings.trusted_issuers)
        _show("[auth]" if name == DEFAULT else f"[auth.{name}]", of_provider)
        findings += of_provider
    sys.exit(0 if all(each.well for each in findings) else 1)


def _review(section: Mapping[str, Any], trusted_issuers: frozenset[str]) -> list[Finding]:
    try:
        answer = httpx.get(str(section.get("server_metadata_url", "")), timeout=TIMEOUT_S)
        metadata = dict(answer.raise_for_status().json())
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, TypeError) as error:
        status = f" (status {error.response.status_code})" if isinstance(error, httpx.HTTPStatusError) else ""
        return [Finding(f"server_metadata_url can't be read: {type(error).__name__}{status}", well=False)]
    return list(review_provider(section, metadata, trusted_issuers))


def _show(heading: str, findings: list[Finding]) -> None:
    for finding in findings:
        click.echo(f"{heading} {'ok' if finding.well else 'WRONG'}: {finding.text}")


def _read_auth(files: tuple[Path, ...]) -> dict[str, Any]:
    """The `[auth]` section of the last of the files that has one."""
    auth: dict[str, Any] = {}
    for file in files:
        if file.is_file():
            auth = tomllib.loads(file.read_text(encoding="utf-8")).get("auth", auth)
    return auth
