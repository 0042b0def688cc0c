"""Integrations: the endpoints that events are sent to, what happened, and sending again; and API keys."""

from collections.abc import Mapping
from datetime import UTC, datetime

import streamlit as st

from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.contract import operations
from discern.contract.base_models import ListQuery
from discern.contract.models.events import EventQuery
from discern.contract.models.webhooks import Delivery, DeliveryQuery
from discern_app.access.viewer import page_part
from discern_app.base.error_banners import show_page_error
from discern_app.base.language import say
from discern_app.base.navigation import TAB, title_of
from discern_app.base.queries import read, read_all, try_read
from discern_app.base.states import Container, show_state
from discern_app.components.page_header import page_header
from discern_app.integrations.delivery_text import by_event, is_moving
from discern_app.integrations.endpoints import add_endpoint, show_endpoints
from discern_app.integrations.events import SHOWN, show_events
from discern_app.integrations.keys import show_keys

LOOKED_AT = 200
MOST_ENDPOINTS = 100

TABS = ("events", "keys")

SOON_S = 2.0
"""How often deliveries are read again while one of them is on its way."""


def are_offered() -> bool:
    """Whether the service has events; where it can't be asked, a banner says so."""
    try:
        try_read(operations.LIST_EVENTS(EventQuery(order="newest", limit=SHOWN)))
    except (NotFound, UnreadableAnswer):
        show_state("webhook", say("integrations-none-offered"), say("integrations-none-offered-detail"))
        return False
    except DiscernError as error:
        show_page_error(error)
        return False
    return True


def follow(latest: Mapping[str, list[Delivery]]) -> None:
    """Draw the page again as soon as a delivery that is on its way has moved."""

    @page_part(run_every=SOON_S)
    def look_again() -> None:
        query = DeliveryQuery(limit=LOOKED_AT)
        try:
            moved = any(
                try_read(operations.LIST_DELIVERIES(query, webhook_id=id_)).data != of for id_, of in latest.items()
            )
        except DiscernError:
            return
        if moved:
            st.rerun()

    now = datetime.now(UTC)
    if any(is_moving(delivery, now) for deliveries in latest.values() for delivery in deliveries):
        look_again()


def show_traffic(actions: Container) -> None:
    """The endpoints, and what happened; ``actions`` is where the page's head has its buttons."""
    if not are_offered():
        return
    webhooks, _ = read_all(operations.LIST_WEBHOOKS(ListQuery(limit=MOST_ENDPOINTS)), MOST_ENDPOINTS)
    latest = {
        webhook.id: read(operations.LIST_DELIVERIES(DeliveryQuery(limit=LOOKED_AT), webhook_id=webhook.id)).data
        for webhook in webhooks
    }
    if webhooks:
        actions.button(say("integrations-add"), type="primary", icon=":material/add:", on_click=add_endpoint)
    show_endpoints(webhooks, latest)
    sent = by_event(delivery for deliveries in latest.values() for delivery in deliveries)
    show_events({webhook.id: webhook for webhook in webhooks}, sent)
    follow(latest)


with page_header(title_of("integrations"), say("integrations-detail")):
    actions = st.container()
events, keys = st.tabs([say("integrations-tab", tab=name) for name in TABS], key=TAB, bind="query-params")
if events.open:
    with events:
        show_traffic(actions)
if keys.open:
    with keys:
        show_keys()
