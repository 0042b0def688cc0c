"""What a key of an assistant may be: it reads alone, ends soon, and acts for one user where people sign in."""

from datetime import datetime, timedelta

from sqlalchemy import Connection

from discern.contract.models.keys import MOST_ASSISTANT_DAYS, NewKey
from discern.contract.permissions import Scope
from discern.service.errors import invalid
from discern.service.storage.repositories.users import find_actor, has_users

ASSISTANT: Scope = "assistant:read"


def require_assistant(connection: Connection, account_id: str, new: NewKey, now: datetime) -> None:
    """Refuse a key of an assistant that can do more, and what only such a key has for others.

    Raises:
        ServiceError: `invalid_parameter`.
    """
    if ASSISTANT not in new.scopes:
        if new.user_id is not None or new.names:
            raise invalid("user_id" if new.user_id is not None else "names", f"is for a key with the scope {ASSISTANT}")
        return
    if set(new.scopes) != {ASSISTANT}:
        raise invalid("scopes", f"a key with {ASSISTANT} has no other scope")
    if new.expires_at is None or new.expires_at > now + timedelta(days=MOST_ASSISTANT_DAYS):
        raise invalid("expires_at", f"must be within {MOST_ASSISTANT_DAYS} days")
    if new.user_id is None and has_users(connection, account_id):
        raise invalid("user_id", "names the user for whom the assistant asks")
    if new.user_id is not None and find_actor(connection, account_id, new.user_id) is None:
        raise invalid("user_id", "there is no such user")
