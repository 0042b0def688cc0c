"""The app's process is asked to end."""

import os
import signal
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest

from tests.support.processes import make_key
from tests.support.running_app.server import ROOT, serve

pytestmark = pytest.mark.integration

MOST_S = 10.0


def test_a_caller_who_dawdles_does_not_keep_it_from_ending(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    head = f"POST /v1/teams HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {make_key(url)}\r\nContent-Length: 9\r\n\r\n{{"
    with serve(ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": url}) as app:
        process, address = psutil.Process(app.pid), urlsplit(app.url)
        with socket.create_connection((address.hostname, address.port), timeout=60) as connection:
            connection.sendall(head.encode())
            # By then the app is waiting for the rest.
            app.cookie()
            began = time.monotonic()
            os.kill(app.pid, signal.SIGTERM)
            while process.status() != psutil.STATUS_ZOMBIE:
                assert time.monotonic() - began < MOST_S
                time.sleep(0.05)
