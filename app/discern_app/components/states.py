"""States that several pages can be in, each with its words."""

from collections.abc import Callable

from discern_app.base.language import say
from discern_app.base.states import show_state

__all__ = ["show_none_match", "show_state"]


def show_none_match(clear: Callable[[], None], detail: str = "") -> None:
    """Nothing matches a search or a filter.

    Args:
        clear: empties search and filters, before the page runs again.
        detail: what was looked for, as Markdown.
    """
    show_state("search_off", say("shared-none-match"), detail).button(
        say("shared-clear-filters"), icon=":material/filter_alt_off:", on_click=clear
    )
