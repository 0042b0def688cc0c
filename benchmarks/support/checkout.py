"""The files of the project, in the checkout and in a commit."""

import io
import subprocess
import tarfile
from collections.abc import Iterator

from benchmarks import ROOT


def list_files() -> list[str]:
    """The files that a commit of everything would hold, relative to the checkout."""
    listed = _git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
    return [name for name in sorted(set(listed.decode().split("\0"))) if name and (ROOT / name).is_file()]


def read_files() -> Iterator[tuple[str, bytes]]:
    """Each file of the checkout, with its name."""
    return ((name, (ROOT / name).read_bytes()) for name in list_files())


def read_files_of(commit: str) -> Iterator[tuple[str, bytes]]:
    """Each file of a commit, with its name.

    Raises:
        subprocess.CalledProcessError: there is no such commit.
    """
    with tarfile.open(fileobj=io.BytesIO(_git("archive", "--format=tar", f"{commit}^{{commit}}"))) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isfile() else None
            if content is not None:
                yield member.name, content.read()


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", "-C", ROOT, *arguments], check=True, capture_output=True).stdout
