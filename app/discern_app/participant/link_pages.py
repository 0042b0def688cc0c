"""What a link opens before the first question: a name, consent, somebody else's beginning, how to work with
somebody, or why it opens nothing.
"""

import re
from typing import Any
from uuid import uuid4

from pydantic import ValidationError
from starlette.responses import Response

from discern.client.errors import InvalidRequest, NotFound
from discern.contract import operations
from discern.contract.models.assessments import GiveConsent, Invitation, OpenLink, Taking
from discern.contract.models.candidates import OpenAbout
from discern_app.base.language import say, statement_language
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.text import until
from discern_app.participant.rendering import lead_to, show
from discern_app.participant.visit import FULL, Closed, Visit, choose_page, forget, remember


def describe_who(opened: Taking | Invitation) -> str:
    """Two paragraphs, with Markdown's bold, for a person who opens a link."""
    return say(
        "taking-who",
        inviter=opened.invited_by or "",
        invited="yes" if opened.invited_by else "no",
        responsible=opened.responsible or "",
        named="yes" if opened.responsible else "no",
    )


ONCE = re.compile(r"[0-9a-f]{32}")
"""The form of the key by which joining counts once."""


def open_page(visit: Visit) -> Response:
    """The page of a link, by what it opens and what this browser keeps for it. Raises `DiscernError`."""
    own, kept = visit.find_own()
    # Where this browser keeps a link of its own, that is shown, and what this one opens doesn't matter.
    opened = visit.open() if kept not in {"private", "place"} else Closed("dead")
    page = choose_page(opened, kept)
    if page == "own" and own is not None:
        return lead_to("me", own)
    if page == "place":
        return show("place", {"token": visit.token, "own": own})
    if isinstance(opened, Closed):
        response = show_closed(opened)
    elif isinstance(opened, Invitation):
        response = _ask_name(visit, opened)
    elif page == "private":
        response = lead_to("me", visit.token)
    elif page == "consent":
        response = _ask_consent(visit, opened)
    else:
        response = _offer_restart(visit, opened)
    if kept == "dead":
        forget(response, visit.token, f"{base_path()}/take")
    return response


def reopen(visit: Visit) -> Response:
    """Go to the page of a link that a form has."""
    return lead_to(visit.page, visit.token)


def show_closed(closed: Closed) -> Response:
    """Why a link opens nothing."""
    values = {"code": closed.code, "day": until(closed.expired_at, long=True)}
    return show("closed", values, 404 if closed.code in {"dead", "about"} else 410)


def _ask_name(visit: Visit, invitation: Invitation, failure: str = "", status: int = 200) -> Response:
    once = visit.fields.get("once", "")
    values: dict[str, Any] = {
        "team": invitation.team.name,
        "inviter": invitation.invited_by,
        "day": until(invitation.expires_at, long=True),
        "token": visit.token,
        "once": once if ONCE.fullmatch(once) else uuid4().hex,
        "name": visit.fields.get("name", ""),
        "email": visit.fields.get("email", ""),
        "failure": failure,
    }
    return show("name", values, status)


def join(visit: Visit) -> Response:
    """Join once, however often the form is sent. Raises `DiscernError`."""
    own, kept = visit.find_own()
    if kept in {"private", "place"} and own is not None:
        # A second click, or the page before in the browser's history: the first has joined.
        return lead_to("take", own)
    # Before anything is written, so that wrong links count by the address that they come from.
    opened = visit.open()
    if not isinstance(opened, Invitation):
        return open_page(visit)
    email = visit.fields.get("email", "").strip()
    once = visit.fields.get("once", "")
    try:
        name = visit.fields.get("name", "")
        link = OpenLink(token=visit.token, name=name, email=email or None, language=visit.language)
    except ValidationError as error:
        wrong = {problem["loc"][0] for problem in error.errors()}
        failure = say("taking-name-missing") if "name" in wrong else say("taking-email-wrong")
        return _ask_name(visit, opened, failure, 422)
    try:
        joined = visit.join(link, once if ONCE.fullmatch(once) else None)
    except InvalidRequest as error:
        if error.code != FULL:
            raise
        return show_closed(Closed(FULL))
    if joined.take_token is None:
        return open_page(visit)
    response = lead_to("take", joined.take_token)
    remember(response, visit.token, joined.take_token, f"{base_path()}/take")
    return response


def forget_place(visit: Visit) -> Response:
    """Let somebody else join from this browser."""
    response = lead_to("take", visit.token)
    forget(response, visit.token, f"{base_path()}/take")
    return response


def _ask_consent(visit: Visit, taking: Taking, failure: str = "", status: int = 200) -> Response:
    values = {
        "taking": taking,
        "who": describe_who(taking),
        "day": until(taking.expires_at, long=True),
        "token": visit.token,
        "is_ours": visit.service.is_embedded,
        "failure": failure,
    }
    return show("consent", values, status)


def _offer_restart(visit: Visit, taking: Taking, failure: str = "", status: int = 200) -> Response:
    values = {
        "taking": taking,
        "who": describe_who(taking),
        "day": until(taking.expires_at, long=True),
        "token": visit.token,
        "sign_in": "yes" if is_sign_in_set_up() else "no",
        "failure": failure,
    }
    return show("restart", values, status)


def consent(visit: Visit) -> Response:
    """Consent, and lead to the person's own link. Raises `DiscernError`."""
    opened = visit.open()
    if not isinstance(opened, Taking) or opened.private or opened.answered:
        return open_page(visit)
    if visit.fields.get("agreed") != "yes":
        return _ask_consent(visit, opened, say("taking-agree-missing"), 422)
    return _begin(visit, opened, restart=False)


def restart(visit: Visit) -> Response:
    """Delete what somebody has answered in another browser, and begin again. Raises `DiscernError`."""
    opened = visit.open()
    if not isinstance(opened, Taking) or opened.private or not opened.answered:
        return open_page(visit)
    if visit.fields.get("agreed") != "yes" or visit.fields.get("sure") != "yes":
        return _offer_restart(visit, opened, say("taking-restart-missing"), 422)
    return _begin(visit, opened, restart=True)


def _begin(visit: Visit, taking: Taking, *, restart: bool) -> Response:
    # Of the text that was on the person's screen: it may have changed since.
    version = visit.fields.get("version") or taking.consent.version
    asked_in = next((each.language for each in taking.languages if each.language == visit.fields.get("asked")), None)
    given = GiveConsent.model_validate({"accepted": True, "version": version, "restart": restart, "language": asked_in})
    consent = visit.service.takers.write(operations.GIVE_CONSENT(given, assessment_id=taking.assessment_id))
    if consent.private_token is None:
        return lead_to("take", visit.token)
    response = lead_to("me", consent.private_token)
    remember(response, visit.token, consent.private_token, f"{base_path()}/take")
    return response


def open_about(visit: Visit) -> Response:
    """What the link opens; an explanation where it opens nothing. Raises `DiscernError`."""
    if not visit.token:
        return show_closed(Closed("about"))
    links = visit.service.links.client.opening_from(visit.address)
    try:
        page = links.call(
            operations.OPEN_ABOUT(OpenAbout(token=visit.token, language=statement_language())),
            brief=True,
        ).value
    except NotFound:
        return show_closed(Closed("about"))
    return show("working_with", {"page": page, "until": until(page.expires_at)})
