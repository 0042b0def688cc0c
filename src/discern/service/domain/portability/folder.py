"""The folder of an export: its files, and `export.json`, which lists them with their digests.

Why: docs/decisions/0030-an-account-leaves-as-a-folder.md
"""

import csv
import hashlib
import os
import stat
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json, to_json

from discern.contract.base_models import Time
from discern.service.storage.portability.records import FILES, Record
from discern.spreadsheet_text import guard

MANIFEST, README = "export.json", "README.txt"
VERSION = 1
TABLES = ("people.csv", "members.csv", "results.csv", "answers.csv")
"""For people and programs that read tables; an import reads none of them."""

MOST_BYTES = 4 * 2**30
"""Of all files together: about half a million people."""
LONGEST_LINE = 8 * 2**20
LONGEST_MANIFEST = 2**20


class PortabilityError(Exception):
    """An account can't be exported or imported. The message is one line for the person who asked."""


class FileInfo(BaseModel):
    model_config = ConfigDict(frozen=True)

    rows: int = Field(ge=0)
    bytes: int = Field(ge=0)
    sha256: str


class LeftOut(BaseModel):
    """What stays behind and why; ``count`` is null where it isn't counted."""

    model_config = ConfigDict(frozen=True)

    what: str
    count: int | None
    why: str


class Manifest(BaseModel):
    """``export.json``. ``discern`` is the version of the program that wrote it."""

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)

    format: Literal["discern-export"] = "discern-export"
    version: int = VERSION
    discern: str
    account: str
    exported_at: Time
    files: dict[str, FileInfo]
    left_out: list[LeftOut]


def require_new(folder: Path) -> None:
    """Make a folder that only its owner may read.

    Raises:
        PortabilityError: there is something in it, or it can't be made.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise PortabilityError(f"{folder} isn't empty. An export is written into a new folder")
    except OSError as error:
        raise PortabilityError(f"{folder} can't be written: {error.strerror}") from None


def write_records(folder: Path, name: str, records: Iterable[BaseModel]) -> FileInfo:
    """A file with an object of JSON on each line."""
    return _write(folder / name, (record.model_dump_json().encode() + b"\n" for record in records))


def write_table(folder: Path, name: str, columns: list[str], rows: Iterable[Mapping[str, Any]]) -> FileInfo:
    """A file of comma-separated values with a header; a spreadsheet computes nothing in it."""
    buffer = _Line()
    writer = csv.writer(buffer, lineterminator="\r\n")

    def lines() -> Iterator[bytes]:
        for cells in (columns, *([_cell(row.get(name)) for name in columns] for row in rows)):
            writer.writerow(cells)
            yield buffer.text.encode()

    info = _write(folder / name, lines())
    return info.model_copy(update={"rows": info.rows - 1})


class _Line:
    """What a writer of the module `csv` wrote last."""

    text = ""

    def write(self, text: str) -> None:
        self.text = text


def _cell(value: Any) -> str:
    match value:
        case None:
            return ""
        case bool():
            return str(value).lower()
        case str():
            return guard(value)
        case datetime():
            return value.isoformat().replace("+00:00", "Z")
        case list():
            return " ".join(str(each) for each in value)
        case _:
            return str(value)


def _write(file: Path, lines: Iterable[bytes]) -> FileInfo:
    digest, rows, size = hashlib.sha256(), 0, 0
    # Truncated, since PostgreSQL may have a transaction run again.
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(opened, "wb") as out:
        for line in lines:
            digest.update(line)
            out.write(line)
            rows, size = rows + 1, size + len(line)
        out.flush()
        os.fsync(out.fileno())
    return FileInfo(rows=rows, bytes=size, sha256=digest.hexdigest())


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """What the folder is, for people and, as the last file, for programs: without it an export isn't whole."""
    _write(folder / README, [_explain(manifest).encode()])
    _write(folder / MANIFEST, [to_json(manifest, indent=2) + b"\n"])


