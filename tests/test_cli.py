"""The command line as the person who runs the server uses it."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from discern.cli import main
from discern.service.storage.accounts import find_key
from discern.service.storage.database import Database
from discern.service.tokens import is_key


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    url = f"sqlite:///{tmp_path / 'data' / 'discern.db'}"
    monkeypatch.setenv("DISCERN_DATABASE_URL", url)
    monkeypatch.chdir(tmp_path)
    return url


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_an_account_and_a_key_from_nothing(url: str) -> None:
    assert invoke("accounts", "create", "Acme").exit_code == 0
    made = invoke("keys", "create", "--account", "Acme", "--name", "laptop", "--scopes", "teams:read, results:read")
    assert made.exit_code == 0, made.output
    secret = made.stdout.strip()
    assert is_key(secret)
    assert made.stdout == secret + "\n"
    database = Database(url)
    database.open()
    try:
        key = database.read_now(lambda connection: find_key(connection, secret, datetime.now(UTC)))
    finally:
        database.close()
    assert key is not None
    assert (key.account_name, key.info.scopes) == ("Acme", ["teams:read", "results:read"])


def test_the_first_account_is_the_default_one(url: str) -> None:
    invoke("accounts", "create", "Acme")
    listed = [line.split("\t")[1] for line in invoke("accounts", "list").stdout.splitlines()]
    assert listed == ["default", "Acme"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        pytest.param(("accounts", "create", " "), "must not be empty", id="no-name"),
        pytest.param(("accounts", "create", "default"), "already", id="taken-name"),
        pytest.param(
            ("keys", "create", "--account", "Nobody", "--name", "x", "--scopes", "admin"), "no account", id="no-account"
        ),
        pytest.param(
            ("keys", "create", "--account", "default", "--name", "x", "--scopes", "read"), "not a scope", id="no-scope"
        ),
        pytest.param(
            ("keys", "create", "--account", "default", "--name", "x", "--scopes", ","),
            "at least one",
            id="empty-scopes",
        ),
        pytest.param(("bench", "nothing"), "nothing", id="no-benchmark"),
    ],
)
def test_mistakes_are_told_and_nothing_is_printed(url: str, arguments: tuple[str, ...], message: str) -> None:
    result = invoke(*arguments)
    assert result.exit_code != 0
    assert message in result.output
    assert result.stdout == ""


def test_a_wrong_setting_is_told_in_one_line(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_RATE_LIMIT", "none")
    result = invoke("accounts", "list")
    assert result.exit_code == 2
    assert result.output.startswith("Error: DISCERN_RATE_LIMIT")
