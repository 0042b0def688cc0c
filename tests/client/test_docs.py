"""The examples of the documentation run, and print what they say."""

import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from discern.client import errors
from discern.contract import operations
from tests.support.documented import DOCS, run_examples
from tests.support.faulty_service import FaultyService

PAGE = DOCS / "client.md"


@pytest.mark.parametrize("page", [PAGE, DOCS / "integration.md"], ids=lambda page: page.stem)
def test_the_examples_print_what_the_page_says(
    service: FaultyService, monkeypatch: pytest.MonkeyPatch, page: Path
) -> None:
    """Every client that is given no transport reaches the same service, whatever address and key it was given. Reports
    are written while an example waits.
    """

    def handle(_: object, request: httpx.Request) -> httpx.Response:
        request.headers["Authorization"] = f"Bearer {service.key}"
        service.quota = 1_001
        return service.handle_request(request)

    async def handle_async(_: object, request: httpx.Request) -> httpx.Response:
        return handle(_, request)

    monkeypatch.setattr(httpx.HTTPTransport, "handle_request", handle)
    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", handle_async)
    monkeypatch.setattr(time, "sleep", lambda _: service.write_reports())
    monkeypatch.setenv("DISCERN_KEY", service.key)
    run_examples(page)


def test_the_page_names_every_operation_and_error() -> None:
    page = PAGE.read_text(encoding="utf-8")
    kinds = {kind.__name__ for kind in errors.DiscernError.__subclasses__()}
    for name in {name.upper() for name in operations.OPERATIONS} | kinds | {"join"}:
        assert f"`{name}`" in page, name


def test_the_client_imports_only_what_the_page_says() -> None:
    printed = subprocess.run(
        [sys.executable, "-c", "import sys, discern.client, discern.client.foreign; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    )
    loaded = {module.partition(".")[0] for module in printed.stdout.split()}
    assert not loaded & {"streamlit", "pandas", "numpy", "sqlalchemy", "fastapi", "plotly"}
    ours = {module for module in printed.stdout.split() if module.startswith("discern.")}
    assert {module.split(".")[1] for module in ours} == {"client", "contract"}
