"""One command starts all of it with nothing set up, and another keeps a copy of everything."""

import os
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest

from tests.mission.installation import ROOT, Installation, run_app, run_streamlit
from tests.mission.interface import Interface, complete, invite

pytestmark = pytest.mark.integration

SHELL = '<div id="root">'
"""What Streamlit's page has, and no page of a closed door."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody who has never used Discern."""
    for name in [name for name in os.environ if name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_it_starts_with_no_account_no_key_and_no_settings(home: Path) -> None:
    with run_streamlit("app/main.py", ROOT, home / "app.log", {}) as app:
        assert httpx.get(f"{app.url}/v1/assessments").status_code == 401, "the interface is there"
        closed = httpx.get(app.url)
        assert SHELL not in closed.text, "the pages of those who lead are closed"
        [printed] = [word for word in app.log.read_text().split() if "/open?secret=" in word]
        with httpx.Client(base_url=app.url) as browser:
            opened = browser.get(f"/open?{urlsplit(printed).query}", follow_redirects=True)
            assert (opened.status_code, opened.url.path) == (200, "/")
            assert "secret" not in str(opened.url)
            assert SHELL in opened.text
        with app.interface() as rest:
            link = invite(rest, "Ada")["take_url"]
            taken = httpx.get(urljoin(app.url, f"/take?{urlsplit(link).query}"), follow_redirects=True)
            assert "Ada" in taken.text, "anybody opens a take link"
    assert list(home.rglob("discern.db")), "the data are in the data folder of the person who started it"


def test_a_copy_made_while_it_runs_has_everything_that_was_there(
    installation: Installation, rest: Interface, tmp_path: Path
) -> None:
    ada = complete(rest, "Ada", email="ada@example.org")
    team = rest.post("/teams", {"name": "Harbour", "members": [ada.id]})
    paths = (f"/candidates/{ada.id}", f"/assessments/{ada.assessment}/results", f"/teams/{team['id']}")
    before = [rest.get(path) for path in paths]
    installation.run("backup", str(tmp_path / "copy"))
    elsewhere = {"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'discern.db'}"}
    Installation("", tmp_path / "log", installation.environment | elsewhere).run("restore", str(tmp_path / "copy"))
    with run_app(tmp_path) as restored, restored.interface() as again:
        assert [again.get(path) for path in paths] == before
