"""A relay of TCP connections, such as `ssh -R` makes: it passes on what it gets, and adds nothing."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from socketserver import BaseRequestHandler, ThreadingTCPServer

LOOPBACK = "127.0.0.1"


class _Server(ThreadingTCPServer):
    daemon_threads = True


@dataclass
class RoundTrips:
    """Counts what clients send after an answer or at the beginning."""

    count: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def reset(self) -> None:
        with self._lock:
            self.count = 0

    def begin(self) -> None:
        with self._lock:
            self.count += 1


@contextmanager
def relay_to(port: int, trips: RoundTrips | None = None) -> Iterator[int]:
    """Relay connections to a port of this machine; the port where the relay listens."""
    counted = RoundTrips() if trips is None else trips

    class Handler(BaseRequestHandler):
        def handle(self) -> None:
            with socket.create_connection((LOOPBACK, port)) as onward:
                for each in (self.request, onward):
                    each.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                is_answered = threading.Event()
                is_answered.set()

                def note_request() -> None:
                    if is_answered.is_set():
                        is_answered.clear()
                        counted.begin()

                back = threading.Thread(target=_pass_on, args=(onward, self.request, is_answered.set), daemon=True)
                back.start()
                _pass_on(self.request, onward, note_request)
                back.join()

    with _Server((LOOPBACK, 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def _pass_on(source: socket.socket, target: socket.socket, note: Callable[[], None]) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            note()
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
