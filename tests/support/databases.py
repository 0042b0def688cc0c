"""Databases to test on."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from discern.instrument import load_bank
from discern.service.domain.banks import Banks
from discern.service.storage.engine.database import Database

POSTGRES = pytest.param("postgres", marks=pytest.mark.integration)
SLOW_POSTGRES = pytest.param("postgres", marks=(pytest.mark.integration, pytest.mark.slow))

on_sqlite = pytest.mark.databases("sqlite")
on_postgres = pytest.mark.databases(POSTGRES)
on_both = pytest.mark.databases("sqlite", POSTGRES)
on_both_if_slow = pytest.mark.databases("sqlite", SLOW_POSTGRES)
"""What the fixtures `database_url` and `shared` are in a test or a file. Without one of these marks: SQLite."""

NewSQLite = Callable[[Path], str]
"""Make an empty database as `discern.db` in a folder and return its address."""


def make_template(folder: Path) -> Path:
    """An SQLite file with today's tables and banks, to be copied: making them is most of a service's first start."""
    file = folder / "template.db"
    prepare(f"sqlite:///{file}")
    return file


def prepare(url: str) -> None:
    """Give an empty database today's tables and banks."""
    database = Database(url)
    database.open()
    database.write_now(Banks(load_bank()).register)
    database.close()


def copy_template(template: Path, folder: Path) -> str:
    return f"sqlite:///{shutil.copyfile(template, folder / 'discern.db')}"
