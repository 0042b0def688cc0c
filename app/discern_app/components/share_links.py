"""Links that people are given."""

from collections.abc import Callable
from io import BytesIO
from typing import Literal
from urllib.parse import urlsplit

import segno
import streamlit as st

from discern.contract.models.assessments import Assessment
from discern_app.base.current_service import current_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import say
from discern_app.base.local_network import find_network_origin, is_loopback_host, is_private_host
from discern_app.base.navigation import base_path


def browser_home() -> str:
    """The app's address in this browser, without a slash at the end."""
    parts = urlsplit(st.context.url or "http://localhost:8501")
    return f"{parts.scheme}://{parts.netloc}{base_path()}"


def app_address() -> str:
    """Where people reach the app: as it is set up, or else as in this browser."""
    return load_settings().app_url or browser_home()


def public_link(url: str) -> str:
    """A link of our own service with the address that people use; that of another service as it is."""
    return link_publisher()(url)


def link_publisher() -> Callable[[str], str]:
    """`public_link` as a function that also works after the page's run, when a file is made.

    On a laptop the browser's own address means another machine elsewhere. So links have the one in the local network,
    if the app answers there.
    """
    if not current_service().is_embedded or load_settings().app_url:
        return str
    here = browser_home()
    home = (find_link_for_phones(f"{here}?", is_embedded=True) or here).rstrip("?")

    def publish(url: str) -> str:
        parts = urlsplit(url)
        return f"{home}{parts.path}?{parts.query}"

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


Reach = Literal["here", "network", "anywhere"]
"""Where a link opens: on this computer alone, in its local network, or as far as can be seen wherever somebody is."""


def reach_of(link: str) -> Reach:
    netloc = urlsplit(link).netloc
    if is_loopback_host(netloc):
        return "here"
    return "network" if is_private_host(netloc) else "anywhere"


def stays_here() -> bool:
    """Whether all data are on the computer that the reader sits at."""
    return current_service().is_embedded and load_settings().is_sqlite and reach_of(browser_home()) == "here"


def show_code(link: str, *, alt: str, width: int) -> str:
    """The QR code of a link, which is returned as SVG."""
    code = draw_code(link)
    st.image(code, width=width, alt=alt)
    return code


def show_reach(link: str, what: Literal["one", "all"] = "one", *, sends: bool = True, is_warned: bool = False) -> None:
    """Beside links, in a line: where they open, if not everywhere, or that nobody ``sends`` them by mail. Who
    ``is_warned`` has read before that they open on this computer alone.
    """
    reach = reach_of(link)
    if (reach == "anywhere" and sends) or (reach == "here" and is_warned):
        return
    where = "unsent" if reach == "anywhere" else reach
    icon = "mail" if where == "unsent" else "lan" if where == "network" else "link_off"
    way = f"{base_path()}/settings"
    st.caption(f":material/{icon}: {say('shared-link-reach', reach=where, what=what, way=way)}")
