"""Which service the pages use, what its key may do, how colleagues get access, and what is stored and measured."""

import html
from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal, get_args

import streamlit as st

from discern.client import Client
from discern.client.errors import DiscernError, NotFound, NotPermitted, UnreadableAnswer
from discern.client.foreign import PERCENT, PERCENTILES, SEGMENTS, T_SCORES, Z_SCORES, Scale
from discern.contract import operations
from discern.contract.models.account import Account, KeyInfo, PutDrafting
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.teams import TeamQuery
from discern.contract.operation_type import Call
from discern.contract.permissions import Scope, allows
from discern_app.access.secret import current_access
from discern_app.access.viewer import is_one_of
from discern_app.base.current_service import Service, current_service, forget_service
from discern_app.base.error_banners import describe, show_error, show_page_error
from discern_app.base.language import say
from discern_app.base.navigation import TAB, page_of, title_of
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import PageEndedError, try_read, write
from discern_app.base.text import escape, until
from discern_app.components.charts import show_table
from discern_app.components.page_header import READING_PX, page_header
from discern_app.components.sample_company import manage_samples
from discern_app.components.share_links import browser_home, public_link, reach_of, stays_here
from discern_app.dialogs.backup_notice import show_backup_notice
from discern_app.session_state import CHOSEN_SERVICE, DRAFTING
from discern_app.settings.access_dialogs import ROLES
from discern_app.settings.look import show_look
from discern_app.settings.mail import show_mail
from discern_app.settings.measurement import show_measurement
from discern_app.settings.week import show_languages, show_week_settings

CHECKS: dict[str, Call[Any]] = {
    "assessments": operations.LIST_ASSESSMENTS(AssessmentQuery(limit=1)),
    "people": operations.LIST_CANDIDATES(CandidateQuery(limit=1)),
    "teams": operations.LIST_TEAMS(TeamQuery(limit=1)),
    "account": operations.GET_ACCOUNT(),
}
"""The requests that are tried, by their names in the catalogue. Every service has the first."""


Outcome = Literal["read", "missing", "forbidden", "failed"]


@dataclass(frozen=True, slots=True)
class Check:
    """The outcome of one request; ``failure`` says what went wrong, ``ms`` is its duration in milliseconds."""

    name: str
    outcome: Outcome
    failure: str
    ms: float


def check_connection(client: Client) -> list[Check]:
    """Send each request once, past the cache. Ends at a failure that all of them would meet."""
    done: list[Check] = []
    outcome: Outcome
    for name, operation in CHECKS.items():
        started = perf_counter()
        try:
            client.send(operation)
            outcome, failure = "read", ""
        except NotFound:
            outcome, failure = "missing", ""
        except NotPermitted:
            outcome, failure = "forbidden", ""
        except DiscernError as error:
            outcome, failure = "failed", describe(error).title
        done.append(Check(name, outcome, failure, (perf_counter() - started) * 1000))
        if outcome == "failed":
            break
    return done


ACCESS_STEPS = ("sign-in", "give", "use")


def show_giving_access() -> None:
    """Who gets in at present, the steps to access for one team only, and what each role may do."""
    signs_in = is_sign_in_set_up()
    st.markdown(say("settings-access-today", signs_in="yes" if signs_in else "no"))
    st.subheader(say("settings-access-one-team"), anchor=False)
    steps = [step for step in ACCESS_STEPS if not (signs_in and step == "sign-in")]
    st.markdown("\n".join(f"{n}. {say('settings-access-step', step=step)}" for n, step in enumerate(steps, start=1)))
    if signs_in:
        st.page_link(page_of("access"), label=say("settings-access-open"), icon=":material/arrow_forward:")
    else:
        with st.expander(say("settings-access-operator")):
            st.markdown(say("access-closed-operator-way", way="sign-in"))
    st.subheader(say("settings-access-roles"), anchor=False)
    show_table(
        [say("settings-access-column", column=column) for column in ("role", "may")],
        [(say("access-role-name", role=role), say("access-role-detail", role=role)) for role in ROLES],
    )
    st.markdown(say("settings-access-participants"))


SCALES: dict[str, Scale | None] = {
    "unknown": None,
    "percent": PERCENT,
    "percentiles": PERCENTILES,
    "segments": SEGMENTS,
    "t-scores": T_SCORES,
    "z-scores": Z_SCORES,
}
"""The scales to choose from, by their names in the catalogue."""

WIDTH_PX = 520

TABS = ("connection", "week", "look", "mail", "access", "data", "measurement")


def show_facts(facts: Iterable[tuple[str, str]]) -> None:
    """Names and values, as plain text, in two columns."""
    rows = "".join(f"<dt>{html.escape(name)}</dt><dd>{html.escape(value)}</dd>" for name, value in facts)
    st.html(f'<dl class="facts plain">{rows}</dl>', width=WIDTH_PX)


def fact(name: str) -> str:
    return say("settings-fact", fact=name)


def show_connection(service: Service) -> None:
    """The service in use, how well it answers, and another one."""
    where = say("settings-service-here", place="here" if stays_here() else "server")
    facts = [(fact("service"), where if service.is_embedded else service.base_url)]
    account = None
    try:
        account = read_account()
        if account is None:
            facts.append((fact("account"), say("settings-account-none")))
    except DiscernError as error:
        show_page_error(error)
    if account is not None:
        facts.append((fact("state"), say("settings-answers")))
        # The app's own account and key are nothing that anybody chose or could change.
        if not service.is_embedded:
            facts += [(fact("account"), account.name), (fact("key"), validity_of(account.key))]
    here, elsewhere = st.columns(2, gap="large")
    with here:
        show_this_service(service, facts, account)
        if service.is_embedded and reach_of(public_link(browser_home())) == "here":
            st.markdown(say("settings-reach"), width=WIDTH_PX)
            st.code(say("settings-reach-message"), language=None, wrap_lines=True, width=WIDTH_PX)
    with elsewhere:
        show_other_service()


