"""The addresses of participants' plain pages."""

from collections.abc import Callable, Mapping

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from discern.client.errors import DiscernError, RateLimited
from discern_app.access.gate import base_path
from discern_app.base.embedded_service import network_of
from discern_app.base.error_banners import describe
from discern_app.base.http_middleware import LINK_QUERY
from discern_app.base.language import speaking
from discern_app.participant import link_pages, questions
from discern_app.participant.forms import UnreadableError, parse_fields, read_form, read_json
from discern_app.participant.rendering import HEADERS, file_route, show
from discern_app.participant.unsubscribe import UNSUBSCRIBE, answer_unsubscribe
from discern_app.participant.visit import NoLinkError, Visit
from discern_app.server.link_requests import LinkRequests, TooManyWaitError
from discern_app.server.visitors import visitors

PAGES = ("take", "join")
"""The paths of plain pages. A link of any kind opens at each of them."""

PRIVATE = "me"
"""The path of private links: a plain page asks the questions, and Streamlit's page shows the profile."""

Answerer = Callable[[Visit], Response | None]
"""Answers a request; with None where Streamlit's page is to."""

ACTIONS: Mapping[str, Answerer] = {
    "open": link_pages.reopen,
    "join": link_pages.join,
    "forget": link_pages.forget_place,
    "consent": link_pages.consent,
    "restart": link_pages.restart,
    "answer": questions.answer,
    "visibility": questions.choose_visibility,
}
"""What forms do, by the value of their field `do`."""

requests = LinkRequests(visitors)
"""Those of this process."""


def page_paths() -> list[str]:
    return [f"{base_path()}/{name}" for name in (*PAGES, UNSUBSCRIBE)]


def participant_routes() -> list[BaseRoute]:
    """For the pages, the answers that their script sends, and the files that they load."""
    return [
        file_route(),
        Route(f"{base_path()}/take/answers", _take_answers, methods=["POST"]),
        Route(f"{base_path()}/{UNSUBSCRIBE}", _unsubscribe, methods=["GET", "POST"]),
        *(Route(f"{base_path()}/{name}", _open, methods=["GET", "POST"]) for name in PAGES),
    ]


class OpenQuestions:
    """Middleware that answers private links with a plain page while questions are open, and where they open nothing.

    Args:
        app: answers where there is a profile, or the assessment has ended without one.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._path = f"{base_path()}/{PRIVATE}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_link = scope["type"] == "http" and scope["path"] == self._path and scope["method"] == "GET"
        response = await _answer_get(Request(scope, receive), link_pages.open_private) if is_link else None
        await (response or self._app)(scope, receive, send)


async def _unsubscribe(request: Request) -> Response:
    return await answer_unsubscribe(request, requests)


async def _open(request: Request) -> Response | None:
    if request.method != "POST":
        return await _answer_get(request, link_pages.open_page)
    try:
        visit = Visit.of(request, await read_form(request))
    except UnreadableError:
        return Response("Bad Request", 400, headers=HEADERS)
    return await _answer_in_turn(visit, ACTIONS.get(visit.fields.get("do", ""), link_pages.open_page))


async def _answer_get(request: Request, answer: Answerer) -> Response | None:
    try:
        visit = Visit.of(request, parse_fields(request.scope.get(LINK_QUERY, b"")))
    except UnreadableError:
        return Response("Bad Request", 400, headers=HEADERS)
    return await _answer_in_turn(visit, answer)


async def _answer_in_turn(visit: Visit, answer: Answerer) -> Response | None:
    try:
        async with requests.turn(network_of(visit.address), visit.token):
            response = await run_in_threadpool(_answer, answer, visit)
    except TooManyWaitError:
        return Response("Too Many Requests", 429, headers={**HEADERS, "Retry-After": "10"})
    status = 200 if response is None else response.status_code
    if status == 404:
        requests.note_wrong(visit.token)
    elif visit.token and status < 400:
        requests.note_good(visit.token)
    return response


def _answer(answer: Answerer, visit: Visit) -> Response | None:
    with speaking(visit.language):
        try:
            return answer(visit)
        except NoLinkError:
            return link_pages.open_page(visit)
        except DiscernError as error:
            return show_failure(visit, error)


def show_failure(visit: Visit, error: DiscernError) -> Response:
    banner = describe(error)
    values = {"title": banner.title, "advice": banner.advice, "token": visit.token}
    return show("failed", values, 429 if isinstance(error, RateLimited) else 503)


async def _take_answers(request: Request) -> Response:
    """Answers that the script sends: saved, they are acknowledged with what comes next."""
    try:
        sent = await read_json(request)
    except UnreadableError:
        return JSONResponse({"problem": "unreadable"}, 400, headers=HEADERS)
    token = sent.get("token")
    visit = Visit.of(request, {"token": token if isinstance(token, str) else ""})
    try:
        async with requests.turn(network_of(visit.address), visit.token):
            response = await run_in_threadpool(questions.take_answers, visit, sent)
    except TooManyWaitError:
        return JSONResponse({"problem": "busy"}, 429, headers={**HEADERS, "Retry-After": "10"})
    if response.status_code == 200:
        requests.note_good(visit.token)
    return response
