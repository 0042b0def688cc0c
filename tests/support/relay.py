"""A relay of TCP connections, such as `ssh -R` makes: it passes on what it gets, and adds nothing.

Or a network's proxy, which keeps sockets of pages from the server.
"""

import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer

LOOPBACK = "127.0.0.1"

UPGRADE = re.compile(rb"\r\nupgrade: *websocket\r\n", re.IGNORECASE)
"""In the head of a request for a socket."""

FORBIDDEN = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
BAD_GATEWAY = b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NOTHING = b""


class _Server(ThreadingTCPServer):
    daemon_threads = True


@contextmanager
def relay_to(port: int, refuse: Callable[[], bytes | None] = lambda: None) -> Iterator[int]:
    """Relay connections to a port of this machine; the port where the relay listens.

    Args:
        port: of the server.
        refuse: the answer to those that begin with a request for a socket; `NOTHING` lets them wait, and None passes
            them on.
    """

    class Handler(BaseRequestHandler):
        def handle(self) -> None:
            refusal = refuse()
            if refusal is not None and UPGRADE.search(self.request.recv(65_536, socket.MSG_PEEK)):
                self.request.sendall(refusal)
                while refusal == NOTHING and self.request.recv(65_536):
                    pass
                return
            with socket.create_connection((LOOPBACK, port)) as onward:
                back = threading.Thread(target=_pass_on, args=(onward, self.request), daemon=True)
                back.start()
                _pass_on(self.request, onward)
                back.join()

    with _Server((LOOPBACK, 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
