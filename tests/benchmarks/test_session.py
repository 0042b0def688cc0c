"""A session without a browser speaks Streamlit's own messages; a run that is slow or fails counts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets import Subprotocol
from websockets.asyncio.server import ServerConnection, serve as serve_websocket
from websockets.http11 import Request, Response

from tests.support.running_app.server import serve
from tests.support.running_app.session import Session, SessionError
from tests.support.running_app.visitors import Rerun, Visitors, p95


def delta() -> ForwardMsg:
    message = ForwardMsg(hash="x" * 300)
    message.metadata.delta_path.extend([0, 1, 70_000])
    message.delta.new_element.markdown.body = "é" * 20_000
    return message


def finished(status: int) -> ForwardMsg:
    return ForwardMsg(script_finished=status)  # type: ignore[arg-type]


@asynccontextmanager
async def streamlit(asked: list[BackMsg], *answer: ForwardMsg) -> AsyncIterator[str]:
    """The address of a server that answers a rerun with these messages."""

    async def handle(connection: ServerConnection) -> None:
        asked.append(BackMsg.FromString(await connection.recv(decode=False)))
        for message in answer:
            await connection.send(message.SerializeToString())
        await connection.wait_closed()

    def say_well(connection: ServerConnection, request: Request) -> Response | None:
        return connection.respond(HTTPStatus.OK, "ok") if request.path == "/_stcore/health" else None

    async with serve_websocket(
        handle, "127.0.0.1", 0, subprotocols=[Subprotocol("streamlit")], process_request=say_well
    ) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"


async def ask(path: str, *answer: ForwardMsg, timeout_s: float = 10.0) -> BackMsg:
    """Run a page on such a server; what it was asked."""
    asked: list[BackMsg] = []
    async with streamlit(asked, *answer) as url, Session(url, timeout=timeout_s) as session:
        assert await session.run(path) >= 0
    return asked[0]


def test_a_run_is_asked_for_and_ends_as_streamlit_says() -> None:
    asked = asyncio.run(ask("team?team=team_1&with=ä", delta(), finished(0))).rerun_script
    assert (asked.page_name, asked.query_string) == ("team", "team=team_1&with=ä")
    assert asked.context_info.url.endswith("/team")


def test_a_run_goes_on_until_streamlit_says_that_it_has_ended() -> None:
    with pytest.raises(SessionError, match="TimeoutError"):
        asyncio.run(ask("", delta(), timeout_s=1.0))


def test_a_script_that_does_not_compile_is_an_error() -> None:
    with pytest.raises(SessionError, match="status 1"):
        asyncio.run(ask("", finished(1)))


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        pytest.param([0.1] * 19 + [5.0], 0.345, id="one of twenty is slow"),
        pytest.param([0.1] * 99 + [None], 0.1, id="one of a hundred fails"),
        pytest.param([0.1] * 9 + [None], float("inf"), id="one of ten fails"),
        pytest.param([], float("inf"), id="none"),
    ],
)
def test_the_slow_ones_and_the_failed_ones_count(times: list[float | None], expected: float) -> None:
    assert p95([Rerun(0, took) for took in times]) == pytest.approx(expected)


@pytest.mark.slow
def test_visitors_draw_a_real_app(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("import streamlit as st\nst.write('Hello')\n")

    async def visit(url: str) -> list[Rerun]:
        visitors = Visitors(lambda: Session(url), [""], think=0.2)
        async with visitors.gathered():
            await visitors.grow(5)
            return await visitors.watch(2)

    with serve(script, tmp_path) as server:
        reruns = asyncio.run(visit(server.url))
    assert len(reruns) > 10
    assert all(rerun.took is not None for rerun in reruns)
