"""What the styles may not ask of the browser in every run of a page."""

import re
from pathlib import Path

import discern_app.base

STYLES = (Path(discern_app.base.__file__).with_name("styles.css")).read_text(encoding="utf-8")

COSTLY = re.compile(r"""\[class[*^$|]=[^\]]*\][^{},]*?[\s>](?:\*|:is\((?:a|button)\b|a\b|button\b)""")
"""A part of a class, and below it everything, a link or a button: matched anew with every class that changes."""


def selectors(styles: str) -> list[str]:
    plain = re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL)
    return [each.strip() for each in re.findall(r"([^{}]+)\{", plain)]


def test_no_style_has_the_whole_page_matched_anew_in_every_run() -> None:
    assert [each for each in selectors(STYLES) if COSTLY.search(each)] == []


def test_a_costly_style_would_be_noticed() -> None:
    costly = [
        '[class*="st-key-card-"] button > * { width: 100%; }',
        ':is([class*="st-key-card-"], [class*="st-key-figure-"]) :is(a, button)::after { content: ""; }',
    ]
    assert [bool(COSTLY.search(selectors(each)[0])) for each in costly] == [True, True]
