"""What a browser keeps about the links opened in it, by a script in the page: not every host lets the app set cookies.

For a join link it keeps the take link of the person who joined, for a take link the private link of the person who
started. Local storage belongs to one scheme, host and port, and is never sent by itself.
"""

from typing import Any

import streamlit as st

from discern_app.participant.links import TOKEN

KEPT = "kept_links"
"""Session key: what to keep in this browser, by the token of the link it belongs to."""

RECALLED = "recalled_links"
"""Session key: what this browser keeps, by the token of the link; empty where it keeps nothing."""

_MEMORY = st.components.v2.component(
    "browser_memory",
    js="""
export default function ({ data, setStateValue }) {
  let own = '';
  try {
    for (const [link, kept] of Object.entries(data.keep)) localStorage.setItem(`discern ${link}`, kept);
    own = localStorage.getItem(`discern ${data.link}`) ?? '';
  } catch { /* Without storage, nothing is kept. */ }
  if (data.link && own !== data.known) setStateValue('found', { link: data.link, own });
}
""",
)


def recall(link: str) -> str | None:
    """The token that this browser keeps for a link, empty if there is none; None until the browser has said."""
    recalled: dict[str, str] = st.session_state.setdefault(RECALLED, {})
    found = _sync(link, recalled.get(link))
    if isinstance(found, dict) and found.get("link") == link and link not in recalled:
        own = str(found.get("own", ""))
        recalled[link] = own if TOKEN.fullmatch(own) else ""
    return recalled.get(link)


def keep_links() -> None:
    """Let the browser keep what this session has to remember."""
    _sync("", None)


def remember(link: str, own: str) -> None:
    """Keep a token for a link from the page's next run on; an empty one forgets it."""
    st.session_state.setdefault(KEPT, {})[link] = own
    st.session_state.setdefault(RECALLED, {})[link] = own


def _sync(link: str, known: str | None) -> Any:
    keep: dict[str, str] = st.session_state.get(KEPT, {})
    data = {"keep": keep, "link": link, "known": known}
    return _MEMORY(key="browser memory", data=data, height=1, on_found_change=lambda: None).get("found")
