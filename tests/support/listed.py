"""Reading and ticking the rows of People and Assessments in a test."""

import re
from typing import NamedTuple

from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Checkbox

from discern_app.base.text import JOINER
from tests.support.pages import run

_DIRECTIVE = re.compile(r":[a-z-]+\[((?:[^\[\]\\]|\\.)*)\]")
_ICON = re.compile(r":material/\w+: ?")


class Listed(NamedTuple):
    """A row as a reader sees it. ``cells`` are those that say something."""

    name: str
    note: str
    cells: list[str]
    tick: str

    @property
    def label(self) -> str:
        return f"{self.name} · {self.note}" if self.note else self.name


def read(markdown: str) -> str:
    """What a reader sees of a line of Markdown."""
    while (plain := _DIRECTIVE.sub(r"\1", markdown)) != markdown:
        markdown = plain
    return re.sub(r"\\(.)", r"\1", _ICON.sub("", markdown).replace("**", "")).replace(JOINER, "").strip()


def rows(test: AppTest) -> list[Listed]:
    """The rows of the page's list, in its order."""
    found = []
    for row in test.main.container:
        if not str(row.key).startswith("row "):
            continue
        name, *_ = (read(button.label).removesuffix("›").strip() for button in row.button)
        note = "".join(read(str(caption.value)) for caption in row.caption)
        cells = [read(str(each.value)) for each in row.markdown]
        found.append(
            Listed(name, note, [cell for cell in cells if cell], "".join(str(box.key) for box in row.checkbox))
        )
    return found


def names(test: AppTest) -> list[str]:
    """The people of the list, with what tells namesakes apart."""
    return [row.label for row in rows(test)]


def row_of(test: AppTest, name: str) -> Listed:
    [found] = [row for row in rows(test) if row.label == name]
    return found


def tick(test: AppTest, *ticked: str) -> AppTest:
    """Tick the rows of these people, and no others."""
    for row in rows(test):
        test.checkbox(key=row.tick).set_value(row.label in ticked)
    return run(test)


def tick_places(test: AppTest, *places: int) -> AppTest:
    """Tick the rows at these places, and no others."""
    for place, row in enumerate(rows(test)):
        test.checkbox(key=row.tick).set_value(place in places)
    return run(test)


def boxes(test: AppTest) -> list[Checkbox]:
    """The tick boxes of the page and its dialog that don't belong to the list."""
    return [box for box in test.checkbox if not str(box.key).startswith("tick ")]
