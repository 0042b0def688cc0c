"""A select box whose choice is part of the URL, so that it can be linked to and the browser's Back works."""

from collections.abc import Callable, Sequence
from typing import Literal

import streamlit as st


def url_selectbox(
    label: str,
    ids: Sequence[str],
    format_func: Callable[[str], str],
    *,
    param: str,
    none: str | None = None,
    width: int | Literal["stretch"] = "stretch",
) -> str | None:
    """A select box whose choice is the URL's parameter ``param``. The URL holds the id, never the name shown.

    The choice always follows the URL, be it from a link, from this box or from the browser's Back. Where the parameter
    is missing or none of ``ids``, the first id is chosen, or nothing where ``none`` is the placeholder for that.
    """
    key = f"choice of {param}"
    asked = st.query_params.get(param)
    first = ids[0] if ids and none is None else None
    st.session_state[key] = asked if asked in ids else first
    chosen: str | None = st.selectbox(
        label,
        ids,
        index=0 if none is None else None,
        format_func=format_func,
        key=key,
        on_change=_store_choice,
        args=(param, key),
        placeholder=none,
        width=width,
    )
    return chosen


def _store_choice(param: str, key: str) -> None:
    chosen = st.session_state[key]
    if chosen is None:
        st.query_params.pop(param, None)
    else:
        st.query_params[param] = chosen
