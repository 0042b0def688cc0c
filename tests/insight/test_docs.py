"""The examples of the documentation run over a real service with the sample company, and print what they say."""

import contextlib
import io
import re
from pathlib import Path

import httpx
import pytest
from running import run_service

from discern.bench.insight import KINDS
from discern.client import Client, samples
from discern.client.cache import CachedReader
from discern.service.bridge import BASE_URL, BridgeTransport

PAGE = Path(__file__).parents[2] / "docs" / "insight.md"
BLOCK = re.compile(r"^```(python|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_examples_print_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    company = samples.sample_company()
    care = [person for person in company.people if company.teams[person.team] == "Customer care"]
    monkeypatch.setattr(samples, "sample_company", lambda: company.model_copy(update={"people": care}))
    with run_service(f"sqlite:///{tmp_path / 'discern.db'}", rate_limit=1_000_000) as running:
        key = running.key("admin")
        bridge = BridgeTransport(running.api, running.portal)
        with Client(BASE_URL, key, transport=bridge) as client:
            for _ in samples.load(CachedReader(client)):
                pass
        monkeypatch.setenv("DISCERN_KEY", running.key("teams:read", "results:read", "assessments:read"))
        monkeypatch.setattr(httpx.HTTPTransport, "handle_request", lambda _, request: bridge.handle_request(request))
        printed, namespace = io.StringIO(), {"__name__": "example"}
        for kind, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
            if kind == "text":
                assert printed.getvalue() == text
                continue
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile(text, str(PAGE), "exec"), namespace)


def test_the_page_tells_every_kind_of_statement() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [kind for kind in KINDS if f"`{kind}`" not in page] == []
