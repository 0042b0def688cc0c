"""Links that people are given."""

from collections.abc import Callable
from io import BytesIO
from urllib.parse import urlsplit

import segno
import streamlit as st

from discern.contract.models.assessments import Assessment
from discern_app.base.current_service import current_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import say
from discern_app.base.local_network import find_network_origin, is_loopback_host
from discern_app.base.text import escape


def browser_origin() -> str:
    """Scheme and host of the address in this browser."""
    parts = urlsplit(st.context.url or "http://localhost:8501")
    return f"{parts.scheme}://{parts.netloc}"


def app_address() -> str:
    """Where people reach the app: as it is set up, or else as in this browser."""
    return load_settings().app_url or browser_origin()


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


def draw_code(link: str) -> str:
    """The QR code of a link as SVG: black on white, also on dark pages, with the margin that cameras need."""
    drawing = BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False)
    return drawing.getvalue().decode()


def find_link_for_phones(link: str, *, is_embedded: bool) -> str | None:
    """A link as phones reach it. On a laptop, whose own address means another machine elsewhere, it has the address in
    the local network; None where the app doesn't answer there.
    """
    parts = urlsplit(link)
    if not (is_embedded and is_loopback_host(parts.netloc)):
        return link
    origin = find_network_origin(parts.scheme)
    return None if origin is None else f"{origin}{parts.path}?{parts.query}"


def show_code(link: str, *, alt: str, width: int) -> str:
    """The QR code of a link, which is returned as SVG. It leads where phones reach the app, if they do."""
    reached = find_link_for_phones(link, is_embedded=current_service().is_embedded)
    code = draw_code(reached or link)
    st.image(code, width=width, alt=alt)
    if reached is not None and reached != link:
        parts = urlsplit(reached)
        st.caption(say("shared-code-network", origin=escape(f"{parts.scheme}://{parts.netloc}")))
        st.code(reached, language=None, wrap_lines=True)
    elif reached is None:
        st.caption(say("shared-code-alone", option="`--server.address=0.0.0.0`"))
    return code


def warn_if_links_are_local() -> bool:
    """Say that the links made here would lead others to their own machine, and return whether they would."""
    are_local = current_service().is_embedded and is_loopback_host(urlsplit(app_address()).netloc)
    if are_local:
        st.warning(say("shared-local-link", what="all"), icon=":material/link_off:")
    return are_local


def warn_if_local(link: str) -> None:
    """Say so where a link would lead others to their own machine."""
    if is_loopback_host(urlsplit(link).netloc):
        st.warning(say("shared-local-link", what="one"), icon=":material/link_off:")