def _explain(manifest: Manifest) -> str:
    kept = "\n".join(f"  {name}: {info.rows}" for name, info in manifest.files.items())
    left = "\n".join(
        f"- {each.what}{'' if each.count is None else f' ({each.count})'}: {each.why}"
        for each in manifest.left_out
        if each.count != 0
    )
    return (
        f"The account {manifest.account} of Discern {manifest.discern}, {manifest.exported_at:%Y-%m-%d %H:%M} UTC.\n\n"
        "These are data of people: keep them as safe as where they come from. `discern import` takes the folder as it\n"
        f"is.\n\nWhat is in each file (rows):\n{kept}\n\nWhat stayed behind:\n{left}\n"
    )


def read_manifest(folder: Path) -> Manifest:
    """What a folder says of itself, its files there in the right sizes.

    Raises:
        PortabilityError: it is no export, isn't whole, or of another version.
    """
    path = folder / MANIFEST
    if not folder.is_dir() or not _is_file(path) or path.stat().st_size > LONGEST_MANIFEST:
        raise PortabilityError(f"{folder} is no whole export made by `discern export`: it has no {MANIFEST}")
    try:
        content = from_json(path.read_bytes())
        if not isinstance(content, dict) or content.get("format") != Manifest.model_fields["format"].default:
            raise PortabilityError(f"{path} is not of an export of Discern")
        if content.get("version") != VERSION:
            raise PortabilityError(
                f"this export is of version {content.get('version')!s:.20} of the format, and this Discern reads "
                f"version {VERSION}"
            )
        manifest = Manifest.model_validate(content)
    except ValidationError as error:
        raise PortabilityError(f"{path} is damaged: {_first(error)}") from None
    except ValueError:
        raise PortabilityError(f"{path} is damaged: it isn't JSON") from None
    if manifest.files.keys() != {*FILES, *TABLES}:
        other = sorted(manifest.files.keys() ^ {*FILES, *TABLES})[0]
        raise PortabilityError(f"{path} is damaged: it lists other files than an export has, such as {other!r:.60}")
    if sum(info.bytes for info in manifest.files.values()) > MOST_BYTES:
        raise PortabilityError(f"this export is larger than {MOST_BYTES // 2**30} GB")
    for name in FILES:
        _require_file(folder / name, manifest.files[name])
    return manifest


def _is_file(path: Path) -> bool:
    """Whether there is a file, and not a link to one, a device or a pipe."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def _require_file(path: Path, info: FileInfo) -> None:
    if not _is_file(path):
        raise PortabilityError(f"the export is damaged: {path.name} is missing")
    if path.stat().st_size != info.bytes:
        raise PortabilityError(f"the export is damaged: {path.name} is not as it was written")


def read_records(folder: Path, name: str, manifest: Manifest) -> Iterator[Any]:
    """The records of a file. That it is as it was written is known at its end.

    Raises:
        PortabilityError: it isn't, or a line is no such record.
    """
    model: type[Record] = FILES[name]
    digest = hashlib.sha256()
    with (folder / name).open("rb") as opened:
        number = 0
        while line := opened.readline(LONGEST_LINE + 1):
            number += 1
            if len(line) > LONGEST_LINE:
                raise PortabilityError(f"{name}, line {number}: it is longer than a record can be")
            digest.update(line)
            yield _read(model, line, f"{name}, line {number}")
    if digest.hexdigest() != manifest.files[name].sha256:
        raise PortabilityError(f"the export is damaged: {name} is not as it was written")


def _read(model: type[Record], line: bytes, place: str) -> Record:
    try:
        return model.model_validate(from_json(line, allow_inf_nan=False))
    except ValidationError as error:
        raise PortabilityError(f"{place}: {_first(error)}") from None
    except ValueError:
        raise PortabilityError(f"{place}: it isn't JSON") from None


def _first(error: ValidationError) -> str:
    found = error.errors(include_url=False, include_input=False, include_context=False)[0]
    field = ".".join(str(each) for each in found["loc"])
    return f"{field}: {found['msg']}" if field else found["msg"]
