"""The sign-in providers that are set up: Streamlit's `[auth]` secrets."""

from collections.abc import Mapping
from functools import cache
from secrets import token_urlsafe
from typing import Any

import streamlit as st

from discern.identity_providers import read_providers
from discern.settings import SettingsError, find_weakness


def read_auth() -> Mapping[str, Any]:
    """The `[auth]` section; empty without one, or without any secrets."""
    try:
        section: Mapping[str, Any] = st.secrets["auth"]
    except (FileNotFoundError, KeyError):
        # Streamlit has the first for secrets that it finds nowhere.
        return {}
    return section


def list_providers() -> list[str]:
    """The names of the configured providers; empty where nobody can sign in."""
    return read_providers(read_auth())


def is_sign_in_set_up() -> bool:
    return bool(list_providers())


def check_cookie_secret() -> None:
    """Refuse secrets for signing cookies that could be guessed: with one, anybody can sign in as anyone.

    Raises:
        SettingsError: the message names the setting and the rule, never the secret.
    """
    secrets = {
        "STREAMLIT_SERVER_COOKIE_SECRET": st.get_option("server.cookieSecret"),
        "cookie_secret in [auth]": read_auth().get("cookie_secret"),
    }
    for name, secret in secrets.items():
        weakness = None if secret is None else find_weakness(str(secret))
        if weakness is not None:
            raise SettingsError(f"{name} {weakness}")


@cache
def _own_secret() -> str:
    return token_urlsafe(32)


def cookie_secret() -> str:
    """What the cookies of sign-ins are signed with: the configured secret, or one of this process."""
    return str(read_auth().get("cookie_secret") or st.get_option("server.cookieSecret") or _own_secret())
