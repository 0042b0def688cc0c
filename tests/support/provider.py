"""A provider of language models on loopback: answers or misbehaves as scripted, and keeps what it got."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, Literal

from discern.reports.model import Model, ModelConfig
from tests.support.running import Running

Format = Literal["openai", "anthropic"]

MEGABYTE = b"x" * 2**20


@dataclass
class Provider:
    """``say`` is asked for the content of each answer, with the request's decoded body; ``wire`` misbehaves instead."""

    say: Callable[[dict[str, Any]], str]
    wire: str | None = None
    requests: list[bytes] = field(default_factory=list)
    base_url: str = ""
    connections: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def bodies(self) -> list[dict[str, Any]]:
        return [json.loads(request.partition(b"\r\n\r\n")[2]) for request in self.requests]

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Provider"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.base_url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
        try:
            yield self
        finally:
            server.close()
            for connection in self.connections:
                connection.cancel()
            await asyncio.gather(*self.connections, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = asyncio.current_task()
        assert connection is not None
        self.connections.add(connection)
        connection.add_done_callback(self.connections.discard)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(
                (int(line[15:]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")), 0
            )
            request = head + await reader.readexactly(length)
            self.requests.append(request)
            await self._answer(request, reader, writer)
            writer.close()
            await writer.wait_closed()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            # Closing alone waits until the other side has read what is left.
            writer.transport.abort()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def _answer(self, request: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        match self.wire:
            case "huge":
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
                for _ in range(10):
                    writer.write(MEGABYTE)
                    await writer.drain()
            case "drip":
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
                while True:
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(0.01)
            case "silence":
                # Until the other side hangs up. An event that only this task knows could be collected with it.
                await reader.read()
            case "redirect":
                writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
            case "error":
                writer.write(b"HTTP/1.1 500 Oops\r\nContent-Length: 4\r\n\r\noops")
            case "html":
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n<html></html>")
            case _:
                self._send(request, writer)
        await writer.drain()

    def _send(self, request: bytes, writer: asyncio.StreamWriter) -> None:
        content = self.say(json.loads(request.partition(b"\r\n\r\n")[2]))
        answer: dict[str, Any]
        if request.startswith(b"POST /v1/messages"):
            part = {"type": "tool_use", "name": "write", "input": _decoded(content)}
            answer = {"content": [part], "usage": {"input_tokens": 11, "output_tokens": 7}}
        else:
            message = {"role": "assistant", "content": content}
            answer = {"choices": [{"message": message}], "usage": {"prompt_tokens": 11, "completion_tokens": 7}}
        body = json.dumps(answer).encode()
        writer.write(
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
