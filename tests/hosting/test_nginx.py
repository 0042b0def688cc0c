"""The documented nginx itself, in front of servers that only say what reached them."""

import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from anyio.abc import SocketStream
from anyio.from_thread import start_blocking_portal
from anyio.streams.buffered import BufferedByteReceiveStream

from discern.contract.problems import MEDIA_TYPE, TITLES, Problem
from tests.support.loopback_server import serving
from tests.support.postgres import Postgres
from tests.support.services import run_nginx
from tests.support.systemd_sandbox import ROOT, Room, find_nginx

pytestmark = [
    pytest.mark.integration,
    pytest.mark.skipif(find_nginx() is None, reason="no nginx on this machine: apt-get install nginx"),
    pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl on this machine"),
]

SECRET = "Zk4Tt0QeV9bXs2LwHr7MnYp5AcGd1JuF"
AT_ONCE, A_SECOND, SOCKETS = 1_000, 300, 400
CROWD, TEACHER = "127.0.0.2", "127.0.0.3"
OPEN_SOCKET = (
    b"GET /_stcore/stream HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HEAD_END = b"\r\n\r\n"
UPGRADED = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"


HANG_UP = "hang_up=1"


async def answer(stream: SocketStream) -> None:
    """Answer each request with its head, and keep sockets open; hang up where a query asks for it."""
    received = BufferedByteReceiveStream(stream)
    while True:
        head = await received.receive_until(HEAD_END, 65_536) + HEAD_END
        if HANG_UP.encode() in head:
            break
        if b"upgrade: websocket" in head.lower():
            await stream.send(UPGRADED)
            await stream.receive()
            break
        await stream.send(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(head) + head)


@asynccontextmanager
async def running_servers(room: Room) -> AsyncIterator[None]:
    """Of all but the second process of pages: nginx meets an error there."""
    async with AsyncExitStack() as opened:
        for port in (8500, 8501):
            await opened.enter_async_context(serving(answer, room.ports[port]))
        yield


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    room = Room(tmp_path_factory.mktemp("nginx"), Postgres(Path(), Path(), 5432), {})
    room.furnish()
    (room.root / "etc/nginx/conf.d/discern.conf").write_text((ROOT / "docs/hosting/nginx.conf").read_text())
    room.certificate.parent.mkdir(parents=True)
    key = room.certificate.with_name("privkey.pem")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    made += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(room.certificate)]
    subprocess.run(made, check=True, capture_output=True)
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(running_servers(room)):
        assert run_nginx(room, []) == 0
        try:
            yield room
        finally:
            run_nginx(room, ["-s", "stop"])


def connect(room: Room, address: str) -> ssl.SSLSocket:
    plain = socket.create_connection(("127.0.0.1", room.ports[443]), timeout=30, source_address=(address, 0))
    context = ssl.create_default_context(cafile=str(room.certificate))
    return context.wrap_socket(plain, server_hostname="localhost")


