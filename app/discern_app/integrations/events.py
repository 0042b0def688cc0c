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
from discern_app.base.language import say
from discern_app.base.navigation import page_of, title_of
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

ALL = "all"
KINDS: dict[str, EventType | None] = {ALL: None} | {type_: type_ for type_ in EVENT_TYPES}


def offer_secret(webhook_id: str) -> None:
    secret = st.session_state.get("endpoint secret")
    if secret is not None and secret[0] == webhook_id:
        st.markdown(say("integrations-secret"))
        st.code(secret[1], language=None, wrap_lines=True)
        st.button(
            say("integrations-secret-hide"),
            key=f"hide {webhook_id}",
            on_click=st.session_state.pop,
            args=("endpoint secret",),
        )


def add_endpoint() -> None:
    st.markdown(say("integrations-add-detail"))
    with st.form("new endpoint", border=False, clear_on_submit=False):
        url = st.text_input(say("integrations-address"), placeholder="https://example.org/discern", max_chars=2000)
        example = say("integrations-description-example")
        description = st.text_input(say("integrations-description"), placeholder=example, max_chars=200)
        types = st.multiselect(say("integrations-events"), EVENT_TYPES, default=EVENT_TYPES, format_func=words_of)
        if not st.form_submit_button(say("integrations-add-go"), type="primary", icon=":material/add:"):
            return
    try:
        new = NewWebhook(url=(url or "").strip(), description=one_line(description or "") or None, events=tuple(types))
    except ValidationError as error:
        first = error.errors()[0]
        rule = escape(first["msg"].removeprefix("Value error, "))
        st.error(say("integrations-wrong", field=str(first["loc"][0]), rule=rule))
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
            st.markdown(say("integrations-last-test", outcome=escape(outcome_of(tests[0]))))
        offer_secret(webhook.id)
        with st.container(horizontal=True):
            if webhook.status == "enabled":
                key = f"test {webhook.id}"
                st.button(say("integrations-test"), key=key, icon=":material/send:", on_click=test, args=(webhook,))
                key = f"off {webhook.id}"
                st.button(
                    say("integrations-turn-off"),
                    key=key,
                    icon=":material/pause:",
                    on_click=switch,
                    args=(webhook, "disabled"),
                )
            else:
                key = f"on {webhook.id}"
                st.button(
                    say("integrations-turn-on"),
                    key=key,
                    icon=":material/play_arrow:",
                    on_click=switch,
                    args=(webhook, "enabled"),
                )
            with st.popover(say("integrations-secret-new"), icon=":material/key:"):
                st.markdown(say("integrations-secret-new-detail"))
                st.button(
                    say("integrations-secret-create"), key=f"rotate {webhook.id}", on_click=rotate, args=(webhook,)
                )
            with st.popover(say("integrations-delete"), icon=":material/delete:"):
                st.markdown(say("integrations-delete-detail"))
                st.button(
                    say("integrations-delete-go"),
                    key=f"delete {webhook.id}",
                    type="primary",
                    on_click=delete,
                    args=(webhook,),
                )


def show_delivery(delivery: Delivery, webhook: Webhook) -> None:
    icon = {"delivered": ":material/check_circle:", "pending": ":material/schedule:"}.get(
        delivery.status, ":material/error:"
    )
    with st.container(horizontal=True, vertical_alignment="center"):
        resent = "yes" if delivery.cause in {"resend", "replay"} else "no"
        endpoint, outcome = escape(name_of_endpoint(webhook)), escape(outcome_of(delivery))
        text = say("integrations-delivery", resent=resent, endpoint=endpoint, outcome=outcome)
        st.markdown(f"{icon} {text}", width="stretch")
        if delivery.answer:
            with st.popover(say("integrations-response")):
                st.code(delivery.answer, language=None, wrap_lines=True)
        if webhook.status == "enabled":
            st.button(
                say("integrations-resend"),
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
                label = say("integrations-open")
                st.page_link(page_of(page), label=label, icon=":material/arrow_forward:", query_params=parameters)
        if not deliveries and webhooks and st.button(say("integrations-show-deliveries"), key=f"look up {event.id}"):
            deliveries = look_up(event, list(webhooks.values()))
            if not deliveries:
                st.markdown(say("integrations-no-deliveries"))
        for delivery in deliveries:
            show_delivery(delivery, webhooks[delivery.webhook_id])


def show_all() -> None:
    with suppress(PageEndedError):
        show_columns()


def show_columns() -> None:
    try:
        try_read(operations.list_events(EventQuery(order="newest", limit=SHOWN)))
    except (NotFound, UnreadableAnswer):
        st.info(say("integrations-none-offered"), icon=":material/inbox:")
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
        st.subheader(say("integrations-webhooks"))
        if not webhooks:
            st.markdown(say("integrations-webhooks-none"))
        for webhook in webhooks:
            show_endpoint(webhook, latest[webhook.id])
        with st.expander(say("integrations-add"), icon=":material/add:", expanded=not webhooks):
            add_endpoint()
    with happened:
        st.subheader(say("integrations-recent"))
        show_list({webhook.id: webhook for webhook in webhooks}, sent)

    now = datetime.now(UTC)
    is_waiting = any(is_moving(each, now) for deliveries in latest.values() for each in deliveries)
    if is_waiting != st.session_state.get("deliveries wait", False):
        st.session_state["deliveries wait"] = is_waiting
        st.rerun()


def show_list(webhooks: dict[str, Webhook], sent: dict[str, list[Delivery]]) -> None:
    kind = st.segmented_control(
        say("integrations-kind-label"),
        list(KINDS),
        format_func=lambda each: say("integrations-kind-all") if each == ALL else words_of(each),
        default=ALL,
        required=True,
        key="kind of event",
        wrap=True,
    )
    query = EventQuery(order="newest", limit=SHOWN, type=KINDS[kind or ALL])
    pager = Pager("events", query)
    page = read(pager.at_page(operations.list_events(query)))
    if not page.data:
        st.info(say("integrations-none"), icon=":material/inbox:")
    for event in page.data:
        show_event(event, webhooks, sent.get(event.id, []))
    with st.container(horizontal=True):
        pager.show_buttons(page)


st.title(title_of("events"))
st.markdown(say("integrations-detail"))
st.fragment(show_all, run_every=SOON if st.session_state.get("deliveries wait") else None)()
