"""API keys, as an owner makes and revokes them."""

from pydantic import Field

from discern.contract.base_models import GivenTime, Input, Name, Object
from discern.contract.models.account import KeyInfo
from discern.contract.permissions import Scope


class Key(KeyInfo):
    """A key. ``own``: the call is made with it."""

    own: bool = False


class KeyList(Object):
    """All keys that aren't revoked, newest first, those that have expired too. The app's own aren't stored."""

    data: list[Key]


class NewKey(Input):
    """A key may have what the key that makes it has, and not outlive it; `act` is given on the server alone."""

    label: Name = Field(description="What the key is for.")
    scopes: list[Scope] = Field(min_length=1, max_length=30)
    expires_at: GivenTime | None = None


class KeyWithSecret(Key):
    """A new key and its secret, `dsc_…`: shown this once."""

    secret: str = Field(repr=False)
