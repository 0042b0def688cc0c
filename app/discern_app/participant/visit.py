"""One request for a participant's page: its link, what that opens, what the browser keeps for it, and who asks.

A browser keeps a cookie for each link that was opened in it: for a join link the take link of the person who joined,
for a take link the private link of the person who started. Cookies know no ports, so a server on another port of this
host may be sent them. What they hold can be read only with the link that they are for.
"""

import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from time import time
from typing import Literal
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from discern.client.cache import CachedReader
from discern.client.calls import join
from discern.client.errors import DiscernError, InvalidRequest, NotFound
from discern.contract import operations
from discern.contract.link_tokens import read_token
from discern.contract.models.assessments import (
    OPEN_STATUSES,
    Assessment,
    AssessmentQuery,
    Invitation,
    OpenLink,
    Status,
    Taking,
)
from discern.contract.models.candidates import Candidate, OwnRights, Visibility
from discern.contract.models.users import User
from discern_app.access.client_address import address_of
from discern_app.access.secret import cookie_name
from discern_app.access.signed_in import SIGNED_IN, find_signed_in, seal_text, unseal_text
from discern_app.base.current_service import TakerService, reader_for_member, taker_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import LANGUAGE, known_language, requested_language
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import is_sign_in_set_up

TOKEN = re.compile(r"[A-Za-z0-9_-]{8,200}")
"""The form of a token. Anything else is refused without a request."""


def find_token(text: str) -> str | None:
    """The secret part of a link, or of what somebody entered for one."""
    token = read_token(text.rpartition("token=")[2].strip())
    return token if TOKEN.fullmatch(token) else None


FULL = "join_link_full"
"""The error code of a join link whose places are all taken."""


JOIN_ENDED = "join_link_expired"
"""The error code of a join link that is out of time."""


ENDED = ("link_completed", "link_cancelled", "link_expired")
"""The error codes of take links that have ended."""


Kept = Literal["private", "place", "dead", "unknown"]
"""What a token that a browser keeps opens: a private link, or the take link of who joined, ended or not.

It is dead where its person is erased or somebody began anew, and unknown while the service can't say.
"""


PageName = Literal["own", "place", "closed", "name", "consent", "restart", "private"]
"""What a link shows: this browser's own link; the place that this browser has in a team; why it opens nothing; the
question for a name; consent; that it was started elsewhere; what belongs to a private link."""


@dataclass(frozen=True, slots=True)
class Closed:
    """A link that opens nothing: `dead`; `about`, which is dead and led to how to work with somebody; `join_link_full`;
    `JOIN_ENDED`; or one of `ENDED`. ``expired_at`` is when it ended, of one that is out of time.
    """

    code: str
    expired_at: datetime | None = None


def open_link(
    links: CachedReader, token: str | None, address: str, language: str | None = None
) -> Taking | Invitation | Closed:
    """The assessment of a link, the team that it invites to, or why it opens neither.

    Args:
        links: opens links.
        token: as it came in the link.
        address: where the browser is, for the limit of wrong links.
        language: of the text to agree to.

    Raises:
        DiscernError: the service can't say.
    """
    if not token or not TOKEN.fullmatch(token):
        return Closed("dead")
    # Briefly: where the address has to wait for its guesses, asking again would use up what others may ask.
    client = links.client.opening_from(address)
    try:
        return client.call(operations.OPEN_LINK(OpenLink(token=token, language=language)), brief=True).value
    except NotFound as error:
        return Closed(error.code, error.expired_at) if error.code in {*ENDED, JOIN_ENDED} else Closed("dead")
    except InvalidRequest as error:
        if error.code != FULL:
            raise
        return Closed(FULL)


def find_kept(links: CachedReader, own: str, address: str) -> Kept:
    """What a token opens that a browser keeps for a link."""
    try:
        opened = open_link(links, own, address)
    except DiscernError:
        return "unknown"
    if isinstance(opened, Closed):
        # An ended assessment still has its person. A dead link has nobody, and is forgotten.
        return "place" if opened.code in ENDED else "dead"
    return "private" if isinstance(opened, Taking) and opened.private else "place"


def choose_page(opened: Taking | Invitation | Closed, kept: Kept | None) -> PageName:
    """The page of a link, by what it opens and by what the browser keeps for it; None where it keeps nothing."""
    if kept in {"private", "place"}:
        return "own" if kept == "private" else "place"
    if isinstance(opened, Closed):
        return "closed"
    if isinstance(opened, Invitation):
        return "name"
    if opened.private:
        return "private"
    return "restart" if opened.answered else "consent"


COOKIE_PREFIX = "discern_own_"
"""What the names of the cookies begin with."""


KEPT_DAYS = 60
"""How long: until an assessment has long expired, or been read."""


def recall(request: Request, link: str) -> str | None:
    """The token that the browser keeps for a link; None where it keeps none."""
    value = request.cookies.get(_cookie_name(link))
    own = None if value is None else unseal_text(value, _cookie_key(link), KEPT_DAYS * 24 * 3600)
    return own if own is not None and TOKEN.fullmatch(own) else None


def remember(response: Response, link: str, own: str, path: str) -> None:
    """Let the browser keep a token for a link, which is open to requests below this path."""
    response.set_cookie(
        _cookie_name(link),
        seal_text(own, _cookie_key(link), int(time())),
        max_age=KEPT_DAYS * 24 * 3600,
        path=path,
        httponly=True,
        samesite="lax",
    )


