"""What is around Streamlit's server: secrets of links stay in the browser, and pages load what they need early."""

import asyncio
from base64 import b64encode
from importlib.resources import files

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse
from starlette.routing import Route

from discern_app.base.http_middleware import (
    EarlyCharts,
    LinkAddresses,
    NoHostPage,
    OwnHead,
    SecurityHeaders,
    security_headers,
)
from discern_app.base.streamlit_internals import (
    SETTINGS,
    STATIC,
    address_script_hash,
    chart_scripts,
    inline_script_hashes,
)

STREAMLIT_PAGE = files("streamlit").joinpath("static", "index.html").read_text(encoding="utf-8")
SECRET = "Zk4Tt0QeV9bXs2LwHr7MnYp5AcGd1JuF"


def get(path: str) -> httpx.Response:
    """What a server answers that repeats the address as it sees it."""

    async def repeat(request: Request) -> PlainTextResponse:
        return PlainTextResponse(str(request.url))

    async def ask() -> httpx.Response:
        app = Starlette(
            routes=[Route("/{rest:path}", repeat)], middleware=[Middleware(LinkAddresses, paths=["/take", "/team/me"])]
        )
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8501") as http:
            return await http.get(f"{path}?token={SECRET}")

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/take", "/take/", "/take///", "/team/me", "/team/me/"])
def test_no_server_sees_the_secret_of_a_link(path: str) -> None:
    answer = get(path)
    assert answer.status_code == 200
    assert SECRET not in answer.text + str(answer.headers)


@pytest.mark.parametrize("path", ["/", "/team", "/takes", "/take/more", "/oauth2callback"])
def test_other_addresses_keep_their_query(path: str) -> None:
    assert get(path).text == f"http://localhost:8501{path}?token={SECRET}"


def ask(path: str, *middleware: Middleware) -> httpx.Response:
    """What a server behind the middleware answers, of whose addresses one is Streamlit's for its settings."""

    async def tell(_: Request) -> JSONResponse:
        return JSONResponse({"allowedOrigins": ["https://*.example.org"], "metricsUrl": ""})

    async def refuse(_: Request) -> PlainTextResponse:
        return PlainTextResponse("Forbidden", 403)

    async def show(_: Request) -> PlainTextResponse:
        return PlainTextResponse("a page")

    async def send() -> httpx.Response:
        routes = [Route(SETTINGS, tell), Route(f"/closed{SETTINGS}", refuse), Route("/{rest:path}", show)]
        app = Starlette(routes=routes, middleware=middleware)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8501") as http:
            return await http.get(path)

    return asyncio.run(send())


@pytest.mark.parametrize("path", ["/", "/teams?team=team_1", SETTINGS, f"/closed{SETTINGS}"])
def test_whatever_streamlit_answers_a_browser_runs_no_script_but_its_own(path: str) -> None:
    answer = ask(path, Middleware(SecurityHeaders, headers=security_headers(), is_https=False))
    policy = dict(each.split(" ", 1) for each in answer.headers["content-security-policy"].split("; "))
    hashes = [each for each in policy["script-src"].split() if each.startswith("'sha256-")]
    assert set(policy["script-src"].split()) == {"'self'", "blob:", *hashes}
    assert policy["default-src"] == policy["form-action"] == policy["base-uri"] == "'self'"
    assert policy["object-src"] == policy["frame-ancestors"] == "'none'"


def test_pages_take_messages_from_no_page_around_them() -> None:
    guard = Middleware(NoHostPage)
    assert ask(SETTINGS, guard).json() == {"allowedOrigins": [], "metricsUrl": ""}
    refused = ask(f"/closed{SETTINGS}", guard)
    assert (refused.status_code, refused.text) == (403, "Forbidden")
    assert ask("/teams", guard).text == "a page"


ICON = b"<svg/>"


def open_page(body: str, *, status: int = 200) -> httpx.Response:
    """What comes of a page on its way to the browser."""

    async def show(_: Request) -> HTMLResponse:
        return HTMLResponse(body, status, {"ETag": "as it was"})

    async def send() -> httpx.Response:
        own = [Middleware(OwnHead, title="Discern & more", icon=ICON), Middleware(GZipMiddleware)]
        app = Starlette(routes=[Route("/{rest:path}", show)], middleware=own)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8501") as http:
            return await http.get("/teams", headers={"Accept": "text/html"})

    return asyncio.run(send())


def test_the_page_has_the_apps_title_and_icon_from_the_start() -> None:
    answer = open_page(STREAMLIT_PAGE)
    assert "<title>Discern &amp; more</title>" in answer.text
    assert "Streamlit</title>" not in answer.text
    assert f'href="data:image/svg+xml;base64,{b64encode(ICON).decode()}"' in answer.text
    assert "favicon.png" not in answer.text
    assert set(inline_script_hashes(answer.text)) == {*inline_script_hashes(), address_script_hash()}
    assert "etag" not in answer.headers


@pytest.mark.parametrize("status", [200, 404])
def test_another_page_keeps_its_title(status: int) -> None:
    other = "<title>Streamlit</title> of a participant"
    answer = open_page(other, status=status)
    assert (answer.text, answer.headers["etag"]) == (other, "as it was")


@pytest.mark.parametrize(
    ("path", "early"),
    [
        ("/teams?team=team_1", True),
        ("/base/teams?view=people&team=team_1", True),
        ("/teams", False),
        ("/teams?team=", False),
        ("/people?team=team_1", False),
        ("/", False),
    ],
)
def test_pages_with_charts_load_the_script_that_draws_them_early(path: str, early: bool) -> None:
    answer = ask(path, Middleware(EarlyCharts, objects={"teams": "team", "people": "person"}))
    links = [link.strip() for link in answer.headers.get("link", "").split(",") if link]
    assert links == [f"<./{script}>; rel=modulepreload; crossorigin" for script in chart_scripts() if early]


def test_the_installed_streamlit_has_the_scripts_that_draw_charts() -> None:
    scripts = chart_scripts()
    assert all(f"/{script}".startswith(STATIC) for script in scripts)
    assert all(files("streamlit").joinpath("static", script).is_file() for script in scripts)
    assert len(scripts) == len(set(scripts)) > 1
    assert all(script not in STREAMLIT_PAGE for script in scripts)
