"""Who asks somebody to take part, and who is responsible for what they answer."""

from collections.abc import Callable

from discern.contract import Invitation, Taking
from discern_app.base.language import say


def describe_who(opened: Taking | Invitation, quote: Callable[[str], str] = str) -> str:
    """Two paragraphs, with Markdown's bold.

    Args:
        opened: what the link opens.
        quote: keeps names from being read as markup, where all of Markdown is.
    """
    return say(
        "taking-who",
        inviter=quote(opened.invited_by or ""),
        invited="yes" if opened.invited_by else "no",
        responsible=quote(opened.responsible or ""),
        named="yes" if opened.responsible else "no",
    )
