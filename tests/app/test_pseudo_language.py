"""What readers see comes from the catalogue: with an accented one, plain words show what bypasses it."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from discern.contract.permissions import Scope
from discern.instrument import load_bank
from discern.service.domain import consent
from discern.words import catalog
from discern.words.figures import list_styles
from discern_app.components import option_labels
from tests.support.faulty_service import FaultyService
from tests.support.page_states import NAMES, PAGE_STATES, make_crew
from tests.support.pseudo_language import plain_lines, pseudo_catalog
from tests.support.shown_words import shown_words
from tests.support.signed import Company
from tests.support.signed_states import SIGNED_STATES

NAMED = [
    *NAMES,
    "Person of Ours",
    "Person of Theirs",
    "Ours",
    "Theirs",
    "Boss",
    "Quin",
    "Remy",
    "Discern",
    "JSON",
    "Excel",
]
"""Names in what is read, the product's own, and those of formats."""

ITEMS = [item.text for block in load_bank().blocks.values() for item in block.items]
"""What people choose among comes from the bank of items, not from the catalogue."""

CONSENT = [line for line in consent.TEXTS[consent.VERSION].splitlines() if line]
"""What a participant agrees to is kept by its version, and so isn't in the catalogue."""

CODES = [
    "aba\\.example",
    "aba.example",
    "example\\.org",
    "Stranger",
    "Boat",
    "discern-en",
    "discern\\-en",
    *(each.replace(":", "\\:") for each in get_args(Scope) if ":" in each),
]
"""Hosts and names that states give, the bank's id and versions, and what keys may do, as a page writes it."""

LISTED = Path(__file__).with_name("plain_lines.json")
"""How many lines of each page and report still bypass the catalogue. The figures may only fall."""


@pytest.fixture(autouse=True)
def pseudo_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    accented = pseudo_catalog()
    monkeypatch.setattr(catalog, "catalog", lambda language: accented)
    # The ends of ids that tell equal labels apart are too short here to look like words.
    monkeypatch.setattr(option_labels, "SHORT_ID", 3)
    # Lists of styles are kept by language, and this one takes English's place.
    list_styles.cache_clear()
    yield
    list_styles.cache_clear()


def listed(name: str) -> int:
    number: int = json.loads(LISTED.read_text(encoding="utf-8"))[name]
    return number


@pytest.fixture
def titles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What tabs of the browser and the navigation are called, and the words at a spinner: `AppTest` has neither."""
    said: list[str] = []
    page, spinner = st.Page, st.spinner

    def listen_to_page(*args: Any, title: str, **options: Any) -> Any:
        said.append(title)
        return page(*args, title=title, **options)

    def listen_to_spinner(text: str, **options: Any) -> Any:
        said.append(text)
        return spinner(text, **options)

    monkeypatch.setattr(st, "Page", listen_to_page)
    monkeypatch.setattr(st, "spinner", listen_to_spinner)
    return said


def check(state: str, read: Iterable[AppTest], titles: Sequence[str]) -> None:
    shown = "\n".join([*map(shown_words, read), *titles])
    found = plain_lines(shown, [*ITEMS, *CONSENT, *CODES, *NAMED])
    assert len(found) == listed(state), "\n".join(sorted(found))


@pytest.mark.integration
@pytest.mark.parametrize("state", PAGE_STATES)
def test_no_more_of_a_page_bypasses_the_catalogue_than_is_listed(
    open_over: Callable[..., AppTest], fake: FaultyService, titles: list[str], state: str
) -> None:
    check(state, PAGE_STATES[state](make_crew(open_over, fake)), titles)


@pytest.mark.integration
@pytest.mark.parametrize("state", SIGNED_STATES)
def test_no_more_of_a_signed_in_page_bypasses_the_catalogue_than_is_listed(
    company: Company, titles: list[str], state: str
) -> None:
    check(state, SIGNED_STATES[state](company), titles)
