"""The endpoints that events are sent to, a card each."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import streamlit as st

from discern.client import operations
from discern.contract.models.events import EVENT_TYPES
from discern.contract.models.webhooks import Delivery, Webhook, WebhookChange
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.text import escape
from discern_app.components.states import show_state
from discern_app.integrations.delivery_text import (
    HEALTH_COLOURS,
    condition_of,
    health_of,
    name_of_endpoint,
    outcome_of,
)
from discern_app.integrations.endpoint_dialogs import (
    add_endpoint,
    delete_endpoint,
    edit_endpoint,
    renew_secret,
    replay_events,
)

ENABLED = ("test", "edit", "replay", "secret", "off", "delete")
DISABLED = ("on", "edit", "secret", "delete")


def show_endpoints(webhooks: Sequence[Webhook], latest: Mapping[str, Sequence[Delivery]]) -> None:
    """A card for each endpoint; ``latest`` are their newest deliveries by the endpoint's id."""
    if not webhooks:
        with show_state("webhook", say("integrations-webhooks-none"), say("integrations-webhooks-none-detail")):
            st.button(say("integrations-add"), type="primary", icon=":material/add:", on_click=add_endpoint)
        return
    now = datetime.now(UTC)
    grid = st.grid(3, min_column_width=320, border=True)
    for webhook in webhooks:
        with grid.cell():
            _show_endpoint(webhook, latest[webhook.id], now)


def _show_endpoint(webhook: Webhook, deliveries: Sequence[Delivery], now: datetime) -> None:
    condition = condition_of(webhook, now)
    badge = f":{HEALTH_COLOURS[condition]}-badge[{say('integrations-condition', condition=condition)}]"
    with st.container(horizontal=True, gap="xsmall", vertical_alignment="center"):
        st.markdown(f"**{escape(name_of_endpoint(webhook))}** {badge}", width="stretch")
        st.menu_button(
            say("shared-more"),
            ENABLED if webhook.status == "enabled" else DISABLED,
            format_func=lambda each: say("integrations-action", action=each),
            icon=":material/more_horiz:",
            help=say("integrations-actions", name=escape(name_of_endpoint(webhook))),
            type="tertiary",
            on_click=_act,
            args=(webhook,),
            key=f"actions {webhook.id}",
        )
    events = say("integrations-subscribed", count=len(webhook.events), all=len(EVENT_TYPES))
    lines = [f"{escape(webhook.url)}", f"{events} · {escape(health_of(webhook, now))}"]
    tests = [each for each in deliveries if each.cause == "test"]
    if tests:
        lines.append(say("integrations-last-test", outcome=escape(outcome_of(tests[0]))))
    st.caption("  \n".join(lines))


def _act(webhook: Webhook) -> None:
    """What was chosen in an endpoint's menu."""
    match st.session_state[f"actions {webhook.id}"]:
        case "test":
            write(operations.test_webhook(webhook.id))
        case "on":
            write(operations.change_webhook(webhook.id, WebhookChange(status="enabled")))
        case "off":
            write(operations.change_webhook(webhook.id, WebhookChange(status="disabled")))
        case "edit":
            edit_endpoint(webhook)
        case "replay":
            replay_events(webhook)
        case "secret":
            renew_secret(webhook)
        case "delete":
            delete_endpoint(webhook)
