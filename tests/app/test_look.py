"""Settings → Look: an owner's logo and colour, and what pages, slides and files have of them."""

import re
from base64 import b64decode
from collections.abc import Callable
from datetime import date
from io import BytesIO

import pytest
import streamlit as st
from pptx import Presentation
from pptx.enum.shapes import MSO_SHAPE_TYPE
from streamlit.testing.v1 import AppTest

from discern import workshop
from discern.charts.theme import ACCENT, contrast, legible_on
from discern.client.testing import FakeClock, Fault
from discern.contract import operations
from discern.contract.models.branding import MOST_LOGO_BYTES, Branding
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern_app.access.secret import Access
from discern_app.base.branding import (
    DARK_CARD,
    DARK_PAGE,
    LIGHT_CARD,
    LIGHT_PAGE,
    environment_of,
    is_worn,
    plain_colours,
    theme_in,
)
from discern_app.base.current_service import configured_service
from tests.support.faulty_service import FaultyService
from tests.support.logos import DARK, GREEN, SVG, encoded, plain, text_of, wordmark
from tests.support.pages import Open, run, texts
from tests.support.statements import analyse_team

COLOUR = "#0A7A5A"


@pytest.fixture
def holds_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser has followed the address that the start prints."""
    for name in ("discern_app.access.viewer", "discern_app.shell"):
        monkeypatch.setattr(
            f"{name}.current_access", lambda: Access(holds_secret=True, is_open=False), raising=name.endswith("viewer")
        )


def stored() -> Branding:
    return configured_service().managers.client.send(operations.GET_BRANDING())


def press(page: AppTest, label: str) -> AppTest:
    [button] = [each for each in page.button if each.label == label]
    button.click().run()
    assert not page.exception
    return page


def upload(page: AppTest, content: bytes) -> AppTest:
    page.file_uploader[0].upload("logo.png", content).run()
    return page


def rules_of(page: AppTest) -> str:
    return "\n".join(str(each.proto.body) for each in page.get("html"))


@pytest.mark.usefixtures("holds_secret")
def test_an_owner_gives_a_logo_and_a_colour_and_takes_them_back(open_page: Open) -> None:
    page = open_page("settings", tab="Look")
    assert "--discern-owners:" not in rules_of(page)
    assert next(each for each in page.button if each.label == "Save").disabled
    upload(page, encoded(wordmark(DARK)))
    page.color_picker[0].set_value(COLOUR.lower()).run()
    press(page, "Save")
    kept = stored()
    assert kept.colour == COLOUR
    assert kept.logo is not None
    shown = rules_of(page)
    assert f"--discern-owners: {COLOUR}" in shown
    assert f"data:image/png;base64,{kept.logo}" in shown
    assert f"data:image/png;base64,{kept.logo_dark}" in shown
    press(page, "Remove the logo")
    assert stored() == Branding(colour=COLOUR)
    press(page, "Use Discern's colour")
    assert stored() == Branding()
    assert "--discern-owners:" not in rules_of(page)


@pytest.mark.usefixtures("holds_secret")
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (SVG, "This file can't be used as a logo"),
        (encoded(plain(GREEN)).ljust(MOST_LOGO_BYTES + 1), "larger than 500 kB"),
    ],
    ids=["svg", "too large"],
)
def test_what_is_no_logo_is_refused_in_words(open_page: Open, content: bytes, said: str) -> None:
    page = upload(open_page("settings", tab="Look"), content)
    save = next(each for each in page.button if each.label == "Save")
    if not save.disabled:
        save.click().run()
    assert said in page.error[0].value
    assert stored() == Branding()


def test_who_is_no_owner_is_told_so(open_page: Open) -> None:
    page = open_page("settings", tab="Look")
    assert "Only an owner can change the look" in texts(page)
    assert not page.file_uploader


@pytest.mark.usefixtures("holds_secret")
def test_how_buttons_get_the_colour_is_told_until_they_have_it(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page("settings", tab="Look")
    assert not page.code
    page.color_picker[0].set_value(COLOUR).run()
    press(page, "Save")
    variables = dict(line.split("=") for line in page.code[0].value.splitlines())
    assert variables["STREAMLIT_THEME_LIGHT_PRIMARY_COLOR"] == f'"{COLOUR}"'
    own = st.get_option
    monkeypatch.setattr(st, "get_option", lambda name: theme_in(COLOUR).get(name) or own(name))
    page = open_page("settings", tab="Look")
    assert not page.code
    assert f"--discern-accent: {COLOUR}" in rules_of(page)


def test_every_option_of_the_theme_is_one_of_streamlits() -> None:
    theme = theme_in(COLOUR)
    assert is_worn({name: st.get_option(name) for name in theme})
    assert set(environment_of({"theme.light.primaryColor": COLOUR})) == {"STREAMLIT_THEME_LIGHT_PRIMARY_COLOR"}


COLOURS = [
    f"#{red}{green}{blue}"
    for red in ("00", "66", "CC", "FF")
    for green in ("00", "80", "FF")
    for blue in ("00", "99", "FF")
]


@pytest.mark.parametrize("colour", COLOURS)
def test_text_in_every_colour_and_on_it_is_legible(colour: str) -> None:
    theme = theme_in(colour)
    for page, card, base in ((LIGHT_PAGE, LIGHT_CARD, "light"), (DARK_PAGE, DARK_CARD, "dark")):
        plain_page = plain_colours(colour, dark=base == "dark")
        assert contrast(plain_page["on-accent"], plain_page["accent"]) >= 4.5
        assert contrast(plain_page["accent"], page) >= 3
        assert contrast(plain_page["strong"], plain_page["strong-tint"]) >= 4.5
        for ground in (page, card, plain_page["tint"]):
            assert contrast(plain_page["link"], ground) >= 4.5
        button = theme[f"theme.{base}.primaryColor"]
        assert contrast("#FFFFFF", button) >= 4.5
        assert contrast(button, page) >= 3
        assert contrast(theme[f"theme.{base}.linkColor"], page) >= 4.5


def test_a_service_that_knows_no_look_has_discerns_and_is_asked_once_a_minute(
    open_over: Callable[..., AppTest], fake: FaultyService, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = FakeClock(1000.0)
    monkeypatch.setattr("discern_app.base.branding.monotonic", seconds)
    missing = Fault(status=404)
    fake.fault_for = lambda request: missing if request.url.path.endswith("/branding") else None
    page = open_over("home")
    run(page)
    assert fake.count("GET", "/account/branding") == 1
    assert "--discern-owners:" not in rules_of(page)
    seconds.pass_time(61)
    run(page)
    assert fake.count("GET", "/account/branding") == 2


@pytest.fixture
def look() -> Branding:
    logo = text_of(encoded(wordmark(DARK)))
    return Branding(logo=logo, logo_dark=logo, colour=COLOUR)


@pytest.fixture
def analysis(make_results: Callable[..., Results]) -> TeamAnalysis:
    people = [make_results(name, number=n, theta=(n, 0.0, 0.0, -n)) for n, name in enumerate(("Ana", "Bo", "Cy"))]
    return analyse_team(TeamRef(id="team_1", name="Crew"), 3, people, 0)


def test_every_slide_has_the_logo_at_its_foot_and_the_owners_colour(analysis: TeamAnalysis, look: Branding) -> None:
    slides = [workshop.Slide(about, "", workshop.Finding("One")) for about in ("cover", "bars")]
    made, bare = (
        Presentation(BytesIO(workshop.make_powerpoint(slides, analysis, named=False, language="en", branding=each)))
        for each in (look, Branding())
    )
    for slide in made.slides:
        behind, *others = slide.shapes
        assert (behind.left, behind.top) == (0, 0)
        assert str(behind.fill.fore_color.rgb) == legible_on("#FFFFFF", COLOUR)[1:]
        [picture] = [shape for shape in others if shape.shape_type == MSO_SHAPE_TYPE.PICTURE]
        assert picture.image.blob == b64decode(look.logo or "")
        words = [shape for shape in others if shape.has_text_frame and "One" in shape.text_frame.text]
        assert all(each.top + each.height <= picture.top for each in words)
    for slide in bare.slides:
        assert str(slide.shapes[0].fill.fore_color.rgb) == ACCENT[1:]
        assert MSO_SHAPE_TYPE.PICTURE not in {shape.shape_type for shape in slide.shapes}


def test_pages_to_read_have_the_logo_and_pages_to_cut_have_not(look: Branding) -> None:
    run_sheet = workshop.print_run_sheet(
        "Finance", 60, [], day=date(2026, 11, 20), paper="a4", language="en", branding=look
    )
    tents = workshop.print_name_tents(["Ana"], paper="a4", language="en", branding=look)
    assert [bool(re.search(rb"/Subtype\s*/Image", made)) for made in (run_sheet, tents)] == [True, False]
