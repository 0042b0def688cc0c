"""The link at the end of a mail: a page with a button, and one click for mail programs (RFC 8058).

Opening the page changes nothing, for programs that look for viruses open every link.
"""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from discern.client import operations
from discern.client.errors import DiscernError, NotFound
from discern_app.access.client_address import RequestLimits
from discern_app.base.http_middleware import LINK_QUERY
from discern_app.base.language import speaking
from discern_app.participant.forms import UnreadableError, parse_fields
from discern_app.participant.rendering import HEADERS, refuse_for, show
from discern_app.participant.visit import Visit

UNSUBSCRIBE = "unsubscribe"


async def answer_unsubscribe(request: Request, limits: RequestLimits) -> Response:
    """GET asks, POST ends the reminders. A mail program's POST has its token in the address as well."""
    try:
        visit = Visit.of(request, parse_fields(request.scope.get(LINK_QUERY, b"")))
    except UnreadableError:
        return Response("Bad Request", 400, headers=HEADERS)
    if wait_s := limits.count(visit.address, visit.token):
        return refuse_for(wait_s, request)
    return await run_in_threadpool(_answer, visit)


def _answer(visit: Visit) -> Response:
    with speaking(visit.language):
        if not visit.token:
            return show("unsubscribe", {"state": "dead", "token": ""}, 404)
        if visit.request.method != "POST":
            return show("unsubscribe", {"state": "ask", "token": visit.token})
        try:
            visit.service.links.client.opening_from(visit.address).send(operations.unsubscribe(visit.token))
        except NotFound:
            return show("unsubscribe", {"state": "dead", "token": ""}, 404)
        except DiscernError:
            return show("unsubscribe", {"state": "failed", "token": visit.token}, 503)
        return show("unsubscribe", {"state": "done", "token": ""})
