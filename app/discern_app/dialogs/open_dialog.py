"""Dialogs that stay open while the page behind them is drawn again, and give the focus back when they close.

Streamlit closes a dialog with the next run of the whole page, and a page runs whenever something on it has changed:
also when the dialog itself has changed it. So the session keeps what is open, and the shell draws it after the page.
It alone does, since Streamlit knows a widget by the script that draws it too: what was typed would be lost.

Why: docs/decisions/0004-choices-and-dialogs-in-streamlit.md
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Literal, NoReturn

import streamlit as st

from discern_app.access.viewer import require_same_viewer
from discern_app.base.queries import PageEndedError
from discern_app.session_state import IS_DRAWN_WITH_PAGE, IS_UNDISTURBED, OPEN_DIALOG

WIDTH = 520


@dataclass(frozen=True, slots=True)
class OpenDialog:
    """A dialog that is open, and the address and parameters of the page that it lies over once it is drawn."""

    draw: Callable[..., None]
    arguments: tuple[object, ...]
    title: str
    width: int
    position: Literal["center", "right"]
    on_close: Callable[[], None] | None
    page: tuple[str, dict[str, str | list[str]]] | None = None


def open_dialog(
    draw: Callable[..., None],
    *arguments: object,
    title: str,
    width: int = WIDTH,
    position: Literal["center", "right"] = "center",
    on_close: Callable[[], None] | None = None,
) -> None:
    """Open a dialog, in place of the one that is open. It appears when the page is drawn.

    It closes when it is dismissed, when another page or another object is opened, and by `close_dialog`.

    Args:
        draw: draws the content from the ``arguments``. A change in it runs it again, not the page.
        title: the dialog's title, as Markdown.
        width: in pixels; less on a narrow screen.
        position: "right" makes it a drawer at the side.
        on_close: called when it closes, to forget what was entered.
    """
    OPEN_DIALOG.set(OpenDialog(draw, arguments, title, width, position, on_close))


def close_dialog() -> None:
    """Close the dialog; the next run of the whole page is without it."""
    dialog = OPEN_DIALOG.take()
    if dialog is not None and dialog.on_close is not None:
        dialog.on_close()


def close_of_other_page(address: str, query: Mapping[str, str | list[str]]) -> None:
    """Before a page is drawn: close what was opened over another one."""
    dialog = OPEN_DIALOG.get()
    if dialog is not None and dialog.page not in (None, (address, query)):
        close_dialog()
        # What closing takes out of the address was that of the page before; this one keeps its own.
        st.query_params.from_dict(query)


def show_open_dialog(address: str, query: Mapping[str, str | list[str]]) -> None:
    """After a page is drawn: draw the dialog that is open over it."""
    dialog = OPEN_DIALOG.get()
    if dialog is None:
        return
    # Opened on one page and drawn over it, it belongs to that page from here on.
    OPEN_DIALOG.set(replace(dialog, page=(address, dict(query))))

    # A drawer shows charts, which are drawn for the theme, and nothing is typed in it.
    IS_UNDISTURBED.set(dialog.position == "center")
    IS_DRAWN_WITH_PAGE.set(True)

    @wraps(dialog.draw)
    def content(*arguments: Any) -> None:
        require_same_viewer()
        try:
            with suppress(PageEndedError):
                dialog.draw(*arguments)
        finally:
            IS_DRAWN_WITH_PAGE.set(False)

    show = st.dialog(dialog.title, width=dialog.width, position=dialog.position, on_dismiss=close_dialog)
    show(content)(*dialog.arguments)


def rerun_dialog() -> NoReturn:
    """Draw the dialog again, without the page where that is possible."""
    st.rerun(scope="app" if IS_DRAWN_WITH_PAGE.get() else "fragment")


_FOCUS_RETURN = st.components.v2.component(
    "focus_return",
    js="""
const LAYERS = '[role="dialog"], [role="menu"], [role="listbox"]';
const WATCHED_MS = 1000;

let last = null;

const isLost = () => !document.activeElement || document.activeElement === document.body;

/* The last control outside of dialogs and menus, or what the page has drawn in its place since. */
const find = () => {
  if (!last) return null;
  if (last.control.isConnected) return last.control;
  const place = last.key && document.getElementsByClassName(last.key)[0];
  return place ? place.querySelector('button, input, select, textarea, a[href], [tabindex="0"]') : null;
};

const remember = ({ target }) => {
  if (!(target instanceof Element) || target.closest(LAYERS)) return;
  const key = [...(target.closest('[class*="st-key-"]')?.classList ?? [])].find((name) => name.startsWith('st-key-'));
  last = { control: target, key };
};

/* The page runs once more when a dialog closes, and may take the focus away again. */
const giveBack = () => {
  const began = performance.now();
  let acted = false;
  const stop = () => { acted = true; };
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, stop, { once: true, capture: true });
  const look = () => {
    if (acted || document.querySelector('[role="dialog"]')) return;
    if (isLost()) find()?.focus();
    if (performance.now() - began < WATCHED_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const holdsDialog = (node) =>
  node instanceof Element && (node.matches('[role="dialog"]') || node.querySelector('[role="dialog"]') !== null);

export default function () {
  if (window.discernFocusReturn) return;
  window.discernFocusReturn = true;
  document.addEventListener('focusin', remember);
  new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => [...removedNodes].some(holdsDialog))) giveBack();
  }).observe(document.body, { childList: true });
}
""",
)


def return_focus() -> None:
    """Have the page remember the control in use, and give the focus back to it when a dialog closes."""
    _FOCUS_RETURN(key="focus return")
