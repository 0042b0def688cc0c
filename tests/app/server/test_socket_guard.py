"""What passes the guard of Streamlit's socket, tried on an app that notes what reaches it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send
from streamlit.proto.BackMsg_pb2 import BackendOperationRequest, BackMsg
from streamlit.proto.ClientState_pb2 import ClientState, ContextInfo
from streamlit.proto.Common_pb2 import FileURLs, FileURLsRequest, FileURLsResponse
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState, WidgetStates

from discern_app.base import streamlit_internals
from discern_app.base.streamlit_internals import UPLOADS, StreamlitChangedError, check_messages
from discern_app.server import uploads
from discern_app.server.open_files import fit_connections
from discern_app.server.pace import Budget, Pace, Turns
from discern_app.server.socket_guard import SocketGuard
from discern_app.server.visitors import (
    CONNECTION,
    MAX_MESSAGE_BYTES,
    MAX_OUTSIDE_MESSAGE_BYTES,
    OUTSIDE_MESSAGE_BURST,
    Visitor,
    Visitors,
)

PASSING = {"rerun_script", "stop_script", "app_heartbeat"}
KINDS = [field.name for field in BackMsg.DESCRIPTOR.oneofs_by_name["type"].fields]
OPERATIONS = [field.name for field in BackendOperationRequest.DESCRIPTOR.oneofs_by_name["payload"].fields]


def message_of(kind: str) -> BackMsg:
    """The smallest message of a kind."""
    message = BackMsg()
    field = BackMsg.DESCRIPTOR.fields_by_name[kind]
    if field.message_type is None:
        setattr(message, kind, True)
    else:
        getattr(message, kind).SetInParent()
    return message


def operation_of(payload: str) -> BackMsg:
    request = BackendOperationRequest(request_id="r", session_id="s")
    getattr(request, payload).SetInParent()
    return BackMsg(backend_operation_request=request)


def rerun(**state: Any) -> BackMsg:
    return BackMsg(rerun_script=ClientState(**state))


class Talk:
    """A guard before an app that reads until the end, and what came of it.

    Args:
        is_admitted: the page is open. Otherwise it has closed since its browser connected.
    """

    def __init__(self, *, is_admitted: bool = False) -> None:
        self.visitors = Visitors()
        self.is_admitted = is_admitted
        self.read: list[bytes] = []
        self.found: list[Visitor] = []
        self.sent: list[Message] = []
        self.headers: list[tuple[bytes, bytes]] = []
        self.answer: Callable[[bytes, Send], Awaitable[None]] | None = None
        self.status = 200
        """Streamlit's answer to requests."""
        self.guard = SocketGuard(self.app, visitors=self.visitors)

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": self.status})
            return
        self.headers = scope["headers"]
        visitor = self.visitors.find(dict(self.headers)[CONNECTION.lower().encode()].decode())
        assert visitor is not None
        visitor.is_admitted = self.is_admitted
        self.found.append(visitor)
        while (message := await receive())["type"] != "websocket.disconnect":
            self.read.append(message["bytes"])
            if self.answer is not None:
                await self.answer(message["bytes"], send)

    async def connect(self, *messages: Message, headers: list[tuple[bytes, bytes]] | None = None) -> None:
        """Send these, and leave."""
        coming = [*messages, {"type": "websocket.disconnect", "code": 1000}]

        async def receive() -> Message:
            return coming.pop(0)

        async def send(message: Message) -> None:
            self.sent.append(message)

        scope = {"type": "websocket", "path": "/_stcore/stream", "headers": headers or []}
        await self.guard(scope, receive, send)

    def say(self, *messages: BackMsg | bytes) -> "Talk":
        asyncio.run(self.connect(*map(received, messages)))
        return self

    async def request(self, method: str, path: str) -> int:
        answers: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b""}

        async def send(message: Message) -> None:
            answers.append(message)

        await self.guard({"type": "http", "method": method, "path": path, "headers": []}, receive, send)
        status: int = answers[0]["status"]
        return status

    @property
    def closed(self) -> list[int]:
        return [message["code"] for message in self.sent if message["type"] == "websocket.close"]


def received(message: BackMsg | bytes) -> Message:
    content = message if isinstance(message, bytes) else message.SerializeToString()
    return {"type": "websocket.receive", "bytes": content}


@pytest.mark.parametrize("kind", KINDS)
def test_a_closed_page_gets_these_kinds_through_and_no_other(kind: str) -> None:
    talk = Talk().say(message_of(kind))
    assert len(talk.read) == (kind in PASSING)
    assert talk.closed == []


