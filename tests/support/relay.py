"""A relay of TCP connections, such as `ssh -R` makes: it passes on what it gets, and adds nothing."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer

LOOPBACK = "127.0.0.1"


class _Server(ThreadingTCPServer):
    daemon_threads = True


@contextmanager
def relay_to(port: int) -> Iterator[int]:
    """Relay connections to a port of this machine; the port where the relay listens."""

    class Handler(BaseRequestHandler):
        def handle(self) -> None:
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
