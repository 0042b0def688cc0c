"""The questionnaire, one block of four statements at a time. Each answer is saved as it is given."""

from time import monotonic

import streamlit as st

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, NotPermitted
from discern.contract import Answer, Block, BlockItem, GiveAnswers, Next
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.text import escape, spoken

_TOP = st.components.v2.component(
    "top_of_block",
    js="""
export default function ({ data, parentElement }) {
  const top = parentElement.host ?? parentElement;
  if (top.dataset.block === data.block) return;
  top.dataset.block = data.block;
  top.tabIndex = -1;
  top.role = 'group';
  top.ariaLabel = data.label;
  Object.assign(top.style, { display: 'block', scrollMarginTop: '4rem', outline: 'none' });
  const show = () => top.scrollIntoView({ block: 'start' });
  top.focus({ preventScroll: true });
  show();
  requestAnimationFrame(show);
}
""",
)
"""Whenever another block is shown, scrolls to its beginning and takes the focus there."""

MOST, LEAST = "most", "least"
UPPER, LOWER = "upper", "lower"
"""The two statements left, in the order in which they are shown."""

FAILURE = "answer_not_saved"

LONGEST = 86_400_000
"""The longest response time that is recorded, in milliseconds."""


def ask(reader: CachedReader, assessment_id: str) -> bool:
    """Ask the person that ``reader`` acts for the next block. True once all are answered."""
    key = _next_key(assessment_id)
    if key not in st.session_state:
        try:
            st.session_state[key] = reader.read(operations.get_next(assessment_id)).value
        except DiscernError as error:
            show_error(error)
            st.button(say("taking-again"), key="again")
            return False
    following: Next = st.session_state[key]
    if following.done:
        return True
    _ask_block(reader, assessment_id, key)
    return False


def was_asked_here(assessment_id: str) -> bool:
    """Whether questions of this assessment were asked in this session."""
    return _next_key(assessment_id) in st.session_state


def _next_key(assessment_id: str) -> str:
    return f"next {assessment_id}"


@st.fragment
def _ask_block(reader: CachedReader, assessment_id: str, key: str) -> None:
    following: Next | None = st.session_state.get(key)
    if following is None or following.done:
        st.rerun()
    block = following.blocks[0]
    st.session_state.setdefault(_shown_key(block), monotonic())
    step = say("taking-step", number=following.answered + 1, total=following.total)
    _TOP(key="top of block", data={"block": block.id, "label": step}, height=1)
    st.progress(following.answered / following.total, text=step)
    st.markdown(say("taking-question"))
    for item in block.items:
        with st.container(border=True, key=f"item-{item.id}"):
            st.markdown(escape(item.text))
            st.segmented_control(
                spoken(item.text),
                [MOST, LEAST],
                format_func=lambda pick: say("taking-pick", pick=pick),
                label_visibility="collapsed",
                key=_pick_key(block, item.id),
                on_change=_keep_one,
                args=(block, item.id),
                width="stretch",
            )
    if following.ranking:
        _ask_second(block)
    st.button(
        say("taking-next"),
        type="primary",
        disabled=_given(block, ranking=following.ranking) is None,
        on_click=_save,
        args=(reader, assessment_id, key, block),
        width="stretch",
        icon=":material/arrow_forward:",
    )
    if FAILURE in st.session_state:
        error = st.session_state.pop(FAILURE)
        if isinstance(error, NotPermitted):
            # A member who continues what somebody else may have started: each answer is refused.
            st.warning(say("taking-not-confirmed"), icon=":material/lock:")
        else:
            show_error(error)
    st.caption(say("taking-saved"))


def _ask_second(block: Block) -> None:
    """Ask for the better of the two statements left, once most and least are picked."""
    left = _left(block)
    if len(left) == 2:
        texts = {UPPER: escape(left[0].text), LOWER: escape(left[1].text)}
        st.radio(
            say("taking-second"),
            [UPPER, LOWER],
            format_func=texts.__getitem__,
            index=None,
            key=_second_key(block),
            width="stretch",
        )


def _save(reader: CachedReader, assessment_id: str, key: str, block: Block) -> None:
    """Send the answer to a block; the service returns what comes next. If that fails, the choices stay."""
    following: Next = st.session_state[key]
    answer = _given(block, ranking=following.ranking)
    if answer is None:
        return
    ms = min(int((monotonic() - st.session_state[_shown_key(block)]) * 1000), LONGEST)
    answers = GiveAnswers(answers=[answer.model_copy(update={"ms": ms})])
    try:
        st.session_state[key] = reader.write(operations.give_answers(assessment_id, answers))
    except (InvalidRequest, NotPermitted) as error:
        # It was answered, ended or restarted elsewhere in the meantime: reload it from the service.
        del st.session_state[key]
        if error.code == "role_forbids":
            st.session_state[FAILURE] = error
    except DiscernError as error:
        st.session_state[FAILURE] = error


def _shown_key(block: Block) -> str:
    return f"shown {block.id}"


def _pick_key(block: Block, item_id: str) -> str:
    return f"pick {block.id} {item_id}"


def _picked(block: Block, what: str) -> str | None:
    for item in block.items:
        if st.session_state.get(_pick_key(block, item.id)) == what:
            return item.id
    return None


def _left(block: Block) -> list[BlockItem]:
    """The statements that are neither most nor least."""
    return [item for item in block.items if st.session_state.get(_pick_key(block, item.id)) is None]


def _second_key(block: Block) -> str:
    """The key of the question about the two left: another pair is another question."""
    return " ".join(["second", block.id, *(item.id for item in _left(block))])


def _second(block: Block) -> str | None:
    """The statement picked as the better of the two left."""
    picked = st.session_state.get(_second_key(block))
    return None if picked is None else _left(block)[(UPPER, LOWER).index(picked)].id


def _given(block: Block, *, ranking: bool) -> Answer | None:
    """What has been picked, without its time; None until that is all that is asked for."""
    most, least = _picked(block, MOST), _picked(block, LEAST)
    second = _second(block) if ranking else None
    if most is None or least is None or (ranking and second is None):
        return None
    return Answer(block=block.id, most=most, least=least, second=second)


def _keep_one(block: Block, item_id: str) -> None:
    """Keep one statement at most for each of most and least: the latest choice replaces the other."""
    what = st.session_state[_pick_key(block, item_id)]
    for item in block.items:
        if item.id != item_id and what is not None and st.session_state.get(_pick_key(block, item.id)) == what:
            st.session_state[_pick_key(block, item.id)] = None
