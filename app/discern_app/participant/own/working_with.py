"""The page behind the link that somebody gave out: how to work with them, in their own words."""

from starlette.responses import Response

from discern.client import operations
from discern.client.errors import NotFound
from discern_app.base.language import reader_wording
from discern_app.base.text import until
from discern_app.participant.link_pages import show_closed
from discern_app.participant.links import Closed
from discern_app.participant.rendering import show
from discern_app.participant.visit import Visit


def open_about(visit: Visit) -> Response:
    """What the link opens; an explanation where it opens nothing. Raises `DiscernError`."""
    if not visit.token:
        return show_closed(Closed("about"))
    links = visit.service.links.client.opening_from(visit.address)
    try:
        page = links.call(operations.open_about(visit.token, reader_wording()), brief=True).value
    except NotFound:
        return show_closed(Closed("about"))
    return show("working_with", {"page": page, "until": until(page.expires_at)})
