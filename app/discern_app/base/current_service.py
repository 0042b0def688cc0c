"""The service that the pages call: one chosen in this session, the configured one, or the one in this process.

Why: docs/decisions/0001-two-halves-over-one-interface.md
"""

from dataclasses import dataclass, replace
from threading import Condition

import streamlit as st
from cachetools import cached

from discern.client import Client
from discern.client.cache import Cache, CachedReader
from discern.client.foreign import ForeignPayloads, Scale
from discern.contract.permissions import Scope
from discern_app.base.embedded_service import embedded_service, load_settings
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.session_state import ACTING_FOR, CHOSEN_SERVICE, RESOLVED_SERVICE

REQUEST_TIMEOUT_S = 6.0
"""How long a page waits for the service, all attempts together."""


@dataclass(frozen=True, slots=True)
class Service:
    """The clients of a service, each with a key of its own where the service is in this process.

    ``managers`` is for the managers' pages; where people sign in, its key works only on behalf of a user. ``takers`` is
    for candidates' pages and may do less. ``links`` opens candidates' links and nothing else, so that guessing links
    doesn't use up the rate limit of people who answer.
    """

    base_url: str
    managers: CachedReader
    takers: CachedReader
    links: CachedReader
    is_embedded: bool = False

    @classmethod
    def at(cls, base_url: str, api_key: str, scale: Scale | None = None) -> "Service":
        """A service elsewhere, Discern's or another with the same interface. Raises `ValueError` for a bad address.

        ``scale`` is the range of its scores, where the user knows it and the service doesn't give it.
        """
        limit = REQUEST_TIMEOUT_S
        client = Client(base_url, api_key, timeout=limit, budget=limit, foreign=ForeignPayloads(scale))
        reader = CachedReader(client)
        return cls(base_url, managers=reader, takers=reader, links=reader)


@dataclass(frozen=True, slots=True)
class TakerService:
    """Of a `Service`, what candidates' pages use."""

    takers: CachedReader
    links: CachedReader
    is_embedded: bool


@cached({}, condition=Condition())
def configured_service() -> Service:
    settings = load_settings()
    if settings.base_url is not None:
        key = settings.api_key.get_secret_value() if settings.api_key else ""
        return Service.at(settings.base_url, key)
    embedded = embedded_service()
    cache = Cache()

    def reader(label: str, *scopes: Scope) -> CachedReader:
        client = Client(
            embedded.base_url,
            embedded.key(label, *scopes),
            transport=embedded.transport(),
            timeout=REQUEST_TIMEOUT_S,
            budget=REQUEST_TIMEOUT_S,
            # Our own service honours the key; of one elsewhere that isn't known.
            idempotent_creates=True,
        )
        return CachedReader(client, cache)

    return Service(
        embedded.base_url,
        managers=reader("signed-in users", "admin", "act", "evidence:read")
        if is_sign_in_set_up()
        else reader("managers", "admin"),
        takers=reader("takers", "take"),
        links=reader("links", "take"),
        is_embedded=True,
    )


def taker_service() -> TakerService:
    """What candidates' pages outside Streamlit use: the configured service, without the managers' client."""
    service = configured_service()
    return TakerService(service.takers, service.links, service.is_embedded)


def reader_for_member(user_id: str) -> CachedReader:
    """Reads and writes for a signed-in member's plain pages, on behalf of that member only."""
    return configured_service().managers.acting_for(user_id)


def forget_service() -> None:
    """Go back to the configured service and clear the session.

    Prepared invitations, for example, name people and teams by the ids of the service they were checked against.
    """
    st.session_state.clear()


def current_service() -> Service:
    """The service as the pages of this session may use it: on behalf of the signed-in user, if there is one."""
    resolved = RESOLVED_SERVICE.get()
    if resolved is None:
        resolved = CHOSEN_SERVICE.get() or _service_for(ACTING_FOR.get())
        RESOLVED_SERVICE.set(resolved)
    return resolved


def act_for(user_id: str | None) -> None:
    """Call on behalf of this user from here on. With None, where people sign in, every call is refused."""
    ACTING_FOR.set(user_id)
    RESOLVED_SERVICE.set(None)


def _service_for(user_id: str | None) -> Service:
    service = configured_service()
    return service if user_id is None else replace(service, managers=service.managers.acting_for(user_id))
