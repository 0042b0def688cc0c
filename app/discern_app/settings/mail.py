"""Settings → Mail: the server that invitations and reminders go through, and a mail that tries it."""

from typing import Any, get_args

import streamlit as st
from pydantic import ValidationError

from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, UnreadableAnswer
from discern.contract import operations
from discern.contract.models.mail_server import MailSecurity, MailServer, PutMailServer
from discern.contract.models.mails import TestedMail, TestMail
from discern_app.access.viewer import may_administer
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.local_network import is_loopback_host
from discern_app.base.queries import try_read, write
from discern_app.base.states import show_state
from discern_app.base.text import escape
from discern_app.components.share_links import app_address, find_link_for_phones

WIDTH_PX = 560

SECURITIES: tuple[MailSecurity, ...] = get_args(MailSecurity)

USUAL_PORTS: dict[MailSecurity, int] = {"starttls": 587, "tls": 465, "none": 25}

FIELDS = {"host", "port", "security", "user", "password", "sender", "sender_name", "app_url"}
"""Those whose rules the catalogue says."""


def show_mail() -> None:
    """The mail server in use, a form that sets it up, and a test mail. For owners."""
    if not may_administer():
        show_state("lock", say("settings-mail-owners"), say("settings-owners-detail"))
        return
    try:
        server = try_read(operations.GET_MAIL_SERVER())
    except (NotFound, UnreadableAnswer):
        show_state("mail", say("settings-mail-unknown"))
        return
    except NotPermitted:
        show_state("key_off", say("settings-mail-owners"), say("settings-key-owners"))
        return
    except DiscernError as error:
        show_error(error)
        return
    with st.container(width=WIDTH_PX):
        st.markdown(say("settings-mail-state", state=_state_of(server), host=escape(server.host or "")))
        if server.ready:
            _offer_test()
        if server.source != "environment":
            _show_form(server)


def _state_of(server: MailServer) -> str:
    if server.password == "unreadable":  # noqa: S105
        return "unreadable"
    return server.source


def _offer_test() -> None:
    with st.form("test mail", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        email = st.text_input(say("settings-mail-address"), max_chars=254) or ""
        asked = st.form_submit_button(say("settings-mail-test"), icon=":material/send:")
    if asked:
        _send_test(email)


def _send_test(email: str) -> None:
    try:
        given = TestMail(email=email)
    except ValidationError:
        st.error(say("settings-mail-wrong", field="email"))
        return
    with st.spinner(say("settings-mail-testing")):
        tested = write(operations.TEST_MAIL(given))
    if tested is not None:
        _show_tested(tested)


def _show_tested(tested: TestedMail) -> None:
    if tested.taken:
        st.success(say("settings-mail-taken"))
    else:
        st.error(say("settings-mail-refused", reason=tested.reason or "none"))


def _show_form(server: MailServer) -> None:
    """The server's fields, with what is kept of them; never the password."""
    if not server.keeps_passwords:
        st.info(say("settings-mail-unsealed"))
    security = st.segmented_control(
        say("settings-mail-security"),
        SECURITIES,
        default=server.security or "starttls",
        format_func=lambda security: say("settings-mail-security-name", security=security),
        required=True,
        key="mail security",
        width="stretch",
    )
    st.caption(say("settings-mail-security-detail", security=security))
    with st.form("mail server", border=False):
        host_place, port_place = st.columns([3, 1])
        host = host_place.text_input(
            say("settings-mail-host"), server.host or "", placeholder=say("settings-mail-host-example"), max_chars=253
        )
        kept = server.port if server.port is not None and security == server.security else USUAL_PORTS[security]
        port = port_place.number_input(say("settings-mail-port"), 1, 65_535, kept, key=f"mail port {security}")
        user = st.text_input(say("settings-mail-user"), server.user or "", max_chars=200, autocomplete="off")
        password = st.text_input(
            say("settings-mail-password"),
            type="password",
            max_chars=1000,
            autocomplete="new-password",
            placeholder=say("settings-mail-password-kept") if server.password == "kept" else "",  # noqa: S105
            help=say("settings-mail-password-detail"),
        )
        sender = st.text_input(
            say("settings-mail-sender"),
            server.sender or "",
            placeholder=say("settings-mail-sender-example"),
            max_chars=254,
        )
        name = st.text_input(say("settings-mail-sender-name"), server.sender_name or "Discern", max_chars=200)
        app_url = st.text_input(
            say("settings-mail-links"),
            server.app_url or _own_address(),
            placeholder="https://discern.example.org",
            max_chars=500,
            help=say("settings-mail-links-detail"),
            key="mail links",
        )
        private = st.checkbox(
            say("settings-mail-private"), server.allow_private, help=say("settings-mail-private-detail")
        )
        saved = st.form_submit_button(say("settings-mail-save"), type="primary", icon=":material/save:")
    if saved:
        _save(
            {
                "host": (host or "").strip(),
                "port": int(port),
                "security": security,
                "user": (user or "").strip() or None,
                "password": password or None,
                "sender": sender or "",
                "sender_name": (name or "").strip() or None,
                "app_url": (app_url or "").strip(),
                "allow_private": private,
            }
        )
    removes = server.source == "stored" and st.button(say("settings-mail-remove"), icon=":material/delete:")
    if removes and write(operations.REMOVE_MAIL_SERVER()) is not None:
        st.rerun()


def _own_address() -> str:
    """The address that others open the app at; empty where that isn't known."""
    address = app_address()
    reached = find_link_for_phones(f"{address}?", is_embedded=current_service().is_embedded) or ""
    reached = reached.rstrip("?")
    return "" if is_loopback_host(reached.partition("//")[2].partition("/")[0]) else reached


def _save(fields: dict[str, Any]) -> None:
    if fields["user"] is not None and fields["password"] is None:
        del fields["password"]
    try:
        new = PutMailServer.model_validate(fields)
    except ValidationError as error:
        place = error.errors()[0]["loc"]
        st.error(say("settings-mail-wrong", field=str(place[0]) if place else "user"))
        return
    try:
        current_service().managers.write(operations.PUT_MAIL_SERVER(new))
    except InvalidRequest as error:
        st.error(_why_refused(error, allows_private=new.allow_private))
    except DiscernError as error:
        show_error(error)
    else:
        st.rerun()


def _why_refused(error: InvalidRequest, *, allows_private: bool) -> str:
    if error.code == "secret_missing":
        return say("settings-mail-unsealed")
    field = error.errors[0].field if error.errors else ""
    if field == "host":
        return say("settings-mail-place", allowed="yes" if allows_private else "no")
    if field == "password":
        return say("settings-mail-password-again")
    return say("settings-mail-wrong", field=field) if field in FIELDS else escape(error.message)
