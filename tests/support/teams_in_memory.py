"""The teams of a service in memory, for tests that make tens of thousands of calls to study the client alone."""

import itertools
import json
import threading
from datetime import UTC, datetime

import httpx

from discern.contract import headers as names
from discern.contract.base_models import Page
from discern.contract.models.teams import Team, TeamSummary
from discern.contract.problems import MEDIA_TYPE

CREATED = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)


class TeamsInMemory(httpx.BaseTransport):
    """Creates, reads, renames, deletes and lists teams, whose names are in ``names`` by id; repeats a create that
    comes again with its idempotency key.
    """

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self._created: dict[str, str] = {}
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()

    def add(self, name: str) -> str:
        id_ = f"team_{next(self._numbers)}"
        self.names[id_] = name
        return id_

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        with self._lock:
            return self._respond(request, request.url.path.removeprefix("/v1/teams").strip("/"))

    def _respond(self, request: httpx.Request, id_: str) -> httpx.Response:
        if request.method == "POST":
            return _answer(self._team(self._create(request)))
        if not id_:
            page = Page[TeamSummary](data=[self._team(each) for each in self.names], has_more=False, next_cursor=None)
            return _answer(page)
        if id_ not in self.names:
            return httpx.Response(404, headers={"Content-Type": MEDIA_TYPE}, json={"code": "not_found"})
        if request.method == "PATCH":
            self.names[id_] = json.loads(request.content)["name"]
        if request.method == "DELETE":
            del self.names[id_]
            return httpx.Response(200, json={"id": id_, "deleted": True})
        return _answer(self._team(id_))

    def _create(self, request: httpx.Request) -> str:
        key = request.headers.get(names.IDEMPOTENCY_KEY)
        if key in self._created:
            return self._created[key]
        id_ = self.add(json.loads(request.content)["name"])
        if key is not None:
            self._created[key] = id_
        return id_

    def _team(self, id_: str) -> Team:
        return Team(id=id_, name=self.names[id_], size=0, created_at=CREATED, updated_at=CREATED, members=[])


def _answer(payload: Page[TeamSummary] | Team) -> httpx.Response:
    return httpx.Response(200, content=payload.model_dump_json())
