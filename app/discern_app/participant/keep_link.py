"""Keeping one's private link."""

from discern_app.base.language import say
from discern_app.base.text import mailto


def mail_to_self(link: str) -> str:
    """An address that opens the person's own mail program with the link in a mail, whose recipient they type."""
    return mailto(None, say("taking-mail-link-subject"), say("taking-mail-link-text", link=link))
