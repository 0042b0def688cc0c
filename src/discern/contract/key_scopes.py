"""Scopes: what a key may do."""

from collections.abc import Collection
from typing import Literal, get_args

Scope = Literal[
    "assessments:read",
    "assessments:write",
    "candidates:read",
    "candidates:write",
    "results:read",
    "teams:read",
    "teams:write",
    "reports:read",
    "reports:write",
    "webhooks:read",
    "webhooks:write",
    "events:read",
    "take",
    "act",
    "admin",
]

SCOPES: tuple[Scope, ...] = get_args(Scope)


def allows(granted: Collection[Scope], needed: Scope) -> bool:
    """Whether a key with the scopes ``granted`` may do what needs ``needed``. `admin` is all of them."""
    return needed in granted or "admin" in granted
