"""What the styles may not ask of the browser in every run of a page."""

import re
from pathlib import Path

import discern_app.base

APP = Path(discern_app.base.__file__).parents[1]
STYLES = {path.name: path.read_text(encoding="utf-8") for path in APP.rglob("*.css") if "assets" not in path.parts}

COSTLY = re.compile(r"""\[class[*^$|]=[^\]]*\][^{},]*?[\s>](?:\*|:is\((?:a|button)\b|a\b|button\b)""")
"""A part of a class, and below it everything, a link or a button: matched anew with every class that changes."""


def selectors(styles: str) -> list[str]:
    plain = re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL)
    return [each.strip() for each in re.findall(r"([^{}]+)\{", plain)]


ABOVE = re.compile(r":has\([^{},]*\)\s*[\s>]\s*[\w\[.:*]")
"""An element that has something in it, and another below it: matched anew whenever anything is inserted, as each word
of a chart is before it is measured.
"""


def on_screen(styles: str) -> str:
    """The styles before those for paper, which are the last and cost a screen nothing."""
    return styles.partition("@media print")[0]


def test_no_style_has_the_whole_page_matched_anew_in_every_run() -> None:
    assert [each for styles in STYLES.values() for each in selectors(styles) if COSTLY.search(each)] == []


def test_no_style_has_the_page_matched_anew_with_every_word_of_a_chart() -> None:
    found = [each for styles in STYLES.values() for each in selectors(on_screen(styles)) if ABOVE.search(each)]
    assert found == []


def test_a_costly_style_would_be_noticed() -> None:
    costly = [
        '[class*="st-key-card-"] button > * { width: 100%; }',
        ':is([class*="st-key-card-"], [class*="st-key-figure-"]) :is(a, button)::after { content: ""; }',
    ]
    assert [bool(COSTLY.search(selectors(each)[0])) for each in costly] == [True, True]
    above = ['body:has(.slide) [data-testid="stMain"] { padding: 0; }', "div:has(> p > .fills) > * { height: 100%; }"]
    assert [bool(ABOVE.search(selectors(each)[0])) for each in above] == [True, True]
    assert ABOVE.search(".head > :has(h1):not(:has(p))") is None
