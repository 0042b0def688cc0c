"""Where data is kept when nobody says where, and whether a place keeps it."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

import platformdirs

VOLATILE_FILE_SYSTEMS = frozenset({"aufs", "overlay", "ramfs", "tmpfs"})
"""File systems that end with the machine's memory or with the container."""

EPHEMERAL_HOSTS: Mapping[str, str] = {"DYNO": "", "K_SERVICE": "", "SPACE_ID": "", "HOSTNAME": "streamlit"}
"""Variables of Heroku, Cloud Run, Hugging Face and Community Cloud; with a value where only that one tells."""

COMMUNITY_CLOUD = Path("/mount/src")
"""Where Streamlit Community Cloud puts an app's repository."""

MOUNTS = Path("/proc/self/mountinfo")


def default_data_folder() -> Path:
    """The user's data folder, or where it can't be written to, a private one among temporary files.

    Raises:
        PermissionError: there is a folder of that name among temporary files that belongs to somebody else.
    """
    usual = platformdirs.user_data_path("discern")
    if _may_write(usual):
        return usual
    folder = _temporary_folder()
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.stat(follow_symlinks=False)
    if found.st_uid != os.getuid() or found.st_mode & 0o077:
        raise PermissionError(f"{folder} belongs to somebody else")
    return folder


def _temporary_folder() -> Path:
    return Path(tempfile.gettempdir()) / f"discern-{os.getuid()}"


def _may_write(folder: Path) -> bool:
    """Whether files can be made in a folder that may have to be made first."""
    existing = next(each for each in (folder, *folder.parents) if each.exists())
    return existing.is_dir() and os.access(existing, os.W_OK | os.X_OK)


def is_ephemeral(folder: Path, environment: Mapping[str, str] | None = None, mounts: Path = MOUNTS) -> bool:
    """Whether what is kept in ``folder`` is likely to be gone after a restart of the host.

    False where nothing says so: a file system doesn't tell what becomes of it.
    """
    environment = os.environ if environment is None else environment
    for name, telling in EPHEMERAL_HOSTS.items():
        if environment.get(name) and telling in {"", environment[name]}:
            return True
    folder = folder.absolute()
    if folder.is_relative_to(COMMUNITY_CLOUD) or (os.name == "posix" and folder.is_relative_to(_temporary_folder())):
        return True
    return _file_system_of(folder, mounts) in VOLATILE_FILE_SYSTEMS


def _file_system_of(folder: Path, mounts: Path) -> str | None:
    """The kind of file system at ``folder``, from Linux's table of mounts; None on other systems."""
    try:
        lines = mounts.read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    found: tuple[int, str] | None = None
    for line in lines:
        before, _, after = line.partition(" - ")
        point = Path(before.split(" ")[4].replace("\\040", " "))
        # The deepest mount counts, and of several at one place the last.
        if folder.is_relative_to(point) and (found is None or len(point.parts) >= found[0]):
            found = (len(point.parts), after.split(" ")[0])
    return None if found is None else found[1]
