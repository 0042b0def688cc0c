"""Files that owners could give as a logo."""

from base64 import b64encode
from io import BytesIO

from PIL import Image, ImageDraw

DARK, PALE, GREEN = (20, 30, 60), (250, 250, 245), (10, 122, 90)

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><script>alert(1)</script></svg>'


def wordmark(colour: tuple[int, int, int], size: tuple[int, int] = (240, 60)) -> Image.Image:
    """Letters, or nearly, on a ground that can be seen through."""
    picture = Image.new("RGBA", size, (0, 0, 0, 0))
    for left in range(0, size[0] - 8, 24):
        ImageDraw.Draw(picture).rectangle((left, 0, left + 8, size[1] - 1), fill=(*colour, 255))
    return picture


def plain(colour: tuple[int, int, int], size: tuple[int, int] = (120, 60)) -> Image.Image:
    return Image.new("RGB", size, colour)


def encoded(picture: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    written = BytesIO()
    picture.save(written, kind, **options)
    return written.getvalue()


def text_of(content: bytes) -> str:
    """In base64, as the interface takes it."""
    return b64encode(content).decode()
