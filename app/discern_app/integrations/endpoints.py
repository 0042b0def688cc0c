"""The endpoints that events are sent to: a card each, and dialogs to add, change and remove one."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import streamlit as st
from pydantic import BaseModel, ValidationError

from discern.client.errors import DiscernError, InvalidRequest
from discern.contract import operations
from discern.contract.models.events import EVENT_TYPES, EventType
from discern.contract.models.webhooks import (
    Delivery,
    NewWebhook,
    Replay,
    RotateSecret,
    Webhook,
    WebhookChange,
    WebhookWithSecret,
)
from discern.contract.operation_type import Call
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.states import danger_button, show_state
from discern_app.base.text import escape, one_line
from discern_app.dialogs.open_dialog import close_dialog, open_dialog
from discern_app.integrations.delivery_text import (
    HEALTH_COLOURS,
    condition_of,
    health_of,
    name_of_endpoint,
    outcome_of,
    words_of,
)
from discern_app.session_state import ENDPOINT_SECRET, menu_of_endpoint

Given = TypeVar("Given", bound=BaseModel)
Answer = TypeVar("Answer")

PERIODS: dict[str, timedelta] = {"hour": timedelta(hours=1), "day": timedelta(days=1), "week": timedelta(days=7)}


def add_endpoint() -> None:
    open_dialog(_add, title=say("integrations-add"), on_close=_forget_secret)


def edit_endpoint(webhook: Webhook) -> None:
    open_dialog(_edit, webhook, title=say("integrations-edit-title", name=escape(name_of_endpoint(webhook))))


def renew_secret(webhook: Webhook) -> None:
    open_dialog(_renew, webhook, title=say("integrations-secret-new"), on_close=_forget_secret)


def replay_events(webhook: Webhook) -> None:
    open_dialog(_replay, webhook, title=say("integrations-replay"))


def delete_endpoint(webhook: Webhook) -> None:
    open_dialog(_delete, webhook, title=say("integrations-delete-title", name=escape(name_of_endpoint(webhook))))


def _add() -> None:
    if _show_secret():
        return
    st.markdown(say("integrations-add-detail"))
    fields = _ask_fields(None)
    if fields is not None and (new := _checked(NewWebhook, fields)) is not None:
        _keep_secret(_sent(operations.CREATE_WEBHOOK(new)))


def _edit(webhook: Webhook) -> None:
    fields = _ask_fields(webhook)
    if fields is None or (change := _checked(WebhookChange, fields)) is None:
        return
    if _sent(operations.CHANGE_WEBHOOK(change, webhook_id=webhook.id)) is not None:
        _end()


def _ask_fields(webhook: Webhook | None) -> dict[str, Any] | None:
    """The fields of an endpoint; what was entered once it is sent."""
    url = st.text_input(
        say("integrations-address"),
        "" if webhook is None else webhook.url,
        placeholder="https://example.org/discern",
        max_chars=2000,
    )
    description = st.text_input(
        say("integrations-description"),
        "" if webhook is None else webhook.description or "",
        placeholder=say("integrations-description-example"),
        max_chars=200,
    )
    types = _choose_events(() if webhook is None else webhook.events)
    submit = say("integrations-add-go") if webhook is None else say("integrations-save")
    if not st.button(submit, type="primary", width="stretch"):
        return None
    return {
        "url": (url or "").strip(),
        "description": one_line(description or "") or None,
        "events": types,
    }


def _choose_events(wanted: Collection[str]) -> tuple[EventType, ...]:
    """A box for each type of event, and one for all of them."""
    st.markdown(f"**{say('integrations-events')}**")
    every = st.checkbox(say("integrations-events-all"), all(event_type in wanted for event_type in EVENT_TYPES))
    with st.container(gap="xsmall"):
        ticked = [
            st.checkbox(
                _explained(event_type), every or event_type in wanted, disabled=every, key=f"send {event_type} {every}"
            )
            for event_type in EVENT_TYPES
        ]
    return tuple(event_type for event_type, is_ticked in zip(EVENT_TYPES, ticked, strict=True) if is_ticked)


def _explained(type_: EventType) -> str:
    meaning = say("integrations-event-meaning", event=type_.replace(".", "-"))
    return say("integrations-event-explained", event=words_of(type_), meaning=meaning)


def _checked(model: type[Given], fields: dict[str, Any]) -> Given | None:
    """What was entered as the interface takes it, or None under a message that names the field and the rule."""
    if not fields["events"]:
        st.error(say("integrations-events-none"))
        return None
    try:
        return model.model_validate(fields)
    except ValidationError as error:
        first = error.errors()[0]
        _show_refused(str(first["loc"][0]), first["msg"].removeprefix("Value error, "))
        return None


def _sent(operation: Call[Answer]) -> Answer | None:
    """The service's answer, or None under the reason; a field is called what the dialog calls it."""
    try:
        return current_service().managers.write(operation)
    except InvalidRequest as error:
        for problem in error.errors:
            _show_refused(problem.field, problem.message)
        if not error.errors:
            show_error(error)
    except DiscernError as error:
        show_error(error)
    return None


