"""Backups: made beside a server, restored into either database, and never believed unchecked."""

import os
import random
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings, strategies as st
from sqlalchemy import Connection, func, select

from discern.cli import main
from discern.contract.models.users import PutUser
from discern.contract.models.webhooks import NewWebhook
from discern.service.storage.backup.create import BackupState, make_backup, read_backup_state
from discern.service.storage.backup.file_format import Backup, BackupError
from discern.service.storage.backup.restore import restore_backup
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import outbox
from discern.service.storage.repositories.accounts import create_account, ensure_default_account, list_accounts
from discern.service.storage.repositories.users import put_user
from discern.service.storage.repositories.webhooks import create_webhook
from tests.support.databases import POSTGRES, on_both
from tests.support.mailboxes import Mailbox, send_due
from tests.support.postgres import Postgres
from tests.support.processes import make_key, open_database, run_process
from tests.support.running import Running, run_service
from tests.support.takers import Acknowledged, take

pytestmark = on_both

NOW = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)
LATER = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)

NewDatabase = Callable[[str], str]


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """Addresses of empty databases, by kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'{random.randbytes(4).hex()}.db'}"
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()

    return make


def back_up(url: str, file: Path, now: datetime = NOW) -> Backup:
    database = Database(url, beside_a_server=True)
    database.open()
    try:
        return make_backup(database, file, now)
    finally:
        database.close()


def fill(running: Running) -> str:
    """People with everything that is kept of them, and some who are gone. Returns a key."""
    key = running.key()
    team = running.answer("POST", "/teams", {"name": "Crew “Ωmega”", "external_id": "crew"}, key)["id"]
    new = {"name": "Ada “Ωmega” Lovelace", "email": "ada@example.org"}
    body = {"candidate": new, "team_id": team, "metadata": {"z": "1", "a": "é\\"}}
    running.answer("POST", "/assessments", body, key)
    running.http.headers["Authorization"] = f"Bearer {key}"
    for seed in range(2):
        take(running.http, Acknowledged(), random.Random(seed))
    del running.http.headers["Authorization"]
    running.answer("POST", "/webhooks", {"url": "https://example.org/hook", "events": ["team.updated"]}, key)
    running.answer("POST", f"/teams/{team}/join-links", {}, key)
    gone = running.answer("POST", "/candidates", {"name": "Eve"}, key)["id"]
    running.answer("DELETE", f"/candidates/{gone}", key=key)
    waiting = select(func.count()).select_from(outbox)
    while running.service.database.read_now(lambda connection: connection.execute(waiting).scalar_one()):
        running.call("GET", "/events", key=key)
    return key


def export(running: Running, key: str) -> list[str]:
    """Each person's complete export, and the lists of what belongs to nobody alone, byte for byte."""
    people = running.answer("GET", "/candidates", key=key, order="oldest")["data"]
    exports = [running.call("GET", f"/candidates/{person['id']}/export", key=key).text for person in people]
    return [*exports, *(running.call("GET", path, key=key).text for path in ("/teams", "/webhooks", "/events"))]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        pytest.param("sqlite", "postgres", id="a laptop's on a server", marks=pytest.mark.integration),
        pytest.param("postgres", "sqlite", id="a server's on a laptop", marks=pytest.mark.integration),
        pytest.param("sqlite", "sqlite", id="on another laptop", marks=pytest.mark.slow),
        pytest.param("postgres", "postgres", id="on another server", marks=[pytest.mark.integration, pytest.mark.slow]),
    ],
)
def test_what_is_restored_elsewhere_exports_the_same_bytes(
    new_url: NewDatabase, source: str, target: str, tmp_path: Path
) -> None:
    database_url, file, elsewhere = new_url(source), tmp_path / "backup", new_url(target)
    with run_service(database_url) as running:
        key = fill(running)
        made = back_up(database_url, file)
        before = export(running, key)
    assert restore_backup(elsewhere, file) == made
    with run_service(elsewhere) as restored:
        assert export(restored, key) == before
        # Numbers that were given are not given again, and what is made from here on goes on.
        fill_again = restored.answer("POST", "/candidates", {"name": "Zoe"}, key)
        newest = restored.answer("GET", "/candidates", key=key)["data"][0]
        assert newest["id"] == fill_again["id"]
    assert len(before) == 6


@pytest.mark.integration
@pytest.mark.slow
def test_a_backup_of_a_restored_backup_holds_the_same(database_url: str, new_url: NewDatabase, tmp_path: Path) -> None:
    with run_service(database_url) as running:
        fill(running)
    content = back_up(database_url, tmp_path / "first").content
    for kind in ("postgres", "sqlite"):
        elsewhere = new_url(kind)
        restore_backup(elsewhere, tmp_path / "first")
        assert back_up(elsewhere, tmp_path / kind, LATER).content == content


