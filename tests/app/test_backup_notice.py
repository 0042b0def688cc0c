"""What the overview says about the data themselves."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import insert

from discern import datafolder
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.service.storage.engine.tables import assessments, backups
from discern_app.base.embedded_service import embedded_service
from discern_app.dialogs.backup_notice import Advice, advise, read_state
from tests.support.pages import Open, texts

NOW = datetime(2026, 11, 20, tzinfo=UTC)


def days_ago(days: int) -> datetime:
    return NOW - timedelta(days=days)


@pytest.mark.parametrize(
    ("lasts", "worth_since", "last_backup", "expected"),
    [
        pytest.param(True, None, None, None, id="nothing to lose"),
        pytest.param(True, days_ago(29), None, None, id="not for long"),
        pytest.param(True, days_ago(31), None, "never backed up", id="never"),
        pytest.param(True, days_ago(400), days_ago(29), None, id="lately"),
        pytest.param(True, days_ago(400), days_ago(31), "backed up long ago", id="long ago"),
        pytest.param(True, None, days_ago(31), None, id="all people erased"),
        pytest.param(False, None, None, "data will be lost", id="forgets, before anything is entered"),
        pytest.param(False, days_ago(1), days_ago(1), "data will be lost", id="forgets"),
    ],
)
def test_advice(
    lasts: bool, worth_since: datetime | None, last_backup: datetime | None, expected: Advice | None
) -> None:
    assert advise(NOW, lasts=lasts, worth_since=worth_since, last_backup=last_backup) == expected


@pytest.fixture(autouse=True)
def _looked_at_anew() -> None:
    read_state.cache_clear()


def test_an_ephemeral_host_is_reported_before_anything_is_entered(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOSTNAME", "streamlit")
    [warning] = [each for each in open_page().warning if "last" in each.proto.title]
    assert warning.proto.title == "Your data will not last"
    assert 'DATABASE_URL = "postgresql://' in warning.value


def test_a_new_laptop_is_left_in_peace(open_page: Open) -> None:
    assert "backup" not in texts(open_page())


def test_a_missing_backup_is_reported(open_page: Open, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    # The files of tests may be in memory, where data don't last.
    monkeypatch.setattr(datafolder, "VOLATILE_FILE_SYSTEMS", frozenset())
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada"), form="short")))
    client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id))
    following = client.send(operations.GET_NEXT(assessment_id=made.id))
    while not following.done:
        block = following.blocks[0]
        answer = Answer(block=block.id, most=block.items[0].id, least=block.items[1].id)
        following = client.send(operations.GIVE_ANSWERS(GiveAnswers(answers=[answer]), assessment_id=made.id))
    assert "backup" not in texts(open_page())
    database = embedded_service().api.state.service.database
    long_ago = datetime.now(UTC) - timedelta(days=40)
    database.write_now(lambda connection: connection.execute(assessments.update().values(completed_at=long_ago)))
    read_state.cache_clear()
    monday = datetime(2026, 11, 30, tzinfo=UTC)
    monkeypatch.setattr("discern_app.dialogs.backup_notice.local_now", lambda: monday + timedelta(days=1))
    assert "There is no backup yet" not in texts(open_page()), "once a week is enough"
    assert "There is no backup yet" in texts(open_page("settings", tab="Data"))
    monkeypatch.setattr("discern_app.dialogs.backup_notice.local_now", lambda: monday)
    assert "There is no backup yet" in texts(open_page())
    row = {"made_at": datetime(2026, 1, 5, tzinfo=UTC), "version": "0"}
    database.write_now(lambda connection: connection.execute(insert(backups).values(row)))
    read_state.cache_clear()
    assert "The last backup is from 5 Jan 2026" in texts(open_page())


def test_data_on_postgresql_are_their_host_s(open_page: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOSTNAME", "streamlit")
    monkeypatch.setenv("DISCERN_BASE_URL", "http://127.0.0.1:9/v1")
    assert "PostgreSQL" not in texts(open_page())
