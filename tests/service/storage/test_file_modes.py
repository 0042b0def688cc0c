"""Files with people's data are for their owner alone, whatever the umask is."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from discern.service.storage.backup.create import make_backup
from discern.service.storage.backup.restore import restore_backup
from discern.service.storage.engine.database import Database

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


OWNER_ALONE = {"discern.db": "0o600", "discern.db-wal": "0o600", "discern.db-shm": "0o600"}


def test_a_new_database_and_its_folder_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "deeper"
    database = Database(f"sqlite:///{folder}/discern.db")
    database.open()
    assert modes(folder) == OWNER_ALONE
    assert modes(folder.parent) == {"deeper": "0o700"}
    database.close()


def test_an_earlier_installation_is_closed_at_start_and_its_folder_keeps_its_owner(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(0o755)
    database = Database(f"sqlite:///{folder}/discern.db")
    database.open()
    for file in folder.iterdir():
        file.chmod(0o644)
    again = Database(f"sqlite:///{folder}/discern.db")
    again.open()
    assert modes(folder) == OWNER_ALONE
    assert modes(tmp_path) == {"shared": "0o755"}
    again.close()
    database.close()


def test_what_is_backed_up_and_restored_is_for_its_owner_alone(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/discern.db")
    database.open()
    made = tmp_path / "backup"
    make_backup(database, made, datetime(2026, 11, 20, tzinfo=UTC))
    database.close()
    restore_backup(f"sqlite:///{tmp_path}/restored/discern.db", made)
    assert modes(tmp_path) == {"discern.db": "0o600", "backup": "0o600", "restored": "0o700"}
    assert modes(tmp_path / "restored") == {"discern.db": "0o600"}
