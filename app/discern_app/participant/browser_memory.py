"""What a browser keeps about the links opened in it: a cookie for each link, with the person's own link in it.

For a join link it keeps the take link of the person who joined, for a take link the private link of the person who
started. Cookies know no ports, so a server on another port of this host may be sent them. What they hold can be read
only with the link that they are for.
"""

from hashlib import sha256
from time import time

from starlette.requests import Request
from starlette.responses import Response

from discern_app.access.signed_in import seal_text, unseal_text
from discern_app.participant.links import TOKEN

PREFIX = "discern_own_"
"""What the names of the cookies begin with."""

KEPT_DAYS = 60
"""How long: until an assessment has long expired, or been read."""


def recall(request: Request, link: str) -> str | None:
    """The token that the browser keeps for a link; None where it keeps none."""
    kept = request.cookies.get(_name(link))
    own = None if kept is None else unseal_text(kept, _secret(link), KEPT_DAYS * 24 * 3600)
    return own if own is not None and TOKEN.fullmatch(own) else None


def remember(response: Response, link: str, own: str, path: str) -> None:
    """Let the browser keep a token for a link, which is open to requests below this path."""
    response.set_cookie(
        _name(link),
        seal_text(own, _secret(link), int(time())),
        max_age=KEPT_DAYS * 24 * 3600,
        path=path,
        httponly=True,
        samesite="lax",
    )


def forget(response: Response, link: str, path: str) -> None:
    """Let the browser keep nothing for a link."""
    response.delete_cookie(_name(link), path=path, httponly=True, samesite="lax")


def _name(link: str) -> str:
    return f"{PREFIX}{sha256(f'name {link}'.encode()).hexdigest()[:16]}"


def _secret(link: str) -> str:
    """Tokens have enough random bits to be keys."""
    return f"own {link}"
