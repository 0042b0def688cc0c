"""API keys, as an owner makes and revokes them."""

from pydantic import Field

from discern.contract.base_models import GivenTime, Input, Line, Name, Object
from discern.contract.models.account import KeyInfo
from discern.contract.permissions import Scope

MOST_ASSISTANT_DAYS = 90
"""How long the key of an assistant lasts at most."""


class Key(KeyInfo):
    """A key. ``own``: the call is made with it."""

    own: bool = False


class KeyList(Object):
    """All keys that aren't revoked, newest first, those that have expired too. The app's own aren't stored."""

    data: list[Key]


class NewKey(Input):
    """A key may have what the key that makes it has, and not outlive it; `act` is given on the server alone.

    One of an assistant has the scope `assistant:read` alone, ends within `MOST_ASSISTANT_DAYS`, and acts for a user
    where anybody signs in.
    """

    label: Name = Field(description="What the key is for.")
    scopes: list[Scope] = Field(min_length=1, max_length=30)
    expires_at: GivenTime | None = None
    user_id: Line | None = Field(default=None, description="The user for whom an assistant asks.")
    names: bool = Field(default=False, description="Whether an assistant gets people's names; they are [P1] without.")


class KeyWithSecret(Key):
    """A new key and its secret, `dsc_…`: shown this once."""

    secret: str = Field(repr=False)
