"""A disk that forgets what was not synced: SQLite on files in memory, and what a power cut would leave of them.

Files are taken to exist from the moment they are made. Of what was written since a file's last sync a cut leaves
nothing, or by chance some of the writes and not others.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import apsw

Write = tuple[int, bytes]


@dataclass
class DiskFile:
    content: bytearray = field(default_factory=bytearray)
    synced: bytes = b""
    unsynced: list[Write] = field(default_factory=list)
    """Writes in their order; a truncation is a write of nothing at the new end."""

    def write(self, offset: int, data: bytes) -> None:
        self.unsynced.append((offset, data))
        _apply(self.content, offset, data)

    def sync(self) -> None:
        self.synced, self.unsynced = bytes(self.content), []

    def left(self, chance: random.Random | None) -> bytes:
        """What a cut leaves: with ``chance``, each unsynced write or not."""
        content = bytearray(self.synced)
        for offset, data in self.unsynced if chance is not None else ():
            if chance is not None and chance.random() < 0.5:
                _apply(content, offset, data)
        return bytes(content)


def _apply(content: bytearray, offset: int, data: bytes) -> None:
    if not data:
        del content[offset:]
        return
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


class Disk(apsw.VFS):
    """A file system of SQLite's. ``on_change`` is called before each write, truncation, sync and deletion."""

    def __init__(self, name: str, on_change: Callable[[], None]) -> None:
        super().__init__(name, base="")
        self.files: dict[str, DiskFile] = {}
        self.on_change = on_change

    def cut(self, chance: random.Random | None) -> dict[str, bytes]:
        """The files by name as a power cut now would leave them."""
        return {name: file.left(chance) for name, file in self.files.items()}

    def xFullPathname(self, name: str) -> str:  # noqa: N802 - SQLite's names
        return name

    def xAccess(self, pathname: str, flags: int) -> bool:  # noqa: N802
        return pathname in self.files

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.on_change()
        self.files.pop(filename, None)

    def xOpen(self, name: Any, flags: Any) -> Any:  # noqa: N802
        filename = name.filename() if isinstance(name, apsw.URIFilename) else name
        return _Opened(self, self.files.setdefault(filename or f"temporary-{len(self.files)}", DiskFile()))


class _Opened:
    """One open file, as SQLite calls it. One connection uses it, so its locks are always free."""

    def __init__(self, disk: Disk, file: DiskFile) -> None:
        self._disk, self._file = disk, file

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        return bytes(self._file.content[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.on_change()
        self._file.write(offset, data)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._disk.on_change()
        self._file.write(newsize, b"")

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._disk.on_change()
        self._file.sync()

    def xFileSize(self) -> int:  # noqa: N802
        return len(self._file.content)

    def xLock(self, level: int) -> None:  # noqa: N802
        return

    def xUnlock(self, level: int) -> None:  # noqa: N802
        return

    def xCheckReservedLock(self) -> bool:  # noqa: N802
        return False

    def xFileControl(self, op: int, ptr: int) -> bool:  # noqa: N802
        return False

    def xSectorSize(self) -> int:  # noqa: N802
        return 4096

    def xDeviceCharacteristics(self) -> int:  # noqa: N802
        return 0

    def xClose(self) -> None:  # noqa: N802
        return
