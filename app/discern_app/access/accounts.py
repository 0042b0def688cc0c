"""What the service says of the accounts that people sign in with."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from weakref import WeakKeyDictionary

from cachetools import LRUCache
from pydantic import ValidationError

from discern.client import Client, operations
from discern.client.errors import DiscernError
from discern.contract.models.users import SignIn, User
from discern_app.base.current_service import configured_service

ASK_EVERY = timedelta(seconds=10)
"""How often the service is asked about one account of a provider, however many sessions it opens here."""

MAX_ACCOUNTS = 10_000


@dataclass(frozen=True, slots=True)
class _Answer:
    user: User | None
    at: datetime


_ANSWERS: WeakKeyDictionary[Client, LRUCache[str, _Answer]] = WeakKeyDictionary()
"""What the service last said of each account, by the client that it was asked through and the account's claims."""

_LOCK = threading.Lock()


def read_claims(claims: Mapping[str, Any]) -> SignIn | None:
    """A provider's claims as the service takes them, without values it would refuse; None without issuer and subject.

    An address counts as verified only where the provider says exactly that.
    """
    sign_in = {
        "issuer": claims.get("iss"),
        "subject": claims.get("sub"),
        "email": claims.get("email"),
        "email_verified": claims.get("email_verified") is True,
        "name": claims.get("name"),
    }
    for left_out in ((), ("name",), ("name", "email")):
        try:
            return SignIn.model_validate({key: value for key, value in sign_in.items() if key not in left_out})
        except ValidationError:
            continue
    return None


def is_over(claims: Mapping[str, Any], started: datetime, now: datetime, hours: int) -> bool:
    """Whether a session is too old, from the sign-in on, or from ``started`` where the provider gives no time."""
    issued = claims.get("iat")
    since = datetime.fromtimestamp(issued, UTC) if isinstance(issued, int | float) else started
    return now - since >= timedelta(hours=hours)


def find_user(sign_in: SignIn, address: str, now: datetime, *, anew: bool = False) -> User | None:
    """Who an account is; None without access.

    What the service said a moment ago is used again, so that an account that reconnects without end costs the others
    nothing; and if it can't be asked, known accounts stay known: it checks every request anyway.

    Args:
        sign_in: the account's claims.
        address: where the browser is.
        now: the time.
        anew: ask in any case.

    Raises:
        DiscernError: the service can't say, and hasn't said before.
    """
    client, claims = configured_service().managers.client, sign_in.model_dump_json()
    with _LOCK:
        answers = _ANSWERS.setdefault(client, LRUCache(MAX_ACCOUNTS))
        last = answers.get(claims)
    if last is not None and now - last.at < ASK_EVERY and not anew:
        return last.user
    try:
        user = client.opening_from(address).send(operations.sign_in(sign_in)).user
    except DiscernError:
        if last is None or last.user is None:
            raise
        return last.user
    with _LOCK:
        answers[claims] = _Answer(user, now)
    return user