def forget(response: Response, link: str, path: str) -> None:
    """Let the browser keep nothing for a link."""
    response.delete_cookie(_cookie_name(link), path=path, httponly=True, samesite="lax")


def _cookie_name(link: str) -> str:
    return f"{COOKIE_PREFIX}{sha256(f'name {link}'.encode()).hexdigest()[:16]}"


def _cookie_key(link: str) -> str:
    """Tokens have enough random bits to be keys."""
    return f"own {link}"


OWN_PAGES = {"me", "answers"}
"""The last parts of the addresses that members use without a link: their page, and where its script sends answers."""


class NoLinkError(Exception):
    """A request without the link that it needs."""


class ForeignFormError(Exception):
    """A form that another site sent by a member's browser, which adds their sign-in."""


@dataclass(frozen=True, slots=True)
class Own:
    """The person whose page it is, and the assessment that it shows.

    ``taking`` is what their private link opens, None for a ``member`` who is signed in. The newest assessment that they
    completed is shown, if there is one, and ``begun`` is the newest with open questions, which end at ``expires_at``;
    None where that is the one that is shown.
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
        token = read_token(self.fields.get("token", ""))
        return token if TOKEN.fullmatch(token) else ""

    @property
    def secret(self) -> str:
        """What requests are counted by once it is known to be good: that of the link, or the cookie of a sign-in."""
        return self.token or self.request.cookies.get(cookie_name(self.request.headers.get("host", ""), SIGNED_IN), "")

    def signed_in(self) -> "Visit":
        """The same for the member who has signed in, where there is one and no link. It may ask the service.

        Raises:
            ForeignFormError: another site sent it.
        """
        # The field, and not `token`, which is empty for what can't be a link: a broken link mustn't open the member's
        # own page.
        if self.fields.get("token") or self.page not in OWN_PAGES or not is_sign_in_set_up():
            return self
        member = find_signed_in(self.request, datetime.now(UTC)).member
        if member is not None and self.request.method == "POST":
            # The cookie is no proof of whose form it is: not every browser minds `samesite`.
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
        # The query of a link's page isn't in the request; see `LinkAddresses`.
        return known_language(self.fields.get(LANGUAGE)) or requested_language(self.request)

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
        return self.service.takers.acting_for_taker(self.token).opening_from(self.address)

    def open(self) -> Taking | Invitation | Closed:
        """Raises `DiscernError`."""
        return open_link(self.service.links, self.token, self.address, self.language)

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
        # A profile stays on the page while its person answers again.
        completed, begun = self._find_newest("completed"), self._find_newest("started")
        assessment = completed or begun
        return Own(
            (member.name or member.email or "") if assessment is None else assessment.candidate.name,
            member.candidate_id,
            None if assessment is None else assessment.id,
            None if assessment is None else assessment.status,
            member=member,
            begun=None if begun is None else begun.id,
            expires_at=None if begun is None else begun.expires_at,
        )

    def _find_newest(self, status: Status) -> Assessment | None:
        query = AssessmentQuery(status=status, limit=1)
        return next(iter(self.taker.client.send(operations.LIST_ASSESSMENTS(query)).data), None)

    def join(self, link: OpenLink, once: str | None) -> Taking:
        """Join a team; how many may do so at once is counted by their address. Raises `DiscernError`."""
        call = join(link, idempotency_key=once)
        joined = self.service.links.client.opening_from(self.address).send(call)
        # Sent past the cache, for the address; what the cache has of the team is out of date.
        self.service.takers.drop(call.operation.invalidates)
        return joined

    def find_own(self) -> tuple[str | None, Kept | None]:
        """The link that this browser keeps for this one, and what it opens."""
        own = recall(self.request, self.token) if self.token else None
        return own, None if own is None else find_kept(self.service.links, own, self.address)

    def link_to(self, page: str, token: str) -> str:
        """The address of a link as people keep it."""
        return f"{load_settings().app_url or self._home}/{page}?token={token}"

    def publish(self, url: str) -> str:
        """A link of our own service with the address that people use; that of another service as it is."""
        if not self.service.is_embedded or load_settings().app_url:
            return url
        parts = urlsplit(url)
        return f"{self._home}{parts.path}?{parts.query}"

    @property
    def _home(self) -> str:
        return f"{self.request.url.scheme}://{self.request.url.netloc}{base_path()}"


def own_of(taking: Taking) -> Own:
    """Whose page a private link opens."""
    # A profile stays on the page while its person answers again.
    begun = taking.assessment_id if taking.shown_id is not None and taking.status in OPEN_STATUSES else None
    return Own(
        taking.candidate.name,
        taking.candidate_id,
        taking.assessment_id if begun is None else taking.shown_id,
        taking.status if begun is None else "completed",
        taking=taking,
        begun=begun,
        expires_at=taking.expires_at,
    )


CHOICES: tuple[Visibility, ...] = ("private", "team", "organisation")
"""Who may see a person's results, from few to many."""

ALL_RIGHTS = OwnRights(visibility=list(CHOICES), share_answers=True, correct=True, erase=True)


def rights_of(person: Candidate) -> OwnRights:
    """What the person may do by this link or sign-in; all of it where the service doesn't tell."""
    return person.rights or ALL_RIGHTS