@dataclass
class Takers:
    """People who answer while backups are made."""

    url: str
    key: str
    acknowledged: Acknowledged = field(default_factory=Acknowledged)
    over: threading.Event = field(default_factory=threading.Event)

    def run(self, seed: int) -> None:
        chance = random.Random(seed)
        with httpx.Client(base_url=self.url, headers={"Authorization": f"Bearer {self.key}"}, timeout=60) as http:
            while not self.over.is_set():
                take(http, self.acknowledged, chance)

    def so_far(self) -> Acknowledged:
        """What was acknowledged before this call."""
        answers = {name: dict(given) for name, given in self.acknowledged.answers.copy().items()}
        return Acknowledged(answers=answers, completed=set(self.acknowledged.completed))


@pytest.mark.integration
def test_backups_under_writes_hold_all_that_was_acknowledged(
    database_url: str, new_url: NewDatabase, tmp_path: Path
) -> None:
    key = make_key(database_url)
    snapshots: list[tuple[Path, Acknowledged]] = []
    with run_process(database_url, 1_000_000) as served:
        takers = Takers(f"http://127.0.0.1:{served.port}/v1", key)
        threads = [threading.Thread(target=takers.run, args=(seed,)) for seed in range(3)]
        for thread in threads:
            thread.start()
        try:
            for number in range(2):
                takers.acknowledged.wait_for(40)
                before, file = takers.so_far(), tmp_path / f"backup-{number}"
                back_up(database_url, file, NOW if number == 0 else LATER)
                snapshots.append((file, before))
        finally:
            takers.over.set()
            for thread in threads:
                thread.join()
    assert sum(len(given) for given in snapshots[1][1].answers.values()) > 40
    for file, before in snapshots:
        elsewhere = new_url("sqlite")
        restore_backup(elsewhere, file)
        with open_database(elsewhere) as database:
            assert database.read_now(before.find_lost) == []


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("good")
    url = f"sqlite:///{folder / 'discern.db'}"
    with run_service(url) as running:
        fill(running)
    back_up(url, folder / "backup")
    return folder / "backup"


@pytest.mark.integration
@given(place=st.floats(0, 1, exclude_max=True), flip=st.integers(1, 255))
@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_byte_is_found_or_does_no_harm(good: Path, tmp_path: Path, place: float, flip: int) -> None:
    content = bytearray(good.read_bytes())
    content[int(place * len(content))] ^= flip
    damaged, target = tmp_path / "damaged", tmp_path / "target.db"
    damaged.write_bytes(content)
    target.unlink(missing_ok=True)
    with suppress(BackupError):
        restore_backup(f"sqlite:///{target}", damaged)
        whole = tmp_path / "whole.db"
        whole.unlink(missing_ok=True)
        restore_backup(f"sqlite:///{whole}", good)
        again = back_up(f"sqlite:///{target}", tmp_path / "again", LATER)
        assert again.content == back_up(f"sqlite:///{whole}", tmp_path / "again", LATER).content


def change(statement: str) -> Callable[[Path], None]:
    def apply(file: Path) -> None:
        with closing(sqlite3.connect(file)) as opened:
            opened.execute(statement)
            opened.commit()

    return apply


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        pytest.param(change("UPDATE answers SET most = least"), "answers is not as it was", id="another-value"),
        pytest.param(change("DELETE FROM answers WHERE rowid = 3"), "answers is not as it was", id="a-row-less"),
        pytest.param(change("DELETE FROM candidates"), "refers to one that is missing", id="people-gone"),
        pytest.param(change("DELETE FROM backups"), "its checksums are missing", id="no-seal"),
        pytest.param(change("UPDATE backups SET content = '[]'"), "can't be read", id="another-seal"),
        pytest.param(change("UPDATE backups SET made_at = 1 << 62"), "can't be read", id="no-moment"),
        pytest.param(
            change("UPDATE answers SET block = CAST(x'cb41' AS TEXT) WHERE rowid = 1"),
            "can't be restored",
            id="no-text",
        ),
        pytest.param(change("UPDATE alembic_version SET version_num = 'later'"), "newer version", id="newer"),
        pytest.param(change("PRAGMA application_id = 0"), "not a backup", id="no-backup"),
        pytest.param(cut, "can't be restored|damaged|not a backup", id="half-of-it"),
        pytest.param(lambda file: file.write_bytes(b"x" * 5000), "not a backup", id="another-file"),
        pytest.param(Path.unlink, "not a backup", id="no-file"),
    ],
)
def test_a_broken_backup_is_refused_and_changes_nothing(
    good: Path, tmp_path: Path, damage: Callable[[Path], object], message: str
) -> None:
    file, target = tmp_path / "backup", tmp_path / "target.db"
    file.write_bytes(good.read_bytes())
    damage(file)
    with pytest.raises(BackupError, match=message):
        restore_backup(f"sqlite:///{target}", file)
    assert not target.exists()


