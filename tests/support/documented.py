"""The examples of the documentation, run as a reader would run them."""

import contextlib
import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from discern import samples
from discern.client import Client
from discern.client.cache import CachedReader
from discern.service.embedded import BASE_URL, InProcessTransport
from tests.support.running import run_service

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(python|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run_examples(page: Path) -> None:
    """Run the Python of a page, one block after the other; a block of text is what the one before must print."""
    printed, namespace = io.StringIO(), {"__name__": "example"}
    for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if kind == "text":
            assert printed.getvalue() == text
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(text, str(page), "exec"), namespace)


@contextmanager
def serving_the_sample_team(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every client reaches a real service that holds one team of the sample company; its key is in `DISCERN_KEY`."""
    company = samples.sample_company()
    care = [person for person in company.people if company.teams[person.team] == "Customer care"]
    monkeypatch.setattr(samples, "sample_company", lambda: company.model_copy(update={"people": care}))
    with run_service(f"sqlite:///{folder / 'discern.db'}", rate_limit=1_000_000) as running:
        bridge = InProcessTransport(running.api, running.portal)
        with Client(BASE_URL, running.key("admin"), transport=bridge) as client:
            for _ in samples.load(CachedReader(client)):
                pass
        monkeypatch.setenv("DISCERN_KEY", running.key("teams:read", "results:read", "assessments:read"))
        monkeypatch.setattr(httpx.HTTPTransport, "handle_request", lambda _, request: bridge.handle_request(request))
        yield
