"""Which service the pages use, and what its key may do."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.client.foreign import PERCENT, PERCENTILES, SEGMENTS, T_SCORES, Z_SCORES
from discern.contract import AssessmentQuery
from discern.contract.key_scopes import allows
from discern_app.access.gate import current_access
from discern_app.base.current_service import CHOSEN, Service, current_service, forget_service
from discern_app.base.error_banners import show_error
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import try_read
from discern_app.base.text import counted, day, escape
from discern_app.components.charts import is_dark, show_table
from discern_app.components.sample_company import manage_samples
from discern_app.settings.connection_checks import SCOPES, check_connection

st.title("Settings")
st.subheader("Service")
service = current_service()
where = "the one in this app" if service.is_embedded else f"`{service.base_url}`"
st.markdown(f"These pages read from {where}.")
if st.session_state.get(CHOSEN) is not None:
    st.caption("Chosen for this browser session only. It ends when you close the page.")
    if st.button("Go back to the configured service", icon=":material/undo:"):
        forget_service()
        st.rerun()

if st.button("Test the connection", icon=":material/network_check:"):
    for check in check_connection(service.managers.client):
        mark = ":material/check_circle:" if check.works else ":material/cancel:"
        st.markdown(f"{mark} **{check.name}**: {escape(check.outcome)} ({check.ms:.0f} ms)")

st.subheader("Use another service")
if is_sign_in_set_up() or not current_access().holds_secret:
    st.markdown("`DISCERN_BASE_URL` and `DISCERN_API_KEY` set the service of this installation.")
else:
    with st.form("connect"):
        address = st.text_input("Address", placeholder="https://discern.example.com/v1")
        key = st.text_input("API key", type="password", autocomplete="off")
        scale = st.selectbox(
            "Scale of its scores",
            [None, PERCENT, PERCENTILES, SEGMENTS, T_SCORES, Z_SCORES],
            format_func=lambda each: "as the service says" if each is None else each.name,
            help="Only for services that don't state the range of their scores.",
        )
        if st.form_submit_button("Connect", type="primary", icon=":material/link:"):
            try:
                found = Service.at(address or "", key or "", scale)
                found.managers.client.send(operations.list_assessments(AssessmentQuery(limit=1)))
            except ValueError as error:
                st.error(f"Address: {escape(str(error))}.")
            except DiscernError as error:
                show_error(error)
            else:
                forget_service()
                st.session_state[CHOSEN] = found
                st.rerun()
    with st.expander("Make it permanent"):
        st.markdown(
            "Add this to `.streamlit/secrets.toml` next to the app, or set `DISCERN_BASE_URL` and `DISCERN_API_KEY`:"
        )
        st.code('[discern]\nBASE_URL = "https://discern.example.com/v1"\nAPI_KEY = "…"', language="toml")

st.subheader("Account and key")
try:
    account = try_read(operations.get_account())
except (NotFound, UnreadableAnswer):
    st.markdown("This service offers no information about the key.")
except DiscernError as error:
    show_error(error)
else:
    st.markdown(f"Account **{escape(account.name)}**, key **{escape(account.key.label)}**.")
    ends = f" The key expires on {day(account.key.expires_at)} unless it is renewed." if account.key.expires_at else ""
    st.markdown(
        f"**{account.limit.remaining} of {account.limit.per_minute} requests** left this minute.{ends} "
        f"The account has {counted(account.usage.candidates, 'person', 'people')}, "
        f"{counted(account.usage.assessments, 'assessment')} and {counted(account.usage.teams, 'team')}."
    )
    scopes = frozenset(account.key.scopes)
    with st.expander("What the key may do", icon=":material/key:"):
        show_table(
            ("Allowed", "What", "Scope"),
            [("yes" if allows(scopes, scope) else "no", words, scope) for scope, words in SCOPES.items()],
        )

st.subheader("Appearance")
shown = "dark" if is_dark() else "light"
st.markdown(
    f"The pages are **{shown}** now. They follow your device unless you choose otherwise in the menu **⋮** at the top."
)

st.subheader("Sample company")
manage_samples()
