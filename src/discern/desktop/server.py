"""`python -m discern.desktop.server ARGUMENTS` runs `streamlit ARGUMENTS` until its standard input is closed.

The window's process has the other end of the pipe, so the server stops with it even if that process is killed.
"""

import signal
import sys
import threading

from discern.app_launcher import run_streamlit


def stop_with_window() -> None:
    """Block until standard input ends, then stop this process as SIGTERM would."""
    sys.stdin.read()
    signal.raise_signal(signal.SIGTERM)


def main() -> None:
    threading.Thread(target=stop_with_window, daemon=True).start()
    run_streamlit(sys.argv[1:])


if __name__ == "__main__":
    main()
