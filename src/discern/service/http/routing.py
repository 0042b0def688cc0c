"""From a path to its operation by one step for each part of it, however many operations there are."""

from collections.abc import Sequence

from fastapi import APIRouter
from starlette._utils import get_route_path
from starlette.types import ASGIApp, Receive, Scope, Send

from discern.service.http.operation import Operation


class Directory:
    """An ASGI app: requests for an operation go to it, all others on to ``others``."""

    def __init__(self, routers: Sequence[APIRouter], others: ASGIApp) -> None:
        self._others = others
        self._root = _Node()
        for router in routers:
            for route in router.routes:
                if isinstance(route, Operation):
                    self._add(route)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        operation, given = self._find(scope)
        if operation is None:
            await self._others(scope, receive, send)
            return
        scope["route"] = operation
        scope["endpoint"] = operation.endpoint
        scope["path_params"] = dict(zip(operation.param_convertors, given, strict=True))
        await operation.handle(scope, receive, send)

    def _add(self, operation: Operation) -> None:
        node = self._root
        for part in operation.path_format.split("/")[1:]:
            node = node.parts.setdefault(None if part.startswith("{") else part, _Node())
        for method in operation.methods or ():
            node.operations[method] = operation

    def _find(self, scope: Scope) -> tuple[Operation | None, list[str]]:
        """The operation and what stands where its path has parameters. A part that is named goes before any."""
        node = self._root
        given: list[str] = []
        for part in get_route_path(scope).split("/")[1:]:
            if part in node.parts:
                node = node.parts[part]
            elif part and None in node.parts:
                node = node.parts[None]
                given.append(part)
            else:
                return None, given
        return node.operations.get(scope["method"]), given


class _Node:
    """A place in the tree of paths: where each next part leads, any part under None, and what is there by method."""

    __slots__ = ("operations", "parts")

    def __init__(self) -> None:
        self.parts: dict[str | None, _Node] = {}
        self.operations: dict[str, Operation] = {}
