"""Running the app: in the browser, in a window, and as a demo that leaves nothing."""

import os
import shutil
import signal
import site
import sys
import tempfile
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import click
from pydantic import SecretStr

from discern.app_launcher import CONFIG, run_app
from discern.client import CachedReader, Client
from discern.desktop import DesktopError, open_desktop
from discern.desktop.process import run_app as run_app_process
from discern.samples.history import PastClock, live_through
from discern.service import EmbeddedService
from discern.settings import Settings

DEMO_PORT = 8532
"""Not that of an installation, which would find the demo's cookies in the browser."""

SECONDS_FOR_A_CALL = 60.0


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def app(arguments: tuple[str, ...]) -> None:
    """Run the app, as `streamlit run app/main.py` does in a checkout.

    ARGUMENTS are the options of `streamlit run`, such as --server.port=8600.
    """
    run_app(arguments)


@click.command()
def desktop() -> None:
    """Open the app in its own window; closing the window stops everything. Needs the extra `desktop`."""
    try:
        open_desktop()
    except DesktopError as error:
        raise click.ClickException(f"{error}.") from None


@click.command()
@click.option("--port", default=DEMO_PORT, show_default=True, type=click.IntRange(1, 65535), help="Another if taken.")
@click.option(
    "--open/--no-open", "opens", default=None, help="Open it in a browser: by default where there is a screen."
)
def demo(port: int, opens: bool | None) -> None:
    """Look around: the app with a fictitious company and six weeks of its history, deleted when you end it."""
    # However it is ended, it cleans up.
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    with suppress(KeyboardInterrupt), tempfile.TemporaryDirectory(prefix="discern-demo-") as name:
        folder = Path(name)
        database_url = f"sqlite:///{folder / 'discern.db'}"
        click.echo("The sample company lives through six weeks. This takes some seconds.")
        _fill(database_url)
        environment = {**_environment(folder, os.environ), "DISCERN_DATABASE_URL": database_url}
        with run_app_process(folder / "log", folder, environment, port) as running:
            if not running.wait_until_healthy():
                raise click.ClickException(running.last_log_line())
            click.echo(f"\n  The demo is at {running.opening}\n\n  Ctrl+C ends it and deletes all of it.\n")
            if _has_screen() if opens is None else opens:
                webbrowser.open(running.opening)
            running.process.wait()


def _fill(database_url: str) -> None:
    today = datetime.now(UTC).date()
    clock = PastClock(datetime.now(UTC))
    settings = Settings(database_url=SecretStr(database_url), rate_limit=1_000_000, worker=False)
    with (
        EmbeddedService(settings, now=clock) as service,
        Client(
            service.base_url,
            service.key("the demo", "admin"),
            transport=service.transport(),
            timeout=SECONDS_FOR_A_CALL,
        ) as client,
    ):
        live_through(CachedReader(client), clock, today)


def _environment(folder: Path, outer: Mapping[str, str]) -> dict[str, str]:
    """What a process is given that knows nothing of another installation on this machine; its home is ``folder``."""
    shutil.copytree(CONFIG.parent, folder / ".streamlit", ignore=shutil.ignore_patterns("secrets*"))
    kept = {name: value for name, value in outer.items() if not name.startswith(("DISCERN_", "STREAMLIT_", "XDG_"))}
    # Packages that pip installed for the user alone are found by their home.
    return kept | {"HOME": str(folder), "USERPROFILE": str(folder), "PYTHONUSERBASE": site.getuserbase()}


def _has_screen() -> bool:
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
