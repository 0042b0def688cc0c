"""What a browser keeps about the links opened in it: a cookie for each link, with the person's own link in it.

For a join link it keeps the take link of the person who joined, for a take link the private link of the person who
started. Cookies know no ports, so a server on another port of this host may be sent them. What they hold can be read
only with the link that they are for.
"""

from base64 import urlsafe_b64encode
from hashlib import sha256

from cryptography.fernet import Fernet, InvalidToken
from starlette.requests import Request
from starlette.responses import Response

from discern_app.participant.links import TOKEN

KEPT_DAYS = 60
"""How long: until an assessment has long expired, or been read."""


def recall(request: Request, link: str) -> str | None:
    """The token that the browser keeps for a link; None where it keeps none."""
    kept = request.cookies.get(_name(link))
    if kept is None:
        return None
    try:
        own = _cipher(link).decrypt(kept.encode(), ttl=KEPT_DAYS * 24 * 3600).decode()
    except InvalidToken:
        return None
    return own if TOKEN.fullmatch(own) else None


def remember(response: Response, link: str, own: str, path: str) -> None:
    """Let the browser keep a token for a link, which is open to requests below this path."""
    response.set_cookie(
        _name(link),
        _cipher(link).encrypt(own.encode()).decode(),
        max_age=KEPT_DAYS * 24 * 3600,
        path=path,
        httponly=True,
        samesite="lax",
    )


def forget(response: Response, link: str, path: str) -> None:
    """Let the browser keep nothing for a link."""
    response.delete_cookie(_name(link), path=path, httponly=True, samesite="lax")


def _name(link: str) -> str:
    return f"discern_own_{sha256(f'name {link}'.encode()).hexdigest()[:16]}"


def _cipher(link: str) -> Fernet:
    """Tokens have enough random bits to be keys."""
    return Fernet(urlsafe_b64encode(sha256(f"own {link}".encode()).digest()))