@pytest.mark.parametrize("kind", ["sqlite", POSTGRES])
def test_data_that_is_there_is_never_overwritten(good: Path, new_url: NewDatabase, kind: str) -> None:
    url = new_url(kind)
    make_key(url)
    with pytest.raises(BackupError, match="there is data"):
        restore_backup(url, good)
    with open_database(url) as database:
        assert [account.name for account in database.read_now(list_accounts)] == ["default"]


def let_somebody_in(connection: Connection, account_id: str) -> None:
    put_user(connection, account_id, PutUser(email="ada@example.org", role="owner"), NOW)


def tell_an_endpoint(connection: Connection, account_id: str) -> None:
    create_webhook(connection, account_id, NewWebhook(url="https://example.org/hook"), NOW)


@pytest.mark.parametrize("kind", ["sqlite", POSTGRES])
@pytest.mark.parametrize("make", [let_somebody_in, tell_an_endpoint])
def test_users_and_webhooks_are_data(
    good: Path, new_url: NewDatabase, kind: str, make: Callable[[Connection, str], None]
) -> None:
    url = new_url(kind)
    with open_database(url) as database:
        database.write_now(lambda connection: make(connection, ensure_default_account(connection, NOW).id))
    with pytest.raises(BackupError, match="there is data"):
        restore_backup(url, good)


@pytest.mark.parametrize("kind", ["sqlite", POSTGRES])
def test_a_database_in_use_is_left_alone(good: Path, new_url: NewDatabase, kind: str) -> None:
    url = new_url(kind)
    with run_service(url), pytest.raises(BackupError, match="Stop it first"):
        restore_backup(url, good)
    restore_backup(url, good)


def test_another_program_s_database_is_left_alone(good: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    change("CREATE TABLE theirs (x)")(other)
    with pytest.raises(BackupError, match="another program"):
        restore_backup(f"sqlite:///{other}", good)


def test_a_backup_never_takes_the_place_of_anything_else(tmp_path: Path) -> None:
    live = tmp_path / "discern.db"
    url = f"sqlite:///{live}"
    with pytest.raises(BackupError, match="exists and isn't a backup"):
        back_up(url, live)
    with pytest.raises(BackupError, match="can't be written"):
        back_up(url, tmp_path / "nowhere" / "backup")
    first = back_up(url, tmp_path / "backup", NOW)
    with open_database(url) as database:
        database.write_now(lambda connection: create_account(connection, "Acme", NOW))
    second = back_up(url, tmp_path / "backup", LATER)
    assert second.rows("accounts") == first.rows("accounts") + 1
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    assert {file.name for file in tmp_path.iterdir()} == {"discern.db", "backup"}
    with open_database(url) as database:
        assert database.read_now(read_backup_state).last == LATER


def test_a_restored_database_knows_from_when_it_is(good: Path, new_url: NewDatabase) -> None:
    url = new_url("sqlite")
    restore_backup(url, good)
    with open_database(url) as database:
        assert database.read_now(read_backup_state) == BackupState(last=NOW, worth_since=NOW)


def test_the_commands_say_what_they_did(good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*arguments: str) -> tuple[int, str]:
        result = CliRunner().invoke(main, arguments)
        return result.exit_code, result.output

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCERN_DATABASE_URL", f"sqlite:///{tmp_path / 'data' / 'discern.db'}")
    code, said = run("backup", "x")
    assert code == 1
    assert "nothing to back up yet" in said
    restored = "3 people with 3 assessments restored as of 2026-11-20 09:00 UTC, verified.\n"
    assert run("restore", str(good)) == (0, restored)
    code, said = run("backup", "x")
    assert code == 0
    assert said.startswith("3 people with 3 assessments are in x (")
    code, said = run("restore", "x")
    assert code == 1
    assert "there is data in this database" in said


def test_nobody_is_reminded_twice_since_a_backup_was_restored(
    database_url: str, new_url: NewDatabase, tmp_path: Path, mailbox: Mailbox
) -> None:
    today = datetime.now(UTC)
    with run_service(database_url, **mailbox.settings) as before:
        before.clock.now = today - timedelta(days=10)
        key = before.key()
        new = {"candidate": {"name": "Ana", "email": "ana@recipient.example"}}
        ends = today + timedelta(days=2)
        made = before.answer("POST", "/assessments", {**new, "expires_at": ends.isoformat()}, key)["id"]
        before.answer("POST", f"/assessments/{made}/mails", {}, key)
        send_due(before)
        back_up(database_url, tmp_path / "backup")
        before.clock.now = today
        send_due(before)
    assert len(mailbox.got) == 2
    elsewhere = new_url("sqlite")
    restore_backup(elsewhere, tmp_path / "backup")
    with run_service(elsewhere, **mailbox.settings) as after:
        after.clock.now = today + timedelta(minutes=1)
        send_due(after)
        assert len(mailbox.got) == 2
        after.clock.now = ends - timedelta(hours=12)
        send_due(after)
    assert len(mailbox.got) == 3
