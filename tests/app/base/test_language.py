"""The words of the pages: each message that a page asks for is in the catalogue, with the arguments that it uses."""

import ast
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from discern import words
from discern.contract.models.insights import Wording
from discern_app.base import language
from tests.support.catalog_files import entries, messages, said_in_templates, variables_of

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "app").rglob("*.py"))
PAGES = sorted((ROOT / "src/discern/words/en/pages").glob("*.ftl"))


def said() -> Iterator[tuple[str, ast.Call]]:
    """Each place where a page asks for a message."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node


def test_templates_ask_for_messages_by_their_ids_with_the_arguments_that_they_use() -> None:
    calls = list(said_in_templates())
    assert len(calls) > 40
    for place, message, given in calls:
        assert message in messages(), f"{place}: {message}"
        assert given == variables_of(message), f"{place}: {message}"


def test_pages_ask_for_messages_by_their_ids_with_the_arguments_that_they_use() -> None:
    calls = list(said())
    assert calls
    for place, call in calls:
        [message] = call.args
        # A message chooses among words by its arguments; code doesn't choose among messages by names that it builds.
        assert isinstance(message, ast.Constant), place
        assert isinstance(message.value, str), place
        assert message.value in messages(), f"{place}: {message.value}"
        given = {keyword.arg for keyword in call.keywords}
        assert given == variables_of(message.value), f"{place}: {message.value}"


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_messages_of_pages_begin_with_the_name_of_their_file(file: Path) -> None:
    for entry in entries(file.read_text(encoding="utf-8")):
        assert entry.id.name.startswith(f"{file.stem}-")


def test_a_file_is_made_in_the_language_of_the_page_that_offers_it() -> None:
    with language.speaking("fr"):
        make = language.in_this_language(language.language)
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(language.language).result() == "en"
        assert pool.submit(make).result() == "fr"


ANSWERS_WITH_STATEMENTS = {"GET_RESULTS", "GET_TEAM_ANALYSIS", "COMPARE_PEOPLE", "GET_TEAMMATES", "GET_BRIEF"}


def test_pages_ask_for_statements_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [
        (file, call)
        for file in FILES
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ANSWERS_WITH_STATEMENTS
        and ast.unparse(call.func.value) == "operations"
    ]
    assert len(asked) > 8
    for file, call in asked:
        is_said = re.search(r"(reader_wording|statement_language)\(\)", ast.unparse(call))
        assert is_said, f"{file.relative_to(ROOT)}:{call.lineno}"
    assert language.statement_language() is None
    monkeypatch.setattr(words, "negotiate", lambda _: "fr")
    assert language.reader_wording() == Wording(language="fr")
