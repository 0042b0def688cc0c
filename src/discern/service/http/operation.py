"""Routes that FastAPI declares and describes, answered without its way of running them.

That way serves every kind of parameter and dependency there is, which costs more CPU time than the rest of a request.
Ours take few kinds, and what checks each value is still FastAPI's.
"""

import email.message
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

from fastapi._compat import ModelField, field_annotation_is_sequence, lenient_issubclass
from fastapi.dependencies.models import Dependant
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic_core import PydanticUndefined
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from discern.service.http.headers import find_header

Provide = Callable[[Request], Awaitable[Any]]

Problems = list[dict[str, Any]]
"""What is wrong with a request, as pydantic tells it, each with its place."""


@dataclass(frozen=True, slots=True)
class File:
    """Bytes to be kept by the caller. ``name`` is of plain ASCII letters, digits, `_`, `-` and `.`."""

    content: bytes
    media_type: str
    name: str


class PdfResponse(Response):
    """Says of an operation that it gives a PDF."""

    media_type = "application/pdf"


class TextResponse(Response):
    """Says of an operation that it gives Markdown."""

    media_type = "text/markdown"


class Operation(APIRoute):
    """Takes the request, dependencies that ask for nothing but the request, path parameters, headers that may be left
    out, the query as one model, and one JSON body; gives a model, written JSON or a file, which is answered as it is.

    Raises:
        TypeError: the endpoint asks for anything else.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._provide = [_read_dependency(each) for each in self.dependant.dependencies]
        dependant = self.dependant
        if dependant.cookie_params or dependant.response_param_name or dependant.background_tasks_param_name:
            raise TypeError(f"{self.path}: an operation takes no cookies, response or background tasks")
        if any(field.field_info.is_required() for field in dependant.header_params):
            raise TypeError(f"{self.path}: an operation asks for no header")
        if len(dependant.query_params) > 1 or len(dependant.body_params) > 1:
            raise TypeError(f"{self.path}: an operation takes its query as one model, and one body")
        self._query = _Query(*dependant.query_params) if dependant.query_params else None

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request.

        Raises:
            RequestValidationError: parameters or body break their rules.
            ServiceError: a dependency or the endpoint refuses.
        """
        if scope["method"] not in (self.methods or ()):
            raise HTTPException(405)
        request = Request(scope, receive, send)
        values = {name: await provide(request) for name, provide in self._provide}
        problems = await self._read(request, values)
        if problems:
            raise RequestValidationError(problems)
        result: BaseModel | bytes | File = await self.dependant.call(**values)  # type: ignore[misc]
        if isinstance(result, File):
            content, media_type = result.content, result.media_type.encode()
        else:
            content = result if isinstance(result, bytes) else result.__pydantic_serializer__.to_json(result)
            media_type = b"application/json"
        headers = [(b"content-length", b"%d" % len(content)), (b"content-type", media_type)]
        if isinstance(result, File):
            headers.append((b"content-disposition", b'attachment; filename="%s"' % result.name.encode()))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": content})

    async def _read(self, request: Request, values: dict[str, Any]) -> Problems:
        """Put what the endpoint asks for into ``values``; returns what is wrong with it."""
        dependant = self.dependant
        problems: Problems = []
        if dependant.request_param_name is not None:
            values[dependant.request_param_name] = request
        for field in dependant.path_params:
            values[field.name], wrong = field.validate(request.path_params[field.alias], {}, loc=("path", field.alias))
            problems += wrong
        for field in dependant.header_params:
            given = find_header(request.scope, field.alias.lower().encode())
            if given is None:
                values[field.name] = field.default
            else:
                values[field.name], wrong = field.validate(given, {}, loc=("header", field.alias))
                problems += wrong
        if self._query is not None:
            values[self._query.field.name], wrong = self._query.read(request.scope["query_string"])
            problems += wrong
        for field in dependant.body_params:
            body = await _read_body(request.scope, request.receive)
            if body is not PydanticUndefined:
                values[field.name], wrong = field.validate(body, {}, loc=("body",))
                problems += wrong
            elif field.field_info.is_required():
                problems.append({"type": "missing", "loc": ("body",), "msg": "Field required", "input": None})
            else:
                values[field.name] = field.default
        return problems


class _Query:
    """A query read as one model. Raises `TypeError`: it is none."""

    def __init__(self, field: ModelField) -> None:
        self.field = field
        model = field.field_info.annotation
        if not lenient_issubclass(model, BaseModel):
            raise TypeError(f"{field.name}: an operation takes its query as one model")
        named = [(known.alias or name, known) for name, known in model.model_fields.items()]
        self._singles = {name for name, known in named if not field_annotation_is_sequence(known.annotation)}
        self._lists = {name for name, _ in named} - self._singles

    def read(self, query: bytes) -> tuple[Any, Problems]:
        """The model, and what is wrong with it. Of what is one value and given more often, the last counts."""
        given: dict[str, Any] = {}
        for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
            if name in self._lists:
                given.setdefault(name, []).append(value)
            else:
                given[name] = value
        return self.field.validate(given, {}, loc=("query",))


def _read_dependency(dependant: Dependant) -> tuple[str, Provide]:
    if dependant.name is None or dependant.call is None or dependant.dependencies or dependant.query_params:
        raise TypeError(f"{dependant.call}: an operation's dependency asks for nothing but the request")
    return dependant.name, dependant.call


async def _read_body(scope: Scope, receive: Receive) -> Any:
    """What a JSON body says; its bytes where it doesn't claim to be JSON; undefined where there is none.

    Raises:
        RequestValidationError: it is no JSON.
        HTTPException: 400, it can't be read; or what reading it raised.
    """
    try:
        content = await _receive_all(receive)
        if not content:
            return PydanticUndefined
        return json.loads(content) if _is_json(find_header(scope, b"content-type")) else content
    except json.JSONDecodeError as error:
        wrong = {"type": "json_invalid", "loc": ("body", error.pos), "msg": "JSON decode error", "input": {}}
        raise RequestValidationError([wrong]) from error
    except HTTPException:
        raise
    except Exception as error:
        raise HTTPException(400) from error


async def _receive_all(receive: Receive) -> bytes:
    """A whole body.

    Raises:
        ClientDisconnect: the caller went away in the middle of it.
    """
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def _is_json(content_type: str | None) -> bool:
    if content_type == "application/json":
        return True
    message = email.message.Message()
    message["content-type"] = content_type or ""
    subtype = message.get_content_subtype()
    return message.get_content_maintype() == "application" and (subtype == "json" or subtype.endswith("+json"))
