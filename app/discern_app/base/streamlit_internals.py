"""What rests on Streamlit's own page and its messages, which aren't documented. Read in Streamlit 1.67.

There is no public way to the scripts inside Streamlit's page, which a content security policy has to name. Where the
page changes, the policy stays as strict and the app refuses to start. `styles.css` rests on its HTML too: a style that
finds nothing changes nothing.

Nor is there a way to refuse messages that a browser may send on the socket. Only the kinds named here pass; where
Streamlit renames one of them, the app refuses to start.
"""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from typing import Literal
from urllib.parse import urlsplit

from streamlit.proto.BackMsg_pb2 import BackendOperationRequest, BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL | re.IGNORECASE)
EVENT_HANDLER = re.compile(r"<[^>]+\son\w+\s*=", re.IGNORECASE)
"""A script in an attribute, which no hash allows."""


class StreamlitChangedError(Exception):
    """The installed Streamlit isn't built like the one this was written for. The message says how, in one line."""


def inline_script_hashes(html: str | None = None) -> list[str]:
    """The sources, such as `'sha256-…'`, by which a policy allows exactly the scripts inside Streamlit's own page.

    Args:
        html: the page; the installed one where it is left out.

    Raises:
        StreamlitChangedError: there is no such page, or a script in it that can't be named by a hash.
    """
    page = _read_page() if html is None else html
    found = SCRIPT.findall(page)
    inline = [script for attributes, script in found if "src=" not in attributes]
    if not found or EVENT_HANDLER.search(SCRIPT.sub("", page)):
        raise StreamlitChangedError(
            f"Streamlit {version('streamlit')} starts the scripts of its page in an unknown way."
        )
    return [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in inline]


@cache
def _read_page() -> str:
    try:
        return files("streamlit").joinpath("static", "index.html").read_text(encoding="utf-8")
    except OSError as error:
        raise StreamlitChangedError(f"Streamlit {version('streamlit')} has no page at static/index.html.") from error


SOCKET = "/_stcore/stream"
UPLOADS = "/_stcore/upload_file/"

HEALTH = "/_stcore/health"
STATIC = ("/static/", "/favicon.png", "/manifest.json")
"""Streamlit's program, which is the same for everybody."""

SETTINGS = "/_stcore/host-config"
"""What an open page asks for whenever it connects again, and shows the answer of if it is neither 200 nor 403."""

OPEN_PATHS = (SOCKET, HEALTH, SETTINGS, "/_stcore/bidi-components/", UPLOADS)
"""What a browser needs below `/_stcore/`. There is more: counts of everything that is cached, and an interface for
programs."""

Kind = Literal["rerun_script", "stop_script", "app_heartbeat", "file_urls_request", "deferred_file"]

KINDS: dict[str, Kind] = {
    "rerun_script": "rerun_script",
    "stop_script": "stop_script",
    "app_heartbeat": "app_heartbeat",
    "file_urls_request": "file_urls_request",
}
OPERATIONS: dict[str, Kind] = {"deferred_file": "deferred_file"}
"""The messages that pass, and the operations in a message of the kind `backend_operation_request`. The others empty the
caches of all sessions, write files beside the app, or say what is in its repository."""

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")

LONGEST = 200
LONGEST_ID = 2_000
LONGEST_QUERY = 16_000

MOST_FILES = 20
"""How many files a browser may announce at once."""

PROGRAM_LOGGERS = (
    "streamlit.error_util",
    "streamlit.runtime.app_session",
    "streamlit.runtime.backend_operation_handler",
    "streamlit.runtime.runtime",
    "streamlit.runtime.scriptrunner.script_runner",
    "streamlit.runtime.state.session_state",
    "streamlit.web.server.starlette.starlette_routes",
    "streamlit.web.server.starlette.starlette_websocket",
    "streamlit.web.server.starlette.starlette_auth_routes",
    "uvicorn.error",
    "websockets",
    "asyncio",
)
"""The loggers that a visitor can make write a line."""


class UnreadableMessageError(Exception):
    """A message that no browser sends: not Streamlit's, too long in one of its parts, or with control characters."""


def check_messages() -> None:
    """Raises `StreamlitChangedError` where Streamlit calls a kind of message by another name."""
    known = {field.name for field in BackMsg.DESCRIPTOR.oneofs_by_name["type"].fields}
    operations = {field.name for field in BackendOperationRequest.DESCRIPTOR.oneofs_by_name["payload"].fields}
    missing = {*KINDS, "backend_operation_request"} - known | OPERATIONS.keys() - operations
    if missing:
        raise StreamlitChangedError(f"Streamlit {version('streamlit')} has no message {', '.join(sorted(missing))}.")


def read_message(content: bytes) -> Kind | None:
    """The kind of a message from a browser; None for one that must not reach Streamlit.

    Raises:
        UnreadableMessageError: no browser sends this.
    """
    try:
        message = BackMsg.FromString(content)
    except Exception:  # protobuf's own, by whichever of its implementations is installed
        raise UnreadableMessageError from None
    kind = message.WhichOneof("type")
    if kind == "backend_operation_request":
        request = message.backend_operation_request
        _require_words(request.request_id, request.session_id, request.deferred_file.file_id)
        return OPERATIONS.get(request.WhichOneof("payload") or "")
    if kind == "rerun_script":
        _require_state(message.rerun_script)
    elif kind == "file_urls_request":
        asked = message.file_urls_request
        _require_words(asked.request_id, asked.session_id)
        if len(asked.file_names) > MOST_FILES:
            raise UnreadableMessageError
    return KINDS.get(kind or "")


def read_upload_paths(content: bytes) -> list[str] | None:
    """The addresses to which a browser may send the files that it asked to; None for a message of another kind."""
    message = ForwardMsg.FromString(content)
    if message.WhichOneof("type") != "file_urls_response":
        return None
    return [upload_name(each.upload_url) for each in message.file_urls_response.file_urls]


def upload_name(path: str) -> str:
    """What sets the address of one upload apart from those of others."""
    return path.partition(UPLOADS)[2]


def _require_state(state: ClientState) -> None:
    context = state.context_info
    _require_words(state.fragment_id, state.page_script_hash, state.page_name)
    _require_words(context.timezone, context.locale, context.color_scheme)
    _require_words(*(widget.id for widget in state.widget_states.widgets), longest=LONGEST_ID)
    _require_words(state.query_string, context.url, longest=LONGEST_QUERY)
    try:
        urlsplit(context.url)
    except ValueError:
        raise UnreadableMessageError from None


def _require_words(*texts: str, longest: int = LONGEST) -> None:
    if any(len(text) > longest or CONTROL.search(text) for text in texts):
        raise UnreadableMessageError
