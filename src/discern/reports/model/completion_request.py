"""One request to a model and its answer, bounded in time and size. Nothing a provider does raises an exception."""

import asyncio
import json
import logging
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import httpx

from discern.contract.models.reports import Writing
from discern.reports.model.provider_formats import ModelConfig, Prompt, UnreadableCompletionError, prepare, read

logger = logging.getLogger("discern.reports")

TIMEOUT_S = 60.0
"""Seconds for one answer, from the first byte sent to the last byte read."""

MAX_BYTES = 256 * 1024
"""Reading stops at an answer longer than this."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: ``data`` decoded from JSON or, failing that, the ``problem``.

    ``reached`` is whether the provider processed the request; an error status or a time-out counts as not.
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
    """A model and the connection to it. ``structured`` turns false for good once the server rejects a JSON schema."""

    config: ModelConfig
    http: httpx.AsyncClient
    timeout_s: float = TIMEOUT_S
    structured: bool = True

    def __repr__(self) -> str:
        return f"Model({self.config.provider}, {self.config.model!r})"

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, prompt: Prompt, timeout_s: float) -> Reply:
        """Send one request, whose answer has ``timeout_s`` seconds; never raises for anything the provider does."""
        began = monotonic()
        reply = await self._ask(prompt, timeout_s)
        taken = reply.writing.model_copy(update={"requests": 1, "seconds": round(monotonic() - began, 3)})
        if reply.problem is not None:
            logger.warning("the model's answer is of no use: %s", reply.problem)
        return Reply(reply.data, reply.problem, reply.reached, taken)

    async def _ask(self, prompt: Prompt, timeout_s: float) -> Reply:
        try:
            async with asyncio.timeout(timeout_s):
                body = await self._post(prompt, timeout_s)
        except TimeoutError:
            return Reply(problem=f"no answer within {timeout_s:g} s", reached=False)
        except _TooLongError:
            return Reply(problem=f"an answer longer than {MAX_BYTES} bytes")
        except _StatusError as error:
            if error.status == 400 and self.structured and self.config.provider == "openai":
                self.structured = False
                return Reply(problem="the server refuses a schema")
            return Reply(problem=f"status {error.status}", reached=False)
        except (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError, OSError, ValueError) as error:
            return Reply(problem=type(error).__name__, reached=False)
        return self._read(body)

    async def _post(self, prompt: Prompt, timeout_s: float) -> bytes:
        call = prepare(self.config, prompt, structured=self.structured)
        body = bytearray()
        # Without redirects: another address than the one that was set gets neither the key nor the text.
        async with self.http.stream(
            "POST", call.url, headers=call.headers, json=call.body, timeout=timeout_s, follow_redirects=False
        ) as response:
            if response.status_code != 200:
                raise _StatusError(response.status_code)
            async for chunk in response.aiter_bytes():
                body += chunk
                if len(body) > MAX_BYTES:
                    raise _TooLongError
        return bytes(body)

    def _read(self, body: bytes) -> Reply:
        """The reply in a response body; usage counts even if the text turns out to be useless."""
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
    """The JSON object in a completion, whatever prose or code fence surrounds it.

    Raises:
        ValueError: there is no valid JSON object.
        RecursionError: it is nested too deeply.
    """
    if not isinstance(content, str):
        return content
    begin, end = content.find("{"), content.rfind("}")
    if begin < 0 or end < begin:
        raise ValueError("no object")
    return json.loads(content[begin : end + 1])
