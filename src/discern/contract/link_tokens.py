"""The tokens of links: what they look like, and how one is read from a link that a mail or a chat has damaged."""

import re
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, StringConstraints
from typing_extensions import TypeAliasType

from discern.contract.base_models import IN_ONE_LINE, ONE_LINE

LENGTH = 32
"""Digits of a link's token, each of them a digit or a letter of ASCII."""

_DIGIT = "0-9A-Za-z"

_DAMAGED = re.compile(
    # "=3D" is how mails write "=".
    rf"[^{_DIGIT}]*(?:3D(?=[{_DIGIT}]{{{LENGTH}}}(?![{_DIGIT}])))?"
    # Other services have tokens with these two signs in them, which stay whole.
    rf"((?:[{_DIGIT}][^{_DIGIT}_-]*){{{LENGTH}}})(?![_-]*[{_DIGIT}])"
)


def read_token(text: str) -> str:
    """A link's token without what a mail or a chat put before it, after it or into it; ``text`` where it has none.

    A full stop, a bracket, a quotation mark or a line break comes along where somebody copies a link, and programs
    break long lines. Whatever it is, it isn't a digit of the token, of which there are `LENGTH`.
    """
    found = _DAMAGED.match(text)
    return text if found is None else re.sub(rf"[^{_DIGIT}]", "", found[1])


def _read(value: Any) -> Any:
    return read_token(value) if isinstance(value, str) else value


LinkToken = TypeAliasType(
    "LinkToken",
    Annotated[
        str,
        StringConstraints(min_length=1, max_length=200),
        IN_ONE_LINE,
        BeforeValidator(_read),
        Field(description=f"The secret part of a link, or the link. {ONE_LINE}"),
    ],
)
"""The secret part of a link, as somebody gives it."""
