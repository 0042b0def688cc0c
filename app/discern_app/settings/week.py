"""Settings → For you: the language, Monday's message, and a private calendar feed. Each leader has their own."""

from typing import Any, Literal
from urllib.parse import urlencode, urlsplit

import streamlit as st
from pydantic import ValidationError

from discern import words
from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, UnreadableAnswer
from discern.contract import operations
from discern.contract.models.insights import LanguageChoice
from discern.contract.models.week_messages import CalendarFeed, PutCalendarFeed, PutWeekMessage, WeekMessage
from discern_app.access.viewer import current_user, may_administer
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.http_middleware import serves_routes
from discern_app.base.language import LANGUAGE, language, own_language, say, statement_language
from discern_app.base.local_network import is_loopback_host
from discern_app.base.navigation import TAB
from discern_app.base.queries import try_read, write
from discern_app.base.states import show_state
from discern_app.base.text import day, escape
from discern_app.components.share_links import app_address
from discern_app.session_state import NEW_FEED

WIDTH_PX = 560

Choice = Literal["off", "mail", "webhook"]
CHOICES: tuple[Choice, ...] = ("off", "mail", "webhook")

FIELDS = {"email", "url"}
"""Those whose rules the catalogue says."""


def show_languages() -> None:
    """The languages of the pages. Each is a link: the answer to it has the cookie that keeps the choice."""
    if not serves_routes():
        return
    st.subheader(say("settings-language"), anchor=False)
    links = [
        f"**{name}**" if tag == language() else f'<a href="?{_this_tab(tag)}" target="_self">{name}</a>'
        for tag, name in words.list_languages().items()
    ]
    st.markdown(" · ".join(links), unsafe_allow_html=True)


def _this_tab(tag: str) -> str:
    """The query that leads back here in a language: a tab is known by its title."""
    return urlencode({TAB: words.format_message(tag, "settings-tab", {"tab": "week"}), LANGUAGE: tag})


def show_week_settings() -> None:
    """Both, for who has signed in or, where nobody signs in, for the keeper of the installation."""
    if current_user() is None and not may_administer():
        show_state("lock", say("settings-week-owners"), say("settings-owners-detail"))
        return
    try:
        message, feed = try_read(operations.GET_WEEK_MESSAGE()), try_read(operations.GET_CALENDAR_FEED())
    except (NotFound, UnreadableAnswer, NotPermitted):
        show_state("mail", say("settings-week-unknown"))
        return
    except DiscernError as error:
        show_error(error)
        return
    with st.container(width=WIDTH_PX):
        _show_message(message)
        _show_calendar(feed)


def _show_message(message: WeekMessage) -> None:
    st.subheader(say("settings-week-message"), anchor=False)
    st.markdown(say("settings-week-about"))
    current: Choice = message.channel or "off"
    st.markdown(describe(message))
    with st.expander(say("settings-week-preview"), type="compact", key="week preview", on_change="rerun") as preview:
        if preview.open:
            _show_preview()
    if message.channel is not None and not message.links:
        st.warning(say("settings-week-unlinked"))
    if message.problem is not None:
        st.warning(say("settings-week-problem", problem=message.problem, detail=escape(message.detail or "")))
    choice = st.segmented_control(
        say("settings-week-way"),
        CHOICES,
        default=current,
        format_func=lambda each: say("settings-week-way-name", way=each),
        required=True,
        key="week way",
        width="stretch",
    )
    with st.form("week message", border=False):
        given: dict[str, Any] = {"channel": choice, "language": own_language()}
        if choice == "mail" and current_user() is None:
            given["email"] = st.text_input(say("settings-mail-address"), message.email or "", max_chars=254)
        elif choice == "webhook":
            given["url"] = st.text_input(
                say("settings-week-url"),
                type="password",
                max_chars=2000,
                autocomplete="off",
                placeholder=say("settings-mail-password-kept") if current == "webhook" else "https://",
                help=say("settings-week-url-detail"),
            )
        saved = st.form_submit_button(say("settings-mail-save"), type="primary", icon=":material/save:")
    if saved:
        _save(choice, given, current)


def _show_preview() -> None:
    """What it would say of this week."""
    try:
        found = try_read(operations.GET_WEEK_PREVIEW(LanguageChoice(language=statement_language())))
    except DiscernError as error:
        show_error(error)
        return
    if found.text is None:
        st.caption(say("settings-week-preview-none"))
        return
    st.markdown(f"**{escape(found.subject or '')}**")
    st.text(found.text)


def describe(message: WeekMessage) -> str:
    """Where the message goes, and when the last one went."""
    return say(
        "settings-week-state",
        way=message.channel or "off",
        place=escape(message.email or message.host or "…"),
        sent="yes" if message.sent_at else "no",
        day=day(message.sent_at),
    )


def _save(choice: Choice, given: dict[str, Any], current: Choice) -> None:
    if choice == "off":
        if write(operations.DELETE_WEEK_MESSAGE()) is not None:
            st.rerun()
        return
    if choice == "webhook" and current == "webhook" and not given["url"]:
        return
    try:
        new = PutWeekMessage.model_validate({name: (value or "").strip() for name, value in given.items()})
        current_service().managers.write(operations.PUT_WEEK_MESSAGE(new))
    except ValidationError as error:
        place = error.errors()[0]["loc"]
        st.error(say("settings-week-wrong", field=str(place[0]) if place else "url"))
    except InvalidRequest as error:
        st.error(_why_refused(error))
    except DiscernError as error:
        show_error(error)
    else:
        st.rerun()


def _why_refused(error: InvalidRequest) -> str:
    if error.code in {"mail_missing", "address_missing", "secret_missing"}:
        return say("settings-week-refused", code=error.code.replace("_", "-"))
    field = error.errors[0].field if error.errors else ""
    return say("settings-week-place") if field == "url" else escape(error.message)


def _show_calendar(feed: CalendarFeed) -> None:
    st.subheader(say("settings-calendar"), anchor=False)
    if not serves_routes():
        st.markdown(say("settings-calendar-unserved"))
        return
    st.markdown(say("settings-calendar-about"))
    st.markdown(
        say(
            "settings-calendar-state",
            active="yes" if feed.active else "no",
            names="yes" if feed.names else "no",
            day=day(feed.since),
        )
    )
    made = NEW_FEED.take()
    if made is not None:
        st.code(made, language=None, wrap_lines=True)
        st.caption(say("settings-calendar-once"))
        if is_loopback_host(urlsplit(made).hostname or ""):
            st.warning(say("settings-calendar-here"))
    names = st.checkbox(say("settings-calendar-names"), feed.names, help=say("settings-calendar-names-detail"))
    with st.container(horizontal=True):
        makes = st.button(say("settings-calendar-make", active="yes" if feed.active else "no"), icon=":material/link:")
        ends = feed.active and st.button(say("settings-calendar-end"), icon=":material/link_off:")
    if makes:
        _make(names=names)
    if ends and write(operations.DELETE_CALENDAR_FEED()) is not None:
        st.rerun()


def _make(*, names: bool) -> None:
    made = write(operations.PUT_CALENDAR_FEED(PutCalendarFeed(names=names, language=own_language())))
    if made is not None:
        NEW_FEED.set(made.url or f"{app_address()}/calendar.ics?token={made.token}")
        st.rerun()
