"""What rests on Streamlit's own page: it fits the installed one, and another one loosens the policy there alone."""

import asyncio
import logging
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import HTMLResponse, PlainTextResponse
from starlette.routing import Route

from discern_app.base import streamlit_internals
from discern_app.base.http_middleware import SecurityHeaders, content_policy
from discern_app.base.streamlit_internals import ANY_INLINE_SCRIPT, hash_scripts, inline_script_sources


def hash_of(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def test_the_installed_page_is_understood() -> None:
    assert hash_of("\n      window.prerenderReady = false\n    ") in inline_script_sources()
    assert ANY_INLINE_SCRIPT not in inline_script_sources()


@pytest.mark.parametrize(
    ("html", "scripts"),
    [
        pytest.param("<script src='a.js'></script>", [], id="a file"),
        pytest.param("<script>a</script><script src='a.js'></script>", ["a"], id="one"),
        pytest.param("<script type='module'>a < b</script><SCRIPT>\nb\n</SCRIPT>", ["a < b", "\nb\n"], id="two"),
        pytest.param("<script>let onload = 1; x = a > b</script>", ["let onload = 1; x = a > b"], id="looks like one"),
    ],
)
def test_scripts_inside_the_page_are_named(html: str, scripts: list[str]) -> None:
    assert hash_scripts(html) == [hash_of(script) for script in scripts]


@pytest.mark.parametrize("html", ["", "<p>Streamlit</p>", "<script src='a.js'></script><body onload='begin()'>"])
def test_no_hash_names_the_scripts_of_a_page_built_in_another_way(html: str) -> None:
    assert hash_scripts(html) is None


def script_sources(policy: str) -> list[str]:
    [scripts] = [part for part in policy.split("; ") if part.startswith("script-src")]
    return scripts.split()[1:]


def policies() -> dict[str, str]:
    """The policy of each kind of answer, by its path."""
    paths = ["/", "/team/people", "/media/a.html", "/team/media/a.html", "/static/a.js", "/take"]

    async def answer(request: object) -> PlainTextResponse | HTMLResponse:
        path = getattr(getattr(request, "url", None), "path", "")
        if path == "/take":
            return HTMLResponse("", headers={"Content-Security-Policy": "default-src 'none'"})
        return PlainTextResponse("") if path.endswith(".js") else HTMLResponse("")

    async def ask() -> dict[str, str]:
        app = Starlette(
            routes=[Route("/{rest:path}", answer)], middleware=[Middleware(SecurityHeaders, is_https=False)]
        )
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8501") as http:
            return {path: (await http.get(path)).headers["content-security-policy"] for path in paths}

    return asyncio.run(ask())


def test_only_the_page_s_own_scripts_run() -> None:
    found = policies()
    own = ["'self'", "blob:"]
    assert script_sources(found["/"]) == script_sources(found["/team/people"]) == own + inline_script_sources()
    assert {found[path] for path in ("/media/a.html", "/team/media/a.html", "/static/a.js")} == {content_policy()}
    assert script_sources(content_policy()) == own
    assert found["/take"] == "default-src 'none'"


@pytest.fixture
def unknown_page(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(streamlit_internals, "hash_scripts", lambda _: None)
    inline_script_sources.cache_clear()
    yield
    inline_script_sources.cache_clear()


def test_an_unknown_page_may_run_its_scripts_and_no_other_answer_may(
    unknown_page: None, caplog: pytest.LogCaptureFixture
) -> None:
    """Every other directive stays, the log says it once, and the app starts."""
    known = content_policy("x")
    with caplog.at_level(logging.WARNING):
        found = policies()
    assert found["/"] == known.replace(" x;", " 'unsafe-inline';")
    assert "unsafe-inline" not in script_sources(found["/media/a.html"]) + script_sources(found["/static/a.js"])
    assert found["/take"] == "default-src 'none'"
    assert [record.levelname for record in caplog.records if "Streamlit" in record.getMessage()] == ["WARNING"]
