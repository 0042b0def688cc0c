"""The look of an account: the logo and the colour that its owner gives pages, reports and slides."""

import struct
from base64 import b64decode
from typing import Annotated, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from discern.contract.base_models import SOMETHING, Input, Object

MOST_LOGO_BYTES = 500_000
"""Of a logo as it is given."""

COLOUR = r"^#[0-9A-Fa-f]{6}$"

Colour = Annotated[str, StringConstraints(pattern=COLOUR)]
"""Red, green and blue, two hexadecimal digits each: `#5B3E96`."""

Base64 = Annotated[
    str,
    StringConstraints(
        min_length=4,
        max_length=(MOST_LOGO_BYTES + 2) // 3 * 4,
        pattern=r"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
    ),
    Field(json_schema_extra={"contentEncoding": "base64"}),
]


PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
"""What a PNG begins with. Its width and height follow."""


def require_png(text: str) -> str:
    """Refuse what isn't the base64 of something that begins like a PNG."""
    content = b64decode(text, validate=True)
    if not content.startswith(PNG) or len(content) < 24 or 0 in struct.unpack(">II", content[16:24]):
        raise ValueError("must be a PNG in base64")
    return text


Png = Annotated[str, AfterValidator(require_png), Field(json_schema_extra={"contentEncoding": "base64"})]


class Branding(Object):
    """What is null is as Discern has it. ``logo`` is a PNG in base64 for light pages and paper, ``logo_dark`` the same
    one for dark pages.
    """

    logo: Png | None = None
    logo_dark: Png | None = None
    colour: Colour | None = None

    @property
    def logo_size(self) -> tuple[int, int]:
        """The width and height of the logo in pixels; of none, 1 by 1."""
        width, height = (1, 1) if self.logo is None else struct.unpack(">II", b64decode(self.logo[:32])[16:24])
        return width, height


DISCERN = Branding()
"""Discern's own look."""


class BrandingChange(Input):
    """What is given is changed; null goes back to Discern's own. ``logo`` is a PNG, JPEG or WebP in base64, of at most
    500,000 bytes, 16 to 4,000 pixels high and wide.
    """

    model_config = SOMETHING

    logo: Base64 | None = None
    colour: Colour | None = None

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.model_fields_set:
            raise ValueError(f"give at least one of {', '.join(type(self).model_fields)}")
        return self
