"""The component that shows plain pages: a page's script calls `show_pages`."""

from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

import streamlit as st
from pydantic import ValidationError

from discern_app.access import identity_cookie
from discern_app.access.client_ip import browser_address
from discern_app.access.gate import cookie_name
from discern_app.access.session import read_claims_here
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.bridge.exchange import Asked, Visitor, answer
from discern_app.participant.rendering import FILES

KEY = "bridge"
ANSWER = "bridge_answer"
"""Session key: what the pages answered last."""

ASSETS = Path(__file__).parent / "assets"


def _read(*paths: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


_BRIDGE = st.components.v2.component(
    "bridge",
    html='<div class="page" tabindex="-1"></div>',
    css=_read(FILES["page.css"], FILES["own.css"], ASSETS / "bridge.css"),
    js=_read(FILES["questions.js"], FILES["page.js"], ASSETS / "bridge.js"),
)


@st.fragment
def show_pages() -> None:
    _BRIDGE(key=KEY, data={"answer": st.session_state.get(ANSWER)}, on_asked_change=_answer)


def _answer() -> None:
    try:
        asked = Asked.model_validate(st.session_state.get(KEY, {}).get("asked"))
    except ValidationError:
        return
    st.session_state[ANSWER] = answer(asked, _visitor())


def _visitor() -> Visitor:
    scheme = urlsplit(st.context.url or "").scheme or "http"
    host = st.context.headers.get("Host") or ""
    languages = st.context.headers.get("Accept-Language") or ""
    return Visitor(browser_address(), f"{scheme}://{host}", languages, _signed_in(host))


def _signed_in(host: str) -> tuple[str, str] | None:
    """The cookie by which the plain pages know who has signed in with Streamlit. It doesn't go to the browser."""
    claims = read_claims_here() if is_sign_in_set_up() else None
    if claims is None:
        return None
    at = datetime.fromtimestamp(claims["iat"], UTC) if isinstance(claims.get("iat"), int | float) else datetime.now(UTC)
    return cookie_name(host, identity_cookie.COOKIE), identity_cookie.seal(claims, at)
