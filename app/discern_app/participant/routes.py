"""The addresses of participants' plain pages: what a browser sends, read with bounds, and what answers it.

Why: docs/decisions/0002-plain-pages-beside-streamlit.md
"""

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl

from anyio import CapacityLimiter, to_thread
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, RateLimited
from discern.contract import operations
from discern.contract.models.mails import Unsubscribe
from discern_app.access.client_address import RequestLimits
from discern_app.base.branding import read_branding
from discern_app.base.error_banners import describe
from discern_app.base.http_middleware import LINK_QUERY
from discern_app.base.language import say, speaking
from discern_app.base.navigation import LINKED, base_path
from discern_app.participant import link_pages, questions, week
from discern_app.participant.link_pages import open_about
from discern_app.participant.own import colleagues, data, look_back, seen, talks
from discern_app.participant.own.page import answer_again, confirm, mark, open_own
from discern_app.participant.rendering import HEADERS, file_route, refuse_for, show
from discern_app.participant.visit import ForeignFormError, NoLinkError, Visit

MOST_BYTES = 64_000
LONGEST_S = 20.0
"""How much a browser may send, and how long that may take."""

MOST_FIELDS = 30


class UnreadableError(Exception):
    """What came is too long, too slow, or not what pages send."""


async def read_body(request: Request) -> bytes:
    """Raises `UnreadableError`."""
    body = b""
    try:
        async with asyncio.timeout(LONGEST_S):
            async for chunk in request.stream():
                body += chunk
                # Counted while it comes: a head may promise less.
                if len(body) > MOST_BYTES:
                    raise UnreadableError
    except (TimeoutError, ClientDisconnect):
        raise UnreadableError from None
    return body


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form; of several with one name, the last. Raises `UnreadableError`."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/x-www-form-urlencoded":
        raise UnreadableError
    return parse_fields(await read_body(request))


