"""The secret of this installation, which opens the managers' pages while no sign-in is set up."""

import os
import secrets
import tempfile
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
        found = path.lstat()
        if os.name == "posix" and (found.st_uid != os.getuid() or found.st_mode & 0o177):
            return None
        secret = path.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return None
    return secret if len(secret) >= SHORTEST_SECRET else None


def ensure_secret(settings: Settings) -> str:
    """The secret, made and kept for later starts where there is none.

    Raises:
        SettingsError: the file can't be written.
    """
    return find_secret(settings) or _make_secret(settings)


def _make_secret(settings: Settings) -> str:
    secret = secrets.token_urlsafe(32)
    try:
        path = secret_path(settings)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Only the owner may read a file made like this, and it takes its name when it is complete.
        descriptor, made = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secret)
        Path(made).replace(path)
    except OSError as error:
        raise SettingsError(f"{PREFIX}ACCESS_SECRET must be set: no file can keep one ({error.strerror})") from None
    return secret