def read_account() -> Account | None:
    """The account; None where the service tells none. Raises `DiscernError` where there is no service at all."""
    try:
        return try_read(operations.GET_ACCOUNT())
    except (NotFound, UnreadableAnswer):
        try_read(operations.LIST_ASSESSMENTS(AssessmentQuery(limit=1)))
        return None


def show_this_service(service: Service, facts: Iterable[tuple[str, str]], account: Account | None) -> None:
    """What is known of the service in use, and what can be done with it; ``account`` is None where it says none."""
    show_facts(facts)
    with st.container(horizontal=True):
        tests = st.button(say("settings-test"), icon=":material/network_check:")
        if CHOSEN_SERVICE.get() is not None and st.button(say("settings-go-back"), icon=":material/undo:"):
            forget_service()
            st.rerun()
    if tests:
        show_checks(service)
    if CHOSEN_SERVICE.get() is not None:
        st.caption(say("settings-chosen"))
    if account is not None and allows(account.key.scopes, "admin"):
        show_drafting(account)
    if account is not None:
        show_scopes(frozenset(account.key.scopes))


def show_drafting(account: Account) -> None:
    """Whether a language model drafts openings of reports: a switch for owners, where a model is set up."""
    model = account.writer.model if account.writer is not None else None
    if model is None or not is_one_of("owner"):
        return
    with st.container(width=WIDTH_PX, gap="xsmall", key="drafting-setting"):
        DRAFTING.set(account.drafts)
        st.toggle(say("settings-drafting", model=escape(model)), key=DRAFTING.key, on_change=switch_drafting)
        st.caption(say("settings-drafting-note"))


def switch_drafting() -> None:
    write(operations.PUT_DRAFTING(PutDrafting(enabled=DRAFTING.get())))


def validity_of(key: KeyInfo) -> str:
    """Which key it is, and how long it is valid."""
    lasts = say("settings-expires", day=until(key.expires_at)) if key.expires_at else say("settings-key-lasts")
    return f"{key.label} · {lasts}"


def show_checks(service: Service) -> None:
    """What the service answers to each kind of request."""
    lines = []
    for check in check_connection(service.managers.client):
        mark = ":green[:material/check_circle:]" if check.outcome == "read" else ":red[:material/cancel:]"
        name = say("settings-check", check=check.name)
        outcome = say("settings-check-outcome", outcome=check.outcome, failure=escape(check.failure))
        lines.append(f"{mark} {say('settings-check-line', name=name, outcome=outcome, ms=round(check.ms))}")
    st.markdown("  \n".join(lines))


def show_scopes(scopes: frozenset[Scope]) -> None:
    behind = st.expander(say("settings-scopes"), key="scopes of the key", on_change="rerun", width=WIDTH_PX)
    if behind.open:
        with behind:
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


def show_other_service() -> None:
    st.subheader(say("settings-other"), anchor=False)
    if is_sign_in_set_up() or not current_access().holds_secret:
        st.markdown(say("settings-fixed"))
        return
    with st.form("connect", width=WIDTH_PX):
        address = st.text_input(say("settings-address"), placeholder="https://discern.example.com/v1")
        key = st.text_input(say("settings-key"), type="password", autocomplete="off")
        scale = st.selectbox(
            say("settings-scale"),
            list(SCALES),
            format_func=lambda scale: say("settings-scale-name", scale=scale),
            help=say("settings-scale-detail"),
        )
        if st.form_submit_button(say("settings-connect"), type="primary", icon=":material/link:"):
            connect(address or "", key or "", SCALES[scale])
    with st.expander(say("settings-permanent"), width=WIDTH_PX):
        st.markdown(say("settings-permanent-detail"))
        st.code('[discern]\nBASE_URL = "https://discern.example.com/v1"\nAPI_KEY = "…"', language="toml")


def connect(address: str, key: str, scale: Scale | None) -> None:
    """Use another service for this session, if it answers."""
    try:
        service = Service.at(address, key, scale)
        service.managers.client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(limit=1)))
    except ValueError as error:
        st.error(say("settings-address-wrong", rule=escape(str(error))))
    except DiscernError as error:
        show_error(error, is_typed=True)
    else:
        forget_service()
        CHOSEN_SERVICE.set(service)
        st.rerun()


def show_data() -> None:
    """How much there is, and the sample company."""
    try:
        usage = try_read(operations.GET_ACCOUNT()).usage
    except DiscernError:
        pass
    else:
        counts = {"people": usage.candidates, "assessments": usage.assessments, "teams": usage.teams}
        show_facts((fact(name), f"{count:,}") for name, count in counts.items())
    show_backup_notice(on_home=False)
    st.subheader(say("settings-samples"), anchor=False)
    manage_samples()


with page_header(title_of("settings")):
    pass
if not is_one_of("owner"):
    show_languages()
    show_week_settings()
    raise PageEndedError
connection, week, look, mail, access, data, measurement = st.tabs(
    [say("settings-tab", tab=name) for name in TABS], key=TAB, bind="query-params"
)
if connection.open:
    with connection:
        show_connection(current_service())
if week.open:
    with week:
        show_languages()
        show_week_settings()
if look.open:
    with look:
        show_look()
        st.caption(say("settings-appearance-detail"))
if mail.open:
    with mail:
        show_mail()
if access.open:
    with access.container(width=READING_PX):
        show_giving_access()
if data.open:
    with data:
        show_data()
if measurement.open:
    with measurement:
        show_measurement()
