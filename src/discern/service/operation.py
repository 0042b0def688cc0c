"""Routes that FastAPI declares and describes, answered without its way of running them.

That way serves every kind of parameter and dependency there is, which costs more CPU time than the rest of a request.
Ours take few kinds, and what checks them is still FastAPI's.
"""

import email.message
import json
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi.dependencies.models import Dependant
from fastapi.dependencies.utils import request_body_to_args, request_params_to_args
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic_core import PydanticUndefined
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

Provide = Callable[[Request], Awaitable[Any]]


class Operation(APIRoute):
    """Takes the request, dependencies that ask for nothing but the request, path, query and header parameters, and one
    JSON body; gives a model, which is answered as it is.

    Raises:
        TypeError: the endpoint asks for anything else.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._provide = [_read_dependency(each) for each in self.dependant.dependencies]
        dependant = self.dependant
        if dependant.cookie_params or dependant.response_param_name or dependant.background_tasks_param_name:
            raise TypeError(f"{self.path}: an operation takes no cookies, response or background tasks")
        if len(dependant.body_params) > 1:
            raise TypeError(f"{self.path}: an operation takes one body")

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
        errors = await self._read(request, values)
        if errors:
            raise RequestValidationError(errors)
        result: BaseModel = await self.dependant.call(**values)  # type: ignore[misc]
        content = result.__pydantic_serializer__.to_json(result)
        headers = [(b"content-length", b"%d" % len(content)), (b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": content})

    async def _read(self, request: Request, values: dict[str, Any]) -> list[Any]:
        """Put what the endpoint asks for into ``values``; returns what is wrong with it."""
        dependant = self.dependant
        errors: list[Any] = []
        if dependant.request_param_name is not None:
            values[dependant.request_param_name] = request
        for field in dependant.path_params:
            values[field.name], wrong = field.validate(request.path_params[field.alias], {}, loc=("path", field.alias))
            errors += wrong
        for fields, given in ((dependant.query_params, "query_params"), (dependant.header_params, "headers")):
            if fields:
                found, wrong = request_params_to_args(fields, getattr(request, given))
                values |= found
                errors += wrong
        if dependant.body_params:
            body = await _read_body(request)
            found, wrong = await request_body_to_args(dependant.body_params, body, embed_body_fields=False)
            values |= found
            errors += wrong
        return errors


def _read_dependency(dependant: Dependant) -> tuple[str, Provide]:
    if dependant.name is None or dependant.call is None or dependant.dependencies or dependant.query_params:
        raise TypeError(f"{dependant.call}: an operation's dependency asks for nothing but the request")
    return dependant.name, dependant.call


async def _read_body(request: Request) -> Any:
    """What a JSON body says; its bytes where it doesn't claim to be JSON.

    Raises:
        RequestValidationError: it is no JSON.
        HTTPException: 400, it can't be read; or what reading it raised.
    """
    try:
        content = await request.body()
        if not content:
            return PydanticUndefined
        return json.loads(content) if _is_json(request.headers.get("content-type")) else content
    except json.JSONDecodeError as error:
        wrong = {"type": "json_invalid", "loc": ("body", error.pos), "msg": "JSON decode error", "input": {}}
        raise RequestValidationError([wrong]) from error
    except HTTPException:
        raise
    except Exception as error:
        raise HTTPException(400) from error


def _is_json(content_type: str | None) -> bool:
    if content_type == "application/json":
        return True
    message = email.message.Message()
    message["content-type"] = content_type or ""
    subtype = message.get_content_subtype()
    return message.get_content_maintype() == "application" and (subtype == "json" or subtype.endswith("+json"))
