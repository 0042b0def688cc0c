"""Everything that an opened page shows as words: what it writes, labels, tips, options, tables, and charts."""

import json
import re
from collections.abc import Iterator
from typing import Any

from streamlit.testing.v1 import AppTest

NOT_SHOWN = frozenset({
    # What tells elements and pages apart, and where they lead.
    "id", "key", "form_id", "element_id", "query_param_key", "page", "page_script_hash", "query_string", "url", "src",
    "link", "anchor", "deferred_file_id",
    # What a choice is called in its address; the options themselves are read.
    "raw_value", "raw_values", "default_tab_label",
    # How it looks and behaves.
    "icon", "content_icon", "avatar", "type", "tag", "theme", "divider", "color", "gap", "style", "engine", "language",
    "autocomplete", "shortcut", "format", "selection_mode", "column_order", "config",
    # The code of a component, whose words are in the data that it is given; and of those, a file and its script.
    "component_name", "html_content", "css_content", "js_content", "css_source_path", "js_source_path",
    "file", "script",
})  # fmt: skip
"""Fields of Streamlit's messages whose text nobody reads. Every other text counts as words."""

CHART_WORDS = frozenset({
    "text", "hovertext", "hovertemplate", "texttemplate", "name", "title", "ticktext", "tickprefix", "ticksuffix",
    "label", "labels", "x", "y", "theta", "r", "customdata", "meta",
})  # fmt: skip
"""Keys of a Plotly figure under which text is shown."""

_TAG = re.compile(r"<style>.*?</style>|<[^>]*>|%\{[^}]*\}", re.DOTALL)
"""What a browser doesn't show of HTML, and the places of values in a chart's labels."""


def shown_words(test: AppTest) -> str:
    """All that can be read on a page, opened as it is: a text a line."""
    return "\n".join(line for node in test for line in _words_of(node))


def _words_of(node: Any) -> Iterator[str]:
    # The page itself, and its main part and sidebar, have no words of their own.
    proto = getattr(node, "proto", None)
    if proto is None:
        return
    if node.type == "plotly_chart":
        yield from chart_words(proto.spec)
        yield proto.alt
    elif node.type in {"dataframe", "table"}:
        table = node.value
        yield from map(str, table.columns)
        yield from (cell for column in table.columns for cell in table[column] if isinstance(cell, str))
        yield from _column_words(json.loads(getattr(proto, "columns", "") or "{}"))
        yield proto.alt
    elif node.type == "bidi_component":
        given = json.loads(proto.json or "{}")
        yield from chart_words(given.pop("figure", "{}"))
        texts = (value for name, value in given.items() if name not in NOT_SHOWN and isinstance(value, str))
        yield from (_TAG.sub("\n", text) for text in texts)
    elif node.type == "code" and proto.language == "json":
        # What was sent to another system is shown as it was sent.
        return
    elif node.type == "html":
        yield _TAG.sub("\n", proto.body)
    else:
        yield from _fields(proto)


def _fields(proto: Any) -> Iterator[str]:
    for field, value in proto.ListFields():
        if field.name in NOT_SHOWN:
            continue
        if field.type == field.TYPE_STRING:
            yield from [value] if isinstance(value, str) else value
        elif field.type == field.TYPE_MESSAGE:
            for each in [value] if hasattr(value, "ListFields") else value:
                yield from _fields(each)


def chart_words(figure: str) -> Iterator[str]:
    """All that can be read on a chart, from its figure as JSON: labels, keys, axes and what appears on hover."""
    return (_TAG.sub(" ", text) for text in _texts_of(json.loads(figure), is_shown=False))


def _texts_of(part: Any, *, is_shown: bool) -> Iterator[str]:
    if isinstance(part, str) and is_shown:
        yield part
    elif isinstance(part, list):
        for each in part:
            yield from _texts_of(each, is_shown=is_shown)
    elif isinstance(part, dict):
        # Numbers are packed in text.
        for name, each in part.items():
            if name not in {"bdata", "dtype", "template"}:
                yield from _texts_of(each, is_shown=name in CHART_WORDS)


def _column_words(columns: Any) -> Iterator[str]:
    """What a table's columns are called, and their tips."""
    for column in columns.values():
        yield from (str(column[name]) for name in ("label", "help") if column.get(name))
