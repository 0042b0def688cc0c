"""Events: what happened, the endpoints it was sent to, failed deliveries, and sending again."""

from contextlib import suppress
from datetime import UTC, datetime

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.contract import (
    EVENT_TYPES,
    Delivery,
    DeliveryQuery,
    Event,
    EventQuery,
    EventType,
    ListQuery,
    NewWebhook,
    RotateSecret,
    Webhook,
    WebhookChange,
    WebhookStatus,
)
from discern_app.base.error_banners import show_error
from discern_app.base.navigation import page_of
from discern_app.base.queries import PageEndedError, read, read_all, try_read, write
from discern_app.base.text import escape, one_line
from discern_app.components.pager import Pager
from discern_app.integrations.delivery_text import (
    by_event,
    health_of,
    is_moving,
    name_of_endpoint,
    outcome_of,
    subject_of,
    time_of,
    words_of,
)

SHOWN = 20
LOOKED_AT = 200
MOST_ENDPOINTS = 100

SOON = 2.0
"""How often the page is refreshed while a delivery is pending."""

KINDS: dict[str, EventType | None] = {"All": None} | {words_of(type_): type_ for type_ in EVENT_TYPES}


def offer_secret(webhook_id: str) -> None:
    secret = st.session_state.get("endpoint secret")
    if secret is not None and secret[0] == webhook_id:
        st.markdown("Deliveries are signed with this secret. It is shown only once, so copy it now.")
        st.code(secret[1], language=None, wrap_lines=True)
        st.button("Hide", key=f"hide {webhook_id}", on_click=st.session_state.pop, args=("endpoint secret",))


def add_endpoint() -> None:
    st.markdown(
        "Each event is sent as a signed request that follows Standard Webhooks. It has ids, no names and no results."
    )
    with st.form("new endpoint", border=False, clear_on_submit=False):
        url = st.text_input("Address", placeholder="https://example.org/discern", max_chars=2000)
        description = st.text_input("Description (optional)", placeholder="HR system", max_chars=200)
        types = st.multiselect("Events", EVENT_TYPES, default=EVENT_TYPES, format_func=words_of)
        if not st.form_submit_button("Add and get the secret", type="primary", icon=":material/add:"):
            return
    try:
        new = NewWebhook(url=(url or "").strip(), description=one_line(description or "") or None, events=tuple(types))
    except ValidationError as error:
        first = error.errors()[0]
        field = {"url": "Address", "events": "Events"}.get(str(first["loc"][0]), "Description")
        st.error(f"{field}: {escape(first['msg'].removeprefix('Value error, '))}.")
        return
    made = write(operations.create_webhook(new))
    if made is not None:
        st.session_state["endpoint secret"] = (made.id, made.secret)
        st.rerun()


def switch(webhook: Webhook, status: WebhookStatus) -> None:
    write(operations.change_webhook(webhook.id, WebhookChange(status=status)))


def test(webhook: Webhook) -> None:
    write(operations.test_webhook(webhook.id))


def rotate(webhook: Webhook) -> None:
    rotated = write(operations.rotate_secret(webhook.id, RotateSecret()))
    if rotated is not None:
        st.session_state["endpoint secret"] = (rotated.id, rotated.secret)


def delete(webhook: Webhook) -> None:
    write(operations.delete_webhook(webhook.id))


def resend(delivery: Delivery) -> None:
    write(operations.resend_delivery(delivery.id))


def show_endpoint(webhook: Webhook, deliveries: list[Delivery]) -> None:
    with st.container(border=True):
        st.markdown(f"**{escape(name_of_endpoint(webhook))}**")
        st.caption(escape(webhook.url))
        st.markdown(escape(health_of(webhook, datetime.now(UTC))))
        tests = [each for each in deliveries if each.cause == "test"]
        if tests:
            st.markdown(f"Last test: {escape(outcome_of(tests[0]))}")
        offer_secret(webhook.id)
        with st.container(horizontal=True):
            if webhook.status == "enabled":
                key = f"test {webhook.id}"
                st.button("Send a test", key=key, icon=":material/send:", on_click=test, args=(webhook,))
                key = f"off {webhook.id}"
                st.button("Turn off", key=key, icon=":material/pause:", on_click=switch, args=(webhook, "disabled"))
            else:
                key = f"on {webhook.id}"
                st.button("Turn on", key=key, icon=":material/play_arrow:", on_click=switch, args=(webhook, "enabled"))
            with st.popover("New secret", icon=":material/key:"):
                st.markdown("For one day, deliveries are signed with both the old and the new secret.")
                st.button("Create a new secret", key=f"rotate {webhook.id}", on_click=rotate, args=(webhook,))
            with st.popover("Delete", icon=":material/delete:"):
                st.markdown("Nothing more is sent to this endpoint, and its delivery log is deleted.")
                st.button(
                    "Delete endpoint", key=f"delete {webhook.id}", type="primary", on_click=delete, args=(webhook,)
                )


