"""What isn't documented of Streamlit 1.67 (its page, addresses and loggers) and of websockets 17.

Without it nothing opens and every start goes on:

- Where a script in Streamlit's page can't be named by a hash, that page alone may run any script inside it, and a line
  in the log says so. Other answers, and every other directive of the policy, stay as they are.
- An address that Streamlit adds or renames is closed to everybody below `/_stcore/`, and elsewhere to all who don't
  lead. Pages that need such an address don't load.
- Where `st.logout` leads elsewhere, it ends nothing on a server with plain pages. Theirs still sign out.
- A logger with another name writes lines of any length and number.
- Where websockets' limit isn't found, its default counts.

`styles.css` rests on Streamlit's HTML too: a style that matches nothing changes nothing.
"""

import logging
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files

from websockets import http11

logger = logging.getLogger("discern.app")

SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL | re.IGNORECASE)
EVENT_HANDLER = re.compile(r"<[^>]+\son\w+\s*=", re.IGNORECASE)  # In an attribute, where no hash allows it.

ANY_INLINE_SCRIPT = "'unsafe-inline'"


@cache
def inline_script_sources() -> list[str]:
    """The sources, such as `'sha256-…'`, by which a policy allows the scripts inside Streamlit's own page."""
    page = files("streamlit").joinpath("static", "index.html")
    hashes = hash_scripts(page.read_text(encoding="utf-8") if page.is_file() else "")
    if hashes is None:
        logger.log(logging.WARNING, "Streamlit %s has an unknown page: its scripts all run", version("streamlit"))
    return [ANY_INLINE_SCRIPT] if hashes is None else hashes


def hash_scripts(page: str) -> list[str] | None:
    """The hashes of the scripts inside a page; None where there is none, or one that no hash can name."""
    scripts = SCRIPT.findall(page)
    if not scripts or EVENT_HANDLER.search(SCRIPT.sub("", page)):
        return None
    inline = [script for attributes, script in scripts if "src=" not in attributes]
    return [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in inline]


HEALTH = "/_stcore/health"
STATIC = ("/static/", "/favicon.png", "/manifest.json")
SIGN_OUT = "/auth/logout"  # Where `st.logout` leads.
SOCKET = "/_stcore/stream"
SETTINGS = "/_stcore/host-config"  # Asked for at each connection. An answer but 200 and 403 is shown to the person.
GUARDED = ("/_stcore/", "/media/")  # Below these are the socket, and the files that pages show and take.
RESERVED = (*GUARDED, "/component/")  # Below these there are no pages.
NEEDED = (SOCKET, SETTINGS, "/_stcore/bidi-components/", "/_stcore/upload_file/", *RESERVED[1:])
"""What pages need of it. There is more below `/_stcore/`, such as counts of all that is cached."""

LONGEST_LINE: int = getattr(http11, "MAX_LINE_LENGTH", 8192)
"""Bytes of a line of a socket's head: `WEBSOCKETS_MAX_LINE_LENGTH`, as it was when websockets was imported. Under
`streamlit run` that is before any file of ours, and Streamlit's secrets may set the variable later."""

STREAMLIT_LOGGERS = (
    "streamlit.error_util",
    "streamlit.runtime.app_session",
    "streamlit.runtime.backend_operation_handler",
    "streamlit.runtime.runtime",
    "streamlit.runtime.scriptrunner.script_runner",
    "streamlit.runtime.state.session_state",
    "streamlit.web.server.starlette.starlette_routes",
    "streamlit.web.server.starlette.starlette_websocket",
    "streamlit.web.server.starlette.starlette_auth_routes",
)
"""Those that a visitor can make write a line."""
