"""Roles of people who sign in, and the sets of them that operations admit."""

from typing import Literal

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
