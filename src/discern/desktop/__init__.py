"""The app in a window of its own, with a server that lives as long as the window. Needs the extra `desktop`."""

from discern.desktop.window import DesktopError, open_desktop

__all__ = ["DesktopError", "open_desktop"]
