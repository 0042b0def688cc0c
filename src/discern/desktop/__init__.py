"""The app in a desktop window, with a server that runs as long as the window is open. Needs the extra `desktop`."""

from discern.desktop.window import DesktopError as DesktopError, open_desktop as open_desktop
