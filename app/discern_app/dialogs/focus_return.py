"""After a dialog has closed, the focus is where it was before: on the control that led to the dialog.

Streamlit gives it back to a button. A menu's entry is gone by then, and the focus falls to the whole page, so that who
uses the keyboard starts again at its top.
"""

import streamlit as st

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