def show_delivery(delivery: Delivery, webhook: Webhook) -> None:
    icon = {"delivered": ":material/check_circle:", "pending": ":material/schedule:"}.get(
        delivery.status, ":material/error:"
    )
    with st.container(horizontal=True, vertical_alignment="center"):
        again = " (resent)" if delivery.cause in {"resend", "replay"} else ""
        text = f"{escape(name_of_endpoint(webhook))}{again}: {escape(outcome_of(delivery))}"
        st.markdown(f"{icon} {text}", width="stretch")
        if delivery.answer:
            with st.popover("Response"):
                st.code(delivery.answer, language=None, wrap_lines=True)
        if webhook.status == "enabled":
            st.button(
                "Resend",
                key=f"resend {delivery.id}",
                icon=":material/replay:",
                on_click=resend,
                args=(delivery,),
            )


def look_up(event: Event, webhooks: list[Webhook]) -> list[Delivery]:
    query = DeliveryQuery(event_id=event.id)
    return [delivery for webhook in webhooks for delivery in read(operations.list_deliveries(webhook.id, query)).data]


def show_event(event: Event, webhooks: dict[str, Webhook], deliveries: list[Delivery]) -> None:
    with st.container(border=True):
        with st.container(horizontal=True, vertical_alignment="center"):
            st.markdown(f"**{escape(words_of(event.type))}** · {time_of(event.timestamp)}", width="stretch")
            subject = subject_of(event)
            if subject is not None:
                page, parameters = subject
                st.page_link(page_of(page), label="Open", icon=":material/arrow_forward:", query_params=parameters)
        if not deliveries and webhooks and st.button("Show deliveries", key=f"look up {event.id}"):
            deliveries = look_up(event, list(webhooks.values()))
            if not deliveries:
                st.markdown("No endpoint was subscribed at the time.")
        for delivery in deliveries:
            show_delivery(delivery, webhooks[delivery.webhook_id])


def show_all() -> None:
    with suppress(PageEndedError):
        show_columns()


def show_columns() -> None:
    try:
        try_read(operations.list_events(EventQuery(order="newest", limit=SHOWN)))
    except (NotFound, UnreadableAnswer):
        st.info("This service doesn't offer events. Ask the people who run it.", icon=":material/inbox:")
        return
    except DiscernError as error:
        show_error(error)
        return
    webhooks, _ = read_all(operations.list_webhooks(ListQuery(limit=MOST_ENDPOINTS)), MOST_ENDPOINTS)
    latest = {
        webhook.id: read(operations.list_deliveries(webhook.id, DeliveryQuery(limit=LOOKED_AT))).data
        for webhook in webhooks
    }
    sent = by_event(delivery for deliveries in latest.values() for delivery in deliveries)

    happened, endpoints = st.columns([3, 2], gap="large")
    with endpoints:
        st.subheader("Webhooks")
        if not webhooks:
            st.markdown(
                "No endpoint yet. Add the address of another system to send it each event within a second or two."
            )
        for webhook in webhooks:
            show_endpoint(webhook, latest[webhook.id])
        with st.expander("Add an endpoint", icon=":material/add:", expanded=not webhooks):
            add_endpoint()
    with happened:
        st.subheader("Recent events")
        show_list({webhook.id: webhook for webhook in webhooks}, sent)

    now = datetime.now(UTC)
    is_waiting = any(is_moving(each, now) for deliveries in latest.values() for each in deliveries)
    if is_waiting != st.session_state.get("deliveries wait", False):
        st.session_state["deliveries wait"] = is_waiting
        st.rerun()


def show_list(webhooks: dict[str, Webhook], sent: dict[str, list[Delivery]]) -> None:
    kind = st.segmented_control("Kind", list(KINDS), default="All", required=True, key="kind of event", wrap=True)
    query = EventQuery(order="newest", limit=SHOWN, type=KINDS[kind or "All"])
    pager = Pager("events", query)
    page = read(pager.at_page(operations.list_events(query)))
    if not page.data:
        st.info(
            "Nothing yet. When someone completes an assessment, a report is ready, or the people in a team change, "
            "it appears here.",
            icon=":material/inbox:",
        )
    for event in page.data:
        show_event(event, webhooks, sent.get(event.id, []))
    with st.container(horizontal=True):
        pager.show_buttons(page)


st.title("Events")
st.markdown("What happened here, and the webhooks that reported it to other systems.")
st.fragment(show_all, run_every=SOON if st.session_state.get("deliveries wait") else None)()
