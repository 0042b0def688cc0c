"""The secret of this installation as people type it, where a host sets no cookies.

Their browser keeps a token in its local storage, which opens the pages as long as the cookie would. It never keeps the
secret.
"""

from datetime import UTC, datetime
from threading import Lock

import streamlit as st
from cachetools import TTLCache

from discern_app.access.client_ip import browser_address
from discern_app.access.gate import TOKEN, cookie_value, is_equal
from discern_app.base.embedded_service import network_of
from discern_app.base.language import say

NEW_TOKEN = "new_token"  # noqa: S105
"""Session key: the token that the browser is to keep."""

MOST_WRONG = 10
"""How many wrong secrets may come from one address in an hour."""

_WRONG: TTLCache[str, int] = TTLCache(10_000, ttl=3600)
_LOCK = Lock()

_MEMORY = st.components.v2.component(
    "access_token",
    js="""
export default function ({ data, setStateValue }) {
  let token = data.keep ?? '';
  try {
    if (data.keep) localStorage.setItem('discern access', data.keep);
    token ||= localStorage.getItem('discern access') ?? '';
  } catch { /* Without storage, the token lasts as long as the page. */ }
  if (token !== data.known) setStateValue('token', token);
}
""",
)


def recall_token() -> str | None:
    """The token that this browser keeps, which may be empty; None until the browser has said."""
    known = st.session_state.get("access_token", {}).get("token")
    data = {"keep": st.session_state.get(NEW_TOKEN), "known": known}
    token = _MEMORY(key="access_token", data=data, height=1, on_token_change=lambda: None).get("token")
    return token if isinstance(token, str) else None


def try_secret(given: str, secret: str) -> str | None:
    """What is wrong with a secret that was typed. None where it is right: the browser is then given a token to keep."""
    place = network_of(browser_address())
    with _LOCK:
        if _WRONG.get(place, 0) >= MOST_WRONG:
            return say("access-secret-limit")
        if not is_equal(given.strip(), secret):
            _WRONG[place] = _WRONG.get(place, 0) + 1
            return say("access-secret-wrong")
    st.session_state[NEW_TOKEN] = cookie_value(secret, datetime.now(UTC), TOKEN)
    return None
