"""Opening pages of the app in a test, clicking on them and reading them."""

import re
from html import unescape
from pathlib import Path
from typing import Any, Protocol

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import TextInput

from discern_app.base import navigation

SHELL = Path(__file__).parents[2] / "app" / "discern_app" / "shell.py"

HOME = "home"
"""The page at the root, which `AppTest` opens unless it is given another one."""

PAGES = (
    HOME,
    "people",
    "assessments",
    "teams",
    "talk",
    "compare",
    "agreements",
    "brief",
    "reports",
    "integrations",
    "settings",
    "how_it_works",
)

TEAM_VIEWS = ("overview", "people", "what-if", "workshop", "edit")
PERSON_VIEWS = ("profile", "together", "history", "basis")

EXPANDERS = (
    "why", "why would", "why team-mates", "how sure", "debrief", "own about",
    *(f"behind {chart}" for chart in ("radar", "bar", "counts", "moved", "heads", "map", "heat", "spread", "compared")),
)  # fmt: skip


SAMPLE_COMPANY = "sample company"
with_sample_company = pytest.mark.parametrize("app_database", [SAMPLE_COMPANY], indirect=True)
"""The pages that a test opens find the sample company."""


def script_of(page: str) -> str:
    """The script of a page as `AppTest.switch_page` wants it: relative to the shell."""
    return str(navigation.script_of(page).relative_to(SHELL.parent))


STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")


class Open(Protocol):
    def __call__(self, page: str = ..., **query: str) -> AppTest: ...


def run(test: AppTest) -> AppTest:
    """Run a page; an exception in it fails the test."""
    test.run(timeout=30)
    assert not test.exception, test.exception
    return test


def headings(test: AppTest) -> list[str]:
    """The headings of the first level, as Markdown: titles, and the first lines of pages' heads."""
    heads = [str(each.value).partition("\n")[0] for each in test.markdown]
    return [*(str(each.value) for each in test.title), *(each[2:] for each in heads if each.startswith("# "))]


def texts(test: AppTest) -> str:
    """All that a reader of the page sees as text, in one string."""
    kinds: tuple[Any, ...] = (
        test.title, test.header, test.subheader, test.markdown, test.caption, test.info, test.success, test.warning,
        test.error, test.code,
    )  # fmt: skip
    links = [str(link.proto.label) for link in test.get("page_link")]
    drawn = [text_of_html(str(element.proto.body)) for element in test.get("html")]
    return "\n".join([*(str(element.value) for kind in kinds for element in kind), *links, *drawn])


def text_of_html(html: str) -> str:
    """What a reader sees of HTML, a line for each tag's text; nothing of a style sheet."""
    pieces = (unescape(piece).strip() for piece in TAG.split(STYLE.sub("", html)))
    return "\n".join(piece for piece in pieces if piece)


def expand(test: AppTest, *keys: str) -> AppTest:
    """Open expanders and popovers whose content is made when they open, by their keys; all of them without any key."""
    for key in keys or EXPANDERS:
        test.session_state[key] = True
    return run(test)


def field(test: AppTest, label: str) -> TextInput:
    """The one text field with this label."""
    [found] = [each for each in test.text_input if each.label == label]
    return found


def labels(test: AppTest) -> list[str]:
    return [button.label for button in test.button]


def click(test: AppTest, label: str) -> AppTest:
    [button] = [each for each in test.button if each.label == label]
    button.click()
    return run(test)


def choose(test: AppTest, entry: str) -> AppTest:
    """Choose an entry of a menu, by its text without its icon."""
    for menu in test.menu_button:
        for place, option in enumerate(menu.options):
            if option.rpartition(": ")[2] == entry:
                menu.click_index(place)
                return run(test)
    raise AssertionError(f"no menu has the entry {entry!r}")


def open_all(test: AppTest) -> AppTest:
    """Open every expander and popover whose content is made when it opens."""
    opened: set[str] = set()
    while closed := {str(node.key) for node in test if node.type in {"expander", "popover"} and node.key} - opened:
        for key in closed:
            test.session_state[key] = True
        opened |= closed
        run(test)
    return test
