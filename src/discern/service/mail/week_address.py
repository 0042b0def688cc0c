"""The address of a chat's incoming webhook, which is a secret: sealed with the installation's for one reader."""

from cryptography.fernet import InvalidToken

from discern.service.tokens import seal, unseal


def seal_address(url: str, secret: str, reader_id: str) -> str:
    return seal(url, secret, _purpose(reader_id))


def open_address(sealed: str, secret: str | None, reader_id: str) -> str | None:
    """The address; None where it was sealed with another secret, or for another reader."""
    try:
        return None if secret is None else unseal(sealed, secret, _purpose(reader_id))
    except InvalidToken:
        return None


def _purpose(reader_id: str) -> str:
    return f"week message\n{reader_id}"
