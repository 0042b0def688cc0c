"""One request to a model and its answer, bounded in time and size. No behaviour of the provider raises an exception."""

import asyncio
import json
import logging
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import httpx

from discern.contract.models.reports import Writing
from discern.reports.model.wire import ModelConfig, Prompt, UnreadableCompletionError, prepare, read

logger = logging.getLogger("discern.reports")

PATIENCE = 60.0
"""Seconds for one answer, from the first byte sent to the last one read."""

MOST_BYTES = 256 * 1024
"""A longer answer isn't read to its end."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back: ``data`` decoded from JSON, or else ``problem`` says why there is none. ``reached`` tells whether
    the provider answered at all.
    """

    data: Any = None
    problem: str | None = None
    reached: bool = True
    writing: Writing = field(default_factory=Writing)


class _TooLongError(Exception):
    pass


class _StatusError(Exception):
    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass(slots=True)
class Model:
    """A model that can be asked. ``structured`` turns false for good once the server has refused a schema."""

    config: ModelConfig
    http: httpx.AsyncClient
    patience: float = PATIENCE
    structured: bool = True

    def __repr__(self) -> str:
        return f"Model({self.config.provider}, {self.config.model!r})"

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, prompt: Prompt) -> Reply:
        """Ask once."""
        began = monotonic()
        reply = await self._ask(prompt)
        taken = reply.writing.model_copy(update={"requests": 1, "seconds": round(monotonic() - began, 3)})
        if reply.problem is not None:
            logger.warning("the model's answer is of no use: %s", reply.problem)
        return Reply(reply.data, reply.problem, reply.reached, taken)

    async def _ask(self, prompt: Prompt) -> Reply:
        try:
            async with asyncio.timeout(self.patience):
                body = await self._post(prompt)
        except TimeoutError:
            return Reply(problem=f"no answer within {self.patience:g} s", reached=False)
        except _TooLongError:
            return Reply(problem=f"an answer longer than {MOST_BYTES} bytes")
        except _StatusError as error:
            if error.status == 400 and self.structured and self.config.provider == "openai":
                self.structured = False
                return Reply(problem="the server refuses a schema")
            return Reply(problem=f"status {error.status}", reached=False)
        except (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError, OSError, ValueError) as error:
            return Reply(problem=type(error).__name__, reached=False)
        return self._read(body)

    async def _post(self, prompt: Prompt) -> bytes:
        call = prepare(self.config, prompt, structured=self.structured)
        body = bytearray()
        async with self.http.stream(
            "POST", call.url, headers=call.headers, json=call.body, timeout=self.patience, follow_redirects=False
        ) as response:
            if response.status_code != 200:
                raise _StatusError(response.status_code)
            async for chunk in response.aiter_bytes():
                body += chunk
                if len(body) > MOST_BYTES:
                    raise _TooLongError
        return bytes(body)

    def _read(self, body: bytes) -> Reply:
        try:
            completion = read(self.config, json.loads(body))
        except (UnreadableCompletionError, ValueError, RecursionError):
            return Reply(problem="an answer that isn't of the provider's format")
        writing = Writing(
            input_tokens=completion.input_tokens, output_tokens=completion.output_tokens, cost=completion.cost
        )
        try:
            return Reply(decode(completion.content), writing=writing)
        except (ValueError, RecursionError):
            return Reply(problem="no JSON", writing=writing)


def decode(content: Any) -> Any:
    """The JSON in a completion, a fence or a few words around it or not. Raises ValueError or RecursionError."""
    if not isinstance(content, str):
        return content
    begin, end = content.find("{"), content.rfind("}")
    if begin < 0 or end < begin:
        raise ValueError("no object")
    return json.loads(content[begin : end + 1])
