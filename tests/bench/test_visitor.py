"""What a visitor without a browser says and hears, held against Streamlit's own messages."""

from hypothesis import given
from hypothesis import strategies as st
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from discern.bench.visitor import SCRIPT_FINISHED, ask, numbers


@given(st.text(max_size=400), st.text(max_size=400))
def test_a_run_is_asked_for_as_streamlit_s_own_pages_ask(page: str, query: str) -> None:
    message = BackMsg.FromString(ask(page, query))
    assert message.WhichOneof("type") == "rerun_script"
    assert (message.rerun_script.page_name, message.rerun_script.query_string) == (page, query)


@given(st.text(max_size=400))
def test_the_end_of_a_run_is_heard_and_nothing_else_is_taken_for_it(text: str) -> None:
    ended = ForwardMsg(hash=text, script_finished=ForwardMsg.FINISHED_SUCCESSFULLY)
    going_on = ForwardMsg(hash=text)
    going_on.delta.new_element.markdown.body = text
    assert SCRIPT_FINISHED in numbers(ended.SerializeToString())
    assert SCRIPT_FINISHED not in numbers(going_on.SerializeToString())
