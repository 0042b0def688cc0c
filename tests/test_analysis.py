"""The analyst's notebook of the documentation, over the API and over the files of an export."""

import runpy
from pathlib import Path

import httpx
import pytest

from discern.client import CachedReader
from discern.samples import load
from discern.service.domain.portability.export import export_account
from discern.service.storage.repositories.accounts import StoredAccount
from tests.support.documented import DOCS
from tests.support.faulty_service import FaultyService, run_shared

NOTEBOOK = DOCS / "analysis.py"


def read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], **environment: str) -> str:
    """What the notebook prints."""
    for name in ("DISCERN_URL", "DISCERN_KEY", "DISCERN_EXPORT"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    capsys.readouterr()
    runpy.run_path(str(NOTEBOOK))
    return capsys.readouterr().out


def test_the_notebook_computes_the_same_from_the_api_and_from_an_export(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with run_shared(tmp_path) as running:
        service = FaultyService(running)
        monkeypatch.setattr(httpx.HTTPTransport, "handle_request", lambda _, request: service.handle_request(request))
        for _ in load(CachedReader(service.world.client)):
            pass
        account = running.answer("GET", "/account", key=service.key)
        from_api = read(monkeypatch, capsys, DISCERN_URL="https://discern.example/v1", DISCERN_KEY=service.key)
        export_account(
            running.service.database, StoredAccount(account["id"], account["name"]), tmp_path / "x", running.clock()
        )
    from_files = read(monkeypatch, capsys, DISCERN_EXPORT=str(tmp_path / "x"))
    assert from_files.startswith(from_api)
    assert "36 people with a profile, of 37 who answered" in from_api
    assert "median of 888" in from_files.removeprefix(from_api)
