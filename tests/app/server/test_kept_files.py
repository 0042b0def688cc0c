"""Streamlit's files come from memory after the first time, as they came then."""

import asyncio
import gzip

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from discern_app.server.kept_files import PIECE_BYTES, KeptFiles

LASTING = {"Cache-Control": "public, immutable, max-age=31536000", "ETag": '"1"'}
SCRIPT = b"let chart = 1;\n" * (PIECE_BYTES // 10)
PROXY = {"X-Forwarded-For": "192.0.2.7"}


class Files:
    """An app with files, and how often it was asked."""

    def __init__(self, most_bytes: int = 10_000_000) -> None:
        self.asked = 0
        routes = [Route("/{path:path}", self._answer)]
        self._app = KeptFiles(Starlette(routes=routes), most_bytes)

    async def _answer(self, request: Request) -> Response:
        self.asked += 1
        path = request.url.path
        if path.endswith("gone.js"):
            return Response("no", 404, LASTING)
        headers = {"Cache-Control": "no-cache"} if path.endswith("index.html") else LASTING
        return Response(SCRIPT, headers=headers, media_type="text/javascript")

    def get(self, path: str, times: int = 1, **headers: str) -> httpx.Response:
        """The last of some answers to the same request from this machine."""

        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self._app, client=("127.0.0.1", 50_000))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8501") as http:
                return [await http.get(path, headers=headers) for _ in range(times)][-1]

        return asyncio.run(ask())


def test_a_file_is_read_once_and_comes_as_it_did() -> None:
    files = Files()
    first, again = files.get("/static/js/chart.js"), files.get("/static/js/chart.js")
    assert files.asked == 1
    assert again.content == first.content == SCRIPT
    assert again.headers == first.headers
    assert "content-encoding" not in again.headers


def test_a_file_is_compressed_once_for_who_reads_gzip_elsewhere() -> None:
    files = Files()
    far = files.get("/static/js/chart.js", 2, **PROXY, **{"Accept-Encoding": "gzip"})
    assert files.asked == 1
    assert far.content == SCRIPT
    assert far.headers["content-encoding"] == "gzip"
    assert int(far.headers["content-length"]) < len(gzip.compress(SCRIPT, 1)) * 2 < len(SCRIPT)
    plain = files.get("/static/js/chart.js", 2, **PROXY, **{"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"


def test_what_may_change_or_is_missing_is_asked_for_each_time() -> None:
    for path in ("/static/index.html", "/static/gone.js", "/me"):
        files = Files()
        files.get(path, 3)
        assert files.asked == 3, path


def test_a_part_of_a_file_and_a_question_whether_it_changed_are_passed_on() -> None:
    files = Files()
    files.get("/static/js/chart.js")
    files.get("/static/js/chart.js", Range="bytes=0-9")
    files.get("/static/js/chart.js", 1, **{"If-None-Match": '"1"'})
    assert files.asked == 3


def test_no_more_is_kept_than_there_is_room_for() -> None:
    files = Files(most_bytes=len(SCRIPT) + 1)
    files.get("/static/js/one.js", 2)
    assert files.asked == 1
    assert files.get("/static/js/two.js", 2).content == SCRIPT
    assert files.asked == 3
