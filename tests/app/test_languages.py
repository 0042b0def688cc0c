"""The language of the pages: who chooses it, and that nothing on a page is said in another."""

import re
from itertools import chain
from typing import Literal

import httpx
import pytest
from babel.dates import get_day_names, get_month_names
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from streamlit.testing.v1 import AppTest

from discern import words
from discern.client import Client
from discern.contract import operations
from discern.contract.models.candidates import CandidateQuery
from discern.words.catalog import Catalog
from discern_app.base.language import LanguageCookie, requested_language
from tests.support.pages import PAGES, PERSON_VIEWS, TEAM_VIEWS, Open, headings, labels, texts, with_sample_company
from tests.support.pseudo_language import accented_sources

PSEUDO = "is"
"""Stands for the accented catalogue: Babel knows its numbers and dates, and nothing else here has it."""


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(requested_language(Request(scope)))(scope, receive, send)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("path", "cookie", "browser", "spoken"),
    [
        ("/", None, "de-AT,en;q=0.5", "de"),
        ("/?language=en", None, "de", "en"),
        ("/", "en", "de", "en"),
        ("/?language=de", "en", "en", "de"),
        ("/?language=tlh", "de", "en", "de"),
        ("/", "<b>", "tlh", "en"),
    ],
)
async def test_an_address_comes_before_what_a_browser_keeps_and_that_before_what_it_prefers(
    path: str, cookie: str | None, browser: str, spoken: str
) -> None:
    cookies = {} if cookie is None else {"language": cookie}
    transport = httpx.ASGITransport(LanguageCookie(echo))
    async with httpx.AsyncClient(transport=transport, base_url="http://discern.test", cookies=cookies) as http:
        answer = await http.get(path, headers={"Accept-Language": browser})
    assert answer.text == spoken
    kept = answer.headers.get("set-cookie", "")
    assert kept.startswith("language=de;") == ("language=de" in path)
    assert "tlh" not in kept


@with_sample_company
def test_a_session_speaks_the_language_that_its_address_asked_for(open_page: Open) -> None:
    assert headings(open_page("people", language="de"))[0].startswith("36 von 40 haben ein Profil")
    assert headings(open_page("people"))[0].startswith("36 of 40 have a profile")


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another language, whose words have an accent on every letter."""
    known = words.catalog.catalog
    accented = Catalog(PSEUDO, accented_sources())
    monkeypatch.setattr(words, "LANGUAGES", ("en", PSEUDO))
    monkeypatch.setattr("discern.words.catalog.LANGUAGES", ("en", PSEUDO))
    monkeypatch.setattr("discern.words.catalog.catalog", lambda each: accented if each == PSEUDO else known(each))


MARKUP = re.compile(r":material/\w+:|:[a-z-]+\[|\]\([^)]*\)|https?:\S+|`[^`]*`")
"""Of Streamlit's Markdown, what isn't text: icons, colours, addresses and code."""

WORD = re.compile(r"[A-Za-z]{3,}")


def plain_words(test: AppTest) -> set[str]:
    """The words on a page without any accent."""
    return {*WORD.findall(MARKUP.sub(" ", "\n".join([texts(test), *labels(test)])))}


@with_sample_company
@pytest.mark.exhaustive
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.usefixtures("pseudo")
def test_nothing_on_a_page_is_said_in_another_language(open_page: Open, client: Client, page: str) -> None:
    people = client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=200))).data
    teams = client.send(operations.LIST_TEAMS()).data
    views: dict[str, list[dict[str, str]]] = {
        "people": [{"person": people[0].id, "view": view} for view in PERSON_VIEWS],
        "teams": [{"team": teams[0].id, "view": view} for view in TEAM_VIEWS],
        "talk": [{"person": people[0].id}, {"person": people[0].id, "other": people[1].id}],
        "compare": [{"a": people[0].id, "b": people[1].id}],
    }
    spans: tuple[Literal["wide", "abbreviated"], ...] = ("wide", "abbreviated")
    dates = [get(span, locale=PSEUDO).values() for get in (get_day_names, get_month_names) for span in spans]
    names = [*(each.name for each in people), *(each.name for each in teams)]
    data = [*names, *chain.from_iterable(dates), "Discern", "discern"]
    known = {*WORD.findall(" ".join(data))}
    for query in [{}, *views.get(page, [])]:
        assert plain_words(open_page(page, language=PSEUDO, **query)) - known == set(), query
