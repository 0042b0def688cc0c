"""The installed packages, read once for all tests: each run of a page looks through the metadata of every one."""

import importlib.metadata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

_find = importlib.metadata.distributions


class _ReadOnce(importlib.metadata.Distribution):
    """A package whose metadata is parsed when it is found."""

    def __init__(self, found: importlib.metadata.Distribution) -> None:
        self._found = found
        self._metadata = found.metadata

    @property
    def metadata(self) -> Any:
        return self._metadata

    def read_text(self, filename: str) -> str | None:
        return self._found.read_text(filename)

    def locate_file(self, path: Any) -> Path:
        return Path(str(self._found.locate_file(path)))


@cache
def _read_all() -> tuple[importlib.metadata.Distribution, ...]:
    return tuple(_ReadOnce(each) for each in _find())


def _distributions(**context: Any) -> Iterable[importlib.metadata.Distribution]:
    return _find(**context) if context else _read_all()


@pytest.fixture(scope="session", autouse=True)
def installed_packages() -> Iterable[None]:
    """What is installed doesn't change while tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(importlib.metadata, "distributions", _distributions)
        yield
