"""A PgBouncer of the machine before a PostgreSQL of the tests, on loopback, in transaction mode."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.postgres import free_port

START_TIMEOUT_S = 30.0


@contextmanager
def pooling(folder: Path, postgres_port: int, pool_size: int) -> Iterator[int]:
    """Run one over at most ``pool_size`` connections of each database; its port."""
    program, port = shutil.which("pgbouncer") or "/usr/sbin/pgbouncer", free_port()
    users, settings = folder / "users.txt", folder / "pgbouncer.ini"
    users.write_text('"discern" ""\n')
    settings.write_text(f"""\
[databases]
* = host=127.0.0.1 port={postgres_port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = trust
auth_file = {users}
pool_mode = transaction
default_pool_size = {pool_size}
max_client_conn = 500
""")
    # It refuses to run as root.
    user = "nobody" if os.geteuid() == 0 else None
    if user is not None:
        for each in (users, settings):
            shutil.chown(each, user)
        folder.chmod(0o755)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([program, str(settings)], user=user, stdout=log, stderr=log, cwd="/")
        try:
            _wait(port, process)
            yield port
        finally:
            process.terminate()
            process.wait(10)


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + START_TIMEOUT_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            if process.poll() is not None or time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return
