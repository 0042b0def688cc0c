"""What the link of a participant leads to."""

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, NotFound
from discern.contract.models.assessments import Invitation, Taking

TOKEN = re.compile(r"[A-Za-z0-9_-]{8,200}")
"""The form of a token. Anything else is refused without a request."""

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


def open_link(links: CachedReader, token: str | None, address: str) -> Taking | Invitation | Closed:
    """The assessment of a link, the team that it invites to, or why it opens neither.

    Args:
        links: opens links.
        token: as it came in the link.
        address: where the browser is, for the limit of wrong links.

    Raises:
        DiscernError: the service can't say.
    """
    if not token or not TOKEN.fullmatch(token):
        return Closed("dead")
    # Briefly: where the address has to wait for its guesses, asking again would use up what others may ask.
    client = links.client.opening_from(address)
    try:
        return client.call(operations.open_link(token), brief=True).value
    except NotFound as error:
        return Closed(error.code, error.expired_at) if error.code in {*ENDED, JOIN_ENDED} else Closed("dead")
    except InvalidRequest as error:
        if error.code != FULL:
            raise
        return Closed(FULL)


def find_kept(links: CachedReader, own: str, address: str) -> Kept:
    """What a token opens that a browser keeps for a link."""
    try:
        found = open_link(links, own, address)
    except DiscernError:
        return "unknown"
    if isinstance(found, Closed):
        return "place" if found.code in ENDED else "dead"
    return "private" if isinstance(found, Taking) and found.private else "place"


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