@pytest.mark.parametrize(
    ("origin", "passes"),
    [
        ("https://team.example", True),
        ("https://team.example:8501", True),
        ("http://localhost:9", True),
        (None, True),
        ("http://evil.example", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_a_foreign_origin_never_reaches_streamlit(origin: str | None, passes: bool) -> None:
    """Streamlit would look up the machine's address at a server elsewhere, and block everybody meanwhile."""
    headers = [(b"host", b"team.example")] + ([] if origin is None else [(b"origin", origin.encode())])
    talk = Talk()
    asyncio.run(talk.connect(received(rerun()), headers=headers))
    assert bool(talk.read) == passes
    assert talk.closed == ([] if passes else [1008])


@pytest.mark.parametrize("origin", [b"null", b"http://evil.example", b""])
def test_a_foreign_origin_needs_a_host_to_pass(origin: bytes) -> None:
    talk = Talk()
    asyncio.run(talk.connect(received(rerun()), headers=[(b"origin", origin)]))
    assert (talk.read, talk.closed) == ([], [1008])


@pytest.mark.parametrize("payload", OPERATIONS)
def test_of_the_operations_only_a_download_passes(payload: str) -> None:
    assert len(Talk(is_admitted=True).say(operation_of(payload)).read) == (payload == "deferred_file")


def test_what_is_dropped_ends_nothing() -> None:
    talk = Talk().say(BackMsg(clear_cache=True), rerun(), BackMsg(set_run_on_save=True), BackMsg(app_heartbeat=True))
    assert len(talk.read) == 2


@pytest.mark.parametrize(
    "message",
    [
        pytest.param(b"\xff\xff\xff\xff", id="no message"),
        pytest.param(rerun(fragment_id="x\n2026-11-21 00:00:00 INFO all is well"), id="new line"),
        pytest.param(rerun(page_script_hash="\x1b[2J"), id="ANSI"),
        pytest.param(rerun(fragment_id="x" * 1000), id="long id"),
        pytest.param(rerun(query_string="x" * 20_000), id="long query"),
        pytest.param(rerun(context_info=ContextInfo(url="http://[")), id="no address"),
        pytest.param(rerun(context_info=ContextInfo(timezone="../../etc\n")), id="no time zone"),
        pytest.param(BackMsg(backend_operation_request=BackendOperationRequest(request_id="a\nb")), id="request id"),
        pytest.param(BackMsg(file_urls_request=FileURLsRequest(file_names=["x"] * 1000)), id="many files"),
    ],
)
def test_what_no_browser_sends_closes_the_socket(message: BackMsg | bytes) -> None:
    talk = Talk(is_admitted=True).say(message, rerun())
    assert (talk.read, talk.closed) == ([], [1008])


def test_text_closes_the_socket() -> None:
    talk = Talk()
    asyncio.run(talk.connect({"type": "websocket.receive", "text": "hello"}))
    assert (talk.read, talk.closed) == ([], [1008])


def state_of(size: int) -> BackMsg:
    return rerun(widget_states=WidgetStates(widgets=[WidgetState(id="a", string_value="x" * size)]))


@pytest.mark.parametrize(
    ("is_admitted", "size", "passes"),
    [
        (False, MAX_OUTSIDE_MESSAGE_BYTES - 100, True),
        (False, MAX_OUTSIDE_MESSAGE_BYTES, False),
        (True, 1_100_000, True),
        (True, MAX_MESSAGE_BYTES, False),
    ],
)
def test_a_message_has_a_size_that_depends_on_whether_the_page_is_open(
    *, is_admitted: bool, size: int, passes: bool
) -> None:
    talk = Talk(is_admitted=is_admitted).say(state_of(size))
    assert (len(talk.read), talk.closed) == ((1, []) if passes else (0, [1009]))


def test_names_of_any_language_pass_in_widgets_and_addresses() -> None:
    widgets = WidgetStates(widgets=[WidgetState(id="person Zoë\u00a0👩‍💻", string_value="a\nb")])
    assert len(Talk().say(rerun(query_string="q=Zoë%20👩‍💻", widget_states=widgets)).read) == 1


def test_a_browser_cant_name_its_connection() -> None:
    talk = Talk()
    asyncio.run(talk.connect(headers=[(b"discern-connection", b"mine"), (b"cookie", b"a=b")]))
    names = [value for name, value in talk.headers if name == b"discern-connection"]
    assert len(names) == 1
    assert names != [b"mine"]
    assert (b"cookie", b"a=b") in talk.headers


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/_stcore/health", 200),
        ("/_stcore/host-config", 200),
        ("/_stcore/bidi-components/discern.take/index.js", 200),
        ("/static/js/index.js", 200),
        ("/", 200),
        ("/_stcore/metrics", 404),
        ("/base/_stcore/metrics", 404),
        ("/_stcore/metrics/", 404),
        ("/_stcore/agent/mcp", 404),
        ("/_stcore/script-health-check", 404),
        ("/_stcore/health/../metrics", 404),
        ("/_stcore/", 404),
    ],
)
def test_below_streamlits_own_addresses_only_what_pages_need_answers(path: str, status: int) -> None:
    assert asyncio.run(Talk().request("GET", path)) == status


def announce(*names: str) -> Message:
    urls = [FileURLs(file_id=name, upload_url=f"{UPLOADS}session/{name}") for name in names]
    answer = ForwardMsg(file_urls_response=FileURLsResponse(response_id="1", file_urls=urls))
    return {"type": "websocket.send", "bytes": answer.SerializeToString()}


def upload(talk: Talk, *names: str, asks: bool = True) -> list[int]:
    """Announce files and send them, while connected."""
    statuses: list[int] = []

    async def answer(_: bytes, send: Send) -> None:
        await send(announce(*names))
        statuses.extend([await talk.request("PUT", f"{UPLOADS}session/{name}") for name in names])

    talk.answer = answer
    talk.say(BackMsg(file_urls_request=FileURLsRequest(file_names=names)) if asks else rerun())
    return statuses


def test_who_is_let_in_uploads_what_they_announced() -> None:
    assert upload(Talk(is_admitted=True), "1", "2") == [200, 200]


def test_a_closed_page_gets_no_address_for_a_file() -> None:
    assert Talk().say(BackMsg(file_urls_request=FileURLsRequest(file_names=["1"]))).read == []


def test_nobody_uploads_to_an_address_that_they_make_up() -> None:
    talk = Talk(is_admitted=True)
    assert asyncio.run(talk.request("PUT", f"{UPLOADS}session/1")) == 403
    assert asyncio.run(talk.request("DELETE", f"{UPLOADS}session/1")) == 403
    assert upload(talk, "1", asks=False) == [403]


def test_all_files_together_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST", 3)
    assert upload(Talk(is_admitted=True), "1", "2", "3", "4") == [200, 200, 200, 403]


def test_those_of_one_visitor_are_limited_and_a_deleted_one_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_EACH", 1)
    talk = Talk(is_admitted=True)
    statuses: list[int] = []

    async def answer(_: bytes, send: Send) -> None:
        await send(announce("1", "2"))
        for method, name in (("PUT", "1"), ("PUT", "2"), ("DELETE", "1"), ("PUT", "2")):
            statuses.append(await talk.request(method, f"{UPLOADS}session/{name}"))

    talk.answer = answer
    talk.say(BackMsg(file_urls_request=FileURLsRequest(file_names=["1", "2"])))
    assert statuses == [200, 403, 200, 200]


def test_only_what_streamlit_keeps_or_deletes_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request without the page's token is refused."""
    monkeypatch.setattr(uploads, "MOST_EACH", 1)
    talk = Talk(is_admitted=True)
    statuses: list[int] = []

    async def answer(_: bytes, send: Send) -> None:
        await send(announce("1", "2"))
        for method, name, talk.status in (
            ("PUT", "1", 403),  # doesn't count
            ("POST", "1", 200),  # isn't an upload
            ("PUT", "2", 204),
            ("PUT", "2", 403),  # it is kept all the same
            ("DELETE", "2", 403),  # it is kept all the same
            ("PUT", "1", 204),
            ("DELETE", "2", 204),
            ("PUT", "1", 204),
        ):
            statuses.append(await talk.request(method, f"{UPLOADS}session/{name}"))

    talk.answer = answer
    talk.say(BackMsg(file_urls_request=FileURLsRequest(file_names=["1", "2"])))
    assert statuses == [403, 403, 204, 403, 403, 403, 204, 204]


def test_a_file_that_is_on_its_way_is_neither_sent_again_nor_deleted() -> None:
    visitor = Visitor()
    files = uploads.Uploads()
    files.announce(visitor, ["1"])
    path = f"{UPLOADS}1"
    assert files.begin_storing(path)
    assert not files.begin_storing(path)
    assert not files.begin_deleting(path)
    files.finish(path, is_kept=True)
    assert files.begin_deleting(path)


def test_who_has_left_uploads_nothing_more() -> None:
    talk = Talk(is_admitted=True)
    upload(talk, "1")
    assert asyncio.run(talk.request("PUT", f"{UPLOADS}session/1")) == 403


def test_files_count_as_long_as_streamlit_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    files = uploads.Uploads()
    monkeypatch.setattr(uploads, "MOST", 1)

    def visit(name: str) -> tuple[Visitor, bool, bool]:
        visitor = Visitor()
        files.announce(visitor, [name])
        if is_stored := files.begin_storing(f"{UPLOADS}{name}"):
            files.finish(f"{UPLOADS}{name}", is_kept=True)
        return visitor, is_stored, files.end(visitor)

    first, *had = visit("1")
    assert had == [True, True]
    assert visit("2")[1:] == (False, False)
    files.forget(first)
    assert visit("3")[1:] == (True, True)


@pytest.mark.parametrize(("is_admitted", "most"), [(False, OUTSIDE_MESSAGE_BURST), (True, 300)])
def test_who_floods_from_a_closed_page_loses_the_socket(*, is_admitted: bool, most: int) -> None:
    talk = Talk(is_admitted=is_admitted).say(*[BackMsg(app_heartbeat=True)] * 300)
    assert (len(talk.read), talk.closed) == (most, [] if is_admitted else [1008])


def test_a_page_that_opens_again_has_all_it_had() -> None:
    talk = Talk()

    async def sign_in(_: bytes, __: Send) -> None:
        [visitor] = talk.found
        visitor.is_admitted = True

    talk.answer = sign_in
    talk.say(rerun(), state_of(1_100_000))
    assert (len(talk.read), talk.closed) == (2, [])


def test_the_connections_fit_the_files_that_may_be_open() -> None:
    assert [fit_connections(files) for files in (256, 1_600, 65_536)] == [50, 100, 900]


class Clock:
    """The event loop's time and its sleep, without waiting."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(asyncio, "sleep", self.sleep)
        monkeypatch.setattr(asyncio.BaseEventLoop, "time", lambda _: self.now)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


def test_messages_pass_at_a_rate_after_a_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def pass_all() -> list[float]:
        pace, passed = Pace(10, 3), []
        for _ in range(6):
            await pace.wait()
            passed.append(round(clock.now - 1000, 6))
        return passed

    assert asyncio.run(pass_all()) == [0, 0, 0, 0.1, 0.2, 0.3]


def test_a_budget_comes_back_at_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def use() -> list[bool]:
        budget = Budget(10, 2)
        taken = [budget.take() for _ in range(3)]
        clock.now += 0.11
        return [*taken, budget.take(), budget.take()]

    assert asyncio.run(use()) == [True, True, False, True, False]


def test_who_has_had_no_turn_for_longest_is_next() -> None:
    """And one who has given up is passed over."""

    async def line_up() -> list[str]:
        turns, had = Turns(1), list[str]()

        async def have(name: str) -> None:
            await turns.take(name[0])
            had.append(name)

        await turns.take("a")
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(have(name)) for name in ("a1", "a2", "a3", "b1", "b2", "c1")]
            await asyncio.sleep(0)
            tasks[1].cancel()
            for _ in tasks:
                turns.give_back()
                await asyncio.sleep(0)
        await turns.take("x")
        return had

    assert asyncio.run(line_up()) == ["b1", "c1", "a1", "b2", "a3"]


def test_a_browser_that_has_gone_ends_the_session_without_an_error() -> None:
    talk = Talk()
    reads: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.send", "bytes": b"page"})
        reads.append(await receive())

    async def receive() -> Message:
        return received(rerun())

    async def send(_: Message) -> None:
        raise OSError("gone")

    guard = SocketGuard(app, visitors=talk.visitors)
    asyncio.run(guard({"type": "websocket", "path": "/_stcore/stream", "headers": []}, receive, send))
    assert reads == [{"type": "websocket.disconnect", "code": 1006}]


def test_the_installed_streamlit_knows_the_kinds_that_pass() -> None:
    check_messages()


def test_a_streamlit_that_renames_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(streamlit_internals.OPERATIONS, "download", "deferred_file")
    with pytest.raises(StreamlitChangedError, match="no message download"):
        check_messages()
