"""Opening pages of the app in a test, clicking on them and reading them."""

from pathlib import Path
from typing import Any, Protocol

import pytest
from streamlit.testing.v1 import AppTest

from discern_app.base import navigation

SHELL = Path(__file__).parents[2] / "app" / "discern_app" / "shell.py"

HOME = "overview"
"""The page at the root, which `AppTest` opens unless it is given another one."""

PAGES = (HOME, "assessments", "results", "compare", "team", "teams", "reports", "events", "settings", "about")

EXPANDERS = (
    "why", "why would", "how sure", "new assessments", "debrief",
    *(f"behind {chart}" for chart in ("radar", "bar", "counts", "moved", "heads", "map", "heat", "spread", "compared")),
    *(f"export {name}" for name in ("results", "assessments", "discern-team", "discern-comparison")),
)  # fmt: skip


SAMPLE_COMPANY = "sample company"
with_sample_company = pytest.mark.parametrize("app_database", [SAMPLE_COMPANY], indirect=True)
"""The pages that a test opens find the sample company."""


def script_of(page: str) -> str:
    """The script of a page as `AppTest.switch_page` wants it: relative to the shell."""
    return f"{navigation.FOLDERS[page]}/{page}.py"


class Open(Protocol):
    def __call__(self, page: str = ..., **query: str) -> AppTest: ...


def run(test: AppTest) -> AppTest:
    """Run a page; an exception in it fails the test."""
    test.run(timeout=30)
    assert not test.exception, test.exception
    return test


def texts(test: AppTest) -> str:
    """All that a reader of the page sees as text, in one string."""
    kinds: tuple[Any, ...] = (
        test.title, test.header, test.subheader, test.markdown, test.caption, test.info, test.success, test.warning,
        test.error, test.code,
    )  # fmt: skip
    links = [str(link.proto.label) for link in test.get("page_link")]
    return "\n".join([*(str(element.value) for kind in kinds for element in kind), *links])


def expand(test: AppTest, *keys: str) -> AppTest:
    """Open expanders and popovers whose content is made when they open, by their keys; all of them without any key."""
    for key in keys or EXPANDERS:
        test.session_state[key] = True
    return run(test)


def labels(test: AppTest) -> list[str]:
    return [button.label for button in test.button]


def click(test: AppTest, label: str) -> AppTest:
    [button] = [each for each in test.button if each.label == label]
    button.click()
    return run(test)
