"""A choice that the address in the browser keeps, so that it can be linked and gone back from."""

from collections.abc import Callable, Sequence
from typing import Literal

import streamlit as st


def choose(
    label: str,
    ids: Sequence[str],
    format_func: Callable[[str], str],
    *,
    param: str,
    none: str | None = None,
    width: int | Literal["stretch"] = "stretch",
) -> str | None:
    """A select box whose choice is ``param`` of the address. The address holds the id, never the name shown.

    What the address says is chosen, whether it came from a link, from this box or from the browser's Back; without it,
    or where it names none of ``ids``, the first is, or nobody where ``none`` says in words what that means.
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
        on_change=_tell,
        args=(param, key),
        placeholder=none,
        width=width,
    )
    return chosen


def _tell(param: str, key: str) -> None:
    chosen = st.session_state[key]
    if chosen is None:
        st.query_params.pop(param, None)
    else:
        st.query_params[param] = chosen
