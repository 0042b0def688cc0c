"""The keys that a process makes for its own calls. They are in its memory alone: a full disk can't keep it from its own
data, and none outlives it.
"""

from datetime import datetime

from discern.contract.models.account import KeyInfo
from discern.contract.permissions import Scope
from discern.service.storage.repositories.accounts import StoredKey
from discern.service.tokens import digest, new_id, new_key

LABEL = "the app: {}"


class OwnKeys:
    """Those of a process."""

    def __init__(self) -> None:
        self._by_hash: dict[str, StoredKey] = {}

    def make(self, account_id: str, label: str, scopes: tuple[Scope, ...], now: datetime) -> str:
        """A new key; returns its secret."""
        key_id, secret = new_id("key"), new_key()
        info = KeyInfo(
            id=key_id,
            label=LABEL.format(label),
            scopes=list(scopes),
            created_at=now,
            expires_at=None,
            last_used_at=None,
        )
        self._by_hash[digest(secret)] = StoredKey(key_id, account_id, scopes, own=info)
        return secret

    def find(self, secret: str) -> StoredKey | None:
        return self._by_hash.get(digest(secret))

    def revoke(self, secret: str) -> None:
        self._by_hash.pop(digest(secret), None)
