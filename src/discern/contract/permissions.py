"""Who may do what: the scopes of keys, the roles of people who sign in, and the sets of them that operations admit.

Why: docs/decisions/0005-what-keys-and-links-open.md
"""

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
    "agreements:read",
    "agreements:write",
    "webhooks:read",
    "webhooks:write",
    "events:read",
    "evidence:read",
    "assistant:read",
    "take",
    "act",
    "admin",
]

SCOPES: tuple[Scope, ...] = get_args(Scope)


BY_NAME_ALONE: frozenset[Scope] = frozenset({"evidence:read"})
"""Scopes that `admin` doesn't include: they are named when a key is made."""


def allows(granted: Collection[Scope], needed: Scope) -> bool:
    """Whether a key with the scopes ``granted`` may do what needs ``needed``. `admin` is all but `BY_NAME_ALONE`."""
    return needed in granted or ("admin" in granted and needed not in BY_NAME_ALONE)


Role = Literal["owner", "manager", "coach", "member"]
"""What somebody may do who signs in: an owner everything but read what is private; a manager and a coach what belongs
to their teams; a member see their own data.
"""

NOBODY: frozenset[Role] = frozenset()
OWNER: frozenset[Role] = frozenset({"owner"})
EDITORS: frozenset[Role] = frozenset({"owner", "manager"})
COACHES: frozenset[Role] = frozenset({"owner", "coach"})
LEADERS: frozenset[Role] = frozenset({"owner", "manager", "coach"})
CONFIDANTS: frozenset[Role] = frozenset({"coach", "member"})
MEMBERS: frozenset[Role] = frozenset({"member"})
ERASERS: frozenset[Role] = frozenset({"owner", "member"})
EVERYBODY: frozenset[Role] = frozenset({"owner", "manager", "coach", "member"})
