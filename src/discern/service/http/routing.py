"""Routes made of the contract's table of operations: each checks who is calling before anything else."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

from fastapi import APIRouter, Request
from fastapi.routing import APIRoute
from starlette.responses import Response

from discern.contract.headers import format_deprecation
from discern.contract.operation_type import Operation
from discern.contract.operations import OPERATIONS
from discern.service.errors import ServiceError
from discern.service.http.authorization import find_viewer
from discern.service.http.dependencies import Caller, OperationRequest
from discern.service.state import Service
from discern.service.storage.repositories.visibility import KEY

T = TypeVar("T")
P = ParamSpec("P")

Endpoint = Callable[P, Awaitable[T | Response]]


class OperationRoute(APIRoute):
    """A route whose name is an operation's.

    A caller who lacks a scope or acts for a person who may not is refused before the body is read; a dependency would
    come after it.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def authorize_and_handle(request: Request) -> Response:
            operation = OPERATIONS[self.name]
            service: Service = request.app.state.service
            caller: Caller = request.state.caller
            viewer = await find_viewer(request, service.database, caller.account_id, caller.key.scopes, operation)
            if operation.body is not None:
                _require_uncompressed(request)
            if viewer is not KEY:
                caller = replace(caller, viewer=viewer)
            response = await handle(OperationRequest(request, service, caller))
            if (goes := operation.deprecation) is not None:
                response.headers.update(format_deprecation(goes.since, goes.ends))
            return response

        return authorize_and_handle


def _require_uncompressed(request: Request) -> None:
    """Refuse a body that says it is compressed: a small one could unfold into any size."""
    if request.headers.get("content-encoding", "identity").lower() != "identity":
        raise ServiceError(
            "unsupported_media_type", "Compressed bodies aren't taken: send JSON without a Content-Encoding."
        )


class OperationRouter(APIRouter):
    """Routes for some of the operations."""

    def __init__(self) -> None:
        super().__init__(route_class=OperationRoute)

    def serve(
        self, operation: Operation[T, Any], reasons: Mapping[int, str] | None = None
    ) -> Callable[[Endpoint[P, T]], Endpoint[P, T]]:
        """Serve ``operation`` by the decorated function, which gives the operation's answer or a response of its own.

        Args:
            operation: where the route is and what it demands.
            reasons: by error status, what the description says of it beyond what it says of every operation.
        """
        add_route = {
            "GET": self.get,
            "POST": self.post,
            "PUT": self.put,
            "PATCH": self.patch,
            "DELETE": self.delete,
        }[operation.method]
        return add_route(
            operation.path,
            name=operation.name,
            summary=operation.summary,
            tags=[operation.tag],
            response_model=None if operation.answer is bytes else operation.answer,
            responses={status: {"description": text} for status, text in (reasons or {}).items()},
        )


def file_response(content: bytes, media_type: str, name: str) -> Response:
    """A file to be saved as ``name``, which is of plain ASCII letters, digits, `_`, `-` and `.`.

    The type is sent as it is: Starlette would add a character set to text.
    """
    headers = {"Content-Type": media_type, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers)