def read_answer(connection: ssl.SSLSocket) -> tuple[int, str, str]:
    """Status, head and body."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += connection.recv(65_536)
    head, _, body = received.partition(b"\r\n\r\n")
    fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
    while len(body) < int(fields.get(b"content-length", b"0")):
        body += connection.recv(65_536)
    return int(head.split()[1]), head.decode(), body.decode()


def test_no_log_has_the_secret_of_a_link(room: Room) -> None:
    """From port 80 and 443, from pages and errors, sockets and addresses that nginx itself refuses."""
    context = ssl.create_default_context(cafile=str(room.certificate))
    query = f"token={SECRET}"
    with httpx.Client(verify=context) as http:
        for path in ("take", "me", "take/", "v1/healthz", "metrics", "_stcore/stream", "%2e%2e/take"):
            for _ in range(4):
                http.get(f"{room.url}/{path}?{query}")
                http.get(f"http://localhost:{room.ports[80]}/{path}?{query}")
        too_long = http.get(f"{room.url}/take?{query}{'x' * 40_000}")
        too_big = http.put(f"{room.url}/take?{query}", content=b"x" * 7_000_000)
    assert (too_long.status_code, too_big.status_code) == (414, 413)
    logs = {file.name: file.read_text() for file in (room.root / "var/log/nginx").iterdir()}
    assert [name for name, text in logs.items() if SECRET in text] == []
    assert logs["discern.log"].count('"/take"') >= 8


def test_the_cookies_of_a_company_s_network_pass(room: Room) -> None:
    context = ssl.create_default_context(cafile=str(room.certificate))
    cookies = "company=" + "x" * 30_000
    with httpx.Client(verify=context, headers={"Cookie": cookies}) as http:
        assert cookies in http.get(f"{room.url}/people").text


def test_requests_of_one_address_wait_and_another_s_do_not(room: Room) -> None:
    each, connections, more = 100, 13, 300
    assert each * connections == AT_ONCE + more
    with ExitStack() as opened:
        crowd = [opened.enter_context(connect(room, CROWD)) for _ in range(connections)]
        began = time.monotonic()
        for connection in crowd:
            connection.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n" * each)
        status, _, shown = read_answer(speak(opened.enter_context(connect(room, TEACHER))))
        served_other = time.monotonic() - began
        statuses = [answered for connection in crowd for answered in read_statuses(connection, each)]
        took = time.monotonic() - began
    assert (status, "X-Forwarded-For: 127.0.0.3" in shown) == (200, True)
    assert set(statuses) == {200}
    assert took > 0.9 * more / A_SECOND
    assert served_other < took


def test_the_sockets_of_one_address_are_counted_and_another_s_are_not(room: Room) -> None:
    with ExitStack() as opened:

        def open_socket(address: str) -> tuple[int, str, str]:
            connection = opened.enter_context(connect(room, address))
            connection.sendall(OPEN_SOCKET)
            return read_answer(connection)

        assert {open_socket(CROWD)[0] for _ in range(SOCKETS)} == {101}
        status, head, body = open_socket(CROWD)
        assert open_socket(TEACHER)[0] == 101
        # Requests that aren't sockets go on.
        assert read_answer(speak(opened.enter_context(connect(room, CROWD))))[0] == 200
    problem = Problem.model_validate_json(body)
    assert (status, problem.status, problem.code) == (429, 429, "rate_limited")
    assert {"retry-after: 5", "x-ratelimit-remaining: 0"} <= set(head.lower().split("\r\n"))


def test_what_nginx_itself_answers_below_v1_is_the_interface_s(room: Room) -> None:
    """For a body that is too large, and for a process that hangs up, as one that is gone."""
    context = ssl.create_default_context(cafile=str(room.certificate))
    with httpx.Client(verify=context, base_url=room.url) as http:
        too_large = http.post("/v1/teams", content=b"x" * 7_000_000)
        hung_up = http.get(f"/v1/teams?{HANG_UP}")
        of_pages = http.put("/teams", content=b"x" * 7_000_000)
    for answer, status, code in ((too_large, 400, "body_too_large"), (hung_up, 500, "internal_error")):
        problem = Problem.model_validate_json(answer.content)
        assert (answer.status_code, problem.status, problem.code) == (status, status, code)
        assert (problem.type, problem.title) == (f"urn:discern:problem:{code}", TITLES[status])
        assert answer.headers["content-type"] == MEDIA_TYPE
        assert answer.headers["x-ratelimit-remaining"] == "0"
    assert of_pages.status_code == 413


def test_a_process_of_pages_that_is_up_again_has_its_pages_back_at_once(room: Room) -> None:
    """Those that it had, with their sockets, which end too seldom to show nginx that it is up."""
    reached: list[str] = []

    async def note(stream: SocketStream) -> None:
        head = await BufferedByteReceiveStream(stream).receive_until(HEAD_END, 65_536)
        reached.append(head.decode())
        if b"upgrade: websocket" in head.lower():
            await stream.send(UPGRADED)
            await stream.receive()
        else:
            await stream.send(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")

    def ask(request: bytes, route: int) -> socket.socket:
        connection = connect(room, TEACHER)
        connection.sendall(request.replace(b"\r\n\r\n", b"\r\nCookie: discern_route=%d\r\n\r\n" % route))
        assert read_answer(connection)[0] in {101, 200}
        return connection

    def until_reached(routes: Sequence[int]) -> int:
        """A route by which the second is asked for its health, before the ten seconds that nginx waits by default."""
        deadline = time.monotonic() + 8
        for route in cycle(routes):
            before = len(reached)
            ask(b"GET /_stcore/health HTTP/1.1\r\nHost: localhost\r\n\r\n", route).close()
            if len(reached) > before:
                return route
            assert time.monotonic() < deadline, "nginx still takes it to be down"
            time.sleep(0.05)
        raise AssertionError("no route to try")

    with start_blocking_portal() as portal:
        with portal.wrap_async_context_manager(serving(note, room.ports[8502])):
            route = until_reached(range(64))
        ask(b"GET /_stcore/health HTTP/1.1\r\nHost: localhost\r\n\r\n", route).close()
        down = len(reached)
        with portal.wrap_async_context_manager(serving(note, room.ports[8502])), ExitStack() as opened:
            until_reached([route])
            for _ in range(5):
                opened.enter_context(ask(OPEN_SOCKET, route))
            assert len(reached) == down + 6


@pytest.mark.parametrize(
    ("addresses", "are_one"),
    [
        pytest.param(("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6"), True, id="one-network"),
        pytest.param(("2001:db8::1", "2001:db8::2:3"), True, id="one-network-with-zeros"),
        pytest.param(("2001:db8:1:2::1", "2001:db8:1:3::1"), False, id="networks-side-by-side"),
        pytest.param(("2001:db8::1", "2001:db9::1"), False, id="networks-with-zeros"),
        pytest.param(("198.51.100.1", "198.51.100.2"), False, id="ipv4"),
    ],
)
def test_ipv6_is_counted_by_network(room: Room, tmp_path: Path, addresses: tuple[str, str], are_one: bool) -> None:
    """By what the file's own `map` makes of an address that a proxy in front would name."""
    [counted] = [
        block for block in (ROOT / "docs/hosting/nginx.conf").read_text().split("\n\n") if "$discern_network {" in block
    ]
    file = tmp_path / "nginx.conf"
    file.write_text(
        f"pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log; events {{}} http {{ access_log off;\n{counted}\n"
        f"set_real_ip_from 127.0.0.0/8; real_ip_header X-Real-IP;\n"
        f"server {{ listen 127.0.0.1:{(port := room.ports[8502])}; return 200 $discern_network; }} }}\n"
    )
    program = find_nginx()
    assert program is not None
    subprocess.run([program, "-p", tmp_path, "-c", file], check=True, timeout=30)
    try:
        named = [httpx.get(f"http://127.0.0.1:{port}", headers={"X-Real-IP": each}).text for each in addresses]
    finally:
        subprocess.run([program, "-p", tmp_path, "-c", file, "-s", "stop"], check=True, timeout=30)
    assert all(named)
    assert (named[0] == named[1]) is are_one


def speak(connection: ssl.SSLSocket) -> ssl.SSLSocket:
    connection.sendall(b"GET /take HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return connection


def read_statuses(connection: ssl.SSLSocket, count: int) -> list[int]:
    received = b""
    while received.count(b"HTTP/1.1 ") < count:
        received += connection.recv(65_536)
    return [int(each[:3]) for each in received.split(b"HTTP/1.1 ")[1:]]
