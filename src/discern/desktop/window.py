"""The window: it opens at once and shows the app as soon as the server answers."""

import signal
import sys
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from discern.app_launcher import MAIN
from discern.desktop.process import AppServer, run_app

if TYPE_CHECKING:
    from webview import Window

ICON = MAIN.parent / "discern_app" / "icon.svg"

NOTE = """\
<!doctype html><meta name="color-scheme" content="light dark">
<body style="font:16px system-ui,sans-serif;display:grid;place-content:center;height:90vh;text-align:center">
<p>{}</p>
"""


class DesktopError(Exception):
    """The window can't open. The message is one line for the user."""


def open_desktop() -> None:
    """Show the app in a window and return when it is closed. Call it from the main thread.

    Raises:
        DesktopError: the extra isn't installed, or a window is already open.
    """
    if find_spec("webview") is None or find_spec("filelock") is None:
        raise DesktopError(
            "This needs the extra `desktop`: uv sync --extra desktop, or pip install 'discern-disc[desktop]'"
        )
    from filelock import FileLock, Timeout

    folder = platformdirs.user_data_path("discern", ensure_exists=True)
    try:
        # A second server on the same SQLite file would be a second writer.
        with (
            FileLock(folder / "desktop.lock", timeout=0),
            run_app(platformdirs.user_log_path("discern") / "app.log") as app,
        ):
            _show(app, folder / "window")
    except Timeout:
        raise DesktopError("Discern is open already, in another window") from None


def _show(app: AppServer, storage: Path) -> None:
    import webview

    webview.settings["ALLOW_DOWNLOADS"] = True
    window = webview.create_window(
        "Discern",
        html=NOTE.format("Discern is starting…"),
        width=1320,
        height=900,
        min_size=(390, 500),
        text_select=True,
    )
    if window is None:
        raise DesktopError("This machine can't open a window")
    signal.signal(signal.SIGTERM, lambda *_: window.destroy())
    # On Linux the extra installs Qt; other systems come with a web view.
    webview.start(
        _fill,
        (window, app),
        gui="qt" if sys.platform == "linux" else None,
        private_mode=False,
        storage_path=str(storage),
        icon=str(ICON),
    )


def _fill(window: "Window", app: AppServer) -> None:
    """Runs in a thread beside the window: loads the app once it answers, and reports when it has stopped."""
    if app.wait_until_healthy():
        window.load_url(app.opening)
        app.process.wait()
    if not window.events.closed.is_set():
        words = f"{escape(app.last_log_line())}<br><small>{escape(str(app.log))}</small>"
        window.load_html(NOTE.format(f"Discern has stopped. Close this window and open it again.<br><br>{words}"))