def _show_refused(field: str, rule: str) -> None:
    st.error(say("integrations-wrong", field=field, rule=escape(rule.rstrip("."))))


def _keep_secret(made: WebhookWithSecret | None) -> None:
    if made is not None:
        ENDPOINT_SECRET.set(made.secret)
        st.rerun()


def _show_secret() -> bool:
    """Show the secret that was just made, where there is one."""
    secret = ENDPOINT_SECRET.get()
    if secret is None:
        return False
    st.markdown(say("integrations-secret"))
    st.code(secret, language=None, wrap_lines=True)
    if st.button(say("integrations-secret-hide"), type="primary", width="stretch"):
        _end()
    return True


def _renew(webhook: Webhook) -> None:
    if _show_secret():
        return
    st.markdown(say("integrations-secret-new-detail"))
    if st.button(say("integrations-secret-create"), type="primary", width="stretch"):
        _keep_secret(write(operations.ROTATE_SECRET(RotateSecret(), webhook_id=webhook.id)))


def _replay(webhook: Webhook) -> None:
    """Events of the last hour, day or week once more."""
    st.markdown(say("integrations-replay-detail", name=escape(name_of_endpoint(webhook))))
    period = st.segmented_control(
        say("integrations-replay-since"),
        list(PERIODS),
        format_func=lambda period: say("integrations-period", period=period),
        default="hour",
        required=True,
        width="stretch",
    )
    if st.button(say("integrations-replay-go"), type="primary", width="stretch"):
        since = datetime.now(UTC) - PERIODS[period]
        queued = write(operations.REPLAY_EVENTS(Replay(since=since), webhook_id=webhook.id))
        if queued is not None:
            st.toast(say("integrations-replayed", count=queued.queued), icon=":material/replay:")
            _end()


def _delete(webhook: Webhook) -> None:
    st.markdown(say("integrations-delete-detail"))
    deletes = danger_button(say("integrations-delete-go"), key=f"delete {webhook.id}", width="stretch")
    if deletes and write(operations.DELETE_WEBHOOK(webhook_id=webhook.id)) is not None:
        _end()


def _forget_secret() -> None:
    ENDPOINT_SECRET.forget()


def _end() -> None:
    close_dialog()
    st.rerun()


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
            format_func=lambda action: say("integrations-action", action=action),
            icon=":material/more_horiz:",
            help=say("integrations-actions", name=escape(name_of_endpoint(webhook))),
            type="tertiary",
            on_click=_act,
            args=(webhook,),
            key=menu_of_endpoint(webhook.id).key,
        )
    events = say("integrations-subscribed", count=len(webhook.events), all=len(EVENT_TYPES))
    lines = [f"{escape(webhook.url)}", f"{events} · {escape(health_of(webhook, now))}"]
    tests = [delivery for delivery in deliveries if delivery.cause == "test"]
    if tests:
        lines.append(say("integrations-last-test", outcome=escape(outcome_of(tests[0]))))
    st.caption("  \n".join(lines))


def _act(webhook: Webhook) -> None:
    """What was chosen in an endpoint's menu."""
    match menu_of_endpoint(webhook.id).get():
        case "test":
            write(operations.TEST_WEBHOOK(webhook_id=webhook.id))
        case "on":
            write(operations.CHANGE_WEBHOOK(WebhookChange(status="enabled"), webhook_id=webhook.id))
        case "off":
            write(operations.CHANGE_WEBHOOK(WebhookChange(status="disabled"), webhook_id=webhook.id))
        case "edit":
            edit_endpoint(webhook)
        case "replay":
            replay_events(webhook)
        case "secret":
            renew_secret(webhook)
        case "delete":
            delete_endpoint(webhook)
