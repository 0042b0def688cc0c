"""The secret of an installation: made once, kept where only its owner reads it, replaced where others could."""

import errno
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from discern.installation_secret import ensure_secret, find_secret, secret_path
from discern.settings import Settings, SettingsError

posix = pytest.mark.skipif(os.name != "posix", reason="files have modes on POSIX only")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings.load({"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'data' / 'discern.db'}"}, ())


def test_it_is_made_once_and_kept_beside_the_data(settings: Settings, tmp_path: Path) -> None:
    assert find_secret(settings) is None
    secret = ensure_secret(settings)
    assert len(secret) >= 43
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["discern.secret"]
    assert find_secret(settings) == ensure_secret(settings) == secret


def test_a_deleted_one_opens_nothing_and_the_next_start_makes_another(settings: Settings) -> None:
    secret = ensure_secret(settings)
    secret_path(settings).unlink()
    assert find_secret(settings) is None
    assert ensure_secret(settings) != secret


@posix
def test_only_its_owner_reads_it(settings: Settings) -> None:
    ensure_secret(settings)
    assert secret_path(settings).stat().st_mode & 0o777 == 0o600
    assert secret_path(settings).parent.stat().st_mode & 0o077 == 0


@posix
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o666, 0o620])
def test_one_that_others_could_read_or_write_is_replaced(settings: Settings, mode: int) -> None:
    secret = ensure_secret(settings)
    secret_path(settings).chmod(mode)
    assert find_secret(settings) is None
    assert ensure_secret(settings) != secret
    assert secret_path(settings).stat().st_mode & 0o777 == 0o600


@posix
def test_a_link_to_another_file_is_replaced_and_that_file_is_left_alone(settings: Settings, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("x" * 43)
    other.chmod(0o600)
    secret_path(settings).parent.mkdir()
    secret_path(settings).symlink_to(other)
    assert find_secret(settings) is None
    assert ensure_secret(settings) != "x" * 43
    assert not secret_path(settings).is_symlink()
    assert other.read_text() == "x" * 43


@pytest.mark.parametrize("content", [b"", b"short", b"\xff" * 43])
def test_one_that_is_damaged_is_replaced(settings: Settings, content: bytes) -> None:
    secret_path(settings).parent.mkdir()
    secret_path(settings).write_bytes(content)
    secret_path(settings).chmod(0o600)
    assert find_secret(settings) is None
    assert find_secret(settings) != ensure_secret(settings) == find_secret(settings)


@posix
@pytest.mark.parametrize("before", [None, b"damaged"], ids=["first", "damaged"])
def test_several_that_start_at_once_have_the_same(tmp_path: Path, before: bytes | None) -> None:
    for number in range(20):
        environment = {"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / str(number) / 'discern.db'}"}
        settings = Settings.load(environment, ())
        if before is not None:
            secret_path(settings).parent.mkdir()
            secret_path(settings).write_bytes(before)
        gate = threading.Barrier(4)

        def start(settings: Settings = settings, gate: threading.Barrier = gate) -> str:
            gate.wait()
            return ensure_secret(settings)

        with ThreadPoolExecutor(4) as pool:
            started = [pool.submit(start) for _ in range(4)]
        assert {each.result() for each in started} == {find_secret(settings)}
        assert [file.name for file in secret_path(settings).parent.iterdir()] == ["discern.secret"]


@posix
def test_a_file_system_without_locks_keeps_one_too(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    secret = ensure_secret(settings)
    assert find_secret(settings) == ensure_secret(settings) == secret


def test_a_folder_of_its_name_is_left_alone(settings: Settings) -> None:
    (secret_path(settings) / "inside").mkdir(parents=True)
    with pytest.raises(SettingsError, match="DISCERN_ACCESS_SECRET must be set"):
        ensure_secret(settings)
    assert (secret_path(settings) / "inside").exists()
    assert list(secret_path(settings).parent.iterdir()) == [secret_path(settings)]


def test_a_folder_that_cannot_be_written_to_is_named_by_its_setting(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    settings = Settings.load({"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'file' / 'discern.db'}"}, ())
    with pytest.raises(SettingsError, match="DISCERN_ACCESS_SECRET must be set: no file can keep one"):
        ensure_secret(settings)


def test_a_configured_one_counts_and_no_file_is_made(tmp_path: Path) -> None:
    environment = {"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'discern.db'}"}
    secret = ensure_secret(Settings.load(environment, ()))
    configured = Settings.load({**environment, "DISCERN_ACCESS_SECRET": secret[::-1]}, ())
    assert find_secret(configured) == ensure_secret(configured) == secret[::-1]
    assert configured.access_secret is not None
    assert secret[::-1] not in repr(configured)


def test_without_a_file_of_data_it_is_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discern.installation_secret.default_data_folder", lambda: tmp_path)
    settings = Settings.load({"DISCERN_DATABASE_URL": "postgresql:///discern"}, ())
    assert secret_path(settings) == tmp_path / "discern.secret"
