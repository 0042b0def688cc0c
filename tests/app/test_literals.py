"""Text that pages show is asked for by `say`: none is written in the code. Names of settings and examples are data."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

APP = Path(__file__).parents[2] / "app" / "discern_app"

FIRST = frozenset({
    # Of Streamlit.
    "title", "header", "subheader", "markdown", "caption", "text", "write", "error", "warning", "info", "success",
    "toast", "spinner", "button", "checkbox", "toggle", "radio", "selectbox", "multiselect", "segmented_control",
    "pills", "slider", "text_input", "text_area", "number_input", "file_uploader", "form_submit_button", "tabs",
    "download_button", "expander", "popover", "metric", "table", "dataframe",
    # Of ours.
    "select_one", "select_several", "show_table", "draw_table", "link_to_list",
})  # fmt: skip
"""Calls that show their first argument."""

NAMED = frozenset({
    "label", "help", "help_", "placeholder", "title", "page_title", "text", "alt", "caption", "none", "body",
})  # fmt: skip
"""Names of arguments that are shown, in any call."""

_MARKUP = re.compile(r"^Discern$|`[^`]*`|```.*?```|https?:\S+|:material/(?:\w+:)?|:\w+\[", re.DOTALL)
_WORD = re.compile(r"[A-Za-z]{2,}")


def find_literals(source: str) -> Iterator[tuple[int, str]]:
    """Texts with a word in them that are shown as they are written, with their lines."""
    tree = ast.parse(source)
    constants = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        shown = [keyword.value for keyword in call.keywords if keyword.arg in NAMED and name != "say"]
        for argument in [*(call.args[:1] if name in FIRST else []), *shown]:
            for text in _texts_of(argument, constants):
                if _WORD.search(_MARKUP.sub(" ", text)):
                    yield call.lineno, text


def _texts_of(node: ast.AST, constants: Mapping[str, ast.expr]) -> Iterator[str]:
    """The texts in an expression, but not those that another call is given."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name) and node.id in constants:
        yield from _texts_of(constants[node.id], {})
    elif isinstance(node, ast.IfExp):
        yield from _texts_of(node.body, constants)
        yield from _texts_of(node.orelse, constants)
    elif isinstance(node, ast.Subscript):
        yield from _texts_of(node.value, constants)
    elif isinstance(node, ast.ListComp | ast.GeneratorExp):
        yield from _texts_of(node.elt, constants)
    elif not isinstance(node, ast.Call | ast.Compare | ast.Lambda):
        for each in ast.iter_child_nodes(node):
            yield from _texts_of(each, constants)


def test_no_text_that_is_shown_is_written_in_the_code() -> None:
    found = {file.name: list(find_literals(file.read_text(encoding="utf-8"))) for file in APP.rglob("*.py")}
    assert {name: literals for name, literals in found.items() if literals} == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("st.markdown('Who is in the team')", True),
        ("place.button(f'Create {count}')", True),
        ("st.button(say('home-create'), help='Nothing is sent')", True),
        ("st.error('Gone' if is_gone else say('home-error'))", True),
        ("GONE = 'It is gone'\nst.error(GONE)", True),
        ("select_one('Team', options)", True),
        ("select_one(say('home-team'), options, none='No team')", True),
        ("show_table(('Person', 'Role'), rows)", True),
        ("st.markdown(f'**{escape(name)}** · {say(\"home-team\", count=count)}')", False),
        ("st.button(say('home-create'), key='create one', icon=':material/add:')", False),
        ("st.selectbox(say('home-kind'), ['one', 'two'], format_func=lambda kind: say('home-kind', kind=kind))", False),
        ("st.markdown(', '.join(say('home-kind', kind=kind) for kind in ('one', 'two')))", False),
        ("st.set_page_config(page_title='Discern')", False),
    ],
)
def test_texts_are_found_where_they_are_shown(source: str, found: bool) -> None:
    assert bool(list(find_literals(source))) == found
