"""Which service the pages use, and what its key may do."""

from typing import get_args

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.client.foreign import PERCENT, PERCENTILES, SEGMENTS, T_SCORES, Z_SCORES, Scale
from discern.contract import AssessmentQuery
from discern.contract.key_scopes import Scope, allows
from discern_app.access.gate import current_access
from discern_app.base.current_service import CHOSEN, Service, current_service, forget_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.navigation import title_of
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import try_read
from discern_app.base.text import day, escape
from discern_app.components.charts import is_dark, show_table
from discern_app.components.sample_company import manage_samples
from discern_app.settings.connection_checks import check_connection

SCALES: dict[str, Scale | None] = {
    "unknown": None,
    "percent": PERCENT,
    "percentiles": PERCENTILES,
    "segments": SEGMENTS,
    "t-scores": T_SCORES,
    "z-scores": Z_SCORES,
}
"""The scales to choose from, by their names in the catalogue."""

st.title(title_of("settings"))
st.subheader(say("settings-service"))
service = current_service()
if service.is_embedded:
    st.markdown(say("settings-service-here"))
else:
    st.markdown(say("settings-service-at", address=f"`{service.base_url}`"))
if st.session_state.get(CHOSEN) is not None:
    st.caption(say("settings-chosen"))
    if st.button(say("settings-go-back"), icon=":material/undo:"):
        forget_service()
        st.rerun()

if st.button(say("settings-test"), icon=":material/network_check:"):
    for check in check_connection(service.managers.client):
        mark = ":material/check_circle:" if check.outcome == "read" else ":material/cancel:"
        name = say("settings-check", check=check.name)
        outcome = say("settings-check-outcome", outcome=check.outcome, failure=escape(check.failure))
        st.markdown(f"{mark} {say('settings-check-line', name=name, outcome=outcome, ms=round(check.ms))}")

st.subheader(say("settings-other"))
if is_sign_in_set_up() or not current_access().holds_secret:
    st.markdown(say("settings-fixed"))
else:
    with st.form("connect"):
        address = st.text_input(say("settings-address"), placeholder="https://discern.example.com/v1")
        key = st.text_input(say("settings-key"), type="password", autocomplete="off")
        scale = st.selectbox(
            say("settings-scale"),
            list(SCALES),
            format_func=lambda each: say("settings-scale-name", scale=each),
            help=say("settings-scale-detail"),
        )
        if st.form_submit_button(say("settings-connect"), type="primary", icon=":material/link:"):
            try:
                found = Service.at(address or "", key or "", SCALES[scale])
                found.managers.client.send(operations.list_assessments(AssessmentQuery(limit=1)))
            except ValueError as error:
                st.error(say("settings-address-wrong", rule=escape(str(error))))
            except DiscernError as error:
                show_error(error)
            else:
                forget_service()
                st.session_state[CHOSEN] = found
                st.rerun()
    with st.expander(say("settings-permanent")):
        st.markdown(say("settings-permanent-detail"))
        st.code('[discern]\nBASE_URL = "https://discern.example.com/v1"\nAPI_KEY = "…"', language="toml")

st.subheader(say("settings-account"))
try:
    account = try_read(operations.get_account())
except (NotFound, UnreadableAnswer):
    st.markdown(say("settings-account-none"))
except DiscernError as error:
    show_error(error)
else:
    st.markdown(say("settings-account-names", account=escape(account.name), key=escape(account.key.label)))
    sentences = [say("settings-limit", remaining=account.limit.remaining, limit=account.limit.per_minute)]
    if account.key.expires_at:
        sentences.append(say("settings-expires", day=day(account.key.expires_at)))
    usage = account.usage
    sentences.append(say("settings-usage", people=usage.candidates, assessments=usage.assessments, teams=usage.teams))
    st.markdown(" ".join(sentences))
    scopes = frozenset(account.key.scopes)
    with st.expander(say("settings-scopes"), icon=":material/key:"):
        show_table(
            [say("settings-scope-column", column=name) for name in ("allowed", "what", "scope")],
            [
                (
                    say("settings-allowed", allowed="yes" if allows(scopes, scope) else "no"),
                    say("settings-scope", scope=scope.replace(":", "-")),
                    scope,
                )
                for scope in get_args(Scope)
            ],
        )

st.subheader(say("settings-appearance"))
st.markdown(say("settings-appearance-detail", shown="dark" if is_dark() else "light"))

st.subheader(say("settings-samples"))
manage_samples()
