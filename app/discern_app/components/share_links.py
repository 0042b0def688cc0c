"""Links that people are given."""

from collections.abc import Callable
from io import BytesIO
from urllib.parse import urlsplit

import segno
import streamlit as st

from discern.contract import Assessment
from discern_app.base.current_service import current_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import say
from discern_app.base.local_network import find_network_origin
from discern_app.base.request_origin import is_loopback_host
from discern_app.base.text import escape


def browser_origin() -> str:
    """Scheme and host of the address in this browser."""
    parts = urlsplit(st.context.url or "http://localhost:8501")
    return f"{parts.scheme}://{parts.netloc}"


def public_link(url: str) -> str:
    """A link of our own service with the address that people use; that of another service as it is."""
    return link_publisher()(url)


def link_publisher() -> Callable[[str], str]:
    """`public_link` as a function that also works after the page's run, when a file is made."""
    if not current_service().is_embedded or load_settings().app_url:
        return str
    origin = browser_origin()

    def publish(url: str) -> str:
        parts = urlsplit(url)
        return f"{origin}{parts.path}?{parts.query}"

    return publish


def assessment_publisher() -> Callable[[Assessment], Assessment]:
    """A function that puts the address that people use into an assessment's take link, for files."""
    publish = link_publisher()

    def published(assessment: Assessment) -> Assessment:
        url = assessment.take_url
        return assessment if url is None else assessment.model_copy(update={"take_url": publish(url)})

    return published


def private_link(token: str) -> str:
    base = load_settings().app_url or browser_origin()
    return f"{base}/me?token={token}"


def draw_code(link: str) -> str:
    """The QR code of a link as SVG: black on white, also on dark pages, with the margin that cameras need."""
    drawing = BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False)
    return drawing.getvalue().decode()


def show_code(link: str, *, alt: str, width: int) -> str:
    """The QR code of a link, which is returned as SVG.

    On a laptop, whose own address means another machine elsewhere, it leads to the address that phones in the same
    network reach, if the app answers there.
    """
    is_local = is_loopback_host(urlsplit(link).netloc) and current_service().is_embedded
    origin = find_network_origin(urlsplit(link).scheme) if is_local else None
    if origin is not None:
        parts = urlsplit(link)
        link = f"{origin}{parts.path}?{parts.query}"
    code = draw_code(link)
    st.image(code, width=width, alt=alt)
    if origin is not None:
        st.caption(say("shared-code-network", origin=escape(origin)))
        st.code(link, language=None, wrap_lines=True)
    elif is_local:
        st.caption(say("shared-code-alone", option="`--server.address=0.0.0.0`"))
    return code


def warn_if_links_are_local() -> None:
    """Say before a link is made that it would lead others to their own machine."""
    base = load_settings().app_url or browser_origin()
    if current_service().is_embedded and is_loopback_host(urlsplit(base).netloc):
        st.caption(say("shared-local-link", what="all"))


def warn_if_local(link: str) -> None:
    """Say so where a link would lead others to their own machine."""
    if is_loopback_host(urlsplit(link).netloc):
        st.caption(say("shared-local-link", what="one"))
