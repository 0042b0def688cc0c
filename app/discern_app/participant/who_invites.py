"""Who asks somebody to take part, and who is responsible for what they answer."""

from discern.contract.models.assessments import Invitation, Taking
from discern_app.base.language import say


def describe_who(opened: Taking | Invitation) -> str:
    """Two paragraphs, with Markdown's bold, for a person who opens a link."""
    return say(
        "taking-who",
        inviter=opened.invited_by or "",
        invited="yes" if opened.invited_by else "no",
        responsible=opened.responsible or "",
        named="yes" if opened.responsible else "no",
    )
