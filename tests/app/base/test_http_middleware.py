"""The addresses of links: their secrets stay in the browser."""

import asyncio
import re
from base64 import b64encode
from hashlib import sha256

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from discern_app.base.http_middleware import LinkAddresses

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


@pytest.mark.parametrize(("path", "page"), [("/take/", "/take"), ("/team/me//", "/team/me")])
def test_a_slash_at_the_end_leads_on_by_a_script_that_the_policy_allows(path: str, page: str) -> None:
    answer = get(path)
    [script] = re.findall(r"<script>(.*)</script>", answer.text)
    assert script == f'location.replace("{page}" + location.search)'
    allowed = b64encode(sha256(script.encode()).digest()).decode()
    assert answer.headers["content-security-policy"] == f"default-src 'none'; script-src 'sha256-{allowed}'"
