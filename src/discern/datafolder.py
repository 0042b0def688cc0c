"""The default data folder, and whether a folder survives a restart of the host."""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import platformdirs

VOLATILE_FILE_SYSTEMS = frozenset({"aufs", "overlay", "ramfs", "tmpfs"})
"""File systems that live in memory or in a container's layer."""

EPHEMERAL_HOSTS: Mapping[str, str] = {"DYNO": "", "K_SERVICE": "", "SPACE_ID": "", "HOSTNAME": "streamlit"}
"""Environment variables of Heroku, Cloud Run, Hugging Face and Community Cloud, with the value to expect where the mere
presence says nothing."""

COMMUNITY_CLOUD = Path("/mount/src")
"""Where Streamlit Community Cloud puts an app's repository."""

MOUNTS = Path("/proc/self/mountinfo")


def default_data_folder() -> Path:
    """The user's data folder or, if it isn't writable, a private folder among temporary files. Either is for the user
    alone: what others may see of it is closed.

    Raises:
        PermissionError: the temporary folder belongs to another user or is open to others.
    """
    usual = platformdirs.user_data_path("discern")
    if _may_write(usual):
        if usual.exists() and usual.stat().st_mode & 0o077:
            with suppress(PermissionError):
                usual.chmod(0o700)
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
    """Whether files can be created in ``folder``, which need not exist yet."""
    existing = next(each for each in (folder, *folder.parents) if each.exists())
    return existing.is_dir() and os.access(existing, os.W_OK | os.X_OK)


def is_ephemeral(folder: Path, environment: Mapping[str, str] | None = None, mounts: Path = MOUNTS) -> bool:
    """Whether data in ``folder`` is likely lost after a restart of the host.

    Judged by known hosts, the folder and its file system, so False may be wrong: other hosts may be ephemeral too.
    """
    environment = os.environ if environment is None else environment
    for name, value in EPHEMERAL_HOSTS.items():
        if environment.get(name) and value in {"", environment[name]}:
            return True
    folder = folder.absolute()
    if folder.is_relative_to(COMMUNITY_CLOUD) or (os.name == "posix" and folder.is_relative_to(_temporary_folder())):
        return True
    return _file_system_of(folder, mounts) in VOLATILE_FILE_SYSTEMS


def _file_system_of(folder: Path, mounts: Path) -> str | None:
    """The type of the file system at ``folder`` by Linux's mount table; None on other systems."""
    try:
        lines = mounts.read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    found: tuple[int, str] | None = None
    for line in lines:
        before, _, after = line.partition(" - ")
        point = Path(before.split(" ")[4].replace("\\040", " "))
        # The deepest mount point counts, and of several mounts on it the last.
        if folder.is_relative_to(point) and (found is None or len(point.parts) >= found[0]):
            found = (len(point.parts), after.split(" ")[0])
    return None if found is None else found[1]
