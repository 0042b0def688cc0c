"""Keeping one's private link."""

from discern_app.base.language import say
from discern_app.base.text import mailto
from discern_app.components.share_links import draw_code, find_link_for_phones
from discern_app.participant.own.figures import address_of_svg


def mail_to_self(link: str) -> str:
    """An address that opens the person's own mail program with the link in a mail, whose recipient they type."""
    return mailto(None, say("taking-mail-link-subject"), say("taking-mail-link-text", link=link))


def draw_own_code(link: str, *, is_embedded: bool) -> str | None:
    """The link's QR code for the person's other devices, as an address that holds the drawing; None where no other
    device reaches the app.
    """
    reached = find_link_for_phones(link, is_embedded=is_embedded)
    return None if reached is None else address_of_svg(draw_code(reached))
