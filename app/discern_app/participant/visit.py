"""One request for a participant's page: the link it is about, where it comes from, and the service that answers it."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import Request

from discern import words
from discern.client import operations
from discern.client.cache import CachedReader
from discern.contract import Invitation, OpenLink, Taking
from discern_app.access.client_ip import FORWARDED, find_address
from discern_app.access.gate import base_path
from discern_app.base.current_service import TakerService, taker_service
from discern_app.base.embedded_service import load_settings
from discern_app.participant.browser_memory import recall
from discern_app.participant.links import TOKEN, Closed, Kept, find_kept, open_link


class NoLinkError(Exception):
    """A request without the link that it needs."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A request, as far as pages look at it. ``fields`` are those of its address or its form."""

    request: Request
    fields: dict[str, str]
    address: str

    @classmethod
    def of(cls, request: Request, fields: dict[str, str]) -> "Visit":
        peer = request.client.host if request.client is not None else ""
        forwarded = ", ".join(request.headers.getlist(FORWARDED))
        return cls(request, fields, find_address(peer, forwarded, load_settings().trusted_proxies))

    @property
    def token(self) -> str:
        """The secret part of the link; empty where it can't be one."""
        token = self.fields.get("token", "")
        return token if TOKEN.fullmatch(token) else ""

    @property
    def page(self) -> str:
        """The name of the page that was asked for, such as `me`."""
        return self.request.url.path.rstrip("/").rpartition("/")[2]

    @property
    def language(self) -> str:
        return words.negotiate(None, self.request.headers.get("accept-language", ""))

    @property
    def service(self) -> TakerService:
        return taker_service()

    @property
    def taker(self) -> CachedReader:
        """Acts for the person whose private link this is.

        Raises:
            NoLinkError: there is no link, and the pages' own key may do more than nobody.
        """
        if not self.token:
            raise NoLinkError
        return self.service.takers.acting_for_taker(self.token)

    def open(self) -> Taking | Invitation | Closed:
        """Raises `DiscernError`."""
        return open_link(self.service.links, self.token, self.address)

    def require_own(self) -> Taking:
        """The assessment of the private link.

        Raises:
            NoLinkError: the link is none, or isn't private.
            DiscernError: the service can't say.
        """
        opened = self.open()
        if not isinstance(opened, Taking) or not opened.private:
            raise NoLinkError
        return opened

    def join(self, link: OpenLink, once: str | None) -> Taking:
        """Join a team; how many may do so at once is counted by their address. Raises `DiscernError`."""
        call = operations.join(link, once)
        joined = self.service.links.client.opening_from(self.address).send(call)
        self.service.takers.drop(call.invalidates)
        return joined

    def find_own(self) -> tuple[str | None, Kept | None]:
        """The link that this browser keeps for this one, and what it opens."""
        own = recall(self.request, self.token) if self.token else None
        return own, None if own is None else find_kept(self.service.links, own, self.address)

    def link_to(self, page: str, token: str) -> str:
        """The address of a link as people keep it."""
        return f"{load_settings().app_url or f'{self._origin}{base_path()}'}/{page}?token={token}"

    def publish(self, url: str) -> str:
        """A link of our own service with the address that people use; that of another service as it is."""
        if not self.service.is_embedded or load_settings().app_url:
            return url
        parts = urlsplit(url)
        return f"{self._origin}{parts.path}?{parts.query}"

    @property
    def _origin(self) -> str:
        return f"{self.request.url.scheme}://{self.request.url.netloc}"
