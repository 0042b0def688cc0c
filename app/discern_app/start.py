"""The start of the app: why it can't, the address that it prints and opens, its owner's look, and how many files it may
have open.
"""

import sys
import threading
import webbrowser
from urllib.parse import quote

import click
import streamlit as st

from discern.installation_secret import ensure_secret
from discern.settings import Settings, SettingsError
from discern_app.access.secret import CODE, OPEN, SECRET, Gate
from discern_app.base.branding import read_branding
from discern_app.base.current_service import taker_service
from discern_app.base.embedded_service import StartError, embedded_service, load_settings
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import check_cookie_secret, is_sign_in_set_up

REACHED_AS_LOCALHOST = ("", "0.0.0.0", "127.0.0.1", "::", "::1")  # noqa: S104


def find_fault(*, is_page: bool) -> str | None:
    """Why the app can't start, in one line for the person who starts it.

    ``is_page`` is whether the host runs it as a page, and so can't serve the address that opens others.
    """
    try:
        if not load_settings().is_remote:
            embedded_service()
        check_cookie_secret()
        if not is_page and not is_sign_in_set_up():
            ensure_secret(load_settings())
    except (SettingsError, StartError) as error:
        return f"Discern can't start. {error}"
    return None


def own_address() -> str:
    """Where a browser on this machine finds the app, without a slash at the end."""
    scheme = "https" if st.get_option("server.sslCertFile") else "http"
    bound = str(st.get_option("server.address") or "")
    host = "localhost" if bound in REACHED_AS_LOCALHOST else bound
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{st.get_option('server.port')}{base_path()}"


def announce(gate: Gate, settings: Settings) -> None:
    """Print the addresses that open the app and, where somebody sits before a screen, open it in their browser.

    Raises:
        SettingsError: the secret can't be kept.
    """
    address = own_address()
    # Behind a proxy, the one that others use comes first, and this machine's is for those who look after it.
    addresses = list(dict.fromkeys([settings.app_url or address, address]))
    click.echo(f"\n  Discern is running. {_explain(addresses, settings)}\n")
    if not st.get_option("server.headless"):
        # Every user of the machine sees with which address a browser was started, so that one counts only once.
        opened = f"{address}/{OPEN}?{CODE}={gate.make_code()}"
        threading.Thread(target=webbrowser.open, args=(opened,), daemon=True).start()


def _explain(addresses: list[str], settings: Settings) -> str:
    if is_sign_in_set_up():
        how, end = "Open it at", ""
    elif settings.access_secret is not None:
        how, end = "Open it in a browser: add your DISCERN_ACCESS_SECRET to", f"/{OPEN}?{SECRET}="
    else:
        how = "Open it at this address, and keep it to yourself: it shows everyone's results."
        end = f"/{OPEN}?{SECRET}={quote(ensure_secret(settings), safe='')}"
    opens = "\n  or ".join(f"{address}{end}" for address in addresses)
    return f"{how}\n  {opens}"


def read_look() -> None:
    """Have the pages for strangers, which wait for nothing, know an owner's look from the start."""
    if not load_settings().is_remote:
        read_branding(taker_service().takers)


MOST_FILES = 65_536


def raise_file_limit() -> None:
    """Raise the limit as far as the system lets this process. Windows has none that matters."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