def parse_fields(text: bytes) -> dict[str, str]:
    """Fields as a query or a form has them. Raises `UnreadableError`."""
    try:
        read = parse_qsl(text.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
        # As HTML writes what is between two fields, where somebody copied it from there.
        return {name.removeprefix("amp;"): value for name, value in read}
    except ValueError:
        raise UnreadableError from None


async def read_json(request: Request) -> dict[str, Any]:
    """Raises `UnreadableError`, also for what a form of another site could send."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise UnreadableError
    try:
        value = json.loads(await read_body(request))
    except (ValueError, RecursionError):
        raise UnreadableError from None
    if not isinstance(value, dict):
        raise UnreadableError
    return value


UNSUBSCRIBE = "unsubscribe"


async def _unsubscribe_with(request: Request, limits: RequestLimits) -> Response:
    """GET asks, POST ends the reminders. A mail program's POST has its token in the address as well."""
    try:
        visit = Visit.of(request, parse_fields(request.scope.get(LINK_QUERY, b"")))
    except UnreadableError:
        return Response("Bad Request", 400, headers=HEADERS)
    if wait_s := limits.count(visit.address, visit.token):
        return refuse_for(wait_s, request)
    return await run_in_threadpool(_answer_unsubscribe, visit)


def _answer_unsubscribe(visit: Visit) -> Response:
    read_branding(visit.service.takers)
    with speaking(visit.language):
        if not visit.token:
            return show("unsubscribe", {"state": "dead", "token": ""}, 404)
        if visit.request.method != "POST":
            return show("unsubscribe", {"state": "ask", "token": visit.token})
        try:
            visit.service.links.client.opening_from(visit.address).send(
                operations.UNSUBSCRIBE(Unsubscribe(token=visit.token))
            )
        except NotFound:
            return show("unsubscribe", {"state": "dead", "token": ""}, 404)
        except DiscernError:
            return show("unsubscribe", {"state": "failed", "token": visit.token}, 503)
        return show("unsubscribe", {"state": "done", "token": ""})


async def _open_week(request: Request) -> Response:
    """The page of Monday's message. A mail program's POST has what it wants in the address; its body isn't read."""
    try:
        fields = parse_fields(request.scope.get(LINK_QUERY, b""))
        if request.method == "POST" and week.STOP not in fields:
            fields |= await read_form(request)
    except UnreadableError:
        return Response("Bad Request", 400, headers=HEADERS)
    return await _answer_link(Visit.of(request, fields), week.answer_week)


async def _open_calendar(request: Request) -> Response:
    try:
        fields = parse_fields(request.scope.get(LINK_QUERY, b""))
    except UnreadableError:
        return Response("Bad Request", 400, headers=HEADERS)
    return await _answer_link(Visit.of(request, fields), week.answer_calendar)


async def _answer_link(visit: Visit, answers: "Answerer") -> Response:
    if wait_s := limits.count(visit.address, visit.token):
        return refuse_for(wait_s, visit.request)
    response = await run_in_threadpool(answers, visit)
    limits.note(visit.token, response.status_code)
    return response


Answerer = Callable[[Visit], Response]
"""Answers a request."""

PAGES: Mapping[str, Answerer] = {
    "take": link_pages.open_page,
    "me": open_own,
    "working_with": open_about,
}
"""What opens the link of each page, by its path. Take links, join links and private ones open at the first two."""

ACTIONS: Mapping[str, Answerer] = {
    "open": link_pages.reopen,
    "join": link_pages.join,
    "forget": link_pages.forget_place,
    "consent": link_pages.consent,
    "restart": link_pages.restart,
    "answer": questions.answer,
    "back": questions.go_back,
    "visibility": seen.choose_visibility,
    "again": answer_again,
    "mark": mark,
    "confirm": confirm,
    "look-back": look_back.answer,
    "about": seen.write_about,
    "link": seen.make_link,
    "unlink": seen.end_link,
    "colleagues": colleagues.follow,
    "colleagues-share": colleagues.share,
    "colleagues-lines": colleagues.write_lines,
    "colleagues-stop": colleagues.stop,
    "talk-answer": talks.answer,
    "talk-move": talks.move,
    "talk-agree": talks.agree,
    "talk-use": talks.use,
    "talk-share": talks.share,
    "talk-skip": talks.skip,
    "report": data.write_report,
    "pdf": data.download_report,
    "export": data.download_data,
    "correct": data.correct,
    "claim": data.claim,
    "withdraw": data.withdraw,
    "erase": data.erase,
}
"""What forms do, by the value of their field `do`."""

MAIL_ACTIONS: Mapping[str, Answerer] = {"mail-code": data.send_code, "mail-link": data.send_link}
"""What forms do that wait for the mail server, which may take long. Others don't wait behind them."""

MAILS_AT_ONCE = 4

limits = RequestLimits()
"""Those of this process."""

_mailing = CapacityLimiter(MAILS_AT_ONCE)


def page_paths() -> list[str]:
    return [f"{base_path()}/{name}" for name in LINKED]


def secret_paths() -> list[str]:
    """Of all that a link with a secret opens."""
    return [*page_paths(), f"{base_path()}/{week.CALENDAR}"]


def participant_routes() -> list[BaseRoute]:
    """For the pages, the answers that their script sends, and the files that they load."""
    return [
        file_route(),
        Route(f"{base_path()}/take/answers", _take_answers, methods=["POST"]),
        Route(f"{base_path()}/{UNSUBSCRIBE}", _unsubscribe, methods=["GET", "POST"]),
        Route(f"{base_path()}/{week.WEEK}", _open_week, methods=["GET", "POST"]),
        Route(f"{base_path()}/{week.CALENDAR}", _open_calendar, methods=["GET"]),
        *(Route(f"{base_path()}/{name}", _open, methods=["GET", "POST"]) for name in PAGES),
    ]


async def _unsubscribe(request: Request) -> Response:
    return await _unsubscribe_with(request, limits)


async def _open(request: Request) -> Response:
    """Open the link in the address, or do what a form asks for."""
    sends = request.method == "POST"
    try:
        fields = await read_form(request) if sends else parse_fields(request.scope.get(LINK_QUERY, b""))
    except UnreadableError:
        return Response("Bad Request", 400, headers=HEADERS)
    try:
        visit = Visit.of(request, fields)
        # Before the service is asked, so that a flood ends here.
        if wait_s := limits.count(visit.address, visit.secret):
            return refuse_for(wait_s, request)
        visit = await run_in_threadpool(visit.signed_in)
    except ForeignFormError:
        return Response("Forbidden", 403, headers=HEADERS)
    opens = PAGES[visit.page]
    if sends and (mails := MAIL_ACTIONS.get(fields.get("do", ""))):
        return await to_thread.run_sync(_answer, mails, visit, limiter=_mailing)
    response = await run_in_threadpool(_answer, ACTIONS.get(fields.get("do", ""), opens) if sends else opens, visit)
    # A cookie that nobody has signed in with proves nothing, and more than one page opens without it.
    if visit.token or visit.member is not None:
        limits.note(visit.secret, response.status_code)
    if visit.member is not None:
        # Without it a browser names no `Origin` with the page's own forms. There is no secret in its address.
        response.headers["Referrer-Policy"] = "same-origin"
    return response


def _answer(answer: Answerer, visit: Visit) -> Response:
    read_branding(visit.service.takers)
    with speaking(visit.language):
        try:
            return answer(visit)
        # A form that was open when somebody signed out, or without its link: its page says what to do.
        except NoLinkError:
            return link_pages.open_page(visit)
        except DiscernError as error:
            return show_failure(visit, error)


def show_failure(visit: Visit, error: DiscernError) -> Response:
    here = {"token": visit.token, "page": visit.page}
    if visit.request.method == "POST" and isinstance(error, (InvalidRequest, NotFound)):
        # Forms send what the service takes, unless it has changed since: by another tab or device, or an update.
        changed = {"title": say("taking-changed"), "advice": say("taking-changed-detail")}
        return show("failed", here | changed | {"button": say("taking-changed-open")}, 409)
    if isinstance(error, NotPermitted) and error.code == "role_forbids":
        refused = {"title": say("taking-refused"), "advice": say("taking-refused-detail")}
        return show("failed", here | refused | {"button": say("taking-changed-open")}, 403)
    banner = describe(error)
    failed = {"title": banner.title, "advice": banner.advice, "button": say("taking-again")}
    return show("failed", here | failed, _status_of(error))


def _status_of(error: DiscernError) -> int:
    """A refusal isn't an outage: proxies and programs try what is answered with 503 again."""
    match error:
        case RateLimited():
            return 429
        case NotPermitted():
            return 403
        case InvalidRequest() | NotFound():
            return 409
        case _:
            return 503


async def _take_answers(request: Request) -> Response:
    """Answers that the script sends: saved, they are acknowledged with what comes next."""
    try:
        sent = await read_json(request)
    except UnreadableError:
        return JSONResponse({"problem": "unreadable"}, 400, headers=HEADERS)
    token = sent.get("token")
    visit = Visit.of(request, {"token": token if isinstance(token, str) else ""})
    if wait_s := limits.count(visit.address, visit.token):
        return JSONResponse({"problem": "busy"}, 429, headers={**HEADERS, "Retry-After": str(wait_s)})
    try:
        visit = await run_in_threadpool(visit.signed_in)
        response = await run_in_threadpool(questions.take_answers, visit, sent)
    except ForeignFormError:
        return JSONResponse({"problem": "foreign"}, 403, headers=HEADERS)
    limits.note(visit.token, response.status_code)
    return response
