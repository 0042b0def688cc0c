"""Streamlit's page, with a few words of ours for a network that refuses its socket.

Such a network lets pages through, and answers the handshake itself: nothing of it reaches the app, and Streamlit shows
grey blocks for as long as it tries. So its page brings the words along, with a script that shows them after a few
seconds without a socket. Both come after the page, whatever is in it, and know nothing of it but that it opens a
`WebSocket`: where it opens none, they do nothing.
"""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.base.language import requested_language, speaking
from discern_app.base.navigation import base_path
from discern_app.base.streamlit_internals import SOCKET
from discern_app.participant.rendering import render

NOT_PASSED_ON = frozenset({b"accept-encoding", b"if-modified-since", b"if-none-match", b"range"})
"""What would have the page come compressed, in part, or not at all."""


async def serve_page(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a GET as ``app`` does; a page in HTML with the words after it. They are in the reader's language, so that
    browsers ask for the page anew each time.
    """
    words = _words(HTTPConnection(scope)).encode()
    is_page = False

    async def send_more(message: Message) -> None:
        nonlocal is_page
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message["headers"])
            is_page = message["status"] == 200 and headers.get("content-type", "").startswith("text/html")
            if is_page:
                for name in ("content-length", "etag", "last-modified", "accept-ranges"):
                    del headers[name]
        elif is_page and not message.get("more_body", False):
            message = {**message, "body": message.get("body", b"") + words}
        await send(message)

    headers = [(name, value) for name, value in scope["headers"] if name not in NOT_PASSED_ON]
    await app({**scope, "headers": headers}, receive, send_more)


def _words(connection: HTTPConnection) -> str:
    with speaking(requested_language(connection)):
        return render("refused_socket", {"address": f"{connection.headers.get('host', '')}{base_path()}{SOCKET}"})
