"""Integrations → Keys: the API keys of the account, made, shown once, and revoked by an owner."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Literal

import streamlit as st
from pydantic import ValidationError

from discern.client.errors import DiscernError, NotFound, NotPermitted, UnreadableAnswer
from discern.contract import operations
from discern.contract.models.keys import MOST_ASSISTANT_DAYS, Key, NewKey
from discern.contract.models.users import UserQuery
from discern.contract.permissions import BY_NAME_ALONE, SCOPES, Scope
from discern_app.access.viewer import may_administer
from discern_app.base.current_service import current_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.queries import try_read, write
from discern_app.base.states import danger_button, show_state
from discern_app.base.text import day, escape
from discern_app.components.object_select import select_one
from discern_app.components.option_labels import user_option
from discern_app.components.share_links import app_address
from discern_app.components.tables import ROW_PX, Tone, badge_column, draw_table, table_key
from discern_app.dialogs.open_dialog import close_dialog, open_dialog, rerun_dialog
from discern_app.session_state import NEW_KEY

Preset = Literal["read", "people", "all", "assistant", "single"]

PRESETS: dict[Preset, tuple[Scope, ...]] = {
    "read": (
        "assessments:read",
        "candidates:read",
        "results:read",
        "teams:read",
        "reports:read",
        "events:read",
    ),
    "people": (
        "assessments:read",
        "assessments:write",
        "candidates:read",
        "candidates:write",
        "teams:read",
        "teams:write",
    ),
    "all": ("admin",),
    "assistant": ("assistant:read",),
}
"""What keys are mostly for."""

CHOICES: tuple[Preset, ...] = (*PRESETS, "single")
"""`single` is for scopes one by one."""

OTHERS: tuple[Preset, ...] = tuple(each for each in CHOICES if each != "assistant")

OFFERED: tuple[Scope, ...] = tuple(scope for scope in SCOPES if scope not in {*BY_NAME_ALONE, "act", "assistant:read"})
"""The others are given on the server, and that of an assistant goes with no other."""

DAYS: tuple[int, ...] = (30, 90, 365, 0)
"""After how many days a key may end; 0 is never."""

ASSISTANT_DAYS = tuple(days for days in DAYS if 0 < days <= MOST_ASSISTANT_DAYS)


def show_keys() -> None:
    """The table of keys, and what can be done with the one whose row is ticked. For owners."""
    if not may_administer():
        show_state("lock", say("keys-owners"), say("settings-owners-detail"))
        return
    try:
        found = try_read(operations.LIST_KEYS()).data
    except (NotFound, UnreadableAnswer):
        show_state("key_off", say("keys-none-offered"))
        return
    except NotPermitted:
        show_state("key_off", say("keys-owners"), say("settings-key-owners"))
        return
    except DiscernError as error:
        show_error(error)
        return
    place = st.container() if found else show_state("key", say("keys-none"), say("keys-none-detail"))
    place.button(say("keys-make"), type="primary", icon=":material/add:", on_click=make_key)
    if found:
        ticked = _show_table(found)
        if ticked is not None:
            _show_actions(ticked)
    if current_service().is_embedded:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.caption(say("integrations-developers", address=f"`{app_address()}/v1`"), width="content")
            st.link_button(say("integrations-interface"), "v1/docs", type="tertiary", icon=":material/api:")


def _show_table(found: Sequence[Key]) -> Key | None:
    """The table; returns the key whose row is ticked."""
    columns = {name: say("keys-column", column=name) for name in ("label", "state", "may", "used", "until", "made")}
    now = datetime.now(UTC)
    states: dict[str, Tone] = {
        say("keys-state", state="live"): "good",
        say("keys-state", state="own"): "open",
        say("keys-state", state="expired"): "bad",
    }
    selection = draw_table(
        {
            columns["label"]: [key.label for key in found],
            columns["state"]: [[say("keys-state", state=_state_of(key, now))] for key in found],
            columns["may"]: [_name_scopes(key.scopes) for key in found],
            columns["used"]: [key.last_used_at for key in found],
            columns["until"]: [day(key.expires_at) if key.expires_at else say("keys-days", days=0) for key in found],
            columns["made"]: [day(key.created_at) for key in found],
        },
        row_height=ROW_PX,
        placeholder=say("keys-unused"),
        on_select="rerun",
        selection_mode="single-row",
        column_config={
            columns["state"]: badge_column(columns["state"], states, 110),
            columns["used"]: st.column_config.DatetimeColumn(columns["used"], format="distance", width=140),
        },
        alt=say("keys-alt"),
        key=table_key("keys", [key.id for key in found]),
    )
    ticked = [found[row] for row in selection["selection"]["rows"] if row < len(found)]
    return ticked[0] if ticked else None


def _state_of(key: Key, now: datetime) -> str:
    if key.expires_at is not None and key.expires_at <= now:
        return "expired"
    return "own" if key.own else "live"


def _name_scopes(scopes: Sequence[Scope]) -> str:
    for preset, of_preset in PRESETS.items():
        if set(scopes) == set(of_preset):
            return say("keys-preset", preset=preset)
    return ", ".join(scopes)


def _show_actions(key: Key) -> None:
    with st.container(border=True, horizontal=True, vertical_alignment="center", key="key-actions"):
        st.markdown(f"**{escape(key.label)}**", width="stretch")
        if key.own:
            st.caption(say("keys-own"))
        else:
            # Named by whose it is: a click arrives after the choice may have changed.
            st.button(
                say("keys-revoke"), icon=":material/key_off:", on_click=revoke_key, args=(key,), key=f"revoke {key.id}"
            )


def make_key() -> None:
    open_dialog(_make, title=say("keys-make"), on_close=NEW_KEY.forget)


def revoke_key(key: Key) -> None:
    open_dialog(_revoke, key, title=say("keys-revoke-title", name=escape(key.label)))


def _make() -> None:
    made = NEW_KEY.get()
    if made is not None:
        st.markdown(say("keys-made", name=escape(made.label)))
        st.code(made.secret, language=None, wrap_lines=True)
        if st.button(say("keys-done"), type="primary", width="stretch"):
            _end()
        return
    label = st.text_input(say("keys-label"), placeholder=say("keys-label-example"), max_chars=200)
    has_assistant = _answers_assistants()
    preset: Preset = st.radio(
        say("keys-may"),
        CHOICES if has_assistant else OTHERS,
        format_func=lambda preset: say("keys-preset", preset=preset),
        captions=[say("keys-preset-detail", preset=each) for each in (CHOICES if has_assistant else OTHERS)],
        key="preset of key",
    )
    scopes: Sequence[Scope] = PRESETS.get(preset, ())
    if preset == "single":
        with st.container(gap="xsmall"):
            names = {scope: say("settings-scope", scope=scope.replace(":", "-")) for scope in OFFERED}
            scopes = [
                scope for scope in OFFERED if st.checkbox(f"{names[scope]} · `{scope}`", key=f"scope of key {scope}")
            ]
    is_assistant, user_id, gives_names = preset == "assistant", None, False
    if is_assistant:
        user_id, gives_names = _choose_user(), st.checkbox(say("keys-names"))
    days = st.selectbox(
        say("keys-ends"),
        ASSISTANT_DAYS if is_assistant else DAYS,
        0 if is_assistant else 2,
        lambda days: say("keys-days", days=days),
        key=f"days of {preset}",
    )
    if st.button(say("keys-make-go"), type="primary", width="stretch"):
        _create(label or "", scopes, days, user_id, names=gives_names)


def _answers_assistants() -> bool:
    """Whether the service that runs here does; of another one it isn't known."""
    return current_service().is_embedded and load_settings().assistant


