"""The questions as a candidate answers them, one block of four at a time. Each answer is saved as it is given."""

from time import monotonic

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import Answer, Block, GiveAnswers, Next
from ui.banners import show_error
from ui.connection import current_service
from ui.text import plain

MOST, LEAST = "Most like me", "Least like me"
LONGEST = 86_400_000
"""Milliseconds; a longer pause is no reading time."""


def ask(assessment_id: str) -> bool:
    """Ask the next block. True once all are answered."""
    key = f"next {assessment_id}"
    if key not in st.session_state:
        try:
            st.session_state[key] = current_service().takers.read(operations.get_next(assessment_id)).value
        except DiscernError as error:
            show_error(error)
            st.button("Try again", key="again")
            return False
    following: Next = st.session_state[key]
    if following.done:
        return True
    _ask_block(assessment_id, key)
    return False


@st.fragment
def _ask_block(assessment_id: str, key: str) -> None:
    following: Next = st.session_state[key]
    block = following.blocks[0]
    shown_at: float = st.session_state.setdefault(f"shown {block.id}", monotonic())
    st.progress(
        following.answered / following.total,
        text=f"Step {following.answered + 1} of {following.total}",
    )
    st.markdown("**Which is most like you at work, and which is least?** Pick one of each.")
    for item in block.items:
        with st.container(border=True, key=f"item-{item.id}"):
            st.markdown(plain(item.text))
            st.segmented_control(
                plain(item.text),
                [MOST, LEAST],
                label_visibility="collapsed",
                key=_pick_key(block, item.id),
                on_change=_keep_one,
                args=(block, item.id),
                width="stretch",
            )
    most, least = _picked(block, MOST), _picked(block, LEAST)
    ready = most is not None and least is not None
    clicked = st.button("Next", type="primary", disabled=not ready, width="stretch", icon=":material/arrow_forward:")
    st.caption("Your answers are saved step by step. You can close this page and go on later from the same link.")
    if clicked and most is not None and least is not None:
        ms = min(int((monotonic() - shown_at) * 1000), LONGEST)
        answers = GiveAnswers(answers=[Answer(block=block.id, most=most, least=least, ms=ms)])
        try:
            st.session_state[key] = current_service().takers.write(operations.give_answers(assessment_id, answers))
        except DiscernError as error:
            show_error(error)
            return
        st.rerun(scope="app" if st.session_state[key].done else "fragment")


def _pick_key(block: Block, item_id: str) -> str:
    return f"pick {block.id} {item_id}"


def _picked(block: Block, what: str) -> str | None:
    for item in block.items:
        if st.session_state.get(_pick_key(block, item.id)) == what:
            return item.id
    return None


def _keep_one(block: Block, item_id: str) -> None:
    """Only one statement is most like the taker, and only one least: the newest pick takes the place of the other."""
    what = st.session_state[_pick_key(block, item_id)]
    for item in block.items:
        if item.id != item_id and what is not None and st.session_state.get(_pick_key(block, item.id)) == what:
            st.session_state[_pick_key(block, item.id)] = None
