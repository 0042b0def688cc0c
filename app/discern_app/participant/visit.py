"""One request for a participant's page: the link it is about, where it comes from, and the service that answers it."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from urllib.parse import urlsplit

from starlette.requests import Request

from discern.client import operations
from discern.client.cache import CachedReader
from discern.contract.models.assessments import (
    OPEN_STATUSES,
    Assessment,
    AssessmentQuery,
    Invitation,
    OpenLink,
    Status,
    Taking,
)
from discern_app.access.client_address import address_of
from discern_app.access.signed_in import find_signed_in
from discern_app.base.current_service import TakerService, reader_for_member, taker_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import requested_language
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.participant.browser_memory import recall
from discern_app.participant.links import TOKEN, Closed, Kept, find_kept, open_link

OWN_PAGES = {"me", "answers"}
"""The last parts of the addresses that members use without a link: their page, and where its script sends answers."""


class NoLinkError(Exception):
    """A request without the link that it needs."""


class ForeignFormError(Exception):
    """A form that another site sent by a member's browser, which adds their sign-in."""


@dataclass(frozen=True, slots=True)
class Own:
    """The person whose page it is, and the assessment that it shows.

    ``taking`` is what their private link opens, None for a ``member`` who is signed in. Of a member's assessments, the
    newest that they completed is shown, if there is one, and ``begun`` is the newest with open questions, which
    end at ``expires_at``.
    """

    name: str
    candidate_id: str | None
    assessment_id: str | None
    status: Status | None
    taking: Taking | None = None
    member: User | None = None
    begun: str | None = None
    expires_at: datetime | None = None

    @property
    def has_ended(self) -> bool:
        return self.status is not None and self.status not in {"completed", *OPEN_STATUSES}


@dataclass(frozen=True, slots=True)
class Visit:
    """A request, as far as pages look at it. ``fields`` are those of its address or its form; ``member`` is who has
    signed in, where that is a member and the request has no link.
    """

    request: Request
    fields: dict[str, str]
    address: str
    member: User | None = None

    @classmethod
    def of(cls, request: Request, fields: dict[str, str]) -> "Visit":
        return cls(request, fields, address_of(request))

    @property
    def token(self) -> str:
        """The secret part of the link; empty where it can't be one."""
        token = self.fields.get("token", "")
        return token if TOKEN.fullmatch(token) else ""

    def signed_in(self) -> "Visit":
        """The same for the member who has signed in, where there is one and no link. It may ask the service.

        Raises:
            ForeignFormError: another site sent it.
        """
        if self.fields.get("token") or self.page not in OWN_PAGES or not is_sign_in_set_up():
            return self
        member = find_signed_in(self.request, datetime.now(UTC)).member
        if member is not None and self.request.method == "POST":
            origin = self.request.headers.get("origin", "").partition("://")[2]
            if origin.lower() != self.request.headers.get("host", "").lower():
                raise ForeignFormError
        return replace(self, member=member)

    @property
    def page(self) -> str:
        """The name of the page that was asked for, such as `me`."""
        return self.request.url.path.rstrip("/").rpartition("/")[2]

    @property
    def language(self) -> str:
        return requested_language(self.request)

    @property
    def service(self) -> TakerService:
        return taker_service()

    @property
    def taker(self) -> CachedReader:
        """Acts for the person whose private link this is, or for the member who has signed in.

        Raises:
            NoLinkError: there is neither, and the pages' own key may do more than nobody.
        """
        if self.member is not None:
            return reader_for_member(self.member.id)
        if not self.token:
            raise NoLinkError
        return self.service.takers.acting_for_taker(self.token)

    def open(self) -> Taking | Invitation | Closed:
        """Raises `DiscernError`."""
        return open_link(self.service.links, self.token, self.address)

    def require_own(self) -> Own:
        """Whose page it is.

        Raises:
            NoLinkError: nobody has signed in, and the link is none, or isn't private.
            DiscernError: the service can't say.
        """
        if self.member is not None:
            return self._find_members_own(self.member)
        opened = self.open()
        if not isinstance(opened, Taking) or not opened.private:
            raise NoLinkError
        return own_of(opened)

    def require_link(self) -> tuple[Own, Taking]:
        """Whose page a private link opens, for what needs the link itself. Raises as `require_own`."""
        own = self.require_own()
        if own.taking is None:
            raise NoLinkError
        return own, own.taking

    def _find_members_own(self, member: User) -> Own:
        completed, begun = self._find_newest("completed"), self._find_newest("started")
        shown = completed or begun
        return Own(
            (member.name or member.email or "") if shown is None else shown.candidate.name,
            member.candidate_id,
            None if shown is None else shown.id,
            None if shown is None else shown.status,
            member=member,
            begun=None if begun is None else begun.id,
            expires_at=None if begun is None else begun.expires_at,
        )

    def _find_newest(self, status: Status) -> Assessment | None:
        query = AssessmentQuery(status=status, limit=1)
        return next(iter(self.taker.client.send(operations.list_assessments(query)).data), None)

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


def own_of(taking: Taking) -> Own:
    """Whose page a private link opens."""
    return Own(
        taking.candidate.name,
        taking.candidate_id,
        taking.assessment_id,
        taking.status,
        taking=taking,
        expires_at=taking.expires_at,
    )
