"""Providers to sign in with, as Streamlit's `[auth]` secrets name them, and whether what one says of itself is enough.

Why: docs/decisions/0003-the-secret-and-signing-in.md
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

DEFAULT = "default"
"""The name of the provider that is configured in `[auth]` itself."""

CALLBACK = "oauth2callback"
"""The path that every provider leads back to."""

METADATA = "/.well-known/openid-configuration"


def read_providers(auth: Mapping[str, Any]) -> list[str]:
    """The names of the providers in an `[auth]` section."""
    named = [name for name, value in auth.items() if isinstance(value, Mapping) and "client_id" in value]
    return [DEFAULT, *named] if "client_id" in auth else named


@dataclass(frozen=True, slots=True)
class Finding:
    """One line about a provider. What isn't ``well`` keeps people from signing in."""

    text: str
    well: bool = True


def review_redirect(auth: Mapping[str, Any], app_url: str | None) -> Finding:
    """Whether the address that providers lead back to is the app's."""
    address = str(auth.get("redirect_uri", ""))
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.path.endswith(f"/{CALLBACK}"):
        return Finding(f"redirect_uri must be the app's address with /{CALLBACK} at its end", well=False)
    if parts.scheme == "http" and parts.hostname not in {"localhost", "127.0.0.1", "::1"}:
        return Finding(f"redirect_uri must begin with https://: {address}", well=False)
    if app_url is not None and address != f"{app_url}/{CALLBACK}":
        return Finding(f"redirect_uri isn't {app_url}/{CALLBACK}, as DISCERN_APP_URL has it", well=False)
    return Finding(f"register this redirect address at each provider: {address}")


def review_provider(
    section: Mapping[str, Any], metadata: Mapping[str, Any], trusted_issuers: Collection[str]
) -> Iterator[Finding]:
    """What a provider's section lacks, and what its metadata say of how people will be known.

    Providers need not list what they support, so what isn't listed is missing only where others of its kind are.
    """
    for name in ("client_id", "client_secret"):
        if not section.get(name):
            yield Finding(f"{name} is missing", well=False)
    issuer = str(metadata.get("issuer", ""))
    yield _review_issuer(issuer, str(section.get("server_metadata_url", "")))
    for name in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
        if not metadata.get(name):
            yield Finding(f"its metadata have no {name}", well=False)
    yield _review_address(metadata)
    yield _review_verification(issuer, metadata.get("claims_supported"), trusted_issuers)
    yield _review_prompt(section, metadata.get("prompt_values_supported"))
    ends = "ends" if metadata.get("end_session_endpoint") else "doesn't end"
    yield Finding(f"signing out of Discern {ends} the session at the provider")


def _review_issuer(issuer: str, address: str) -> Finding:
    if "{" in issuer:
        return Finding("it is for every tenant: name your own in server_metadata_url", well=False)
    if not issuer or address != issuer.rstrip("/") + METADATA:
        return Finding(f"server_metadata_url isn't its issuer with {METADATA} at its end: {issuer}", well=False)
    return Finding(f"its issuer is {issuer}")


def _review_address(metadata: Mapping[str, Any]) -> Finding:
    scopes, claims = metadata.get("scopes_supported"), metadata.get("claims_supported")
    if (scopes and "email" not in scopes) or (claims and "email" not in claims and "email" not in (scopes or ())):
        return Finding("it has no scope or claim email, so nobody is known by their address", well=False)
    where = "the ID token or UserInfo" if metadata.get("userinfo_endpoint") else "the ID token alone"
    listed = "" if claims and "email" in claims else ", though it doesn't list the claim"
    return Finding(f"an address can come in {where}{listed}")


def _review_verification(issuer: str, claims: Collection[str] | None, trusted: Collection[str]) -> Finding:
    if issuer in trusted:
        return Finding("its addresses are trusted: DISCERN_TRUSTED_ISSUERS has its issuer")
    if claims and "email_verified" not in claims:
        return Finding(
            "it doesn't list the claim email_verified: without it, an address counts only if DISCERN_TRUSTED_ISSUERS "
            f"has {issuer}",
            well=False,
        )
    return Finding("an address counts if it comes with email_verified")


def _review_prompt(section: Mapping[str, Any], prompts: Collection[str] | None) -> Finding:
    own = dict(section.get("client_kwargs", {})).get("prompt")
    asked = "select_account" if own is None else str(own)
    if own and prompts and asked not in prompts:
        return Finding(f"it doesn't know the prompt {asked} in client_kwargs: {', '.join(prompts)}", well=False)
    if own is None and prompts and asked not in prompts:
        return Finding("it doesn't let people choose an account: where it refuses that, Discern asks again without")
    return Finding(f"it is asked for the prompt {asked or 'of its own choice'}")