def _choose_user() -> str | None:
    """For whom an assistant asks; None where nobody signs in."""
    users = try_read(operations.LIST_USERS(UserQuery(limit=200))).data
    if not users:
        return None
    chosen = select_one(say("keys-user"), [user_option(each) for each in users], key="user of key")
    st.caption(say("keys-user-detail"))
    return chosen


def _create(label: str, scopes: Sequence[Scope], days: int, user_id: str | None, *, names: bool) -> None:
    ends = datetime.now(UTC) + timedelta(days=days) if days else None
    try:
        new = NewKey(label=label, scopes=list(scopes), expires_at=ends, user_id=user_id, names=names)
    except ValidationError as error:
        st.error(say("keys-wrong", field=str(error.errors()[0]["loc"][0])))
        return
    made = write(operations.CREATE_KEY(new))
    if made is not None:
        NEW_KEY.set(made)
        rerun_dialog()


def _revoke(key: Key) -> None:
    st.markdown(say("keys-revoke-detail", name=escape(key.label)))
    revokes = danger_button(say("keys-revoke-go"), key=f"revoke now {key.id}", width="stretch")
    if revokes and write(operations.REVOKE_KEY(key_id=key.id)) is not None:
        _end()


def _end() -> None:
    NEW_KEY.forget()
    close_dialog()
    st.rerun()
