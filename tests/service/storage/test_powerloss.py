"""The power goes while the service writes to SQLite: what was acknowledged is there.

The statements that a real service sends to its file are recorded, and run again on a disk that forgets what was not
synced. At many moments of it the power is cut, and what is left of the files is opened.
"""

import random
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("apsw", reason="needs the group `dev`: uv sync --group dev")

import apsw

from discern.service.storage.engine import sqlite
from tests.support.powerloss import Disk
from tests.support.running import run_service
from tests.support.takers import Acknowledged, take

pytestmark = pytest.mark.integration

CUTS = 150
PAGES_TO_A_CHECKPOINT = 60
"""Far fewer than SQLite's own thousand, so that cuts fall into checkpoints too."""


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Every statement of every transaction that wrote, in order, with its values: people who take assessments."""
    statements: list[str] = []

    def prepare(connection: Any, record: object, *, beside_a_server: bool) -> None:
        original(connection, record, beside_a_server=beside_a_server)
        is_writing = False

        def note(statement: str) -> None:
            nonlocal is_writing
            is_writing |= statement == "BEGIN IMMEDIATE"
            # SQLite reports a statement again for every step that its triggers cause.
            if is_writing and not statement.startswith("--") and statements[-1:] != [statement]:
                statements.append(statement)
            is_writing &= statement not in {"COMMIT", "ROLLBACK"}

        connection.set_trace_callback(note)

    original = sqlite.prepare
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "prepare", prepare)
        url = f"sqlite:///{tmp_path_factory.mktemp('recorded') / 'discern.db'}"
        with run_service(url, rate_limit=1_000_000) as running:
            running.http.headers["Authorization"] = f"Bearer {running.key()}"
            for seed in range(4):
                take(running.http, Acknowledged(), random.Random(seed))
            erased = running.answer("GET", "/candidates")["data"][0]["id"]
            running.http.delete(f"/candidates/{erased}").raise_for_status()
    return statements


State = int
"""All rows of all tables, as one number."""


@dataclass(frozen=True)
class Cut:
    """What is left of the files, and how many commits had been acknowledged."""

    files: dict[str, bytes]
    acknowledged: int


@dataclass
class Replay:
    """The statements run once. ``states`` has the state before the first commit and after each."""

    states: list[State]
    cuts: list[Cut]
    changes: int = 0


def replay(
    statements: list[str],
    pragmas: tuple[str, ...],
    at: frozenset[int] = frozenset(),
    chance: random.Random | None = None,
) -> Replay:
    """Run the statements on a disk that forgets, and cut its power at these changes of its files."""
    done = Replay([read_state(None)], [])

    def note_change() -> None:
        if done.changes in at:
            done.cuts.append(Cut(disk.cut(chance), len(done.states) - 1))
        done.changes += 1

    disk = Disk("forgetful", note_change)
    connection = apsw.Connection("discern.db", vfs="forgetful")
    for pragma in ("locking_mode=EXCLUSIVE", *pragmas, f"wal_autocheckpoint={PAGES_TO_A_CHECKPOINT}"):
        connection.execute(f"PRAGMA {pragma}").fetchall()
    for statement in statements:
        connection.execute(statement).fetchall()
        if statement == "COMMIT":
            done.states.append(read_state(connection))
    connection.close()
    disk.unregister()
    return done


def cut_power(statements: list[str], pragmas: tuple[str, ...], *, torn: bool) -> Replay:
    """``torn``: of what was not synced, some writes are left and others are not."""
    changes = replay(statements, pragmas).changes
    at = frozenset(random.Random(7).sample(range(changes), CUTS))
    return replay(statements, pragmas, at, random.Random(8) if torn else None)


def read_state(connection: Any) -> State:
    if connection is None:
        return hash(())
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    names = [name for (name,) in connection.execute(tables).fetchall()]
    return hash(tuple((name, *connection.execute(f'SELECT * FROM "{name}"').fetchall()) for name in names))


def count_lost(done: Replay, cut: Cut, folder: Path) -> int:
    """How many acknowledged commits are not in what a cut left, which must be whole commits in a sound file."""
    folder.mkdir()
    for name, content in cut.files.items():
        (folder / name).write_bytes(content)
    connection = sqlite3.connect(folder / "discern.db")
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        state = read_state(connection)
    finally:
        connection.close()
    survived = max(number for number, each in enumerate(done.states) if each == state)
    return max(0, cut.acknowledged - survived)


@pytest.mark.parametrize("torn", [pytest.param(False, id="nothing-unsynced"), pytest.param(True, id="some-unsynced")])
def test_nothing_acknowledged_is_lost_to_a_power_cut(recorded: list[str], tmp_path: Path, torn: bool) -> None:
    done = cut_power(recorded, sqlite.PRAGMAS, torn=torn)
    assert len(done.states) > 50
    assert [count_lost(done, cut, tmp_path / str(number)) for number, cut in enumerate(done.cuts)] == [0] * CUTS


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_with_less_synchronous_writes_some_would_be_lost(recorded: list[str], tmp_path: Path, synchronous: str) -> None:
    weaker = tuple(pragma for pragma in sqlite.PRAGMAS if not pragma.startswith("synchronous"))
    done = cut_power(recorded, (*weaker, f"synchronous={synchronous}"), torn=False)
    assert sum(count_lost(done, cut, tmp_path / str(number)) for number, cut in enumerate(done.cuts)) > CUTS
