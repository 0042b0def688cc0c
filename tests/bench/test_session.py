"""A session without a browser speaks Streamlit's own messages; many of them count what they met."""

import asyncio
from pathlib import Path

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from discern.bench import session
from discern.bench.server import serve
from discern.bench.session import Session
from discern.bench.visitors import Rerun, Visitors, p95


class Socket:
    """The other end, which answers a rerun with given messages."""

    def __init__(self, *messages: ForwardMsg) -> None:
        self.messages: list[bytes] = [message.SerializeToString() for message in messages]
        self.sent: list[bytes] = []

    async def send(self, message: bytes) -> None:
        self.sent.append(message)

    async def recv(self, decode: bool) -> bytes:
        return self.messages.pop(0)


def long_delta() -> ForwardMsg:
    message = ForwardMsg(hash="x" * 300)
    message.metadata.delta_path.extend([0, 1, 70_000])
    message.delta.new_element.markdown.body = "é" * 20_000
    return message


def finished(status: int) -> ForwardMsg:
    return ForwardMsg(script_finished=status)  # type: ignore[arg-type]


def test_a_rerun_is_asked_for_and_ends_as_streamlit_writes_it() -> None:
    socket = Socket(long_delta(), finished(0))
    opened = Session("http://localhost:8501")
    opened._socket = socket  # type: ignore[assignment]
    assert asyncio.run(opened.run("team?team=team_1&with=ä")) >= 0
    asked = BackMsg.FromString(socket.sent[0]).rerun_script
    assert (asked.page_name, asked.query_string) == ("team", "team=team_1&with=ä")
    assert asked.context_info.url == "http://localhost:8501/team"
    assert socket.messages == []


def test_a_script_that_does_not_compile_is_an_error() -> None:
    opened = Session("http://localhost:8501")
    opened._socket = Socket(finished(1))  # type: ignore[assignment]
    with pytest.raises(session.SessionError, match="status 1"):
        asyncio.run(opened.run(""))


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
