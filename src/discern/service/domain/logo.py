"""An owner's logo: read from what they give, by its content, and drawn anew for light pages and for dark ones.

What is given is somebody's file. Only pixels of it go on: no script, no metadata, nothing behind the picture.
"""

from dataclasses import dataclass
from io import BytesIO

import numpy as np
from PIL import Image, ImageDraw, ImageOps

FORMATS = ("PNG", "JPEG", "WEBP")
"""SVG isn't among them: it can hold scripts."""

LEAST_SIDE, MOST_SIDE, MOST_RATIO = 16, 4_000, 10
"""Pixels that a logo is high and wide, and how many times longer one side may be than the other."""

MOST_DRAWN = (800, 200)
"""Pixels: sharp at 12 mm on paper and on screens of a high resolution."""

MOST_BYTES = 100_000
"""Of a PNG with all its colours: every page loads it. What is larger, such as a photo, has 256."""

GROUND_OF_ITS_OWN = 0.6
"""A logo that covers more than this share of its rectangle needs no ground behind it."""

LEAST_CONTRAST, MOST_LOST = 2.0, 0.2
"""Of a logo without a ground, this share at most may have less contrast than this on a page."""

WHITE, INK = (255, 255, 255), (27, 22, 48)
"""The grounds of light pages and, nearly, of dark ones."""


class LogoRefusedError(ValueError):
    """What was given is no logo; the message says why."""


@dataclass(frozen=True, slots=True)
class Logo:
    """PNGs of a logo for light pages and for dark ones."""

    light: bytes
    dark: bytes


def draw_logo(content: bytes) -> Logo:
    """A logo for light pages and dark ones. Where too much of it would be lost, it stands on a plate.

    Raises:
        LogoRefusedError: it isn't a picture, or none that can be a logo.
    """
    drawn = _shrink(_read(content))
    return Logo(_encode(_stand_on(drawn, WHITE, INK)), _encode(_stand_on(drawn, INK, WHITE)))


def _read(content: bytes) -> Image.Image:
    try:
        with Image.open(BytesIO(content), formats=FORMATS) as opened:
            if all(LEAST_SIDE <= side <= MOST_SIDE for side in opened.size):
                # Only now the pixels are read, as many as the head of the file has said.
                return ImageOps.exif_transpose(opened).convert("RGBA")
    except Exception:  # What is wrong with a file shows as almost any kind of error.
        raise LogoRefusedError("must be a PNG, JPEG or WebP picture") from None
    raise LogoRefusedError(f"must be {LEAST_SIDE} to {MOST_SIDE:,} pixels high and wide")


def _shrink(picture: Image.Image) -> Image.Image:
    """What can be seen of a picture, without the empty space around it."""
    seen = picture.getbbox()
    if seen is None:
        raise LogoRefusedError("must show something")
    drawn = picture.crop(seen)
    if max(drawn.size) > MOST_RATIO * min(drawn.size):
        raise LogoRefusedError(f"must be at most {MOST_RATIO} times as wide as high, or as high as wide")
    drawn.thumbnail(MOST_DRAWN, Image.Resampling.LANCZOS)
    return drawn


def _stand_on(logo: Image.Image, page: tuple[int, int, int], plate: tuple[int, int, int]) -> Image.Image:
    """The logo for a page of this colour: as it is, or on a plate with room around it."""
    if not _is_lost_on(logo, page):
        return logo
    room = max(4, logo.height // 6)
    size = (logo.width + 2 * room, logo.height + 2 * room)
    ground = Image.new("RGBA", size, (*plate, 0))
    ImageDraw.Draw(ground).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius=room, fill=plate)
    ground.alpha_composite(logo, (room, room))
    return ground


def _is_lost_on(logo: Image.Image, page: tuple[int, int, int]) -> bool:
    pixels = np.asarray(logo, dtype=float)
    seen = pixels[pixels[..., 3] > 127]
    if len(seen) == 0 or len(seen) > GROUND_OF_ITS_OWN * pixels[..., 3].size:
        return False
    behind, before = _luminance(np.array(page)), _luminance(seen[:, :3])
    contrast = (np.maximum(before, behind) + 0.05) / (np.minimum(before, behind) + 0.05)
    return bool(np.mean(contrast < LEAST_CONTRAST) > MOST_LOST)


def _luminance(colours: np.ndarray) -> np.ndarray:
    """Relative luminance (WCAG 2.2), 0 to 1."""
    shares = colours / 255
    return np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4) @ (0.2126, 0.7152, 0.0722)


def _encode(picture: Image.Image) -> bytes:
    whole = _write(picture)
    return whole if len(whole) <= MOST_BYTES else _write(picture.quantize(256, Image.Quantize.FASTOCTREE))


def _write(picture: Image.Image) -> bytes:
    written = BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()
