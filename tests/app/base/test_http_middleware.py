"""What is around Streamlit's server: the secrets of links stay in the browser."""

import asyncio

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from discern_app.base.http_middleware import LinkAddresses, SecurityHeaders

SECRET = "Zk4Tt0QeV9bXs2LwHr7MnYp5AcGd1JuF"


def get(path: str, *middleware: Middleware) -> httpx.Response:
    """What a server behind the middleware answers that repeats the address as it sees it."""

    async def repeat(request: Request) -> PlainTextResponse:
        return PlainTextResponse(str(request.url))

    async def ask() -> httpx.Response:
        links = Middleware(LinkAddresses, paths=["/take", "/team/me"])
        app = Starlette(routes=[Route("/{rest:path}", repeat)], middleware=[*middleware, links])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8501") as http:
            return await http.get(f"{path}?token={SECRET}")

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/take", "/take/", "/take///", "/Take", "/TAKE/", "/team/me", "/team/me/"])
def test_no_server_sees_the_secret_of_a_link(path: str) -> None:
    answer = get(path)
    assert answer.status_code == 200
    assert SECRET not in answer.text + str(answer.headers)


@pytest.mark.parametrize("path", ["/", "/team", "/takes", "/take/more", "/oauth2callback"])
def test_other_addresses_keep_their_query(path: str) -> None:
    assert get(path).text == f"http://localhost:8501{path}?token={SECRET}"


@pytest.mark.parametrize("path", ["/", "/teams", "/_stcore/host-config"])
def test_whatever_streamlit_answers_a_browser_runs_no_script_but_its_own(path: str) -> None:
    answer = get(path, Middleware(SecurityHeaders, is_https=False))
    policy = dict(each.split(" ", 1) for each in answer.headers["content-security-policy"].split("; "))
    hashes = [each for each in policy["script-src"].split() if each.startswith("'sha256-")]
    assert set(policy["script-src"].split()) == {"'self'", "blob:", *hashes}
    assert policy["default-src"] == policy["form-action"] == policy["base-uri"] == "'self'"
    assert policy["object-src"] == policy["frame-ancestors"] == "'none'"


def test_a_page_that_a_browser_has_already_keeps_its_policy() -> None:
    """Which the answer 304 replaces, though it has no content."""

    async def show(_: Request) -> HTMLResponse:
        return HTMLResponse("")

    async def show_nothing_new(_: Request) -> Response:
        return Response(status_code=304)

    async def ask() -> list[str]:
        routes = [Route("/first", show), Route("/again", show_nothing_new)]
        app = Starlette(routes=routes, middleware=[Middleware(SecurityHeaders, is_https=False)])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8501") as http:
            return [(await http.get(path)).headers["content-security-policy"] for path in ("/first", "/again")]

    first, again = asyncio.run(ask())
    assert "'sha256-" in first
    assert again == first
