"""Which service the pages talk to: one chosen in this session, the configured one, or the one in this process."""

from dataclasses import dataclass, replace

import streamlit as st

from discern.client import Client
from discern.client.cache import Cache, CachedReader
from discern.client.foreign import Scale, Tolerance
from discern.contract.scopes import Scope
from discern_app.base.embedded_service import embedded_service, load_settings
from discern_app.base.oidc_providers import is_sign_in_set_up

PATIENCE = 6.0
"""Seconds that a page waits for the service before it says so."""

ACTING_FOR = "acting_for"
"""The id of the user who signed in in this session."""

CHOSEN = "chosen_service"
"""The session's own choice, a `Service`, if it made one."""

USED = "used_service"
"""What follows from both for this session, a `Service`: a page asks dozens of times."""


@dataclass(frozen=True, slots=True)
class Service:
    """``takers`` is for the pages of candidates, and may do less where the service is ours; ``links`` opens their
    links and nothing else, so that guessing takes nothing from those who answer. Where people sign in, the key of
    ``managers`` answers for a person alone.
    """

    base_url: str
    managers: CachedReader
    takers: CachedReader
    links: CachedReader
    is_embedded: bool = False

    @classmethod
    def at(cls, base_url: str, api_key: str, scale: Scale | None = None) -> "Service":
        """A service elsewhere, ours or another that keeps the interface; ``scale`` is what its scores are on, where the
        user knows and the service doesn't say. Raises `ValueError` for what can't be an address.
        """
        client = Client(base_url, api_key, timeout=PATIENCE, budget=PATIENCE, tolerance=Tolerance(scale))
        reader = CachedReader(client)
        return cls(base_url, managers=reader, takers=reader, links=reader)


@st.cache_resource(show_spinner=False)
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
            timeout=PATIENCE,
            budget=PATIENCE,
            idempotent_creates=True,
        )
        return CachedReader(client, cache=cache)

    return Service(
        embedded.base_url,
        managers=reader("whoever signed in", "admin", "act") if is_sign_in_set_up() else reader("managers", "admin"),
        takers=reader("takers", "take"),
        links=reader("links", "take"),
        is_embedded=True,
    )


def forget_service() -> None:
    """Go back to the configured service, and drop all that the session holds.

    Lists that wait to be sent, for one, name people and teams by the ids of the service they were checked against.
    """
    st.session_state.clear()


def current_service() -> Service:
    """The service as the pages of this session may use it: for whoever signed in, once somebody has."""
    # Streamlit is slow at saying that something isn't there, so nothing is.
    used: Service | None = st.session_state.setdefault(USED, None)
    if used is None:
        used = st.session_state[USED] = st.session_state.get(CHOSEN) or _service_for(st.session_state.get(ACTING_FOR))
    return used


def act_for(user_id: str | None) -> None:
    """From here on the pages of this session ask for this user; for None, where people sign in, they get nothing."""
    st.session_state[ACTING_FOR] = user_id
    st.session_state[USED] = None


def _service_for(user_id: str | None) -> Service:
    service = configured_service()
    return service if user_id is None else replace(service, managers=service.managers.acting_for(user_id))


def service_for_taker(private_token: str) -> CachedReader:
    """What answers for the taker who came by a private link, and for nobody else."""
    return current_service().takers.acting_for_taker(private_token)
