"""A logo and a colour of an owner's: what is taken for one, what is kept of it, and who gets it."""

from base64 import b64decode
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from discern.contract.headers import ACTOR
from discern.contract.models.branding import MOST_LOGO_BYTES
from tests.support.databases import on_both
from tests.support.logos import DARK, GREEN, PALE, SVG, encoded, plain, text_of, wordmark
from tests.support.running import Running

pytestmark = on_both

PATH = "/account/branding"
DISCERNS = {"logo": None, "logo_dark": None, "colour": None}


def change(running: Running, key: str, **given: Any) -> Any:
    return running.call("PATCH", PATH, given, key)


def picture_in(text: str) -> Image.Image:
    picture = Image.open(BytesIO(b64decode(text)))
    assert picture.format == "PNG"
    return picture.convert("RGBA")


def refusal(refused: Any) -> dict[str, str]:
    assert refused.status_code == 400, refused.text
    return {each["field"]: each["message"] for each in refused.json()["errors"]}


def test_each_part_is_changed_and_taken_back_by_itself(running: Running) -> None:
    key = running.key()
    assert running.answer("GET", PATH, key=key) == DISCERNS
    with_colour = change(running, key, colour="#0A7A5A").json()
    assert with_colour == {**DISCERNS, "colour": "#0A7A5A"}
    both = change(running, key, logo=text_of(encoded(plain(GREEN)))).json()
    assert both["colour"] == "#0A7A5A"
    assert picture_in(both["logo"]).size == (120, 60)
    assert running.answer("GET", PATH, key=key) == both
    assert change(running, key, colour=None).json() == {**both, "colour": None}
    assert change(running, key, logo=None).json() == DISCERNS


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_picture_of_each_kind_becomes_a_png_of_what_it_shows(running: Running, kind: str) -> None:
    drawn = change(running, running.key(), logo=text_of(encoded(plain(GREEN, (2400, 300)), kind))).json()
    picture = picture_in(drawn["logo"])
    assert picture.size == (800, 100)
    shown = picture.getpixel((400, 50))
    assert isinstance(shown, tuple)
    assert all(abs(got - wanted) < 6 for got, wanted in zip(shown, GREEN, strict=False))


def test_nothing_but_pixels_is_kept_of_a_file(running: Running) -> None:
    told = PngInfo()
    told.add_text("Comment", "made by Kim Berg")
    hiding = encoded(plain(GREEN), pnginfo=told) + b"<script>alert(1)</script>"
    drawn = change(running, running.key(), logo=text_of(hiding)).json()
    for logo in (drawn["logo"], drawn["logo_dark"]):
        assert b"Kim" not in b64decode(logo)
        assert b"script" not in b64decode(logo)


def test_a_logo_that_would_be_lost_on_a_page_stands_on_a_plate_there(running: Running) -> None:
    key = running.key()
    dark, pale = (change(running, key, logo=text_of(encoded(wordmark(each)))).json() for each in (DARK, PALE))
    middle = (4, 4)
    assert picture_in(dark["logo"]).getpixel((12, 30))[3] == 0  # type: ignore[index]
    assert picture_in(dark["logo_dark"]).getpixel(middle) == (255, 255, 255, 255)
    assert picture_in(pale["logo"]).getpixel(middle) == (27, 22, 48, 255)
    assert picture_in(pale["logo_dark"]).getpixel((12, 30))[3] == 0  # type: ignore[index]
    with_a_ground = change(running, key, logo=text_of(encoded(plain(PALE)))).json()
    assert with_a_ground["logo"] == with_a_ground["logo_dark"]


NO_PICTURE = "must be a PNG, JPEG or WebP picture"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (SVG, NO_PICTURE),
        (b"%PDF-1.7 is no picture", NO_PICTURE),
        (encoded(plain(GREEN), "GIF"), NO_PICTURE),
        (encoded(Image.effect_noise((200, 200), 90))[:900], NO_PICTURE),
        (encoded(plain(GREEN, (4001, 16))), "must be 16 to 4,000 pixels high and wide"),
        (encoded(plain(GREEN, (60_000, 96)).convert("1")), "must be 16 to 4,000 pixels high and wide"),
        (encoded(plain(GREEN, (15, 40))), "must be 16 to 4,000 pixels high and wide"),
        (encoded(plain(GREEN, (400, 30))), "must be at most 10 times as wide as high, or as high as wide"),
        (encoded(Image.new("RGBA", (60, 60), (0, 0, 0, 0))), "must show something"),
    ],
    ids=["svg", "pdf", "gif", "cut off", "too wide", "far too wide", "too small", "too long", "empty"],
)
def test_what_is_no_logo_is_refused_with_a_reason(running: Running, content: bytes, reason: str) -> None:
    key = running.key()
    assert refusal(change(running, key, logo=text_of(content))) == {"logo": reason}
    assert running.answer("GET", PATH, key=key) == DISCERNS


def test_a_file_is_taken_up_to_half_a_megabyte(running: Running) -> None:
    key = running.key()
    largest = encoded(plain(GREEN)).ljust(MOST_LOGO_BYTES, b"\0")
    assert change(running, key, logo=text_of(largest)).status_code == 200
    larger = Random(1).randbytes(MOST_LOGO_BYTES + 1)
    assert set(refusal(change(running, key, logo=text_of(larger)))) == {"logo"}


@pytest.mark.parametrize("colour", ["green", "#0A7A5", "#0A7A5AFF", "0A7A5A", "#0A7A5G", "#0A7A5A;}", ""])
def test_what_is_no_colour_is_refused(running: Running, colour: str) -> None:
    assert set(refusal(change(running, running.key(), colour=colour))) == {"colour"}


def test_owners_alone_change_it_and_everybody_of_the_account_alone_sees_it(running: Running) -> None:
    key = running.key()
    change(running, key, colour="#0A7A5A", logo=text_of(encoded(plain(GREEN))))
    acting = running.key("act", "admin")
    for role in ("owner", "manager", "coach"):
        user = running.answer("PUT", "/users", {"email": f"{role}@example.org", "role": role}, key)
        headers = {"Authorization": f"Bearer {acting}", ACTOR: user["id"]}
        assert running.http.get(PATH, headers=headers).json()["colour"] == "#0A7A5A"
        changed = running.http.patch(PATH, headers=headers, json={"colour": "#0A7A5A"})
        assert changed.status_code == (200 if role == "owner" else 403)
    for scope in ("take", "results:read"):
        others_key = running.key(scope)
        assert running.answer("GET", PATH, key=others_key)["colour"] == "#0A7A5A"
        assert change(running, others_key, colour=None).status_code == 403
    elsewhere = running.key(account="elsewhere")
    assert running.answer("GET", PATH, key=elsewhere) == DISCERNS
    change(running, elsewhere, colour="#112233")
    assert running.answer("GET", PATH, key=key)["colour"] == "#0A7A5A"
