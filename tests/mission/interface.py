"""The REST interface as a client elsewhere has it: calls with a key, somebody who answers, and a receiver of events."""

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx

REMAINING = "X-RateLimit-Remaining"
PRIVATE_TOKEN = "Discern-Private-Token"
"""The header by which somebody shows that results are their own."""

READING_MS = 4000
"""What an honest reader needs for a block at least; faster answers count against the profile."""


def wait_until(happens: Callable[[], bool], seconds: float = 30.0, every: float = 0.1) -> None:
    """Raises `AssertionError` if it has not happened after ``seconds``."""
    deadline = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < deadline, f"it did not happen in {seconds:.0f} s"
        time.sleep(every)


class Interface:
    """The REST interface at ``url`` (which ends in ``/v1``) with a key."""

    def __init__(self, url: str, key: str) -> None:
        self.url = url
        self.key = key
        self._http = httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"}, timeout=60)

    def call(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """The answer, whatever its status. Underscores in names of headers stand for dashes."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self._http.request(method, path, json=body, headers=named)

    def get(self, path: str, **params: str | list[str]) -> Any:
        """The decoded body. Raises `httpx.HTTPStatusError` for anything but success."""
        return self._http.get(path, params=params).raise_for_status().json()

    def post(self, path: str, body: object) -> Any:
        return self._http.post(path, json=body).raise_for_status().json()

    def delete(self, path: str) -> None:
        self._http.delete(path).raise_for_status()

    def list(self, path: str, **params: str) -> list[Any]:
        """All objects of a list, whatever number of pages it takes."""
        objects: list[Any] = []
        cursor: dict[str, str] = {}
        while True:
            page = self.get(path, limit="200", **params, **cursor)
            objects += page["data"]
            if not page["next_cursor"]:
                return objects
            cursor = {"cursor": page["next_cursor"]}

    def close(self) -> None:
        self._http.close()


@dataclass(frozen=True)
class Person:
    """Somebody who has an assessment. ``private`` is the header that only they can send."""

    id: str
    name: str
    assessment: str
    private: dict[str, str]


def invite(rest: Interface, name: str, **more: object) -> dict[str, Any]:
    """A new short assessment of a new person."""
    made: dict[str, Any] = rest.post("/assessments", {"candidate": {"name": name, **more}, "form": "short"})
    return made


def agree(rest: Interface, assessment: Mapping[str, Any]) -> Person:
    """Consent, as the person invited."""
    consent = rest.post(f"/assessments/{assessment['id']}/consent", {"accepted": True})
    candidate = assessment["candidate"]
    private = {PRIVATE_TOKEN.replace("-", "_"): consent["private_token"]}
    return Person(candidate["id"], candidate["name"], assessment["id"], private)


def answer(rest: Interface, person: Person, leaning: str = "DICS", blocks: int = 12, *, ms: int = READING_MS) -> Any:
    """Answer as many blocks as given, preferring styles in the order of ``leaning``; the state after that."""
    path = f"/assessments/{person.assessment}"
    asked = rest.call("GET", f"{path}/next", **person.private).raise_for_status().json()["blocks"]
    answers = [_pick(block, leaning, number, ms) for number, block in enumerate(asked[:blocks])]
    return rest.call("POST", f"{path}/answers", {"answers": answers}, **person.private).raise_for_status().json()


def _pick(block: Mapping[str, Any], leaning: str, number: int, ms: int) -> dict[str, object]:
    """Ids of statements end with their style; X is an infrequent one, which nobody honest picks as most like them.

    Every fourth answer is another one than the leaning would have: nobody is consistent throughout.
    """
    by_style = {item["id"].rpartition("-")[2][0].upper(): item["id"] for item in block["items"]}
    order = [by_style[style] for style in f"{leaning}X" if style in by_style]
    most, least = (order[1], order[3]) if number % 4 == 3 else (order[0], order[2 + number % 2])
    return {"block": block["id"], "most": most, "least": least, "ms": ms + 150 * number}


def complete(rest: Interface, name: str, leaning: str = "DICS", **more: object) -> Person:
    """A new person, who is invited, agrees, and answers everything."""
    person = agree(rest, invite(rest, name, **more))
    assert answer(rest, person, leaning)["done"]
    return person


@dataclass(frozen=True)
class Received:
    """One delivery. ``headers`` are by lower-case name."""

    headers: Mapping[str, str]
    body: bytes

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]


class Receiver:
    """A receiver of events on this machine. ``failures`` deliveries to come are answered with 503."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.got: list[Received] = []
        self.failures = 0

    def wait_for(self, count: int, seconds: float = 30.0) -> list[Received]:
        """What came, once that many have. Raises `AssertionError` if they don't in time."""
        wait_until(lambda: len(self.got) >= count, seconds)
        return self.got


@contextmanager
def receive() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.got.append(Received({name.lower(): value for name, value in self.headers.items()}, body))
            fails = receiver.failures > 0
            receiver.failures -= fails
            self.send_response(503 if fails else 200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the name that it is called with)
            """Keep the test's output free of requests."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}/events")
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
