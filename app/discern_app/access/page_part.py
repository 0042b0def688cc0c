"""Parts of pages that run alone, without the shell."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import streamlit as st

from discern_app.access.session import require_same_viewer

Draw = Callable[..., None]


def page_part(*, run_every: float | None = None) -> Callable[[Draw], Draw]:
    """`st.fragment`, for those who may still see the page: a browser can ask for a part again while it is connected.

    Args:
        run_every: after how many seconds an open page runs it again.
    """

    def decorate(draw: Draw) -> Draw:
        @wraps(draw)
        def checked(*given: Any) -> None:
            require_same_viewer()
            draw(*given)

        part: Draw = st.fragment(checked, run_every=run_every)
        return part

    return decorate
