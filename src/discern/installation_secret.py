"""The secret of an installation, and the file that keeps it where no setting names it.

It opens the managers' pages while no sign-in is set up, and seals what the service keeps for later, such as the
password of a mail server.

Why: docs/decisions/0003-the-secret-and-signing-in.md
"""

import os
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from discern.datafolder import default_data_folder
from discern.settings import PREFIX, SHORTEST_SECRET, Settings, SettingsError

SUFFIX = ".secret"


def secret_path(settings: Settings) -> Path:
    """Where the secret is kept: beside the SQLite file, under its name, or in the data folder.

    Raises:
        OSError: there is no folder that can be written to.
    """
    data = settings.sqlite_path or default_data_folder() / "discern.db"
    return data.absolute().with_suffix(SUFFIX)


def find_secret(settings: Settings) -> str | None:
    """The configured secret or the kept one; None where there is none, or where others could have read or made it."""
    if settings.access_secret is not None:
        return settings.access_secret.get_secret_value()
    try:
        path = secret_path(settings)
    except OSError:
        return None
    return _read_secret(path)


def ensure_secret(settings: Settings) -> str:
    """The secret, made and kept for later starts where there is none. Processes that start at once have the same.

    Raises:
        SettingsError: the file can't be written.
    """
    secret = find_secret(settings)
    if secret is not None:
        return secret
    try:
        path = secret_path(settings)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return _make_secret(path)
    except OSError as error:
        raise SettingsError(f"{PREFIX}ACCESS_SECRET must be set: no file can keep one ({error.strerror})") from None


def is_shared(settings: Settings) -> bool:
    """Whether every process over the same database has the same secret, as what is sealed in it needs.

    A file beside SQLite is there for all of them. Processes over PostgreSQL may run on several machines and for several
    users, so that theirs is the same only if the setting gives it.
    """
    return settings.access_secret is not None or settings.is_sqlite


def _read_secret(path: Path) -> str | None:
    """The secret in a file; None where others could have read or made it, or it is none."""
    try:
        # Of a link itself, which its mode shuts out: one could lead to a file that others wrote.
        status = path.lstat()
        # A file of somebody else's, or one that others may read, may hold a secret that they know.
        if os.name == "posix" and (status.st_uid != os.getuid() or status.st_mode & 0o177):
            return None
        secret = path.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return None
    return secret if len(secret) >= SHORTEST_SECRET else None


def _make_secret(path: Path) -> str:
    """Keep a new secret, unless another process has just kept one: then that."""
    with _alone_in(path.parent):
        present = _read_secret(path)
        if present is not None:
            return present
        secret = secrets.token_urlsafe(32)
        # Only the owner may read a file made like this, and it takes its name when it is complete.
        with tempfile.TemporaryDirectory(dir=path.parent) as folder:
            made = Path(folder, path.name)
            made.touch(mode=0o600)
            made.write_text(secret, encoding="ascii")
            made.replace(path)
        return secret


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Wait until no other process is in here with this folder. None waits on Windows: there, one serves the app."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    descriptor = os.open(folder, os.O_RDONLY)
    try:
        # Some network file systems have no locks.
        with suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
