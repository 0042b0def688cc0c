"""A provider of language models on loopback: answers or misbehaves as scripted, and keeps what it got."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, Literal

from anyio import sleep
from anyio.abc import SocketStream
from anyio.streams.buffered import BufferedByteReceiveStream

from discern.reports.model import Model, ModelConfig
from tests.support.loopback_server import serving
from tests.support.running import Running

Format = Literal["openai", "anthropic"]

MEGABYTE = b"x" * 2**20
HEAD_END = b"\r\n\r\n"


@dataclass
class Provider:
    """``say`` is asked for the content of each answer, with the request's decoded body; ``wire`` misbehaves instead, to
    requests that it ``breaks``.
    """

    say: Callable[[dict[str, Any]], str]
    wire: str | None = None
    breaks: Callable[[dict[str, Any]], bool] = lambda _body: True
    requests: list[bytes] = field(default_factory=list)
    base_url: str = ""

    @property
    def bodies(self) -> list[dict[str, Any]]:
        return [json.loads(request.partition(b"\r\n\r\n")[2]) for request in self.requests]

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Provider"]:
        async with serving(self._serve) as port:
            self.base_url = f"http://127.0.0.1:{port}/v1"
            yield self

    async def _serve(self, stream: SocketStream) -> None:
        received = BufferedByteReceiveStream(stream)
        head = await received.receive_until(HEAD_END, 65_536)
        length = next(
            (int(line[15:]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")), 0
        )
        request = head + HEAD_END + await received.receive_exactly(length)
        self.requests.append(request)
        await self._answer(request, stream)

    async def _answer(self, request: bytes, stream: SocketStream) -> None:
        match self.wire if self.breaks(json.loads(request.partition(HEAD_END)[2])) else None:
            case "huge":
                await stream.send(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
                for _ in range(10):
                    await stream.send(MEGABYTE)
            case "drip":
                await stream.send(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
                while True:
                    await stream.send(b" ")
                    await sleep(0.01)
            case "silence":
                # Until the other side hangs up.
                await stream.receive()
            case "redirect":
                await stream.send(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
            case "error":
                await stream.send(b"HTTP/1.1 500 Oops\r\nContent-Length: 4\r\n\r\noops")
            case "html":
                await stream.send(b"HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n<html></html>")
            case _:
                await self._send(request, stream)

    async def _send(self, request: bytes, stream: SocketStream) -> None:
        content = self.say(json.loads(request.partition(b"\r\n\r\n")[2]))
        answer: dict[str, Any]
        if request.startswith(b"POST /v1/messages"):
            part = {"type": "tool_use", "name": "write", "input": _decoded(content)}
            answer = {"content": [part], "usage": {"input_tokens": 11, "output_tokens": 7}}
        else:
            message = {"role": "assistant", "content": content}
            answer = {"choices": [{"message": message}], "usage": {"prompt_tokens": 11, "completion_tokens": 7}}
        body = json.dumps(answer).encode()
        await stream.send(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body) + body
        )


def _decoded(content: str) -> Any:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return content


def saying(*contents: str) -> Callable[[dict[str, Any]], str]:
    """Answers with one after the other, and begins again."""
    turns = cycle(contents)
    return lambda _body: next(turns)


def task_of(body: dict[str, Any]) -> dict[str, Any]:
    """What a model is asked to do, decoded."""
    task: dict[str, Any] = json.loads(next(each["content"] for each in body["messages"] if each["role"] == "user"))
    return task


def arranging(body: dict[str, Any]) -> str:
    """A careful model: the sections in another order, each with the first of its statements; or the first text."""
    task = task_of(body)
    if "texts" in task:
        return json.dumps({"answered": True, "texts": [task["texts"][0]["id"]]})
    first, *others = [
        {"id": each["id"], "statements": each["statements"][: each["statements_at_most"]]} for each in task["sections"]
    ]
    questions, agendas = ([each["id"] for each in task[kind]] for kind in ("questions", "agendas"))
    return json.dumps(
        {
            "sections": [first, *reversed(others)],
            "topics": task["topics"][-2:],
            "questions": questions[-3:],
            "agenda": agendas[-1] if agendas else "",
        }
    )


def with_model(running: Running, provider: Provider, work: Callable[[], Any]) -> None:
    """Do some work while the service has this provider's language model."""

    async def run() -> None:
        async with provider.running():
            model = running.service.model
            assert isinstance(model, Model)
            before = model.config
            object.__setattr__(model, "config", ModelConfig("openai", "tiny-1", provider.base_url))
            await work()
            object.__setattr__(model, "config", before)

    running.portal.call(run)
