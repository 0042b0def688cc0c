"""The hashes that `link_codes` hold. Their keys are elsewhere: the database alone tells no address and no code."""

from discern.mail_server import SmtpServer
from discern.service.mail.smtp import to_ascii
from discern.service.tokens import keyed_digest


def hash_address(server: SmtpServer, account_id: str, email: str) -> str:
    """An address, keyed by what opens the mail server: by this alone the mails to it are counted.

    Raises:
        MailError: mail servers take no such address.
    """
    return keyed_digest(f"{server.user}:{server.password}@{server.host}", account_id, to_ascii(email).lower())


def hash_code(private_token: str, assessment_id: str, email: str, code: str) -> str:
    """A code that was mailed to an address, keyed by the private link. Raises `MailError` as `hash_address`."""
    return keyed_digest(private_token, assessment_id, to_ascii(email).lower(), code)
